# La mesa de Hitodama en el navegador.

## El tablero. Las palabras cortas van dentro del dibujo.

web-hitodama-board = Hitodama: ocho losetas alrededor del tablero de puntuación
web-hitodama-pond = Tablero de puntuación
web-hitodama-tile = Loseta { $tile }, { $slot }
web-hitodama-wrath = ira { $level }
web-hitodama-ice-out =
    { $count ->
        [one] { $count } ficha de hielo en las losetas
       *[other] { $count } fichas de hielo en las losetas
    }
web-hitodama-wrath-ice = carta de hielo
web-hitodama-wrath-loss = pierde uno
web-hitodama-wrath-over = todos pierden
web-hitodama-stack = pila solar
web-hitodama-visit = visita: paga
web-hitodama-first-arrival = el primero toma la moneda
web-hitodama-displace = desplazar
web-hitodama-all-paid = completo
web-hitodama-akku-card = Carta de akku en juego
web-hitodama-lair = en la guarida
web-hitodama-decks = Mazos
web-hitodama-deck-solar = Solares
web-hitodama-deck-lunar = Lunares
web-hitodama-deck-ice = Hielo
web-hitodama-supply = Suministro
web-hitodama-round = Ronda
web-hitodama-round-note = El hitodama avanza cada dos rondas.
web-hitodama-first-player = Primer jugador
web-hitodama-zoom-ring = Mapa

## Lugares, tal como se leen en voz alta

web-hitodama-space = { $place }: { $offer }; { $state }
web-hitodama-offer-plus = da { $gain }
web-hitodama-offer-cost = paga { $pay } por { $gain }
web-hitodama-offer-merchant = paga el bien de una casilla libre por { $gain }
web-hitodama-offer-visit = paga { $cost } por un akku del mapa
web-hitodama-offer-visit-none = no hay carta de akku en juego
web-hitodama-offer-tribute = paga un requisito de tributo
web-hitodama-on-nothing = libre
web-hitodama-on-akku = la bloquea un akku
web-hitodama-on-ice = la cubre el hielo
web-hitodama-on-standing = aquí hay una esencia de pie ({ $name })
web-hitodama-on-asleep = aquí duerme una esencia ({ $name })
web-hitodama-line =
    { $points ->
        [one] { $goods } por { $points } punto; { $state }
       *[other] { $goods } por { $points } puntos; { $state }
    }
web-hitodama-line-open = abierto
web-hitodama-line-paid = pagado ({ $name })
web-hitodama-line-waived = perdonado
web-hitodama-stack-label =
    { $limit ->
        [one] { $count } de { $limit } carta en la pila solar
       *[other] { $count } de { $limit } cartas en la pila solar
    }
web-hitodama-spirit = El hitodama está en la casilla { $position } de { $end }.
web-hitodama-score =
    { $points ->
        [one] { $name }: { $points } punto
       *[other] { $name }: { $points } puntos
    }
web-hitodama-deck =
    { $count ->
        [one] { $deck }: { $count } carta
       *[other] { $deck }: { $count } cartas
    }
web-hitodama-lair-label =
    { $count ->
        [one] { $count } akku espera en la guarida.
       *[other] { $count } akkus esperan en la guarida.
    }
web-hitodama-akku-none = No hay carta de akku en juego: la guarida está vacía.
web-hitodama-supply-label =
    { $ice ->
        [one] El suministro tiene { $goods }, y { $ice } ficha de hielo.
       *[other] El suministro tiene { $goods }, y { $ice } fichas de hielo.
    }
web-hitodama-round-label = Ronda { $round }
web-hitodama-coin = { $name } tiene la moneda de primer jugador.
web-hitodama-north = El Norte está en la loseta { $tile }
web-hitodama-card = { $card }. { $effect }

## Mi zona y los rivales

web-hitodama-you = { $name } (tú)
web-hitodama-bot = juega el ordenador
web-hitodama-essence = Esencia, { $place }: { $posture }
web-hitodama-essence-reserve = reserva
web-hitodama-essence-asleep = en mi tablero
web-hitodama-essence-ready = lista
web-hitodama-essence-stands = de pie
web-hitodama-essence-lies = dormida
web-hitodama-home-reserve =
    { $count ->
        [one] { $name }: { $count } esencia en la reserva.
       *[other] { $name }: { $count } esencias en la reserva.
    }
web-hitodama-home-asleep =
    { $count ->
        [one] { $name }: { $count } esencia dormida en el tablero de jugador.
       *[other] { $name }: { $count } esencias dormidas en el tablero de jugador.
    }
web-hitodama-basket = Canasta
web-hitodama-basket-label = Tu canasta: { $goods }
web-hitodama-basket-of = { $name } tiene { $goods }.
web-hitodama-cards-of = { $name }: cartas en la mano: solares { $solar }, lunares { $lunar }.
web-hitodama-hand-open = En la mano: { $cards }
web-hitodama-hand = Mano
web-hitodama-hand-of = { $count } de { $limit } cartas
web-hitodama-hand-limit = Como mucho { $limit } cartas en la mano, solares y lunares juntas.
web-hitodama-free-place = lugar libre
web-hitodama-discard = Descartar

