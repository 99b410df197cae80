### Tessera en français. Un seul catalogue sert le terminal, le serveur et le navigateur.
### Un fait qui est l’identifiant d’une chose se lit comme son nom.

## Erreurs de tout jeu

no-such-language = La langue « { $language } » n’existe pas ici ; langues possibles : { $languages }.
no-such-game = Le jeu « { $game } » n’existe pas ; jeux possibles : { $games }.
broken-game = { $file } ne crée aucun jeu : { $why }
no-such-option = L’option « { $option } » n’existe pas ; options possibles : { $options }.
wrong-option = Option { $option } : « { $value } » ne figure pas parmi { $values }.
wrong-seat-options = Option { $option } : il faut { $players } valeurs, une par place, chacune parmi { $values } ; reçu : « { $value } ».
wrong-seat-options-distinct = Option { $option } : il faut { $players } valeurs différentes, une par place, chacune parmi { $values } ; reçu : « { $value } ».
wrong-players = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $players }.
wrong-seed = Une graine est un nombre entier de 0 à 18446744073709551615 ou 32 chiffres hexadécimaux, pas { $seed }.
wrong-seats = Une partie à { $players } joueurs demande { $players } noms, un par place ; reçu : { $seats }.
no-such-move = Le coup « { $move } » n’existe pas.
no-such-move-near = Le coup « { $move } » n’existe pas ; coups proches : { $near }.
no-such-action = L’action { $action } n’existe pas ; elles sont numérotées de 0 à { $last }.
points-other = autres
match-over = La partie est terminée.
not-possible = Ce n’est pas possible pour le moment.
not-settled = C’est d’abord au jeu lui-même d’avancer.
nothing-to-undo = Il n’y a rien à annuler.
seen-since = Une information cachée a été révélée depuis ; on ne peut plus revenir en arrière.
cannot-write = Impossible d’écrire { $file } : { $why }.
file-in-the-way = { $file } existe déjà et n’est pas une partie de Tessera ; choisissez un autre nom.
cannot-read = Impossible de lire { $file } : { $why }.
not-text = { $file } n’est pas un fichier texte.
bad-json = Ce JSON n’est pas complet : il s’interrompt ou devient incorrect à la ligne { $line }.
not-a-match = Ce n’est pas une partie de Tessera.
bad-line = La ligne { $line } de l’en-tête ne correspond à rien de ce que contient une partie : « { $text } ».
line-twice = La ligne { $line } de l’en-tête donne « { $key } » une seconde fois.
other-format = La partie est écrite dans la version { $version } du format ; ce programme lit la version { $ours }.
field-missing = Il manque « { $key } » à la partie.
field-wrong = La partie contient une valeur incorrecte pour « { $key } » : { $value }.
field-unknown = La partie contient un champ « { $key } » que ce programme ne connaît pas.
other-rules = La partie a été jouée avec la version { $theirs } des règles ; ce programme a la version { $ours }.
other-components = La partie a été jouée avec un autre matériel ({ $theirs }) que celui de ce programme ({ $ours }).
move-refused = Coup { $number }, « { $move } » : { $reason }
components-fault = { $file }, ligne { $line } : { $fault }
components-none = { $game } ne peut pas se jouer avec un autre matériel.
fault-toml = ce n’est pas du TOML : { $why }
fault-missing = « { $key } » manque dans [{ $section }]
fault-kind = « { $key } » doit être de type { $kind }, pas « { $value } »
fault-names = il manque le nom en : { $languages }
fault-unknown = « { $value } » ne figure pas parmi { $values }
fault-twice = « { $value } » apparaît deux fois
fault-range = « { $key } » doit aller de { $fewest } à { $most }, pas { $value }
fault-long = le fichier compte { $length } caractères, le maximum est de { $most }
fault-nested = l’imbrication est trop profonde
fault-unclosed = un texte se termine sur la ligne où il commence
fault-text = « { $key } » doit tenir sur une ligne de 1 à { $longest } caractères visibles, pas « { $value } »
fault-id = « { $key } » doit être un seul mot de lettres, chiffres et traits d’union, long de { $longest } caractères au plus, pas « { $value } »
components-moves = Avec ce matériel, il y aurait { $moves } coups ; tous doivent être différents, et le maximum est de { $most }.
components-endless = Avec ce matériel, une partie de { $game } ne se termine pas.
components-crash = Avec ce matériel, les règles de { $game } ne fonctionnent pas : { $why }
components-slow = Compiler ou jouer { $game } avec ce matériel prend trop de temps.

## Le terminal

terminal-you = Vous
seat-bot = { $bot } { $seat }
bot-random = Hasard
terminal-compiling = Compilation des règles ; elle n’a lieu qu’une fois et prend quelques secondes…
since-last-turn = Depuis votre dernier tour
terminal-prompt = Votre coup (numéro ou mots ; « aide » pour en savoir plus) :
terminal-end-turn = Avant de continuer : Entrée pour confirmer, « annuler » pour reprendre votre coup :
terminal-undone = Coup annulé.
terminal-saved = Partie enregistrée dans { $file }.
terminal-under-way = La partie est encore en cours.
terminal-resume = Pour la reprendre : tessera play --resume { $file }
terminal-not-now = Il n’y a pas de coup numéro { $number } ; choisissez de 1 à { $last }.
terminal-help =
    Un numéro joue le coup qui porte ce numéro. Un coup peut aussi se taper en toutes lettres, tel qu’il figure dans la liste, ou en abrégé tant qu’un seul coup correspond (« buy wind at 2.1 »).
    annuler : revient en arrière, au plus jusqu’à la dernière révélation
    sauver [FICHIER] : enregistre la partie dans un fichier, en JSON si son nom finit par .json
    regles [ID] : les règles, ou l’une d’elles
    journal : tout ce qui s’est passé
    indice : ce que conseillent les robots, et qui a des chances de gagner
    indice on, indice off : montre ou cache les emplacements qui achèvent une carte
    quitter : enregistre et quitte la partie
