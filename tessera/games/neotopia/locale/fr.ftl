### Neotopia in French. Every message begins with the name of the game; a fact that is the id of a thing reads as its name.

## Names

neotopia-about = Bâtissez une ville du futur, ensemble et les uns contre les autres. Placez des éléments dans trois régions communes, complétez les schémas de vos cartes et ne négligez aucune région.

## Options

neotopia-option-colours = Couleur
    .help = Neotopia : la couleur de chaque place, séparées par des virgules : energy, farming, technology, community.
neotopia-option-colours-default = Au hasard
neotopia-option-colours-energy = Rouge : énergie
neotopia-option-colours-farming = Vert : agriculture
neotopia-option-colours-technology = Violet : technologie
neotopia-option-colours-community = Bleu : communauté

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
neotopia-event-started = { $player } place un jeton de départ en { $space } ({ LOWER($region) }).
    .you = Vous placez un jeton de départ en { $space } ({ LOWER($region) }).
neotopia-event-moved = { $player } déplace un jeton { $element } de la manufacture { $factory } vers { $space } ({ LOWER($region) }).
    .you = Vous déplacez un jeton { $element } de la manufacture { $factory } vers { $space } ({ LOWER($region) }).
neotopia-event-placed = { $player } place un jeton { $element } de la réserve en { $space } ({ LOWER($region) }).
    .you = Vous placez un jeton { $element } de la réserve en { $space } ({ LOWER($region) }).
neotopia-event-won = { $player } gagne un jeton bonus : { $bonus }.
    .you = Vous gagnez un jeton bonus : { $bonus }.
neotopia-event-took = { $player } prend la carte { $card } dans l’Offre.
    .you = Vous prenez la carte { $card } dans l’Offre.
neotopia-event-drew = { $player } pioche une carte.
    .you = Vous piochez une carte.
neotopia-event-used = { $player } utilise un jeton bonus : { $bonus }.
    .you = Vous utilisez un jeton bonus : { $bonus }.
neotopia-event-built = { $player } construit le projet { $card } dans la { LOWER($region) } et marque { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
    }.
    .you = Vous construisez le projet { $card } dans la { LOWER($region) } et marquez { $points ->
        [0] 0 point
        [one] { $points } point
       *[other] { $points } points
        }.
neotopia-event-skipped = { $player } ne construit rien.
    .you = Vous ne construisez rien.
neotopia-event-ended = { $player } termine son tour.
    .you = Vous terminez votre tour.
neotopia-event-lost-action = { $player } ne peut rien faire et perd une action.
    .you = Vous ne pouvez rien faire et perdez une action.
neotopia-event-refilled = La manufacture { $factory } est réapprovisionnée : { $elements }.
neotopia-event-turned = Une tuile production est révélée : { $elements }. Tuiles restantes : { $left }.
neotopia-event-restocked = Plus aucune tuile. Prochain arrivage : { $elements }.
neotopia-event-last-tile = C’était la dernière tuile : on finit cette manche, puis on en joue une dernière.
neotopia-event-offered = Nouveau dans l’Offre : { $cards }.
neotopia-event-passed = C’est à { $player }.
    .you = C’est à vous.
neotopia-event-last-round = La dernière manche commence.
neotopia-event-final-scoring = La dernière manche est jouée. Place au décompte final.
neotopia-event-group = { $player } marque { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
    } pour son plus grand groupe de la { LOWER($region) }.
    .you = Vous marquez { $points ->
        [0] 0 point
        [one] { $points } point
       *[other] { $points } points
        } pour votre plus grand groupe de la { LOWER($region) }.
neotopia-event-score = { $player } termine avec { $score ->
    [one] { $score } point
   *[other] { $score } points
    }.
    .you = Vous terminez avec { $score ->
        [one] { $score } point
       *[other] { $score } points
        }.
neotopia-event-over = La partie est terminée.

## Neotopia : ce qui est refusé, et pourquoi

