# Les leçons de Bitoku (docs/adding-a-lesson.md). La page charge ce fichier avec la première leçon.

## Le but et une année

bitoku-lesson-year = Votre but, et une année en forêt
    .about = Ce que vous cherchez à gagner, et le voyage de chaque dé
    .learnt = Une carte débloque un dé, le dé travaille en forêt, puis il traverse la Rivière. Certaines choses rapportent tout de suite, d’autres à la fin : choisissez-en deux ou trois qui s’entraident.
bitoku-lesson-year-welcome = Le grand esprit quitte la forêt, et vous voulez sa place. Après quatre années, elle revient au joueur qui a le plus de Points de Vertu (PV). Dans cette partie, la dernière année vient de commencer.
bitoku-lesson-year-seasons = Une année a quatre saisons. Au printemps, vous choisissez trois cartes. En été, chacun joue à son tour, une action à la fois. L’automne fixe l’ordre du tour, et en hiver tous les dés rentrent.
bitoku-lesson-year-card = C’est l’été. Le voyage d’un dé commence par une carte : jouez la carte Nezumi éclairée sur l’emplacement de droite, et votre 4 d’à côté est débloqué.
bitoku-lesson-year-card-elsewhere = Là, elle débloquerait un autre dé. Mais à droite se trouve un Cristal qui va vous aider : jouez-la là.
bitoku-lesson-year-other-card = Une bonne carte aussi. Mais commençons par la carte Nezumi éclairée.
bitoku-lesson-year-force = C’est possible, mais cela vous coûterait un Pèlerin pour de bon. Une carte débloque le dé gratuitement : jouez la carte Nezumi.
bitoku-lesson-year-crystal = Le Cristal à côté de cet emplacement vous donne 1 Point de Mouvement chaque fois que vous y jouez une carte. Utilisez d’abord le Cristal.
bitoku-lesson-year-crystal-first = La carte vient juste après, bien sûr. Mais d’abord le Cristal : l’un de vos Pèlerins est presque arrivé.
bitoku-lesson-year-now = Des points tout de suite : votre Pèlerin est à côté d’une Illumination. Faites-le entrer, et vous marquez aussitôt 5 PV.
bitoku-lesson-year-now-elsewhere = C’est possible. Mais la meilleure case de l’Illumination est à un pas : 5 PV.
bitoku-lesson-year-later = Des points plus tard : utilisez maintenant la carte, qui permet d’obtenir un Cristal pour 2 ressources de moins.
bitoku-lesson-year-later-free = Elle ne vous coûte rien, et elle est à vous. Utilisez la carte.
bitoku-lesson-year-obtain = Prenez le Cristal. Il réveille un Pèlerin et découvre sur votre plateau des points qui comptent à la fin. Et chaque Bâtiment que vous construirez vous rapportera 2 PV.
bitoku-lesson-year-journey = Votre 4 est débloqué. Plus tard, il utilisera une ligne et un Bâtiment de la forêt, puis il traversera la Rivière pour une faveur. Carte, forêt, Rivière : chaque dé fait ce voyage chaque année.
bitoku-lesson-year-ways = Il y a plus de façons de marquer qu’on ne peut en suivre. Choisissez-en deux ou trois qui s’entraident : les Cristaux réveillent des Pèlerins, les Pèlerins donnent leur valeur aux Rochers, et ce que vous réunissez réalise des Visions.

## La carte et le dé

bitoku-lesson-dice = Une carte et un dé
    .about = Ce qu’est un tour : jouer une carte, placer un dé, prendre ce que donne la forêt
    .learnt = L’été offre trois choses : jouer une carte, utiliser un dé, traverser la Rivière. Une carte débloque un dé et donne son action. Un dé peut utiliser une ligne et un Bâtiment.
bitoku-lesson-dice-welcome = Bienvenue dans la forêt ! Le grand esprit s’en va, et vous voulez sa place. Réunissez des Points de Vertu (PV) pendant quatre manches ; le décompte final, l’ascension, ajoute le reste. Le plus de PV l’emporte.
bitoku-lesson-dice-guardians = Ces dés sont vos gardiens : 3, 2 et 1. Ils commencent bloqués, sur les cases rouges, chacun à côté d’un emplacement de carte.
bitoku-lesson-dice-spring = Printemps : vous avez pioché quatre cartes Yōkai et en gardez trois. Défaussez-en une, mais pas l’Imomushi. Ce que vous défaussez reviendra.
bitoku-lesson-dice-keep = Gardez celle-là, s’il vous plaît : l’Imomushi va bientôt donner du bois ou de la pierre.
bitoku-lesson-dice-play = Été : une action par tour. Jouez l’Imomushi sur l’emplacement de gauche. Elle débloque le dé d’à côté, votre 3.
bitoku-lesson-dice-other-space = Là, elle débloquerait un dé plus petit. Le 3 peut davantage : jouez à gauche.
bitoku-lesson-dice-other-card = Toute carte débloque le dé. Mais commencez par l’Imomushi : les ressources d’abord.
bitoku-lesson-dice-force = Vous pouvez utiliser tout de suite un dé bloqué, mais un Pèlerin quitte alors la partie. Une carte le débloque gratuitement.
bitoku-lesson-dice-effect = Le dé passe sur le vert : il est débloqué. Utilisez maintenant la carte : prenez 1 bois ou 1 pierre.
bitoku-lesson-dice-use = Votre adversaire a joué une carte aussi. À vous de nouveau : utilisez votre 3.
bitoku-lesson-dice-card-later = C’est vrai, deux autres cartes attendent. Mais voyez d’abord ce que peut faire un dé.
bitoku-lesson-dice-pilgrims = Les Pèlerins sont précieux, et votre 3 est déjà débloqué. Utilisez celui-là.
bitoku-lesson-dice-place = Un dé va sur une case libre de n’importe quelle région. Placez-le dans la Clairière, où sont les ressources.
bitoku-lesson-dice-amulet = Une Amulette augmente un dé. Gardez-la : ici, un 3 suffit.
bitoku-lesson-dice-elsewhere = Un bon endroit, qui a sa propre leçon. Pour aujourd’hui : la Clairière.
bitoku-lesson-dice-row = Un dé prend une ligne qui ne demande pas plus que sa valeur. Prenez la ligne du 3 : une ressource de votre choix.
bitoku-lesson-dice-lower = Un 3 peut prendre une ligne plus basse. Mais la ligne du 3 vous donne davantage.
bitoku-lesson-dice-first-row = Vous l’aurez aussi. Commencez par l’action Forêt.
bitoku-lesson-dice-take = Prenez ce qu’il vous plaît. Bois et pierre paient les Bâtiments, jade et saké les Mitamas.
bitoku-lesson-dice-building = Votre dé peut aussi utiliser un Bâtiment d’ici. Le Bâtiment ancien n’est à personne et donne 2 PV à un dé de 3 ou plus.
bitoku-lesson-dice-free-points = 2 PV, et ils ne coûtent rien. Utilisez le Bâtiment !