terminal-word-hint = indice
terminal-word-undo = annuler
terminal-word-save = sauver
terminal-word-rules = regles
terminal-word-log = journal
terminal-word-help = aide
terminal-word-quit = quitter
terminal-word-next = suivant
terminal-word-back = retour
result-winner = Victoire : { $names }
result-winners = Victoire partagée : { $names }
result-rank = Rang
result-player = Joueur
result-points = Points
result-sum = Total
terminal-several = « { $text } » peut désigner { $moves }.
terminal-no-seat-you = Dans le terminal, une seule place au plus peut être « you » pour l’instant.
terminal-resume-alone = --resume reprend la partie telle qu’elle a été enregistrée ; retirez { $option }.
terminal-replay-prompt = Étape { $step } sur { $steps }. Entrée ou « suivant », « retour », un numéro, « quitter » :
terminal-rule-missing = La règle « { $rule } » n’existe pas.
terminal-no-rules = Il n’y a pas de résumé des règles pour { $game }.
rules-title = { $game } : les règles en bref
rules-ruling = Précision :
rules-reconstructed = Reconstitué, non imprimé
rules-own-rulings = Un paragraphe marqué « Précision » tranche ce que le livret de règles laisse ouvert.
rules-unofficial = Adaptation non officielle, rédigée avec nos propres mots ; le jeu est celui de ses auteurs.

cli-help = Pour jouer à des jeux de société modernes et les étudier : leurs règles sont écrites une seule fois, en Python, puis compilées.
cli-play = Jouer une partie dans le terminal.
cli-replay = Revoir pas à pas une partie enregistrée.
cli-rules = Afficher un résumé des règles d’un jeu, avec toutes les précisions.
cli-bench = Mesurer la vitesse des règles sur cette machine.
cli-version = Afficher la version de Tessera.
cli-which-game = Le jeu.
cli-which-game-default = Le jeu ; { $game } par défaut.
cli-seats = Les joueurs dans l’ordre du tour, séparés par des virgules : you, ou un robot (novice, easy, medium, hard, expert, greedy, random).
cli-components = Jouer avec un matériel personnalisé : un fichier TOML (docs/components.md).
cli-seed = Un nombre entier ; la même graine produit la même donne.
cli-resume = Reprendre une partie enregistrée.
cli-file = Une partie enregistrée.
cli-game-file = Le fichier Python du jeu, s’il n’est pas installé.
cli-rule = Une seule règle, par son identifiant, par exemple P-17.
cli-lang = en, fr, de ou it ; la langue du système par défaut.
cli-json = Afficher du JSON au lieu d’un tableau.
cli-device = cpu ou cuda.
cli-one-game = Ne mesurer que ce jeu.

bench-title = Vitesse de Tessera sur cette machine
bench-name = Mesure
bench-value = Valeur
bench-unit = Unité
bench-no-gpu = Aucun GPU de cette machine ne peut exécuter les règles : { $why }.
bench-wrong-device = « { $device } » n’est pas un périphérique ; choisissez cpu ou cuda.

## Robots
bot-greedy = Glouton
bot-novice = Débutant
bot-easy = Facile
bot-medium = Moyen
bot-hard = Difficile
bot-expert = Expert
no-such-bot = Le robot « { $bot } » n’existe pas ; il y a { $bots }, ou une classe d’un fichier Python : ./my_bot.py:Mine.
broken-bot = Le robot « { $bot } » est inutilisable : { $why }
bot-raised = il a échoué : { $detail }
bot-rubbish = sa réponse n’est pas une action permise : { $detail }
bot-too-slow = il a réfléchi trop longtemps : { $detail }
bot-replaced = { $bot } a perdu ce coup, et le coup qui semble le meilleur a été joué à sa place : { $fault }

## Arène
cli-arena = Faire jouer de nombreuses parties entre robots et comparer leur force.
cli-arena-seats = Les robots, séparés par des virgules : random, greedy, novice, easy, medium, hard, expert, ou ./my_bot.py:Mine.
cli-arena-seed = Un nombre entier ; la même graine rejoue les mêmes parties.
cli-matches = Le nombre de parties ; chaque donne est jouée avec toutes les rotations des places.
cli-limit = Secondes de réflexion par décision d’un robot ; illimité par défaut.
cli-csv = Un fichier pour les résultats bruts, une ligne par robot et par partie.
cli-plot = Un fichier pour un graphique des résultats, en .svg ou .png.
cli-ray = Répartir les parties sur un cluster Ray : son adresse, ou local.
cli-cores = Le nombre de cœurs à utiliser ; tous par défaut.
arena-title = { $game }, { $players } joueurs, { $matches } parties
arena-playing = { $game } : { $bots }
arena-bot = robot
arena-wins = victoires, %
arena-score = points
arena-rank = rang moyen
arena-rating = cote
arena-time = temps de calcul par coup, médian / plus long
arena-faults = { $bot } a été remplacé { $count } fois. La première fois, { $first }
arena-wrong-matches = Une série demande au moins une partie, et non { $matches }.
arena-wrong-limit = La limite de temps doit être positive, et non de { $limit } seconde(s).
arena-no-ray = Ray n’est pas installé : pip install "tessera[ray]"
arena-ray-unreachable = Aucun cluster Ray ne répond à { $address } : { $why }
arena-no-plots = Les graphiques demandent matplotlib : pip install "tessera[plot]"

