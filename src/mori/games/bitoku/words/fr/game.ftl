# Bitoku. Les cartes et les tuiles n’ont pas de titre : leur nom vient de leur type, et ce qu’elles
# font est dit à partir de leurs effets. Les noms suivent deux-points, une parenthèse, « carte » …

## Actions

bitoku-action-play = Jouer la carte « { $card } » sur l’emplacement { $space }
bitoku-action-use = Utiliser le dé de l’emplacement { $die }
    .told = Utiliser le dé de valeur { $die }
bitoku-action-force = Retirer un Pèlerin de la partie et utiliser le dé bloqué de l’emplacement { $die }
    .told = Retirer un Pèlerin de la partie et utiliser le dé bloqué de valeur { $die }
bitoku-action-cross = Traverser la Rivière avec le dé de l’emplacement { $die }
    .told = Traverser la Rivière avec le dé de valeur { $die }
bitoku-action-pass = Passer
bitoku-action-amulet = Dépenser une Amulette +{ $value }
bitoku-action-place = Placer le dé dans la région : { $region }
bitoku-action-place-home = Placer le dé : { $home }
bitoku-action-row =
    { $value ->
        [1] Action Forêt pour tout dé
        [6] Action Forêt pour un 6
       *[other] Action Forêt pour un dé de { $value } ou plus
    }
bitoku-action-use-building = Utiliser le Bâtiment : { $site }
bitoku-action-favour = Colline ({ $hill }) : obtenir la faveur « { $favour } »
bitoku-action-cover = Colline ({ $hill }) : couvrir la faveur « { $favour } » sans l’obtenir
bitoku-action-activate-card = Activer la carte
bitoku-action-activate-crystal = Activer le Cristal sensoriel
bitoku-action-part = Partie { $number }
bitoku-action-skip = Renoncer
bitoku-action-take = Prendre 1 { $resource }
bitoku-action-pay = Payer 1 { $resource }
bitoku-action-waive = Ne pas payer 1 { $resource }
bitoku-action-advance = Avancer votre Kodama de 1 case : { $region }
bitoku-action-push-back = Reculer un Kodama ({ $seat }) de 1 case : { $region }
bitoku-action-bitoku-step = Accomplir la carte Bitoku suivante
bitoku-action-start = Commencer un Pèlerinage : { $node }
bitoku-action-walk = Avancer un Pèlerin : { $source } → { $target }
bitoku-action-obtain = { $market } : obtenir la tuile de l’emplacement { $number }
bitoku-action-slot = Placer le Cristal ici : { $slot }
bitoku-action-site = Construire ici : { $site }
bitoku-action-combine = Combiner avec : { $tile }
bitoku-action-rock = Prendre : { $rock }
bitoku-action-rock-pilgrim = Placer un Pèlerin : { $space }
bitoku-action-keep-vision = Garder : { $card }
bitoku-action-refuse = Refuser les Visions et prendre une ressource
bitoku-action-look = Regarder les cartes
bitoku-action-draw = Piocher
bitoku-action-keep-yokai = Garder la carte « { $card } »
bitoku-action-keep-bitoku = Garder la carte Bitoku « { $card } »
bitoku-action-unlock = Débloquer le dé de l’emplacement { $die }
    .told = Débloquer le dé de valeur { $die }
bitoku-action-copy = Copier l’action Forêt du dé { $die } ({ $seat })
    .told = Copier l’action Forêt ({ $seat }) du dé de valeur { $which }
bitoku-action-discard = Défausser la carte « { $card } »
bitoku-action-dream = Utiliser le Cristal onirique : { $slot }
bitoku-action-arrange = Dés de gauche à droite : dé { $first }, dé { $second }, dé { $third }
    .values = Dés de gauche à droite : { $first }, { $second }, { $third }
bitoku-action-virtue = Retirer et décompter la carte de l’emplacement { $space }
bitoku-action-bonus-vp = Prendre 1 PV
bitoku-action-bonus-amulet = Prendre une Amulette +1

## Décisions

bitoku-decision-turn = À vous de jouer : que faites-vous ?
bitoku-decision-played-card = Vous avez joué la carte « { $card } ». Qu’activez-vous ?
bitoku-decision-place-die = Votre dé affiche { $value }. Où le placez-vous ?
bitoku-decision-region-action = { $region }, votre dé affiche { $value } : quelle action effectuez-vous ?
bitoku-decision-spend-amulet = Quelle Amulette dépensez-vous pour battre l’autre 6 ?
bitoku-decision-copy-die = De quel dé copiez-vous l’action Forêt ?
bitoku-decision-copied-row = { $region }, le dé copié affiche { $value } : quelle action Forêt effectuez-vous ?
bitoku-decision-claim-favour = Quelle faveur des Collines Hikaru choisissez-vous ?
bitoku-decision-property-bonus = Quelqu’un a utilisé votre Bâtiment. Quel bonus prenez-vous ?
bitoku-decision-choose-part = { $source } : quelle partie résolvez-vous ensuite ?
bitoku-decision-choose-option =
    { $count ->
        [one] { $source } : que choisissez-vous ?
       *[other] { $source } : que choisissez-vous ? Il vous reste { $count } choix.
    }
bitoku-decision-choose-purchase = { $source } : qu’obtenez-vous ? Un seul des achats bénéficie de la réduction.
bitoku-decision-obtain-tile =
    { $count ->
        [0] { $market } : quelle tuile obtenez-vous ?
        [one] { $market } : quelle tuile obtenez-vous pour { $count } ressource de moins ?
       *[other] { $market } : quelle tuile obtenez-vous pour { $count } ressources de moins ?
    }
bitoku-decision-choose-slot = Sur quel emplacement placez-vous la tuile « { $tile } » ?
bitoku-decision-choose-site = Où construisez-vous le Bâtiment « { $tile } » ?
bitoku-decision-combine-mitama = Quelle Libellule combinez-vous avec le Mitama « { $tile } » ?
bitoku-decision-combine-dragonfly = Quel Mitama combinez-vous avec la tuile « { $tile } » ?
bitoku-decision-waive-resource =
    { $count ->
        [one] Quelle ressource du coût ne payez-vous pas ?
       *[other] Quelle ressource du coût ne payez-vous pas ? La réduction est de { $count }.
    }
bitoku-decision-pay-resource =
    { $count ->
        [one] Avec quelle ressource payez-vous ?
       *[other] Avec quelle ressource payez-vous ? Vous en devez { $count }.
    }
bitoku-decision-take-resource =
    { $count ->
        [one] Quelle ressource prenez-vous ?
       *[other] Quelle ressource prenez-vous ? Il vous en reste { $count } à prendre.
    }
bitoku-decision-advance-kodama =
    { $count ->
        [one] Lequel de vos Kodamas avance ?
       *[other] Lequel de vos Kodamas avance ? Il vous reste { $count } cases.
    }
bitoku-decision-push-kodama-back =
    { $count ->
        [one] Quel Kodama faites-vous reculer ?
       *[other] Quel Kodama faites-vous reculer ? Il vous reste { $count } cases.
    }
bitoku-decision-spend-movement =
    { $count ->
        [one] À quoi dépensez-vous votre Point de Mouvement ?
       *[other] À quoi dépensez-vous un Point de Mouvement ? Vous en avez { $count }.
    }
bitoku-decision-look-or-not = Regardez-vous les premières cartes du { $deck } ?
bitoku-decision-keep-yokai = Quelle carte Yōkai gardez-vous ? L’autre va sous le { $deck }.
bitoku-decision-keep-bitoku = Quelle carte Bitoku gardez-vous ? L’autre va sous le { $deck }.
bitoku-decision-keep-vision = Quelle Vision gardez-vous ? Les autres cartes vont sous le { $deck }.
bitoku-decision-draw-or-not =
    { $count ->
        [one] Piochez-vous { $count } carte Yōkai ?
       *[other] Piochez-vous { $count } cartes Yōkai ?
    }
bitoku-decision-unlock-die = Quel dé débloquez-vous ?
bitoku-decision-take-rock = Quel Rocher prenez-vous dans le Jardin des Rochers ?
bitoku-decision-place-rock-pilgrim = Où placez-vous un Pèlerin sur votre Sentier des Rochers ?
bitoku-decision-discard-to-three =
    { $count ->
        [one] Quelle carte défaussez-vous ?
       *[other] Quelle carte défaussez-vous ? Vous devez en défausser { $count }.
    }
bitoku-decision-reap-fruits = Quel Cristal onirique utilisez-vous ensuite ?
bitoku-decision-arrange-dice = Dans quel ordre placez-vous vos dés { $first }, { $second } et { $third } sur les cases rouges ?
bitoku-decision-spirits-virtue = La vertu de l’esprit : quelle carte retirez-vous pour la décompter ? Vous avez joué : { $cards }.

## Ce qui est dit d’une réponse avant de la donner

bitoku-note-price = Prix : { $price }.
bitoku-note-price-less =
    { $count ->
        [one] Prix : { $price }, moins { $count } unité au choix.
       *[other] Prix : { $price }, moins { $count } unités au choix.
    }