## Les régions

bitoku-lesson-regions = Cinq régions, et qui l’emporte
    .about = Ce que donne chaque région, et comment un petit dé tient tête à un grand
    .learnt = Au bord de la Rivière, l’égalité suffit, moins ne suffit pas. Une Amulette se dépense avant de placer le dé, et elle dure. Pour les Bâtiments, on ne compare jamais les dés ; à un ou deux joueurs, pas du tout.
bitoku-lesson-regions-regions = Chaque région au bord de la Rivière offre autre chose : les Yomis, Mitamas et Libellules ; les Escaliers, des Points de Mouvement ; la Clairière, des ressources ; les Forges, Bâtiments et Cristaux. Un dé y prend une ligne sur cinq, jusqu’à sa valeur.
bitoku-lesson-regions-rank = À trois ou quatre joueurs, les dés se rencontrent : pas d’action Forêt si un autre dé de la région affiche plus. Dans la Clairière, il y a un 3 adverse. À un ou deux joueurs, une telle région ne prend qu’un dé.
bitoku-lesson-regions-use = Vous voulez une ressource de la Clairière, et votre dé débloqué affiche 2. Utilisez-le quand même.
bitoku-lesson-regions-cheaper = Un dé bloqué coûte un Pèlerin. Il y a moins cher : utilisez celui qui est débloqué.
bitoku-lesson-regions-card-later = Bonne idée, mais tenons d’abord tête à cet adversaire.
bitoku-lesson-regions-amulet = Dépensez votre Amulette +1 : elle fait du 2 un 3. C’est possible avant de placer un dé, jamais après, et jamais au-delà de 6.
bitoku-lesson-regions-outranked = Votre 2 peut s’y tenir, mais le 3 le dépasse : pas d’action Forêt. Augmentez-le d’abord.
bitoku-lesson-regions-home = Dans la Demeure, on ne compare jamais les dés : un 2 suffirait. Mais aujourd’hui, nous tenons tête au 3.
bitoku-lesson-regions-elsewhere = C’est possible. Mais aujourd’hui, nous tenons tête au 3 de la Clairière.
bitoku-lesson-regions-place = Un 3 à côté d’un 3 : l’égalité suffit. Placez-le dans la Clairière.
bitoku-lesson-regions-glade = Un bon endroit, mais votre dé augmenté sert mieux dans la Clairière. Placez-le là.
bitoku-lesson-regions-row = Ici, personne ne vous dépasse. Prenez la ligne du 3.
bitoku-lesson-regions-lower = Une ligne plus basse est permise, mais celle du 3 vous laisse le choix de toutes les ressources.
bitoku-lesson-regions-first-row = Vous l’aurez juste après. Prenez d’abord la ligne que vous avez gagnée.
bitoku-lesson-regions-take = Une ressource de n’importe quelle sorte est à vous.
bitoku-lesson-regions-building = Une action Bâtiment ne demande jamais qui est plus haut. Ce Bâtiment ancien donne une Amulette +1 : voilà la vôtre de retour.
bitoku-lesson-regions-again = Une Amulette gratuite. Utilisez le Bâtiment !
bitoku-lesson-regions-stays = Une Amulette est un placement : ce dé garde son 3 les années suivantes aussi, tant que rien ne le baisse. Il reste ici jusqu’à ce qu’il traverse ou que vienne l’hiver, et il faut désormais l’égaler.

## La Rivière

bitoku-lesson-river = De l’autre côté de la Rivière
    .about = Les dés traversent vers les Collines et y obtiennent une faveur
    .learnt = Traverser est une action à part. Le dé baisse, libère sa case de la forêt et obtient l’une des trois faveurs d’une Colline. Le premier arrivé a le choix.
