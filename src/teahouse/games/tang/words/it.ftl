### Tang Garden in italiano. Le chiavi sono quelle dei testi inglesi.

title = Tang Garden
goal = Disegna il giardino dell’imperatore, decoralo e manda i visitatori dove la vista è più bella.

# Il benvenuto, un messaggio per riga.
welcome-1 = { $mode ->
    [solo] Scopo: coprire tutte le { $spaces } caselle interne. Ogni turno metti una tessera e la decorazione della carta accanto alla sua pila.
   *[other] Scopo: più monete di tutti. Ogni turno costruisci (una tessera scoperta) o decori (peschi carte, ne tieni una).
  }
welcome-2 = { $mode ->
    [solo] Una tessera ci sta dove i bordi che si toccano sono uguali. Ogni bordo di terreno uguale e ogni area chiusa è una moneta.
   *[other] Una tessera ci sta dove i bordi che si toccano sono uguali. Terreno uguale muove il tuo cubo, sentieri uguali danno monete.
  }
welcome-3 = { $mode ->
    [solo] Con tante monete arriva un personaggio: { $guests-at }. Abilità e tracciati non si usano.
   *[other] Quando tutti e tre i cubi raggiungono una colonna (c) ottieni un personaggio e ne mandi uno nel giardino.
  }
welcome-4 = { $mode ->
    [solo] Finito il giardino, i tuoi personaggi vi entrano e guadagnano con ciò che amano vedere.
   *[other] Lì guadagna con ciò che vede: le decorazioni davanti a sé e i paesaggi del lato verso cui guarda.
  }
welcome-5 = { $mode ->
    [solo] Perdi se nessun turno è possibile, o se una pila è finita e né «Solo tessera» né «Dal deposito» aiuta.
   *[other] Decorare scopre tutte le pile. L’ultimo giro comincia quando sul tabellone ci sono al massimo { $end-tokens ->
    [one] { $end-tokens } segnalino paesaggio
   *[other] { $end-tokens } segnalini paesaggio
  }, (L) e (S), o una pila è finita.
  }

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
    .effect = { not-solo }Quando costruisci, metti due tessere che erano scoperte all’inizio del turno e prendi i premi di entrambe. Dillo prima o dopo la prima.
lantern-two-decorations = Due decorazioni
    .effect = { not-solo }Quando decori, tieni due carte giocabili e metti tutte e due le decorazioni.
lantern-reposition = Sposta
    .effect = { not-solo }Sposta una delle tue miniature del giardino in un altro posto libero, o girala.
lantern-search = Cerca
    .effect = { not-solo }Quando inviti, prendi un personaggio a scelta dal mazzo; o, quando { $search-bonus ->
        [yes] hai preso un segnalino paesaggio, con una tessera o una carta
       *[other] una tessera copre un segnalino paesaggio
      }, un paesaggio a scelta dalla sua pila.
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
    .skill = { $mode ->
        [solo] senza abilità nel solitario
       *[other] { $architect-coins ->
        [one] { $architect-coins } moneta
       *[other] { $architect-coins } monete
      } per padiglione o ponte
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Abilità: { $architect-coins ->
        [one] { $architect-coins } moneta
       *[other] { $architect-coins } monete
      } per ogni padiglione o ponte che metti.{ " " }
      }Vista: { $architect-view } per ogni edificio sul lato verso cui guarda.
character-child = Bambino
    .skill = { $mode ->
        [solo] senza abilità nel solitario
       *[other] { $child-coins ->
        [one] { $child-coins } moneta
       *[other] { $child-coins } monete
      } per pesci o uccelli
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Abilità: { $child-coins ->
        [one] { $child-coins } moneta
       *[other] { $child-coins } monete
      } ogni volta che metti pesci o uccelli.{ " " }
      }Vista: { $child-view } per ogni animale sul lato verso cui guarda.
character-empress = Imperatrice
    .skill = { $mode ->
        [solo] senza abilità nel solitario
       *[other] { $empress-coins ->
        [one] { $empress-coins } moneta
       *[other] { $empress-coins } monete
      } per loto o peonie
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Abilità: { $empress-coins ->
        [one] { $empress-coins } moneta
       *[other] { $empress-coins } monete
      } ogni volta che metti loto o peonie.{ " " }
      }Vista: { $empress-view }, ma { $empress-less } in meno per l’Imperatore e { $empress-less } in meno per la Dama davanti a lei.
character-hermit = Eremita
    .skill = { $mode ->
        [solo] senza abilità nel solitario
       *[other] { $hermit-coins ->
        [one] { $hermit-coins } moneta
       *[other] { $hermit-coins } monete
      } se il tuo cubo roccia avanza
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Abilità: { $hermit-coins ->
        [one] { $hermit-coins } moneta
       *[other] { $hermit-coins } monete
      } per ogni tessera o decorazione che muove il tuo cubo roccia.{ " " }
      }Vista: { $hermit-view } per ogni tessera con roccia davanti a sé, al massimo { $hermit-most }.
character-poet = Poetessa
    .skill = { $mode ->
        [solo] senza abilità nel solitario
       *[other] { $poet-coins ->
        [one] { $poet-coins } moneta
       *[other] { $poet-coins } monete
      } se il tuo cubo acqua avanza
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Abilità: { $poet-coins ->
        [one] { $poet-coins } moneta
       *[other] { $poet-coins } monete
      } per ogni tessera o decorazione che muove il tuo cubo acqua.{ " " }
      }Vista: { $poet-view } per ogni tessera con acqua davanti a sé, al massimo { $poet-most }.
character-student = Studente
    .skill = { $mode ->
        [solo] senza abilità nel solitario
       *[other] { $student-coins ->
        [one] { $student-coins } moneta
       *[other] { $student-coins } monete
      } se il tuo cubo verde avanza
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Abilità: { $student-coins ->
        [one] { $student-coins } moneta
       *[other] { $student-coins } monete
      } per ogni tessera o decorazione che muove il tuo cubo verde.{ " " }
      }Vista: { $student-view } per ogni tessera con verde davanti a sé, al massimo { $student-most }.
character-emperor = Imperatore
    .skill = { $mode ->
        [solo] senza abilità nel solitario
       *[other] nessuna abilità, ma { $emperor-view } per drago
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Nessuna abilità.{ " " }
      }Vista: { $emperor-view } per ogni drago sul lato verso cui guarda.
character-lady = Dama
    .skill = { $mode ->
        [solo] senza abilità nel solitario
       *[other] nessuna abilità, ma ama sole e luna
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Nessuna abilità.{ " " }
      }Vista: { $lady-view } per un sole o una luna sul lato verso cui guarda, { $lady-both } per entrambi.
character-merchant = Mercante
    .skill = { $mode ->
        [solo] senza abilità nel solitario
       *[other] paghi { $merchant-cost }: altre { $merchant-cards } carte o quella scartata
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Abilità: una volta per decorazione paghi { $merchant-cost ->
        [one] { $merchant-cost } moneta
       *[other] { $merchant-cost } monete
      } per altre { $merchant-cards } carte o per la prima degli scarti.{ " " }
      }Vista: { $merchant-view } per ogni villaggio sul lato verso cui guarda.
character-monk = Monaco
    .skill = { $mode ->
        [solo] senza abilità nel solitario
       *[other] { $monk-coins ->
        [one] { $monk-coins } moneta
       *[other] { $monk-coins } monete
      } se scegli tra due soltanto
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Abilità: { $monk-coins ->
        [one] { $monk-coins } moneta
       *[other] { $monk-coins } monete
      } quando costruisci con esattamente due tessere scoperte, o peschi esattamente due carte.{ " " }
      }Vista: { $monk-view } per ogni tempio sul lato verso cui guarda.
character-official = Funzionario
    .skill = { $mode ->
        [solo] senza abilità nel solitario
       *[other] scopre o cambia tessere prima dell’azione
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Abilità: prima dell’azione paghi { $official-cost ->
        [one] { $official-cost } moneta
       *[other] { $official-cost } monete
      } per scoprire tutte le pile, o metti una tessera scoperta sotto la sua pila
      }{ $mode ->
        [solo] { "" }
       *[other] { $swap-cost ->
        [0] { "" }.{ " " }
       *[other] { " " }(per { $swap-cost ->
        [one] { $swap-cost } moneta
       *[other] { $swap-cost } monete
      }).{ " " }
      }
      }Vista: { $elements ->
        [all] { $official-view } per ogni simbolo di qualsiasi tipo sul lato verso cui guarda.
        [some] { $official-view } per ogni simbolo detto elemento sul lato verso cui guarda.
       *[other] 0, perché nessun paesaggio di questo tabellone mostra un simbolo detto elemento.
      }
character-sword-dancer = Danzatrice
    .skill = { $mode ->
        [solo] senza abilità nel solitario
       *[other] { $sword-dancer-coins ->
        [one] { $sword-dancer-coins } moneta
       *[other] { $sword-dancer-coins } monete
      } per segnalino paesaggio
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Abilità: { $sword-dancer-coins ->
        [one] { $sword-dancer-coins } moneta
       *[other] { $sword-dancer-coins } monete
      } per ogni segnalino paesaggio che prendi.{ " " }
      }Vista: { $sword-dancer-view } per ogni cascata sul lato verso cui guarda.
character-blind = la prima carta del mazzo
    .effect = nessuno sa chi sia

## Che cosa si chiede

prompt-turn = { $now ->
    [build] Costruisci con una tessera scoperta: dopo un round senza novità chi può deve costruire.
    [decorate] Nessuna tessera scoperta ci sta: decora ({ $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }).
   *[both] Costruisci con una tessera scoperta o decori ({ $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    })?
  }
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
prompt-before-drawing = Il Mercante compra, prima che tu peschi { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }? (hai { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
  })
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
  }. { ask-solo-turn }.
