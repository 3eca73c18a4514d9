### Dragon Castle en dix leçons, en français.

course = De la première tuile à la dernière
    .about = Prendre, assortir, réunir, couronner, invoquer : tout le jeu, une chose à la fois.

free = Quelle tuile est libre ?
    .about = Le niveau supérieur, et un long côté ouvert
free-1 = Bonsoir, je suis { $guide }. Ce château est fait de tuiles, et ce soir nous le démontons. **Prenez une tuile libre du niveau supérieur.**
    .done = La voilà qui glisse. Libre veut dire : rien dessus, et rien à sa gauche ou rien à sa droite. La première tuile d’un tour doit aussi être au niveau supérieur.
    .wedged = Coincée : une tuile à gauche, une autre à droite. Le haut et le bas ne comptent pas, la gauche et la droite si.
    .low = Celle-là est au sol. Tant qu’il reste un deuxième niveau, la première tuile vient de là-haut.

twin = Prenez une jumelle
    .about = Deux tuiles pareilles en un tour
twin-1 = Deux tuiles pareilles en un tour : il n’y a pas de meilleure affaire à cette table. **Prenez une tuile qui a une jumelle.** La jumelle peut être à n’importe quel niveau, pourvu qu’elle soit libre.
    .alone = Cette Saison est libre, mais c’est la seule en vue. Cherchez une image que vous voyez deux fois.
    .wedged = Pas celle-là : elle est coincée. Lesquelles du niveau supérieur peuvent glisser ?
    .low = La première tuile vient du niveau supérieur. Sa jumelle peut venir de partout.
twin-2 = Vous tenez un Marchand. Sa jumelle montre exactement le même, et sa gauche est libre. **Prenez-la aussi.**
    .shrine = Un sanctuaire est permis aussi. Mais une deuxième tuile gratuite agrandit plus vite votre royaume ; les sanctuaires viennent quand il n’y a pas de jumelle.
    .discard = Un point, et les deux mains vides. Gardez cela pour les tuiles inutiles.
twin-3 = **Posez les deux dans votre royaume.** Elles peuvent être séparées, mais les amis aiment s’asseoir ensemble ; vous verrez pourquoi.
    .done = Deux Marchands en un tour. Quatre qui se touchent feraient un ensemble.

shrine = Pas de jumelle ? Un sanctuaire
    .about = Ou défaussez la tuile pour un point
shrine-1 = Vous avez deux Vents. **Prenez le troisième.** Il n’a pas de jumelle, et ce n’est pas un malheur.
    .farmer = Un Fermier serait seul parmi vos Vents. Les types vont ensemble ; le chiffre n’a pas d’importance.
    .wedged = Celle-là est coincée entre deux autres.
    .low = Tant que le deuxième niveau est là, la première tuile en vient.
shrine-2 = Aucune jumelle n’est libre. Vous pouvez ajouter **un sanctuaire à votre réserve**, ou défausser la tuile pour un point. Vous voulez cette tuile : prenez un sanctuaire avec elle.
    .discard = Un point maintenant, mais le Vent est parti. Trois Vents valent la peine d’attendre.
shrine-3 = **Posez-la à côté des autres Vents**, avec un côté en commun.
    .apart = Là, elle est seule. Les tuiles qui partagent un côté feront un jour un ensemble, les autres non.
    .done = Vous avez maintenant { $pool } sanctuaires. En réserve, ils ne rapportent rien ; vous allez apprendre où est leur place.

four = Quatre qui se touchent
    .about = Un ensemble se retourne et rapporte
four-1 = Quatre tuiles d’un même type qui se touchent se retournent et rapportent des points. Vous avez deux Fermiers. **Allez en chercher deux autres pour en faire quatre.**
    .season = Une Saison n’aide pas les Fermiers. Quelle tuile libre est un Fermier qui a sa jumelle ?
    .early = Un sanctuaire au lieu de la jumelle ? Seuls trois Fermiers se toucheraient, et trois ne rapportent rien.
    .thrown = Défaussée, elle ne rejoindra plus les autres.
    .apart = D’ici, les quatre ne peuvent plus se rejoindre : chacun doit partager un côté avec un autre Fermier.
    .wedged = Celle-là est coincée. La gauche ou la droite doit être libre.
    .low = La première tuile vient du niveau supérieur ; sa jumelle peut être plus bas.
    .done = Quatre Fermiers : { $four } points. Coin contre coin ne compte pas, côte à côte oui.

bigger = Attendez un plus grand ensemble
    .about = Pourquoi sept valent mieux que quatre
bigger-1 = Cinq tuiles rapportent { $five } points, six en rapportent { $six }, sept { $seven }. Un ensemble se retourne dès qu’il en a quatre : on ne peut pas simplement attendre. Mais vous pouvez bâtir un pont. **Gagnez { $seven } points ce tour-ci.**
    .six = Six Fermiers, { $six } points. Si près ! Le second aussi aurait pu toucher les autres.
    .five = Cinq Fermiers, { $five } points, et les deux de droite restent seuls. Et si une tuile touchait les deux groupes ?
    .away = Entre les deux groupes, il y a un vide. Seule une tuile posée là n’en fait plus qu’un.
    .lone = Un Vent n’aide pas ici. Quelle tuile libre est un Fermier ?
    .single = Cette tuile devait être le pont.
    .wedged = Celle-là est coincée.
    .done = D’un seul coup : { $points } points ! Deux petits groupes séparés par un vide valent plus qu’un groupe de trois.

