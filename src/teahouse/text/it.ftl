### La cornice di ogni gioco, in italiano.

literal = { $text }
with-rule = { $text } (regola { $rule })
rule-title = Regola { $rule }
named = { $name }: { $text }
player = Giocatore { $number }
# Il proprio nome nel terminale: «Ospite prende…» si legge come «Anna prende…».
you = Ospite
computer-1 = Bao
computer-2 = Lin
computer-3 = Mei
computer-4 = Tao
guide-name = Deng
school-missed = Da qui non ci si arriva più. Riprendi la mossa e guarda ancora.
school-free = Il tavolo è tuo: gioca come vuoi. Gli altri rispondono.

## Prima della partita

welcome-title = { $title }: ti diamo il benvenuto.
welcome-type = Scrivi che cosa vuoi fare (un posto come d2 o un numero dell’elenco). Inoltre: aiuto, consiglio, indietro, esci.
ask-first-game = È la tua prima partita? { $advice } [S/n]
suggest-first-game = Prima volta? Comincia con `--preset first-game`. { $advice }
ask-continue = Una partita del { $date } è rimasta in sospeso. Vuoi continuarla? [S/n]
resumed = Ripresa da { $file }, { $round ->
    [0] durante la preparazione.
   *[other] round { $round }.
  }
advice = Nota: { $text }
no = n

## Il turno

turn-over = Fine del tuo turno. Invio prosegue, `indietro` annulla.
turn-over-hand = Ora decide { $seat }. Invio passa la mano, `indietro` annulla.
turn-over-answer = Invio conferma la tua risposta, `indietro` la annulla.

## Il tavolo

table-waits = { $seat } sta pensando…
table-total = Totale
table-place = Posto
table-draws = Si scopre qualcosa di nuovo…

## Risposte

unknown-input = Qui non conosco «{ $text }». { $example }
unknown-input-example = Prova con { $example } oppure `aiuto`.
ambiguous = «{ $text }» può voler dire { $list }. Scrivi qualcosa in più.
and-more = { $list }… ({ $count } in tutto)
why-legal = Sì, si può fare: { $choice }.
why-effect = Ecco che cosa succede: { $events }.
why-gain = Porta: { $gain }.
why-chance = Poi si scopre qualcosa di nuovo, quindi non si potrebbe tornare indietro.
why-which = Per sapere di una scelta, nominala: `perché { $example }`.
why-none = Finora nessun punto è cambiato.
undone = Annullato: { $choice }.
undo-other = Puoi annullare solo la tua ultima scelta; l’ultima è stata di { $name }.
hint-first = { $choice } (scrivi { $typed }): { $chance }
hint-also = oppure { $choice } (scrivi { $typed }): { $chance }
rules-which = Cerca una parola, per esempio: { $list }
rules-none = Su «{ $text }» non c’è niente. Parole che puoi cercare: { $list }
rules-example = Esempio (tabellone e letture abituali)
rules-see = Vedi anche: { $list }
rules-see-also = Vedi anche
rules-all = Tutte le regole
rules-rulings = Domande e risposte
rules-pages = Da consultare
rules-none-here = Questa regola non è ancora spiegata a parole.
about-card = Di più su questo
log-empty = Non è ancora successo niente.
what-is-it-about = Di che cosa si tratta?
score-now = Il punteggio se la partita finisse ora
saved = Salvata in { $file }
save-failed = Impossibile scrivere { $file }: { $cause }
quit = La partita è salvata in { $file }
quit-resume = Per continuare: teahouse play --resume { $command }
quit-unsaved = Non si era ancora giocato, quindi non è stato salvato niente.
not-saved = Non è stato possibile salvare la partita.

reason-nothing-has-been-played-yet = Non si è ancora giocato, quindi non c’è niente da annullare.
reason-something-new-has-been-revealed-since = Nel frattempo si è scoperto qualcosa di nuovo: non si può più tornare indietro.
reason-chance-has-to-draw-first = Prima si deve pescare.
reason-the-game-is-over = La partita è finita.
reason-now-is-the-moment-for = Non è questo il momento; ora puoi scegliere: { $asked }.

## Aiuto

help-1 = Per scegliere scrivi un numero dell’elenco o la scelta stessa: `take d2`, o solo `d2`.
help-hint = un consiglio dal computer
help-undo = annulla la tua ultima scelta
help-why = perché qualcosa si può fare o no e che cosa porta: perché e3; da solo: da dove vengono gli ultimi punti
help-rules = spiega una parola, una carta, una regola: regole santuario
help-sheet-cards = le carte in gioco
help-sheet-unseen = quali tessere sono ancora nascoste
help-score = i punti di tutti, voce per voce
help-log = tutto ciò che è successo
help-look = mostra di nuovo il tavolo (anche: Invio)
help-choices = tutte le scelte, una per una
help-save = scrive la partita in un file: salva mia-partita.txt
help-quit = smetti; la partita resta e si può riprendere

