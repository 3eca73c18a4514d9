### Way of the Panda auf Deutsch. Die Schlüssel sind dieselben wie in en.ftl.

title = Way of the Panda
goal = Führe Mönch, Gouverneur und Krieger durch das Land, halte mit Wachen die Ninjas in Schach und baue Dörfer zu Hauptstädten aus.

# Die Begrüßung, eine Nachricht je Zeile.
welcome-1 = Ziel: die meisten Punkte (SP), durch Gebäude, befreite Orte und das, was deine drei Helden sammeln.
welcome-2 = In jedem Zug: Wähle ein Feld des Aktionsplans (mit ▸ markiert). Es braucht Wachen aus deinem Vorrat und Aktionspunkte (AP).
welcome-3 = In einer Runde geht es auf dem Aktionsplan nach rechts und nach unten, nie zurück. Passen darfst du jederzeit; zurückgenommene Wachen geben dann je 1 AP.
welcome-4 = Ein Held kommt über einen Weg, wenn seine Stärke mindestens so groß ist wie die Zahl der Ninjas (×) dort, und darf einen mit einer Wache verdecken.
welcome-5 = Sind genug Wachen um einen Ort, kann ein Held, der dort steht, bauen. Das dritte Gebäude macht den Ort zur Stadt.
welcome-6 = Das Spiel endet mit der Runde, in der { end-when }.
end-when = { $last_base ->
    [1] ein Stadtfundament auf dem Plan liegt
   *[other] { $last_base } Stadtfundamente auf dem Plan liegen
  }, { $last_capital ->
    [1] es eine Hauptstadt gibt
   *[other] es { $last_capital } Hauptstädte gibt
  } oder { $supply_reading ->
    [all] das allerletzte Gebäude errichtet wird
   *[any] das letzte Gebäude einer Art errichtet wird
  }{ $round_limit ->
    [0] { "" }
   *[other] ; spätestens mit Runde { $round_limit }
  }
first-game = Dann lassen wir die Aufträge weg.

## Figuren und Plättchen

champion-monk = Mönch
champion-governor = Gouverneur
champion-warrior = Krieger
building-gate = Torbogen
building-market = Markt
building-pagoda = Pagode
tile-beads = Gebetskette
tile-coin = Münze
tile-sword = Schwert
tile-lantern = Laterne
tile-chest = Truhe
tile-mask = Maske
column-monk = Mönch
column-governor = Gouverneur
column-warrior = Krieger
column-neutral = Neutral
side-1 = Norden
side-2 = Osten
side-3 = Süden
side-4 = Westen

## Aktionen des Aktionsplans, der Stadtkarten und von A9: kurz auf dem Aktionsplan, `.long` in Sätzen

do-move = { $extra ->
    [0] { $ignore ->
        [0] { $steps ->
            [one] bewegen
           *[other] bewegen 1-{ $steps }
          }
       *[other] { $ignore } umgehen
      }
   *[other] bewegen, { $covers } verdecken
  }
    .long = { $who ->
    [any] einen Helden
   *[other] den { $champion }
  } { $steps ->
    [one] über einen Weg
   *[other] über bis zu { $steps } Wege
  } bewegen{ $ignore ->
    [0] { "" }
    [one] , ein Ninja zählt nicht
   *[other] , { $ignore } Ninjas zählen nicht
  }{ $extra ->
    [0] { "" }
   *[other] , dabei bis zu { $covers } Ninjas verdecken
  }
do-lead = führen, { $covers } verdecken
    .long = einen Helden eines beliebigen Spielers über einen Weg bewegen, dabei bis zu { $covers } Ninjas verdecken
do-build = { $city ->
    [yes] Stadt bauen
   *[no] bauen
  }
    .long = { $who ->
    [any] ein Held baut { $city ->
        [yes] in einer Stadt
       *[no] in einem Dorf
      }
   *[other] { $building } { $city ->
        [yes] in einer Stadt
       *[no] in einem Dorf
      } bauen
  }
do-strength = { $tile }
    .long = ein Stärkeplättchen nehmen ({ $tile })
do-quest = { $tile }
    .long = ein Missionsplättchen nehmen ({ $tile })
do-vanish_appear = verschwinden
    .long = einen Helden vom Plan nehmen oder einen irgendwo wieder einsetzen
do-sell_chest = Truhe: { $amount }
    .long = eine Truhe für { $amount } Punkte verkaufen
do-gain_ap = +{ $amount } AP
    .long = { $amount } AP erhalten
do-gain_vp = +{ $amount } SP
    .long = { $amount } Punkte erhalten
do-strength_tiles = { $amount } Stärke
    .long = { $amount } verschiedene Stärkeplättchen nehmen
do-quest_tiles = { $amount } { $amount ->
    [one] Mission
   *[other] Missionen
  }
    .long = { $amount } verschiedene Missionsplättchen nehmen
do-teleport = versetzen
    .long = einen eigenen Helden an einen beliebigen Ort setzen
do-build_anywhere = überall bauen
    .long = irgendwo irgendetwas bauen, ohne Helden

## Aufträge: die Punkte sind die des gespielten Plans

mission-A1 = Ring der Torbögen (A1)
    .effect = { $a1_points } Punkte für den Ersten mit einem geschlossenen Ring aus vier eigenen oder neutralen Wegplättchen, durch vier Orte mit je einem Torbogen.
mission-A2 = Ring der Märkte (A2)
    .effect = { $a2_points } Punkte für den Ersten mit einem geschlossenen Ring aus vier eigenen oder neutralen Wegplättchen, durch vier Orte mit je einem Markt.
mission-A3 = Ring der Pagoden (A3)
    .effect = { $a3_points } Punkte für den Ersten mit einem geschlossenen Ring aus vier eigenen oder neutralen Wegplättchen, durch vier Orte mit je einer Pagode.
mission-A4 = Torbogenbauer (A4)
    .effect = { $a4_points } Punkte für den ersten Teilnehmer, der { $a4_target } Torbögen errichtet hat. Wer seine Wache zurücknimmt (zu Beginn eines eigenen Zuges, ohne AP), ist endgültig draußen.
mission-A5 = Marktbauer (A5)
    .effect = { $a5_points } Punkte für den ersten Teilnehmer, der { $a5_target } Märkte errichtet hat. Wer seine Wache zurücknimmt (zu Beginn eines eigenen Zuges, ohne AP), ist endgültig draußen.
mission-A6 = Pagodenbauer (A6)
    .effect = { $a6_points } Punkte für den ersten Teilnehmer, der { $a6_target } Pagoden errichtet hat. Wer seine Wache zurücknimmt (zu Beginn eines eigenen Zuges, ohne AP), ist endgültig draußen.
mission-A7 = Quer durchs Land (A7)
    .effect = { $a7_points } Punkte für den Ersten, der zwei gegenüberliegende Seiten des Plans durch eigene und neutrale Wegplättchen verbindet, Randwege eingeschlossen.
mission-A8 = Eins, zwei, drei (A8)
    .effect = { $a8_points } Punkte für den Ersten, der die drei Orte mit Zahlen durch eigene und neutrale Wegplättchen verbindet.
mission-A9 = Sonderaktionen (A9)
    .effect = { $a9_reading ->
        [turn] In jedem Zug
       *[round] Einmal je Runde
      } darfst du, statt ein Feld des Aktionsplans zu wählen, eine Wache auf ein freies Feld dieser Karte setzen und es ausführen, ohne AP. Sind alle sechs besetzt, gehen die Wachen nach Hause und die Karte ist weg.
mission-B1 = Meiste Wegplättchen (B1)
    .effect = Am Ende { $b1_points } Punkte für die meisten Wegplättchen der eigenen Farbe auf dem Plan; bei Gleichstand punkten alle.
mission-B2 = Vereint (B2)
    .effect = Am Ende { $b2_points } Punkte für alle, deren drei Helden in derselben Stadt stehen, { $b2_capital }, wenn es eine Hauptstadt ist.
mission-B3 = Bis an die Ränder (B3)
    .effect = Am Ende zählen für alle die Seiten des Plans, die ein Netz aus eigenen und neutralen Plättchen verbindet. 4 Seiten: { $b3_4 } Punkte, 3: { $b3_3 }, 2: { $b3_2 }, 1: { $b3_1 }, keine: { $b3_0 }.
mission-B4 = Meiste Wachen (B4)
    .effect = Am Ende { $b4_points } Punkte für die meisten Wachen der eigenen Farbe { $b4_reading ->
        [figures] auf dem Plan: die auf eigenen Wegplättchen und die Figuren
       *[tiles] auf eigenen Wegplättchen; Figuren zählen nicht
      }. Bei Gleichstand punkten alle.
mission-B5 = Weit voneinander (B5)
    .effect = Am Ende { $b5_points } Punkte für den größten Abstand zwischen zwei eigenen Helden: die Plättchen des kürzesten Weges zwischen ihnen über eigene und neutrale. Bei Gleichstand punkten alle.
mission-B6 = Rund um die Städte (B6)
    .effect = Am Ende je Stadt und Hauptstadt { $b6_points } Punkte für den, der die meisten Wachen ringsum hat, Figuren und aufgedruckte; bei Gleichstand { $b6_reading ->
        [nobody] erhält sie niemand
       *[all] erhalten sie alle Beteiligten
      }.
mission-B7 = Verbundene Torbögen (B7)
    .effect = Am Ende { $b7_points } Punkte je Torbogen für den, der die meisten durch eigene und neutrale Plättchen verbindet, an mindestens { $b7_places } Orten; bei Gleichstand punkten alle. Auch ein Stadtfundament zählt.
mission-B8 = Verbundene Märkte (B8)
    .effect = Am Ende { $b8_points } Punkte je Markt für den, der die meisten durch eigene und neutrale Plättchen verbindet, an mindestens { $b8_places } Orten; bei Gleichstand punkten alle. Auch ein Stadtfundament zählt.
mission-B9 = Verbundene Pagoden (B9)
    .effect = Am Ende { $b9_points } Punkte je Pagode für den, der die meisten durch eigene und neutrale Plättchen verbindet, an mindestens { $b9_places } Orten; bei Gleichstand punkten alle. Auch ein Stadtfundament zählt.
city-none = Auf diesem Plan gibt es keine solche Karte.
city-other = Auf diesem Plan bewirkt diese Karte etwas anderes; es steht auf ihr.
city-c1 = Stadtkarte: { $c1_kind ->
    [strength] Stärkeplättchen
   *[other] 1
  }
    .effect = { $c1_kind ->
        [strength] Nimm { $c1_amount } verschiedene Stärkeplättchen.
        [none] { city-none }
       *[other] { city-other }
      }
city-c2 = Stadtkarte: { $c2_kind ->
    [ap] { $c2_amount } AP
   *[other] 2
  }
    .effect = { $c2_kind ->
        [ap] Erhalte { $c2_amount } AP.
        [none] { city-none }
       *[other] { city-other }
      }
city-c3 = Stadtkarte: { $c3_kind ->
    [quest] Missionsplättchen
   *[other] 3
  }
    .effect = { $c3_kind ->
        [quest] Nimm { $c3_amount } verschiedene Missionsplättchen.
        [none] { city-none }
       *[other] { city-other }
      }
city-c4 = Stadtkarte: { $c4_kind ->
    [ap] { $c4_amount } AP
   *[other] 4
  }
    .effect = { $c4_kind ->
        [ap] Erhalte { $c4_amount } AP.
        [none] { city-none }
       *[other] { city-other }
      }
city-c5 = Stadtkarte: { $c5_kind ->
    [vp] { $c5_amount } Punkte
   *[other] 5
  }
    .effect = { $c5_kind ->
        [vp] Erhalte { $c5_amount } Punkte.
        [none] { city-none }
       *[other] { city-other }
      }
city-c6 = Stadtkarte: { $c6_kind ->
    [vp-move] Punkte und eine Bewegung
   *[other] 6
  }
    .effect = { $c6_kind ->
        [vp-move] Erhalte { $c6_amount ->
            [one] 1 Punkt
           *[other] { $c6_amount } Punkte
          }. Danach darfst du einen deiner Helden { $c6_steps ->
            [one] einen Weg
           *[other] bis zu { $c6_steps } Wege
          } weit bewegen.
        [none] { city-none }
       *[other] { city-other }
      }
