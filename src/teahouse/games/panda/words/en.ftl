### Way of the Panda in English. Keys: docs/notation/panda.md names the decisions, games/panda/rules/game.py the events.

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
panda-no-effect = which had no effect
panda-penalty = fell to { $ap } AP{ $points ->
    [0] { "" }
    [one] {" "}(−1 point)
   *[other] {" "}(−{ $points } points)
  }
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

option-board = The map and its action board; one of your own is read from a file.
    .label = The map and its action board
option-missions = The two missions: drawn, none, or by name, such as A4 B7.
    .label = The two missions
option-cards = The city cards, from left to right: drawn, or by name.
    .label = The city cards
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

option-board-panda = the map and the action board of our rules
option-board-calibrated = the same map, where building pays
option-board-bamboo = Bamboo Grove: a small map for two
option-missions-random = a green and a blue one, drawn
option-missions-off = none
option-cards-random = drawn
option-freed_bonus-guard = who placed the last guard
option-freed_bonus-tile = who laid the road tile
option-road_tile-ask = ask whenever both fit
option-road_tile-own = always the own one
option-border_bonus-both = an action and a reward
option-border_bonus-one = one of them
option-city6-2 = 2 points
option-city6-3 = 3 points
option-b3-french = 30, 20, 10, −5 (French)
option-b3-german = 30, 10, 0, −5 (German)
option-b3-italian = 30, 20, 10, 0, −5 (Italian)
option-b4-tiles = guards on road tiles only
option-b4-figures = figures too
option-a9-round = once per round, a champion of any player
option-a9-turn = every turn, own champions only
option-building_end-any = one kind
option-building_end-all = all kinds
option-border-sides = four, one for each side
option-border-gates = sixteen, one for each exit road
option-b6_ties-all = all tied players score
option-b6_ties-nobody = nobody scores
option-empty_spaces-allowed = they may be chosen
option-empty_spaces-forbidden = they may not
option-round_limit-40 = 40 rounds
option-round_limit-none = no limit
option-free_build_bonus-yes = yes, every building
option-free_build_bonus-no = no, once per turn

preset-first-game = To learn with: the same game without missions.
preset-recommended = The whole game: one green and one blue mission, and an action board on which building pays.
preset-german = As the German book has it: mission B3 pays less, one city card more.
preset-italian = As the Italian book has it: whoever lays the tile frees a place, a border bonus is one thing instead of two, missions A9, B3 and B4 count differently.

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

## The table on a screen: what lies there, said to somebody who does not see it. Values that are not there say nothing.

tab-map = Map
tab-actions = Actions
tab-clans = Clans
tab-cards = Cards
overlay-roads = Who owns which road
overlay-needs = What each place needs for its next building
overlay-passes = Which roads your champions can pass

scene-map = The map
scene-actions = The action board
scene-cards = City cards, missions and supply
scene-sheet = The clan sheet of { $seat }
scene-order = Turn order

place-border-1 = the northern border
place-border-2 = the eastern border
place-border-3 = the southern border
place-border-4 = the western border
place-gate-1 = border area 1
place-gate-2 = border area 2
place-gate-3 = border area 3
place-gate-4 = border area 4
place-gate-5 = border area 5
place-gate-6 = border area 6
place-gate-7 = border area 7
place-gate-8 = border area 8
place-gate-9 = border area 9
place-gate-10 = border area 10
place-gate-11 = border area 11
place-gate-12 = border area 12
place-gate-13 = border area 13
place-gate-14 = border area 14
place-gate-15 = border area 15
place-gate-16 = border area 16

scene-place = { $place }, { $kind ->
    [city] a city
    [capital] a capital
   *[village] a village
  }{ $gate ->
    [1] , Gate
   *[0] { "" }
  }{ $market ->
    [1] , Market
   *[0] { "" }
  }{ $pagoda ->
    [1] , Pagoda
   *[0] { "" }
  }{ $bonus ->
    [1] , border bonus
   *[0] { "" }
  }{ $number ->
    [1] , number 1
    [2] , number 2
    [3] , number 3
   *[0] { "" }
  }: { $guards ->
    [one] 1 guard around
   *[other] { $guards } guards around
  }{ $free ->
    [1] , freed
   *[0] { "" }
  }{ $kind ->
    [capital] { "" }
   *[other] ; the next building needs { $needed }
  }
