# The page in the browser: what those at a table ask and tell each other beside the game.

## Taking back by consent

# Taken back only if the others consent.
web-undo-ask = Demander à annuler
# On a small button of a phone.
web-tab-undo-ask = Demander
web-undo-ask-key = Demander aux autres à annuler (Z)
# $count: how many answers of others would be taken back with it.
web-undo-asked =
    { $count ->
        [one] { $name } voudrait annuler sa dernière réponse et celle donnée depuis.
       *[other] { $name } voudrait annuler sa dernière réponse et les { $count } données depuis.
    }
web-undo-asked-mine =
    { $count ->
        [one] Vous avez demandé à annuler votre dernière réponse et celle donnée depuis.
       *[other] Vous avez demandé à annuler votre dernière réponse et les { $count } données depuis.
    }
# $names is a list.
web-undo-waiting = Pas encore de réponse de { $names } · { $seconds } s
web-undo-agree = Accepter
web-undo-refuse = Refuser
web-undo-withdraw = Retirer la demande
web-undo-ended-given = Tout le monde est d’accord : c’est annulé.
web-undo-ended-refused = { $name } n’est pas d’accord. Rien n’est annulé.
web-undo-ended-withdrawn = { $name } ne demande plus à annuler.
web-undo-ended-late = Tout le monde n’a pas répondu à temps. Rien n’est annulé.
web-undo-ended-overtaken = La partie a continué. Rien n’est annulé.
