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
wrong-seed = Une graine est un nombre entier de 0 à 18446744073709551615, pas { $seed }.
wrong-seats = Une partie à { $players } joueurs demande { $players } noms, un par place ; reçu : { $seats }.
no-such-move = Le coup « { $move } » n’existe pas.
no-such-move-near = Le coup « { $move } » n’existe pas ; coups proches : { $near }.
no-such-action = L’action { $action } n’existe pas ; elles sont numérotées de 0 à { $last }.
points-other = autres
match-over = La partie est terminée.
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
fault-toml = ce n’est pas du TOML : { $why }
fault-missing = « { $key } » manque dans [{ $table }]
fault-kind = « { $key } » doit être de type { $kind }, pas « { $value } »
fault-names = il manque le nom en : { $languages }
fault-unknown = « { $value } » ne figure pas parmi { $values }
fault-twice = « { $value } » apparaît deux fois
fault-range = « { $key } » doit aller de { $fewest } à { $most }, pas { $value }
fault-turns = { $tiles } tuiles datées ne se répartissent pas également entre { $players } joueurs
fault-bonuses = { $tokens } jetons bonus ne remplissent pas { $spaces } emplacements et des piles égales dans { $regions } régions
fault-flag = une seule tuile doit porter le drapeau, pas { $tiles }
fault-colours = un schéma comporte un ou deux éléments, pas { $count }
fault-connected = le schéma n’est pas d’un seul tenant
fault-nowhere = le schéma ne tient nulle part dans une région

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
cli-which-game-default = Le jeu ; prosperity par défaut.
cli-seats = Les joueurs dans l’ordre du tour, séparés par des virgules : you, ou un robot (novice, easy, medium, hard, expert, greedy, random).
cli-boards = Prosperity : la face du plateau individuel à chaque place, séparée par des virgules : silver ou black.
cli-over-pollution = Prosperity : ce que coûte la surpollution, all-points ou prosperity-scorings (règle P-17).
cli-colours = Neotopia : la couleur de chaque place, séparée par des virgules : energy, farming, technology, community.
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

## Prosperity : les noms

prosperity-title = Prosperity
prosperity-name-energy = énergie
prosperity-name-ecology = écologie
prosperity-name-capital = capital
prosperity-name-research = recherche
prosperity-name-prosperity = prospérité
prosperity-name-power = centrale
prosperity-name-supply = alimentation
prosperity-name-transport = transport
prosperity-name-infrastructure = infrastructure
prosperity-name-special = spéciale
prosperity-name-silver = argenté
prosperity-name-black = noir
prosperity-name-closed = fermé

## Prosperity : les coups

prosperity-euros = { $amount } €
prosperity-move-income = Revenus :
prosperity-move-clean-up = Dépollution :
prosperity-move-research = Recherche { $track } :
prosperity-move-pay = Règlement :
prosperity-move-split = Avancer :

## Prosperity : ce qui s’est passé. $change résume ce que l’événement a changé, à l’aide des messages qui suivent.

prosperity-change-none = rien
prosperity-change-money = { $sign }⁠{ $number } €
prosperity-change-discs = { $sign }{ $number ->
    [one] { $number } disque
   *[other] { $number } disques
    }
prosperity-change-points = { $sign }{ $number ->
    [one] { $number } point
   *[other] { $number } points
    }
prosperity-change-levels = déficit de { $number }
prosperity-change-squares = { $sign }{ $number ->
    [one] { $number } case
   *[other] { $number } cases
    }
prosperity-change-energy = { $sign }{ $number } sur la piste énergie
prosperity-change-ecology = { $sign }{ $number } sur la piste écologie
prosperity-event-turned = { $decade }, { $player } : tuile { $tile } révélée, décompte { $scores }.
prosperity-event-stocked = La tuile { $tile } rejoint le marché ({ $side } { $level }).
prosperity-event-must-pay = { $player } : déficit énergétique de { $levels }.
prosperity-event-must-split = { $player } : { $squares ->
    [one] une case
   *[other] { $squares } cases
    } de recherche à répartir.
prosperity-event-energy = { $player } : énergie { SIGNED($balance) } ({ $change }).
prosperity-event-ecology = { $player } : écologie { SIGNED($balance) } ({ $change }).
prosperity-event-capital = { $player } : capital { $symbols } ({ $change }).
prosperity-event-research = { $player } : recherche { $symbols } ({ $change }).
prosperity-event-prosperity = { $player } : prospérité { $symbols } ({ $change }).
prosperity-event-over-polluted = { $player } : prospérité { $symbols }, mais surpollution : aucun point.
prosperity-event-income = { $player } : revenus, { $change }.
prosperity-event-clean-up = { $player } : dépollution, { $change }.
prosperity-event-research-action = { $player } : recherche { $track }, désormais au niveau { $level }.
prosperity-event-bought = { $player } : tuile { $tile } achetée, en { $slot } ({ $change }).
prosperity-event-bought-over = { $player } : tuile { $tile } achetée, en { $slot } sur { $covered } ({ $change }).
prosperity-event-bought-opening = { $player } : tuile { $tile } achetée, en { $slot } sur { $covered }, ce qui ouvre { $opened } ({ $change }).
prosperity-event-bought-special = { $player } : tuile { $tile } achetée ({ $change }).
prosperity-event-bought-special-lost = { $player } : tuile { $tile } achetée, mais surpollution ({ $change }).
prosperity-event-final-scoring = Le dernier tour est joué : décompte final.
prosperity-event-money = { $player } : argent converti en points ({ $change }).
prosperity-event-money-lost = { $player } : argent converti en points, mais surpollution ({ $change }, aucun point).
prosperity-event-advance = { $player } : recherche finale { $symbols } ({ $change }).
prosperity-event-rank = { $player } : classement de la piste { $track } ({ $change }).
prosperity-event-rank-lost = { $player } : classement de la piste { $track } valant { $deserved }, mais surpollution : aucun point.
prosperity-event-over = La partie est terminée.

## Prosperity : ce qui est refusé, et pourquoi

