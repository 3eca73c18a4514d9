### Der Rahmen um jedes Spiel, auf Deutsch.

literal = { $text }
with-rule = { $text } (Regel { $rule })
rule-title = Regel { $rule }
named = { $name }: { $text }
player = Spieler { $number }
# Der eigene Name im Terminal: „Ich nahm …“ liest sich wie „Anna nahm …“.
you = Ich
computer-1 = Bao
computer-2 = Lin
computer-3 = Mei
computer-4 = Tao
guide-name = Deng
school-missed = So geht es nicht mehr. Nimm es zurück und schau noch einmal hin.
school-free = Das Brett gehört dir: Spiel, wie du magst. Die anderen antworten.

## Vor dem Spiel

welcome-title = Willkommen bei { $title }.
welcome-type = Tippe, was du tun möchtest (einen Ort wie d2 oder eine Nummer der Liste). Außerdem: hilfe, tipp, zurück, ende.
ask-first-game = Ist das deine erste Partie? { $advice } [J/n]
suggest-first-game = Zum ersten Mal hier? Beginne mit `--preset first-game`. { $advice }
ask-continue = Eine angefangene Partie vom { $date } wartet. Möchtest du sie fortsetzen? [J/n]
resumed = Fortgesetzt aus { $file }, { $round ->
    [0] noch beim Aufbau.
   *[other] Runde { $round }.
  }
advice = Hinweis: { $text }
no = n

## Der Zug

turn-over = Ende deines Zuges. Enter geht weiter, `zurück` nimmt zurück.
turn-over-hand = Jetzt entscheidet { $seat }. Enter gibt weiter, `zurück` nimmt zurück.
turn-over-answer = Mit Enter gilt deine Antwort; `zurück` nimmt sie zurück.

## Der Tisch

table-waits = { $seat } überlegt …
table-total = Summe
table-place = Platz
table-draws = Etwas Neues wird aufgedeckt …

## Antworten

unknown-input = „{ $text }“ kenne ich hier nicht. { $example }
unknown-input-example = Versuche { $example } oder `hilfe`.
ambiguous = „{ $text }“ kann { $list } bedeuten. Bitte tippe etwas mehr.
and-more = { $list } … ({ $count } insgesamt)
why-legal = Ja, das ist möglich: { $choice }.
why-effect = Es würde bedeuten: { $events }.
why-gain = Es bringt: { $gain }.
why-chance = Danach wird etwas Neues aufgedeckt, zurücknehmen ließe es sich also nicht.
why-which = Zu einer Wahl frag so: `warum { $example }`.
why-none = Bisher haben sich keine Punkte geändert.
undone = Zurückgenommen: { $choice }.
undo-other = Nur deine eigene letzte Wahl lässt sich zurücknehmen; die letzte war von { $name }.
hint-first = { $choice } (tippe { $typed }): { $chance }
hint-also = oder { $choice } (tippe { $typed }): { $chance }
rules-which = Schlage ein Wort nach, zum Beispiel: { $list }
rules-none = Über „{ $text }“ steht hier nichts. Nachschlagen kannst du: { $list }
rules-example = Beispiel (übliches Brett, übliche Lesarten)
rules-see = Siehe auch: { $list }
rules-see-also = Siehe auch
rules-all = Alle Regeln
rules-rulings = Fragen und Antworten
rules-pages = Zum Nachschlagen
rules-none-here = Für diese Regel gibt es noch keine Worte.
about-card = Mehr darüber
log-empty = Noch ist nichts geschehen.
what-is-it-about = Worum geht es?
score-now = Der Punktestand, wenn die Partie jetzt endete
saved = Gespeichert in { $file }
save-failed = { $file } ließ sich nicht schreiben: { $cause }
quit = Die Partie ist gespeichert in { $file }
quit-resume = Weiter geht es mit: teahouse play --resume { $command }
quit-unsaved = Es wurde noch nichts gespielt, darum wurde nichts gespeichert.
not-saved = Die Partie konnte nirgends gespeichert werden.

reason-nothing-has-been-played-yet = Es wurde noch nichts gespielt, also gibt es nichts zurückzunehmen.
reason-something-new-has-been-revealed-since = Seitdem wurde etwas Neues aufgedeckt, darum lässt sich das nicht zurücknehmen.
reason-chance-has-to-draw-first = Zuerst muss etwas gezogen werden.
reason-the-game-is-over = Die Partie ist vorbei.
reason-now-is-the-moment-for = Danach ist gerade nicht gefragt; möglich sind: { $asked }.

## Hilfe

help-1 = Du wählst, indem du eine Nummer der Liste tippst oder die Wahl selbst: `take d2` oder einfach `d2`.
help-hint = Rat vom Computer
help-undo = deine letzte Wahl zurücknehmen
help-why = warum etwas (nicht) möglich ist und was es bringt: warum e3; allein: woher die letzten Punkte kamen
help-rules = ein Wort, eine Karte, eine Regel erklären: regeln Schrein
help-sheet-cards = die Karten dieser Partie
help-sheet-unseen = welche Steine noch verborgen sind
help-score = die Punkte aller, nach Herkunft
help-log = alles, was geschehen ist
help-look = den Tisch noch einmal zeigen (auch: Enter)
help-choices = alle Möglichkeiten, eine nach der anderen
help-save = die Partie in eine Datei schreiben: speichern meine-partie.txt
help-quit = aufhören; die Partie bleibt erhalten und lässt sich fortsetzen