bitoku-note-free = Gratuit.
bitoku-note-mitama-action = Effet : { $effects }.
bitoku-note-space-points = Son emplacement donne aussi { $points } PV.
bitoku-note-space-gain = Son emplacement donne aussi { $goods }.
bitoku-note-when-built = À la construction : { $effects }.
bitoku-note-end-points = { $points } PV à la fin.
bitoku-note-forest-action = Meilleure action Forêt : { $effects }.
bitoku-note-no-forest-action = Aucune action Forêt n’y aurait d’effet maintenant.
bitoku-note-acts-in = Il a une action Forêt ici : { $regions }.
bitoku-note-acts-nowhere = Tel quel, il n’a d’action Forêt nulle part.
bitoku-note-buildings = Bâtiments qu’il pourrait utiliser : { $tiles }.
bitoku-note-owner-gains = Pour l’usage de { $tile }, quelqu’un d’autre reçoit { $bonus } : { $seat }.
bitoku-note-own-building = Votre propre Bâtiment.
bitoku-note-rival-building = À { $seat }, qui reçoit { $bonus }.
bitoku-note-die-needed =
    { $value ->
        [6] Demande un 6.
       *[other] Demande un dé de { $value } ou plus.
    }
bitoku-note-amulet-asked = Vous dépensez une Amulette pour cela.
bitoku-note-die-then = Le dé affiche alors { $value }.
bitoku-note-favours = Faveurs à portée : { $favours }.
bitoku-note-completed = Accomplie, elle donne : { $effects }.
bitoku-note-ingenuity = Cristal sensoriel voisin : { $effects }.
bitoku-note-vision-lacks = Si vous ne la réalisez pas, vous perdez { $points } PV. Comptée avec vos autres Visions, il manque encore : { $items }.
bitoku-note-vision-met = Vous avez tout ce qu’elle demande, en plus de ce qu’utilisent vos autres Visions. Si vous ne la réalisez pas, vous perdez { $points } PV.
bitoku-note-vision-takes =
    { $count ->
        [one] Vous avez tout ce qu’elle demande, mais une autre de vos Visions échouerait. Si vous ne la réalisez pas, vous perdez { $points } PV.
       *[other] Vous avez tout ce qu’elle demande, mais { $count } de vos autres Visions échoueraient. Si vous ne la réalisez pas, vous perdez { $points } PV.
    }
bitoku-note-treasure = Votre part du Trésor du lac en l’état : { $now } PV maintenant, { $then } PV ensuite.
bitoku-note-treasure-of = Part du Trésor du lac en l’état ({ $owner }) : { $now } PV maintenant, { $then } PV ensuite.
bitoku-note-rock-matches =
    { $count ->
        [0] Vous n’avez encore rien de ce qu’il compte.
        [one] Vous avez { $count } pièce qu’il compte : { $count } PV par Pèlerin à côté de lui.
       *[other] Vous avez { $count } pièces qu’il compte : { $count } PV par Pèlerin à côté de lui.
    }

## Faits : le cours de la partie

bitoku-fact-round-began = La manche { $round } commence.
bitoku-fact-season-began =
    { $season-id ->
        [spring] Le { $season } commence.
        [ascension] L’ascension commence.
       *[other] L’{ $season } commence.
    }
bitoku-fact-turn-began = { $seat } commence son tour.
bitoku-fact-passed = { $seat } passe.
bitoku-fact-forced-to-pass = { $seat } ne peut rien faire et passe.
bitoku-fact-order-set = Ordre du tour : { $seats }.
bitoku-fact-declined = { $seat } renonce à : { $offer }.
bitoku-fact-effects-declined = { $seat } renonce à : { $effects }.
bitoku-fact-effects-lost = { $seat } ne peut pas utiliser : { $effects }.
bitoku-fact-discount-lost = { $seat } a une réduction plus grande que le prix ; inutilisé : { $count }.
bitoku-fact-tie-broken = { $seat } et { $rival } ont autant de points ; { $seat } passe devant : { $by }.
bitoku-fact-game-ended = Fin de la partie.
bitoku-fact-scored =
    { $category-id ->
        [failed_visions] { $seat } perd { $points-size } PV ({ $category }) et en a { $total }.
       *[other] { $seat } marque { $points } PV ({ $category }) et en a { $total }.
    }

## Faits : ressources, dés et cartes

bitoku-fact-gained = { $seat } gagne { $goods }.
bitoku-fact-paid = { $seat } paie { $goods }.
bitoku-fact-amulet-gained =
    { $count ->
        [one] { $seat } gagne { $count } Amulette +{ $value }.
       *[other] { $seat } gagne { $count } Amulettes +{ $value }.
    }
bitoku-fact-amulet-spent = { $seat } dépense une Amulette +{ $value }.
bitoku-fact-amulet-points-lost = { $seat } perd ce qu’une Amulette donne au-delà de 6 : { $count }.
bitoku-fact-die-unlocked = { $seat } débloque un dé de valeur { $value }.
bitoku-fact-pilgrim-given-up = { $seat } retire un Pèlerin de la partie pour utiliser un dé bloqué.
bitoku-fact-die-placed = { $seat } place un dé de valeur { $value } : { $place }.
bitoku-fact-die-changed = Le dé affiche maintenant { $value } ({ $seat }).
bitoku-fact-die-outranked = { $seat } n’a pas d’action Forêt ({ $region }) : un dé de valeur { $other } l’emporte sur celui de valeur { $value }.
bitoku-fact-die-copied = { $seat } copie un dé de valeur { $value } ({ $owner }) : { $place }.
bitoku-fact-nothing-to-do = { $seat } n’y trouve rien à faire ({ $region }).
bitoku-fact-river-crossed = { $seat } traverse la Rivière depuis la région { $region } ; le dé affiche maintenant { $value }.
bitoku-fact-dice-arranged = { $seat } ramène ses dés, de gauche à droite : { $values }.
bitoku-fact-cards-drawn =
    { $count ->
        [one] { $seat } pioche { $count } carte Yōkai.
       *[other] { $seat } pioche { $count } cartes Yōkai.
    }
bitoku-fact-own-cards-drawn = { $seat } pioche : { $cards }.
bitoku-fact-own-deck-reshuffled = { $seat } mélange sa défausse pour former un nouveau paquet.
bitoku-fact-card-discarded = { $seat } défausse la carte « { $card } ».
bitoku-fact-card-played = { $seat } joue la carte « { $card } » sur l’emplacement { $space }.
bitoku-fact-card-removed = { $seat } retire de la partie la carte « { $card } » et la décompte.

## Faits : le plateau

bitoku-fact-kodama-advanced = { $seat } avance un Kodama à la case { $space } ({ $region }).
bitoku-fact-kodama-pushed-back = { $seat } fait reculer un Kodama ({ $owner }) à la case { $space } ({ $region }).
bitoku-fact-pilgrimage-started = { $seat } commence un Pèlerinage : { $node }.
bitoku-fact-pilgrim-walked = { $seat } avance un Pèlerin : { $source } → { $target }.
bitoku-fact-pilgrim-arrived = { $seat } mène un Pèlerin à son but : { $source } → { $target }.
bitoku-fact-bitoku-added = { $seat } ajoute une carte à son Chemin de Bitoku : { $card }.
bitoku-fact-bitoku-completed = { $seat } accomplit une carte Bitoku : { $card }.
bitoku-fact-mitama-obtained = { $seat } obtient un Mitama : { $tile }.
bitoku-fact-dragonfly-obtained = { $seat } obtient : { $tile }.
bitoku-fact-crystal-obtained = { $seat } obtient un Cristal : { $tile }.
bitoku-fact-building-obtained = { $seat } obtient un Bâtiment : { $tile }.
bitoku-fact-pair-combined = { $seat } forme une paire : { $mitama } et { $dragonfly }.
bitoku-fact-building-laid = { $seat } construit un Bâtiment : { $tile } ; { $site }.
bitoku-fact-building-used = { $seat } utilise un Bâtiment : { $tile }.
bitoku-fact-rival-building-used = { $seat } utilise un Bâtiment adverse ({ $owner }) : { $tile }.
bitoku-fact-tile-removed = { $market } : la tuile la plus éloignée quitte la partie, { $tile }.
bitoku-fact-market-refilled = { $market }, en s’éloignant de la pile : { $tiles }.
bitoku-fact-rock-taken = { $seat } prend : { $rock }.
bitoku-fact-rock-pilgrim-placed = { $seat } place un Pèlerin sur son Sentier des Rochers.
bitoku-fact-rock-removed = Un Rocher du Jardin des Rochers quitte la partie : { $rock }.
bitoku-fact-favour-claimed = { $seat } obtient une faveur (Colline : { $hill }) : { $favour }.
bitoku-fact-favour-covered = { $seat } couvre une faveur sans l’obtenir (Colline : { $hill }) : { $favour }.
bitoku-fact-no-favour-left = { $seat } y trouve toutes les faveurs couvertes.
bitoku-fact-yokai-taken = { $seat } prend la carte Yōkai de la Colline : { $card }.
bitoku-fact-yokai-kept =
    { $count ->
        [0] { $seat } prend une carte du paquet commun de Yōkais.
        [one] { $seat } garde une carte du paquet commun de Yōkais et en remet { $count } dessous.
       *[other] { $seat } garde une carte du paquet commun de Yōkais et en remet { $count } dessous.
    }
