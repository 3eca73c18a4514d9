### Tang Garden in English. Keys: docs/notation/tang.md names the decisions, games/tang/rules/game.py the events.

title = Tang Garden
goal = Lay out the emperor's garden, decorate it, and send its visitors where the view is best.

# The welcome, one message per line.
welcome-1 = Aim: most coins. Each turn either build (one face-up tile) or decorate (draw cards, keep one).
welcome-2 = A tile fits where touching edges are equal. Equal terrain moves your cube, equal paths pay coins.
welcome-3 = When all three cubes pass a column (c) you win a character and send one into the garden.
welcome-4 = There it earns by what it sees: decorations in its line, and the landscapes of the side it faces.
welcome-5 = Decorating turns all stacks up. The game ends when 3 landscape tokens, (L) and (S), are left.

## Pieces

terrain-greenery = greenery
terrain-water = water
terrain-rock = rock
stack-greenery = greenery
stack-water = water
stack-rock = rock
stack-tao = tao
stack-display = set aside:

kind-birds = birds
kind-fish = fish
kind-lotus = lotus
kind-peonies = peonies
kind-bridge = bridge
kind-pavilion = pavilion
kind-pine = pine
kind-willow = willow
kind-maple = maple
kind-plum = plum
kind-ginkgo = ginkgo

bonus-greenery = greenery +1
bonus-water = water +1
bonus-rock = rock +1
bonus-any = any cube +1
bonus-landscape = a landscape token
bonus-none = no bonus

site-greenery = greenery
site-water = water
site-rock = rock
site-bridge = bridge

size-large = large
size-small = small
side-N = north
side-E = east
side-S = south
side-W = west

icon-dragon = dragon
icon-construction = construction
icon-temple = temple
icon-waterfall = waterfall
icon-animal = animal
icon-village = village
icon-sun = sun
icon-moon = moon
icon-element = element

lantern-two-tiles = Two Tiles
    .effect = In Build the Garden place and score two tiles that were face up when the turn began. Say so before or after the first tile.
lantern-two-decorations = Two Decorations
    .effect = In Place a Decoration keep two playable cards and place both.
lantern-reposition = Reposition
    .effect = Move one of your minis in the garden to another free character space, or turn it.
lantern-search = Search
    .effect = When you influence, take any character of the deck; or, when a tile covers a landscape token, take any landscape of its pile.
lantern-tile-only = Tile Only
    .effect = Solo: a turn in which you place the tile of a pair without its decoration.
lantern-from-display = From the Display
    .effect = Solo: a turn in which you place a tile that was set aside. Stacks and cards stay as they are.
lantern-new-cards = New Cards
    .effect = Solo: a turn in which the four cards beside the stacks are replaced; nothing is placed.
lantern-reuse = Reuse
    .effect = Solo: a turn that copies another lantern which is used already.

## Characters: the skill works while the mini stands on your card, the view counts once it stands in the garden

character-architect = Architect
    .skill = 2 coins for each pavilion or bridge
    .effect = Skill: 2 coins for each pavilion or bridge you place. View: 3 per construction icon on the side it faces.
character-child = Child
    .skill = 2 coins for each fish or birds
    .effect = Skill: 2 coins for each fish or birds you place. View: 2 per animal icon on the side it faces.
character-empress = Empress
    .skill = 2 coins for each lotus or peonies
    .effect = Skill: 2 coins for each lotus or peonies you place. View: 9, but 3 less for the Emperor and 3 less for the Lady in her line of sight.
character-hermit = Hermit
    .skill = 1 coin when your rock cube moves
    .effect = Skill: 1 coin for each tile or decoration that moves your rock cube. View: 2 per rock tile in line of sight, at most 10.
character-poet = Poet
    .skill = 1 coin when your water cube moves
    .effect = Skill: 1 coin for each tile or decoration that moves your water cube. View: 2 per water tile in line of sight, at most 10.
character-student = Student
    .skill = 1 coin when your greenery cube moves
    .effect = Skill: 1 coin for each tile or decoration that moves your greenery cube. View: 2 per greenery tile in line of sight, at most 10.
character-emperor = Emperor
    .skill = no skill, but 5 per dragon in sight
    .effect = No skill. View: 5 per dragon icon on the side he faces.
character-lady = Lady
    .skill = no skill, but likes sun and moon
    .effect = No skill. View: 6 for a sun or a moon on the side she faces, 12 for both.
character-merchant = Merchant
    .skill = pay 1: 2 more cards, or the discarded one
    .effect = Skill: once per decorating pay 1 coin for 2 more cards or for the top of the discard pile. View: 2 per village icon on the side it faces.
character-monk = Monk
    .skill = 2 coins when you choose from exactly two
    .effect = Skill: 2 coins when you build with exactly two tiles face up, or draw exactly two cards. View: 3 per temple icon on the side it faces.
character-official = Official
    .skill = turn up or swap tiles before your action
    .effect = Skill: before your action pay 1 coin to turn all stacks up, or put a face-up tile under its stack. View: 1 per icon of any kind on the side it faces.
character-sword-dancer = Sword Dancer
    .skill = 1 coin for each landscape token
    .effect = Skill: 1 coin for each landscape token you take. View: 2 per waterfall icon on the side it faces.
character-blind = the top card of the deck
    .effect = nobody knows who it is

## What a player is asked

