### Tang Garden in italiano. Le chiavi sono quelle dei testi inglesi.

title = Tang Garden
goal = Disegna il giardino dell’imperatore, decoralo e manda i visitatori dove la vista è più bella.

# Il benvenuto, un messaggio per riga.
welcome-1 = Scopo: più monete di tutti. Ogni turno costruisci (una tessera scoperta) o decori (peschi carte, ne tieni una).
welcome-2 = Una tessera ci sta dove i bordi che si toccano sono uguali. Terreno uguale muove il tuo cubo, sentieri uguali danno monete.
welcome-3 = Quando tutti e tre i cubi passano una colonna (c) ottieni un personaggio e ne mandi uno nel giardino.
welcome-4 = Lì guadagna con ciò che vede: le decorazioni davanti a sé e i paesaggi del lato verso cui guarda.
welcome-5 = Decorare scopre tutte le pile. La partita finisce quando restano 3 segnalini paesaggio, (L) e (S).

## Pezzi

terrain-greenery = verde
terrain-water = acqua
terrain-rock = roccia
stack-greenery = verde
stack-water = acqua
stack-rock = roccia
stack-tao = tao
stack-display = da parte:

kind-birds = uccelli
kind-fish = pesci
kind-lotus = loto
kind-peonies = peonie
kind-bridge = ponte
kind-pavilion = padiglione
kind-pine = pino
kind-willow = salice
kind-maple = acero
kind-plum = prugno
kind-ginkgo = ginkgo

bonus-greenery = verde +1
bonus-water = acqua +1
bonus-rock = roccia +1
bonus-any = un cubo +1
bonus-landscape = segnalino paesaggio
bonus-none = nessun bonus

site-greenery = verde
site-water = acqua
site-rock = roccia
site-bridge = ponte

size-large = grande
size-small = piccolo
side-N = nord
side-E = est
side-S = sud
side-W = ovest

icon-dragon = drago
icon-construction = edificio
icon-temple = tempio
icon-waterfall = cascata
icon-animal = animale
icon-village = villaggio
icon-sun = sole
icon-moon = luna
icon-element = elemento

lantern-two-tiles = Due tessere
    .effect = Quando costruisci, metti due tessere che erano scoperte all’inizio del turno e prendi i premi di entrambe. Dillo prima o dopo la prima.
lantern-two-decorations = Due decorazioni
    .effect = Quando decori, tieni due carte giocabili e metti tutte e due le decorazioni.
lantern-reposition = Sposta
    .effect = Sposta una delle tue miniature del giardino in un altro posto libero, o girala.
lantern-search = Cerca
    .effect = Quando inviti, prendi un personaggio a scelta dal mazzo; o, quando una tessera copre un segnalino paesaggio, un paesaggio a scelta dalla sua pila.
lantern-tile-only = Solo tessera
    .effect = Solitario: un turno in cui metti la tessera di una coppia senza la sua decorazione.
lantern-from-display = Dal deposito
    .effect = Solitario: un turno in cui metti una tessera messa da parte. Pile e carte restano come sono.
lantern-new-cards = Carte nuove
    .effect = Solitario: un turno in cui si cambiano le quattro carte accanto alle pile; non si mette niente.
lantern-reuse = Ancora
    .effect = Solitario: un turno che copia un’altra lanterna già usata.

## Personaggi: l’abilità vale finché la miniatura è sulla tua carta, la vista conta quando è nel giardino

character-architect = Architetto
    .skill = 2 monete per padiglione o ponte
    .effect = Abilità: 2 monete per ogni padiglione o ponte che metti. Vista: 3 per ogni edificio sul lato verso cui guarda.
character-child = Bambino
    .skill = 2 monete per pesci o uccelli
    .effect = Abilità: 2 monete ogni volta che metti pesci o uccelli. Vista: 2 per ogni animale sul lato verso cui guarda.
character-empress = Imperatrice
    .skill = 2 monete per loto o peonie
    .effect = Abilità: 2 monete ogni volta che metti loto o peonie. Vista: 9, ma 3 in meno per l’Imperatore e 3 in meno per la Dama davanti a lei.
character-hermit = Eremita
    .skill = 1 moneta se il tuo cubo roccia avanza
    .effect = Abilità: 1 moneta per ogni tessera o decorazione che muove il tuo cubo roccia. Vista: 2 per ogni tessera con roccia davanti a sé, al massimo 10.
character-poet = Poetessa
    .skill = 1 moneta se il tuo cubo acqua avanza
    .effect = Abilità: 1 moneta per ogni tessera o decorazione che muove il tuo cubo acqua. Vista: 2 per ogni tessera con acqua davanti a sé, al massimo 10.
character-student = Studente
    .skill = 1 moneta se il tuo cubo verde avanza
    .effect = Abilità: 1 moneta per ogni tessera o decorazione che muove il tuo cubo verde. Vista: 2 per ogni tessera con verde davanti a sé, al massimo 10.
character-emperor = Imperatore
    .skill = nessuna abilità, ma 5 per drago
    .effect = Nessuna abilità. Vista: 5 per ogni drago sul lato verso cui guarda.
character-lady = Dama
    .skill = nessuna abilità, ma ama sole e luna
    .effect = Nessuna abilità. Vista: 6 per un sole o una luna sul lato verso cui guarda, 12 per entrambi.
character-merchant = Mercante
    .skill = paghi 1: altre 2 carte o quella scartata
    .effect = Abilità: una volta per decorazione paghi 1 moneta per altre 2 carte o per la prima degli scarti. Vista: 2 per ogni villaggio sul lato verso cui guarda.
character-monk = Monaco
    .skill = 2 monete se scegli tra due soltanto
    .effect = Abilità: 2 monete quando costruisci con esattamente due tessere scoperte, o peschi esattamente due carte. Vista: 3 per ogni tempio sul lato verso cui guarda.
character-official = Funzionario
    .skill = scopre o cambia tessere prima dell’azione
    .effect = Abilità: prima dell’azione paghi 1 moneta per scoprire tutte le pile, o metti una tessera scoperta sotto la sua pila. Vista: 1 per ogni simbolo di qualsiasi tipo sul lato verso cui guarda.
character-sword-dancer = Danzatrice
    .skill = 1 moneta per segnalino paesaggio
    .effect = Abilità: 1 moneta per ogni segnalino paesaggio che prendi. Vista: 2 per ogni cascata sul lato verso cui guarda.
character-blind = la prima carta del mazzo
    .effect = nessuno sa chi sia

## Che cosa si chiede

