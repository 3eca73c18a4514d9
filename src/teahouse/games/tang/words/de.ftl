### Tang Garden auf Deutsch. Die Schlüssel sind die der englischen Texte.

title = Tang Garden
goal = Lege den Garten des Kaisers an, schmücke ihn und schicke seine Besucher dorthin, wo die Aussicht am schönsten ist.

# Die Begrüßung, eine Nachricht pro Zeile.
welcome-1 = Ziel: die meisten Münzen. In jedem Zug baust du (ein offenes Plättchen) oder schmückst (Karten ziehen, eine behalten).
welcome-2 = Ein Plättchen passt, wo sich gleiche Kanten berühren. Gleiches Gelände bewegt deinen Würfel, gleiche Wege bringen Münzen.
welcome-3 = Haben alle drei Würfel eine Spalte (c) erreicht, gewinnst du einen Gast und schickst einen in den Garten.
welcome-4 = Dort verdient er mit dem, was er sieht: Dekorationen in seiner Blickrichtung und die Landschaften der Seite, auf die er schaut.
welcome-5 = Schmücken deckt alle Stapel auf. Das Spiel endet, wenn noch 3 Landschaftsmarker, (L) und (S), übrig sind.

## Material

terrain-greenery = Grün
terrain-water = Wasser
terrain-rock = Fels
stack-greenery = Grün
stack-water = Wasser
stack-rock = Fels
stack-tao = Tao
stack-display = beiseitegelegt:

kind-birds = Vögel
kind-fish = Fische
kind-lotus = Lotos
kind-peonies = Pfingstrosen
kind-bridge = Brücke
kind-pavilion = Pavillon
kind-pine = Kiefer
kind-willow = Weide
kind-maple = Ahorn
kind-plum = Pflaume
kind-ginkgo = Ginkgo

bonus-greenery = Grün +1
bonus-water = Wasser +1
bonus-rock = Fels +1
bonus-any = beliebiger Würfel +1
bonus-landscape = ein Landschaftsmarker
bonus-none = kein Bonus

site-greenery = Grün
site-water = Wasser
site-rock = Fels
site-bridge = Brücke

size-large = groß
size-small = klein
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen

icon-dragon = Drache
icon-construction = Bauwerk
icon-temple = Tempel
icon-waterfall = Wasserfall
icon-animal = Tier
icon-village = Dorf
icon-sun = Sonne
icon-moon = Mond
icon-element = Element

lantern-two-tiles = Zwei Plättchen
    .effect = Lege beim Bauen zwei Plättchen, die zu Beginn des Zuges offen lagen, und werte beide. Sag es vor oder nach dem ersten an.
lantern-two-decorations = Zwei Dekorationen
    .effect = Behalte beim Schmücken zwei spielbare Karten und stelle beide Dekorationen auf.
lantern-reposition = Umstellen
    .effect = Stelle eine deiner Figuren im Garten auf einen anderen freien Platz, oder drehe sie.
lantern-search = Suchen
    .effect = Nimm beim Einladen einen beliebigen Gast aus dem Stapel; oder, wenn ein Plättchen einen Landschaftsmarker bedeckt, eine beliebige Landschaft seines Stapels.
lantern-tile-only = Nur das Plättchen
    .effect = Solo: ein Zug, in dem du das Plättchen eines Paares ohne seine Dekoration legst.
lantern-from-display = Aus der Auslage
    .effect = Solo: ein Zug, in dem du ein beiseitegelegtes Plättchen legst. Stapel und Karten bleiben, wie sie sind.
lantern-new-cards = Neue Karten
    .effect = Solo: ein Zug, in dem die vier Karten neben den Stapeln ersetzt werden; gelegt wird nichts.
lantern-reuse = Noch einmal
    .effect = Solo: ein Zug, der eine schon benutzte Laterne nachahmt.

## Gäste: die Fähigkeit wirkt, solange die Figur auf deiner Karte steht, die Aussicht zählt, sobald sie im Garten steht

character-architect = Architekt
    .skill = 2 Münzen je Pavillon oder Brücke
    .effect = Fähigkeit: 2 Münzen für jeden Pavillon und jede Brücke, die du aufstellst. Aussicht: 3 je Bauwerk auf der Seite, auf die er schaut.
character-child = Kind
    .skill = 2 Münzen je Fische oder Vögel
    .effect = Fähigkeit: 2 Münzen für alle Fische und Vögel, die du aufstellst. Aussicht: 2 je Tier auf der Seite, auf die es schaut.
character-empress = Kaiserin
    .skill = 2 Münzen je Lotos oder Pfingstrosen
    .effect = Fähigkeit: 2 Münzen für Lotos und Pfingstrosen, die du aufstellst. Aussicht: 9, aber je 3 weniger für den Kaiser und die Dame in ihrer Blickrichtung.
character-hermit = Einsiedler
    .skill = 1 Münze, wenn dein Fels-Würfel geht
    .effect = Fähigkeit: 1 Münze für jedes Plättchen und jede Dekoration, die deinen Fels-Würfel bewegen. Aussicht: 2 je Plättchen mit Fels in Blickrichtung, höchstens 10.
character-poet = Dichterin
    .skill = 1 Münze, wenn dein Wasser-Würfel geht
    .effect = Fähigkeit: 1 Münze für jedes Plättchen und jede Dekoration, die deinen Wasser-Würfel bewegen. Aussicht: 2 je Plättchen mit Wasser in Blickrichtung, höchstens 10.
character-student = Student
    .skill = 1 Münze, wenn dein Grün-Würfel geht
    .effect = Fähigkeit: 1 Münze für jedes Plättchen und jede Dekoration, die deinen Grün-Würfel bewegen. Aussicht: 2 je Plättchen mit Grün in Blickrichtung, höchstens 10.
character-emperor = Kaiser
    .skill = keine Fähigkeit, aber 5 je Drache
    .effect = Keine Fähigkeit. Aussicht: 5 je Drache auf der Seite, auf die er schaut.
character-lady = Dame
    .skill = keine Fähigkeit, aber sie liebt Sonne und Mond
    .effect = Keine Fähigkeit. Aussicht: 6 für Sonne oder Mond auf der Seite, auf die sie schaut, 12 für beide.
character-merchant = Händler
    .skill = 1 zahlen: 2 Karten mehr oder die abgelegte
    .effect = Fähigkeit: beim Schmücken einmal 1 Münze zahlen für 2 weitere Karten oder die oberste abgelegte. Aussicht: 2 je Dorf auf der Seite, auf die er schaut.
character-monk = Mönch
    .skill = 2 Münzen, wenn du aus genau zweien wählst
    .effect = Fähigkeit: 2 Münzen, wenn beim Bauen genau zwei Plättchen offen liegen oder du genau zwei Karten ziehst. Aussicht: 3 je Tempel auf der Seite, auf die er schaut.
character-official = Beamter
    .skill = Plättchen aufdecken oder tauschen, vor der Aktion
    .effect = Fähigkeit: vor der Aktion für 1 Münze alle Stapel aufdecken, oder ein offenes Plättchen unter seinen Stapel schieben. Aussicht: 1 je Symbol, gleich welches, auf der Seite, auf die er schaut.
character-sword-dancer = Schwerttänzerin
    .skill = 1 Münze je Landschaftsmarker
    .effect = Fähigkeit: 1 Münze für jeden Landschaftsmarker, den du nimmst. Aussicht: 2 je Wasserfall auf der Seite, auf die sie schaut.
character-blind = die oberste Karte des Stapels
    .effect = niemand weiß, wer es ist

## Was gefragt wird

