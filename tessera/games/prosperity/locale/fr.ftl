### Prosperity in French. Every message begins with the name of the game; a fact that is the id of a thing reads as its name.

## Names

prosperity-about = Bâtissez un pays au fil de sept décennies. Les centrales rapportent de l’argent, et de la fumée : équilibrez énergie et écologie mieux que vos voisins.

## Options

prosperity-option-boards = Plateau individuel
    .help = Prosperity : la face du plateau individuel à chaque place, séparée par des virgules : silver ou black.
prosperity-option-boards-silver = Argenté
prosperity-option-boards-black = Noir, plus difficile
    .hint = La face noire imprimée n’est pas publique : la nôtre est une reconstitution.
prosperity-option-over_pollution = La surpollution coûte
    .help = Prosperity : ce que coûte la surpollution, all-points ou prosperity-scorings (règle P-17).
prosperity-option-over_pollution-all-points = Tous les points
    .hint = Notre lecture de la règle : aucun point, d’aucune source.
prosperity-option-over_pollution-prosperity-scorings = La prospérité seule
    .hint = Plus doux : tuiles spéciales, argent et recherche donnent encore des points.

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
prosperity-points-lost = perdus par surpollution

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

## What is wrong with an owner's components

prosperity-fault-turns = { $tiles } tuiles datées ne se répartissent pas également entre { $players } joueurs
prosperity-fault-decades = les décennies doivent être dans l’ordre croissant, chacune une seule fois

## The lesson

prosperity-lesson-welcome = Bienvenue ! Vous développez un pays au fil de sept décennies. Voici le vôtre, avec ses premiers bâtiments. Qui a le plus de points de prospérité à la fin l’emporte.
prosperity-lesson-scored = Chaque tour commence par une tuile que l’on révèle. Tout le monde décompte son symbole : cette fois le capital. Votre rival et vous avez donc reçu 100 €, pour l’unique symbole capital de chaque pays. Le tableau montre ce qui reste à décompter cette décennie.
prosperity-lesson-buy = À vous maintenant, pour deux actions. Le Réseau ferré est bon pour l’écologie. Il coûte 200 €, car il se trouve un niveau au-dessus de votre marqueur. Choisissez-le : il recouvre votre Réseau routier.
prosperity-lesson-research = Deuxième action : la recherche. Avancez votre marqueur d’une case sur la piste écologie : choisissez la case qui brille, ou le bouton ci-dessous.
prosperity-lesson-end-turn = Vous voyez ci-dessous ce que changent les deux actions ensemble. Tant que vous n’avez pas confirmé, vous pouvez tout annuler. Confirmez maintenant.
prosperity-lesson-ecology = La tuile de votre rival a fait décompter l’écologie. Avec un bilan de +1, vous avez retiré un disque de pollution ; votre rival, à −1, en a reçu un de plus. Le journal raconte tout ; pointez ou touchez une ligne, et le plateau vous la montre.
prosperity-lesson-cheaper = À vous : l’énergie a été décomptée, et votre bilan de +1 a rapporté 50 €. Faites encore une recherche écologie : votre marqueur atteint le niveau 2, et les tuiles des niveaux inférieurs ne coûtent que 50 €.
prosperity-lesson-infrastructure = L’Institut d’étude sur les polymères, au niveau 1, coûte maintenant 50 € et apporte plus de recherche. Choisissez-le : il va sur l’emplacement bleu 4.3, encore vide.
prosperity-lesson-end-again = Confirmez votre tour.
prosperity-lesson-points = La prospérité a été décomptée : votre premier point. L’étoile qui l’a rapporté est à découvert sur la piste de pollution. Tant que vous avez 16 disques ou plus, vous ne marquez aucun nouveau point : gardez-la propre.
prosperity-lesson-split = La recherche a été décomptée : vous avez deux cases à répartir entre les pistes. Mettez les deux en énergie.
prosperity-lesson-confirm = Confirmez.
prosperity-lesson-actions = Deux actions n’ont pas encore servi : les revenus rapportent 100 €, la dépollution retire un disque. Une tuile va sur un emplacement de sa couleur, libre ou non ; les emplacements fermés s’ouvrent quand une tuile transport recouvre l’espace vert. Et si l’énergie est négative à son décompte, chaque niveau coûte 100 € ou un disque.
prosperity-lesson-outlook = Vous avez vu les cinq symboles. Ce tableau est votre meilleur ami : il dit ce que chaque symbole encore à venir rapporterait maintenant à chacun. Équilibrez votre pays en conséquence.
prosperity-lesson-final = À la fin, tout est décompté encore une fois, énergie et écologie même deux fois ; l’argent devient des points (un par tranche de 300 €), et la première place sur une piste de recherche vaut 3 points.
prosperity-lesson-go-on = C’est tout ce qu’il vous faut. Ce qui est possible brille ; ce qui ne l’est pas dit pourquoi ; « Conseil » consulte les robots. Jouez la suite, et bonne chance !

