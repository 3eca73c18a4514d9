### Dragon Castle en français. Clés : docs/notation/castle.md nomme les décisions, games/castle/rules/game.py les événements.

title = Dragon Castle
goal = Prenez des tuiles au château, faites grandir dans votre royaume des groupes d’un même type et couronnez-les de sanctuaires.

# L’accueil, un message par ligne.
welcome-1 = But : le plus de points. { $least } tuiles ou plus d’un même type qui se touchent se retournent et rapportent.
welcome-2 = À chaque tour : prenez une tuile libre du niveau supérieur du château (marquée ▸), puis choisissez :
welcome-3 = prendre aussi sa jumelle, ou y joindre un sanctuaire, ou défausser la tuile (+{ $away }).
welcome-4 = Posez ce que vous avez pris. Sur un ensemble qui vient de se retourner, érigez des sanctuaires : plus haut, mieux c’est.
welcome-5 = Quand il ne reste que le niveau du sol, vous pouvez invoquer le dragon (+{ $token }). Après { $players } invocations en tout commence la dernière manche.
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

## Esprits : un pouvoir que chacun peut appeler une fois par tour, contre une tuile face visible de son royaume ou un sanctuaire de sa réserve

spirit-beauty = Esprit de la Beauté
    .effect = Consolidez { $least } Marchands, Soldats et Fermiers ou plus qui se touchent et portent le même chiffre : +{ $beautybonus }, jusqu’à { $beautyshrines } sanctuaires.
spirit-wind = Esprit du Vent
    .effect = { $wind ->
        [may-move] Retournez une de vos tuiles face visible, ou déplacez un sanctuaire érigé sur une autre tuile face cachée, ou les deux dans cet ordre.
       *[must-move] Si vous voulez, retournez une de vos tuiles face visible ; puis déplacez un sanctuaire érigé sur une autre tuile face cachée.
    }
spirit-strength = Esprit de la Force
    .effect = Déplacez une ou deux tuiles du dessus sans sanctuaire vers des cases vides ou des tuiles face cachée ; les ensembles ainsi formés rapportent.
spirit-elegance = Esprit de l’Élégance
    .effect = Ce tour-ci, vous pouvez prendre aussi des tuiles coincées à gauche et à droite mais libres en haut ou en bas, et vous devez en prendre au moins une.
spirit-deception = Esprit de la Tromperie
    .effect = { $deception ->
        [any-floor] Votre seconde tuile est celle du dessus d’une pile voisine de la place de la première, à tout niveau, quoi qu’elle montre, même coincée.
       *[same-floor] Votre seconde tuile est une tuile qui touchait la première au même niveau, quoi qu’elle montre, même coincée.
    }
spirit-change = Esprit du Changement
    .effect = { $changing ->
        [no] Une Saison, un Vent ou un Dragon face visible compte comme un autre type pour former un ensemble.
       *[yes] Une Saison, un Vent ou un Dragon face visible compte comme un autre type pour former un ensemble, ou en agrandir un qui va se retourner.
    }
spirit-faith = Esprit de la Foi
    .effect = { $faith ->
        [any-set] Érigez un sanctuaire de plus sur n’importe quel ensemble retourné ce tour-ci.
        [full-allowance] Érigez un sanctuaire de plus que permis, sur un ensemble de ce tour qui porte déjà tous les siens.
       *[closed-sets] Érigez un sanctuaire de plus que permis, sur un ensemble de ce tour qui n’en reçoit plus d’ordinaire.
    }
spirit-destruction = Esprit de la Destruction
    .effect = Retirez de la partie une tuile libre du château, à n’importe quel niveau.
spirit-depth = Esprit de la Profondeur
    .effect = Il suffit que votre seconde tuile soit du même type que la première ; une identique convient aussi.
spirit-cunning = Esprit de la Ruse
    .effect = Consolidez un groupe d’exactement 3 tuiles d’un même type pour { $cunningset } points{ $cunningdragons ->
        [plain] , Dragons aussi,
       *[bonus] {" "}(Dragons +{ $dragonset }),
    } avec sanctuaires comme d’habitude.

## Dragons : des points en plus pour tous à la fin

dragon-humility = Dragon de l’Humilité
    .effect = 1 point par sanctuaire voisin d’une pile plus haute.
dragon-righteousness = Dragon de la Droiture
    .effect = 1 point par sanctuaire de votre meilleure rangée et par sanctuaire de votre meilleure colonne ; 2 de plus pour une ligne pleine de sanctuaires.
dragon-tranquility = Dragon de la Quiétude
    .effect = 1 point par groupe séparé de tuiles face cachée{ $tranquility ->
        [shrines-split] {" "}; celles sous un sanctuaire ne sont d’aucun groupe.
       *[shrines-count] , celles sous un sanctuaire comprises.
    }
dragon-bravery = Dragon de la Bravoure
    .effect = 1 point par pile plus haute que toutes ses voisines.
dragon-dominion = Dragon de la Domination
    .effect = Vos plus forts Marchand, Soldat et Fermier face visible au niveau 3 ou plus : additionnez leurs chiffres.
dragon-power = Dragon de la Puissance
    .effect = Pour les Marchands, les Soldats et les Fermiers, comparez votre groupe le plus précieux à celui de chaque voisin : 2 points si le vôtre vaut plus, 1 à égalité.
dragon-knowledge = Dragon du Savoir
    .effect = 2 points par image différente de Saison, de Vent ou de Dragon face visible.
dragon-harmony = Dragon de l’Harmonie
    .effect = Pour chaque axe central du royaume : 4 points si les hauteurs des piles s’y reflètent, 2 si les sanctuaires s’y reflètent{ $harmony ->
        [empty-counts] {" "}; rien reflète rien.
       *[empty-nothing] .
    }
dragon-devotion = Dragon de la Dévotion
    .effect = 1 point par sanctuaire voisin d’une tuile Dragon face visible.
dragon-courage = Dragon du Courage
    .effect = 1 point par sanctuaire au bord du royaume.

## Ce qui est demandé

prompt-turn = { $summon ->
    [must] Le château est vide : invoquez le dragon
    [yes] Prenez une tuile du niveau supérieur ou invoquez le dragon
   *[no] Prenez une tuile du niveau supérieur
  }
prompt-continue = Vous tenez { $face }. Comment continuez-vous ?
prompt-place = Où va { $face } dans votre royaume ?
prompt-enlarge = Un ensemble va se retourner. L’agrandir d’abord avec un Esprit ?
prompt-build = { $can ->
    [no] L’ensemble a ses sanctuaires. Appeler un Esprit pour un de plus ? ({ $pool } en réserve)
   *[yes] Ériger un sanctuaire sur l’ensemble qui vient de se retourner ? ({ $pool } en réserve)
  }
prompt-end = Votre tour se termine. Appeler un Esprit ?
prompt-payment = Comment payez-vous l’{ $spirit } ?
prompt-beauty-set = Quel groupe de chiffres égaux ?
prompt-cunning-set = Quel groupe de trois ?
prompt-wild = Quelle tuile compte comme quoi ?
prompt-extra-shrine = Où va le sanctuaire en plus ?
prompt-turn-tile = Retourner une de vos tuiles face visible ?
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
choice-summon = invoquer le dragon (+{ $points } à la fin)
choice-pair = prendre aussi { $face } en { $cell } (niveau { $floor })
    .plain = prendre la seconde tuile en { $cell }
    .many = Prendre une seconde tuile : tapez sa place, par exemple { $example }
