### Tang Garden in English. Keys: docs/notation/tang.md names the decisions, games/tang/rules/game.py the events.

title = Tang Garden
goal = Lay out the emperor's garden, decorate it, and send its visitors where the view is best.

# The welcome, one message per line.
welcome-1 = { $mode ->
    [solo] Aim: cover all { $spaces } inner spaces. Each turn place a tile and the decoration of the card beside its stack.
   *[other] Aim: most coins. Each turn either build (one face-up tile) or decorate (draw cards, keep one).
  }
welcome-2 = { $mode ->
    [solo] A tile fits where touching edges are equal. Every equal terrain edge and every enclosure is a coin.
   *[other] A tile fits where touching edges are equal. Equal terrain moves your cube, equal paths pay coins.
  }
welcome-3 = { $mode ->
    [solo] With so many coins a guest joins you: { $guests-at }. Skills and tracks are not used.
   *[other] When all three cubes have reached a column (c) you win a guest and send one into the garden.
  }
welcome-4 = { $mode ->
    [solo] When the garden is complete your guests go into it and earn by what they like to see.
   *[other] There it earns by what it sees: decorations in its line, and the landscapes of the side it faces.
  }
welcome-5 = { $mode ->
    [solo] You lose if no turn is possible, or a stack is used up and neither Tile Only nor From the Display helps.
   *[other] Decorating turns all stacks up. The last round begins when at most { $end-tokens ->
    [one] { $end-tokens } landscape token
   *[other] { $end-tokens } landscape tokens
  }, (L) and (S), are on the board or a stack is used up.
  }

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
    .effect = { not-solo }In Build the Garden place and score two tiles that were face up when the turn began. Say so before or after the first tile.
lantern-two-decorations = Two Decorations
    .effect = { not-solo }In Place a Decoration keep two playable cards and place both.
lantern-reposition = Reposition
    .effect = { not-solo }Move one of your guests in the garden to another free character space, or turn it.
lantern-search = Search
    .effect = { not-solo }When you invite, take any guest of the deck; or, when { $search-bonus ->
        [yes] you have taken a landscape token, by tile or by card
       *[other] a tile covers a landscape token
      }, take any landscape of its pile.
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
    .skill = { $mode ->
        [solo] no skills in solo
       *[other] { $architect-coins ->
        [one] { $architect-coins } coin
       *[other] { $architect-coins } coins
      } for each pavilion or bridge
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Skill: { $architect-coins ->
        [one] { $architect-coins } coin
       *[other] { $architect-coins } coins
      } for each pavilion or bridge you place.{ " " }
      }View: { $architect-view } per construction icon on the side it faces.
character-child = Child
    .skill = { $mode ->
        [solo] no skills in solo
       *[other] { $child-coins ->
        [one] { $child-coins } coin
       *[other] { $child-coins } coins
      } for each fish or birds
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Skill: { $child-coins ->
        [one] { $child-coins } coin
       *[other] { $child-coins } coins
      } for each fish or birds you place.{ " " }
      }View: { $child-view } per animal icon on the side it faces.
character-empress = Empress
    .skill = { $mode ->
        [solo] no skills in solo
       *[other] { $empress-coins ->
        [one] { $empress-coins } coin
       *[other] { $empress-coins } coins
      } for each lotus or peonies
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Skill: { $empress-coins ->
        [one] { $empress-coins } coin
       *[other] { $empress-coins } coins
      } for each lotus or peonies you place.{ " " }
      }View: { $empress-view }, but { $empress-less } less for the Emperor and { $empress-less } less for the Lady in her line of sight.
character-hermit = Hermit
    .skill = { $mode ->
        [solo] no skills in solo
       *[other] { $hermit-coins ->
        [one] { $hermit-coins } coin
       *[other] { $hermit-coins } coins
      } when your rock cube moves
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Skill: { $hermit-coins ->
        [one] { $hermit-coins } coin
       *[other] { $hermit-coins } coins
      } for each tile or decoration that moves your rock cube.{ " " }
      }View: { $hermit-view } per rock tile in line of sight, at most { $hermit-most }.
character-poet = Poet
    .skill = { $mode ->
        [solo] no skills in solo
       *[other] { $poet-coins ->
        [one] { $poet-coins } coin
       *[other] { $poet-coins } coins
      } when your water cube moves
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Skill: { $poet-coins ->
        [one] { $poet-coins } coin
       *[other] { $poet-coins } coins
      } for each tile or decoration that moves your water cube.{ " " }
      }View: { $poet-view } per water tile in line of sight, at most { $poet-most }.
character-student = Student
    .skill = { $mode ->
        [solo] no skills in solo
       *[other] { $student-coins ->
        [one] { $student-coins } coin
       *[other] { $student-coins } coins
      } when your greenery cube moves
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Skill: { $student-coins ->
        [one] { $student-coins } coin
       *[other] { $student-coins } coins
      } for each tile or decoration that moves your greenery cube.{ " " }
      }View: { $student-view } per greenery tile in line of sight, at most { $student-most }.
character-emperor = Emperor
    .skill = { $mode ->
        [solo] no skills in solo
       *[other] no skill, but { $emperor-view } per dragon in sight
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] No skill.{ " " }
      }View: { $emperor-view } per dragon icon on the side he faces.
character-lady = Lady
    .skill = { $mode ->
        [solo] no skills in solo
       *[other] no skill, but likes sun and moon
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] No skill.{ " " }
      }View: { $lady-view } for a sun or a moon on the side she faces, { $lady-both } for both.
character-merchant = Merchant
    .skill = { $mode ->
        [solo] no skills in solo
       *[other] pay { $merchant-cost }: { $merchant-cards } more cards, or the discarded one
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Skill: once per decorating pay { $merchant-cost ->
        [one] { $merchant-cost } coin
       *[other] { $merchant-cost } coins
      } for { $merchant-cards } more cards or for the top of the discard pile.{ " " }
      }View: { $merchant-view } per village icon on the side it faces.
character-monk = Monk
    .skill = { $mode ->
        [solo] no skills in solo
       *[other] { $monk-coins ->
        [one] { $monk-coins } coin
       *[other] { $monk-coins } coins
      } when you choose from exactly two
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Skill: { $monk-coins ->
        [one] { $monk-coins } coin
       *[other] { $monk-coins } coins
      } when you build with exactly two tiles face up, or draw exactly two cards.{ " " }
      }View: { $monk-view } per temple icon on the side it faces.
character-official = Official
    .skill = { $mode ->
        [solo] no skills in solo
       *[other] turn up or swap tiles before your action
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Skill: before your action pay { $official-cost ->
        [one] { $official-cost } coin
       *[other] { $official-cost } coins
      } to turn all stacks up, or put a face-up tile under its stack
      }{ $mode ->
        [solo] { "" }
       *[other] { $swap-cost ->
        [0] { "" }.{ " " }
       *[other] { " " }(for { $swap-cost ->
        [one] { $swap-cost } coin
       *[other] { $swap-cost } coins
      }).{ " " }
      }
      }View: { $elements ->
        [all] { $official-view } per icon of any kind on the side it faces.
        [some] { $official-view } per icon called element on the side it faces.
       *[other] 0, for no landscape of this board shows an icon called element.
      }
character-sword-dancer = Sword Dancer
    .skill = { $mode ->
        [solo] no skills in solo
       *[other] { $sword-dancer-coins ->
        [one] { $sword-dancer-coins } coin
       *[other] { $sword-dancer-coins } coins
      } for each landscape token
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Skill: { $sword-dancer-coins ->
        [one] { $sword-dancer-coins } coin
       *[other] { $sword-dancer-coins } coins
      } for each landscape token you take.{ " " }
      }View: { $sword-dancer-view } per waterfall icon on the side it faces.
character-blind = the top card of the deck
    .effect = nobody knows who it is

## What a player is asked

