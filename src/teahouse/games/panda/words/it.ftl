### La Via dei Panda in italiano. Le chiavi sono le stesse di en.ftl.

title = La Via dei Panda
goal = Guida Monaco, Governatore e Guerriero per il paese, copri i ninja con le guardie e fai dei villaggi delle capitali.

# Il benvenuto, un messaggio per riga.
welcome-1 = Scopo: più punti di tutti, con gli edifici, i luoghi liberati e ciò che i tuoi tre campioni raccolgono.
welcome-2 = Ogni turno: scegli uno spazio della tabella delle azioni (segnato ▸). Vuole guardie della tua riserva e punti azione (PA).
welcome-3 = In un round vai a destra e in basso sulla tabella, mai indietro. Passa quando vuoi; poi ogni guardia recuperata dà 1 PA.
welcome-4 = Un campione percorre una strada se la sua Forza è almeno pari ai ninja (×) che ci sono, e può coprirne uno con una guardia.
welcome-5 = Con abbastanza guardie intorno a un luogo, un campione che è lì costruisce: il terzo edificio ne fa una città.
welcome-6 = Il round con la quinta città, la seconda capitale o l’ultimo pezzo di un edificio è l’ultimo.
first-game = Allora lasciamo da parte le missioni.

## Pezzi

champion-monk = Monaco
champion-governor = Governatore
champion-warrior = Guerriero
building-gate = Cancello
building-market = Mercato
building-pagoda = Pagoda
tile-beads = Bracciale
tile-coin = Moneta
tile-sword = Katana
tile-lantern = Lampada
tile-chest = Baule
tile-mask = Maschera
column-monk = Monaco
column-governor = Governatore
column-warrior = Guerriero
column-neutral = Neutrale
side-1 = nord
side-2 = est
side-3 = sud
side-4 = ovest

## Azioni della tabella, delle carte Città e di A9: brevi sulla tabella, `.long` per esteso

do-move = { $extra ->
    [0] { $ignore ->
        [0] { $steps ->
            [one] muovi
           *[other] muovi 1-{ $steps }
          }
       *[other] fuggi { $ignore }
      }
   *[other] muovi, copri { $covers }
  }
    .long = muovere { $who ->
    [any] un campione
   *[other] il { $champion }
  } lungo { $steps ->
    [one] una strada
   *[other] al massimo { $steps } strade
  }{ $ignore ->
    [0] { "" }
    [one] , ignorando un ninja
   *[other] , ignorando { $ignore } ninja
  }{ $extra ->
    [0] { "" }
   *[other] , coprendo fino a { $covers } ninja
  }
do-lead = guida, copri { $covers }
    .long = muovere un campione di qualsiasi giocatore lungo una strada, coprendo fino a { $covers } ninja
do-build = { $city ->
    [yes] in città
   *[no] costruisci
  }
    .long = { $who ->
    [any] un campione costruisce
   *[other] costruire ({ $building })
  } in { $city ->
    [yes] una città
   *[no] un villaggio
  }
do-strength = { $tile }
    .long = prendere una tessera Forza ({ $tile })
do-quest = { $tile }
    .long = prendere una tessera Impresa ({ $tile })
do-vanish_appear = trasferisci
    .long = togliere un campione dalla mappa o rimetterne uno dove si vuole
do-sell_chest = vendi Baule { $amount }
    .long = vendere un Baule per { $amount } punti
do-gain_ap = +{ $amount } PA
    .long = ottenere { $amount } PA
do-gain_vp = +{ $amount } PV
    .long = ottenere { $amount ->
        [one] 1 punto
       *[other] { $amount } punti
      }
do-strength_tiles = { $amount } Forza
    .long = prendere { $amount } tessere Forza diverse
do-quest_tiles = { $amount } Impresa
    .long = prendere { $amount } tessere Impresa diverse
do-teleport = ovunque
    .long = mettere un proprio campione in un luogo qualsiasi
do-build_anywhere = edificio ovunque
    .long = costruire un edificio qualsiasi dove si vuole, senza campione

## Missioni: i punti sono quelli del tabellone in gioco

mission-A1 = Anello di Cancelli (A1)
    .effect = Chi per primo ha un anello chiuso di quattro tessere strada, proprie o neutrali, per quattro luoghi con un Cancello.
mission-A2 = Anello di Mercati (A2)
    .effect = Chi per primo ha un anello chiuso di quattro tessere strada, proprie o neutrali, per quattro luoghi con un Mercato.
mission-A3 = Anello di Pagode (A3)
    .effect = Chi per primo ha un anello chiuso di quattro tessere strada, proprie o neutrali, per quattro luoghi con una Pagoda.
mission-A4 = Mastri dei Cancelli (A4)
    .effect = Chi per primo, tra chi partecipa, costruisce un quarto Cancello.
mission-A5 = Mastri dei Mercati (A5)
    .effect = Chi per primo, tra chi partecipa, costruisce un quarto Mercato.
mission-A6 = Mastri delle Pagode (A6)
    .effect = Chi per primo, tra chi partecipa, costruisce una quarta Pagoda.
mission-A7 = Da parte a parte (A7)
    .effect = Chi per primo collega due lati opposti della mappa con tessere strada proprie e neutrali, strade d’uscita comprese.
mission-A8 = Uno, due, tre (A8)
    .effect = Chi per primo collega i tre luoghi numerati con tessere strada proprie e neutrali.
mission-A9 = Azioni speciali (A9)
    .effect = Una volta per round, invece di uno spazio della tabella, metti una guardia su uno spazio libero di questa carta e fai ciò che dice, senza PA. Quando tutti e sei sono presi, le guardie tornano a casa e la carta se ne va.
mission-B1 = Più tessere strada (B1)
    .effect = Alla fine, per chi ha più tessere strada del proprio colore sulla mappa; in parità segnano tutti.
mission-B2 = Insieme (B2)
    .effect = Alla fine, per chi ha tutti e tre i campioni in una città; in una capitale vale di più.
mission-B3 = Fino ai confini (B3)
    .effect = Alla fine, per i lati della mappa uniti da una sola rete di tessere proprie e neutrali: 4, 3 o 2 lati danno punti, meno ne tolgono.
mission-B4 = Più guardie (B4)
    .effect = Alla fine, per chi ha più guardie stampate sulle proprie tessere strada; in parità segnano tutti.
mission-B5 = Lontani (B5)
    .effect = Alla fine, per la via più lunga su tessere proprie e neutrali tra due propri campioni; in parità segnano tutti.
mission-B6 = Intorno alle città (B6)
    .effect = Alla fine, per ogni città e capitale: chi ha più guardie intorno.
mission-B7 = Cancelli collegati (B7)
    .effect = Alla fine, chi collega più Cancelli con tessere proprie e neutrali segna per ognuno; una basetta Città vale come uno.
mission-B8 = Mercati collegati (B8)
    .effect = Alla fine, chi collega più Mercati con tessere proprie e neutrali segna per ognuno; una basetta Città vale come uno.