city-c7 = Stadtkarte: { $c7_kind ->
    [vp] { $c7_amount } Punkte
   *[other] 7
  }
    .effect = { $c7_kind ->
        [vp] Erhalte { $c7_amount } Punkte.
        [none] { city-none }
       *[other] { city-other }
      }
city-c8 = Stadtkarte: { $c8_kind ->
    [vp-move] Punkte und eine längere Bewegung
   *[other] 8
  }
    .effect = { $c8_kind ->
        [vp-move] Erhalte { $c8_amount ->
            [one] 1 Punkt
           *[other] { $c8_amount } Punkte
          }. Danach darfst du einen deiner Helden { $c8_steps ->
            [one] einen Weg
           *[other] bis zu { $c8_steps } Wege
          } weit bewegen.
        [none] { city-none }
       *[other] { city-other }
      }

## Wonach gefragt wird

prompt-set-up-guard = Aufbau: Setze eine Wache auf einen Ninja eines Weges.
prompt-set-up-champion = Aufbau: Wo beginnt dein { $champion }?
prompt-join-race = { $mission }: Setzt du eine Wache auf die Karte und nimmst teil?
prompt-turn = Wähle ein Feld des Aktionsplans oder passe. ({ $ap } AP, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  } im Vorrat)
prompt-act = { $space ->
    [none] Was tust du?
   *[other] { $space }: Was tust du?
  }
prompt-one-road = Welcher Weg jetzt?
prompt-cover = Einen Ninja auf { $road } verdecken? ({ $uncovered } offen, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  } im Vorrat)
prompt-choose-tile = { $road } ist vollständig. Welches Wegplättchen ersetzt die Wachen?
prompt-take-card = Eine neue Stadt! Welche Karte der Auslage?
prompt-take-tile = Welches Plättchen nimmst du?
prompt-free-action = Grenzbonus: Welche neutrale Aktion, ohne Wachen und AP?
prompt-reward = Grenzbonus: Punkte oder das erste deiner Plättchen?
prompt-one-bonus = Grenzbonus: eine neutrale Aktion, Punkte oder Plättchen?

## Was man wählen kann. `.many` nennt die Gruppe, wo es zu viele sind; `.plain` wird ohne Stellung gesagt.

choice-space = { $space } { $option }: { $action } ({ $cost } AP, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  })
    .plain = Feld { $space }, Option { $option }
    .many = Wähle ein Feld und seine Option, zum Beispiel { $example }
choice-done = { $left ->
    [cover] den Ninja nicht verdecken
    [road] hier bleiben
    [free] keine freie Aktion
    [join] nicht teilnehmen
    [move] nicht bewegen
    [build] nicht bauen
    [tile] kein Plättchen nehmen
    [sell] nicht verkaufen
    [gain] nichts nehmen
    [vanish] alle Helden lassen, wo sie sind
   *[both] keines von beiden
  }
    .plain = nichts weiter, fortfahren
choice-cover = einen Ninja verdecken{ $left ->
    [0] : das vollendet den Weg
   *[other] { "" }
  }{ $stranded ->
    [yes] . Vorsicht: Dann bleibt dir höchstens eine Wache außerhalb der Wege, bis jemand einen vollendet
   *[no] { "" }
  }
    .plain = einen Ninja verdecken
choice-pass = passen: kein Zug mehr in dieser Runde
choice-tile = { $owner ->
    [own] ein eigenes Plättchen legen
   *[neutral] ein neutrales Plättchen legen
  } (vorher noch { $stock })
    .plain = { $owner ->
    [own] ein eigenes Plättchen legen
   *[neutral] ein neutrales Plättchen legen
  }
choice-mission = A9, Feld { $number }: { $action }
    .plain = Feld { $number } von A9 nutzen
choice-take = { $tile } nehmen
choice-move = den { $champion } { $border ->
    [yes] am Rand entlang
   *[no] über { $way }
  } nach { $place } bewegen{ $uncovered ->
    [0] { "" }
    [one] , vorbei an 1 Ninja
   *[other] , vorbei an { $uncovered } Ninjas
  }
    .plain = den { $champion } über { $way } bewegen
    .many = Einen Helden bewegen: Tippe Held und Weg, zum Beispiel { $example }
choice-build = { $building } in { $place } bauen (Gebäude { $number })
    .plain = { $building } in { $place } bauen
    .many = Bauen: Tippe Gebäude und Ort, zum Beispiel { $example }
choice-vanish = der { $champion } verschwindet vom Plan
choice-appear = der { $champion } taucht auf in { $place }
    .many = Einen Helden einsetzen: Tippe Held und Ort, zum Beispiel { $example }
choice-card = die Karte { $end ->
    [left] links
   *[right] rechts
  } nehmen: { $card }
    .plain = die Karte { $end ->
    [left] links
   *[right] rechts
  } nehmen
choice-free = freie Aktion n{ $row }: { $action }
    .plain = freie Aktion n{ $row }
choice-reward = die Punkte nehmen ({ $points })
    .plain = die Punkte nehmen
choice-sell = eine Truhe verkaufen
choice-gain = { $what ->
    [ap] die AP nehmen
   *[vp] die Punkte nehmen
  }
choice-lead = einen Helden von { $seat } bewegen
choice-leave = die Wache von der Auftragskarte zurücknehmen (du verlässt den Wettlauf)
choice-guard = eine Wache auf { $road } ({ $uncovered ->
    [one] 1 Ninja
   *[other] { $uncovered } Ninjas
  } offen)
    .plain = eine Wache auf { $road }
    .many = Tippe einen Weg, zum Beispiel { $example }
choice-camp = in { $place } beginnen
    .many = Tippe einen Ort, zum Beispiel { $example }
choice-join = eine Wache auf die Karte setzen und teilnehmen
choice-city = { $card } kommt in die Auslage
choice-start = { $building } wird gezogen
choice-first = { $who } beginnt
choice-green = { $mission } wird gezogen
choice-blue = { $mission } wird gezogen

## Was geschehen ist. Der Name steht davor; wo es um jemand anderen gehen kann, steht er im Satz.

panda-city-row = { $count ->
    [one] 1 Stadtkarte liegt aus
   *[other] { $count } Stadtkarten liegen aus
  }
panda-start-building = { $count ->
    [one] 1 Startgebäude steht
   *[other] { $count } Startgebäude stehen
  }
panda-first = Startspieler: { $seat }
panda-camp = setzte den { $champion } nach { $place }
panda-draw-mission = Auftrag { $mission }
panda-join = nahm an { $mission } teil
panda-round = Runde { $number } beginnt
panda-space = wählte { $space }{ $option } mit { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  }
panda-no-effect = nichts geschah: { $because }
panda-empty-card = ein Teil der Karte bewirkte nichts: { $because }
panda-penalty = fiel auf { $ap } AP{ $points ->
    [0] { "" }
    [one] {" "}(−1 Punkt)
   *[other] {" "}(−{ $points } Punkte)
  }
    .brief = { "" }
panda-pass = passte
panda-cannot-act = { $seat } kann nichts tun und passt
panda-leave = nahm die Wache vom Auftrag zurück
panda-special = nutzte Feld { $space } von A9
panda-special-full = A9 ist voll: Die Wachen gehen nach Hause
panda-move = bewegte den { $champion } über { $way }
    .brief = { $champion } über { $way }
panda-cover = verdeckte einen Ninja auf { $road }
panda-lead = bewegte den { $champion } von { $other } über { $way }
panda-road = { $road } vollständig: Plättchen von { $seat }
panda-neutral-road = { $road } vollständig: neutrales Plättchen
panda-no-tile = { $road } vollständig: kein Plättchen mehr da, die Wachen bleiben
panda-freed = { $place } ist befreit (+{ $points } für { $seat })
panda-freed-guards = { $seat } +{ $points } für Wachen dort
panda-build = baute { $building } in { $place }, Gebäude { $number } (+{ $points }{ $foreign ->
    [0] { "" }
   *[other] {" "}und +{ $foreign } für fremde Wachen
  })
    .brief = { $building } in { $place }
panda-city-card = nahm die Stadtkarte: { $card }
panda-free = führte n{ $row } als freie Aktion aus
panda-reward = Grenzbonus (+{ $points })
panda-take = nahm ein Plättchen: { $tile }
    .brief = { $tile }
panda-sell = verkaufte eine Truhe (+{ $points })
panda-points = erhielt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
panda-action-points = erhielt AP (jetzt { $ap })
    .brief = { $ap } AP
panda-vanish = ließ den { $champion } verschwinden
panda-appear = setzte den { $champion } nach { $place }
panda-progress = Schritt { $number } von { $mission }
panda-mission = { $seat } erfüllte { $mission } (+{ $points })
panda-last-round = dies ist die letzte Runde: { $ending }
panda-take-back = { $seat } nahm { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  } zurück (jetzt { $ap } AP)
panda-over = { $ending }, das Spiel ist zu Ende

ending-city-bases = { $last_base ->
    [1] das erste Stadtfundament liegt auf dem Plan
   *[other] { $last_base } Stadtfundamente liegen auf dem Plan
  }
ending-capitals = { $last_capital ->
    [1] es gibt eine Hauptstadt
   *[other] es gibt { $last_capital } Hauptstädte
  }
ending-building-supply = { $supply_reading ->
    [all] kein Gebäude ist mehr da
   *[any] eine Gebäudeart ist aufgebraucht
  }
ending-stalemate = eine Runde lang hat niemand etwas getan
ending-round-limit = Runde { $round_limit }, die letzte erlaubte, ist gespielt
because-a-capital-is-complete = der Ort ist schon eine Hauptstadt
because-a-champion-on-the-sheet-cannot-move = der Held ist nicht auf dem Plan
because-all-your-champions-have-vanished = kein Held ist auf dem Plan
because-no-champion-at-all-can-move = kein Held kann sich bewegen
because-no-champion-of-yours-can-move = kein Held kann sich bewegen
because-no-champion-of-yours-is-in-a-city = kein Held ist in einer Stadt
because-no-champion-of-yours-is-in-a-village = kein Held ist in einem Dorf
because-no-chest-to-sell = es gibt keine Truhe zu verkaufen
because-no-city-base-is-left = kein Stadtfundament ist mehr da
because-no-piece-of-this-kind-is-left = kein solches Gebäude ist mehr da
because-no-road-is-weak-enough = auf jedem Weg sind zu viele Ninjas
because-no-tile-of-these-can-be-taken = keines dieser Plättchen ist da, oder der Klanbogen hat keinen Platz
because-none-is-left-in-the-supply = kein solches Plättchen ist mehr da
because-not-enough-guards-around = ringsum sind zu wenige Wachen
because-nothing-can-be-built-anywhere = nirgends kann etwas gebaut werden
because-the-ap-track-is-full = der Stein steht am Ende der AP-Leiste
because-the-champion-is-at-no-place = der Held steht an keinem Ort
because-the-champion-is-not-at-its-own-building = der Held steht nicht bei seiner Gebäudeart
because-the-column-on-the-sheet-is-full = die Spalte des Klanbogens ist voll
because-this-action-builds-in-a-city-only = der Held ist in keiner Stadt
because-this-action-builds-in-a-village-only = der Held ist in keinem Dorf
because-this-kind-of-building-stands-there = ein solches Gebäude steht dort schon

## Warum etwas nicht geht

