### La Via dei Panda in italiano. Le chiavi sono le stesse di en.ftl.

title = La Via dei Panda
goal = Guida Monaco, Governatore e Guerriero per il paese, copri i ninja con le guardie e trasforma i villaggi in capitali.

# Il benvenuto, un messaggio per riga.
welcome-1 = Scopo: più punti (PV) di tutti, con gli edifici, i luoghi liberati e ciò che i tuoi tre campioni raccolgono.
welcome-2 = Ogni turno: scegli uno spazio della tabella delle azioni (segnato ▸). Vuole guardie della tua riserva e punti azione (PA).
welcome-3 = In un round vai a destra e in basso sulla tabella, mai indietro. Passa quando vuoi; poi ogni guardia recuperata dà 1 PA.
welcome-4 = Un campione percorre una strada se la sua Forza è almeno pari ai ninja (×) che ci sono, e può coprirne uno con una guardia.
welcome-5 = Con abbastanza guardie intorno a un luogo, un campione che è lì costruisce: il terzo edificio ne fa una città.
welcome-6 = La partita finisce con il round in cui { end-when }.
end-when = { $last_base ->
    [1] c’è una basetta Città sulla mappa
   *[other] ci sono { $last_base } basette Città sulla mappa
  }, { $last_capital ->
    [1] c’è una capitale
   *[other] ci sono { $last_capital } capitali
  } o { $supply_reading ->
    [all] si costruisce l’ultimissimo edificio
   *[any] si costruisce l’ultimo edificio di un tipo
  }{ $round_limit ->
    [0] { "" }
   *[other] ; al più tardi con il round { $round_limit }
  }
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
    .long = vendere un Baule per { $amount ->
        [one] 1 punto
       *[other] { $amount } punti
    }
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
    .effect = { $a1_points } punti a chi per primo ha un anello chiuso di quattro tessere strada, proprie o neutrali, per quattro luoghi con un Cancello.
mission-A2 = Anello di Mercati (A2)
    .effect = { $a2_points } punti a chi per primo ha un anello chiuso di quattro tessere strada, proprie o neutrali, per quattro luoghi con un Mercato.
mission-A3 = Anello di Pagode (A3)
    .effect = { $a3_points } punti a chi per primo ha un anello chiuso di quattro tessere strada, proprie o neutrali, per quattro luoghi con una Pagoda.
mission-A4 = Mastri dei Cancelli (A4)
    .effect = { $a4_points } punti al primo partecipante che ha costruito { $a4_target } Cancelli. Chi riprende la guardia (all’inizio di un proprio turno, senza PA) è fuori per sempre.
mission-A5 = Mastri dei Mercati (A5)
    .effect = { $a5_points } punti al primo partecipante che ha costruito { $a5_target } Mercati. Chi riprende la guardia (all’inizio di un proprio turno, senza PA) è fuori per sempre.
mission-A6 = Mastri delle Pagode (A6)
    .effect = { $a6_points } punti al primo partecipante che ha costruito { $a6_target } Pagode. Chi riprende la guardia (all’inizio di un proprio turno, senza PA) è fuori per sempre.
mission-A7 = Da parte a parte (A7)
    .effect = { $a7_points } punti a chi per primo collega due lati opposti della mappa con tessere strada proprie e neutrali, strade d’uscita comprese.
mission-A8 = Uno, due, tre (A8)
    .effect = { $a8_points } punti a chi per primo collega i tre luoghi numerati con tessere strada proprie e neutrali.
mission-A9 = Azioni speciali (A9)
    .effect = { $a9_reading ->
        [turn] In ogni turno
       *[round] Una volta per round
      }, invece di uno spazio della tabella, metti una guardia su uno spazio libero di questa carta e fai ciò che dice, senza PA. Quando tutti e sei sono presi, le guardie tornano a casa e la carta se ne va.
mission-B1 = Più tessere strada (B1)
    .effect = Alla fine { $b1_points } punti a chi ha più tessere strada del proprio colore sulla mappa; in parità li prendono tutti.
mission-B2 = Insieme (B2)
    .effect = Alla fine { $b2_points } punti a ognuno che ha tutti e tre i campioni in una città, { $b2_capital } se è una capitale.
mission-B3 = Fino ai confini (B3)
    .effect = Alla fine ognuno conta i lati della mappa uniti da una sola rete di tessere proprie e neutrali. 4 lati: { $b3_4 } punti, 3: { $b3_3 }, 2: { $b3_2 }, 1: { $b3_1 }, nessuno: { $b3_0 }.
mission-B4 = Più guardie (B4)
    .effect = Alla fine { $b4_points } punti a chi ha più guardie del proprio colore { $b4_reading ->
        [figures] sulla mappa: quelle stampate sulle proprie tessere strada e le miniature
       *[tiles] stampate sulle proprie tessere strada; le miniature non contano
      }. In parità li prendono tutti.
mission-B5 = Lontani (B5)
    .effect = Alla fine { $b5_points } punti per la distanza maggiore tra due propri campioni: le tessere, proprie e neutrali, del percorso più corto tra loro. In parità li prendono tutti.
mission-B6 = Intorno alle città (B6)
    .effect = Alla fine { $b6_points } punti per ogni città e capitale, a chi ha più guardie intorno, miniature e stampate; in parità { $b6_reading ->
        [nobody] non li prende nessuno
       *[all] li prendono tutti
      }.
mission-B7 = Cancelli collegati (B7)
    .effect = Alla fine { $b7_points } punti per ogni Cancello a chi ne collega di più con tessere proprie e neutrali, in almeno { $b7_places } luoghi; in parità li prendono tutti. Vale anche una basetta Città.
mission-B8 = Mercati collegati (B8)
    .effect = Alla fine { $b8_points } punti per ogni Mercato a chi ne collega di più con tessere proprie e neutrali, in almeno { $b8_places } luoghi; in parità li prendono tutti. Vale anche una basetta Città.
mission-B9 = Pagode collegate (B9)
    .effect = Alla fine { $b9_points } punti per ogni Pagoda a chi ne collega di più con tessere proprie e neutrali, in almeno { $b9_places } luoghi; in parità li prendono tutti. Vale anche una basetta Città.
city-none = Su questo tabellone non c’è una carta così.
city-other = Su questo tabellone la carta fa altro: c’è scritto sopra.
city-c1 = Carta Città: { $c1_kind ->
    [strength] tessere Forza
   *[other] 1
  }
    .effect = { $c1_kind ->
        [strength] Prendi { $c1_amount } tessere Forza diverse.
        [none] { city-none }
       *[other] { city-other }
      }
city-c2 = Carta Città: { $c2_kind ->
    [ap] { $c2_amount } PA
   *[other] 2
  }
    .effect = { $c2_kind ->
        [ap] Ottieni { $c2_amount } PA.
        [none] { city-none }
       *[other] { city-other }
      }
city-c3 = Carta Città: { $c3_kind ->
    [quest] tessere Impresa
   *[other] 3
  }
    .effect = { $c3_kind ->
        [quest] Prendi { $c3_amount } tessere Impresa diverse.
        [none] { city-none }
       *[other] { city-other }
      }
city-c4 = Carta Città: { $c4_kind ->
    [ap] { $c4_amount } PA
   *[other] 4
  }
    .effect = { $c4_kind ->
        [ap] Ottieni { $c4_amount } PA.
        [none] { city-none }
       *[other] { city-other }
      }
city-c5 = Carta Città: { $c5_kind ->
    [vp] { $c5_amount } punti
   *[other] 5
  }
    .effect = { $c5_kind ->
        [vp] Ottieni { $c5_amount } punti.
        [none] { city-none }
       *[other] { city-other }
      }
city-c6 = Carta Città: { $c6_kind ->
    [vp-move] punti e un movimento
   *[other] 6
  }
    .effect = { $c6_kind ->
        [vp-move] Ottieni { $c6_amount ->
            [one] 1 punto
           *[other] { $c6_amount } punti
          }. Poi puoi muovere uno dei tuoi campioni lungo { $c6_steps ->
            [one] una strada
           *[other] al massimo { $c6_steps } strade
          }.
        [none] { city-none }
       *[other] { city-other }
      }
city-c7 = Carta Città: { $c7_kind ->
    [vp] { $c7_amount } punti
   *[other] 7
  }
    .effect = { $c7_kind ->
        [vp] Ottieni { $c7_amount } punti.
        [none] { city-none }
       *[other] { city-other }
      }