bitoku-fact-own-yokai-kept = { $seat } garde une carte du paquet commun de Yōkais : { $card }.
bitoku-fact-vision-kept = { $seat } garde : { $card }.
bitoku-fact-visions-refused = { $seat } refuse les Visions.
bitoku-fact-vision-completed = { $seat } réalise une Vision : { $card }. Avec : { $items }.
bitoku-fact-vision-failed = { $seat } ne réalise pas une Vision ({ $points } PV à perdre) : { $card }. Il manque : { $items }.
bitoku-fact-counted =
    { $category-id ->
        [bitoku_types] Types de Bitoku différents ({ $seat }) : { $count }.
        [guardians] Valeurs des dés et ressources au total ({ $seat }) : { $count } ; chaque tranche de 4 donne 1 PV.
       *[other] Emplacements de Bâtiment découverts ({ $seat }) : { $count }.
    }
bitoku-fact-wild-counted = { $piece } compte comme { $type } ({ $seat }).
bitoku-fact-rock-scored = { $seat } compte un Rocher, { $rock } : correspondants { $count } × Pèlerins à côté { $pilgrims } = { $points } PV.
bitoku-fact-treasure-shared = Le Trésor du lac ({ $region }) vaut { $points } PV pour { $seat }.
bitoku-fact-deck-reshuffled = On mélange la défausse pour former un nouveau { $deck }.
bitoku-fact-hills-cleared = Cartes qui quittent les Collines : { $cards }.
bitoku-fact-hills-filled = Nouvelles cartes sur les Collines : { $cards }.

## Faits : le tour du Tengu, pas à pas

bitoku-fact-tengu-prepared = { $seat } commence avec : { $rocks }. Cartes visibles, de gauche à droite : { $cards }.
bitoku-fact-tengu-rolled =
    { $seat } fait { $first } et { $second } aux dés ; selon le dé le plus faible ({ $position-id ->
        [left] 5–6
        [middle] 3–4
       *[right] 1–2
    }), la carte active est celle { $position } : { $card }.
bitoku-fact-tengu-row-skipped = On saute l’étape { $row } : { $why }.
bitoku-fact-tengu-row-taken = On applique l’étape { $row }.
bitoku-fact-tengu-row-refreshed = La carte « { $card } » quitte la rangée. Cartes visibles, de gauche à droite : { $open }.
bitoku-fact-tengu-deck-reshuffled =
    { $count ->
        [one] { $seat } mélange { $count } carte défaussée pour former un nouveau paquet.
       *[other] { $seat } mélange { $count } cartes défaussées pour former un nouveau paquet.
    }
bitoku-fact-tengu-attitude = { $seat } retourne sa tuile Attitude : { $attitude }.
bitoku-fact-tengu-contested = { $seat } a un dé de valeur { $value } sur une Traversée ({ $region }) ; un dé de valeur { $other } la conteste ({ $rival }, { $place }).
bitoku-fact-tengu-crossed = { $seat } traverse la Rivière depuis la région { $region } avec le dé de valeur { $value }.
bitoku-fact-tengu-acts = { $seat } résout une action de région : { $place } ({ $why }).
bitoku-fact-tengu-action-lost = L’action est perdue : { $why }.
bitoku-fact-tengu-tile-chosen = { $seat } choisit une tuile : { $tile } ({ $why }).
bitoku-fact-tengu-no-favourite = { $seat } ne trouve aucun élément préféré à prendre ({ $market }) ; le dé décide.
bitoku-fact-tengu-tile-rolled = { $seat } fait { $roll } au dé pour choisir une tuile : emplacement { $number } à partir de la pile, { $tile }.
bitoku-fact-tengu-tile-rolled-on = { $seat } fait { $roll } au dé pour choisir une tuile : aucune qu’il puisse prendre sur l’emplacement { $number } à partir de la pile, on continue jusqu’à l’emplacement { $space }, { $tile }.
bitoku-fact-tengu-rolled-choice = { $seat } fait { $roll } au dé pour choisir entre { $options } (1–3 la première, 4–6 la seconde) : { $chosen }.
bitoku-fact-tengu-drew-lots = { $seat } laisse le hasard choisir entre { $options } : { $chosen }.
bitoku-fact-tengu-card-chosen = { $seat } choisit une carte : { $card } ({ $why }).
bitoku-fact-tengu-no-card = { $seat } ne trouve aucune carte à prendre.
bitoku-fact-tengu-kodama-chosen =
    { $why-id ->
        [only_track] Kodama le plus compétitif : { $region } ({ $why }).
        [fewest_steps] Kodama le plus compétitif : { $region } ({ $why } : { $count }).
        [equal_steps] Kodama le plus compétitif : { $region } ({ $why } : { $count } ; récompense la plus élevée pour la première place : { $points } PV, à égalité le plus à gauche).
       *[none_behind] Kodama le plus compétitif : { $region } ({ $why } ; récompense la plus élevée pour la première place : { $points } PV, à égalité le plus à gauche).
    }
bitoku-fact-tengu-kodama-stays = { $seat } n’avance pas son Kodama ({ $region }) : { $why }.
bitoku-fact-tengu-fewest = La carte n’indique aucune ressource ; celle que le Tengu a le moins compte : { $resource } (égalités : bois, jade, pierre, saké).
bitoku-fact-tengu-movement =
    { $count ->
        [one] { $seat } dépense { $count } Point de Mouvement ({ $why }).
       *[other] { $seat } dépense { $count } Points de Mouvement ({ $why }).
    }
bitoku-fact-tengu-movement-lost = { $seat } n’a aucun Pèlerin à avancer ni à envoyer : le Point de Mouvement est perdu.
bitoku-fact-tengu-path-doubled = La case affiche { $points } PV, qui comptent double pour { $seat }.
bitoku-fact-tengu-extra-card = { $seat } pioche une carte supplémentaire au Portail : { $card }.
bitoku-fact-tengu-no-extra-card = { $seat } n’a plus de carte à piocher au Portail.
bitoku-fact-tengu-home = Dés adverses de 5 ou 6 dans la forêt : { $count }. { $seat } gagne 3 PV, plus 2 PV pour chacun.
bitoku-fact-tengu-counted = { $category }, { $points } PV par élément : { $pieces }.

## Raisons

