
-house = Teahouse
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
