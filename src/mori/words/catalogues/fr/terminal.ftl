### Jouer dans le terminal (mori play --terminal).
###
### Les commandes (undo, log, save …) sont les mêmes mots dans toutes les langues.

## Avant la partie

terminal-which-game = Quel jeu ?
terminal-how-many-players = Combien de joueurs ?
terminal-which-level = Quel niveau ?
terminal-number-prompt = Nombre ({ $default }) :
terminal-welcome = { $game } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { $seed }. Tapez ? pour l’aide.
terminal-resumed = La partie reprend après { $count ->
        [one] { $count } réponse
       *[other] { $count } réponses
    }.
terminal-seat-you = { $name } (vous)
terminal-seat-bot = { $name } ({ $bot })

## Avant la partie : ce qui peut être faux

terminal-seats-or-bots = Indiquez --seats ou --bots, pas les deux.
terminal-no-table = { $game } ne peut pas encore se jouer dans le terminal.
terminal-cannot-read = Lecture impossible de { $file } : { $detail }
terminal-resume-alone = Une partie reprise garde ses joueurs, ses sièges, sa graine et ses options : omettez { $option }.

## La table. Titres et étiquettes

terminal-round = Manche { $round }
terminal-wrath = Colère { $level }
terminal-displace = Déloger :
terminal-starts-here = { $season } : départ
terminal-extra = suppl.
terminal-tribute = tribut
terminal-asleep = endormie
terminal-ice = glace
terminal-tributes = Tributs
terminal-line-points = { $points ->
        [one] { $points } PV
       *[other] { $points } PV
    }
terminal-line-waived = annulée
terminal-season-now = en cours
terminal-season-past = passée
terminal-season-later = à venir
terminal-akku-card = Carte Akku
terminal-akku-cost = { $cost } pour un akku
terminal-akku-none = aucune en jeu
terminal-solar-stack = Pile solaire
terminal-of-limit = { $count } sur { $limit }
terminal-supply = Réserve générale
terminal-decks = Pioches
terminal-discards = Défausses
terminal-your-hand = Votre main
terminal-hand-empty = Vous n’avez pas de carte.
terminal-coin = a la pièce : premier joueur de la manche ou de la suivante

## La question et ses réponses

terminal-asked = { $name } :
terminal-group-place = Déplacer une essence de votre réserve
terminal-group-move = Déplacer votre essence de la case { $source }
terminal-group-displace = Déloger une essence
terminal-on-table = { $numbers } (numéros sur la table)
terminal-open-group = { $numbers } (tapez { $letter } pour voir où)
terminal-prompt = Votre réponse (? pour l’aide)
terminal-thinking = { $name } réfléchit …
terminal-since-last = Depuis votre dernière réponse

## Répliques à ce qui a été tapé

terminal-not-understood = « { $text } » n’est pas une réponse ici. Tapez un numéro, une action comme « { $example } », ou ? pour l’aide.
terminal-number-range = Il n’y a pas de numéro { $number } : choisissez de 1 à { $max }.
terminal-several = Plusieurs réponses commencent ainsi :
terminal-too-long = Cette ligne est trop longue ; rien n’a été fait.
terminal-allowed = Permis maintenant : { $action }
terminal-refused = Pas permis : { $reason }
terminal-rules = Règles : { $rules }
terminal-why-usage = Tapez ? et une action, par exemple : ? { $example }
terminal-undone = { $count ->
        [one] Reprise : { $count } réponse.
       *[other] Reprises : { $count } réponses.
    }
terminal-undo-none = Vous n’avez encore rien répondu.
terminal-undo-other = Impossible de revenir en arrière : quelqu’un d’autre a répondu depuis.
terminal-undo-revealed = Impossible de revenir en arrière : depuis, quelque chose de caché ou d’aléatoire a été révélé.
terminal-undo-usage = Tapez undo, ou undo et le nombre de réponses, par exemple : undo 2
terminal-log = Ce qui s’est passé
terminal-log-empty = Il ne s’est encore rien passé.
terminal-log-usage = Tapez log, ou log et le nombre de lignes, par exemple : log 20
terminal-saved = Enregistré sous { $file }.
terminal-how-to-resume = Pour continuer plus tard : { $command }
terminal-save-usage = Tapez save et un nom de fichier, par exemple : save { $example }
terminal-not-a-record = { $file } existe et n’est pas un enregistrement de partie : choisissez un autre nom.
terminal-cannot-write = Écriture impossible de { $file } : { $detail }
terminal-rules-usage = Tapez rules et l’identifiant d’une règle, par exemple : rules { $example }
terminal-no-such-rule = Il n’y a pas de règle { $rule }.
terminal-language-now = Désormais en français.
terminal-language-usage = Tapez lang et l’un de { $known }.
terminal-goodbye = Au revoir.

