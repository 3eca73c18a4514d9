title = Walkers
goal = Walk from place to place and lay stones.
option-board = The names of the places
option-hills = How high the places lie
hills-flat = Flat
hills-steep = Steep
option-cards = Which cards lie there
option-cards-none = none
set-card = Cards
option-rounds = How many rounds are played
option-rounds-6 = six
option-rounds-3 = three, a short walk
group-map = Map
    .about = Where you walk.
group-cards = Cards and rounds
summary = { $players ->
    [1] Alone on the road
   *[other] { $players } walkers
  }. { $hills }. { $listed }.
refused-board-names = Line { $line }: a board has { $need } names, this one { $have }.
refused-rounds = Between 1 and { $most } rounds.
option-parts = How much lies on the table
preset-first-walk = A small table, to learn with.
preset-full-walk = Everything on the table.
board-own = The house's names
parts-many = everything
parts-few = only the map

lot-map = Map
lot-actions = Actions
lot-clans = Clans
overlay-owners = Who owns what
    .about = Colours every place by its owner.
overlay-gains = What a stone brings
help-goal = Walk to a place and lay a stone there.

    Whoever has most points after { $rounds } rounds wins.
    .title = The goal
help-stones = A stone can lie in several ways:

    - each brings another number of points,
    - not every place takes every way.
    .title = Stones
help-actions = { $actions ->
        [0] There are no actions on this table.
       *[other] Each of the { $actions } actions can be used once in a round.
    }
    .title = Actions

sample-owned = its stone lies there
sample-free = nobody’s yet
sample-map = the map
sample-actions = Actions
sample-track = the track
sample-cards = the cards
sample-clan = Clan of { $seat }
sample-mission = Missions of { $seat }
sample-place = place { $text }
sample-stone = stone of { $seat } at { $text }
sample-action = action { $number }
sample-stones = { $count } points
card-0 = Lantern
    .effect = A stone beside a lantern is worth one point more.
card-1 = Bridge
    .effect = You may cross the river.
card-2 = Gate
    .effect = Two stones in a row.
card-3 = Tower
    .effect = See further.
term-stone = Stone
    .effect = What you lay at a place.
rule-s-3 = One stone lies at a place, and whoever went there lays it there.
rule-s-4 = Not every place takes a stone in every way.
rule-s-5 = Each of the { $actions } actions is used once in a round.
ruling-stones-1 = May a stone be turned later? No, it stays as it was laid.
ruling-stones-2 = May two stones lie at a place? No.
example-taken = Baihe is taken, the others are free.
example-laid = Laid in its third way at the fifth place it brings a point.
reason-a-stone-lies-there = A stone lies at { $text } already.
reason-you-went-elsewhere = You went to { $text }: the stone lies there.
reason-the-stone-does-not-fit-so = The stone does not fit in way { $number }.
reason-this-action-is-used = Action { $number } has been used in this round.
sample-go = Go to a place
sample-go-hint = Point at a place to see the way.
sample-go-to = go to { $text }
sample-taken = A stone lies there already.
sample-turn = Turn the stone until you like it
sample-way = the stone at { $text }, way { $number }
sample-lay-so = lay it in way { $number }
sample-act-now = Use an action
sample-act-on = use action { $number }
sample-final = Nobody comes back from the last place.
sample-act-small = One point
sample-kin = Actions
    .price = once in a round
sample-pair = two actions
sample-which = one of the actions
sample-lay-last = Lay it, end turn
sample-lay-on = Lay it, then act
sample-pass = pass
sample-guard = guard of { $seat }
sample-lay = lays a stone at { $text } for { $points }
    .brief = { $text }
sample-act = uses action { $number }
sample-ending = All rounds are over.
score-stones = stones
    .why = Each stone and each action brings what it says.
part-laid = stones
part-actions = actions
tie-break-1 = stones on the map
closing-last-walk = { $seat } has begun the last walk.
about-board = The map was made up for tests.
    .theirs = Nothing is from a rulebook.
    .load = Write twelve names, one to a line, and give them as a file.
prompt-go = Go to a place.
prompt-lay = How is the stone to lie at { $text }?
prompt-act = Use an action, or pass.
choice-go = go to { $text }
choice-lay = lay the stone at { $text } in way { $number }
choice-act = use action { $number }
choice-pass = pass
sample-sees = The stone of { $seat } on { $text } sees: 1, of which 1 for the next place