choice-shrine = garder la tuile et prendre un sanctuaire en réserve
choice-discard = défausser la tuile (+{ $points })
choice-place = la poser en { $space } { $height ->
    [0] (case vide)
    [one] (sur une tuile face cachée)
   *[other] (sur une pile de { $height } tuiles face cachée)
  }
    .plain = la poser en { $space }
    .many = La poser : tapez une case, par exemple { $example }
choice-build = ériger un sanctuaire en { $space } (niveau { $height })
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
    .brief = { "" }
castle-take = prend { $face } en { $cell }
    .brief = { "" }
castle-pair = prend aussi { $face } en { $cell }
    .brief = une paire
castle-shrine = prend un sanctuaire (réserve : { $pool })
    .brief = un sanctuaire
castle-discard = défausse la tuile (+{ $points })
    .brief = défausse
castle-summon = invoque le dragon (+{ $points } à la fin ; { $left ->
    [one] reste { $left } jeton
   *[other] restent { $left } jetons
  })
    .brief = dragon invoqué
castle-last-round = la dernière manche a commencé
castle-place = pose { $face } en { $space }
    .brief = { $space }
castle-set = consolide un ensemble de { $size } { $kind } (+{ $points })
    .brief = ensemble de { $size } { $kind }
castle-build = érige un sanctuaire en { $space } (niveau { $floor })
    .brief = sanctuaire en { $space }
castle-call-tile = appelle l’{ $spirit }, payé avec { $face } en { $space }
castle-call-shrine = appelle l’{ $spirit }, payé avec un sanctuaire
castle-turn = retourne { $face } en { $space }
    .brief = { $space } retournée
castle-move-shrine = déplace le sanctuaire de { $source } à { $target }
castle-move-tile = déplace la tuile de { $source } à { $target }
castle-destroy = détruit { $face } en { $cell }
castle-over = { $ending }

ending-dragon-summoned = le dragon est venu, la partie est terminée
ending-castle-empty = il ne reste rien du château, la partie est terminée

## Pourquoi une chose n’est pas possible

reason-all-copies-of-this-face-have-been-seen = Tous les exemplaires de { $face } ont déjà été vus.
reason-no-tile-lies-there = Il n’y a pas de tuile du château en { $cell }.
reason-no-tile-lies-there-to-move = Il n’y a pas de tuile en { $space }.
reason-no-tile-beside-the-first = { $reach ->
    [any] Aucune tuile ne touche la place de la première, { $cell }.
   *[floor] Aucune tuile ne touche la place de la première, { $cell }, à son niveau.
  }
