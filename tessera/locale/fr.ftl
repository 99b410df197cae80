### Tessera en français. Un seul catalogue sert le terminal, le serveur et le navigateur.
### Un fait qui est l’identifiant d’une chose se lit comme son nom, et comme l’identifiant lui-même sous `…-id`.

## Erreurs de tout jeu

no-such-language = La langue « { $language } » n’existe pas ici ; langues possibles : { $languages }.
no-such-game = Le jeu « { $game } » n’existe pas ; jeux possibles : { $games }.
no-such-option = L’option « { $option } » n’existe pas ; options possibles : { $options }.
wrong-option = Option { $option } : « { $value } » ne figure pas parmi { $values }.
wrong-players = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $players }.
wrong-seed = Une graine est un nombre entier de 0 à 18446744073709551615, pas { $seed }.
wrong-seats = Une partie à { $players } joueurs demande { $players } noms, un par place ; reçu : { $seats }.
no-such-move = Le coup « { $move } » n’existe pas.
no-such-move-near = Le coup « { $move } » n’existe pas ; coups proches : { $near }.
no-such-action = L’action { $action } n’existe pas ; elles sont numérotées de 0 à { $last }.
match-over = La partie est terminée.
not-settled = C’est d’abord au jeu lui-même d’avancer.
nothing-to-undo = Il n’y a rien à annuler.
seen-since = Une information cachée a été révélée depuis ; on ne peut plus revenir en arrière.
cannot-write = Impossible d’écrire { $file } : { $why }.
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

## Le terminal

terminal-you = Vous
terminal-seat = { $bot } { $seat }
bot-random = Hasard
terminal-compiling = Compilation des règles ; elle n’a lieu qu’une fois et prend quelques secondes…
terminal-since = Depuis votre dernier tour
terminal-prompt = Votre coup (numéro ou mots ; « aide » pour en savoir plus) :
terminal-end-turn = Votre tour s’arrête ici. Entrée pour continuer, « annuler » pour revenir en arrière :
terminal-undone = Coup annulé.
terminal-saved = Partie enregistrée dans { $file }.
terminal-resume = Pour la reprendre : tessera play --resume { $file }
terminal-not-now = Il n’y a pas de coup numéro { $number } ; choisissez de 1 à { $last }.
terminal-help =
    Un numéro joue le coup qui porte ce numéro. Un coup peut aussi se taper en toutes lettres, tel qu’il figure dans la liste, ou en abrégé tant qu’un seul coup correspond (« buy wind at 2.1 »).
    annuler : revient en arrière, au plus jusqu’à la dernière révélation
    sauver [FICHIER] : enregistre la partie dans un fichier, en JSON si son nom finit par .json
    regles [ID] : les règles, ou l’une d’elles
    journal : tout ce qui s’est passé
    quitter : enregistre et quitte la partie
terminal-word-undo = annuler
terminal-word-save = sauver
terminal-word-rules = regles
terminal-word-log = journal
terminal-word-help = aide
terminal-word-quit = quitter
terminal-word-next = suivant
terminal-word-back = retour
terminal-winner = Victoire : { $names }
terminal-winners = Victoire partagée : { $names }
terminal-rank = Rang
terminal-player = Joueur
terminal-points = Points
terminal-sum = Total
terminal-several = « { $text } » peut désigner { $moves }.
terminal-no-seat-you = Dans le terminal, une seule place au plus peut être « you » pour l’instant.
terminal-no-such-bot = Le robot « { $bot } » n’existe pas ; une place est « you » ou l’un de ceux-ci : { $bots }.
terminal-resume-alone = --resume reprend la partie telle qu’elle a été enregistrée ; retirez { $option }.
terminal-replay-prompt = Étape { $step } sur { $steps }. Entrée ou « suivant », « retour », un numéro, « quitter » :
terminal-rule-missing = La règle « { $rule } » n’existe pas.
terminal-rules-title = { $game } : les règles en bref
terminal-ruling = Précision :
terminal-reconstructed-title = Reconstitué, non imprimé
terminal-own-rulings = Un paragraphe marqué « Précision » tranche ce que le livret de règles laisse ouvert.
terminal-unofficial = Adaptation non officielle, rédigée avec nos propres mots ; le jeu est celui de ses auteurs.

