### Way of the Panda in English. Keys: docs/notation/panda.md names the decisions, games/panda/game.py the events.

title = Way of the Panda
goal = Lead a Monk, a Governor and a Warrior through the land, cover the ninjas with guards, and build villages up to capitals.

# The welcome, one message per line.
welcome-1 = Aim: most points, from buildings, freed places, and what your three champions collect.
welcome-2 = Each turn: choose a space of the action board (marked ▸). It takes guards from your supply and action points (AP).
welcome-3 = In a round you go right and down on that board, never back. Pass when you like; guards taken back then give 1 AP each.
welcome-4 = A champion passes a road if its strength is at least the number of ninjas (×) there, and may cover one with a guard.
welcome-5 = With enough guards around a place, a champion standing there builds: the third building makes a city.
welcome-6 = The round with the fifth city, the second capital or the last piece of a building is the last one.
first-game = Then we leave out the missions.

## Pieces

champion-monk = Monk
champion-governor = Governor
champion-warrior = Warrior
building-gate = Gate
building-market = Market
building-pagoda = Pagoda
tile-beads = Beads
tile-coin = Coin
tile-sword = Sword
tile-lantern = Lantern
tile-chest = Chest
tile-mask = Mask
column-monk = Monk
column-governor = Governor
column-warrior = Warrior
column-neutral = Neutral
side-1 = north
side-2 = east
side-3 = south
side-4 = west

## Actions of the action board, the city cards and A9: short on the board, `.long` in sentences

do-move = { $extra ->
    [0] { $ignore ->
        [0] { $steps ->
            [one] move
           *[other] move 1-{ $steps }
          }
       *[other] sneak { $ignore }
      }
   *[other] move, cover { $covers }
  }
    .long = move { $who ->
    [any] a champion
   *[other] the { $champion }
  } along { $steps ->
    [one] one road
   *[other] up to { $steps } roads
  }{ $ignore ->
    [0] { "" }
    [one] , ignoring one ninja
   *[other] , ignoring { $ignore } ninjas
  }{ $extra ->
    [0] { "" }
   *[other] , covering up to { $covers } ninjas
  }
do-lead = lead, cover { $covers }
    .long = move a champion of any player along one road, covering up to { $covers } ninjas
do-build = { $city ->
    [yes] build city
   *[no] build
  }
    .long = { $who ->
    [any] a champion builds
   *[other] build a { $building }
  } in a { $city ->
    [yes] city
   *[no] village
  }
do-strength = { $tile }
    .long = take a strength tile ({ $tile })
do-quest = { $tile }
    .long = take a quest tile ({ $tile })
do-vanish_appear = vanish/appear
    .long = take a champion off the map, or put one back anywhere
do-sell_chest = sell Chest { $amount }
    .long = sell a Chest for { $amount } points
do-gain_ap = +{ $amount } AP
    .long = gain { $amount } AP
do-gain_vp = +{ $amount } VP
    .long = gain { $amount } points
do-strength_tiles = { $amount } strength
    .long = take { $amount } different strength tiles
do-quest_tiles = { $amount } quest
    .long = take { $amount } different quest tiles
do-teleport = teleport
    .long = put a champion of yours on any place
do-build_anywhere = build anywhere
    .long = build anything anywhere, without a champion

## Missions: the points are those of the board in play

mission-A1 = Ring of Gates (A1)
    .effect = First to own a closed ring of four road tiles, own or neutral, through four places that each have a Gate.
mission-A2 = Ring of Markets (A2)
    .effect = First to own a closed ring of four road tiles, own or neutral, through four places that each have a Market.
mission-A3 = Ring of Pagodas (A3)
    .effect = First to own a closed ring of four road tiles, own or neutral, through four places that each have a Pagoda.
mission-A4 = Gate builders (A4)
    .effect = First of those who joined to build a fourth Gate.
mission-A5 = Market builders (A5)
    .effect = First of those who joined to build a fourth Market.
mission-A6 = Pagoda builders (A6)
    .effect = First of those who joined to build a fourth Pagoda.
mission-A7 = Across the land (A7)
    .effect = First to connect two opposite sides of the map by own and neutral road tiles, exit roads included.
mission-A8 = One, two, three (A8)
    .effect = First to connect the three numbered places by own and neutral road tiles.
mission-A9 = Special actions (A9)
    .effect = Once per round, instead of a space of the action board, put a guard on a free space of this card and do what it says, without AP. When all six are taken the guards go home and the card is gone.