prompt-pair-decoration = Dove va la decorazione ({ $kind })?
prompt-choose-copy = Quale lanterna copi?
prompt-choose-stack = Quale tessera metti?
prompt-choose-display = Quale tessera del deposito?
prompt-keep-character = Chi tieni? L’altro sta nel giardino e non appartiene a nessuno.
prompt-last-influence = Il giardino è completo. Chi altro inviti?
prompt-send-own = Chi va nel giardino adesso?

## Scelte. `.many` nomina il gruppo dove sono troppe da elencare; `.plain` si dice senza una posizione.

choice-build = costruire con la tessera { $tile } ({ $stack }){ $kind ->
    [none] { "" }
   *[other] {" "}e { $kind }
  }  { $edges }
    .plain = costruire con la tessera scoperta: { $stack }
choice-decorate = decorare: pescare carte, tenerne una
choice-done = nient’altro, proseguire
choice-rotate = { $edges }
    .plain = { $rotation ->
    [0] senza girarla
    [one] girarla una volta in senso orario
   *[other] girarla { $rotation } volte in senso orario
  }
choice-coins = prendere le monete
choice-step = muovere il cubo { $terrain }
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
choice-face = guardare a { $side }
choice-wait = { $held ->
    [yes] nessuno: l’invito va perso, hai già un segnalino personaggio
   *[no] non ora: prendere un segnalino personaggio
  }
    .plain = non ora
choice-influence = { $character }. { $effect }
    .plain = invitare: { $character }
choice-card = esce la carta { $kind } ({ $bonus })
choice-keep = tenere { $kind } ({ $bonus })
choice-put = in { $cell }, posto { $spot }
    .many = Mettila: scrivi una casella e un posto, per esempio { $example }
choice-stand = in { $cell } ({ $place })
    .many = Scrivi una casella e il posto lì, per esempio { $example }
choice-send = mandare nel giardino: { $character }. { $effect }
    .plain = mandare nel giardino: { $character }
choice-move = { $character }
choice-token = prendere il segnalino in { $cell }
    .many = Prendi un segnalino: scrivi la sua casella, per esempio { $example }
choice-merchant = pagare il Mercante: { $what ->
    [cards] altre carte
   *[discard] la prima degli scarti
  }
choice-flip = il Funzionario paga e scopre tutte le pile
choice-swap = il Funzionario mette la tessera scoperta sotto la sua pila: { $stack }
choice-character = arriva { $character }
choice-start = la tessera iniziale: lato { $start }, { $rotation ->
    [0] non girata
    [one] girata una volta
   *[other] girata { $rotation } volte
  }
choice-copy = come «{ $lantern }»
choice-display = tessera { $tile }  { $edges }
    .plain = tessera numero { $number } del deposito
    .many = Scrivi il numero di una tessera, per esempio `display { $example }`
choice-remove = consegnare segnalini e togliere ciò che c’è in { $cell }, posto { $spot }
    .many = Togli una decorazione con i segnalini: scrivi remove, una casella e un posto, per esempio `remove { $example }`
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
    .brief = { "" }
tang-enclosed = chiude un’area ({ $terrain })
tang-flip = fa scoprire tutte le pile
tang-influence = invita: { $character }
    .brief = personaggio: { $character }
tang-landscape = mette un paesaggio sul lato { $side }
tang-lantern = usa la lanterna «{ $lantern }»
tang-last-round = l’ultimo round: { $trigger }
tang-merchant = compra { $what ->
    [cards] carte
   *[discard] la carta scartata
  }
tang-mini = { $character } ora è in { $cell } e guarda a { $side }
    .brief = { "" }
tang-must-build = un round senza novità: chi può costruire deve farlo
tang-forfeit = non trova niente per la seconda { $what ->
    [tile] tessera
   *[decoration] decorazione
  }: è persa, la lanterna resta usata
tang-lost = { $why ->
    [stack] una pila è finita, e né «Solo tessera» né «Dal deposito» permette di continuare
   *[turn] nessuna coppia si può mettere, e nessuna lanterna aiuta
  }
tang-neutral = { $character } è in { $cell } e non appartiene a nessuno
tang-neutral-out = { $character } torna a casa
tang-nothing-playable = non trova nessuna carta giocabile: per nessuna restano sia un posto libero sia una decorazione
tang-opportunity-lapsed = l’invito è scaduto
tang-over = { $ending }
tang-place = mette una tessera in { $cell }
    .brief = tessera in { $cell }
tang-put = mette in { $cell }: { $kind }
    .brief = { $kind } in { $cell }
tang-refresh = riaccende la lanterna «{ $lantern }»
tang-remove = toglie da { $cell }: { $kind }
tang-reshuffle = gli scarti formano il nuovo mazzo
tang-step = { $terrain } a { $position }
    .brief = { "" }
tang-swap = mette una tessera sotto la pila { $stack }
tang-token = prende il segnalino { $size } in { $cell }
    .brief = { "" }
tang-won = tutte le caselle sono coperte: vittoria con { $coins } monete

why-paths = per i sentieri
why-column = dal tracciato
why-skill = dall’abilità
why-temple = dal tempio
why-edge = per il terreno uguale
why-enclosure = per l’area chiusa

trigger-tokens-taken = restano pochi segnalini paesaggio
trigger-stack-empty = una pila è vuota
ending-tokens-taken = restano pochi segnalini paesaggio e la partita è finita
ending-stack-empty = una pila è vuota e la partita è finita
ending-nothing-fits = non ci sta più niente e la partita è finita
ending-dead-round = per un round nessuno ha messo niente e la partita è finita
ending-solo-lost = non è più possibile nessun turno: la partita è persa
ending-solo-fair = il giardino è completo: un risultato discreto
ending-solo-good = il giardino è completo: un buon risultato
ending-solo-impressive = il giardino è completo: un risultato notevole
ending-solo-outstanding = il giardino è completo: un risultato straordinario

## Perché qualcosa non si può fare

reason-no-such-slot-of-this-size = Sul lato { $side } non c’è un posto { $slot } di formato { $size }.
reason-not-an-unseen-tile-of-this-stack = Non è una tessera ancora nascosta nella pila { $stack }.
reason-no-such-card-is-left-in-the-deck = Nel mazzo non c’è più una carta così.
reason-this-character-is-not-in-the-deck = { $character }: non è nel mazzo.
reason-not-an-unseen-landscape-of-this-size = Non è un paesaggio { $size } che nessuno ha visto.
reason-a-tile-lies-there = In { $cell } c’è già una tessera.
reason-its-top-tile-lies-face-down = La prima tessera della pila { $stack } è coperta; si usano solo tessere scoperte.
reason-no-tile-lies-beside-it = Accanto a { $cell } non ci sono tessere; una nuova deve toccarne una.
reason-no-space-of-the-garden = { $cell } non è una casella del giardino.
reason-this-rotation-looks-like-a-smaller-one = La rotazione { $rotation } è uguale alla rotazione { $same }; scegli questa.
reason-this-stack-is-empty = La pila { $stack } è vuota.
reason-it-fits-in-no-rotation = Comunque la giri, in { $cell } non ci sta: i bordi che si toccano devono essere uguali.
reason-its-tile-fits-nowhere = Questa tessera non ci sta da nessuna parte: i bordi che si toccano devono essere uguali.
reason-touching-edges-differ = Con la rotazione { $rotation } tocca un bordo diverso; solo muri e templi vanno bene con tutto.
reason-the-token-is-of-the-other-size = Il segnalino è { $size }; questo paesaggio ({ $icons }) no.
reason-this-landscape-is-not-visible = Questo paesaggio ({ $icons }) non è tra quelli offerti.
reason-this-landscape-is-not-in-the-pile = Questo paesaggio ({ $icons }) non è nella pila.
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
reason-another-mini-stands-there = Lì c’è un’altra miniatura.
reason-no-such-character-space = In { $cell } non c’è un posto così; le miniature stanno su posti stampati, ponti e padiglioni.
reason-only-the-new-mini-or-the-active-one = Ora può andare nel giardino solo: { $character } o { $active }.
reason-the-character-deck-is-empty = Il mazzo dei personaggi è vuoto.
reason-this-character-is-not-face-up = Questo personaggio ({ $character }) non è scoperto.
reason-no-card-is-there-for-the-merchant = Non c’è nessuna carta che il Mercante possa prendere.
reason-the-merchant-is-not-active = Il Mercante non è il tuo personaggio attivo.
reason-the-merchant-trades-before-a-card-is-chosen = Il Mercante compra solo prima che si scelga una carta.
reason-the-merchant-trades-once-per-action = Il Mercante compra una volta per azione.
reason-too-few-coins-for-the-merchant = Il Mercante costa { $needed ->
    [one] { $needed } moneta
   *[other] { $needed } monete
  }; tu ne hai { $coins }.
reason-it-is-the-last-tile-of-its-stack = È l’ultima tessera della pila { $stack }.
reason-no-top-tile-lies-face-down = Nessuna pila è coperta.
reason-the-official-acts-once-per-turn = Il Funzionario agisce una volta per turno.
reason-the-official-is-not-active = Il Funzionario non è il tuo personaggio attivo.
reason-too-few-coins-for-the-official = Per questo il Funzionario prende { $needed ->
    [one] { $needed } moneta
   *[other] { $needed } monete
  }; tu ne hai { $coins }.
