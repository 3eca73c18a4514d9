### Tang Garden in neun Lektionen, auf Deutsch.

course = Ein Garten, Plättchen für Plättchen
    .about = Kanten, Wege, Karten, Gäste und die Aussicht.

edges = Kanten, die zusammenpassen
    .about = Wo ein Plättchen passt
edges-1 = Ich bin { $guide }, und hier fängt ein Garten an. In einem Zug baust du mit einem Plättchen, oder du schmückst. **Nimm ein Plättchen von einem Stapel.**
    .cards = Schmücken kommt später. Heute ist der Garten noch fast leer.
    .lantern = Eine Laterne lässt dich mehr in einem Zug tun. Sieh erst, was ein Plättchen kann.
edges-2 = Es muss ein Plättchen berühren, das schon liegt, und Kanten, die sich berühren, müssen gleich sein. **Wähl einen Platz.**
    .fits = Wie du es auch drehst, eine Kante passt dort nicht.
    .alone = Daneben liegt nichts. Ein Plättchen braucht einen Nachbarn.
edges-3 = **Leg es so, dass alle Kanten passen.** Dreh es, wenn du magst.
    .edge = So berührt es eine andere Kante. Nur Mauern und Tempel passen zu allem.
    .done = Es passt. Gleiche Geländekanten bewegen deine Würfel auf den Leisten: Wasser, Fels, Grün.

turn = Dreh es
    .about = Ein Plättchen, ein Platz, vier Arten
turn-1 = Dieses Plättchen passt hier in jeder Drehung. Was es bringt, ist verschieden. **Finde die Drehung, die deinen Fels-Würfel bewegt.**
    .green = Das schließt ein Stück Grün ein, und das ist ein Schritt. Für Fels bezahlt dein Einsiedler aber noch eine Münze dazu.
    .nothing = Es passt und bringt keinen Schritt. Schau, was jede Seite berühren würde.
    .done = Ein Schritt bei Fels und { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    } dazu. Dasselbe Plättchen, mit Bedacht gedreht.

enclose = Schließ es ein
    .about = Ein geschlossenes Gebiet ist ein Schritt mehr
enclose-1 = Ein Gebiet, das ringsum geschlossen ist, bringt einen weiteren Schritt auf seiner Leiste. Mauern schließen, und alles, was keine Öffnung hat. **Dreh das Plättchen so, dass ein Gebiet geschlossen wird.**
    .open = Irgendwo ist es noch offen. Welche Drehung lässt keine Öffnung?
    .done = Eingeschlossen: ein Schritt. Such Öffnungen, die eine einzige Kante schließen kann.

paths = Wege: Münzen oder ein Schritt
    .about = Was braucht die Leiste?
paths-1 = Zwei Wege treffen sich: Du darfst Münzen nehmen oder auf einer Leiste einen Schritt gehen. Bestimmte Spalten bringen einen Gast, wenn alle drei Würfel dort sind. **Wähl, was einen Gast bringt.**
    .coins = { $coins } Münzen jetzt. Aber ein Gast im Garten verdient mehr.
    .other = Der letzte der drei Würfel entscheidet. Welcher hinkt hinterher?
    .done = Der letzte Würfel ist da: Jetzt darfst du jemanden einladen.

decorate = Ziehen und schmücken
    .about = Karten für freie Stellen
decorate-1 = Statt zu bauen darfst du schmücken: Du ziehst einige Karten und behältst eine, für die es eine Stelle gibt. **Schmücke den Garten.**
    .tile = Bauen ist immer gut. Aber probier, was die Karten können.
decorate-2 = **Behalte eine Karte und setz ihre Dekoration in den Garten.**
    .spot = Dafür ist im Garten keine Stelle frei.
    .done = Gesetzt: { $points } Punkte bisher, und Gäste werden noch darauf schauen.

pairs = Welche Karte lohnt sich?
    .about = Dieselbe Hand, sehr verschiedene Punkte
pairs-1 = Karten zählen auf ihre Weise: Vögel mit Fischen, Lotus mit Pfingstrosen, Bäume nach ihren Arten und die meisten Pavillons. **Behalte die Karte, die jetzt { $pavilion } Punkte bringt.**
    .maple = Ein erster Baum bringt { $maple }. Bäume wachsen mit jeder weiteren Art.
    .birds = Vögel warten auf Fische: Allein zählen sie nichts, auch wenn das Kind für sie bezahlt.
    .done = Die meisten Pavillons: { $pavilion } Punkte, solange niemand ebenso viele hat.

guest = Ein Gast!
    .about = Einladen, schicken, schauen lassen
guest-1 = Deine Würfel haben die Spalte erreicht: Du darfst einen Gast einladen. Einer deiner Gäste geht in den Garten, der andere bleibt bei dir. **Lade einen der beiden ein, die warten.**
    .wait = Ein Marker für später. Aber der Garten ist jetzt voll von Dingen, die man ansehen kann.
guest-2 = **Schick einen Gast in den Garten und lass ihn irgendwohin schauen.**
    .done = Gäste verdienen mit dem, was vor ihnen liegt: { $points } Punkte. Von nun an gehört die Aussicht ihnen.

view = Wo die Aussicht am schönsten ist
    .about = Vier Plätze, je vier Richtungen
view-1 = Ein Gast sieht die Dekorationen in gerader Linie und die Landschaften der Seite dahinter. **Finde den Platz und die Richtung für { $best } Punkte.**
    .side = Dort drüben ist weniger zu sehen. Welche Seite hat mehr Landschaften?
    .place = Ein guter Platz, aber von dort bringt keine Richtung mehr als { $busy }.
    .done = { $points } Punkte für einen Blick. Denk beim Bauen daran, wer einmal wo stehen wird.

last = Die letzten Landschaften
    .about = Das Ende zu deinen Bedingungen
last-1 = Wenn nur noch wenige Landschaftsmarker auf dem Brett liegen, beginnt die letzte Runde. Du hast { $mine } Punkte, { $guide } hat { $theirs }. **Nimm einen Marker, indem du sein Feld bedeckst, und beginne die letzte Runde.**
    .bare = Dort liegt kein Marker, also geht es weiter. Und jede Runde ist eine Gelegenheit für den anderen.
    .done = Die letzte Runde hat begonnen, während du führst. Wer die Marker zählt, wählt den Augenblick.
