# Bitoku sur la page : étiquettes des dessins, noms de lieux et fiches d’aide qui ne sont pas dans
# bitoku.ftl. Ce qui est sur la peinture est court : il y a peu de place.

web-bitoku-board = Plateau de Bitoku

## Sur la peinture

web-bitoku-region-yomi = Yomis
web-bitoku-region-stairs = Escaliers
web-bitoku-region-home = Demeure
web-bitoku-region-glade = Clairière
web-bitoku-region-forges = Forges
web-bitoku-home-over = Demeure du
web-bitoku-home-name = grand esprit
web-bitoku-some-of = { $count } sur { $total }
web-bitoku-free = gratuit
web-bitoku-pile-yokai = Yōkai
web-bitoku-pile-bitoku = Bitoku
web-bitoku-pile-vision = Visions
web-bitoku-pile-hikaru = Hikaru

## Noms de lieux

# How a place stands: nothing lies or stands there; a building counter has gone to a building.
web-bitoku-free-space = libre
web-bitoku-used-counter = utilisé
web-bitoku-place-forest = { $region }, case de dé { $number }
web-bitoku-place-row =
    { $value ->
        [1] { $region } : action Forêt pour tout dé
        [6] { $region } : action Forêt pour un 6
       *[other] { $region } : action Forêt pour un dé de { $value } ou plus
    }
web-bitoku-place-favour = Colline ({ $hill }) : { $favour }
web-bitoku-place-hilldie = De l’autre côté de la Rivière ({ $hills }), case de dé { $number }
web-bitoku-place-river = Traversée : { $region }
web-bitoku-place-start = Portail de départ des Chemins de la sagesse
web-bitoku-fork = un sentier mène à : { $places }
web-bitoku-place-kodama = Kodama ({ $side }) : { $region }
web-bitoku-place-treasure = Trésor du lac : { $region }
web-bitoku-place-market = { $display }, emplacement { $number }
web-bitoku-place-garden = Jardin des Rochers, case vide
web-bitoku-place-space = Emplacement de carte { $number }
web-bitoku-place-die = Dé de valeur { $value } ({ $side })
web-bitoku-place-berth = Case rouge { $number }
web-bitoku-place-counter = Pion Bâtiment { $number }
web-bitoku-place-rock = Sentier des Rochers, emplacement de Rocher { $number }
web-bitoku-place-bitoku = Chemin de Bitoku, position { $number }
web-bitoku-place-amulet = Amulette +{ $value }
web-bitoku-beside-space = Emplacement { $number }
web-bitoku-beside-row = Action Forêt
web-bitoku-beside-building = Action Bâtiment
web-bitoku-beside-hill = Colline ({ $hill })
web-bitoku-deck-yokai = Paquet commun de Yōkais
web-bitoku-deck-bitoku = Paquet commun de Bitokus
web-bitoku-deck-vision = Paquet de Visions
web-bitoku-hikaru = Marqueurs Hikaru
web-bitoku-neutral = factice

## Votre espace

web-bitoku-my-area = Votre espace
web-bitoku-hand = Votre main
web-bitoku-hand-of = Main : { $name }
web-bitoku-hand-unknown = carte inconnue
web-bitoku-hand-empty = aucune carte
web-bitoku-own-deck = Votre paquet
web-bitoku-own-deck-short = paquet
web-bitoku-own-discard = Votre défausse
web-bitoku-own-discard-short = défausse
web-bitoku-own-score = Vos Points de Vertu
web-bitoku-own-goods = Toutes vos ressources
web-bitoku-own-pilgrims = Vos Pèlerins disponibles
web-bitoku-looked-at = Vous regardez : { $deck }
web-bitoku-play-here = jouez une carte
web-bitoku-die-locked = bloqué
web-bitoku-die-ready = prêt
web-bitoku-die-hill = colline
web-bitoku-crystals = Cristaux
web-bitoku-buildings = Bâtiments
web-bitoku-rock-path = Sentier des Rochers
web-bitoku-souls = Mitamas et Libellules
web-bitoku-pairs = Paires
web-bitoku-visions = Visions
web-bitoku-bitoku-path = Chemin de Bitoku

## Ce que possède un camp

web-bitoku-holding-goods = Ressources
web-bitoku-holding-amulets = Amulettes
web-bitoku-holding-pilgrims = Pèlerins disponibles
web-bitoku-holding-cards = Cartes Yōkai
web-bitoku-holding-crystals = Cristaux
web-bitoku-holding-souls = Esprits Mitama, Libellules et paires
web-bitoku-holding-buildings = Bâtiments
web-bitoku-holding-rocks = Rochers
web-bitoku-holding-visions = Visions
web-bitoku-holding-bitoku = Chemin de Bitoku