scene-area = { $place }
scene-here = { $place }
scene-road = road { $road }: { $ninjas ->
    [one] 1 ninja
   *[other] { $ninjas } ninjas
  }
scene-road-guards = road { $road }: { $ninjas ->
    [0] no ninja
    [one] 1 ninja
   *[other] { $ninjas } ninjas
  } left, { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  }, most of { $seat }
scene-road-tile = road { $road }: tile of { $seat }, { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  }
scene-road-neutral = road { $road }: neutral tile, { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  }
scene-champion = { $champion } of { $seat } at { $place }, passes { $strength ->
    [one] 1 ninja
   *[other] { $strength } ninjas
  }
scene-champion-away = { $champion } of { $seat }, not on the map
scene-column = { $champion } of { $seat }: passes { $strength ->
    [one] 1 ninja
   *[other] { $strength } ninjas
  }, { $quests ->
    [one] 1 quest tile
   *[other] { $quests } quest tiles
  }, worth { $points } points at the end
scene-supply-guards = { $seat }: { $guards ->
    [one] 1 guard in supply
   *[other] { $guards } guards in supply
  }, { $board } on the action board
scene-road-pile = road tiles of { $seat } with { $size } guards: { $count }
scene-neutral-pile = neutral road tiles: { $four } with 4 guards, { $three } with 3 or 2, { $one } with 1
scene-pile = { $effect }: { $count } left
scene-bases = city bases: { $count } left
scene-race = { $seat } has built { $number } of { $target }
scene-blue-now = { $seat }: { $points } points if the game ended now
scene-guards-on = { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  } of { $seat } on { $column }, { $cost } AP
scene-ap = { $seat }: { $ap } AP
scene-vp = { $seat }: { $points } points
scene-turn = { $seat } is number { $number } in the round
scene-passed = { $seat } has passed
scene-need = { $guards } of { $needed } guards
scene-tile-own = your own tile on { $road }
scene-tile-neutral = a neutral tile on { $road }
scene-note-ap = { $ap } AP
scene-note-guards = { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  }
scene-note-order = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
  }
scene-over = The game is over: { $ending }.

## What an action does, in few words on the board and in a sentence

act-one = move
act-two = 1–2 roads
act-sneak = sneak
act-cover = cover { $covers }
act-build = build
act-city = in city
act-move = lead
act-vanish_appear = vanish
act-sell_chest = sell: { $amount }
act-gain_ap = +{ $amount } AP
act-gain_vp = +{ $amount } VP

