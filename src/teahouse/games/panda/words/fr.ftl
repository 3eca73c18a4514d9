### Way of the Panda en français. Les clés sont celles de en.ftl.

title = Way of the Panda
goal = Menez un Moine, un Gouverneur et un Guerrier à travers le pays, recouvrez les ninjas avec vos gardes et changez les villages en capitales.

# L’accueil, un message par ligne.
welcome-1 = But : le plus de points (PV), grâce aux bâtiments, aux sites libérés et à ce que vos trois champions récoltent.
welcome-2 = À chaque tour : choisissez une case du plateau d’actions (marquée ▸). Elle prend des gardes de votre réserve et des points d’action (PA).
welcome-3 = Dans une manche, on y va à droite et vers le bas, jamais en arrière. Passez quand vous voulez ; chaque garde repris donne alors 1 PA.
welcome-4 = Un champion emprunte une route si sa force vaut au moins le nombre de ninjas (×) qui s’y trouvent, et peut en recouvrir un avec un garde.
welcome-5 = Avec assez de gardes autour d’un site, un champion qui s’y trouve construit : le troisième bâtiment en fait une ville.
welcome-6 = La partie finit avec la manche où { end-when }.
end-when = { $last_base ->
    [1] un socle de ville est posé
   *[other] { $last_base } socles de ville sont posés
  }, où { $last_capital ->
    [1] il y a une capitale
   *[other] il y a { $last_capital } capitales
  }, ou bien où { $supply_reading ->
    [all] le tout dernier bâtiment est construit
   *[any] le dernier bâtiment d’un type est construit
  }{ $round_limit ->
    [0] { "" }
   *[other] {" "}; au plus tard avec la manche { $round_limit }
  }
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
    .effect = { $a1_points } points au premier qui possède un anneau fermé de quatre tuiles Route, à lui ou neutres, passant par quatre sites ayant chacun une Porte.
mission-A2 = Anneau de Marchés (A2)
    .effect = { $a2_points } points au premier qui possède un anneau fermé de quatre tuiles Route, à lui ou neutres, passant par quatre sites ayant chacun un Marché.
mission-A3 = Anneau de Pagodes (A3)
    .effect = { $a3_points } points au premier qui possède un anneau fermé de quatre tuiles Route, à lui ou neutres, passant par quatre sites ayant chacun une Pagode.
mission-A4 = Bâtisseurs de Portes (A4)
    .effect = { $a4_points } points au premier participant qui a construit { $a4_target } Portes. Qui reprend son garde (au début d’un de ses tours, sans PA) est hors course pour de bon.
mission-A5 = Bâtisseurs de Marchés (A5)
    .effect = { $a5_points } points au premier participant qui a construit { $a5_target } Marchés. Qui reprend son garde (au début d’un de ses tours, sans PA) est hors course pour de bon.
mission-A6 = Bâtisseurs de Pagodes (A6)
    .effect = { $a6_points } points au premier participant qui a construit { $a6_target } Pagodes. Qui reprend son garde (au début d’un de ses tours, sans PA) est hors course pour de bon.
mission-A7 = À travers le pays (A7)
    .effect = { $a7_points } points au premier qui relie deux côtés opposés du plateau par ses tuiles Route et des neutres, routes de sortie comprises.
mission-A8 = Un, deux, trois (A8)
    .effect = { $a8_points } points au premier qui relie les trois sites numérotés par ses tuiles Route et des neutres.
mission-A9 = Actions spéciales (A9)
    .effect = { $a9_reading ->
        [turn] À n’importe quel tour
       *[round] Une fois par manche
      }, au lieu d’une case du plateau d’actions, posez un garde sur une case libre de cette carte et faites ce qu’elle dit, sans PA. Quand les six sont prises, les gardes rentrent et la carte disparaît.
mission-B1 = Le plus de tuiles Route (B1)
    .effect = À la fin, { $b1_points } points à qui a le plus de tuiles Route de sa couleur sur le plateau ; à égalité, tous les reçoivent.
mission-B2 = Réunis (B2)
    .effect = À la fin, { $b2_points } points à chacun dont les trois champions sont dans une même ville, { $b2_capital } si c’est une capitale.
mission-B3 = Jusqu’aux frontières (B3)
    .effect = À la fin, chacun compte les côtés du plateau que relie un même réseau de ses tuiles et de neutres. 4 côtés : { $b3_4 } points, 3 : { $b3_3 }, 2 : { $b3_2 }, 1 : { $b3_1 }, aucun : { $b3_0 }.
mission-B4 = Le plus de gardes (B4)
    .effect = À la fin, { $b4_points } points à qui a le plus de gardes de sa couleur { $b4_reading ->
        [figures] sur le plateau : ceux imprimés sur ses tuiles Route, et les figurines
       *[tiles] imprimés sur ses tuiles Route ; les figurines ne comptent pas
      }. À égalité, tous les reçoivent.
mission-B5 = Loin l’un de l’autre (B5)
    .effect = À la fin, { $b5_points } points à qui a la plus grande distance entre deux de ses champions : les tuiles, les siennes et les neutres, du chemin le plus court entre eux. À égalité, tous les reçoivent.
mission-B6 = Autour des villes (B6)
    .effect = À la fin, { $b6_points } points pour chaque ville et capitale, à qui a le plus de gardes autour, figurines et imprimés ; à égalité, { $b6_reading ->
        [nobody] personne ne les reçoit
       *[all] tous les ex æquo les reçoivent
      }.
mission-B7 = Portes reliées (B7)
    .effect = À la fin, { $b7_points } points par Porte à qui en relie le plus par ses tuiles et des neutres, sur au moins { $b7_places } sites ; à égalité, tous les reçoivent. Un socle de ville compte aussi.
mission-B8 = Marchés reliés (B8)
    .effect = À la fin, { $b8_points } points par Marché à qui en relie le plus par ses tuiles et des neutres, sur au moins { $b8_places } sites ; à égalité, tous les reçoivent. Un socle de ville compte aussi.
mission-B9 = Pagodes reliées (B9)
    .effect = À la fin, { $b9_points } points par Pagode à qui en relie le plus par ses tuiles et des neutres, sur au moins { $b9_places } sites ; à égalité, tous les reçoivent. Un socle de ville compte aussi.
city-none = Il n’y a pas de telle carte sur ce plateau.
city-other = Sur ce plateau, cette carte fait autre chose : c’est écrit dessus.
city-c1 = Carte Ville : { $c1_kind ->
    [strength] tuiles Force
   *[other] 1
  }
    .effect = { $c1_kind ->
        [strength] Prenez { $c1_amount } tuiles Force différentes.
        [none] { city-none }
       *[other] { city-other }
      }
city-c2 = Carte Ville : { $c2_kind ->
    [ap] { $c2_amount } PA
   *[other] 2
  }
    .effect = { $c2_kind ->
        [ap] Gagnez { $c2_amount } PA.
        [none] { city-none }
       *[other] { city-other }
      }
city-c3 = Carte Ville : { $c3_kind ->
    [quest] tuiles Quête
   *[other] 3
  }
    .effect = { $c3_kind ->
        [quest] Prenez { $c3_amount } tuiles Quête différentes.
        [none] { city-none }
       *[other] { city-other }
      }
city-c4 = Carte Ville : { $c4_kind ->
    [ap] { $c4_amount } PA
   *[other] 4
  }
    .effect = { $c4_kind ->
        [ap] Gagnez { $c4_amount } PA.
        [none] { city-none }
       *[other] { city-other }
      }
city-c5 = Carte Ville : { $c5_kind ->
    [vp] { $c5_amount } points
   *[other] 5
  }
    .effect = { $c5_kind ->
        [vp] Gagnez { $c5_amount } points.
        [none] { city-none }
       *[other] { city-other }
      }
city-c6 = Carte Ville : { $c6_kind ->
    [vp-move] points et un déplacement
   *[other] 6
  }
    .effect = { $c6_kind ->
        [vp-move] Gagnez { $c6_amount ->
            [one] { $c6_amount } point
           *[other] { $c6_amount } points
          }. Ensuite, vous pouvez déplacer un de vos champions { $c6_steps ->
            [one] d’une route
           *[other] de { $c6_steps } routes au plus
          }.
        [none] { city-none }
       *[other] { city-other }
      }
city-c7 = Carte Ville : { $c7_kind ->
    [vp] { $c7_amount } points
   *[other] 7
  }
    .effect = { $c7_kind ->
        [vp] Gagnez { $c7_amount } points.
        [none] { city-none }
       *[other] { city-other }
      }
