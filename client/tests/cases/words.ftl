
-house = Teahouse
gain-best = max { $points }
gain-more = { $points } …
gain-void = nothing
gain-points = { $points } points
gain-said-best = up to { $points } points
gain-said-more = { $points } points or more
gain-said-void = does nothing
gain-now = { $points } at once
gain-closing = begins the end
gain-ending = ends the game
gain-then-draw = then something is revealed
gain-then-other = then another one decides
good-guards = { $count ->
    [one] guard
   *[other] guards
  }
score-houses = Houses
score-penalties = Penalties
player = Guest { $number }
literal = { $text }
colour-red = vermilion
    .about = the colour of luck
lantern-effect = Lights { $count } cells.
    .title = Lantern
plain = Welcome to { -house }!
seats = { $seat } sits here
many = { $count ->
    [0] nothing
    [one] { $count } tile
   *[other] { $count } tiles
} for { $seat }
which = { $kind ->
    [colour] a colour: { $colour }
   *[other] { $kind }
}
nested = { $count ->
    [one] { $colour ->
        [vermilion] one red
       *[other] one { $colour }
    }
   *[other] { $count } × { $colour }
}
exact = { NUMBER($count, minimumFractionDigits: 2) }
card = { $effect }