hint-thinking = Les robots réfléchissent …
hint-chance = gagne
hint-points = points à la fin
hint-moves = meilleurs coups
hint-basis = D’après ce que vous voyez, sur { $iterations } suites. Les chances supposent un jeu aussi fort que celui des robots.

cli-fit = Réajuster les poids des caractéristiques d’un jeu, d’après des parties jouées par les robots.
cli-fit-matches = Le nombre de parties par tour, pour chaque nombre de joueurs.
cli-fit-out = Le fichier à écrire ; le weights.toml du jeu par défaut.
fit-players = { $players } joueurs
fit-round = Tour { $round } : { $points } points, erreur { $error }, entropie croisée { $entropy }
fit-written = Écrit : { $file }
fit-no-judgement = { $game } n’a pas de caractéristiques : il n’y a rien à ajuster.
cli-ladder = Mesurer la force de chaque niveau à tous les jeux, de deux à quatre joueurs ; prend une heure sur deux cœurs.
cli-ladder-folder = Le dossier pour strength.md, strength.csv et strength.svg.
cli-ladder-matches = Le nombre de parties à deux joueurs par série.
cli-ladder-many = Le nombre de parties à trois et quatre joueurs par série.
cli-record = Un fichier pour les parties elles-mêmes, une par ligne en JSON.
cli-rotate = Jouer chaque donne avec toutes les rotations des places ; inutile entre robots égaux.

## Le serveur

