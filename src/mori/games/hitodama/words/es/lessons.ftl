# Las lecciones de Hitodama (docs/adding-a-lesson.md). La página carga este archivo con la primera lección.

## El anillo

hitodama-lesson-ring = Una ronda en el anillo
    .about = Tres acciones, ocho losetas y tu primer tributo
    .learnt = Conoces una ronda entera: tres acciones por jugador, luego se resuelven las losetas en el sentido de las manecillas del reloj, y los tributos dan puntos.
hitodama-lesson-ring-welcome = Ocho losetas forman un anillo. A ellas envías tus esencias, y cada loseta da algo distinto.
hitodama-lesson-ring-goal = Puntúas pagando tributos; estos son los de la primavera, Haru. Quien llega primero a 25 puntos gana en el acto. Pero si antes el hitodama, el espíritu del bosque, llega al final de su senda, pierden todos.
hitodama-lesson-ring-berries = En tu turno tienes tres acciones. Primero pon una esencia de tu reserva en la casilla de arriba de las bayas: te dará 3.
hitodama-lesson-ring-lower = Esa casilla solo da 2 bayas. La de encima está libre y da 3.
hitodama-lesson-ring-elsewhere = También es buen sitio. Pero para el tributo necesitas antes bayas.
hitodama-lesson-ring-early = Tienes tres acciones, y la que no usas se pierde. Úsalas todas.
hitodama-lesson-ring-tribute = Segunda acción: envía tu otra esencia a la loseta de tributo. Solo allí puede pagar.
hitodama-lesson-ring-no-tribute = Las bayas solas no puntúan. Alguien tiene que estar en la loseta de tributo para pagarlas.
hitodama-lesson-ring-draw = Tus dos esencias ya están en camino. Con la tercera acción, roba una carta solar.
hitodama-lesson-ring-keep = Guarda tus cartas por ahora: tienen su propia lección.
hitodama-lesson-ring-resolved = Todos han jugado, así que se resuelven las losetas, en el sentido de las manecillas del reloj desde la de la estación. Tu esencia ha traído 3 bayas y se ha dormido.
hitodama-lesson-ring-pay = Ahora, la loseta de tributo. Paga el requisito de 3 bayas: cada baya vale 1 punto.
hitodama-lesson-ring-less = Puedes pagar más. El requisito de 3 bayas da 3 puntos.
hitodama-lesson-ring-unpaid = Has venido hasta aquí para pagar. Entrega tus 3 bayas.
hitodama-lesson-ring-home = ¡3 puntos! Quien ha pagado vuelve a la reserva. La esencia de las bayas duerme y no recibe nada hasta que la muevas.

## Lugares

hitodama-lesson-places = Dónde estás
    .about = Rangos, sueño y qué pasa cuando alguien empuja
    .learnt = Conoces tus lugares: la casilla de arriba va primero, y un akku empuja desde abajo. La esencia que ha recogido duerme hasta que la mueves.
