### Way of the Panda auf Deutsch. Die Schlüssel sind dieselben wie in en.ftl.

title = Way of the Panda
goal = Führe Mönch, Statthalter und Krieger durch das Land, halte mit Wachen die Ninjas in Schach und baue Dörfer zu Hauptstädten aus.

# Die Begrüßung, eine Nachricht je Zeile.
welcome-1 = Ziel: die meisten Punkte, durch Gebäude, befreite Orte und das, was deine drei Helden sammeln.
welcome-2 = In jedem Zug: Wähle ein Feld der Aktionstafel (mit ▸ markiert). Es braucht Wachen aus deinem Vorrat und Aktionspunkte (AP).
welcome-3 = In einer Runde geht es auf der Tafel nach rechts und nach unten, nie zurück. Passen darfst du jederzeit; zurückgenommene Wachen geben dann je 1 AP.
welcome-4 = Ein Held kommt über eine Straße, wenn seine Stärke mindestens so groß ist wie die Zahl der Ninjas (×) dort, und darf einen mit einer Wache abdecken.
welcome-5 = Sind genug Wachen um einen Ort, dann baut ein Held, der dort steht. Das dritte Gebäude macht den Ort zur Stadt.
welcome-6 = Die Runde mit der fünften Stadt, der zweiten Hauptstadt oder dem letzten Stück einer Gebäudeart ist die letzte.
first-game = Dann lassen wir die Aufträge weg.

## Figuren und Plättchen

champion-monk = Mönch
champion-governor = Statthalter
champion-warrior = Krieger
building-gate = Tor
building-market = Markt
building-pagoda = Pagode
tile-beads = Perlen
tile-coin = Münze
tile-sword = Schwert
tile-lantern = Laterne
tile-chest = Truhe
tile-mask = Maske
column-monk = Mönch
column-governor = Statthalter
column-warrior = Krieger
column-neutral = Neutral
side-1 = Norden
side-2 = Osten
side-3 = Süden
side-4 = Westen

## Aktionen der Aktionstafel, der Stadtkarten und von A9: kurz auf der Tafel, `.long` in Sätzen

do-move = { $extra ->
    [0] { $ignore ->
        [0] { $steps ->
            [one] ziehen
           *[other] ziehen 1-{ $steps }
          }
       *[other] schleichen { $ignore }
      }
   *[other] ziehen, { $covers } decken
  }
    .long = { $who ->
    [any] einen Helden
   *[other] den { $champion }
  } { $steps ->
    [one] über eine Straße
   *[other] über bis zu { $steps } Straßen
  } ziehen{ $ignore ->
    [0] { "" }
    [one] , ein Ninja zählt nicht
   *[other] , { $ignore } Ninjas zählen nicht
  }{ $extra ->
    [0] { "" }
   *[other] , dabei bis zu { $covers } Ninjas abdecken
  }
do-lead = führen, { $covers } decken
    .long = einen Helden eines beliebigen Spielers über eine Straße ziehen, dabei bis zu { $covers } Ninjas abdecken
do-build = { $city ->
    [yes] Stadt bauen
   *[no] bauen
  }
    .long = { $who ->
    [any] ein Held baut
   *[other] { $building } bauen
  } { $city ->
    [yes] in einer Stadt
   *[no] in einem Dorf
  }
do-strength = { $tile }
    .long = ein Stärkeplättchen nehmen ({ $tile })
do-quest = { $tile }
    .long = ein Questplättchen nehmen ({ $tile })
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
do-quest_tiles = { $amount } Quest
    .long = { $amount } verschiedene Questplättchen nehmen
do-teleport = versetzen
    .long = einen eigenen Helden an einen beliebigen Ort setzen
do-build_anywhere = überall bauen
    .long = irgendwo irgendetwas bauen, ohne Helden

## Aufträge: die Punkte sind die des gespielten Plans

mission-A1 = Ring der Tore (A1)
    .effect = Wer zuerst einen geschlossenen Ring aus vier eigenen oder neutralen Straßenplättchen hat, durch vier Orte mit je einem Tor.
mission-A2 = Ring der Märkte (A2)
    .effect = Wer zuerst einen geschlossenen Ring aus vier eigenen oder neutralen Straßenplättchen hat, durch vier Orte mit je einem Markt.
mission-A3 = Ring der Pagoden (A3)
    .effect = Wer zuerst einen geschlossenen Ring aus vier eigenen oder neutralen Straßenplättchen hat, durch vier Orte mit je einer Pagode.
mission-A4 = Torbauer (A4)
    .effect = Wer von denen, die teilnehmen, zuerst ein viertes Tor baut.
mission-A5 = Marktbauer (A5)
    .effect = Wer von denen, die teilnehmen, zuerst einen vierten Markt baut.
mission-A6 = Pagodenbauer (A6)
    .effect = Wer von denen, die teilnehmen, zuerst eine vierte Pagode baut.
mission-A7 = Quer durchs Land (A7)
    .effect = Wer zuerst zwei gegenüberliegende Seiten des Plans durch eigene und neutrale Straßenplättchen verbindet, Ausfallstraßen eingeschlossen.
mission-A8 = Eins, zwei, drei (A8)
    .effect = Wer zuerst die drei Orte mit Zahlen durch eigene und neutrale Straßenplättchen verbindet.
mission-A9 = Sonderaktionen (A9)
    .effect = Einmal je Runde, statt ein Feld der Aktionstafel zu wählen: Setze eine Wache auf ein freies Feld dieser Karte und führe es aus, ohne AP. Sind alle sechs besetzt, gehen die Wachen nach Hause und die Karte ist weg.
mission-B1 = Meiste Straßen (B1)
    .effect = Am Ende, für die meisten Straßenplättchen der eigenen Farbe auf dem Plan; bei Gleichstand punkten alle.
mission-B2 = Vereint (B2)
    .effect = Am Ende, wenn alle drei Helden in einer Stadt stehen; in einer Hauptstadt ist es mehr wert.
mission-B3 = Bis an die Grenzen (B3)
    .effect = Am Ende, für die Seiten des Plans, die ein Netz aus eigenen und neutralen Plättchen verbindet: 4, 3 oder 2 Seiten geben Punkte, weniger kosten welche.
mission-B4 = Meiste Wachen (B4)
    .effect = Am Ende, für die meisten Wachen auf eigenen Straßenplättchen; bei Gleichstand punkten alle.
mission-B5 = Weit voneinander (B5)
    .effect = Am Ende, für den längsten Weg über eigene und neutrale Plättchen zwischen zwei eigenen Helden; bei Gleichstand punkten alle.
mission-B6 = Rund um die Städte (B6)
    .effect = Am Ende, für jede Stadt und Hauptstadt: wer die meisten Wachen um sie hat.
mission-B7 = Verbundene Tore (B7)
    .effect = Am Ende: Wer die meisten Tore durch eigene und neutrale Plättchen verbindet, erhält Punkte für jedes; ein Stadtsockel zählt als eines.
