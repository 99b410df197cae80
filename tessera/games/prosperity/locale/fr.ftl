### Prosperity in French. Every message begins with the name of the game; a fact that is the id of a thing reads as its name.

## Names

prosperity-about = Dirigez un pays pendant sept décennies. Les centrales rapportent de l’argent et de la fumée : équilibrez énergie et écologie mieux que vos voisins.

## Options

prosperity-option-boards = Plateau individuel
    .help = Prosperity : la face du plateau individuel de chaque place, séparées par des virgules : silver ou black.
prosperity-option-boards-silver = Argentée
prosperity-option-boards-black = Noire (plus difficile)
    .hint = La face noire imprimée n’est documentée nulle part ; la nôtre est une reconstitution.
prosperity-option-over_pollution = Surpollution
    .help = Prosperity : ce que fait perdre la surpollution, all-points ou prosperity-scorings (règle P-17).
prosperity-option-over_pollution-all-points = Stricte
    .hint = Notre lecture de la règle : en surpollution, vous ne marquez rien. Les points déjà acquis restent acquis.
prosperity-option-over_pollution-prosperity-scorings = Clémente
    .hint = En surpollution, la prospérité ne rapporte rien. Tuiles spéciales, argent et recherche rapportent encore des points.

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
prosperity-name-silver = argentée
prosperity-name-black = noire
prosperity-name-closed = fermé

## Prosperity : les coups

prosperity-euros = { $amount } €
prosperity-move-income = Revenus :
prosperity-move-clean-up = Dépollution :
prosperity-move-research = Recherche { $track } :
prosperity-move-pay = Payer :
prosperity-move-split = Avancer :

## Prosperity : ce qui s’est passé. $change résume ce que l’événement a changé, à l’aide des messages qui suivent.

prosperity-change-none = aucun changement
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
prosperity-event-turned = { $player } révèle « { $tile } » ({ $decade }). Décompte : { $scores }.
    .you = Vous révélez « { $tile } » ({ $decade }). Décompte : { $scores }.
prosperity-event-stocked = « { $tile } » rejoint le marché, côté { $side }, niveau { $level }.
prosperity-event-must-pay = { $player } a un déficit de { $levels } en énergie et doit choisir : 100 € ou un disque de pollution par niveau.
    .you = Vous avez un déficit de { $levels } en énergie et devez choisir : 100 € ou un disque de pollution par niveau.
prosperity-event-must-split = { $player } a { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
    } de recherche à répartir.
    .you = Vous avez { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
        } de recherche à répartir.
prosperity-event-energy = { $outcome ->
    [earns] { $player } gagne { $amount } € grâce à un excédent de { $size } en énergie.
    [pays] { $player } a un déficit de { $size } en énergie et paie { $amount } €.
    [pollutes] { $player } a un déficit de { $size } en énergie et prend { $count ->
        [one] { $count } disque de pollution
       *[other] { $count } disques de pollution
    }.
    [pays-pollutes] { $player } a un déficit de { $size } en énergie, paie { $amount } € et prend { $count ->
        [one] { $count } disque de pollution
       *[other] { $count } disques de pollution
    }.
   *[other] { $player } est à l’équilibre en énergie.
    }
    .you = { $outcome ->
        [earns] Vous gagnez { $amount } € grâce à un excédent de { $size } en énergie.
        [pays] Vous avez un déficit de { $size } en énergie et payez { $amount } €.
        [pollutes] Vous avez un déficit de { $size } en énergie et prenez { $count ->
            [one] { $count } disque de pollution
           *[other] { $count } disques de pollution
        }.
        [pays-pollutes] Vous avez un déficit de { $size } en énergie, payez { $amount } € et prenez { $count ->
            [one] { $count } disque de pollution
           *[other] { $count } disques de pollution
        }.
       *[other] Vous êtes à l’équilibre en énergie.
        }
