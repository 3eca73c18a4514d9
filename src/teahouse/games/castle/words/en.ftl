### Dragon Castle in English. Keys: docs/notation/castle.md names the decisions, games/castle/rules/game.py the events.

title = Dragon Castle
goal = Take tiles from the castle, grow groups of one type in your realm, and crown them with shrines.

# The welcome, one message per line.
welcome-1 = Aim: most points. { $least } or more touching tiles of one type in your realm turn over and score.
welcome-2 = Each turn: take one free tile from the castle's top floor (marked ▸), then choose:
welcome-3 = its identical twin as well, or a shrine with it, or throw it away (+{ $away }).
welcome-4 = Place what you took. On a set that has just turned, build shrines: the higher, the better.
welcome-5 = Once only the ground floor is left, summon the dragon (+{ $token }); { $players } summons in all begin the last round.
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
    .effect = Consolidate { $least } or more touching Merchants, Soldiers and Farmers that show the same number: +{ $beautybonus }, up to { $beautyshrines } shrines.
spirit-wind = Spirit of Wind
    .effect = { $wind ->
        [may-move] Turn one of your face-up tiles face-down, or move one built shrine onto another face-down tile, or both in this order.
       *[must-move] If you like, turn one of your face-up tiles face-down; then move one built shrine onto another face-down tile.
    }
spirit-strength = Spirit of Strength
    .effect = Move one or two top tiles without a shrine onto empty spaces or face-down tiles of your realm; sets made this way score.
spirit-elegance = Spirit of Elegance
    .effect = This turn you may also take tiles that are shut in left and right but free above or below, and you must take at least one of these.
spirit-deception = Spirit of Deception
    .effect = { $deception ->
        [any-floor] Your second tile is the top tile of a stack beside the first one’s place, on any floor, whatever it shows, even if shut in.
       *[same-floor] Your second tile is one that lay directly beside the first on the same floor, whatever it shows, even if shut in.
    }
spirit-change = Spirit of Change
    .effect = { $changing ->
        [no] One face-up Season, Wind or Dragon counts as another type to complete a set.
       *[yes] One face-up Season, Wind or Dragon counts as another type to complete a set, or to enlarge one that is about to turn.
    }
spirit-faith = Spirit of Faith
    .effect = { $faith ->
        [any-set] Build one shrine more on any set that has turned in this turn.
        [full-allowance] Build one shrine more than allowed, on a set of this turn that carries all its ordinary ones.
       *[closed-sets] Build one shrine more than allowed, on a set of this turn that takes no ordinary one any more.
    }
spirit-destruction = Spirit of Destruction
    .effect = Throw one free castle tile, from any floor, out of the game.
spirit-depth = Spirit of Depth
    .effect = Your second tile need only be of the same type as the first; an identical one will do, too.
spirit-cunning = Spirit of Cunning
    .effect = Consolidate a group of exactly 3 tiles of one type for { $cunningset } points{ $cunningdragons ->
        [plain] , Dragons as well,
       *[bonus] {" "}(Dragons +{ $dragonset })
    } with shrines as usual.

## Dragons: extra points for everybody at the end

dragon-humility = Dragon of Humility
    .effect = 1 point for each shrine that has a higher stack beside it.
dragon-righteousness = Dragon of Righteousness
    .effect = 1 point per shrine in your best row and per shrine in your best column; 2 more for a line full of shrines.
dragon-tranquility = Dragon of Tranquility
    .effect = 1 point for each separate group of face-down tiles{ $tranquility ->
        [shrines-split] ; tiles under shrines do not belong to any.
       *[shrines-count] , those under shrines included.
    }
dragon-bravery = Dragon of Bravery
    .effect = 1 point for each stack that is higher than every stack beside it.
dragon-dominion = Dragon of Dominion
    .effect = The highest face-up Merchant, Soldier and Farmer you have on floor 3 or above: add their numbers.
dragon-power = Dragon of Power
    .effect = For each of Merchants, Soldiers, Farmers compare your most valuable group with that of each player beside you: 2 points for more, 1 for equal.
dragon-knowledge = Dragon of Knowledge
    .effect = 2 points for each different face-up Season, Wind or Dragon picture.
dragon-harmony = Dragon of Harmony
    .effect = For each centre line of the realm: 4 points if stack heights mirror each other, 2 if shrines do{ $harmony ->
        [empty-counts] ; nothing mirrors nothing.
       *[empty-nothing] .
    }
dragon-devotion = Dragon of Devotion
    .effect = 1 point for each shrine with a face-up Dragon tile beside it.
dragon-courage = Dragon of Courage
    .effect = 1 point for each shrine on the edge of the realm.

## What a player is asked

prompt-turn = { $summon ->
    [must] The castle is empty: summon the dragon
    [yes] Take a tile from the top floor, or summon the dragon
   *[no] Take a tile from the top floor
  }
prompt-continue = You hold { $face }. How do you go on?
prompt-place = Where does { $face } go in your realm?
prompt-enlarge = A set is about to turn. Enlarge it with a spirit first?
prompt-build = { $can ->
    [no] The set is built. Call a spirit for one shrine more? ({ $pool } in your pool)
   *[yes] Build a shrine on the set that has just turned? ({ $pool } in your pool)
  }
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
choice-summon = summon the dragon (+{ $points } at the end)
choice-pair = also take { $face } at { $cell } (floor { $floor })
    .plain = take the second tile at { $cell }
    .many = Take a second tile: type its place, for example { $example }
