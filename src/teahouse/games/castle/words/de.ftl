### Dragon Castle auf Deutsch. Schlüssel: docs/notation/castle.md nennt die Entscheidungen, games/castle/rules/game.py die Ereignisse.

title = Dragon Castle
goal = Nimm Steine aus der Burg, lass in deinem Gebiet Gruppen einer Art wachsen und kröne sie mit Schreinen.

# Die Begrüßung, eine Nachricht je Zeile.
welcome-1 = Ziel: die meisten Punkte. Ab { $least } angrenzenden Steinen einer Art wird dein Satz umgedreht und zählt.
welcome-2 = In jedem Zug: Nimm einen freien Stein der obersten Etage (mit ▸ markiert), dann wähle:
welcome-3 = seinen Zwilling dazu, oder einen Schrein dazu, oder wirf ihn ab (+{ $away }).
welcome-4 = Setze, was du genommen hast. Auf eben umgedrehten Sätzen errichtest du Schreine, je höher, desto besser.
welcome-5 = Ist nur die unterste Etage übrig, darfst du den Drachen herbeirufen (+{ $token }). Ist das insgesamt { $players }-mal geschehen, beginnt die letzte Runde.
first-game = Dann lassen wir die Karten weg.

## Steine

kind-merchant = Händler
kind-soldier = Krieger
kind-farmer = Bauern
kind-season = Jahreszeiten
kind-wind = Winde
kind-dragon = Drachen
kind-number = gleiche Zahlen

letter-M = Händler
letter-S = Krieger
letter-F = Bauer
letter-Z = Jahreszeit
letter-W = Wind
letter-D = Drache

face-M1 = Händler 1
face-M2 = Händler 2
face-M3 = Händler 3
face-M4 = Händler 4
face-M5 = Händler 5
face-M6 = Händler 6
face-S1 = Krieger 1
face-S2 = Krieger 2
face-S3 = Krieger 3
face-S4 = Krieger 4
face-S5 = Krieger 5
face-S6 = Krieger 6
face-F1 = Bauer 1
face-F2 = Bauer 2
face-F3 = Bauer 3
face-F4 = Bauer 4
face-F5 = Bauer 5
face-F6 = Bauer 6
face-Z1 = Jahreszeit 1
face-Z2 = Jahreszeit 2
face-Z3 = Jahreszeit 3
face-Z4 = Jahreszeit 4
face-W1 = Wind 1
face-W2 = Wind 2
face-W3 = Wind 3
face-W4 = Wind 4
face-D1 = Drache 1
face-D2 = Drache 2
face-D3 = Drache 3

## Geister: eine Macht, die jeder einmal im Zug anrufen darf, für einen offenen Stein des Gebiets oder einen Schrein des Vorrats

spirit-beauty = Geist der Schönheit
    .effect = Führe { $least } oder mehr angrenzende Händler, Krieger und Bauern mit derselben Zahl zusammen: +{ $beautybonus }, bis zu { $beautyshrines } Schreine.
spirit-wind = Geist des Windes
    .effect = { $wind ->
        [may-move] Verdecke einen deiner offenen Steine, oder versetze einen errichteten Schrein auf einen anderen verdeckten Stein, oder beides in dieser Folge.
       *[must-move] Verdecke, wenn du magst, einen deiner offenen Steine; versetze dann einen errichteten Schrein auf einen anderen verdeckten Stein.
    }
spirit-strength = Geist der Stärke
    .effect = Versetze einen oder zwei oberste Steine ohne Schrein auf leere Felder oder verdeckte Steine deines Gebiets; so entstandene Sätze zählen.
spirit-elegance = Geist der Eleganz
    .effect = In diesem Zug darfst du auch Steine nehmen, die links und rechts eingeklemmt, aber oben oder unten frei sind; mindestens einen davon musst du nehmen.
spirit-deception = Geist der Täuschung
    .effect = { $deception ->
        [any-floor] Dein zweiter Stein ist der oberste eines Stapels neben dem Platz des ersten, in jeder Etage, was immer er zeigt, auch eingeklemmt.
       *[same-floor] Dein zweiter Stein ist einer, der in derselben Etage direkt neben dem ersten lag, was immer er zeigt, auch eingeklemmt.
    }
spirit-change = Geist der Veränderung
    .effect = { $changing ->
        [no] Eine offene Jahreszeit, ein Wind oder ein Drache gilt als eine andere Art, um einen Satz zu vollenden.
       *[yes] Eine offene Jahreszeit, ein Wind oder ein Drache gilt als eine andere Art, um einen Satz zu vollenden oder einen fälligen zu vergrößern.
    }
spirit-faith = Geist des Glaubens
    .effect = { $faith ->
        [any-set] Errichte einen Schrein mehr auf irgendeinem Satz, der in diesem Zug umgedreht wurde.
        [full-allowance] Errichte einen Schrein mehr als erlaubt, auf einem Satz dieses Zuges, der alle gewöhnlichen trägt.
       *[closed-sets] Errichte einen Schrein mehr als erlaubt, auf einem Satz dieses Zuges, der keinen gewöhnlichen mehr bekommt.
    }
spirit-destruction = Geist der Zerstörung
    .effect = Nimm einen freien Stein der Burg, gleich aus welcher Etage, aus dem Spiel.
spirit-depth = Geist der Tiefe
    .effect = Dein zweiter Stein muss nur von derselben Art sein wie der erste; auch ein identischer ist erlaubt.
spirit-cunning = Geist der Gewitztheit
    .effect = Führe eine Gruppe aus genau 3 Steinen einer Art für { $cunningset } Punkte zusammen{ $cunningdragons ->
        [plain] , auch bei Drachen,
       *[bonus] {" "}(Drachen +{ $dragonset }),
    } mit Schreinen wie üblich.

## Drachen: zusätzliche Punkte für alle am Ende

dragon-humility = Drache der Demut
    .effect = 1 Punkt für jeden Schrein, neben dem ein höherer Stapel steht.
dragon-righteousness = Drache der Rechtschaffenheit
    .effect = 1 Punkt je Schrein in deiner besten Reihe und je Schrein in deiner besten Spalte; 2 mehr für eine Linie voller Schreine.
dragon-tranquility = Drache der Stille
    .effect = 1 Punkt für jede getrennte Gruppe verdeckter Steine{ $tranquility ->
        [shrines-split] ; Steine unter Schreinen gehören zu keiner.
       *[shrines-count] , auch der unter Schreinen.
    }
dragon-bravery = Drache der Tapferkeit
    .effect = 1 Punkt für jeden Stapel, der höher ist als alle Stapel daneben.
dragon-dominion = Drache der Herrschaft
    .effect = Zähle die Zahlen des höchsten offenen Händlers, Kriegers und Bauern zusammen, die du in Etage 3 oder höher hast.
dragon-power = Drache der Kraft
    .effect = Vergleiche bei Händlern, Kriegern und Bauern deine wertvollste Gruppe mit der jedes Nachbarn: 2 Punkte für mehr, 1 für gleich viel.
dragon-knowledge = Drache des Wissens
    .effect = 2 Punkte für jedes verschiedene offene Bild von Jahreszeiten, Winden und Drachen.
dragon-harmony = Drache der Harmonie
    .effect = Für jede Mittellinie des Gebiets: 4 Punkte, wenn sich die Höhen der Stapel spiegeln, 2, wenn die Schreine es tun{ $harmony ->
        [empty-counts] ; auch nichts spiegelt sich.
       *[empty-nothing] .
    }
dragon-devotion = Drache der Hingabe
    .effect = 1 Punkt für jeden Schrein, neben dem ein offener Drachenstein liegt.
dragon-courage = Drache des Mutes
    .effect = 1 Punkt für jeden Schrein am Rand des Gebiets.

## Was gefragt wird

prompt-turn = { $summon ->
    [must] Die Burg ist leer: Rufe den Drachen herbei
    [yes] Nimm einen Stein aus der obersten Etage oder rufe den Drachen herbei
   *[no] Nimm einen Stein aus der obersten Etage
  }
prompt-continue = Du hältst { $face }. Wie geht es weiter?
prompt-place = Wohin kommt { $face } in deinem Gebiet?
prompt-enlarge = Gleich wird ein Satz umgedreht. Vorher mit einem Geist vergrößern?
prompt-build = { $can ->
    [no] Der Satz ist bebaut. Einen Geist für einen weiteren Schrein anrufen? ({ $pool } im Vorrat)
   *[yes] Einen Schrein auf dem eben umgedrehten Satz errichten? ({ $pool } im Vorrat)
  }