server-away = Un bot occupe votre place ; revenez d’abord.
server-not-away = Vous êtes déjà à votre place.
server-has-account = Vous avez déjà un compte.
server-login-taken = Le nom « { $name } » est déjà pris.
server-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
server-no-account = Vous n’avez pas encore de compte.
server-no-session = Vous n’êtes pas connecté à cet endroit.
server-common-password = D’autres essaieraient d’abord ce mot de passe ; choisissez-en un autre.
server-wrong-token = Le serveur ne connaît pas ce jeton.
server-who-are-you = Dites d’abord votre nom au serveur.
server-host-only = Seule la personne qui a créé la table peut le faire.
server-no-table = Cette table n’existe pas.
server-broken-table = Le journal de cette table est endommagé : elle ne peut être ni affichée ni jouée.
server-no-database = Le serveur n’a pas accès à sa base de données pour le moment ; réessayez bientôt.
server-no-seat = Il n’y a pas de place { $seat } ; la table en a { $seats }.
server-seat-taken = Cette place n’est pas libre.
server-seat-open = Personne n’y est assis.
server-seat-reserved = Cette place est réservée ; il faut le lien créé pour elle.
server-seated = Vous êtes déjà à cette table.
server-not-seated = Vous n’êtes pas à cette table.
server-not-your-seat = Cette place est à quelqu’un d’autre.
server-no-own-seat = Une nouvelle table doit avoir une place pour vous.
server-started = La partie a commencé.
server-not-started = La partie n’a pas encore commencé.
server-not-over = La partie n’est pas encore finie.
server-not-your-turn = Ce n’est pas votre tour.
server-turn-over = « { $move } » : votre tour se termine avant ce coup.
server-after-reveal = « { $move } » : le coup précédent révèle quelque chose. Jouez d’abord jusque-là, puis décidez.
server-stale = La partie a avancé depuis ; regardez-la d’abord.
server-no-undo = À cette table, on ne revient pas en arrière.
server-no-wish = Personne ne demande à revenir en arrière.
server-no-hints = Cette table se joue sans conseils.
server-no-position = Il n’y a pas de position après { $at } actions ; la partie en a { $last }.
server-other-origin = Une table qui reprend une partie doit avoir le même jeu et autant de places.
server-no-lesson = Il n’y a pas de leçon pour ce jeu.
server-other-lesson = Une leçon se joue entre vous et un robot débutant, toujours avec la même donne.
server-no-components = Ce serveur ne joue qu’avec son propre matériel.
server-trying-components = Ce matériel est en cours d’essai ; réessayez dans une minute.
server-many-components = Ce serveur n’a plus de place pour du matériel personnel ; réessayez plus tard.
server-your-components = Vous avez des tables en cours avec { $most } matériels personnels différents ; terminez-en une d’abord.
server-no-analysis = Vous n’avez pas d’analyse de ce nom.
server-not-your-bot = Ce n’est pas un de vos bots.
server-too-many = Trop de requêtes ; attendez { $seconds } s.
server-too-many-analyses = Vous avez déjà { $most } analyses en attente ; laissez-en finir une d’abord.
server-too-many-sockets = Vous avez { $most } tables ouvertes à la fois ; fermez-en une d’abord.
server-too-many-streams = Vous avez { $most } flux de tours ouverts ; fermez-en un d’abord.
server-too-many-bots = Vous avez { $most } robots ; supprimez-en un d’abord.
server-too-many-tables = Vous avez { $most } tables en cours ; terminez-en une d’abord.
server-chat-full = Vous avez assez parlé ici : pas plus de { $most } messages par table.
server-log-full = Cette table a connu { $most } événements ; la partie peut seulement être jouée jusqu’au bout.
server-too-large = C’est plus de { $limit } octets.
server-wrong-form = Ce message n’est pas compris : { $where } : { $why }
server-name-long = Un nom a au plus { $most } caractères.
server-name-empty = Un nom a des lettres, et aucun caractère de contrôle.
server-name-invisible = Un nom n’a pas de caractères invisibles.
server-name-mixed = Un nom ne mélange pas plusieurs alphabets : on pourrait prendre ses lettres pour d’autres.
server-wrong-origin = Cette requête vient d’un autre site.
server-no-json = Ce n’est pas du JSON, ou il est imbriqué trop profondément.
server-failed = Une erreur s’est produite sur le serveur ; vous n’y êtes pour rien.
server-no-page = Il n’y a rien à cette adresse.
server-no-method = Cette adresse n’accepte pas de telles requêtes.
server-no-client = Le serveur tourne, mais les pages pour jouer n’ont pas été construites : make web les construit.
serve-at = Tessera tourne à l’adresse { $address } – Ctrl-C pour l’arrêter.
serve-data = Toutes les données sont enregistrées dans { $where }.
serve-bad-setting = Réglage « { $key } » non valide : { $why }
serve-no-port = Le port { $port } est déjà utilisé ; choisissez-en un autre avec --port.
serve-no-database = La base de données est injoignable : { $why }
serve-in-use = Un autre serveur (processus { $process }) utilise { $file }. Un fichier SQLite ne sert qu’à un seul serveur ; avec PostgreSQL, il peut y en avoir plusieurs.
serve-newer-database = Cette base de données vient d’une version plus récente de Tessera. Installez cette version, ou restaurez une sauvegarde antérieure à la mise à jour.
cli-serve = Démarrer le serveur, pour navigateurs et programmes.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 pour toutes les interfaces.
cli-serve-port = Le port d’écoute ; 0 pour n’importe quel port libre.
cli-serve-database = postgresql://… ou sqlite:///FICHIER ; par défaut un fichier SQLite dans le dossier de données.
cli-serve-data = Le dossier de données ; par défaut celui de l’utilisateur.
cli-serve-game = Le fichier Python d’un jeu supplémentaire ; peut être répété.
cli-serve-open = Ouvrir un navigateur dès que le serveur est prêt.
cli-serve-config = Un fichier TOML de réglages (docs/hosting.md).
cli-backup = Écrire une copie cohérente de la base de données, même pendant que le serveur tourne.
cli-backup-file = Le fichier à écrire ; il ne doit pas encore exister.
backup-done = { $file } : { $entries } entrées de { $tables } tables.
backup-in-the-way = { $file } existe déjà.
backup-failed = La sauvegarde a échoué : { $why }
backup-damaged = La base de données est endommagée : { $why } Rien n’a été écrit ; conservez vos sauvegardes antérieures.
cli-verify = Vérifier la donne d’une partie finie d’après l’engagement du serveur.
cli-commitment = L’engagement affiché avant la partie, si vous l’avez noté.
verify-good = La donne est celle qui était promise : { $commitment }
verify-result = { $moves } coups rejoués ; à la fin : { $points }
verify-bad = La donne n’est PAS celle qui était promise : le fichier dit { $promised }, sa graine et son sel donnent { $found }.
verify-nothing = Ce fichier n’a rien à vérifier : un serveur ajoute engagement et sel quand la partie est finie.
cli-bench-what = rules (par défaut) ou server.
cli-bench-tables = Pour server : le nombre de tables qui jouent en même temps.
cli-bench-hostile = Pour server : combien de temps attendent les joueurs honnêtes quand d’autres le submergent.
bench-wrong-what = « { $what } » ne peut pas être mesuré ; choisissez rules ou server.
bench-no-client = La mesure du serveur demande httpx : pip install "tessera[bench]"

## Le navigateur

web-skip = Aller au contenu
web-loading = Un instant…
web-no-server = Le serveur ne répond pas.
web-no-table = Cette table n’existe pas.
web-nothing-here = Il n’y a rien ici
web-to-front = Retour à l’accueil
web-nav = Pages
web-rules = Règles
web-matches = Parties
web-account = Compte
web-guest = Invité
web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-set-speed = Vitesse des animations
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-instant = Instantanée (aucune)
web-set-glow = Faire briller ce qui est possible
web-set-sound = Sons
web-set-alerts = Me prévenir quand c’est mon tour
web-seat-free = Place { $seat }

## Le navigateur : accueil, nouvelles tables, règles, comptes

