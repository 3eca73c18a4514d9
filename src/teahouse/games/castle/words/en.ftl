### Dragon Castle in English. Keys: docs/notation/castle.md names the decisions, games/castle/rules/game.py the events.

title = Dragon Castle
goal = Take tiles from the castle, grow groups of one type in your realm, and crown them with shrines.

# The welcome, one message per line.
welcome-1 = Aim: most points. Four or more touching tiles of one type in your realm turn over and score.
welcome-2 = Each turn: take one free tile from the castle's top floor (marked ▸), then choose:
welcome-3 = its identical twin as well, or a shrine with it, or throw it away for 1 point.
welcome-4 = Place what you took. On a set that has just turned, build shrines: the higher, the better.
welcome-5 = Once only the ground floor is left, summoning the dragon (2 points) ends the game soon.
first-game = Then we leave out the cards.

## Tiles

kind-merchant = Merchants
kind-soldier = Soldiers
kind-farmer = Farmers
kind-season = Seasons
kind-wind = Winds
kind-dragon = Dragons
kind-number = tiles of one number

letter-M = Merchant
letter-S = Soldier
letter-F = Farmer
letter-Z = Season
letter-W = Wind
letter-D = Dragon

face-M1 = Merchant 1
face-M2 = Merchant 2
face-M3 = Merchant 3
face-M4 = Merchant 4
face-M5 = Merchant 5
face-M6 = Merchant 6
face-S1 = Soldier 1
face-S2 = Soldier 2
face-S3 = Soldier 3
face-S4 = Soldier 4
face-S5 = Soldier 5
face-S6 = Soldier 6
face-F1 = Farmer 1
face-F2 = Farmer 2
face-F3 = Farmer 3
face-F4 = Farmer 4
face-F5 = Farmer 5
face-F6 = Farmer 6
face-Z1 = Season 1
face-Z2 = Season 2
face-Z3 = Season 3
face-Z4 = Season 4
face-W1 = Wind 1
face-W2 = Wind 2
face-W3 = Wind 3
face-W4 = Wind 4
face-D1 = Dragon 1
face-D2 = Dragon 2
face-D3 = Dragon 3

## Spirits: a power everybody may call once in a turn, for a face-up tile of the realm or a shrine of the pool

spirit-beauty = Spirit of Beauty
    .effect = Consolidate 4 or more touching Merchants, Soldiers and Farmers that show the same number: 1 point extra, up to 2 shrines.
spirit-wind = Spirit of Wind
    .effect = If you like, turn one of your tiles face-down; then move one built shrine onto another face-down tile.
spirit-strength = Spirit of Strength
    .effect = Move one or two top tiles of your realm to other free spaces; sets made this way score.
spirit-elegance = Spirit of Elegance
    .effect = This turn tiles with a free upper or lower side may be taken too, and you must take at least one of those.
spirit-deception = Spirit of Deception
    .effect = Your second tile is any tile that lay directly beside the first on its floor, whatever it shows.
spirit-change = Spirit of Change
    .effect = One face-up Season, Wind or Dragon counts as another type to complete or enlarge a set.
spirit-faith = Spirit of Faith
    .effect = Build one shrine more than allowed on a set that has just turned.
spirit-destruction = Spirit of Destruction
    .effect = Throw one free castle tile, from any floor, out of the game.
spirit-depth = Spirit of Depth
    .effect = Your second tile need only be of the same type as the first, not identical.
spirit-cunning = Spirit of Cunning
    .effect = Consolidate a group of exactly 3 tiles of one type for 2 points, with shrines as usual.

## Dragons: extra points for everybody at the end

dragon-humility = Dragon of Humility
    .effect = 1 point for each shrine that has a higher stack beside it.
dragon-righteousness = Dragon of Righteousness
    .effect = 1 point per shrine in your best row and per shrine in your best column; 2 more for a line full of shrines.
dragon-tranquility = Dragon of Tranquility
    .effect = 1 point for each separate group of face-down tiles.
