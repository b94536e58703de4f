# Hitodama. Un lieu est le nom d’une tuile et le rang d’une case : « Ambre·2 ».
# Les noms suivent « case », « tuile » ou « carte », jamais « de » seul, qui s’élide.

## Références

hitodama-place = { $tile }·{ $number }
hitodama-place-extra = { $tile }·suppl. { $number }
hitodama-line-unnamed = { $goods }
hitodama-side = côté { $number }

## Actions

hitodama-action-move = Déplacer l’essence de la case { $source } vers la case { $target }
hitodama-action-place = Déplacer une essence de la réserve vers la case { $target }
hitodama-action-discard = Défausser { $pay } contre { $gain }
hitodama-action-play = Jouer la carte « { $card } »
hitodama-action-wake = Réveiller une essence contre { $cost }
hitodama-action-draw = Piocher une carte solaire
hitodama-action-displace = Déloger l’essence de la case { $place }
hitodama-action-end-turn = Finir le tour
hitodama-action-give = Céder la carte « { $card } »
hitodama-action-pay = Payer
hitodama-action-decline = Renoncer
hitodama-action-trade = Payer avec le bien de la case { $place }
hitodama-action-capture = Prendre l’akku de la case { $place }
hitodama-action-pay-tribute = Verser le tribut : { $line }
hitodama-action-swap = Échanger le meeple de la case { $place }
hitodama-action-swap-with = L’échanger avec le meeple de la case { $place }
hitodama-action-pick = Déplacer le meeple de la case { $place }
hitodama-action-to-place = Le déplacer vers la case { $place }
hitodama-action-to-tile = Le déplacer vers la tuile { $tile }
hitodama-action-benefit = Obtenir l’avantage de la case { $place }
hitodama-action-waive = Annuler un akku de la ligne de tribut de { $line }
hitodama-action-extend = Copier la case { $place }

## Décisions

hitodama-decision-turn =
    { $count ->
        [one] À vous de jouer : il vous reste { $count } action. Que faites-vous ?
       *[other] À vous de jouer : il vous reste { $count } actions. Que faites-vous ?
    }
hitodama-decision-give-card =
    { $count ->
        [one] Quelle carte cédez-vous ?
       *[other] Quelle carte cédez-vous ? Vous devez { $count } cartes.
    }
hitodama-decision-pay-for-space = { $place } : payez-vous { $pay } pour gagner { $gain } ?
hitodama-decision-trade = { $place } : que payez-vous au marchand contre { $gain } ?
hitodama-decision-visit-akkus = Visite aux akkus : quel akku prenez-vous contre { $cost } ?
hitodama-decision-pay-tribute = Quel tribut versez-vous pour { $season } ?
hitodama-decision-pick-meeple = « { $card } » : quel meeple déplacez-vous ?
hitodama-decision-pick-destination = « { $card } » : où va le meeple de la case { $place } ?
hitodama-decision-swap-first = Quel meeple échangez-vous ?
hitodama-decision-swap-second = Avec quel meeple échangez-vous celui de la case { $place } ?
hitodama-decision-choose-benefit = Laquelle de vos essences vous donne maintenant l’avantage de sa case ?
hitodama-decision-choose-line-to-waive = Sur quelle ligne de tribut annulez-vous un akku ?
hitodama-decision-choose-extra-space = Quelle case d’une tuile pleine la case supplémentaire copie-t-elle ?

## Ce qui est dit d’une réponse avant de la donner

hitodama-note-given-later = Vous le recevez à la résolution de la tuile.
hitodama-note-price-later = Prix : { $price }, à payer à la résolution de la tuile.
hitodama-note-price-out-of-reach = Vous ne l’avez pas encore.
hitodama-note-traded-later = À la résolution de la tuile, vous le payez avec le bien d’une case libre du marchand.
hitodama-note-akku-later = À la résolution de la tuile, vous pouvez prendre un akku du plateau central contre { $price }.
hitodama-note-no-akku-card = Aucune carte Akku n’est visible : cela ne donnerait rien maintenant.
hitodama-note-tribute-later = À la résolution de la tuile, vous pouvez verser un tribut de la saison.
hitodama-note-card-says = { $text }
hitodama-note-own-essence = Votre propre essence.
hitodama-note-essence-of = Essence : { $seat }.
hitodama-note-akku-there = Un akku.