# Come si chiamano i comandi; le parole inglesi valgono sempre.
command-help = aiuto
command-hint = consiglio
command-undo = indietro
command-why = perché
command-rules = regole
command-cards = carte
command-unseen = nascoste
command-score = punti
command-log = cronaca
command-look = tavolo
command-choices = scelte
command-save = salva
command-quit = esci
command-rematch = rivincita

## La fine

result-title = Punteggio finale
result-total = Totale
result-place = Posto
result-winner = { $points ->
    [one] { $name } vince con 1 punto!
   *[other] { $name } vince con { $points } punti!
  }
result-shared = { $points ->
    [one] Vittoria condivisa con 1 punto: { $names }.
   *[other] Vittoria condivisa con { $points } punti: { $names }.
  }
result-resigned = { $count ->
    [one] { $name } vince: { $others } ha abbandonato.
   *[other] { $name } vince: { $others } hanno abbandonato.
  }
ending-resigned = hai abbandonato
result-alone = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }: { $ending }.
result-tie = { $name } precede { $other } allo spareggio: { $what } ({ $more } a { $less }).
result-offer = Invio esce · `rivincita` gioca ancora · `salva` conserva la partita · `cronaca` la racconta

## Che cosa rifiuta un tavolo

reason-this-link-opens-no-seat-here = Questo link non apre nessun posto a questo tavolo.
reason-only-the-owner-of-the-table-may-do-this = Può farlo solo chi ha aperto il tavolo.
reason-this-is-not-your-seat = Questo non è il tuo posto.
reason-this-table-is-not-open-to-spectators = Questo tavolo non è aperto agli spettatori.
reason-there-is-no-such-seat = Questo posto non esiste; posti al tavolo: { $seats }.
reason-all-seats-are-taken = Tutti i posti sono occupati.
reason-this-seat-is-taken = Questo posto è occupato: c’è già { $seat }.
reason-no-person-sits-there = Lì non siede nessuna persona.
reason-some-seats-are-still-open = { $missing ->
    [one] Un posto è ancora libero.
   *[other] { $missing } posti sono ancora liberi.
}
reason-a-person-keeps-the-seat-during-the-match = { $seat } conserva il posto finché dura la partita.
reason-the-match-has-begun-already = La partita è già cominciata.
reason-the-match-has-not-begun-yet = La partita non è ancora cominciata.
reason-the-match-is-over = La partita è finita.
reason-the-match-is-not-over-yet = La partita non è ancora finita.
reason-the-match-is-paused = La partita è in pausa; prima riprendila.
reason-the-match-is-not-paused = La partita non è in pausa.
reason-somebody-is-here-and-decides = { $seat } è qui e decide da sé.
reason-nobody-is-away-so-soon = { $seat } forse torna subito; un computer può continuare tra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
  }.
reason-only-oneself-chooses-a-computer-to-play-for-one = Quale computer gioca per { $seat } non lo scelgono gli altri.
reason-you-have-paused-often-enough = Con l’orologio ognuno può fare { $most } pause.
reason-the-pause-has-just-begun = La pausa è appena iniziata; puoi terminarla tra { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
  }.
reason-this-table-has-seen-enough = A questo tavolo sono successe { $most } cose e non se ne annotano altre: interrompi, abbandona o aprine uno nuovo.
reason-the-table-has-changed-since = Nel frattempo il tavolo è cambiato; guarda di nuovo, poi scegli.
reason-this-choice-was-made-already = Questa scelta è già stata fatta.
reason-somebody-else-decides-there-now = Lì ora decide qualcun altro.
reason-it-is-not-your-move = Non tocca a te; tutti aspettano { $seat }.
reason-a-computer-plays-for-you = Un computer decide per te; prima riprendi il tuo posto.
reason-a-computer-plays-there-already = Lì decide già un computer.
reason-you-decide-here-already = Qui decidi già tu.
reason-you-have-resigned = Hai abbandonato la partita.
reason-end-your-turn-or-take-something-back = Non c’è più niente da scegliere: prosegui con il pulsante principale o torna indietro.
reason-your-turn-is-not-finished = Il tuo turno non è ancora finito.
reason-you-have-not-chosen-anything-yet = Non hai ancora scelto niente che si possa annullare.
reason-this-choice-stands = Questa scelta vale; non si può più annullare.
reason-only-so-much-can-be-taken-back = Puoi annullare solo ciò che hai scelto dopo l’ultima cosa scoperta.
reason-your-time-is-up = Il tuo tempo è scaduto.
reason-a-clock-has-between-a-moment-and-a-year = Il tempo dev’essere più di zero e al massimo un anno.
reason-the-people-at-the-table-decide-this-together = Lo decidono insieme le persone al tavolo.
reason-the-rematch-is-waiting-already = La rivincita è già pronta.