prompt-turn = Build with a face-up tile, or decorate ({ $cards } cards)?
prompt-choose-tile = Which tile do you place?
prompt-build-again = A second tile, with the lantern?
prompt-choose-cell = Where does { $tile } go?
prompt-pair-cell = Where does { $tile } go? (only where its decoration can follow)
prompt-rotate = How does { $tile } lie at { $cell }? (edges north, east, south, west)
prompt-paths = { $paths } paths meet: coins, or a step for two of them?
prompt-pick-landscape = Which { $size } landscape do you add?
prompt-search-pile = Which { $size } landscape of the pile?
prompt-pick-two = Which { $size } landscape do you choose? The other one goes opposite.
prompt-choose-slot = Where does { $landscape } ({ $icons }) go?
prompt-choose-slots = Where does { $landscape } ({ $icons }) go? The other one goes opposite.
prompt-choose-token = Which landscape token do you take?
prompt-before-drawing = Does the Merchant buy before you draw { $cards } cards? (you have { $coins } coins)
prompt-choose-card = Which card do you keep?
prompt-put-decoration = Where does the decoration go ({ $kind })?
prompt-bonus-step = Which cube moves?
prompt-decorate-again = A second decoration, with the lantern?
prompt-seek = Which character of the deck?
prompt-influence-now = Your cubes have reached a character column. Whom do you invite?
prompt-send-mini = Who goes into the garden? The other one is your active character from now on.
prompt-end-of-turn = Anything else before your turn ends?
prompt-stand = Where does the { $character } stand?
prompt-stand-neutral = The { $character } belongs to nobody. Where does it stand?
prompt-face = Which way does the { $character } look from { $cell }?
prompt-whom = Which of your minis moves or turns?
prompt-solo-turn = Your turn: { $left ->
    [one] 1 space
   *[other] { $left } spaces
  } left. Choose a pair or a lantern.
prompt-pair-decoration = Where does the decoration go ({ $kind })?
prompt-choose-copy = Which lantern is copied?
prompt-choose-stack = Which tile do you place?
prompt-choose-display = Which tile of the display?
prompt-keep-character = Whom do you keep? The other one stands in the garden and belongs to nobody.
prompt-last-influence = The garden is complete. Whom do you still invite?
prompt-send-own = Who goes into the garden now?

## Choices. `.many` names the group where there are too many to list one by one; `.plain` is said without a position.

choice-build = build with the { $stack } tile { $tile }{ $kind ->
    [none] { "" }
   *[other] {" "}and { $kind }
  }  { $edges }
    .plain = build with the { $stack } tile
choice-decorate = place a decoration: draw cards, keep one
choice-done = nothing more, go on
choice-rotate = { $edges }{ $greenery ->
    [0] { "" }
   *[other] {" "} greenery +{ $greenery }
  }{ $water ->
    [0] { "" }
   *[other] {" "} water +{ $water }
  }{ $rock ->
    [0] { "" }
   *[other] {" "} rock +{ $rock }
  }{ $coins ->
    [0] { "" }
    [one] {" "} 1 coin
   *[other] {" "} { $coins } coins
  }{ $paths ->
    [0] { "" }
   *[other] {" "} { $paths } paths
  }{ $enclosed ->
    [0] { "" }
   *[other] {" "} (encloses { $enclosed })
  }{ $token ->
    [none] { "" }
   *[other] {" "} a { $token } landscape
  }
    .plain = turn it { $rotation ->
    [0] not at all
    [one] once
   *[other] { $rotation } times
  } clockwise
choice-coins = take the coins
choice-step = move the { $terrain } cube{ $coins ->
    [0] { "" }
    [one] {" "}(1 coin)
   *[other] {" "}({ $coins } coins)
  }
    .plain = move the { $terrain } cube
choice-cell = place it at { $cell }
    .many = Place it: type a space marked ▸, for example { $example }
choice-tile = { $tile } is turned up
choice-lantern = use the lantern { $lantern }
choice-refresh = hand in { $size } tokens to make the lantern { $lantern } ready
choice-pick = take { $landscape } ({ $icons })
    .plain = take the landscape { $landscape }
    .many = Take one of the pile: type its name, for example { $example }
choice-slot = on the { $side } side, slot { $slot } (there: { $there })
    .plain = on the { $side } side, slot { $slot }
    .many = Type a side (N E S W) and a slot, for example { $example }
choice-landscape = the landscape { $landscape } comes
choice-face = look { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } as things stand
    .plain = look { $side }
choice-wait = not now: take a character token
choice-influence = { $character }. { $effect }
    .plain = invite the { $character }
choice-card = the card { $kind } ({ $bonus }) is drawn
choice-keep = keep { $kind } ({ $bonus })
choice-put = at { $cell }, spot { $spot }{ $watchers ->
    [0] { "" }
    [one] {" "}(in sight of one of your minis)
   *[other] {" "}(in sight of { $watchers } of your minis)
  }
    .plain = at { $cell }, spot { $spot }
    .many = Place it: type a space and a spot, for example { $example }
choice-stand = at { $cell } ({ $place })
    .many = Type a space and the place there, for example { $example }
choice-send = send the { $character }. { $effect }
    .plain = send the { $character }
choice-move = the { $character }
choice-token = take the token at { $cell }
    .many = Take a token: type its space, for example { $example }
choice-merchant = pay the Merchant: { $what ->
    [cards] 2 more cards
   *[discard] the top of the discard pile
  }
choice-flip = the Official turns all stacks up for 1 coin
choice-swap = the Official puts the { $stack } tile under its stack
choice-character = { $character } comes
choice-start = the starting tile: side { $start }, turned { $rotation }
choice-copy = as { $lantern }
choice-display = tile { $tile }  { $edges }
    .plain = tile number { $number } of the display
    .many = Type the number of a tile, for example `display { $example }`
choice-remove = hand in four tokens and remove what stands at { $cell }, spot { $spot }
    .many = Remove a decoration for four tokens: type remove, a space and a spot, for example `remove { $example }`
choice-size = a { $size } token

## What has happened. The player's name stands before it; what the table shows anyway is not told.

