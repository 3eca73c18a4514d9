### Way of the Panda in English. Keys: docs/notation/panda.md names the decisions, games/panda/rules/game.py the events.

title = Way of the Panda
goal = Lead a Monk, a Governor and a Warrior through the land, cover the ninjas with guards, and build villages up to capitals.

# The welcome, one message per line.
welcome-1 = Aim: most points (VP), from buildings, freed places, and what your three champions collect.
welcome-2 = Each turn: choose a space of the action board (marked ▸). It takes guards from your supply and action points (AP).
welcome-3 = In a round you go right and down on that board, never back. Pass when you like; guards taken back then give 1 AP each.
welcome-4 = A champion passes a road if its strength is at least the number of ninjas (×) there, and may cover one with a guard.
welcome-5 = With enough guards around a place, a champion standing there builds: the third building makes a city.
welcome-6 = The last round is the one in which { end-when }.
end-when = { $last_base ->
    [1] a city base lies on the map
   *[other] { $last_base } city bases lie on the map
  }, { $last_capital ->
    [1] a capital stands
   *[other] { $last_capital } capitals stand
  }, or { $supply_reading ->
    [all] the last building of all is used up
   *[any] one kind of building is used up
  }{ $round_limit ->
    [0] { "" }
   *[other] ; round { $round_limit } at the latest
  }
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
    .effect = { $a1_points } points for the first player with a closed ring of four road tiles, their own or neutral, through four places that each have a Gate.
mission-A2 = Ring of Markets (A2)
    .effect = { $a2_points } points for the first player with a closed ring of four road tiles, their own or neutral, through four places that each have a Market.
mission-A3 = Ring of Pagodas (A3)
    .effect = { $a3_points } points for the first player with a closed ring of four road tiles, their own or neutral, through four places that each have a Pagoda.
mission-A4 = Gate builders (A4)
    .effect = { $a4_points } points for the first of those who joined to have built { $a4_target } Gates. Whoever takes the guard back (at the start of their turn; it brings no AP) is out for good.
mission-A5 = Market builders (A5)
    .effect = { $a5_points } points for the first of those who joined to have built { $a5_target } Markets. Whoever takes the guard back (at the start of their turn; it brings no AP) is out for good.
mission-A6 = Pagoda builders (A6)
    .effect = { $a6_points } points for the first of those who joined to have built { $a6_target } Pagodas. Whoever takes the guard back (at the start of their turn; it brings no AP) is out for good.
mission-A7 = Across the land (A7)
    .effect = { $a7_points } points for the first player to connect two opposite sides of the map by their own and neutral road tiles, exit roads included.
mission-A8 = One, two, three (A8)
    .effect = { $a8_points } points for the first player to connect the three numbered places by their own and neutral road tiles.
mission-A9 = Special actions (A9)
    .effect = { $a9_reading ->
        [turn] In any turn
       *[round] Once per round
      }, instead of a space of the action board, put a guard on a free space of this card and do what it says, without AP. When all six are taken the guards go home and the card is gone.
mission-B1 = Most road tiles (B1)
    .effect = At the end { $b1_points } points for whoever has most road tiles of their colour on the map; ties all score.
mission-B2 = Together (B2)
    .effect = At the end { $b2_points } points for everybody whose three champions are in one city, { $b2_capital } if it is a capital.
mission-B3 = To the borders (B3)
    .effect = At the end everybody scores the sides of the map that one network of their own and neutral tiles joins. 4 sides: { $b3_4 } points, 3: { $b3_3 }, 2: { $b3_2 }, 1: { $b3_1 }, none: { $b3_0 }.
mission-B4 = Most guards (B4)
    .effect = At the end { $b4_points } points for whoever has most guards of their colour { $b4_reading ->
        [figures] on the map: those printed on their road tiles, and the figures
       *[tiles] printed on their road tiles; figures do not count
      }. Ties all score.
mission-B5 = Far apart (B5)
    .effect = At the end { $b5_points } points for the greatest distance between two champions of one player: the road tiles of the shortest way between them, over that player’s and neutral ones. Ties all score.
mission-B6 = Around the cities (B6)
    .effect = At the end { $b6_points } points for each city and capital, to whoever has most guards around it, figures and printed ones; in a tie { $b6_reading ->
        [nobody] nobody scores it
       *[all] all of them score it
      }.
mission-B7 = Connected Gates (B7)
    .effect = At the end { $b7_points } points per Gate for whoever connects most of them by their own and neutral tiles, at { $b7_places } places at least; ties all score. A city base is one, too.
mission-B8 = Connected Markets (B8)
    .effect = At the end { $b8_points } points per Market for whoever connects most of them by their own and neutral tiles, at { $b8_places } places at least; ties all score. A city base is one, too.
mission-B9 = Connected Pagodas (B9)
    .effect = At the end { $b9_points } points per Pagoda for whoever connects most of them by their own and neutral tiles, at { $b9_places } places at least; ties all score. A city base is one, too.
city-none = There is no such card on this board.
city-other = On this board this card does something else: what it does stands on it.
city-c1 = City card: { $c1_kind ->
    [strength] strength tiles
   *[other] 1
  }
    .effect = { $c1_kind ->
        [strength] Take { $c1_amount } different strength tiles.
        [none] { city-none }
       *[other] { city-other }
      }
city-c2 = City card: { $c2_kind ->
    [ap] { $c2_amount } AP
   *[other] 2
  }
    .effect = { $c2_kind ->
        [ap] Gain { $c2_amount } AP.
        [none] { city-none }
       *[other] { city-other }
      }
city-c3 = City card: { $c3_kind ->
    [quest] quest tiles
   *[other] 3
  }
    .effect = { $c3_kind ->
        [quest] Take { $c3_amount } different quest tiles.
        [none] { city-none }
       *[other] { city-other }
      }
city-c4 = City card: { $c4_kind ->
    [ap] { $c4_amount } AP
   *[other] 4
  }
    .effect = { $c4_kind ->
        [ap] Gain { $c4_amount } AP.
        [none] { city-none }
       *[other] { city-other }
      }
city-c5 = City card: { $c5_kind ->
    [vp] { $c5_amount } points
   *[other] 5
  }
    .effect = { $c5_kind ->
        [vp] Gain { $c5_amount } points.
        [none] { city-none }
       *[other] { city-other }
      }
city-c6 = City card: { $c6_kind ->
    [vp-move] points and a move
   *[other] 6
  }
    .effect = { $c6_kind ->
        [vp-move] Gain { $c6_amount ->
            [one] 1 point
           *[other] { $c6_amount } points
          }. Then you may move one of your champions along { $c6_steps ->
            [one] a road
           *[other] up to { $c6_steps } roads
          }.
        [none] { city-none }
       *[other] { city-other }
      }
city-c7 = City card: { $c7_kind ->
    [vp] { $c7_amount } points
   *[other] 7
  }
    .effect = { $c7_kind ->
        [vp] Gain { $c7_amount } points.
        [none] { city-none }
       *[other] { city-other }
      }