## Faits : mise en place, manches et tours

hitodama-fact-tiles-laid = Tuiles, dans le sens horaire depuis le côté 1 : { $tiles }.
hitodama-fact-north-chosen = { $seat } détient la pièce boussole et commence ; le Nord est le { $side }.
hitodama-fact-tributes-shown = Tributs pour { $season } : { $lines }.
hitodama-fact-round-began = La manche { $round } commence ; { $seat } joue en premier.
hitodama-fact-turn-began = { $seat } commence son tour.
hitodama-fact-turn-ended-early =
    { $count ->
        [one] { $seat } finit son tour sans utiliser { $count } action.
       *[other] { $seat } finit son tour sans utiliser { $count } actions.
    }
hitodama-fact-actions-added =
    { $count ->
        [one] { $seat } dispose de { $count } action de plus.
       *[other] { $seat } dispose de { $count } actions de plus.
    }
hitodama-fact-resolution-began = On résout les tuiles, en commençant par celle que désigne { $season }.
hitodama-fact-tile-resolved = On résout la tuile { $tile }.
hitodama-fact-space-declined = { $seat } ne paie pas { $pay } pour { $gain } (case { $place }).
hitodama-fact-trade-declined = { $seat } ne fait pas d’échange pour { $gain } (case { $place }).
hitodama-fact-akku-declined = { $seat } ne prend pas d’akku pour { $cost }.
hitodama-fact-tribute-declined = { $seat } ne verse aucun tribut pour { $season }.
hitodama-fact-card-declined = { $seat } ne se sert pas de « { $card } ».
hitodama-fact-space-brings-nothing = La case { $place } ne rapporte rien à { $seat } : { $lack }.
hitodama-fact-gain-missed = { $seat } n’obtient pas { $goods } : { $lack }.
hitodama-fact-tile-idle = Personne n’a rien à recevoir sur la tuile { $tile }.
hitodama-fact-arrived-first = { $seat } occupe en premier la tuile { $tile }.
hitodama-fact-coin-kept = { $seat } garde la pièce de premier joueur.
hitodama-fact-coin-taken = { $seat } prend la pièce de premier joueur.
hitodama-fact-hitodama-advanced =
    { $level ->
        [0] Le hitodama arrive au bout du sentier du chaos, à la case { $position }.
       *[other] Le hitodama avance à la case { $position } du sentier du chaos (niveau de colère { $level }).
    }
hitodama-fact-north-changed = Le Nord est désormais le { $side }.
hitodama-fact-tie-broken = { $seat } et { $rival } ont autant de points ; { $seat } passe devant : { $by }.
hitodama-fact-place-shared = { $seat } et { $rival } sont à égalité en tout et partagent la place.
hitodama-fact-game-ended = Fin de la partie. { $ending }.

## Faits : points, tributs, saisons, cartes en jeu

hitodama-fact-scored = { $seat } marque { $points } PV ({ $category }) et en a { $total }.
hitodama-fact-tribute-paid = { $seat } verse un tribut : { $line }.
hitodama-fact-line-waived = { $seat } annule un akku de la ligne de tribut de { $line }.
hitodama-fact-line-unscored = La ligne de tribut de { $line } ne rapporte aucun point à { $seat } : un akku y a été annulé.
hitodama-fact-season-changed = Une nouvelle saison commence : { $season }.
hitodama-fact-wrath-unleashed = { $seat } atteint la case de colère { $space } : la colère du hitodama éclate au niveau { $level }.
hitodama-fact-akku-card-revealed = On révèle : { $card }.
hitodama-fact-akku-card-waits = Aucun akku ne peut venir maintenant : la prochaine carte Akku attend.
hitodama-fact-ice-card-revealed = On révèle : { $card }.
hitodama-fact-solar-card-stacked = { $seat } pose « { $card } » sur la pile solaire.
hitodama-fact-solar-card-acts = La carte solaire « { $card } » ({ $seat }) prend effet.
hitodama-fact-card-fizzled = « { $card } » reste sans effet.
hitodama-fact-lunar-card-played = { $seat } joue la carte lunaire « { $card } ».

## Faits : ressources et cartes

