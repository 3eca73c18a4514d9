### Way of the Panda en français. Les clés sont celles de en.ftl.

title = Way of the Panda
goal = Menez un Moine, un Gouverneur et un Guerrier à travers le pays, recouvrez les ninjas avec vos gardes et changez les villages en capitales.

# L’accueil, un message par ligne.
welcome-1 = But : le plus de points, grâce aux bâtiments, aux sites libérés et à ce que vos trois champions récoltent.
welcome-2 = À chaque tour : choisissez une case du plateau d’actions (marquée ▸). Elle prend des gardes de votre réserve et des points d’action (PA).
welcome-3 = Dans une manche, on y va à droite et vers le bas, jamais en arrière. Passez quand vous voulez ; chaque garde repris donne alors 1 PA.
welcome-4 = Un champion emprunte une route si sa force vaut au moins le nombre de ninjas (×) qui s’y trouvent, et peut en recouvrir un avec un garde.
welcome-5 = Avec assez de gardes autour d’un site, un champion qui s’y trouve construit : le troisième bâtiment en fait une ville.
welcome-6 = La manche de la cinquième ville, de la deuxième capitale ou de la dernière pièce d’un bâtiment est la dernière.
first-game = Nous laisserons alors les mandats de côté.

## Pièces

champion-monk = Moine
champion-governor = Gouverneur
champion-warrior = Guerrier
building-gate = Porte
building-market = Marché
building-pagoda = Pagode
tile-beads = Chapelet
tile-coin = Pièce
tile-sword = Sabre
tile-lantern = Lanterne
tile-chest = Coffre
tile-mask = Masque
column-monk = Moine
column-governor = Gouverneur
column-warrior = Guerrier
column-neutral = Neutre
side-1 = nord
side-2 = est
side-3 = sud
side-4 = ouest

## Actions du plateau d’actions, des cartes Ville et de A9 : courtes sur le plateau, `.long` en phrases

do-move = { $extra ->
    [0] { $ignore ->
        [0] { $steps ->
            [one] déplacer
           *[other] déplacer 1-{ $steps }
          }
       *[other] esquiver { $ignore }
      }
   *[other] déplacer, couvrir { $covers }
  }
    .long = déplacer { $who ->
    [any] un champion
   *[other] le { $champion }
  } sur { $steps ->
    [one] une route
   *[other] { $steps } routes au plus
  }{ $ignore ->
    [0] { "" }
    [one] , en ignorant un ninja
   *[other] , en ignorant { $ignore } ninjas
  }{ $extra ->
    [0] { "" }
   *[other] , en recouvrant jusqu’à { $covers } ninjas
  }
do-lead = mener, couvrir { $covers }
    .long = déplacer un champion de n’importe quel joueur sur une route, en recouvrant jusqu’à { $covers } ninjas
do-build = { $city ->
    [yes] bâtir en ville
   *[no] bâtir
  }
    .long = { $who ->
    [any] un champion construit
   *[other] construire { $building ->
        [Porte] une Porte
        [Pagode] une Pagode
       *[other] un { $building }
      }
  } dans { $city ->
    [yes] une ville
   *[no] un village
  }
do-strength = { $tile }
    .long = prendre une tuile Force ({ $tile })
do-quest = { $tile }
    .long = prendre une tuile Quête ({ $tile })
do-vanish_appear = transport
    .long = retirer un champion du plateau, ou en remettre un n’importe où
do-sell_chest = Coffre : { $amount }
    .long = vendre un Coffre pour { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }
do-gain_ap = +{ $amount } PA
    .long = gagner { $amount } PA
do-gain_vp = +{ $amount } PV
    .long = gagner { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  }
do-strength_tiles = { $amount } Force
    .long = prendre { $amount } tuiles Force différentes
do-quest_tiles = { $amount } Quête
    .long = prendre { $amount } tuiles Quête différentes
do-teleport = envol
    .long = poser un de vos champions sur n’importe quel site
do-build_anywhere = bâtir partout
    .long = construire n’importe quoi n’importe où, sans champion

## Mandats : les points sont ceux du plateau joué

mission-A1 = Anneau de Portes (A1)
    .effect = Premier à posséder un anneau fermé de quatre tuiles Route, à lui ou neutres, passant par quatre sites ayant chacun une Porte.
mission-A2 = Anneau de Marchés (A2)
    .effect = Premier à posséder un anneau fermé de quatre tuiles Route, à lui ou neutres, passant par quatre sites ayant chacun un Marché.
mission-A3 = Anneau de Pagodes (A3)
    .effect = Premier à posséder un anneau fermé de quatre tuiles Route, à lui ou neutres, passant par quatre sites ayant chacun une Pagode.
mission-A4 = Bâtisseurs de Portes (A4)
    .effect = Premier des participants à construire une quatrième Porte.
mission-A5 = Bâtisseurs de Marchés (A5)
    .effect = Premier des participants à construire un quatrième Marché.
mission-A6 = Bâtisseurs de Pagodes (A6)
    .effect = Premier des participants à construire une quatrième Pagode.
mission-A7 = À travers le pays (A7)
    .effect = Premier à relier deux côtés opposés du plateau par ses tuiles Route et des neutres, routes de sortie comprises.
mission-A8 = Un, deux, trois (A8)
    .effect = Premier à relier les trois sites numérotés par ses tuiles Route et des neutres.
mission-A9 = Actions spéciales (A9)
    .effect = Une fois par manche, au lieu d’une case du plateau d’actions, posez un garde sur une case libre de cette carte et faites ce qu’elle dit, sans PA. Quand les six sont prises, les gardes rentrent et la carte disparaît.
mission-B1 = Le plus de tuiles Route (B1)
    .effect = À la fin, pour le plus de tuiles Route de sa couleur sur le plateau ; à égalité, tous marquent.
mission-B2 = Réunis (B2)
    .effect = À la fin, pour avoir ses trois champions dans une même ville ; dans une même capitale, cela vaut plus.
mission-B3 = Jusqu’aux frontières (B3)
    .effect = À la fin, pour les côtés du plateau que relie un même réseau de tuiles à soi et neutres : 4, 3 ou 2 côtés donnent des points, moins en coûtent.
mission-B4 = Le plus de gardes (B4)
    .effect = À la fin, pour le plus de gardes imprimés sur ses tuiles Route ; à égalité, tous marquent.
mission-B5 = Loin l’un de l’autre (B5)
    .effect = À la fin, pour le plus long chemin de tuiles à soi et neutres entre deux de ses champions ; à égalité, tous marquent.
mission-B6 = Autour des villes (B6)
    .effect = À la fin, pour chaque ville et capitale : à qui a le plus de gardes autour.
mission-B7 = Portes reliées (B7)
    .effect = À la fin, qui relie le plus de Portes par des tuiles à soi et neutres marque pour chacune ; un socle de ville compte comme une.
mission-B8 = Marchés reliés (B8)
    .effect = À la fin, qui relie le plus de Marchés par des tuiles à soi et neutres marque pour chacun ; un socle de ville compte comme un.
