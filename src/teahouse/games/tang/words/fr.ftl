### Tang Garden en français. Les clés sont celles des textes anglais.

title = Tang Garden
goal = Aménagez le jardin de l’empereur, décorez-le et envoyez ses visiteurs là où la vue est la plus belle.

# L’accueil, un message par ligne.
welcome-1 = { $mode ->
    [solo] But : couvrir les { $spaces } cases intérieures. À chaque tour, posez une tuile et la décoration de la carte à côté de sa pile.
   *[other] But : le plus de pièces. À chaque tour, bâtissez (une tuile visible) ou décorez (piochez des cartes, gardez-en une).
  }
welcome-2 = { $mode ->
    [solo] Une tuile va là où les bords qui se touchent sont égaux. Chaque bord de même terrain et chaque clôture est une pièce.
   *[other] Une tuile va là où les bords qui se touchent sont égaux. Un même terrain fait avancer votre cube, un même chemin rapporte des pièces.
  }
welcome-3 = { $mode ->
    [solo] Des visiteurs vous rejoignent dès que vous avez tant de pièces : { $guests-at }. Talents et pistes ne servent pas.
   *[other] Quand les trois cubes atteignent une colonne (c), vous gagnez un visiteur et en envoyez un au jardin.
  }
welcome-4 = { $mode ->
    [solo] Le jardin achevé, vos visiteurs y entrent et gagnent selon ce qu’ils aiment voir.
   *[other] Il y gagne selon ce qu’il voit : les décorations devant lui et les paysages du côté qu’il regarde.
  }
welcome-5 = { $mode ->
    [solo] Vous perdez si aucun tour n’est possible, ou si une pile est épuisée et que ni « Tuile seule » ni « De l’étal » n’aide.
   *[other] Décorer révèle toutes les piles. Le dernier tour de table commence quand il reste au plus { $end-tokens ->
    [one] { $end-tokens } jeton Paysage
   *[other] { $end-tokens } jetons Paysage
  }, (L) et (S), sur le plateau ou qu’une pile est épuisée.
  }

## Pièces

terrain-greenery = verdure
terrain-water = eau
terrain-rock = roche
stack-greenery = verdure
stack-water = eau
stack-rock = roche
stack-tao = tao
stack-display = mise de côté

kind-birds = oiseaux
kind-fish = poissons
kind-lotus = lotus
kind-peonies = pivoines
kind-bridge = pont
kind-pavilion = pavillon
kind-pine = pin
kind-willow = saule
kind-maple = érable
kind-plum = prunier
kind-ginkgo = ginkgo

bonus-greenery = verdure +1
bonus-water = eau +1
bonus-rock = roche +1
bonus-any = un cube +1
bonus-landscape = un jeton Paysage
bonus-none = pas de bonus

site-greenery = verdure
site-water = eau
site-rock = roche
site-bridge = pont

size-large = grand
size-small = petit
side-N = nord
side-E = est
side-S = sud
side-W = ouest

icon-dragon = dragon
icon-construction = édifice
icon-temple = temple
icon-waterfall = cascade
icon-animal = animal
icon-village = village
icon-sun = soleil
icon-moon = lune
icon-element = élément

lantern-two-tiles = Deux tuiles
    .effect = { not-solo }En bâtissant, posez deux tuiles qui étaient visibles au début du tour et prenez ce que chacune rapporte. À annoncer avant ou après la première.
lantern-two-decorations = Deux décorations
    .effect = { not-solo }En décorant, gardez deux cartes jouables et placez les deux décorations.
lantern-reposition = Déplacer
    .effect = { not-solo }Déplacez une de vos figurines du jardin vers une autre place libre, ou tournez-la.
lantern-search = Chercher
    .effect = { not-solo }En invitant, prenez n’importe quel visiteur de la pioche ; ou, quand { $search-bonus ->
        [yes] vous avez pris un jeton Paysage, par une tuile ou une carte
       *[other] une tuile couvre un jeton Paysage
      }, n’importe quel paysage de sa pile.
lantern-tile-only = Tuile seule
    .effect = Solo : un tour où vous posez la tuile d’une paire sans sa décoration.
lantern-from-display = De l’étal
    .effect = Solo : un tour où vous posez une tuile mise de côté. Piles et cartes ne changent pas.
lantern-new-cards = Nouvelles cartes
    .effect = Solo : un tour où les quatre cartes à côté des piles sont remplacées ; rien n’est posé.
lantern-reuse = Réemploi
    .effect = Solo : un tour qui copie une autre lanterne déjà utilisée.

## Visiteurs : le talent agit tant que la figurine est sur votre carte, la vue compte une fois au jardin

character-architect = Architecte
    .skill = { $mode ->
        [solo] sans talent en solo
       *[other] { $architect-coins ->
        [one] { $architect-coins } pièce
       *[other] { $architect-coins } pièces
      } par pavillon ou pont
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Talent : { $architect-coins ->
        [one] { $architect-coins } pièce
       *[other] { $architect-coins } pièces
      } par pavillon ou pont que vous placez.{ " " }
      }Vue : { $architect-view } par édifice du côté qu’il regarde.
character-child = Enfant
    .skill = { $mode ->
        [solo] sans talent en solo
       *[other] { $child-coins ->
        [one] { $child-coins } pièce
       *[other] { $child-coins } pièces
      } par poissons ou oiseaux
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Talent : { $child-coins ->
        [one] { $child-coins } pièce
       *[other] { $child-coins } pièces
      } pour chaque décoration poissons ou oiseaux que vous placez.{ " " }
      }Vue : { $child-view } par animal du côté qu’il regarde.
character-empress = Impératrice
    .skill = { $mode ->
        [solo] sans talent en solo
       *[other] { $empress-coins ->
        [one] { $empress-coins } pièce
       *[other] { $empress-coins } pièces
      } par lotus ou pivoines
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Talent : { $empress-coins ->
        [one] { $empress-coins } pièce
       *[other] { $empress-coins } pièces
      } pour chaque décoration lotus ou pivoines que vous placez.{ " " }
      }Vue : { $empress-view }, mais { $empress-less } de moins pour l’Empereur et { $empress-less } de moins pour la Dame devant elle.
character-hermit = Ermite
    .skill = { $mode ->
        [solo] sans talent en solo
       *[other] { $hermit-coins ->
        [one] { $hermit-coins } pièce
       *[other] { $hermit-coins } pièces
      } si votre cube roche avance
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Talent : { $hermit-coins ->
        [one] { $hermit-coins } pièce
       *[other] { $hermit-coins } pièces
      } par tuile ou décoration qui fait avancer votre cube roche.{ " " }
      }Vue : { $hermit-view } par tuile à roche devant lui, { $hermit-most } au plus.
character-poet = Poétesse
    .skill = { $mode ->
        [solo] sans talent en solo
       *[other] { $poet-coins ->
        [one] { $poet-coins } pièce
       *[other] { $poet-coins } pièces
      } si votre cube eau avance
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Talent : { $poet-coins ->
        [one] { $poet-coins } pièce
       *[other] { $poet-coins } pièces
      } par tuile ou décoration qui fait avancer votre cube eau.{ " " }
      }Vue : { $poet-view } par tuile à eau devant elle, { $poet-most } au plus.
character-student = Étudiant
    .skill = { $mode ->
        [solo] sans talent en solo
       *[other] { $student-coins ->
        [one] { $student-coins } pièce
       *[other] { $student-coins } pièces
      } si votre cube verdure avance
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Talent : { $student-coins ->
        [one] { $student-coins } pièce
       *[other] { $student-coins } pièces
      } par tuile ou décoration qui fait avancer votre cube verdure.{ " " }
      }Vue : { $student-view } par tuile à verdure devant lui, { $student-most } au plus.
character-emperor = Empereur
    .skill = { $mode ->
        [solo] sans talent en solo
       *[other] sans talent, mais { $emperor-view } par dragon en vue
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Sans talent.{ " " }
      }Vue : { $emperor-view } par dragon du côté qu’il regarde.
character-lady = Dame
    .skill = { $mode ->
        [solo] sans talent en solo
       *[other] sans talent, mais aime soleil et lune
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Sans talent.{ " " }
      }Vue : { $lady-view } pour un soleil ou une lune du côté qu’elle regarde, { $lady-both } pour les deux.
character-merchant = Marchand
    .skill = { $mode ->
        [solo] sans talent en solo
       *[other] payez { $merchant-cost } : { $merchant-cards } cartes de plus, ou la défaussée
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Talent : une fois par décoration, payez { $merchant-cost ->
        [one] { $merchant-cost } pièce
       *[other] { $merchant-cost } pièces
      } pour { $merchant-cards } cartes de plus ou pour le dessus de la défausse.{ " " }
      }Vue : { $merchant-view } par village du côté qu’il regarde.
character-monk = Moine
    .skill = { $mode ->
        [solo] sans talent en solo
       *[other] { $monk-coins ->
        [one] { $monk-coins } pièce
       *[other] { $monk-coins } pièces
      } si le choix est de deux exactement
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Talent : { $monk-coins ->
        [one] { $monk-coins } pièce
       *[other] { $monk-coins } pièces
      } si vous bâtissez avec exactement deux tuiles visibles, ou piochez exactement deux cartes.{ " " }
      }Vue : { $monk-view } par temple du côté qu’il regarde.
character-official = Mandarin
    .skill = { $mode ->
        [solo] sans talent en solo
       *[other] révéler ou échanger avant votre action
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Talent : avant votre action, payez { $official-cost ->
        [one] { $official-cost } pièce
       *[other] { $official-cost } pièces
      } pour révéler toutes les piles, ou glissez une tuile visible sous sa pile
      }{ $mode ->
        [solo] { "" }
       *[other] { $swap-cost ->
        [0] { "" }.{ " " }
       *[other] { " " }(pour { $swap-cost ->
        [one] { $swap-cost } pièce
       *[other] { $swap-cost } pièces
      }).{ " " }
      }
      }Vue : { $elements ->
        [all] { $official-view } par symbole, quel qu’il soit, du côté qu’il regarde.
        [some] { $official-view } par symbole nommé élément du côté qu’il regarde.
       *[other] 0, car aucun paysage de ce plateau ne montre de symbole nommé élément.
      }
character-sword-dancer = Danseuse au sabre
    .skill = { $mode ->
        [solo] sans talent en solo
       *[other] { $sword-dancer-coins ->
        [one] { $sword-dancer-coins } pièce
       *[other] { $sword-dancer-coins } pièces
      } par jeton Paysage
      }
    .effect = { $mode ->
        [solo] { "" }
       *[other] Talent : { $sword-dancer-coins ->
        [one] { $sword-dancer-coins } pièce
       *[other] { $sword-dancer-coins } pièces
      } par jeton Paysage que vous prenez.{ " " }
      }Vue : { $sword-dancer-view } par cascade du côté qu’elle regarde.
character-blind = le dessus de la pioche
    .effect = personne ne sait qui c’est

## Ce qui est demandé

prompt-turn = { $now ->
    [build] Bâtissez avec une tuile visible : après une manche sans rien de nouveau, qui peut bâtir le doit.
    [decorate] Aucune tuile visible ne convient : décorez ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
      }).
   *[both] Bâtir avec une tuile visible, ou décorer ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
      }) ?
  }