hitodama-fact-gained = { $seat } gagne { $goods }.
hitodama-fact-paid = { $seat } paie { $goods }.
hitodama-fact-resource-lost = { $seat } perd { $goods }.
hitodama-fact-nothing-lost = { $seat } n’a rien à perdre.
hitodama-fact-cards-drawn =
    { $deck-id ->
        [solar] { $count ->
            [one] { $seat } pioche { $count } carte solaire.
           *[other] { $seat } pioche { $count } cartes solaires.
        }
       *[lunar] { $count ->
            [one] { $seat } pioche { $count } carte lunaire.
           *[other] { $seat } pioche { $count } cartes lunaires.
        }
    }
hitodama-fact-own-cards-drawn = { $seat } pioche : { $cards }.
hitodama-fact-deck-reshuffled = On mélange la défausse pour former une nouvelle { $deck }.
hitodama-fact-card-discarded = { $seat } défausse « { $card } ».

## Faits : le plateau central

hitodama-fact-essence-moved = { $seat } déplace une essence de la case { $source } vers la case { $target }.
hitodama-fact-essence-placed = { $seat } déplace une essence de la réserve vers la case { $target }.
hitodama-fact-essence-relocated = { $seat } déplace une essence ({ $owner }) de la case { $source } vers la case { $target }.
hitodama-fact-essence-returned = { $seat } reprend dans sa réserve l’essence de la case { $source }.
hitodama-fact-essence-retired = { $seat } couche sur son plateau l’essence de la case { $source }.
hitodama-fact-essence-ejected = { $seat } reprend dans sa réserve l’essence chassée de la case { $source }.
hitodama-fact-essence-displaced = { $seat } déloge l’essence de la case { $source } ; { $owner } reçoit { $goods } en échange.
hitodama-fact-essence-woken = { $seat } réveille une essence et la met dans sa réserve.
hitodama-fact-essence-lay-down = { $seat } couche l’essence de la case { $place }.
hitodama-fact-essence-pushed = Une essence ({ $seat }) est poussée de la case { $source } à la case { $target }.
hitodama-fact-meeples-swapped = { $seat } échange les meeples des cases { $source } et { $target }.
hitodama-fact-ice-placed = La glace recouvre la case { $place }.
hitodama-fact-akku-placed = Un akku arrive sur la case { $place }.
hitodama-fact-blocker-not-placed = Il n’y a plus de place pour un autre obstacle sur la tuile { $tile }.
hitodama-fact-akku-lacking = Aucun akku ne vient sur la tuile { $tile } : la tanière est vide.
hitodama-fact-ice-lacking = Aucune glace ne vient sur la tuile { $tile } : il n’en reste plus dans la réserve générale.
hitodama-fact-akku-moved = { $seat } déplace un akku de la case { $source } à la case { $target }.
hitodama-fact-akku-captured = { $seat } met dans son panier l’akku de la case { $place }.
hitodama-fact-ice-thawed =
    { $count ->
        [one] Dégel : { $count } jeton de glace retourne dans la réserve générale.
       *[other] Dégel : { $count } jetons de glace retournent dans la réserve générale.
    }
hitodama-fact-extra-space-added = { $seat } ajoute à la tuile { $tile } une case supplémentaire, copie de la case { $place }.
hitodama-fact-extra-space-removed = La case supplémentaire de la tuile { $tile } disparaît.

## Raisons

