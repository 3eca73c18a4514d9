### Dragon Castle en français. Clés : docs/notation/castle.md nomme les décisions, games/castle/rules/game.py les événements.

title = Dragon Castle
goal = Prenez des tuiles au château, faites grandir dans votre royaume des groupes d’un même type et couronnez-les de sanctuaires.

# L’accueil, un message par ligne.
welcome-1 = But : le plus de points. Quatre tuiles ou plus d’un même type qui se touchent se retournent et rapportent.
welcome-2 = À chaque tour : prenez une tuile libre du niveau supérieur du château (marquée ▸), puis choisissez :
welcome-3 = prendre aussi sa jumelle, ou un sanctuaire avec elle, ou la défausser pour 1 point.
welcome-4 = Posez ce que vous avez pris. Sur un ensemble qui vient de se retourner, érigez des sanctuaires : plus haut, mieux c’est.
welcome-5 = Quand il ne reste que le niveau du sol, invoquer le dragon (2 points) annonce la fin de la partie.
first-game = Nous laisserons alors les cartes de côté.

## Tuiles

kind-merchant = Marchands
kind-soldier = Soldats
kind-farmer = Fermiers
kind-season = Saisons
kind-wind = Vents
kind-dragon = Dragons
kind-number = tuiles au même chiffre

letter-M = Marchand
letter-S = Soldat
letter-F = Fermier
letter-Z = Saison
letter-W = Vent
letter-D = Dragon

face-M1 = Marchand 1
face-M2 = Marchand 2
face-M3 = Marchand 3
face-M4 = Marchand 4
face-M5 = Marchand 5
face-M6 = Marchand 6
face-S1 = Soldat 1
face-S2 = Soldat 2
face-S3 = Soldat 3
face-S4 = Soldat 4
face-S5 = Soldat 5
face-S6 = Soldat 6
face-F1 = Fermier 1
face-F2 = Fermier 2
face-F3 = Fermier 3
face-F4 = Fermier 4
face-F5 = Fermier 5
face-F6 = Fermier 6
face-Z1 = Saison 1
face-Z2 = Saison 2
face-Z3 = Saison 3
face-Z4 = Saison 4
face-W1 = Vent 1
face-W2 = Vent 2
face-W3 = Vent 3
face-W4 = Vent 4
face-D1 = Dragon 1
face-D2 = Dragon 2
face-D3 = Dragon 3

## Esprits : un pouvoir que chacun peut appeler une fois par tour, contre une tuile visible de son royaume ou un sanctuaire de sa réserve

spirit-beauty = Esprit de la Beauté
    .effect = Consolidez 4 Marchands, Soldats et Fermiers ou plus qui se touchent et portent le même chiffre : 1 point de plus, jusqu’à 2 sanctuaires.
spirit-wind = Esprit du Vent
    .effect = Si vous voulez, retournez face cachée une de vos tuiles ; puis déplacez un sanctuaire érigé sur une autre tuile face cachée.
spirit-strength = Esprit de la Force
    .effect = Déplacez une ou deux tuiles du dessus de votre royaume vers d’autres cases libres ; les ensembles ainsi formés rapportent.
spirit-elegance = Esprit de l’Élégance
    .effect = Ce tour-ci, vous pouvez prendre aussi les tuiles dont le côté haut ou bas est libre, et vous devez en prendre au moins une.
spirit-deception = Esprit de la Tromperie
    .effect = Votre seconde tuile est n’importe quelle tuile qui touchait la première à son niveau, quoi qu’elle montre.
spirit-change = Esprit du Changement
    .effect = Une Saison, un Vent ou un Dragon face visible compte comme un autre type pour former ou agrandir un ensemble.
spirit-faith = Esprit de la Foi
    .effect = Érigez un sanctuaire de plus que permis sur un ensemble qui vient de se retourner.
spirit-destruction = Esprit de la Destruction
    .effect = Retirez de la partie une tuile libre du château, à n’importe quel niveau.
spirit-depth = Esprit de la Profondeur
    .effect = Votre seconde tuile doit seulement être du même type que la première, pas identique.
spirit-cunning = Esprit de la Ruse
    .effect = Consolidez un groupe d’exactement 3 tuiles d’un même type pour 2 points, avec sanctuaires comme d’habitude.

## Dragons : des points en plus pour tous à la fin

