### Dragon Castle in italiano. Chiavi: docs/notation/castle.md nomina le decisioni, games/castle/rules/game.py gli eventi.

title = Dragon Castle
goal = Prendi tessere dal castello, fai crescere nel tuo regno gruppi di un tipo e coronali di santuari.

# Il benvenuto, un messaggio per riga.
welcome-1 = Scopo: più punti di tutti. { $least } o più tessere vicine di un tipo si girano e danno punti.
welcome-2 = Ogni turno: prendi una tessera libera dal piano più alto del castello (segnata ▸), poi scegli:
welcome-3 = anche la sua gemella identica, o un santuario, oppure scartala (+{ $away }).
welcome-4 = Posa ciò che hai preso. Su un set appena girato costruisci santuari: più in alto, meglio è.
welcome-5 = Quando resta solo il piano terra puoi evocare il drago (+{ $token }). Dopo { $players } evocazioni in tutto comincia l’ultimo round.
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
    .effect = Consolida { $least } o più Mercanti, Soldati e Contadini vicini con lo stesso numero: +{ $beautybonus }, fino a { $beautyshrines } santuari.
spirit-wind = Spirito del Vento
    .effect = { $wind ->
        [may-move] Copri una delle tue tessere scoperte, o sposta un santuario costruito su un’altra tessera coperta, o entrambe le cose in quest’ordine.
       *[must-move] Se vuoi, copri una delle tue tessere scoperte; poi sposta un santuario costruito su un’altra tessera coperta.
    }
spirit-strength = Spirito della Forza
    .effect = Sposta una o due tessere in cima, senza santuario, su caselle vuote o tessere coperte del tuo regno; i set così formati danno punti.
spirit-elegance = Spirito dell’Eleganza
    .effect = In questo turno puoi prendere anche tessere chiuse a sinistra e a destra ma libere sopra o sotto, e devi prenderne almeno una.
spirit-deception = Spirito dell’Inganno
    .effect = { $deception ->
        [any-floor] La tua seconda tessera è quella in cima a una pila accanto al posto della prima, a ogni piano, qualunque cosa mostri, anche se chiusa.
       *[same-floor] La tua seconda tessera è una che si trovava accanto alla prima sullo stesso piano, qualunque cosa mostri, anche se chiusa.
    }
spirit-change = Spirito del Mutamento
    .effect = { $changing ->
        [no] Una Stagione, un Vento o un Drago scoperti valgono come un altro tipo per completare un set.
       *[yes] Una Stagione, un Vento o un Drago scoperti valgono come un altro tipo per completare un set, o ingrandirne uno che sta per girarsi.
    }
spirit-faith = Spirito della Fede
    .effect = { $faith ->
        [any-set] Costruisci un santuario in più su un qualsiasi set girato in questo turno.
        [full-allowance] Costruisci un santuario più del consentito, su un set di questo turno che ha già tutti quelli normali.
       *[closed-sets] Costruisci un santuario più del consentito, su un set di questo turno che non ne riceve più di normali.
    }
spirit-destruction = Spirito della Distruzione
    .effect = Elimina dal gioco una tessera libera del castello, di qualsiasi piano.
spirit-depth = Spirito della Profondità
    .effect = Basta che la tua seconda tessera sia dello stesso tipo della prima; va bene anche una identica.
spirit-cunning = Spirito dell’Astuzia
    .effect = Consolida un gruppo di esattamente 3 tessere di un tipo per { $cunningset } punti{ $cunningdragons ->
        [plain] , anche i Draghi,
       *[bonus] {" "}(Draghi +{ $dragonset }),
    } con santuari come al solito.

## Draghi: punti in più per tutti alla fine

dragon-humility = Drago dell’Umiltà
    .effect = 1 punto per ogni santuario che ha accanto una pila più alta.
dragon-righteousness = Drago della Rettitudine
    .effect = 1 punto per ogni santuario nella tua riga migliore e nella tua colonna migliore; altri 2 per una linea piena di santuari.
dragon-tranquility = Drago della Quiete
    .effect = 1 punto per ogni gruppo separato di tessere coperte{ $tranquility ->
        [shrines-split] ; quelle sotto un santuario non ne fanno parte.
       *[shrines-count] , comprese quelle sotto un santuario.
    }
dragon-bravery = Drago dell’Audacia
    .effect = 1 punto per ogni pila più alta di tutte quelle accanto.
dragon-dominion = Drago del Dominio
    .effect = Il Mercante, il Soldato e il Contadino scoperti più alti che hai dal piano 3 in su: somma i loro numeri.
dragon-power = Drago del Potere
    .effect = Per Mercanti, Soldati e Contadini confronta il tuo gruppo di maggior valore con quello di ogni vicino: 2 punti se vale di più, 1 se è pari.
dragon-knowledge = Drago del Sapere
    .effect = 2 punti per ogni diversa figura scoperta di Stagione, Vento o Drago.
dragon-harmony = Drago dell’Armonia
    .effect = Per ogni linea mediana del regno: 4 punti se le altezze delle pile sono specchiate, 2 se lo sono i santuari{ $harmony ->
        [empty-counts] ; anche il nulla si specchia.
       *[empty-nothing] .
    }
dragon-devotion = Drago della Devozione
    .effect = 1 punto per ogni santuario con una tessera Drago scoperta accanto.
dragon-courage = Drago del Coraggio
    .effect = 1 punto per ogni santuario sul bordo del regno.

## Che cosa si chiede

prompt-turn = { $summon ->
    [must] Il castello è vuoto: evoca il drago
    [yes] Prendi una tessera dal piano più alto o evoca il drago
   *[no] Prendi una tessera dal piano più alto
  }
prompt-continue = Hai { $face }. E ora?
prompt-place = Dove posi { $face } nel tuo regno?
prompt-enlarge = Un set sta per girarsi. Vuoi prima ingrandirlo con uno spirito?
prompt-build = { $can ->
    [no] Il set è completo. Invochi uno spirito per un santuario in più? ({ $pool } nella tua riserva)
   *[yes] Costruisci un santuario sul set appena girato? ({ $pool } nella tua riserva)
  }
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
choice-summon = evocare il drago (+{ $points } alla fine)
choice-pair = prendere anche { $face } in { $cell } (piano { $floor })
    .plain = prendere la seconda tessera in { $cell }
    .many = Prendi una seconda tessera: scrivi il suo posto, per esempio { $example }
choice-shrine = tenere la tessera e prendere un santuario nella riserva
choice-discard = scartare la tessera (+{ $points })
choice-place = posarla in { $space } { $height ->
    [0] (casella vuota)
    [one] (su una tessera coperta)
   *[other] (su una pila di { $height } tessere coperte)
  }
    .plain = posarla in { $space }
    .many = Posala: scrivi una casella, per esempio { $example }