city-c8 = City card: { $c8_kind ->
    [vp-move] points and a longer move
   *[other] 8
  }
    .effect = { $c8_kind ->
        [vp-move] Gain { $c8_amount ->
            [one] 1 point
           *[other] { $c8_amount } points
          }. Then you may move one of your champions along { $c8_steps ->
            [one] a road
           *[other] up to { $c8_steps } roads
          }.
        [none] { city-none }
       *[other] { city-other }
      }

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
prompt-free-action = Border bonus: which neutral action, without guards and AP?
prompt-reward = Border bonus: points, or the first of your tiles?
prompt-one-bonus = Border bonus: a neutral action, points or tiles?

## Choices. `.many` names the group where there are too many to list one by one; `.plain` is said without a position.

choice-space = { $space } { $option }: { $action } ({ $cost } AP, { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  })
    .plain = space { $space }, option { $option }
    .many = Choose a space and its option, for example { $example }
choice-done = { $left ->
    [cover] leave the ninja
    [road] stay here
    [free] no free action
    [join] stay out of it
    [move] do not move
    [build] do not build
    [tile] take no tile
    [sell] do not sell
    [gain] gain nothing
    [vanish] leave the champions where they are
   *[both] neither of the two
  }
    .plain = nothing more, go on
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
choice-build = build a { $building } at { $place } (building { $number })
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

panda-city-row = { $count ->
    [one] 1 city card lies in the row
   *[other] { $count } city cards lie in the row
  }
panda-start-building = { $count ->
    [one] 1 start building stands
   *[other] { $count } start buildings stand
  }
panda-first = first player: { $seat }
panda-camp = placed the { $champion } at { $place }
panda-draw-mission = mission { $mission }
panda-join = joined { $mission }
panda-round = round { $number } begins
panda-space = took { $space }{ $option } with { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  }
panda-no-effect = nothing happened: { $because }
panda-empty-card = one part of the card did nothing: { $because }
panda-penalty = fell to { $ap } AP{ $points ->
    [0] { "" }
    [one] {" "}(−1 point)
   *[other] {" "}(−{ $points } points)
  }
    .brief = { "" }
panda-pass = passed
panda-cannot-act = { $seat } cannot act and passes
panda-leave = took the guard back from the mission
panda-special = used space { $space } of A9
panda-special-full = A9 is full: its guards go home
panda-move = moved the { $champion } by { $way }
    .brief = { $champion } by { $way }
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
    .brief = { $building } at { $place }
panda-city-card = took the city card: { $card }
panda-free = did n{ $row } as a free action
panda-reward = border bonus (+{ $points })
panda-take = took a tile: { $tile }
    .brief = { $tile }
panda-sell = sold a Chest (+{ $points })
panda-points = gained { $points ->
    [one] 1 point
   *[other] { $points } points
  }
panda-action-points = gained AP (now { $ap })
    .brief = { $ap } AP
panda-vanish = let the { $champion } vanish
panda-appear = put the { $champion } on { $place }
panda-progress = step { $number } of { $mission }
panda-mission = { $seat } scored { $mission } (+{ $points })
panda-last-round = this is the last round: { $ending }
panda-take-back = { $seat } took back { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  } (now { $ap } AP)
panda-over = { $ending }, the game is over

ending-city-bases = { $last_base ->
    [1] the first city base lies on the map
   *[other] { $last_base } city bases lie on the map
  }
ending-capitals = { $last_capital ->
    [1] there is a capital
   *[other] there are { $last_capital } capitals
  }
ending-building-supply = { $supply_reading ->
    [all] no building is left
   *[any] a kind of building has run out
  }
ending-stalemate = nobody did anything for a round
ending-round-limit = round { $round_limit }, the last one allowed, has been played
because-a-capital-is-complete = the place is a capital already
because-a-champion-on-the-sheet-cannot-move = the champion is not on the map
because-all-your-champions-have-vanished = no champion is on the map
because-no-champion-at-all-can-move = no champion can move
because-no-champion-of-yours-can-move = no champion can move
because-no-champion-of-yours-is-in-a-city = no champion is in a city
because-no-champion-of-yours-is-in-a-village = no champion is in a village
because-no-chest-to-sell = there is no Chest to sell
because-no-city-base-is-left = no city base is left
because-no-piece-of-this-kind-is-left = no such building is left
because-no-road-is-weak-enough = the ninjas are too many on every road
because-no-tile-of-these-can-be-taken = none of these tiles is left, or the sheet has no room
because-none-is-left-in-the-supply = no such tile is left
because-not-enough-guards-around = there are not enough guards around
because-nothing-can-be-built-anywhere = nothing can be built anywhere
because-the-ap-track-is-full = the AP track is at its end
because-the-champion-is-at-no-place = the champion stands at no place
because-the-champion-is-not-at-its-own-building = the champion is not at its own kind of building
because-the-column-on-the-sheet-is-full = the column of the sheet is full
because-this-action-builds-in-a-city-only = the champion is not in a city
because-this-action-builds-in-a-village-only = the champion is not in a village
because-this-kind-of-building-stands-there = such a building stands there already

## Why something is not possible

reason-a-capital-is-complete = { $place } is a capital: nothing more can be built there.
reason-a-champion-on-the-sheet-cannot-move = The { $champion } is not on the map and cannot move.
reason-a-guard-of-another-player-is-on-this-road = { $seat } has a guard on { $road }; in set-up you have to choose another road.
reason-all-your-champions-have-vanished = None of your champions is on the map.
reason-choose-a-space-first = First choose a space of the action board; what it shows follows.
reason-an-own-champion-is-already-there = One of your champions begins at { $place } already.
reason-another-champion-builds = This is an action of the { $champion }.
reason-another-champion-moves = This is an action of the { $champion }.
reason-choose-the-road-tile-first = First choose the tile for { $road }.
reason-decide-about-the-free-action-first = First choose the free neutral action of the border bonus, or none.
reason-decide-about-the-ninja-first = First decide whether a guard of yours covers a ninja of { $road }.
reason-decide-about-the-race-first = First say whether you take part: { $mission }.
reason-finish-the-action-first = First carry out your action, or go on without it; your next turn comes after the others'.
reason-finish-the-move-first = First finish the move: use a road, or stay.
reason-no-champion-at-all-can-move = No champion of any player can move.
reason-left-or-above-the-last-space = { $space } is left of or above { $last }, your last space; in a round you only go right and down.
reason-mission-a9-already-used-this-round = You have used A9 in this round already.
reason-mission-a9-is-not-in-play = Mission A9 is not in play.
reason-no-champion-of-this-player-can-move = No champion of { $seat } can move.
reason-no-champion-of-yours-can-move = None of your champions can move: there are too many ninjas on every road, or it is not on the map.
reason-no-champion-of-yours-is-in-a-city = None of your champions is in a city.
reason-no-champion-of-yours-is-in-a-village = None of your champions is in a village.
reason-no-road-is-weak-enough = Every road from the { $champion } shows at least { $uncovered } uncovered ninjas; it passes { $strength }.
reason-no-tile-of-these-can-be-taken = None of these tiles is left, or your sheet has no room for them.
reason-no-chest-to-sell = You have no Chest to sell.
reason-no-city-base-is-left = No city base is left, so there is no third building any more.
reason-no-guard-in-supply = You have no guard in your supply.
reason-no-own-guard-on-the-mission-card = You have no guard on the mission card.
reason-no-piece-of-this-kind-is-left = No { $building } is left.
reason-nobody-sits-there = There is no player { $number }.
reason-none-is-left-in-the-supply = { $tile }: none is left in the supply.
reason-not-a-border-area-next-to-the-champion = The { $champion } is not in a border area next to { $way }.
reason-not-enough-action-points = { $space } costs { $cost } AP and you have { $ap }; the track ends at { $lowest }.
reason-not-enough-guards = { $space } takes { $needed ->
    [one] 1 guard
   *[other] { $needed } guards
  } now and you have { $guards } in supply.
