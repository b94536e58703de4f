### Hitodama: the table in the terminal.

terminal-hitodama-round = Ronda { $round }
terminal-hitodama-wrath = Ira { $level }
terminal-hitodama-displace = Desplazar:
terminal-hitodama-starts-here = { $season }: inicio
terminal-hitodama-slot-n = N
terminal-hitodama-slot-ne = NE
terminal-hitodama-slot-e = E
terminal-hitodama-slot-se = SE
terminal-hitodama-slot-s = S
terminal-hitodama-slot-sw = SO
terminal-hitodama-slot-w = O
terminal-hitodama-slot-nw = NO
terminal-hitodama-extra = extra
terminal-hitodama-tribute = tributo
terminal-hitodama-asleep = dormida
terminal-hitodama-ice = hielo
terminal-hitodama-tributes = Tributos
terminal-hitodama-line-points = { $points ->
        [one] { $points } PV
       *[other] { $points } PV
    }
terminal-hitodama-line-waived = perdonado
terminal-hitodama-season-now = en juego
terminal-hitodama-season-past = terminada
terminal-hitodama-season-later = por venir
terminal-hitodama-akku-card = Carta de akku
terminal-hitodama-akku-cost = { $cost } por un akku
terminal-hitodama-akku-none = ninguna en juego
terminal-hitodama-solar-stack = Pila de cartas solares
terminal-hitodama-supply = Suministro general
terminal-hitodama-decks = Mazos
terminal-hitodama-discards = Descartes
terminal-hitodama-your-hand = Tu mano
terminal-hitodama-hand-empty = No tienes cartas.
terminal-hitodama-coin = tiene la moneda: primer jugador de la ronda o de la siguiente
terminal-hitodama-group-place = Mover una esencia de tu reserva
terminal-hitodama-group-move = Mover tu esencia de la casilla { $source }
terminal-hitodama-group-displace = Desplazar una esencia
terminal-hitodama-help-seasons = los tributos de todas las estaciones
terminal-hitodama-help-cards = tus cartas, mazos y descartes
terminal-hitodama-legend-standing = una esencia de { $name }, de pie
terminal-hitodama-legend-asleep = una esencia de { $name }, dormida
terminal-hitodama-legend-pay = lo que está a la izquierda de la flecha se paga por lo que está a la derecha
terminal-hitodama-legend-trade = el mercader: se compra con el bien de cualquier casilla libre
terminal-hitodama-legend-number = puedes ir o elegir ahí: escribe el número
terminal-hitodama-legend-wrath = el hitodama en la senda del caos; las cifras son los niveles de su ira
terminal-hitodama-legend-track = puntos; un trazo vertical es una casilla de ira
terminal-hitodama-words-seasons = estaciones tributos