dragon-bravery = Dragon of Bravery
    .effect = 1 point for each stack that is higher than every stack beside it.
dragon-dominion = Dragon of Dominion
    .effect = The highest face-up Merchant, Soldier and Farmer you have on floor 3 or above: add their numbers.
dragon-power = Dragon of Power
    .effect = For each of Merchants, Soldiers, Farmers compare your most valuable group with each neighbour's: 2 points for more, 1 for equal.
dragon-knowledge = Dragon of Knowledge
    .effect = 2 points for each different face-up Season, Wind or Dragon picture.
dragon-harmony = Dragon of Harmony
    .effect = For each centre line of the realm: 4 points if stack heights mirror each other, 2 if shrines do.
dragon-devotion = Dragon of Devotion
    .effect = 1 point for each shrine with a face-up Dragon tile beside it.
dragon-courage = Dragon of Courage
    .effect = 1 point for each shrine on the edge of the realm.

## What a player is asked

prompt-turn = Take a tile from the top floor{ $summon ->
    [yes] , or summon the dragon
   *[no] { "" }
  }
prompt-continue = You hold { $face }. How do you go on?
prompt-place = Where does { $face } go in your realm?
prompt-enlarge = A set is about to turn. Enlarge it with a spirit first?
prompt-build = Build a shrine on the set that has just turned? ({ $pool } in your pool)
prompt-end = Your turn is nearly over. Call a spirit?
prompt-payment = How do you pay for the { $spirit }?
prompt-beauty-set = Which group of equal numbers?
prompt-cunning-set = Which group of three?
prompt-wild = Which tile counts as what?
prompt-extra-shrine = Where does the extra shrine go?
prompt-turn-tile = Turn one of your tiles face-down?
prompt-lift-shrine = Which shrine moves?
prompt-drop-shrine = Where does the shrine go?
prompt-lift-tile = Which tile moves?
prompt-drop-tile = Where does it go?
prompt-destroy = Which castle tile goes out of the game?

## Choices. `.many` names the group where there are too many to list one by one; `.plain` is said without a position.

choice-take = take { $face } at { $cell } (floor { $floor }{ $twin ->
    [none] { "" }
   *[other] ; its twin at { $twin } is free
  })
    .plain = take the tile at { $cell }
    .many = Take a tile: type its place, for example { $example }
choice-summon = summon the dragon: 2 points at the end
choice-pair = take its partner { $face } at { $cell } (floor { $floor })
    .plain = take the second tile at { $cell }
    .many = Take a second tile: type its place, for example { $example }
choice-shrine = keep the tile and take a shrine into your pool
choice-discard = throw the tile away for 1 point
choice-place = place it at { $space } { $height ->
    [0] (empty space)
    [one] (on a face-down tile)
   *[other] (on a stack of { $height } face-down tiles)
  }
    .plain = place it at { $space }
    .many = Place it: type a space, for example { $example }
choice-build = build a shrine at { $space } (floor { $height }, { $points ->
    [one] 1 point
   *[other] { $points } points
  })
    .plain = build a shrine at { $space }
    .many = Build a shrine: type a space, for example { $example }
choice-done = nothing more, go on
choice-call = call the { $spirit }: { $effect }
    .plain = call the { $spirit }
choice-pay = { $space ->
    [shrine] pay with a shrine of your pool
   *[other] pay with { $face } at { $space }
  }
    .plain = { $space ->
    [shrine] pay with a shrine of your pool
   *[other] pay with the tile at { $space }
  }
    .many = Pay with a face-up tile: type its space, for example { $example }
choice-set = the group around { $space } ({ $face })
    .plain = the group around { $space }
    .many = Choose a group by its first space, for example { $example }
choice-turn = turn { $face } at { $space } face-down
    .plain = turn the tile at { $space } face-down
    .many = Turn a tile face-down: type its space, for example { $example }
choice-lift = lift { $piece ->
    [shrine] the shrine
    [back] the face-down tile
   *[tile] { $face }
  } at { $space }
    .plain = lift what stands at { $space }
    .many = Lift: type a space, for example { $example }