prosperity-wrong-boards = Pour les plateaux, il faut { $players } mots, un par place, chacun parmi { $values } ; reçu : « { $given } ».
prosperity-nothing-to-split = Il n’y a pas de recherche à répartir maintenant
prosperity-nothing-to-pay = Il n’y a pas de déficit énergétique à payer maintenant
prosperity-no-discs = Il n’y a aucun disque à retirer
prosperity-track-end = Le marqueur est au bout de la piste { $track }
prosperity-pay-first = D’abord le déficit énergétique de { $levels } : dites combien de niveaux vous payez ; chaque autre niveau vaut un disque
prosperity-pay-too-much = Le déficit est de { $levels }, vous ne pouvez pas payer { $paid } niveaux
prosperity-pay-no-debt = Cela coûte { $price } €, vous avez { $money } €
prosperity-split-first = D’abord { $squares ->
    [one] la case
   *[other] les { $squares } cases
    } de recherche : « split », les cases en énergie, les cases en écologie
prosperity-split-no-room = { $room ->
    [0] Il ne reste aucune case
    [one] Il ne reste qu’une case
   *[other] Il ne reste que { $room } cases
    } sur la piste { $track }
prosperity-split-sum = Il y a { $squares ->
    [one] une case
   *[other] { $squares } cases
    } à répartir, pas { $given }
prosperity-too-dear = La tuile « { $tile } » coûte { $price } €, vous avez { $money } €
prosperity-wrong-kind = La tuile « { $tile } » est de type { $kind }, l’emplacement { $slot } est réservé au type { $other }
prosperity-slot-closed = L’emplacement { $slot } reste fermé tant qu’une tuile Transport ne recouvre pas « { $cover } »
prosperity-not-yet = La tuile « { $tile } » n’est pas encore révélée ; elle arrive en { $decade }
prosperity-owned = La tuile « { $tile } » a déjà été achetée, par le joueur { $seat }
prosperity-used = La tuile « { $tile } » a déjà été achetée et a quitté la partie
prosperity-covered = La tuile « { $tile } » a déjà été achetée et elle est recouverte

## Prosperity : à l’écran

prosperity-screen-turn = { $decade } · tour { $turn } sur { $turns }
prosperity-screen-final = Décompte final
prosperity-screen-turned = révélée : { $tile }, { $side } { $level }, { $kind }
prosperity-screen-to-score = encore à décompter en { $decade } :
prosperity-screen-nothing-to-score = tout est décompté
prosperity-screen-market = Marché : en €, votre prix
prosperity-screen-level = Niveau
prosperity-screen-money = Argent
prosperity-screen-points = Points
prosperity-screen-discs = Disques
prosperity-screen-tracks = Recherche
prosperity-screen-buy = Acheter : numéro▸emplacement (ce qui est recouvert)
prosperity-screen-left = { $actions ->
    [one] Encore une action
   *[other] Encore { $actions } actions
    }
prosperity-screen-pay = Vous avez un déficit énergétique de { $levels }. Comment le réglez-vous ?
prosperity-screen-split = { $squares ->
    [one] Avancez d’une case. Sur quelle piste ?
   *[other] Avancez de { $squares } cases. Comment les répartissez-vous ?
    }
prosperity-points-prosperity = prospérité en cours de partie
prosperity-points-special = tuiles spéciales
prosperity-points-money = argent
prosperity-points-rank = classement de recherche
prosperity-points-final = prospérité finale
prosperity-points-kept = argent gardé pour départager

## Prosperity : les règles en bref

prosperity-rules-setup = Mise en place
prosperity-rule-P-1 = Deux à quatre joueurs dirigent chacun un pays pendant sept décennies, de 1970 à 2030, en 36 tours.
prosperity-rule-P-2 = Les 24 tuiles sans date constituent le premier marché : face visible, les tuiles énergie d’un côté et les tuiles écologie de l’autre, aux niveaux 1 à 6.
prosperity-rule-P-3 = Les tuiles datées sont mélangées décennie par décennie, puis empilées dans l’ordre du temps, 1970 au sommet : cinq par décennie, six pour 2030.
prosperity-rule-P-4 = Chacun choisit une face de son plateau individuel, argentée ou noire ; la noire est plus difficile. Tous n’ont pas à choisir la même.
prosperity-rule-P-5 = Vous commencez avec 100 €, aucun point, vos deux marqueurs de recherche sur la case la plus basse et 8 disques de pollution. Vos bilans énergétique et écologique sont toujours la somme des symboles que montre votre pays.
prosperity-rule-P-6 = Un joueur tiré au sort commence ; on joue dans le sens horaire.
prosperity-rules-turn = Un tour
prosperity-rule-P-10 = Le joueur actif révèle la tuile au sommet de la pile. Tous décomptent le symbole qu’elle désigne, le joueur actif d’abord, puis les autres dans le sens horaire. Ensuite, la tuile rejoint le marché et peut aussitôt être achetée.
prosperity-rule-P-11 = Énergie : chaque niveau au-dessus de zéro rapporte 50 €. Chaque niveau au-dessous de zéro coûte 100 € ou un disque, dans les proportions de votre choix ; vous ne pouvez pas vous endetter.
prosperity-rule-P-12 = Écologie : chaque niveau au-dessus de zéro retire un disque, ou rapporte 50 € s’il ne reste aucun disque. Chaque niveau au-dessous de zéro ajoute un disque.
prosperity-rule-P-13 = Capital : 100 € par symbole.
prosperity-rule-P-14 = Recherche : une case par symbole, à répartir comme vous voulez entre vos deux marqueurs.
    .ruling = La dernière case est le bout de la piste ; les cases qui ne tiennent sur aucune des deux pistes sont perdues, toutes les autres doivent être utilisées.
prosperity-rule-P-15 = Prospérité : un point par symbole, y compris ceux qui sont à découvert sur votre piste de pollution.
prosperity-rule-P-16 = Les disques remplissent la piste de pollution par le bas et la quittent par le haut. Les cercles 1, 6 et 11, comptés à partir du bas, montrent un symbole prospérité tant qu’ils sont libres. Au-dessus des 15 cercles, le triangle reçoit tous les disques suivants, sans limite.
prosperity-rule-P-17 = Avec un disque sur le triangle, soit 16 disques ou plus en tout, vous êtes en surpollution et ne marquez aucun point.
    .ruling = Cela vaut pour toutes les sources (décomptes de prospérité, tuiles spéciales, argent, dont les tranches entières sont perdues quand même, et classement de recherche). Les joueurs peuvent convenir que seuls les décomptes de prospérité sont perdus (option over_pollution: prosperity-scorings).
