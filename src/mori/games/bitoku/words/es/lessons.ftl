# Las lecciones de Bitoku (docs/adding-a-lesson.md). La página carga este archivo con la primera lección.

## El objetivo y un año

bitoku-lesson-year = Tu objetivo y un año en el bosque
    .about = Para qué juegas, y el viaje que hace cada dado
    .learnt = Una carta desbloquea un dado, el dado trabaja en el bosque y después cruza el río. Unas cosas dan puntos ahora y otras al final: elige dos o tres que se ayuden.
bitoku-lesson-year-welcome = El gran espíritu deja el bosque, y tú quieres su lugar. Al cabo de cuatro años lo ocupa quien tenga más puntos de virtud (PV). En esta partida acaba de empezar el último año.
bitoku-lesson-year-seasons = Un año tiene cuatro estaciones. En primavera eliges tres cartas. En verano jugáis por turnos, una acción cada vez. El otoño fija el orden de turnos y en invierno todos los dados vuelven a casa.
bitoku-lesson-year-card = Es verano. El viaje de un dado empieza con una carta: juega el nezumi iluminado en el espacio de carta derecho, y se desbloquea tu 4, que está al lado.
bitoku-lesson-year-card-elsewhere = Allí desbloquearía otro dado. Pero a la derecha hay un cristal que te va a ayudar: juégalo allí.
bitoku-lesson-year-other-card = También es buena carta. Pero empecemos con el nezumi iluminado.
bitoku-lesson-year-force = Se puede, pero te costaría un peregrino para siempre. Una carta desbloquea el dado gratis: juega el nezumi.
bitoku-lesson-year-crystal = El cristal que hay junto a ese espacio te da 1 punto de movimiento cada vez que juegas allí una carta. Usa primero el cristal.
bitoku-lesson-year-crystal-first = La carta viene después, claro. Pero usa antes el cristal: uno de tus peregrinos casi ha llegado.
bitoku-lesson-year-now = Puntos ahora: tu peregrino está junto a una iluminación. Que entre, y puntúas 5 PV en el acto.
bitoku-lesson-year-now-elsewhere = Es posible. Pero el mejor espacio de la iluminación está a un paso: 5 PV.
bitoku-lesson-year-later = Puntos después: usa ahora la carta, que te deja obtener un cristal por 2 recursos menos.
bitoku-lesson-year-later-free = No te cuesta nada, y es tuya. Usa la carta.
bitoku-lesson-year-obtain = Toma el cristal. Despierta a un peregrino y deja a la vista puntos en tu tablero, que cuentan al final. Y cada vez que construyas un edificio te dará 2 PV.
bitoku-lesson-year-journey = Tu 4 ya está desbloqueado. En otro turno usará una fila y un edificio del bosque, y después cruzará el río por un favor. Carta, bosque, río: todo dado hace este viaje cada año.
bitoku-lesson-year-ways = Hay más maneras de puntuar de las que nadie puede seguir. Elige dos o tres que se ayuden: los cristales despiertan peregrinos, los peregrinos alcanzan puntos y hacen valer las rocas, y lo que reúnes cumple visiones.

## La carta y el dado

bitoku-lesson-dice = Una carta y un dado
    .about = Lo que es un turno: jugar una carta, colocar un dado, tomar lo que da el bosque
    .learnt = El verano ofrece tres cosas: jugar una carta, usar un dado y cruzar el río. Una carta desbloquea un dado y te da su acción. Un dado puede usar una fila y un edificio.
bitoku-lesson-dice-welcome = ¡Te damos la bienvenida al bosque! El gran espíritu se marcha y tú quieres su lugar. Reúne puntos de virtud (PV) durante cuatro rondas; la puntuación final, la ascensión, añade el resto. Gana quien tenga más PV.
bitoku-lesson-dice-guardians = Estos dados son tus guardianes: 3, 2 y 1. Empiezan bloqueados, en los espacios rojos, cada uno junto a un espacio de carta.
bitoku-lesson-dice-spring = Primavera: has robado cuatro cartas de yōkai y conservas tres. Descarta cualquiera menos el imomushi. Lo que descartas vuelve más tarde.
bitoku-lesson-dice-keep = Esa guárdala, por favor: el imomushi te dará madera o piedra dentro de un momento.
bitoku-lesson-dice-play = Verano: una acción por turno. Juega el imomushi en el espacio de carta izquierdo. Desbloquea el dado de al lado, tu 3.
bitoku-lesson-dice-other-space = Allí desbloquearía un dado menor. El 3 puede hacer más: juega a la izquierda.
bitoku-lesson-dice-other-card = Cualquier carta desbloquea el dado. Pero empieza con el imomushi: primero, los recursos.
bitoku-lesson-dice-force = Puedes usar ya un dado bloqueado, pero a cambio un peregrino deja la partida. Una carta lo desbloquea gratis.
bitoku-lesson-dice-effect = El dado pasa a verde: está desbloqueado. Ahora usa la carta: toma 1 madera o 1 piedra.
bitoku-lesson-dice-use = Tu rival también ha jugado una carta. Te toca otra vez: usa tu 3.
bitoku-lesson-dice-card-later = Es verdad que te esperan dos cartas más. Pero mira antes lo que puede hacer un dado.
bitoku-lesson-dice-pilgrims = Los peregrinos son valiosos, y tu 3 ya está desbloqueado. Usa ese.
bitoku-lesson-dice-place = Un dado va a un espacio vacío de cualquier región. Colócalo en el Claro, donde están los recursos.
bitoku-lesson-dice-amulet = Un amuleto sube el valor de un dado. Guárdalo: aquí basta un 3.
bitoku-lesson-dice-elsewhere = Buen sitio, y tiene su propia lección. Por hoy: el Claro.
bitoku-lesson-dice-row = Un dado usa una fila que no pida más que su valor. Usa la fila del 3: un recurso a tu elección.
bitoku-lesson-dice-lower = Un 3 puede tomar una fila más baja. Pero la fila de un 3 te da más.
bitoku-lesson-dice-first-row = Eso también lo tendrás. Empieza por la acción del bosque.
bitoku-lesson-dice-take = Toma lo que quieras. La madera y la piedra pagan edificios; el jade y el sake, mitamas.
bitoku-lesson-dice-building = Tu dado puede usar además un edificio de aquí. El edificio milenario no es de nadie y da 2 PV a un dado de 3 o más.
bitoku-lesson-dice-free-points = 2 PV, y no cuestan nada. ¡Usa el edificio!

