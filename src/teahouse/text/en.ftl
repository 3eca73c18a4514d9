### The frame around every game, in English.

literal = { $text }
with-rule = { $text } (rule { $rule })
rule-title = Rule { $rule }
named = { $name }: { $text }
player = Player { $number }
you = You
computer-1 = Bao
computer-2 = Lin
computer-3 = Mei
computer-4 = Tao
guide-name = Deng
school-missed = That does not lead there any more. Take it back and look again.
school-free = The board is yours: play as you like. The others answer.

## Before the game

welcome-title = Welcome to { $title }.
welcome-type = Type what you want to do (a place like d2, or a number of the list). Also: help, hint, undo, quit.
ask-first-game = Is this your first game? { $advice } [Y/n]
suggest-first-game = First time? Begin with `--preset first-game`. { $advice }
ask-continue = An unfinished game from { $date } is waiting. Continue it? [Y/n]
resumed = Continued from { $file }, { $round ->
    [0] while setting up.
   *[other] round { $round }.
  }
advice = Note: { $text }
no = n

## The turn

turn-over = End of your turn. Enter goes on, `undo` takes back.
turn-over-hand = Now { $seat } decides. Enter hands over, `undo` takes back.
turn-over-answer = Your answer stands with Enter; `undo` takes it back.

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
why-gain = It brings: { $gain }.
why-chance = After that something new is revealed, so it could not be undone.
why-which = To hear about a choice, name it: `why { $example }`.
why-none = Nobody’s points have changed so far.
undone = Taken back: { $choice }.
undo-other = Only your own last choice can be taken back; the last one was { $name }'s.
hint-first = { $choice } (type { $typed }): { $chance }
hint-also = or { $choice } (type { $typed }): { $chance }
rules-which = Look up a word, for example: { $list }
rules-none = There is nothing about “{ $text }”. Words you can look up: { $list }
rules-example = Example (usual board and readings)
rules-see = See also: { $list }
rules-see-also = See also
rules-all = All rules
rules-rulings = Questions and answers
rules-pages = To look up
rules-none-here = There are no words for this rule yet.
about-card = More about this
log-empty = Nothing has happened yet.
what-is-it-about = What is it about?
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
help-why = why something is (not) possible and what it brings: why e3; alone: where the last points came from
help-rules = explain a word, a card or a rule: rules shrine
help-sheet-cards = the cards in play
help-sheet-unseen = which tiles are still hidden
help-score = the points of everybody, by source
help-log = everything that has happened
help-look = show the table again (also: Enter)
help-choices = all choices, one by one
help-save = write the game to a file: save my-game.txt
help-quit = stop; the game is kept and can be resumed

# What the commands are called; the English words always work as well.
command-help = help
command-hint = hint
command-undo = undo
command-why = why
command-rules = rules
command-cards = cards
command-unseen = unseen
command-score = score
command-log = log
command-look = look
command-choices = choices
command-save = save
command-quit = quit
command-rematch = rematch

## The end

result-title = Final score
result-total = Total
result-place = Place
result-winner = { $points ->
    [one] { $name } won with 1 point!
   *[other] { $name } won with { $points } points!
  }
result-shared = { $points ->
    [one] { $names } share the victory with 1 point.
   *[other] { $names } share the victory with { $points } points.
  }
result-resigned = { $count ->
    [one] { $name } won: { $others } resigned.
   *[other] { $name } won: { $others } resigned.
  }
ending-resigned = you resigned
result-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
  }: { $ending }.
result-tie = { $name } is ahead of { $other } by tie-break: { $what } ({ $more } to { $less }).
result-offer = Enter leaves · `rematch` plays again · `save` keeps the record · `log` tells it all

## What a table refuses

