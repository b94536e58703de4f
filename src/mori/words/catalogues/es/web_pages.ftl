### Las páginas junto a la mesa: repetición, puntuación final, reglas, iconos.

## Lo que necesitan todas las páginas

web-pages-loading = Un momento…
web-pages-retry = Intentar de nuevo
web-pages-cancel = Cancelar
web-pages-close = Cerrar
web-pages-round = ronda { $round }
web-pages-rule-link = Regla { $id }

## Repetición

web-pages-replay = Repetición
web-pages-replay-line = Curso de la partida
# Se lee en voz alta para el punto de la línea. $season es el nombre de la estación.
web-pages-replay-value = { $season ->
    [none] Paso { $step } de { $steps }; ronda { $round }
   *[other] Paso { $step } de { $steps }; ronda { $round }, { $season }
}
web-pages-replay-position = { $step } / { $steps }
web-pages-replay-play = Reproducir
web-pages-replay-pause = Pausa
web-pages-replay-back = Un paso atrás
web-pages-replay-forward = Un paso adelante
web-pages-replay-turn-back = Un turno atrás
web-pages-replay-turn-forward = Un turno adelante
web-pages-replay-speed = Velocidad
# $factor es un número en signos: ½, 1, 2.
web-pages-replay-speed-value = { $factor }×
web-pages-replay-keys = Las flechas avanzan por pasos y con Mayús por turnos; Inicio y Fin van a los extremos.
web-pages-replay-eyes = Visto por
web-pages-replay-spectator = Un espectador
web-pages-replay-setup = La mesa está preparada.
# Un paso del que este lado no se entera de nada.
web-pages-replay-decided = { $name } ha decidido.
web-pages-replay-answered = { $name } elige: { $action }
web-pages-replay-log = Lo que ha pasado
web-pages-replay-log-heading = { $season ->
    [none] Ronda { $round }
   *[other] { $season }, ronda { $round }
}
web-pages-replay-log-beginning = Antes de la primera ronda
web-pages-replay-tab-board = Tablero
web-pages-replay-tab-sides = Lados
web-pages-replay-tab-log = Registro
web-pages-replay-tab-review = Repaso
web-pages-replay-tab-more = Más
web-pages-replay-save = Guardar registro
web-pages-replay-table = A la mesa

## Abrir un registro

web-pages-import = Abrir un registro
web-pages-import-reading = El registro se está reproduciendo…
web-pages-import-failed = Este registro no se puede abrir

## Seguir jugando desde un paso

web-pages-fork = Seguir jugando desde aquí
web-pages-fork-explained = Una mesa nueva empieza con esta posición. La partida que estás viendo queda como está.
web-pages-fork-seat = ¿Qué asiento ocupas?
web-pages-fork-bot = ¿Quién juega por los demás?
web-pages-fork-start = Seguir jugando
web-pages-fork-over = Aquí la partida ha terminado. Vuelve a un paso desde el que pueda seguir.
web-pages-fork-not-yet = Otra partida podrá seguir desde aquí cuando esta termine.

## La puntuación final

web-pages-score = Puntuación final
web-pages-score-wins =
    { $count ->
        [one] { $names } gana con { $points }
       *[other] { $names } comparten la victoria con { $points }
    }
# Ha ganado un oponente que juegan las reglas.
web-pages-score-defeat = Derrota: { $name } tiene { $points }
web-pages-score-nobody = No gana nadie
web-pages-score-follows = { $name } sigue con { $points }.
web-pages-score-most = { $name } tiene más puntos que nadie: { $points }.
# Donde quien gana saca más ventaja a quien queda segundo. $category es un nombre propio.
web-pages-score-decisive = La mayor ventaja: { $category } (+{ $more }).
web-pages-score-where = De dónde salieron los puntos
web-pages-score-course = A través de las estaciones
web-pages-score-course-explained = Puntos de cada lado después de cada estación
web-pages-score-source = Procedencia
web-pages-score-side = Lado
web-pages-score-total = Total
web-pages-score-place = Puesto
web-pages-score-place-value = { $place }.º
# Una procedencia de puntos que este lado no tiene.
web-pages-score-absent = no se aplica
web-pages-score-lost = Rayado: puntos perdidos
web-pages-score-replay = Ver la repetición
web-pages-score-again = Jugar otra vez
web-pages-score-visions = Visiones
web-pages-score-completed = { $done } de { $all } cumplidas
web-pages-score-fulfilled = cumplida
web-pages-score-failed = no cumplida