choice-build = costruire un santuario in { $space } (piano { $height })
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
    .brief = { "" }
castle-take = prende { $face } da { $cell }
    .brief = { "" }
castle-pair = e { $face } da { $cell }
    .brief = una coppia
castle-shrine = e un santuario (riserva { $pool })
    .brief = un santuario
castle-discard = scarta la tessera (+{ $points })
    .brief = scartata
castle-summon = evoca il drago (+{ $points } alla fine; { $left ->
    [one] resta 1 segnalino
   *[other] restano { $left } segnalini
  })
    .brief = drago evocato
castle-last-round = comincia l’ultimo round
castle-place = posa { $face } in { $space }
    .brief = { $space }
castle-set = consolida { $size } tessere: { $kind } (+{ $points })
    .brief = set di { $size } { $kind }
castle-build = costruisce un santuario in { $space } (piano { $floor })
    .brief = santuario in { $space }
castle-call-tile = invoca lo { $spirit } e paga con { $face } da { $space }
castle-call-shrine = invoca lo { $spirit } e paga con un santuario
castle-turn = gira { $face } in { $space }
    .brief = { $space } girata
castle-move-shrine = sposta il santuario da { $source } a { $target }
castle-move-tile = sposta la tessera da { $source } a { $target }
castle-destroy = distrugge { $face } in { $cell }
castle-over = { $ending }

ending-dragon-summoned = il drago è arrivato e la partita è finita
ending-castle-empty = il castello non c’è più e la partita è finita

## Perché qualcosa non si può fare

reason-all-copies-of-this-face-have-been-seen = { $face }: tutte le copie si sono già viste.
reason-no-tile-lies-there = In { $cell } non ci sono tessere del castello.
reason-no-tile-lies-there-to-move = In { $space } non c’è nessuna tessera.
reason-no-tile-beside-the-first = { $reach ->
    [any] Accanto al posto della prima, { $cell }, non ci sono tessere.
   *[floor] Accanto al posto della prima, { $cell }, non ci sono tessere sul suo piano.
  }
