### Way of the Panda en neuf leçons, en français.

course = Du premier pas à la ville
    .about = Cases, routes, bâtiments, tuiles qui multiplient, et un mandat.

space = Une case, un pas
    .about = Ce qu’une case prend, et ce qu’elle donne
space-1 = Je suis { $guide }. Chaque tour commence sur le plateau d’actions : vous choisissez une case, vous payez, et vous faites ce qu’elle montre. **Choisissez dans les deux lignes du haut une case qui déplace un champion.**
    .done = Les gardes payés y restent jusqu’à la fin de la manche. Plus la ligne est basse, plus elle coûte de points d’action (PA) ; celle du haut n’en coûte pas. Sur la première case du Moine, il vous resterait { $guards } gardes et { $ap } PA.
space-2 = Maintenant, **déplacez le champion** le long d’une route.
    .stay = Payé, et personne n’a bougé. Une case ne donne quelque chose que si vous vous en servez.
    .done = Voilà un tour entier : une case, et ce qu’elle montre.

order = À droite et vers le bas
    .about = Quelles cases sont encore ouvertes
order-1 = Dans une manche, on parcourt le plateau d’actions comme une page : encore votre dernière case, plus à droite sur la même ligne, ou n’importe quelle ligne plus bas. Votre dernière case était celle du Moine, deuxième ligne. **Choisissez encore une case ouverte.**
    .back = À gauche ou au-dessus, c’est fermé jusqu’à la prochaine manche. Regardez plus à droite, ou plus bas.
    .pass = Qui passe a fini la manche. Il vous reste des cases ouvertes.
    .done = Commencez en haut à gauche : chaque pas vers le bas ferme ce qui est au-dessus.

ninja = Entre les ninjas
    .about = Force, gardes, et une route à vous
ninja-1 = Un champion emprunte une route si ses ninjas à découvert ne dépassent pas sa force. Votre Moine a une force d’un. **Prenez une route qu’il peut emprunter.**
    .stay = Rester sur place ne mène nulle part. L’une des routes ne montre qu’un ninja.
    .strong = Trop de ninjas pour une force d’un. Trouvez une route qui n’en montre qu’un.
    .done = Passé ! La route peut maintenant devenir sûre.
ninja-2 = **Laissez un garde :** il recouvre un ninja, et la route sera plus facile pour le prochain champion.
    .open = Le ninja sera encore là la prochaine fois, pour vous aussi.
ninja-3 = Le dernier ninja est recouvert : une tuile Route arrive. **Prenez la vôtre :** ses gardes comptent pour vous.
    .neutral = Les gardes d’une tuile neutre ne sont à personne. Les vôtres vous rapportent des points quand un site voisin est libéré.
    .done = Vos gardes sont rentrés, et la route reste à vous.

road = Une route à vous
    .about = Finissez ce qui est commencé
road-1 = Une route près de votre Moine est déjà à moitié recouverte. Les routes terminées vous rendent vos gardes, et comptent pour vos bâtiments. **Terminez la route de l’ouest et faites-en la vôtre.**
    .other = Cette route est plus courte, mais sur l’autre votre garde attend toujours.
    .neutral = Les gardes neutres ne comptent pour personne. Cette route était votre travail.
    .open = Il reste un ninja. Recouvrez-le, sinon la route reste ouverte.
    .done = C’est fait : { $after } gardes sont de nouveau avec vous, au lieu de { $before }.

build = Le premier bâtiment
    .about = Des gardes autour, et le bon champion
build-1 = Un bâtiment demande son champion sur place, et des gardes autour : deux pour le premier. Le Gouverneur est au milieu, entouré de deux gardes à vous. **Gagnez { $market } points avec un Marché.**
    .nobody = Le Moine construit des Portes, et là où il est, il n’y a pas de gardes.
    .chest = Cela prend un Coffre, et pour cela il faut d’abord un Marché.
    .pass = Passer ne construit rien.
    .left = Payé, mais pas construit. Le Gouverneur est là où c’est possible.
    .done = Le premier bâtiment d’un site rapporte { $market } points. Les suivants demandent plus de gardes.

city = Le troisième bâtiment fait la ville
    .about = Les gardes des autres comptent, et une carte vient
city-1 = Au milieu se trouvent une Porte et un Marché. Avec une Pagode, c’est une ville : il faut quatre gardes autour, et ceux des autres comptent. **Construisez la Pagode.**
    .mask = Un Masque demande une Pagode là où est le Guerrier. Construisez-la d’abord.
    .else = La Pagode est au Guerrier : sa colonne, la ligne qui construit.
    .pass = C’est le moment : quatre gardes sont là.
    .done = { $building } points pour le bâtiment, et { $foreign } de plus pour le garde adverse qui a aidé.
city-2 = Une ville apporte une carte Ville : du bout gauche de la rangée, ou du bout droit. **Prenez celle qui rapporte { $card } points.**
    .left = Celle-là rapporte des points d’action. Utile, mais on voulait des points.
    .done = Bâtiment, garde, carte : { $points } points avec une seule case.

multiply = Les tuiles qui multiplient
    .about = La force fois les quêtes
multiply-1 = À la fin, les tuiles Force de chaque champion multiplient ses tuiles Quête. Votre Moine a trois tuiles Force et aucune Lanterne. **Prenez la tuile qui rapporte { $lantern } points maintenant.**
    .beads = Une tuile Force de plus, { $beads ->
        [one] { $beads } point
       *[other] { $beads } points
    } : de quoi multiplier, mais rien à multiplier.
    .chest = C’est la tuile d’un autre champion : il manque de force, ou n’est pas à son bâtiment.
    .pass = Un Moine à une Porte, et pas encore de Lanterne : profitez-en.
    .done = { $points } points. Désormais, chaque Lanterne de plus en vaut autant, et un Chapelet de plus compte aussi.

stop = S’arrêter à temps
    .about = Ce que rend le fait de passer
stop-1 = Il vous reste { $ap } PA, et deux gardes sont sur le plateau d’actions. Descendre sous zéro coûte des points. Quand tout le monde a passé, les gardes rentrent, et chacun apporte un point d’action ; { $guide } a déjà passé. **Faites ce qui vaut le mieux.**
    .greedy = { $won } points gagnés, et plus encore perdus en descendant loin sous zéro : { $net } en tout. Et la prochaine manche commence pauvrement.
    .again = Sous zéro, cela coûte des points, et vous commenceriez la prochaine manche avec moins.
    .done = Vos { $guards } gardes sont rentrés, et vous commencez la prochaine manche avec { $later } PA.

mission = À travers le pays
    .about = Un mandat pour toute la table
mission-1 = Les mandats verts vont au premier qui les remplit. Celui-ci demande un chemin de tuiles Route d’un côté du plateau au côté opposé ; les neutres comptent. De l’ouest, il atteint Yanwo, où se tient votre Moine. **Terminez le chemin.**
    .back = Ce chemin-là est déjà fini. Il manque celui de l’est.
    .open = Laissez un garde : seule une route terminée reçoit sa tuile.
    .stay = L’est n’est qu’à une route.
    .done = { $mission } points ! Des tuiles neutres vous ont aidé : regardez ce que les autres laissent.
