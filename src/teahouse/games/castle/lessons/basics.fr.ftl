### Dragon Castle en dix leçons, en français.

course = De la première tuile à la dernière
    .about = Prendre, assortir, réunir, couronner, invoquer : tout le jeu, une chose à la fois.

free = Quelle tuile est libre ?
    .about = Le niveau supérieur, et un long côté ouvert
free-1 = Bonsoir, je suis { $guide }. Ce château est fait de tuiles, et ce soir nous le démontons. **Prends une tuile libre du niveau supérieur.**
    .done = La voilà qui glisse. Libre veut dire : au niveau supérieur, et rien à sa gauche ou rien à sa droite.
    .wedged = Coincée : une tuile à gauche, une autre à droite. Dessus et dessous ne comptent pas, gauche et droite si.
    .low = Celle-là est au sol. Tant qu’il reste un deuxième niveau, la première tuile vient de là-haut.

twin = Prends une jumelle
    .about = Deux tuiles pareilles en un tour
twin-1 = Deux tuiles pareilles en un tour : il n’y a pas mieux à cette table. **Prends une tuile qui a une jumelle.** La jumelle peut être à n’importe quel niveau, pourvu qu’elle soit libre.
    .alone = Cette Saison est libre, mais c’est la seule en vue. Cherche une image que tu vois deux fois.
    .wedged = Pas celle-là : elle est coincée. Lesquelles du niveau supérieur peuvent glisser ?
    .low = La première tuile vient du niveau supérieur. Sa jumelle peut venir de partout.
twin-2 = Tu tiens un Marchand. La tuile entourée montre exactement le même, et sa gauche est libre. **Prends-la aussi.**
    .shrine = Un sanctuaire est permis aussi. Mais une deuxième tuile gratuite agrandit plus vite ton royaume ; les sanctuaires viennent quand il n’y a pas de jumelle.
    .discard = Un point, et les deux mains vides. Garde cela pour les tuiles inutiles.
twin-3 = **Pose les deux dans ton royaume.** Elles peuvent être séparées, mais les amis aiment s’asseoir ensemble ; tu verras pourquoi.
    .done = Deux Marchands en un tour. Quatre qui se touchent feraient un ensemble.

shrine = Pas de jumelle ? Un sanctuaire
    .about = Ou défausse la tuile pour un point
shrine-1 = Tu as deux Vents. **Prends le troisième.** Il n’a pas de jumelle, et ce n’est pas un malheur.
    .farmer = Un Fermier serait seul parmi tes Vents. Les types vont ensemble ; le chiffre n’a pas d’importance.
    .wedged = Celle-là est coincée entre deux autres.
    .low = Tant que le deuxième niveau est là, la première tuile en vient.
shrine-2 = Aucune jumelle n’est libre. Tu peux ajouter **un sanctuaire à ta réserve**, ou défausser la tuile pour un point. Tu veux cette tuile : prends un sanctuaire avec elle.
    .discard = Un point maintenant, mais le Vent est parti. Trois Vents valent la peine d’attendre.
shrine-3 = **Pose-le à côté des autres Vents**, un côté en commun.
    .apart = Là, il est seul. Les tuiles qui partagent un côté feront un jour un ensemble, les autres non.
    .done = Tu as maintenant { $pool } sanctuaires. En réserve ils ne rapportent rien ; tu vas apprendre où est leur place.

four = Quatre qui se touchent
    .about = Un ensemble se retourne et marque
four-1 = Quatre tuiles d’un type qui se touchent se retournent et marquent. Tu as deux Fermiers. **Va en chercher deux autres pour en faire quatre.**
    .season = Une Saison n’aide pas les Fermiers. Quelle tuile libre est un Fermier qui a sa jumelle ?
    .early = Un sanctuaire au lieu de la jumelle ? Seuls trois Fermiers se toucheraient, et trois ne marquent pas.
    .thrown = Défaussée, elle ne rejoindra plus les autres.
    .apart = D’ici, les quatre ne peuvent plus se tenir : chacun doit partager un côté avec un autre Fermier.
    .wedged = Celle-là est coincée. La gauche ou la droite doit être libre.
    .low = La première tuile vient du niveau supérieur ; sa jumelle peut être plus bas.
    .done = Quatre Fermiers : { $four } points. Coin contre coin ne compte pas, côte à côte oui.

bigger = Attends un plus grand ensemble
    .about = Pourquoi sept valent mieux que quatre
bigger-1 = Cinq tuiles rapportent { $five } points, six en rapportent { $six }, sept { $seven }. Un ensemble se retourne dès qu’il en a quatre : on ne peut pas simplement attendre. Mais tu peux bâtir un pont. **Gagne { $seven } points ce tour-ci.**
    .six = Six Fermiers, { $six } points. Si près ! Le second aussi aurait pu toucher les autres.
    .five = Cinq Fermiers, { $five } points, et les deux de droite restent seuls. Et si une tuile touchait les deux groupes ?
    .away = Entre les deux groupes il y a un vide. Seule une tuile posée là en fait un seul.
    .lone = Un Vent n’aide pas ici. Quelle tuile libre est un Fermier ?
    .single = Cette tuile devait être le pont.
    .wedged = Celle-là est coincée.
    .done = D’un seul coup : { $points } points ! Deux petits groupes séparés d’un vide valent plus qu’un groupe de trois.