prompt-turn = Mit einem offenen Plättchen bauen oder schmücken ({ $cards } Karten)?
prompt-choose-tile = Welches Plättchen legst du?
prompt-build-again = Ein zweites Plättchen, mit der Laterne?
prompt-choose-cell = Wohin kommt { $tile }?
prompt-pair-cell = Wohin kommt { $tile }? (nur wo seine Dekoration folgen kann)
prompt-rotate = Wie liegt { $tile } auf { $cell }? (Kanten Norden, Osten, Süden, Westen)
prompt-paths = { $paths } Wege treffen sich: Münzen, oder für zwei davon ein Schritt?
prompt-pick-landscape = Welche Landschaft fügst du hinzu ({ $size })?
prompt-search-pile = Welche Landschaft des Stapels ({ $size })?
prompt-pick-two = Welche Landschaft wählst du ({ $size })? Die andere kommt gegenüber hin.
prompt-choose-slot = Wohin kommt { $landscape } ({ $icons })?
prompt-choose-slots = Wohin kommt { $landscape } ({ $icons })? Die andere kommt gegenüber hin.
prompt-choose-token = Welchen Landschaftsmarker nimmst du?
prompt-before-drawing = Kauft der Händler ein, bevor du { $cards } Karten ziehst? (du hast { $coins } Münzen)
prompt-choose-card = Welche Karte behältst du?
prompt-put-decoration = Wohin kommt die Dekoration ({ $kind })?
prompt-bonus-step = Welcher Würfel geht?
prompt-decorate-again = Eine zweite Dekoration, mit der Laterne?
prompt-seek = Welcher Gast des Stapels?
prompt-influence-now = Deine Würfel haben eine Spalte mit Gast erreicht. Wen lädst du ein?
prompt-send-mini = Wer geht in den Garten? Der andere wirkt von nun an auf deiner Karte.
prompt-end-of-turn = Noch etwas, bevor dein Zug endet?
prompt-stand = Wo soll { $character } stehen?
prompt-stand-neutral = { $character } gehört niemandem. Auf welchen Platz?
prompt-face = Wohin schaut { $character } von { $cell } aus?
prompt-whom = Welche deiner Figuren geht oder dreht sich?
prompt-solo-turn = Dein Zug: noch { $left ->
    [one] 1 Feld
   *[other] { $left } Felder
  }. Wähle ein Paar oder eine Laterne.
prompt-pair-decoration = Wohin kommt die Dekoration ({ $kind })?
prompt-choose-copy = Welche Laterne ahmst du nach?
prompt-choose-stack = Welches Plättchen legst du?
prompt-choose-display = Welches Plättchen der Auslage?
prompt-keep-character = Wen behältst du? Der andere steht im Garten und gehört niemandem.
prompt-last-influence = Der Garten ist fertig. Wen lädst du noch ein?
prompt-send-own = Wer geht jetzt in den Garten?

## Was gewählt werden kann. `.many` nennt die Gruppe, wo es zu viele sind, `.plain` gilt ohne Stellung.

choice-build = mit dem Plättchen { $tile } bauen ({ $stack }){ $kind ->
    [none] { "" }
   *[other] {" "}und { $kind }
  }  { $edges }
    .plain = mit dem offenen Plättchen bauen: { $stack }
choice-decorate = schmücken: Karten ziehen, eine behalten
choice-done = nichts mehr, weiter
choice-rotate = { $edges }{ $greenery ->
    [0] { "" }
   *[other] {" "} Grün +{ $greenery }
  }{ $water ->
    [0] { "" }
   *[other] {" "} Wasser +{ $water }
  }{ $rock ->
    [0] { "" }
   *[other] {" "} Fels +{ $rock }
  }{ $coins ->
    [0] { "" }
    [one] {" "} 1 Münze
   *[other] {" "} { $coins } Münzen
  }{ $paths ->
    [0] { "" }
   *[other] {" "} { $paths } Wege
  }{ $enclosed ->
    [0] { "" }
   *[other] {" "} (schließt { $enclosed } ein)
  }{ $token ->
    [none] { "" }
    [large] {" "} eine große Landschaft
   *[small] {" "} eine kleine Landschaft
  }
    .plain = { $rotation ->
    [0] nicht drehen
    [one] einmal im Uhrzeigersinn drehen
   *[other] { $rotation }-mal im Uhrzeigersinn drehen
  }
choice-coins = die Münzen nehmen
choice-step = den Würfel { $terrain } bewegen{ $coins ->
    [0] { "" }
    [one] {" "}(1 Münze)
   *[other] {" "}({ $coins } Münzen)
  }
    .plain = den Würfel { $terrain } bewegen
choice-cell = auf { $cell } legen
    .many = Legen: gib ein mit ▸ markiertes Feld ein, zum Beispiel { $example }
choice-tile = { $tile } wird aufgedeckt
choice-lantern = die Laterne „{ $lantern }“ benutzen
choice-refresh = Marker abgeben ({ $size }), damit die Laterne „{ $lantern }“ wieder bereit ist
choice-pick = { $landscape } nehmen ({ $icons })
    .plain = die Landschaft { $landscape } nehmen
    .many = Eine des Stapels nehmen: gib ihren Namen ein, zum Beispiel { $example }
choice-slot = { $side }, Platz { $slot } (dort: { $there })
    .plain = { $side }, Platz { $slot }
    .many = Gib eine Seite (N E S W) und einen Platz ein, zum Beispiel { $example }
choice-landscape = die Landschaft { $landscape } kommt
choice-face = nach { $side } schauen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } nach jetzigem Stand
    .plain = nach { $side } schauen
choice-wait = jetzt nicht: einen Gastmarker nehmen
choice-influence = { $character }. { $effect }
    .plain = einladen: { $character }
choice-card = die Karte { $kind } ({ $bonus }) wird gezogen
choice-keep = { $kind } behalten ({ $bonus })
choice-put = auf { $cell }, Stelle { $spot }{ $watchers ->
    [0] { "" }
    [one] {" "}(im Blick einer deiner Figuren)
   *[other] {" "}(im Blick von { $watchers } deiner Figuren)
  }
    .plain = auf { $cell }, Stelle { $spot }
    .many = Aufstellen: gib ein Feld und eine Stelle ein, zum Beispiel { $example }
choice-stand = auf { $cell } ({ $place })
    .many = Gib ein Feld und den Platz dort ein, zum Beispiel { $example }
choice-send = in den Garten: { $character }. { $effect }
    .plain = in den Garten schicken: { $character }
choice-move = { $character }
choice-token = den Marker auf { $cell } nehmen
    .many = Einen Marker nehmen: gib sein Feld ein, zum Beispiel { $example }
choice-merchant = den Händler bezahlen: { $what ->
    [cards] 2 weitere Karten
   *[discard] die oberste abgelegte Karte
  }
choice-flip = der Beamte deckt für 1 Münze alle Stapel auf
choice-swap = der Beamte schiebt das offene Plättchen unter seinen Stapel: { $stack }
choice-character = { $character } kommt
choice-start = das Startplättchen: Seite { $start }, { $rotation }-mal gedreht
choice-copy = wie „{ $lantern }“
choice-display = Plättchen { $tile }  { $edges }
    .plain = Plättchen Nummer { $number } der Auslage
    .many = Gib die Nummer eines Plättchens ein, zum Beispiel `display { $example }`
choice-remove = vier Marker abgeben und entfernen, was auf { $cell }, Stelle { $spot } steht
    .many = Eine Dekoration für vier Marker entfernen: gib remove, ein Feld und eine Stelle ein, zum Beispiel `remove { $example }`
choice-size = ein Marker ({ $size })

## Was geschehen ist. Davor steht der Name; was der Tisch ohnehin zeigt, wird nicht gesagt.

