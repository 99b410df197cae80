### Neotopia in French. Every message begins with the name of the game; a fact that is the id of a thing reads as its name.

## Names

neotopia-about = Bâtissez une ville du futur, ensemble et les uns contre les autres. Placez des éléments dans trois régions partagées, complétez les schémas de vos cartes et ne négligez aucune région.

## Options

neotopia-option-colours = Couleur
    .help = Neotopia : la couleur de chaque place, séparée par des virgules : energy, farming, technology, community.
neotopia-option-colours-default = Peu importe
neotopia-option-colours-energy = Rouge : énergie
neotopia-option-colours-farming = Vert : agriculture
neotopia-option-colours-technology = Violet : technologie
neotopia-option-colours-community = Bleu : communauté

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

## What is wrong with an owner's components

neotopia-fault-bonuses = { $tokens } jetons bonus ne remplissent pas { $spaces } emplacements et des piles égales dans { $regions } régions
neotopia-fault-flag = une seule tuile doit porter le drapeau, pas { $tiles }
neotopia-fault-colours = un schéma comporte un ou deux éléments, pas { $count }
neotopia-fault-connected = le schéma n’est pas d’un seul tenant
neotopia-fault-nowhere = le schéma ne tient nulle part dans une région
neotopia-fault-centre = le centre doit être une case intérieure
neotopia-fault-outside = « { $key } » : la case { $space } est hors de la région
neotopia-fault-reserve = avec { $tokens } jetons par élément, la réserve pourrait être épuisée avant cette tuile
neotopia-fault-full = les régions ont { $spaces } cases intérieures accessibles, or jusqu’à { $tokens } jetons y sont posés

## The lesson

neotopia-lesson-welcome = Bienvenue ! Trois régions, désertique, aquatique et forestière, se bâtissent avec des jetons de quatre éléments. Vous marquez des points dans chaque région et, à la fin, votre région la plus faible compte trois fois.
neotopia-lesson-start = Votre couleur est l’énergie renouvelable, le triangle. Chacun commence avec un jeton de sa couleur : placez le vôtre au centre de la région désertique.
neotopia-lesson-confirm = Rien n’est définitif tant que vous n’avez pas confirmé. Confirmez.
neotopia-lesson-hand = Voici vos projets. Chacun montre un schéma : complétez-le sur le plateau et vous marquez ses points. Au pont avec de l’énergie de part et d’autre de l’agriculture biologique, il ne manque qu’un jeton dans la région désertique !
neotopia-lesson-move = Un tour compte trois actions : déplacer un élément d’une manufacture vers une région voisine, ou piocher une carte. Prenez le jeton énergie de la manufacture entre les régions désertique et aquatique, puis choisissez l’emplacement f4.
neotopia-lesson-build = Le schéma est complet, peu importe à qui sont les jetons. Choisissez la carte dans votre main pour construire le projet.
neotopia-lesson-bonus = 3 points dans la région désertique. Gagnez maintenant un bonus : déplacez de l’énergie depuis la manufacture entre les régions forestière et désertique vers e5, où se trouve un jeton bonus.
neotopia-lesson-draw = La troisième action : piochez une carte de l’Offre. Prenez la rangée avec communauté et agriculture biologique.
neotopia-lesson-use = Une fois par tour, au moment de votre choix, vous pouvez utiliser un jeton bonus. La Subvention gouvernementale permet de piocher deux cartes. Utilisez-la : elle coûte les 3 points d’un bonus gardé jusqu’à la fin, et deux cartes rapportent davantage.
neotopia-lesson-first-card = Prenez l’hélice avec énergie et technologie.
neotopia-lesson-second-card = Et l’avenue de bâtiments de la communauté.
neotopia-lesson-end-turn = Voilà votre tour. Confirmez-le.
neotopia-lesson-diverse = Deux choses à retenir : dans une région, on ne construit jamais deux fois de suite le même type de projet (le type figure en haut de la carte ; la dernière carte construite est posée à côté de la région), et qui y atteint 7, 13 ou 18 points gagne un jeton bonus.
neotopia-lesson-ending = Les demi-cercles aux coins sont des emplacements extérieurs : seul le bonus « nouveaux permis de construire » les ouvre. Chaque manufacture vidée retourne une tuile de production ; quand la dernière est retournée, on joue cette manche et encore une, puis c’est la fin.
neotopia-lesson-score = À la fin, le plus grand groupe de votre couleur dans chaque région compte aussi, et chaque bonus inutilisé vaut 3 points. Vous voyez toujours ici où en est la partie, et quelle région compte trois fois.
neotopia-lesson-go-on = C’est tout ce qu’il vous faut. Ce qui est possible brille ; choisissez une carte pour voir où il ne lui manque qu’un jeton ; « Conseil » consulte les robots. Jouez la suite, et bonne chance !

## The browser

