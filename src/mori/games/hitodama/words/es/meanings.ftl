# Qué significan los iconos y los términos de Hitodama, y un turno de un vistazo.

## Icons

hitodama-icon-berry = Un recurso que vale 1 punto en un tributo. También paga otros bienes y despierta a tus esencias.
hitodama-icon-amber = Un recurso que vale 2 puntos en un tributo.
hitodama-icon-sapphire = Un recurso que vale 4 puntos en un tributo.
hitodama-icon-vp-now = Puntos que se cuentan en el acto. Quien llega a 25 gana al instante.
hitodama-icon-compass = Marca el Norte. La estación en juego dice por qué lado se empiezan a resolver las losetas, contando desde el Norte.

## Terms

hitodama-term-vp = puntos de victoria (PV)
    .forms = punto* de victoria, PV
    .meaning = Se ganan rindiendo tributos. 25 terminan la partida al instante.
hitodama-term-essence = esencia
    .forms = esencia, esencias
    .meaning = Un meeple de un jugador, tres cada uno. De pie en una loseta obtiene lo suyo cuando la loseta se resuelve, y luego se acuesta.
hitodama-term-standing = de pie
    .forms = de pie
    .meaning = Activa y a la espera de obtener lo suyo; también la postura de toda esencia de una reserva.
hitodama-term-asleep = dormida
    .forms = dormida, dormidas
    .meaning = Acostada. Una esencia así no obtiene nada hasta que se mueve de nuevo; en el tablero de jugador hay que despertarla antes por dos bayas.
hitodama-term-fresh = reciente
    .forms = reciente, recientes
    .meaning = Puesta en una loseta en la ronda en curso por una acción de mover o por la carta lunar «mover un meeple»; los empujones y los intercambios ni dan ni quitan esta condición.
hitodama-term-reserve = reserva
    .forms = reserva, reservas
    .meaning = Donde están tus esencias libres. Desde allí pueden ir a cualquier casilla libre.
hitodama-term-space = casilla
    .meaning = Lugar para un meeple en una loseta. Las casillas de una loseta tienen rango: el rango 1 es el de arriba y da el mejor beneficio, el número más alto es el de abajo y da el menor.
hitodama-term-blocker = bloqueo
    .forms = bloqueo, bloqueos
    .meaning = Un meeple de akku o una ficha de hielo en una casilla de una loseta. Nadie puede usar esa casilla.
hitodama-term-akku = akku
    .forms = akku, akkus
    .meaning = Una criatura que bloquea una casilla. Quien visita la guarida y paga puede llevarse uno a la canasta, donde vale 6 puntos en un tributo.
hitodama-term-lair = guarida de los akkus
    .forms = guarida de los akkus, guarida
    .meaning = La loseta de los akkus y de la pila de cartas solares. Una esencia que está allí puede pagar por un akku del mapa.
hitodama-term-ice = hielo
    .forms = hielo, ficha* de hielo
    .meaning = Bloquea una casilla hasta el deshielo. Llega cuando el hitodama se enfada.
hitodama-term-extra = espacio extra
    .forms = espacio* extra
    .meaning = Una carta lunar que queda junto a una loseta llena como una casilla más, hasta el final de la ronda.
hitodama-term-merchant = mercader
    .forms = mercader
    .meaning = La loseta donde se cambian bienes: tu esencia está sobre lo que quieres y pagas con el bien de una casilla que esté libre.
hitodama-term-solar-card = carta solar
    .forms = carta* solar*
    .meaning = Una carta que espera en la pila hasta que se resuelve la loseta de akkus. Descartada da una baya; dos dan una carta lunar.
hitodama-term-lunar-card = carta lunar
    .forms = carta* lunar*
    .meaning = Una carta que surte efecto en cuanto se juega. Descartada da un ámbar.
hitodama-term-stack = pila de cartas solares
    .forms = pila de cartas solares, pila solar
    .meaning = Aquí esperan las cartas solares jugadas. La última se resuelve primero, y quien la jugó decide.
hitodama-term-basket = canasta
    .forms = canasta, canastas
    .meaning = Las existencias visibles de bayas, ámbares, zafiros y akkus de un jugador.
hitodama-term-supply = suministro
    .forms = suministro
    .meaning = Las existencias comunes. Si faltan, se toma lo que queda.
hitodama-term-tribute = tributo
    .forms = tributo, tributos
    .meaning = Recursos que se entregan en la loseta de tributo. Cada esencia que está allí puede pagar un requisito, y eso puntúa en el acto.
hitodama-term-line = requisito
    .forms = requisito, requisitos
    .meaning = Una de las exigencias impresas en una carta de tributo, como «2 ámbares»; pagar un requisito es rendir un tributo.
hitodama-term-season = estación
    .forms = estación, estaciones, Haru, Natsu, Aki, Fuyu
    .meaning = Haru, Natsu, Aki, Fuyu. Muestra los tributos que se pueden pagar ahora, dónde empieza la resolución y cuánto cuesta desplazar; cuando todo está pagado, empieza la siguiente.
hitodama-term-displace = desplazar
    .forms = desplazar*, desplaza, desplazada, desplazamiento
    .meaning = Paga a otro jugador lo que pide la estación, y una esencia suya dormida vuelve a su reserva.
hitodama-term-resolution = resolución
    .forms = resolución
    .meaning = Después de todos los turnos, las ocho losetas se resuelven una tras otra, en el sentido de las manecillas del reloj desde el lado de la estación en juego.
hitodama-term-coin = moneda de primer jugador
    .forms = moneda de primer jugador, moneda
    .meaning = Quien la tiene empieza la ronda. Se la quita el primero de los demás que llegue a la loseta de tributo.
hitodama-term-spirit = hitodama
    .forms = hitodama
    .meaning = El espíritu de la senda del caos. Da un paso cada dos rondas; al final de la senda todos los jugadores pierden.
hitodama-term-chaos-path = senda del caos
    .forms = senda del caos
    .meaning = El camino del hitodama. Sus casillas dicen qué hace la ira.
hitodama-term-wrath = ira
    .forms = ira, iras
    .meaning = La desata quien entra en 5, 10, 15 o 20 puntos: llega hielo a las losetas o ese jugador pierde un recurso.

## A turn at a glance

hitodama-turn-actions = En tu turno tienes 3 acciones, de cualquier tipo y en cualquier orden. Después juega el siguiente, en el sentido de las manecillas del reloj.
hitodama-turn-move = Mueve una esencia tuya, de tu reserva o dormida en una loseta, a cualquier casilla libre.
hitodama-turn-play = Juega una carta: una carta lunar surte efecto en el acto, una carta solar espera en la pila.
hitodama-turn-discard = Descarta una carta solar por una baya, dos por una carta lunar, o una carta lunar por un ámbar.
hitodama-turn-draw = Roba una carta solar, o despierta a una esencia de tu tablero por 2 bayas.
hitodama-turn-displace = Desplaza una esencia dormida de otro jugador, que recibe lo que pide la estación.
hitodama-turn-resolve = Tras todos los turnos se resuelven las losetas en el sentido de las manecillas del reloj: las esencias de pie obtienen lo suyo, primero la mejor casilla, y se duermen.
hitodama-turn-tribute = En la loseta de tributo pagas un requisito de la estación. Así se puntúa. A los 5, 10, 15 y 20 puntos llega la ira.
hitodama-turn-end = Gana quien llegue primero a 25 puntos. Si no, gana quien tenga más cuando Fuyu esté pagada. Si antes el hitodama llega al final de su senda, todos pierden.
