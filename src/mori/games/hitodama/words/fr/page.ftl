# La table de Hitodama dans le navigateur.

## Le plateau. Les mots courts se trouvent dans le dessin.

web-hitodama-board = Hitodama : huit tuiles autour du plateau de score
web-hitodama-pond = Plateau de score
web-hitodama-tile = Tuile { $tile }, { $slot }
web-hitodama-wrath = colère { $level }
web-hitodama-ice-out =
    { $count ->
        [one] { $count } jeton de glace sur les tuiles
       *[other] { $count } jetons de glace sur les tuiles
    }
web-hitodama-wrath-ice = carte de glace
web-hitodama-wrath-loss = perdre un
web-hitodama-wrath-over = tout le monde perd
web-hitodama-stack = pile solaire
web-hitodama-visit = visite : payer
web-hitodama-first-arrival = le premier prend la pièce
web-hitodama-displace = déloger
web-hitodama-all-paid = tout versé
web-hitodama-akku-card = Carte Akku en jeu
web-hitodama-lair = dans la tanière
web-hitodama-decks = Pioches
web-hitodama-deck-solar = Solaire
web-hitodama-deck-lunar = Lunaire
web-hitodama-deck-ice = Glace
web-hitodama-supply = Réserve générale
web-hitodama-round = Manche
web-hitodama-round-note = Le hitodama avance toutes les deux manches.
web-hitodama-first-player = Premier joueur
web-hitodama-zoom-ring = Plateau

## Les lieux, tels qu’on les lit à voix haute

web-hitodama-space = { $place } : { $offer } ; { $state }
web-hitodama-offer-plus = donne { $gain }
web-hitodama-offer-cost = payer { $pay } pour { $gain }
web-hitodama-offer-merchant = payer le bien d’une case libre pour { $gain }
web-hitodama-offer-visit = payer { $cost } pour un akku du plateau
web-hitodama-offer-visit-none = aucune carte Akku n’est en jeu
web-hitodama-offer-tribute = verser une ligne de tribut
web-hitodama-on-nothing = libre
web-hitodama-on-akku = un akku la bloque
web-hitodama-on-ice = la glace la recouvre
web-hitodama-on-standing = une essence s’y tient debout ({ $name })
web-hitodama-on-asleep = une essence y est endormie ({ $name })
web-hitodama-line =
    { $points ->
        [one] { $goods } pour { $points } point ; { $state }
       *[other] { $goods } pour { $points } points ; { $state }
    }
web-hitodama-line-open = ouverte
web-hitodama-line-paid = versée ({ $name })
web-hitodama-line-waived = annulée
web-hitodama-stack-label = cartes dans la pile solaire : { $count } sur { $limit }
web-hitodama-spirit = Position du hitodama : case { $position } sur { $end }.
web-hitodama-score =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
web-hitodama-deck =
    { $count ->
        [one] { $deck } : { $count } carte
       *[other] { $deck } : { $count } cartes
    }
web-hitodama-lair-label =
    { $count ->
        [one] { $count } akku attend dans la tanière.
       *[other] { $count } akkus attendent dans la tanière.
    }
web-hitodama-akku-none = Aucune carte Akku n’est en jeu : la tanière est vide.
web-hitodama-supply-label =
    { $ice ->
        [one] La réserve générale contient { $goods }, et { $ice } jeton de glace.
       *[other] La réserve générale contient { $goods }, et { $ice } jetons de glace.
    }
web-hitodama-round-label = Manche { $round }
web-hitodama-coin = { $name } a la pièce de premier joueur.
web-hitodama-north = Le Nord est à la tuile { $tile }
web-hitodama-card = { $card }. { $effect }

## Ma zone et les rivaux

web-hitodama-you = { $name } (vous)
web-hitodama-bot = joué par l’ordinateur
web-hitodama-essence = Essence, { $place } : { $posture }
web-hitodama-essence-reserve = réserve
web-hitodama-essence-asleep = mon plateau
web-hitodama-essence-ready = prête
web-hitodama-essence-stands = debout
web-hitodama-essence-lies = endormie
web-hitodama-home-reserve =
    { $count ->
        [one] { $name } : { $count } essence dans la réserve.
       *[other] { $name } : { $count } essences dans la réserve.
    }
web-hitodama-home-asleep =
    { $count ->
        [one] { $name } : { $count } essence endormie sur le plateau joueur.
       *[other] { $name } : { $count } essences endormies sur le plateau joueur.
    }
web-hitodama-basket = Panier
web-hitodama-basket-label = Votre panier : { $goods }
web-hitodama-basket-of = { $name } a { $goods }.
web-hitodama-cards-of = { $name } : cartes en main : solaires { $solar }, lunaires { $lunar }.
web-hitodama-hand-open = En main : { $cards }
web-hitodama-hand = Main
web-hitodama-hand-of = cartes : { $count } sur { $limit }
web-hitodama-hand-limit = Pas plus de { $limit } cartes en main, solaires et lunaires ensemble.
web-hitodama-free-place = place libre
web-hitodama-discard = Défausser

## En-tête