reason-a-lantern-has-been-used-this-turn = In questo turno hai già usato una lanterna; se ne usa una per turno.
reason-this-lantern-is-used = La lanterna «{ $lantern }» è usata.
reason-a-second-decoration-needs-the-lantern = Per una seconda decorazione serve la lanterna «Due decorazioni».
reason-a-second-tile-needs-the-lantern = Per una seconda tessera serve la lanterna «Due tessere».
reason-a-tile-that-fits-must-be-placed = Hai usato la lanterna, quindi devi mettere una tessera che ci stia.
reason-it-looks-there-already = Guarda già a { $side }.
reason-search-is-not-for-tokens-gained-by-a-card = La lanterna «Cerca» aiuta solo con un segnalino coperto da una tessera.
reason-the-pile-is-empty = La pila dei paesaggi di formato { $size } è vuota.
reason-this-lantern-is-ready = La lanterna «{ $lantern }» è già accesa.
reason-too-few-landscape-tokens-of-this-size = Servono { $needed } segnalini di formato { $size }, e tu ne hai { $owned }.
reason-after-a-dead-round-whoever-can-build-must-build = Nell’ultimo round nessuno ha messo niente: chi può costruire deve farlo.
reason-all-tokens-of-this-size-have-been-laid = Tutti i segnalini di formato { $size } sono già sul tabellone.
reason-solo-has-its-own-lanterns = La lanterna «{ $lantern }» non si usa nel solitario.
reason-this-lantern-is-for-solo = Questa lanterna è per il solitario.
reason-a-lantern-is-a-turn-of-its-own = Una lanterna è un turno a sé; usala all’inizio di un turno.
reason-no-such-tile-in-the-display = { $tiles ->
    [one] Nel deposito c’è una tessera: la numero 0.
   *[other] Nel deposito ci sono { $tiles } tessere, contate da 0.
  }
reason-no-tile-of-it-fits-anywhere = Nessuna tessera ci sta, quindi la lanterna «{ $lantern }» non farebbe niente.
reason-no-used-lantern-can-be-copied = Non c’è una lanterna usata che si possa copiare ora.
reason-only-used-lanterns-can-be-copied = Si copia solo una lanterna usata; «{ $lantern }» è accesa.
reason-the-decoration-in-hand-needs-a-spot-first = Prima libera un posto ({ $site }) per la decorazione della coppia ({ $kind }).
reason-the-decoration-of-the-pair-would-have-no-spot = La decorazione di questa coppia ({ $kind }) non troverebbe un posto libero ({ $site }), e non se ne può liberare uno.
reason-a-mini-stands-on-it = Sopra c’è una miniatura.
reason-no-decoration-stands-there = In { $cell } { $spot } non ci sono decorazioni.
reason-the-decoration-in-hand-would-have-no-spot = La decorazione della coppia ({ $kind }) ha bisogno di un posto ({ $site }); togline una che ne occupa uno.
reason-tokens-do-not-refresh-lanterns-in-solo = Nel solitario i segnalini non riaccendono le lanterne.
reason-too-few-landscape-tokens-of-one-size = Servono { $needed } segnalini dello stesso formato; ne hai { $large } grandi e { $small } piccoli.
reason-no-influence-is-open = Il prossimo personaggio arriva a { $needed } monete; tu ne hai { $coins }.
reason-solo-knows-no-blind-draw = Nel solitario si invitano solo i due personaggi scoperti.
reason-no-new-cards-while-a-stack-is-empty = Finché una pila è vuota non si danno carte nuove.
reason-no-pairs-while-a-stack-is-empty = Finché una pila è vuota restano solo le lanterne «Solo tessera» e «Dal deposito».
reason-not-a-mini-of-yours-to-place = Questa ({ $character }) non è una tua miniatura da mettere.
reason-a-token-of-this-turn-is-for-later = Un segnalino personaggio di questo turno vale per un turno successivo.
moment-turn = costruire o decorare
moment-choose-tile = quale tessera metti
moment-build-again = se segue una seconda tessera
moment-choose-cell = dove va la tessera
moment-pair-cell = dove va la tessera
moment-rotate = come sta la tessera
moment-paths = monete o un passo per i sentieri
moment-pick-landscape = quale paesaggio aggiungi
moment-search-pile = quale paesaggio della pila prendi
moment-pick-two = quale paesaggio scegli
moment-choose-slot = dove va il paesaggio
moment-choose-slots = dove va il paesaggio
moment-choose-token = quale segnalino paesaggio prendi
moment-before-drawing = se il Mercante compra
moment-choose-card = quale carta tieni
moment-put-decoration = dove va la decorazione
moment-bonus-step = quale cubo avanza
moment-decorate-again = se segue una seconda decorazione
moment-seek = quale personaggio del mazzo prendi
moment-influence-now = chi inviti
moment-send-mini = chi va nel giardino
moment-end-of-turn = che cos’altro fai in questo turno
moment-stand = dove sta il personaggio
moment-stand-neutral = dove sta il personaggio che non è di nessuno
moment-face = dove guarda il personaggio
moment-whom = quale dei tuoi personaggi si muove o si gira
moment-solo-turn = una coppia o una lanterna
moment-pair-decoration = dove va la decorazione
moment-choose-copy = quale lanterna si copia
moment-choose-stack = quale tessera metti
moment-choose-display = quale tessera del deposito
moment-keep-character = chi tieni
moment-last-influence = chi altro inviti
moment-send-own = chi va nel giardino
reason-no-landscape-shows-an-element = Nessun paesaggio di questo tabellone mostra un simbolo detto elemento: la vista del Funzionario vale 0.
reason-another-card-than-in-the-rulebook = { $character }: su questo tabellone ha un’abilità o una vista diversa dal regolamento; i testi dicono quelle del regolamento.
reason-chance-draws-this = Questo non lo sceglie nessuno: si pesca.
reason-only-in-solo = Esiste solo nel solitario.
reason-not-in-solo = Nel solitario non esiste.
reason-first-decide-this = Prima decidi: { $moment }.
reason-this-has-to-be-decided = Questo non si può saltare: { $moment }.
reason-the-action-of-this-turn-is-chosen = L’azione di questo turno è già scelta; ce n’è una per turno.
reason-the-form-of-this-turn-is-chosen = Questo turno è già deciso: una coppia o una lanterna.
reason-all-spaces-are-covered = Tutte le caselle sono coperte; non seguono altre tessere.
reason-no-two-tiles-are-face-up = Servono due tessere scoperte; ce ne sono { $tiles }.
reason-no-face-up-tile-fits = Nessuna delle tessere scoperte ci sta, da nessuna parte.
reason-outer-spaces-are-not-used-in-solo = { $cell } è una casella esterna; nel solitario si usano solo quelle interne.
reason-no-tile-is-in-hand = Prima scegli una tessera scoperta; non ne è stata ancora presa nessuna.
reason-no-paths-are-to-be-paid = Non si sono incontrati sentieri da pagare ora.
reason-no-step-is-to-be-given = Ora non c’è un passo a scelta; viene per due sentieri o come bonus di una carta.
reason-no-landscape-is-to-be-picked = Un paesaggio si sceglie quando è stato preso un segnalino paesaggio; non è così.
reason-no-landscape-is-in-hand = Non è stato scelto un paesaggio da mettere in un posto.
reason-no-token-of-choice-now = Un segnalino a scelta viene solo dal bonus di una carta, e ora non c’è.
reason-no-cards-are-drawn = Non ci sono carte pescate; si pescano decorando.
reason-no-drawn-card-can-be-played = Nessuna delle carte pescate si può giocare.
reason-no-second-card-was-drawn = { $drawn ->
    [one] È stata pescata una sola carta
   *[other] Sono state pescate { $drawn } carte
  }; non ce n’è una seconda da mettere.
reason-no-decoration-is-in-hand = Non è stata tenuta una carta la cui decorazione sia da mettere.
reason-the-merchant-trades-while-you-decorate = Il Mercante compra solo mentre decori.
reason-the-discard-pile-is-empty = Non ci sono carte scartate.
reason-the-official-acts-before-the-action = Il Funzionario agisce prima dell’azione del turno; è già scelta.
reason-no-guest-of-yours-is-in-the-garden = Non hai ancora personaggi nel giardino che possano muoversi.
reason-no-such-guest-of-yours-in-the-garden = { $character }: non è un tuo personaggio nel giardino.
reason-reposition-asks-for-nobody-now = I personaggi nel giardino si muovono solo con la lanterna «Sposta»; ora non chiede di nessuno.
reason-two-tiles-is-for-building = La lanterna «Due tessere» aiuta quando costruisci.
reason-two-decorations-is-for-decorating = La lanterna «Due decorazioni» aiuta quando decori.
reason-search-needs-a-guest-or-a-landscape = La lanterna «Cerca» aiuta quando inviti un personaggio o scegli un paesaggio; ora non è così.
reason-a-guest-comes-at-the-next-column = Un personaggio arriva quando tutti e tre i cubi hanno raggiunto la colonna { $column }; i tuoi sono su { $greenery }, { $water } e { $rock }.
reason-all-character-columns-are-behind-you = I tuoi cubi hanno passato l’ultima colonna dei personaggi ({ $column }), e non hai segnalini personaggio.
reason-guests-come-after-the-action = I personaggi si invitano quando l’azione del turno è finita.
reason-no-invitation-to-put-off = Non hai inviti da rimandare.
reason-invite-or-take-a-token = Invita un personaggio, o prendi un segnalino personaggio per dopo.
reason-no-character-is-left = Non ci sono più personaggi da invitare.
reason-no-free-character-space = Nel giardino non c’è un posto libero per un personaggio.
reason-search-takes-a-guest-by-name = Con la lanterna «Cerca» il personaggio lo scegli tu.
reason-nobody-is-to-be-sent = Ora non c’è nessuno da mandare nel giardino.
reason-no-guest-is-on-its-way = Nessun personaggio sta andando nel giardino.
reason-its-space-is-chosen = Il suo posto in { $cell } è scelto; ora di’ dove guarda.
reason-no-card-lies-beside-the-stack = Accanto alla pila { $stack } non ci sono carte.
reason-the-display-is-empty = Nessuna tessera è stata ancora messa da parte: il deposito è vuoto.
reason-no-lantern-has-been-used-yet = Non è stata ancora usata nessuna lanterna da copiare.
reason-reuse-is-not-being-used = Una lanterna si copia solo con la lanterna «Ancora».
reason-from-the-display-is-not-being-used = Una tessera del deposito si mette solo con la lanterna «Dal deposito».
reason-no-further-guest-can-be-invited = Hai invitato tutti i personaggi che puoi: { $guests }.