mission-B9 = Pagode collegate (B9)
    .effect = Alla fine, chi collega più Pagode con tessere proprie e neutrali segna per ognuna; una basetta Città vale come una.

## Che cosa si chiede

prompt-set-up-guard = Preparazione: metti una guardia su un ninja di una strada.
prompt-set-up-champion = Preparazione: dove comincia il tuo { $champion }?
prompt-join-race = { $mission }: metti una guardia sulla carta e partecipi?
prompt-turn = Scegli uno spazio della tabella delle azioni o passa. ({ $ap } PA, { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  } nella riserva)
prompt-act = { $space ->
    [none] Che cosa fai?
   *[other] { $space }: che cosa fai?
  }
prompt-one-road = Quale strada adesso?
prompt-cover = Copri un ninja su { $road }? ({ $uncovered ->
    [one] 1 scoperto
   *[other] { $uncovered } scoperti
  }, { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  } nella riserva)
prompt-choose-tile = { $road }: strada completa. Quale tessera strada sostituisce le guardie?
prompt-take-card = Una nuova città! Quale carta della fila?
prompt-take-tile = Quale tessera prendi?
prompt-free-action = Bonus di confine: un’azione neutrale gratis?
prompt-reward = Bonus di confine: punti o la prima delle tue tessere?
prompt-one-bonus = Bonus di confine: un’azione neutrale, punti o tessere?

## Scelte. `.many` nomina il gruppo dove sono troppe da elencare; `.plain` si dice senza una posizione.

choice-space = { $space } { $option }: { $action } ({ $cost } PA, { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  }{ $penalty ->
    [0] { "" }
   *[other] , costa { $penalty } punti
  })
    .plain = spazio { $space }, opzione { $option }
    .many = Scegli uno spazio e la sua opzione, per esempio { $example }
choice-done = nient’altro, proseguire
choice-cover = coprire un ninja{ $left ->
    [0] : la strada è completa
   *[other] { "" }
  }{ $stranded ->
    [yes] . Attenzione: ti resta al massimo una guardia fuori dalle strade, finché qualcuno non ne completa una
   *[no] { "" }
  }
    .plain = coprire un ninja
choice-pass = passare: niente più turni in questo round
choice-tile = { $owner ->
    [own] mettere una tessera propria
   *[neutral] mettere una tessera neutrale
  } (disponibili: { $stock })
    .plain = { $owner ->
    [own] mettere una tessera propria
   *[neutral] mettere una tessera neutrale
  }
choice-mission = A9, spazio { $number }: { $action }
    .plain = usare lo spazio { $number } di A9
choice-take = prendere { $tile }
choice-move = muovere il { $champion } { $border ->
    [yes] per il confine
   *[no] per { $way }
  } verso { $place }{ $uncovered ->
    [0] { "" }
    [one] , oltre 1 ninja
   *[other] , oltre { $uncovered } ninja
  }
    .plain = muovere il { $champion } per { $way }
    .many = Muovi un campione: scrivi campione e strada, per esempio { $example }
choice-build = costruire { $building } a { $place } (edificio { $number }: { $points } punti{ $foreign ->
    [0] { "" }
   *[other] {" "}e { $foreign } per guardie altrui
  })
    .plain = costruire { $building } a { $place }
    .many = Costruisci: scrivi edificio e luogo, per esempio { $example }
choice-vanish = il { $champion } lascia la mappa
choice-appear = il { $champion } compare a { $place }
    .many = Metti un campione sulla mappa: scrivi campione e luogo, per esempio { $example }
choice-card = prendere la carta { $end ->
    [left] a sinistra
   *[right] a destra
  }: { $card }
    .plain = prendere la carta { $end ->
    [left] a sinistra
   *[right] a destra
  }
choice-free = azione gratis n{ $row }: { $action }
    .plain = azione gratis n{ $row }
choice-reward = prendere i punti ({ $points })
    .plain = prendere i punti
choice-sell = vendere un Baule
choice-gain = { $what ->
    [ap] ottenere i PA
   *[vp] ottenere i punti
  }
choice-lead = muovere un campione di { $seat }
choice-leave = riprendere la guardia dalla carta Missione (lasci la gara)
choice-guard = una guardia su { $road } ({ $uncovered ->
    [one] 1 ninja scoperto
   *[other] { $uncovered } ninja scoperti
  })
    .plain = una guardia su { $road }
    .many = Scrivi una strada, per esempio { $example }
choice-camp = cominciare a { $place }
    .many = Scrivi un luogo, per esempio { $example }
choice-join = mettere una guardia sulla carta e partecipare
choice-city = entra nella fila: { $card }
choice-start = esce { $building }
choice-first = comincia { $who }
choice-green = esce { $mission }
choice-blue = esce { $mission }

## Che cosa è successo. Prima sta il nome di chi gioca; dove può trattarsi di altri, il nome è nella frase.

panda-city-row = carta Città: { $card }
panda-start-building = { $building } a { $place }
panda-first = comincia { $seat }
panda-camp = mette il { $champion } a { $place }
panda-draw-mission = missione { $mission }
panda-join = partecipa: { $mission }
panda-round = comincia il round { $number }
panda-space = sceglie { $space }{ $option } con { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  }
panda-no-effect = senza effetto
panda-penalty = scende a { $ap } PA{ $points ->
    [0] { "" }
    [one] {" "}(−1 punto)
   *[other] {" "}(−{ $points } punti)
  }
panda-pass = passa
panda-cannot-act = { $seat } non può fare niente e passa
panda-leave = riprende la guardia dalla missione
panda-special = usa lo spazio { $space } di A9
panda-special-full = A9 è piena: le guardie tornano a casa
panda-move = muove il { $champion } per { $way }
panda-cover = copre un ninja su { $road }
panda-lead = muove il { $champion } di { $other } per { $way }
panda-road = { $road } completa: tessera di { $seat }
panda-neutral-road = { $road } completa: tessera neutrale
panda-no-tile = { $road } completa: nessuna tessera disponibile, le guardie restano
panda-freed = liberato: { $place } (+{ $points } per { $seat })
panda-freed-guards = { $seat } +{ $points } per le guardie lì
panda-build = costruisce { $building } a { $place }, edificio { $number } (+{ $points }{ $foreign ->
    [0] { "" }
   *[other] {" "}e +{ $foreign } per guardie altrui
  })
panda-city-card = prende la carta Città: { $card }
panda-free = esegue n{ $row } gratis
panda-reward = bonus di confine (+{ $points })
panda-take = prende una tessera: { $tile }
panda-sell = vende un Baule (+{ $points })
panda-points = ottiene { $points } punti
panda-action-points = ottiene PA (ora { $ap })
panda-vanish = toglie il { $champion } dalla mappa
panda-appear = mette il { $champion } a { $place }
panda-progress = passo { $number }: { $mission }
panda-mission = { $seat } compie { $mission } (+{ $points })
panda-last-round = questo è l’ultimo round: { $ending }
panda-take-back = { $seat } recupera { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  } ({ $ap } PA)
panda-over = { $ending }, la partita è finita