prosperity-rule-P-18 = Le joueur actif fait ensuite deux actions, différentes ou identiques.
prosperity-rules-actions = Actions
prosperity-rule-P-20 = Revenus : prenez 100 €.
prosperity-rule-P-21 = Dépollution : retirez votre disque le plus haut.
    .ruling = Il vous faut un disque à retirer.
prosperity-rule-P-22 = Recherche : avancez un de vos marqueurs d’une case, sans dépasser le bout de la piste.
prosperity-rule-P-23 = Achetez une tuile du marché. Comparez son niveau à celui de votre marqueur du même côté : à niveau égal, elle coûte 100 € ; chaque niveau au-dessus ajoute 100 € ; à tout niveau inférieur, elle coûte 50 €. C’est la position actuelle du marqueur qui compte.
prosperity-rule-P-24 = Posez la tuile sur un emplacement de son type, libre ou non. Ce qu’elle recouvre ne compte plus et ne revient jamais.
prosperity-rule-P-25 = Les emplacements situés sous une case portant le symbole d’inaccessibilité sont fermés jusqu’à ce qu’une tuile Transport la recouvre.
prosperity-rule-P-26 = Les tuiles spéciales ne se posent pas : elles donnent 1 ou 2 points, ou retirent 3 disques, puis quittent la partie.
    .ruling = Si vous avez moins de disques que la tuile n’en retire, la différence ne rapporte rien.
prosperity-rules-end = Fin de la partie
prosperity-rule-P-30 = La partie s’achève après le tour de la 36e tuile.
prosperity-rule-P-31 = Décompte final, chaque élément pour tous, à partir du joueur du dernier tour et dans le sens horaire : énergie deux fois, écologie deux fois, capital une fois ; puis un point par tranche entière de 300 €, le reste étant gardé pour départager les ex æquo ; puis vos deux marqueurs avancent chacun de tous vos symboles recherche et les pistes sont classées ; enfin, prospérité une fois.
prosperity-rule-P-32 = Sur chaque piste, le premier reçoit 3 points et le deuxième 1. Les premiers ex æquo en reçoivent 2 chacun, et personne n’est deuxième ; les deuxièmes ex æquo ne reçoivent rien.
    .ruling = Un joueur en surpollution garde son rang mais ne reçoit pas de points. À deux joueurs, la règle est la même.
prosperity-rule-P-33 = Le plus grand nombre de points l’emporte ; à égalité, c’est celui qui a gardé le plus d’argent.
    .ruling = Les joueurs encore à égalité partagent la victoire.
prosperity-rule-P-34 = Le total des points n’est pas plafonné.
prosperity-reconstructed = La face noire du plateau individuel n’est décrite nulle part publiquement. La nôtre est une reconstitution : un départ à −1 en énergie et −2 en écologie, et les trois emplacements du bas fermés. Quatre tuiles (Trains à Grande Vitesse, Institut de logistique routière, Conception sur mesure, Clinique de régénérescence) sont placées du côté énergie, car c’est la seule façon d’avoir autant de tuiles des deux côtés à chaque niveau.

## Neotopia : les noms. Éléments, régions et bonus ont les leurs dans le matériel ; une carte s’appelle par sa forme et ses éléments.

neotopia-title = Neotopia
neotopia-card = { $shape } { $elements }
neotopia-name-triangle = triangle
neotopia-name-bridge = pont
neotopia-name-rhombus = losange
neotopia-name-terrace = terrasse
neotopia-name-row = rangée
neotopia-name-propeller = hélice
neotopia-name-elbow = coude
neotopia-name-arrow = flèche
neotopia-name-cluster = îlot de bâtiments
neotopia-name-avenue = avenue de bâtiments

## Neotopia : ce qui s’est passé

neotopia-change-points = { $sign }{ $number ->
    [one] { $number } point
   *[other] { $number } points
    }
neotopia-change-none = aucun point
neotopia-event-started = { $player } : jeton de départ en { $space } ({ $region }).
neotopia-event-moved = { $player } : { $element }, de la manufacture { $factory } vers { $space } ({ $region }).
neotopia-event-placed = { $player } : { $element }, de la réserve vers { $space } ({ $region }).
neotopia-event-won = { $player } : jeton bonus { $bonus } gagné.
neotopia-event-took = { $player } : carte { $card } prise dans l’Offre.
neotopia-event-drew = { $player } : une carte piochée dans le paquet.
neotopia-event-used = { $player } : jeton bonus { $bonus } utilisé.
neotopia-event-built = { $player } : projet { $card } construit dans la { LOWER($region) } ({ $change }).
neotopia-event-skipped = { $player } : aucun projet construit.
neotopia-event-ended = { $player } : fin du tour.
neotopia-event-lost-action = { $player } : aucune action possible, une action est perdue.
neotopia-event-refilled = La manufacture { $factory } est remplie : { $elements }.
neotopia-event-turned = Une tuile production est retournée : { $elements } ; tuiles restantes : { $left }.
neotopia-event-restocked = Plus aucune tuile ; le centre reçoit : { $elements }.
neotopia-event-last-tile = C’était la dernière tuile : cette manche se joue jusqu’au bout, puis une dernière.
neotopia-event-offered = Nouveau dans l’Offre : { $cards }.
neotopia-event-passed = Au tour de : { $player }.
neotopia-event-last-round = La dernière manche commence.
neotopia-event-final-scoring = La dernière manche est jouée : décompte final.
neotopia-event-group = { $player } : plus grand groupe de la { LOWER($region) } ({ $change }).
neotopia-event-score = { $player } : score final de { $score }.
neotopia-event-over = La partie est terminée.

## Neotopia : ce qui est refusé, et pourquoi