tang-card = { "" }
tang-character-up = { "" }
tang-landscape-up = { "" }
tang-first-landscape = { "" }
tang-tile-up = { "" }
tang-token-laid = { "" }
tang-display = { "" }
tang-character-token = took a character token
tang-character-token-lost = lost the character token
tang-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  } { $why }
tang-column = all cubes on { $column } bring a guest
tang-dealt = begins with the { $character }
tang-decorate = decorated
tang-enclosed = enclosed { $terrain }
tang-flip = had all stacks turned up
tang-influence = won over the { $character }
tang-landscape = put up a landscape on the { $side } side
tang-lantern = used the lantern { $lantern }
tang-last-round = the last round: { $trigger }
tang-merchant = bought { $what ->
    [cards] cards
   *[discard] the discarded card
  }
tang-mini = { $character } now stands at { $cell } looking { $side }
tang-must-build = a round without anything new: whoever can build must build
tang-neutral = { $character } stands at { $cell } and belongs to nobody
tang-neutral-out = { $character } goes home
tang-nothing-playable = none of the cards could be played
tang-opportunity-lapsed = the invitation lapsed
tang-over = { $ending }
tang-place = placed a tile at { $cell }
tang-put = put { $kind } at { $cell }
tang-refresh = made the lantern { $lantern } ready
tang-remove = removed { $kind } at { $cell }
tang-reshuffle = the discard pile is the new deck
tang-step = { $terrain } to { $position }
tang-swap = put a tile under the { $stack } stack
tang-token = took the { $size } token at { $cell }
tang-won = all spaces are covered: won, with { $coins } coins

why-paths = for paths
why-column = from the track
why-skill = from the skill
why-temple = from the temple
why-edge = for equal terrain
why-enclosure = for the enclosure

trigger-tokens-taken = few landscape tokens are left
trigger-stack-empty = a stack is empty
ending-tokens-taken = three landscape tokens are left and the game is over
ending-stack-empty = a stack is empty and the game is over
ending-nothing-fits = nothing fits any more and the game is over
ending-dead-round = nobody placed anything for a round and the game is over
ending-solo-lost = no turn is possible any more: the game is lost
ending-solo-fair = the garden is complete: a fair result
ending-solo-good = the garden is complete: a good result
ending-solo-impressive = the garden is complete: an impressive result
ending-solo-outstanding = the garden is complete: an outstanding result

## Why something is not possible

reason-no-such-slot-of-this-size = There is no { $size } slot { $slot } on the { $side } side.
reason-not-an-unseen-tile-of-this-stack = That is not a tile still hidden in the { $stack } stack.
reason-no-such-card-is-left-in-the-deck = No such card is left in the deck.
reason-this-character-is-not-in-the-deck = This character is not in the deck.
reason-not-an-unseen-landscape-of-this-size = That is not a { $size } landscape nobody has seen.
reason-a-tile-lies-there = A tile lies at { $cell } already.
reason-its-top-tile-lies-face-down = The top tile of the { $stack } stack lies face down; only face-up tiles can be used.
reason-no-tile-lies-beside-it = No tile lies beside { $cell }; a new tile has to touch one.
reason-no-space-of-the-garden = { $cell } is no space of the garden.
reason-this-rotation-looks-like-a-smaller-one = Turned { $rotation } times it looks the same as turned { $same } times; choose that.
reason-this-stack-is-empty = The { $stack } stack is empty.
reason-it-fits-in-no-rotation = However it is turned, it does not fit at { $cell }: touching edges have to be equal.
reason-its-tile-fits-nowhere = This tile fits nowhere: touching edges have to be equal.
reason-touching-edges-differ = Turned { $rotation } times it touches a different edge; only walls and temples fit everything.
reason-the-token-is-of-the-other-size = The token is { $size }, and { $landscape } is not.
reason-this-landscape-is-not-visible = { $landscape } is not one of the landscapes on offer.
reason-this-landscape-is-not-in-the-pile = { $landscape } is not in the pile.
reason-this-slot-is-filled = That slot on the { $side } side is filled.
reason-this-card-was-not-drawn = That card ({ $kind }, { $bonus }) was not drawn.
reason-a-decoration-stands-there = A decoration stands at { $cell } { $spot } already.
reason-no-free-spot-for-it = There is no free { $site } spot for it ({ $kind }) in the garden.
reason-no-such-decoration-is-left-in-the-supply = No { $kind } is left in the supply.
reason-no-tile-lies-there = No tile lies at { $cell }.
reason-not-a-spot-of-its-site = It needs a { $site } spot; { $cell } { $spot } is none.
reason-a-playable-card-must-be-chosen = One of the drawn cards can be played, so one has to be.
reason-no-landscape-token-lies-there = No landscape token lies at { $cell }.
reason-this-cube-is-on-its-last-position = The { $terrain } cube stands on its last position.
reason-no-free-character-space-or-no-character = There is no free character space, or no character is left.
reason-another-mini-stands-there = Another mini stands there.
reason-no-such-character-space = There is no such character space at { $cell }; minis stand on printed spaces, bridges and pavilions.
reason-only-the-new-mini-or-the-active-one = Only the new mini or your active one can go into the garden now.
reason-the-character-deck-is-empty = The character deck is empty.
reason-this-character-is-not-face-up = The { $character } does not lie face up.
reason-no-character-token = You have no character token to hand in.
reason-no-card-is-there-for-the-merchant = There is no card the Merchant could get.
reason-the-merchant-is-not-active = The Merchant is not your active character.
reason-the-merchant-trades-before-a-card-is-chosen = The Merchant trades only before a card is chosen.
reason-the-merchant-trades-once-per-action = The Merchant trades once per action.
reason-too-few-coins-for-the-merchant = You have { $coins } coins; that is not enough for the Merchant.
reason-it-is-the-last-tile-of-its-stack = It is the last tile of the { $stack } stack.
reason-no-top-tile-lies-face-down = No stack lies face down.
reason-the-official-acts-once-per-turn = The Official acts once per turn.
reason-the-official-is-not-active = The Official is not your active character.
reason-too-few-coins-for-the-official = You have { $coins } coins; that is not enough for the Official.
reason-a-lantern-has-been-used-this-turn = You have used a lantern this turn; one per turn is all.
reason-this-lantern-is-used = The lantern { $lantern } is used.
reason-a-second-decoration-needs-the-lantern = A second decoration needs the lantern Two Decorations.
reason-a-second-tile-needs-the-lantern = A second tile needs the lantern Two Tiles.
reason-a-tile-that-fits-must-be-placed = You used the lantern, so a tile that fits has to be placed.
reason-it-looks-there-already = It looks { $side } already.
reason-no-mini-of-yours-in-the-garden = You have no such mini in the garden.
reason-no-two-tiles-to-place = There are no two face-up tiles to place.
reason-search-is-not-for-tokens-gained-by-a-card = The lantern Search helps only with a token that a tile has covered.
reason-the-pile-is-empty = The pile of { $size } landscapes is empty.
reason-this-lantern-has-no-use-at-this-moment = The lantern { $lantern } is of no use at this moment.
reason-this-lantern-is-ready = The lantern { $lantern } is ready; there is nothing to refresh.
reason-too-few-landscape-tokens-of-this-size = That takes { $needed } { $size } tokens, and you have { $owned }.
reason-after-a-dead-round-whoever-can-build-must-build = Nobody placed anything in the last round, so whoever can build must build.
reason-all-tokens-of-this-size-have-been-laid = All { $size } tokens have been laid.
reason-solo-has-its-own-lanterns = The lantern { $lantern } is not used in solo.
reason-this-lantern-is-for-solo = This lantern is for solo games.
reason-a-lantern-is-a-turn-of-its-own = A lantern is a turn of its own; use it at the start of a turn.
reason-no-such-tile-in-the-display = There are { $tiles } tiles in the display, numbered from 0.
reason-no-tile-of-it-fits-anywhere = No tile fits anywhere, so the lantern { $lantern } would do nothing.
reason-no-used-lantern-can-be-copied = There is no used lantern that could be copied now.
reason-only-used-lanterns-can-be-copied = Only a used lantern can be copied; { $lantern } is ready.
reason-the-decoration-in-hand-needs-a-spot-first = First make room for the decoration of the pair.
reason-the-decoration-of-the-pair-would-have-no-spot = The decoration of this pair would find no spot.
reason-a-mini-stands-on-it = A mini stands on it.
reason-no-decoration-stands-there = No decoration stands at { $cell } { $spot }.
reason-the-decoration-in-hand-would-have-no-spot = Remove one whose spot the decoration of the pair can use.
reason-tokens-do-not-refresh-lanterns-in-solo = In solo tokens do not refresh lanterns.
reason-too-few-landscape-tokens-of-one-size = That takes { $needed } tokens of one size.
reason-no-influence-is-open = You have { $coins } coins; that gives you no further character yet.
reason-solo-knows-no-blind-draw = In solo only the two face-up characters can be invited.
reason-no-new-cards-while-a-stack-is-empty = No new cards are dealt while a stack is empty.
reason-no-pairs-while-a-stack-is-empty = While a stack is empty only the lanterns Tile Only and From the Display are left.
reason-not-a-mini-of-yours-to-place = The { $character } is not one of your minis to place.
reason-not-at-this-moment = Not at this moment.
reason-a-token-of-this-turn-is-for-later = A character token taken this turn is for a later turn.