## Las regiones

bitoku-lesson-regions = Cinco regiones, y quién supera a quién
    .about = Lo que da cada región, y cómo un dado pequeño planta cara a uno grande
    .learnt = En una región del río basta con igualar; menos, no. Un amuleto se gasta antes de colocar el dado, y dura. Para los edificios los dados nunca se comparan; con uno o dos jugadores, en ningún caso.
bitoku-lesson-regions-regions = Cada región del río ofrece algo distinto: Yomi, mitamas y libélulas; las Escaleras, puntos de movimiento; el Claro, recursos; las Forjas, edificios y cristales. Cada una tiene cinco filas; un dado usa una, hasta su valor.
bitoku-lesson-regions-rank = Con tres o cuatro jugadores los dados se encuentran: solo tienes acción del bosque si ningún otro de la región muestra más. En el Claro hay un 3 rival. Con uno o dos jugadores cabe un dado por región y nada se compara.
bitoku-lesson-regions-use = Quieres un recurso del Claro, y tu dado desbloqueado muestra un 2. Úsalo de todos modos.
bitoku-lesson-regions-cheaper = Un dado bloqueado cuesta un peregrino. Hay un modo más barato: usa el desbloqueado.
bitoku-lesson-regions-card-later = Buena idea, pero antes plantemos cara a ese rival.
bitoku-lesson-regions-amulet = Gasta tu amuleto +1: convierte el 2 en un 3. Se puede antes de colocar un dado, nunca después, y nunca por encima de 6.
bitoku-lesson-regions-outranked = Tu 2 puede estar allí, pero el 3 lo supera: no hay acción del bosque. Súbelo antes.
bitoku-lesson-regions-home = En el Hogar los dados nunca se comparan, así que un 2 valdría. Pero hoy plantamos cara al 3.
bitoku-lesson-regions-elsewhere = Es posible. Pero hoy plantamos cara al 3 del Claro.
bitoku-lesson-regions-place = Un 3 junto a un 3: igualar basta. Colócalo en el Claro.
bitoku-lesson-regions-glade = Buen sitio, pero tu dado aumentado rinde más en el Claro. Colócalo allí.
bitoku-lesson-regions-row = Aquí nadie te supera. Toma la fila de un 3.
bitoku-lesson-regions-lower = Una fila más baja vale, pero la de un 3 te deja elegir entre todos los recursos.
bitoku-lesson-regions-first-row = Eso lo tendrás enseguida. Antes toma la fila por la que has luchado.
bitoku-lesson-regions-take = Un recurso de cualquier tipo es tuyo.
bitoku-lesson-regions-building = Una acción de edificio nunca pregunta quién es mayor. Este edificio milenario da un amuleto +1: ya tienes otra vez el tuyo.
bitoku-lesson-regions-again = Un amuleto, y gratis. ¡Usa el edificio!
bitoku-lesson-regions-stays = Un amuleto es una inversión: este dado conserva su 3 también en los años siguientes, hasta que algo lo baje. Se queda aquí hasta que cruce o llegue el invierno, y un rival que quiera esta acción del bosque tiene que igualarlo.

## El río

bitoku-lesson-river = Al otro lado del río
    .about = Los dados cruzan a las colinas y reclaman un favor
    .learnt = Cruzar es una acción en sí. Baja el dado, libera su espacio del bosque y reclama uno de los tres favores de una colina. Elige quien llega primero.
