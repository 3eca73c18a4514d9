### Le cadre autour de chaque jeu, en français.

literal = { $text }
with-rule = { $text } (règle { $rule })
rule-title = Règle { $rule }
named = { $name } : { $text }
player = Joueur { $number }
# Le nom de la personne au terminal : « Votre camp prend… » se conjugue comme « Anna prend… ».
you = Votre camp
computer-1 = Bao
computer-2 = Lin
computer-3 = Mei
computer-4 = Tao
guide-name = Deng
school-missed = Par là, on n’y arrive plus. Annulez votre coup et regardez encore.
school-free = Le plateau est à vous : jouez comme vous voulez. Les autres répondent.

## Avant la partie

welcome-title = Bienvenue dans { $title }.
welcome-type = Tapez ce que vous voulez faire (un endroit comme d2, ou un numéro de la liste). Et aussi : aide, conseil, annuler, quitter.
ask-first-game = Est-ce votre première partie ? { $advice } [O/n]
suggest-first-game = Première fois ? Commencez avec `--preset first-game`. { $advice }
ask-continue = Une partie inachevée du { $date } vous attend. La reprendre ? [O/n]
resumed = Partie reprise de { $file }, { $round ->
    [0] pendant la mise en place.
   *[other] manche { $round }.
  }
advice = À noter : { $text }
no = n

## Le tour

turn-over = Fin de votre tour. Entrée continue, `annuler` revient en arrière.
turn-over-hand = C’est maintenant à { $seat } de décider. Entrée passe la main, `annuler` revient en arrière.
turn-over-answer = Entrée confirme votre réponse, `annuler` la reprend.

## La table

table-waits = { $seat } réfléchit…
table-total = Total
table-place = Rang
table-draws = On révèle du nouveau…

## Réponses

unknown-input = « { $text } » ne veut rien dire ici. { $example }
unknown-input-example = Essayez { $example } ou `aide`.
ambiguous = « { $text } » peut être { $list }. Précisez un peu.
and-more = { $list }… ({ $count } en tout)
why-legal = Oui, c’est possible : { $choice }.
why-effect = Cela donnerait : { $events }.
why-gain = Cela apporte : { $gain }.
why-chance = Du nouveau serait ensuite révélé : impossible d’annuler après.
why-which = Pour un choix, nommez-le : `pourquoi { $example }`.
why-none = Aucun point n’a changé jusqu’ici.
undone = Annulé : { $choice }.
undo-other = Vous ne pouvez annuler que votre propre dernier choix ; le dernier a été fait par { $name }.
hint-first = { $choice } (tapez { $typed }) : { $chance }
hint-also = ou { $choice } (tapez { $typed }) : { $chance }
rules-which = Cherchez un mot, par exemple : { $list }
rules-none = Rien sur « { $text } ». Mots que vous pouvez chercher : { $list }
rules-example = Exemple (plateau et lectures habituels)
rules-see = Voir aussi : { $list }
rules-see-also = Voir aussi
rules-all = Toutes les règles
rules-rulings = Questions et réponses
rules-pages = À consulter
rules-none-here = Cette règle n’est pas encore mise en mots.
about-card = En savoir plus
log-empty = Il ne s’est encore rien passé.
what-is-it-about = De quoi s’agit-il ?
score-now = Le score si la partie finissait maintenant
saved = Enregistré dans { $file }
save-failed = Impossible d’écrire { $file } : { $cause }
quit = La partie est enregistrée dans { $file }
quit-resume = Pour la reprendre : teahouse play --resume { $command }
quit-unsaved = Rien n’avait été joué, rien n’a donc été enregistré.
not-saved = La partie n’a pu être enregistrée nulle part.

reason-nothing-has-been-played-yet = Rien n’a encore été joué, il n’y a donc rien à annuler.
reason-something-new-has-been-revealed-since = Du nouveau a été révélé depuis, ce choix ne peut plus être annulé.
reason-chance-has-to-draw-first = Il faut d’abord effectuer un tirage.
reason-the-game-is-over = La partie est terminée.
reason-now-is-the-moment-for = Ce n’est pas ce qui est demandé maintenant ; sont possibles : { $asked }.

## Aide

help-1 = Choisissez en tapant un numéro de la liste, ou le choix lui-même : `take d2`, ou simplement `d2`.
help-hint = un conseil de l’ordinateur
help-undo = annuler votre dernier choix
help-why = pourquoi une chose est possible ou non et ce qu’elle apporte : pourquoi e3 ; seul : d’où viennent les derniers points
help-rules = expliquer un mot, une carte, une règle : règles sanctuaire
help-sheet-cards = les cartes en jeu
help-sheet-unseen = les tuiles encore cachées
help-score = les points de tous, par origine
help-log = tout ce qui s’est passé
help-look = montrer de nouveau la table (aussi : Entrée)
help-choices = tous les choix, un par un
help-save = écrire la partie dans un fichier : sauver ma-partie.txt
help-quit = arrêter ; la partie est gardée et peut être reprise

