### Way of the Panda en neuf leçons, en français.

course = Du premier pas à la ville
    .about = Cases, routes, bâtiments, tuiles qui multiplient, et une mission.

space = Une case, un pas
    .about = Ce qu’une case prend, et ce qu’elle donne
space-1 = Je suis { $guide }. Chaque tour commence sur le plateau d’actions : tu choisis une case, tu paies, et tu fais ce qu’elle montre. **Choisis dans les deux rangées du haut une case qui déplace un champion.**
    .done = Les gardes payés y restent jusqu’à la fin de la manche. Plus la rangée est basse, plus elle coûte de points d’action (PA) ; celle du haut n’en coûte pas. Sur la première case du Moine, il te resterait { $guards } gardes et { $ap } PA.
space-2 = Maintenant, **déplace le champion** le long d’une route.
    .stay = Payé, et personne n’a bougé. Une case ne donne quelque chose que si tu t’en sers.
    .done = Voilà un tour entier : une case, et ce qu’elle montre.

order = À droite et vers le bas
    .about = Quelles cases sont encore ouvertes
order-1 = Dans une manche, on parcourt le plateau d’actions comme une page : plus à droite dans la même rangée, ou n’importe quelle rangée plus bas. Ta dernière case était celle du Moine, deuxième rangée. **Choisis encore une case ouverte.**
    .back = À gauche ou au-dessus, c’est fermé jusqu’à la prochaine manche. Regarde plus à droite, ou plus bas.
    .pass = Qui passe a fini la manche. Il te reste des cases ouvertes.
    .done = Commence en haut et à gauche : chaque pas vers le bas ferme ce qui est au-dessus.

ninja = Entre les ninjas
    .about = Force, gardes, et une route à toi
ninja-1 = Un champion passe une route si ses ninjas découverts ne dépassent pas sa force. Ton Moine a une force d’un. **Prends une route qu’il peut passer.**
    .stay = Rester sur place ne mène nulle part. L’une des routes ne montre qu’un ninja.
    .strong = Trop de ninjas pour une force d’un. Trouve une route qui en montre un seul.
    .done = Passé ! La route peut maintenant devenir sûre.
ninja-2 = **Laisse un garde :** il recouvre un ninja, et la route sera plus facile pour le prochain champion.
    .open = Le ninja sera encore là la prochaine fois, pour toi aussi.
ninja-3 = Le dernier ninja est recouvert : une tuile de route arrive. **Prends la tienne :** ses gardes comptent pour toi.
    .neutral = Les gardes d’une tuile neutre ne sont à personne. Les tiens te rapportent des points quand un site voisin est libéré.
    .done = Tes gardes sont rentrés, et la route reste à toi.

road = Une route à toi
    .about = Finis ce qui est commencé
road-1 = Une route près de ton Moine est déjà à moitié recouverte. Les routes finies te rendent tes gardes, et comptent pour tes bâtiments. **Finis la route de l’ouest et fais-en la tienne.**
    .other = Cette route est plus courte, mais sur l’autre ton garde attend toujours.
    .neutral = Les gardes neutres ne sont à personne. Cette route était ton travail.
    .open = Il reste un ninja. Recouvre-le, sinon la route reste ouverte.
    .done = C’est fait : { $after } gardes sont de nouveau avec toi, au lieu de { $before }.

build = Le premier bâtiment
    .about = Des gardes autour, et le bon champion
build-1 = Un bâtiment demande son champion sur place, et des gardes autour : deux pour le premier. Le Gouverneur est au milieu, entouré de deux gardes à toi. **Gagne { $points } points avec un Marché.**
    .nobody = Le Moine bâtit des Portes, et là où il est, il n’y a pas de gardes.
    .chest = Cela prend un Coffre, et pour cela il faut d’abord un Marché.
    .pass = Passer ne bâtit rien.
    .left = Payé, mais pas bâti. Le Gouverneur est là où c’est possible.
    .done = Le premier bâtiment d’un lieu rapporte { $points } points. Les suivants demandent plus de gardes.

city = Le troisième bâtiment fait la ville
    .about = Les gardes des autres comptent, et une carte vient
city-1 = Au milieu se trouvent une Porte et un Marché. Avec une Pagode, c’est une ville : il faut quatre gardes autour, et ceux des autres comptent. **Bâtis la Pagode.**
    .mask = Un Masque demande une Pagode là où est le Guerrier. Bâtis-la d’abord.
    .else = La Pagode est au Guerrier. Sa colonne, la rangée qui bâtit.
    .pass = C’est le moment : quatre gardes sont là.
    .done = { $building } points pour le bâtiment, et { $foreign } de plus pour le garde étranger qui a aidé.
city-2 = Une ville apporte une carte de ville : du bout gauche de la rangée, ou du bout droit. **Prends celle qui rapporte { $card } points.**
    .left = Celle-là rapporte des points d’action. Utile, mais on voulait des points.
    .done = Bâtiment, garde, carte : { $points } points avec une seule case.

multiply = Les tuiles qui multiplient
    .about = La force fois les quêtes
multiply-1 = À la fin, la force de chaque champion multiplie ses tuiles de quête. Ton Moine a trois tuiles de force et aucune Lanterne. **Prends la tuile qui rapporte { $lantern } points maintenant.**
    .beads = Encore une tuile de force pour { $beads } point : de quoi multiplier, mais rien à multiplier.
    .chest = C’est la tuile d’un autre champion : il manque de force, ou n’est pas à son bâtiment.
    .pass = Un Moine à une Porte, et pas encore de Lanterne : profites-en.
    .done = { $points } points. Désormais chaque Lanterne de plus en vaut autant, et un Chapelet de plus compte aussi.

stop = S’arrêter à temps
    .about = Ce que rend le fait de passer
stop-1 = Il te reste { $ap } PA, et deux gardes sont sur le plateau. Descendre sous zéro coûte des points. Quand tu passes, tes gardes rentrent, et chacun apporte un point d’action. **Fais ce qui vaut le mieux.**
    .greedy = { $won } points gagnés, et plus encore perdus en descendant loin sous zéro : { $net } en tout. Et la prochaine manche commence pauvre.
    .again = Sous zéro, cela coûte des points, et tu commencerais la prochaine manche avec moins.
    .done = Tes { $guards } gardes sont rentrés, et tu commences la prochaine manche avec { $later } PA.

mission = À travers le pays
    .about = Une mission pour toute la table
mission-1 = Les missions vertes vont au premier. Celle-ci demande un chemin de tuiles d’un côté de la carte à l’autre ; les neutres comptent. De l’ouest, il atteint Yanwo, où se tient ton Moine. **Finis le chemin.**
    .back = Ce chemin-là est déjà fini. Il manque celui de l’est.
    .open = Laisse un garde : seule une route finie reçoit sa tuile.
    .stay = L’est n’est qu’à une route.
    .done = { $mission } points ! Des tuiles neutres t’ont aidé : regarde ce que les autres laissent.