mission-B9 = Pagodes reliées (B9)
    .effect = À la fin, qui relie le plus de Pagodes par des tuiles à soi et neutres marque pour chacune ; un socle de ville compte comme une.

## Ce qui est demandé

prompt-set-up-guard = Mise en place : posez un garde sur un ninja d’une route.
prompt-set-up-champion = Mise en place : où commence votre { $champion } ?
prompt-join-race = { $mission } : poser un garde sur la carte et participer ?
prompt-turn = Choisissez une case du plateau d’actions, ou passez. ({ $ap } PA, { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  } en réserve)
prompt-act = { $space ->
    [none] Que faites-vous ?
   *[other] { $space } : que faites-vous ?
  }
prompt-one-road = Quelle route maintenant ?
prompt-cover = Recouvrir un ninja sur { $road } ? ({ $uncovered } à découvert, { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  } en réserve)
prompt-choose-tile = { $road } est terminée. Quelle tuile Route remplace les gardes ?
prompt-take-card = Une nouvelle ville ! Quelle carte de la rangée ?
prompt-take-tile = Quelle tuile prenez-vous ?
prompt-free-action = Bonus de frontière : une action neutre gratuite ?
prompt-reward = Bonus de frontière : des points, ou la première de vos tuiles ?
prompt-one-bonus = Bonus de frontière : une action neutre, des points ou des tuiles ?

## Choix. `.many` nomme le groupe quand il y en a trop pour une liste ; `.plain` se dit sans position.

choice-space = { $space } { $option } : { $action } ({ $cost } PA, { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  }{ $penalty ->
    [0] { "" }
    [one] , coûte { $penalty } point
   *[other] , coûte { $penalty } points
  })
    .plain = case { $space }, option { $option }
    .many = Choisissez une case et son option, par exemple { $example }
choice-done = rien de plus, continuer
choice-cover = recouvrir un ninja{ $left ->
    [0] {" "}: la route est alors terminée
   *[other] { "" }
  }{ $stranded ->
    [yes] . Attention : il vous resterait un garde hors des routes, ou aucun, jusqu’à ce que quelqu’un en termine une
   *[no] { "" }
  }
    .plain = recouvrir un ninja
choice-pass = passer : plus de tour dans cette manche
choice-tile = { $owner ->
    [own] poser une tuile à vous
   *[neutral] poser une tuile neutre
  } ({ $stock } en stock)
    .plain = { $owner ->
    [own] poser une tuile à vous
   *[neutral] poser une tuile neutre
  }
choice-mission = A9, case { $number } : { $action }
    .plain = utiliser la case { $number } de A9
choice-take = prendre : { $tile }
choice-move = déplacer le { $champion } { $border ->
    [yes] le long de la frontière
   *[no] par { $way }
  } vers { $place }{ $uncovered ->
    [0] { "" }
    [one] , face à { $uncovered } ninja
   *[other] , face à { $uncovered } ninjas
  }
    .plain = déplacer le { $champion } par { $way }
    .many = Déplacer un champion : tapez champion et route, par exemple { $example }
choice-build = construire { $building ->
    [Porte] une Porte
    [Pagode] une Pagode
   *[other] un { $building }
  } à { $place } (bâtiment { $number } : { $points } points{ $foreign ->
    [0] { "" }
   *[other] {" "}et { $foreign } pour les gardes des autres
  })
    .plain = construire { $building ->
    [Porte] une Porte
    [Pagode] une Pagode
   *[other] un { $building }
  } à { $place }
    .many = Construire : tapez bâtiment et site, par exemple { $example }
choice-vanish = le { $champion } disparaît du plateau
choice-appear = le { $champion } réapparaît à { $place }
    .many = Remettre un champion : tapez champion et site, par exemple { $example }
choice-card = prendre la carte de { $end ->
    [left] gauche
   *[right] droite
  } : { $card }
    .plain = prendre la carte de { $end ->
    [left] gauche
   *[right] droite
  }
choice-free = action gratuite n{ $row } : { $action }
    .plain = action gratuite n{ $row }
choice-reward = prendre les points ({ $points })
    .plain = prendre les points
choice-sell = vendre un Coffre
choice-gain = { $what ->
    [ap] gagner les PA
   *[vp] gagner les points
  }
choice-lead = déplacer un champion : { $seat }
choice-leave = reprendre votre garde sur la carte Mandat (vous quittez la course)
choice-guard = un garde sur { $road } ({ $uncovered ->
    [one] { $uncovered } ninja
   *[other] { $uncovered } ninjas
  } à découvert)
    .plain = un garde sur { $road }
    .many = Tapez une route, par exemple { $example }
choice-camp = commencer à { $place }
    .many = Tapez un site, par exemple { $example }
choice-join = poser un garde sur la carte et participer
choice-city = { $card } rejoint la rangée
choice-start = { $building } : bâtiment tiré
choice-first = { $who } commence
choice-green = { $mission } : mandat tiré
choice-blue = { $mission } : mandat tiré

## Ce qui s’est passé. Le nom du joueur est devant ; s’il peut s’agir d’un autre, son nom est dans la phrase.

panda-city-row = carte Ville : { $card }
panda-start-building = { $building } à { $place }
panda-first = premier joueur : { $seat }
panda-camp = place le { $champion } à { $place }
panda-draw-mission = mandat { $mission }
panda-join = participe à { $mission }
panda-round = la manche { $number } commence
panda-space = choisit { $space }{ $option } avec { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  }
panda-no-effect = sans effet
panda-penalty = tombe à { $ap } PA{ $points ->
    [0] { "" }
    [one] {" "}(−{ $points } point)
   *[other] {" "}(−{ $points } points)
  }
panda-pass = passe
panda-cannot-act = { $seat } ne peut rien faire et passe
panda-leave = reprend son garde sur le mandat
panda-special = utilise la case { $space } de A9
panda-special-full = A9 est pleine : ses gardes rentrent
panda-move = déplace le { $champion } par { $way }
panda-cover = recouvre un ninja sur { $road }
panda-lead = déplace le { $champion } ({ $other }) par { $way }
panda-road = { $road } terminée : tuile pour { $seat }
panda-neutral-road = { $road } terminée : tuile neutre
panda-no-tile = { $road } terminée : plus de tuile, les gardes restent
panda-freed = { $place } est libéré (+{ $points } pour { $seat })
panda-freed-guards = { $seat } +{ $points } pour ses gardes
panda-build = construit { $building ->
    [Porte] une Porte
    [Pagode] une Pagode
   *[other] un { $building }
  } à { $place }, bâtiment { $number } (+{ $points }{ $foreign ->
    [0] { "" }
   *[other] {" "}et +{ $foreign } pour les gardes des autres
  })
panda-city-card = prend la carte Ville : { $card }
panda-free = effectue n{ $row } gratuitement
panda-reward = bonus de frontière (+{ $points })
panda-take = prend une tuile : { $tile }
panda-sell = vend un Coffre (+{ $points })
panda-points = gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
panda-action-points = gagne des PA ({ $ap } maintenant)
panda-vanish = fait disparaître le { $champion }
panda-appear = place le { $champion } à { $place }
panda-progress = étape { $number } : { $mission }
panda-mission = { $seat } remplit { $mission } (+{ $points })
panda-last-round = c’est la dernière manche : { $ending }
panda-take-back = { $seat } reprend { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  } ({ $ap } PA)
panda-over = { $ending }, la partie est terminée