# Le nom des commandes ; les mots anglais marchent toujours aussi.
command-help = aide
command-hint = conseil
command-undo = annuler
command-why = pourquoi
command-rules = règles
command-cards = cartes
command-unseen = cachées
command-score = score
command-log = journal
command-look = table
command-choices = choix
command-save = sauver
command-quit = quitter
command-rematch = revanche

## La fin

result-title = Score final
result-total = Total
result-place = Rang
result-winner = { $points ->
    [one] { $name } l’emporte avec { $points } point !
   *[other] { $name } l’emporte avec { $points } points !
  }
result-shared = { $points ->
    [one] Victoire partagée avec { $points } point : { $names }.
   *[other] Victoire partagée avec { $points } points : { $names }.
  }
result-resigned = { $count ->
    [one] { $name } l’emporte : { $others } a abandonné.
   *[other] { $name } l’emporte : { $others } ont abandonné.
  }
ending-resigned = vous avez abandonné
result-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $ending }.
result-tie = À égalité de points, { $name } devance { $other } : { $what } ({ $more } contre { $less }).
result-offer = Entrée quitte · `revanche` rejoue · `sauver` garde la partie · `journal` la raconte

## Ce qu’une table refuse

reason-this-link-opens-no-seat-here = Ce lien n’ouvre aucune place à cette table.
reason-only-the-owner-of-the-table-may-do-this = Seule la personne qui a ouvert la table peut le faire.
reason-this-is-not-your-seat = Ce n’est pas votre place.
reason-this-table-is-not-open-to-spectators = Cette table n’est pas ouverte aux spectateurs.
reason-there-is-no-such-seat = Cette place n’existe pas ; la table en a { $seats }.
reason-all-seats-are-taken = Toutes les places sont prises.
reason-this-seat-is-taken = Cette place est prise : { $seat } y est déjà.
reason-no-person-sits-there = Personne n’est assis là.
reason-some-seats-are-still-open = { $missing ->
    [one] Une place est encore libre.
   *[other] { $missing } places sont encore libres.
}
reason-a-person-keeps-the-seat-during-the-match = { $seat } garde sa place tant que la partie dure.
reason-the-match-has-begun-already = La partie a déjà commencé.
reason-the-match-has-not-begun-yet = La partie n’a pas encore commencé.
reason-the-match-is-over = La partie est terminée.
reason-the-match-is-not-over-yet = La partie n’est pas encore terminée.
reason-the-match-is-paused = La partie est en pause ; reprenez-la d’abord.
reason-the-match-is-not-paused = La partie n’est pas en pause.
reason-somebody-is-here-and-decides = { $seat } est là et en décide.
reason-nobody-is-away-so-soon = { $seat } va peut-être revenir ; un ordinateur pourra continuer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
reason-only-oneself-chooses-a-computer-to-play-for-one = Ce n’est pas aux autres de choisir l’ordinateur qui joue pour { $seat }.
reason-you-have-paused-often-enough = Avec une pendule, chacun peut mettre en pause { $most } fois.
reason-the-pause-has-just-begun = La pause vient de commencer ; vous pourrez la terminer dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
reason-this-table-has-seen-enough = Il s’est passé { $most } choses à cette table, on n’en note pas plus : arrêtez, abandonnez ou ouvrez-en une autre.
reason-the-table-has-changed-since = La table a changé entre-temps ; regardez de nouveau, puis choisissez.
reason-this-choice-was-made-already = Ce choix est déjà fait.
reason-somebody-else-decides-there-now = C’est maintenant quelqu’un d’autre qui décide ici.
reason-it-is-not-your-move = Ce n’est pas à vous ; tout le monde attend { $seat }.
reason-a-computer-plays-for-you = Un ordinateur décide pour vous ; reprenez d’abord votre place.
reason-a-computer-plays-there-already = Un ordinateur y décide déjà.
reason-you-decide-here-already = Vous décidez déjà ici.
reason-you-have-resigned = Vous avez abandonné.
reason-end-your-turn-or-take-something-back = Il n’y a plus rien à choisir : continuez avec le bouton principal ou annulez un choix.
reason-your-turn-is-not-finished = Votre tour n’est pas encore terminé.
reason-you-have-not-chosen-anything-yet = Vous n’avez encore fait aucun choix à annuler.
reason-this-choice-stands = Ce choix est définitif ; il ne peut plus être annulé.
reason-only-so-much-can-be-taken-back = Seuls vos choix depuis la dernière révélation peuvent être annulés.
reason-your-time-is-up = Votre temps est écoulé.
reason-a-clock-has-between-a-moment-and-a-year = Une pendule a plus de zéro seconde et au plus un an.
reason-the-people-at-the-table-decide-this-together = Cela se décide ensemble, entre les personnes à la table.
reason-the-rematch-is-waiting-already = La revanche vous attend déjà.