cli-help = Pour jouer à des jeux de société modernes et les étudier : leurs règles sont écrites une seule fois, en Python, puis compilées.
cli-play = Jouer une partie dans le terminal.
cli-replay = Revoir pas à pas une partie enregistrée.
cli-rules = Les règles d’un jeu en bref, avec toutes les précisions.
cli-bench = Mesurer la vitesse des règles sur cette machine.
cli-which-game = Le jeu voulu.
cli-which-game-default = Le jeu voulu ; prosperity par défaut.
cli-seats = Qui occupe chaque place, séparé par des virgules : you, random.
cli-boards = Prosperity : la face du plateau individuel à chaque place, séparée par des virgules : silver ou black.
cli-over-pollution = Prosperity : ce que coûte la surpollution, all-points ou prosperity-scorings (règle P-17).
cli-seed = Un nombre entier ; la même graine redonne la même partie.
cli-resume = Reprend une partie enregistrée.
cli-file = Une partie enregistrée.
cli-rule = Une seule règle, par son identifiant, comme P-17.
cli-lang = en, fr, de ou it ; la langue du système par défaut.
cli-json = Afficher du JSON au lieu d’un tableau.
cli-device = cpu ou cuda.
cli-one-game = Un seul jeu.

bench-title = Vitesse de Tessera, mesurée sur cette machine
bench-name = Mesure
bench-value = Valeur
bench-unit = Unité
bench-no-gpu = Aucun GPU capable d’exécuter les règles ici : { $why }.
bench-wrong-device = « { $device } » n’est pas un appareil connu ; il y a cpu et cuda.

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
prosperity-name-money = argent
prosperity-name-advance = recherche finale
prosperity-name-rank-energy = classement énergie
prosperity-name-rank-ecology = classement écologie
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
prosperity-change-money = { $sign }{ $number } €
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
prosperity-event-forced-income = { $player } : revenus, { $change } ; rien d’autre n’était possible.
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

prosperity-wrong-boards = Pour les plateaux, il faut { $players } mots, un par place, chacun parmi { $sides } ; reçu : « { $boards } ».
prosperity-bad-country = « { $text } » n’est ni un pays ni une partie de pays.
prosperity-nothing-to-split = Il n’y a pas de recherche à répartir maintenant
prosperity-nothing-to-pay = Il n’y a pas de déficit énergétique à payer maintenant
prosperity-no-discs = Il n’y a aucun disque à retirer
prosperity-track-end = Le marqueur est au bout de la piste { $track }
prosperity-pay-first = D’abord le déficit énergétique de { $levels } : « pay » et le nombre de niveaux que vous payez ; chaque autre niveau vaut un disque
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
prosperity-screen-over-polluted = surpollution !
prosperity-points-prosperity = prospérité en cours de partie
prosperity-points-special = tuiles spéciales
prosperity-points-money = argent
prosperity-points-rank = classement de recherche
prosperity-points-final = prospérité finale

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
    .ruling = La dernière case est le bout de la piste ; les cases qui ne tiennent sur aucune des deux pistes sont perdues.
prosperity-rule-P-15 = Prospérité : un point par symbole, y compris ceux qui sont à découvert sur votre piste de pollution.
prosperity-rule-P-16 = Les disques remplissent la piste de pollution par le bas et la quittent par le haut. Les cercles 1, 6 et 11, comptés à partir du bas, montrent un symbole prospérité tant qu’ils sont libres. Au-dessus des 15 cercles, le triangle reçoit tous les disques suivants, sans limite.
prosperity-rule-P-17 = Avec un disque sur le triangle, soit 16 disques ou plus en tout, vous êtes en surpollution et ne marquez aucun point.
    .ruling = Cela vaut pour toutes les sources (décomptes de prospérité, tuiles spéciales, argent et classement de recherche). Les joueurs peuvent convenir que seuls les décomptes de prospérité sont perdus (option over_pollution: prosperity-scorings).
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