choice-drop = put it down at { $space }
    .many = Put it down: type a space, for example { $example }
choice-wild = { $face } at { $space } counts as { $letter }
    .plain = the tile at { $space } counts as { $letter }
    .many = Type a space and a letter, for example { $example }
choice-destroy = remove { $face } at { $cell } (floor { $floor })
    .plain = remove the tile at { $cell }
    .many = Remove a castle tile: type its place, for example { $example }
choice-spirit = { $spirit } is drawn
choice-dragon = { $dragon } is drawn
choice-face = { $face } is uncovered

## What has happened. The player's name stands before it.

castle-spirit = { $spirit } is in play
castle-dragon = { $dragon } is in play
castle-uncover = uncovering { $face }
castle-take = took { $face } from { $cell }
castle-pair = and { $face } from { $cell }
castle-shrine = and a shrine (pool { $pool })
castle-discard = threw it away (+{ $points })
castle-summon = summoned the dragon (+2 at the end; { $left ->
    [one] 1 token left
   *[other] { $left } tokens left
  })
castle-last-round = the last round has begun
castle-place = placed { $face } at { $space }
castle-set = scored a set of { $size } { $kind } (+{ $points })
castle-build = built a shrine at { $space } (floor { $floor })
castle-call-tile = called the { $spirit }, paying with { $face } from { $space }
castle-call-shrine = called the { $spirit }, paying with a shrine
castle-turn = turned { $face } at { $space } face-down
castle-move-shrine = moved the shrine from { $source } to { $target }
castle-move-tile = moved the tile from { $source } to { $target }
castle-destroy = destroyed { $face } at { $cell }
castle-over = { $ending }

ending-dragon-summoned = the dragon has come and the game is over
ending-castle-empty = the castle is gone and the game is over

## Why something is not possible