prompt-turn = { $now ->
    [build] Build with a face-up tile: after a round without anything new whoever can must.
    [decorate] No face-up tile fits: decorate ({ $cards } cards).
   *[both] Build with a face-up tile, or decorate ({ $cards } cards)?
  }
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
prompt-before-drawing = Does the Merchant buy before you draw { $cards } cards? (you have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  })
prompt-choose-card = Which card do you keep?
prompt-put-decoration = Where does the decoration go ({ $kind })?
prompt-bonus-step = Which cube moves?
prompt-decorate-again = A second decoration, with the lantern?
prompt-seek = Which guest of the deck?
prompt-influence-now = Your cubes have reached a character column. Whom do you invite?
prompt-send-mini = Who goes into the garden? The other one is your active character from now on.
prompt-end-of-turn = Anything else before your turn ends?
prompt-stand = Where does the { $character } stand?
prompt-stand-neutral = The { $character } belongs to nobody. Where does it stand?
prompt-face = Which way does the { $character } look from { $cell }?
prompt-whom = Which of your guests moves or turns?
prompt-solo-turn = Your turn: { $left ->
    [one] 1 space
   *[other] { $left } spaces
  } left. { ask-solo-turn }.
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
choice-rotate = { $edges }
    .plain = turn it { $rotation ->
    [0] not at all
    [one] once
   *[other] { $rotation } times
  } clockwise
choice-coins = take the coins
choice-step = move the { $terrain } cube
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
choice-face = look { $side }
choice-wait = { $held ->
    [yes] nobody: the invitation lapses, for you have a character token already
   *[no] not now: take a character token
  }
    .plain = not now
choice-influence = { $character }. { $effect }
    .plain = invite the { $character }
choice-card = the card { $kind } ({ $bonus }) is drawn
choice-keep = keep { $kind } ({ $bonus })
choice-put = at { $cell }, spot { $spot }
    .many = Place it: type a space and a spot, for example { $example }
choice-stand = at { $cell } ({ $place })
    .many = Type a space and the place there, for example { $example }
choice-send = send the { $character }. { $effect }
    .plain = send the { $character }
choice-move = the { $character }
choice-token = take the token at { $cell }
    .many = Take a token: type its space, for example { $example }
choice-merchant = pay the Merchant: { $what ->
    [cards] more cards
   *[discard] the top of the discard pile
  }
choice-flip = the Official pays to turn all stacks up
choice-swap = the Official puts the { $stack } tile under its stack
choice-character = { $character } comes
choice-start = the starting tile: side { $start }, turned { $rotation }
choice-copy = as { $lantern }
choice-display = tile { $tile }  { $edges }
    .plain = tile number { $number } of the display
    .many = Type the number of a tile, for example `display { $example }`
choice-remove = hand in tokens and remove what stands at { $cell }, spot { $spot }
    .many = Remove a decoration for tokens: type remove, a space and a spot, for example `remove { $example }`
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
    .brief = { "" }
tang-enclosed = enclosed { $terrain }
tang-flip = had all stacks turned up
tang-influence = won over the { $character }
    .brief = guest: { $character }
tang-landscape = put up a landscape on the { $side } side
tang-lantern = used the lantern { $lantern }
tang-last-round = the last round: { $trigger }
tang-merchant = bought { $what ->
    [cards] cards
   *[discard] the discarded card
  }
tang-mini = { $character } now stands at { $cell } looking { $side }
    .brief = { "" }
tang-must-build = a round without anything new: whoever can build must build
tang-forfeit = found nothing for the second { $what ->
    [tile] tile
   *[decoration] decoration
  }: it is forfeited, the lantern stays used
tang-lost = { $why ->
    [stack] a stack is used up, and neither Tile Only nor From the Display can go on
   *[turn] no pair can be placed, and no lantern helps
  }
tang-neutral = { $character } stands at { $cell } and belongs to nobody
tang-neutral-out = { $character } goes home
tang-nothing-playable = found no card that can be played: for none of them there is a free spot and a decoration left
tang-opportunity-lapsed = the invitation lapsed
tang-over = { $ending }
tang-place = placed a tile at { $cell }
    .brief = tile at { $cell }
tang-put = put { $kind } at { $cell }
    .brief = { $kind } at { $cell }
tang-refresh = made the lantern { $lantern } ready
tang-remove = removed { $kind } at { $cell }
tang-reshuffle = the discard pile is the new deck
tang-step = { $terrain } to { $position }
    .brief = { "" }
tang-swap = put a tile under the { $stack } stack
tang-token = took the { $size } token at { $cell }
    .brief = { "" }
tang-won = all spaces are covered: won, with { $coins } coins

why-paths = for paths
why-column = from the track
why-skill = from the skill
why-temple = from the temple
why-edge = for equal terrain
why-enclosure = for the enclosure

trigger-tokens-taken = few landscape tokens are left
trigger-stack-empty = a stack is empty
ending-tokens-taken = few landscape tokens are left and the game is over
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
reason-this-character-is-not-in-the-deck = The { $character } is not in the deck.
reason-not-an-unseen-landscape-of-this-size = That is not a { $size } landscape nobody has seen.
reason-a-tile-lies-there = A tile lies at { $cell } already.
reason-its-top-tile-lies-face-down = The top tile of the { $stack } stack lies face down; only face-up tiles can be used.
reason-no-tile-lies-beside-it = No tile lies beside { $cell }; a new tile has to touch one.
reason-no-space-of-the-garden = { $cell } is no space of the garden.
reason-this-rotation-looks-like-a-smaller-one = Rotation { $rotation } looks the same as rotation { $same }; choose that.
reason-this-stack-is-empty = The { $stack } stack is empty.
reason-it-fits-in-no-rotation = However it is turned, it does not fit at { $cell }: touching edges have to be equal.
reason-its-tile-fits-nowhere = This tile fits nowhere: touching edges have to be equal.
reason-touching-edges-differ = With rotation { $rotation } it touches a different edge; only walls and temples fit everything.
reason-the-token-is-of-the-other-size = The token is { $size }; this landscape ({ $icons }) is not.
reason-this-landscape-is-not-visible = This landscape ({ $icons }) is not one of those on offer.
reason-this-landscape-is-not-in-the-pile = This landscape ({ $icons }) is not in the pile.
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
reason-another-mini-stands-there = Another guest stands there.
reason-no-such-character-space = There is no such character space at { $cell }; guests stand on printed spaces, bridges and pavilions.
reason-only-the-new-mini-or-the-active-one = Only the { $character } or the { $active } can go into the garden now.
reason-the-character-deck-is-empty = The deck of guests is empty.
reason-this-character-is-not-face-up = The { $character } does not lie face up.
reason-no-card-is-there-for-the-merchant = There is no card the Merchant could get.
reason-the-merchant-is-not-active = The Merchant is not your active character.
reason-the-merchant-trades-before-a-card-is-chosen = The Merchant trades only before a card is chosen.
reason-the-merchant-trades-once-per-action = The Merchant trades once per action.
reason-too-few-coins-for-the-merchant = The Merchant costs { $needed ->
    [one] { $needed } coin
   *[other] { $needed } coins
  }; you have { $coins }.
reason-it-is-the-last-tile-of-its-stack = It is the last tile of the { $stack } stack.
reason-no-top-tile-lies-face-down = No stack lies face down.
reason-the-official-acts-once-per-turn = The Official acts once per turn.
reason-the-official-is-not-active = The Official is not your active character.
reason-too-few-coins-for-the-official = For that the Official takes { $needed ->
    [one] { $needed } coin
   *[other] { $needed } coins
  }; you have { $coins }.
