### Les pages à côté de la table : rediffusion, score final, règles, icônes.

## Ce dont toutes les pages ont besoin

web-pages-loading = Un instant…
web-pages-retry = Réessayer
web-pages-cancel = Annuler
web-pages-close = Fermer
web-pages-round = manche { $round }
web-pages-rule-link = Règle { $id }

## Rediffusion

web-pages-replay = Rediffusion
web-pages-replay-line = Déroulement de la partie
# Lu à voix haute pour la position sur la ligne. $season est le nom de la saison.
web-pages-replay-value = { $season ->
    [none] Étape { $step } sur { $steps } ; manche { $round }
   *[other] Étape { $step } sur { $steps } ; manche { $round }, { $season }
}
web-pages-replay-position = { $step } / { $steps }
web-pages-replay-play = Lecture
web-pages-replay-pause = Mettre en pause
web-pages-replay-back = Reculer d’une étape
web-pages-replay-forward = Avancer d’une étape
web-pages-replay-turn-back = Reculer d’un tour
web-pages-replay-turn-forward = Avancer d’un tour
web-pages-replay-speed = Vitesse
# $factor est un nombre en signes : ½, 1, 2.
web-pages-replay-speed-value = { $factor }×
web-pages-replay-keys = Les flèches avancent par étape, avec Maj par tour ; Début et Fin vont aux extrémités.
web-pages-replay-eyes = Vu par
web-pages-replay-spectator = Un spectateur
web-pages-replay-setup = La table est mise en place.
# Une étape dont ce côté n’apprend rien.
web-pages-replay-decided = { $name } a fait son choix.
web-pages-replay-answered = { $name } choisit : { $action }
web-pages-replay-log = Ce qui s’est passé
web-pages-replay-log-heading = { $season ->
    [none] Manche { $round }
   *[other] { $season }, manche { $round }
}
web-pages-replay-log-beginning = Avant la première manche
web-pages-replay-tab-board = Plateau
web-pages-replay-tab-sides = Camps
web-pages-replay-tab-log = Journal
web-pages-replay-tab-review = Relecture
web-pages-replay-tab-more = Plus
web-pages-replay-save = Enregistrer la partie
web-pages-replay-table = À la table

## Ouvrir un enregistrement

web-pages-import = Ouvrir un enregistrement
web-pages-import-reading = La partie enregistrée est rejouée…
web-pages-import-failed = Cet enregistrement ne peut pas être ouvert

## Continuer depuis une étape

web-pages-fork = Continuer à partir d’ici
web-pages-fork-explained = Une nouvelle table commence dans cette position. La partie que vous regardez ne change pas.
web-pages-fork-seat = Quelle place prenez-vous ?
web-pages-fork-bot = Qui joue pour les autres ?
web-pages-fork-start = Continuer
web-pages-fork-over = La partie est terminée ici. Revenez à une étape d’où elle peut continuer.
web-pages-fork-not-yet = Une autre partie pourra continuer d’ici quand celle-ci sera terminée.

## Le décompte final

web-pages-score = Score final
web-pages-score-wins =
    { $count ->
        [one] { $names } gagne avec { $points }
       *[other] { $names } se partagent la victoire avec { $points }
    }
# Un adversaire joué par la règle a gagné.
web-pages-score-defeat = Défaite : { $name } a { $points }
web-pages-score-nobody = Personne ne gagne
web-pages-score-follows = { $name } suit avec { $points }.
web-pages-score-most = { $name } a le plus de points : { $points }.
# Où le premier devance le plus le deuxième. $category est un nom isolé.
web-pages-score-decisive = La plus grande avance : { $category } (+{ $more }).
web-pages-score-where = D’où viennent les points
web-pages-score-course = Au fil des saisons
web-pages-score-course-explained = Points de tous les camps après chaque saison
web-pages-score-source = Provenance
web-pages-score-side = Camp
web-pages-score-total = Total
web-pages-score-place = Rang
web-pages-score-place-value =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
# Une provenance de points que ce camp n’a pas.
web-pages-score-absent = sans objet
web-pages-score-lost = Hachures : points perdus
web-pages-score-replay = Voir la rediffusion
web-pages-score-again = Rejouer
web-pages-score-visions = Cartes Vision
web-pages-score-completed = { $done } sur { $all } réalisées
web-pages-score-fulfilled = réalisée
web-pages-score-failed = non réalisée