neotopia-wrong-colours = Pour les couleurs, il faut { $players } éléments différents, un par place, parmi { $values } ; reçu : « { $given } ».
neotopia-start-first = Chacun place d’abord son jeton de départ sur un emplacement libre
neotopia-act-first = Faites d’abord une action : piochez une carte, déplacez un élément ou utilisez un jeton bonus
neotopia-draw-first = Piochez d’abord les cartes de la subvention : prenez-en une dans l’Offre ou dans la pioche
neotopia-initiative-first = Utilisez d’abord votre initiative privée : placez un élément de la réserve
neotopia-permits-first = Utilisez d’abord vos nouveaux permis de construire : déplacez un élément d’une manufacture vers un emplacement extérieur
neotopia-build-first = Décidez d’abord pour le projet : construisez-le, ou ne construisez rien
neotopia-no-actions-left = Vous n’avez plus d’actions : utilisez un jeton bonus ou terminez votre tour
neotopia-actions-left = { $actions ->
    [one] Vous devez encore faire { $actions } action
   *[other] Vous devez encore faire { $actions } actions
    }
neotopia-deck-empty = La pioche est épuisée
neotopia-not-offered = La carte « { $card } » n’est pas dans l’Offre
neotopia-not-in-factory = La manufacture { $factory } ne contient aucun jeton { $element }
neotopia-not-in-reserve = La réserve ne contient plus aucun jeton { $element }
neotopia-space-taken = L’emplacement { $space } de la { LOWER($region) } est déjà occupé
neotopia-space-inner = L’emplacement { $space } est intérieur ; les permis valent pour les emplacements extérieurs
neotopia-space-outer = L’emplacement { $space } est extérieur ; il vous faut le bonus « Nouveaux permis de construire »
neotopia-space-alone = L’emplacement { $space } de la { LOWER($region) } n’est adjacent à aucun élément
neotopia-region-empty = La { LOWER($region) } est vide : son premier élément va au centre
neotopia-bonus-used = Vous avez déjà utilisé un jeton bonus pendant ce tour
neotopia-no-such-bonus = Vous n’avez pas le bonus « { $bonus } »
neotopia-bonus-useless = Le bonus « { $bonus } » n’aurait aucun effet maintenant
neotopia-not-in-hand = La carte « { $card } » n’est pas dans votre main
neotopia-same-type = Le dernier projet de la { LOWER($region) } est du même type que « { $card } »
neotopia-incomplete = Le jeton placé ne complète pas « { $card } » dans la { LOWER($region) }

## Neotopia : à l’écran

neotopia-screen-turn = { $actions ->
    [0] Plus d’actions
    [one] Encore { $actions } action
   *[other] Encore { $actions } actions
    } · tuiles restantes : { $tiles } · pioche : { $deck }
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
neotopia-screen-pile = pile : { $top } ({ $left })
neotopia-screen-no-pile = pile : vide
neotopia-screen-last = dernier : { $type }
neotopia-screen-known = connues :
neotopia-screen-start = Placez votre jeton de départ.
neotopia-screen-act = Choisissez une action.
neotopia-screen-draw = { $draws ->
    [one] Piochez { $draws } carte.
   *[other] Piochez { $draws } cartes.
    }
neotopia-screen-initiate = Choisissez un élément de la réserve et un emplacement.
neotopia-screen-permit = Choisissez un élément d’une manufacture et un emplacement extérieur.
neotopia-screen-build = Construire un projet avec le jeton { $element } en { $space } ({ LOWER($region) }) ?
neotopia-screen-close = Utiliser un jeton bonus, ou terminer le tour ?
neotopia-move-draw = prendre { $card }
neotopia-move-build = construire { $card }
neotopia-move-deck = la première carte de la pioche
neotopia-move-skip = ne rien construire
neotopia-move-end = terminer le tour
neotopia-move-use = utiliser { $bonus }
neotopia-points-projects = projets
neotopia-points-groups = groupes
neotopia-points-lowest = région la plus faible, comptée encore deux fois
neotopia-points-bonuses = jetons bonus inutilisés

## Neotopia : les règles en bref