choice-shrine = keep the tile and take a shrine into your pool
choice-discard = throw the tile away (+{ $points })
choice-place = place it at { $space } { $height ->
    [0] (empty space)
    [one] (on a face-down tile)
   *[other] (on a stack of { $height } face-down tiles)
  }
    .plain = place it at { $space }
    .many = Place it: type a space, for example { $example }
choice-build = build a shrine at { $space } (floor { $height })
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
    .brief = { "" }
castle-take = took { $face } from { $cell }
    .brief = { "" }
castle-pair = and { $face } from { $cell }
    .brief = a pair
castle-shrine = and a shrine (pool { $pool })
    .brief = a shrine
castle-discard = threw it away (+{ $points })
    .brief = thrown away
castle-summon = summoned the dragon (+{ $points } at the end; { $left ->
    [one] 1 token left
   *[other] { $left } tokens left
  })
    .brief = summoned the dragon
castle-last-round = the last round has begun
castle-place = placed { $face } at { $space }
    .brief = { $space }
castle-set = scored a set of { $size } { $kind } (+{ $points })
    .brief = set of { $size } { $kind }
castle-build = built a shrine at { $space } (floor { $floor })
    .brief = shrine on { $space }
castle-call-tile = called the { $spirit }, paying with { $face } from { $space }
castle-call-shrine = called the { $spirit }, paying with a shrine
castle-turn = turned { $face } at { $space } face-down
    .brief = turned { $space }
castle-move-shrine = moved the shrine from { $source } to { $target }
castle-move-tile = moved the tile from { $source } to { $target }
castle-destroy = destroyed { $face } at { $cell }
castle-over = { $ending }

ending-dragon-summoned = the dragon has come and the game is over
ending-castle-empty = the castle is gone and the game is over

## Why something is not possible

reason-all-copies-of-this-face-have-been-seen = All copies of { $face } have been seen already.
reason-no-tile-lies-there = There is no castle tile at { $cell }.
reason-no-tile-lies-there-to-move = No tile lies at { $space }.
reason-no-tile-beside-the-first = { $reach ->
    [any] No tile lies beside the place of the first one, { $cell }.
   *[floor] No tile lies beside the place of the first one, { $cell }, on its floor.
  }
