### Dragon Castle auf Deutsch. Schlüssel: docs/notation/castle.md nennt die Entscheidungen, games/castle/rules/game.py die Ereignisse.

title = Dragon Castle
goal = Nimm Steine aus der Burg, lass in deinem Gebiet Gruppen einer Art wachsen und kröne sie mit Schreinen.

# Die Begrüßung, eine Nachricht je Zeile.
welcome-1 = Ziel: die meisten Punkte. Ab vier angrenzenden Steinen einer Art zählt dein Satz.
welcome-2 = In jedem Zug: Nimm einen freien Stein der obersten Etage (mit ▸ markiert), dann wähle:
welcome-3 = seinen Zwilling dazu, oder einen Schrein dazu, oder wirf ihn ab für 1 Punkt.
welcome-4 = Setze, was du hast. Auf eben umgedrehten Sätzen errichtest du Schreine, je höher, desto besser.
welcome-5 = Ist nur die unterste Etage übrig, bringt das Herbeirufen des Drachen (2 Punkte) bald das Ende.
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
    .effect = Führe 4 oder mehr angrenzende Händler, Krieger und Bauern mit derselben Zahl zusammen: 1 Punkt extra, bis zu 2 Schreine.
spirit-wind = Geist des Windes
    .effect = Drehe, wenn du magst, einen deiner Steine um; versetze dann einen errichteten Schrein auf einen anderen verdeckten Stein.
spirit-strength = Geist der Stärke
    .effect = Versetze einen oder zwei oberste Steine deines Gebiets auf andere freie Felder; so entstandene Sätze zählen.
spirit-elegance = Geist der Eleganz
    .effect = In diesem Zug darfst du auch Steine nehmen, deren obere oder untere Seite frei ist, und mindestens einen davon musst du nehmen.
spirit-deception = Geist der Täuschung
    .effect = Dein zweiter Stein ist ein beliebiger, der in seiner Etage direkt neben dem ersten lag, was immer er zeigt.
spirit-change = Geist der Veränderung
    .effect = Eine offene Jahreszeit, ein Wind oder ein Drache gilt als eine andere Art, um einen Satz zu vollenden oder zu vergrößern.
spirit-faith = Geist des Glaubens
    .effect = Errichte auf einem eben umgedrehten Satz einen Schrein mehr als erlaubt.
spirit-destruction = Geist der Zerstörung
    .effect = Nimm einen freien Stein der Burg, gleich aus welcher Etage, aus dem Spiel.
spirit-depth = Geist der Tiefe
    .effect = Dein zweiter Stein muss nur von derselben Art sein wie der erste, nicht identisch.
spirit-cunning = Geist der Gewitztheit
    .effect = Führe eine Gruppe aus genau 3 Steinen einer Art für 2 Punkte zusammen, mit Schreinen wie üblich.

## Drachen: zusätzliche Punkte für alle am Ende

dragon-humility = Drache der Demut
    .effect = 1 Punkt für jeden Schrein, neben dem ein höherer Stapel steht.
dragon-righteousness = Drache der Rechtschaffenheit
    .effect = 1 Punkt je Schrein in deiner besten Reihe und je Schrein in deiner besten Spalte; 2 mehr für eine Linie voller Schreine.
dragon-tranquility = Drache der Stille
    .effect = 1 Punkt für jede getrennte Gruppe verdeckter Steine.
dragon-bravery = Drache der Tapferkeit
    .effect = 1 Punkt für jeden Stapel, der höher ist als alle Stapel daneben.
dragon-dominion = Drache der Herrschaft
    .effect = Der höchste offene Händler, Krieger und Bauer, den du in Etage 3 oder höher hast: Zähle ihre Zahlen zusammen.
dragon-power = Drache der Kraft
    .effect = Vergleiche bei Händlern, Kriegern und Bauern deine wertvollste Gruppe mit der jedes Nachbarn: 2 Punkte für mehr, 1 für gleich viel.
dragon-knowledge = Drache des Wissens
    .effect = 2 Punkte für jedes verschiedene offene Bild von Jahreszeiten, Winden und Drachen.