reason-a-capital-is-complete = { $place } ist eine Hauptstadt: Dort wird nichts mehr gebaut.
reason-a-champion-on-the-sheet-cannot-move = Der { $champion } ist nicht auf dem Plan und kann sich nicht bewegen.
reason-a-guard-of-another-player-is-on-this-road = Auf { $road } steht eine Wache von { $seat }; im Aufbau musst du einen anderen Weg wählen.
reason-all-your-champions-have-vanished = Keiner deiner Helden ist auf dem Plan.
reason-choose-a-space-first = Wähle zuerst ein Feld des Aktionsplans; was es zeigt, folgt dann.
reason-an-own-champion-is-already-there = In { $place } beginnt schon einer deiner Helden.
reason-another-champion-builds = Das ist eine Aktion für den { $champion }.
reason-another-champion-moves = Das ist eine Aktion für den { $champion }.
reason-choose-the-road-tile-first = Wähle zuerst das Plättchen für { $road }.
reason-decide-about-the-free-action-first = Wähle zuerst die freie neutrale Aktion des Grenzbonus, oder keine.
reason-decide-about-the-ninja-first = Entscheide zuerst, ob deine Wache einen Ninja auf { $road } verdeckt.
reason-decide-about-the-race-first = Sage zuerst, ob du teilnimmst: { $mission }.
reason-finish-the-action-first = Führe zuerst deine Aktion aus oder verzichte darauf; dein nächster Zug kommt nach den anderen.
reason-finish-the-move-first = Beende zuerst die Bewegung: Nimm einen Weg oder bleib stehen.
reason-no-champion-at-all-can-move = Kein Held irgendeines Spielers kann sich bewegen.
reason-left-or-above-the-last-space = { $space } liegt links von oder über { $last }, deinem letzten Feld; in einer Runde geht es nur nach rechts und unten.
reason-mission-a9-already-used-this-round = A9 hast du in dieser Runde schon genutzt.
reason-mission-a9-is-not-in-play = Auftrag A9 ist nicht im Spiel.
reason-no-champion-of-this-player-can-move = Kein Held von { $seat } kann sich bewegen.
reason-no-champion-of-yours-can-move = Keiner deiner Helden kann sich bewegen: Auf jedem Weg sind zu viele Ninjas, oder er ist nicht auf dem Plan.
reason-no-champion-of-yours-is-in-a-city = Keiner deiner Helden ist in einer Stadt.
reason-no-champion-of-yours-is-in-a-village = Keiner deiner Helden ist in einem Dorf.
reason-no-road-is-weak-enough = Auf jedem Weg, der beim { $champion } beginnt, sind mindestens { $uncovered } Ninjas offen; er kommt an { $strength } vorbei.
reason-no-tile-of-these-can-be-taken = Keines dieser Plättchen ist mehr da, oder dein Klanbogen hat keinen Platz dafür.
reason-no-chest-to-sell = Du hast keine Truhe zu verkaufen.
reason-no-city-base-is-left = Es ist kein Stadtfundament mehr da, also gibt es kein drittes Gebäude mehr.
reason-no-guard-in-supply = Du hast keine Wache im Vorrat.
reason-no-own-guard-on-the-mission-card = Auf der Auftragskarte steht keine Wache von dir.
reason-no-piece-of-this-kind-is-left = { $building }: Davon ist nichts mehr da.
reason-nobody-sits-there = Es gibt keinen Spieler { $number }.
reason-none-is-left-in-the-supply = { $tile }: Im Vorrat ist keines mehr.
reason-not-a-border-area-next-to-the-champion = Der { $champion } ist in keinem Randgebiet, das an { $way } grenzt.
reason-not-enough-action-points = { $space } kostet { $cost } AP, und du hast { $ap }; die Leiste endet bei { $lowest }.
reason-not-enough-guards = { $space } braucht jetzt { $needed ->
    [one] 1 Wache
   *[other] { $needed } Wachen
  }, und du hast { $guards } im Vorrat.
reason-nothing-can-be-built-anywhere = Nirgends kann etwas gebaut werden: Überall fehlen Wachen, Stücke oder eine freie Art.
reason-not-enough-guards-around = { $building } in { $place } braucht { $needed } Wachen ringsum; es sind { $guards }.
reason-one-card-is-left-take-it-as-the-left-one = Es liegt nur noch eine Karte in der Auslage: Nimm sie als linke.
reason-one-ninja-must-stay-uncovered = Im Aufbau muss ein Ninja auf { $road } offen bleiben.
reason-only-chance-draws-this = Das wird gezogen, nicht gewählt.
reason-only-quest-tiles-now = Jetzt gibt es nur Missionsplättchen; { $tile } ist keines.
reason-only-strength-tiles-now = Jetzt gibt es nur Stärkeplättchen; { $tile } ist keines.
reason-place-your-champion-first = Setze zuerst deinen { $champion } in ein Dorf.
reason-place-your-guard-first = Setze zuerst deine Wache auf einen Weg.
reason-take-a-tile-first = Nimm zuerst { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
  }.
reason-take-your-border-bonus-first = Nimm zuerst deinen Grenzbonus.
reason-the-ap-track-is-full = Dein Stein steht am Ende der AP-Leiste ({ $ap }).
reason-the-champion-is-already-there = Der { $champion } ist schon in { $place }.
reason-the-champion-is-at-no-place = Der { $champion } steht an keinem Ort: Er ist am Rand oder nicht auf dem Plan.
reason-take-a-city-card-first = Nimm zuerst eine Stadtkarte.
reason-the-board-has-no-such-row = Der Aktionsplan hat keine Zeile { $row }.
reason-the-board-has-no-such-space = Der Aktionsplan hat kein Feld { $space }.
reason-the-champion-has-vanished = Der { $champion } ist nicht auf dem Plan.
reason-the-champion-is-not-at-its-own-building = Dafür muss der { $champion } an einem Ort mit { $building } oder in einer Stadt stehen.
reason-the-champion-is-not-there = Der { $champion } ist nicht in { $place }.
reason-the-champion-is-on-the-map = Der { $champion } ist auf dem Plan; auftauchen kann nur, wer verschwunden ist.
reason-the-column-on-the-sheet-is-full = { $tile }: Diese Spalte deines Klanbogens ist voll ({ $most }).
reason-the-map-has-no-such-border-area = Der Plan hat kein Randgebiet { $way }.
reason-the-map-has-no-such-place = Der Plan hat keinen Ort { $place }.
reason-the-map-has-no-such-road = Der Plan hat keinen Weg { $road }.
reason-this-action-builds-in-a-city-only = Diese Aktion baut nur in Städten; { $place } ist keine.
reason-this-action-builds-in-a-village-only = Diese Aktion baut nur in Dörfern; { $place } ist keines mehr.
reason-this-belongs-to-set-up = Das gehört zum Aufbau, und der ist vorbei.
reason-this-kind-was-taken-just-now = { $tile } hast du eben genommen; das nächste Plättchen ist von anderer Art.
reason-this-option-has-no-such-action = Die Aktion, die gerade ausgeführt wird, tut das nicht.
reason-too-few-ninjas-for-a-set-up-guard = Im Aufbau kommt eine Wache auf einen Weg mit mindestens { $needed } Ninjas; { $road } hat { $ninjas }.
reason-this-board-is-made-for-fewer-players = Dieser Plan ist für höchstens { $players } Spieler gemacht.
reason-this-kind-of-building-stands-there = { $building } steht in { $place } schon; jede Art gibt es einmal, und auf dem Stadtfundament noch einmal.
reason-this-road-does-not-begin-where-the-champion-is = { $way } beginnt nicht dort, wo der { $champion } steht.
reason-this-space-has-one-option-only = { $space } hat nur die Option a.
reason-this-space-of-a9-is-taken = Feld { $space } von A9 ist besetzt.
reason-too-many-uncovered-ninjas = { $way } zeigt { $uncovered } offene Ninjas; der { $champion } kommt an { $strength } vorbei.

## Wertung

score-start = Beginn
score-buildings = Gebäude
    .why = { term-build.effect }
score-foreign-guards = Fremde Wachen bei Gebäuden
    .why = { term-build.effect }
score-freed = Befreite Orte
    .why = { term-free.effect }
score-spaces = Felder des Aktionsplans
    .why = { term-gain.effect }
score-sales = Verkaufte Truhen
    .why = { term-sell.effect }
score-city-cards = Stadtkarten
    .why = { term-card.effect }
score-border-bonus = Grenzbonus
    .why = { term-bonus.effect }
score-green-mission = Grüner Auftrag
    .why = { term-mission.effect }
score-penalties = Zu wenige AP
    .why = { term-ap.effect }
score-monk = Mönch: Gebetsketten × Laternen
    .why = { term-quest.effect }
score-governor = Gouverneur: Münzen × Truhen
    .why = { term-quest.effect }
score-warrior = Krieger: Schwerter × Masken
    .why = { term-quest.effect }
score-blue-mission = Blauer Auftrag
    .why = { term-mission.effect }
tie-break-1 = Aktionspunkte

## Der Tisch als Text

sketch-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
  }
sketch-last = letzte Runde
sketch-borders = Ränder
sketch-further = Weitere Wege
sketch-actions = Aktionsplan
sketch-ap = AP
sketch-vp = SP
sketch-row = Stadtkarten
sketch-row-ends = von einem der Enden nehmen
sketch-row-empty = keine mehr
sketch-none = keiner
sketch-green = Grün
sketch-blue = Blau
sketch-supply = Vorrat
sketch-bases = Fundamente { $count }
sketch-roads-left = Wegplättchen
sketch-neutral = neutral
sketch-player = { $points } SP, { $ap } AP, Wachen { $guards }{ $board ->
    [0] { "" }
   *[other] {" "}(+{ $board } auf dem Aktionsplan)
  }
sketch-with-tiles = { $points } mit Plättchen
sketch-passed = gepasst
sketch-at = zuletzt { $space }
sketch-vanished = nicht auf dem Plan: { $champions }
sketch-race = Wettlauf: Schritt { $number }
sketch-key-free = kann jetzt gewählt werden
sketch-key-moved = hier ist eben etwas geschehen
sketch-key-place = Ort p02: Dort steht ein Torbogen; 3 Wachen ringsum, das nächste Gebäude braucht 3; ! Grenzbonus, 1 2 3 Orte mit Zahl
sketch-key-city = eine Stadt mit einem Markt auf dem Fundament; ✓ befreit, kein Ninja ist mehr ringsum
sketch-key-road = Weg r06: eine Wache des ersten Spielers und ein offener Ninja
sketch-key-tile = ein Wegplättchen mit 3 Wachen des ersten Spielers; ○ ist neutral
sketch-key-champions = Helden des ersten Spielers: Mönch, Gouverneur, Krieger
sketch-key-space = Feld m3: braucht jetzt 2 Wachen; Optionen a / b
sketch-key-sheet = 2 von 4 Stärkeplättchen, 1 von 4 Missionsplättchen, am Ende 2 Punkte wert

help-sheet-actions = der Aktionsplan in ganzen Sätzen
help-sheet-cards = Stadtkarten und Aufträge
help-sheet-roads = jeder Weg: Enden, Ninjas, Wachen

## Optionen und Voreinstellungen

option-board = Der Plan mit seinem Aktionsplan; ein eigener wird aus einer Datei gelesen.
    .label = Der Plan und sein Aktionsplan
option-missions = Die beiden Aufträge: gezogen, keine oder mit Namen, etwa A4 B7.
    .label = Die beiden Aufträge
option-cards = Die Stadtkarten von links nach rechts: gezogen oder mit Namen.
    .label = Die Stadtkarten
option-freed_bonus = Wer die Punkte für einen befreiten Ort erhält: wer die letzte Wache setzte oder wer das Plättchen legte.
option-road_tile = Ob nach einem eigenen oder neutralen Wegplättchen gefragt wird.
option-border_bonus = Ob der Grenzbonus eine Aktion und eine Belohnung ist oder eines von beiden.
option-city6 = Die Punkte der Stadtkarte mit einer Bewegung.
option-b3 = Die Punkte des Auftrags B3, nach Ausgabe.
option-b4 = Ob Auftrag B4 auch die Figuren der Wachen zählt.
option-a9 = Ob A9 einmal je Runde oder in jedem Zug genutzt werden darf.
option-building_end = Ob für das Ende eine Gebäudeart oder alle aufgebraucht sein müssen.
option-border = Vier Randgebiete oder eines an jedem Randweg.
option-b6_ties = Ob bei Gleichstand in Auftrag B6 gepunktet wird.
option-empty_spaces = Ob Felder gewählt werden dürfen, die nichts bewirken würden.
option-round_limit = Nach wie vielen Runden das Spiel spätestens endet.
option-free_build_bonus = Ob ein Bau durch eine freie neutrale Aktion wieder einen Grenzbonus bringt.
option-debt = Welches Feld unter 0 AP mehr Punkte kostet: das zweite oder das erste.