deed = { $move ->
    [1] move { $own ->
        [monk] the Monk
        [governor] the Governor
        [warrior] the Warrior
       *[any] a champion
      } along a road
    [2] move { $own ->
        [monk] the Monk
        [governor] the Governor
        [warrior] the Warrior
       *[any] a champion
      } along one or two roads
   *[0] { "" }
  }{ $lead ->
    [1] move a champion of any player along a road
   *[0] { "" }
  }{ $ignore ->
    [one] , passing one ninja more
    [other] , passing { $ignore } ninjas more
   *[none] { "" }
  }{ $covers ->
    [one] , covering a ninja
    [other] , covering up to { $covers } ninjas
   *[none] { "" }
  }{ $strength ->
    [beads] take Beads
    [coin] take a Coin
    [sword] take a Sword
   *[none] { "" }
  }{ $vanish ->
    [1] take a champion off the map or put one back
   *[0] { "" }
  }{ $teleport ->
    [1] put one of your champions on any place
   *[0] { "" }
  }{ $sell ->
    [one] sell a Chest for 1 point
    [other] sell a Chest for { $sell } points
   *[none] { "" }
  }{ $strengths ->
    [one] take a strength tile
    [other] take { $strengths } different strength tiles
   *[none] { "" }
  }{ $quests ->
    [one] take a quest tile
    [other] take { $quests } different quest tiles
   *[none] { "" }
  }{ $both ->
    [1] {" "}and { "" }
   *[0] { "" }
  }{ $build ->
    [1] { $own ->
        [monk] build a Gate in a village
        [governor] build a Market in a village
        [warrior] build a Pagoda in a village
       *[any] build in a village
      }
    [2] { $own ->
        [monk] build a Gate in a city
        [governor] build a Market in a city
        [warrior] build a Pagoda in a city
       *[any] build in a city
      }
   *[0] { "" }
  }{ $anywhere ->
    [1] build anything anywhere, without a champion
   *[0] { "" }
  }{ $seek ->
    [lantern] take a Lantern
    [chest] take a Chest
    [mask] take a Mask
   *[none] { "" }
  }{ $ap ->
    [one] gain 1 AP
    [other] gain { $ap } AP
   *[none] { "" }
  }{ $vp ->
    [one] gain 1 point
    [other] gain { $vp } points
   *[none] { "" }
  }
scene-option = { deed } ({ $cost } AP, { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  })
scene-do-space = { scene-option }{ $penalty ->
    [one] : costs 1 point
    [other] : costs { $penalty } points
   *[none] { "" }
  }
scene-do-free = { deed }, for nothing
scene-special = A9, space { $space }: { deed }
scene-special-taken = A9, space { $space }, taken by { $seat }: { deed }
scene-do-special = A9: { deed }
scene-city-card = city card: { deed }
scene-do-card = take the card: { deed }
scene-do-move = { $champion } to { $place } by { $road }{ $ninjas ->
    [0] { "" }
    [one] , past 1 ninja
   *[other] , past { $ninjas } ninjas
  }
scene-do-border = { $champion } along the border to { $place }
scene-do-build = build a { $building } at { $place }

## What a player is asked: the question, and `.hint` with one sentence more

ask-turn-first = Choose a space of the action board
    .hint = Any space: this is your first of the round. You have { $ap } AP and { $guards ->
        [one] 1 guard
       *[other] { $guards } guards
      }.
ask-turn = Choose a space, or pass
    .hint = Your last space again, further right, or below. You have { $ap } AP and { $guards ->
        [one] 1 guard
       *[other] { $guards } guards
      }.
ask-parts = Two actions: do one or both, in the order you like
    .hint = Choose where to begin; the other one follows.
ask-move = Move your { $champion }
    .hint = It passes up to { $strength ->
        [one] 1 ninja
       *[other] { $strength } ninjas
      }. After the road you may cover { $covers ->
        [one] one with a guard
       *[other] up to { $covers } with guards
      }.
ask-move-two = Move your { $champion } along one or two roads
    .hint = It passes up to { $strength ->
        [one] 1 ninja
       *[other] { $strength } ninjas
      }. After each road you may cover one with a guard.
ask-move-any = Move one of your champions
    .hint = { $ignore ->
        [0] After the road you may cover a ninja with a guard.
        [one] It passes one ninja more than its strength. Then you may cover one.
       *[other] It passes { $ignore } ninjas more than its strength. Then you may cover one.
      }
ask-move-any-two = Move one of your champions along one or two roads
    .hint = After each road you may cover a ninja with a guard.
ask-second-road = A second road for your { $champion }?
    .hint = It passes up to { $strength ->
        [one] 1 ninja
       *[other] { $strength } ninjas
      }. Going back is allowed.
ask-lead = Whose champion do you move?
    .hint = It moves with the strength of its owner; the guards are yours.
ask-lead-road = Move a champion of { $seat }
    .hint = It moves with the strength of its owner; the guards are yours.
ask-lead-own = Move one of your champions
    .hint = Then you may cover up to two ninjas of the road.