bitoku-lesson-river-hills = Un dé peut servir deux fois : après la forêt, il peut traverser la Rivière, ce qui le baisse. En face sont les Collines, avec trois faveurs chacune : une carte Bitoku, une carte Yōkai ou deux petites récompenses.
bitoku-lesson-river-cross = Un dé au bord de la Rivière peut traverser. Faites-le avec votre 3 des Escaliers : traverser le baisse de 1 (un 6 passerait à 3).
bitoku-lesson-river-left-first = Il traversera aussi. Commencez à gauche, là où est la carte que vous voulez.
bitoku-lesson-river-hurry = Jouer une carte peut attendre, une faveur non : votre adversaire pourrait la prendre.
bitoku-lesson-river-force = Gardez vos Pèlerins : votre 3 traverse gratuitement.
bitoku-lesson-river-favour = À deux joueurs, vous atteignez les deux Collines de ce côté. Prenez la carte Yōkai des Escaliers : jade, saké et une Amulette chaque fois que vous la jouez.
bitoku-lesson-river-bitoku = Les cartes Bitoku rapportent des points et ont leur leçon. Prenez maintenant la carte Yōkai.
bitoku-lesson-river-small-later = Les petites récompenses sont pour votre seconde traversée. Prenez maintenant la carte Yōkai.
bitoku-lesson-river-other-card = Une bonne carte, mais celle-là construit, et construire a sa propre leçon.
bitoku-lesson-river-cover = Couvrir éloigne les autres, mais ne vous donne rien. Prenez-la plutôt !
bitoku-lesson-river-covered = Un marqueur Hikaru couvre ce qui est pris ; personne ne l’aura avant l’hiver. Votre adversaire a traversé aussi. Et notez-le : un dé qui traverse libère aussitôt sa case de la forêt, pour tout le monde.
bitoku-lesson-river-play = La nouvelle carte est dans votre main, et votre emplacement de droite est libre. Jouez-la là.
bitoku-lesson-river-last-space = C’est votre dernier emplacement libre. La nouvelle carte rapporte plus.
bitoku-lesson-river-card-first = Bonne idée, mais jouons d’abord la nouvelle carte. Le dé pourra traverser ensuite.
bitoku-lesson-river-again = Jade, saké, une Amulette et un dé débloqué ! Traversez maintenant depuis la Clairière avec votre 2. Un 1 ne pourrait pas.
bitoku-lesson-river-die-later = Votre dernier dé aura son tour. Mais traversez d’abord, tant qu’il reste des faveurs.
bitoku-lesson-river-small = Ce côté a ses propres faveurs et, à deux joueurs, de la place pour deux dés seulement : un troisième vient trop tard. Prenez-y de petites récompenses : deux différentes sur quatre.
bitoku-lesson-river-not-cards = Les cartes, c’est bien, mais essayez maintenant les petites récompenses.
bitoku-lesson-river-cover-again = Les récompenses resteraient alors sur la Colline. Prenez-les !
bitoku-lesson-river-rock = Vous pouvez prendre une Vision, un Rocher, une place pour un Pèlerin près d’un Rocher, ou un pas de Kodama. D’abord un Rocher.
bitoku-lesson-river-rock-first = C’est l’une des quatre. Mais le Rocher d’abord.
bitoku-lesson-river-which-rock = Choisissez un Rocher qui va avec ce que vous réunissez. Il va sur votre Sentier des Rochers et compte à la fin.
bitoku-lesson-river-kodama = La seconde récompense doit être différente. Prenez le pas de Kodama.
bitoku-lesson-river-kodama-now = Permis aussi. Mais un pas au bord du lac n’a jamais fait de mal.
bitoku-lesson-river-step = Avancez d’un pas l’un de vos Kodamas. Votre dé reste sur la Colline jusqu’à l’hiver.

## La Demeure

bitoku-lesson-home = La Demeure du grand esprit
    .about = Une place pour les dés faibles, pour les malins, et pour qui veut être premier
    .learnt = Dans la Demeure, tout dé est bienvenu. Sa case la plus basse copie un adversaire, et dès l’automne, le joueur dont le dé est placé le plus haut joue en premier.
bitoku-lesson-home-home = La Demeure est au milieu. Chacune de ses cases a sa propre action, et ici on ne compare jamais les dés.
bitoku-lesson-home-weak = L’été touche à sa fin. Votre 1 vaut peu ailleurs ; ici, il en vaut un autre. Utilisez-le.
bitoku-lesson-home-three-later = Gardez le 3 pour le prochain tour : il aura besoin de sa valeur.
bitoku-lesson-home-no-crossing = Ce serait possible. Mais d’abord les dés qui attendent sur votre plateau : utilisez votre 1.
bitoku-lesson-home-top = Placez-le sur la case du haut : elle donne une Amulette +2, et vous êtes au-dessus du dé de votre adversaire.
bitoku-lesson-home-below = Bonne récompense, mais au-dessous de votre adversaire. Sur la case du haut, vous serez en tête à la prochaine manche.
bitoku-lesson-home-alone = Là, un 1 ne fait qu’avancer votre Kodama. Dans la Demeure, il obtient plus.
bitoku-lesson-home-no-value = Gardez plutôt l’Amulette : dans la Demeure, la valeur n’importe pas.
bitoku-lesson-home-taken = Maintenant votre 3. La Clairière lui irait, mais le 3 de votre adversaire en occupe la seule case. Utilisez votre dé quand même.
bitoku-lesson-home-die-first = Bientôt. Mais un dé attend encore sur votre plateau : utilisez-le d’abord.
bitoku-lesson-home-copy-space = Il y a un autre moyen. À un ou deux joueurs, la case la plus basse de la Demeure baisse votre dé de 1 et vous laisse copier l’action Forêt d’un dé adverse.
bitoku-lesson-home-their-value = Gardez plutôt l’Amulette : c’est la valeur du dé copié qui comptera, pas la vôtre.
bitoku-lesson-home-plain = Possible. Mais vous vouliez ce que donne la Clairière : utilisez la case qui copie.
bitoku-lesson-home-copy = Choisissez le 3 de votre adversaire dans la Clairière.
bitoku-lesson-home-copy-home = Cela copie une case de la Demeure : une Amulette et une Vision. Pas mal, mais vous vouliez une ressource.
bitoku-lesson-home-copy-one = Ce dé est un 1 et ne copie que la ligne ouverte à tout dé. Choisissez le 3.
bitoku-lesson-home-row = Vous choisissez comme si ce 3 était le vôtre. Prenez la ligne du 3.
bitoku-lesson-home-lower = C’est permis, mais la ligne du 3 vous laisse le choix de toutes les ressources.
bitoku-lesson-home-take = Prenez une ressource de votre choix. Votre propre dé affiche maintenant 2 et le garde.
bitoku-lesson-home-cross = Votre adversaire a passé, mais votre été dure tant que vous pouvez faire quelque chose. Un dé qui peut encore traverser vaut une faveur de plus : traversez avec votre 2.
bitoku-lesson-home-stay = Vous pouvez passer, oui. Mais une faveur est encore à portée : avant de passer, regardez toujours la Rivière.
bitoku-lesson-home-favour = Prenez la carte des Collines que vous préférez : une carte Bitoku pour des points plus tard, ou une carte Yōkai pour votre main.
bitoku-lesson-home-small = Les petites récompenses sont aussi un bon choix. Mais aujourd’hui prenez une carte, pour que l’automne vienne.
bitoku-lesson-home-cover = Votre adversaire ne l’aurait pas, mais vous n’y gagneriez rien. Prenez plutôt une carte.
bitoku-lesson-home-autumn = Il ne restait rien à faire : vous avez passé, et l’automne est venu. Il fixe l’ordre du tour : le dé placé le plus haut dans la Demeure joue en premier, quelle que soit sa valeur. C’est le vôtre.

