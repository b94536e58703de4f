# Les leçons de Hitodama (docs/adding-a-lesson.md). La page charge ce fichier avec la première leçon.

## L’anneau

hitodama-lesson-ring = Une manche dans l’anneau
    .about = Trois actions, huit tuiles et votre premier tribut
    .learnt = Vous connaissez une manche entière : trois actions chacun, puis on résout les tuiles dans le sens horaire, et les tributs rapportent des points.
hitodama-lesson-ring-welcome = Huit tuiles forment un anneau. Vous y envoyez vos essences, et chaque tuile donne autre chose.
hitodama-lesson-ring-goal = On marque en payant des tributs ; voici ceux du printemps, Haru. Le premier à 25 points gagne aussitôt. Mais si le hitodama, l’esprit de la forêt, arrive avant au bout de son sentier, tout le monde perd.
hitodama-lesson-ring-berries = À votre tour, vous disposez de trois actions. D’abord, placez une essence de votre réserve sur la case du haut des baies : elle vous en rapportera 3.
hitodama-lesson-ring-lower = Cette case ne donne que 2 baies. Celle du dessus est libre et en donne 3.
hitodama-lesson-ring-elsewhere = Une bonne place aussi. Mais pour le tribut, il vous faut d’abord des baies.
hitodama-lesson-ring-early = Vous avez trois actions, et une action inutilisée est perdue. Utilisez-les toutes.
hitodama-lesson-ring-tribute = Deuxième action : envoyez votre autre essence sur la tuile Tribut. C’est là seulement qu’elle peut payer.
hitodama-lesson-ring-no-tribute = Les baies seules ne rapportent pas de points. Il faut une essence sur la tuile Tribut pour les payer.
hitodama-lesson-ring-draw = Vos deux essences sont en route. Avec votre troisième action, piochez une carte solaire.
hitodama-lesson-ring-keep = Gardez vos cartes pour l’instant : elles ont leur propre leçon.
hitodama-lesson-ring-resolved = Tout le monde a joué : on résout les tuiles dans le sens horaire, à partir de celle de la saison. Votre essence a rapporté 3 baies et s’est endormie.
hitodama-lesson-ring-pay = Voici la tuile Tribut. Payez la ligne de 3 baies : chaque baie vaut 1 point.
hitodama-lesson-ring-less = Vous pouvez payer davantage. La ligne de 3 baies rapporte 3 points.
hitodama-lesson-ring-unpaid = Votre essence est venue ici pour payer. Donnez vos 3 baies.
hitodama-lesson-ring-home = 3 points ! Une essence qui a payé rentre dans la réserve. L’essence des baies dort et ne reçoit rien tant que vous ne la déplacez pas.

## Les places

hitodama-lesson-places = Où l’on se tient
    .about = Les rangs, le sommeil, et ce qui arrive quand quelqu’un pousse
    .learnt = Vous connaissez vos places : la case du haut est servie d’abord, et un akku pousse par le bas. Une essence qui a reçu son gain dort tant qu’on ne la déplace pas.
