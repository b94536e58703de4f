# Lo que necesitan todos los juegos y todas las superficies.

## Listas, asientos, idiomas, procedencia

common-list-comma = { $list }, { $item }
common-list-and =
    { $list } { $item-id ->
        [i] e
       *[other] y
    } { $item }
common-list-or =
    { $list } { $item-id ->
        [o] u
       *[other] o
    } { $item }
common-list-semicolon = { $list }; { $item }
common-group = ({ $text })
common-nothing = nada
common-seat = Jugador { $number }
# Una respuesta y lo que significa.
common-action-option = { $action }: { $option }

common-provenance-stated = dicho por el reglamento
common-provenance-derived = se deduce del reglamento
common-provenance-reconstructed = reconstruido por nosotros

# What bots are called, and how they play.
common-bot-sprout = Brote
    .explained = Principiante: ve pocas de sus opciones y toma la primera ganancia que encuentra.
common-bot-fern = Helecho
    .explained = Piensa solo en la jugada del momento y se le escapa casi la mitad de sus opciones.
common-bot-bamboo = Bambú
    .explained = Sopesa lo que su paso da al momento y a veces pasa algo por alto.
common-bot-alder = Aliso
    .explained = Mira toda la partida, pero a menudo pasa por alto la mejor jugada.
common-bot-maple = Arce
    .explained = Sabe lo que compensa a la larga, pero no siempre lo encuentra.
common-bot-cedar = Cedro
    .explained = Hace siempre la jugada de la que más espera en toda la partida.
common-bot-ginkgo = Ginkgo
    .explained = El más fuerte: planea como Cedro y prueba adónde lleva cada opción.
common-bot-greedy = Bot constante
    .explained = Toma lo que más da al momento, sin plan.
common-bot-random = Bot descuidado
    .explained = Elige cualquiera de sus opciones, sin más.
# A bot of another package.
common-bot-other = Bot «{ $bot }»

## Avisos en un dispositivo: breves, bajo el título de la mesa

common-notice-turn = Te toca a ti.
common-notice-end = La partida ha terminado.
common-notice-reminder = Todavía te toca a ti.
