# Les astuces pour une première partie de Hitodama (docs/adding-a-tip.md). La page charge ce fichier avec la première astuce.

## Ce qui compte dans cette manche

hitodama-tip-goal = Vous marquez en payant les tributs de la saison. Le premier à 25 points gagne. Mais faites vite : si le hitodama arrive au bout de son sentier, vous perdez tous.
hitodama-tip-half = La moitié du temps est passée : après la manche 16, le hitodama est au bout de son sentier. Quelles lignes de la saison sont encore ouvertes ? Amassez pour elles, même si vous en préférez d’autres.
hitodama-tip-late = Les dernières manches. Si personne n’a 25 points et que Fuyu n’est pas payée, tout le monde perd après la manche 16. N’amassez que ce qu’une ligne demande, et allez sur la tuile Tribut.

## Votre tour

hitodama-tip-actions = Vous avez 3 actions, de toute sorte et dans n’importe quel ordre. Un bon début : déplacez les deux essences de votre réserve sur des tuiles, puis piochez une carte.
hitodama-tip-spaces = La case du haut d’une tuile est la meilleure. Après tous les tours, on résout les tuiles dans le sens horaire depuis le côté de la saison ; vos essences y obtiennent leur gain et s’endorment.
hitodama-tip-asleep = Votre essence a obtenu son gain et dort. Là où elle est, elle ne reçoit plus rien : déplacez-la sur une autre case, et elle gagnera de nouveau.
hitodama-tip-cards = Une carte lunaire prend effet aussitôt. Une carte solaire attend sur la pile solaire jusqu’à la résolution de la tuile des akkus, et la dernière jouée est résolue en premier.
hitodama-tip-discard = Les cartes sont aussi des biens : défaussez une carte solaire contre une baie, deux contre une carte lunaire, ou une carte lunaire contre un ambre.
hitodama-tip-wake = L’une de vos essences dort sur votre plateau. Deux baies la réveillent, et dès lors vous amassez avec une de plus. Le plus tôt est le mieux.
hitodama-tip-displace = Quelqu’un dort là où vous voulez être ? Payez à son propriétaire ce que demande la saison, et cette essence rentre chez elle. S’y déplacer est une autre action.

## Ce que l’on vous demande

hitodama-tip-price = Cette case a un prix, payé en entier ou pas du tout. Votre essence s’endort de toute façon : ne payez que ce dont vous aurez besoin.
hitodama-tip-merchant = Le marchand donne le bien sur lequel se tient votre essence. Vous payez avec le bien de toute case encore libre ici.
hitodama-tip-lair = Ici, vous pouvez prendre un akku du plateau central, contre ce que demande la carte Akku. Cela libère une case, et dans un tribut un akku vaut 6 points.
hitodama-tip-tribute = C’est ainsi que l’on marque des points : payez en entier une ligne ouverte. Une baie vaut 1 point, un ambre 2, un saphir 4, un akku 6. Puis votre essence rentre.
hitodama-tip-meeples = Cette carte déplace des meeples sur les tuiles, aussi ceux des autres. Menez le vôtre sur une meilleure case, ou un akku là où il gêne quelqu’un d’autre.
hitodama-tip-effect = L’une de vos cartes vous laisse un choix. Regardez ce que donne chaque option ; dans le doute, demandez conseil.

## Ce qui s’est passé

hitodama-tip-season = Une nouvelle saison ! Elle a d’autres tributs, on résout les tuiles depuis un autre côté, et déloger a un autre prix. Regardez ses lignes avant d’amasser.
hitodama-tip-wrath = Atteindre ou dépasser 5, 10, 15 ou 20 points déchaîne la colère. Ce qu’elle fait dépend de la place du hitodama sur son sentier : de la glace vient sur les tuiles, ou vous perdez une ressource.
hitodama-tip-pushed = Un obstacle entre par la case la plus basse et pousse les essences vers le haut ; sur une tuile pleine, celle du haut retourne dans sa réserve. Cela peut même vous servir.
hitodama-tip-coin = Le premier arrivé sur la tuile Tribut prend la pièce et commence la manche suivante ; s’il la détient déjà, c’est le suivant qui la prend. Commencer, c’est choisir sa case avant les autres.