reason-a-lantern-has-been-used-this-turn = You have used a lantern this turn; one per turn is all.
reason-this-lantern-is-used = The lantern { $lantern } is used.
reason-a-second-decoration-needs-the-lantern = A second decoration needs the lantern Two Decorations.
reason-a-second-tile-needs-the-lantern = A second tile needs the lantern Two Tiles.
reason-a-tile-that-fits-must-be-placed = You used the lantern, so a tile that fits has to be placed.
reason-it-looks-there-already = It looks { $side } already.
reason-search-is-not-for-tokens-gained-by-a-card = The lantern Search helps only with a token that a tile has covered.
reason-the-pile-is-empty = The pile of { $size } landscapes is empty.
reason-this-lantern-is-ready = The lantern { $lantern } is ready; there is nothing to refresh.
reason-too-few-landscape-tokens-of-this-size = That takes { $needed } { $size } tokens, and you have { $owned }.
reason-after-a-dead-round-whoever-can-build-must-build = Nobody placed anything in the last round, so whoever can build must build.
reason-all-tokens-of-this-size-have-been-laid = All { $size } tokens have been laid.
reason-solo-has-its-own-lanterns = The lantern { $lantern } is not used in solo.
reason-this-lantern-is-for-solo = This lantern is for solo games.
reason-a-lantern-is-a-turn-of-its-own = A lantern is a turn of its own; use it at the start of a turn.
reason-no-such-tile-in-the-display = { $tiles ->
    [one] One tile lies in the display: number 0.
   *[other] { $tiles } tiles lie in the display, numbered from 0.
  }
reason-no-tile-of-it-fits-anywhere = No tile fits anywhere, so the lantern { $lantern } would do nothing.
reason-no-used-lantern-can-be-copied = There is no used lantern that could be copied now.
reason-only-used-lanterns-can-be-copied = Only a used lantern can be copied; { $lantern } is ready.
reason-the-decoration-in-hand-needs-a-spot-first = First free a { $site } spot for the decoration of the pair ({ $kind }).
reason-the-decoration-of-the-pair-would-have-no-spot = The decoration of this pair ({ $kind }) would find no free { $site } spot, and none can be freed.
reason-a-mini-stands-on-it = A guest stands on it.
reason-no-decoration-stands-there = No decoration stands at { $cell } { $spot }.
reason-the-decoration-in-hand-would-have-no-spot = The decoration of the pair ({ $kind }) needs a { $site } spot; remove one that stands on such a spot.
reason-tokens-do-not-refresh-lanterns-in-solo = In solo tokens do not refresh lanterns.
reason-too-few-landscape-tokens-of-one-size = That takes { $needed } tokens of one size; you have { $large } large and { $small } small ones.
reason-no-influence-is-open = The next guest comes at { $needed } coins; you have { $coins }.
reason-solo-knows-no-blind-draw = In solo only the two face-up guests can be invited.
reason-no-new-cards-while-a-stack-is-empty = No new cards are dealt while a stack is empty.
reason-no-pairs-while-a-stack-is-empty = While a stack is empty only the lanterns Tile Only and From the Display are left.
reason-not-a-mini-of-yours-to-place = The { $character } is not one of your guests to place.
reason-a-token-of-this-turn-is-for-later = A character token taken this turn is for a later turn.
moment-turn = build or decorate
moment-choose-tile = which tile you place
moment-build-again = whether a second tile follows
moment-choose-cell = where the tile goes
moment-pair-cell = where the tile goes
moment-rotate = how the tile lies
moment-paths = coins or a step for the paths
moment-pick-landscape = which landscape you add
moment-search-pile = which landscape of the pile you take
moment-pick-two = which landscape you choose
moment-choose-slot = where the landscape goes
moment-choose-slots = where the landscape goes
moment-choose-token = which landscape token you take
moment-before-drawing = whether the Merchant buys
moment-choose-card = which card you keep
moment-put-decoration = where the decoration goes
moment-bonus-step = which cube moves
moment-decorate-again = whether a second decoration follows
moment-seek = which guest of the deck you take
moment-influence-now = whom you invite
moment-send-mini = who goes into the garden
moment-end-of-turn = what you still do in this turn
moment-stand = where the guest stands
moment-stand-neutral = where the guest who belongs to nobody stands
moment-face = which way the guest looks
moment-whom = which of your guests moves or turns
moment-solo-turn = a pair or a lantern
moment-pair-decoration = where the decoration goes
moment-choose-copy = which lantern is copied
moment-choose-stack = which tile you place
moment-choose-display = which tile of the display
moment-keep-character = whom you keep
moment-last-influence = whom you still invite
moment-send-own = who goes into the garden
reason-no-landscape-shows-an-element = No landscape of this board shows an icon called element, so the Official's view is worth 0.
reason-another-card-than-in-the-rulebook = The { $character } of this board has another skill or view than in the rulebook; the texts tell the rulebook's.
reason-chance-draws-this = Nobody chooses that; it is drawn.
reason-only-in-solo = That exists only in the solo game.
reason-not-in-solo = That does not exist in the solo game.
reason-first-decide-this = First decide: { $moment }.
reason-this-has-to-be-decided = This cannot be left out: { $moment }.
reason-the-action-of-this-turn-is-chosen = The action of this turn has been chosen; there is one per turn.
reason-the-form-of-this-turn-is-chosen = What this turn is has been chosen: a pair or a lantern.
reason-all-spaces-are-covered = All spaces are covered; no tile follows.
reason-no-two-tiles-are-face-up = That takes two face-up tiles; there are { $tiles }.
reason-no-face-up-tile-fits = None of the face-up tiles fits anywhere.
reason-outer-spaces-are-not-used-in-solo = { $cell } is an outer space; solo uses only the inner ones.
reason-no-tile-is-in-hand = First choose a face-up tile; none has been taken yet.
reason-no-paths-are-to-be-paid = No paths have met that could be paid now.
reason-no-step-is-to-be-given = There is no step of choice now; it comes for two paths or as a card's bonus.
reason-no-landscape-is-to-be-picked = A landscape is chosen when a landscape token has been taken; none has.
reason-no-landscape-is-in-hand = No landscape has been chosen that could go into a slot.
reason-no-token-of-choice-now = A token of choice comes only with a card's bonus, and there is none now.
reason-no-cards-are-drawn = No cards have been drawn; that is done by decorating.
reason-no-drawn-card-can-be-played = None of the drawn cards can be played.
reason-no-second-card-was-drawn = { $drawn ->
    [one] Only one card was drawn
   *[other] { $drawn } cards were drawn
  }; there is no second one to place.
reason-no-decoration-is-in-hand = No card has been kept whose decoration could be placed.
reason-the-merchant-trades-while-you-decorate = The Merchant trades only while you decorate.
reason-the-discard-pile-is-empty = The discard pile is empty.
reason-the-official-acts-before-the-action = The Official acts before the action of the turn; it has been chosen.
reason-no-guest-of-yours-is-in-the-garden = You have no guest in the garden yet who could move.
reason-no-such-guest-of-yours-in-the-garden = The { $character } is not a guest of yours who stands in the garden.
reason-reposition-asks-for-nobody-now = Guests in the garden move only with the lantern Reposition; it asks for nobody now.
reason-two-tiles-is-for-building = The lantern Two Tiles helps while you build.
reason-two-decorations-is-for-decorating = The lantern Two Decorations helps while you decorate.
reason-search-needs-a-guest-or-a-landscape = The lantern Search helps when you invite a guest or choose a landscape; neither is the case.
reason-a-guest-comes-at-the-next-column = A guest comes when all three cubes have reached column { $column }; yours are on { $greenery }, { $water } and { $rock }.
reason-all-character-columns-are-behind-you = Your cubes have passed the last column for guests ({ $column }), and you have no character token.
reason-guests-come-after-the-action = Guests are invited when the action of the turn is over.
reason-no-invitation-to-put-off = You have no invitation that could be put off.
reason-invite-or-take-a-token = Invite a guest, or take a character token for later.
reason-no-character-is-left = No guest is left to be invited.
reason-no-free-character-space = No place for a guest is free in the garden.
reason-search-takes-a-guest-by-name = With the lantern Search you choose the guest by name.
reason-nobody-is-to-be-sent = Nobody is to be sent into the garden now.
reason-no-guest-is-on-its-way = No guest is on its way into the garden.
reason-its-space-is-chosen = Its place at { $cell } has been chosen; now say which way it looks.
reason-no-card-lies-beside-the-stack = No card lies beside the { $stack } stack.
reason-the-display-is-empty = No tile has been set aside yet: the display is empty.
reason-no-lantern-has-been-used-yet = No lantern has been used yet that could be copied.
reason-reuse-is-not-being-used = A lantern is copied only with the lantern Reuse.
reason-from-the-display-is-not-being-used = A tile of the display is placed only with the lantern From the Display.
reason-no-further-guest-can-be-invited = You have invited all the guests you may: { $guests }.

