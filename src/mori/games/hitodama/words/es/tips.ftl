# Los consejos para una primera partida de Hitodama (docs/adding-a-tip.md). La página carga este archivo con el primer consejo.

## Lo que importa en esta ronda

hitodama-tip-goal = Puntúas al pagar los tributos de la estación. Gana quien llegue primero a 25 puntos. Pero date prisa: si el hitodama llega al final de su senda, perdéis todos.
hitodama-tip-half = Ha pasado la mitad del tiempo: tras la ronda 16 el hitodama llega al final de su senda y todos perdéis. ¿Qué requisitos de la estación siguen abiertos? Reúne para ellos, aunque no sean tus favoritos.
hitodama-tip-late = Las últimas rondas. Si nadie tiene 25 puntos y Fuyu no está pagada, todos pierden tras la ronda 16. Reúne solo lo que pide un requisito y ve a la loseta de tributo.

## Tu turno

hitodama-tip-actions = Tienes 3 acciones, de cualquier tipo y en cualquier orden. Un buen comienzo: mueve a losetas las dos esencias de tu reserva y luego roba una carta.
hitodama-tip-spaces = La casilla de arriba de una loseta es la mejor. Tras todos los turnos se resuelven las losetas, en el sentido de las manecillas del reloj desde el lado de la estación; tus esencias obtienen lo suyo y se duermen.
hitodama-tip-asleep = Tu esencia ha obtenido lo suyo y duerme. Donde está no recibe nada más: muévela a otra casilla y volverá a obtener algo.
hitodama-tip-cards = Una carta lunar surte efecto en el acto. Una carta solar espera en la pila hasta que se resuelve la loseta de akkus, y la última jugada se resuelve primero.
hitodama-tip-discard = Las cartas también son bienes: descarta una carta solar por una baya, dos por una carta lunar, o una carta lunar por un ámbar.
hitodama-tip-wake = Una esencia tuya duerme en tu tablero. Dos bayas la despiertan, y desde entonces reúnes con una más. Cuanto antes, mejor.
hitodama-tip-displace = ¿Duerme alguien donde quieres estar? Paga a su dueño lo que pide la estación y esa esencia vuelve a casa. Moverte allí es otra acción.

## Lo que se te pregunta

hitodama-tip-price = Esta casilla tiene un precio, que se paga entero o no se paga. Tu esencia se duerme de todos modos, así que paga solo por lo que vayas a necesitar.
hitodama-tip-merchant = El mercader da el bien sobre el que está tu esencia. Pagas con el bien de cualquier casilla que siga libre aquí.
hitodama-tip-lair = Aquí puedes llevarte un akku del mapa por lo que pide la carta de akku. Eso libera una casilla, y en un tributo un akku vale 6 puntos.
hitodama-tip-tribute = Así se puntúa: paga entero un requisito abierto. Una baya vale 1 punto, un ámbar 2, un zafiro 4, un akku 6. Después tu esencia vuelve a casa.
hitodama-tip-meeples = Esta carta mueve meeples de las losetas, también los de otros. Lleva el tuyo a una casilla mejor, o un akku adonde estorbe a otro.
hitodama-tip-effect = Una carta tuya te deja elegir. Mira lo que da cada opción; si dudas, pide una pista.

## Lo que ha pasado

hitodama-tip-season = ¡Una nueva estación! Tiene otros tributos, las losetas se resuelven desde otro lado y desplazar tiene otro precio. Mira sus requisitos antes de reunir nada.
hitodama-tip-wrath = Quien llega a 5, 10, 15 o 20 puntos despierta la ira. El sitio del hitodama en su senda dice cómo: llega hielo a las losetas o ese jugador pierde un recurso.
hitodama-tip-pushed = Un bloqueo entra por la casilla más baja y empuja a las esencias hacia arriba; en una loseta llena, la de arriba vuelve a su reserva. Hasta puede convenirte.
hitodama-tip-coin = Quien llega primero a la loseta de tributo toma la moneda y empieza la próxima ronda; si ya la tenía, la toma el siguiente en llegar. Quien empieza elige antes que nadie.