## Punteggio

score-coins = Monete
score-birds-fish = Uccelli e pesci
    .why = { term-pairs.effect }
score-lotus-peonies = Loto e peonie
    .why = { term-pairs.effect }
score-bridges = Ponti
    .why = { term-bridge.effect }
score-pavilions = Padiglioni
    .why = { term-pavilion.effect }
score-trees = Alberi
    .why = { term-tree.effect }
score-architect = { character-architect }
    .why = { term-sight.effect }
score-child = { character-child }
    .why = { term-sight.effect }
score-empress = { character-empress }
    .why = { term-sight.effect }
score-hermit = { character-hermit }
    .why = { term-sight.effect }
score-poet = { character-poet }
    .why = { term-sight.effect }
score-student = { character-student }
    .why = { term-sight.effect }
score-emperor = { character-emperor }
    .why = { term-sight.effect }
score-lady = { character-lady }
    .why = { term-sight.effect }
score-merchant = { character-merchant }
    .why = { term-sight.effect }
score-monk = { character-monk }
    .why = { term-sight.effect }
score-official = { character-official }
    .why = { term-sight.effect }
score-sword-dancer = { character-sword-dancer }
    .why = { term-sight.effect }

tie-break-1 = segnalini paesaggio
tie-break-2 = posizione del cubo più avanti
tie-break-3 = posizione del secondo cubo
tie-break-4 = posizione dell’ultimo cubo

## Il tavolo in testo