reason-no-tile-for-the-shrine-to-go-to = Il n’y a pas d’autre tuile où le sanctuaire pourrait aller.
reason-no-tile-to-move = Il n’y a pas de tuile sans sanctuaire dans votre royaume.
reason-no-tile-in-hand-to-place = Vous ne tenez pas de tuile à poser.
reason-tiles-on-both-long-sides = La tuile en { $cell } est coincée : son côté gauche ou droit doit être libre.
reason-tiles-on-all-four-sides = La tuile en { $cell } est coincée de tous les côtés ; même avec l’Élégance, un des quatre doit être libre.
reason-the-first-tile-comes-from-the-top-floor = La première tuile doit venir du niveau supérieur, le niveau { $floor } ; celle en { $cell } est au niveau { $height }.
reason-the-first-tile-cannot-be-put-back = Vous tenez déjà votre première tuile et ne pouvez pas la remettre.
reason-not-identical-to-the-first = La seconde tuile doit être exactement { $face } ; celle en { $cell } ne l’est pas.
reason-no-shrine-is-left-in-the-supply = Il n’y a plus de sanctuaire dans le stock.
reason-summon-instead-of-taking-a-tile-not-after-it = On invoque au lieu de prendre une tuile ; vous en avez déjà pris une ce tour-ci.
reason-the-castle-is-still-higher-than-one-floor = On ne peut invoquer le dragon que s’il ne reste que le niveau du sol ; le château a encore { $floor } niveaux.
reason-the-castle-is-empty = Il n’y a plus de tuile au château.
reason-the-castle-is-empty-and-you-must-summon = Le château est vide : vous devez invoquer le dragon.
reason-outside-the-realm = { $space } est hors du royaume.
reason-a-face-up-tile-lies-there = Il y a une tuile face visible en { $space } ; posez sur une case vide ou une tuile face cachée.
reason-a-shrine-stands-there = Un sanctuaire se dresse en { $space }, et rien ne se pose sur un sanctuaire.
reason-both-tiles-are-placed-before-anything-else = Posez d’abord votre seconde tuile ; les deux se posent à la suite.
reason-a-pair-needs-two-legal-spaces = Deux tuiles demandent deux cases, et dans votre royaume il en reste { $spaces }.
reason-no-legal-space-for-the-tile = Votre royaume n’a pas de case pour cette tuile ; vous ne pouvez que la défausser.
reason-no-more-shrines-on-this-set = Cet ensemble porte déjà tous les sanctuaires permis.
reason-no-shrine-in-the-pool = Il n’y a pas de sanctuaire dans votre réserve.
reason-no-shrine-to-move = Il faut un sanctuaire dans votre royaume, et il n’y en a pas.
reason-no-shrine-stands-there = Il n’y a pas de sanctuaire en { $space }.
reason-a-shrine-stands-there-already = Un sanctuaire se dresse déjà en { $space }.
reason-only-on-a-set-consolidated-just-now = Un sanctuaire ne va que sur une tuile d’un ensemble qui vient de se retourner ; { $space } n’en fait pas partie.
reason-only-on-a-set-of-this-turn = Le sanctuaire en plus ne va que sur une tuile retournée ce tour-ci avec un ensemble ; { $space } n’en montre pas.
reason-spirit-already-called-this-turn = L’{ $spirit } a déjà été appelé ce tour-ci.
reason-spirit-not-in-play = L’{ $spirit } n’est pas dans cette partie.
reason-nothing-to-pay-a-spirit-with = Un Esprit coûte une tuile face visible de votre royaume ou un sanctuaire de votre réserve, et vous n’avez ni l’un ni l’autre.
reason-only-a-face-up-tile-pays = Seule une tuile face visible peut payer ; il n’y en a pas en { $space }.
reason-pay-for-the-spirit-first = Payez d’abord l’{ $spirit }.
reason-payment-would-make-the-effect-impossible = Payé ainsi, l’{ $spirit } n’aurait plus rien à faire.
reason-spirit-not-in-this-window = L’{ $spirit } ne peut pas être appelé à ce moment du tour ({ $window }).
reason-choose-a-set-of-equal-numbers-by-its-first-space = Aucun groupe de quatre chiffres égaux ou plus ne commence en { $space } ; désignez-en un par sa première case.
reason-a-shrine-moves-onto-a-face-down-tile-without-a-shrine = Le sanctuaire doit aller sur une tuile face cachée qui n’en porte pas ; { $space } n’en montre pas.
reason-only-a-face-up-tile-can-be-turned = Seule une tuile face visible peut être retournée ; il n’y en a pas en { $space }.
reason-only-a-face-up-special-tile-changes = Seule une Saison, un Vent ou un Dragon face visible peut changer ; { $space } n’en montre pas.
reason-only-a-spirit-does-that = Seul le demande, s’il est appelé : { $by }.
reason-only-chance-draws = Le hasard tire les tuiles et les cartes ; personne ne les choisit.
reason-the-shrine-needs-a-face-down-tile-to-go-to = Retournez une tuile : sinon le sanctuaire n’aurait nulle part où aller.
reason-the-shrine-has-to-move = Un sanctuaire doit être déplacé maintenant.
reason-a-tile-with-a-shrine-cannot-move = La tuile en { $space } porte un sanctuaire : elle ne bouge pas.
reason-move-at-least-one-tile = Vous avez appelé cet Esprit pour déplacer une tuile ; il faut en déplacer au moins une.
reason-move-a-second-tile-or-no-more = Une tuile a été déplacée : déplacez-en une seconde, ou dites que c’est tout.
reason-two-different-tiles-are-moved = La tuile en { $space } a déjà été déplacée ; choisissez-en une autre.
reason-elegance-needs-a-short-side-tile = Vous avez appelé l’Élégance : il vous faut une tuile libre seulement en haut ou en bas ; celle en { $cell } est libre à gauche ou à droite.
reason-elegance-promised-a-pick = Vous avez appelé l’Élégance : vous devez prendre une tuile ce tour-ci.
reason-elegance-and-no-short-side-twin-in-sight = Vous avez appelé l’Élégance : la tuile en { $cell } est libre à gauche ou à droite, et aucune jumelle libre seulement en haut ou en bas ne serait en vue.
reason-deception-needs-a-tile-beside-the-first = Vous avez appelé la Tromperie : la seconde tuile doit avoir touché la première, qui était en { $first } ; ce n’est pas le cas en { $cell }.
reason-deception-takes-no-tile-from-under-the-first = Vous avez appelé la Tromperie : la tuile en { $cell } était sous la première, pas à côté.
reason-the-changed-tile-must-complete-a-set = Comptée comme { $letter }, la tuile en { $space } ne forme pas un groupe de quatre.
reason-the-tile-beside-the-first-is-lower = Vous avez appelé la Tromperie : la seconde tuile doit avoir touché la première au même niveau, le niveau { $floor } ; celle en { $cell } est au niveau { $height }.
reason-the-tile-comes-from-there = La tuile vient de { $space } ; elle doit aller sur une autre case.
reason-the-set-turns-before-anything-else = Un ensemble va se retourner ; rien d’autre ne vient avant.
reason-the-action-of-this-turn-is-done = Votre action est faite ; seul un Esprit peut encore être appelé, ou le tour finit.
reason-not-the-same-type-as-the-first = La seconde tuile doit être du même type que { $face } ; celle en { $cell } ne l’est pas.
reason-choose-a-group-of-three-by-its-first-space = Aucun groupe d’exactement trois ne commence en { $space } ; désignez-en un par sa première case.
reason-no-countdown-token-is-left = Tous les jetons du compte à rebours ont été pris.
reason-long-row-on-an-upper-floor = Une rangée de { $tiles } tuiles au niveau { $floor }, c’est long : son milieu reste bloqué bien des tours.
reason-no-third-floor = Aucune pile n’a 3 niveaux : il y aura peu de tours avant de pouvoir invoquer le dragon.
reason-no-room-for-the-pair-of-a-spirit = Avec l’{ $spirit }, il faut poser deux tuiles : votre royaume a place pour { $spaces } et, quel que soit le paiement, pour moins de deux.
reason-no-group-of-equal-numbers = Il faut quatre Marchands, Soldats ou Fermiers face visible ou plus qui se touchent et portent le même chiffre.
reason-no-group-of-three = Il faut un groupe d’exactement trois tuiles face visible d’un même type qui se touchent.
reason-no-short-side-tile-to-begin-with = Au niveau { $floor }, aucune tuile n’est libre seulement en haut ou en bas, et aucune n’y a de telle jumelle en vue.
reason-no-short-side-tile-of-the-type = Aucune tuile du type de { $face } n’est libre seulement en haut ou en bas.
reason-no-short-side-twin = Aucune seconde tuile { $face } libre seulement en haut ou en bas n’est en vue.
reason-no-free-tile-of-the-type = Aucune tuile libre n’est du type de { $face }.
reason-no-free-tile-for-the-extra-shrine = Aucune tuile d’un tel ensemble n’est libre pour le sanctuaire en plus.
reason-no-space-to-move-a-tile-to = Il n’y a pas d’autre case où une tuile pourrait aller.
reason-no-special-tile-enlarges-the-set = Aucune Saison, aucun Vent, aucun Dragon face visible à côté n’agrandirait l’ensemble qui va se retourner.
reason-no-special-tile-completes-a-set = Aucune Saison, aucun Vent, aucun Dragon face visible de votre royaume ne formerait, comme autre type, un ensemble de quatre.
reason-no-set-has-just-turned = On érige quand un ensemble vient de se retourner, et ce n’est pas le cas.
reason-no-other-space-for-this-tile = Il n’y a pas de case où la tuile en { $space } pourrait aller.
reason-no-spirit-has-been-called-to-pay-for = On paie quand on a appelé un Esprit.
reason-unusual-first-floor = Le niveau du sol a { $tiles } tuiles ; d’ordinaire, { $low } à { $high }.
reason-a-called-spirit-promised-a-pair = Vous avez appelé l’{ $other } : vous devez maintenant prendre une seconde tuile.
reason-a-called-spirit-still-needs-this-tile = L’{ $other } que vous avez appelé a encore besoin de la tuile en { $cell }.
reason-a-turn-cannot-be-passed = On ne passe pas son tour : prenez une tuile, ou invoquez le dragon si c’est possible.
reason-building-on-this-set-is-over = On ne bâtit plus sur cet ensemble : ce qui n’a pas été érigé aussitôt ne l’est plus ensuite.
reason-every-payment-would-break-it = Quel que soit le paiement possible, l’{ $spirit } n’aurait plus rien à faire.
reason-another-spirit-bars-it = L’{ $spirit } ne peut pas être appelé à côté de l’{ $other }, appelé ce tour-ci.
reason-neither-a-tile-to-turn-nor-a-shrine-to-move = Vous n’avez ni tuile face visible à retourner ni sanctuaire à déplacer.
reason-change-comes-before-the-sets-turn = Le Changement agrandit un ensemble avant qu’il se retourne ; ceux-ci le sont déjà.
reason-change-stays-out-of-this = À cette table, le Changement n’agrandit pas un ensemble qui va se retourner.
reason-faith-comes-after-the-sets-have-turned = La Foi vient quand les ensembles sont retournés.
reason-build-the-ordinary-shrines-before = L’ensemble reçoit encore un sanctuaire ordinaire ; érigez d’abord celui-là.
reason-it-is-of-that-type-already = La tuile en { $space } est déjà de ce type ({ $letter }).
reason-it-belongs-to-a-set-that-has-to-turn = La tuile en { $space } est d’un ensemble qui doit se retourner et ne peut pas le quitter.
reason-in-a-check-it-has-to-enlarge-the-set = Comptée comme { $letter }, la tuile en { $space } n’agrandirait pas l’ensemble qui doit se retourner.
reason-that-set-takes-an-ordinary-shrine = L’ensemble en { $space } reçoit encore un sanctuaire ordinaire ; celui en plus va ailleurs.
reason-that-set-was-not-full = À cette table, le sanctuaire en plus demande un ensemble qui porte tous les siens ; ce n’est pas le cas en { $space }.
reason-finish-the-spirit-first = Finissez d’abord ce que demande l’{ $spirit }.
reason-finish-building-before = Finissez d’abord d’ériger, ou dites que c’est tout.
reason-take-a-first-tile-before = Prenez d’abord une tuile du niveau supérieur.
reason-decide-about-the-first-tile-before = Vous tenez { $face } : décidez d’abord d’une seconde tuile, d’un sanctuaire ou de la défausse.
reason-place-the-tile-before = Posez d’abord { $face }.