web-hitodama-progress =
    { $slot ->
        [n] manche { $round } · la résolution commence au Nord
        [e] manche { $round } · la résolution commence à l’Est
        [s] manche { $round } · la résolution commence au Sud
       *[w] manche { $round } · la résolution commence à l’Ouest
    }
web-hitodama-actions-left =
    { $count ->
        [one] il reste { $count } action
       *[other] il reste { $count } actions
    }

## Fiches d’aide

web-hitodama-extra = Une case supplémentaire jusqu’à la fin de la manche, copie de { $place }.
web-hitodama-extras = Cases supplémentaires : { $tile }
web-hitodama-collects-yes = Elle reçoit son gain quand sa tuile est résolue.
web-hitodama-collects-done = Elle est arrivée cette manche et sa tuile est déjà résolue.
web-hitodama-collects-no = Elle ne reçoit rien tant qu’on ne la déplace pas.
web-hitodama-lies = Emplacement : { $slot }.
web-hitodama-starts-here = La résolution commence ici.
web-hitodama-sheltered = Une tuile d’angle : aucune carte ne la désigne.
web-hitodama-arrival-bonus = La personne dont l’essence est arrivée la première reçoit aussi : { $goods }.
web-hitodama-line-worth =
    { $points ->
        [one] La verser rapporte { $points } point.
       *[other] La verser rapporte { $points } points.
    }
web-hitodama-line-akku = L’essence qui paie avec un akku s’endort sur son plateau joueur.
web-hitodama-season-open =
    { $count ->
        [one] { $count } ligne de tribut est ouverte.
       *[other] { $count } lignes de tribut sont ouvertes.
    }
web-hitodama-season-displace = Déloger une essence coûte { $cost }.
web-hitodama-season-start = La résolution commence ici : { $slot }.
web-hitodama-when-solar = Une carte solaire attend sur la pile et prend effet quand la tuile des akkus est résolue.
web-hitodama-when-lunar = Une carte lunaire prend effet immédiatement.
web-hitodama-deck-title = La { $deck }
web-hitodama-cards-left =
    { $count ->
        [one] Il reste { $count } carte.
       *[other] Il reste { $count } cartes.
    }
web-hitodama-discarded = Défaussées : { $cards }.
web-hitodama-reserve-note = Une essence de la réserve peut aller sur n’importe quelle case libre.
web-hitodama-asleep-note = Il faut la réveiller avant de s’en servir à nouveau.
web-hitodama-score-wrath = La prochaine case de colère est la { $space }.
web-hitodama-score-goal = La partie s’achève à { $end } points.
web-hitodama-stack-note = La dernière carte jouée est résolue en premier.
web-hitodama-stacked = { $card } ({ $name })
web-hitodama-lair-title = Tanière des akkus
web-hitodama-supply-note = S’il n’y en a plus assez, on prend ce qui reste.
web-hitodama-coin-note = Le premier autre joueur arrivé sur la tuile Tribut la prend à son détenteur.
web-hitodama-north-note = Quand le Nord change, tuiles et pièces restent en place ; seuls les noms des emplacements changent.
web-hitodama-wrath-title = Niveau de colère { $level }
web-hitodama-spirit-ice = Un joueur qui entre sur une case de colère déclenche une carte de glace.
web-hitodama-spirit-loss = Un joueur qui entre sur une case de colère perd le premier de ces biens qu’il possède : { $goods }.
web-hitodama-spirit-note = Au bout du sentier, tous les joueurs perdent.

## Le jeu en une minute, pour qui débute

web-hitodama-minute-story = Un esprit inquiet
web-hitodama-minute-story-text = Quatre animaux gardent une forêt et apportent des tributs à son sanctuaire. Le premier à 25 points gagne. Mais si l’esprit de la forêt arrive avant au bout de son sentier, tout le monde perd.
web-hitodama-minute-round = Une manche a trois temps
web-hitodama-minute-round-text = Une partie dure une dizaine de manches, seize au plus.
web-hitodama-minute-turns = Chaque joueur joue un tour de trois actions.
web-hitodama-minute-resolve = Puis les huit tuiles sont résolues, dans le sens horaire : les essences debout obtiennent leur gain et s’endorment.
web-hitodama-minute-tidy = On range la manche, et toutes les deux manches l’esprit fait un pas.
web-hitodama-minute-actions = Ce que vous pouvez faire
web-hitodama-minute-actions-text = À votre tour, vous avez trois actions, de toute sorte et dans n’importe quel ordre.
web-hitodama-minute-move = Envoyez une essence sur une case libre : elle obtient son gain quand sa tuile est résolue.
web-hitodama-minute-cards = Jouez, piochez ou défaussez des cartes du soleil et de la lune.
web-hitodama-minute-displace = Réveillez votre troisième essence, ou délogez celle qui dort là où vous voulez aller.
web-hitodama-minute-points = D’où viennent les points
web-hitodama-minute-points-text = Presque tous les points sont des tributs, payés sur la tuile Tribut.
web-hitodama-minute-tribute = Payez une ligne entière de la saison : vous marquez aussitôt.
web-hitodama-minute-worth = Une baie vaut 1 point, un ambre 2, un saphir 4, un akku 6.
web-hitodama-minute-wrath = À 5, 10, 15 et 20 points, vous éveillez la colère : elle apporte de la glace ou vous prend des biens.