reason-no-tile-for-the-shrine-to-go-to = There is no other tile that the shrine could go to.
reason-no-tile-to-move = There is no tile without a shrine in your realm.
reason-no-tile-in-hand-to-place = You hold no tile to place.
reason-tiles-on-both-long-sides = The tile at { $cell } is wedged in: its left or its right side has to be free.
reason-tiles-on-all-four-sides = The tile at { $cell } is wedged in on all sides; Elegance needs at least one of the four free.
reason-the-first-tile-comes-from-the-top-floor = The first tile has to come from the top floor, which is floor { $floor }; the tile at { $cell } lies on floor { $height }.
reason-the-first-tile-cannot-be-put-back = You already hold your first tile and cannot put it back.
reason-not-identical-to-the-first = The second tile has to be exactly { $face }; the one at { $cell } is not.
reason-no-shrine-is-left-in-the-supply = The supply of shrines is empty.
reason-summon-instead-of-taking-a-tile-not-after-it = Summoning replaces taking a tile; you have taken one this turn.
reason-the-castle-is-still-higher-than-one-floor = The dragon can be summoned only when nothing lies above the ground floor; the castle still has { $floor } floors.
reason-the-castle-is-empty = No tile is left in the castle.
reason-the-castle-is-empty-and-you-must-summon = The castle is empty: you have to summon the dragon.
reason-outside-the-realm = { $space } lies outside the realm.
reason-a-face-up-tile-lies-there = A face-up tile lies at { $space }; build on empty spaces or face-down tiles.
reason-a-shrine-stands-there = A shrine stands at { $space }, and nothing goes on top of a shrine.
reason-both-tiles-are-placed-before-anything-else = Place your second tile first; both tiles are placed in one go.
reason-a-pair-needs-two-legal-spaces = Two tiles need two spaces, and your realm has room for { $spaces }.
reason-no-legal-space-for-the-tile = Your realm has no space for the tile; it can only be thrown away.
reason-no-more-shrines-on-this-set = This set already carries all the shrines it may have.
reason-no-shrine-in-the-pool = Your pool holds no shrine.
reason-no-shrine-to-move = This needs a shrine in your realm, and none stands there.
reason-no-shrine-stands-there = No shrine stands at { $space }.
reason-a-shrine-stands-there-already = A shrine stands at { $space } already.
reason-only-on-a-set-consolidated-just-now = Shrines go only onto tiles of a set that has turned just now; { $space } is none of them.
reason-only-on-a-set-of-this-turn = The extra shrine goes only onto a tile that turned with a set in this turn; { $space } shows none.
reason-spirit-already-called-this-turn = The { $spirit } has already been called in this turn.
reason-spirit-not-in-play = The { $spirit } is not in this game.
reason-nothing-to-pay-a-spirit-with = A spirit costs a face-up tile of your realm or a shrine of your pool, and you have neither.
reason-only-a-face-up-tile-pays = Only a face-up tile can pay; there is none at { $space }.
reason-pay-for-the-spirit-first = First pay for the { $spirit }.
reason-payment-would-make-the-effect-impossible = Paid like this, the { $spirit } would have nothing left to work on.
reason-spirit-not-in-this-window = The { $spirit } cannot be called at this moment of the turn ({ $window }).
reason-choose-a-set-of-equal-numbers-by-its-first-space = No group of four or more equal numbers begins at { $space }; name one by its first space.
reason-a-shrine-moves-onto-a-face-down-tile-without-a-shrine = The shrine has to go onto a face-down tile that carries none; { $space } shows no such tile.
reason-only-a-face-up-tile-can-be-turned = Only a face-up tile can be turned; there is none at { $space }.
reason-only-a-face-up-special-tile-changes = Only a face-up Season, Wind or Dragon can change; { $space } shows none.
reason-only-a-spirit-does-that = Only this asks for it, when called: { $by }.
reason-only-chance-draws = Tiles and cards are drawn by chance; nobody chooses them.
reason-the-shrine-needs-a-face-down-tile-to-go-to = Turn a tile: without it the shrine would have nowhere to go.
reason-the-shrine-has-to-move = A shrine has to move now.
reason-a-tile-with-a-shrine-cannot-move = A shrine stands on the tile at { $space }, so it stays.
reason-move-at-least-one-tile = You called this spirit to move a tile; at least one has to move.
reason-move-a-second-tile-or-no-more = One tile has moved: move a second one, or say that no more moves.
reason-two-different-tiles-are-moved = The tile at { $space } has moved already; choose another one.
reason-elegance-needs-a-short-side-tile = You called Elegance: now you need a tile that is free only above or below; { $cell } is free left or right.
reason-elegance-promised-a-pick = You called Elegance, so this turn you have to take a tile.
reason-elegance-and-no-short-side-twin-in-sight = You called Elegance: { $cell } is free left or right, and no twin of it that is free only above or below would be in sight.
reason-deception-needs-a-tile-beside-the-first = You called Deception: the second tile must have lain right beside the first, which was at { $first }; { $cell } did not.
reason-deception-takes-no-tile-from-under-the-first = You called Deception: the tile at { $cell } lay under the first one, not beside it.
reason-the-changed-tile-must-complete-a-set = As a { $letter } the tile at { $space } makes no group of four.
reason-the-tile-beside-the-first-is-lower = You called Deception: the second tile must have lain beside the first on the same floor, floor { $floor }; the tile at { $cell } lies on floor { $height }.
reason-the-tile-comes-from-there = The tile comes from { $space }; it has to go to another space.
reason-the-set-turns-before-anything-else = A set is about to turn; nothing else comes between.
reason-the-action-of-this-turn-is-done = Your action is done; only a spirit can still be called, or the turn ends.
reason-not-the-same-type-as-the-first = The second tile has to be of the same type as { $face }; the one at { $cell } is not.
reason-choose-a-group-of-three-by-its-first-space = No group of exactly three begins at { $space }; name one by its first space.
reason-no-countdown-token-is-left = All countdown tokens have been taken.
reason-long-row-on-an-upper-floor = A row of { $tiles } tiles on floor { $floor } is long: its middle stays locked for many turns.
reason-no-third-floor = No stack is 3 high, so there will be few turns before the dragon can be summoned.
reason-no-room-for-the-pair-of-a-spirit = With the { $spirit } you have to place two tiles: your realm has room for { $spaces }, and no payment makes room for both.
reason-no-group-of-equal-numbers = This needs four or more touching face-up Merchants, Soldiers or Farmers with the same number.
reason-no-group-of-three = This needs a group of exactly three touching face-up tiles of one type.
reason-no-short-side-tile-to-begin-with = On floor { $floor } no tile is free only above or below, and no tile there has such a twin in sight.
reason-no-short-side-tile-of-the-type = No tile of the type of { $face } is free only above or below.
reason-no-short-side-twin = There is no second { $face } in sight that is free only above or below.
reason-no-free-tile-of-the-type = No free tile has the type of { $face }.
reason-no-free-tile-for-the-extra-shrine = No tile of such a set is free for the extra shrine.
reason-no-space-to-move-a-tile-to = There is no other space that a tile could move to.
reason-no-special-tile-enlarges-the-set = No face-up Season, Wind or Dragon beside it would enlarge the set that is about to turn.
reason-no-special-tile-completes-a-set = No face-up Season, Wind or Dragon of yours would complete a set of four as another type.
reason-no-set-has-just-turned = Shrines are built when a set has just turned, and none has.
reason-no-other-space-for-this-tile = There is no space that the tile at { $space } could move to.
reason-no-spirit-has-been-called-to-pay-for = You pay when you have called a spirit.
reason-unusual-first-floor = The ground floor has { $tiles } tiles; usual are { $low } to { $high }.
reason-a-called-spirit-promised-a-pair = You called the { $other }, so you have to take a second tile now.
reason-a-called-spirit-still-needs-this-tile = The { $other }, which you called, still needs the tile at { $cell }.
reason-a-turn-cannot-be-passed = A turn cannot be passed: take a tile, or summon the dragon where that is possible.
reason-building-on-this-set-is-over = Building on this set is over: what was not built right after it turned is not built later.
reason-every-payment-would-break-it = Whatever you could pay for the { $spirit } with, nothing would be left for it to work on.
reason-another-spirit-bars-it = The { $spirit } cannot be called beside the { $other } that you called in this turn.
reason-neither-a-tile-to-turn-nor-a-shrine-to-move = You have neither a face-up tile to turn nor a shrine to move.
reason-change-comes-before-the-sets-turn = Change enlarges a set before it turns; these have turned.
reason-change-stays-out-of-this = At this table Change does not enlarge a set that is about to turn.
reason-faith-comes-after-the-sets-have-turned = Faith comes when the sets have turned.
reason-build-the-ordinary-shrines-before = The set still takes an ordinary shrine; build that first.
reason-it-is-of-that-type-already = The tile at { $space } is a { $letter } already.
reason-it-belongs-to-a-set-that-has-to-turn = The tile at { $space } belongs to a set that has to turn, and cannot leave it.
reason-in-a-check-it-has-to-enlarge-the-set = As a { $letter } the tile at { $space } would not enlarge the set that has to turn.
reason-that-set-takes-an-ordinary-shrine = The set at { $space } still takes an ordinary shrine; the extra one goes elsewhere.
reason-that-set-was-not-full = At this table the extra shrine needs a set that carries all its ordinary ones; the one at { $space } does not.
reason-finish-the-spirit-first = First finish what the { $spirit } asks.
reason-finish-building-before = First finish building: build, or say that you build no more.
reason-take-a-first-tile-before = First take a tile from the top floor.
reason-decide-about-the-first-tile-before = You hold { $face }: first decide about a second tile, a shrine, or throwing it away.
reason-place-the-tile-before = First place { $face }.