prompt-end = Dein Zug ist fast vorbei. Noch einen Geist anrufen?
prompt-payment = Womit bezahlst du den { $spirit }?
prompt-beauty-set = Welche Gruppe gleicher Zahlen?
prompt-cunning-set = Welche Dreiergruppe?
prompt-wild = Welcher Stein gilt als was?
prompt-extra-shrine = Wohin kommt der zusätzliche Schrein?
prompt-turn-tile = Einen deiner Steine umdrehen?
prompt-lift-shrine = Welcher Schrein wird versetzt?
prompt-drop-shrine = Wohin kommt der Schrein?
prompt-lift-tile = Welcher Stein wird versetzt?
prompt-drop-tile = Wohin kommt er?
prompt-destroy = Welcher Stein der Burg wird aus dem Spiel genommen?

## Möglichkeiten. `.many` nennt die Gruppe, wo es zu viele zum Aufzählen sind; `.plain` gilt ohne Stellung.

choice-take = { $face } auf { $cell } nehmen (Etage { $floor }{ $twin ->
    [none] { "" }
   *[other] ; der Zwilling auf { $twin } ist frei
  })
    .plain = den Stein auf { $cell } nehmen
    .many = Stein nehmen: Tippe seinen Ort, zum Beispiel { $example }
choice-summon = den Drachen herbeirufen (+{ $points } am Ende)
choice-pair = { $face } auf { $cell } dazunehmen (Etage { $floor })
    .plain = den zweiten Stein auf { $cell } nehmen
    .many = Zweiten Stein nehmen: Tippe seinen Ort, zum Beispiel { $example }
choice-shrine = den Stein behalten und einen Schrein in den Vorrat nehmen
choice-discard = den Stein abwerfen (+{ $points })
choice-place = auf { $space } setzen { $height ->
    [0] (leeres Feld)
    [one] (auf einen verdeckten Stein)
   *[other] (auf einen Stapel aus { $height } verdeckten Steinen)
  }
    .plain = auf { $space } setzen
    .many = Setzen: Tippe ein Feld, zum Beispiel { $example }
choice-build = einen Schrein auf { $space } errichten (Etage { $height })
    .plain = einen Schrein auf { $space } errichten
    .many = Schrein errichten: Tippe ein Feld, zum Beispiel { $example }
choice-done = nichts weiter, fortfahren
choice-call = den { $spirit } anrufen: { $effect }
    .plain = den { $spirit } anrufen
choice-pay = { $space ->
    [shrine] mit einem Schrein aus deinem Vorrat bezahlen
   *[other] mit { $face } auf { $space } bezahlen
  }
    .plain = { $space ->
    [shrine] mit einem Schrein aus deinem Vorrat bezahlen
   *[other] mit dem Stein auf { $space } bezahlen
  }
    .many = Mit einem offenen Stein bezahlen: Tippe sein Feld, zum Beispiel { $example }
choice-set = die Gruppe um { $space } ({ $face })
    .plain = die Gruppe um { $space }
    .many = Wähle eine Gruppe durch ihr erstes Feld, zum Beispiel { $example }
choice-turn = { $face } auf { $space } umdrehen
    .plain = den Stein auf { $space } umdrehen
    .many = Stein umdrehen: Tippe sein Feld, zum Beispiel { $example }
choice-lift = { $piece ->
    [shrine] den Schrein
    [back] den verdeckten Stein
   *[tile] { $face }
  } auf { $space } hochheben
    .plain = hochheben, was auf { $space } steht
    .many = Hochheben: Tippe ein Feld, zum Beispiel { $example }
choice-drop = auf { $space } absetzen
    .many = Absetzen: Tippe ein Feld, zum Beispiel { $example }
choice-wild = { $face } auf { $space } gilt als { $letter }
    .plain = der Stein auf { $space } gilt als { $letter }
    .many = Tippe ein Feld und einen Buchstaben, zum Beispiel { $example }
choice-destroy = { $face } auf { $cell } entfernen (Etage { $floor })
    .plain = den Stein auf { $cell } entfernen
    .many = Stein der Burg entfernen: Tippe seinen Ort, zum Beispiel { $example }
choice-spirit = { $spirit } wird gezogen
choice-dragon = { $dragon } wird gezogen
choice-face = { $face } wird aufgedeckt

## Was geschehen ist. Der Name steht davor.

castle-spirit = { $spirit } ist im Spiel
castle-dragon = { $dragon } ist im Spiel
castle-uncover = deckte { $face } auf
    .brief = { "" }
castle-take = nahm { $face } von { $cell }
    .brief = { "" }
castle-pair = dazu { $face } von { $cell }
    .brief = ein Paar
castle-shrine = dazu einen Schrein (Vorrat { $pool })
    .brief = ein Schrein
castle-discard = warf ihn ab (+{ $points })
    .brief = abgeworfen
castle-summon = rief den Drachen herbei (+{ $points } am Ende; { $left ->
    [one] noch 1 Plättchen
   *[other] noch { $left } Plättchen
  })
    .brief = Drache gerufen
castle-last-round = die letzte Runde hat begonnen
castle-place = setzte { $face } auf { $space }
    .brief = { $space }
castle-set = wertete einen Satz aus { $size } Steinen: { $kind } (+{ $points })
    .brief = { $size }er-Satz { $kind }
castle-build = errichtete einen Schrein auf { $space } (Etage { $floor })
    .brief = Schrein auf { $space }
castle-call-tile = rief den { $spirit } an und bezahlte mit { $face } von { $space }
castle-call-shrine = rief den { $spirit } an und bezahlte mit einem Schrein
castle-turn = drehte { $face } auf { $space } um
    .brief = { $space } umgedreht
castle-move-shrine = versetzte den Schrein von { $source } nach { $target }
castle-move-tile = versetzte den Stein von { $source } nach { $target }
castle-destroy = zerstörte { $face } auf { $cell }
castle-over = { $ending }

ending-dragon-summoned = der Drache ist da, und die Partie ist vorbei
ending-castle-empty = die Burg ist abgetragen, und die Partie ist vorbei

## Warum etwas nicht möglich ist

reason-all-copies-of-this-face-have-been-seen = Von { $face } sind schon alle Steine zu sehen gewesen.
reason-no-tile-lies-there = Auf { $cell } liegt kein Stein der Burg.
reason-no-tile-lies-there-to-move = Auf { $space } liegt kein Stein.
reason-no-tile-beside-the-first = { $reach ->
    [any] Neben dem Platz des ersten Steins, { $cell }, liegt keiner.
   *[floor] Neben dem Platz des ersten Steins, { $cell }, liegt in seiner Etage keiner.
  }
