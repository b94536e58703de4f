# The page in the browser: what those at a table ask and tell each other beside the game.

## Taking back by consent

# Taken back only if the others consent.
web-undo-ask = Pedir que se deshaga
# On a small button of a phone.
web-tab-undo-ask = Pedir
web-undo-ask-key = Pedir a los demás que se deshaga (Z)
# $count: how many answers of others would be taken back with it.
web-undo-asked =
    { $count ->
        [one] { $name } quiere deshacer su última jugada y la que se hizo después.
       *[other] { $name } quiere deshacer su última jugada y las { $count } que se hicieron después.
    }
web-undo-asked-mine =
    { $count ->
        [one] Has pedido deshacer tu última jugada y la que se hizo después.
       *[other] Has pedido deshacer tu última jugada y las { $count } que se hicieron después.
    }
# $names is a list.
web-undo-waiting = Falta la respuesta de: { $names } · { $seconds } s
web-undo-agree = De acuerdo
web-undo-refuse = Negarse
web-undo-withdraw = Retirar la petición
web-undo-ended-given = Todos están de acuerdo: se ha deshecho.
web-undo-ended-refused = { $name } no está de acuerdo. No se deshace nada.
web-undo-ended-withdrawn = { $name } ya no pide deshacerlo.
web-undo-ended-late = No todos respondieron a tiempo. No se deshace nada.
web-undo-ended-overtaken = La partida ha seguido. No se deshace nada.

## The chat

web-chat = Conversación
web-chat-key = Conversación (C)
web-chat-unread =
    { $count ->
        [one] Conversación, una línea sin leer
       *[other] Conversación, { $count } líneas sin leer
    }
# Read aloud when somebody says something.
web-chat-said = { $name } dice: { $text }
web-chat-none = Todavía no hay mensajes.
# In the chat, after the name of a seat: the host made a new link to it, and somebody used it.
web-chat-given-anew = Este asiento se ha ocupado con un enlace nuevo en el paso { $step }.
web-chat-hint-asked = ha pedido una pista en el paso { $step }.
web-chat-open = Los espectadores pueden leer esto.
# A choice of the host.
web-chat-open-allow = Los espectadores pueden leer la conversación
web-chat-mute = Silenciar
web-chat-write = Di algo
web-chat-send = Enviar
web-chat-phrases = Frases cortas
# Said among those who play, to one or to all.
web-phrase-hello = ¡Hola!
web-phrase-good-luck = ¡Suerte!
web-phrase-well-done = ¡Bien hecho!
web-phrase-thanks = ¡Gracias!
web-phrase-sorry = ¡Perdón!
web-phrase-oops = ¡Uy!
web-phrase-thinking = Estoy pensando…
web-phrase-no-hurry = ¡Sin prisa!
web-phrase-back-soon = Vuelvo enseguida.
web-phrase-back = Ya estoy de vuelta.
web-phrase-good-game = ¡Buena partida!
web-phrase-again = ¿Otra partida?

## Presence: beside the name of somebody who sits elsewhere

web-here = (en línea)
web-away = (fuera)

## Leaving, and coming back

web-leave-bot = Si te vas, { $bot } juega por ti hasta que vuelvas.
web-leave-waits = Si te vas, tu asiento te espera.
# Beside the name of somebody who has left, in whose seat nobody plays.
web-seat-left = se ha ido; el asiento espera
# Below a seat: how often somebody took it with a new link in the middle of the game.
web-seat-given-anew =
    { $count ->
        [one] Ocupado con un enlace nuevo durante la partida, en el paso { $step }.
       *[other] Ocupado { $count } veces con un enlace nuevo durante la partida, la última en el paso { $step }.
    }
# $name is a player.
web-late-what = A { $name } se le ha acabado el tiempo. Un bot puede jugar hasta que vuelva.
# A choice of the host: $bot plays for somebody who is not connected.
web-hand-over = Que juegue { $bot }
web-stood-in = { $bot } juega por ti
web-seat-left-mine = Has dejado tu asiento
web-stood-in-line = Puedes recuperar tu asiento cuando quieras.
web-back = He vuelto
web-told-left = { $name } se ha ido. El asiento espera.
web-told-stands-in = { $bot } juega ahora por { $name }.
web-told-back = { $name } ha vuelto.
web-told-given-anew = { $name }: este asiento se ha ocupado con un enlace nuevo. Quien lo tiene ahora ve todo lo que el asiento puede ver.
web-told-hint-asked = { $name } ha pedido una pista.

## Another game with the same people

web-rematch = Jugar otra vez
web-rematch-go = A la siguiente partida
# $names is a list; you may be among them.
web-rematch-proposed = A favor de otra partida: { $names }.
# $name laid the table.
web-rematch-waits = { $name } puede abrir la siguiente partida.
## Entre visitas

web-missed = Desde tu última visita
# Lleva a otra mesa que te espera.
web-next-table = Siguiente mesa: { $title }
web-note = Mi nota
web-note-what = Una nota para ti. Se queda en este navegador y nadie más la ve.

## Sonido y avisos

web-sound = Sonidos de la mesa
web-sound-off = No
web-sound-on = Sí
# Se ofrece una vez, al empezar la primera estación.
web-sound-offer = Esta mesa tiene sonidos suaves para dados, cartas, estaciones y tu turno.
web-sound-take = Activarlos
web-notice = Avisarme cuando me toque
web-notice-off = Nunca
web-notice-tab = Con esta pestaña en segundo plano
web-notice-push = También con Mori cerrado
web-notice-private = El mensaje nombra la mesa y nada más, y solo este navegador puede leerlo.
web-notice-denied = Tu navegador bloquea los avisos de esta página. Permítelos en sus ajustes e inténtalo de nuevo.
web-notice-failed = El navegador no ha podido. ¿Hay conexión? En una ventana privada no funciona.
web-notice-none = Este navegador no puede recibir avisos con Mori cerrado. Hace falta https; en un iPhone o iPad, Mori debe estar en la pantalla de inicio.
web-remind = Recordármelo una vez, si todavía me toca
web-remind-0 = Nunca
web-remind-12 = A las 12 horas
web-remind-24 = Al cabo de un día
web-remind-72 = Al cabo de tres días

## Clocks

web-clock = Reloj
web-clock-none = Sin reloj
# What can be chosen; $increment is added with each answer.
web-clock-each-move = { $time } por jugada
web-clock-whole-game = { $time } para toda la partida, más { $increment } por jugada
# $clock is one of the two above.
web-clock-is = Reloj: { $clock }
# Read aloud, of one’s own time.
web-clock-soon = Te queda: { $time }.
# In the place of the time that is left.
web-late = sin tiempo
web-told-late = A { $name } se le ha acabado el tiempo.
web-told-late-mine = Se te ha acabado el tiempo.
