# La página en el navegador: lo que dicen todas sus páginas, la sala y la mesa.
# Las demás páginas y los dibujos de los juegos tienen sus propios archivos, web_<area>.ftl.

## The shuffle

# The kind of a shuffle, on one line; the digits of the promise may follow.
web-shuffle-fair = Barajado limpio
web-shuffle-fair-what = La semilla salió del sistema operativo y quedó fijada antes de la primera jugada. Su suma de comprobación es { $commitment }; tras la última jugada se revela la semilla y cualquiera puede comprobarla.
web-shuffle-chosen = Semilla elegida
web-shuffle-chosen-what = Quien creó esta mesa eligió la semilla y puede saber lo oculto.
web-shuffle-branched = Rama de otra partida
web-shuffle-branched-what = Esta partida sigue desde un paso de otra, cuyos barajados puede conocer cualquiera.
web-shuffle-imported = De un registro
web-shuffle-imported-what = Esta partida viene de un registro; quien lo tenga puede conocer sus barajados.
web-shuffle-told = Se reveló la semilla
web-shuffle-told-what = Esta partida no pudo seguir un tiempo y alguien de la mesa la guardó con su semilla: puede saber lo oculto.
web-shuffle-unknown = Sin promesa sobre el barajado
web-shuffle-unknown-what = Esta mesa la creó una versión de Mori que no publicaba la suma de comprobación de sus barajados.
web-shuffle-kept = Barajado limpio, comprobado
web-shuffle-kept-what = La semilla es la que se prometió antes a este navegador: { $commitment }
web-shuffle-consistent = Barajado limpio, como se prometió
web-shuffle-consistent-what = La semilla concuerda con la suma de comprobación { $commitment }. Este navegador no la vio durante la partida: compárala con alguien que sí.
web-shuffle-broken = ¡El barajado no es el que se prometió!
web-shuffle-broken-what = La semilla, la suma de comprobación de este navegador y la que da el servicio no concuerdan.

## En todas partes

# En el título de la ventana.
web-title-game = { $game } – Mori
web-title-turn = ● Tu turno – { $game }
web-motion = Movimiento
web-motion-system = Como el dispositivo
web-motion-reduced = Nada se mueve
web-close = Cerrar
web-cancel = Cancelar
web-try-again = Intentarlo de nuevo
web-nowhere = No hay nada en esta dirección
web-unreachable = No se puede contactar con el servicio. ¿Sigue en marcha?
web-offline = No hay conexión. Tus mesas están a salvo; podrás seguir jugando en cuanto vuelva la conexión.
# Un código que no tiene frase propia.
web-refused = El servicio lo rechaza ({ $code }).

## La sala

web-set-up-game = Preparar una mesa de { $game }
web-options = Opciones
web-pack-what = Ver qué se sabe y qué no
web-table-title = Nombre de la mesa (opcional)
web-seed = Semilla (opcional)
web-seed-what = La misma semilla reparte la misma partida otra vez. Sin ella decide el azar.
web-seed-wrong = Una semilla es un número entero menor que 2¹²⁸, de 39 cifras como máximo.
web-start = Empezar
web-continue = Continuar
web-continue-none = Ninguna mesa espera. La próxima está a un clic.
web-table-state = { $game } · ronda { $round } · { $date }
web-table-round = ronda { $round } · { $date }
web-others-turn = Los demás eligen
web-play = Jugar
web-show-all = Mostrar todo ({ $count })
web-replays = Repeticiones
web-replays-none = Aquí llegan las partidas terminadas. También se puede ver un archivo de partida de otro sitio.
web-replay = Repetición
web-import = Abrir un archivo de partida
web-import-failed = Este archivo no se puede reproducir.
# Han jugado varias personas de una pantalla; los puntos por asiento.
web-result-shared = Terminada, { $scores }
web-result-won = Ganada, { $scores }
web-result-lost = Perdida, { $scores }
web-statistics = Tus partidas hasta ahora
web-statistics-solo = { $game }, en solitario
web-statistics-played = Jugadas
web-statistics-won = Ganadas
web-statistics-best = Mejor
web-statistics-mean = Media