mission-B1 = Most road tiles (B1)
    .effect = At the end, for most road tiles of the own colour on the map; ties all score.
mission-B2 = Together (B2)
    .effect = At the end, for having all three champions in one city; in one capital it is worth more.
mission-B3 = To the borders (B3)
    .effect = At the end, for the sides of the map that one network of own and neutral tiles joins: 4, 3 or 2 sides give points, fewer cost some.
mission-B4 = Most guards (B4)
    .effect = At the end, for most guards printed on own road tiles; ties all score.
mission-B5 = Far apart (B5)
    .effect = At the end, for the longest way over own and neutral tiles between two own champions; ties all score.
mission-B6 = Around the cities (B6)
    .effect = At the end, for each city and capital: whoever has most guards around it.
mission-B7 = Connected Gates (B7)
    .effect = At the end, whoever connects most Gates by own and neutral tiles scores each of them; a city base counts as one.
mission-B8 = Connected Markets (B8)
    .effect = At the end, whoever connects most Markets by own and neutral tiles scores each of them; a city base counts as one.
mission-B9 = Connected Pagodas (B9)
    .effect = At the end, whoever connects most Pagodas by own and neutral tiles scores each of them; a city base counts as one.

## What a player is asked

prompt-set-up-guard = Set-up: put a guard on a ninja of a road.
prompt-set-up-champion = Set-up: where does your { $champion } begin?
prompt-join-race = { $mission }: put a guard on the card and take part?
prompt-turn = Choose a space of the action board, or pass. ({ $ap } AP, { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  } in supply)
prompt-act = { $space ->
    [none] What do you do?
   *[other] { $space }: what do you do?
  }
prompt-one-road = Which road now?
prompt-cover = Cover a ninja of { $road }? ({ $uncovered } uncovered, { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  } in supply)
prompt-choose-tile = { $road } is complete. Which road tile replaces the guards?
prompt-take-card = A new city! Which card of the row?
prompt-take-tile = Which tile do you take?
prompt-free-action = Border bonus: a neutral action for nothing?
prompt-reward = Border bonus: points, or the first of your tiles?
prompt-one-bonus = Border bonus: a neutral action, points or tiles?

## Choices. `.many` names the group where there are too many to list one by one; `.plain` is said without a position.

choice-space = { $space } { $option }: { $action } ({ $cost } AP, { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  }{ $penalty ->
    [0] { "" }
   *[other] , costs { $penalty } points
  })
    .plain = space { $space }, option { $option }
    .many = Choose a space and its option, for example { $example }
choice-done = nothing more, go on
choice-cover = cover a ninja{ $left ->
    [0] : that completes the road
   *[other] { "" }
  }{ $stranded ->
    [yes] . Careful: it leaves you one guard outside the roads, or none, until somebody completes one
   *[no] { "" }
  }
    .plain = cover a ninja
choice-pass = pass: no more turns in this round
choice-tile = { $owner ->
    [own] lay a tile of your own
   *[neutral] lay a neutral tile
  } ({ $stock } left before)
    .plain = { $owner ->
    [own] lay a tile of your own
   *[neutral] lay a neutral tile
  }
choice-mission = A9, space { $number }: { $action }
    .plain = use space { $number } of A9
choice-take = take { $tile }
choice-move = move the { $champion } { $border ->
    [yes] on along the border
   *[no] by { $way }
  } to { $place }{ $uncovered ->
    [0] { "" }
    [one] , past 1 ninja
   *[other] , past { $uncovered } ninjas
  }
    .plain = move the { $champion } by { $way }
    .many = Move a champion: type champion and road, for example { $example }
choice-build = build a { $building } at { $place } (building { $number }: { $points } points{ $foreign ->
    [0] { "" }
   *[other] {" "}and { $foreign } for other players' guards
  })
    .plain = build a { $building } at { $place }
    .many = Build: type building and place, for example { $example }
choice-vanish = the { $champion } vanishes from the map
choice-appear = the { $champion } appears at { $place }
    .many = Put a champion on the map: type champion and place, for example { $example }
choice-card = take the card on the { $end }: { $card }
    .plain = take the card on the { $end }
choice-free = free action n{ $row }: { $action }
    .plain = free action n{ $row }
choice-reward = take the points ({ $points })
    .plain = take the points
choice-sell = sell a Chest
choice-gain = { $what ->
    [ap] gain the AP
   *[vp] gain the points
  }