bitoku-lesson-river-hills = Un dado puede trabajar dos veces: tras el bosque puede cruzar el río, aunque eso lo baja. Al otro lado están las colinas, con tres favores cada una: una carta de bitoku, una de yōkai o dos pequeñas recompensas.
bitoku-lesson-river-cross = Un dado de una región del río puede cruzar. Hazlo con tu 3 de las Escaleras: cruzar lo baja en 1 (un 6 pasaría a 3).
bitoku-lesson-river-left-first = Ese también cruzará. Empieza por la izquierda, donde está la carta que quieres.
bitoku-lesson-river-hurry = Jugar una carta puede esperar; un favor, no: tu rival podría llevárselo.
bitoku-lesson-river-force = Puedes conservar tus peregrinos: tu 3 cruza gratis.
bitoku-lesson-river-favour = Con dos jugadores alcanzas las dos colinas de este lado. Reclama la carta de yōkai de las Escaleras: jade, sake y un amuleto cada vez que la juegues.
bitoku-lesson-river-bitoku = Las cartas de bitoku dan puntos y tienen su lección. Ahora reclama la carta de yōkai.
bitoku-lesson-river-small-later = Las pequeñas recompensas son para tu segundo cruce. Ahora reclama la carta de yōkai.
bitoku-lesson-river-other-card = Una buena carta, pero esa construye, y construir tiene su propia lección.
bitoku-lesson-river-cover = Cubrir aleja a los demás, pero no te da nada. ¡Mejor reclámalo!
bitoku-lesson-river-covered = Un indicador cubre lo reclamado; nadie lo obtiene antes del invierno. Tu rival también ha cruzado. Y fíjate: el dado que cruza libera en el acto su espacio del bosque, para cualquiera.
bitoku-lesson-river-play = La nueva carta está en tu mano, y tu espacio de carta derecho está vacío. Juégala allí.
bitoku-lesson-river-last-space = Es tu último espacio de carta vacío. La nueva carta da más.
bitoku-lesson-river-card-first = Buena idea, pero juguemos antes la carta nueva. El dado podrá cruzar después.
bitoku-lesson-river-again = ¡Jade, sake, un amuleto y un dado desbloqueado! Ahora cruza desde el Claro con tu 2. Un 1 no podría cruzar.
bitoku-lesson-river-die-later = A tu último dado le llegará el turno. Pero cruza antes, mientras queden favores.
bitoku-lesson-river-small = Este lado tiene sus propios favores y, con dos jugadores, sitio solo para dos dados: un tercero llega tarde. Reclama aquí pequeñas recompensas: dos distintas de cuatro.
bitoku-lesson-river-not-cards = Las cartas están bien, pero ahora prueba las pequeñas recompensas.
bitoku-lesson-river-cover-again = Así las recompensas se quedarían en la colina. ¡Reclámalas!
bitoku-lesson-river-rock = Puedes tomar una visión, una roca, un sitio para un peregrino junto a una roca o un paso de kodama. Primero, una roca.
bitoku-lesson-river-rock-first = Es una de las cuatro. Pero deja que la roca vaya primero.
bitoku-lesson-river-which-rock = Elige una roca que encaje con lo que reúnes. Va a tu ruta de las rocas y cuenta al final.
bitoku-lesson-river-kodama = La segunda recompensa debe ser distinta. Toma el paso de kodama.
bitoku-lesson-river-kodama-now = También vale. Pero un paso junto al lago nunca ha hecho daño a nadie.
bitoku-lesson-river-step = Avanza un paso cualquiera de tus kodamas. Tu dado se queda en la colina hasta el invierno.

## El Hogar

bitoku-lesson-home = El Hogar del gran espíritu
    .about = Un lugar para dados débiles, para los listos y para quien quiera ir primero
    .learnt = En el Hogar todo dado es bienvenido. Su espacio más bajo copia a un rival, y desde el otoño va primero quien tiene allí el dado más arriba.
bitoku-lesson-home-home = El Hogar está en el centro. Cada uno de sus espacios tiene su propia acción, y aquí los dados nunca se comparan.
bitoku-lesson-home-weak = El verano casi ha terminado. Tu 1 vale poco en otra parte; aquí vale como cualquiera. Úsalo.
bitoku-lesson-home-three-later = Guarda el 3 para el próximo turno: necesitará su valor.
bitoku-lesson-home-no-crossing = Se podría. Pero primero van los dados que esperan en tu tablero: usa tu 1.
bitoku-lesson-home-top = Colócalo en el espacio de arriba: da un amuleto +2, y quedas por encima del dado de tu rival.
bitoku-lesson-home-below = Buena recompensa, pero por debajo de tu rival. En el espacio de arriba irás por delante en la próxima ronda.
bitoku-lesson-home-alone = Allí un 1 solo mueve tu kodama. En el Hogar consigue más.
bitoku-lesson-home-no-value = Mejor guarda el amuleto: en el Hogar el valor no importa.
bitoku-lesson-home-taken = Ahora tu 3. El Claro sería su sitio, pero el 3 de tu rival ocupa su único espacio. Usa tu dado de todos modos.
bitoku-lesson-home-die-first = Enseguida. Pero aún espera un dado en tu tablero: úsalo antes.
bitoku-lesson-home-copy-space = Hay otra manera. Con uno o dos jugadores, el espacio más bajo del Hogar baja tu dado en 1 y te deja copiar la acción del bosque de un dado rival.
bitoku-lesson-home-their-value = Mejor guarda el amuleto: contará el valor del dado copiado, no el tuyo.
bitoku-lesson-home-plain = Es posible. Pero querías lo que da el Claro: usa el espacio que copia.
bitoku-lesson-home-copy = Elige el 3 de tu rival en el Claro.
bitoku-lesson-home-copy-home = Eso copia un espacio del Hogar: un amuleto y una visión. No está mal, pero querías un recurso.
bitoku-lesson-home-copy-one = Ese dado es un 1 y copia solo la fila para cualquier dado. Elige el 3.
bitoku-lesson-home-row = Eliges como si el 3 de allí fuera tuyo. Toma la fila de un 3.
bitoku-lesson-home-lower = Puedes, pero la fila de un 3 te deja elegir entre todos los recursos.
bitoku-lesson-home-take = Toma un recurso a tu elección. Tu propio dado muestra ahora un 2 y se queda así.
bitoku-lesson-home-cross = Tu rival ha pasado, pero tu verano sigue mientras puedas hacer algo. Un dado que aún puede cruzar te da un favor más: cruza con tu 2.
bitoku-lesson-home-stay = Ya puedes pasar. Pero aún tienes un favor a tu alcance: antes de pasar, mira siempre el río.
bitoku-lesson-home-favour = Reclama la carta de las colinas que más te guste: una de bitoku para puntos después, o una de yōkai para tu mano.
bitoku-lesson-home-small = Las pequeñas recompensas también son buena elección. Pero hoy toma una carta, y que llegue el otoño.
bitoku-lesson-home-cover = Así tu rival no lo tendría, pero tú tampoco ganas nada. Reclama una carta para ti.
bitoku-lesson-home-autumn = No quedaba nada por hacer: has pasado y ha llegado el otoño, que fija el orden de turnos. Va primero el dado más arriba en el Hogar, valga lo que valga. Es el tuyo: empiezas la próxima ronda.