neotopia-wrong-colours = Pour les couleurs, il faut { $players } éléments différents, un par place, chacun parmi { $values } ; reçu : « { $given } ».
neotopia-start-first = D’abord, chacun place son jeton de départ sur un emplacement libre
neotopia-act-first = C’est le moment d’une action : piochez une carte ou déplacez un élément ; ou bien utilisez un bonus
neotopia-draw-first = D’abord les cartes de la subvention : prenez-en une de l’Offre ou de la pioche
neotopia-initiative-first = D’abord l’élément de l’initiative privée : placez-en un de la réserve sur un emplacement
neotopia-permits-first = D’abord l’élément des nouveaux permis de construire : déplacez-en un d’une manufacture vers un emplacement extérieur
neotopia-build-first = D’abord le projet : construisez-le, ou laissez-le pour l’instant
neotopia-no-actions-left = Vos actions sont terminées : utilisez un bonus, ou finissez le tour
neotopia-actions-left = { $actions ->
    [one] Il reste une action, elle est obligatoire
   *[other] Il reste { $actions } actions, elles sont obligatoires
    }
neotopia-deck-empty = Le paquet est épuisé
neotopia-not-offered = La carte « { $card } » n’est pas dans l’Offre
neotopia-not-in-factory = La manufacture { $factory } ne contient aucun jeton { $element }
neotopia-not-in-reserve = La réserve ne contient plus aucun jeton { $element }
neotopia-space-taken = L’emplacement { $space } de la { LOWER($region) } est déjà occupé
neotopia-space-inner = L’emplacement { $space } est intérieur, les permis valent pour les emplacements extérieurs
neotopia-space-outer = L’emplacement { $space } est extérieur, il faut le bonus Nouveaux permis de construire
neotopia-space-alone = L’emplacement { $space } de la { LOWER($region) } n’est adjacent à aucun élément
neotopia-region-empty = La { LOWER($region) } est vide : son premier élément va au centre
neotopia-bonus-used = Un bonus a déjà été utilisé pendant ce tour
neotopia-no-such-bonus = Vous n’avez pas de jeton « { $bonus } »
neotopia-bonus-useless = Le bonus « { $bonus } » n’aurait aucun effet maintenant
neotopia-not-in-hand = La carte « { $card } » n’est pas dans votre main
neotopia-same-type = Le dernier projet de la { LOWER($region) } est du même type que « { $card } »
neotopia-incomplete = L’élément placé ne complète pas « { $card } » dans la { LOWER($region) }

## Neotopia : à l’écran

neotopia-screen-turn = { $actions ->
    [0] Actions terminées
    [one] Encore une action
   *[other] Encore { $actions } actions
    } · tuiles restantes : { $tiles } · paquet : { $deck }
neotopia-screen-last-round = Dernière manche
neotopia-screen-ending = Avant-dernière manche
neotopia-screen-final = Décompte final
neotopia-screen-offer = Offre
neotopia-screen-hand = Votre main
neotopia-screen-factories = Manufactures
neotopia-screen-centre = À venir
neotopia-screen-reserve = Réserve
neotopia-screen-cards = Cartes
neotopia-screen-bonuses = Bonus
neotopia-screen-score = Score actuel
neotopia-screen-pile = pile : { $top } ({ $left })
neotopia-screen-no-pile = pile : vide
neotopia-screen-last = dernier : { $type }
neotopia-screen-known = connues :
neotopia-screen-start = Où placez-vous votre jeton de départ ?
neotopia-screen-act = Que faites-vous ?
neotopia-screen-draw = { $draws ->
    [one] Piochez une carte.
   *[other] Piochez { $draws } cartes.
    }
neotopia-screen-initiate = Quel élément placez-vous, et où ?
neotopia-screen-permit = Quel élément placez-vous, et sur quel emplacement extérieur ?
neotopia-screen-build = Construire un projet avec le jeton { $element } en { $space } ({ $region }) ?
neotopia-screen-close = Utiliser un bonus, ou finir le tour ?
neotopia-move-draw = piocher : { $card }
neotopia-move-build = construire : { $card }
neotopia-move-deck = la carte du dessus du paquet
neotopia-move-skip = ne rien construire
neotopia-move-end = finir le tour
neotopia-move-use = utiliser : { $bonus }
neotopia-points-projects = projets
neotopia-points-groups = groupes
neotopia-points-lowest = région la plus faible, deux fois de plus
neotopia-points-bonuses = bonus inutilisés

## Neotopia : les règles en bref

neotopia-rules-setup = Mise en place
neotopia-rule-N-1 = Deux à quatre joueurs. Il y a quatre éléments, dont chacun est aussi une couleur de joueur : énergie renouvelable, agriculture biologique, technologie et communauté, avec 25 jetons de chaque.
neotopia-rule-N-2 = Le plateau compte trois régions (désertique, aquatique, forestière) et trois manufactures. Une manufacture se trouve entre deux régions et ne dessert que celles-ci. La pile de production occupe le milieu du plateau.
neotopia-rule-N-3 = Il y a 56 cartes projet, 12 tuiles production, dont une porte un drapeau, et 24 jetons bonus, 6 de chacun des quatre types.
neotopia-rule-N-10 = Chaque manufacture commence avec un jeton de chaque couleur.
neotopia-rule-N-11 = Chaque joueur a une couleur et part de 0 point dans chaque région.
neotopia-rule-N-12 = Les jetons bonus sont mélangés : quatre sont posés face visible sur les emplacements marqués de chaque région ; les autres forment à côté de chacune une pile de quatre, dont seul le jeton du dessus est visible.
neotopia-rule-N-13 = Chacun reçoit trois cartes, cachées aux autres ; quatre autres cartes, face visible, forment l’Offre.
neotopia-rule-N-14 = La tuile au drapeau est tout en bas de la pile de production, les autres sont mélangées par-dessus ; les éléments que montre leur dos restent inconnus tant qu’une tuile n’est pas retournée. À deux joueurs, trois tuiles marquées restent dans la boîte ; à trois joueurs, deux. Un jeton de chaque couleur est posé sur la pile.
neotopia-rule-N-15 = Le premier joueur est tiré au sort et le reste à toutes les manches.
neotopia-rule-N-16 = Chacun à son tour, dans le sens horaire depuis le premier joueur, place un jeton de sa couleur venu de la réserve : au centre d’une région vide, ou à côté du jeton d’un autre joueur.
    .ruling = Les emplacements extérieurs lui sont fermés. S’il recouvre un jeton bonus, vous le gagnez. Il ne permet de construire aucun projet.