window-start = avant la première tuile
window-picked = avec la première tuile en main
window-acted = tant qu’une tuile reste à poser
window-consolidate = pendant le décompte des ensembles
window-end = à la fin du tour

## Décompte

score-sets = Ensembles
    .why = { term-set.effect }
score-discards = Défausses
    .why = { term-discard.effect }
score-shrines = Sanctuaires
    .why = { term-shrine.effect }
score-tokens = Jetons
    .why = { term-summon.effect }
score-humility = { dragon-humility }
    .why = { dragon-humility.effect }
score-righteousness = { dragon-righteousness }
    .why = { dragon-righteousness.effect }
score-tranquility = { dragon-tranquility }
    .why = { dragon-tranquility.effect }
score-bravery = { dragon-bravery }
    .why = { dragon-bravery.effect }
score-dominion = { dragon-dominion }
    .why = { dragon-dominion.effect }
score-power = { dragon-power }
    .why = { dragon-power.effect }
score-knowledge = { dragon-knowledge }
    .why = { dragon-knowledge.effect }
score-harmony = { dragon-harmony }
    .why = { dragon-harmony.effect }
score-devotion = { dragon-devotion }
    .why = { dragon-devotion.effect }
score-courage = { dragon-courage }
    .why = { dragon-courage.effect }

tie-break-1 = piles dont la tuile du dessus est face cachée
tie-break-2 = sanctuaires dans le royaume

## Le plateau en texte

sketch-castle = Château
sketch-floor = niveau supérieur { $floor }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }
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
sketch-unseen = { $count ->
    [one] { $count } tuile est encore cachée.
   *[other] { $count } tuiles sont encore cachées.
  } Exemplaires jamais vus de chaque image :
sketch-last-round = dernière manche
sketch-unlimited = sanctuaires sans fin

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
option-last_round = Si la dernière invocation termine la partie avec la manche en cours ou une de plus.
option-last_round-current = avec la manche en cours
option-last_round-next = avec une manche de plus
option-shrine_supply = Si les sanctuaires peuvent manquer.
option-shrine_supply-limited = { $shrines } sanctuaires pour tous
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
option-faith = Sur quels ensembles du tour peut se dresser le sanctuaire en plus de la Foi.
option-faith-full-allowance = seulement celui qui porte tous les siens
option-faith-any-set = tous, même avant les ordinaires
option-faith-closed-sets = tous ceux qui n’en reçoivent plus d’ordinaire
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
option-between_placings = Si l’on peut appeler un Esprit entre la pose de la première et de la seconde tuile.
option-between_placings-yes = oui, à tout moment
option-between_placings-no = non, les deux se posent d’un coup

preset-standard = Le jeu complet : un Esprit et un Dragon, tirés parmi tous.
preset-first-game = Pour apprendre : sans cartes.
preset-simple-cards = La deuxième partie : un Esprit et un Dragon, tirés parmi les simples.
preset-many-cards = Pour les habitués : trois Esprits et trois Dragons.
preset-letter = À la lettre des règles : où leurs mots sont clairs, ils valent, même pour une manche de plus à la fin.

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
    .effect = Une tuile du château est libre si rien n’est posé dessus et qu’au moins une de ses voisines de gauche et de droite soit plus basse.
term-pair = Paire
    .effect = Prenez une seconde tuile, identique. Elle doit être libre mais peut venir de n’importe quel niveau, et votre royaume doit avoir place pour les deux.
term-shrine = Sanctuaire
    .effect = Au lieu d’une seconde tuile, prenez un sanctuaire du stock pour votre réserve. Érigez-le sur un ensemble qui vient de se retourner : à la fin, il vaut { $low }, { $mid } ou { $high } au niveau 1, 2, ou 3 et plus. En réserve, il ne vaut rien.
term-discard = Défausse
    .effect = Défaussez la tuile : +{ $away }. Rien n’est posé.
term-place = Pose
    .effect = Une tuile se pose sur une case vide ou sur une tuile face cachée, jamais sur une tuile face visible ni sur un sanctuaire. Plus une pile est haute, meilleure est la place pour un sanctuaire.
term-set = Ensemble
    .effect = { $least } tuiles face visible ou plus d’un même type qui se touchent (pas en diagonale, quelles que soient les hauteurs) se retournent dès que toutes les tuiles sont posées. Points : 4 tuiles { $set4 }, 5 tuiles { $set5 }, 6 tuiles { $set6 }, 7 tuiles { $set7 }, 8 tuiles { $set8 }, chaque tuile de plus { $beyond } de plus. Les Dragons donnent { $dragonset } de plus.
term-consolidate = Consolider
    .effect = La même chose que marquer un ensemble : ses tuiles se retournent face cachée, donnent des points et peuvent porter des sanctuaires : { $onfaction } pour Marchands, Soldats, Fermiers ; { $onspecial } pour Saisons, Vents, Dragons.
term-type = Types
    .effect = Marchands (M), Soldats (S) et Fermiers (F) portent les chiffres 1 à 6 ; Saisons (Z), Vents (W) et Dragons (D) sont spéciaux : leurs ensembles portent { $onspecial } sanctuaires. Chaque image existe en { $copies } exemplaires. Les lettres sont les mêmes dans toutes les langues.
term-summon = Invoquer
    .effect = Quand il ne reste que le niveau du sol, vous pouvez prendre un jeton du compte à rebours (+{ $token }) au lieu d’une tuile ; si le château est vide, vous le devez. Avec l’invocation numéro { $players } de la partie commence la dernière manche.
term-countdown = Compte à rebours
    .effect = { $tokens } jetons : { $players } sur des cases, { $stack } en pile. Prendre celui de la case au point d’exclamation, le dernier posé sur une case, lance la dernière manche{ $lastround ->
        [next] {" "}; si le dernier joueur d’une manche le prend, on en joue encore une.
       *[current] {" "}: on joue la manche en cours jusqu’au bout.
    }
term-spirit = Esprits
    .effect = Un pouvoir pour tous : une fois dans votre tour, payé d’une tuile face visible de votre royaume ou d’un sanctuaire de votre réserve. Seulement s’il a un effet ; ce à quoi il oblige, vous devez le faire.