## Scoring

score-coins = Coins
score-birds-fish = Birds and fish
score-lotus-peonies = Lotus and peonies
score-bridges = Bridges
score-pavilions = Pavilions
score-trees = Trees
score-architect = { character-architect }
score-child = { character-child }
score-empress = { character-empress }
score-hermit = { character-hermit }
score-poet = { character-poet }
score-student = { character-student }
score-emperor = { character-emperor }
score-lady = { character-lady }
score-merchant = { character-merchant }
score-monk = { character-monk }
score-official = { character-official }
score-sword-dancer = { character-sword-dancer }

tie-break-1 = landscape tokens
tie-break-2 = position of the foremost cube
tie-break-3 = position of the second cube
tie-break-4 = position of the last cube

## The table in text

sketch-points = { $coins } coins, { $count ->
    [one] 1 point
   *[other] { $count } points
  }
sketch-face-down = face down
sketch-no-tiles = empty
sketch-face-up = face up
sketch-lantern-two-tiles = 2 tiles
sketch-lantern-two-decorations = 2 decor
sketch-lantern-reposition = move
sketch-lantern-search = search
sketch-lantern-tile-only = tile only
sketch-lantern-from-display = display
sketch-lantern-new-cards = new cards
sketch-lantern-reuse = reuse
sketch-character-token = character token
sketch-views = Views
sketch-large = Large
sketch-small = Small
sketch-row = Guests
sketch-deck = (+{ $count })
sketch-drawn = Cards
sketch-card = { $kind } ({ $bonus })
sketch-tokens-left = { $count } landscape tokens left; the end comes at { $end }
sketch-last-round = last round
sketch-spaces-left = { $count ->
    [one] 1 space
   *[other] { $count } spaces
  } to cover
sketch-influence-open = you may invite a character
sketch-next-character = next character at { $coins } coins
sketch-display = Display
sketch-sees = { $name } looks { $side }: { $decorations ->
    [one] 1 decoration
   *[other] { $decorations } decorations
  } in sight, { $points } points as things stand
sketch-no-minis = No minis stand in the garden yet.
sketch-supply = { $left } left, { $free } free spots, { $cards } cards in the deck
sketch-key-greenery = greenery
sketch-key-water = water
sketch-key-rock = rock
sketch-key-path = path
sketch-key-wall = wall (fits everything)
sketch-key-temple = temple (fits everything)
sketch-key-spot = free spots inside a tile: a greenery patch, a bridge spot; letters once decorated:
sketch-key-court = a free character space; also every pavilion (Pv) and bridge (Br) without a mini
sketch-key-mini = the Poet of the player ●, looking south
sketch-key-token = a large, a small landscape token
sketch-key-track = a cube on 2; ahead: 1 coin, a character (for all three cubes), nothing, 2 coins, a character
sketch-key-lantern = a lantern that is ready; (in brackets) if used
sketch-key-free = can be chosen now
sketch-key-moved = just changed