tang-card = { "" }
tang-character-up = { "" }
tang-landscape-up = { "" }
tang-first-landscape = { "" }
tang-tile-up = { "" }
tang-token-laid = { "" }
tang-display = { "" }
tang-character-token = nahm einen Gastmarker
tang-character-token-lost = verlor den Gastmarker
tang-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  } { $why }
tang-column = alle Würfel auf { $column } bringen einen Gast
tang-dealt = beginnt mit: { $character }
tang-decorate = schmückte
tang-enclosed = schloss { $terrain } ein
tang-flip = ließ alle Stapel aufdecken
tang-influence = gewann als Gast: { $character }
tang-landscape = stellte eine Landschaft auf: { $side }
tang-lantern = benutzte die Laterne „{ $lantern }“
tang-last-round = die letzte Runde: { $trigger }
tang-merchant = kaufte { $what ->
    [cards] Karten
   *[discard] die abgelegte Karte
  }
tang-mini = { $character } steht nun auf { $cell } und schaut nach { $side }
tang-must-build = eine Runde ohne Neues: wer bauen kann, muss bauen
tang-neutral = { $character } steht auf { $cell } und gehört niemandem
tang-neutral-out = { $character } geht nach Hause
tang-nothing-playable = keine der Karten war spielbar
tang-opportunity-lapsed = die Einladung verfiel
tang-over = { $ending }
tang-place = legte ein Plättchen auf { $cell }
tang-put = stellte auf: { $kind } auf { $cell }
tang-refresh = machte die Laterne „{ $lantern }“ bereit
tang-remove = entfernte: { $kind } auf { $cell }
tang-reshuffle = der Ablagestapel ist der neue Kartenstapel
tang-step = { $terrain } auf { $position }
tang-swap = schob ein Plättchen unter den Stapel { $stack }
tang-token = nahm den Marker auf { $cell } ({ $size })
tang-won = alle Felder sind bedeckt: gewonnen, mit { $coins } Münzen

why-paths = für Wege
why-column = von der Leiste
why-skill = durch die Fähigkeit
why-temple = vom Tempel
why-edge = für gleiches Gelände
why-enclosure = für das Einschließen

trigger-tokens-taken = es sind nur noch wenige Landschaftsmarker da
trigger-stack-empty = ein Stapel ist leer
ending-tokens-taken = drei Landschaftsmarker sind übrig, und das Spiel ist aus
ending-stack-empty = ein Stapel ist leer, und das Spiel ist aus
ending-nothing-fits = nichts passt mehr, und das Spiel ist aus
ending-dead-round = eine Runde lang hat niemand etwas gelegt, und das Spiel ist aus
ending-solo-lost = kein Zug ist mehr möglich: das Spiel ist verloren
ending-solo-fair = der Garten ist fertig: ein ordentliches Ergebnis
ending-solo-good = der Garten ist fertig: ein gutes Ergebnis
ending-solo-impressive = der Garten ist fertig: ein beeindruckendes Ergebnis
ending-solo-outstanding = der Garten ist fertig: ein überragendes Ergebnis

## Warum etwas nicht geht

reason-no-such-slot-of-this-size = Auf dieser Seite ({ $side }) gibt es keinen Platz { $slot } für diese Größe ({ $size }).
reason-not-an-unseen-tile-of-this-stack = Das ist kein noch verdecktes Plättchen des Stapels { $stack }.
reason-no-such-card-is-left-in-the-deck = Eine solche Karte ist nicht mehr im Stapel.
reason-this-character-is-not-in-the-deck = Dieser Gast ist nicht im Stapel.
reason-not-an-unseen-landscape-of-this-size = Das ist keine noch verdeckte Landschaft dieser Größe ({ $size }).
reason-a-tile-lies-there = Auf { $cell } liegt schon ein Plättchen.
reason-its-top-tile-lies-face-down = Das oberste Plättchen des Stapels { $stack } liegt verdeckt; nur offene kannst du nehmen.
reason-no-tile-lies-beside-it = Neben { $cell } liegt kein Plättchen; ein neues muss eines berühren.
reason-no-space-of-the-garden = { $cell } ist kein Feld des Gartens.
reason-this-rotation-looks-like-a-smaller-one = { $rotation }-mal gedreht sieht es aus wie { $same }-mal gedreht; wähle das.
reason-this-stack-is-empty = Der Stapel { $stack } ist leer.
reason-it-fits-in-no-rotation = Wie du es auch drehst, es passt nicht auf { $cell }: Kanten, die sich berühren, müssen gleich sein.
reason-its-tile-fits-nowhere = Dieses Plättchen passt nirgends: Kanten, die sich berühren, müssen gleich sein.
reason-touching-edges-differ = { $rotation }-mal gedreht berührt es eine andere Kante; nur Mauern und Tempel passen überall.
reason-the-token-is-of-the-other-size = Der Marker ist { $size }, { $landscape } nicht.
reason-this-landscape-is-not-visible = { $landscape } liegt nicht aus.
reason-this-landscape-is-not-in-the-pile = { $landscape } ist nicht im Stapel.
reason-this-slot-is-filled = Dieser Platz ({ $side }) ist besetzt.
reason-this-card-was-not-drawn = Diese Karte ({ $kind }, { $bonus }) wurde nicht gezogen.
reason-a-decoration-stands-there = Auf { $cell } { $spot } steht schon eine Dekoration.
reason-no-free-spot-for-it = Dafür ({ $kind }) ist im Garten keine Stelle frei: { $site }.
reason-no-such-decoration-is-left-in-the-supply = Davon ({ $kind }) ist nichts mehr im Vorrat.
reason-no-tile-lies-there = Auf { $cell } liegt kein Plättchen.
reason-not-a-spot-of-its-site = Nötig ist eine freie Stelle mit { $site }; { $cell } { $spot } ist keine.
reason-a-playable-card-must-be-chosen = Eine der gezogenen Karten ist spielbar, also musst du eine spielen.
reason-no-landscape-token-lies-there = Auf { $cell } liegt kein Landschaftsmarker.
reason-this-cube-is-on-its-last-position = Dieser Würfel ({ $terrain }) steht auf dem letzten Feld.
reason-no-free-character-space-or-no-character = Kein Platz für eine Figur ist frei, oder kein Gast ist übrig.
reason-another-mini-stands-there = Dort steht eine andere Figur.
reason-no-such-character-space = Einen solchen Platz gibt es auf { $cell } nicht; Figuren stehen auf gedruckten Plätzen, Brücken und Pavillons.
reason-only-the-new-mini-or-the-active-one = Nur die neue Figur oder die auf deiner Karte kann jetzt in den Garten.
reason-the-character-deck-is-empty = Der Stapel der Gäste ist leer.
reason-this-character-is-not-face-up = Dieser Gast ({ $character }) liegt nicht offen.
reason-no-character-token = Du hast keinen Gastmarker zum Abgeben.
reason-no-card-is-there-for-the-merchant = Der Händler fände keine Karte.
reason-the-merchant-is-not-active = Der Händler steht nicht auf deiner Karte.
reason-the-merchant-trades-before-a-card-is-chosen = Der Händler handelt nur, bevor eine Karte gewählt ist.
reason-the-merchant-trades-once-per-action = Der Händler handelt einmal pro Aktion.
reason-too-few-coins-for-the-merchant = Du hast { $coins } Münzen; das reicht nicht für den Händler.
reason-it-is-the-last-tile-of-its-stack = Es ist das letzte Plättchen des Stapels { $stack }.
reason-no-top-tile-lies-face-down = Kein Stapel liegt verdeckt.
reason-the-official-acts-once-per-turn = Der Beamte handelt einmal pro Zug.
reason-the-official-is-not-active = Der Beamte steht nicht auf deiner Karte.
reason-too-few-coins-for-the-official = Du hast { $coins } Münzen; das reicht nicht für den Beamten.
reason-a-lantern-has-been-used-this-turn = Du hast in diesem Zug schon eine Laterne benutzt; eine pro Zug ist erlaubt.
reason-this-lantern-is-used = Die Laterne „{ $lantern }“ ist benutzt.
reason-a-second-decoration-needs-the-lantern = Für eine zweite Dekoration brauchst du die Laterne „Zwei Dekorationen“.
reason-a-second-tile-needs-the-lantern = Für ein zweites Plättchen brauchst du die Laterne „Zwei Plättchen“.
reason-a-tile-that-fits-must-be-placed = Du hast die Laterne benutzt, also musst du ein Plättchen legen, das passt.
reason-it-looks-there-already = Sie schaut schon dorthin ({ $side }).
reason-no-mini-of-yours-in-the-garden = Du hast keine solche Figur im Garten.
reason-no-two-tiles-to-place = Es liegen keine zwei Plättchen offen, die du legen könntest.
reason-search-is-not-for-tokens-gained-by-a-card = Die Laterne „Suchen“ hilft nur bei einem Marker, den ein Plättchen bedeckt hat.
reason-the-pile-is-empty = Der Stapel der Landschaften ist leer ({ $size }).
reason-this-lantern-has-no-use-at-this-moment = Die Laterne „{ $lantern }“ nützt in diesem Augenblick nichts.
reason-this-lantern-is-ready = Die Laterne „{ $lantern }“ ist bereit; es gibt nichts aufzufrischen.
reason-too-few-landscape-tokens-of-this-size = Dafür brauchst du { $needed } Marker dieser Größe ({ $size }), du hast { $owned }.
reason-after-a-dead-round-whoever-can-build-must-build = In der letzten Runde hat niemand etwas gelegt: wer bauen kann, muss bauen.
reason-all-tokens-of-this-size-have-been-laid = Alle Marker dieser Größe ({ $size }) liegen schon.
reason-solo-has-its-own-lanterns = Die Laterne „{ $lantern }“ gibt es im Solospiel nicht.
reason-this-lantern-is-for-solo = Diese Laterne ist für das Solospiel.
reason-a-lantern-is-a-turn-of-its-own = Eine Laterne ist ein eigener Zug; benutze sie zu Beginn eines Zuges.
reason-no-such-tile-in-the-display = In der Auslage liegen { $tiles } Plättchen, gezählt ab 0.
reason-no-tile-of-it-fits-anywhere = Kein Plättchen passt irgendwo, also würde die Laterne „{ $lantern }“ nichts bewirken.
reason-no-used-lantern-can-be-copied = Es gibt keine benutzte Laterne, die du jetzt nachahmen könntest.
reason-only-used-lanterns-can-be-copied = Nur eine benutzte Laterne kannst du nachahmen; „{ $lantern }“ ist bereit.
reason-the-decoration-in-hand-needs-a-spot-first = Mach zuerst Platz für die Dekoration des Paares.
reason-the-decoration-of-the-pair-would-have-no-spot = Die Dekoration dieses Paares fände keine Stelle.
reason-a-mini-stands-on-it = Eine Figur steht darauf.
reason-no-decoration-stands-there = Auf { $cell } { $spot } steht keine Dekoration.
reason-the-decoration-in-hand-would-have-no-spot = Entferne eine, deren Stelle die Dekoration des Paares nutzen kann.
reason-tokens-do-not-refresh-lanterns-in-solo = Im Solospiel frischen Marker keine Laternen auf.
reason-too-few-landscape-tokens-of-one-size = Dafür brauchst du { $needed } Marker einer Größe.
reason-no-influence-is-open = Du hast { $coins } Münzen; das reicht noch für keinen weiteren Gast.
reason-solo-knows-no-blind-draw = Im Solospiel kannst du nur die beiden offenen Gäste einladen.
reason-no-new-cards-while-a-stack-is-empty = Solange ein Stapel leer ist, gibt es keine neuen Karten.
reason-no-pairs-while-a-stack-is-empty = Solange ein Stapel leer ist, bleiben nur die Laternen „Nur das Plättchen“ und „Aus der Auslage“.
reason-not-a-mini-of-yours-to-place = Das ({ $character }) ist keine Figur, die du aufstellen kannst.
reason-not-at-this-moment = Nicht in diesem Augenblick.
reason-a-token-of-this-turn-is-for-later = Ein Gastmarker dieses Zuges gilt erst für einen späteren Zug.