reason-no-tile-for-the-shrine-to-go-to = Es gibt keinen anderen Stein, auf den der Schrein könnte.
reason-no-tile-to-move = In deinem Gebiet liegt kein Stein ohne Schrein.
reason-no-tile-in-hand-to-place = Du hältst keinen Stein, den du setzen könntest.
reason-tiles-on-both-long-sides = Der Stein auf { $cell } ist eingeklemmt: Links oder rechts muss er frei sein.
reason-tiles-on-all-four-sides = Der Stein auf { $cell } ist auf allen Seiten eingeklemmt; auch mit der Eleganz muss eine der vier frei sein.
reason-the-first-tile-comes-from-the-top-floor = Der erste Stein muss aus der obersten Etage kommen, das ist Etage { $floor }; der auf { $cell } liegt in Etage { $height }.
reason-the-first-tile-cannot-be-put-back = Du hältst deinen ersten Stein schon und kannst ihn nicht zurücklegen.
reason-not-identical-to-the-first = Der zweite Stein muss genau { $face } sein; der auf { $cell } ist es nicht.
reason-no-shrine-is-left-in-the-supply = Im allgemeinen Vorrat ist kein Schrein mehr.
reason-summon-instead-of-taking-a-tile-not-after-it = Den Drachen rufst du herbei, statt einen Stein zu nehmen; du hast in diesem Zug schon einen genommen.
reason-the-castle-is-still-higher-than-one-floor = Den Drachen kannst du erst herbeirufen, wenn nur die unterste Etage übrig ist; die Burg hat noch { $floor } Etagen.
reason-the-castle-is-empty = In der Burg ist kein Stein mehr.
reason-the-castle-is-empty-and-you-must-summon = Die Burg ist leer: Du musst den Drachen herbeirufen.
reason-outside-the-realm = { $space } liegt außerhalb des Gebiets.
reason-a-face-up-tile-lies-there = Auf { $space } liegt ein offener Stein; setze auf leere Felder oder verdeckte Steine.
reason-a-shrine-stands-there = Auf { $space } steht ein Schrein, und auf einen Schrein kommt nichts mehr.
reason-both-tiles-are-placed-before-anything-else = Setze zuerst deinen zweiten Stein; beide werden in einem Zug gesetzt.
reason-a-pair-needs-two-legal-spaces = Zwei Steine brauchen zwei Felder, und dein Gebiet hat Platz für { $spaces }.
reason-no-legal-space-for-the-tile = Dein Gebiet hat kein Feld für den Stein; du kannst ihn nur abwerfen.
reason-no-more-shrines-on-this-set = Dieser Satz trägt schon alle Schreine, die er haben darf.
reason-no-shrine-in-the-pool = In deinem Vorrat ist kein Schrein.
reason-no-shrine-to-move = Dafür braucht es einen Schrein in deinem Gebiet, und dort steht keiner.
reason-no-shrine-stands-there = Auf { $space } steht kein Schrein.
reason-a-shrine-stands-there-already = Auf { $space } steht schon ein Schrein.
reason-only-on-a-set-consolidated-just-now = Schreine kommen nur auf Steine eines eben umgedrehten Satzes; { $space } gehört nicht dazu.
reason-only-on-a-set-of-this-turn = Der zusätzliche Schrein kommt nur auf einen Stein, der in diesem Zug mit einem Satz umgedreht wurde; auf { $space } liegt keiner.
reason-spirit-already-called-this-turn = Den { $spirit } hast du in diesem Zug schon angerufen.
reason-spirit-not-in-play = Der { $spirit } ist in dieser Partie nicht dabei.
reason-nothing-to-pay-a-spirit-with = Ein Geist kostet einen offenen Stein deines Gebiets oder einen Schrein deines Vorrats, und du hast beides nicht.
reason-only-a-face-up-tile-pays = Nur ein offener Stein kann bezahlen; auf { $space } liegt keiner.
reason-pay-for-the-spirit-first = Bezahle zuerst den { $spirit }.
reason-payment-would-make-the-effect-impossible = So bezahlt, bliebe dem { $spirit } nichts mehr zu tun.
reason-spirit-not-in-this-window = Der { $spirit } lässt sich in diesem Moment des Zuges nicht anrufen ({ $window }).
reason-choose-a-set-of-equal-numbers-by-its-first-space = Auf { $space } beginnt keine Gruppe aus vier oder mehr gleichen Zahlen; nenne eine durch ihr erstes Feld.
reason-a-shrine-moves-onto-a-face-down-tile-without-a-shrine = Der Schrein muss auf einen verdeckten Stein, der noch keinen trägt; auf { $space } liegt kein solcher.
reason-only-a-face-up-tile-can-be-turned = Nur ein offener Stein lässt sich verdecken; auf { $space } liegt keiner.
reason-only-a-face-up-special-tile-changes = Nur eine offene Jahreszeit, ein Wind oder ein Drache verwandelt sich; auf { $space } liegt nichts davon.
reason-only-a-spirit-does-that = Danach fragt nur, wenn angerufen: { $by }.
reason-only-chance-draws = Steine und Karten zieht der Zufall; niemand wählt sie.
reason-the-shrine-needs-a-face-down-tile-to-go-to = Drehe einen Stein um: Sonst hätte der Schrein kein Ziel.
reason-the-shrine-has-to-move = Jetzt muss ein Schrein versetzt werden.
reason-a-tile-with-a-shrine-cannot-move = Auf dem Stein auf { $space } steht ein Schrein, darum bleibt er.
reason-move-at-least-one-tile = Du hast diesen Geist angerufen, um zu versetzen; mindestens ein Stein muss es sein.
reason-move-a-second-tile-or-no-more = Ein Stein ist versetzt: Versetze einen zweiten, oder sage, dass es dabei bleibt.
reason-two-different-tiles-are-moved = Der Stein auf { $space } wurde schon versetzt; wähle einen anderen.
reason-elegance-needs-a-short-side-tile = Du hast die Eleganz angerufen: Jetzt brauchst du einen Stein, der nur oben oder unten frei ist; der auf { $cell } ist links oder rechts frei.
reason-elegance-promised-a-pick = Du hast die Eleganz angerufen, darum musst du in diesem Zug einen Stein nehmen.
reason-elegance-and-no-short-side-twin-in-sight = Du hast die Eleganz angerufen: Der Stein auf { $cell } ist links oder rechts frei, und kein nur oben oder unten freier Zwilling wäre zu sehen.
reason-deception-needs-a-tile-beside-the-first = Du hast die Täuschung angerufen: Der zweite Stein muss direkt neben dem ersten gelegen haben, also neben { $first }; { $cell } tat das nicht.
reason-deception-takes-no-tile-from-under-the-first = Du hast die Täuschung angerufen: Der Stein auf { $cell } lag unter dem ersten, nicht daneben.
reason-the-changed-tile-must-complete-a-set = Als { $letter } ergibt der Stein auf { $space } keine Gruppe aus vier.
reason-the-tile-beside-the-first-is-lower = Du hast die Täuschung angerufen: Der zweite Stein muss neben dem ersten in derselben Etage gelegen haben, in Etage { $floor }; der auf { $cell } liegt in Etage { $height }.
reason-the-tile-comes-from-there = Der Stein kommt von { $space }; er muss auf ein anderes Feld.
reason-the-set-turns-before-anything-else = Ein Satz wird gleich umgedreht; nichts anderes kommt dazwischen.
reason-the-action-of-this-turn-is-done = Deine Aktion ist gemacht; nur ein Geist lässt sich noch anrufen, oder der Zug endet.
reason-not-the-same-type-as-the-first = Der zweite Stein muss von derselben Art sein wie { $face }; der auf { $cell } ist es nicht.
reason-choose-a-group-of-three-by-its-first-space = Auf { $space } beginnt keine Gruppe aus genau drei; nenne eine durch ihr erstes Feld.
reason-no-countdown-token-is-left = Alle Zeitplättchen sind schon genommen.
reason-long-row-on-an-upper-floor = Eine Reihe aus { $tiles } Steinen in Etage { $floor } ist lang: Ihre Mitte bleibt viele Züge lang versperrt.
reason-no-third-floor = Kein Stapel ist 3 hoch, darum kann der Drache schon nach wenigen Zügen herbeigerufen werden.
reason-no-room-for-the-pair-of-a-spirit = Mit dem { $spirit } musst du zwei Steine setzen: Dein Gebiet hat Platz für { $spaces }, und wie du auch bezahlst, für weniger als zwei.
reason-no-group-of-equal-numbers = Dafür braucht es vier oder mehr angrenzende offene Händler, Krieger oder Bauern mit derselben Zahl.
reason-no-group-of-three = Dafür braucht es eine Gruppe aus genau drei angrenzenden offenen Steinen einer Art.
reason-no-short-side-tile-to-begin-with = In Etage { $floor } ist kein Stein nur oben oder unten frei, und keiner dort hat einen solchen Zwilling.
reason-no-short-side-tile-of-the-type = Kein Stein von der Art von { $face } ist nur oben oder unten frei.
reason-no-short-side-twin = Es ist kein zweiter Stein { $face } zu sehen, der nur oben oder unten frei ist.
reason-no-free-tile-of-the-type = Kein freier Stein ist von der Art von { $face }.
reason-no-free-tile-for-the-extra-shrine = Kein Stein eines solchen Satzes ist für den zusätzlichen Schrein frei.
reason-no-space-to-move-a-tile-to = Es gibt kein anderes Feld, auf das ein Stein könnte.
reason-no-special-tile-enlarges-the-set = Keine offene Jahreszeit, kein Wind und kein Drache daneben würde den fälligen Satz vergrößern.
reason-no-special-tile-completes-a-set = Keine deiner offenen Jahreszeiten, Winde oder Drachen würde als andere Art einen Satz aus vier vollenden.
reason-no-set-has-just-turned = Schreine errichtest du, wenn eben ein Satz umgedreht wurde, und das ist nicht so.
reason-no-other-space-for-this-tile = Es gibt kein Feld, auf das der Stein auf { $space } könnte.
reason-no-spirit-has-been-called-to-pay-for = Bezahlt wird, wenn du einen Geist angerufen hast.
reason-unusual-first-floor = Die unterste Etage hat { $tiles } Steine; üblich sind { $low } bis { $high }.
reason-a-called-spirit-promised-a-pair = Du hast den { $other } angerufen, darum musst du jetzt einen zweiten Stein nehmen.
reason-a-called-spirit-still-needs-this-tile = Der angerufene { $other } braucht den Stein auf { $cell } noch.
reason-a-turn-cannot-be-passed = Passen kannst du nicht: Nimm einen Stein, oder rufe den Drachen herbei, wo das geht.
reason-building-on-this-set-is-over = Auf diesem Satz wird nicht mehr gebaut: Was nicht gleich nach dem Umdrehen errichtet wurde, wird es auch später nicht.
reason-every-payment-would-break-it = Womit du den { $spirit } auch bezahlen könntest, danach bliebe ihm nichts zu tun.
reason-another-spirit-bars-it = Der { $spirit } lässt sich neben dem { $other }, den du in diesem Zug angerufen hast, nicht anrufen.
reason-neither-a-tile-to-turn-nor-a-shrine-to-move = Du hast weder einen offenen Stein zum Verdecken noch einen Schrein zum Versetzen.
reason-change-comes-before-the-sets-turn = Die Veränderung vergrößert einen Satz, bevor er umgedreht wird; diese sind schon umgedreht.
reason-change-stays-out-of-this = An diesem Tisch vergrößert die Veränderung keinen Satz, der gleich umgedreht wird.
reason-faith-comes-after-the-sets-have-turned = Der Glaube kommt, wenn die Sätze umgedreht sind.
reason-build-the-ordinary-shrines-before = Der Satz bekommt noch einen gewöhnlichen Schrein; errichte zuerst den.
reason-it-is-of-that-type-already = Der Stein auf { $space } ist schon von dieser Art ({ $letter }).
reason-it-belongs-to-a-set-that-has-to-turn = Der Stein auf { $space } gehört zu einem fälligen Satz und kann ihn nicht verlassen.
reason-in-a-check-it-has-to-enlarge-the-set = Als { $letter } würde der Stein auf { $space } den fälligen Satz nicht vergrößern.
reason-that-set-takes-an-ordinary-shrine = Der Satz auf { $space } bekommt noch einen gewöhnlichen Schrein; der zusätzliche kommt anderswohin.
reason-that-set-was-not-full = An diesem Tisch braucht der zusätzliche Schrein einen Satz, der alle gewöhnlichen trägt; der auf { $space } tut das nicht.
reason-finish-the-spirit-first = Führe zuerst zu Ende, was der { $spirit } verlangt.
reason-finish-building-before = Beende zuerst das Bauen: Errichte, oder sage, dass du nichts mehr errichtest.
reason-take-a-first-tile-before = Nimm zuerst einen Stein aus der obersten Etage.
reason-decide-about-the-first-tile-before = Du hältst { $face }: Entscheide zuerst über einen zweiten Stein, einen Schrein oder das Abwerfen.
reason-place-the-tile-before = Setze zuerst { $face }.