bitoku-reason-when-play = Les cartes de la main se jouent au début de votre tour, sur un emplacement de carte libre.
bitoku-reason-when-use = Un dé de votre plateau individuel s’utilise au début de votre tour.
bitoku-reason-when-cross = Un dé traverse au début de votre tour, depuis une région bordée par la Rivière.
bitoku-reason-when-pass = On passe au début de son tour, quand il ne reste ni carte à jouer ni dé sur son plateau.
bitoku-reason-when-amulet = Les Amulettes se dépensent en utilisant un dé, avant de le placer.
bitoku-reason-when-place = Choisissez d’abord le dé que vous utilisez, au début de votre tour ; il pourra ensuite venir ici.
bitoku-reason-when-row = Une action Forêt s’effectue juste après avoir placé un dé dans sa région.
bitoku-reason-when-use-building = Un Bâtiment s’utilise juste après avoir placé un dé dans sa région.
bitoku-reason-when-favour = Les faveurs s’obtiennent juste après qu’un de vos dés a traversé la Rivière vers leur Colline.
bitoku-reason-when-activate-card = Une carte s’active juste après avoir été jouée.
bitoku-reason-when-activate-crystal = Un Cristal sensoriel s’active quand vous jouez une carte sur l’emplacement voisin.
bitoku-reason-when-part = Cela fait partie d’un effet qui n’est pas en cours de résolution.
bitoku-reason-when-take = Vous prenez des ressources au choix quand un effet vous en donne.
bitoku-reason-when-pay = Vous payez des ressources quand vous obtenez quelque chose qui a un coût.
bitoku-reason-when-waive = Une réduction se choisit au moment de payer.
bitoku-reason-when-advance = Vos Kodamas avancent quand un effet leur donne des pas.
bitoku-reason-when-push-back = Vous faites reculer les Kodamas adverses quand un effet vous donne ces pas.
bitoku-reason-when-bitoku-step = La carte Bitoku suivante s’accomplit avec un Point de Mouvement.
bitoku-reason-when-start = Un Pèlerinage commence avec un Point de Mouvement et un Pèlerin disponible.
bitoku-reason-when-walk = Les Pèlerins avancent sur les chemins avec des Points de Mouvement.
bitoku-reason-when-obtain = Vous prenez une tuile d’un marché quand une action ou un effet vous permet d’en obtenir une.
bitoku-reason-when-slot = L’emplacement d’un Cristal se choisit juste après l’avoir obtenu.
bitoku-reason-when-site = Cet emplacement se choisit en construisant un Bâtiment de son type.
bitoku-reason-when-combine = Deux tuiles se combinent seulement quand vous venez d’obtenir l’une d’elles.
bitoku-reason-when-rock = Les Rochers se prennent au Jardin des Rochers quand un effet le permet.
bitoku-reason-when-rock-pilgrim = Un Pèlerin se place près d’un Rocher quand un effet le permet.
bitoku-reason-when-look = Ce paquet se consulte quand un effet permet d’en prendre une carte.
bitoku-reason-when-keep = On ne garde une carte que parmi celles que l’on regarde.
bitoku-reason-when-draw = Vous piochez dans votre paquet au printemps, ou quand un effet le permet.
bitoku-reason-when-unlock = Un dé se débloque par la carte jouée à côté de lui, ou par un effet.
bitoku-reason-when-copy = Un dé adverse se copie juste après avoir placé le vôtre sur la case du bas de la Demeure.
bitoku-reason-when-discard = Les cartes se défaussent au printemps, si vous en avez plus de trois.
bitoku-reason-when-dream = Les Cristaux oniriques donnent leur récompense au printemps et lors de l’ascension.
bitoku-reason-when-arrange = Les dés se rangent en hiver.
bitoku-reason-when-virtue = Une carte jouée se retire et se décompte en hiver, si vous en possédez au moins cinq.
bitoku-reason-when-bonus = C’est un bonus pour quand une autre personne utilise un de vos Bâtiments.
bitoku-reason-card-not-held = Vous n’avez pas cette carte en main.
bitoku-reason-card-space-full = Il y a déjà une carte sur cet emplacement.
bitoku-reason-die-locked = Ce dé est bloqué.
bitoku-reason-die-not-locked = Ce dé n’est pas bloqué.
bitoku-reason-die-not-on-board = Ce dé n’est plus sur votre plateau individuel.
bitoku-reason-no-available-pilgrim = Vous n’avez aucun Pèlerin disponible.
bitoku-reason-no-forest-space = Il n’y a pas de case libre dans la forêt pour ce dé.
bitoku-reason-die-not-in-river-region = Ce dé n’est pas dans une région bordée par la Rivière.
bitoku-reason-die-too-low = La valeur du dé est trop faible.
bitoku-reason-hill-full = Il n’y a plus de case libre de l’autre côté de la Rivière.
bitoku-reason-cards-or-dice-left = Vous ne pouvez pas encore passer : il vous reste une carte à jouer ou un dé sur votre plateau.
bitoku-reason-amulet-not-held = Vous n’avez pas d’Amulette de ce genre.
bitoku-reason-amulet-too-low = Cette Amulette ne porterait pas le dé au-delà de 6.
bitoku-reason-die-at-six = Le dé affiche déjà 6.
bitoku-reason-amulet-wasted = Une Amulette déjà dépensée serait perdue : avec celle-ci, le dé atteint 6 sans elle.
bitoku-reason-space-taken = Cette case est occupée.
bitoku-reason-row-too-high = La valeur du dé est trop faible pour cette action Forêt.
bitoku-reason-no-such-row = Il n’y a pas d’action Forêt pour cette valeur.
bitoku-reason-other-die-higher = Un autre dé de cette région est trop élevé : le vôtre n’y a pas d’action Forêt.
bitoku-reason-amulet-needed = Il vous faut une Amulette pour battre l’autre 6.
bitoku-reason-nothing-possible = Cela n’aurait aucun effet maintenant.
bitoku-reason-forest-action-taken = Ce dé a déjà effectué son action Forêt.
bitoku-reason-building-action-taken = Ce dé a déjà effectué son action Bâtiment.
bitoku-reason-no-building-there = Il n’y a pas de Bâtiment sur cet emplacement.
bitoku-reason-building-elsewhere = Ce Bâtiment est dans une autre région.
bitoku-reason-built-this-turn = Un Bâtiment ne peut pas servir pendant le tour où il est construit.
bitoku-reason-favour-out-of-reach = Votre dé n’atteint pas cette Colline.
bitoku-reason-favour-covered = Cette faveur est déjà couverte.
bitoku-reason-no-card-on-hill = Cette faveur ne donne rien maintenant ; vous pouvez seulement la couvrir.
bitoku-reason-no-crystal-there = Il n’y a pas de Cristal sensoriel à côté de cet emplacement.
bitoku-reason-already-done = Vous l’avez déjà fait.
bitoku-reason-must-choose = On ne peut pas y renoncer ; faites un choix.
bitoku-reason-cannot-pay =
    { $discount ->
        [0] Vous ne pouvez pas payer cela : il vous faut encore { $missing }.
       *[other] Vous ne pouvez pas payer cela : il vous faut encore { $missing }, et votre réduction n’en couvre que { $discount }.
    }
bitoku-reason-not-in-price = Cette ressource ne fait pas partie du coût.
bitoku-reason-kodama-stuck = Ce Kodama ne peut pas faire ce pas.
bitoku-reason-wrong-region = Cet effet ne vaut que dans sa propre région.
bitoku-reason-own-kodama = On ne fait reculer que les Kodamas adverses.
bitoku-reason-no-bitoku-ahead = Il n’y a pas de carte Bitoku au-delà de votre pion.
bitoku-reason-no-start-there = Un Pèlerinage ne peut pas commencer là.
bitoku-reason-no-pilgrim-there = Aucun de vos Pèlerins éveillés n’est à un pas de cet espace.
bitoku-reason-too-far =
    { $count ->
        [one] Aucun de vos Pèlerins n’y arrive avec { $count } Point de Mouvement.
       *[other] Aucun de vos Pèlerins n’y arrive avec { $count } Points de Mouvement.
    }
bitoku-reason-bridge-closed = Vous avez accompli trop peu de cartes Bitoku pour franchir ce Pont.
bitoku-reason-branch-space-taken = Un autre Pèlerin se repose déjà là.
bitoku-reason-one-pilgrim-per-branch = Vous avez déjà un Pèlerin sur ce sentier.
bitoku-reason-no-tile-there = Il n’y a pas de tuile sur cet emplacement.
bitoku-reason-no-slot-free = Vous n’avez pas d’emplacement libre pour cette sorte de Cristal.
bitoku-reason-slot-of-other-kind = Cet emplacement est réservé à une autre sorte de Cristal.
bitoku-reason-slot-taken = Cet emplacement est occupé.
bitoku-reason-same-slot = Cet emplacement est identique à un autre qui vous est proposé.
bitoku-reason-no-site-free = Il n’y a pas d’emplacement libre pour ce type de Bâtiment.
bitoku-reason-site-of-other-type = Cet emplacement est réservé à un autre type de Bâtiment.
bitoku-reason-no-counter-left = Vous n’avez plus de pion Bâtiment.
bitoku-reason-not-uncombined = Vous n’avez pas de tuile non combinée de ce genre.
bitoku-reason-rock-not-in-garden = Ce Rocher n’est pas dans le Jardin des Rochers.
bitoku-reason-no-rock-adjacent = Il n’y a pas de Rocher à côté de cet emplacement.
bitoku-reason-not-looked-at = Ce n’est pas une des cartes que vous regardez.
bitoku-reason-die-cannot-be-copied = Ce dé ne peut pas être copié.
bitoku-reason-no-dream-crystal = Vous n’avez pas de Cristal onirique sur cet emplacement.
bitoku-reason-same-arrangement = Cet ordre est identique à un autre qui vous est proposé.
bitoku-reason-no-card-there = Il n’y a pas de carte sur cet emplacement.

## D’où viennent les points, comment finit la partie

bitoku-category-effects = Effets
bitoku-category-bitoku-cards = Cartes Bitoku
bitoku-category-mitama-spaces = Mitamas
bitoku-category-paths = Chemins de la sagesse
bitoku-category-memory-crystals = Cristaux mémoriels
bitoku-category-property = Bonus de propriété
bitoku-category-virtue = Vertu de l’esprit
bitoku-category-first-player = Première place dans l’ordre du tour
bitoku-category-bitoku-types = Types de Bitoku
bitoku-category-lake-treasures = Trésors du lac
bitoku-category-rocks = Rochers d’Iwakura
bitoku-category-guardians = Dés et ressources
bitoku-category-visions = Visions réalisées
bitoku-category-failed-visions = Visions non réalisées
bitoku-category-fate = Points découverts
bitoku-category-tengu-home = Visites de la Demeure
bitoku-category-tengu-favourites = Préférés
bitoku-category-tengu-yokai = Cartes Yōkai
bitoku-category-tengu-resources = Ressources
bitoku-category-tengu-crystals = Cristaux
bitoku-category-tengu-lead = Kodamas en tête

bitoku-ending-ascension = Les quatre manches et l’ascension sont terminées ; le plus grand nombre de Points de Vertu l’emporte

## Ce qui départage à points égaux : après deux-points