window-start = before the first tile
window-picked = with the first tile in hand
window-acted = as long as a tile has to be placed
window-consolidate = while sets are scored
window-end = at the end of the turn

## Scoring

score-sets = Sets
    .why = { term-set.effect }
score-discards = Thrown away
    .why = { term-discard.effect }
score-shrines = Shrines
    .why = { term-shrine.effect }
score-tokens = Countdown tokens
    .why = { term-summon.effect }
score-humility = { dragon-humility }
    .why = { dragon-humility.effect }
score-righteousness = { dragon-righteousness }
    .why = { dragon-righteousness.effect }
score-tranquility = { dragon-tranquility }
    .why = { dragon-tranquility.effect }
score-bravery = { dragon-bravery }
    .why = { dragon-bravery.effect }
score-dominion = { dragon-dominion }
    .why = { dragon-dominion.effect }
score-power = { dragon-power }
    .why = { dragon-power.effect }
score-knowledge = { dragon-knowledge }
    .why = { dragon-knowledge.effect }
score-harmony = { dragon-harmony }
    .why = { dragon-harmony.effect }
score-devotion = { dragon-devotion }
    .why = { dragon-devotion.effect }
score-courage = { dragon-courage }
    .why = { dragon-courage.effect }

tie-break-1 = stacks with a face-down tile on top
tie-break-2 = shrines in the realm

## The board in text

sketch-castle = Castle
sketch-floor = top floor { $floor }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }
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
sketch-unseen = { $count ->
    [one] 1 tile is
   *[other] { $count } tiles are
  } still hidden. Copies of each face that nobody has seen:
sketch-last-round = last round
sketch-unlimited = shrines without end

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
option-shrine_supply-limited = { $shrines } shrines for all
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
option-faith = On which sets of the turn the extra shrine of Faith may stand.
option-faith-full-allowance = only one that carries all its ordinary ones
option-faith-any-set = any, even before its ordinary ones
option-faith-closed-sets = any that takes no ordinary one any more
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
option-between_placings = Whether a spirit may be called between placing the first and the second tile.
option-between_placings-yes = yes, at any time
option-between_placings-no = no, both are placed at once

preset-standard = The whole game: one spirit and one dragon, drawn from all.
preset-first-game = To learn with: no cards.
preset-simple-cards = The second game: one spirit and one dragon, drawn from the simple ones.
preset-many-cards = For those who know it well: three spirits and three dragons.
preset-letter = By the letter of the rulebook: where its words are clear they hold, even to a further round at the end.

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
    .effect = Take a second, identical tile. It has to be free but may lie on any floor, and your realm needs room for both.
term-shrine = Shrine
    .effect = Instead of a second tile take a shrine into your pool. Build it on a set that has just turned: at the end it is worth { $low }, { $mid } or { $high } on floor 1, 2 or 3 and above. In the pool it is worth nothing.
term-discard = Discard
    .effect = Throw the tile away: +{ $away }. Nothing is placed.
term-place = Placing
    .effect = A tile goes onto an empty space or onto a face-down tile, never onto a face-up tile or a shrine. Taller stacks make better places for shrines.
term-set = Set
    .effect = { $least } or more touching face-up tiles of one type (not diagonally, heights do not matter) turn over as soon as all tiles are placed. Points: 4 tiles { $set4 }, 5 tiles { $set5 }, 6 tiles { $set6 }, 7 tiles { $set7 }, 8 tiles { $set8 }, each further tile { $beyond } more. Dragons give { $dragonset } more.
term-consolidate = Consolidate
    .effect = The same as scoring a set: its tiles turn face-down, give points, and may carry shrines: { $onfaction } on Merchants, Soldiers, Farmers; { $onspecial } on Seasons, Winds, Dragons.
term-type = Types
    .effect = Merchants (M), Soldiers (S) and Farmers (F) show numbers 1 to 6; Seasons (Z), Winds (W) and Dragons (D) are special: their sets carry { $onspecial } shrines. Every face exists { $copies } times. Z stands for the season because S is the soldier’s.
term-summon = Summon
    .effect = Once only the ground floor is left, you may take a countdown token (+{ $token }) instead of a tile; if the castle is empty you must. Summons number { $players } of the game begins the last round.
term-countdown = Countdown
    .effect = { $tokens } tokens: { $players } on single spaces, { $stack } in the stack. Taking the one on the ! space, the last of the single ones, starts the last round{ $lastround ->
        [next] ; if the last player of a round takes it, one more round is played.
       *[current] : the current round is played to its end.
    }
term-spirit = Spirits
    .effect = A power for everybody: once in your turn, paid with a face-up tile of your realm or a shrine of your pool. Only if it has an effect; what it obliges you to you must do.