## Le serveur

table-end-turn = Terminez votre tour ou annulez un choix.
table-end-answer = Vous avez répondu. Confirmez, ou annulez votre réponse.
table-hand-over = C’est maintenant à { $seat } de décider. Passez la main ou annulez un choix.
table-paused = La partie est en pause.
table-paused-by = { $seat } a mis la partie en pause.
note-only-first = Le second choix n’était plus possible : seul le premier a été fait.
note-paused = { $seat } a mis la partie en pause.
note-paused-by-owner = L’hôte de la table a mis la partie en pause.
note-replaced = { $seat } n’est pas là : à la demande de l’hôte, un ordinateur continue.
table-gathering = On attend que tout le monde s’installe…
table-abandoned = La partie s’est arrêtée sans résultat.
table-over = La partie est terminée.
table-over-resigned = La partie est terminée : { $seat } a abandonné.
told-resigned = { $seat } a abandonné.
log-resigned = abandonne
computer-was-too-slow = { $seat } a réfléchi trop longtemps : le hasard a choisi.
computer-failed = { $seat } n’a pas su décider : le hasard a choisi.
bot-newcomer = Débutant
    .about = connaît les règles, laisse passer bien des choses et a des habitudes qui coûtent des points
bot-newcomer-2 = Débutant +
    .about = laisse passer des choses et a des habitudes qui coûtent des points
bot-newcomer-3 = Débutant ++
    .about = laisse passer peu de choses, mais a des habitudes qui coûtent des points
bot-regular = Habitué
    .about = a un plan à chaque tour, avec un point faible et quelques erreurs
bot-regular-2 = Habitué +
    .about = a un plan à chaque tour, avec une erreur par-ci par-là
bot-regular-3 = Habitué ++
    .about = tire le meilleur de chaque tour et se trompe rarement
bot-seasoned = Aguerri
    .about = joue bien chaque tour
bot-seasoned-2 = Aguerri +
    .about = anticipe un peu
bot-seasoned-3 = Aguerri ++
    .about = anticipe
bot-expert = Expert
    .about = à pleine force
bot-with-elo = { $name }, Elo { $elo }
bot-greedy = Gourmand
    .about = vise la meilleure position de ce tour
bot-random = Au hasard
    .about = joue n’importe quoi

reason-there-is-no-such-table = Cette table n’existe pas.
reason-this-table-is-played-without-hints = On joue sans conseils à cette table.
reason-the-computer-knows-no-hint-now = L’ordinateur n’a pas de conseil pour l’instant.
reason-a-hint-is-on-its-way = Un conseil est déjà en route.
reason-only-this-computer-opens-its-door = Seule une personne devant l’ordinateur qui sert peut ouvrir sa porte.
reason-this-address-is-not-let-in = Cette adresse n’est pas admise ici.
reason-only-watchers-read-this = Seuls cet ordinateur et les adresses désignées par l’hôte lisent les chiffres du serveur.
reason-there-is-no-network-here = Cet ordinateur n’est dans aucun réseau.
reason-the-network-cannot-be-let-in = Le réseau n’a pas pu être admis : { $problem }
reason-this-page-comes-from-elsewhere = Cette demande vient d’une page d’un autre site.
trouble-in-the-house = Quelque chose a mal tourné dans la maison ; réessayez dans un instant.
reason-too-many-messages-at-once = C’était trop à la fois ; on reprend dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
}.
reason-too-many-tables-of-computers = Des ordinateurs jouent déjà entre eux à { $most } de vos tables ; fermez-en d’abord une.
reason-a-match-is-analysed-when-it-is-over = Une partie s’analyse une fois terminée.
reason-too-much-is-being-done-for-you = Trop de calculs sont en cours pour vous ; attendez un peu.

## Le navigateur

games = Jeux
guest = Invité
lobby-title = Asseyez-vous, le thé est chaud
lobby-about = Des jeux de société contre l’ordinateur, autour d’un même écran ou entre amis grâce à un lien. Sans compte, rien à installer.
your-name = Votre nom
play-now = Jouer
set-up-table = Préparer une table
game-seats = { $from } à { $to } joueurs
open-tables = Tables ouvertes
open-tables-none = Personne n’attend pour l’instant. Ouvrez une table et envoyez le lien à vos amis.
lobby-free = { $count ->
    [0] complet
    [one] une place libre
   *[other] { $count } places libres
  }
lobby-playing = en cours
lobby-your-move = à vous de jouer
own-tables = Vos tables
button-return = Reprendre
button-join = S’asseoir
button-watch = Regarder
to-the-lobby = Vers l’accueil
position-title = Reprendre depuis une position
position-about =
    { $seats ->
        [one] Une position pour une personne
       *[other] Une position pour { $seats } personnes
    } au tour { $turn }. Score actuel : { $scores }.