term-dragon = Cartes Dragon
    .effect = Des points en plus à la fin, le même objectif pour tous.
term-pool = Réserve
    .effect = Vos sanctuaires pas encore érigés. Chacun commence avec { $begin }. { $supply ->
        [unlimited] Le stock ne s’épuise jamais.
       *[limited] Il y en a { $shrines } en tout.
    }
term-realm = Royaume
    .effect = Votre propre plateau, { $columns } colonnes et { $rows } rangées. Une pile montre sa hauteur et sa tuile du dessus.
term-tie = Égalité
    .effect = L’emporte qui a le plus de piles dont la tuile du dessus est face cachée{ $tie ->
        [without-shrines] {" "}et sans sanctuaire
       *[with-shrines] {" "}(même sous un sanctuaire)
    }, puis le plus de sanctuaires dans le royaume ; sinon la victoire est partagée.

## La table à l’écran : ce qui s’y trouve, dit à qui ne le voit pas

scene-castle = Le château
scene-realm = Royaume : { $seat }
scene-hand = En main
scene-cards = Esprits et Dragons
scene-shelf = Compte à rebours, sanctuaires et cartes
    .short = Décompte
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
    .short = Prendre { $face }
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
scene-supply-unlimited = stock : sanctuaires sans fin
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
hint-turn = { $now ->
    [empty] Il ne reste aucune tuile à prendre
    [elegance] Élégance : un cercle doré marque ce que vous pouvez prendre
   *[free] Un cercle doré marque les libres ; touchez-en une autre pour savoir pourquoi pas
  }
hint-continue = { $second ->
    [twin] Sa jumelle, cerclée d’or
    [short] Une jumelle libre seulement en haut ou en bas, cerclée d’or
    [beside] Une tuile qui la touchait, cerclée d’or
    [type] Une tuile de son type, cerclée d’or
    [type-short] Une tuile de son type libre seulement en haut ou en bas, cerclée d’or
   *[no] { "" }
  }{ $rest ->
    [or-shrine] {" "}; un sanctuaire ; ou la défausse (+{ $points })
    [shrine] Aucune jumelle libre : un sanctuaire ou la défausse (+{ $points })
    [or-away] {" "}; ou la défausse (+{ $points })
    [full] Votre royaume n’a pas de case : seulement la défausse (+{ $points })
    [supply] Ni jumelle libre ni sanctuaire : la défausse (+{ $points })
   *[none] { "" }
  }
hint-place = Cases vides ou tuiles face cachée
hint-enlarge = Une tuile changée peut rejoindre l’ensemble
hint-build = { $can ->
    [no] Ses sanctuaires ordinaires sont érigés
   *[yes] Plus haut, plus de points
  }
hint-end = Un Esprit peut encore être appelé
hint-payment = { $ways ->
    [tile] Avec une tuile face visible de votre royaume
    [shrine] Seul un sanctuaire de votre réserve peut payer
   *[both] Une tuile face visible de votre royaume, ou un sanctuaire de votre réserve
  }
hint-beauty-set = Désignez-le par sa première tuile
hint-cunning-set = Désignez-le par sa première tuile
hint-wild = Une Saison, un Vent ou un Dragon
hint-extra-shrine = Sur une tuile d’un ensemble de ce tour
hint-turn-tile = Cela fait place à un sanctuaire
hint-lift-shrine = Choisissez-en un dans votre royaume
hint-drop-shrine = Une tuile face cachée sans sanctuaire
hint-lift-tile = Une tuile du dessus sans sanctuaire
hint-drop-tile = Cases vides ou tuiles face cachée
hint-destroy = Une tuile libre, à n’importe quel niveau

lot-castle = Château
lot-realm = Royaume
final-take = { $twins ->
    [0] { "" }
    [1] Touchez sa jumelle pour prendre les deux.{" "}
   *[2] Touchez une jumelle pour prendre les deux.{" "}
  }Une tuile sera révélée dessous : ce choix ne pourra plus être annulé.
small-second = { $count ->
    [one] { $count } est possible : touchez-la dans le château
   *[other] { $count } sont possibles : touchez-en une dans le château
  }
small-shrine = { $count } dans votre réserve ensuite
small-discard = Hors du jeu
small-summon = Avec ce jeton commence la dernière manche
kin-call = Ou appelez un Esprit
    .price = contre un sanctuaire ou une tuile
button-second = { $which ->
    [twin] Prendre sa jumelle
   *[other] Prendre une seconde tuile
  }
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


## L’aide : des chapitres dans nos mots, chacun avec son titre

help-goal = Chaque joueur bâtit un royaume avec les tuiles prises au château du milieu. { $least } tuiles ou plus d’un même type qui se touchent se retournent et rapportent des points ; sur ce qui s’est retourné, vous érigez des sanctuaires, qui comptent à la fin.

    Quand le dragon a été invoqué assez souvent, qui a le plus de points l’emporte.
    .title = Le but
help-free = On peut prendre une tuile si rien n’est posé dessus et que son côté gauche ou droit soit libre. Une voisine au même niveau ferme ce côté, même si elle est elle-même couverte ; les côtés haut et bas ne comptent pas.

    La première tuile de votre tour vient du plus haut niveau qui a encore des tuiles. Ce qui est clair et cerclé d’or peut être pris maintenant.
    .title = Quelles tuiles sont libres
help-turn = Prenez d’abord une tuile libre du niveau supérieur. Vous pouvez regarder ce qu’elle découvre avant de décider de la suite :

    - sa jumelle : une seconde tuile libre de la même image, à n’importe quel niveau ;
    - un sanctuaire du stock dans votre réserve ;
    - défausser la tuile (+{ $away }).

    Posez ensuite ce que vous avez pris, et érigez si un ensemble s’est retourné. Ce pour quoi votre royaume n’a pas de place ne peut pas être choisi. Quand il ne reste que le niveau du sol, vous pouvez invoquer le dragon au lieu de prendre une tuile ; si le château est vide, vous le devez.
    .title = Un tour
help-placing = Votre royaume a { $columns } colonnes et { $rows } rangées. Les tuiles vont sur des cases vides ou sur des tuiles face cachée sans sanctuaire, où vous voulez. Elles n’ont pas besoin de se toucher. Jamais sur une tuile face visible, jamais sur un sanctuaire.{ $between ->
        [no] {" "}Deux tuiles se posent l’une aussitôt après l’autre.
       *[yes] {" "}Entre deux tuiles, on peut appeler un Esprit ; un ensemble se retourne quand les deux sont posées.
    }
    .title = Poser des tuiles
help-sets = Quand toutes les tuiles sont posées, chaque groupe de { $least } tuiles face visible ou plus d’un même type qui se touchent par les côtés se retourne en entier. Les chiffres ne comptent pas, ni la hauteur des piles.

    4 tuiles rapportent { $set4 }, 5 rapportent { $set5 }, 6 rapportent { $set6 }, 7 rapportent { $set7 }, 8 rapportent { $set8 }, et chacune de plus { $beyond } de plus. Les Dragons rapportent { $dragonset } de plus.
    .title = Ensembles