ending-city-bases = c’è la quinta città
ending-capitals = c’è la seconda capitale
ending-building-supply = un tipo di edificio è esaurito
ending-stalemate = per un round nessuno ha fatto niente
ending-round-limit = si è giocato l’ultimo round consentito

## Perché qualcosa non si può fare

reason-a-capital-is-complete = { $place } è una capitale: non si può costruire altro.
reason-a-champion-on-the-sheet-cannot-move = Il { $champion } non è sulla mappa e non può muovere.
reason-a-guard-of-another-player-is-on-this-road = Su questa strada c’è una guardia altrui; nella preparazione devi sceglierne un’altra.
reason-an-own-champion-is-already-there = Un tuo campione comincia già a { $place }.
reason-another-champion-builds = Questa è un’azione del { $champion }.
reason-another-champion-moves = Questa è un’azione del { $champion }.
reason-choose-the-road-tile-first = Prima scegli la tessera per { $road }.
reason-left-or-above-the-last-space = { $space } è a sinistra o più in alto di { $last }, il tuo ultimo spazio; in un round vai solo a destra e in basso.
reason-mission-a9-already-used-this-round = In questo round hai già usato A9.
reason-mission-a9-is-not-in-play = La missione A9 non è in gioco.
reason-no-champion-of-this-player-can-move = Nessun campione del giocatore { $seat } può muovere.
reason-no-chest-to-sell = Non hai Bauli da vendere.
reason-no-city-base-is-left = Non ci sono più basette Città, quindi niente terzo edificio.
reason-no-guard-in-supply = Non hai guardie nella riserva.
reason-no-own-guard-on-the-mission-card = Sulla carta Missione non c’è nessuna tua guardia.
reason-no-piece-of-this-kind-is-left = { $building }: non ce ne sono più.
reason-no-set-up-guard-on-a-road-with-one-ninja = Nella preparazione una guardia non va su una strada con un solo ninja.
reason-no-supply-or-no-room-for-this-tile = { $tile }: non ce ne sono più, o sulla tua scheda non c’è posto.
reason-nobody-sits-there = Al posto { $seat } non siede nessuno.
reason-none-is-left-in-the-supply = { $tile }: nella riserva non ce ne sono più.
reason-not-a-border-area-next-to-the-champion = Il { $champion } non è in un’area di confine accanto: { $way }.
reason-not-enough-action-points = { $space } costa { $cost } PA e tu ne hai { $ap }; il segnalino non può uscire dal tracciato.
reason-not-enough-guards = { $space } ora vuole { $needed } guardie e tu ne hai { $guards } nella riserva.
reason-not-enough-guards-around = { $building } a { $place } vuole { $needed } guardie intorno; ce ne sono { $guards }.
reason-one-card-is-left-take-it-as-the-left-one = Nella fila resta una sola carta: prendila come quella di sinistra.
reason-one-ninja-must-stay-uncovered = Nella preparazione un ninja della strada deve restare scoperto.
reason-take-a-city-card-first = Prima prendi una carta Città.
reason-the-board-has-no-such-row = La tabella non ha la riga { $row }.
reason-the-board-has-no-such-space = La tabella non ha lo spazio { $space }.
reason-the-champion-has-vanished = Il { $champion } non è sulla mappa.
reason-the-champion-is-not-at-its-own-building = Per questo il { $champion } dev’essere dove c’è un edificio del suo tipo.
reason-the-champion-is-not-there = Il { $champion } non è a { $place }.
reason-the-champion-is-on-the-map = Il { $champion } è sulla mappa; può comparire solo chi l’ha lasciata.
reason-the-champion-is-on-the-sheet-or-already-there = Il { $champion } non è sulla mappa, o è già lì.
reason-the-column-on-the-sheet-is-full = { $tile }: quella colonna della tua scheda è piena.
reason-the-map-has-no-such-place = La mappa non ha il luogo { $place }.
reason-the-map-has-no-such-road = La mappa non ha la strada { $road }.
reason-this-action-builds-in-a-city-only = Questa azione costruisce solo nelle città; { $place } non lo è.
reason-this-action-builds-in-a-village-only = Questa azione costruisce solo nei villaggi; { $place } è una città.
reason-this-board-is-made-for-fewer-players = Questo tabellone è fatto per al massimo { $players } giocatori.
reason-this-kind-of-building-stands-there = { $building } c’è già a { $place }; ogni tipo si costruisce una volta, e un’altra sulla basetta Città.
reason-this-neutral-action-would-have-no-effect = L’azione neutrale della riga { $row } ora non farebbe niente.
reason-this-road-does-not-begin-where-the-champion-is = { $way } non parte da dove si trova il { $champion }.
reason-this-space-has-one-option-only = { $space } ha solo l’opzione a.
reason-this-space-of-a9-is-taken = Lo spazio { $space } di A9 è occupato.
reason-this-space-would-have-no-effect = { $space } ora non farebbe niente.
reason-this-tile-is-not-among-those-given = { $tile } non è tra le tessere da scegliere, o l’hai appena presa.
reason-too-many-uncovered-ninjas = { $way } ha { $uncovered } ninja scoperti; il { $champion } ne supera { $strength }.

## Punteggio

score-start = Inizio
score-buildings = Edifici
score-foreign-guards = Guardie altrui agli edifici
score-freed = Luoghi liberati
score-spaces = Spazi della tabella
score-sales = Bauli venduti
score-city-cards = Carte Città
score-border-bonus = Bonus di confine
score-green-mission = Missione verde
score-penalties = Pochi PA
score-monk = Monaco: Bracciali × Lampade
score-governor = Governatore: Monete × Bauli
score-warrior = Guerriero: Katane × Maschere
score-blue-mission = Missione blu
tie-break-1 = punti azione

## Il tavolo in testo

sketch-round = { $round ->
    [0] preparazione
   *[other] round { $round }
  }
sketch-last = ultimo round
sketch-borders = Confini
sketch-further = Altre strade
sketch-actions = Tabella delle azioni
sketch-ap = PA
sketch-vp = PV
sketch-row = Carte Città
sketch-row-ends = si prende da un’estremità
sketch-row-empty = finite
sketch-none = nessuna
sketch-green = Verde
sketch-blue = Blu
sketch-supply = Riserva
sketch-bases = basette { $count }
sketch-roads-left = tessere strada
sketch-neutral = neutrali
sketch-player = { $points } PV, { $ap } PA, guardie { $guards }{ $board ->
    [0] { "" }
   *[other] {" "}(+{ $board } in tabella)
  }