city-c8 = Carte Ville : { $c8_kind ->
    [vp-move] points et un plus long déplacement
   *[other] 8
  }
    .effect = { $c8_kind ->
        [vp-move] Gagnez { $c8_amount ->
            [one] { $c8_amount } point
           *[other] { $c8_amount } points
          }. Ensuite, vous pouvez déplacer un de vos champions { $c8_steps ->
            [one] d’une route
           *[other] de { $c8_steps } routes au plus
          }.
        [none] { city-none }
       *[other] { city-other }
      }

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
prompt-free-action = Bonus de frontière : quelle action neutre, sans gardes ni PA ?
prompt-reward = Bonus de frontière : des points, ou la première de vos tuiles ?
prompt-one-bonus = Bonus de frontière : une action neutre, des points ou des tuiles ?

## Choix. `.many` nomme le groupe quand il y en a trop pour une liste ; `.plain` se dit sans position.

choice-space = { $space } { $option } : { $action } ({ $cost } PA, { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  })
    .plain = case { $space }, option { $option }
    .many = Choisissez une case et son option, par exemple { $example }
choice-done = { $left ->
    [cover] laisser le ninja
    [road] rester ici
    [free] pas d’action gratuite
    [join] ne pas participer
    [move] ne pas se déplacer
    [build] ne pas construire
    [tile] ne prendre aucune tuile
    [sell] ne pas vendre
    [gain] ne rien gagner
    [vanish] laisser les champions où ils sont
   *[both] ni l’un ni l’autre
  }
    .plain = rien de plus, continuer
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
  } à { $place } (bâtiment { $number })
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

panda-city-row = { $count ->
    [one] { $count } carte Ville est dans la rangée
   *[other] { $count } cartes Ville sont dans la rangée
  }
panda-start-building = { $count ->
    [one] { $count } bâtiment de départ est en place
   *[other] { $count } bâtiments de départ sont en place
  }
panda-first = premier joueur : { $seat }
panda-camp = place le { $champion } à { $place }
panda-draw-mission = mandat { $mission }
panda-join = participe à { $mission }
panda-round = la manche { $number } commence
panda-space = choisit { $space }{ $option } avec { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  }
panda-no-effect = rien ne se passe : { $because }
panda-empty-card = une partie de la carte est sans effet : { $because }
panda-penalty = tombe à { $ap } PA{ $points ->
    [0] { "" }
    [one] {" "}(−{ $points } point)
   *[other] {" "}(−{ $points } points)
  }
    .brief = { "" }
panda-pass = passe
panda-cannot-act = { $seat } ne peut rien faire et passe
panda-leave = reprend son garde sur le mandat
panda-special = utilise la case { $space } de A9
panda-special-full = A9 est pleine : ses gardes rentrent
panda-move = déplace le { $champion } par { $way }
    .brief = { $champion } par { $way }
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
    .brief = { $building } à { $place }
panda-city-card = prend la carte Ville : { $card }
panda-free = effectue n{ $row } comme action gratuite
panda-reward = bonus de frontière (+{ $points })
panda-take = prend une tuile : { $tile }
    .brief = { $tile }
panda-sell = vend un Coffre (+{ $points })
panda-points = gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
panda-action-points = gagne des PA ({ $ap } maintenant)
    .brief = { $ap } PA
panda-vanish = fait disparaître le { $champion }
panda-appear = place le { $champion } à { $place }
panda-progress = étape { $number } : { $mission }
panda-mission = { $seat } remplit { $mission } (+{ $points })
panda-last-round = c’est la dernière manche : { $ending }
panda-take-back = { $seat } reprend { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  } ({ $ap } PA maintenant)
panda-over = { $ending }, la partie est terminée

ending-city-bases = { $last_base ->
    [1] le premier socle de ville est posé
   *[other] { $last_base } socles de ville sont posés
  }
ending-capitals = { $last_capital ->
    [1] il y a une capitale
   *[other] il y a { $last_capital } capitales
  }
ending-building-supply = { $supply_reading ->
    [all] il ne reste aucun bâtiment
   *[any] un type de bâtiment est épuisé
  }
ending-stalemate = personne n’a rien fait pendant une manche
ending-round-limit = la manche { $round_limit }, la dernière permise, est jouée
because-a-capital-is-complete = le site est déjà une capitale
because-a-champion-on-the-sheet-cannot-move = le champion n’est pas sur le plateau
because-all-your-champions-have-vanished = aucun champion n’est sur le plateau
because-no-champion-at-all-can-move = aucun champion ne peut se déplacer
because-no-champion-of-yours-can-move = aucun champion ne peut se déplacer
because-no-champion-of-yours-is-in-a-city = aucun champion n’est dans une ville
because-no-champion-of-yours-is-in-a-village = aucun champion n’est dans un village
because-no-chest-to-sell = il n’y a pas de Coffre à vendre
because-no-city-base-is-left = il n’y a plus de socle de ville
because-no-piece-of-this-kind-is-left = il n’y a plus de tel bâtiment
because-no-road-is-weak-enough = il y a trop de ninjas sur chaque route
because-no-tile-of-these-can-be-taken = aucune de ces tuiles n’est en stock, ou la fiche n’a plus de place
because-none-is-left-in-the-supply = il n’y a plus de telle tuile
because-not-enough-guards-around = il n’y a pas assez de gardes autour
because-nothing-can-be-built-anywhere = on ne peut rien construire nulle part
because-the-ap-track-is-full = le marqueur est au bout de la piste des PA
because-the-champion-is-at-no-place = le champion n’est sur aucun site
because-the-champion-is-not-at-its-own-building = le champion n’est pas à un bâtiment de son type
because-the-column-on-the-sheet-is-full = la colonne de la fiche est pleine
because-this-action-builds-in-a-city-only = le champion n’est pas dans une ville
because-this-action-builds-in-a-village-only = le champion n’est pas dans un village
because-this-kind-of-building-stands-there = il y a déjà un tel bâtiment

## Pourquoi une chose n’est pas possible

reason-a-capital-is-complete = { $place } est une capitale : on n’y construit plus rien.
reason-a-champion-on-the-sheet-cannot-move = Le { $champion } n’est pas sur le plateau et ne peut pas se déplacer.
reason-a-guard-of-another-player-is-on-this-road = { $seat } a un garde sur { $road } ; à la mise en place, choisissez une autre route.
reason-all-your-champions-have-vanished = Aucun de vos champions n’est sur le plateau.
reason-choose-a-space-first = Choisissez d’abord une case du plateau d’actions ; ce qu’elle montre vient ensuite.
reason-an-own-champion-is-already-there = Un de vos champions commence déjà à { $place }.
reason-another-champion-builds = C’est une action du { $champion }.
reason-another-champion-moves = C’est une action du { $champion }.
reason-choose-the-road-tile-first = Choisissez d’abord la tuile pour { $road }.
reason-decide-about-the-free-action-first = Choisissez d’abord l’action neutre gratuite du bonus de frontière, ou aucune.
reason-decide-about-the-ninja-first = Décidez d’abord si un de vos gardes recouvre un ninja sur { $road }.
reason-decide-about-the-race-first = Dites d’abord si vous participez : { $mission }.
reason-finish-the-action-first = Effectuez d’abord votre action, ou renoncez-y ; votre prochain tour vient après ceux des autres.
reason-finish-the-move-first = Finissez d’abord le déplacement : prenez une route, ou restez.
reason-no-champion-at-all-can-move = Aucun champion d’aucun joueur ne peut se déplacer.
reason-no-champion-of-yours-can-move = Aucun de vos champions ne peut se déplacer : il y a trop de ninjas sur chaque route, ou il n’est pas sur le plateau.
reason-no-champion-of-yours-is-in-a-city = Aucun de vos champions n’est dans une ville.
reason-no-champion-of-yours-is-in-a-village = Aucun de vos champions n’est dans un village.
reason-no-road-is-weak-enough = Chaque route du { $champion } montre au moins { $uncovered } ninjas à découvert ; il en affronte { $strength }.
reason-no-tile-of-these-can-be-taken = Aucune de ces tuiles n’est en stock, ou votre fiche n’a plus de place.
reason-left-or-above-the-last-space = { $space } est à gauche ou au-dessus de { $last }, votre dernière case ; dans une manche, on ne va qu’à droite et vers le bas.
reason-mission-a9-already-used-this-round = Vous avez déjà utilisé A9 dans cette manche.
reason-mission-a9-is-not-in-play = Le mandat A9 n’est pas en jeu.
reason-no-champion-of-this-player-can-move = Aucun champion ne peut se déplacer chez { $seat }.
reason-no-chest-to-sell = Vous n’avez pas de Coffre à vendre.
reason-no-city-base-is-left = Il n’y a plus de socle de ville, donc plus de troisième bâtiment.
reason-no-guard-in-supply = Vous n’avez pas de garde en réserve.
reason-no-own-guard-on-the-mission-card = Vous n’avez pas de garde sur la carte Mandat.
reason-no-piece-of-this-kind-is-left = { $building } : il n’en reste plus.
reason-nobody-sits-there = Il n’y a pas de joueur { $number }.
reason-none-is-left-in-the-supply = { $tile } : il n’en reste plus en stock.
reason-not-a-border-area-next-to-the-champion = Le { $champion } n’est pas dans une zone frontière voisine de { $way }.
reason-not-enough-action-points = { $space } coûte { $cost } PA et vous en avez { $ap } ; la piste finit à { $lowest }.
reason-not-enough-guards = { $space } demande maintenant { $needed ->
    [one] { $needed } garde
   *[other] { $needed } gardes
  } et vous en avez { $guards } en réserve.