choice-lead = move a champion of { $seat }
choice-leave = take your guard back from the mission card (you leave the race)
choice-guard = a guard on { $road } ({ $uncovered ->
    [one] 1 ninja
   *[other] { $uncovered } ninjas
  } uncovered)
    .plain = a guard on { $road }
    .many = Type a road, for example { $example }
choice-camp = begin at { $place }
    .many = Type a place, for example { $example }
choice-join = put a guard on the card and take part
choice-city = { $card } comes into the row
choice-start = a { $building } is drawn
choice-first = { $who } begins
choice-green = { $mission } is drawn
choice-blue = { $mission } is drawn

## What has happened. The player's name stands before it; where it may be about somebody else the name is in it.

panda-city-row = city card: { $card }
panda-start-building = { $building } at { $place }
panda-first = first player: { $seat }
panda-camp = placed the { $champion } at { $place }
panda-draw-mission = mission { $mission }
panda-join = joined { $mission }
panda-round = round { $number } begins
panda-space = took { $space }{ $option } with { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  }
panda-penalty = fell to { $ap } AP (−{ $points } points)
panda-pass = passed
panda-cannot-act = { $seat } cannot act and passes
panda-leave = took the guard back from the mission
panda-special = used space { $space } of A9
panda-special-full = A9 is full: its guards go home
panda-move = moved the { $champion } by { $way }
panda-cover = covered a ninja on { $road }
panda-lead = moved the { $champion } of { $other } by { $way }
panda-road = { $road } complete: tile of { $seat }
panda-neutral-road = { $road } complete: neutral tile
panda-no-tile = { $road } complete: no tile left, the guards stay
panda-freed = { $place } is free (+{ $points } for { $seat })
panda-freed-guards = { $seat } +{ $points } for guards there
panda-build = built a { $building } at { $place }, building { $number } (+{ $points }{ $foreign ->
    [0] { "" }
   *[other] {" "}and +{ $foreign } for others' guards
  })
panda-city-card = took the city card: { $card }
panda-free = did n{ $row } for nothing
panda-reward = border bonus (+{ $points })
panda-take = took a tile: { $tile }
panda-sell = sold a Chest (+{ $points })
panda-points = gained { $points } points
panda-action-points = gained AP (now { $ap })
panda-vanish = let the { $champion } vanish
panda-appear = put the { $champion } on { $place }
panda-progress = step { $number } of { $mission }
panda-mission = { $seat } scored { $mission } (+{ $points })
panda-last-round = this is the last round: { $ending }
panda-take-back = { $seat } took back { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  } ({ $ap } AP)
panda-over = { $ending }, the game is over

ending-city-bases = the fifth city stands
ending-capitals = the second capital stands
ending-building-supply = a kind of building has run out
ending-stalemate = nobody did anything for a round
ending-round-limit = the last round allowed has been played

## Why something is not possible