## El invierno

bitoku-lesson-winter = El invierno y un nuevo año
    .about = Lleva tus dados a casa, convierte una carta en puntos y vuelve a empezar
    .learnt = Ya conoces un año entero. Los dados conservan su valor, las colinas y las reservas visibles cambian, y tus descartes forman un mazo nuevo. Tres años más como este, y llega la ascensión.
bitoku-lesson-winter-home = La lección del Hogar terminó en otoño, y aquí sigue el año. El invierno es breve, pero cierra el año y prepara el siguiente.
bitoku-lesson-winter-arrange = Tus dados vuelven, bloqueados, con el valor que tienen ahora. Ponlos junto a tus espacios de carta como quieras: una carta desbloqueará el dado de al lado.
bitoku-lesson-winter-virtue = La virtud del espíritu: tienes al menos cinco cartas de yōkai, así que puedes retirar una de las jugadas por sus puntos. Esa carta se va para siempre. Elige una.
bitoku-lesson-winter-keep-all = Puedes conservarlas todas. Pero vendrán mejores: deja ir una de estas por 3 PV.
bitoku-lesson-winter-renewed = Las demás cartas jugadas van a tu pila de descarte. En las colinas hay cartas nuevas y los indicadores se han ido: todos los favores se pueden reclamar otra vez.
bitoku-lesson-winter-displays = En cada reserva visible la loseta de más afuera deja la partida, las demás se deslizan hacia fuera y detrás entran nuevas. Un cristal que quieres puede encarecerse si esperas.
bitoku-lesson-winter-spring = Primavera: has robado hasta tener cuatro cartas. Tu mazo se acabó por el camino, así que tus descartes formaron uno nuevo. Descarta la carta que menos te ayude ahora.
bitoku-lesson-winter-again = Y vuelve el verano: es la ronda 2, y empiezas tú. Tus dados muestran lo que les dejó el año pasado, así que un amuleto gastado ahora ayuda durante tres años.

## Los edificios

bitoku-lesson-buildings = Los edificios, y quién se beneficia
    .about = Construye una granja por donde pasan los demás y cobra por ello
    .learnt = Todo dado que llega puede usar un edificio, y su dueño recibe una bonificación cuando lo usan otros. Construye donde los demás quieran estar.
bitoku-lesson-buildings-areas = Cada región del río tiene una zona habitada. Con dos jugadores hay en cada una un edificio milenario; los demás espacios son para granjas, templos, onsen y ryokan.
bitoku-lesson-buildings-use = Tienes madera y piedra: es hora de construir. Usa tu 3.
bitoku-lesson-buildings-card-later = Una carta es buena idea, pero antes construyamos.
bitoku-lesson-buildings-force = Tus peregrinos te harán falta, y tu 3 ya está desbloqueado: usa ese.
bitoku-lesson-buildings-forges = Los edificios salen de las Forjas. Coloca allí tu dado.
bitoku-lesson-buildings-elsewhere = Un sitio útil, pero allí no se construye. Ve a las Forjas.
bitoku-lesson-buildings-amulet = Mejor guarda el amuleto: para construir basta un 3.
bitoku-lesson-buildings-row = Toma la fila de un 2: construye.
bitoku-lesson-buildings-either = Esa fila te deja elegir entre un cristal y un edificio, al mismo precio. Quieres un edificio: toma la fila de un 2.
bitoku-lesson-buildings-build-first = Eso lo tendrás enseguida. Antes construyamos.
bitoku-lesson-buildings-tile = Elige un edificio: la granja que da madera o piedra a un dado de 2 o más. A tu roca también le gustan las granjas.
bitoku-lesson-buildings-other-tile = Un buen edificio para otro día. Toma la granja: los dados pequeños pueden usarla, así que lo harán muchos.
bitoku-lesson-buildings-site = Puede ir en cualquier espacio de granja, en cualquier región. Elige el Claro: seguro que tu rival pasa por allí.
bitoku-lesson-buildings-other-site = Podría ir allí. Pero en el Claro puedes esperar más visitas.
bitoku-lesson-buildings-bonus = El primer edificio cuesta 1 madera. Su bonificación es tuya en el acto: un paso para tu kodama del Claro y un amuleto +1.
bitoku-lesson-buildings-ancient = Tu granja nueva se puede usar desde el próximo turno. Pero hoy tu dado aún puede usar un edificio de su región: toma 2 PV del edificio milenario de las Forjas.
bitoku-lesson-buildings-free-points = 2 PV gratis. ¡Usa el edificio!
bitoku-lesson-buildings-property = Tu rival ha venido al Claro y ha usado tu granja. No pagas nada, cobras: 1 PV o un amuleto +1, como quieras.
bitoku-lesson-buildings-prices = El siguiente edificio cuesta 1 piedra, y los posteriores más, porque cada uno que construyes deja a la vista puntos en tu tablero para el final. Puedes construir seis.

## Los cristales

bitoku-lesson-crystals = Los cristales
    .about = Tres clases de cristales, y los peregrinos que duermen debajo
    .learnt = El ingenio te recompensa al jugar una carta a su lado, el recuerdo cuando haces lo que muestra, el sueño cada primavera. Y todo cristal despierta a un peregrino.