dragon-harmony = Drache der Harmonie
    .effect = Für jede Mittellinie des Gebiets: 4 Punkte, wenn sich die Höhen der Stapel spiegeln, 2, wenn die Schreine es tun.
dragon-devotion = Drache der Hingabe
    .effect = 1 Punkt für jeden Schrein, neben dem ein offener Drachenstein liegt.
dragon-courage = Drache des Mutes
    .effect = 1 Punkt für jeden Schrein am Rand des Gebiets.

## Was gefragt wird

prompt-turn = Nimm einen Stein aus der obersten Etage{ $summon ->
    [yes] {" "}oder rufe den Drachen herbei
   *[no] { "" }
  }
prompt-continue = Du hältst { $face }. Wie geht es weiter?
prompt-place = Wohin kommt { $face } in deinem Gebiet?
prompt-enlarge = Gleich wird ein Satz umgedreht. Vorher mit einem Geist vergrößern?
prompt-build = Einen Schrein auf dem eben umgedrehten Satz errichten? ({ $pool } im Vorrat)
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
choice-summon = den Drachen herbeirufen: 2 Punkte am Ende
choice-pair = { $face } auf { $cell } dazunehmen (Etage { $floor })
    .plain = den zweiten Stein auf { $cell } nehmen
    .many = Zweiten Stein nehmen: Tippe seinen Ort, zum Beispiel { $example }
choice-shrine = den Stein behalten und einen Schrein in den Vorrat nehmen
choice-discard = den Stein für 1 Punkt abwerfen
choice-place = auf { $space } setzen { $height ->
    [0] (leeres Feld)
    [one] (auf einen verdeckten Stein)
   *[other] (auf einen Stapel aus { $height } verdeckten Steinen)
  }
    .plain = auf { $space } setzen
    .many = Setzen: Tippe ein Feld, zum Beispiel { $example }
choice-build = einen Schrein auf { $space } errichten (Etage { $height }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  })
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
castle-take = nahm { $face } von { $cell }
castle-pair = dazu { $face } von { $cell }
castle-shrine = dazu einen Schrein (Vorrat { $pool })
castle-discard = warf ihn ab (+{ $points })
castle-summon = rief den Drachen herbei (+2 am Ende; { $left ->
    [one] noch 1 Plättchen
   *[other] noch { $left } Plättchen
  })
castle-last-round = die letzte Runde hat begonnen
castle-place = setzte { $face } auf { $space }
castle-set = wertete einen Satz aus { $size } Steinen: { $kind } (+{ $points })
castle-build = errichtete einen Schrein auf { $space } (Etage { $floor })
castle-call-tile = rief den { $spirit } an und bezahlte mit { $face } von { $space }
castle-call-shrine = rief den { $spirit } an und bezahlte mit einem Schrein
castle-turn = drehte { $face } auf { $space } um
castle-move-shrine = versetzte den Schrein von { $source } nach { $target }
castle-move-tile = versetzte den Stein von { $source } nach { $target }
castle-destroy = zerstörte { $face } auf { $cell }
castle-over = { $ending }

ending-dragon-summoned = der Drache ist da, und die Partie ist vorbei
ending-castle-empty = die Burg ist abgetragen, und die Partie ist vorbei

## Warum etwas nicht möglich ist