# Wie die Befehle heißen; die englischen Wörter gehen immer auch.
command-help = hilfe
command-hint = tipp
command-undo = zurück
command-why = warum
command-rules = regeln
command-cards = karten
command-unseen = verborgen
command-score = punkte
command-log = verlauf
command-look = tisch
command-choices = alles
command-save = speichern
command-quit = ende
command-rematch = revanche

## Das Ende

result-title = Endstand
result-total = Summe
result-place = Platz
result-winner = { $points ->
    [one] { $name } gewann mit 1 Punkt!
   *[other] { $name } gewann mit { $points } Punkten!
  }
result-shared = { $points ->
    [one] Geteilter Sieg mit 1 Punkt: { $names }.
   *[other] Geteilter Sieg mit { $points } Punkten: { $names }.
  }
result-resigned = { $count ->
    [one] { $name } gewann: { $others } hat aufgegeben.
   *[other] { $name } gewann: { $others } haben aufgegeben.
  }
ending-resigned = aufgegeben
result-alone = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }: { $ending }.
result-tie = Gleichstand, { $name } vor { $other }: { $what } ({ $more } zu { $less }).
result-offer = Enter beendet · `revanche` spielt noch einmal · `speichern` behält die Partie · `verlauf` erzählt sie

## Was ein Tisch ablehnt

reason-this-link-opens-no-seat-here = Dieser Link gehört zu keinem Platz an diesem Tisch.
reason-only-the-owner-of-the-table-may-do-this = Das darf nur, wer den Tisch eröffnet hat.
reason-this-is-not-your-seat = Das ist nicht dein Platz.
reason-this-table-is-not-open-to-spectators = An diesem Tisch sind keine Zuschauer vorgesehen.
reason-there-is-no-such-seat = Diesen Platz gibt es nicht; der Tisch hat { $seats }.
reason-all-seats-are-taken = Alle Plätze sind besetzt.
reason-this-seat-is-taken = Dieser Platz ist besetzt: { $seat } sitzt schon hier.
reason-no-person-sits-there = Dort sitzt kein Mensch.
reason-some-seats-are-still-open = { $missing ->
    [one] Ein Platz ist noch frei.
   *[other] { $missing } Plätze sind noch frei.
}
reason-a-person-keeps-the-seat-during-the-match = { $seat } behält den Platz, solange die Partie läuft.
reason-the-match-has-begun-already = Die Partie hat schon begonnen.
reason-the-match-has-not-begun-yet = Die Partie hat noch nicht begonnen.
reason-the-match-is-over = Die Partie ist vorbei.
reason-the-match-is-not-over-yet = Die Partie ist noch nicht vorbei.
reason-the-match-is-paused = Die Partie ruht gerade; setze sie zuerst fort.
reason-the-match-is-not-paused = Die Partie ruht nicht.
reason-somebody-is-here-and-decides = { $seat } ist da und entscheidet selbst.
reason-nobody-is-away-so-soon = { $seat } ist vielleicht gleich zurück; in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  } kann ein Computer weiterspielen.
reason-only-oneself-chooses-a-computer-to-play-for-one = Welcher Computer für { $seat } spielt, bestimmen nicht die anderen.
reason-you-have-paused-often-enough = Mit Uhr kann jeder { $most }-mal unterbrechen.
reason-the-pause-has-just-begun = Die Pause hat gerade erst begonnen; in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
  } kannst du sie beenden.
reason-this-table-has-seen-enough = An diesem Tisch ist { $most }-mal etwas geschehen, mehr wird nicht aufgeschrieben: Beende die Partie, gib auf oder eröffne einen neuen.
reason-the-table-has-changed-since = Am Tisch hat sich inzwischen etwas getan; sieh noch einmal hin und wähle dann.
reason-this-choice-was-made-already = Diese Wahl ist schon getroffen.
reason-somebody-else-decides-there-now = Dort entscheidet jetzt jemand anderes.
reason-it-is-not-your-move = Du bist nicht am Zug; alle warten auf { $seat }.
reason-a-computer-plays-for-you = Ein Computer entscheidet für dich; nimm zuerst deinen Platz zurück.
reason-a-computer-plays-there-already = Dort entscheidet schon ein Computer.
reason-you-decide-here-already = Hier entscheidest du schon selbst.
reason-you-have-resigned = Du hast aufgegeben.
reason-end-your-turn-or-take-something-back = Es ist nichts mehr zu wählen: Weiter geht es mit dem Hauptknopf, oder nimm etwas zurück.
reason-your-turn-is-not-finished = Dein Zug ist noch nicht fertig.
reason-you-have-not-chosen-anything-yet = Du hast noch nichts gewählt, was sich zurücknehmen ließe.
reason-this-choice-stands = Diese Wahl gilt; sie lässt sich nicht mehr zurücknehmen.
reason-only-so-much-can-be-taken-back = Zurücknehmen kannst du nur, was du seit der letzten Aufdeckung gewählt hast.
reason-your-time-is-up = Deine Zeit ist abgelaufen.
reason-a-clock-has-between-a-moment-and-a-year = Eine Uhr muss mehr als null anzeigen und höchstens ein Jahr.
reason-the-people-at-the-table-decide-this-together = Das entscheiden die Menschen am Tisch gemeinsam.
reason-the-rematch-is-waiting-already = Die Revanche wartet schon.