## Wertung

score-coins = Münzen
score-birds-fish = Vögel und Fische
score-lotus-peonies = Lotos und Pfingstrosen
score-bridges = Brücken
score-pavilions = Pavillons
score-trees = Bäume
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

tie-break-1 = Landschaftsmarker
tie-break-2 = Stand des vordersten Würfels
tie-break-3 = Stand des zweiten Würfels
tie-break-4 = Stand des letzten Würfels

## Der Tisch als Text

sketch-points = { $coins } Münzen, { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
sketch-face-down = verdeckt
sketch-no-tiles = leer
sketch-face-up = offen
sketch-lantern-two-tiles = 2 Plättchen
sketch-lantern-two-decorations = 2 Dekor
sketch-lantern-reposition = umstellen
sketch-lantern-search = suchen
sketch-lantern-tile-only = nur Plättchen
sketch-lantern-from-display = Auslage
sketch-lantern-new-cards = neue Karten
sketch-lantern-reuse = noch einmal
sketch-character-token = Gastmarker
sketch-views = Aussichten
sketch-large = Groß
sketch-small = Klein
sketch-row = Gäste
sketch-deck = (+{ $count })
sketch-drawn = Karten
sketch-card = { $kind } ({ $bonus })
sketch-tokens-left = noch { $count } Landschaftsmarker; bei { $end } ist Schluss
sketch-last-round = letzte Runde
sketch-spaces-left = noch { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  } zu bedecken
sketch-influence-open = du darfst einen Gast einladen
sketch-next-character = nächster Gast bei { $coins } Münzen
sketch-display = Auslage
sketch-sees = { $name } schaut nach { $side }: { $decorations ->
    [one] 1 Dekoration
   *[other] { $decorations } Dekorationen
  } im Blick, { $points } Punkte nach jetzigem Stand
sketch-no-minis = Im Garten steht noch keine Figur.
sketch-supply = noch { $left }, { $free } freie Stellen, { $cards } Karten im Stapel
sketch-key-greenery = Grün
sketch-key-water = Wasser
sketch-key-rock = Fels
sketch-key-path = Weg
sketch-key-wall = Mauer (passt überall)
sketch-key-temple = Tempel (passt überall)
sketch-key-spot = freie Stellen eines Plättchens: Grün, Brücke; Buchstaben, sobald etwas dort steht:
sketch-key-court = ein freier Platz für eine Figur; auch jeder Pavillon (Pv) und jede Brücke (Br) ohne Figur
sketch-key-mini = die Dichterin von ●, sie schaut nach Süden
sketch-key-token = ein großer, ein kleiner Landschaftsmarker
sketch-key-track = ein Würfel auf 2; davor: 1 Münze, ein Gast (für alle drei Würfel), nichts, 2 Münzen, ein Gast
sketch-key-lantern = eine Laterne, die bereit ist; (in Klammern), wenn benutzt
sketch-key-free = kann jetzt gewählt werden
sketch-key-moved = eben geändert

help-sheet-characters = alle Gäste: Fähigkeiten, Aussichten, und wo sie sind
help-sheet-views = was jede Figur im Garten sieht und verdient
help-sheet-supply = übrige Dekorationen, freie Stellen, Karten im Stapel
help-sheet-tiles = die Plättchen, die noch niemand gesehen hat, nach ihren Kanten

## Optionen und Voreinstellungen

option-board = Das Brett: Leisten, Karten und Plättchen; ein eigenes wird aus einer Datei gelesen.
    .label = Das Brett: Leisten, Karten und Plättchen
option-start_tile = Seite und Drehung des Startplättchens.
option-official_swap_cost = Was der Beamte zahlt, wenn er ein Plättchen unter seinen Stapel schiebt.
option-elements_are_all_icons = Ob für den Beamten jedes Symbol zählt.
option-search_on_bonus = Ob die Laterne „Suchen“ bei einem Marker hilft, den eine Karte bringt.
option-dead_round = Wozu eine Runde führt, in der niemand etwas legt.

option-start_tile-random = gezogen
option-start_tile-A0 = Seite A, wie gedruckt
option-start_tile-A1 = Seite A, um ein Viertel gedreht
option-start_tile-A2 = Seite A, halb gedreht
option-start_tile-A3 = Seite A, um drei Viertel gedreht
option-start_tile-B0 = Seite B, wie gedruckt
option-start_tile-B1 = Seite B, um ein Viertel gedreht
option-start_tile-B2 = Seite B, halb gedreht
option-start_tile-B3 = Seite B, um drei Viertel gedreht
option-official_swap_cost-0 = nichts
option-official_swap_cost-1 = 1 Münze
option-elements_are_all_icons-yes = ja, jedes
option-elements_are_all_icons-no = nein, nur die der Elemente
option-search_on_bonus-no = nein, nur bei einem, den ein Plättchen bedeckt hat
option-search_on_bonus-yes = ja, bei jedem
option-dead_round-force-build = wer bauen kann, muss bauen
option-dead_round-end = das Spiel endet

preset-recommended = Das ausgewogene Brett: Bauen und Schmücken lohnen sich gleich.
preset-standard = Die Zahlen der Regeln: mehr Karten mit Bonus, Leisten, die später zahlen; Schmücken lohnt sich mehr.

board-standard = die Zahlen der Regeln
option-board-balanced = ausgewogen: Leisten zahlen früher
board-balanced = ausgewogen: weniger Boni auf Karten, Leisten, die früher zahlen

## Zum Nachschlagen

term-build = Bauen
    .effect = Lege ein offenes Plättchen neben ein liegendes. Kanten, die sich berühren, müssen gleich sein; Mauern und Tempel passen überall. Für gleiches Gelände geht ein Würfel, für gleiche Wege gibt es Münzen (oder für zwei einen Schritt mit einem beliebigen Würfel), für ein nun eingeschlossenes Gebiet geht dessen Würfel noch einmal. Dann bringt ein Marker auf dem Feld eine Landschaft.
term-decorate = Schmücken
    .effect = Ziehe 2 Karten und eine mehr für jeden verdeckten Stapel. Behalte eine spielbare, stelle ihre Dekoration auf eine freie Stelle und nimm ihren Bonus. Dann werden alle Stapel aufgedeckt.
term-edges = Kanten
    .effect = Die Linien des Gartens: " Grün, ~ Wasser, ^ Fels, · Weg, # Mauer, T Tempel. Ein leeres Feld ist von dem umrandet, was sein Plättchen zeigen muss.
term-enclose = Einschließen
    .effect = Ein Gebiet sind alle zusammenhängenden Flächen eines Geländes. Es ist eingeschlossen, wenn keine seiner Kanten an ein leeres Feld oder über den Rand grenzt. Der Rand des Bretts schließt nie ein.
term-temple = Tempel
    .effect = 1 Münze beim Legen, und 1 für jede angrenzende Kante ihres Geländes, auch später. Hua Ting: Grün, Hehua Ting: Wasser, Simian Ting: Fels.
term-stack = Stapel
    .effect = Ein Stapel, von dem genommen wurde, bleibt verdeckt. Liegen nach dem Bauen weniger als zwei Plättchen offen, oder hat jemand geschmückt, werden alle aufgedeckt.
term-spot = Stellen
    .effect = Jede Fläche eines Plättchens nimmt eine Dekoration auf: Grün Bäume, Vögel und Pfingstrosen; Wasser Fische und Lotos; Fels Pavillons; == eine Brücke.
term-track = Leisten
    .effect = Deine drei Würfel. Manche Felder zahlen sofort Münzen; haben alle drei Würfel eine Spalte mit c erreicht, darfst du einen Gast einladen.
term-character = Gäste
    .effect = Nimm einen offenen oder den obersten des Stapels; schicke dann ihn oder den auf deiner Karte in den Garten, wo er bleibt. Der andere wirkt auf deiner Karte. Nur Figuren im Garten zählen.
term-token-character = Gastmarker
    .effect = Statt jetzt jemanden einzuladen, nimm einen Marker und lade in einem späteren Zug ein; er verfällt, wenn deine Würfel die nächste Spalte erreichen.
term-sight = Blickrichtung
    .effect = Das eigene Feld der Figur und alle geradeaus bis zum Rand; nichts versperrt die Sicht. Jede Dekoration dort ist 1 Punkt.
term-landscape = Landschaften
    .effect = Jede Seite hat zwei große und drei kleine. Eine Figur sieht alle Landschaften der Seite, auf die sie schaut, wo sie auch steht.
term-token = Landschaftsmarker
    .effect = Wer einen bedeckt oder durch eine Karte nimmt, bekommt ihn und stellt eine Landschaft auf. Drei einer Größe (zu zweit vier) machen eine benutzte Laterne bereit. Das Spiel endet, wenn nur drei übrig sind.
term-lantern = Laternen
    .effect = Vier Helfer, jeder einmal zu benutzen, bis du ihn wieder bereitmachst; höchstens einer pro Zug.
term-pairs = Paare von Tieren und Blumen
    .effect = 6 Punkte für je eine Vogel- und eine Fischkarte, und für je eine Lotos- und eine Pfingstrosenkarte; einzelne zählen nichts.
term-bridge = Brücken
    .effect = Je 2 Punkte, und ein Platz für eine Figur.
term-pavilion = Pavillons
    .effect = Die meisten Pavillonkarten 12 Punkte, die zweitmeisten 6; bei Gleichstand wird geteilt. Und ein Platz für eine Figur.
term-tree = Bäume
    .effect = Sätze verschiedener Bäume: 1, 4, 9, 16 oder 25 Punkte für 1 bis 5 Arten.
term-solo = Solo
    .effect = Bedecke alle 28 inneren Felder. In jedem Zug legst du ein Plättchen und die Dekoration daneben; das Paar der Ecke gegenüber ist verloren, sein Plättchen kommt in die Auslage. Jede gleiche Geländekante und jedes Einschließen ist eine Münze; bei 10, 20 und 30 Münzen lädst du einen Gast ein.
term-display = Auslage
    .effect = Solo: beiseitegelegte Plättchen. Die Laterne „Aus der Auslage“ legt eines davon.
term-remove = Entfernen
    .effect = Solo: vier Marker einer Größe entfernen eine Dekoration ohne Figur.
term-tie = Gleichstand
    .effect = Mehr Landschaftsmarker gewinnen, dann der vorderste Würfel, der zweite, der dritte; sonst wird der Sieg geteilt.

## Der Tisch auf dem Bildschirm: was dort liegt, gesagt für Menschen, die es nicht sehen

# Ein Buchstabe für jede Kante: Norden, Osten, Süden, Westen.
n-g = Grün
n-w = Wasser
n-r = Fels
n-p = Weg
n-x = Mauer
n-t = Tempel
n-i = Mitte
e-g = Grün
e-w = Wasser
e-r = Fels
e-p = Weg
e-x = Mauer
e-t = Tempel
e-i = Mitte
s-g = Grün
s-w = Wasser
s-r = Fels
s-p = Weg
s-x = Mauer
s-t = Tempel
s-i = Mitte
w-g = Grün
w-w = Wasser
w-r = Fels
w-p = Weg
w-x = Mauer
w-t = Tempel
w-i = Mitte

temple-hua-ting = Blumentempel Hua Ting
temple-hehua-ting = Lotostempel Hehua Ting
temple-simian-ting = Felsentempel Simian Ting

# Was eine Landschaft zeigt. Eine eigene Brettdatei kann anderes haben; dann werden die Namen der Symbole gesagt.
icons-none = kein Symbol
icons-dragon-dragon = zwei Drachen
icons-dragon-temple = Drache und Tempel
icons-waterfall-sun = Wasserfall und Sonne
icons-construction-moon = Bauwerk und Mond
icons-temple-village = Tempel und Dorf
icons-construction = Bauwerk
icons-waterfall = Wasserfall
icons-animal = Tier
icons-waterfall-animal = Wasserfall und Tier
icons-animal-village = Tier und Dorf
icons-village = Dorf
icons-waterfall-village = Wasserfall und Dorf
icons-temple = Tempel
icons-dragon = Drache
icons-sun = Sonne
icons-moon = Mond

scene-garden = Der Garten
scene-player = Das Tableau von { $seat }
tab-garden = Garten
tab-players = Mitspieler
label-people = Gäste
label-landscapes = Landschaften
label-cards = Karten und Gästestapel
label-display = Auslage

scene-tile = { $cell }: Plättchen mit { $n } im Norden, { $e } im Osten, { $s } im Süden, { $w } im Westen
scene-tile-up = { $stack }, offen: { $n } im Norden, { $e } im Osten, { $s } im Süden, { $w } im Westen
scene-laid = Plättchen auf { $cell }, ringsum besetzt
scene-temple = { $temple } auf { $cell }
scene-temple-up = { $stack }, offen: { $temple }
scene-space = leeres Feld { $cell }
scene-space-token = leeres Feld { $cell } mit Marker ({ $size })
scene-dead = { $cell }: hierher passt kein Plättchen mehr
scene-deco = { $kind } auf { $cell }
scene-token = Landschaftsmarker ({ $size }) auf { $cell }
scene-mini = { $character } von { $seat } auf { $cell }, schaut nach { $side }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } nach jetzigem Stand
scene-neutral = { $character } auf { $cell }, gehört niemandem
scene-offered = Landschaft ({ $size }) zur Wahl: { $icons }
scene-in-hand = Landschaft in der Hand: { $icons }
scene-found = { $icons }
scene-found-guest = { $character }
scene-slot = freier Platz { $slot }: { $side }
scene-count = { $side }: { $count }-mal { $icon }
scene-pile = Stapel { $stack }: { $count ->
    [0] nichts verdeckt
    [one] 1 Plättchen verdeckt
   *[other] { $count } Plättchen verdeckt
  }