reason-all-copies-of-this-face-have-been-seen = Von { $face } sind schon alle vier Steine zu sehen gewesen.
reason-no-tile-lies-there = Auf { $cell } liegt kein Stein der Burg.
reason-tiles-on-both-long-sides = Der Stein auf { $cell } ist eingeklemmt: Links oder rechts muss er frei sein.
reason-the-first-tile-comes-from-the-top-floor = Der erste Stein muss aus der obersten Etage kommen, das ist Etage { $floor }; { $cell } liegt tiefer.
reason-the-first-tile-cannot-be-put-back = Du hältst deinen ersten Stein schon und kannst ihn nicht zurücklegen.
reason-not-identical-to-the-first = Der zweite Stein muss genau { $face } sein; der auf { $cell } ist es nicht.
reason-no-shrine-is-left-in-the-supply = Im allgemeinen Vorrat ist kein Schrein mehr.
reason-summon-instead-of-taking-a-tile-not-after-it = Den Drachen rufst du herbei, statt einen Stein zu nehmen; du hast in diesem Zug schon einen genommen.
reason-the-castle-is-still-higher-than-one-floor = Den Drachen kannst du erst herbeirufen, wenn nur die unterste Etage übrig ist; die Burg hat noch { $floor } Etagen.
reason-outside-the-realm = { $space } liegt außerhalb des Gebiets.
reason-a-face-up-tile-lies-there = Auf { $space } liegt ein offener Stein; setze auf leere Felder oder verdeckte Steine.
reason-a-shrine-stands-there = Auf { $space } steht ein Schrein, und auf einen Schrein kommt nichts mehr.
reason-both-tiles-are-placed-before-anything-else = Setze zuerst deinen zweiten Stein; beide werden in einem Zug gesetzt.
reason-a-pair-needs-two-legal-spaces = Zwei Steine brauchen zwei Felder, und dein Gebiet hat Platz für { $spaces }.
reason-no-legal-space-for-the-tile = Dein Gebiet hat kein Feld für den Stein; du kannst ihn nur abwerfen.
reason-no-more-shrines-on-this-set = Dieser Satz trägt schon alle Schreine, die er haben darf.
reason-no-shrine-in-the-pool = In deinem Vorrat ist kein Schrein.
reason-a-shrine-stands-there-already = Auf { $space } steht schon ein Schrein.
reason-only-on-a-set-consolidated-just-now = Schreine kommen nur auf Steine eines eben umgedrehten Satzes; { $space } gehört nicht dazu.
reason-spirit-already-called-this-turn = Den { $spirit } hast du in diesem Zug schon angerufen.
reason-spirit-not-in-play = Der { $spirit } ist in dieser Partie nicht dabei.
reason-nothing-to-pay-a-spirit-with = Ein Geist kostet einen offenen Stein deines Gebiets oder einen Schrein deines Vorrats, und du hast beides nicht.
reason-only-a-face-up-tile-pays = Nur ein offener Stein kann bezahlen; auf { $space } liegt keiner.
reason-pay-for-the-spirit-first = Bezahle zuerst den { $spirit }.
reason-spirit-would-have-no-effect = Der { $spirit } könnte jetzt nichts bewirken, womit du auch bezahlst.
reason-payment-would-make-the-effect-impossible = So bezahlt, bliebe dem { $spirit } nichts mehr zu tun.
reason-spirit-not-in-this-window = Der { $spirit } lässt sich in diesem Moment des Zuges nicht anrufen ({ $window }).
reason-choose-a-set-of-equal-numbers-by-its-first-space = Nenne eine der Gruppen gleicher Zahlen durch ihr erstes Feld.
reason-a-shrine-moves-onto-a-face-down-tile-without-a-shrine = Der Schrein muss auf einen verdeckten Stein, der noch keinen trägt.
reason-lift-a-shrine-that-stands-in-the-realm = Wähle ein Feld deines Gebiets, auf dem ein Schrein steht.
reason-only-a-face-up-tile-can-be-turned = Nur ein offener Stein deines Gebiets lässt sich umdrehen.
reason-the-shrine-needs-a-face-down-tile-to-go-to = Drehe einen Stein um: Sonst hätte der Schrein kein Ziel.
reason-a-moved-tile-goes-to-another-legal-space = Der Stein muss auf ein anderes Feld, das leer ist oder einen verdeckten Stein ohne Schrein zeigt.
reason-a-tile-with-a-shrine-cannot-move = Auf dem Stein auf { $space } steht ein Schrein, darum bleibt er.
reason-move-at-least-one-tile = Du hast diesen Geist angerufen, um zu versetzen; mindestens ein Stein muss es sein.
reason-no-tile-that-can-move-lies-there = Auf { $space } liegt kein Stein, der sich versetzen ließe.
reason-two-different-tiles-are-moved = Der Stein auf { $space } wurde schon versetzt; wähle einen anderen.
reason-elegance-needs-a-short-side-tile = Du hast die Eleganz angerufen: Jetzt brauchst du einen Stein, der nur oben oder unten frei ist; { $cell } ist keiner.
reason-elegance-promised-a-pick = Du hast die Eleganz angerufen, darum musst du in diesem Zug einen Stein nehmen.
reason-deception-needs-a-tile-beside-the-first = Du hast die Täuschung angerufen: Der zweite Stein muss direkt neben dem ersten gelegen haben; { $cell } tat das nicht.
reason-the-changed-tile-must-complete-a-set = Wähle eine offene Jahreszeit, einen Wind oder einen Drachen und eine Art, mit der ein Satz entsteht.
reason-the-extra-shrine-goes-on-a-full-set-of-this-turn = Der zusätzliche Schrein kommt auf einen Satz dieses Zuges, der schon alle gewöhnlichen trägt.
reason-not-the-same-type-as-the-first = Der zweite Stein muss von derselben Art sein wie { $face }; der auf { $cell } ist es nicht.
reason-choose-a-group-of-three-by-its-first-space = Nenne eine deiner Dreiergruppen durch ihr erstes Feld.
reason-no-countdown-token-is-left = Alle Zeitplättchen sind schon genommen.
reason-long-row-on-an-upper-floor = Eine Reihe aus { $tiles } Steinen in Etage { $floor } ist lang: Ihre Mitte bleibt viele Züge lang versperrt.
reason-no-third-floor = Kein Stapel ist 3 hoch, darum kann der Drache schon nach wenigen Zügen herbeigerufen werden.
reason-unusual-first-floor = Die unterste Etage hat { $tiles } Steine; üblich sind { $low } bis { $high }.
reason-a-called-spirit-promised-a-pair = Der angerufene Geist verpflichtet dich, einen zweiten Stein zu nehmen.
reason-a-called-spirit-still-needs-this-tile = Der angerufene Geist braucht den Stein auf { $cell } noch.