option-board-panda = Spielplan und Aktionsplan unserer Regeln
option-board-calibrated = derselbe Plan, auf dem Bauen zuerst kommt
option-board-bamboo = Bambushain: ein kleiner Plan für zwei
option-missions-random = ein grüner und ein blauer, gezogen
option-missions-off = keine
option-cards-random = gezogen
option-freed_bonus-guard = wer die letzte Wache setzte
option-freed_bonus-tile = wer das Wegplättchen legte
option-road_tile-ask = fragen, wenn beide passen
option-road_tile-own = immer das eigene
option-border_bonus-both = eine Aktion und eine Belohnung
option-border_bonus-one = eines von beiden
option-city6-2 = { $city6_points } Punkte
option-city6-3 = { $city6_points } Punkte
option-b3-french = { $b3_4 }, { $b3_3 }, { $b3_2 }, { $b3_1 }, { $b3_0 } (französisch)
option-b3-german = { $b3_4 }, { $b3_3 }, { $b3_2 }, { $b3_1 }, { $b3_0 } (deutsch)
option-b3-italian = { $b3_4 }, { $b3_3 }, { $b3_2 }, { $b3_1 }, { $b3_0 } (italienisch)
option-b4-tiles = nur Wachen auf Wegplättchen
option-b4-figures = auch Figuren
option-a9-round = einmal je Runde, ein Held eines beliebigen Spielers
option-a9-turn = in jedem Zug, nur eigene Helden
option-building_end-any = eine Art
option-building_end-all = alle Arten: das allerletzte Gebäude
option-border-sides = vier, eines je Seite
option-border-gates = sechzehn, eines je Randweg
option-b6_ties-all = alle Gleichen punkten
option-b6_ties-nobody = niemand punktet
option-empty_spaces-allowed = sie dürfen gewählt werden
option-empty_spaces-quest = alle außer denen für ein Missionsplättchen, fern vom eigenen Gebäude
option-empty_spaces-forbidden = sie dürfen es nicht
option-round_limit-40 = 40 Runden
option-round_limit-none = keine Grenze
option-free_build_bonus-yes = ja, jedes Gebäude
option-free_build_bonus-no = nein, einmal je Zug
option-debt-rising = das zweite
option-debt-falling = das erste

preset-first-game = Zum Lernen: dasselbe Spiel ohne Aufträge.
preset-recommended = Das ganze Spiel: ein grüner und ein blauer Auftrag, und ein Aktionsplan, auf dem Bauen zuerst kommt.
preset-german = Nach dem Wortlaut des deutschen Regelhefts: Auftrag B3 bringt weniger und eine Stadtkarte mehr als sonst; von den Gebäuden beendet nur das allerletzte das Spiel.
preset-italian = Nach dem Wortlaut des italienischen Regelhefts: Wer das Plättchen legt, erhält die Punkte für einen befreiten Ort, der Grenzbonus ist eines statt zweier Dinge, A9 darf in jedem Zug genutzt werden, B3 und B4 zählen anders, ein Missionsfeld braucht den Helden bei seinem Gebäude, unter 0 AP kostet das erste Feld mehr Punkte als die anderen, und nur das allerletzte Gebäude beendet das Spiel.

board-panda = der Plan unserer Regeln
board-calibrated = derselbe Plan mit einem Aktionsplan, auf dem Bauen zuerst kommt
board-bamboo = Bambushain, ein kleiner Plan für zwei

## Wörter zum Nachschlagen

term-space = Feld
    .effect = Ein leeres Feld braucht { $coloured_guards ->
        [one] 1 Wache
       *[other] { $coloured_guards } Wachen
      } (neutral: { $neutral_guards }) und jedes Mal { $more_guards } mehr, wenn es in der Runde gewählt wurde. Die Zeilen kosten von oben nach unten { $row_costs } AP. Das erste Feld einer Runde ist beliebig; spätere liegen rechts, darunter, oder es ist dasselbe.
term-ap = Aktionspunkte
    .effect = Auf der AP-Leiste, die von { $lowest_ap } bis { $highest_ap } geht, bezahlst du die Zeile eines Feldes. { $debts ->
        [0] Unter 0 geht keine Zahlung.
       *[other] Endet eine Zahlung unter 0, kostet das Punkte ({ $debt_list }).
      } Nach der Runde gibt jede vom Aktionsplan zurückgenommene Wache 1 AP.
term-order = Spielreihenfolge
    .effect = Wer die wenigsten AP hat, beginnt; in einem Stapel der oberste Stein, also der zuletzt angekommene.
term-guard = Wachen
    .effect = Sie bezahlen Felder und verdecken Ninjas. Die auf Wegen kommen zurück, wenn der Weg vollständig ist. Behalte einige außerhalb der Wege, sonst kannst du nichts tun.
term-road = Wege
    .effect = Sind alle Ninjas verdeckt, legt der Spieler mit den meisten Wachen dort (Gleichstand: wer die letzte setzte) ein eigenes oder neutrales Wegplättchen, und alle Wachen darauf gehen nach Hause.
term-strength = Stärke
    .effect = Mit 1, 2, 3 … Stärkeplättchen, das aufgedruckte mitgezählt, kommt ein Held an { $strength_list } offenen Ninjas vorbei. Am Ende vervielfachen sie seine Missionsplättchen: { $times_list }. In die Spalte passen { $most_strength }.
term-quest = Missionsplättchen
    .effect = Ein Held nimmt sein Missionsplättchen (Laterne, Truhe, Maske) dort, wo seine eigene Gebäudeart steht; eine Stadt zählt als alle Arten. Am Ende sind 1, 2, 3 … davon { $quest_list } wert, mal dem Multiplikator. In die Spalte passen { $most_quests }.
term-free = Befreiter Ort
    .effect = Wenn um einen Ort kein Ninja mehr offen ist: { $freed_points } Punkte für den, der { $freed_reading ->
        [tile] das letzte Wegplättchen legte
       *[guard] die letzte Wache setzte
      }, und für jeden { $guard_points } je eigene Wache ringsum. Einmal je Ort.
term-build = Bauen
    .effect = Braucht den Helden dort und { $needed_list } Wachen beliebiger Farbe ringsum für das 1. bis 6. Gebäude; gibt { $build_list } Punkte und { $foreign_points } für jede fremde Wache ringsum.
term-city = Stadt
    .effect = Das dritte Gebäude macht ein Dorf zur Stadt: Nimm eine Stadtkarte von einem Ende der Auslage. Eine Stadt zählt als je ein Gebäude jeder Art, und drei weitere passen darauf: Dann ist sie eine Hauptstadt.
term-border = Rand
    .effect = Randwege führen in { $areas } Randgebiete. Von einem zum nächsten ist es eine Bewegung ohne Ninjas; zurück auf den Plan führt { $border_reading ->
        [gates] nur der eigene Randweg des Gebiets
       *[sides] jeder Randweg dieser Seite
      }.
term-bonus = Grenzbonus
    .effect = Jedes Gebäude an einem Ort mit ! gibt { $bonus_reading ->
        [one] eines von dreien: eine freie neutrale Aktion, { $bonus_points } Punkte oder { $bonus_tiles } verschiedene Plättchen
       *[both] eine freie neutrale Aktion und danach { $bonus_points } Punkte oder { $bonus_tiles } verschiedene Plättchen
      }.{ $chain_reading ->
        [no] {" "}Ein Gebäude durch eine freie Aktion gibt keinen.
       *[yes] {" "}Das gilt auch für ein Gebäude durch eine freie Aktion.
      }
term-sneak = Ninjas umgehen
    .effect = Eine Bewegung, bei der weniger Ninjas zählen, als da sind. Verdecken geht wie sonst.
term-vanish = Verschwinden und Auftauchen
    .effect = Nimm einen Helden vom Plan oder setze einen verschwundenen an einen beliebigen Ort: eines von beiden.
term-move = Bewegung
    .effect = Der Held geht über einen Weg, oder über einen oder zwei, wenn seine Stärke mindestens so groß ist wie die Zahl der offenen Ninjas dort. Nach jedem Weg darfst du einen seiner Ninjas mit einer Wache aus deinem Vorrat verdecken.
term-cover = Mehrere verdecken
    .effect = Eine Bewegung über einen Weg, nach der du bis zu { $covers_most } seiner Ninjas verdecken darfst.
term-sell = Eine Truhe verkaufen
    .effect = Dein Gouverneur steht bei einem Markt oder in einer Stadt: Eine Truhe geht in den Vorrat zurück, und du erhältst die Punkte des Feldes.
term-gain = AP und Punkte
    .effect = Zuerst bezahlst du das Feld, auch Punkte für eine Zahlung unter 0; dann erhältst du, was es zeigt. AP über das Ende der Leiste hinaus verfallen.
term-card = Stadtkarten
    .effect = { $city_cards } davon liegen aus; { $city_cards_out } bleiben in der Schachtel. Wer ein Dorf zur Stadt macht, nimmt die am linken oder rechten Ende der Auslage. Sie wirkt sofort und ist dann weg.
term-void = Ohne Wirkung
    .effect = { $void_reading ->
        [forbidden] Ein Feld, das jetzt nichts bewirken würde, kann nicht gewählt werden.
        [quest] Ein Feld darf gewählt werden, auch wenn es nichts bewirken würde: Wachen und AP werden trotzdem bezahlt. Nur ein Missionsplättchen fern vom eigenen Gebäude kann nicht gewählt werden.
       *[allowed] Ein Feld darf gewählt werden, auch wenn es nichts bewirken würde: Wachen und AP werden trotzdem bezahlt.
      }
term-pass = Passen
    .effect = Du hast in dieser Runde keinen Zug mehr. Übrige AP bleiben dir.
term-mission = Aufträge
    .effect = Eine grüne Karte für den Ersten während des Spiels, eine blaue, die am Ende zählt. Verbunden heißt: durch Wegplättchen der eigenen Farbe und neutrale; Figuren, fremde Plättchen und der Rand verbinden nicht.
term-end = Ende
    .effect = Das Spiel endet mit der Runde, in der { end-when }. Die Wachen kommen noch einmal vom Aktionsplan zurück. Dann kommen Stärke × Mission jedes Helden und der blaue Auftrag hinzu.
term-tie = Gleichstand
    .effect = Wer mehr AP hat, gewinnt; sonst wird der Sieg geteilt.

## Der Tisch auf dem Bildschirm: was dort liegt, für alle, die es nicht sehen

lot-map = Plan
lot-actions = Aktionen
lot-clans = Klan
lot-cards = Karten
overlay-roads = Wem welcher Weg gehört
overlay-needs = Was jeder Ort für sein nächstes Gebäude braucht
overlay-passes = Über welche Wege deine Helden kommen

legend-tile = Wegplättchen dieser Person
legend-most = hat dort die meisten Wachen
legend-tie = haben gleich viele Wachen
legend-neutral = neutrales Wegplättchen
legend-needs = Wachen um den Ort / Wachen, die das nächste Gebäude braucht
legend-enough = es sind genug
legend-plan = kann dort noch gebaut werden
legend-passes = dieser Held kommt hier vorbei
legend-beside = und steht am Anfang des Wegs

scene-map = Der Plan
scene-actions = Der Aktionsplan
scene-cards = Stadtkarten, Aufträge und Vorrat
scene-sheet = Der Klanbogen von { $seat }
scene-order = Reihenfolge

place-border-1 = Nordrand
place-border-2 = Ostrand
place-border-3 = Südrand
place-border-4 = Westrand
place-gate-1 = Randgebiet 1
place-gate-2 = Randgebiet 2
place-gate-3 = Randgebiet 3
place-gate-4 = Randgebiet 4
place-gate-5 = Randgebiet 5
place-gate-6 = Randgebiet 6
place-gate-7 = Randgebiet 7
place-gate-8 = Randgebiet 8
place-gate-9 = Randgebiet 9
place-gate-10 = Randgebiet 10
place-gate-11 = Randgebiet 11
place-gate-12 = Randgebiet 12
place-gate-13 = Randgebiet 13
place-gate-14 = Randgebiet 14
place-gate-15 = Randgebiet 15
place-gate-16 = Randgebiet 16
# Nach „über“.
way-border-1 = den { place-border-1 }
way-border-2 = den { place-border-2 }
way-border-3 = den { place-border-3 }
way-border-4 = den { place-border-4 }
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
    [city] Stadt
    [capital] Hauptstadt
   *[village] Dorf
  }{ $gate ->
    [1] , Torbogen
   *[0] { "" }
  }{ $market ->
    [1] , Markt
   *[0] { "" }
  }{ $pagoda ->
    [1] , Pagode
   *[0] { "" }
  }{ $bonus ->
    [1] , Grenzbonus
   *[0] { "" }
  }{ $number ->
    [1] , Zahl 1
    [2] , Zahl 2
    [3] , Zahl 3
   *[0] { "" }
  }: { $guards ->
    [one] 1 Wache ringsum
   *[other] { $guards } Wachen ringsum
  }{ $free ->
    [1] , befreit
   *[0] { "" }
  }{ $kind ->
    [capital] { "" }
   *[other] ; das nächste Gebäude braucht { $needed }
  }
