# La page dans le navigateur : ce que dit la première vue du salon. Chargé avant tous les autres
# mots, pour s’afficher vite sur une connexion lente.

## Partout

web-title = Mori
web-language = Langue
web-theme = Couleurs
web-theme-system = Comme l’appareil
web-theme-light = Claires
web-theme-dark = Sombres
web-settings = Réglages
web-reconnecting = La connexion est perdue. Nouvel essai…
web-loading = Préparation de la table…
web-to-lobby = Vers le salon

## Le salon

web-welcome = Entrez dans la forêt
web-welcome-line = Deux jeux d’esprits et de saisons. Jouez tout de suite, en solitaire ou entre amis ; la table connaît les règles et vous dit pourquoi un coup est impossible.
web-name = Votre nom
web-game-bitoku = Bitoku
web-game-bitoku-facts = 1–4 joueurs · environ deux heures
web-game-bitoku-line = Réveillez les esprits, envoyez vos dés dans cinq régions et par-delà la Rivière, parcourez les Chemins de la sagesse.
web-game-hitodama = Hitodama
web-game-hitodama-facts = 2–4 joueurs · environ une heure
web-game-hitodama-line = Déplacez les essences de votre gardien autour de l’anneau, payez les tributs de la saison et ne laissez pas l’esprit atteindre le chaos.
web-players = Joueurs
web-solo = Solo
web-seats = Places
web-seat = Place { $number }
web-seat-me = Vous
# Quelqu’un d’autre devant cet écran.
web-seat-person = Quelqu’un à cet écran
web-seat-name = Nom pour la place { $number }
# Une place que quelqu’un prend ailleurs, par un lien.
web-seat-friend = Un ami, par lien
web-level = Niveau du Tengu
# À la place que jouent les règles ; $level est l’un de ses niveaux.
web-level-of = Tengu : { $level }
web-play-now = Jouer
web-play-friends = Inviter et jouer
web-set-up = Préparer une table
web-learn = Apprendre
web-rules = Règles
web-book = Comment jouer
# Mène au jeu en quelques images, pour qui n’y a jamais joué.
web-newcomer = Première fois ? Le jeu en une minute
web-pack = Jeu de composants
# Les composants fournis avec Mori.
web-pack-own = Celui de Mori

## Une invitation : elle s’affiche avant tous les autres mots

web-invited = Vous avez une invitation
web-invited-line = Choisissez un nom et prenez une place.
web-invited-by =
    { $count ->
        [one] { $names } est à la table.
       *[other] { $names } sont à la table.
    } Choisissez un nom et prenez une place.
web-take-seat = Prendre la place
# Mène au livre du jeu.
web-invited-first = La première fois ? Comment jouer, en quelques minutes

## Noms des places, si le jeu n’en donne pas. Noms propres

web-name-1 = Hana
web-name-2 = Iris
web-name-3 = Tomáš
web-name-4 = Sumi