## Der Server

table-end-turn = Beende deinen Zug oder nimm etwas zurück.
table-end-answer = Du hast geantwortet. Bestätige es oder nimm es zurück.
table-hand-over = Jetzt entscheidet { $seat }. Gib weiter oder nimm etwas zurück.
table-paused = Die Partie ruht.
table-paused-by = { $seat } hat die Partie unterbrochen.
note-only-first = Die zweite Wahl war nicht mehr möglich: Nur die erste wurde getroffen.
note-paused = { $seat } hat die Partie unterbrochen.
note-paused-by-owner = Der Gastgeber hat die Partie unterbrochen.
note-replaced = { $seat } ist nicht da: Auf Wunsch des Gastgebers spielt ein Computer weiter.
table-gathering = Wir warten, bis alle sitzen …
table-abandoned = Die Partie endete ohne Ergebnis.
table-over = Die Partie ist vorbei.
table-over-resigned = Die Partie ist vorbei: { $seat } hat aufgegeben.
told-resigned = { $seat } hat aufgegeben.
log-resigned = gab auf
computer-was-too-slow = { $seat } überlegte zu lange, darum entschied der Zufall.
computer-failed = { $seat } kam zu keiner Entscheidung, darum wählte der Zufall.
bot-greedy = Gierig
    .about = sucht die beste Stellung dieses Zuges
bot-random = Zufällig
    .about = spielt irgendetwas

reason-there-is-no-such-table = Diesen Tisch gibt es nicht.
reason-this-table-is-played-without-hints = An diesem Tisch wird ohne Tipps gespielt.
reason-the-computer-knows-no-hint-now = Der Computer weiß gerade keinen Rat.
reason-a-hint-is-on-its-way = Ein Rat ist schon unterwegs.
reason-only-this-computer-opens-its-door = Nur wer am Computer sitzt, auf dem das Haus läuft, kann die Tür öffnen.
reason-this-address-is-not-let-in = Diese Adresse wird hier nicht eingelassen.
reason-only-watchers-read-this = Die Zahlen des Servers lesen nur dieser Computer und die Adressen, die der Betreiber genannt hat.
reason-there-is-no-network-here = Dieser Computer ist in keinem Netz.
reason-the-network-cannot-be-let-in = Die Tür zum Netz ließ sich nicht öffnen: { $problem }
reason-this-page-comes-from-elsewhere = Diese Anfrage kommt von einer fremden Seite.
trouble-in-the-house = Im Haus ist etwas schiefgegangen; versuche es gleich noch einmal.
reason-too-many-messages-at-once = Das war zu viel auf einmal; in { $seconds } { $seconds ->
    [one] Sekunde
   *[other] Sekunden
} geht es weiter.
reason-too-many-tables-of-computers = An { $most } deiner Tische spielen schon Computer unter sich; schließe erst einen davon.
reason-a-match-is-analysed-when-it-is-over = Eine Partie wird ausgewertet, wenn sie vorbei ist.
reason-too-much-is-being-done-for-you = Für dich wird gerade zu vieles ausgerechnet; warte ein wenig.

## Der Browser

games = Spiele
guest = Gast
lobby-title = Setz dich, der Tee ist heiß
lobby-about = Brettspiele gegen den Computer, gemeinsam an einem Gerät oder mit Freunden über einen Link. Ohne Konto, ohne Installation.
your-name = Dein Name
play-now = Sofort spielen
set-up-table = Tisch eröffnen
game-seats = { $from } bis { $to } Spieler
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand. Eröffne einen Tisch und schicke den Link an Freunde.
lobby-free = { $count ->
    [0] voll besetzt
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
  }
lobby-playing = wird gespielt
lobby-your-move = du bist am Zug
own-tables = Deine Tische
button-return = Weiterspielen
button-join = Dazusetzen
button-watch = Zuschauen
to-the-lobby = Zur Übersicht
position-title = Von einer Stellung aus spielen
position-about =
    { $seats ->
        [one] Eine Stellung für eine Person
       *[other] Eine Stellung für { $seats } Personen
    } in Zug { $turn }. So steht es: { $scores }.
position-play = Mit Computern weiterspielen
position-play-all = An diesem Bildschirm weiterspielen