scene-area = { $place }
scene-here = { $place }
scene-road = Weg { $road }: { $ninjas ->
    [one] 1 Ninja
   *[other] { $ninjas } Ninjas
  }
scene-road-guards = Weg { $road }: { $ninjas ->
    [0] kein Ninja
    [one] 1 Ninja
   *[other] { $ninjas } Ninjas
  } offen, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  }, die meisten von { $seat }
scene-road-tile = Weg { $road }: Plättchen von { $seat }, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  }
scene-road-neutral = Weg { $road }: neutrales Plättchen, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  }
scene-champion = { $champion } von { $seat } in { $place }, kommt an { $strength ->
    [one] 1 Ninja
   *[other] { $strength } Ninjas
  } vorbei
scene-crowd = { $place }: { $count } Helden beisammen
scene-champion-away = { $champion } von { $seat }, nicht auf dem Plan
scene-column = { $champion } von { $seat }: kommt an { $strength ->
    [one] 1 Ninja
   *[other] { $strength } Ninjas
  } vorbei, { $quests ->
    [one] 1 Missionsplättchen
   *[other] { $quests } Missionsplättchen
  }, am Ende { $points } Punkte wert
scene-supply-guards = { $seat }: { $guards ->
    [one] 1 Wache im Vorrat
   *[other] { $guards } Wachen im Vorrat
  }, { $board } auf dem Aktionsplan
scene-road-pile = Wegplättchen von { $seat }, Wachen darauf: { $size }; übrig: { $count }
scene-neutral-pile = neutrale Wegplättchen: { $four } mit 4 Wachen, { $three } mit 3 oder 2, { $one } mit 1
scene-pile = { $effect }: noch { $count }
scene-bases = Stadtfundament: noch { $count }
scene-race = { $seat } hat { $number } von { $target } gebaut
scene-green-now = { $seat }: { $open ->
    [no] überall liegen Wegplättchen anderer im Weg
   *[yes] es fehlt mindestens: { $tiles ->
        [0] kein Wegplättchen
        [one] 1 Wegplättchen
       *[other] { $tiles } Wegplättchen
      }{ $buildings ->
        [0] { "" }
        [one] , 1 Gebäude
       *[other] , { $buildings } Gebäude
      }
  }
scene-blue-now = { $seat }: { $kind ->
    [B1] { $count ->
        [one] 1 eigenes Wegplättchen
       *[other] { $count } eigene Wegplättchen
      }
    [B2] { $count ->
        [one] 1 Held in derselben Stadt
       *[other] { $count } Helden in derselben Stadt
      }
    [B3] { $count ->
        [one] 1 Seite
       *[other] { $count } Seiten
      }
    [B4] { $count ->
        [one] 1 Wache, die zählt
       *[other] { $count } Wachen, die zählen
      }
    [B5] { $count ->
        [one] Abstand 1 Plättchen
       *[other] Abstand { $count } Plättchen
      }
    [B6] { $count ->
        [one] vorn bei 1 Stadt
       *[other] vorn bei { $count } Städten
      }
   *[B7] { $count } verbunden
  }{ $behind ->
    [0] { "" }
   *[other] ; { $behind } hinter dem höchsten Stand
  }; { $points } Punkte, wenn das Spiel jetzt endete
scene-guards-on = { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  } von { $seat } auf { $column }, { $cost } AP
scene-ap = { $seat }: { $ap } AP
scene-ap-stack = { $seat }: { $ap } AP, von oben der { $number }. von { $count } Steinen
scene-vp = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
scene-turn = { $seat } ist Nummer { $number } in der Runde
scene-passed = { $seat } hat gepasst
scene-need = { $guards } von { $needed } Wachen
scene-tile-own = dein eigenes Plättchen auf { $road }
scene-tile-neutral = ein neutrales Plättchen auf { $road }
scene-note-ap = { $ap } AP
scene-note-guards = { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  }
scene-note-order = { $number }.
scene-over = Das Spiel ist zu Ende: { $ending }.

## Was eine Aktion bewirkt, in wenigen Worten auf dem Aktionsplan und als Satz

act-one = bewegen
act-two = 1–2 Wege
act-sneak = umgehen
act-cover = { $covers } verdecken
act-build = bauen
act-city = in Stadt
act-move = führen
act-vanish_appear = vom Plan
act-sell_chest = Verkauf: { $amount }
act-gain_ap = +{ $amount } AP
act-gain_vp = +{ $amount } SP

deed = { $move ->
    [1] { $own ->
        [monk] den Mönch
        [governor] den Gouverneur
        [warrior] den Krieger
       *[any] einen Helden
      } über einen Weg bewegen
    [2] { $own ->
        [monk] den Mönch
        [governor] den Gouverneur
        [warrior] den Krieger
       *[any] einen Helden
      } über einen oder zwei Wege bewegen
   *[0] { "" }
  }{ $lead ->
    [1] einen Helden eines beliebigen Spielers über einen Weg bewegen
   *[0] { "" }
  }{ $ignore ->
    [one] , vorbei an einem Ninja mehr
    [other] , vorbei an { $ignore } Ninjas mehr
   *[none] { "" }
  }{ $covers ->
    [one] , dabei einen Ninja verdecken
    [other] , dabei bis zu { $covers } Ninjas verdecken
   *[none] { "" }
  }{ $strength ->
    [beads] eine Gebetskette nehmen
    [coin] eine Münze nehmen
    [sword] ein Schwert nehmen
   *[none] { "" }
  }{ $vanish ->
    [1] einen Helden vom Plan nehmen oder einen zurückbringen
   *[0] { "" }
  }{ $teleport ->
    [1] einen eigenen Helden an einen beliebigen Ort setzen
   *[0] { "" }
  }{ $sell ->
    [one] eine Truhe für 1 Punkt verkaufen
    [other] eine Truhe für { $sell } Punkte verkaufen
   *[none] { "" }
  }{ $strengths ->
    [one] ein Stärkeplättchen nehmen
    [other] { $strengths } verschiedene Stärkeplättchen nehmen
   *[none] { "" }
  }{ $quests ->
    [one] ein Missionsplättchen nehmen
    [other] { $quests } verschiedene Missionsplättchen nehmen
   *[none] { "" }
  }{ $both ->
    [1] {" "}und { "" }
   *[0] { "" }
  }{ $build ->
    [1] { $own ->
        [monk] einen Torbogen in einem Dorf bauen
        [governor] einen Markt in einem Dorf bauen
        [warrior] eine Pagode in einem Dorf bauen
       *[any] in einem Dorf bauen
      }
    [2] { $own ->
        [monk] einen Torbogen in einer Stadt bauen
        [governor] einen Markt in einer Stadt bauen
        [warrior] eine Pagode in einer Stadt bauen
       *[any] in einer Stadt bauen
      }
   *[0] { "" }
  }{ $anywhere ->
    [1] irgendwo irgendetwas bauen, ohne Helden
   *[0] { "" }
  }{ $seek ->
    [lantern] eine Laterne nehmen
    [chest] eine Truhe nehmen
    [mask] eine Maske nehmen
   *[none] { "" }
  }{ $ap ->
    [one] 1 AP erhalten
    [other] { $ap } AP erhalten
   *[none] { "" }
  }{ $vp ->
    [one] 1 Punkt erhalten
    [other] { $vp } Punkte erhalten
   *[none] { "" }
  }
scene-cell = { $column }, { $cost } AP, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  }
scene-option = { deed } ({ $cost } AP, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  })
scene-do-space = { scene-option }
scene-do-free = { deed }, umsonst
scene-special = A9, Feld { $space }: { deed }
scene-special-taken = A9, Feld { $space }, besetzt von { $seat }: { deed }
scene-do-special = A9: { deed }
scene-city-card = Stadtkarte: { deed }
scene-do-card = die Karte nehmen: { deed }
scene-do-move = { $champion } nach { $place } über { $road }{ $ninjas ->
    [0] { "" }
    [one] , vorbei an 1 Ninja
   *[other] , vorbei an { $ninjas } Ninjas
  }
    .short = { $champion } nach { $place }
scene-do-border = { $champion } am Rand entlang: { $place }
scene-do-build = { $building } in { $place } bauen

## Wonach gefragt wird: die Frage, und in `.hint` ein Satz mehr

ask-turn-first = Wähle ein Feld des Aktionsplans
    .hint = Ein beliebiges: Es ist dein erstes der Runde. Du hast { $ap } AP und { $guards ->
        [one] 1 Wache
       *[other] { $guards } Wachen
      }.{ $special ->
        [yes] {" "}Oder nutze A9.
       *[no] { "" }
      }
ask-turn = Wähle ein Feld oder passe
    .hint = Noch einmal dein letztes, weiter rechts oder darunter. Du hast { $ap } AP und { $guards ->
        [one] 1 Wache
       *[other] { $guards } Wachen
      }.{ $special ->
        [yes] {" "}Oder nutze A9.
       *[no] { "" }
      }
ask-parts = Zwei Aktionen: eine oder beide, in beliebiger Reihenfolge
    .hint = { $begin ->
        [one] Jetzt ist nur eine davon möglich; danach vielleicht auch die andere.
       *[both] Wähle, womit du beginnst; die andere kann folgen.
      }
ask-move = Bewege deinen { $champion }
    .hint = Er kommt an { $strength ->
        [one] 1 Ninja
       *[other] bis zu { $strength } Ninjas
      } vorbei. Danach darfst du { $covers ->
        [one] einen mit einer Wache verdecken
       *[other] bis zu { $covers } mit Wachen verdecken
      }.
ask-move-two = Bewege deinen { $champion } über einen oder zwei Wege
    .hint = Er kommt an { $strength ->
        [one] 1 Ninja
       *[other] bis zu { $strength } Ninjas
      } vorbei. Nach jedem Weg darfst du einen verdecken.
ask-move-any = Bewege einen deiner Helden
    .hint = { $ignore ->
        [0] Danach darfst du einen Ninja mit einer Wache verdecken.
        [one] Er kommt an einem Ninja mehr vorbei als sonst. Dann darfst du einen verdecken.
       *[other] Er kommt an { $ignore } Ninjas mehr vorbei als sonst. Dann darfst du einen verdecken.
      }
ask-move-any-two = Bewege einen deiner Helden über einen oder zwei Wege
    .hint = Nach jedem Weg darfst du einen Ninja mit einer Wache verdecken.
ask-second-road = Ein zweiter Weg für deinen { $champion }?
    .hint = Er kommt an { $strength ->
        [one] 1 Ninja
       *[other] bis zu { $strength } Ninjas
      } vorbei. Zurückgehen ist erlaubt.
ask-lead = Wessen Helden bewegst du?
    .hint = Er bewegt sich mit der Stärke seines Besitzers; die Wachen sind deine.
ask-lead-road = Bewege einen Helden von { $seat }
    .hint = Er bewegt sich mit der Stärke seines Besitzers; die Wachen sind deine.
ask-lead-own = Bewege einen deiner Helden
    .hint = Danach darfst du bis zu { $covers } Ninjas des Weges verdecken.
ask-build = { $building } { $city ->
    [yes] in einer Stadt
   *[no] in einem Dorf
  } bauen
    .hint = Dein { $champion } baut, wo er steht, wenn ringsum genug Wachen sind.
ask-build-any = Baue { $city ->
    [yes] in einer Stadt
   *[no] in einem Dorf
  }
    .hint = Ein Held baut seine eigene Gebäudeart, wo er steht.
ask-build-anywhere = Baue irgendwo irgendetwas
    .hint = Kein Held ist nötig; die Wachen ringsum und die Gebäudeart müssen passen.
ask-vanish = { $ways ->
    [vanish] Welcher Held verschwindet?
    [appear] Welcher Held taucht auf, und wo?
   *[both] Verschwinden oder auftauchen?
  }
    .hint = { $ways ->
        [vanish] Nimm einen Helden vom Plan.
        [appear] Setze einen verschwundenen an einen beliebigen Ort.
       *[both] Nimm einen Helden vom Plan oder setze einen verschwundenen an einen beliebigen Ort.
      }
ask-teleport = Setze einen deiner Helden an einen beliebigen Ort
    .hint = Er kann jetzt irgendwo auf dem Plan sein.