prompt-choose-tile = Quelle tuile posez-vous ?
prompt-build-again = Une seconde tuile, avec la lanterne ?
prompt-choose-cell = Où va { $tile } ?
prompt-pair-cell = Où va { $tile } ? (seulement là où sa décoration peut suivre)
prompt-rotate = Dans quel sens poser { $tile } en { $cell } ? (bords nord, est, sud, ouest)
prompt-paths = { $paths } chemins se rejoignent : des pièces, ou un pas pour deux d’entre eux ?
prompt-pick-landscape = Quel { $size } paysage ajoutez-vous ?
prompt-search-pile = Quel { $size } paysage de la pile ?
prompt-pick-two = Quel { $size } paysage choisissez-vous ? L’autre va en face.
prompt-choose-slot = Où va { $landscape } ({ $icons }) ?
prompt-choose-slots = Où va { $landscape } ({ $icons }) ? L’autre va en face.
prompt-choose-token = Quel jeton Paysage prenez-vous ?
prompt-before-drawing = Le Marchand achète-t-il avant que vous piochiez { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } ? (vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  })
prompt-choose-card = Quelle carte gardez-vous ?
prompt-put-decoration = Où va la décoration ({ $kind }) ?
prompt-bonus-step = Quel cube avance ?
prompt-decorate-again = Une seconde décoration, avec la lanterne ?
prompt-seek = Quel visiteur de la pioche ?
prompt-influence-now = Vos cubes ont atteint une colonne Visiteur. Qui invitez-vous ?
prompt-send-mini = Qui va au jardin ? L’autre est désormais actif sur votre carte.
prompt-end-of-turn = Autre chose avant la fin de votre tour ?
prompt-stand = { $character } : sur quelle place ?
prompt-stand-neutral = { $character } n’est à personne. Sur quelle place ?
prompt-face = { $character } : vers quel côté regarder depuis { $cell } ?
prompt-whom = Laquelle de vos figurines bouge ou tourne ?
prompt-solo-turn = Votre tour : { $left ->
    [one] reste { $left } case
   *[other] restent { $left } cases
  }. { ask-solo-turn }.
prompt-pair-decoration = Où va la décoration ({ $kind }) ?
prompt-choose-copy = Quelle lanterne copier ?
prompt-choose-stack = Quelle tuile posez-vous ?
prompt-choose-display = Quelle tuile de l’étal ?
prompt-keep-character = Qui gardez-vous ? L’autre reste au jardin et n’est à personne.
prompt-last-influence = Le jardin est achevé. Qui invitez-vous encore ?
prompt-send-own = Qui va maintenant au jardin ?

## Choix. `.many` nomme le groupe quand il y en a trop pour une liste ; `.plain` se dit sans position.

choice-build = bâtir avec la tuile { $tile } ({ $stack }){ $kind ->
    [none] { "" }
   *[other] {" "}et { $kind }
  }  { $edges }
    .plain = bâtir avec la tuile { $stack }
choice-decorate = décorer : piocher des cartes, en garder une
choice-done = rien de plus, continuer
choice-rotate = { $edges }
    .plain = { $rotation ->
    [0] ne pas tourner
    [one] un quart de tour à droite
   *[other] { $rotation } quarts de tour à droite
  }
choice-coins = prendre les pièces
choice-step = faire avancer le cube { $terrain }
choice-cell = la poser en { $cell }
    .many = La poser : tapez une case marquée ▸, par exemple { $example }
choice-tile = { $tile } : tuile révélée
choice-lantern = utiliser la lanterne « { $lantern } »
choice-refresh = rendre des jetons ({ $size }) pour rallumer la lanterne « { $lantern } »
choice-pick = prendre { $landscape } ({ $icons })
    .plain = prendre le paysage { $landscape }
    .many = En prendre un de la pile : tapez son nom, par exemple { $example }
choice-slot = côté { $side }, emplacement { $slot } (là : { $there })
    .plain = côté { $side }, emplacement { $slot }
    .many = Tapez un côté (N E S W) et un emplacement, par exemple { $example }
choice-landscape = le paysage { $landscape } arrive
choice-face = regarder côté { $side }
choice-wait = { $held ->
    [yes] personne : l’invitation est perdue, vous avez déjà un jeton Visiteur
   *[no] pas maintenant : prendre un jeton Visiteur
  }
    .plain = pas maintenant
choice-influence = { $character }. { $effect }
    .plain = inviter : { $character }
choice-card = { $kind } ({ $bonus }) : carte piochée
choice-keep = garder { $kind } ({ $bonus })
choice-put = en { $cell }, emplacement { $spot }
    .many = La placer : tapez une case et un emplacement, par exemple { $example }
choice-stand = en { $cell } ({ $place })
    .many = Tapez une case et la place, par exemple { $example }
choice-send = au jardin : { $character }. { $effect }
    .plain = envoyer au jardin : { $character }
choice-move = { $character }
choice-token = prendre le jeton en { $cell }
    .many = Prendre un jeton : tapez sa case, par exemple { $example }
choice-merchant = payer le Marchand : { $what ->
    [cards] d’autres cartes
   *[discard] le dessus de la défausse
  }
choice-flip = le Mandarin paie et révèle toutes les piles
choice-swap = le Mandarin glisse la tuile { $stack } sous sa pile
choice-character = { $character } arrive
choice-start = la tuile de départ : face { $start }, { $rotation ->
    [0] non tournée
    [one] un quart de tour
   *[other] { $rotation } quarts de tour
  }
choice-copy = comme « { $lantern } »
choice-display = tuile { $tile }  { $edges }
    .plain = tuile numéro { $number } de l’étal
    .many = Tapez le numéro d’une tuile, par exemple `display { $example }`
choice-remove = rendre des jetons et retirer ce qui est en { $cell }, emplacement { $spot }
    .many = Retirer une décoration contre des jetons : tapez remove, une case et un emplacement, par exemple `remove { $example }`
choice-size = un { $size } jeton

## Ce qui s’est passé. Le nom du joueur est devant ; ce que la table montre déjà n’est pas dit.

tang-card = { "" }
tang-character-up = { "" }
tang-landscape-up = { "" }
tang-first-landscape = { "" }
tang-tile-up = { "" }
tang-token-laid = { "" }
tang-display = { "" }
tang-character-token = prend un jeton Visiteur
tang-character-token-lost = perd le jeton Visiteur
tang-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  } { $why }
tang-column = tous les cubes en { $column } amènent un visiteur
tang-dealt = commence avec : { $character }
tang-decorate = décore
    .brief = { "" }
tang-enclosed = clôt une zone ({ $terrain })
tang-flip = fait révéler toutes les piles
tang-influence = invite : { $character }
    .brief = invité : { $character }
tang-landscape = installe un paysage côté { $side }
tang-lantern = utilise la lanterne « { $lantern } »
tang-last-round = la dernière manche : { $trigger }
tang-merchant = achète { $what ->
    [cards] des cartes
   *[discard] la carte défaussée
  }
tang-mini = { $character } se tient en { $cell } et regarde côté { $side }
    .brief = { "" }
tang-must-build = une manche sans rien de nouveau : qui peut bâtir doit bâtir
tang-forfeit = ne trouve rien pour { $what ->
    [tile] la seconde tuile
   *[decoration] la seconde décoration
  } : c’est perdu, la lanterne reste éteinte
tang-lost = { $why ->
    [stack] une pile est épuisée, et ni « Tuile seule » ni « De l’étal » ne permet de continuer
   *[turn] aucune paire ne peut être posée, et aucune lanterne n’aide
  }
tang-neutral = { $character } se tient en { $cell } et n’est à personne
tang-neutral-out = { $character } rentre
tang-nothing-playable = ne trouve aucune carte jouable : pour aucune il ne reste à la fois une place libre et une décoration
tang-opportunity-lapsed = l’invitation est perdue
tang-over = { $ending }
tang-place = pose une tuile en { $cell }
    .brief = tuile en { $cell }
tang-put = place { $kind ->
    [oiseaux] des oiseaux
    [poissons] des poissons
    [lotus] des lotus
    [pivoines] des pivoines
   *[other] un { $kind }
  } en { $cell }
    .brief = { $kind } en { $cell }
tang-refresh = rallume la lanterne « { $lantern } »
tang-remove = retire { $kind ->
    [oiseaux] des oiseaux
    [poissons] des poissons
    [lotus] des lotus
    [pivoines] des pivoines
   *[other] un { $kind }
  } en { $cell }
tang-reshuffle = la défausse devient la nouvelle pioche
tang-step = { $terrain } à { $position }
    .brief = { "" }
tang-swap = glisse une tuile sous la pile { $stack }
tang-token = prend le { $size } jeton en { $cell }
    .brief = { "" }
tang-won = toutes les cases sont couvertes : gagné, avec { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }

why-paths = pour les chemins
why-column = de la piste
why-skill = du talent
why-temple = du temple
why-edge = pour le même terrain
why-enclosure = pour la clôture

trigger-tokens-taken = il reste peu de jetons Paysage
trigger-stack-empty = une pile est vide
ending-tokens-taken = il ne reste que peu de jetons Paysage, la partie est terminée
ending-stack-empty = une pile est vide, la partie est terminée
ending-nothing-fits = plus rien ne va nulle part, la partie est terminée
ending-dead-round = personne n’a rien posé de toute une manche, la partie est terminée
ending-solo-lost = plus aucun tour n’est possible : la partie est perdue
ending-solo-fair = le jardin est achevé : un résultat honorable
ending-solo-good = le jardin est achevé : un bon résultat
ending-solo-impressive = le jardin est achevé : un résultat impressionnant
ending-solo-outstanding = le jardin est achevé : un résultat exceptionnel

## Pourquoi une chose n’est pas possible

reason-no-such-slot-of-this-size = Il n’y a pas de { $size } emplacement { $slot } côté { $side }.
reason-not-an-unseen-tile-of-this-stack = Ce n’est pas une tuile encore cachée de la pile { $stack }.
reason-no-such-card-is-left-in-the-deck = Il n’y a plus de telle carte dans la pioche.
reason-this-character-is-not-in-the-deck = { $character } : pas dans la pioche.
reason-not-an-unseen-landscape-of-this-size = Ce n’est pas un { $size } paysage que personne n’a vu.
reason-a-tile-lies-there = Il y a déjà une tuile en { $cell }.
reason-its-top-tile-lies-face-down = La tuile du dessus de la pile { $stack } est face cachée ; seules les tuiles visibles servent.
reason-no-tile-lies-beside-it = Il n’y a pas de tuile à côté de { $cell } ; une nouvelle tuile doit en toucher une.
reason-no-space-of-the-garden = { $cell } n’est pas une case du jardin.
reason-this-rotation-looks-like-a-smaller-one = La rotation { $rotation } donne la même chose que la rotation { $same } ; choisissez celle-ci.
reason-this-stack-is-empty = La pile { $stack } est vide.
reason-it-fits-in-no-rotation = Dans aucun sens elle ne va en { $cell } : les bords qui se touchent doivent être égaux.
reason-its-tile-fits-nowhere = Cette tuile ne va nulle part : les bords qui se touchent doivent être égaux.
reason-touching-edges-differ = Avec la rotation { $rotation }, elle touche un bord différent ; seuls murs et temples vont avec tout.
reason-the-token-is-of-the-other-size = Le jeton est { $size } ; ce paysage ({ $icons }) ne l’est pas.
reason-this-landscape-is-not-visible = Ce paysage ({ $icons }) n’est pas parmi ceux proposés.
reason-this-landscape-is-not-in-the-pile = Ce paysage ({ $icons }) n’est pas dans la pile.
reason-this-slot-is-filled = Cet emplacement côté { $side } est occupé.
reason-this-card-was-not-drawn = Cette carte ({ $kind }, { $bonus }) n’a pas été piochée.
reason-a-decoration-stands-there = Il y a déjà une décoration en { $cell } { $spot }.
reason-no-free-spot-for-it = Il n’y a pas d’emplacement libre pour cela ({ $kind }) au jardin : { $site }.
reason-no-such-decoration-is-left-in-the-supply = Il n’en reste plus en stock ({ $kind }).
reason-no-tile-lies-there = Il n’y a pas de tuile en { $cell }.
reason-not-a-spot-of-its-site = Il faut un emplacement { $site } ; { $cell } { $spot } n’en est pas un.
reason-a-playable-card-must-be-chosen = Une des cartes piochées est jouable : il faut en jouer une.
reason-no-landscape-token-lies-there = Il n’y a pas de jeton Paysage en { $cell }.
reason-this-cube-is-on-its-last-position = Le cube { $terrain } est au bout de sa piste.
reason-another-mini-stands-there = Une autre figurine s’y tient.
reason-no-such-character-space = Il n’y a pas de telle place en { $cell } ; les figurines vont sur les places imprimées, les ponts et les pavillons.
reason-only-the-new-mini-or-the-active-one = Ne peut aller au jardin maintenant que : { $character } ou { $active }.
reason-the-character-deck-is-empty = La pioche des visiteurs est vide.
reason-this-character-is-not-face-up = Ce visiteur ({ $character }) n’est pas visible.
reason-no-card-is-there-for-the-merchant = Il n’y a pas de carte pour le Marchand.
reason-the-merchant-is-not-active = Le Marchand n’est pas sur votre carte.
reason-the-merchant-trades-before-a-card-is-chosen = Le Marchand n’agit qu’avant le choix d’une carte.
reason-the-merchant-trades-once-per-action = Le Marchand n’agit qu’une fois par action.
reason-too-few-coins-for-the-merchant = Le Marchand coûte { $needed ->
    [one] { $needed } pièce
   *[other] { $needed } pièces
  } ; vous en avez { $coins }.