bitoku-lesson-crystals-kinds = Hay cristales del ingenio (rosas), del recuerdo (ámbar) y del sueño (morados). Cada uno va a un hueco de su clase en tu tablero y despierta a un peregrino: es la única manera de tener más.
bitoku-lesson-crystals-memory = Este cristal del recuerdo ya es tuyo. Da 2 PV cada vez que haces lo que muestra: obtener un cristal. No lo pierdas de vista.
bitoku-lesson-crystals-play = Con tu nezumi obtienes un edificio o un cristal. Juégalo en el espacio de carta del centro y deja vacío el derecho.
bitoku-lesson-crystals-keep-right = Deja vacío por ahora el espacio derecho: el cristal irá a su lado.
bitoku-lesson-crystals-nezumi = Buena carta, pero no da cristales. Juega el nezumi.
bitoku-lesson-crystals-river-later = Buena idea para después. Antes consigamos un cristal: juega el nezumi.
bitoku-lesson-crystals-force = Conserva tus peregrinos: una carta desbloquea un dado gratis. Juega el nezumi.
bitoku-lesson-crystals-crystal = Elige el cristal.
bitoku-lesson-crystals-no-building = Podrías construir, sí. Pero esta lección va de cristales.
bitoku-lesson-crystals-price = El primer espacio de la reserva visible es gratis, los siguientes cuestan 1 recurso, el último 2. Toma el primero, un cristal del ingenio.
bitoku-lesson-crystals-dearer = Ese cuesta algo. El primero es gratis, y justo lo que necesitas.
bitoku-lesson-crystals-slot = Ponlo junto al espacio de carta derecho, donde aún no hay carta. El peregrino que duerme allí despierta para ti, y los puntos de debajo cuentan al final.
bitoku-lesson-crystals-other-slot = Allí también despertaría a un peregrino. Pero tu próxima carta irá a la derecha: pon allí el cristal.
bitoku-lesson-crystals-beside = ¡2 PV de tu cristal del recuerdo, y un peregrino despierto! Un cristal del ingenio te recompensa cuando juegas una carta a su lado: juega tu kappa en el espacio derecho.
bitoku-lesson-crystals-see-it-work = Buena idea, pero veamos antes tu cristal en acción.
bitoku-lesson-crystals-order = Puedes usar la carta y el cristal, en el orden que quieras. Prueba primero el cristal.
bitoku-lesson-crystals-either-order = Primero la carta también vale. Pero prueba el cristal.
bitoku-lesson-crystals-take = Jade o sake, cada vez que juegues una carta aquí. Toma lo que quieras.
bitoku-lesson-crystals-card = Y ahora, la carta.
bitoku-lesson-crystals-use-it = Es tuya y no cuesta nada: usa también tu carta.
bitoku-lesson-crystals-part = Elige lo que te da.
bitoku-lesson-crystals-dream = Los cristales del sueño te recompensan cada primavera y una vez más en la ascensión. Consíguelos pronto.

## Mitamas y libélulas

bitoku-lesson-souls = Mitamas y libélulas
    .about = Un mitama puntúa en el acto, y una libélula despierta cuando encuentra uno
    .learnt = Un mitama te da puntos y su acción en el acto. Una libélula te da la suya al combinarla con un mitama, y eso solo es posible al obtener uno de los dos.
bitoku-lesson-souls-souls = Un mitama se paga con jade y sake. El espacio donde está fija su coste y sus PV, que puntúas en el acto.
bitoku-lesson-souls-waiting = Esta libélula está en tu tablero desde el principio. Da 4 PV, pero solo cuando la combinas con un mitama.
bitoku-lesson-souls-use = Así que necesitas un mitama. Usa tu 3.
bitoku-lesson-souls-die-first = También sería un camino. Pero un dado en Yomi tiene descuento.
bitoku-lesson-souls-force = Tus peregrinos te harán falta, y tu 3 ya está desbloqueado. Úsalo.
bitoku-lesson-souls-yomi = Los mitamas viven en Yomi. Coloca allí tu dado.
bitoku-lesson-souls-elsewhere = Buen sitio, pero allí no hay mitamas. Ve a Yomi.
bitoku-lesson-souls-amulet = Mejor guarda el amuleto: hoy basta un 3.
bitoku-lesson-souls-row = La fila de un 3 da un mitama por un recurso menos, o una libélula. Tómala.
bitoku-lesson-souls-no-discount = Puedes, pero solo la fila de un 3 te da el descuento que necesitas.
bitoku-lesson-souls-soul-first = Eso lo tendrás enseguida. Antes, el mitama.
bitoku-lesson-souls-mitama = Elige el mitama.
bitoku-lesson-souls-not-dragonfly = Libélula ya tienes. Lo que le falta es un mitama.
bitoku-lesson-souls-dearest = El de más afuera cuesta 1 jade y 2 sakes, y da 5 PV. Tienes 1 jade y 1 sake: ¡con el descuento basta!
bitoku-lesson-souls-cheaper = Más barato, pero con menos puntos. Con el descuento puedes tener el de 5 PV.
bitoku-lesson-souls-ara = ¡5 PV! Este mitama es un ara: además te da enseguida un recurso o un amuleto. Toma el amuleto.
bitoku-lesson-souls-resource = Un recurso también valdría. Pero un amuleto hace más fuerte tu próximo dado.
bitoku-lesson-souls-combine = Ahora combínalo con tu libélula, que entonces te da sus 4 PV.
bitoku-lesson-souls-now-only = ¡Es el único momento! Después, este mitama solo podrá unirse a una libélula nueva.
bitoku-lesson-souls-nine = 9 PV en un turno. La pareja es definitiva y cuenta para las visiones. Usa además el edificio de aquí: un amuleto +1.
bitoku-lesson-souls-one-more = Un amuleto, y gratis. ¡Usa el edificio!
bitoku-lesson-souls-waits = Una libélula que compres después espera, como esta, hasta que obtengas un mitama. Y un mitama libre espera a la próxima libélula. Así que cuenta con los dos.

