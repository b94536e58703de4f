# La page dont le service tourne dans le navigateur même, depuis un hébergement de fichiers.

# Pendant le démarrage ; les tailles sont en mégaoctets.
web-offline-loading = Chargement : { $loaded } sur { $total } Mo. Vous pouvez déjà regarder autour de vous.
web-offline-starting = Préparation des parties : étape { $step } sur 3. Vous pouvez déjà regarder autour de vous.
web-offline-why-failed = Les parties ne démarrent pas dans ce navigateur. Rechargez la page, ou essayez un autre navigateur.
web-offline-why-newer = Une version plus récente de Mori a enregistré vos parties ici. Rechargez la page pour l’obtenir.
web-offline-why-unsafe = À cette adresse, les navigateurs ne gardent pas les parties de façon sûre. Ouvrez Mori en https, ou sur votre propre machine sous le nom localhost.
web-offline-reload = Recharger
web-offline-not-kept = Ce navigateur ne garde rien pour cette page : vos parties disparaissent à sa fermeture. Enregistrez-les avant dans un fichier, depuis les réglages.
# Dans les réglages.
web-offline-games = Parties dans ce navigateur
web-offline-games-what = Les parties, leurs clés et vos réglages restent dans ce navigateur, sur cet appareil seulement. Enregistrez-en une copie dans un fichier, ou emportez-la dans un autre navigateur.
web-offline-may-go = Le navigateur peut les effacer s’il manque de place ; enregistrez une copie de temps en temps.
web-offline-save = Tout enregistrer
web-offline-add = Ajouter depuis un fichier
web-offline-added =
    { $count ->
        [0] Toutes les parties de ce fichier étaient déjà là.
        [one] { $count } partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