dragon-humility = Dragon de l’Humilité
    .effect = 1 point par sanctuaire voisin d’une pile plus haute.
dragon-righteousness = Dragon de la Droiture
    .effect = 1 point par sanctuaire de votre meilleure rangée et par sanctuaire de votre meilleure colonne ; 2 de plus pour une ligne pleine de sanctuaires.
dragon-tranquility = Dragon de la Quiétude
    .effect = 1 point par groupe séparé de tuiles face cachée.
dragon-bravery = Dragon de la Bravoure
    .effect = 1 point par pile plus haute que toutes ses voisines.
dragon-dominion = Dragon de la Domination
    .effect = Vos plus forts Marchand, Soldat et Fermier face visible au niveau 3 ou plus : additionnez leurs chiffres.
dragon-power = Dragon de la Puissance
    .effect = Pour les Marchands, les Soldats et les Fermiers, comparez votre groupe le plus précieux à celui de chaque voisin : 2 points si le vôtre vaut plus, 1 à égalité.
dragon-knowledge = Dragon du Savoir
    .effect = 2 points par image différente de Saison, de Vent ou de Dragon face visible.
dragon-harmony = Dragon de l’Harmonie
    .effect = Pour chaque axe central du royaume : 4 points si les hauteurs des piles s’y reflètent, 2 si les sanctuaires s’y reflètent.
dragon-devotion = Dragon de la Dévotion
    .effect = 1 point par sanctuaire voisin d’une tuile Dragon face visible.
dragon-courage = Dragon du Courage
    .effect = 1 point par sanctuaire au bord du royaume.

## Ce qui est demandé

prompt-turn = Prenez une tuile du niveau supérieur{ $summon ->
    [yes] {" "}ou invoquez le dragon
   *[no] { "" }
  }
prompt-continue = Vous tenez { $face }. Comment continuez-vous ?
prompt-place = Où va { $face } dans votre royaume ?
prompt-enlarge = Un ensemble va se retourner. L’agrandir d’abord avec un Esprit ?
prompt-build = Ériger un sanctuaire sur l’ensemble qui vient de se retourner ? ({ $pool } en réserve)
prompt-end = Votre tour se termine. Appeler un Esprit ?
prompt-payment = Comment payez-vous l’{ $spirit } ?
prompt-beauty-set = Quel groupe de chiffres égaux ?
prompt-cunning-set = Quel groupe de trois ?
prompt-wild = Quelle tuile compte comme quoi ?
prompt-extra-shrine = Où va le sanctuaire en plus ?
prompt-turn-tile = Retourner face cachée une de vos tuiles ?
prompt-lift-shrine = Quel sanctuaire se déplace ?
prompt-drop-shrine = Où va le sanctuaire ?
prompt-lift-tile = Quelle tuile se déplace ?
prompt-drop-tile = Où va-t-elle ?
prompt-destroy = Quelle tuile du château retirer de la partie ?

## Choix. `.many` nomme le groupe quand il y en a trop pour une liste ; `.plain` se dit sans position.

choice-take = prendre { $face } en { $cell } (niveau { $floor }{ $twin ->
    [none] { "" }
   *[other] {" "}; sa jumelle en { $twin } est libre
  })
    .plain = prendre la tuile en { $cell }
    .many = Prendre une tuile : tapez sa place, par exemple { $example }
choice-summon = invoquer le dragon : 2 points à la fin
choice-pair = prendre aussi { $face } en { $cell } (niveau { $floor })
    .plain = prendre la seconde tuile en { $cell }
    .many = Prendre une seconde tuile : tapez sa place, par exemple { $example }
choice-shrine = garder la tuile et prendre un sanctuaire en réserve
choice-discard = défausser la tuile pour 1 point
choice-place = la poser en { $space } { $height ->
    [0] (case vide)
    [one] (sur une tuile face cachée)
   *[other] (sur une pile de { $height } tuiles face cachée)
  }
    .plain = la poser en { $space }
    .many = La poser : tapez une case, par exemple { $example }
choice-build = ériger un sanctuaire en { $space } (niveau { $height }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  })
    .plain = ériger un sanctuaire en { $space }
    .many = Ériger un sanctuaire : tapez une case, par exemple { $example }
choice-done = rien de plus, continuer
choice-call = appeler l’{ $spirit } : { $effect }
    .plain = appeler l’{ $spirit }