position-play = Continuer avec des ordinateurs
position-play-all = Continuer sur cet écran

seat-number = Place { $number }
name-of-seat = Nom à la place { $number }
computer-of-seat = Ordinateur à la place { $number }
hot-seat-about = Plusieurs personnes « ici » partagent cet appareil, ou reçoivent chacune un lien.
who-begins = Qui commence ?
begins-by-the-rules = Qui commence est tiré au sort, selon les règles.
begins-drawn = Le sort a désigné qui commence : { $seat }.
begins-chosen = La table a prévu qui commence : { $seat }.
begins-passed = Pour commencer cette fois : { $seat }.
preset-usual = Comme d’habitude
with-clock = Temps de réflexion
clock-none = Autant qu’il faut
clock-brisk = 10 minutes chacun, 20 secondes de plus par tour
clock-calm = 30 minutes chacun, une minute de plus par tour
clock-days = 3 jours chacun, 12 heures de plus par tour
clock-long = { $days } j { $hours } h
with-hints = L’ordinateur donne des conseils sur demande
with-previews = Montrer ce que rapporte un choix
with-listing = Montrer la table à l’accueil
open-table = Ouvrir la table

players = Joueurs
own-part = Votre partie de la table
parts-of-the-board = Parties du plateau
tab-calls = Il y a un choix à faire ici
enlarge = Agrandir : { $name }
view = Table
view-flat = À plat
view-tilted = Inclinée
sight-next = Visiteur suivant
sight-back = Retour
overlays = Montrer sur le plateau
overlay-legend = Signification des signes
overlay-none = Rien
try-only = Un seul sens possible.
ask-sure = { $text } ?
button-other = Autre chose
about-this = Ce que fait { $name }
card-now = Utilisable maintenant.
card-next = Carte suivante
back-to = Retour : { $name }
tap-again = Touchez encore, ou confirmez
button-confirm = Confirmer
button-turn = Pivoter
what-to-do = Que faire
steps-of-a-turn = Les étapes d’un tour
turn-number = Tour { $turn }
round-number = Manche { $round }
round-of = Manche { $round } · { $name }
round-set-up = Mise en place
tab-your-turn = À vous : { $title }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
kind-you = vous
kind-here = ici
kind-person = en ligne
kind-computer = ordi
kind-open = en attente
seat-open = Place libre
seat-away = (absent)
seat-resigned = abandon
seat-taken-over = l’ordinateur décide
seat-wants-to-stop = aimerait arrêter
watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
which-one = Quel choix ?

button-close = Fermer
button-cancel = Annuler
button-end-turn = Finir le tour
button-end-answer = Confirmer
button-end-hand = Passer la main à { $seat }
button-undo = Annuler
button-resume = Reprendre
button-come-back = Décider de nouveau moi-même
button-rematch = Rejouer
button-to-rematch = À la partie suivante
button-sit-down = S’asseoir
button-start = Commencer
button-seat-computer = Ordinateur à la place { $number }
button-open-seat = Libérer la place de { $name }
button-stop-too = D’accord
button-play-on = Continuer quand même

choices = Ce qu’on peut choisir
choose-instead = plutôt ceci
choices-instead = Ou, à la place de votre dernier choix
choices-none = On ne vous demande rien pour l’instant.
hint-ask = Que ferait l’ordinateur ?
hint-comes = L’ordinateur réfléchit…
hint-says = L’ordinateur choisirait :
hint-chance = • { $choice } : { $chance }
hint-odds = { $chance } % de chances de gagner
hint-odds-about = { $chance } % de chances de gagner (± { $margin })
hint-won = gagne à coup sûr
hint-lost = perd quoi qu’il arrive
hint-nudge-only = Il n’y a qu’un seul choix raisonnable ici.
hint-nudge-clear = Un choix est nettement meilleur que les autres.
hint-nudge-even = Plusieurs choix se valent à peu près ; aucun n’est une erreur.
hint-nudge-brings = Cherchez ce qui rapporte : { $list }
hint-nudge-again = Redemandez pour avoir la réponse.
hint-brings = Rapporte : { $list }
hint-plan = Ensuite : { $list }
rules = Règles et cartes
cards-in-play = Cartes en jeu
help-now = En ce moment
help-all = Tout le jeu
keys-title = Touches
keys-turn = R fait pivoter, Entrée confirme.
keys-story = S raconte à nouveau ce que les autres ont fait ; les flèches vont de tour en tour, la barre d’espace met en pause.
keys-overlay = O montre quelque chose sur le plateau.
keys-about = Les flèches parcourent les choix, Entrée choisit. B va au plateau, I dit ce que fait un choix, U annule, Échap ferme.