window-start = vor dem ersten Stein
window-picked = mit dem ersten Stein in der Hand
window-acted = vor dem Setzen
window-consolidate = während Sätze gewertet werden
window-end = am Ende des Zuges

## Wertung

score-sets = Sätze
score-discards = Abgeworfen
score-shrines = Schreine
score-tokens = Zeitplättchen
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

tie-break-1 = Stapel mit einem verdeckten Stein obenauf
tie-break-2 = Schreine im Gebiet

## Der Plan als Text

sketch-castle = Burg
sketch-floor = oberste Etage { $floor }, { $tiles } Steine
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
sketch-unseen = { $count } Steine sind noch verborgen. So viele hat von jedem Bild noch niemand gesehen:
sketch-last-round = letzte Runde

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
option-shrine_supply-limited = 40 Schreine für alle
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
option-faith = Ob der Glaube einen Satz braucht, der schon alle gewöhnlichen Schreine trägt.
option-faith-full-allowance = ja, einen solchen
option-faith-any-set = nein, irgendeinen Satz
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

preset-standard = Das ganze Spiel: ein Geist und ein Drache, aus allen gezogen.
preset-first-game = Zum Lernen: ohne Karten.
preset-simple-cards = Die zweite Partie: ein Geist und ein Drache, aus den einfachen gezogen.
preset-many-cards = Für Kenner: drei Geister und drei Drachen.

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
    .effect = Nimm einen zweiten, identischen Stein. Er muss frei sein, darf aber in jeder Etage liegen.
term-shrine = Schrein
    .effect = Statt eines zweiten Steins nimmst du einen Schrein in deinen Vorrat. Errichte ihn auf einem eben umgedrehten Satz: Am Ende ist er 1, 2 oder 3 Punkte wert, in Etage 1, 2 oder ab 3. Im Vorrat ist er nichts wert.
term-discard = Abwerfen
    .effect = Wirf den Stein für 1 Punkt ab. Gesetzt wird nichts.
term-place = Setzen
    .effect = Ein Stein kommt auf ein leeres Feld oder auf einen verdeckten Stein, nie auf einen offenen Stein oder einen Schrein. Höhere Stapel sind bessere Plätze für Schreine.