neotopia-rules-turn = Un tour
neotopia-rule-N-20 = Un tour compte exactement trois actions. Il y en a deux types, à répéter comme vous voulez : piocher une carte, dans l’Offre ou dans le paquet ; ou déplacer un élément d’une manufacture vers l’une de ses deux régions.
neotopia-rule-N-21 = La taille de la main n’est pas limitée. L’Offre est complétée à quatre cartes à la fin du tour, pas avant.
    .ruling = Les cartes ne sont jamais remélangées : on ne peut pas piocher dans un paquet épuisé.
neotopia-rule-N-22 = Le premier élément d’une région va en son centre, tous les autres sur un emplacement libre à côté d’un élément déjà posé là. Les demi-cercles extérieurs sont fermés à cette action.
neotopia-rule-N-23 = Les trois actions sont obligatoires, dans la mesure du possible.
    .ruling = Si l’un des deux types d’action est impossible, vous faites l’autre ; si les deux le sont, l’action est perdue, et un bonus reste utilisable à la fin du tour.
neotopia-rule-N-24 = Un élément qui recouvre un jeton bonus vous le fait gagner.
neotopia-rule-N-25 = Une manufacture que vous venez de vider se remplit aussitôt : elle reçoit les jetons posés sur la pile de production ; la tuile du dessus est retournée puis quitte la partie, et les éléments que montre son dos passent de la réserve à la pile. Une couleur qui manque dans la réserve n’est pas placée.
    .ruling = Si ce remplissage n’apporte rien, la manufacture reste vide ; aucune autre tuile n’est retournée pour elle.
neotopia-rule-N-26 = Après un placement, dans cet ordre : prendre le bonus, remplir la manufacture, construire.
neotopia-rules-building = Construction
neotopia-rule-N-30 = Après avoir placé un élément, vous pouvez construire un projet de votre main, un seul, dont le schéma est complet dans cette région et comprend cet élément.
neotopia-rule-N-31 = Un schéma peut être tourné dans les six directions. Les éléments restent en place et peuvent resservir ; ceux des emplacements extérieurs comptent aussi.
    .ruling = Tous les schémas de nos cartes sont leur propre reflet ; la question des images en miroir ne se pose donc pas.
neotopia-rule-N-32 = Règle de la diversité : un projet doit être d’un autre type que le dernier construit dans la même région.
neotopia-rule-N-33 = La carte va sur la pile de projets de la région, et vous y avancez d’autant de points qu’elle en vaut. Un bâtiment vaut 2 points pour le joueur de sa couleur et 4 pour les autres.
neotopia-rule-N-34 = Qui atteint ou dépasse 7, 13 ou 18 points dans une région prend, pour chacun de ces seuils, le jeton du dessus de la pile de bonus de cette région, s’il en reste.
    .ruling = Seulement au premier tour de la piste de score, pas de nouveau à 27, 33 et 38.
neotopia-rules-bonuses = Jetons bonus
neotopia-rule-N-40 = Une fois pendant votre tour, au moment de votre choix, vous pouvez utiliser un jeton bonus, même tout juste gagné. C’est une action gratuite, et le jeton quitte la partie.
neotopia-rule-N-41 = Subvention gouvernementale : piochez deux cartes, chacune dans l’Offre ou dans le paquet ; moins s’il n’en reste pas assez.
neotopia-rule-N-42 = Automatisation : une action de plus.
neotopia-rule-N-43 = Initiative privée : placez un élément quelconque de la réserve dans n’importe quelle région, comme lors d’un placement ordinaire.
neotopia-rule-N-44 = Nouveaux permis de construire : déplacez un élément d’une manufacture vers un emplacement extérieur libre de l’une de ses régions, à côté d’un élément.
neotopia-rule-N-45 = Un placement dû à un bonus fait gagner le jeton bonus recouvert et permet de construire, comme tout autre placement.
neotopia-rule-N-46 = Même après votre troisième action, vous pouvez encore utiliser un bonus ; puis le tour prend fin.
neotopia-rules-end = Fin de la partie
neotopia-rule-N-50 = Quand la tuile au drapeau est retournée, ses éléments vont au milieu du plateau. La manche en cours se joue jusqu’au bout, puis on en joue encore une.
neotopia-rule-N-51 = Quand il ne reste plus de tuile, une manufacture vidée reçoit les jetons du milieu, où l’on remet un jeton de chaque couleur.
neotopia-rule-N-60 = Dans chaque région, chacun ajoute un point par jeton de sa couleur dans son plus grand groupe d’un seul tenant. Ces points ne font gagner aucun jeton bonus.
neotopia-rule-N-61 = Le score final : la meilleure région, la deuxième, trois fois la plus faible, et 3 points par jeton bonus inutilisé.
neotopia-rule-N-62 = À égalité, la victoire revient à celui qui compte le plus de points dans sa région la plus faible, puis dans la deuxième, puis dans la meilleure.
    .ruling = Les joueurs encore à égalité partagent la victoire.
