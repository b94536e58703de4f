### Bitoku: the table in the terminal.

terminal-bitoku-without-hidden-cards = Sin contar las cartas que no puedes ver
terminal-bitoku-without-dream-crystals = Sin contar los cristales del sueño

## Bitoku: los jugadores, por el color de sus piezas

terminal-bitoku-purple = Morado
terminal-bitoku-yellow = Amarillo
terminal-bitoku-brown = Marrón
terminal-bitoku-green = Verde

## Bitoku: etiquetas de la mesa

terminal-bitoku-round = Ronda { $round } de { $rounds }
terminal-bitoku-passed = ha pasado
terminal-bitoku-hill = colina
terminal-bitoku-dice = dados
terminal-bitoku-actions = acciones
terminal-bitoku-area = edificios
terminal-bitoku-kodamas = kodamas
terminal-bitoku-treasure = tesoro
terminal-bitoku-covered = cubierto
terminal-bitoku-small-rewards = recompensas
terminal-bitoku-die-change = dado { $change }
terminal-bitoku-space = Espacio
terminal-bitoku-die = Dado
terminal-bitoku-card = Carta
terminal-bitoku-ingenuity = Cristal del ingenio
terminal-bitoku-locked = bloqueado
terminal-bitoku-unlocked = desbloqueado
terminal-bitoku-on-hill = en una colina
terminal-bitoku-goods = Recursos
terminal-bitoku-cards = Cartas
terminal-bitoku-crystals = Cristales
terminal-bitoku-visions = Visiones
terminal-bitoku-bitoku-path = Senda bitoku
terminal-bitoku-rocks = Ruta rocas
terminal-bitoku-souls = Mitamas
terminal-bitoku-buildings = Edificios
terminal-bitoku-amulets = amuletos
terminal-bitoku-pilgrims = peregrinos
terminal-bitoku-dream = sueño
terminal-bitoku-memories = recuerdo
terminal-bitoku-beside = { $count ->
        [0] (sin peregrinos)
        [one] ({ $count } peregrino)
       *[other] ({ $count } peregrinos)
    }
terminal-bitoku-next-building = el siguiente cuesta { $goods }
terminal-bitoku-hand = mano
terminal-bitoku-deck = mazo
terminal-bitoku-discard = descartes
terminal-bitoku-played = jugadas
terminal-bitoku-removed = eliminadas
terminal-bitoku-known = vistas en mano
terminal-bitoku-garden = Jardín de rocas
terminal-bitoku-stack = { $count ->
        [one] { $count } loseta en la pila
       *[other] { $count } losetas en la pila
    }
terminal-bitoku-starting-gate = puerta torii inicial
terminal-bitoku-bridge = puente: { $count ->
        [one] hace falta { $count } carta de bitoku completada
       *[other] hacen falta { $count } cartas de bitoku completadas
    }
terminal-bitoku-gate = Puerta torii
terminal-bitoku-illumination = Iluminación

## Bitoku: efectos abreviados

terminal-bitoku-any = { $count } a elegir
terminal-bitoku-short-vp = { $n } PV
terminal-bitoku-short-amulet = amuleto +{ $value }
terminal-bitoku-short-movement = { $n } PM
terminal-bitoku-short-kodama-forward = kodama +{ $n }
terminal-bitoku-short-kodama-here = kodama de aquí +{ $n }
terminal-bitoku-short-kodama-back = kodama rival −{ $n }
terminal-bitoku-short-build = edificio
terminal-bitoku-short-crystal = cristal
terminal-bitoku-short-mitama = mitama
terminal-bitoku-short-dragonfly = libélula
terminal-bitoku-short-take-rock = { $n ->
        [one] roca
       *[other] { $n } rocas
    }
terminal-bitoku-short-place-pilgrim-rock = { $n ->
        [one] peregrino en roca
       *[other] { $n } peregrinos en rocas
    }
terminal-bitoku-short-vision = { $n ->
        [one] visión
       *[other] { $n } visiones
    }
terminal-bitoku-short-draw-card = { $n ->
        [one] robar una carta
       *[other] robar { $n } cartas
    }
terminal-bitoku-short-gain-yokai = { $n ->
        [one] carta de yōkai
       *[other] { $n } cartas de yōkai
    }
terminal-bitoku-short-gain-bitoku = { $n ->
        [one] carta de bitoku
       *[other] { $n } cartas de bitoku
    }
terminal-bitoku-short-unlock-die = { $n ->
        [one] desbloquear un dado
       *[other] desbloquear { $n } dados
    }
