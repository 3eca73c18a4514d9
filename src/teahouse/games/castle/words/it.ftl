### Dragon Castle in italiano. Chiavi: docs/notation/castle.md nomina le decisioni, games/castle/rules/game.py gli eventi.

title = Dragon Castle
goal = Prendi tessere dal castello, fai crescere nel tuo regno gruppi di un tipo e coronali di santuari.

# Il benvenuto, un messaggio per riga.
welcome-1 = Scopo: più punti di tutti. Quattro o più tessere vicine di un tipo si girano e danno punti.
welcome-2 = Ogni turno: prendi una tessera libera dal piano più alto del castello (segnata ▸), poi scegli:
welcome-3 = anche la sua gemella identica, o un santuario, oppure scartala per 1 punto.
welcome-4 = Posa ciò che hai preso. Su un set appena girato costruisci santuari: più in alto, meglio è.
welcome-5 = Quando resta solo il piano terra, evocare il drago (2 punti) porta presto alla fine.
first-game = Allora lasciamo da parte le carte.

## Tessere

kind-merchant = Mercanti
kind-soldier = Soldati
kind-farmer = Contadini
kind-season = Stagioni
kind-wind = Venti
kind-dragon = Draghi
kind-number = numeri uguali

letter-M = Mercante
letter-S = Soldato
letter-F = Contadino
letter-Z = Stagione
letter-W = Vento
letter-D = Drago

face-M1 = Mercante 1
face-M2 = Mercante 2
face-M3 = Mercante 3
face-M4 = Mercante 4
face-M5 = Mercante 5
face-M6 = Mercante 6
face-S1 = Soldato 1
face-S2 = Soldato 2
face-S3 = Soldato 3
face-S4 = Soldato 4
face-S5 = Soldato 5
face-S6 = Soldato 6
face-F1 = Contadino 1
face-F2 = Contadino 2
face-F3 = Contadino 3
face-F4 = Contadino 4
face-F5 = Contadino 5
face-F6 = Contadino 6
face-Z1 = Stagione 1
face-Z2 = Stagione 2
face-Z3 = Stagione 3
face-Z4 = Stagione 4
face-W1 = Vento 1
face-W2 = Vento 2
face-W3 = Vento 3
face-W4 = Vento 4
face-D1 = Drago 1
face-D2 = Drago 2
face-D3 = Drago 3

## Spiriti: un potere che ognuno può invocare una volta per turno, al prezzo di una tessera scoperta del regno o di un santuario della riserva

spirit-beauty = Spirito della Bellezza
    .effect = Consolida 4 o più Mercanti, Soldati e Contadini vicini con lo stesso numero: 1 punto in più, fino a 2 santuari.
spirit-wind = Spirito del Vento
    .effect = Se vuoi, gira una delle tue tessere; poi sposta un santuario costruito su un’altra tessera coperta.
spirit-strength = Spirito della Forza
    .effect = Sposta una o due tessere in cima alle pile del tuo regno su altre caselle libere; i set così formati danno punti.
spirit-elegance = Spirito dell’Eleganza
    .effect = In questo turno puoi prendere anche tessere con il lato superiore o inferiore libero, e devi prenderne almeno una.
spirit-deception = Spirito dell’Inganno
    .effect = La tua seconda tessera è una qualsiasi che si trovava proprio accanto alla prima sul suo piano, qualunque cosa mostri.
spirit-change = Spirito del Mutamento
    .effect = Una Stagione, un Vento o un Drago scoperti valgono come un altro tipo per completare o ingrandire un set.
spirit-faith = Spirito della Fede
    .effect = Costruisci un santuario più del consentito su un set appena girato.
spirit-destruction = Spirito della Distruzione
    .effect = Elimina dal gioco una tessera libera del castello, di qualsiasi piano.
spirit-depth = Spirito della Profondità
    .effect = La tua seconda tessera può essere solo dello stesso tipo della prima, non identica.
spirit-cunning = Spirito dell’Astuzia
    .effect = Consolida un gruppo di esattamente 3 tessere di un tipo per 2 punti, con santuari come al solito.

## Draghi: punti in più per tutti alla fine

