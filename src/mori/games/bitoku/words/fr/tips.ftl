# Les astuces pour une première partie de Bitoku (docs/adding-a-tip.md). La page charge ce fichier avec la première astuce.

## Ce qui compte dans cette manche

bitoku-tip-round-one = Vous jouez quatre manches, puis l’ascension compte ce que vous avez réuni. Dans cette première manche, amassez des ressources et voyez ce que donne chaque région. Demandez conseil quand vous voulez.
bitoku-tip-round-two = La deuxième manche : choisissez une voie. Vos Rochers, vos Visions et les Trésors du lac disent ce qui comptera à la fin. Réunissez ce qui va ensemble.
bitoku-tip-points = À côté de chaque score figure ce qu’il serait si la partie s’arrêtait maintenant. Appuyez sur les points pour voir d’où ils viennent, chez vous et chez les autres.
bitoku-tip-round-three = La troisième manche : ce que vous prenez maintenant peut encore rapporter. Les Cristaux réveillent des Pèlerins, les Bâtiments découvrent des points, et les Kodamas de tête méritent un pas de plus.
bitoku-tip-round-four = La dernière manche : dépensez tout. Ce qui reste vaut peu : la somme des dés et ressources ne donne que 1 PV par tranche de 4. Réalisez vos Visions et placez des Pèlerins près des Rochers.

## Votre tour

bitoku-tip-turn = Une action par tour : jouez une carte, utilisez un dé ou traversez la Rivière. Trois cartes et trois dés font un été. Quand tout est utilisé, vous pouvez passer.
bitoku-tip-card = Une carte débloque le dé à côté de son emplacement, puis vous pouvez utiliser son action. Jouez-la à côté du dé que vous voulez placer ensuite.
bitoku-tip-force = Vous pourriez utiliser tout de suite un dé bloqué, mais l’un de vos Pèlerins quitte la partie pour cela. Une carte le débloque gratuitement.
bitoku-tip-cross = Un dé de 2 ou plus dans une région bordée par la Rivière peut traverser : il perd 1, un 6 devient 3, et il obtient une faveur des Collines. Les places y sont rares, le premier choisit.
bitoku-tip-pass = Cartes et dés sont utilisés, vous pouvez donc passer. Mais regardez d’abord la Rivière : chaque dé qui peut encore traverser vaut une faveur de plus.

## Dé et région

bitoku-tip-place = Placez le dé là où il vous sert le plus. Une région de la Rivière ne donne son action Forêt que si aucun dé n’y dépasse le vôtre. Dans la Demeure, on ne compare jamais.
bitoku-tip-place-alone = Placez le dé là où une ligne et un Bâtiment vous servent le plus. Une région de la Rivière n’accueille qu’un dé et se libère quand il traverse. Dans la Demeure, toute valeur convient.
bitoku-tip-amulet = Une Amulette augmente ce dé avant qu’il soit placé, jusqu’à 6, puis elle est perdue. Le dé garde sa valeur les années suivantes : dépenser tôt ses Amulettes est payant.
bitoku-tip-row = Votre dé peut prendre une ligne jusqu’à sa valeur, et aussi utiliser un Bâtiment d’ici, dans l’ordre voulu. Faites les deux chaque fois que possible.
bitoku-tip-outranked = Un dé présent dépasse le vôtre, qui n’a donc pas d’action Forêt mais peut utiliser un Bâtiment. Une Amulette aidera peut-être la prochaine fois.
bitoku-tip-copy = Cette case de la Demeure baisse votre dé de 1 et vous laisse copier un dé adverse : vous faites une action Forêt là où il se trouve, avec sa valeur. Choisissez le dé dont vous voulez la ligne.
bitoku-tip-favour = Prenez une faveur : une carte Bitoku pour votre chemin, une carte Yōkai pour votre main, ou deux petites récompenses. En couvrir une sans la prendre ne vous donne rien.

## Ce que l’on vous demande

