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
terminal-cannot-read = No se puede leer { $file }: { $detail }
terminal-resume-alone = Una partida reanudada conserva sus jugadores, asientos, semilla y opciones: omite { $option }.

## La mesa. Títulos y etiquetas

terminal-of-limit = { $count } de { $limit }

## La pregunta y sus respuestas

terminal-asked = { $name }:
terminal-on-table = { $numbers } (números sobre la mesa)
terminal-open-group = { $numbers } (escribe { $letter } para ver adónde)
terminal-prompt = Tu respuesta (? ayuda)
# Under a question where several units are chosen. $example: some numbers in a row.
terminal-units = Varios a la vez: escribe sus números en una línea, por ejemplo { $example }.
# A tip for a first game.
terminal-tip = Consejo: { $tip }
# An answer that is held until it is confirmed. The command undo stays as it is.
terminal-held-yes = No te queda nada más por elegir. Este es el resultado:
terminal-held-maybe = Esto revela algo oculto; cuando confirmes, ya no podrás deshacerlo.
terminal-held-prompt = Intro confirma, undo lo deshace
terminal-held-back = Deshecho; no se ha hecho ninguna jugada.
terminal-coach = El entrenador preferiría: { $choice }. { $why }.
terminal-thinking = { $name } está pensando…
terminal-since-last = Desde tu última jugada

## Réplicas a lo escrito

terminal-not-understood = «{ $text }» no es una respuesta aquí. Escribe un número, una acción como «{ $example }» o ? para ver la ayuda.
terminal-number-range = No existe el número { $number }: elige de 1 a { $max }.
terminal-not-together = No se pueden responder de una vez; no se ha hecho nada. Escribe una sola respuesta.
terminal-several = Varias respuestas empiezan así:
terminal-too-long = Esa línea es demasiado larga; no se ha hecho nada.
terminal-allowed = Permitido ahora: { $action }
terminal-refused = No permitido: { $reason }
terminal-rules = Reglas: { $rules }
terminal-why-usage = Escribe ? y una acción, por ejemplo: ? { $example }
terminal-undone = { $count ->
        [one] Deshecho: { $count } jugada.
       *[other] Deshecho: { $count } jugadas.
    }
terminal-undo-none = Aún no has hecho ninguna jugada.
terminal-undo-other = No se puede deshacer: otro jugador ha jugado después.
terminal-undo-revealed = No se puede deshacer: desde entonces se ha revelado algo oculto o aleatorio.
terminal-undo-usage = Escribe undo, o undo y cuántas jugadas, por ejemplo: undo 2
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
terminal-lesson = La lección «{ $title }»
terminal-lesson-on = Intro sigue, q termina
terminal-goodbye = Hasta pronto.

## Varias personas ante una pantalla

terminal-curtain = Cede la pantalla a { $name }.
terminal-curtain-enter = { $name }, pulsa Intro cuando solo tú estés mirando.

## Ayuda

terminal-help = Lo que puedes escribir
terminal-help-number = la respuesta con ese número
terminal-help-units = varias unidades de una pregunta, en cualquier orden
terminal-help-letter = una letra abre un grupo de respuestas
terminal-help-text = una acción en notación breve, o un comienzo inconfundible
terminal-help-why = por qué una acción no está permitida, con las reglas
terminal-help-undo = deshacer tu última jugada
terminal-help-log = lo que ha pasado, las últimas líneas
terminal-help-hint = qué elegiría el bot más fuerte y qué promete
terminal-hint-line = Después: { $line }
# Heads the second, better judgement of a hint.
terminal-hint-played = Lo mismo, jugado hasta el final
terminal-help-save = escribir la partida en un archivo
terminal-help-quit = parar; la partida se guarda
terminal-help-rules = el texto de una regla
terminal-help-lang = cambiar de idioma
terminal-help-table = dibujar la mesa de nuevo
terminal-help-score = los puntos hasta ahora, por procedencia
terminal-legend = Signos de la mesa

terminal-words-undo = deshacer atrás atras
terminal-words-log = historial
terminal-words-hint = pista consejo
terminal-words-save = guardar
terminal-words-quit = salir
terminal-words-rules = reglas regla
terminal-words-lang = idioma lengua
terminal-words-table = mesa tablero
terminal-words-cards = cartas mano
terminal-words-score = puntos marcador
terminal-words-help = ayuda

## El final

terminal-over = La partida ha terminado
terminal-source = Procedencia
terminal-total = Total
terminal-if-ended = Si acabara ahora
terminal-total-then = Total entonces
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