window-start = vor dem ersten Stein
window-picked = mit dem ersten Stein in der Hand
window-acted = solange ein Stein zu setzen ist
window-consolidate = während Sätze gewertet werden
window-end = am Ende des Zuges

## Wertung

score-sets = Sätze
    .why = { term-set.effect }
score-discards = Abgeworfen
    .why = { term-discard.effect }
score-shrines = Schreine
    .why = { term-shrine.effect }
score-tokens = Zeitplättchen
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

tie-break-1 = Stapel mit einem verdeckten Stein obenauf
tie-break-2 = Schreine im Gebiet

## Der Plan als Text

sketch-castle = Burg
sketch-floor = oberste Etage { $floor }, { $tiles ->
    [one] 1 Stein
   *[other] { $tiles } Steine
  }
sketch-countdown = Zeitleiste
sketch-supply = Vorrat
sketch-shrines = { $count ->
    [one] 1 Schrein
   *[other] { $count } Schreine
  }
sketch-tokens = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
  }
sketch-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
sketch-hand = in der Hand
sketch-key-free = jetzt wählbar
sketch-key-moved = eben bewegt
sketch-key-tile = ein Stapel der Höhe 2 mit Händler 4 obenauf
sketch-key-back = ein Stapel der Höhe 2, oberster Stein verdeckt: Darauf darf gesetzt werden
sketch-key-shrine = ein Stapel der Höhe 2 mit einem Schrein: Darauf kommt nichts mehr
sketch-no-cards = In dieser Partie gibt es keine Karten.
sketch-unseen = { $count ->
    [one] 1 Stein ist
   *[other] { $count } Steine sind
  } noch verborgen. So viele hat von jedem Bild noch niemand gesehen:
sketch-last-round = letzte Runde
sketch-unlimited = unbegrenzt viele Schreine

## Einstellungen und Vorlagen

option-layout = Die Burg: eine von diesen, oder eine aus . 1 2 3 gezeichnete, getippt oder aus einer Datei.
    .label = Die Burg
option-spirits = Geisterkarten: wie viele gezogen werden, oder ihre Namen.
    .label = Geisterkarten
option-spirits-0 = keine
option-spirits-1 = eine
option-spirits-2 = zwei
option-spirits-3 = drei
option-dragons = Drachenkarten: wie viele gezogen werden, oder ihre Namen.
    .label = Drachenkarten
option-dragons-0 = keine
option-dragons-1 = eine
option-dragons-2 = zwei
option-dragons-3 = drei
option-cards = Ob aus allen Karten gezogen wird oder nur aus den einfachen.
option-cards-all = aus allen
option-cards-simple = nur aus den einfachen
option-realm = Die Größe der Gebiete, Spalten mal Reihen.
option-realm-6x4 = 6 × 4
option-realm-6x6 = 6 × 6
option-realm-4x4 = 4 × 4
option-realm-4x6 = 4 × 6
option-last_round = Ob das letzte Herbeirufen die Partie mit der laufenden Runde beendet oder mit einer weiteren.
option-last_round-current = mit der laufenden Runde
option-last_round-next = mit einer weiteren Runde
option-shrine_supply = Ob die Schreine ausgehen können.
option-shrine_supply-limited = { $shrines } Schreine für alle
option-shrine_supply-unlimited = immer genug
option-paid_shrine = Ob ein Schrein, der einen Geist bezahlt, in den Vorrat zurückkommt oder aus dem Spiel ist.
option-paid_shrine-supply = zurück in den Vorrat
option-paid_shrine-box = aus dem Spiel
option-deception = Ob die Täuschung nur Steine derselben Etage erreicht oder aller Etagen.
option-deception-same-floor = nur dieselbe Etage
option-deception-any-floor = alle Etagen
option-wind = Ob der Geist des Windes einen Schrein versetzen muss.
option-wind-must-move = er muss
option-wind-may-move = er darf
option-change_in_check = Ob der Geist der Veränderung einen Satz vergrößern darf, der gleich umgedreht wird.
option-change_in_check-yes = ja
option-change_in_check-no = nein
option-faith = Auf welchen Sätzen des Zuges der zusätzliche Schrein des Glaubens stehen darf.
option-faith-full-allowance = nur auf einem, der alle gewöhnlichen trägt
option-faith-any-set = auf jedem, auch vor den gewöhnlichen
option-faith-closed-sets = auf jedem, der keinen gewöhnlichen mehr bekommt
option-cunning_dragons = Ob drei Drachen, durch Gewitztheit zusammengeführt, den Zusatzpunkt der Drachen bringen.
option-cunning_dragons-bonus = mit Zusatzpunkt
option-cunning_dragons-plain = ohne Zusatzpunkt
option-tranquility = Ob Steine unter Schreinen für den Drachen der Stille zählen oder Gruppen trennen.
option-tranquility-shrines-count = sie zählen
option-tranquility-shrines-split = sie trennen
option-harmony = Ob ein leeres Gebiet für den Drachen der Harmonie als gespiegelt gilt.
option-harmony-empty-nothing = nein
option-harmony-empty-counts = ja
option-tie_break = Ob Stapel mit einem Schrein bei Gleichstand zählen.
option-tie_break-with-shrines = sie zählen
option-tie_break-without-shrines = sie zählen nicht
option-between_placings = Ob ein Geist zwischen dem Setzen des ersten und des zweiten Steins angerufen werden darf.
option-between_placings-yes = ja, jederzeit
option-between_placings-no = nein, beide werden auf einmal gesetzt

preset-standard = Das ganze Spiel: ein Geist und ein Drache, aus allen gezogen.
preset-first-game = Zum Lernen: ohne Karten.
preset-simple-cards = Die zweite Partie: ein Geist und ein Drache, aus den einfachen gezogen.
preset-many-cards = Für Kenner: drei Geister und drei Drachen.
preset-letter = Nach dem Wortlaut der Spielregel: Wo er klar ist, gilt er, bis hin zu einer weiteren Runde am Schluss.

layout-basic = die übliche Burg für die Spielerzahl
layout-basic_2 = Die Burg für zwei
layout-basic_3 = Die Burg für drei
layout-basic_4 = Die Burg für vier
layout-four_seasons = Die vier Jahreszeiten
layout-thousand_towers = Tausend Türme
layout-barracks = Die Kaserne
layout-pillars_of_creation = Die Säulen der Schöpfung
layout-fortress = Die Festung
layout-blockhouse = Das Blockhaus
layout-parade_ground = Exerzierplatz
layout-keep = Der Bergfried
layout-dragons_head = Der Kopf des Drachen
layout-abbey_of_the_abyss = Abtei des Abgrunds
layout-gates_of_fate = Die Tore des Schicksals
layout-forbidden_city = Die verbotene Stadt

## Wörter zum Nachschlagen

term-take = Nehmen
    .effect = Dein erster Stein kommt aus der obersten Etage der Burg, und links oder rechts muss er frei sein. Dann siehst du, was er freigelegt hat, und entscheidest: Paar, Schrein oder Abwerfen.