choice-pay = { $space ->
    [shrine] payer avec un sanctuaire de votre réserve
   *[other] payer avec { $face } en { $space }
  }
    .plain = { $space ->
    [shrine] payer avec un sanctuaire de votre réserve
   *[other] payer avec la tuile en { $space }
  }
    .many = Payer avec une tuile face visible : tapez sa case, par exemple { $example }
choice-set = le groupe autour de { $space } ({ $face })
    .plain = le groupe autour de { $space }
    .many = Choisissez un groupe par sa première case, par exemple { $example }
choice-turn = retourner { $face } en { $space }
    .plain = retourner la tuile en { $space }
    .many = Retourner une tuile : tapez sa case, par exemple { $example }
choice-lift = soulever { $piece ->
    [shrine] le sanctuaire
    [back] la tuile face cachée
   *[tile] { $face }
  } en { $space }
    .plain = soulever ce qui est en { $space }
    .many = Soulever : tapez une case, par exemple { $example }
choice-drop = reposer en { $space }
    .many = Reposer : tapez une case, par exemple { $example }
choice-wild = { $face } en { $space } compte comme { $letter }
    .plain = la tuile en { $space } compte comme { $letter }
    .many = Tapez une case et une lettre, par exemple { $example }
choice-destroy = retirer { $face } en { $cell } (niveau { $floor })
    .plain = retirer la tuile en { $cell }
    .many = Retirer une tuile du château : tapez sa place, par exemple { $example }
choice-spirit = { $spirit } : carte tirée
choice-dragon = { $dragon } : carte tirée
choice-face = { $face } : tuile révélée

## Ce qui s’est passé. Le nom du joueur est devant.

castle-spirit = { $spirit } en jeu
castle-dragon = { $dragon } en jeu
castle-uncover = révèle { $face }
castle-take = prend { $face } en { $cell }
castle-pair = prend aussi { $face } en { $cell }
castle-shrine = prend un sanctuaire (réserve : { $pool })
castle-discard = défausse la tuile (+{ $points })
castle-summon = invoque le dragon (+2 à la fin ; { $left ->
    [one] reste { $left } jeton
   *[other] restent { $left } jetons
  })
castle-last-round = le dernier tour de table a commencé
castle-place = pose { $face } en { $space }
castle-set = marque un ensemble de { $size } { $kind } (+{ $points })
castle-build = érige un sanctuaire en { $space } (niveau { $floor })
castle-call-tile = appelle l’{ $spirit }, payé avec { $face } en { $space }
castle-call-shrine = appelle l’{ $spirit }, payé avec un sanctuaire
castle-turn = retourne { $face } en { $space }
castle-move-shrine = déplace le sanctuaire de { $source } à { $target }
castle-move-tile = déplace la tuile de { $source } à { $target }
castle-destroy = détruit { $face } en { $cell }
castle-over = { $ending }

ending-dragon-summoned = le dragon est venu, la partie est terminée
ending-castle-empty = il ne reste rien du château, la partie est terminée

## Pourquoi une chose n’est pas possible