reason-nothing-can-be-built-anywhere = Nothing can be built anywhere: guards, pieces or a free kind are missing everywhere.
reason-not-enough-guards-around = A { $building } at { $place } needs { $needed } guards around it; there are { $guards }.
reason-one-card-is-left-take-it-as-the-left-one = One card is left in the row: take it as the left one.
reason-one-ninja-must-stay-uncovered = In set-up one ninja of { $road } has to stay uncovered.
reason-only-chance-draws-this = That is drawn, not chosen.
reason-only-quest-tiles-now = Only quest tiles are to be taken now; { $tile } is none.
reason-only-strength-tiles-now = Only strength tiles are to be taken now; { $tile } is none.
reason-place-your-champion-first = First place your { $champion } in a village.
reason-place-your-guard-first = First put your guard on a road.
reason-take-a-tile-first = First take { $count ->
    [one] one tile
   *[other] { $count } tiles
  }.
reason-take-your-border-bonus-first = First take your border bonus.
reason-the-ap-track-is-full = Your marker is at the end of the AP track ({ $ap }).
reason-the-champion-is-already-there = The { $champion } is at { $place } already.
reason-the-champion-is-at-no-place = The { $champion } stands at no place: it is on the border or not on the map.
reason-take-a-city-card-first = First take a city card.
reason-the-board-has-no-such-row = The board has no row { $row }.
reason-the-board-has-no-such-space = The board has no space { $space }.
reason-the-champion-has-vanished = The { $champion } is not on the map.
reason-the-champion-is-not-at-its-own-building = The { $champion } has to stand where there is a { $building }, or in a city.
reason-the-champion-is-not-there = The { $champion } is not at { $place }.
reason-the-champion-is-on-the-map = The { $champion } is on the map; only one that has vanished can appear.
reason-the-column-on-the-sheet-is-full = { $tile }: that column of your sheet is full ({ $most }).
reason-the-map-has-no-such-border-area = The map has no border area { $way }.
reason-the-map-has-no-such-place = The map has no place { $place }.
reason-the-map-has-no-such-road = The map has no road { $road }.
reason-this-action-builds-in-a-city-only = This action builds in cities only; { $place } is none.
reason-this-action-builds-in-a-village-only = This action builds in villages only; { $place } is no village any more.
reason-this-belongs-to-set-up = That belongs to set-up, which is over.
reason-this-kind-was-taken-just-now = You took a { $tile } just now; the next tile is of another kind.
reason-this-option-has-no-such-action = The action that is carried out now does not do that.
reason-too-few-ninjas-for-a-set-up-guard = In set-up a guard goes onto a road with at least { $needed } ninjas; { $road } has { $ninjas }.
reason-this-board-is-made-for-fewer-players = This board is made for at most { $players } players.
reason-this-kind-of-building-stands-there = { $place } has a { $building } already; a place gets each kind once, and once more on its city base.
reason-this-road-does-not-begin-where-the-champion-is = { $way } does not begin where the { $champion } stands.
reason-this-space-has-one-option-only = { $space } has only option a.
reason-this-space-of-a9-is-taken = Space { $space } of A9 is taken.
reason-too-many-uncovered-ninjas = { $way } shows { $uncovered } uncovered ninjas; the { $champion } passes { $strength }.

## Scoring

score-start = Start
score-buildings = Buildings
    .why = { term-build.effect }
score-foreign-guards = Others' guards at buildings
    .why = { term-build.effect }
score-freed = Freed places
    .why = { term-free.effect }
score-spaces = Spaces of the board
    .why = { term-gain.effect }
score-sales = Chests sold
    .why = { term-sell.effect }
score-city-cards = City cards
    .why = { term-card.effect }
score-border-bonus = Border bonus
    .why = { term-bonus.effect }
score-green-mission = Green mission
    .why = { term-mission.effect }
score-penalties = Too few AP
    .why = { term-ap.effect }
score-monk = Monk: Beads × Lanterns
    .why = { term-quest.effect }
score-governor = Governor: Coins × Chests
    .why = { term-quest.effect }
score-warrior = Warrior: Swords × Masks
    .why = { term-quest.effect }
score-blue-mission = Blue mission
    .why = { term-mission.effect }
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
option-freed_bonus = Who gets the points for freeing a place: who placed the last guard or who laid the tile.
option-road_tile = Whether the player is asked for a road tile of their own or a neutral one.
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
option-debt = Which space below 0 AP costs more points: the second, or the first.

option-board-panda = the map and the action board of our rules
option-board-calibrated = the same map, where building comes first
option-board-bamboo = Bamboo Grove: a small map for two
option-missions-random = a green and a blue one, drawn
option-missions-off = none
option-cards-random = drawn
option-freed_bonus-guard = who placed the last guard
option-freed_bonus-tile = who laid the road tile
option-road_tile-ask = ask whenever both fit
option-road_tile-own = always their own
option-border_bonus-both = an action and a reward
option-border_bonus-one = one of them
option-city6-2 = { $city6_points } points
option-city6-3 = { $city6_points } points
option-b3-french = { $b3_4 }, { $b3_3 }, { $b3_2 }, { $b3_1 }, { $b3_0 } (French)
option-b3-german = { $b3_4 }, { $b3_3 }, { $b3_2 }, { $b3_1 }, { $b3_0 } (German)
option-b3-italian = { $b3_4 }, { $b3_3 }, { $b3_2 }, { $b3_1 }, { $b3_0 } (Italian)
option-b4-tiles = guards on road tiles only
option-b4-figures = figures too
option-a9-round = once per round, a champion of any player
option-a9-turn = every turn, only one’s own champions
option-building_end-any = one kind
option-building_end-all = all kinds: the very last building
option-border-sides = four, one for each side
option-border-gates = sixteen, one for each exit road
option-b6_ties-all = all tied players score
option-b6_ties-nobody = nobody scores
option-empty_spaces-allowed = they may be chosen
option-empty_spaces-quest = all but those for a quest tile, away from the champion’s building
option-empty_spaces-forbidden = they may not
option-round_limit-40 = 40 rounds
option-round_limit-none = no limit
option-free_build_bonus-yes = yes, every building
option-free_build_bonus-no = no, once per turn
option-debt-rising = the second
option-debt-falling = the first