reason-a-capital-is-complete = { $place } is a capital: nothing more can be built there.
reason-a-champion-on-the-sheet-cannot-move = The { $champion } is not on the map and cannot move.
reason-a-guard-of-another-player-is-on-this-road = Another player has a guard on this road; in set-up you have to choose another one.
reason-an-own-champion-is-already-there = One of your champions begins at { $place } already.
reason-another-champion-builds = This is an action of the { $champion }.
reason-another-champion-moves = This is an action of the { $champion }.
reason-choose-the-road-tile-first = First choose the tile for { $road }.
reason-left-or-above-the-last-space = { $space } is left of or above { $last }, your last space; in a round you only go right and down.
reason-mission-a9-already-used-this-round = You have used A9 in this round already.
reason-mission-a9-is-not-in-play = Mission A9 is not in play.
reason-no-champion-of-this-player-can-move = No champion of player { $seat } can move.
reason-no-chest-to-sell = You have no Chest to sell.
reason-no-city-base-is-left = No city base is left, so there is no third building any more.
reason-no-guard-in-supply = You have no guard in your supply.
reason-no-own-guard-on-the-mission-card = You have no guard on the mission card.
reason-no-piece-of-this-kind-is-left = No { $building } is left.
reason-no-set-up-guard-on-a-road-with-one-ninja = In set-up a guard does not go onto a road with a single ninja.
reason-no-supply-or-no-room-for-this-tile = { $tile }: none is left, or your sheet has no room for another.
reason-nobody-sits-there = Nobody sits in seat { $seat }.
reason-none-is-left-in-the-supply = { $tile }: none is left in the supply.
reason-not-a-border-area-next-to-the-champion = The { $champion } is not in a border area next to { $way }.
reason-not-enough-action-points = { $space } costs { $cost } AP and you have { $ap }; the marker may not go below the track.
reason-not-enough-guards = { $space } takes { $needed } guards now and you have { $guards } in supply.
reason-not-enough-guards-around = A { $building } at { $place } needs { $needed } guards around it; there are { $guards }.
reason-one-card-is-left-take-it-as-the-left-one = One card is left in the row: take it as the left one.
reason-one-ninja-must-stay-uncovered = In set-up one ninja of the road has to stay uncovered.
reason-take-a-city-card-first = First take a city card.
reason-the-board-has-no-such-row = The board has no row { $row }.
reason-the-board-has-no-such-space = The board has no space { $space }.
reason-the-champion-has-vanished = The { $champion } is not on the map.
reason-the-champion-is-not-at-its-own-building = The { $champion } has to stand at its own kind of building for this.
reason-the-champion-is-not-there = The { $champion } is not at { $place }.
reason-the-champion-is-on-the-map = The { $champion } is on the map; only one that has vanished can appear.
reason-the-champion-is-on-the-sheet-or-already-there = The { $champion } is not on the map, or stands there already.
reason-the-column-on-the-sheet-is-full = { $tile }: that column of your sheet is full.
reason-the-map-has-no-such-place = The map has no place { $place }.
reason-the-map-has-no-such-road = The map has no road { $road }.
reason-this-action-builds-in-a-city-only = This action builds in cities only; { $place } is none.
reason-this-action-builds-in-a-village-only = This action builds in villages only; { $place } is a city.
reason-this-board-is-made-for-fewer-players = This board is made for at most { $players } players.
reason-this-kind-of-building-stands-there = { $place } has a { $building } already; a place gets each kind once, and once more on its city base.
reason-this-neutral-action-would-have-no-effect = The neutral action of row { $row } would do nothing now.
reason-this-road-does-not-begin-where-the-champion-is = { $way } does not begin where the { $champion } stands.
reason-this-space-has-one-option-only = { $space } has only option a.
reason-this-space-of-a9-is-taken = Space { $space } of A9 is taken.
reason-this-space-would-have-no-effect = { $space } would do nothing now.
reason-this-tile-is-not-among-those-given = { $tile } is not among the tiles to choose from, or you took it just now.
reason-too-many-uncovered-ninjas = { $way } shows { $uncovered } uncovered ninjas; the { $champion } passes { $strength }.

## Scoring

score-start = Start
score-buildings = Buildings
score-foreign-guards = Others' guards at buildings
score-freed = Freed places
score-spaces = Spaces of the board
score-sales = Chests sold
score-city-cards = City cards
score-border-bonus = Border bonus
score-green-mission = Green mission
score-penalties = Too few AP
score-monk = Monk: Beads × Lanterns
score-governor = Governor: Coins × Chests
score-warrior = Warrior: Swords × Masks
score-blue-mission = Blue mission
tie-break-1 = action points

## The table in text

sketch-round = { $round ->
    [0] set-up
   *[other] round { $round }
  }
sketch-last = last round
sketch-borders = Borders
sketch-further = Further roads
sketch-actions = Action board
sketch-ap = AP
sketch-vp = VP
sketch-row = City cards
sketch-row-ends = take from either end
sketch-row-empty = none left
sketch-none = none
sketch-green = Green
sketch-blue = Blue
sketch-supply = Supply
sketch-bases = bases { $count }
sketch-roads-left = road tiles
sketch-neutral = neutral
sketch-player = { $points } VP, { $ap } AP, guards { $guards }{ $board ->
    [0] { "" }
   *[other] {" "}(+{ $board } on the board)
  }
sketch-with-tiles = { $points } with tiles
sketch-passed = passed
sketch-at = last { $space }
sketch-vanished = not on the map: { $champions }
sketch-race = race step { $number }
sketch-points = { $points } VP
sketch-key-free = can be chosen now
sketch-key-moved = just happened here
sketch-key-place = place p02: a Gate stands there; 3 guards around, the next building needs 3; ! border bonus, 1 2 3 numbered
sketch-key-city = a city with a Market on its base; ✓ freed, no ninja is left around it
sketch-key-road = road r06: a guard of the first player and one uncovered ninja
sketch-key-tile = a road tile of 3 guards of the first player; ○ is neutral
sketch-key-champions = champions of the first player: Monk, Governor, Warrior
sketch-key-space = space m3: takes 2 guards now; options a / b
sketch-key-sheet = 2 of 4 strength tiles, 1 of 4 quest tiles, worth 2 points at the end