hitodama-lesson-places-asleep = Manche 2. Vos essences dorment là où elles ont reçu leur gain. Endormies, elles ne reçoivent plus rien : il faut les déplacer.
hitodama-lesson-places-ranks = Les cases d’une tuile ont un rang. Celle du haut est la meilleure et servie d’abord. Sur l’ambre, votre adversaire y dort.
hitodama-lesson-places-move = Une essence endormie se réveille quand on la déplace. Déplacez l’une des vôtres vers la case libre de l’ambre.
hitodama-lesson-places-patience = Vous pourriez renvoyer votre adversaire contre 1 baie. Mais gardez vos baies : il vous les faut toutes, et quelque chose va se passer tout seul.
hitodama-lesson-places-not-amber = C’est vrai, une essence endormie peut aller sur toute case libre. Cette fois, essayez l’ambre.
hitodama-lesson-places-wake = Votre troisième essence dort sur votre plateau. Réveillez-la contre 2 baies, et elle rejoint votre réserve.
hitodama-lesson-places-third = Réveillez d’abord votre troisième essence : à trois, elles font plus qu’à deux.
hitodama-lesson-places-tribute = Elle est réveillée et peut partir aussitôt. Envoyez-la sur la tuile Tribut.
hitodama-lesson-places-no-tribute = Une bonne place aussi. Mais seule une essence sur la tuile Tribut peut payer pour des points.
hitodama-lesson-places-pushed = Regardez l’ambre ! Votre adversaire a pris un akku, un autre est donc venu. Il prend la case du bas et pousse tout le monde vers le haut : vous voilà au sommet, et votre adversaire est rentré dans sa réserve.
hitodama-lesson-places-arrow = On résout maintenant l’ambre. Une flèche veut dire : payez ce qui est à gauche pour ce qui est à droite. Payez 1 baie pour 2 ambres.
hitodama-lesson-places-worth = Il vous reste 1 baie, et 2 ambres valent bien plus. Payez-la.
hitodama-lesson-places-score = Et sur la tuile Tribut, payez 2 ambres : chacun vaut 2 points.
hitodama-lesson-places-one-amber = Un ambre rapporte 2 points. Vous en avez deux : payez la ligne qui prend les deux, pour 4.
hitodama-lesson-places-unpaid = Les points font gagner, et ces ambres en valent 4. Payez-les.

## Les cartes

hitodama-lesson-cards = Les cartes et la pile
    .about = Cartes lunaires, cartes solaires, et l’ordre de la pile
    .learnt = Vous connaissez les cartes : une carte lunaire prend effet aussitôt, les cartes solaires attendent sur la pile et se résolvent depuis le haut, et ce qui ne sert pas devient un bien.
hitodama-lesson-cards-hand = Voici vos cartes. Les cartes lunaires, sombres, prennent effet aussitôt. Les cartes solaires, dorées, attendent sur une pile.
hitodama-lesson-cards-lunar = Jouez la carte lunaire aux 3 baies. C’est une action, et elles sont aussitôt à vous.
hitodama-lesson-cards-later = Bonne idée, mais prenez d’abord vos baies. La carte solaire vient ensuite.
hitodama-lesson-cards-waste = Défaussée, une carte rapporte peu. Jouée, celle-ci rapporte 3 baies.
hitodama-lesson-cards-solar = Jouez maintenant votre carte solaire. Elle attend sur la pile de la tuile des akkus ; plus tard, elle donne un point pour chaque essence sur la tuile de l’Ouest.
hitodama-lesson-cards-point = Une baie, c’est bien, mais cette carte vous donnera un point. Jouez-la.
hitodama-lesson-cards-west = La tuile de l’Ouest donne des cartes lunaires. Placez une essence sur sa case du haut : une carte et un point.
hitodama-lesson-cards-dear = Sur cette case, la carte coûte une baie. Celle du dessus l’offre.
hitodama-lesson-cards-not-west = Votre carte solaire compte les essences à l’Ouest. Soyez-y quand on la résoudra.
hitodama-lesson-cards-stack = La pile se résout depuis le haut : la dernière carte d’abord. Celle de votre adversaire a résolu l’Ouest plus tôt, et vous avez pioché une carte lunaire. Puis la vôtre vous a donné un point à chacun.
hitodama-lesson-cards-discard = Une carte peut aussi devenir un bien. Défaussez une carte lunaire contre un ambre.
hitodama-lesson-cards-soon = Vous la jouerez dans un instant. Voyez d’abord ce qu’une carte peut être d’autre.
hitodama-lesson-cards-give = L’une de vos cartes rapporte 2 ambres quand on la joue. Cédez l’autre.
hitodama-lesson-cards-better = Gardez plutôt celle-là : elle rapporte 2 ambres quand vous la jouez.
hitodama-lesson-cards-two = Jouez maintenant la carte gardée, pour 2 ambres de plus.
hitodama-lesson-cards-half = Défaussée, elle rapporterait 1 ambre. Jouée, elle en rapporte 2.
hitodama-lesson-cards-limit = Vous pouvez tenir cinq cartes. À la table, les astuces vous diront ce que valent encore celles qui sont en trop.

## Les akkus