## Las reglas

web-pages-rules = Reglas
web-pages-rules-of = Reglas de { $game }
web-pages-book = El libro
web-pages-book-of = Cómo se juega a { $game }
web-pages-in-book = En el libro
web-pages-rules-english = Estos textos están solo en inglés; los títulos y todo lo demás, en tu idioma.
web-pages-rules-search = Buscar en las reglas
web-pages-rules-search-hint = Buscar por número o palabras
web-pages-rules-clear = Borrar la búsqueda
web-pages-rules-found =
    { $rules ->
        [one] { $rules } regla
       *[other] { $rules } reglas
    }, { $rulings ->
        [one] { $rulings } aclaración
       *[other] { $rulings } aclaraciones
    }
web-pages-rules-none = No se ha encontrado nada para «{ $query }».
web-pages-rules-contents = Índice
web-pages-rules-terms = Términos
web-pages-rules-rulings = Aclaraciones
web-pages-rules-rulings-explained = Donde el reglamento calla, no es claro o se contradice hemos tenido que decidir; al lado está lo seguros que estamos.
web-pages-rules-examples = Ejemplos resueltos
web-pages-rules-situation = Situación
web-pages-rules-expected = Resultado
web-pages-rules-confidence-high = bien fundada
web-pages-rules-confidence-medium = bastante segura
web-pages-rules-confidence-low = incierta
web-pages-rules-copy = Enlace a { $id }
web-pages-rules-unknown = No hay reglas para «{ $game }».

## Lo que se sabe de los componentes

web-pages-pack = Componentes
web-pages-pack-explained = Mucho de lo impreso en tableros, cartas y losetas solo estaba en las imágenes del reglamento, y se han perdido. Lo hemos reconstruido de modo que se cumpla todo lo que dice el texto. Puede diferir del juego impreso.
web-pages-pack-summary =
    { $total ->
        [one] { $count } de { $total } entrada está reconstruida por nosotros.
       *[other] { $count } de { $total } entradas están reconstruidas por nosotros.
    }
web-pages-pack-entry = Entrada
web-pages-pack-provenance = Se sabe por
web-pages-pack-note = Nota
web-pages-pack-fingerprint = Huella del paquete
# Campos de una entrada que se saben por otra vía que el resto.
web-pages-pack-field = { $field }: { $provenance }

## Tablas de los paquetes, por juego