term-set = Satz
    .effect = Vier oder mehr angrenzende offene Steine einer Art (nicht diagonal, die Höhen spielen keine Rolle) werden sofort umgedreht. Punkte: 4 Steine 2, 5 Steine 3, 6 Steine 5, 7 Steine 6, 8 Steine 8, jeder weitere 1 mehr. Drachen bringen 1 mehr.
term-consolidate = Zusammenführen
    .effect = Dasselbe wie einen Satz werten: Seine Steine werden umgedreht, bringen Punkte und dürfen Schreine tragen: 1 bei Händlern, Kriegern, Bauern; 2 bei Jahreszeiten, Winden, Drachen.
term-type = Arten
    .effect = Händler, Krieger und Bauern zeigen Zahlen von 1 bis 6; Jahreszeiten, Winde und Drachen sind besonders: Ihre Sätze tragen zwei Schreine. Jedes Bild gibt es viermal.
term-summon = Herbeirufen
    .effect = Ist nur noch die unterste Etage übrig, darfst du statt eines Steins ein Zeitplättchen nehmen (2 Punkte). Sind so viele genommen, wie Spieler dabei sind, wird die Runde zu Ende gespielt, und die Partie ist vorbei.
term-countdown = Zeitleiste
    .effect = Sieben Plättchen. Das auf dem Feld mit dem ! löst die letzte Runde aus.
term-spirit = Geister
    .effect = Eine Macht für alle: einmal in deinem Zug, bezahlt mit einem offenen Stein deines Gebiets oder einem Schrein deines Vorrats.
term-dragon = Drachenkarten
    .effect = Zusätzliche Punkte am Ende, dieselbe Aufgabe für alle.
term-pool = Vorrat
    .effect = Deine Schreine, die noch nicht errichtet sind.
term-realm = Gebiet
    .effect = Dein eigenes Tableau. Ein Stapel zeigt seine Höhe und seinen obersten Stein.
term-tie = Gleichstand
    .effect = Mehr Stapel mit einem verdeckten Stein obenauf gewinnen, dann mehr Schreine im Gebiet; sonst wird der Sieg geteilt.

## Der Tisch auf dem Bildschirm: was dort liegt, gesagt für alle, die es nicht sehen

scene-castle = Die Burg
scene-realm = Das Gebiet von { $seat }
scene-hand = In der Hand
scene-shelf = Zeitleiste, Schreine und Karten
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
hint-turn = Die freien haben einen goldenen Ring; bei anderen sagt ein Tippen, warum nicht
hint-continue = Der Zwilling, wenn einer golden umrandet ist; ein Schrein; oder abwerfen (+1)
hint-place = Leere Felder oder verdeckte Steine
hint-enlarge = Ein verwandelter Stein kann dazukommen
hint-build = Je höher, desto mehr Punkte
hint-end = Ein Geist lässt sich noch anrufen
hint-payment = Ein offener Stein deines Gebiets oder ein Schrein deines Vorrats
hint-beauty-set = Wähle sie durch ihren ersten Stein
hint-cunning-set = Wähle sie durch ihren ersten Stein
hint-wild = Eine Jahreszeit, ein Wind oder ein Drache
hint-extra-shrine = Auf einen Stein eines eben umgedrehten Satzes
hint-turn-tile = Das macht Platz für einen Schrein
hint-lift-shrine = Wähle einen in deinem Gebiet
hint-drop-shrine = Ein verdeckter Stein ohne Schrein
hint-lift-tile = Ein oberster Stein ohne Schrein
hint-drop-tile = Leere Felder oder verdeckte Steine
hint-destroy = Jeder freie Stein, gleich in welcher Etage

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

gain-points = +{ $points }

## Die Hilfe: Kapitel in eigenen Worten, jedes mit seinem Titel

help-goal = Alle bauen ein Gebiet aus Steinen, die sie der Burg in der Mitte entnehmen. Vier oder mehr angrenzende Steine einer Art drehen sich um und bringen Punkte; auf dem, was sich umgedreht hat, errichtest du Schreine, die am Ende zählen.

    Wer die meisten Punkte hat, wenn der Drache oft genug herbeigerufen wurde, gewinnt.
    .title = Worum es geht
