# Défis : la même donne pour tous ceux qui reçoivent le lien. La page charge ces mots quand elle en
# montre un.

web-challenge-title = Un défi : { $game }
# Au lecteur, qui a reçu la partie de quelqu’un.
web-challenge-from = { $name } a joué cette donne. Jouez-la aussi, puis voyez les deux parties côte à côte.
web-challenge-what = Tout le monde reçoit la même donne et les mêmes adversaires. Jouez, renvoyez votre partie et comparez.
web-challenge-reading = Lecture du défi…
web-challenge-failed = Ce défi ne s’ouvre pas
web-challenge-to-play = Ce qui se joue
web-challenge-version = Le lien a été fait avec Mori { $given }. Si les règles diffèrent, ses parties ne peuvent pas être montrées ici.
# Une option du jeu, et si elle est active, ou sa valeur.
web-challenge-option = { $option } : { $value }
web-challenge-on = oui
web-challenge-off = non
web-challenge-start = Jouer cette donne
web-challenge-go-on = Continuer la partie
# Les parties des autres ne sont pas montrées avant que le lecteur ait joué.
web-challenge-hidden =
    { $count ->
        [one] Une partie est arrivée. Vous la verrez quand vous aurez joué.
       *[other] { $count } parties sont arrivées. Vous les verrez quand vous aurez joué.
    }

## Liens

web-challenge-send = Envoyer ce défi
web-challenge-send-what = Quiconque ouvre ce lien reçoit la même donne.
web-challenge-line = Votre partie
web-challenge-line-what = Renvoyez ce lien, ou envoyez-le à d’autres : c’est le défi avec votre partie dedans. Personne ne voit votre partie avant d’avoir joué.
web-challenge-add = Ajouter une partie
web-challenge-add-what = Quelqu’un vous a envoyé sa partie ? Ouvrez le lien ou collez-le ici.
web-challenge-add-field = Lien vers une partie
web-challenge-add-do = Ajouter
web-challenge-added = La partie a été ajoutée.
web-challenge-known = Cette partie était déjà là.
web-challenge-no-line = Ce lien n’est que le défi : personne ne l’a encore joué.

## Les parties côte à côte

web-challenge-lines = Côte à côte
web-challenge-you = Vous
# La partie de quelqu’un qui ne donne pas de nom.
web-challenge-somebody = Partie { $number }
web-challenge-alone = Votre partie est la seule pour l’instant. Envoyez le défi à quelqu’un, et ajoutez la partie qui revient.
web-challenge-won = Victoire
web-challenge-lost = Défaite
web-challenge-result = Résultat
web-challenge-points = Points
web-challenge-replay = Revoir
web-challenge-replay-of = Revoir la partie : { $name }
web-challenge-broken = La partie de { $name } ne peut pas être montrée.
web-challenge-parted = Là où vos chemins se séparent
web-challenge-parted-at =
    { $step ->
        [0] { $name } : dès la première réponse.
        [one] { $name } : après une réponse identique, à la manche { $round }.
       *[other] { $name } : après { $step } réponses identiques, à la manche { $round }.
    }
web-challenge-same = { $name } : exactement la même partie.
# Ce que quelqu’un a répondu là où les parties se séparent.
web-challenge-chose = { $name } : { $answer }
web-challenge-look = Voir

## Ailleurs sur la page

web-challenge-offer = Défier un ami
web-challenge-offer-what = Ce lien donne à un ami la même donne et les mêmes adversaires. Votre partie est dedans ; il la verra après avoir joué.
web-challenge-offer-deal = Ce lien donne à un ami la même donne et les mêmes adversaires.
web-challenge-open = Ouvrir le défi
web-challenge-all = Défis
web-challenge-new = Pas encore joué
web-challenge-going = Vous le jouez
web-challenge-played =
    { $count ->
        [0] Joué, pas d’autre partie pour l’instant
        [one] Joué, une partie à comparer
       *[other] Joué, { $count } parties à comparer
    }
web-challenge-forget = Oublier ce défi : { $game }