reason-all-copies-of-this-face-have-been-seen = All four copies of { $face } have been seen already.
reason-no-tile-lies-there = There is no castle tile at { $cell }.
reason-tiles-on-both-long-sides = The tile at { $cell } is wedged in: its left or its right side has to be free.
reason-the-first-tile-comes-from-the-top-floor = The first tile has to come from the top floor, which is floor { $floor }; { $cell } is lower.
reason-the-first-tile-cannot-be-put-back = You already hold your first tile and cannot put it back.
reason-not-identical-to-the-first = The second tile has to be exactly { $face }; the one at { $cell } is not.
reason-no-shrine-is-left-in-the-supply = The supply of shrines is empty.
reason-summon-instead-of-taking-a-tile-not-after-it = Summoning replaces taking a tile; you have taken one this turn.
reason-the-castle-is-still-higher-than-one-floor = The dragon can be summoned only when nothing lies above the ground floor; the castle still has { $floor } floors.
reason-outside-the-realm = { $space } lies outside the realm.
reason-a-face-up-tile-lies-there = A face-up tile lies at { $space }; build on empty spaces or face-down tiles.
reason-a-shrine-stands-there = A shrine stands at { $space }, and nothing goes on top of a shrine.
reason-both-tiles-are-placed-before-anything-else = Place your second tile first; both tiles are placed in one go.
reason-a-pair-needs-two-legal-spaces = Two tiles need two spaces, and your realm has room for { $spaces }.
reason-no-legal-space-for-the-tile = Your realm has no space for the tile; it can only be thrown away.
reason-no-more-shrines-on-this-set = This set already carries all the shrines it may have.
reason-no-shrine-in-the-pool = Your pool holds no shrine.
reason-a-shrine-stands-there-already = A shrine stands at { $space } already.
reason-only-on-a-set-consolidated-just-now = Shrines go only onto tiles of a set that has turned just now; { $space } is none of them.
reason-spirit-already-called-this-turn = The { $spirit } has already been called in this turn.
reason-spirit-not-in-play = The { $spirit } is not in this game.
reason-nothing-to-pay-a-spirit-with = A spirit costs a face-up tile of your realm or a shrine of your pool, and you have neither.
reason-only-a-face-up-tile-pays = Only a face-up tile can pay; there is none at { $space }.
reason-pay-for-the-spirit-first = First pay for the { $spirit }.
reason-spirit-would-have-no-effect = The { $spirit } could do nothing now, whatever you pay.
reason-payment-would-make-the-effect-impossible = Paid like this, the { $spirit } would have nothing left to work on.
reason-spirit-not-in-this-window = The { $spirit } cannot be called at this moment of the turn ({ $window }).
reason-choose-a-set-of-equal-numbers-by-its-first-space = Name one of the groups of equal numbers by its first space.
reason-a-shrine-moves-onto-a-face-down-tile-without-a-shrine = The shrine has to go onto a face-down tile that carries none.
reason-lift-a-shrine-that-stands-in-the-realm = Choose a space of your realm where a shrine stands.
reason-only-a-face-up-tile-can-be-turned = Only a face-up tile of your realm can be turned.
reason-the-shrine-needs-a-face-down-tile-to-go-to = Turn a tile: without it the shrine would have nowhere to go.
reason-a-moved-tile-goes-to-another-legal-space = The tile has to go to another space that is empty or shows a face-down tile without a shrine.
reason-a-tile-with-a-shrine-cannot-move = A shrine stands on the tile at { $space }, so it stays.
reason-move-at-least-one-tile = You called this spirit to move a tile; at least one has to move.
reason-no-tile-that-can-move-lies-there = There is no tile at { $space } that could move.
reason-two-different-tiles-are-moved = The tile at { $space } has moved already; choose another one.
reason-elegance-needs-a-short-side-tile = You called Elegance: now you need a tile with only its upper or lower side free; { $cell } is none.
reason-elegance-promised-a-pick = You called Elegance, so this turn you have to take a tile.
reason-deception-needs-a-tile-beside-the-first = You called Deception: the second tile must have lain right beside the first; { $cell } did not.
reason-the-changed-tile-must-complete-a-set = Choose a face-up Season, Wind or Dragon and a type with which it makes a set.
reason-the-extra-shrine-goes-on-a-full-set-of-this-turn = The extra shrine goes onto a set of this turn that already carries all its ordinary ones.
reason-not-the-same-type-as-the-first = The second tile has to be of the same type as { $face }; the one at { $cell } is not.
reason-choose-a-group-of-three-by-its-first-space = Name one of your groups of three by its first space.
reason-no-countdown-token-is-left = All countdown tokens have been taken.
reason-long-row-on-an-upper-floor = A row of { $tiles } tiles on floor { $floor } is long: its middle stays locked for many turns.
reason-no-third-floor = No stack is 3 high, so there will be few turns before the dragon can be summoned.
reason-unusual-first-floor = The ground floor has { $tiles } tiles; usual are { $low } to { $high }.
reason-a-called-spirit-promised-a-pair = The spirit you called obliges you to take a second tile.
reason-a-called-spirit-still-needs-this-tile = The spirit you called still needs the tile at { $cell }.

window-start = before the first tile
window-picked = with the first tile in hand
window-acted = before placing
window-consolidate = while sets are scored
window-end = at the end of the turn

## Scoring

score-sets = Sets
score-discards = Thrown away
score-shrines = Shrines
score-tokens = Countdown tokens
score-humility = { dragon-humility }
score-righteousness = { dragon-righteousness }
score-tranquility = { dragon-tranquility }
score-bravery = { dragon-bravery }
score-dominion = { dragon-dominion }
score-power = { dragon-power }
score-knowledge = { dragon-knowledge }
score-harmony = { dragon-harmony }
score-devotion = { dragon-devotion }
score-courage = { dragon-courage }

tie-break-1 = stacks with a face-down tile on top
tie-break-2 = shrines in the realm

## The board in text

sketch-castle = Castle
sketch-floor = top floor { $floor }, { $tiles } tiles
sketch-countdown = Countdown
sketch-supply = Supply
sketch-shrines = { $count ->
    [one] 1 shrine
   *[other] { $count } shrines
  }
sketch-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
  }