sketch-with-tiles = { $points } con le tessere
sketch-passed = passato
sketch-at = ultimo { $space }
sketch-vanished = fuori dalla mappa: { $champions }
sketch-race = gara: passo { $number }
sketch-points = { $points } PV
sketch-key-free = si può scegliere ora
sketch-key-moved = appena successo qui
sketch-key-place = luogo p02: Cancello; 3 guardie su 3; ! bonus di confine, 1 2 3 numerati
sketch-key-city = una città con un Mercato sulla basetta; ✓ liberata, intorno non ci sono più ninja
sketch-key-road = strada r06: una guardia del primo giocatore e un ninja scoperto
sketch-key-tile = una tessera strada con 3 guardie del primo giocatore; ○ è neutrale
sketch-key-champions = campioni del primo giocatore: Monaco, Governatore, Guerriero
sketch-key-space = spazio m3: ora vuole 2 guardie; opzioni a / b
sketch-key-sheet = 2 tessere Forza su 4, 1 Impresa su 4, alla fine valgono 2 punti

help-sheet-actions = la tabella delle azioni per esteso
help-sheet-cards = carte Città e missioni
help-sheet-roads = ogni strada: estremi, ninja, guardie

## Opzioni e modi di giocare

option-board = La mappa e la sua tabella delle azioni; una tua si legge da un file.
    .label = La mappa e la sua tabella delle azioni
option-missions = Le due missioni: pescate, nessuna o per nome, come A4 B7.
    .label = Le due missioni
option-cards = Le carte Città da sinistra a destra: pescate o per nome.
    .label = Le carte Città
option-freed_bonus = Chi riceve i 2 punti per un luogo liberato: chi mette l’ultima guardia o chi mette la tessera.
option-road_tile = Se si chiede tra tessera strada propria e neutrale.
option-border_bonus = Se il bonus di confine è un’azione e un premio, o uno dei due.
option-city6 = I punti della carta Città con un movimento.
option-b3 = I punti della missione B3, secondo l’edizione.
option-b4 = Se la missione B4 conta anche le miniature delle guardie.
option-a9 = Se A9 si può usare una volta per round o in ogni turno.
option-building_end = Se per finire deve esaurirsi un tipo di edificio o tutti.
option-border = Quattro aree di confine, o una per ogni strada d’uscita.
option-b6_ties = Se in parità si segna nella missione B6.
option-empty_spaces = Se si possono scegliere spazi che non farebbero niente.
option-round_limit = Dopo quanti round la partita finisce al più tardi.
option-free_build_bonus = Se un edificio costruito con un’azione neutrale gratis dà di nuovo il bonus di confine.

option-board-panda = la mappa e la tabella delle nostre regole
option-board-calibrated = la stessa mappa, dove costruire conviene
option-board-bamboo = Bosco di bambù: una piccola mappa per due
option-missions-random = una verde e una blu, pescate
option-missions-off = nessuna
option-cards-random = pescate
option-freed_bonus-guard = chi mette l’ultima guardia
option-freed_bonus-tile = chi mette la tessera strada
option-road_tile-ask = chiedi se vanno bene tutte e due
option-road_tile-own = sempre la propria
option-border_bonus-both = un’azione e un premio
option-border_bonus-one = uno dei due
option-city6-2 = 2 punti
option-city6-3 = 3 punti
option-b3-french = 30, 20, 10, −5 (francese)
option-b3-german = 30, 10, 0, −5 (tedesca)
option-b3-italian = 30, 20, 10, 0, −5 (italiana)
option-b4-tiles = solo le guardie sulle tessere strada
option-b4-figures = anche le miniature
option-a9-round = una volta per round, un campione di qualsiasi giocatore
option-a9-turn = in ogni turno, solo i propri campioni
option-building_end-any = un tipo
option-building_end-all = tutti i tipi
option-border-sides = quattro, una per lato
option-border-gates = sedici, una per strada d’uscita
option-b6_ties-all = segnano tutti quelli in parità
option-b6_ties-nobody = non segna nessuno
option-empty_spaces-allowed = si possono scegliere
option-empty_spaces-forbidden = non si possono scegliere
option-round_limit-40 = 40 round
option-round_limit-none = nessun limite
option-free_build_bonus-yes = sì, ogni edificio
option-free_build_bonus-no = no, una volta per turno

preset-first-game = Per imparare: lo stesso gioco senza missioni.
preset-recommended = Il gioco completo: una missione verde e una blu, e una tabella delle azioni su cui costruire conviene.
preset-german = Come nel regolamento tedesco: la missione B3 dà di meno, una carta Città di più.
preset-italian = Come nel regolamento italiano: chi mette la tessera libera il luogo, il bonus di confine è una cosa invece di due, le missioni A9, B3 e B4 contano in modo diverso.

board-panda = il tabellone delle nostre regole
board-calibrated = la stessa mappa, con una tabella delle azioni su cui costruire conviene
board-bamboo = Bosco di bambù, un piccolo tabellone per due

## Parole da cercare

term-space = Spazio
    .effect = Uno spazio vuoto vuole 1 guardia (neutrale: 2), e una in più ogni volta che viene scelto nel round. La sua riga costa PA. Il primo spazio è libero; i successivi stanno a destra, più in basso, o è lo stesso.
term-ap = Punti azione
    .effect = Paghi la riga di uno spazio sul tracciato dei PA. Un pagamento che finisce su −1 costa 2 punti, su −2 ne costa 5. Dopo il round ogni guardia recuperata dalla tabella dà 1 PA.
term-order = Ordine di gioco
    .effect = Comincia chi ha meno PA; in una colonna il segnalino in cima, cioè l’ultimo arrivato.
term-guard = Guardie
    .effect = Pagano gli spazi e coprono i ninja. Quelle sulle strade tornano quando la strada è completa. Tienine qualcuna fuori dalle strade, o non potrai fare niente.
term-road = Strade
    .effect = Quando tutti i ninja sono coperti, chi ha più guardie lì (in parità: chi ha messo l’ultima) mette una tessera strada, propria o neutrale, e tutte le guardie tornano a casa.
term-strength = Forza
    .effect = Un campione supera tanti ninja scoperti quante sono le sue tessere Forza (compresa quella stampata). Alla fine moltiplicano anche le sue tessere Impresa: ×0, ×1, ×2, ×3.
term-quest = Tessere Impresa
    .effect = Un campione prende la sua tessera Impresa (Lampada, Baule, Maschera) dove c’è un edificio del suo tipo; una città vale per tutti i tipi. Alla fine da 1 a 4 valgono 2, 4, 6, 8 per il moltiplicatore.
term-free = Luogo liberato
    .effect = Quando intorno a un luogo non ci sono più ninja: 2 punti per l’ultima guardia, e a tutti 1 per ogni propria guardia intorno. Una volta per luogo.
term-build = Costruire
    .effect = Ci vuole il campione sul posto e 2, 3, 4, 5, 6, 8 guardie di ogni colore intorno per il 1º fino al 6º edificio; dà 4, 3, 2, 5, 7, 9 punti e 1 per ogni guardia altrui intorno.