reason-no-tile-for-the-shrine-to-go-to = Non c’è un’altra tessera su cui il santuario possa andare.
reason-no-tile-to-move = Nel tuo regno non c’è nessuna tessera senza santuario.
reason-no-tile-in-hand-to-place = Non hai in mano tessere da posare.
reason-tiles-on-both-long-sides = La tessera in { $cell } è incastrata: il lato sinistro o il destro dev’essere libero.
reason-tiles-on-all-four-sides = La tessera in { $cell } è incastrata su tutti i lati; anche con l’Eleganza uno dei quattro dev’essere libero.
reason-the-first-tile-comes-from-the-top-floor = La prima tessera viene dal piano più alto, cioè il piano { $floor }; quella in { $cell } è al piano { $height }.
reason-the-first-tile-cannot-be-put-back = Hai già in mano la prima tessera e non puoi rimetterla a posto.
reason-not-identical-to-the-first = La seconda tessera dev’essere proprio { $face }; quella in { $cell } non lo è.
reason-no-shrine-is-left-in-the-supply = La scorta dei santuari è vuota.
reason-summon-instead-of-taking-a-tile-not-after-it = Il drago si evoca invece di prendere una tessera; in questo turno ne hai già presa una.
reason-the-castle-is-still-higher-than-one-floor = Il drago si può evocare solo quando resta il piano terra; il castello ha ancora { $floor } piani.
reason-the-castle-is-empty = Nel castello non ci sono più tessere.
reason-the-castle-is-empty-and-you-must-summon = Il castello è vuoto: devi evocare il drago.
reason-outside-the-realm = { $space } è fuori dal regno.
reason-a-face-up-tile-lies-there = In { $space } c’è una tessera scoperta; posa su caselle vuote o tessere coperte.
reason-a-shrine-stands-there = In { $space } c’è un santuario, e su un santuario non si posa niente.
reason-both-tiles-are-placed-before-anything-else = Posa prima la seconda tessera; le due si posano insieme.
reason-a-pair-needs-two-legal-spaces = Due tessere vogliono due caselle; nel tuo regno ce ne sono: { $spaces }.
reason-no-legal-space-for-the-tile = Nel tuo regno non c’è posto per la tessera; puoi solo scartarla.
reason-no-more-shrines-on-this-set = Questo set ha già tutti i santuari che può avere.
reason-no-shrine-in-the-pool = Nella tua riserva non ci sono santuari.
reason-no-shrine-to-move = Serve un santuario nel tuo regno, e non ce n’è.
reason-no-shrine-stands-there = In { $space } non c’è nessun santuario.
reason-a-shrine-stands-there-already = In { $space } c’è già un santuario.
reason-only-on-a-set-consolidated-just-now = I santuari vanno solo sulle tessere di un set appena girato; { $space } non ne fa parte.
reason-only-on-a-set-of-this-turn = Il santuario in più va solo su una tessera girata in questo turno con un set; in { $space } non ce n’è.
reason-spirit-already-called-this-turn = Lo { $spirit } è già stato invocato in questo turno.
reason-spirit-not-in-play = Lo { $spirit } non c’è in questa partita.
reason-nothing-to-pay-a-spirit-with = Uno spirito costa una tessera scoperta del tuo regno o un santuario della tua riserva: non hai né l’una né l’altro.
reason-only-a-face-up-tile-pays = Si paga solo con una tessera scoperta; in { $space } non ce n’è.
reason-pay-for-the-spirit-first = Prima paga lo { $spirit }.
reason-payment-would-make-the-effect-impossible = Se paghi così, lo { $spirit } non avrebbe più niente da fare.
reason-spirit-not-in-this-window = Lo { $spirit } non si può invocare in questo momento del turno ({ $window }).
reason-choose-a-set-of-equal-numbers-by-its-first-space = In { $space } non comincia nessun gruppo di quattro o più numeri uguali; indicane uno con la sua prima casella.
reason-a-shrine-moves-onto-a-face-down-tile-without-a-shrine = Il santuario deve andare su una tessera coperta che non ne ha; in { $space } non ce n’è.
reason-only-a-face-up-tile-can-be-turned = Si può coprire solo una tessera scoperta; in { $space } non ce n’è.
reason-only-a-face-up-special-tile-changes = Può mutare solo una Stagione, un Vento o un Drago scoperti; in { $space } non ce n’è.
reason-only-a-spirit-does-that = Lo chiede solo, se invocato: { $by }.
reason-only-chance-draws = Tessere e carte le pesca il caso; nessuno le sceglie.
reason-the-shrine-needs-a-face-down-tile-to-go-to = Gira una tessera: altrimenti il santuario non saprebbe dove andare.
reason-the-shrine-has-to-move = Ora un santuario deve spostarsi.
reason-a-tile-with-a-shrine-cannot-move = Sulla tessera in { $space } c’è un santuario, quindi resta lì.
reason-move-at-least-one-tile = Hai invocato questo spirito per spostare tessere; devi spostarne almeno una.
reason-move-a-second-tile-or-no-more = Una tessera è stata spostata: spostane una seconda, o di’ che basta.
reason-two-different-tiles-are-moved = La tessera in { $space } è già stata spostata; scegline un’altra.
reason-elegance-needs-a-short-side-tile = Hai invocato l’Eleganza: ora ti serve una tessera libera solo sopra o sotto; quella in { $cell } è libera a sinistra o a destra.
reason-elegance-promised-a-pick = Hai invocato l’Eleganza, quindi in questo turno devi prendere una tessera.
reason-elegance-and-no-short-side-twin-in-sight = Hai invocato l’Eleganza: la tessera in { $cell } è libera a sinistra o a destra, e non si vedrebbe nessuna gemella libera solo sopra o sotto.
reason-deception-needs-a-tile-beside-the-first = Hai invocato l’Inganno: la seconda tessera doveva trovarsi proprio accanto alla prima, che era in { $first }; { $cell } non c’era.
reason-deception-takes-no-tile-from-under-the-first = Hai invocato l’Inganno: la tessera in { $cell } stava sotto la prima, non accanto.
reason-the-changed-tile-must-complete-a-set = Come { $letter } la tessera in { $space } non forma un gruppo di quattro.
reason-the-tile-beside-the-first-is-lower = Hai invocato l’Inganno: la seconda tessera doveva trovarsi accanto alla prima sullo stesso piano, il piano { $floor }; quella in { $cell } è al piano { $height }.
reason-the-tile-comes-from-there = La tessera viene da { $space }; deve andare in un’altra casella.
reason-the-set-turns-before-anything-else = Un set sta per girarsi; nient’altro viene prima.
reason-the-action-of-this-turn-is-done = La tua azione è fatta; si può ancora invocare uno spirito, o il turno finisce.
reason-not-the-same-type-as-the-first = La seconda tessera dev’essere dello stesso tipo ({ $face }); quella in { $cell } non lo è.
reason-choose-a-group-of-three-by-its-first-space = In { $space } non comincia nessun gruppo di esattamente tre; indicane uno con la sua prima casella.
reason-no-countdown-token-is-left = Tutti i segnalini del conto alla rovescia sono stati presi.
reason-long-row-on-an-upper-floor = Una fila di { $tiles } tessere al piano { $floor } è lunga: il suo centro resta bloccato per molti turni.
reason-no-third-floor = Nessuna pila è alta 3, quindi passeranno pochi turni prima di poter evocare il drago.
reason-no-room-for-the-pair-of-a-spirit = Con lo { $spirit } devi posare due tessere: nel tuo regno c’è posto per { $spaces } e, comunque tu paghi, per meno di due.
reason-no-group-of-equal-numbers = Servono quattro o più Mercanti, Soldati o Contadini scoperti e vicini con lo stesso numero.
reason-no-group-of-three = Serve un gruppo di esattamente tre tessere scoperte e vicine di un tipo.
reason-no-short-side-tile-to-begin-with = Al piano { $floor } nessuna tessera è libera solo sopra o sotto, e nessuna lì ha in vista una gemella così.
reason-no-short-side-tile-of-the-type = Nessuna tessera del tipo di { $face } è libera solo sopra o sotto.
reason-no-short-side-twin = Non si vede una seconda tessera { $face } libera solo sopra o sotto.
reason-no-free-tile-of-the-type = Nessuna tessera libera è del tipo di { $face }.
reason-no-free-tile-for-the-extra-shrine = Nessuna tessera di un set così è libera per il santuario in più.
reason-no-space-to-move-a-tile-to = Non c’è un’altra casella su cui una tessera possa andare.
reason-no-special-tile-enlarges-the-set = Nessuna Stagione, nessun Vento e nessun Drago scoperto lì accanto ingrandirebbe il set che sta per girarsi.
reason-no-special-tile-completes-a-set = Nessuna tua Stagione, nessun Vento e nessun Drago scoperto completerebbe, come altro tipo, un set di quattro.
reason-no-set-has-just-turned = Si costruisce quando un set si è appena girato, e non è successo.
reason-no-other-space-for-this-tile = Non c’è casella su cui la tessera in { $space } possa andare.
reason-no-spirit-has-been-called-to-pay-for = Si paga quando si è invocato uno spirito.
reason-unusual-first-floor = Il piano terra ha { $tiles } tessere; di solito sono da { $low } a { $high }.
reason-a-called-spirit-promised-a-pair = Hai invocato lo { $other }, quindi ora devi prendere una seconda tessera.
reason-a-called-spirit-still-needs-this-tile = Allo { $other } che hai invocato serve ancora la tessera in { $cell }.
reason-a-turn-cannot-be-passed = Non si può passare: prendi una tessera, o evoca il drago dove si può.
reason-building-on-this-set-is-over = Su questo set non si costruisce più: ciò che non si è costruito subito non si costruisce dopo.
reason-every-payment-would-break-it = Comunque tu possa pagarlo, allo { $spirit } non resterebbe niente da fare.
reason-another-spirit-bars-it = Lo { $spirit } non si può invocare accanto allo { $other }, che hai invocato in questo turno.
reason-neither-a-tile-to-turn-nor-a-shrine-to-move = Non hai né una tessera scoperta da coprire né un santuario da spostare.
reason-change-comes-before-the-sets-turn = Il Mutamento ingrandisce un set prima che si giri; questi sono già girati.
reason-change-stays-out-of-this = A questo tavolo il Mutamento non ingrandisce un set che sta per girarsi.
reason-faith-comes-after-the-sets-have-turned = La Fede viene quando i set si sono girati.
reason-build-the-ordinary-shrines-before = Il set riceve ancora un santuario normale; costruisci prima quello.
reason-it-is-of-that-type-already = La tessera in { $space } è già di questo tipo ({ $letter }).
reason-it-belongs-to-a-set-that-has-to-turn = La tessera in { $space } fa parte di un set che deve girarsi e non può lasciarlo.
reason-in-a-check-it-has-to-enlarge-the-set = Come { $letter } la tessera in { $space } non ingrandirebbe il set che deve girarsi.
reason-that-set-takes-an-ordinary-shrine = Il set in { $space } riceve ancora un santuario normale; quello in più va altrove.
reason-that-set-was-not-full = A questo tavolo al santuario in più serve un set che ha tutti quelli normali; quello in { $space } non li ha.
reason-finish-the-spirit-first = Prima finisci ciò che chiede lo { $spirit }.
reason-finish-building-before = Prima finisci di costruire, o di’ che basta.
reason-take-a-first-tile-before = Prima prendi una tessera dal piano più alto.
reason-decide-about-the-first-tile-before = Hai in mano { $face }: prima decidi per una seconda tessera, un santuario o lo scarto.
reason-place-the-tile-before = Prima posa { $face }.