prompt-turn = Costruisci con una tessera scoperta o decori ({ $cards } carte)?
prompt-choose-tile = Quale tessera metti?
prompt-build-again = Una seconda tessera, con la lanterna?
prompt-choose-cell = Dove va { $tile }?
prompt-pair-cell = Dove va { $tile }? (solo dove può seguire la sua decorazione)
prompt-rotate = Come sta { $tile } in { $cell }? (bordi nord, est, sud, ovest)
prompt-paths = { $paths } sentieri si incontrano: monete, o un passo al posto di due?
prompt-pick-landscape = Quale paesaggio { $size } aggiungi?
prompt-search-pile = Quale paesaggio { $size } della pila?
prompt-pick-two = Quale paesaggio { $size } scegli? L’altro va di fronte.
prompt-choose-slot = Dove va { $landscape } ({ $icons })?
prompt-choose-slots = Dove va { $landscape } ({ $icons })? L’altro va di fronte.
prompt-choose-token = Quale segnalino paesaggio prendi?
prompt-before-drawing = Il Mercante compra, prima che tu peschi { $cards } carte? (hai { $coins } monete)
prompt-choose-card = Quale carta tieni?
prompt-put-decoration = Dove va la decorazione ({ $kind })?
prompt-bonus-step = Quale cubo avanza?
prompt-decorate-again = Una seconda decorazione, con la lanterna?
prompt-seek = Quale personaggio del mazzo?
prompt-influence-now = I tuoi cubi hanno raggiunto una colonna dei personaggi. Chi inviti?
prompt-send-mini = Chi va nel giardino? D’ora in poi l’altro è il tuo personaggio attivo.
prompt-end-of-turn = Altro, prima che il turno finisca?
prompt-stand = { $character }: in quale posto?
prompt-stand-neutral = { $character }: non appartiene a nessuno. In quale posto?
prompt-face = { $character } in { $cell }: verso dove guarda?
prompt-whom = Quale delle tue miniature si sposta o si gira?
prompt-solo-turn = Il tuo turno: { $left ->
    [one] resta 1 casella
   *[other] restano { $left } caselle
  }. Scegli una coppia o una lanterna.
prompt-pair-decoration = Dove va la decorazione ({ $kind })?
prompt-choose-copy = Quale lanterna copi?
prompt-choose-stack = Quale tessera metti?
prompt-choose-display = Quale tessera del deposito?
prompt-keep-character = Chi tieni? L’altro sta nel giardino e non appartiene a nessuno.
prompt-last-influence = Il giardino è completo. Chi inviti ancora?
prompt-send-own = Chi va nel giardino adesso?

## Scelte. `.many` nomina il gruppo dove sono troppe da elencare; `.plain` si dice senza una posizione.

choice-build = costruire con la tessera { $tile } ({ $stack }){ $kind ->
    [none] { "" }
   *[other] {" "}e { $kind }
  }  { $edges }
    .plain = costruire con la tessera scoperta: { $stack }
choice-decorate = decorare: pescare carte, tenerne una
choice-done = nient’altro, proseguire
choice-rotate = { $edges }{ $greenery ->
    [0] { "" }
   *[other] {" "} verde +{ $greenery }
  }{ $water ->
    [0] { "" }
   *[other] {" "} acqua +{ $water }
  }{ $rock ->
    [0] { "" }
   *[other] {" "} roccia +{ $rock }
  }{ $coins ->
    [0] { "" }
    [one] {" "} 1 moneta
   *[other] {" "} { $coins } monete
  }{ $paths ->
    [0] { "" }
   *[other] {" "} { $paths } sentieri
  }{ $enclosed ->
    [0] { "" }
   *[other] {" "} (chiude { $enclosed })
  }{ $token ->
    [none] { "" }
    [large] {" "} un paesaggio grande
   *[small] {" "} un paesaggio piccolo
  }
    .plain = { $rotation ->
    [0] senza girarla
    [one] girarla una volta in senso orario
   *[other] girarla { $rotation } volte in senso orario
  }
choice-coins = prendere le monete
choice-step = muovere il cubo { $terrain }{ $coins ->
    [0] { "" }
    [one] {" "}(1 moneta)
   *[other] {" "}({ $coins } monete)
  }
    .plain = muovere il cubo { $terrain }
choice-cell = metterla in { $cell }
    .many = Mettila: scrivi una casella segnata ▸, per esempio { $example }
choice-tile = si scopre { $tile }
choice-lantern = usare la lanterna «{ $lantern }»
choice-refresh = consegnare segnalini di formato { $size } per riaccendere la lanterna «{ $lantern }»
choice-pick = prendere { $landscape } ({ $icons })
    .plain = prendere il paesaggio { $landscape }
    .many = Prendine uno della pila: scrivi il suo nome, per esempio { $example }
choice-slot = lato { $side }, posto { $slot } (lì: { $there })
    .plain = lato { $side }, posto { $slot }
    .many = Scrivi un lato (N E S W) e un posto, per esempio { $example }
choice-landscape = arriva il paesaggio { $landscape }
choice-face = guardare a { $side }: per ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
    .plain = guardare a { $side }
choice-wait = non ora: prendere un segnalino personaggio
choice-influence = { $character }. { $effect }
    .plain = invitare: { $character }
choice-card = esce la carta { $kind } ({ $bonus })
choice-keep = tenere { $kind } ({ $bonus })
choice-put = in { $cell }, posto { $spot }{ $watchers ->
    [0] { "" }
    [one] {" "}(vista da una tua miniatura)
   *[other] {" "}(vista da { $watchers } tue miniature)
  }
    .plain = in { $cell }, posto { $spot }
    .many = Mettila: scrivi una casella e un posto, per esempio { $example }
choice-stand = in { $cell } ({ $place })
    .many = Scrivi una casella e il posto lì, per esempio { $example }
choice-send = nel giardino: { $character }. { $effect }
    .plain = mandare nel giardino: { $character }
choice-move = { $character }
choice-token = prendere il segnalino in { $cell }
    .many = Prendi un segnalino: scrivi la sua casella, per esempio { $example }
choice-merchant = pagare il Mercante: { $what ->
    [cards] altre 2 carte
   *[discard] la prima degli scarti
  }
choice-flip = il Funzionario scopre tutte le pile per 1 moneta
choice-swap = il Funzionario mette la tessera scoperta sotto la sua pila: { $stack }
choice-character = arriva { $character }
choice-start = la tessera iniziale: lato { $start }, girata { $rotation } volte
choice-copy = come «{ $lantern }»
choice-display = tessera { $tile }  { $edges }
    .plain = tessera numero { $number } del deposito
    .many = Scrivi il numero di una tessera, per esempio `display { $example }`
choice-remove = consegnare quattro segnalini e togliere ciò che sta in { $cell }, posto { $spot }
    .many = Togli una decorazione per quattro segnalini: scrivi remove, una casella e un posto, per esempio `remove { $example }`
choice-size = un segnalino { $size }

## Che cosa è successo. Prima sta il nome di chi gioca; ciò che il tavolo mostra comunque non si dice.

tang-card = { "" }
tang-character-up = { "" }
tang-landscape-up = { "" }
tang-first-landscape = { "" }
tang-tile-up = { "" }
tang-token-laid = { "" }
tang-display = { "" }
tang-character-token = prende un segnalino personaggio
tang-character-token-lost = perde il segnalino personaggio
tang-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
  } { $why }
tang-column = tutti i cubi su { $column } portano un personaggio
tang-dealt = comincia con: { $character }
tang-decorate = decora
tang-enclosed = chiude un’area ({ $terrain })
tang-flip = fa scoprire tutte le pile
tang-influence = invita: { $character }
tang-landscape = mette un paesaggio sul lato { $side }
tang-lantern = usa la lanterna «{ $lantern }»
tang-last-round = l’ultimo giro: { $trigger }
tang-merchant = compra { $what ->
    [cards] carte
   *[discard] la carta scartata
  }