seat-number = Platz { $number }
name-of-seat = Name an Platz { $number }
computer-of-seat = Computer an Platz { $number }
hot-seat-about = Mehrere Personen „hier“ teilen sich dieses Gerät oder bekommen jeweils einen Link.
who-begins = Wer beginnt?
begins-by-the-rules = Wer beginnt, wird nach der Spielregel ausgelost.
begins-drawn = Das Los entschied, wer beginnt: { $seat }.
begins-chosen = Beim Einrichten wurde gewählt, wer beginnt: { $seat }.
begins-passed = Diesmal beginnt: { $seat }.
preset-usual = Wie üblich
option-paste = Hier schreiben oder einfügen, oder eine Datei ablegen
option-file = Datei wählen
option-file-of = Eine Datei für: { $option }
option-text = Der Text für: { $option }
option-too-long = Die Datei hat { $letters } Zeichen; höchstens { $most } sind möglich.
computer-level = Wie der Computer spielt
with-clock = Bedenkzeit
clock-none = So lange es dauert
clock-brisk = Je 10 Minuten, und 20 Sekunden mehr pro Zug
clock-calm = Je 30 Minuten, und eine Minute mehr pro Zug
clock-days = Je 3 Tage, und 12 Stunden mehr pro Zug
clock-long = { $days } T { $hours } Std
with-hints = Der Computer gibt auf Wunsch Tipps
with-previews = Zeigen, was eine Wahl bringt
with-listing = Den Tisch in der Übersicht zeigen
open-table = Tisch eröffnen

players = Spieler
own-part = Dein Teil des Tisches
parts-of-the-board = Teile des Spielplans
what-to-do = Was zu tun ist
steps-of-a-turn = Die Teile eines Zuges
turn-number = Zug { $turn }
round-number = Runde { $round }
round-of = Runde { $round } · { $name }
round-set-up = Aufbau
tab-your-turn = Du bist dran: { $title }
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
kind-you = du
kind-here = hier
kind-person = Mensch
kind-computer = Computer
kind-open = wartet
seat-open = Freier Platz
seat-away = (nicht da)
seat-resigned = aufgegeben
seat-taken-over = Computer entscheidet
seat-wants-to-stop = möchte aufhören
watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
  }
which-one = Welche Wahl?

button-close = Schließen
button-cancel = Abbrechen
button-end-turn = Zug beenden
button-end-answer = Bestätigen
button-end-hand = { $seat } entscheiden lassen
button-confirm = Bestätigen
button-turn = Drehen
button-undo = Zurück
button-resume = Weiter
button-come-back = Wieder selbst entscheiden
button-rematch = Noch einmal
button-to-rematch = Zur nächsten Partie
button-sit-down = Dazusetzen
button-start = Beginnen
button-seat-computer = Computer an Platz { $number }
button-open-seat = Platz von { $name } freigeben
button-stop-too = Einverstanden
button-play-on = Doch weiterspielen

choices = Was du wählen kannst
choose-instead = stattdessen dies wählen
choices-instead = Oder statt deiner letzten Wahl
choices-none = Gerade bist du nicht gefragt.
hint-ask = Was würde der Computer tun?
hint-comes = Der Computer überlegt …
hint-says = Der Computer würde wählen:
hint-chance = • { $choice }: { $chance }
hint-odds = { $chance } % Gewinnchance
hint-odds-about = { $chance } % Gewinnchance (± { $margin })
hint-won = gewinnt sicher
hint-lost = verliert, was auch geschieht
hint-nudge-only = Hier gibt es nur eine sinnvolle Wahl.
hint-nudge-clear = Eine Wahl ist deutlich besser als die anderen.
hint-nudge-even = Mehrere Möglichkeiten sind etwa gleich gut; keine davon ist ein Fehler.
hint-nudge-brings = Suche, was das bringt: { $list }
hint-nudge-again = Frag noch einmal, dann kommt die Antwort.
hint-brings = Bringt: { $list }
hint-plan = Danach: { $list }
rules = Regeln und Karten
cards-in-play = Karten im Spiel
help-now = Zu diesem Augenblick
help-all = Das ganze Spiel
keys-title = Tasten
keys-turn = R dreht zur nächsten Lage, Enter bestätigt sie.
keys-story = S zeigt noch einmal, was die anderen getan haben; Pfeile gehen von Zug zu Zug, die Leertaste hält an.
keys-overlay = O legt etwas über den Plan.
keys-about = Pfeile gehen durch alles Wählbare, Enter wählt. B springt zum Plan, I sagt, was eine Wahl bewirkt, U nimmt zurück, Escape schließt.

log = Was geschah
log-news = Seit deinem letzten Zug
log-latest = Zuletzt
log-all = Alles
log-show = Diesen Moment und seine Punkte zeigen
log-start = Der Anfang
replay = Die Partie nacherleben
replay-title = Rückblick: { $at } von { $of }
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Ein Schritt weiter
replay-last = Zum Ende
replay-leave = Zurück an den Tisch

menu = Menü
menu-record = Partie speichern
menu-pause = Partie ruhen lassen
menu-agree-pause = Der Pause zustimmen
menu-replace = Computer für { $name } spielen lassen
    .sure = Soll ein Computer für { $name } weiterspielen, bis { $name } zurück ist?
menu-take-over = Computer für mich entscheiden lassen
    .sure = Soll ein Computer für dich entscheiden? Er spielt so langsam, dass du zusehen kannst, und du kannst jederzeit wieder selbst entscheiden.
menu-resign = Aufgeben
    .sure = Endgültig aufgeben? Die anderen spielen weiter.
    .last = Endgültig aufgeben? Dann ist die Partie vorbei.
menu-stop = Ohne Ergebnis aufhören
    .sure = Ohne Ergebnis aufhören? Die Partie endet, wenn alle Menschen am Tisch es wollen.
