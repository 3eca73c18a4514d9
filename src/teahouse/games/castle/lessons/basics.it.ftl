### Dragon Castle in dieci lezioni, in italiano.

course = Dalla prima tessera all’ultima
    .about = Prendere, appaiare, riunire, coronare, evocare: tutto il gioco, una cosa alla volta.

free = Quale tessera è libera?
    .about = Il piano più alto, e un lato lungo aperto
free-1 = Buonasera, sono { $guide }. Questo castello è fatto di tessere, e stasera lo smontiamo. **Prendi una tessera libera del piano più alto.**
    .done = Ecco che scivola fuori. Libera vuol dire: niente sopra, e niente alla sua sinistra o niente alla sua destra. La prima tessera di un turno deve anche stare sul piano più alto.
    .wedged = Incastrata: ha una tessera a sinistra e una a destra. Sopra e sotto non contano, sinistra e destra sì.
    .low = Quella sta a terra. Finché c’è un secondo piano, la prima tessera viene da lassù.

twin = Prendi una gemella
    .about = Due tessere uguali in un turno
twin-1 = Due tessere uguali in un turno: a questo tavolo non c’è di meglio. **Prendi una tessera che ha una gemella.** La gemella può stare su qualsiasi piano, purché sia libera.
    .alone = Quella Stagione è libera, ma è l’unica in vista. Cerca una figura che vedi due volte.
    .wedged = Non quella: è incastrata. Quali due del piano più alto possono scivolare fuori?
    .low = La prima tessera viene dal piano più alto. La sua gemella può venire da dovunque.
twin-2 = Hai in mano un Mercante. La sua gemella mostra proprio lo stesso, e la sua sinistra è libera. **Prendi anche quella.**
    .shrine = È permesso anche un santuario. Ma una seconda tessera gratis fa crescere prima il tuo regno; i santuari vengono quando non c’è una gemella.
    .discard = Un punto, e le mani vuote. Tienilo per le tessere che non ti servono.
twin-3 = **Posa entrambe nel tuo regno.** Possono stare lontane, ma agli amici piace sedere insieme; vedrai perché.
    .done = Due Mercanti in un turno. Quattro che si toccano sarebbero un set.

shrine = Nessuna gemella? Un santuario
    .about = Oppure scarta la tessera per un punto
shrine-1 = Hai due Venti. **Prendi il terzo.** Non ha una gemella, e non è una disgrazia.
    .farmer = Un Contadino starebbe solo tra i tuoi Venti. I tipi vanno insieme; il numero non importa.
    .wedged = Quella è incastrata tra altre due.
    .low = Finché c’è il secondo piano, la prima tessera viene da lì.
shrine-2 = Nessuna gemella è libera. Puoi aggiungere **un santuario alla tua riserva**, o scartare la tessera per un punto. Vuoi questa tessera: prendi anche un santuario.
    .discard = Un punto adesso, ma il Vento è andato. Tre Venti valgono l’attesa.
shrine-3 = **Posalo accanto agli altri Venti**, con un lato in comune.
    .apart = Lì sta da solo. Le tessere che condividono un lato un giorno saranno un set, le altre no.
    .done = Ora hai { $pool } santuari. Nella riserva non danno niente; adesso impari qual è il loro posto.

four = Quattro che si toccano
    .about = Un set si gira e dà punti
four-1 = Quattro tessere di un tipo che si toccano si girano e danno punti. Hai due Contadini. **Vai a prenderne altri due e fanne quattro.**
    .season = Una Stagione non aiuta i Contadini. Quale tessera libera è un Contadino con una gemella?
    .early = Un santuario al posto della gemella? Si toccherebbero solo tre Contadini, e tre non danno punti.
    .thrown = Scartata, non può più unirsi alle altre.
    .apart = Da qui i quattro non possono più stare uniti: ognuno deve condividere un lato con un altro Contadino.
    .wedged = Quella è incastrata. La sinistra o la destra dev’essere libera.
    .low = La prima tessera viene dal piano più alto; la sua gemella può stare più in basso.
    .done = Quattro Contadini: { $four } punti. Angolo contro angolo non è toccarsi, fianco a fianco sì.

bigger = Aspetta il set più grande
    .about = Perché sette battono quattro
bigger-1 = Cinque tessere danno { $five } punti, sei ne danno { $six }, sette { $seven }. Un set si gira appena ne ha quattro, quindi aspettare e basta non si può. Ma puoi costruire un ponte. **Guadagna { $seven } punti in questo turno.**
    .six = Sei Contadini, { $six } punti. Per un soffio! Anche il secondo poteva toccare gli altri.
    .five = Cinque Contadini, { $five } punti, e i due a destra restano soli. E se una tessera toccasse i due gruppi?
    .away = Tra i due gruppi c’è un vuoto. Solo una tessera posata lì ne fa uno.
    .lone = Un Vento qui non aiuta. Quale tessera libera è un Contadino?
    .single = Quella tessera doveva fare da ponte.
    .wedged = Quella è incastrata.
    .done = Tutto in una volta: { $points } punti! Due piccoli gruppi con un vuoto in mezzo valgono più di un gruppo di tre.

