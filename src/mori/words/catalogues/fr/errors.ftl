# Ce qui ne va pas, pour qui peut y remédier.

## Réponses qui ne peuvent être acceptées

error-stale-decision = La partie a avancé depuis que cette question a été posée. Répondez à la question actuelle.
error-not-your-decision = Ce n’est pas à vous de décider maintenant.
error-unknown-action = « { $text } » n’est pas une action de ce jeu.
error-nothing-here = On ne choisit jamais rien ici.
error-chosen-elsewhere = Vous pouvez le faire maintenant, mais pas ici : choisissez là où cela brille.
error-not-legal = « { $action } » n’est pas possible maintenant. { $reason }
error-game-over = La partie est terminée.
error-game-running = La partie n’est pas encore terminée.

## Parties qui ne peuvent être mises en place

error-unknown-game = Il n’y a pas de jeu nommé « { $game } ». Jeux connus : { $known }.
error-broken-game = Le jeu « { $game } » est installé, mais ne peut pas être ouvert.
error-wrong-players = Ce jeu se joue de { $min } à { $max } joueurs, pas à { $players }.
error-unknown-option = Il n’y a pas d’option nommée « { $option } ». Options connues : { $known }.
error-wrong-option = { $value } n’est pas une valeur de l’option « { $option } ».
error-option-not-for-players =
    L’option « { $option } » n’est pas pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