term-free = Freier Stein
    .effect = Ein Stein der Burg ist frei, wenn nichts auf ihm liegt und mindestens einer seiner Nachbarn links und rechts niedriger ist.
term-pair = Paar
    .effect = Nimm einen zweiten, identischen Stein. Er muss frei sein, darf aber in jeder Etage liegen, und dein Gebiet braucht Platz für beide.
term-shrine = Schrein
    .effect = Statt eines zweiten Steins nimmst du einen Schrein in deinen Vorrat. Errichte ihn auf einem eben umgedrehten Satz: Am Ende zählt er { $low }, { $mid } oder { $high } in Etage 1, 2 oder ab 3. Im Vorrat ist er nichts wert.
term-discard = Abwerfen
    .effect = Wirf den Stein ab: +{ $away }. Gesetzt wird nichts.
term-place = Setzen
    .effect = Ein Stein kommt auf ein leeres Feld oder auf einen verdeckten Stein, nie auf einen offenen Stein oder einen Schrein. Höhere Stapel sind bessere Plätze für Schreine.
term-set = Satz
    .effect = { $least } oder mehr angrenzende offene Steine einer Art (nicht diagonal, die Höhen spielen keine Rolle) werden umgedreht, sobald alle Steine gesetzt sind. Punkte: 4 Steine { $set4 }, 5 Steine { $set5 }, 6 Steine { $set6 }, 7 Steine { $set7 }, 8 Steine { $set8 }, jeder weitere { $beyond } mehr. Drachen bringen { $dragonset } mehr.
term-consolidate = Zusammenführen
    .effect = Dasselbe wie einen Satz werten: Seine Steine werden umgedreht, bringen Punkte und dürfen Schreine tragen: { $onfaction } bei Händlern, Kriegern, Bauern; { $onspecial } bei Jahreszeiten, Winden, Drachen.
term-type = Arten
    .effect = Händler (M), Krieger (S) und Bauern (F) zeigen Zahlen von 1 bis 6; Jahreszeiten (Z), Winde (W) und Drachen (D) sind besonders: Ihre Sätze tragen { $onspecial } Schreine. Jedes Bild gibt es { $copies }-mal. Die Buchstaben sind in allen Sprachen dieselben.
term-summon = Herbeirufen
    .effect = Ist nur noch die unterste Etage übrig, darfst du statt eines Steins ein Zeitplättchen nehmen (+{ $token }); ist die Burg leer, musst du es. Mit dem { $players }. Herbeirufen der Partie beginnt die letzte Runde.
term-countdown = Zeitleiste
    .effect = { $tokens } Plättchen: { $players } auf einzelnen Feldern, { $stack } im Stapel. Das auf dem Feld mit dem !, das letzte der einzelnen, löst die letzte Runde aus{ $lastround ->
        [next] ; nimmt es der Letzte einer Runde, wird noch eine Runde gespielt.
       *[current] : Die laufende Runde wird zu Ende gespielt.
    }
term-spirit = Geister
    .effect = Eine Macht für alle: einmal in deinem Zug, bezahlt mit einem offenen Stein deines Gebiets oder einem Schrein deines Vorrats. Nur wenn sie etwas bewirkt; wozu sie verpflichtet, das musst du tun.
term-dragon = Drachenkarten
    .effect = Zusätzliche Punkte am Ende, dieselbe Aufgabe für alle.
term-pool = Vorrat
    .effect = Deine Schreine, die noch nicht errichtet sind. Alle beginnen mit { $begin }. { $supply ->
        [unlimited] Der allgemeine Vorrat geht nie aus.
       *[limited] Insgesamt gibt es { $shrines }.
    }
term-realm = Gebiet
    .effect = Dein eigenes Tableau, { $columns } Spalten und { $rows } Reihen. Ein Stapel zeigt seine Höhe und seinen obersten Stein.
term-tie = Gleichstand
    .effect = Es gewinnt, wer mehr Stapel mit einem verdeckten Stein obenauf{ $tie ->
        [without-shrines] {" "}und ohne Schrein
       *[with-shrines] {" "}(auch unter einem Schrein)
    } hat, dann, wer mehr Schreine im Gebiet hat; sonst wird der Sieg geteilt.

## Der Tisch auf dem Bildschirm: was dort liegt, gesagt für alle, die es nicht sehen

scene-castle = Die Burg
scene-realm = Das Gebiet von { $seat }
scene-hand = In der Hand
scene-cards = Geister und Drachen
scene-shelf = Zeitleiste, Schreine und Karten
    .short = Zeitleiste
scene-tile = { $face }, { $cell }, Etage { $floor }
scene-own-tile = { $face }, { $space }, { $height ->
    [one] am Boden
   *[other] Etage { $height }
  }
scene-back = verdeckter Stein, { $space }, { $height ->
    [one] am Boden
   *[other] Etage { $height }
  }
scene-shrine = Schrein, { $space }, Etage { $height }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
scene-take = { $face } auf { $cell } nehmen (Etage { $floor }{ $twin ->
    [no] { "" }
   *[yes] ; ein Zwilling ist frei
  })
    .short = { $face } nehmen
scene-space = leeres Feld { $space }
scene-held = { $face } in der Hand
scene-pool = { $count ->
    [one] 1 Schrein
   *[other] { $count } Schreine
  } im Vorrat von { $seat }
scene-tokens = { $count ->
    [one] 1 Zeitplättchen
   *[other] { $count } Zeitplättchen
  } von { $seat }
scene-countdown = Zeitleiste: { $count ->
    [one] noch 1 Plättchen
   *[other] noch { $count } Plättchen
  }
scene-supply = allgemeiner Vorrat: { $count ->
    [one] 1 Schrein
   *[other] { $count } Schreine
  }
scene-supply-unlimited = allgemeiner Vorrat: unbegrenzt viele Schreine
scene-last-turn = letzter Zug
scene-over-dragon-summoned = Der Drache ist da: Die Partie ist vorbei
scene-over-castle-empty = Die Burg ist abgetragen: Die Partie ist vorbei

# Die Teile eines Zuges.
step-take = Nehmen
step-continue = Paar/Schrein
step-place = Setzen
step-build = Bauen
step-spirit = Geist

# Ein Satz unter der Frage; `count` ist die Zahl der wählbaren Orte.
hint-turn = { $now ->
    [empty] Es ist kein Stein mehr da
    [elegance] Eleganz: Goldene Ringe zeigen, was du jetzt nehmen darfst
   *[free] Die freien haben einen goldenen Ring; bei anderen sagt ein Tippen, warum nicht
  }
hint-continue = { $second ->
    [twin] Der Zwilling mit goldenem Ring
    [short] Ein nur oben oder unten freier Zwilling mit goldenem Ring
    [beside] Ein Stein mit goldenem Ring, der daneben lag
    [type] Ein Stein seiner Art mit goldenem Ring
    [type-short] Ein nur oben oder unten freier Stein seiner Art mit goldenem Ring
   *[no] { "" }
  }{ $rest ->
    [or-shrine] ; ein Schrein; oder abwerfen (+{ $points })
    [shrine] Kein Zwilling ist frei: ein Schrein oder abwerfen (+{ $points })
    [or-away] ; oder abwerfen (+{ $points })
    [full] Dein Gebiet hat kein Feld: Er kann nur abgeworfen werden (+{ $points })
    [supply] Kein Zwilling ist frei und kein Schrein mehr da: abwerfen (+{ $points })
   *[none] { "" }
  }
hint-place = Leere Felder oder verdeckte Steine
hint-enlarge = Ein verwandelter Stein kann dazukommen
hint-build = { $can ->
    [no] Seine gewöhnlichen Schreine stehen
   *[yes] Je höher, desto mehr Punkte
  }
hint-end = Ein Geist lässt sich noch anrufen
hint-payment = { $ways ->
    [tile] Mit einem offenen Stein deines Gebiets
    [shrine] Nur ein Schrein deines Vorrats kann bezahlen
   *[both] Ein offener Stein deines Gebiets oder ein Schrein deines Vorrats
  }
hint-beauty-set = Wähle sie durch ihren ersten Stein
hint-cunning-set = Wähle sie durch ihren ersten Stein
hint-wild = Eine Jahreszeit, ein Wind oder ein Drache
hint-extra-shrine = Auf einen Stein eines Satzes dieses Zuges
hint-turn-tile = Das macht Platz für einen Schrein
hint-lift-shrine = Wähle einen in deinem Gebiet
hint-drop-shrine = Ein verdeckter Stein ohne Schrein
hint-lift-tile = Ein oberster Stein ohne Schrein
hint-drop-tile = Leere Felder oder verdeckte Steine
hint-destroy = Ein freier Stein, gleich in welcher Etage