city-c8 = Carta Città: { $c8_kind ->
    [vp-move] punti e un movimento più lungo
   *[other] 8
  }
    .effect = { $c8_kind ->
        [vp-move] Ottieni { $c8_amount ->
            [one] 1 punto
           *[other] { $c8_amount } punti
          }. Poi puoi muovere uno dei tuoi campioni lungo { $c8_steps ->
            [one] una strada
           *[other] al massimo { $c8_steps } strade
          }.
        [none] { city-none }
       *[other] { city-other }
      }

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
prompt-free-action = Bonus di confine: quale azione neutrale, senza guardie né PA?
prompt-reward = Bonus di confine: punti o la prima delle tue tessere?
prompt-one-bonus = Bonus di confine: un’azione neutrale, punti o tessere?

## Scelte. `.many` nomina il gruppo dove sono troppe da elencare; `.plain` si dice senza una posizione.

choice-space = { $space } { $option }: { $action } ({ $cost } PA, { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  })
    .plain = spazio { $space }, opzione { $option }
    .many = Scegli uno spazio e la sua opzione, per esempio { $example }
choice-done = { $left ->
    [cover] lasciare il ninja
    [road] restare qui
    [free] nessuna azione gratis
    [join] non partecipare
    [move] non muovere
    [build] non costruire
    [tile] non prendere tessere
    [sell] non vendere
    [gain] non ottenere niente
    [vanish] lasciare i campioni dove sono
   *[both] né l’una né l’altra
  }
    .plain = nient’altro, proseguire
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
choice-build = costruire { $building } a { $place } (edificio { $number })
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

panda-city-row = { $count ->
    [one] nella fila c’è 1 carta Città
   *[other] nella fila ci sono { $count } carte Città
  }
panda-start-building = { $count ->
    [one] c’è 1 edificio iniziale
   *[other] ci sono { $count } edifici iniziali
  }
panda-first = comincia { $seat }
panda-camp = mette il { $champion } a { $place }
panda-draw-mission = missione { $mission }
panda-join = partecipa: { $mission }
panda-round = comincia il round { $number }
panda-space = sceglie { $space }{ $option } con { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  }
panda-no-effect = non succede niente: { $because }
panda-empty-card = una parte della carta è senza effetto: { $because }
panda-penalty = scende a { $ap } PA{ $points ->
    [0] { "" }
    [one] {" "}(−1 punto)
   *[other] {" "}(−{ $points } punti)
  }
    .brief = { "" }
panda-pass = passa
panda-cannot-act = { $seat } non può fare niente e passa
panda-leave = riprende la guardia dalla missione
panda-special = usa lo spazio { $space } di A9
panda-special-full = A9 è piena: le guardie tornano a casa
panda-move = muove il { $champion } per { $way }
    .brief = { $champion } per { $way }
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
    .brief = { $building } a { $place }
panda-city-card = prende la carta Città: { $card }
panda-free = esegue n{ $row } come azione gratis
panda-reward = bonus di confine (+{ $points })
panda-take = prende una tessera: { $tile }
    .brief = { $tile }