## Il server

table-end-turn = Termina il turno o torna indietro.
table-end-answer = Hai risposto. Conferma o torna indietro.
table-hand-over = Ora decide { $seat }. Passa la mano o torna indietro.
table-paused = La partita è in pausa.
table-paused-by = { $seat } ha messo in pausa la partita.
note-only-first = La seconda scelta non era più possibile: è stata fatta solo la prima.
note-paused = { $seat } ha messo in pausa la partita.
note-paused-by-owner = Chi ha aperto il tavolo ha messo in pausa la partita.
note-replaced = { $seat } non c’è: chi ha aperto il tavolo fa continuare un computer.
table-gathering = Si aspetta che tutti prendano posto…
table-abandoned = La partita è finita senza risultato.
table-over = La partita è finita.
table-over-resigned = La partita è finita: { $seat } ha abbandonato.
told-resigned = { $seat } ha abbandonato.
log-resigned = abbandona
computer-was-too-slow = { $seat } ha pensato troppo a lungo: ha scelto il caso.
computer-failed = { $seat } non ha saputo decidere: ha scelto il caso.
bot-newcomer = Principiante
    .about = conosce le regole, si lascia sfuggire molto e ha abitudini che costano punti
bot-newcomer-2 = Principiante +
    .about = si lascia sfuggire parecchio e ha abitudini che costano punti
bot-newcomer-3 = Principiante ++
    .about = si lascia sfuggire poco, ma ha abitudini che costano punti
bot-regular = Habitué
    .about = ha un piano per ogni turno, con un punto debole e qualche svista
bot-regular-2 = Habitué +
    .about = ha un piano per ogni turno, con qualche svista
bot-regular-3 = Habitué ++
    .about = trae il meglio da ogni turno e sbaglia di rado
bot-seasoned = Veterano
    .about = gioca bene ogni turno
bot-seasoned-2 = Veterano +
    .about = guarda un po’ avanti
bot-seasoned-3 = Veterano ++
    .about = guarda avanti
bot-expert = Maestro
    .about = a piena forza
bot-with-elo = { $name }, Elo { $elo }
bot-greedy = Avido
    .about = cerca la posizione migliore di questo turno
bot-random = A caso
    .about = gioca qualsiasi cosa

reason-there-is-no-such-table = Questo tavolo non esiste.
reason-this-table-is-played-without-hints = A questo tavolo si gioca senza consigli.
reason-the-computer-knows-no-hint-now = Ora il computer non ha consigli.
reason-a-hint-is-on-its-way = Un consiglio è già in arrivo.
reason-only-this-computer-opens-its-door = Solo chi siede al computer che ospita può aprire la porta.
reason-this-address-is-not-let-in = Questo indirizzo non è ammesso qui.
reason-only-watchers-read-this = Solo questo computer e gli indirizzi indicati dal gestore leggono i numeri del server.
reason-there-is-no-network-here = Questo computer non è in nessuna rete.
reason-the-network-cannot-be-let-in = Non è stato possibile aprire alla rete: { $problem }
reason-this-page-comes-from-elsewhere = Questa richiesta viene da una pagina di un altro sito.
trouble-in-the-house = Qualcosa è andato storto; riprova tra un momento.
reason-too-many-messages-at-once = Troppo in una volta; si riprende tra { $seconds } { $seconds ->
    [one] secondo
   *[other] secondi
}.
reason-too-many-tables-of-computers = A { $most } dei tuoi tavoli giocano già computer tra loro; chiudine prima uno.
reason-a-match-is-analysed-when-it-is-over = Una partita si analizza quando è finita.
reason-too-much-is-being-done-for-you = Si stanno calcolando troppe cose per te; aspetta un po’.

## Il browser

games = Giochi
guest = Ospite
lobby-title = Siediti, il tè è caldo
lobby-about = Giochi da tavolo contro il computer, davanti allo stesso schermo o con gli amici tramite un link. Senza registrarsi, niente da installare.
your-name = Il tuo nome
play-now = Gioca subito
set-up-table = Apri un tavolo
game-seats = da { $from } a { $to } giocatori
open-tables = Tavoli aperti
open-tables-none = Al momento nessuno aspetta. Apri un tavolo e manda il link a un amico.
lobby-free = { $count ->
    [0] al completo
    [one] un posto libero
   *[other] { $count } posti liberi
  }
lobby-playing = si gioca
lobby-your-move = tocca a te
own-tables = I tuoi tavoli
button-return = Continua
button-join = Siediti
button-watch = Guarda
to-the-lobby = All’ingresso
position-title = Riprendi da una posizione
position-about =
    { $seats ->
        [one] Una posizione per una persona
       *[other] Una posizione per { $seats } persone
    } al turno { $turn }. Punteggio attuale: { $scores }.