window-start = prima della prima tessera
window-picked = con la prima tessera in mano
window-acted = finché c’è una tessera da posare
window-consolidate = mentre si consolidano i set
window-end = alla fine del turno

## Punteggio

score-sets = Set
    .why = { term-set.effect }
score-discards = Scartate
    .why = { term-discard.effect }
score-shrines = Santuari
    .why = { term-shrine.effect }
score-tokens = Conto alla rovescia
    .why = { term-summon.effect }
score-humility = { dragon-humility }
    .why = { dragon-humility.effect }
score-righteousness = { dragon-righteousness }
    .why = { dragon-righteousness.effect }
score-tranquility = { dragon-tranquility }
    .why = { dragon-tranquility.effect }
score-bravery = { dragon-bravery }
    .why = { dragon-bravery.effect }
score-dominion = { dragon-dominion }
    .why = { dragon-dominion.effect }
score-power = { dragon-power }
    .why = { dragon-power.effect }
score-knowledge = { dragon-knowledge }
    .why = { dragon-knowledge.effect }
score-harmony = { dragon-harmony }
    .why = { dragon-harmony.effect }
score-devotion = { dragon-devotion }
    .why = { dragon-devotion.effect }
score-courage = { dragon-courage }
    .why = { dragon-courage.effect }

tie-break-1 = pile con una tessera coperta in cima
tie-break-2 = santuari nel regno

## Il tabellone in testo

sketch-castle = Castello
sketch-floor = piano più alto { $floor }, { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
  }
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
sketch-unseen = { $count ->
    [one] 1 tessera è ancora nascosta.
   *[other] { $count } tessere sono ancora nascoste.
  } Copie di ogni figura che nessuno ha visto:
sketch-last-round = ultimo round
sketch-unlimited = santuari senza fine

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
option-last_round = Se l’ultima evocazione chiude la partita con il round in corso o con uno in più.
option-last_round-current = con il round in corso
option-last_round-next = con un round in più
option-shrine_supply = Se i santuari possono finire.
option-shrine_supply-limited = { $shrines } santuari per tutti
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
option-faith = Su quali set del turno può stare il santuario in più della Fede.
option-faith-full-allowance = solo su uno che ha tutti quelli normali
option-faith-any-set = su tutti, anche prima di quelli normali
option-faith-closed-sets = su tutti quelli che non ne ricevono più di normali
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
option-between_placings = Se si può invocare uno spirito tra la posa della prima e della seconda tessera.
option-between_placings-yes = sì, in ogni momento
option-between_placings-no = no, si posano insieme

preset-standard = Il gioco completo: uno spirito e un drago, pescati da tutti.
preset-first-game = Per imparare: senza carte.
preset-simple-cards = La seconda partita: uno spirito e un drago, pescati da quelli semplici.
preset-many-cards = Per chi lo conosce bene: tre spiriti e tre draghi.
preset-letter = Alla lettera del regolamento: dove le sue parole sono chiare, valgono, anche per un round in più alla fine.

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
    .effect = Prendi una seconda tessera identica. Dev’essere libera, ma può stare su qualsiasi piano, e nel tuo regno serve posto per entrambe.
term-shrine = Santuario
    .effect = Invece di una seconda tessera prendi un santuario nella tua riserva. Costruiscilo su un set appena girato: alla fine vale { $low }, { $mid } o { $high } al piano 1, 2 o dal 3 in su. Nella riserva non vale niente.
term-discard = Scartare
    .effect = Scarta la tessera: +{ $away }. Non si posa niente.
term-place = Posare
    .effect = Una tessera va su una casella vuota o su una tessera coperta, mai su una scoperta o su un santuario. Le pile più alte sono i posti migliori per i santuari.
term-set = Set
    .effect = { $least } o più tessere scoperte e vicine di un tipo (non in diagonale, l’altezza non conta) si girano appena tutte le tessere sono posate. Punti: 4 tessere { $set4 }, 5 tessere { $set5 }, 6 tessere { $set6 }, 7 tessere { $set7 }, 8 tessere { $set8 }, ogni altra { $beyond } in più. I Draghi danno { $dragonset } in più.
term-consolidate = Consolidare
    .effect = Vuol dire far punti con un set: le sue tessere si girano, danno punti e possono reggere santuari: { $onfaction } su Mercanti, Soldati, Contadini; { $onspecial } su Stagioni, Venti, Draghi.
term-type = Tipi
    .effect = Mercanti (M), Soldati (S) e Contadini (F) mostrano numeri da 1 a 6; Stagioni (Z), Venti (W) e Draghi (D) sono speciali: i loro set reggono { $onspecial } santuari. Ogni figura esiste in { $copies } copie. Le lettere sono le stesse in tutte le lingue.
term-summon = Evocare
    .effect = Quando resta solo il piano terra, puoi prendere un segnalino del conto alla rovescia (+{ $token }) invece di una tessera; se il castello è vuoto, devi. Con l’evocazione numero { $players } della partita comincia l’ultimo round.
term-countdown = Conto alla rovescia
    .effect = { $tokens } segnalini: { $players } su caselle singole, { $stack } nella pila. Chi prende quello sulla casella !, l’ultimo di quelli singoli, dà inizio all’ultimo round{ $lastround ->
        [next] ; se lo prende l’ultimo giocatore di un round, se ne gioca un altro.
       *[current] : si gioca fino in fondo il round in corso.
    }
term-spirit = Spiriti
    .effect = Un potere per tutti: una volta nel tuo turno, pagato con una tessera scoperta del tuo regno o un santuario della tua riserva. Si può solo se ha effetto; ciò a cui obbliga va fatto.
term-dragon = Carte Drago
    .effect = Punti in più alla fine, lo stesso compito per tutti.
term-pool = Riserva
    .effect = I tuoi santuari non ancora costruiti. Tutti cominciano con { $begin }. { $supply ->
        [unlimited] La scorta non finisce mai.
       *[limited] In tutto ce ne sono { $shrines }.
    }
term-realm = Regno
    .effect = La tua plancia, { $columns } colonne e { $rows } righe. Una pila mostra la sua altezza e la tessera in cima.