## Plusieurs personnes devant un écran

terminal-curtain = Passez l’écran à { $name }.
terminal-curtain-enter = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.

## Aide

terminal-help = Ce que vous pouvez taper
terminal-help-number = la réponse qui porte ce numéro
terminal-help-letter = une lettre ouvre un groupe de réponses
terminal-help-text = une action en notation courte, ou un début sans équivoque
terminal-help-why = pourquoi une action n’est pas permise, avec les règles
terminal-help-undo = reprendre votre dernière réponse
terminal-help-log = ce qui s’est passé, les dernières lignes
terminal-help-save = écrire la partie dans un fichier
terminal-help-quit = arrêter ; la partie est enregistrée
terminal-help-rules = le texte d’une règle
terminal-help-lang = changer de langue
terminal-help-table = redessiner la table
terminal-help-seasons = les tributs de toutes les saisons
terminal-help-cards = vos cartes, les pioches et les défausses
terminal-help-score = les points jusqu’ici, par provenance
terminal-legend = Signes sur la table
terminal-legend-standing = une essence debout ({ $name })
terminal-legend-asleep = une essence endormie ({ $name })
terminal-legend-pay = on paie ce qui est à gauche de la flèche pour ce qui est à droite
terminal-legend-trade = le marchand : s’achète avec le bien de n’importe quelle case libre
terminal-legend-number = vous pouvez y aller ou le choisir : tapez le numéro
terminal-legend-wrath = le hitodama sur le sentier du chaos ; les chiffres sont les niveaux de sa colère
terminal-legend-track = points ; un trait vertical est une case de colère

terminal-words-undo = annuler retour
terminal-words-log = journal
terminal-words-save = enregistrer sauver
terminal-words-quit = quitter sortir
terminal-words-rules = règles règle regles regle
terminal-words-lang = langue
terminal-words-table = plateau
terminal-words-seasons = saisons tributs
terminal-words-cards = cartes main
terminal-words-score = points
terminal-words-help = aide

## La fin