reason-this-link-opens-no-seat-here = This link opens no seat at this table.
reason-only-the-owner-of-the-table-may-do-this = Only whoever made the table may do this.
reason-this-is-not-your-seat = This is not your seat.
reason-this-table-is-not-open-to-spectators = This table is not open to spectators.
reason-there-is-no-such-seat = There is no such seat; the table has { $seats }.
reason-all-seats-are-taken = All seats are taken.
reason-this-seat-is-taken = { $seat } is already here: this seat is taken.
reason-no-person-sits-there = No person sits there.
reason-some-seats-are-still-open = { $missing ->
    [one] One seat is still open.
   *[other] { $missing } seats are still open.
}
reason-a-person-keeps-the-seat-during-the-match = { $seat } keeps the seat as long as the match goes on.
reason-the-match-has-begun-already = The match has begun already.
reason-the-match-has-not-begun-yet = The match has not begun yet.
reason-the-match-is-over = The match is over.
reason-the-match-is-not-over-yet = The match is not over yet.
reason-the-match-is-paused = The match is paused; resume it first.
reason-the-match-is-not-paused = The match is not paused.
reason-somebody-is-here-and-decides = { $seat } is here and decides alone.
reason-nobody-is-away-so-soon = { $seat } may be back in a moment; a computer can play on in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }.
reason-only-oneself-chooses-a-computer-to-play-for-one = Which computer plays for { $seat } is not for others to choose.
reason-you-have-paused-often-enough = With a clock, everybody can pause { $most } times.
reason-the-pause-has-just-begun = The pause has only just begun; you can end it in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }.
reason-this-table-has-seen-enough = This table has seen { $most } things happen, and no more is written down: stop, resign, or begin a new one.
reason-the-table-has-changed-since = The table has changed since; look again, then choose.
reason-this-choice-was-made-already = This choice was made already.
reason-somebody-else-decides-there-now = Somebody else decides there now.
reason-it-is-not-your-move = It is not your move; everybody waits for { $seat }.
reason-a-computer-plays-for-you = A computer player decides for you; take your seat back first.
reason-a-computer-plays-there-already = A computer player decides there already.
reason-you-decide-here-already = You decide here already.
reason-you-have-resigned = You have resigned.
reason-end-your-turn-or-take-something-back = Nothing is left to choose: go on with the main button, or take something back.
reason-your-turn-is-not-finished = Your turn is not finished yet.
reason-you-have-not-chosen-anything-yet = You have not chosen anything yet that could be taken back.
reason-this-choice-stands = This choice stands; it cannot be taken back any more.
reason-only-so-much-can-be-taken-back = Only your choices since the last thing revealed can be taken back.
reason-your-time-is-up = Your time is up.
reason-a-clock-has-between-a-moment-and-a-year = A clock has more than no time and at most a year.
reason-the-people-at-the-table-decide-this-together = The people at the table decide this together.
reason-the-rematch-is-waiting-already = The rematch is waiting already.

## The server

table-end-turn = End your turn, or take something back.
table-end-answer = You have answered. Confirm it, or take it back.
table-hand-over = Now { $seat } decides. Hand over, or take something back.
table-paused = The match is paused.
table-paused-by = { $seat } has paused the match.
note-only-first = The second choice was not possible any more: only the first one was made.
note-paused = { $seat } has paused the match.
note-paused-by-owner = The owner of the table has paused the match.
note-replaced = { $seat } is away: the owner of the table lets a computer play on.
table-gathering = Waiting for people to sit down …
table-abandoned = The match was left without a result.
table-over = The match is over.
table-over-resigned = The match is over: { $seat } resigned.
told-resigned = { $seat } has resigned.
log-resigned = resigned
computer-was-too-slow = { $seat } thought for too long, so a random choice was made.
computer-failed = { $seat } could not decide, so a random choice was made.
bot-newcomer = Newcomer
    .about = knows the rules, overlooks a lot and has habits that cost points
bot-newcomer-2 = Newcomer +
    .about = overlooks a good deal, and has habits that cost points
bot-newcomer-3 = Newcomer ++
    .about = overlooks some things, and has habits that cost points
bot-regular = Regular
    .about = makes a plan for each turn, with a weakness and a slip now and then
bot-regular-2 = Regular +
    .about = makes a plan for each turn and slips now and then
bot-regular-3 = Regular ++
    .about = makes the best of a turn, and slips rarely
bot-seasoned = Seasoned
    .about = plays every turn well
bot-seasoned-2 = Seasoned +
    .about = looks ahead a little
bot-seasoned-3 = Seasoned ++
    .about = looks ahead
bot-expert = Expert
    .about = full strength
bot-with-elo = { $name }, Elo { $elo }
bot-greedy = Greedy
    .about = goes for the best position of this turn