tang-mini = { $character } ora è in { $cell } e guarda a { $side }
tang-must-build = un giro senza novità: chi può costruire deve farlo
tang-neutral = { $character } è in { $cell } e non appartiene a nessuno
tang-neutral-out = { $character } torna a casa
tang-nothing-playable = nessuna delle carte si poteva giocare
tang-opportunity-lapsed = l’invito è scaduto
tang-over = { $ending }
tang-place = mette una tessera in { $cell }
tang-put = mette in { $cell }: { $kind }
tang-refresh = riaccende la lanterna «{ $lantern }»
tang-remove = toglie da { $cell }: { $kind }
tang-reshuffle = gli scarti formano il nuovo mazzo
tang-step = { $terrain } a { $position }
tang-swap = mette una tessera sotto la pila { $stack }
tang-token = prende il segnalino { $size } in { $cell }
tang-won = tutte le caselle sono coperte: vittoria con { $coins } monete

why-paths = per i sentieri
why-column = dal tracciato
why-skill = dall’abilità
why-temple = dal tempio
why-edge = per il terreno uguale
why-enclosure = per l’area chiusa

trigger-tokens-taken = restano pochi segnalini paesaggio
trigger-stack-empty = una pila è vuota
ending-tokens-taken = restano tre segnalini paesaggio e la partita è finita
ending-stack-empty = una pila è vuota e la partita è finita
ending-nothing-fits = non ci sta più niente e la partita è finita
ending-dead-round = per un giro nessuno ha messo niente e la partita è finita
ending-solo-lost = non è più possibile nessun turno: la partita è persa
ending-solo-fair = il giardino è completo: un risultato discreto
ending-solo-good = il giardino è completo: un buon risultato
ending-solo-impressive = il giardino è completo: un risultato notevole
ending-solo-outstanding = il giardino è completo: un risultato straordinario

## Perché qualcosa non si può fare

reason-no-such-slot-of-this-size = Sul lato { $side } non c’è un posto { $slot } di formato { $size }.
reason-not-an-unseen-tile-of-this-stack = Non è una tessera ancora nascosta nella pila { $stack }.
reason-no-such-card-is-left-in-the-deck = Nel mazzo non c’è più una carta così.
reason-this-character-is-not-in-the-deck = Questo personaggio non è nel mazzo.
reason-not-an-unseen-landscape-of-this-size = Non è un paesaggio { $size } che nessuno ha visto.
reason-a-tile-lies-there = In { $cell } c’è già una tessera.
reason-its-top-tile-lies-face-down = La prima tessera della pila { $stack } è coperta; si usano solo tessere scoperte.
reason-no-tile-lies-beside-it = Accanto a { $cell } non ci sono tessere; una nuova deve toccarne una.
reason-no-space-of-the-garden = { $cell } non è una casella del giardino.
reason-this-rotation-looks-like-a-smaller-one = Girata { $rotation } volte è uguale a girata { $same } volte; scegli così.
reason-this-stack-is-empty = La pila { $stack } è vuota.
reason-it-fits-in-no-rotation = Comunque la giri, in { $cell } non ci sta: i bordi che si toccano devono essere uguali.
reason-its-tile-fits-nowhere = Questa tessera non ci sta da nessuna parte: i bordi che si toccano devono essere uguali.
reason-touching-edges-differ = Girata { $rotation } volte tocca un bordo diverso; solo muri e templi vanno bene con tutto.
reason-the-token-is-of-the-other-size = Il segnalino è { $size }, { $landscape } no.
reason-this-landscape-is-not-visible = { $landscape } non è tra i paesaggi offerti.
reason-this-landscape-is-not-in-the-pile = { $landscape } non è nella pila.
reason-this-slot-is-filled = Quel posto sul lato { $side } è occupato.
reason-this-card-was-not-drawn = Quella carta ({ $kind }, { $bonus }) non è stata pescata.
reason-a-decoration-stands-there = In { $cell } { $spot } c’è già una decorazione.
reason-no-free-spot-for-it = Nel giardino non c’è un posto libero ({ $site }) per questa decorazione ({ $kind }).
reason-no-such-decoration-is-left-in-the-supply = Nella riserva non ne restano ({ $kind }).
reason-no-tile-lies-there = In { $cell } non ci sono tessere.
reason-not-a-spot-of-its-site = Le serve un posto adatto ({ $site }); { $cell } { $spot } non lo è.
reason-a-playable-card-must-be-chosen = Una delle carte pescate si può giocare, quindi devi giocarne una.
reason-no-landscape-token-lies-there = In { $cell } non ci sono segnalini paesaggio.
reason-this-cube-is-on-its-last-position = Il cubo { $terrain } è già in fondo al tracciato.
reason-no-free-character-space-or-no-character = Non c’è un posto libero per un personaggio, o non ce ne sono più.
reason-another-mini-stands-there = Lì c’è un’altra miniatura.
reason-no-such-character-space = In { $cell } non c’è un posto così; le miniature stanno su posti stampati, ponti e padiglioni.
reason-only-the-new-mini-or-the-active-one = Ora può andare nel giardino solo la nuova miniatura o quella attiva.
reason-the-character-deck-is-empty = Il mazzo dei personaggi è vuoto.
reason-this-character-is-not-face-up = Questo personaggio ({ $character }) non è scoperto.
reason-no-character-token = Non hai un segnalino personaggio da consegnare.
reason-no-card-is-there-for-the-merchant = Non c’è nessuna carta che il Mercante possa prendere.
reason-the-merchant-is-not-active = Il Mercante non è il tuo personaggio attivo.
reason-the-merchant-trades-before-a-card-is-chosen = Il Mercante compra solo prima che si scelga una carta.
reason-the-merchant-trades-once-per-action = Il Mercante compra una volta per azione.
reason-too-few-coins-for-the-merchant = Hai { $coins } monete; per il Mercante non bastano.
reason-it-is-the-last-tile-of-its-stack = È l’ultima tessera della pila { $stack }.
reason-no-top-tile-lies-face-down = Nessuna pila è coperta.
reason-the-official-acts-once-per-turn = Il Funzionario agisce una volta per turno.
reason-the-official-is-not-active = Il Funzionario non è il tuo personaggio attivo.
reason-too-few-coins-for-the-official = Hai { $coins } monete; per il Funzionario non bastano.
reason-a-lantern-has-been-used-this-turn = In questo turno hai già usato una lanterna; se ne usa una per turno.
reason-this-lantern-is-used = La lanterna «{ $lantern }» è usata.
reason-a-second-decoration-needs-the-lantern = Per una seconda decorazione serve la lanterna «Due decorazioni».
reason-a-second-tile-needs-the-lantern = Per una seconda tessera serve la lanterna «Due tessere».
reason-a-tile-that-fits-must-be-placed = Hai usato la lanterna, quindi devi mettere una tessera che ci sta.
reason-it-looks-there-already = Guarda già a { $side }.
reason-no-mini-of-yours-in-the-garden = Non hai una miniatura così nel giardino.
reason-no-two-tiles-to-place = Non ci sono due tessere scoperte da mettere.
reason-search-is-not-for-tokens-gained-by-a-card = La lanterna «Cerca» aiuta solo con un segnalino coperto da una tessera.
reason-the-pile-is-empty = La pila dei paesaggi di formato { $size } è vuota.
reason-this-lantern-has-no-use-at-this-moment = In questo momento la lanterna «{ $lantern }» non serve.
reason-this-lantern-is-ready = La lanterna «{ $lantern }» è già accesa.
reason-too-few-landscape-tokens-of-this-size = Servono { $needed } segnalini di formato { $size }, e tu ne hai { $owned }.
reason-after-a-dead-round-whoever-can-build-must-build = Nell’ultimo giro nessuno ha messo niente: chi può costruire deve farlo.
reason-all-tokens-of-this-size-have-been-laid = Tutti i segnalini di formato { $size } sono già sul tabellone.
reason-solo-has-its-own-lanterns = La lanterna «{ $lantern }» non si usa nel solitario.
reason-this-lantern-is-for-solo = Questa lanterna è per il solitario.
reason-a-lantern-is-a-turn-of-its-own = Una lanterna è un turno a sé; usala all’inizio di un turno.
reason-no-such-tile-in-the-display = Nel deposito ci sono { $tiles } tessere, contate da 0.
reason-no-tile-of-it-fits-anywhere = Nessuna tessera ci sta, quindi la lanterna «{ $lantern }» non farebbe niente.
reason-no-used-lantern-can-be-copied = Non c’è una lanterna usata che si possa copiare ora.
reason-only-used-lanterns-can-be-copied = Si copia solo una lanterna usata; «{ $lantern }» è accesa.
reason-the-decoration-in-hand-needs-a-spot-first = Prima fai posto alla decorazione della coppia.
reason-the-decoration-of-the-pair-would-have-no-spot = La decorazione di questa coppia non troverebbe posto.
reason-a-mini-stands-on-it = Sopra c’è una miniatura.
reason-no-decoration-stands-there = In { $cell } { $spot } non ci sono decorazioni.
reason-the-decoration-in-hand-would-have-no-spot = Togline una il cui posto serva alla decorazione della coppia.
reason-tokens-do-not-refresh-lanterns-in-solo = Nel solitario i segnalini non riaccendono le lanterne.
reason-too-few-landscape-tokens-of-one-size = Servono { $needed } segnalini dello stesso formato.
reason-no-influence-is-open = Hai { $coins } monete; per un altro personaggio non bastano ancora.
reason-solo-knows-no-blind-draw = Nel solitario si invitano solo i due personaggi scoperti.
reason-no-new-cards-while-a-stack-is-empty = Finché una pila è vuota non si danno carte nuove.
reason-no-pairs-while-a-stack-is-empty = Finché una pila è vuota restano solo le lanterne «Solo tessera» e «Dal deposito».
reason-not-a-mini-of-yours-to-place = Questa ({ $character }) non è una tua miniatura da mettere.
reason-not-at-this-moment = Non in questo momento.
reason-a-token-of-this-turn-is-for-later = Un segnalino personaggio di questo turno vale per un turno successivo.