panda-sell = vende un Baule (+{ $points })
panda-points = ottiene { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
panda-action-points = ottiene PA (ora { $ap })
    .brief = { $ap } PA
panda-vanish = toglie il { $champion } dalla mappa
panda-appear = mette il { $champion } a { $place }
panda-progress = passo { $number }: { $mission }
panda-mission = { $seat } compie { $mission } (+{ $points })
panda-last-round = questo è l’ultimo round: { $ending }
panda-take-back = { $seat } recupera { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  } (ora { $ap } PA)
panda-over = { $ending }, la partita è finita

ending-city-bases = { $last_base ->
    [1] c’è la prima basetta Città
   *[other] ci sono { $last_base } basette Città
  }
ending-capitals = { $last_capital ->
    [1] c’è una capitale
   *[other] ci sono { $last_capital } capitali
  }
ending-building-supply = { $supply_reading ->
    [all] non ci sono più edifici
   *[any] un tipo di edificio è esaurito
  }
ending-stalemate = per un round nessuno ha fatto niente
ending-round-limit = si è giocato il round { $round_limit }, l’ultimo consentito
because-a-capital-is-complete = il luogo è già una capitale
because-a-champion-on-the-sheet-cannot-move = il campione non è sulla mappa
because-all-your-champions-have-vanished = nessun campione è sulla mappa
because-no-champion-at-all-can-move = nessun campione può muoversi
because-no-champion-of-yours-can-move = nessun campione può muoversi
because-no-champion-of-yours-is-in-a-city = nessun campione è in una città
because-no-champion-of-yours-is-in-a-village = nessun campione è in un villaggio
because-no-chest-to-sell = non ci sono Bauli da vendere
because-no-city-base-is-left = non ci sono più basette Città
because-no-piece-of-this-kind-is-left = non ci sono più edifici di quel tipo
because-no-road-is-weak-enough = su ogni strada ci sono troppi ninja
because-no-tile-of-these-can-be-taken = nessuna di queste tessere è disponibile, o la scheda non ha posto
because-none-is-left-in-the-supply = non ci sono più tessere di quel tipo
because-not-enough-guards-around = intorno non ci sono abbastanza guardie
because-nothing-can-be-built-anywhere = non si può costruire niente da nessuna parte
because-the-ap-track-is-full = il segnalino è in fondo al tracciato dei PA
because-the-champion-is-at-no-place = il campione non è in nessun luogo
because-the-champion-is-not-at-its-own-building = il campione non è a un edificio del suo tipo
because-the-column-on-the-sheet-is-full = la colonna della scheda è piena
because-this-action-builds-in-a-city-only = il campione non è in una città
because-this-action-builds-in-a-village-only = il campione non è in un villaggio
because-this-kind-of-building-stands-there = un edificio di quel tipo c’è già

## Perché qualcosa non si può fare

reason-a-capital-is-complete = { $place } è una capitale: non si può costruire altro.
reason-a-champion-on-the-sheet-cannot-move = Il { $champion } non è sulla mappa e non può muoversi.
reason-a-guard-of-another-player-is-on-this-road = { $seat } ha una guardia su { $road }; nella preparazione devi scegliere un’altra strada.
reason-all-your-champions-have-vanished = Nessuno dei tuoi campioni è sulla mappa.
reason-choose-a-space-first = Prima scegli uno spazio della tabella delle azioni; poi viene ciò che mostra.
reason-an-own-champion-is-already-there = Un tuo campione comincia già a { $place }.
reason-another-champion-builds = Questa è un’azione del { $champion }.
reason-another-champion-moves = Questa è un’azione del { $champion }.
reason-choose-the-road-tile-first = Prima scegli la tessera per { $road }.
reason-decide-about-the-free-action-first = Prima scegli l’azione neutrale gratis del bonus di confine, o nessuna.
reason-decide-about-the-ninja-first = Prima decidi se una tua guardia copre un ninja su { $road }.
reason-decide-about-the-race-first = Prima di’ se partecipi: { $mission }.
reason-finish-the-action-first = Prima esegui la tua azione, o rinuncia; il tuo prossimo turno viene dopo quelli degli altri.
reason-finish-the-move-first = Prima finisci il movimento: prendi una strada o resta.
reason-no-champion-at-all-can-move = Nessun campione di nessun giocatore può muoversi.
reason-left-or-above-the-last-space = { $space } è a sinistra o più in alto di { $last }, il tuo ultimo spazio; in un round vai solo a destra e in basso.
reason-mission-a9-already-used-this-round = In questo round hai già usato A9.
reason-mission-a9-is-not-in-play = La missione A9 non è in gioco.
reason-no-champion-of-this-player-can-move = Nessun campione di { $seat } può muoversi.
reason-no-champion-of-yours-can-move = Nessuno dei tuoi campioni può muoversi: su ogni strada ci sono troppi ninja, o non è sulla mappa.
reason-no-champion-of-yours-is-in-a-city = Nessuno dei tuoi campioni è in una città.
reason-no-champion-of-yours-is-in-a-village = Nessuno dei tuoi campioni è in un villaggio.
reason-no-road-is-weak-enough = Ogni strada che parte da dov’è il { $champion } ha almeno { $uncovered } ninja scoperti; lui ne supera { $strength }.
reason-no-tile-of-these-can-be-taken = Nessuna di queste tessere è disponibile, o la tua scheda non ha posto.
reason-no-chest-to-sell = Non hai Bauli da vendere.
reason-no-city-base-is-left = Non ci sono più basette Città, quindi niente terzo edificio.
reason-no-guard-in-supply = Non hai guardie nella riserva.
reason-no-own-guard-on-the-mission-card = Sulla carta Missione non c’è nessuna tua guardia.
reason-no-piece-of-this-kind-is-left = { $building }: non ce ne sono più.
reason-nobody-sits-there = Non c’è un giocatore { $number }.
reason-none-is-left-in-the-supply = { $tile }: nella riserva non ce ne sono più.
reason-not-a-border-area-next-to-the-champion = Il { $champion } non è in un’area di confine accanto: { $way }.
reason-not-enough-action-points = { $space } costa { $cost } PA e tu ne hai { $ap }; il tracciato finisce a { $lowest }.
reason-not-enough-guards = { $space } ora vuole { $needed ->
    [one] 1 guardia
   *[other] { $needed } guardie
  } e tu ne hai { $guards } nella riserva.
reason-nothing-can-be-built-anywhere = Non si può costruire niente da nessuna parte: ovunque mancano guardie, pezzi o un tipo libero.
reason-not-enough-guards-around = { $building } a { $place } vuole { $needed } guardie intorno; ce ne sono { $guards }.
reason-one-card-is-left-take-it-as-the-left-one = Nella fila resta una sola carta: prendila come quella di sinistra.
reason-one-ninja-must-stay-uncovered = Nella preparazione un ninja su { $road } deve restare scoperto.
reason-only-chance-draws-this = Questo si pesca, non si sceglie.
reason-only-quest-tiles-now = Ora si prendono solo tessere Impresa; { $tile } non lo è.
reason-only-strength-tiles-now = Ora si prendono solo tessere Forza; { $tile } non lo è.
reason-place-your-champion-first = Prima metti il tuo { $champion } in un villaggio.
reason-place-your-guard-first = Prima metti la tua guardia su una strada.
reason-take-a-tile-first = Prima prendi { $count ->
    [one] una tessera
   *[other] { $count } tessere
  }.
reason-take-your-border-bonus-first = Prima prendi il tuo bonus di confine.
reason-the-ap-track-is-full = Il tuo segnalino è in fondo al tracciato dei PA ({ $ap }).
reason-the-champion-is-already-there = Il { $champion } è già a { $place }.
reason-the-champion-is-at-no-place = Il { $champion } non è in nessun luogo: è al confine o fuori dalla mappa.
reason-take-a-city-card-first = Prima prendi una carta Città.
reason-the-board-has-no-such-row = La tabella non ha la riga { $row }.
reason-the-board-has-no-such-space = La tabella non ha lo spazio { $space }.
reason-the-champion-has-vanished = Il { $champion } non è sulla mappa.
reason-the-champion-is-not-at-its-own-building = Per questo il { $champion } dev’essere dove c’è questo edificio: { $building }, o in una città.
reason-the-champion-is-not-there = Il { $champion } non è a { $place }.
reason-the-champion-is-on-the-map = Il { $champion } è sulla mappa; può comparire solo chi l’ha lasciata.
reason-the-column-on-the-sheet-is-full = { $tile }: quella colonna della tua scheda è piena ({ $most }).
reason-the-map-has-no-such-border-area = La mappa non ha l’area di confine { $way }.
reason-the-map-has-no-such-place = La mappa non ha il luogo { $place }.
reason-the-map-has-no-such-road = La mappa non ha la strada { $road }.
reason-this-action-builds-in-a-city-only = Questa azione costruisce solo nelle città; { $place } non lo è.
reason-this-action-builds-in-a-village-only = Questa azione costruisce solo nei villaggi; { $place } non lo è più.
reason-this-belongs-to-set-up = Questo fa parte della preparazione, che è finita.
reason-this-kind-was-taken-just-now = { $tile }: l’hai appena presa; la prossima tessera è di un altro tipo.
reason-this-option-has-no-such-action = L’azione in corso non fa questo.
reason-too-few-ninjas-for-a-set-up-guard = Nella preparazione una guardia va su una strada con almeno { $needed } ninja; { $road } ne ha { $ninjas }.
reason-this-board-is-made-for-fewer-players = Questo tabellone è fatto per al massimo { $players } giocatori.
reason-this-kind-of-building-stands-there = { $building } c’è già a { $place }; ogni tipo si costruisce una volta, e un’altra sulla basetta Città.
reason-this-road-does-not-begin-where-the-champion-is = { $way } non parte da dove si trova il { $champion }.
reason-this-space-has-one-option-only = { $space } ha solo l’opzione a.
reason-this-space-of-a9-is-taken = Lo spazio { $space } di A9 è occupato.
reason-too-many-uncovered-ninjas = { $way } ha { $uncovered } ninja scoperti; il { $champion } ne supera { $strength }.

## Punteggio

score-start = Inizio
score-buildings = Edifici
    .why = { term-build.effect }
score-foreign-guards = Guardie altrui agli edifici
    .why = { term-build.effect }
score-freed = Luoghi liberati
    .why = { term-free.effect }
score-spaces = Spazi della tabella
    .why = { term-gain.effect }
score-sales = Bauli venduti
    .why = { term-sell.effect }
score-city-cards = Carte Città
    .why = { term-card.effect }
score-border-bonus = Bonus di confine
    .why = { term-bonus.effect }
score-green-mission = Missione verde
    .why = { term-mission.effect }
score-penalties = Pochi PA
    .why = { term-ap.effect }
score-monk = Monaco: Bracciali × Lampade
    .why = { term-quest.effect }
score-governor = Governatore: Monete × Bauli
    .why = { term-quest.effect }
score-warrior = Guerriero: Katane × Maschere
    .why = { term-quest.effect }
score-blue-mission = Missione blu
    .why = { term-mission.effect }
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
option-freed_bonus = Chi riceve i punti per un luogo liberato: chi mette l’ultima guardia o chi mette la tessera.
option-road_tile = Se si chiede tra tessera strada propria e neutrale.
option-border_bonus = Se il bonus di confine è un’azione e un premio, o uno dei due.
option-city6 = I punti della carta Città con un movimento.
option-b3 = I punti della missione B3, secondo l’edizione.
option-b4 = Se la missione B4 conta anche le miniature delle guardie.
option-a9 = Se A9 si può usare una volta per round o in ogni turno.
option-building_end = Se per finire deve esaurirsi un tipo di edificio o tutti.
option-border = Quattro aree di confine, o una per ogni strada d’uscita.
option-b6_ties = Se in parità la missione B6 dà punti.
option-empty_spaces = Se si possono scegliere spazi che non farebbero niente.
option-round_limit = Dopo quanti round la partita finisce al più tardi.
option-free_build_bonus = Se un edificio costruito con un’azione neutrale gratis dà di nuovo il bonus di confine.
option-debt = Quale spazio sotto 0 PA costa più punti: il secondo o il primo.

option-board-panda = la mappa e la tabella delle nostre regole
option-board-calibrated = la stessa mappa, dove costruire viene prima
option-board-bamboo = Bosco di bambù: una piccola mappa per due
option-missions-random = una verde e una blu, pescate
option-missions-off = nessuna
option-cards-random = pescate
option-freed_bonus-guard = chi mette l’ultima guardia
option-freed_bonus-tile = chi mette la tessera strada
option-road_tile-ask = si chiede, se vanno bene tutte e due
option-road_tile-own = sempre la propria
option-border_bonus-both = un’azione e un premio
option-border_bonus-one = uno dei due
option-city6-2 = { $city6_points } punti
option-city6-3 = { $city6_points } punti
option-b3-french = { $b3_4 }, { $b3_3 }, { $b3_2 }, { $b3_1 }, { $b3_0 } (francese)
option-b3-german = { $b3_4 }, { $b3_3 }, { $b3_2 }, { $b3_1 }, { $b3_0 } (tedesca)
option-b3-italian = { $b3_4 }, { $b3_3 }, { $b3_2 }, { $b3_1 }, { $b3_0 } (italiana)
option-b4-tiles = solo le guardie sulle tessere strada
option-b4-figures = anche le miniature
option-a9-round = una volta per round, un campione di qualsiasi giocatore
option-a9-turn = in ogni turno, solo i propri campioni
option-building_end-any = un tipo
option-building_end-all = tutti i tipi: l’ultimissimo edificio
option-border-sides = quattro, una per lato
option-border-gates = sedici, una per strada d’uscita
option-b6_ties-all = punti a tutti quelli in parità
option-b6_ties-nobody = punti a nessuno
option-empty_spaces-allowed = si possono scegliere
option-empty_spaces-quest = tutti, tranne una tessera Impresa lontano dal proprio edificio
option-empty_spaces-forbidden = non si possono scegliere
option-round_limit-40 = 40 round
option-round_limit-none = nessun limite
option-free_build_bonus-yes = sì, ogni edificio
option-free_build_bonus-no = no, una volta per turno
option-debt-rising = il secondo
option-debt-falling = il primo

preset-first-game = Per imparare: lo stesso gioco senza missioni.
preset-recommended = Il gioco completo: una missione verde e una blu, e una tabella delle azioni su cui costruire viene prima.
preset-german = Alla lettera del regolamento tedesco: la missione B3 dà meno e una carta Città più del solito; degli edifici solo l’ultimissimo fa finire la partita.
preset-italian = Alla lettera del regolamento italiano: chi mette la tessera riceve i punti per un luogo liberato, il bonus di confine è una cosa invece di due, A9 si può usare in ogni turno, B3 e B4 contano in modo diverso, uno spazio Impresa vuole il campione al suo edificio, sotto 0 PA il primo spazio costa più punti degli altri, e solo l’ultimissimo edificio fa finire la partita.

board-panda = il tabellone delle nostre regole
board-calibrated = la stessa mappa, con una tabella delle azioni su cui costruire viene prima
board-bamboo = Bosco di bambù, un piccolo tabellone per due

## Parole da cercare

term-space = Spazio
    .effect = Uno spazio vuoto vuole { $coloured_guards ->
        [one] 1 guardia
       *[other] { $coloured_guards } guardie
      } (neutrale: { $neutral_guards }), e { $more_guards } in più ogni volta che è stato scelto nel round. Dall’alto in basso le righe costano { $row_costs } PA. Il primo spazio di un round è libero; i successivi stanno a destra, più in basso, o è lo stesso.
term-ap = Punti azione
    .effect = Paghi la riga di uno spazio sul tracciato dei PA, che va da { $lowest_ap } a { $highest_ap }. { $debts ->
        [0] Un pagamento non può scendere sotto 0.
       *[other] Un pagamento che finisce sotto 0 costa punti ({ $debt_list }).
      } Dopo il round ogni guardia recuperata dalla tabella dà 1 PA.
term-order = Ordine di gioco
    .effect = Comincia chi ha meno PA; in una colonna il segnalino in cima, cioè l’ultimo arrivato.
term-guard = Guardie
    .effect = Pagano gli spazi e coprono i ninja. Quelle sulle strade tornano quando la strada è completa. Tienine qualcuna fuori dalle strade, o non potrai fare niente.
term-road = Strade
    .effect = Quando tutti i ninja sono coperti, chi ha più guardie lì (in parità: chi ha messo l’ultima) mette una tessera strada, propria o neutrale, e tutte le guardie tornano a casa.
term-strength = Forza
    .effect = Con 1, 2, 3 … tessere Forza, compresa quella stampata, un campione supera { $strength_list } ninja scoperti. Alla fine moltiplicano le sue tessere Impresa: { $times_list }. Una colonna ne tiene { $most_strength }.
term-quest = Tessere Impresa
    .effect = Un campione prende la sua tessera Impresa (Lampada, Baule, Maschera) dove c’è un edificio del suo tipo; una città vale per tutti i tipi. Alla fine 1, 2, 3 … tessere valgono { $quest_list }, per il moltiplicatore. Una colonna ne tiene { $most_quests }.
term-free = Luogo liberato
    .effect = Quando intorno a un luogo non ci sono più ninja: { $freed_points } punti a chi { $freed_reading ->
        [tile] ha messo l’ultima tessera strada
       *[guard] ha messo l’ultima guardia
      }, e a tutti { $guard_points } per ogni propria guardia intorno. Una volta per luogo.
term-build = Costruire
    .effect = Ci vuole il campione sul posto e { $needed_list } guardie di ogni colore intorno, dal 1º al 6º edificio; dà { $build_list } punti, e { $foreign_points } per ogni guardia altrui intorno.
term-city = Città
    .effect = Il terzo edificio fa di un villaggio una città: prendi una carta Città da un’estremità della fila. Una città vale come un edificio di ogni tipo, e ce ne stanno altri tre: allora è una capitale.
term-border = Confine
    .effect = Le strade d’uscita portano a { $areas } aree di confine. Da una alla vicina è un movimento senza ninja; sulla mappa riporta { $border_reading ->
        [gates] solo la strada d’uscita dell’area
       *[sides] ogni strada d’uscita di quel lato
      }.
term-bonus = Bonus di confine
    .effect = Ogni edificio in un luogo segnato ! dà { $bonus_reading ->
        [one] una cosa su tre: un’azione neutrale gratis, { $bonus_points } punti o { $bonus_tiles } tessere diverse
       *[both] un’azione neutrale gratis, e poi { $bonus_points } punti o { $bonus_tiles } tessere diverse
      }.{ $chain_reading ->
        [no] {" "}Un edificio costruito con un’azione gratis non ne dà.
       *[yes] {" "}Anche un edificio costruito con un’azione gratis.
      }
term-sneak = Fuggire
    .effect = Un movimento che conta meno ninja di quanti ce ne sono. Si può coprire come al solito.
term-vanish = Trasferire
    .effect = Togli un campione dalla mappa, o metti in un luogo qualsiasi uno che l’ha lasciata: una delle due cose per volta.
term-move = Movimento
    .effect = Il campione percorre una strada, oppure una o due, se la sua Forza è almeno pari ai ninja scoperti che ci sono. Dopo ogni strada puoi coprire uno dei suoi ninja con una guardia della tua riserva.
term-cover = Coprirne diversi
    .effect = Un movimento lungo una strada, dopo il quale puoi coprire fino a { $covers_most } dei suoi ninja.
term-sell = Vendere un Baule
    .effect = Il tuo Governatore è a un Mercato o in una città: un Baule torna nella riserva, e ottieni i punti dello spazio.
term-gain = PA e punti
    .effect = Prima paghi lo spazio, compresi i punti per un pagamento sotto 0; poi ottieni ciò che mostra. I PA oltre la fine del tracciato vanno persi.
term-card = Carte Città
    .effect = Nella fila ce ne sono { $city_cards }; { $city_cards_out } restano nella scatola. Chi fa di un villaggio una città prende quella all’estremità sinistra o destra. Vale subito e se ne va.
term-void = Senza effetto
    .effect = { $void_reading ->
        [forbidden] Uno spazio che ora non farebbe niente non si può scegliere.
        [quest] Si può scegliere uno spazio anche se non farebbe niente: guardie e PA si pagano lo stesso. Solo una tessera Impresa lontano dal proprio edificio non si può scegliere.
       *[allowed] Si può scegliere uno spazio anche se non farebbe niente: guardie e PA si pagano lo stesso.
      }
term-pass = Passare
    .effect = In questo round non giochi più. I PA rimasti li tieni.
term-mission = Missioni
    .effect = Una carta verde per chi arriva primo durante la partita, una blu che conta alla fine. Collegato vuol dire: con tessere strada proprie e neutrali; miniature, tessere altrui e confine non collegano.
term-end = Fine
    .effect = La partita finisce con il round in cui { end-when }. Le guardie tornano ancora una volta dalla tabella. Poi si aggiungono Forza × Impresa di ogni campione e la missione blu.
term-tie = Pareggi
    .effect = Vince chi ha più PA; altrimenti la vittoria è condivisa.

## Il tavolo su uno schermo: che cosa c’è, detto a chi non lo vede. I valori che non ci sono non dicono niente.

lot-map = Mappa
lot-actions = Azioni
lot-clans = Clan
lot-cards = Carte
overlay-roads = Di chi è ogni strada
overlay-needs = Che cosa serve per il prossimo edificio
overlay-passes = Quali strade possono percorrere i tuoi campioni

legend-tile = tessera strada di questo giocatore
legend-most = vi ha più guardie
legend-tie = hanno lo stesso numero di guardie
legend-neutral = tessera strada neutrale
legend-needs = guardie attorno al luogo / guardie richieste dal prossimo edificio
legend-enough = bastano
legend-plan = vi si può ancora costruire
legend-passes = questo campione può passare di qui
legend-beside = e si trova a un’estremità

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
way-border-1 = { place-border-1 }
way-border-2 = { place-border-2 }
way-border-3 = { place-border-3 }
way-border-4 = { place-border-4 }
way-gate-1 = { place-gate-1 }
way-gate-2 = { place-gate-2 }
way-gate-3 = { place-gate-3 }
way-gate-4 = { place-gate-4 }
way-gate-5 = { place-gate-5 }
way-gate-6 = { place-gate-6 }
way-gate-7 = { place-gate-7 }
way-gate-8 = { place-gate-8 }
way-gate-9 = { place-gate-9 }
way-gate-10 = { place-gate-10 }
way-gate-11 = { place-gate-11 }
way-gate-12 = { place-gate-12 }
way-gate-13 = { place-gate-13 }
way-gate-14 = { place-gate-14 }
way-gate-15 = { place-gate-15 }
way-gate-16 = { place-gate-16 }

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
scene-crowd = { $place }: { $count } campioni insieme
scene-champion-away = { $champion } di { $seat }, fuori dalla mappa
scene-column = { $champion } di { $seat }: supera { $strength ->
    [one] 1 ninja
   *[other] { $strength } ninja
  }, { $quests ->
    [one] 1 tessera Impresa
   *[other] { $quests } tessere Impresa
  }, alla fine vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
scene-supply-guards = { $seat }: { $guards ->
    [one] 1 guardia nella riserva
   *[other] { $guards } guardie nella riserva
  }, { $board } sulla tabella delle azioni
scene-road-pile = tessere strada di { $seat }, guardie su ognuna: { $size }; rimaste: { $count }
scene-neutral-pile = tessere strada neutrali: { $four } con 4 guardie, { $three } con 3 o 2, { $one } con 1
scene-pile = { $effect }: ne restano { $count }
scene-bases = basette Città: ne restano { $count }
scene-race = { $seat } ha costruito { $number } su { $target }
scene-green-now = { $seat }: { $open ->
    [no] tessere strada altrui sbarrano ogni via
   *[yes] mancano almeno: { $tiles ->
        [0] nessuna tessera strada
        [one] 1 tessera strada
       *[other] { $tiles } tessere strada
      }{ $buildings ->
        [0] { "" }
        [one] , 1 edificio
       *[other] , { $buildings } edifici
      }
  }
scene-blue-now = { $seat }: { $kind ->
    [B1] { $count ->
        [one] 1 tessera strada propria
       *[other] { $count } tessere strada proprie
      }
    [B2] { $count ->
        [one] 1 campione nella stessa città
       *[other] { $count } campioni nella stessa città
      }
    [B3] { $count ->
        [one] 1 lato
       *[other] { $count } lati
      }
    [B4] { $count ->
        [one] 1 guardia che conta
       *[other] { $count } guardie che contano
      }
    [B5] { $count ->
        [one] distanza di 1 tessera
       *[other] distanza di { $count } tessere
      }
    [B6] { $count ->
        [one] in testa a 1 città
       *[other] in testa a { $count } città
      }
   *[B7] collegati: { $count }
  }{ $behind ->
    [0] { "" }
   *[other] ; { $behind } in meno del migliore
  }; { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } se la partita finisse ora
scene-guards-on = { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  } di { $seat }: { $column }, { $cost } PA
scene-ap = { $seat }: { $ap } PA
scene-ap-stack = { $seat }: { $ap } PA, numero { $number } dall’alto su { $count } segnalini
scene-vp = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
scene-turn = { $seat } è il numero { $number } nel round
scene-passed = { $seat } ha passato
scene-need = { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  } su { $needed }
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
scene-cell = { $column }, { $cost } PA, { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  }
scene-option = { deed } ({ $cost } PA, { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  })
scene-do-space = { scene-option }
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
    .short = { $champion } verso { $place }
scene-do-border = { $champion } per il confine verso { $place }
scene-do-build = costruire { $building } a { $place }

## Che cosa si chiede: la domanda, e `.hint` con una frase in più

ask-turn-first = Scegli uno spazio della tabella delle azioni
    .hint = Uno qualsiasi: è il tuo primo del round. Hai { $ap } PA e { $guards ->
        [one] 1 guardia
       *[other] { $guards } guardie
      }.{ $special ->
        [yes] {" "}O usa A9.
       *[no] { "" }
      }
ask-turn = Scegli uno spazio o passa
    .hint = Di nuovo l’ultimo, più a destra o più in basso. Hai { $ap } PA e { $guards ->
        [one] 1 guardia
       *[other] { $guards } guardie
      }.{ $special ->
        [yes] {" "}O usa A9.
       *[no] { "" }
      }
ask-parts = Due azioni: una o entrambe, nell’ordine che vuoi
    .hint = { $begin ->
        [one] Ora ne è possibile una sola; forse poi anche l’altra.
       *[both] Scegli da dove cominciare; poi può venire l’altra.
      }
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
    .hint = Si muove con la Forza di chi lo possiede; le guardie sono tue.
ask-lead-road = Muovi un campione di { $seat }
    .hint = Si muove con la Forza di chi lo possiede; le guardie sono tue.
ask-lead-own = Muovi uno dei tuoi campioni
    .hint = Poi puoi coprire fino a { $covers } ninja della strada.
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
ask-vanish = { $ways ->
    [vanish] Quale campione lascia la mappa?
    [appear] Quale campione torna, e dove?
   *[both] Togli o rimetti un campione?
  }
    .hint = { $ways ->
        [vanish] Togli un campione dalla mappa.
        [appear] Metti in un luogo qualsiasi un campione che ha lasciato la mappa.
       *[both] Togline uno dalla mappa, o mettine in un luogo qualsiasi uno che l’ha lasciata.
      }
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
ask-cover-last-other = Copri l’ultimo ninja su { $road }?
    .hint = Così la strada è completa. { $seat } ha più guardie lì e sceglie la tessera; tutte le guardie tornano a casa.
ask-cover-stranded = Copri un ninja su { $road }? Attenzione
    .hint = Ti resterebbe al massimo una guardia fuori dalle strade. Tornano solo quando qualcuno completa una strada.
ask-tile = { $road } è completa: quale tessera?
    .hint = La tua collega solo i tuoi luoghi, e le sue guardie danno punti a tutti gli altri che costruiscono accanto; una neutrale collega quelli di tutti, e le sue guardie non danno punti a nessuno.
ask-tile-other = { $road } è completa: quale tessera metti?
    .hint = È il turno di { $seat }, ma lì hai tu più guardie, quindi decidi tu. Le guardie della tua tessera danno punti agli altri che costruiscono accanto, quelle di una neutrale a nessuno.
ask-set-guard = Preparazione: metti una guardia su una strada
    .hint = Su una strada con almeno { $ninjas } ninja e senza guardie altrui; un ninja resta scoperto.
ask-set-champion = Preparazione: dove comincia il tuo { $champion }?
    .hint = In un villaggio dove non c’è un tuo campione. A un edificio del suo tipo trova tessere Impresa.
ask-join = { $mission }: partecipi?
    .hint = Impegna una delle tue guardie; all’inizio di un tuo turno puoi riprenderla, e allora sei fuori.
ask-card = Una nuova città! Prendi una carta Città
    .hint = { $cards ->
        [1] È l’ultima; vale subito.
       *[other] Dall’estremità sinistra o destra della fila; vale subito.
      }
ask-take = { $more ->
    [yes] Prendi ancora una tessera
   *[no] Prendi una tessera
  }
    .hint = { $more ->
        [yes] Di un tipo diverso dalla precedente.
       *[no] { $count ->
            [one] Una tessera.
           *[other] { $count } tessere diverse, una dopo l’altra.
          }
      }
ask-free = Bonus di confine: un’azione neutrale gratis?
    .hint = Uno spazio della colonna neutrale che farebbe qualcosa, senza guardie né PA. Poi viene il premio.
ask-reward = Bonus di confine: prendi il tuo premio
    .hint = { $points } punti{ $tiles ->
        [0] { "" }
        [one] {" "}o una tessera della riserva
       *[other] {" "}o { $tiles } tessere diverse della riserva
      }.
ask-one-bonus = Bonus di confine: scegli una cosa
    .hint = { $free ->
        [no] { "" }
       *[yes] Un’azione neutrale gratis o{" "}
      }{ $points } punti{ $tiles ->
        [0] { "" }
        [one] {" "}o una tessera della riserva
       *[other] {" "}o { $tiles } tessere diverse della riserva
      }.

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
    [move] Non muovere
    [build] Non costruire
    [tile] Nessuna tessera
    [sell] Non vendere
    [gain] Non ottenere niente
    [vanish] Lasciali lì
   *[both] Né l’una né l’altra
  }
