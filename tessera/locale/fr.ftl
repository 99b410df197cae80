### Tessera en français. Un seul catalogue sert le terminal, le serveur et le navigateur.
### Un fait qui est l’identifiant d’une chose se lit comme son nom.

## Erreurs de tout jeu

no-such-language = Langue inconnue : « { $language } ». Langues possibles : { $languages }.
no-such-game = Jeu inconnu : « { $game } ». Jeux possibles : { $games }.
broken-game = { $file } ne définit aucun jeu : { $why }
no-such-option = Option inconnue : « { $option } ». Options possibles : { $options }.
wrong-option = Option { $option } : « { $value } » ne figure pas parmi { $values }.
wrong-seat-options = Option { $option } : il faut { $players } valeurs, une par place, chacune parmi { $values } ; reçu : « { $value } ».
wrong-seat-options-distinct = Option { $option } : il faut { $players } valeurs différentes, une par place, chacune parmi { $values } ; reçu : « { $value } ».
wrong-players = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $players }.
wrong-seed = Une graine est un nombre entier de 0 à 18446744073709551615 ou 32 chiffres hexadécimaux, pas { $seed }.
wrong-seats = Une partie à { $players } joueurs demande { $players } noms, un par place ; reçu : { $seats }.
no-such-move = Coup inconnu : « { $move } ».
no-such-move-near = Coup inconnu : « { $move } ». Vouliez-vous dire { $near } ?
no-such-action = Action inconnue : { $action }. Les actions sont numérotées de 0 à { $last }.
points-other = autres
match-over = La partie est terminée.
not-possible = Ce n’est pas possible maintenant.
not-settled = Le jeu doit d’abord effectuer une étape automatique.
nothing-to-undo = Il n’y a rien à annuler.
seen-since = Une information cachée a été révélée depuis : impossible de revenir en arrière.
cannot-write = Impossible d’écrire { $file } : { $why }.
file-in-the-way = { $file } existe déjà et n’est pas une partie de Tessera ; choisissez un autre nom.
cannot-read = Impossible de lire { $file } : { $why }.
not-text = { $file } n’est pas un fichier texte.
bad-json = Ce JSON est incomplet ou incorrect à la ligne { $line }.
not-a-match = Ce n’est pas une partie de Tessera.
bad-line = La ligne { $line } de l’en-tête ne correspond à aucun champ d’une partie : « { $text } ».
line-twice = La ligne { $line } de l’en-tête répète « { $key } ».
other-format = Cette partie utilise la version { $version } du format ; ce programme lit la version { $ours }.
field-missing = Il manque « { $key } » à la partie.
field-wrong = La partie contient une valeur incorrecte pour « { $key } » : { $value }.
field-unknown = La partie contient un champ inconnu : « { $key } ».
other-rules = Cette partie a été jouée avec la version { $theirs } des règles ; ce programme a la version { $ours }.
other-components = Cette partie a été jouée avec un autre matériel ({ $theirs }) que celui de ce programme ({ $ours }).
move-refused = Coup { $number }, « { $move } » : { $reason }
components-fault = { $file }, ligne { $line } : { $fault }
components-none = { $game } ne peut pas se jouer avec un autre matériel.
fault-toml = ce n’est pas du TOML : { $why }
fault-missing = « { $key } » manque dans [{ $section }]
fault-kind = « { $key } » doit être de type { $kind }, pas « { $value } »
fault-names = il manque le nom en : { $languages }
fault-unknown = « { $value } » ne figure pas parmi { $values }
fault-twice = « { $value } » apparaît deux fois
fault-range = « { $key } » doit être compris entre { $fewest } et { $most }, pas { $value }
fault-long = le fichier compte { $length } caractères, pour un maximum de { $most }
fault-nested = l’imbrication est trop profonde
fault-unclosed = un texte doit se terminer sur la ligne où il commence
fault-text = « { $key } » doit tenir sur une ligne de 1 à { $longest } caractères visibles, pas « { $value } »
fault-id = « { $key } » doit être un seul mot composé de lettres, de chiffres et de traits d’union, de { $longest } caractères au plus, pas « { $value } »
components-moves = Ce matériel donnerait { $moves } coups ; ils doivent tous être différents, { $most } au maximum.
components-endless = Avec ce matériel, une partie de { $game } ne se termine jamais.
components-crash = Avec ce matériel, les règles de { $game } ne fonctionnent pas : { $why }
components-slow = Compiler ou jouer { $game } avec ce matériel prend trop de temps.

## Le terminal

seat-you = Vous
seat-bot = { $bot } { $seat }
bot-random = Hasard
terminal-compiling = Compilation des règles ; cela n’arrive qu’une fois et prend quelques secondes…
since-last-turn = Depuis votre dernier tour
terminal-prompt = Votre coup (numéro ou mots ; « aide » pour en savoir plus) :
terminal-end-turn = Entrée pour confirmer, « annuler » pour reprendre votre coup :
terminal-undone = Coup annulé.
terminal-saved = Partie enregistrée dans { $file }.
terminal-under-way = La partie n’est pas terminée.
terminal-resume = Pour la continuer : tessera play --resume { $file }
terminal-not-now = Il n’y a pas de coup numéro { $number } ; choisissez de 1 à { $last }.
terminal-help =
    Tapez un numéro pour jouer le coup correspondant. Vous pouvez aussi taper un coup tel qu’il figure dans la liste, ou l’abréger tant qu’un seul coup correspond (« buy wind at 2.1 »).
    annuler : revient en arrière, jusqu’à la dernière révélation au plus
    sauver [FICHIER] : enregistre la partie dans un fichier, en JSON si son nom finit par .json
    regles [ID] : affiche les règles, ou l’une d’elles
    journal : affiche tout ce qui s’est passé
    conseil : affiche ce que joueraient les robots et les chances de chacun
    conseil on, conseil off : montre ou cache les emplacements qui complètent une carte
    quitter : enregistre la partie et quitte
terminal-word-hint = conseil
terminal-word-undo = annuler
terminal-word-save = sauver
terminal-word-rules = regles
terminal-word-log = journal
terminal-word-help = aide
terminal-word-quit = quitter
terminal-word-next = suivant
terminal-word-back = retour
result-winner = Victoire de { $names }
result-winners = Victoire partagée : { $names }
result-rank = Rang
result-player = Joueur·euse
result-points = Points
result-sum = Total
terminal-several = « { $text } » est ambigu : { $moves }.
terminal-no-seat-you = Dans le terminal, une seule place peut être « you » pour l’instant.
terminal-resume-alone = --resume reprend la partie telle qu’elle a été enregistrée ; retirez { $option }.
terminal-replay-prompt = Étape { $step } sur { $steps }. Entrée ou « suivant », « retour », un numéro, « quitter » :
terminal-rule-missing = Règle inconnue : « { $rule } ».
terminal-no-rules = Il n’y a pas de résumé des règles pour { $game }.
rules-title = { $game } : les règles en bref
rules-goal = Comment gagner
rules-ruling = Précision :
rules-reconstructed = Ce que nous avons reconstitué
rules-own-rulings = Les paragraphes marqués « Précision » tranchent ce que le livret de règles laisse ouvert.
rules-unofficial = Adaptation non officielle, rédigée avec nos propres mots ; le jeu appartient à ses auteurs.