## Punteggio

score-coins = Monete
score-birds-fish = Uccelli e pesci
score-lotus-peonies = Loto e peonie
score-bridges = Ponti
score-pavilions = Padiglioni
score-trees = Alberi
score-architect = { character-architect }
score-child = { character-child }
score-empress = { character-empress }
score-hermit = { character-hermit }
score-poet = { character-poet }
score-student = { character-student }
score-emperor = { character-emperor }
score-lady = { character-lady }
score-merchant = { character-merchant }
score-monk = { character-monk }
score-official = { character-official }
score-sword-dancer = { character-sword-dancer }

tie-break-1 = segnalini paesaggio
tie-break-2 = posizione del cubo più avanti
tie-break-3 = posizione del secondo cubo
tie-break-4 = posizione dell’ultimo cubo

## Il tavolo in testo

sketch-points = { $coins } monete, { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }
sketch-face-down = coperta
sketch-no-tiles = vuota
sketch-face-up = scoperta
sketch-lantern-two-tiles = 2 tessere
sketch-lantern-two-decorations = 2 decor
sketch-lantern-reposition = sposta
sketch-lantern-search = cerca
sketch-lantern-tile-only = solo tessera
sketch-lantern-from-display = deposito
sketch-lantern-new-cards = carte nuove
sketch-lantern-reuse = ancora
sketch-character-token = segnalino personaggio
sketch-views = Viste
sketch-large = Grandi
sketch-small = Piccoli
sketch-row = Personaggi
sketch-deck = (+{ $count })
sketch-drawn = Carte
sketch-card = { $kind } ({ $bonus })
sketch-tokens-left = restano { $count } segnalini paesaggio; si finisce a { $end }
sketch-last-round = ultimo giro
sketch-spaces-left = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
  } da coprire
sketch-influence-open = puoi invitare un personaggio
sketch-next-character = prossimo personaggio a { $coins } monete
sketch-display = Deposito
sketch-sees = { $name } guarda a { $side }: { $decorations ->
    [one] 1 decorazione
   *[other] { $decorations } decorazioni
  } in vista, per ora { $points } punti
sketch-no-minis = Nel giardino non ci sono ancora miniature.
sketch-supply = riserva { $left }, posti liberi { $free }, carte nel mazzo { $cards }
sketch-key-greenery = verde
sketch-key-water = acqua
sketch-key-rock = roccia
sketch-key-path = sentiero
sketch-key-wall = muro (va bene con tutto)
sketch-key-temple = tempio (va bene con tutto)
sketch-key-spot = posti liberi in una tessera: verde, ponte; lettere se c’è una decorazione:
sketch-key-court = un posto libero per un personaggio; anche ogni padiglione (Pv) e ponte (Br) senza miniatura
sketch-key-mini = la Poetessa del giocatore ●, che guarda a sud
sketch-key-token = un segnalino paesaggio grande, uno piccolo
sketch-key-track = un cubo su 2; poi 1 moneta, personaggio (con tutti i cubi), niente, 2 monete, personaggio
sketch-key-lantern = una lanterna accesa; (tra parentesi) se usata
sketch-key-free = si può scegliere ora
sketch-key-moved = appena cambiato

help-sheet-characters = tutti i personaggi: abilità, viste e dove sono
help-sheet-views = che cosa vede e guadagna ogni miniatura del giardino
help-sheet-supply = decorazioni rimaste, posti liberi, carte nel mazzo
help-sheet-tiles = le tessere che nessuno ha visto, secondo i bordi

## Opzioni e modi di giocare

option-board = Il tabellone: tracciati, carte e tessere; uno tuo si legge da un file.
    .label = Il tabellone: tracciati, carte e tessere
