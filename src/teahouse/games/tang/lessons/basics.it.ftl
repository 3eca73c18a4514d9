### Tang Garden in nove lezioni, in italiano.

course = Un giardino, tessera dopo tessera
    .about = Bordi, sentieri, carte, personaggi, e la vista.

edges = Bordi che si accordano
    .about = Dove va una tessera
edges-1 = Sono { $guide }, e qui comincia un giardino. Nel tuo turno costruisci con una tessera, o decori. **Prendi una tessera da una pila.**
    .cards = Decorare viene più avanti. Oggi il giardino è quasi vuoto.
    .lantern = Una lanterna permette di fare di più in un turno. Prima guarda che cosa fa una tessera.
edges-2 = Deve toccare una tessera già posata, e i bordi che si toccano devono essere uguali. **Scegli un posto.**
    .fits = Comunque la giri, un bordo non va.
    .alone = Lì accanto non c’è niente. Una tessera ha bisogno di una vicina.
edges-3 = **Posala in modo che tutti i bordi si accordino.** Girala, se vuoi.
    .edge = Così tocca un bordo diverso. Solo muri e templi vanno con tutto.
    .done = Va bene. I bordi uguali di terreno muovono i tuoi cubi sui tracciati: acqua, roccia, verde.

turn = Girala
    .about = Una tessera, un posto, quattro modi
turn-1 = Questa tessera qui va in ogni verso. Ciò che porta cambia da un verso all’altro. **Trova il verso che muove il tuo cubo della roccia.**
    .green = Chiude un pezzo di verde, ed è un passo. Ma per la roccia il tuo Eremita paga in più una moneta.
    .nothing = Va bene, ma senza alcun passo. Guarda che cosa toccherebbe ogni lato.
    .done = Un passo sulla roccia, e { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    } in più. La stessa tessera, girata con cura.

enclose = Chiudila
    .about = Un’area chiusa è un passo in più
enclose-1 = Un’area chiusa tutt’intorno ti fa avanzare di un altro passo sul suo tracciato. Chiudono i muri, e tutto ciò che non ha aperture. **Gira la tessera in modo che un’area si chiuda.**
    .open = Da qualche parte è ancora aperto. Quale verso non lascia aperture?
    .done = Chiusa: un passo. Cerca le aperture che un solo bordo può chiudere.

paths = Sentieri: monete o un passo
    .about = Di che cosa ha bisogno il tracciato?
paths-1 = Due sentieri si incontrano: prendi monete, o fai un passo su un tracciato. Certe colonne portano un personaggio quando tutti e tre i cubi ci sono. **Scegli quello che porta un personaggio.**
    .coins = { $coins } monete adesso. Ma un personaggio nel giardino rende di più.
    .other = Decide l’ultimo dei tre cubi. Quale è rimasto indietro?
    .done = L’ultimo cubo è arrivato: adesso puoi invitare qualcuno.

decorate = Pescare e decorare
    .about = Carte per i posti liberi
decorate-1 = Invece di costruire puoi decorare: peschi alcune carte e ne tieni una che trova posto. **Decora.**
    .tile = Costruire va sempre bene. Ma prova che cosa sanno fare le carte.
decorate-2 = **Tieni una carta, e metti la sua decorazione nel giardino.**
    .spot = Nel giardino non c’è un posto libero per quella.
    .done = Messa: { $points } punti finora, e i personaggi la guarderanno.

pairs = Quale carta conviene?
    .about = La stessa mano, punti molto diversi
pairs-1 = Ogni carta conta a modo suo: gli uccelli con i pesci, il loto con le peonie, gli alberi per specie, e chi ha più padiglioni. **Tieni la carta che adesso dà { $pavilion } punti.**
    .maple = Un primo albero dà { $maple }. Gli alberi crescono con ogni nuova specie.
    .birds = Gli uccelli aspettano i pesci: da soli non valgono punti, anche se il Bambino paga per loro.
    .done = Più padiglioni di tutti: { $pavilion } punti, finché nessuno ne ha altrettanti.

guest = Un personaggio!
    .about = Invitare, mandare, lasciar guardare
guest-1 = I tuoi cubi hanno raggiunto la colonna: puoi invitare un personaggio. Uno dei tuoi va nel giardino, l’altro resta con te. **Invita uno dei due che aspettano.**
    .wait = Un segnalino per dopo. Ma il giardino è già pieno di cose da guardare.
guest-2 = **Manda un personaggio nel giardino, e scegli verso dove guarda.**
    .done = I personaggi guadagnano con quello che hanno davanti: { $points } punti. Da adesso la vista è loro.

view = Dove la vista è più bella
    .about = Quattro posti, quattro direzioni ciascuno
view-1 = Un personaggio vede le decorazioni in linea retta, e i paesaggi del lato in fondo. **Trova il posto e la direzione per { $best } punti.**
    .side = Di là c’è meno da vedere. Quale lato ha più paesaggi?
    .place = Un buon posto: ma da lì nessuna direzione dà più di { $busy }.
    .done = { $points } punti per uno sguardo. Mentre costruisci, pensa a chi starà dove.

last = Gli ultimi paesaggi
    .about = La fine quando conviene a te
last-1 = Quando sul tabellone restano pochi segnalini paesaggio, comincia l’ultimo round. Tu hai { $mine } punti, { $guide } ne ha { $theirs }. **Prendi un segnalino coprendo la sua casella, e comincia l’ultimo round.**
    .bare = Lì non c’è un segnalino, quindi si continua. E ogni round è un’occasione per l’altro.
    .done = L’ultimo round è cominciato mentre sei in testa. Chi conta i segnalini sceglie il momento.
