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
terminal-cannot-read = Lecture impossible de { $file } : { $detail }
terminal-resume-alone = Une partie reprise garde ses joueurs, ses sièges, sa graine et ses options : omettez { $option }.

## La table. Titres et étiquettes

terminal-of-limit = { $count } sur { $limit }

## La question et ses réponses

terminal-asked = { $name } :
terminal-on-table = { $numbers } (numéros sur la table)
terminal-open-group = { $numbers } (tapez { $letter } pour voir où)
terminal-prompt = Votre réponse (? pour l’aide)
# Under a question where several units are chosen. $example: some numbers in a row.
terminal-units = Plusieurs à la fois : tapez leurs numéros sur une ligne, par exemple { $example }.
# A tip for a first game.
terminal-tip = Astuce : { $tip }
# An answer that is held until it is confirmed. The command undo stays as it is.
terminal-held-yes = Il ne vous reste rien à choisir pour l’instant. Voici ce qui en résulterait :
terminal-held-maybe = Ceci révèle quelque chose de caché ; après confirmation, vous ne pourrez plus annuler.
terminal-held-prompt = Entrée confirme, undo annule
terminal-held-back = Annulé ; aucun coup n’a été joué.
terminal-coach = L’entraîneur préférerait : { $choice }. { $why }.
terminal-thinking = { $name } réfléchit…
terminal-since-last = Depuis votre dernier coup

## Répliques à ce qui a été tapé

terminal-not-understood = « { $text } » n’est pas une réponse ici. Tapez un numéro, une action comme « { $example } », ou ? pour l’aide.
terminal-number-range = Il n’y a pas de numéro { $number } : choisissez de 1 à { $max }.
terminal-not-together = Ces réponses ne vont pas ensemble ; rien n’a été fait. Tapez une seule réponse.
terminal-several = Plusieurs réponses commencent ainsi :
terminal-too-long = Cette ligne est trop longue ; rien n’a été fait.
terminal-allowed = Permis maintenant : { $action }
terminal-refused = Pas permis : { $reason }
terminal-rules = Règles : { $rules }
terminal-why-usage = Tapez ? et une action, par exemple : ? { $example }
terminal-undone = { $count ->
        [one] Annulé : { $count } coup.
       *[other] Annulés : { $count } coups.
    }
terminal-undo-none = Vous n’avez encore rien joué.
terminal-undo-other = Impossible d’annuler : quelqu’un d’autre a joué depuis.
terminal-undo-revealed = Impossible d’annuler : depuis, quelque chose de caché ou d’aléatoire a été révélé.
terminal-undo-usage = Tapez undo, ou undo et le nombre de coups, par exemple : undo 2
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
terminal-lesson = La leçon « { $title } »
terminal-lesson-on = Entrée continue, q termine
terminal-goodbye = Au revoir.

## Plusieurs personnes devant un écran

terminal-curtain = Passez l’écran à { $name }.
terminal-curtain-enter = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.

## Aide

terminal-help = Ce que vous pouvez taper
terminal-help-number = la réponse qui porte ce numéro
terminal-help-units = plusieurs unités d’une question, dans n’importe quel ordre
terminal-help-letter = une lettre ouvre un groupe de réponses
terminal-help-text = une action en notation courte, ou un début sans équivoque
terminal-help-why = pourquoi une action n’est pas permise, avec les règles
terminal-help-undo = annuler votre dernier coup
terminal-help-log = ce qui s’est passé, les dernières lignes
terminal-help-hint = ce que choisirait le bot le plus fort, et ce que cela promet
terminal-hint-line = Ensuite : { $line }
# Heads the second, better judgement of a hint.
terminal-hint-played = La même chose, jouée jusqu’à la fin
terminal-help-save = écrire la partie dans un fichier
terminal-help-quit = arrêter ; la partie est enregistrée
terminal-help-rules = le texte d’une règle
terminal-help-lang = changer de langue
terminal-help-table = redessiner la table
terminal-help-score = les points jusqu’ici, par provenance
terminal-legend = Signes sur la table

terminal-words-undo = annuler retour
terminal-words-log = journal
terminal-words-hint = conseil indice
terminal-words-save = enregistrer sauver
terminal-words-quit = quitter sortir
terminal-words-rules = règles règle regles regle
terminal-words-lang = langue
terminal-words-table = plateau
terminal-words-cards = cartes main
terminal-words-score = points
terminal-words-help = aide

## La fin

terminal-over = La partie est terminée
terminal-source = Provenance
terminal-total = Total
terminal-if-ended = Si on s’arrêtait là
terminal-total-then = Total alors
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