position-play = Continua con i computer
position-play-all = Continua su questo schermo

seat-number = Posto { $number }
name-of-seat = Nome al posto { $number }
computer-of-seat = Computer al posto { $number }
hot-seat-about = Più persone condividono questo dispositivo o ricevono un link ciascuna.
who-begins = Chi comincia?
begins-by-the-rules = Chi comincia si estrae a sorte, come vogliono le regole.
begins-drawn = Estratto a sorte, comincia: { $seat }.
begins-chosen = Deciso all’apertura del tavolo, comincia: { $seat }.
begins-passed = Questa volta comincia: { $seat }.
preset-usual = Nel modo consueto
with-clock = Tempo per pensare
clock-none = Tutto quello che serve
clock-brisk = 10 minuti a testa, 20 secondi in più per turno
clock-calm = 30 minuti a testa, un minuto in più per turno
clock-days = 3 giorni a testa, 12 ore in più per turno
clock-long = { $days } g { $hours } h
with-hints = Il computer dà consigli su richiesta
with-previews = Mostra che cosa porta una scelta
with-listing = Mostra il tavolo all’ingresso
open-table = Apri il tavolo

players = Giocatori
own-part = La tua parte del tavolo
parts-of-the-board = Parti del tabellone
tab-calls = Qui puoi scegliere qualcosa
enlarge = Guarda la parte di { $name }
view = Tavolo
view-flat = Piatto
view-tilted = Inclinato
sight-next = Personaggio seguente
sight-back = Indietro
overlays = Evidenzia sul tabellone
overlay-legend = Che cosa significano i segni
overlay-none = Niente
try-only = Ci sta solo così.
ask-sure = { $text }?
button-other = Un’altra
about-this = Che cosa fa { $name }
card-now = Si può usare adesso.
card-next = Prossima carta
back-to = Indietro: { $name }
tap-again = Tocca di nuovo o conferma
button-confirm = Conferma
button-turn = Gira
what-to-do = Che cosa fare
steps-of-a-turn = Le parti di un turno
turn-number = Turno { $turn }
round-number = Round { $round }
round-of = Round { $round } · { $name }
round-set-up = Preparazione
tab-your-turn = Tocca a te: { $title }
points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }
kind-you = tu
kind-here = qui
kind-person = persona
kind-computer = computer
kind-open = in attesa
seat-open = Posto libero
seat-away = (assente)
seat-resigned = ha abbandonato
seat-taken-over = decide un computer
seat-wants-to-stop = vorrebbe smettere
watching = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
  }
which-one = Quale?

button-close = Chiudi
button-cancel = Annulla
button-end-turn = Termina turno
button-end-answer = Conferma
button-end-hand = Fai decidere { $seat }
button-undo = Indietro
button-resume = Riprendi
button-come-back = Torno a decidere io
button-rematch = Gioca ancora
button-to-rematch = Alla prossima partita
button-sit-down = Siediti
button-start = Comincia
button-seat-computer = Computer al posto { $number }
button-open-seat = Libera il posto di { $name }
button-stop-too = D’accordo
button-play-on = Continuo a giocare

choices = Che cosa puoi scegliere
choose-instead = scegli questo, invece
choices-instead = Oppure, al posto dell’ultima scelta
choices-none = Per ora non tocca a te scegliere.
hint-ask = Che cosa farebbe il computer?
hint-comes = Il computer sta pensando…
hint-says = Il computer sceglierebbe:
hint-chance = • { $choice }: { $chance }
hint-odds = { $chance }% di vittoria
hint-odds-about = { $chance }% di vittoria (± { $margin })
hint-won = vince di sicuro
hint-lost = perde, qualunque cosa accada
hint-nudge-only = Qui c’è una sola scelta sensata.
hint-nudge-clear = Una scelta è nettamente migliore delle altre.
hint-nudge-even = Più scelte si equivalgono; nessuna è un errore.
hint-nudge-brings = Cerca che cosa porta: { $list }
hint-nudge-again = Chiedi di nuovo per avere la risposta.
hint-brings = Porta: { $list }
hint-plan = Poi: { $list }
rules = Regole e carte
cards-in-play = Carte in gioco
help-now = In questo momento
help-all = Tutto il gioco
keys-title = Tasti
keys-turn = R gira nel verso seguente, Invio conferma.
keys-story = S racconta di nuovo che cosa hanno fatto gli altri; le frecce vanno di turno in turno, la barra spaziatrice ferma.
keys-overlay = O evidenzia qualcosa sul tabellone.
keys-about = Le frecce scorrono ciò che puoi scegliere, Invio sceglie. B va al tabellone, I dice che cosa fa una scelta, U torna indietro, Esc chiude.