terminal-over = La partie est terminée
terminal-source = Provenance
terminal-total = Somme
terminal-if-ended = Si on s’arrêtait là
terminal-total-then = Somme alors
terminal-without-hidden-cards = Sans les cartes que vous ne pouvez pas voir
terminal-without-dream-crystals = Sans les Cristaux oniriques
terminal-place = Rang
terminal-rule = Règle
terminal-winner = { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
terminal-opponent-wins = Défaite : { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent.
    }
terminal-nobody-wins = Personne ne gagne.
terminal-save-offer = Pour garder l’enregistrement, tapez un nom de fichier ; Entrée y renonce :

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
terminal-bitoku-actions = effets
terminal-bitoku-area = bâtiments
terminal-bitoku-kodamas = kodamas
terminal-bitoku-treasure = trésor
terminal-bitoku-covered = couverte
terminal-bitoku-small-rewards = récompenses
terminal-bitoku-die-change = dé { $change }
terminal-bitoku-space = Case
terminal-bitoku-die = Dé
terminal-bitoku-card = Carte
terminal-bitoku-ingenuity = Cristal sensoriel
terminal-bitoku-locked = bloqué
terminal-bitoku-unlocked = débloqué
terminal-bitoku-on-hill = sur une colline
terminal-bitoku-goods = Ressources
terminal-bitoku-cards = Cartes
terminal-bitoku-crystals = Cristaux
terminal-bitoku-visions = Cartes Vision
terminal-bitoku-bitoku-path = Chemin Bitoku
terminal-bitoku-rocks = Rochers
terminal-bitoku-souls = Âmes
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
terminal-bitoku-bridge = Pont : { $count ->
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
terminal-bitoku-short-kodama-forward = kodama +{ $n }
terminal-bitoku-short-kodama-here = kodama d’ici +{ $n }
terminal-bitoku-short-kodama-back = kodama adverse −{ $n }
terminal-bitoku-short-build = Bâtiment
terminal-bitoku-short-crystal = Cristal
terminal-bitoku-short-mitama = mitama
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
terminal-bitoku-short-units = { $n } parmi : { $options }
terminal-bitoku-short-different = { $n } différents parmi : { $options }
terminal-bitoku-short-shared = { $parts }, l’un{ $less }
terminal-bitoku-memory = { $vp } PV par { $actions }
terminal-bitoku-trigger-cross-river = traversée

## Bitoku : ce que demandent les Visions, devant « 1/2 »

terminal-bitoku-item-resource = ressources
terminal-bitoku-item-building = Bâtiments
terminal-bitoku-item-crystal = Cristaux
terminal-bitoku-item-mitama = mitamas
terminal-bitoku-item-pair = paires
terminal-bitoku-item-illumination = cases Illumination
terminal-bitoku-item-gate = Portails
terminal-bitoku-item-bitoku-completed = Bitokus accomplis

## Bitoku : les réponses

terminal-bitoku-section-play = Jouer une carte sur la case
terminal-bitoku-section-dice = Utiliser un dé
terminal-bitoku-section-cross = Traverser la Rivière
terminal-bitoku-section-reinforce = Renforcer d’abord le dé
terminal-bitoku-section-place = Placer le dé
terminal-bitoku-section-row = Action Forêt
terminal-bitoku-section-building = Action Bâtiment
terminal-bitoku-section-favour = Demander une faveur
terminal-bitoku-section-cover = Seulement couvrir une faveur
terminal-bitoku-section-bitoku = Chemin de Bitoku
terminal-bitoku-section-start = Un nouveau Pèlerin
terminal-bitoku-section-walk = Un Pèlerin en chemin
terminal-bitoku-titled = { $title } : { $text }
terminal-bitoku-note-value = indique { $value }
terminal-bitoku-note-die = indique { $value }, { $where }
terminal-bitoku-note-dice = déjà là : { $dice }
terminal-bitoku-note-kodama = à présent sur la case { $space } sur { $length }

## Bitoku : le Tengu, contre qui l’on joue seul

terminal-bitoku-tengu-left = gauche
terminal-bitoku-tengu-middle = milieu
terminal-bitoku-tengu-right = droite
terminal-bitoku-tengu-takes = prend sur les collines
terminal-bitoku-tengu-acts = agit
terminal-bitoku-tengu-resource = ressource
terminal-bitoku-tengu-favourite = préféré
terminal-bitoku-tengu-attitude = Son attitude
terminal-bitoku-tengu-dice = Dés
terminal-bitoku-tengu-favourites = Préférés
terminal-bitoku-tengu-owns = Possède
terminal-bitoku-tengu-yokai = Cartes Yōkai
terminal-bitoku-tengu-will = Le plus faible de ses deux dés désigne la carte visible qui agit : 1–2 celle de droite, 3–4 celle du milieu, 5–6 celle de gauche.
terminal-bitoku-tengu-last-turn = Son dernier tour

## Bitoku : l’aide

terminal-bitoku-help-forest = régions, Demeure et collines avec chaque effet en toutes lettres
terminal-bitoku-help-hills = les faveurs des collines
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
terminal-bitoku-legend-number = un choix possible : tapez le numéro
terminal-bitoku-legend-die = un dé et sa valeur ; sur le lac, un kodama et sa case
terminal-bitoku-legend-least = la valeur minimale que doit indiquer un dé
terminal-bitoku-legend-free = une case libre
terminal-bitoku-legend-favours = les faveurs d’une colline : carte Bitoku, carte Yōkai, deux petites récompenses
terminal-bitoku-legend-done = accompli
terminal-bitoku-legend-or = l’un ou l’autre ; & signifie les deux
terminal-bitoku-legend-movement = Points de Mouvement
terminal-bitoku-legend-neutral = un Kodama factice