menu-rename = Meinen Namen ändern
menu-leave = Vom Tisch aufstehen
    .sure = Aufstehen? Dein Platz ist dann frei für andere.
menu-hand-over = Meinen Platz anderen überlassen
    .sure = Den Platz endgültig überlassen? Ein Computer spielt dort, bis sich jemand dazusetzt.
wish-to-stop = { $count ->
    [one] { $people } möchte die Partie ohne Ergebnis beenden.
   *[other] { $people } möchten die Partie ohne Ergebnis beenden.
  }
wish-to-stop-own = Du möchtest die Partie ohne Ergebnis beenden. Die anderen wissen es.
invite = Freunde einladen
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Kopiert
invite-code = Der Link als Code für die Kamera
door-closed = Noch öffnet sich dieser Link nur auf diesem Computer.
door-open = Für mein Netz öffnen
door-none = Dieser Link öffnet sich nur auf diesem Computer: Er ist in keinem Netz.
invite-own = Mit einem anderen Gerät weiterspielen
    .about = Dieser Link öffnet deinen eigenen Platz. Behalte ihn für dich.
invite-own-link = Link zu deinem Platz
gathering-title = { $count ->
    [one] Eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
  }
gathering-join = Ein Platz ist frei für dich
gathering-ready = Alle sind da

settings = Einstellungen
setting-speed = Tempo
speed-slow = Gemächlich
speed-normal = Normal
speed-fast = Schnell
speed-instant = Sofort
setting-theme = Helligkeit
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
setting-confirm = Was sich nicht zurücknehmen lässt
confirm-touch = zweites Tippen
confirm-always = immer fragen
confirm-never = sofort
setting-quick = Meine Züge enden von selbst
    .about = Ohne letzten Blick; ein beendeter Zug lässt sich nicht zurücknehmen.
setting-dim = Abdunkeln, was nicht wählbar ist
    .about = Antippen sagt dir immer, warum.
setting-sound = Töne
    .about = Ein leises Klicken, wenn sich etwas bewegt, ein Gong, wenn du an der Reihe bist.
setting-language = Sprache
language-auto = Wie der Browser

tab-calls = Hier kannst du etwas wählen
enlarge = Was vor { $name } liegt, ansehen
view = Tisch
view-flat = Flach
view-tilted = Gekippt
sight-next = Nächster Gast
sight-back = Zurück
overlays = Über den Plan legen
overlay-legend = Was die Zeichen bedeuten
overlay-none = Nichts
try-only = Es passt nur so.
ask-sure = { $text }?
button-other = Etwas anderes
about-this = Was { $name } bewirkt
card-now = Sie kann jetzt benutzt werden.
card-next = Nächste Karte
back-to = Zurück: { $name }
tap-again = Noch einmal antippen oder bestätigen

connection-connecting = Verbindung wird aufgebaut …
connection-lost = Verbindung verloren, neuer Versuch …
connection-crowded = Von hier aus ist zu viel auf einmal offen; neuer Versuch …
connection-closed = Geschlossen
table-offline = Gerade besteht keine Verbindung; sie kommt von selbst zurück.
no-such-table = Diesen Tisch gibt es nicht.
    .about = Vielleicht ist der Link nicht vollständig, oder der Tisch wurde abgeräumt.
not-open = An diesem Tisch sind keine Zuschauer vorgesehen.
    .about = Zum Mitspielen brauchst du den Link eines Platzes.

about = Über Teahouse
about-independent = Teahouse ist ein unabhängiges Werk von Fans. Es steht in keiner Verbindung zu den Verlagen, Autoren und Illustratoren dieser Spiele.
about-own-work = Die Regeln sind von Grund auf neu programmiert; alle Bilder und Texte sind unsere eigenen. Gefällt dir hier ein Spiel, dann kauf das echte: Nichts ersetzt Steine in der Hand.
about-languages = Dieses Haus wurde auf Englisch geschrieben. Die deutschen, französischen und italienischen Texte stammen von denselben Händen: Noch kein Muttersprachler hat eine der vier Sprachen gelesen. Klingt etwas falsch, ist es das wahrscheinlich auch.
about-boards = Über Pläne und Material dieses Spiels
about-games = Die Spiele
about-no-game = Dieses Spiel gibt es hier nicht.
about-given = Aus der Spielregel
about-ours = Von uns nachgebildet
about-load = Dein eigener Plan
about-loading = So spielst du auf einem eigenen Plan: Richte einen Tisch ein, wähle „Ein eigener Plan“ (bei einer Burg „Selbst zeichnen“) und füge deinen Text ein oder gib seine Datei an. Stimmt etwas daran nicht, erfährst du sofort, wo es steht und was richtig wäre; verloren geht nichts.
about-files = Die Dateien des Hauses, als Muster
about-parts = Gebaut mit
about-server = Im Haus
about-browser = In deinem Browser
about-licences = Ihre Lizenzen im Wortlaut

## Stufen der Computerspieler

bot-newcomer = Neuling
    .about = kennt die Regeln, übersieht viel und hat Gewohnheiten, die Punkte kosten
bot-newcomer-2 = Neuling +
    .about = übersieht manches und hat Gewohnheiten, die Punkte kosten