web-pages-table-bitoku-bitoku = Cartas de bitoku
web-pages-table-bitoku-region = Regiones
web-pages-table-bitoku-forest-row = Acciones del bosque
web-pages-table-bitoku-hill-favour = Favores de las colinas
web-pages-table-bitoku-insert = Piezas del tablero
web-pages-table-bitoku-tracks = Marcadores
web-pages-table-bitoku-forest-area = Espacios para dados en el bosque
web-pages-table-bitoku-hill-area = Espacios para dados en las colinas
web-pages-table-bitoku-home-space = Espacios del Hogar
web-pages-table-bitoku-rock-garden = Jardín de rocas
web-pages-table-bitoku-kodama-track = Marcadores de kodamas
web-pages-table-bitoku-market-mitama = Reserva visible de mitamas
web-pages-table-bitoku-market-dragonfly = Reserva visible de libélulas
web-pages-table-bitoku-market-crystal = Reserva visible de cristales
web-pages-table-bitoku-market-building = Reserva visible de edificios
web-pages-table-bitoku-inhabited-spaces = Zonas habitadas
web-pages-table-bitoku-wisdom-start = Puertas iniciales de las sendas
web-pages-table-bitoku-wisdom-paths = Sendas de la sabiduría
web-pages-table-bitoku-wisdom-nodes = Casillas de las sendas
web-pages-table-bitoku-wisdom-edges = Pasos de las sendas
web-pages-table-bitoku-wisdom-branches = Ramales de las sendas
web-pages-table-bitoku-building = Edificios
web-pages-table-bitoku-ancient-building = Edificios milenarios
web-pages-table-bitoku-crystal = Cristales
web-pages-table-bitoku-dragonfly = Libélulas
web-pages-table-bitoku-gate = Puertas torii
web-pages-table-bitoku-mitama = Espíritus mitama
web-pages-table-bitoku-inventory = Lista de componentes
web-pages-table-bitoku-board = Tableros personales
web-pages-table-bitoku-card-space = Espacios de yōkai
web-pages-table-bitoku-crystal-slot = Huecos para cristales
web-pages-table-bitoku-building-counter = Fichas de construcción
web-pages-table-bitoku-rock-space = Espacios para rocas
web-pages-table-bitoku-pilgrim-space = Espacios para peregrinos
web-pages-table-bitoku-setup = Preparación
web-pages-table-bitoku-rock = Rocas iwakura
web-pages-table-bitoku-attitude-tile = Loseta de actitud del tengu
web-pages-table-bitoku-card = Cartas de acción del tengu
web-pages-table-bitoku-treasure = Tesoros del lago
web-pages-table-bitoku-vision = Cartas de visión
web-pages-table-bitoku-starting-yokai = Cartas de yōkai iniciales
web-pages-table-bitoku-yokai = Cartas de yōkai
web-pages-table-hitodama-meta = El juego mismo
web-pages-table-hitodama-meta-playing-time-minutes = Duración
web-pages-table-hitodama-count = Cantidades de componentes
web-pages-table-hitodama-constant = Números de las reglas
web-pages-table-hitodama-setup = Preparación según los jugadores
web-pages-table-hitodama-character = Guardianes
web-pages-table-hitodama-geometry = El mapa
web-pages-table-hitodama-season = Estaciones
web-pages-table-hitodama-resource = Recursos
web-pages-table-hitodama-score-track = Tablero de puntuación
web-pages-table-hitodama-round-track = Marcador de ronda
web-pages-table-hitodama-chaos-space = Senda del caos
web-pages-table-hitodama-wrath-level = Niveles de ira
web-pages-table-hitodama-action = Acciones
web-pages-table-hitodama-discard-rate = Lo que da un descarte
web-pages-table-hitodama-tile = Losetas de bosque
web-pages-table-hitodama-tile-side = Caras de las losetas de bosque
web-pages-table-hitodama-deck = Mazos
web-pages-table-hitodama-akku-card = Cartas de akku
web-pages-table-hitodama-ice-card = Cartas de hielo
web-pages-table-hitodama-solar-card = Cartas solares
web-pages-table-hitodama-lunar-card = Cartas lunares
web-pages-table-hitodama-tribute-card = Cartas de tributo
web-pages-table-hitodama-ending = Finales
web-pages-table-hitodama-tie-break = Desempates
web-pages-table-hitodama-balance-reference = Valores de referencia del equilibrio

## Iconos. Los nombres que ya tienen los juegos se toman de ellos

