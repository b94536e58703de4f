### Bitoku: the table in the terminal.

terminal-bitoku-without-hidden-cards = Sans les cartes que vous ne pouvez pas voir
terminal-bitoku-without-dream-crystals = Sans les Cristaux oniriques

## Bitoku : les joueurs, d’après la couleur de leurs pièces

terminal-bitoku-purple = Violet
terminal-bitoku-yellow = Jaune
terminal-bitoku-brown = Marron
terminal-bitoku-green = Vert

## Bitoku : les étiquettes de la table

terminal-bitoku-round = Manche { $round } sur { $rounds }
terminal-bitoku-passed = a passé
terminal-bitoku-hill = colline
terminal-bitoku-dice = dés
terminal-bitoku-actions = actions
terminal-bitoku-area = bâtiments
terminal-bitoku-kodamas = Kodamas
terminal-bitoku-treasure = trésor
terminal-bitoku-covered = couverte
terminal-bitoku-small-rewards = récompenses
terminal-bitoku-die-change = dé { $change }
terminal-bitoku-space = Empl.
terminal-bitoku-die = Dé
terminal-bitoku-card = Carte
terminal-bitoku-ingenuity = Cristal sensoriel
terminal-bitoku-locked = bloqué
terminal-bitoku-unlocked = débloqué
terminal-bitoku-on-hill = sur une Colline
terminal-bitoku-goods = Ressources
terminal-bitoku-cards = Cartes
terminal-bitoku-crystals = Cristaux
terminal-bitoku-visions = Cartes Vision
terminal-bitoku-bitoku-path = Chemin Bitoku
terminal-bitoku-rocks = Rochers
terminal-bitoku-souls = Mitamas
terminal-bitoku-buildings = Bâtiments
terminal-bitoku-amulets = Amulettes
terminal-bitoku-pilgrims = Pèlerins
terminal-bitoku-dream = onirique
terminal-bitoku-memories = mémoriel
terminal-bitoku-beside = { $count ->
        [0] (aucun Pèlerin)
        [one] ({ $count } Pèlerin)
       *[other] ({ $count } Pèlerins)
    }
terminal-bitoku-next-building = le prochain coûte { $goods }
terminal-bitoku-hand = main
terminal-bitoku-deck = paquet
terminal-bitoku-discard = défausse
terminal-bitoku-played = jouées
terminal-bitoku-removed = retirées
terminal-bitoku-known = vues en main
terminal-bitoku-garden = Jardin des Rochers
terminal-bitoku-stack = { $count ->
        [one] { $count } tuile dans la pile
       *[other] { $count } tuiles dans la pile
    }
terminal-bitoku-starting-gate = Portail de départ
terminal-bitoku-bridge = Pont : { $count ->
        [one] il faut { $count } carte Bitoku accomplie
       *[other] il faut { $count } cartes Bitoku accomplies
    }
terminal-bitoku-gate = Portail
terminal-bitoku-illumination = Case Illumination

## Bitoku : les effets en abrégé

terminal-bitoku-any = { $count } au choix
terminal-bitoku-short-vp = { $n } PV
terminal-bitoku-short-amulet = Amulette +{ $value }
terminal-bitoku-short-movement = { $n } PM
terminal-bitoku-short-kodama-forward = Kodama +{ $n }
terminal-bitoku-short-kodama-here = Kodama d’ici +{ $n }
terminal-bitoku-short-kodama-back = Kodama adverse −{ $n }
terminal-bitoku-short-build = Bâtiment
terminal-bitoku-short-crystal = Cristal
terminal-bitoku-short-mitama = Mitama
terminal-bitoku-short-dragonfly = Libellule
terminal-bitoku-short-take-rock = { $n ->
        [one] Rocher
       *[other] { $n } Rochers
    }
terminal-bitoku-short-place-pilgrim-rock = { $n ->
        [one] Pèlerin près d’un Rocher
       *[other] { $n } Pèlerins près de Rochers
    }
terminal-bitoku-short-vision = { $n ->
        [one] carte Vision
       *[other] { $n } cartes Vision
    }
terminal-bitoku-short-draw-card = { $n ->
        [one] piocher une carte
       *[other] piocher { $n } cartes
    }
terminal-bitoku-short-gain-yokai = { $n ->
        [one] carte Yōkai
       *[other] { $n } cartes Yōkai
    }
terminal-bitoku-short-gain-bitoku = { $n ->
        [one] carte Bitoku
       *[other] { $n } cartes Bitoku
    }
terminal-bitoku-short-unlock-die = { $n ->
        [one] débloquer un dé
       *[other] débloquer { $n } dés
    }