bot-newcomer-3 = Neuling ++
    .about = übersieht wenig, hat aber Gewohnheiten, die Punkte kosten
bot-regular = Stammgast
    .about = macht für jeden Zug einen Plan, mit einer Schwäche und kleinen Fehlern
bot-regular-2 = Stammgast +
    .about = macht für jeden Zug einen Plan, mit kleinen Fehlern
bot-regular-3 = Stammgast ++
    .about = holt das Beste aus dem Zug heraus und irrt selten
bot-seasoned = Erfahren
    .about = spielt jeden Zug gut
bot-seasoned-2 = Erfahren +
    .about = denkt ein wenig voraus
bot-seasoned-3 = Erfahren ++
    .about = denkt voraus
bot-expert = Könner
    .about = volle Stärke
bot-with-elo = { $name }, Elo { $elo }

## Was eine Wahl bringt, und was Punkte gebracht hat

gain-best = max. { $points }
gain-more = min. { $points }
gain-void = nichts
gain-zero = ±0
gain-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
gain-said-best = { $count ->
    [one] bis zu { $points } Punkt
   *[other] bis zu { $points } Punkte
  }
gain-said-more = { $count ->
    [one] { $points } Punkt oder mehr
   *[other] { $points } Punkte oder mehr
  }
gain-said-void = bewirkt nichts
gain-said-zero = kein Gewinn
gain-now = sofort { $points }
gain-closing = leitet das Ende des Spiels ein
gain-ending = beendet das Spiel
gain-then-draw = dann wird etwas aufgedeckt
gain-then-other = dann entscheidet jemand anders
void-ask = Das würde nichts bewirken. Es kostet: { $list }. Trotzdem?
void-ask-free = Das würde nichts bewirken. Trotzdem?
void-do = Trotzdem tun
void-again = Das würde nichts bewirken. Es kostet: { $list }. Gib es noch einmal ein, um es trotzdem zu tun.
void-again-free = Das würde nichts bewirken. Gib es noch einmal ein, um es trotzdem zu tun.
points-none = Keine Punkte haben sich geändert.
points-standing = Punkte von { $name } nach jetzigem Stand
points-why = Woher kommen die Punkte?

## Die Geschichte jedes Zugs

story-since = Seit deinem Zug
story-latest = Die letzten Züge
story-more = und { $count } mehr
announce-places = { $count } Dinge auf dem Tisch sind wählbar.
story-replay = Zeigen
story-on = { $seat } ist am Zug
story-order = { $names }
story-speed = Tempo: { $speed }
story-skip = Ans Ende dessen, was gezeigt wird
recap = Was die anderen getan haben
recap-back = Der Zug davor
recap-on = Der nächste Zug
recap-my-turn = Mein Zug
recap-leave = Zurück an den Tisch
others-next = Der nächste Spieler
others-before = Der Spieler davor
kind-level = Computer, { $level }

## Die letzte Runde und das Ende

closing = Letzte Runde
    .near = { $choice }: Damit beginnt die letzte Runde.
    .sure = Damit beginnt die letzte Runde. Es steht jetzt: { $list }.
    .begun = Die letzte Runde hat begonnen.
    .do = Letzte Runde beginnen
counting = Die Punkte werden gezählt
    .about = Quelle für Quelle, Spieler für Spieler.
    .skip = Überspringen
    .step = { $points ->
        [one] { $name }: 1 Punkt für { $source }
       *[other] { $name }: { $points } Punkte für { $source }
      }
    .next = Weiter: { $source }
    .done = Zum Endstand
    .again = Punkte zählen
    .nothing = { $count ->
        [one] Eine Quelle brachte nichts: { $list }.
       *[other] { $count } Quellen brachten nichts: { $list }.
      }
result-tied = { $name } gewinnt bei Gleichstand mit { $points }
result-why = Warum?
result-ending = So endete es: { $ending }.
result-step = Nacherleben
replay-turn-back = Der Zug davor
replay-turn-on = Der nächste Zug
replay-by-turn = Zugweise
replay-by-choice = Schrittweise
replay-link = Link zu diesem Moment kopieren
replay-copied = Der Link ist kopiert.
replay-dealt = Alles ist ausgelegt; jetzt wählen die Spieler.
replay-turn = Zug { $turn } von { $of }

## Partien auf diesem Gerät

matches = Alle Partien
matches-move = Du bist am Zug
matches-running = Laufend
matches-finished = Beendet
matches-every = Alle
matches-all = Alle Partien auf diesem Gerät: { $count }
matches-none = Hier ist noch keine Partie.
matches-play = Spielen
matches-place = Platz { $place } von { $of }
matches-waits = { $name } ist am Zug
lobby-over = beendet
matches-remove = { $title } von dieser Liste nehmen
    .sure = Die Partie läuft ohne dich weiter: Dieses Gerät vergisst deinen Platz. Nur sein Link führt zurück.
    .do = Entfernen
device = Dieses Gerät
    .about = Es gibt keine Konten: Deine Plätze und Einstellungen bleiben in diesem Browser, unter einem zufälligen Namen, der niemandem gesendet wird.
device-export = In eine Datei sichern
device-import = Aus einer Datei laden
device-forget = Alles vergessen
    .sure = Plätze, Einstellungen und die Liste der Partien werden hier gelöscht. Laufende Partien findest du nur über ihre Links wieder.
    .do = Vergessen
