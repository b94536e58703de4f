# Las lecciones de Hitodama (docs/adding-a-lesson.md). La página carga este archivo con la primera lección.

## El anillo

hitodama-lesson-ring = Una ronda en el anillo
    .about = Tres acciones, ocho losetas y tu primer tributo
    .learnt = Conoces una ronda entera: tres acciones por jugador, luego actúan las losetas en el sentido de las agujas del reloj, y los tributos dan puntos.
hitodama-lesson-ring-welcome = Ocho losetas forman un anillo. A ellas envías tus esencias, y cada loseta da algo distinto.
hitodama-lesson-ring-goal = Se puntúa pagando tributos. Estos son los tributos de la primavera, Haru. Quien llega primero a 25 puntos gana.
hitodama-lesson-ring-berries = Tu turno tiene tres acciones. Primero pon una esencia de tu reserva en la casilla de arriba de las bayas: te traerá 3.
hitodama-lesson-ring-lower = Esa casilla solo da 2 bayas. La de encima está libre y da 3.
hitodama-lesson-ring-elsewhere = También es buen sitio. Pero para el tributo necesitas antes bayas.
hitodama-lesson-ring-early = Tienes tres acciones, y la que no usas se pierde. Úsalas todas.
hitodama-lesson-ring-tribute = Segunda acción: envía tu otra esencia a la loseta de tributo. Solo allí puede pagar.
hitodama-lesson-ring-no-tribute = Las bayas solas no puntúan. Alguien tiene que estar en la loseta de tributo para pagarlas.
hitodama-lesson-ring-draw = Tus dos esencias ya están en camino. Con la tercera acción, roba una carta solar.
hitodama-lesson-ring-keep = Guarda tus cartas por ahora: tienen su propia lección.
hitodama-lesson-ring-resolved = Todos han jugado, así que actúan las losetas, en el sentido de las agujas del reloj desde la de la estación. Tu esencia ha traído 3 bayas y se ha dormido.
hitodama-lesson-ring-pay = Ahora, la loseta de tributo. Paga el requisito de 3 bayas: cada baya vale 1 punto.
hitodama-lesson-ring-less = Puedes pagar más. El requisito de 3 bayas da 3 puntos.
hitodama-lesson-ring-unpaid = Has venido hasta aquí para pagar. Entrega tus 3 bayas.
hitodama-lesson-ring-home = ¡3 puntos! Quien ha pagado vuelve a la reserva. La esencia de las bayas duerme y no recibe nada hasta que la muevas.