web-pages-legend = Iconos
web-pages-legend-explained = Todos los signos de tableros, cartas y paneles. Los números van a la izquierda del icono.
web-pages-legend-goods = Bienes
web-pages-legend-points = Puntos
web-pages-legend-dice = Dados y efectos
web-pages-legend-kodamas = Los kodamas
web-pages-legend-buildings = Edificios
web-pages-legend-crystals = Cristales
web-pages-legend-souls = Mitamas y libélulas
web-pages-legend-path = Peregrinos y sendas
web-pages-legend-yokai = Cartas de yōkai
web-pages-legend-bitoku = Cartas de bitoku y de visión
web-pages-legend-seasons = Estaciones y orden
web-pages-legend-sides = Lados
web-pages-legend-resources = Recursos y cartas
web-pages-legend-forest = En las losetas
web-pages-legend-essences = Guardianes y esencias
web-pages-legend-spirit = El hitodama
web-pages-legend-page = En la página
web-pages-icon-amulet = Amuleto
web-pages-icon-amulet-value = Amuleto: sube un dado en { $value }
web-pages-icon-vp-now = Puntos al momento
web-pages-icon-vp-end = Puntos al final
web-pages-icon-vp-lost = Puntos perdidos
web-pages-icon-movement = Punto de movimiento
web-pages-icon-die = Dado con su valor
web-pages-icon-unlock-die = Desbloquear un dado
web-pages-icon-locked-die = Dado bloqueado
web-pages-icon-copy = Copiar un dado rival
web-pages-icon-discount = Descuento
web-pages-icon-cross = Cruzar el río
web-pages-icon-river = El río
web-pages-icon-draw-card = Robar una carta
web-pages-icon-kodama = Un kodama
web-pages-icon-kodama-forward = Kodama adelante, en cualquier región
web-pages-icon-kodama-here = Kodama adelante, en esta región
web-pages-icon-kodama-back = Kodama rival hacia atrás
web-pages-icon-treasure = Tesoro del lago
web-pages-icon-building = Cualquier edificio
web-pages-icon-crystal = Cualquier cristal
web-pages-icon-mitama = Cualquier mitama
web-pages-icon-dragonfly = Libélula
web-pages-icon-pair = Pareja de mitama y libélula
web-pages-icon-pilgrim-awake = Peregrino en camino
web-pages-icon-pilgrim-asleep = Peregrino en reposo
web-pages-icon-pilgrim-rock = Peregrino junto a una roca
web-pages-icon-rock = Roca iwakura
web-pages-icon-gate = Puerta torii
web-pages-icon-gate-letter = Puerta torii { $letter }
web-pages-icon-illumination = Iluminación
web-pages-icon-bridge = Puente: exige cartas de bitoku completadas
web-pages-icon-hikaru = Hikaru: este favor ya está tomado
web-pages-icon-vision = Carta de visión
web-pages-icon-yokai-card = Cualquier carta de yōkai
web-pages-icon-bitoku-card = Cualquier carta de bitoku
web-pages-icon-first-player = Primer puesto en el orden
# Un lado de Bitoku por su color y la forma que lo marca.
web-pages-icon-mark-purple = Morado: luna creciente
web-pages-icon-mark-yellow = Amarillo: triángulo
web-pages-icon-mark-brown = Marrón: cuadrado
web-pages-icon-mark-green = Verde: hoja
web-pages-icon-mark-neutral = Neutral: octógono
web-pages-icon-essence = { $name }: esencia de pie
web-pages-icon-essence-asleep = { $name }: esencia dormida
web-pages-icon-ice = Hielo
web-pages-icon-extra = Espacio extra
web-pages-icon-merchant = Mercader
web-pages-icon-tribute = Tributo
web-pages-icon-compass = Brújula: la loseta del Norte
web-pages-icon-coin = Moneda de primer jugador
web-pages-icon-spirit = El hitodama
web-pages-icon-chaos-path = Senda del caos
web-pages-icon-wrath = Ira del hitodama
web-pages-icon-ui-undo = Deshacer
web-pages-icon-ui-why-not = ¿Por qué no?
web-pages-icon-ui-hint = Una pista
web-pages-icon-ui-log = Registro
web-pages-icon-ui-note = Mi nota
web-pages-icon-ui-rules = Reglas
web-pages-icon-ui-glance = Un turno de un vistazo, iconos, términos
web-pages-icon-ui-language = Idioma
web-pages-icon-ui-theme = Claro u oscuro
web-pages-icon-ui-replay = Repetición
web-pages-icon-ui-bot = Lo lleva un bot
web-pages-icon-ui-person = Lo lleva una persona
web-pages-icon-ui-spectator = Mirando
web-pages-icon-ui-check = Hecho, cumplido
web-pages-icon-ui-close = Cerrar; no cumplido
web-pages-icon-ui-left = Atrás
web-pages-icon-ui-right = Adelante
web-pages-icon-ui-down = Mostrar más
web-pages-icon-ui-up = Abrir de nuevo
web-pages-icon-ui-link = Enlace, guardar
web-pages-icon-ui-play = Jugar
web-pages-icon-ui-clock = Esperando
web-pages-icon-ui-settings = Ajustes
web-pages-icon-ui-menu = Menú
web-pages-icon-ui-lock = Bloqueado, secreto
web-pages-icon-ui-pass = Pasar, ir por turnos
web-pages-icon-ui-chart = Puntos
# What they mean.
web-pages-means-ui-undo = Deshace tu última jugada, mientras no se haya revelado nada nuevo.
web-pages-means-ui-why-not = Dice por qué algo no se puede elegir ahora, con la regla.
web-pages-means-ui-hint = Un bot dice qué haría en tu lugar.
web-pages-means-ui-log = Todo lo que ha pasado, desde el principio.
web-pages-means-ui-note = Tu propia nota en esta mesa. Se queda en este navegador y nadie más la ve.
web-pages-means-ui-rules = Abre las reglas, cada una con su número.
web-pages-means-ui-glance = Abre esta ayuda: un turno de un vistazo, iconos y términos.
web-pages-means-ui-language = Elige el idioma de la página. Cambia al momento.
web-pages-means-ui-theme = Elige entre página clara y oscura.
web-pages-means-ui-replay = Vuelve a ver una partida, paso a paso.
web-pages-means-ui-bot = Este puesto lo juega un bot.
web-pages-means-ui-person = Este puesto lo juega una persona.
web-pages-means-ui-spectator = Alguien que mira y no juega.
web-pages-means-ui-check = Esto está elegido, hecho o cumplido.
web-pages-means-ui-close = Cierra lo que está abierto. En una lista: esto no se cumple.
web-pages-means-ui-left = Retrocede uno.
web-pages-means-ui-right = Avanza uno.
web-pages-means-ui-down = Abre más de lo que hay aquí.
web-pages-means-ui-up = Vuelve a abrir lo que se plegó abajo.
web-pages-means-ui-link = Copia o guarda un enlace que otros pueden abrir.
web-pages-means-ui-play = Empieza una partida o pone en marcha una repetición.
web-pages-means-ui-clock = Antes tiene que jugar otra persona.
web-pages-means-ui-settings = Lo rápido que ocurre todo y si se mueve.
web-pages-means-ui-menu = Personas, velocidad, reglas, idioma y colores, en un teléfono.
web-pages-means-ui-lock = Oculto para los demás o aún no disponible.
web-pages-means-ui-pass = Has terminado en esta fase; los demás siguen.
web-pages-means-ui-chart = De dónde vienen los puntos, lado a lado.

