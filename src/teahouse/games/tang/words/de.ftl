### Tang Garden auf Deutsch. Die Schlüssel sind die der englischen Texte.

title = Tang Garden
goal = Lege den Garten des Kaisers an, schmücke ihn und schicke seine Besucher dorthin, wo die Aussicht am schönsten ist.

# Die Begrüßung, eine Nachricht pro Zeile.
welcome-1 = { $mode ->
    [solo] Ziel: alle { $spaces } inneren Felder bedecken. In jedem Zug legst du ein Plättchen und die Dekoration der Karte neben seinem Stapel.
   *[other] Ziel: die meisten Münzen. In jedem Zug baust du (ein offenes Plättchen) oder schmückst (Karten ziehen, eine behalten).
  }
welcome-2 = { $mode ->
    [solo] Ein Plättchen passt, wo sich gleiche Kanten berühren. Jede gleiche Geländekante und jedes Einschließen ist eine Münze.
   *[other] Ein Plättchen passt, wo sich gleiche Kanten berühren. Gleiches Gelände bewegt deinen Würfel, gleiche Wege bringen Münzen.
  }
welcome-3 = { $mode ->
    [solo] Bei so vielen Münzen kommt ein Gast zu dir: { $guests-at }. Fähigkeiten und Leisten gibt es nicht.
   *[other] Haben alle drei Würfel eine Spalte (c) erreicht, gewinnst du einen Gast und schickst einen in den Garten.
  }
welcome-4 = { $mode ->
    [solo] Ist der Garten fertig, gehen deine Gäste hinein und verdienen mit dem, was sie gern sehen.
   *[other] Dort verdient er mit dem, was er sieht: Dekorationen in seiner Blickrichtung und die Landschaften der Seite, auf die er schaut.
  }
welcome-5 = { $mode ->
    [solo] Du verlierst, wenn kein Zug möglich ist, oder wenn ein Stapel aufgebraucht ist und weder „Nur das Plättchen“ noch „Aus der Auslage“ hilft.
   *[other] Schmücken deckt alle Stapel auf. Die letzte Runde beginnt, wenn höchstens { $end-tokens ->
    [one] { $end-tokens } Landschaftsmarker
   *[other] { $end-tokens } Landschaftsmarker
  }, (L) und (S), auf dem Brett liegen oder ein Stapel aufgebraucht ist.
  }

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
kind-lotus = Lotus
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
    .effect = { not-solo }Lege beim Bauen zwei Plättchen, die zu Beginn des Zuges offen lagen, und werte beide. Sag es vor oder nach dem ersten an.
lantern-two-decorations = Zwei Dekorationen
    .effect = { not-solo }Behalte beim Schmücken zwei spielbare Karten und stelle beide Dekorationen auf.
lantern-reposition = Umstellen
    .effect = { not-solo }Stelle eine deiner Figuren im Garten auf einen anderen freien Platz, oder drehe sie.
lantern-search = Suchen
    .effect = { not-solo }Nimm beim Einladen einen beliebigen Gast aus dem Stapel; oder, wenn { $search-bonus ->
        [yes] du durch Plättchen oder Karte einen Landschaftsmarker genommen hast
       *[other] ein Plättchen einen Landschaftsmarker bedeckt
      }, eine beliebige Landschaft seines Stapels.
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
    .skill = { $mode ->
        [solo] im Solospiel ohne Fähigkeit
       *[other] { $architect-coins ->
        [one] { $architect-coins } Münze
       *[other] { $architect-coins } Münzen
      } je Pavillon oder Brücke
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Fähigkeit: { $architect-coins ->
        [one] { $architect-coins } Münze
       *[other] { $architect-coins } Münzen
      } für jeden Pavillon und jede Brücke, die du aufstellst.{ " " }
      }Aussicht: { $architect-view } je Bauwerk auf der Seite, auf die er schaut.
character-child = Kind
    .skill = { $mode ->
        [solo] im Solospiel ohne Fähigkeit
       *[other] { $child-coins ->
        [one] { $child-coins } Münze
       *[other] { $child-coins } Münzen
      } bei Fischen oder Vögeln
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Fähigkeit: { $child-coins ->
        [one] { $child-coins } Münze
       *[other] { $child-coins } Münzen
      }, sooft du Fische oder Vögel aufstellst.{ " " }
      }Aussicht: { $child-view } je Tier auf der Seite, auf die es schaut.
character-empress = Kaiserin
    .skill = { $mode ->
        [solo] im Solospiel ohne Fähigkeit
       *[other] { $empress-coins ->
        [one] { $empress-coins } Münze
       *[other] { $empress-coins } Münzen
      } bei Lotus oder Pfingstrosen
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Fähigkeit: { $empress-coins ->
        [one] { $empress-coins } Münze
       *[other] { $empress-coins } Münzen
      }, sooft du Lotus oder Pfingstrosen aufstellst.{ " " }
      }Aussicht: { $empress-view }, aber je { $empress-less } weniger für den Kaiser und die Dame in ihrer Blickrichtung.
character-hermit = Einsiedler
    .skill = { $mode ->
        [solo] im Solospiel ohne Fähigkeit
       *[other] { $hermit-coins ->
        [one] { $hermit-coins } Münze
       *[other] { $hermit-coins } Münzen
      }, wenn dein Fels-Würfel vorrückt
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Fähigkeit: { $hermit-coins ->
        [one] { $hermit-coins } Münze
       *[other] { $hermit-coins } Münzen
      }, sooft ein Plättchen oder eine Dekoration deinen Fels-Würfel bewegt.{ " " }
      }Aussicht: { $hermit-view } je Plättchen mit Fels in Blickrichtung, höchstens { $hermit-most }.
character-poet = Dichterin
    .skill = { $mode ->
        [solo] im Solospiel ohne Fähigkeit
       *[other] { $poet-coins ->
        [one] { $poet-coins } Münze
       *[other] { $poet-coins } Münzen
      }, wenn dein Wasser-Würfel vorrückt
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Fähigkeit: { $poet-coins ->
        [one] { $poet-coins } Münze
       *[other] { $poet-coins } Münzen
      }, sooft ein Plättchen oder eine Dekoration deinen Wasser-Würfel bewegt.{ " " }
      }Aussicht: { $poet-view } je Plättchen mit Wasser in Blickrichtung, höchstens { $poet-most }.
character-student = Student
    .skill = { $mode ->
        [solo] im Solospiel ohne Fähigkeit
       *[other] { $student-coins ->
        [one] { $student-coins } Münze
       *[other] { $student-coins } Münzen
      }, wenn dein Grün-Würfel vorrückt
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Fähigkeit: { $student-coins ->
        [one] { $student-coins } Münze
       *[other] { $student-coins } Münzen
      }, sooft ein Plättchen oder eine Dekoration deinen Grün-Würfel bewegt.{ " " }
      }Aussicht: { $student-view } je Plättchen mit Grün in Blickrichtung, höchstens { $student-most }.
character-emperor = Kaiser
    .skill = { $mode ->
        [solo] im Solospiel ohne Fähigkeit
       *[other] keine Fähigkeit, aber { $emperor-view } je Drache
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Keine Fähigkeit.{ " " }
      }Aussicht: { $emperor-view } je Drache auf der Seite, auf die er schaut.
character-lady = Dame
    .skill = { $mode ->
        [solo] im Solospiel ohne Fähigkeit
       *[other] keine Fähigkeit, aber sie liebt Sonne und Mond
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Keine Fähigkeit.{ " " }
      }Aussicht: { $lady-view } für Sonne oder Mond auf der Seite, auf die sie schaut, { $lady-both } für beide.
character-merchant = Händler
    .skill = { $mode ->
        [solo] im Solospiel ohne Fähigkeit
       *[other] { $merchant-cost } zahlen: { $merchant-cards } Karten mehr oder die abgelegte
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Fähigkeit: beim Schmücken einmal { $merchant-cost ->
        [one] { $merchant-cost } Münze
       *[other] { $merchant-cost } Münzen
      } zahlen für { $merchant-cards } weitere Karten oder die oberste abgelegte.{ " " }
      }Aussicht: { $merchant-view } je Dorf auf der Seite, auf die er schaut.
character-monk = Mönch
    .skill = { $mode ->
        [solo] im Solospiel ohne Fähigkeit
       *[other] { $monk-coins ->
        [one] { $monk-coins } Münze
       *[other] { $monk-coins } Münzen
      }, wenn du aus genau zweien wählst
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Fähigkeit: { $monk-coins ->
        [one] { $monk-coins } Münze
       *[other] { $monk-coins } Münzen
      }, wenn beim Bauen genau zwei Plättchen offen liegen oder du genau zwei Karten ziehst.{ " " }
      }Aussicht: { $monk-view } je Tempel auf der Seite, auf die er schaut.
character-official = Beamter
    .skill = { $mode ->
        [solo] im Solospiel ohne Fähigkeit
       *[other] Plättchen aufdecken oder tauschen, vor der Aktion
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Fähigkeit: vor der Aktion für { $official-cost ->
        [one] { $official-cost } Münze
       *[other] { $official-cost } Münzen
      } alle Stapel aufdecken, oder ein offenes Plättchen unter seinen Stapel schieben
      }{ $mode ->
        [solo] { "" }
       *[other] { $swap-cost ->
        [0] { "" }.{ " " }
       *[other] { " " }(für { $swap-cost ->
        [one] { $swap-cost } Münze
       *[other] { $swap-cost } Münzen
      }).{ " " }
      }
      }Aussicht: { $elements ->
        [all] { $official-view } je Symbol, gleich welches, auf der Seite, auf die er schaut.
        [some] { $official-view } je Symbol namens Element auf der Seite, auf die er schaut.
       *[other] 0, denn keine Landschaft dieses Bretts zeigt ein Symbol namens Element.
      }
character-sword-dancer = Schwerttänzerin
    .skill = { $mode ->
        [solo] im Solospiel ohne Fähigkeit
       *[other] { $sword-dancer-coins ->
        [one] { $sword-dancer-coins } Münze
       *[other] { $sword-dancer-coins } Münzen
      } je Landschaftsmarker
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Fähigkeit: { $sword-dancer-coins ->
        [one] { $sword-dancer-coins } Münze
       *[other] { $sword-dancer-coins } Münzen
      } für jeden Landschaftsmarker, den du nimmst.{ " " }
      }Aussicht: { $sword-dancer-view } je Wasserfall auf der Seite, auf die sie schaut.