term-tie = Pareggi
    .effect = Vince chi ha più pile con una tessera coperta in cima{ $tie ->
        [without-shrines] {" "}e senza santuario
       *[with-shrines] {" "}(anche sotto un santuario)
    }, poi più santuari nel regno; altrimenti la vittoria è condivisa.

## Il tavolo su uno schermo: che cosa c’è, detto a chi non lo vede

scene-castle = Il castello
scene-realm = Il regno di { $seat }
scene-hand = In mano
scene-cards = Spiriti e draghi
scene-shelf = Conto alla rovescia, santuari e carte
    .short = Conteggio
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
    .short = Prendi { $face }
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
scene-supply-unlimited = scorta: santuari senza fine
scene-last-turn = ultimo turno
scene-over-dragon-summoned = Il drago è arrivato: la partita è finita
scene-over-castle-empty = Il castello non c’è più: la partita è finita

# Le parti di un turno.
step-take = Prendi
step-continue = Coppia/santuario
step-place = Posa
step-build = Costruisci
step-spirit = Spirito

# Una frase sotto la domanda; `count` dice quanti posti si possono scegliere.
hint-turn = { $now ->
    [empty] Non restano tessere da prendere
    [elegance] Eleganza: gli anelli d’oro segnano ciò che puoi prendere
   *[free] Quelle libere hanno un anello d’oro; toccane un’altra per sapere perché no
  }
hint-continue = { $second ->
    [twin] La gemella con l’anello d’oro
    [short] Una gemella libera solo sopra o sotto, con l’anello d’oro
    [beside] Una tessera che le stava accanto, con l’anello d’oro
    [type] Una tessera del suo tipo, con l’anello d’oro
    [type-short] Una tessera del suo tipo libera solo sopra o sotto, con l’anello d’oro
   *[no] { "" }
  }{ $rest ->
    [or-shrine] ; un santuario; o scartala (+{ $points })
    [shrine] Nessuna gemella è libera: un santuario, o scartala (+{ $points })
    [or-away] ; o scartala (+{ $points })
    [full] Nel tuo regno non c’è posto: puoi solo scartarla (+{ $points })
    [supply] Né gemella libera né santuari: scartala (+{ $points })
   *[none] { "" }
  }
hint-place = Caselle vuote o tessere coperte
hint-enlarge = Una tessera mutata può unirsi al set
hint-build = { $can ->
    [no] I suoi santuari normali ci sono già
   *[yes] Più in alto, più punti
  }
hint-end = Puoi ancora invocare uno spirito
hint-payment = { $ways ->
    [tile] Con una tessera scoperta del tuo regno
    [shrine] Può pagare solo un santuario della tua riserva
   *[both] Una tessera scoperta del tuo regno o un santuario della tua riserva
  }
hint-beauty-set = Sceglilo dalla sua prima tessera
hint-cunning-set = Sceglilo dalla sua prima tessera
hint-wild = Una Stagione, un Vento o un Drago
hint-extra-shrine = Su una tessera di un set di questo turno
hint-turn-tile = Fa posto a un santuario
hint-lift-shrine = Scegline uno nel tuo regno
hint-drop-shrine = Una tessera coperta senza santuario
hint-lift-tile = Una tessera in cima senza santuario
hint-drop-tile = Caselle vuote o tessere coperte
hint-destroy = Una tessera libera, di qualsiasi piano

lot-castle = Castello
lot-realm = Regno
final-take = { $twins ->
    [0] { "" }
    [1] Tocca la gemella per prenderle entrambe.{" "}
   *[2] Tocca una gemella per prenderle entrambe.{" "}
  }Sotto si scopre una tessera: non si può più annullare.
small-second = Ce ne sono { $count }: toccane una nel castello
small-shrine = Poi { $count } nella tua riserva
small-discard = Fuori dal gioco
small-summon = Questo segnalino apre l’ultimo round
kin-call = Oppure invoca uno spirito
    .price = per un santuario o una tessera
button-second = { $which ->
    [twin] Prendi la gemella
   *[other] Prendi una seconda tessera
  }
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


## L’aiuto: capitoli in parole nostre, ciascuno con il suo titolo

help-goal = Ognuno costruisce un regno con le tessere prese dal castello al centro. { $least } o più tessere vicine di un tipo si girano e danno punti; su ciò che si è girato costruisci santuari, che contano alla fine.

    Vince chi ha più punti quando il drago è stato evocato abbastanza volte.
    .title = Di che si tratta
help-free = Una tessera si può prendere se niente le sta sopra e il suo lato sinistro o destro è libero. Una vicina sullo stesso piano chiude quel lato, anche se ha a sua volta una tessera sopra; i lati sopra e sotto non contano.

    La prima tessera del tuo turno viene dal piano più alto che ne ha ancora. Ciò che è chiaro e ha un anello d’oro si può prendere ora.
    .title = Quali tessere sono libere
help-turn = Prima prendi una tessera libera del piano più alto. Puoi guardare che cosa scopre, prima di decidere come continuare:

    - la gemella: una seconda tessera libera con la stessa figura, da qualsiasi piano;
    - un santuario dalla scorta nella tua riserva;
    - scartare la tessera (+{ $away }).

    Poi posi ciò che hai preso e costruisci, se un set si è girato. Ciò per cui il tuo regno non ha posto non si può scegliere. Quando resta solo il piano terra puoi evocare il drago invece di prendere una tessera; se il castello è vuoto, devi.
    .title = Un turno
help-placing = Il tuo regno ha { $columns } colonne e { $rows } righe. Le tessere vanno su caselle vuote o su tessere coperte senza santuario, dove vuoi. Non devono toccarsi. Mai su una tessera scoperta, mai su un santuario.{ $between ->
        [no] {" "}Due tessere si posano subito una dopo l’altra.
       *[yes] {" "}Tra due tessere si può invocare uno spirito; un set si gira quando entrambe sono posate.
    }
    .title = Posare le tessere
help-sets = Quando tutte le tessere sono posate, ogni gruppo di { $least } o più tessere scoperte di un tipo che si toccano di lato si gira, tutto intero. I numeri non contano, e nemmeno l’altezza delle pile.

    4 tessere danno { $set4 }, 5 danno { $set5 }, 6 danno { $set6 }, 7 danno { $set7 }, 8 danno { $set8 }, e ognuna in più { $beyond } in più. I Draghi danno { $dragonset } in più.
    .title = Set