ask-once = Was tust du?
    .hint = Es geschieht sofort.
ask-cover = Einen Ninja auf { $road } verdecken?
    .hint = { $ninjas ->
        [one] 1 Ninja ist dort offen
       *[other] { $ninjas } Ninjas sind dort offen
      }; du hast { $guards ->
        [one] 1 Wache
       *[other] { $guards } Wachen
      } im Vorrat.
ask-cover-last = Den letzten Ninja auf { $road } verdecken?
    .hint = Das vollendet den Weg: Ein Plättchen ersetzt die Wachen, und alle gehen nach Hause.
ask-cover-last-other = Den letzten Ninja auf { $road } verdecken?
    .hint = Das vollendet den Weg. { $seat } hat dort die meisten Wachen und wählt das Plättchen; alle Wachen gehen nach Hause.
ask-cover-stranded = Einen Ninja auf { $road } verdecken? Vorsicht
    .hint = Dann bleibt dir höchstens eine Wache außerhalb der Wege. Sie kommen erst zurück, wenn jemand einen Weg vollendet.
ask-tile = { $road } ist vollständig: welches Plättchen?
    .hint = Das eigene verbindet nur deine Orte, und seine Wachen geben allen anderen Punkte, die daneben bauen; ein neutrales verbindet für alle, und seine Wachen geben niemandem Punkte.
ask-tile-other = { $road } ist vollständig: welches Plättchen legst du?
    .hint = { $seat } ist am Zug, aber du hast dort die meisten Wachen, also entscheidest du. Die Wachen deines eigenen Plättchens geben anderen Punkte, die daneben bauen, die eines neutralen niemandem.
ask-set-guard = Aufbau: Setze eine Wache auf einen Weg
    .hint = Auf einen Weg mit mindestens { $ninjas } Ninjas und ohne fremde Wache; ein Ninja bleibt offen.
ask-set-champion = Aufbau: Wo beginnt dein { $champion }?
    .hint = In einem Dorf, wo noch keiner deiner Helden ist. Bei seiner Gebäudeart findet er Missionsplättchen.
ask-join = { $mission }: Nimmst du teil?
    .hint = Das bindet eine deiner Wachen; zu Beginn eines eigenen Zuges kannst du sie zurücknehmen und bist dann draußen.
ask-card = Eine neue Stadt! Nimm eine Stadtkarte
    .hint = { $cards ->
        [1] Es ist die letzte; sie wirkt sofort.
       *[other] Vom linken oder rechten Ende der Auslage; sie wirkt sofort.
      }
ask-take = { $more ->
    [yes] Nimm noch ein Plättchen
   *[no] Nimm ein Plättchen
  }
    .hint = { $more ->
        [yes] Von anderer Art als das davor.
       *[no] { $count ->
            [one] Ein Plättchen.
           *[other] { $count } verschiedene Plättchen, eines nach dem anderen.
          }
      }
ask-free = Grenzbonus: eine freie neutrale Aktion?
    .hint = Ein Feld der neutralen Spalte, das etwas bewirkt, ohne Wachen und AP. Danach folgt die Belohnung.
ask-reward = Grenzbonus: Nimm deine Belohnung
    .hint = { $points } Punkte{ $tiles ->
        [0] { "" }
        [one] {" "}oder ein Plättchen aus dem Vorrat
       *[other] {" "}oder { $tiles } verschiedene Plättchen aus dem Vorrat
      }.
ask-one-bonus = Grenzbonus: Wähle eines
    .hint = { $free ->
        [no] { "" }
       *[yes] Eine freie neutrale Aktion oder{" "}
      }{ $points } Punkte{ $tiles ->
        [0] { "" }
        [one] {" "}oder ein Plättchen aus dem Vorrat
       *[other] {" "}oder { $tiles } verschiedene Plättchen aus dem Vorrat
      }.

# Die Teile eines Zuges.
step-space = Feld
step-mission = Auftrag
step-act = Aktion
step-move = Bewegen
step-second = Zweiter Weg
step-cover = Verdecken
step-road = Wegplättchen
step-build = Bauen
step-tile = Plättchen
step-vanish = Verschwinden
step-card = Stadtkarte
step-free = Freie Aktion
step-reward = Belohnung
step-set-guards = Wachen
step-set-champions = Helden
step-begin = Beginn

button-pass = Passen
button-done = { $at ->
    [cover] Nicht verdecken
    [road] Hier bleiben
    [free] Keine Aktion
    [join] Nicht teilnehmen
    [move] Nicht bewegen
    [build] Nicht bauen
    [tile] Kein Plättchen
    [sell] Nicht verkaufen
    [gain] Nichts nehmen
    [vanish] Alle lassen
   *[both] Keines von beiden
  }
button-cover = Ninja verdecken
button-tile-own = Eigenes (noch { $count })
button-tile-neutral = Neutrales (noch { $count })
button-join = Teilnehmen
button-leave = Wettlauf verlassen
button-card = Karte: { deed }
button-take = { $tile }
button-reward = Punkte
button-sell = Truhe verkaufen
button-gain = { $what ->
    [ap] AP nehmen
   *[vp] Punkte nehmen
  }
button-lead = { $seat }
button-vanish = { $champion } verschwindet


## Warum nicht: Was man antippt, wird nicht noch einmal genannt

why-left-or-above-the-last-space = Dieses Feld liegt links von oder über deinem letzten; in einer Runde geht es nur nach rechts und unten.
why-not-enough-guards = Dieses Feld braucht jetzt { $needed ->
    [one] 1 Wache
   *[other] { $needed } Wachen
  }, und du hast { $guards } im Vorrat.
why-not-enough-action-points = Dieses Feld kostet { $cost } AP, und du hast { $ap }; die Leiste endet bei { $lowest }.
why-this-road-does-not-begin-where-the-champion-is = Von deinem Helden führt kein Weg direkt nach { $place }.
why-too-many-uncovered-ninjas = { $way }: { $uncovered } offene Ninjas sind zu viele; dein { $champion } kommt an { $strength } vorbei.
why-the-champion-is-not-there = Dein { $champion } ist nicht in { $place }; ein Held baut, wo er steht.
reason-only-the-cards-at-the-ends = Nur die Karten an den beiden Enden der Auslage können genommen werden.
reason-only-neutral-spaces-are-free = Der Grenzbonus gibt nur eine Aktion der neutralen Spalte.
reason-no-champion-of-yours-is-there = Dort steht keiner deiner Helden; ein Held baut, wo er steht.

## Der Verlauf auf dem Bildschirm

scene-log-space = wählte das Feld { $column }, { $cost } AP, mit { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  }
    .brief = { $column } { $cost } AP
scene-log-city-card = nahm eine Stadtkarte: { deed }
scene-log-lead = bewegte den { $champion } von { $seat } über { $way }
scene-log-free = freie Aktion: { deed }
scene-log-special = nutzte A9: { deed }
scene-log-cannot-act = kann nichts tun und passt
scene-log-mission = erfüllte { $mission } (+{ $points })
scene-log-take-back = nahm { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  } zurück (jetzt { $ap } AP)

## Hilfe: die Regeln zu dem, was auf dem Bildschirm ist

help-goal = Führe drei Panda-Helden, Mönch, Gouverneur und Krieger, durch ein Land voller Ninjas. Punkte gibt es für Gebäude, für von Ninjas befreite Orte, durch Stadtkarten und Aufträge und am Ende für die Plättchen, die deine Helden gesammelt haben.

    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden mehr Aktionspunkte; sonst wird der Sieg geteilt.
    .title = Worum es geht
help-turn = Eine Runde besteht aus einzelnen Zügen in Spielreihenfolge, bis alle gepasst haben. In deinem Zug
    - wählst du ein Feld des Aktionsplans und eine seiner Optionen,
    - setzt so viele deiner Wachen darauf, wie es jetzt braucht (die Zahl auf dem Schild),
    - bezahlst die AP seiner Zeile (die Zahl links),
    - und führst aus, was dort steht.

    Passen darfst du in jedem Zug; dann hast du in dieser Runde keinen weiteren. Haben alle gepasst, nehmen alle ihre Wachen vom Aktionsplan zurück: Jede gibt 1 AP. Wer dann die wenigsten AP hat, beginnt.
    .title = Ein Zug
help-board = Dein erstes Feld einer Runde ist beliebig. Danach darfst du dasselbe noch einmal wählen, eines weiter rechts in seiner Zeile oder irgendeines in einer Zeile darunter. Was links oder darüber liegt, ist dir bis zum Ende der Runde verschlossen. Von oben nach unten kosten die Zeilen { $row_costs } AP.

    Ein leeres farbiges Feld braucht { $coloured_guards ->
        [one] 1 Wache
       *[other] { $coloured_guards } Wachen
      }, ein leeres neutrales { $neutral_guards }. Jedes Mal, wenn ein Feld in der Runde gewählt wird, von wem auch immer, braucht es { $more_guards } mehr. Fremde Wachen versperren nie ein Feld.

    { term-void.effect }
    .title = Der Aktionsplan
help-points = { term-ap.effect } Ein Feld, das 0 kostet, gilt nicht als Zahlung.

    Steine auf einem Feld der AP-Leiste bilden einen Stapel; wer zuletzt ankommt, liegt oben und kommt zuerst.
    .title = Aktionspunkte und Reihenfolge
help-moving = Ein Held kommt über einen Weg, wenn seine Stärke mindestens so groß ist wie die Zahl der offenen Ninjas dort. Die Stärke wächst mit seinen Stärkeplättchen (Gebetskette, Münze, Schwert), das aufgedruckte mitgezählt.

    Nach jedem Weg darfst du einen seiner Ninjas mit einer Wache aus deinem Vorrat verdecken. Bei zwei Wegen wird der erste ganz abgeschlossen, mit Wache und Plättchen, bevor der zweite beginnt; Zurückgehen ist erlaubt. Zeigst du auf einen Ort, siehst du den Weg und die Wache oder das Plättchen, das er bringen kann.
    .title = Bewegung
help-roads = Sobald kein Ninja eines Weges mehr offen ist, ersetzt der Spieler mit den meisten Wachen dort (bei Gleichstand: wer die letzte setzte) sie durch ein Wegplättchen. { $tile_reading ->
        [own] Es ist ein eigenes, oder ein neutrales, wenn keines davon passt.
       *[ask] Es ist ein eigenes oder ein neutrales; gefragt wird dieser Spieler, wer auch immer am Zug ist.
      } Alle Wachen des Weges gehen ohne AP nach Hause. Wegplättchen, nach der Zahl ihrer Wachen: Jeder hat { $own_roads }; neutrale gibt es { $neutral_roads }.

    Die Wachen auf einem Plättchen zählen weiter als Wachen um beide Orte: die eines farbigen für seinen Besitzer, die eines neutralen für niemanden. Passt kein Plättchen mehr, bleiben die Wachen stehen.

    Wachen auf unfertigen Wegen fehlen dir. Behalte einige, sonst kannst du nichts tun.
    .title = Wachen und Wegplättchen
help-freed = { term-free.effect }
    .title = Befreite Orte
help-building = Der Mönch baut Torbögen, der Gouverneur Märkte, der Krieger Pagoden, jeder dort, wo er steht. Um den Ort müssen genug Wachen sein, gleich welcher Farbe:
    - 1. Gebäude: { $needed_1 } Wachen, { $build_1 } Punkte
    - 2.: { $needed_2 } Wachen, { $build_2 } Punkte
    - 3.: { $needed_3 } Wachen, { $build_3 } Punkte; das Dorf wird zur Stadt
    - 4.: { $needed_4 } Wachen, { $build_4 } Punkte
    - 5.: { $needed_5 } Wachen, { $build_5 } Punkte
    - 6.: { $needed_6 } Wachen, { $build_6 } Punkte; die Stadt wird zur Hauptstadt

    Jede fremde Wache ringsum gibt { $foreign_points } mehr. Die ersten drei Gebäude sind von verschiedener Art, und die drei auf dem Stadtfundament ebenso. Es gibt { $gates } Torbögen, { $markets } Märkte, { $pagodas } Pagoden und { $bases } Stadtfundamente.
    .title = Bauen