bot-random = Random
    .about = plays anything

reason-there-is-no-such-table = There is no such table.
reason-this-table-is-played-without-hints = This table is played without hints.
reason-the-computer-knows-no-hint-now = The computer knows no hint now.
reason-a-hint-is-on-its-way = A hint is on its way already.
reason-only-this-computer-opens-its-door = Only somebody at the computer that serves can open its door.
reason-this-address-is-not-let-in = This address is not let in here.
reason-only-watchers-read-this = Only this computer and the addresses that the host has named read the server’s numbers.
reason-there-is-no-network-here = This computer is in no network.
reason-the-network-cannot-be-let-in = The network could not be let in: { $problem }
reason-this-page-comes-from-elsewhere = This request comes from a page of another site.
trouble-in-the-house = Something went wrong in the house; try again in a moment.
reason-too-many-messages-at-once = That was too much at once; in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
} it goes on.
reason-too-many-tables-of-computers = Computers play among themselves at { $most } of your tables already; close one of them first.
reason-a-match-is-analysed-when-it-is-over = A match is analysed when it is over.
reason-too-much-is-being-done-for-you = Too much is being worked out for you at the moment; wait a little.

## The browser

games = Games
guest = Guest
lobby-title = Sit down, the tea is hot
lobby-about = Board games against computer players, around one screen, or with friends by a link. No account, nothing to install.
your-name = Your name
play-now = Play now
set-up-table = Set up a table
game-seats = { $from } to { $to } players
open-tables = Open tables
open-tables-none = Nobody is waiting just now. Open a table and send its link to a friend.
lobby-free = { $count ->
    [0] full
    [one] one seat is free
   *[other] { $count } seats are free
  }
lobby-playing = being played
lobby-your-move = your move
own-tables = Your tables
button-return = Go on
button-join = Sit down
button-watch = Watch
to-the-lobby = To the lobby
position-title = Go on from a position
position-about =
    { $seats ->
        [one] A position for one player
       *[other] A position for { $seats } players
    } in turn { $turn }. The score as it stands: { $scores }.
position-play = Play on with computers
position-play-all = Play on at this screen

seat-number = Seat { $number }
name-of-seat = Name at seat { $number }
computer-of-seat = Computer player at seat { $number }
hot-seat-about = Several people “here” share this device, or get a link each.
who-begins = Who begins?
begins-by-the-rules = Who begins is drawn, as the rules have it.
begins-drawn = Drawn to begin: { $seat }.
begins-chosen = Set up to begin: { $seat }.
begins-passed = First this time: { $seat }.
preset-usual = The usual way
with-clock = Time to think
clock-none = As long as it takes
clock-brisk = 10 minutes each, 20 seconds more per turn
clock-calm = 30 minutes each, a minute more per turn
clock-days = 3 days each, 12 hours more per turn
clock-long = { $days } d { $hours } h
with-hints = The computer gives hints when asked
with-previews = Show what a choice brings
with-listing = Show the table in the lobby
open-table = Open the table

players = Players
own-part = Your part of the table
parts-of-the-board = Parts of the board
tab-calls = Something can be chosen here
enlarge = Look at the part of { $name }
view = Table
view-flat = Flat
view-tilted = Tilted
sight-next = Next guest
sight-back = Back
overlays = Lay over the board
overlay-legend = What the signs mean
overlay-none = Nothing
try-only = It fits in this way only.
ask-sure = { $text }?
button-other = Another one
about-this = What { $name } does
card-now = It can be used now.
card-next = Next card
back-to = Back: { $name }
tap-again = Tap it again, or confirm
button-confirm = Confirm
button-turn = Turn
what-to-do = What to do
steps-of-a-turn = The parts of a turn
turn-number = Turn { $turn }
round-number = Round { $round }
round-of = Round { $round } · { $name }
round-set-up = Setting up
tab-your-turn = Your turn: { $title }
points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
kind-you = you
kind-here = here
kind-person = person
kind-computer = computer
kind-open = waiting
seat-open = Free seat
seat-away = (away)
seat-resigned = resigned
seat-taken-over = a computer decides
seat-wants-to-stop = would like to stop
watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
  }
which-one = Which one?