ask-build = Build a { $building } { $city ->
    [yes] in a city
   *[no] in a village
  }
    .hint = Your { $champion } builds where it stands, if there are enough guards around.
ask-build-any = Build { $city ->
    [yes] in a city
   *[no] in a village
  }
    .hint = A champion builds its own kind of building where it stands.
ask-build-anywhere = Build anything anywhere
    .hint = No champion is needed; the guards around and the kind of building have to fit.
ask-vanish = Vanish or appear?
    .hint = Take a champion off the map, or put one that has vanished on any place.
ask-teleport = Put one of your champions on any place
    .hint = It may be anywhere on the map now.
ask-once = What do you do?
    .hint = It happens at once.
ask-cover = Cover a ninja of { $road }?
    .hint = { $ninjas ->
        [one] 1 ninja is left
       *[other] { $ninjas } ninjas are left
      } there; you have { $guards ->
        [one] 1 guard
       *[other] { $guards } guards
      } in supply.
ask-cover-last = Cover the last ninja of { $road }?
    .hint = That completes the road: a tile replaces the guards, and all of them go home.
ask-cover-stranded = Cover a ninja of { $road }? Careful
    .hint = It would leave you one guard outside the roads, or none. They only come back when somebody completes a road.
ask-tile = { $road } is complete: which tile?
    .hint = Your own links your places only; a neutral one links everybody's and its guards count for nobody.
ask-tile-other = { $road } is complete: which tile do you lay?
    .hint = It is the turn of { $seat }, but you have most guards there, so you decide.
ask-set-guard = Set-up: put a guard on a road
    .hint = On a road with at least two ninjas and no guard of another player; one ninja stays uncovered.
ask-set-champion = Set-up: where does your { $champion } begin?
    .hint = In a village where none of your champions is. Near a building of its kind it finds quest tiles.
ask-join = { $mission }: will you take part?
    .hint = It takes one of your guards for now. { $effect }
ask-card = A new city! Take a city card
    .hint = From the left or the right end of the row; it works at once.
ask-take = Take a tile
    .hint = { $count ->
        [one] One tile.
       *[other] { $count } different tiles, one after the other.
      }
ask-free = Border bonus: a neutral action for nothing?
    .hint = Any space of the neutral column, without guards and AP. The reward follows.
ask-reward = Border bonus: take your reward
    .hint = { $points } points, or two different tiles of the supply.
ask-one-bonus = Border bonus: choose one
    .hint = A neutral action for nothing, { $points } points, or two different tiles.

# The parts of a turn.
step-space = Space
step-mission = Mission
step-act = Action
step-move = Move
step-second = Second road
step-cover = Cover
step-road = Road tile
step-build = Build
step-tile = Tile
step-vanish = Vanish
step-card = City card
step-free = Free action
step-reward = Reward
step-set-guards = Guards
step-set-champions = Champions
step-begin = Begin

button-pass = Pass
button-done = { $at ->
    [cover] Leave the ninja
    [road] Stay here
    [free] No action
    [join] Stay out of it
   *[act] Go on without
  }
button-cover = Cover a ninja
button-tile-own = Own tile ({ $count } left)
button-tile-neutral = Neutral tile ({ $count } left)
button-join = Take part
button-leave = Leave the race
button-card = { deed }
button-take = { $tile }
button-reward = Points
button-sell = Sell a Chest
button-gain = { $what ->
    [ap] Gain the AP
   *[vp] Gain the points
  }
button-lead = { $seat }
button-vanish = { $champion } vanishes

gain-vp = +{ $points }
gain-loss = −{ $points }
gain-nothing = 0

## Why not: what one taps is not named again

