### The frame around every game, in English.

with-rule = { $text } (rule { $rule })
player = Player { $number }
you = You
computer-1 = Bao
computer-2 = Lin
computer-3 = Mei
computer-4 = Tao

## Before the game

welcome-title = Welcome to { $title }.
welcome-type = Type what you want to do (a place like d2, or a number of the list). Also: help, hint, undo, quit.
ask-first-game = Is this your first game? { $advice } [Y/n]
suggest-first-game = First time? `--preset first-game` leaves out the cards.
ask-continue = An unfinished game from { $date } is waiting. Continue it? [Y/n]
resumed = Continued from { $file }, turn { $turn }.
advice = Note: { $text }
no = n

## The turn

turn-over = End of your turn. Enter goes on, `undo` takes back.

## The table

table-waits = { $seat } is deciding …
table-total = Total
table-place = Place
table-draws = Something new is being revealed …

## Answers

unknown-input = “{ $text }” is nothing I know here. { $example }
unknown-input-example = Try { $example }, or `help`.
ambiguous = “{ $text }” could be { $list }. Please type a little more.
and-more = { $list } … ({ $count } in all)
why-legal = Yes, that is possible: { $choice }.
why-effect = It would mean: { $events }.
why-gain = Points at once: { $gain }.
why-chance = After that something new is revealed, so it could not be undone.
why-which = Say what you mean, for example `why { $example }`.
undone = Taken back: { $choice }.
undo-other = Only your own last choice can be taken back; the last one was { $name }'s.
hint = The computer would: { $choice } (type { $typed })
no-hint = There is no adviser for this game.
rules-which = Look up a word, for example: { $list }
rules-none = There is nothing about “{ $text }”. Words you can look up: { $list }
log-empty = Nothing has happened yet.
score-now = The score if the game ended now
saved = Saved to { $file }
save-failed = Could not write { $file }: { $cause }
quit = The game is saved in { $file }
quit-resume = Go on with: teahouse play --resume { $command }
quit-unsaved = Nothing had been played, so nothing was saved.
not-saved = The game could not be saved anywhere.

reason-nothing-has-been-played-yet = Nothing has been played yet, so there is nothing to take back.
reason-something-new-has-been-revealed-since = Something new has been revealed since, so this cannot be taken back.
reason-chance-has-to-draw-first = Something has to be drawn first.
reason-the-game-is-over = The game is over.
reason-now-is-the-moment-for = That is not what is asked now; possible are: { $asked }.

## Help

help-1 = You choose by typing a number of the list, or the choice itself: `take d2`, or just `d2`.
help-hint = advice from the computer
help-undo = take your last choice back
help-why = why something is (not) possible: why e3
help-rules = explain a word or a card: rules shrine
help-sheet-cards = the cards in play
help-sheet-unseen = which tiles are still hidden
help-score = the points of everybody, by source
help-log = everything that has happened
help-look = show the table again (also: Enter)
help-choices = all choices, one by one
help-save = write the game to a file: save my-game.txt
help-quit = stop; the game is kept and can be resumed

## The end

result-title = Final score
result-total = Total
result-place = Place
result-winner = { $name } won with { $points } points!
result-shared = { $names } share the victory with { $points } points.
result-tie = { $name } is ahead of { $other } by tie-break: { $what } ({ $more } to { $less }).
result-offer = Enter leaves · `rematch` plays again · `save` keeps the record · `log` tells it all
