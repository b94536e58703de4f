# Retos: el mismo reparto para quien reciba el enlace. La página carga estas palabras cuando muestra
# uno.

web-challenge-title = Un reto: { $game }
# A quien lee, que ha recibido la partida de alguien.
web-challenge-from = { $name } ya ha jugado este reparto. Juégalo tú también y mira después las dos partidas, una al lado de la otra.
web-challenge-what = A todos les toca el mismo reparto y los mismos rivales. Juégalo, devuelve tu partida y comparad.
web-challenge-reading = Leyendo el reto…
web-challenge-failed = Este reto no se puede abrir
web-challenge-to-play = Qué se juega
web-challenge-version = El enlace se hizo con Mori { $given }. Si las reglas son distintas, sus partidas no se pueden mostrar aquí.
# Una opción del juego, y si está activada, o su valor.
web-challenge-option = { $option }: { $value }
web-challenge-on = sí
web-challenge-off = no
web-challenge-start = Jugar este reparto
web-challenge-go-on = Seguir jugando
# Las partidas de otros no se muestran antes de que quien lee haya jugado.
web-challenge-hidden =
    { $count ->
        [one] Ha llegado una partida. La verás cuando hayas jugado.
       *[other] Han llegado { $count } partidas. Las verás cuando hayas jugado.
    }

## Enlaces

web-challenge-send = Enviar este reto
web-challenge-send-what = A quien abra este enlace le toca el mismo reparto.
web-challenge-line = Tu partida
web-challenge-line-what = Devuelve este enlace o envíalo a otros: es el reto con tu partida dentro. Nadie ve tu partida antes de haber jugado.
web-challenge-add = Añadir una partida
web-challenge-add-what = ¿Te han enviado una partida? Abre el enlace o pégalo aquí.
web-challenge-add-field = Enlace a una partida
web-challenge-add-do = Añadir
web-challenge-added = Se ha añadido la partida.
web-challenge-known = Esta partida ya estaba aquí.
web-challenge-no-line = Este enlace es solo el reto: todavía no lo ha jugado nadie.

## Las partidas, lado a lado

web-challenge-lines = Lado a lado
web-challenge-you = Tú
# La partida de alguien que no dice su nombre.
web-challenge-somebody = Partida { $number }
web-challenge-alone = De momento solo está tu partida. Envía el reto a alguien y añade la partida que te devuelva.
web-challenge-won = Victoria
web-challenge-lost = Derrota
web-challenge-result = Resultado
web-challenge-points = Puntos
web-challenge-replay = Repetición
web-challenge-replay-of = Repetición de { $name }
web-challenge-broken = La partida de { $name } no se puede mostrar.
web-challenge-parted = Dónde os separasteis
web-challenge-parted-at =
    { $step ->
        [0] { $name }: desde la primera respuesta.
        [one] { $name }: tras una respuesta igual, en la ronda { $round }.
       *[other] { $name }: tras { $step } respuestas iguales, en la ronda { $round }.
    }
web-challenge-same = { $name }: exactamente la misma partida.
# Lo que respondió alguien donde se separaron.
web-challenge-chose = { $name }: { $answer }
web-challenge-look = Verlo

## En otras partes de la página

web-challenge-offer = Retar a un amigo
web-challenge-offer-what = Con este enlace, a tu amigo le tocan el mismo reparto y los mismos rivales. Lleva tu partida dentro; la verá después de haber jugado.
web-challenge-offer-deal = Con este enlace, a tu amigo le tocan el mismo reparto y los mismos rivales.
web-challenge-open = Abrir el reto
web-challenge-all = Retos
web-challenge-new = Aún sin jugar
web-challenge-going = Lo estás jugando
web-challenge-played =
    { $count ->
        [0] Jugado, sin otras partidas todavía
        [one] Jugado, una partida para comparar
       *[other] Jugado, { $count } partidas para comparar
    }
web-challenge-forget = Olvidar este reto: { $game }