## Los kodamas

bitoku-lesson-kodamas = Los kodamas y el lago
    .about = Cinco pequeños espíritus corren por los tesoros del lago
    .learnt = Los pasos de kodama se obtienen con filas, edificios, mitamas, libélulas y cartas. Solo cuenta el puesto: corre donde compense y haz retroceder a quien va delante.
bitoku-lesson-kodamas-tracks = En cada una de las cinco regiones camina junto al lago uno de tus kodamas. Empiezan en la casilla 1.
bitoku-lesson-kodamas-treasure = El tesoro del lago de aquí paga 7, 3 y 1 PV a los kodamas que más lejos estén al final. Con dos jugadores, uno neutral espera en la casilla 4.
bitoku-lesson-kodamas-use = Aquí ayuda hasta tu dado más débil. Usa el 1.
bitoku-lesson-kodamas-die-first = Buena idea, pero usemos antes el dado.
bitoku-lesson-kodamas-force = Tus peregrinos te harán falta, y el 1 ya está desbloqueado. Úsalo.
bitoku-lesson-kodamas-place = Colócalo en las Escaleras, donde el tesoro es grande.
bitoku-lesson-kodamas-amulet = Mejor guarda el amuleto: para esta fila basta un 1.
bitoku-lesson-kodamas-elsewhere = Toda región del río tiene esa fila. Pero en las Escaleras hay más que ganar.
bitoku-lesson-kodamas-row = La fila de arriba de toda región del río, para cualquier dado, mueve tu kodama de allí. Tómala.
bitoku-lesson-kodamas-both = El edificio lo tendrás enseguida. Toma antes la fila.
bitoku-lesson-kodamas-building = Este edificio milenario también mueve tu kodama, incluso con un 1. Úsalo.
bitoku-lesson-kodamas-free-step = Un paso gratis. ¡Usa el edificio!
bitoku-lesson-kodamas-wolf = ¡Casilla 3! En Yomi va delante tu rival, gracias a un edificio nuevo. Tu shin ookami lo puede arreglar: juégalo.
bitoku-lesson-kodamas-other-card = Buena carta para las sendas de la sabiduría. Para el lago, juega el shin ookami.
bitoku-lesson-kodamas-mitama = Elige el mitama.
bitoku-lesson-kodamas-mitama-now = Una libélula está bien, pero este mitama es especial: elige el mitama.
bitoku-lesson-kodamas-shinigami = Un shinigami por 1 jade: avanza uno de tus kodamas y hace retroceder uno de un rival. Tómalo.
bitoku-lesson-kodamas-back = Las dos partes son tuyas, en el orden que quieras. Empieza por el paso atrás.
bitoku-lesson-kodamas-either-order = Así también vale. Pero empieza por tu rival.
bitoku-lesson-kodamas-push = El kodama de tu rival está en Yomi en la casilla 3. Hazlo retroceder.
bitoku-lesson-kodamas-forward = Ahora tu propio paso. En las Escaleras te iguala con el kodama neutral de la casilla 4: quienes empatan se reparten los premios.
bitoku-lesson-kodamas-catch-up = Un paso allí está bien. Pero en las Escaleras podrías igualar ahora mismo.
bitoku-lesson-kodamas-combine = El mitama encuentra a tu libélula: combínalos por 1 PV y dos pasos más.
bitoku-lesson-kodamas-run = Dos pasos, juntos o separados. Uno más en las Escaleras y tu kodama va solo en cabeza: si la partida acabara ahora, los 7 PV serían tuyos. En la última casilla solo cabe un kodama.

## Los peregrinos

bitoku-lesson-pilgrims = Peregrinos, sendas y rocas
    .about = Un paseo hasta la primera puerta, y para qué sirve una roca
    .learnt = Los puntos de movimiento se gastan en el acto. Los ramales dan puntos y se quedan con el peregrino. Una roca cuenta al final, una vez por cada peregrino a su lado.