crown = Couronnez-le, bien haut
    .about = Plus un sanctuaire est haut, plus il compte
crown-1 = Sur un ensemble qui vient de se retourner, vous pouvez ériger des sanctuaires : un sur des Marchands, des Soldats ou des Fermiers. À la fin, un sanctuaire vaut autant de points que son niveau, trois au plus. **Retournez quatre Soldats.**
    .wind = Un Vent n’aide pas vos Soldats. Quelle tuile libre les aide ?
    .apart = D’ici, les quatre Soldats ne peuvent plus se rejoindre.
    .single = Il vous faut deux Soldats de plus ce tour-ci : prenez aussi la jumelle.
    .wedged = Celle-là est coincée.
crown-2 = L’un des quatre est au deuxième niveau. **Bâtissez là où cela compte le plus.**
    .low = En bas, il compte { $low }. Voyez-vous la tuile qui est plus haut ?
    .none = Sur cet ensemble, c’est maintenant ou jamais. Plus tard, le sanctuaire devrait attendre le prochain.
    .done = Un sanctuaire au deuxième niveau : { $high } points. Plus rien ne se pose dessus : un sanctuaire ferme aussi la pile.

up = Bâtissez vers le haut
    .about = Les tuiles retournées en portent d’autres
up-1 = Les tuiles retournées ne sont pas perdues : elles sont le sol du niveau suivant. Pour se toucher, les niveaux ne comptent pas. **Gagnez cinq points avec un seul Marchand.**
    .ground = L’ensemble est bon, mais son sanctuaire est bas. Y a-t-il à côté de vos Marchands une pile déjà haute de deux ?
    .bare = Un ensemble sans sanctuaire : { $sets } points. Placé haut, le sanctuaire rapporte plus que l’ensemble.
    .place = Là, il ne rapportera pas cinq points. Cherchez la pile retournée à côté de vos Marchands.
    .wind = Un Vent ne va pas ici. C’est le Marchand qu’il vous faut.
    .thrown = Cette tuile, vous en avez besoin : elle fait l’ensemble.
    .carries = Une tuile face visible ne porte rien. Les cases vides portent, et les tuiles face cachée sans sanctuaire.
    .wedged = Celle-là est coincée.
    .done = { $sets } pour l’ensemble, { $shrine } pour un sanctuaire au troisième niveau. C’est le cœur du jeu : réunir en bas, bâtir en haut.

rare = Tuiles rares, deux sanctuaires
    .about = Saisons, Vents, Dragons
rare-1 = Les Saisons, les Vents et les Dragons sont rares : un de leurs ensembles porte deux sanctuaires, et les Dragons rapportent un point de plus. **Gagnez huit points ce tour-ci.**
    .one = Un second sanctuaire est permis sur cet ensemble, et vous en avez un. Servez-vous-en.
    .lower = L’ensemble est à vous, mais ses sanctuaires pourraient être plus hauts. On peut bâtir sur les deux piles sous vos Dragons.
    .place = De là, les sanctuaires ne seront pas assez hauts. Des piles retournées sont juste sous vos Dragons.
    .wind = Un Vent n’aide pas ici. Deux Dragons, si.
    .single = Prenez aussi la jumelle : c’est encore un Dragon.
    .wedged = Celle-là est coincée.
    .done = { $sets } pour quatre Dragons, { $high } et { $low } pour les sanctuaires : { $points } points. En un seul tour !

spirit = Un Esprit donne un coup de main
    .about = Payer, appeler, penser au prix
spirit-1 = Un Esprit peut être appelé une fois par tour. Il coûte une tuile face visible de votre royaume, ou un sanctuaire de votre réserve. La Force déplace une ou deux de vos tuiles. **Jouez le tour comme vous voulez, puis appelez-la.**
spirit-2 = **Payez avec ce dont vous avez le moins besoin :** la tuile qui est seule.
    .shrine = Possible. Mais un sanctuaire vaut jusqu’à trois points sur un ensemble, une tuile seule ne vaut rien.
    .soldier = Ce Soldat fait partie de l’ensemble que vous voulez.
spirit-3 = **Ramenez le quatrième Soldat**, et couronnez l’ensemble.
    .unbuilt = L’ensemble s’est retourné, { $sets } points. Vous avez un sanctuaire pour lui : bâtissez-le maintenant.
    .away = Là, il ne touche aucun des autres.
    .done = D’une tuile dont personne ne voulait, vous avez fait un ensemble et un sanctuaire : { $points } points. Appelez les Esprits quand le tour rapporte plus qu’ils ne coûtent.

summon = Quand invoquer le dragon
    .about = C’est vous qui choisissez la fin
summon-1 = Il ne reste que le sol, on peut donc invoquer le dragon : { $token } points, au lieu d’une tuile. À deux, la deuxième invocation finit la partie, dès que chacun a eu autant de tours. Vous avez { $mine }, { $guide } a { $theirs } et attend un Marchand. **Prendre une tuile, ou invoquer ?**
    .take = { $guide } prendrait ce Marchand et aurait encore un tour. Tant que vous menez, chaque manche de plus est un cadeau pour les autres. Recomptez.
    .done = { $after } pour vous. { $guide } a un tour, qui mène au plus à { $most }. Invoquez quand votre avance dépasse ce que vaut un bon tour.