dragon-humility = Drago dell’Umiltà
    .effect = 1 punto per ogni santuario che ha accanto una pila più alta.
dragon-righteousness = Drago della Rettitudine
    .effect = 1 punto per ogni santuario nella tua riga migliore e nella tua colonna migliore; altri 2 per una linea piena di santuari.
dragon-tranquility = Drago della Quiete
    .effect = 1 punto per ogni gruppo separato di tessere coperte.
dragon-bravery = Drago dell’Audacia
    .effect = 1 punto per ogni pila più alta di tutte quelle accanto.
dragon-dominion = Drago del Dominio
    .effect = Il Mercante, il Soldato e il Contadino scoperti più alti che hai dal piano 3 in su: somma i loro numeri.
dragon-power = Drago del Potere
    .effect = Per Mercanti, Soldati e Contadini confronta il tuo gruppo di maggior valore con quello di ogni vicino: 2 punti se vale di più, 1 se è pari.
dragon-knowledge = Drago del Sapere
    .effect = 2 punti per ogni diversa figura scoperta di Stagione, Vento o Drago.
dragon-harmony = Drago dell’Armonia
    .effect = Per ogni linea mediana del regno: 4 punti se le altezze delle pile sono specchiate, 2 se lo sono i santuari.
dragon-devotion = Drago della Devozione
    .effect = 1 punto per ogni santuario con una tessera Drago scoperta accanto.
dragon-courage = Drago del Coraggio
    .effect = 1 punto per ogni santuario sul bordo del regno.

## Che cosa si chiede

prompt-turn = Prendi una tessera dal piano più alto{ $summon ->
    [yes] {" "}o evoca il drago
   *[no] { "" }
  }
prompt-continue = Hai { $face }. E ora?
prompt-place = Dove posi { $face } nel tuo regno?
prompt-enlarge = Un set sta per girarsi. Vuoi prima ingrandirlo con uno spirito?
prompt-build = Costruisci un santuario sul set appena girato? ({ $pool } nella tua riserva)
prompt-end = Il tuo turno è quasi finito. Invochi uno spirito?
prompt-payment = Come paghi lo { $spirit }?
prompt-beauty-set = Quale gruppo di numeri uguali?
prompt-cunning-set = Quale gruppo di tre?
prompt-wild = Quale tessera vale come che cosa?
prompt-extra-shrine = Dove va il santuario in più?
prompt-turn-tile = Giri una delle tue tessere?
prompt-lift-shrine = Quale santuario si sposta?
prompt-drop-shrine = Dove va il santuario?
prompt-lift-tile = Quale tessera si sposta?
prompt-drop-tile = Dove va?
prompt-destroy = Quale tessera del castello esce dal gioco?

## Scelte. `.many` nomina il gruppo dove sono troppe da elencare; `.plain` si dice senza una posizione.

choice-take = prendere { $face } in { $cell } (piano { $floor }{ $twin ->
    [none] { "" }
   *[other] ; la gemella in { $twin } è libera
  })
    .plain = prendere la tessera in { $cell }
    .many = Prendi una tessera: scrivi il suo posto, per esempio { $example }
choice-summon = evocare il drago: 2 punti alla fine
choice-pair = prendere anche { $face } in { $cell } (piano { $floor })
    .plain = prendere la seconda tessera in { $cell }
    .many = Prendi una seconda tessera: scrivi il suo posto, per esempio { $example }
choice-shrine = tenere la tessera e prendere un santuario nella riserva
choice-discard = scartare la tessera per 1 punto
choice-place = posarla in { $space } { $height ->
    [0] (casella vuota)
    [one] (su una tessera coperta)
   *[other] (su una pila di { $height } tessere coperte)
  }
    .plain = posarla in { $space }
    .many = Posala: scrivi una casella, per esempio { $example }
choice-build = costruire un santuario in { $space } (piano { $height }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  })
    .plain = costruire un santuario in { $space }
    .many = Costruisci un santuario: scrivi una casella, per esempio { $example }
choice-done = nient’altro, proseguire
choice-call = invocare lo { $spirit }: { $effect }
    .plain = invocare lo { $spirit }