log = Ce qui s’est passé
log-news = Depuis votre dernier tour
log-latest = Derniers tours
log-all = Tout
log-show = Montrer ce moment et ses points
log-start = Le début
replay = Revoir la partie
replay-title = Retour en arrière : { $at } sur { $of }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Arrêter
replay-on = Un pas en avant
replay-last = À la fin
replay-leave = Retour à la table

menu = Menu
menu-record = Enregistrer la partie
menu-pause = Mettre en pause
menu-agree-pause = Accepter la pause
menu-replace = Faire jouer un ordinateur pour { $name }
    .sure = Laisser un ordinateur jouer pour { $name } jusqu’à son retour ?
menu-take-over = Laisser l’ordinateur décider pour moi
    .sure = Laisser l’ordinateur décider pour vous ? Il joue assez lentement pour être suivi, et vous pouvez reprendre à tout moment.
menu-resign = Abandonner
    .sure = Abandonner pour de bon ? Les autres continuent.
    .last = Abandonner pour de bon ? La partie sera alors terminée.
menu-stop = Arrêter sans résultat
    .sure = Arrêter sans résultat ? La partie s’arrête quand toutes les personnes à la table le veulent.
menu-rename = Changer mon nom
menu-leave = Quitter la table
    .sure = Quitter la table ? Votre place sera libre pour quelqu’un d’autre.
menu-hand-over = Laisser ma place à quelqu’un
    .sure = Laisser votre place pour de bon ? Un ordinateur y joue jusqu’à ce que quelqu’un s’assoie.
wish-to-stop = { $count ->
    [one] { $people } aimerait arrêter la partie sans résultat.
   *[other] { $people } aimeraient arrêter la partie sans résultat.
  }
wish-to-stop-own = Vous aimeriez arrêter la partie sans résultat. Les autres le savent.
invite = Inviter
invite-link = Lien vers cette table
invite-copy = Copier
invite-copied = Copié
invite-code = Le lien en code à photographier
door-closed = Pour l’instant, ce lien ne s’ouvre que sur cet ordinateur.
door-open = Ouvrir à mon réseau
door-none = Ce lien ne s’ouvre que sur cet ordinateur : il n’est dans aucun réseau.
invite-own = Continuer sur un autre appareil
    .about = Ce lien ouvre votre propre place. Gardez-le pour vous.
invite-own-link = Lien vers votre place
gathering-title = { $count ->
    [one] Il manque encore une personne
   *[other] Il manque encore { $count } personnes
  }
gathering-join = Une place vous attend
gathering-ready = Tout le monde est là

settings = Réglages
setting-speed = Vitesse
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-instant = Immédiate
setting-theme = Luminosité
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
setting-confirm = Ce qui ne peut être annulé
confirm-touch = toucher deux fois
confirm-always = toujours demander
confirm-never = aussitôt
setting-quick = Finir mes tours automatiquement
    .about = Sans dernier coup d’œil ; un tour fini ne peut plus être annulé.
setting-dim = Assombrir ce qui ne peut être choisi
    .about = Y toucher dit toujours pourquoi.
setting-sound = Sons
    .about = Un léger clic quand quelque chose bouge, un carillon quand c’est à vous.
setting-language = Langue
language-auto = Comme le navigateur

option-paste = Tapez ou collez ici, ou déposez un fichier
option-file = Choisir un fichier
option-file-of = Un fichier pour : { $option }
option-text = Le texte pour : { $option }
option-too-long = Le fichier a { $letters } caractères ; { $most } au maximum.
computer-level = Comment joue l’ordinateur

connection-connecting = Connexion…
connection-lost = Connexion perdue, nouvel essai…
connection-crowded = Trop de pages ouvertes d’ici à la fois ; nouvel essai…
connection-closed = Fermé
table-offline = Pas de connexion pour l’instant ; elle revient d’elle-même.
no-such-table = Cette table n’existe pas.
    .about = Le lien est peut-être incomplet, ou la table a été débarrassée.
not-open = Cette table n’est pas ouverte aux spectateurs.
    .about = Pour y jouer, il vous faut le lien d’une place.

about = À propos
about-independent = Teahouse est l’œuvre indépendante de passionnés. Elle n’est ni affiliée aux éditeurs, auteurs et illustrateurs de ces jeux, ni approuvée par eux.
about-own-work = Les règles sont programmées de zéro ; toutes les images et tous les textes sont les nôtres. Si un jeu vous plaît ici, achetez le vrai : rien ne remplace des tuiles en main.
about-languages = Cette maison a été écrite en anglais. Les textes allemands, français et italiens sont des mêmes mains : aucune des quatre langues n’a encore été relue par quelqu’un dont c’est la langue maternelle. Si quelque chose sonne faux, c’est sans doute faux.
about-boards = À propos des plateaux et du matériel de ce jeu
about-games = Les jeux
about-no-game = Ce jeu n’est pas ici.
about-given = Tiré des règles
about-ours = Notre reconstitution
about-load = Votre propre plateau
about-loading = Pour jouer sur votre propre plateau : préparez une table, choisissez « Un plateau à vous » (pour un château « Dessiner le vôtre »), puis collez votre texte ou donnez son fichier. Si quelque chose n’y va pas, l’endroit et ce qui serait juste sont indiqués aussitôt, et rien n’est perdu.
about-files = Les fichiers de la maison, comme modèles
about-parts = Construit avec
about-server = Dans la maison
about-browser = Dans votre navigateur
about-licences = Leurs licences en entier