preset-first-game = To learn with: the same game without missions.
preset-recommended = The whole game: one green and one blue mission, and an action board on which building comes first.
preset-german = By the letter of the German book: mission B3 pays less and one city card more than usual; of the buildings only the very last one ends the game.
preset-italian = By the letter of the Italian book: whoever lays the tile gets the points for a freed place, a border bonus is one thing instead of two, A9 may be used in any turn, B3 and B4 count differently, a quest space needs the champion at its building, below 0 AP the first space costs more points than the others, and only the very last building ends the game.

board-panda = the board of our rules
board-calibrated = the same map, with an action board on which building comes first
board-bamboo = Bamboo Grove, a small board for two

## Words to look up

term-space = Space
    .effect = An empty space takes { $coloured_guards ->
        [one] 1 guard
       *[other] { $coloured_guards } guards
      } (neutral: { $neutral_guards }), and { $more_guards } more each time it has been chosen in a round. The rows cost { $row_costs } AP from top to bottom. Your first space of a round may be any; later ones lie to the right, below, or are the same.
term-ap = Action points
    .effect = You pay the row of a space on the AP track, which goes from { $lowest_ap } to { $highest_ap }. { $debts ->
        [0] A payment cannot go below 0.
       *[other] A payment that ends below 0 costs points ({ $debt_list }).
      } After the round each guard taken back from the action board gives 1 AP.
term-order = Turn order
    .effect = Whoever has fewest AP goes first; in a stack the marker on top, which is the one that arrived last.
term-guard = Guards
    .effect = They pay for spaces and cover ninjas. Those on roads come back when the road is complete. Keep some outside the roads, or you can do nothing.
term-road = Roads
    .effect = When all ninjas are covered the player with most guards there (tie: who placed the last) lays a road tile, their own or a neutral one, and all guards on it go home.
term-strength = Strength
    .effect = With 1, 2, 3 … strength tiles, the printed one included, a champion passes { $strength_list } uncovered ninjas. At the end they multiply its quest tiles: { $times_list }. A column holds { $most_strength }.
term-quest = Quest tiles
    .effect = A champion takes its quest tile (Lantern, Chest, Mask) where its own kind of building stands; a city counts as all kinds. At the end 1, 2, 3 … of them are worth { $quest_list }, times the multiplier. A column holds { $most_quests }.
term-free = Freed place
    .effect = When no ninja is left around a place: { $freed_points } points for whoever { $freed_reading ->
        [tile] laid the last road tile
       *[guard] placed the last guard
      }, and { $guard_points } to everybody for each of their guards around it. Once per place.
term-build = Building
    .effect = Needs the champion there and { $needed_list } guards of any colour around it for the 1st to 6th building; gives { $build_list } points, and { $foreign_points } for every guard of other players around.
term-city = City
    .effect = The third building turns a village into a city: take a city card from either end of the row. A city counts as one of each building, and three more fit on it: then it is a capital.
term-border = Border
    .effect = Exit roads lead to { $areas } border areas. From one to the next is a move without ninjas; back onto the map leads { $border_reading ->
        [gates] only the area's own exit road
       *[sides] any exit road of that side
      }.
term-bonus = Border bonus
    .effect = Each building at a place marked ! gives { $bonus_reading ->
        [one] one of three: a free neutral action, { $bonus_points } points, or { $bonus_tiles } different tiles
       *[both] a free neutral action, and then { $bonus_points } points or { $bonus_tiles } different tiles
      }.{ $chain_reading ->
        [no] {" "}A building by a free action gives none.
       *[yes] {" "}So does a building by a free action.
      }
term-sneak = Sneak
    .effect = A move that counts fewer ninjas than there are. Covering works as usual.
term-vanish = Vanish and appear
    .effect = Take a champion off the map, or put one that has vanished on any place: one of the two per use.
term-move = Move
    .effect = The champion goes along one road, or one or two, if its strength is at least the number of uncovered ninjas there. After each road you may cover one of its ninjas with a guard from your supply.
term-cover = Cover several
    .effect = A move along one road, after which you may cover up to { $covers_most } of its ninjas.
term-sell = Sell a Chest
    .effect = Your Governor stands at a Market or in a city: a Chest goes back to the supply, and you gain the points of the space.
term-gain = AP and points
    .effect = You pay for the space first, points for a payment below 0 included; then you gain what it shows. AP beyond the end of the track are lost.
term-card = City cards
    .effect = { $city_cards } of them lie in the row; { $city_cards_out } stay in the box. Whoever makes a village a city takes the one at the left or right end. It works at once and is gone.
term-void = Without effect
    .effect = { $void_reading ->
        [forbidden] A space that would do nothing now cannot be chosen.
        [quest] A space may be chosen though it would do nothing: guards and AP are paid all the same. Only a quest tile away from the champion’s building cannot be chosen.
       *[allowed] A space may be chosen though it would do nothing: guards and AP are paid all the same.
      }
term-pass = Pass
    .effect = You take no more turns this round. AP that are left are kept.
term-mission = Missions
    .effect = A green card for whoever is first during the game, a blue one that scores at the end. Connected means: by road tiles of the player’s colour and neutral ones; guard figures, other players' tiles and the border do not connect.
term-end = End
    .effect = The game ends with the round in which { end-when }. Guards come back from the action board once more. Then strength × quest of each champion and the blue mission are added.
term-tie = Ties
    .effect = More AP win; else the victory is shared.

## The table on a screen: what lies there, said to somebody who does not see it. Values that are not there say nothing.

lot-map = Map
lot-actions = Actions
lot-clans = Clan
lot-cards = Cards
overlay-roads = Who owns which road
overlay-needs = What each place needs for its next building
overlay-passes = Which roads your champions can pass

