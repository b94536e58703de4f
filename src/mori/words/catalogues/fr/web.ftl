# La page dans le navigateur : ce que disent toutes ses pages, le salon et la table.
# Les autres pages et les dessins des jeux ont leurs propres fichiers, web_<area>.ftl.

## The shuffle

# The kind of a shuffle, on one line; the digits of the promise may follow.
web-shuffle-fair = Mélange loyal
web-shuffle-fair-what = La graine vient du système d’exploitation et a été fixée avant le premier coup. Sa somme de contrôle est { $commitment } ; après le dernier coup, la graine est révélée et chacun peut la vérifier.
web-shuffle-chosen = Graine choisie
web-shuffle-chosen-what = La personne qui a créé cette table a choisi la graine et peut savoir ce qui est caché.
web-shuffle-branched = Branche d’une autre partie
web-shuffle-branched-what = Cette partie continue à partir d’une étape d’une autre, dont chacun peut connaître les mélanges.
web-shuffle-imported = Tirée d’un enregistrement
web-shuffle-imported-what = Cette partie vient d’un enregistrement ; qui l’a peut en connaître les mélanges.
web-shuffle-told = La graine a été révélée
web-shuffle-told-what = Cette partie ne pouvait plus continuer un temps, et quelqu’un de la table l’a enregistrée avec sa graine : il peut savoir ce qui est caché.
web-shuffle-unknown = Aucune promesse sur le mélange
web-shuffle-unknown-what = Cette table a été créée par une version de Mori qui ne publiait pas la somme de contrôle de ses mélanges.
web-shuffle-kept = Mélange loyal, vérifié
web-shuffle-kept-what = La graine est celle qui avait été promise à ce navigateur : { $commitment }
web-shuffle-consistent = Mélange loyal, comme promis
web-shuffle-consistent-what = La graine correspond à la somme de contrôle { $commitment }. Ce navigateur ne l’a pas vue pendant la partie : comparez-la avec quelqu’un qui l’a vue.
web-shuffle-broken = Le mélange n’est pas celui qui avait été promis !
web-shuffle-broken-what = La graine, la promesse gardée par ce navigateur et celle que dit maintenant le service ne concordent pas.

## Partout

# Dans le titre de la fenêtre.
web-title-game = { $game } – Mori
web-title-turn = ● À vous – { $game }
web-motion = Mouvement
web-motion-system = Comme l’appareil
web-motion-reduced = Rien ne bouge
web-close = Fermer
web-cancel = Annuler
web-try-again = Réessayer
web-nowhere = Il n’y a rien à cette adresse
web-unreachable = Le service est injoignable. Tourne-t-il encore ?
web-offline = Vous êtes hors ligne. Les tables restent où elles sont ; pour y jouer, il faut la connexion.
# Un code qui n’a pas de phrase à lui.
web-refused = Le service refuse ({ $code }).

## Le salon

web-set-up-game = Préparer une table : { $game }
web-options = Options
web-pack-what = Voir ce qui est connu et ce qui ne l’est pas
web-table-title = Nom de la table (facultatif)
web-seed = Graine (facultatif)
web-seed-what = La même graine distribue la même partie. Sans graine, le hasard décide.
web-seed-wrong = Une graine est un nombre entier inférieur à 2¹²⁸, d’au plus 39 chiffres.
web-start = Commencer
web-continue = Continuer
web-continue-none = Aucune table n’attend. La prochaine est à un clic.
web-table-state = { $game } · manche { $round } · { $date }
web-table-round = manche { $round } · { $date }
web-others-turn = Les autres choisissent
web-play = Jouer
web-show-all = Tout afficher ({ $count })
web-replays = Parties à revoir
web-replays-none = Les parties terminées arrivent ici. Un fichier de partie venu d’ailleurs se regarde aussi.
web-replay = Revoir
web-import = Ouvrir un fichier de partie
web-import-failed = Ce fichier ne peut pas être rejoué.
# Plusieurs personnes d’un même écran ont joué ; les scores par place.
web-result-shared = Terminée, { $scores }
web-result-won = Gagnée, { $scores }
web-result-lost = Perdue, { $scores }
web-statistics = Vos parties jusqu’ici
web-statistics-solo = { $game }, en solo
web-statistics-played = Jouées
web-statistics-won = Gagnées
web-statistics-best = Record
web-statistics-mean = Moyenne