neotopia-rules-setup = Mise en place
neotopia-rule-N-1 = De deux à quatre joueurs. Il y a quatre éléments, chacun étant aussi une couleur de joueur : énergie renouvelable, agriculture biologique, technologie et communauté, avec 25 jetons de chaque.
neotopia-rule-N-2 = Le plateau compte trois régions (désertique, aquatique, forestière) et trois manufactures. Une manufacture se trouve entre deux régions et ne dessert que ces deux-là. La pile de production est au milieu.
neotopia-rule-N-3 = Il y a 56 cartes projet, 12 tuiles production, dont une porte un drapeau, et 24 jetons bonus : 6 de chacun des quatre types.
neotopia-rule-N-10 = Chaque manufacture commence avec un jeton de chaque couleur.
neotopia-rule-N-11 = Chacun a une couleur et commence à 0 point dans chaque région.
neotopia-rule-N-12 = Mélangez les jetons bonus. Dans chaque région, posez-en quatre face visible sur les emplacements marqués et empilez-en quatre autres à côté ; seul le jeton au sommet de chaque pile est visible.
neotopia-rule-N-13 = Distribuez trois cartes à chacun ; on ne voit que les siennes. Quatre autres cartes, face visible, forment l’Offre.
neotopia-rule-N-14 = La tuile au drapeau va tout en bas de la pile de production ; les autres sont mélangées et posées par-dessus. Les éléments au dos des tuiles restent inconnus tant qu’une tuile n’est pas révélée. À deux, laissez trois tuiles marquées dans la boîte ; à trois, deux. Un jeton de chaque couleur est posé sur la pile.
neotopia-rule-N-15 = La première personne à jouer est tirée au sort et commence toutes les manches.
neotopia-rule-N-16 = À commencer par la première personne, puis dans le sens horaire, chacun place un jeton de sa couleur pris dans la réserve : au centre d’une région vide, ou à côté du jeton de quelqu’un d’autre. Une région peut rester vide.
    .ruling = Un jeton de départ ne peut pas aller sur un emplacement extérieur. S’il recouvre un jeton bonus, vous le gagnez. Il ne permet pas de construire de projet.
neotopia-rules-turn = Un tour
neotopia-rule-N-20 = À votre tour, vous faites exactement trois actions. Chacune est l’une de ces deux, que vous pouvez répéter : piocher une carte, dans l’Offre ou dans la pioche, ou déplacer un élément d’une manufacture vers l’une de ses deux régions.
neotopia-rule-N-21 = Le nombre de cartes en main n’est pas limité. L’Offre est complétée à quatre cartes à la fin du tour, pas avant. Les cartes prises dans l’Offre restent connues de tous jusqu’à leur construction.
    .ruling = On ne remélange jamais : une fois la pioche épuisée, plus personne ne peut y piocher.
neotopia-rule-N-22 = Le premier élément d’une région va en son centre, tous les autres sur un emplacement libre à côté d’un élément déjà présent. Cette action ne permet pas d’occuper les demi-cercles du bord, les emplacements extérieurs.
    .figure = Le jeton cerclé est arrivé le premier, au centre ; chacun des autres touche un jeton déjà posé.
neotopia-rule-N-23 = Vous devez faire vos trois actions si vous le pouvez.
    .ruling = Si l’un des deux types d’action est impossible, vous faites l’autre ; si les deux le sont, l’action est perdue. Vous pouvez encore utiliser un jeton bonus à la fin de votre tour.
neotopia-rule-N-24 = Si votre jeton recouvre un jeton bonus, vous le gagnez.
neotopia-rule-N-25 = Une manufacture que vous avez vidée est aussitôt réapprovisionnée : elle reçoit les éléments posés sur la pile de production ; puis la tuile du dessus est révélée et quitte la partie, et les éléments figurant à son dos passent de la réserve à la pile. Les couleurs qui manquent dans la réserve ne sont pas placées.
    .ruling = S’il n’y a rien pour la réapprovisionner, la manufacture reste vide ; aucune autre tuile n’est révélée pour elle.