bitoku-tip-spring = Printemps : gardez trois cartes pour cet été. Gardez ce qui vous aide maintenant ; vos défausses forment un nouveau paquet quand le vôtre est vide.
bitoku-tip-dreams = Vos Cristaux oniriques donnent à chaque printemps, dans l’ordre voulu, et une fois encore à la fin. Prenez d’abord ce dont le suivant peut avoir besoin.
bitoku-tip-build = Construisez là où viendront d’autres dés : chaque fois qu’un adversaire utilise votre Bâtiment, vous gagnez son Bonus de propriété. Et votre Kodama de cet endroit avance aussitôt.
bitoku-tip-crystal = Un Cristal reste sur votre plateau et réveille le Pèlerin de son emplacement. L’onirique donne au printemps, le mémoriel quand vous faites ce qu’il montre, le sensoriel avec la carte voisine.
bitoku-tip-mitama = Un Mitama rapporte aussitôt les points inscrits dans son coin, et son action est immédiate. Les emplacements plus chers rapportent plus : il vaut la peine d’épargner du jade et du saké.
bitoku-tip-dragonfly = Une Libellule donne son action quand on la combine avec un Mitama. On ne combine qu’en obtenant l’un des deux : prévoyez donc les deux.
bitoku-tip-combine = Combinez-les maintenant : ce n’est possible qu’au moment où vous obtenez l’un des deux. La Libellule prend effet aussitôt, et les paires comptent pour les Visions.
bitoku-tip-movement = Les Points de Mouvement ne se gardent pas. Commencez un Pèlerinage, avancez un Pèlerin ou accomplissez votre prochaine carte Bitoku. Les sentiers donnent des points et gardent le Pèlerin.
bitoku-tip-kodama = Les Kodamas courent le long du lac, une piste par région. À la fin, seul le rang compte : avancez là où le trésor est grand et la course serrée.
bitoku-tip-vision = Une Vision rapporte des points si vous avez à la fin tout ce qu’elle montre ; sinon elle coûte 1 ou 2 PV. Chaque chose sert à une seule Vision. Ou refusez, et prenez une ressource.
bitoku-tip-look = De nouvelles cartes pour vous ! Gardez ce qui va avec vos Rochers et votre plan ; le reste retourne sous son paquet. Mais avec quatre cartes Yōkai en main, vous n’en piochez aucune au printemps.
bitoku-tip-rock = À la fin, un Rocher donne 1 PV pour chaque chose de ses types que vous possédez, multiplié par les Pèlerins à côté. Choisissez-en un pour ce que vous réunissez de toute façon.
bitoku-tip-unlock = Débloquez le dé que vous voulez placer ensuite. Vous pourrez l’utiliser dès votre prochain tour, sans jouer de carte à côté.
bitoku-tip-order = Tout cela est à vous, l’un après l’autre, dans l’ordre voulu. Commencez par ce qui aide le reste : les ressources avant ce qui en coûte.
bitoku-tip-choice = Vous n’en recevez qu’une partie : choisissez ce qu’il vous faut ensuite. Chaque choix dit ce qu’il donne ; dans le doute, demandez conseil.
bitoku-tip-purchase = Vous pouvez en obtenir un de chaque, l’un après l’autre, mais la réduction ne sert qu’une fois. Utilisez-la là où vous auriez le plus à payer.
bitoku-tip-goods = Le bois et la pierre paient les Bâtiments, le jade et le saké les Mitamas, et les Cristaux acceptent tout. Pensez à ce que vous voulez prendre ensuite.
bitoku-tip-property = Un adversaire a utilisé votre Bâtiment, et vous en êtes récompensé. Voilà pourquoi les régions fréquentées sont de bons endroits où construire.
bitoku-tip-winter = Hiver : vos dés rentrent bloqués, avec leur valeur actuelle. Mettez un dé élevé à côté de l’emplacement où vous jouerez votre première carte.
bitoku-tip-virtue = Vous pouvez retirer une carte que vous avez jouée, contre les points qu’elle montre. Elle quitte votre paquet pour de bon, mais compte encore pour vos Rochers.

## Ce qui s’est passé

bitoku-tip-path = Une carte Bitoku se trouve sur votre Chemin de Bitoku. Un Point de Mouvement l’accomplit : elle rapporte ses points, donne son action et ouvre des Ponts. Les types différents comptent à la fin.
bitoku-tip-autumn = En automne, les dés de la Demeure, de haut en bas, fixent le nouvel ordre du tour. Le premier joueur choisit avant les autres et, à la fin de la partie, gagne 3 PV.
bitoku-tip-tengu = Le Tengu lance les dés et fait la première de ses étapes qu’il peut. Il n’a besoin d’aucune valeur et ne paie rien. Seuls vos PV le battent, et une égalité est une défaite.
bitoku-tip-contested = Vous et le Tengu avez chacun un dé de ce côté de la Rivière. Il traversera dès qu’une carte des Collines ira avec la sienne : traversez avant lui si vous la voulez.