help-sheet-characters = all characters: skills, views, and where they are
help-sheet-views = what every mini in the garden sees and earns
help-sheet-supply = decorations left, free spots, cards in the deck
help-sheet-tiles = the tiles nobody has seen, by their edges

## Options and presets

option-board = The board: tracks, cards and tiles; one of your own is read from a file.
    .label = The board: tracks, cards and tiles
option-start_tile = Side and rotation of the starting tile.
option-official_swap_cost = What the Official pays for putting a tile under its stack.
option-elements_are_all_icons = Whether every icon counts for the Official.
option-search_on_bonus = Whether the lantern Search helps with a token gained by a card.
option-dead_round = What a round in which nobody places anything leads to.

option-start_tile-random = drawn
option-start_tile-A0 = side A, as it is printed
option-start_tile-A1 = side A, a quarter turned
option-start_tile-A2 = side A, half turned
option-start_tile-A3 = side A, three quarters turned
option-start_tile-B0 = side B, as it is printed
option-start_tile-B1 = side B, a quarter turned
option-start_tile-B2 = side B, half turned
option-start_tile-B3 = side B, three quarters turned
option-official_swap_cost-0 = nothing
option-official_swap_cost-1 = 1 coin
option-elements_are_all_icons-yes = yes, every icon
option-elements_are_all_icons-no = no, only those of the elements
option-search_on_bonus-no = no, only with one that a tile has covered
option-search_on_bonus-yes = yes, with every token
option-dead_round-force-build = who can build has to build
option-dead_round-end = the game ends

preset-recommended = The balanced board: building and decorating are worth as much.
preset-standard = The numbers of the rules: more cards with a bonus, tracks that pay later; decorating is worth more.

board-standard = the numbers of the rules
option-board-balanced = balanced: tracks pay earlier
board-balanced = balanced: fewer bonuses on cards, tracks that pay earlier

## Words to look up

term-build = Build the Garden
    .effect = Place one face-up tile beside a lying one. Touching edges have to be equal; walls and temples fit everything. For equal terrain a cube moves, for equal paths you get coins (or a step of any cube for two paths), for an area that is now enclosed its cube moves once more. Then a token on the space brings a landscape.
term-decorate = Place a Decoration
    .effect = Draw 2 cards and one more for each stack that is face down. Keep one that can be played, put its decoration on a free spot and take its bonus. Then all stacks are turned up.
term-edges = Edges
    .effect = The lines of the garden: " greenery, ~ water, ^ rock, · path, # wall, T temple. An empty space is bordered by what its tile has to match.
term-enclose = Enclosing
    .effect = An area is all touching patches of one terrain. It is enclosed when no edge of it looks at an empty space or off the board. The rim of the board never encloses.
term-temple = Temples
    .effect = 1 coin when placed, and 1 for each touching edge of their own terrain, also later. Hua Ting: greenery, Hehua Ting: water, Simian Ting: rock.
term-stack = Stacks
    .effect = A stack whose tile was taken stays face down. When fewer than two tiles are face up after building, or after any decorating, all are turned up.
term-spot = Spots
    .effect = Every patch of a tile takes one decoration: greenery takes trees, birds and peonies; water takes fish and lotus; rock takes pavilions; == takes a bridge.
term-track = Tracks
    .effect = Your three cubes. Some positions pay coins at once; when all three cubes have reached a column marked c you may invite a character.
term-character = Characters
    .effect = Take a face-up one or the top of the deck; then send either it or your active one into the garden, where it stays. The other one is active: its skill works. Only minis in the garden score.
term-token-character = Character token
    .effect = Instead of inviting somebody now take a token and do it in a later turn; it is lost when your cubes reach the next column.
term-sight = Line of sight
    .effect = The mini's own space and all others straight ahead to the rim; nothing blocks the view. Each decoration there is 1 point.
term-landscape = Landscapes
    .effect = Each side has two large and three small ones. A mini sees all landscapes of the side it faces, wherever it stands.
term-token = Landscape tokens
    .effect = Covering one, or a card, brings it to you and a landscape into the frame. Three of a size (four with two players) make a used lantern ready. The game ends when only three are left.
term-lantern = Lanterns
    .effect = Four helpers, each to be used once until you make it ready again; at most one per turn.
term-pairs = Pairs of animals and flowers
    .effect = 6 points for each birds card with a fish card, and for each lotus card with a peonies card; singles score nothing.
term-bridge = Bridges
    .effect = 2 points each, and a place for a mini.
term-pavilion = Pavilions
    .effect = Most pavilion cards 12 points, second most 6; ties share. And a place for a mini.
term-tree = Trees
    .effect = Sets of different trees: 1, 4, 9, 16 or 25 points for 1 to 5 kinds.
term-solo = Solo
    .effect = Cover all 28 inner spaces. Each turn place a tile and the decoration beside it; the pair of the opposite corner is lost, its tile goes to the display. Every equal terrain edge and every enclosure is a coin; at 10, 20 and 30 coins you invite a character.
term-display = Display
    .effect = Solo: tiles set aside. The lantern From the Display places one.
term-remove = Removing
    .effect = Solo: four tokens of one size remove a decoration without a mini.
term-tie = Ties
    .effect = More landscape tokens win, then the foremost cube, the second, the third; else the victory is shared.

## The table on a screen: what lies there, said to somebody who does not see it

# A letter for each edge: north, east, south, west.
n-g = greenery
n-w = water
n-r = rock
n-p = path
n-x = wall
n-t = temple
n-i = the middle
e-g = greenery
e-w = water
e-r = rock
e-p = path
e-x = wall
e-t = temple
e-i = the middle
s-g = greenery
s-w = water
s-r = rock
s-p = path
s-x = wall
s-t = temple
s-i = the middle
w-g = greenery
w-w = water
w-r = rock
w-p = path
w-x = wall
w-t = temple
w-i = the middle