character-blind = die oberste Karte des Stapels
    .effect = niemand weiß, wer es ist

## Was gefragt wird

prompt-turn = { $now ->
    [build] Baue mit einem offenen Plättchen: Nach einer Runde ohne Neues muss bauen, wer kann.
    [decorate] Kein offenes Plättchen passt: Schmücke ({ $cards } Karten).
   *[both] Mit einem offenen Plättchen bauen oder schmücken ({ $cards } Karten)?
  }
prompt-choose-tile = Welches Plättchen legst du?
prompt-build-again = Ein zweites Plättchen, mit der Laterne?
prompt-choose-cell = Wohin kommt { $tile }?
prompt-pair-cell = Wohin kommt { $tile }? (nur wo seine Dekoration folgen kann)
prompt-rotate = Wie liegt { $tile } auf { $cell }? (Kanten: Norden, Osten, Süden, Westen)
prompt-paths = { $paths } Wege treffen sich: Münzen, oder für zwei davon ein Schritt?
prompt-pick-landscape = Welche Landschaft fügst du hinzu ({ $size })?
prompt-search-pile = Welche Landschaft des Stapels ({ $size })?
prompt-pick-two = Welche Landschaft wählst du ({ $size })? Die andere kommt gegenüber hin.
prompt-choose-slot = Wohin kommt { $landscape } ({ $icons })?
prompt-choose-slots = Wohin kommt { $landscape } ({ $icons })? Die andere kommt gegenüber hin.
prompt-choose-token = Welchen Landschaftsmarker nimmst du?
prompt-before-drawing = Kauft der Händler ein, bevor du { $cards } Karten ziehst? (du hast { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  })
prompt-choose-card = Welche Karte behältst du?
prompt-put-decoration = Wohin kommt die Dekoration ({ $kind })?
prompt-bonus-step = Welcher Würfel rückt vor?
prompt-decorate-again = Eine zweite Dekoration, mit der Laterne?
prompt-seek = Welcher Gast des Stapels?
prompt-influence-now = Deine Würfel haben eine Spalte mit Gast erreicht. Wen lädst du ein?
prompt-send-mini = Wer geht in den Garten? Der andere wirkt von nun an auf deiner Karte.
prompt-end-of-turn = Noch etwas, bevor dein Zug endet?
prompt-stand = { $character }: Auf welchen Platz?
prompt-stand-neutral = { $character }, gehört niemandem: Auf welchen Platz?
prompt-face = { $character } auf { $cell }: Wohin geht der Blick?
prompt-whom = Welche deiner Figuren geht oder dreht sich?
prompt-solo-turn = Dein Zug: noch { $left ->
    [one] 1 Feld
   *[other] { $left } Felder
  }. { ask-solo-turn }.
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
choice-rotate = { $edges }
    .plain = { $rotation ->
    [0] nicht drehen
    [one] einmal im Uhrzeigersinn drehen
   *[other] { $rotation }-mal im Uhrzeigersinn drehen
  }
choice-coins = die Münzen nehmen
choice-step = den Würfel { $terrain } bewegen
choice-cell = auf { $cell } legen
    .many = Legen: Gib ein mit ▸ markiertes Feld ein, zum Beispiel { $example }
choice-tile = { $tile } wird aufgedeckt
choice-lantern = die Laterne „{ $lantern }“ benutzen
choice-refresh = Marker abgeben ({ $size }), damit die Laterne „{ $lantern }“ wieder bereit ist
choice-pick = { $landscape } nehmen ({ $icons })
    .plain = die Landschaft { $landscape } nehmen
    .many = Eine des Stapels nehmen: Gib ihren Namen ein, zum Beispiel { $example }
choice-slot = { $side }, Platz { $slot } (dort: { $there })
    .plain = { $side }, Platz { $slot }
    .many = Gib eine Seite (N E S W) und einen Platz ein, zum Beispiel { $example }
choice-landscape = die Landschaft { $landscape } kommt
choice-face = nach { $side } schauen
choice-wait = { $held ->
    [yes] niemanden: Die Einladung verfällt, denn du hast schon einen Gastmarker
   *[no] jetzt nicht: einen Gastmarker nehmen
  }
    .plain = jetzt nicht
choice-influence = { $character }. { $effect }
    .plain = einladen: { $character }
choice-card = die Karte { $kind } ({ $bonus }) wird gezogen
choice-keep = { $kind } behalten ({ $bonus })
choice-put = auf { $cell }, Stelle { $spot }
    .many = Aufstellen: Gib ein Feld und eine Stelle ein, zum Beispiel { $example }
choice-stand = auf { $cell } ({ $place })
    .many = Gib ein Feld und den Platz dort ein, zum Beispiel { $example }
choice-send = in den Garten: { $character }. { $effect }
    .plain = in den Garten schicken: { $character }
choice-move = { $character }
choice-token = den Marker auf { $cell } nehmen
    .many = Einen Marker nehmen: Gib sein Feld ein, zum Beispiel { $example }
choice-merchant = den Händler bezahlen: { $what ->
    [cards] weitere Karten
   *[discard] die oberste abgelegte Karte
  }
choice-flip = der Beamte zahlt und deckt alle Stapel auf
choice-swap = der Beamte schiebt das offene Plättchen unter seinen Stapel: { $stack }
choice-character = { $character } kommt
choice-start = das Startplättchen: Seite { $start }, { $rotation }-mal gedreht
choice-copy = wie „{ $lantern }“
choice-display = Plättchen { $tile }  { $edges }
    .plain = Plättchen Nummer { $number } der Auslage
    .many = Gib die Nummer eines Plättchens ein, zum Beispiel `display { $example }`
choice-remove = Marker abgeben und entfernen, was auf { $cell }, Stelle { $spot } steht
    .many = Eine Dekoration für Marker entfernen: Gib remove, ein Feld und eine Stelle ein, zum Beispiel `remove { $example }`
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
    .brief = { "" }
tang-enclosed = schloss { $terrain } ein
tang-flip = ließ alle Stapel aufdecken
tang-influence = gewann als Gast: { $character }
    .brief = Gast: { $character }
tang-landscape = stellte eine Landschaft auf: { $side }
tang-lantern = benutzte die Laterne „{ $lantern }“
tang-last-round = die letzte Runde: { $trigger }
tang-merchant = kaufte { $what ->
    [cards] Karten
   *[discard] die abgelegte Karte
  }
tang-mini = { $character } steht nun auf { $cell } und schaut nach { $side }
    .brief = { "" }
tang-must-build = eine Runde ohne Neues: wer bauen kann, muss bauen
tang-forfeit = fand nichts für { $what ->
    [tile] das zweite Plättchen
   *[decoration] die zweite Dekoration
  }: verfallen, die Laterne bleibt benutzt
tang-lost = { $why ->
    [stack] ein Stapel ist aufgebraucht, und weder „Nur das Plättchen“ noch „Aus der Auslage“ hilft weiter
   *[turn] kein Paar lässt sich legen, und keine Laterne hilft
  }
tang-neutral = { $character } steht auf { $cell } und gehört niemandem
tang-neutral-out = { $character } geht nach Hause
tang-nothing-playable = fand keine spielbare Karte: Für keine gibt es noch einen freien Platz und eine Dekoration im Vorrat
tang-opportunity-lapsed = die Einladung verfiel
tang-over = { $ending }
tang-place = legte ein Plättchen auf { $cell }
    .brief = Plättchen auf { $cell }
tang-put = stellte auf: { $kind } auf { $cell }
    .brief = { $kind } auf { $cell }
tang-refresh = machte die Laterne „{ $lantern }“ bereit
tang-remove = entfernte: { $kind } auf { $cell }
tang-reshuffle = der Ablagestapel ist der neue Kartenstapel
tang-step = { $terrain } auf { $position }
    .brief = { "" }
tang-swap = schob ein Plättchen unter den Stapel { $stack }
tang-token = nahm den Marker auf { $cell } ({ $size })
    .brief = { "" }
tang-won = alle Felder sind bedeckt: gewonnen, mit { $coins } Münzen

why-paths = für Wege
why-column = von der Leiste
why-skill = durch die Fähigkeit
why-temple = vom Tempel
why-edge = für gleiches Gelände
why-enclosure = für das Einschließen

trigger-tokens-taken = es sind nur noch wenige Landschaftsmarker da
trigger-stack-empty = ein Stapel ist leer
ending-tokens-taken = nur noch wenige Landschaftsmarker sind übrig, und das Spiel ist aus
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
reason-this-character-is-not-in-the-deck = { $character }: nicht im Stapel.
reason-not-an-unseen-landscape-of-this-size = Das ist keine noch verdeckte Landschaft dieser Größe ({ $size }).
reason-a-tile-lies-there = Auf { $cell } liegt schon ein Plättchen.
reason-its-top-tile-lies-face-down = Das oberste Plättchen des Stapels { $stack } liegt verdeckt; nur offene kannst du nehmen.
reason-no-tile-lies-beside-it = Neben { $cell } liegt kein Plättchen; ein neues muss eines berühren.
reason-no-space-of-the-garden = { $cell } ist kein Feld des Gartens.
reason-this-rotation-looks-like-a-smaller-one = Drehung { $rotation } sieht aus wie Drehung { $same }; wähle die.
reason-this-stack-is-empty = Der Stapel { $stack } ist leer.
reason-it-fits-in-no-rotation = Wie du es auch drehst, es passt nicht auf { $cell }: Kanten, die sich berühren, müssen gleich sein.
reason-its-tile-fits-nowhere = Dieses Plättchen passt nirgends: Kanten, die sich berühren, müssen gleich sein.
reason-touching-edges-differ = Mit Drehung { $rotation } berührt es eine andere Kante; nur Mauern und Tempel passen überall.
reason-the-token-is-of-the-other-size = Der Marker ist { $size }; diese Landschaft ({ $icons }) ist es nicht.
reason-this-landscape-is-not-visible = Diese Landschaft ({ $icons }) liegt nicht aus.
reason-this-landscape-is-not-in-the-pile = Diese Landschaft ({ $icons }) ist nicht im Stapel.
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
reason-another-mini-stands-there = Dort steht eine andere Figur.
reason-no-such-character-space = Einen solchen Platz gibt es auf { $cell } nicht; Figuren stehen auf gedruckten Plätzen, Brücken und Pavillons.
reason-only-the-new-mini-or-the-active-one = In den Garten kann jetzt nur: { $character } oder { $active }.
reason-the-character-deck-is-empty = Der Stapel der Gäste ist leer.
reason-this-character-is-not-face-up = Dieser Gast ({ $character }) liegt nicht offen.
reason-no-card-is-there-for-the-merchant = Der Händler fände keine Karte.
reason-the-merchant-is-not-active = Der Händler steht nicht auf deiner Karte.
reason-the-merchant-trades-before-a-card-is-chosen = Der Händler handelt nur, bevor eine Karte gewählt ist.
reason-the-merchant-trades-once-per-action = Der Händler handelt einmal pro Aktion.
reason-too-few-coins-for-the-merchant = Der Händler kostet { $needed ->
    [one] { $needed } Münze
   *[other] { $needed } Münzen
  }; du hast { $coins }.