web-front-title = Deux bons jeux de société, et toujours quelqu’un avec qui jouer
web-front-lead = Jouez avec des amis grâce à un lien, ou tout de suite contre des robots. Gratuit, dans votre navigateur, sans compte.
web-front-players = { $fewest } à { $most } joueurs
web-front-players-only = { $count } joueurs
web-front-minutes = de { $least } à { $longest } minutes
web-front-minutes-about = environ { $minutes } minutes
web-front-how-many = Joueurs
web-front-against = Robots
web-front-play = Jouer contre des robots
web-front-laying = Création de la table…
web-front-friends = Jouer avec des amis
web-front-learn = Apprendre en cinq minutes
web-front-by = Un jeu de { $authors }
web-front-continue = Continuer
web-front-open = Tables ouvertes
web-front-recent = Parties récentes
web-front-none-open = Personne n’attend de joueurs en ce moment. « Jouer avec des amis » crée une table que d’autres peuvent trouver ici, si vous l’ouvrez à tout le monde.
web-front-with = avec { $names }
web-front-one-device = sur un même appareil : { $names }
web-front-nobody-yet = personne d’autre n’est encore là
web-front-seats = places prises : { $taken } sur { $seats }
web-front-your-turn = À vous
web-front-others-turn = Aux autres
web-front-go-on = Continuer
web-front-sit = Rejoindre
web-front-replay = Revoir
web-front-all = Toutes mes parties
web-front-unofficial = Adaptations non officielles, par des gens qui aiment ces jeux. Les jeux sont ceux de leurs auteurs : si l’un d’eux vous plaît, achetez-le.

web-new-title = { $game } : nouvelle table
web-new-which = Choix du jeu
web-new-seats = Qui joue ?
web-new-order = On joue dans cet ordre ; le sort désigne qui commence.
web-new-who = Qui occupe la place { $seat }
web-new-me = Moi
web-new-friend = Un ami
web-new-bot = Un robot
web-new-name = Nom
web-new-level = Niveau
web-new-reserved = Seulement par son propre lien
web-new-remove = Retirer la place { $seat }
web-new-add-friend = + un ami
web-new-add-bot = + un robot
web-new-one-device = Plusieurs places sont à vous : vous vous passez cet appareil. Quand les mains sont cachées, il demande d’abord la personne suivante.
web-new-why = Ce qui est reconstitué
web-new-settings = Comment jouez-vous ?
web-new-listed = Qui peut venir
web-new-private = Par lien
web-new-private-hint = Vous recevez un lien à envoyer à vos amis.
web-new-public = Tout le monde
web-new-public-hint = La table figure aussi sur la page d’accueil.
web-new-clock = Horloge
web-new-clock-none = Aucune
web-new-clock-none-hint = Chacun prend le temps qu’il lui faut.
web-new-clock-live = En direct
web-new-clock-live-hint = Tout le monde est là. Quand le temps est écoulé, un robot joue ce tour.
web-new-clock-days = En différé
web-new-clock-days-hint = Un coup de temps en temps. Quand les jours sont écoulés, un robot joue ce tour.
web-new-turn = Secondes par tour
web-new-bank = Minutes en réserve
web-new-days = Jours par tour
web-new-range = Un nombre entier de { $fewest } à { $most }.
web-new-undo = Annuler des coups
web-new-undo-free = Librement
web-new-undo-free-hint = Vos propres coups, jusqu’à ce qu’une information cachée soit révélée ; ensuite, si tous sont d’accord.
web-new-undo-consent = D’un commun accord
web-new-undo-consent-hint = On demande aux autres à chaque fois.
web-new-undo-never = Jamais
web-new-undo-never-hint = Un coup joué est joué.
web-new-hints = Les joueurs peuvent consulter les robots
web-new-hints-hint = Que ferait un robot, et qui a des chances de gagner ?
web-new-more = Plus d’options
web-new-components = Votre propre matériel
web-new-components-hint = Si vous possédez la boîte, vous pouvez jouer avec ce qui y est imprimé : un fichier TOML de la même forme que notre components.toml. Les règles sont alors compilées pour lui, ce qui prend un peu de temps.
web-new-compiling = Compilation des règles pour votre matériel…
web-new-lay = Créer la table
web-new-then-link = Vous recevrez ensuite le lien pour les autres.
web-new-then-begin = La partie commence aussitôt.

web-rules-learn = Pour débuter, il est plus facile de jouer que de lire :
web-rules-search = Rechercher
web-rules-found = { $rules ->
    [0] Aucune règle
    [one] Une règle
   *[other] { $rules } règles
    }, { $components ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $components } pièces
    }
web-rules-nothing = Rien ici ne contient tous ces mots.
web-rules-none = Les règles de ce jeu ne sont pas rédigées ici.
web-rules-chapters = Chapitres
web-rules-reconstructed = Reconstitué
web-rules-in-part = Reconstitué en partie
web-rules-own-components = Qui possède la boîte peut jouer avec ce qui y est imprimé :
web-rules-new-table = une nouvelle table avec votre propre matériel
web-rules-components = Contenu de la boîte
web-rules-no-box = Le serveur ne dit pas ce que contient la boîte.
web-rules-component = Nom
web-rules-does = Effet
web-rules-from = Source
web-rules-source-rulebook = Livret
web-rules-source-transcription = Transcription
web-rules-source-inferred = Déduction
web-rules-source-reconstruction = Reconstitution
web-rules-source-rulebook-is = imprimé dans un livret de règles, ou dans l’un de ses exemples
web-rules-source-transcription-is = relevé publiquement par d’autres sur les tuiles imprimées ; en accord avec tous les exemples du livret de règles
web-rules-source-inferred-is = déduit : c’est la seule façon que tout le reste concorde
web-rules-source-reconstruction-is = n’est décrit nulle part publiquement ; notre version s’accorde avec tout ce qui est connu, et peut différer de la vôtre