legend-tile = road tile of this player
legend-most = has most guards there
legend-tie = have equally many guards
legend-neutral = neutral road tile
legend-needs = guards around the place / guards the next building needs
legend-enough = there are enough
legend-plan = can still be built there
legend-passes = this champion can pass the road
legend-beside = and stands at its end

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
way-border-1 = { place-border-1 }
way-border-2 = { place-border-2 }
way-border-3 = { place-border-3 }
way-border-4 = { place-border-4 }
way-gate-1 = { place-gate-1 }
way-gate-2 = { place-gate-2 }
way-gate-3 = { place-gate-3 }
way-gate-4 = { place-gate-4 }
way-gate-5 = { place-gate-5 }
way-gate-6 = { place-gate-6 }
way-gate-7 = { place-gate-7 }
way-gate-8 = { place-gate-8 }
way-gate-9 = { place-gate-9 }
way-gate-10 = { place-gate-10 }
way-gate-11 = { place-gate-11 }
way-gate-12 = { place-gate-12 }
way-gate-13 = { place-gate-13 }
way-gate-14 = { place-gate-14 }
way-gate-15 = { place-gate-15 }
way-gate-16 = { place-gate-16 }

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
scene-crowd = { $place }: { $count } champions together
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
scene-road-pile = road tiles of { $seat }, guards on each: { $size }; tiles left: { $count }
scene-neutral-pile = neutral road tiles: { $four } with 4 guards, { $three } with 3 or 2, { $one } with 1
scene-pile = { $effect }: { $count } left
scene-bases = city bases: { $count } left
scene-race = { $seat } has built { $number } of { $target }
scene-green-now = { $seat }: { $open ->
    [no] road tiles of others are in every way
   *[yes] { $tiles ->
        [0] no road tile
        [one] 1 road tile
       *[other] { $tiles } road tiles
      }{ $buildings ->
        [0] { "" }
        [one] { " " }and 1 building
       *[other] { " " }and { $buildings } buildings
      } missing at the least
  }
scene-blue-now = { $seat }: { $kind ->
    [B1] { $count ->
        [one] 1 own road tile
       *[other] { $count } own road tiles
      }
    [B2] { $count ->
        [one] 1 champion in the same city
       *[other] { $count } champions in the same city
      }
    [B3] { $count ->
        [one] 1 side
       *[other] { $count } sides
      }
    [B4] { $count ->
        [one] 1 guard that counts
       *[other] { $count } guards that count
      }
    [B5] { $count ->
        [one] a distance of 1 tile
       *[other] a distance of { $count } tiles
      }
    [B6] { $count ->
        [one] ahead at 1 city
       *[other] ahead at { $count } cities
      }
   *[B7] { $count } connected
  }{ $behind ->
    [0] { "" }
   *[other] ; { $behind } behind whoever has most
  }; { $points } points if the game ended now
scene-guards-on = { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  } of { $seat } on { $column }, { $cost } AP
scene-ap = { $seat }: { $ap } AP
scene-ap-stack = { $seat }: { $ap } AP, number { $number } from the top of { $count } markers
scene-vp = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
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
scene-cell = { $column }, { $cost } AP, { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  }
scene-option = { deed } ({ $cost } AP, { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  })
scene-do-space = { scene-option }
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
    .short = { $champion } to { $place }
scene-do-border = { $champion } along the border to { $place }
scene-do-build = build a { $building } at { $place }

## What a player is asked: the question, and `.hint` with one sentence more

ask-turn-first = Choose a space of the action board
    .hint = Any space: this is your first of the round. You have { $ap } AP and { $guards ->
        [one] 1 guard
       *[other] { $guards } guards
      }.{ $special ->
        [yes] {" "}Or use A9.
       *[no] { "" }
      }
ask-turn = Choose a space, or pass
    .hint = Your last space again, further right, or below. You have { $ap } AP and { $guards ->
        [one] 1 guard
       *[other] { $guards } guards
      }.{ $special ->
        [yes] {" "}Or use A9.
       *[no] { "" }
      }
ask-parts = Two actions: do one or both, in the order you like
    .hint = { $begin ->
        [one] Only one of them is possible now; the other one may be after it.
       *[both] Choose where to begin; the other one may follow.
      }
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
    .hint = Then you may cover up to { $covers } ninjas of the road.
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
ask-vanish = { $ways ->
    [vanish] Which champion vanishes?
    [appear] Which champion appears, and where?
   *[both] Vanish or appear?
  }
    .hint = { $ways ->
        [vanish] Take a champion off the map.
        [appear] Put one that has vanished on any place.
       *[both] Take a champion off the map, or put one that has vanished on any place.
      }
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
ask-cover-last-other = Cover the last ninja of { $road }?
    .hint = That completes the road. { $seat } has most guards there and chooses the tile; all guards go home.
ask-cover-stranded = Cover a ninja of { $road }? Careful
    .hint = It would leave you one guard outside the roads, or none. They only come back when somebody completes a road.
ask-tile = { $road } is complete: which tile?
    .hint = Your own connects places for you only, and its guards pay everybody else who builds beside it; a neutral one connects them for everybody, and its guards pay nobody.
ask-tile-other = { $road } is complete: which tile do you lay?
    .hint = It is the turn of { $seat }, but you have most guards there, so you decide. The guards of your own tile pay others who build beside it, those of a neutral one pay nobody.
ask-set-guard = Set-up: put a guard on a road
    .hint = On a road with at least { $ninjas } ninjas and no guard of another player; one ninja stays uncovered.
ask-set-champion = Set-up: where does your { $champion } begin?
    .hint = In a village where none of your champions is. At a building of its kind it finds quest tiles.
ask-join = { $mission }: will you take part?
    .hint = It takes one of your guards; you may have it back at the start of one of your turns, and are out of it then.
ask-card = A new city! Take a city card
    .hint = { $cards ->
        [1] It is the last one; it works at once.
       *[other] From the left or the right end of the row; it works at once.
      }
ask-take = { $more ->
    [yes] Take one more tile
   *[no] Take a tile
  }
    .hint = { $more ->
        [yes] Of another kind than the one before.
       *[no] { $count ->
            [one] One tile.
           *[other] { $count } different tiles, one after the other.
          }
      }
ask-free = Border bonus: a free neutral action?
    .hint = Any space of the neutral column that would do something, without guards and AP. The reward follows.
ask-reward = Border bonus: take your reward
    .hint = { $points } points{ $tiles ->
        [0] { "" }
        [one] {" "}or a tile of the supply
       *[other] {" "}or { $tiles } different tiles of the supply
      }.
ask-one-bonus = Border bonus: choose one
    .hint = { $free ->
        [no] { "" }
       *[yes] A free neutral action, or{" "}
      }{ $points } points{ $tiles ->
        [0] { "" }
        [one] {" "}or a tile of the supply
       *[other] {" "}or { $tiles } different tiles of the supply
      }.

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
    [move] Do not move
    [build] Do not build
    [tile] Take no tile
    [sell] Do not sell
    [gain] Gain nothing
    [vanish] Leave them there
   *[both] Neither of the two
  }
button-cover = Cover a ninja
button-tile-own = Own tile ({ $count } left)
button-tile-neutral = Neutral tile ({ $count } left)
button-join = Take part
button-leave = Leave the race
button-card = Card: { deed }
button-take = { $tile }
button-reward = Points
button-sell = Sell a Chest
button-gain = { $what ->
    [ap] Gain the AP
   *[vp] Gain the points
  }
button-lead = { $seat }
button-vanish = { $champion } vanishes


## Why not: what one taps is not named again

why-left-or-above-the-last-space = This space is left of or above your last one; in a round you only go right and down.
why-not-enough-guards = This space takes { $needed ->
    [one] 1 guard
   *[other] { $needed } guards
  } now, and you have { $guards } in supply.