option-start_tile = Lato e rotazione della tessera iniziale.
option-official_swap_cost = Quanto paga il Funzionario per mettere una tessera sotto la sua pila.
option-elements_are_all_icons = Se per il Funzionario conta ogni simbolo.
option-search_on_bonus = Se la lanterna «Cerca» aiuta con un segnalino ottenuto con una carta.
option-dead_round = A che cosa porta un giro in cui nessuno mette niente.

option-start_tile-random = a caso
option-start_tile-A0 = lato A, com’è stampata
option-start_tile-A1 = lato A, un quarto di giro
option-start_tile-A2 = lato A, mezzo giro
option-start_tile-A3 = lato A, tre quarti di giro
option-start_tile-B0 = lato B, com’è stampata
option-start_tile-B1 = lato B, un quarto di giro
option-start_tile-B2 = lato B, mezzo giro
option-start_tile-B3 = lato B, tre quarti di giro
option-official_swap_cost-0 = niente
option-official_swap_cost-1 = 1 moneta
option-elements_are_all_icons-yes = sì, ogni simbolo
option-elements_are_all_icons-no = no, solo quelli degli elementi
option-search_on_bonus-no = no, solo con uno coperto da una tessera
option-search_on_bonus-yes = sì, con ogni segnalino
option-dead_round-force-build = chi può costruire deve farlo
option-dead_round-end = la partita finisce

preset-recommended = Il tabellone equilibrato: costruire e decorare valgono lo stesso.
preset-standard = I numeri delle regole: più carte con bonus, tracciati che pagano più tardi; decorare vale di più.

board-standard = i numeri delle regole
option-board-balanced = equilibrato: i tracciati pagano prima
board-balanced = equilibrato: meno bonus sulle carte, tracciati che pagano prima

## Parole da cercare

term-build = Costruire
    .effect = Metti una tessera scoperta accanto a una già posata. I bordi che si toccano devono essere uguali; muri e templi vanno bene con tutto. Per il terreno uguale avanza un cubo, per i sentieri uguali prendi monete (o, al posto di due, un passo di un cubo qualsiasi), per un’area appena chiusa il suo cubo avanza ancora. Poi un segnalino sulla casella porta un paesaggio.
term-decorate = Decorare
    .effect = Pesca 2 carte e una in più per ogni pila coperta. Tienine una giocabile, metti la sua decorazione in un posto libero e prendi il suo bonus. Poi si scoprono tutte le pile.
term-edges = Bordi
    .effect = Le linee del giardino: " verde, ~ acqua, ^ roccia, · sentiero, # muro, T tempio. Una casella vuota è circondata da ciò che la sua tessera deve mostrare.
term-enclose = Chiudere
    .effect = Un’area è tutto ciò che si tocca di un terreno. È chiusa quando nessun suo bordo dà su una casella vuota o fuori dal tabellone. L’orlo del tabellone non chiude mai.
term-temple = Templi
    .effect = 1 moneta quando si mettono, e 1 per ogni bordo vicino del loro terreno, anche dopo. Hua Ting: verde, Hehua Ting: acqua, Simian Ting: roccia.
term-stack = Pile
    .effect = Una pila da cui si è presa la tessera resta coperta. Se dopo aver costruito sono scoperte meno di due tessere, o dopo ogni decorazione, si scoprono tutte.
term-spot = Posti
    .effect = Ogni zona di una tessera accoglie una decorazione: il verde alberi, uccelli e peonie; l’acqua pesci e loto; la roccia padiglioni; == un ponte.
term-track = Tracciati
    .effect = I tuoi tre cubi. Alcune posizioni danno subito monete; quando tutti e tre i cubi hanno raggiunto una colonna segnata c puoi invitare un personaggio.
term-character = Personaggi
    .effect = Prendine uno scoperto o il primo del mazzo; poi manda lui o quello attivo nel giardino, dove resta. L’altro è attivo: la sua abilità vale. Segnano solo le miniature nel giardino.
term-token-character = Segnalino personaggio
    .effect = Invece di invitare ora, prendi un segnalino e invita in un turno successivo; lo perdi quando i tuoi cubi raggiungono la colonna seguente.
term-sight = Linea di vista
    .effect = La casella della miniatura e tutte le altre dritte davanti a lei fino all’orlo; niente copre la vista. Ogni decorazione lì è 1 punto.
term-landscape = Paesaggi
    .effect = Ogni lato ne ha due grandi e tre piccoli. Una miniatura vede tutti i paesaggi del lato verso cui guarda, ovunque si trovi.
term-token = Segnalini paesaggio
    .effect = Chi ne copre uno, o lo ottiene con una carta, lo prende e mette un paesaggio nella cornice. Tre dello stesso formato (quattro in due giocatori) riaccendono una lanterna. La partita finisce quando ne restano solo tre.
term-lantern = Lanterne
    .effect = Quattro aiuti, ciascuno da usare una volta finché non lo riaccendi; al massimo uno per turno.
term-pairs = Coppie di animali e fiori
    .effect = 6 punti per ogni carta uccelli con una carta pesci, e per ogni carta loto con una carta peonie; da sole non valgono niente.
term-bridge = Ponti
    .effect = 2 punti ciascuno, e un posto per una miniatura.
term-pavilion = Padiglioni
    .effect = Chi ha più carte padiglione 12 punti, il secondo 6; in parità si divide. E un posto per una miniatura.
term-tree = Alberi
    .effect = Serie di alberi diversi: 1, 4, 9, 16 o 25 punti per 1 fino a 5 specie.
term-solo = Solitario
    .effect = Copri tutte le 28 caselle interne. Ogni turno metti una tessera e la decorazione accanto; la coppia dell’angolo opposto è persa, la sua tessera va nel deposito. Ogni bordo di terreno uguale e ogni area chiusa è una moneta; a 10, 20 e 30 monete inviti un personaggio.
term-display = Deposito
    .effect = Solitario: le tessere messe da parte. La lanterna «Dal deposito» ne mette una.
term-remove = Togliere
    .effect = Solitario: quattro segnalini dello stesso formato tolgono una decorazione senza miniatura.
term-tie = Pareggi
    .effect = Vince chi ha più segnalini paesaggio, poi il cubo più avanti, il secondo, il terzo; altrimenti la vittoria è condivisa.

## Il tavolo su uno schermo: che cosa c’è, detto a chi non lo vede

# Una lettera per ogni bordo: nord, est, sud, ovest.
n-g = verde
n-w = acqua
n-r = roccia
n-p = sentiero
n-x = muro
n-t = tempio
n-i = centro
e-g = verde
e-w = acqua
e-r = roccia
e-p = sentiero
e-x = muro
e-t = tempio
e-i = centro
s-g = verde
s-w = acqua
s-r = roccia
s-p = sentiero
s-x = muro
s-t = tempio
s-i = centro
w-g = verde
w-w = acqua
w-r = roccia
w-p = sentiero
w-x = muro
w-t = tempio
w-i = centro

temple-hua-ting = Tempio dei fiori Hua Ting
temple-hehua-ting = Tempio del loto Hehua Ting
temple-simian-ting = Tempio di roccia Simian Ting