lot-castle = Burg
lot-realm = Gebiet
final-take = { $twins ->
    [0] { "" }
    [1] Tippe seinen Zwilling an, um beide zu nehmen.{" "}
   *[2] Tippe einen Zwilling an, um beide zu nehmen.{" "}
  }Darunter wird ein Stein aufgedeckt: Das lässt sich nicht zurücknehmen.
small-second = { $count } sind möglich: Tippe einen in der Burg an
small-shrine = Dann { $count } in deinem Vorrat
small-discard = Aus dem Spiel
small-summon = Mit diesem Plättchen beginnt die letzte Runde
kin-call = Oder rufe einen Geist an
    .price = für einen Schrein oder Stein
button-second = { $which ->
    [twin] Zwilling nehmen
   *[other] Zweiten Stein nehmen
  }
button-shrine = Schrein nehmen
button-discard = Abwerfen
button-summon = Drachen herbeirufen
button-call = { $spirit } anrufen
button-pay-shrine = Mit Schrein bezahlen
button-done = { $at ->
    [end] Zug beenden
    [build] Keine weiteren Schreine
    [enlarge] Satz so lassen
    [turn-tile] Keinen Stein umdrehen
    [lift-shrine] Keinen Schrein versetzen
    [lift-tile] Nichts mehr versetzen
   *[other] Weiter
  }


## Die Hilfe: Kapitel in eigenen Worten, jedes mit seinem Titel

help-goal = Alle bauen ein Gebiet aus Steinen, die sie der Burg in der Mitte entnehmen. { $least } oder mehr angrenzende Steine einer Art werden umgedreht und bringen Punkte; auf dem, was umgedreht wurde, errichtest du Schreine, die am Ende zählen.

    Wer die meisten Punkte hat, wenn der Drache oft genug herbeigerufen wurde, gewinnt.
    .title = Worum es geht
help-free = Einen Stein kannst du nehmen, wenn nichts auf ihm liegt und seine linke oder rechte Seite frei ist. Ein Nachbar in derselben Etage verschließt diese Seite, auch wenn auf ihm selbst etwas liegt; die Seiten darüber und darunter sind gleichgültig.

    Der erste Stein deines Zuges kommt aus der höchsten Etage, in der noch Steine liegen. Was hell ist und einen goldenen Ring hat, kannst du jetzt nehmen.
    .title = Welche Steine frei sind
help-turn = Nimm zuerst einen freien Stein der obersten Etage. Du darfst ansehen, was er aufdeckt, bevor du entscheidest, wie es weitergeht:

    - sein Zwilling: ein zweiter freier Stein mit demselben Bild, aus beliebiger Etage;
    - ein Schrein aus dem allgemeinen Vorrat in deinen eigenen;
    - den Stein abwerfen (+{ $away }).

    Dann setzt du, was du genommen hast, und errichtest Schreine, wenn ein Satz umgedreht wurde. Wofür dein Gebiet keinen Platz hat, das kannst du nicht wählen. Ist nur noch die unterste Etage übrig, darfst du stattdessen den Drachen herbeirufen; ist die Burg leer, musst du es.
    .title = Ein Zug
help-placing = Dein Gebiet hat { $columns } Spalten und { $rows } Reihen. Steine kommen auf leere Felder oder auf verdeckte Steine ohne Schrein, wo immer du willst. Sie müssen einander nicht berühren. Nie auf einen offenen Stein, nie auf einen Schrein.{ $between ->
        [no] {" "}Zwei Steine werden direkt nacheinander gesetzt.
       *[yes] {" "}Zwischen zwei Steinen darf ein Geist angerufen werden; ein Satz wird umgedreht, wenn beide liegen.
    }
    .title = Steine setzen
help-sets = Liegen alle Steine, wird jede Gruppe von { $least } oder mehr offenen Steinen einer Art, die mit ihren Seiten aneinanderliegen, ganz umgedreht. Zahlen spielen keine Rolle, die Höhe der Stapel auch nicht.

    4 Steine bringen { $set4 }, 5 bringen { $set5 }, 6 bringen { $set6 }, 7 bringen { $set7 }, 8 bringen { $set8 } und jeder weitere { $beyond } mehr. Drachen bringen { $dragonset } zusätzlich.
    .title = Sätze
help-shrines = Auf einem eben umgedrehten Satz darfst du aus deinem Vorrat bauen: { $onfaction } bei Händlern, Kriegern oder Bauern, bis zu { $onspecial } bei Jahreszeiten, Winden oder Drachen. Einen je Stein, und nur jetzt.

    Am Ende ist ein Schrein auf einem Stapel aus einem, zwei oder mindestens drei Steinen { $low }, { $mid } oder { $high } wert. Was im Vorrat bleibt, ist nichts wert. { $supply ->
        [unlimited] Der allgemeine Vorrat geht nie aus.
       *[limited] Es gibt { $shrines } Schreine; ist der allgemeine Vorrat leer, kann niemand einen nehmen.
    }
    .title = Schreine
help-cards = { $spirits ->
        [0] In dieser Partie gibt es keinen Geist.
        [one] Die Geisterkarte ist eine Macht, die jeder einmal in seinem eigenen Zug nutzen darf.
       *[other] { $spirits } Geisterkarten sind im Spiel: Mächte, die jeder nutzen darf, jede einmal in seinem eigenen Zug.
    } Ein Geist kostet einen offenen Stein deines Gebiets oder einen Schrein deines Vorrats{ $paid ->
        [box] , der dann aus dem Spiel ist.
       *[supply] ; der Schrein kommt in den allgemeinen Vorrat zurück.
    } Anrufen darfst du ihn nur, wenn er dann auch wirkt: nie bloß, um einen Stein loszuwerden. Wer Täuschung, Tiefe oder Eleganz anruft, muss den versprochenen Stein nehmen.

    { $dragons ->
        [0] Eine Drachenkarte gibt es in dieser Partie nicht.
        [one] Die Drachenkarte bringt am Ende Punkte für das, was sie beschreibt.
       *[other] { $dragons } Drachenkarten bringen am Ende Punkte, jede für das, was sie beschreibt.
    }
    .title = Geister und Drachen
help-end = Liegt kein Stein mehr über der untersten Etage, darfst du den Drachen herbeirufen: Du nimmst ein Plättchen (+{ $token }) statt eines Steins. Ist die Burg leer, musst du es. Das Plättchen auf dem Ausrufezeichen ist das { $players }., das genommen wird: Es kündigt die letzte Runde an{ $lastround ->
        [next] ; nimmt es der Letzte einer Runde, wird noch eine Runde gespielt.
       *[current] , die zu Ende gespielt wird, damit alle gleich viele Züge hatten.
    }

    Dann werden Sätze, abgeworfene Steine, Plättchen, Schreine und Drachenkarten zusammengezählt.
    .title = Das Ende

about-board = Steine, Schreine, Plättchen, der Ablauf des Zuges und die Wirkung der Karten sind die der Spielregel. Von den Punkten für Sätze nennt ihr Text die für fünf Steine und ab neun; die übrigen, und wo das Ausrufezeichen liegt, stammen aus anderen öffentlichen Quellen.

    Von uns nachgebildet, weil wir die gedruckten Pläne nicht kennen: die Formen aller fünfzehn Burgen (ihre Namen und Spielerzahlen stehen in der Regel), die Größe der Gebiete, welche Karten als einfach gelten, und der Name des Drachen des Mutes.

    Wo sich der Text zweifach lesen lässt, sind die Lesarten Einstellungen; die Vorlage „nach dem Wortlaut“ nimmt ihn, wie er dasteht.
    .load = Eine eigene Burg ist eine Zeichnung aus Text: eine Zeile je Reihe und für jede Stelle . oder ein Leerzeichen (nichts), 1, 2 oder 3, die Höhe des Stapels. Zusammen müssen es { $tiles } Steine sein.

## Regeln in Worten, nach ihren Nummern; Antworten zu den Karten; was die Beispiele zeigen