hitodama-reason-when-move = Les essences se déplacent pendant votre tour, une par action.
hitodama-reason-when-discard = Les cartes se défaussent contre un gain pendant votre tour, comme une de vos actions.
hitodama-reason-when-play = Les cartes de la main se jouent pendant votre tour, comme une de vos actions.
hitodama-reason-when-wake = Une essence endormie sur votre plateau se réveille pendant votre tour, comme une de vos actions.
hitodama-reason-when-draw = Une carte solaire se pioche pendant votre tour, comme une de vos actions.
hitodama-reason-when-displace = Une essence adverse se déloge pendant votre tour, comme une de vos actions.
hitodama-reason-when-end-turn = Le tour se finit quand une action vous est demandée.
hitodama-reason-when-give = Les cartes se cèdent quand il faut payer avec elles.
hitodama-reason-when-pay = On paie ou on renonce quand une tuile ou une carte propose quelque chose contre un coût.
hitodama-reason-when-trade = Les biens se paient au marchand quand sa tuile est résolue et qu’une de vos essences s’y tient debout.
hitodama-reason-when-capture = Un akku se prend quand la tuile des akkus est résolue et qu’une de vos essences s’y tient debout.
hitodama-reason-when-pay-tribute = Les tributs se versent quand la tuile Tribut est résolue et qu’une de vos essences s’y tient debout.
hitodama-reason-when-meeple = Les meeples s’échangent ou se déplacent ainsi par l’effet d’une carte.
hitodama-reason-when-benefit = L’avantage d’une case ne s’obtient hors de son moment que par l’effet d’une carte.
hitodama-reason-when-waive = Un akku d’une ligne de tribut s’annule par l’effet d’une carte.
hitodama-reason-when-extend = Une case se copie par l’effet d’une carte.
hitodama-reason-no-such-space = La case { $place } n’existe pas en ce moment.
hitodama-reason-space-taken = La case { $place } est occupée.
hitodama-reason-merchant-keeps-free = { $place } est la dernière case libre du marchand et doit le rester.
hitodama-reason-reserve-empty = Vous n’avez aucune essence dans la réserve.
hitodama-reason-already-moved = Cette essence a déjà été déplacée pendant ce tour.
hitodama-reason-no-own-essence-there = Vous n’avez pas d’essence sur la case { $place }.
hitodama-reason-essence-standing = L’essence de la case { $place } est debout : elle attend la résolution de sa tuile.
hitodama-reason-same-space = L’essence est déjà sur la case { $place } ; elle doit aller ailleurs.
hitodama-reason-cannot-pay = Il vous faut { $need }, mais vous en avez { $have }.
hitodama-reason-nothing-to-gain = Vous ne recevriez rien : impossible d’obtenir { $gain } maintenant.
hitodama-reason-card-not-held = Vous n’avez pas la carte « { $card } ».
hitodama-reason-stack-full =
    { $limit ->
        [one] La pile solaire est pleine : elle ne contient que { $limit } carte.
       *[other] La pile solaire est pleine : elle contient { $limit } cartes au plus.
    }
hitodama-reason-none-asleep-on-board = Aucune de vos essences ne dort sur votre plateau.
hitodama-reason-hand-full =
    { $limit ->
        [one] Votre main est pleine : la limite est de { $limit } carte.
       *[other] Votre main est pleine : la limite est de { $limit } cartes.
    }
hitodama-reason-deck-empty = La pioche solaire et sa défausse sont vides.
hitodama-reason-no-essence-there = Il n’y a pas d’essence sur la case { $place }.
hitodama-reason-own-essence = L’essence de la case { $place } est à vous ; on ne déloge que celles des autres.
hitodama-reason-not-offered-as-payment = La case { $place } n’est pas un bien de ce marchand.
hitodama-reason-good-covered = Le bien de la case { $place } est couvert ; on ne paie qu’avec un bien libre.
hitodama-reason-no-akku-there = Il n’y a pas d’akku sur la case { $place }.
hitodama-reason-no-akku-on-map = Il n’y a pas d’akku sur le plateau central.
hitodama-reason-line-not-in-season = La ligne de tribut de { $line } n’est pas de la saison en cours.
hitodama-reason-line-closed = La ligne de tribut de { $line } est fermée.
hitodama-reason-not-an-akku-line = La ligne de tribut de { $line } ne demande pas d’akku.
hitodama-reason-no-akku-line-open = Aucune ligne de tribut ouverte de cette saison ne demande d’akku.
hitodama-reason-no-meeple-there = Il n’y a pas de meeple sur la case { $place }.
hitodama-reason-not-an-akku = Le meeple de la case { $place } n’est pas un akku.
hitodama-reason-nowhere-to-go = Il n’y a pas de destination possible.
hitodama-reason-same-tile = Le meeple est déjà sur la tuile { $tile } ; il doit aller sur une autre.
hitodama-reason-tile-full = La tuile { $tile } n’a pas de case libre.
hitodama-reason-akku-not-on-extra-space = Un akku ne peut pas aller sur une case supplémentaire ; l’échange avec la case { $place } est donc impossible.
hitodama-reason-same-meeple = Vous avez déjà choisi le meeple de la case { $place } ; choisissez-en un autre avec lequel l’échanger.
hitodama-reason-no-benefit-there = La case { $place } ne vous donnerait rien maintenant.
hitodama-reason-no-benefit-anywhere = Aucune case occupée par une de vos essences ne vous donnerait quelque chose maintenant.
hitodama-reason-tile-has-room = Il reste de la place sur la tuile { $tile } ; la case supplémentaire va sur une tuile pleine.
hitodama-reason-no-full-tile = Aucune tuile n’est pleine.
hitodama-reason-wrong-deck = « { $card } » vient de l’autre pioche ; le prix demande une autre sorte de carte.
hitodama-reason-must-choose = On ne peut pas y renoncer ; faites un choix.