button-close = Close
button-cancel = Cancel
button-end-turn = End turn
button-end-answer = Confirm
button-end-hand = Let { $seat } decide
button-undo = Undo
button-resume = Go on
button-come-back = Decide for myself again
button-rematch = Play again
button-to-rematch = To the next match
button-sit-down = Sit down
button-start = Begin
button-seat-computer = Computer at seat { $number }
button-open-seat = Free { $name }’s seat
button-stop-too = Agree
button-play-on = Play on after all

choices = What can be chosen
choose-instead = take this instead
choices-instead = Or, instead of your last choice
choices-none = Nothing is asked of you just now.
hint-ask = What would the computer do?
hint-comes = The computer is thinking …
hint-says = The computer would choose:
hint-chance = • { $choice }: { $chance }
hint-odds = { $chance } % to win
hint-odds-about = { $chance } % to win (± { $margin })
hint-won = wins for certain
hint-lost = loses, whatever happens
hint-nudge-only = There is only one sensible choice here.
hint-nudge-clear = One choice is clearly better than the others.
hint-nudge-even = Several choices are about as good; none of them is a mistake.
hint-nudge-brings = Look for what brings: { $list }
hint-nudge-again = Ask again for the answer.
hint-brings = Brings: { $list }
hint-plan = Then: { $list }
rules = Rules and cards
cards-in-play = Cards in play
help-now = About this moment
help-all = The whole game
keys-title = Keys
keys-turn = R turns the piece to the next way it fits, Enter confirms it.
keys-story = S tells again what the others did; arrows go from turn to turn, the space bar pauses.
keys-overlay = O lays something over the board.
keys-about = Arrows walk through what can be chosen, Enter chooses. B goes to the board, I says what a choice does, U takes back, Escape closes.

log = What happened
log-news = Since your last turn
log-latest = Lately
log-all = All
log-show = Show this moment and its points
log-start = The beginning
replay = Step through the match
replay-title = Looking back: { $at } of { $of }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Stop
replay-on = One step on
replay-last = To the end
replay-leave = Back to the table

menu = Menu
menu-record = Save the record
menu-pause = Pause the match
menu-agree-pause = Agree to the pause
menu-replace = Let a computer play for { $name }
    .sure = Let a computer play on for { $name }, who is away, until { $name } is back?
menu-take-over = Let a computer decide for me
    .sure = Let a computer decide for you? It plays slowly enough to watch, and you can take over again at any time.
menu-resign = Resign
    .sure = Resign for good? The others play on.
    .last = Resign for good? Then the match is over.
menu-stop = Leave the match without a result
    .sure = Leave the match without a result? It ends when all people at the table want it.
menu-rename = Change my name
menu-leave = Get up from the table
    .sure = Get up? Your seat is free for somebody else then.
menu-hand-over = Leave my seat to somebody else
    .sure = Leave your seat for good? A computer plays there until somebody sits down.
wish-to-stop = { $count ->
    [one] { $people } would like to end the match without a result.
   *[other] { $people } would all like to end the match without a result.
  }
wish-to-stop-own = You would like to end the match without a result. The others have been told.
invite = Invite people
invite-link = Link to this table
invite-copy = Copy
invite-copied = Copied
invite-code = The link as a code for a camera
door-closed = For now this link works on this computer only.
door-open = Open it to my network
door-none = This link works on this computer only: it is in no network.
invite-own = Go on with another device
    .about = This link opens your own seat. Keep it to yourself.
invite-own-link = Link to your seat
gathering-title = { $count ->
    [one] Waiting for one more person
   *[other] Waiting for { $count } more people
  }
gathering-join = A seat is free for you
gathering-ready = Everybody is here

settings = Settings
setting-speed = Speed
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = At once
setting-theme = Brightness
theme-auto = Like the system
theme-light = Light
theme-dark = Dark
setting-confirm = What cannot be undone
confirm-touch = second tap
confirm-always = always ask
confirm-never = at once
setting-quick = End my turns automatically
    .about = Without a last look; a turn that has ended cannot be taken back.
setting-dim = Dim what cannot be chosen
    .about = Tapping it always tells why.
setting-sound = Sounds
    .about = A soft click when something moves, a chime when it is your turn.
setting-language = Language
language-auto = Like the browser