ending-city-bases = la cinquième ville est fondée
ending-capitals = la deuxième capitale est achevée
ending-building-supply = un type de bâtiment est épuisé
ending-stalemate = personne n’a rien fait pendant une manche
ending-round-limit = la dernière manche permise est jouée

## Pourquoi une chose n’est pas possible

reason-a-capital-is-complete = { $place } est une capitale : on n’y construit plus rien.
reason-a-champion-on-the-sheet-cannot-move = Le { $champion } n’est pas sur le plateau et ne peut pas se déplacer.
reason-a-guard-of-another-player-is-on-this-road = Un autre joueur a un garde sur cette route ; à la mise en place, choisissez-en une autre.
reason-an-own-champion-is-already-there = Un de vos champions commence déjà à { $place }.
reason-another-champion-builds = C’est une action du { $champion }.
reason-another-champion-moves = C’est une action du { $champion }.
reason-choose-the-road-tile-first = Choisissez d’abord la tuile pour { $road }.
reason-left-or-above-the-last-space = { $space } est à gauche ou au-dessus de { $last }, votre dernière case ; dans une manche, on ne va qu’à droite et vers le bas.
reason-mission-a9-already-used-this-round = Vous avez déjà utilisé A9 dans cette manche.
reason-mission-a9-is-not-in-play = Le mandat A9 n’est pas en jeu.
reason-no-champion-of-this-player-can-move = Aucun champion ne peut se déplacer chez { $seat }.
reason-no-chest-to-sell = Vous n’avez pas de Coffre à vendre.
reason-no-city-base-is-left = Il n’y a plus de socle de ville, donc plus de troisième bâtiment.
reason-no-guard-in-supply = Vous n’avez pas de garde en réserve.
reason-no-own-guard-on-the-mission-card = Vous n’avez pas de garde sur la carte Mandat.
reason-no-piece-of-this-kind-is-left = { $building } : il n’en reste plus.
reason-no-set-up-guard-on-a-road-with-one-ninja = À la mise en place, pas de garde sur une route à un seul ninja.
reason-no-supply-or-no-room-for-this-tile = { $tile } : il n’en reste plus, ou votre fiche de Clan n’a plus de place.
reason-nobody-sits-there = Il n’y a personne à la place { $seat }.
reason-none-is-left-in-the-supply = { $tile } : il n’en reste plus en stock.
reason-not-a-border-area-next-to-the-champion = Le { $champion } n’est pas dans une zone frontière voisine de { $way }.
reason-not-enough-action-points = { $space } coûte { $cost } PA et vous en avez { $ap } ; le marqueur ne peut pas sortir de la piste.
reason-not-enough-guards = { $space } demande maintenant { $needed } gardes et vous en avez { $guards } en réserve.
reason-not-enough-guards-around = { $building } à { $place } : il faut { $needed } gardes autour, il y en a { $guards }.
reason-one-card-is-left-take-it-as-the-left-one = Il ne reste qu’une carte dans la rangée : prenez-la comme celle de gauche.
reason-one-ninja-must-stay-uncovered = À la mise en place, un ninja de la route doit rester à découvert.
reason-take-a-city-card-first = Prenez d’abord une carte Ville.
reason-the-board-has-no-such-row = Le plateau n’a pas de ligne { $row }.
reason-the-board-has-no-such-space = Le plateau n’a pas de case { $space }.
reason-the-champion-has-vanished = Le { $champion } n’est pas sur le plateau.
reason-the-champion-is-not-at-its-own-building = Pour cela, le { $champion } doit se trouver près d’un bâtiment de son type.
reason-the-champion-is-not-there = Le { $champion } n’est pas à { $place }.
reason-the-champion-is-on-the-map = Le { $champion } est sur le plateau ; seul un champion disparu peut réapparaître.
reason-the-champion-is-on-the-sheet-or-already-there = Le { $champion } n’est pas sur le plateau, ou s’y trouve déjà.
reason-the-column-on-the-sheet-is-full = { $tile } : cette colonne de votre fiche de Clan est pleine.
reason-the-map-has-no-such-place = Le plateau n’a pas de site { $place }.
reason-the-map-has-no-such-road = Le plateau n’a pas de route { $road }.
reason-this-action-builds-in-a-city-only = Cette action ne construit que dans les villes ; { $place } n’en est pas une.
reason-this-action-builds-in-a-village-only = Cette action ne construit que dans les villages ; { $place } est une ville.
reason-this-board-is-made-for-fewer-players = Ce plateau est fait pour { $players } joueurs au plus.
reason-this-kind-of-building-stands-there = { $building } : { $place } en a déjà ; chaque type une fois par site, et encore une fois sur son socle de ville.
reason-this-neutral-action-would-have-no-effect = L’action neutre de la ligne { $row } n’aurait aucun effet maintenant.
reason-this-road-does-not-begin-where-the-champion-is = { $way } ne part pas de là où se trouve le { $champion }.
reason-this-space-has-one-option-only = { $space } n’a que l’option a.
reason-this-space-of-a9-is-taken = La case { $space } de A9 est prise.
reason-this-space-would-have-no-effect = { $space } n’aurait aucun effet maintenant.
reason-this-tile-is-not-among-those-given = { $tile } : cette tuile n’est pas au choix, ou vous venez de la prendre.
reason-too-many-uncovered-ninjas = { $way } montre { $uncovered } ninjas à découvert ; le { $champion } en affronte { $strength }.

## Décompte

score-start = Départ
score-buildings = Bâtiments
score-foreign-guards = Gardes adverses aux bâtiments
score-freed = Sites libérés
score-spaces = Cases du plateau
score-sales = Coffres vendus
score-city-cards = Cartes Ville
score-border-bonus = Bonus de frontière
score-green-mission = Mandat vert
score-penalties = Trop peu de PA
score-monk = Moine : Chapelets × Lanternes
score-governor = Gouverneur : Pièces × Coffres
score-warrior = Guerrier : Sabres × Masques
score-blue-mission = Mandat bleu
tie-break-1 = points d’action

## La table en texte

sketch-round = { $round ->
    [0] mise en place
   *[other] manche { $round }
  }
sketch-last = dernière manche
sketch-borders = Frontières
sketch-further = Autres routes
sketch-actions = Plateau d’actions
sketch-ap = PA
sketch-vp = PV
sketch-row = Cartes Ville
sketch-row-ends = à prendre à l’un des bouts
sketch-row-empty = plus aucune
sketch-none = aucun
sketch-green = Vert
sketch-blue = Bleu
sketch-supply = Stock
sketch-bases = socles { $count }
sketch-roads-left = tuiles Route
sketch-neutral = neutres
sketch-player = { $points } PV, { $ap } PA, gardes { $guards }{ $board ->
    [0] { "" }
   *[other] {" "}(+{ $board } au plateau)
  }