reason-nothing-can-be-built-anywhere = On ne peut rien construire nulle part : partout manquent des gardes, des pièces ou un type libre.
reason-not-enough-guards-around = { $building } à { $place } : il faut { $needed } gardes autour, il y en a { $guards }.
reason-one-card-is-left-take-it-as-the-left-one = Il ne reste qu’une carte dans la rangée : prenez-la comme celle de gauche.
reason-one-ninja-must-stay-uncovered = À la mise en place, un ninja de { $road } doit rester à découvert.
reason-only-chance-draws-this = Cela se tire, cela ne se choisit pas.
reason-only-quest-tiles-now = On ne prend maintenant que des tuiles Quête ; { $tile } n’en est pas une.
reason-only-strength-tiles-now = On ne prend maintenant que des tuiles Force ; { $tile } n’en est pas une.
reason-place-your-champion-first = Placez d’abord votre { $champion } dans un village.
reason-place-your-guard-first = Posez d’abord votre garde sur une route.
reason-take-a-tile-first = Prenez d’abord { $count ->
    [one] une tuile
   *[other] { $count } tuiles
  }.
reason-take-your-border-bonus-first = Prenez d’abord votre bonus de frontière.
reason-the-ap-track-is-full = Votre marqueur est au bout de la piste des PA ({ $ap }).
reason-the-champion-is-already-there = Le { $champion } est déjà à { $place }.
reason-the-champion-is-at-no-place = Le { $champion } n’est sur aucun site : il est à la frontière ou hors du plateau.
reason-take-a-city-card-first = Prenez d’abord une carte Ville.
reason-the-board-has-no-such-row = Le plateau n’a pas de ligne { $row }.
reason-the-board-has-no-such-space = Le plateau n’a pas de case { $space }.
reason-the-champion-has-vanished = Le { $champion } n’est pas sur le plateau.
reason-the-champion-is-not-at-its-own-building = Pour cela, le { $champion } doit être là où il y a ce bâtiment : { $building }, ou dans une ville.
reason-the-champion-is-not-there = Le { $champion } n’est pas à { $place }.
reason-the-champion-is-on-the-map = Le { $champion } est sur le plateau ; seul un champion disparu peut réapparaître.
reason-the-column-on-the-sheet-is-full = { $tile } : cette colonne de votre fiche de Clan est pleine ({ $most }).
reason-the-map-has-no-such-border-area = Le plateau n’a pas de zone frontière { $way }.
reason-the-map-has-no-such-place = Le plateau n’a pas de site { $place }.
reason-the-map-has-no-such-road = Le plateau n’a pas de route { $road }.
reason-this-action-builds-in-a-city-only = Cette action ne construit que dans les villes ; { $place } n’en est pas une.
reason-this-action-builds-in-a-village-only = Cette action ne construit que dans les villages ; { $place } n’en est plus un.
reason-this-belongs-to-set-up = Cela fait partie de la mise en place, qui est terminée.
reason-this-kind-was-taken-just-now = { $tile } : vous venez d’en prendre une ; la tuile suivante est d’un autre type.
reason-this-option-has-no-such-action = L’action en cours ne fait pas cela.
reason-too-few-ninjas-for-a-set-up-guard = À la mise en place, un garde va sur une route d’au moins { $needed } ninjas ; { $road } en a { $ninjas }.
reason-this-board-is-made-for-fewer-players = Ce plateau est fait pour { $players } joueurs au plus.
reason-this-kind-of-building-stands-there = { $building } : { $place } en a déjà ; chaque type une fois par site, et encore une fois sur son socle de ville.
reason-this-road-does-not-begin-where-the-champion-is = { $way } ne part pas de là où se trouve le { $champion }.
reason-this-space-has-one-option-only = { $space } n’a que l’option a.
reason-this-space-of-a9-is-taken = La case { $space } de A9 est prise.
reason-too-many-uncovered-ninjas = { $way } montre { $uncovered } ninjas à découvert ; le { $champion } en affronte { $strength }.

## Décompte

score-start = Départ
score-buildings = Bâtiments
    .why = { term-build.effect }
score-foreign-guards = Gardes adverses aux bâtiments
    .why = { term-build.effect }
score-freed = Sites libérés
    .why = { term-free.effect }
score-spaces = Cases du plateau
    .why = { term-gain.effect }
score-sales = Coffres vendus
    .why = { term-sell.effect }
score-city-cards = Cartes Ville
    .why = { term-card.effect }
score-border-bonus = Bonus de frontière
    .why = { term-bonus.effect }
score-green-mission = Mandat vert
    .why = { term-mission.effect }
score-penalties = Trop peu de PA
    .why = { term-ap.effect }
score-monk = Moine : Chapelets × Lanternes
    .why = { term-quest.effect }
score-governor = Gouverneur : Pièces × Coffres
    .why = { term-quest.effect }
score-warrior = Guerrier : Sabres × Masques
    .why = { term-quest.effect }
score-blue-mission = Mandat bleu
    .why = { term-mission.effect }
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
option-freed_bonus = Qui reçoit les points d’un site libéré : qui a posé le dernier garde ou qui a posé la tuile.
option-road_tile = Si l’on demande au joueur de choisir entre une tuile Route à lui et une neutre.
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
option-debt = Quelle case sous 0 PA coûte le plus de points : la deuxième, ou la première.

option-board-panda = le plateau et les actions de nos règles
option-board-calibrated = le même plateau, où construire vient d’abord
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
option-city6-2 = { $city6_points } points
option-city6-3 = { $city6_points } points
option-b3-french = { $b3_4 }, { $b3_3 }, { $b3_2 }, { $b3_1 }, { $b3_0 } (française)
option-b3-german = { $b3_4 }, { $b3_3 }, { $b3_2 }, { $b3_1 }, { $b3_0 } (allemande)
option-b3-italian = { $b3_4 }, { $b3_3 }, { $b3_2 }, { $b3_1 }, { $b3_0 } (italienne)
option-b4-tiles = les gardes des tuiles Route seulement
option-b4-figures = les figurines aussi
option-a9-round = une fois par manche, un champion de n’importe qui
option-a9-turn = à chaque tour, ses champions seulement
option-building_end-any = un type
option-building_end-all = tous les types : le tout dernier bâtiment
option-border-sides = quatre, une par côté
option-border-gates = seize, une par route de sortie
option-b6_ties-all = tous les ex æquo reçoivent les points
option-b6_ties-nobody = personne ne reçoit de points
option-empty_spaces-allowed = on peut les choisir
option-empty_spaces-quest = toutes, sauf celles d’une tuile Quête loin du bâtiment voulu
option-empty_spaces-forbidden = on ne peut pas
option-round_limit-40 = 40 manches
option-round_limit-none = sans limite
option-free_build_bonus-yes = oui, chaque bâtiment
option-free_build_bonus-no = non, une fois par tour
option-debt-rising = la deuxième
option-debt-falling = la première

preset-first-game = Pour apprendre : le même jeu sans mandats.
preset-recommended = Le jeu complet : un mandat vert et un bleu, et un plateau d’actions où construire vient d’abord.
preset-german = À la lettre du livret allemand : le mandat B3 paie moins et une carte Ville plus que d’habitude ; seul le tout dernier bâtiment finit la partie.
preset-italian = À la lettre du livret italien : qui pose la tuile reçoit les points d’un site libéré, un bonus de frontière est une chose au lieu de deux, A9 sert à n’importe quel tour, B3 et B4 comptent autrement, une case Quête veut le champion à son bâtiment, sous 0 PA la première case coûte plus de points que les autres, et seul le tout dernier bâtiment finit la partie.