## Scoring

score-coins = Coins
score-birds-fish = Birds and fish
    .why = { term-pairs.effect }
score-lotus-peonies = Lotus and peonies
    .why = { term-pairs.effect }
score-bridges = Bridges
    .why = { term-bridge.effect }
score-pavilions = Pavilions
    .why = { term-pavilion.effect }
score-trees = Trees
    .why = { term-tree.effect }
score-architect = { character-architect }
    .why = { term-sight.effect }
score-child = { character-child }
    .why = { term-sight.effect }
score-empress = { character-empress }
    .why = { term-sight.effect }
score-hermit = { character-hermit }
    .why = { term-sight.effect }
score-poet = { character-poet }
    .why = { term-sight.effect }
score-student = { character-student }
    .why = { term-sight.effect }
score-emperor = { character-emperor }
    .why = { term-sight.effect }
score-lady = { character-lady }
    .why = { term-sight.effect }
score-merchant = { character-merchant }
    .why = { term-sight.effect }
score-monk = { character-monk }
    .why = { term-sight.effect }
score-official = { character-official }
    .why = { term-sight.effect }
score-sword-dancer = { character-sword-dancer }
    .why = { term-sight.effect }

tie-break-1 = landscape tokens
tie-break-2 = position of the foremost cube
tie-break-3 = position of the second cube
tie-break-4 = position of the last cube

## The table in text

sketch-points = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }, { $count ->
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
sketch-tokens-left = { $count ->
    [one] 1 landscape token
   *[other] { $count } landscape tokens
  } left; the end comes at { $end }
sketch-last-round = last round
sketch-spaces-left = { $count ->
    [one] 1 space
   *[other] { $count } spaces
  } to cover
sketch-influence-open = you may invite a guest
sketch-next-character = next guest at { $coins } coins
sketch-display = Display
sketch-sees = { $name } looks { $side }: { $decorations ->
    [one] 1 decoration
   *[other] { $decorations } decorations
  } in sight, { $points ->
    [one] 1 point
   *[other] { $points } points
  } as things stand
sketch-no-minis = No guests stand in the garden yet.
sketch-supply = { $left } left; free spots: { $free }; cards in the deck: { $cards }
sketch-key-greenery = greenery
sketch-key-water = water
sketch-key-rock = rock
sketch-key-path = path
sketch-key-wall = wall (fits everything)
sketch-key-temple = temple (fits everything)
sketch-key-spot = free spots inside a tile: a greenery patch, a bridge spot; letters once decorated:
sketch-key-court = a free character space; also every pavilion (Pv) and bridge (Br) without a guest
sketch-key-mini = the Poet of the player ●, looking south
sketch-key-token = a large, a small landscape token
sketch-key-track = a cube on 2; ahead: 1 coin, a guest (for all three cubes), nothing, 2 coins, a guest
sketch-key-lantern = a lantern that is ready; (in brackets) if used
sketch-key-free = can be chosen now
sketch-key-moved = just changed

help-sheet-characters = all characters: skills, views, and where they are
help-sheet-views = what every guest in the garden sees and earns
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
option-elements_are_all_icons-no = no, only those called elements (shipped boards have none: his view is worth 0)
option-search_on_bonus-no = no, only with one that a tile has covered
option-search_on_bonus-yes = yes, with every token
option-dead_round-force-build = whoever can build has to build
option-dead_round-end = the game ends
option-start_step_coin = Whether the step of the starting bonus pays Hermit, Poet and Student their coin.
option-start_tile_in_view = Whether the starting tile counts for Hermit, Poet and Student as a tile in view.
option-solo_views = What guests earn at the end of solo.
option-start_step_coin-yes = yes, the skill is active by then
option-start_step_coin-no = no
option-start_tile_in_view-yes = yes, once
option-start_tile_in_view-no = no, it is no garden tile
option-solo_views-preference = what they prefer to see
option-solo_views-and-decorations = that, and decorations in view

preset-recommended = The balanced board: building and decorating are worth as much; { $plain-cards } of the { $all-cards } cards have no bonus.
preset-standard = The numbers of the rules: every card has a bonus, tracks pay later; decorating is worth more.
preset-letter = Every sentence of the rulebook as it stands: each card has a bonus, and the starting tile is no garden tile.

board-standard = the numbers of the rules
option-board-balanced = balanced: tracks pay earlier
board-balanced = balanced: tracks that pay earlier, many cards without a bonus

## Words to look up

term-build = Build the Garden
    .effect = { $mode ->
        [solo] { help-solo }
       *[other] { term-build-table }
      }
term-build-table = Place one face-up tile beside a lying one. Touching edges have to be equal; walls and temples fit everything. For equal terrain a cube moves, for equal paths you get coins (or a step of any cube for two paths), for an area that is now enclosed its cube moves once more. Then a token on the space brings a landscape.
term-decorate = Place a Decoration
    .effect = { not-solo }Draw { $base-draw ->
        [one] { $base-draw } card
       *[other] { $base-draw } cards
      } and one more for each stack without a face-up tile. Keep one that can be played, put its decoration on a free spot and take its bonus, if it has one. Then all stacks are turned up.
term-edges = Edges
    .effect = The lines of the garden: " greenery, ~ water, ^ rock, · path, # wall, T temple. An empty space is bordered by what its tile has to match.
not-solo = { $mode ->
    [solo] Not used in solo.{" "}
   *[other] { "" }
  }
no-skills = In solo there are no skills.
solo-bridge = A place for a guest; the water below it stays free.
solo-pavilion = A place for a guest.
term-enclose = Enclosing
    .effect = An area is all touching patches of one terrain. It is enclosed when no edge of it looks at an empty space or off the board. The rim of the board never encloses.
term-temple = Temples
    .effect = Coins when placed, and for each touching edge of their own terrain, also later. Hua Ting, greenery: { $temple-greenery } and { $temple-edge-greenery } per edge. Hehua Ting, water: { $temple-water } and { $temple-edge-water }. Simian Ting, rock: { $temple-rock } and { $temple-edge-rock }.
term-stack = Stacks
    .effect = A stack whose tile was taken stays face down. When fewer than { $min-up } tiles are face up after building, or after any decorating, all are turned up.
term-spot = Spots
    .effect = Every patch of a tile takes one decoration: greenery takes trees, birds and peonies; water takes fish and lotus; rock takes pavilions; == takes a bridge.
term-track = Tracks
    .effect = { not-solo }Your three cubes. Some positions pay coins at once (position: coins { $coin-columns }); when all three cubes have reached a column marked c ({ $guest-columns }) you may invite a guest.
term-character = Characters
    .effect = { $mode ->
        [solo] { help-solo-end }
       *[other] { term-character-table }
      }
term-character-table = Take a face-up one or the top of the deck; then send either it or your active one into the garden, where it stays. The other one is active: its skill works. Only guests in the garden score.
term-token-character = Character token
    .effect = { not-solo }Instead of inviting somebody now take a token and do it in a later turn; it is lost when your cubes reach the next column.
term-sight = Line of sight
    .effect = The guest's own space and all others straight ahead to the rim; nothing blocks the view. Each decoration there is worth { $sight ->
        [one] { $sight } point
       *[other] { $sight } points
      }.
term-landscape = Landscapes
    .effect = Each side has two large and three small ones. A guest sees all landscapes of the side it faces, wherever it stands.
term-token = Landscape tokens
    .effect = Covering one, or a card, brings it to you and a landscape into the frame. { $mode ->
        [solo] { $remove } of one size remove a decoration; they make no lantern ready.
       *[other] { $refresh } of one size make a used lantern ready. The last round begins when at most { $end-tokens } are on the board.
      }