term-city = Città
    .effect = Il terzo edificio fa di un villaggio una città: prendi una carta Città da un’estremità della fila. Una città vale come un edificio di ogni tipo, e ce ne stanno altri tre: allora è una capitale.
term-border = Confine
    .effect = Le strade d’uscita portano alle aree di confine: da una alla vicina è un movimento senza ninja, e da lì ogni strada d’uscita riporta indietro.
term-bonus = Bonus di confine
    .effect = Ogni edificio in un luogo segnato ! dà un’azione neutrale gratis e 5 punti o due tessere diverse.
term-sneak = Fuggire
    .effect = Un movimento che conta un ninja in meno. Si può coprire come al solito.
term-vanish = Trasferire
    .effect = Togli un campione dalla mappa, o metti in un luogo qualsiasi uno che l’ha lasciata: una delle due cose per volta.
term-pass = Passare
    .effect = In questo round non giochi più. I PA rimasti li tieni.
term-mission = Missioni
    .effect = Una carta verde per chi arriva primo durante la partita, una blu che conta alla fine.
term-end = Fine
    .effect = La quinta basetta Città, la seconda capitale o l’ultimo pezzo di un edificio: si gioca il round fino in fondo. Poi si aggiungono Forza × Impresa di ogni campione e la missione blu.
term-tie = Pareggi
    .effect = Vince chi ha più PA; altrimenti la vittoria è condivisa.

## Il tavolo su uno schermo: che cosa c’è, detto a chi non lo vede. I valori che non ci sono non dicono niente.

tab-map = Mappa
tab-actions = Azioni
tab-clans = Clan
tab-cards = Carte
overlay-roads = Di chi è ogni strada
overlay-needs = Che cosa serve per il prossimo edificio
overlay-passes = Quali strade passano i tuoi campioni

scene-map = La mappa
scene-actions = La tabella delle azioni
scene-cards = Carte Città, missioni e riserva
scene-sheet = La scheda del clan di { $seat }
scene-order = Ordine di gioco

place-border-1 = il confine nord
place-border-2 = il confine est
place-border-3 = il confine sud
place-border-4 = il confine ovest
place-gate-1 = l’area di confine 1
place-gate-2 = l’area di confine 2
place-gate-3 = l’area di confine 3
place-gate-4 = l’area di confine 4
place-gate-5 = l’area di confine 5
place-gate-6 = l’area di confine 6
place-gate-7 = l’area di confine 7
place-gate-8 = l’area di confine 8
place-gate-9 = l’area di confine 9
place-gate-10 = l’area di confine 10
place-gate-11 = l’area di confine 11
place-gate-12 = l’area di confine 12
place-gate-13 = l’area di confine 13
place-gate-14 = l’area di confine 14
place-gate-15 = l’area di confine 15
place-gate-16 = l’area di confine 16

scene-place = { $place }, { $kind ->
    [city] città
    [capital] capitale
   *[village] villaggio
  }{ $gate ->
    [1] , Cancello
   *[0] { "" }
  }{ $market ->
    [1] , Mercato
   *[0] { "" }
  }{ $pagoda ->
    [1] , Pagoda
   *[0] { "" }
  }{ $bonus ->
    [1] , bonus di confine
   *[0] { "" }
  }{ $number ->
    [1] , numero 1
    [2] , numero 2
    [3] , numero 3
   *[0] { "" }
  }: { $guards ->
    [one] 1 guardia intorno
   *[other] { $guards } guardie intorno
  }{ $free ->
    [1] , luogo liberato
   *[0] { "" }
  }{ $kind ->
    [capital] { "" }
   *[other] ; il prossimo edificio ne vuole { $needed }
  }
scene-area = { $place }
scene-here = { $place }
scene-road = strada { $road }: { $ninjas ->
    [one] 1 ninja
   *[other] { $ninjas } ninja
  }
scene-road-guards = strada { $road }: { $ninjas ->
    [0] nessun ninja scoperto
    [one] 1 ninja scoperto
   *[other] { $ninjas } ninja scoperti
  }, { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  }, in maggioranza { $seat }
scene-road-tile = strada { $road }: tessera di { $seat }, { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  }
scene-road-neutral = strada { $road }: tessera neutrale, { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  }
scene-champion = { $champion } di { $seat }, presso { $place }, supera { $strength ->
    [one] 1 ninja
   *[other] { $strength } ninja
  }
scene-champion-away = { $champion } di { $seat }, fuori dalla mappa
scene-column = { $champion } di { $seat }: supera { $strength ->
    [one] 1 ninja
   *[other] { $strength } ninja
  }, { $quests ->
    [one] 1 tessera Impresa
   *[other] { $quests } tessere Impresa
  }, alla fine vale { $points } punti
scene-supply-guards = { $seat }: { $guards ->
    [one] 1 guardia nella riserva
   *[other] { $guards } guardie nella riserva
  }, { $board } sulla tabella delle azioni
scene-road-pile = tessere strada di { $seat } con { $size } guardie: { $count }
scene-neutral-pile = tessere strada neutrali: { $four } con 4 guardie, { $three } con 3 o 2, { $one } con 1
scene-pile = { $effect }: ne restano { $count }
scene-bases = basette Città: ne restano { $count }
scene-race = { $seat } ha costruito { $number } su { $target }
scene-blue-now = { $seat }: { $points } punti se la partita finisse ora
scene-guards-on = { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  } di { $seat }: { $column }, { $cost } PA
scene-ap = { $seat }: { $ap } PA
scene-vp = { $seat }: { $points } punti
scene-turn = { $seat } è numero { $number } nel round
scene-passed = { $seat } ha passato
scene-need = { $guards } guardie su { $needed }
scene-tile-own = una tua tessera su { $road }
scene-tile-neutral = una tessera neutrale su { $road }
scene-note-ap = { $ap } PA
scene-note-guards = { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  }
scene-note-order = { $number }º
scene-over = La partita è finita: { $ending }.

## Che cosa fa un’azione, in poche parole sulla tabella e in una frase

act-one = muovi
act-two = 1–2 strade
act-sneak = fuggi
act-cover = copri { $covers }
act-build = costruisci
act-city = in città
act-move = guida
act-vanish_appear = trasferisci
act-sell_chest = vendi: { $amount }
act-gain_ap = +{ $amount } PA
act-gain_vp = +{ $amount } PV

