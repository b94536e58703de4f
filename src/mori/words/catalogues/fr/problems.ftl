# Erreurs dans les fichiers de données : jeux de composants, leçons et conseils. Seule la ligne de commande les dit.

## Erreurs dans les jeux de composants : après le fichier, l’entrée et la clé

problem-path-missing = Ce fichier ou dossier n’existe pas.
problem-no-toml-files = Le dossier ne contient aucun fichier TOML.
problem-unreadable = Lecture impossible : { $reason }.
problem-file-too-large = Le fichier compte { $size } octets ; { $limit } au plus sont permis.
problem-not-utf8 = La ligne { $line } n’est pas du texte UTF-8.
problem-toml-syntax = Erreur TOML à la ligne { $line }, colonne { $column } : { $detail }.
problem-nested-too-deeply = Des tables sont imbriquées sur plus de { $limit } niveaux.
problem-number-out-of-range = Un nombre entier ne tient pas dans 64 bits.
problem-game-unknown = Le jeu de composants ne dit pas à quel jeu il est destiné.
problem-one-file-expected = Un seul fichier est attendu ici ; trouvé : { $found }.
problem-unknown-key =
    { $nearest ->
        [none] Cette clé est inconnue.
       *[other] Cette clé est inconnue ; vouliez-vous dire « { $nearest } » ?
    }
problem-missing-key = Cette clé manque.
problem-wrong-type =
    Attendu : { $expected ->
        [integer] nombre entier
        [number] nombre
        [text] texte
        [boolean] vrai ou faux
        [list] liste
        [table] table
        [date] date
       *[other] { $expected }
    } ; trouvé : { $found ->
        [integer] nombre entier
        [number] nombre
        [text] texte
        [boolean] vrai ou faux
        [list] liste
        [table] table
        [date] date
       *[other] { $found }
    }.
problem-not-one-of = « { $value } » n’est pas permis ici. Permis : { $allowed }.
problem-wrong-shape = « { $value } » n’a pas la forme { $pattern }.
problem-too-small = { $value } est trop petit ; le minimum est { $minimum }.
problem-too-big = { $value } est trop grand ; le maximum est { $maximum }.
problem-too-few = Trop peu d’éléments : { $found } ; le minimum est { $minimum }.
problem-too-many = Trop d’éléments : { $found } ; le maximum est { $maximum }.
problem-empty-bundle = Il faut nommer ici au moins une ressource.
problem-repeated = « { $value } » figure ici plus d’une fois.
problem-missing-parameter = Cette clé est nécessaire quand { $other_key } vaut « { $other_value } ».
problem-foreign-parameter = Cette clé est de trop quand { $other_key } vaut « { $other_value } ».
problem-not-allowed-with = « { $value } » n’est pas permis quand { $other_key } vaut « { $other_value } ». Permis : { $allowed }.
problem-weaker-field = Le champ « { $field } » vaut « { $value } », plus faible que « { $entry_value } » de l’entrée entière.
problem-duplicate-id = L’identifiant « { $id } » est déjà utilisé par { $first }.
problem-missing-entry = L’entrée « { $id } » manque.
problem-unexpected-entry = Il ne doit pas y avoir d’entrée « { $id } ». Permis : { $allowed }.
problem-unknown-reference =
    { $nearest ->
        [none] La table « { $table } » n’a pas d’entrée « { $value } ».
       *[other] La table « { $table } » n’a pas d’entrée « { $value } » ; vouliez-vous dire « { $nearest } » ?
    }
problem-wrong-count = Nombre de composants incorrect : { $expected } attendus, { $found } trouvés.
problem-must-equal = La valeur est { $found }, mais doit être { $expected } pour concorder avec { $source }.
problem-not-consecutive = La numérotation a un trou ou une répétition : { $expected } attendu, { $found } trouvé.
problem-not-in-order = L’ordre est incorrect : { $found }. Attendu : { $expected }.
problem-not-exactly-one = « { $value } » doit figurer exactement une fois ; nombre trouvé : { $found }.
problem-must-be-last = « { $value } » doit venir en dernier.
problem-fact-missing = Rien ne montre ici ce que dit { $source } : { $fact }.
problem-lesson-setup = La position de la leçon ne peut pas être installée : { $error }.
problem-lesson-answer = « { $text } » ne peut pas être répondu ici. Sont interrogés : { $asked }.
problem-lesson-not-asked = Ici, rien n’est demandé au siège de l’élève.
problem-lesson-pattern = Aucune réponse légale ne correspond ici à « { $value } », ou d’autres motifs les prennent toutes.
problem-lesson-place = Il n’y a pas de lieu « { $value } ».
problem-lesson-words = Le message « { $message } » manque en « { $language } ».
problem-tip-never = Aucune partie ne montre cette astuce.