help-shrines = Sur un ensemble qui vient de se retourner, vous pouvez ériger des sanctuaires de votre réserve : { $onfaction } pour Marchands, Soldats ou Fermiers, jusqu’à { $onspecial } pour Saisons, Vents ou Dragons. Un par tuile, et seulement maintenant.

    À la fin, un sanctuaire vaut { $low }, { $mid } ou { $high } sur une pile d’une, de deux, ou de trois tuiles et plus. Ce qui reste en réserve ne vaut rien. { $supply ->
        [unlimited] Le stock de sanctuaires ne s’épuise jamais.
       *[limited] Il y a { $shrines } sanctuaires ; quand le stock est vide, personne ne peut en prendre.
    }
    .title = Sanctuaires
help-cards = { $spirits ->
        [0] Il n’y a pas d’Esprit dans cette partie.
        [one] La carte Esprit est un pouvoir que chacun peut utiliser une fois pendant son tour.
       *[other] { $spirits } cartes Esprit sont en jeu : des pouvoirs que chacun peut utiliser, chacun une fois pendant son tour.
    } Un Esprit coûte une tuile face visible de votre royaume ou un sanctuaire de votre réserve{ $paid ->
        [box] , qui quitte la partie.
       *[supply] {" "}; le sanctuaire retourne au stock.
    } On ne peut l’appeler que s’il a ensuite son effet : jamais pour se débarrasser d’une tuile. Qui appelle la Tromperie, la Profondeur ou l’Élégance doit prendre la tuile promise.

    { $dragons ->
        [0] Il n’y a pas de carte Dragon dans cette partie.
        [one] La carte Dragon rapporte à la fin des points pour ce qu’elle décrit.
       *[other] { $dragons } cartes Dragon rapportent à la fin des points, chacune pour ce qu’elle décrit.
    }
    .title = Esprits et Dragons
help-end = Quand plus aucune tuile n’est au-dessus du niveau du sol, vous pouvez invoquer le dragon : prenez un jeton (+{ $token }) au lieu d’une tuile. Si le château est vide, vous le devez. Le jeton posé sur le point d’exclamation est le numéro { $players } à être pris : il annonce la dernière manche{ $lastround ->
        [next] {" "}; si le dernier joueur d’une manche le prend, on en joue encore une.
       *[current] , que l’on joue jusqu’au bout pour que tous aient eu autant de tours.
    }

    On additionne alors ensembles, tuiles défaussées, jetons, sanctuaires et cartes Dragon.
    .title = La fin

about-board = Tuiles, sanctuaires, jetons, le tour et l’effet des cartes sont ceux des règles. Des points pour les ensembles, leur texte donne ceux de cinq tuiles et au-delà de huit ; les autres, et la place du point d’exclamation, viennent d’autres sources publiques.

    Notre reconstitution, faute de connaître les plans imprimés : la forme des quinze châteaux (leurs noms et nombres de joueurs sont ceux des règles), la taille des royaumes, quelles cartes passent pour simples, et les noms de certaines cartes.

    Où le texte se lit de deux façons, les lectures sont des options ; la variante « à la lettre » prend ses mots tels quels.
    .load = Un château à vous est un dessin en texte : une ligne par rangée et, pour chaque case, . ou une espace (rien), 1, 2 ou 3, la hauteur de la pile. Les hauteurs doivent totaliser { $tiles } tuiles.

## Les règles en mots, par numéro ; les réponses sur les cartes ; ce que montrent les exemples

rule-c-1 = { $tiles } tuiles : Marchands, Soldats et Fermiers aux chiffres 1 à 6, quatre Saisons différentes, quatre Vents et trois Dragons ; chaque image { $copies } fois.
rule-c-3 = Un royaume a { $columns } colonnes et { $rows } rangées. Les tuiles y restent.
rule-c-6 = Le château se bâtit d’après un des plans, ou d’après un que vous dessinez.
rule-c-10 = Une carte Esprit et une carte Dragon sont tirées et restent visibles pour tous ; des options peuvent fixer d’autres nombres.
rule-c-11 = Les premières parties se jouent sans cartes, les suivantes avec des cartes simples.
rule-c-15 = Seule la tuile du dessus d’une pile du château peut être prise.
rule-c-17 = Une tuile du château est libre si elle est la plus haute de sa pile et que son côté gauche ou droit soit libre. Une voisine au même niveau ferme ce côté, même si elle est elle-même couverte.
rule-c-18 = Le niveau supérieur est le plus haut où il reste une tuile. Votre première tuile vient de là.
rule-c-20 = Personne ne connaît une tuile couverte. Ce qui se découvre est tiré au hasard parmi toutes les tuiles jamais vues.
rule-c-21 = À votre tour, vous devez faire exactement une action, puis poser ce que vous avez pris, puis retourner les ensembles. En plus, on peut appeler des Esprits.
rule-c-22 = Vous prenez d’abord une tuile libre du niveau supérieur. Puis vous voyez ce qu’elle découvre et décidez : une seconde tuile, un sanctuaire ou la défausse. La première tuile ne se remet pas.
rule-c-24 = La seconde tuile d’une paire est identique à la première et libre une fois celle-ci partie ; elle peut venir de n’importe quel niveau.
rule-c-26 = Au lieu d’une seconde tuile, vous pouvez prendre un sanctuaire du stock. { $supply ->
        [unlimited] À cette table, il y en a toujours assez.
       *[limited] Si le stock est vide, c’est impossible.
    }
rule-c-29 = Vous pouvez invoquer le dragon si aucune tuile n’est au-dessus du niveau du sol quand votre action commence. Si le château est vide, vous le devez. Cela remplace la prise d’une tuile ; ce n’est pas une issue après elle.
rule-c-31 = Chaque tuile prise et non défaussée doit être posée face visible dans votre royaume.
rule-c-32 = Une tuile va sur une case vide ou sur une tuile face cachée sans sanctuaire ; jamais sur une tuile face visible ni sur un sanctuaire.
rule-c-33 = Les deux tuiles d’une paire vont sur deux cases au choix. { $between ->
        [no] Elles se posent l’une aussitôt après l’autre ; un Esprit s’appelle avant ou après.
       *[yes] Entre elles, on peut appeler un Esprit ; un ensemble formé par la première est dû quand la seconde est posée.
    }
rule-c-34 = Ce que vous choisissez doit trouver place : sans case, une tuile ne peut être que défaussée ; avec une seule case, pas de paire.
rule-c-44 = Sur un ensemble qui vient de se retourner, vous pouvez ériger des sanctuaires de votre réserve : jusqu’à { $onfaction } pour Marchands, Soldats ou Fermiers, jusqu’à { $onspecial } pour Saisons, Vents ou Dragons.
rule-c-45 = Un sanctuaire au plus par tuile, seulement sur les tuiles face cachée d’un ensemble qui vient de se retourner. Ce qui n’est pas érigé alors ne l’est plus ensuite.
rule-c-49 = Un Esprit est un pouvoir pour tous : chacun une fois dans votre tour, dès que sa carte a un effet.
rule-c-50 = Un Esprit coûte une tuile face visible de votre royaume ou un sanctuaire de votre réserve.
rule-c-51 = Seule une tuile face visible du royaume paie. Les tuiles en main et les sanctuaires érigés ne paient pas.
rule-c-52 = { $paid ->
        [box] Un sanctuaire qui paie un Esprit quitte la partie.
       *[supply] Un sanctuaire qui paie un Esprit retourne au stock.
    }
