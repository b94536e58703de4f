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
        [one] { $name } voudrait annuler son dernier coup et celui joué depuis.
       *[other] { $name } voudrait annuler son dernier coup et les { $count } joués depuis.
    }
web-undo-asked-mine =
    { $count ->
        [one] Vous avez demandé à annuler votre dernier coup et celui joué depuis.
       *[other] Vous avez demandé à annuler votre dernier coup et les { $count } joués depuis.
    }
# $names is a list.
web-undo-waiting = Sans réponse pour l’instant : { $names } · { $seconds } s
web-undo-agree = Accepter
web-undo-refuse = Refuser
web-undo-withdraw = Retirer la demande
web-undo-ended-given = Tout le monde est d’accord : c’est annulé.
web-undo-ended-refused = { $name } n’est pas d’accord. Rien n’est annulé.
web-undo-ended-withdrawn = { $name } ne demande plus à annuler.
web-undo-ended-late = Tout le monde n’a pas répondu à temps. Rien n’est annulé.
web-undo-ended-overtaken = La partie a continué. Rien n’est annulé.

## The chat

web-chat = Discussion
web-chat-key = Discussion (C)
web-chat-unread =
    { $count ->
        [one] Discussion, une ligne non lue
       *[other] Discussion, { $count } lignes non lues
    }
# Read aloud when somebody says something.
web-chat-said = { $name } dit : { $text }
web-chat-none = Pas encore de message.
# In the chat, after the name of a seat: the host made a new link to it, and somebody used it.
web-chat-given-anew = Cette place a été prise avec un nouveau lien à l’étape { $step }.
web-chat-hint-asked = a demandé conseil à l’étape { $step }.
web-chat-open = Les spectateurs peuvent lire ceci.
# A choice of the host.
web-chat-open-allow = Les spectateurs peuvent lire la discussion
web-chat-mute = Couper
web-chat-write = Dire quelque chose
web-chat-send = Envoyer
web-chat-phrases = Phrases courtes
# Said among those who play, to one or to all.
web-phrase-hello = Bonjour !
web-phrase-good-luck = Bonne chance !
web-phrase-well-done = Bien joué !
web-phrase-thanks = Merci !
web-phrase-sorry = Pardon !
web-phrase-oops = Oups !
web-phrase-thinking = Je réfléchis…
web-phrase-no-hurry = Rien ne presse !
web-phrase-back-soon = Je reviens tout de suite.
web-phrase-back = Je suis de retour.
web-phrase-good-game = Belle partie !
web-phrase-again = Encore une partie ?

## Presence: beside the name of somebody who sits elsewhere

web-here = (en ligne)
web-away = (hors ligne)

## Leaving, and coming back

web-leave-bot = Si vous partez, { $bot } joue pour vous jusqu’à votre retour.
web-leave-waits = Si vous partez, votre place vous attend.
# Beside the name of somebody who has left, in whose seat nobody plays.
web-seat-left = n’est pas là, la place attend
# Below a seat: how often somebody took it with a new link in the middle of the game.
web-seat-given-anew =
    { $count ->
        [one] Prise avec un nouveau lien pendant la partie, à l’étape { $step }.
       *[other] Prise { $count } fois avec un nouveau lien pendant la partie, la dernière fois à l’étape { $step }.
    }
# $name is a player.
web-late-what = { $name } n’a plus de temps. Un bot peut jouer jusqu’à son retour.
# A choice of the host: $bot plays for somebody who is not connected.
web-hand-over = Laisser jouer { $bot }
web-stood-in = { $bot } joue pour vous
web-seat-left-mine = Vous avez quitté votre place
web-stood-in-line = Vous pouvez reprendre votre place à tout moment.
web-back = Je suis de retour
web-told-left = { $name } a quitté la table. La place attend.
web-told-stands-in = { $bot } joue maintenant pour { $name }.
web-told-back = { $name } est de retour.
web-told-given-anew = { $name } : cette place a été prise avec un nouveau lien. La personne qui l’occupe voit tout ce que la place peut voir.
web-told-hint-asked = { $name } a demandé conseil.

## Another game with the same people

web-rematch = Rejouer
web-rematch-go = Vers la partie suivante
# $names is a list; you may be among them.
web-rematch-proposed = Envie de rejouer : { $names }.
# $name laid the table.
web-rematch-waits = { $name } peut ouvrir la partie suivante.
## Entre deux visites

web-missed = Depuis votre dernière visite
# Mène à une autre table qui vous attend.
web-next-table = Table suivante : { $title }
web-note = Ma note
web-note-what = Une note pour vous. Elle reste dans ce navigateur, et personne d’autre ne la voit.

## Son et avis

web-sound = Sons de la table
web-sound-off = Non
web-sound-on = Oui
# Proposé une fois, à la première nouvelle saison.
web-sound-offer = Cette table a des sons doux pour les dés, les cartes, les saisons et votre tour.
web-sound-take = Les activer
web-notice = Me prévenir quand c’est à moi
web-notice-off = Non
web-notice-tab = Quand cet onglet est à l’arrière-plan
web-notice-push = Aussi quand Mori est fermé
web-notice-private = Le message nomme la table et rien d’autre, et seul ce navigateur peut le lire.
web-notice-denied = Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages, puis réessayez.
web-notice-failed = Le navigateur n’y est pas parvenu. La connexion est-elle là ? Dans une fenêtre privée, cela ne marche pas.
web-notice-none = Ce navigateur ne peut pas recevoir de notifications quand Mori est fermé. Il faut https ; sur un iPhone ou un iPad, Mori doit être sur l’écran d’accueil.
web-remind = Me le rappeler une fois, si c’est toujours à moi
web-remind-0 = Non
web-remind-12 = Au bout de 12 heures
web-remind-24 = Au bout d’un jour
web-remind-72 = Au bout de trois jours

## Clocks

web-clock = Pendule
web-clock-none = Sans pendule
# What can be chosen; $increment is added with each answer.
web-clock-each-move = { $time } par coup
web-clock-whole-game = { $time } pour toute la partie, plus { $increment } par coup
# $clock is one of the two above.
web-clock-is = Pendule : { $clock }
# Read aloud, of one’s own time.
web-clock-soon = Il vous reste { $time }.
# In the place of the time that is left.
web-late = temps écoulé
web-told-late = { $name } n’a plus de temps.
web-told-late-mine = Votre temps est écoulé.