neotopia-rule-N-26 = Après avoir placé un jeton, suivez cet ordre : prendre le jeton bonus, réapprovisionner la manufacture, construire.
neotopia-rules-building = Construction
neotopia-rule-N-30 = Après avoir placé un jeton, vous pouvez construire un projet de votre main, et un seul, si son schéma est complet dans cette région et comprend le jeton que vous venez de placer.
neotopia-rule-N-31 = Un schéma peut être tourné dans les six directions. Les jetons restent en place et peuvent resservir, peu importe à qui ils sont ; ceux des emplacements extérieurs comptent aussi.
    .ruling = Tous les schémas de notre jeu sont leur propre reflet ; la question des images en miroir ne se pose donc pas.
    .figure = Le schéma de la carte, tourné d’un sixième de tour. Le jeton sans anneau n’en fait pas partie.
neotopia-rule-N-32 = Règle de la diversité : un projet doit être d’un autre type que le dernier construit dans la même région.
    .figure = Après le projet de gauche, celui de droite peut y être construit : il est d’un autre type.
neotopia-rule-N-33 = Posez la carte sur la pile de projets de la région et avancez-y d’autant de points qu’elle en vaut. Un bâtiment vaut 2 points pour la personne de sa couleur et 4 pour les autres.
    .figure = En haut à gauche le type, à droite les points, en dessous le schéma. À droite : un bâtiment ; l’anneau montre ce qu’il vaut pour qui joue sa couleur.
neotopia-rule-N-34 = Quand vous atteignez ou dépassez 7, 13 ou 18 points dans une région, prenez à chaque fois le jeton au sommet de sa pile de bonus, tant qu’il en reste.
    .ruling = Seulement au premier tour de la piste de score, pas de nouveau à 27, 33 et 38.
neotopia-rules-bonuses = Jetons bonus
neotopia-rule-N-40 = Une fois par tour, à tout moment de votre tour, vous pouvez utiliser un jeton bonus, même si vous venez de le gagner. C’est une action gratuite, et le jeton quitte la partie.
    .figure = Les quatre sortes de jetons bonus.
neotopia-rule-N-41 = Subvention gouvernementale : piochez deux cartes, chacune dans l’Offre ou dans la pioche ; moins s’il n’y en a pas assez.
neotopia-rule-N-42 = Automatisation : faites une action de plus.
neotopia-rule-N-43 = Initiative privée : placez n’importe quel élément de la réserve dans n’importe quelle région, selon les règles habituelles.
neotopia-rule-N-44 = Nouveaux permis de construire : déplacez un élément d’une manufacture vers un emplacement extérieur libre de l’une de ses régions, à côté d’un élément.
neotopia-rule-N-45 = Un jeton placé grâce à un bonus fait gagner le jeton bonus qu’il recouvre et permet de construire, comme tout autre.
neotopia-rule-N-46 = Si vous n’avez pas utilisé de jeton bonus pendant ce tour, vous pouvez encore en utiliser un après votre troisième action. Ensuite, votre tour prend fin.
neotopia-rules-end = Fin de la partie
neotopia-rule-N-50 = Quand la tuile au drapeau est révélée, ses éléments vont au milieu. Finissez la manche, puis jouez-en une dernière.
neotopia-rule-N-51 = Quand il n’y a plus de tuiles, une manufacture vidée reçoit les jetons du milieu, où l’on remet un jeton de chaque couleur.
neotopia-rule-N-60 = Dans chaque région, chacun marque 1 point par jeton de son plus grand groupe d’un seul tenant de sa couleur. Ces points ne font pas gagner de jetons bonus.
    .figure = Quatre jetons se touchent : 4 points. Le cinquième est isolé et ne compte pas.
neotopia-rule-N-61 = Votre score final : votre meilleure région, plus la deuxième, plus trois fois la plus faible, plus 3 points par jeton bonus inutilisé.
    .figure = Un exemple : la région forestière est la plus faible et compte trois fois ; un jeton bonus est inutilisé.
neotopia-rule-N-62 = À égalité, l’emporte qui a le plus de points dans sa région la plus faible (avant de la tripler), puis dans la deuxième, puis dans la meilleure.
    .ruling = S’il y a encore égalité, la victoire est partagée.
