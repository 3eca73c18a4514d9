### Way of the Panda in neun Lektionen, auf Deutsch.

course = Vom ersten Schritt zur Stadt
    .about = Felder, Wege, Gebäude, Plättchen, die vervielfachen, und ein Auftrag.

space = Ein Feld, ein Schritt
    .about = Was ein Feld nimmt, und was es gibt
space-1 = Ich bin { $guide }. Jeder Zug beginnt auf dem Aktionsplan: Du wählst ein Feld, bezahlst und tust, was es zeigt. **Wähl in den oberen zwei Zeilen ein Feld, das einen Helden bewegt.**
    .done = Die bezahlten Wachen bleiben dort bis zum Ende der Runde. Je tiefer die Zeile, desto mehr Aktionspunkte (AP) kostet sie; die oberste kostet keine. Beim ersten Feld des Mönchs blieben dir { $guards } Wachen und { $ap } AP.
space-2 = Jetzt **beweg den Helden** über einen Weg.
    .stay = Bezahlt, und niemand hat sich bewegt. Ein Feld gibt nur etwas, wenn du es nutzt.
    .done = Das war ein ganzer Zug: ein Feld, und was es zeigt.

order = Nach rechts und nach unten
    .about = Welche Felder noch offen sind
order-1 = In einer Runde gehst du durch den Aktionsplan wie durch eine Buchseite: noch einmal auf dein letztes Feld, in derselben Zeile nach rechts oder in irgendeine Zeile darunter. Dein letztes Feld war das des Mönchs in der zweiten Zeile. **Wähl noch ein Feld, das offen ist.**
    .back = Links davon und darüber ist bis zur nächsten Runde geschlossen. Schau weiter rechts oder weiter unten.
    .pass = Wer passt, ist für diese Runde fertig. Dir stehen noch Felder offen.
    .done = Fang oben und links an: Jeder Schritt nach unten schließt, was darüber liegt.

ninja = An den Ninjas vorbei
    .about = Stärke, Wachen und ein eigener Weg
ninja-1 = Ein Held kommt über einen Weg, wenn dort nicht mehr Ninjas offen sind, als er stark ist. Dein Mönch hat Stärke eins. **Zieh über einen Weg, den er schafft.**
    .stay = Vom Stehen kommt niemand weiter. Einer der Wege zeigt nur einen Ninja.
    .strong = Zu viele Ninjas für Stärke eins. Such einen Weg, der nur einen zeigt.
    .done = Vorbei! Jetzt kann der Weg sicher werden.
ninja-2 = **Lass eine Wache dort:** Sie verdeckt einen Ninja, und der nächste Held hat es leichter.
    .open = Dann steht der Ninja beim nächsten Mal wieder da, auch für dich.
ninja-3 = Der letzte Ninja ist verdeckt, also kommt ein Wegplättchen. **Nimm dein eigenes:** Seine Wachen zählen für dich.
    .neutral = Die Wachen eines neutralen Plättchens gehören niemandem. Deine bringen dir Punkte, wenn ein Ort daneben befreit wird.
    .done = Deine Wachen sind wieder daheim, und der Weg bleibt dein.

road = Ein eigener Weg
    .about = Bring zu Ende, was begonnen ist
road-1 = Ein Weg neben deinem Mönch ist schon halb verdeckt. Vollständige Wege schicken deine Wachen heim und zählen für deine Gebäude. **Vollende den Weg nach Westen und mach ihn zu deinem.**
    .other = Dieser Weg ist kürzer, aber auf dem anderen wartet deine Wache weiter.
    .neutral = Neutrale Wachen zählen für niemanden. Dieser Weg war deine Arbeit.
    .open = Ein Ninja ist noch da. Verdeck ihn, sonst bleibt der Weg offen.
    .done = Fertig: { $after } Wachen sind wieder bei dir statt { $before }.

build = Das erste Gebäude
    .about = Wachen ringsum, und der richtige Held