sketch-with-tiles = { $points } avec les tuiles
sketch-passed = a passé
sketch-at = dernière case { $space }
sketch-vanished = hors du plateau : { $champions }
sketch-race = course : étape { $number }
sketch-points = { $points } PV
sketch-key-free = peut être choisi maintenant
sketch-key-moved = il vient de s’y passer quelque chose
sketch-key-place = site p02 : une Porte, 3 gardes autour, 3 à avoir ; ! bonus, 1 2 3 numérotés
sketch-key-city = une ville avec un Marché sur son socle ; ✓ libérée, il ne reste aucun ninja autour
sketch-key-road = route r06 : un garde du premier joueur et un ninja à découvert
sketch-key-tile = une tuile Route de 3 gardes du premier joueur ; ○ est neutre
sketch-key-champions = champions du premier joueur : Moine, Gouverneur, Guerrier
sketch-key-space = case m3 : demande maintenant 2 gardes ; options a / b
sketch-key-sheet = 2 tuiles Force sur 4, 1 tuile Quête sur 4 : 2 points à la fin

help-sheet-actions = le plateau d’actions en phrases complètes
help-sheet-cards = cartes Ville et mandats
help-sheet-roads = chaque route : bouts, ninjas, gardes

## Options et variantes

option-board = Le plateau des sites et son plateau d’actions ; un plateau à vous se lit dans un fichier.
    .label = Le plateau des sites et ses actions
option-missions = Les deux mandats : tirés, aucun, ou par leur nom, comme A4 B7.
    .label = Les deux mandats
option-cards = Les cartes Ville, de gauche à droite : tirées, ou par leur nom.
    .label = Les cartes Ville
option-freed_bonus = Qui reçoit les 2 points d’un site libéré : qui a posé le dernier garde ou qui a posé la tuile.
option-road_tile = Si l’on demande au joueur une tuile Route à lui ou neutre.
option-border_bonus = Si un bonus de frontière est une action et une récompense, ou l’une des deux.
option-city6 = Les points de la carte Ville à un déplacement.
option-b3 = Les points du mandat B3, selon l’édition.
option-b4 = Si le mandat B4 compte aussi les figurines de gardes.
option-a9 = Si A9 sert une fois par manche ou à chaque tour.
option-building_end = Si un type de bâtiment ou tous doivent être épuisés pour finir la partie.
option-border = Quatre zones frontières, ou une par route de sortie.
option-b6_ties = Si les égalités rapportent au mandat B6.
option-empty_spaces = Si l’on peut choisir des cases qui n’auraient aucun effet.
option-round_limit = Après combien de manches la partie s’arrête au plus tard.
option-free_build_bonus = Si un bâtiment construit par une action neutre gratuite rapporte à nouveau un bonus de frontière.

option-board-panda = le plateau et les actions de nos règles
option-board-calibrated = le même plateau, où construire rapporte
option-board-bamboo = Bambouseraie : un petit plateau pour deux
option-missions-random = un vert et un bleu, tirés
option-missions-off = aucun
option-cards-random = tirées
option-freed_bonus-guard = qui a posé le dernier garde
option-freed_bonus-tile = qui a posé la tuile Route
option-road_tile-ask = demander si les deux conviennent
option-road_tile-own = toujours la sienne
option-border_bonus-both = une action et une récompense
option-border_bonus-one = l’une des deux
option-city6-2 = 2 points
option-city6-3 = 3 points
option-b3-french = 30, 20, 10, −5 (française)
option-b3-german = 30, 10, 0, −5 (allemande)
option-b3-italian = 30, 20, 10, 0, −5 (italienne)
option-b4-tiles = les gardes des tuiles Route seulement
option-b4-figures = les figurines aussi
option-a9-round = une fois par manche, un champion de n’importe qui
option-a9-turn = à chaque tour, ses champions seulement
option-building_end-any = un type
option-building_end-all = tous les types
option-border-sides = quatre, une par côté
option-border-gates = seize, une par route de sortie
option-b6_ties-all = tous les ex æquo marquent
option-b6_ties-nobody = personne ne marque
option-empty_spaces-allowed = on peut les choisir
option-empty_spaces-forbidden = on ne peut pas
option-round_limit-40 = 40 manches
option-round_limit-none = sans limite
option-free_build_bonus-yes = oui, chaque bâtiment
option-free_build_bonus-no = non, une fois par tour

preset-first-game = Pour apprendre : le même jeu sans mandats.
preset-recommended = Le jeu complet : un mandat vert et un bleu, et un plateau d’actions où construire rapporte.
preset-german = Comme le livret allemand : le mandat B3 paie moins, une carte Ville davantage.
preset-italian = Comme le livret italien : qui pose la tuile libère le site, un bonus de frontière est une chose au lieu de deux, les mandats A9, B3 et B4 comptent autrement.

board-panda = le plateau de nos règles
board-calibrated = le même plateau, avec un plateau d’actions où construire rapporte
board-bamboo = Bambouseraie, un petit plateau pour deux

## Mots à chercher

term-space = Case
    .effect = Une case vide prend 1 garde (neutre : 2), et un de plus chaque fois qu’elle est choisie dans la manche. Sa ligne coûte des PA. La première case est libre ; les suivantes sont à droite, plus bas, ou la même.
term-ap = Points d’action
    .effect = Payez la ligne d’une case sur la piste des PA. Finir un paiement sur −1 coûte 2 points, sur −2 il en coûte 5. Après la manche, chaque garde repris sur le plateau d’actions donne 1 PA.
term-order = Ordre du tour
    .effect = Qui a le moins de PA commence ; dans une pile, le marqueur du dessus, c’est-à-dire le dernier arrivé.
term-guard = Gardes
    .effect = Ils paient les cases et recouvrent les ninjas. Ceux des routes reviennent quand la route est terminée. Gardez-en hors des routes, sinon vous ne pouvez plus rien faire.
term-road = Routes
    .effect = Quand tous les ninjas sont recouverts, le joueur qui y a le plus de gardes (égalité : qui a posé le dernier) pose une tuile Route, à lui ou neutre, et tous les gardes de la route rentrent.
term-strength = Force
    .effect = Un champion affronte autant de ninjas à découvert qu’il a de tuiles Force (celle qui est imprimée comprise). À la fin, elles multiplient aussi ses tuiles Quête : ×0, ×1, ×2, ×3.
term-quest = Tuiles Quête
    .effect = Un champion prend sa tuile Quête (Lanterne, Coffre, Masque) là où se dresse un bâtiment de son type ; une ville compte comme tous les types. À la fin, 1 à 4 tuiles valent 2, 4, 6, 8 fois le multiplicateur.
term-free = Site libéré
    .effect = Quand il ne reste aucun ninja autour d’un site : 2 points pour le dernier garde, et à chaque joueur 1 point par garde à lui autour. Une fois par site.
term-build = Construire
    .effect = Il faut le champion sur place et 2, 3, 4, 5, 6, 8 gardes de toute couleur autour, du 1er au 6e bâtiment ; cela donne 4, 3, 2, 5, 7, 9 points et 1 par garde adverse autour.
