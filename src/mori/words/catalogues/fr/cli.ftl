# Ce que dit la ligne de commande : titres de tableaux, avis et fautes dans ce qui a été tapé.
# Les identifiants de règles, d’entrées, de clés, de bots et de fichiers sont partout les mêmes.

## Commun aux commandes

cli-version =
    Mori { $version }, { $engine ->
        [compiled] moteur compilé
       *[interpreted] moteur interprété
    }
cli-notice-engine-stale = Avis : le moteur compilé vient d’autres sources. Lancez « make setup » pour le reconstruire.
cli-notice-broken-game = Avis : le jeu « { $game } » est laissé de côté : { $cause }
cli-notice-broken-bot = Avis : le bot « { $bot } » est laissé de côté : { $cause }
cli-notice-broken-table = Avis : la table du jeu « { $game } » ne peut pas être chargée ; il est montré simplement : { $cause }
cli-notice-crashes =
    Remarque : le bot « { $bot } » a échoué { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    } et un autre coup a été joué à sa place. La première fois : { $cause }
cli-number = { NUMBER($value, maximumFractionDigits: 2) }
cli-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
cli-in-file = { $file } : { $message }
cli-bug = C’est une erreur de Mori : { $cause }
cli-bug-record = La partie qui y mène a été écrite dans { $file }. Merci de la signaler.
cli-bug-record-unwritten = La partie qui y mène n’a pas pu être écrite dans { $file } : { $reason }

## Fautes dans ce qui a été tapé

cli-mistake-option = « { $text } » n’est pas une option d’un jeu ; écrivez-la sous la forme nom=valeur.
cli-mistake-option-twice = L’option { $name } est donnée deux fois.
cli-mistake-bots = « { $text } » n’est pas une liste de bots ; écrivez-la sous la forme { $example }.
cli-mistake-packs = Dans le terminal, on joue avec un seul jeu de composants ; { $count } sont donnés.
cli-mistake-file = lecture impossible : { $reason }
cli-mistake-file-is-folder = c’est un dossier, pas un enregistrement.
cli-mistake-no-commitment = l’enregistrement ne parle d’aucune promesse sur son mélange.
cli-mistake-other-commitment = un autre mélange avait été promis : la graine de l’enregistrement tient la promesse { $commitment }.
cli-mistake-seat = Il n’y a pas de siège { $seat } : la partie compte { $players ->
        [one] { $players } siège
       *[other] { $players } sièges
    }.
cli-mistake-step = L’étape { $step } de cet enregistrement ne demande rien qui puisse être comparé ; il y a { $steps } réponses.
cli-mistake-coach = L’entraîneur est pour les tables sans autres personnes ; un seul siège doit être occupé par une personne.
cli-mistake-one-choice = À cette étape, il n’y a qu’un choix.
cli-mistake-no-choice = { $choice } ne peut pas être choisi à cette étape.
cli-mistake-rule = Il n’y a ni règle, ni groupe, ni exemple, ni décision { $id } dans { $game }. Semblables : { $nearest }
cli-mistake-rule-no-nearest = Il n’y a ni règle, ni groupe, ni exemple, ni décision { $id } dans { $game }.
cli-mistake-lessons-missing = { $game } n’a pas de leçons.
cli-mistake-rules-missing = Il n’y a pas de texte de règles pour { $game }.
cli-mistake-table = Il n’y a pas de table { $table } dans ce jeu de composants. Il contient : { $tables }
cli-mistake-bench-worker = Le processus de mesure s’est arrêté trop tôt : { $reason }
cli-mistake-pack-exists = Il y a déjà un fichier ou un dossier à { $folder }.
cli-mistake-results = Impossible d’écrire ou de lire { $file } : { $reason }
cli-mistake-range = Il n’y a aucune valeur de { $low } à { $high }.
cli-mistake-values = { $count } valeurs, c’est trop ; au plus { $limit }.
cli-mistake-no-torch = L’entraînement a besoin de PyTorch. On l’installe avec « pip install mori[train] ».
cli-mistake-no-mcp = Le Model Context Protocol a besoin d’une bibliothèque. Installez-la avec « { $command } ».
cli-mistake-no-pyarrow = Parquet a besoin d’une bibliothèque. Installez-la avec « { $command } ».
cli-export-done = Écrit dans { $folder }. Nouvelles parties : { $games } ; leurs décisions : { $decisions } ; parties déjà présentes : { $kept }.
cli-mcp-no-game = Aucune partie n’est en cours. Commencez-en une avec { $tool }.
cli-mcp-over = La partie est terminée.
cli-mistake-no-checkpoint = Il n’y a pas de point de reprise dans { $folder }.
cli-mistake-resume-and-from = Indiquez --resume ou --from, pas les deux.
cli-mistake-shares = Indiquez des pourcentages comme 5,20,50, et non « { $text } ».
cli-mistake-no-packs = Il n’y a pas de jeu de composants dans { $folder }. mori pack vary en crée.
cli-mistake-device = « { $device } » n’est pas un appareil utilisable ici ; ce doit être cpu ou cuda.
cli-mistake-counts = « { $text } » n’est pas une liste de nombres de joueurs ; écrivez par exemple 2,3.