term-lantern = Lanterns
    .effect = { $mode ->
        [solo] { help-solo-lanterns }
       *[other] { term-lantern-table }
      }
term-lantern-table = Four helpers, each to be used once until you make it ready again; at most one per turn.
term-pairs = Pairs of animals and flowers
    .effect = { not-solo }{ $pair ->
        [one] { $pair } point
       *[other] { $pair } points
      } for each birds card with a fish card, and for each lotus card with a peonies card; singles score nothing.
term-bridge = Bridges
    .effect = { $mode ->
        [solo] { solo-bridge }
       *[other] { term-bridge-table }
      }
term-bridge-table = { $bridge ->
        [one] { $bridge } point
       *[other] { $bridge } points
      } each, and a place for a guest.
term-pavilion = Pavilions
    .effect = { $mode ->
        [solo] { solo-pavilion }
       *[other] { term-pavilion-table }
      }
term-pavilion-table = Most pavilion cards { $first ->
        [one] { $first } point
       *[other] { $first } points
      }, second most { $second }. Those who tie for most share { $both } and nobody is second; those who tie for second share { $second }; remainders are lost. A pavilion is a place for a guest, too.
term-tree = Trees
    .effect = { not-solo }Sets of different trees: { $trees } points for 1, 2, 3, 4, 5 kinds. Several sets count.
term-solo = Solo
    .effect = Cover all { $inner } inner spaces. Each turn place a tile and the decoration beside it; the pair of the opposite corner is lost, its tile goes to the display. Every equal terrain edge and every enclosure is a coin, temples pay as usual; with { $guests-at } coins you invite a guest.
term-display = Display
    .effect = Solo: tiles set aside. The lantern From the Display places one.
term-remove = Removing
    .effect = Solo: { $remove } tokens of one size remove a decoration on which no guest stands.
term-tie = Ties
    .effect = { not-solo }More landscape tokens win, then the foremost cube, the second, the third; else the victory is shared.
ruling-child-1 = { ruling-architect-1 }
ruling-empress-1 = { ruling-architect-1 }
ruling-poet-1 = { ruling-hermit-1 }
ruling-poet-2 = { ruling-hermit-2 }
ruling-poet-3 = { ruling-hermit-3 }
ruling-student-1 = { ruling-hermit-1 }
ruling-student-2 = { ruling-hermit-2 }
ruling-student-3 = { ruling-hermit-3 }
ruling-architect-1 = Two decorations placed in one turn are paid twice.
ruling-empress-2 = Emperor and Lady disturb her whoever owns them, and also on her own space.
ruling-hermit-1 = Several steps by one tile or one decoration pay once; a second tile of the same turn pays again.
ruling-hermit-2 = { $start-step ->
    [yes] The step of the starting bonus is paid: the skill is active by then.
   *[other] The step of the starting bonus is not paid.
  }
ruling-hermit-3 = { $start-in-view ->
    [yes] The starting tile counts as one tile in view, even if two of its quarters lie in the line.
   *[other] The starting tile does not count as a tile in view.
  }
ruling-emperor-1 = Only the side he faces counts; two dragons on one landscape are two.
ruling-lady-1 = Two suns are worth no more than one; only sun and moon together pay more.
ruling-merchant-1 = Once per decorating, before or after the cards are drawn, but before one is kept.
ruling-merchant-2 = Either more cards or the discarded one, never both.
ruling-monk-1 = What lies open counts, not what can be played.
ruling-monk-2 = With the lantern Two Tiles he is paid once.
ruling-official-1 = He acts at most once per turn; tiles turned up by him count as face up from the beginning of the turn.
ruling-official-2 = The last tile of a stack cannot be put under it.
ruling-sword-dancer-1 = Tokens covered by a tile and tokens taken by a card both pay.
ruling-two-tiles-1 = If a second tile fits it has to be placed; if none does, it is forfeited and the lantern stays used.
ruling-two-tiles-2 = Paths of the two tiles are counted separately.
ruling-two-decorations-1 = You may say so after seeing the cards, or even after the first decoration. If no second card can be played it is forfeited and the lantern stays used.
ruling-reposition-1 = Whoever stays on the same place has to look another way.
ruling-search-1 = { $search-bonus ->
    [yes] It also helps with a token gained by a card.
   *[other] It does not help with a token gained by a card.
  }
ruling-tile-only-1 = The card of the pair and the pair of the opposite corner are lost as usual.
ruling-from-display-1 = The tile earns coins as usual; nothing new is turned up.
ruling-new-cards-1 = Not while a stack is empty.
ruling-reuse-1 = It copies one of the other three that is used, never itself.
ruling-pavilion-1 = Without a pavilion card nobody scores for pavilions.
ruling-bridge-1 = A bridge leaves the water below it free for a fish or a lotus.
ruling-tree-1 = The best division counts: each set takes every kind you still have.
ruling-landscape-1 = A landscape that has been put up never moves.
ruling-landscape-2 = Search looks through the pile; the landscape beside it stays.
ruling-solo-1 = While a stack is empty only Tile Only and From the Display can go on, also copied by Reuse.
ruling-solo-2 = The last space wins, even if that turn empties a stack.
ruling-solo-3 = A guest earned with the last tile may still be invited.
ruling-solo-4 = Between the tile and the decoration of a pair you may hand in tokens to free a spot.
example-enclose = The tile at d3 closes the last open edge of the greenery around d4: one step for the equal edge and one for the enclosure. The cube reaches column 3, which pays a coin.
example-temple = Hua Ting at d3 touches greenery with one edge: a coin for placing it and one for the edge.
example-pairs = A has birds and keeps fish: the pair is worth 6.
example-bridge = A bridge at f4: 2 points, and a place for a guest.
example-pavilion = A and B had one pavilion each and shared first and second place, 9 points each. With one more A is first: 12 to 6.
example-tree = Pine and willow were worth 4; with a maple, three kinds, it is 9.
example-sight = The Lady stands at e5 and looks north: she sees the lotus at e4 and the pine at e3, 1 point each.
example-landscape = The Emperor looks north. The landscape with two dragons goes to that side: 10 points for him, wherever he stands.
example-token = Four large tokens make the used lantern ready. Small ones would be counted by themselves.
example-token-character = A kept a character token from an earlier turn and hands it in now for a guest, or keeps it.
example-architect = The Architect is paid 2 coins for the bridge, which is itself worth 2.
example-child = The Child is paid 2 coins for the fish.
example-empress = The Empress at d5 looks east. The Emperor comes into her line of sight: 3 points less.
example-hermit = A rock edge meets a rock edge at d6: the rock cube moves, and the Hermit is paid a coin.
example-poet = Water meets water at f4: the water cube moves, and the Poet is paid a coin.
example-student = Greenery meets greenery at d3: the greenery cube moves, and the Student is paid a coin.
example-emperor = Two dragons are on the northern side: the Emperor who looks there earns 10.
example-lady = A moon is on the eastern side, where the Lady looks. The sun beside it brings 6 more.
example-merchant = Before the cards are drawn the Merchant may buy more of them. Nothing has been discarded yet, so there is no top card to buy.
example-monk = Exactly two tiles lie face up: whoever builds with the Monk on the card gets 2 coins.
example-official = All stacks lie face up, so there is nothing to turn up; but a tile can be put under its stack.
example-sword-dancer = The tile at d2 covers a landscape token: a coin for the Sword Dancer.
example-two-tiles = After the first tile the lantern can still be used; without it no second tile follows.
example-two-decorations = Only one card was drawn, so there is no second decoration to place.
example-reposition = The Hermit stays at e5: then he has to look another way.
example-search = The token came with a card, so one of the two visible landscapes has to be taken; Search does not help.
example-solo = Beside the rock stack lies a bridge, and there is no free spot for one: this pair cannot be played.
example-tile-only = With Tile Only the rock tile can be placed, though there is no spot for the bridge beside it.
example-from-display = No tile has been set aside yet, so this lantern has nothing to place.
example-reuse = Tile Only is used and can be copied; New Cards is still ready and cannot.
example-remove = Four large tokens are there: they can be handed in to remove the birds at d4.
rule-t-12 = { help-landscapes }
rule-t-20 = { help-landscapes }
rule-t-47 = { help-landscapes }
rule-t-23 = { help-turn }
rule-t-25 = { help-turn }
rule-t-28 = { help-build }
rule-t-29 = { help-build }
rule-t-31 = { help-rewards }
rule-t-33 = { term-stack.effect }
rule-t-35 = { term-enclose.effect }
rule-t-43 = { term-temple.effect }
rule-t-48 = { help-decorate }
rule-t-49 = { help-decorate }
rule-t-50 = { help-decorate }
rule-t-55 = { help-tracks }
rule-t-57 = { help-tracks }
rule-t-58 = { help-characters }
rule-t-59 = { help-characters }
rule-t-60 = { term-token-character.effect }
rule-t-63 = { help-skills }
rule-t-64 = { help-skills }
rule-t-65 = { character-merchant.effect }
rule-t-66 = { character-official.effect }
rule-t-67 = { character-monk.effect }
rule-t-68 = { character-sword-dancer.effect }
rule-t-69 = { help-lanterns }
rule-t-70-1 = { lantern-two-tiles.effect } { ruling-two-tiles-1 }
rule-t-70-2 = { lantern-two-decorations.effect } { ruling-two-decorations-1 }
rule-t-70-3 = { lantern-reposition.effect }
rule-t-70-4 = { lantern-search.effect }
rule-t-70-5 = { lantern-search.effect } { ruling-search-1 }
rule-t-71 = { help-lanterns }
rule-t-72 = { help-end }
rule-t-73 = { help-end }
rule-t-75 = { term-pairs.effect }
rule-t-76 = { term-bridge.effect }
rule-t-77 = { term-pavilion.effect }
rule-t-78 = { term-tree.effect }
rule-t-79 = { help-sight }
rule-t-80 = { term-sight.effect }
rule-t-82 = { term-landscape.effect }
rule-t-83 = { help-sight }
rule-t-84 = { term-tie.effect }
rule-t-85 = { term-solo.effect }
rule-t-87 = { help-solo } { help-solo-lanterns }
rule-t-89 = { help-solo }
rule-t-90 = { term-remove.effect }
rule-t-91 = { help-solo-end }
rule-t-93 = { help-solo-end }
rule-t-94 = { help-solo-end }
rule-t-1 = The box holds 60 garden tiles, 54 decoration cards, 36 decorations and 16 landscape tokens (8 of them in solo), around 28 inner spaces. A board of your own may differ; then you are told.
rule-t-8 = What only the rulebook's pictures showed is data: tiles, tracks, bonuses of cards, icons of landscapes. Another board may have other ones.
rule-t-9 = The garden has the spaces of its board around the starting tile; the stacks lie in its corners, where no tile can go.
rule-t-14 = The starting tile lies in the middle, either side up and turned in any way; it is drawn unless an option says so.
rule-t-15 = Each stack is shuffled, and its top tile is turned up; only then it is known.
rule-t-16 = All decoration cards form one deck; each can come up as often as it is in there.
rule-t-18 = Each player gets a starting guest, whose skill is active, and moves the cube of its starting bonus one step. { $start-step ->
    [yes] Hermit, Poet and Student are paid for that step.
   *[other] That step pays nobody a coin.
  }