## L’hiver

bitoku-lesson-winter = L’hiver, et une nouvelle année
    .about = Ramenez vos dés, changez une carte en points, et recommencez
    .learnt = Vous connaissez maintenant une année entière. Les dés gardent leur valeur, les Collines et les marchés changent, et vos défausses forment un nouveau paquet. Encore trois années, puis l’ascension.
bitoku-lesson-winter-home = La leçon sur la Demeure finissait en automne ; ici, l’année continue. L’hiver est court, mais il clôt l’année et prépare la suivante.
bitoku-lesson-winter-arrange = Vos dés rentrent, bloqués, avec la valeur qu’ils ont maintenant. Rangez-les près de vos emplacements de carte comme vous voulez : une carte débloquera le dé d’à côté.
bitoku-lesson-winter-virtue = La vertu de l’esprit : vous avez au moins cinq cartes Yōkai, vous pouvez donc en retirer une de celles jouées, pour ses points. Cette carte part pour de bon. Choisissez-en une.
bitoku-lesson-winter-keep-all = Vous pouvez toutes les garder. Mais de meilleures viendront : laissez-en partir une pour 3 PV.
bitoku-lesson-winter-renewed = Les autres cartes jouées vont dans votre défausse. Il y a de nouvelles cartes sur les Collines, et les marqueurs Hikaru sont partis : toute faveur peut de nouveau être prise.
bitoku-lesson-winter-displays = Dans chaque marché, la tuile la plus à l’extérieur quitte la partie, les autres glissent vers l’extérieur et de nouvelles entrent derrière. Un Cristal que vous voulez peut coûter plus si vous attendez.
bitoku-lesson-winter-spring = Printemps : vous avez pioché jusqu’à quatre cartes. Votre paquet s’est vidé en route, et vos défausses en ont formé un nouveau. Défaussez la carte qui vous aide le moins.
bitoku-lesson-winter-again = Et l’été revient : c’est la manche 2, et vous commencez. Vos dés affichent ce que l’année passée leur a laissé : une Amulette dépensée maintenant sert donc trois ans.

## Les Bâtiments

bitoku-lesson-buildings = Les Bâtiments, et qui en profite
    .about = Construisez une ferme où passent les autres, et touchez votre part
    .learnt = Tout dé qui arrive peut utiliser un Bâtiment, et son propriétaire reçoit un bonus quand d’autres l’utilisent. Construisez là où les autres veulent aller.
bitoku-lesson-buildings-areas = Chaque région au bord de la Rivière a une Zone habitée. À deux joueurs, un Bâtiment ancien se dresse dans chacune ; le reste est pour fermes, temples, onsen et ryokan.
bitoku-lesson-buildings-use = Vous avez du bois et de la pierre : il est temps de construire. Utilisez votre 3.
bitoku-lesson-buildings-card-later = Une carte, bonne idée, mais construisons d’abord.
bitoku-lesson-buildings-force = Vous aurez besoin de vos Pèlerins, et votre 3 est déjà débloqué : utilisez-le.
bitoku-lesson-buildings-forges = Les Bâtiments viennent des Forges. Placez-y votre dé.
bitoku-lesson-buildings-elsewhere = Un endroit utile, mais on n’y construit rien. Allez aux Forges.
bitoku-lesson-buildings-amulet = Gardez plutôt l’Amulette : pour construire, un 3 suffit.
bitoku-lesson-buildings-row = Prenez la ligne du 2 : elle construit.
bitoku-lesson-buildings-either = Cette ligne laisse le choix entre un Cristal et un Bâtiment, au même prix. Vous voulez un Bâtiment : prenez la ligne du 2.
bitoku-lesson-buildings-build-first = Vous l’aurez juste après. Construisons d’abord.
bitoku-lesson-buildings-tile = Choisissez un Bâtiment : la ferme qui donne bois ou pierre à un dé de 2 ou plus. Votre Rocher aime aussi les fermes.
bitoku-lesson-buildings-other-tile = Un bon Bâtiment pour un autre jour. Prenez la ferme : les petits dés peuvent l’utiliser, beaucoup le feront donc.
bitoku-lesson-buildings-site = Elle peut aller sur toute case de ferme, dans toute région. Choisissez la Clairière : votre adversaire y viendra sûrement.
bitoku-lesson-buildings-other-site = Elle pourrait être là. Mais dans la Clairière, vous attendez plus de visites.
bitoku-lesson-buildings-bonus = Le premier Bâtiment coûte 1 bois. Son bonus est aussitôt à vous : un pas pour votre Kodama de la Clairière, et une Amulette +1.
bitoku-lesson-buildings-ancient = Votre nouvelle ferme servira dès le prochain tour. Mais aujourd’hui, votre dé peut encore utiliser un Bâtiment de sa région : prenez 2 PV du Bâtiment ancien des Forges.
bitoku-lesson-buildings-free-points = 2 PV gratuits. Utilisez le Bâtiment !
bitoku-lesson-buildings-property = Votre adversaire est venu dans la Clairière et a utilisé votre ferme. Vous ne payez rien, on vous paie : 1 PV ou une Amulette +1, à votre gré.
bitoku-lesson-buildings-prices = Le prochain Bâtiment coûte 1 pierre, les suivants plus, car chacun découvre sur votre plateau des points pour la fin. Vous pouvez en construire six.

## Les Cristaux

bitoku-lesson-crystals = Les Cristaux
    .about = Trois sortes de Cristaux, et les Pèlerins qui dorment dessous
    .learnt = Le sensoriel vous récompense quand vous jouez une carte à côté, le mémoriel quand vous faites ce qu’il montre, l’onirique chaque printemps. Et tout Cristal réveille un Pèlerin.