web-account-title = Bonjour, { $name }
web-account-title-nobody = Qui êtes-vous ?
web-account-who = Votre nom
web-account-name = Ce que voient les autres
web-account-name-hint = Aux tables que vous créerez ou rejoindrez désormais.
web-account-name-empty = Un nom a au moins une lettre.
web-account-rename = Enregistrer le nom
web-account-renamed = Enregistré.
web-account-account = Votre compte
web-account-signed-in = Session ouverte : { $login }
web-account-everywhere = Avec votre identifiant et votre mot de passe, vous retrouvez vos tables et vos parties sur n’importe quel appareil.
web-account-sign-out = Se déconnecter
web-account-forget = M’oublier dans ce navigateur
web-account-forget-sure = Vous jouez en invité : ensuite, personne ne pourra retrouver vos tables et vos parties, ni vous ni nous.
web-account-forget-yes = M’oublier
web-account-forget-no = Rester
web-account-guest = Vous jouez en invité
web-account-guest-is = Cela suffit pour jouer. Mais seul ce navigateur vous connaît : sur un autre appareil, ou si ses cookies sont effacés, vos tables et vos parties sont hors d’atteinte. Un compte, c’est un identifiant et un mot de passe, rien d’autre ; pas d’adresse e-mail.
web-account-way = Compte
web-account-register = Créer un compte
web-account-register-hint = Ce que vous avez joué jusqu’ici reste à vous.
web-account-sign-in = Se connecter
web-account-sign-in-hint = Ce que vous avez joué ici en invité passe au compte.
web-account-login = Identifiant
web-account-login-form = De 3 à 60 lettres sans accent, chiffres ou signes parmi _ . @ + -
web-account-password = Mot de passe
web-account-password-hint = Au moins 8 caractères. Gardez-le bien : sans adresse e-mail, personne ne peut vous en envoyer un nouveau.
web-account-password-form = Un mot de passe a au moins { $signs } caractères.
web-account-show = Afficher le mot de passe
web-account-security = Sécurité et données
web-account-sessions = Où vous êtes connecté
web-account-session-this = Ce navigateur
web-account-session-unknown = Une session plus ancienne
web-account-sessions-end = Se déconnecter partout ailleurs
web-account-password-change = Changer le mot de passe
web-account-password-old = Mot de passe actuel
web-account-password-new = Nouveau mot de passe
web-account-password-ends = Vous serez déconnecté partout ailleurs.
web-account-password-changed = Le mot de passe est changé.
web-account-data = Vos données
web-account-export = Télécharger tout ce qui est enregistré sur vous
web-account-delete = Me supprimer avec mes données
web-account-delete-sure = Votre nom, votre compte, vos messages et vos robots seront supprimés définitivement. Les parties que vous avez jouées restent, sans votre nom ; un robot termine celles qui sont en cours.
web-account-delete-yes = Supprimer définitivement
web-account-delete-no = Conserver
web-account-bots = Pour programmeurs : vos propres robots
web-account-bots-are = Un programme peut s’asseoir à une table comme tout le monde. Il joue par l’API avec son propre jeton, et ne voit que ce que sa place peut voir.
web-account-api = Ce que permet l’API
web-account-bot-name = Nom du robot
web-account-bot-make = Créer un robot
web-account-bot-remove = Supprimer
web-account-bot-sure = Son jeton ne vaudra plus rien ; ses parties restent.
web-account-token = Le jeton de { $name }
web-account-token-once = Il n’est affiché que maintenant : copiez-le là où votre programme le trouvera.
web-account-copy = Copier
web-account-copied = Copié

web-matches-title = Vos parties
web-matches-none = Vous n’avez pas encore joué. Une première partie contre des robots ne demande qu’un clic.
web-matches-first = Voir les jeux
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
    } ; le meilleur est { $best }.
web-matches-won = Gagnée
web-matches-not-won = Non gagnée
web-matches-running = En cours
web-matches-over = Terminées
web-matches-game = Jeu
web-matches-scores = Joueurs et points
web-matches-when = Quand
web-matches-lesson = Leçon
web-matches-winning = Ce qui fait gagner
web-matches-winning-is = Parmi tous ceux qui l’ont construit, dans les dernières parties sur ce serveur, combien ont gagné.
web-matches-of-game = { $game }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
    }
web-matches-built = Construit
web-matches-by = Par
web-matches-of-them-won = Dont gagnants
web-matches-everybody = Tout le monde

## Le navigateur : une table

web-close = Fermer
web-table-areas = Zones de la table
web-table-log = Journal et chat
web-table-your-turn = À vous de jouer
web-table-to-act = à son tour
web-table-see-board = Voir le plateau
web-table-result = Résultat
web-playback-skip = Passer
web-playback-lines = Ce qui vient de se passer
web-playback-seen = C’est vu
web-playback-last-turn = Votre dernier tour
web-playback-scoring = Décompte final
web-playback-before = Avant le décompte final
web-playback-on = Voir le résultat
web-playback-watch = Revoir le décompte final
web-table-rule = La règle { $rule }
web-table-clock = Temps restant
web-table-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
    }