## En-tête, adversaires, le Tengu

web-bitoku-round = manche { $round } sur { $rounds }
web-bitoku-round-short = { $round } sur { $rounds }
web-bitoku-bot = joué par un bot
web-bitoku-passed = a passé
web-bitoku-tengu-did = Ce que le Tengu vient de faire
web-bitoku-tengu-will = Dés Volonté
web-bitoku-tengu-lower = le plus faible est { $value } : on utilise la carte { $position }
web-bitoku-tengu-not-reached = non vérifié
web-bitoku-tengu-row-a = Il traverse la Rivière à une Traversée contestée et prend une carte qu’il cherche.
web-bitoku-tengu-row-b = Il devient actif, débloque son dé le plus faible et le place où sa carte l’indique.
web-bitoku-tengu-row-c = Il place son dé débloqué le plus faible où sa carte l’indique.
web-bitoku-tengu-row-d = Il débloque son dé le plus faible et fait l’action que sa carte indique, sans placer de dé.
web-bitoku-tengu-row-e = Il traverse la Rivière à une Traversée contestée où il ne reste qu’une case.
web-bitoku-tengu-row-f = Il place son dé débloqué le plus faible dans la Demeure du grand esprit.
web-bitoku-tengu-row-g = Il débloque son dé le plus faible et gagne la ressource de sa carte.
web-bitoku-tengu-row-h = Il traverse la Rivière et prend une carte qu’il cherche.
web-bitoku-tengu-row-i = Il n’y a pas de place où sa carte l’indique : il place son dé dans une autre région.
web-bitoku-tengu-row-j = Il n’a plus de dé sur son plateau : il devient inactif et gagne la ressource de sa carte.
web-bitoku-tengu-row-k = Il traverse la Rivière et prend une carte.
web-bitoku-tengu-row-l = Il ne peut rien faire d’autre et passe.
web-bitoku-tengu-waits = Le Tengu n’a pas encore joué. Voici ses cartes visibles.
web-bitoku-tengu-favourite = Préféré

## Fiches d’aide

web-bitoku-explain-forest = Un dé placé ici peut effectuer une action Forêt et une action Bâtiment de cette région.
web-bitoku-explain-highest = Le dé le plus élevé ici affiche { $value } : pour l’action Forêt, le vôtre doit afficher au moins autant (plus, dans la variante difficile).
web-bitoku-explain-site = Seulement pour ce type de Bâtiment : { $type }
web-bitoku-explain-owner = Propriétaire : { $side }
web-bitoku-explain-hill = Faveur de cette Colline : { $hill }
web-bitoku-explain-covered = Couverte par un marqueur Hikaru jusqu’à l’hiver.
web-bitoku-explain-river = Un dé qui traverse ici baisse de 1, un 6 tombe à 3 ; ensuite on obtient une faveur des Collines qu’il atteint. Un 1 ne peut pas traverser.
web-bitoku-explain-pilgrims = Pèlerins ici : { $sides }
web-bitoku-explain-next-price = Votre prochain Bâtiment : { $price }
web-bitoku-explain-empty = Aucune tuile ici jusqu’à l’hiver.
web-bitoku-explain-hikaru = Un marqueur Hikaru couvre chaque faveur obtenue pendant cette manche. En hiver, ils reviennent tous.
web-bitoku-explain-cards = Cartes : { $count }
web-bitoku-explain-stack = Tuiles restant dans les piles : { $count }
web-bitoku-explain-discards = Défaussées : { $cards }
web-bitoku-explain-kodama = Case { $space } sur { $length }
web-bitoku-explain-treasure = À la fin, pour ceux dont le Kodama est allé le plus loin sur cette piste.
web-bitoku-explain-home = En automne, l’ordre du tour suit les dés de la Demeure, de la case la plus haute à la plus basse.
web-bitoku-explain-start = Un Point de Mouvement commence ici un pèlerinage, avance un Pèlerin d’une case ou accomplit une carte Bitoku.
web-bitoku-explain-space = Jouer une carte ici débloque le dé situé à côté.
web-bitoku-explain-berth = Un dé bloqué reste ici jusqu’à ce qu’une carte soit jouée sur l’emplacement de carte { $number }. En hiver, tous vos dés reviennent sur les cases rouges, dans l’ordre de votre choix.
web-bitoku-explain-virtue = Retirée maintenant, elle rapporterait { $points } PV.
web-bitoku-explain-die-locked = Il est bloqué.
web-bitoku-explain-die-unlocked = Il est débloqué et peut être placé.
web-bitoku-explain-die-hill = Il a traversé la Rivière.
web-bitoku-explain-slot = Un Cristal placé ici réveille le Pèlerin qui dort sur cet emplacement.
web-bitoku-explain-vision = Rempli jusqu’ici, compté avec vos autres Visions : { $met } sur { $total }
web-bitoku-explain-removed = Retirées de la partie : { $cards }
web-bitoku-explain-available = Disponibles : { $count } ; retirés : { $lost }
web-bitoku-explain-points = { $category } : { $points }
web-bitoku-explain-completed = Accomplies : { $count }
web-bitoku-explain-pairs = Paires : { $pairs }
web-bitoku-explain-hand = En main : { $hand } ; dans le paquet : { $deck }
web-bitoku-explain-known = Vues en main : { $cards }
web-bitoku-explain-deck = Dans le paquet : { $cards }
web-bitoku-explain-played = Jouées : { $cards }
web-bitoku-explain-amulets = Amulettes +{ $value } : { $count }
web-bitoku-explain-rock = Un Rocher du Jardin des Rochers va sur l’emplacement vide le plus à gauche.
web-bitoku-explain-pair = Une paire combinée
web-bitoku-explain-done = Accomplie
web-bitoku-explain-held = Vous en avez { $count }.
web-bitoku-explain-amulet = Dépensée avant de placer un dé, elle lui ajoute { $value }, sans jamais dépasser 6.
web-bitoku-explain-tengucard = Types recherchés sur les Collines : { $cards }