why-left-or-above-the-last-space = This space is left of or above your last one; in a round you only go right and down.
why-not-enough-guards = This space takes { $needed } guards now, and you have { $guards } in supply.
why-not-enough-action-points = This space costs { $cost } AP and you have { $ap }; the marker may not go below the track.
why-this-space-would-have-no-effect = This space would do nothing now.
why-this-neutral-action-would-have-no-effect = This action would do nothing now.
why-this-road-does-not-begin-where-the-champion-is = No road leads straight from your champion to { $place }.
why-too-many-uncovered-ninjas = { $way }: { $uncovered } uncovered ninjas are too many; your { $champion } passes { $strength }.
why-the-champion-is-not-there = Your { $champion } is not at { $place }; a champion builds where it stands.
reason-only-the-cards-at-the-ends = Only the cards at the two ends of the row can be taken.
reason-only-neutral-spaces-are-free = The border bonus gives an action of the neutral column only.
reason-no-champion-of-yours-is-there = None of your champions is there; a champion builds where it stands.

## The log on a screen

scene-log-space = took the space { $column }, { $cost } AP, with { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  }
scene-log-city-card = took a city card: { deed }
scene-log-city-row = city card: { deed }
scene-log-lead = moved the { $champion } of { $seat } by { $way }
scene-log-free = free action: { deed }
scene-log-special = used A9: { deed }
scene-log-cannot-act = cannot act and passes
scene-log-mission = scored { $mission } (+{ $points })
scene-log-take-back = took back { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  } ({ $ap } AP)

## Help: the rules of what is on the screen

help-goal = Lead three panda champions, a Monk, a Governor and a Warrior, through a land full of ninjas. Points come from buildings, from places freed of ninjas, from city cards and missions, and at the end from the tiles your champions have collected.

    Most points win. If there is a tie, more action points decide; else the victory is shared.
    .title = What it is about
help-turn = A round is a series of single turns in turn order, until everybody has passed. In your turn you
    - choose a space of the action board and one of its options,
    - place as many of your guards on it as it takes now (the number on the shield),
    - pay the AP of its row (the number at the left),
    - do what the option says.

    You may pass at any turn; then you take no more turns in this round. When all have passed everybody takes the guards back from the action board: each gives 1 AP. Whoever then has fewest AP goes first.
    .title = A turn
help-board = Your first space of a round may be any. After that you may choose the same space again, one further right in its row, or any in a row below. What lies left or above is closed to you until the round is over.

    An empty coloured space takes 1 guard, an empty neutral one 2. Each time a space is chosen in a round, by whomever, it takes one more. Guards of others never block a space.

    A dash on an option means that it would do nothing now.
    .title = The action board
help-points = AP pay for spaces. A payment may bring the marker below 0: ending on −1 costs 2 points, on −2 it costs 5 (the coloured spaces of the track). Spaces that cost 0 are no payment.

    Markers on one space of the AP track form a stack; who arrives last lies on top and goes first.
    .title = Action points and turn order
help-moving = A champion uses a road if its strength is at least the number of uncovered ninjas there. Strength is the number of strength tiles (Beads, Coin, Sword), the printed one included.

    After each road you may cover one of its ninjas with a guard of your supply. In a move of two roads the first is finished, guard and tile included, before the second begins; going back is allowed. Pointing at a place shows the way, the guard and the tile it could bring.
    .title = Moving
help-roads = As soon as no ninja of a road is uncovered, whoever has most guards there (in a tie: who placed the last) replaces them by a road tile, own or neutral. That player is asked, whoever's turn it is. All guards of the road go home to their owners, without AP.

    The guards printed on a tile still count as guards around both places: those of a coloured tile for its owner, those of a neutral one for nobody. If no tile fits any more, the guards stay.

    Guards on unfinished roads are not available. Keep some, or you can do nothing.
    .title = Guards and road tiles
help-freed = When no uncovered ninja is left on the roads around a place, it is freed, once in the game: 2 points for the player who placed the last guard, and 1 point to everybody for each own guard around it.
    .title = Freed places