option-paste = Type or paste it here, or drop a file
option-file = Choose a file
option-file-of = A file for: { $option }
option-text = The text for: { $option }
option-too-long = The file has { $letters } characters; at most { $most } are possible.
computer-level = How the computer plays

connection-connecting = Connecting …
connection-lost = Connection lost, trying again …
connection-crowded = Too much of this house is open here at once; trying again …
connection-closed = Closed
table-offline = There is no connection just now; it comes back by itself.
no-such-table = There is no such table.
    .about = Its link may be mistyped, or the table has been cleared away.
not-open = This table is not open to spectators.
    .about = To play here you need the link of a seat.

about = About
about-independent = Teahouse is an independent work of fans. It is not affiliated with or endorsed by the publishers, authors or illustrators of these games.
about-own-work = Rules are implemented from scratch; all pictures and texts are our own. If you like a game here, buy the real one: nothing replaces tiles in your hand.
about-languages = English is the language this house was written in. The German, French and Italian texts come from the same hands: no native speaker has read any of the four yet. If something sounds wrong, it probably is.
about-boards = About the boards and pieces of this game
about-games = The games
about-no-game = There is no such game here.
about-given = From the rulebook
about-ours = Our reconstruction
about-load = Your own board
about-loading = To play on a board of your own: set up a table, choose “A board of your own” (for a castle “Draw your own”), and paste your text or give its file. If something in it is wrong, where it is and what would be right are said at once, and nothing is lost.
about-files = The files of the house, as patterns
about-parts = Built with
about-server = In the house
about-browser = In your browser
about-licences = Their licences in full

## What a choice brings, and what brought points

gain-best = max { $points }
gain-more = min { $points }
gain-void = nothing
gain-zero = ±0
gain-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
gain-said-best = { $count ->
    [one] up to { $points } point
   *[other] up to { $points } points
  }
gain-said-more = { $count ->
    [one] { $points } point or more
   *[other] { $points } points or more
  }
gain-said-void = does nothing
gain-said-zero = no gain
gain-now = { $points } at once
gain-closing = begins the end of the game
gain-ending = ends the game
gain-then-draw = then something is revealed
gain-then-other = then another player decides
void-ask = This would do nothing. It costs: { $list }. Do it all the same?
void-ask-free = This would do nothing. Do it all the same?
void-do = Do it
void-again = That would do nothing. It costs: { $list }. Type it once more to do it all the same.
void-again-free = That would do nothing. Type it once more to do it all the same.
points-none = No points have changed.
points-standing = Points of { $name } as things stand
points-why = Where do the points come from?

## The story of every turn

story-since = Since your turn
story-latest = The last turns
story-more = and { $count } more
announce-places = { $count } on the board can be chosen.
story-replay = Replay
story-on = { $seat } to move
story-order = { $names }
story-speed = Speed: { $speed }
story-skip = To the end of what is being shown
recap = What the others did
recap-back = The turn before
recap-on = The next turn
recap-my-turn = My turn
recap-leave = Back to the table
others-next = The next player
others-before = The player before
kind-level = computer, { $level }

## The last round and the end

closing = Last round
    .near = { $choice }: this begins the last round.
    .sure = This begins the last round. As things stand: { $list }.
    .begun = The last round has begun.
    .do = Begin the last round
counting = Counting the points
    .about = Source by source, player by player.
    .skip = Skip
    .step = { $points ->
        [one] { $name }: 1 point for { $source }
       *[other] { $name }: { $points } points for { $source }
      }
    .next = Next: { $source }
    .done = To the score sheet
    .again = Count the points
    .nothing = { $count ->
        [one] One source gave nothing: { $list }.
       *[other] { $count } sources gave nothing: { $list }.
      }
result-tied = { $name } wins the tie at { $points }
result-why = Why?
result-ending = How it ended: { $ending }.
result-step = Step through
replay-turn-back = The turn before
replay-turn-on = The next turn
replay-by-turn = By turns
replay-by-choice = By choices
replay-link = Copy the link to this moment
replay-copied = The link has been copied.
replay-dealt = Everything is dealt; now the players choose.
replay-turn = Turn { $turn } of { $of }

## Matches on this device