rule-c-53 = On paie d’abord, puis l’effet s’accomplit en entier. Payer seulement pour se débarrasser d’une tuile est interdit.
rule-c-54 = Un paiement qui détruit ce dont l’effet a besoin n’est pas permis.
rule-c-55 = Une tuile d’un ensemble qui doit se retourner ne peut plus payer.
rule-c-60 = { spirit-beauty.effect }
rule-c-61 = { spirit-wind.effect }
rule-c-62 = { spirit-strength.effect }
rule-c-63 = { spirit-elegance.effect }
rule-c-64 = { spirit-deception.effect }
rule-c-65 = { spirit-change.effect }
rule-c-66 = { spirit-faith.effect }
rule-c-67 = { spirit-destruction.effect }
rule-c-68 = { spirit-depth.effect }
rule-c-69 = { spirit-cunning.effect }
rule-c-70 = { dragon-humility.effect }
rule-c-71 = { dragon-righteousness.effect }
rule-c-72 = { dragon-tranquility.effect }
rule-c-73 = { dragon-bravery.effect }
rule-c-74 = { dragon-dominion.effect }
rule-c-75 = { dragon-power.effect }
rule-c-76 = { dragon-knowledge.effect }
rule-c-77 = { dragon-harmony.effect }
rule-c-78 = { dragon-devotion.effect }
rule-c-79 = { dragon-courage.effect }
rule-c-82 = Quand le jeton du point d’exclamation a été pris, { $lastround ->
        [next] on finit la manche ; si le dernier joueur d’une manche l’a pris, on en joue encore une.
       *[current] on finit la manche en cours : tous ont eu autant de tours.
    }
rule-c-83 = Dans la dernière manche, on peut encore invoquer le dragon, tant qu’il reste un des { $tokens } jetons.
rule-c-85 = { term-tie.effect }
rule-c-89 = Conseil pour les châteaux : assez de tuiles au sol pour que la partie ait sa durée habituelle, pas de rangée de six ou plus en haut, et un troisième niveau.
rule-c-91 = Ensembles dus : le Changement peut venir avant qu’ils se retournent, puis tous se retournent ensemble, puis viennent points et sanctuaires ; on peut appeler la Foi pendant qu’on érige.
rule-c-92 = Chaque Esprit a ses moments : avant la première tuile, avec elle en main, tant qu’une tuile reste à poser, pendant le décompte des ensembles, à la fin du tour.
rule-c-93 = Qui a appelé la Tromperie, la Profondeur ou l’Élégance doit la tuile promise : ni sanctuaire, ni défausse, ni invocation à la place.
rule-c-94 = Plusieurs Esprits : pas la Tromperie et la Profondeur dans un même tour, ce que prend la Tromperie ne sert pas l’Élégance, et aucun ne peut rendre impossible ce qu’un autre a promis.

ruling-beauty-1 = Tout le groupe de ce chiffre qui se touche se retourne, même des tuiles de petits groupes d’un type. Un ensemble dû de toute façon passe d’abord.
ruling-wind-1 = On ne peut pas ériger un sanctuaire de sa réserve sur la tuile retournée : elle ne compte pas comme consolidée.
ruling-wind-2 = Le sanctuaire déplacé peut aller sur la tuile qu’on vient de retourner.
ruling-strength-1 = Une tuile peut aller sur une case vide.
ruling-strength-2 = Pas sur une tuile face visible : les règles de pose habituelles valent.
ruling-strength-3 = La seconde tuile peut aller sur la première si celle-ci est face cachée ; pas si elle est face visible.
ruling-strength-4 = Une tuile qui porte un sanctuaire ne bouge pas.
ruling-elegance-1 = Une fois appelée, elle vaut tout le tour : les deux tuiles peuvent être de cette sorte, même une que la première vient de dégager.
ruling-deception-1 = { $deception ->
        [any-floor] À cette table comptent les voisines de tout niveau, pas seulement celui de la première tuile.
       *[same-floor] À côté veut dire au même niveau, d’un des quatre côtés ; ni la tuile dessous, ni une voisine plus basse.
    } Une fois appelée, il faut prendre une de ces tuiles.
ruling-change-1 = Il ne sert pas à échapper à un ensemble : seulement à en consolider un.
ruling-change-2 = Ni à tenir une tuile hors d’un ensemble : la tuile changée doit faire partie de l’ensemble retourné.
ruling-faith-1 = Pas sur des tuiles retournées lors d’un tour précédent.
ruling-faith-2 = Si plusieurs ensembles se sont retournés ce tour-ci, { $faith ->
        [full-allowance] le sanctuaire en plus peut aller sur tout ensemble qui porte déjà tous les siens.
        [any-set] le sanctuaire en plus peut aller sur n’importe laquelle de leurs tuiles.
       *[closed-sets] le sanctuaire en plus peut aller sur n’importe laquelle de leurs tuiles, dès que l’ensemble n’en reçoit plus d’ordinaire.
    }
ruling-faith-3 = Sur Saisons, Vents ou Dragons, il peut y en avoir un de plus que les { $onspecial } permis.
ruling-destruction-1 = Il peut dégager une tuile qu’on n’atteignait pas : c’est à cela qu’il sert.
ruling-destruction-2 = Il peut prendre la dernière tuile d’un niveau.
ruling-destruction-3 = S’il ne reste ensuite que le niveau du sol, vous pouvez invoquer le dragon dans le même tour.
ruling-depth-1 = Une seconde tuile identique est permise, même si vous n’appelez l’Esprit que pour perdre la tuile qui paie.
ruling-cunning-1 = { $cunningdragons ->
        [plain] Trois Dragons rapportent autant que trois autres.
       *[bonus] Trois Dragons rapportent aussi le point en plus des Dragons.
    } Aucune des trois ne peut payer.