web-table-bank = Réserve : { $time }
web-table-hand-over = Passez l’appareil à { $player }
web-table-i-am = Je suis { $player }
web-table-say = Dire quelque chose
web-table-send = Envoyer
web-table-mute = ignorer
web-table-wish = { $player } demande à annuler un coup.
web-table-agree = Accepter
web-table-refuse = Refuser
web-table-people = Personnes à la table
web-table-is-here = { $player } est là.
web-table-is-gone = { $player } n’est pas connecté.
web-table-is-away = { $player } est parti ; un robot joue.
web-table-wish-waits = Vous avez demandé d’annuler un coup ; les autres doivent répondre.
web-table-wish-away = Vous avez demandé d’annuler un coup ; { $player } a quitté la partie et doit aussi donner son accord.
web-table-unmute = Réentendre { $player }
web-table-away = Un robot joue pour vous.
web-table-come = Revenir
web-table-confirm = Voilà votre tour : confirmez-le, ou annulez.
web-table-confirm-reveal = Confirmez, ou annulez : la suite révèle une information cachée, et ce sera définitif.
web-table-waits-for = { $player } réfléchit…
web-table-spectator = Vous regardez la partie.
web-table-prepared = Coups préparés
web-table-effect-later = Ce qui est souligné montrera son effet après confirmation.
web-table-type = Taper un coup
web-table-type-unknown = Aucun coup ne se lit « { $text } » ici ; la liste montre ceux qui existent.
web-table-hint = Conseil
web-table-back = Annuler
web-table-play-so-far = Confirmer, puis continuer
web-table-end-turn = Confirmer
web-table-study = Revoir et analyser
web-table-study-now = Revoir et essayer
web-table-rematch = Revanche
web-table-to-rematch = Vers la revanche
web-table-recap = Résumé
web-table-recap-nothing = Rien ne s’est passé depuis votre dernier tour.
web-table-recap-close = Retour à la partie
web-table-recap-next = Suivant
web-table-recap-back = Précédent
web-table-looking-back = Retour sur ce qui s’est passé.
web-table-take-back = Annuler un coup
web-table-more = Plus
web-table-leave = Partir ; un robot continue pour moi
web-table-promise = La donne a été fixée avant le premier coup ; son engagement commence par { $commitment }. Une fois la partie terminée, chacun peut la vérifier.
web-hint-line = victoire à { $chance }, environ { $points ->
    [one] { $points } point
   *[other] { $points } points
    }

web-log-create = { $player } a créé la table.
web-log-sit = { $player } prend place.
web-log-stand = La place { $seat } est de nouveau libre.
web-log-invite = Un robot prend la place { $seat }.
web-log-ready = { $player } : prêt à jouer.
web-log-start = La partie commence.
web-log-play = { $player } joue.
web-log-undo = Un coup est annulé.
web-log-ask = { $player } demande à annuler un coup.
web-log-refuse = Le coup est maintenu.
web-log-leave = { $player } a quitté la table ; un robot continue.
web-log-come = { $player } est de retour.
web-log-rematch = Il y a une revanche.

web-lobby-title = Qui joue ?
web-lobby-waiting = { $open ->
    [one] Une place est libre.
   *[other] { $open } places sont libres.
    } La partie commence quand toutes les places sont prises et que tout le monde est prêt.
web-lobby-all-there = Tout le monde est là ; la partie commence quand chacun est prêt.
web-lobby-reserved = Réservée
web-lobby-free = Libre
web-lobby-you = vous
web-lobby-ready = prêt
web-lobby-not-ready = pas encore prêt
web-lobby-sit = S’asseoir ici
web-lobby-bot = Ajouter un robot ({ $level })
web-lobby-level = Niveau des robots :
web-lobby-stand = Se lever
web-lobby-send-away = Renvoyer
web-lobby-i-am-ready = Prêt à jouer
web-lobby-wait = Pas encore
web-lobby-name = Votre nom :
web-lobby-link = Le lien de cette table
web-lobby-talk = Ce qui se passe et ce qui se dit
web-lobby-link-how = Envoyez-le à vos amis : qui l’ouvre peut s’asseoir ou regarder. Personne n’a besoin de compte.
web-lobby-copy-seat = Copier le lien de cette place

web-lesson = Leçon
web-lesson-next = Continuer
web-lesson-read = Lisez le texte ci-dessus.
web-lesson-done = Jouer la suite
web-lesson-wait = L’autre joueur joue…

## Le navigateur : un plateau pour les jeux qui n’en ont pas

web-plain-position = Position
web-plain-moves = Coups
web-plain-ask = À vous de jouer : choisissez un coup.
web-plain-ask-list = À vous de jouer : choisissez un coup dans la liste.
web-plain-filter = Chercher parmi les coups
web-plain-none = Aucun coup ne contient ces mots.
web-plain-below = Choisissez l’un des coups en bas.
web-plain-nothing = Vous n’avez rien à faire pour le moment.
web-plain-why-not = Qu’est-ce qui est impossible, et pourquoi ?
web-plain-no-others = Il n’y a pas d’autre coup.
web-plain-and-more = { $moves } et { $count } de plus
web-plain-more = et { $count } de plus
web-plain-yes = oui
web-plain-no = non