build-1 = Ein Gebäude braucht seinen Helden am Ort und genug Wachen ringsum: zwei für das erste. Der Gouverneur steht in der Mitte, und zwei Wachen von dir sind um ihn. **Gewinne { $market } Punkte mit einem Markt.**
    .nobody = Der Mönch baut Torbögen, und wo er steht, sind keine Wachen.
    .chest = Das nimmt eine Truhe, und dafür muss dort erst ein Markt stehen.
    .pass = Passen baut nichts.
    .left = Bezahlt, aber nicht gebaut. Der Gouverneur steht dort, wo es geht.
    .done = Das erste Gebäude eines Ortes bringt { $market } Punkte. Die nächsten brauchen mehr Wachen.

city = Das dritte Gebäude macht die Stadt
    .about = Fremde Wachen zählen, und eine Karte kommt
city-1 = In der Mitte stehen ein Torbogen und ein Markt. Mit einer Pagode wird daraus eine Stadt: Das braucht vier Wachen ringsum, und fremde zählen mit. **Bau die Pagode.**
    .mask = Eine Maske braucht eine Pagode, wo der Krieger steht. Bau sie zuerst.
    .else = Die Pagode baut der Krieger. Seine Spalte, die Zeile, die baut.
    .pass = Jetzt ist der Moment: Vier Wachen sind da.
    .done = { $building } Punkte für das Gebäude, und noch { $foreign } für die fremde Wache, die geholfen hat.
city-2 = Eine Stadt bringt eine Stadtkarte: vom linken Ende der Auslage oder vom rechten. **Nimm die, die { $card } Punkte bringt.**
    .left = Die bringt Aktionspunkte. Nützlich, aber jetzt geht es um Punkte.
    .done = Gebäude, Wache, Karte: { $points } Punkte mit einem Feld.

multiply = Plättchen, die vervielfachen
    .about = Stärke mal Mission
multiply-1 = Am Ende vervielfachen die Stärkeplättchen jedes Helden seine Missionsplättchen. Dein Mönch hat drei Stärkeplättchen und keine Laterne. **Nimm das Plättchen, das jetzt { $lantern } Punkte bringt.**
    .beads = Noch ein Stärkeplättchen für { $beads } Punkte: Es vervielfacht, aber da ist nichts zu vervielfachen.
    .chest = Das ist das Plättchen eines anderen Helden: Ihm fehlt die Stärke, oder er steht nicht bei seinem Gebäude.
    .pass = Ein Mönch bei einem Torbogen und noch keine Laterne: Nutz es.
    .done = { $points } Punkte. Von nun an ist jede weitere Laterne so viel wert, und auch eine weitere Gebetskette zählt.

stop = Rechtzeitig aufhören
    .about = Was Passen zurückgibt
stop-1 = Du hast noch { $ap } AP, und zwei Wachen stehen auf dem Aktionsplan. Unter null zu gehen kostet Punkte. Wenn alle gepasst haben, kommen die Wachen heim, und jede bringt einen Aktionspunkt; { $guide } hat schon gepasst. **Tu, was jetzt am besten ist.**
    .greedy = { $won } Punkte gewonnen und mehr als das verloren, weil du weit unter null gegangen bist: zusammen { $net }. Und die nächste Runde beginnt arm.
    .again = Unter null kostet es Punkte, und die nächste Runde begänne mit weniger.
    .done = Alle { $guards } Wachen sind daheim, und die nächste Runde beginnst du mit { $later } AP.

mission = Quer durchs Land
    .about = Ein Auftrag für den ganzen Tisch
mission-1 = Grüne Aufträge bekommt, wer zuerst da ist. Dieser verlangt eine Verbindung aus Wegplättchen von einer Seite des Plans zur gegenüberliegenden; neutrale zählen mit. Von Westen her reicht sie bis Yanwo, wo dein Mönch steht. **Vollende die Verbindung.**
    .back = Dieser Weg ist schon vollständig. Es fehlt der nach Osten.
    .open = Lass eine Wache dort: Nur ein vollständiger Weg bekommt sein Plättchen.
    .stay = Der Osten ist einen Weg entfernt.
    .done = { $mission } Punkte! Neutrale Plättchen haben geholfen: Schau, was andere liegen lassen.