button-cover = Copri un ninja
button-tile-own = Tua (ne restano { $count })
button-tile-neutral = Neutrale (ne restano { $count })
button-join = Partecipa
button-leave = Lascia la gara
button-card = Carta: { deed }
button-take = { $tile }
button-reward = Punti
button-sell = Vendi un Baule
button-gain = { $what ->
    [ap] Ottieni i PA
   *[vp] Ottieni i punti
  }
button-lead = { $seat }
button-vanish = Togli il { $champion }


## Perché no: ciò che si tocca non si nomina di nuovo

why-left-or-above-the-last-space = Questo spazio è a sinistra o più in alto del tuo ultimo; in un round vai solo a destra e in basso.
why-not-enough-guards = Questo spazio ora vuole { $needed ->
    [one] 1 guardia
   *[other] { $needed } guardie
  }, e tu ne hai { $guards } nella riserva.
why-not-enough-action-points = Questo spazio costa { $cost } PA e tu ne hai { $ap }; il tracciato finisce a { $lowest }.
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
    .brief = { $column } { $cost } PA
scene-log-city-card = prende una carta Città: { deed }
scene-log-lead = muove il { $champion } di { $seat } per { $way }
scene-log-free = azione gratis: { deed }
scene-log-special = usa A9: { deed }
scene-log-cannot-act = non può fare niente e passa
scene-log-mission = compie { $mission } (+{ $points })
scene-log-take-back = recupera { $guards ->
    [one] 1 guardia
   *[other] { $guards } guardie
  } (ora { $ap } PA)

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
help-board = Il tuo primo spazio di un round è libero. Poi puoi scegliere di nuovo lo stesso, uno più a destra nella sua riga o uno qualsiasi in una riga più in basso. Ciò che sta a sinistra o più in alto ti è chiuso fino alla fine del round. Dall’alto in basso le righe costano { $row_costs } PA.

    Uno spazio colorato vuoto vuole { $coloured_guards ->
        [one] 1 guardia
       *[other] { $coloured_guards } guardie
      }, uno neutrale vuoto { $neutral_guards }. Ogni volta che uno spazio viene scelto nel round, da chiunque, ne vuole { $more_guards } in più. Le guardie altrui non bloccano mai uno spazio.

    { term-void.effect }
    .title = La tabella delle azioni