sketch-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
sketch-hand = in hand
sketch-key-free = can be chosen now
sketch-key-moved = just moved
sketch-key-tile = a stack 2 high with Merchant 4 on top
sketch-key-back = a stack 2 high, its top tile face-down: tiles may go on it
sketch-key-shrine = a stack 2 high with a shrine: nothing may go on it
sketch-no-cards = No cards in this game.
sketch-unseen = { $count } tiles are still hidden. Copies of each face that nobody has seen:
sketch-last-round = last round

## Options and presets

option-layout = The castle: one of these, or one drawn with . 1 2 3, typed or read from a file.
    .label = The castle
option-spirits = Spirit cards: how many are drawn, or their names.
    .label = Spirit cards
option-spirits-0 = none
option-spirits-1 = one
option-spirits-2 = two
option-spirits-3 = three
option-dragons = Dragon cards: how many are drawn, or their names.
    .label = Dragon cards
option-dragons-0 = none
option-dragons-1 = one
option-dragons-2 = two
option-dragons-3 = three
option-cards = Draw from all cards or only from the simple ones.
option-cards-all = from all
option-cards-simple = only from the simple ones
option-realm = The size of the realms, columns by rows.
option-realm-6x4 = 6 × 4
option-realm-6x6 = 6 × 6
option-realm-4x4 = 4 × 4
option-realm-4x6 = 4 × 6
option-last_round = Whether the last summons ends the game with the current round or a further one.
option-last_round-current = with the current round
option-last_round-next = with a further round
option-shrine_supply = Whether the shrines can run out.
option-shrine_supply-limited = 40 shrines for all
option-shrine_supply-unlimited = always enough
option-paid_shrine = Whether a shrine paid to a spirit returns to the supply or leaves the game.
option-paid_shrine-supply = back to the supply
option-paid_shrine-box = out of the game
option-deception = Whether Deception reaches tiles of the same floor only or of any floor.
option-deception-same-floor = the same floor only
option-deception-any-floor = any floor
option-wind = Whether the Spirit of Wind has to move a shrine.
option-wind-must-move = it has to
option-wind-may-move = it may
option-change_in_check = Whether the Spirit of Change may enlarge a set that is about to turn.
option-change_in_check-yes = yes
option-change_in_check-no = no
option-faith = Whether Faith needs a set that already carries all its ordinary shrines.
option-faith-full-allowance = yes, such a set
option-faith-any-set = no, any set
option-cunning_dragons = Whether three Dragons consolidated by Cunning give the extra point of Dragons.
option-cunning_dragons-bonus = with the extra point
option-cunning_dragons-plain = without it
option-tranquility = Whether tiles under shrines count for the Dragon of Tranquility or split groups.
option-tranquility-shrines-count = they count
option-tranquility-shrines-split = they split
option-harmony = Whether an empty realm counts as mirrored for the Dragon of Harmony.
option-harmony-empty-nothing = no
option-harmony-empty-counts = yes
option-tie_break = Whether stacks with a shrine count for the tie-break.
option-tie_break-with-shrines = they count
option-tie_break-without-shrines = they do not count

preset-standard = The whole game: one spirit and one dragon, drawn from all.
preset-first-game = To learn with: no cards.
preset-simple-cards = The second game: one spirit and one dragon, drawn from the simple ones.
preset-many-cards = For those who know it well: three spirits and three dragons.

layout-basic = the usual castle for the number of players
layout-basic_2 = The castle for two
layout-basic_3 = The castle for three
layout-basic_4 = The castle for four
layout-four_seasons = Four Seasons
layout-thousand_towers = Thousand Towers
layout-barracks = The Barracks
layout-pillars_of_creation = The Pillars of Creation
layout-fortress = The Fortress
layout-blockhouse = The Blockhouse
layout-parade_ground = Parade Ground
layout-keep = The Keep
layout-dragons_head = The Dragon's Head
layout-abbey_of_the_abyss = Abbey of the Abyss
layout-gates_of_fate = The Gates of Fate
layout-forbidden_city = The Forbidden City