choice-pay = { $space ->
    [shrine] pagare con un santuario della tua riserva
   *[other] pagare con { $face } in { $space }
  }
    .plain = { $space ->
    [shrine] pagare con un santuario della tua riserva
   *[other] pagare con la tessera in { $space }
  }
    .many = Paga con una tessera scoperta: scrivi la sua casella, per esempio { $example }
choice-set = il gruppo intorno a { $space } ({ $face })
    .plain = il gruppo intorno a { $space }
    .many = Scegli un gruppo dalla sua prima casella, per esempio { $example }
choice-turn = girare { $face } in { $space }
    .plain = girare la tessera in { $space }
    .many = Gira una tessera: scrivi la sua casella, per esempio { $example }
choice-lift = sollevare { $piece ->
    [shrine] il santuario
    [back] la tessera coperta
   *[tile] { $face }
  } in { $space }
    .plain = sollevare ciò che sta in { $space }
    .many = Solleva: scrivi una casella, per esempio { $example }
choice-drop = posare in { $space }
    .many = Posa: scrivi una casella, per esempio { $example }
choice-wild = { $face } in { $space } vale come { $letter }
    .plain = la tessera in { $space } vale come { $letter }
    .many = Scrivi una casella e una lettera, per esempio { $example }
choice-destroy = eliminare { $face } in { $cell } (piano { $floor })
    .plain = eliminare la tessera in { $cell }
    .many = Elimina una tessera del castello: scrivi il suo posto, per esempio { $example }
choice-spirit = esce lo { $spirit }
choice-dragon = esce il { $dragon }
choice-face = si scopre { $face }

## Che cosa è successo. Prima sta il nome di chi gioca.

castle-spirit = lo { $spirit } è in gioco
castle-dragon = il { $dragon } è in gioco
castle-uncover = scopre { $face }
castle-take = prende { $face } da { $cell }
castle-pair = e { $face } da { $cell }
castle-shrine = e un santuario (riserva { $pool })
castle-discard = scarta la tessera (+{ $points })
castle-summon = evoca il drago (+2 alla fine; { $left ->
    [one] resta 1 segnalino
   *[other] restano { $left } segnalini
  })
castle-last-round = comincia l’ultimo giro
castle-place = posa { $face } in { $space }
castle-set = consolida { $size } tessere: { $kind } (+{ $points })
castle-build = costruisce un santuario in { $space } (piano { $floor })
castle-call-tile = invoca lo { $spirit } e paga con { $face } da { $space }
castle-call-shrine = invoca lo { $spirit } e paga con un santuario
castle-turn = gira { $face } in { $space }
castle-move-shrine = sposta il santuario da { $source } a { $target }
castle-move-tile = sposta la tessera da { $source } a { $target }
castle-destroy = distrugge { $face } in { $cell }
castle-over = { $ending }

ending-dragon-summoned = il drago è arrivato e la partita è finita
ending-castle-empty = il castello non c’è più e la partita è finita

## Perché qualcosa non si può fare

