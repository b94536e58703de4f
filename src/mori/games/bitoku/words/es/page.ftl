# Bitoku en la página: rótulos de los dibujos, nombres de lugares y fichas de ayuda que no están en
# bitoku.ftl. Lo que va sobre la pintura es breve: hay poco sitio.

web-bitoku-board = Tablero de Bitoku

## Sobre la pintura

web-bitoku-region-yomi = Yomi
web-bitoku-region-stairs = Escaleras
web-bitoku-region-home = Hogar
web-bitoku-region-glade = Claro
web-bitoku-region-forges = Forjas
web-bitoku-home-over = Hogar del
web-bitoku-home-name = gran espíritu
web-bitoku-some-of = { $count } de { $total }
web-bitoku-free = gratis
web-bitoku-pile-yokai = Yōkai
web-bitoku-pile-bitoku = Bitoku
web-bitoku-pile-vision = Visiones
web-bitoku-pile-hikaru = Hikaru

## Nombres de lugares

# How a place stands: nothing lies or stands there; a building counter has gone to a building.
web-bitoku-free-space = libre
web-bitoku-used-counter = usado
web-bitoku-place-forest = { $region }, espacio de dado { $number }
web-bitoku-place-row =
    { $value ->
        [1] { $region }: acción del bosque para cualquier dado
        [6] { $region }: acción del bosque para un 6
       *[other] { $region }: acción del bosque para un dado de { $value } o más
    }
web-bitoku-place-favour = Colina ({ $hill }): { $favour }
web-bitoku-place-hilldie = Al otro lado del río ({ $hills }), espacio de dado { $number }
web-bitoku-place-river = Vado: { $region }
web-bitoku-place-start = Puerta torii inicial de las sendas de la sabiduría
web-bitoku-fork = un ramal lleva a: { $places }
web-bitoku-place-kodama = Kodama: { $region } ({ $side })
web-bitoku-place-treasure = Tesoro del lago: { $region }
web-bitoku-place-market = { $display }, espacio { $number }
web-bitoku-place-garden = Jardín de rocas, espacio vacío
web-bitoku-place-space = Espacio de carta { $number }
web-bitoku-place-die = Dado de valor { $value } ({ $side })
web-bitoku-place-berth = Espacio rojo { $number }
web-bitoku-place-counter = Ficha de construcción { $number }
web-bitoku-place-rock = Ruta de las rocas, espacio de roca { $number }
web-bitoku-place-bitoku = Senda del bitoku, posición { $number }
web-bitoku-place-amulet = Amuleto +{ $value }
web-bitoku-beside-space = Espacio { $number }
web-bitoku-beside-row = Acción del bosque
web-bitoku-beside-building = Acción de edificio
web-bitoku-beside-hill = Colina ({ $hill })
web-bitoku-deck-yokai = Mazo común de yōkais
web-bitoku-deck-bitoku = Mazo común de bitokus
web-bitoku-deck-vision = Mazo de visiones
web-bitoku-hikaru = Indicadores «Hikaru»
web-bitoku-neutral = neutral

## La zona propia

web-bitoku-my-area = Tu zona
web-bitoku-hand = Tu mano
web-bitoku-hand-of = Mano de { $name }
web-bitoku-hand-unknown = carta desconocida
web-bitoku-hand-empty = sin cartas
web-bitoku-own-deck = Tu mazo
web-bitoku-own-deck-short = mazo
web-bitoku-own-discard = Tu pila de descarte
web-bitoku-own-discard-short = descartes
web-bitoku-own-score = Tus puntos de virtud
web-bitoku-own-goods = Todos tus recursos
web-bitoku-own-pilgrims = Tus peregrinos disponibles
web-bitoku-looked-at = Estás mirando: { $deck }
web-bitoku-play-here = juega una carta
web-bitoku-die-locked = bloqueado
web-bitoku-die-ready = listo
web-bitoku-die-hill = colina
web-bitoku-crystals = Cristales
web-bitoku-buildings = Edificios
web-bitoku-rock-path = Ruta de las rocas
web-bitoku-souls = Mitamas y libélulas
web-bitoku-pairs = Parejas
web-bitoku-visions = Visiones
web-bitoku-bitoku-path = Senda del bitoku

## Lo que tiene un bando