## Words to look up

term-take = Take
    .effect = Your first tile comes from the top floor of the castle, and its left or right side has to be free. Then you see what it uncovered and decide: pair, shrine or discard.
term-free = Free tile
    .effect = A castle tile is free when nothing lies on it and at least one of its neighbours left and right is lower.
term-pair = Pair
    .effect = Take a second, identical tile. It has to be free but may lie on any floor.
term-shrine = Shrine
    .effect = Instead of a second tile take a shrine into your pool. Build it on a set that has just turned: at the end it is worth 1, 2 or 3 points on floor 1, 2 or 3 and above. In the pool it is worth nothing.
term-discard = Discard
    .effect = Throw the tile away for 1 point. Nothing is placed.
term-place = Placing
    .effect = A tile goes onto an empty space or onto a face-down tile, never onto a face-up tile or a shrine. Taller stacks make better places for shrines.
term-set = Set
    .effect = Four or more touching face-up tiles of one type (not diagonally, heights do not matter) turn over at once. Points: 4 tiles 2, 5 tiles 3, 6 tiles 5, 7 tiles 6, 8 tiles 8, each further tile 1 more. Dragons give 1 more.
term-consolidate = Consolidate
    .effect = The same as scoring a set: its tiles turn face-down, give points, and may carry shrines: 1 on Merchants, Soldiers, Farmers; 2 on Seasons, Winds, Dragons.
term-type = Types
    .effect = Merchants, Soldiers and Farmers show numbers 1 to 6; Seasons, Winds and Dragons are special: their sets carry two shrines. Every face exists four times.
term-summon = Summon
    .effect = Once only the ground floor is left, you may take a countdown token (2 points) instead of a tile. When as many have been taken as there are players, the round is finished and the game is over.
term-countdown = Countdown
    .effect = Seven tokens. The one on the ! space is the one that starts the last round.
term-spirit = Spirits
    .effect = A power for everybody: once in your turn, paid with a face-up tile of your realm or a shrine of your pool.
term-dragon = Dragon cards
    .effect = Extra points at the end, the same task for everybody.
term-pool = Pool
    .effect = Your shrines that are not built yet.
term-realm = Realm
    .effect = Your own board. A stack shows its height and its top tile.
term-tie = Ties
    .effect = More stacks with a face-down tile on top win, then more shrines in the realm; else the victory is shared.

## The table on a screen: what lies there, said to somebody who does not see it

scene-castle = The castle
scene-realm = The realm of { $seat }
scene-hand = In hand
scene-shelf = Countdown, shrines and cards
scene-tile = { $face }, { $cell }, floor { $floor }
scene-own-tile = { $face }, { $space }, { $height ->
    [one] on the ground
   *[other] floor { $height }
  }
scene-back = face-down tile, { $space }, { $height ->
    [one] on the ground
   *[other] floor { $height }
  }
scene-shrine = shrine, { $space }, floor { $height }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
scene-take = take { $face } at { $cell } (floor { $floor }{ $twin ->
    [no] { "" }
   *[yes] ; a twin is free
  })
scene-space = empty space { $space }
scene-held = { $face } in hand
scene-pool = { $count ->
    [one] 1 shrine
   *[other] { $count } shrines
  } in the pool of { $seat }
scene-tokens = { $count ->
    [one] 1 countdown token
   *[other] { $count } countdown tokens
  } of { $seat }
scene-countdown = countdown: { $count ->
    [one] 1 token
   *[other] { $count } tokens
  } left
scene-supply = supply: { $count ->
    [one] 1 shrine
   *[other] { $count } shrines
  }
scene-last-turn = last turn
scene-over-dragon-summoned = The dragon has come: the game is over
scene-over-castle-empty = The castle is gone: the game is over

# The parts of a turn.
step-take = Take
step-continue = Twin or shrine
step-place = Place
step-build = Build
step-spirit = Spirit