help-cities = Das dritte Gebäude macht ein Dorf zur Stadt: Die Gebäude gehen zurück in den Vorrat, ein Stadtfundament kommt hin, und du nimmst eine Stadtkarte. { term-card.effect }

    Eine Stadt zählt als je ein Gebäude jeder Art. Dorfaktionen bauen nur in Dörfern, Stadtaktionen (das Zeichen mit der Mauer) nur in Städten.
    .title = Städte und Stadtkarten
help-border = { term-border.effect }
    .title = Der Rand
help-bonus = { term-bonus.effect } Die freie Aktion ist eine der neutralen Spalte, ohne Wachen und AP; was sie sonst braucht, muss da sein. (Auf dem Plan ist ! die goldene Marke.)
    .title = Grenzbonus
help-tiles = { term-strength.effect }

    { term-quest.effect } Der Klanbogen zeigt, was das jetzt ergibt.
    .title = Stärke- und Missionsplättchen
help-actions = - Bewegen: über einen Weg, oder über einen oder zwei.
    - Umgehen: eine Bewegung, bei der weniger Ninjas zählen.
    - { $covers_most } verdecken: eine Bewegung, nach der du so viele Ninjas verdecken darfst.
    - Bauen: in einem Dorf, mit der Mauer in einer Stadt.
    - Gebetskette, Münze, Schwert: Nimm das Stärkeplättchen.
    - Laterne, Truhe, Maske: Nimm das Missionsplättchen, beim eigenen Gebäude des Helden.
    - Verschwinden: Nimm einen Helden vom Plan oder setze einen verschwundenen an einen beliebigen Ort.
    - Verkauf: Der Gouverneur bei einem Markt verkauft eine Truhe.
    - +AP und +SP: So viele erhältst du.

    Zwei Zeichen in einer Option sind zwei Aktionen: eine oder beide, in beliebiger Reihenfolge.
    .title = Was die Aktionen bewirken
help-missions = { $missions_reading ->
        [off] Diese Partie wird ohne Aufträge gespielt.
       *[on] { term-mission.effect } Die Karten sagen, was sie bringen; auf der blauen steht, wie es um alle steht.
      }

    A4 bis A6 sind ein Wettlauf: Wer teilnimmt, hat eine Wache auf der Karte und darf sie zu Beginn eines eigenen Zuges ohne AP zurücknehmen, ist dann aber draußen. A9 hat sechs Aktionen: { $a9_reading ->
        [turn] In jedem Zug
       *[round] Einmal je Runde
      } darfst du eine Wache dorthin setzen, statt ein Feld zu wählen, und zahlst keine AP.
    .title = Aufträge
help-end = { term-end.effect }
    .title = Das Ende
help-setup = Alle beginnen mit { $start_ap } AP, { $start_vp } Punkten und { $guards_each } Wachen. { $starts ->
        [one] Ein Ort erhält
       *[other] { $starts } Orte erhalten
      } ein Startgebäude. Von jedem Stärkeplättchen gibt es { $strength_supply }, von jedem Missionsplättchen { $quest_supply }. { $city_cards } Stadtkarten liegen aus.

    In Spielreihenfolge, einzeln nacheinander, setzt jeder { $guards_set_up ->
        [one] 1 Wache
       *[other] { $guards_set_up } Wachen
      } auf Wege mit mindestens { $set_up_ninjas } Ninjas, nie wo eine fremde Wache steht und nie auf den letzten Ninja. Dann kommen die Helden: die Mönche vom letzten Spieler zum ersten, die Gouverneure vom ersten zum letzten, die Krieger wieder vom letzten an, jeder in ein Dorf ohne einen anderen deiner Helden.
    .title = Aufbau

## Über die Pläne

about-board = Teile, Regeln, welche Aktionen es gibt und was jede Zeile kostet, sind die der Regelhefte. Der Spielplan, und welche Aktion in welcher Zeile liegt (also was sie kostet), sind von uns nachgebaut, und du kannst deine eigenen laden.
    .given = Alle Teile und ihre Zahlen, Aufbau, Zug, Bewegung, Wegplättchen, Bauen, Stadtkarten, Aufträge und Ende; welche Aktionen es gibt und was eine Zeile kostet; das Feld des Kriegers für 1 AP und die Zeile von +4 AP.
    .ours = Die gedruckten Bilder fehlen uns. Darum ist dies von uns, so gemacht, dass es zu allem passt, was die Regelhefte sagen:
    - der Spielplan: Orte, Wege, Ninjas, Namen, ein Randgebiet je Seite
    - welche Aktion in welcher Zeile liegt: Ein Missionsplättchen kostet auf „panda“ 2 AP und auf „calibrated“ 4
    - wie viel das Feld gibt, das Punkte bringt: 4 auf „panda“, 2 auf „calibrated“
    - die Enden der AP-Leiste, und welches ihrer zwei Felder unter 0 2 Punkte kostet und welches 5
    - wie viele Plättchen auf einen Klanbogen passen, und dass je zwei Startgebäudekarten jede Art zeigen

    „calibrated“ ist derselbe Spielplan mit einem anderen Aktionsplan: Bauen kommt vor Sammeln; „bamboo“ ist ein kleiner eigener Plan für zwei, auf dem das Spiel früher endet.
    .load = Schreibe, was du auf deinem Plan siehst, in eine Plandatei: ein Text in TOML, die Dateien unten sind die Muster. Orte, Wege mit ihren Ninjas, Randwege, die Felder des Aktionsplans, Leisten und Karten stehen alle darin. Orte ohne Koordinaten werden von selbst auf dem Plan verteilt. Einen Schlüssel, den Plandateien nicht haben, weisen wir mit Namen zurück.

## Die Regeln nach ihren Nummern, und Antworten auf das, was sie offen lassen

rule-p-1 = Way of the Panda ist für zwei bis vier Spieler, jeder mit einem Klan aus drei Helden; wer die meisten Punkte hat, gewinnt.
rule-p-14 = Alles ist offen. Der Zufall entscheidet nur im Aufbau: Stadtkarten, Startgebäude, Startspieler, Aufträge.
rule-p-15 = Der Aktionsplan hat vier Spalten: Mönch, Gouverneur, Krieger, neutral. Von oben nach unten kosten seine Zeilen { $row_costs } AP.
rule-p-16 = Ein farbiges Feld kann zwei Optionen zeigen, von denen du eine wählst; ein neutrales zeigt immer eine.
rule-p-17 = Zwei Aktionen in einer Option: eine oder beide, in beliebiger Reihenfolge. Die zweite darf nutzen, was die erste erreicht hat.
rule-p-24 = Orte und Wege sind die des gespielten Plans.
rule-p-26 = { term-border.effect }
rule-p-27 = { term-card.effect }
rule-p-33 = Im Aufbau setzt jeder { $guards_set_up ->
    [one] 1 Wache
   *[other] { $guards_set_up } Wachen
  } in Spielreihenfolge, einzeln nacheinander: auf einen Weg mit mindestens { $set_up_ninjas } Ninjas und ohne fremde Wache.
rule-p-34 = Im Aufbau werden alle Mönche in umgekehrter Spielreihenfolge gesetzt, dann die Gouverneure in Spielreihenfolge, dann die Krieger in umgekehrter: jeder in ein Dorf, in dem kein Held desselben Spielers ist.
rule-p-35 = Mit Aufträgen werden am Ende des Aufbaus eine grüne und eine blaue Karte gezogen.
rule-p-37 = Ein Zug: ein Feld wählen, die Wachen setzen, die AP bezahlen, die Aktion ausführen. Dann ist der nächste Spieler dran.
rule-p-38 = Dein erstes Feld einer Runde ist beliebig. Danach: noch einmal dasselbe, weiter rechts in seiner Zeile oder irgendeines in einer Zeile darunter.
rule-p-39 = Ein leeres farbiges Feld braucht { $coloured_guards ->
    [one] 1 Wache
   *[other] { $coloured_guards } Wachen
  }, ein leeres neutrales { $neutral_guards }; eines, das in dieser Runde gewählt wurde, { $more_guards } mehr als das letzte Mal.
rule-p-40 = { term-ap.effect }
rule-p-42 = Passen darfst du in jedem Zug, und du musst es, wenn du kein Feld besetzen und bezahlen kannst. Wer gepasst hat, hat in der Runde keinen Zug mehr. { term-void.effect }
rule-p-46 = Eine Bewegung führt einen Helden über einen Weg an dessen anderes Ende; eine über einen oder zwei Wege tut das ein- oder zweimal mit demselben Helden.
rule-p-47 = Ein Held kommt über einen Weg, wenn seine Stärke mindestens so groß ist wie die Zahl der offenen Ninjas dort.
rule-p-48 = Nach jedem Weg darfst du einen seiner offenen Ninjas mit einer Wache aus deinem Vorrat verdecken.
rule-p-50 = Den Plan über einen Randweg zu verlassen, ins nächste Randgebiet zu gehen und über einen Randweg zurückzukommen ist je eine Bewegung. Zwischen Randgebieten sind keine Ninjas.
rule-p-54 = { term-road.effect }
rule-p-57 = { term-free.effect }
rule-p-58 = { term-build.effect } Dorfaktionen bauen nur in Dörfern, Stadtaktionen nur in Städten.
rule-p-59 = Die ersten drei Gebäude eines Ortes sind von drei Arten, und die drei auf seinem Stadtfundament ebenso.
rule-p-62 = { term-city.effect }
rule-p-63 = Die neutrale Bauaktion: Ein eigener Held in einer Stadt baut dort seine Gebäudeart, nach den üblichen Regeln.
rule-p-64 = Das sechste Gebäude macht eine Stadt zur Hauptstadt; mehr wird dort nicht gebaut.
rule-p-65 = { term-bonus.effect }
rule-p-66 = Die freie neutrale Aktion braucht alles, was sie sonst braucht: Stärke, Wachen ringsum, Stücke. Angeboten wird sie nur, wo sie etwas bewirkt.
rule-p-67 = { term-strength.effect } Ist keines mehr da oder die Spalte voll, wird nichts genommen.
rule-p-68 = { term-quest.effect } Ist keines mehr da oder die Spalte voll, wird nichts genommen.
rule-p-69 = { term-vanish.effect }
rule-p-70 = { term-sell.effect }
rule-p-73 = Eine Stadtkarte wirkt sofort und ist dann weg. Ihre Plättchen sind von verschiedener Art und brauchen keinen Helden vor Ort; auf ihre Bewegungen darf man verzichten.
rule-p-82 = Wer an A4 bis A6 teilnehmen will, setzt im Aufbau eine Wache auf die Karte. Jedes passende Gebäude rückt sie weiter. Zu Beginn eines eigenen Zuges darf man sie ohne AP zurücknehmen; der Fortschritt ist verloren, und eine Rückkehr gibt es nicht.
rule-p-83 = { mission-A9.effect }
rule-p-86 = { mission-B3.effect }
rule-p-87 = { mission-B4.effect }
rule-p-89 = { mission-B6.effect }
rule-p-91 = { term-end.effect }
rule-po-12 = { term-void.effect }
rule-pr-4 = Im Aufbau darf eine zweite eigene Wache auf einen Weg, aber ein Ninja bleibt offen.
rule-pr-5 = Die AP-Leiste endet bei { $highest_ap }; was darüber geht, verfällt.
rule-pr-22 = Ein verschwundener Held ist nicht auf dem Plan: Er kann sich nicht bewegen, nicht bauen, keine Missionsplättchen nehmen und nichts verkaufen.
rule-pr-37 = Das dritte Gebäude braucht ein Stadtfundament. Es gibt { $bases }; sind sie aufgebraucht, wird kein Dorf mehr zur Stadt.
rule-pr-39 = Jedes Gebäude außer dem dritten braucht ein Stück seiner Art aus dem Vorrat.
rule-pr-43 = Verschiedene Plättchen sind Plättchen verschiedener Art; du nimmst so viele, wie Vorrat und Klanbogen erlauben.
rule-pr-49 = A9 braucht eine Wache aus deinem Vorrat und keine AP, geht also auch mit 0 AP oder weniger.
rule-pr-50 = Die erste Sonderaktion versetzt einen Helden, der auf dem Plan ist; ein verschwundener kommt durch „Auftauchen“ zurück.
rule-pr-66 = { $round_limit ->
    [0] Diese Partie hat keine Höchstzahl an Runden.
   *[other] Das Spiel endet spätestens mit Runde { $round_limit }.
  } Auch eine Runde, in der niemand ein Feld wählt, beendet es.