## Ce qu’apporte un choix, et ce qui a donné des points

gain-best = max { $points }
gain-more = min { $points }
gain-void = rien
gain-zero = ±0
gain-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
  }
gain-said-best = { $count ->
    [one] jusqu’à { $points } point
   *[other] jusqu’à { $points } points
  }
gain-said-more = { $count ->
    [one] { $points } point ou plus
   *[other] { $points } points ou plus
  }
gain-said-void = ne fait rien
gain-said-zero = aucun gain
gain-now = { $points } tout de suite
gain-closing = amène la fin de la partie
gain-ending = met fin à la partie
gain-then-draw = puis quelque chose est révélé
gain-then-other = puis quelqu’un d’autre décide
void-ask = Cela ne ferait rien. Cela coûte : { $list }. Le faire quand même ?
void-ask-free = Cela ne ferait rien. Le faire quand même ?
void-do = Le faire
void-again = Cela ne ferait rien. Cela coûte : { $list }. Tapez-le encore une fois pour le faire quand même.
void-again-free = Cela ne ferait rien. Tapez-le encore une fois pour le faire quand même.
points-none = Aucun point n’a changé.
points-standing = Points de { $name } en l’état
points-why = D’où viennent les points ?

## L’histoire de chaque tour

story-since = Depuis votre tour
story-latest = Les derniers tours
story-more = et { $count } de plus
announce-places = { $count } choix possibles sur le plateau.
story-replay = Revoir
story-on = À jouer : { $seat }
story-order = { $names }
story-speed = Vitesse : { $speed }
story-skip = À la fin de ce qui est montré
recap = Ce que les autres ont fait
recap-back = Le tour précédent
recap-on = Le tour suivant
recap-my-turn = Mon tour
recap-leave = Retour à la table
others-next = Le joueur suivant
others-before = Le joueur précédent
kind-level = ordinateur, { $level }

## La dernière manche et la fin

closing = Dernière manche
    .near = { $choice } : la dernière manche commence ainsi.
    .sure = La dernière manche commence ainsi. Pour l’instant : { $list }.
    .begun = La dernière manche a commencé.
    .do = Ouvrir la dernière manche
counting = Le décompte des points
    .about = Source par source, joueur par joueur.
    .skip = Passer
    .step = { $points ->
        [one] { $name } : { $points } point pour { $source }
       *[other] { $name } : { $points } points pour { $source }
      }
    .next = Suite : { $source }
    .done = Au score final
    .again = Compter les points
    .nothing = { $count ->
        [one] Une source n’a rien donné : { $list }.
       *[other] { $count } sources n’ont rien donné : { $list }.
      }
result-tied = { $name } l’emporte au départage, avec { $points }
result-why = Pourquoi ?
result-ending = Comment cela s’est terminé : { $ending }.
result-step = Revoir pas à pas
replay-turn-back = Le tour précédent
replay-turn-on = Le tour suivant
replay-by-turn = Par tours
replay-by-choice = Par choix
replay-link = Copier le lien vers ce moment
replay-copied = Le lien est copié.
replay-dealt = Tout est en place ; les joueurs choisissent maintenant.
replay-turn = Tour { $turn } sur { $of }

## Les parties sur cet appareil

matches = Toutes les parties
matches-move = À vous de jouer
matches-running = En cours
matches-finished = Terminées
matches-every = Toutes
matches-all = Toutes les parties sur cet appareil : { $count }
matches-none = Pas encore de partie ici.
matches-play = Jouer
matches-place = { $place ->
    [1] 1re
   *[other] { $place }e
  } place sur { $of }
matches-waits = C’est à { $name }
lobby-over = terminée
matches-remove = Retirer { $title } de cette liste
    .sure = La partie continue sans vous : cet appareil oublie votre place. Seul son lien y ramène.
    .do = La retirer
device = Cet appareil
    .about = Il n’y a pas de comptes : vos places et vos réglages restent dans ce navigateur, sous un nom tiré au hasard qui n’est envoyé à personne.
device-export = Enregistrer dans un fichier
device-import = Charger un fichier
device-forget = Tout oublier
    .sure = Places, réglages et liste des parties sont effacés ici. Les parties en cours ne se retrouvent que par leurs liens.
    .do = Oublier
device-wrong-file = Ce fichier ne vient pas de Teahouse.
no-such-page = Cette page n’existe pas.
    .about = Rien ne s’appelle { $page } ici. Le lien d’une partie commence par /t/.