reason-all-copies-of-this-face-have-been-seen = Les quatre exemplaires de { $face } ont déjà été vus.
reason-no-tile-lies-there = Il n’y a pas de tuile du château en { $cell }.
reason-tiles-on-both-long-sides = La tuile en { $cell } est coincée : son côté gauche ou droit doit être libre.
reason-the-first-tile-comes-from-the-top-floor = La première tuile doit venir du niveau supérieur, le niveau { $floor } ; { $cell } est plus bas.
reason-the-first-tile-cannot-be-put-back = Vous tenez déjà votre première tuile et ne pouvez pas la remettre.
reason-not-identical-to-the-first = La seconde tuile doit être exactement { $face } ; celle en { $cell } ne l’est pas.
reason-no-shrine-is-left-in-the-supply = Il n’y a plus de sanctuaire dans le stock.
reason-summon-instead-of-taking-a-tile-not-after-it = On invoque au lieu de prendre une tuile ; vous en avez déjà pris une ce tour-ci.
reason-the-castle-is-still-higher-than-one-floor = On ne peut invoquer le dragon que s’il ne reste que le niveau du sol ; le château a encore { $floor } niveaux.
reason-outside-the-realm = { $space } est hors du royaume.
reason-a-face-up-tile-lies-there = Il y a une tuile face visible en { $space } ; posez sur une case vide ou une tuile face cachée.
reason-a-shrine-stands-there = Un sanctuaire se dresse en { $space }, et rien ne se pose sur un sanctuaire.
reason-both-tiles-are-placed-before-anything-else = Posez d’abord votre seconde tuile ; les deux se posent à la suite.
reason-a-pair-needs-two-legal-spaces = Deux tuiles demandent deux cases, et votre royaume n’a de place que pour { $spaces }.
reason-no-legal-space-for-the-tile = Votre royaume n’a pas de case pour cette tuile ; vous ne pouvez que la défausser.
reason-no-more-shrines-on-this-set = Cet ensemble porte déjà tous les sanctuaires permis.
reason-no-shrine-in-the-pool = Il n’y a pas de sanctuaire dans votre réserve.
reason-a-shrine-stands-there-already = Un sanctuaire se dresse déjà en { $space }.
reason-only-on-a-set-consolidated-just-now = Un sanctuaire ne va que sur une tuile d’un ensemble qui vient de se retourner ; { $space } n’en fait pas partie.
reason-spirit-already-called-this-turn = L’{ $spirit } a déjà été appelé ce tour-ci.
reason-spirit-not-in-play = L’{ $spirit } n’est pas dans cette partie.
reason-nothing-to-pay-a-spirit-with = Un Esprit coûte une tuile face visible de votre royaume ou un sanctuaire de votre réserve, et vous n’avez ni l’un ni l’autre.
reason-only-a-face-up-tile-pays = Seule une tuile face visible peut payer ; il n’y en a pas en { $space }.
reason-pay-for-the-spirit-first = Payez d’abord l’{ $spirit }.
reason-spirit-would-have-no-effect = L’{ $spirit } ne pourrait rien faire maintenant, quel que soit le paiement.
reason-payment-would-make-the-effect-impossible = Payé ainsi, l’{ $spirit } n’aurait plus rien à faire.
reason-spirit-not-in-this-window = L’{ $spirit } ne peut pas être appelé à ce moment du tour ({ $window }).
reason-choose-a-set-of-equal-numbers-by-its-first-space = Désignez un des groupes de chiffres égaux par sa première case.
reason-a-shrine-moves-onto-a-face-down-tile-without-a-shrine = Le sanctuaire doit aller sur une tuile face cachée qui n’en porte pas.
reason-lift-a-shrine-that-stands-in-the-realm = Choisissez une case de votre royaume où se dresse un sanctuaire.
reason-only-a-face-up-tile-can-be-turned = Seule une tuile face visible de votre royaume peut être retournée.
reason-the-shrine-needs-a-face-down-tile-to-go-to = Retournez une tuile : sinon le sanctuaire n’aurait nulle part où aller.
reason-a-moved-tile-goes-to-another-legal-space = La tuile doit aller sur une autre case, vide ou montrant une tuile face cachée sans sanctuaire.
reason-a-tile-with-a-shrine-cannot-move = La tuile en { $space } porte un sanctuaire : elle ne bouge pas.
reason-move-at-least-one-tile = Vous avez appelé cet Esprit pour déplacer une tuile ; il faut en déplacer au moins une.
reason-no-tile-that-can-move-lies-there = Aucune tuile ne peut être déplacée en { $space }.
reason-two-different-tiles-are-moved = La tuile en { $space } a déjà été déplacée ; choisissez-en une autre.
reason-elegance-needs-a-short-side-tile = Vous avez appelé l’Élégance : il vous faut une tuile dont seul le côté haut ou bas est libre ; { $cell } n’en est pas une.
reason-elegance-promised-a-pick = Vous avez appelé l’Élégance : vous devez prendre une tuile ce tour-ci.
reason-deception-needs-a-tile-beside-the-first = Vous avez appelé la Tromperie : la seconde tuile doit avoir touché la première ; ce n’est pas le cas en { $cell }.
reason-the-changed-tile-must-complete-a-set = Choisissez une Saison, un Vent ou un Dragon face visible et un type avec lequel cela forme un ensemble.
reason-the-extra-shrine-goes-on-a-full-set-of-this-turn = Le sanctuaire en plus va sur un ensemble de ce tour qui porte déjà tous les siens.
reason-not-the-same-type-as-the-first = La seconde tuile doit être du même type que { $face } ; celle en { $cell } ne l’est pas.
reason-choose-a-group-of-three-by-its-first-space = Désignez un de vos groupes de trois par sa première case.
reason-no-countdown-token-is-left = Tous les jetons du compte à rebours ont été pris.
reason-long-row-on-an-upper-floor = Une rangée de { $tiles } tuiles au niveau { $floor }, c’est long : son milieu reste bloqué bien des tours.
reason-no-third-floor = Aucune pile n’a 3 niveaux : il y aura peu de tours avant de pouvoir invoquer le dragon.
reason-unusual-first-floor = Le niveau du sol a { $tiles } tuiles ; d’ordinaire, { $low } à { $high }.
reason-a-called-spirit-promised-a-pair = L’Esprit appelé vous oblige à prendre une seconde tuile.
reason-a-called-spirit-still-needs-this-tile = L’Esprit appelé a encore besoin de la tuile en { $cell }.