hitodama-lesson-places-asleep = Ronda 2. Tus esencias duermen donde recogieron. Dormidas no reciben nada más: alguien tiene que moverlas.
hitodama-lesson-places-ranks = Las casillas de una loseta tienen un orden. La de arriba es la mejor y va primero. En el ámbar, ahí duerme tu rival.
hitodama-lesson-places-move = Una esencia dormida despierta cuando la mueves. Mueve una de las tuyas a la casilla libre del ámbar.
hitodama-lesson-places-patience = Podrías mandar a tu rival a casa por 1 baya. Pero guarda tus bayas: las necesitas todas, y algo va a pasar por sí solo.
hitodama-lesson-places-not-amber = Es verdad, una esencia dormida puede ir a cualquier casilla libre. Esta vez prueba el ámbar.
hitodama-lesson-places-wake = Tu tercera esencia duerme en tu tablero. Despiértala por 2 bayas y vendrá a tu reserva.
hitodama-lesson-places-third = Despierta primero a tu tercera esencia: tres hacen más que dos.
hitodama-lesson-places-tribute = Ya está despierta y puede salir enseguida. Envíala a la loseta de tributo.
hitodama-lesson-places-no-tribute = También es buen sitio. Pero solo quien está en la loseta de tributo puede pagar por puntos.
hitodama-lesson-places-pushed = ¡Mira el ámbar! Tu rival tomó un akku y llegó otro. Ocupa la casilla más baja y empuja a todos hacia arriba: ahora estás en lo alto, y tu rival ha salido, de vuelta a la reserva.
hitodama-lesson-places-arrow = Ahora se resuelve la loseta del ámbar. Una flecha significa: paga lo de su izquierda por lo de su derecha. Paga 1 baya por 2 ámbares.
hitodama-lesson-places-worth = Te queda 1 baya, y 2 ámbares valen mucho más. Págala.
hitodama-lesson-places-score = Y en la loseta de tributo, paga 2 ámbares: cada uno vale 2 puntos.
hitodama-lesson-places-one-amber = Un ámbar da 2 puntos. Tienes dos: paga el requisito de ambos, por 4.
hitodama-lesson-places-unpaid = Los puntos ganan la partida, y estos ámbares valen 4. Págalos.

## Cartas

hitodama-lesson-cards = Las cartas y la pila
    .about = Cartas lunares, cartas solares y el orden de la pila
    .learnt = Conoces las cartas: una carta lunar surte efecto en el acto, las solares esperan en la pila y se resuelven desde arriba, y lo que no necesitas se convierte en bienes.
hitodama-lesson-cards-hand = Estas son tus cartas. Las lunares, oscuras, surten efecto en el acto. Las solares, doradas, esperan en una pila.
hitodama-lesson-cards-lunar = Juega la carta lunar de las 3 bayas. Es una acción, y son tuyas en el acto.
hitodama-lesson-cards-later = Buena idea, pero toma antes tus bayas. La carta solar viene después.
hitodama-lesson-cards-waste = Descartada, una carta da poco. Jugada, esta da 3 bayas.
hitodama-lesson-cards-solar = Juega ahora tu carta solar. Espera en la pila de la loseta de los akkus; luego da un punto por cada esencia en la loseta del Oeste.
hitodama-lesson-cards-point = Una baya está bien, pero esta carta te dará un punto. Juégala.
hitodama-lesson-cards-west = La loseta del Oeste da cartas lunares. Pon una esencia en su casilla de arriba: una carta y un punto.
hitodama-lesson-cards-dear = En esa casilla la carta cuesta una baya. La de encima la regala.
hitodama-lesson-cards-not-west = Tu carta solar habla de la loseta del Oeste. Que haya alguien allí cuando actúe.
hitodama-lesson-cards-stack = La pila se resuelve desde arriba: primero la última carta. La de tu rival resolvió antes el Oeste, y robaste una carta lunar. Después, la tuya os dio un punto a cada uno.
hitodama-lesson-cards-discard = Una carta también puede convertirse en bienes. Descarta una carta lunar por un ámbar.
hitodama-lesson-cards-soon = La jugarás enseguida. Mira antes qué más puede ser una carta.
hitodama-lesson-cards-give = Una de tus cartas da 2 ámbares al jugarla. Entrega la otra.
hitodama-lesson-cards-better = Mejor guarda esa: da 2 ámbares cuando la juegas.
hitodama-lesson-cards-two = Juega ahora la carta que guardaste, por 2 ámbares más.
hitodama-lesson-cards-half = Descartada daría 1 ámbar. Jugada da 2.
hitodama-lesson-cards-limit = Puedes tener cinco cartas en la mano. En la mesa, los consejos te dirán qué más puedes obtener por las que sobran.

## Akkus

hitodama-lesson-akkus = Akkus, hielo y el espíritu
    .about = Qué bloquea una casilla y qué enfada al hitodama
    .learnt = Conoces los peligros: akkus y hielo bloquean casillas y empujan, la ira llega a los 5, 10, 15 y 20 puntos, y el hitodama sigue caminando.