help-shrines = Su un set appena girato puoi costruire dalla tua riserva: { $onfaction } su Mercanti, Soldati o Contadini, fino a { $onspecial } su Stagioni, Venti o Draghi. Uno per tessera, e solo adesso.

    Alla fine un santuario vale { $low }, { $mid } o { $high } su una pila di una, due, o tre e più tessere. Ciò che resta nella riserva non vale niente. { $supply ->
        [unlimited] La scorta dei santuari non finisce mai.
       *[limited] I santuari sono { $shrines }; quando la scorta è vuota nessuno può prenderne.
    }
    .title = Santuari
help-cards = { $spirits ->
        [0] In questa partita non ci sono spiriti.
        [one] La carta Spirito è un potere che ognuno può usare una volta nel proprio turno.
       *[other] Sono in gioco { $spirits } carte Spirito: poteri che ognuno può usare, ciascuno una volta nel proprio turno.
    } Uno spirito costa una tessera scoperta del tuo regno o un santuario della tua riserva{ $paid ->
        [box] , che esce dal gioco.
       *[supply] ; il santuario torna nella scorta.
    } Si può invocare solo se poi ha il suo effetto: mai solo per liberarsi di una tessera. Chi invoca l’Inganno, la Profondità o l’Eleganza deve prendere la tessera promessa.

    { $dragons ->
        [0] In questa partita non ci sono carte Drago.
        [one] La carta Drago dà punti alla fine per ciò che descrive.
       *[other] { $dragons } carte Drago danno punti alla fine, ciascuna per ciò che descrive.
    }
    .title = Spiriti e draghi
help-end = Quando nessuna tessera sta sopra il piano terra, puoi evocare il drago: prendi un segnalino (+{ $token }) invece di una tessera. Se il castello è vuoto, devi. Il segnalino sul punto esclamativo è il numero { $players } a essere preso: annuncia l’ultimo round{ $lastround ->
        [next] ; se lo prende l’ultimo giocatore di un round, se ne gioca un altro.
       *[current] , che si gioca fino in fondo, così tutti hanno avuto lo stesso numero di turni.
    }

    Poi si sommano set, tessere scartate, segnalini, santuari e carte Drago.
    .title = La fine

about-board = Tessere, santuari, segnalini, il turno e l’effetto delle carte sono quelli del regolamento. Dei punti per i set il suo testo dà quelli per cinque tessere e oltre otto; gli altri, e il posto del punto esclamativo, vengono da altre fonti pubbliche.

    Ricostruiti da noi, perché non conosciamo gli schemi stampati: le forme di tutti e quindici i castelli (i nomi e il numero di giocatori sono del regolamento), la grandezza dei regni, quali carte sono semplici, e i nomi di alcune carte.

    Dove il testo si può leggere in due modi, le letture sono opzioni; il modo «alla lettera» prende le parole così come sono.
    .load = Un castello tuo è un disegno in testo: una riga per fila e, per ogni cella, . o uno spazio (niente), 1, 2 o 3, l’altezza della pila. Le altezze devono dare in tutto { $tiles } tessere.

## Le regole in parole, per numero; le risposte sulle carte; che cosa mostrano gli esempi

rule-c-1 = { $tiles } tessere: Mercanti, Soldati e Contadini con i numeri da 1 a 6, quattro Stagioni diverse, quattro Venti e tre Draghi; ogni figura { $copies } volte.
rule-c-3 = Un regno ha { $columns } colonne e { $rows } righe. Le tessere restano dentro.
rule-c-6 = Il castello si costruisce secondo uno degli schemi, o secondo uno disegnato da te.
rule-c-10 = Si pescano una carta Spirito e una carta Drago, visibili a tutti; le opzioni possono fissare altri numeri.
rule-c-11 = Le prime partite si giocano senza carte, le successive con carte semplici.
rule-c-15 = Si può prendere solo la tessera in cima a una pila del castello.
rule-c-17 = Una tessera del castello è libera se sta in cima alla sua pila e il suo lato sinistro o destro è libero. Una vicina sullo stesso piano chiude quel lato, anche se ha a sua volta una tessera sopra.
rule-c-18 = Il piano più alto è il più alto dei piani in cui resta qualche tessera. La tua prima tessera viene da lì.
rule-c-20 = Nessuno conosce una tessera che sta sotto un’altra. Ciò che si scopre lo pesca il caso tra tutte quelle mai viste.
rule-c-21 = Nel tuo turno devi fare esattamente un’azione, poi posare ciò che hai preso, poi girare i set. Inoltre si possono invocare spiriti.
rule-c-22 = Prima prendi una tessera libera del piano più alto. Poi vedi che cosa ha scoperto e decidi: una seconda tessera, un santuario o lo scarto. La prima tessera non si rimette a posto.
rule-c-24 = La seconda tessera di una coppia è identica alla prima e libera quando la prima non c’è più; può stare su qualsiasi piano.
rule-c-26 = Invece di una seconda tessera puoi prendere un santuario dalla scorta. { $supply ->
        [unlimited] A questo tavolo ce ne sono sempre abbastanza.
       *[limited] Se la scorta è vuota non si può.
    }
rule-c-29 = Puoi evocare il drago se nessuna tessera sta sopra il piano terra quando comincia la tua azione. Se il castello è vuoto, devi. Si fa al posto di prendere una tessera; dopo averla presa non è una via d’uscita.
rule-c-31 = Ogni tessera presa e non scartata va posata scoperta nel tuo regno.
rule-c-32 = Una tessera va su una casella vuota o su una tessera coperta senza santuario; mai su una tessera scoperta o su un santuario.
rule-c-33 = Le due tessere di una coppia vanno su due caselle qualsiasi. { $between ->
        [no] Si posano subito una dopo l’altra; uno spirito si invoca prima o dopo.
       *[yes] Tra l’una e l’altra si può invocare uno spirito; un set formato dalla prima si gira quando c’è anche la seconda.
    }
rule-c-34 = Ciò che scegli deve trovare posto: senza caselle una tessera si può solo scartare, con una sola casella non c’è coppia.
rule-c-44 = Su un set appena girato puoi costruire santuari della tua riserva: fino a { $onfaction } su Mercanti, Soldati o Contadini, fino a { $onspecial } su Stagioni, Venti o Draghi.
rule-c-45 = Al massimo un santuario per tessera, solo sulle tessere coperte di un set appena girato. Ciò che non si costruisce allora non si costruisce dopo.
rule-c-49 = Uno spirito è un potere per tutti: ciascuno una volta nel tuo turno, quando la sua carta ha effetto.
rule-c-50 = Uno spirito costa una tessera scoperta del tuo regno o un santuario della tua riserva.
rule-c-51 = Paga solo una tessera scoperta del regno. Le tessere in mano e i santuari costruiti non pagano.
rule-c-52 = { $paid ->
        [box] Un santuario che paga uno spirito esce dal gioco.
       *[supply] Un santuario che paga uno spirito torna nella scorta.
    }