cli-help = Jouer à des jeux de société modernes et les étudier : les règles sont écrites une seule fois, en Python, puis compilées.
cli-play = Jouer une partie dans le terminal.
cli-replay = Revoir pas à pas une partie enregistrée.
cli-rules = Afficher un résumé des règles d’un jeu, avec toutes les précisions.
cli-bench = Mesurer la vitesse des règles, des environnements ou du serveur sur cette machine.
cli-version = Afficher la version de Tessera.
cli-which-game = Le jeu.
cli-which-game-default = Le jeu ; { $game } par défaut.
cli-seats = Les joueurs dans l’ordre du tour, séparés par des virgules : you, ou un robot (novice, easy, medium, hard, expert, master, greedy, random).
cli-components = Jouer avec un matériel personnalisé : un fichier TOML (docs/components.md).
cli-seed = Un nombre entier ; la même graine produit la même donne.
cli-resume = Continuer une partie enregistrée.
cli-file = Une partie enregistrée.
cli-game-file = Le fichier Python du jeu, s’il n’est pas installé.
cli-rule = Une seule règle, par son identifiant, par exemple P-17.
cli-lang = en, fr, de ou it ; la langue du système par défaut.
cli-json = Afficher du JSON au lieu d’un tableau.
cli-device = cpu ou cuda.
cli-one-game = Ne mesurer que ce jeu.

bench-title = Vitesse de Tessera sur cette machine
bench-name = Mesure
bench-value = Valeur
bench-unit = Unité
bench-no-gpu = Aucun GPU de cette machine ne peut exécuter les règles : { $why }.
bench-wrong-device = « { $device } » n’est pas un périphérique ; choisissez cpu ou cuda.

## Robots
bot-greedy = Glouton
bot-novice = Débutant
    .hint = Ne pense qu’à son propre tour et passe à côté de beaucoup de choses. Pour découvrir les règles.
bot-easy = Facile
    .hint = Ne pense qu’à son propre tour, mais repère mieux les bons coups. Idéal pour une première partie.
bot-medium = Moyen
    .hint = Tient compte de vos réponses, avec une erreur de temps en temps.
bot-hard = Difficile
    .hint = Anticipe et ne laisse rien passer.
bot-expert = Expert
    .hint = Anticipe comme Difficile, mais envisage sept fois plus de possibilités.
bot-master = Maître
    .hint = Joue ce qu’un réseau de neurones a appris en des millions de parties contre lui-même, et le vérifie par la recherche. Le plus fort.
no-such-bot = Robot inconnu : « { $bot } ». Robots possibles : { $bots }, ou une classe d’un fichier Python : ./my_bot.py:Mine.
broken-bot = Le robot « { $bot } » est inutilisable : { $why }
bot-raised = il a échoué : { $detail }
bot-rubbish = sa réponse n’est pas une action légale : { $detail }
bot-too-slow = il a réfléchi trop longtemps : { $detail }
bot-replaced = { $bot } a perdu ce coup ; le coup le plus prometteur a été joué à la place : { $fault }

## Arène
cli-arena = Faire jouer de nombreuses parties entre robots et comparer leur force.
cli-arena-seats = Les robots, séparés par des virgules : random, greedy, novice, easy, medium, hard, expert, master, ou ./my_bot.py:Mine.
cli-arena-seed = Un nombre entier ; la même graine rejoue les mêmes parties.
cli-matches = Le nombre de parties ; chaque donne est jouée avec toutes les rotations des places.
cli-limit = Secondes de réflexion par décision d’un robot ; illimité par défaut.
cli-csv = Un fichier pour les résultats bruts, une ligne par robot et par partie.
cli-plot = Un fichier pour un graphique des résultats, en .svg ou .png.
cli-ray = Répartir les parties sur un cluster Ray : son adresse, ou local.
cli-cores = Le nombre de cœurs à utiliser ; tous par défaut.
arena-title = { $game }, { $players } joueurs, { $matches } parties
arena-playing = { $game } : { $bots }
arena-bot = robot
arena-wins = victoires, %
arena-score = points
arena-rank = rang moyen
arena-rating = cote
arena-time = temps de calcul par coup, médian / plus long
arena-faults = { $bot } a été remplacé { $count } fois. La première fois, { $first }
arena-wrong-matches = Une série demande au moins une partie, et non { $matches }.
arena-wrong-limit = La limite de temps doit être supérieure à zéro, et non de { $limit } s.
arena-no-ray = Ray n’est pas installé : pip install "tessera[ray]"
arena-ray-unreachable = Aucun cluster Ray ne répond à { $address } : { $why }
arena-no-plots = Les graphiques demandent matplotlib : pip install "tessera[plot]"

hint-thinking = Les robots réfléchissent…
hint-chance = chances
hint-points = score final
hint-moves = meilleurs coups
hint-basis = D’après ce que vous voyez et { $iterations } simulations, en supposant que tout le monde joue aussi bien que les robots.
hint-why = Ce tour { $gains }.
hint-why-but = Ce tour { $gains }, mais { $costs }.
hint-why-more = Il promet { $points ->
    [one] { $points } point
   *[other] { $points } points
    } de plus que « { $other } ».
hint-why-chance = Les chances de gagner sont de { $chance }, contre { $less } avec « { $other } ».
hint-why-equal = Plusieurs coups se valent à peu près.
hint-why-best = Aucun autre coup ne promet autant.

cli-fit = Réajuster les poids des caractéristiques d’un jeu, d’après des parties jouées par les robots.
cli-fit-matches = Le nombre de parties par tour, pour chaque nombre de joueurs.
cli-fit-out = Le fichier à écrire ; le weights.toml du jeu par défaut.
fit-players = { $players } joueurs
fit-round = Tour { $round } : { $points } points, erreur { $error }, entropie croisée { $entropy }
fit-written = Écrit : { $file }
fit-no-judgement = { $game } n’a pas de caractéristiques : il n’y a rien à ajuster.
cli-train = Entraîner un réseau de neurones par des parties contre lui-même ou contre un autre réseau ; nécessite PyTorch.
cli-train-minutes = Durée de l’apprentissage.
cli-train-against = Un réseau auquel apprendre la meilleure réponse : des copies figées jouent toutes les autres places. master est celui qui accompagne le jeu, sans sa recherche.
cli-train-start = Le réseau de départ, au lieu d’un réseau aléatoire.
cli-train-out = Le dossier du réseau, de la courbe et du point de reprise ; par défaut JEU-GRAINE.
cli-train-resume = Le point de reprise d’un autre entraînement, à poursuivre ; --minutes compte depuis son début.
cli-train-device = cuda ou cpu ; par défaut un GPU, s’il y en a un.
train-no-observation = { $game } ne décrit pas ce qu’un réseau de neurones en voit : il n’y a rien à entraîner.
train-no-torch = L’entraînement nécessite PyTorch : pip install "tessera[train]". Sur un GPU, aussi "tessera[cuda]".
train-wrong-device = Il n’y a pas de « { $device } » ici. Choisissez cuda ou cpu.
train-on-cpu = Ce processeur apprend de { $speed } décisions par seconde. Le réseau qui accompagne le jeu a appris de { $millions } millions, sur un GPU ; ici, il faudrait { $days } jours. C’est un réseau plus petit qui apprend, et qui bat bientôt le hasard.
train-no-plot = Il n’y aura pas de curve.svg, qui demande matplotlib : pip install "tessera[plot]". curve.csv contient les mêmes valeurs.
train-over = Ce point de reprise a déjà appris pendant { $minutes } minutes. Donnez-lui plus de temps : --minutes.
broken-checkpoint = { $file } n’est pas le point de reprise d’un entraînement de { $game }.
train-preparing = Compilation
train-learning = { $speed } décisions/s
train-against-random = { $players } joueurs, après { $matches } parties : { $share } de victoires contre le hasard
train-against-greedy = { $players } joueurs, après { $matches } parties : { $share } de victoires contre greedy
train-against-earlier = { $players } joueurs, après { $matches } parties : { $share } de victoires contre lui-même il y a une minute
train-against-rival = { $players } joueurs, après { $matches } parties : { $share } de victoires contre le réseau figé
train-best-response = Meilleure réponse : victoires contre des copies figées du réseau
train-players = Joueurs
train-wins = Victoires, avec intervalle à 95 %
train-equal = À force égale
train-matches = Parties
train-written = Écrit : { $folder }
cli-network = Dire comment un réseau de neurones a été fait : la commande, la recette, ce qu’il a appris.
cli-network-which = Le fichier d’un réseau, ou un jeu pour celui qui l’accompagne.
network-title = Le réseau { $name }
no-network = { $file } ne contient pas de réseau.
broken-network = { $file } ne contient pas de réseau pour { $game }.
no-such-file = Le fichier { $file } n’existe pas.
cli-ladder = Mesurer la force de chaque niveau à tous les jeux, de deux à quatre joueurs ; prend une heure sur deux cœurs.
cli-ladder-folder = Le dossier pour strength.md, strength.csv et strength.svg.
cli-ladder-matches = Le nombre de parties à deux joueurs par série.
cli-ladder-many = Le nombre de parties à trois et quatre joueurs par série.
cli-record = Un fichier pour les parties elles-mêmes, une par ligne en JSON.
cli-rotate = Jouer chaque donne avec toutes les rotations des places ; inutile entre robots égaux.