log = Che cosa è successo
log-news = Dal tuo ultimo turno
log-latest = Di recente
log-all = Tutto
log-show = Mostra questo momento e i suoi punti
log-start = L’inizio
replay = Rivedi la partita
replay-title = Si rivede: { $at } di { $of }
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Ferma
replay-on = Un passo avanti
replay-last = Alla fine
replay-leave = Torna al tavolo

menu = Menu
menu-record = Salva la partita
menu-pause = Metti in pausa
menu-agree-pause = Accetta la pausa
menu-replace = Fai giocare un computer per { $name }
    .sure = Far giocare un computer per { $name } fino al ritorno?
menu-take-over = Fai decidere un computer per me
    .sure = Far decidere un computer per te? Gioca abbastanza piano da poterlo seguire, e puoi tornare a decidere tu in ogni momento.
menu-resign = Abbandona
    .sure = Abbandonare davvero? Gli altri continuano a giocare.
    .last = Abbandonare davvero? Allora la partita è finita.
menu-stop = Chiudi senza risultato
    .sure = Chiudere senza risultato? La partita finisce quando lo vogliono tutte le persone al tavolo.
menu-rename = Cambia il mio nome
menu-leave = Alzati dal tavolo
    .sure = Alzarsi? Il tuo posto sarà libero per altri.
menu-hand-over = Lascia il mio posto ad altri
    .sure = Lasciare il posto per sempre? Un computer gioca lì finché qualcuno non si siede.
wish-to-stop = { $count ->
    [one] { $people } vorrebbe chiudere la partita senza risultato.
   *[other] { $people } vorrebbero chiudere la partita senza risultato.
  }
wish-to-stop-own = Vorresti chiudere la partita senza risultato. Gli altri lo sanno.
invite = Invita qualcuno
invite-link = Link a questo tavolo
invite-copy = Copia
invite-copied = Copiato
invite-code = Il link come codice per la fotocamera
door-closed = Per ora questo link si apre solo su questo computer.
door-open = Apri alla mia rete
door-none = Questo link si apre solo su questo computer: non è in nessuna rete.
invite-own = Continua su un altro dispositivo
    .about = Questo link apre il tuo posto. Tienilo per te.
invite-own-link = Link al tuo posto
gathering-title = { $count ->
    [one] Manca ancora una persona
   *[other] Mancano ancora { $count } persone
  }
gathering-join = C’è un posto libero per te
gathering-ready = Ci siamo tutti

settings = Impostazioni
setting-speed = Velocità
speed-slow = Lenta
speed-normal = Normale
speed-fast = Rapida
speed-instant = Immediata
setting-theme = Luminosità
theme-auto = Come il sistema
theme-light = Chiara
theme-dark = Scura
setting-confirm = Ciò che non si può annullare
confirm-touch = secondo tocco
confirm-always = chiedi sempre
confirm-never = subito
setting-quick = Termina da sé i miei turni
    .about = Senza un ultimo sguardo; un turno finito non si può annullare.
setting-dim = Attenua ciò che non si può scegliere
    .about = Se lo tocchi, ti dice sempre perché.
setting-sound = Suoni
    .about = Un lieve clic quando qualcosa si muove, un rintocco quando tocca a te.
setting-language = Lingua
language-auto = Come il browser

option-paste = Scrivi o incolla qui, o trascina un file
option-file = Scegli un file
option-file-of = Un file per: { $option }
option-text = Il testo per: { $option }
option-too-long = Il file ha { $letters } caratteri; il massimo è { $most }.
computer-level = Come gioca il computer

connection-connecting = Connessione in corso…
connection-lost = Connessione persa, nuovo tentativo…
connection-crowded = Troppe pagine aperte da qui insieme; nuovo tentativo…
connection-closed = Chiuso
table-offline = Ora manca la connessione; tornerà da sola.
no-such-table = Questo tavolo non esiste.
    .about = Forse il link è scritto male, o il tavolo è stato sparecchiato.
not-open = Questo tavolo non è aperto agli spettatori.
    .about = Per giocare qui ti serve il link di un posto.