web-bitoku-holding-goods = Recursos
web-bitoku-holding-amulets = Amuletos
web-bitoku-holding-pilgrims = Peregrinos disponibles
web-bitoku-holding-cards = Cartas de yōkai
web-bitoku-holding-crystals = Cristales
web-bitoku-holding-souls = Espíritus mitama, libélulas y parejas
web-bitoku-holding-buildings = Edificios
web-bitoku-holding-rocks = Rocas
web-bitoku-holding-visions = Visiones
web-bitoku-holding-bitoku = Senda del bitoku

## Cabecera, rivales, el tengu

web-bitoku-round = ronda { $round } de { $rounds }
web-bitoku-round-short = { $round } de { $rounds }
web-bitoku-bot = juega un bot
web-bitoku-passed = ha pasado
web-bitoku-tengu-did = Lo que acaba de hacer el tengu
web-bitoku-tengu-will = Dados de la voluntad
web-bitoku-tengu-lower = el menor es { $value }: se usa la carta { $position }
web-bitoku-tengu-not-reached = sin comprobar
web-bitoku-tengu-row-a = Cruza el río por un vado disputado y toma una carta de las que busca.
web-bitoku-tengu-row-b = Se vuelve activo, desbloquea su dado más bajo y lo coloca donde indica su carta.
web-bitoku-tengu-row-c = Coloca su dado desbloqueado más bajo donde indica su carta.
web-bitoku-tengu-row-d = Desbloquea su dado más bajo y hace la acción que indica su carta, sin colocar ningún dado.
web-bitoku-tengu-row-e = Cruza el río por un vado disputado en el que solo queda un espacio.
web-bitoku-tengu-row-f = Coloca su dado desbloqueado más bajo en el Hogar del gran espíritu.
web-bitoku-tengu-row-g = Desbloquea su dado más bajo y obtiene el recurso de su carta.
web-bitoku-tengu-row-h = Cruza el río y toma una carta de las que busca.
web-bitoku-tengu-row-i = No hay sitio donde indica su carta: coloca su dado en otra región.
web-bitoku-tengu-row-j = No le quedan dados en su tablero: se vuelve inactivo y obtiene el recurso de su carta.
web-bitoku-tengu-row-k = Cruza el río y toma una carta.
web-bitoku-tengu-row-l = No puede hacer nada más y pasa.
web-bitoku-tengu-waits = El tengu aún no ha jugado ningún turno. Estas son sus cartas a la vista.
web-bitoku-tengu-favourite = Favorito

## Fichas de ayuda

web-bitoku-explain-forest = Un dado colocado aquí puede llevar a cabo una acción del bosque y una acción de edificio de esta región.
web-bitoku-explain-highest = El dado más alto de aquí muestra un { $value }: para la acción del bosque, el tuyo debe mostrar al menos eso (en la variante difícil, más).
web-bitoku-explain-site = Solo para este tipo de edificio: { $type }
web-bitoku-explain-owner = Propietario: { $side }
web-bitoku-explain-hill = Favor de esta colina: { $hill }
web-bitoku-explain-covered = Cubierto por un indicador «Hikaru» hasta el invierno.
web-bitoku-explain-river = Un dado que cruza por aquí baja 1, y un 6 baja a 3; luego se reclama un favor de las colinas que alcanza. Un 1 no puede cruzar.
web-bitoku-explain-pilgrims = Peregrinos aquí: { $sides }
web-bitoku-explain-next-price = Tu próximo edificio: { $price }
web-bitoku-explain-empty = Aquí no hay ninguna loseta hasta el invierno.
web-bitoku-explain-hikaru = Un indicador «Hikaru» cubre cada favor reclamado en esta ronda. En invierno vuelven todos.
web-bitoku-explain-cards = Cartas: { $count }
web-bitoku-explain-stack = Losetas que quedan en las pilas: { $count }
web-bitoku-explain-discards = Descartadas: { $cards }
web-bitoku-explain-kodama = En la casilla { $space } de { $length }
web-bitoku-explain-treasure = Al final, para quienes tengan su kodama más lejos en este marcador.
web-bitoku-explain-home = En otoño, el orden de turnos sigue los dados del Hogar, del espacio más alto al más bajo.
web-bitoku-explain-start = Un punto de movimiento inicia aquí a un peregrino, mueve un peregrino una casilla o completa una carta de bitoku.
web-bitoku-explain-space = Jugar una carta aquí desbloquea el dado que hay al lado.
web-bitoku-explain-berth = Aquí queda un dado bloqueado hasta que se juega una carta en el espacio de carta { $number }. En invierno todos tus dados vuelven a los espacios rojos, en el orden que elijas.
web-bitoku-explain-virtue = Si se retirara ahora, daría { $points } PV.
web-bitoku-explain-die-locked = Está bloqueado.
web-bitoku-explain-die-unlocked = Está desbloqueado y se puede colocar.
web-bitoku-explain-die-hill = Ha cruzado el río.
web-bitoku-explain-slot = Un cristal colocado aquí despierta al peregrino que duerme en este hueco.
web-bitoku-explain-vision = Cumplido hasta ahora, contado con tus otras visiones: { $met } de { $total }
web-bitoku-explain-removed = Retiradas del juego: { $cards }
web-bitoku-explain-available = Disponibles: { $count }; eliminados: { $lost }
web-bitoku-explain-points = { $category }: { $points }
web-bitoku-explain-completed = Completadas: { $count }
web-bitoku-explain-pairs = Parejas: { $pairs }
web-bitoku-explain-hand = En la mano: { $hand }; en el mazo: { $deck }
web-bitoku-explain-known = Vistas en la mano: { $cards }
web-bitoku-explain-deck = En el mazo: { $cards }
web-bitoku-explain-played = Jugadas: { $cards }
web-bitoku-explain-amulets = Amuletos +{ $value }: { $count }
web-bitoku-explain-rock = Una roca del jardín de rocas va al primer espacio vacío por la izquierda.
web-bitoku-explain-pair = Una pareja combinada
web-bitoku-explain-done = Completada
web-bitoku-explain-held = Tienes { $count }.
web-bitoku-explain-amulet = Gastado antes de colocar un dado, le suma { $value }, sin pasar nunca de 6.
web-bitoku-explain-tengucard = Tipos que busca en las colinas: { $cards }