## Équilibre et jeux de données
cli-balance = Étudier comment un jeu de composants se comporte entre bots forts, et écrire un rapport avec des graphiques.
cli-balance-against = Un autre jeu de composants à comparer : un fichier TOML.
cli-balance-matches = Parties pour chaque nombre de joueurs.
cli-balance-bots = Qui occupe toutes les places : network, FICHIER.safetensors ou le nom d’un bot ; le réseau du jeu si chaque jeu de composants en a un, sinon greedy.
cli-balance-out = Le dossier du rapport et de ses graphiques ; GAME-balance par défaut.
cli-data-players = Les nombres de joueurs, séparés par des virgules ; par défaut, tous ceux que le jeu permet.
cli-data-temperature = La liberté de jeu d’un réseau : 0 choisit toujours son coup préféré, 1 tire au sort selon sa politique ; 0.5 par défaut.
cli-export = Jouer des parties reproductibles entre bots égaux et les écrire dans un fichier Parquet.
cli-export-out = Le fichier Parquet à écrire.
cli-export-matches = Nombre de parties.
cli-export-bots = Qui occupe toutes les places : network, FICHIER.safetensors, random, greedy ou un niveau.
cli-export-vary = Tirer au sort les options des places à chaque partie.
export-written = { $file } : { $matches } parties, { $size } Mo
data-wrong-matches = Il faut au moins une partie et au plus un milliard, pas { $matches }.
data-wrong-temperature = Une température est un nombre de 0 à 100, pas { $temperature }.
data-no-network = Il n’y a pas de réseau pour { $game } avec ces composants. Choisissez un autre joueur avec --bots : { $bots }.
data-no-pyarrow = Les fichiers Parquet nécessitent pyarrow : pip install "tessera[data]"
data-not-ours = { $file } n’est pas un jeu de données que cette version de Tessera sait lire.
balance-written = Écrit : { $folder }
balance-shipped = composants fournis
balance-usual = options habituelles
balance-varied = options variées
balance-playing = { $text }, { $players } joueurs, { $options }
balance-title = Comment se joue { $game }
balance-played = { $matches } parties pour chaque nombre de joueurs ({ $players }) ; `{ $bot }` occupe toutes les places.
balance-temperature = Le réseau joue selon sa politique à la température { $temperature }, sans recherche.
balance-compared = Deux jeux de composants sont comparés, « { $text } » et « { $value } », avec les mêmes joueurs et les mêmes graines.
balance-marks = { $mark } signale une différence dont l’intervalle à 95 % ne contient pas zéro ; par le seul hasard, environ une ligne sur vingt serait signalée.
balance-intervals = Les crochets contiennent des intervalles à 95 % : intervalles de Wilson pour les proportions de parties et de victoires, intervalles normaux pour les moyennes et les différences, et intervalles normaux à erreurs groupées par partie pour les effets ajustés. En gras : la valeur équitable est hors de l’intervalle.
balance-general = Durée, scores et suspense
balance-general-note = Une partie est serrée si le vainqueur a une avance d’au plus { $close } % de ses points. La mi-partie est atteinte après la moitié des décisions ; les points sont ceux marqués jusque-là.
balance-decisions = décisions par partie
balance-score = points d’un joueur
balance-winner = points du vainqueur
balance-lead = avance sur le deuxième, points
balance-spread = avance sur le dernier, points
balance-close = parties serrées
balance-shared = victoires partagées
balance-half = le meneur à mi-partie gagne
balance-deficit = plus grand retard du vainqueur, points
balance-decided = part de la partie après laquelle le vainqueur n’est plus jamais mené
balance-quartiles = points : 5 %, quartiles, 95 %
balance-order = Ordre du tour
balance-order-note = Celui qui commence est le premier. Une victoire partagée compte pour une fraction.
balance-place = joueur { $place }
balance-wins = victoires
balance-points = points
balance-more-points = points de plus que les autres
balance-options = Options des places
balance-options-note = Chaque valeur est comparée aux autres valeurs dans les mêmes parties. Là où plusieurs places peuvent choisir la même valeur, ce tableau repose sur des parties distinctes aux options variées.
balance-moves = Ce que font les joueurs
balance-moves-note = Combien de fois un joueur fait chaque sorte de coup dans une partie, et de combien le vainqueur dépasse les autres.
balance-winners-more = vainqueur par rapport aux autres
balance-items = Ce que vaut chaque élément
balance-items-note = Les éléments sont ce que prennent les coups { $word }, nommés comme dans le fichier des composants. Les preneurs sont comparés aux autres joueurs des mêmes parties. L’effet ajusté vaut à prises, ordre du tour et options égaux par ailleurs (moindres carrés au sein des parties). Il décrit le jeu de ces bots et ne prouve pas une cause. Rien n’est dit d’un élément qui distingue les joueurs dans moins de { $few } parties.
balance-seldom = { $players } joueurs, pris dans moins de { $share } % des parties : { $names }
balance-always = { $players } joueurs, pris dans plus de { $share } % des parties : { $names }
balance-taken = pris dans
balance-moment = quand
balance-taker-wins = victoires du preneur
balance-taker-points = points du preneur de plus que les autres
balance-effect-points = effet ajusté, points
balance-effect-wins = effet ajusté, victoires
balance-players = { $players } joueurs
balance-difference = différence
balance-half-lead = avance à mi-partie, points
balance-plot-course = Scores, victoires selon l’ordre du tour et selon l’avance à mi-partie
balance-plot-items = Effet ajusté de chaque élément sur les points de son preneur, avec intervalles à 95 %

## Le serveur