help-points = { term-ap.effect } Gli spazi che costano 0 non sono un pagamento.

    I segnalini su uno spazio del tracciato dei PA formano una colonna; chi arriva per ultimo sta in cima e gioca per primo.
    .title = Punti azione e ordine di gioco
help-moving = Un campione percorre una strada se la sua Forza è almeno pari ai ninja scoperti che ci sono. La Forza cresce con le tessere Forza (Bracciale, Moneta, Katana), compresa quella stampata.

    Dopo ogni strada puoi coprire uno dei suoi ninja con una guardia della tua riserva. In un movimento di due strade la prima si conclude, con guardia e tessera, prima che cominci la seconda; si può tornare indietro. Indicando un luogo vedi la via, la guardia e la tessera che potrebbe portare.
    .title = Movimento
help-roads = Appena nessun ninja di una strada è scoperto, chi ha più guardie lì (in parità: chi ha messo l’ultima) le sostituisce con una tessera strada. { $tile_reading ->
        [own] È una propria, o una neutrale se nessuna delle proprie va bene.
       *[ask] È una propria o una neutrale; lo si chiede a quel giocatore, chiunque sia di turno.
      } Tutte le guardie della strada tornano a chi le possiede, senza PA. Tessere strada di ognuno (numero × guardie su ciascuna): { $own_roads }; le neutrali: { $neutral_roads }.

    Le guardie stampate su una tessera contano ancora come guardie intorno ai due luoghi: quelle di una colorata per chi la possiede, quelle di una neutrale per nessuno. Se non c’è più una tessera adatta, le guardie restano.

    Le guardie sulle strade incomplete non sono disponibili. Tienine qualcuna, o non potrai fare niente.
    .title = Guardie e tessere strada