## D’où viennent les points, comment finit la partie

hitodama-category-tribute-berry = Tributs en baies
hitodama-category-tribute-amber = Tributs en ambres
hitodama-category-tribute-sapphire = Tributs en saphirs
hitodama-category-tribute-akku = Tributs en akkus
hitodama-category-points-card = Cartes solaires de points

hitodama-ending-vp-reached = Quelqu’un a atteint les points de victoire nécessaires pour gagner
hitodama-ending-seasons-completed = Les quatre saisons sont accomplies ; le plus grand nombre de points de victoire l’emporte
hitodama-ending-chaos = Le hitodama a atteint le bout du sentier du chaos : tous les joueurs perdent

## Ce qui départage à points égaux : après deux-points

hitodama-tie-basket = son panier vaut plus
hitodama-tie-hand = plus de cartes en main

## Pourquoi rien ne vient : après deux-points

hitodama-lack-supply-empty = la réserve générale est épuisée
hitodama-lack-hand-full = la main est pleine
hitodama-lack-deck-empty = la pioche et la défausse sont vides
hitodama-lack-payment = le prix ne peut pas être payé
hitodama-lack-merchandise = aucun bien libre du marchand ne peut être payé
hitodama-lack-benefit = ce qu’elle donne n’est pas disponible
hitodama-lack-akku = il n’y a pas d’akku sur le plateau central
hitodama-lack-tribute = aucune ligne de tribut ouverte ne peut être payée

## Ressources. « counted » suit un verbe : gagne, paie, perd

hitodama-resource-berry = baie
    .counted =
        { $count ->
            [one] { $count } baie
           *[other] { $count } baies
        }
hitodama-resource-amber = ambre
    .counted =
        { $count ->
            [one] { $count } ambre
           *[other] { $count } ambres
        }
hitodama-resource-sapphire = saphir
    .counted =
        { $count ->
            [one] { $count } saphir
           *[other] { $count } saphirs
        }
hitodama-resource-akku = akku
    .counted =
        { $count ->
            [one] { $count } akku
           *[other] { $count } akkus
        }
hitodama-resource-solar-card = carte solaire
    .counted =
        { $count ->
            [one] { $count } carte solaire
           *[other] { $count } cartes solaires
        }
hitodama-resource-lunar-card = carte lunaire
    .counted =
        { $count ->
            [one] { $count } carte lunaire
           *[other] { $count } cartes lunaires
        }

## Tuiles

hitodama-tile-akku-solar = Akkus
    .effect = D’abord on résout la pile solaire ; ensuite chaque essence peut payer pour un akku du plateau central.
hitodama-tile-tribute-first-player = Tribut
    .effect = La première essence arrivée peut rapporter la pièce de premier joueur ; ensuite chaque essence peut verser un tribut.
hitodama-tile-merchant = Marchand
    .effect = Tino y Pache : payez avec le bien d’une case libre et gagnez celui de la vôtre.
hitodama-tile-sapphire = Saphirs
    .effect = Donne des saphirs.
hitodama-tile-lunar = Cartes lunaires
    .effect = Donne des cartes lunaires.
hitodama-tile-amber = Ambre
    .effect = Donne des ambres.
hitodama-tile-berry = Baies
    .effect = Donne des baies.
hitodama-tile-solar = Cartes solaires
    .effect = Donne des cartes solaires.
hitodama-tile-unnamed = { $id }
    .effect = Une tuile propre à ce jeu de composants.

## Saisons, pioches, positions, personnages

hitodama-season-haru = Haru (printemps)
    .brief = Haru
hitodama-season-natsu = Natsu (été)
    .brief = Natsu
hitodama-season-aki = Aki (automne)
    .brief = Aki