hitodama-lesson-akkus = Akkus, glace et esprit
    .about = Ce qui bloque une case, et ce qui fâche le hitodama
    .learnt = Vous connaissez les dangers : akkus et glace bloquent des cases et poussent, la colère vient à 5, 10, 15 et 20 points, et le hitodama avance.
hitodama-lesson-akkus-akku = La créature sombre est un akku. Elle bloque une case. La carte Akku montre ce qu’il en coûte de le prendre, ici 2 ambres. En tribut, un akku vaut 6 points.
hitodama-lesson-akkus-ambers = Il vous faut 2 ambres. Votre carte lunaire les a : jouez-la.
hitodama-lesson-akkus-half = Défaussée, la carte ne rapporte que 1 ambre. Jouée, elle en rapporte 2.
hitodama-lesson-akkus-first = Vous irez là-bas dans un instant. Mais prenez d’abord les ambres.
hitodama-lesson-akkus-visit = Envoyez une essence sur la tuile des akkus. Une essence qui s’y trouve peut payer pour un akku.
hitodama-lesson-akkus-elsewhere = Une bonne place, mais l’akku ne se paie que sur sa propre tuile. Allez-y.
hitodama-lesson-akkus-tribute = Envoyez l’autre sur la tuile Tribut. Il vous reste 3 baies pour payer.
hitodama-lesson-akkus-no-tribute = Pas là : vos baies veulent devenir des points, sur la tuile Tribut.
hitodama-lesson-akkus-five = Vous avez 3 points. Payez 2 baies pour 2 de plus, et regardez la piste : 5 est une case de colère.
hitodama-lesson-akkus-spare = Gardez plutôt vos ambres pour l’akku, et payez en baies.
hitodama-lesson-akkus-unpaid = Ne craignez pas la colère : elle vient pour tous. Payez les 2 baies.
hitodama-lesson-akkus-wrath = Vous êtes à 5, et le hitodama se fâche. Une carte a apporté de la glace sur deux tuiles. La glace bloque et pousse comme un akku. Plus tard, la colère peut aussi coûter des biens.
hitodama-lesson-akkus-capture = Maintenant, votre visite : prenez l’akku contre vos 2 ambres.
hitodama-lesson-akkus-free = Il vaut 6 points dans un tribut futur, et vous avez les ambres. Prenez-le.
hitodama-lesson-akkus-next = C’était le dernier akku du plateau central : la carte Akku suivante est donc venue aussitôt. La glace tient déjà la case du bas des baies ; le nouvel akku a pris celle du haut, et l’essence endormie de votre adversaire a dû rentrer.
hitodama-lesson-akkus-spirit = Toutes les deux manches, le hitodama fait un pas, et sa colère empire. S’il arrive au bout de son sentier, tous les joueurs perdent.

## Les saisons

hitodama-lesson-seasons = Saisons et tributs
    .about = Comment change une saison, et comment faire de la place sur une tuile pleine
    .learnt = La dernière ligne d’une saison fait commencer aussitôt la suivante : ses tributs et son coût pour déloger comptent dès lors. Il ne manque plus qu’une chose : comment finit une partie.
