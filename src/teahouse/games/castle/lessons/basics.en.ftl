### Dragon Castle in ten lessons, in English.

course = From the first tile to the last
    .about = Take, pair, set, crown, summon: the whole game, one thing at a time.

free = Which tile is free?
    .about = The top floor, and one long side open
free-1 = Good evening, I am { $guide }. This castle is made of tiles, and tonight we take it apart. **Take a free tile from the top floor.**
    .done = Out it slides. Free means: nothing on top of it, and nothing on its left or nothing on its right. The first tile of a turn has to lie on the top floor, too.
    .wedged = Wedged in: there is a tile on its left and one on its right. Above and below do not matter, left and right do.
    .low = That one lies on the ground. While a second floor stands, the first tile comes from up there.

twin = Take a twin
    .about = Equal tiles, both in one turn
twin-1 = Two equal tiles in one turn are the best bargain at this table. **Take a tile that has a twin.** The twin may lie on any floor, as long as it is free.
    .alone = That Season is free, but it is the only one in sight. Look for a picture that you can see twice.
    .wedged = Not that one: it is wedged in. Which two of the top floor can slide out?
    .low = The first tile comes from the top floor. Its twin may come from anywhere.
twin-2 = You hold a Merchant. Its twin shows exactly the same, and its left side is open. **Take it along.**
    .shrine = A shrine is allowed, too. But a second tile for nothing makes your realm grow faster; shrines come when no twin is there.
    .discard = A point, and both hands empty. Keep that for tiles you cannot use.
twin-3 = **Put both into your realm.** They may lie apart, but friends like to sit together; you will see why.
    .done = Two Merchants in one turn. Four that touch would be a set.

shrine = No twin? Take a shrine
    .about = Or throw the tile away for a point
shrine-1 = You have two Winds. **Take the third.** It has no twin, and that is no misfortune.
    .farmer = A Farmer would stand alone among your Winds. Types belong together; the number on them does not matter.
    .wedged = That one is wedged in between two others.
    .low = While the second floor stands, the first tile comes from there.
shrine-2 = No twin is free. You may add **a shrine to your pool**, or throw the tile away for a point. You want this tile, so take a shrine with it.
    .discard = A point now, but the Wind is gone. Three Winds are worth waiting for.
shrine-3 = **Place it beside the other Winds**, so that they share a side.
    .apart = There it stands alone. Tiles that share a side become a set one day, others do not.
    .done = You own { $pool } shrines now. In the pool they score nothing; next you learn where they belong.

four = Four that touch
    .about = A set turns over and scores
four-1 = Four tiles of one type that touch turn over and score. You have two Farmers. **Fetch two more and make four.**
    .season = A Season does not help Farmers. Which free tile is a Farmer with a twin?
    .early = A shrine instead of the twin? Then only three Farmers would touch, and three do not score.
    .thrown = Thrown away, it cannot join the others.
    .apart = From here the four cannot hang together any more: each must share a side with another Farmer.
    .wedged = That one is wedged in. Left or right has to be free.
    .low = The first tile comes from the top floor; its twin may lie below.
    .done = Four Farmers: { $four } points. Corner to corner is not touching, side by side is.

bigger = Wait for the bigger set
    .about = Why seven beats four
bigger-1 = Five tiles bring { $five } points, six bring { $six }, seven { $seven }. A set turns as soon as it has four, so you cannot simply wait. But you can build a bridge. **Gain { $seven } points in this turn.**
    .six = Six Farmers, { $six } points. So close! The second one could have touched the others as well.
    .five = Five Farmers, { $five } points, and the two on the right stay alone. What if one tile touched both groups?
    .away = Between the two groups lies a gap. Only a tile in it makes one group of them.
    .lone = A Wind does not help here. Which free tile is a Farmer?
    .single = That tile was to be the bridge.
    .wedged = That one is wedged in.
    .done = All in one go: { $points } points! Two small groups with a gap between them are worth more than one group of three.

crown = Crown it, high up
    .about = The higher a shrine, the more it counts
crown-1 = On a set that has just turned you may build shrines: one on Merchants, Soldiers or Farmers. At the end a shrine counts as many points as its floor, three at most. **Turn four Soldiers.**
    .wind = A Wind does not help your Soldiers. Which free tile does?
    .apart = From here the four Soldiers cannot hang together any more.
    .single = You need two more Soldiers in this turn: take the twin along.
    .wedged = That one is wedged in.
crown-2 = One of the four lies on the second floor. **Build where it counts most.**
    .low = Down there it counts { $low }. Do you see the tile that stands higher?
    .none = A shrine can be built only now, on this set. Later it would have to wait for the next one.
    .done = A shrine on the second floor: { $high } points. Nothing can be put on it any more, so a shrine also closes a stack.

up = Build upwards
    .about = Face-down tiles carry new ones
up-1 = Tiles that have turned are no waste: they are the ground for the next floor. For touching, floors do not matter. **Gain five points with one Merchant.**
    .ground = The set is fine, but its shrine stands low. Is there a stack beside your Merchants that is already two high?
    .bare = A set without a shrine: { $sets } points. The shrine brings more than the set, if it stands high.
    .place = There it cannot bring five points. Look for the face-down stack beside your Merchants.
    .wind = A Wind does not fit here. The Merchant is the one.
    .thrown = You need this tile: it makes the set.
    .carries = A tile that shows its face carries nothing. Empty spaces do, and face-down tiles without a shrine.
    .wedged = That one is wedged in.
    .done = { $sets } for the set, { $shrine } for a shrine on the third floor. That is the heart of the game: score low, build high.

rare = Rare tiles, two shrines
    .about = Seasons, Winds, Dragons
rare-1 = Seasons, Winds and Dragons are rare: a set of them carries two shrines, and Dragons bring a point more. **Gain eight points in this turn.**
    .one = A second shrine is allowed on this set, and you have one. Use it.
    .lower = The set is yours, but its shrines could stand higher. Both stacks below your Dragons can be built on.
    .place = From there the shrines cannot stand high enough. Face-down stacks lie just below your Dragons.
    .wind = A Wind does not help here. Two Dragons do.
    .single = Take the twin along: it is a Dragon, too.
    .wedged = That one is wedged in.
    .done = { $sets } for four Dragons, { $high } and { $low } for the shrines: { $points } points. One turn!

spirit = A spirit lends a hand
    .about = Pay, call, and mind the cost
spirit-1 = A spirit may be called once in a turn. It costs a face-up tile of your realm, or a shrine of your pool. Strength moves one or two of your tiles. **Play the turn as you like, then call it.**
spirit-2 = **Pay with what you need least:** the tile that stands alone.
    .shrine = Possible. But a shrine is worth up to three points on a set, a lonely tile nothing.
    .soldier = That Soldier is part of the set you are after.
spirit-3 = **Bring the fourth Soldier home**, and crown the set.
    .unbuilt = The set has turned, { $sets } points. You have a shrine for it: build it now.
    .away = There it touches none of the others.
    .done = A tile nobody wanted became a set and a shrine: { $points } points. Call spirits when the turn pays more than they cost.

summon = When to summon
    .about = The end is yours to choose
summon-1 = Only the ground floor is left, so the dragon may be summoned: { $token } points, instead of a tile. With two players the second summons ends the game, once everybody has had the same number of turns. You have { $mine }, { $guide } has { $theirs } and needs one Merchant. **Take a tile, or summon?**
    .take = { $guide } would take that Merchant now and still have another turn. While you lead, every further round is a present for the others. Count again.
    .done = { $after } for you. { $guide } has one turn, and { $most } is the most it can lead to. Summon when you lead by more than one good turn.
