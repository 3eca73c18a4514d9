### Tang Garden allein in fünf Lektionen, auf Deutsch.

course = Allein im Garten
    .about = Derselbe Garten mit einem eigenen Ziel, in fünf Lektionen.

pair = Ein Plättchen und seine Karte
    .about = Das Ziel, und wie ein Zug geht
pair-1 = Allein ist das Ziel, alle { $inner } inneren Felder des Gartens zu bedecken. Leisten und Fähigkeiten gibt es hier nicht. In einem Zug legst du ein Plättchen zusammen mit der Dekoration der Karte neben seinem Stapel. **Nimm ein Plättchen, dessen Karte eine Stelle findet.**
    .lantern = Eine Laterne hilft einmal. Heb sie für einen Abend auf, an dem sonst nichts geht.
    .spot = Die Dekoration dieser Karte fände keine Stelle. Beide müssen in den Garten.
pair-2 = **Leg das Plättchen.** Gleiche Kanten bringen hier Münzen.
pair-3 = Jetzt **seine Dekoration.** Jede freie Stelle ihrer Art ist recht.
    .done = Ein Plättchen und seine Dekoration: Das ist ein Zug. Die Karte des Stapels und die des schräg gegenüberliegenden gehen mit.

diagonal = Was die Diagonale kostet
    .about = Zwei Karten gehen, was du auch spielst
diagonal-1 = Jedes Paar nimmt zwei Karten weg: die eigene und die schräg gegenüber. Der Ahorn neben dem Felsstapel ist es wert, zu bleiben. **Spiel ein Paar, das ihn dort lässt.**
    .own = Das ist der Stapel des Ahorns selbst: Er wäre weg.
    .partner = Grün und Fels liegen sich schräg gegenüber: Der Ahorn ginge mit.
    .done = Wasser und Tao, der Stapel der Tempel, sind die andere Diagonale. Der Ahorn wartet auf dich.

coins = Münzen aus Kanten
    .about = Ein Platz, zwei Drehungen
coins-1 = Münzen bringen Gäste, und Münzen kommen von gleichen Geländekanten, vom Einschließen und von Tempeln. Dieses Plättchen passt hier auf zwei Arten. **Leg es so, dass es Münzen bringt.**
    .none = Es passt und bringt nichts. Bei welcher Drehung berührt sein Fels den Felsentempel?
    .done = { $coins } Münzen mit einem Plättchen. So findet man Gäste.

lantern = Eine Laterne rettet den Abend
    .about = Wenn kein Paar möglich ist
lantern-1 = Gerade lässt sich kein Paar vollenden. Mit der Laterne „Aus der Auslage“ darf ein Plättchen der Auslage gelegt werden; „Neue Karten“ tauscht nur die Karten. **Benutze die Laterne, die ein Plättchen legt.**
    .cards = Vier neue Karten, und noch kein Plättchen mehr im Garten. Heb sie für ein anderes Mal auf.
    .done = Wähl ein Plättchen der Auslage: Der Garten wächst auch jetzt.

guest = Wähl den Gast
    .about = Zwei warten, einer kommt
guest-1 = Du hast genug Münzen für einen Gast, und zwei warten. Einer kommt zu dir; der andere geht als neutrale Figur in den Garten und nimmt dort einen Platz ein. **Lade einen von ihnen ein.**
    .lantern = Das geht auch später. Jetzt wartet ein Gast.
    .done = Am Ende schauen deine Gäste in den Garten: Wähl die, denen gefällt, was du hast.