term-city = Ville
    .effect = Le troisième bâtiment change un village en ville : prenez une carte Ville à l’un des bouts de la rangée. Une ville compte comme un bâtiment de chaque type, et trois autres y tiennent : c’est alors une capitale.
term-border = Frontière
    .effect = Les routes de sortie mènent aux zones frontières : passer de l’une à la suivante est un déplacement sans ninja, et de là toute route de sortie ramène au plateau.
term-bonus = Bonus de frontière
    .effect = Chaque bâtiment sur un site marqué d’un point d’exclamation donne une action neutre gratuite et 5 points ou deux tuiles différentes.
term-sneak = Esquiver
    .effect = Un déplacement où un ninja ne compte pas. On recouvre comme d’habitude.
term-vanish = Transport
    .effect = Retirez un champion du plateau, ou posez un champion disparu sur n’importe quel site : l’un des deux à chaque fois.
term-pass = Passer
    .effect = Vous ne jouez plus dans cette manche. Les PA restants sont conservés.
term-mission = Mandats
    .effect = Une carte verte pour le premier qui réussit en cours de partie, une bleue qui compte à la fin.
term-end = Fin
    .effect = Le cinquième socle de ville, la deuxième capitale ou la dernière pièce d’un bâtiment : on finit la manche. On ajoute alors force × quête de chaque champion et le mandat bleu.
term-tie = Égalité
    .effect = Le plus de PA l’emporte ; sinon la victoire est partagée.

## La table à l’écran : ce qui s’y trouve, dit à qui ne le voit pas. Une valeur absente ne dit rien.

tab-map = Plateau
tab-actions = Actions
tab-clans = Clans
tab-cards = Cartes
overlay-roads = À qui est chaque route
overlay-needs = Ce qu’il faut à chaque site pour son prochain bâtiment
overlay-passes = Les routes ouvertes à vos champions

scene-map = Le plateau des sites
scene-actions = Le plateau d’actions
scene-cards = Cartes Ville, mandats et stock
scene-sheet = Fiche de Clan : { $seat }
scene-order = Ordre du tour

place-border-1 = la frontière nord
place-border-2 = la frontière est
place-border-3 = la frontière sud
place-border-4 = la frontière ouest
place-gate-1 = la zone frontière 1
place-gate-2 = la zone frontière 2
place-gate-3 = la zone frontière 3
place-gate-4 = la zone frontière 4
place-gate-5 = la zone frontière 5
place-gate-6 = la zone frontière 6
place-gate-7 = la zone frontière 7
place-gate-8 = la zone frontière 8
place-gate-9 = la zone frontière 9
place-gate-10 = la zone frontière 10
place-gate-11 = la zone frontière 11
place-gate-12 = la zone frontière 12
place-gate-13 = la zone frontière 13
place-gate-14 = la zone frontière 14
place-gate-15 = la zone frontière 15
place-gate-16 = la zone frontière 16

scene-place = { $place }, { $kind ->
    [city] ville
    [capital] capitale
   *[village] village
  }{ $gate ->
    [1] , Porte
   *[0] { "" }
  }{ $market ->
    [1] , Marché
   *[0] { "" }
  }{ $pagoda ->
    [1] , Pagode
   *[0] { "" }
  }{ $bonus ->
    [1] , bonus de frontière
   *[0] { "" }
  }{ $number ->
    [1] , numéro 1
    [2] , numéro 2
    [3] , numéro 3
   *[0] { "" }
  } : { $guards ->
    [one] { $guards } garde autour
   *[other] { $guards } gardes autour
  }{ $free ->
    [1] , libéré
   *[0] { "" }
  }{ $kind ->
    [capital] { "" }
   *[other] {" "}; le prochain bâtiment en demande { $needed }
  }
scene-area = { $place }
scene-here = { $place }
scene-road = route { $road } : { $ninjas ->
    [one] { $ninjas } ninja
   *[other] { $ninjas } ninjas
  }
scene-road-guards = route { $road } : { $ninjas ->
    [0] plus de ninja
    [one] reste { $ninjas } ninja
   *[other] restent { $ninjas } ninjas
  }, { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  }, majorité pour { $seat }
scene-road-tile = route { $road } : tuile appartenant à { $seat }, { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  }
scene-road-neutral = route { $road } : tuile neutre, { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  }
scene-champion = { $champion } ({ $seat }) à { $place }, affronte { $strength ->
    [one] { $strength } ninja
   *[other] { $strength } ninjas
  }
scene-champion-away = { $champion } ({ $seat }), hors du plateau
scene-column = { $champion } ({ $seat }) : affronte { $strength ->
    [one] { $strength } ninja
   *[other] { $strength } ninjas
  }, { $quests ->
    [one] { $quests } tuile Quête
   *[other] { $quests } tuiles Quête
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la fin
scene-supply-guards = { $seat } : { $guards ->
    [one] { $guards } garde en réserve
   *[other] { $guards } gardes en réserve
  }, { $board } sur le plateau d’actions
scene-road-pile = tuiles Route à { $size ->
    [one] { $size } garde
   *[other] { $size } gardes
  } ({ $seat }) : { $count }
scene-neutral-pile = tuiles Route neutres : { $four } à 4 gardes, { $three } à 3 ou 2, { $one } à 1
scene-pile = { $effect } : reste { $count }
scene-bases = socles de ville : reste { $count }
scene-race = { $seat } en a construit { $number } sur { $target }
scene-blue-now = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } si la partie finissait maintenant
scene-guards-on = { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  } ({ $seat }) sur { $column }, { $cost } PA
scene-ap = { $seat } : { $ap } PA
scene-vp = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
scene-turn = { $seat } joue en position { $number } dans la manche
scene-passed = { $seat } a passé
scene-need = { $guards } gardes sur { $needed }
scene-tile-own = votre tuile sur { $road }
scene-tile-neutral = une tuile neutre sur { $road }
scene-note-ap = { $ap } PA
scene-note-guards = { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  }
scene-note-order = { $number ->
    [1] 1er
   *[other] { $number }e
  }
scene-over = La partie est terminée : { $ending }.

## Ce que fait une action, en peu de mots sur le plateau et en une phrase

act-one = déplacer
act-two = 1–2 routes
act-sneak = esquiver
act-cover = couvrir { $covers }
act-build = bâtir
act-city = en ville
act-move = mener
act-vanish_appear = transport
act-sell_chest = vente : { $amount }
act-gain_ap = +{ $amount } PA
act-gain_vp = +{ $amount } PV