bitoku-lesson-crystals-kinds = Un Cristal est sensoriel (rose), mémoriel (jaune) ou onirique (violet). Chacun va sur un emplacement de sa sorte et réveille un Pèlerin : c’est le seul moyen d’en avoir d’autres.
bitoku-lesson-crystals-memory = Ce Cristal mémoriel est déjà à vous. Il rapporte 2 PV chaque fois que vous faites ce qu’il montre : obtenir un Cristal. Gardez un œil sur lui.
bitoku-lesson-crystals-play = Avec votre carte Nezumi, vous obtenez un Bâtiment ou un Cristal. Jouez-la sur l’emplacement du milieu, et laissez libre celui de droite.
bitoku-lesson-crystals-keep-right = Laissez libre l’emplacement de droite pour l’instant : le Cristal ira à côté.
bitoku-lesson-crystals-nezumi = Une bonne carte, mais elle ne donne pas de Cristal. Jouez la carte Nezumi.
bitoku-lesson-crystals-river-later = Une bonne idée pour plus tard. Prenons d’abord un Cristal : jouez la carte Nezumi.
bitoku-lesson-crystals-force = Gardez vos Pèlerins : une carte débloque un dé gratuitement. Jouez la carte Nezumi.
bitoku-lesson-crystals-crystal = Choisissez le Cristal.
bitoku-lesson-crystals-no-building = Vous pourriez construire, oui. Mais cette leçon parle des Cristaux.
bitoku-lesson-crystals-price = La première place est gratuite, les suivantes coûtent 1 ressource, la dernière 2. Prenez le premier, un Cristal sensoriel.
bitoku-lesson-crystals-dearer = Celui-là coûte quelque chose. Le premier est gratuit, et c’est juste ce qu’il vous faut.
bitoku-lesson-crystals-slot = Posez-le à côté de l’emplacement de droite, où il n’y a pas encore de carte. Le Pèlerin qui y dort s’éveille pour vous, et les points dessous comptent à la fin.
bitoku-lesson-crystals-other-slot = Il y éveillerait aussi un Pèlerin. Mais votre prochaine carte ira à droite : posez le Cristal là.
bitoku-lesson-crystals-beside = 2 PV de votre Cristal mémoriel, et un Pèlerin réveillé ! Un Cristal sensoriel vous récompense quand vous jouez une carte à côté : jouez votre carte Kappa à droite.
bitoku-lesson-crystals-see-it-work = Bonne idée, mais voyons d’abord votre Cristal à l’œuvre.
bitoku-lesson-crystals-order = Utilisez la carte et le Cristal, dans l’ordre de votre choix. Essayez d’abord le Cristal.
bitoku-lesson-crystals-either-order = La carte d’abord, c’est bien aussi. Mais essayez le Cristal.
bitoku-lesson-crystals-take = Jade ou saké, chaque fois que vous jouez une carte ici. Prenez ce qu’il vous plaît.
bitoku-lesson-crystals-card = Et maintenant la carte.
bitoku-lesson-crystals-use-it = Elle est à vous et ne coûte rien : utilisez aussi votre carte.
bitoku-lesson-crystals-part = Choisissez ce qu’elle vous donne.
bitoku-lesson-crystals-dream = Les Cristaux oniriques vous récompensent à chaque printemps et une dernière fois lors de l’ascension. Prenez-les tôt.

## Mitamas et Libellules

bitoku-lesson-souls = Mitamas et Libellules
    .about = Un Mitama rapporte aussitôt, et une Libellule s’éveille quand elle en trouve un
    .learnt = Un Mitama donne aussitôt des points et son action. Une Libellule donne la sienne quand on la combine avec un Mitama, ce qui n’est possible qu’en obtenant l’un des deux.
bitoku-lesson-souls-souls = Un Mitama se paie en jade et en saké. Sa place fixe son coût et ses PV, que vous marquez aussitôt.
bitoku-lesson-souls-waiting = Cette Libellule est sur votre plateau depuis le début. Elle donne 4 PV, mais seulement combinée avec un Mitama.
bitoku-lesson-souls-use = Il vous faut donc un Mitama. Utilisez votre 3.
bitoku-lesson-souls-die-first = Ce serait un moyen aussi. Mais un dé aux Yomis donne une réduction.
bitoku-lesson-souls-force = Vous aurez besoin de vos Pèlerins, et votre 3 est déjà débloqué. Utilisez-le.
bitoku-lesson-souls-yomi = Les Mitamas sont chez eux aux Yomis. Placez-y votre dé.
bitoku-lesson-souls-elsewhere = Un bon endroit, mais il n’y a pas de Mitamas. Allez aux Yomis.
bitoku-lesson-souls-amulet = Gardez plutôt l’Amulette : un 3 suffit aujourd’hui.
bitoku-lesson-souls-row = La ligne du 3 donne un Mitama pour une ressource de moins, ou une Libellule. Prenez-la.
bitoku-lesson-souls-no-discount = C’est permis, mais seule la ligne du 3 donne la réduction qu’il vous faut.
bitoku-lesson-souls-soul-first = Vous l’aurez juste après. D’abord le Mitama.
bitoku-lesson-souls-mitama = Choisissez le Mitama.
bitoku-lesson-souls-not-dragonfly = Une Libellule, vous en avez une. Ce qui lui manque, c’est un Mitama.
bitoku-lesson-souls-dearest = Le plus à l’extérieur coûte 1 jade et 2 sakés, et rapporte 5 PV. Vous avez 1 jade et 1 saké : avec la réduction, cela suffit !
bitoku-lesson-souls-cheaper = Moins cher, mais moins de points. Avec la réduction, vous pouvez avoir celui à 5 PV.
bitoku-lesson-souls-ara = 5 PV ! Ce Mitama est un Ara : il vous donne aussi, aussitôt, une ressource ou une Amulette. Prenez l’Amulette.
bitoku-lesson-souls-resource = Une ressource irait aussi. Mais une Amulette renforce votre prochain dé.
bitoku-lesson-souls-combine = Combinez-le maintenant avec votre Libellule, qui vous donne alors ses 4 PV.
bitoku-lesson-souls-now-only = C’est le seul moment ! Plus tard, ce Mitama ne pourra rejoindre qu’une nouvelle Libellule.
bitoku-lesson-souls-nine = 9 PV en un tour. La paire est définitive et compte pour les Visions. Utilisez aussi le Bâtiment d’ici : une Amulette +1.
bitoku-lesson-souls-one-more = Une Amulette gratuite. Utilisez le Bâtiment !
bitoku-lesson-souls-waits = Une Libellule achetée plus tard attend, comme celle-ci, que vous obteniez un Mitama. Et un Mitama libre attend la prochaine Libellule. Prévoyez donc les deux.