window-start = avant la première tuile
window-picked = avec la première tuile en main
window-acted = avant la pose
window-consolidate = pendant le décompte des ensembles
window-end = à la fin du tour

## Décompte

score-sets = Ensembles
score-discards = Défausses
score-shrines = Sanctuaires
score-tokens = Jetons
score-humility = { dragon-humility }
score-righteousness = { dragon-righteousness }
score-tranquility = { dragon-tranquility }
score-bravery = { dragon-bravery }
score-dominion = { dragon-dominion }
score-power = { dragon-power }
score-knowledge = { dragon-knowledge }
score-harmony = { dragon-harmony }
score-devotion = { dragon-devotion }
score-courage = { dragon-courage }

tie-break-1 = piles dont la tuile du dessus est face cachée
tie-break-2 = sanctuaires dans le royaume

## Le plateau en texte

sketch-castle = Château
sketch-floor = niveau supérieur { $floor }, { $tiles } tuiles
sketch-countdown = Compte à rebours
sketch-supply = Stock
sketch-shrines = { $count ->
    [one] { $count } sanctuaire
   *[other] { $count } sanctuaires
  }
sketch-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
sketch-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
sketch-hand = en main
sketch-key-free = peut être choisi maintenant
sketch-key-moved = vient de bouger
sketch-key-tile = une pile de 2 avec Marchand 4 au-dessus
sketch-key-back = une pile de 2, tuile du dessus face cachée : on peut poser dessus
sketch-key-shrine = une pile de 2 avec un sanctuaire : rien ne se pose dessus
sketch-no-cards = Pas de cartes dans cette partie.
sketch-unseen = { $count } tuiles sont encore cachées. Exemplaires jamais vus de chaque image :
sketch-last-round = dernier tour de table

## Options et variantes

option-layout = Le château : un de ceux-ci, ou un dessiné avec . 1 2 3, tapé ou lu dans un fichier.
    .label = Le château
option-spirits = Cartes Esprit : combien sont tirées, ou leurs noms.
    .label = Cartes Esprit
option-spirits-0 = aucune
option-spirits-1 = une
option-spirits-2 = deux
option-spirits-3 = trois
option-dragons = Cartes Dragon : combien sont tirées, ou leurs noms.
    .label = Cartes Dragon
option-dragons-0 = aucune
option-dragons-1 = une
option-dragons-2 = deux
option-dragons-3 = trois
option-cards = Tirer parmi toutes les cartes ou seulement parmi les simples.
option-cards-all = parmi toutes
option-cards-simple = parmi les simples
option-realm = La taille des royaumes, colonnes par rangées.
option-realm-6x4 = 6 × 4
option-realm-6x6 = 6 × 6
option-realm-4x4 = 4 × 4
option-realm-4x6 = 4 × 6
option-last_round = Si la dernière invocation termine la partie avec le tour de table en cours ou un de plus.
option-last_round-current = avec le tour de table en cours
option-last_round-next = avec un tour de table de plus
option-shrine_supply = Si les sanctuaires peuvent manquer.
option-shrine_supply-limited = 40 sanctuaires pour tous
option-shrine_supply-unlimited = toujours assez
option-paid_shrine = Si un sanctuaire payé à un Esprit retourne au stock ou quitte la partie.
option-paid_shrine-supply = retour au stock
option-paid_shrine-box = hors de la partie
option-deception = Si la Tromperie atteint les tuiles du même niveau seulement ou de tous.
option-deception-same-floor = le même niveau seulement
option-deception-any-floor = tous les niveaux
option-wind = Si l’Esprit du Vent doit déplacer un sanctuaire.
option-wind-must-move = il doit
option-wind-may-move = il peut
option-change_in_check = Si l’Esprit du Changement peut agrandir un ensemble qui va se retourner.
option-change_in_check-yes = oui
option-change_in_check-no = non
option-faith = Si la Foi demande un ensemble qui porte déjà tous ses sanctuaires ordinaires.
option-faith-full-allowance = oui, un tel ensemble
option-faith-any-set = non, n’importe lequel
option-cunning_dragons = Si trois Dragons consolidés par la Ruse donnent le point supplémentaire des Dragons.
option-cunning_dragons-bonus = avec le point en plus
option-cunning_dragons-plain = sans ce point
option-tranquility = Si les tuiles sous un sanctuaire comptent pour le Dragon de la Quiétude ou séparent les groupes.
option-tranquility-shrines-count = elles comptent
option-tranquility-shrines-split = elles séparent
option-harmony = Si un royaume vide compte comme symétrique pour le Dragon de l’Harmonie.
option-harmony-empty-nothing = non
option-harmony-empty-counts = oui
option-tie_break = Si les piles à sanctuaire comptent pour départager.
option-tie_break-with-shrines = elles comptent
option-tie_break-without-shrines = elles ne comptent pas