hitodama-lesson-akkus-akku = La criatura oscura es un akku. Bloquea una casilla. La carta de akku muestra lo que cuesta tomarlo, aquí 2 ámbares. Como tributo vale 6 puntos.
hitodama-lesson-akkus-ambers = Necesitas 2 ámbares. Los tiene tu carta lunar: juégala.
hitodama-lesson-akkus-half = Descartada, la carta solo da 1 ámbar. Jugada da 2.
hitodama-lesson-akkus-first = Enseguida irás allí. Pero consigue antes los ámbares.
hitodama-lesson-akkus-visit = Envía una esencia a la loseta de los akkus. Quien está allí puede pagar por un akku.
hitodama-lesson-akkus-elsewhere = Buen sitio, pero el akku solo se vende en su propia loseta. Ve allí.
hitodama-lesson-akkus-tribute = Envía la otra a la loseta de tributo. Aún tienes 3 bayas para pagar.
hitodama-lesson-akkus-no-tribute = Ahí no: tus bayas quieren ser puntos, en la loseta de tributo.
hitodama-lesson-akkus-five = Tienes 3 puntos. Paga 2 bayas por 2 más, y mira el marcador: el 5 es una casilla de ira.
hitodama-lesson-akkus-spare = Mejor guarda tus ámbares para el akku y paga con bayas.
hitodama-lesson-akkus-unpaid = No temas la ira: les llega a todos. Paga las 2 bayas.
hitodama-lesson-akkus-wrath = Has llegado a 5, y el hitodama se enfada. Una carta ha traído hielo a dos losetas. El hielo bloquea y empuja como un akku. Más adelante, la ira también puede costar bienes.
hitodama-lesson-akkus-capture = Ahora, tu visita: toma el akku por tus 2 ámbares.
hitodama-lesson-akkus-free = Vale 6 puntos en un tributo posterior, y tienes los ámbares. Tómalo.
hitodama-lesson-akkus-next = Era el último akku del mapa, así que enseguida llegó la siguiente carta. El hielo ya ocupa la casilla de abajo de las bayas, así que el nuevo ocupó la de arriba, y la esencia dormida de tu rival volvió a su reserva.
hitodama-lesson-akkus-spirit = Cada dos rondas el hitodama da un paso, y su ira empeora. Si llega al final de su senda, todos pierden.

## Las estaciones

hitodama-lesson-seasons = Estaciones y tributos
    .about = Cómo cambia una estación y cómo hacer sitio en una loseta llena
    .learnt = El último requisito de una estación hace empezar la siguiente en el acto: desde entonces valen sus tributos y su coste de desplazar. Solo falta una cosa: cómo termina una partida.