rule-c-1 = { $tiles } Steine: Händler, Krieger und Bauern mit den Zahlen 1 bis 6, vier verschiedene Jahreszeiten, vier Winde und drei Drachen; jedes Bild { $copies }-mal.
rule-c-3 = Ein Gebiet hat { $columns } Spalten und { $rows } Reihen. Steine bleiben darin.
rule-c-6 = Die Burg wird nach einem der Pläne gebaut oder nach einem, den du zeichnest.
rule-c-10 = Eine Geister- und eine Drachenkarte werden gezogen und liegen für alle offen; Einstellungen können andere Zahlen setzen.
rule-c-11 = Die ersten Partien spielt man ohne Karten, die nächsten mit einfachen.
rule-c-15 = Nur der oberste Stein eines Stapels der Burg kann genommen werden.
rule-c-17 = Ein Stein der Burg ist frei, wenn er der oberste seines Stapels ist und seine linke oder rechte Seite frei ist. Ein Nachbar in derselben Etage verschließt diese Seite, auch wenn auf ihm selbst etwas liegt.
rule-c-18 = Die oberste Etage ist die höchste, in der noch irgendein Stein liegt. Dein erster Stein kommt von dort.
rule-c-20 = Niemand kennt einen zugedeckten Stein. Was aufgedeckt wird, zieht der Zufall aus allen, die noch niemand gesehen hat.
rule-c-21 = In deinem Zug musst du genau eine Aktion ausführen, dann setzen, was du genommen hast, dann die Sätze umdrehen. Daneben dürfen Geister angerufen werden.
rule-c-22 = Zuerst nimmst du einen freien Stein der obersten Etage. Dann siehst du, was er aufgedeckt hat, und entscheidest: ein zweiter Stein, ein Schrein oder abwerfen. Der erste Stein wird nicht zurückgelegt.
rule-c-24 = Der zweite Stein eines Paares ist mit dem ersten identisch und frei, sobald der erste weg ist; er darf in jeder Etage liegen.
rule-c-26 = Statt eines zweiten Steins darfst du einen Schrein aus dem allgemeinen Vorrat nehmen. { $supply ->
        [unlimited] An diesem Tisch gibt es immer genug.
       *[limited] Ist er leer, geht das nicht.
    }
rule-c-29 = Du darfst den Drachen herbeirufen, wenn zu Beginn deiner Aktion kein Stein über der untersten Etage liegt. Ist die Burg leer, musst du es. Es ersetzt das Nehmen eines Steins; danach ist es kein Ausweg.
rule-c-31 = Jeder Stein, den du genommen und nicht abgeworfen hast, muss offen in dein Gebiet gesetzt werden.
rule-c-32 = Ein Stein kommt auf ein leeres Feld oder auf einen verdeckten Stein ohne Schrein; nie auf einen offenen Stein oder einen Schrein.
rule-c-33 = Die zwei Steine eines Paares kommen auf zwei beliebige Felder. { $between ->
        [no] Sie werden direkt nacheinander gesetzt; ein Geist wird davor oder danach angerufen.
       *[yes] Zwischen ihnen darf ein Geist angerufen werden; ein Satz, den der erste ergeben hat, ist fällig, wenn der zweite liegt.
    }
rule-c-34 = Was du wählst, muss Platz finden: Ohne freies Feld kann ein Stein nur abgeworfen werden, mit nur einem Feld gibt es kein Paar.
rule-c-44 = Auf einem eben umgedrehten Satz darfst du Schreine aus deinem Vorrat errichten: bis zu { $onfaction } bei Händlern, Kriegern oder Bauern, bis zu { $onspecial } bei Jahreszeiten, Winden oder Drachen.
rule-c-45 = Höchstens ein Schrein je Stein, nur auf verdeckten Steinen eines eben umgedrehten Satzes. Was dann nicht errichtet wird, wird es auch später nicht.
rule-c-49 = Ein Geist ist eine Macht für alle: jeder einmal im eigenen Zug, wann immer seine Karte etwas bewirkt.
rule-c-50 = Ein Geist kostet einen offenen Stein deines Gebiets oder einen Schrein deines Vorrats.
rule-c-51 = Nur ein offener Stein des Gebiets bezahlt. Steine in der Hand und errichtete Schreine tun es nicht.
rule-c-52 = { $paid ->
        [box] Ein Schrein, der einen Geist bezahlt, ist aus dem Spiel.
       *[supply] Ein Schrein, der einen Geist bezahlt, kommt in den allgemeinen Vorrat zurück.
    }
rule-c-53 = Zuerst wird bezahlt, dann wird die Wirkung ganz ausgeführt. Bloß zu bezahlen, um einen Stein loszuwerden, ist verboten.
rule-c-54 = Eine Bezahlung, die zerstört, was die Wirkung braucht, ist nicht erlaubt.
rule-c-55 = Ein Stein eines fälligen Satzes kann nicht mehr bezahlen.
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
rule-c-82 = Ist das Plättchen auf dem ! genommen, { $lastround ->
        [next] wird die Runde zu Ende gespielt; hat es der Letzte einer Runde genommen, noch eine weitere.
       *[current] wird die laufende Runde zu Ende gespielt: Alle hatten gleich viele Züge.
    }
rule-c-83 = Auch in der letzten Runde darf der Drache herbeigerufen werden, solange eines der { $tokens } Plättchen da ist.
rule-c-85 = { term-tie.effect }
rule-c-89 = Rat für Burgen: so viele Steine in der untersten Etage, dass die Partie ihre übliche Länge hat, oben keine Reihe aus sechs oder mehr, und eine dritte Etage.
rule-c-91 = Fällige Sätze: Vor dem Umdrehen darf die Veränderung kommen, dann werden alle zusammen umgedreht, dann gibt es Punkte und Schreine; beim Bauen darf der Glaube angerufen werden.
rule-c-92 = Jeder Geist hat seine Momente: vor dem ersten Stein, mit ihm in der Hand, solange ein Stein zu setzen ist, während Sätze gewertet werden, am Ende des Zuges.
rule-c-93 = Wer Täuschung, Tiefe oder Eleganz angerufen hat, schuldet den versprochenen Stein: kein Schrein, kein Abwerfen und kein Herbeirufen stattdessen.
rule-c-94 = Mehrere Geister: Täuschung und Tiefe nicht in einem Zug, was die Täuschung nimmt, dient der Eleganz nicht, und keiner darf unmöglich machen, was ein anderer verlangt.

ruling-beauty-1 = Die ganze zusammenhängende Gruppe dieser Zahl wird umgedreht, auch Steine aus kleinen Gruppen einer Art. Ein ohnehin fälliger Satz geht vor.
ruling-wind-1 = Aus dem Vorrat darf auf dem eben verdeckten Stein nichts errichtet werden: Er zählt nicht als zusammengeführt.
ruling-wind-2 = Der versetzte Schrein darf auf den eben verdeckten Stein.
ruling-strength-1 = Ein Stein darf auf ein leeres Feld versetzt werden.
ruling-strength-2 = Nicht auf einen offenen Stein: Die üblichen Setzregeln gelten.
ruling-strength-3 = Der zweite Stein darf auf den ersten, wenn dieser verdeckt liegt; liegt er offen, darf er es nicht.
ruling-strength-4 = Ein Stein mit einem Schrein wird nicht versetzt.
ruling-elegance-1 = Einmal angerufen gilt sie den ganzen Zug: Beide Steine dürfen von dieser Sorte sein, auch einer, den der erste eben freigelegt hat.
ruling-deception-1 = { $deception ->
        [any-floor] An diesem Tisch zählen die Nachbarn in jeder Etage, nicht nur in der des ersten Steins.
       *[same-floor] Daneben heißt: in derselben Etage, an einer der vier Seiten; nicht der Stein darunter und kein tieferer Nachbar.
    } Einmal angerufen, muss einer dieser Steine genommen werden.
ruling-change-1 = Sie taugt nicht dazu, einem Satz zu entgehen, nur dazu, einen zusammenzuführen.
ruling-change-2 = Auch nicht, um einen Stein aus einem Satz herauszuhalten: Der verwandelte Stein muss zum umgedrehten Satz gehören.
ruling-faith-1 = Nicht auf Steinen, die in einem früheren Zug umgedreht wurden.
ruling-faith-2 = Wurden in diesem Zug mehrere Sätze umgedreht, { $faith ->
        [full-allowance] darf der zusätzliche Schrein auf jeden, der alle gewöhnlichen trägt.
        [any-set] darf der zusätzliche Schrein auf jeden ihrer Steine.
       *[closed-sets] darf der zusätzliche Schrein auf jeden ihrer Steine, sobald der Satz keinen gewöhnlichen mehr bekommt.
    }
ruling-faith-3 = Bei Jahreszeiten, Winden oder Drachen darf es einer mehr sein als die { $onspecial } erlaubten.
ruling-destruction-1 = Man darf damit einen Stein erreichbar machen, der es nicht war: Dafür ist der Geist da.
ruling-destruction-2 = Auch der letzte Stein einer Etage darf es sein.
ruling-destruction-3 = Ist danach nur noch die unterste Etage übrig, darfst du im selben Zug den Drachen herbeirufen.
ruling-depth-1 = Ein identischer zweiter Stein ist erlaubt, selbst wenn du den Geist nur anrufst, um den bezahlenden Stein loszuwerden.
ruling-cunning-1 = { $cunningdragons ->
        [plain] Drei Drachen bringen dasselbe wie drei andere.
       *[bonus] Drei Drachen bringen auch den Zusatzpunkt der Drachen.
    } Keiner der drei kann bezahlen.