crown = Couronne-le, bien haut
    .about = Un sanctuaire compte son niveau
crown-1 = Sur un ensemble qui vient de se retourner, tu peux ériger des sanctuaires : un sur des Marchands, des Soldats ou des Fermiers. À la fin, un sanctuaire vaut autant de points que son niveau, trois au plus. **Retourne quatre Soldats.**
    .wind = Un Vent n’aide pas tes Soldats. Quelle tuile libre les aide ?
    .apart = D’ici, les quatre Soldats ne peuvent plus se tenir.
    .single = Il te faut deux Soldats de plus ce tour-ci : prends aussi la jumelle.
    .wedged = Celle-là est coincée.
crown-2 = L’un des quatre est au deuxième niveau. **Bâtis là où cela compte le plus.**
    .low = En bas, il compte { $low }. Vois-tu la tuile qui est plus haut ?
    .none = C’est maintenant ou jamais sur cet ensemble. Plus tard, il faudrait attendre le prochain.
    .done = Un sanctuaire au deuxième niveau : { $high } points. Plus rien ne se pose dessus : un sanctuaire ferme aussi la pile.

up = Bâtis vers le haut
    .about = Les tuiles retournées en portent d’autres
up-1 = Les tuiles retournées ne sont pas perdues : elles sont le sol du niveau suivant. Pour se toucher, les niveaux ne comptent pas. **Gagne cinq points avec un seul Marchand.**
    .ground = L’ensemble est bon, mais son sanctuaire est bas. Y a-t-il à côté de tes Marchands une pile déjà haute de deux ?
    .bare = Un ensemble sans sanctuaire : { $sets } points. Placé haut, le sanctuaire rapporte plus que l’ensemble.
    .place = Là, il ne rapportera pas cinq points. Cherche la pile retournée à côté de tes Marchands.
    .wind = Un Vent ne va pas ici. C’est le Marchand qu’il te faut.
    .thrown = Cette tuile, tu en as besoin : elle fait l’ensemble.
    .carries = Une tuile qui montre sa face ne porte rien. Les cases vides portent, et les tuiles retournées sans sanctuaire.
    .wedged = Celle-là est coincée.
    .done = { $sets } pour l’ensemble, { $shrine } pour un sanctuaire au troisième niveau. C’est le cœur du jeu : marquer bas, bâtir haut.

rare = Tuiles rares, deux sanctuaires
    .about = Saisons, Vents, Dragons
rare-1 = Les Saisons, les Vents et les Dragons sont rares : un de leurs ensembles porte deux sanctuaires, et les Dragons rapportent un point de plus. **Gagne huit points ce tour-ci.**
    .one = Un second sanctuaire est permis sur cet ensemble, et tu en as un. Sers-t’en.
    .lower = L’ensemble est à toi, mais ses sanctuaires pourraient être plus haut. On peut bâtir sur les deux piles sous tes Dragons.
    .place = De là, les sanctuaires ne seront pas assez hauts. Des piles retournées sont juste sous tes Dragons.
    .wind = Un Vent n’aide pas ici. Deux Dragons, si.
    .single = Prends aussi la jumelle : c’est encore un Dragon.
    .wedged = Celle-là est coincée.
    .done = { $sets } pour quatre Dragons, { $high } et { $low } pour les sanctuaires : { $points } points. En un tour !

spirit = Un esprit donne un coup de main
    .about = Payer, appeler, penser au prix
spirit-1 = Un esprit peut être appelé une fois par tour. Il coûte une tuile visible de ton royaume, ou un sanctuaire de ta réserve. La Force déplace une ou deux de tes tuiles. **Joue le tour comme tu veux, puis appelle-la.**
spirit-2 = **Paie avec ce dont tu as le moins besoin :** la tuile qui est seule.
    .shrine = Possible. Mais un sanctuaire vaut jusqu’à trois points sur un ensemble, une tuile seule ne vaut rien.
    .soldier = Ce Soldat fait partie de l’ensemble que tu veux.
spirit-3 = **Ramène le quatrième Soldat**, et couronne l’ensemble.
    .unbuilt = L’ensemble s’est retourné, { $sets } points. Tu as un sanctuaire pour lui : bâtis-le maintenant.
    .away = Là, il ne touche aucun des autres.
    .done = D’une tuile dont personne ne voulait tu as fait un ensemble et un sanctuaire : { $points } points. Appelle les esprits quand le tour rapporte plus qu’ils ne coûtent.

summon = Quand invoquer le dragon
    .about = C’est toi qui choisis la fin
summon-1 = Il ne reste que le sol, on peut donc invoquer le dragon : { $token } points, au lieu d’une tuile. À deux, la deuxième invocation finit la partie, dès que chacun a eu autant de tours. Tu as { $mine }, { $guide } a { $theirs } et attend un Marchand. **Prendre une tuile, ou invoquer ?**
    .take = { $guide } prendrait ce Marchand et aurait encore un tour. Tant que tu mènes, chaque manche de plus est un cadeau pour les autres. Recompte.
    .done = { $after } pour toi. { $guide } a un tour, qui mène au plus à { $most }. Invoque quand tu mènes de plus d’un bon tour.
