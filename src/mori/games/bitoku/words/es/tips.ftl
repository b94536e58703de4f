# Los consejos para una primera partida de Bitoku (docs/adding-a-tip.md). La página carga este archivo con el primer consejo.

## Lo que importa en esta ronda

bitoku-tip-round-one = Juegas cuatro rondas, y después la ascensión cuenta lo que has reunido. En esta primera ronda, consigue recursos y mira lo que da cada región. Pide una pista siempre que quieras.
bitoku-tip-round-two = La segunda ronda: elige un rumbo. Tus rocas, tus visiones y los tesoros del lago dicen lo que contará al final. Reúne lo que encaje.
bitoku-tip-points = Junto a cada puntuación ves cuál sería si la partida acabara ahora. Pulsa los puntos para ver de dónde vienen, los tuyos y los de tus rivales.
bitoku-tip-round-three = La tercera ronda: lo que consigas ahora aún puede rendir. Los cristales despiertan peregrinos, los edificios dejan puntos a la vista, y los kodamas de cabeza merecen otro paso.
bitoku-tip-round-four = La última ronda: gástalo todo. Lo que sobra vale poco: la suma de dados y recursos da solo 1 PV por cada 4. Cumple tus visiones y coloca peregrinos junto a rocas.

## Tu turno

bitoku-tip-turn = Una acción por turno: juega una carta, usa un dado o cruza el río. Tres cartas y tres dados hacen un verano. Cuando todo esté usado, puedes pasar.
bitoku-tip-card = Una carta desbloquea el dado junto a su espacio, y después puedes usar su acción. Juégala junto al dado que quieras colocar luego.
bitoku-tip-force = Podrías usar ya un dado bloqueado, pero a cambio uno de tus peregrinos deja la partida. Una carta lo desbloquea gratis.
bitoku-tip-cross = Un dado de 2 o más en una región del río puede cruzar: pierde 1, un 6 pasa a 3, y reclama un favor de las colinas. Allí hay pocos espacios, y quien cruza primero elige.
bitoku-tip-pass = Cartas y dados están usados, así que puedes pasar. Pero mira antes el río: cada dado que aún pueda cruzar consigue un favor más.

## Dado y región

bitoku-tip-place = Coloca el dado donde más te convengan sus acciones. Una región del río solo da su acción del bosque si ningún dado de allí supera al tuyo. En el Hogar los dados nunca se comparan.
bitoku-tip-place-alone = Coloca el dado donde más te convengan una fila y un edificio. En una región del río solo cabe un dado, y queda libre cuando ese dado cruza. En el Hogar vale cualquier valor.
bitoku-tip-amulet = Un amuleto sube este dado antes de colocarlo, hasta 6, y se gasta. El dado conserva el valor también en los años siguientes: gastar amuletos pronto compensa.
bitoku-tip-row = Tu dado puede tomar una fila hasta su valor y usar además un edificio de aquí, en cualquier orden. Haz las dos cosas siempre que puedas.
bitoku-tip-outranked = Otro dado de allí supera al tuyo, así que no tiene acción del bosque, aunque puede usar un edificio. La próxima vez quizá ayude un amuleto.
bitoku-tip-copy = Este espacio del Hogar baja tu dado en 1 y te deja copiar el dado de un rival: haces una acción del bosque donde está, con su valor. Elige el dado cuya fila quieras.
bitoku-tip-favour = Reclama un favor: una carta de bitoku para tu senda, una carta de yōkai para tu mano o dos pequeñas recompensas. Cubrir uno sin reclamarlo no te da nada.

## Lo que se te pregunta