hitodama-season-fuyu = Fuyu (hiver)
    .brief = Fuyu

hitodama-deck-tribute = pioche Tribut
hitodama-deck-akku = pioche Akku
hitodama-deck-ice = pioche de glace
hitodama-deck-solar = pioche solaire
hitodama-deck-lunar = pioche lunaire

hitodama-slot-n = Nord
hitodama-slot-ne = Nord-Est
hitodama-slot-e = Est
hitodama-slot-se = Sud-Est
hitodama-slot-s = Sud
hitodama-slot-sw = Sud-Ouest
hitodama-slot-w = Ouest
hitodama-slot-nw = Nord-Ouest

hitodama-character-tette = Tetté
hitodama-character-genji = Genji
hitodama-character-kizune = Kizune
hitodama-character-eiko = Eiko
hitodama-character-unnamed = { $id }

## Noms des cartes : ce qu’elles font

hitodama-named-gain = Gagnez { $gain }
hitodama-named-convert = Payez { $pay } et gagnez { $gain }
hitodama-named-extra-actions =
    { $amount ->
        [one] { $amount } action de plus
       *[other] { $amount } actions de plus
    }
hitodama-named-instant-benefit = Avantage immédiat
hitodama-named-move-any-meeple = Déplacer un meeple
hitodama-named-move-akku = Déplacer un akku
hitodama-named-waive-akku =
    { $amount ->
        [one] Annuler un akku
       *[other] Annuler { $amount } akkus
    }
hitodama-named-extra-space = Case supplémentaire
hitodama-named-berry-for-players-on-akku-tiles = Sur les tuiles à akku : { $gain }
hitodama-named-swap-two-meeples = Échange
hitodama-named-vp-per-essence-at-location = { $vp } PV par essence : { $location }
hitodama-named-resolve-location-now = À résoudre aussitôt : { $location }
hitodama-named-spin-new-north = Nouveau Nord
hitodama-named-akku-card = Carte Akku ({ $places } ; { $cost } par akku)
hitodama-named-ice-card = Carte de glace ({ $freezes })
hitodama-named-line =
    { $twin ->
        [0] { $beside ->
            [none] { $asks } ({ $season })
           *[other] { $asks } ({ $season }, carte avec { $beside })
        }
       *[other] { $asks } ({ $season }, carte avec { $beside }, ligne { $twin })
    }
hitodama-card-unnamed = carte
hitodama-cardtext-unnamed = { hitodama-card-unnamed }

## Ce que dit une carte, d’après ses données. « towards » suit « arrive »

hitodama-towards-n = au Nord
hitodama-towards-e = à l’Est
hitodama-towards-s = au Sud
hitodama-towards-w = à l’Ouest

hitodama-printed-gain =
    { $from_lair ->
        [true] Gagnez { $gain } ; les akkus viennent de la tanière.
       *[other] Gagnez { $gain }.
    }
hitodama-printed-convert =
    { $from_lair ->
        [true] Payez { $pay } et gagnez { $gain } ; les akkus viennent de la tanière.
       *[other] Payez { $pay } et gagnez { $gain }.
    }
hitodama-printed-extra-actions =
    { $amount ->
        [one] Vous avez { $amount } action de plus pendant ce tour.
       *[other] Vous avez { $amount } actions de plus pendant ce tour.
    }
hitodama-printed-instant-benefit = Obtenez maintenant l’avantage d’une case où vous avez une essence, à son coût habituel.
hitodama-printed-move-any-meeple =
    { $optional ->
        [true] Vous pouvez déplacer une essence ou un akku de sa tuile vers une autre ayant une case libre ; une essence s’y tient debout.
       *[other] Déplacez une essence ou un akku de sa tuile vers une autre ayant une case libre ; une essence s’y tient debout.
    }
hitodama-printed-move-akku =
    { $optional ->
        [true] Vous pouvez déplacer un akku vers une autre tuile ayant une case libre.
       *[other] Déplacez un akku vers une autre tuile ayant une case libre.
    }
hitodama-printed-waive-akku =
    { $amount ->
        [one] Une ligne ouverte demandant un akku en demande { $amount } de moins ; personne ne le marque.
       *[other] Une ligne ouverte demandant un akku en demande { $amount } de moins ; personne ne les marque.
    }