bitoku-tie-visions = plus de Visions réalisées
bitoku-tie-order = plus tôt dans l’ordre du tour
bitoku-tie-tengu = le Tengu l’emporte en cas d’égalité

## Ce à quoi on peut renoncer : après deux-points

bitoku-offer-forest-action = l’action Forêt
bitoku-offer-building-action = l’action Bâtiment
bitoku-offer-forest-and-building = l’action Forêt et l’action Bâtiment
bitoku-offer-virtue = la vertu de l’esprit
bitoku-offer-combining = combiner la tuile

## Options

bitoku-option-harder = Variante difficile
    .explained = L’action Forêt exige un dé plus élevé que tous les autres dés de sa région. À côté d’un 6, le dé doit afficher 6 lui aussi et coûte une Amulette.
bitoku-option-amulet-over-six = Une Amulette au-delà de six
    .explained = Dans la variante difficile, un dé inférieur à 6 peut aussi faire une action Forêt à côté d’un 6, contre une Amulette qui le porterait au-delà de 6. Le dé garde sa valeur.
bitoku-option-fresh-dreams = Cristaux oniriques récents
    .explained = Un Cristal onirique obtenu pendant la récolte des fruits donne sa récompense dans cette même étape.
bitoku-option-fresh-ingenuity = Cristaux sensoriels récents
    .explained = Un Cristal sensoriel obtenu grâce à la carte même qu’on vient de jouer à côté peut servir aussitôt.
bitoku-option-copy-in-home = Copier dans la Demeure
    .explained = La case de la Demeure qui copie une action Forêt peut aussi copier un dé placé dans la Demeure.
bitoku-option-late-vision-items = Éléments tardifs pour les Visions
    .explained = Ce que donnent les Cristaux oniriques pendant l’ascension sert encore à réaliser des Visions.
bitoku-option-late-visions = Visions pendant l’ascension
    .explained = Une Vision peut encore être gardée pendant l’ascension. Sinon, vous prenez une ressource à la place.
bitoku-option-memory-per-icon = Cristaux mémoriels par icône
    .explained = Un Cristal mémoriel ne rapporte qu’une fois par effet, même si l’effet permet de faire plusieurs fois la même chose.
bitoku-option-unmoved-kodamas = Kodamas restés sur place
    .explained = Les Kodamas encore sur leur première case sont eux aussi classés pour les Trésors du lac.
bitoku-option-score-floor = Pas de score négatif
    .explained = Un score ne descend jamais en dessous de zéro.
bitoku-option-tengu-no-dragonfly = Tengu : sans Libellule
    .explained = Plus facile : le Tengu commence sans Libellule.
bitoku-option-tengu-no-yokai = Tengu : sans cartes Yōkai
    .explained = Plus facile : le Tengu commence sans cartes Yōkai.
bitoku-option-tengu-no-resources = Tengu : sans ressources
    .explained = Plus facile : le Tengu commence sans ressources.
bitoku-option-tengu-calm-kodamas = Tengu : Kodamas calmes
    .explained = Plus facile : quand le Tengu place un dé, son Kodama n’avance que si le vôtre est devant sur cette piste.
bitoku-option-tengu-idle-crystals = Tengu : Cristaux inactifs
    .explained = Plus facile : au printemps, le Tengu ne reçoit pas de Points de Mouvement pour ses Cristaux.
bitoku-option-tengu-early-pilgrim = Tengu : un Pèlerin en chemin
    .explained = Plus difficile : dès le départ, un Pèlerin du Tengu est sur la première case du chemin.
bitoku-option-tengu-kodamas-ahead = Tengu : Kodamas avancés
    .explained = Plus difficile : chaque Kodama du Tengu commence une case plus loin.
bitoku-option-tengu-two-dragonflies = Tengu : deux Libellules
    .explained = Plus difficile : le Tengu commence avec deux Libellules.
bitoku-option-tengu-lead-pays = Tengu : une avance qui rapporte
    .explained = Plus difficile : pendant l’ascension, le Tengu gagne 3 PV pour chaque région où son Kodama devance le vôtre.
bitoku-option-tengu-ones-contest = Tengu : un dé de 1 conteste
    .explained = Votre dé de valeur 1 rend lui aussi une Traversée contestée, même s’il ne pourrait pas traverser.
bitoku-option-tengu-wild-favourites = Tengu : préférés jokers
    .explained = Pendant l’ascension, Yama Uba et Shinigami comptent parmi les préférés du Tengu, comme ils sont des jokers pour vous.
bitoku-option-tengu-acts-first = Tengu : l’action avant le Kodama
    .explained = Quand il place un dé, le Tengu résout d’abord l’action de la région, puis avance son Kodama.
bitoku-option-tengu-counts-home = Tengu : les dés de la Demeure comptent
    .explained = Quand le Tengu visite la Demeure, vos dés de 5 ou 6 placés dans la Demeure comptent aussi pour ses points.
bitoku-option-tengu-best-light = Tengu : la meilleure Illumination seulement
    .explained = Un Pèlerin du Tengu ne s’arrête pas à une Illumination tant qu’une autre, ouverte au Tengu, a une meilleure case libre.
bitoku-option-tengu-ties-neutral = Tengu : à égalité avec le Kodama factice
    .explained = Si le Kodama du Tengu, le vôtre et le Kodama factice sont sur la même case, le factice partage les récompenses avec le Tengu, et le vôtre est classé derrière eux.

## Niveaux

bitoku-level-gentle = Paisible
    .explained = Beaucoup plus facile : le Tengu commence sans Libellule, sans cartes Yōkai et sans ressources, un dé qu’il place n’avance son Kodama que si le vôtre est devant, et ses Cristaux ne donnent rien au printemps. Un bot fort gagne toujours, un bot simple de temps en temps.
bitoku-level-mild = Clément
    .explained = Plus facile : le Tengu commence sans cartes Yōkai, et quand il place un dé, son Kodama n’avance que si le vôtre est devant sur cette piste. Un bot fort gagne presque toujours, un bot simple rarement.
bitoku-level-tempered = Tempéré
    .explained = Un peu plus facile : le Tengu commence sans ressources, et quand il place un dé, son Kodama n’avance que si le vôtre est devant sur cette piste. Un bot fort gagne presque toujours, un bot simple presque jamais.
bitoku-level-standard = Normal
    .explained = Les règles telles quelles : aucune option n’affaiblit ni ne renforce le Tengu. Un bot fort gagne la plupart de ses parties, un bot simple presque aucune.
bitoku-level-stern = Sévère
    .explained = Plus difficile : le Tengu commence avec deux Libellules et avec un Pèlerin déjà en chemin. Un bot fort gagne plus souvent qu’il ne perd, un bot simple jamais.
bitoku-level-merciless = Impitoyable
    .explained = Beaucoup plus difficile : le Tengu commence avec deux Libellules, un Pèlerin en chemin et chaque Kodama une case plus loin, et pendant l’ascension il gagne 3 PV pour chaque région où son Kodama devance le vôtre. Même un bot fort perd souvent.

## Ressources. « counted » suit un verbe : gagne, paie

bitoku-resource-wood = bois
    .counted = { $count } bois
bitoku-resource-stone = pierre
    .counted =
        { $count ->
            [one] { $count } pierre
           *[other] { $count } pierres
        }
bitoku-resource-jade = jade
    .counted =
        { $count ->
            [one] { $count } jade
           *[other] { $count } jades
        }
bitoku-resource-sake = saké
    .counted =
        { $count ->
            [one] { $count } saké
           *[other] { $count } sakés
        }
bitoku-resource-any = ressource de votre choix
    .counted =
        { $count ->
            [one] { $count } ressource de votre choix
           *[other] { $count } ressources de votre choix
        }
    .brief =
        { $count ->
            [one] ressource au choix
           *[other] { $count } ressources au choix
        }

## Effets : ce qu’on obtient. Ils forment des listes et suivent deux-points

bitoku-effect-none = aucune action
bitoku-effect-vp = { $n } PV
bitoku-effect-amulet =
    { $n ->
        [one] { $n } Amulette +{ $value }
       *[other] { $n } Amulettes +{ $value }
    }
    .brief =
        { $n ->
            [one] Amulette +{ $value }
           *[other] { $n } Amulettes +{ $value }
        }
bitoku-effect-movement =
    { $n ->
        [one] { $n } Point de Mouvement
       *[other] { $n } Points de Mouvement
    }
bitoku-effect-kodama-forward =
    { $scope ->
        [region] { $n ->
            [one] { $n } avancée de Kodama dans cette région
           *[other] { $n } avancées de Kodama dans cette région
        }
       *[any] { $n ->
            [one] { $n } avancée de Kodama
           *[other] { $n } avancées de Kodama
        }
    }
    .brief =
        { $scope ->
            [region] Kodama +{ $n } dans sa région
           *[any] Kodama +{ $n }
        }