board-panda = le plateau de nos règles
board-calibrated = le même plateau, avec un plateau d’actions où construire vient d’abord
board-bamboo = Bambouseraie, un petit plateau pour deux

## Mots à chercher

term-space = Case
    .effect = Une case vide prend { $coloured_guards ->
        [one] { $coloured_guards } garde
       *[other] { $coloured_guards } gardes
      } (neutre : { $neutral_guards }), et { $more_guards } de plus chaque fois qu’elle a été choisie dans la manche. De haut en bas, les lignes coûtent { $row_costs } PA. La première case d’une manche est libre ; les suivantes sont à droite, plus bas, ou la même.
term-ap = Points d’action
    .effect = Payez la ligne d’une case sur la piste des PA, qui va de { $lowest_ap } à { $highest_ap }. { $debts ->
        [0] Un paiement ne peut pas descendre sous 0.
       *[other] Un paiement qui finit sous 0 coûte des points ({ $debt_list }).
      } Après la manche, chaque garde repris sur le plateau d’actions donne 1 PA.
term-order = Ordre du tour
    .effect = Qui a le moins de PA commence ; dans une pile, le marqueur du dessus, c’est-à-dire le dernier arrivé.
term-guard = Gardes
    .effect = Ils paient les cases et recouvrent les ninjas. Ceux des routes reviennent quand la route est terminée. Gardez-en hors des routes, sinon vous ne pouvez plus rien faire.
term-road = Routes
    .effect = Quand tous les ninjas sont recouverts, le joueur qui y a le plus de gardes (à égalité : qui a posé le dernier) pose une tuile Route, à lui ou neutre, et tous les gardes de la route rentrent.
term-strength = Force
    .effect = Avec 1, 2, 3 … tuiles Force, celle qui est imprimée comprise, un champion affronte { $strength_list } ninjas à découvert. À la fin, elles multiplient ses tuiles Quête : { $times_list }. Une colonne en tient { $most_strength }.
term-quest = Tuiles Quête
    .effect = Un champion prend sa tuile Quête (Lanterne, Coffre, Masque) là où se dresse un bâtiment de son type ; une ville compte comme tous les types. À la fin, 1, 2, 3 … tuiles valent { $quest_list }, fois le multiplicateur. Une colonne en tient { $most_quests }.
term-free = Site libéré
    .effect = Quand il ne reste aucun ninja autour d’un site : { $freed_points } points à qui { $freed_reading ->
        [tile] a posé la dernière tuile Route
       *[guard] a posé le dernier garde
      }, et à chaque joueur { $guard_points } par garde de sa couleur autour. Une fois par site.
term-build = Construire
    .effect = Il faut le champion sur place et { $needed_list } gardes de toute couleur autour, du 1er au 6e bâtiment ; cela donne { $build_list } points, et { $foreign_points } par garde adverse autour.
term-city = Ville
    .effect = Le troisième bâtiment change un village en ville : prenez une carte Ville à l’un des bouts de la rangée. Une ville compte comme un bâtiment de chaque type, et trois autres y tiennent : c’est alors une capitale.
term-border = Frontière
    .effect = Les routes de sortie mènent à { $areas } zones frontières. Passer de l’une à la suivante est un déplacement sans ninja ; ramène au plateau { $border_reading ->
        [gates] la seule route de sortie de la zone
       *[sides] toute route de sortie de ce côté
      }.
term-bonus = Bonus de frontière
    .effect = Chaque bâtiment sur un site à marque dorée (un point d’exclamation dans le terminal) donne { $bonus_reading ->
        [one] une chose sur trois : une action neutre gratuite, { $bonus_points } points, ou { $bonus_tiles } tuiles différentes
       *[both] une action neutre gratuite, puis { $bonus_points } points ou { $bonus_tiles } tuiles différentes
      }.{ $chain_reading ->
        [no] {" "}Un bâtiment construit par une action gratuite n’en donne pas.
       *[yes] {" "}Un bâtiment construit par une action gratuite aussi.
      }
term-sneak = Esquiver
    .effect = Un déplacement où comptent moins de ninjas qu’il n’y en a. On recouvre comme d’habitude.
term-vanish = Transport
    .effect = Retirez un champion du plateau, ou posez un champion disparu sur n’importe quel site : l’un des deux à chaque fois.
term-move = Déplacement
    .effect = Le champion emprunte une route, ou une ou deux, si sa force vaut au moins le nombre de ninjas à découvert. Après chaque route, vous pouvez recouvrir un de ses ninjas avec un garde de votre réserve.
term-cover = En recouvrir plusieurs
    .effect = Un déplacement sur une route, après lequel vous pouvez recouvrir jusqu’à { $covers_most } de ses ninjas.
term-sell = Vendre un Coffre
    .effect = Votre Gouverneur est à un Marché ou dans une ville : un Coffre retourne au stock, et vous gagnez les points de la case.
term-gain = PA et points
    .effect = Payez d’abord la case, avec les points d’un paiement sous 0 ; gagnez ensuite ce qu’elle montre. Les PA au-delà du bout de la piste sont perdus.
term-card = Cartes Ville
    .effect = Il y en a { $city_cards } dans la rangée ; { $city_cards_out } restent dans la boîte. Qui change un village en ville prend celle du bout gauche ou droit. Elle agit aussitôt et s’en va.
term-void = Sans effet
    .effect = { $void_reading ->
        [forbidden] Une case qui n’aurait aucun effet maintenant ne peut pas être choisie.
        [quest] On peut choisir une case qui n’aurait aucun effet : gardes et PA se paient quand même. Seule une tuile Quête loin du bâtiment voulu ne peut pas être choisie.
       *[allowed] On peut choisir une case qui n’aurait aucun effet : gardes et PA se paient quand même.
      }
term-pass = Passer
    .effect = Vous ne jouez plus dans cette manche. Les PA restants sont conservés.
term-mission = Mandats
    .effect = Une carte verte pour le premier qui réussit en cours de partie, une bleue qui compte à la fin. Relié veut dire : par ses propres tuiles Route et des neutres ; figurines, tuiles des autres et frontière ne relient pas.
term-end = Fin
    .effect = La partie finit avec la manche où { end-when }. Les gardes reviennent une dernière fois du plateau d’actions. On ajoute alors force × quête de chaque champion et le mandat bleu.
term-tie = Égalité
    .effect = Qui a le plus de PA l’emporte ; sinon la victoire est partagée.

## La table à l’écran : ce qui s’y trouve, dit à qui ne le voit pas. Une valeur absente ne dit rien.

lot-map = Plateau
lot-actions = Actions
lot-clans = Clan
lot-cards = Cartes
overlay-roads = À qui est chaque route
overlay-needs = Ce qu’il faut à chaque site pour son prochain bâtiment
overlay-passes = Les routes ouvertes à vos champions

legend-tile = tuile Route de ce joueur
legend-most = y a le plus de gardes
legend-tie = ont autant de gardes
legend-neutral = tuile Route neutre
legend-needs = gardes autour du lieu / gardes nécessaires au prochain bâtiment
legend-enough = il y en a assez
legend-plan = peut encore y être construit
legend-passes = ce champion peut passer par cette route
legend-beside = et se trouve à son bout

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
way-border-1 = { place-border-1 }
way-border-2 = { place-border-2 }
way-border-3 = { place-border-3 }
way-border-4 = { place-border-4 }
way-gate-1 = { place-gate-1 }
way-gate-2 = { place-gate-2 }
way-gate-3 = { place-gate-3 }
way-gate-4 = { place-gate-4 }
way-gate-5 = { place-gate-5 }
way-gate-6 = { place-gate-6 }
way-gate-7 = { place-gate-7 }
way-gate-8 = { place-gate-8 }
way-gate-9 = { place-gate-9 }
way-gate-10 = { place-gate-10 }
way-gate-11 = { place-gate-11 }
way-gate-12 = { place-gate-12 }
way-gate-13 = { place-gate-13 }
way-gate-14 = { place-gate-14 }
way-gate-15 = { place-gate-15 }
way-gate-16 = { place-gate-16 }

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
scene-crowd = { $place } : { $count } champions ensemble
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
scene-pile = { $effect } : il en reste { $count }
scene-bases = socles de ville : il en reste { $count }
scene-race = { $seat } en a construit { $number } sur { $target }
scene-green-now = { $seat } : { $open ->
    [no] des tuiles Route d’autres joueurs barrent tous les chemins
   *[yes] il manque au moins { $tiles ->
        [0] 0 tuile Route
        [one] { $tiles } tuile Route
       *[other] { $tiles } tuiles Route
      }{ $buildings ->
        [0] { "" }
        [one] { " " }et { $buildings } bâtiment
       *[other] { " " }et { $buildings } bâtiments
      }
  }