# Che cosa mostra un paesaggio. Un tabellone tuo può averne altri; allora si dicono i nomi dei simboli.
icons-none = nessun simbolo
icons-dragon-dragon = due draghi
icons-dragon-temple = drago e tempio
icons-waterfall-sun = cascata e sole
icons-construction-moon = edificio e luna
icons-temple-village = tempio e villaggio
icons-construction = edificio
icons-waterfall = cascata
icons-animal = animale
icons-waterfall-animal = cascata e animale
icons-animal-village = animale e villaggio
icons-village = villaggio
icons-waterfall-village = cascata e villaggio
icons-temple = tempio
icons-dragon = drago
icons-sun = sole
icons-moon = luna

scene-garden = Il giardino
scene-player = La plancia di { $seat }
tab-garden = Giardino
tab-players = Giocatori
label-people = Personaggi
label-landscapes = Paesaggi
label-cards = Carte e mazzo personaggi
label-display = Deposito

scene-tile = { $cell }: tessera con { $n } a nord, { $e } a est, { $s } a sud, { $w } a ovest
scene-tile-up = tessera { $stack }, scoperta: { $n } a nord, { $e } a est, { $s } a sud, { $w } a ovest
scene-laid = tessera in { $cell }, circondata
scene-temple = { $temple } in { $cell }
scene-temple-up = tessera { $stack }, scoperta: { $temple }
scene-space = casella vuota { $cell }
scene-space-token = casella vuota { $cell } con un segnalino { $size }
scene-dead = { $cell }: qui non ci sta più nessuna tessera
scene-deco = { $kind } in { $cell }
scene-token = segnalino paesaggio { $size } in { $cell }
scene-mini = { $character } di { $seat } in { $cell }, guarda a { $side }: per ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
scene-neutral = { $character } in { $cell }, non appartiene a nessuno
scene-offered = paesaggio { $size } offerto: { $icons }
scene-in-hand = paesaggio in mano: { $icons }
scene-found = { $icons }
scene-found-guest = { $character }
scene-slot = posto libero { $slot } sul lato { $side }
scene-count = lato { $side }: { $count } volte { $icon }
scene-pile = pila { $stack }: { $count ->
    [0] niente di coperto
    [one] 1 tessera coperta
   *[other] { $count } tessere coperte
  }
scene-beside = accanto alla pila { $stack }: { $kind }
scene-people = mazzo dei personaggi: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
scene-guest = { $character }
scene-deck = mazzo delle decorazioni: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
scene-discard = scarti, in cima: { $kind } ({ $bonus })
scene-no-discard = scarti: nessuno
scene-card = { $kind } ({ $bonus })
scene-progress = { $count } segnalini paesaggio sul tabellone; si finisce a { $end }
scene-spaces-left = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
  } da coprire
scene-cube = cubo { $terrain } su { $position }
scene-kept = { $kind }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
scene-engineer = { $seat } ha cominciato: l’ultimo giro finisce prima del prossimo turno di { $seat }
scene-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
  }
scene-character-token = segnalino personaggio, da consegnare in un turno successivo per un personaggio
scene-tokens = { $count } { $count ->
    [one] segnalino paesaggio { $size ->
        [large] grande
       *[small] piccolo
      }
   *[other] segnalini paesaggio { $size ->
        [large] grandi
       *[small] piccoli
      }
  }
scene-lantern = lanterna «{ $lantern }», accesa
scene-lantern-used = lanterna «{ $lantern }», usata
scene-active = { $character }
scene-owned = { $character }, non ancora nel giardino
scene-sent = { $character }, nel giardino: per ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
scene-goal = a { $coins } monete arriva un personaggio
scene-goal-reached = { $coins } monete raggiunte
scene-spot = { $cell }, posto libero: { $site }
scene-stand = { $cell }, posto libero per una miniatura
scene-look = guardare a { $side }
scene-sees = { $character } di { $seat } guarda a { $side } su { $count ->
    [one] 1 casella
   *[other] { $count } caselle
  }: per ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
scene-enclosed = { $terrain } in { $cell }: area chiusa
scene-solo-lost = Non è più possibile nessun turno: il giardino resta incompiuto. Avevi { $points } punti.
scene-solo-fair = Il giardino è completo: { $points } punti, un risultato discreto.
scene-solo-good = Il giardino è completo: { $points } punti, un buon risultato.
scene-solo-impressive = Il giardino è completo: { $points } punti, un risultato notevole.
scene-solo-outstanding = Il giardino è completo: { $points } punti, un risultato straordinario!

note-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
  }
note-cubes = cubi { $greenery }/{ $water }/{ $rock }
note-tokens = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
  }
note-last-turn = ultimo turno
note-done = niente più turni

overlay-sight = Linee di vista
    .about = Che cosa vede ogni personaggio nel giardino, e quanto guadagna per ora.
overlay-areas = Aree aperte
    .about = Ogni bordo ancora aperto; sbarrato dove niente può più chiuderlo; una spunta su ciò che è chiuso.
overlay-spots = Posti liberi
    .about = Dove possono ancora andare decorazioni e personaggi.

## Che cosa si chiede sullo schermo, dove è diverso dal terminale; una frase sotto; pulsanti; guadagni

ask-turn = Costruire o decorare?
ask-influence-now = Chi inviti?
ask-send-mini = Chi va nel giardino?
ask-solo-turn = Scegli una coppia o una lanterna
ask-keep-character = Chi tieni?
ask-last-influence = Chi inviti ancora?
ask-choose-cell = Dove va la tessera?
ask-pair-cell = Dove va la tessera?
ask-rotate = La tessera sta bene così? Conferma
ask-choose-slot = Dove va il paesaggio ({ $icons })?
ask-choose-slots = Dove va il paesaggio ({ $icons })?

hint-turn = Tocca una tessera scoperta per costruire, o pesca carte per decorare
hint-choose-tile = Con la lanterna metti due tessere, una dopo l’altra
hint-build-again = Dev’essere una ancora scoperta
hint-choose-cell = { $count ->
    [one] Ci sta in una casella
   *[other] Ci sta in { $count } caselle
  }; i bordi che si toccano devono essere uguali
hint-pair-cell = Solo caselle dopo le quali trova posto la decorazione accanto alla pila
hint-rotate = { $count ->
    [one] Ci sta solo così; tocca un’altra casella segnata per spostarla
   *[other] Ci sta in { $count } modi; tocca un’altra casella segnata per spostarla
  }
hint-paths = Una moneta per sentiero, o per due un passo a scelta
hint-pick-landscape = Ciò che mostra conta per i personaggi che guardano verso il suo lato
hint-search-pile = Tutta la pila è scoperta; poi viene mescolata
hint-pick-two = L’altro va nello stesso posto del lato opposto
hint-choose-slot = Sul lato che guardano i tuoi personaggi, o lontano dagli sguardi altrui
hint-choose-slots = L’altro paesaggio va nello stesso posto di fronte
hint-choose-token = Il bonus della carta: un segnalino paesaggio qualsiasi del tabellone
hint-before-drawing = Per una moneta: altre due carte, o la prima degli scarti
hint-choose-card = Ne tieni una e metti la sua decorazione; le altre si scartano
hint-put-decoration = { $count ->
    [one] Un posto è libero
   *[other] { $count } posti sono liberi
  }