server-away = Un robot joue à votre place. Reprenez-la d’abord.
server-not-away = Vous êtes déjà à votre place.
server-has-account = Vous avez déjà un compte.
server-login-taken = Le nom « { $name } » est déjà pris.
server-wrong-password = Nom ou mot de passe incorrect.
server-no-account = Vous n’avez pas encore de compte.
server-no-session = Aucune session ouverte à cet endroit.
server-common-password = Ce mot de passe est trop facile à deviner. Choisissez-en un autre.
server-wrong-token = Le serveur ne reconnaît pas ce jeton.
server-who-are-you = Choisissez d’abord un nom.
server-host-only = Seule la personne qui a créé la table peut le faire.
server-no-table = Cette table n’existe pas.
server-broken-table = Le journal de cette table est endommagé : elle ne peut être ni affichée ni jouée.
server-only-online = Il faut une connexion au serveur.
server-no-browser-bots = Le navigateur ne peut réfléchir pour les robots que si vous jouez seul contre eux, à un jeu sans cartes cachées.
server-not-replayed = Les règles ne permettent pas de rejouer cette partie telle qu’elle a été enregistrée ; elle ne compte donc pas.
server-no-database = Le serveur n’a pas accès à sa base de données. Réessayez dans un instant.
server-no-seat = Il n’y a pas de place { $seat } ; la table en a { $seats }.
server-seat-taken = Cette place est prise.
server-seat-open = Personne n’occupe cette place.
server-seat-reserved = Cette place est réservée. Il vous faut son lien d’invitation privé.
server-seated = Vous êtes déjà à cette table.
server-not-seated = Vous n’êtes pas à cette table.
server-not-your-seat = Cette place appartient à quelqu’un d’autre.
server-no-own-seat = Une nouvelle table doit avoir une place pour vous.
server-started = La partie a déjà commencé.
server-not-started = La partie n’a pas encore commencé.
server-not-over = La partie n’est pas encore terminée.
server-not-your-turn = Ce n’est pas à vous de jouer.
server-turn-over = « { $move } » : votre tour se termine avant ce coup.
server-after-reveal = « { $move } » : le coup précédent révèle quelque chose. Confirmez jusque-là, puis décidez.
server-stale = La partie a avancé entre-temps. Regardez d’abord le plateau.
server-no-undo = À cette table, on ne reprend pas ses coups.
server-not-rated = Dans une partie classée, chacun a une seule place, avec les options et le matériel standard, sans conseils ni coups repris d’un commun accord.
server-unrated-bot = La force de ce robot n’a pas été mesurée : il ne joue pas de parties classées.
server-rated-undo = Dans une partie classée, on ne reprend que ses propres coups restés sans réponse.
server-no-wish = Personne ne demande à reprendre un coup.
server-no-hints = Les conseils sont désactivés à cette table.
server-no-position = Il n’y a pas de position après { $at } actions ; la partie en a { $last }.
server-other-origin = Pour continuer une partie, une table doit avoir le même jeu et le même nombre de places.
server-no-lesson = Ce jeu n’a pas de leçon.
server-no-chapter = Cette leçon compte { $chapters } chapitres.
server-other-lesson = Une leçon vous oppose à un robot débutant, toujours avec la même donne.
server-no-components = Ce serveur ne joue qu’avec son propre matériel.
server-trying-components = Ce matériel est en cours de vérification. Réessayez dans une minute.
server-many-components = Ce serveur n’a plus de place pour du matériel personnalisé. Réessayez plus tard.
server-your-components = Vous avez des tables en cours avec { $most } matériels personnalisés différents. Terminez-en une d’abord.
server-no-analysis = Vous n’avez pas cette analyse.
server-no-engine = Ce jeu n’a pas encore de moteur pour navigateur ici.
server-not-your-bot = Ce robot n’est pas à vous.
server-too-many = Trop de requêtes. Attendez { $seconds } s.
server-too-many-analyses = Vous avez déjà { $most } analyses en attente. Attendez que l’une d’elles se termine.
server-too-many-sockets = Vous avez déjà { $most } tables ouvertes. Fermez-en une d’abord.
server-too-many-streams = Vous avez déjà { $most } flux de tours ouverts. Fermez-en un d’abord.
server-too-many-bots = Vous avez déjà { $most } robots. Supprimez-en un d’abord.
server-too-many-tables = Vous avez { $most } tables en cours. Terminez-en une d’abord.
server-chat-full = Vous avez atteint la limite de { $most } messages à cette table.
server-log-full = Le journal de cette table a atteint { $most } entrées ; la partie peut seulement être jouée jusqu’au bout.
server-too-large = Cela dépasse { $limit } octets.
server-wrong-form = Message non valide : { $where } : { $why }
server-name-long = Un nom compte au plus { $most } caractères.
server-name-empty = Un nom doit contenir au moins une lettre et aucun caractère de contrôle.
server-name-invisible = Un nom ne peut pas contenir de caractères invisibles.
server-name-mixed = Un nom ne peut pas mélanger plusieurs alphabets, car certaines lettres se ressemblent.
server-wrong-origin = Cette requête vient d’un autre site.
server-no-json = Ce n’est pas du JSON, ou il est imbriqué trop profondément.
server-failed = Une erreur s’est produite sur le serveur. Vous n’y êtes pour rien.
server-compiling = Les règles de { $game } sont en cours de compilation. Réessayez dans quelques secondes.
server-no-page = Il n’y a rien à cette adresse.
server-no-method = Cette adresse n’accepte pas ce type de requête.
server-no-client = Le serveur tourne, mais ses pages web n’ont pas été construites. Lancez : make web
serve-at = Tessera tourne à l’adresse { $address } – Ctrl-C pour l’arrêter.
serve-compiling = Compilation des règles : { $games }
serve-compiled = Les règles sont compilées.
serve-data = Toutes les données sont enregistrées dans { $where }.
serve-bad-setting = Réglage « { $key } » non valide : { $why }
serve-no-port = Le port { $port } est déjà utilisé ; choisissez-en un autre avec --port.
serve-no-database = La base de données est injoignable : { $why }
serve-in-use = Un autre serveur (processus { $process }) utilise { $file }. Un fichier SQLite ne sert qu’à un seul serveur ; avec PostgreSQL, il peut y en avoir plusieurs.
serve-newer-database = Cette base de données vient d’une version plus récente de Tessera. Installez cette version, ou restaurez une sauvegarde antérieure à la mise à jour.
cli-serve = Démarrer le serveur, pour navigateurs et programmes.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 pour toutes les interfaces.
cli-serve-port = Le port d’écoute ; 0 pour n’importe quel port libre.
cli-serve-database = postgresql://… ou sqlite:///FICHIER ; par défaut un fichier SQLite dans le dossier de données.
cli-serve-data = Le dossier de données ; par défaut celui de l’utilisateur.
cli-serve-game = Le fichier Python d’un jeu supplémentaire ; peut être répété.
cli-serve-open = Ouvrir un navigateur dès que le serveur est prêt.
cli-serve-config = Un fichier TOML de réglages (docs/hosting.md).
cli-backup = Écrire une copie cohérente de la base de données, même pendant que le serveur tourne.
cli-backup-file = Le fichier à écrire ; il ne doit pas encore exister.
backup-done = { $file } : { $entries } entrées de { $tables } tables.
backup-in-the-way = { $file } existe déjà.
backup-failed = La sauvegarde a échoué : { $why }
backup-damaged = La base de données est endommagée : { $why } Rien n’a été écrit ; conservez vos sauvegardes antérieures.
cli-site = Écrire un site pour n’importe quel hébergement statique : les deux jeux dans le navigateur, sans serveur.
cli-site-folder = Le dossier à écrire ; un site qui s’y trouve déjà est remplacé.
site-written = Le site est dans { $folder } ({ $size } Mo). Pour l’essayer : python -m http.server --directory { $folder }
site-not-built = Les pages n’ont pas été construites : lancez make web.
site-folder-taken = { $folder } contient d’autres fichiers. Choisissez un dossier nouveau ou vide.
cli-verify = Vérifier la donne d’une partie finie d’après l’engagement du serveur.
cli-commitment = L’engagement affiché avant la partie, si vous l’avez noté.
verify-good = La donne est bien celle promise : { $commitment }
verify-result = { $moves } coups rejoués ; scores finaux : { $points }
verify-bad = La donne n’est PAS celle promise : le fichier dit { $promised }, mais sa graine et son sel donnent { $found }.
verify-nothing = Il n’y a rien à vérifier dans ce fichier : le serveur ajoute l’engagement et le sel à la fin de la partie.
cli-bench-what = rules (par défaut), envs ou server.
cli-bench-tables = Pour server : le nombre de tables qui jouent en même temps.
cli-bench-hostile = Pour server : combien de temps attendent les joueurs honnêtes quand d’autres le submergent.
bench-wrong-what = « { $what } » ne peut pas être mesuré ; choisissez rules, envs ou server.
bench-no-envs = La mesure des environnements demande Gymnasium et PettingZoo : pip install "tessera[envs]"
bench-no-client = La mesure du serveur demande httpx : pip install "tessera[bench]"