reason-all-copies-of-this-face-have-been-seen = { $face }: tutte e quattro le copie si sono già viste.
reason-no-tile-lies-there = In { $cell } non ci sono tessere del castello.
reason-tiles-on-both-long-sides = La tessera in { $cell } è incastrata: il lato sinistro o il destro dev’essere libero.
reason-the-first-tile-comes-from-the-top-floor = La prima tessera viene dal piano più alto, cioè il piano { $floor }; { $cell } è più in basso.
reason-the-first-tile-cannot-be-put-back = Hai già in mano la prima tessera e non puoi rimetterla a posto.
reason-not-identical-to-the-first = La seconda tessera dev’essere proprio { $face }; quella in { $cell } non lo è.
reason-no-shrine-is-left-in-the-supply = La scorta dei santuari è vuota.
reason-summon-instead-of-taking-a-tile-not-after-it = Il drago si evoca invece di prendere una tessera; in questo turno ne hai già presa una.
reason-the-castle-is-still-higher-than-one-floor = Il drago si può evocare solo quando resta il piano terra; il castello ha ancora { $floor } piani.
reason-outside-the-realm = { $space } è fuori dal regno.
reason-a-face-up-tile-lies-there = In { $space } c’è una tessera scoperta; posa su caselle vuote o tessere coperte.
reason-a-shrine-stands-there = In { $space } c’è un santuario, e su un santuario non si posa niente.
reason-both-tiles-are-placed-before-anything-else = Posa prima la seconda tessera; le due si posano insieme.
reason-a-pair-needs-two-legal-spaces = Due tessere vogliono due caselle; nel tuo regno ce ne sono: { $spaces }.
reason-no-legal-space-for-the-tile = Nel tuo regno non c’è posto per la tessera; puoi solo scartarla.
reason-no-more-shrines-on-this-set = Questo set ha già tutti i santuari che può avere.
reason-no-shrine-in-the-pool = Nella tua riserva non ci sono santuari.
reason-a-shrine-stands-there-already = In { $space } c’è già un santuario.
reason-only-on-a-set-consolidated-just-now = I santuari vanno solo sulle tessere di un set appena girato; { $space } non ne fa parte.
reason-spirit-already-called-this-turn = Lo { $spirit } è già stato invocato in questo turno.
reason-spirit-not-in-play = Lo { $spirit } non c’è in questa partita.
reason-nothing-to-pay-a-spirit-with = Uno spirito costa una tessera scoperta del tuo regno o un santuario della tua riserva: non hai né l’una né l’altro.
reason-only-a-face-up-tile-pays = Si paga solo con una tessera scoperta; in { $space } non ce n’è.
reason-pay-for-the-spirit-first = Prima paga lo { $spirit }.
reason-spirit-would-have-no-effect = Lo { $spirit } ora non potrebbe fare niente, comunque tu paghi.
reason-payment-would-make-the-effect-impossible = Se paghi così, lo { $spirit } non avrebbe più niente da fare.
reason-spirit-not-in-this-window = Lo { $spirit } non si può invocare in questo momento del turno ({ $window }).
reason-choose-a-set-of-equal-numbers-by-its-first-space = Indica uno dei gruppi di numeri uguali con la sua prima casella.
reason-a-shrine-moves-onto-a-face-down-tile-without-a-shrine = Il santuario deve andare su una tessera coperta che non ne ha.
reason-lift-a-shrine-that-stands-in-the-realm = Scegli una casella del tuo regno dove c’è un santuario.
reason-only-a-face-up-tile-can-be-turned = Si può girare solo una tessera scoperta del tuo regno.
reason-the-shrine-needs-a-face-down-tile-to-go-to = Gira una tessera: altrimenti il santuario non saprebbe dove andare.
reason-a-moved-tile-goes-to-another-legal-space = La tessera deve andare in un’altra casella, vuota o con una tessera coperta senza santuario.
reason-a-tile-with-a-shrine-cannot-move = Sulla tessera in { $space } c’è un santuario, quindi resta lì.
reason-move-at-least-one-tile = Hai invocato questo spirito per spostare tessere; devi spostarne almeno una.
reason-no-tile-that-can-move-lies-there = In { $space } non c’è nessuna tessera da spostare.
reason-two-different-tiles-are-moved = La tessera in { $space } è già stata spostata; scegline un’altra.
reason-elegance-needs-a-short-side-tile = Hai invocato l’Eleganza: ora ti serve una tessera libera solo sopra o sotto; { $cell } non lo è.
reason-elegance-promised-a-pick = Hai invocato l’Eleganza, quindi in questo turno devi prendere una tessera.
reason-deception-needs-a-tile-beside-the-first = Hai invocato l’Inganno: la seconda tessera doveva trovarsi proprio accanto alla prima; { $cell } non c’era.
reason-the-changed-tile-must-complete-a-set = Scegli una Stagione, un Vento o un Drago scoperti e un tipo con cui formare un set.
reason-the-extra-shrine-goes-on-a-full-set-of-this-turn = Il santuario in più va su un set di questo turno che ha già tutti quelli normali.
reason-not-the-same-type-as-the-first = La seconda tessera dev’essere dello stesso tipo ({ $face }); quella in { $cell } non lo è.
reason-choose-a-group-of-three-by-its-first-space = Indica uno dei tuoi gruppi di tre con la sua prima casella.
reason-no-countdown-token-is-left = Tutti i segnalini del conto alla rovescia sono stati presi.
reason-long-row-on-an-upper-floor = Una fila di { $tiles } tessere al piano { $floor } è lunga: il suo centro resta bloccato per molti turni.
reason-no-third-floor = Nessuna pila è alta 3, quindi passeranno pochi turni prima di poter evocare il drago.
reason-unusual-first-floor = Il piano terra ha { $tiles } tessere; di solito sono da { $low } a { $high }.
reason-a-called-spirit-promised-a-pair = Lo spirito invocato ti obbliga a prendere una seconda tessera.
reason-a-called-spirit-still-needs-this-tile = Allo spirito invocato serve ancora la tessera in { $cell }.

