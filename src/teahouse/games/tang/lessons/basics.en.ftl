### Tang Garden in nine lessons, in English.

course = A garden, tile by tile
    .about = Edges, paths, cards, guests, and the view.

edges = Edges that agree
    .about = Where a tile fits
edges-1 = I am { $guide }, and this is where a garden begins. In a turn you build with a tile, or you decorate. **Take a tile from a stack.**
    .cards = Decorating comes later in this course. Today the garden is nearly empty.
    .lantern = A lantern lets you do more in one turn. First see what one tile does.
edges-2 = It has to touch a tile that lies there, and edges that touch have to agree. **Choose a place.**
    .fits = However you turn it, an edge disagrees there.
    .alone = Nothing lies beside it. A tile needs a neighbour.
edges-3 = **Lay it so that all edges agree.** Turn it if you like.
    .edge = So it touches a different edge. Only walls and temples go with everything.
    .done = It fits. Edges of equal terrain move your cubes on the tracks: water, rock, greenery.

turn = Turn it
    .about = One tile, one place, four ways
turn-1 = This tile fits here in every rotation. What it brings differs. **Find the rotation that moves your rock cube.**
    .green = It closes a piece of greenery, and that is a step. But for a step on rock your Hermit pays a coin as well.
    .nothing = It fits, and brings no step. Look at what each side would touch.
    .done = A step on rock, and { $coins ->
        [one] a coin
       *[other] { $coins } coins
    } with it. The same tile, turned with care.

enclose = Close it
    .about = An enclosed area is one step more
enclose-1 = An area that is closed all around takes you a step further on its track. Walls close, and so does whatever has no opening. **Turn the tile so that an area is enclosed.**
    .open = It still leaks somewhere. Which rotation leaves no opening?
    .done = Enclosed: a step. Look for openings that one edge can close.

paths = Paths: coins or a step
    .about = What does the track need?
paths-1 = Two paths meet: you may take coins, or go a step on a track. Certain columns bring a guest when all three cubes have reached them. **Choose what brings a guest.**
    .coins = { $coins } coins now. But a guest in the garden earns more than that.
    .other = The last of the three cubes decides. Which one lags behind?
    .done = The last cube has arrived: now you may invite somebody.

decorate = Draw and decorate
    .about = Cards for spots that are free
decorate-1 = Instead of building you may decorate: you draw some cards and keep one that finds a spot. **Decorate.**
    .tile = Building is always good. But try what the cards can do.
decorate-2 = **Keep a card, and put its decoration into the garden.**
    .spot = There is no free spot for that one in the garden.
    .done = Placed: { $points } points so far, and guests will look at it later.

pairs = Which card is worth it?
    .about = The same hand, very different points
pairs-1 = Cards score in their own ways: birds with fish, lotus with peonies, trees by their kinds, and the most pavilions. **Keep the card that brings { $pavilion } points now.**
    .maple = A first tree brings { $maple }. Every further kind of tree adds more.
    .birds = Birds wait for fish: alone they score nothing, even if the Child pays for them.
    .done = Most pavilions: { $pavilion } points, as long as nobody has as many.

guest = A guest!
    .about = Invite, send, and let look
guest-1 = Your cubes have reached the column: you may invite a guest. One of your guests goes into the garden, the other stays with you. **Invite one of the two who wait.**
    .wait = A token for later. But the garden is full of things to look at now.
guest-2 = **Send a guest into the garden, and choose which way it looks.**
    .done = Guests earn by what lies in front of them: { $points } points. From then on the view is theirs.

view = Where the view is best
    .about = Four places, four directions each
view-1 = A guest sees the decorations in a straight line, and the landscapes of the side beyond. **Find the place and the direction for { $best } points.**
    .side = Over there is less to see. Which side has more landscapes?
    .place = A good place: but from there no direction brings more than { $busy }.
    .done = { $points } points for one look. Before you build, think of who will stand where.

last = The last landscapes
    .about = End on your terms
last-1 = When only a few landscape tokens are left on the board, the last round begins. You have { $mine } points, { $guide } has { $theirs }. **Take a token by covering its space, and begin the last round.**
    .bare = No token lies there, so the game goes on. And every round is a chance for the other one.
    .done = The last round has begun while you lead. Whoever counts the tokens chooses the moment.