about = Informazioni
about-independent = Teahouse è un’opera indipendente di appassionati. Non è legata agli editori, agli autori o agli illustratori di questi giochi, né approvata da loro.
about-own-work = Le regole sono programmate da zero; tutte le immagini e i testi sono nostri. Se un gioco ti piace, compra quello vero: niente sostituisce le tessere in mano.
about-languages = Questa casa è stata scritta in inglese. I testi tedeschi, francesi e italiani vengono dalle stesse mani: nessuna delle quattro lingue è stata ancora letta da un madrelingua. Se qualcosa suona sbagliato, probabilmente lo è.
about-boards = Tabelloni e pezzi di questo gioco
about-games = I giochi
about-no-game = Questo gioco qui non c’è.
about-given = Dal regolamento
about-ours = Ricostruito da noi
about-load = Il tuo tabellone
about-loading = Per giocare su un tabellone tuo: apri un tavolo, scegli «Un tabellone tuo» (per un castello «Disegna il tuo») e incolla il tuo testo o indica il suo file. Se qualcosa non va, saprai subito dov’è e che cosa sarebbe giusto; niente va perduto.
about-files = I file della casa, come modelli
about-parts = Costruito con
about-server = Nella casa
about-browser = Nel tuo browser
about-licences = Le loro licenze per intero

## Che cosa porta una scelta, e che cosa ha dato punti

gain-best = max { $points }
gain-more = min { $points }
gain-void = niente
gain-zero = ±0
gain-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
  }
gain-said-best = { $count ->
    [one] fino a { $points } punto
   *[other] fino a { $points } punti
  }
gain-said-more = { $count ->
    [one] { $points } punto o più
   *[other] { $points } punti o più
  }
gain-said-void = non fa niente
gain-said-zero = nessun guadagno
gain-now = subito { $points }
gain-closing = avvia la fine della partita
gain-ending = chiude la partita
gain-then-draw = poi si scopre qualcosa
gain-then-other = poi decide qualcun altro
void-ask = Non farebbe niente. Costa: { $list }. Farlo lo stesso?
void-ask-free = Non farebbe niente. Farlo lo stesso?
void-do = Farlo
void-again = Non farebbe niente. Costa: { $list }. Scrivilo ancora una volta per farlo lo stesso.
void-again-free = Non farebbe niente. Scrivilo ancora una volta per farlo lo stesso.
points-none = Nessun punto è cambiato.
points-standing = Punti di { $name } per ora
points-why = Da dove vengono i punti?

## La storia di ogni turno

story-since = Dal tuo turno
story-latest = Gli ultimi turni
story-more = e altri { $count }
announce-places = { $count } scelte possibili sul tavolo.
story-replay = Rivedi
story-on = Tocca a { $seat }
story-order = { $names }
story-speed = Velocità: { $speed }
story-skip = Alla fine di ciò che si mostra
recap = Che cosa hanno fatto gli altri
recap-back = Il turno prima
recap-on = Il turno dopo
recap-my-turn = Il mio turno
recap-leave = Torna al tavolo
others-next = Il giocatore dopo
others-before = Il giocatore prima
kind-level = computer, { $level }

## L’ultimo round e la fine

closing = Ultimo round
    .near = { $choice }: così comincia l’ultimo round.
    .sure = Così comincia l’ultimo round. Per ora: { $list }.
    .begun = L’ultimo round è cominciato.
    .do = Comincia l’ultimo round
counting = Si contano i punti
    .about = Fonte per fonte, giocatore per giocatore.
    .skip = Salta
    .step = { $points ->
        [one] { $name }: 1 punto per { $source }
       *[other] { $name }: { $points } punti per { $source }
      }
    .next = Avanti: { $source }
    .done = Al punteggio finale
    .again = Conta i punti
    .nothing = { $count ->
        [one] Una fonte non ha dato nulla: { $list }.
       *[other] { $count } fonti non hanno dato nulla: { $list }.
      }
result-tied = { $name } vince lo spareggio con { $points }
result-why = Perché?
result-ending = Com’è finita: { $ending }.
result-step = Ripercorri
replay-turn-back = Il turno prima
replay-turn-on = Il turno dopo
replay-by-turn = Per turni
replay-by-choice = Per scelte
replay-link = Copia il link a questo momento
replay-copied = Il link è stato copiato.
replay-dealt = Tutto è disposto; ora scelgono i giocatori.
replay-turn = Turno { $turn } di { $of }

## Partite su questo dispositivo

matches = Tutte le partite
matches-move = Tocca a te
matches-running = In corso
matches-finished = Finite
matches-every = Tutte
matches-all = Tutte le partite su questo dispositivo: { $count }
matches-none = Qui non c’è ancora nessuna partita.
matches-play = Gioca
matches-place = { $place }º posto su { $of }
matches-waits = Tocca a { $name }
lobby-over = finita
matches-remove = Togli { $title } da questo elenco
    .sure = La partita va avanti senza di te: questo dispositivo dimentica il tuo posto. Solo il suo link riporta lì.
    .do = Toglila
device = Questo dispositivo
    .about = Non ci sono account: posti e impostazioni restano in questo browser, sotto un nome casuale che non viene inviato a nessuno.
device-export = Salva in un file
device-import = Carica da un file
device-forget = Dimentica tutto
    .sure = Posti, impostazioni ed elenco delle partite vengono cancellati qui. Le partite in corso si ritrovano solo con i loro link.
    .do = Dimentica