## Encabezado

web-hitodama-progress =
    ronda { $round } · la resolución empieza en el { $slot ->
        [n] Norte
        [e] Este
        [s] Sur
       *[w] Oeste
    }
web-hitodama-actions-left =
    { $count ->
        [one] queda { $count } acción
       *[other] quedan { $count } acciones
    }

## Tarjetas de ayuda

web-hitodama-extra = Un espacio extra hasta el final de la ronda, copia de { $place }.
web-hitodama-extras = Espacios extra: { $tile }
web-hitodama-collects-yes = Obtiene lo suyo cuando se resuelve su loseta.
web-hitodama-collects-done = Llegó en esta ronda y su loseta ya se ha resuelto.
web-hitodama-collects-no = No obtiene nada hasta que se mueva.
web-hitodama-lies = Posición: { $slot }.
web-hitodama-starts-here = La resolución empieza aquí.
web-hitodama-sheltered = Una loseta de esquina: ninguna carta la nombra.
web-hitodama-arrival-bonus = Quien tiene la esencia que llegó primero recibe además: { $goods }.
web-hitodama-line-worth =
    { $points ->
        [one] Pagarlo da { $points } punto.
       *[other] Pagarlo da { $points } puntos.
    }
web-hitodama-line-akku = La esencia que paga con un akku se duerme en su tablero de jugador.
web-hitodama-season-open =
    { $count ->
        [one] Hay { $count } requisito de tributo abierto.
       *[other] Hay { $count } requisitos de tributo abiertos.
    }
web-hitodama-season-displace = Desplazar una esencia cuesta { $cost }.
web-hitodama-season-start = La resolución empieza en: { $slot }.
web-hitodama-when-solar = Una carta solar espera en la pila y surte efecto cuando se resuelve la loseta de los akkus.
web-hitodama-when-lunar = Una carta lunar surte efecto al instante.
web-hitodama-deck-title = El { $deck }
web-hitodama-cards-left =
    { $count ->
        [one] Queda { $count } carta.
       *[other] Quedan { $count } cartas.
    }
web-hitodama-discarded = Descartadas: { $cards }.
web-hitodama-reserve-note = Una esencia de la reserva puede ponerse en cualquier casilla libre.
web-hitodama-asleep-note = Hay que despertarla antes de volver a usarla.
web-hitodama-score-wrath = La próxima casilla de ira es la { $space }.
web-hitodama-score-goal = La partida termina a los { $end } puntos.
web-hitodama-stack-note = La última carta jugada se resuelve primero.
web-hitodama-stacked = { $card } ({ $name })
web-hitodama-lair-title = Guarida de los akkus
web-hitodama-supply-note = Si escasea, se toma lo que queda.
web-hitodama-coin-note = El primero de los demás que llegue a la loseta de tributo se la quita a quien la tiene.
web-hitodama-north-note = Cuando cambia el Norte, losetas y piezas se quedan; solo se mueven los nombres de las posiciones.
web-hitodama-wrath-title = Nivel de ira { $level }
web-hitodama-spirit-ice = Quien entra en una casilla de ira desata una carta de hielo.
web-hitodama-spirit-loss = Quien entra en una casilla de ira pierde lo primero que tenga de esto: { $goods }.
web-hitodama-spirit-note = Al final de la senda pierden todos los jugadores.

## El juego en un minuto, para quien empieza

web-hitodama-minute-story = Un espíritu inquieto
web-hitodama-minute-story-text = Cuatro animales guardan un bosque y llevan tributos a su santuario. Gana quien llegue primero a 25 puntos. Pero si antes el espíritu del bosque llega al final de su senda, pierden todos.
web-hitodama-minute-round = Una ronda tiene tres partes
web-hitodama-minute-round-text = Una partida dura unas diez rondas, dieciséis como mucho.
web-hitodama-minute-turns = Cada jugador juega un turno de tres acciones.
web-hitodama-minute-resolve = Después se resuelven las ocho losetas, en el sentido de las manecillas del reloj: las esencias de pie obtienen lo suyo y se duermen.
web-hitodama-minute-tidy = Se recoge la ronda y, cada dos rondas, el espíritu da un paso.
web-hitodama-minute-actions = Qué puedes hacer
web-hitodama-minute-actions-text = En tu turno tienes tres acciones, de cualquier tipo y en cualquier orden.
web-hitodama-minute-move = Envía una esencia a una casilla libre: obtiene lo suyo cuando se resuelve su loseta.
web-hitodama-minute-cards = Juega, roba o descarta cartas del sol y de la luna.
web-hitodama-minute-displace = Despierta a tu tercera esencia, o desplaza a una que duerme donde quieres estar.
web-hitodama-minute-points = De dónde vienen los puntos
web-hitodama-minute-points-text = Casi todos los puntos son tributos, que se pagan en la loseta de tributo.
web-hitodama-minute-tribute = Paga un requisito entero de la estación: puntúas en el acto.
web-hitodama-minute-worth = Una baya vale 1 punto, un ámbar 2, un zafiro 4, un akku 6.
web-hitodama-minute-wrath = A los 5, 10, 15 y 20 puntos despiertas la ira: trae hielo o te quita bienes.