## Les Kodamas

bitoku-lesson-kodamas = Les Kodamas et le lac
    .about = Cinq petits esprits courent pour les trésors du lac
    .learnt = Les pas de Kodama viennent des lignes, des Bâtiments, des âmes et des cartes. Seul le rang compte : courez où cela paie, et repoussez qui est devant.
bitoku-lesson-kodamas-tracks = Dans chacune des cinq régions, l’un de vos Kodamas marche au bord du lac. Ils partent de la case 1.
bitoku-lesson-kodamas-treasure = Le Trésor du lac paie ici 7, 3 et 1 PV aux Kodamas les plus avancés à la fin. À deux joueurs, un Kodama factice attend sur la case 4.
bitoku-lesson-kodamas-use = Même votre dé le plus faible peut aider ici. Utilisez le 1.
bitoku-lesson-kodamas-die-first = Bonne idée, mais utilisons d’abord le dé.
bitoku-lesson-kodamas-force = Vous aurez besoin de vos Pèlerins, et le 1 est déjà débloqué. Utilisez-le.
bitoku-lesson-kodamas-place = Placez-le aux Escaliers, où le trésor est grand.
bitoku-lesson-kodamas-amulet = Gardez plutôt l’Amulette : pour cette ligne, un 1 suffit.
bitoku-lesson-kodamas-elsewhere = Toute région au bord de la Rivière a cette ligne. Mais aux Escaliers, il y a plus à gagner.
bitoku-lesson-kodamas-row = La ligne du haut de chaque région au bord de la Rivière, ouverte à tout dé, avance votre Kodama de là. Prenez-la.
bitoku-lesson-kodamas-both = Le Bâtiment viendra juste après. Prenez d’abord la ligne.
bitoku-lesson-kodamas-building = Ce Bâtiment ancien avance aussi votre Kodama, même pour un 1. Utilisez-le.
bitoku-lesson-kodamas-free-step = Un pas gratuit. Utilisez le Bâtiment !
bitoku-lesson-kodamas-wolf = Case 3 ! Aux Yomis, votre adversaire est devant, grâce à un nouveau Bâtiment. Votre carte Shin Ookami peut y remédier : jouez-la.
bitoku-lesson-kodamas-other-card = Une bonne carte pour les Chemins de la sagesse. Pour le lac, jouez la carte Shin Ookami.
bitoku-lesson-kodamas-mitama = Choisissez le Mitama.
bitoku-lesson-kodamas-mitama-now = Une Libellule, c’est bien, mais ce Mitama est particulier : choisissez le Mitama.
bitoku-lesson-kodamas-shinigami = Un Shinigami pour 1 jade : il avance l’un de vos Kodamas et recule l’un de ceux d’un adversaire. Prenez-le.
bitoku-lesson-kodamas-back = Les deux parties sont à vous, dans l’ordre de votre choix. Commencez par le pas en arrière.
bitoku-lesson-kodamas-either-order = Cela va aussi. Mais commencez par votre adversaire.
bitoku-lesson-kodamas-push = Aux Yomis, le Kodama de votre adversaire est sur la case 3. Reculez-le.
bitoku-lesson-kodamas-forward = Maintenant votre propre pas. Aux Escaliers, il vous met à égalité avec le Kodama factice de la case 4 : à égalité, on partage les prix.
bitoku-lesson-kodamas-catch-up = Un pas là, c’est bien. Mais aux Escaliers, vous pourriez égaliser tout de suite.
bitoku-lesson-kodamas-combine = Le Mitama trouve votre Libellule : combinez-les pour 1 PV et deux pas de plus.
bitoku-lesson-kodamas-run = Deux pas, ensemble ou séparés. Un de plus aux Escaliers et votre Kodama est seul devant : si la partie finissait maintenant, les 7 PV seraient à vous. La dernière case ne prend qu’un Kodama.

## Les Pèlerins

bitoku-lesson-pilgrims = Pèlerins, chemins et Rochers
    .about = Une marche jusqu’au premier Portail, et à quoi sert un Rocher
    .learnt = Les Points de Mouvement se dépensent aussitôt. Les sentiers donnent des points et gardent le Pèlerin. Un Rocher compte à la fin, une fois par Pèlerin à côté.