term-dragon = Dragon cards
    .effect = Extra points at the end, the same task for everybody.
term-pool = Pool
    .effect = Your shrines that are not built yet. Everybody begins with { $begin }. { $supply ->
        [unlimited] The supply never ends.
       *[limited] There are { $shrines } in all.
    }
term-realm = Realm
    .effect = Your own board, { $columns } columns and { $rows } rows. A stack shows its height and its top tile.
term-tie = Ties
    .effect = More stacks with a face-down tile on top{ $tie ->
        [without-shrines] {" "}and no shrine
       *[with-shrines] {" "}(also under a shrine)
    } win, then more shrines in the realm; else the victory is shared.

## The table on a screen: what lies there, said to somebody who does not see it

scene-castle = The castle
scene-realm = The realm of { $seat }
scene-hand = In hand
scene-cards = Spirits and dragons
scene-shelf = Countdown, shrines and cards
    .short = Countdown
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
    .short = Take { $face }
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
scene-supply-unlimited = supply: shrines without end
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
hint-turn = { $now ->
    [empty] No tile is left to take
    [elegance] Elegance: gold rings mark what you may take now
   *[free] Gold rings mark the free ones; tap another to learn why not
  }
hint-continue = { $second ->
    [twin] Its twin, ringed in gold
    [short] A twin free only above or below, ringed in gold
    [beside] A tile that lay beside it, ringed in gold
    [type] A tile of its type, ringed in gold
    [type-short] A tile of its type free only above or below, ringed in gold
   *[no] { "" }
  }{ $rest ->
    [or-shrine] ; a shrine; or throw it away (+{ $points })
    [shrine] No twin is free: a shrine, or throw it away (+{ $points })
    [or-away] ; or throw it away (+{ $points })
    [full] Your realm has no space: it can only be thrown away (+{ $points })
    [supply] No twin is free and no shrine is left: throw it away (+{ $points })
   *[none] { "" }
  }
hint-place = Empty spaces or face-down tiles
hint-enlarge = A changed tile can join the set
hint-build = { $can ->
    [no] Its ordinary shrines are built
   *[yes] The higher, the more points
  }
hint-end = A spirit may still be called
hint-payment = { $ways ->
    [tile] With a face-up tile of your realm
    [shrine] Only a shrine of your pool can pay
   *[both] A face-up tile of your realm, or a shrine of your pool
  }
hint-beauty-set = Choose it by its first tile
hint-cunning-set = Choose it by its first tile
hint-wild = A Season, Wind or Dragon
hint-extra-shrine = On a tile of a set of this turn
hint-turn-tile = It makes room for a shrine
hint-lift-shrine = Choose one in your realm
hint-drop-shrine = A face-down tile without a shrine
hint-lift-tile = A top tile without a shrine
hint-drop-tile = Empty spaces or face-down tiles
hint-destroy = A free tile, on whichever floor

lot-castle = Castle
lot-realm = Realm
final-take = { $twins ->
    [0] { "" }
    [1] Tap its twin to take both.{" "}
   *[2] Tap a twin to take both.{" "}
  }Taking it uncovers a tile and cannot be undone.
small-second = { $count } can be taken: tap one in the castle
small-shrine = { $count } in your pool then
small-discard = Out of the game
small-summon = This token begins the last round
kin-call = Or call a spirit
    .price = for a shrine or a tile
button-second = Take { $which ->
    [twin] its twin
   *[other] a second tile
  }
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


## The help drawer: chapters in own words, each with its title

help-goal = Every player builds a realm of tiles taken from the castle in the middle. { $least } or more touching tiles of one type turn over and bring points; on what has turned you build shrines, which count at the end.

    Whoever has most points when the dragon has been summoned often enough wins.
    .title = What it is about
help-free = A tile can be taken if nothing lies on it and its left or its right side is free. A neighbour on the same floor closes that side, even if it is covered itself; sides above and below do not matter.

    The first tile of your turn comes from the highest floor that still has tiles. What is bright and ringed in gold can be taken now.
    .title = Which tiles are free
help-turn = First take a free tile of the top floor. You see what it uncovers before you decide how to go on:

    - its twin: a second free tile of the same face, from any floor;
    - a shrine from the supply into your pool;
    - throw the tile away (+{ $away }).

    Then place what you took, and build if a set has turned. What your realm has no room for cannot be chosen. When only the ground floor is left you may summon the dragon instead of taking a tile; when the castle is empty you must.
    .title = A turn
help-placing = Your realm has { $columns } columns and { $rows } rows. Tiles go onto empty spaces or onto face-down tiles without a shrine, wherever you like. They need not touch each other. Never onto a face-up tile, never onto a shrine.{ $between ->
        [no] {" "}Two tiles are placed one right after the other.
       *[yes] {" "}Between two tiles a spirit may be called; a set turns when both lie.
    }
    .title = Placing tiles
help-sets = When all tiles lie, every group of { $least } or more face-up tiles of one type that touch along their sides turns over, all of it. Numbers do not matter, nor does the height of the stacks.

    4 tiles bring { $set4 }, 5 bring { $set5 }, 6 bring { $set6 }, 7 bring { $set7 }, 8 bring { $set8 }, and each one more { $beyond } more. Dragons bring { $dragonset } extra.
    .title = Sets
