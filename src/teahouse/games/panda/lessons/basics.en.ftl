### Way of the Panda in nine lessons, in English.

course = From one move to a city
    .about = Spaces, roads, buildings, tiles that multiply, and a mission.

space = One space, one move
    .about = What a space takes, and what it gives
space-1 = I am { $guide }. Every turn begins on the action board: you choose a space, pay, and do what it shows. **Choose a space of the top two rows that moves a champion.**
    .done = The guards you paid stay there until the round ends. The lower the row, the more action points (AP) it costs; the top row costs none. With the Monk’s first space you would keep { $guards } guards and { $ap } AP.
space-2 = Now **move the champion** along a road.
    .stay = Paid, and nobody has moved. A space gives something only if you use it.
    .done = That was a whole turn: a space, and what it shows.

order = Right and down
    .about = Which spaces are still open
order-1 = In a round you go through the action board like a page: the space you chose last once more, further right in the same row, or any row below. Your last space was the Monk’s in the second row. **Choose another space that is open.**
    .back = Left of it or above it is closed until the next round. Look further right, or further down.
    .pass = Whoever passes is out for this round. There are still spaces open to you.
    .done = Begin high and on the left: every step down closes what lies above.

ninja = Past the ninjas
    .about = Strength, guards, and a road of your own
ninja-1 = A champion passes a road if its uncovered ninjas are no more than the champion’s strength. Your Monk has strength one. **Move along a road that it can pass.**
    .stay = Standing still brings nobody anywhere. One of the roads shows a single ninja.
    .strong = Too many ninjas for strength one. Find a road that shows one.
    .done = Past it! Now the road can be made safe.
ninja-2 = **Leave a guard on it:** he covers a ninja, and the road is easier for the next champion.
    .open = Then the ninja stands there again next time, also for you.
ninja-3 = The last ninja is covered, so a road tile comes. **Take your own:** its guards count as yours.
    .neutral = A neutral tile’s guards belong to nobody. Yours bring you points when a place beside them is freed.
    .done = Your guards are back home, and the road is yours for good.

road = A road of your own
    .about = Finish what is begun
road-1 = One road beside your Monk is half covered already. Finished roads send your guards home, and count for your buildings. **Finish the road to the west and make it yours.**
    .other = That road is shorter, but the guard on the other one goes on waiting.
    .neutral = Neutral guards belong to nobody. This road was your work.
    .open = One ninja is left. Cover it, or the road stays open.
    .done = Done: { $after } guards are with you again instead of { $before }.

build = The first building
    .about = Guards around it, and the right champion
build-1 = A building needs its own champion at the place, and guards around it: two for the first. The Governor stands in the middle, and two guards of yours are around him. **Gain { $market } points with a Market.**
    .nobody = The Monk builds Gates, and where he stands there are no guards.
    .chest = That takes a Chest, and for it a Market has to stand there first.
    .pass = Passing builds nothing.
    .left = Paid, but not built. The Governor stands where it is possible.
    .done = The first building of a place brings { $market } points. The next ones need more guards.

city = A third building makes a city
    .about = Foreign guards count, and a card comes
city-1 = In the middle stand a Gate and a Market. With a Pagoda it becomes a city: that takes four guards around it, and foreign ones count, too. **Build the Pagoda.**
    .mask = A Mask needs a Pagoda where the Warrior stands. First build it.
    .else = The Pagoda is the Warrior’s. His column, the row that builds.
    .pass = Now is the moment: four guards are there.
    .done = { $building } points for the building, and { $foreign } more for the foreign guard who helped.
city-2 = A city brings a city card: from the left end of the row, or from the right. **Take the one that brings { $card } points.**
    .left = That one brings action points. Useful, but now points were asked for.
    .done = Building, guard, card: { $points } points with one space.

multiply = Tiles that multiply
    .about = Strength times quests
multiply-1 = At the end each champion’s strength tiles multiply his quest tiles. Your Monk has three strength tiles and no Lantern. **Take the tile that brings { $lantern } points now.**
    .beads = One more strength tile for { $beads } points: a multiplier without anything to multiply.
    .chest = That is the tile of another champion: he has too little strength, or does not stand at his building.
    .pass = A Monk at a Gate, and no Lantern yet: use it.
    .done = { $points } points. From now on each further Lantern is worth as much, and a further Beads tile counts, too.

stop = Stop in time
    .about = What passing gives back
stop-1 = You have { $ap } AP left, and two guards of yours stand on the board. Going below zero costs points. Once everybody has passed, the guards come home, and each brings an action point; { $guide } has passed already. **Do what is best now.**
    .greedy = { $won } points won, and more than that lost, because you went deep below zero: { $net } in all. And the next round begins poor.
    .again = Below zero costs points, and next round you would begin with less.
    .done = All { $guards } guards are home, and you begin the next round with { $later } AP.

mission = Across the land
    .about = A mission for the whole table
mission-1 = Green missions go to whoever is first. This one asks for a way of road tiles from one side of the map to the opposite one; neutral tiles count. From the west it reaches Yanwo, where your Monk stands. **Finish the way.**
    .back = That way is finished already. The one to the east is missing.
    .open = Leave a guard: only a finished road gets its tile.
    .stay = The east is one road away.
    .done = { $mission } points! Neutral tiles helped you: look at what others leave lying.