## The browser

prosperity-web-area-market = Marché
prosperity-web-area-country = Pays
prosperity-web-area-players = Joueurs
prosperity-web-side = Marché : { $side }
prosperity-web-track = piste { $track }
prosperity-web-square = case { $square }
prosperity-web-market-cell = Marché, côté { $side }, niveau { $level }
prosperity-web-markers = { $player } : niveau { $energy } sur la piste énergie, niveau { $ecology } sur la piste écologie.
prosperity-web-tile-label = { $tile }, { $kind } : { $does } ; coûte { $price }
prosperity-web-tile-place = { $kind }, côté { $side }, niveau { $level }
prosperity-web-tile-scored = arrivée en { $decade }, décompte { $symbol }
prosperity-web-price = Vous coûte { $price }
prosperity-web-printed = imprimé sur le plateau ; une tuile du même type peut s’y poser
prosperity-web-point = Choisissez une tuile qui brille pour l’acheter ; son effet se lit ici.
prosperity-web-purse = Vous avez { $money }
prosperity-web-no-symbols = aucun symbole
prosperity-web-slot = Emplacement { $slot } ({ $kind })
prosperity-web-empty = vide
prosperity-web-goes-here = la tuile peut aller ici
prosperity-web-back-home = Revenir à mon pays
prosperity-web-reconstructed-board = face noire : reconstituée
prosperity-web-money = argent
prosperity-web-discs = pollution
prosperity-web-show-country = Voir le pays de { $player }
prosperity-web-outlook = Reste à décompter en { $decade }, et l’effet actuel
prosperity-web-decade-scores = peuvent être décomptés cette décennie
prosperity-web-final-rank = Classement : { $track }
prosperity-web-final-money = Argent en points
prosperity-web-final-advance = Recherche : les deux pistes avancent
prosperity-web-final-over = Perdus par surpollution
prosperity-web-pollution = Pollution : { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
    } sur { $circles } cercles
prosperity-web-pollution-over = Pollution : { $discs } disques, surpollution : aucun point de prospérité
prosperity-web-opens = ouvre { $slots }
prosperity-web-ask-pay = Déficit énergétique de { $levels } : combien de niveaux payez-vous ? Chaque niveau non payé vaut un disque.
prosperity-web-ask-split = { $squares ->
    [one] Une case de recherche : sur quelle piste ?
   *[other] { $squares } cases de recherche : comment les répartissez-vous ?
    }
prosperity-web-ask-slot = Où va la tuile { $tile } ? Choisissez un emplacement qui brille dans votre pays.
prosperity-web-ask-action = { $actions ->
    [one] À vous : encore une action. Choisissez ci-dessous, ou une tuile du marché.
   *[other] À vous : encore { $actions } actions. Choisissez ci-dessous, ou une tuile du marché.
    }
prosperity-web-tell-buy = Acheter : { $tile }, emplacement { $slot }
prosperity-web-tell-buy-special = Acheter : { $tile }
prosperity-web-tell-research = Recherche { $track }
prosperity-web-tell-pay = { $levels ->
    [0] Ne rien payer
    [one] Payer un niveau
   *[other] Payer { $levels } niveaux
    }
prosperity-web-tell-split = Énergie { $energy }, écologie { $ecology }
prosperity-web-tell-income = Revenus
prosperity-web-tell-clean-up = Dépollution

## What is in the box

prosperity-box-first-market = Premier marché
prosperity-box-tile = { $kind }, { $side } { $level }
prosperity-box-scores = décompte { $symbol }
prosperity-box-board = Plateau individuel { $side }
prosperity-box-slot = emplacement { $slot }, { $kind }
prosperity-box-free-slot = libre
prosperity-box-opens = une tuile Transport posée dessus ouvre { $slots }