mission-B8 = Verbundene Märkte (B8)
    .effect = Am Ende: Wer die meisten Märkte durch eigene und neutrale Plättchen verbindet, erhält Punkte für jeden; ein Stadtsockel zählt als einer.
mission-B9 = Verbundene Pagoden (B9)
    .effect = Am Ende: Wer die meisten Pagoden durch eigene und neutrale Plättchen verbindet, erhält Punkte für jede; ein Stadtsockel zählt als eine.

## Wonach gefragt wird

prompt-set-up-guard = Aufbau: Setze eine Wache auf einen Ninja einer Straße.
prompt-set-up-champion = Aufbau: Wo beginnt dein { $champion }?
prompt-join-race = { $mission }: Setzt du eine Wache auf die Karte und nimmst teil?
prompt-turn = Wähle ein Feld der Aktionstafel oder passe. ({ $ap } AP, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  } im Vorrat)
prompt-act = { $space ->
    [none] Was tust du?
   *[other] { $space }: Was tust du?
  }
prompt-one-road = Welche Straße jetzt?
prompt-cover = Einen Ninja auf { $road } abdecken? ({ $uncovered } offen, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  } im Vorrat)
prompt-choose-tile = { $road } ist vollständig. Welches Straßenplättchen ersetzt die Wachen?
prompt-take-card = Eine neue Stadt! Welche Karte der Reihe?
prompt-take-tile = Welches Plättchen nimmst du?
prompt-free-action = Grenzbonus: eine neutrale Aktion umsonst?
prompt-reward = Grenzbonus: Punkte oder das erste deiner Plättchen?
prompt-one-bonus = Grenzbonus: eine neutrale Aktion, Punkte oder Plättchen?

## Was man wählen kann. `.many` nennt die Gruppe, wo es zu viele sind; `.plain` wird ohne Stellung gesagt.

choice-space = { $space } { $option }: { $action } ({ $cost } AP, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  }{ $penalty ->
    [0] { "" }
   *[other] , kostet { $penalty } Punkte
  })
    .plain = Feld { $space }, Möglichkeit { $option }
    .many = Wähle ein Feld und seine Möglichkeit, zum Beispiel { $example }
choice-done = nichts weiter, fortfahren
choice-cover = einen Ninja abdecken{ $left ->
    [0] : das vollendet die Straße
   *[other] { "" }
  }{ $stranded ->
    [yes] . Vorsicht: Dann bleibt dir höchstens eine Wache außerhalb der Straßen, bis jemand eine vollendet
   *[no] { "" }
  }
    .plain = einen Ninja abdecken
choice-pass = passen: kein Zug mehr in dieser Runde
choice-tile = { $owner ->
    [own] ein eigenes Plättchen legen
   *[neutral] ein neutrales Plättchen legen
  } (noch { $stock } davor)
    .plain = { $owner ->
    [own] ein eigenes Plättchen legen
   *[neutral] ein neutrales Plättchen legen
  }
choice-mission = A9, Feld { $number }: { $action }
    .plain = Feld { $number } von A9 nutzen
choice-take = { $tile } nehmen
choice-move = den { $champion } { $border ->
    [yes] an der Grenze entlang
   *[no] über { $way }
  } nach { $place } ziehen{ $uncovered ->
    [0] { "" }
    [one] , vorbei an 1 Ninja
   *[other] , vorbei an { $uncovered } Ninjas
  }
    .plain = den { $champion } über { $way } ziehen
    .many = Einen Helden ziehen: Tippe Held und Straße, zum Beispiel { $example }
choice-build = { $building } in { $place } bauen (Gebäude { $number }: { $points } Punkte{ $foreign ->
    [0] { "" }
   *[other] {" "}und { $foreign } für fremde Wachen
  })
    .plain = { $building } in { $place } bauen
    .many = Bauen: Tippe Gebäude und Ort, zum Beispiel { $example }
choice-vanish = der { $champion } verschwindet vom Plan
choice-appear = der { $champion } erscheint in { $place }
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
choice-lead = einen Helden von { $seat } ziehen
choice-leave = die Wache von der Auftragskarte zurücknehmen (du verlässt den Wettlauf)
choice-guard = eine Wache auf { $road } ({ $uncovered ->
    [one] 1 Ninja
   *[other] { $uncovered } Ninjas
  } offen)
    .plain = eine Wache auf { $road }
    .many = Tippe eine Straße, zum Beispiel { $example }
choice-camp = in { $place } beginnen
    .many = Tippe einen Ort, zum Beispiel { $example }
choice-join = eine Wache auf die Karte setzen und teilnehmen
choice-city = { $card } kommt in die Reihe
choice-start = { $building } wird gezogen
choice-first = { $who } beginnt
choice-green = { $mission } wird gezogen
choice-blue = { $mission } wird gezogen

## Was geschehen ist. Der Name steht davor; wo es um jemand anderen gehen kann, steht er im Satz.

panda-city-row = Stadtkarte: { $card }
panda-start-building = { $building } in { $place }
panda-first = Startspieler: { $seat }
panda-camp = setzte den { $champion } nach { $place }
panda-draw-mission = Auftrag { $mission }
panda-join = nahm an { $mission } teil
panda-round = Runde { $number } beginnt
panda-space = wählte { $space }{ $option } mit { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  }
panda-no-effect = ohne Wirkung
panda-penalty = fiel auf { $ap } AP{ $points ->
    [0] { "" }
    [one] {" "}(−1 Punkt)
   *[other] {" "}(−{ $points } Punkte)
  }
panda-pass = passte
panda-cannot-act = { $seat } kann nichts tun und passt
panda-leave = nahm die Wache vom Auftrag zurück
panda-special = nutzte Feld { $space } von A9
panda-special-full = A9 ist voll: Die Wachen gehen nach Hause
panda-move = zog den { $champion } über { $way }
panda-cover = deckte einen Ninja auf { $road } ab
panda-lead = zog den { $champion } von { $other } über { $way }
panda-road = { $road } vollständig: Plättchen von { $seat }
panda-neutral-road = { $road } vollständig: neutrales Plättchen
panda-no-tile = { $road } vollständig: kein Plättchen mehr da, die Wachen bleiben
panda-freed = { $place } ist befreit (+{ $points } für { $seat })
panda-freed-guards = { $seat } +{ $points } für Wachen dort
panda-build = baute { $building } in { $place }, Gebäude { $number } (+{ $points }{ $foreign ->
    [0] { "" }
   *[other] {" "}und +{ $foreign } für fremde Wachen
  })
panda-city-card = nahm die Stadtkarte: { $card }
panda-free = führte n{ $row } umsonst aus
panda-reward = Grenzbonus (+{ $points })
panda-take = nahm ein Plättchen: { $tile }
panda-sell = verkaufte eine Truhe (+{ $points })
panda-points = erhielt { $points } Punkte
panda-action-points = erhielt AP (jetzt { $ap })
panda-vanish = ließ den { $champion } verschwinden
panda-appear = setzte den { $champion } nach { $place }
panda-progress = Schritt { $number } von { $mission }
panda-mission = { $seat } erfüllte { $mission } (+{ $points })
panda-last-round = dies ist die letzte Runde: { $ending }
panda-take-back = { $seat } nahm { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  } zurück ({ $ap } AP)
panda-over = { $ending }, das Spiel ist zu Ende