help-shrines = On a set that has just turned you may build from your pool: { $onfaction } on Merchants, Soldiers or Farmers, up to { $onspecial } on Seasons, Winds or Dragons. One to a tile, and only now.

    At the end a shrine is worth { $low }, { $mid } or { $high } on a stack of one, two, or three and more tiles. What is left in the pool is worth nothing. { $supply ->
        [unlimited] The supply of shrines never ends.
       *[limited] There are { $shrines } shrines; when the supply is empty nobody can take one.
    }
    .title = Shrines
help-cards = { $spirits ->
        [0] No spirit is in this game.
        [one] The spirit card is a power that everybody may use once in their own turn.
       *[other] { $spirits } spirit cards are in play: powers that everybody may use, each of them once in their own turn.
    } A spirit costs a face-up tile of your realm or a shrine of your pool{ $paid ->
        [box] , which leaves the game.
       *[supply] ; the shrine goes back to the supply.
    } It may be called only if it then has its effect: never just to get rid of a tile. Whoever calls Deception, Depth or Elegance must take the tile it promises.

    { $dragons ->
        [0] No dragon card is in this game.
        [one] The dragon card brings points at the end for what it describes.
       *[other] { $dragons } dragon cards bring points at the end, each for what it describes.
    }
    .title = Spirits and dragons
help-end = Once no tile lies above the ground floor you may summon the dragon: take a token (+{ $token }) instead of a tile. When the castle is empty you must. The token on the exclamation mark is number { $players } to be taken: it announces the last round{ $lastround ->
        [next] ; if the last player of a round takes it, one more round is played.
       *[current] , which is played to its end so that all have had equally many turns.
    }

    Then sets, tiles thrown away, tokens, shrines and dragon cards are added up.
    .title = The end

about-board = Tiles, shrines, tokens, the turn and what the cards do are those of the rulebook. Of the points for sets its text gives those for five tiles and beyond eight; the others, and where the exclamation mark lies, come from other public sources.

    Our reconstruction, because the printed plans are not known to us: the shapes of all fifteen castles (their names and numbers of players are the rulebook’s), the size of the realms, which cards count as simple, and the names of some cards.

    Where the text can be read in two ways the readings are options; the preset “by the letter” takes its words as they stand.
    .load = A castle of your own is a drawing in text: one line to a row, and for each cell . or a blank (nothing), 1, 2 or 3, the height of the stack. The heights have to add up to { $tiles } tiles.

## Rules in words, by their numbers; rulings of the cards; what the examples show

rule-c-1 = { $tiles } tiles: Merchants, Soldiers and Farmers with the numbers 1 to 6, four different Seasons, four Winds and three Dragons; every face { $copies } times.
rule-c-3 = A realm has { $columns } columns and { $rows } rows. Tiles stay inside it.
rule-c-6 = The castle is built by one of the plans, or by one that you draw.
rule-c-10 = One spirit and one dragon card are drawn and lie open for all; options may set other numbers.
rule-c-11 = First games are played without cards, the next ones with simple cards.
rule-c-15 = Only the topmost tile of a castle stack can be taken.
rule-c-17 = A castle tile is free if it is the topmost of its stack and its left or its right side is free. A neighbour on the same floor shuts that side, even if it is covered itself.
rule-c-18 = The top floor is the highest one on which any tile is left. Your first tile comes from there.
rule-c-20 = Nobody knows a covered tile. What is uncovered is drawn by chance from all tiles nobody has seen.
rule-c-21 = In your turn you must carry out exactly one action, then place what you took, then turn the sets. Besides, spirits may be called.
rule-c-22 = You first take a free tile of the top floor. Then you see what it uncovered and decide: a second tile, a shrine, or throwing it away. The first tile is not put back.
rule-c-24 = The second tile of a pair is identical to the first and free once the first is gone; it may lie on any floor.
rule-c-26 = Instead of a second tile you may take a shrine from the supply. { $supply ->
        [unlimited] At this table there are always enough.
       *[limited] If the supply is empty that is not possible.
    }
rule-c-29 = You may summon the dragon if no tile lies above the ground floor when your action begins. If the castle is empty you must. It replaces taking a tile; it is no way out after it.
rule-c-31 = Every tile that you took and did not throw away must be placed face-up in your realm.
rule-c-32 = A tile goes onto an empty space or onto a face-down tile without a shrine; never onto a face-up tile or a shrine.
rule-c-33 = The two tiles of a pair go to any two spaces. { $between ->
        [no] They are placed one right after the other; a spirit is called before or after.
       *[yes] Between them a spirit may be called; a set that the first one made is due when the second lies.
    }
rule-c-34 = What you choose must find room: with no space left a tile can only be thrown away, with one space there is no pair.
rule-c-44 = On a set that has just turned you may build shrines from your pool: up to { $onfaction } on Merchants, Soldiers or Farmers, up to { $onspecial } on Seasons, Winds or Dragons.
rule-c-45 = At most one shrine to a tile, only on face-down tiles of a set that has just turned. What is not built then is not built later.
rule-c-49 = A spirit is a power for everybody: each once in your own turn, whenever its card has an effect.
rule-c-50 = A spirit costs a face-up tile of your realm or a shrine of your pool.
rule-c-51 = Only a face-up tile of the realm pays. Tiles in hand and built shrines do not.
rule-c-52 = { $paid ->
        [box] A shrine that pays for a spirit leaves the game.
       *[supply] A shrine that pays for a spirit goes back to the supply.
    }