help-building = The Monk builds Gates, the Governor Markets, the Warrior Pagodas, each where it stands. There must be enough guards around the place, of whatever colour:
    - 1st building: 2 guards, 4 points
    - 2nd: 3 guards, 3 points
    - 3rd: 4 guards, 2 points; the village becomes a city
    - 4th: 5 guards, 5 points
    - 5th: 6 guards, 7 points
    - 6th: 8 guards, 9 points; the city becomes a capital

    Each guard of another player around the place gives 1 point more. The first three buildings are of different kinds, and so are the three on the city base.
    .title = Building
help-cities = The third building turns a village into a city: the buildings go back to the supply, a city base comes, and you take a city card from the left or right end of the row. It works at once.

    A city counts as one of each kind of building. Village actions build in villages only, city actions (the sign with the wall) in cities only.
    .title = Cities and city cards
help-border = Exit roads lead off the map to the border. From one border area to the next is a move like a road, without ninjas; from an area any of its exit roads leads back onto the map.
    .title = The border
help-bonus = Every building at a place with a golden mark also brings a free action of the neutral column, without guards and AP, and then 5 points or two different tiles of the supply.
    .title = Border bonus
help-tiles = Strength tiles make a champion stronger and multiply its quest tiles at the end: ×0, ×1, ×2, ×3 for 1, 2, 3, 4 tiles.

    Quest tiles (Lantern, Chest, Mask) are taken where the champion stands at its own kind of building; a city counts as every kind. One to four are worth 2, 4, 6, 8, times the multiplier. The sheet shows what that makes now.
    .title = Strength and quest tiles
help-actions = - Move: one road, or one or two.
    - Sneak: a move that passes one ninja more.
    - Cover 2: the Monk moves and may cover two ninjas.
    - Build: in a village, or with the wall in a city.
    - Beads, Coin, Sword, Lantern, Chest, Mask: take the tile.
    - Vanish: take a champion off the map, or put one that has vanished on any place.
    - Sell: the Governor at a Market sells a Chest.
    - +AP and +VP: gain as many.

    Two signs in one option are two actions: do one or both, in the order you like.
    .title = What the actions do
help-missions = A green card is for whoever is first during the game, a blue one scores at the end; below it stands what it would bring everybody now. Connected means by road tiles of your own and neutral ones.

    A4 to A6 are a race: who joins has a guard on the card. A9 has six actions: once in a round you may put a guard there instead of choosing a space, and pay no AP.
    .title = Missions
help-end = The fifth city base, the second capital or the last piece of one kind of building: then the round is played to its end. Guards come back once more. Then each champion scores multiplier times quest tiles, and the blue mission is added.
    .title = The end
help-setup = Six places get a start building. In turn order everybody places guards on roads with at least two ninjas, never where another player's guard lies and never the last ninja. Then come the champions: Monks from the last player to the first, Governors from the first to the last, Warriors from the last again, each in a village without another champion of yours.
    .title = Set-up

## About the boards

about-board = Pieces, rules, actions and their costs are those of the rulebooks; map and action board are our reconstruction, and you can load your own.
    .given = All pieces and their numbers, set-up, turn, moving, road tiles, building, city cards, missions and the end; which actions exist and what a row costs; the Warrior's space for 1 AP and the place of +4 AP.
    .ours = The printed pictures are not known to us. So the map (places, roads, ninjas, names, one border area per side), which action lies in which row, the ends of the AP track, and how many tiles a sheet holds are ours, made so that they fit everything the rulebooks say.

    “calibrated” has the same map with an action board measured so that building pays; “bamboo” is a small board of our own for two.
    .load = Write what you see on your board into a board file: a text in TOML, the files below are the patterns. Places, roads with their ninjas, exits, the spaces of the action board, tracks and cards are all in it. Places without coordinates are spread over the map by themselves.

## Said by the frame in words of this game

welcome-type = Type what you want to do (m2 b, build gate p04, or a number of the list). Also: help, hint, undo, quit.
help-1 = You choose by typing a number of the list, or the choice itself or a part of it: `space m2 b`, or just `m2 b`.
help-why = why something is (not) possible: why move monk r04
help-rules = explain a word or a mission: rules strength