error-option-idle =
    L’option « { $option } » ne changerait rien avec ce jeu de composants et { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
error-options-exclude = Les options « { $option } » et « { $other } » s’excluent l’une l’autre ({ $rule }).
error-unknown-lesson = Il n’y a pas de leçon « { $lesson } ». Connues : { $known }.
error-unknown-level = Il n’y a pas ici de niveau nommé « { $level } ». Niveaux connus : { $known }.
error-wrong-seed = La graine { $seed } est hors limites ; elle doit se situer entre 0 et { $limit }.
error-wrong-seats =
    { $seats ->
        [one] { $seats } siège est nommé
       *[other] { $seats } sièges sont nommés
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
error-cluster-not-installed = Jouer sur un cluster demande Ray : pip install « mori[cluster] ».
error-cluster-unreachable = Il n’y a pas de cluster Ray à « { $address } ».
error-arena-bots = Une arène demande au moins deux bots qui s’affrontent ; « { $bots } » ne suffit pas.
error-arena-results-broken = { $file } n’est pas un fichier de résultats d’arène, ou il est abîmé.
error-arena-results-other = { $file } contient les résultats d’un autre jeu, nombre de joueurs, graine, jeu de composants ou version. Choisissez un autre fichier.
error-unknown-number = { $place } n’est pas un nombre de ce jeu de composants. Un endroit est un fichier, puis des clés et des identifiants séparés par des barres obliques, comme visions.toml/vision/vision-01/vp.
error-unknown-bot = Il n’y a pas de bot nommé « { $bot } ». Bots connus : { $known }.
error-broken-bot = Le bot « { $bot } » existe, mais n’a pas pu être lancé.
error-bot-module = Le bot « { $bot } » ne peut pas être importé : { $cause }.
error-bot-command = « { $bot } » ne désigne aucun programme exécutable. Écrivez { $example }, ou { $limited } avec une limite de 5 secondes par réponse.
error-export-other = { $folder } contient un autre export. Choisissez un autre dossier, ou les mêmes options qu’avant.
error-record-not-exported = { $file } n’est pas l’enregistrement d’une partie terminée de { $game } à { $players } joueurs.
error-bot-class = Il n’y a pas de bot « { $bot } » : le module { $module } n’a rien de ce nom.
error-not-a-bot = « { $bot } » n’est pas un bot : un bot est une classe dérivée de mori.Bot.
error-no-encoder = Aucun réseau ne peut apprendre { $game } : le jeu n’exprime pas en nombres ce que sait une place.
error-no-net = Il n’y a pas de réseau pour { $game }.
error-broken-net = Le réseau { $path } ne peut pas être lu.
error-unfit-net = Le réseau de { $game } ne peut pas jouer ici : { $reason ->
    [pack] il a été entraîné avec un autre jeu de composants.
    [layout] il a été entraîné avec une autre version de Mori.
    [players] il ne joue pas assez bien à ce nombre de joueurs.
   *[game] il est fait pour un autre jeu.
}
error-few-worlds = { $given } mondes ne suffisent pas pour comparer des choix ; le minimum est { $least }.
error-review-failed = La relecture de cette partie n’a pas pu être faite. Réessayez plus tard.
error-review-no-net = Aucun bot entraîné ne connaît ces composants : cette partie ne peut pas être relue.
error-no-pack = Le jeu « { $game } » n’a pas de jeu de composants.
error-unknown-pack = Il n’y a pas de jeu de composants nommé « { $pack } » pour { $game }. Connus : { $known }.
error-unknown-language = Il n’y a pas de catalogue pour la langue « { $language } ». Langues connues : { $known }.
error-pack-broken =
    { $count ->
        [one] On ne peut pas jouer avec ce jeu de composants : { $count } erreur trouvée.
       *[other] On ne peut pas jouer avec ce jeu de composants : { $count } erreurs trouvées.
    }

## Enregistrements de parties

error-record-too-large = L’enregistrement est trop volumineux : { $size } ; la limite est { $limit }.
error-record-not-json = L’enregistrement n’est pas du JSON valide : { $detail }.
error-record-not-table = Ce fichier n’est pas un enregistrement de partie.
error-record-format = L’enregistrement est au format « { $given } » ; cette version lit « { $known } ».
error-record-key-missing = Il manque à l’enregistrement la clé « { $key } ».
error-record-key-type = La clé « { $key } » de l’enregistrement a une valeur incorrecte.
error-record-key-unknown = L’enregistrement contient une clé inconnue : « { $key } ».
error-record-shuffle = La graine de l’enregistrement ne tient pas sa promesse { $commitment }.
error-record-rng = L’enregistrement a été fait avec le générateur aléatoire « { $given } » ; cette version utilise « { $known } ».
error-record-engine = L’enregistrement est de Mori { $given } ; à partir de l’étape { $step }, { $known } joue une autre partie avec ses réponses.
error-record-checks =
    { $actions ->
        [one] L’enregistrement contient { $actions } réponse, il lui faut donc un contrôle de plus ; il en a { $checks }.
       *[other] L’enregistrement contient { $actions } réponses, il lui faut donc un contrôle de plus ; il en a { $checks }.
    }
error-pickle-pack = La partie conservée par pickle a été jouée avec les composants { $given } ; ce sont maintenant { $loaded }.
error-record-pack = L’enregistrement a été joué avec les composants { $given }. Avec les composants { $loaded }, la partie change à partir de l’étape { $step }.
error-record-answer = La réponse { $step } de l’enregistrement est illisible : « { $text } ».
error-record-action = L’enregistrement diverge à l’étape { $step } : la réponse « { $expected } » est refusée.
error-record-state = L’enregistrement diverge à l’étape { $step } : la position devrait être { $expected }, mais c’est { $actual }.
error-record-result = L’enregistrement diverge à la fin, à l’étape { $step } : le résultat devrait être { $expected }, mais c’est { $actual }.

## Liens

error-link-not-one = Ce n’est pas un lien vers une partie de Mori.
error-link-too-long = Le lien est trop long : { $size } caractères ; la limite est { $limit }.
error-link-damaged = Le lien est abîmé : des lettres manquent ou sont fausses. Copiez-le de nouveau en entier.
error-link-version = Le lien est de la forme { $given }, et cette version de Mori lit la forme { $known }. Il vient d’un Mori plus récent.
error-link-engine = Le lien est de Mori { $given } ; avec les mêmes réponses, { $known } jouerait une autre partie.
error-link-option = Le lien est de Mori { $given } et contient une option que { $known } ne connaît pas.
error-link-pack = La partie de ce lien a été jouée avec les composants { $given }. Avec { $loaded }, elle ne peut pas être rejouée.
error-link-false = La partie de ce lien n’en découle pas : quelqu’un a changé le lien.
error-link-unfinished = Seule une partie terminée a un lien. Celui d’une partie en cours trahirait ses cartes cachées.
error-link-is-deal = Ce lien est un défi, sans partie jouée.
error-link-other-deal = Ce lien appartient à un autre défi.
error-link-seat = Le nom d’une place est trop long pour un lien : « { $name } ».

## Le service

error-unknown-table = Cette table n’existe pas.
error-no-such-seat = Cette table n’a pas cette place.
error-no-such-step = La partie n’a pas cette étape.
error-token-missing = Il faut être assis à cette table pour faire cela.
error-bad-token = Cette clé n’ouvre aucune place de cette table.
error-not-seated = Il faut être assis à cette table pour faire cela ; vous regardez.
error-not-joined = Cette connexion n’a pas encore rejoint la table.
error-already-joined = Cette connexion a déjà rejoint la table.
error-opened-elsewhere = Vous avez ouvert cette table en plus d’endroits qu’elle n’en permet. Elle continue dans les derniers. Rechargez la page pour continuer ici.
error-not-finished = Il faut attendre pour cela la fin de la partie.
error-not-started = Il faut attendre pour cela que toutes les places soient prises.
error-not-host = Seule la personne qui a créé la table peut faire cela.
error-bad-invitation = Cette invitation n’est plus valable, ou ne l’a jamais été. Demandez un nouveau lien à la personne qui a créé la table.
error-seat-taken = Cette place n’est pas libre.
error-seat-left = Vous avez quitté cette place. Dites d’abord que vous êtes de retour.
error-no-stand-in = Cette table a été préparée sans bot remplaçant.
error-seat-nobodys = Il n’y a personne à cette place qu’un bot pourrait remplacer.
error-seat-present = La personne qui a cette place est connectée.
error-seat-second = Quelqu’un de votre adresse a déjà une place à cette table. Demandez un lien à la personne qui l’a créée.
error-name-missing = Saisissez un nom par lequel les autres pourront vous appeler.
error-watching-off = Cette table n’accepte pas de spectateurs pour l’instant. La personne qui l’a créée peut les autoriser.
error-nothing-to-undo = Il n’y a rien à annuler.
error-undo-alone = Vous pouvez annuler cela sans demander à personne.
error-undo-not-asked = Plus personne ne demande cela.
error-undo-pending = Quelqu’un demande déjà à annuler quelque chose.
error-undo-refused = C’est refusé. Redemandez quand la partie aura continué.
error-undo-revealed = Quelque chose de caché a été révélé depuis votre dernier coup. Il ne peut plus être annulé, même si tous sont d’accord.
error-chat-alone = Vous êtes la seule personne à cette table.
error-chat-empty = Le message est vide.
error-hint-failed = Pas de conseil cette fois : le bot consulté a échoué. Vous pouvez redemander.
error-hint-late = Pas de conseil cette fois : le bot consulté a réfléchi trop longtemps. Vous pouvez redemander.
error-hints-off = À cette table, on ne peut pas demander conseil : elle a été créée sans conseils.
error-coach-off = L’entraîneur n’est là que pour qui joue sans autres personnes.
error-hint-running = Un conseil est déjà en route.
error-record-unfinished = La partie de cet enregistrement n’est pas terminée ; on ne peut regarder qu’une partie terminée.
error-rules-missing = Il n’y a pas de texte de règles pour ce jeu.
error-book-missing = Il n’y a pas de livre pour ce jeu.
error-table-diverged = Cette partie ne peut pas continuer : ses réponses enregistrées ne s’accordent plus avec les règles à partir de l’étape { $step }.
error-table-engine = Cette partie a été commencée avec Mori { $given } et ne peut pas continuer : à partir de l’étape { $step }, { $known } joue une autre partie avec ses réponses.
error-table-incomplete = Cette partie ne peut pas continuer : de ses { $wanted } réponses, il n’en reste que { $step } d’enregistrées.
error-storage-full = Rien n’a été enregistré : le disque du service est plein. Réessayez dans un moment.
error-storage-busy = La base de données du service est occupée. Réessayez dans un instant.
error-storage-away = La base de données du service est injoignable pour le moment. Réessayez dans un instant.
error-browser-full = Rien n’a été enregistré : ce navigateur n’a plus de place pour la page. Supprimez quelque chose, ou enregistrez vos parties dans un fichier.
error-browser-away = Ce navigateur ne garde rien pour la page en ce moment. Enregistrez vos parties dans un fichier avant de la fermer.
error-export-broken = Ce fichier ne contient pas de parties de Mori.
error-export-newer = Ce fichier vient d’une version plus récente de Mori.
error-pack-missing =
    Cette table a été préparée avec { $pack ->
        [none] un jeu de composants
       *[other] le jeu de composants « { $pack } »
    } (empreinte { $fingerprint }), que le service n’a pas en ce moment. Lancez le service avec ces composants (--pack) pour la rouvrir.
error-pack-changed = Le jeu de composants d’empreinte { $fingerprint } a changé depuis le lancement du service. Relancez le service pour jouer avec lui.
error-page-missing = La page n’a pas été construite.
error-docs-missing = La documentation n’a pas été construite : lancez « make docs ».
error-push-missing = Ce service n’envoie pas de notifications.
error-not-found = Il n’y a rien à cette adresse.
error-method-not-allowed = Cette adresse n’accepte pas une telle requête.
error-bad-push = Le service ne peut pas envoyer de notifications à ce navigateur : l’adresse qu’il a donnée n’est pas valable.
error-bad-request = Le service ne comprend pas cette requête.
error-bad-body = Le service ne comprend pas ce qui lui a été envoyé.
error-body-too-large = L’envoi est trop volumineux.
error-body-type = L’envoi n’est pas du JSON.
error-body-late = L’envoi n’est pas arrivé à temps.
error-bad-message = Le service ne comprend pas ce message.
error-message-binary = Le service n’accepte que des messages en texte.
error-message-too-large = Ce message est trop volumineux.
error-messages-too-fast = C’était trop à la fois. Attendez un instant.
error-limit-tables = Trop de tables ont été créées depuis votre adresse. Réessayez dans { $seconds } s.
error-limit-imports = Trop d’enregistrements ont été importés depuis votre adresse. Réessayez dans { $seconds } s.
error-lesson-other = C’est permis, mais ce n’est pas le sujet de cette étape. Rien n’a changé : essayez encore.
error-lesson-over = Cette leçon est finie. Passez à la suivante ou recommencez-la.
error-limit-bots = Des bots jouent déjà seuls à toutes les tables que votre adresse peut avoir. Attendez la fin d’une de leurs parties.
error-limit-chat = Vous écrivez trop vite. Attendez { $seconds } s.
error-limit-hints = Votre adresse a demandé autant de conseils qu’elle peut en avoir pour le moment. Redemandez dans { $seconds } s.
error-limit-push = Trop d’appareils ont demandé des notifications depuis votre adresse. Réessayez dans { $seconds } s.
error-limit-requests = Votre adresse demande trop de choses à la fois. Réessayez dans { $seconds } s.
error-limit-seats = Trop de places à des tables ouvertes ont été prises depuis votre adresse. Réessayez dans { $seconds } s.
error-limit-sockets = Votre adresse a déjà ouvert autant de tables qu’elle peut. Fermez-en une, ou réessayez dans { $seconds } s.
error-limit-table-sockets = Autant de personnes qu’il y a de places regardent déjà cette table. Réessayez dans { $seconds } s.
error-limit-messages = Trop de messages arrivent à la fois de votre adresse. Attendez { $seconds } s.
error-limit-bytes = Votre adresse envoie trop de données à la fois. Attendez { $seconds } s.
error-wrong-host = Le service ne s’appelle pas « { $host } ». La personne qui l’exploite peut autoriser ce nom (--allow-host).
error-wrong-origin = Cette demande vient d’une page étrangère ({ $origin }).
error-internal-error = Quelque chose a échoué dans le service ; c’est une erreur de notre part. Merci de la signaler avec le numéro { $incident }.

## Nos propres erreurs

error-rule-bug = Le moteur se contredit ; c’est une erreur de notre part. Merci de la signaler avec l’enregistrement de la partie. ({ $cause })