help-sheet-actions = the action board in full sentences
help-sheet-cards = city cards and missions
help-sheet-roads = every road: ends, ninjas, guards

## Options and presets

option-board = The board: a name, or a file of your own (--board FILE).
option-missions = Missions: drawn, none, or names such as A4 B7.
option-cards = The city cards from left to right, or drawn.
option-freed_bonus = Who gets the 2 points for freeing a place: who placed the last guard or who laid the tile.
option-road_tile = Whether the player is asked for an own or a neutral road tile.
option-border_bonus = Whether a border bonus is an action and a reward, or one of them.
option-city6 = The points of the city card with one move.
option-b3 = The points of mission B3, by edition.
option-b4 = Whether mission B4 counts guard figures too.
option-a9 = Whether A9 may be used once per round or every turn.
option-building_end = Whether one kind of building or all kinds must run out to end the game.
option-border = Four border areas, or one at every exit road.
option-b6_ties = Whether ties score in mission B6.
option-empty_spaces = Whether spaces that would do nothing may be chosen.
option-round_limit = After how many rounds the game ends at the latest.
option-free_build_bonus = Whether a building by a free neutral action brings a border bonus again.

preset-first-game = No missions: the game to learn with.
preset-recommended = The rules as our book reads them.
preset-german = The numbers of the German book.
preset-italian = The readings of the Italian book.

board-panda = the board of our rules
board-calibrated = the same map, with an action board that makes building pay
board-bamboo = Bamboo Grove, a small board for two

## Words to look up

term-space = Space
    .effect = A space takes 1 guard (neutral: 2) while it is empty, and one more each time it is chosen in a round. Its row costs AP. Your first space is free to choose; later ones lie to the right, below, or are the same.
term-ap = Action points
    .effect = Pay a space's row on the AP track. Ending a payment on −1 costs 2 points, on −2 it costs 5. After the round each guard taken back from the action board gives 1 AP.
term-order = Turn order
    .effect = Whoever has fewest AP goes first; in a stack the marker on top, which is the one that arrived last.
term-guard = Guards
    .effect = They pay for spaces and cover ninjas. Those on roads come back when the road is complete. Keep some outside the roads, or you can do nothing.
term-road = Roads
    .effect = When all ninjas are covered the player with most guards there (tie: who placed the last) lays a road tile, own or neutral, and all guards on it go home.
term-strength = Strength
    .effect = A champion passes as many uncovered ninjas as it has strength tiles (the printed one included). The tiles also multiply its quest tiles at the end: ×0, ×1, ×2, ×3.
term-quest = Quest tiles
    .effect = A champion takes its quest tile (Lantern, Chest, Mask) where its own kind of building stands; a city counts as all kinds. At the end 1 to 4 are worth 2, 4, 6, 8 times the multiplier.
term-free = Freed place
    .effect = When no ninja is left around a place: 2 points for the last guard, and 1 for every player's guard around it. Once per place.
term-build = Building
    .effect = Needs the champion there and 2, 3, 4, 5, 6, 8 guards of any colour around for the 1st to 6th building; gives 4, 3, 2, 5, 7, 9 points and 1 for every guard of other players around.
term-city = City
    .effect = The third building turns a village into a city: take a city card from either end of the row. A city counts as one of each building, and three more fit on it: then it is a capital.
term-border = Border
    .effect = Exit roads lead to border areas: from one to the next is a move without ninjas, and from there any exit road leads back.
term-bonus = Border bonus
    .effect = Each building at a place marked ! gives a free neutral action and 5 points or two different tiles.
term-sneak = Sneak
    .effect = A move that counts one ninja less. Covering works as usual.
term-vanish = Vanish and appear
    .effect = Take a champion off the map, or put one that has vanished on any place: one of the two per use.
term-pass = Pass
    .effect = You take no more turns this round. AP that are left are kept.
term-mission = Missions
    .effect = A green card for whoever is first during the game, a blue one that scores at the end.
term-end = End
    .effect = The fifth city base, the second capital or the last piece of one building: the round is played to its end. Then strength × quest of each champion and the blue mission are added.
term-tie = Ties
    .effect = More AP win; else the victory is shared.

## Said by the frame in words of this game

welcome-type = Type what you want to do (m2 b, build gate p04, or a number of the list). Also: help, hint, undo, quit.
help-1 = You choose by typing a number of the list, or the choice itself or a part of it: `space m2 b`, or just `m2 b`.
help-why = why something is (not) possible: why move monk r04
help-rules = explain a word or a mission: rules strength