terminal-bitoku-short-copy-forest-action = copiar un dado rival
terminal-bitoku-short-units = { $n } de: { $options }
terminal-bitoku-short-different = { $n } distintas de: { $options }
terminal-bitoku-short-shared = { $parts }, uno{ $less }
terminal-bitoku-memory = { $vp } PV por { $actions }
terminal-bitoku-trigger-cross-river = cruce

## Bitoku: lo que piden las visiones, antes de «1/2»

terminal-bitoku-item-resource = recursos
terminal-bitoku-item-building = edificios
terminal-bitoku-item-crystal = cristales
terminal-bitoku-item-mitama = mitamas
terminal-bitoku-item-pair = parejas
terminal-bitoku-item-illumination = iluminaciones
terminal-bitoku-item-gate = puertas torii
terminal-bitoku-item-bitoku-completed = bitokus completados

## Bitoku: las respuestas

terminal-bitoku-section-play = Jugar una carta en el espacio
terminal-bitoku-section-dice = Usar un dado
terminal-bitoku-section-cross = Cruzar el río
terminal-bitoku-section-reinforce = Reforzar antes el dado
terminal-bitoku-section-place = Colocar el dado
terminal-bitoku-section-row = Acción del bosque
terminal-bitoku-section-building = Acción de edificio
terminal-bitoku-section-favour = Reclamar un favor
terminal-bitoku-section-cover = Solo cubrir un favor
terminal-bitoku-section-bitoku = Senda del bitoku
terminal-bitoku-section-start = Un peregrino nuevo
terminal-bitoku-section-walk = Un peregrino en camino
terminal-bitoku-titled = { $title }: { $text }
terminal-bitoku-note-dice = ya están ahí: { $dice }
terminal-bitoku-note-kodama = ahora en la casilla { $space } de { $length }

## Bitoku: el tengu, contra quien juega un solo jugador

terminal-bitoku-tengu-left = izquierda
terminal-bitoku-tengu-middle = centro
terminal-bitoku-tengu-right = derecha
terminal-bitoku-tengu-takes = toma de las colinas
terminal-bitoku-tengu-acts = en uso
terminal-bitoku-tengu-resource = recurso
terminal-bitoku-tengu-favourite = favorito
terminal-bitoku-tengu-attitude = Actitud
terminal-bitoku-tengu-dice = Dados
terminal-bitoku-tengu-favourites = Favoritos
terminal-bitoku-tengu-owns = Posee
terminal-bitoku-tengu-yokai = Cartas yōkai
terminal-bitoku-tengu-will = El menor de sus dos dados dice qué carta a la vista se usa: 1–2 la derecha, 3–4 la central, 5–6 la izquierda.
terminal-bitoku-tengu-last-turn = Su último turno

## Bitoku: ayuda

terminal-bitoku-help-forest = regiones, Hogar y colinas con cada efecto explicado
terminal-bitoku-help-hills = los favores de las colinas
terminal-bitoku-help-market = las cuatro reservas visibles, el jardín de rocas y los mazos
terminal-bitoku-help-paths = las sendas de la sabiduría
terminal-bitoku-help-kodamas = los marcadores de kodamas
terminal-bitoku-help-visions = las visiones de todos
terminal-bitoku-help-rivals = los tableros de los demás jugadores
terminal-bitoku-help-tengu = el tengu: su tablero, sus cartas y su último turno
terminal-bitoku-help-cards = tus cartas de yōkai y lo que se sabe de las ajenas
terminal-bitoku-words-forest = bosque regiones
terminal-bitoku-words-hills = colinas favores
terminal-bitoku-words-market = mercado mercados reserva
terminal-bitoku-words-paths = sendas senda
terminal-bitoku-words-kodamas = kodamas marcadores
terminal-bitoku-words-visions = visiones visión
terminal-bitoku-words-rivals = rivales jugadores
terminal-bitoku-words-tengu = tengu rivales
terminal-bitoku-legend-number = puedes elegirlo: escribe el número
terminal-bitoku-legend-die = un dado y su valor; en el lago, un kodama y su casilla
terminal-bitoku-legend-least = el valor mínimo que debe mostrar un dado
terminal-bitoku-legend-free = un espacio libre
terminal-bitoku-legend-favours = los favores de una colina: carta de bitoku, carta de yōkai, dos pequeñas recompensas
terminal-bitoku-legend-done = completado
terminal-bitoku-legend-or = lo uno o lo otro; & significa ambos
terminal-bitoku-legend-movement = puntos de movimiento
terminal-bitoku-legend-neutral = un kodama neutral