## Parties du plateau sur un téléphone

web-bitoku-zoom-paths = Chemins { $number }
web-bitoku-zoom-hills-left = Collines, gauche
web-bitoku-zoom-hills-right = Collines, droite
web-bitoku-zoom-souls = Mitamas et Libellules
web-bitoku-zoom-garden = Jardin des Rochers
web-bitoku-zoom-works = Cristaux et Bâtiments
web-bitoku-zoom-decks = Paquets
web-bitoku-zoom-lake = Lac : { $region }

## Le jeu en une minute, pour qui débute

web-bitoku-minute-story = Une forêt sans son esprit
web-bitoku-minute-story-text = Le grand esprit quitte la forêt, et vous êtes de ceux qui veulent sa place. Après quatre années, elle revient au joueur qui a le plus de Points de Vertu (PV).
web-bitoku-minute-year = Une année a quatre saisons
web-bitoku-minute-year-text = Chacune des quatre manches est une année. Vous jouez en été ; les autres saisons sont brèves.
web-bitoku-minute-spring = Printemps : piochez des cartes et gardez-en trois.
web-bitoku-minute-summer = Été : chacun joue à son tour, une action à la fois, jusqu’à ce que tous aient passé.
web-bitoku-minute-autumn = Automne : les dés de la Demeure fixent le nouvel ordre du tour.
web-bitoku-minute-winter = Hiver : tous les dés rentrent, et vous pouvez changer une carte en points.
web-bitoku-minute-actions = Trois actions au choix
web-bitoku-minute-actions-text = Chaque dé fait le même voyage : une carte le débloque, il travaille en forêt, puis il traverse la Rivière.
web-bitoku-minute-play = Jouez une carte : elle débloque le dé à côté et vous donne son action.
web-bitoku-minute-use = Placez un dé débloqué dans une région : il y utilise une ligne et un Bâtiment.
web-bitoku-minute-cross = Traversez la Rivière avec un dé et obtenez une faveur des Collines.
web-bitoku-minute-points = D’où viennent les points
web-bitoku-minute-points-text = Personne ne peut tout faire : choisissez deux ou trois choses qui s’entraident.
web-bitoku-minute-pilgrims = Les Pèlerins marquent le long des chemins et donnent leur valeur aux Rochers.
web-bitoku-minute-kodamas = Les Kodamas courent pour les trésors du lac.
web-bitoku-minute-souls = Les Mitamas rapportent aussitôt et éveillent des Libellules.
web-bitoku-minute-works = Cristaux et Bâtiments découvrent des points sur votre plateau.
web-bitoku-minute-visions = Les Visions sont des promesses : tenues, elles rapportent ; rompues, elles coûtent.