rule-c-53 = Prima si paga, poi l’effetto si compie per intero. Pagare solo per liberarsi di una tessera è vietato.
rule-c-54 = Un pagamento che distrugge ciò che serve all’effetto non è permesso.
rule-c-55 = Una tessera di un set che deve girarsi non può più pagare.
rule-c-60 = { spirit-beauty.effect }
rule-c-61 = { spirit-wind.effect }
rule-c-62 = { spirit-strength.effect }
rule-c-63 = { spirit-elegance.effect }
rule-c-64 = { spirit-deception.effect }
rule-c-65 = { spirit-change.effect }
rule-c-66 = { spirit-faith.effect }
rule-c-67 = { spirit-destruction.effect }
rule-c-68 = { spirit-depth.effect }
rule-c-69 = { spirit-cunning.effect }
rule-c-70 = { dragon-humility.effect }
rule-c-71 = { dragon-righteousness.effect }
rule-c-72 = { dragon-tranquility.effect }
rule-c-73 = { dragon-bravery.effect }
rule-c-74 = { dragon-dominion.effect }
rule-c-75 = { dragon-power.effect }
rule-c-76 = { dragon-knowledge.effect }
rule-c-77 = { dragon-harmony.effect }
rule-c-78 = { dragon-devotion.effect }
rule-c-79 = { dragon-courage.effect }
rule-c-82 = Preso il segnalino sul !, { $lastround ->
        [next] si finisce il round; se l’ha preso l’ultimo giocatore di un round, se ne gioca un altro.
       *[current] si finisce il round in corso: tutti hanno avuto lo stesso numero di turni.
    }
rule-c-83 = Anche nell’ultimo round si può evocare il drago, finché resta uno dei { $tokens } segnalini.
rule-c-85 = { term-tie.effect }
rule-c-89 = Consiglio per i castelli: al piano terra le tessere che servono a una partita di durata normale, in alto nessuna fila di sei o più, e un terzo piano.
rule-c-91 = Set che devono girarsi: prima può venire il Mutamento, poi si girano tutti insieme, poi punti e santuari; mentre si costruisce si può invocare la Fede.
rule-c-92 = Ogni spirito ha i suoi momenti: prima della prima tessera, con essa in mano, finché c’è una tessera da posare, mentre si consolidano i set, alla fine del turno.
rule-c-93 = Chi ha invocato l’Inganno, la Profondità o l’Eleganza deve la tessera promessa: né santuario, né scarto, né evocazione al suo posto.
rule-c-94 = Più spiriti: Inganno e Profondità non nello stesso turno, ciò che prende l’Inganno non serve all’Eleganza, e nessuno può rendere impossibile ciò che un altro ha promesso.

ruling-beauty-1 = Si gira tutto il gruppo vicino di quel numero, anche tessere di piccoli gruppi di un tipo. Un set che deve girarsi comunque viene prima.
ruling-wind-1 = Sulla tessera coperta non si può costruire dalla riserva: non vale come consolidata.
ruling-wind-2 = Il santuario spostato può andare sulla tessera appena coperta.
ruling-strength-1 = Una tessera può andare su una casella vuota.
ruling-strength-2 = Non su una tessera scoperta: valgono le solite regole di posa.
ruling-strength-3 = La seconda tessera può andare sulla prima se questa è coperta; se è scoperta, no.
ruling-strength-4 = Una tessera con un santuario non si sposta.
ruling-elegance-1 = Una volta invocata vale per tutto il turno: entrambe le tessere possono essere così, anche una appena liberata dalla prima.
ruling-deception-1 = { $deception ->
        [any-floor] A questo tavolo contano le vicine di ogni piano, non solo quello della prima tessera.
       *[same-floor] Accanto vuol dire sullo stesso piano, su uno dei quattro lati; non la tessera sotto e non una vicina più bassa.
    } Una volta invocato, si deve prendere una di queste tessere.
ruling-change-1 = Non serve a sfuggire a un set: solo a consolidarne uno.
ruling-change-2 = Né a tenere una tessera fuori da un set: la tessera mutata deve far parte del set che si gira.
ruling-faith-1 = Non su tessere girate in un turno precedente.
ruling-faith-2 = Se in questo turno si sono girati più set, { $faith ->
        [full-allowance] il santuario in più può stare su ognuno che ha tutti quelli normali.
        [any-set] il santuario in più può stare su una qualsiasi delle loro tessere.
       *[closed-sets] il santuario in più può stare su una qualsiasi delle loro tessere, appena quel set non ne riceve più di normali.
    }
ruling-faith-3 = Su Stagioni, Venti o Draghi può essercene uno in più dei { $onspecial } consentiti.
ruling-destruction-1 = Può liberare una tessera che non si raggiungeva: serve a questo.
ruling-destruction-2 = Può togliere l’ultima tessera di un piano.
ruling-destruction-3 = Se poi resta solo il piano terra, puoi evocare il drago nello stesso turno.
ruling-depth-1 = Una seconda tessera identica è permessa, anche se invochi lo spirito solo per perdere la tessera che paga.
ruling-cunning-1 = { $cunningdragons ->
        [plain] Tre Draghi danno quanto tre altre.
       *[bonus] Tre Draghi danno anche il punto in più dei Draghi.
    } Nessuna delle tre può pagare.