neotopia-goal = Le meilleur score final l’emporte. Vous marquez des points dans trois régions en complétant les schémas de vos cartes projet ; à la fin, votre plus grand groupe dans chaque région et vos jetons bonus inutilisés rapportent encore des points. Votre région la plus faible compte trois fois : n’en négligez aucune.
neotopia-reconstructed = Le livret de règles ne montre le plateau, les schémas des cartes et le dos des tuiles production qu’en images. Les nôtres sont des reconstitutions, fidèles à tout ce qui est publié ; quantités, couleurs, seuils et bonus sont ceux du livret.

## What is wrong with an owner's components

neotopia-fault-bonuses = { $tokens } jetons bonus ne remplissent pas { $spaces } emplacements et des piles égales dans { $regions } régions
neotopia-fault-flag = une seule tuile doit porter le drapeau, pas { $tiles }
neotopia-fault-colours = un schéma comporte un ou deux éléments, pas { $count }
neotopia-fault-connected = le schéma n’est pas d’un seul tenant
neotopia-fault-nowhere = le schéma ne tient nulle part dans une région
neotopia-fault-centre = le centre doit être un emplacement intérieur
neotopia-fault-outside = « { $key } » : l’emplacement { $space } est hors de la région
neotopia-fault-reserve = avec { $tokens } jetons par élément, la réserve pourrait être épuisée avant cette tuile
neotopia-fault-full = les régions ont { $spaces } emplacements intérieurs accessibles, mais jusqu’à { $tokens } jetons y sont placés

## The lesson

neotopia-lesson-welcome = Bienvenue ! Vous bâtissez trois régions, désertique, aquatique et forestière, avec des jetons de quatre éléments. Vous marquez des points dans chaque région et, à la fin, votre région la plus faible compte trois fois.
neotopia-lesson-start = Votre couleur est l’énergie renouvelable, le triangle. Chacun commence avec un jeton de sa couleur : placez le vôtre au centre de la région désertique.
neotopia-lesson-confirm = Rien n’est définitif tant que vous n’avez pas confirmé. Confirmez maintenant.
neotopia-lesson-hand = Voici vos projets. Chacun montre un schéma : complétez-le sur le plateau pour marquer ses points. Au pont avec de l’énergie à chaque bout et de l’agriculture biologique au milieu, il ne manque qu’un jeton dans la région désertique !
neotopia-lesson-move = Un tour compte trois actions : à chaque fois, déplacez un élément d’une manufacture vers une région voisine, ou piochez une carte. Prenez le jeton énergie de la manufacture entre les régions désertique et aquatique, puis choisissez l’emplacement f4.
neotopia-lesson-build = Le schéma est complet, peu importe à qui sont les jetons. Choisissez la carte dans votre main pour la construire.
neotopia-lesson-bonus = 3 points dans la région désertique ! Gagnez maintenant un jeton bonus : déplacez de l’énergie de la manufacture entre les régions forestière et désertique vers celui qui se trouve en e5.
neotopia-lesson-draw = Troisième action : prenez une carte dans l’Offre. Choisissez la rangée de communauté et d’agriculture biologique.
neotopia-lesson-use = Une fois par tour, à tout moment, vous pouvez utiliser un jeton bonus. La Subvention gouvernementale permet de piocher deux cartes. Utilisez-la : vous renoncez aux 3 points que vaut un jeton bonus gardé jusqu’à la fin, mais deux cartes rapportent davantage.
neotopia-lesson-first-card = Prenez l’hélice d’énergie et de technologie.
neotopia-lesson-second-card = Et l’avenue de bâtiments de communauté.
neotopia-lesson-end-turn = Votre tour est complet. Confirmez-le.
neotopia-lesson-diverse = Deux choses à retenir. Dans une région, personne ne peut construire deux fois de suite le même type de projet : le type figure en haut de la carte, et le dernier projet construit se trouve à côté de la région. Et chaque fois que vous atteignez 7, 13 ou 18 points dans une région, vous gagnez un jeton bonus.
neotopia-lesson-ending = Les demi-cercles aux coins sont des emplacements extérieurs : seul le bonus « Nouveaux permis de construire » les ouvre. Chaque manufacture vidée révèle une tuile production ; après la dernière tuile, on finit la manche et on en joue une dernière.
neotopia-lesson-go-on = Voilà un tour complet. Les coups possibles sont surlignés ; ✦ et un petit jeton montrent où ce jeton complète une carte. Voyez maintenant ce qui décide d’une partie : le dernier tour d’une autre.
neotopia-lesson-last-round = Le dernier tour d’une autre partie. Voici le score : 8 points dans la région désertique, 8 dans la forestière, mais 3 seulement dans l’aquatique. Votre région la plus faible compte trois fois : un point dans l’aquatique en vaut trois !
neotopia-lesson-tripled = Dans la région aquatique, il ne manque qu’un jeton au losange d’agriculture biologique et de technologie. Déplacez de l’agriculture biologique de la manufacture entre les régions désertique et aquatique vers e4.
neotopia-lesson-rhombus = Construisez le losange : ses 4 points dans la région aquatique en valent 12.
neotopia-lesson-threshold = Vous atteignez aussi 7 points dans la région aquatique et gagnez un jeton bonus. Le suivant est alors révélé : confirmez d’abord jusqu’ici.
neotopia-lesson-balance = Ensuite, la rangée de communauté et d’énergie. Elle irait aussi dans la région désertique, mais avec 7 points, l’aquatique reste la plus faible. Déplacez de la communauté de la manufacture entre les régions aquatique et forestière vers d6.
neotopia-lesson-row = Construisez la rangée dans la région aquatique.
neotopia-lesson-group = À la fin, votre plus grand groupe d’énergie de chaque région rapporte un point par jeton. Dans la région désertique, 6 de vos jetons se touchent : passez à 7. Déplacez de l’énergie de la manufacture entre les régions désertique et aquatique vers e6.
neotopia-lesson-unused = Vous pourriez encore utiliser un jeton bonus, mais inutilisé, il vaut 3 points, et vous en avez quatre. Terminez le tour : votre rival en joue encore un, puis le décompte final compte les groupes, les jetons bonus et, trois fois, la région la plus faible.