window-start = prima della prima tessera
window-picked = con la prima tessera in mano
window-acted = prima di posare
window-consolidate = mentre si consolidano i set
window-end = alla fine del turno

## Punteggio

score-sets = Set
score-discards = Scartate
score-shrines = Santuari
score-tokens = Conto alla rovescia
score-humility = { dragon-humility }
score-righteousness = { dragon-righteousness }
score-tranquility = { dragon-tranquility }
score-bravery = { dragon-bravery }
score-dominion = { dragon-dominion }
score-power = { dragon-power }
score-knowledge = { dragon-knowledge }
score-harmony = { dragon-harmony }
score-devotion = { dragon-devotion }
score-courage = { dragon-courage }

tie-break-1 = pile con una tessera coperta in cima
tie-break-2 = santuari nel regno

## Il tabellone in testo

sketch-castle = Castello
sketch-floor = piano più alto { $floor }, { $tiles } tessere
sketch-countdown = Conteggio
sketch-supply = Scorta
sketch-shrines = { $count ->
    [one] 1 santuario
   *[other] { $count } santuari
  }
sketch-tokens = { $count ->
    [one] 1 segnalino
   *[other] { $count } segnalini
  }
sketch-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }
sketch-hand = in mano
sketch-key-free = si può scegliere ora
sketch-key-moved = appena mosso
sketch-key-tile = una pila alta 2 con Mercante 4 in cima
sketch-key-back = una pila alta 2, in cima una tessera coperta: ci si può posare sopra
sketch-key-shrine = una pila alta 2 con un santuario: sopra non va più niente
sketch-no-cards = In questa partita non ci sono carte.
sketch-unseen = { $count } tessere sono ancora nascoste. Copie di ogni figura che nessuno ha visto:
sketch-last-round = ultimo giro

## Opzioni e modi di giocare

option-layout = Il castello: uno di questi, o uno disegnato con . 1 2 3, scritto o letto da un file.
    .label = Il castello
option-spirits = Carte Spirito: quante se ne pescano, o i loro nomi.
    .label = Carte Spirito
option-spirits-0 = nessuna
option-spirits-1 = una
option-spirits-2 = due
option-spirits-3 = tre
option-dragons = Carte Drago: quante se ne pescano, o i loro nomi.
    .label = Carte Drago