## Quick help at the table

web-help = Ayuda rápida
web-help-key = Ayuda rápida: un turno de un vistazo, iconos, términos (I)
web-help-turn = Un turno
web-help-search = Buscar iconos y términos
web-help-example = Ejemplo:
web-help-print = Imprimir
# Keys at the table, and what each does.
web-keys = Teclas
web-keys-shift = Mayús
web-keys-enter = Intro
web-keys-escape = Esc
web-keys-choose = elegir la respuesta con ese número
web-keys-list = recorrer las respuestas
web-keys-places = en el tablero: de un lugar a otro
web-keys-lit = solo entre los lugares que brillan
web-keys-press = elegir; en un lugar que no brilla: ¿por qué no?
web-keys-why = qué es este lugar, o por qué no se puede elegir
web-keys-stand = cómo va la partida: estación, puntos, qué se espera
web-keys-log = en el registro: de una línea a otra, y a volver a ver ese momento
web-keys-confirm = confirmar una respuesta retenida
web-keys-back = un paso atrás y, al final, a la pregunta; muestra de golpe lo que aún se está mostrando

## Un enlace a una partida

web-pages-link = Enlace a esta partida
web-pages-link-reading = Se está repitiendo la partida de este enlace…
web-pages-link-failed = Este enlace no se puede abrir