bitoku-lesson-pilgrims-kitsune = Sur les Chemins de la sagesse, les points sont sur les sentiers. On y va avec des Points de Mouvement (PM) : avec 1 PM, un Pèlerin part ou avance d’une case. Votre Kitsune en donne 2 : jouez-la à gauche.
bitoku-lesson-pilgrims-left = À gauche, elle débloque votre 3, et vous en aurez besoin.
bitoku-lesson-pilgrims-fox = Une bonne carte, mais elle ne fait avancer aucun Pèlerin. Jouez la carte Kitsune.
bitoku-lesson-pilgrims-force = Il vous faut vos Pèlerins pour les chemins, et une carte débloque un dé gratuitement. Jouez la carte Kitsune.
bitoku-lesson-pilgrims-start = Le premier PM : faites partir un Pèlerin de votre plateau.
bitoku-lesson-pilgrims-not-saved = Les PM ne se gardent pas. Ce que vous ne dépensez pas maintenant est perdu.
bitoku-lesson-pilgrims-walk = Le second : un pas de plus. Autant de Pèlerins que l’on veut peuvent partager une case du chemin.
bitoku-lesson-pilgrims-second = Un second Pèlerin, bonne idée, mais continuez d’abord avec celui-ci.
bitoku-lesson-pilgrims-branch = À côté de vous, une Illumination : 4 ou 3 PV et une Amulette +2. Le Pèlerin qui y entre y reste pour de bon, et chaque joueur ne peut y en avoir qu’un.
bitoku-lesson-pilgrims-use = Vous allez plus loin. Les Escaliers donnent des PM : utilisez votre 3.
bitoku-lesson-pilgrims-die-first = Bonne idée, mais votre Pèlerin veut d’abord avancer.
bitoku-lesson-pilgrims-stairs = Placez-le aux Escaliers.
bitoku-lesson-pilgrims-elsewhere = Un bon endroit un autre jour, mais sans PM. Allez aux Escaliers.
bitoku-lesson-pilgrims-amulet = Elle donnerait un troisième PM, mais deux suffisent aujourd’hui.
bitoku-lesson-pilgrims-row = Prenez la ligne du 3 : 2 PM.
bitoku-lesson-pilgrims-lower = C’est permis, mais cette ligne a moins de PM, et il vous en faut deux.
bitoku-lesson-pilgrims-on = Continuez sur le chemin.
bitoku-lesson-pilgrims-light = 4 PV, ce n’est pas mal du tout ! Mais aujourd’hui vous verrez un Portail. Un pas de plus.
bitoku-lesson-pilgrims-not-start = Bientôt. Mais votre premier Pèlerin y est presque : continuez avec lui.
bitoku-lesson-pilgrims-gate = Un Portail ! Entrez sur sa meilleure case : 2 PV, une Amulette +1, et vous pouvez utiliser la tuile du Portail. Vos prochains Pèlerins pourront aussi partir d’ici : un raccourci.
bitoku-lesson-pilgrims-better-space = C’est permis, mais cette case donne moins, et la meilleure est encore libre.
bitoku-lesson-pilgrims-enter = Un second Pèlerin peut attendre : le premier est devant le Portail. Qu’il entre !
bitoku-lesson-pilgrims-rock-first = Cette tuile donne un Rocher et une place pour un Pèlerin près d’un Rocher. Le Rocher d’abord.
bitoku-lesson-pilgrims-rock-before = Avec un second Rocher, votre Pèlerin trouve une meilleure place. Prenez d’abord le Rocher.
bitoku-lesson-pilgrims-rock = Choisissez-en un. À la fin, un Rocher donne 1 PV pour chaque carte, Mitama ou Bâtiment de ses types que vous avez, multiplié par les Pèlerins à côté.
bitoku-lesson-pilgrims-between = Maintenant le Pèlerin. La case entre vos deux Rochers coûte une ressource, mais compte pour les deux.
bitoku-lesson-pilgrims-one-rock = Là, il serait près d’un seul Rocher. Entre les deux, il compte pour les deux.
bitoku-lesson-pilgrims-pay = Payez avec ce dont vous pouvez vous passer.
bitoku-lesson-pilgrims-bridge = Devant vous, le premier Pont. Il demande une carte Bitoku accomplie : la prochaine leçon en parle.

## Chemin de Bitoku et Visions

bitoku-lesson-visions = Chemin de Bitoku et Visions
    .about = Accomplissez une carte et faites une promesse pour la fin
    .learnt = Les Points de Mouvement accomplissent des cartes Bitoku, toujours la suivante de la rangée. Les types différents comptent à la fin. Une Vision est une promesse : tenue, elle rapporte ; rompue, elle coûte.
bitoku-lesson-visions-path = Cette carte Bitoku vous est venue des Collines. Elle est sur votre Chemin de Bitoku et attend d’être accomplie avec 1 PM.
bitoku-lesson-visions-use = Il reste un dé, un 1. Utilisez-le.
bitoku-lesson-visions-die-first = Bonne idée, mais utilisez d’abord le dé qui reste sur votre plateau.
bitoku-lesson-visions-amulet = Aux Escaliers, les PM commencent à la ligne du 2. Faites de votre dé un 2 avec l’Amulette.
bitoku-lesson-visions-too-low = Le bon endroit, mais un 1 n’y reçoit pas de PM. Dépensez d’abord l’Amulette.
bitoku-lesson-visions-stairs = Il vous faut un PM, et un 1 n’en donne pas. Dépensez d’abord l’Amulette.
bitoku-lesson-visions-place = Placez-le maintenant aux Escaliers.
bitoku-lesson-visions-stairs-now = Un bon endroit, mais les PM sont aux Escaliers.
bitoku-lesson-visions-row = Prenez la ligne du 2 : 1 PM.
bitoku-lesson-visions-movement = Une bonne ligne, mais elle avance votre Kodama, et c’est le PM qu’il vous faut.
bitoku-lesson-visions-row-first = Vous l’aurez juste après. D’abord la ligne du 2.
bitoku-lesson-visions-step = Accomplissez votre carte Bitoku : elle vous donne 3 PV et son action.
bitoku-lesson-visions-not-walk = Un Pèlerin saurait s’en servir aussi. Mais votre carte attend.
bitoku-lesson-visions-look = Cette carte donne une Vision. Regardez les deux cartes du dessus.
bitoku-lesson-visions-vision = Une Vision rapporte des points à la fin si vous avez alors tout ce qu’elle demande ; sinon, elle coûte 1 ou 2 PV. Gardez-en une à laquelle vous croyez.
bitoku-lesson-visions-refuse = Vous pouvez refuser les deux et prendre une ressource. Mais la route est longue : gardez-en une.
bitoku-lesson-visions-building = Le Bâtiment d’ici vous rend votre Amulette +1. Utilisez-le.
bitoku-lesson-visions-amulet-back = C’est gratuit, et vous récupérez votre Amulette : utilisez le Bâtiment.
bitoku-lesson-visions-types = D’autres cartes Bitoku suivront, et on les accomplit dans l’ordre. À la fin comptent vos types différents, accomplis ou non : d’un type à sept, 1, 2, 4, 7, 11, 16 ou 22 PV.

## L’ascension

bitoku-lesson-ascension = L’ascension
    .about = Les derniers points d’une partie, catégorie par catégorie
    .learnt = Beaucoup ne se compte qu’à la fin : Visions, trésors, types de Bitoku, Rochers, points découverts. Jouez maintenant une partie, et bonne promenade en forêt !