device-wrong-file = Diese Datei stammt nicht von Teahouse.
no-such-page = Diese Seite gibt es nicht.
    .about = Hier heißt nichts { $page }. Der Link einer Partie beginnt mit /t/.
wrong-seat-link = Dieser Link öffnet hier keinen Platz; du schaust zu. Bitte um einen neuen, oder setz dich, wenn ein Platz frei ist.

## Lernen

place-home = Start
place-play = Spielen
places = Orte des Hauses
learn = Lernen
learn-about = Kurze Lektionen am echten Tisch: ein paar Minuten, in beliebiger Reihenfolge. Was du geschafft hast, bleibt auf diesem Gerät.
learn-begin = Anfangen
learn-go-on = Weiter
learn-progress = { $done } von { $count } geschafft
learn-done = geschafft
learn-begun = angefangen
learn-leave = Zurück zu den Lektionen
learn-step = Schritt { $step } von { $of }
learn-next = Weiter: { $title }
learn-match = Jetzt eine Partie mit Begleitung
learn-back = Zurücknehmen
learn-show = Zeig es mir
    .do = Mach es vor
learn-again = Von vorn
learn-free = Von hier weiterspielen
learn-over = Die Partie ist aus. Von vorn, oder zur nächsten Lektion?
newcomer-title = Zum ersten Mal { $game }?
newcomer-about = Wähle, wie du anfängst. Du wirst das nur einmal gefragt; die Lektionen bleiben unter „Lernen“.
newcomer-lesson = Eine erste Lektion: { $title }
newcomer-guided = Eine Partie mit Begleitung
newcomer-refuse = Einfach spielen
guide-choice = { $choice }: { $gain }
guide-few = { $few } von { $all } Möglichkeiten sind hervorgehoben: Sie sehen jetzt gut aus.
guide-ways = { $count ->
    [one] Ich würde das tun: { $list }
   *[other] Ich würde eines davon tun: { $list }
}
guide-all = Alle { $all } zeigen
guide-too = Auch erlaubt: Jetzt ist alles hervorgehoben, was du wählen kannst.
guide-end = Das war dein Zug. Schau noch einmal hin und beende ihn.
guide-waits = Jetzt die anderen. Was sie tun, steht über dem Brett.
guide-stop = Ohne Begleitung
reason-not-in-this-step = Das gehört zu einem anderen Teil der Lektion.
reason-the-step-is-over = Dieser Schritt ist vorbei.
learn-type = `{ $hint }` zeigt dir etwas, `{ $undo }` nimmt zurück, `{ $look }` zeigt den Tisch, `{ $quit }` geht.
learn-list = Lektionen: { $list }
learn-course-done = Gut gemacht: Das war die letzte Lektion dieses Kurses.

## Einen Tisch einrichten

button-back = Zurück
set-up-of = Ein Tisch: { $title }
set-up-parts = Wie der Tisch eingerichtet ist
set-up-picture = Was gewählt ist
group-players = Spieler
    .about = Personen an diesem Gerät, Computer, oder Freunde, die einen Link bekommen.
group-way = Spielweise
    .about = Ein Anfang: Danach lässt sich jede Einzelheit noch ändern.
group-time = Bedenkzeit und Hilfen
    .about = Nichts davon ändert die Regeln.
group-house = Hausregeln
    .about = Wo ein Regelheft eine Frage offen lässt, oder euer Tisch es anders hält.
how-many = Wie viele
sits-person = Hier
sits-open = Per Link
    .about = Bekommt einen Link und wählt einen Namen.
sits-computer = Computer
seat-kind = Wer auf Platz { $number } sitzt
level-plays = { $name }, Elo { $elo }: { $about }.
level-plain = { $name }: { $about }.
level-beats = Würde gegen { $name } etwa { $count } von 100 Partien gewinnen.
level-weaker = Eine Stufe schwächer
level-stronger = Eine Stufe stärker
level-as-me = So stark wie ich
level-as-me-by = Folgt deinen Ergebnissen auf diesem Gerät: bisher { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}.
level-as-me-first = Beginnt wie üblich und folgt deinen Ergebnissen auf diesem Gerät.
begins-by-lot = Das Los
    .about = Wird ausgelost, wenn der Tisch eröffnet wird; bei einer Revanche kommt der Nächste an die Reihe.
seat-computer = Computer { $number }
order = Reihenfolge
ideal-first = Ideale für { $count } zuerst
by-name = Alle, A bis Z
ideal-count = { $ideal } von { $all } sind ideal für { $count }
ideal-for = ideal für { $players }
made-for = gedacht für { $players }
own-picture = Selbst zeichnen
    .about = getippt oder aus einer Datei
own-board = Ein eigener Plan
    .about = aus einer Datei
own-text = etwas anderes …
own-value = Eigenes
cards-none = Keine
cards-draw = { $count } ziehen
cards-lot = Auslosen
cards-these = Diese
cards-this = Diese eine
cards-how = { $set }: wie
cards-ticked = { $count } von { $of } angekreuzt · höchstens { $most }
cards-drawn = wird zu Beginn gezogen
cards-out = keine im Spiel
cards-most = Höchstens { $most }: Nimm erst eine weg.
rules-usual = Wie üblich
rules-differ = { $count } von { $of } anders als üblich · gezeigt wird nur, was an diesem Tisch zählt
rules-differ-short = { $count ->
    [0] Wie üblich
    [one] Eine anders als üblich
   *[other] { $count } anders als üblich
  }
