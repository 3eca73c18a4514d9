### Tang Garden en solo, en cinq leçons, en français.

course = Seul au jardin
    .about = Le même jardin avec un but à lui, en cinq leçons.

pair = Une tuile et sa carte
    .about = Le but, et le déroulement d’un tour
pair-1 = En solo, le but est de couvrir les { $inner } cases intérieures du jardin. Il n’y a ici ni pistes ni talents. À chaque tour, vous posez une tuile avec la décoration de la carte à côté de sa pile. **Prenez une tuile dont la carte trouve un emplacement.**
    .lantern = Une lanterne aide une fois. Gardez-la pour un soir où rien d’autre ne va.
    .spot = La décoration de cette carte ne trouverait pas d’emplacement. Les deux doivent aller au jardin.
pair-2 = **Posez la tuile.** Ici, les bords égaux rapportent des pièces.
pair-3 = Maintenant **sa décoration.** N’importe quel emplacement libre de son genre convient.
    .done = Une tuile et sa décoration : voilà un tour. La carte de cette pile et celle du coin opposé partent avec.

diagonal = Ce que coûte la diagonale
    .about = Deux cartes partent, quoi que vous jouiez
diagonal-1 = Chaque paire emporte deux cartes : la sienne, et celle du coin opposé. L’érable à côté de la pile roche vaut la peine d’être gardé. **Jouez une paire qui le laisse là.**
    .own = C’est la pile même de l’érable : il partirait.
    .partner = Verdure et roche se font face en diagonale : l’érable partirait aussi.
    .done = L’eau et la pile des temples sont l’autre diagonale. L’érable vous attend.

coins = Des pièces par les bords
    .about = Une place, deux sens
coins-1 = Les pièces amènent des visiteurs, et elles viennent des bords de terrain égaux, des zones closes et des temples. Cette tuile va ici dans deux sens. **Posez-la pour qu’elle rapporte des pièces.**
    .none = Elle va, mais ne rapporte rien. Dans quel sens sa roche touche-t-elle le temple des roches ?
    .done = { $coins } pièces avec une tuile. C’est ainsi qu’on trouve des visiteurs.

lantern = Une lanterne sauve la soirée
    .about = Quand aucune paire n’est possible
lantern-1 = Aucune paire n’est possible maintenant. La lanterne « De l’étal » permet de poser une tuile de l’étal ; « Nouvelles cartes » ne fait que changer les cartes. **Utilisez la lanterne qui pose une tuile.**
    .cards = Quatre nouvelles cartes, et toujours pas une tuile de plus au jardin. Gardez-la pour une autre fois.
    .done = Choisissez une tuile de l’étal : le jardin grandit même maintenant.

guest = Choisissez le visiteur
    .about = Deux attendent, un seul vient
guest-1 = Vous avez assez de pièces pour un visiteur, et deux attendent. L’un vous rejoint ; l’autre va au jardin comme figurine neutre et y prend une place. **Invitez l’un d’eux.**
    .lantern = Cela peut attendre. Un visiteur, lui, attend maintenant.
    .done = À la fin, vos visiteurs regardent le jardin : choisissez ceux qui aiment ce que vous avez.