bitoku-tip-spring = Primavera: conserva tres cartas para este verano. Guarda lo que te ayude ahora; tus descartes forman un mazo nuevo cuando se acabe el tuyo.
bitoku-tip-dreams = Tus cristales del sueño dan cada primavera, en el orden que quieras, y una vez más al final. Toma antes lo que pueda necesitar el siguiente.
bitoku-tip-build = Construye donde vendrán otros dados: cada vez que un rival usa tu edificio, ganas su bonificación de propiedad. Y tu kodama de allí avanza en el acto.
bitoku-tip-crystal = Un cristal se queda en tu tablero y despierta al peregrino de su hueco. El del sueño da cada primavera; el del recuerdo, cuando haces lo que muestra; el del ingenio, con la carta de al lado.
bitoku-tip-mitama = Un mitama te da en el acto los puntos de su esquina y su acción. Los espacios más caros dan más: vale la pena ahorrar jade y sake.
bitoku-tip-dragonfly = Una libélula da su acción cuando la combinas con un mitama. Solo puedes combinar al obtener uno de los dos, así que cuenta con ambos.
bitoku-tip-combine = Combínalos ahora: solo puedes hacerlo en el momento de obtener uno de los dos. La libélula surte efecto en el acto, y las parejas cuentan para visiones.
bitoku-tip-movement = Los puntos de movimiento no se guardan. Inicia a un peregrino, avanza con uno o completa tu siguiente carta de bitoku. Los ramales de la senda dan puntos y se quedan con el peregrino.
bitoku-tip-kodama = Los kodamas corren junto al lago, un marcador en cada región. Al final solo cuenta el puesto: avanza donde el tesoro sea grande y la carrera, reñida.
bitoku-tip-vision = Una visión puntúa si al final tienes todo lo que muestra; si no, cuesta 1 o 2 PV. Cada cosa sirve a una sola visión. O recházalas y toma un recurso.
bitoku-tip-look = ¡Cartas nuevas para ti! Conserva lo que encaje con tus rocas y tu plan; lo demás vuelve bajo su mazo. Pero con cuatro cartas de yōkai en la mano no robas ninguna en primavera.
bitoku-tip-rock = Al final una roca da 1 PV por cada cosa tuya de sus tipos, multiplicado por los peregrinos que tenga al lado. Elige una para lo que ya reúnes.
bitoku-tip-unlock = Desbloquea el dado que quieras colocar luego. Podrás usarlo desde tu próximo turno, sin jugar una carta a su lado.
bitoku-tip-order = Todo esto es tuyo, una cosa tras otra, en el orden que quieras. Empieza por lo que ayude al resto: los recursos, antes que algo que los cueste.
bitoku-tip-choice = Solo recibes una parte, así que elige lo que necesites ahora. Cada opción dice lo que da; si dudas, pide una pista.
bitoku-tip-purchase = Aquí puedes obtener uno de cada, uno tras otro, pero el descuento solo sirve para uno. Úsalo donde más tengas que pagar.
bitoku-tip-goods = La madera y la piedra pagan edificios; el jade y el sake, mitamas, y los cristales aceptan de todo. Piensa en lo que quieres conseguir luego.
bitoku-tip-property = Un rival ha usado tu edificio, y recibes una recompensa. Por eso las regiones concurridas son buenos sitios para construir.
bitoku-tip-winter = Invierno: tus dados vuelven bloqueados, con el valor que tienen ahora. Pon un dado alto junto al espacio donde jugarás tu primera carta.
bitoku-tip-virtue = Puedes retirar una carta que hayas jugado por los puntos que muestra. Deja tu mazo para siempre, pero sigue contando para tus rocas.

## Lo que ha pasado

bitoku-tip-path = Una carta de bitoku está en tu senda del bitoku. Un punto de movimiento la completa: te da puntos y su acción, y abre puentes. Los tipos distintos cuentan al final.
bitoku-tip-autumn = En otoño los dados del Hogar, de arriba abajo, fijan el nuevo orden de turnos. Quien va primero elige con libertad y, al final de la partida, gana 3 PV.
bitoku-tip-tengu = El tengu tira los dados y hace el primero de sus pasos que puede. No necesita valores y no paga nada. Solo lo vencen tus PV, y un empate es una derrota.
bitoku-tip-contested = Tú y el tengu tenéis un dado en este lado del río. Cruzará en cuanto una carta de las colinas encaje con la suya: cruza antes si la quieres.
