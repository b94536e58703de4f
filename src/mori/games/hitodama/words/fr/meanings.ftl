# Ce que veulent dire les icônes et les termes de Hitodama, et un tour en un coup d’œil.

## Icons

hitodama-icon-berry = Une ressource, qui vaut 1 point dans un tribut. Elle paie aussi d’autres biens et réveille vos essences.
hitodama-icon-amber = Une ressource, qui vaut 2 points dans un tribut.
hitodama-icon-sapphire = Une ressource, qui vaut 4 points dans un tribut.
hitodama-icon-vp-now = Des points comptés aussitôt. Le premier joueur à 25 gagne sur-le-champ.
hitodama-icon-compass = Elle marque le Nord. La saison en cours dit de quel côté on commence à résoudre les tuiles, en comptant depuis le Nord.

## Terms

hitodama-term-vp = points de victoire (PV)
    .forms = point* de victoire, PV
    .meaning = On en marque en versant des tributs. 25 mettent aussitôt fin à la partie.
hitodama-term-essence = essence
    .forms = essence, essences
    .meaning = Un meeple d’un joueur, trois chacun. Debout sur une tuile, elle obtient son gain quand la tuile est résolue, puis se couche.
hitodama-term-standing = debout
    .forms = debout
    .meaning = Active et en attente de son gain ; c’est aussi la posture de toute essence d’une réserve.
hitodama-term-asleep = endormie
    .forms = endormie, endormies
    .meaning = Couchée. Une telle essence n’obtient rien tant qu’on ne la déplace pas ; sur le plateau joueur, il faut d’abord la réveiller contre deux baies.
hitodama-term-fresh = récente
    .forms = récente, récentes
    .meaning = Posée sur une tuile pendant la manche en cours par une action Déplacer ou par la carte lunaire « déplacer un meeple » ; les poussées et les échanges ne donnent ni n’ôtent cette qualité.
hitodama-term-reserve = réserve
    .forms = réserve, réserves
    .meaning = Là se tiennent vos essences libres. De là, elles peuvent aller sur toute case libre.
hitodama-term-space = case
    .meaning = Place pour un seul meeple sur une tuile. Les cases d’une tuile ont un rang : le rang 1 est celui du haut et offre le meilleur avantage, le numéro le plus élevé est celui du bas et offre le moindre.
hitodama-term-blocker = obstacle
    .forms = obstacle, obstacles
    .meaning = Un meeple akku ou un jeton de glace posé sur une case d’une tuile. Personne ne peut utiliser cette case.
hitodama-term-akku = akku
    .forms = akku, akkus
    .meaning = Une créature qui bloque une case. Rendez visite à la tanière et payez pour en mettre un dans votre panier ; dans un tribut, il vaut 6 points.
hitodama-term-lair = tanière des akkus
    .forms = tanière des akkus, tanière
    .meaning = La tuile des akkus et de la pile solaire. Une essence qui s’y trouve peut payer pour un akku du plateau central.
hitodama-term-ice = glace
    .forms = glace, jeton* de glace
    .meaning = Elle bloque une case jusqu’au dégel. Elle vient quand le hitodama est en colère.
hitodama-term-extra = case supplémentaire
    .forms = case* supplémentaire*
    .meaning = Une carte lunaire posée à côté d’une tuile pleine comme une case de plus, jusqu’à la fin de la manche.
hitodama-term-merchant = marchand
    .forms = marchand
    .meaning = La tuile où l’on échange : votre essence se tient sur ce que vous voulez, et vous payez avec le bien d’une case libre.
hitodama-term-solar-card = carte solaire
    .forms = carte* solaire*
    .meaning = Une carte qui attend sur la pile solaire jusqu’à la résolution de la tuile des akkus. Défaussée, elle donne une baie ; deux donnent une carte lunaire.
hitodama-term-lunar-card = carte lunaire
    .forms = carte* lunaire*
    .meaning = Une carte qui prend effet dès qu’on la joue. Défaussée, elle donne un ambre.