## Les règles

web-pages-rules = Règles
web-pages-rules-of = Règles du jeu { $game }
web-pages-book = Le livre
web-pages-book-of = Comment jouer à { $game }
web-pages-in-book = Dans le livre
web-pages-rules-english = Ces textes n’existent qu’en anglais ; les titres et tout le reste sont dans votre langue.
web-pages-rules-search = Chercher dans les règles
web-pages-rules-search-hint = Chercher par numéro ou par mots
web-pages-rules-clear = Effacer la recherche
web-pages-rules-found =
    { $rules ->
        [one] { $rules } règle
       *[other] { $rules } règles
    }, { $rulings ->
        [one] { $rulings } décision
       *[other] { $rulings } décisions
    }
web-pages-rules-none = Rien trouvé pour « { $query } ».
web-pages-rules-contents = Sommaire
web-pages-rules-terms = Termes
web-pages-rules-rulings = Décisions
web-pages-rules-rulings-explained = Là où la règle se tait, manque de clarté ou se contredit, il a fallu décider ; notre degré de certitude est indiqué.
web-pages-rules-examples = Exemples détaillés
web-pages-rules-situation = Situation de départ
web-pages-rules-expected = Résultat
web-pages-rules-confidence-high = bien fondé
web-pages-rules-confidence-medium = assez sûr
web-pages-rules-confidence-low = incertain
web-pages-rules-copy = Lien vers { $id }
web-pages-rules-unknown = Il n’y a pas de règles pour « { $game } ».

## Ce que l’on sait du matériel

web-pages-pack = Matériel
web-pages-pack-explained = Une grande partie de ce qui est imprimé sur les plateaux, les cartes et les tuiles ne figurait que dans les images de la règle, et elles sont perdues. Nous l’avons reconstitué de façon que tout ce que dit le texte soit respecté. Cela peut différer du jeu imprimé.
web-pages-pack-summary =
    { $total ->
        [one] { $count } entrée sur { $total } est reconstituée par nos soins.
       *[other] { $count } entrées sur { $total } sont reconstituées par nos soins.
    }
web-pages-pack-entry = Entrée
web-pages-pack-provenance = Source
web-pages-pack-note = Remarque
web-pages-pack-fingerprint = Empreinte du jeu de composants
# Champs d’une entrée connus autrement que le reste.
web-pages-pack-field = { $field } : { $provenance }

## Tables des jeux de données, par jeu