bitoku-lesson-ascension-end = Une partie de quatre manches s’achève. Vous avez 75 PV, votre adversaire 77. Encore deux choix, puis vient l’ascension.
bitoku-lesson-ascension-building = Votre dernier dé est aux Escaliers. Utilisez le Bâtiment ancien : 2 PV.
bitoku-lesson-ascension-points = C’est votre propre Bâtiment. L’ancien donne des points aussitôt.
bitoku-lesson-ascension-take-points = Ils ne coûtent rien : emportez les 2 PV !
bitoku-lesson-ascension-virtue = Le dernier hiver. Retirez la carte de droite : elle rapporte 2 PV pour chacun de vos Cristaux, 12 au plus.
bitoku-lesson-ascension-better = Une bonne carte à retirer, mais celle de droite rapporte plus.
bitoku-lesson-ascension-no-keeping = Aucune carte ne servira plus. Prenez ses points.
bitoku-lesson-ascension-first = Voici l’ascension, à 89 contre 80. Les Cristaux oniriques donnent une dernière fois leurs récompenses, et le premier dans l’ordre du tour marque 3 PV : c’est vous.
bitoku-lesson-ascension-types = Types de Bitoku : vos trois types différents rapportent 4 PV. Votre adversaire en a cinq et marque 11 : chaque nouveau type vaut plus que le précédent.
bitoku-lesson-ascension-lakes = Trésors du lac : 13 PV pour vous, 9 pour votre adversaire. Dans la Demeure, votre Kodama est seul devant, et ce prix vaut à lui seul 6 PV.
bitoku-lesson-ascension-rocks = Rochers : 2 de vos Bâtiments correspondent à votre Rocher, et 1 Pèlerin est à côté, donc 2 PV. Un second Pèlerin aurait doublé cela.
bitoku-lesson-ascension-rest = Dés et ressources font 14 au total. Chaque tranche de 4 vaut 1 PV, cela fait donc 3 : amasser ne paie pas.
bitoku-lesson-ascension-visions = Visions : quatre se sont réalisées et rapportent 24 PV. Chaque chose ne sert qu’à une seule. Vos trois paires sont allées à une Vision ; une autre a donc échoué et coûte 1 PV.
bitoku-lesson-ascension-uncovered = Enfin, les points que Cristaux et Bâtiments ont découverts sur votre plateau : 14 PV. Votre adversaire n’en a découvert que 8.
bitoku-lesson-ascension-won = Vous aviez 2 PV de retard et vous gagnez 151 à 122 : 62 de vos points sont venus de l’ascension. Préparez-la tôt.

## Le Tengu

bitoku-lesson-tengu = En solitaire contre le Tengu
    .about = Comment joue l’esprit de la montagne, et comment rester devant lui
    .learnt = Des dés et des cartes guident le Tengu, par étapes fixes. Surveillez ses cartes et son côté de la Rivière ; il vous faut plus de PV que lui. C’était son niveau le plus paisible : cinq autres attendent.
bitoku-lesson-tengu-welcome = En solitaire, vous jouez contre le Tengu. Il n’a ni main ni plan : il lance les dés et fait la première chose possible. Pour vous, les règles ne changent pas.
bitoku-lesson-tengu-cards = Deux dés ont été lancés ; le plus bas a choisi l’une de ses trois cartes visibles. Puis il a parcouru ses étapes de haut en bas et fait la première chose possible : débloquer un dé et prendre 1 jade.
bitoku-lesson-tengu-play = À vous. Jouez l’Imomushi sur l’emplacement de gauche.
bitoku-lesson-tengu-imomushi = L’Imomushi à gauche, s’il vous plaît : il vous faut votre 3.
bitoku-lesson-tengu-force = Gardez vos Pèlerins : une carte débloque votre 3 gratuitement. Jouez la carte Imomushi.
bitoku-lesson-tengu-part = Choisissez ce qu’elle vous donne.
bitoku-lesson-tengu-placed = Une carte montrant la Clairière est sortie, et un dé était débloqué : le Tengu y est allé et a pris bois et jade. Il n’a besoin d’aucune valeur et ne paie rien.
bitoku-lesson-tengu-use = La Clairière est pleine maintenant. Utilisez votre 3.
bitoku-lesson-tengu-die-first = Bonne idée, mais utilisons d’abord le dé.
bitoku-lesson-tengu-forges = Placez-le aux Forges. C’est du même côté de la Rivière : la Traversée est maintenant contestée. Voyez la suite.
bitoku-lesson-tengu-elsewhere = Un bon endroit, et sûr. Mais regardez ce qui se passe du côté du Tengu : allez aux Forges.
bitoku-lesson-tengu-row = Construisez quelque chose : la ligne du 2.
bitoku-lesson-tengu-build = C’est possible. Mais vous avez du bois : construisons.
bitoku-lesson-tengu-tile = Prenez le premier Bâtiment, une ferme.
bitoku-lesson-tengu-farm = Tout dé peut utiliser la ferme. Prenez celle-là.
bitoku-lesson-tengu-site = Posez-la sur la case de ferme qui vous plaît le plus.
bitoku-lesson-tengu-raced = Il vous a devancé ! Quand vous avez chacun un dé du même côté, le Tengu traverse dès qu’une carte y correspond à sa carte active. Il a pris une carte Yōkai.
bitoku-lesson-tengu-cross = Il reste une case de ce côté. Traversez avant qu’il ne revienne.
bitoku-lesson-tengu-last-place = Le Tengu aime ce côté. Traversez tant qu’il y a de la place.
bitoku-lesson-tengu-favour = Prenez une carte des Collines avant le Tengu.
bitoku-lesson-tengu-a-card = Une bonne récompense, mais le Tengu peut prendre la carte que vous laissez. Prenez-en une.
bitoku-lesson-tengu-score = À la fin, il compte ce qui va avec ses Rochers, ses cartes Yōkai, Bâtiments et trésors. À égalité, ses Kodamas passent devant, et il vous faut plus de PV que lui.