neotopia-reconstructed = Le dessin du plateau, les schémas des cartes et le dos des tuiles production ne sont imprimés que sous forme d’images. Les nôtres sont une reconstitution, fidèle à tout ce qui est publié ; les quantités, les couleurs, les seuils et les bonus sont ceux du livret de règles.

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
fit-round = Tour { $round } : { $points } points, erreur { $error }, entropie croisée { $surprise }
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
server-wrong-token = Le serveur ne connaît pas ce jeton.
server-who-are-you = Dites d’abord votre nom au serveur.
server-host-only = Seule la personne qui a créé la table peut le faire.
server-no-table = Cette table n’existe pas.
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
server-stale = La partie a avancé depuis ; regardez-la d’abord.
server-no-undo = À cette table, on ne revient pas en arrière.
server-no-wish = Personne ne demande à revenir en arrière.
server-no-hints = Cette table se joue sans conseils.
server-no-position = Il n’y a pas de position après { $at } actions ; la partie en a { $last }.
server-other-origin = Une table qui reprend une partie doit avoir le même jeu et autant de places.
server-no-lesson = Il n’y a pas de leçon pour ce jeu.
server-other-lesson = Une leçon se joue entre vous et un robot débutant, toujours avec la même donne.
server-no-components = Ce serveur ne joue qu’avec son propre matériel.
server-no-analysis = Vous n’avez pas d’analyse de ce nom.
server-not-your-bot = Ce n’est pas un de vos bots.
server-too-many = Trop de requêtes ; attendez { $seconds } s.
server-too-many-analyses = Vous avez déjà { $most } analyses en attente ; laissez-en finir une d’abord.
server-too-many-sockets = Vous avez { $most } tables ouvertes à la fois ; fermez-en une d’abord.
server-too-many-tables = Vous avez { $most } tables en cours ; terminez-en une d’abord.
server-too-large = C’est plus de { $limit } octets.
server-wrong-form = Ce message n’est pas compris : { $where } : { $why }
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
cli-serve = Démarrer le serveur, pour navigateurs et programmes.
cli-serve-host = L’adresse d’écoute ; 0.0.0.0 pour toutes les interfaces.
cli-serve-port = Le port d’écoute ; 0 pour n’importe quel port libre.
cli-serve-database = postgresql://… ou sqlite:///FICHIER ; par défaut un fichier SQLite dans le dossier de données.
cli-serve-data = Le dossier de données ; par défaut celui de l’utilisateur.
cli-serve-open = Ouvrir un navigateur dès que le serveur est prêt.
cli-serve-config = Un fichier TOML de réglages (docs/hosting.md).
cli-backup = Écrire une copie cohérente de la base de données, même pendant que le serveur tourne.
cli-backup-file = Le fichier à écrire ; il ne doit pas encore exister.
backup-done = { $file } : { $entries } entrées de { $tables } tables.
backup-in-the-way = { $file } existe déjà.
backup-failed = La sauvegarde a échoué : { $why }
cli-verify = Vérifier la donne d’une partie finie d’après l’engagement du serveur.
cli-commitment = L’engagement affiché avant la partie, si vous l’avez noté.
verify-good = La donne est celle qui était promise : { $commitment }
verify-result = { $moves } coups rejoués ; à la fin : { $points }
verify-bad = La donne n’est PAS celle qui était promise : le fichier dit { $promised }, sa graine et son sel donnent { $found }.
verify-nothing = Ce fichier n’a rien à vérifier : un serveur ajoute engagement et sel quand la partie est finie.
cli-bench-what = rules (par défaut) ou server.
cli-bench-tables = Pour server : le nombre de tables qui jouent en même temps.
bench-wrong-what = « { $what } » ne peut pas être mesuré ; choisissez rules ou server.

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
web-set-glow = Faire briller ce qui est possible
web-set-sound = Sons
web-set-alerts = Me prévenir quand c’est mon tour
web-seat-free = Place { $seat }

## Le navigateur : accueil, nouvelles tables, règles, comptes

web-front-title = Deux bons jeux de société, et toujours quelqu’un avec qui jouer
web-front-lead = Jouez avec des amis grâce à un lien, ou tout de suite contre des robots. Gratuit, dans votre navigateur, sans compte.
web-front-prosperity = Bâtissez un pays au fil de sept décennies. Les centrales rapportent de l’argent, et de la fumée : équilibrez énergie et écologie mieux que vos voisins.
web-front-neotopia = Bâtissez une ville du futur, ensemble et les uns contre les autres. Placez des éléments dans trois régions partagées, complétez les schémas de vos cartes et ne négligez aucune région.
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
web-new-board = Plateau individuel
web-new-board-silver = Argenté
web-new-board-black = Noir, plus difficile
web-new-colour = Couleur
web-new-colour-usual = Peu importe
web-new-colour-energy = Rouge : énergie
web-new-colour-farming = Vert : agriculture
web-new-colour-technology = Violet : technologie
web-new-colour-community = Bleu : communauté
web-new-one-device = Plusieurs places sont à vous : vous vous passez cet appareil. Quand les mains sont cachées, il demande d’abord la personne suivante.
web-new-black-note = La face noire imprimée n’est pas publique : la nôtre est une reconstitution.
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
web-new-pollution = La surpollution coûte
web-new-pollution-all = Tous les points
web-new-pollution-all-hint = Notre lecture de la règle : aucun point, d’aucune source.
web-new-pollution-some = La prospérité seule
web-new-pollution-some-hint = Plus doux : tuiles spéciales, argent et recherche donnent encore des points.
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
web-rules-first-market = Premier marché
web-rules-tile = { $kind }, { $side } { $level }
web-rules-scores = décompte { $symbol }
web-rules-board = Plateau individuel { $side }
web-rules-slot = emplacement { $slot }, { $kind }
web-rules-free-slot = libre
web-rules-opens = une tuile Transport posée dessus ouvre { $slots }
web-rules-cards = Cartes : { $type }
web-rules-building = bâtiment
web-rules-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
web-rules-points-building = { $own } points pour le joueur de sa couleur, { $others } pour les autres
web-rules-bonuses = Jetons bonus
web-rules-copies = { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
    }