scene-beside = neben dem Stapel { $stack }: { $kind }
scene-people = Stapel der Gäste: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
scene-guest = { $character }
scene-deck = Stapel der Dekorationen: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
scene-discard = Ablagestapel, oben: { $kind } ({ $bonus })
scene-no-discard = Ablagestapel: leer
scene-card = { $kind } ({ $bonus })
scene-progress = { $count } Landschaftsmarker auf dem Brett; bei { $end } ist Schluss
scene-spaces-left = noch { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  } zu bedecken
scene-cube = Würfel { $terrain } auf { $position }
scene-kept = { $kind }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
scene-engineer = { $seat } hat begonnen: die letzte Runde endet vor dem nächsten Zug von { $seat }
scene-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
  }
scene-character-token = Gastmarker, in einem späteren Zug gegen einen Gast abzugeben
scene-tokens = { $count } { $size ->
    [large] { $count ->
        [one] großer Landschaftsmarker
       *[other] große Landschaftsmarker
      }
   *[small] { $count ->
        [one] kleiner Landschaftsmarker
       *[other] kleine Landschaftsmarker
      }
  }
scene-lantern = Laterne „{ $lantern }“, bereit
scene-lantern-used = Laterne „{ $lantern }“, benutzt
scene-active = { $character }
scene-owned = { $character }, noch nicht im Garten
scene-sent = { $character }, im Garten: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } nach jetzigem Stand
scene-goal = bei { $coins } Münzen kommt ein Gast
scene-goal-reached = { $coins } Münzen erreicht
scene-spot = { $cell }, freie Stelle: { $site }
scene-stand = { $cell }, freier Platz für eine Figur
scene-look = nach { $side } schauen
scene-sees = { $character } von { $seat } schaut nach { $side } über { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } nach jetzigem Stand
scene-enclosed = { $terrain } auf { $cell }: eingeschlossen
scene-solo-lost = Kein Zug ist mehr möglich: der Garten bleibt unvollendet. Du hattest { $points } Punkte.
scene-solo-fair = Der Garten ist fertig: { $points } Punkte, ein ordentliches Ergebnis.
scene-solo-good = Der Garten ist fertig: { $points } Punkte, ein gutes Ergebnis.
scene-solo-impressive = Der Garten ist fertig: { $points } Punkte, ein beeindruckendes Ergebnis.
scene-solo-outstanding = Der Garten ist fertig: { $points } Punkte, ein überragendes Ergebnis!