deed = { $move ->
    [1] déplacer { $own ->
        [monk] le Moine
        [governor] le Gouverneur
        [warrior] le Guerrier
       *[any] un champion
      } sur une route
    [2] déplacer { $own ->
        [monk] le Moine
        [governor] le Gouverneur
        [warrior] le Guerrier
       *[any] un champion
      } sur une ou deux routes
   *[0] { "" }
  }{ $lead ->
    [1] déplacer un champion de n’importe quel joueur sur une route
   *[0] { "" }
  }{ $ignore ->
    [one] , en affrontant un ninja de plus
    [other] , en affrontant { $ignore } ninjas de plus
   *[none] { "" }
  }{ $covers ->
    [one] , en recouvrant un ninja
    [other] , en recouvrant jusqu’à { $covers } ninjas
   *[none] { "" }
  }{ $strength ->
    [beads] prendre un Chapelet
    [coin] prendre une Pièce
    [sword] prendre un Sabre
   *[none] { "" }
  }{ $vanish ->
    [1] retirer un champion du plateau ou en remettre un
   *[0] { "" }
  }{ $teleport ->
    [1] poser un de vos champions sur n’importe quel site
   *[0] { "" }
  }{ $sell ->
    [one] vendre un Coffre pour { $sell } point
    [other] vendre un Coffre pour { $sell } points
   *[none] { "" }
  }{ $strengths ->
    [one] prendre une tuile Force
    [other] prendre { $strengths } tuiles Force différentes
   *[none] { "" }
  }{ $quests ->
    [one] prendre une tuile Quête
    [other] prendre { $quests } tuiles Quête différentes
   *[none] { "" }
  }{ $both ->
    [1] {" "}et { "" }
   *[0] { "" }
  }{ $build ->
    [1] { $own ->
        [monk] construire une Porte dans un village
        [governor] construire un Marché dans un village
        [warrior] construire une Pagode dans un village
       *[any] construire dans un village
      }
    [2] { $own ->
        [monk] construire une Porte dans une ville
        [governor] construire un Marché dans une ville
        [warrior] construire une Pagode dans une ville
       *[any] construire dans une ville
      }
   *[0] { "" }
  }{ $anywhere ->
    [1] construire n’importe quoi n’importe où, sans champion
   *[0] { "" }
  }{ $seek ->
    [lantern] prendre une Lanterne
    [chest] prendre un Coffre
    [mask] prendre un Masque
   *[none] { "" }
  }{ $ap ->
    [one] gagner { $ap } PA
    [other] gagner { $ap } PA
   *[none] { "" }
  }{ $vp ->
    [one] gagner { $vp } point
    [other] gagner { $vp } points
   *[none] { "" }
  }
scene-option = { deed } ({ $cost } PA, { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  })
scene-do-space = { scene-option }{ $penalty ->
    [one] {" "}: coûte { $penalty } point
    [other] {" "}: coûte { $penalty } points
   *[none] { "" }
  }
scene-do-free = { deed }, gratuitement
scene-special = A9, case { $space } : { deed }
scene-special-taken = A9, case { $space }, prise par { $seat } : { deed }
scene-do-special = A9 : { deed }
scene-city-card = carte Ville : { deed }
scene-do-card = prendre la carte : { deed }
scene-do-move = { $champion } vers { $place } par { $road }{ $ninjas ->
    [0] { "" }
    [one] , face à { $ninjas } ninja
   *[other] , face à { $ninjas } ninjas
  }
scene-do-border = { $champion } le long de la frontière : { $place }
scene-do-build = construire { $building ->
    [Porte] une Porte
    [Pagode] une Pagode
   *[other] un { $building }
  } à { $place }

## Ce qui est demandé : la question, et dans `.hint` une phrase de plus

ask-turn-first = Choisissez une case du plateau d’actions
    .hint = N’importe laquelle : c’est votre première de la manche. Vous avez { $ap } PA et { $guards ->
        [one] { $guards } garde
       *[other] { $guards } gardes
      }.
ask-turn = Choisissez une case, ou passez
    .hint = De nouveau votre dernière case, plus à droite ou plus bas. Vous avez { $ap } PA et { $guards ->
        [one] { $guards } garde
       *[other] { $guards } gardes
      }.
ask-parts = Deux actions : l’une ou les deux, dans l’ordre voulu
    .hint = Choisissez par où commencer ; l’autre suit.
ask-move = Déplacez votre { $champion }
    .hint = Il affronte jusqu’à { $strength ->
        [one] { $strength } ninja
       *[other] { $strength } ninjas
      }. Après la route, vous pouvez en recouvrir { $covers ->
        [one] un avec un garde
       *[other] jusqu’à { $covers } avec des gardes
      }.
ask-move-two = Déplacez votre { $champion } sur une ou deux routes
    .hint = Il affronte jusqu’à { $strength ->
        [one] { $strength } ninja
       *[other] { $strength } ninjas
      }. Après chaque route, vous pouvez en recouvrir un.
ask-move-any = Déplacez un de vos champions
    .hint = { $ignore ->
        [0] Après la route, vous pouvez recouvrir un ninja avec un garde.
        [one] Il affronte un ninja de plus que sa force. Puis vous pouvez en recouvrir un.
       *[other] Il affronte { $ignore } ninjas de plus que sa force. Puis vous pouvez en recouvrir un.
      }
ask-move-any-two = Déplacez un de vos champions sur une ou deux routes
    .hint = Après chaque route, vous pouvez recouvrir un ninja avec un garde.
ask-second-road = Une deuxième route pour votre { $champion } ?
    .hint = Il affronte jusqu’à { $strength ->
        [one] { $strength } ninja
       *[other] { $strength } ninjas
      }. Revenir en arrière est permis.
ask-lead = De qui déplacez-vous un champion ?
    .hint = Il se déplace avec la force de son propriétaire ; les gardes sont les vôtres.
ask-lead-road = Déplacez un champion : { $seat }
    .hint = Il se déplace avec la force de son propriétaire ; les gardes sont les vôtres.
ask-lead-own = Déplacez un de vos champions
    .hint = Puis vous pouvez recouvrir jusqu’à deux ninjas de la route.
ask-build = Construisez { $building ->
    [Porte] une Porte
    [Pagode] une Pagode
   *[other] un { $building }
  } { $city ->
    [yes] dans une ville
   *[no] dans un village
  }
    .hint = Votre { $champion } construit là où il se trouve, s’il y a assez de gardes autour.
ask-build-any = Construisez { $city ->
    [yes] dans une ville
   *[no] dans un village
  }
    .hint = Un champion construit son type de bâtiment là où il se trouve.
ask-build-anywhere = Construisez n’importe quoi n’importe où
    .hint = Pas besoin de champion ; les gardes autour et le type de bâtiment doivent convenir.
ask-vanish = Disparaître ou réapparaître ?
    .hint = Retirez un champion du plateau, ou posez un champion disparu sur n’importe quel site.
ask-teleport = Posez un de vos champions sur n’importe quel site
    .hint = Où qu’il soit maintenant sur le plateau.
ask-once = Que faites-vous ?
    .hint = L’effet est immédiat.
ask-cover = Recouvrir un ninja sur { $road } ?
    .hint = { $ninjas ->
        [one] Il y reste { $ninjas } ninja
       *[other] Il y reste { $ninjas } ninjas
      } ; vous avez { $guards ->
        [one] { $guards } garde
       *[other] { $guards } gardes
      } en réserve.
ask-cover-last = Recouvrir le dernier ninja sur { $road } ?
    .hint = La route est alors terminée : une tuile remplace les gardes, et tous rentrent.
ask-cover-stranded = Recouvrir un ninja sur { $road } ? Attention
    .hint = Il vous resterait un garde hors des routes, ou aucun. Ils ne reviennent que si quelqu’un termine une route.