scene-blue-now = { $seat } : { $kind ->
    [B1] { $count ->
        [one] { $count } tuile Route de sa couleur
       *[other] { $count } tuiles Route de sa couleur
      }
    [B2] { $count ->
        [one] { $count } champion dans la même ville
       *[other] { $count } champions dans la même ville
      }
    [B3] { $count ->
        [one] { $count } côté
       *[other] { $count } côtés
      }
    [B4] { $count ->
        [one] { $count } garde qui compte
       *[other] { $count } gardes qui comptent
      }
    [B5] { $count ->
        [one] une distance de { $count } tuile
       *[other] une distance de { $count } tuiles
      }
    [B6] { $count ->
        [one] en tête à { $count } ville
       *[other] en tête à { $count } villes
      }
   *[B7] reliés : { $count }
  }{ $behind ->
    [0] { "" }
   *[other] { " " }; { $behind } de moins que le meilleur
  } ; { $points } points si la partie finissait maintenant
scene-guards-on = { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  } ({ $seat }) sur { $column }, { $cost } PA
scene-ap = { $seat } : { $ap } PA
scene-ap-stack = { $seat } : { $ap } PA, numéro { $number } en partant du haut sur { $count } marqueurs
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
scene-cell = { $column }, { $cost } PA, { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  }
scene-option = { deed } ({ $cost } PA, { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  })
scene-do-space = { scene-option }
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
    .short = { $champion } vers { $place }
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
      }.{ $special ->
        [yes] {" "}Ou utilisez A9.
       *[no] { "" }
      }
ask-turn = Choisissez une case, ou passez
    .hint = De nouveau votre dernière case, plus à droite ou plus bas. Vous avez { $ap } PA et { $guards ->
        [one] { $guards } garde
       *[other] { $guards } gardes
      }.{ $special ->
        [yes] {" "}Ou utilisez A9.
       *[no] { "" }
      }
ask-parts = Deux actions : l’une ou les deux, dans l’ordre voulu
    .hint = { $begin ->
        [one] Une seule est possible maintenant ; l’autre le sera peut-être ensuite.
       *[both] Choisissez par où commencer ; l’autre peut suivre.
      }
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
    .hint = Puis vous pouvez recouvrir jusqu’à { $covers } ninjas de la route.
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
ask-vanish = { $ways ->
    [vanish] Quel champion disparaît ?
    [appear] Quel champion réapparaît, et où ?
   *[both] Disparaître ou réapparaître ?
  }
    .hint = { $ways ->
        [vanish] Retirez un champion du plateau.
        [appear] Posez un champion disparu sur n’importe quel site.
       *[both] Retirez un champion du plateau, ou posez un champion disparu sur n’importe quel site.
      }
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
ask-cover-last-other = Recouvrir le dernier ninja sur { $road } ?
    .hint = La route est alors terminée. { $seat } y a le plus de gardes et choisit la tuile ; tous les gardes rentrent.
ask-cover-stranded = Recouvrir un ninja sur { $road } ? Attention
    .hint = Il vous resterait un garde hors des routes, ou aucun. Ils ne reviennent que si quelqu’un termine une route.
ask-tile = { $road } est terminée : quelle tuile ?
    .hint = La vôtre ne relie que vos sites, et ses gardes paient tous les autres qui construisent à côté ; une neutre relie pour tous, et ses gardes ne paient personne.
ask-tile-other = { $road } est terminée : quelle tuile posez-vous ?
    .hint = C’est le tour d’un autre ({ $seat }), mais vous y avez le plus de gardes : vous décidez. Les gardes de votre tuile paient les autres qui construisent à côté, ceux d’une neutre ne paient personne.
ask-set-guard = Mise en place : posez un garde sur une route
    .hint = Sur une route d’au moins { $ninjas } ninjas sans garde adverse ; un ninja reste à découvert.
ask-set-champion = Mise en place : où commence votre { $champion } ?
    .hint = Dans un village sans autre champion à vous. À un bâtiment de son type, il trouve des tuiles Quête.
ask-join = { $mission } : participez-vous ?
    .hint = Cela retient un de vos gardes ; vous pouvez le reprendre au début d’un de vos tours, et vous êtes alors hors course.
ask-card = Une nouvelle ville ! Prenez une carte Ville
    .hint = { $cards ->
        [1] C’est la dernière ; elle agit aussitôt.
       *[other] Au bout gauche ou droit de la rangée ; elle agit aussitôt.
      }
ask-take = { $more ->
    [yes] Prenez encore une tuile
   *[no] Prenez une tuile
  }
    .hint = { $more ->
        [yes] D’un autre type que la précédente.
       *[no] { $count ->
            [one] Une tuile.
           *[other] { $count } tuiles différentes, l’une après l’autre.
          }
      }
ask-free = Bonus de frontière : une action neutre gratuite ?
    .hint = Une case de la colonne neutre qui aurait un effet, sans gardes ni PA. La récompense suit.
ask-reward = Bonus de frontière : prenez votre récompense
    .hint = { $points } points{ $tiles ->
        [0] { "" }
        [one] {" "}ou une tuile du stock
       *[other] {" "}ou { $tiles } tuiles différentes du stock
      }.
ask-one-bonus = Bonus de frontière : choisissez
    .hint = { $free ->
        [no] { "" }
       *[yes] Une action neutre gratuite, ou{" "}
      }{ $points } points{ $tiles ->
        [0] { "" }
        [one] {" "}ou une tuile du stock
       *[other] {" "}ou { $tiles } tuiles différentes du stock
      }.

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
    [move] Ne pas bouger
    [build] Ne pas construire
    [tile] Aucune tuile
    [sell] Ne pas vendre
    [gain] Ne rien gagner
    [vanish] Les laisser là
   *[both] Ni l’un ni l’autre
  }
button-cover = Recouvrir un ninja
button-tile-own = Ma tuile (reste { $count })
button-tile-neutral = Neutre (reste { $count })
button-join = Participer
button-leave = Quitter la course
button-card = Carte : { deed }
button-take = { $tile }
button-reward = Points
button-sell = Vendre un Coffre
button-gain = { $what ->
    [ap] Gagner les PA
   *[vp] Gagner les points
  }
button-lead = { $seat }
button-vanish = { $champion } : disparaître


## Pourquoi pas : ce que l’on touche n’est pas nommé à nouveau

why-left-or-above-the-last-space = Cette case est à gauche ou au-dessus de votre dernière ; dans une manche, on ne va qu’à droite et vers le bas.
why-not-enough-guards = Cette case demande maintenant { $needed ->
    [one] { $needed } garde
   *[other] { $needed } gardes
  }, et vous en avez { $guards } en réserve.
why-not-enough-action-points = Cette case coûte { $cost } PA et vous en avez { $ap } ; la piste finit à { $lowest }.
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
    .brief = { $column } { $cost } PA
scene-log-city-card = prend une carte Ville : { deed }
scene-log-lead = déplace le { $champion } ({ $seat }) par { $way }
scene-log-free = action gratuite : { deed }
scene-log-special = utilise A9 : { deed }
scene-log-cannot-act = ne peut rien faire et passe
scene-log-mission = remplit { $mission } (+{ $points })
scene-log-take-back = reprend { $guards ->
    [one] { $guards } garde
   *[other] { $guards } gardes
  } ({ $ap } PA maintenant)

## Aide : les règles de ce qui est à l’écran

help-goal = Menez trois champions pandas, un Moine, un Gouverneur et un Guerrier, à travers un pays plein de ninjas. Les points viennent des bâtiments, des sites libérés des ninjas, des cartes Ville et des mandats et, à la fin, des tuiles que vos champions ont récoltées.

    Qui a le plus de points l’emporte. À égalité, les points d’action départagent ; sinon la victoire est partagée.
    .title = Le but
help-turn = Une manche est une suite de tours dans l’ordre du tour, jusqu’à ce que tous aient passé. À votre tour,
    - choisissez une case du plateau d’actions et une de ses options,
    - posez-y autant de vos gardes qu’elle en demande maintenant (le nombre sur le bouclier),
    - payez les PA de sa ligne (le nombre à gauche),
    - faites ce que dit l’option.

    Vous pouvez passer à n’importe quel tour ; vous ne jouez alors plus dans cette manche. Quand tous ont passé, chacun reprend ses gardes du plateau d’actions : chacun d’eux donne 1 PA. Qui a alors le moins de PA commence.
    .title = Un tour
