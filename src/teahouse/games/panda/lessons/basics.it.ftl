### Way of the Panda in nove lezioni, in italiano.

course = Dal primo movimento alla città
    .about = Spazi, strade, edifici, tessere che moltiplicano, e una missione.

space = Uno spazio, un movimento
    .about = Che cosa vuole uno spazio, e che cosa dà
space-1 = Sono { $guide }. Ogni turno comincia sulla tabella delle azioni: scegli uno spazio, paghi, e fai quello che mostra. **Scegli nelle due righe in alto uno spazio che muove un campione.**
    .done = Le guardie pagate restano lì fino alla fine del round. Più la riga è in basso, più punti azione (PA) costa; quella in alto nessuno. Con il primo spazio del Monaco ti resterebbero { $guards } guardie e { $ap } PA.
space-2 = Adesso **muovi il campione** lungo una strada.
    .stay = Pagato, e nessuno si è mosso. Uno spazio dà qualcosa solo se lo usi.
    .done = Ecco un turno intero: uno spazio, e quello che mostra.

order = A destra e in basso
    .about = Quali spazi sono ancora aperti
order-1 = In un round percorri la tabella delle azioni come una pagina: ancora sul tuo ultimo spazio, più a destra nella stessa riga, o in qualunque riga più in basso. Il tuo ultimo spazio era quello del Monaco, seconda riga. **Scegli un altro spazio aperto.**
    .back = A sinistra o più in alto è chiuso fino al prossimo round. Guarda più a destra, o più in basso.
    .pass = Chi passa ha finito il round. Hai ancora spazi aperti.
    .done = Comincia in alto a sinistra: ogni passo in basso chiude quello che sta sopra.

ninja = Oltre i ninja
    .about = Forza, guardie, e una strada tua
ninja-1 = Un campione percorre una strada se i ninja scoperti non superano la sua Forza. Il tuo Monaco ha Forza uno. **Muovilo su una strada che può percorrere.**
    .stay = A stare fermi non si arriva da nessuna parte. Una delle strade mostra un solo ninja.
    .strong = Troppi ninja per una Forza di uno. Trova una strada che ne mostri uno solo.
    .done = Passato! Adesso la strada può diventare sicura.
ninja-2 = **Lascia una guardia:** copre un ninja, e la strada sarà più facile per il prossimo campione.
    .open = La prossima volta il ninja sarà di nuovo lì, anche per te.
ninja-3 = L’ultimo ninja è coperto, quindi arriva una tessera strada. **Prendi la tua:** le sue guardie contano per te.
    .neutral = Le guardie di una tessera neutrale non sono di nessuno. Le tue ti danno punti quando un luogo vicino viene liberato.
    .done = Le tue guardie sono a casa, e la strada resta tua.

road = Una strada tua
    .about = Finisci quello che è cominciato
road-1 = Una strada accanto al tuo Monaco è già coperta a metà. Le strade finite rimandano a casa le guardie, e contano per i tuoi edifici. **Finisci la strada a ovest e falla tua.**
    .other = Questa strada è più corta, ma sull’altra la tua guardia aspetta ancora.
    .neutral = Le guardie neutrali non sono di nessuno. Questa strada era opera tua.
    .open = Resta un ninja. Coprilo, o la strada resta aperta.
    .done = Fatto: { $after } guardie sono di nuovo con te, invece di { $before }.

build = Il primo edificio
    .about = Guardie intorno, e il campione giusto
build-1 = Un edificio vuole il suo campione sul posto, e guardie intorno: due per il primo. Il Governatore sta al centro, con due tue guardie intorno. **Guadagna { $market } punti con un Mercato.**
    .nobody = Il Monaco costruisce Cancelli, e dove sta non ci sono guardie.
    .chest = Questo prende un Baule, e per quello deve esserci prima un Mercato.
    .pass = Passando non si costruisce niente.
    .left = Pagato, ma non costruito. Il Governatore sta dove si può.
    .done = Il primo edificio di un luogo dà { $market } punti. I successivi vogliono più guardie.

city = Il terzo edificio fa la città
    .about = Le guardie altrui contano, e arriva una carta
city-1 = Al centro ci sono un Cancello e un Mercato. Con una Pagoda diventa una città: servono quattro guardie intorno, e contano anche quelle degli altri. **Costruisci la Pagoda.**
    .mask = Una Maschera vuole una Pagoda dove sta il Guerriero. Prima costruiscila.
    .else = La Pagoda è del Guerriero. La sua colonna, la riga che costruisce.
    .pass = È il momento: quattro guardie ci sono.
    .done = { $building } punti per l’edificio, e ancora { $foreign } per la guardia altrui che ha aiutato.
city-2 = Una città porta una carta Città: dall’estremità sinistra della fila, o dalla destra. **Prendi quella che dà { $card } punti.**
    .left = Quella dà punti azione. Utile, ma adesso si volevano punti.
    .done = Edificio, guardia, carta: { $points } punti con un solo spazio.

multiply = Tessere che moltiplicano
    .about = La Forza per le Imprese
multiply-1 = Alla fine le tessere Forza di ogni campione moltiplicano le sue tessere Impresa. Il tuo Monaco ha tre tessere Forza e nessuna Lampada. **Prendi la tessera che adesso dà { $lantern } punti.**
    .beads = Un’altra tessera Forza per { $beads } punti: un moltiplicatore, e niente da moltiplicare.
    .chest = È la tessera di un altro campione: gli manca la Forza, o non sta al suo edificio.
    .pass = Un Monaco a un Cancello, e ancora nessuna Lampada: approfittane.
    .done = { $points } punti. D’ora in poi ogni altra Lampada vale altrettanto, e anche un altro Bracciale conta.

stop = Fermarsi in tempo
    .about = Che cosa restituisce passare
stop-1 = Ti restano { $ap } PA, e due guardie stanno sulla tabella. Scendere sotto zero costa punti. Quando tutti hanno passato, le guardie tornano a casa, e ognuna porta un punto azione; { $guide } ha già passato. **Fai la cosa migliore adesso.**
    .greedy = { $won } punti guadagnati, e ancora di più persi scendendo ben sotto zero: { $net } in tutto. E il prossimo round comincia povero.
    .again = Sotto zero costa punti, e cominceresti il prossimo round con meno.
    .done = Tutte le { $guards } guardie sono a casa, e cominci il prossimo round con { $later } PA.

mission = Da parte a parte
    .about = Una missione per tutto il tavolo
mission-1 = Le missioni verdi vanno a chi arriva primo. Questa chiede una via di tessere strada da un lato della mappa a quello opposto; le neutrali contano. Da ovest arriva a Yanwo, dove sta il tuo Monaco. **Completa la via.**
    .back = Quella via è già finita. Manca quella a est.
    .open = Lascia una guardia: solo una strada finita riceve la sua tessera.
    .stay = L’est dista una strada.
    .done = { $mission } punti! Ti hanno aiutato tessere neutrali: guarda che cosa lasciano gli altri.