help-free = Einen Stein kannst du nehmen, wenn nichts auf ihm liegt und seine linke oder rechte Seite frei ist. Ein Nachbar auf derselben Etage verschließt diese Seite, auch wenn er selbst verdeckt ist; die Seiten darüber und darunter sind gleichgültig.

    Der erste Stein deines Zuges kommt von der höchsten Etage, auf der noch Steine liegen. Was hell ist und einen goldenen Rand hat, kannst du jetzt nehmen.
    .title = Welche Steine frei sind
help-turn = Nimm zuerst einen freien Stein der obersten Etage. Du darfst ansehen, was er aufdeckt, bevor du entscheidest, wie es weitergeht:

    - sein Zwilling: ein zweiter freier Stein mit demselben Bild, von beliebiger Etage;
    - ein Schrein aus dem allgemeinen Vorrat in deinen eigenen;
    - den Stein abwerfen für 1 Punkt.

    Dann setzt du, was du genommen hast, und errichtest Schreine, wenn sich ein Satz umgedreht hat. Ist nur noch die unterste Etage übrig, darfst du statt dessen den Drachen herbeirufen.
    .title = Ein Zug
help-placing = Steine kommen auf leere Felder oder auf verdeckte Steine ohne Schrein, wo immer du willst. Sie müssen einander nicht berühren. Nie auf einen offenen Stein, nie auf einen Schrein.
    .title = Steine setzen
help-sets = Liegen alle Steine, dreht sich jede Gruppe von vier oder mehr offenen Steinen einer Art um, die mit ihren Seiten aneinanderliegen, und zwar ganz. Zahlen spielen keine Rolle, die Höhe der Stapel auch nicht.

    Vier Steine bringen 2 Punkte, fünf 3, sechs 5, sieben 6, acht 8 und jeder weitere 1 Punkt mehr. Drachen bringen 1 Punkt zusätzlich.
    .title = Sätze
help-shrines = Auf einem Satz, der sich eben umgedreht hat, darfst du aus deinem Vorrat bauen: einen Schrein bei Händlern, Kriegern oder Bauern, bis zu zwei bei Jahreszeiten, Winden oder Drachen. Einen je Stein, und nur jetzt.

    Am Ende ist ein Schrein auf einem Stapel aus einem, zwei oder mindestens drei Steinen 1, 2 oder 3 Punkte wert. Was im Vorrat bleibt, ist nichts wert.
    .title = Schreine
help-cards = Die Geisterkarte ist eine Kraft, die jeder einmal in seinem eigenen Zug nutzen darf. Sie kostet einen offenen Stein deines Gebiets oder einen Schrein deines Vorrats. Die Drachenkarte bringt am Ende Punkte für das, was sie beschreibt.
    .title = Geister und Drachen
help-end = Liegt kein Stein mehr über der untersten Etage, darfst du den Drachen herbeirufen: Du nimmst ein Plättchen im Wert von 2 Punkten statt eines Steins. Das Plättchen beim Ausrufezeichen kündigt die letzte Runde an; sie wird zu Ende gespielt, damit alle gleich viele Züge hatten.

    Dann werden Sätze, abgeworfene Steine, Plättchen, Schreine und die Drachenkarte zusammengezählt.
    .title = Das Ende

about-board = Steine, Schreine, Plättchen und Karten, der Ablauf des Zuges, Sätze und Wertung sind die der Spielregel.

    Von uns nachgebildet, weil wir die gedruckten Pläne nicht kennen: die Formen aller fünfzehn Burgen (ihre Namen und Spielerzahlen stehen in der Regel), die Größe der Gebiete und welche Karten als einfach gelten.
    .load = Eine eigene Burg ist eine Zeichnung aus Text: eine Zeile je Reihe und für jede Stelle . (nichts), 1, 2 oder 3, die Höhe des Stapels. Zusammen müssen es 116 Steine sein.