## Le navigateur

web-skip = Aller au contenu
web-loading = Un instant…
web-compiling = Première mise en route : compilation des règles. Vous pouvez déjà explorer le site.
web-no-server = Le serveur ne répond pas.
web-no-table = Cette table n’existe pas.
web-nothing-here = Rien ici
web-to-front = Retour à l’accueil
web-nav = Pages
web-rules = Règles
web-matches = Parties
web-account = Compte
web-guest = Invité·e
web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-set-speed = Vitesse des animations
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-instant = Instantanée (aucune)
web-set-glow = Surligner les coups possibles
web-set-beginner = Surligner tout ce qui est possible (pour débuter)
web-set-engine = Analyser dans ce navigateur plutôt que sur le serveur
web-set-bots = Faire réfléchir les robots dans ce navigateur quand on joue seul (jeux sans cartes cachées)
web-set-sound = Sons
web-set-alerts = Me prévenir quand c’est à moi de jouer
web-seat-free = Place { $seat }

## Le navigateur : accueil, nouvelles tables, règles, comptes

web-front-title = Deux excellents jeux de société, et toujours quelqu’un avec qui jouer
web-front-lead = Partagez un lien pour jouer entre amis, ou commencez tout de suite contre des robots. Gratuit, dans votre navigateur, sans compte.
web-front-site = Jouez contre des robots ou en vous passant l’appareil. Gratuit, sans compte, et entièrement dans votre navigateur.
web-front-players = { $fewest } à { $most } joueurs
web-front-players-only = { $count } joueurs
web-front-minutes = { $least } à { $longest } minutes
web-front-minutes-about = environ { $minutes } minutes
web-front-how-many = Joueurs
web-front-against = Robots
web-front-play = Jouer contre des robots
web-front-laying = Création de la table…
web-front-friends = Jouer entre amis
web-front-learn = Apprendre en cinq minutes
web-front-by = Un jeu de { $authors }
web-front-continue = Continuer
web-front-open = Tables ouvertes
web-front-recent = Parties récentes
web-front-none-open = Personne ne cherche de joueurs en ce moment. Créez une table avec « Jouer entre amis » et ouvrez-la à tout le monde pour qu’elle apparaisse ici.
web-front-with = avec { $names }
web-front-one-device = sur un seul appareil : { $names }
web-front-nobody-yet = personne d’autre pour l’instant
web-front-seats = { $taken } places prises sur { $seats }
web-front-your-turn = À vous de jouer
web-front-others-turn = Tour adverse
web-front-go-on = Continuer
web-front-sit = Rejoindre
web-front-replay = Revoir
web-front-last-turn = Dernier tour { $ago }
web-front-all = Toutes mes parties
web-offline-title = Jouer sans réseau
web-offline-lead = Installez Tessera sur cet appareil et jouez partout : tous les jeux, contre tous les robots ou entre amis autour d’un seul écran, avec les leçons, les règles, les parties à revoir et l’analyse.
web-offline-site = Ici, tout se passe dans votre navigateur : les règles, les robots et l’analyse. Installez le site et il s’ouvrira même sans réseau.
web-offline-install = Installer ({ $size } Mo)
web-offline-installing = Installation en cours…
web-offline-failed = L’installation a échoué. Vérifiez votre connexion et réessayez.
web-offline-ready = Cet appareil est prêt à jouer sans réseau.
web-offline-remove = Désinstaller
web-offline-remove-hint = Vos parties restent sur cet appareil.
web-offline-where = Nouvelles parties
web-offline-server = Sur le serveur
web-offline-server-hint = Vos amis peuvent les rejoindre, et vous pouvez continuer depuis n’importe quel appareil.
web-offline-device = Sur cet appareil
web-offline-device-hint = Sans réseau : contre des robots, ou en se passant l’appareil.
web-offline-alone = Pas de connexion au serveur. Vous jouez sur cet appareil, et vos parties y sont conservées.
web-offline-none = Impossible d’ouvrir des parties ici : ce serveur a été construit sans sa partie hors ligne.
web-offline-here = sur cet appareil
web-offline-not-open = Sur cet appareil, on joue contre des robots ou en se le passant. Pour jouer avec des amis à distance, il faut une table sur le serveur.
web-offline-only-bots = Ce site n’a pas de serveur : jouez contre des robots ou en vous passant l’appareil.
web-offline-master-missing = Maître n’est pas encore sur cet appareil. Jouez une fois contre lui en ligne, et il y restera.
web-offline-master-fetched = La première partie télécharge son réseau de neurones ({ $size } Mo).
web-offline-hand-over = { $count ->
    [one] Une partie terminée n’est que sur cet appareil.
   *[other] { $count } parties terminées ne sont que sur cet appareil.
  }
web-offline-hand-over-hint = Le serveur rejoue ce que vous lui transmettez et le compte dans vos statistiques.
web-offline-hand-over-do = Transmettre
web-offline-handing-over = Transmission en cours…
web-offline-refused = Le serveur n’a pas accepté { $count ->
    [one] une partie
   *[other] { $count } parties
  } : { $why }
web-matches-offline = jouée hors ligne
web-front-unofficial = Adaptations non officielles, par des gens qui aiment ces jeux. Les jeux appartiennent à leurs auteurs : si l’un d’eux vous plaît, achetez-le.