reason-it-is-the-last-tile-of-its-stack = C’est la dernière tuile de la pile { $stack }.
reason-no-top-tile-lies-face-down = Aucune pile n’est face cachée.
reason-the-official-acts-once-per-turn = Le Mandarin n’agit qu’une fois par tour.
reason-the-official-is-not-active = Le Mandarin n’est pas sur votre carte.
reason-too-few-coins-for-the-official = Pour cela, le Mandarin prend { $needed ->
    [one] { $needed } pièce
   *[other] { $needed } pièces
  } ; vous en avez { $coins }.
reason-a-lantern-has-been-used-this-turn = Vous avez déjà utilisé une lanterne ce tour-ci ; une par tour, pas plus.
reason-this-lantern-is-used = La lanterne « { $lantern } » est éteinte.
reason-a-second-decoration-needs-the-lantern = Une seconde décoration demande la lanterne « Deux décorations ».
reason-a-second-tile-needs-the-lantern = Une seconde tuile demande la lanterne « Deux tuiles ».
reason-a-tile-that-fits-must-be-placed = Vous avez utilisé la lanterne : il faut poser une tuile qui convient.
reason-it-looks-there-already = Elle regarde déjà côté { $side }.
reason-search-is-not-for-tokens-gained-by-a-card = La lanterne « Chercher » ne sert que pour un jeton couvert par une tuile.
reason-the-pile-is-empty = La pile des paysages est vide ({ $size }).
reason-this-lantern-is-ready = La lanterne « { $lantern } » est allumée ; il n’y a rien à rallumer.
reason-too-few-landscape-tokens-of-this-size = Il faut { $needed } jetons de cette taille ({ $size }), et vous en avez { $owned }.
reason-after-a-dead-round-whoever-can-build-must-build = Personne n’a rien posé à la manche précédente : qui peut bâtir doit bâtir.
reason-all-tokens-of-this-size-have-been-laid = Tous les jetons de cette taille ({ $size }) sont posés.
reason-solo-has-its-own-lanterns = La lanterne « { $lantern } » ne sert pas en solo.
reason-this-lantern-is-for-solo = Cette lanterne est pour le solo.
reason-a-lantern-is-a-turn-of-its-own = Une lanterne est un tour entier ; utilisez-la au début d’un tour.
reason-no-such-tile-in-the-display = { $tiles ->
    [0] Il n’y a pas de tuile à l’étal.
    [one] Il y a une tuile à l’étal : le numéro 0.
   *[other] Il y a { $tiles } tuiles à l’étal, numérotées à partir de 0.
  }
reason-no-tile-of-it-fits-anywhere = Aucune tuile ne va nulle part : la lanterne « { $lantern } » ne ferait rien.
reason-no-used-lantern-can-be-copied = Il n’y a pas de lanterne éteinte à copier maintenant.
reason-only-used-lanterns-can-be-copied = Seule une lanterne éteinte peut être copiée ; « { $lantern } » est allumée.
reason-the-decoration-in-hand-needs-a-spot-first = Libérez d’abord un emplacement ({ $site }) pour la décoration de la paire ({ $kind }).
reason-the-decoration-of-the-pair-would-have-no-spot = La décoration de cette paire ({ $kind }) n’aurait pas d’emplacement libre ({ $site }), et aucun ne peut être libéré.
reason-a-mini-stands-on-it = Une figurine s’y tient.
reason-no-decoration-stands-there = Il n’y a pas de décoration en { $cell } { $spot }.
reason-the-decoration-in-hand-would-have-no-spot = La décoration de la paire ({ $kind }) demande un emplacement ({ $site }) ; retirez-en une qui en occupe un.
reason-tokens-do-not-refresh-lanterns-in-solo = En solo, les jetons ne rallument pas les lanternes.
reason-too-few-landscape-tokens-of-one-size = Il faut { $needed } jetons d’une même taille ; vous en avez { $large } grands et { $small } petits.
reason-no-influence-is-open = Le prochain visiteur vient à { $needed } pièces ; vous en avez { $coins }.
reason-solo-knows-no-blind-draw = En solo, seuls les deux visiteurs visibles peuvent être invités.
reason-no-new-cards-while-a-stack-is-empty = Pas de nouvelles cartes tant qu’une pile est vide.
reason-no-pairs-while-a-stack-is-empty = Tant qu’une pile est vide, il ne reste que les lanternes « Tuile seule » et « De l’étal ».
reason-not-a-mini-of-yours-to-place = { $character } : ce n’est pas une figurine que vous pouvez placer.
reason-a-token-of-this-turn-is-for-later = Un jeton Visiteur pris ce tour-ci est pour un tour suivant.
moment-turn = bâtir ou décorer
moment-choose-tile = quelle tuile vous posez
moment-build-again = si une seconde tuile suit
moment-choose-cell = où va la tuile
moment-pair-cell = où va la tuile
moment-rotate = le sens de la tuile
moment-paths = des pièces ou un pas pour les chemins
moment-pick-landscape = quel paysage vous ajoutez
moment-search-pile = quel paysage de la pile vous prenez
moment-pick-two = quel paysage vous choisissez
moment-choose-slot = où va le paysage
moment-choose-slots = où va le paysage
moment-choose-token = quel jeton Paysage vous prenez
moment-before-drawing = si le Marchand achète
moment-choose-card = quelle carte vous gardez
moment-put-decoration = où va la décoration
moment-bonus-step = quel cube avance
moment-decorate-again = si une seconde décoration suit
moment-seek = quel visiteur de la pioche vous prenez
moment-influence-now = qui vous invitez
moment-send-mini = qui va au jardin
moment-end-of-turn = ce que vous faites encore ce tour-ci
moment-stand = où se tient le visiteur
moment-stand-neutral = où se tient le visiteur qui n’est à personne
moment-face = où regarde le visiteur
moment-whom = lequel de vos visiteurs bouge ou tourne
moment-solo-turn = une paire ou une lanterne
moment-pair-decoration = où va la décoration
moment-choose-copy = quelle lanterne est copiée
moment-choose-stack = quelle tuile vous posez
moment-choose-display = quelle tuile de l’étal
moment-keep-character = qui vous gardez
moment-last-influence = qui vous invitez encore
moment-send-own = qui va au jardin
reason-no-landscape-shows-an-element = Aucun paysage de ce plateau ne montre de symbole nommé élément : la vue du Mandarin vaut 0.
reason-another-card-than-in-the-rulebook = { $character } : sur ce plateau, un autre talent ou une autre vue que dans le livret ; les textes disent ceux du livret.
reason-chance-draws-this = Personne ne choisit cela ; c’est tiré.
reason-only-in-solo = Cela n’existe qu’en solo.
reason-not-in-solo = Cela n’existe pas en solo.
reason-first-decide-this = Décidez d’abord : { $moment }.
reason-this-has-to-be-decided = Cela ne peut pas être omis : { $moment }.
reason-the-action-of-this-turn-is-chosen = L’action de ce tour est choisie ; il y en a une par tour.
reason-the-form-of-this-turn-is-chosen = La forme de ce tour est choisie : une paire ou une lanterne.
reason-all-spaces-are-covered = Toutes les cases sont couvertes ; plus aucune tuile ne se pose.
reason-no-two-tiles-are-face-up = Il faut deux tuiles visibles ; leur nombre est { $tiles }.
reason-no-face-up-tile-fits = Aucune des tuiles visibles ne va nulle part.
reason-outer-spaces-are-not-used-in-solo = { $cell } est une case extérieure ; en solo, seules les cases intérieures servent.
reason-no-tile-is-in-hand = Choisissez d’abord une tuile visible ; aucune n’est encore prise.
reason-no-paths-are-to-be-paid = Aucun chemin n’en a rejoint un autre : il n’y a rien à payer maintenant.
reason-no-step-is-to-be-given = Il n’y a pas de pas au choix maintenant ; il vient pour deux chemins ou comme bonus d’une carte.
reason-no-landscape-is-to-be-picked = Un paysage se choisit quand un jeton Paysage a été pris ; ce n’est pas le cas.
reason-no-landscape-is-in-hand = Aucun paysage n’est choisi : il n’y a rien à mettre à un emplacement.
reason-no-token-of-choice-now = Un jeton au choix ne vient que par le bonus d’une carte ; il n’y en a pas maintenant.
reason-no-cards-are-drawn = Aucune carte n’est piochée ; cela se fait en décorant.
reason-no-drawn-card-can-be-played = Aucune des cartes piochées n’est jouable.
reason-no-second-card-was-drawn = { $drawn ->
    [0] Aucune carte n’a été piochée
    [one] Une seule carte a été piochée
   *[other] { $drawn } cartes ont été piochées
  } ; il n’y en a pas de seconde à placer.