help-freed = { term-free.effect }
    .title = Luoghi liberati
help-building = Il Monaco costruisce Cancelli, il Governatore Mercati, il Guerriero Pagode, ciascuno dove si trova. Intorno al luogo ci devono essere abbastanza guardie, di qualsiasi colore:
    - 1º edificio: { $needed_1 } guardie, { $build_1 } punti
    - 2º: { $needed_2 } guardie, { $build_2 } punti
    - 3º: { $needed_3 } guardie, { $build_3 } punti; il villaggio diventa città
    - 4º: { $needed_4 } guardie, { $build_4 } punti
    - 5º: { $needed_5 } guardie, { $build_5 } punti
    - 6º: { $needed_6 } guardie, { $build_6 } punti; la città diventa capitale

    Ogni guardia altrui intorno al luogo ne dà { $foreign_points } in più. I primi tre edifici sono di tipo diverso, e così i tre sulla basetta Città. Ci sono { $gates } Cancelli, { $markets } Mercati, { $pagodas } Pagode e { $bases } basette Città.
    .title = Costruire
help-cities = Il terzo edificio fa di un villaggio una città: gli edifici tornano nella riserva, arriva una basetta Città, e prendi una carta Città. { term-card.effect }

    Una città vale come un edificio di ogni tipo. Le azioni per i villaggi costruiscono solo nei villaggi, quelle per le città (il segno con le mura) solo nelle città.
    .title = Città e carte Città
help-border = { term-border.effect }
    .title = Il confine
help-bonus = { term-bonus.effect } L’azione gratis è della colonna neutrale, senza guardie né PA; tutto il resto che vuole ci dev’essere. (Sulla mappa ! è il segno d’oro.)
    .title = Bonus di confine
help-tiles = { term-strength.effect }

    { term-quest.effect } La scheda mostra quanto fa ora.
    .title = Tessere Forza e Impresa
help-actions = - Muovi: una strada, oppure una o due.
    - Fuggi: un movimento che conta meno ninja.
    - Copri { $covers_most }: un movimento dopo il quale puoi coprire altrettanti ninja.
    - Costruisci: in un villaggio, o con le mura in una città.
    - Bracciale, Moneta, Katana: prendi la tessera Forza.
    - Lampada, Baule, Maschera: prendi la tessera Impresa, all’edificio del campione.
    - Trasferisci: togli un campione dalla mappa, o metti in un luogo qualsiasi uno che l’ha lasciata.
    - Vendi: il Governatore a un Mercato vende un Baule.
    - +PA e +PV: ne ottieni altrettanti.

    Due segni in un’opzione sono due azioni: una o entrambe, nell’ordine che vuoi.
    .title = Che cosa fanno le azioni
help-missions = { $missions_reading ->
        [off] Questa partita si gioca senza missioni.
       *[on] { term-mission.effect } Le carte dicono quanto danno; sulla blu sta scritto a che punto è ciascuno.
      }

    Da A4 ad A6 sono una gara: chi partecipa ha una guardia sulla carta e può riprenderla all’inizio di un suo turno, senza PA, ma allora è fuori. A9 ha sei azioni: { $a9_reading ->
        [turn] in ogni turno
       *[round] una volta per round
      } puoi metterci una guardia invece di scegliere uno spazio, e non paghi PA.
    .title = Missioni
help-end = { term-end.effect }
    .title = La fine
help-setup = Ognuno comincia con { $start_ap } PA, { $start_vp } punti e { $guards_each } guardie. { $starts ->
        [one] Un luogo riceve
       *[other] { $starts } luoghi ricevono
      } un edificio iniziale. Di ogni tessera Forza ce ne sono { $strength_supply }, di ogni tessera Impresa { $quest_supply }. Nella fila ci sono { $city_cards } carte Città.

    In ordine di gioco, una alla volta, ognuno mette { $guards_set_up ->
        [one] 1 guardia
       *[other] { $guards_set_up } guardie
      } su strade con almeno { $set_up_ninjas } ninja, mai dove c’è una guardia altrui e mai sull’ultimo ninja. Poi vengono i campioni: i Monaci dall’ultimo giocatore al primo, i Governatori dal primo all’ultimo, i Guerrieri di nuovo dall’ultimo, ciascuno in un villaggio senza un altro campione dello stesso giocatore.
    .title = Preparazione

## A proposito dei tabelloni

about-board = Pezzi, regole, quali azioni esistono e quanto costa ogni riga sono quelli dei regolamenti. La mappa, e quale azione sta in quale riga (quindi quanto costa), sono ricostruite da noi, e puoi caricare le tue.
    .given = Tutti i pezzi e i loro numeri, preparazione, turno, movimento, tessere strada, edifici, carte Città, missioni e fine; quali azioni esistono e quanto costa una riga; lo spazio del Guerriero da 1 PA e la riga di +4 PA.
    .ours = Le immagini stampate non le conosciamo. Perciò questo è nostro, fatto in modo da accordarsi con tutto ciò che i regolamenti dicono:
    - la mappa: luoghi, strade, ninja, nomi, un’area di confine per lato
    - quale azione sta in quale riga: una tessera Impresa costa 2 PA su «panda» e 4 su «calibrated»
    - quanto dà lo spazio che dà punti: 4 su «panda», 2 su «calibrated»
    - gli estremi del tracciato dei PA, e quale dei suoi due spazi sotto 0 costa 2 punti e quale 5
    - quante tessere stanno su una scheda, e che due carte iniziali mostrano ogni tipo

    «calibrated» ha la stessa mappa con un’altra tabella delle azioni: costruire viene prima di raccogliere; «bamboo» è un piccolo tabellone nostro per due, che finisce prima.
    .load = Scrivi ciò che vedi sul tuo tabellone in un file: un testo in TOML, i file qui sotto sono i modelli. Luoghi, strade con i loro ninja, uscite, spazi della tabella delle azioni, tracciati e carte ci sono tutti. I luoghi senza coordinate si distribuiscono da sé sulla mappa. Una chiave che i file dei tabelloni non hanno viene rifiutata con il suo nome.

