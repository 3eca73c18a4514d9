### Tang Garden en neuf leçons, en français.

course = Un jardin, tuile après tuile
    .about = Bords, chemins, cartes, visiteurs, et la vue.

edges = Des bords qui s’accordent
    .about = Où va une tuile
edges-1 = Je suis { $guide }, et c’est ici que commence un jardin. À votre tour, vous bâtissez avec une tuile, ou vous décorez. **Prenez une tuile d’une pile.**
    .cards = Décorer viendra plus tard. Aujourd’hui, le jardin est presque vide.
    .lantern = Une lanterne permet d’en faire plus en un tour. Voyez d’abord ce que fait une tuile.
edges-2 = Elle doit toucher une tuile posée, et les bords qui se touchent doivent être égaux. **Choisissez une place.**
    .fits = De quelque façon qu’on la tourne, un bord ne s’accorde pas ici.
    .alone = Il n’y a rien à côté. Une tuile a besoin d’une voisine.
edges-3 = **Posez-la pour que tous les bords s’accordent.** Tournez-la si vous voulez.
    .edge = Ainsi, elle touche un bord différent. Seuls les murs et les temples vont avec tout.
    .done = Elle va. Les bords de terrain égaux font avancer vos cubes sur les pistes : eau, roche, verdure.

turn = Tournez-la
    .about = Une tuile, une place, quatre façons
turn-1 = Cette tuile va ici dans tous les sens. Ce qu’elle rapporte change. **Trouvez le sens qui fait avancer votre cube roche.**
    .green = Cela clôt un coin de verdure, et c’est un pas. Mais pour la roche, votre Ermite paie en plus une pièce.
    .nothing = Elle va, mais sans aucun pas. Regardez ce que toucherait chaque côté.
    .done = Un pas sur la roche, et { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    } avec. La même tuile, bien tournée.

enclose = Fermez la zone
    .about = Une zone close, c’est un pas de plus
enclose-1 = Une zone fermée tout autour vous fait avancer d’un pas de plus sur sa piste. Les murs ferment, comme tout ce qui n’a pas d’ouverture. **Tournez la tuile pour qu’une zone soit close.**
    .open = Il reste une ouverture quelque part. Quel sens n’en laisse aucune ?
    .done = Close : un pas. Cherchez les ouvertures qu’un seul bord peut fermer.

paths = Chemins : des pièces ou un pas
    .about = De quoi la piste a-t-elle besoin ?
paths-1 = Deux chemins se rejoignent : prenez des pièces, ou avancez d’un pas sur une piste. Certaines colonnes amènent un visiteur quand les trois cubes y sont. **Choisissez ce qui amène un visiteur.**
    .coins = { $coins } pièces maintenant. Mais un visiteur au jardin rapporte davantage.
    .other = Le dernier des trois cubes décide. Lequel traîne derrière ?
    .done = Le dernier cube est arrivé : vous pouvez inviter quelqu’un.

decorate = Piocher et décorer
    .about = Des cartes pour les emplacements libres
decorate-1 = Au lieu de bâtir, vous pouvez décorer : vous piochez quelques cartes et vous en gardez une qui trouve un emplacement. **Décorez.**
    .tile = Bâtir est toujours bien. Mais essayez ce que peuvent les cartes.
decorate-2 = **Gardez une carte, et mettez sa décoration au jardin.**
    .spot = Il n’y a pas d’emplacement libre pour elle au jardin.
    .done = Posée : { $points } points pour l’instant, et des visiteurs la regarderont.

pairs = Quelle carte vaut la peine ?
    .about = La même main, des points bien différents
pairs-1 = Chaque carte compte à sa manière : les oiseaux avec les poissons, le lotus avec les pivoines, les arbres selon leurs espèces, les pavillons à qui en a le plus. **Gardez la carte qui rapporte { $pavilion } points maintenant.**
    .maple = Un premier arbre rapporte { $maple }. Les arbres valent plus avec chaque nouvelle espèce.
    .birds = Les oiseaux attendent les poissons : seuls, ils ne valent aucun point, même si l’Enfant paie pour eux.
    .done = Le plus de pavillons : { $pavilion } points, tant que personne n’en a autant.

guest = Un visiteur !
    .about = Inviter, envoyer, laisser regarder
guest-1 = Vos cubes ont atteint la colonne : vous pouvez inviter un visiteur. L’un de vos visiteurs va au jardin, l’autre reste avec vous. **Invitez l’un des deux qui attendent.**
    .wait = Un jeton pour plus tard. Mais le jardin est déjà plein de choses à voir.
guest-2 = **Envoyez un visiteur au jardin, et laissez-le regarder quelque part.**
    .done = Les visiteurs gagnent selon ce qu’ils ont devant eux : { $points } points. Désormais, la vue est à eux.

view = Là où la vue est la plus belle
    .about = Quatre places, quatre directions chacune
view-1 = Un visiteur voit les décorations en ligne droite, et les paysages du côté au bout. **Trouvez la place et la direction pour { $best } points.**
    .side = Par là, il y a moins à voir. Quel côté a plus de paysages ?
    .place = Une bonne place : mais de là, aucune direction ne rapporte plus de { $busy }.
    .done = { $points } points pour un regard. En bâtissant, pensez à qui se tiendra où.

last = Les derniers paysages
    .about = La fin à vos conditions
last-1 = Quand il ne reste que peu de jetons Paysage sur le plateau, la dernière manche commence. Vous avez { $mine } points, { $guide } en a { $theirs }. **Prenez un jeton en couvrant sa case, et commencez la dernière manche.**
    .bare = Il n’y a pas de jeton ici, la partie continue. Et chaque manche est une chance pour l’autre.
    .done = La dernière manche a commencé pendant que vous menez. Qui compte les jetons choisit le moment.