rule-c-53 = First you pay, then the effect is carried out completely. Paying just to get rid of a tile is forbidden.
rule-c-54 = A payment that destroys what the effect needs is not allowed.
rule-c-55 = A tile of a set that has to turn cannot pay any more.
rule-c-60 = { spirit-beauty.effect }
rule-c-61 = { spirit-wind.effect }
rule-c-62 = { spirit-strength.effect }
rule-c-63 = { spirit-elegance.effect }
rule-c-64 = { spirit-deception.effect }
rule-c-65 = { spirit-change.effect }
rule-c-66 = { spirit-faith.effect }
rule-c-67 = { spirit-destruction.effect }
rule-c-68 = { spirit-depth.effect }
rule-c-69 = { spirit-cunning.effect }
rule-c-70 = { dragon-humility.effect }
rule-c-71 = { dragon-righteousness.effect }
rule-c-72 = { dragon-tranquility.effect }
rule-c-73 = { dragon-bravery.effect }
rule-c-74 = { dragon-dominion.effect }
rule-c-75 = { dragon-power.effect }
rule-c-76 = { dragon-knowledge.effect }
rule-c-77 = { dragon-harmony.effect }
rule-c-78 = { dragon-devotion.effect }
rule-c-79 = { dragon-courage.effect }
rule-c-82 = When the token on the ! has been taken, { $lastround ->
        [next] the round is finished; if the last player of a round took it, one more round is played.
       *[current] the current round is finished: all have had equally many turns.
    }
rule-c-83 = In the last round the dragon may still be summoned, as long as one of the { $tokens } tokens is left.
rule-c-85 = { term-tie.effect }
rule-c-89 = Advice for castles: so many tiles on the ground floor that the game has its usual length, no row of six or more on upper floors, and a third floor.
rule-c-91 = Sets that are due: Change may come before they turn, then all turn together, then points and shrines; Faith may be called while you build.
rule-c-92 = Every spirit has its moments: before the first tile, with it in hand, as long as a tile has to be placed, while sets are scored, at the end of the turn.
rule-c-93 = Whoever has called Deception, Depth or Elegance owes the tile it promises: no shrine, no throwing away and no summons instead.
rule-c-94 = Several spirits: Deception and Depth not in one turn, what Deception takes does not serve Elegance, and none may make impossible what another one promised.

ruling-beauty-1 = The whole touching group of that number turns, also tiles that belong to small groups of one type. A set that has to turn anyway comes first.
ruling-wind-1 = No shrine of the pool may be built on the tile that was turned: it does not count as consolidated.
ruling-wind-2 = The shrine that moves may go onto the tile that was just turned.
ruling-strength-1 = A tile may move to an empty space.
ruling-strength-2 = Not onto a face-up tile: the usual placing rules hold.
ruling-strength-3 = The second tile may go onto the first one if that lies face-down; if it lies face-up, it may not.
ruling-strength-4 = A tile that carries a shrine does not move.
ruling-elegance-1 = Once called it holds for the whole turn: both tiles may be of this sort, also one that the first has just laid bare.
ruling-deception-1 = { $deception ->
        [any-floor] At this table the neighbours on every floor count, not only those on the floor of the first tile.
       *[same-floor] Beside means on the same floor, on any of the four sides; not the tile below and not a lower neighbour.
    } Once called, one of these tiles must be taken.
ruling-change-1 = It cannot be used to escape a set: only to consolidate one.
ruling-change-2 = Nor to keep a tile out of a set: the changed tile must be part of the set that turns.
ruling-faith-1 = Not on tiles that turned in an earlier turn.
ruling-faith-2 = If several sets have turned in this turn, { $faith ->
        [full-allowance] the extra shrine may stand on any of them that carries all its ordinary ones.
        [any-set] the extra shrine may stand on any of their tiles.
       *[closed-sets] the extra shrine may stand on any of their tiles, as soon as that set takes no ordinary one any more.
    }
ruling-faith-3 = On Seasons, Winds or Dragons it may be one shrine more than the { $onspecial } allowed.
ruling-destruction-1 = It may lay bare or free a tile that could not be reached: that is what it is for.
ruling-destruction-2 = It may take the last tile of a floor.
ruling-destruction-3 = If only the ground floor is left after it, you may summon the dragon in the same turn.
ruling-depth-1 = An identical second tile is allowed, even if you call the spirit only to lose a tile that pays.
ruling-cunning-1 = { $cunningdragons ->
        [plain] Three Dragons bring the same as three others.
       *[bonus] Three Dragons bring the extra point of Dragons, too.
    } None of the three can pay.