wrong-seat-link = Ce lien n’ouvre aucune place à cette table ; vous regardez. Demandez-en un autre, ou asseyez-vous si une place est libre.

## Apprendre

place-home = Accueil
place-play = Jouer
places = Lieux de la maison
learn = Apprendre
learn-about = De courtes leçons à la vraie table : quelques minutes chacune, dans l’ordre que vous voulez. Ce que vous avez fait reste sur cet appareil.
learn-begin = Commencer
learn-go-on = Continuer
learn-progress = { $done } sur { $count } { $done ->
    [one] faite
   *[other] faites
  }
learn-done = faite
learn-begun = commencée
learn-leave = Retour aux leçons
learn-step = Étape { $step } sur { $of }
learn-next = Suite : { $title }
learn-match = Et maintenant une partie accompagnée
learn-back = Annuler
learn-show = Montrez-moi
    .do = Faites-le pour moi
learn-again = Depuis le début
learn-free = Continuer d’ici
learn-over = La partie est finie. Depuis le début, ou la leçon suivante ?
newcomer-title = Première fois à { $game } ?
newcomer-about = Choisissez comment commencer. On ne vous le demande qu’une fois ; les leçons restent sous « Apprendre ».
newcomer-lesson = Une première leçon : { $title }
newcomer-guided = Une partie accompagnée
newcomer-refuse = Jouer, simplement
guide-choice = { $choice } : { $gain }
guide-few = { $few } choix sur { $all } sont mis en valeur : ils semblent bons maintenant.
guide-ways = { $count ->
    [one] Voici ce que je ferais : { $list }
   *[other] Je ferais l’un de ces coups : { $list }
}
guide-all = Montrer les { $all }
guide-too = Permis aussi : tout ce que vous pouvez choisir est maintenant mis en valeur.
guide-end = C’était votre tour. Regardez encore une fois, puis terminez-le.
guide-waits = Aux autres maintenant. Ce qu’ils font est raconté au-dessus du plateau.
guide-stop = Sans guide
reason-not-in-this-step = Cela appartient à une autre partie de la leçon.
reason-the-step-is-over = Cette étape est finie.
learn-type = `{ $hint }` vous montre, `{ $undo }` annule, `{ $look }` montre la table, `{ $quit }` s’en va.
learn-list = Leçons : { $list }
learn-course-done = Bravo : c’était la dernière leçon de ce cours.

## Préparer une table

button-back = Retour
set-up-of = Une table : { $title }
set-up-parts = Comment la table est préparée
set-up-picture = Ce qui est choisi
group-players = Joueurs
    .about = Des personnes sur cet appareil, des ordinateurs, ou des amis qui reçoivent un lien.
group-way = Façon de jouer
    .about = Un point de départ : tout peut encore être changé un à un.
group-time = Temps et aide
    .about = Rien ici ne change les règles.
group-house = Règles maison
    .about = Là où un livret laisse une question ouverte, ou quand votre table joue autrement.
how-many = Combien
sits-person = Ici
sits-open = Par lien
    .about = Reçoit un lien et choisit un nom.
sits-computer = Ordinateur
seat-kind = Qui prend la place { $number }
level-plays = { $name }, Elo { $elo } : { $about }.
level-plain = { $name } : { $about }.
level-beats = Gagnerait environ { $count } parties sur 100 contre { $name }.
level-weaker = Un cran plus faible
level-stronger = Un cran plus fort
level-as-me = De ma force
level-as-me-by = Suit vos résultats sur cet appareil : { $count ->
    [one] une partie
   *[other] { $count } parties
} jusqu’ici.
level-as-me-first = Commence comme d’habitude, puis suit vos résultats sur cet appareil.
begins-by-lot = Au sort
    .about = Tiré au sort à l’ouverture de la table ; à la revanche, c’est au suivant.
seat-computer = Ordinateur { $number }
order = Ordre
ideal-first = D’abord les idéaux à { $count }
by-name = Tous, de A à Z
ideal-count = { $ideal } sur { $all } { $ideal ->
    [one] est idéal
   *[other] sont idéaux
  } à { $count }
ideal-for = idéal à { $players }
made-for = prévu pour { $players }
own-picture = Dessiner le vôtre
    .about = tapé, ou depuis un fichier
own-board = Un plateau à vous
    .about = depuis un fichier
own-text = autre chose…
own-value = Le vôtre
cards-none = Aucune
cards-draw = En tirer { $count }
cards-lot = Au sort
cards-these = Celles-ci
cards-this = Celle-ci
cards-how = { $set } : comment
cards-ticked = { $count } sur { $of } { $count ->
    [one] cochée
   *[other] cochées
  } · { $most } au plus