deed = { $move ->
    [1] muovere { $own ->
        [monk] il Monaco
        [governor] il Governatore
        [warrior] il Guerriero
       *[any] un campione
      } lungo una strada
    [2] muovere { $own ->
        [monk] il Monaco
        [governor] il Governatore
        [warrior] il Guerriero
       *[any] un campione
      } lungo una o due strade
   *[0] { "" }
  }{ $lead ->
    [1] muovere un campione di qualsiasi giocatore lungo una strada
   *[0] { "" }
  }{ $ignore ->
    [one] , superando un ninja in più
    [other] , superando { $ignore } ninja in più
   *[none] { "" }
  }{ $covers ->
    [one] , coprendo un ninja
    [other] , coprendo fino a { $covers } ninja
   *[none] { "" }
  }{ $strength ->
    [beads] prendere un Bracciale
    [coin] prendere una Moneta
    [sword] prendere una Katana
   *[none] { "" }
  }{ $vanish ->
    [1] togliere un campione dalla mappa o rimetterne uno
   *[0] { "" }
  }{ $teleport ->
    [1] mettere un proprio campione in un luogo qualsiasi
   *[0] { "" }
  }{ $sell ->
    [one] vendere un Baule per 1 punto
    [other] vendere un Baule per { $sell } punti
   *[none] { "" }
  }{ $strengths ->
    [one] prendere una tessera Forza
    [other] prendere { $strengths } tessere Forza diverse
   *[none] { "" }
  }{ $quests ->
    [one] prendere una tessera Impresa
    [other] prendere { $quests } tessere Impresa diverse
   *[none] { "" }
  }{ $both ->
    [1] {" "}e { "" }
   *[0] { "" }
  }{ $build ->
    [1] { $own ->
        [monk] costruire un Cancello in un villaggio
        [governor] costruire un Mercato in un villaggio
        [warrior] costruire una Pagoda in un villaggio
       *[any] costruire in un villaggio
      }
    [2] { $own ->
        [monk] costruire un Cancello in una città
        [governor] costruire un Mercato in una città
        [warrior] costruire una Pagoda in una città
       *[any] costruire in una città
      }
   *[0] { "" }
  }{ $anywhere ->
    [1] costruire un edificio qualsiasi dove si vuole, senza campione
   *[0] { "" }
  }{ $seek ->
    [lantern] prendere una Lampada
    [chest] prendere un Baule
    [mask] prendere una Maschera
   *[none] { "" }
  }{ $ap ->
    [one] ottenere 1 PA
    [other] ottenere { $ap } PA
   *[none] { "" }
  }{ $vp ->
    [one] ottenere 1 punto
    [other] ottenere { $vp } punti
   *[none] { "" }
  }
scene-option = { deed } ({ $cost } PA, { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  })
scene-do-space = { scene-option }{ $penalty ->
    [one] : costa 1 punto
    [other] : costa { $penalty } punti
   *[none] { "" }
  }
scene-do-free = { deed }, gratis
scene-special = A9, spazio { $space }: { deed }
scene-special-taken = A9, spazio { $space }, occupato da { $seat }: { deed }
scene-do-special = A9: { deed }
scene-city-card = carta Città: { deed }
scene-do-card = prendere la carta: { deed }
scene-do-move = { $champion } verso { $place } per { $road }{ $ninjas ->
    [0] { "" }
    [one] , oltre 1 ninja
   *[other] , oltre { $ninjas } ninja
  }
scene-do-border = { $champion } per il confine verso { $place }
scene-do-build = costruire { $building } a { $place }

## Che cosa si chiede: la domanda, e `.hint` con una frase in più

ask-turn-first = Scegli uno spazio della tabella delle azioni
    .hint = Uno qualsiasi: è il tuo primo del round. Hai { $ap } PA e { $guards ->
        [one] 1 guardia
       *[other] { $guards } guardie
      }.
ask-turn = Scegli uno spazio o passa
    .hint = Di nuovo l’ultimo, più a destra o più in basso. Hai { $ap } PA e { $guards ->
        [one] 1 guardia
       *[other] { $guards } guardie
      }.
ask-parts = Due azioni: una o entrambe, nell’ordine che vuoi
    .hint = Scegli da dove cominciare; poi viene l’altra.
ask-move = Muovi il tuo { $champion }
    .hint = Supera al massimo { $strength } ninja. Dopo la strada puoi coprirne { $covers ->
        [one] uno con una guardia
       *[other] fino a { $covers } con le guardie
      }.
ask-move-two = Muovi il tuo { $champion } lungo una o due strade
    .hint = Supera al massimo { $strength } ninja. Dopo ogni strada puoi coprirne uno con una guardia.
ask-move-any = Muovi uno dei tuoi campioni
    .hint = { $ignore ->
        [0] Dopo la strada puoi coprire un ninja con una guardia.
        [one] Supera un ninja in più della sua Forza. Poi puoi coprirne uno.
       *[other] Supera { $ignore } ninja in più della sua Forza. Poi puoi coprirne uno.
      }
ask-move-any-two = Muovi uno dei tuoi campioni lungo una o due strade
    .hint = Dopo ogni strada puoi coprire un ninja con una guardia.
ask-second-road = Una seconda strada per il tuo { $champion }?
    .hint = Supera al massimo { $strength } ninja. Si può tornare indietro.
ask-lead = Di chi è il campione che muovi?
    .hint = Muove con la Forza di chi lo possiede; le guardie sono tue.
ask-lead-road = Muovi un campione di { $seat }
    .hint = Muove con la Forza di chi lo possiede; le guardie sono tue.
ask-lead-own = Muovi uno dei tuoi campioni
    .hint = Poi puoi coprire fino a due ninja della strada.
ask-build = { $building }: costruisci { $city ->
    [yes] in una città
   *[no] in un villaggio
  }
    .hint = Il tuo { $champion } costruisce dove si trova, se intorno ci sono abbastanza guardie.
ask-build-any = Costruisci { $city ->
    [yes] in una città
   *[no] in un villaggio
  }
    .hint = Un campione costruisce il suo tipo di edificio dove si trova.
ask-build-anywhere = Costruisci un edificio qualsiasi dove vuoi
    .hint = Non serve un campione; le guardie intorno e il tipo di edificio devono andare bene.
ask-vanish = Togli o rimetti un campione?
    .hint = Toglilo dalla mappa, o mettine in un luogo qualsiasi uno che l’ha lasciata.
ask-teleport = Metti uno dei tuoi campioni in un luogo qualsiasi
    .hint = Ora può trovarsi ovunque sulla mappa.
ask-once = Che cosa fai?
    .hint = Succede subito.
ask-cover = Copri un ninja su { $road }?
    .hint = { $ninjas ->
        [one] Resta 1 ninja scoperto
       *[other] Restano { $ninjas } ninja scoperti
      }; nella riserva hai { $guards ->
        [one] 1 guardia
       *[other] { $guards } guardie
      }.
ask-cover-last = Copri l’ultimo ninja su { $road }?
    .hint = Così la strada è completa: una tessera sostituisce le guardie, e tutte tornano a casa.
ask-cover-stranded = Copri un ninja su { $road }? Attenzione
    .hint = Ti resterebbe al massimo una guardia fuori dalle strade. Tornano solo quando qualcuno completa una strada.
ask-tile = { $road } è completa: quale tessera?
    .hint = La tua collega solo i tuoi luoghi; una neutrale collega quelli di tutti e le sue guardie non contano per nessuno.
