### Tang Garden en solo, en cinq leçons, en français.

course = Seul au jardin
    .about = Le même jardin avec son propre but, en cinq leçons.

pair = Une tuile et sa carte
    .about = Le but, et comment va un tour
pair-1 = En solo, le but est de couvrir les { $inner } cases intérieures du jardin. Il n’y a ici ni pistes ni talents. À chaque tour, tu poses une tuile avec la décoration de la carte à côté de sa pile. **Prends une tuile dont la carte trouve un emplacement.**
    .lantern = Une lanterne aide une fois. Garde-la pour un soir où rien d’autre ne va.
    .spot = La décoration de cette carte ne trouverait pas d’emplacement. Les deux doivent aller au jardin.
pair-2 = **Pose la tuile.** Ici, les bords égaux rapportent des pièces.
pair-3 = Maintenant **sa décoration.** N’importe quel emplacement libre de son genre convient.
    .done = Une tuile et sa décoration : voilà un tour. Les cartes de la pile et de celle d’en face en diagonale partent avec.

diagonal = Ce que coûte la diagonale
    .about = Deux cartes partent, quoi que tu joues
diagonal-1 = Chaque paire emporte deux cartes : la sienne, et celle de la diagonale. L’érable à côté de la pile roche vaut la peine d’être gardé. **Joue une paire qui le laisse là.**
    .own = C’est la pile même de l’érable : il partirait.
    .partner = Verdure et roche se font face en diagonale : l’érable partirait aussi.
    .done = L’eau et la pile des temples sont l’autre diagonale. L’érable t’attend.

coins = Des pièces par les bords
    .about = Une place, deux sens
coins-1 = Les pièces amènent des visiteurs, et elles viennent des bords de terrain égaux, des zones closes et des temples. Cette tuile va ici de deux façons. **Pose-la pour qu’elle rapporte des pièces.**
    .none = Elle va, mais ne rapporte rien. Dans quel sens sa roche touche-t-elle le temple des roches ?
    .done = { $coins } pièces avec une tuile. C’est ainsi qu’on trouve des visiteurs.

lantern = Une lanterne sauve la soirée
    .about = Quand aucune paire n’est possible
lantern-1 = Aucune paire n’est possible maintenant. La lanterne De l’étal permet de poser une tuile de l’étal ; Nouvelles cartes ne fait que changer les cartes. **Utilise la lanterne qui pose une tuile.**
    .cards = Quatre nouvelles cartes, et toujours pas une tuile de plus au jardin. Garde-la pour une autre fois.
    .done = Choisis une tuile de l’étal : le jardin grandit même maintenant.

guest = Choisis le visiteur
    .about = Deux attendent, un seul vient
guest-1 = Tu as assez de pièces pour un visiteur, et deux attendent. L’un te rejoint ; l’autre va au jardin comme figurine neutre et y prend une place. **Invite l’un d’eux.**
    .lantern = Cela peut attendre. Un visiteur, lui, attend maintenant.
    .done = À la fin, tes visiteurs regardent le jardin : choisis ceux qui aiment ce que tu as.