hitodama-lesson-seasons-last = De los tributos de Haru solo queda uno: 1 ámbar. Quien lo paga cierra la estación, y la siguiente empieza en el acto.
hitodama-lesson-seasons-first = Mueve una esencia dormida al círculo más grande de la loseta de tributo. Quien está ahí paga primero.
hitodama-lesson-seasons-circle = La loseta es esa. Pero en el círculo más grande pagas antes que nadie.
hitodama-lesson-seasons-elsewhere = Buen sitio, pero es el momento de pagar. Ve a la loseta de tributo.
hitodama-lesson-seasons-second = Cada esencia paga un requisito. Envía también la otra.
hitodama-lesson-seasons-both = Tienes dos ámbares: con ambas esencias en la loseta de tributo puedes pagar dos requisitos.
hitodama-lesson-seasons-draw = Usa tu tercera acción para robar una carta solar.
hitodama-lesson-seasons-berries = Mejor guarda tus 2 bayas: las necesitarás enseguida.
hitodama-lesson-seasons-coin = Has llegado primero a la loseta de tributo, así que tienes la moneda: en la próxima ronda empiezas tú.
hitodama-lesson-seasons-haru = Paga el último requisito de Haru con 1 ámbar.
hitodama-lesson-seasons-unpaid = No hay por qué frenarse: es el último requisito, y es tuyo. Págalo.
hitodama-lesson-seasons-wrath = Con 5 puntos has despertado la ira: ha caído hielo en una casilla del mercader y en otra de la loseta de tributo. No has perdido nada, y el hielo se derrite.
hitodama-lesson-seasons-natsu = ¡Es Natsu, el verano! Desde la próxima ronda, las losetas se resuelven empezando por el Este. Tu segunda esencia ya puede pagar aquí: un requisito de 1 ámbar.
hitodama-lesson-seasons-open = Tienes un ámbar, y dos requisitos piden uno. Págalo.
hitodama-lesson-seasons-displace = Una ronda nueva. Tu rival duerme en las mejores bayas. Desplázalo: en Natsu cuesta 2 bayas, que recibe tu rival.
hitodama-lesson-seasons-below = Ahí recibirías 2 bayas. La casilla de arriba da 3, pero alguien duerme en ella.
hitodama-lesson-seasons-top = Buena jugada. Pero haz antes sitio en las bayas.
hitodama-lesson-seasons-take = La casilla está libre, y ocuparla es otra acción. Muévete allí.
hitodama-lesson-seasons-yours = Acabas de pagar por esa casilla de las bayas. Ocúpala antes que tu rival.

## El final

hitodama-lesson-ends = Cómo termina una partida
    .about = El último turno de una partida reñida, y tres finales
    .learnt = Ya sabes todo lo necesario: recoge, paga, cuidado con el hitodama, y llega primero a 25 puntos. ¡Buena partida!
hitodama-lesson-ends-race = Fuyu, el invierno, es la última estación. Tienes 22 puntos; tu rival, 19 y una esencia en la loseta de tributo. Quien llega primero a 25 gana en el acto: te faltan 3.
hitodama-lesson-ends-amber = En Fuyu el ámbar se resuelve antes que la loseta de tributo. Mueve una esencia dormida a su casilla de arriba: allí 1 baya se vuelve 2 ámbares, que como tributo valen 4 puntos.
hitodama-lesson-ends-tribute-later = Eso viene después. Pero aún no tienes con qué pagar: antes, el ámbar.
hitodama-lesson-ends-elsewhere = Buen sitio otro día. Hoy ganan 2 ámbares: ve a su casilla de arriba.
hitodama-lesson-ends-tribute = Envía ahora otra esencia dormida a la loseta de tributo. Solo allí puede pagar.
hitodama-lesson-ends-no-tribute = También es buen sitio. Pero los puntos solo salen de la loseta de tributo.
hitodama-lesson-ends-draw = Tienes todo lo que necesitas. Roba una carta solar con tu tercera acción y mira lo que pasa.
hitodama-lesson-ends-pay = Primero se resuelve el ámbar. Paga 1 baya por 2 ámbares.
hitodama-lesson-ends-needed = Las bayas son valiosas, pero hoy estos ámbares ganan la partida. Págala.
hitodama-lesson-ends-rival = Tu rival estaba en el círculo mayor, ha pagado primero y ya tiene 23 puntos. La ira de los 20 ha puesto hielo en dos losetas. Pero nadie tiene aún 25.
hitodama-lesson-ends-win = Ahora pagas tú: da los 2 ámbares y llega a 26 puntos.
hitodama-lesson-ends-winning = Nada te frena: este tributo gana la partida. ¡Págalo!
hitodama-lesson-ends-points = Has ganado, en mitad de una ronda: quien llega primero a 25 puntos gana en el acto. Ese es el primero de los tres finales.
hitodama-lesson-ends-winter = El segundo: se paga el último requisito de Fuyu. Entonces gana quien tenga más puntos.
hitodama-lesson-ends-chaos = El tercero: el hitodama llega al final de su senda. Entonces pierden todos. Así que ¡a pagar tributos!
