### Hitodama: the table in the terminal.

terminal-hitodama-round = Manche { $round }
terminal-hitodama-wrath = Colère { $level }
terminal-hitodama-displace = Déloger :
terminal-hitodama-starts-here = { $season } : départ
terminal-hitodama-slot-n = N
terminal-hitodama-slot-ne = NE
terminal-hitodama-slot-e = E
terminal-hitodama-slot-se = SE
terminal-hitodama-slot-s = S
terminal-hitodama-slot-sw = SO
terminal-hitodama-slot-w = O
terminal-hitodama-slot-nw = NO
terminal-hitodama-extra = suppl.
terminal-hitodama-tribute = tribut
terminal-hitodama-asleep = endormie
terminal-hitodama-ice = glace
terminal-hitodama-tributes = Tributs
terminal-hitodama-line-points = { $points ->
        [one] { $points } PV
       *[other] { $points } PV
    }
terminal-hitodama-line-waived = annulée
terminal-hitodama-season-now = en cours
terminal-hitodama-season-past = passée
terminal-hitodama-season-later = à venir
terminal-hitodama-akku-card = Carte Akku
terminal-hitodama-akku-cost = { $cost } pour un akku
terminal-hitodama-akku-none = aucune en jeu
terminal-hitodama-solar-stack = Pile solaire
terminal-hitodama-supply = Réserve générale
terminal-hitodama-decks = Pioches
terminal-hitodama-discards = Défausses
terminal-hitodama-your-hand = Votre main
terminal-hitodama-hand-empty = Vous n’avez pas de carte.
terminal-hitodama-coin = a la pièce : premier joueur de la manche ou de la suivante
terminal-hitodama-group-place = Déplacer une essence de votre réserve
terminal-hitodama-group-move = Déplacer votre essence de la case { $source }
terminal-hitodama-group-displace = Déloger une essence
terminal-hitodama-help-seasons = les tributs de toutes les saisons
terminal-hitodama-help-cards = vos cartes, les pioches et les défausses
terminal-hitodama-legend-standing = une essence debout ({ $name })
terminal-hitodama-legend-asleep = une essence endormie ({ $name })
terminal-hitodama-legend-pay = on paie ce qui est à gauche de la flèche pour ce qui est à droite
terminal-hitodama-legend-trade = le marchand : s’achète avec le bien de n’importe quelle case libre
terminal-hitodama-legend-number = vous pouvez y aller ou le choisir : tapez le numéro
terminal-hitodama-legend-wrath = le hitodama sur le sentier du chaos ; les chiffres sont les niveaux de sa colère
terminal-hitodama-legend-track = points ; un trait vertical est une case de colère
terminal-hitodama-words-seasons = saisons tributs