reason-it-is-the-last-tile-of-its-stack = Es ist das letzte Plättchen des Stapels { $stack }.
reason-no-top-tile-lies-face-down = Kein Stapel liegt verdeckt.
reason-the-official-acts-once-per-turn = Der Beamte handelt einmal pro Zug.
reason-the-official-is-not-active = Der Beamte steht nicht auf deiner Karte.
reason-too-few-coins-for-the-official = Dafür nimmt der Beamte { $needed ->
    [one] { $needed } Münze
   *[other] { $needed } Münzen
  }; du hast { $coins }.
reason-a-lantern-has-been-used-this-turn = Du hast in diesem Zug schon eine Laterne benutzt; eine pro Zug ist erlaubt.
reason-this-lantern-is-used = Die Laterne „{ $lantern }“ ist benutzt.
reason-a-second-decoration-needs-the-lantern = Für eine zweite Dekoration brauchst du die Laterne „Zwei Dekorationen“.
reason-a-second-tile-needs-the-lantern = Für ein zweites Plättchen brauchst du die Laterne „Zwei Plättchen“.
reason-a-tile-that-fits-must-be-placed = Du hast die Laterne benutzt, also musst du ein Plättchen legen, das passt.
reason-it-looks-there-already = Sie schaut schon dorthin ({ $side }).
reason-search-is-not-for-tokens-gained-by-a-card = Die Laterne „Suchen“ hilft nur bei einem Marker, den ein Plättchen bedeckt hat.
reason-the-pile-is-empty = Der Stapel der Landschaften ist leer ({ $size }).
reason-this-lantern-is-ready = Die Laterne „{ $lantern }“ ist bereit; sie muss nicht bereitgemacht werden.
reason-too-few-landscape-tokens-of-this-size = Dafür brauchst du { $needed } Marker dieser Größe ({ $size }), du hast { $owned }.
reason-after-a-dead-round-whoever-can-build-must-build = In der Runde davor hat niemand etwas gelegt: Wer bauen kann, muss bauen.
reason-all-tokens-of-this-size-have-been-laid = Alle Marker dieser Größe ({ $size }) liegen schon.
reason-solo-has-its-own-lanterns = Die Laterne „{ $lantern }“ gibt es im Solospiel nicht.
reason-this-lantern-is-for-solo = Diese Laterne ist für das Solospiel.
reason-a-lantern-is-a-turn-of-its-own = Eine Laterne ist ein eigener Zug; benutze sie zu Beginn eines Zuges.
reason-no-such-tile-in-the-display = { $tiles ->
    [one] In der Auslage liegt ein Plättchen: Nummer 0.
   *[other] In der Auslage liegen { $tiles } Plättchen, gezählt ab 0.
  }
reason-no-tile-of-it-fits-anywhere = Kein Plättchen passt irgendwo, also würde die Laterne „{ $lantern }“ nichts bewirken.
reason-no-used-lantern-can-be-copied = Es gibt keine benutzte Laterne, die du jetzt nachahmen könntest.
reason-only-used-lanterns-can-be-copied = Nur eine benutzte Laterne kannst du nachahmen; „{ $lantern }“ ist bereit.
reason-the-decoration-in-hand-needs-a-spot-first = Mach zuerst eine Stelle ({ $site }) für die Dekoration des Paares ({ $kind }) frei.
reason-the-decoration-of-the-pair-would-have-no-spot = Die Dekoration dieses Paares ({ $kind }) fände keine freie Stelle ({ $site }), und keine lässt sich frei machen.
reason-a-mini-stands-on-it = Eine Figur steht darauf.
reason-no-decoration-stands-there = Auf { $cell } { $spot } steht keine Dekoration.
reason-the-decoration-in-hand-would-have-no-spot = Die Dekoration des Paares ({ $kind }) braucht eine Stelle mit { $site }; entferne eine, die auf einer solchen steht.
reason-tokens-do-not-refresh-lanterns-in-solo = Im Solospiel machen Marker keine Laternen bereit.
reason-too-few-landscape-tokens-of-one-size = Dafür brauchst du { $needed } Marker einer Größe; du hast { $large } große und { $small } kleine.
reason-no-influence-is-open = Der nächste Gast kommt bei { $needed } Münzen; du hast { $coins }.
reason-solo-knows-no-blind-draw = Im Solospiel kannst du nur die beiden offenen Gäste einladen.
reason-no-new-cards-while-a-stack-is-empty = Solange ein Stapel leer ist, gibt es keine neuen Karten.
reason-no-pairs-while-a-stack-is-empty = Solange ein Stapel leer ist, bleiben nur die Laternen „Nur das Plättchen“ und „Aus der Auslage“.
reason-not-a-mini-of-yours-to-place = Das ({ $character }) ist keine Figur, die du aufstellen kannst.
reason-a-token-of-this-turn-is-for-later = Ein Gastmarker dieses Zuges gilt erst für einen späteren Zug.
moment-turn = bauen oder schmücken
moment-choose-tile = welches Plättchen du legst
moment-build-again = ob ein zweites Plättchen folgt
moment-choose-cell = wohin das Plättchen kommt
moment-pair-cell = wohin das Plättchen kommt
moment-rotate = wie das Plättchen liegt
moment-paths = Münzen oder ein Schritt für die Wege
moment-pick-landscape = welche Landschaft du aufstellst
moment-search-pile = welche Landschaft des Stapels du nimmst
moment-pick-two = welche Landschaft du wählst
moment-choose-slot = wohin die Landschaft kommt
moment-choose-slots = wohin die Landschaft kommt
moment-choose-token = welchen Landschaftsmarker du nimmst
moment-before-drawing = ob der Händler kauft
moment-choose-card = welche Karte du behältst
moment-put-decoration = wohin die Dekoration kommt
moment-bonus-step = welcher Würfel vorrückt
moment-decorate-again = ob eine zweite Dekoration folgt
moment-seek = welchen Gast des Stapels du nimmst
moment-influence-now = wen du einlädst
moment-send-mini = wer in den Garten geht
moment-end-of-turn = was du in diesem Zug noch tust
moment-stand = wo der Gast steht
moment-stand-neutral = wo der Gast steht, der niemandem gehört
moment-face = wohin der Gast schaut
moment-whom = welcher deiner Gäste sich bewegt oder dreht
moment-solo-turn = ein Paar oder eine Laterne
moment-pair-decoration = wohin die Dekoration kommt
moment-choose-copy = welche Laterne du nachahmst
moment-choose-stack = welches Plättchen du legst
moment-choose-display = welches Plättchen der Auslage
moment-keep-character = wen du behältst
moment-last-influence = wen du noch einlädst
moment-send-own = wer in den Garten geht
reason-no-landscape-shows-an-element = Keine Landschaft dieses Bretts zeigt ein Symbol namens Element; die Aussicht des Beamten ist also 0 wert.
reason-another-card-than-in-the-rulebook = { $character }: auf diesem Brett mit anderer Fähigkeit oder Aussicht als im Regelheft; die Texte sagen die des Regelhefts.
reason-chance-draws-this = Das wählt niemand; es wird gezogen.
reason-only-in-solo = Das gibt es nur im Solospiel.
reason-not-in-solo = Das gibt es im Solospiel nicht.
reason-first-decide-this = Entscheide zuerst: { $moment }.
reason-this-has-to-be-decided = Das lässt sich nicht auslassen: { $moment }.
reason-the-action-of-this-turn-is-chosen = Die Aktion dieses Zuges ist gewählt; es gibt eine pro Zug.
reason-the-form-of-this-turn-is-chosen = Was du in diesem Zug tust, ist gewählt: ein Paar oder eine Laterne.
reason-all-spaces-are-covered = Alle Felder sind bedeckt; es folgt kein Plättchen mehr.
reason-no-two-tiles-are-face-up = Dafür müssen zwei Plättchen offen liegen; es sind { $tiles }.
reason-no-face-up-tile-fits = Keines der offenen Plättchen passt irgendwo.
reason-outer-spaces-are-not-used-in-solo = { $cell } ist ein äußeres Feld; im Solospiel gelten nur die inneren.
reason-no-tile-is-in-hand = Wähle zuerst ein offenes Plättchen; noch ist keines genommen.
reason-no-paths-are-to-be-paid = Es haben sich keine Wege getroffen, die jetzt etwas brächten.
reason-no-step-is-to-be-given = Ein Schritt nach Wahl steht nicht an; es gibt ihn für zwei Wege oder als Bonus einer Karte.
reason-no-landscape-is-to-be-picked = Eine Landschaft wählst du, wenn ein Landschaftsmarker genommen wurde; das ist nicht so.
reason-no-landscape-is-in-hand = Es ist keine Landschaft gewählt, die auf einen Platz könnte.
reason-no-token-of-choice-now = Einen Marker nach Wahl gibt es nur als Bonus einer Karte; jetzt steht keiner an.
reason-no-cards-are-drawn = Es sind keine Karten gezogen; das geschieht beim Schmücken.
reason-no-drawn-card-can-be-played = Keine der gezogenen Karten ist spielbar.
reason-no-second-card-was-drawn = { $drawn ->
    [one] Nur eine Karte wurde gezogen
   *[other] { $drawn } Karten wurden gezogen
  }; eine zweite zum Aufstellen gibt es nicht.