note-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
  }
note-cubes = Würfel { $greenery }/{ $water }/{ $rock }
note-tokens = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
  }
note-last-turn = letzter Zug
note-done = kein weiterer Zug

overlay-sight = Blickrichtungen
    .about = Was jeder Gast im Garten sieht, und was er nach jetzigem Stand verdient.
overlay-areas = Offene Gebiete
    .about = Jede noch offene Kante; durchgestrichen, wo nichts sie mehr schließen kann; ein Haken auf allem, was eingeschlossen ist.
overlay-spots = Freie Stellen
    .about = Wo Dekorationen und Gäste noch Platz finden.

## Was auf dem Bildschirm anders gefragt wird; ein Satz darunter; Knöpfe; was etwas bringt

ask-turn = Bauen oder schmücken?
ask-influence-now = Wen lädst du ein?
ask-send-mini = Wer geht in den Garten?
ask-solo-turn = Wähle ein Paar oder eine Laterne
ask-keep-character = Wen behältst du?
ask-last-influence = Wen lädst du noch ein?
ask-choose-cell = Wohin kommt das Plättchen?
ask-pair-cell = Wohin kommt das Plättchen?
ask-rotate = Liegt das Plättchen gut? Dann bestätige
ask-choose-slot = Wohin kommt die Landschaft ({ $icons })?
ask-choose-slots = Wohin kommt die Landschaft ({ $icons })?

hint-turn = Tippe ein offenes Plättchen an, oder ziehe Karten
hint-choose-tile = Mit der Laterne legst du zwei Plättchen nacheinander
hint-build-again = Es muss eines sein, das noch offen liegt
hint-choose-cell = { $count ->
    [one] Es passt auf ein Feld
   *[other] Es passt auf { $count } Felder
  }; Kanten, die sich berühren, müssen gleich sein
hint-pair-cell = Nur Felder, nach denen die Dekoration neben dem Stapel noch Platz findet
hint-rotate = { $count ->
    [one] Es passt nur so; tippe ein anderes markiertes Feld an, um es zu verschieben
   *[other] Es passt auf { $count } Arten; tippe ein anderes markiertes Feld an, um es zu verschieben
  }
hint-paths = Eine Münze je Weg, oder für zwei davon ein Schritt mit einem beliebigen Würfel
hint-pick-landscape = Was sie zeigt, zählt für Gäste, die auf ihre Seite schauen
hint-search-pile = Der ganze Stapel liegt offen; danach wird er gemischt
hint-pick-two = Die andere kommt auf denselben Platz der Seite gegenüber
hint-choose-slot = Auf die Seite, auf die deine Gäste schauen, oder weg von den Blicken der anderen
hint-choose-slots = Die andere Landschaft kommt auf denselben Platz gegenüber
hint-choose-token = Der Bonus der Karte: ein beliebiger Landschaftsmarker des Bretts
hint-before-drawing = Für eine Münze: zwei weitere Karten oder die oberste abgelegte
hint-choose-card = Du behältst eine und stellst ihre Dekoration auf; die übrigen werden abgelegt
hint-put-decoration = { $count ->
    [one] Eine Stelle ist frei
   *[other] { $count } Stellen sind frei
  }
