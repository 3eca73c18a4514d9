### Dragon Castle in zehn Lektionen, auf Deutsch.

course = Vom ersten Stein bis zum letzten
    .about = Steine, Paare, Sätze, Schreine, der Drache: das ganze Spiel, eins nach dem anderen.

free = Welcher Stein ist frei?
    .about = Die oberste Etage, und eine lange Seite offen
free-1 = Guten Abend, ich bin { $guide }. Diese Burg ist aus Steinen gebaut, und heute tragen wir sie ab. **Nimm einen freien Stein aus der obersten Etage.**
    .done = Schon gleitet er heraus. Frei heißt: Auf ihm liegt nichts, und links oder rechts von ihm ist nichts. Der erste Stein eines Zuges muss auch in der obersten Etage liegen.
    .wedged = Eingeklemmt: Links und rechts liegt je ein Stein. Oben und unten zählen nicht, nur links und rechts.
    .low = Der liegt am Boden. Solange eine zweite Etage steht, kommt der erste Stein von dort oben.

twin = Nimm einen Zwilling
    .about = Zwei gleiche Steine in einem Zug
twin-1 = Zwei gleiche Steine in einem Zug: Besser geht es an diesem Tisch nicht. **Nimm einen Stein, der einen Zwilling hat.** Der Zwilling darf in jeder Etage liegen, wenn er nur frei ist.
    .alone = Diese Jahreszeit ist frei, aber weit und breit die einzige. Such ein Bild, das du zweimal siehst.
    .wedged = Der nicht, er ist eingeklemmt. Welche zwei der obersten Etage gleiten heraus?
    .low = Der erste Stein kommt aus der obersten Etage. Sein Zwilling darf von überall kommen.
twin-2 = Du hältst einen Händler. Sein Zwilling zeigt genau dasselbe, und links ist er frei. **Nimm ihn dazu.**
    .shrine = Ein Schrein ist auch erlaubt. Aber ein zweiter Stein umsonst lässt dein Gebiet schneller wachsen; Schreine kommen, wenn kein Zwilling da ist.
    .discard = Ein Punkt, und beide Hände leer. Das ist für Steine gut, die du nicht brauchst.
twin-3 = **Setz beide in dein Gebiet.** Sie dürfen getrennt liegen, doch Freunde sitzen gern beisammen; bald siehst du, warum.
    .done = Zwei Händler in einem Zug. Vier, die sich berühren, wären ein Satz.

shrine = Kein Zwilling? Nimm einen Schrein
    .about = Oder wirf den Stein für einen Punkt ab
shrine-1 = Du hast zwei Winde. **Nimm den dritten.** Er hat keinen Zwilling, und das ist kein Unglück.
    .farmer = Ein Bauer stünde allein zwischen deinen Winden. Zusammen gehören gleiche Arten; die Zahl darauf ist gleichgültig.
    .wedged = Der ist zwischen zwei anderen eingeklemmt.
    .low = Solange die zweite Etage steht, kommt der erste Stein von dort.
shrine-2 = Kein Zwilling ist frei. Du darfst **einen Schrein in deinen Vorrat** legen oder den Stein für einen Punkt abwerfen. Du willst diesen Stein, also nimm einen Schrein dazu.
    .discard = Jetzt ein Punkt, aber der Wind ist fort. Auf drei Winde lohnt es sich zu warten.
shrine-3 = **Setz ihn neben die anderen Winde**, Seite an Seite.
    .apart = Dort steht er allein. Steine mit gemeinsamer Seite werden einmal ein Satz, andere nicht.
    .done = Du hast jetzt { $pool } Schreine. Im Vorrat bringen sie nichts; gleich lernst du, wohin sie gehören.

four = Vier, die sich berühren
    .about = Ein Satz dreht sich um und zählt
four-1 = Vier Steine einer Art, die sich berühren, drehen sich um und zählen. Du hast zwei Bauern. **Hol zwei dazu und mach vier daraus.**
    .season = Eine Jahreszeit hilft den Bauern nicht. Welcher freie Stein ist ein Bauer mit Zwilling?
    .early = Ein Schrein statt des Zwillings? Dann berühren sich nur drei Bauern, und drei zählen nicht.
    .thrown = Abgeworfen kann er nicht mehr zu den anderen kommen.
    .apart = So können die vier nicht mehr zusammenhängen: Jeder muss eine Seite mit einem anderen Bauern teilen.
    .wedged = Der ist eingeklemmt. Links oder rechts muss er frei sein.
    .low = Der erste Stein kommt aus der obersten Etage; sein Zwilling darf darunter liegen.
    .done = Vier Bauern: { $four } Punkte. Ecke an Ecke ist keine Berührung, Seite an Seite schon.

bigger = Warte auf den größeren Satz
    .about = Warum sieben besser sind als vier
bigger-1 = Fünf Steine bringen { $five } Punkte, sechs bringen { $six }, sieben { $seven }. Ein Satz dreht sich um, sobald er vier hat; einfach warten geht also nicht. Aber du kannst eine Brücke bauen. **Gewinne in diesem Zug { $seven } Punkte.**
    .six = Sechs Bauern, { $six } Punkte. So knapp! Auch der zweite hätte die anderen berühren können.
    .five = Fünf Bauern, { $five } Punkte, und die zwei rechts bleiben allein. Und wenn ein Stein beide Gruppen berührte?
    .away = Zwischen den Gruppen ist eine Lücke. Nur ein Stein darin macht eine Gruppe aus beiden.
    .lone = Ein Wind hilft hier nicht. Welcher freie Stein ist ein Bauer?
    .single = Dieser Stein sollte die Brücke werden.
    .wedged = Der ist eingeklemmt.
    .done = Alles auf einmal: { $points } Punkte! Zwei kleine Gruppen mit einer Lücke dazwischen sind mehr wert als eine Dreiergruppe.

