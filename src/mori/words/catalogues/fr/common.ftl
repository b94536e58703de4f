# Ce dont tous les jeux et toutes les surfaces ont besoin.

## Listes, sièges, langues, provenance

common-list-comma = { $list }, { $item }
common-list-and = { $list } et { $item }
common-list-or = { $list } ou { $item }
common-list-semicolon = { $list } ; { $item }
common-group = ({ $text })
common-nothing = rien
common-seat = Joueur { $number }
# Une réponse et ce qu’elle désigne.
common-action-option = { $action } : { $option }

common-provenance-stated = dit par la règle
common-provenance-derived = découle de la règle
common-provenance-reconstructed = reconstitué par nos soins

# What bots are called, and how they play.
common-bot-sprout = Pousse
    .explained = Débutant : voit peu de ses choix et prend le premier gain venu.
common-bot-fern = Fougère
    .explained = Ne pense qu’au coup présent et néglige presque la moitié de ses possibilités.
common-bot-bamboo = Bambou
    .explained = Pèse ce que son pas rapporte aussitôt et oublie parfois quelque chose.
common-bot-alder = Aulne
    .explained = Regarde toute la partie, mais laisse souvent passer le meilleur coup.
common-bot-maple = Érable
    .explained = Sait ce qui paie à la longue, mais ne le trouve pas toujours.
common-bot-cedar = Cèdre
    .explained = Joue toujours le coup dont il attend le plus sur toute la partie.
common-bot-ginkgo = Ginkgo
    .explained = Le plus fort : prévoit comme Cèdre et essaie où mène chaque choix.
common-bot-greedy = Bot régulier
    .explained = Prend ce qui rapporte le plus aussitôt, sans plan.
common-bot-random = Bot étourdi
    .explained = Prend l’un de ses choix, n’importe lequel.
# A bot of another package.
common-bot-other = Bot « { $bot } »

## Avis sur un appareil : courts, sous le titre de la table

common-notice-turn = C’est à vous de jouer.
common-notice-end = La partie est finie.
common-notice-reminder = C’est toujours à vous de jouer.