reason-no-decoration-is-in-hand = Es ist keine Karte behalten, deren Dekoration aufzustellen wäre.
reason-the-merchant-trades-while-you-decorate = Der Händler handelt nur, während du schmückst.
reason-the-discard-pile-is-empty = Der Ablagestapel ist leer.
reason-the-official-acts-before-the-action = Der Beamte handelt vor der Aktion des Zuges; sie ist gewählt.
reason-no-guest-of-yours-is-in-the-garden = Du hast noch keinen Gast im Garten, der sich bewegen könnte.
reason-no-such-guest-of-yours-in-the-garden = { $character }: kein Gast von dir, der im Garten steht.
reason-reposition-asks-for-nobody-now = Gäste im Garten bewegt nur die Laterne „Umstellen“; sie fragt jetzt nach niemandem.
reason-two-tiles-is-for-building = Die Laterne „Zwei Plättchen“ hilft beim Bauen.
reason-two-decorations-is-for-decorating = Die Laterne „Zwei Dekorationen“ hilft beim Schmücken.
reason-search-needs-a-guest-or-a-landscape = Die Laterne „Suchen“ hilft, wenn du einen Gast einlädst oder eine Landschaft wählst; beides ist jetzt nicht so.
reason-a-guest-comes-at-the-next-column = Ein Gast kommt, wenn alle drei Würfel Spalte { $column } erreicht haben; deine stehen auf { $greenery }, { $water } und { $rock }.
reason-all-character-columns-are-behind-you = Deine Würfel haben die letzte Spalte für Gäste ({ $column }) hinter sich, und einen Gastmarker hast du nicht.
reason-guests-come-after-the-action = Gäste werden eingeladen, wenn die Aktion des Zuges vorbei ist.
reason-no-invitation-to-put-off = Du hast keine Einladung, die du verschieben könntest.
reason-invite-or-take-a-token = Lade einen Gast ein, oder nimm einen Gastmarker für später.
reason-no-character-is-left = Es ist kein Gast mehr da.
reason-no-free-character-space = Im Garten ist kein Platz für einen Gast frei.
reason-search-takes-a-guest-by-name = Mit der Laterne „Suchen“ wählst du den Gast selbst.
reason-nobody-is-to-be-sent = Jetzt ist niemand in den Garten zu schicken.
reason-no-guest-is-on-its-way = Kein Gast ist auf dem Weg in den Garten.
reason-its-space-is-chosen = Sein Platz auf { $cell } ist gewählt; sag nun, wohin er schaut.
reason-no-card-lies-beside-the-stack = Neben dem Stapel { $stack } liegt keine Karte.
reason-the-display-is-empty = Noch ist kein Plättchen beiseitegelegt: Die Auslage ist leer.
reason-no-lantern-has-been-used-yet = Noch ist keine Laterne benutzt, die du nachahmen könntest.
reason-reuse-is-not-being-used = Eine Laterne ahmst du nur mit der Laterne „Noch einmal“ nach.
reason-from-the-display-is-not-being-used = Ein Plättchen der Auslage legst du nur mit der Laterne „Aus der Auslage“.
reason-no-further-guest-can-be-invited = Du hast alle Gäste eingeladen, die du darfst: { $guests }.

## Wertung

score-coins = Münzen
score-birds-fish = Vögel und Fische
    .why = { term-pairs.effect }
score-lotus-peonies = Lotus und Pfingstrosen
    .why = { term-pairs.effect }
score-bridges = Brücken
    .why = { term-bridge.effect }
score-pavilions = Pavillons
    .why = { term-pavilion.effect }
score-trees = Bäume
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

tie-break-1 = Landschaftsmarker
tie-break-2 = Stand des vordersten Würfels
tie-break-3 = Stand des zweiten Würfels
tie-break-4 = Stand des letzten Würfels

## Der Tisch als Text

sketch-points = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }, { $count ->
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
sketch-tokens-left = noch { $count } Landschaftsmarker; letzte Runde bei { $end }
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
  } im Blick, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } nach jetzigem Stand
sketch-no-minis = Im Garten steht noch keine Figur.
sketch-supply = noch { $left }; freie Stellen: { $free }; Karten im Stapel: { $cards }
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
sketch-key-track = ein Würfel auf 2; voraus: 1 Münze, ein Gast (wenn alle drei Würfel da sind), nichts, 2 Münzen, ein Gast
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
option-elements_are_all_icons-no = nein, nur die namens Element (auf unseren Brettern gibt es keine: Seine Aussicht ist 0 wert)
option-search_on_bonus-no = nein, nur bei einem, den ein Plättchen bedeckt hat
option-search_on_bonus-yes = ja, bei jedem
option-dead_round-force-build = wer bauen kann, muss bauen
option-dead_round-end = das Spiel endet
option-start_step_coin = Ob der Schritt des Startbonus Einsiedler, Dichterin und Student ihre Münze bringt.
option-start_tile_in_view = Ob das Startplättchen für Einsiedler, Dichterin und Student als Plättchen im Blick zählt.
option-solo_views = Was Gäste am Ende des Solospiels verdienen.
option-start_step_coin-yes = ja, die Fähigkeit wirkt dann schon
option-start_step_coin-no = nein
option-start_tile_in_view-yes = ja, einmal
option-start_tile_in_view-no = nein, es ist kein Gartenplättchen
option-solo_views-preference = was sie am liebsten sehen
option-solo_views-and-decorations = das, und Dekorationen im Blick

preset-recommended = Das ausgewogene Brett: Bauen und Schmücken lohnen sich gleichermaßen; { $plain-cards } der { $all-cards } Karten haben keinen Bonus.
preset-standard = Die Zahlen der Regeln: Jede Karte hat einen Bonus, die Leisten zahlen später; Schmücken ist mehr wert.
preset-letter = Jeder Satz des Regelhefts, wie er dasteht: Jede Karte hat einen Bonus, und das Startplättchen ist kein Gartenplättchen.

board-standard = die Zahlen der Regeln
option-board-balanced = ausgewogen: Leisten zahlen früher
board-balanced = ausgewogen: Leisten zahlen früher, viele Karten ohne Bonus

## Zum Nachschlagen

term-build = Bauen
    .effect = { $mode ->
        [solo] { help-solo }
       *[other] { term-build-table }
      }
term-build-table = Lege ein offenes Plättchen neben eines, das schon liegt. Kanten, die sich berühren, müssen gleich sein; Mauern und Tempel passen überall. Für gleiches Gelände rückt ein Würfel vor, für gleiche Wege gibt es Münzen (oder für zwei einen Schritt mit einem beliebigen Würfel), für ein nun eingeschlossenes Gebiet rückt dessen Würfel noch einmal vor. Dann bringt ein Marker auf dem Feld eine Landschaft.
term-decorate = Schmücken
    .effect = { not-solo }Ziehe { $base-draw ->
        [one] { $base-draw } Karte
       *[other] { $base-draw } Karten
      } und eine mehr für jeden Stapel ohne offenes Plättchen. Behalte eine spielbare, stelle ihre Dekoration auf eine freie Stelle und nimm ihren Bonus, falls sie einen hat. Dann werden alle Stapel aufgedeckt.
term-edges = Kanten
    .effect = Die Linien des Gartens: " Grün, ~ Wasser, ^ Fels, · Weg, # Mauer, T Tempel. Ein leeres Feld ist von dem umrandet, was sein Plättchen zeigen muss.
not-solo = { $mode ->
    [solo] Im Solospiel nicht verwendet.{" "}
   *[other] { "" }
  }
no-skills = Im Solospiel gibt es keine Fähigkeiten.
solo-bridge = Ein Platz für einen Gast; das Wasser darunter bleibt frei.
solo-pavilion = Ein Platz für einen Gast.
term-enclose = Einschließen
    .effect = Ein Gebiet sind alle zusammenhängenden Flächen eines Geländes. Es ist eingeschlossen, wenn keine seiner Kanten an ein leeres Feld oder an den Rand des Bretts grenzt. Der Rand schließt nie ein.
term-temple = Tempel
    .effect = Münzen beim Legen, und für jede angrenzende Kante ihres Geländes, auch später. Hua Ting, Grün: { $temple-greenery } und { $temple-edge-greenery } je Kante. Hehua Ting, Wasser: { $temple-water } und { $temple-edge-water }. Simian Ting, Fels: { $temple-rock } und { $temple-edge-rock }.
term-stack = Stapel
    .effect = Ein Stapel, von dem genommen wurde, bleibt verdeckt. Liegen nach dem Bauen weniger als { $min-up } Plättchen offen, oder hat jemand geschmückt, werden alle aufgedeckt.
term-spot = Stellen
    .effect = Jede Fläche eines Plättchens nimmt eine Dekoration auf: Grün Bäume, Vögel und Pfingstrosen; Wasser Fische und Lotus; Fels Pavillons; == eine Brücke.
term-track = Leisten
    .effect = { not-solo }Deine drei Würfel. Manche Felder zahlen sofort Münzen (in Spalte { $coin-columns }); haben alle drei Würfel eine Spalte mit c erreicht ({ $guest-columns }), darfst du einen Gast einladen.
term-character = Gäste
    .effect = { $mode ->
        [solo] { help-solo-end }
       *[other] { term-character-table }
      }
term-character-table = Nimm einen offenen oder den obersten des Stapels; schicke dann ihn oder den auf deiner Karte in den Garten, wo er bleibt. Der andere wirkt auf deiner Karte. Nur Figuren im Garten zählen.
term-token-character = Gastmarker
    .effect = { not-solo }Statt jetzt jemanden einzuladen, nimm einen Marker und lade in einem späteren Zug ein; er verfällt, wenn deine Würfel die nächste Spalte erreichen.
term-sight = Blickrichtung
    .effect = Das eigene Feld der Figur und alle geradeaus bis zum Rand; nichts versperrt die Sicht. Jede Dekoration dort ist { $sight ->
        [one] { $sight } Punkt
       *[other] { $sight } Punkte
      } wert.
term-landscape = Landschaften
    .effect = Jede Seite hat zwei große und drei kleine. Eine Figur sieht alle Landschaften der Seite, auf die sie schaut, wo sie auch steht.
term-token = Landschaftsmarker
    .effect = Wer einen bedeckt oder durch eine Karte nimmt, bekommt ihn und stellt eine Landschaft auf. { $mode ->
        [solo] { $remove } einer Größe entfernen eine Dekoration; Laternen machen sie nicht bereit.
       *[other] { $refresh } einer Größe machen eine benutzte Laterne bereit. Die letzte Runde beginnt, wenn höchstens { $end-tokens } auf dem Brett liegen.
      }