cards-drawn = tirée au début de la partie
cards-out = aucune en jeu
cards-most = { $most } au plus : décochez-en une d’abord.
rules-usual = Comme d’habitude
rules-differ = { $count } sur { $of } { $count ->
    [one] diffère
   *[other] diffèrent
  } · seul ce qui compte à cette table est montré
rules-differ-short = { $count ->
    [0] Comme d’habitude
    [one] { $count } diffère
   *[other] { $count } diffèrent
  }
rules-yours = la vôtre
with-clock-about = pour la partie, et un peu plus à chaque tour
with-previews-about = des points écrits sur les tuiles et les cases
with-hints-about = une lampe qui dit ce que ferait l’ordinateur le plus fort
with-listing-about = d’autres peuvent regarder, ou prendre une place libre
answer-on = Oui
answer-off = Non
time-hints = conseils sur demande
time-no-hints = sans conseils
keep-usual = Garder comme habitude
keep-usual-done = Gardé sur cet appareil
start-over = Recommencer
put-right = { $count ->
    [one] Une chose à corriger
   *[other] { $count } choses à corriger
  }
set-up-done = Terminé
summary-house = { $count ->
    [one] Une règle maison.
   *[other] { $count } règles maison.
  }
summary-clock = { $bank } { $unit ->
    [days] jours
    [hours] h
   *[minutes] min
  } chacun, { $bonus } { $more ->
    [hours] h
    [minutes] min
   *[seconds] s
  } de plus par tour.
summary-no-clock = Sans pendule.
summary-lot = Le sort dira qui commence.
summary-begins = Pour commencer : { $name }.

# Ce qui ne va pas dans un choix.
refused-no-such-value = « { $value } » n’est pas parmi les réponses.
refused-no-such-option = Il n’y a pas d’option { $name }. Peut-être : { $near }
refused-no-such-preset = Il n’y a pas de façon de jouer { $name }. Peut-être : { $near }
refused-seats = Ce jeu se joue à { $counts }, pas à { $seats }.
refused-takes-too-long = C’est trop long à lire : il faudrait quelque chose de plus petit, ou de plus simple.
refused-no-such-board = Il n’y a pas de plateau « { $value } » : choisissez-en un, ou donnez tout le texte d’un fichier.
refused-no-such-card = Il n’y a pas de carte « { $name } ». Peut-être : { $near }
refused-card-twice = { $listed } : la même carte est nommée deux fois.
refused-no-cards = Rien n’est choisi : nommez des cartes, ou prenez Aucune.
refused-too-many-cards = On ne peut pas tirer { $count } cartes : il y en a { $most }.
refused-no-toml = Ce n’est pas un fichier de plateau : il n’est pas écrit en TOML.
refused-no-toml-line = Ce n’est pas un fichier de plateau : la ligne { $line } n’est pas du TOML.
refused-board-file = Le fichier de plateau ne peut pas servir : { $where } { $problem }
refused-file-missing = Le fichier de plateau ne dit rien de { $where }.
refused-file-number = Fichier, { $where } : il faut un nombre entier, pas { $found }.
refused-file-range = Fichier, { $where } : il faut un nombre de { $low } à { $high }, pas { $found }.
refused-file-text = Fichier, { $where } : il faut un texte, pas { $found }.
refused-file-word = Fichier, { $where } : il faut un mot parmi { $known }, pas { $found }.
refused-file-flag = Fichier, { $where } : il faut true ou false, pas { $found }.
refused-file-table = Fichier, { $where } : il faut une table, pas { $found }.
refused-file-list = Fichier, { $where } : il faut une liste.
refused-file-falls = Fichier, { $where } : les nombres ne doivent pas baisser, mais { $then } suit { $first }.
refused-file-unknown = Fichier, { $where } : cette clé n’existe pas ici. Peut-être : { $near }
refused-file-twice = Fichier de plateau, { $where } : { $found } s’y trouve deux fois.
refused-file-order = Fichier de plateau, { $where } : il faut ici, dans cet ordre : { $known }.
refused-file-exactly = { $need ->
    [one] Fichier de plateau, { $where } : il faut ici exactement une entrée.
   *[other] Fichier de plateau, { $where } : il faut ici exactement { $need } entrées.
  }
refused-file-most = Fichier de plateau, { $where } : il faut ici au plus { $most } entrées.
refused-file-least = Fichier de plateau, { $where } : il faut ici au moins { $least } entrées.
refused-file-between = Fichier de plateau, { $where } : il faut ici de { $least } à { $most } entrées, pas { $have }.
refused-file-fixed = Fichier de plateau, { $where } : seul { $known } convient ici.
refused-file-rise = Fichier de plateau, { $where } : les nombres doivent croître.
refused-file-rises = Fichier de plateau, { $where } : les nombres doivent croître, mais { $then } suit { $first }.
refused-file-lacks = Fichier de plateau, { $where } : il manque { $need }.
refused-file-option = Fichier de plateau, { $where } : c’est une règle maison, elle se choisit avec la table.