# One sentence below the prompt; `count` is how many places can be chosen.
hint-turn = Gold rings mark the free ones; tap another to learn why not
hint-continue = Its twin, if one is ringed in gold; a shrine; or throw it away (+1)
hint-place = Empty spaces or face-down tiles
hint-enlarge = A changed tile can join the set
hint-build = The higher, the more points
hint-end = A spirit may still be called
hint-payment = A face-up tile of your realm, or a shrine of your pool
hint-beauty-set = Choose it by its first tile
hint-cunning-set = Choose it by its first tile
hint-wild = A Season, Wind or Dragon
hint-extra-shrine = On a tile of a set that has just turned
hint-turn-tile = It makes room for a shrine
hint-lift-shrine = Choose one in your realm
hint-drop-shrine = A face-down tile without a shrine
hint-lift-tile = A top tile without a shrine
hint-drop-tile = Empty spaces or face-down tiles
hint-destroy = Any free tile, on whichever floor

button-shrine = Take a shrine
button-discard = Throw it away
button-summon = Summon the dragon
button-call = Call the { $spirit }
button-pay-shrine = Pay with a shrine
button-done = { $at ->
    [end] End the turn
    [build] No more shrines
    [enlarge] Leave the set as it is
    [turn-tile] Turn no tile
    [lift-shrine] Move no shrine
    [lift-tile] Move no more
   *[other] Go on
  }

gain-points = +{ $points }

## The help drawer: chapters in own words, each with its title

help-goal = Every player builds a realm of tiles taken from the castle in the middle. Four or more touching tiles of one type turn over and bring points; on what has turned you build shrines, which count at the end.

    Whoever has most points when the dragon has been summoned often enough wins.
    .title = What it is about
help-free = A tile can be taken if nothing lies on it and its left or its right side is free. A neighbour on the same floor closes that side, even if it is covered itself; sides above and below do not matter.

    The first tile of your turn comes from the highest floor that still has tiles. What is bright and ringed in gold can be taken now.
    .title = Which tiles are free
help-turn = First take a free tile of the top floor. You may look what it uncovers before you decide how to go on:

    - its twin: a second free tile of the same face, from any floor;
    - a shrine from the supply into your pool;
    - throw the tile away for 1 point.

    Then place what you took, and build if a set has turned. When only the ground floor is left you may summon the dragon instead of taking a tile.
    .title = A turn
help-placing = Tiles go onto empty spaces or onto face-down tiles without a shrine, wherever you like. They need not touch each other. Never onto a face-up tile, never onto a shrine.
    .title = Placing tiles
help-sets = When all tiles lie, every group of four or more face-up tiles of one type that touch along their sides turns over, all of it. Numbers do not matter, nor does the height of the stacks.

    Four tiles bring 2 points, five 3, six 5, seven 6, eight 8, and each one more 1 point more. Dragons bring 1 point extra.
    .title = Sets
help-shrines = On a set that has just turned you may build from your pool: one shrine on Merchants, Soldiers or Farmers, up to two on Seasons, Winds or Dragons. One to a tile, and only now.

    At the end a shrine is worth 1, 2 or 3 points on a stack of one, two, or three and more tiles. What is left in the pool is worth nothing.
    .title = Shrines
help-cards = The spirit card is a power that everybody may use once in his own turn. It costs a face-up tile of your realm or a shrine of your pool. The dragon card brings points at the end for what it describes.
    .title = Spirits and dragons
help-end = Once no tile lies above the ground floor you may summon the dragon: take a token worth 2 points instead of a tile. The token under the exclamation mark announces the last round, which is played to its end so that all have had equally many turns.

    Then sets, thrown tiles, tokens, shrines and the dragon card are added up.
    .title = The end

about-board = Tiles, shrines, tokens and cards, the turn, sets and scoring are those of the rulebook.

    Our reconstruction, because the printed plans are not known to us: the shapes of all fifteen castles (their names and numbers of players are the rulebook's), the size of the realms, and which cards count as simple.
    .load = A castle of your own is a drawing in text: one line to a row, and for each cell . (nothing), 1, 2 or 3, the height of the stack. The heights have to add up to 116 tiles.