reason-no-decoration-is-in-hand = Aucune carte n’est gardée : il n’y a pas de décoration à placer.
reason-the-merchant-trades-while-you-decorate = Le Marchand n’agit que pendant que vous décorez.
reason-the-discard-pile-is-empty = La défausse est vide.
reason-the-official-acts-before-the-action = Le Mandarin agit avant l’action du tour ; elle est choisie.
reason-no-guest-of-yours-is-in-the-garden = Vous n’avez pas encore de visiteur au jardin qui puisse bouger.
reason-no-such-guest-of-yours-in-the-garden = { $character } : ce n’est pas un de vos visiteurs du jardin.
reason-reposition-asks-for-nobody-now = Les visiteurs du jardin ne bougent qu’avec la lanterne « Déplacer » ; elle ne demande personne maintenant.
reason-two-tiles-is-for-building = La lanterne « Deux tuiles » sert quand vous bâtissez.
reason-two-decorations-is-for-decorating = La lanterne « Deux décorations » sert quand vous décorez.
reason-search-needs-a-guest-or-a-landscape = La lanterne « Chercher » sert quand vous invitez un visiteur ou choisissez un paysage ; ce n’est pas le cas.
reason-a-guest-comes-at-the-next-column = Un visiteur vient quand les trois cubes ont atteint la colonne { $column } ; les vôtres sont en { $greenery }, { $water } et { $rock }.
reason-all-character-columns-are-behind-you = Vos cubes ont passé la dernière colonne à visiteur ({ $column }), et vous n’avez pas de jeton Visiteur.
reason-guests-come-after-the-action = Les visiteurs s’invitent quand l’action du tour est finie.
reason-no-invitation-to-put-off = Vous n’avez pas d’invitation à remettre.
reason-invite-or-take-a-token = Invitez un visiteur, ou prenez un jeton Visiteur pour plus tard.
reason-no-character-is-left = Il ne reste plus de visiteur.
reason-no-free-character-space = Aucune place n’est libre au jardin pour un visiteur.
reason-search-takes-a-guest-by-name = Avec la lanterne « Chercher », vous choisissez le visiteur.
reason-nobody-is-to-be-sent = Personne n’est à envoyer au jardin maintenant.
reason-no-guest-is-on-its-way = Aucun visiteur n’est en chemin vers le jardin.
reason-its-space-is-chosen = Sa place en { $cell } est choisie ; dites où il regarde.
reason-no-card-lies-beside-the-stack = Il n’y a pas de carte à côté de la pile { $stack }.
reason-the-display-is-empty = Aucune tuile n’est encore mise de côté : l’étal est vide.
reason-no-lantern-has-been-used-yet = Aucune lanterne n’est encore éteinte : il n’y a rien à copier.
reason-reuse-is-not-being-used = Une lanterne ne se copie qu’avec la lanterne « Réemploi ».
reason-from-the-display-is-not-being-used = Une tuile de l’étal ne se pose qu’avec la lanterne « De l’étal ».
reason-no-further-guest-can-be-invited = Vous avez invité tous les visiteurs permis : { $guests }.

## Décompte

score-coins = Pièces
score-birds-fish = Oiseaux et poissons
    .why = { term-pairs.effect }
score-lotus-peonies = Lotus et pivoines
    .why = { term-pairs.effect }
score-bridges = Ponts
    .why = { term-bridge.effect }
score-pavilions = Pavillons
    .why = { term-pavilion.effect }
score-trees = Arbres
    .why = { term-tree.effect }
score-architect = { character-architect }
    .why = { term-sight.effect }
score-child = { character-child }
    .why = { term-sight.effect }
score-empress = { character-empress }
    .why = { term-sight.effect }
score-hermit = { character-hermit }
    .why = { term-sight.effect }
score-poet = { character-poet }
    .why = { term-sight.effect }
score-student = { character-student }
    .why = { term-sight.effect }
score-emperor = { character-emperor }
    .why = { term-sight.effect }
score-lady = { character-lady }
    .why = { term-sight.effect }
score-merchant = { character-merchant }
    .why = { term-sight.effect }
score-monk = { character-monk }
    .why = { term-sight.effect }
score-official = { character-official }
    .why = { term-sight.effect }
score-sword-dancer = { character-sword-dancer }
    .why = { term-sight.effect }

tie-break-1 = jetons Paysage
tie-break-2 = position du premier cube
tie-break-3 = position du deuxième cube
tie-break-4 = position du dernier cube

## La table en texte