device-wrong-file = Questo file non viene da Teahouse.
no-such-page = Questa pagina non esiste.
    .about = Qui niente si chiama { $page }. Il link di una partita comincia con /t/.
wrong-seat-link = Questo link non apre nessun posto a questo tavolo; stai guardando. Chiedine un altro, o siediti se c’è un posto libero.

## Imparare

place-home = Inizio
place-play = Gioca
places = Luoghi della casa
learn = Impara
learn-about = Brevi lezioni al tavolo vero: pochi minuti l’una, nell’ordine che vuoi. Quello che hai fatto resta su questo dispositivo.
learn-begin = Comincia
learn-go-on = Continua
learn-progress = Fatte { $done } su { $count }
learn-done = fatta
learn-begun = cominciata
learn-leave = Torna alle lezioni
learn-step = Passo { $step } di { $of }
learn-next = Avanti: { $title }
learn-match = E ora una partita con la guida
learn-back = Riprendi la mossa
learn-show = Mostrami
    .do = Fallo per me
learn-again = Dall’inizio
learn-free = Continua da qui
learn-over = La partita è finita. Dall’inizio, o alla prossima lezione?
newcomer-title = { $game }: è la tua prima volta?
newcomer-about = Scegli come cominciare. Te lo chiediamo una volta sola; le lezioni restano in «Impara».
newcomer-lesson = Una prima lezione: { $title }
newcomer-guided = Una partita con la guida
newcomer-refuse = Solo giocare
guide-choice = { $choice }: { $gain }
guide-few = { $few } scelte su { $all } sono evidenziate: adesso sembrano buone.
guide-ways = { $count ->
    [one] Io farei così: { $list }
   *[other] Io farei una di queste: { $list }
}
guide-all = Mostra tutte e { $all }
guide-too = Permesso anche questo: ora è evidenziato tutto ciò che puoi scegliere.
guide-end = Il tuo turno è fatto. Guarda ancora una volta, poi terminalo.
guide-waits = Ora tocca agli altri. Quello che fanno è raccontato sopra il tavolo.
guide-stop = Senza guida
reason-not-in-this-step = Questo fa parte di un’altra parte della lezione.
reason-the-step-is-over = Questo passo è finito.
learn-type = Scrivi `{ $hint }` per vedere come si fa, `{ $undo }` per riprendere la mossa, `{ $look }` per il tavolo, `{ $quit }` per uscire.
learn-list = Lezioni: { $list }
learn-course-done = Ben fatto: era l’ultima lezione di questo corso.

## Preparare un tavolo

button-back = Indietro
set-up-of = Un tavolo: { $title }
set-up-parts = Come è preparato il tavolo
set-up-picture = Ciò che è scelto
group-players = Giocatori
    .about = Persone a questo dispositivo, computer, o amici che ricevono un link.
group-way = Modo di giocare
    .about = Un inizio: poi ogni dettaglio si può ancora cambiare.
group-time = Tempo e aiuti
    .about = Niente di questo cambia le regole.
group-house = Regole di casa
    .about = Dove un regolamento lascia aperta una domanda, o il tuo tavolo gioca diversamente.
how-many = Quanti
sits-person = Qui
sits-open = Con un link
    .about = Riceve un link e sceglie un nome.
sits-computer = Computer
seat-kind = Chi siede al posto { $number }
level-plays = { $name }, Elo { $elo }: { $about }.
level-plain = { $name }: { $about }.
level-beats = Vincerebbe circa { $count } partite su 100 contro { $name }.
level-weaker = Un gradino più debole
level-stronger = Un gradino più forte
level-as-me = Forte come me
level-as-me-by = Segue i tuoi risultati su questo dispositivo: finora { $count ->
    [one] una partita
   *[other] { $count } partite
}.
level-as-me-first = Comincia come al solito e segue i tuoi risultati su questo dispositivo.
begins-by-lot = A sorte
    .about = Si estrae quando il tavolo si apre; alla rivincita tocca al successivo.
seat-computer = Computer { $number }
order = Ordine
ideal-first = Prima gli ideali per { $count }
by-name = Tutti, dalla A alla Z
ideal-count = { $ideal } su { $all } sono ideali per { $count }
ideal-for = ideale per { $players }
made-for = pensato per { $players }
own-picture = Disegna il tuo
    .about = scritto, o da un file
own-board = Un tabellone tuo
    .about = da un file