## Amigos por enlace

web-friends-what = Recibes un enlace para cada amigo al preparar la mesa. La partida empieza cuando están todos.
web-stand-in = Si un amigo se va o se queda sin tiempo
# Qué pasa entonces con el asiento; si no, aquí va el nombre de un bot.
web-stand-in-none = El asiento espera
web-listed = Abierta a cualquiera, en la lista de mesas mientras estés en ella
web-people = En la mesa
web-gathering = Esperando a todos
web-gathering-left =
    { $count ->
        [one] Queda un asiento libre. La partida empieza cuando se ocupe.
       *[other] Quedan { $count } asientos libres. La partida empieza cuando se ocupen todos.
    }
web-seat-free = libre
# $bot juega en el asiento de alguien que se fue.
web-stands-in = Juega { $bot } en su lugar
web-seat-to-bot = Dar a un bot…
web-link-to-seat = Invitación al asiento { $number }
web-link-copy = Copiar
web-link-copied = Copiado
web-link-share = Compartir
web-link-code = Código QR
web-link-new = Enlace nuevo
web-link-new-sure = ¿Quitarle el asiento a { $name }?
web-table-gone = Esta mesa ya no existe: la ha borrado quien la creó, o nadie la usó durante mucho tiempo.
web-seat-moved = Tu asiento tiene ahora otro enlace, así que este dispositivo ya no lo abre. Pide el nuevo enlace a quien creó la mesa; si se admiten espectadores, entretanto puedes mirar.
web-watch-now = Mirar
web-other-device = Seguir en otro dispositivo
web-other-device-what = Abre este enlace en tu otro dispositivo o escanea su código. Los dos jugarán entonces con tu asiento, así que no se lo des a nadie.
web-other-device-link = Enlace a tu propio asiento
web-watchers =
    { $count ->
        [one] Hay un espectador mirando.
       *[other] Hay { $count } espectadores mirando.
    }
web-hints-allow = Se pueden pedir pistas a un bot
web-hints-on = En esta mesa se permiten pistas.
web-notice-offer = ¿Quieres que el navegador te avise cuando te toque?
web-notice-offer-yes = Sí, por favor
web-notice-offer-no = No, gracias
web-watching = Estás mirando
web-watching-allow = Permitir espectadores
web-watching-link = Enlace para mirar
web-leave = Dejar la mesa
web-leave-sure = ¿Dejarla de verdad?
web-delete = Borrar la mesa
web-delete-sure = ¿Borrarla para todos?
web-forget = Quitar «{ $title }» de esta lista
web-open-tables = Mesas abiertas
web-table-waits =
    { $count ->
        [one] Queda un asiento libre
       *[other] Quedan { $count } asientos libres
    }
web-join = Unirse

## La mesa: cabecera