sketch-points = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
  }, { $count ->
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
sketch-tokens-left = { $count ->
    [one] resta 1 segnalino paesaggio
   *[other] restano { $count } segnalini paesaggio
  }; si finisce a { $end }
sketch-last-round = ultimo round
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
  } in vista, per ora { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
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
option-dead_round = A che cosa porta un round in cui nessuno mette niente.

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
option-elements_are_all_icons-no = no, solo quelli detti elemento (i nostri tabelloni non ne hanno: la sua vista vale 0)
option-search_on_bonus-no = no, solo con uno coperto da una tessera
option-search_on_bonus-yes = sì, con ogni segnalino
option-dead_round-force-build = chi può costruire deve farlo
option-dead_round-end = la partita finisce
option-start_step_coin = Se il passo del bonus iniziale dà la moneta a Eremita, Poetessa e Studente.
option-start_tile_in_view = Se la tessera iniziale conta come tessera in vista per Eremita, Poetessa e Studente.
option-solo_views = Che cosa guadagnano i personaggi alla fine del solitario.
option-start_step_coin-yes = sì, l’abilità vale già
option-start_step_coin-no = no
option-start_tile_in_view-yes = sì, una volta
option-start_tile_in_view-no = no, non è una tessera giardino
option-solo_views-preference = ciò che preferiscono vedere
option-solo_views-and-decorations = quello, e le decorazioni in vista

preset-recommended = Il tabellone equilibrato: costruire e decorare valgono uguale; { $plain-cards } delle { $all-cards } carte non hanno bonus.
preset-standard = I numeri delle regole: ogni carta ha un bonus, i tracciati pagano più tardi; decorare vale di più.
preset-letter = Ogni frase del regolamento così com’è: ogni carta ha un bonus, e la tessera iniziale non è una tessera giardino.

board-standard = i numeri delle regole
option-board-balanced = equilibrato: i tracciati pagano prima
board-balanced = equilibrato: tracciati che pagano prima, molte carte senza bonus

## Parole da cercare

term-build = Costruire
    .effect = { $mode ->
        [solo] { help-solo }
       *[other] { term-build-table }
      }
term-build-table = Metti una tessera scoperta accanto a una già posata. I bordi che si toccano devono essere uguali; muri e templi vanno bene con tutto. Per il terreno uguale avanza un cubo, per i sentieri uguali prendi monete (o, al posto di due, un passo di un cubo qualsiasi), per un’area appena chiusa il suo cubo avanza ancora. Poi un segnalino sulla casella porta un paesaggio.
term-decorate = Decorare
    .effect = { not-solo }Pesca { $base-draw ->
        [one] { $base-draw } carta
       *[other] { $base-draw } carte
      } e una in più per ogni pila senza tessera scoperta. Tienine una giocabile, metti la sua decorazione in un posto libero e prendi il suo bonus, se ne ha uno. Poi si scoprono tutte le pile.
term-edges = Bordi
    .effect = Le linee del giardino: " verde, ~ acqua, ^ roccia, · sentiero, # muro, T tempio. Una casella vuota è circondata da ciò che la sua tessera deve mostrare.
not-solo = { $mode ->
    [solo] Nel solitario non si usa.{" "}
   *[other] { "" }
  }
no-skills = Nel solitario non ci sono abilità.
solo-bridge = Un posto per un personaggio; l’acqua sotto resta libera.
solo-pavilion = Un posto per un personaggio.
term-enclose = Chiudere
    .effect = Un’area è tutto ciò che si tocca di un terreno. È chiusa quando nessun suo bordo dà su una casella vuota o fuori dal tabellone. L’orlo del tabellone non chiude mai.
term-temple = Templi
    .effect = Monete quando si mettono, e per ogni bordo vicino del loro terreno, anche dopo. Hua Ting, verde: { $temple-greenery } e { $temple-edge-greenery } per bordo. Hehua Ting, acqua: { $temple-water } e { $temple-edge-water }. Simian Ting, roccia: { $temple-rock } e { $temple-edge-rock }.
term-stack = Pile
    .effect = Una pila da cui si è presa la tessera resta coperta. Se dopo aver costruito sono scoperte meno di { $min-up } tessere, o dopo ogni decorazione, si scoprono tutte.
term-spot = Posti
    .effect = Ogni zona di una tessera accoglie una decorazione: il verde alberi, uccelli e peonie; l’acqua pesci e loto; la roccia padiglioni; == un ponte.
term-track = Tracciati
    .effect = { not-solo }I tuoi tre cubi. Alcune posizioni danno subito monete (posizione: monete { $coin-columns }); quando tutti e tre i cubi hanno raggiunto una colonna segnata c ({ $guest-columns }) puoi invitare un personaggio.
term-character = Personaggi
    .effect = { $mode ->
        [solo] { help-solo-end }
       *[other] { term-character-table }
      }
term-character-table = Prendine uno scoperto o il primo del mazzo; poi manda lui o quello attivo nel giardino, dove resta. L’altro è attivo: la sua abilità vale. Danno punti solo le miniature nel giardino.
term-token-character = Segnalino personaggio
    .effect = { not-solo }Invece di invitare ora, prendi un segnalino e invita in un turno successivo; lo perdi quando i tuoi cubi raggiungono la prossima colonna.
term-sight = Linea di vista
    .effect = La casella della miniatura e tutte le altre dritte davanti a lei fino all’orlo; niente copre la vista. Ogni decorazione lì vale { $sight ->
        [one] { $sight } punto
       *[other] { $sight } punti
      }.
term-landscape = Paesaggi
    .effect = Ogni lato ne ha due grandi e tre piccoli. Una miniatura vede tutti i paesaggi del lato verso cui guarda, ovunque si trovi.
term-token = Segnalini paesaggio
    .effect = Chi ne copre uno, o lo ottiene con una carta, lo prende e mette un paesaggio nella cornice. { $mode ->
        [solo] { $remove } dello stesso formato tolgono una decorazione; non riaccendono lanterne.
       *[other] { $refresh } dello stesso formato riaccendono una lanterna. L’ultimo round comincia quando sul tabellone ne restano al massimo { $end-tokens }.
      }
term-lantern = Lanterne
    .effect = { $mode ->
        [solo] { help-solo-lanterns }
       *[other] { term-lantern-table }
      }
term-lantern-table = Quattro aiuti, ciascuno da usare una volta finché non lo riaccendi; al massimo uno per turno.
term-pairs = Coppie di animali e fiori
    .effect = { not-solo }{ $pair ->
        [one] { $pair } punto
       *[other] { $pair } punti
      } per ogni carta uccelli con una carta pesci, e per ogni carta loto con una carta peonie; da sole non valgono niente.
term-bridge = Ponti
    .effect = { $mode ->
        [solo] { solo-bridge }
       *[other] { term-bridge-table }
      }
term-bridge-table = { $bridge ->
        [one] { $bridge } punto
       *[other] { $bridge } punti
      } ciascuno, e un posto per una miniatura.
term-pavilion = Padiglioni
    .effect = { $mode ->
        [solo] { solo-pavilion }
       *[other] { term-pavilion-table }
      }
term-pavilion-table = Chi ha più carte padiglione { $first ->
        [one] { $first } punto
       *[other] { $first } punti
      }, il secondo { $second }. In parità per il primo posto si dividono { $both } e nessuno è secondo; in parità per il secondo si dividono { $second }; i resti si perdono. Un padiglione è anche un posto per una miniatura.
term-tree = Alberi
    .effect = { not-solo }Serie di alberi diversi: { $trees } punti per 1, 2, 3, 4, 5 specie. Contano più serie.
term-solo = Solitario
    .effect = Copri tutte le { $inner } caselle interne. Ogni turno metti una tessera e la decorazione accanto; la coppia dell’angolo opposto è persa, la sua tessera va nel deposito. Ogni bordo di terreno uguale e ogni area chiusa è una moneta, i templi pagano come sempre; con { $guests-at } monete inviti un personaggio.
term-display = Deposito
    .effect = Solitario: le tessere messe da parte. La lanterna «Dal deposito» ne mette una.
term-remove = Togliere
    .effect = Solitario: { $remove } segnalini dello stesso formato tolgono una decorazione su cui non c’è una miniatura.
term-tie = Pareggi
    .effect = { not-solo }Vince chi ha più segnalini paesaggio, poi il cubo più avanti, il secondo, il terzo; altrimenti la vittoria è condivisa.
ruling-child-1 = { ruling-architect-1 }
ruling-empress-1 = { ruling-architect-1 }
ruling-poet-1 = { ruling-hermit-1 }
ruling-poet-2 = { ruling-hermit-2 }
ruling-poet-3 = { ruling-hermit-3 }
ruling-student-1 = { ruling-hermit-1 }
ruling-student-2 = { ruling-hermit-2 }
ruling-student-3 = { ruling-hermit-3 }
ruling-architect-1 = Due decorazioni messe in un turno sono pagate due volte.
ruling-empress-2 = L’Imperatore e la Dama la disturbano di chiunque siano, anche sulla sua stessa casella.
ruling-hermit-1 = Più passi per una tessera o una decorazione pagano una volta; una seconda tessera dello stesso turno paga di nuovo.
ruling-hermit-2 = { $start-step ->
    [yes] Il passo del bonus iniziale è pagato: l’abilità vale già.
   *[other] Il passo del bonus iniziale non è pagato.
  }
ruling-hermit-3 = { $start-in-view ->
    [yes] La tessera iniziale conta come una sola tessera in vista, anche se due dei suoi quarti sono nella linea.
   *[other] La tessera iniziale non conta come tessera in vista.
  }
ruling-emperor-1 = Conta solo il lato verso cui guarda; due draghi su un paesaggio sono due.
ruling-lady-1 = Due soli non valgono più di uno; solo sole e luna insieme danno di più.
ruling-merchant-1 = Una volta per decorazione, prima o dopo aver pescato, ma prima di tenere una carta.
ruling-merchant-2 = O altre carte o quella scartata, mai entrambe.
ruling-monk-1 = Conta ciò che è scoperto, non ciò che si può giocare.
ruling-monk-2 = Con la lanterna «Due tessere» è pagato una volta.
ruling-official-1 = Agisce al massimo una volta per turno; ciò che scopre vale come scoperto fin dall’inizio del turno.
ruling-official-2 = L’ultima tessera di una pila non può andarci sotto.
ruling-sword-dancer-1 = I segnalini coperti da una tessera e quelli presi con una carta pagano entrambi.
ruling-two-tiles-1 = Se una seconda tessera ci sta, va messa; se nessuna ci sta, è persa e la lanterna resta usata.
ruling-two-tiles-2 = I sentieri delle due tessere si contano a parte.
ruling-two-decorations-1 = Puoi dirlo dopo aver visto le carte, anche dopo la prima decorazione. Se nessuna seconda carta si può giocare, è persa e la lanterna resta usata.
ruling-reposition-1 = Chi resta nello stesso posto deve guardare altrove.
ruling-search-1 = { $search-bonus ->
    [yes] Aiuta anche con un segnalino ottenuto con una carta.
   *[other] Non aiuta con un segnalino ottenuto con una carta.
  }
ruling-tile-only-1 = La carta della coppia e la coppia dell’angolo opposto sono perse come sempre.
ruling-from-display-1 = La tessera dà monete come sempre; non si scopre niente di nuovo.
ruling-new-cards-1 = Non finché una pila è vuota.
ruling-reuse-1 = Copia una delle altre tre che è usata, mai sé stessa.
ruling-pavilion-1 = Senza carte padiglione nessuno prende punti per i padiglioni.
ruling-bridge-1 = Un ponte lascia l’acqua sotto di sé libera per pesci o loto.
ruling-tree-1 = Conta la divisione migliore: ogni serie prende ogni specie di cui resta una carta.
ruling-landscape-1 = Un paesaggio messo non si muove più.
ruling-landscape-2 = «Cerca» guarda nella pila; il paesaggio accanto resta.
ruling-solo-1 = Finché una pila è vuota si continua solo con «Solo tessera» e «Dal deposito», anche copiate da «Ancora».
ruling-solo-2 = L’ultima casella fa vincere, anche se quel turno svuota una pila.
ruling-solo-3 = Un personaggio guadagnato con l’ultima tessera si può ancora invitare.
ruling-solo-4 = Tra la tessera e la decorazione di una coppia puoi consegnare segnalini per liberare un posto.
example-enclose = La tessera in d3 chiude l’ultimo bordo aperto del verde intorno a d4: un passo per il bordo uguale e uno per l’area chiusa. Il cubo arriva alla colonna 3, che paga una moneta.
example-temple = Hua Ting in d3 tocca il verde con un bordo: una moneta per averla messa e una per il bordo.
example-pairs = A ha uccelli e tiene pesci: la coppia vale 6.
example-bridge = Un ponte in f4: 2 punti e un posto per un personaggio.
example-pavilion = A e B avevano un padiglione a testa e si dividevano primo e secondo posto, 9 punti ciascuno. Con uno in più A è primo: 12 a 6.
example-tree = Pino e salice valevano 4; con un acero, tre specie, si arriva a 9.
example-sight = La Dama è in e5 e guarda a nord: vede il loto in e4 e il pino in e3, 1 punto ciascuno.
example-landscape = L’Imperatore guarda a nord. Il paesaggio con due draghi va su quel lato: 10 punti per lui, ovunque si trovi.
example-token = Quattro segnalini grandi riaccendono la lanterna usata. I piccoli si conterebbero a parte.
example-token-character = A ha un segnalino personaggio di un turno precedente e ora lo consegna per un invito, o lo tiene.
example-architect = L’Architetto riceve 2 monete per il ponte, che di suo vale 2.
example-child = Il Bambino riceve 2 monete per i pesci.
example-empress = L’Imperatrice in d5 guarda a est. L’Imperatore entra nella sua linea di vista: 3 punti in meno.
example-hermit = In d6 la roccia tocca la roccia: il cubo roccia avanza e l’Eremita riceve una moneta.
example-poet = In f4 l’acqua tocca l’acqua: il cubo acqua avanza e la Poetessa riceve una moneta.
example-student = In d3 il verde tocca il verde: il cubo verde avanza e lo Studente riceve una moneta.
example-emperor = Sul lato nord ci sono due draghi: l’Imperatore che guarda lì guadagna 10.
example-lady = Sul lato est, dove guarda la Dama, c’è una luna. Il sole accanto porta altri 6.
example-merchant = Prima di pescare il Mercante può comprare altre carte. Non è ancora stato scartato niente, quindi non c’è una prima carta degli scarti da comprare.
example-monk = Esattamente due tessere sono scoperte: chi costruisce con il Monaco sulla carta riceve 2 monete.
example-official = Tutte le pile sono scoperte, quindi non c’è niente da scoprire; ma una tessera può andare sotto la sua pila.
example-sword-dancer = La tessera in d2 copre un segnalino paesaggio: una moneta per la Danzatrice.
example-two-tiles = Dopo la prima tessera la lanterna si può ancora usare; senza, non ne segue una seconda.
example-two-decorations = È stata pescata una sola carta, quindi non c’è una seconda decorazione da mettere.
example-reposition = L’Eremita resta in e5: allora deve guardare altrove.
example-search = Il segnalino viene da una carta, quindi si prende uno dei due paesaggi visibili; «Cerca» non aiuta.
example-solo = Accanto alla pila roccia c’è un ponte, e non c’è un posto libero per metterlo: questa coppia non si può giocare.
example-tile-only = Con «Solo tessera» si può mettere la tessera roccia, anche se non c’è posto per il ponte accanto.
example-from-display = Nessuna tessera è ancora stata messa da parte, quindi questa lanterna non ha niente da mettere.
example-reuse = «Solo tessera» è usata e si può copiare; «Carte nuove» è ancora accesa e non si può.
example-remove = Ci sono quattro segnalini grandi: consegnandoli si possono togliere gli uccelli in d4.
rule-t-12 = { help-landscapes }
rule-t-20 = { help-landscapes }
rule-t-47 = { help-landscapes }
rule-t-23 = { help-turn }
rule-t-25 = { help-turn }
rule-t-28 = { help-build }
rule-t-29 = { help-build }
rule-t-31 = { help-rewards }
rule-t-33 = { term-stack.effect }
rule-t-35 = { term-enclose.effect }
rule-t-43 = { term-temple.effect }
rule-t-48 = { help-decorate }
rule-t-49 = { help-decorate }
rule-t-50 = { help-decorate }
rule-t-55 = { help-tracks }
rule-t-57 = { help-tracks }
rule-t-58 = { help-characters }
rule-t-59 = { help-characters }
rule-t-60 = { term-token-character.effect }
rule-t-63 = { help-skills }
rule-t-64 = { help-skills }
rule-t-65 = { character-merchant.effect }
rule-t-66 = { character-official.effect }
rule-t-67 = { character-monk.effect }
rule-t-68 = { character-sword-dancer.effect }
rule-t-69 = { help-lanterns }
rule-t-70-1 = { lantern-two-tiles.effect } { ruling-two-tiles-1 }
rule-t-70-2 = { lantern-two-decorations.effect } { ruling-two-decorations-1 }
rule-t-70-3 = { lantern-reposition.effect }
rule-t-70-4 = { lantern-search.effect }
rule-t-70-5 = { lantern-search.effect } { ruling-search-1 }
rule-t-71 = { help-lanterns }
rule-t-72 = { help-end }
rule-t-73 = { help-end }
rule-t-75 = { term-pairs.effect }
rule-t-76 = { term-bridge.effect }
rule-t-77 = { term-pavilion.effect }
rule-t-78 = { term-tree.effect }
rule-t-79 = { help-sight }
rule-t-80 = { term-sight.effect }
rule-t-82 = { term-landscape.effect }
rule-t-83 = { help-sight }
rule-t-84 = { term-tie.effect }
rule-t-85 = { term-solo.effect }
rule-t-87 = { help-solo } { help-solo-lanterns }
rule-t-89 = { help-solo }
rule-t-90 = { term-remove.effect }
rule-t-91 = { help-solo-end }
rule-t-93 = { help-solo-end }
rule-t-94 = { help-solo-end }
rule-t-1 = Nella scatola ci sono 60 tessere giardino, 54 carte decorazione, 36 decorazioni e 16 segnalini paesaggio (8 nel solitario), intorno a 28 caselle interne. Un tabellone tuo può essere diverso; allora viene detto.
rule-t-8 = Ciò che mostravano solo le figure del regolamento sono dati: tessere, tracciati, bonus delle carte, simboli dei paesaggi. Un altro tabellone può averne altri.
rule-t-9 = Il giardino ha le caselle del suo tabellone intorno alla tessera iniziale; negli angoli stanno le pile, lì non va nessuna tessera.
rule-t-14 = La tessera iniziale sta al centro, su uno dei due lati e girata in qualsiasi modo; si estrae, se un’opzione non la fissa.
rule-t-15 = Ogni pila si mescola e si scopre la prima tessera; solo allora la si conosce.
rule-t-16 = Tutte le carte decorazione formano un mazzo; ognuna può uscire tante volte quante c’è.
rule-t-18 = Ognuno riceve un personaggio iniziale, la cui abilità vale, e muove di un passo il cubo del suo bonus iniziale. { $start-step ->
    [yes] Eremita, Poetessa e Studente sono pagati per quel passo.
   *[other] Quel passo non dà monete a nessuno.
  }
rule-t-19 = I personaggi rimasti formano il mazzo; due di loro sono scoperti.
rule-t-26 = Se nessuna tessera scoperta ci sta, non si può costruire e bisogna decorare.
rule-t-27 = Segreto è solo l’ordine di mazzi e pile; ciò che esce si pesca, nessuno lo sceglie.
rule-t-86 = Il solitario comincia con due personaggi iniziali: uno lo tieni, l’altro sta nel giardino e non è di nessuno. Accanto a ogni pila c’è una carta, i segnalini dei due formati sono mescolati, e le quattro lanterne del solitario sostituiscono le altre.
rule-t-97 = Due colonne raggiunte in un turno sono due inviti. Al massimo uno può diventare un segnalino personaggio, e vale per un turno successivo.

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
lot-garden = Giardino
lot-players = La tua plancia
scene-on-offer = A disposizione: personaggi, paesaggi e carte
    .short = In offerta
final-reveal = Ciò che si scopre lo vedono tutti: non si può più annullare.
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
scene-count = lato { $side }: { $count } × { $icon }
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
scene-progress = { $count ->
    [one] 1 segnalino paesaggio
   *[other] { $count } segnalini paesaggio
  } sul tabellone; si finisce a { $end }
scene-spaces-left = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
  } da coprire