web-new-title = { $game } : nouvelle table
web-new-which = Jeu
web-new-seats = Qui joue ?
web-new-order = On joue dans cet ordre ; la première personne à jouer est tirée au sort.
web-new-who = Qui joue à la place { $seat }
web-new-me = Moi
web-new-friend = Ami·e
web-new-bot = Robot
web-new-name = Nom
web-new-level = Niveau
web-new-reserved = Lien d’invitation privé
web-new-remove = Retirer la place { $seat }
web-new-add-friend = + Ami·e
web-new-add-here = + Personne ici
web-new-add-bot = + Robot
web-new-one-device = Vous avez plusieurs places : l’appareil passe de main en main. Si les mains sont cachées, le plateau reste masqué jusqu’à ce que la personne suivante soit prête.
web-new-why = Ce que nous avons reconstitué
web-new-settings = Réglages de la partie
web-new-listed = Qui peut participer ?
web-new-private = Avec le lien
web-new-private-hint = Vous recevez un lien à envoyer à vos amis.
web-new-public = Tout le monde
web-new-public-hint = La table apparaît aussi sur la page d’accueil.
web-new-clock = Temps de jeu
web-new-clock-none = Illimité
web-new-clock-none-hint = Chacun prend le temps qu’il lui faut.
web-new-clock-live = En direct
web-new-clock-live-hint = Toute la partie d’une traite. Si votre temps est écoulé, un robot joue ce tour.
web-new-clock-days = En différé (jours)
web-new-clock-days-hint = Jouez quand vous voulez. Si vos jours sont écoulés, un robot joue ce tour.
web-new-turn = Secondes par tour
web-new-bank = Minutes de réserve
web-new-days = Jours par tour
web-new-range = Un nombre entier de { $fewest } à { $most }.
web-new-undo = Reprise de coups
web-new-undo-free = Libre
web-new-undo-free-hint = Reprenez vos propres coups tant que rien n’est révélé ; ensuite, tout le monde doit être d’accord.
web-new-undo-consent = D’un commun accord
web-new-undo-consent-hint = Tout le monde doit être d’accord, à chaque fois.
web-new-undo-never = Jamais
web-new-undo-never-hint = Chaque coup est définitif.
web-new-hints = Autoriser les conseils des robots
web-new-hints-hint = Chacun peut demander ce que jouerait un robot et qui a des chances de gagner.
web-new-rated = Partie classée
web-new-rated-hint = Elle change la cote de chacun. Options standard, ni conseils ni analyse ; abandonner compte comme finir dernier.
web-new-rated-not = Impossible avec plusieurs places à vous, d’autres options, votre propre matériel, des conseils ou des coups repris d’un commun accord.
web-new-more = Plus d’options
web-new-components = Matériel personnalisé
web-new-components-hint = Si vous possédez le jeu, vous pouvez jouer avec le matériel de votre boîte : un fichier TOML au format de notre components.toml. La compilation des règles prend un instant.
web-new-compiling = Compilation des règles pour votre matériel…
web-new-lay = Créer la table
web-new-then-link = Vous recevrez ensuite le lien pour les autres.
web-new-then-begin = La partie commence tout de suite.

web-rules-learn = Le plus simple pour débuter, c’est de jouer :
web-rules-search = Rechercher dans les règles
web-rules-synonyms = prix, coût, coûte, cher / but, objectif, gagner, victoire, l’emporte / argent, euro, € / pollution, fumée, saleté, disque / fin, final, s’achève / score, point, marque / égalité, ex æquo, départager / pile, pioche, paquet, deck / pion, jeton, marqueur / mise en place, installation, commence / remplace, recouvre / environnement, écologie / électricité, énergie / rotation, tourné, miroir, direction / caché, secret, inconnu, connu / limite, maximum, plafonné / ordre, sens horaire, premier joueur / case, emplacement / manche, round, tour
web-rules-found = { $rules ->
    [0] Aucune règle
    [one] Une règle
   *[other] { $rules } règles
    }, { $components ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $components } pièces
    }
web-rules-nothing = Aucun résultat. Essayez un autre mot.
web-rules-none = Les règles de ce jeu ne sont pas disponibles ici.
web-rules-chapters = Chapitres
web-rules-reconstructed = Reconstitué
web-rules-in-part = En partie reconstitué
web-rules-own-components = Vous possédez le jeu ? Jouez avec le matériel de votre boîte :
web-rules-new-table = une nouvelle table avec votre matériel
web-rules-components = Contenu de la boîte
web-rules-no-box = La liste du matériel n’a pas pu être chargée.
web-rules-component = Nom
web-rules-does = Effet
web-rules-from = Source
web-rules-source-rulebook = Livret
web-rules-source-transcription = Transcription
web-rules-source-inferred = Déduction
web-rules-source-reconstruction = Reconstitution
web-rules-source-rulebook-is = imprimé dans un livret de règles, ou dans l’un de ses exemples
web-rules-source-transcription-is = relevé sur les tuiles imprimées et publié par d’autres ; conforme à tous les exemples du livret de règles
web-rules-source-inferred-is = déduit : rien d’autre ne concorde avec le reste
web-rules-source-reconstruction-is = n’est documenté nulle part ; notre version s’accorde avec tout ce qui est connu, mais peut différer de votre exemplaire

web-account-title = Bonjour { $name }
web-account-title-nobody = Qui êtes-vous ?
web-account-who = Votre nom
web-account-name = Nom affiché
web-account-name-hint = Utilisé aux tables que vous créerez ou rejoindrez désormais.
web-account-name-empty = Un nom doit contenir au moins une lettre.
web-account-rename = Enregistrer le nom
web-account-renamed = Enregistré.
web-account-account = Votre compte
web-account-signed-in = Session ouverte : { $login }
web-account-everywhere = Connectez-vous avec votre identifiant et votre mot de passe pour retrouver vos tables et vos parties sur n’importe quel appareil.
web-account-sign-out = Se déconnecter
web-account-forget = M’oublier dans ce navigateur
web-account-forget-sure = Vous n’avez pas de compte : une fois oublié par ce navigateur, personne ne pourra retrouver vos tables et vos parties, pas même nous.
web-account-forget-yes = M’oublier
web-account-forget-no = Annuler
web-account-guest = Vous jouez sans compte
web-account-guest-is = Cela suffit pour jouer. Mais seul ce navigateur vous connaît : si vous changez d’appareil ou supprimez vos cookies, vous perdez l’accès à vos tables et à vos parties. Un compte, c’est juste un identifiant et un mot de passe ; aucune adresse e-mail n’est demandée.
web-account-way = Compte
web-account-register = Créer un compte
web-account-register-hint = Vous gardez tout ce que vous avez joué jusqu’ici.
web-account-sign-in = Se connecter
web-account-sign-in-hint = Tout ce que vous avez joué ici sans compte rejoint votre compte.
web-account-login = Identifiant
web-account-login-form = De 3 à 60 lettres sans accent, chiffres ou signes parmi _ . @ + -
web-account-password = Mot de passe
web-account-password-hint = Au moins 8 caractères. Conservez-le bien : sans adresse e-mail, il ne peut pas être réinitialisé.
web-account-password-form = Un mot de passe doit compter au moins { $signs } caractères.
web-account-show = Afficher le mot de passe
web-account-security = Sécurité et données
web-account-sessions = Vos connexions
web-account-session-this = Ce navigateur
web-account-session-unknown = Session plus ancienne
web-account-sessions-end = Se déconnecter partout ailleurs
web-account-password-change = Changer le mot de passe
web-account-password-old = Mot de passe actuel
web-account-password-new = Nouveau mot de passe
web-account-password-ends = Toutes vos autres sessions seront fermées.
web-account-password-changed = Mot de passe changé.
web-account-data = Vos données
web-account-export = Télécharger toutes les données enregistrées sur vous
web-account-delete = Supprimer mon compte et mes données
web-account-delete-sure = Votre nom, votre compte, vos messages et vos robots seront définitivement supprimés. Les parties que vous avez jouées restent, sans votre nom ; un robot vous remplace dans celles qui sont en cours.
web-account-delete-yes = Supprimer définitivement
web-account-delete-no = Annuler
web-account-bots = Pour programmer : vos propres robots
web-account-bots-are = Un programme peut prendre place à une table comme tout le monde. Il joue par l’API avec son propre jeton et ne voit que ce que sa place peut voir.
web-account-api = Documentation de l’API
web-account-bot-name = Nom du robot
web-account-bot-make = Créer un robot
web-account-bot-remove = Supprimer
web-account-bot-sure = Son jeton ne fonctionnera plus ; ses parties restent.
web-account-token = Jeton de { $name }
web-account-token-once = Il n’est affiché qu’une fois. Copiez-le là où votre programme pourra le lire.
web-account-copy = Copier
web-account-copied = Copié