preset-standard = Le jeu complet : un Esprit et un Dragon, tirés parmi tous.
preset-first-game = Pour apprendre : sans cartes.
preset-simple-cards = La deuxième partie : un Esprit et un Dragon, tirés parmi les simples.
preset-many-cards = Pour les habitués : trois Esprits et trois Dragons.

layout-basic = le château habituel pour ce nombre de joueurs
layout-basic_2 = Le château pour deux
layout-basic_3 = Le château pour trois
layout-basic_4 = Le château pour quatre
layout-four_seasons = Les Quatre Saisons
layout-thousand_towers = Les Mille Tours
layout-barracks = La Caserne
layout-pillars_of_creation = Les Piliers de la Création
layout-fortress = La Forteresse
layout-blockhouse = Le Blockhaus
layout-parade_ground = La Place d’armes
layout-keep = Le Donjon
layout-dragons_head = La Tête du Dragon
layout-abbey_of_the_abyss = L’Abbaye de l’Abîme
layout-gates_of_fate = Les Portes du Destin
layout-forbidden_city = La Cité interdite

## Mots à chercher

term-take = Prendre
    .effect = Votre première tuile vient du niveau supérieur du château, et son côté gauche ou droit doit être libre. Vous voyez alors ce qu’elle découvre et décidez : paire, sanctuaire ou défausse.
term-free = Tuile libre
    .effect = Une tuile du château est libre si rien n’est posé dessus et qu’au moins un de ses voisins de gauche et de droite est plus bas.
term-pair = Paire
    .effect = Prenez une seconde tuile, identique. Elle doit être libre mais peut venir de n’importe quel niveau.
term-shrine = Sanctuaire
    .effect = Au lieu d’une seconde tuile, prenez un sanctuaire dans votre réserve. Érigez-le sur un ensemble qui vient de se retourner : à la fin, il vaut 1, 2 ou 3 points au niveau 1, 2, ou 3 et plus. En réserve, il ne vaut rien.
term-discard = Défausse
    .effect = Défaussez la tuile pour 1 point. Rien n’est posé.
term-place = Pose
    .effect = Une tuile se pose sur une case vide ou sur une tuile face cachée, jamais sur une tuile face visible ni sur un sanctuaire. Plus une pile est haute, meilleure est la place pour un sanctuaire.
term-set = Ensemble
    .effect = Quatre tuiles face visible ou plus d’un même type qui se touchent (pas en diagonale, quelles que soient les hauteurs) se retournent aussitôt. Points : 4 tuiles 2, 5 tuiles 3, 6 tuiles 5, 7 tuiles 6, 8 tuiles 8, chaque tuile de plus 1 de plus. Les Dragons donnent 1 de plus.
term-consolidate = Consolider
    .effect = La même chose que marquer un ensemble : ses tuiles se retournent face cachée, donnent des points et peuvent porter des sanctuaires : 1 pour Marchands, Soldats, Fermiers ; 2 pour Saisons, Vents, Dragons.