term-lantern = Laternen
    .effect = { $mode ->
        [solo] { help-solo-lanterns }
       *[other] { term-lantern-table }
      }
term-lantern-table = Vier Helfer, jeder einmal zu benutzen, bis du ihn wieder bereitmachst; höchstens einer pro Zug.
term-pairs = Paare von Tieren und Blumen
    .effect = { not-solo }{ $pair ->
        [one] { $pair } Punkt
       *[other] { $pair } Punkte
      } für je eine Vogel- und eine Fischkarte, und für je eine Lotus- und eine Pfingstrosenkarte; einzelne zählen nichts.
term-bridge = Brücken
    .effect = { $mode ->
        [solo] { solo-bridge }
       *[other] { term-bridge-table }
      }
term-bridge-table = Je { $bridge ->
        [one] { $bridge } Punkt
       *[other] { $bridge } Punkte
      }, und ein Platz für eine Figur.
term-pavilion = Pavillons
    .effect = { $mode ->
        [solo] { solo-pavilion }
       *[other] { term-pavilion-table }
      }
term-pavilion-table = Die meisten Pavillonkarten { $first ->
        [one] { $first } Punkt
       *[other] { $first } Punkte
      }, die zweitmeisten { $second }. Wer sich den ersten Platz teilt, teilt sich { $both }, und niemand ist Zweiter; wer sich den zweiten teilt, teilt sich { $second }; Reste verfallen. Ein Pavillon ist auch ein Platz für eine Figur.
term-tree = Bäume
    .effect = { not-solo }Sätze verschiedener Bäume: { $trees } Punkte für 1, 2, 3, 4, 5 Arten. Mehrere Sätze zählen.
term-solo = Solo
    .effect = Bedecke alle { $inner } inneren Felder. In jedem Zug legst du ein Plättchen und die Dekoration daneben; das Paar der schräg gegenüberliegenden Ecke ist verloren, sein Plättchen kommt in die Auslage. Jede gleiche Geländekante und jedes Einschließen ist eine Münze, Tempel zahlen wie sonst; bei { $guests-at } Münzen lädst du einen Gast ein.
term-display = Auslage
    .effect = Solo: beiseitegelegte Plättchen. Die Laterne „Aus der Auslage“ legt eines davon.
term-remove = Entfernen
    .effect = Solo: { $remove } Marker einer Größe entfernen eine Dekoration, auf der keine Figur steht.
term-tie = Gleichstand
    .effect = { not-solo }Wer mehr Landschaftsmarker hat, gewinnt; dann entscheidet der vorderste Würfel, der zweite, der dritte; sonst wird der Sieg geteilt.
ruling-child-1 = { ruling-architect-1 }
ruling-empress-1 = { ruling-architect-1 }
ruling-poet-1 = { ruling-hermit-1 }
ruling-poet-2 = { ruling-hermit-2 }
ruling-poet-3 = { ruling-hermit-3 }
ruling-student-1 = { ruling-hermit-1 }
ruling-student-2 = { ruling-hermit-2 }
ruling-student-3 = { ruling-hermit-3 }
ruling-architect-1 = Zwei in einem Zug aufgestellte Dekorationen werden zweimal bezahlt.
ruling-empress-2 = Kaiser und Dame stören sie, wem auch immer sie gehören, auch auf ihrem eigenen Feld.
ruling-hermit-1 = Mehrere Schritte durch ein Plättchen oder eine Dekoration zahlen einmal; ein zweites Plättchen im selben Zug zahlt wieder.
ruling-hermit-2 = { $start-step ->
    [yes] Der Schritt des Startbonus wird bezahlt: Die Fähigkeit wirkt dann schon.
   *[other] Der Schritt des Startbonus wird nicht bezahlt.
  }
ruling-hermit-3 = { $start-in-view ->
    [yes] Das Startplättchen zählt als ein Plättchen im Blick, auch wenn zwei seiner Viertel in der Linie liegen.
   *[other] Das Startplättchen zählt nicht als Plättchen im Blick.
  }
ruling-emperor-1 = Nur die Seite, auf die er schaut, zählt; zwei Drachen auf einer Landschaft sind zwei.
ruling-lady-1 = Zwei Sonnen sind nicht mehr wert als eine; nur Sonne und Mond zusammen bringen mehr.
ruling-merchant-1 = Einmal pro Schmücken, vor oder nach dem Ziehen der Karten, aber bevor eine behalten ist.
ruling-merchant-2 = Entweder weitere Karten oder die abgelegte, nie beides.
ruling-monk-1 = Es zählt, was offen liegt, nicht was spielbar ist.
ruling-monk-2 = Mit der Laterne „Zwei Plättchen“ wird er einmal bezahlt.
ruling-official-1 = Er handelt höchstens einmal pro Zug; was er aufdeckt, gilt als von Beginn des Zuges an offen.
ruling-official-2 = Das letzte Plättchen eines Stapels kann nicht darunter.
ruling-sword-dancer-1 = Marker unter einem Plättchen und Marker durch eine Karte zahlen beide.
ruling-two-tiles-1 = Passt ein zweites Plättchen, muss es gelegt werden; passt keines, verfällt es, und die Laterne bleibt benutzt.
ruling-two-tiles-2 = Die Wege der beiden Plättchen werden getrennt gezählt.
ruling-two-decorations-1 = Du darfst es nach dem Ansehen der Karten sagen, auch noch nach der ersten Dekoration. Ist keine zweite Karte spielbar, verfällt sie, und die Laterne bleibt benutzt.
ruling-reposition-1 = Wer auf demselben Platz bleibt, muss anderswohin schauen.
ruling-search-1 = { $search-bonus ->
    [yes] Sie hilft auch bei einem Marker, den eine Karte brachte.
   *[other] Bei einem Marker, den eine Karte brachte, hilft sie nicht.
  }
ruling-tile-only-1 = Die Karte des Paares und das Paar der schräg gegenüberliegenden Ecke sind verloren wie sonst.
ruling-from-display-1 = Das Plättchen bringt Münzen wie sonst; nichts Neues wird aufgedeckt.
ruling-new-cards-1 = Nicht, solange ein Stapel leer ist.
ruling-reuse-1 = Sie ahmt eine der drei anderen nach, die benutzt ist, nie sich selbst.
ruling-pavilion-1 = Ohne Pavillonkarte bekommt niemand Punkte für Pavillons.
ruling-bridge-1 = Eine Brücke lässt das Wasser darunter frei für Fische oder Lotus.
ruling-tree-1 = Es zählt die beste Aufteilung: Jeder Satz nimmt jede Art, von der noch eine Karte da ist.
ruling-landscape-1 = Eine aufgestellte Landschaft bewegt sich nie mehr.
ruling-landscape-2 = „Suchen“ sieht den Stapel durch; die Landschaft daneben bleibt liegen.
ruling-solo-1 = Solange ein Stapel leer ist, geht es nur mit „Nur das Plättchen“ und „Aus der Auslage“ weiter, auch durch „Noch einmal“.
ruling-solo-2 = Das letzte Feld gewinnt, auch wenn dieser Zug einen Stapel leert.
ruling-solo-3 = Ein Gast, den das letzte Plättchen brachte, darf noch eingeladen werden.
ruling-solo-4 = Zwischen Plättchen und Dekoration eines Paares darfst du Marker abgeben, um eine Stelle frei zu machen.
example-enclose = Das Plättchen auf d3 schließt die letzte offene Kante des Grüns um d4: ein Schritt für die gleiche Kante und einer fürs Einschließen. Der Würfel erreicht Spalte 3, die eine Münze zahlt.
example-temple = Hua Ting auf d3 berührt mit einer Kante Grün: eine Münze fürs Legen und eine für die Kante.
example-pairs = A hat Vögel und behält Fische: Das Paar ist 6 wert.
example-bridge = Eine Brücke auf f4: 2 Punkte, und ein Platz für einen Gast.
example-pavilion = A und B hatten je einen Pavillon und teilten sich den ersten und zweiten Platz, je 9 Punkte. Mit einem mehr ist A vorn: 12 zu 6.
example-tree = Kiefer und Weide waren 4 wert; mit einem Ahorn, drei Arten, sind es 9.
example-sight = Die Dame steht auf e5 und schaut nach Norden: Sie sieht den Lotus auf e4 und die Kiefer auf e3, je 1 Punkt.
example-landscape = Der Kaiser schaut nach Norden. Die Landschaft mit zwei Drachen kommt auf diese Seite: 10 Punkte für ihn, wo er auch steht.
example-token = Vier große Marker machen die benutzte Laterne bereit. Kleine würden für sich gezählt.
example-token-character = A hat einen Gastmarker aus einem früheren Zug und gibt ihn jetzt für einen Gast ab, oder behält ihn.
example-architect = Der Architekt bekommt 2 Münzen für die Brücke, die selbst 2 wert ist.
example-child = Das Kind bekommt 2 Münzen für die Fische.
example-empress = Die Kaiserin auf d5 schaut nach Osten. Der Kaiser kommt in ihre Blickrichtung: 3 Punkte weniger.
example-hermit = Auf d6 trifft Fels auf Fels: Der Fels-Würfel rückt vor, und der Einsiedler bekommt eine Münze.
example-poet = Auf f4 trifft Wasser auf Wasser: Der Wasser-Würfel rückt vor, und die Dichterin bekommt eine Münze.
example-student = Auf d3 trifft Grün auf Grün: Der Grün-Würfel rückt vor, und der Student bekommt eine Münze.
example-emperor = Auf der Nordseite sind zwei Drachen: Der Kaiser, der dorthin schaut, verdient 10.
example-lady = Auf der Ostseite, wohin die Dame schaut, ist ein Mond. Die Sonne daneben bringt 6 mehr.
example-merchant = Bevor die Karten gezogen werden, kann der Händler weitere kaufen. Noch ist nichts abgelegt, also gibt es keine oberste Karte zu kaufen.
example-monk = Genau zwei Plättchen liegen offen: Wer mit dem Mönch auf der Karte baut, bekommt 2 Münzen.
example-official = Alle Stapel liegen offen, also gibt es nichts aufzudecken; aber ein Plättchen kann unter seinen Stapel.
example-sword-dancer = Das Plättchen auf d2 bedeckt einen Landschaftsmarker: eine Münze für die Schwerttänzerin.
example-two-tiles = Nach dem ersten Plättchen geht die Laterne noch; ohne sie folgt kein zweites.
example-two-decorations = Nur eine Karte wurde gezogen, also gibt es keine zweite Dekoration.
example-reposition = Der Einsiedler bleibt auf e5: Dann muss er anderswohin schauen.
example-search = Der Marker kam mit einer Karte, also ist eine der beiden sichtbaren Landschaften zu nehmen; „Suchen“ hilft nicht.
example-solo = Neben dem Felsstapel liegt eine Brücke, und für sie ist keine Stelle frei: Dieses Paar lässt sich nicht spielen.
example-tile-only = Mit „Nur das Plättchen“ kann das Felsplättchen gelegt werden, obwohl für die Brücke daneben keine Stelle frei ist.
example-from-display = Noch ist kein Plättchen beiseitegelegt, also hat diese Laterne nichts zu legen.
example-reuse = „Nur das Plättchen“ ist benutzt und kann nachgeahmt werden; „Neue Karten“ ist noch bereit und kann es nicht.
example-remove = Vier große Marker sind da: Für sie können die Vögel auf d4 entfernt werden.
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
rule-t-1 = In der Schachtel sind 60 Gartenplättchen, 54 Dekorationskarten, 36 Dekorationen und 16 Landschaftsmarker (im Solospiel 8), um 28 innere Felder. Ein eigenes Brett darf abweichen; dann wird es gesagt.
rule-t-8 = Was nur Bilder des Regelhefts zeigten, sind Daten: Plättchen, Leisten, Boni der Karten, Symbole der Landschaften. Ein anderes Brett kann andere haben.
rule-t-9 = Der Garten hat die Felder seines Bretts um das Startplättchen; in seinen Ecken liegen die Stapel, dorthin kommt kein Plättchen.
rule-t-14 = Das Startplättchen liegt in der Mitte, mit einer der beiden Seiten nach oben und beliebig gedreht; es wird gezogen, wenn keine Option es festlegt.
rule-t-15 = Jeder Stapel wird gemischt und sein oberstes Plättchen aufgedeckt; erst dann kennt man es.
rule-t-16 = Alle Dekorationskarten bilden einen Stapel; jede kann so oft kommen, wie sie darin ist.
rule-t-18 = Alle bekommen einen Startgast, dessen Fähigkeit wirkt, und bewegen den Würfel seines Startbonus einen Schritt. { $start-step ->
    [yes] Einsiedler, Dichterin und Student bekommen dafür ihre Münze.
   *[other] Dieser Schritt bringt niemandem eine Münze.
  }