bitoku-effect-kodama-back =
    { $scope ->
        [region] { $n ->
            [one] { $n } recul d’un Kodama adverse dans cette région
           *[other] { $n } reculs de Kodamas adverses dans cette région
        }
       *[any] { $n ->
            [one] { $n } recul d’un Kodama adverse
           *[other] { $n } reculs de Kodamas adverses
        }
    }
    .brief =
        { $scope ->
            [region] Kodama adverse −{ $n } dans sa région
           *[any] Kodama adverse −{ $n }
        }
bitoku-effect-build =
    { $discount ->
        [0] 1 Bâtiment au prix normal
        [one] 1 Bâtiment pour { $discount } ressource de moins
       *[other] 1 Bâtiment pour { $discount } ressources de moins
    }
    .bare = 1 Bâtiment
    .brief =
        { $discount ->
            [0] Bâtiment
           *[other] Bâtiment −{ $discount }
        }
bitoku-effect-crystal =
    { $discount ->
        [0] 1 Cristal au prix normal
        [one] 1 Cristal pour { $discount } ressource de moins
       *[other] 1 Cristal pour { $discount } ressources de moins
    }
    .bare = 1 Cristal
    .brief =
        { $discount ->
            [0] Cristal
           *[other] Cristal −{ $discount }
        }
bitoku-effect-mitama =
    { $discount ->
        [0] 1 Mitama au prix normal
        [one] 1 Mitama pour { $discount } ressource de moins
       *[other] 1 Mitama pour { $discount } ressources de moins
    }
    .bare = 1 Mitama
    .brief =
        { $discount ->
            [0] Mitama
           *[other] Mitama −{ $discount }
        }
bitoku-effect-dragonfly =
    { $discount ->
        [0] 1 Libellule au prix normal
        [one] 1 Libellule pour { $discount } ressource de moins
       *[other] 1 Libellule pour { $discount } ressources de moins
    }
    .bare = 1 Libellule
    .brief =
        { $discount ->
            [0] Libellule
           *[other] Libellule −{ $discount }
        }
bitoku-effect-take-rock =
    { $n ->
        [one] { $n } Rocher
       *[other] { $n } Rochers
    }
    .brief =
        { $n ->
            [one] Rocher
           *[other] { $n } Rochers
        }
bitoku-effect-place-pilgrim-rock =
    { $n ->
        [one] { $n } Pèlerin placé près d’un Rocher
       *[other] { $n } Pèlerins placés près de Rochers
    }
    .brief =
        { $n ->
            [one] Pèlerin près d’un Rocher
           *[other] { $n } Pèlerins près de Rochers
        }
bitoku-effect-vision =
    { $n ->
        [one] { $n } Vision
       *[other] { $n } Visions
    }
    .brief =
        { $n ->
            [one] Vision
           *[other] { $n } Visions
        }
bitoku-effect-draw-card =
    { $n ->
        [one] { $n } carte Yōkai de votre paquet
       *[other] { $n } cartes Yōkai de votre paquet
    }
    .brief =
        { $n ->
            [one] carte de votre paquet
           *[other] { $n } cartes de votre paquet
        }
bitoku-effect-gain-yokai =
    { $source ->
        [hill] la carte Yōkai de la Colline
       *[deck] { $n ->
            [one] { $n } carte Yōkai du paquet commun
           *[other] { $n } cartes Yōkai du paquet commun
        }
    }
    .brief =
        { $source ->
            [hill] carte Yōkai de la Colline
           *[deck] { $n ->
                [one] carte Yōkai
               *[other] { $n } cartes Yōkai
            }
        }
bitoku-effect-gain-bitoku =
    { $source ->
        [hill] la carte Bitoku de la Colline
       *[deck] { $n ->
            [one] { $n } carte Bitoku du paquet commun
           *[other] { $n } cartes Bitoku du paquet commun
        }
    }
    .brief =
        { $source ->
            [hill] carte Bitoku de la Colline
           *[deck] { $n ->
                [one] carte Bitoku
               *[other] { $n } cartes Bitoku
            }
        }
bitoku-effect-unlock-die =
    { $n ->
        [one] { $n } dé débloqué
       *[other] { $n } dés débloqués
    }
    .brief =
        { $n ->
            [one] dé débloqué
           *[other] { $n } dés débloqués
        }
bitoku-effect-copy-forest-action = l’action Forêt d’un dé adverse
# $list est un choix : « 1 jade ou 1 saké ».
bitoku-effect-choose-units =
    { $n ->
        [one] { $n } fois : { $list }
       *[other] { $n } fois : { $list }
    }
    .brief = { $n } × ({ $list })
bitoku-effect-choose-different =
    { $n ->
        [one] une de ces options : { $list }
       *[other] jusqu’à { $n } de ces options, différentes : { $list }
    }
# $list est un choix d’achats : « 1 Mitama ou 1 Libellule ».
bitoku-effect-priced =
    { $discount ->
        [0] { $list } au prix normal
        [one] { $list }, pour { $discount } ressource de moins
       *[other] { $list }, pour { $discount } ressources de moins
    }
    .brief =
        { $discount ->
            [0] { $list }
           *[other] { $list }, −{ $discount }
        }
# $list sont des achats : « 1 Mitama et 1 Libellule ».
bitoku-effect-shared-discount =
    { $n ->
        [one] { $list }, un des achats pour { $n } ressource de moins
       *[other] { $list }, un des achats pour { $n } ressources de moins
    }

## Ce que demandent les Visions (« counted ») et compte la vertu de l’esprit (« each » suit « par »)

bitoku-item-resource =
    .counted =
        { $count ->
            [one] { $count } ressource
           *[other] { $count } ressources
        }
    .brief =
        { $count ->
            [one] { $count } ressource
           *[other] { $count } ressources
        }
bitoku-item-building =
    .counted =
        { $count ->
            [one] { $count } Bâtiment
           *[other] { $count } Bâtiments
        }
    .each = Bâtiment vous appartenant
    .brief =
        { $count ->
            [one] { $count } Bâtiment
           *[other] { $count } Bâtiments
        }
bitoku-item-crystal =
    .counted =
        { $count ->
            [one] { $count } Cristal
           *[other] { $count } Cristaux
        }
    .each = Cristal de votre plateau
    .brief =
        { $count ->
            [one] { $count } Cristal
           *[other] { $count } Cristaux
        }
bitoku-item-mitama =
    .counted =
        { $count ->
            [one] { $count } Mitama
           *[other] { $count } Mitamas
        }
    .each = Mitama, combiné ou non
    .brief =
        { $count ->
            [one] { $count } Mitama
           *[other] { $count } Mitamas
        }
bitoku-item-pair =
    .counted =
        { $count ->
            [one] { $count } Libellule combinée
           *[other] { $count } Libellules combinées
        }
    .each = Libellule combinée
    .brief =
        { $count ->
            [one] { $count } paire
           *[other] { $count } paires
        }
bitoku-item-illumination-pilgrim =
    .counted =
        { $count ->
            [one] { $count } Pèlerin sur une case Illumination
           *[other] { $count } Pèlerins sur des cases Illumination
        }
    .each = Pèlerin sur une case Illumination
    .brief =
        { $count ->
            [one] { $count } Illumination
           *[other] { $count } Illuminations
        }
bitoku-item-gate-pilgrim =
    .counted =
        { $count ->
            [one] { $count } Pèlerin sur un Portail
           *[other] { $count } Pèlerins sur des Portails
        }
    .each = Pèlerin sur un Portail
    .brief =
        { $count ->
            [one] { $count } Portail
           *[other] { $count } Portails
        }
bitoku-item-bitoku-completed =
    .counted =
        { $count ->
            [one] { $count } carte Bitoku accomplie
           *[other] { $count } cartes Bitoku accomplies
        }
    .each = carte Bitoku accomplie
    .brief =
        { $count ->
            [one] { $count } carte Bitoku
           *[other] { $count } cartes Bitoku
        }
bitoku-item-goal-pilgrim =
    .each = Pèlerin sur un Portail ou une case Illumination
bitoku-item-rock-pilgrim =
    .each = Pèlerin sur votre Sentier des Rochers
bitoku-item-vision-card =
    .each = carte Vision devant vous
bitoku-item-kodama-far =
    .each = Kodama vous appartenant sur la case 4 ou au-delà
bitoku-item-yokai-card =
    .each = carte Yōkai que vous possédez, celle-ci comprise

bitoku-virtue-flat = { $vp } PV
bitoku-virtue-per = { $vp } PV par { $item }, { $cap } PV au plus
bitoku-virtue-dice =
    { $dice ->
        [one] la valeur de votre dé le plus élevé en PV, { $cap } PV au plus
       *[other] la somme de vos { $dice } dés les plus élevés en PV, { $cap } PV au plus
    }

## Ce qu’attendent les Cristaux mémoriels : après « chaque fois »

bitoku-trigger-build = que vous construisez un Bâtiment
    .brief = Bâtiment
bitoku-trigger-crystal = que vous obtenez un Cristal
    .brief = Cristal
bitoku-trigger-mitama = que vous obtenez un Mitama
    .brief = Mitama