web-matches-title = Vos parties
web-matches-none = Vous n’avez pas encore joué. Votre première partie contre des robots est à un clic.
web-matches-first = Choisir un jeu
web-matches-open = Ouvrir un fichier de partie
web-matches-drop = Ou déposez-le n’importe où sur la page.
web-matches-played = Parties
web-matches-wins = Victoires
web-matches-mean = Score moyen
web-matches-best = Meilleur score
web-matches-against = Par adversaire
web-matches-opponent = Adversaire
web-matches-people = Humains
web-matches-plot = Les scores de { $matches ->
    [one] votre dernière partie
   *[other] vos { $matches } dernières parties
    } ; le meilleur est { $best }.
web-matches-won = Gagnée
web-matches-not-won = Perdue
web-matches-running = En cours
web-matches-over = Terminées
web-matches-game = Jeu
web-matches-scores = Joueurs et points
web-matches-when = Quand
web-matches-lesson = Leçon
web-matches-winning = Ce qui fait gagner
web-matches-winning-is = Taux de victoire de ceux qui l’ont construit, dans les dernières parties sur ce serveur.
web-matches-of-game = { $game }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
    }
web-matches-built = Construit
web-matches-by = Constructions
web-matches-of-them-won = Taux de victoire
web-matches-everybody = Tout le monde

## Le navigateur : une table

web-close = Fermer
web-table-areas = Zones de la table
web-table-log = Journal et chat
web-table-log-tab = Journal
web-table-your-turn = À vous de jouer
web-table-to-act = à son tour
web-table-see-board = Voir le plateau
web-table-result = Résultat
web-playback-skip = Passer
web-playback-lines = Ce qui vient de se passer
web-playback-seen = Compris
web-playback-last-turn = Votre dernier tour
web-playback-scoring = Décompte final
web-playback-before = Avant le décompte final
web-playback-on = Voir le résultat
web-playback-watch = Revoir le décompte final
web-verdict-you = Vous gagnez { $score } !
web-verdict-other = { $names } gagne { $score }
web-verdict-shared = Victoire partagée, { $score } : { $names }
web-verdict-tie = Égalité de points : le départage décide.
web-verdict-reason = Ce qui a fait la différence : « { $source } », { $score }.
web-table-rule = Règle { $rule }
web-table-clock = Temps restant
web-table-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
    }
web-table-bank = Réserve : { $time }
web-table-hand-over = Passez l’appareil à { $player }
web-table-i-am = Je suis { $player }
web-table-say = Message
web-table-send = Envoyer
web-table-mute = Ignorer
web-table-wish = { $player } demande à reprendre un coup.
web-table-agree = Accepter
web-table-refuse = Refuser
web-table-people = À la table
web-table-is-here = { $player } est en ligne.
web-table-is-gone = { $player } est hors ligne.
web-table-is-away = { $player } a quitté la partie ; un robot joue.
web-table-wish-waits = En attente de l’accord des autres pour reprendre votre coup.
web-table-wish-away = { $player } a quitté la partie mais doit encore accepter que vous repreniez votre coup.
web-table-unmute = Ne plus ignorer { $player }
web-table-away = Un robot joue pour vous.
web-table-come = Reprendre ma place
web-table-confirm = Terminer le tour ?
web-table-confirm-reveal = Confirmer ? Une information cachée sera révélée : ce sera définitif.
web-table-confirm-left = { $actions ->
    [0] C’est votre dernière action.
    [one] Il vous reste ensuite 1 action.
   *[other] Il vous reste ensuite { $actions } actions.
    }
web-table-confirm-choice = Confirmer votre choix ?
web-table-waits-for = { $player } réfléchit…
web-table-spectator = Vous regardez la partie.
web-table-prepared = Votre tour jusqu’ici
web-table-effect-later = Les effets soulignés apparaissent après confirmation.
web-table-type = Taper un coup
web-table-type-unknown = Le coup « { $text } » n’existe pas. La liste montre tous les coups possibles.
web-table-hint = Conseil
web-table-back = Annuler
web-table-play-so-far = { $actions ->
    [0] Confirmer jusqu’ici
    [one] Confirmer, puis encore 1 action
   *[other] Confirmer, puis encore { $actions } actions
    }
web-table-end-turn = Confirmer
web-table-study = Revoir et analyser
web-table-study-now = Revoir et explorer
web-table-rematch = Revanche
web-table-to-rematch = Rejoindre la revanche
web-table-recap = Résumé
web-table-recap-nothing = Rien ne s’est passé depuis votre dernier tour.
web-table-recap-close = Retour à la partie
web-table-recap-next = Suivant
web-table-recap-back = Précédent
web-table-looking-back = Résumé des derniers tours
web-table-take-back = Reprendre le coup
web-table-more = Plus
web-table-leave = Quitter (un robot me remplace)
web-table-promise = Le tirage a été fixé avant le premier coup ({ $commitment }…). Chacun peut le vérifier après la partie.
web-hint-turn = Les robots proposent
web-hint-prepare = Préparer ce tour
web-hint-others = Autres coups
web-hint-everyone = Chances de chacun
web-hint-line = { $chance } de chances, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
    }

web-log-create = { $player } a créé la table.
web-log-sit = { $player } rejoint la table.
web-log-stand = La place { $seat } est de nouveau libre.
web-log-invite = Un robot rejoint la place { $seat }.
web-log-ready = { $player } est prêt·e.
web-log-start = La partie commence.
web-log-play = { $player } joue.
web-log-undo = Un coup a été repris.
web-log-ask = { $player } demande à reprendre un coup.
web-log-refuse = La reprise du coup est refusée.
web-log-leave = { $player } a quitté la partie ; un robot prend le relais.
web-log-come = { $player } est de retour.
web-log-rematch = Une revanche est proposée.

web-lobby-title = Qui joue ?
web-lobby-waiting = { $open ->
    [one] { $open } place est libre.
   *[other] { $open } places sont libres.
    } La partie commence dès que toutes les places sont prises et que tout le monde est prêt.
web-lobby-all-there = Toutes les places sont prises. La partie commence dès que tout le monde est prêt.
web-lobby-reserved = Réservée
web-lobby-free = Libre
web-lobby-you = vous
web-lobby-ready = prêt·e
web-lobby-not-ready = pas encore prêt·e
web-lobby-sit = Prendre place
web-lobby-bot = Ajouter un robot ({ $level })
web-lobby-level = Niveau des robots :
web-lobby-stand = Quitter la place
web-lobby-send-away = Retirer
web-lobby-i-am-ready = Je suis prêt·e
web-lobby-wait = Pas encore prêt·e
web-lobby-name = Votre nom :
web-lobby-link = Lien de cette table
web-lobby-talk = Chat et journal
web-lobby-link-how = Envoyez-le à vos amis : toute personne qui l’ouvre peut jouer ou regarder. Aucun compte nécessaire.
web-lobby-copy-seat = Copier le lien d’invitation privé

web-lesson = Leçon
web-lesson-next = Suivant
web-lesson-read = Suivez le conseil ci-dessus.
web-lesson-done = Continuer à jouer
web-lesson-wait = Regardez ce qui se passe…
web-lesson-chapter = Chapitre suivant
web-lesson-over = Vous savez jouer !
web-lesson-first-hint = Contre { $bots ->
    [one] un robot facile
   *[other] { $bots } robots faciles
    }, sans limite de temps, avec des conseils quand vous voulez.
web-lesson-first = Lancer ma première partie
web-lesson-others = Choisir d’autres adversaires

## Le navigateur : un plateau pour les jeux qui n’en ont pas