hint-bonus-step = Der Bonus der Karte
hint-decorate-again = Noch eine der gezogenen Karten
hint-seek = Ein beliebiger Gast des Stapels; danach wird er gemischt
hint-influence-now = Einer der beiden offenen Gäste, der oberste des Stapels, oder später mit einem Marker
hint-send-mini = Dort verdient er mit dem, was er sieht; der andere bleibt auf deiner Karte, wo seine Fähigkeit wirkt
hint-end-of-turn = Gib Marker ab, oder beende deinen Zug
hint-stand = Gedruckte Plätze, Brücken und Pavillons
hint-stand-neutral = Er besetzt den Platz und zählt für niemanden
hint-face = Er sieht sein eigenes Feld und alles geradeaus
hint-whom = Sie darf auf einen anderen freien Platz, oder sich nur drehen
hint-solo-turn = Tippe ein Plättchen an, um sein Paar zu spielen, oder eine Laterne
hint-pair-decoration = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
  }
hint-choose-copy = Eine Laterne, die schon benutzt ist
hint-choose-stack = Seine Dekoration bleibt diesmal weg
hint-choose-display = Stapel und Karten bleiben, wie sie sind
hint-keep-character = Er geht am Ende in den Garten; der andere steht jetzt dort und gehört niemandem
hint-last-influence = Der Garten ist fertig; danach gehen alle deine Gäste in den Garten
hint-send-own = Wer die beste Aussicht hat, zuerst

button-decorate = { $cards } Karten ziehen
button-coins = { $count ->
    [one] 1 Münze nehmen
   *[other] { $count } Münzen nehmen
  }
button-step = Schritt: { $terrain }
button-wait = Später: Gastmarker nehmen
button-lantern = Laterne „{ $lantern }“
button-flip = Alle Stapel aufdecken
button-merchant = { $what ->
    [cards] 2 Karten kaufen
   *[discard] Abgelegte Karte kaufen
  }
button-blind = Vom Stapel ziehen
button-copy = { $lantern }
button-send = In den Garten: { $character }
button-done = { $at ->
    [end-of-turn] Zug beenden
    [build-again] Kein zweites Plättchen
    [decorate-again] Keine zweite Dekoration
    [before-drawing] Jetzt ziehen
    [last-influence] Niemanden mehr
   *[other] Weiter
  }

do-rotate = so dass { $n } im Norden, { $e } im Osten, { $s } im Süden, { $w } im Westen liegt
do-pick = die Landschaft nehmen ({ $size }): { $icons }
do-face = nach { $side } schauen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } nach jetzigem Stand
do-stand = auf { $cell } stehen{ $place ->
    [bridge] , auf der Brücke
    [court] { "" }
    [court2] , auf dem zweiten Platz
   *[other] , auf dem Pavillon
  }
do-blind = die oberste Karte des Stapels einladen, wer es auch ist
do-remove = vier Marker abgeben und entfernen: { $kind } auf { $cell }
do-display = das Plättchen legen: { $n } im Norden, { $e } im Osten, { $s } im Süden, { $w } im Westen

gain-points = +{ $points }
gain-coins = { $coins ->
    [one] +1 Münze
   *[other] +{ $coins } Münzen
  }
gain-character = ein Gast!{ $coins ->
    [0] { "" }
    [one] {" "}+1 Münze
   *[other] {" "}+{ $coins } Münzen
  }
gain-nothing = bringt nichts
gain-tile = { $greenery ->
    [0] { "" }
   *[other] +{ $greenery } Grün{ " " }
  }{ $water ->
    [0] { "" }
   *[other] +{ $water } Wasser{ " " }
  }{ $rock ->
    [0] { "" }
   *[other] +{ $rock } Fels{ " " }
  }{ $coins ->
    [0] { "" }
    [one] +1 Münze{ " " }
   *[other] +{ $coins } Münzen{ " " }
  }{ $paths ->
    [0] { "" }
   *[other] +{ $paths } Wege{ " " }
  }{ $token ->
    [none] { "" }
    [large] +große Landschaft
   *[small] +kleine Landschaft
  }

# Die Teile eines Zuges.
step-action = Bauen oder schmücken
step-tile = Plättchen
step-cell = Feld
step-rotate = Drehen
step-reward = Lohn
step-guests = Gäste
step-cards = Karten
step-spot = Dekoration
step-pair = Paar

## Hilfe: die Regeln dessen, was auf dem Bildschirm ist, Kapitel für Kapitel

help-aim = Ihr legt den Garten gemeinsam an, Plättchen für Plättchen, und schmückt ihn. Münzen sind Punkte. Du verdienst sie mit Wegen, auf deinen Leisten, durch Fähigkeiten, mit Sätzen von Dekorationskarten und vor allem mit Gästen: wer am Ende im Garten steht, verdient mit dem, was er sieht. Die meisten Punkte gewinnen.
    .title = Das Ziel
help-turn = Tu eines von beiden: bauen (ein offenes Plättchen legen) oder schmücken (Karten ziehen, eine behalten, ihre Dekoration aufstellen). Daneben darfst du eine Laterne pro Zug benutzen, Landschaftsmarker abgeben, um eine Laterne wieder bereitzumachen, und nach deiner Aktion Gäste einladen, die du verdient hast. Du kannst zurücknehmen, bis etwas Neues aufgedeckt wird.
    .title = Dein Zug
help-build = Tippe ein offenes Plättchen einer Ecke an, dann eines der markierten Felder, drehe es, bestätige. Es muss ein liegendes berühren, und wo sich zwei Plättchen berühren, müssen die Kanten gleich sein: Grün an Grün, Wasser an Wasser, Fels an Fels, Weg an Weg. Mauern und Tempel passen überall. Der Stapel, von dem du genommen hast, bleibt verdeckt; liegen am Ende deiner Aktion weniger als zwei Plättchen offen, werden alle Stapel aufgedeckt.
    .title = Bauen
help-rewards = In dieser Reihenfolge: ein Schritt mit dem Würfel eines Geländes für jede Kante, an der es auf sich selbst trifft; ein Schritt für jedes Gebiet, das dein Plättchen gerade eingeschlossen hat; Münzen der Tempel; für jede Kante, an der Weg auf Weg trifft, eine Münze, doch je zwei davon kannst du gegen einen Schritt mit einem beliebigen Würfel tauschen; die Münze deines Gastes; und der Landschaftsmarker, der dort lag, mit einer Landschaft seiner Größe.
    .title = Was ein Plättchen bringt
help-enclose = Ein Gebiet ist alles von einem Gelände, was über Plättchen hinweg zusammenhängt. Es ist eingeschlossen, wenn keine seiner Kanten an ein leeres Feld oder über den Rand grenzt. Mauern und Tempel schließen eine Kante, der Rand des Bretts nie. Eine Fläche, die von den Wegen ihres eigenen Plättchens umgeben ist, ist sofort eingeschlossen. Einschließen bringt einen Schritt, und zwar dem, der das letzte Plättchen legt. „Offene Gebiete“ zeigt jede noch offene Kante.
    .title = Einschließen
help-temples = Drei Tempel liegen im Stapel Tao. Wer einen legt, bekommt 1 Münze und 1 weitere für jede angrenzende Kante seines Geländes: Grün bei Hua Ting, Wasser bei Hehua Ting, Fels bei Simian Ting. Wer später solches Gelände an einen Tempel baut, bekommt 1 Münze für die Kante, aber keinen Schritt dafür. Tempel schließen alles, was sie berührt.
    .title = Tempel
help-decorate = Du ziehst 2 Karten und 1 mehr für jeden Stapel, der verdeckt liegt. Behalte eine spielbare: ihre Dekoration muss im Vorrat und eine passende Stelle frei sein. Jede Fläche eines Plättchens nimmt eine Dekoration auf: Bäume, Vögel und Pfingstrosen stehen auf Grün, Fische und Lotos auf Wasser, Pavillons auf Fels, Brücken auf den gestrichelten Bögen. Dann nimm den Bonus der Karte: einen Schritt, oder einen beliebigen Landschaftsmarker des Bretts. Die übrigen Karten werden abgelegt und alle Stapel aufgedeckt, auch wenn nichts spielbar war.
    .title = Schmücken