temple-hua-ting = Flower Temple Hua Ting
temple-hehua-ting = Lotus Temple Hehua Ting
temple-simian-ting = Rock Temple Simian Ting

# What a landscape shows. A board file of your own may have others; then the names of the icons are said.
icons-none = no icon
icons-dragon-dragon = two dragons
icons-dragon-temple = dragon and temple
icons-waterfall-sun = waterfall and sun
icons-construction-moon = construction and moon
icons-temple-village = temple and village
icons-construction = construction
icons-waterfall = waterfall
icons-animal = animal
icons-waterfall-animal = waterfall and animal
icons-animal-village = animal and village
icons-village = village
icons-waterfall-village = waterfall and village
icons-temple = temple
icons-dragon = dragon
icons-sun = sun
icons-moon = moon

scene-garden = The garden
scene-player = The board of { $seat }
tab-garden = Garden
tab-players = Players
label-people = Guests
label-landscapes = Landscapes
label-cards = Cards and deck of guests
label-display = Display

scene-tile = { $cell }: tile with { $n } north, { $e } east, { $s } south, { $w } west
scene-tile-up = { $stack } tile, face up: { $n } north, { $e } east, { $s } south, { $w } west
scene-laid = tile at { $cell }, surrounded
scene-temple = { $temple } at { $cell }
scene-temple-up = { $stack } tile, face up: { $temple }
scene-space = empty space { $cell }
scene-space-token = empty space { $cell } with a { $size } token
scene-dead = { $cell }: no tile that is left fits here
scene-deco = { $kind } at { $cell }
scene-token = { $size } landscape token at { $cell }
scene-mini = { $character } of { $seat } at { $cell }, looking { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } as things stand
scene-neutral = { $character } at { $cell }, belongs to nobody
scene-offered = { $size } landscape on offer: { $icons }
scene-in-hand = landscape in hand: { $icons }
scene-found = { $icons }
scene-found-guest = { $character }
scene-slot = free slot { $slot } on the { $side } side
scene-count = { $side } side: { $count } times { $icon }
scene-pile = { $stack } stack: { $count ->
    [0] nothing face down
    [one] 1 tile face down
   *[other] { $count } tiles face down
  }
scene-beside = beside the { $stack } stack: { $kind }
scene-people = deck of guests: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
scene-guest = { $character }
scene-deck = decoration deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
scene-discard = discard pile, on top: { $kind } ({ $bonus })
scene-no-discard = discard pile: empty
scene-card = { $kind } ({ $bonus })
scene-progress = { $count } landscape tokens on the board; the end comes at { $end }
scene-spaces-left = { $count ->
    [one] 1 space
   *[other] { $count } spaces
  } to cover
scene-cube = { $terrain } cube on { $position }
scene-kept = { $kind }: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
scene-engineer = { $seat } began: the last round ends before the next turn of { $seat }
scene-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
scene-character-token = character token, to be handed in for a guest in a later turn
scene-tokens = { $count } { $size ->
    [large] large
   *[small] small
  } landscape { $count ->
    [one] token
   *[other] tokens
  }
scene-lantern = lantern { $lantern }, ready
scene-lantern-used = lantern { $lantern }, used
scene-active = { $character }
scene-owned = { $character }, not in the garden yet
scene-sent = { $character }, in the garden: { $points ->
    [one] 1 point
   *[other] { $points } points
  } as things stand
scene-goal = at { $coins } coins a guest comes
scene-goal-reached = { $coins } coins reached
scene-spot = { $cell }, free spot: { $site }
scene-stand = { $cell }, free place for a mini
scene-look = look { $side }
scene-sees = { $character } of { $seat } looks { $side } over { $count ->
    [one] 1 space
   *[other] { $count } spaces
  }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } as things stand
scene-enclosed = { $terrain } at { $cell }: enclosed
scene-solo-lost = No turn is possible any more: the garden stays unfinished. You had { $points } points.
scene-solo-fair = The garden is complete: { $points } points, a fair result.
scene-solo-good = The garden is complete: { $points } points, a good result.
scene-solo-impressive = The garden is complete: { $points } points, an impressive result.
scene-solo-outstanding = The garden is complete: { $points } points, an outstanding result!

note-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
note-cubes = cubes { $greenery }/{ $water }/{ $rock }
note-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
  }
note-last-turn = last turn
note-done = no further turn

overlay-sight = Lines of sight
    .about = What every guest in the garden sees, and what it earns as things stand.
overlay-areas = Open areas
    .about = Every edge that is still open; crossed out where nothing can close it any more; a tick on what is enclosed.
overlay-spots = Free spots
    .about = Where decorations and guests can still go.

## What is asked on a screen, where it differs from the terminal; a sentence below; buttons; gains

ask-turn = Build or decorate?
ask-influence-now = Whom do you invite?
ask-send-mini = Who goes into the garden?
ask-solo-turn = Choose a pair or a lantern
ask-keep-character = Whom do you keep?
ask-last-influence = Whom do you still invite?
ask-choose-cell = Where does the tile go?
ask-pair-cell = Where does the tile go?
ask-rotate = Does the tile lie well? Confirm it
ask-choose-slot = Where does the landscape go ({ $icons })?
ask-choose-slots = Where does the landscape go ({ $icons })?

hint-turn = Tap a face-up tile to build, or draw cards to decorate
hint-choose-tile = The lantern lets you place two tiles, one after the other
hint-build-again = It has to be one that is still face up
hint-choose-cell = { $count ->
    [one] It fits in one space
   *[other] It fits in { $count } spaces
  }; touching edges have to be equal