rule-t-19 = The guests who are left form the deck; two of them lie face up.
rule-t-26 = If none of the face-up tiles fits anywhere, building is not possible and you have to decorate.
rule-t-27 = Only the order of decks, stacks and piles is secret; what comes up is drawn, nobody chooses it.
rule-t-86 = Solo begins with two starting guests: you keep one, the other one stands in the garden and belongs to nobody. A card lies beside each stack, tokens of both sizes are mixed, and the four solo lanterns replace the usual ones.
rule-t-97 = Two columns reached in one turn are two invitations. At most one of them can become a character token, and that one is for a later turn.

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
lot-garden = Garden
lot-players = Your board
scene-on-offer = On offer: guests, landscapes and cards
    .short = On offer
final-reveal = What it reveals is seen by all: it cannot be undone.
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
scene-count = { $side } side: { $count } × { $icon }
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
scene-progress = { $count ->
    [one] 1 landscape token
   *[other] { $count } landscape tokens
  } on the board; the end comes at { $end }
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
scene-stand = { $cell }, free place for a guest
scene-look = look { $side }
scene-sees = { $character } of { $seat } looks { $side } over { $count ->
    [one] 1 space
   *[other] { $count } spaces
  }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } as things stand
scene-sum = { $character } of { $seat } at { $cell } looks { $side }: { $points }, of which { $decorations } for decorations and { $likes } for { $what ->
    [icons] { $count } × { $icon }
    [heaven] sun and moon
    [tiles] { $count ->
        [one] 1 tile
       *[other] { $count } tiles
      } in sight
   *[court] the wish of the Empress
  }