## Le navigateur : revoir et analyser

web-study-title = Revoir : { $game }
web-study-players = Joueurs
web-study-more = Plus
web-study-eyes = Vu par
web-study-eyes-spectator = un spectateur
web-study-eyes-what-if = Dans « Et si », vous voyez ce que voit la personne qui doit décider.
web-study-text = Texte
web-study-json = JSON
web-study-download-text = Télécharger la partie en texte
web-study-download-json = Télécharger la partie en JSON
web-study-play-on = Jouer à partir d’ici
web-study-play-on-before = Jouer sans ces coups
web-study-play-on-as = Une nouvelle table qui commence ici : vous prenez la place de { $player }, des robots prennent les autres.
web-study-to-table = Vers la table
web-study-bots = Robots
web-study-bots-think = L’avis des robots
web-study-area-steps = Étapes
web-study-hidden = La suite reste cachée jusqu’à ce que vous y arriviez.
web-study-show-all = Tout montrer
web-study-show-result = Montrer le résultat
web-study-so-far = Jusqu’où vous avez revu la partie.
web-study-newer = Chercher de nouvelles étapes
web-study-bar = Revoir
web-study-go = Parcourir la partie
web-study-keys = Touches : ← → une étape, Début et Fin, Espace pour la lecture
web-study-first = À la première étape
web-study-previous = Une étape en arrière
web-study-play = Lecture
web-study-pause = Pause
web-study-next = Une étape en avant
web-study-last = À la dernière étape
web-study-slider = Étape
web-study-step-of = Étape { $step } sur { $steps }
web-study-speed = Vitesse
web-study-copy = Copier le lien
web-study-copied = Lien copié
web-study-what-if = Et si
web-study-what-if-why = Essayez d’autres coups à partir de cette position, pour chacun à son tour ; la suite de coups est dans le lien.
web-study-what-if-none = Aucun coup n’a encore été essayé.
web-study-line = La suite de coups
web-study-line-empty = Choisissez des coups sur le plateau, pour chacun à son tour.
web-study-line-first = Au début de la suite de coups
web-study-line-back = Un coup en arrière
web-study-line-forth = Un coup en avant
web-study-line-last = À la fin de la suite de coups
web-study-after = { $step ->
    [0] Depuis le début
   *[other] Depuis l’étape { $step }
    }
web-study-clear = Effacer
web-study-deal = Nouvelle donne
web-study-deal-why = Ce que vous ne pouvez pas savoir est distribué au hasard ; ce bouton le distribue autrement.
web-study-position = Cette position
web-study-ask-position = Évaluer cette position
web-study-best = Meilleurs coups de { $player }
web-study-basis = D’après ce que voit la personne qui doit décider, sur { $iterations } suites. Les chances supposent un jeu aussi fort que celui des robots.
web-study-try = Essayer ce coup
web-study-whole = Toute la partie
web-study-whole-what = Les robots examinent chaque décision : les chances de victoire de chacun au fil de la partie, et les coups qui ont coûté le plus.
web-study-whole-later = Les robots examinent une partie entière une fois qu’elle est terminée.
web-study-ask = Consulter les robots
web-study-failed = L’analyse a échoué. Recommencez.
web-study-chances = Chances de victoire
web-study-costly = Les coups les plus coûteux
web-study-costly-none = Aucun coup n’a coûté cher.
web-study-whose = Les coups de qui
web-study-whose-all = Tout le monde
web-study-cost = −{ $points } %
web-study-cost-why = Ce que le coup a fait perdre en chances de victoire, en points de pourcentage.
web-study-go-to-decision = Montrer la position où ce coup a été joué
web-study-played = joué : { $move }
web-study-preferred = les robots préféraient : { $move }
web-study-sources = D’où viennent les points
web-study-scores = Points au fil de la partie
web-study-proof = Preuve de la donne
web-study-proof-why = Avant le premier coup, le serveur a affiché un engagement : le SHA-256 du sel et de la graine. Maintenant que la partie est terminée, il révèle les deux, pour que chacun puisse vérifier que rien n’a été distribué autrement.
web-study-commitment = Engagement
web-study-seed = Graine
web-study-salt = Sel
web-study-proof-how = Pour vérifier, téléchargez la partie et lancez :

## Le navigateur : la connexion à la table

web-line-lost = Connexion perdue. Reconnexion…
web-line-offline = Vous êtes hors ligne. La partie reprendra dès votre retour.
web-line-server = Connexion perdue. Le serveur ne répond pas ; nouvel essai…
web-line-kept = Votre coup est conservé et sera envoyé.
web-line-slow = L’envoi prend plus de temps que d’habitude…
web-line-back = Connexion rétablie.
web-line-retry = Réessayer
web-line-sending = Envoi…
web-table-redo = Rétablir
web-table-ask-back = Demander à annuler
web-table-all-choices = Tous les choix
web-set-shortcuts = Raccourcis clavier : 1–9 pour choisir
web-table-unread = messages non lus
web-front-due = À vous de jouer
web-toast-leave = { $player } a quitté la partie ; un robot prend le relais.
web-toast-come = { $player } est de retour.
web-toast-refuse = L’annulation a été refusée.
web-toast-undo = Un tour a été annulé.
web-toast-rematch = { $player } propose une revanche.
web-seat-away = { $player } (robot)