## Des amis par lien

web-friends-what = Vous recevez un lien pour chaque ami une fois la table préparée. La partie commence quand tout le monde est là.
web-stand-in = Si un ami s’en va ou n’a plus de temps
# Ce qu’il advient alors de la place ; sinon le nom d’un bot se trouve ici.
web-stand-in-none = La place attend
web-listed = Ouverte à tous, dans la liste des tables tant que vous y êtes
web-people = À la table
web-gathering = En attendant tout le monde
web-gathering-left =
    { $count ->
        [one] Une place est libre. La partie commence quand elle est prise.
       *[other] { $count } places sont libres. La partie commence quand toutes sont prises.
    }
web-seat-free = libre
# $bot joue à la place de quelqu’un qui est parti.
web-stands-in = { $bot } joue à sa place
web-seat-to-bot = Donner à un bot…
web-link-to-seat = Invitation à la place { $number }
web-link-copy = Copier
web-link-copied = Copié
web-link-share = Partager
web-link-code = Code QR
web-link-new = Nouveau lien
web-link-new-sure = Reprendre cette place ({ $name }) ?
web-table-gone = Cette table n’existe plus : son hôte l’a supprimée, ou personne ne s’en est servi depuis longtemps.
web-seat-moved = Votre place a reçu un nouveau lien : cet appareil ne l’ouvre plus. Demandez le nouveau lien à l’hôte ; si les spectateurs sont admis, vous pouvez regarder en attendant.
web-watch-now = Regarder
web-other-device = Continuer sur un autre appareil
web-other-device-what = Ouvrez ce lien sur votre autre appareil, ou scannez son code. Les deux appareils jouent alors à votre place : ne donnez ce lien à personne d’autre.
web-other-device-link = Lien vers votre propre place
web-watchers =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
web-hints-allow = On peut demander conseil à un bot
web-hints-on = Les conseils sont permis à cette table.
web-notice-offer = Le navigateur doit-il vous avertir quand c’est à vous ?
web-notice-offer-yes = Oui, volontiers
web-notice-offer-no = Non, merci
web-watching = Vous regardez
web-watching-allow = D’autres peuvent regarder
web-watching-link = Lien pour regarder
web-leave = Quitter la table
web-leave-sure = Vraiment quitter ?
web-delete = Supprimer la table
web-delete-sure = La supprimer pour tous ?
web-forget = Retirer « { $title } » de cette liste
web-open-tables = Tables ouvertes
web-table-waits =
    { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
web-join = Rejoindre

## La table : en-tête

web-you = Vous
# Lu à voix haute avant les noms dans l’ordre du tour avec leurs points.
web-order = Ordre du tour et points :
web-points = Points jusqu’ici
web-points-open = D’où viennent les points
web-points-none = Pas encore de points
# Deux clés des barres : les points marqués et ceux qu’ajouterait la fin de la partie.
web-points-scored = Marqués
web-points-added = Si on s’arrêtait là
# $change porte son signe : « +22 » ; $total est la somme des points marqués et de ceux-ci.
web-points-if-ended = Si on s’arrêtait là : { $change }, { $total } en tout
# Dans le score et avec un choix : $total et $change comme ci-dessus.
web-points-then = Si on s’arrêtait là : { $total }
web-points-change = Si on s’arrêtait là : { $change }
web-points-without-hidden-cards = Sans les cartes que vous ne pouvez pas voir
web-points-without-dream-crystals = Sans les Cristaux oniriques
web-undo = Annuler le coup
web-undo-key = Annuler le coup (Z)
web-undo-nothing = Rien à annuler : vous n’avez pas encore joué, ou quelque chose de caché a été révélé depuis.
web-undo-over = La partie est finie : on ne peut plus rien annuler.
web-undo-showing = Vous pourrez annuler une fois les coups montrés.
# $what est une phrase.
web-done-alone = Rien d’autre n’était possible, la table l’a donc fait pour vous : { $what }
web-rules-key = Règles (R)
web-speed = Rythme des autres
web-speed-slow = Lentement
web-speed-normal = Tranquillement
web-speed-fast = Vite
web-speed-instant = Aussitôt
# Whether an answer is held until it is confirmed, when it may be impossible to take it back.
web-confirm = Réponses définitives
web-confirm-on = Les confirmer d’abord
web-confirm-off = Répondre aussitôt
# Proposé une fois, après plusieurs réponses confirmées.
web-confirm-offer = Préférez-vous répondre sans confirmer ? Vous pouvez en changer à tout moment dans les réglages.
web-zoom = Taille du plateau
web-zoom-in = Plus près
web-zoom-out = Plus loin
web-zoom-whole = Le plateau entier
web-zoom-beyond = { $edge ->
    [left] { $count ->
        [one] Un choix plus à gauche : le montrer
       *[other] { $count } choix plus à gauche : les montrer
    }
    [right] { $count ->
        [one] Un choix plus à droite : le montrer
       *[other] { $count } choix plus à droite : les montrer
    }
    [top] { $count ->
        [one] Un choix plus haut : le montrer
       *[other] { $count } choix plus haut : les montrer
    }
   *[bottom] { $count ->
        [one] Un choix plus bas : le montrer
       *[other] { $count } choix plus bas : les montrer
    }
}
web-my-board = Mon plateau
web-side-board = { $name } : montrer le plateau entier

## La table : décider

web-your-turn = À vous de jouer
web-is-choosing = { $name } choisit
web-goes-on = La partie continue d’elle-même
# $names est une liste.
web-are-choosing = { $names } choisissent
web-again = Encore une fois, ce qui s’est passé
web-see-again = Revoir
web-last-turns = Ce que les autres ont fait
web-skip = Passer
web-hint = Conseil
web-hint-key = Conseil (H)
web-hint-thinking = Un bot y réfléchit…
# La suggestion en mots : ce qu’un bot choisirait, sans raison donnée.
web-hint-told = « { $bot } » choisirait : { $choice }
web-hint-other = Ou bien : { $choice }
web-hint-line = Ensuite : { $line }
web-other-choice = Autre chose
web-all-choices = Tous les choix
web-stands = { $name } : { $score } PV.
web-stands-then = { $name } : { $score } PV, { $total } si la partie s’arrêtait là.
web-more-choices = Autres choix
web-one-choice = Un choix à la fois
web-question-fold = Replier la question
web-question-unfold = Afficher la question
web-menu = Menu
web-tap-glow = Ou touchez ce qui brille
web-choice-of = { $number } sur { $count }
web-next = Choix suivant
web-previous = Choix précédent
# An answer that is held back: is it the last of the turn, does it bring something to light, or is
# it only a choice of several units?
web-held-yes = C’est décidé ?
web-held-maybe = Après confirmation, il ne sera peut-être plus possible d’annuler.
web-held-no = Tout est choisi. Vous pouvez encore le modifier.
web-held-confirm = Confirmer
web-held-back = Annuler
# Devant des icônes : ce que le tour entier coûte et donne.
web-held-turn = Ce tour :
# Units of one question, on the buttons beside them. $what is one of them in words.
web-unit-more = Ajouter : { $what }
web-unit-less = Retirer : { $what }
web-unit-count = { $what } : { $count }
# A place for those who listen: how it stands, and what choosing it means.
web-place-state = { $place }, { $standing }
web-place-choice = { $place } : { $action }
# The box in which the question stands, for those who listen.
web-asking = La question
web-taken-back = Annulé.
web-which = Que voulez-vous faire ?
web-why-not = Pourquoi pas ?
web-frozen-save = Enregistrer la partie jusqu’ici
web-restarting = Le service redémarre. On continue tout de suite…
web-sent-later = Votre coup partira dès le retour de la connexion.
web-sending = Envoi de votre coup…
web-not-saved =
    Pas encore enregistré : { $why ->
        [storage_full] le disque du service est plein
        [storage_busy] la base de données est occupée
        [browser_full] ce navigateur n’a plus de place pour la page
        [browser_away] ce navigateur ne garde rien pour la page en ce moment
       *[storage_away] la base de données est injoignable
    }. Nouvel essai…
web-saved = Enregistré.
web-table-failed = Cette table ne peut pas être ouverte

## La table : plusieurs personnes devant un écran

web-curtain = Passez l’écran à { $name }
web-curtain-why = Les mains sont secrètes. Rien ne s’affiche tant que la bonne personne n’est pas devant l’écran.
web-curtain-lift = C’est moi, { $name } : montrer mon côté

## La table : journal

web-log = Journal
web-log-filter = Filtrer le journal
web-log-look-back = Revoir ce moment
web-log-who = Qui joue
web-log-everybody = Tout le monde
web-log-kind = Quelles lignes
web-log-all = Tout
web-log-moves = Coups
web-log-points = Points
web-log-earlier = Afficher aussi le début
# Là où commence une année : les points de chacun.
web-log-standing = Scores : { $standing }
web-log-standing-side = { $name } { $points }
# $total : ce qu’il aurait eu si la partie s’était terminée alors.
web-log-standing-ended = { $name } { $points } ({ $total })
web-log-standing-what = Entre parenthèses : si la partie s’était terminée alors

## La table : la fin

# $names est une liste.
web-winners = { $count ->
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
# À qui a gagné seul, puis à qui partage la victoire.
web-won = Vous avez gagné !
web-won-shared = Vous partagez la victoire !
# Revoir la partie, depuis sa fin.
web-look-back = Relire la partie
# Une autre partie contre $what : des bots plus forts, ou un niveau plus difficile.
web-harder = Plus difficile : { $what }
web-opponent-won = { $name } a perdu
web-nobody-won = Personne ne gagne
web-scores = Le score en détail

## La table sur un téléphone

web-tabs = Parties de la table
web-tab-board = Plateau
web-tab-mine = Le mien
web-tab-rivals = Adversaires
web-tab-log = Journal
web-tab-undo = Annuler
web-areas = Parties du plateau
web-map = Carte du plateau
# Se dit d’une partie du plateau où l’on peut choisir quelque chose.
web-area-glows = (quelque chose à choisir)

# The table of a game that the page has no drawings for.
web-plain-number = N° { $number }
web-plain-nothing = –
web-plain-yes = oui
web-plain-no = non
web-plain-outline = La table en mots
web-plain-why-not = Pourquoi ne puis-je pas choisir cette action ?
web-plain-legal = On peut choisir cela maintenant.

## Leçons

web-learn-game = Apprendre { $game }
web-lesson-start = Commencer
web-lesson-again = Recommencer
web-lesson-begin = Commencer « { $title } »
web-lesson-continue = Continuer « { $title } »
web-lesson-restart = « { $title } » depuis le début
web-lesson-done = Terminée
# À côté d’une leçon : sa durée.
web-lesson-minutes = environ { $count } min
web-lesson-enough = Ces { $count } leçons suffisent pour une première partie.
web-lesson-progress = Étape { $number } sur { $count }
web-lesson-rules = Règles :
web-lesson-on = Suivant
web-lesson-back = Retour
web-lesson-next = Leçon suivante : { $title }
web-lesson-play = Jouer votre première partie
web-lesson-leave = Quitter la leçon
# Le jeu en quelques images, avant les leçons.
web-minute = Le jeu en une minute
web-minute-about = Le jeu en quatre images
web-minute-look = Voir
web-minute-lesson = Vers la première leçon

## Astuces pour une première partie

web-tips = Astuces
web-tips-first = À la première partie
web-tips-on = Toujours
web-tips-off = Jamais
web-tips-again = Montrer à nouveau toutes les astuces
web-tips-renewed = Toutes les astuces s’afficheront de nouveau.
web-tips-stop = Assez d’astuces
web-tips-stopped = Plus d’astuces. Vous pouvez les réactiver dans les réglages.
web-tip = Astuce
web-tip-close = Compris
web-tip-advice = Demander conseil
web-tip-fold = Revenir à la question
web-tip-less = Réduire à une ligne