prosperity-event-ecology = { $outcome ->
    [cleans] { $player } retire { $count ->
        [one] { $count } disque de pollution
       *[other] { $count } disques de pollution
    } grâce à un excédent de { $size } en écologie.
    [earns] { $player } gagne { $amount } € grâce à un excédent de { $size } en écologie.
    [cleans-earns] { $player } retire { $count ->
        [one] { $count } disque de pollution
       *[other] { $count } disques de pollution
    } et gagne { $amount } € grâce à un excédent de { $size } en écologie.
    [pollutes] { $player } a un déficit de { $size } en écologie et prend { $count ->
        [one] { $count } disque de pollution
       *[other] { $count } disques de pollution
    }.
   *[other] { $player } est à l’équilibre en écologie.
    }
    .you = { $outcome ->
        [cleans] Vous retirez { $count ->
            [one] { $count } disque de pollution
           *[other] { $count } disques de pollution
        } grâce à un excédent de { $size } en écologie.
        [earns] Vous gagnez { $amount } € grâce à un excédent de { $size } en écologie.
        [cleans-earns] Vous retirez { $count ->
            [one] { $count } disque de pollution
           *[other] { $count } disques de pollution
        } et gagnez { $amount } € grâce à un excédent de { $size } en écologie.
        [pollutes] Vous avez un déficit de { $size } en écologie et prenez { $count ->
            [one] { $count } disque de pollution
           *[other] { $count } disques de pollution
        }.
       *[other] Vous êtes à l’équilibre en écologie.
        }
prosperity-event-capital = { $outcome ->
    [earns] { $player } gagne { $amount } € grâce au capital.
   *[other] { $player } n’a pas de capital et ne gagne rien.
    }
    .you = { $outcome ->
        [earns] Vous gagnez { $amount } € grâce au capital.
       *[other] Vous n’avez pas de capital et ne gagnez rien.
        }
prosperity-event-research = { $outcome ->
    [on-energy] { $player } avance de { $energy } sur la piste énergie.
    [on-ecology] { $player } avance de { $ecology } sur la piste écologie.
    [both] { $player } avance de { $energy } sur la piste énergie et de { $ecology } sur la piste écologie.
   *[other] { $player } ne progresse pas en recherche.
    }
    .you = { $outcome ->
        [on-energy] Vous avancez de { $energy } sur la piste énergie.
        [on-ecology] Vous avancez de { $ecology } sur la piste écologie.
        [both] Vous avancez de { $energy } sur la piste énergie et de { $ecology } sur la piste écologie.
       *[other] Vous ne progressez pas en recherche.
        }
prosperity-event-prosperity = { $symbols ->
    [0] { $player } ne marque aucun point de prospérité.
    [one] { $player } marque { $symbols } point de prospérité.
   *[other] { $player } marque { $symbols } points de prospérité.
    }
    .you = { $symbols ->
        [0] Vous ne marquez aucun point de prospérité.
        [one] Vous marquez { $symbols } point de prospérité.
       *[other] Vous marquez { $symbols } points de prospérité.
        }
prosperity-event-over-polluted = { $player } est en surpollution et perd { $symbols ->
    [one] { $symbols } point
   *[other] { $symbols } points
    } de prospérité.
    .you = Vous êtes en surpollution et perdez { $symbols ->
        [one] { $symbols } point
       *[other] { $symbols } points
        } de prospérité.
prosperity-event-income = { $player } perçoit { $amount } € de revenus.
    .you = Vous percevez { $amount } € de revenus.
prosperity-event-clean-up = { $player } dépollue : 1 disque de moins.
    .you = Vous dépolluez : 1 disque de moins.
prosperity-event-research-action = { $player } avance sur la piste { $track }, désormais au niveau { $level }.
    .you = Vous avancez sur la piste { $track }, désormais au niveau { $level }.
prosperity-event-bought = { $player } achète « { $tile } » pour { $price } € et l’installe en { $slot }.
    .you = Vous achetez « { $tile } » pour { $price } € et l’installez en { $slot }.
prosperity-event-bought-over = { $player } achète « { $tile } » pour { $price } €, à la place de « { $covered } ».
    .you = Vous achetez « { $tile } » pour { $price } €, à la place de « { $covered } ».
prosperity-event-bought-opening = { $player } achète « { $tile } » pour { $price } €, à la place de « { $covered } », ce qui ouvre { $opened }.
    .you = Vous achetez « { $tile } » pour { $price } €, à la place de « { $covered } », ce qui ouvre { $opened }.