why-not-enough-action-points = This space costs { $cost } AP and you have { $ap }; the track ends at { $lowest }.
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
    .brief = { $column } { $cost } AP
scene-log-city-card = took a city card: { deed }
scene-log-lead = moved the { $champion } of { $seat } by { $way }
scene-log-free = free action: { deed }
scene-log-special = used A9: { deed }
scene-log-cannot-act = cannot act and passes
scene-log-mission = scored { $mission } (+{ $points })
scene-log-take-back = took back { $guards ->
    [one] 1 guard
   *[other] { $guards } guards
  } (now { $ap } AP)

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
help-board = Your first space of a round may be any. After that you may choose the same space again, one further right in its row, or any in a row below. What lies left or above is closed to you until the round is over. From top to bottom the rows cost { $row_costs } AP.

    An empty coloured space takes { $coloured_guards ->
        [one] 1 guard
       *[other] { $coloured_guards } guards
      }, an empty neutral one { $neutral_guards }. Each time a space is chosen in a round, by whomever, it takes { $more_guards } more. Guards of others never block a space.

    { term-void.effect }
    .title = The action board
help-points = { term-ap.effect } Spaces that cost 0 are no payment.

    Markers on one space of the AP track form a stack; whoever arrives last lies on top and goes first.
    .title = Action points and turn order
help-moving = A champion uses a road if its strength is at least the number of uncovered ninjas there. Its strength grows with its strength tiles (Beads, Coin, Sword), the printed one included.

    After each road you may cover one of its ninjas with a guard of your supply. In a move of two roads the first is finished, guard and tile included, before the second begins; going back is allowed. Pointing at a place shows the way, the guard and the tile it could bring.
    .title = Moving
help-roads = As soon as no ninja of a road is uncovered, whoever has most guards there (in a tie: who placed the last) replaces them by a road tile. { $tile_reading ->
        [own] It is one of their own, or a neutral one if none of them fits.
       *[ask] It is one of their own or a neutral one; that player is asked, whoever's turn it is.
      } All guards of the road go home to their owners, without AP. Each player’s road tiles, as number × guards on each: { $own_roads }; the neutral ones: { $neutral_roads }.

    The guards printed on a tile still count as guards around both places: those of a coloured tile for its owner, those of a neutral one for nobody. If no tile fits any more, the guards stay.

    Guards on unfinished roads are not available. Keep some, or you can do nothing.
    .title = Guards and road tiles
help-freed = { term-free.effect }
    .title = Freed places
help-building = The Monk builds Gates, the Governor Markets, the Warrior Pagodas, each where it stands. There must be enough guards around the place, of whatever colour:
    - 1st building: { $needed_1 } guards, { $build_1 } points
    - 2nd: { $needed_2 } guards, { $build_2 } points
    - 3rd: { $needed_3 } guards, { $build_3 } points; the village becomes a city
    - 4th: { $needed_4 } guards, { $build_4 } points
    - 5th: { $needed_5 } guards, { $build_5 } points
    - 6th: { $needed_6 } guards, { $build_6 } points; the city becomes a capital

    Each guard of another player around the place gives { $foreign_points } more. The first three buildings are of different kinds, and so are the three on the city base. There are { $gates } Gates, { $markets } Markets, { $pagodas } Pagodas and { $bases } city bases.
    .title = Building
help-cities = The third building turns a village into a city: the buildings go back to the supply, a city base comes, and you take a city card. { term-card.effect }

    A city counts as one of each kind of building. Village actions build in villages only, city actions (the sign with the wall) in cities only.
    .title = Cities and city cards
help-border = { term-border.effect }
    .title = The border
help-bonus = { term-bonus.effect } The free action is one of the neutral column, without guards and AP; whatever else it needs must be there. (On the map ! is the golden mark.)
    .title = Border bonus
help-tiles = { term-strength.effect }

    { term-quest.effect } The sheet shows what that makes now.
    .title = Strength and quest tiles
help-actions = - Move: one road, or one or two.
    - Sneak: a move that counts fewer ninjas.
    - Cover { $covers_most }: a move after which you may cover up to that many ninjas.
    - Build: in a village, or with the wall in a city.
    - Beads, Coin, Sword: take the strength tile.
    - Lantern, Chest, Mask: take the quest tile, at the champion's own building.
    - Vanish: take a champion off the map, or put one that has vanished on any place.
    - Sell: the Governor at a Market sells a Chest.
    - +AP and +VP: gain that many action points, or that many points.

    Two signs in one option are two actions: do one or both, in the order you like.
    .title = What the actions do
help-missions = { $missions_reading ->
        [off] This match is played without missions.
       *[on] { term-mission.effect } The cards say what they pay; on the blue one stands how far everybody is.
      }

    A4 to A6 are a race: whoever joins has a guard on the card and may take it back at the start of their turn (it brings no AP), but is out then. A9 has six actions: { $a9_reading ->
        [turn] in any turn
       *[round] once in a round
      } you may put a guard there instead of choosing a space, and pay no AP.
    .title = Missions
help-end = { term-end.effect }
    .title = The end
help-setup = Everybody begins with { $start_ap } AP, { $start_vp } points and { $guards_each } guards. { $starts ->
        [one] One place gets
       *[other] { $starts } places get
      } a start building. Of each strength tile there are { $strength_supply }, of each quest tile { $quest_supply }. { $city_cards } city cards lie in the row.

    In turn order, one at a time, everybody places { $guards_set_up ->
        [one] 1 guard
       *[other] { $guards_set_up } guards
      } on roads with at least { $set_up_ninjas } ninjas, never where another player's guard stands and never on the last ninja. Then come the champions: Monks from the last player to the first, Governors from the first to the last, Warriors from the last again, each in a village without another champion of yours.
    .title = Set-up

## About the boards

about-board = Pieces, rules, which actions there are and what each row costs are those of the rulebooks. The map, and which action lies in which row (so what it costs), are our reconstruction, and you can load your own.
    .given = All pieces and their numbers, set-up, turn, moving, road tiles, building, city cards, missions and the end; which actions exist and what a row costs; the Warrior's space for 1 AP and the row of +4 AP.
    .ours = The printed pictures are not known to us. So these are ours, made so that they fit everything the rulebooks say:
    - the map: places, roads, ninjas, names, one border area per side
    - which action lies in which row: a quest tile costs 2 AP on “panda” and 4 on “calibrated”
    - the amount of the space that gives points: 4 on “panda”, 2 on “calibrated”
    - the ends of the AP track, and which of its two spaces below 0 costs 2 points and which 5
    - how many tiles a sheet holds, and that two start-building cards show each kind

    “calibrated” has the same map with another action board: building comes before collecting; “bamboo” is a small board of our own for two, which ends earlier.
    .load = Write what you see on your board into a board file: a text in TOML, the files below are the patterns. Places, roads with their ninjas, exits, the spaces of the action board, tracks and cards are all in it. Places without coordinates are spread over the map by themselves. A key that board files do not have is refused by its name.