help-board = Votre première case d’une manche est libre. Ensuite, vous pouvez reprendre la même, une case plus à droite sur sa ligne, ou n’importe laquelle d’une ligne plus basse. Ce qui est à gauche ou au-dessus vous est fermé jusqu’à la fin de la manche. De haut en bas, les lignes coûtent { $row_costs } PA.

    Une case de couleur vide demande { $coloured_guards ->
        [one] { $coloured_guards } garde
       *[other] { $coloured_guards } gardes
      }, une neutre vide { $neutral_guards }. Chaque fois qu’une case est choisie dans la manche, par qui que ce soit, elle en demande { $more_guards } de plus. Les gardes des autres ne bloquent jamais une case.

    { term-void.effect }
    .title = Le plateau d’actions
help-points = { term-ap.effect } Une case qui coûte 0 n’est pas un paiement.

    Les marqueurs d’une même case de la piste des PA forment une pile ; le dernier arrivé est au-dessus et joue en premier.
    .title = Points d’action et ordre du tour
help-moving = Un champion emprunte une route si sa force vaut au moins le nombre de ninjas à découvert. Sa force grandit avec ses tuiles Force (Chapelet, Pièce, Sabre), celle qui est imprimée comprise.

    Après chaque route, vous pouvez recouvrir un de ses ninjas avec un garde de votre réserve. Dans un déplacement de deux routes, la première s’achève, garde et tuile compris, avant la seconde ; revenir en arrière est permis. Pointer un site montre le chemin, le garde et la tuile qu’il pourrait apporter.
    .title = Se déplacer
help-roads = Dès qu’aucun ninja d’une route n’est à découvert, le joueur qui y a le plus de gardes (à égalité : qui a posé le dernier) les remplace par une tuile Route. { $tile_reading ->
        [own] Elle est à lui, ou neutre si aucune des siennes ne convient.
       *[ask] Elle est à lui ou neutre ; c’est à lui qu’on demande, quel que soit le joueur dont c’est le tour.
      } Tous les gardes de la route rentrent chez eux, sans PA. Tuiles Route de chacun (nombre × gardes dessus) : { $own_roads } ; les neutres : { $neutral_roads }.

    Les gardes imprimés sur une tuile comptent encore comme gardes autour des deux sites : ceux d’une tuile de couleur pour son propriétaire, ceux d’une neutre pour personne. Si plus aucune tuile ne convient, les gardes restent.

    Les gardes sur des routes inachevées ne sont pas disponibles. Gardez-en quelques-uns, sinon vous ne pouvez plus rien faire.
    .title = Gardes et tuiles Route
help-freed = { term-free.effect }
    .title = Sites libérés
help-building = Le Moine construit des Portes, le Gouverneur des Marchés, le Guerrier des Pagodes, chacun là où il se trouve. Il faut assez de gardes autour du site, de toute couleur :
    - 1er bâtiment : { $needed_1 } gardes, { $build_1 } points
    - 2e : { $needed_2 } gardes, { $build_2 } points
    - 3e : { $needed_3 } gardes, { $build_3 } points ; le village devient une ville
    - 4e : { $needed_4 } gardes, { $build_4 } points
    - 5e : { $needed_5 } gardes, { $build_5 } points
    - 6e : { $needed_6 } gardes, { $build_6 } points ; la ville devient une capitale

    Chaque garde adverse autour du site en donne { $foreign_points } de plus. Les trois premiers bâtiments sont de types différents, et les trois du socle de ville aussi. Il y a { $gates } Portes, { $markets } Marchés, { $pagodas } Pagodes et { $bases } socles de ville.
    .title = Construire
help-cities = Le troisième bâtiment change un village en ville : les bâtiments retournent au stock, un socle de ville arrive, et vous prenez une carte Ville. { term-card.effect }

    Une ville compte comme un bâtiment de chaque type. Les actions de village ne construisent que dans les villages, les actions de ville (le signe au rempart) que dans les villes.
    .title = Villes et cartes Ville
help-border = { term-border.effect }
    .title = La frontière
help-bonus = { term-bonus.effect } L’action gratuite est de la colonne neutre, sans gardes ni PA ; tout ce qu’elle demande d’autre doit y être.
    .title = Bonus de frontière
help-tiles = { term-strength.effect }

    { term-quest.effect } La fiche de Clan montre ce que cela donne maintenant.
    .title = Tuiles Force et Quête
help-actions = - Déplacer : une route, ou une à deux.
    - Esquiver : un déplacement où comptent moins de ninjas.
    - Couvrir { $covers_most } : un déplacement après lequel vous pouvez recouvrir autant de ninjas.
    - Bâtir : dans un village, ou avec le rempart dans une ville.
    - Chapelet, Pièce, Sabre : prenez la tuile Force.
    - Lanterne, Coffre, Masque : prenez la tuile Quête, au bâtiment du champion.
    - Transport : retirez un champion du plateau, ou posez un champion disparu sur n’importe quel site.
    - Vente : le Gouverneur, à un Marché, vend un Coffre.
    - +PA et +PV : gagnez-en autant.

    Deux signes dans une option sont deux actions : l’une ou les deux, dans l’ordre voulu.
    .title = Ce que font les actions
help-missions = { $missions_reading ->
        [off] Cette partie se joue sans mandats.
       *[on] { term-mission.effect } Les cartes disent ce qu’elles paient ; sur la bleue est inscrit où en est chacun.
      }

    A4 à A6 sont une course : qui participe a un garde sur la carte et peut le reprendre au début d’un de ses tours, sans PA, mais est alors hors course. A9 a six actions : { $a9_reading ->
        [turn] à n’importe quel tour
       *[round] une fois par manche
      }, vous pouvez y poser un garde au lieu de choisir une case, sans payer de PA.
    .title = Mandats
help-end = { term-end.effect }
    .title = La fin
help-setup = Chacun commence avec { $start_ap } PA, { $start_vp } points et { $guards_each } gardes. { $starts ->
        [one] Un site reçoit
       *[other] { $starts } sites reçoivent
      } un bâtiment de départ. De chaque tuile Force il y a { $strength_supply }, de chaque tuile Quête { $quest_supply }. La rangée compte { $city_cards } cartes Ville.

    Dans l’ordre du tour, un par un, chacun pose { $guards_set_up ->
        [one] { $guards_set_up } garde
       *[other] { $guards_set_up } gardes
      } sur des routes d’au moins { $set_up_ninjas } ninjas, jamais là où se trouve un garde adverse et jamais sur le dernier ninja. Viennent ensuite les champions : les Moines du dernier joueur au premier, les Gouverneurs du premier au dernier, les Guerriers de nouveau à partir du dernier, chacun dans un village sans autre champion du même joueur.
    .title = Mise en place

## À propos des plateaux

about-board = Pièces, règles, quelles actions existent et ce que coûte chaque ligne sont ceux des livrets. Le plateau des sites, et quelle action est sur quelle ligne (donc ce qu’elle coûte), sont notre reconstitution, et vous pouvez charger les vôtres.
    .given = Toutes les pièces et leurs nombres, mise en place, tour, déplacement, tuiles Route, construction, cartes Ville, mandats et fin ; quelles actions existent et ce que coûte une ligne ; la case du Guerrier à 1 PA et la ligne de +4 PA.
    .ours = Nous ne connaissons pas les images imprimées. Ceci est donc de nous, fait pour s’accorder avec tout ce que disent les livrets :
    - le plateau : sites, routes, ninjas, noms, une zone frontière par côté
    - quelle action est sur quelle ligne : une tuile Quête coûte 2 PA sur « panda » et 4 sur « calibrated »
    - ce que donne la case à points : 4 sur « panda », 2 sur « calibrated »
    - les bouts de la piste des PA, et laquelle de ses deux cases sous 0 coûte 2 points et laquelle 5
    - combien de tuiles tient une fiche, et que deux cartes de départ montrent chaque type

    « calibrated » est le même plateau avec un autre plateau d’actions : construire vient avant récolter ; « bamboo » est un petit plateau à nous, pour deux, qui finit plus tôt.
    .load = Écrivez ce que vous voyez sur votre plateau dans un fichier de plateau : un texte en TOML, les fichiers ci-dessous sont les modèles. Sites, routes avec leurs ninjas, sorties, cases du plateau d’actions, pistes et cartes y sont tous. Les sites sans coordonnées se répartissent d’eux-mêmes sur le plateau. Une clé inconnue des fichiers de plateau est refusée par son nom.

## Les règles par leur numéro, et des réponses à ce qu’elles laissent ouvert