ending-city-bases = die fünfte Stadt steht
ending-capitals = die zweite Hauptstadt steht
ending-building-supply = eine Gebäudeart ist aufgebraucht
ending-stalemate = eine Runde lang hat niemand etwas getan
ending-round-limit = die letzte erlaubte Runde ist gespielt

## Warum etwas nicht geht

reason-a-capital-is-complete = { $place } ist eine Hauptstadt: Dort wird nichts mehr gebaut.
reason-a-champion-on-the-sheet-cannot-move = Der { $champion } ist nicht auf dem Plan und kann nicht ziehen.
reason-a-guard-of-another-player-is-on-this-road = Auf dieser Straße steht eine fremde Wache; im Aufbau musst du eine andere wählen.
reason-an-own-champion-is-already-there = In { $place } beginnt schon einer deiner Helden.
reason-another-champion-builds = Das ist eine Aktion des Helden { $champion }.
reason-another-champion-moves = Das ist eine Aktion des Helden { $champion }.
reason-choose-the-road-tile-first = Wähle zuerst das Plättchen für { $road }.
reason-left-or-above-the-last-space = { $space } liegt links von oder über { $last }, deinem letzten Feld; in einer Runde geht es nur nach rechts und unten.
reason-mission-a9-already-used-this-round = A9 hast du in dieser Runde schon genutzt.
reason-mission-a9-is-not-in-play = Auftrag A9 ist nicht im Spiel.
reason-no-champion-of-this-player-can-move = Kein Held von Spieler { $seat } kann ziehen.
reason-no-chest-to-sell = Du hast keine Truhe zu verkaufen.
reason-no-city-base-is-left = Es ist kein Stadtsockel mehr da, also gibt es kein drittes Gebäude mehr.
reason-no-guard-in-supply = Du hast keine Wache im Vorrat.
reason-no-own-guard-on-the-mission-card = Auf der Auftragskarte steht keine Wache von dir.
reason-no-piece-of-this-kind-is-left = { $building }: Davon ist nichts mehr da.
reason-no-set-up-guard-on-a-road-with-one-ninja = Im Aufbau kommt keine Wache auf eine Straße mit nur einem Ninja.
reason-no-supply-or-no-room-for-this-tile = { $tile }: Keines mehr da, oder auf deiner Clantafel ist kein Platz mehr dafür.
reason-nobody-sits-there = Auf Platz { $seat } sitzt niemand.
reason-none-is-left-in-the-supply = { $tile }: Im Vorrat ist keines mehr.
reason-not-a-border-area-next-to-the-champion = Der { $champion } ist in keinem Grenzgebiet neben { $way }.
reason-not-enough-action-points = { $space } kostet { $cost } AP, und du hast { $ap }; der Stein darf nicht unter die Leiste.
reason-not-enough-guards = { $space } braucht jetzt { $needed } Wachen, und du hast { $guards } im Vorrat.
reason-not-enough-guards-around = { $building } in { $place } braucht { $needed } Wachen ringsum; es sind { $guards }.
reason-one-card-is-left-take-it-as-the-left-one = Es liegt nur noch eine Karte in der Reihe: Nimm sie als linke.
reason-one-ninja-must-stay-uncovered = Im Aufbau muss ein Ninja der Straße offen bleiben.
reason-take-a-city-card-first = Nimm zuerst eine Stadtkarte.
reason-the-board-has-no-such-row = Die Tafel hat keine Reihe { $row }.
reason-the-board-has-no-such-space = Die Tafel hat kein Feld { $space }.
reason-the-champion-has-vanished = Der { $champion } ist nicht auf dem Plan.
reason-the-champion-is-not-at-its-own-building = Dafür muss der { $champion } bei seiner eigenen Gebäudeart stehen.
reason-the-champion-is-not-there = Der { $champion } ist nicht in { $place }.
reason-the-champion-is-on-the-map = Der { $champion } ist auf dem Plan; erscheinen kann nur, wer verschwunden ist.
reason-the-champion-is-on-the-sheet-or-already-there = Der { $champion } ist nicht auf dem Plan oder steht schon dort.
reason-the-column-on-the-sheet-is-full = { $tile }: Diese Spalte deiner Clantafel ist voll.
reason-the-map-has-no-such-place = Der Plan hat keinen Ort { $place }.
reason-the-map-has-no-such-road = Der Plan hat keine Straße { $road }.
reason-this-action-builds-in-a-city-only = Diese Aktion baut nur in Städten; { $place } ist keine.
reason-this-action-builds-in-a-village-only = Diese Aktion baut nur in Dörfern; { $place } ist eine Stadt.
reason-this-board-is-made-for-fewer-players = Dieser Plan ist für höchstens { $players } Spieler gemacht.
reason-this-kind-of-building-stands-there = { $building } steht in { $place } schon; jede Art gibt es einmal, und auf dem Stadtsockel noch einmal.
reason-this-neutral-action-would-have-no-effect = Die neutrale Aktion der Reihe { $row } würde jetzt nichts bewirken.
reason-this-road-does-not-begin-where-the-champion-is = { $way } beginnt nicht dort, wo der { $champion } steht.
reason-this-space-has-one-option-only = { $space } hat nur die Möglichkeit a.
reason-this-space-of-a9-is-taken = Feld { $space } von A9 ist besetzt.
reason-this-space-would-have-no-effect = { $space } würde jetzt nichts bewirken.
reason-this-tile-is-not-among-those-given = { $tile } ist keines der Plättchen zur Wahl, oder du hast es eben genommen.
reason-too-many-uncovered-ninjas = { $way } zeigt { $uncovered } offene Ninjas; der { $champion } kommt an { $strength } vorbei.

## Wertung

score-start = Beginn
score-buildings = Gebäude
score-foreign-guards = Fremde Wachen bei Gebäuden
score-freed = Befreite Orte
score-spaces = Felder der Tafel
score-sales = Verkaufte Truhen
score-city-cards = Stadtkarten
score-border-bonus = Grenzbonus
score-green-mission = Grüner Auftrag
score-penalties = Zu wenige AP
score-monk = Mönch: Perlen × Laternen
score-governor = Statthalter: Münzen × Truhen
score-warrior = Krieger: Schwerter × Masken
score-blue-mission = Blauer Auftrag
tie-break-1 = Aktionspunkte

## Der Tisch als Text

sketch-round = { $round ->
    [0] Aufbau
   *[other] Runde { $round }
  }
sketch-last = letzte Runde
sketch-borders = Grenzen
sketch-further = Weitere Straßen
sketch-actions = Aktionstafel
sketch-ap = AP
sketch-vp = SP
sketch-row = Stadtkarten
sketch-row-ends = von einem der Enden nehmen
sketch-row-empty = keine mehr
sketch-none = keiner
sketch-green = Grün
sketch-blue = Blau
sketch-supply = Vorrat
sketch-bases = Sockel { $count }
sketch-roads-left = Straßenplättchen
sketch-neutral = neutral
sketch-player = { $points } SP, { $ap } AP, Wachen { $guards }{ $board ->
    [0] { "" }
   *[other] {" "}(+{ $board } auf der Tafel)
  }