## The rules by their numbers, and rulings on what they leave open

rule-p-1 = Way of the Panda is for two to four players, each with a clan of three champions; most points win.
rule-p-14 = Everything is open. Chance only decides set-up: city cards, start buildings, the first player, the missions.
rule-p-15 = The action board has four columns: Monk, Governor, Warrior, neutral. From top to bottom its rows cost { $row_costs } AP.
rule-p-16 = A coloured space may show two options, of which you choose one; a neutral space always shows one.
rule-p-17 = Two actions in one option: do either one or both, in the order you like. The second may use what the first achieved.
rule-p-24 = Places and roads are those of the map in play.
rule-p-26 = { term-border.effect }
rule-p-27 = { term-card.effect }
rule-p-33 = In set-up everybody places { $guards_set_up ->
    [one] 1 guard
   *[other] { $guards_set_up } guards
  } in turn order, one at a time: on a road with at least { $set_up_ninjas } ninjas and without a guard of another player.
rule-p-34 = In set-up all Monks are placed in reverse turn order, then the Governors in turn order, then the Warriors in reverse: each in a village where no champion of the same player is.
rule-p-35 = With missions one green and one blue card are drawn at the end of set-up.
rule-p-37 = A turn: choose a space, place the guards, pay the AP, carry the action out. Then it is the next player’s turn.
rule-p-38 = Your first space of a round may be any. After that: the same one again, further right in its row, or any in a row below.
rule-p-39 = An empty coloured space takes { $coloured_guards ->
    [one] 1 guard
   *[other] { $coloured_guards } guards
  }, an empty neutral one { $neutral_guards }; one that was chosen in this round { $more_guards } more than the last time.
rule-p-40 = { term-ap.effect }
rule-p-42 = You may pass at any turn, and must if no space can be filled and paid. Whoever has passed takes no more turns in the round. { term-void.effect }
rule-p-46 = A move takes one champion along one road to its other end; a move of one or two roads does so once or twice with the same champion.
rule-p-47 = A champion uses a road if its strength is at least the number of uncovered ninjas there.
rule-p-48 = After each road you may cover one of its uncovered ninjas with a guard from your supply.
rule-p-50 = Leaving the map by an exit road, going to the next border area, and coming back by an exit road are one move each. Between border areas there are no ninjas.
rule-p-54 = { term-road.effect }
rule-p-57 = { term-free.effect }
rule-p-58 = { term-build.effect } Village actions build in villages only, city actions in cities only.
rule-p-59 = The first three buildings of a place are of three kinds, and so are the three on its city base.
rule-p-62 = { term-city.effect }
rule-p-63 = The neutral building action: a champion of yours in a city builds its own kind there, by the usual rules.
rule-p-64 = The sixth building makes a city a capital; nothing more is built there.
rule-p-65 = { term-bonus.effect }
rule-p-66 = The free neutral action needs everything else that it needs otherwise: strength, guards around, pieces. It is offered only where it does something.
rule-p-67 = { term-strength.effect } If none is left or the column is full, nothing is taken.
rule-p-68 = { term-quest.effect } If none is left or the column is full, nothing is taken.
rule-p-69 = { term-vanish.effect }
rule-p-70 = { term-sell.effect }
rule-p-73 = A city card works at once and is gone. Its tiles are of different kinds and need no champion in place; its moves may be left out.
rule-p-82 = Whoever wants to take part in A4 to A6 puts a guard on the card in set-up. Each fitting building moves it on. At the start of its owner’s turn the guard may be taken back (it brings no AP); the progress is lost, and there is no way back into the race.
rule-p-83 = { mission-A9.effect }
rule-p-86 = { mission-B3.effect }
rule-p-87 = { mission-B4.effect }
rule-p-89 = { mission-B6.effect }
rule-p-91 = { term-end.effect }
rule-po-12 = { term-void.effect }
rule-pr-4 = In set-up a second guard of your own may go onto a road, but one ninja stays uncovered.
rule-pr-5 = The AP track ends at { $highest_ap }; what goes beyond is lost.
rule-pr-22 = A champion that has vanished is not on the map: it cannot move, build, take quest tiles or sell.
rule-pr-37 = The third building needs a city base. There are { $bases }; when they are used up no village becomes a city any more.
rule-pr-39 = Every building but the third needs a piece of its kind from the supply.
rule-pr-43 = Different tiles are tiles of different kinds; you take as many as supply and sheet allow.
rule-pr-49 = A9 takes one guard from your supply and no AP, so it can be used with 0 AP or less.
rule-pr-50 = The first special action moves a champion that is on the map; one that has vanished comes back by “appear”.
rule-pr-66 = { $round_limit ->
    [0] There is no limit of rounds in this match.
   *[other] The game ends with round { $round_limit } at the latest.
  } A round in which nobody chooses a space ends it, too.