crown = Kröne ihn, weit oben
    .about = Je höher der Schrein, desto mehr zählt er
crown-1 = Auf einem Satz, der sich gerade umgedreht hat, darfst du Schreine errichten: einen auf Händlern, Kriegern oder Bauern. Am Ende zählt ein Schrein so viele Punkte, wie seine Etage hoch ist, höchstens drei. **Dreh vier Krieger um.**
    .wind = Ein Wind hilft deinen Kriegern nicht. Welcher freie Stein hilft?
    .apart = So können die vier Krieger nicht mehr zusammenhängen.
    .single = Du brauchst in diesem Zug noch zwei Krieger: Nimm den Zwilling dazu.
    .wedged = Der ist eingeklemmt.
crown-2 = Einer der vier liegt in der zweiten Etage. **Bau dort, wo es am meisten zählt.**
    .low = Dort unten zählt er { $low }. Siehst du den Stein, der höher liegt?
    .none = Nur jetzt kann auf diesem Satz ein Schrein stehen. Später müsste er auf den nächsten warten.
    .done = Ein Schrein in der zweiten Etage: { $high } Punkte. Auf ihn kommt nichts mehr, ein Schrein schließt also auch einen Stapel.

up = Bau in die Höhe
    .about = Umgedrehte Steine tragen neue
up-1 = Umgedrehte Steine sind kein Abfall: Sie sind der Boden der nächsten Etage. Für die Berührung zählen Etagen nicht. **Gewinne fünf Punkte mit einem Händler.**
    .ground = Der Satz ist gut, aber sein Schrein steht tief. Liegt neben deinen Händlern ein Stapel, der schon zwei hoch ist?
    .bare = Ein Satz ohne Schrein: { $sets } Punkte. Der Schrein bringt mehr als der Satz, wenn er hoch steht.
    .place = Dort bringt er keine fünf Punkte. Such den umgedrehten Stapel neben deinen Händlern.
    .wind = Ein Wind passt hier nicht. Der Händler ist der richtige.
    .thrown = Diesen Stein brauchst du: Er macht den Satz.
    .carries = Ein Stein, der sein Bild zeigt, trägt nichts. Leere Felder tragen, und umgedrehte Steine ohne Schrein.
    .wedged = Der ist eingeklemmt.
    .done = { $sets } für den Satz, { $shrine } für einen Schrein in der dritten Etage. Das ist der Kern des Spiels: unten zählen, oben bauen.

rare = Seltene Steine, zwei Schreine
    .about = Jahreszeiten, Winde, Drachen
rare-1 = Jahreszeiten, Winde und Drachen sind selten: Ein Satz davon trägt zwei Schreine, und Drachen bringen einen Punkt mehr. **Gewinne in diesem Zug acht Punkte.**
    .one = Ein zweiter Schrein ist auf diesem Satz erlaubt, und du hast einen. Nutz ihn.
    .lower = Der Satz ist dein, aber seine Schreine könnten höher stehen. Auf beide Stapel unter deinen Drachen lässt sich bauen.
    .place = Von dort aus stehen die Schreine nicht hoch genug. Gleich unter deinen Drachen liegen umgedrehte Stapel.
    .wind = Ein Wind hilft hier nicht. Zwei Drachen schon.
    .single = Nimm den Zwilling dazu: Auch er ist ein Drache.
    .wedged = Der ist eingeklemmt.
    .done = { $sets } für vier Drachen, { $high } und { $low } für die Schreine: { $points } Punkte. In einem Zug!

spirit = Ein Geist hilft
    .about = Anrufen, bezahlen, die Kosten bedenken
spirit-1 = Ein Geist darf einmal im Zug angerufen werden. Er kostet einen offenen Stein deines Gebiets oder einen Schrein aus deinem Vorrat. Die Stärke versetzt einen oder zwei deiner Steine. **Spiel den Zug, wie du magst, dann ruf sie an.**
spirit-2 = **Bezahl mit dem, was du am wenigsten brauchst:** mit dem Stein, der allein steht.
    .shrine = Möglich. Aber ein Schrein ist auf einem Satz bis zu drei Punkte wert, ein einsamer Stein nichts.
    .soldier = Dieser Krieger gehört zu dem Satz, den du willst.
spirit-3 = **Bring den vierten Krieger heim**, und kröne den Satz.
    .unbuilt = Der Satz hat sich umgedreht, { $sets } Punkte. Du hast einen Schrein dafür: Bau ihn jetzt.
    .away = Dort berührt er keinen der anderen.
    .done = Aus einem Stein, den niemand wollte, wurden ein Satz und ein Schrein: { $points } Punkte. Ruf Geister an, wenn der Zug mehr bringt, als sie kosten.

summon = Wann du den Drachen herbeirufst
    .about = Das Ende bestimmst du
summon-1 = Nur die unterste Etage ist übrig, also darf der Drache herbeigerufen werden: { $token } Punkte statt eines Steins. Zu zweit endet das Spiel mit dem zweiten Herbeirufen, sobald alle gleich viele Züge hatten. Du hast { $mine }, { $guide } hat { $theirs } und braucht einen Händler. **Einen Stein nehmen oder den Drachen herbeirufen?**
    .take = { $guide } nähme jetzt den Händler und hätte noch einen Zug. Solange du führst, ist jede weitere Runde ein Geschenk an die anderen. Rechne noch einmal.
    .done = { $after } für dich. { $guide } hat noch einen Zug und kommt damit höchstens auf { $most }. Ruf den Drachen herbei, wenn du um mehr als einen guten Zug führst.