sketch-with-tiles = { $points } mit Plättchen
sketch-passed = gepasst
sketch-at = zuletzt { $space }
sketch-vanished = nicht auf dem Plan: { $champions }
sketch-race = Wettlauf: Schritt { $number }
sketch-points = { $points } SP
sketch-key-free = kann jetzt gewählt werden
sketch-key-moved = hier ist eben etwas geschehen
sketch-key-place = Ort p02: Dort steht ein Tor; 3 Wachen ringsum, das nächste Gebäude braucht 3; ! Grenzbonus, 1 2 3 Orte mit Zahl
sketch-key-city = eine Stadt mit einem Markt auf dem Sockel; ✓ befreit, kein Ninja ist mehr ringsum
sketch-key-road = Straße r06: eine Wache des ersten Spielers und ein offener Ninja
sketch-key-tile = ein Straßenplättchen mit 3 Wachen des ersten Spielers; ○ ist neutral
sketch-key-champions = Helden des ersten Spielers: Mönch, Statthalter, Krieger
sketch-key-space = Feld m3: braucht jetzt 2 Wachen; Möglichkeiten a / b
sketch-key-sheet = 2 von 4 Stärkeplättchen, 1 von 4 Questplättchen, am Ende 2 Punkte wert

help-sheet-actions = die Aktionstafel in ganzen Sätzen
help-sheet-cards = Stadtkarten und Aufträge
help-sheet-roads = jede Straße: Enden, Ninjas, Wachen

## Optionen und Voreinstellungen

option-board = Der Plan mit seiner Aktionstafel; ein eigener wird aus einer Datei gelesen.
    .label = Der Plan und seine Aktionstafel
option-missions = Die beiden Aufträge: gezogen, keine oder mit Namen, etwa A4 B7.
    .label = Die beiden Aufträge
option-cards = Die Stadtkarten von links nach rechts: gezogen oder mit Namen.
    .label = Die Stadtkarten
option-freed_bonus = Wer die 2 Punkte für einen befreiten Ort erhält: wer die letzte Wache setzte oder wer das Plättchen legte.
option-road_tile = Ob nach einem eigenen oder neutralen Straßenplättchen gefragt wird.
option-border_bonus = Ob der Grenzbonus eine Aktion und eine Belohnung ist oder eines von beiden.
option-city6 = Die Punkte der Stadtkarte mit einer Bewegung.
option-b3 = Die Punkte des Auftrags B3, nach Ausgabe.
option-b4 = Ob Auftrag B4 auch die Figuren der Wachen zählt.
option-a9 = Ob A9 einmal je Runde oder in jedem Zug genutzt werden darf.
option-building_end = Ob für das Ende eine Gebäudeart oder alle aufgebraucht sein müssen.
option-border = Vier Grenzgebiete oder eines an jeder Ausfallstraße.
option-b6_ties = Ob bei Gleichstand in Auftrag B6 gepunktet wird.
option-empty_spaces = Ob Felder gewählt werden dürfen, die nichts bewirken würden.
option-round_limit = Nach wie vielen Runden das Spiel spätestens endet.
option-free_build_bonus = Ob ein Bau durch eine freie neutrale Aktion wieder einen Grenzbonus bringt.

option-board-panda = Plan und Aktionstafel unserer Regeln
option-board-calibrated = derselbe Plan, auf dem sich Bauen lohnt
option-board-bamboo = Bambushain: ein kleiner Plan für zwei
option-missions-random = ein grüner und ein blauer, gezogen
option-missions-off = keine
option-cards-random = gezogen
option-freed_bonus-guard = wer die letzte Wache setzte
option-freed_bonus-tile = wer das Straßenplättchen legte
option-road_tile-ask = fragen, wenn beide passen
option-road_tile-own = immer das eigene
option-border_bonus-both = eine Aktion und eine Belohnung
option-border_bonus-one = eines von beiden
option-city6-2 = 2 Punkte
option-city6-3 = 3 Punkte
option-b3-french = 30, 20, 10, −5 (französisch)
option-b3-german = 30, 10, 0, −5 (deutsch)
option-b3-italian = 30, 20, 10, 0, −5 (italienisch)
option-b4-tiles = nur Wachen auf Straßenplättchen
option-b4-figures = auch Figuren
option-a9-round = einmal je Runde, ein Held eines beliebigen Spielers
option-a9-turn = in jedem Zug, nur eigene Helden
option-building_end-any = eine Art
option-building_end-all = alle Arten
option-border-sides = vier, eines je Seite
option-border-gates = sechzehn, eines je Ausfallstraße
option-b6_ties-all = alle Gleichen punkten
option-b6_ties-nobody = niemand punktet
option-empty_spaces-allowed = sie dürfen gewählt werden
option-empty_spaces-forbidden = sie dürfen es nicht
option-round_limit-40 = 40 Runden
option-round_limit-none = keine Grenze
option-free_build_bonus-yes = ja, jedes Gebäude
option-free_build_bonus-no = nein, einmal je Zug

preset-first-game = Zum Lernen: dasselbe Spiel ohne Aufträge.
preset-recommended = Das ganze Spiel: ein grüner und ein blauer Auftrag, und eine Aktionstafel, auf der sich Bauen lohnt.
preset-german = Nach dem deutschen Regelheft: Auftrag B3 bringt weniger, eine Stadtkarte mehr.
preset-italian = Nach dem italienischen Regelheft: Wer das Plättchen legt, befreit den Ort, der Grenzbonus ist eines statt zweier Dinge, die Aufträge A9, B3 und B4 zählen anders.

board-panda = der Plan unserer Regeln
board-calibrated = derselbe Plan mit einer Aktionstafel, auf der sich Bauen lohnt
board-bamboo = Bambushain, ein kleiner Plan für zwei

## Wörter zum Nachschlagen

term-space = Feld
    .effect = Ein leeres Feld braucht 1 Wache (neutral: 2) und jedes Mal eine mehr, wenn es in der Runde gewählt wurde. Seine Reihe kostet AP. Das erste Feld ist frei wählbar; spätere liegen rechts, darunter, oder es ist dasselbe.
term-ap = Aktionspunkte
    .effect = Auf der AP-Leiste bezahlst du die Reihe eines Feldes. Endet eine Zahlung auf −1, kostet das 2 Punkte, auf −2 kostet es 5. Nach der Runde gibt jede von der Aktionstafel zurückgenommene Wache 1 AP.
term-order = Spielreihenfolge
    .effect = Wer die wenigsten AP hat, beginnt; in einem Stapel der oberste Stein, also der zuletzt angekommene.