## Partes del tablero en el teléfono

web-bitoku-zoom-paths = Sendas { $number }
web-bitoku-zoom-hills-left = Colinas, izquierda
web-bitoku-zoom-hills-right = Colinas, derecha
web-bitoku-zoom-souls = Mitamas y libélulas
web-bitoku-zoom-garden = Jardín de rocas
web-bitoku-zoom-works = Cristales y edificios
web-bitoku-zoom-decks = Mazos
web-bitoku-zoom-lake = Lago: { $region }

## El juego en un minuto, para quien empieza

web-bitoku-minute-story = Un bosque sin su espíritu
web-bitoku-minute-story-text = El gran espíritu deja el bosque, y tú eres de los que quieren su lugar. Al cabo de cuatro años lo ocupa quien tenga más puntos de virtud (PV).
web-bitoku-minute-year = Un año tiene cuatro estaciones
web-bitoku-minute-year-text = Cada una de las cuatro rondas es un año. Actúas en verano; las demás estaciones son breves.
web-bitoku-minute-spring = Primavera: roba cartas y conserva tres.
web-bitoku-minute-summer = Verano: por turnos, una acción cada vez, hasta que todos hayan pasado.
web-bitoku-minute-autumn = Otoño: los dados del Hogar fijan el nuevo orden de turnos.
web-bitoku-minute-winter = Invierno: todos los dados vuelven, y puedes convertir una carta en puntos.
web-bitoku-minute-actions = Tres acciones para elegir
web-bitoku-minute-actions-text = Cada dado hace el mismo viaje: una carta lo desbloquea, trabaja en el bosque y después cruza el río.
web-bitoku-minute-play = Juega una carta: desbloquea el dado de al lado y te da su acción.
web-bitoku-minute-use = Coloca un dado desbloqueado en una región: usa allí una fila y un edificio.
web-bitoku-minute-cross = Cruza el río con un dado y reclama un favor de las colinas.
web-bitoku-minute-points = De dónde vienen los puntos
web-bitoku-minute-points-text = Nadie puede hacerlo todo: elige dos o tres cosas que se ayuden.
web-bitoku-minute-pilgrims = Los peregrinos alcanzan puntos por las sendas y hacen valer las rocas.
web-bitoku-minute-kodamas = Los kodamas corren por los tesoros del lago.
web-bitoku-minute-souls = Los mitamas puntúan en el acto y despiertan libélulas.
web-bitoku-minute-works = Cristales y edificios dejan a la vista puntos en tu tablero.
web-bitoku-minute-visions = Las visiones son promesas: cumplidas, puntúan; rotas, cuestan.