hitodama-term-stack = pile solaire
    .forms = pile solaire
    .meaning = Là attendent les cartes solaires jouées. La dernière est résolue en premier ; le joueur qui l’a jouée fait les choix.
hitodama-term-basket = panier
    .forms = panier, paniers
    .meaning = Les baies, ambres, saphirs et akkus d’un joueur, visibles de tous.
hitodama-term-supply = réserve générale
    .forms = réserve générale
    .meaning = Le stock commun. S’il vient à manquer, on prend ce qui reste.
hitodama-term-tribute = tribut
    .forms = tribut, tributs
    .meaning = Des ressources données sur la tuile Tribut. Chaque essence qui s’y trouve peut payer une ligne, et marque aussitôt des points.
hitodama-term-line = ligne
    .forms = ligne* de tribut
    .meaning = Une exigence imprimée sur une carte Tribut, par exemple « 2 ambres » ; payer une ligne, c’est verser un tribut.
hitodama-term-season = saison
    .forms = saison, saisons, Haru, Natsu, Aki, Fuyu
    .meaning = Haru, Natsu, Aki, Fuyu. Elle montre les tributs que l’on peut payer à présent, où commence la résolution et ce que coûte un délogement ; quand tout est payé, la suivante commence.
hitodama-term-displace = déloger
    .forms = déloger, délogez, délogée, délogement
    .meaning = Payez à un autre joueur ce que demande la saison, et l’une de ses essences endormies retourne dans sa réserve.
hitodama-term-resolution = résolution
    .forms = résolution
    .meaning = Après tous les tours, les huit tuiles sont résolues l’une après l’autre, dans le sens horaire depuis le côté de la saison en cours.
hitodama-term-coin = pièce de premier joueur
    .forms = pièce de premier joueur
    .meaning = Le joueur qui la détient commence la manche. Le premier autre joueur arrivé sur la tuile Tribut la lui prend.
hitodama-term-spirit = hitodama
    .forms = hitodama
    .meaning = L’esprit du sentier du chaos. Il fait un pas toutes les deux manches ; au bout du sentier, tous les joueurs perdent.
hitodama-term-chaos-path = sentier du chaos
    .forms = sentier du chaos
    .meaning = Le chemin du hitodama. Ses cases disent combien la colère est grave.
hitodama-term-wrath = colère
    .forms = colère, colères
    .meaning = Un joueur qui atteint ou dépasse 5, 10, 15 ou 20 points la déchaîne : de la glace vient sur les tuiles, ou ce joueur perd une ressource.

## A turn at a glance

hitodama-turn-actions = À votre tour, vous avez 3 actions, de toute sorte et dans n’importe quel ordre. Puis vient le joueur suivant, dans le sens horaire.
hitodama-turn-move = Déplacez l’une de vos essences, de votre réserve ou endormie sur une tuile, vers une case libre.
hitodama-turn-play = Jouez une carte : une carte lunaire prend effet aussitôt, une carte solaire attend sur la pile solaire.
hitodama-turn-discard = Défaussez une carte solaire contre une baie, deux contre une carte lunaire, ou une carte lunaire contre un ambre.
hitodama-turn-draw = Piochez une carte solaire, ou réveillez une essence de votre plateau contre 2 baies.
hitodama-turn-displace = Délogez une essence endormie d’un autre joueur, qui reçoit ce que demande la saison.
hitodama-turn-resolve = Après tous les tours, les tuiles sont résolues dans le sens horaire : les essences debout obtiennent leur gain, la meilleure case d’abord, et s’endorment.
hitodama-turn-tribute = Sur la tuile Tribut, payez une ligne de la saison. C’est ainsi que l’on marque des points. À 5, 10, 15 et 20 points vient la colère.
hitodama-turn-end = Le premier à 25 points gagne. Sinon, qui a le plus de points quand Fuyu est payée. Si le hitodama arrive avant au bout de son sentier, tout le monde perd.