crown = Coronalo, bene in alto
    .about = Più un santuario è in alto, più vale
crown-1 = Su un set che si è appena girato puoi costruire santuari: uno su Mercanti, Soldati o Contadini. Alla fine un santuario vale tanti punti quanto è alto il suo piano, al massimo tre. **Gira quattro Soldati.**
    .wind = Un Vento non aiuta i tuoi Soldati. Quale tessera libera li aiuta?
    .apart = Da qui i quattro Soldati non possono più stare uniti.
    .single = In questo turno ti servono altri due Soldati: prendi anche la gemella.
    .wedged = Quella è incastrata.
crown-2 = Uno dei quattro sta al secondo piano. **Costruisci dove conta di più.**
    .low = Laggiù vale { $low }. Vedi la tessera che sta più in alto?
    .none = Su questo set si può costruire solo adesso. Più tardi bisognerebbe aspettare il prossimo.
    .done = Un santuario al secondo piano: { $high } punti. Sopra non si posa più niente: un santuario chiude anche la pila.

up = Costruisci in altezza
    .about = Le tessere girate ne reggono di nuove
up-1 = Le tessere girate non sono da buttare: sono il suolo del piano successivo. Per toccarsi i piani non contano. **Guadagna cinque punti con un solo Mercante.**
    .ground = Il set va bene, ma il suo santuario sta in basso. Accanto ai tuoi Mercanti c’è una pila già alta due?
    .bare = Un set senza santuario: { $sets } punti. Se sta in alto, il santuario dà più del set.
    .place = Lì non può dare cinque punti. Cerca la pila girata accanto ai tuoi Mercanti.
    .wind = Un Vento qui non va. Ti serve il Mercante.
    .thrown = Questa tessera ti serve: completa il set.
    .carries = Una tessera scoperta non regge niente. Reggono le caselle vuote, e le tessere girate senza santuario.
    .wedged = Quella è incastrata.
    .done = { $sets } per il set, { $shrine } per un santuario al terzo piano. È il cuore del gioco: fare punti in basso, costruire in alto.

rare = Tessere rare, due santuari
    .about = Stagioni, Venti, Draghi
rare-1 = Stagioni, Venti e Draghi sono rari: un loro set regge due santuari, e i Draghi danno un punto in più. **Guadagna otto punti in questo turno.**
    .one = Su questo set è permesso un secondo santuario, e ne hai uno. Usalo.
    .lower = Il set è tuo, ma i suoi santuari potrebbero stare più in alto. Si può costruire su entrambe le pile sotto i tuoi Draghi.
    .place = Da lì i santuari non stanno abbastanza in alto. Proprio sotto i tuoi Draghi ci sono pile girate.
    .wind = Un Vento qui non aiuta. Due Draghi sì.
    .single = Prendi anche la gemella: è un Drago anche quella.
    .wedged = Quella è incastrata.
    .done = { $sets } per quattro Draghi, { $high } e { $low } per i santuari: { $points } punti. In un turno!

spirit = Uno spirito dà una mano
    .about = Pagare, invocare, badare al prezzo
spirit-1 = Uno spirito si può invocare una volta per turno. Costa una tessera scoperta del tuo regno, o un santuario della tua riserva. La Forza sposta una o due delle tue tessere. **Gioca il turno come vuoi, poi invocala.**
spirit-2 = **Paga con ciò che ti serve meno:** la tessera che sta sola.
    .shrine = Si può. Ma un santuario su un set vale fino a tre punti, una tessera sola niente.
    .soldier = Quel Soldato fa parte del set che vuoi.
spirit-3 = **Riporta a casa il quarto Soldato**, e corona il set.
    .unbuilt = Il set si è girato, { $sets } punti. Hai un santuario da metterci: costruiscilo adesso.
    .away = Lì non tocca nessuno degli altri.
    .done = Da una tessera che nessuno voleva sono nati un set e un santuario: { $points } punti. Invoca gli spiriti quando il turno rende più di quanto costano.

summon = Quando evocare il drago
    .about = La fine la scegli tu
summon-1 = Resta solo il piano terra, quindi si può evocare il drago: { $token } punti, al posto di una tessera. In due, la seconda evocazione chiude la partita, appena tutti hanno avuto gli stessi turni. Tu hai { $mine }, { $guide } ha { $theirs } e aspetta un Mercante. **Prendere una tessera, o evocare?**
    .take = { $guide } prenderebbe quel Mercante e avrebbe ancora un turno. Finché sei in testa, ogni round in più è un regalo agli altri. Rifai i conti.
    .done = { $after } per te. { $guide } ha un turno, che porta al massimo a { $most }. Evoca quando sei avanti di più di un buon turno.