ask-tile-other = { $road } è completa: quale tessera metti?
    .hint = È il turno di { $seat }, ma lì hai tu più guardie, quindi decidi tu.
ask-set-guard = Preparazione: metti una guardia su una strada
    .hint = Su una strada con almeno due ninja e senza guardie altrui; un ninja resta scoperto.
ask-set-champion = Preparazione: dove comincia il tuo { $champion }?
    .hint = In un villaggio dove non c’è un tuo campione. Vicino a un edificio del suo tipo trova tessere Impresa.
ask-join = { $mission }: partecipi?
    .hint = Per ora impegna una delle tue guardie. { $effect }
ask-card = Una nuova città! Prendi una carta Città
    .hint = Dall’estremità sinistra o destra della fila; vale subito.
ask-take = Prendi una tessera
    .hint = { $count ->
        [one] Una tessera.
       *[other] { $count } tessere diverse, una dopo l’altra.
      }
ask-free = Bonus di confine: un’azione neutrale gratis?
    .hint = Uno spazio qualsiasi della colonna neutrale, senza guardie né PA. Poi viene il premio.
ask-reward = Bonus di confine: prendi il tuo premio
    .hint = { $points } punti o due tessere diverse della riserva.
ask-one-bonus = Bonus di confine: scegli una cosa
    .hint = Un’azione neutrale gratis, { $points } punti o due tessere diverse.

# Le parti di un turno.
step-space = Spazio
step-mission = Missione
step-act = Azione
step-move = Muovi
step-second = Seconda strada
step-cover = Copri
step-road = Tessera strada
step-build = Costruisci
step-tile = Tessera
step-vanish = Trasferisci
step-card = Carta Città
step-free = Azione gratis
step-reward = Premio
step-set-guards = Guardie
step-set-champions = Campioni
step-begin = Inizio

button-pass = Passa
button-done = { $at ->
    [cover] Non coprire
    [road] Resta qui
    [free] Nessuna azione
    [join] Non partecipare
   *[act] Prosegui senza
  }
button-cover = Copri un ninja
button-tile-own = Tua (ne restano { $count })
button-tile-neutral = Neutrale (ne restano { $count })
button-join = Partecipa
button-leave = Lascia la gara
button-card = { deed }
button-take = { $tile }
button-reward = Punti
button-sell = Vendi un Baule
button-gain = { $what ->
    [ap] Ottieni i PA
   *[vp] Ottieni i punti
  }
button-lead = { $seat }
button-vanish = Togli il { $champion }

gain-vp = +{ $points }
gain-loss = −{ $points }
gain-nothing = 0

## Perché no: ciò che si tocca non si nomina di nuovo

why-left-or-above-the-last-space = Questo spazio è a sinistra o più in alto del tuo ultimo; in un round vai solo a destra e in basso.
why-not-enough-guards = Questo spazio ora vuole { $needed } guardie, e tu ne hai { $guards } nella riserva.
why-not-enough-action-points = Questo spazio costa { $cost } PA e tu ne hai { $ap }; il segnalino non può uscire dal tracciato.
why-this-space-would-have-no-effect = Questo spazio ora non farebbe niente.
why-this-neutral-action-would-have-no-effect = Questa azione ora non farebbe niente.
why-this-road-does-not-begin-where-the-champion-is = Nessuna strada porta dritta dal tuo campione verso { $place }.
why-too-many-uncovered-ninjas = { $way }: { $uncovered } ninja scoperti sono troppi; il tuo { $champion } ne supera { $strength }.
why-the-champion-is-not-there = Il tuo { $champion } non è a { $place }; un campione costruisce dove si trova.
reason-only-the-cards-at-the-ends = Si possono prendere solo le carte alle due estremità della fila.
reason-only-neutral-spaces-are-free = Il bonus di confine dà solo un’azione della colonna neutrale.
reason-no-champion-of-yours-is-there = Lì non c’è nessun tuo campione; un campione costruisce dove si trova.

## La cronaca sullo schermo

scene-log-space = sceglie lo spazio { $column }, { $cost } PA, con { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  }
scene-log-city-card = prende una carta Città: { deed }
scene-log-city-row = carta Città: { deed }
scene-log-lead = muove il { $champion } di { $seat } per { $way }
scene-log-free = azione gratis: { deed }
scene-log-special = usa A9: { deed }
scene-log-cannot-act = non può fare niente e passa
scene-log-mission = compie { $mission } (+{ $points })
scene-log-take-back = recupera { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  } ({ $ap } PA)

## Aiuto: le regole di ciò che è sullo schermo

help-goal = Guida tre campioni panda, un Monaco, un Governatore e un Guerriero, per un paese pieno di ninja. I punti vengono dagli edifici, dai luoghi liberati dai ninja, dalle carte Città e dalle missioni, e alla fine dalle tessere raccolte dai tuoi campioni.

    Vince chi ha più punti. In parità decidono i punti azione; altrimenti la vittoria è condivisa.
    .title = Di che si tratta
help-turn = Un round è una serie di turni in ordine di gioco, finché tutti hanno passato. Nel tuo turno
    - scegli uno spazio della tabella delle azioni e una delle sue opzioni,
    - ci metti tante guardie quante ne vuole ora (il numero sullo scudo),
    - paghi i PA della sua riga (il numero a sinistra),
    - fai ciò che dice l’opzione.

    Puoi passare in ogni turno; poi in questo round non giochi più. Quando tutti hanno passato, ognuno recupera le guardie dalla tabella: ciascuna dà 1 PA. Chi allora ha meno PA comincia.
    .title = Un turno
help-board = Il tuo primo spazio di un round è libero. Poi puoi scegliere di nuovo lo stesso, uno più a destra nella sua riga o uno qualsiasi in una riga più in basso. Ciò che sta a sinistra o più in alto ti è chiuso fino alla fine del round.

    Uno spazio colorato vuoto vuole 1 guardia, uno neutrale vuoto 2. Ogni volta che uno spazio viene scelto nel round, da chiunque, ne vuole una in più. Le guardie altrui non bloccano mai uno spazio.

    Un trattino su un’opzione vuol dire che ora non farebbe niente.
    .title = La tabella delle azioni
help-points = I PA pagano gli spazi. Un pagamento può portare il segnalino sotto lo 0: se finisce su −1 costa 2 punti, su −2 ne costa 5 (gli spazi colorati del tracciato). Gli spazi che costano 0 non sono un pagamento.

    I segnalini su uno spazio del tracciato dei PA formano una colonna; chi arriva per ultimo sta in cima e gioca per primo.
    .title = Punti azione e ordine di gioco
help-moving = Un campione percorre una strada se la sua Forza è almeno pari ai ninja scoperti che ci sono. La Forza è il numero di tessere Forza (Bracciale, Moneta, Katana), compresa quella stampata.

    Dopo ogni strada puoi coprire uno dei suoi ninja con una guardia della tua riserva. In un movimento di due strade la prima si conclude, con guardia e tessera, prima che cominci la seconda; si può tornare indietro. Indicando un luogo vedi la via, la guardia e la tessera che potrebbe portare.
    .title = Movimento