own-text = qualcos’altro…
own-value = Il tuo
cards-none = Nessuna
cards-draw = Pescane { $count }
cards-lot = A sorte
cards-these = Queste
cards-this = Questa
cards-how = { $set }: come
cards-ticked = Scelte { $count } su { $of } · al massimo { $most }
cards-drawn = si pesca all’inizio della partita
cards-out = nessuna in gioco
cards-most = Al massimo { $most }: togline prima una.
rules-usual = Come al solito
rules-differ = { $count ->
    [one] 1 su { $of } è diversa
   *[other] { $count } su { $of } sono diverse
  } · si vede solo ciò che conta a questo tavolo
rules-differ-short = { $count ->
    [0] Come al solito
    [one] { $count } è diversa
   *[other] { $count } sono diverse
  }
rules-yours = tua
with-clock-about = per la partita, e un po’ di più a ogni turno
with-previews-about = punti scritti su tessere e caselle
with-hints-about = una lampada che dice che cosa farebbe il computer più forte
with-listing-about = altri possono guardare, o prendere un posto libero
answer-on = Sì
answer-off = No
time-hints = consigli su richiesta
time-no-hints = senza consigli
keep-usual = Salva come abituale
keep-usual-done = Salvato su questo dispositivo
start-over = Da capo
put-right = { $count ->
    [one] Una cosa da correggere
   *[other] { $count } cose da correggere
  }
set-up-done = Fatto
summary-house = { $count ->
    [one] Una regola di casa.
   *[other] { $count } regole di casa.
  }
summary-clock = { $bank } { $unit ->
    [days] { $bank ->
            [one] giorno
           *[other] giorni
        }
    [hours] h
   *[minutes] min
  } a testa, { $bonus } { $more ->
    [hours] h
    [minutes] min
   *[seconds] s
  } in più per turno.
summary-no-clock = Senza orologio.
summary-lot = Chi comincia si estrae a sorte.
summary-begins = Comincia { $name }.

# Che cosa non va in una scelta.
refused-no-such-value = «{ $value }» non è tra le risposte.
refused-no-such-option = Non c’è un’opzione «{ $name }». Forse: { $near }
refused-no-such-preset = Non c’è un modo di giocare «{ $name }». Forse: { $near }
refused-seats = Questo gioco è per { $counts } giocatori, non { $seats }.
refused-takes-too-long = Ci vuole troppo tempo a leggerlo: serve qualcosa di più piccolo, o di più semplice.
refused-no-such-board = Non c’è un tabellone «{ $value }»: scegline uno, o dai il testo intero di un file.
refused-no-such-card = Non c’è la carta «{ $name }». Forse: { $near }
refused-card-twice = { $listed }: la stessa carta è nominata due volte.
refused-no-cards = Non è stato scelto niente: nomina delle carte, o scegli «Nessuna».
refused-too-many-cards = Non si possono pescare { $count } carte: ce ne sono { $most }.
refused-no-toml = Questo non è un file di tabellone: non è scritto in TOML.
refused-no-toml-line = Questo non è un file di tabellone: la riga { $line } non è TOML.
refused-board-file = Il file del tabellone non si può usare: { $where } { $problem }
refused-file-missing = Il file del tabellone non dice nulla di { $where }.
refused-file-number = File, { $where }: qui va un numero intero, non { $found }.
refused-file-range = File, { $where }: qui va un numero da { $low } a { $high }, non { $found }.
refused-file-text = File, { $where }: qui va un testo, non { $found }.
refused-file-word = File, { $where }: qui va una parola tra { $known }, non { $found }.
refused-file-flag = File, { $where }: qui va true o false, non { $found }.
refused-file-table = File, { $where }: qui va una tabella, non { $found }.
refused-file-list = File, { $where }: qui va una lista.
refused-file-falls = File, { $where }: i numeri non devono scendere, ma { $then } segue { $first }.
refused-file-unknown = File, { $where }: questa chiave qui non c’è. Forse: { $near }
refused-file-twice = File del tabellone, { $where }: { $found } compare due volte.
refused-file-order = File del tabellone, { $where }: qui vanno, in quest’ordine: { $known }.
refused-file-exactly = { $need ->
    [one] File del tabellone, { $where }: qui va esattamente una voce.
   *[other] File del tabellone, { $where }: qui vanno esattamente { $need } voci.
  }
refused-file-most = File del tabellone, { $where }: qui vanno al massimo { $most } voci.
refused-file-least = File del tabellone, { $where }: qui vanno almeno { $least } voci.
refused-file-between = File del tabellone, { $where }: qui vanno da { $least } a { $most } voci, non { $have }.
refused-file-fixed = File del tabellone, { $where }: qui va bene solo { $known }.
refused-file-rise = File del tabellone, { $where }: i numeri devono crescere.
refused-file-rises = File del tabellone, { $where }: i numeri devono crescere, ma { $then } segue { $first }.
refused-file-lacks = File del tabellone, { $where }: manca { $need }.
refused-file-option = File del tabellone, { $where }: è una regola della casa e si imposta con il tavolo.