rule-t-19 = Die übrigen Gäste bilden den Stapel; zwei davon liegen offen.
rule-t-26 = Passt keines der offenen Plättchen irgendwo, kannst du nicht bauen und musst schmücken.
rule-t-27 = Geheim ist nur die Reihenfolge der Stapel; was kommt, wird gezogen, niemand wählt es.
rule-t-86 = Das Solospiel beginnt mit zwei Startgästen: Einen behältst du, der andere steht im Garten und gehört niemandem. Neben jedem Stapel liegt eine Karte, die Marker beider Größen sind gemischt, und die vier Solo-Laternen ersetzen die sonstigen.
rule-t-97 = Zwei in einem Zug erreichte Spalten sind zwei Einladungen. Höchstens eine davon kann ein Gastmarker werden, und der gilt für einen späteren Zug.

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

temple-hua-ting = Blumen-Tempel Hua Ting
temple-hehua-ting = Lotus-Tempel Hehua Ting
temple-simian-ting = Felsen-Tempel Simian Ting

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
lot-garden = Garten
lot-players = Dein Tableau
scene-on-offer = Auslage: Gäste, Landschaften und Karten
    .short = Auslage
final-reveal = Was aufgedeckt wird, sehen alle: Das lässt sich nicht zurücknehmen.
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
scene-count = { $side }: { $count } × { $icon }
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
scene-progress = { $count } Landschaftsmarker auf dem Brett; letzte Runde bei { $end }
scene-spaces-left = noch { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  } zu bedecken
scene-cube = Würfel { $terrain } auf { $position }
scene-kept = { $kind }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
scene-engineer = { $seat } hat begonnen: Die letzte Runde endet vor dem nächsten Zug von { $seat }
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
scene-sum = { $character } von { $seat } auf { $cell } schaut nach { $side }: { $points }, davon { $decorations } für Dekorationen und { $likes } für { $what ->
    [icons] { $count } × { $icon }
    [heaven] Sonne und Mond
    [tiles] { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
      } im Blick
   *[court] den Wunsch der Kaiserin
  }
part-heaven = Sonne und Mond
scene-enclosed = { $terrain } auf { $cell }: eingeschlossen
scene-solo-lost = { $why ->
    [stack] Ein Stapel ist aufgebraucht, und weder „Nur das Plättchen“ noch „Aus der Auslage“ hilft weiter: Der Garten bleibt unfertig.
   *[turn] Kein Paar lässt sich legen, und keine Laterne hilft: Der Garten bleibt unfertig.
  } Du hattest { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }.
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

ask-turn = { $now ->
    [build] Baue mit einem offenen Plättchen
    [decorate] Schmücke
   *[both] Bauen oder schmücken?
  }
ask-influence-now = Wen lädst du ein?
ask-send-mini = Wer geht in den Garten?
ask-solo-turn = { $forms ->
    [pairs] Wähle ein Paar
    [lanterns] Kein Paar ist möglich: Wähle eine Laterne
   *[both] Wähle ein Paar oder eine Laterne
  }
ask-keep-character = Wen behältst du?
ask-last-influence = Wen lädst du noch ein?
ask-choose-cell = Wohin kommt das Plättchen?
ask-pair-cell = Wohin kommt das Plättchen?
ask-rotate = Liegt das Plättchen gut? Dann bestätige
ask-choose-slot = Wohin kommt die Landschaft ({ $icons })?
ask-choose-slots = Wohin kommt die Landschaft ({ $icons })?

hint-turn = { $now ->
    [build] Eine Runde brachte nichts Neues: Wer bauen kann, muss
    [decorate] Kein offenes Plättchen passt irgendwo: Ziehe Karten
   *[both] Tippe ein offenes Plättchen an, oder ziehe Karten
  }
hint-choose-tile = Mit der Laterne legst du zwei Plättchen nacheinander
hint-build-again = Es muss eines sein, das noch offen liegt
hint-choose-cell = { $count ->
    [one] Es passt auf ein Feld
   *[other] Es passt auf { $count } Felder
  }; Kanten, die sich berühren, müssen gleich sein
hint-pair-cell = Nur Felder, nach denen die Dekoration neben dem Stapel noch Platz findet
hint-rotate = { $count ->
    [one] Es passt nur so
   *[other] Es passt auf { $count } Arten
  }{ $spaces ->
    [one] { "" }
   *[other] ; tippe ein anderes markiertes Feld an, um es zu verschieben
  }
hint-paths = Eine Münze je Weg, oder für zwei davon ein Schritt mit einem beliebigen Würfel
hint-pick-landscape = Was sie zeigt, zählt für Gäste, die auf ihre Seite schauen
hint-search-pile = Der ganze Stapel liegt offen; danach wird er gemischt
hint-pick-two = Die andere kommt auf denselben Platz der Seite gegenüber
hint-choose-slot = Auf die Seite, auf die deine Gäste schauen, oder weg von den Blicken der anderen
hint-choose-slots = Die andere Landschaft kommt auf denselben Platz gegenüber
hint-choose-token = Der Bonus der Karte: ein beliebiger Landschaftsmarker des Bretts
hint-before-drawing = { $buys ->
    [cards] Für Münzen: weitere Karten
    [discard] Für Münzen: die oberste abgelegte Karte
   *[both] Für Münzen: weitere Karten oder die oberste abgelegte
  }
hint-choose-card = { $keep ->
    [none] Keine davon ist spielbar; der Händler kann noch kaufen
    [two] Du behältst zwei nacheinander und stellst beide Dekorationen auf
    [second] Die zweite: Stelle auch ihre Dekoration auf
   *[one] Du behältst eine und stellst ihre Dekoration auf; die übrigen werden abgelegt
  }
hint-put-decoration = { $count ->
    [one] Eine Stelle ist frei
   *[other] { $count } Stellen sind frei
  }
hint-bonus-step = Der Bonus der Karte
hint-decorate-again = Noch eine der gezogenen Karten
hint-seek = Ein beliebiger Gast des Stapels; danach wird er gemischt
hint-influence-now = { $from ->
    [row] Ein offener Gast
    [deck] Der oberste des Stapels
   *[both] Ein offener Gast oder der oberste des Stapels
  }{ $held ->
    [yes] ; oder niemand: Du hast schon einen Marker
   *[no] ; oder später, mit einem Marker
  }
hint-send-mini = Dort verdient er mit dem, was er sieht; der andere bleibt auf deiner Karte, wo seine Fähigkeit wirkt
hint-end-of-turn = { $still ->
    [guest] Gib deinen Gastmarker für einen Gast ab, oder beende deinen Zug
    [refresh] Gib Landschaftsmarker für eine Laterne ab, oder beende deinen Zug
    [move] Eine Laterne kann einen deiner Gäste versetzen; oder beende deinen Zug
   *[several] Gib Marker ab, versetze mit der Laterne einen Gast, oder beende deinen Zug
  }
hint-stand = Gedruckte Plätze, Brücken und Pavillons
hint-stand-neutral = Er besetzt den Platz und zählt für niemanden
hint-face = Er sieht sein eigenes Feld und alles geradeaus
hint-whom = { $room ->
    [no] Kein anderer Platz ist frei: Sie kann sich nur drehen
   *[yes] Sie darf auf einen anderen freien Platz, oder sich nur drehen
  }
hint-solo-turn = { $forms ->
    [pairs] Tippe ein Plättchen an, um sein Paar zu spielen
    [lanterns] Tippe eine Laterne an
   *[both] Tippe ein Plättchen an, um sein Paar zu spielen, oder eine Laterne
  }
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
button-build-end = Bauen, Zug beenden
button-build-more = Bauen, noch eines
button-step = Schritt: { $terrain }
button-wait = { $held ->
    [yes] Niemanden: verfällt
   *[no] Später: Gastmarker nehmen
  }