term-guard = Wachen
    .effect = Sie bezahlen Felder und decken Ninjas ab. Die auf Straßen kommen zurück, wenn die Straße vollständig ist. Behalte einige außerhalb der Straßen, sonst kannst du nichts tun.
term-road = Straßen
    .effect = Sind alle Ninjas abgedeckt, legt der Spieler mit den meisten Wachen dort (Gleichstand: wer die letzte setzte) ein eigenes oder neutrales Straßenplättchen, und alle Wachen darauf gehen nach Hause.
term-strength = Stärke
    .effect = Ein Held kommt an so vielen offenen Ninjas vorbei, wie er Stärkeplättchen hat (das aufgedruckte mitgezählt). Am Ende vervielfachen sie auch seine Questplättchen: ×0, ×1, ×2, ×3.
term-quest = Questplättchen
    .effect = Ein Held nimmt sein Questplättchen (Laterne, Truhe, Maske) dort, wo seine eigene Gebäudeart steht; eine Stadt zählt als alle Arten. Am Ende sind 1 bis 4 davon 2, 4, 6, 8 wert, mal dem Faktor.
term-free = Befreiter Ort
    .effect = Wenn um einen Ort kein Ninja mehr ist: 2 Punkte für die letzte Wache und 1 Punkt für jede eigene Wache ringsum, an alle. Einmal je Ort.
term-build = Bauen
    .effect = Braucht den Helden dort und 2, 3, 4, 5, 6, 8 Wachen beliebiger Farbe ringsum für das 1. bis 6. Gebäude; gibt 4, 3, 2, 5, 7, 9 Punkte und 1 für jede fremde Wache ringsum.
term-city = Stadt
    .effect = Das dritte Gebäude macht ein Dorf zur Stadt: Nimm eine Stadtkarte von einem Ende der Reihe. Eine Stadt zählt als je ein Gebäude jeder Art, und drei weitere passen darauf: Dann ist sie eine Hauptstadt.
term-border = Grenze
    .effect = Ausfallstraßen führen in Grenzgebiete: Von einem zum nächsten ist es ein Schritt ohne Ninjas, und von dort führt jede Ausfallstraße zurück.
term-bonus = Grenzbonus
    .effect = Jedes Gebäude an einem Ort mit ! gibt eine freie neutrale Aktion und 5 Punkte oder zwei verschiedene Plättchen.
term-sneak = Schleichen
    .effect = Ein Zug, bei dem ein Ninja weniger zählt. Abdecken geht wie sonst.
term-vanish = Verschwinden und erscheinen
    .effect = Nimm einen Helden vom Plan oder setze einen verschwundenen an einen beliebigen Ort: eines von beiden.
term-pass = Passen
    .effect = Du hast in dieser Runde keinen Zug mehr. Übrige AP bleiben dir.
term-mission = Aufträge
    .effect = Eine grüne Karte für den Ersten während des Spiels, eine blaue, die am Ende zählt.
term-end = Ende
    .effect = Der fünfte Stadtsockel, die zweite Hauptstadt oder das letzte Stück einer Gebäudeart: Die Runde wird zu Ende gespielt. Dann kommen Stärke × Quest jedes Helden und der blaue Auftrag hinzu.
term-tie = Gleichstand
    .effect = Mehr AP gewinnen; sonst wird der Sieg geteilt.

## Der Tisch auf dem Bildschirm: was dort liegt, für alle, die es nicht sehen

tab-map = Plan
tab-actions = Aktionen
tab-clans = Clans
tab-cards = Karten
overlay-roads = Wem welche Straße gehört
overlay-needs = Was jeder Ort für sein nächstes Gebäude braucht
overlay-passes = Über welche Straßen deine Helden kommen

scene-map = Der Plan
scene-actions = Die Aktionstafel
scene-cards = Stadtkarten, Aufträge und Vorrat
scene-sheet = Die Clantafel von { $seat }
scene-order = Reihenfolge

place-border-1 = die Nordgrenze
place-border-2 = die Ostgrenze
place-border-3 = die Südgrenze
place-border-4 = die Westgrenze
place-gate-1 = Grenzgebiet 1
place-gate-2 = Grenzgebiet 2
place-gate-3 = Grenzgebiet 3
place-gate-4 = Grenzgebiet 4
place-gate-5 = Grenzgebiet 5
place-gate-6 = Grenzgebiet 6
place-gate-7 = Grenzgebiet 7
place-gate-8 = Grenzgebiet 8
place-gate-9 = Grenzgebiet 9
place-gate-10 = Grenzgebiet 10
place-gate-11 = Grenzgebiet 11
place-gate-12 = Grenzgebiet 12
place-gate-13 = Grenzgebiet 13
place-gate-14 = Grenzgebiet 14
place-gate-15 = Grenzgebiet 15
place-gate-16 = Grenzgebiet 16

scene-place = { $place }, { $kind ->
    [city] Stadt
    [capital] Hauptstadt
   *[village] Dorf
  }{ $gate ->
    [1] , Tor
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
scene-road = Straße { $road }: { $ninjas ->
    [one] 1 Ninja
   *[other] { $ninjas } Ninjas
  }
scene-road-guards = Straße { $road }: { $ninjas ->
    [0] kein Ninja
    [one] 1 Ninja
   *[other] { $ninjas } Ninjas
  } offen, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  }, die meisten von { $seat }
scene-road-tile = Straße { $road }: Plättchen von { $seat }, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  }
scene-road-neutral = Straße { $road }: neutrales Plättchen, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  }
scene-champion = { $champion } von { $seat } in { $place }, kommt an { $strength ->
    [one] 1 Ninja
   *[other] { $strength } Ninjas
  } vorbei
scene-champion-away = { $champion } von { $seat }, nicht auf dem Plan
scene-column = { $champion } von { $seat }: kommt an { $strength ->
    [one] 1 Ninja
   *[other] { $strength } Ninjas
  } vorbei, { $quests ->
    [one] 1 Questplättchen
   *[other] { $quests } Questplättchen
  }, am Ende { $points } Punkte wert
scene-supply-guards = { $seat }: { $guards ->
    [one] 1 Wache im Vorrat
   *[other] { $guards } Wachen im Vorrat
  }, { $board } auf der Aktionstafel
scene-road-pile = Straßenplättchen von { $seat } mit { $size } Wachen: { $count }
scene-neutral-pile = neutrale Straßenplättchen: { $four } mit 4 Wachen, { $three } mit 3 oder 2, { $one } mit 1
scene-pile = { $effect }: noch { $count }
scene-bases = Stadtsockel: noch { $count }
scene-race = { $seat } hat { $number } von { $target } gebaut
scene-blue-now = { $seat }: { $points } Punkte, wenn das Spiel jetzt endete
scene-guards-on = { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  } von { $seat } auf { $column }, { $cost } AP
scene-ap = { $seat }: { $ap } AP
scene-vp = { $seat }: { $points } Punkte
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

## Was eine Aktion bewirkt, in wenigen Worten auf der Tafel und als Satz