hitodama-lesson-seasons-last = Des tributs de Haru, il n’en reste qu’un : 1 ambre. Le joueur qui le paie finit la saison, et la suivante commence aussitôt.
hitodama-lesson-seasons-first = Déplacez une essence endormie vers le plus grand cercle de la tuile Tribut. L’essence qui s’y trouve paie d’abord.
hitodama-lesson-seasons-circle = C’est la bonne tuile. Mais dans le plus grand cercle, vous payez avant tous.
hitodama-lesson-seasons-elsewhere = Une bonne place, mais c’est le moment de payer. Allez sur la tuile Tribut.
hitodama-lesson-seasons-second = Chaque essence paie une ligne. Envoyez aussi l’autre.
hitodama-lesson-seasons-both = Vous avez deux ambres : avec les deux essences sur la tuile Tribut, vous payez deux lignes.
hitodama-lesson-seasons-draw = Piochez une carte solaire avec votre troisième action.
hitodama-lesson-seasons-berries = Gardez plutôt vos 2 baies : vous en aurez besoin dans un instant.
hitodama-lesson-seasons-coin = Votre essence est arrivée la première sur la tuile Tribut : la pièce est à vous, et vous commencez la prochaine manche.
hitodama-lesson-seasons-haru = Payez la dernière ligne de Haru avec 1 ambre.
hitodama-lesson-seasons-unpaid = Inutile de se retenir : c’est la dernière ligne, et elle est à vous. Payez-la.
hitodama-lesson-seasons-wrath = Avec 5 points, vous avez réveillé la colère : la glace couvre une case du marchand et une de la tuile Tribut. Vous n’avez rien perdu, et la glace fond.
hitodama-lesson-seasons-natsu = Voici Natsu, l’été ! À partir de la prochaine manche, on résout les tuiles en commençant à l’Est. Votre seconde essence peut déjà payer ici : une ligne de 1 ambre.
hitodama-lesson-seasons-open = Vous avez un ambre, et deux lignes en demandent un. Payez-le.
hitodama-lesson-seasons-displace = Une nouvelle manche. Votre adversaire dort sur les meilleures baies. Délogez-le : en Natsu, cela coûte 2 baies, que reçoit votre adversaire.
hitodama-lesson-seasons-below = Là, vous auriez 2 baies. La case du haut en donne 3, mais quelqu’un y dort.
hitodama-lesson-seasons-top = Un bon coup. Mais faites d’abord de la place sur les baies.
hitodama-lesson-seasons-take = La case est libre, et la prendre est une autre action. Allez-y.
hitodama-lesson-seasons-yours = Vous venez de payer pour cette case des baies. Prenez-la avant votre adversaire.

## La fin

hitodama-lesson-ends = Comment finit une partie
    .about = Le dernier tour d’une partie serrée, et trois fins
    .learnt = Vous savez tout ce qu’il faut : recevez, payez, prenez garde au hitodama, et atteignez en premier 25 points. Bonne partie !
hitodama-lesson-ends-race = Fuyu, l’hiver, est la dernière saison. Vous avez 22 points ; votre adversaire, 19 et une essence sur la tuile Tribut. Le premier à 25 gagne aussitôt : il vous en manque 3.
hitodama-lesson-ends-amber = En Fuyu, l’ambre est résolu avant la tuile Tribut. Déplacez une essence endormie sur sa case du haut : là, 1 baie devient 2 ambres, qui valent 4 points en tribut.
hitodama-lesson-ends-tribute-later = Cela vient ensuite. Mais vous n’avez pas encore de quoi payer : l’ambre d’abord.
hitodama-lesson-ends-elsewhere = Une bonne place un autre jour. Aujourd’hui, 2 ambres font gagner : allez sur leur case du haut.
hitodama-lesson-ends-tribute = Envoyez maintenant une autre essence endormie sur la tuile Tribut. Là seulement, elle peut payer.
hitodama-lesson-ends-no-tribute = Une bonne place aussi. Mais les points ne viennent que de la tuile Tribut.
hitodama-lesson-ends-draw = Vous avez tout ce qu’il faut. Piochez une carte solaire avec votre troisième action, et voyez la suite.
hitodama-lesson-ends-pay = L’ambre est résolu d’abord. Payez 1 baie pour 2 ambres.
hitodama-lesson-ends-needed = Les baies sont précieuses, mais aujourd’hui ces ambres font gagner. Payez-la.
hitodama-lesson-ends-rival = Votre adversaire était sur le plus grand cercle, a payé d’abord et a maintenant 23 points. La colère des 20 points a mis de la glace sur deux tuiles. Mais personne n’en a encore 25.
hitodama-lesson-ends-win = À vous de payer : donnez les 2 ambres et arrivez à 26 points.
hitodama-lesson-ends-winning = Rien ne vous retient : ce tribut fait gagner la partie. Payez-le !
hitodama-lesson-ends-points = Vous avez gagné, en pleine manche : le premier à 25 points gagne aussitôt. C’est la première des trois fins.
hitodama-lesson-ends-winter = La deuxième : la dernière ligne de Fuyu est payée. Le joueur qui a le plus de points gagne alors.
hitodama-lesson-ends-chaos = La troisième : le hitodama arrive au bout de son sentier. Alors, tout le monde perd. Payez donc des tributs, tous !