ruling-A1-1 = Die vier Plättchen dürfen eigene und neutrale gemischt sein. Eine Stadt zählt, als hätte sie jedes Gebäude.
ruling-A1-2 = Erfüllt ein Ereignis die Karte für mehrere, punktet, wer am Zug ist, sonst der Nächste in der Reihenfolge.
ruling-A2-1 = { ruling-A1-1 }
ruling-A2-2 = { ruling-A1-2 }
ruling-A3-1 = { ruling-A1-1 }
ruling-A3-2 = { ruling-A1-2 }
ruling-A4-1 = Startgebäude zählen für niemanden; dritte und freie Gebäude zählen für den, der sie errichtet.
ruling-A4-2 = Wenn jemand punktet, gehen alle Wachen auf der Karte ohne AP nach Hause.
ruling-A5-1 = { ruling-A4-1 }
ruling-A5-2 = { ruling-A4-2 }
ruling-A6-1 = { ruling-A4-1 }
ruling-A6-2 = { ruling-A4-2 }
ruling-A7-1 = Eine Seite ist erreicht, wenn auf einem ihrer Randwege ein Wegplättchen liegt. Zwei Randwege einer Seite sind über den Rand nicht verbunden.
ruling-A8-1 = Es zählt auch, wenn das Plättchen eines anderen dein Netz vollendet: Du punktest sofort.
ruling-A9-1 = Das ist dein ganzer Zug, aber dein Platz auf dem Aktionsplan bleibt, wo er war.
ruling-A9-2 = Zuerst wird die letzte der sechs Aktionen ausgeführt; dann gehen alle Wachen ohne AP nach Hause. Wachen, die am Spielende dort stehen, bleiben.
ruling-A9-3 = Ein Bau durch A9 gibt alles, was ein Gebäude gibt: Punkte, Stadtkarte, Grenzbonus.
ruling-B2-1 = Helden am Rand oder außerhalb des Plans sind in keiner Stadt.
ruling-B3-1 = Benachbarte Seiten zählen wie gegenüberliegende.
ruling-B5-1 = Helden an einem Ort haben den Abstand 0; die am Rand oder außerhalb des Plans zählen nicht. Ein größter Abstand von 0 bringt nichts.
ruling-B6-1 = Wer dort keine Wache hat, erhält nichts, auch wo niemand eine hat.
ruling-B7-1 = Es zählt nur das beste einzelne Netz eines Spielers, und nur, wenn genug seiner Orte das Gebäude haben: Eine Stadt allein zählt nichts.
ruling-B7-2 = Ein Stadtfundament zählt als eines, ein Gebäude der Art darauf als weiteres.
ruling-B8-1 = { ruling-B7-1 }
ruling-B8-2 = { ruling-B7-2 }
ruling-B9-1 = { ruling-B7-1 }
ruling-B9-2 = { ruling-B7-2 }
ruling-c1-1 = Kein Held muss irgendwo stehen; du nimmst so viele, wie Vorrat und Klanbogen erlauben.
ruling-c1-2 = Verschieden heißt: nicht zwei von einer Art.
ruling-c2-1 = AP über das Ende der Leiste hinaus verfallen. Dein Stein liegt auf seinem neuen Feld obenauf.
ruling-c3-1 = Dafür braucht es weder Gebäude noch einen Helden am Ort; du nimmst so viele, wie Vorrat und Klanbogen erlauben.
ruling-c3-2 = Verschieden heißt: nicht zwei von einer Art.
ruling-c5-1 = Die Punkte kommen sofort, was das Gebäude auch sonst bringt.
ruling-c6-1 = Die Bücher sind verschieden: Im italienischen stehen 2 Punkte, im deutschen 3. Eine Einstellung entscheidet es.
ruling-c6-2 = Die Bewegung darf entfallen. Für sie gelten die üblichen Regeln: Stärke gegen Ninjas, danach auf Wunsch eine Wache.
ruling-c8-1 = Ein Held geht beide Wege. Nach jedem darfst du einen Ninja verdecken; der zweite Weg darf entfallen.
ruling-c4-1 = { ruling-c2-1 }
ruling-c7-1 = { ruling-c5-1 }
ruling-c8-2 = { ruling-c6-2 }
ruling-B1-1 = Neutrale Wegplättchen zählen für niemanden.
ruling-B4-1 = Wachen auf neutralen Plättchen zählen für niemanden.
ruling-move-1 = Der erste Weg einer Bewegung wird mit Wache, Plättchen und befreiten Orten abgeschlossen, bevor der zweite beginnt; heimgekehrte Wachen sind sofort nutzbar.
ruling-move-2 = Hin und zurück ist erlaubt und kann zwei Ninjas eines Weges verdecken.
ruling-road-1 = Wer die meisten Wachen hat, wählt das Plättchen auch im Zug eines anderen und nachdem er gepasst hat.
ruling-road-2 = Ein Plättchen mit 3 Wachen hat auf der Rückseite 2: Es ist ein Stück.
ruling-free-1 = Eine Wache kann beide Enden eines Weges befreien; beide zählen.
ruling-free-2 = Zuerst wird das Wegplättchen gelegt, dann werden die Wachen gezählt: Die aufgedruckten gehören seinem Besitzer.
ruling-build-1 = Neutrale Wachen zählen für das, was ein Gebäude braucht, geben aber niemandem Punkte.
ruling-build-2 = Ein Startgebäude ist das erste Gebäude seines Ortes.
ruling-city-1 = Ein leeres Stadtfundament zählt als ein Torbogen, ein Markt und eine Pagode.
ruling-bonus-1 = Die freie Aktion sieht nicht darauf, wo du auf dem Aktionsplan bist, und lässt die Zahl der Wachen dort, wie sie war. +AP kostet dann nichts.
ruling-ap-1 = Nur das Feld zählt, auf dem eine Zahlung endet; Punkte fallen nie unter 0.
ruling-ap-2 = Nach rechts auf ein Feld unter 0 zu kommen kostet nichts, und eine Zeile, die 0 kostet, auch nicht.
ruling-vanish-1 = Ein Held am Rand darf verschwinden; auftauchen kann er nur an einem Ort.
ruling-sell-1 = Eine verkaufte Truhe geht in den Vorrat und kann wieder verdient werden.
ruling-end-1 = Wer das Ende auslöst, spielt weiter wie alle; Stücke, die später zurückkommen, ändern nichts.
example-space = A hat g3 gewählt. Was links davon oder darüber liegt, ist für die Runde verschlossen; dasselbe Feld, weiter rechts und darunter ist offen.
example-ap = A hat 0 AP und nimmt +4 AP für 2: Die Zahlung endet auf −2 und kostet 5 Punkte; dann kommen die 4 AP.
example-strength = Der Mönch hat Stärke 1: Er kommt über den Weg mit einem Ninja, nicht über den mit dreien.
example-road = Beide haben dort eine Wache. A hat die letzte gesetzt und wählt das Plättchen.
example-free = A verdeckt den letzten Ninja um Longyan: 2 Punkte dafür, 4 für eigene Wachen; B erhält 3.
example-build = Um Yunxi sind zwei Wachen, eine davon von B: 4 Punkte für das erste Gebäude und 1 für die Wache.
example-bonus = Das erste Gebäude in Xuefeng: 4 Punkte, ein freies +4 AP und 5 Punkte als Belohnung.
example-quest = Gebetskette und Laterne: Wo kein Torbogen ist, findet der Mönch keine Laterne, aber die Gebetskette darf er nehmen.
example-A7 = Das Plättchen auf dem Randweg verbindet die West- mit der Ostseite: 15 Punkte.
example-A9 = A hat eine Wache auf der Karte und hat sie in dieser Runde genutzt.
example-c1 = A hat Songlin zur Stadt gemacht und nimmt die linke Karte: zwei von Gebetskette, Münze und Schwert. Missionsplättchen gehören nicht dazu.
example-c2 = A nimmt die Karte mit AP. Sie bringt keine Punkte, aber Züge.
example-c3 = Missionsplättchen von einer Karte brauchen kein Gebäude: Hier ist der Krieger nicht einmal auf dem Plan.
example-c5 = Die Karte ist sofort 4 Punkte wert.
example-c6 = Wie meist gespielt: 2 Punkte, und der Mönch darf weiter an einen Ort, den er erreicht.
example-c8 = 1 Punkt, und nach dem ersten Weg darf der Mönch einen zweiten gehen.

## Vom Rahmen gesagt, in Worten dieses Spiels

welcome-type = Tippe, was du tun möchtest (m2 b, build gate p04 oder eine Nummer der Liste). Außerdem: hilfe, tipp, zurück, ende.
help-1 = Du wählst mit einer Nummer der Liste oder mit der Wahl selbst oder einem Teil davon: `space m2 b` oder nur `m2 b`.
help-why = warum etwas (nicht) geht: warum move monk r04
help-rules = ein Wort oder einen Auftrag erklären: regeln Stärke

## Was man besitzt, und was ein Gebäude einbringt

good-ap = AP
good-guards = { $count ->
    [one] Wache
   *[other] Wachen
  }
good-beads = { tile-beads }
good-coin = { tile-coin }
good-sword = { tile-sword }
good-lantern = { tile-lantern }
good-chest = { tile-chest }
good-mask = { tile-mask }
good-city-cards = { $count ->
    [one] Stadtkarte
   *[other] Stadtkarten
  }
good-border-bonuses = { $count ->
    [one] Grenzbonus
   *[other] Grenzboni
  }

## Was das Ende eingeleitet hat, und Teile der Wertung

closing-city-bases = { $seat }: { ending-city-bases }.
closing-capitals = { $seat }: { ending-capitals }.
closing-building-supply = { $seat }: { ending-building-supply }.

## Einen Tisch einrichten

summary = { $players ->
    [2] Zwei Personen
    [3] Drei Personen
   *[4] Vier Personen
  }. { $land ->
    [calibrated] Das Land, in dem Bauen zuerst kommt
    [bamboo] Bambushain, der kleine Plan
    [panda] Das Land unserer Regeln
   *[own] Ein eigener Plan
  }. { $mode ->
    [off] Keine Aufträge
    [drawn] Die Aufträge werden gezogen
    [more] { $listed }; der andere wird gezogen
   *[named] { $listed }
  }.
group-map = Spielplan
    .about = Das Land, durch das ihr reist, mit seinem Aktionsplan.
group-missions = Aufträge
    .about = Eine grüne Karte ist ein Wettlauf, eine blaue zählt am Ende. Wählt je eine, oder überlasst es dem Los.
set-green = Grün: ein Wettlauf
set-blue = Blau: am Ende
refused-one-of-each = Höchstens ein grüner und ein blauer Auftrag.
refused-city-cards = In die Auslage gehören { $need } Stadtkarten, nicht { $have }; oder wähle „gezogen“.
refused-round-limit = Runden: eine Zahl von 1 bis { $most }, oder none; nicht „{ $value }“.

## What is wrong with a board file

refused-board-start-cards = Plandatei, { $where }: { $need } Orte haben ein Startzeichen, es gibt aber { $have } Startkarten.
refused-board-start-pieces = Plandatei, { $where }: Es gibt nur { $most } Steine { $found }.
refused-board-guard-roads = Plandatei, { $where }: Die Wachen des Anfangs brauchen { $need } Straßen; nur { $have } eignen sich.
refused-board-guards-left = Plandatei, { $where }: Für den Aktionsplan bleibt keine Wache.
refused-board-actions = Plandatei, { $where }: Hierher gehört eine Liste von einer oder zwei Aktionen.
refused-board-number-once = Plandatei, { $where }: Genau ein Ort hat die Nummer { $number }, nicht { $have }.
refused-board-road-itself = Plandatei, { $where }: Eine Straße führt von einem Ort zu einem anderen, nicht von { $found } zu sich selbst.
refused-board-exits = Plandatei, { $where }: Von jeder Seite führen vier Ausgänge ab, von Seite { $found } aber { $have }.
refused-board-side-pairs = Plandatei, { $where }: Hierher gehören Paare der Seiten N, E, S, W, nicht { $found }.
refused-board-no-way = Plandatei, { $where }: Kein Weg führt von { $first } nach { $then }.
refused-board-no-exit = Plandatei, { $where }: { $found } hat ein gelbes Feld, aber keine Straße von der Karte weg.
refused-board-yellow = Plandatei, { $where }: { $need } Orte haben ein gelbes Feld, nicht { $have }.