rule-p-1 = Way of the Panda se joue de deux à quatre, chacun avec un clan de trois champions ; qui a le plus de points l’emporte.
rule-p-14 = Tout est à découvert. Le hasard ne décide que de la mise en place : cartes Ville, bâtiments de départ, premier joueur, mandats.
rule-p-15 = Le plateau d’actions a quatre colonnes : Moine, Gouverneur, Guerrier, neutre. De haut en bas, ses lignes coûtent { $row_costs } PA.
rule-p-16 = Une case de couleur peut montrer deux options, dont vous choisissez une ; une case neutre en montre toujours une.
rule-p-17 = Deux actions dans une option : l’une ou les deux, dans l’ordre voulu. La seconde peut profiter de la première.
rule-p-24 = Sites et routes sont ceux du plateau joué.
rule-p-26 = { term-border.effect }
rule-p-27 = { term-card.effect }
rule-p-33 = À la mise en place, chacun pose { $guards_set_up ->
    [one] { $guards_set_up } garde
   *[other] { $guards_set_up } gardes
  } dans l’ordre du tour, un par un : sur une route d’au moins { $set_up_ninjas } ninjas et sans garde adverse.
rule-p-34 = À la mise en place, tous les Moines se placent dans l’ordre inverse du tour, puis les Gouverneurs dans l’ordre, puis les Guerriers dans l’ordre inverse : chacun dans un village sans champion du même joueur.
rule-p-35 = Avec les mandats, on tire une carte verte et une bleue à la fin de la mise en place.
rule-p-37 = Un tour : choisir une case, poser les gardes, payer les PA, effectuer l’action. Puis c’est au joueur suivant.
rule-p-38 = Votre première case d’une manche est libre. Ensuite : la même, plus à droite sur sa ligne, ou n’importe laquelle d’une ligne plus basse.
rule-p-39 = Une case de couleur vide demande { $coloured_guards ->
    [one] { $coloured_guards } garde
   *[other] { $coloured_guards } gardes
  }, une neutre vide { $neutral_guards } ; une case choisie dans cette manche, { $more_guards } de plus que la dernière fois.
rule-p-40 = { term-ap.effect }
rule-p-42 = Vous pouvez passer à n’importe quel tour, et vous le devez si aucune case ne peut être remplie et payée. Qui a passé ne joue plus dans la manche. { term-void.effect }
rule-p-46 = Un déplacement mène un champion à l’autre bout d’une route ; un déplacement d’une ou deux routes le fait une ou deux fois avec le même champion.
rule-p-47 = Un champion emprunte une route si sa force vaut au moins le nombre de ninjas à découvert.
rule-p-48 = Après chaque route, vous pouvez recouvrir un de ses ninjas à découvert avec un garde de votre réserve.
rule-p-50 = Quitter le plateau par une route de sortie, aller à la zone frontière suivante et revenir par une route de sortie sont chacun un déplacement. Entre zones frontières, il n’y a pas de ninjas.
rule-p-54 = { term-road.effect }
rule-p-57 = { term-free.effect }
rule-p-58 = { term-build.effect } Les actions de village ne construisent que dans les villages, celles de ville que dans les villes.
rule-p-59 = Les trois premiers bâtiments d’un site sont de trois types, et les trois de son socle de ville aussi.
rule-p-62 = { term-city.effect }
rule-p-63 = L’action neutre de construction : un de vos champions dans une ville y construit son type, selon les règles habituelles.
rule-p-64 = Le sixième bâtiment fait d’une ville une capitale ; on n’y construit plus rien.
rule-p-65 = { term-bonus.effect }
rule-p-66 = L’action neutre gratuite demande tout ce qu’elle demande d’ordinaire : force, gardes autour, pièces. Elle n’est proposée que là où elle a un effet.
rule-p-67 = { term-strength.effect } S’il n’en reste plus ou si la colonne est pleine, on ne prend rien.
rule-p-68 = { term-quest.effect } S’il n’en reste plus ou si la colonne est pleine, on ne prend rien.
rule-p-69 = { term-vanish.effect }
rule-p-70 = { term-sell.effect }
rule-p-73 = Une carte Ville agit aussitôt et s’en va. Ses tuiles sont de types différents et ne demandent pas de champion sur place ; on peut renoncer à ses déplacements.
rule-p-82 = Qui veut participer à A4, A5 ou A6 pose un garde sur la carte à la mise en place. Chaque bâtiment voulu le fait avancer. Au début d’un de ses tours on peut le reprendre, sans PA ; le progrès est perdu, et l’on ne peut pas revenir.
rule-p-83 = { mission-A9.effect }
rule-p-86 = { mission-B3.effect }
rule-p-87 = { mission-B4.effect }
rule-p-89 = { mission-B6.effect }
rule-p-91 = { term-end.effect }
rule-po-12 = { term-void.effect }
rule-pr-4 = À la mise en place, vous pouvez poser un deuxième garde sur la même route, mais un ninja reste à découvert.
rule-pr-5 = La piste des PA finit à { $highest_ap } ; ce qui dépasse est perdu.
rule-pr-22 = Un champion disparu n’est pas sur le plateau : il ne peut ni se déplacer, ni construire, ni prendre de tuile Quête, ni vendre.
rule-pr-37 = Le troisième bâtiment demande un socle de ville. Il y en a { $bases } ; une fois épuisés, plus aucun village ne devient une ville.
rule-pr-39 = Tout bâtiment sauf le troisième demande une pièce de son type du stock.
rule-pr-43 = Des tuiles différentes sont de types différents ; vous en prenez autant que stock et fiche le permettent.
rule-pr-49 = A9 demande un garde de votre réserve et aucun PA : on peut s’en servir à 0 PA ou moins.
rule-pr-50 = La première action spéciale déplace un champion qui est sur le plateau ; un champion disparu revient par le transport.
rule-pr-66 = { $round_limit ->
    [0] Cette partie n’a pas de limite de manches.
   *[other] La partie finit au plus tard avec la manche { $round_limit }.
  } Une manche où personne ne choisit de case la finit aussi.