web-pages-table-bitoku-bitoku = Cartes Bitoku
web-pages-table-bitoku-region = Régions
web-pages-table-bitoku-forest-row = Actions Forêt
web-pages-table-bitoku-hill-favour = Faveurs des Collines
web-pages-table-bitoku-insert = Pièces du plateau
web-pages-table-bitoku-tracks = Pistes
web-pages-table-bitoku-forest-area = Emplacements de dé en forêt
web-pages-table-bitoku-hill-area = Emplacements de dé sur les Collines
web-pages-table-bitoku-home-space = Emplacements de la Demeure
web-pages-table-bitoku-rock-garden = Jardin des Rochers
web-pages-table-bitoku-kodama-track = Pistes Kodama
web-pages-table-bitoku-market-mitama = Emplacements des Mitamas
web-pages-table-bitoku-market-dragonfly = Emplacements des Libellules
web-pages-table-bitoku-market-crystal = Emplacements des Cristaux
web-pages-table-bitoku-market-building = Emplacements des Bâtiments
web-pages-table-bitoku-inhabited-spaces = Zones habitées
web-pages-table-bitoku-wisdom-start = Portails de départ des Chemins
web-pages-table-bitoku-wisdom-paths = Chemins de la sagesse
web-pages-table-bitoku-wisdom-nodes = Cases des Chemins
web-pages-table-bitoku-wisdom-edges = Pas des Chemins
web-pages-table-bitoku-wisdom-branches = Sentiers latéraux
web-pages-table-bitoku-building = Bâtiments
web-pages-table-bitoku-ancient-building = Bâtiments anciens
web-pages-table-bitoku-crystal = Cristaux
web-pages-table-bitoku-dragonfly = Libellules
web-pages-table-bitoku-gate = Portails
web-pages-table-bitoku-mitama = Esprits Mitama
web-pages-table-bitoku-inventory = Liste du matériel
web-pages-table-bitoku-board = Plateaux individuels
web-pages-table-bitoku-card-space = Emplacements Yōkai
web-pages-table-bitoku-crystal-slot = Emplacements de Cristal
web-pages-table-bitoku-building-counter = Pions Bâtiment
web-pages-table-bitoku-rock-space = Emplacements de Rocher
web-pages-table-bitoku-pilgrim-space = Emplacements de Pèlerin
web-pages-table-bitoku-setup = Mise en place
web-pages-table-bitoku-rock = Rochers d’Iwakura
web-pages-table-bitoku-attitude-tile = Tuile Attitude du Tengu
web-pages-table-bitoku-card = Cartes Action du Tengu
web-pages-table-bitoku-treasure = Trésors du lac
web-pages-table-bitoku-vision = Cartes Vision
web-pages-table-bitoku-starting-yokai = Cartes Yōkai de départ
web-pages-table-bitoku-yokai = Cartes Yōkai
web-pages-table-hitodama-meta = Le jeu lui-même
web-pages-table-hitodama-meta-playing-time-minutes = Durée
web-pages-table-hitodama-count = Quantités de matériel
web-pages-table-hitodama-constant = Nombres de la règle
web-pages-table-hitodama-setup = Mise en place selon les joueurs
web-pages-table-hitodama-character = Gardiens
web-pages-table-hitodama-geometry = Le plateau central
web-pages-table-hitodama-season = Saisons
web-pages-table-hitodama-resource = Ressources
web-pages-table-hitodama-score-track = Piste de score
web-pages-table-hitodama-round-track = Marqueur de manche
web-pages-table-hitodama-chaos-space = Sentier du chaos
web-pages-table-hitodama-wrath-level = Niveaux de colère
web-pages-table-hitodama-action = Les actions
web-pages-table-hitodama-discard-rate = Ce que rapporte une défausse
web-pages-table-hitodama-tile = Tuiles Forêt
web-pages-table-hitodama-tile-side = Faces des tuiles Forêt
web-pages-table-hitodama-deck = Pioches
web-pages-table-hitodama-akku-card = Cartes Akku
web-pages-table-hitodama-ice-card = Cartes de glace
web-pages-table-hitodama-solar-card = Cartes solaires
web-pages-table-hitodama-lunar-card = Cartes lunaires
web-pages-table-hitodama-tribute-card = Cartes Tribut
web-pages-table-hitodama-ending = Fins de partie
web-pages-table-hitodama-tie-break = Départage
web-pages-table-hitodama-balance-reference = Valeurs de référence de l’équilibre

## Icônes. Les noms que les jeux ont déjà viennent d’eux