web-rules-tiles = Tuiles production
web-rules-production-tile = Tuile { $number }
web-rules-flag-tile = Tuile au drapeau
web-rules-without = reste dans la boîte à { $players } joueurs

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
web-table-lost = Connexion perdue ; nouvel essai…
web-table-see-board = Voir le plateau
web-table-result = Résultat
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
web-lesson-prosperity-welcome = Bienvenue ! Vous développez un pays au fil de sept décennies. Voici le vôtre, avec ses premiers bâtiments. Qui a le plus de points de prospérité à la fin l’emporte.
web-lesson-prosperity-scored = Chaque tour commence par une tuile que l’on révèle. Tout le monde décompte son symbole : cette fois le capital. Votre rival et vous avez donc reçu 100 €, pour l’unique symbole capital de chaque pays. Le tableau montre ce qui reste à décompter cette décennie.
web-lesson-prosperity-buy = À vous maintenant, pour deux actions. Le Réseau ferré est bon pour l’écologie. Il coûte 200 €, car il se trouve un niveau au-dessus de votre marqueur. Choisissez-le : il recouvre votre Réseau routier.
web-lesson-prosperity-research = Deuxième action : la recherche. Avancez votre marqueur d’une case sur la piste écologie : choisissez la case qui brille, ou le bouton ci-dessous.
web-lesson-prosperity-end-turn = Vous voyez ci-dessous ce que changent les deux actions ensemble. Tant que vous n’avez pas confirmé, vous pouvez tout annuler. Confirmez maintenant.
web-lesson-prosperity-ecology = La tuile de votre rival a fait décompter l’écologie. Avec un bilan de +1, vous avez retiré un disque de pollution ; votre rival, à −1, en a reçu un de plus. Le journal raconte tout ; pointez ou touchez une ligne, et le plateau vous la montre.
web-lesson-prosperity-cheaper = À vous : l’énergie a été décomptée, et votre bilan de +1 a rapporté 50 €. Faites encore une recherche écologie : votre marqueur atteint le niveau 2, et les tuiles des niveaux inférieurs ne coûtent que 50 €.
web-lesson-prosperity-infrastructure = L’Institut d’étude sur les polymères, au niveau 1, coûte maintenant 50 € et apporte plus de recherche. Choisissez-le : il va sur l’emplacement bleu 4.3, encore vide.
web-lesson-prosperity-end-again = Confirmez votre tour.
web-lesson-prosperity-points = La prospérité a été décomptée : votre premier point. L’étoile qui l’a rapporté est à découvert sur la piste de pollution. Tant que vous avez 16 disques ou plus, vous ne marquez aucun nouveau point : gardez-la propre.
web-lesson-prosperity-split = La recherche a été décomptée : vous avez deux cases à répartir entre les pistes. Mettez les deux en énergie.
web-lesson-prosperity-confirm = Confirmez.
web-lesson-prosperity-actions = Deux actions n’ont pas encore servi : les revenus rapportent 100 €, la dépollution retire un disque. Une tuile va sur un emplacement de sa couleur, libre ou non ; les emplacements fermés s’ouvrent quand une tuile transport recouvre l’espace vert. Et si l’énergie est négative à son décompte, chaque niveau coûte 100 € ou un disque.
web-lesson-prosperity-outlook = Vous avez vu les cinq symboles. Ce tableau est votre meilleur ami : il dit ce que chaque symbole encore à venir rapporterait maintenant à chacun. Équilibrez votre pays en conséquence.
web-lesson-prosperity-final = À la fin, tout est décompté encore une fois, énergie et écologie même deux fois ; l’argent devient des points (un par tranche de 300 €), et la première place sur une piste de recherche vaut 3 points.
web-lesson-prosperity-go-on = C’est tout ce qu’il vous faut. Ce qui est possible brille ; ce qui ne l’est pas dit pourquoi ; « Conseil » consulte les robots. Jouez la suite, et bonne chance !
web-lesson-neotopia-welcome = Bienvenue ! Trois régions, désertique, aquatique et forestière, se bâtissent avec des jetons de quatre éléments. Vous marquez des points dans chaque région et, à la fin, votre région la plus faible compte trois fois.
web-lesson-neotopia-start = Votre couleur est l’énergie renouvelable, le triangle. Chacun commence avec un jeton de sa couleur : placez le vôtre au centre de la région désertique.
web-lesson-neotopia-confirm = Rien n’est définitif tant que vous n’avez pas confirmé. Confirmez.
web-lesson-neotopia-hand = Voici vos projets. Chacun montre un schéma : complétez-le sur le plateau et vous marquez ses points. Au pont avec de l’énergie de part et d’autre de l’agriculture biologique, il ne manque qu’un jeton dans la région désertique !
web-lesson-neotopia-move = Un tour compte trois actions : déplacer un élément d’une manufacture vers une région voisine, ou piocher une carte. Prenez le jeton énergie de la manufacture entre les régions désertique et aquatique, puis choisissez l’emplacement f4.
web-lesson-neotopia-build = Le schéma est complet, peu importe à qui sont les jetons. Choisissez la carte dans votre main pour construire le projet.
web-lesson-neotopia-bonus = 3 points dans la région désertique. Gagnez maintenant un bonus : déplacez de l’énergie depuis la manufacture entre les régions forestière et désertique vers e5, où se trouve un jeton bonus.
web-lesson-neotopia-draw = La troisième action : piochez une carte de l’Offre. Prenez la rangée avec communauté et agriculture biologique.
web-lesson-neotopia-use = Une fois par tour, au moment de votre choix, vous pouvez utiliser un jeton bonus. La Subvention gouvernementale permet de piocher deux cartes. Utilisez-la : elle coûte les 3 points d’un bonus gardé jusqu’à la fin, et deux cartes rapportent davantage.
web-lesson-neotopia-first-card = Prenez l’hélice avec énergie et technologie.
web-lesson-neotopia-second-card = Et l’avenue de bâtiments de la communauté.
web-lesson-neotopia-end-turn = Voilà votre tour. Confirmez-le.
web-lesson-neotopia-diverse = Deux choses à retenir : dans une région, on ne construit jamais deux fois de suite le même type de projet (le type figure en haut de la carte ; la dernière carte construite est posée à côté de la région), et qui y atteint 7, 13 ou 18 points gagne un jeton bonus.
web-lesson-neotopia-ending = Les demi-cercles aux coins sont des emplacements extérieurs : seul le bonus « nouveaux permis de construire » les ouvre. Chaque manufacture vidée retourne une tuile de production ; quand la dernière est retournée, on joue cette manche et encore une, puis c’est la fin.
web-lesson-neotopia-score = À la fin, le plus grand groupe de votre couleur dans chaque région compte aussi, et chaque bonus inutilisé vaut 3 points. Vous voyez toujours ici où en est la partie, et quelle région compte trois fois.
web-lesson-neotopia-go-on = C’est tout ce qu’il vous faut. Ce qui est possible brille ; choisissez une carte pour voir où il ne lui manque qu’un jeton ; « Conseil » consulte les robots. Jouez la suite, et bonne chance !

## Le navigateur : Prosperity