bitoku-trigger-dragonfly = que vous obtenez une Libellule
    .brief = Libellule
bitoku-trigger-pair = que vous formez une paire
    .brief = paire
bitoku-trigger-bitoku-completed = que vous accomplissez une carte Bitoku
    .brief = carte Bitoku
bitoku-trigger-illumination = que vous menez un Pèlerin à une case Illumination
    .brief = Illumination
bitoku-trigger-gate = que vous menez un Pèlerin à un Portail
    .brief = Portail
bitoku-trigger-take-rock = que vous prenez un Rocher
    .brief = Rocher
bitoku-trigger-place-pilgrim-rock = que vous placez un Pèlerin près d’un Rocher
    .brief = Pèlerin près d’un Rocher
bitoku-trigger-cross-river = que vous traversez la Rivière
    .brief = Rivière

## Ce qui est imprimé sur un élément

bitoku-printed-yokai = { $effects }. Vertu de l’esprit : { $virtue }.
bitoku-printed-bitoku = { $vp } PV ; { $effects }. Indice de rareté { $rarity }.
bitoku-printed-vision = { $requires } : { $vp } PV, sinon vous perdez { $penalty } PV.
bitoku-printed-mitama = { $effects }.
bitoku-printed-dragonfly = { $effects }.
bitoku-printed-gate = { $effects }.
bitoku-printed-crystal =
    { $triggers ->
        [none] { $effects }.
       *[other] { $vp } PV chaque fois { $triggers }.
    }
bitoku-printed-building =
    { $property ->
        [none] { $min_die ->
            [1] Tout dé
            [6] Dé de 6
           *[other] Dé de { $min_die } ou plus
        } : { $effects }. Sans propriétaire.
       *[other] { $amulet_bonus ->
            [0] { $min_die ->
                [1] Tout dé
                [6] Dé de 6
               *[other] Dé de { $min_die } ou plus
            } : { $effects }. À la construction : Kodama +{ $kodama_bonus }. Bonus de propriété : { $property }.
           *[other] { $min_die ->
               [1] Tout dé
               [6] Dé de 6
              *[other] Dé de { $min_die } ou plus
           } : { $effects }. À la construction : Kodama +{ $kodama_bonus } et 1 Amulette +1. Bonus de propriété : { $property }.
        }
    }
bitoku-printed-rock = { $types } : 1 PV par exemplaire et par Pèlerin à côté du Rocher.
bitoku-printed-row =
    { $min_die ->
        [1] Tout dé : { $effects }.
        [6] Dé de 6 : { $effects }.
       *[other] Dé de { $min_die } ou plus : { $effects }.
    }
bitoku-printed-home =
    { $die_change ->
        [0] { $effects }.
        [-1] Dé de { $min_die } ou plus, abaissé de 1 : { $effects }.
       *[other] Dé de { $min_die } ou plus, sa valeur change de { $die_change } : { $effects }.
    }
bitoku-printed-market-space =
    { $gain ->
        [none] { $vp ->
            [0] { $cost ->
                [none] Gratuit.
               *[other] Coût : { $cost }.
            }
           *[other] { $cost ->
                [none] Gratuit ; { $vp } PV.
               *[other] Coût : { $cost } ; { $vp } PV.
            }
        }
       *[other] Vous recevez { $gain }.
    }
bitoku-printed-counter =
    { $cost ->
        [none] Gratuit ; { $vp } PV à la fin.
       *[other] Coût : { $cost } ; { $vp } PV à la fin.
    }
bitoku-printed-slot = { $colour } ; { $vp } PV à la fin.
bitoku-printed-rockspace =
    { $cost ->
        [none] Gratuit.
       *[other] Coût : { $cost }.
    }
bitoku-printed-node =
    { $kind ->
        [main] { $bridge ->
            [0] Accueille un nombre quelconque de Pèlerins.
            [one] Un Pont mène plus loin : il exige { $bridge } carte Bitoku accomplie.
           *[other] Un Pont mène plus loin : il exige { $bridge } cartes Bitoku accomplies.
        }
       *[other] { $amulet ->
            [0] { $vp } PV.
           *[other] { $vp } PV et 1 Amulette +{ $amulet }.
        }
    }
bitoku-printed-treasure =
    { $third ->
        [0] Premier { $first } PV, deuxième { $second } PV.
       *[other] Premier { $first } PV, deuxième { $second } PV, troisième { $third } PV.
    }

## Régions, faveurs, phases, emplacements, paquets, bonus de propriété

bitoku-region-yomi = Terres des Yomis
bitoku-region-stairs = Escaliers de la connaissance
bitoku-region-home = Demeure du grand esprit
bitoku-region-glade = Clairière de jade
bitoku-region-forges = Forges

bitoku-favour-a = carte Bitoku
bitoku-favour-b = carte Yōkai
bitoku-favour-c = deux petites récompenses

bitoku-season-spring = printemps
bitoku-season-summer = été
bitoku-season-autumn = automne
bitoku-season-winter = hiver
bitoku-season-ascension = l’ascension

bitoku-market-mitama = Esprits Mitama
bitoku-market-dragonfly = Libellules
bitoku-market-crystal = Cristaux
bitoku-market-building = Bâtiments

bitoku-deck-yokai = paquet commun de Yōkais
bitoku-deck-bitoku = paquet commun de Bitokus
bitoku-deck-vision = paquet de Visions

bitoku-property-vp1 = 1 PV
bitoku-property-vp1-or-amulet1 = 1 PV ou 1 Amulette +1
bitoku-property-vp1-and-amulet1 = 1 PV et 1 Amulette +1

## Noms des cartes et des tuiles : ce qu’elles sont et, en bref, ce qu’elles font (« brief »)

bitoku-named-yokai = { $type } ({ $effects })
bitoku-named-bitoku = { $type }
bitoku-named-vision = Vision ({ $requires } : { $vp } PV)
bitoku-named-mitama =
    { $type-id ->
        [shinigami] { $type } ({ $effects })
       *[other] { $type }
    }
bitoku-named-dragonfly = Libellule ({ $effects })
bitoku-named-crystal =
    { $triggers ->
        [none] { $colour } ({ $effects })
       *[other] { $colour } ({ $triggers } : { $vp } PV)
    }
bitoku-named-building = { $type } ({ $effects })
bitoku-named-gate = Portail { $letter } ({ $effects })
bitoku-named-rock = Rocher ({ $types })
bitoku-named-tengucard =
    { $gain ->
        [none] { $option ->
            [none] { $location } ({ $resource })
           *[other] { $location }, { $option } ({ $resource })
        }
       *[other] { $location } ({ $gain })
    }

## Cartes : leurs types

bitoku-yokai-kappa = Kappa
bitoku-yokai-imomushi = Imomushi
bitoku-yokai-nezumi = Nezumi
bitoku-yokai-kitsune = Kitsune
bitoku-yokai-shin-ookami = Shin Ookami
bitoku-yokai-yama-uba = Yama Uba
bitoku-yokai-unnamed = carte Yōkai

bitoku-bitoku-makoto = Makoto
bitoku-bitoku-chuugi = Chuugi
bitoku-bitoku-yu = Yu
bitoku-bitoku-jin = Jin
bitoku-bitoku-rei = Rei
bitoku-bitoku-gi = Gi
bitoku-bitoku-meiyo = Meiyo
bitoku-bitoku-unnamed = { $id }

bitoku-vision-unnamed = Vision

## Tuiles : leurs types

bitoku-mitama-ara = Ara
bitoku-mitama-nigi = Nigi
bitoku-mitama-saki = Saki
bitoku-mitama-kushi = Kushi
bitoku-mitama-shinigami = Shinigami
bitoku-mitama-unnamed = Mitama

bitoku-dragonfly-unnamed = Libellule

bitoku-colour-dream = Cristal onirique
bitoku-colour-memory = Cristal mémoriel
bitoku-colour-ingenuity = Cristal sensoriel
bitoku-crystal-unnamed = Cristal

bitoku-building-temple = temple
bitoku-building-onsen = onsen
bitoku-building-farm = ferme
bitoku-building-ryokan = ryokan
bitoku-building-ancient = Bâtiment ancien
bitoku-building-unnamed = Bâtiment

bitoku-gate-unnamed = Portail

bitoku-rock-unnamed = Rocher

## Lieux

bitoku-home = Demeure, case { $number }
bitoku-home-unnamed = { $id }
bitoku-row =
    { $number ->
        [1] { $region }, action Forêt pour tout dé
        [6] { $region }, action Forêt pour un 6
       *[other] { $region }, action Forêt pour un dé de { $number } ou plus
    }