ruling-humility-1 = Ein Schrein zählt einmal, wie viele höhere Stapel auch daneben stehen.
ruling-humility-2 = Ein hoher Stapel darf mehreren Schreinen dienen.
ruling-humility-3 = Verglichen werden nur die Höhen der Stapel; Dächer zählen nicht.
ruling-righteousness-1 = Die Schreine müssen nicht aneinanderstehen: Gezählt werden die in der Linie.
ruling-righteousness-2 = Ein Schrein, wo sich Reihe und Spalte kreuzen, zählt für beide.
ruling-tranquility-1 = Diagonalen verbinden nicht.
ruling-tranquility-2 = Steine in verschiedenen Etagen verbinden sich durchaus.
ruling-tranquility-3 = Offene Steine trennen Gruppen: Ein daraufgesetzter Stein kann aus einer zwei machen.
ruling-bravery-1 = Auf einem solchen Stapel darf ein Schrein stehen.
ruling-bravery-2 = Er macht den Stapel nicht höher: Nur Steine zählen.
ruling-dominion-1 = Eine Art, von der du so hoch keinen offenen Stein hast, bringt nichts.
ruling-power-1 = Zu zweit wird jeder Vergleich einmal gemacht, nicht zweimal.
ruling-power-2 = Es werden nicht alle deine Steine einer Art zusammengezählt: Eine Gruppe angrenzender offener Steine zählt, die beste.
ruling-power-3 = Du brauchst mindestens einen offenen Stein der Art; nichts gegen nichts ist kein Gleichstand.
ruling-power-4 = Wer gegen einen Nachbarn verliert, behält die Punkte gegen den anderen.
ruling-knowledge-1 = Verschiedene Bilder einer Art zählen einzeln: Zwei verschiedene Winde bringen 4 Punkte.
ruling-knowledge-2 = Es gibt elf Bilder, also höchstens 22 Punkte.
ruling-harmony-1 = Ob Steine offen oder verdeckt liegen, ist gleich; es zählt nur, wie hoch die Stapel sind.
ruling-harmony-2 = Schreine spiegeln sich nur, wenn sie gleich hoch stehen.
ruling-harmony-3 = Nur die zwei Mittellinien des Gebiets zählen, keine Symmetrie innerhalb eines Teils.
ruling-devotion-1 = Ein Schrein zählt einmal, wie viele Drachensteine auch daneben liegen.
ruling-devotion-2 = Ein Drachenstein darf mehreren Schreinen dienen.
ruling-courage-1 = Sie müssen nicht am Boden stehen: am Rand, in welcher Etage auch immer.
example-beauty = Vier angrenzende Steine zeigen die 2: zwei Händler, ein Krieger, ein Bauer. Sie werden umgedreht: { $set4 } Punkte, und { $beautybonus } mehr durch die Karte.
example-wind = Der Krieger auf b1 wird umgedreht, dann zieht der Schrein von a1 darauf: Er steht nun in Etage 2 und zählt 1 Punkt mehr.
example-change = Der Wind auf d1 zählt als Krieger und macht vier voll. Der Wind auf f1 liegt an keinem von ihnen und könnte das nicht.
example-faith = Diese vier Steine sind gerade umgedreht worden, und ihr einer Schrein steht auf a1. Der Glaube, mit einem Schrein des Vorrats bezahlt, bringt einen weiteren auf b1.
example-destruction = Der einzige Stein über der untersten Etage kommt aus dem Spiel. Nun kann der Drache noch in diesem Zug herbeigerufen werden.
example-depth = Ein Händler ist in der Hand, und die Tiefe wurde angerufen: Der Händler auf c3 ist frei und genügt, gleich mit welcher Zahl. Der auf i3 ist eingeklemmt, der Krieger auf h3 ist von anderer Art.
example-humility = Mit diesem Stein ist der Stapel auf b1 höher als der mit dem Schrein daneben: 1 Punkt.
example-righteousness = Der zweite Schrein der Reihe: 1 Punkt durch die Karte, und 1 für den Schrein selbst. Die beste Spalte hat weiterhin einen.
example-tranquility = Der Stein auf b1 trennt die verdeckten: zwei Gruppen statt einer, 1 Punkt mehr.
example-bravery = a1 und b1 waren gleich hoch, also zählte keiner. Nun ist a1 höher als alle Stapel daneben: 1 Punkt.
example-dominion = Der Händler mit der 5 liegt in Etage 3: 5 Punkte. Ein zweiter Händler dort brächte nichts dazu, ein Krieger oder ein Bauer schon.
example-power = Die Krieger 3 und 2 liegen nun aneinander und sind zusammen 5 wert; der des Nachbarn ist 4 wert. Die 2 Punkte wechseln also die Seite.
example-knowledge = Die beiden Steine mit Wind 1 zählen einmal; Wind 2 ist ein anderes Bild: 2 Punkte.
example-devotion = Ein Drachenstein zwischen zwei Schreinen: 1 Punkt für jeden von ihnen.
example-courage = b4 liegt am Rand des Gebiets: Der Schrein bringt neben seinem eigenen 1 Punkt durch die Karte. Auf b2 oder c2 täte er es nicht.
example-deception = Die Täuschung wurde angerufen, nachdem der oberste Stein von i3 genommen war. j3 lag in derselben Etage daneben, h3 liegt tiefer; der Zwilling auf c3 zählt nicht mehr.
example-elegance = Die Eleganz wurde angerufen: i3 ist links und rechts eingeklemmt, aber oben frei. h3 ist links frei und hat keinen solchen Zwilling.
example-strength = Der verdeckte Stein kommt auf d1, dann der Bauer darauf: vier Bauern.
example-between = Drei Händler mit dem ersten Stein: Die Gewitztheit dreht sie um, bevor der zweite gesetzt wird, und er darf darauf.
example-harmony = Mit diesem Stein auf f1 spiegeln sich die Stapel links und rechts: 4 Punkte. Oben und unten tun sie es nicht.

other-deception = { spirit-deception }
other-depth = { spirit-depth }
other-elegance = { spirit-elegance }
by-beauty-or-cunning = { spirit-beauty } oder { spirit-cunning }
by-wind = { spirit-wind }
by-wind-or-strength = { spirit-wind } oder { spirit-strength }
by-change = { spirit-change }
by-destruction = { spirit-destruction }

## Was man besitzt

good-shrines = { $count ->
    [one] Schrein
   *[other] Schreine
  }

## Was das Ende eingeleitet hat, und Teile der Wertung

closing-last-round = { $seat } hat das Plättchen genommen, mit dem die letzte Runde beginnt.
part-floor-1 = in Etage 1
part-floor-2 = in Etage 2
part-floor-3 = in Etage 3 und höher

## Einen Tisch einrichten

summary = { $players ->
    [2] Zwei Personen
    [3] Drei Personen
   *[4] Vier Personen
  }. { $layout }. { $mode ->
    [none] Keine Karten
    [named] { $listed }
    [drawn] { $spirits ->
        [0] Kein Geist
        [one] Ein Geist wird gezogen
       *[other] { $spirits } Geister werden gezogen
      }, { $dragons ->
        [0] kein Drache
        [one] ein Drache
       *[other] { $dragons } Drachen
      }{ $from ->
        [simple] {" "}aus den einfachen
       *[all] {""}
      }
    [and-spirits] { $listed }; { $spirits ->
        [one] ein Geist wird gezogen
       *[other] { $spirits } Geister werden gezogen
      }
   *[and-dragons] { $listed }; { $dragons ->
        [one] ein Drache wird gezogen
       *[other] { $dragons } Drachen werden gezogen
      }
  }.
layout-own = Eine eigene Burg
group-castle = Burg
    .about = Helle Stapel mit goldenem Rand sind drei Etagen hoch.
group-cards = Geister und Drachen
    .about = Kreuze an, was ihr auf dem Tisch wollt, oder lasst ziehen. Alle dürfen die Geister anrufen; Drachen bringen am Ende Punkte.
set-spirit = Geister
set-dragon = Drachen
refused-castle-empty = Die Zeichnung ist leer: Zeichne Reihen aus . 1 2 3.
refused-castle-size = Eine Burg ist höchstens { $wide } Felder breit und { $deep } tief; diese ist { $columns } mal { $rows }.
refused-castle-mark = Reihe { $row }, Feld { $column } ist „{ $mark }“: Höhen sind . 1 2 oder 3.
refused-castle-tiles = { $side ->
    [missing] { $differ ->
        [one] 1 Stein fehlt
       *[other] { $differ } Steine fehlen
      }: Eine Burg braucht alle { $need }, diese hat { $have }. Mach Stapel höher, oder nimm Felder dazu.
   *[over] { $differ ->
        [one] 1 Stein
       *[other] { $differ } Steine
      } zu viel: Eine Burg hat { $need }, diese { $have }. Mach Stapel niedriger, oder nimm Felder weg.
  }
refused-castle-flat = Mindestens ein Stapel muss 2 oder 3 Etagen hoch sein.
refused-no-such-castle = Es gibt keine Burg „{ $value }“. Vielleicht: { $near }