## The browser

neotopia-web-area-board = Plateau
neotopia-web-area-cards = Cartes
neotopia-web-area-players = Joueurs
neotopia-web-progress = tuiles restantes : { $tiles } · pioche : { $deck }
neotopia-web-not-now = Rien à choisir ici pour l’instant.
neotopia-web-factory-far = Une manufacture ne dessert que les deux régions voisines.
neotopia-web-point = Choisissez un élément d’une manufacture et un emplacement, dans l’ordre que vous voulez.
neotopia-web-point-card = ✦ : un jeton ici complète une carte. Choisissez une carte pour voir ses emplacements.
neotopia-web-space = { $region } { $space }
neotopia-web-space-at = { $region }, rangée { $row }, emplacement { $number }
neotopia-web-space-free = libre
neotopia-web-space-free-outer = emplacement extérieur libre
neotopia-web-space-bonus = bonus { $bonus }
neotopia-web-space-completes = { $element } compléterait { $cards }
neotopia-web-space-last = placé en dernier
neotopia-web-factory = Manufacture { $factory }
neotopia-web-token = { $element } dans la manufacture { $factory }
neotopia-web-reserve = { $element } dans la réserve : { $count }
neotopia-web-stack = Pile de production. À venir : { $elements } ; tuiles restantes : { $tiles }
neotopia-web-pile = Pile de bonus : { $bonus } au-dessus, jetons restants : { $left }
neotopia-web-pile-empty = La pile de bonus est vide
neotopia-web-last = Dernier projet : { $type } ; projets construits ici : { $count }
neotopia-web-last-none = Aucun projet n’a encore été construit ici
neotopia-web-type-building = bâtiment { LOWER($element) }
neotopia-web-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
neotopia-web-worth-building = { $points } points, mais { $own } pour la personne de sa couleur
neotopia-web-card = { $card } ({ $type }) : { $worth }
neotopia-web-card-short = { $count ->
    [one] Il manque un jeton : { $count } emplacement complète la carte
   *[other] Il manque un jeton : { $count } emplacements complètent la carte
    }