part-heaven = sun and moon
scene-enclosed = { $terrain } at { $cell }: enclosed
scene-solo-lost = { $why ->
    [stack] A stack is used up, and neither Tile Only nor From the Display can go on: the garden stays unfinished.
   *[turn] No pair can be placed, and no lantern helps: the garden stays unfinished.
  } You had { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
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

ask-turn = { $now ->
    [build] Build with a face-up tile
    [decorate] Decorate
   *[both] Build or decorate?
  }
ask-influence-now = Whom do you invite?
ask-send-mini = Who goes into the garden?
ask-solo-turn = { $forms ->
    [pairs] Choose a pair
    [lanterns] No pair is possible: choose a lantern
   *[both] Choose a pair or a lantern
  }
ask-keep-character = Whom do you keep?
ask-last-influence = Whom do you still invite?
ask-choose-cell = Where does the tile go?
ask-pair-cell = Where does the tile go?
ask-rotate = Does the tile lie well? Confirm it
ask-choose-slot = Where does the landscape go ({ $icons })?
ask-choose-slots = Where does the landscape go ({ $icons })?

hint-turn = { $now ->
    [build] A round brought nothing new, so whoever can build must
    [decorate] No face-up tile fits anywhere: draw cards
   *[both] Tap a face-up tile to build, or draw cards to decorate
  }
hint-choose-tile = The lantern lets you place two tiles, one after the other
hint-build-again = It has to be one that is still face up
hint-choose-cell = { $count ->
    [one] It fits in one space
   *[other] It fits in { $count } spaces
  }; touching edges have to be equal
hint-pair-cell = Only spaces after which the decoration beside the stack can be placed
hint-rotate = { $count ->
    [one] It fits in one way only
   *[other] It fits in { $count } ways
  }{ $spaces ->
    [one] { "" }
   *[other] ; tap another marked space to move it
  }
hint-paths = A coin for each path, or for two of them one step of any cube
hint-pick-landscape = What it shows counts for guests who look at its side
hint-search-pile = The whole pile lies open; it is shuffled afterwards
hint-pick-two = The other one goes into the same slot of the opposite side
hint-choose-slot = On the side your guests look at, or away from where others look
hint-choose-slots = The other landscape goes into the same slot opposite
hint-choose-token = The card's bonus: any landscape token of the board
hint-before-drawing = { $buys ->
    [cards] For coins: more cards
    [discard] For coins: the top of the discard pile
   *[both] For coins: more cards, or the top of the discard pile
  }
hint-choose-card = { $keep ->
    [none] None of these can be played; the Merchant may still buy
    [two] You keep two, one after the other, and place both decorations
    [second] The second one: place its decoration, too
   *[one] You keep one and place its decoration; the rest is discarded
  }
hint-put-decoration = { $count ->
    [one] One spot is free
   *[other] { $count } spots are free
  }
hint-bonus-step = The card's bonus
hint-decorate-again = Another of the drawn cards
hint-seek = Any guest of the deck; it is shuffled afterwards
hint-influence-now = { $from ->
    [row] A face-up guest
    [deck] The top of the deck
   *[both] A face-up guest, or the top of the deck
  }{ $held ->
    [yes] ; or nobody: you have a token already
   *[no] ; or later, with a token
  }
hint-send-mini = There it earns by what it sees; the other one stays on your card, where its skill works
hint-end-of-turn = { $still ->
    [guest] Hand in your character token for a guest, or end your turn
    [refresh] Hand in landscape tokens to make a lantern ready, or end your turn
    [move] A lantern can move one of your guests; or end your turn
   *[several] Hand in tokens, move a guest with the lantern, or end your turn
  }
hint-stand = Printed spaces, bridges and pavilions
hint-stand-neutral = It blocks the space and counts for nobody
hint-face = It sees its own space and everything straight ahead
hint-whom = { $room ->
    [no] No other place is free: it can only turn
   *[yes] It may go to another free place, or just turn
  }
hint-solo-turn = { $forms ->
    [pairs] Tap a tile to play its pair
    [lanterns] Tap a lantern
   *[both] Tap a tile to play its pair, or a lantern
  }
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
button-build-end = Build, end turn
button-build-more = Build, and a second
button-step = Step: { $terrain }
button-wait = { $held ->
    [yes] Nobody: it lapses
   *[no] Later: take a token
  }
button-lantern = Lantern: { $lantern }
button-flip = Turn all stacks up
button-merchant = { $what ->
    [cards] Buy cards
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
do-stand = stand at { $cell }{ $place ->
    [bridge] , on the bridge
    [court] { "" }
    [court2] , on the second space
   *[other] , on the pavilion
  }
do-blind = invite the top card of the deck, whoever it is
do-remove = hand in tokens and remove { $kind } at { $cell }
do-display = place the tile with { $n } north, { $e } east, { $s } south, { $w } west


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

help-aim = { $mode ->
    [solo] You lay out the inner garden alone: { $spaces } spaces have to be covered, each turn with a tile and the decoration that lies beside its stack. Terrain that meets itself, enclosed areas and temples give coins, and coins bring guests. If the garden is completed, your guests go into it and the points tell how well you did; if it cannot be, you have lost.
   *[other] You lay out the garden together, tile by tile, and decorate it. Coins are points. You earn them with paths, on your tracks, with skills, with sets of decoration cards, and most of all with guests: whoever stands in the garden at the end earns by what lies in view. Most points win.
  }
    .title = The aim
help-turn = { $mode ->
    [solo] { help-solo }
   *[other] { help-turn-table }
  }
    .title = Your turn
help-turn-table = Do one of two things: build (place one face-up tile) or decorate (draw cards, keep one, place its decoration). Besides that you may use one lantern per turn, hand in landscape tokens to make a lantern ready again, and after your action invite guests you have earned. A turn can be taken back until something new is revealed.
help-build = Tap a face-up tile of a corner, then one of the marked spaces, turn it, confirm. It has to touch a lying tile, and wherever two tiles touch, the edges have to be equal: greenery on greenery, water on water, rock on rock, path on path. Walls and temples fit everything.{ $mode ->
    [solo] { " " }Only the inner spaces are used.
   *[other] { " " }The stack you took from stays face down; when fewer than { $min-up } tiles are face up at the end of your action, all stacks are turned up.
  }
    .title = Building
help-rewards = { $mode ->
    [solo] { help-solo }
   *[other] { help-rewards-table }
  }
    .title = What a tile earns
help-rewards-table = In this order: a step with the cube of a terrain for every edge where it meets itself; a step for every area your tile has just enclosed; coins of temples; for every edge where path meets path a coin, but two of them may be traded for one step of any cube; the coin of your guest's skill; and the landscape token that lay there, with a landscape of its size.
help-enclose = An area is everything of one terrain that hangs together across tiles. It is enclosed when no edge of it looks at an empty space or off the board. Walls and temples close an edge, the rim of the board never does. A patch that the paths of its own tile surround is enclosed at once. Enclosing pays one step; whoever places the last tile gets it. The overlay "Open areas" shows every edge that is still open.
    .title = Enclosing
help-temples = Three temples lie in the tao stack. Placing one gives coins, and more for each touching edge of its own terrain: Hua Ting { $temple-greenery } and { $temple-edge-greenery } per greenery edge, Hehua Ting { $temple-water } and { $temple-edge-water } per water edge, Simian Ting { $temple-rock } and { $temple-edge-rock } per rock edge. Whoever later builds that terrain against a temple gets the coins of the edge{ $mode ->
    [solo] { "" }.
   *[other] , but no step for it.
  } Temples close whatever touches them.
    .title = Temples
help-decorate = { $mode ->
    [solo] { help-solo }
   *[other] { help-decorate-table }
  }
    .title = Decorating
help-decorate-table = You draw { $base-draw ->
    [one] { $base-draw } card
   *[other] { $base-draw } cards
  } and 1 more for each stack without a face-up tile, an empty stack too. Keep one that can be played: its decoration must be left in the supply and a fitting spot free. Every patch of a tile takes one decoration: trees, birds and peonies stand on greenery, fish and lotus on water, pavilions on rock, bridges on the dashed arches. Then take the card's bonus: a step, or any landscape token of the board{ $plain-cards ->
    [0] { "" }
   *[other] { " " }({ $plain-cards } of the { $all-cards } cards of this board have none)
  }. The other cards are discarded and all stacks are turned up, also when nothing could be played.
help-tracks = { $mode ->
    [solo] { help-solo }
   *[other] { help-tracks-table }
  }
    .title = Tracks
help-tracks-table = Your three cubes stand for the three terrains. A cube that reaches a column with a coin is paid at once (column: coins { $coin-columns }). When all three have reached a column with a figure ({ $guest-columns }) you may invite a guest at the end of your action. Cubes never go back; steps beyond column { $last-column } are lost.{ $start-step ->
    [yes] { " " }The step of the starting bonus pays Hermit, Poet and Student their coin.
   *[other] { " " }The step of the starting bonus pays no coin.
  }
help-landscapes = { $mode ->
    [solo] { help-solo-landscapes }
   *[other] { help-landscapes-table }
  }
    .title = Landscapes and tokens
help-landscapes-table = Each side of the garden has slots for two large and three small landscapes. Whoever takes a landscape token chooses one of the two visible landscapes of that size and puts it into any free slot, on any side. Their icons count at the end for guests who look that way. The numbers in the corners add up the icons of a side. { $refresh } tokens of one size make a used lantern ready.
help-characters = { $mode ->
    [solo] { help-solo-end }
   *[other] { help-characters-table }
  }
    .title = Guests
help-characters-table = Take one of the two face-up guests or the unseen top of the deck. Then send one of your two guests, the new one or the one on your card, to a free place: a printed space, a bridge or a pavilion; choose which way it looks. The other one is active: its skill works for you. Or take a character token and invite in a later turn; it is lost when your cubes reach the next column with a figure. You can own only one.
help-sight = A guest sees its own space and all spaces straight ahead to the rim; nothing blocks the view. { $sight ->
    [0] Decorations in view count nothing here.
   *[other] Every decoration there is worth { $sight ->
    [one] { $sight } point
   *[other] { $sight } points
  }.
  } What its card says about the view counts: icons of all landscapes on the side it faces, wherever it stands, or tiles of a terrain in its line. { $start-in-view ->
    [yes] The starting tile counts as one tile.
   *[other] The starting tile does not count as a tile.
  }{ $mode ->
    [solo] { "" }
   *[other] { " " }The guest on your card scores nothing.
  } The overlay "Lines of sight" shows it all with points as things stand.
    .title = What guests see
help-skills = { $mode ->
    [solo] { no-skills }
   *[other] { help-skills-table }
  }
    .title = Skills
help-skills-table = The skill of the guest on your card works as long as it stays there. Architect, Child and Empress are paid for certain decorations; Hermit, Poet and Student when their cube moves, once for a tile or decoration; the Sword Dancer for tokens; the Monk when exactly two tiles or two cards are there to choose from. The Merchant buys cards, the Official turns up or swaps tiles before the action. Emperor and Lady have no skill but love the view.
help-lanterns = { $mode ->
    [solo] { help-solo-lanterns }
   *[other] { help-lanterns-table }
  }
    .title = Lanterns
help-lanterns-table = Four lanterns, one use each, at most one per turn. Two Tiles: place two face-up tiles in one action. Two Decorations: keep two of the drawn cards. Reposition: move or turn one of your guests in the garden. Search: choose freely from the deck of guests, or from the pile of landscapes when { $search-bonus ->
    [yes] you have taken a token.
   *[other] a tile has covered a token.
  } { $refresh } landscape tokens of one size make a used one ready: tap it.
help-end = { $mode ->
    [solo] { help-solo-end }
   *[other] { help-end-table }
  }
    .title = The end
help-end-table = When at most { $end-tokens ->
    [one] { $end-tokens } landscape token
   *[other] { $end-tokens } landscape tokens
  } are left on the board, or a stack has run out, the round is finished: everybody has had the same number of turns. If for a whole round nobody places anything, { $dead-round ->
    [end] the game ends.
   *[other] whoever can build must build; if nobody could, the game ends.
  }
help-scoring = { $mode ->
    [solo] { help-solo-end }
   *[other] { help-scoring-table }
  }
    .title = Scoring
help-scoring-table = Coins count as they are. { $pair ->
    [one] { $pair } point
   *[other] { $pair } points
  } for each pair of birds and fish, and of lotus and peonies. { $bridge } for each bridge. Most pavilions { $first }, second most { $second }; those who tie for most share { $both } and nobody is second, those who tie for second share { $second }, rounded down. Trees in sets of different kinds, 1 to 5 of them: { $trees }. Then every guest in the garden. Ties: more landscape tokens, then the cubes, the foremost first.
help-solo = Cover all { $inner } inner spaces. Beside each stack lies a card: in a turn you place a tile and then the decoration of its card. Both have to be possible. The card and the tile of the opposite corner are lost for now: the tile goes to the display. There are no tracks, no skills and no bonuses of cards: every equal terrain edge and every enclosure is a coin, temples pay as usual, { $path-coins ->
    [0] paths pay nothing.
   *[other] paths pay { $path-coins } each.
  } When a token is covered, one visible landscape goes into a slot and the other one opposite.
    .title = Solo: Yin and Yang
help-solo-lanterns = Each of the four lanterns replaces a turn once. Tile Only: place a tile without its decoration. From the Display: place a tile that was set aside. New Cards: deal four new cards. Reuse: do once more what a used lantern does. { $remove } tokens of one size, handed in, remove a decoration that is in the way: tap it.
    .title = Solo: lanterns
help-solo-landscapes = Each side of the garden has slots for two large and three small landscapes. When a token is covered you choose one of the two visible landscapes of its size and a free slot; the other one goes into the same slot opposite. Their icons count at the end for guests who look that way. { $remove } tokens of one size remove a decoration.
help-solo-end = With { $guests-at } coins you may keep one of the two guests each time, { $most-guests } in all with the first; the other one is neutral and takes up a place. You have lost if, before the { $inner } spaces are covered, no turn is possible any more, or a stack is used up and neither Tile Only nor From the Display can go on. Otherwise all your guests go into the garden; { $solo-sight ->
    [0] what each of them prefers to see counts, decorations in view do not.
   *[other] what each of them prefers to see counts, and every decoration in view { $solo-sight ->
    [one] { $solo-sight } point
   *[other] { $solo-sight } points
  }.
  } Up to { $fair } points fair, { $good-from } to { $good } good, { $impressive-from } to { $impressive } impressive, from { $outstanding-from } on outstanding.
    .title = Solo: guests and the end
help-screen = Gold marks what can be chosen. Tap anything else to hear why it cannot. Hatched spaces are those that no tile still to come can fill. Numbers on dark ground count what lies in a pile. A number on a guest's card is what it would earn now. Used lanterns are grey.
    .title = Reading the screen
help-board = { about-board } { about-board.ours } { about-board.load }
    .title = About this board

about-board = The rules, the numbers of pieces, skills, lanterns, scoring and the solo game are those of the rulebook; where its text is silent or can be read in two ways we had to decide, and the readings that matter are options. What only its pictures showed had to be rebuilt.
    .given = The texts of the rulebook give the turn, the rewards of a tile, the effects of all twelve characters and eight lanterns, the points, and how many pieces of each kind there are; public pages add 15 tiles per stack, three temples and the tracks of eleven columns.
    .ours = The grid of cells, the faces of the tiles and of the starting tile, where tokens and stacks lie, the columns of the tracks, the bonuses of the cards, and which landscape shows which icons. The board "balanced" has other columns and bonuses than "standard", so that building and decorating are worth as much.
    .load = Whoever owns the game can write down what is printed in a board file, a text in TOML (the page “About” shows the patterns), and choose it as “A board of your own” when a table is set up. It is checked at once, and everything on the screen is drawn from it.

## What players own, and what points of a guest are made of

good-greenery = greenery
good-water = water
good-rock = rock
good-small-tokens = { $count ->
    [one] small token
   *[other] small tokens
  }
good-large-tokens = { $count ->
    [one] large token
   *[other] large tokens
  }
good-guests = { $count ->
    [one] guest
   *[other] guests
  }
good-character-tokens = { sketch-character-token }
good-invitations = { $count ->
    [one] guest to invite
   *[other] guests to invite
  }
part-decorations = decorations in sight
part-icons = landscape icons
part-tiles = tiles in sight
part-court = wish of the Empress

## What has begun the end, and parts of the score

closing-tokens-taken = { $seat }: { trigger-tokens-taken }.
closing-stack-empty = { $seat }: { trigger-stack-empty }.

## Setting up a table

goal-solo = { welcome-1 } { welcome-5 }
summary = { $players ->
    [1] Alone in the garden
    [2] Two players
    [3] Three players
   *[4] Four players
  }. { $garden ->
    [balanced] The balanced board
    [standard] The board with the numbers of the rules
   *[own] A board of your own
  }.
group-garden = Garden
    .about = Tracks, cards and tiles, and the tile it all begins with.

## What is wrong with a board file

refused-board-cells = Board file, { $where }: cells are written [x, y] with numbers from 0 to { $most }, not { $found }.
refused-board-beyond = Board file, { $where }: the cell { $cell } lies beyond the garden of { $width } by { $height }.
refused-board-start-square = Board file, { $where }: here belong the four cells of a square, clockwise from its north-west one.
refused-board-corners = Board file, { $where }: each stack lies in one corner.
refused-board-token-sum = Board file, { $where }: large and small tokens together are as many as the spaces for them, { $need }.
refused-board-no-space = Board file, { $where }: the cell { $cell } is no space for a token.
refused-board-starting = Board file, { $where }: at least { $least } guests have to be ones to start with.
refused-board-inner = Board file, { $where }: this is the number of inner spaces, { $need }.
refused-board-solo-most = Board file, { $where }: at most { $most } inner spaces can be covered alone, not { $have }.
refused-board-stack = Board file, { $where }: the stack { $name } has the tiles { $letter }01 to { $letter }{ $last }, each once.
refused-board-edge-shows = Board file, { $where }: the edge { $edge } shows { $found }, not { $need }.
refused-board-edge-twice = Board file, { $where }: the edge { $edge } belongs to two areas.
refused-board-edge-none = Board file, { $where }: the edge { $edge } ({ $found }) belongs to no area.
refused-board-temple-name = Board file, { $where }: a temple edge needs the temple of that name.
refused-board-temple-edges = Board file, { $where }: all four edges of a temple are temple edges.
refused-board-start-edges = Board file, { $where }: here belong eight edges, clockwise from the north edge in the north-west.
refused-board-quadrant = Board file, { $where }: at most { $most } fit into a quarter of the tile: { $found }.