terminal-bitoku-short-copy-forest-action = copier un dé adverse
terminal-bitoku-short-units = { $n } parmi : { $options }
terminal-bitoku-short-different = { $n } différents parmi : { $options }
terminal-bitoku-short-shared = { $parts }, l’un{ $less }
terminal-bitoku-memory = { $vp } PV par { $actions }
terminal-bitoku-trigger-cross-river = traversée

## Bitoku : ce que demandent les Visions, devant « 1/2 »

terminal-bitoku-item-resource = ressources
terminal-bitoku-item-building = Bâtiments
terminal-bitoku-item-crystal = Cristaux
terminal-bitoku-item-mitama = Mitamas
terminal-bitoku-item-pair = paires
terminal-bitoku-item-illumination = cases Illumination
terminal-bitoku-item-gate = Portails
terminal-bitoku-item-bitoku-completed = Bitokus accomplis

## Bitoku : les réponses

terminal-bitoku-section-play = Jouer une carte sur l’emplacement
terminal-bitoku-section-dice = Utiliser un dé
terminal-bitoku-section-cross = Traverser la Rivière
terminal-bitoku-section-reinforce = Renforcer d’abord le dé
terminal-bitoku-section-place = Placer le dé
terminal-bitoku-section-row = Action Forêt
terminal-bitoku-section-building = Action Bâtiment
terminal-bitoku-section-favour = Obtenir une faveur
terminal-bitoku-section-cover = Seulement couvrir une faveur
terminal-bitoku-section-bitoku = Chemin de Bitoku
terminal-bitoku-section-start = Un nouveau Pèlerin
terminal-bitoku-section-walk = Un Pèlerin en chemin
terminal-bitoku-titled = { $title } : { $text }
terminal-bitoku-note-dice = déjà là : { $dice }
terminal-bitoku-note-kodama = à présent case { $space } sur { $length }

## Bitoku : le Tengu, contre qui l’on joue seul

terminal-bitoku-tengu-left = gauche
terminal-bitoku-tengu-middle = milieu
terminal-bitoku-tengu-right = droite
terminal-bitoku-tengu-takes = prend sur les Collines
terminal-bitoku-tengu-acts = active
terminal-bitoku-tengu-resource = ressource
terminal-bitoku-tengu-favourite = préféré
terminal-bitoku-tengu-attitude = Son attitude
terminal-bitoku-tengu-dice = Dés
terminal-bitoku-tengu-favourites = Préférés
terminal-bitoku-tengu-owns = Possède
terminal-bitoku-tengu-yokai = Cartes Yōkai
terminal-bitoku-tengu-will = Le plus faible de ses deux dés désigne la carte visible à utiliser : 1–2 celle de droite, 3–4 celle du milieu, 5–6 celle de gauche.
terminal-bitoku-tengu-last-turn = Son dernier tour

## Bitoku : l’aide

terminal-bitoku-help-forest = régions, Demeure et Collines avec chaque effet en toutes lettres
terminal-bitoku-help-hills = les faveurs des Collines
terminal-bitoku-help-market = les quatre marchés, le Jardin des Rochers et les paquets
terminal-bitoku-help-paths = les Chemins de la sagesse
terminal-bitoku-help-kodamas = les pistes Kodama
terminal-bitoku-help-visions = les Visions de tout le monde
terminal-bitoku-help-rivals = les plateaux des autres joueurs
terminal-bitoku-help-tengu = le Tengu : son plateau, ses cartes, son dernier tour
terminal-bitoku-help-cards = vos cartes Yōkai et ce que l’on sait de celles des autres
terminal-bitoku-words-forest = forêt foret régions
terminal-bitoku-words-hills = collines faveurs
terminal-bitoku-words-market = marché marche marchés
terminal-bitoku-words-paths = chemins chemin
terminal-bitoku-words-kodamas = kodamas pistes
terminal-bitoku-words-visions = visions cartes-vision
terminal-bitoku-words-rivals = adversaires joueurs
terminal-bitoku-words-tengu = tengu adversaires
terminal-bitoku-legend-number = un choix possible : tapez le numéro
terminal-bitoku-legend-die = un dé et sa valeur ; sur le lac, un Kodama et sa case
terminal-bitoku-legend-least = la valeur minimale que doit indiquer un dé
terminal-bitoku-legend-free = une case libre
terminal-bitoku-legend-favours = les faveurs d’une Colline : carte Bitoku, carte Yōkai, deux petites récompenses
terminal-bitoku-legend-done = accompli
terminal-bitoku-legend-or = l’un ou l’autre ; & signifie les deux
terminal-bitoku-legend-movement = Points de Mouvement
terminal-bitoku-legend-neutral = un Kodama factice