help-roads = Appena nessun ninja di una strada è scoperto, chi ha più guardie lì (in parità: chi ha messo l’ultima) le sostituisce con una tessera strada, propria o neutrale. Lo si chiede a quel giocatore, chiunque sia di turno. Tutte le guardie della strada tornano a chi le possiede, senza PA.

    Le guardie stampate su una tessera contano ancora come guardie intorno ai due luoghi: quelle di una colorata per chi la possiede, quelle di una neutrale per nessuno. Se non c’è più una tessera adatta, le guardie restano.

    Le guardie sulle strade incomplete non sono disponibili. Tienine qualcuna, o non potrai fare niente.
    .title = Guardie e tessere strada
help-freed = Quando sulle strade intorno a un luogo non restano ninja scoperti, il luogo è liberato, una volta per partita: 2 punti a chi ha messo l’ultima guardia, e a tutti 1 punto per ogni propria guardia intorno.
    .title = Luoghi liberati
help-building = Il Monaco costruisce Cancelli, il Governatore Mercati, il Guerriero Pagode, ciascuno dove si trova. Intorno al luogo ci devono essere abbastanza guardie, di qualsiasi colore:
    - 1º edificio: 2 guardie, 4 punti
    - 2º: 3 guardie, 3 punti
    - 3º: 4 guardie, 2 punti; il villaggio diventa città
    - 4º: 5 guardie, 5 punti
    - 5º: 6 guardie, 7 punti
    - 6º: 8 guardie, 9 punti; la città diventa capitale

    Ogni guardia altrui intorno al luogo dà 1 punto in più. I primi tre edifici sono di tipo diverso, e così i tre sulla basetta Città.
    .title = Costruire
help-cities = Il terzo edificio fa di un villaggio una città: gli edifici tornano nella riserva, arriva una basetta Città, e prendi una carta Città dall’estremità sinistra o destra della fila. Vale subito.

    Una città vale come un edificio di ogni tipo. Le azioni per i villaggi costruiscono solo nei villaggi, quelle per le città (il segno con le mura) solo nelle città.
    .title = Città e carte Città
help-border = Le strade d’uscita portano fuori dalla mappa, al confine. Da un’area di confine alla vicina è un movimento come una strada, senza ninja; da un’area ogni sua strada d’uscita riporta sulla mappa.
    .title = Il confine
help-bonus = Ogni edificio in un luogo con il segno d’oro porta anche un’azione gratis della colonna neutrale, senza guardie né PA, e poi 5 punti o due tessere diverse della riserva.
    .title = Bonus di confine
help-tiles = Le tessere Forza rendono un campione più forte e alla fine moltiplicano le sue tessere Impresa: ×0, ×1, ×2, ×3 con 1, 2, 3, 4 tessere.

    Le tessere Impresa (Lampada, Baule, Maschera) si prendono dove il campione si trova a un edificio del suo tipo; una città vale per ogni tipo. Da una a quattro valgono 2, 4, 6, 8 per il moltiplicatore. La scheda mostra quanto fa ora.
    .title = Tessere Forza e Impresa
help-actions = - Muovi: una strada, oppure una o due.
    - Fuggi: un movimento che supera un ninja in più.
    - Copri 2: il Monaco muove e può coprire due ninja.
    - Costruisci: in un villaggio, o con le mura in una città.
    - Bracciale, Moneta, Katana, Lampada, Baule, Maschera: prendi la tessera.
    - Trasferisci: togli un campione dalla mappa, o metti in un luogo qualsiasi uno che l’ha lasciata.
    - Vendi: il Governatore a un Mercato vende un Baule.
    - +PA e +PV: ne ottieni altrettanti.

    Due segni in un’opzione sono due azioni: una o entrambe, nell’ordine che vuoi.
    .title = Che cosa fanno le azioni
help-missions = Una carta verde è per chi arriva primo durante la partita, una blu conta alla fine; sotto sta scritto che cosa porterebbe ora a ciascuno. Collegato vuol dire con tessere strada proprie e neutrali.

    Da A4 ad A6 sono una gara: chi partecipa ha una guardia sulla carta. A9 ha sei azioni: una volta per round puoi metterci una guardia invece di scegliere uno spazio, e non paghi PA.
    .title = Missioni
help-end = La quinta basetta Città, la seconda capitale o l’ultimo pezzo di un tipo di edificio: allora si gioca il round fino in fondo. Le guardie tornano ancora una volta. Poi ogni campione segna moltiplicatore per tessere Impresa, e si aggiunge la missione blu.
    .title = La fine
help-setup = Sei luoghi ricevono un edificio iniziale. In ordine di gioco ognuno mette guardie su strade con almeno due ninja, mai dove c’è una guardia altrui e mai sull’ultimo ninja. Poi vengono i campioni: i Monaci dall’ultimo giocatore al primo, i Governatori dal primo all’ultimo, i Guerrieri di nuovo dall’ultimo, ciascuno in un villaggio senza un altro tuo campione.
    .title = Preparazione

## A proposito dei tabelloni

about-board = Pezzi, regole, azioni e i loro costi sono quelli dei regolamenti; mappa e tabella delle azioni sono ricostruite da noi, e puoi caricare le tue.
    .given = Tutti i pezzi e i loro numeri, preparazione, turno, movimento, tessere strada, edifici, carte Città, missioni e fine; quali azioni esistono e quanto costa una riga; lo spazio del Guerriero da 1 PA e il posto di +4 PA.
    .ours = Le immagini stampate non le conosciamo. Perciò la mappa (luoghi, strade, ninja, nomi, un’area di confine per lato), quale azione sta in quale riga, gli estremi del tracciato dei PA e quante tessere stanno su una scheda sono nostri, fatti in modo da accordarsi con tutto ciò che i regolamenti dicono.

    «calibrated» ha la stessa mappa con una tabella delle azioni misurata in modo che costruire convenga; «bamboo» è un piccolo tabellone nostro per due.
    .load = Scrivi ciò che vedi sul tuo tabellone in un file: un testo in TOML, i file qui sotto sono i modelli. Luoghi, strade con i loro ninja, uscite, spazi della tabella delle azioni, tracciati e carte ci sono tutti. I luoghi senza coordinate si distribuiscono da sé sulla mappa.

## Detto dalla cornice con parole di questo gioco

welcome-type = Scrivi che cosa vuoi fare (m2 b, build gate p04 o un numero dell’elenco). Inoltre: aiuto, consiglio, indietro, esci.
help-1 = Per scegliere scrivi un numero dell’elenco, la scelta stessa o una sua parte: `space m2 b`, o solo `m2 b`.
help-why = perché qualcosa si può fare o no: perché move monk r04
help-rules = spiega una parola o una missione: regole Forza