bitoku-row-unnamed = Action Forêt
bitoku-hillfavour-unnamed = Faveur des Collines Hikaru
bitoku-die-value = { $value }
bitoku-die-space = { $value } (emplacement { $space })
bitoku-die-region = { $value } ({ $region })
bitoku-slot = emplacement { $number } ({ $colour })
bitoku-slot-beside = emplacement { $position } ({ $colour })
bitoku-slot-unnamed = { $id }
bitoku-position-left = de gauche
bitoku-position-middle = du milieu
bitoku-position-right = de droite
bitoku-site = { $region }, emplacement de Bâtiment { $number }
bitoku-site-unnamed = { $id }
bitoku-path-left = chemin de gauche
bitoku-path-right = chemin de droite
bitoku-node = { $path }, case { $number }
bitoku-node-light = { $path }, Illumination { $number }, case { $space }
bitoku-node-gate = { $path }, Portail { $number }, case { $space }
bitoku-node-unnamed = { $id }
bitoku-lone-node = chemin, case { $number }
bitoku-lone-node-light = chemin, Illumination { $number }, case { $space }
bitoku-lone-node-gate = chemin, Portail { $number }, case { $space }
bitoku-lonenode-unnamed = { $id }
bitoku-rockspace = Sentier des Rochers, emplacement de Pèlerin { $number }
bitoku-rockspace-unnamed = { $id }

## Le Tengu : ses cartes sont nommées par ce qu’elles montrent, la ressource associée entre parenthèses

bitoku-side-tengu = Tengu

bitoku-tengucard-unnamed = carte du Tengu
bitoku-tengulocation-yomi = Yomis
bitoku-tengulocation-stairs = Escaliers
bitoku-tengulocation-glade = Clairière
bitoku-tengulocation-forges = Forges
bitoku-tengulocation-favourite = Mitama ou Bâtiment préféré
bitoku-tenguoption-mitama = Mitama
bitoku-tenguoption-dragonfly = Libellule
bitoku-tenguoption-crystal = Cristal
bitoku-tenguoption-building = Bâtiment

bitoku-tenguposition-left = de gauche
bitoku-tenguposition-middle = du milieu
bitoku-tenguposition-right = de droite
bitoku-attitude-inactive = Inactive
bitoku-attitude-active = Active
bitoku-tengukind-yokai = carte Yōkai
bitoku-tengukind-bitoku = carte Bitoku

bitoku-tengurow-a = A (Traversée contestée, carte correspondante)
bitoku-tengurow-b = B (débloquer et placer)
bitoku-tengurow-c = C (placer dans la région)
bitoku-tengurow-d = D (débloquer et faire l’action)
bitoku-tengurow-e = E (Traversée contestée, dernière case)
bitoku-tengurow-f = F (visiter la Demeure)
bitoku-tengurow-g = G (débloquer et gagner une ressource)
bitoku-tengurow-h = H (toute Traversée, carte correspondante)
bitoku-tengurow-i = I (placer ailleurs)
bitoku-tengurow-j = J (rendre l’Attitude Inactive et gagner une ressource)
bitoku-tengurow-k = K (toute Traversée)
bitoku-tengurow-l = L (passer)

bitoku-tenguplace-yomi-mitama = Terres des Yomis, prendre un Mitama
bitoku-tenguplace-yomi-dragonfly = Terres des Yomis, prendre une Libellule
bitoku-tenguplace-stairs = Escaliers de la connaissance, 3 Points de Mouvement
bitoku-tenguplace-glade = Clairière de jade, ressources et un pas de Kodama
bitoku-tenguplace-forges-crystal = Forges, prendre un Cristal
bitoku-tenguplace-forges-building = Forges, construire un Bâtiment

## Pourquoi le Tengu saute une ligne, perd une action ou n’avance pas : après deux-points

bitoku-condition-no-crossing = aucun dé du Tengu n’est sur une Traversée
bitoku-condition-not-contested = aucun dé du Tengu n’est sur une Traversée contestée
bitoku-condition-no-match = aucune carte à sa portée n’est d’un type indiqué sur la carte active
bitoku-condition-location-full = la région de la carte active est pleine
bitoku-condition-location-open = la région de la carte active a une case libre
bitoku-condition-has-unlocked = le Tengu a un dé débloqué
bitoku-condition-no-unlocked = le Tengu n’a aucun dé débloqué
bitoku-condition-no-locked = le Tengu n’a aucun dé bloqué
bitoku-condition-attitude-active = la tuile Attitude est Active
bitoku-condition-attitude-inactive = la tuile Attitude est Inactive
bitoku-condition-not-left = la carte active n’est pas celle de gauche
bitoku-condition-lacks-resource = le Tengu n’a pas la ressource associée
bitoku-condition-not-last-space = aucune Traversée contestée n’a exactement une case libre
bitoku-condition-home-visited = un dé du Tengu est déjà dans la Demeure
bitoku-condition-regions-full = aucune région bordée par la Rivière n’a de case libre
bitoku-condition-dice-on-board = le Tengu a encore un dé sur son plateau
bitoku-condition-display-empty = le marché est vide
bitoku-condition-no-counter = le Tengu n’a plus de pion Bâtiment
bitoku-condition-no-legal-building = aucun des Bâtiments visibles ne peut être placé
bitoku-condition-track-end = la dernière case de la piste est occupée
bitoku-condition-not-behind = le Kodama adverse n’est pas devant

## Pourquoi le Tengu fait ceci et pas autre chose : entre parenthèses

bitoku-tenguwhy-location = la carte l’indique
bitoku-tenguwhy-region = le dé s’y trouve
bitoku-tenguwhy-favourite-card = la carte demande un élément préféré, et les Rochers du Tengu décident de quelle sorte
bitoku-tenguwhy-has-mitama = la carte n’indique ni Mitama ni Libellule ; le Tengu a un Mitama non combiné
bitoku-tenguwhy-lacks-mitama = la carte n’indique ni Mitama ni Libellule ; le Tengu n’a pas de Mitama non combiné
bitoku-tenguwhy-favourite-possible = la carte n’indique ni Cristal ni Bâtiment ; un Bâtiment préféré peut être construit
bitoku-tenguwhy-no-favourite-possible = la carte n’indique ni Cristal ni Bâtiment ; aucun Bâtiment préféré ne peut être construit
bitoku-tenguwhy-cheapest-favourite = le préféré le moins cher, à coût égal le plus proche de la pile
bitoku-tenguwhy-innermost-favourite = le préféré le plus proche de la pile qui puisse être placé
bitoku-tenguwhy-only-favourite = le seul préféré possible
bitoku-tenguwhy-matches = son type est sur la carte active
bitoku-tenguwhy-favourite-yokai = un Yōkai préféré
bitoku-tenguwhy-rarest-bitoku = pas de Yōkai préféré à sa portée ; le Bitoku le plus rare d’un type qui lui manque
bitoku-tenguwhy-any-yokai = à sa portée, ni Yōkai préféré ni Bitoku d’un type qui lui manque
bitoku-tenguwhy-only-track = la seule piste possible
bitoku-tenguwhy-none-behind = aucun Kodama du Tengu n’est en retard
bitoku-tenguwhy-fewest-steps = le moins de cases de retard
bitoku-tenguwhy-equal-steps = le moins de cases de retard, à égalité
bitoku-tenguwhy-reaps-crystals = un pour chacun de ses Cristaux
bitoku-tenguwhy-at-stairs = action des Escaliers de la connaissance
bitoku-tenguwhy-combined-pair = pour une paire combinée

## Groupes de règles

bitoku-rules-b-setup = Mise en place
bitoku-rules-b-spring = Printemps
bitoku-rules-b-summer = Été
bitoku-rules-b-forest = Régions de la forêt
bitoku-rules-b-home = La Demeure du grand esprit
bitoku-rules-b-river = Rivière, Collines et faveurs
bitoku-rules-b-build = Zones habitées et Bâtiments
bitoku-rules-b-kodama = Kodamas et Trésors du lac
bitoku-rules-b-path = Points de Mouvement et Chemins de la sagesse
bitoku-rules-b-bitoku = Cartes Bitoku
bitoku-rules-b-rock = Jardin et Sentier des Rochers
bitoku-rules-b-vision = Les Visions
bitoku-rules-b-mitama = Mitamas et Libellules
bitoku-rules-b-crystal = Cristaux
bitoku-rules-b-autumn = Automne
bitoku-rules-b-winter = Hiver
bitoku-rules-b-ascend = L’ascension
bitoku-rules-b-end = Fin de la partie
bitoku-rules-b-hidden = Informations publiques et secrètes
bitoku-rules-b-variant = Variante difficile
bitoku-rules-b-effect = Effets et icônes
bitoku-rules-b-tengu-setup = Solo : mise en place
bitoku-rules-b-tengu-term = Solo : termes
bitoku-rules-b-tengu-turn = Solo : les phases et le tour du Tengu
bitoku-rules-b-tengu-tac = Le Cycle d’Activation du Tengu
bitoku-rules-b-tengu-act = Les actions de région du Tengu
bitoku-rules-b-tengu-mp = Les Points de Mouvement du Tengu
bitoku-rules-b-tengu-ascend = Solo : l’ascension
bitoku-rules-b-tengu-level = Solo : difficulté
bitoku-rules-b-fact = Données sur le matériel
bitoku-rules-b-ex = Exemples détaillés