web-pages-legend = Icônes
web-pages-legend-explained = Tous les signes des plateaux, des cartes et des panneaux. Les nombres sont à gauche de l’icône.
web-pages-legend-goods = Biens
web-pages-legend-points = Les points
web-pages-legend-dice = Dés et effets
web-pages-legend-kodamas = Les Kodamas
web-pages-legend-buildings = Bâtiments
web-pages-legend-crystals = Cristaux
web-pages-legend-souls = Mitamas et Libellules
web-pages-legend-path = Pèlerins et Chemins
web-pages-legend-yokai = Cartes Yōkai
web-pages-legend-bitoku = Cartes Bitoku et Vision
web-pages-legend-seasons = Saisons et ordre
web-pages-legend-sides = Camps
web-pages-legend-resources = Ressources et cartes
web-pages-legend-forest = Sur les tuiles
web-pages-legend-essences = Gardiens et essences
web-pages-legend-spirit = Le hitodama
web-pages-legend-page = Sur la page
web-pages-icon-amulet = Amulette
web-pages-icon-amulet-value = Amulette : augmente un dé de { $value }
web-pages-icon-vp-now = Points immédiats
web-pages-icon-vp-end = Points à la fin
web-pages-icon-vp-lost = Points perdus
web-pages-icon-movement = Point de Mouvement
web-pages-icon-die = Dé et sa valeur
web-pages-icon-unlock-die = Débloquer un dé
web-pages-icon-locked-die = Dé bloqué
web-pages-icon-copy = Copier un dé adverse
web-pages-icon-discount = Réduction
web-pages-icon-cross = Traverser la Rivière
web-pages-icon-river = La Rivière
web-pages-icon-draw-card = Piocher une carte
web-pages-icon-kodama = Un Kodama
web-pages-icon-kodama-forward = Kodama en avant, dans une région au choix
web-pages-icon-kodama-here = Kodama en avant, dans cette région
web-pages-icon-kodama-back = Kodama adverse en arrière
web-pages-icon-treasure = Trésor du lac
web-pages-icon-building = Bâtiment quelconque
web-pages-icon-crystal = Cristal quelconque
web-pages-icon-mitama = Mitama quelconque
web-pages-icon-dragonfly = Libellule
web-pages-icon-pair = Paire d’un Mitama et d’une Libellule
web-pages-icon-pilgrim-awake = Pèlerin en chemin
web-pages-icon-pilgrim-asleep = Pèlerin au repos
web-pages-icon-pilgrim-rock = Pèlerin près d’un Rocher
web-pages-icon-rock = Rocher d’Iwakura
web-pages-icon-gate = Portail
web-pages-icon-gate-letter = Portail { $letter }
web-pages-icon-illumination = Case Illumination
web-pages-icon-bridge = Pont : exige des cartes Bitoku accomplies
web-pages-icon-hikaru = Hikaru : cette faveur est prise
web-pages-icon-vision = Carte Vision
web-pages-icon-yokai-card = Carte Yōkai quelconque
web-pages-icon-bitoku-card = Carte Bitoku quelconque
web-pages-icon-first-player = Première place dans l’ordre
# Un camp de Bitoku, par sa couleur et la forme qui le marque.
web-pages-icon-mark-purple = Violet : croissant
web-pages-icon-mark-yellow = Jaune : triangle
web-pages-icon-mark-brown = Brun : carré
web-pages-icon-mark-green = Vert : feuille
web-pages-icon-mark-neutral = Factice : octogone
web-pages-icon-essence = { $name } : essence debout
web-pages-icon-essence-asleep = { $name } : essence endormie
web-pages-icon-ice = Glace
web-pages-icon-extra = Case supplémentaire
web-pages-icon-merchant = Marchand
web-pages-icon-tribute = Tribut
web-pages-icon-compass = Boussole : la tuile du Nord
web-pages-icon-coin = Pièce de premier joueur
web-pages-icon-spirit = Le hitodama
web-pages-icon-chaos-path = Sentier du chaos
web-pages-icon-wrath = Colère du hitodama
web-pages-icon-ui-undo = Annuler le coup
web-pages-icon-ui-why-not = Pourquoi pas ?
web-pages-icon-ui-hint = Un conseil
web-pages-icon-ui-log = Journal
web-pages-icon-ui-note = Ma note
web-pages-icon-ui-rules = Règles
web-pages-icon-ui-glance = Un tour en un coup d’œil, icônes, termes
web-pages-icon-ui-language = Langue
web-pages-icon-ui-theme = Clair ou sombre
web-pages-icon-ui-replay = Revoir la partie
web-pages-icon-ui-bot = Joué par un bot
web-pages-icon-ui-person = Joué par une personne
web-pages-icon-ui-spectator = En spectateur
web-pages-icon-ui-check = Fait, réalisé
web-pages-icon-ui-close = Fermer ; non réalisé
web-pages-icon-ui-left = Précédent
web-pages-icon-ui-right = Suivant
web-pages-icon-ui-down = Afficher plus
web-pages-icon-ui-up = Rouvrir
web-pages-icon-ui-link = Lien, enregistrer
web-pages-icon-ui-play = Jouer
web-pages-icon-ui-clock = En attente
web-pages-icon-ui-settings = Réglages
web-pages-icon-ui-menu = Ouvrir le menu
web-pages-icon-ui-lock = Bloqué, secret
web-pages-icon-ui-pass = Passer, aller par tour
web-pages-icon-ui-chart = Les points
# What they mean.
web-pages-means-ui-undo = Annule votre dernier coup, tant que rien de nouveau n’a été révélé.
web-pages-means-ui-why-not = Dit pourquoi une chose ne peut pas être choisie maintenant, avec la règle.
web-pages-means-ui-hint = Un bot dit ce qu’il ferait à votre place.
web-pages-means-ui-log = Tout ce qui s’est passé, depuis le début.
web-pages-means-ui-note = Votre propre note à cette table. Elle reste dans ce navigateur, et personne d’autre ne la voit.
web-pages-means-ui-rules = Ouvre les règles, chacune avec son numéro.
web-pages-means-ui-glance = Ouvre cette aide : un tour en un coup d’œil, les icônes et les termes.
web-pages-means-ui-language = Choisissez la langue de la page. Elle change aussitôt.
web-pages-means-ui-theme = Choisissez entre une page claire et une page sombre.
web-pages-means-ui-replay = Revoyez une partie, pas à pas.
web-pages-means-ui-bot = Cette place est jouée par un bot.
web-pages-means-ui-person = Cette place est jouée par une personne.
web-pages-means-ui-spectator = Quelqu’un qui regarde sans jouer.
web-pages-means-ui-check = Ceci est choisi, fait ou réalisé.
web-pages-means-ui-close = Ferme ce qui est ouvert. Dans une liste : ceci n’est pas réalisé.
web-pages-means-ui-left = Reculez d’un pas.
web-pages-means-ui-right = Avancez d’un pas.
web-pages-means-ui-down = Ouvre la suite de ce qui est ici.
web-pages-means-ui-up = Rouvre ce qui a été replié en bas.
web-pages-means-ui-link = Copie ou enregistre un lien que d’autres peuvent ouvrir.
web-pages-means-ui-play = Commence une partie, ou lance le visionnage d’une partie.
web-pages-means-ui-clock = Quelqu’un d’autre doit d’abord jouer.
web-pages-means-ui-settings = À quelle vitesse tout se passe, et avec quels mouvements.
web-pages-means-ui-menu = Joueurs, vitesse, règles, langue et couleurs, sur un téléphone.
web-pages-means-ui-lock = Caché aux autres, ou pas encore utilisable.
web-pages-means-ui-pass = Vous avez fini pour cette phase ; les autres continuent.
web-pages-means-ui-chart = D’où viennent les points, côte à côte.