web-plain-position = Position
web-plain-moves = Coups
web-plain-ask = À vous de jouer : choisissez un coup.
web-plain-ask-list = À vous de jouer : choisissez un coup dans la liste.
web-plain-filter = Chercher parmi les coups
web-plain-none = Aucun coup ne contient ces mots.
web-plain-below = Choisissez un coup ci-dessous.
web-plain-nothing = Vous n’avez rien à faire pour le moment.
web-plain-why-not = Qu’est-ce qui est impossible, et pourquoi ?
web-plain-no-others = Il n’y a pas d’autre coup.
web-plain-and-more = { $moves } et { $count } autres
web-plain-more = et { $count } autres
web-plain-yes = oui
web-plain-no = non

## Le navigateur : revoir et analyser

web-study-title = Revoir : { $game }
web-study-players = Joueurs
web-study-more = Plus
web-study-eyes = Vu par
web-study-eyes-spectator = spectateur
web-study-eyes-what-if = Dans « Et si », vous voyez ce que voit la personne au trait.
web-study-text = Texte
web-study-json = JSON
web-study-download-text = Télécharger la partie en texte
web-study-download-json = Télécharger la partie en JSON
web-study-play-on = Jouer à partir d’ici
web-study-play-on-before = Jouer à partir d’avant ces coups
web-study-play-on-as = Crée une table qui commence ici : vous prenez la place de { $player }, des robots prennent les autres.
web-study-to-table = Retour à la table
web-study-bots = Robots
web-study-bots-think = L’avis des robots
web-study-area-steps = Étapes
web-study-hidden = La suite reste cachée tant que vous n’y êtes pas.
web-study-show-all = Tout afficher
web-study-show-result = Afficher le résultat
web-study-so-far = Jusqu’au point où vous avez revu la partie.
web-study-newer = Vérifier s’il y a de nouveaux coups
web-study-bar = Revoir
web-study-go = Parcourir la partie
web-study-keys = Touches : ← → une étape, Page préc. et Page suiv. un tour, Début et Fin, Espace pour la lecture
web-study-previous = Étape précédente
web-study-play = Lecture
web-study-pause = Pause
web-study-next = Étape suivante
web-study-slider = Étape
web-study-turn = Tour { $turn }
web-study-turn-in = { $era }, tour { $turn }
web-study-setup = Mise en place
web-study-scoring = Décompte final
web-study-turn-previous = Tour précédent
web-study-turn-next = Tour suivant
web-study-speed = Vitesse
web-study-copy = Copier le lien
web-study-opening = Ouverture d’une partie
web-study-copied = Lien copié
web-study-what-if = Et si
web-study-what-if-why = Essayez d’autres coups à partir de cette position, pour chacun à son tour. La variante est incluse dans le lien.
web-study-what-if-none = Aucun coup essayé pour l’instant.
web-study-line = Variante
web-study-line-empty = Choisissez des coups sur le plateau, pour chacun à son tour.
web-study-line-first = Début de la variante
web-study-line-back = Coup précédent
web-study-line-forth = Coup suivant
web-study-line-last = Fin de la variante
web-study-after = Après : { $turn }
web-study-clear = Effacer
web-study-deal = Nouveau tirage
web-study-deal-why = Les cartes et tuiles que vous ne pouvez pas connaître sont tirées au hasard ; ce bouton en tire d’autres.
web-study-go-on = Les robots continuent
web-study-go-on-until = Les robots jouent jusqu’à la prochaine décision de { $player }.
web-study-go-on-turn = Un robot joue ce tour à la place de { $player }.
web-study-position = Cette position
web-study-ask-position = Analyser la position
web-study-ask-turn = Analyser ce tour
web-study-best = Meilleurs coups pour { $player }
web-study-basis = D’après ce que voit la personne au trait et { $iterations } simulations, en supposant que tout le monde joue aussi bien que les robots.
web-engine-stop = Arrêter
web-engine-again = Continuer à réfléchir
web-engine-thinking = Ce navigateur réfléchit ; les chiffres s’affinent avec le temps.
web-study-try = Essayer ce coup
web-study-whole = Toute la partie
web-study-whole-what = Les robots passent en revue chaque décision : les chances de victoire de chacun au fil de la partie et les erreurs les plus coûteuses.
web-study-whole-later = Les robots peuvent analyser la partie une fois qu’elle est terminée.
web-study-ask = Analyser la partie
web-study-failed = L’analyse a échoué. Réessayez.
web-study-chances = Chances de victoire
web-study-costly = Coups les plus coûteux
web-study-costly-none = Aucun coup n’a coûté cher.
web-study-whose = Coups de
web-study-whose-all = Tout le monde
web-study-cost = Chances perdues
web-study-points-cost = Points perdus
web-study-margin = Les écarts de 1 % ou de 1 point sont dans la marge d’erreur.
web-study-go-to-decision = Aller à cette position
web-study-played = joué : { $move }
web-study-preferred = les robots préféraient : { $move }
web-study-sources = D’où viennent les points
web-study-scores = Points au fil de la partie
web-study-proof = Preuve d’un tirage équitable
web-study-proof-why = Avant le premier coup, le serveur a publié un engagement : l’empreinte SHA-256 du sel et de la graine. Maintenant que la partie est terminée, il révèle les deux : chacun peut vérifier que le tirage n’a pas été modifié.
web-study-commitment = Engagement
web-study-seed = Graine
web-study-salt = Sel
web-study-proof-how = Pour le vérifier, téléchargez la partie et lancez :

## Le navigateur : la connexion à la table

web-line-lost = Connexion perdue. Reconnexion…
web-line-offline = Vous êtes hors ligne. La partie reprendra dès votre retour.
web-line-server = Connexion perdue. Le serveur ne répond pas ; nouvel essai…
web-line-kept = Votre coup est conservé et sera envoyé.
web-line-slow = L’envoi prend plus de temps que d’habitude…
web-line-back = Connexion rétablie.
web-line-retry = Réessayer
web-line-sending = Envoi…
web-table-redo = Rétablir
web-table-ask-back = Demander à reprendre le coup
web-table-all-choices = Tout voir
web-set-shortcuts = Raccourcis clavier : 1–9 pour choisir
web-table-unread = messages non lus
web-front-due = À vous de jouer
web-toast-leave = { $player } a quitté la partie ; un robot prend le relais.
web-toast-come = { $player } est de retour.
web-toast-refuse = La reprise a été refusée.
web-toast-undo = Un coup a été repris.
web-toast-rematch = { $player } propose une revanche.
web-seat-away = { $player } (robot)

## The browser: ratings

web-ratings = Classement
web-ratings-title = Classement
web-ratings-lead = Les parties classées mesurent la force : avec 400 points de plus, on gagne dix fois plus souvent qu’on ne perd. Les niveaux des robots servent de repères fixes sur la même échelle.
web-ratings-pace-live = En direct
web-ratings-pace-days = En différé
web-ratings-player = Joueur
web-ratings-points = Cote
web-ratings-margin = Marge
web-ratings-margin-is = Dans 95 cas sur 100, la force réelle se situe dans cette marge.
web-ratings-matches = Parties classées
web-ratings-level = niveau de robot
web-ratings-bot = programme
web-ratings-none = Personne n’a encore de cote établie ici. Cochez « Partie classée » en créant une table.
web-ratings-you = vous
web-ratings-provisional = provisoire
web-ratings-provisional-is = Encore peu de parties : cette cote peut beaucoup changer et n’apparaît pas ci-dessous.
web-ratings-own = Vos cotes
web-ratings-own-none = Vous n’avez pas encore terminé de partie classée.
web-ratings-history = { $game }, { $pace } : votre cote sur { $matches ->
    [one] 1 partie classée
   *[other] { $matches } parties classées
    } ; actuellement { $points }.
web-ratings-of-seat = Cote { $points } ± { $margin }
web-ratings-of-level = Cote { $points }
web-ratings-rated = Classée
web-ratings-change = Cote : { $points } ({ $change })
