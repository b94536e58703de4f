### Jugar en la terminal (mori play --terminal).
###
### Las órdenes (undo, log, save …) son las mismas palabras en todos los idiomas.

## Antes de la partida

terminal-which-game = ¿Qué juego?
terminal-how-many-players = ¿Cuántos jugadores?
terminal-which-level = ¿Qué nivel?
terminal-number-prompt = Número ({ $default }):
terminal-welcome = { $game } para { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, semilla { $seed }. Escribe ? para ver la ayuda.
terminal-resumed = La partida continúa tras { $count ->
        [one] { $count } respuesta
       *[other] { $count } respuestas
    }.
terminal-seat-you = { $name } (tú)
terminal-seat-bot = { $name } ({ $bot })

## Antes de la partida: qué puede estar mal

terminal-seats-or-bots = Indica --seats o --bots, no ambos.
terminal-no-table = { $game } todavía no se puede jugar en la terminal.
terminal-cannot-read = No se puede leer { $file }: { $detail }
terminal-resume-alone = Una partida reanudada conserva sus jugadores, asientos, semilla y opciones: omite { $option }.

## La mesa. Títulos y etiquetas

terminal-round = Ronda { $round }
terminal-wrath = Ira { $level }
terminal-displace = Desplazar:
terminal-starts-here = { $season }: inicio
terminal-extra = extra
terminal-tribute = tributo
terminal-asleep = dormida
terminal-ice = hielo
terminal-tributes = Tributos
terminal-line-points = { $points ->
        [one] { $points } PV
       *[other] { $points } PV
    }
terminal-line-waived = perdonado
terminal-season-now = en juego
terminal-season-past = terminada
terminal-season-later = por venir
terminal-akku-card = Carta de akku
terminal-akku-cost = { $cost } por un akku
terminal-akku-none = ninguna en juego
terminal-solar-stack = Pila de cartas solares
terminal-of-limit = { $count } de { $limit }
terminal-supply = Suministro general
terminal-decks = Mazos
terminal-discards = Descartes
terminal-your-hand = Tu mano
terminal-hand-empty = No tienes cartas.
terminal-coin = tiene la moneda: primer jugador de la ronda o de la siguiente

## La pregunta y sus respuestas

terminal-asked = { $name }:
terminal-group-place = Mover una esencia de tu reserva
terminal-group-move = Mover tu esencia de la casilla { $source }
terminal-group-displace = Desplazar una esencia
terminal-on-table = { $numbers } (números sobre la mesa)
terminal-open-group = { $numbers } (escribe { $letter } para ver adónde)
terminal-prompt = Tu respuesta (? ayuda)
terminal-thinking = { $name } está pensando …
terminal-since-last = Desde tu última respuesta

## Réplicas a lo escrito

terminal-not-understood = «{ $text }» no es una respuesta aquí. Escribe un número, una acción como «{ $example }» o ? para ver la ayuda.
terminal-number-range = No existe el número { $number }: elige de 1 a { $max }.
terminal-several = Varias respuestas empiezan así:
terminal-too-long = Esa línea es demasiado larga; no se ha hecho nada.
terminal-allowed = Permitido ahora: { $action }
terminal-refused = No permitido: { $reason }
terminal-rules = Reglas: { $rules }
terminal-why-usage = Escribe ? y una acción, por ejemplo: ? { $example }
terminal-undone = { $count ->
        [one] Deshecho: { $count } respuesta.
       *[other] Deshecho: { $count } respuestas.
    }
terminal-undo-none = Aún no has respondido nada.
terminal-undo-other = No se puede deshacer: otro jugador ha respondido después.
terminal-undo-revealed = No se puede deshacer: desde entonces ha salido a la luz algo oculto o aleatorio.
terminal-undo-usage = Escribe undo, o undo y cuántas respuestas, por ejemplo: undo 2
terminal-log = Lo que ha pasado
terminal-log-empty = Todavía no ha pasado nada.
terminal-log-usage = Escribe log, o log y cuántas líneas, por ejemplo: log 20
terminal-saved = Guardado como { $file }.
terminal-how-to-resume = Para continuar más tarde: { $command }
terminal-save-usage = Escribe save y un nombre de archivo, por ejemplo: save { $example }
terminal-not-a-record = { $file } existe y no es un registro de partida: elige otro nombre.
terminal-cannot-write = No se puede escribir { $file }: { $detail }
terminal-rules-usage = Escribe rules y el identificador de una regla, por ejemplo: rules { $example }
terminal-no-such-rule = No existe la regla { $rule }.
terminal-language-now = Desde ahora en español.
terminal-language-usage = Escribe lang y uno de { $known }.
terminal-goodbye = Hasta pronto.

## Varias personas ante una pantalla

terminal-curtain = Cede la pantalla a { $name }.
terminal-curtain-enter = { $name }, pulsa Intro cuando solo tú estés mirando.

## Ayuda

terminal-help = Lo que puedes escribir
terminal-help-number = la respuesta con ese número
terminal-help-letter = una letra abre un grupo de respuestas
terminal-help-text = una acción en notación breve, o un comienzo inconfundible
terminal-help-why = por qué una acción no está permitida, con las reglas
terminal-help-undo = deshacer tu última respuesta
terminal-help-log = lo que ha pasado, las últimas líneas
terminal-help-save = escribir la partida en un archivo
terminal-help-quit = parar; la partida se guarda
terminal-help-rules = el texto de una regla
terminal-help-lang = cambiar de idioma
terminal-help-table = dibujar la mesa de nuevo
terminal-help-seasons = los tributos de todas las estaciones
terminal-help-cards = tus cartas, mazos y descartes
terminal-help-score = los puntos hasta ahora, por procedencia
terminal-legend = Signos de la mesa
terminal-legend-standing = una esencia de { $name }, de pie
terminal-legend-asleep = una esencia de { $name }, dormida
terminal-legend-pay = lo que está a la izquierda de la flecha se paga por lo que está a la derecha
terminal-legend-trade = el mercader: se compra con el bien de cualquier casilla libre
terminal-legend-number = puedes ir o elegir ahí: escribe el número
terminal-legend-wrath = el hitodama en la senda del caos; las cifras son los niveles de su ira
terminal-legend-track = puntos; un trazo vertical es una casilla de ira

terminal-words-undo = deshacer atrás atras
terminal-words-log = historial
terminal-words-save = guardar
terminal-words-quit = salir
terminal-words-rules = reglas regla
terminal-words-lang = idioma lengua
terminal-words-table = mesa tablero
terminal-words-seasons = estaciones tributos
terminal-words-cards = cartas mano
terminal-words-score = puntos marcador
terminal-words-help = ayuda

## El final

terminal-over = La partida ha terminado
terminal-source = Procedencia
terminal-total = Suma
terminal-if-ended = Si acabara ahora
terminal-total-then = Suma entonces
terminal-without-hidden-cards = Sin contar las cartas que no puedes ver
terminal-without-dream-crystals = Sin contar los cristales del sueño
terminal-place = Puesto
terminal-rule = Regla
terminal-winner = { $count ->
        [one] Gana { $names }.
       *[other] { $names } comparten la victoria.
    }
terminal-opponent-wins = Derrota: { $count ->
        [one] gana { $names }.
       *[other] ganan { $names }.
    }
terminal-nobody-wins = No gana nadie.
terminal-save-offer = Para conservar el registro, escribe un nombre de archivo; Intro lo descarta:

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
terminal-bitoku-souls = Almas
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

terminal-bitoku-any = { $count } cualquiera
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
terminal-bitoku-section-favour = Pedir un favor
terminal-bitoku-section-cover = Solo cubrir un favor
terminal-bitoku-section-bitoku = Senda del bitoku
terminal-bitoku-section-start = Un peregrino nuevo
terminal-bitoku-section-walk = Un peregrino en camino
terminal-bitoku-titled = { $title }: { $text }
terminal-bitoku-note-value = muestra { $value }
terminal-bitoku-note-die = muestra { $value }, { $where }
terminal-bitoku-note-dice = ya están ahí: { $dice }
terminal-bitoku-note-kodama = ahora en la casilla { $space } de { $length }

## Bitoku: el tengu, contra quien juega un solo jugador

terminal-bitoku-tengu-left = izquierda
terminal-bitoku-tengu-middle = centro
terminal-bitoku-tengu-right = derecha
terminal-bitoku-tengu-takes = toma de las colinas
terminal-bitoku-tengu-acts = actúa
terminal-bitoku-tengu-resource = recurso
terminal-bitoku-tengu-favourite = favorito
terminal-bitoku-tengu-attitude = Actitud
terminal-bitoku-tengu-dice = Dados
terminal-bitoku-tengu-favourites = Favoritos
terminal-bitoku-tengu-owns = Posee
terminal-bitoku-tengu-yokai = Cartas yōkai
terminal-bitoku-tengu-will = El menor de sus dos dados dice qué carta a la vista actúa: 1–2 la derecha, 3–4 la central, 5–6 la izquierda.
terminal-bitoku-tengu-last-turn = Su último turno

## Bitoku: ayuda

terminal-bitoku-help-forest = regiones, hogar y colinas con cada efecto explicado
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
terminal-bitoku-legend-favours = los favores de una colina: carta de bitoku, carta de yōkai, dos recompensas menores
terminal-bitoku-legend-done = completado
terminal-bitoku-legend-or = lo uno o lo otro; & significa ambos
terminal-bitoku-legend-movement = puntos de movimiento
terminal-bitoku-legend-neutral = un kodama neutral