ruling-A1-1 = Les quatre tuiles peuvent mêler les siennes et des neutres. Une ville compte comme ayant chaque bâtiment.
ruling-A1-2 = Si un même événement l’accomplit pour plusieurs, celui dont c’est le tour reçoit les points, sinon le suivant dans l’ordre du tour.
ruling-A2-1 = { ruling-A1-1 }
ruling-A2-2 = { ruling-A1-2 }
ruling-A3-1 = { ruling-A1-1 }
ruling-A3-2 = { ruling-A1-2 }
ruling-A4-1 = Les bâtiments de départ ne comptent pour personne ; les troisièmes et les gratuits comptent pour qui les construit.
ruling-A4-2 = Quand quelqu’un l’accomplit, tous les gardes de la carte rentrent, sans PA.
ruling-A5-1 = { ruling-A4-1 }
ruling-A5-2 = { ruling-A4-2 }
ruling-A6-1 = { ruling-A4-1 }
ruling-A6-2 = { ruling-A4-2 }
ruling-A7-1 = Un côté est atteint par une tuile Route sur une de ses routes de sortie. Deux routes de sortie d’un côté ne sont pas reliées par la frontière.
ruling-A8-1 = Cela compte aussi si la tuile d’un autre achève votre réseau : vous recevez aussitôt les points.
ruling-A9-1 = C’est tout votre tour, mais votre place sur le plateau d’actions ne change pas.
ruling-A9-2 = La dernière des six actions s’effectue d’abord ; puis tous les gardes rentrent, sans PA. Ceux qui s’y trouvent à la fin de la partie y restent.
ruling-A9-3 = Construire par A9 donne tout ce que donne un bâtiment : points, carte Ville, bonus de frontière.
ruling-B2-1 = Les champions à la frontière ou hors du plateau ne sont dans aucune ville.
ruling-B3-1 = Des côtés voisins comptent comme des côtés opposés.
ruling-B5-1 = Des champions sur un même site sont à distance 0 ; ceux à la frontière ou hors du plateau ne comptent pas. Une distance de 0 ne rapporte rien.
ruling-B6-1 = Qui n’y a aucun garde ne reçoit rien, même là où personne n’en a.
ruling-B7-1 = Seul compte le meilleur réseau d’un joueur, et seulement si assez de ses sites ont le bâtiment : une ville seule ne compte pas.
ruling-B7-2 = Un socle de ville compte pour un, un bâtiment du type dessus pour un autre.
ruling-B8-1 = { ruling-B7-1 }
ruling-B8-2 = { ruling-B7-2 }
ruling-B9-1 = { ruling-B7-1 }
ruling-B9-2 = { ruling-B7-2 }
ruling-c1-1 = Aucun champion n’a besoin d’être quelque part ; vous en prenez autant que le stock et la fiche le permettent.
ruling-c1-2 = Différentes : pas deux du même type.
ruling-c2-1 = Les PA au-delà du bout de la piste sont perdus. Votre marqueur se pose au-dessus de ceux de sa nouvelle case.
ruling-c3-1 = Il ne faut ni bâtiment ni champion sur place ; vous en prenez autant que le stock et la fiche le permettent.
ruling-c3-2 = Différentes : pas deux du même type.
ruling-c5-1 = Les points viennent aussitôt, quoi que le bâtiment rapporte d’autre.
ruling-c6-1 = Les livrets diffèrent : l’italien donne 2 points, l’allemand 3. Une option en décide.
ruling-c6-2 = Le déplacement est facultatif. Il suit les règles habituelles : force contre ninjas, puis un garde si vous voulez.
ruling-c8-1 = Un seul champion fait les deux routes. Après chacune, vous pouvez recouvrir un ninja ; la seconde route est facultative.
ruling-c4-1 = { ruling-c2-1 }
ruling-c7-1 = { ruling-c5-1 }
ruling-c8-2 = { ruling-c6-2 }
ruling-B1-1 = Les tuiles Route neutres ne comptent pour personne.
ruling-B4-1 = Les gardes imprimés sur les tuiles neutres ne comptent pour personne.
ruling-move-1 = La première route s’achève, avec garde, tuile et sites libérés, avant la seconde ; les gardes rentrés servent aussitôt.
ruling-move-2 = L’aller-retour est permis, et peut recouvrir deux ninjas d’une même route.
ruling-road-1 = Qui a le plus de gardes choisit la tuile, même au tour d’un autre et après avoir passé.
ruling-road-2 = Une tuile à 3 gardes en a 2 au dos : c’est une seule pièce.
ruling-free-1 = Un garde peut libérer les deux bouts d’une route ; les deux rapportent.
ruling-free-2 = La tuile Route est posée d’abord, puis on compte : les gardes imprimés sont à son propriétaire.
ruling-build-1 = Les gardes neutres comptent pour ce qu’il faut à un bâtiment, mais ne paient personne.
ruling-build-2 = Un bâtiment de départ est le premier bâtiment de son site.
ruling-city-1 = Un socle de ville vide compte comme une Porte, un Marché et une Pagode.
ruling-bonus-1 = L’action gratuite ignore votre place sur le plateau d’actions et laisse le nombre de gardes comme il était. L’action +PA ne coûte alors rien.
ruling-ap-1 = Seule compte la case où finit un paiement ; les points ne tombent jamais sous 0.
ruling-ap-2 = Aller à droite sur une case sous 0 ne coûte rien, et une ligne à 0 non plus.
ruling-vanish-1 = Un champion à la frontière peut disparaître ; on ne réapparaît que sur un site.
ruling-sell-1 = Un Coffre vendu retourne au stock et peut être regagné.
ruling-end-1 = Qui déclenche la fin continue comme les autres ; des pièces rendues plus tard n’y changent rien.
example-space = A a choisi g3. Ce qui est à gauche ou au-dessus est fermé pour la manche ; la même case, plus à droite et plus bas sont ouverts.
example-ap = A a 0 PA et prend +4 PA, qui en coûte 2 : le paiement finit sur −2 et coûte 5 points ; puis viennent les 4 PA.
example-strength = Le Moine a une force de 1 : il passe la route à un ninja, pas celle à trois.
example-road = Chacun y a un garde. A a posé le dernier et choisit la tuile.
example-free = A recouvre le dernier ninja autour de Longyan : 2 points pour cela, 4 pour ses gardes ; B en reçoit 3.
example-build = Deux gardes sont autour de Yunxi, dont un de B : 4 points pour le premier bâtiment et 1 pour le garde.
example-bonus = Le premier bâtiment à Xuefeng : 4 points, un +4 PA gratuit, et 5 points en récompense.
example-quest = Chapelet et Lanterne : sans Porte, le Moine ne trouve pas de Lanterne, mais le Chapelet peut être pris.
example-A7 = La tuile de la route de sortie relie le côté ouest au côté est : 15 points.
example-A9 = A a un garde sur la carte et s’en est servi dans cette manche.
example-c1 = A a fait de Songlin une ville et prend la carte de gauche : deux tuiles parmi Chapelet, Pièce et Sabre. Les tuiles Quête n’en sont pas.
example-c2 = A prend la carte des PA. Elle ne rapporte pas de points, mais des tours.
example-c3 = Les tuiles Quête d’une carte ne demandent aucun bâtiment : ici le Guerrier n’est même pas sur le plateau.
example-c5 = La carte vaut 4 points aussitôt.
example-c6 = Comme on joue d’ordinaire : 2 points, et le Moine peut continuer vers un site qu’il peut atteindre.
example-c8 = 1 point, et après la première route le Moine peut en prendre une seconde.

## Dit par le cadre dans les mots de ce jeu

welcome-type = Tapez ce que vous voulez faire (m2 b, build gate p04, ou un numéro de la liste). Et aussi : aide, conseil, annuler, quitter.
help-1 = Choisissez en tapant un numéro de la liste, le choix lui-même ou une partie de celui-ci : `space m2 b`, ou simplement `m2 b`.
help-why = pourquoi une chose est possible ou non : pourquoi move monk r04
help-rules = expliquer un mot ou un mandat : règles force

## Ce qu’on possède, et ce que rapporte un bâtiment

good-ap = PA
good-guards = { $count ->
    [one] garde
   *[other] gardes
  }
good-beads = { tile-beads }
good-coin = { tile-coin }
good-sword = { tile-sword }
good-lantern = { tile-lantern }
good-chest = { tile-chest }
good-mask = { tile-mask }
good-city-cards = { $count ->
    [one] carte Ville
   *[other] cartes Ville
  }
good-border-bonuses = { $count ->
    [one] bonus de frontière
   *[other] bonus de frontière
  }

## Ce qui a annoncé la fin, et les parties du score

closing-city-bases = { $seat } : { ending-city-bases }.
closing-capitals = { $seat } : { ending-capitals }.
closing-building-supply = { $seat } : { ending-building-supply }.

## Préparer une table

summary = { $players ->
    [2] Deux joueurs
    [3] Trois joueurs
   *[4] Quatre joueurs
  }. { $land ->
    [calibrated] Le pays où construire vient d’abord
    [bamboo] Bambouseraie, le petit plateau
    [panda] Le pays de nos règles
   *[own] Un plateau à vous
  }. { $mode ->
    [off] Sans mandats
    [drawn] Les mandats sont tirés au sort
    [more] { $listed } ; l’autre est tiré au sort
   *[named] { $listed }
  }.
group-map = Plateau
    .about = Le pays où vous voyagez, avec son plateau d’actions.
group-missions = Mandats
    .about = Une carte verte est une course, une bleue compte à la fin. Cochez-en une de chaque, ou laissez faire le sort.
set-green = Vert : une course
set-blue = Bleu : à la fin
refused-one-of-each = Un mandat vert et un bleu au plus.
refused-city-cards = La rangée prend { $need } cartes Ville, pas { $have } ; ou choisissez « tirées ».
refused-round-limit = Manches : un nombre de 1 à { $most }, ou none ; pas « { $value } ».

## What is wrong with a board file

refused-board-start-cards = Fichier de plateau, { $where } : { $need } sites ont un symbole de départ, mais il y a { $have } cartes de départ.
refused-board-start-pieces = Fichier de plateau, { $where } : il n’y a que { $most } pièces { $found }.
refused-board-guard-roads = Fichier de plateau, { $where } : les gardes du début demandent { $need } routes ; seules { $have } conviennent.
refused-board-guards-left = Fichier de plateau, { $where } : il ne reste aucun garde pour le plateau d’actions.
refused-board-actions = Fichier de plateau, { $where } : il faut ici une liste d’une ou deux actions.
refused-board-number-once = Fichier de plateau, { $where } : un seul site a le numéro { $number }, pas { $have }.
refused-board-road-itself = Fichier de plateau, { $where } : une route mène d’un site à un autre, pas de { $found } à lui-même.
refused-board-exits = Fichier de plateau, { $where } : quatre sorties mènent hors de chaque côté, mais { $have } hors du côté { $found }.
refused-board-side-pairs = Fichier de plateau, { $where } : il faut ici des paires des côtés N, E, S, W, pas { $found }.
refused-board-no-way = Fichier de plateau, { $where } : aucun chemin ne mène de { $first } à { $then }.
refused-board-no-exit = Fichier de plateau, { $where } : { $found } a une case jaune, mais aucune route hors de la carte.
refused-board-yellow = Fichier de plateau, { $where } : { $need } sites ont une case jaune, pas { $have }.