## Le regole per numero, e risposte a ciò che lasciano aperto

rule-p-1 = La Via dei Panda è per due-quattro giocatori, ciascuno con un clan di tre campioni; vince chi ha più punti.
rule-p-14 = Tutto è palese. Il caso decide solo la preparazione: carte Città, edifici iniziali, primo giocatore, missioni.
rule-p-15 = La tabella delle azioni ha quattro colonne: Monaco, Governatore, Guerriero, neutrale. Dall’alto in basso le righe costano { $row_costs } PA.
rule-p-16 = Uno spazio colorato può mostrare due opzioni, e ne scegli una; uno neutrale ne mostra sempre una.
rule-p-17 = Due azioni in un’opzione: una o entrambe, nell’ordine che vuoi. La seconda può usare ciò che la prima ha ottenuto.
rule-p-24 = Luoghi e strade sono quelli della mappa in gioco.
rule-p-26 = { term-border.effect }
rule-p-27 = { term-card.effect }
rule-p-33 = Nella preparazione ognuno mette { $guards_set_up ->
    [one] 1 guardia
   *[other] { $guards_set_up } guardie
  } in ordine di gioco, una alla volta: su una strada con almeno { $set_up_ninjas } ninja e senza guardie altrui.
rule-p-34 = Nella preparazione si mettono tutti i Monaci in ordine inverso, poi i Governatori in ordine di gioco, poi i Guerrieri in ordine inverso: ciascuno in un villaggio senza campioni dello stesso giocatore.
rule-p-35 = Con le missioni si pescano una carta verde e una blu alla fine della preparazione.
rule-p-37 = Un turno: scegli uno spazio, metti le guardie, paga i PA, esegui l’azione. Poi tocca al giocatore successivo.
rule-p-38 = Il tuo primo spazio di un round è libero. Poi: di nuovo lo stesso, più a destra nella sua riga, o uno qualsiasi in una riga più in basso.
rule-p-39 = Uno spazio colorato vuoto vuole { $coloured_guards ->
    [one] 1 guardia
   *[other] { $coloured_guards } guardie
  }, uno neutrale vuoto { $neutral_guards }; uno già scelto in questo round, { $more_guards } in più dell’ultima volta.
rule-p-40 = { term-ap.effect }
rule-p-42 = Puoi passare in ogni turno, e devi se non puoi riempire e pagare nessuno spazio. Chi ha passato non gioca più nel round. { term-void.effect }
rule-p-46 = Un movimento porta un campione all’altro capo di una strada; uno di una o due strade lo fa una o due volte con lo stesso campione.
rule-p-47 = Un campione percorre una strada se la sua Forza è almeno pari ai ninja scoperti che ci sono.
rule-p-48 = Dopo ogni strada puoi coprire uno dei suoi ninja scoperti con una guardia della tua riserva.
rule-p-50 = Lasciare la mappa per una strada d’uscita, andare all’area di confine vicina e rientrare per una strada d’uscita valgono un movimento ciascuno. Tra le aree di confine non ci sono ninja.
rule-p-54 = { term-road.effect }
rule-p-57 = { term-free.effect }
rule-p-58 = { term-build.effect } Le azioni per i villaggi costruiscono solo nei villaggi, quelle per le città solo nelle città.
rule-p-59 = I primi tre edifici di un luogo sono di tre tipi, e così i tre sulla sua basetta Città.
rule-p-62 = { term-city.effect }
rule-p-63 = L’azione neutrale per costruire: un tuo campione in una città vi costruisce il suo tipo, con le regole solite.
rule-p-64 = Il sesto edificio fa di una città una capitale; lì non si costruisce altro.
rule-p-65 = { term-bonus.effect }
rule-p-66 = L’azione neutrale gratis vuole tutto ciò che vuole di solito: Forza, guardie intorno, pezzi. Viene offerta solo dove fa qualcosa.
rule-p-67 = { term-strength.effect } Se non ce ne sono più o la colonna è piena, non si prende niente.
rule-p-68 = { term-quest.effect } Se non ce ne sono più o la colonna è piena, non si prende niente.
rule-p-69 = { term-vanish.effect }
rule-p-70 = { term-sell.effect }
rule-p-73 = Una carta Città vale subito e se ne va. Le sue tessere sono di tipi diversi e non vogliono un campione sul posto; ai suoi movimenti si può rinunciare.
rule-p-82 = Chi vuole partecipare ad A4, A5 o A6 mette una guardia sulla carta nella preparazione. Ogni edificio adatto la fa avanzare. All’inizio di un proprio turno la si può riprendere, senza PA; i progressi vanno persi, e non si può tornare.
rule-p-83 = { mission-A9.effect }
rule-p-86 = { mission-B3.effect }
rule-p-87 = { mission-B4.effect }
rule-p-89 = { mission-B6.effect }
rule-p-91 = { term-end.effect }
rule-po-12 = { term-void.effect }
rule-pr-4 = Nella preparazione una seconda guardia propria può andare su una strada, ma un ninja resta scoperto.
rule-pr-5 = Il tracciato dei PA finisce a { $highest_ap }; ciò che va oltre è perso.
rule-pr-22 = Un campione che ha lasciato la mappa non può muoversi, costruire, prendere tessere Impresa o vendere.
rule-pr-37 = Il terzo edificio vuole una basetta Città. Ce ne sono { $bases }; quando sono finite nessun villaggio diventa più città.
rule-pr-39 = Ogni edificio tranne il terzo vuole un pezzo del suo tipo dalla riserva.
rule-pr-43 = Tessere diverse sono tessere di tipi diversi; ne prendi quante riserva e scheda permettono.
rule-pr-49 = A9 vuole una guardia della tua riserva e nessun PA: si può usare anche con 0 PA o meno.
rule-pr-50 = La prima azione speciale sposta un campione che è sulla mappa; uno che l’ha lasciata torna con il trasferimento.
rule-pr-66 = { $round_limit ->
    [0] In questa partita non c’è un limite di round.
   *[other] La partita finisce al più tardi con il round { $round_limit }.
  } La fa finire anche un round in cui nessuno sceglie uno spazio.