option-dragons-0 = nessuna
option-dragons-1 = una
option-dragons-2 = due
option-dragons-3 = tre
option-cards = Se si pesca da tutte le carte o solo da quelle semplici.
option-cards-all = da tutte
option-cards-simple = solo da quelle semplici
option-realm = La grandezza dei regni, colonne per righe.
option-realm-6x4 = 6 × 4
option-realm-6x6 = 6 × 6
option-realm-4x4 = 4 × 4
option-realm-4x6 = 4 × 6
option-last_round = Se l’ultima evocazione chiude la partita con il giro in corso o con uno in più.
option-last_round-current = con il giro in corso
option-last_round-next = con un giro in più
option-shrine_supply = Se i santuari possono finire.
option-shrine_supply-limited = 40 santuari per tutti
option-shrine_supply-unlimited = sempre abbastanza
option-paid_shrine = Se un santuario pagato a uno spirito torna nella scorta o esce dal gioco.
option-paid_shrine-supply = torna nella scorta
option-paid_shrine-box = esce dal gioco
option-deception = Se l’Inganno arriva solo a tessere dello stesso piano o di qualsiasi piano.
option-deception-same-floor = solo lo stesso piano
option-deception-any-floor = qualsiasi piano
option-wind = Se lo Spirito del Vento deve spostare un santuario.
option-wind-must-move = deve
option-wind-may-move = può
option-change_in_check = Se lo Spirito del Mutamento può ingrandire un set che sta per girarsi.
option-change_in_check-yes = sì
option-change_in_check-no = no
option-faith = Se alla Fede serve un set che ha già tutti i suoi santuari normali.
option-faith-full-allowance = sì, un set così
option-faith-any-set = no, qualsiasi set
option-cunning_dragons = Se tre Draghi consolidati con l’Astuzia danno il punto in più dei Draghi.
option-cunning_dragons-bonus = con il punto in più
option-cunning_dragons-plain = senza
option-tranquility = Se le tessere sotto i santuari contano per il Drago della Quiete o dividono i gruppi.
option-tranquility-shrines-count = contano
option-tranquility-shrines-split = dividono
option-harmony = Se un regno vuoto vale come specchiato per il Drago dell’Armonia.
option-harmony-empty-nothing = no
option-harmony-empty-counts = sì
option-tie_break = Se le pile con un santuario contano per lo spareggio.
option-tie_break-with-shrines = contano
option-tie_break-without-shrines = non contano

preset-standard = Il gioco completo: uno spirito e un drago, pescati da tutti.
preset-first-game = Per imparare: senza carte.
preset-simple-cards = La seconda partita: uno spirito e un drago, pescati da quelli semplici.
preset-many-cards = Per chi lo conosce bene: tre spiriti e tre draghi.

layout-basic = il castello consueto per il numero di giocatori
layout-basic_2 = Il castello per due
layout-basic_3 = Il castello per tre
layout-basic_4 = Il castello per quattro
layout-four_seasons = Quattro Stagioni
layout-thousand_towers = Mille Torri
layout-barracks = La Caserma
layout-pillars_of_creation = I Pilastri della Creazione
layout-fortress = La Fortezza
layout-blockhouse = Il Fortino
layout-parade_ground = Piazza d’Armi
layout-keep = Il Mastio
layout-dragons_head = La Testa del Drago
layout-abbey_of_the_abyss = Abbazia dell’Abisso
layout-gates_of_fate = Le Porte del Destino
layout-forbidden_city = La Città Proibita

## Parole da cercare

term-take = Prendere
    .effect = La prima tessera viene dal piano più alto del castello, e il suo lato sinistro o destro dev’essere libero. Poi vedi che cosa ha scoperto e decidi: coppia, santuario o scarto.
term-free = Tessera libera
    .effect = Una tessera del castello è libera quando niente le sta sopra e almeno una delle sue vicine, a sinistra o a destra, è più bassa.
term-pair = Coppia
    .effect = Prendi una seconda tessera identica. Dev’essere libera, ma può stare su qualsiasi piano.
term-shrine = Santuario
    .effect = Invece di una seconda tessera prendi un santuario nella tua riserva. Costruiscilo su un set appena girato: alla fine vale 1, 2 o 3 punti al piano 1, 2 o dal 3 in su. Nella riserva non vale niente.
term-discard = Scartare
    .effect = Scarta la tessera per 1 punto. Non si posa niente.
term-place = Posare
    .effect = Una tessera va su una casella vuota o su una tessera coperta, mai su una scoperta o su un santuario. Le pile più alte sono i posti migliori per i santuari.
term-set = Set
    .effect = Quattro o più tessere scoperte e vicine di un tipo (non in diagonale, l’altezza non conta) si girano subito. Punti: 4 tessere 2, 5 tessere 3, 6 tessere 5, 7 tessere 6, 8 tessere 8, ogni altra 1 in più. I Draghi danno 1 punto in più.
term-consolidate = Consolidare
    .effect = Lo stesso che segnare un set: le sue tessere si girano, danno punti e possono reggere santuari: 1 su Mercanti, Soldati, Contadini; 2 su Stagioni, Venti, Draghi.