ruling-humility-1 = Un sanctuaire compte une fois, quel que soit le nombre de piles plus hautes à côté.
ruling-humility-2 = Une pile haute peut servir plusieurs sanctuaires.
ruling-humility-3 = On ne compare que la hauteur des piles ; les toits ne comptent pas.
ruling-righteousness-1 = Les sanctuaires n’ont pas à se toucher : on compte ceux de la ligne.
ruling-righteousness-2 = Un sanctuaire au croisement de la rangée et de la colonne compte pour les deux.
ruling-tranquility-1 = Les diagonales ne relient pas.
ruling-tranquility-2 = Des tuiles de niveaux différents se relient.
ruling-tranquility-3 = Les tuiles face visible séparent : une tuile posée dessus peut faire deux groupes d’un seul.
ruling-bravery-1 = Un sanctuaire peut se dresser sur une telle pile.
ruling-bravery-2 = Il n’ajoute rien à la hauteur : seules les tuiles comptent.
ruling-dominion-1 = Un type dont vous n’avez aucune tuile face visible si haut ne rapporte rien.
ruling-power-1 = À deux joueurs, chaque comparaison se fait une fois, pas deux.
ruling-power-2 = On n’additionne pas toutes vos tuiles d’un type : seul compte un groupe de tuiles face visible qui se touchent, le meilleur.
ruling-power-3 = Il faut au moins une tuile face visible du type ; rien contre rien n’est pas une égalité.
ruling-power-4 = Perdre contre un voisin ne coûte pas les points contre l’autre.
ruling-knowledge-1 = Des images différentes d’un type comptent séparément : deux Vents différents rapportent 4 points.
ruling-knowledge-2 = Il y a onze images, donc 22 points au plus.
ruling-harmony-1 = Tuiles face visible ou face cachée, peu importe : seule compte la hauteur des piles.
ruling-harmony-2 = Des sanctuaires ne se reflètent que s’ils sont à la même hauteur.
ruling-harmony-3 = Seuls comptent les deux axes centraux du royaume, pas la symétrie d’une partie.
ruling-devotion-1 = Un sanctuaire compte une fois, quel que soit le nombre de tuiles Dragon à côté.
ruling-devotion-2 = Une tuile Dragon peut servir plusieurs sanctuaires.
ruling-courage-1 = Ils n’ont pas à être au sol : au bord, à n’importe quel niveau.
example-beauty = Quatre tuiles voisines portent le 2 : deux Marchands, un Soldat et un Fermier. Elles se retournent : { $set4 } points, et { $beautybonus } de plus grâce à la carte.
example-wind = Le Soldat en b1 est retourné face cachée, puis le sanctuaire passe de a1 dessus : il est maintenant au niveau 2 et vaut 1 point de plus.
example-change = Le Vent en d1 compte comme Soldat et complète quatre tuiles. Le Vent en f1 n’en touche aucun et ne le pourrait pas.
example-faith = Ces quatre tuiles viennent d’être retournées, et leur unique sanctuaire est en a1. La Foi, payée d’un sanctuaire de la réserve, en met un autre en b1.
example-destruction = La seule tuile au-dessus du niveau du sol quitte la partie. Le dragon peut maintenant être invoqué, encore dans ce tour.
example-depth = Un Marchand est en main, et la Profondeur a été appelée : le Marchand en c3 est libre et convient, quel que soit son chiffre. Celui en i3 est coincé, le Soldat en h3 est d’un autre type.
example-humility = Avec cette tuile, la pile en b1 dépasse sa voisine qui porte le sanctuaire : 1 point.
example-righteousness = Le deuxième sanctuaire de la rangée : 1 point par la carte, et 1 pour le sanctuaire lui-même. La meilleure colonne en a toujours un.
example-tranquility = La tuile en b1 sépare les tuiles face cachée : deux groupes au lieu d’un, 1 point de plus.
example-bravery = a1 et b1 étaient de même hauteur, aucune ne comptait. Maintenant a1 dépasse toutes ses voisines : 1 point.
example-dominion = Le Marchand au 5 est au niveau 3 : 5 points. Un second Marchand là n’ajouterait rien de plus, un Soldat ou un Fermier si.
example-power = Les Soldats 3 et 2 se touchent maintenant et valent 5 ensemble ; celui du voisin vaut 4. Les 2 points changent donc de camp.
example-knowledge = Les deux tuiles Vent 1 comptent une fois ; Vent 2 est une autre image : 2 points.
example-devotion = Une tuile Dragon entre deux sanctuaires : 1 point pour chacun.
example-courage = b4 est au bord du royaume : outre le sien, le sanctuaire rapporte 1 point par la carte. En b2 ou c2, non.
example-deception = La Tromperie a été appelée après la prise de la tuile du dessus en i3. j3 la touchait au même niveau, h3 est plus bas ; la jumelle en c3 ne compte plus.
example-elegance = L’Élégance a été appelée : i3 est coincée à gauche et à droite mais libre en haut. h3 est libre à gauche et n’a pas de telle jumelle en vue.
example-strength = La tuile face cachée va en d1, puis le Fermier dessus : quatre Fermiers.
example-between = Trois Marchands avec la première tuile : la Ruse les retourne avant la pose de la seconde, qui peut aller dessus.
example-harmony = Avec cette tuile en f1, les piles de gauche et de droite se reflètent : 4 points. Pas celles du haut et du bas.

other-deception = { spirit-deception }
other-depth = { spirit-depth }
other-elegance = { spirit-elegance }
by-beauty-or-cunning = { spirit-beauty } ou { spirit-cunning }
by-wind = { spirit-wind }
by-wind-or-strength = { spirit-wind } ou { spirit-strength }
by-change = { spirit-change }
by-destruction = { spirit-destruction }

## Ce qu’on possède

good-shrines = { $count ->
    [one] sanctuaire
   *[other] sanctuaires
  }

## Ce qui a annoncé la fin, et les parties du score

closing-last-round = { $seat } a pris le jeton qui ouvre la dernière manche.
part-floor-1 = au niveau 1
part-floor-2 = au niveau 2
part-floor-3 = au niveau 3 et plus haut

## Préparer une table

summary = { $players ->
    [2] Deux joueurs
    [3] Trois joueurs
   *[4] Quatre joueurs
  }. { $layout }. { $mode ->
    [none] Sans cartes
    [named] { $listed }
    [drawn] { $spirits ->
        [0] Aucun Esprit
        [one] Un Esprit tiré au sort
       *[other] { $spirits } Esprits tirés au sort
      }, { $dragons ->
        [0] aucun Dragon
        [one] un Dragon
       *[other] { $dragons } Dragons
      }{ $from ->
        [simple] {" "}parmi les simples
       *[all] {""}
      }
    [and-spirits] { $listed } ; { $spirits ->
        [one] un Esprit tiré au sort
       *[other] { $spirits } Esprits tirés au sort
      }
   *[and-dragons] { $listed } ; { $dragons ->
        [one] un Dragon tiré au sort
       *[other] { $dragons } Dragons tirés au sort
      }
  }.
layout-own = Un château à vous
group-castle = Château
    .about = Les blocs clairs au bord doré ont trois niveaux.
group-cards = Cartes
    .about = Cochez celles que vous voulez sur la table, ou laissez tirer. Tous peuvent appeler les Esprits ; les Dragons rapportent à la fin.
set-spirit = Esprits
set-dragon = Dragons
refused-castle-empty = Le dessin est vide : dessinez des rangées de . 1 2 3.
refused-castle-size = Un château a au plus { $wide } cases de large et { $deep } de profondeur ; celui-ci en a { $columns } sur { $rows }.
refused-castle-mark = Rangée { $row }, case { $column } : « { $mark } » ; les hauteurs sont . 1 2 ou 3.
refused-castle-tiles = { $side ->
    [missing] Il manque { $differ ->
        [one] { $differ } tuile
       *[other] { $differ } tuiles
      } : un château en prend { $need }, celui-ci en a { $have }. Montez des piles, ou ajoutez des cases.
   *[over] { $differ ->
        [one] { $differ } tuile
       *[other] { $differ } tuiles
      } de trop : un château en prend { $need }, celui-ci en a { $have }. Baissez des piles, ou ôtez des cases.
  }
refused-castle-flat = Une pile au moins doit avoir 2 ou 3 niveaux.
refused-no-such-castle = Il n’y a pas de château « { $value } ». Peut-être : { $near }