ruling-A1-1 = Le quattro tessere possono essere miste, proprie e neutrali. Una città conta come se avesse ogni edificio.
ruling-A1-2 = Se uno stesso evento la compie per più giocatori, i punti vanno a chi è di turno, altrimenti al successivo in ordine di gioco.
ruling-A2-1 = { ruling-A1-1 }
ruling-A2-2 = { ruling-A1-2 }
ruling-A3-1 = { ruling-A1-1 }
ruling-A3-2 = { ruling-A1-2 }
ruling-A4-1 = Gli edifici iniziali non contano per nessuno; i terzi e quelli gratis contano per chi li costruisce.
ruling-A4-2 = Quando qualcuno prende i punti, tutte le guardie sulla carta tornano a casa, senza PA.
ruling-A5-1 = { ruling-A4-1 }
ruling-A5-2 = { ruling-A4-2 }
ruling-A6-1 = { ruling-A4-1 }
ruling-A6-2 = { ruling-A4-2 }
ruling-A7-1 = Un lato è raggiunto da una tessera strada su una delle sue strade d’uscita. Due strade d’uscita di un lato non sono collegate dal confine.
ruling-A8-1 = Conta anche se la tessera di un altro completa la tua rete: i punti arrivano subito.
ruling-A9-1 = È tutto il tuo turno, ma il tuo posto sulla tabella resta dov’era.
ruling-A9-2 = Prima si esegue l’ultima delle sei azioni; poi tutte le guardie tornano a casa, senza PA. Quelle che sono lì a fine partita restano.
ruling-A9-3 = Costruire con A9 dà tutto ciò che dà un edificio: punti, carta Città, bonus di confine.
ruling-B2-1 = I campioni al confine o fuori dalla mappa non sono in nessuna città.
ruling-B3-1 = Lati vicini contano come lati opposti.
ruling-B5-1 = Campioni in uno stesso luogo sono a distanza 0; quelli al confine o fuori dalla mappa non contano. Una distanza di 0 non dà niente.
ruling-B6-1 = Chi lì non ha guardie non prende punti, neanche dove nessuno ne ha.
ruling-B7-1 = Conta solo la rete migliore di un giocatore, e solo se abbastanza dei suoi luoghi hanno l’edificio: una città da sola non conta.
ruling-B7-2 = Una basetta Città vale come uno, un edificio del tipo sopra come un altro.
ruling-B8-1 = { ruling-B7-1 }
ruling-B8-2 = { ruling-B7-2 }
ruling-B9-1 = { ruling-B7-1 }
ruling-B9-2 = { ruling-B7-2 }
ruling-c1-1 = Nessun campione deve trovarsi in un certo posto; ne prendi quante riserva e scheda permettono.
ruling-c1-2 = Diverse: non due dello stesso tipo.
ruling-c2-1 = I PA oltre la fine del tracciato vanno persi. Il tuo segnalino finisce sopra quelli del nuovo spazio.
ruling-c3-1 = Non servono né edifici né campioni sul posto; ne prendi quante riserva e scheda permettono.
ruling-c3-2 = Diverse: non due dello stesso tipo.
ruling-c5-1 = I punti arrivano subito, qualunque altra cosa porti l’edificio.
ruling-c6-1 = I regolamenti sono diversi: quello italiano dà 2 punti, quello tedesco 3. Lo decide un’opzione.
ruling-c6-2 = Il movimento è facoltativo. Segue le regole solite: Forza contro ninja, poi una guardia se vuoi.
ruling-c8-1 = Un solo campione percorre entrambe le strade. Dopo ognuna puoi coprire un ninja; la seconda strada è facoltativa.
ruling-c4-1 = { ruling-c2-1 }
ruling-c7-1 = { ruling-c5-1 }
ruling-c8-2 = { ruling-c6-2 }
ruling-B1-1 = Le tessere strada neutrali non contano per nessuno.
ruling-B4-1 = Le guardie stampate sulle tessere neutrali non contano per nessuno.
ruling-move-1 = La prima strada si conclude, con guardia, tessera e luoghi liberati, prima della seconda; le guardie tornate si usano subito.
ruling-move-2 = Andare e tornare è permesso, e può coprire due ninja di una strada.
ruling-road-1 = Chi ha più guardie sceglie la tessera anche nel turno di un altro e dopo aver passato.
ruling-road-2 = Una tessera con 3 guardie ne ha 2 sul retro: è un pezzo solo.
ruling-free-1 = Una guardia può liberare tutti e due i capi di una strada; contano entrambi.
ruling-free-2 = Prima si mette la tessera strada, poi si contano le guardie: quelle stampate sono di chi la possiede.
ruling-build-1 = Le guardie neutrali contano per ciò che un edificio richiede, ma non danno punti a nessuno.
ruling-build-2 = Un edificio iniziale è il primo edificio del suo luogo.
ruling-city-1 = Una basetta Città vuota vale come un Cancello, un Mercato e una Pagoda.
ruling-bonus-1 = L’azione gratis ignora il tuo posto sulla tabella e lascia il numero di guardie com’era. L’azione +PA in questo caso non costa niente.
ruling-ap-1 = Conta solo lo spazio in cui finisce un pagamento; i punti non scendono mai sotto 0.
ruling-ap-2 = Andare a destra su uno spazio sotto 0 non costa niente, e nemmeno una riga da 0.
ruling-vanish-1 = Un campione al confine può lasciare la mappa; si ricompare solo in un luogo.
ruling-sell-1 = Un Baule venduto torna nella riserva e si può guadagnare di nuovo.
ruling-end-1 = Chi fa scattare la fine gioca come tutti; i pezzi che tornano dopo non cambiano niente.
example-space = A ha scelto g3. Ciò che sta a sinistra o più in alto è chiuso per il round; lo stesso spazio, più a destra e più in basso è aperto.
example-ap = A ha 0 PA e prende +4 PA, che ne costa 2: il pagamento finisce su −2 e costa 5 punti; poi arrivano i 4 PA.
example-strength = Il Monaco ha Forza 1: percorre la strada con un ninja, non quella con tre.
example-road = Tutti e due hanno lì una guardia. A ha messo l’ultima e sceglie la tessera.
example-free = A copre l’ultimo ninja intorno a Longyan: 2 punti per questo, 4 per le proprie guardie; B ne riceve 3.
example-build = Intorno a Yunxi ci sono due guardie, una di B: 4 punti per il primo edificio e 1 per la guardia.
example-bonus = Il primo edificio a Xuefeng: 4 punti, un +4 PA gratis e 5 punti come premio.
example-quest = Bracciale e Lampada: dove non c’è un Cancello il Monaco non trova la Lampada, ma il Bracciale si può prendere.
example-A7 = La tessera sulla strada d’uscita unisce il lato ovest a quello est: 15 punti.
example-A9 = A ha una guardia sulla carta e l’ha usata in questo round.
example-c1 = A ha fatto di Songlin una città e prende la carta a sinistra: due tra Bracciale, Moneta e Katana. Le tessere Impresa non ci sono.
example-c2 = A prende la carta dei PA. Non porta punti, ma turni.
example-c3 = Le tessere Impresa di una carta non chiedono edifici: qui il Guerriero non è nemmeno sulla mappa.
example-c5 = La carta vale subito 4 punti.
example-c6 = Come si gioca di solito: 2 punti, e il Monaco può proseguire verso un luogo che riesce a raggiungere.
example-c8 = 1 punto, e dopo la prima strada il Monaco può prenderne una seconda.

## Detto dalla cornice con parole di questo gioco

welcome-type = Scrivi che cosa vuoi fare (m2 b, build gate p04 o un numero dell’elenco). Inoltre: aiuto, consiglio, indietro, esci.
help-1 = Per scegliere scrivi un numero dell’elenco, la scelta stessa o una sua parte: `space m2 b`, o solo `m2 b`.
help-why = perché qualcosa si può fare o no: perché move monk r04
help-rules = spiega una parola o una missione: regole Forza

## Che cosa si possiede, e che cosa porta un edificio

good-ap = PA
good-guards = { $count ->
    [one] guardia
   *[other] guardie
  }
good-beads = { tile-beads }
good-coin = { tile-coin }
good-sword = { tile-sword }
good-lantern = { tile-lantern }
good-chest = { tile-chest }
good-mask = { tile-mask }
good-city-cards = { $count ->
    [one] carta Città
   *[other] carte Città
  }
good-border-bonuses = { $count ->
    [one] bonus di confine
   *[other] bonus di confine
  }

## Che cosa ha avviato la fine, e parti del punteggio

closing-city-bases = { $seat }: { ending-city-bases }.
closing-capitals = { $seat }: { ending-capitals }.
closing-building-supply = { $seat }: { ending-building-supply }.

## Preparare un tavolo

summary = { $players ->
    [2] Due giocatori
    [3] Tre giocatori
   *[4] Quattro giocatori
  }. { $land ->
    [calibrated] La terra dove costruire viene prima
    [bamboo] Bosco di bambù, la mappa piccola
    [panda] La terra delle nostre regole
   *[own] Una mappa tua
  }. { $mode ->
    [off] Senza missioni
    [drawn] Le missioni si pescano
    [more] { $listed }; l’altra si pesca
   *[named] { $listed }
  }.
group-map = Mappa
    .about = La terra che attraversi, con la sua tabella delle azioni.
group-missions = Missioni
    .about = Una carta verde è una gara, una blu conta alla fine. Scegline una per colore, o lascia fare alla sorte.
set-green = Verde: una gara
set-blue = Blu: alla fine
refused-one-of-each = Al massimo una missione verde e una blu.
refused-city-cards = La fila prende { $need } carte Città, non { $have }; oppure scegli «pescate».
refused-round-limit = Round: un numero da 1 a { $most }, o none; non «{ $value }».

## What is wrong with a board file

refused-board-start-cards = File del tabellone, { $where }: { $need } luoghi hanno un simbolo iniziale, ma ci sono { $have } carte iniziali.
refused-board-start-pieces = File del tabellone, { $where }: ci sono solo { $most } pezzi { $found }.
refused-board-guard-roads = File del tabellone, { $where }: le guardie dell’inizio richiedono { $need } strade; ne vanno bene solo { $have }.
refused-board-guards-left = File del tabellone, { $where }: non resta nessuna guardia per il tabellone delle azioni.
refused-board-actions = File del tabellone, { $where }: qui va un elenco di una o due azioni.
refused-board-number-once = File del tabellone, { $where }: un solo luogo ha il numero { $number }, non { $have }.
refused-board-road-itself = File del tabellone, { $where }: una strada porta da un luogo a un altro, non da { $found } a se stesso.
refused-board-exits = File del tabellone, { $where }: da ogni lato partono quattro uscite, ma { $have } dal lato { $found }.
refused-board-side-pairs = File del tabellone, { $where }: qui vanno coppie dei lati N, E, S, W, non { $found }.
refused-board-no-way = File del tabellone, { $where }: nessuna via porta da { $first } a { $then }.
refused-board-no-exit = File del tabellone, { $where }: { $found } ha una casella gialla, ma nessuna strada fuori dalla mappa.
refused-board-yellow = File del tabellone, { $where }: { $need } luoghi hanno una casella gialla, non { $have }.