rules-yours = eure
with-clock-about = für die Partie, und mit jedem Zug etwas mehr
with-previews-about = Punkte auf Steinen und Feldern
with-hints-about = eine Lampe, die sagt, was der stärkste Computer täte
with-listing-about = andere dürfen zusehen oder einen freien Platz nehmen
answer-on = An
answer-off = Aus
time-hints = Tipps auf Wunsch
time-no-hints = keine Tipps
keep-usual = Als üblich merken
keep-usual-done = Auf diesem Gerät gemerkt
start-over = Von vorn
put-right = { $count ->
    [one] Eine Angabe ist noch zu berichtigen
   *[other] { $count } Angaben sind noch zu berichtigen
  }
set-up-done = Fertig
summary-house = { $count ->
    [one] Eine Hausregel.
   *[other] { $count } Hausregeln.
  }
summary-clock = Je { $bank } { $unit ->
    [days] Tage
    [hours] Std
   *[minutes] Min
  }, und { $bonus } { $more ->
    [hours] Std
    [minutes] Min
   *[seconds] s
  } mehr pro Zug.
summary-no-clock = Keine Uhr.
summary-lot = Wer beginnt, wird ausgelost.
summary-begins = Es beginnt: { $name }.

# Was an einer Wahl nicht stimmt.
refused-no-such-value = „{ $value }“ ist hier keine der Antworten.
refused-no-such-option = Es gibt keine Einstellung { $name }. Vielleicht: { $near }
refused-no-such-preset = Es gibt keine Spielweise { $name }. Vielleicht: { $near }
refused-seats = Dieses Spiel ist für { $counts } Personen, nicht für { $seats }.
refused-takes-too-long = Das zu lesen dauert zu lange: Etwas Kleineres oder Einfacheres geht.
refused-no-such-board = Es gibt keinen Plan „{ $value }“: Wähle einen, oder gib den ganzen Text einer Plandatei.
refused-no-such-card = Es gibt keine Karte „{ $name }“. Vielleicht: { $near }
refused-card-twice = { $listed }: Dieselbe Karte ist zweimal genannt.
refused-no-cards = Nichts ist gewählt: Nenne Karten, oder wähle „Keine“.
refused-too-many-cards = { $count } Karten lassen sich nicht ziehen: Es gibt nur { $most }.
refused-no-toml = Das ist keine Plandatei: Sie ist nicht in TOML geschrieben.
refused-no-toml-line = Das ist keine Plandatei: Zeile { $line } ist kein TOML.
refused-board-file = Die Plandatei lässt sich nicht verwenden: { $where } { $problem }
refused-file-missing = Die Plandatei sagt nichts über { $where }.
refused-file-number = Plandatei, { $where }: Hierher gehört eine ganze Zahl, nicht { $found }.
refused-file-range = Plandatei, { $where }: Hierher gehört eine Zahl von { $low } bis { $high }, nicht { $found }.
refused-file-text = Plandatei, { $where }: Hierher gehört ein Text, nicht { $found }.
refused-file-word = Plandatei, { $where }: Hierher gehört eins von { $known }, nicht { $found }.
refused-file-flag = Plandatei, { $where }: Hierher gehört true oder false, nicht { $found }.
refused-file-table = Plandatei, { $where }: Hierher gehört eine Tabelle, nicht { $found }.
refused-file-list = Plandatei, { $where }: Hierher gehört eine Liste.
refused-file-falls = Plandatei, { $where }: Die Zahlen dürfen nicht fallen, aber auf { $first } folgt { $then }.
refused-file-unknown = Plandatei, { $where }: Diesen Schlüssel gibt es hier nicht. Vielleicht: { $near }
refused-file-twice = Plandatei, { $where }: { $found } steht zweimal da.
refused-file-order = Plandatei, { $where }: Hierher gehören, in dieser Reihenfolge: { $known }.
refused-file-exactly = { $need ->
    [one] Plandatei, { $where }: Hierher gehört genau ein Eintrag.
   *[other] Plandatei, { $where }: Hierher gehören genau { $need } Einträge.
  }
refused-file-most = Plandatei, { $where }: Hierher gehören höchstens { $most } Einträge.
refused-file-least = Plandatei, { $where }: Hierher gehören mindestens { $least } Einträge.
refused-file-between = Plandatei, { $where }: Hierher gehören { $least } bis { $most } Einträge, nicht { $have }.
refused-file-fixed = Plandatei, { $where }: Hier geht nur { $known }.
refused-file-rise = Plandatei, { $where }: Die Zahlen müssen steigen.
refused-file-rises = Plandatei, { $where }: Die Zahlen müssen steigen, aber auf { $first } folgt { $then }.
refused-file-lacks = Plandatei, { $where }: { $need } fehlt.
refused-file-option = Plandatei, { $where }: Das ist eine Hausregel und wird mit dem Tisch eingestellt.