help-tracks = Deine drei Würfel stehen für die drei Gelände. Erreicht ein Würfel eine Spalte mit Münze, bekommst du sie sofort. Haben alle drei eine Spalte mit Figur erreicht, darfst du am Ende deiner Aktion einen Gast einladen. Würfel gehen nie zurück; Schritte über die letzte Spalte hinaus verfallen.
    .title = Leisten
help-landscapes = Jede Seite des Gartens hat Plätze für zwei große und drei kleine Landschaften. Wer einen Landschaftsmarker nimmt, wählt eine der beiden sichtbaren Landschaften dieser Größe und stellt sie auf einen beliebigen freien Platz, auf welcher Seite auch immer. Ihre Symbole zählen am Ende für Gäste, die dorthin schauen. Die Zahlen in den Ecken zählen die Symbole einer Seite zusammen. Drei Marker einer Größe (zu zweit vier) machen eine benutzte Laterne bereit.
    .title = Landschaften und Marker
help-characters = Nimm einen der beiden offenen Gäste oder den unbekannten obersten des Stapels. Schicke dann eine deiner zwei Figuren, die neue oder die auf deiner Karte, auf einen freien Platz: einen gedruckten Platz, eine Brücke oder einen Pavillon; wähle, wohin sie schaut. Die andere wirkt auf deiner Karte mit ihrer Fähigkeit. Oder nimm einen Gastmarker und lade in einem späteren Zug ein; er verfällt, wenn deine Würfel die nächste Spalte mit Figur erreichen. Du kannst nur einen haben.
    .title = Gäste
help-sight = Eine Figur sieht ihr eigenes Feld und alle Felder geradeaus bis zum Rand; nichts versperrt die Sicht. Jede Dekoration dort ist 1 Punkt. Dazu kommt, was ihre Karte über die Aussicht sagt: Symbole aller Landschaften der Seite, auf die sie schaut, wo sie auch steht, oder Plättchen eines Geländes in ihrer Blickrichtung. Die Figur auf deiner Karte zählt nichts. „Blickrichtungen“ zeigt alles mit den Punkten nach jetzigem Stand.
    .title = Was Gäste sehen
help-skills = Die Fähigkeit des Gastes auf deiner Karte wirkt, solange er dort bleibt. Architekt, Kind und Kaiserin werden für bestimmte Dekorationen bezahlt; Einsiedler, Dichterin und Student, wenn ihr Würfel geht, einmal je Plättchen oder Dekoration; die Schwerttänzerin für Marker; der Mönch, wenn genau zwei Plättchen oder zwei Karten zur Wahl stehen. Der Händler kauft Karten, der Beamte deckt vor der Aktion auf oder tauscht. Kaiser und Dame haben keine Fähigkeit, lieben aber die Aussicht.
    .title = Fähigkeiten
help-lanterns = Vier Laternen, jede einmal, höchstens eine pro Zug. Zwei Plättchen: lege zwei offene in einer Aktion. Zwei Dekorationen: behalte zwei der gezogenen Karten. Umstellen: bewege oder drehe eine deiner Figuren im Garten. Suchen: wähle frei aus dem Stapel der Gäste, oder aus dem der Landschaften, wenn ein Plättchen einen Marker bedeckt hat. Drei Landschaftsmarker einer Größe machen eine benutzte bereit (zu zweit vier): tippe sie an.
    .title = Laternen
help-end = Sind nur noch drei Landschaftsmarker auf dem Brett, oder ist ein Stapel aufgebraucht, wird die Runde zu Ende gespielt: alle hatten gleich viele Züge. Legt eine ganze Runde lang niemand etwas, muss bauen, wer bauen kann; konnte es niemand, ist das Spiel aus.
    .title = Das Ende
help-scoring = Münzen zählen, wie sie sind. 6 Punkte für jedes Paar aus Vögeln und Fischen, und aus Lotos und Pfingstrosen. 2 je Brücke. Die meisten Pavillons 12, die zweitmeisten 6; bei Gleichstand wird geteilt und abgerundet. Bäume in Sätzen verschiedener Arten: 1, 4, 9, 16, 25. Dann jede Figur im Garten. Bei Gleichstand: mehr Landschaftsmarker, dann die Würfel, der vorderste zuerst.
    .title = Wertung
help-solo = Bedecke alle 28 inneren Felder. Neben jedem Stapel liegt eine Karte: in einem Zug legst du ein Plättchen und stellst dann die Dekoration seiner Karte auf. Beides muss möglich sein. Karte und Plättchen der Ecke gegenüber gehen dir vorerst verloren: das Plättchen kommt in die Auslage. Leisten und Fähigkeiten gibt es nicht: jede gleiche Geländekante und jedes Einschließen ist eine Münze, Wege bringen nichts. Bedeckst du einen Marker, kommt eine sichtbare Landschaft auf einen Platz und die andere gegenüber.
    .title = Solo: Yin und Yang
help-solo-lanterns = Jede der vier Laternen ersetzt einmal einen Zug. Nur das Plättchen: lege eines ohne seine Dekoration. Aus der Auslage: lege ein beiseitegelegtes. Neue Karten: vier neue werden ausgeteilt. Noch einmal: tu erneut, was eine benutzte Laterne tut. Vier abgegebene Marker einer Größe entfernen eine Dekoration, die im Weg steht: tippe sie an.
    .title = Solo: Laternen
help-solo-end = Bei 10, 20 und 30 Münzen darfst du einen der beiden Gäste behalten; der andere ist neutral und besetzt einen Platz. Ist kein Zug möglich, bevor die 28 Felder bedeckt sind, hast du verloren. Sonst gehen alle deine Figuren in den Garten und zählen nach ihrer Aussicht. Bis 60 Punkte ordentlich, 61 bis 75 gut, 76 bis 95 beeindruckend, ab 96 überragend.
    .title = Solo: Gäste und das Ende
help-screen = Gold zeigt, was du wählen kannst. Tippe etwas anderes an, um zu hören, warum es nicht geht. Schraffierte Felder sind solche, auf die kein Plättchen mehr passt. Zahlen auf dunklem Grund zählen, was in einem Stapel liegt. Die Zahl auf der Karte eines Gastes ist, was er jetzt verdienen würde. Benutzte Laternen sind grau.
    .title = Den Bildschirm lesen
help-board = { about-board } { about-board.ours } { about-board.load }
    .title = Über dieses Brett

about-board = Alle Regeln, die Anzahlen der Teile, Fähigkeiten, Laternen, Wertung und das Solospiel sind die des Regelhefts. Was nur seine Bilder zeigten, mussten wir wiederherstellen.
    .given = Die Texte des Regelhefts nennen den Zug, den Lohn eines Plättchens, die Wirkung aller zwölf Gäste und acht Laternen, die Punkte, und wie viele Teile jeder Art es gibt; öffentliche Seiten ergänzen 15 Plättchen je Stapel, drei Tempel und die Leisten mit elf Spalten.
    .ours = Das Raster von acht mal acht Feldern, die 60 Plättchen und das Startplättchen, wo Marker und Stapel liegen, die Spalten der Leisten, die Boni der Karten, und welche Landschaft welche Symbole zeigt. Das Brett „balanced“ hat andere Spalten und Boni als „standard“, damit sich Bauen und Schmücken gleich lohnen.
    .load = Wer das Spiel besitzt, kann aufschreiben, was auf seinem gedruckt ist, in einer Datei wie data/tang.toml, und sie beim Einrichten eines Tisches als Option „board“ angeben. Sie wird zu Beginn geprüft, und alles auf dem Bildschirm wird aus ihr gezeichnet.