ruling-humility-1 = Un santuario conta una volta, per quante pile più alte abbia accanto.
ruling-humility-2 = Una pila alta può servire a più santuari.
ruling-humility-3 = Si confrontano solo le altezze delle pile; i tetti non contano.
ruling-righteousness-1 = I santuari non devono toccarsi: si contano quelli nella linea.
ruling-righteousness-2 = Un santuario all’incrocio di riga e colonna conta per entrambe.
ruling-tranquility-1 = Le diagonali non collegano.
ruling-tranquility-2 = Tessere su piani diversi si collegano.
ruling-tranquility-3 = Le tessere scoperte separano: una tessera posata sopra può fare di un gruppo due.
ruling-bravery-1 = Su una pila così può stare un santuario.
ruling-bravery-2 = Non aggiunge altezza: contano solo le tessere.
ruling-dominion-1 = Un tipo di cui non hai tessere scoperte così in alto non dà niente.
ruling-power-1 = In due ogni confronto si fa una volta, non due.
ruling-power-2 = Non si sommano tutte le tue tessere di un tipo: conta un gruppo di tessere scoperte vicine, il migliore.
ruling-power-3 = Serve almeno una tessera scoperta del tipo; niente contro niente non è pareggio.
ruling-power-4 = Perdere contro un vicino non costa i punti contro l’altro.
ruling-knowledge-1 = Figure diverse di un tipo contano separatamente: due Venti diversi danno 4 punti.
ruling-knowledge-2 = Le figure sono undici, quindi al massimo 22 punti.
ruling-harmony-1 = Tessere scoperte o coperte non fa differenza: conta solo l’altezza delle pile.
ruling-harmony-2 = I santuari si specchiano solo se stanno alla stessa altezza.
ruling-harmony-3 = Contano solo le due linee mediane del regno, non la simmetria di una parte.
ruling-devotion-1 = Un santuario conta una volta, per quante tessere Drago abbia accanto.
ruling-devotion-2 = Una tessera Drago può servire a più santuari.
ruling-courage-1 = Non devono stare a terra: sul bordo, a qualsiasi piano.
example-beauty = Quattro tessere vicine mostrano il 2: due Mercanti, un Soldato e un Contadino. Si girano: { $set4 } punti, e { $beautybonus } in più per la carta.
example-wind = Il Soldato in b1 viene coperto, poi il santuario passa da a1 a lì sopra: ora sta al piano 2 e vale 1 punto in più.
example-change = Il Vento in d1 conta come Soldato e completa un gruppo di quattro. Il Vento in f1 non ne tocca nessuno e non potrebbe.
example-faith = Queste quattro tessere si sono appena girate, e il loro unico santuario sta in a1. La Fede, pagata con un santuario della riserva, ne mette un altro in b1.
example-destruction = L’unica tessera sopra il piano terra esce dal gioco. Ora il drago si può evocare, ancora in questo turno.
example-depth = In mano c’è un Mercante, e la Profondità è stata invocata: il Mercante in c3 è libero e va bene, qualunque numero abbia. Quello in i3 è incastrato, il Soldato in h3 è di un altro tipo.
example-humility = Con questa tessera la pila in b1 supera quella accanto con il santuario: 1 punto.
example-righteousness = Il secondo santuario della riga: 1 punto per la carta e 1 per il santuario stesso. La colonna migliore ne ha ancora uno.
example-tranquility = La tessera in b1 separa quelle coperte: due gruppi invece di uno, 1 punto in più.
example-bravery = a1 e b1 erano alte uguali, quindi nessuna contava. Ora a1 supera tutte quelle accanto: 1 punto.
example-dominion = Il Mercante con il 5 sta al piano 3: 5 punti. Un secondo Mercante lì non aggiungerebbe nulla, un Soldato o un Contadino sì.
example-power = I Soldati 3 e 2 ora si toccano e insieme valgono 5; quello del vicino vale 4. I 2 punti passano quindi di mano.
example-knowledge = Le due tessere Vento 1 contano una volta; Vento 2 è un’altra figura: 2 punti.
example-devotion = Una tessera Drago fra due santuari: 1 punto per ciascuno.
example-courage = b4 sta sul bordo del regno: oltre al suo, il santuario porta 1 punto per la carta. In b2 o c2 no.
example-deception = L’Inganno è stato invocato dopo aver preso la tessera in cima a i3. j3 le stava accanto sullo stesso piano, h3 è più bassa; la gemella in c3 non conta più.
example-elegance = L’Eleganza è stata invocata: i3 è chiusa a sinistra e a destra ma libera sopra. h3 è libera a sinistra e non ha in vista una gemella così.
example-strength = La tessera coperta va in d1, poi il Contadino sopra: quattro Contadini.
example-between = Tre Mercanti con la prima tessera: l’Astuzia li gira prima di posare la seconda, che può andare sopra.
example-harmony = Con questa tessera in f1 le pile a sinistra e a destra si specchiano: 4 punti. Sopra e sotto no.

other-deception = { spirit-deception }
other-depth = { spirit-depth }
other-elegance = { spirit-elegance }
by-beauty-or-cunning = { spirit-beauty } o { spirit-cunning }
by-wind = { spirit-wind }
by-wind-or-strength = { spirit-wind } o { spirit-strength }
by-change = { spirit-change }
by-destruction = { spirit-destruction }

## Che cosa si possiede

good-shrines = { $count ->
    [one] santuario
   *[other] santuari
  }

## Che cosa ha avviato la fine, e parti del punteggio

closing-last-round = { $seat } ha preso il segnalino che apre l’ultimo round.
part-floor-1 = al piano 1
part-floor-2 = al piano 2
part-floor-3 = al piano 3 e più in alto

## Preparare un tavolo

summary = { $players ->
    [2] Due giocatori
    [3] Tre giocatori
   *[4] Quattro giocatori
  }. { $layout }. { $mode ->
    [none] Senza carte
    [named] { $listed }
    [drawn] { $spirits ->
        [0] Nessuno spirito
        [one] Si pesca uno spirito
       *[other] Si pescano { $spirits } spiriti
      }, { $dragons ->
        [0] nessun drago
        [one] un drago
       *[other] { $dragons } draghi
      }{ $from ->
        [simple] {" "}dalle carte semplici
       *[all] {""}
      }
    [and-spirits] { $listed }; { $spirits ->
        [one] si pesca uno spirito
       *[other] si pescano { $spirits } spiriti
      }
   *[and-dragons] { $listed }; { $dragons ->
        [one] si pesca un drago
       *[other] si pescano { $dragons } draghi
      }
  }.
layout-own = Un castello tuo
group-castle = Castello
    .about = I blocchi chiari con il bordo d’oro hanno tre piani.
group-cards = Carte
    .about = Scegli quelle che vuoi sul tavolo, o falle pescare. Tutti possono invocare gli spiriti; i draghi danno punti alla fine.
set-spirit = Spiriti
set-dragon = Draghi
refused-castle-empty = Il disegno è vuoto: disegna righe di . 1 2 3.
refused-castle-size = Un castello è largo al massimo { $wide } caselle e profondo { $deep }; questo è { $columns } per { $rows }.
refused-castle-mark = Riga { $row }, casella { $column }: c’è «{ $mark }»: le altezze sono . 1 2 o 3.
refused-castle-tiles = { $side ->
    [missing] { $differ ->
                [one] Manca 1 tessera
               *[other] Mancano { $differ } tessere
            }: un castello le prende tutte e { $need }, questo ne ha { $have }. Alza delle pile, o aggiungi caselle.
   *[over] { $differ ->
                [one] 1 tessera
               *[other] { $differ } tessere
            } di troppo: un castello ne prende { $need }, questo ne ha { $have }. Abbassa delle pile, o togli caselle.
  }
refused-castle-flat = Almeno una pila deve avere 2 o 3 piani.
refused-no-such-castle = Non c’è un castello «{ $value }». Forse: { $near }