ask-tile = { $road } est terminée : quelle tuile ?
    .hint = La vôtre ne relie que vos sites ; une neutre relie pour tous, et ses gardes ne comptent pour personne.
ask-tile-other = { $road } est terminée : quelle tuile posez-vous ?
    .hint = C’est le tour d’un autre ({ $seat }), mais vous y avez le plus de gardes : vous décidez.
ask-set-guard = Mise en place : posez un garde sur une route
    .hint = Sur une route d’au moins deux ninjas sans garde adverse ; un ninja reste à découvert.
ask-set-champion = Mise en place : où commence votre { $champion } ?
    .hint = Dans un village sans autre champion à vous. Près d’un bâtiment de son type, il trouve des tuiles Quête.
ask-join = { $mission } : participez-vous ?
    .hint = Cela retient un de vos gardes. { $effect }
ask-card = Une nouvelle ville ! Prenez une carte Ville
    .hint = Au bout gauche ou droit de la rangée ; elle agit aussitôt.
ask-take = Prenez une tuile
    .hint = { $count ->
        [one] Une tuile.
       *[other] { $count } tuiles différentes, l’une après l’autre.
      }
ask-free = Bonus de frontière : une action neutre gratuite ?
    .hint = N’importe quelle case de la colonne neutre, sans gardes ni PA. La récompense suit.
ask-reward = Bonus de frontière : prenez votre récompense
    .hint = { $points } points, ou deux tuiles différentes du stock.
ask-one-bonus = Bonus de frontière : choisissez
    .hint = Une action neutre gratuite, { $points } points, ou deux tuiles différentes.

# Les étapes d’un tour.
step-space = Case
step-mission = Mandat
step-act = Action
step-move = Déplacement
step-second = Deuxième route
step-cover = Recouvrir
step-road = Tuile Route
step-build = Construire
step-tile = Tuile
step-vanish = Transport
step-card = Carte Ville
step-free = Action gratuite
step-reward = Récompense
step-set-guards = Gardes
step-set-champions = Champions
step-begin = Début

button-pass = Passer
button-done = { $at ->
    [cover] Laisser le ninja
    [road] Rester ici
    [free] Pas d’action
    [join] Ne pas participer
   *[act] Continuer sans
  }
button-cover = Recouvrir un ninja
button-tile-own = Ma tuile (reste { $count })
button-tile-neutral = Neutre (reste { $count })
button-join = Participer
button-leave = Quitter la course
button-card = { deed }
button-take = { $tile }
button-reward = Points
button-sell = Vendre un Coffre
button-gain = { $what ->
    [ap] Gagner les PA
   *[vp] Gagner les points
  }
button-lead = { $seat }
button-vanish = { $champion } : disparaître

gain-vp = +{ $points }
gain-loss = −{ $points }
gain-nothing = 0

## Pourquoi pas : ce que l’on touche n’est pas nommé à nouveau

why-left-or-above-the-last-space = Cette case est à gauche ou au-dessus de votre dernière ; dans une manche, on ne va qu’à droite et vers le bas.
why-not-enough-guards = Cette case demande maintenant { $needed } gardes, et vous en avez { $guards } en réserve.
why-not-enough-action-points = Cette case coûte { $cost } PA et vous en avez { $ap } ; le marqueur ne peut pas sortir de la piste.
why-this-space-would-have-no-effect = Cette case n’aurait aucun effet maintenant.
why-this-neutral-action-would-have-no-effect = Cette action n’aurait aucun effet maintenant.
why-this-road-does-not-begin-where-the-champion-is = Aucune route ne mène tout droit de votre champion à { $place }.
why-too-many-uncovered-ninjas = { $way } : { $uncovered } ninjas à découvert, c’est trop ; votre { $champion } en affronte { $strength }.
why-the-champion-is-not-there = Votre { $champion } n’est pas à { $place } ; un champion construit là où il se trouve.
reason-only-the-cards-at-the-ends = Seules les cartes aux deux bouts de la rangée peuvent être prises.
reason-only-neutral-spaces-are-free = Le bonus de frontière ne donne qu’une action de la colonne neutre.
reason-no-champion-of-yours-is-there = Aucun de vos champions n’est ici ; un champion construit là où il se trouve.

## Le journal à l’écran

scene-log-space = choisit la case { $column }, { $cost } PA, avec { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  }
scene-log-city-card = prend une carte Ville : { deed }
scene-log-city-row = carte Ville : { deed }
scene-log-lead = déplace le { $champion } ({ $seat }) par { $way }
scene-log-free = action gratuite : { deed }
scene-log-special = utilise A9 : { deed }
scene-log-cannot-act = ne peut rien faire et passe
scene-log-mission = remplit { $mission } (+{ $points })
scene-log-take-back = reprend { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  } ({ $ap } PA)

## Aide : les règles de ce qui est à l’écran

help-goal = Menez trois champions pandas, un Moine, un Gouverneur et un Guerrier, à travers un pays plein de ninjas. Les points viennent des bâtiments, des sites libérés des ninjas, des cartes Ville et des mandats et, à la fin, des tuiles que vos champions ont récoltées.

    Le plus de points l’emporte. À égalité, le plus de points d’action départage ; sinon la victoire est partagée.
    .title = Le but
help-turn = Une manche est une suite de tours dans l’ordre du tour, jusqu’à ce que tous aient passé. À votre tour,
    - choisissez une case du plateau d’actions et une de ses options,
    - posez-y autant de vos gardes qu’elle en demande maintenant (le nombre sur le bouclier),
    - payez les PA de sa ligne (le nombre à gauche),
    - faites ce que dit l’option.

    Vous pouvez passer à n’importe quel tour ; vous ne jouez alors plus dans cette manche. Quand tous ont passé, chacun reprend ses gardes du plateau d’actions : chacun d’eux donne 1 PA. Qui a alors le moins de PA commence.
    .title = Un tour
help-board = Votre première case d’une manche est libre. Ensuite, vous pouvez reprendre la même, une case plus à droite sur sa ligne, ou n’importe laquelle d’une ligne plus basse. Ce qui est à gauche ou au-dessus vous est fermé jusqu’à la fin de la manche.

    Une case de couleur vide demande 1 garde, une neutre vide 2. Chaque fois qu’une case est choisie dans la manche, par qui que ce soit, elle en demande un de plus. Les gardes des autres ne bloquent jamais une case.

    Un tiret sur une option veut dire qu’elle n’aurait aucun effet maintenant.
    .title = Le plateau d’actions
help-points = Les PA paient les cases. Un paiement peut amener le marqueur sous 0 : finir sur −1 coûte 2 points, sur −2 il en coûte 5 (les cases colorées de la piste). Une case qui coûte 0 n’est pas un paiement.

    Les marqueurs d’une même case de la piste des PA forment une pile ; le dernier arrivé est au-dessus et joue en premier.
    .title = Points d’action et ordre du tour