neotopia-web-card-complete = Complète : appuyez sur Construire ({ $worth })
neotopia-web-card-far = Aucun emplacement ne complète encore cette carte
neotopia-web-deck = Pioche : { $count }
neotopia-web-deck-said = Piocher ; cartes restantes : { $count }
neotopia-web-draw-deck = Piocher une carte
neotopia-web-offer-gap = Prise ; remplacée à la fin du tour
neotopia-web-known = Prise dans l’Offre : tout le monde connaît cette carte
neotopia-web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
    }
neotopia-web-first = Commence les manches
neotopia-web-now = Acquis : { $score }
neotopia-web-now-said = Acquis : les régions, la plus faible comptée trois fois, et les jetons bonus non utilisés
neotopia-web-estimate-said = Si la partie s’arrêtait maintenant : les points acquis et ceux des plus grands groupes
neotopia-web-estimate = Si la partie s’arrêtait maintenant
neotopia-web-region-points = { $region } : { $points }, plus { $group } pour le plus grand groupe
neotopia-web-region-final = { $region } : { $points }
neotopia-web-splash-last-tile = Dernière tuile
neotopia-web-splash-last-round = Dernière manche
neotopia-web-splash-final-scoring = Décompte final
neotopia-web-final-projects = { $region } : projets
neotopia-web-final-group = { $region } : plus grand groupe
neotopia-web-final-lowest = Région la plus faible, encore { $times } fois
neotopia-web-final-lowest-said = { $region }, la région la plus faible, compte encore { $times } fois.
neotopia-web-final-bonuses = Jetons bonus inutilisés
neotopia-web-region-lowest = région la plus faible, compte × { $factor }
neotopia-web-bonus = { $bonus } ({ $count })
neotopia-web-ask-act = { $actions ->
    [one] Encore { $actions } action : piochez une carte ou placez un élément.
   *[other] Encore { $actions } actions : piochez une carte ou placez un élément.
    }
neotopia-web-ask-space = Choisissez un emplacement pour le jeton { $element }.
neotopia-web-use-permits = un élément à l’extérieur
neotopia-web-use-initiative = un élément de la réserve
neotopia-web-use-automation = une action de plus
neotopia-web-use-subsidy = deux cartes
neotopia-web-word-subsidy = Subvention
neotopia-web-word-automation = Automatis.
neotopia-web-word-initiative = Initiative
neotopia-web-word-permits = Permis
neotopia-web-word-deck = Pioche
neotopia-web-ask-factory = Choisissez la manufacture d’où vient le jeton { $element }.
neotopia-web-ask-token = Choisissez un élément pour { $space } ({ LOWER($region) }).
neotopia-web-tell-start = Jeton de départ en { $space } ({ LOWER($region) })
neotopia-web-tell-move = { $element } : { $factory } → { LOWER($region) } { $space }
neotopia-web-tell-place = { $element } : réserve → { LOWER($region) } { $space }
neotopia-web-change-points = Points dans la { LOWER($region) }
neotopia-web-change-group = Plus grand groupe de la { LOWER($region) }
neotopia-web-group-short = Groupe { LOWER($region) }

## What is in the box

neotopia-box-cards = Cartes : { $type }
neotopia-box-building = bâtiment
neotopia-box-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
neotopia-box-points-building = { $own } points pour la personne de sa couleur, { $others } pour les autres
neotopia-box-bonuses = Jetons bonus
neotopia-box-copies = { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
    }
neotopia-box-tiles = Tuiles production
neotopia-box-production-tile = Tuile { $number }
neotopia-box-flag-tile = Tuile au drapeau
neotopia-box-without = reste dans la boîte à { $players } joueurs

neotopia-why-regions = marque des points dans vos régions fortes
neotopia-why-lowest = renforce votre région la plus faible, qui compte le plus
neotopia-why-bonuses = gagne un jeton bonus (un coup de plus maintenant, ou des points à la fin)
neotopia-why-bonuses-cost = dépense un jeton bonus
neotopia-why-cards = rapproche vos cartes de leur construction
neotopia-why-cards-cost = épuise vos cartes