web-you = Tú
# Se lee en voz alta antes de los nombres en orden de turno con sus puntos.
web-order = Orden de turnos y puntos:
web-points = Puntos hasta ahora
web-points-open = De dónde vienen los puntos
web-points-none = Aún sin puntos
# Dos claves de las barras: los puntos obtenidos y los que añadiría el final de la partida.
web-points-scored = Obtenidos
web-points-added = Si acabara ahora
# $change lleva su signo: «+22»; $total es la suma de los puntos obtenidos y de estos.
web-points-if-ended = Si acabara ahora: { $change }, { $total } en total
# En el marcador y en una opción: $total y $change como arriba.
web-points-then = Si acabara ahora: { $total }
web-points-change = Si acabara ahora: { $change }
web-points-without-hidden-cards = Sin contar las cartas que no puedes ver
web-points-without-dream-crystals = Sin contar los cristales del sueño
web-undo = Deshacer
web-undo-key = Deshacer (Z)
web-undo-nothing = Nada que deshacer: aún no has jugado, o desde entonces se ha revelado algo oculto.
web-undo-over = La partida ha terminado: ya no se puede deshacer nada.
web-undo-showing = Podrás deshacer cuando se hayan mostrado las jugadas.
# $what es una frase.
web-done-alone = No había otra opción, así que la mesa lo ha hecho por ti: { $what }
web-rules-key = Reglas (R)
web-speed = Ritmo de los demás
web-speed-slow = Despacio
web-speed-normal = Con calma
web-speed-fast = Deprisa
web-speed-instant = Al instante
# Whether an answer is held until it is confirmed, when it may be impossible to take it back.
web-confirm = Respuestas definitivas
web-confirm-on = Confirmarlas antes
web-confirm-off = Responder al momento
# Se ofrece una vez, tras varias respuestas confirmadas.
web-confirm-offer = ¿Prefieres responder sin confirmar? Puedes cambiarlo cuando quieras en los ajustes.
web-zoom = Tamaño del tablero
web-zoom-in = Más cerca
web-zoom-out = Más lejos
web-zoom-whole = El tablero entero
web-zoom-beyond = { $edge ->
    [left] { $count ->
        [one] Una opción más a la izquierda: mostrarla
       *[other] { $count } opciones más a la izquierda: mostrarlas
    }
    [right] { $count ->
        [one] Una opción más a la derecha: mostrarla
       *[other] { $count } opciones más a la derecha: mostrarlas
    }
    [top] { $count ->
        [one] Una opción más arriba: mostrarla
       *[other] { $count } opciones más arriba: mostrarlas
    }
   *[bottom] { $count ->
        [one] Una opción más abajo: mostrarla
       *[other] { $count } opciones más abajo: mostrarlas
    }
}
web-my-board = Mi tablero
web-side-board = { $name }: mostrar el tablero entero

## La mesa: decidir

web-your-turn = Tu turno
web-is-choosing = { $name } está eligiendo
web-goes-on = La partida sigue sola
# $names es una lista.
web-are-choosing = { $names } están eligiendo
web-again = Lo que ha pasado, otra vez
web-see-again = Verlo otra vez
web-last-turns = Lo que han hecho los demás
web-skip = Saltar
web-hint = Pista
web-hint-key = Pista (H)
web-hint-thinking = Un bot lo está pensando…
# La sugerencia en palabras: lo que elegiría un bot, sin motivo.
web-hint-told = «{ $bot }» elegiría: { $choice }
web-hint-other = O bien: { $choice }
web-hint-line = Después: { $line }
web-other-choice = Otra cosa
web-all-choices = Todas las opciones
web-stands = { $name }: { $score } PV.
web-stands-then = { $name }: { $score } PV, { $total } si terminara ahora.
web-more-choices = Más opciones
web-one-choice = Una opción cada vez
web-question-fold = Plegar la pregunta
web-question-unfold = Mostrar la pregunta
web-menu = Menú
web-tap-glow = O toca lo que brilla
web-choice-of = { $number } de { $count }
web-next = Opción siguiente
web-previous = Opción anterior
# An answer that is held back: is it the last of the turn, does it bring something to light, or is
# it only a choice of several units?
web-held-yes = ¿Listo?
web-held-maybe = Cuando lo confirmes, quizá ya no puedas deshacerlo.
web-held-no = Todo está elegido. Aún puedes cambiarlo.
web-held-confirm = Confirmar
web-held-back = Deshacer
# Delante de iconos: lo que cuesta y da el turno entero.
web-held-turn = Este turno:
# Units of one question, on the buttons beside them. $what is one of them in words.
web-unit-more = Añadir: { $what }
web-unit-less = Quitar: { $what }
web-unit-count = { $what }: { $count }
# A place for those who listen: how it stands, and what choosing it means.
web-place-state = { $place }, { $standing }
web-place-choice = { $place }: { $action }
# The box in which the question stands, for those who listen.
web-asking = La pregunta
web-taken-back = Deshecho.
web-which = ¿Qué quieres hacer?
web-why-not = ¿Por qué no?
web-frozen-save = Guardar la partida hasta aquí
web-restarting = El servicio se está reiniciando. Sigue enseguida…
web-sent-later = Tu jugada se enviará en cuanto vuelva la conexión.
web-sending = Enviando tu jugada…
web-not-saved =
    Aún sin guardar: { $why ->
        [storage_full] el disco del servicio está lleno
        [storage_busy] la base de datos está ocupada
        [browser_full] a este navegador no le queda espacio para la página
        [browser_away] ahora este navegador no guarda nada de la página
       *[storage_away] no se puede acceder a la base de datos
    }. Intentándolo de nuevo…