hitodama-printed-extra-space = Une tuile pleine a une case de plus jusqu’à la fin de la manche, copie d’une des siennes. Tout le monde peut l’utiliser.
hitodama-printed-berry-for-players-on-akku-tiles = Chaque joueur ayant une essence sur une tuile où se trouve un akku gagne { $gain }.
hitodama-printed-swap-two-meeples = Vous pouvez échanger deux meeples placés sur des tuiles : essences de n’importe qui ou akkus.
hitodama-printed-vp-per-essence-at-location =
    { $location ->
        [N] Chaque joueur marque { $vp } PV pour chacune de ses essences sur la tuile au Nord.
        [E] Chaque joueur marque { $vp } PV pour chacune de ses essences sur la tuile à l’Est.
        [S] Chaque joueur marque { $vp } PV pour chacune de ses essences sur la tuile au Sud.
       *[other] Chaque joueur marque { $vp } PV pour chacune de ses essences sur la tuile à l’Ouest.
    }
hitodama-printed-resolve-location-now =
    { $location ->
        [N] La tuile au Nord est résolue aussitôt ; les essences debout ou arrivées pendant cette manche y participent.
        [E] La tuile à l’Est est résolue aussitôt ; les essences debout ou arrivées pendant cette manche y participent.
        [S] La tuile au Sud est résolue aussitôt ; les essences debout ou arrivées pendant cette manche y participent.
       *[other] La tuile à l’Ouest est résolue aussitôt ; les essences debout ou arrivées pendant cette manche y participent.
    }
hitodama-printed-spin-new-north = On fait tourner la pièce boussole : le côté qu’elle désigne est désormais le Nord.
hitodama-printed-akku-card =
    { $akkus ->
        [one] Un akku arrive { $places }. En prendre un coûte { $cost }.
       *[other] Des akkus arrivent { $places }. En prendre un coûte { $cost }.
    }
hitodama-printed-ice-card = Toute la glace disparaît ; une nouvelle arrive { $freezes }.

## Groupes de règles

hitodama-rules-h-geo = Le plateau central
hitodama-rules-h-setup = Mise en place
hitodama-rules-h-round = La manche
hitodama-rules-h-state = États d’une essence
hitodama-rules-h-act = Les actions
hitodama-rules-h-act-move = Déplacer une essence
hitodama-rules-h-act-disc = Défausser
hitodama-rules-h-act-play = Jouer une carte
hitodama-rules-h-act-wake = Réveiller une essence
hitodama-rules-h-act-draw = Piocher une carte solaire
hitodama-rules-h-act-disp = Déloger
hitodama-rules-h-tile = Résoudre les tuiles
hitodama-rules-h-tile-res = Tuiles Ressource
hitodama-rules-h-tile-mer = Le marchand
hitodama-rules-h-tile-akku = Tuile Akkus et cartes solaires
hitodama-rules-h-tile-trib = Tuile Premier joueur et tribut
hitodama-rules-h-block = Comment les obstacles entrent sur une tuile
hitodama-rules-h-akku = Les akkus
hitodama-rules-h-ice = La glace
hitodama-rules-h-trib = Les tributs
hitodama-rules-h-season = Les saisons
hitodama-rules-h-wrath = Score, sentier du chaos et colère
hitodama-rules-h-card = Les cartes
hitodama-rules-h-end = Fin de partie

## Options

hitodama-option-push-whole-tile = Les obstacles poussent toute la tuile
    .explained = Un akku ou de la glace qui entre sur une tuile avec des essences les pousse toutes d’une case vers le haut, même par-dessus des cases libres ; celle de la meilleure case sort.
hitodama-option-four-goods = Un marchand à quatre biens
    .explained = À trois ou quatre joueurs, le marchand propose les mêmes biens qu’à deux.
hitodama-option-berry-per-essence = Baies d’akku pour chaque essence
    .explained = La carte des baies d’akku donne une baie pour chaque essence sur une tuile avec un akku, et non une par joueur.
hitodama-option-move-within-tile = Déplacer dans une tuile
    .explained = La carte qui déplace un meeple peut mettre une essence sur une autre case de sa propre tuile.
hitodama-option-waive-any-season = Annuler un akku en toute saison
    .explained = La carte qui annule un akku s’emploie sur toute carte Tribut face visible. Désactivée, seulement sur celles de la saison en cours.
