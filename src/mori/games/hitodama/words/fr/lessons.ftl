# Les leçons de Hitodama (docs/adding-a-lesson.md). La page charge ce fichier avec la première leçon.

## L’anneau

hitodama-lesson-ring = Une manche dans l’anneau
    .about = Trois actions, huit tuiles et votre premier tribut
    .learnt = Vous connaissez une manche entière : trois actions chacun, puis les tuiles agissent dans le sens horaire, et les tributs rapportent des points.
hitodama-lesson-ring-welcome = Huit tuiles forment un anneau. Vous y envoyez vos essences, et chaque tuile donne autre chose.
hitodama-lesson-ring-goal = On marque en payant des tributs. Voici ceux du printemps, Haru. Le premier à 25 points gagne.
hitodama-lesson-ring-berries = Votre tour a trois actions. D’abord, placez une essence de votre réserve sur la case du haut des baies : elle vous en rapportera 3.
hitodama-lesson-ring-lower = Cette case ne donne que 2 baies. Celle du dessus est libre et en donne 3.
hitodama-lesson-ring-elsewhere = Une bonne place aussi. Mais pour le tribut, il vous faut d’abord des baies.
hitodama-lesson-ring-early = Vous avez trois actions, et une action inutilisée est perdue. Utilisez-les toutes.
hitodama-lesson-ring-tribute = Deuxième action : envoyez votre autre essence sur la tuile du tribut. C’est là seulement qu’elle peut payer.
hitodama-lesson-ring-no-tribute = Les baies seules ne rapportent pas de points. Il faut une essence sur la tuile du tribut pour les payer.
hitodama-lesson-ring-draw = Vos deux essences sont en route. Avec votre troisième action, piochez une carte solaire.
hitodama-lesson-ring-keep = Gardez vos cartes pour l’instant : elles ont leur propre leçon.
hitodama-lesson-ring-resolved = Tous ont joué : les tuiles agissent donc, dans le sens horaire, depuis celle de la saison. Votre essence a rapporté 3 baies et s’est endormie.
hitodama-lesson-ring-pay = Voici la tuile du tribut. Payez la ligne de 3 baies : chaque baie vaut 1 point.
hitodama-lesson-ring-less = Vous pouvez payer davantage. La ligne de 3 baies rapporte 3 points.
hitodama-lesson-ring-unpaid = Vous êtes venu jusqu’ici pour payer. Donnez vos 3 baies.
hitodama-lesson-ring-home = 3 points ! Qui a payé rentre dans la réserve. L’essence des baies dort et ne reçoit rien tant que vous ne la déplacez pas.