sketch-points = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }, { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
sketch-face-down = face cachée
sketch-no-tiles = vide
sketch-face-up = visible
sketch-lantern-two-tiles = 2 tuiles
sketch-lantern-two-decorations = 2 décor
sketch-lantern-reposition = déplacer
sketch-lantern-search = chercher
sketch-lantern-tile-only = tuile seule
sketch-lantern-from-display = étal
sketch-lantern-new-cards = nouv. cartes
sketch-lantern-reuse = réemploi
sketch-character-token = jeton Visiteur
sketch-views = Vues
sketch-large = Grands
sketch-small = Petits
sketch-row = Visiteurs
sketch-deck = (+{ $count })
sketch-drawn = Cartes
sketch-card = { $kind } ({ $bonus })
sketch-tokens-left = encore { $count ->
    [one] { $count } jeton Paysage
   *[other] { $count } jetons Paysage
  } ; à { $end }, c’est la fin
sketch-last-round = dernière manche
sketch-spaces-left = encore { $count ->
    [one] { $count } case
   *[other] { $count } cases
  } à couvrir
sketch-influence-open = vous pouvez inviter un visiteur
sketch-next-character = prochain visiteur à { $coins } pièces
sketch-display = Étal
sketch-sees = { $name } regarde côté { $side } : { $decorations ->
    [one] { $decorations } décoration
   *[other] { $decorations } décorations
  } en vue, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en l’état
sketch-no-minis = Il n’y a pas encore de figurine au jardin.
sketch-supply = reste { $left } ; emplacements libres : { $free } ; cartes dans la pioche : { $cards }
sketch-key-greenery = verdure
sketch-key-water = eau
sketch-key-rock = roche
sketch-key-path = chemin
sketch-key-wall = mur (va avec tout)
sketch-key-temple = temple (va avec tout)
sketch-key-spot = emplacements libres d’une tuile : verdure, pont ; des lettres une fois décorés :
sketch-key-court = une place libre pour une figurine ; aussi chaque pavillon (Pv) et pont (Br) sans figurine
sketch-key-mini = la Poétesse du joueur ●, regardant côté sud
sketch-key-token = un grand, un petit jeton Paysage
sketch-key-track = un cube sur 2 ; devant : 1 pièce, un visiteur (pour les trois cubes), rien, 2 pièces, un visiteur
sketch-key-lantern = une lanterne allumée ; (entre parenthèses) si éteinte
sketch-key-free = peut être choisi maintenant
sketch-key-moved = vient de changer

help-sheet-characters = tous les visiteurs : talents, vues, et où ils sont
help-sheet-views = ce que chaque figurine du jardin voit et gagne
help-sheet-supply = décorations restantes, emplacements libres, cartes de la pioche
help-sheet-tiles = les tuiles que personne n’a vues, par leurs bords

## Options et variantes

option-board = Le plateau : pistes, cartes et tuiles ; un plateau à vous se lit dans un fichier.
    .label = Le plateau : pistes, cartes et tuiles
option-start_tile = Face et sens de la tuile de départ.
option-official_swap_cost = Ce que paie le Mandarin pour glisser une tuile sous sa pile.
option-elements_are_all_icons = Si tous les symboles comptent pour le Mandarin.
option-search_on_bonus = Si la lanterne « Chercher » sert pour un jeton gagné par une carte.
option-dead_round = Ce qu’entraîne une manche où personne ne pose rien.

option-start_tile-random = tirée
option-start_tile-A0 = face A, comme imprimée
option-start_tile-A1 = face A, un quart de tour
option-start_tile-A2 = face A, un demi-tour
option-start_tile-A3 = face A, trois quarts de tour
option-start_tile-B0 = face B, comme imprimée
option-start_tile-B1 = face B, un quart de tour
option-start_tile-B2 = face B, un demi-tour
option-start_tile-B3 = face B, trois quarts de tour
option-official_swap_cost-0 = rien
option-official_swap_cost-1 = 1 pièce
option-elements_are_all_icons-yes = oui, tous
option-elements_are_all_icons-no = non, ceux nommés élément seulement (nos plateaux n’en ont pas : sa vue vaut 0)
option-search_on_bonus-no = non, seulement couvert par une tuile
option-search_on_bonus-yes = oui, pour tous
option-dead_round-force-build = qui peut bâtir doit bâtir
option-dead_round-end = la partie finit
option-start_step_coin = Si le pas du bonus de départ donne sa pièce à l’Ermite, à la Poétesse et à l’Étudiant.
option-start_tile_in_view = Si la tuile de départ compte comme tuile en vue pour l’Ermite, la Poétesse et l’Étudiant.
option-solo_views = Ce que les visiteurs gagnent à la fin du solo.
option-start_step_coin-yes = oui, le talent agit déjà
option-start_step_coin-no = non
option-start_tile_in_view-yes = oui, une fois
option-start_tile_in_view-no = non, ce n’est pas une tuile de jardin
option-solo_views-preference = ce qu’ils préfèrent voir
option-solo_views-and-decorations = cela, et les décorations en vue

preset-recommended = Le plateau équilibré : bâtir et décorer se valent ; { $plain-cards } des { $all-cards } cartes n’ont pas de bonus.
preset-standard = Les nombres des règles : chaque carte a un bonus, les pistes paient plus tard ; décorer vaut davantage.
preset-letter = Chaque phrase du livret telle quelle : chaque carte a un bonus, et la tuile de départ n’est pas une tuile de jardin.

board-standard = les nombres des règles
option-board-balanced = équilibré : les pistes paient plus tôt
board-balanced = équilibré : des pistes qui paient plus tôt, beaucoup de cartes sans bonus

## Mots à chercher

term-build = Bâtir
    .effect = { $mode ->
        [solo] { help-solo }
       *[other] { term-build-table }
      }
term-build-table = Posez une tuile visible à côté d’une tuile posée. Les bords qui se touchent doivent être égaux ; murs et temples vont avec tout. Pour un même terrain, un cube avance ; pour un même chemin, vous gagnez des pièces (ou, pour deux chemins, un pas de n’importe quel cube) ; pour une zone désormais close, son cube avance encore. Puis un jeton sur la case amène un paysage.
term-decorate = Décorer
    .effect = { not-solo }Piochez { $base-draw ->
        [one] { $base-draw } carte
       *[other] { $base-draw } cartes
      } et une de plus par pile sans tuile visible. Gardez-en une jouable, placez sa décoration sur un emplacement libre et prenez son bonus, si elle en a un. Puis toutes les piles sont révélées.
term-edges = Bords
    .effect = Les lignes du jardin : " verdure, ~ eau, ^ roche, · chemin, # mur, T temple. Une case vide est bordée de ce que sa tuile doit montrer.
not-solo = { $mode ->
    [solo] Pas utilisé en solo.{" "}
   *[other] { "" }
  }
no-skills = En solo, il n’y a pas de talents.
solo-bridge = Une place pour un visiteur ; l’eau en dessous reste libre.
solo-pavilion = Une place pour un visiteur.
term-enclose = Clore
    .effect = Une zone est tout ce qui se touche d’un même terrain. Elle est close quand aucun de ses bords ne donne sur une case vide ou hors du plateau. Le bord du plateau ne clôt jamais.
term-temple = Temples
    .effect = Des pièces à la pose, et par bord de leur terrain qui les touche, plus tard aussi. Hua Ting, verdure : { $temple-greenery } et { $temple-edge-greenery } par bord. Hehua Ting, eau : { $temple-water } et { $temple-edge-water }. Simian Ting, roche : { $temple-rock } et { $temple-edge-rock }.
term-stack = Piles
    .effect = Une pile dont la tuile a été prise reste face cachée. Quand il reste moins de { $min-up } tuiles visibles après avoir bâti, ou après toute décoration, toutes sont révélées.
term-spot = Emplacements
    .effect = Chaque zone d’une tuile reçoit une décoration : la verdure des arbres, oiseaux et pivoines ; l’eau des poissons et lotus ; la roche des pavillons ; == un pont.
term-track = Pistes
    .effect = { not-solo }Vos trois cubes. Certaines positions paient aussitôt des pièces (position : pièces { $coin-columns }) ; quand les trois cubes ont atteint une colonne marquée c ({ $guest-columns }), vous pouvez inviter un visiteur.
term-character = Visiteurs
    .effect = { $mode ->
        [solo] { help-solo-end }
       *[other] { term-character-table }
      }
term-character-table = Prenez-en un visible ou le dessus de la pioche ; puis envoyez celui-ci ou celui de votre carte au jardin, où il reste. L’autre est actif : son talent agit. Seules les figurines du jardin rapportent.
term-token-character = Jeton Visiteur
    .effect = { not-solo }Au lieu d’inviter maintenant, prenez un jeton et faites-le à un tour suivant ; il est perdu quand vos cubes atteignent la colonne suivante.
term-sight = Ligne de vue
    .effect = La case de la figurine et toutes celles devant elle jusqu’au bord ; rien ne cache la vue. Chaque décoration y vaut { $sight ->
        [one] { $sight } point
       *[other] { $sight } points
      }.
term-landscape = Paysages
    .effect = Chaque côté en a deux grands et trois petits. Une figurine voit tous les paysages du côté qu’elle regarde, où qu’elle soit.
term-token = Jetons Paysage
    .effect = On en gagne un en le couvrant ou par une carte, et un paysage vient dans le cadre. { $mode ->
        [solo] { $remove } d’une même taille retirent une décoration ; ils ne rallument pas de lanterne.
       *[other] { $refresh } d’une même taille rallument une lanterne. La dernière manche commence quand il en reste au plus { $end-tokens } sur le plateau.
      }
term-lantern = Lanternes
    .effect = { $mode ->
        [solo] { help-solo-lanterns }
       *[other] { term-lantern-table }
      }
term-lantern-table = Quatre aides, chacune à usage unique jusqu’à ce que vous la rallumiez ; une par tour au plus.
term-pairs = Paires d’animaux et de fleurs
    .effect = { not-solo }{ $pair ->
        [one] { $pair } point
       *[other] { $pair } points
      } par carte oiseaux avec une carte poissons, et par carte lotus avec une carte pivoines ; une carte seule ne vaut rien.
term-bridge = Ponts
    .effect = { $mode ->
        [solo] { solo-bridge }
       *[other] { term-bridge-table }
      }
term-bridge-table = { $bridge ->
        [one] { $bridge } point
       *[other] { $bridge } points
      } chacun, et une place pour une figurine.
term-pavilion = Pavillons
    .effect = { $mode ->
        [solo] { solo-pavilion }
       *[other] { term-pavilion-table }
      }
term-pavilion-table = Le plus de cartes pavillon { $first ->
        [one] { $first } point
       *[other] { $first } points
      }, le deuxième { $second }. À égalité en tête, on partage { $both } et il n’y a pas de deuxième ; à égalité en deuxième, on partage { $second } ; les restes sont perdus. Un pavillon est aussi une place pour une figurine.
term-tree = Arbres
    .effect = { not-solo }Séries d’arbres différents : { $trees } points pour 1, 2, 3, 4, 5 espèces. Plusieurs séries comptent.
term-solo = Solo
    .effect = Couvrez les { $inner } cases intérieures. À chaque tour, posez une tuile et la décoration à côté d’elle ; la paire du coin opposé est perdue, sa tuile va à l’étal. Chaque bord de même terrain et chaque clôture est une pièce, les temples paient comme d’habitude ; avec { $guests-at } pièces, vous invitez un visiteur.
term-display = Étal
    .effect = Solo : les tuiles mises de côté. La lanterne « De l’étal » en pose une.
term-remove = Retirer
    .effect = Solo : { $remove } jetons d’une même taille retirent une décoration sans figurine.
term-tie = Égalité
    .effect = { not-solo }Qui a le plus de jetons Paysage l’emporte, puis le premier cube, le deuxième, le troisième ; sinon la victoire est partagée.
ruling-child-1 = { ruling-architect-1 }
ruling-empress-1 = { ruling-architect-1 }
ruling-poet-1 = { ruling-hermit-1 }
ruling-poet-2 = { ruling-hermit-2 }
ruling-poet-3 = { ruling-hermit-3 }
ruling-student-1 = { ruling-hermit-1 }
ruling-student-2 = { ruling-hermit-2 }
ruling-student-3 = { ruling-hermit-3 }
ruling-architect-1 = Deux décorations placées en un tour sont payées deux fois.
ruling-empress-2 = L’Empereur et la Dame la gênent, à qui qu’ils appartiennent, et même sur sa propre case.
ruling-hermit-1 = Plusieurs pas par une tuile ou une décoration paient une fois ; une seconde tuile du même tour paie encore.
ruling-hermit-2 = { $start-step ->
    [yes] Le pas du bonus de départ est payé : le talent agit déjà.
   *[other] Le pas du bonus de départ n’est pas payé.
  }
ruling-hermit-3 = { $start-in-view ->
    [yes] La tuile de départ compte comme une tuile en vue, même si deux de ses quarts sont dans la ligne.
   *[other] La tuile de départ ne compte pas comme tuile en vue.
  }
ruling-emperor-1 = Seul compte le côté qu’il regarde ; deux dragons sur un paysage en font deux.
ruling-lady-1 = Deux soleils ne valent pas plus qu’un ; seuls soleil et lune ensemble paient davantage.
ruling-merchant-1 = Une fois par décoration, avant ou après la pioche, mais avant de garder une carte.
ruling-merchant-2 = Soit d’autres cartes, soit la défaussée, jamais les deux.
ruling-monk-1 = Compte ce qui est visible, non ce qui est jouable.
ruling-monk-2 = Avec la lanterne « Deux tuiles », il est payé une fois.
ruling-official-1 = Il agit une fois par tour au plus ; ce qu’il révèle vaut comme visible depuis le début du tour.
ruling-official-2 = La dernière tuile d’une pile ne peut pas aller dessous.
ruling-sword-dancer-1 = Les jetons couverts par une tuile et ceux pris par une carte paient tous.
ruling-two-tiles-1 = Si une seconde tuile convient, il faut la poser ; sinon elle est perdue et la lanterne reste éteinte.
ruling-two-tiles-2 = Les chemins des deux tuiles se comptent à part.
ruling-two-decorations-1 = On peut l’annoncer après avoir vu les cartes, même après la première décoration. Si aucune seconde carte n’est jouable, elle est perdue et la lanterne reste éteinte.
ruling-reposition-1 = Qui reste à la même place doit regarder ailleurs.
ruling-search-1 = { $search-bonus ->
    [yes] Elle sert aussi pour un jeton gagné par une carte.
   *[other] Elle ne sert pas pour un jeton gagné par une carte.
  }
ruling-tile-only-1 = La carte de la paire et la paire du coin opposé sont perdues comme d’habitude.
ruling-from-display-1 = La tuile rapporte des pièces comme d’habitude ; rien de nouveau n’est révélé.
ruling-new-cards-1 = Pas tant qu’une pile est vide.
ruling-reuse-1 = Elle copie une des trois autres, éteinte, jamais elle-même.
ruling-pavilion-1 = Sans carte pavillon, on ne reçoit rien pour les pavillons.
ruling-bridge-1 = Un pont laisse l’eau dessous libre pour des poissons ou un lotus.
ruling-tree-1 = Le meilleur partage compte : chaque série prend chaque espèce dont il reste une carte.
ruling-landscape-1 = Un paysage installé ne bouge plus jamais.
ruling-landscape-2 = « Chercher » fouille la pile ; le paysage à côté reste.
ruling-solo-1 = Tant qu’une pile est vide, seules « Tuile seule » et « De l’étal » permettent de continuer, copiées par « Réemploi » aussi.
ruling-solo-2 = La dernière case fait gagner, même si ce tour vide une pile.
ruling-solo-3 = Un visiteur gagné avec la dernière tuile peut encore être invité.
ruling-solo-4 = Entre la tuile et la décoration d’une paire, vous pouvez rendre des jetons pour libérer un emplacement.
example-enclose = La tuile en d3 ferme le dernier bord ouvert de la verdure autour de d4 : un pas pour le bord égal et un pour la zone close. Le cube atteint la colonne 3, qui paie une pièce.
example-temple = Hua Ting en d3 touche la verdure par un bord : une pièce pour la pose et une pour le bord.
example-pairs = A a des oiseaux et garde des poissons : la paire vaut 6.
example-bridge = Un pont en f4 : 2 points, et une place pour un visiteur.
example-pavilion = A et B avaient chacun un pavillon et se partageaient les deux premières places, 9 points chacun. Avec un de plus, A est premier : 12 à 6.
example-tree = Pin et saule valaient 4 ; avec un érable, trois espèces, c’est 9.
example-sight = La Dame est en e5 et regarde au nord : elle voit le lotus en e4 et le pin en e3, 1 point chacun.
example-landscape = L’Empereur regarde au nord. Le paysage aux deux dragons va de ce côté : 10 points pour lui, où qu’il soit.
example-token = Quatre grands jetons rallument la lanterne éteinte. Les petits se compteraient à part.
example-token-character = A a gardé un jeton Visiteur d’un tour précédent et le rend maintenant pour un visiteur, ou le garde.
example-architect = L’Architecte reçoit 2 pièces pour le pont, qui vaut lui-même 2.
example-child = L’Enfant reçoit 2 pièces pour les poissons.
example-empress = L’Impératrice en d5 regarde à l’est. L’Empereur entre dans sa ligne de vue : 3 points de moins.
example-hermit = En d6 la roche touche la roche : le cube roche avance et l’Ermite reçoit une pièce.
example-poet = En f4 l’eau touche l’eau : le cube eau avance et la Poétesse reçoit une pièce.
example-student = En d3 la verdure touche la verdure : le cube verdure avance et l’Étudiant reçoit une pièce.
example-emperor = Il y a deux dragons côté nord : l’Empereur qui regarde là gagne 10.
example-lady = Il y a une lune côté est, où regarde la Dame. Le soleil à côté rapporte 6 de plus.
example-merchant = Avant la pioche, le Marchand peut acheter d’autres cartes. Rien n’est encore défaussé : il n’y a pas de dessus de défausse à acheter.
example-monk = Deux tuiles exactement sont visibles : qui bâtit avec le Moine sur sa carte reçoit 2 pièces.
example-official = Toutes les piles sont visibles : il n’y a rien à révéler ; mais une tuile peut aller sous sa pile.
example-sword-dancer = La tuile en d2 couvre un jeton Paysage : une pièce pour la Danseuse au sabre.
example-two-tiles = Après la première tuile, la lanterne peut encore servir ; sans elle, pas de seconde tuile.
example-two-decorations = Une seule carte a été piochée : il n’y a pas de seconde décoration à placer.
example-reposition = L’Ermite reste en e5 : il doit alors regarder ailleurs.
example-search = Le jeton est venu d’une carte : il faut prendre un des deux paysages visibles ; « Chercher » n’aide pas.
example-solo = À côté de la pile roche il y a un pont, et aucun emplacement n’est libre pour lui : cette paire ne peut pas être jouée.
example-tile-only = Avec « Tuile seule », la tuile roche peut être posée, bien qu’il n’y ait pas d’emplacement pour le pont à côté.
example-from-display = Aucune tuile n’a encore été mise de côté : cette lanterne n’a rien à poser.
example-reuse = « Tuile seule » est éteinte et peut être copiée ; « Nouvelles cartes » est encore allumée et ne peut pas l’être.
example-remove = Quatre grands jetons sont là : ils peuvent être rendus pour retirer les oiseaux en d4.
rule-t-12 = { help-landscapes }
rule-t-20 = { help-landscapes }
rule-t-47 = { help-landscapes }
rule-t-23 = { help-turn }
rule-t-25 = { help-turn }
rule-t-28 = { help-build }
rule-t-29 = { help-build }
rule-t-31 = { help-rewards }
rule-t-33 = { term-stack.effect }
rule-t-35 = { term-enclose.effect }
rule-t-43 = { term-temple.effect }
rule-t-48 = { help-decorate }
rule-t-49 = { help-decorate }
rule-t-50 = { help-decorate }
rule-t-55 = { help-tracks }
rule-t-57 = { help-tracks }
rule-t-58 = { help-characters }
rule-t-59 = { help-characters }
rule-t-60 = { term-token-character.effect }
rule-t-63 = { help-skills }
rule-t-64 = { help-skills }
rule-t-65 = { character-merchant.effect }
rule-t-66 = { character-official.effect }
rule-t-67 = { character-monk.effect }
rule-t-68 = { character-sword-dancer.effect }
rule-t-69 = { help-lanterns }
rule-t-70-1 = { lantern-two-tiles.effect } { ruling-two-tiles-1 }
rule-t-70-2 = { lantern-two-decorations.effect } { ruling-two-decorations-1 }
rule-t-70-3 = { lantern-reposition.effect }
rule-t-70-4 = { lantern-search.effect }
rule-t-70-5 = { lantern-search.effect } { ruling-search-1 }
rule-t-71 = { help-lanterns }
rule-t-72 = { help-end }
rule-t-73 = { help-end }
rule-t-75 = { term-pairs.effect }
rule-t-76 = { term-bridge.effect }
rule-t-77 = { term-pavilion.effect }
rule-t-78 = { term-tree.effect }
rule-t-79 = { help-sight }
rule-t-80 = { term-sight.effect }
rule-t-82 = { term-landscape.effect }
rule-t-83 = { help-sight }
rule-t-84 = { term-tie.effect }
rule-t-85 = { term-solo.effect }
rule-t-87 = { help-solo } { help-solo-lanterns }
rule-t-89 = { help-solo }
rule-t-90 = { term-remove.effect }
rule-t-91 = { help-solo-end }
rule-t-93 = { help-solo-end }
rule-t-94 = { help-solo-end }
rule-t-1 = La boîte contient 60 tuiles de jardin, 54 cartes Décoration, 36 décorations et 16 jetons Paysage (8 en solo), autour de 28 cases intérieures. Un plateau à vous peut différer ; cela est alors dit.
rule-t-8 = Ce que seules les images du livret montraient est une donnée : tuiles, pistes, bonus des cartes, symboles des paysages. Un autre plateau peut en avoir d’autres.
rule-t-9 = Le jardin a les cases de son plateau autour de la tuile de départ ; les piles sont dans ses coins, où ne va aucune tuile.
rule-t-14 = La tuile de départ est au milieu, sur l’une ou l’autre face et dans n’importe quel sens ; elle est tirée, sauf si une option en décide.
rule-t-15 = Chaque pile est mélangée et sa première tuile révélée ; alors seulement on la connaît.
rule-t-16 = Toutes les cartes Décoration forment une pioche ; chacune peut venir autant de fois qu’elle s’y trouve.
rule-t-18 = Chacun reçoit un visiteur de départ, dont le talent agit, et avance d’un pas le cube de son bonus de départ. { $start-step ->
    [yes] L’Ermite, la Poétesse et l’Étudiant sont payés pour ce pas.
   *[other] Ce pas ne donne de pièce à personne.
  }
rule-t-19 = Les visiteurs restants forment la pioche ; deux d’entre eux sont visibles.
rule-t-26 = Si aucune tuile visible ne va nulle part, on ne peut pas bâtir : il faut décorer.
rule-t-27 = Seul l’ordre des pioches et des piles est secret ; ce qui vient est tiré, personne ne le choisit.
rule-t-86 = Le solo commence avec deux visiteurs de départ : vous en gardez un, l’autre se tient au jardin et n’est à personne. Une carte est à côté de chaque pile, les jetons des deux tailles sont mêlés, et les quatre lanternes du solo remplacent les autres.
rule-t-97 = Deux colonnes atteintes en un tour sont deux invitations. Une seule au plus peut devenir un jeton Visiteur, et pour un tour suivant.

## La table à l’écran : ce qui s’y trouve, dit à qui ne le voit pas

# Une lettre par bord : nord, est, sud, ouest.
n-g = verdure
n-w = eau
n-r = roche
n-p = chemin
n-x = mur
n-t = temple
n-i = milieu
e-g = verdure
e-w = eau
e-r = roche
e-p = chemin
e-x = mur
e-t = temple
e-i = milieu
s-g = verdure
s-w = eau
s-r = roche
s-p = chemin
s-x = mur
s-t = temple
s-i = milieu
w-g = verdure
w-w = eau
w-r = roche
w-p = chemin
w-x = mur
w-t = temple
w-i = milieu

temple-hua-ting = Temple des fleurs Hua Ting
temple-hehua-ting = Temple des lotus Hehua Ting
temple-simian-ting = Temple des roches Simian Ting

# Ce que montre un paysage. Un fichier de plateau à vous peut en avoir d’autres ; on dit alors le nom des symboles.
icons-none = aucun symbole
icons-dragon-dragon = deux dragons
icons-dragon-temple = dragon et temple
icons-waterfall-sun = cascade et soleil
icons-construction-moon = édifice et lune
icons-temple-village = temple et village
icons-construction = édifice
icons-waterfall = cascade
icons-animal = animal
icons-waterfall-animal = cascade et animal
icons-animal-village = animal et village
icons-village = village
icons-waterfall-village = cascade et village
icons-temple = temple
icons-dragon = dragon
icons-sun = soleil
icons-moon = lune

scene-garden = Le jardin
scene-player = Plateau : { $seat }
lot-garden = Jardin
lot-players = Votre plateau
scene-on-offer = À disposition : visiteurs, paysages et cartes
    .short = À prendre
final-reveal = Ce qui est révélé, tous le voient : ce choix ne pourra plus être annulé.
label-people = Visiteurs
label-landscapes = Paysages
label-cards = Cartes et visiteurs
label-display = Étal

scene-tile = { $cell } : tuile avec { $n } au nord, { $e } à l’est, { $s } au sud, { $w } à l’ouest
scene-tile-up = tuile { $stack }, visible : { $n } au nord, { $e } à l’est, { $s } au sud, { $w } à l’ouest
scene-laid = tuile en { $cell }, entourée
scene-temple = { $temple } en { $cell }
scene-temple-up = tuile { $stack }, visible : { $temple }
scene-space = case vide { $cell }
scene-space-token = case vide { $cell } avec un { $size } jeton
scene-dead = { $cell } : aucune tuile restante n’y va
scene-deco = { $kind } en { $cell }
scene-token = { $size } jeton Paysage en { $cell }
scene-mini = { $character } ({ $seat }) en { $cell }, regarde côté { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en l’état
scene-neutral = { $character } en { $cell }, n’est à personne
scene-offered = { $size } paysage proposé : { $icons }
scene-in-hand = paysage en main : { $icons }
scene-found = { $icons }
scene-found-guest = { $character }
scene-slot = emplacement libre { $slot } côté { $side }
scene-count = côté { $side } : { $count } × { $icon }
scene-pile = pile { $stack } : { $count ->
    [0] rien face cachée
    [one] { $count } tuile face cachée
   *[other] { $count } tuiles face cachée
  }
scene-beside = à côté de la pile { $stack } : { $kind }
scene-people = pioche des visiteurs : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
scene-guest = { $character }
scene-deck = pioche des décorations : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
scene-discard = défausse, au-dessus : { $kind } ({ $bonus })
scene-no-discard = défausse : vide
scene-card = { $kind } ({ $bonus })
scene-progress = { $count ->
    [one] { $count } jeton Paysage
   *[other] { $count } jetons Paysage
  } sur le plateau ; à { $end }, c’est la fin
scene-spaces-left = encore { $count ->
    [one] { $count } case
   *[other] { $count } cases
  } à couvrir
scene-cube = cube { $terrain } en { $position }
scene-kept = { $kind } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
scene-engineer = premier joueur, { $seat } : la dernière manche finit juste avant son prochain tour
scene-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
scene-character-token = jeton Visiteur, à rendre contre un visiteur à un tour suivant
scene-tokens = { $count } { $size ->
    [large] { $count ->
        [one] grand jeton Paysage
       *[other] grands jetons Paysage
      }
   *[small] { $count ->
        [one] petit jeton Paysage
       *[other] petits jetons Paysage
      }
  }
scene-lantern = lanterne « { $lantern } », allumée
scene-lantern-used = lanterne « { $lantern } », éteinte
scene-active = { $character }
scene-owned = { $character }, pas encore au jardin
scene-sent = { $character }, au jardin : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en l’état
scene-goal = à { $coins } pièces, un visiteur arrive
scene-goal-reached = { $coins } pièces atteintes
scene-spot = { $cell }, emplacement libre : { $site }
scene-stand = { $cell }, place libre pour une figurine
scene-look = regarder côté { $side }
scene-sees = { $character } ({ $seat }) regarde côté { $side } sur { $count ->
    [one] { $count } case
   *[other] { $count } cases
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en l’état
scene-sum = { $character } ({ $seat }) en { $cell } regarde côté { $side } : { $points }, dont { $decorations } pour les décorations et { $likes } pour { $what ->
    [icons] { $count } × { $icon }
    [heaven] soleil et lune
    [tiles] { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
      } en vue
   *[court] le souhait de l’Impératrice
  }
part-heaven = soleil et lune
scene-enclosed = { $terrain } en { $cell } : zone close
scene-solo-lost = { $why ->
    [stack] Une pile est épuisée, et ni « Tuile seule » ni « De l’étal » ne permet de continuer : le jardin reste inachevé.
   *[turn] Aucune paire ne peut être posée, et aucune lanterne n’aide : le jardin reste inachevé.
  } Vous aviez { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
scene-solo-fair = Le jardin est achevé : { $points } points, un résultat honorable.
scene-solo-good = Le jardin est achevé : { $points } points, un bon résultat.
scene-solo-impressive = Le jardin est achevé : { $points } points, un résultat impressionnant.
scene-solo-outstanding = Le jardin est achevé : { $points } points, un résultat exceptionnel !

note-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
note-cubes = cubes { $greenery }/{ $water }/{ $rock }
note-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
note-last-turn = dernier tour
note-done = plus de tour

overlay-sight = Lignes de vue
    .about = Ce que chaque visiteur du jardin voit, et ce qu’il gagne en l’état.
overlay-areas = Zones ouvertes
    .about = Chaque bord encore ouvert ; barré là où plus rien ne peut le fermer ; une coche sur ce qui est clos.
overlay-spots = Emplacements libres
    .about = Où décorations et visiteurs peuvent encore aller.

## Ce qui est demandé autrement à l’écran ; une phrase dessous ; boutons ; gains

ask-turn = { $now ->
    [build] Bâtissez avec une tuile visible
    [decorate] Décorez
   *[both] Bâtir ou décorer ?
  }
ask-influence-now = Qui invitez-vous ?
ask-send-mini = Qui va au jardin ?
ask-solo-turn = { $forms ->
    [pairs] Choisissez une paire
    [lanterns] Aucune paire n’est possible : choisissez une lanterne
   *[both] Choisissez une paire ou une lanterne
  }
ask-keep-character = Qui gardez-vous ?
ask-last-influence = Qui invitez-vous encore ?
ask-choose-cell = Où va la tuile ?
ask-pair-cell = Où va la tuile ?
ask-rotate = La tuile vous convient-elle ? Confirmez
ask-choose-slot = Où va le paysage ({ $icons }) ?
ask-choose-slots = Où va le paysage ({ $icons }) ?

hint-turn = { $now ->
    [build] Une manche sans rien de nouveau : qui peut bâtir le doit
    [decorate] Aucune tuile visible ne convient : piochez
   *[both] Touchez une tuile visible pour bâtir, ou piochez pour décorer
  }
hint-choose-tile = La lanterne permet de poser deux tuiles, l’une après l’autre
hint-build-again = Ce doit être une tuile encore visible
hint-choose-cell = { $count ->
    [one] Elle va sur une case
   *[other] Elle va sur { $count } cases
  }{ $dead ->
    [0] {" "}; les bords qui se touchent doivent être égaux
   *[other] {" "}; sur une case hachurée, rien ne va plus
  }
hint-pair-cell = Seulement les cases après lesquelles la décoration à côté de la pile peut être placée
hint-rotate = { $count ->
    [one] Elle ne va que dans ce sens
   *[other] Elle va dans { $count } sens
  }{ $spaces ->
    [one] { "" }
   *[other] { "" } ; touchez une autre case marquée pour la déplacer
  }
hint-paths = Une pièce par chemin, ou pour deux d’entre eux un pas de n’importe quel cube
hint-pick-landscape = Ce qu’il montre compte pour les visiteurs qui regardent son côté
hint-search-pile = Toute la pile est ouverte ; elle est mélangée ensuite
hint-pick-two = L’autre va au même emplacement du côté opposé
hint-choose-slot = Du côté que regardent vos visiteurs, ou loin du regard des autres
hint-choose-slots = L’autre paysage va au même emplacement en face
hint-choose-token = Le bonus de la carte : n’importe quel jeton Paysage du plateau
hint-before-drawing = { $buys ->
    [cards] Contre des pièces : d’autres cartes
    [discard] Contre des pièces : le dessus de la défausse
   *[both] Contre des pièces : d’autres cartes, ou le dessus de la défausse
  }
hint-choose-card = { $keep ->
    [none] Aucune n’est jouable ; le Marchand peut encore acheter
    [two] Vous en gardez deux, l’une après l’autre, et placez les deux décorations
    [second] La seconde : placez aussi sa décoration
   *[one] Vous en gardez une et placez sa décoration ; le reste est défaussé
  }
hint-put-decoration = { $count ->
    [one] Un emplacement est libre
   *[other] { $count } emplacements sont libres
  }
hint-bonus-step = Le bonus de la carte
hint-decorate-again = Une autre des cartes piochées
hint-seek = N’importe quel visiteur de la pioche ; elle est mélangée ensuite
hint-influence-now = { $from ->
    [row] Un visiteur visible
    [deck] Le dessus de la pioche
   *[both] Un visiteur visible, ou le dessus de la pioche
  }{ $held ->
    [yes] {" "}; ou personne : vous avez déjà un jeton
   *[no] {" "}; ou plus tard, avec un jeton
  }
hint-send-mini = Là, il gagne selon ce qu’il voit ; l’autre reste sur votre carte, où son talent agit
hint-end-of-turn = { $still ->
    [guest] Rendez votre jeton Visiteur pour un visiteur, ou finissez votre tour
    [refresh] Rendez des jetons Paysage pour rallumer une lanterne, ou finissez votre tour
    [move] Une lanterne peut déplacer un de vos visiteurs ; ou finissez votre tour
   *[several] Rendez des jetons, déplacez un visiteur avec la lanterne, ou finissez votre tour
  }
hint-stand = Places imprimées, ponts et pavillons
hint-stand-neutral = Cette figurine bloque la place et ne compte pour personne
hint-face = La figurine voit sa case et tout ce qui est droit devant
hint-whom = { $room ->
    [no] Aucune autre place n’est libre : elle peut juste tourner
   *[yes] Elle peut aller à une autre place libre, ou juste tourner
  }
hint-solo-turn = { $forms ->
    [pairs] Touchez une tuile pour jouer sa paire
    [lanterns] Touchez une lanterne
   *[both] Touchez une tuile pour jouer sa paire, ou une lanterne
  }
hint-pair-decoration = { $count ->
    [one] Une place possible
   *[other] { $count } places possibles
  }
hint-choose-copy = Une lanterne déjà utilisée
hint-choose-stack = Sa décoration n’est pas placée cette fois
hint-choose-display = Piles et cartes ne changent pas
hint-keep-character = Ce visiteur va au jardin à la fin ; l’autre y est dès maintenant et n’est à personne
hint-last-influence = Le jardin est achevé ; tous vos visiteurs y vont ensuite
hint-send-own = D’abord celui qui a la meilleure vue

button-decorate = Piocher { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
button-coins = { $count ->
    [one] Prendre { $count } pièce
   *[other] Prendre { $count } pièces
  }
button-build-end = Bâtir et finir
button-build-more = Bâtir, et une seconde
button-step = Pas : { $terrain }
button-wait = { $held ->
    [yes] Personne : la perdre
   *[no] Plus tard : prendre un jeton
  }
button-lantern = Lanterne : { $lantern }
button-flip = Révéler toutes les piles
button-merchant = { $what ->
    [cards] Acheter des cartes
   *[discard] Acheter la carte défaussée
  }
button-blind = Piocher un visiteur
button-copy = { $lantern }
button-send = Au jardin : { $character }
button-done = { $at ->
    [end-of-turn] Finir le tour
    [build-again] Pas de seconde tuile
    [decorate-again] Pas de seconde décoration
    [before-drawing] Piocher maintenant
    [last-influence] Plus personne
   *[other] Continuer
  }

do-rotate = pour montrer { $n } au nord, { $e } à l’est, { $s } au sud, { $w } à l’ouest
do-pick = prendre le { $size } paysage : { $icons }
do-stand = se tenir en { $cell }{ $place ->
    [bridge] , sur le pont
    [court] { "" }
    [court2] , sur la deuxième place
   *[other] , sur le pavillon
  }
do-blind = inviter le dessus de la pioche, qui que ce soit
do-remove = rendre des jetons et retirer en { $cell } : { $kind }
do-display = poser la tuile avec { $n } au nord, { $e } à l’est, { $s } au sud, { $w } à l’ouest


# Les étapes d’un tour.
step-action = Bâtir ou décorer
step-tile = Tuile
step-cell = Case
step-rotate = Sens
step-reward = Gain
step-guests = Visiteurs
step-cards = Cartes
step-spot = Décoration
step-pair = Paire

## Aide : les règles de ce qui est à l’écran, chapitre par chapitre

help-aim = { $mode ->
    [solo] Vous aménagez seul le jardin intérieur : { $spaces } cases sont à couvrir, à chaque tour avec une tuile et la décoration posée à côté de sa pile. Un terrain qui se rejoint, les zones closes et les temples donnent des pièces, et les pièces amènent des visiteurs. Si le jardin est achevé, vos visiteurs y entrent et les points disent ce que vous valez ; s’il ne peut l’être, vous avez perdu.
   *[other] Vous aménagez le jardin ensemble, tuile après tuile, et le décorez. Les pièces sont des points. Vous en gagnez par les chemins, sur vos pistes, par les talents, par des séries de cartes Décoration et surtout par les visiteurs : qui se tient au jardin à la fin gagne selon ce qu’il a sous les yeux. Qui a le plus de points l’emporte.
  }
    .title = Le but
help-turn = { $mode ->
    [solo] { help-solo }
   *[other] { help-turn-table }
  }
    .title = Votre tour
help-turn-table = Faites une de ces deux choses : bâtir (poser une tuile visible) ou décorer (piocher des cartes, en garder une, placer sa décoration). De plus, vous pouvez utiliser une lanterne par tour, rendre des jetons Paysage pour rallumer une lanterne et, après votre action, inviter les visiteurs gagnés. Un tour peut être annulé tant que rien de nouveau n’est révélé.
help-build = Touchez la tuile visible d’un coin, puis une des cases marquées, tournez-la, confirmez. Elle doit toucher une tuile posée, et partout où deux tuiles se touchent, les bords doivent être égaux : verdure contre verdure, eau contre eau, roche contre roche, chemin contre chemin. Murs et temples vont avec tout.{ $mode ->
    [solo] { " " }Seules les cases intérieures servent.
   *[other] { " " }La pile où vous avez pris reste face cachée ; s’il reste moins de { $min-up } tuiles visibles à la fin de votre action, toutes les piles sont révélées.
  }
    .title = Bâtir
help-rewards = { $mode ->
    [solo] { help-solo }
   *[other] { help-rewards-table }
  }
    .title = Ce que gagne une tuile
help-rewards-table = Dans cet ordre : un pas du cube d’un terrain pour chaque bord où ce terrain touche le même ; un pas pour chaque zone que votre tuile vient de clore ; les pièces des temples ; pour chaque bord où un chemin en rejoint un autre, une pièce, mais deux d’entre elles peuvent s’échanger contre un pas de n’importe quel cube ; la pièce du talent de votre visiteur ; et le jeton Paysage qui était là, avec un paysage de sa taille.
help-enclose = Une zone est tout ce qui, d’un même terrain, se touche d’une tuile à l’autre. Elle est close quand aucun de ses bords ne donne sur une case vide ou hors du plateau. Murs et temples ferment un bord, le bord du plateau jamais. Une surface entourée des chemins de sa propre tuile est close aussitôt. Clore paie un pas, à qui pose la dernière tuile. La vue « Zones ouvertes » montre chaque bord encore ouvert.
    .title = Clore
help-temples = Trois temples sont dans la pile tao. En poser un donne des pièces, et d’autres par bord de son terrain qui le touche : Hua Ting { $temple-greenery } et { $temple-edge-greenery } par bord verdure, Hehua Ting { $temple-water } et { $temple-edge-water } par bord eau, Simian Ting { $temple-rock } et { $temple-edge-rock } par bord roche. Qui bâtit plus tard ce terrain contre un temple reçoit les pièces du bord{ $mode ->
    [solo] { "" }.
   *[other] , mais pas de pas.
  } Les temples ferment tout ce qui les touche.
    .title = Temples
help-decorate = { $mode ->
    [solo] { help-solo }
   *[other] { help-decorate-table }
  }
    .title = Décorer
help-decorate-table = Vous piochez { $base-draw ->
    [one] { $base-draw } carte
   *[other] { $base-draw } cartes
  } et 1 de plus par pile sans tuile visible, même vide. Gardez-en une jouable : il faut que sa décoration soit encore en stock et qu’un emplacement qui convient soit libre. Chaque surface d’une tuile reçoit une décoration : arbres, oiseaux et pivoines vont sur la verdure, poissons et lotus sur l’eau, pavillons sur la roche, ponts sur les arcs en pointillé. Prenez ensuite le bonus de la carte : un pas, ou n’importe quel jeton Paysage du plateau{ $plain-cards ->
    [0] { "" }
   *[other] { " " }({ $plain-cards } des { $all-cards } cartes de ce plateau n’en ont pas)
  }. Les autres cartes sont défaussées et toutes les piles révélées, même si rien n’était jouable.
help-tracks = { $mode ->
    [solo] { help-solo }
   *[other] { help-tracks-table }
  }
    .title = Pistes
help-tracks-table = Vos trois cubes représentent les trois terrains. Un cube qui atteint une colonne à pièce est payé aussitôt (colonne : pièces { $coin-columns }). Quand les trois ont atteint une colonne à figurine ({ $guest-columns }), vous pouvez inviter un visiteur à la fin de votre action. Les cubes ne reculent jamais ; les pas au-delà de la colonne { $last-column } sont perdus.{ $start-step ->
    [yes] { " " }Le pas du bonus de départ donne sa pièce à l’Ermite, à la Poétesse et à l’Étudiant.
   *[other] { " " }Le pas du bonus de départ ne donne pas de pièce.
  }
help-landscapes = { $mode ->
    [solo] { help-solo-landscapes }
   *[other] { help-landscapes-table }
  }
    .title = Paysages et jetons
help-landscapes-table = Chaque côté du jardin a des emplacements pour deux grands et trois petits paysages. Qui prend un jeton Paysage choisit un des deux paysages visibles de cette taille et le met à n’importe quel emplacement libre, de n’importe quel côté. Leurs symboles comptent à la fin pour les visiteurs qui regardent par là. Les nombres dans les coins additionnent les symboles d’un côté. { $refresh } jetons d’une même taille rallument une lanterne.
help-characters = { $mode ->
    [solo] { help-solo-end }
   *[other] { help-characters-table }
  }
    .title = Visiteurs
help-characters-table = Prenez un des deux visiteurs visibles ou le dessus caché de la pioche. Puis envoyez une de vos deux figurines, la nouvelle ou celle de votre carte, à une place libre : une place imprimée, un pont ou un pavillon ; choisissez où elle regarde. L’autre est active : son talent agit pour vous. Ou prenez un jeton Visiteur et invitez à un tour suivant ; il est perdu quand vos cubes atteignent la prochaine colonne à figurine. Vous ne pouvez en avoir qu’un.
help-sight = Un visiteur voit sa case et toutes les cases droit devant jusqu’au bord ; rien ne cache la vue. { $sight ->
    [0] Les décorations en vue ne comptent pas ici.
   *[other] Chaque décoration y vaut { $sight ->
    [one] { $sight } point
   *[other] { $sight } points
  }.
  } Ce que sa carte dit de la vue compte : les symboles de tous les paysages du côté qu’il regarde, où qu’il soit, ou les tuiles d’un terrain devant lui. { $start-in-view ->
    [yes] La tuile de départ compte comme une tuile.
   *[other] La tuile de départ ne compte pas comme tuile.
  }{ $mode ->
    [solo] { "" }
   *[other] { " " }Le visiteur de votre carte ne rapporte rien.
  } La vue « Lignes de vue » montre tout cela, avec les points en l’état.
    .title = Ce que voient les visiteurs
help-skills = { $mode ->
    [solo] { no-skills }
   *[other] { help-skills-table }
  }
    .title = Talents
help-skills-table = Le talent du visiteur de votre carte agit tant qu’il y reste. Architecte, Enfant et Impératrice sont payés pour certaines décorations ; Ermite, Poétesse et Étudiant quand leur cube avance, une fois par tuile ou décoration ; la Danseuse au sabre pour les jetons ; le Moine quand le choix est d’exactement deux tuiles ou deux cartes. Le Marchand achète des cartes, le Mandarin révèle ou échange des tuiles avant l’action. Empereur et Dame n’ont pas de talent mais aiment la vue.
help-lanterns = { $mode ->
    [solo] { help-solo-lanterns }
   *[other] { help-lanterns-table }
  }
    .title = Lanternes
help-lanterns-table = Quatre lanternes, un usage chacune, une par tour au plus. Deux tuiles : posez deux tuiles visibles en une action. Deux décorations : gardez deux des cartes piochées. Déplacer : déplacez ou tournez un de vos visiteurs du jardin. Chercher : choisissez librement dans la pioche des visiteurs, ou dans la pile des paysages quand { $search-bonus ->
    [yes] vous avez pris un jeton.
   *[other] une tuile a couvert un jeton.
  } { $refresh } jetons Paysage d’une même taille en rallument une : touchez-la.
help-end = { $mode ->
    [solo] { help-solo-end }
   *[other] { help-end-table }
  }
    .title = La fin
help-end-table = Quand il reste au plus { $end-tokens ->
    [one] { $end-tokens } jeton Paysage
   *[other] { $end-tokens } jetons Paysage
  } sur le plateau, ou qu’une pile est épuisée, on finit la manche : tous ont eu autant de tours. Si personne ne pose rien pendant toute une manche, { $dead-round ->
    [end] la partie finit.
   *[other] qui peut bâtir doit bâtir ; si personne ne le peut, la partie finit.
  }
help-scoring = { $mode ->
    [solo] { help-solo-end }
   *[other] { help-scoring-table }
  }
    .title = Décompte
help-scoring-table = Les pièces comptent telles quelles. { $pair ->
    [one] { $pair } point
   *[other] { $pair } points
  } par paire d’oiseaux et de poissons, et de lotus et de pivoines. { $bridge } par pont. Le plus de pavillons { $first }, le deuxième { $second } ; à égalité en tête, on partage { $both } et il n’y a pas de deuxième, à égalité en deuxième, on partage { $second }, arrondi à l’inférieur. Les arbres en séries d’espèces différentes, de 1 à 5 : { $trees }. Puis chaque visiteur du jardin. À égalité : le plus de jetons Paysage, puis les cubes, le premier d’abord.
help-solo = Couvrez les { $inner } cases intérieures. À côté de chaque pile se trouve une carte : à votre tour, posez une tuile puis la décoration de sa carte. Les deux doivent être possibles. La carte et la tuile du coin opposé sont perdues pour l’instant : la tuile va à l’étal. Il n’y a ni pistes, ni talents, ni bonus de cartes : chaque bord de même terrain et chaque clôture est une pièce, les temples paient comme d’habitude, { $path-coins ->
    [0] les chemins ne paient rien.
   *[other] les chemins paient { $path-coins } chacun.
  } Quand un jeton est couvert, un paysage visible va à un emplacement et l’autre en face.
    .title = Solo : yin et yang
help-solo-lanterns = Chacune des quatre lanternes remplace un tour, une fois. Tuile seule : posez une tuile sans sa décoration. De l’étal : posez une tuile mise de côté. Nouvelles cartes : distribuez quatre nouvelles cartes. Réemploi : refaites ce que fait une lanterne utilisée. { $remove } jetons d’une même taille, rendus, retirent une décoration qui gêne : touchez-la.
    .title = Solo : lanternes
help-solo-landscapes = Chaque côté du jardin a des emplacements pour deux grands et trois petits paysages. Quand un jeton est couvert, vous choisissez un des deux paysages visibles de sa taille et un emplacement libre ; l’autre va au même emplacement en face. Leurs symboles comptent à la fin pour les visiteurs qui regardent là. { $remove } jetons d’une taille retirent une décoration.
help-solo-end = Avec { $guests-at } pièces, vous pouvez chaque fois garder un des deux visiteurs, { $most-guests } en tout avec le premier ; l’autre est neutre et occupe une place. Vous avez perdu si, avant que les { $inner } cases soient couvertes, plus aucun tour n’est possible, ou si une pile est épuisée et que ni « Tuile seule » ni « De l’étal » ne permet de continuer. Sinon, tous vos visiteurs vont au jardin ; { $solo-sight ->
    [0] compte ce que chacun préfère voir, pas les décorations en vue.
   *[other] compte ce que chacun préfère voir, et chaque décoration en vue { $solo-sight ->
    [one] { $solo-sight } point
   *[other] { $solo-sight } points
  }.
  } Jusqu’à { $fair } points honorable, { $good-from } à { $good } bon, { $impressive-from } à { $impressive } impressionnant, à partir de { $outstanding-from } exceptionnel.
    .title = Solo : visiteurs et fin
help-screen = L’or marque ce qui peut être choisi. Touchez autre chose pour apprendre pourquoi ce n’est pas possible. Les cases hachurées sont celles qu’aucune tuile à venir ne peut remplir. Les nombres sur fond sombre comptent ce qui est dans une pile. Un nombre sur la carte d’un visiteur est ce qu’il gagnerait maintenant. Les lanternes éteintes sont grises.
    .title = Lire l’écran
help-board = { about-board } { about-board.ours } { about-board.load }
    .title = À propos de ce plateau

about-board = Les règles, le nombre des pièces, les talents, les lanternes, le décompte et le jeu en solo sont ceux des règles imprimées ; là où leur texte se tait ou peut se lire de deux façons, il a fallu décider, et les lectures qui comptent sont des options. Ce que seules leurs images montraient a dû être reconstitué.
    .given = Les textes des règles donnent le tour, les gains d’une tuile, les effets des douze visiteurs et des huit lanternes, les points, et combien il y a de pièces de chaque sorte ; des pages publiques ajoutent 15 tuiles par pile, trois temples et les pistes de onze colonnes.
    .ours = La grille des cases, les faces des tuiles et de la tuile de départ, la place des jetons et des piles, les colonnes des pistes, les bonus des cartes, et quel paysage montre quels symboles. Le plateau « balanced » a d’autres colonnes et bonus que « standard », pour que bâtir et décorer se valent.
    .load = Qui possède le jeu peut écrire ce qui est imprimé dans un fichier de plateau, un texte en TOML (la page « À propos » en montre les modèles), et le choisir comme « Un plateau à vous » en préparant une table. Il est vérifié aussitôt, et tout ce qui est à l’écran est dessiné d’après lui.

## Ce qu’on possède, et de quoi sont faits les points d’un visiteur

good-greenery = verdure
good-water = eau
good-rock = roche
good-small-tokens = { $count ->
    [one] petit jeton
   *[other] petits jetons
  }
good-large-tokens = { $count ->
    [one] grand jeton
   *[other] grands jetons
  }
good-guests = { $count ->
    [one] visiteur
   *[other] visiteurs
  }
good-character-tokens = { sketch-character-token }
good-invitations = { $count ->
    [one] visiteur à inviter
   *[other] visiteurs à inviter
  }
part-decorations = décorations en vue
part-icons = symboles du paysage
part-tiles = tuiles en vue
part-court = souhait de l’Impératrice

## Ce qui a annoncé la fin, et les parties du score

closing-tokens-taken = { $seat } : { trigger-tokens-taken }.
closing-stack-empty = { $seat } : { trigger-stack-empty }.

## Préparer une table

goal-solo = { welcome-1 } { welcome-5 }
summary = { $players ->
    [1] Seul au jardin
    [2] Deux joueurs
    [3] Trois joueurs
   *[4] Quatre joueurs
  }. { $garden ->
    [balanced] Le plateau équilibré
    [standard] Le plateau aux nombres des règles
   *[own] Un plateau à vous
  }.
group-garden = Jardin
    .about = Pistes, cartes et tuiles, et la tuile par laquelle tout commence.

## What is wrong with a board file

refused-board-cells = Fichier de plateau, { $where } : les cases s’écrivent [x, y], avec des nombres de 0 à { $most }, pas { $found }.
refused-board-beyond = Fichier de plateau, { $where } : la case { $cell } est hors du jardin de { $width } sur { $height }.
refused-board-start-square = Fichier de plateau, { $where } : il faut ici les quatre cases d’un carré, dans le sens horaire depuis celle du nord-ouest.
refused-board-corners = Fichier de plateau, { $where } : chaque pile se trouve dans un coin.
refused-board-token-sum = Fichier de plateau, { $where } : grands et petits jetons réunis sont aussi nombreux que leurs cases, { $need }.
refused-board-no-space = Fichier de plateau, { $where } : la case { $cell } n’est pas faite pour un jeton.
refused-board-starting = Fichier de plateau, { $where } : au moins { $least } visiteurs doivent être de ceux du début.
refused-board-inner = Fichier de plateau, { $where } : c’est le nombre des cases intérieures, { $need }.
refused-board-solo-most = Fichier de plateau, { $where } : en solo on peut couvrir au plus { $most } cases intérieures, pas { $have }.
refused-board-stack = Fichier de plateau, { $where } : la pile { $name } a les tuiles { $letter }01 à { $letter }{ $last }, chacune une fois.
refused-board-edge-shows = Fichier de plateau, { $where } : le bord { $edge } montre { $found }, pas { $need }.
refused-board-edge-twice = Fichier de plateau, { $where } : le bord { $edge } appartient à deux zones.
refused-board-edge-none = Fichier de plateau, { $where } : le bord { $edge } ({ $found }) n’appartient à aucune zone.
refused-board-temple-name = Fichier de plateau, { $where } : un bord de temple demande le temple de ce nom.
refused-board-temple-edges = Fichier de plateau, { $where } : les quatre bords d’un temple sont des bords de temple.
refused-board-start-edges = Fichier de plateau, { $where } : il faut ici huit bords, dans le sens horaire depuis le bord nord au nord-ouest.
refused-board-quadrant = Fichier de plateau, { $where } : au plus { $most } tiennent dans un quart de la tuile : { $found }.