web-saved = Guardado.
web-table-failed = Esta mesa no se puede abrir

## La mesa: personas que comparten pantalla

web-curtain = Pasa la pantalla a { $name }
web-curtain-why = Las manos son secretas. No se muestra nada hasta que la persona correcta esté ante la pantalla.
web-curtain-lift = Soy { $name }, muestra mi lado

## La mesa: registro

web-log = Registro
web-log-filter = Filtrar el registro
web-log-look-back = Volver a ver este momento
web-log-who = De quién
web-log-everybody = Todos
web-log-kind = Qué líneas
web-log-all = Todo
web-log-moves = Jugadas
web-log-points = Puntos
web-log-earlier = Mostrar también el principio
# Donde empieza un año: los puntos de cada uno.
web-log-standing = Marcador: { $standing }
web-log-standing-side = { $name } { $points }
# $total: lo que tendría si la partida hubiera acabado entonces.
web-log-standing-ended = { $name } { $points } ({ $total })
web-log-standing-what = Entre paréntesis: si la partida hubiera acabado entonces

## La mesa: el final

# $names es una lista.
web-winners = { $count ->
        [one] { $names } gana
       *[other] { $names } comparten la victoria
    }
# A quien gana, y a quien comparte la victoria.
web-won = ¡Has ganado!
web-won-shared = ¡Compartes la victoria!
# La repetición, desde el final de la partida.
web-look-back = Repasar la partida
# Otra partida contra $what: bots más fuertes, o un nivel más difícil.
web-harder = Más difícil: { $what }
web-opponent-won = { $name } ha perdido
web-nobody-won = No gana nadie
web-scores = La puntuación completa

## La mesa en un teléfono

web-tabs = Partes de la mesa
web-tab-board = Tablero
web-tab-mine = El mío
web-tab-rivals = Rivales
web-tab-log = Registro
web-tab-undo = Deshacer
web-areas = Partes del tablero
web-map = Mapa del tablero
# Se dice de una parte del tablero en la que se puede elegir algo.
web-area-glows = (hay algo que elegir)

# The table of a game that the page has no drawings for.
web-plain-number = N.º { $number }
web-plain-nothing = –
web-plain-yes = sí
web-plain-no = no
web-plain-outline = La mesa en palabras
web-plain-why-not = ¿Por qué no puedo elegir esta acción?
web-plain-legal = Esto se puede elegir ahora.

## Lecciones

web-learn-game = Aprender { $game }
web-lesson-start = Empezar
web-lesson-again = Otra vez
web-lesson-begin = Empezar «{ $title }»
web-lesson-continue = Seguir con «{ $title }»
web-lesson-restart = «{ $title }» desde el principio
web-lesson-done = Hecha
# Junto a una lección: cuánto dura.
web-lesson-minutes = unos { $count } min
web-lesson-enough = Con estas { $count } lecciones basta para una primera partida.
web-lesson-progress = Paso { $number } de { $count }
web-lesson-rules = Reglas:
web-lesson-on = Siguiente
web-lesson-back = Atrás
web-lesson-next = Siguiente lección: { $title }
web-lesson-play = Juega tu primera partida
web-lesson-leave = Salir de la lección
# El juego en unas imágenes, antes de las lecciones.
web-minute = El juego en un minuto
web-minute-about = De qué trata, en cuatro imágenes
web-minute-look = Ver
web-minute-lesson = A la primera lección

## Consejos para una primera partida

web-tips = Consejos
web-tips-first = En la primera partida
web-tips-on = Siempre
web-tips-off = Nunca
web-tips-again = Mostrar de nuevo todos los consejos
web-tips-renewed = Los consejos volverán a aparecer.
web-tips-stop = No más consejos
web-tips-stopped = Sin consejos. Puedes reactivarlos en los ajustes.
web-tip = Consejo
web-tip-close = Entendido
web-tip-advice = Pedir una pista
web-tip-fold = Volver a la pregunta
web-tip-less = Mostrar una línea