hint-pair-cell = Only spaces after which the decoration beside the stack can be placed
hint-rotate = { $count ->
    [one] It fits in one way only; tap another marked space to move it
   *[other] It fits in { $count } ways; tap another marked space to move it
  }
hint-paths = A coin for each path, or for two of them one step of any cube
hint-pick-landscape = What it shows counts for guests who look at its side
hint-search-pile = The whole pile lies open; it is shuffled afterwards
hint-pick-two = The other one goes into the same slot of the opposite side
hint-choose-slot = On the side your guests look at, or away from where others look
hint-choose-slots = The other landscape goes into the same slot opposite
hint-choose-token = The card's bonus: any landscape token of the board
hint-before-drawing = For a coin: two more cards, or the top of the discard pile
hint-choose-card = You keep one and place its decoration; the rest is discarded
hint-put-decoration = { $count ->
    [one] One spot is free
   *[other] { $count } spots are free
  }
hint-bonus-step = The card's bonus
hint-decorate-again = Another of the drawn cards
hint-seek = Any guest of the deck; it is shuffled afterwards
hint-influence-now = One of the two face-up guests, the top of the deck, or later with a token
hint-send-mini = There it earns by what it sees; the other one stays on your card, where its skill works
hint-end-of-turn = Hand in tokens, or end your turn
hint-stand = Printed spaces, bridges and pavilions
hint-stand-neutral = It blocks the space and counts for nobody
hint-face = It sees its own space and everything straight ahead
hint-whom = It may go to another free place, or just turn
hint-solo-turn = Tap a tile to play its pair, or a lantern
hint-pair-decoration = { $count ->
    [one] One place can be chosen
   *[other] { $count } places can be chosen
  }
hint-choose-copy = A lantern that is used already
hint-choose-stack = Its decoration is not placed this time
hint-choose-display = Stacks and cards stay as they are
hint-keep-character = It goes into the garden at the end; the other one stands there now and belongs to nobody
hint-last-influence = The garden is complete; then all your guests go into the garden
hint-send-own = The one with the best view first

button-decorate = Draw { $cards } cards
button-coins = { $count ->
    [one] Take 1 coin
   *[other] Take { $count } coins
  }
button-step = Step: { $terrain }
button-wait = Later: take a token
button-lantern = Lantern: { $lantern }
button-flip = Turn all stacks up
button-merchant = { $what ->
    [cards] Buy 2 cards
   *[discard] Buy the discarded card
  }
button-blind = Draw from the deck
button-copy = { $lantern }
button-send = Send the { $character }
button-done = { $at ->
    [end-of-turn] End the turn
    [build-again] No second tile
    [decorate-again] No second decoration
    [before-drawing] Draw now
    [last-influence] Nobody more
   *[other] Go on
  }

do-rotate = so that it shows { $n } north, { $e } east, { $s } south, { $w } west
do-pick = take the { $size } landscape: { $icons }
do-face = look { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } as things stand
do-stand = stand at { $cell }{ $place ->
    [bridge] , on the bridge
    [court] { "" }
    [court2] , on the second space
   *[other] , on the pavilion
  }
do-blind = invite the top card of the deck, whoever it is
do-remove = hand in four tokens and remove { $kind } at { $cell }
do-display = place the tile with { $n } north, { $e } east, { $s } south, { $w } west

gain-points = +{ $points }
gain-coins = { $coins ->
    [one] +1 coin
   *[other] +{ $coins } coins
  }
gain-character = a guest!{ $coins ->
    [0] { "" }
    [one] {" "}+1 coin
   *[other] {" "}+{ $coins } coins
  }
gain-nothing = no gain
gain-tile = { $greenery ->
    [0] { "" }
   *[other] +{ $greenery } greenery{ " " }
  }{ $water ->
    [0] { "" }
   *[other] +{ $water } water{ " " }
  }{ $rock ->
    [0] { "" }
   *[other] +{ $rock } rock{ " " }
  }{ $coins ->
    [0] { "" }
    [one] +1 coin{ " " }
   *[other] +{ $coins } coins{ " " }
  }{ $paths ->
    [0] { "" }
   *[other] +{ $paths } paths{ " " }
  }{ $token ->
    [none] { "" }
   *[other] +{ $token } landscape
  }

# The parts of a turn.
step-action = Build or decorate
step-tile = Tile
step-cell = Space
step-rotate = Turn
step-reward = Reward
step-guests = Guests
step-cards = Cards
step-spot = Decoration
step-pair = Pair

## Help: the rules of what is on the screen, chapter by chapter

help-aim = You lay out the garden together, tile by tile, and decorate it. Coins are points. You earn them with paths, on your tracks, with skills, with sets of decoration cards, and most of all with guests: whoever stands in the garden at the end earns by what lies in view. Most points win.
    .title = The aim
help-turn = Do one of two things: build (place one face-up tile) or decorate (draw cards, keep one, place its decoration). Besides that you may use one lantern per turn, hand in landscape tokens to make a lantern ready again, and after your action invite guests you have earned. A turn can be taken back until something new is revealed.
    .title = Your turn
help-build = Tap a face-up tile of a corner, then one of the marked spaces, turn it, confirm. It has to touch a lying tile, and wherever two tiles touch, the edges have to be equal: greenery on greenery, water on water, rock on rock, path on path. Walls and temples fit everything. The stack you took from stays face down; when fewer than two tiles are face up at the end of your action, all stacks are turned up.
    .title = Building
help-rewards = In this order: a step with the cube of a terrain for every edge where it meets itself; a step for every area your tile has just enclosed; coins of temples; for every edge where path meets path a coin, but two of them may be traded for one step of any cube; the coin of your guest's skill; and the landscape token that lay there, with a landscape of its size.
    .title = What a tile earns
help-enclose = An area is everything of one terrain that hangs together across tiles. It is enclosed when no edge of it looks at an empty space or off the board. Walls and temples close an edge, the rim of the board never does. A patch that the paths of its own tile surround is enclosed at once. Enclosing pays one step; whoever places the last tile gets it. The overlay "Open areas" shows every edge that is still open.
    .title = Enclosing