help-moving = Un champion emprunte une route si sa force vaut au moins le nombre de ninjas à découvert. La force est le nombre de tuiles Force (Chapelet, Pièce, Sabre), celle qui est imprimée comprise.

    Après chaque route, vous pouvez recouvrir un de ses ninjas avec un garde de votre réserve. Dans un déplacement de deux routes, la première s’achève, garde et tuile compris, avant la seconde ; revenir en arrière est permis. Pointer un site montre le chemin, le garde et la tuile qu’il pourrait apporter.
    .title = Se déplacer
help-roads = Dès qu’aucun ninja d’une route n’est à découvert, le joueur qui y a le plus de gardes (à égalité : qui a posé le dernier) les remplace par une tuile Route, à lui ou neutre. C’est à lui qu’on demande, quel que soit le joueur dont c’est le tour. Tous les gardes de la route rentrent chez eux, sans PA.

    Les gardes imprimés sur une tuile comptent encore comme gardes autour des deux sites : ceux d’une tuile de couleur pour son propriétaire, ceux d’une neutre pour personne. Si plus aucune tuile ne convient, les gardes restent.

    Les gardes sur des routes inachevées ne sont pas disponibles. Gardez-en quelques-uns, sinon vous ne pouvez plus rien faire.
    .title = Gardes et tuiles Route
help-freed = Quand il ne reste aucun ninja à découvert sur les routes autour d’un site, il est libéré, une seule fois dans la partie : 2 points pour le joueur qui a posé le dernier garde, et à chacun 1 point par garde à lui autour.
    .title = Sites libérés
help-building = Le Moine construit des Portes, le Gouverneur des Marchés, le Guerrier des Pagodes, chacun là où il se trouve. Il faut assez de gardes autour du site, de toute couleur :
    - 1er bâtiment : 2 gardes, 4 points
    - 2e : 3 gardes, 3 points
    - 3e : 4 gardes, 2 points ; le village devient une ville
    - 4e : 5 gardes, 5 points
    - 5e : 6 gardes, 7 points
    - 6e : 8 gardes, 9 points ; la ville devient une capitale

    Chaque garde adverse autour du site donne 1 point de plus. Les trois premiers bâtiments sont de types différents, et les trois du socle de ville aussi.
    .title = Construire
help-cities = Le troisième bâtiment change un village en ville : les bâtiments retournent au stock, un socle de ville arrive, et vous prenez une carte Ville au bout gauche ou droit de la rangée. Elle agit aussitôt.

    Une ville compte comme un bâtiment de chaque type. Les actions de village ne construisent que dans les villages, les actions de ville (le signe au rempart) que dans les villes.
    .title = Villes et cartes Ville
help-border = Les routes de sortie quittent le plateau vers la frontière. Passer d’une zone frontière à la suivante est un déplacement comme une route, sans ninja ; d’une zone, chacune de ses routes de sortie ramène au plateau.
    .title = La frontière
help-bonus = Chaque bâtiment sur un site à marque dorée rapporte aussi une action gratuite de la colonne neutre, sans gardes ni PA, puis 5 points ou deux tuiles différentes du stock.
    .title = Bonus de frontière
help-tiles = Les tuiles Force rendent un champion plus fort et multiplient ses tuiles Quête à la fin : ×0, ×1, ×2, ×3 pour 1, 2, 3, 4 tuiles.

    Les tuiles Quête (Lanterne, Coffre, Masque) se prennent là où le champion est près d’un bâtiment de son type ; une ville compte comme tous les types. Une à quatre valent 2, 4, 6, 8, fois le multiplicateur. La fiche de Clan montre ce que cela donne maintenant.
    .title = Tuiles Force et Quête
help-actions = - Déplacer : une route, ou une à deux.
    - Esquiver : un déplacement qui affronte un ninja de plus.
    - Couvrir 2 : le Moine se déplace et peut recouvrir deux ninjas.
    - Bâtir : dans un village, ou avec le rempart dans une ville.
    - Chapelet, Pièce, Sabre, Lanterne, Coffre, Masque : prenez la tuile.
    - Transport : retirez un champion du plateau, ou posez un champion disparu sur n’importe quel site.
    - Vente : le Gouverneur, à un Marché, vend un Coffre.
    - +PA et +PV : gagnez-en autant.

    Deux signes dans une option sont deux actions : l’une ou les deux, dans l’ordre voulu.
    .title = Ce que font les actions
help-missions = Une carte verte est pour le premier qui réussit en cours de partie, une bleue compte à la fin ; dessous est inscrit ce qu’elle rapporterait à chacun maintenant. Relié veut dire par des tuiles Route à soi et neutres.

    A4 à A6 sont une course : qui participe a un garde sur la carte. A9 a six actions : une fois par manche, vous pouvez y poser un garde au lieu de choisir une case, sans payer de PA.
    .title = Mandats
help-end = Le cinquième socle de ville, la deuxième capitale ou la dernière pièce d’un type de bâtiment : on finit alors la manche. Les gardes reviennent une dernière fois. Puis chaque champion marque multiplicateur fois tuiles Quête, et l’on ajoute le mandat bleu.
    .title = La fin
help-setup = Six sites reçoivent un bâtiment de départ. Dans l’ordre du tour, chacun pose des gardes sur des routes d’au moins deux ninjas, jamais là où se trouve un garde adverse et jamais sur le dernier ninja. Viennent ensuite les champions : les Moines du dernier joueur au premier, les Gouverneurs du premier au dernier, les Guerriers de nouveau à partir du dernier, chacun dans un village sans autre champion à soi.
    .title = Mise en place

## À propos des plateaux

about-board = Pièces, règles, actions et leurs coûts sont ceux des livrets ; le plateau des sites et le plateau d’actions sont notre reconstitution, et vous pouvez charger les vôtres.
    .given = Toutes les pièces et leurs nombres, mise en place, tour, déplacement, tuiles Route, construction, cartes Ville, mandats et fin ; quelles actions existent et ce que coûte une ligne ; la case du Guerrier à 1 PA et la place de +4 PA.
    .ours = Nous ne connaissons pas les images imprimées. Le plateau (sites, routes, ninjas, noms, une zone frontière par côté), la ligne de chaque action, les bouts de la piste des PA et le nombre de tuiles d’une fiche sont donc de nous, faits pour convenir à tout ce que disent les livrets.

    « calibrated » est le même plateau, avec un plateau d’actions mesuré pour que construire rapporte ; « bamboo » est un petit plateau à nous, pour deux.
    .load = Écrivez ce que vous voyez sur votre plateau dans un fichier de plateau : un texte en TOML, les fichiers ci-dessous sont les modèles. Sites, routes avec leurs ninjas, sorties, cases du plateau d’actions, pistes et cartes y sont tous. Les sites sans coordonnées se répartissent d’eux-mêmes sur le plateau.

## Dit par le cadre dans les mots de ce jeu

welcome-type = Tapez ce que vous voulez faire (m2 b, build gate p04, ou un numéro de la liste). Et aussi : aide, conseil, annuler, quitter.
help-1 = Choisissez en tapant un numéro de la liste, le choix lui-même ou une partie de celui-ci : `space m2 b`, ou simplement `m2 b`.
help-why = pourquoi une chose est possible ou non : pourquoi move monk r04
help-rules = expliquer un mot ou un mandat : règles force
