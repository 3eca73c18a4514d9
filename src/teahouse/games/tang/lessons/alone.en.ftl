### Tang Garden alone in five lessons, in English.

course = Alone in the garden
    .about = The same garden with an aim of its own, in five lessons.

pair = A tile and its card
    .about = The aim, and how a turn goes
pair-1 = Alone, the aim is to cover all { $inner } inner spaces of the garden. There are no tracks and no skills here. In a turn you place a tile together with the decoration of the card beside its stack. **Take a tile whose card finds a spot.**
    .lantern = A lantern helps once. Keep it for an evening when nothing else goes.
    .spot = The decoration of that card would find no spot. Both have to go into the garden.
pair-2 = **Lay the tile.** Equal edges bring coins here.
pair-3 = Now **its decoration.** Any free spot of its kind will do.
    .done = A tile and its decoration: that is a turn. The card of its stack and the one of the corner opposite leave with it.

diagonal = What the diagonal costs
    .about = Two cards go, whichever you play
diagonal-1 = Every pair you play takes two cards away: its own, and the one of the corner opposite. The Maple beside the rock stack is a good one to keep. **Play a pair that leaves it there.**
    .own = That is the Maple’s own stack: it would be gone.
    .partner = Greenery and rock lie across from each other: the Maple would go, too.
    .done = The water stack and the tao stack are the other diagonal. The Maple waits for you.

coins = Coins from edges
    .about = One place, two rotations
coins-1 = Coins bring guests, and coins come from equal edges of terrain, from enclosures and from temples. This tile fits here in two ways. **Lay it so that it brings coins.**
    .none = It fits, and brings nothing. Which way does its rock touch the rock temple?
    .done = { $coins } coins from one tile. That is how guests are found.

lantern = A lantern saves the evening
    .about = When no pair is possible
lantern-1 = No pair can be completed now. A tile of the display may be played with the lantern From the Display; New Cards only changes the cards. **Use the lantern that places a tile.**
    .cards = Four new cards, and still no tile more in the garden. Keep that one for another time.
    .done = Choose a tile of the display: the garden grows even now.

guest = Choose the guest
    .about = Two wait, one comes
guest-1 = You have enough coins for a guest, and two are waiting. One joins you; the other goes into the garden as a neutral figure, where it takes a space. **Invite one of them.**
    .lantern = That can be done later. A guest is waiting now.
    .done = At the end your guests look at the garden: choose those who like what you have.