help-temples = Three temples lie in the tao stack. Placing one gives 1 coin and 1 more for each touching edge of its own terrain: greenery for Hua Ting, water for Hehua Ting, rock for Simian Ting. Who later builds terrain of that kind against a temple gets 1 coin for the edge, but no step for it. Temples close whatever touches them.
    .title = Temples
help-decorate = You draw 2 cards and 1 more for each stack whose top lies face down. Keep one that can be played: its decoration must be left in the supply and a fitting spot free. Every patch of a tile takes one decoration: trees, birds and peonies stand on greenery, fish and lotus on water, pavilions on rock, bridges on the dashed arches. Then take the card's bonus: a step, or any landscape token of the board. The other cards are discarded and all stacks are turned up, also when nothing could be played.
    .title = Decorating
help-tracks = Your three cubes stand for the three terrains. A cube that reaches a column with a coin is paid at once. When all three have reached a column with a figure you may invite a guest at the end of your action. Cubes never go back; steps beyond the last column are lost.
    .title = Tracks
help-landscapes = Each side of the garden has slots for two large and three small landscapes. Who takes a landscape token chooses one of the two visible landscapes of that size and puts it into any free slot, on any side. Their icons count at the end for guests who look that way. The numbers in the corners add up the icons of a side. Three tokens of one size (four with two players) make a used lantern ready.
    .title = Landscapes and tokens
help-characters = Take one of the two face-up guests or the unseen top of the deck. Then send one of your two minis, the new one or the one on your card, to a free place: a printed space, a bridge or a pavilion; choose which way it looks. The other one is active: its skill works for you. Or take a character token and invite in a later turn; it is lost when your cubes reach the next column with a figure. You can own only one.
    .title = Guests
help-sight = A mini sees its own space and all spaces straight ahead to the rim; nothing blocks the view. Every decoration there is 1 point. To that comes what its card says about the view: icons of all landscapes on the side it faces, wherever it stands, or tiles of a terrain in its line. The mini on your card scores nothing. The overlay "Lines of sight" shows it all with points as things stand.
    .title = What guests see
help-skills = The skill of the guest on your card works as long as it stays there. Architect, Child and Empress are paid for certain decorations; Hermit, Poet and Student when their cube moves, once for a tile or decoration; the Sword Dancer for tokens; the Monk when exactly two tiles or two cards are there to choose from. The Merchant buys cards, the Official turns up or swaps tiles before the action. Emperor and Lady have no skill but love the view.
    .title = Skills
help-lanterns = Four lanterns, one use each, at most one per turn. Two Tiles: place two face-up tiles in one action. Two Decorations: keep two of the drawn cards. Reposition: move or turn one of your minis in the garden. Search: choose freely from the deck of guests, or from the pile of landscapes when a tile has covered a token. Three landscape tokens of one size make a used one ready (four with two players): tap it.
    .title = Lanterns
help-end = When only three landscape tokens are left on the board, or a stack has run out, the round is finished: everybody has had the same number of turns. If for a whole round nobody places anything, whoever can build must build; if nobody could, the game ends.
    .title = The end
help-scoring = Coins count as they are. 6 points for each pair of birds and fish, and of lotus and peonies. 2 for each bridge. Most pavilions 12, second most 6; ties share, rounded down. Trees in sets of different kinds: 1, 4, 9, 16, 25. Then every mini in the garden. Ties: more landscape tokens, then the cubes, the foremost first.
    .title = Scoring
help-solo = Cover all 28 inner spaces. Beside each stack lies a card: in a turn you place a tile and then the decoration of its card. Both have to be possible. The card and the tile of the opposite corner are lost for now: the tile goes to the display. There are no tracks and no skills: every equal terrain edge and every enclosure is a coin, paths pay nothing. When a token is covered, one visible landscape goes into a slot and the other one opposite.
    .title = Solo: Yin and Yang
help-solo-lanterns = Each of the four lanterns replaces a turn once. Tile Only: place a tile without its decoration. From the Display: place a tile that was set aside. New Cards: deal four new cards. Reuse: do once more what a used lantern does. Four tokens of one size, handed in, remove a decoration that is in the way: tap it.
    .title = Solo: lanterns
help-solo-end = At 10, 20 and 30 coins you may keep one of the two guests; the other one is neutral and takes up a place. If no turn is possible before the 28 spaces are covered, you have lost. Otherwise all your minis go into the garden and score by their view. Up to 60 points fair, 61 to 75 good, 76 to 95 impressive, from 96 on outstanding.
    .title = Solo: guests and the end
help-screen = Gold marks what can be chosen. Tap anything else to hear why it cannot. Hatched spaces are those that no tile still to come can fill. Numbers on dark ground count what lies in a pile. A number on a guest's card is what it would earn now. Used lanterns are grey.
    .title = Reading the screen
help-board = { about-board } { about-board.ours } { about-board.load }
    .title = About this board

about-board = All rules, the numbers of pieces, skills, lanterns, scoring and the solo game are those of the rulebook. What only its pictures showed had to be rebuilt.
    .given = The texts of the rulebook give the turn, the rewards of a tile, the effects of all twelve characters and eight lanterns, the points, and how many pieces of each kind there are; public pages add 15 tiles per stack, three temples and the tracks of eleven columns.
    .ours = The grid of eight by eight cells, the faces of the 60 tiles and of the starting tile, where tokens and stacks lie, the columns of the tracks, the bonuses of the cards, and which landscape shows which icons. The board "balanced" has other columns and bonuses than "standard", so that building and decorating are worth as much.
    .load = Whoever owns the game can write down what is printed in a file like data/tang.toml and give it as the option "board" when a table is set up. It is checked when the match begins, and everything on the screen is drawn from it.