bitoku-lesson-pilgrims-kitsune = En las sendas de la sabiduría los puntos están en los ramales. Te llevan allí los puntos de movimiento (PM): con 1 PM inicias a un peregrino o lo avanzas una casilla. Tu kitsune da 2: juégalo a la izquierda.
bitoku-lesson-pilgrims-left = A la izquierda desbloquea tu 3, que vas a necesitar.
bitoku-lesson-pilgrims-fox = Buena carta, pero no mueve peregrinos. Juega el kitsune.
bitoku-lesson-pilgrims-force = Necesitas tus peregrinos para las sendas, y una carta desbloquea un dado gratis. Juega el kitsune.
bitoku-lesson-pilgrims-start = El primer PM: inicia a un peregrino de tu tablero.
bitoku-lesson-pilgrims-not-saved = Los PM no se guardan. Lo que no gastes ahora se pierde.
bitoku-lesson-pilgrims-walk = El segundo: un paso más. En una casilla de la senda caben cuantos peregrinos sean.
bitoku-lesson-pilgrims-second = Un segundo peregrino es buena idea, pero sigue antes con este.
bitoku-lesson-pilgrims-branch = A tu lado hay una iluminación: 4 o 3 PV y un amuleto +2. El peregrino que entra se queda para siempre, y cada jugador solo puede tener uno allí.
bitoku-lesson-pilgrims-use = Vas más lejos. Las Escaleras dan PM: usa tu 3.
bitoku-lesson-pilgrims-die-first = Buena idea, pero tu peregrino quiere seguir antes.
bitoku-lesson-pilgrims-stairs = Colócalo en las Escaleras.
bitoku-lesson-pilgrims-elsewhere = Buen sitio otro día, pero no da PM. Ve a las Escaleras.
bitoku-lesson-pilgrims-amulet = Daría un tercer PM, pero hoy bastan dos.
bitoku-lesson-pilgrims-row = Toma la fila de un 3: 2 PM.
bitoku-lesson-pilgrims-lower = Puedes, pero esa fila tiene menos PM, y necesitas dos.
bitoku-lesson-pilgrims-on = Sigue por la senda.
bitoku-lesson-pilgrims-light = ¡4 PV no están nada mal! Pero hoy verás una puerta. Un paso más.
bitoku-lesson-pilgrims-not-start = Enseguida. Pero tu primer peregrino casi ha llegado: sigue con él.
bitoku-lesson-pilgrims-gate = ¡Una puerta torii! Entra en su mejor espacio: 2 PV, un amuleto +1, y puedes usar la loseta de la puerta. Tus próximos peregrinos también podrán salir de aquí: un atajo.
bitoku-lesson-pilgrims-better-space = Puedes, pero ese espacio da menos, y el mejor sigue libre.
bitoku-lesson-pilgrims-enter = Un segundo peregrino puede esperar: el primero está ante la puerta. ¡Que entre!
bitoku-lesson-pilgrims-rock-first = Esta loseta da una roca y un sitio para un peregrino junto a una roca. Primero, la roca.
bitoku-lesson-pilgrims-rock-before = Con una segunda roca tu peregrino encuentra mejor sitio. Toma antes la roca.
bitoku-lesson-pilgrims-rock = Elige una. Al final una roca da 1 PV por cada carta, mitama o edificio tuyo de sus tipos, multiplicado por los peregrinos que tenga al lado.
bitoku-lesson-pilgrims-between = Ahora, el peregrino. El espacio entre tus dos rocas cuesta un recurso, pero cuenta para ambas.
bitoku-lesson-pilgrims-one-rock = Allí estaría junto a una sola roca. Entre las dos cuenta para ambas.
bitoku-lesson-pilgrims-pay = Paga con lo que te sobre.
bitoku-lesson-pilgrims-bridge = Delante está el primer puente. Pide una carta de bitoku completada: de ellas trata la próxima lección.

## Senda del bitoku y visiones

bitoku-lesson-visions = Senda del bitoku y visiones
    .about = Completa una carta y haz una promesa para el final
    .learnt = Los puntos de movimiento completan cartas de bitoku, siempre la siguiente de la fila. Los tipos distintos cuentan al final. Una visión es una promesa: cumplida, puntúa; rota, cuesta.
bitoku-lesson-visions-path = Esta carta de bitoku te llegó de las colinas. Está en tu senda del bitoku y espera que la completes con 1 PM.
bitoku-lesson-visions-use = Queda un dado, un 1. Úsalo.
bitoku-lesson-visions-die-first = Buena idea, pero usa antes el dado que queda en tu tablero.
bitoku-lesson-visions-amulet = En las Escaleras los PM empiezan en la fila de un 2. Haz de tu dado un 2 con el amuleto.
bitoku-lesson-visions-too-low = Buen sitio, pero allí un 1 no recibe PM. Gasta antes el amuleto.
bitoku-lesson-visions-stairs = Necesitas PM, y un 1 no da ninguno. Gasta antes el amuleto.
bitoku-lesson-visions-place = Ahora colócalo en las Escaleras.
bitoku-lesson-visions-stairs-now = Buen sitio, pero los PM están en las Escaleras.
bitoku-lesson-visions-row = Toma la fila de un 2: 1 PM.
bitoku-lesson-visions-movement = Buena fila, pero mueve tu kodama, y necesitas el PM.
bitoku-lesson-visions-row-first = Eso lo tendrás enseguida. Antes usa la fila de un 2.
bitoku-lesson-visions-step = Completa tu carta de bitoku: te da 3 PV y su acción.
bitoku-lesson-visions-not-walk = También le serviría a un peregrino. Pero tu carta espera.
bitoku-lesson-visions-look = Esta carta da una visión. Mira las dos cartas de arriba.
bitoku-lesson-visions-vision = Una visión puntúa al final si entonces tienes todo lo que pide; si no, cuesta 1 o 2 PV. Conserva una en la que creas.
bitoku-lesson-visions-refuse = Puedes rechazar ambas y tomar un recurso. Pero queda mucho camino: conserva una.
bitoku-lesson-visions-building = El edificio de aquí te devuelve tu amuleto +1. Úsalo.
bitoku-lesson-visions-amulet-back = Es gratis y recuperas tu amuleto: usa el edificio.
bitoku-lesson-visions-types = Vendrán más cartas de bitoku, y se completan en orden. Al final cuentan tus tipos distintos, completados o no: de un tipo a los siete, 1, 2, 4, 7, 11, 16 o 22 PV.

## La ascensión

bitoku-lesson-ascension = La ascensión
    .about = Los últimos puntos de una partida, categoría por categoría
    .learnt = Mucho se cuenta solo al final: visiones, tesoros, tipos de bitoku, rocas, puntos a la vista. ¡Juega ahora una partida y disfruta del bosque!