term-type = Tipi
    .effect = Mercanti, Soldati e Contadini mostrano numeri da 1 a 6; Stagioni, Venti e Draghi sono speciali: i loro set reggono due santuari. Ogni figura esiste in quattro copie.
term-summon = Evocare
    .effect = Quando resta solo il piano terra, puoi prendere un segnalino del conto alla rovescia (2 punti) invece di una tessera. Quando ne sono stati presi tanti quanti sono i giocatori, si finisce il giro e la partita è conclusa.
term-countdown = Conto alla rovescia
    .effect = Sette segnalini. Quello sulla casella ! dà inizio all’ultimo giro.
term-spirit = Spiriti
    .effect = Un potere per tutti: una volta nel tuo turno, pagato con una tessera scoperta del tuo regno o un santuario della tua riserva.
term-dragon = Carte Drago
    .effect = Punti in più alla fine, lo stesso compito per tutti.
term-pool = Riserva
    .effect = I tuoi santuari non ancora costruiti.
term-realm = Regno
    .effect = La tua plancia. Una pila mostra la sua altezza e la tessera in cima.
term-tie = Pareggi
    .effect = Vince chi ha più pile con una tessera coperta in cima, poi più santuari nel regno; altrimenti la vittoria è condivisa.

## Il tavolo su uno schermo: che cosa c’è, detto a chi non lo vede

scene-castle = Il castello
scene-realm = Il regno di { $seat }
scene-hand = In mano
scene-shelf = Conto alla rovescia, santuari e carte
scene-tile = { $face }, { $cell }, piano { $floor }
scene-own-tile = { $face }, { $space }, { $height ->
    [one] a terra
   *[other] piano { $height }
  }
scene-back = tessera coperta, { $space }, { $height ->
    [one] a terra
   *[other] piano { $height }
  }
scene-shrine = santuario, { $space }, piano { $height }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
scene-take = prendere { $face } in { $cell } (piano { $floor }{ $twin ->
    [no] { "" }
   *[yes] ; una gemella è libera
  })
scene-space = casella vuota { $space }
scene-held = { $face } in mano
scene-pool = { $count ->
    [one] 1 santuario
   *[other] { $count } santuari
  } nella riserva di { $seat }
scene-tokens = { $count ->
    [one] 1 segnalino del conto alla rovescia
   *[other] { $count } segnalini del conto alla rovescia
  } di { $seat }
scene-countdown = conto alla rovescia: { $count ->
    [one] resta 1 segnalino
   *[other] restano { $count } segnalini
  }
scene-supply = scorta: { $count ->
    [one] 1 santuario
   *[other] { $count } santuari
  }
scene-last-turn = ultimo turno
scene-over-dragon-summoned = Il drago è arrivato: la partita è finita.
scene-over-castle-empty = Il castello non c’è più: la partita è finita.

# Le parti di un turno.
step-take = Prendi
step-continue = Coppia/santuario
step-place = Posa
step-build = Costruisci
step-spirit = Spirito

# Una frase sotto la domanda; `count` dice quanti posti si possono scegliere.
hint-turn = Quelle libere hanno un anello d’oro; toccane un’altra per sapere perché no
hint-continue = La gemella, se ha un anello d’oro; un santuario; o scartala (+1)
hint-place = Caselle vuote o tessere coperte
hint-enlarge = Una tessera mutata può unirsi al set
hint-build = Più in alto, più punti
hint-end = Puoi ancora invocare uno spirito
hint-payment = Una tessera scoperta del tuo regno o un santuario della tua riserva
hint-beauty-set = Sceglilo dalla sua prima tessera
hint-cunning-set = Sceglilo dalla sua prima tessera
hint-wild = Una Stagione, un Vento o un Drago
hint-extra-shrine = Su una tessera di un set appena girato
hint-turn-tile = Fa posto a un santuario
hint-lift-shrine = Scegline uno nel tuo regno
hint-drop-shrine = Una tessera coperta senza santuario
hint-lift-tile = Una tessera in cima senza santuario
hint-drop-tile = Caselle vuote o tessere coperte
hint-destroy = Qualsiasi tessera libera, di ogni piano