neotopia-web-area-board = Plateau
neotopia-web-area-cards = Cartes
neotopia-web-area-players = Joueurs
neotopia-web-progress = tuiles restantes : { $tiles } · paquet : { $deck }
neotopia-web-not-now = Rien à choisir ici pour l’instant.
neotopia-web-factory-far = Une manufacture ne dessert que les deux régions qu’elle touche.
neotopia-web-point = Choisissez un élément d’une manufacture et un emplacement, dans l’ordre que vous voulez.
neotopia-web-point-card = Regardez une carte de votre main : le plateau montre où il ne lui manque qu’un jeton.
neotopia-web-space = { $region } { $space }
neotopia-web-space-free = libre
neotopia-web-space-free-outer = emplacement extérieur libre
neotopia-web-space-bonus = bonus { $bonus }
neotopia-web-space-completes = { $element } compléterait { $cards }
neotopia-web-space-last = dernier placement
neotopia-web-factory = Manufacture { $factory }
neotopia-web-token = { $element } dans la manufacture { $factory }
neotopia-web-reserve = { $element } dans la réserve : { $count }
neotopia-web-stack = Pile de production. À venir : { $elements } ; tuiles restantes : { $tiles }
neotopia-web-pile = Pile de bonus : { $bonus } au-dessus, jetons restants : { $left }
neotopia-web-pile-empty = La pile de bonus est vide
neotopia-web-last = Dernier projet : { $type } ; projets construits ici : { $count }
neotopia-web-last-none = Aucun projet n’a encore été construit ici
neotopia-web-type-building = bâtiment { LOWER($element) }
neotopia-web-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
neotopia-web-worth-building = { $points } points, { $own } pour le joueur de sa couleur
neotopia-web-card = { $card } ({ $type }) : { $worth }
neotopia-web-card-short = { $count ->
    [one] Il manque un seul jeton, sur un emplacement
   *[other] Il manque un seul jeton, sur l’un de { $count } emplacements
    }
neotopia-web-card-far = Il manque partout plus d’un jeton
neotopia-web-deck = Paquet : { $count }
neotopia-web-deck-said = Piocher la carte du dessus du paquet ; cartes restantes : { $count }
neotopia-web-draw-deck = Piocher dans le paquet
neotopia-web-offer-gap = Prise ; complétée à la fin du tour
neotopia-web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
neotopia-web-first = Premier joueur
neotopia-web-now = jusqu’ici { $score }
neotopia-web-estimate = Si la partie finissait maintenant
neotopia-web-region-points = { $region } : { $points } et { $group } pour le plus grand groupe
neotopia-web-region-final = { $region } : { $points }
neotopia-web-splash-last-tile = Dernière tuile
neotopia-web-splash-last-round = Dernière manche
neotopia-web-splash-final-scoring = Décompte final
neotopia-web-final-projects = { $region } : projets
neotopia-web-final-group = { $region } : plus grand groupe
neotopia-web-final-lowest = Région la plus faible comptée ×{ $factor }
neotopia-web-final-bonuses = Jetons bonus restants
neotopia-web-region-lowest = la région la plus faible, compte × { $factor }
neotopia-web-bonus = { $bonus } ({ $count })
neotopia-web-ask-act = { $actions ->
    [one] Encore une action : piochez une carte ou placez un élément.
   *[other] Encore { $actions } actions : piochez une carte ou placez un élément.
    }
neotopia-web-ask-space = Où va le jeton { $element } ?
neotopia-web-use-permits = un élément sur un emplacement extérieur
neotopia-web-use-initiative = un élément de la réserve
neotopia-web-use-automation = une action de plus
neotopia-web-use-subsidy = deux cartes
neotopia-web-ask-factory = De quelle manufacture vient le jeton { $element } ?
neotopia-web-ask-token = Quel élément va en { $space } ({ $region }) ?
neotopia-web-tell-start = Jeton de départ en { $space } ({ $region })
neotopia-web-tell-move = { $element }, de { $factory } vers { $space } ({ $region })
neotopia-web-tell-place = { $element }, de la réserve vers { $space } ({ $region })
neotopia-web-change-points = Points dans la { LOWER($region) }
neotopia-web-change-group = Plus grand groupe de la { LOWER($region) }
neotopia-web-group-short = Groupe { LOWER($region) }

## What is in the box

neotopia-box-cards = Cartes : { $type }
neotopia-box-building = bâtiment
neotopia-box-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
neotopia-box-points-building = { $own } points pour le joueur de sa couleur, { $others } pour les autres
neotopia-box-bonuses = Jetons bonus
neotopia-box-copies = { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
    }
neotopia-box-tiles = Tuiles production
neotopia-box-production-tile = Tuile { $number }
neotopia-box-flag-tile = Tuile au drapeau
neotopia-box-without = reste dans la boîte à { $players } joueurs
