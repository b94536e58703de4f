# La página en el navegador: lo que dice la primera vista de la sala. Se carga antes que las demás
# palabras, para que aparezca pronto con una conexión lenta.

## En todas partes

web-title = Mori
web-language = Idioma
web-theme = Colores
web-theme-system = Como el dispositivo
web-theme-light = Claros
web-theme-dark = Oscuros
web-settings = Ajustes
web-reconnecting = Se ha perdido la conexión. Intentándolo de nuevo…
web-loading = Preparando la mesa…
web-to-lobby = A la sala

## La sala

web-welcome = Adéntrate en el bosque
web-welcome-line = Dos juegos de espíritus y estaciones. Juega ya, a solas o con amigos; la mesa conoce las reglas y te explica por qué algo no es posible.
web-name = Tu nombre
web-game-bitoku = Bitoku
web-game-bitoku-facts = 1–4 jugadores · unas dos horas
web-game-bitoku-line = Despierta a los espíritus, envía tus dados por cinco regiones y al otro lado del río, recorre las sendas de la sabiduría.
web-game-hitodama = Hitodama
web-game-hitodama-facts = 2–4 jugadores · una hora más o menos
web-game-hitodama-line = Mueve las esencias de tu guardián por el anillo, paga los tributos de la estación y no dejes que el espíritu llegue al caos.
web-players = Jugadores
web-solo = Solitario
web-seats = Asientos
web-seat = Asiento { $number }
web-seat-me = Tú
# Otra persona ante esta pantalla.
web-seat-person = Alguien en esta pantalla
web-seat-name = Nombre para el asiento { $number }
# Un asiento que ocupa alguien de otro lugar mediante un enlace.
web-seat-friend = Un amigo, por enlace
web-level = Nivel del tengu
# En el asiento que juegan las reglas; $level es uno de sus niveles.
web-level-of = Tengu: { $level }
web-play-now = Jugar ya
web-play-friends = Invitar y jugar
web-set-up = Preparar una mesa
web-learn = Aprender
web-rules = Reglas
web-book = Cómo se juega
# Lleva al juego en unas imágenes, para quien nunca ha jugado.
web-newcomer = ¿Primera vez? El juego en un minuto
web-pack = Paquete de componentes
# El paquete incluido en Mori.
web-pack-own = El de Mori

## Una invitación: se ve antes de que lleguen las demás palabras

web-invited = Te han invitado
web-invited-line = Elige un nombre y ocupa un asiento.
web-invited-by =
    { $count ->
        [one] { $names } está en la mesa.
       *[other] { $names } están en la mesa.
    } Elige un nombre y ocupa un asiento.
web-take-seat = Ocupar el asiento
# Lleva al libro del juego.
web-invited-first = ¿La primera vez? Cómo se juega, en pocos minutos

## Nombres de los asientos, donde el juego no los da. Nombres propios

web-name-1 = Hana
web-name-2 = Iris
web-name-3 = Tomáš
web-name-4 = Sumi