matches = All matches
matches-move = Your move
matches-running = Running
matches-finished = Finished
matches-every = All
matches-all = All matches on this device: { $count }
matches-none = No match here yet.
matches-play = Play
matches-place = Place { $place } of { $of }
matches-waits = { $name } to move
lobby-over = finished
matches-remove = Remove { $title } from this list
    .sure = The match goes on without you: this device forgets your seat. Only its link leads back.
    .do = Remove it
device = This device
    .about = There are no accounts: your seats and settings are kept in this browser, under a random name that is sent to nobody.
device-export = Save to a file
device-import = Load from a file
device-forget = Forget everything
    .sure = Seats, settings and the list of matches are erased here. Running matches are found again only by their links.
    .do = Forget it
device-wrong-file = This file was not saved by Teahouse.
no-such-page = There is no such page.
    .about = Nothing here is called { $page }. A link of a match begins with /t/.
wrong-seat-link = This link opens no seat at this table; you are watching. Ask for a new one, or sit down if a seat is free.

## Learning

place-home = Home
place-play = Play
places = Places of the house
learn = Learn
learn-about = Short lessons on the real table: a few minutes each, in any order. What you have done stays on this device.
learn-begin = Begin
learn-go-on = Go on
learn-progress = { $done } of { $count } done
learn-done = done
learn-begun = begun
learn-leave = Back to the lessons
learn-step = Step { $step } of { $of }
learn-next = Next: { $title }
learn-match = Now a match with the guide
learn-back = Take back
learn-show = Show me
    .do = Do it for me
learn-again = From the start
learn-free = Play on from here
learn-over = The match is over. From the start, or on to the next lesson?
newcomer-title = Your first time at { $game }?
newcomer-about = Choose how to begin. You are asked this only once; the lessons stay under “Learn”.
newcomer-lesson = A first lesson: { $title }
newcomer-guided = A match with a guide
newcomer-refuse = Just play
guide-choice = { $choice }: { $gain }
guide-few = { $few } of { $all } choices are marked: they look good now.
guide-ways = { $count ->
    [one] I would do this: { $list }
   *[other] I would do one of these: { $list }
}
guide-all = Show all { $all }
guide-too = Allowed, too: now everything that can be chosen is marked.
guide-end = That was your turn. Look once more; then end it.
guide-waits = Now the others. What they do is told above the board.
guide-stop = No guide
reason-not-in-this-step = That belongs to another part of the lesson.
reason-the-step-is-over = This step is over.
learn-type = Type `{ $hint }` to be shown, `{ $undo }` to take back, `{ $look }` for the table, `{ $quit }` to leave.
learn-list = Lessons: { $list }
learn-course-done = Well done: that was the last lesson of this course.

## Setting up a table

button-back = Back
set-up-of = A table of { $title }
set-up-parts = What the table is set to
set-up-picture = What was chosen
group-players = Players
    .about = People at this device, computers, or friends who get a link.
group-way = Way to play
    .about = A start: everything can still be changed one by one.
group-time = Time and help
    .about = Nothing here changes the rules.
group-house = House rules
    .about = Where a rulebook leaves a question open, or your table plays it differently.
how-many = How many
sits-person = Here
sits-open = Friend by link
    .about = Gets a link and chooses a name.
sits-computer = Computer
seat-kind = Who sits at seat { $number }
level-plays = { $name }, Elo { $elo }: { $about }.
level-plain = { $name }: { $about }.
level-beats = Would win about { $count } of 100 against { $name }.
level-weaker = A step weaker
level-stronger = A step stronger
level-as-me = As strong as me
level-as-me-by = Follows your results on this device: { $count ->
    [one] one match
   *[other] { $count } matches
} so far.
level-as-me-first = Begins like the usual one, and follows your results on this device.
begins-by-lot = By lot
    .about = Drawn when the table opens; a rematch passes it on to the next.
seat-computer = Computer { $number }
order = Order
ideal-first = Ideal for { $count } first
by-name = All, A to Z
ideal-count = { $ideal } of { $all } are ideal for { $count }
ideal-for = ideal for { $players }
made-for = made for { $players }
own-picture = Draw your own
    .about = typed, or from a file
own-board = A board of your own
    .about = from a file