term-type = Types
    .effect = Marchands, Soldats et Fermiers portent les chiffres 1 à 6 ; Saisons, Vents et Dragons sont spéciaux : leurs ensembles portent deux sanctuaires. Chaque image existe en quatre exemplaires.
term-summon = Invoquer
    .effect = Quand il ne reste que le niveau du sol, vous pouvez prendre un jeton du compte à rebours (2 points) au lieu d’une tuile. Quand il en a été pris autant qu’il y a de joueurs, on finit le tour de table et la partie est terminée.
term-countdown = Compte à rebours
    .effect = Sept jetons. Celui de la case au point d’exclamation lance le dernier tour de table.
term-spirit = Esprits
    .effect = Un pouvoir pour tous : une fois dans votre tour, payé d’une tuile face visible de votre royaume ou d’un sanctuaire de votre réserve.
term-dragon = Cartes Dragon
    .effect = Des points en plus à la fin, le même objectif pour tous.
term-pool = Réserve
    .effect = Vos sanctuaires pas encore érigés.
term-realm = Royaume
    .effect = Votre propre plateau. Une pile montre sa hauteur et sa tuile du dessus.
term-tie = Égalité
    .effect = Le plus de piles dont la tuile du dessus est face cachée l’emporte, puis le plus de sanctuaires dans le royaume ; sinon la victoire est partagée.

## La table à l’écran : ce qui s’y trouve, dit à qui ne le voit pas

scene-castle = Le château
scene-realm = Royaume : { $seat }
scene-hand = En main
scene-shelf = Compte à rebours, sanctuaires et cartes
scene-tile = { $face }, { $cell }, niveau { $floor }
scene-own-tile = { $face }, { $space }, { $height ->
    [one] au sol
   *[other] niveau { $height }
  }
scene-back = tuile face cachée, { $space }, { $height ->
    [one] au sol
   *[other] niveau { $height }
  }
scene-shrine = sanctuaire, { $space }, niveau { $height } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
scene-take = prendre { $face } en { $cell } (niveau { $floor }{ $twin ->
    [no] { "" }
   *[yes] {" "}; une jumelle est libre
  })
scene-space = case vide { $space }
scene-held = { $face } en main
scene-pool = { $count ->
    [one] { $count } sanctuaire
   *[other] { $count } sanctuaires
  } en réserve : { $seat }
scene-tokens = { $count ->
    [one] { $count } jeton du compte à rebours
   *[other] { $count } jetons du compte à rebours
  } : { $seat }
scene-countdown = compte à rebours : { $count ->
    [one] reste { $count } jeton
   *[other] restent { $count } jetons
  }
scene-supply = stock : { $count ->
    [one] { $count } sanctuaire
   *[other] { $count } sanctuaires
  }
scene-last-turn = dernier tour
scene-over-dragon-summoned = Le dragon est venu : la partie est terminée
scene-over-castle-empty = Il ne reste rien du château : la partie est terminée

# Les étapes d’un tour.
step-take = Prendre
step-continue = Paire/sanctuaire
step-place = Poser
step-build = Ériger
step-spirit = Esprit

# Une phrase sous la question ; `count` est le nombre d’endroits possibles.
hint-turn = Un cercle doré marque les libres ; touchez-en une autre pour savoir pourquoi pas
hint-continue = Sa jumelle, si l’une est cerclée d’or ; un sanctuaire ; ou la défausse (+1)
hint-place = Cases vides ou tuiles face cachée
hint-enlarge = Une tuile changée peut rejoindre l’ensemble
hint-build = Plus haut, plus de points
hint-end = Un Esprit peut encore être appelé
hint-payment = Une tuile face visible de votre royaume, ou un sanctuaire de votre réserve
hint-beauty-set = Désignez-le par sa première tuile
hint-cunning-set = Désignez-le par sa première tuile
hint-wild = Une Saison, un Vent ou un Dragon
hint-extra-shrine = Sur une tuile d’un ensemble qui vient de se retourner
hint-turn-tile = Cela fait place à un sanctuaire
hint-lift-shrine = Choisissez-en un dans votre royaume
hint-drop-shrine = Une tuile face cachée sans sanctuaire
hint-lift-tile = Une tuile du dessus sans sanctuaire
hint-drop-tile = Cases vides ou tuiles face cachée
hint-destroy = Toute tuile libre, à n’importe quel niveau