## mori sim

cli-sim-progress = Parties en cours
cli-sim-title = { $game } : { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
cli-sim-title-level = { $title }, niveau « { $level } »
cli-sim-seat = Siège
cli-sim-bot = Bot
cli-sim-wins = Victoires
cli-sim-win-share = Part
cli-sim-mean-score = Score moyen
cli-sim-stdev-score = Écart type
cli-sim-opponent = Adversaire
cli-sim-beaten = Défaites
cli-sim-spread = Points
cli-sim-spread-value = le plus souvent { $p10 }–{ $p90 }, au moins { $min }, au plus { $max }
cli-sim-points-title = Points moyens par provenance : { $opponent }
cli-sim-all-beaten = Tous les adversaires battus
cli-sim-levels-title = Les niveaux côte à côte
cli-sim-level = Niveau
cli-sim-level-won = Parties gagnées
cli-sim-opponent-score = Moyenne adverse
cli-sim-difference = Écart
cli-sim-finished = Terminées
cli-sim-decisions = Décisions
cli-sim-seconds = Secondes
cli-sim-games-per-second = Parties par seconde
cli-sim-decisions-per-second = Décisions par seconde
cli-sim-rounds = Manches
cli-sim-rounds-value = moyenne { NUMBER($mean, maximumFractionDigits: 1) }, le plus souvent { $p10 }–{ $p90 }, au moins { $min }, au plus { $max }
cli-sim-branching = Choix par décision
cli-sim-branching-value = moyenne { NUMBER($mean, maximumFractionDigits: 1) }, 95 % jusqu’à { $p95 }, au plus { $max }
cli-sim-endings = Fins
cli-sim-fingerprint = Empreinte
cli-sim-engine = Moteur
cli-sim-engine-value =
    { $engine ->
        [compiled] compilé
       *[interpreted] interprété
    }
cli-sim-pack = Composants

## mori arena

cli-arena-b = Contre
cli-arena-games = Parties
cli-arena-share = Part des victoires
cli-arena-elo = Elo
cli-arena-interval = Intervalle à 95 %
cli-arena-margin = Points d’avance
cli-arena-bounds = de { $low } à { $high }
cli-arena-pair = { $a } – { $b }
cli-arena-pair-level = { $pair }, { $level }
cli-arena-explained = Chaque donne est jouée une fois avec le premier bot à chacune des { $players } places ; le second occupe toutes les autres. Entre bots égaux, une place gagne { $fair } des parties, soit 0 Elo.
cli-arena-explained-solo = Tous jouent les mêmes donnes en solitaire. De deux bots, celui qui marque le plus de points gagne la donne ; s’ils sont égaux, 0 Elo.

## mori bots

cli-bots-title = { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : les bots, du plus faible au plus fort

## mori calibrate

cli-calibrate-promises = Promesses
cli-calibrate-promised = Chance promise
cli-calibrate-came = Réalisée
cli-calibrate-error = Les chances s’écartent de { $error } en moyenne.
cli-calibrate-points = Les points s’écartent de { $error } en moyenne, { $bias } de trop.
cli-calibrate-margin = Les avances s’écartent de { $error } en moyenne, { $bias } de trop.

## mori lab

# $bot is a bot's name.
cli-lab-about = { $bot } a joué à toutes les places. Entre parenthèses, les bornes à 95 %. Ces chiffres montrent ce qui va ensemble, pas ce qui cause quoi.
cli-lab-course = Déroulement des parties
cli-lab-lead-changes = Changements de meneur par partie
cli-lab-leader-wins = Victoires du meneur à mi-partie
cli-lab-seats = Places
cli-lab-seat = Place { $seat }
cli-lab-what = Quoi
cli-lab-wins = Part de victoires
cli-lab-sources = D’où viennent les points
cli-lab-winners = Vainqueurs
cli-lab-others = Autres
cli-lab-difference = Différence
cli-lab-sources-picture = Ce que les vainqueurs ont de plus que les autres
cli-lab-unused = Jamais ou toujours choisi
cli-lab-never = Proposé à au moins 20 places et jamais choisi :
cli-lab-always = Choisi par presque toutes les places qui le pouvaient :
cli-lab-choices = Tous les choix
cli-lab-choices-about = Compté par place : une place qui choisit deux fois la même chose compte une fois. La dernière colonne compare les points finaux des places qui l’ont choisie à ceux des places qui auraient pu et ne l’ont pas fait. En gras : la différence est nette.
cli-lab-offered = Proposé
cli-lab-taken = Choisi
cli-lab-rate = Taux
cli-lab-wins-if-taken = Victoires si choisi
cli-lab-edge = Points en plus
cli-lab-measured = { $value } ({ $low } à { $high })
cli-lab-written = Le rapport est dans { $file }.
cli-lab-sweep-about = { $bot } a joué à toutes les places les mêmes donnes avec chaque valeur de { $place }. Le jeu de composants a { $usual }. Les changements se comparent à lui, donne par donne ; entre parenthèses, les bornes à 95 %. Les bots à réseau ont été entraînés avec le jeu de composants tel qu’il est.
cli-lab-sweep-values = Ce que change chaque valeur
cli-lab-sweep-value = Valeur
cli-lab-sweep-score = Points d’une place
cli-lab-sweep-score-change = Points de plus
cli-lab-sweep-lead-change = Avance de plus
cli-lab-sweep-rounds-change = Manches de plus
cli-lab-sweep-rival-change = Points de plus de l’adversaire automatique
cli-lab-sweep-picture = Points d’une place par rapport au jeu de composants
cli-lab-sweep-sources = Sources de points qui changent nettement avec { $value }

## mori replay

cli-replay-true = { $file } : l’enregistrement est fidèle. { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $steps ->
        [one] { $steps } réponse
       *[other] { $steps } réponses
    }.
# $commitment is 64 hexadecimal digits.
cli-replay-other-pack = L’enregistrement nomme les composants { $given }. Avec les composants { $loaded }, toutes les étapes de cette partie sont les mêmes.
cli-replay-commitment = La graine tient la promesse { $commitment }. Comparez-la avec celle qui a été montrée avant le premier coup.
cli-replay-unfinished = La partie n’est pas terminée.
cli-replay-ending = Fin : { $ending }
cli-replay-place = Rang
cli-replay-seat = Siège
cli-replay-score = Points
cli-replay-bug = Mori a une erreur : impossible de continuer cet enregistrement. { $cause }
cli-replay-failed =
    { $count ->
        [one] { $count } enregistrement sur { $total } n’est pas fidèle.
       *[other] { $count } enregistrements sur { $total } ne sont pas fidèles.
    }
cli-explain-question = Étape { $step }, { $seat } : { $question }
cli-explain-worlds = Les deux choix ont été joués jusqu’au bout dans { $worlds } mondes possibles.
cli-explain-even = À peu près aussi bons : { $choice } – { $other }.
cli-explain-choice = { $choice }. { $why }.
cli-explain-at-once = Tout de suite, { $choice } :
cli-explain-standing = { $points } points si la partie se terminait maintenant
cli-explain-source = Points par
cli-explain-difference = Différence
cli-explain-give = ±
cli-explain-win = Chances de gagner, %
cli-explain-lead = Avance
cli-explain-points = Ses propres points
cli-review-progress = Relecture de la partie : { $percent } %
cli-review-luck = Pourquoi les points ne sont pas ceux attendus
cli-review-side = Camp
cli-review-start = Attendu
cli-review-mine = Ses choix
cli-review-others = Choix des autres
cli-review-revealed = Hasard
cli-review-end = Résultat
cli-review-win = Chances de gagner, %
cli-review-turning = Où la partie a tourné
cli-review-by-luck = Étape { $step } : ce qui a été révélé a changé les chances de { $side } de { $change } %.
cli-review-by-choice = Étape { $step } : un choix de { $side } a changé ses chances de { $change } %.
cli-review-learn = Ce que { $side } peut apprendre
cli-review-moment = Étape { $step }, { $question } { $played } : { $grade }.
cli-review-instead = Plutôt : { $choice }. { $why }.
cli-review-none = { $side } n’a fait aucune erreur nette.
# Goals, such as cards with a task; $goal names one.
cli-review-unmet = Ce que { $side } n’a pas accompli
cli-review-lost = { $goal } : hors de portée après l’étape { $step }.
cli-review-never = { $goal } : jamais à portée.
cli-review-sources = Les points à côté de ceux de joueurs forts
cli-review-usual = { $points } (joueurs forts { $usual })

## mori link

cli-mistake-link-source = « { $source } » n’est ni un fichier ni un lien.

## mori rules

cli-rules-title = Les règles : { $game }
cli-rules-terms = Termes
cli-rules-examples = Exemples détaillés
cli-rules-rulings = Décisions
cli-rules-rule = Règle
cli-rules-source = Origine
cli-rules-source-s = S : la règle imprimée le dit
cli-rules-source-d = D : cela découle de la règle imprimée
cli-rules-source-r = R : choisi par nous, là où la règle imprimée se tait ou s’est perdue
cli-rules-ruling = Décision
cli-rules-situation = Cas
cli-rules-expected = Attendu
cli-rules-hint = « mori rules { $game } ID » montre en entier une règle, un groupe, un exemple ou une décision.

## mori pack

cli-pack-own = { $game }, les composants fournis avec Mori
cli-pack-copied = { $game } : copié dans { $folder }. Corrigez les fichiers, puis vérifiez-les : mori pack check { $folder }
cli-pack-varied = { $folder } : { $count ->
    [one] un composant changé
   *[other] { $count } composants changés
}
cli-pack-good = { $source } : aucun problème. Empreinte { $fingerprint }
cli-pack-problems =
    { $source } : { $count ->
        [one] { $count } problème.
       *[other] { $count } problèmes.
    }
cli-pack-departures =
    { $count ->
        [one] Avis : la règle imprimée dit autre chose sur { $count } entrée.
       *[other] Avis : la règle imprimée dit autre chose sur { $count } entrées.
    }
cli-pack-departure = { $entry } : la règle imprimée dit autre chose pour { $keys }.
cli-pack-departure-missing = { $entry } : absent, alors que la règle imprimée le donne.
cli-pack-table = Tableau
cli-pack-entries = Entrées
cli-pack-total = Au total
cli-pack-entry = Entrée
cli-pack-provenance = Provenance
cli-pack-fields = Champs particuliers
cli-pack-note = Remarque
cli-pack-source = Origine
cli-pack-fingerprint = Empreinte de ce qui se joue : { $fingerprint }
cli-pack-digest = Condensé des fichiers : { $digest }

## mori bench

cli-bench-progress = Mesure
cli-bench-title = Vitesse sur cette machine
cli-bench-game = Jeu
cli-bench-players = Joueurs
cli-bench-engine = Moteur
cli-bench-random-decisions = Hasard : décisions/s
cli-bench-random-games = Hasard : parties/s
cli-bench-greedy-decisions = Glouton : décisions/s
cli-bench-clone = Copie µs
cli-bench-view = Vue µs
cli-bench-encode = Codage µs
cli-bench-net = Réseau : décisions/s
cli-bench-search = Recherche : itérations/s
cli-bench-ratio = compilé : interprété
cli-bench-times = { NUMBER($value, maximumFractionDigits: 2) } ×
cli-bench-processes = Deux processus : un seul (jeu au hasard, { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $engine ->
        [compiled] compilé
       *[interpreted] interprété
    }) : { NUMBER($value, maximumFractionDigits: 2) } ×
cli-bench-no-compiled = Avis : il n’y a pas de moteur compilé ici ; seul l’interprété a été mesuré.
cli-bench-peer-start = Impossible de lancer le moteur tiers « { $command } » : { $reason }
cli-bench-peer-died = Le moteur tiers « { $command } » s’est arrêté trop tôt : { $reason }
cli-bench-peer-silent = Le moteur tiers « { $command } » ne répond pas.
cli-bench-peer-garbled = Le moteur tiers « { $command } » ne respecte pas le protocole. Il a dit : { $reason }
cli-bench-clock = En temps processeur d’un seul processus, sans l’attente de son tour ; deux processus face à un seul, en temps réel.
cli-bench-peers-title = Moteurs tiers sur cette machine
cli-bench-peer = Moteur tiers
cli-bench-copy = Sa copie µs
cli-bench-against-title = Mori à côté des moteurs tiers
cli-bench-against-decisions = Décisions/s : tiers
cli-bench-against-clone = Temps de copie : tiers

## mori serve, mori play

cli-serving = Mori est à l’adresse { $address } (Ctrl-C pour arrêter)
# $address can be typed into a browser of another machine.
cli-serving-others = Les autres de votre réseau le trouvent à l’adresse { $address }
cli-serving-offline = Mori sans serveur, qui fonctionne aussi sans connexion, est à l’adresse { $address }
cli-serving-no-page = La page n’a pas été construite : le navigateur n’aura rien à montrer.
cli-mistake-no-service = La table dans le navigateur a besoin de bibliothèques qui ne sont pas installées (il manque { $module }). Pour les installer : { $command }
cli-mistake-offline = Mori sans serveur ne se trouve pas dans { $folder }. Il faut le dossier que crée « make offline ».
cli-mistake-address = Mori ne peut pas écouter à l’adresse { $host } : { $reason }
cli-mistake-database = La base de données est inutilisable : { $reason }
cli-mistake-database-in-use = Un autre Mori garde déjà ses tables dans ce fichier ({ $reason } est verrouillé). Arrêtez-le, choisissez un autre fichier avec --database, ou laissez plusieurs services partager une base PostgreSQL.
cli-mistake-database-in-memory = Une base de données en mémoire disparaîtrait avec sa connexion. Indiquez un fichier ou une base PostgreSQL : --database.
cli-mistake-database-driver = Le pilote de cette base de données n’est pas installé ({ $reason }). Pour l’installer : pip install « mori[postgres] »
cli-mistake-redis = Redis est inutilisable : { $reason }. Pour installer son client : pip install « mori[redis] »
cli-mistake-limit = « { $text } » n’est pas une limite ; écrivez-la sous la forme nom=nombre, le nom étant un de { $known }.
cli-mistake-tls = Un certificat a besoin de sa clé : donnez --tls-cert et --tls-key.
cli-mistake-tls-file = Le certificat est inutilisable : { $reason }
cli-mistake-public-url = « { $text } » n’est pas une adresse ; écrivez-la sous la forme { $example }.

## mori train

cli-train-title = Contre greedy
cli-train-players = Joueurs
cli-train-level = Niveau
cli-train-games = Parties
cli-train-wins = Victoires
cli-train-points = Points
cli-train-margin = Écart
cli-train-written = Le réseau est dans { $file }.

## mori backup, mori restore, mori records

cli-backup-done = Tables dans { $file } : { $count }
cli-restore-done = Tables rétablies depuis { $file } : { $count }
# $reason is a file, or a URL without its password.
cli-mistake-no-database = Il n’y a pas de base de données de Mori à { $reason }.
cli-mistake-not-empty = Il y a déjà des tables dans cette base de données ; une sauvegarde se rétablit dans une base vide.
# $reason is a file.
cli-mistake-backup-exists = Il y a déjà un fichier à { $reason }. Pour l’écraser : --force
# $reason is a folder.
cli-mistake-no-folder = Le dossier { $reason } n’existe pas.
# $reason is a whole sentence.
cli-records-game = { $table } ({ $game }) : { $reason }
cli-records-summary = Parties : { $count }. Inchangées : { $same } ; changées : { $changed } ; sans leur jeu de composants : { $pack_missing } ; abîmées : { $damaged }.

# $lesson : son id, à taper.
cli-learn-lesson = { $lesson } : { $title }. { $about }.