bitoku-lesson-ascension-end = Una partida de cuatro rondas está a punto de acabar. Tienes 75 PV; tu rival, 77. Te quedan dos decisiones, y llega la ascensión.
bitoku-lesson-ascension-building = Tu último dado está en las Escaleras. Usa el edificio milenario: 2 PV.
bitoku-lesson-ascension-points = Ese es tu propio edificio. El milenario da puntos en el acto.
bitoku-lesson-ascension-take-points = No cuestan nada: ¡llévate los 2 PV!
bitoku-lesson-ascension-virtue = El último invierno. Retira la carta de la derecha: puntúa 2 PV por cada uno de tus cristales, 12 como máximo.
bitoku-lesson-ascension-better = Buena carta para retirar, pero la de la derecha puntúa más.
bitoku-lesson-ascension-no-keeping = Ya no hará falta ninguna carta. Toma sus puntos.
bitoku-lesson-ascension-first = Ahora la ascensión, con 89 a 80. Los cristales del sueño dan su recompensa una vez más, y quien va primero en el orden de turnos puntúa 3 PV: eres tú.
bitoku-lesson-ascension-types = Tipos de bitoku: tus tres distintos dan 4 PV. Tu rival tiene cinco y puntúa 11: cada tipo nuevo vale más que el anterior.
bitoku-lesson-ascension-lakes = Tesoros del lago: 13 PV para ti, 9 para tu rival. En el Hogar tu kodama va solo en cabeza, y ese premio ya son 6 PV.
bitoku-lesson-ascension-rocks = Rocas: 2 de tus edificios coinciden con tu roca, y tiene 1 peregrino al lado, así que 2 PV. Un segundo peregrino lo habría doblado.
bitoku-lesson-ascension-rest = Dados y recursos suman 14. Cada 4 valen 1 PV, así que son 3: acaparar no compensa.
bitoku-lesson-ascension-visions = Visiones: cuatro se cumplieron y dan 24 PV. Cada cosa tuya sirve a una sola. Tus tres parejas fueron a una visión, así que otra falló y costó 1 PV.
bitoku-lesson-ascension-uncovered = Por último, los puntos que cristales y edificios han dejado a la vista en tu tablero: 14 PV. Tu rival solo descubrió 8.
bitoku-lesson-ascension-won = Ibas 2 PV por detrás y has ganado por 151 a 122: 62 de tus puntos llegaron en la ascensión. Prepárala desde pronto.

## El tengu

bitoku-lesson-tengu = A solas contra el tengu
    .about = Cómo juega el espíritu de la montaña, y cómo ir por delante de él
    .learnt = Dados y cartas guían al tengu, en pasos fijos. Vigila sus cartas y su lado del río; solo ganas con más PV. Este era su nivel más apacible: te esperan cinco más.
bitoku-lesson-tengu-welcome = A solas juegas contra el tengu. No tiene mano ni plan: tira los dados y hace lo primero que puede. Para ti las reglas no cambian.
bitoku-lesson-tengu-cards = Ha tirado dos dados; el menor ha elegido una de sus tres cartas a la vista. Luego ha recorrido su lista de pasos desde arriba y ha hecho lo primero que podía: desbloquear un dado y tomar 1 jade.
bitoku-lesson-tengu-play = Tu turno. Juega el imomushi en el espacio de carta izquierdo.
bitoku-lesson-tengu-imomushi = El imomushi a la izquierda, por favor: necesitas tu 3.
bitoku-lesson-tengu-force = Conserva tus peregrinos: una carta desbloquea tu 3 gratis. Juega el imomushi.
bitoku-lesson-tengu-part = Elige lo que te da.
bitoku-lesson-tengu-placed = Salió una carta con el Claro, y había un dado desbloqueado: el tengu fue allí y tomó madera y jade. No necesita ningún valor y no paga nada.
bitoku-lesson-tengu-use = Ahora el Claro está lleno. Usa tu 3.
bitoku-lesson-tengu-die-first = Buena idea, pero usemos antes el dado.
bitoku-lesson-tengu-forges = Colócalo en las Forjas. Están al mismo lado del río: el vado queda disputado. Mira lo que ocurre.
bitoku-lesson-tengu-elsewhere = Buen sitio, y seguro. Pero mira lo que pasa en el lado del tengu: ve a las Forjas.
bitoku-lesson-tengu-row = Construye algo: la fila de un 2.
bitoku-lesson-tengu-build = Es posible. Pero tienes madera: construyamos.
bitoku-lesson-tengu-tile = Toma el primer edificio, una granja.
bitoku-lesson-tengu-farm = La granja la puede usar cualquier dado. Toma esa.
bitoku-lesson-tengu-site = Ponla en el espacio de granja que más te guste.
bitoku-lesson-tengu-raced = ¡Te ha ganado la carrera! Donde ambos tenéis un dado en el mismo lado, el tengu cruza en cuanto una carta de allí coincide con su carta activa. Se ha llevado una carta de yōkai.
bitoku-lesson-tengu-cross = En ese lado queda un espacio. Cruza antes de que vuelva.
bitoku-lesson-tengu-last-place = Al tengu le gusta ese lado. Cruza mientras haya sitio.
bitoku-lesson-tengu-favour = Reclama una carta de las colinas antes que el tengu.
bitoku-lesson-tengu-a-card = Buena recompensa, pero la carta que dejes se la puede llevar el tengu. Reclama una.
bitoku-lesson-tengu-score = Al final puntúa lo que encaja con sus rocas, sus cartas de yōkai, edificios y tesoros. Con kodamas igualados va por delante, y tú necesitas más PV que él.