## Quick help at the table

web-help = Aide rapide
web-help-key = Aide rapide : un tour en un coup d’œil, icônes, termes (I)
web-help-turn = Un tour
web-help-search = Chercher des icônes et des termes
web-help-example = Exemple :
web-help-print = Imprimer
# Keys at the table, and what each does.
web-keys = Touches
web-keys-shift = Maj
web-keys-enter = Entrée
web-keys-escape = Échap
web-keys-choose = choisir la réponse qui porte ce numéro
web-keys-list = parcourir les réponses
web-keys-places = sur le plateau : d’un lieu à l’autre
web-keys-lit = seulement entre les lieux qui brillent
web-keys-press = choisir ; sur un lieu qui ne brille pas : pourquoi pas ?
web-keys-why = ce qu’est ce lieu, ou pourquoi on ne peut pas le choisir
web-keys-stand = où en est la partie : saison, points, ce qu’on attend
web-keys-log = dans le journal : d’une ligne à l’autre, et pour revoir ce moment
web-keys-confirm = confirmer une réponse retenue
web-keys-back = un pas en arrière, enfin vers la question ; montre d’un coup ce qui est encore en train d’être montré

## Un lien vers une partie

web-pages-link = Lien vers cette partie
web-pages-link-reading = La partie de ce lien est rejouée…
web-pages-link-failed = Ce lien ne s’ouvre pas
