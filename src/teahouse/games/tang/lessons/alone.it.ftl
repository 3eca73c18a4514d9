### Tang Garden da soli in cinque lezioni, in italiano.

course = Da soli nel giardino
    .about = Lo stesso giardino con un suo scopo, in cinque lezioni.

pair = Una tessera e la sua carta
    .about = Lo scopo, e come va un turno
pair-1 = Da soli lo scopo è coprire tutte le { $inner } caselle interne del giardino. Qui non ci sono tracciati né abilità. In un turno posi una tessera insieme alla decorazione della carta accanto alla sua pila. **Prendi una tessera la cui carta trova posto.**
    .lantern = Una lanterna aiuta una volta. Tienila per una sera in cui non va nient’altro.
    .spot = La decorazione di quella carta non troverebbe posto. Devono andare nel giardino tutte e due.
pair-2 = **Posa la tessera.** Qui i bordi uguali danno monete.
pair-3 = E adesso **la sua decorazione.** Va bene qualunque posto libero del suo genere.
    .done = Una tessera e la sua decorazione: ecco un turno. Vanno via anche la carta di quella pila e quella della pila in diagonale.

diagonal = Quanto costa la diagonale
    .about = Due carte se ne vanno, qualunque coppia giochi
diagonal-1 = Ogni coppia si porta via due carte: la sua, e quella in diagonale. L’acero accanto alla pila della roccia merita di restare. **Gioca una coppia che lo lascia lì.**
    .own = È proprio la pila dell’acero: se ne andrebbe.
    .partner = Verde e roccia stanno in diagonale: se ne andrebbe anche l’acero.
    .done = L’acqua e la pila dei templi sono l’altra diagonale. L’acero ti aspetta.

coins = Monete dai bordi
    .about = Un posto, due versi
coins-1 = Le monete portano personaggi, e vengono dai bordi uguali di terreno, dalle aree chiuse e dai templi. Questa tessera qui va in due modi. **Posala in modo che dia monete.**
    .none = Va bene, ma non rende niente. In quale verso la sua roccia tocca il tempio di roccia?
    .done = { $coins } monete con una tessera. Così si trovano i personaggi.

lantern = Una lanterna salva la serata
    .about = Quando nessuna coppia è possibile
lantern-1 = Adesso nessuna coppia si può completare. Con la lanterna «Dal deposito» si può posare una tessera del deposito; «Carte nuove» cambia solo le carte. **Usa la lanterna che posa una tessera.**
    .cards = Quattro carte nuove, e ancora nessuna tessera in più nel giardino. Tienila per un’altra volta.
    .done = Scegli una tessera del deposito: il giardino cresce anche adesso.

guest = Scegli il personaggio
    .about = Due aspettano, uno viene
guest-1 = Hai abbastanza monete per un personaggio, e due aspettano. Uno viene con te; l’altro va nel giardino come figura neutrale e lì occupa un posto. **Invita uno di loro.**
    .lantern = Si può fare dopo. Adesso aspetta un personaggio.
    .done = Alla fine i tuoi personaggi guardano il giardino: scegli quelli a cui piace quello che hai.