button-shrine = Prendre un sanctuaire
button-discard = Défausser
button-summon = Invoquer le dragon
button-call = Appeler l’{ $spirit }
button-pay-shrine = Payer avec un sanctuaire
button-done = { $at ->
    [end] Finir le tour
    [build] Pas d’autre sanctuaire
    [enlarge] Laisser l’ensemble tel quel
    [turn-tile] Ne rien retourner
    [lift-shrine] Ne rien déplacer
    [lift-tile] Ne plus rien déplacer
   *[other] Continuer
  }

gain-points = +{ $points }

## L’aide : des chapitres dans nos mots, chacun avec son titre

help-goal = Chaque joueur bâtit un royaume avec les tuiles prises au château du milieu. Quatre tuiles ou plus d’un même type qui se touchent se retournent et rapportent des points ; sur ce qui s’est retourné, vous érigez des sanctuaires, qui comptent à la fin.

    Quand le dragon a été invoqué assez souvent, le plus de points l’emporte.
    .title = Le but
help-free = On peut prendre une tuile si rien n’est posé dessus et que son côté gauche ou droit est libre. Une voisine au même niveau ferme ce côté, même si elle est elle-même couverte ; les côtés haut et bas ne comptent pas.

    La première tuile de votre tour vient du plus haut niveau qui a encore des tuiles. Ce qui est clair et cerclé d’or peut être pris maintenant.
    .title = Quelles tuiles sont libres
help-turn = Prenez d’abord une tuile libre du niveau supérieur. Vous pouvez regarder ce qu’elle découvre avant de décider de la suite :

    - sa jumelle : une seconde tuile libre de la même image, à n’importe quel niveau ;
    - un sanctuaire du stock dans votre réserve ;
    - défausser la tuile pour 1 point.

    Posez ensuite ce que vous avez pris, et érigez si un ensemble s’est retourné. Quand il ne reste que le niveau du sol, vous pouvez invoquer le dragon au lieu de prendre une tuile.
    .title = Un tour
help-placing = Les tuiles vont sur des cases vides ou sur des tuiles face cachée sans sanctuaire, où vous voulez. Elles n’ont pas besoin de se toucher. Jamais sur une tuile face visible, jamais sur un sanctuaire.
    .title = Poser des tuiles
help-sets = Quand toutes les tuiles sont posées, chaque groupe de quatre tuiles face visible ou plus d’un même type qui se touchent par les côtés se retourne en entier. Les chiffres ne comptent pas, ni la hauteur des piles.

    Quatre tuiles rapportent 2 points, cinq 3, six 5, sept 6, huit 8, et chacune de plus 1 point de plus. Les Dragons rapportent 1 point de plus.
    .title = Ensembles
help-shrines = Sur un ensemble qui vient de se retourner, vous pouvez ériger des sanctuaires de votre réserve : un pour Marchands, Soldats ou Fermiers, jusqu’à deux pour Saisons, Vents ou Dragons. Un par tuile, et seulement maintenant.

    À la fin, un sanctuaire vaut 1, 2 ou 3 points sur une pile d’une, de deux, ou de trois tuiles et plus. Ce qui reste en réserve ne vaut rien.
    .title = Sanctuaires
help-cards = La carte Esprit est un pouvoir que chacun peut utiliser une fois pendant son tour. Elle coûte une tuile face visible de votre royaume ou un sanctuaire de votre réserve. La carte Dragon rapporte à la fin des points pour ce qu’elle décrit.
    .title = Esprits et Dragons
help-end = Quand plus aucune tuile n’est au-dessus du niveau du sol, vous pouvez invoquer le dragon : prenez un jeton de 2 points au lieu d’une tuile. Le jeton sous le point d’exclamation annonce le dernier tour de table, que l’on joue jusqu’au bout pour que tous aient eu autant de tours.

    On additionne alors ensembles, tuiles défaussées, jetons, sanctuaires et carte Dragon.
    .title = La fin

about-board = Tuiles, sanctuaires, jetons et cartes, le tour, les ensembles et le décompte sont ceux des règles.

    Notre reconstitution, faute de connaître les plans imprimés : la forme des quinze châteaux (leurs noms et nombres de joueurs sont ceux des règles), la taille des royaumes, et quelles cartes passent pour simples.
    .load = Un château à vous est un dessin en texte : une ligne par rangée et, pour chaque case, . (rien), 1, 2 ou 3, la hauteur de la pile. Les hauteurs doivent totaliser 116 tuiles.