hint-bonus-step = Il bonus della carta
hint-decorate-again = Un’altra delle carte pescate
hint-seek = Un personaggio qualsiasi del mazzo; poi viene mescolato
hint-influence-now = Uno dei due scoperti, il primo del mazzo, o più tardi con un segnalino
hint-send-mini = Lì guadagna con ciò che vede; l’altro resta sulla tua carta, dove vale la sua abilità
hint-end-of-turn = Consegna segnalini o termina il turno
hint-stand = Posti stampati, ponti e padiglioni
hint-stand-neutral = Occupa il posto e non conta per nessuno
hint-face = Vede la sua casella e tutto ciò che ha dritto davanti
hint-whom = Può andare in un altro posto libero, o solo girarsi
hint-solo-turn = Tocca una tessera per giocare la sua coppia, o una lanterna
hint-pair-decoration = { $count ->
    [one] Puoi scegliere un posto
   *[other] Puoi scegliere tra { $count } posti
  }
hint-choose-copy = Una lanterna già usata
hint-choose-stack = Questa volta la sua decorazione non si mette
hint-choose-display = Pile e carte restano come sono
hint-keep-character = Va nel giardino alla fine; l’altro ci va ora e non appartiene a nessuno
hint-last-influence = Il giardino è completo; poi ci vanno tutti i tuoi personaggi
hint-send-own = Prima chi ha la vista migliore

button-decorate = Pesca { $cards } carte
button-coins = { $count ->
    [one] Prendi 1 moneta
   *[other] Prendi { $count } monete
  }
button-step = Passo: { $terrain }
button-wait = Più tardi: segnalino
button-lantern = Lanterna: { $lantern }
button-flip = Scopri tutte le pile
button-merchant = { $what ->
    [cards] Compra 2 carte
   *[discard] Compra la scartata
  }
button-blind = Pesca dal mazzo
button-copy = { $lantern }
button-send = Nel giardino: { $character }
button-done = { $at ->
    [end-of-turn] Termina il turno
    [build-again] Basta così
    [decorate-again] Basta così
    [before-drawing] Pesca ora
    [last-influence] Nessun altro
   *[other] Prosegui
  }

do-rotate = in modo che mostri { $n } a nord, { $e } a est, { $s } a sud, { $w } a ovest
do-pick = prendere il paesaggio { $size }: { $icons }
do-face = guardare a { $side }: per ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
do-stand = stare in { $cell }{ $place ->
    [bridge] , sul ponte
    [court] { "" }
    [court2] , sul secondo posto
   *[other] , sul padiglione
  }
do-blind = invitare la prima carta del mazzo, chiunque sia
do-remove = consegnare quattro segnalini e togliere da { $cell }: { $kind }
do-display = mettere la tessera con { $n } a nord, { $e } a est, { $s } a sud, { $w } a ovest

gain-points = +{ $points }
gain-coins = { $coins ->
    [one] +1 moneta
   *[other] +{ $coins } monete
  }
gain-character = un personaggio!{ $coins ->
    [0] { "" }
    [one] {" "}+1 moneta
   *[other] {" "}+{ $coins } monete
  }
gain-nothing = non dà niente
gain-tile = { $greenery ->
    [0] { "" }
   *[other] +{ $greenery } verde{ " " }
  }{ $water ->
    [0] { "" }
   *[other] +{ $water } acqua{ " " }
  }{ $rock ->
    [0] { "" }
   *[other] +{ $rock } roccia{ " " }
  }{ $coins ->
    [0] { "" }
    [one] +1 moneta{ " " }
   *[other] +{ $coins } monete{ " " }
  }{ $paths ->
    [0] { "" }
   *[other] +{ $paths } sentieri{ " " }
  }{ $token ->
    [none] { "" }
    [large] +paesaggio grande
   *[small] +paesaggio piccolo
  }

# Le parti di un turno.
step-action = Costruire o decorare
step-tile = Tessera
step-cell = Casella
step-rotate = Gira
step-reward = Premio
step-guests = Personaggi
step-cards = Carte
step-spot = Decorazione
step-pair = Coppia

## Aiuto: le regole di ciò che è sullo schermo, capitolo per capitolo

help-aim = Disegnate insieme il giardino, tessera dopo tessera, e lo decorate. Le monete sono punti. Le guadagni con i sentieri, sui tuoi tracciati, con le abilità, con le serie di carte decorazione e soprattutto con i personaggi: chi alla fine è nel giardino guadagna con ciò che vede. Vince chi ha più punti.
    .title = Lo scopo
help-turn = Fai una di due cose: costruisci (metti una tessera scoperta) o decori (peschi carte, ne tieni una, metti la sua decorazione). Inoltre puoi usare una lanterna per turno, consegnare segnalini paesaggio per riaccendere una lanterna e, dopo la tua azione, invitare i personaggi che hai guadagnato. Puoi tornare indietro finché non si scopre qualcosa di nuovo.
    .title = Il tuo turno
help-build = Tocca una tessera scoperta di un angolo, poi una delle caselle segnate, girala, conferma. Deve toccare una tessera già posata e, dove due tessere si toccano, i bordi devono essere uguali: verde con verde, acqua con acqua, roccia con roccia, sentiero con sentiero. Muri e templi vanno bene con tutto. La pila da cui hai preso resta coperta; se alla fine della tua azione sono scoperte meno di due tessere, si scoprono tutte le pile.
    .title = Costruire
help-rewards = In quest’ordine: un passo con il cubo di un terreno per ogni bordo in cui incontra sé stesso; un passo per ogni area che la tua tessera ha appena chiuso; le monete dei templi; per ogni bordo in cui sentiero incontra sentiero una moneta, ma due di esse si possono cambiare con un passo di un cubo qualsiasi; la moneta dell’abilità del tuo personaggio; e il segnalino paesaggio che era lì, con un paesaggio del suo formato.
    .title = Che cosa dà una tessera
help-enclose = Un’area è tutto ciò che di un terreno è collegato da tessera a tessera. È chiusa quando nessun suo bordo dà su una casella vuota o fuori dal tabellone. Muri e templi chiudono un bordo, l’orlo del tabellone mai. Una zona circondata dai sentieri della sua stessa tessera è chiusa subito. Chiudere dà un passo, a chi mette l’ultima tessera. «Aree aperte» mostra ogni bordo ancora aperto.
    .title = Chiudere aree
help-temples = Tre templi sono nella pila tao. Metterne uno dà 1 moneta e 1 in più per ogni bordo vicino del suo terreno: verde per Hua Ting, acqua per Hehua Ting, roccia per Simian Ting. Chi poi costruisce quel terreno contro un tempio prende 1 moneta per il bordo, ma nessun passo. I templi chiudono tutto ciò che li tocca.
    .title = Templi