scene-cube = cubo { $terrain } su { $position }
scene-kept = { $kind }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
scene-engineer = { $seat } ha cominciato: l’ultimo round finisce prima del prossimo turno di { $seat }
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
scene-sum = { $character } di { $seat } in { $cell } guarda a { $side }: { $points }, di cui { $decorations } per le decorazioni e { $likes } per { $what ->
    [icons] { $count } × { $icon }
    [heaven] sole e luna
    [tiles] { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
      } in vista
   *[court] il desiderio dell’Imperatrice
  }
part-heaven = sole e luna
scene-enclosed = { $terrain } in { $cell }: area chiusa
scene-solo-lost = { $why ->
    [stack] Una pila è finita, e né «Solo tessera» né «Dal deposito» permette di continuare: il giardino resta incompiuto.
   *[turn] Nessuna coppia si può mettere, e nessuna lanterna aiuta: il giardino resta incompiuto.
  } Avevi { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }.
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
    .about = Ogni bordo ancora aperto; sbarrato dove niente può più chiuderlo; con una spunta ciò che è chiuso.
overlay-spots = Posti liberi
    .about = Dove possono ancora andare decorazioni e personaggi.

## Che cosa si chiede sullo schermo, dove è diverso dal terminale; una frase sotto; pulsanti; guadagni

ask-turn = { $now ->
    [build] Costruisci con una tessera scoperta
    [decorate] Decora
   *[both] Costruire o decorare?
  }
ask-influence-now = Chi inviti?
ask-send-mini = Chi va nel giardino?
ask-solo-turn = { $forms ->
    [pairs] Scegli una coppia
    [lanterns] Nessuna coppia è possibile: scegli una lanterna
   *[both] Scegli una coppia o una lanterna
  }
ask-keep-character = Chi tieni?
ask-last-influence = Chi altro inviti?
ask-choose-cell = Dove va la tessera?
ask-pair-cell = Dove va la tessera?
ask-rotate = La tessera sta bene così? Conferma
ask-choose-slot = Dove va il paesaggio ({ $icons })?
ask-choose-slots = Dove va il paesaggio ({ $icons })?

hint-turn = { $now ->
    [build] Un round senza novità: chi può costruire deve farlo
    [decorate] Nessuna tessera scoperta ci sta: pesca carte
   *[both] Tocca una tessera scoperta per costruire, o pesca carte per decorare
  }
hint-choose-tile = Con la lanterna metti due tessere, una dopo l’altra
hint-build-again = Dev’essere una ancora scoperta
hint-choose-cell = { $count ->
    [one] Ci sta in una casella
   *[other] Ci sta in { $count } caselle
  }; i bordi che si toccano devono essere uguali
hint-pair-cell = Solo caselle dopo le quali trova posto la decorazione accanto alla pila
hint-rotate = { $count ->
    [one] Ci sta solo così
   *[other] Ci sta in { $count } modi
  }{ $spaces ->
    [one] { "" }
   *[other] ; tocca un’altra casella segnata per spostarla
  }
hint-paths = Una moneta per sentiero, o per due un passo a scelta
hint-pick-landscape = Ciò che mostra conta per i personaggi che guardano verso il suo lato
hint-search-pile = Tutta la pila è scoperta; poi viene mescolata
hint-pick-two = L’altro va nello stesso posto del lato opposto
hint-choose-slot = Sul lato che guardano i tuoi personaggi, o lontano dagli sguardi altrui
hint-choose-slots = L’altro paesaggio va nello stesso posto di fronte
hint-choose-token = Il bonus della carta: un segnalino paesaggio qualsiasi del tabellone
hint-before-drawing = { $buys ->
    [cards] Pagando: altre carte
    [discard] Pagando: la prima degli scarti
   *[both] Pagando: altre carte, o la prima degli scarti
  }
hint-choose-card = { $keep ->
    [none] Nessuna è giocabile; il Mercante può ancora comprare
    [two] Ne tieni due, una dopo l’altra, e metti entrambe le decorazioni
    [second] La seconda: metti anche la sua decorazione
   *[one] Ne tieni una e metti la sua decorazione; le altre si scartano
  }
hint-put-decoration = { $count ->
    [one] Un posto è libero
   *[other] { $count } posti sono liberi
  }
hint-bonus-step = Il bonus della carta
hint-decorate-again = Un’altra delle carte pescate
hint-seek = Un personaggio qualsiasi del mazzo; poi viene mescolato
hint-influence-now = { $from ->
    [row] Un personaggio scoperto
    [deck] Il primo del mazzo
   *[both] Un personaggio scoperto o il primo del mazzo
  }{ $held ->
    [yes] ; o nessuno: hai già un segnalino
   *[no] ; o più tardi, con un segnalino
  }
hint-send-mini = Lì guadagna con ciò che vede; l’altro resta sulla tua carta, dove vale la sua abilità
hint-end-of-turn = { $still ->
    [guest] Consegna il segnalino personaggio per un invito, o termina il turno
    [refresh] Consegna segnalini paesaggio per riaccendere una lanterna, o termina il turno
    [move] Una lanterna può spostare un tuo personaggio; o termina il turno
   *[several] Consegna segnalini, sposta un personaggio con la lanterna, o termina il turno
  }
hint-stand = Posti stampati, ponti e padiglioni
hint-stand-neutral = Occupa il posto e non conta per nessuno
hint-face = Vede la sua casella e tutto ciò che ha dritto davanti
hint-whom = { $room ->
    [no] Nessun altro posto è libero: può solo girarsi
   *[yes] Può andare in un altro posto libero, o solo girarsi
  }