prosperity-event-bought-special = { $outcome ->
    [scores] { $player } achète « { $tile } » pour { $price } € et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    [cleans] { $player } achète « { $tile } » pour { $price } € et retire { $count ->
        [one] { $count } disque de pollution
       *[other] { $count } disques de pollution
    }.
   *[other] { $player } achète « { $tile } » pour { $price } €, sans effet.
    }
    .you = { $outcome ->
        [scores] Vous achetez « { $tile } » pour { $price } € et marquez { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
        [cleans] Vous achetez « { $tile } » pour { $price } € et retirez { $count ->
            [one] { $count } disque de pollution
           *[other] { $count } disques de pollution
        }.
       *[other] Vous achetez « { $tile } » pour { $price } €, sans effet.
        }
prosperity-event-bought-special-lost = { $player } achète « { $tile } » pour { $price } € mais, en surpollution, ne marque rien.
    .you = Vous achetez « { $tile } » pour { $price } € mais, en surpollution, ne marquez rien.
prosperity-event-final-scoring = Le dernier tour est joué. Place au décompte final.
prosperity-event-money = { $outcome ->
    [scores] { $player } convertit { $amount } € en { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $player } n’a plus assez d’argent pour un point.
    }
    .you = { $outcome ->
        [scores] Vous convertissez { $amount } € en { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Vous n’avez plus assez d’argent pour un point.
        }
prosperity-event-money-lost = { $player } est en surpollution : { $amount } € dépensés sans rapporter de points.
    .you = Vous êtes en surpollution : { $amount } € dépensés sans rapporter de points.
prosperity-event-advance = { $outcome ->
    [on-energy] { $player } avance encore de { $energy } sur la piste énergie.
    [on-ecology] { $player } avance encore de { $ecology } sur la piste écologie.
    [both] { $player } avance encore de { $energy } sur la piste énergie et de { $ecology } sur la piste écologie.
   *[other] { $player } ne progresse plus en recherche.
    }
    .you = { $outcome ->
        [on-energy] Vous avancez encore de { $energy } sur la piste énergie.
        [on-ecology] Vous avancez encore de { $ecology } sur la piste écologie.
        [both] Vous avancez encore de { $energy } sur la piste énergie et de { $ecology } sur la piste écologie.
       *[other] Vous ne progressez plus en recherche.
        }
prosperity-event-rank = { $player } marque { $points ->
    [0] 0 point
    [one] { $points } point
   *[other] { $points } points
    } pour la recherche ({ $track }).
    .you = Vous marquez { $points ->
        [0] 0 point
        [one] { $points } point
       *[other] { $points } points
        } pour la recherche ({ $track }).
prosperity-event-rank-lost = { $player } est en surpollution et perd { $deserved ->
    [one] { $deserved } point
   *[other] { $deserved } points
    } pour la recherche ({ $track }).
    .you = Vous êtes en surpollution et perdez { $deserved ->
        [one] { $deserved } point
       *[other] { $deserved } points
        } pour la recherche ({ $track }).
prosperity-event-over = La partie est terminée.

## Prosperity : ce qui est refusé, et pourquoi

prosperity-wrong-boards = Pour les plateaux individuels, il faut { $players } mots, un par place, parmi { $values } ; reçu : « { $given } ».
prosperity-nothing-to-split = Vous n’avez pas de recherche à répartir maintenant
prosperity-nothing-to-pay = Vous n’avez pas de déficit énergétique à régler maintenant
prosperity-no-discs = Vous n’avez aucun disque à retirer
prosperity-track-end = Votre marqueur est au bout de la piste { $track }
prosperity-pay-first = Réglez d’abord votre déficit énergétique de { $levels } : choisissez combien de niveaux vous payez ; chaque autre niveau vous coûte un disque
prosperity-pay-too-much = Le déficit est de { $levels } ; vous ne pouvez pas payer { $paid } niveaux
prosperity-pay-no-debt = Cela coûte { $price } € ; vous avez { $money } €
prosperity-split-first = Répartissez d’abord { $squares ->
    [one] votre case
   *[other] vos { $squares } cases
    } de recherche : tapez « split », les cases en énergie, puis les cases en écologie
prosperity-split-no-room = { $room ->
    [0] Il ne reste aucune case
    [one] Il ne reste qu’une case
   *[other] Il ne reste que { $room } cases
    } sur la piste { $track }
prosperity-split-sum = Vous avez { $squares ->
    [one] une case
   *[other] { $squares } cases
    } à répartir, pas { $given }
prosperity-too-dear = « { $tile } » coûte { $price } € ; vous avez { $money } €
prosperity-wrong-kind = « { $tile } » est une tuile de type { $kind } ; l’emplacement { $slot } est de type { $other }
prosperity-slot-closed = L’emplacement { $slot } est fermé jusqu’à ce qu’une tuile transport recouvre « { $cover } »
prosperity-not-yet = « { $tile } » n’est pas encore révélée ; elle arrive en { $decade }
prosperity-owned = « { $tile } » a déjà été achetée, par la place { $seat }
prosperity-used = « { $tile } » a déjà été achetée et a quitté la partie
prosperity-covered = « { $tile } » a déjà été achetée puis recouverte

## Prosperity : à l’écran

prosperity-screen-turn = { $decade } · tour { $turn } sur { $turns }
prosperity-screen-final = Décompte final
prosperity-screen-turned = révélée : { $tile }, { $side } { $level }, { $kind }
prosperity-screen-to-score = encore à décompter en { $decade } :
prosperity-screen-nothing-to-score = plus rien à décompter
prosperity-screen-market = Marché (vos prix)
prosperity-screen-level = Niveau
prosperity-screen-money = Argent
prosperity-screen-points = Points
prosperity-screen-discs = Disques
prosperity-screen-tracks = Recherche
prosperity-screen-buy = Acheter : numéro▸emplacement (ce qui est remplacé)
prosperity-screen-left = { $actions ->
    [one] Encore une action
   *[other] Encore { $actions } actions
    }
prosperity-screen-pay = Vous avez un déficit de { $levels } en énergie. Comment le réglez-vous ?
prosperity-screen-split = { $squares ->
    [one] Avancez d’une case. Sur quelle piste ?
   *[other] Avancez de { $squares } cases. Comment les répartissez-vous ?
    }
prosperity-points-prosperity = prospérité en cours de partie
prosperity-points-special = tuiles spéciales
prosperity-points-money = argent restant
prosperity-points-rank = pistes de recherche
prosperity-points-final = prospérité finale
prosperity-points-kept = argent pour départager
prosperity-points-lost = manqués à cause de la surpollution

## Prosperity : les règles en bref

prosperity-rules-setup = Mise en place
prosperity-rule-P-1 = De deux à quatre joueurs dirigent chacun un pays pendant sept décennies, de 1970 à 2030, en 36 tours.
prosperity-rule-P-2 = Les 24 tuiles sans date forment le marché de départ : face visible, les tuiles énergie d’un côté et les tuiles écologie de l’autre, aux niveaux 1 à 6.
prosperity-rule-P-3 = Mélangez les tuiles datées de chaque décennie et empilez les décennies dans l’ordre, 1970 au sommet : cinq tuiles par décennie, six pour 2030.
prosperity-rule-P-4 = Chacun choisit une face de son plateau individuel, argentée ou noire ; la noire est plus difficile. Vous pouvez choisir des faces différentes.
prosperity-rule-P-5 = Vous commencez avec 100 €, aucun point, vos deux marqueurs de recherche sur la case la plus basse et 8 disques de pollution. Vos bilans d’énergie et d’écologie sont toujours la somme des symboles visibles dans votre pays.
prosperity-rule-P-6 = La première personne à jouer est tirée au sort ; on joue dans le sens horaire.
prosperity-rules-turn = Un tour
prosperity-rule-P-10 = La personne active révèle la tuile au sommet de la pioche. Tout le monde décompte son symbole, à commencer par elle, puis dans le sens horaire. Ensuite, la tuile rejoint le marché et peut être achetée aussitôt.
    .figure = Une tuile révélée : tout le monde marque le symbole de son bord inférieur.
prosperity-rule-P-11 = Énergie : chaque niveau en excédent vous rapporte 50 €. Pour chaque niveau au-dessous de zéro, payez 100 € ou prenez un disque, comme vous voulez ; vous ne pouvez pas vous endetter.
prosperity-rule-P-12 = Écologie : chaque niveau en excédent retire un de vos disques, ou vous rapporte 50 € s’il ne vous en reste plus. Chaque niveau au-dessous de zéro ajoute un disque.
prosperity-rule-P-13 = Capital : chaque symbole vous rapporte 100 €.
prosperity-rule-P-14 = Recherche : chaque symbole vous fait avancer d’une case, à répartir comme vous voulez entre vos deux marqueurs.
    .ruling = Une piste s’arrête à sa dernière case. Les cases qui ne tiennent sur aucune des deux pistes sont perdues ; toutes les autres doivent être utilisées.
prosperity-rule-P-15 = Prospérité : chaque symbole rapporte 1 point, y compris ceux à découvert sur votre piste de pollution.
prosperity-rule-P-16 = Les disques remplissent la piste de pollution par le bas et la quittent par le haut. Les cercles 1, 6 et 11, comptés à partir du bas, montrent un symbole prospérité tant qu’ils sont libres. Le triangle au-dessus des 15 cercles accueille un nombre illimité de disques.
    .figure = Huit disques : les deux premiers symboles sont recouverts ; le troisième, sur le cercle 11, compte encore.
prosperity-rule-P-17 = Si vous avez un disque sur le triangle, soit 16 disques ou plus, vous êtes en surpollution et ne marquez aucun point.
    .ruling = Cela vaut pour toutes les sources : décomptes de prospérité, tuiles spéciales, argent (chaque tranche entière de 300 € est dépensée quand même) et pistes de recherche. Une table peut convenir de la règle clémente, où seuls les décomptes de prospérité sont perdus.
    .figure = Le 16e disque est sur le triangle : surpollution.
prosperity-rule-P-18 = La personne active fait ensuite deux actions : deux différentes, ou deux fois la même.
prosperity-rules-actions = Actions
prosperity-rule-P-20 = Revenus : prenez 100 €.
prosperity-rule-P-21 = Dépollution : retirez votre disque le plus haut.
    .ruling = Il vous faut un disque à retirer.
prosperity-rule-P-22 = Recherche : avancez l’un de vos marqueurs d’une case, sans dépasser le bout de la piste.
prosperity-rule-P-23 = Achetez une tuile du marché. Comparez son niveau à celui de votre marqueur du même côté : au même niveau, elle coûte 100 € ; chaque niveau au-dessus ajoute 100 € ; à tout niveau inférieur, elle coûte 50 €. C’est la position de votre marqueur au moment de l’achat qui compte.
    .figure = Une tuile : 1 son côté du marché et son niveau, 2 ce qu’elle vous coûte, 3 les symboles qu’elle apporte, 4 sa couleur, la sorte d’emplacement qu’il lui faut.
prosperity-rule-P-24 = Posez la tuile sur un emplacement de son type, libre ou non. Ce qu’elle recouvre ne compte plus et ne revient jamais.
    .figure = Le transport imprimé est recouvert ; seul compte désormais ce que montre la nouvelle tuile.
prosperity-rule-P-25 = Les emplacements d’infrastructure situés sous un espace vert marqué comme inaccessible sont fermés jusqu’à ce qu’une tuile transport recouvre cet espace vert.
    .figure = À gauche : l’espace vert garde deux emplacements fermés. À droite : une tuile transport le recouvre, et les deux sont ouverts.
prosperity-rule-P-26 = Les tuiles spéciales ne se posent pas : elles rapportent 1 ou 2 points, ou retirent 3 disques, puis quittent la partie.
    .ruling = Si vous avez moins de disques que la tuile n’en retire, le reste ne rapporte rien.
    .figure = Des tuiles spéciales : ce qu’elles montrent se produit une seule fois.
prosperity-rules-end = Fin de la partie
prosperity-rule-P-30 = La partie s’achève après le tour où la 36e tuile est révélée.
prosperity-rule-P-31 = Au décompte final, chaque élément est décompté par tout le monde, à commencer par la personne qui a joué le dernier tour, puis dans le sens horaire : énergie deux fois, écologie deux fois, capital une fois ; puis 1 point par tranche entière de 300 €, le reste servant à départager les égalités ; puis vos deux marqueurs avancent d’autant de cases que vous avez de symboles recherche, et les pistes sont classées ; enfin, prospérité une fois.
prosperity-rule-P-32 = Sur chaque piste, la première place rapporte 3 points et la deuxième 1. En cas d’égalité à la première place, les ex æquo marquent 2 points chacun et il n’y a pas de deuxième ; les ex æquo à la deuxième place ne marquent rien.
    .ruling = En surpollution, on garde son rang mais on ne marque pas de points. À deux, la règle est la même.
prosperity-rule-P-33 = Qui a le plus de points l’emporte ; à égalité, qui a gardé le plus d’argent.
    .ruling = S’il y a encore égalité, la victoire est partagée.
prosperity-rule-P-34 = Le nombre de points n’est pas plafonné.
prosperity-goal = Qui a le plus de points à la fin l’emporte. Vous marquez des points à chaque décompte de prospérité, avec les tuiles spéciales et, à la fin, pour chaque tranche de 300 € restante et pour les premières places sur les pistes de recherche. Surveillez votre pollution : à partir de 16 disques, vous ne marquez plus aucun point.
prosperity-reconstructed = Aucune source publique ne décrit la face noire du plateau individuel. La nôtre est une reconstitution : vous commencez à −1 en énergie et −2 en écologie, et les trois emplacements du bas sont fermés. Quatre tuiles (Trains à Grande Vitesse, Institut de logistique routière, Conception sur mesure, Clinique de régénérescence) sont du côté énergie, seule façon d’avoir autant de tuiles des deux côtés à chaque niveau.

## What is wrong with an owner's components

prosperity-fault-turns = { $tiles } tuiles datées ne se répartissent pas également entre { $players } joueurs
prosperity-fault-decades = les décennies doivent être dans l’ordre croissant, chacune une seule fois

## The lesson

prosperity-lesson-welcome = Bienvenue ! Vous dirigez un pays pendant sept décennies. Voici le vôtre, avec ses premiers bâtiments. Qui a le plus de points à la fin l’emporte.
prosperity-lesson-scored = Chaque tour révèle une tuile, et tout le monde décompte son symbole. Cette fois, c’est le capital : votre rival et vous avez chacun gagné 100 € pour le symbole capital de votre pays. Le tableau montre ce qui peut encore être décompté cette décennie.
prosperity-lesson-buy = À vous de faire deux actions. Le Réseau ferré est bon pour l’écologie. Il coûte 200 €, car il se trouve un niveau au-dessus de votre marqueur. Choisissez-le : il remplace votre Réseau routier.
prosperity-lesson-research = Deuxième action : la recherche. Avancez votre marqueur d’une case sur la piste écologie : choisissez la case surlignée ou le bouton ci-dessous.
prosperity-lesson-end-turn = Vous voyez ci-dessous ce que changent vos deux actions. Vous pouvez tout annuler tant que vous n’avez pas confirmé. Confirmez maintenant.
prosperity-lesson-ecology = La tuile de votre rival a fait décompter l’écologie. Avec un bilan de +1, vous avez retiré un disque de pollution ; votre rival, à −1, en a pris un. Le journal garde la trace de tout : survolez ou touchez une ligne pour la voir sur le plateau.
prosperity-lesson-cheaper = À vous : l’énergie a été décomptée, et votre bilan de +1 vous a rapporté 50 €. Faites encore une recherche en écologie : votre marqueur atteint le niveau 2, et les tuiles des niveaux inférieurs ne vous coûtent plus que 50 €.
prosperity-lesson-infrastructure = L’Institut d’étude sur les polymères, au niveau 1, ne coûte plus que 50 € et apporte de la recherche. Choisissez-le : il va sur l’emplacement bleu 4.3, encore vide.
prosperity-lesson-end-again = Confirmez votre tour.
prosperity-lesson-points = La prospérité a été décomptée : votre premier point ! Il vient de l’étoile à découvert sur votre piste de pollution. À partir de 16 disques, vous ne marquez plus de points : gardez votre pays propre.
prosperity-lesson-split = La recherche a été décomptée : vous avez deux cases à répartir entre les pistes. Mettez les deux en énergie.
prosperity-lesson-confirm = Confirmez votre choix.
prosperity-lesson-outlook = Vous avez vu les cinq symboles. Ce tableau est votre meilleur allié : il montre ce que chaque symbole encore à venir rapporterait à chacun dès maintenant. Anticipez !
prosperity-lesson-go-on = Voilà un tour : une tuile est décomptée, puis vous faites deux actions. Outre l’achat et la recherche, il y a les revenus (100 €) et la dépollution (un disque). Voyez maintenant ce qui décide d’une partie : les derniers tours d’une autre.
prosperity-lesson-last-decade = 2030, la fin d’une autre partie. Vous menez 19 points à 11, mais regardez votre piste de pollution : 15 disques. Un de plus, et vous êtes en surpollution : vous gardez vos points, mais n’en marquez plus tant que vous n’avez pas dépollué.
prosperity-lesson-deficit = L’énergie est décomptée, et il vous en manque 2. Chaque niveau manquant coûte 100 € ou un disque. Deux disques vous mettraient en surpollution : payez les 200 €.
prosperity-lesson-closed = Les emplacements 4.1 et 4.2 sont fermés tant qu’aucune tuile transport ne recouvre l’espace vert. Achetez les Véhicules à hydrogène et construisez-les sur l’espace vert, emplacement 3.1.
prosperity-lesson-opened = Les deux emplacements sont ouverts ! Achetez le Recyclage énergétique pour votre écologie et construisez-le sur l’emplacement 4.1.
prosperity-lesson-end-turn-33 = Votre écologie remonte à −1 : c’est encore négatif. Confirmez votre tour et voyez ce que cela coûte.
prosperity-lesson-over-polluted = La tuile de votre rival a fait décompter l’écologie : à −1, vous avez pris votre 16e disque. Puis la vôtre a fait décompter la prospérité : en surpollution, vous avez laissé filer 7 points !
prosperity-lesson-forecast = « Si tout s’arrêtait là » montre d’avance le décompte final : chaque symbole compte encore, l’énergie et l’écologie deux fois, puis l’argent et les pistes de recherche. En surpollution, vous n’en auriez rien. C’est votre dernier tour !
prosperity-lesson-clean-up = D’abord, dépolluez : avec 15 disques, vous marquez de nouveau.
prosperity-lesson-twice = L’énergie et l’écologie comptent encore deux fois à la fin. La Tour solaire améliore les deux : construisez-la sur l’emplacement 2.1.
prosperity-lesson-last-turn = Comparez « Si tout s’arrêtait là » : deux bonnes actions, et le décompte final compte de nouveau pour vous. Confirmez ; votre rival joue le dernier tour, puis tout est décompté.

## The browser

prosperity-web-area-market = Marché
prosperity-web-area-country = Pays
prosperity-web-area-players = Joueurs
prosperity-web-side = Marché : { $side }
prosperity-web-track = Piste { $track }
prosperity-web-square = case { $square }
prosperity-web-markers = { $player } : niveau { $energy } sur la piste énergie, niveau { $ecology } sur la piste écologie.
prosperity-web-tile-label = { $tile }, { $kind } : { $does } ; coûte { $price }
prosperity-web-tile-place = { $kind }, côté { $side }, niveau { $level }
prosperity-web-tile-scored = révélée en { $decade }, décompte { $symbol }
prosperity-web-price = Vous coûte { $price }
prosperity-web-printed = imprimé sur le plateau ; une tuile du même type peut le remplacer
prosperity-web-purse = Vous avez { $money }
prosperity-web-no-symbols = aucun symbole
prosperity-web-slot = Emplacement { $slot } ({ $kind })
prosperity-web-empty = vide
prosperity-web-goes-here = poser la tuile ici
prosperity-web-back-home = Revenir à mon pays
prosperity-web-reconstructed-board = face noire : reconstituée
prosperity-web-money = argent
prosperity-web-discs = pollution
prosperity-web-show-country = Voir le pays de { $player }
prosperity-web-outlook = Reste à décompter en { $decade }
prosperity-web-decade-scores = peuvent être décomptés cette décennie
prosperity-web-final-rank = Piste de recherche : { $track }
prosperity-web-final-money = Argent converti en points
prosperity-web-final-advance = Recherche : les deux pistes avancent
prosperity-web-final-over = Manqués à cause de la surpollution
prosperity-web-pollution = Pollution : { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
    } sur { $circles } cercles
prosperity-web-pollution-over = Surpollution avec { $discs } disques : vous ne marquez aucun point
prosperity-web-opens = ouvre { $slots }
prosperity-web-ask-pay = Déficit d’énergie : { $price } ou { $levels ->
    [one] { $levels } disque. Que choisissez-vous ?
   *[other] { $levels } disques, ou un peu des deux. Comment le réglez-vous ?
    }
prosperity-web-ask-split = { $squares ->
    [one] { $squares } case de recherche à placer : sur quelle piste ?
   *[other] { $squares } cases de recherche à placer : comment les répartissez-vous ?
    }
prosperity-web-ask-slot = Où va « { $tile } » ? Choisissez un emplacement surligné dans votre pays.
prosperity-web-ask-action = { $actions ->
    [one] Encore { $actions } action. Choisissez-la ci-dessous, ou prenez une tuile du marché.
   *[other] Encore { $actions } actions. Choisissez ci-dessous, ou prenez une tuile du marché.
    }
prosperity-web-tell-buy = Acheter « { $tile } » pour l’emplacement { $slot }
prosperity-web-tell-buy-special = Acheter « { $tile } »
prosperity-web-tell-research = Recherche { $track }
prosperity-web-tell-pay = { $levels ->
    [0] Ne rien payer
    [one] Payer un niveau
   *[other] Payer { $levels } niveaux
    }
prosperity-web-tell-split = { $energy ->
    [0] Recherche : écologie +{ $ecology }
   *[other] { $ecology ->
        [0] Recherche : énergie +{ $energy }
       *[other] Recherche : énergie +{ $energy }, écologie +{ $ecology }
    }
    }
prosperity-web-tell-income = Revenus
prosperity-web-tell-clean-up = Dépollution

## La table dans le navigateur

# Où couper les longs mots des noms quand la place manque.
prosperity-web-hyphenation = Concep·tion Distri·bution Géné·rateur Inciné·rateur Labo·ratoire Produc·tion Refores·tation Renou·vel·lement Réno·vation Souf·flerie Trans·mission Univer·sité Valo·risation atmo·sphé·rique automa·tisées auto·mobile auto·routier aéro·dyna·mique bota·niques commu·ni·cation cultu·relle gravi·tation·nels hydro·élec·trique indus·trielles logis·tique maré·mo·trice micro·pro·ces·seurs nano·techno·logie neuro·aug·men·tation parti·cules régé·né·res·cence souter·raines supra·conduc·teurs toxi·co·logie traite·ment élec·trique élec·triques éner·gé·tique transport Gratte infra·structure
prosperity-web-deficit = { $price } ou { $levels ->
    [one] 1 disque
   *[other] { $levels } disques
    }
prosperity-web-ending = Si tout s’arrêtait là
prosperity-web-about-ending = Si tout s’arrêtait là : les points de chacun après un décompte final de cette position.
prosperity-web-ending-says = { $points ->
    [one] { $points } point
   *[other] { $points } points
    } si tout s’arrêtait là ; le décompte final rapporte { SIGNED($prosperity) } pour la prospérité, { SIGNED($money) } pour l’argent et { SIGNED($research) } pour la recherche.
prosperity-web-ending-change = { SIGNED($points) } { $points ->
    [one] point
   *[other] points
    } si tout s’arrêtait ensuite
prosperity-web-warn-over = Surpollution ! Retirez { $discs ->
    [one] un disque
   *[other] { $discs } disques
    } pour marquer à nouveau.
prosperity-web-warn-soon = La pollution monte !
prosperity-web-warn-cost = { $points ->
    [one] En surpollution, un point vous échapperait.
   *[other] En surpollution, { $points } points vous échapperaient.
    }
prosperity-web-warn-turn = Vous finiriez le tour en surpollution : aucun point tant que vous n’aurez pas dépollué !
prosperity-web-warn-next = La prochaine tuile peut vous coûter : { $costs }.
prosperity-web-short = il vous manque { $money }
prosperity-web-in-slot = Sur l’emplacement { $slot } :
prosperity-web-in-slot-over = Sur l’emplacement { $slot }, à la place de { $covered } :
prosperity-web-over = remplace { $covered }
prosperity-web-closed = Il s’ouvre quand une tuile de transport recouvre « { $cover } ».
prosperity-web-deck = Pioche : la prochaine tuile date de { $decade } ; { $tiles ->
    [one] il en reste une
   *[other] il en reste { $tiles }
    }
prosperity-web-deck-empty = La pioche est vide.
prosperity-web-turned = Révélée : { $tile } ; on décompte { $symbol }
prosperity-web-decade-left = { $decade } : { $tiles ->
    [one] reste une tuile
   *[other] restent { $tiles } tuiles
    } ; à décompter : { $symbols }
prosperity-web-decade-over = { $decade } : plus de tuiles
prosperity-web-split-here = avancer d’une case ici (reste { $left })
prosperity-web-outlook-none = Il ne reste que le décompte final
prosperity-web-about-energy = Énergie : ce que le pays produit moins ce qu’il consomme. Au décompte, chaque niveau au-dessus de zéro rapporte 50 € ; chaque niveau en dessous coûte 100 € ou un disque.
prosperity-web-about-ecology = Écologie : au décompte, chaque niveau au-dessus de zéro retire un disque (ou rapporte 50 € s’il n’y en a pas) ; chaque niveau en dessous en ajoute un.
prosperity-web-about-capital = Capital : au décompte, chaque symbole rapporte 100 €.
prosperity-web-about-research = Recherche : au décompte, chaque symbole est un pas sur les échelles, à répartir à votre gré.
prosperity-web-about-prosperity = Prospérité : au décompte, chaque symbole vaut un point. Les étoiles de la piste de pollution comptent tant qu’aucun disque ne les recouvre.
prosperity-web-about-money = Argent : à la fin, chaque tranche de 300 € vaut un point.
prosperity-web-about-points = Points : qui en a le plus à la fin gagne.
prosperity-web-about-discs = Avec un disque sur le triangle, votre pays est en surpollution et vous ne marquez aucun point.

## What is in the box

prosperity-box-first-market = Marché de départ
prosperity-box-tile = { $kind }, { $side } { $level }
prosperity-box-scores = décompte { $symbol }
prosperity-box-board = Plateau individuel, face { $side }
prosperity-box-slot = emplacement { $slot }, { $kind }
prosperity-box-free-slot = libre
prosperity-box-opens = ouvre { $slots } une fois recouvert par une tuile transport

prosperity-why-points = marque des points tout de suite
prosperity-why-prosperity = accroît votre prospérité (des points à chaque décompte de prospérité)
prosperity-why-prosperity-cost = sacrifie de la prospérité
prosperity-why-money = rapporte de l’argent pour vos prochains achats
prosperity-why-money-cost = coûte de l’argent
prosperity-why-energy = améliore votre bilan énergétique (de l’argent au décompte au lieu d’un déficit)
prosperity-why-energy-cost = dégrade votre bilan énergétique
prosperity-why-air = limite la pollution, qui finit par coûter des points
prosperity-why-air-cost = pollue davantage
prosperity-why-research = fait avancer votre recherche (des tuiles moins chères, puis des points pour qui mène à la fin)