button-lantern = Laterne „{ $lantern }“
button-flip = Alle Stapel aufdecken
button-merchant = { $what ->
    [cards] Karten kaufen
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
do-stand = auf { $cell } stehen{ $place ->
    [bridge] , auf der Brücke
    [court] { "" }
    [court2] , auf dem zweiten Platz
   *[other] , auf dem Pavillon
  }
do-blind = die oberste Karte des Stapels einladen, wer es auch ist
do-remove = Marker abgeben und entfernen: { $kind } auf { $cell }
do-display = das Plättchen legen: { $n } im Norden, { $e } im Osten, { $s } im Süden, { $w } im Westen


# Die Teile eines Zuges.
step-action = Bauen oder schmücken
step-tile = Plättchen
step-cell = Feld
step-rotate = Drehen
step-reward = Belohnung
step-guests = Gäste
step-cards = Karten
step-spot = Dekoration
step-pair = Paar

## Hilfe: die Regeln dessen, was auf dem Bildschirm ist, Kapitel für Kapitel

help-aim = { $mode ->
    [solo] Du legst den inneren Garten allein an: { $spaces } Felder sind zu bedecken, in jedem Zug mit einem Plättchen und der Dekoration, die neben seinem Stapel liegt. Gelände, das auf gleiches trifft, eingeschlossene Gebiete und Tempel bringen Münzen, und Münzen bringen Gäste. Wird der Garten fertig, gehen deine Gäste hinein, und die Punkte sagen, wie gut du warst; geht es nicht mehr weiter, hast du verloren.
   *[other] Ihr legt den Garten gemeinsam an, Plättchen für Plättchen, und schmückt ihn. Münzen sind Punkte. Du verdienst sie mit Wegen, auf deinen Leisten, durch Fähigkeiten, mit Sätzen von Dekorationskarten und vor allem mit Gästen: Wer am Ende im Garten steht, verdient mit dem, was er sieht. Wer die meisten Punkte hat, gewinnt.
  }
    .title = Das Ziel
help-turn = { $mode ->
    [solo] { help-solo }
   *[other] { help-turn-table }
  }
    .title = Dein Zug
help-turn-table = Tu eines von beiden: bauen (ein offenes Plättchen legen) oder schmücken (Karten ziehen, eine behalten, ihre Dekoration aufstellen). Daneben darfst du eine Laterne pro Zug benutzen, Landschaftsmarker abgeben, um eine Laterne wieder bereitzumachen, und nach deiner Aktion Gäste einladen, die du verdient hast. Du kannst zurücknehmen, bis etwas Neues aufgedeckt wird.
help-build = Tippe ein offenes Plättchen einer Ecke an, dann eines der markierten Felder, drehe es, bestätige. Es muss eines berühren, das schon liegt, und wo sich zwei Plättchen berühren, müssen die Kanten gleich sein: Grün an Grün, Wasser an Wasser, Fels an Fels, Weg an Weg. Mauern und Tempel passen überall.{ $mode ->
    [solo] { " " }Nur die inneren Felder werden benutzt.
   *[other] { " " }Der Stapel, von dem du genommen hast, bleibt verdeckt; liegen am Ende deiner Aktion weniger als { $min-up } Plättchen offen, werden alle Stapel aufgedeckt.
  }
    .title = Bauen
help-rewards = { $mode ->
    [solo] { help-solo }
   *[other] { help-rewards-table }
  }
    .title = Was ein Plättchen bringt
help-rewards-table = In dieser Reihenfolge: ein Schritt mit dem Würfel eines Geländes für jede Kante, an der es auf gleiches trifft; ein Schritt für jedes Gebiet, das dein Plättchen gerade eingeschlossen hat; Münzen der Tempel; für jede Kante, an der Weg auf Weg trifft, eine Münze, doch je zwei davon kannst du gegen einen Schritt mit einem beliebigen Würfel tauschen; die Münze deines Gastes; und der Landschaftsmarker, der dort lag, mit einer Landschaft seiner Größe.
help-enclose = Ein Gebiet ist alles von einem Gelände, was über Plättchen hinweg zusammenhängt. Es ist eingeschlossen, wenn keine seiner Kanten an ein leeres Feld oder an den Rand des Bretts grenzt. Mauern und Tempel schließen eine Kante, der Rand nie. Eine Fläche, die von den Wegen ihres eigenen Plättchens umgeben ist, ist sofort eingeschlossen. Einschließen bringt einen Schritt, und zwar dem, der das letzte Plättchen legt. „Offene Gebiete“ zeigt jede noch offene Kante.
    .title = Einschließen
help-temples = Drei Tempel liegen im Stapel Tao. Wer einen legt, bekommt Münzen, und mehr für jede angrenzende Kante seines Geländes: Hua Ting { $temple-greenery } und { $temple-edge-greenery } je Grün-Kante, Hehua Ting { $temple-water } und { $temple-edge-water } je Wasser-Kante, Simian Ting { $temple-rock } und { $temple-edge-rock } je Fels-Kante. Wer später solches Gelände an einen Tempel baut, bekommt die Münzen der Kante{ $mode ->
    [solo] { "" }.
   *[other] , aber keinen Schritt dafür.
  } Tempel schließen alles, was sie berührt.
    .title = Tempel
help-decorate = { $mode ->
    [solo] { help-solo }
   *[other] { help-decorate-table }
  }
    .title = Schmücken
help-decorate-table = Du ziehst { $base-draw ->
    [one] { $base-draw } Karte
   *[other] { $base-draw } Karten
  } und 1 mehr für jeden Stapel ohne offenes Plättchen, auch für einen leeren. Behalte eine spielbare: Ihre Dekoration muss im Vorrat und eine passende Stelle frei sein. Jede Fläche eines Plättchens nimmt eine Dekoration auf: Bäume, Vögel und Pfingstrosen stehen auf Grün, Fische und Lotus auf Wasser, Pavillons auf Fels, Brücken auf den gestrichelten Bögen. Dann nimm den Bonus der Karte: einen Schritt, oder einen beliebigen Landschaftsmarker des Bretts{ $plain-cards ->
    [0] { "" }
   *[other] { " " }({ $plain-cards } der { $all-cards } Karten dieses Bretts haben keinen)
  }. Die übrigen Karten werden abgelegt und alle Stapel aufgedeckt, auch wenn nichts spielbar war.
help-tracks = { $mode ->
    [solo] { help-solo }
   *[other] { help-tracks-table }
  }
    .title = Leisten
help-tracks-table = Deine drei Würfel stehen für die drei Gelände. Erreicht ein Würfel eine Spalte mit Münze, bekommst du sie sofort (Münzen in Spalte { $coin-columns }). Haben alle drei eine Spalte mit Figur erreicht ({ $guest-columns }), darfst du am Ende deiner Aktion einen Gast einladen. Würfel gehen nie zurück; Schritte über Spalte { $last-column } hinaus verfallen.{ $start-step ->
    [yes] { " " }Der Schritt des Startbonus bringt Einsiedler, Dichterin und Student ihre Münze.
   *[other] { " " }Der Schritt des Startbonus bringt keine Münze.
  }
help-landscapes = { $mode ->
    [solo] { help-solo-landscapes }
   *[other] { help-landscapes-table }
  }
    .title = Landschaften und Marker
help-landscapes-table = Jede Seite des Gartens hat Plätze für zwei große und drei kleine Landschaften. Wer einen Landschaftsmarker nimmt, wählt eine der beiden sichtbaren Landschaften dieser Größe und stellt sie auf einen beliebigen freien Platz, auf welcher Seite auch immer. Ihre Symbole zählen am Ende für Gäste, die dorthin schauen. Die Zahlen in den Ecken zählen die Symbole einer Seite zusammen. { $refresh } Marker einer Größe machen eine benutzte Laterne bereit.
help-characters = { $mode ->
    [solo] { help-solo-end }
   *[other] { help-characters-table }
  }
    .title = Gäste
help-characters-table = Nimm einen der beiden offenen Gäste oder den unbekannten obersten des Stapels. Schicke dann eine deiner zwei Figuren, die neue oder die auf deiner Karte, auf einen freien Platz: einen gedruckten Platz, eine Brücke oder einen Pavillon; wähle, wohin sie schaut. Die andere wirkt auf deiner Karte mit ihrer Fähigkeit. Oder nimm einen Gastmarker und lade in einem späteren Zug ein; er verfällt, wenn deine Würfel die nächste Spalte mit Figur erreichen. Mehr als einen kannst du nicht haben.
help-sight = Ein Gast sieht sein eigenes Feld und alle Felder geradeaus bis zum Rand; nichts versperrt die Sicht. { $sight ->
    [0] Dekorationen im Blick zählen hier nichts.
   *[other] Jede Dekoration dort ist { $sight ->
    [one] { $sight } Punkt
   *[other] { $sight } Punkte
  } wert.
  } Was seine Karte über die Aussicht sagt, zählt: Symbole aller Landschaften der Seite, auf die er schaut, wo er auch steht, oder Plättchen eines Geländes in seiner Blickrichtung. { $start-in-view ->
    [yes] Das Startplättchen zählt als ein Plättchen.
   *[other] Das Startplättchen zählt nicht als Plättchen.
  }{ $mode ->
    [solo] { "" }
   *[other] { " " }Der Gast auf deiner Karte zählt nichts.
  } „Blickrichtungen“ zeigt alles mit den Punkten nach jetzigem Stand.
    .title = Was Gäste sehen
help-skills = { $mode ->
    [solo] { no-skills }
   *[other] { help-skills-table }
  }
    .title = Fähigkeiten
help-skills-table = Die Fähigkeit des Gastes auf deiner Karte wirkt, solange er dort bleibt. Architekt, Kind und Kaiserin werden für bestimmte Dekorationen bezahlt; Einsiedler, Dichterin und Student, wenn ihr Würfel vorrückt, einmal je Plättchen oder Dekoration; die Schwerttänzerin für Marker; der Mönch, wenn genau zwei Plättchen oder zwei Karten zur Wahl stehen. Der Händler kauft Karten, der Beamte deckt vor der Aktion auf oder tauscht. Kaiser und Dame haben keine Fähigkeit, lieben aber die Aussicht.
help-lanterns = { $mode ->
    [solo] { help-solo-lanterns }
   *[other] { help-lanterns-table }
  }
    .title = Laternen
help-lanterns-table = Vier Laternen, jede einmal, höchstens eine pro Zug. „Zwei Plättchen“: Lege zwei offene in einer Aktion. „Zwei Dekorationen“: Behalte zwei der gezogenen Karten. „Umstellen“: Bewege oder drehe einen deiner Gäste im Garten. „Suchen“: Wähle frei aus dem Stapel der Gäste, oder aus dem der Landschaften, wenn { $search-bonus ->
    [yes] du einen Marker genommen hast.
   *[other] ein Plättchen einen Marker bedeckt hat.
  } { $refresh } Landschaftsmarker einer Größe machen eine benutzte bereit: Tippe sie an.
help-end = { $mode ->
    [solo] { help-solo-end }
   *[other] { help-end-table }
  }
    .title = Das Ende
help-end-table = Liegen höchstens noch { $end-tokens ->
    [one] { $end-tokens } Landschaftsmarker
   *[other] { $end-tokens } Landschaftsmarker
  } auf dem Brett, oder ist ein Stapel aufgebraucht, wird die Runde zu Ende gespielt: Alle hatten gleich viele Züge. Legt eine ganze Runde lang niemand etwas, { $dead-round ->
    [end] ist das Spiel aus.
   *[other] muss bauen, wer bauen kann; konnte es niemand, ist das Spiel aus.
  }
help-scoring = { $mode ->
    [solo] { help-solo-end }
   *[other] { help-scoring-table }
  }
    .title = Wertung
help-scoring-table = Münzen zählen, wie sie sind. { $pair ->
    [one] { $pair } Punkt
   *[other] { $pair } Punkte
  } für jedes Paar aus Vögeln und Fischen, und aus Lotus und Pfingstrosen. { $bridge } je Brücke. Die meisten Pavillons { $first }, die zweitmeisten { $second }; wer sich den ersten Platz teilt, teilt sich { $both }, und niemand ist Zweiter, wer sich den zweiten teilt, teilt sich { $second }, jeweils abgerundet. Bäume in Sätzen verschiedener Arten, 1 bis 5: { $trees }. Dann jeder Gast im Garten. Bei Gleichstand: mehr Landschaftsmarker, dann die Würfel, der vorderste zuerst.
help-solo = Bedecke alle { $inner } inneren Felder. Neben jedem Stapel liegt eine Karte: In einem Zug legst du ein Plättchen und stellst dann die Dekoration seiner Karte auf. Beides muss möglich sein. Karte und Plättchen der schräg gegenüberliegenden Ecke gehen dir vorerst verloren: Das Plättchen kommt in die Auslage. Leisten, Fähigkeiten und Boni der Karten gibt es nicht: Jede gleiche Geländekante und jedes Einschließen ist eine Münze, Tempel zahlen wie sonst, { $path-coins ->
    [0] Wege bringen nichts.
   *[other] Wege bringen je { $path-coins }.
  } Bedeckst du einen Marker, kommt eine sichtbare Landschaft auf einen Platz und die andere gegenüber.
    .title = Solo: Yin und Yang
help-solo-lanterns = Jede der vier Laternen ersetzt einmal einen Zug. „Nur das Plättchen“: Lege eines ohne seine Dekoration. „Aus der Auslage“: Lege ein beiseitegelegtes. „Neue Karten“: Vier neue werden ausgeteilt. „Noch einmal“: Tu erneut, was eine benutzte Laterne tut. { $remove } abgegebene Marker einer Größe entfernen eine Dekoration, die im Weg steht: Tippe sie an.
    .title = Solo: Laternen
help-solo-landscapes = Jede Seite des Gartens hat Plätze für zwei große und drei kleine Landschaften. Bedeckst du einen Marker, wählst du eine der beiden sichtbaren Landschaften seiner Größe und einen freien Platz; die andere kommt auf denselben Platz gegenüber. Ihre Symbole zählen am Ende für Gäste, die dorthin schauen. { $remove } Marker einer Größe entfernen eine Dekoration.
help-solo-end = Bei { $guests-at } Münzen darfst du jeweils einen der beiden Gäste behalten, mit dem ersten zusammen { $most-guests }; der andere ist neutral und besetzt einen Platz. Du hast verloren, wenn kein Zug mehr möglich ist, bevor die { $inner } Felder bedeckt sind, oder wenn ein Stapel aufgebraucht ist und weder „Nur das Plättchen“ noch „Aus der Auslage“ weiterhilft. Sonst gehen alle deine Gäste in den Garten; { $solo-sight ->
    [0] es zählt, was jeder am liebsten sieht, Dekorationen im Blick zählen nicht.
   *[other] es zählt, was jeder am liebsten sieht, und jede Dekoration im Blick { $solo-sight ->
    [one] { $solo-sight } Punkt
   *[other] { $solo-sight } Punkte
  }.
  } Bis { $fair } Punkte ordentlich, { $good-from } bis { $good } gut, { $impressive-from } bis { $impressive } beeindruckend, ab { $outstanding-from } überragend.
    .title = Solo: Gäste und das Ende
help-screen = Gold zeigt, was du wählen kannst. Tippe etwas anderes an, um zu hören, warum es nicht geht. Schraffierte Felder sind solche, auf die kein Plättchen mehr passt. Zahlen auf dunklem Grund zählen, was in einem Stapel liegt. Die Zahl auf der Karte eines Gastes ist, was er jetzt verdienen würde. Benutzte Laternen sind grau.
    .title = Den Bildschirm lesen
help-board = { about-board } { about-board.ours } { about-board.load }
    .title = Über dieses Brett

about-board = Die Regeln, die Anzahlen der Teile, Fähigkeiten, Laternen, Wertung und das Solospiel sind die des Regelhefts; wo sein Text schweigt oder zweierlei heißen kann, mussten wir entscheiden, und die Lesarten, auf die es ankommt, sind Optionen. Was nur seine Bilder zeigten, mussten wir wiederherstellen.
    .given = Die Texte des Regelhefts nennen den Zug, die Belohnungen für ein Plättchen, die Wirkung aller zwölf Gäste und acht Laternen, die Punkte, und wie viele Teile jeder Art es gibt; öffentliche Seiten ergänzen 15 Plättchen je Stapel, drei Tempel und die Leisten mit elf Spalten.
    .ours = Das Raster der Felder, die Plättchen und das Startplättchen, wo Marker und Stapel liegen, die Spalten der Leisten, die Boni der Karten, und welche Landschaft welche Symbole zeigt. Das Brett „balanced“ hat andere Spalten und Boni als „standard“, damit sich Bauen und Schmücken gleichermaßen lohnen.
    .load = Wer das Spiel besitzt, kann aufschreiben, was auf seinem gedruckt ist, in einer Plandatei, einem Text in TOML (die Seite „Über“ zeigt die Muster), und sie beim Einrichten eines Tisches als „Ein eigener Plan“ wählen. Sie wird sofort geprüft, und alles auf dem Bildschirm wird aus ihr gezeichnet.

## Was man besitzt, und woraus die Punkte eines Gastes bestehen

good-greenery = Grün
good-water = Wasser
good-rock = Fels
good-small-tokens = { $count ->
    [one] kleiner Marker
   *[other] kleine Marker
  }
good-large-tokens = { $count ->
    [one] großer Marker
   *[other] große Marker
  }
good-guests = { $count ->
    [one] Gast
   *[other] Gäste
  }
good-character-tokens = { sketch-character-token }
good-invitations = { $count ->
    [one] Gast zum Einladen
   *[other] Gäste zum Einladen
  }
part-decorations = Dekorationen im Blick
part-icons = Symbole der Landschaft
part-tiles = Plättchen im Blick
part-court = Wunsch der Kaiserin

## Was das Ende eingeleitet hat, und Teile der Wertung

closing-tokens-taken = { $seat }: { trigger-tokens-taken }.
closing-stack-empty = { $seat }: { trigger-stack-empty }.

## Einen Tisch einrichten

goal-solo = { welcome-1 } { welcome-5 }
summary = { $players ->
    [1] Allein im Garten
    [2] Zwei Personen
    [3] Drei Personen
   *[4] Vier Personen
  }. { $garden ->
    [balanced] Das ausgewogene Brett
    [standard] Das Brett mit den Zahlen der Regeln
   *[own] Ein eigenes Brett
  }.
group-garden = Garten
    .about = Leisten, Karten und Plättchen, und das Plättchen, mit dem alles beginnt.

## What is wrong with a board file

refused-board-cells = Plandatei, { $where }: Felder werden [x, y] geschrieben, mit Zahlen von 0 bis { $most }, nicht { $found }.
refused-board-beyond = Plandatei, { $where }: Das Feld { $cell } liegt außerhalb des Gartens von { $width } mal { $height }.
refused-board-start-square = Plandatei, { $where }: Hierher gehören die vier Felder eines Quadrats, im Uhrzeigersinn ab dem nordwestlichen.
refused-board-corners = Plandatei, { $where }: Jeder Stapel liegt in einer Ecke.
refused-board-token-sum = Plandatei, { $where }: Große und kleine Marker zusammen sind so viele wie die Felder für sie, { $need }.
refused-board-no-space = Plandatei, { $where }: Das Feld { $cell } ist keins für einen Marker.
refused-board-starting = Plandatei, { $where }: Mindestens { $least } Gäste müssen welche für den Anfang sein.
refused-board-inner = Plandatei, { $where }: Das ist die Zahl der inneren Felder, { $need }.
refused-board-solo-most = Plandatei, { $where }: Allein lassen sich höchstens { $most } innere Felder bedecken, nicht { $have }.
refused-board-stack = Plandatei, { $where }: Der Stapel { $name } hat die Plättchen { $letter }01 bis { $letter }{ $last }, jedes einmal.
refused-board-edge-shows = Plandatei, { $where }: Die Kante { $edge } zeigt { $found }, nicht { $need }.
refused-board-edge-twice = Plandatei, { $where }: Die Kante { $edge } gehört zu zwei Gebieten.
refused-board-edge-none = Plandatei, { $where }: Die Kante { $edge } ({ $found }) gehört zu keinem Gebiet.
refused-board-temple-name = Plandatei, { $where }: Eine Tempelkante braucht den Tempel dieses Namens.
refused-board-temple-edges = Plandatei, { $where }: Alle vier Kanten eines Tempels sind Tempelkanten.
refused-board-start-edges = Plandatei, { $where }: Hierher gehören acht Kanten, im Uhrzeigersinn ab der Nordkante im Nordwesten.
refused-board-quadrant = Plandatei, { $where }: In ein Viertel des Plättchens passen höchstens { $most }: { $found }.