act-one = ziehen
act-two = 1–2 Straßen
act-sneak = schleichen
act-cover = { $covers } decken
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
        [governor] den Statthalter
        [warrior] den Krieger
       *[any] einen Helden
      } über eine Straße ziehen
    [2] { $own ->
        [monk] den Mönch
        [governor] den Statthalter
        [warrior] den Krieger
       *[any] einen Helden
      } über eine oder zwei Straßen ziehen
   *[0] { "" }
  }{ $lead ->
    [1] einen Helden eines beliebigen Spielers über eine Straße ziehen
   *[0] { "" }
  }{ $ignore ->
    [one] , vorbei an einem Ninja mehr
    [other] , vorbei an { $ignore } Ninjas mehr
   *[none] { "" }
  }{ $covers ->
    [one] , dabei einen Ninja abdecken
    [other] , dabei bis zu { $covers } Ninjas abdecken
   *[none] { "" }
  }{ $strength ->
    [beads] Perlen nehmen
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
    [one] ein Questplättchen nehmen
    [other] { $quests } verschiedene Questplättchen nehmen
   *[none] { "" }
  }{ $both ->
    [1] {" "}und { "" }
   *[0] { "" }
  }{ $build ->
    [1] { $own ->
        [monk] ein Tor in einem Dorf bauen
        [governor] einen Markt in einem Dorf bauen
        [warrior] eine Pagode in einem Dorf bauen
       *[any] in einem Dorf bauen
      }
    [2] { $own ->
        [monk] ein Tor in einer Stadt bauen
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
scene-option = { deed } ({ $cost } AP, { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  })
scene-do-space = { scene-option }{ $penalty ->
    [one] : kostet 1 Punkt
    [other] : kostet { $penalty } Punkte
   *[none] { "" }
  }
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
scene-do-border = { $champion } an der Grenze entlang: { $place }
scene-do-build = { $building } in { $place } bauen

## Wonach gefragt wird: die Frage, und in `.hint` ein Satz mehr

ask-turn-first = Wähle ein Feld der Aktionstafel
    .hint = Ein beliebiges: Es ist dein erstes der Runde. Du hast { $ap } AP und { $guards ->
        [one] 1 Wache
       *[other] { $guards } Wachen
      }.
ask-turn = Wähle ein Feld oder passe
    .hint = Noch einmal dein letztes, weiter rechts oder darunter. Du hast { $ap } AP und { $guards ->
        [one] 1 Wache
       *[other] { $guards } Wachen
      }.
ask-parts = Zwei Aktionen: eine oder beide, in beliebiger Reihenfolge
    .hint = Wähle, womit du beginnst; die andere folgt.
ask-move = Ziehe deinen { $champion }
    .hint = Er kommt an { $strength ->
        [one] 1 Ninja
       *[other] bis zu { $strength } Ninjas
      } vorbei. Danach darfst du { $covers ->
        [one] einen mit einer Wache abdecken
       *[other] bis zu { $covers } mit Wachen abdecken
      }.
ask-move-two = Ziehe deinen { $champion } über eine oder zwei Straßen
    .hint = Er kommt an { $strength ->
        [one] 1 Ninja
       *[other] bis zu { $strength } Ninjas
      } vorbei. Nach jeder Straße darfst du einen abdecken.
ask-move-any = Ziehe einen deiner Helden
    .hint = { $ignore ->
        [0] Danach darfst du einen Ninja mit einer Wache abdecken.
        [one] Er kommt an einem Ninja mehr vorbei als sonst. Dann darfst du einen abdecken.
       *[other] Er kommt an { $ignore } Ninjas mehr vorbei als sonst. Dann darfst du einen abdecken.
      }
ask-move-any-two = Ziehe einen deiner Helden über eine oder zwei Straßen
    .hint = Nach jeder Straße darfst du einen Ninja mit einer Wache abdecken.
ask-second-road = Eine zweite Straße für deinen { $champion }?
    .hint = Er kommt an { $strength ->
        [one] 1 Ninja
       *[other] bis zu { $strength } Ninjas
      } vorbei. Zurückgehen ist erlaubt.
ask-lead = Wessen Helden ziehst du?
    .hint = Er zieht mit der Stärke seines Besitzers; die Wachen sind deine.
ask-lead-road = Ziehe einen Helden von { $seat }
    .hint = Er zieht mit der Stärke seines Besitzers; die Wachen sind deine.
ask-lead-own = Ziehe einen deiner Helden
    .hint = Danach darfst du bis zu zwei Ninjas der Straße abdecken.
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
ask-vanish = Verschwinden oder erscheinen?
    .hint = Nimm einen Helden vom Plan oder setze einen verschwundenen an einen beliebigen Ort.
ask-teleport = Setze einen deiner Helden an einen beliebigen Ort
    .hint = Er kann jetzt irgendwo auf dem Plan sein.
ask-once = Was tust du?
    .hint = Es geschieht sofort.
ask-cover = Einen Ninja auf { $road } abdecken?
    .hint = { $ninjas ->
        [one] 1 Ninja ist dort offen
       *[other] { $ninjas } Ninjas sind dort offen
      }; du hast { $guards ->
        [one] 1 Wache
       *[other] { $guards } Wachen
      } im Vorrat.
ask-cover-last = Den letzten Ninja auf { $road } abdecken?
    .hint = Das vollendet die Straße: Ein Plättchen ersetzt die Wachen, und alle gehen nach Hause.
ask-cover-stranded = Einen Ninja auf { $road } abdecken? Vorsicht
    .hint = Dann bleibt dir höchstens eine Wache außerhalb der Straßen. Sie kommen erst zurück, wenn jemand eine Straße vollendet.
ask-tile = { $road } ist vollständig: welches Plättchen?
    .hint = Das eigene verbindet nur deine Orte; ein neutrales verbindet für alle, und seine Wachen zählen für niemanden.
ask-tile-other = { $road } ist vollständig: welches Plättchen legst du?
    .hint = { $seat } ist am Zug, aber du hast dort die meisten Wachen, also entscheidest du.
ask-set-guard = Aufbau: Setze eine Wache auf eine Straße
    .hint = Auf eine Straße mit mindestens zwei Ninjas und ohne fremde Wache; ein Ninja bleibt offen.
ask-set-champion = Aufbau: Wo beginnt dein { $champion }?
    .hint = In einem Dorf, wo noch keiner deiner Helden ist. Bei seiner Gebäudeart findet er Questplättchen.
ask-join = { $mission }: Nimmst du teil?
    .hint = Das bindet vorerst eine deiner Wachen. { $effect }
ask-card = Eine neue Stadt! Nimm eine Stadtkarte
    .hint = Vom linken oder rechten Ende der Reihe; sie wirkt sofort.
ask-take = Nimm ein Plättchen
    .hint = { $count ->
        [one] Ein Plättchen.
       *[other] { $count } verschiedene Plättchen, eines nach dem anderen.
      }
ask-free = Grenzbonus: eine neutrale Aktion umsonst?
    .hint = Ein beliebiges Feld der neutralen Spalte, ohne Wachen und AP. Danach folgt die Belohnung.
ask-reward = Grenzbonus: Nimm deine Belohnung
    .hint = { $points } Punkte oder zwei verschiedene Plättchen aus dem Vorrat.
ask-one-bonus = Grenzbonus: Wähle eines
    .hint = Eine neutrale Aktion umsonst, { $points } Punkte oder zwei verschiedene Plättchen.

# Die Teile eines Zuges.
step-space = Feld
step-mission = Auftrag
step-act = Aktion
step-move = Ziehen
step-second = Zweite Straße
step-cover = Abdecken
step-road = Straßenplättchen
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
    [cover] Nicht abdecken
    [road] Hier bleiben
    [free] Keine Aktion
    [join] Nicht teilnehmen
   *[act] Ohne weiter
  }
button-cover = Ninja abdecken
button-tile-own = Eigenes (noch { $count })
button-tile-neutral = Neutrales (noch { $count })
button-join = Teilnehmen
button-leave = Wettlauf verlassen
button-card = { deed }
button-take = { $tile }
button-reward = Punkte
button-sell = Truhe verkaufen
button-gain = { $what ->
    [ap] AP nehmen
   *[vp] Punkte nehmen
  }
button-lead = { $seat }
button-vanish = { $champion } verschwindet

gain-vp = +{ $points }
gain-loss = −{ $points }
gain-nothing = 0

## Warum nicht: Was man antippt, wird nicht noch einmal genannt

why-left-or-above-the-last-space = Dieses Feld liegt links von oder über deinem letzten; in einer Runde geht es nur nach rechts und unten.
why-not-enough-guards = Dieses Feld braucht jetzt { $needed } Wachen, und du hast { $guards } im Vorrat.
why-not-enough-action-points = Dieses Feld kostet { $cost } AP, und du hast { $ap }; der Stein darf nicht unter die Leiste.
why-this-space-would-have-no-effect = Dieses Feld würde jetzt nichts bewirken.
why-this-neutral-action-would-have-no-effect = Diese Aktion würde jetzt nichts bewirken.
why-this-road-does-not-begin-where-the-champion-is = Von deinem Helden führt keine Straße direkt nach { $place }.
why-too-many-uncovered-ninjas = { $way }: { $uncovered } offene Ninjas sind zu viele; dein { $champion } kommt an { $strength } vorbei.
why-the-champion-is-not-there = Dein { $champion } ist nicht in { $place }; ein Held baut, wo er steht.
reason-only-the-cards-at-the-ends = Nur die Karten an den beiden Enden der Reihe können genommen werden.
reason-only-neutral-spaces-are-free = Der Grenzbonus gibt nur eine Aktion der neutralen Spalte.
reason-no-champion-of-yours-is-there = Dort steht keiner deiner Helden; ein Held baut, wo er steht.

## Der Verlauf auf dem Bildschirm

scene-log-space = wählte das Feld { $column }, { $cost } AP, mit { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  }
scene-log-city-card = nahm eine Stadtkarte: { deed }
scene-log-city-row = Stadtkarte: { deed }
scene-log-lead = zog den { $champion } von { $seat } über { $way }
scene-log-free = freie Aktion: { deed }
scene-log-special = nutzte A9: { deed }
scene-log-cannot-act = kann nichts tun und passt
scene-log-mission = erfüllte { $mission } (+{ $points })
scene-log-take-back = nahm { $guards ->
    [one] 1 Wache
   *[other] { $guards } Wachen
  } zurück ({ $ap } AP)

## Hilfe: die Regeln zu dem, was auf dem Bildschirm ist

help-goal = Führe drei Panda-Helden, Mönch, Statthalter und Krieger, durch ein Land voller Ninjas. Punkte gibt es für Gebäude, für von Ninjas befreite Orte, durch Stadtkarten und Aufträge und am Ende für die Plättchen, die deine Helden gesammelt haben.

    Die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr Aktionspunkte; sonst wird der Sieg geteilt.
    .title = Worum es geht
help-turn = Eine Runde besteht aus einzelnen Zügen in Spielreihenfolge, bis alle gepasst haben. In deinem Zug
    - wählst du ein Feld der Aktionstafel und eine seiner Möglichkeiten,
    - setzt so viele deiner Wachen darauf, wie es jetzt braucht (die Zahl auf dem Schild),
    - bezahlst die AP seiner Reihe (die Zahl links),
    - und führst aus, was dort steht.

    Passen darfst du in jedem Zug; dann hast du in dieser Runde keinen weiteren. Haben alle gepasst, nehmen alle ihre Wachen von der Aktionstafel zurück: Jede gibt 1 AP. Wer dann die wenigsten AP hat, beginnt.
    .title = Ein Zug
help-board = Dein erstes Feld einer Runde ist beliebig. Danach darfst du dasselbe noch einmal wählen, eines weiter rechts in seiner Reihe oder irgendeines in einer Reihe darunter. Was links oder darüber liegt, ist dir bis zum Ende der Runde verschlossen.

    Ein leeres farbiges Feld braucht 1 Wache, ein leeres neutrales 2. Jedes Mal, wenn ein Feld in der Runde gewählt wird, von wem auch immer, braucht es eine mehr. Fremde Wachen versperren nie ein Feld.

    Ein Strich an einer Möglichkeit bedeutet, dass sie jetzt nichts bewirken würde.
    .title = Die Aktionstafel
help-points = AP bezahlen die Felder. Eine Zahlung darf den Stein unter 0 bringen: Endet sie auf −1, kostet das 2 Punkte, auf −2 kostet es 5 (die farbigen Felder der Leiste). Felder, die 0 kosten, sind keine Zahlung.

    Steine auf einem Feld der AP-Leiste bilden einen Stapel; wer zuletzt ankommt, liegt oben und kommt zuerst.
    .title = Aktionspunkte und Reihenfolge
help-moving = Ein Held kommt über eine Straße, wenn seine Stärke mindestens so groß ist wie die Zahl der offenen Ninjas dort. Die Stärke ist die Zahl der Stärkeplättchen (Perlen, Münze, Schwert), das aufgedruckte mitgezählt.

    Nach jeder Straße darfst du einen ihrer Ninjas mit einer Wache aus deinem Vorrat abdecken. Bei zwei Straßen wird die erste ganz abgeschlossen, mit Wache und Plättchen, bevor die zweite beginnt; Zurückgehen ist erlaubt. Zeigst du auf einen Ort, siehst du den Weg und die Wache oder das Plättchen, das er bringen kann.
    .title = Ziehen
help-roads = Sobald kein Ninja einer Straße mehr offen ist, ersetzt der Spieler mit den meisten Wachen dort (bei Gleichstand: wer die letzte setzte) sie durch ein Straßenplättchen, ein eigenes oder ein neutrales. Gefragt wird dieser Spieler, wer auch immer am Zug ist. Alle Wachen der Straße gehen ohne AP nach Hause.

    Die Wachen auf einem Plättchen zählen weiter als Wachen um beide Orte: die eines farbigen für seinen Besitzer, die eines neutralen für niemanden. Passt kein Plättchen mehr, bleiben die Wachen stehen.

    Wachen auf unfertigen Straßen fehlen dir. Behalte einige, sonst kannst du nichts tun.
    .title = Wachen und Straßenplättchen
help-freed = Ist auf den Straßen um einen Ort kein Ninja mehr offen, dann ist er befreit, einmal im Spiel: 2 Punkte für den Spieler der letzten Wache und für alle 1 Punkt je eigener Wache ringsum.
    .title = Befreite Orte
help-building = Der Mönch baut Tore, der Statthalter Märkte, der Krieger Pagoden, jeder dort, wo er steht. Um den Ort müssen genug Wachen sein, gleich welcher Farbe:
    - 1. Gebäude: 2 Wachen, 4 Punkte
    - 2.: 3 Wachen, 3 Punkte
    - 3.: 4 Wachen, 2 Punkte; das Dorf wird zur Stadt
    - 4.: 5 Wachen, 5 Punkte
    - 5.: 6 Wachen, 7 Punkte
    - 6.: 8 Wachen, 9 Punkte; die Stadt wird zur Hauptstadt

    Jede fremde Wache ringsum gibt 1 Punkt mehr. Die ersten drei Gebäude sind von verschiedener Art, und die drei auf dem Stadtsockel ebenso.
    .title = Bauen
help-cities = Das dritte Gebäude macht ein Dorf zur Stadt: Die Gebäude gehen zurück in den Vorrat, ein Stadtsockel kommt hin, und du nimmst eine Stadtkarte vom linken oder rechten Ende der Reihe. Sie wirkt sofort.

    Eine Stadt zählt als je ein Gebäude jeder Art. Dorfaktionen bauen nur in Dörfern, Stadtaktionen (das Zeichen mit der Mauer) nur in Städten.
    .title = Städte und Stadtkarten
help-border = Ausfallstraßen führen vom Plan an die Grenze. Von einem Grenzgebiet ins nächste ist es ein Schritt wie eine Straße, ohne Ninjas; aus einem Gebiet führt jede seiner Ausfallstraßen zurück auf den Plan.
    .title = Die Grenze
help-bonus = Jedes Gebäude an einem Ort mit goldener Marke bringt außerdem eine freie Aktion der neutralen Spalte, ohne Wachen und AP, und danach 5 Punkte oder zwei verschiedene Plättchen aus dem Vorrat.
    .title = Grenzbonus
help-tiles = Stärkeplättchen machen einen Helden stärker und vervielfachen am Ende seine Questplättchen: ×0, ×1, ×2, ×3 bei 1, 2, 3, 4 Plättchen.

    Questplättchen (Laterne, Truhe, Maske) gibt es, wo der Held bei seiner eigenen Gebäudeart steht; eine Stadt zählt als jede Art. Eines bis vier sind 2, 4, 6, 8 wert, mal dem Faktor. Die Clantafel zeigt, was das jetzt ergibt.
    .title = Stärke- und Questplättchen
help-actions = - Ziehen: eine Straße, oder eine bis zwei.
    - Schleichen: ein Zug, vorbei an einem Ninja mehr.
    - 2 decken: Der Mönch zieht und darf zwei Ninjas abdecken.
    - Bauen: in einem Dorf, mit der Mauer in einer Stadt.
    - Perlen, Münze, Schwert, Laterne, Truhe, Maske: Nimm das Plättchen.
    - Verschwinden: Nimm einen Helden vom Plan oder setze einen verschwundenen an einen beliebigen Ort.
    - Verkauf: Der Statthalter an einem Markt verkauft eine Truhe.
    - +AP und +SP: So viele erhältst du.

    Zwei Zeichen in einer Möglichkeit sind zwei Aktionen: eine oder beide, in beliebiger Reihenfolge.
    .title = Was die Aktionen bewirken
help-missions = Eine grüne Karte ist für den Ersten während des Spiels, eine blaue zählt am Ende; unter ihr steht, was sie jetzt allen brächte. Verbunden heißt: durch eigene und neutrale Straßenplättchen.

    A4 bis A6 sind ein Wettlauf: Wer teilnimmt, hat eine Wache auf der Karte. A9 hat sechs Aktionen: Einmal je Runde darfst du eine Wache dorthin setzen, statt ein Feld zu wählen, und zahlst keine AP.
    .title = Aufträge
help-end = Der fünfte Stadtsockel, die zweite Hauptstadt oder das letzte Stück einer Gebäudeart: Dann wird die Runde zu Ende gespielt. Die Wachen kommen noch einmal zurück. Danach zählt jeder Held Faktor mal Questplättchen, und der blaue Auftrag kommt hinzu.
    .title = Das Ende
help-setup = Sechs Orte erhalten ein Startgebäude. In Spielreihenfolge setzen alle Wachen auf Straßen mit mindestens zwei Ninjas, nie wo eine fremde Wache steht und nie auf den letzten Ninja. Dann kommen die Helden: die Mönche vom letzten Spieler zum ersten, die Statthalter vom ersten zum letzten, die Krieger wieder vom letzten an, jeder in ein Dorf ohne einen anderen deiner Helden.
    .title = Aufbau

## Über die Pläne

about-board = Teile, Regeln, Aktionen und ihre Kosten sind die der Regelhefte; Plan und Aktionstafel sind von uns nachgebaut, und du kannst deine eigenen laden.
    .given = Alle Teile und ihre Zahlen, Aufbau, Zug, Bewegung, Straßenplättchen, Bauen, Stadtkarten, Aufträge und Ende; welche Aktionen es gibt und was eine Reihe kostet; das Feld des Kriegers für 1 AP und der Platz von +4 AP.
    .ours = Die gedruckten Bilder fehlen uns. Darum sind der Plan (Orte, Straßen, Ninjas, Namen, ein Grenzgebiet je Seite), die Reihe jeder Aktion, die Enden der AP-Leiste und die Zahl der Plättchen auf einer Clantafel von uns, so gemacht, dass sie zu allem passen, was die Regelhefte sagen.

    „calibrated“ ist derselbe Plan mit einer Aktionstafel, die so ausgemessen ist, dass sich Bauen lohnt; „bamboo“ ist ein kleiner eigener Plan für zwei.
    .load = Schreibe, was du auf deinem Plan siehst, in eine Plandatei: ein Text in TOML, die Dateien unten sind die Muster. Orte, Straßen mit ihren Ninjas, Ausfallstraßen, die Felder der Aktionstafel, Leisten und Karten stehen alle darin. Orte ohne Koordinaten werden von selbst auf dem Plan verteilt.

## Vom Rahmen gesagt, in Worten dieses Spiels

welcome-type = Tippe, was du tun möchtest (m2 b, build gate p04 oder eine Nummer der Liste). Außerdem: hilfe, tipp, zurück, ende.
help-1 = Du wählst mit einer Nummer der Liste oder mit der Wahl selbst oder einem Teil davon: `space m2 b` oder nur `m2 b`.
help-why = warum etwas (nicht) geht: warum move monk r04
help-rules = ein Wort oder einen Auftrag erklären: regeln Stärke