ruling-A1-1 = The player’s tiles and neutral ones may be mixed. A city counts as having every building.
ruling-A1-2 = If one event completes it for several players, the one whose turn it is scores, else the next in turn order.
ruling-A2-1 = { ruling-A1-1 }
ruling-A2-2 = { ruling-A1-2 }
ruling-A3-1 = { ruling-A1-1 }
ruling-A3-2 = { ruling-A1-2 }
ruling-A4-1 = Start buildings count for nobody; third buildings and free ones count for whoever builds them.
ruling-A4-2 = When somebody scores, all guards on the card go home, without AP.
ruling-A5-1 = { ruling-A4-1 }
ruling-A5-2 = { ruling-A4-2 }
ruling-A6-1 = { ruling-A4-1 }
ruling-A6-2 = { ruling-A4-2 }
ruling-A7-1 = A side is reached by a road tile on one of its exit roads. Two exit roads of one side are not connected by the border.
ruling-A8-1 = It also counts if another player's road tile completes your network: you score at once.
ruling-A9-1 = It is your whole turn, but your place on the action board stays where it was.
ruling-A9-2 = The last of the six actions is carried out first; then all guards go home, without AP. Guards that are there at the end of the game stay.
ruling-A9-3 = Building by A9 gives everything a building gives: points, city card, border bonus.
ruling-B2-1 = Champions on the border or off the map are in no city.
ruling-B3-1 = Adjacent sides count like opposite ones.
ruling-B5-1 = Champions at one place are at distance 0; those on the border or off the map do not count. A best distance of 0 scores nothing.
ruling-B6-1 = Whoever has no guard there scores nothing, also where nobody has one.
ruling-B7-1 = Only the best single network of a player counts, and only if enough of its places have the building: a lone city counts nothing.
ruling-B7-2 = A city base counts as one, a building of the kind on it as another.
ruling-B8-1 = { ruling-B7-1 }
ruling-B8-2 = { ruling-B7-2 }
ruling-B9-1 = { ruling-B7-1 }
ruling-B9-2 = { ruling-B7-2 }
ruling-c1-1 = No champion need stand anywhere; you take as many as supply and sheet allow.
ruling-c1-2 = Different means: not two of one kind.
ruling-c2-1 = AP beyond the end of the track are lost. Your marker comes to lie on top of those on its new space.
ruling-c3-1 = It needs no building and no champion in place; you take as many as supply and sheet allow.
ruling-c3-2 = Different means: not two of one kind.
ruling-c5-1 = The points come at once, whatever else the building brings.
ruling-c6-1 = The books differ: the Italian one prints 2 points, the German one 3. An option decides it.
ruling-c6-2 = The move may be left out. It follows the usual rules: strength against ninjas, then a guard if you like.
ruling-c8-1 = One champion goes both roads. After each you may cover a ninja; the second road may be left out.
ruling-c4-1 = { ruling-c2-1 }
ruling-c7-1 = { ruling-c5-1 }
ruling-c8-2 = { ruling-c6-2 }
ruling-B1-1 = Neutral road tiles count for nobody.
ruling-B4-1 = Guards printed on neutral tiles count for nobody.
ruling-move-1 = The first road of a move is finished, with guard, tile and freed places, before the second begins; guards that come home can be used at once.
ruling-move-2 = Going there and back is allowed, and may cover two ninjas of one road.
ruling-road-1 = The player with most guards chooses the tile also in another one's turn and after passing.
ruling-road-2 = A tile with 3 guards on one side has 2 on the other: it is one piece.
ruling-free-1 = One guard can free both ends of a road; both score.
ruling-free-2 = The road tile is laid first, then guards are counted: those printed on it belong to its owner.
ruling-build-1 = Neutral guards count for what a building needs, but pay nobody.
ruling-build-2 = A start building is the first building of its place.
ruling-city-1 = An empty city base counts as one Gate, one Market and one Pagoda.
ruling-bonus-1 = The free action ignores where you are on the action board and leaves the number of guards there as it was. The +AP action then costs nothing.
ruling-ap-1 = Only the space where a payment ends counts; points never fall below 0.
ruling-ap-2 = Moving right onto a space below 0 costs nothing, and neither does a row that costs 0.
ruling-vanish-1 = A champion on the border may vanish; appearing is on a place only.
ruling-sell-1 = A sold Chest goes back to the supply and can be earned again.
ruling-end-1 = Whoever triggers the end plays on like everybody else; pieces that come back later change nothing.
example-space = A has chosen g3. What lies left of it or above is closed for the round; the same space again, further right and below are open.
example-ap = A has 0 AP and takes +4 AP, which costs 2: the payment ends on −2 and costs 5 points; then come the 4 AP.
example-strength = The Monk has strength 1: it passes the road with one ninja, not the one with three.
example-road = Both have one guard there. A placed the last one and chooses the tile.
example-free = A covers the last ninja around Longyan: 2 points for that, 4 for the guards A has there; B gets 3.
example-build = Two guards are around Yunxi, one of them B's: 4 points for the first building and 1 for the guard.
example-bonus = The first building at Xuefeng: 4 points, a free +4 AP, and 5 points as the reward.
example-quest = Beads and Lantern: where there is no Gate the Monk finds no Lantern, but the Beads can be taken.
example-A7 = The tile on the exit road joins the western side with the eastern one: 15 points.
example-A9 = A has a guard on the card and used it in this round.
example-c1 = A has made Songlin a city and takes the left card: two of Beads, Coin and Sword. Quest tiles are not among them.
example-c2 = A takes the card with AP. It brings no points, but turns.
example-c3 = Quest tiles from a card need no building: here the Warrior is not even on the map.
example-c5 = The card is worth 4 points at once.
example-c6 = As it is usually played: 2 points, and the Monk may go on to a place that it can reach.
example-c8 = 1 point, and after the first road the Monk may take a second one.

## Said by the frame in words of this game

welcome-type = Type what you want to do (m2 b, build gate p04, or a number of the list). Also: help, hint, undo, quit.
help-1 = You choose by typing a number of the list, or the choice itself or a part of it: `space m2 b`, or just `m2 b`.
help-why = why something is (not) possible: why move monk r04
help-rules = explain a word or a mission: rules strength

## What players own, and what a building earns

good-ap = AP
good-guards = { $count ->
    [one] guard
   *[other] guards
  }
good-beads = { tile-beads }
good-coin = { tile-coin }
good-sword = { tile-sword }
good-lantern = { tile-lantern }
good-chest = { tile-chest }
good-mask = { tile-mask }
good-city-cards = { $count ->
    [one] city card
   *[other] city cards
  }
good-border-bonuses = { $count ->
    [one] border bonus
   *[other] border bonuses
  }

## What has begun the end, and parts of the score

closing-city-bases = { $seat }: { ending-city-bases }.
closing-capitals = { $seat }: { ending-capitals }.
closing-building-supply = { $seat }: { ending-building-supply }.

## Setting up a table

summary = { $players ->
    [2] Two players
    [3] Three players
   *[4] Four players
  }. { $land ->
    [calibrated] The land where building comes first
    [bamboo] Bamboo Grove, the small map
    [panda] The land of our rules
   *[own] A map of your own
  }. { $mode ->
    [off] No missions
    [drawn] Missions are drawn
    [more] { $listed }; the other one is drawn
   *[named] { $listed }
  }.
group-map = Map
    .about = The land you travel, with its action board.
group-missions = Missions
    .about = One green card is a race, one blue card scores at the end. Tick one of each, or leave it to the lot.
set-green = Green: a race
set-blue = Blue: at the end
refused-one-of-each = One green and one blue mission at most.
refused-city-cards = The row takes { $need } city cards, not { $have }; or choose “drawn”.
refused-round-limit = Rounds: a number from 1 to { $most }, or none; not “{ $value }”.

## What is wrong with a board file

refused-board-start-cards = Board file, { $where }: { $need } places have a start symbol, but there are { $have } start cards.
refused-board-start-pieces = Board file, { $where }: there are only { $most } pieces { $found }.
refused-board-guard-roads = Board file, { $where }: the guards of the beginning need { $need } roads; only { $have } will do.
refused-board-guards-left = Board file, { $where }: no guard is left for the action board.
refused-board-actions = Board file, { $where }: here belongs a list of one or two actions.
refused-board-number-once = Board file, { $where }: exactly one place has the number { $number }, not { $have }.
refused-board-road-itself = Board file, { $where }: a road leads from one place to another, not from { $found } to itself.
refused-board-exits = Board file, { $where }: four exits lead off each side, but { $have } off side { $found }.
refused-board-side-pairs = Board file, { $where }: here belong pairs of the sides N, E, S, W, not { $found }.
refused-board-no-way = Board file, { $where }: no way leads from { $first } to { $then }.
refused-board-no-exit = Board file, { $where }: { $found } has a yellow box, but no road off the map.
refused-board-yellow = Board file, { $where }: { $need } places have a yellow box, not { $have }.