hint-solo-turn = { $forms ->
    [pairs] Tocca una tessera per giocare la sua coppia
    [lanterns] Tocca una lanterna
   *[both] Tocca una tessera per giocare la sua coppia, o una lanterna
  }
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

button-decorate = { $cards ->
    [one] Pesca 1 carta
   *[other] Pesca { $cards } carte
  }
button-coins = { $count ->
    [one] Prendi 1 moneta
   *[other] Prendi { $count } monete
  }
button-build-end = Costruisci e termina
button-build-more = Costruisci, poi un’altra
button-step = Passo: { $terrain }
button-wait = { $held ->
    [yes] Nessuno: va perso
   *[no] Più tardi: segnalino
  }
button-lantern = Lanterna: { $lantern }
button-flip = Scopri tutte le pile
button-merchant = { $what ->
    [cards] Compra carte
   *[discard] Compra la carta scartata
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
do-stand = stare in { $cell }{ $place ->
    [bridge] , sul ponte
    [court] { "" }
    [court2] , sul secondo posto
   *[other] , sul padiglione
  }
do-blind = invitare la prima carta del mazzo, chiunque sia
do-remove = consegnare segnalini e togliere da { $cell }: { $kind }
do-display = mettere la tessera con { $n } a nord, { $e } a est, { $s } a sud, { $w } a ovest


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

help-aim = { $mode ->
    [solo] Disegni da solo il giardino interno: { $spaces } caselle da coprire, ogni turno con una tessera e la decorazione accanto alla sua pila. Il terreno che incontra sé stesso, le aree chiuse e i templi danno monete, e le monete portano personaggi. Se il giardino è completo, i tuoi personaggi vi entrano e i punti dicono com’è andata; se non può esserlo, hai perso.
   *[other] Disegnate insieme il giardino, tessera dopo tessera, e lo decorate. Le monete sono punti. Le guadagni con i sentieri, sui tuoi tracciati, con le abilità, con le serie di carte decorazione e soprattutto con i personaggi: chi alla fine è nel giardino guadagna con ciò che vede. Vince chi ha più punti.
  }
    .title = Lo scopo
help-turn = { $mode ->
    [solo] { help-solo }
   *[other] { help-turn-table }
  }
    .title = Il tuo turno
help-turn-table = Fai una di due cose: costruisci (metti una tessera scoperta) o decori (peschi carte, ne tieni una, metti la sua decorazione). Inoltre puoi usare una lanterna per turno, consegnare segnalini paesaggio per riaccendere una lanterna e, dopo la tua azione, invitare i personaggi che hai guadagnato. Puoi tornare indietro finché non si scopre qualcosa di nuovo.
help-build = Tocca una tessera scoperta di un angolo, poi una delle caselle segnate, girala, conferma. Deve toccare una tessera già posata e, dove due tessere si toccano, i bordi devono essere uguali: verde con verde, acqua con acqua, roccia con roccia, sentiero con sentiero. Muri e templi vanno bene con tutto.{ $mode ->
    [solo] { " " }Si usano solo le caselle interne.
   *[other] { " " }La pila da cui hai preso resta coperta; se alla fine della tua azione sono scoperte meno di { $min-up } tessere, si scoprono tutte le pile.
  }
    .title = Costruire
help-rewards = { $mode ->
    [solo] { help-solo }
   *[other] { help-rewards-table }
  }
    .title = Che cosa dà una tessera
help-rewards-table = In quest’ordine: un passo con il cubo di un terreno per ogni bordo in cui incontra sé stesso; un passo per ogni area che la tua tessera ha appena chiuso; le monete dei templi; per ogni bordo in cui sentiero incontra sentiero una moneta, ma due di esse si possono cambiare con un passo di un cubo qualsiasi; la moneta dell’abilità del tuo personaggio; e il segnalino paesaggio che era lì, con un paesaggio del suo formato.
help-enclose = Un’area è tutto ciò che di un terreno è collegato da tessera a tessera. È chiusa quando nessun suo bordo dà su una casella vuota o fuori dal tabellone. Muri e templi chiudono un bordo, l’orlo del tabellone mai. Una zona circondata dai sentieri della sua stessa tessera è chiusa subito. Chiudere dà un passo, a chi mette l’ultima tessera. «Aree aperte» mostra ogni bordo ancora aperto.
    .title = Chiudere aree
help-temples = Tre templi sono nella pila tao. Metterne uno dà monete, e altre per ogni bordo vicino del suo terreno: Hua Ting { $temple-greenery } e { $temple-edge-greenery } per bordo verde, Hehua Ting { $temple-water } e { $temple-edge-water } per bordo acqua, Simian Ting { $temple-rock } e { $temple-edge-rock } per bordo roccia. Chi poi costruisce quel terreno contro un tempio prende le monete del bordo{ $mode ->
    [solo] { "" }.
   *[other] , ma nessun passo.
  } I templi chiudono tutto ciò che li tocca.
    .title = Templi
help-decorate = { $mode ->
    [solo] { help-solo }
   *[other] { help-decorate-table }
  }
    .title = Decorare
help-decorate-table = Peschi { $base-draw ->
    [one] { $base-draw } carta
   *[other] { $base-draw } carte
  } e 1 in più per ogni pila senza tessera scoperta, anche se vuota. Tienine una giocabile: la sua decorazione dev’essere nella riserva e un posto adatto libero. Ogni zona di una tessera accoglie una decorazione: alberi, uccelli e peonie stanno sul verde, pesci e loto sull’acqua, padiglioni sulla roccia, ponti sugli archi tratteggiati. Poi prendi il bonus della carta: un passo, o un segnalino paesaggio qualsiasi del tabellone{ $plain-cards ->
    [0] { "" }
   *[other] { " " }({ $plain-cards } delle { $all-cards } carte di questo tabellone non ne hanno)
  }. Le altre carte si scartano e si scoprono tutte le pile, anche se non si poteva giocare niente.
help-tracks = { $mode ->
    [solo] { help-solo }
   *[other] { help-tracks-table }
  }
    .title = Tracciati
help-tracks-table = I tuoi tre cubi sono i tre terreni. Un cubo che raggiunge una colonna con una moneta viene pagato subito (colonna: monete { $coin-columns }). Quando tutti e tre hanno raggiunto una colonna con una figura ({ $guest-columns }), alla fine della tua azione puoi invitare un personaggio. I cubi non tornano mai indietro; i passi oltre la colonna { $last-column } sono persi.{ $start-step ->
    [yes] { " " }Il passo del bonus iniziale dà la moneta a Eremita, Poetessa e Studente.
   *[other] { " " }Il passo del bonus iniziale non dà monete.
  }
help-landscapes = { $mode ->
    [solo] { help-solo-landscapes }
   *[other] { help-landscapes-table }
  }
    .title = Paesaggi e segnalini
help-landscapes-table = Ogni lato del giardino ha posti per due paesaggi grandi e tre piccoli. Chi prende un segnalino paesaggio sceglie uno dei due paesaggi visibili di quel formato e lo mette in un posto libero qualsiasi, su qualsiasi lato. I loro simboli contano alla fine per i personaggi che guardano da quella parte. I numeri negli angoli sommano i simboli di un lato. { $refresh } segnalini dello stesso formato riaccendono una lanterna usata.
help-characters = { $mode ->
    [solo] { help-solo-end }
   *[other] { help-characters-table }
  }
    .title = Personaggi
help-characters-table = Prendi uno dei due personaggi scoperti o il primo del mazzo, senza vederlo. Poi manda una delle tue due miniature, la nuova o quella sulla tua carta, in un posto libero: un posto stampato, un ponte o un padiglione; scegli verso dove guarda. L’altra è attiva: la sua abilità vale per te. Oppure prendi un segnalino personaggio e invita in un turno successivo; lo perdi quando i tuoi cubi raggiungono la prossima colonna con una figura. Puoi averne solo uno.
help-sight = Un personaggio vede la sua casella e tutte quelle dritte davanti a sé fino all’orlo; niente copre la vista. { $sight ->
    [0] Le decorazioni in vista qui non contano.
   *[other] Ogni decorazione lì vale { $sight ->
    [one] { $sight } punto
   *[other] { $sight } punti
  }.
  } Ciò che la sua carta dice della vista conta: i simboli di tutti i paesaggi del lato verso cui guarda, ovunque si trovi, o le tessere di un terreno davanti a sé. { $start-in-view ->
    [yes] La tessera iniziale conta come una tessera.
   *[other] La tessera iniziale non conta come tessera.
  }{ $mode ->
    [solo] { "" }
   *[other] { " " }Il personaggio sulla tua carta non dà punti.
  } «Linee di vista» mostra tutto, con i punti per ora.
    .title = Che cosa vedono i personaggi
help-skills = { $mode ->
    [solo] { no-skills }
   *[other] { help-skills-table }
  }
    .title = Abilità
help-skills-table = L’abilità del personaggio sulla tua carta vale finché resta lì. Architetto, Bambino e Imperatrice sono pagati per certe decorazioni; Eremita, Poetessa e Studente quando il loro cubo avanza, una volta per tessera o decorazione; la Danzatrice per i segnalini; il Monaco quando si sceglie tra esattamente due tessere o due carte. Il Mercante compra carte, il Funzionario scopre o cambia tessere prima dell’azione. Imperatore e Dama non hanno abilità, ma amano la vista.
help-lanterns = { $mode ->
    [solo] { help-solo-lanterns }
   *[other] { help-lanterns-table }
  }
    .title = Lanterne
help-lanterns-table = Quattro lanterne, ciascuna da usare una volta, al massimo una per turno. Due tessere: metti due tessere scoperte in un’azione. Due decorazioni: tieni due delle carte pescate. Sposta: muovi o gira uno dei tuoi personaggi nel giardino. Cerca: scegli liberamente dal mazzo dei personaggi, o dalla pila dei paesaggi quando { $search-bonus ->
    [yes] hai preso un segnalino.
   *[other] una tessera ha coperto un segnalino.
  } { $refresh } segnalini paesaggio dello stesso formato ne riaccendono una usata: toccala.
help-end = { $mode ->
    [solo] { help-solo-end }
   *[other] { help-end-table }
  }
    .title = La fine
help-end-table = Quando sul tabellone restano al massimo { $end-tokens ->
    [one] { $end-tokens } segnalino paesaggio
   *[other] { $end-tokens } segnalini paesaggio
  }, o una pila è finita, si conclude il round: tutti hanno avuto lo stesso numero di turni. Se per un round intero nessuno mette niente, { $dead-round ->
    [end] la partita finisce.
   *[other] chi può costruire deve farlo; se nessuno poteva, la partita finisce.
  }
help-scoring = { $mode ->
    [solo] { help-solo-end }
   *[other] { help-scoring-table }
  }
    .title = Punteggio
help-scoring-table = Le monete contano come sono. { $pair ->
    [one] { $pair } punto
   *[other] { $pair } punti
  } per ogni coppia di uccelli e pesci, e di loto e peonie. { $bridge } per ogni ponte. Chi ha più padiglioni { $first }, il secondo { $second }; in parità per il primo posto si dividono { $both } e nessuno è secondo, in parità per il secondo si dividono { $second }, arrotondando per difetto. Alberi in serie di specie diverse, da 1 a 5: { $trees }. Poi ogni personaggio nel giardino. In parità: più segnalini paesaggio, poi i cubi, prima quello più avanti.
help-solo = Copri tutte le { $inner } caselle interne. Accanto a ogni pila c’è una carta: in un turno metti una tessera e poi la decorazione della sua carta. Entrambe le cose devono essere possibili. La carta e la tessera dell’angolo opposto per ora sono perse: la tessera va nel deposito. Non ci sono tracciati, abilità né bonus delle carte: ogni bordo di terreno uguale e ogni area chiusa è una moneta, i templi pagano come sempre, { $path-coins ->
    [0] i sentieri non danno niente.
   *[other] i sentieri danno { $path-coins } ciascuno.
  } Quando copri un segnalino, un paesaggio visibile va in un posto e l’altro di fronte.
    .title = Solitario: Yin e Yang
help-solo-lanterns = Ognuna delle quattro lanterne sostituisce una volta un turno. Solo tessera: metti una tessera senza la sua decorazione. Dal deposito: metti una tessera messa da parte. Carte nuove: si danno quattro carte nuove. Ancora: rifai ciò che fa una lanterna usata. { $remove } segnalini dello stesso formato, consegnati, tolgono una decorazione che è d’intralcio: toccala.
    .title = Solitario: lanterne
help-solo-landscapes = Ogni lato del giardino ha posti per due paesaggi grandi e tre piccoli. Quando copri un segnalino scegli uno dei due paesaggi visibili del suo formato e un posto libero; l’altro va nello stesso posto di fronte. I loro simboli contano alla fine per i personaggi che guardano lì. { $remove } segnalini dello stesso formato tolgono una decorazione.
help-solo-end = Con { $guests-at } monete puoi ogni volta tenere uno dei due personaggi, { $most-guests } in tutto con il primo; l’altro è neutrale e occupa un posto. Hai perso se, prima che le { $inner } caselle siano coperte, nessun turno è più possibile, o se una pila è finita e né «Solo tessera» né «Dal deposito» permette di continuare. Altrimenti tutti i tuoi personaggi vanno nel giardino; { $solo-sight ->
    [0] conta ciò che ognuno preferisce vedere, le decorazioni in vista no.
   *[other] conta ciò che ognuno preferisce vedere, e ogni decorazione in vista { $solo-sight ->
    [one] { $solo-sight } punto
   *[other] { $solo-sight } punti
  }.
  } Fino a { $fair } punti discreto, da { $good-from } a { $good } buono, da { $impressive-from } a { $impressive } notevole, da { $outstanding-from } in su straordinario.
    .title = Solitario: personaggi e fine
help-screen = L’oro segna ciò che puoi scegliere. Tocca qualsiasi altra cosa per sapere perché no. Le caselle tratteggiate sono quelle in cui non ci starà più nessuna tessera. I numeri su fondo scuro contano ciò che sta in una pila. Il numero sulla carta di un personaggio è quanto guadagnerebbe ora. Le lanterne usate sono grigie.
    .title = Leggere lo schermo
help-board = { about-board } { about-board.ours } { about-board.load }
    .title = A proposito di questo tabellone

about-board = Le regole, i numeri dei pezzi, le abilità, le lanterne, il punteggio e il solitario sono quelli del regolamento; dove il suo testo tace o si può leggere in due modi abbiamo dovuto decidere, e le letture che contano sono opzioni. Ciò che mostravano solo le immagini è stato ricostruito.
    .given = I testi del regolamento danno il turno, i premi di una tessera, gli effetti dei dodici personaggi e delle otto lanterne, i punti e quanti pezzi di ogni tipo ci sono; pagine pubbliche aggiungono le 15 tessere per pila, i tre templi e i tracciati di undici colonne.
    .ours = La griglia delle caselle, le facce delle tessere e di quella iniziale, dove stanno segnalini e pile, le colonne dei tracciati, i bonus delle carte e quale paesaggio mostra quali simboli. Il tabellone «balanced» ha colonne e bonus diversi da «standard», perché costruire e decorare valgano lo stesso.
    .load = Chi possiede il gioco può scrivere ciò che c’è stampato in un file del tabellone, un testo in TOML (la pagina «Informazioni» ne mostra i modelli), e sceglierlo come «Un tabellone tuo» quando apre un tavolo. Viene controllato subito, e tutto ciò che è sullo schermo è disegnato da lì.

## Che cosa si possiede, e di che cosa sono fatti i punti di un personaggio

good-greenery = verde
good-water = acqua
good-rock = roccia
good-small-tokens = { $count ->
    [one] segnalino piccolo
   *[other] segnalini piccoli
  }
good-large-tokens = { $count ->
    [one] segnalino grande
   *[other] segnalini grandi
  }
good-guests = { $count ->
    [one] personaggio
   *[other] personaggi
  }
good-character-tokens = { sketch-character-token }
good-invitations = { $count ->
    [one] personaggio da invitare
   *[other] personaggi da invitare
  }
part-decorations = decorazioni in vista
part-icons = simboli dei paesaggi
part-tiles = tessere in vista
part-court = desiderio dell’Imperatrice

## Che cosa ha avviato la fine, e parti del punteggio

closing-tokens-taken = { $seat }: { trigger-tokens-taken }.
closing-stack-empty = { $seat }: { trigger-stack-empty }.

## Preparare un tavolo

goal-solo = { welcome-1 } { welcome-5 }
summary = { $players ->
    [1] Da solo nel giardino
    [2] Due giocatori
    [3] Tre giocatori
   *[4] Quattro giocatori
  }. { $garden ->
    [balanced] Il tabellone equilibrato
    [standard] Il tabellone con i numeri delle regole
   *[own] Un tabellone tuo
  }.
group-garden = Giardino
    .about = Tracciati, carte e tessere, e la tessera da cui tutto comincia.

## What is wrong with a board file

refused-board-cells = File del tabellone, { $where }: le caselle si scrivono [x, y], con numeri da 0 a { $most }, non { $found }.
refused-board-beyond = File del tabellone, { $where }: la casella { $cell } è fuori dal giardino di { $width } per { $height }.
refused-board-start-square = File del tabellone, { $where }: qui vanno le quattro caselle di un quadrato, in senso orario da quella a nord-ovest.
refused-board-corners = File del tabellone, { $where }: ogni pila sta in un angolo.
refused-board-token-sum = File del tabellone, { $where }: segnalini grandi e piccoli insieme sono tanti quante le loro caselle, { $need }.
refused-board-no-space = File del tabellone, { $where }: la casella { $cell } non è per un segnalino.
refused-board-starting = File del tabellone, { $where }: almeno { $least } ospiti devono essere di quelli iniziali.
refused-board-inner = File del tabellone, { $where }: è il numero delle caselle interne, { $need }.
refused-board-solo-most = File del tabellone, { $where }: da soli si possono coprire al massimo { $most } caselle interne, non { $have }.
refused-board-stack = File del tabellone, { $where }: la pila { $name } ha le tessere da { $letter }01 a { $letter }{ $last }, ognuna una volta.
refused-board-edge-shows = File del tabellone, { $where }: il bordo { $edge } mostra { $found }, non { $need }.
refused-board-edge-twice = File del tabellone, { $where }: il bordo { $edge } appartiene a due zone.
refused-board-edge-none = File del tabellone, { $where }: il bordo { $edge } ({ $found }) non appartiene a nessuna zona.
refused-board-temple-name = File del tabellone, { $where }: un bordo di tempio richiede il tempio con quel nome.
refused-board-temple-edges = File del tabellone, { $where }: tutti e quattro i bordi di un tempio sono bordi di tempio.
refused-board-start-edges = File del tabellone, { $where }: qui vanno otto bordi, in senso orario dal bordo nord a nord-ovest.
refused-board-quadrant = File del tabellone, { $where }: in un quarto della tessera ne stanno al massimo { $most }: { $found }.