web-prosperity-area-market = Marché
web-prosperity-area-country = Pays
web-prosperity-area-players = Joueurs
web-prosperity-side = Marché : { $side }
web-prosperity-track = piste { $track }
web-prosperity-square = case { $square }
web-prosperity-market-cell = Marché, côté { $side }, niveau { $level }
web-prosperity-markers = { $player } : niveau { $energy } sur la piste énergie, niveau { $ecology } sur la piste écologie.
web-prosperity-tile-label = { $tile }, { $kind } : { $does } ; coûte { $price }
web-prosperity-tile-place = { $kind }, côté { $side }, niveau { $level }
web-prosperity-tile-scored = arrivée en { $decade }, décompte { $symbol }
web-prosperity-price = Vous coûte { $price }
web-prosperity-printed = imprimé sur le plateau ; une tuile du même type peut s’y poser
web-prosperity-point = Choisissez une tuile qui brille pour l’acheter ; son effet se lit ici.
web-prosperity-purse = Vous avez { $money }
web-prosperity-no-symbols = aucun symbole
web-prosperity-slot = Emplacement { $slot } ({ $kind })
web-prosperity-empty = vide
web-prosperity-goes-here = la tuile peut aller ici
web-prosperity-back-home = Revenir à mon pays
web-prosperity-reconstructed-board = face noire : reconstituée
web-prosperity-money = argent
web-prosperity-discs = pollution
web-prosperity-show-country = Voir le pays de { $player }
web-prosperity-outlook = Reste à décompter en { $decade }, et l’effet actuel
web-prosperity-pollution = Pollution : { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
    } sur { $circles } cercles
web-prosperity-pollution-over = Pollution : { $discs } disques, surpollution : aucun point de prospérité
web-prosperity-opens = ouvre { $slots }
web-prosperity-ask-pay = Déficit énergétique de { $levels } : combien de niveaux payez-vous ? Chaque niveau non payé vaut un disque.
web-prosperity-ask-split = { $squares ->
    [one] Une case de recherche : sur quelle piste ?
   *[other] { $squares } cases de recherche : comment les répartissez-vous ?
    }
web-prosperity-ask-slot = Où va la tuile { $tile } ? Choisissez un emplacement qui brille dans votre pays.
web-prosperity-ask-action = { $actions ->
    [one] À vous : encore une action. Choisissez ci-dessous, ou une tuile du marché.
   *[other] À vous : encore { $actions } actions. Choisissez ci-dessous, ou une tuile du marché.
    }
web-prosperity-tell-buy = Acheter : { $tile }, emplacement { $slot }
web-prosperity-tell-buy-special = Acheter : { $tile }
web-prosperity-tell-research = Recherche { $track }
web-prosperity-tell-pay = { $levels ->
    [0] Ne rien payer
    [one] Payer un niveau
   *[other] Payer { $levels } niveaux
    }
web-prosperity-tell-split = Énergie { $energy }, écologie { $ecology }
web-prosperity-tell-income = Revenus
web-prosperity-tell-clean-up = Dépollution

## Le navigateur : Neotopia

web-neotopia-area-board = Plateau
web-neotopia-area-cards = Cartes
web-neotopia-area-players = Joueurs
web-neotopia-progress = tuiles restantes : { $tiles } · paquet : { $deck }
web-neotopia-not-now = Rien à choisir ici pour l’instant.
web-neotopia-factory-far = Une manufacture ne dessert que les deux régions qu’elle touche.
web-neotopia-point = Choisissez un élément d’une manufacture et un emplacement, dans l’ordre que vous voulez.
web-neotopia-point-card = Regardez une carte de votre main : le plateau montre où il ne lui manque qu’un jeton.
web-neotopia-space = { $region } { $space }
web-neotopia-space-free = libre
web-neotopia-space-free-outer = emplacement extérieur libre
web-neotopia-space-bonus = bonus { $bonus }
web-neotopia-space-completes = { $element } compléterait { $cards }
web-neotopia-space-last = dernier placement
web-neotopia-factory = Manufacture { $factory }
web-neotopia-token = { $element } dans la manufacture { $factory }
web-neotopia-reserve = { $element } dans la réserve : { $count }
web-neotopia-stack = Pile de production. À venir : { $elements } ; tuiles restantes : { $tiles }
web-neotopia-pile = Pile de bonus : { $bonus } au-dessus, jetons restants : { $left }
web-neotopia-pile-empty = La pile de bonus est vide
web-neotopia-last = Dernier projet : { $type } ; projets construits ici : { $count }
web-neotopia-last-none = Aucun projet n’a encore été construit ici
web-neotopia-type-building = bâtiment { LOWER($element) }
web-neotopia-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
web-neotopia-worth-building = { $points } points, { $own } pour le joueur de sa couleur
web-neotopia-card = { $card } ({ $type }) : { $worth }
web-neotopia-card-short = { $count ->
    [one] Il manque un seul jeton, sur un emplacement
   *[other] Il manque un seul jeton, sur l’un de { $count } emplacements
    }
web-neotopia-card-far = Il manque partout plus d’un jeton
web-neotopia-deck = Paquet : { $count }
web-neotopia-deck-said = Piocher la carte du dessus du paquet ; cartes restantes : { $count }
web-neotopia-draw-deck = Piocher dans le paquet
web-neotopia-offer-gap = Prise ; complétée à la fin du tour
web-neotopia-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
web-neotopia-first = Premier joueur
web-neotopia-now = jusqu’ici { $score }
web-neotopia-estimate = Si la partie finissait maintenant
web-neotopia-region-points = { $region } : { $points } et { $group } pour le plus grand groupe
web-neotopia-region-final = { $region } : { $points }
web-neotopia-region-lowest = la région la plus faible, compte × { $factor }
web-neotopia-bonus = { $bonus } ({ $count })
web-neotopia-ask-act = { $actions ->
    [one] Encore une action : piochez une carte ou placez un élément.
   *[other] Encore { $actions } actions : piochez une carte ou placez un élément.
    }
web-neotopia-ask-space = Où va le jeton { $element } ?
web-neotopia-use-permits = un élément sur un emplacement extérieur
web-neotopia-use-initiative = un élément de la réserve
web-neotopia-use-automation = une action de plus
web-neotopia-use-subsidy = deux cartes
web-neotopia-ask-factory = De quelle manufacture vient le jeton { $element } ?
web-neotopia-ask-token = Quel élément va en { $space } ({ $region }) ?
web-neotopia-tell-start = Jeton de départ en { $space } ({ $region })
web-neotopia-tell-move = { $element }, de { $factory } vers { $space } ({ $region })
web-neotopia-tell-place = { $element }, de la réserve vers { $space } ({ $region })
web-neotopia-change-points = Points dans la { LOWER($region) }
web-neotopia-change-group = Plus grand groupe de la { LOWER($region) }
web-neotopia-group-short = Groupe { LOWER($region) }

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