own-text = something else …
own-value = Your own
cards-none = None
cards-draw = Draw { $count }
cards-lot = By lot
cards-these = These
cards-this = This one
cards-how = { $set }: how
cards-ticked = { $count } of { $of } ticked · at most { $most }
cards-drawn = drawn when the game begins
cards-out = none in play
cards-most = At most { $most }: untick one first.
rules-usual = As usual
rules-differ = { $count } of { $of } differ · only what matters at this table is shown
rules-differ-short = { $count ->
    [0] As usual
    [one] { $count } is other than usual
   *[other] { $count } are other than usual
  }
rules-yours = yours
with-clock-about = for the match, and a little more each turn
with-previews-about = points written on tiles and spaces
with-hints-about = a lamp that says what the strongest computer would do
with-listing-about = others may watch, or take an open seat
answer-on = On
answer-off = Off
time-hints = hints when asked
time-no-hints = no hints
keep-usual = Keep as my usual
keep-usual-done = Kept on this device
start-over = Start over
put-right = { $count ->
    [one] One thing to put right
   *[other] { $count } things to put right
  }
set-up-done = Done
summary-house = { $count ->
    [one] One house rule.
   *[other] { $count } house rules.
  }
summary-clock = { $bank } { $unit ->
    [days] days
    [hours] h
   *[minutes] min
  } each, { $bonus } { $more ->
    [hours] h
    [minutes] min
   *[seconds] s
  } more per turn.
summary-no-clock = No clock.
summary-lot = Who begins is drawn.
summary-begins = { $name } begins.

# What is wrong with an option.
refused-no-such-value = “{ $value }” is not among the answers here.
refused-no-such-option = There is no option { $name }. Perhaps: { $near }
refused-no-such-preset = There is no way to play called { $name }. Perhaps: { $near }
refused-seats = This game is for { $counts } players, not { $seats }.
refused-takes-too-long = This takes too long to read: something smaller, or simpler, would do.
refused-no-such-board = There is no board “{ $value }”: choose one, or give the whole text of a board file.
refused-no-such-card = There is no card “{ $name }”. Perhaps: { $near }
refused-card-twice = { $listed }: the same card is named twice.
refused-no-cards = Nothing is chosen: name cards, or choose None.
refused-too-many-cards = { $count } cards cannot be drawn: there are { $most }.
refused-no-toml = This is no board file: it is not written in TOML.
refused-no-toml-line = This is no board file: line { $line } is not TOML.
refused-board-file = The board file cannot be used: { $where } { $problem }
refused-file-missing = The board file says nothing about { $where }.
refused-file-number = Board file, { $where }: a whole number belongs here, not { $found }.
refused-file-range = Board file, { $where }: a number from { $low } to { $high } belongs here, not { $found }.
refused-file-text = Board file, { $where }: a text belongs here, not { $found }.
refused-file-word = Board file, { $where }: one of { $known } belongs here, not { $found }.
refused-file-flag = Board file, { $where }: true or false belongs here, not { $found }.
refused-file-table = Board file, { $where }: a table belongs here, not { $found }.
refused-file-list = Board file, { $where }: a list belongs here.
refused-file-falls = Board file, { $where }: the numbers must not fall, but { $then } follows { $first }.
refused-file-unknown = Board file, { $where }: there is no such key here. Perhaps: { $near }
refused-file-twice = Board file, { $where }: { $found } is given twice.
refused-file-order = Board file, { $where }: these belong here, in this order: { $known }.
refused-file-exactly = { $need ->
    [one] Board file, { $where }: exactly one entry belongs here.
   *[other] Board file, { $where }: exactly { $need } entries belong here.
  }
refused-file-most = Board file, { $where }: at most { $most } entries belong here.
refused-file-least = Board file, { $where }: at least { $least } entries belong here.
refused-file-between = Board file, { $where }: { $least } to { $most } entries belong here, not { $have }.
refused-file-fixed = Board file, { $where }: only { $known } will do here.
refused-file-rise = Board file, { $where }: the numbers must rise.
refused-file-rises = Board file, { $where }: the numbers must rise, but { $then } follows { $first }.
refused-file-lacks = Board file, { $where }: { $need } is missing.
refused-file-option = Board file, { $where }: this is a house rule, and is set with the table.