help-decorate = Peschi 2 carte e 1 in più per ogni pila coperta. Tienine una giocabile: la sua decorazione dev’essere nella riserva e un posto adatto libero. Ogni zona di una tessera accoglie una decorazione: alberi, uccelli e peonie stanno sul verde, pesci e loto sull’acqua, padiglioni sulla roccia, ponti sugli archi tratteggiati. Poi prendi il bonus della carta: un passo, o un segnalino paesaggio qualsiasi del tabellone. Le altre carte si scartano e si scoprono tutte le pile, anche se non si poteva giocare niente.
    .title = Decorare
help-tracks = I tuoi tre cubi sono i tre terreni. Un cubo che raggiunge una colonna con una moneta viene pagato subito. Quando tutti e tre hanno raggiunto una colonna con una figura, alla fine della tua azione puoi invitare un personaggio. I cubi non tornano mai indietro; i passi oltre l’ultima colonna sono persi.
    .title = Tracciati
help-landscapes = Ogni lato del giardino ha posti per due paesaggi grandi e tre piccoli. Chi prende un segnalino paesaggio sceglie uno dei due paesaggi visibili di quel formato e lo mette in un posto libero qualsiasi, su qualsiasi lato. I loro simboli contano alla fine per i personaggi che guardano da quella parte. I numeri negli angoli sommano i simboli di un lato. Tre segnalini dello stesso formato (quattro in due giocatori) riaccendono una lanterna usata.
    .title = Paesaggi e segnalini
help-characters = Prendi uno dei due personaggi scoperti o il primo del mazzo, senza vederlo. Poi manda una delle tue due miniature, la nuova o quella sulla tua carta, in un posto libero: un posto stampato, un ponte o un padiglione; scegli verso dove guarda. L’altra è attiva: la sua abilità vale per te. Oppure prendi un segnalino personaggio e invita in un turno successivo; lo perdi quando i tuoi cubi raggiungono la prossima colonna con una figura. Puoi averne solo uno.
    .title = Personaggi
help-sight = Una miniatura vede la sua casella e tutte quelle dritte davanti a lei fino all’orlo; niente copre la vista. Ogni decorazione lì è 1 punto. A questo si aggiunge ciò che la sua carta dice della vista: i simboli di tutti i paesaggi del lato verso cui guarda, ovunque si trovi, o le tessere di un terreno davanti a lei. La miniatura sulla tua carta non segna niente. «Linee di vista» mostra tutto, con i punti per ora.
    .title = Che cosa vedono i personaggi
help-skills = L’abilità del personaggio sulla tua carta vale finché resta lì. Architetto, Bambino e Imperatrice sono pagati per certe decorazioni; Eremita, Poetessa e Studente quando il loro cubo avanza, una volta per tessera o decorazione; la Danzatrice per i segnalini; il Monaco quando si sceglie tra esattamente due tessere o due carte. Il Mercante compra carte, il Funzionario scopre o cambia tessere prima dell’azione. Imperatore e Dama non hanno abilità, ma amano la vista.
    .title = Abilità
help-lanterns = Quattro lanterne, ciascuna da usare una volta, al massimo una per turno. Due tessere: metti due tessere scoperte in un’azione. Due decorazioni: tieni due delle carte pescate. Sposta: muovi o gira una delle tue miniature nel giardino. Cerca: scegli liberamente dal mazzo dei personaggi, o dalla pila dei paesaggi quando una tessera ha coperto un segnalino. Tre segnalini paesaggio dello stesso formato ne riaccendono una usata (quattro in due giocatori): toccala.
    .title = Lanterne
help-end = Quando sul tabellone restano solo tre segnalini paesaggio, o una pila è finita, si conclude il giro: tutti hanno avuto lo stesso numero di turni. Se per un giro intero nessuno mette niente, chi può costruire deve farlo; se nessuno poteva, la partita finisce.
    .title = La fine
help-scoring = Le monete contano come sono. 6 punti per ogni coppia di uccelli e pesci, e di loto e peonie. 2 per ogni ponte. Chi ha più padiglioni 12, il secondo 6; in parità si divide, arrotondando per difetto. Alberi in serie di specie diverse: 1, 4, 9, 16, 25. Poi ogni miniatura nel giardino. In parità: più segnalini paesaggio, poi i cubi, prima quello più avanti.
    .title = Punteggio
help-solo = Copri tutte le 28 caselle interne. Accanto a ogni pila c’è una carta: in un turno metti una tessera e poi la decorazione della sua carta. Entrambe le cose devono essere possibili. La carta e la tessera dell’angolo opposto per ora sono perse: la tessera va nel deposito. Non ci sono tracciati né abilità: ogni bordo di terreno uguale e ogni area chiusa è una moneta, i sentieri non danno niente. Quando copri un segnalino, un paesaggio visibile va in un posto e l’altro di fronte.
    .title = Solitario: Yin e Yang
help-solo-lanterns = Ognuna delle quattro lanterne sostituisce una volta un turno. Solo tessera: metti una tessera senza la sua decorazione. Dal deposito: metti una tessera messa da parte. Carte nuove: si danno quattro carte nuove. Ancora: rifai ciò che fa una lanterna usata. Quattro segnalini dello stesso formato, consegnati, tolgono una decorazione che è d’intralcio: toccala.
    .title = Solitario: lanterne
help-solo-end = A 10, 20 e 30 monete puoi tenere uno dei due personaggi; l’altro è neutrale e occupa un posto. Se nessun turno è possibile prima che le 28 caselle siano coperte, hai perso. Altrimenti tutte le tue miniature vanno nel giardino e segnano secondo la loro vista. Fino a 60 punti discreto, da 61 a 75 buono, da 76 a 95 notevole, da 96 in su straordinario.
    .title = Solitario: personaggi e fine
help-screen = L’oro segna ciò che puoi scegliere. Tocca qualsiasi altra cosa per sapere perché no. Le caselle tratteggiate sono quelle in cui non ci starà più nessuna tessera. I numeri su fondo scuro contano ciò che sta in una pila. Il numero sulla carta di un personaggio è quanto guadagnerebbe ora. Le lanterne usate sono grigie.
    .title = Leggere lo schermo
help-board = { about-board } { about-board.ours } { about-board.load }
    .title = A proposito di questo tabellone

about-board = Tutte le regole, i numeri dei pezzi, le abilità, le lanterne, il punteggio e il solitario sono quelli del regolamento. Ciò che mostravano solo le immagini è stato ricostruito.
    .given = I testi del regolamento danno il turno, i premi di una tessera, gli effetti dei dodici personaggi e delle otto lanterne, i punti e quanti pezzi di ogni tipo ci sono; pagine pubbliche aggiungono le 15 tessere per pila, i tre templi e i tracciati di undici colonne.
    .ours = La griglia di otto per otto caselle, le facce delle 60 tessere e di quella iniziale, dove stanno segnalini e pile, le colonne dei tracciati, i bonus delle carte e quale paesaggio mostra quali simboli. Il tabellone «balanced» ha colonne e bonus diversi da «standard», perché costruire e decorare valgano lo stesso.
    .load = Chi possiede il gioco può scrivere ciò che c’è stampato in un file come data/tang.toml e indicarlo come opzione «board» quando apre un tavolo. Viene controllato all’inizio della partita, e tutto ciò che è sullo schermo è disegnato da lì.