ruling-humility-1 = A shrine counts once, however many higher stacks stand beside it.
ruling-humility-2 = One high stack may serve several shrines.
ruling-humility-3 = Only the heights of the stacks are compared; roofs do not count.
ruling-righteousness-1 = The shrines need not touch each other: those in the line are counted.
ruling-righteousness-2 = A shrine where row and column cross counts for both.
ruling-tranquility-1 = Diagonals do not connect.
ruling-tranquility-2 = Tiles on different floors do connect.
ruling-tranquility-3 = Face-up tiles separate groups: a tile placed on top may make two of one.
ruling-bravery-1 = A shrine may stand on such a stack.
ruling-bravery-2 = It adds nothing to the height: only tiles count.
ruling-dominion-1 = A type of which you have no face-up tile that high brings nothing.
ruling-power-1 = With two players each comparison is made once, not twice.
ruling-power-2 = Not all your tiles of a type are added up: one group of touching face-up tiles counts, the best.
ruling-power-3 = You need at least one face-up tile of the type; nothing against nothing is no tie.
ruling-power-4 = Losing to one neighbour does not cost the points against the other.
ruling-knowledge-1 = Different pictures of one type count separately: two different Winds bring 4 points.
ruling-knowledge-2 = There are eleven pictures, so it brings 22 points at most.
ruling-harmony-1 = Whether tiles lie face-up or face-down does not matter, only how high the stacks are.
ruling-harmony-2 = Shrines mirror each other only if they stand equally high.
ruling-harmony-3 = Only the two centre lines of the realm count, no symmetry within a part.
ruling-devotion-1 = A shrine counts once, however many Dragon tiles lie beside it.
ruling-devotion-2 = One Dragon tile may serve several shrines.
ruling-courage-1 = They need not stand on the ground: on the edge, on whatever floor.
example-beauty = Four touching tiles show the 2: two Merchants, a Soldier and a Farmer. They turn for { $set4 } points, and { $beautybonus } more for the card.
example-wind = The Soldier on b1 is turned face-down, then the shrine moves from a1 onto it: it now stands on floor 2 and is worth 1 point more.
example-change = The Wind on d1 counts as a Soldier and completes a set of four. The Wind on f1 touches none of them and could not.
example-faith = These four tiles have just turned, and their one shrine stands on a1. Faith, paid with a shrine of the pool, puts another one on b1.
example-destruction = The only tile above the ground floor goes out of the game. Now the dragon can be summoned, still in this turn.
example-depth = A Merchant is in hand, and Depth was called: the Merchant on c3 is free and will do, whatever its number. The one on i3 is wedged in, the Soldier on h3 is of another type.
example-humility = With this tile the stack on b1 is higher than the one beside it that carries the shrine: 1 point.
example-righteousness = The second shrine of the row: 1 point for the card, and 1 for the shrine itself. The best column still has one.
example-tranquility = The tile on b1 parts the face-down ones: two groups instead of one, 1 point more.
example-bravery = a1 and b1 were equally high, so neither counted. Now a1 is higher than all stacks beside it: 1 point.
example-dominion = The Merchant with the 5 lies on floor 3: 5 points. A second Merchant there would add nothing, a Soldier or a Farmer would.
example-power = Soldiers 3 and 2 now touch and are worth 5 together; the neighbour’s one is worth 4. So the 2 points change sides.
example-knowledge = The two tiles with Wind 1 count once; Wind 2 is another picture: 2 points.
example-devotion = One Dragon tile between two shrines: 1 point for each of them.
example-courage = b4 lies on the edge of the realm: the shrine brings 1 point for the card besides its own. On b2 or c2 it would not.
example-deception = Deception was called after the top tile of i3 was taken. j3 lay beside it on the same floor, h3 is lower; the twin at c3 does not count any more.
example-elegance = Elegance was called: i3 is shut in left and right but free above. h3 is free left and has no such twin in sight.
example-strength = The face-down tile moves to d1, then the Farmer goes onto it: four Farmers.
example-between = Three Merchants with the first tile: Cunning turns them before the second tile is placed, and it may go on top.
example-harmony = With this tile on f1 the stacks left and right mirror each other: 4 points. Above and below they do not.

other-deception = { spirit-deception }
other-depth = { spirit-depth }
other-elegance = { spirit-elegance }
by-beauty-or-cunning = { spirit-beauty } or { spirit-cunning }
by-wind = { spirit-wind }
by-wind-or-strength = { spirit-wind } or { spirit-strength }
by-change = { spirit-change }
by-destruction = { spirit-destruction }

## What players own

good-shrines = { $count ->
    [one] shrine
   *[other] shrines
  }

## What has begun the end, and parts of the score

closing-last-round = { $seat } took the token that begins the last round.
part-floor-1 = on floor 1
part-floor-2 = on floor 2
part-floor-3 = on floor 3 and above

## Setting up a table

summary = { $players ->
    [2] Two players
    [3] Three players
   *[4] Four players
  }. { $layout }. { $mode ->
    [none] No cards
    [named] { $listed }
    [drawn] { $spirits ->
        [0] No spirit
        [one] One spirit is drawn
       *[other] { $spirits } spirits are drawn
      }, { $dragons ->
        [0] no dragon
        [one] one dragon
       *[other] { $dragons } dragons
      }{ $from ->
        [simple] {" "}from the simple ones
       *[all] {""}
      }
    [and-spirits] { $listed }; { $spirits ->
        [one] one spirit is drawn
       *[other] { $spirits } spirits are drawn
      }
   *[and-dragons] { $listed }; { $dragons ->
        [one] one dragon is drawn
       *[other] { $dragons } dragons are drawn
      }
  }.
layout-own = A castle of your own
group-castle = Castle
    .about = Bright blocks with a gold rim are three floors high.
group-cards = Cards
    .about = Tick those you want on the table, or let them be drawn. Everybody may call the spirits; dragons pay at the end.
set-spirit = Spirits
set-dragon = Dragons
refused-castle-empty = The drawing is empty: draw rows of . 1 2 3.
refused-castle-size = A castle is at most { $wide } spaces wide and { $deep } deep; this one is { $columns } by { $rows }.
refused-castle-mark = Row { $row }, space { $column } is “{ $mark }”: heights are . 1 2 or 3.
refused-castle-tiles = { $side ->
    [missing] { $differ ->
        [one] 1 tile is
       *[other] { $differ } tiles are
      } missing: a castle takes all { $need }, this one has { $have }. Make stacks higher, or add spaces.
   *[over] { $differ ->
        [one] 1 tile
       *[other] { $differ } tiles
      } too many: a castle takes { $need }, this one has { $have }. Make stacks lower, or take spaces away.
  }
refused-castle-flat = At least one stack must be 2 or 3 floors high.
refused-no-such-castle = There is no castle “{ $value }”. Perhaps: { $near }