button-shrine = Prendi un santuario
button-discard = Scarta
button-summon = Evoca il drago
button-call = Invoca: { $spirit }
button-pay-shrine = Paga con un santuario
button-done = { $at ->
    [end] Termina il turno
    [build] Basta santuari
    [enlarge] Lascia il set così
    [turn-tile] Non girare
    [lift-shrine] Non spostare
    [lift-tile] Basta spostare
   *[other] Prosegui
  }

gain-points = +{ $points }

## L’aiuto: capitoli in parole nostre, ciascuno con il suo titolo

help-goal = Ognuno costruisce un regno con le tessere prese dal castello al centro. Quattro o più tessere vicine di un tipo si girano e danno punti; su ciò che si è girato costruisci santuari, che contano alla fine.

    Vince chi ha più punti quando il drago è stato evocato abbastanza volte.
    .title = Di che si tratta
help-free = Una tessera si può prendere se niente le sta sopra e il suo lato sinistro o destro è libero. Una vicina sullo stesso piano chiude quel lato, anche se è coperta a sua volta; i lati sopra e sotto non contano.

    La prima tessera del tuo turno viene dal piano più alto che ne ha ancora. Ciò che è chiaro e ha un anello d’oro si può prendere ora.
    .title = Quali tessere sono libere
help-turn = Prima prendi una tessera libera del piano più alto. Puoi guardare che cosa scopre, prima di decidere come continuare:

    - la gemella: una seconda tessera libera con la stessa figura, da qualsiasi piano;
    - un santuario dalla scorta nella tua riserva;
    - scartare la tessera per 1 punto.

    Poi posi ciò che hai preso e costruisci, se un set si è girato. Quando resta solo il piano terra puoi evocare il drago invece di prendere una tessera.
    .title = Un turno
help-placing = Le tessere vanno su caselle vuote o su tessere coperte senza santuario, dove vuoi. Non devono toccarsi. Mai su una tessera scoperta, mai su un santuario.
    .title = Posare le tessere
help-sets = Quando tutte le tessere sono posate, ogni gruppo di quattro o più tessere scoperte di un tipo che si toccano di lato si gira, tutto intero. I numeri non contano, e nemmeno l’altezza delle pile.

    Quattro tessere danno 2 punti, cinque 3, sei 5, sette 6, otto 8, e ognuna in più 1 punto in più. I Draghi danno 1 punto in più.
    .title = Set
help-shrines = Su un set appena girato puoi costruire dalla tua riserva: un santuario su Mercanti, Soldati o Contadini, fino a due su Stagioni, Venti o Draghi. Uno per tessera, e solo adesso.

    Alla fine un santuario vale 1, 2 o 3 punti su una pila di una, due, o tre e più tessere. Ciò che resta nella riserva non vale niente.
    .title = Santuari
help-cards = La carta Spirito è un potere che ognuno può usare una volta nel proprio turno. Costa una tessera scoperta del tuo regno o un santuario della tua riserva. La carta Drago dà punti alla fine per ciò che descrive.
    .title = Spiriti e draghi
help-end = Quando nessuna tessera sta sopra il piano terra, puoi evocare il drago: prendi un segnalino da 2 punti invece di una tessera. Il segnalino sotto il punto esclamativo annuncia l’ultimo giro, che si gioca fino in fondo, così tutti hanno avuto lo stesso numero di turni.

    Poi si sommano set, tessere scartate, segnalini, santuari e carta Drago.
    .title = La fine

about-board = Tessere, santuari, segnalini e carte, il turno, i set e il punteggio sono quelli del regolamento.

    Ricostruiti da noi, perché non conosciamo gli schemi stampati: le forme di tutti e quindici i castelli (i nomi e il numero di giocatori sono del regolamento), la grandezza dei regni e quali carte sono semplici.
    .load = Un castello tuo è un disegno in testo: una riga per fila e, per ogni cella, . (niente), 1, 2 o 3, l’altezza della pila. Le altezze devono dare in tutto 116 tessere.
