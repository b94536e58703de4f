# Bitoku. Las cartas y losetas no tienen título: su nombre se forma con su tipo, y lo que hacen se
# explica a partir de sus efectos. Los nombres son etiquetas, tras dos puntos o entre paréntesis.

## Acciones

bitoku-action-play = Jugar la carta «{ $card }» en el espacio { $space }
bitoku-action-use = Usar el dado del espacio { $die }
    .told = Usar el dado de valor { $die }
bitoku-action-force = Eliminar un peregrino de la partida y usar el dado bloqueado del espacio { $die }
    .told = Eliminar un peregrino de la partida y usar el dado bloqueado de valor { $die }
bitoku-action-cross = Cruzar el río con el dado del espacio { $die }
    .told = Cruzar el río con el dado de valor { $die }
bitoku-action-pass = Pasar
bitoku-action-amulet = Gastar un amuleto +{ $value }
bitoku-action-place = Colocar el dado en la región: { $region }
bitoku-action-place-home = Colocar el dado: { $home }
bitoku-action-row =
    { $value ->
        [1] Acción del bosque para cualquier dado
        [6] Acción del bosque para un 6
       *[other] Acción del bosque para un dado de { $value } o más
    }
bitoku-action-use-building = Usar el edificio: { $site }
bitoku-action-favour = Colina ({ $hill }): reclamar el favor «{ $favour }»
bitoku-action-cover = Colina ({ $hill }): cubrir el favor «{ $favour }» sin reclamarlo
bitoku-action-activate-card = Activar la carta
bitoku-action-activate-crystal = Activar el cristal del ingenio
bitoku-action-part = Parte { $number }
bitoku-action-skip = Renunciar
bitoku-action-take = Tomar 1 { $resource }
bitoku-action-pay = Pagar 1 { $resource }
bitoku-action-waive = No pagar 1 { $resource }
bitoku-action-advance = Avanzar tu kodama 1 casilla: { $region }
bitoku-action-push-back = Hacer retroceder 1 casilla un kodama ({ $seat }): { $region }
bitoku-action-bitoku-step = Completar la siguiente carta de bitoku
bitoku-action-start = Iniciar a un peregrino: { $node }
bitoku-action-walk = Avanzar un peregrino: { $source } → { $target }
bitoku-action-obtain = { $market }: obtener la loseta del espacio { $number }
bitoku-action-slot = Colocar el cristal aquí: { $slot }
bitoku-action-site = Construir aquí: { $site }
bitoku-action-combine = Combinar con: { $tile }
bitoku-action-rock = Tomar: { $rock }
bitoku-action-rock-pilgrim = Colocar un peregrino: { $space }
bitoku-action-keep-vision = Conservar: { $card }
bitoku-action-refuse = Rechazar las visiones y tomar un recurso
bitoku-action-look = Mirar las cartas
bitoku-action-draw = Robar
bitoku-action-keep-yokai = Conservar la carta «{ $card }»
bitoku-action-keep-bitoku = Conservar la carta de bitoku «{ $card }»
bitoku-action-unlock = Desbloquear el dado del espacio { $die }
    .told = Desbloquear el dado de valor { $die }
bitoku-action-copy = Copiar la acción del bosque del dado { $die } ({ $seat })
    .told = Copiar la acción del bosque ({ $seat }) del dado de valor { $which }
bitoku-action-discard = Descartar la carta «{ $card }»
bitoku-action-dream = Usar el cristal del sueño: { $slot }
bitoku-action-arrange = Dados de izquierda a derecha: dado { $first }, dado { $second }, dado { $third }
    .values = Dados de izquierda a derecha: { $first }, { $second }, { $third }
bitoku-action-virtue = Retirar y puntuar la carta del espacio { $space }
bitoku-action-bonus-vp = Ganar 1 PV
bitoku-action-bonus-amulet = Tomar un amuleto +1

## Decisiones

bitoku-decision-turn = Es tu turno: ¿qué haces?
bitoku-decision-played-card = Has jugado la carta «{ $card }». ¿Qué activas?
bitoku-decision-place-die = Tu dado muestra un { $value }. ¿Dónde lo colocas?
bitoku-decision-region-action = { $region }, tu dado muestra un { $value }: ¿qué acción llevas a cabo?
bitoku-decision-spend-amulet = ¿Qué amuleto gastas para superar el otro 6?
bitoku-decision-copy-die = ¿De qué dado copias la acción del bosque?
bitoku-decision-copied-row = { $region }, el dado copiado muestra un { $value }: ¿qué acción del bosque llevas a cabo?
bitoku-decision-claim-favour = ¿Qué favor de las colinas Hikaru eliges?
bitoku-decision-property-bonus = Otra persona ha usado tu edificio. ¿Qué bonificación eliges?
bitoku-decision-choose-part = { $source }: ¿qué parte resuelves a continuación?
bitoku-decision-choose-option =
    { $count ->
        [one] { $source }: ¿qué eliges?
       *[other] { $source }: ¿qué eliges? Te quedan { $count } elecciones.
    }
bitoku-decision-choose-purchase = { $source }: ¿qué obtienes? Solo una de las compras tiene descuento.
bitoku-decision-obtain-tile =
    { $count ->
        [0] { $market }: ¿qué loseta obtienes?
        [one] { $market }: ¿qué loseta obtienes por un recurso menos?
       *[other] { $market }: ¿qué loseta obtienes por { $count } recursos menos?
    }
bitoku-decision-choose-slot = ¿En qué hueco colocas la loseta «{ $tile }»?
bitoku-decision-choose-site = ¿Dónde construyes el edificio «{ $tile }»?
bitoku-decision-combine-mitama = ¿Qué libélula combinas con el mitama «{ $tile }»?
bitoku-decision-combine-dragonfly = ¿Qué mitama combinas con la loseta «{ $tile }»?
bitoku-decision-waive-resource =
    { $count ->
        [one] ¿Qué recurso del coste no pagas?
       *[other] ¿Qué recurso del coste no pagas? Se descuentan { $count }.
    }
bitoku-decision-pay-resource =
    { $count ->
        [one] ¿Con qué recurso pagas?
       *[other] ¿Con qué recurso pagas? Debes { $count }.
    }
bitoku-decision-take-resource =
    { $count ->
        [one] ¿Qué recurso tomas?
       *[other] ¿Qué recurso tomas? Te quedan { $count } por tomar.
    }
bitoku-decision-advance-kodama =
    { $count ->
        [one] ¿Qué kodama tuyo avanza?
       *[other] ¿Qué kodama tuyo avanza? Te quedan { $count } casillas.
    }
bitoku-decision-push-kodama-back =
    { $count ->
        [one] ¿Qué kodama haces retroceder?
       *[other] ¿Qué kodama haces retroceder? Te quedan { $count } casillas.
    }
bitoku-decision-spend-movement =
    { $count ->
        [one] ¿En qué gastas tu punto de movimiento?
       *[other] ¿En qué gastas un punto de movimiento? Tienes { $count }.
    }
bitoku-decision-look-or-not = ¿Miras las primeras cartas del { $deck }?
bitoku-decision-keep-yokai = ¿Qué carta de yōkai conservas? La otra va debajo del { $deck }.
bitoku-decision-keep-bitoku = ¿Qué carta de bitoku conservas? La otra va debajo del { $deck }.
bitoku-decision-keep-vision = ¿Qué visión conservas? Las demás cartas van debajo del { $deck }.
bitoku-decision-draw-or-not =
    { $count ->
        [one] ¿Robas una carta de yōkai?
       *[other] ¿Robas { $count } cartas de yōkai?
    }
bitoku-decision-unlock-die = ¿Qué dado desbloqueas?
bitoku-decision-take-rock = ¿Qué roca tomas del jardín de rocas?
bitoku-decision-place-rock-pilgrim = ¿En qué espacio de tu ruta de las rocas colocas un peregrino?
bitoku-decision-discard-to-three =
    { $count ->
        [one] ¿Qué carta descartas?
       *[other] ¿Qué carta descartas? Debes descartar { $count }.
    }
bitoku-decision-reap-fruits = ¿Qué cristal del sueño usas a continuación?
bitoku-decision-arrange-dice = ¿En qué orden colocas tus dados { $first }, { $second } y { $third } en los espacios rojos?
bitoku-decision-spirits-virtue = La virtud del espíritu: ¿qué carta retiras y puntúas? Has jugado: { $cards }.

## Lo que se dice de una respuesta antes de darla

bitoku-note-price = Precio: { $price }.
bitoku-note-price-less =
    { $count ->
        [one] Precio: { $price }, menos una unidad a tu elección.
       *[other] Precio: { $price }, menos { $count } unidades a tu elección.
    }
bitoku-note-free = Gratis.
bitoku-note-mitama-action = Hace: { $effects }.
bitoku-note-space-points = Su espacio da además { $points } PV.
bitoku-note-space-gain = Su espacio da además { $goods }.
bitoku-note-when-built = Al construirlo: { $effects }.
bitoku-note-end-points = { $points } PV al final.
bitoku-note-forest-action = Mejor acción del bosque: { $effects }.
bitoku-note-no-forest-action = Ninguna acción del bosque tendría efecto allí ahora.
bitoku-note-acts-in = Tiene acción del bosque aquí: { $regions }.
bitoku-note-acts-nowhere = Tal como está, no tiene acción del bosque en ninguna parte.
bitoku-note-buildings = Edificios que podría usar: { $tiles }.
bitoku-note-owner-gains = Por el uso de { $tile }, otra persona recibe { $bonus }: { $seat }.
bitoku-note-own-building = Edificio propio.
bitoku-note-rival-building = De { $seat }, que recibe { $bonus }.
bitoku-note-die-needed =
    { $value ->
        [6] Requiere un 6.
       *[other] Requiere un dado de { $value } o más.
    }
bitoku-note-amulet-asked = Para ello gastas un amuleto.
bitoku-note-die-then = El dado muestra entonces un { $value }.
bitoku-note-favours = Favores al alcance: { $favours }.
bitoku-note-completed = Al completarla da: { $effects }.
bitoku-note-ingenuity = Cristal del ingenio contiguo: { $effects }.
bitoku-note-vision-lacks = Si no la cumples, pierdes { $points } PV. Contada con tus otras visiones, aún falta: { $items }.
bitoku-note-vision-met = Tienes todo lo que pide, además de lo que usan tus otras visiones. Si no la cumples, pierdes { $points } PV.
bitoku-note-vision-takes =
    { $count ->
        [one] Tienes todo lo que pide, pero entonces fallaría otra de tus visiones. Si no la cumples, pierdes { $points } PV.
       *[other] Tienes todo lo que pide, pero entonces fallarían { $count } de tus otras visiones. Si no la cumples, pierdes { $points } PV.
    }
bitoku-note-treasure = Tu parte del tesoro del lago tal como están las cosas: ahora { $now } PV, después { $then } PV.
bitoku-note-treasure-of = Parte del tesoro del lago tal como están las cosas ({ $owner }): ahora { $now } PV, después { $then } PV.
bitoku-note-rock-matches =
    { $count ->
        [0] Aún no tienes nada de lo que cuenta.
        [one] Tienes { $count } pieza que cuenta: 1 PV por cada peregrino contiguo.
       *[other] Tienes { $count } piezas que la roca cuenta: { $count } PV por cada peregrino contiguo.
    }

## Hechos: el curso de la partida

bitoku-fact-round-began = Empieza la ronda { $round }.
bitoku-fact-season-began =
    { $season-id ->
        [spring] Empieza la { $season }.
        [ascension] Empieza { $season }.
       *[other] Empieza el { $season }.
    }
bitoku-fact-turn-began = { $seat } empieza su turno.
bitoku-fact-passed = { $seat } pasa.
bitoku-fact-forced-to-pass = { $seat } no puede hacer nada y pasa.
bitoku-fact-order-set = Orden de turnos: { $seats }.
bitoku-fact-declined = { $seat } renuncia a: { $offer }.
bitoku-fact-effects-declined = { $seat } renuncia a: { $effects }.
bitoku-fact-effects-lost = { $seat } no puede usar: { $effects }.
bitoku-fact-discount-lost = { $seat } tiene más descuento que recursos por pagar; sin usar: { $count }.
bitoku-fact-tie-broken = { $seat } y { $rival } tienen los mismos puntos; { $seat } queda por delante: { $by }.
bitoku-fact-game-ended = Fin de la partida.
bitoku-fact-scored =
    { $category-id ->
        [failed_visions] { $seat } pierde { $points-size } PV ({ $category }) y tiene { $total }.
       *[other] { $seat } gana { $points } PV ({ $category }) y tiene { $total }.
    }

## Hechos: recursos, dados y cartas

bitoku-fact-gained = { $seat } obtiene { $goods }.
bitoku-fact-paid = { $seat } paga { $goods }.
bitoku-fact-amulet-gained =
    { $count ->
        [one] { $seat } obtiene un amuleto +{ $value }.
       *[other] { $seat } obtiene { $count } amuletos +{ $value }.
    }
bitoku-fact-amulet-spent = { $seat } gasta un amuleto +{ $value }.
bitoku-fact-amulet-points-lost = { $seat } pierde lo que un amuleto da por encima de 6: { $count }.
bitoku-fact-die-unlocked = { $seat } desbloquea un dado con valor { $value }.
bitoku-fact-pilgrim-given-up = { $seat } renuncia a un peregrino para usar un dado bloqueado.
bitoku-fact-die-placed = { $seat } coloca un dado con valor { $value }: { $place }.
bitoku-fact-die-changed = El dado muestra ahora un { $value } ({ $seat }).
bitoku-fact-die-outranked = { $seat } no tiene acción del bosque ({ $region }): un dado con valor { $other } supera al de valor { $value }.
bitoku-fact-die-copied = { $seat } copia un dado con valor { $value } ({ $owner }): { $place }.
bitoku-fact-nothing-to-do = { $seat } no encuentra allí nada que hacer ({ $region }).
bitoku-fact-river-crossed = { $seat } cruza el río desde la región { $region }; el dado muestra ahora un { $value }.
bitoku-fact-dice-arranged = { $seat } devuelve los dados a su tablero, de izquierda a derecha: { $values }.
bitoku-fact-cards-drawn =
    { $count ->
        [one] { $seat } roba una carta de yōkai.
       *[other] { $seat } roba { $count } cartas de yōkai.
    }
bitoku-fact-own-cards-drawn = { $seat } roba: { $cards }.
bitoku-fact-own-deck-reshuffled = { $seat } baraja su pila de descarte y forma un nuevo mazo.
bitoku-fact-card-discarded = { $seat } descarta la carta «{ $card }».
bitoku-fact-card-played = { $seat } juega la carta «{ $card }» en el espacio { $space }.
bitoku-fact-card-removed = { $seat } retira del juego la carta «{ $card }» y la puntúa.

## Hechos: el tablero

bitoku-fact-kodama-advanced = { $seat } avanza un kodama a la casilla { $space } ({ $region }).
bitoku-fact-kodama-pushed-back = { $seat } hace retroceder un kodama ({ $owner }) a la casilla { $space } ({ $region }).
bitoku-fact-pilgrimage-started = { $seat } inicia a un peregrino: { $node }.
bitoku-fact-pilgrim-walked = { $seat } avanza un peregrino: { $source } → { $target }.
bitoku-fact-pilgrim-arrived = { $seat } lleva un peregrino a su meta: { $source } → { $target }.
bitoku-fact-bitoku-added = { $seat } añade una carta a su senda del bitoku: { $card }.
bitoku-fact-bitoku-completed = { $seat } completa una carta de bitoku: { $card }.
bitoku-fact-mitama-obtained = { $seat } obtiene un mitama: { $tile }.
bitoku-fact-dragonfly-obtained = { $seat } obtiene: { $tile }.
bitoku-fact-crystal-obtained = { $seat } obtiene un cristal: { $tile }.
bitoku-fact-building-obtained = { $seat } obtiene un edificio: { $tile }.
bitoku-fact-pair-combined = { $seat } forma una pareja: { $mitama } y { $dragonfly }.
bitoku-fact-building-laid = { $seat } construye un edificio: { $tile }; { $site }.
bitoku-fact-building-used = { $seat } usa un edificio: { $tile }.
bitoku-fact-rival-building-used = { $seat } usa un edificio ajeno ({ $owner }): { $tile }.
bitoku-fact-tile-removed = { $market }: la loseta exterior sale de la partida, { $tile }.
bitoku-fact-market-refilled = { $market }, de dentro afuera: { $tiles }.
bitoku-fact-rock-taken = { $seat } toma: { $rock }.
bitoku-fact-rock-pilgrim-placed = { $seat } coloca un peregrino en su ruta de las rocas.
bitoku-fact-rock-removed = Una roca del jardín de rocas sale de la partida: { $rock }.
bitoku-fact-favour-claimed = { $seat } reclama un favor (colina: { $hill }): { $favour }.
bitoku-fact-favour-covered = { $seat } cubre un favor sin reclamarlo (colina: { $hill }): { $favour }.
bitoku-fact-no-favour-left = { $seat } encuentra allí todos los favores cubiertos.
bitoku-fact-yokai-taken = { $seat } toma la carta de yōkai de la colina: { $card }.
bitoku-fact-yokai-kept =
    { $count ->
        [0] { $seat } toma una carta del mazo común de yōkais.
        [one] { $seat } conserva una carta del mazo común de yōkais y pone una debajo.
       *[other] { $seat } conserva una carta del mazo común de yōkais y pone { $count } debajo.
    }
bitoku-fact-own-yokai-kept = { $seat } conserva una carta del mazo común de yōkais: { $card }.
bitoku-fact-vision-kept = { $seat } conserva: { $card }.
bitoku-fact-visions-refused = { $seat } rechaza las visiones.
bitoku-fact-vision-completed = { $seat } cumple una visión: { $card }. Con: { $items }.
bitoku-fact-vision-failed = { $seat } no cumple una visión ({ $points } PV que perder): { $card }. Falta: { $items }.
bitoku-fact-counted =
    { $category-id ->
        [bitoku_types] Tipos de bitoku distintos ({ $seat }): { $count }.
        [guardians] Valores de los dados y recursos en total ({ $seat }): { $count }; cada 4 dan 1 PV.
       *[other] Espacios de edificio descubiertos ({ $seat }): { $count }.
    }
bitoku-fact-wild-counted = { $piece } cuenta como { $type } ({ $seat }).
bitoku-fact-rock-scored = { $seat } cuenta una roca, { $rock }: coincidentes { $count } × peregrinos al lado { $pilgrims } = { $points } PV.
bitoku-fact-treasure-shared =
    { $points ->
        [one] El tesoro del lago ({ $region }) vale 1 PV para { $seat }.
       *[other] El tesoro del lago ({ $region }) vale { $points } PV para { $seat }.
    }
bitoku-fact-deck-reshuffled = Los descartes se barajan y forman un nuevo { $deck }.
bitoku-fact-hills-cleared = Cartas que salen de las colinas: { $cards }.
bitoku-fact-hills-filled = Nuevas cartas en las colinas: { $cards }.

## Hechos: el turno del tengu, paso a paso

bitoku-fact-tengu-prepared = { $seat } empieza con: { $rocks }. Cartas a la vista, de izquierda a derecha: { $cards }.
bitoku-fact-tengu-rolled =
    { $seat } saca { $first } y { $second }; según el dado menor ({ $position-id ->
        [left] 5–6
        [middle] 3–4
       *[right] 1–2
    }), la carta activa es la { $position }: { $card }.
bitoku-fact-tengu-row-skipped = Se salta el paso { $row }: { $why }.
bitoku-fact-tengu-row-taken = Se aplica el paso { $row }.
bitoku-fact-tengu-row-refreshed = Se retira la carta «{ $card }». Cartas a la vista, de izquierda a derecha: { $open }.
bitoku-fact-tengu-deck-reshuffled =
    { $count ->
        [one] { $seat } baraja { $count } carta descartada y forma un nuevo mazo.
       *[other] { $seat } baraja { $count } cartas descartadas y forma un nuevo mazo.
    }
bitoku-fact-tengu-attitude = { $seat } voltea su loseta de actitud: { $attitude }.
bitoku-fact-tengu-contested = { $seat } tiene un dado con valor { $value } en un vado ({ $region }); un dado con valor { $other } se lo disputa ({ $rival }, { $place }).
bitoku-fact-tengu-crossed = { $seat } cruza el río desde la región { $region } con el dado de valor { $value }.
bitoku-fact-tengu-acts = { $seat } resuelve una acción de región: { $place } ({ $why }).
bitoku-fact-tengu-action-lost = La acción se pierde: { $why }.
bitoku-fact-tengu-tile-chosen = { $seat } elige una loseta: { $tile } ({ $why }).
bitoku-fact-tengu-no-favourite = { $seat } no encuentra ningún favorito que pueda tomar ({ $market }); decide el dado.
bitoku-fact-tengu-tile-rolled = { $seat } saca un { $roll } para elegir loseta: espacio { $number } desde dentro, { $tile }.
bitoku-fact-tengu-tile-rolled-on = { $seat } saca un { $roll } para elegir loseta: en el espacio { $number } desde dentro no hay ninguna que pueda tomar; sigue hasta el espacio { $space }, { $tile }.
bitoku-fact-tengu-rolled-choice = { $seat } saca un { $roll } para elegir entre { $options } (1–3 la primera, 4–6 la segunda): { $chosen }.
bitoku-fact-tengu-drew-lots = { $seat } deja al azar la elección entre { $options }: { $chosen }.
bitoku-fact-tengu-card-chosen = { $seat } elige una carta: { $card } ({ $why }).
bitoku-fact-tengu-no-card = { $seat } no encuentra ninguna carta que tomar.
bitoku-fact-tengu-kodama-chosen =
    { $why-id ->
        [only_track] Kodama más competitivo: { $region } ({ $why }).
        [fewest_steps] Kodama más competitivo: { $region } ({ $why }: { $count }).
        [equal_steps] Kodama más competitivo: { $region } ({ $why }: { $count }; primer premio más alto: { $points } PV, a igualdad el de más a la izquierda).
       *[none_behind] Kodama más competitivo: { $region } ({ $why }; primer premio más alto: { $points } PV, a igualdad el de más a la izquierda).
    }
bitoku-fact-tengu-kodama-stays = { $seat } no avanza su kodama ({ $region }): { $why }.
bitoku-fact-tengu-fewest = La carta no muestra ningún recurso; cuenta el más escaso: { $resource } (empates: madera, jade, piedra, sake).
bitoku-fact-tengu-movement =
    { $count ->
        [one] { $seat } gasta { $count } punto de movimiento ({ $why }).
       *[other] { $seat } gasta { $count } puntos de movimiento ({ $why }).
    }
bitoku-fact-tengu-movement-lost = { $seat } no tiene ningún peregrino que avanzar o iniciar: el punto de movimiento se pierde.
bitoku-fact-tengu-path-doubled = El espacio muestra { $points } PV, que cuentan el doble para { $seat }.
bitoku-fact-tengu-extra-card = { $seat } roba una carta adicional en la puerta torii: { $card }.
bitoku-fact-tengu-no-extra-card = { $seat } no tiene ninguna carta que robar en la puerta torii.
bitoku-fact-tengu-home = Dados rivales de 5 o 6 en el bosque: { $count }. { $seat } gana 3 PV, y 2 PV por cada uno.
bitoku-fact-tengu-counted = { $category }, { $points } PV por cada uno: { $pieces }.

## Motivos

bitoku-reason-when-play = Las cartas de la mano se juegan al empezar tu turno, en un espacio de carta libre.
bitoku-reason-when-use = Un dado de tu tablero personal se usa al empezar tu turno.
bitoku-reason-when-cross = Un dado cruza al empezar tu turno, desde una región junto al río.
bitoku-reason-when-pass = Se pasa al empezar tu turno, cuando no te queda ninguna carta por jugar ni ningún dado en tu tablero.
bitoku-reason-when-amulet = Los amuletos se gastan al usar un dado, antes de colocarlo.
bitoku-reason-when-place = Primero elige qué dado usas, al empezar tu turno; después puede venir aquí.
bitoku-reason-when-row = Una acción del bosque se realiza justo después de colocar un dado en su región.
bitoku-reason-when-use-building = Un edificio se usa justo después de colocar un dado en su región.
bitoku-reason-when-favour = Los favores se reclaman justo después de que un dado tuyo cruce el río hasta su colina.
bitoku-reason-when-activate-card = Una carta se activa justo después de jugarla.
bitoku-reason-when-activate-crystal = Un cristal del ingenio se activa cuando juegas una carta en el espacio de al lado.
bitoku-reason-when-part = Esto pertenece a un efecto que no se está resolviendo ahora.
bitoku-reason-when-take = Tomas recursos a tu elección cuando un efecto te los da.
bitoku-reason-when-pay = Pagas recursos cuando obtienes algo que tiene un coste.
bitoku-reason-when-waive = El descuento se elige al pagar algo.
bitoku-reason-when-advance = Tus kodamas avanzan cuando un efecto les da pasos.
bitoku-reason-when-push-back = Haces retroceder kodamas ajenos cuando un efecto te da esos pasos.
bitoku-reason-when-bitoku-step = La siguiente carta de bitoku se completa con un punto de movimiento.
bitoku-reason-when-start = Para iniciar a un peregrino hacen falta un punto de movimiento y un peregrino disponible.
bitoku-reason-when-walk = Los peregrinos avanzan por las sendas con puntos de movimiento.
bitoku-reason-when-obtain = Puedes tomar una loseta de la reserva visible cuando una acción o un efecto te permite obtenerla.
bitoku-reason-when-slot = El hueco de un cristal se elige justo después de obtenerlo.
bitoku-reason-when-site = Este espacio se elige al construir un edificio de su tipo.
bitoku-reason-when-combine = Dos losetas se combinan solo cuando acabas de obtener una de ellas.
bitoku-reason-when-rock = Las rocas se toman del jardín de rocas cuando un efecto te permite tomar una.
bitoku-reason-when-rock-pilgrim = Un peregrino se coloca junto a una roca cuando un efecto lo permite.
bitoku-reason-when-look = Este mazo se mira cuando un efecto te permite tomar una de sus cartas.
bitoku-reason-when-keep = Solo conservas una carta de entre las que estás mirando.
bitoku-reason-when-draw = Robas de tu mazo en primavera, o cuando un efecto lo permite.
bitoku-reason-when-unlock = Un dado se desbloquea con la carta que juegas a su lado, o con un efecto.
bitoku-reason-when-copy = Un dado ajeno se copia justo después de colocar uno tuyo en el espacio de abajo del Hogar.
bitoku-reason-when-discard = Las cartas se descartan en primavera, si tienes más de tres.
bitoku-reason-when-dream = Los cristales del sueño dan su recompensa en primavera y en la ascensión.
bitoku-reason-when-arrange = Los dados se ordenan en invierno.
bitoku-reason-when-virtue = Una carta jugada se retira y se puntúa en invierno, si tienes al menos cinco.
bitoku-reason-when-bonus = Esto es una bonificación para cuando otra persona usa un edificio tuyo.
bitoku-reason-card-not-held = No tienes esa carta en la mano.
bitoku-reason-card-space-full = Ya hay una carta en ese espacio.
bitoku-reason-die-locked = Ese dado está bloqueado.
bitoku-reason-die-not-locked = Ese dado no está bloqueado.
bitoku-reason-die-not-on-board = Ese dado ya no está en tu tablero personal.
bitoku-reason-no-available-pilgrim = No tienes ningún peregrino disponible.
bitoku-reason-no-forest-space = No hay ningún espacio libre en el bosque para ese dado.
bitoku-reason-die-not-in-river-region = Ese dado no está en una región junto al río.
bitoku-reason-die-too-low = El valor del dado es demasiado bajo.
bitoku-reason-hill-full = No queda ningún espacio libre al otro lado del río.
bitoku-reason-cards-or-dice-left = Aún no puedes pasar: te queda alguna carta por jugar o algún dado en tu tablero.
bitoku-reason-amulet-not-held = No tienes ningún amuleto así.
bitoku-reason-amulet-too-low = Este amuleto no subiría el dado por encima de 6.
bitoku-reason-die-at-six = El dado ya muestra un 6.
bitoku-reason-amulet-wasted = Un amuleto ya gastado sobraría: con este, el dado llega a 6 sin él.
bitoku-reason-space-taken = Ese espacio está ocupado.
bitoku-reason-row-too-high = El valor del dado es demasiado bajo para esa acción del bosque.
bitoku-reason-no-such-row = No hay ninguna acción del bosque para ese valor.
bitoku-reason-other-die-higher = Otro dado de esta región es demasiado alto: el tuyo no tiene aquí acción del bosque.
bitoku-reason-amulet-needed = Necesitas un amuleto para superar el otro 6.
bitoku-reason-nothing-possible = Eso no tendría ningún efecto ahora.
bitoku-reason-forest-action-taken = Ese dado ya ha usado su acción del bosque.
bitoku-reason-building-action-taken = Ese dado ya ha usado su acción de edificio.
bitoku-reason-no-building-there = No hay ningún edificio en ese espacio.
bitoku-reason-building-elsewhere = Ese edificio está en otra región.
bitoku-reason-built-this-turn = Un edificio no se puede usar en el turno en que se construye.
bitoku-reason-favour-out-of-reach = Tu dado no alcanza esa colina.
bitoku-reason-favour-covered = Ese favor ya está cubierto.
bitoku-reason-no-card-on-hill = Ese favor no te daría nada ahora; solo puedes cubrirlo.
bitoku-reason-no-crystal-there = No hay ningún cristal del ingenio junto a ese espacio.
bitoku-reason-already-done = Eso ya lo has hecho.
bitoku-reason-must-choose = A esto no se puede renunciar; elige algo.
bitoku-reason-cannot-pay =
    { $discount ->
        [0] No puedes pagarlo: aún necesitas { $missing }.
       *[other] No puedes pagarlo: aún necesitas { $missing }, y tu descuento solo cubre { $discount } de esos recursos.
    }
bitoku-reason-not-in-price = Ese recurso no forma parte del coste.
bitoku-reason-kodama-stuck = Ese kodama no puede moverse así.
bitoku-reason-wrong-region = Este efecto solo vale en su propia región.
bitoku-reason-own-kodama = Solo haces retroceder kodamas ajenos.
bitoku-reason-no-bitoku-ahead = No hay ninguna carta de bitoku más allá de tu ficha.
bitoku-reason-no-start-there = Ahí no puedes iniciar a un peregrino.
bitoku-reason-no-pilgrim-there = Ninguno de tus peregrinos despiertos está a un paso de ese espacio.
bitoku-reason-too-far =
    { $count ->
        [one] Ninguno de tus peregrinos llega ahí con { $count } punto de movimiento.
       *[other] Ninguno de tus peregrinos llega ahí con { $count } puntos de movimiento.
    }
bitoku-reason-bridge-closed = Has completado muy pocas cartas de bitoku para cruzar ese puente.
bitoku-reason-branch-space-taken = Ahí ya descansa otro peregrino.
bitoku-reason-one-pilgrim-per-branch = Ya tienes un peregrino en ese ramal.
bitoku-reason-no-tile-there = No hay ninguna loseta en ese espacio.
bitoku-reason-no-slot-free = No tienes ningún hueco libre para ese tipo de cristal.
bitoku-reason-slot-of-other-kind = Ese hueco es para otro tipo de cristal.
bitoku-reason-slot-taken = Ese hueco está ocupado.
bitoku-reason-same-slot = Ese espacio es igual que otro que se te ofrece.
bitoku-reason-no-site-free = No hay ningún espacio libre para ese tipo de edificio.
bitoku-reason-site-of-other-type = Ese espacio es para otro tipo de edificio.
bitoku-reason-no-counter-left = No te quedan fichas de construcción.
bitoku-reason-not-uncombined = No tienes ninguna loseta así sin combinar.
bitoku-reason-rock-not-in-garden = Esa roca no está en el jardín de rocas.
bitoku-reason-no-rock-adjacent = No hay ninguna roca junto a ese espacio.
bitoku-reason-not-looked-at = Esa no es una de las cartas que estás mirando.
bitoku-reason-die-cannot-be-copied = Ese dado no se puede copiar.
bitoku-reason-no-dream-crystal = No tienes ningún cristal del sueño en ese hueco.
bitoku-reason-same-arrangement = Ese orden es igual que otro que se te ofrece.
bitoku-reason-no-card-there = No hay ninguna carta en ese espacio.

## De dónde vienen los puntos, cómo termina la partida

bitoku-category-effects = Efectos
bitoku-category-bitoku-cards = Cartas de bitoku
bitoku-category-mitama-spaces = Mitamas
bitoku-category-paths = Sendas de la sabiduría
bitoku-category-memory-crystals = Cristales del recuerdo
bitoku-category-property = Bonificaciones de propiedad
bitoku-category-virtue = Virtud del espíritu
bitoku-category-first-player = Primer puesto en el orden de turnos
bitoku-category-bitoku-types = Tipos de bitoku
bitoku-category-lake-treasures = Tesoros del lago
bitoku-category-rocks = Rocas iwakura
bitoku-category-guardians = Dados y recursos
bitoku-category-visions = Visiones
bitoku-category-failed-visions = Visiones no cumplidas
bitoku-category-fate = Puntos descubiertos
bitoku-category-tengu-home = Visitas al Hogar
bitoku-category-tengu-favourites = Favoritos
bitoku-category-tengu-yokai = Cartas de yōkai
bitoku-category-tengu-resources = Recursos
bitoku-category-tengu-crystals = Cristales
bitoku-category-tengu-lead = Kodamas por delante

bitoku-ending-ascension = Han terminado las cuatro rondas y la ascensión; gana quien tiene más puntos de virtud

## Lo que decide entre puntos iguales: tras dos puntos

bitoku-tie-visions = más visiones cumplidas
bitoku-tie-order = antes en el orden de turnos
bitoku-tie-tengu = el tengu gana los empates

## A qué se puede renunciar: tras dos puntos

bitoku-offer-forest-action = la acción del bosque
bitoku-offer-building-action = la acción de edificio
bitoku-offer-forest-and-building = la acción del bosque y la de edificio
bitoku-offer-virtue = la virtud del espíritu
bitoku-offer-combining = combinar la loseta

## Opciones

bitoku-option-harder = Variante difícil
    .explained = La acción del bosque exige un dado mayor que todos los demás de su región. Junto a un 6, el dado debe mostrar también un 6 y cuesta un amuleto.
bitoku-option-amulet-over-six = Un amuleto por encima de seis
    .explained = En la variante difícil, un dado inferior a 6 también puede hacer una acción del bosque junto a un 6 a cambio de un amuleto que lo subiría por encima de 6. El dado conserva su valor.
bitoku-option-fresh-dreams = Cristales del sueño recientes
    .explained = Un cristal del sueño obtenido mientras se recogen los frutos da su recompensa en ese mismo paso.
bitoku-option-fresh-ingenuity = Cristales del ingenio recientes
    .explained = Un cristal del ingenio obtenido con la misma carta jugada a su lado puede usarse en el acto.
bitoku-option-copy-in-home = Copiar en el Hogar
    .explained = El espacio del Hogar que copia una acción del bosque también puede copiar un dado situado en el Hogar.
bitoku-option-late-vision-items = Elementos tardíos para las visiones
    .explained = Lo que dan los cristales del sueño en la ascensión aún sirve para cumplir visiones.
bitoku-option-late-visions = Visiones en la ascensión
    .explained = En la ascensión todavía se puede conservar una visión. Si se desactiva, tomas un recurso en su lugar.
bitoku-option-memory-per-icon = Cristales del recuerdo por icono
    .explained = Un cristal del recuerdo paga una sola vez por efecto, aunque el efecto permita hacer lo mismo varias veces.
bitoku-option-unmoved-kodamas = Kodamas que no se han movido
    .explained = Los kodamas que siguen en su primera casilla también cuentan para los tesoros del lago.
bitoku-option-score-floor = Sin puntuación negativa
    .explained = La puntuación nunca baja de cero.
bitoku-option-tengu-no-dragonfly = Tengu: sin libélula
    .explained = Más fácil: el tengu empieza sin libélula.
bitoku-option-tengu-no-yokai = Tengu: sin cartas de yōkai
    .explained = Más fácil: el tengu empieza sin cartas de yōkai.
bitoku-option-tengu-no-resources = Tengu: sin recursos
    .explained = Más fácil: el tengu empieza sin recursos.
bitoku-option-tengu-calm-kodamas = Tengu: kodamas tranquilos
    .explained = Más fácil: al colocar un dado, el tengu solo avanza su kodama si el tuyo va por delante en ese marcador.
bitoku-option-tengu-idle-crystals = Tengu: cristales inactivos
    .explained = Más fácil: el tengu no recibe puntos de movimiento por sus cristales en primavera.
bitoku-option-tengu-early-pilgrim = Tengu: un peregrino en camino
    .explained = Más difícil: desde el principio, un peregrino del tengu está en la primera casilla de la senda.
bitoku-option-tengu-kodamas-ahead = Tengu: kodamas adelantados
    .explained = Más difícil: cada kodama del tengu empieza una casilla más adelante.
bitoku-option-tengu-two-dragonflies = Tengu: dos libélulas
    .explained = Más difícil: el tengu empieza con dos libélulas.
bitoku-option-tengu-lead-pays = Tengu: ventaja premiada
    .explained = Más difícil: en la ascensión, el tengu gana 3 PV por cada región donde su kodama va por delante del tuyo.
bitoku-option-tengu-ones-contest = Tengu: un dado de 1 disputa el vado
    .explained = Un vado también es disputado por tu dado de valor 1, aunque este no podría cruzar.
bitoku-option-tengu-wild-favourites = Tengu: favoritos comodín
    .explained = En la ascensión, yama-uba y shinigami cuentan como favoritos del tengu, igual que para ti son comodines.
bitoku-option-tengu-acts-first = Tengu: la acción antes que el kodama
    .explained = Al colocar un dado, el tengu resuelve primero la acción de la región y después avanza su kodama.
bitoku-option-tengu-counts-home = Tengu: los dados del Hogar cuentan
    .explained = Cuando el tengu visita el Hogar, tus dados de 5 o 6 situados en el Hogar también cuentan para sus puntos.
bitoku-option-tengu-best-light = Tengu: solo la mejor iluminación
    .explained = Un peregrino del tengu pasa de largo ante una iluminación mientras otra abierta para el tengu tenga una casilla libre mejor.
bitoku-option-tengu-ties-neutral = Tengu: a la par del kodama neutral
    .explained = Si el kodama del tengu, el tuyo y el neutral están en la misma casilla, el neutral comparte los premios con el tengu y el tuyo queda por detrás de ambos.

## Niveles

bitoku-level-gentle = Apacible
    .explained = Mucho más fácil: el tengu empieza sin libélula, cartas de yōkai ni recursos, al colocar un dado solo avanza su kodama si el tuyo va por delante, y sus cristales no dan nada en primavera. Un bot fuerte gana siempre; uno sencillo, de vez en cuando.
bitoku-level-mild = Suave
    .explained = Más fácil: el tengu empieza sin cartas de yōkai y, al colocar un dado, solo avanza su kodama si el tuyo va por delante en ese marcador. Un bot fuerte gana casi siempre; uno sencillo, rara vez.
bitoku-level-tempered = Templado
    .explained = Algo más fácil: el tengu empieza sin recursos y, al colocar un dado, solo avanza su kodama si el tuyo va por delante en ese marcador. Un bot fuerte gana casi siempre; uno sencillo, casi nunca.
bitoku-level-standard = Normal
    .explained = Las reglas tal como son: ninguna opción debilita ni refuerza al tengu. Un bot fuerte gana la mayoría de las partidas; uno sencillo, casi ninguna.
bitoku-level-stern = Severo
    .explained = Más difícil: el tengu empieza con dos libélulas y con un peregrino ya en la senda. Un bot fuerte gana más veces de las que pierde; uno sencillo, nunca.
bitoku-level-merciless = Despiadado
    .explained = Mucho más difícil: el tengu empieza con dos libélulas, un peregrino en la senda y cada kodama una casilla más adelante, y en la ascensión gana 3 PV por cada región donde su kodama va por delante del tuyo. Incluso un bot fuerte pierde a menudo.

## Recursos. «counted» sigue a un verbo: obtiene, paga

bitoku-resource-wood = madera
    .counted =
        { $count ->
            [one] { $count } madera
           *[other] { $count } maderas
        }
bitoku-resource-stone = piedra
    .counted =
        { $count ->
            [one] { $count } piedra
           *[other] { $count } piedras
        }
bitoku-resource-jade = jade
    .counted =
        { $count ->
            [one] { $count } jade
           *[other] { $count } jades
        }
bitoku-resource-sake = sake
    .counted =
        { $count ->
            [one] { $count } sake
           *[other] { $count } sakes
        }
bitoku-resource-any = recurso cualquiera
    .counted =
        { $count ->
            [one] { $count } recurso cualquiera
           *[other] { $count } recursos cualesquiera
        }
    .brief =
        { $count ->
            [one] recurso cualquiera
           *[other] { $count } recursos cualesquiera
        }

## Efectos: lo que se obtiene. Van en listas y tras dos puntos

bitoku-effect-none = ninguna acción
bitoku-effect-vp = { $n } PV
bitoku-effect-amulet =
    { $n ->
        [one] un amuleto +{ $value }
       *[other] { $n } amuletos +{ $value }
    }
    .brief =
        { $n ->
            [one] amuleto +{ $value }
           *[other] { $n } amuletos +{ $value }
        }
bitoku-effect-movement =
    { $n ->
        [one] { $n } punto de movimiento
       *[other] { $n } puntos de movimiento
    }
bitoku-effect-kodama-forward =
    { $scope ->
        [region] { $n ->
            [one] { $n } avance de kodama en esta región
           *[other] { $n } avances de kodama en esta región
        }
       *[any] { $n ->
            [one] { $n } avance de kodama
           *[other] { $n } avances de kodama
        }
    }
    .brief =
        { $scope ->
            [region] kodama +{ $n } en su región
           *[any] kodama +{ $n }
        }
bitoku-effect-kodama-back =
    { $scope ->
        [region] { $n ->
            [one] { $n } retroceso de un kodama rival en esta región
           *[other] { $n } retrocesos de kodamas rivales en esta región
        }
       *[any] { $n ->
            [one] { $n } retroceso de un kodama rival
           *[other] { $n } retrocesos de kodamas rivales
        }
    }
    .brief =
        { $scope ->
            [region] kodama rival −{ $n } en su región
           *[any] kodama rival −{ $n }
        }
bitoku-effect-build =
    { $discount ->
        [0] un edificio a precio completo
        [one] un edificio por { $discount } recurso menos
       *[other] un edificio por { $discount } recursos menos
    }
    .bare = un edificio
    .brief =
        { $discount ->
            [0] edificio
           *[other] edificio −{ $discount }
        }
bitoku-effect-crystal =
    { $discount ->
        [0] un cristal a precio completo
        [one] un cristal por { $discount } recurso menos
       *[other] un cristal por { $discount } recursos menos
    }
    .bare = un cristal
    .brief =
        { $discount ->
            [0] cristal
           *[other] cristal −{ $discount }
        }
bitoku-effect-mitama =
    { $discount ->
        [0] un mitama a precio completo
        [one] un mitama por { $discount } recurso menos
       *[other] un mitama por { $discount } recursos menos
    }
    .bare = un mitama
    .brief =
        { $discount ->
            [0] mitama
           *[other] mitama −{ $discount }
        }
bitoku-effect-dragonfly =
    { $discount ->
        [0] una libélula a precio completo
        [one] una libélula por { $discount } recurso menos
       *[other] una libélula por { $discount } recursos menos
    }
    .bare = una libélula
    .brief =
        { $discount ->
            [0] libélula
           *[other] libélula −{ $discount }
        }
bitoku-effect-take-rock =
    { $n ->
        [one] una roca
       *[other] { $n } rocas
    }
    .brief =
        { $n ->
            [one] roca
           *[other] { $n } rocas
        }
bitoku-effect-place-pilgrim-rock =
    { $n ->
        [one] un peregrino colocado junto a una roca
       *[other] { $n } peregrinos colocados junto a rocas
    }
    .brief =
        { $n ->
            [one] peregrino junto a una roca
           *[other] { $n } peregrinos junto a rocas
        }
bitoku-effect-vision =
    { $n ->
        [one] una visión
       *[other] { $n } visiones
    }
    .brief =
        { $n ->
            [one] visión
           *[other] { $n } visiones
        }
bitoku-effect-draw-card =
    { $n ->
        [one] una carta de yōkai de tu mazo
       *[other] { $n } cartas de yōkai de tu mazo
    }
    .brief =
        { $n ->
            [one] carta propia
           *[other] { $n } cartas propias
        }
bitoku-effect-gain-yokai =
    { $source ->
        [hill] la carta de yōkai de la colina
       *[deck] { $n ->
            [one] una carta de yōkai del mazo común
           *[other] { $n } cartas de yōkai del mazo común
        }
    }
    .brief =
        { $source ->
            [hill] carta de yōkai de la colina
           *[deck] { $n ->
                [one] carta de yōkai
               *[other] { $n } cartas de yōkai
            }
        }
bitoku-effect-gain-bitoku =
    { $source ->
        [hill] la carta de bitoku de la colina
       *[deck] { $n ->
            [one] una carta de bitoku del mazo común
           *[other] { $n } cartas de bitoku del mazo común
        }
    }
    .brief =
        { $source ->
            [hill] carta de bitoku de la colina
           *[deck] { $n ->
                [one] carta de bitoku
               *[other] { $n } cartas de bitoku
            }
        }
bitoku-effect-unlock-die =
    { $n ->
        [one] un dado desbloqueado
       *[other] { $n } dados desbloqueados
    }
    .brief =
        { $n ->
            [one] dado desbloqueado
           *[other] { $n } dados desbloqueados
        }
bitoku-effect-copy-forest-action = la acción del bosque de un dado ajeno
# $list es una elección: «1 jade o 1 sake».
bitoku-effect-choose-units =
    { $n ->
        [one] una vez: { $list }
        [2] dos veces: { $list }
       *[other] { $n } veces: { $list }
    }
    .brief = { $n } × ({ $list })
bitoku-effect-choose-different =
    { $n ->
        [one] una de estas opciones: { $list }
       *[other] hasta { $n } de estas opciones, distintas: { $list }
    }
# $list es una elección de compras: «un mitama o una libélula».
bitoku-effect-priced =
    { $discount ->
        [0] { $list } a precio completo
        [one] { $list }, por { $discount } recurso menos
       *[other] { $list }, por { $discount } recursos menos
    }
    .brief =
        { $discount ->
            [0] { $list }
           *[other] { $list }, −{ $discount }
        }
# $list son compras: «un mitama y una libélula».
bitoku-effect-shared-discount =
    { $n ->
        [one] { $list }, una de las compras por { $n } recurso menos
       *[other] { $list }, una de las compras por { $n } recursos menos
    }

## Lo que piden las visiones («counted») y cuenta la virtud del espíritu («each» sigue a «por»)

bitoku-item-resource =
    .counted =
        { $count ->
            [one] { $count } recurso
           *[other] { $count } recursos
        }
    .brief =
        { $count ->
            [one] { $count } recurso
           *[other] { $count } recursos
        }
bitoku-item-building =
    .counted =
        { $count ->
            [one] { $count } edificio
           *[other] { $count } edificios
        }
    .each = cada edificio tuyo
    .brief =
        { $count ->
            [one] { $count } edificio
           *[other] { $count } edificios
        }
bitoku-item-crystal =
    .counted =
        { $count ->
            [one] { $count } cristal
           *[other] { $count } cristales
        }
    .each = cada cristal de tu tablero
    .brief =
        { $count ->
            [one] { $count } cristal
           *[other] { $count } cristales
        }
bitoku-item-mitama =
    .counted =
        { $count ->
            [one] { $count } mitama
           *[other] { $count } mitamas
        }
    .each = cada mitama, combinado o no
    .brief =
        { $count ->
            [one] { $count } mitama
           *[other] { $count } mitamas
        }
bitoku-item-pair =
    .counted =
        { $count ->
            [one] { $count } libélula combinada
           *[other] { $count } libélulas combinadas
        }
    .each = cada libélula combinada
    .brief =
        { $count ->
            [one] { $count } pareja
           *[other] { $count } parejas
        }
bitoku-item-illumination-pilgrim =
    .counted =
        { $count ->
            [one] { $count } peregrino en una casilla de iluminación
           *[other] { $count } peregrinos en casillas de iluminación
        }
    .each = cada peregrino en una casilla de iluminación
    .brief =
        { $count ->
            [one] { $count } iluminación
           *[other] { $count } iluminaciones
        }
bitoku-item-gate-pilgrim =
    .counted =
        { $count ->
            [one] { $count } peregrino en una puerta torii
           *[other] { $count } peregrinos en puertas torii
        }
    .each = cada peregrino en una puerta torii
    .brief =
        { $count ->
            [one] { $count } puerta torii
           *[other] { $count } puertas torii
        }
bitoku-item-bitoku-completed =
    .counted =
        { $count ->
            [one] { $count } carta de bitoku completada
           *[other] { $count } cartas de bitoku completadas
        }
    .each = cada carta de bitoku completada
    .brief =
        { $count ->
            [one] { $count } carta de bitoku
           *[other] { $count } cartas de bitoku
        }
bitoku-item-goal-pilgrim =
    .each = cada peregrino en una puerta torii o una casilla de iluminación
bitoku-item-rock-pilgrim =
    .each = cada peregrino de tu ruta de las rocas
bitoku-item-vision-card =
    .each = cada una de tus cartas de visión
bitoku-item-kodama-far =
    .each = cada kodama tuyo en la casilla 4 o más allá
bitoku-item-yokai-card =
    .each = cada una de tus cartas de yōkai, incluida esta

bitoku-virtue-flat = { $vp } PV
bitoku-virtue-per = { $vp } PV por { $item }, { $cap } PV como máximo
bitoku-virtue-dice =
    { $dice ->
        [one] el valor de tu dado más alto en PV, { $cap } PV como máximo
       *[other] la suma de tus { $dice } dados más altos en PV, { $cap } PV como máximo
    }

## Lo que esperan los cristales del recuerdo: tras «cada vez que»

bitoku-trigger-build = construyes un edificio
    .brief = edificio
bitoku-trigger-crystal = obtienes un cristal
    .brief = cristal
bitoku-trigger-mitama = obtienes un mitama
    .brief = mitama
bitoku-trigger-dragonfly = obtienes una libélula
    .brief = libélula
bitoku-trigger-pair = formas una pareja
    .brief = pareja
bitoku-trigger-bitoku-completed = completas una carta de bitoku
    .brief = carta de bitoku
bitoku-trigger-illumination = llevas un peregrino a una casilla de iluminación
    .brief = iluminación
bitoku-trigger-gate = llevas un peregrino a una puerta torii
    .brief = puerta torii
bitoku-trigger-take-rock = tomas una roca
    .brief = roca
bitoku-trigger-place-pilgrim-rock = colocas un peregrino junto a una roca
    .brief = peregrino junto a una roca
bitoku-trigger-cross-river = cruzas el río
    .brief = río

## Lo que está impreso en un componente

bitoku-printed-yokai = { $effects }. Virtud del espíritu: { $virtue }.
bitoku-printed-bitoku = { $vp } PV; { $effects }. Frecuencia { $rarity }.
bitoku-printed-vision = { $requires }: { $vp } PV; si no, pierdes { $penalty } PV.
bitoku-printed-mitama = { $effects }.
bitoku-printed-dragonfly = { $effects }.
bitoku-printed-gate = { $effects }.
bitoku-printed-crystal =
    { $triggers ->
        [none] { $effects }.
       *[other] { $vp } PV cada vez que { $triggers }.
    }
bitoku-printed-building =
    { $property ->
        [none] { $min_die ->
            [1] Cualquier dado
            [6] Dado de 6
           *[other] Dado de { $min_die } o más
        }: { $effects }. Sin propietario.
       *[other] { $amulet_bonus ->
            [0] { $min_die ->
                [1] Cualquier dado
                [6] Dado de 6
               *[other] Dado de { $min_die } o más
            }: { $effects }. Al construirlo: kodama +{ $kodama_bonus }. Bonificación de propiedad: { $property }.
           *[other] { $min_die ->
               [1] Cualquier dado
               [6] Dado de 6
              *[other] Dado de { $min_die } o más
           }: { $effects }. Al construirlo: kodama +{ $kodama_bonus } y un amuleto +1. Bonificación de propiedad: { $property }.
        }
    }
bitoku-printed-rock = { $types }: 1 PV por ejemplar y por peregrino junto a la roca.
bitoku-printed-row =
    { $min_die ->
        [1] Cualquier dado: { $effects }.
        [6] Dado de 6: { $effects }.
       *[other] Dado de { $min_die } o más: { $effects }.
    }
bitoku-printed-home =
    { $die_change ->
        [0] { $effects }.
        [-1] Dado de { $min_die } o más, que baja 1: { $effects }.
       *[other] Dado de { $min_die } o más, su valor cambia en { $die_change }: { $effects }.
    }
bitoku-printed-market-space =
    { $gain ->
        [none] { $vp ->
            [0] { $cost ->
                [none] Gratis.
               *[other] Coste: { $cost }.
            }
           *[other] { $cost ->
                [none] Gratis; { $vp } PV.
               *[other] Coste: { $cost }; { $vp } PV.
            }
        }
       *[other] Recibes { $gain }.
    }
bitoku-printed-counter =
    { $cost ->
        [none] Gratis; { $vp } PV al final.
       *[other] Coste: { $cost }; { $vp } PV al final.
    }
bitoku-printed-slot = { $colour }; { $vp } PV al final.
bitoku-printed-rockspace =
    { $cost ->
        [none] Gratis.
       *[other] Coste: { $cost }.
    }
bitoku-printed-node =
    { $kind ->
        [main] { $bridge ->
            [0] Admite cualquier número de peregrinos.
            [one] La senda sigue por un puente: exige { $bridge } carta de bitoku completada.
           *[other] La senda sigue por un puente: exige { $bridge } cartas de bitoku completadas.
        }
       *[other] { $amulet ->
            [0] { $vp } PV.
           *[other] { $vp } PV y un amuleto +{ $amulet }.
        }
    }
bitoku-printed-treasure =
    { $third ->
        [0] Primero { $first } PV, segundo { $second } PV.
       *[other] Primero { $first } PV, segundo { $second } PV, tercero { $third } PV.
    }

## Regiones, favores, fases, reservas visibles, mazos, bonificaciones de propiedad

bitoku-region-yomi = Tierras Yomi
bitoku-region-stairs = Escaleras del conocimiento
bitoku-region-home = Hogar del gran espíritu
bitoku-region-glade = Claro del jade
bitoku-region-forges = Forjas

bitoku-favour-a = carta de bitoku
bitoku-favour-b = carta de yōkai
bitoku-favour-c = dos pequeñas recompensas

bitoku-season-spring = primavera
bitoku-season-summer = verano
bitoku-season-autumn = otoño
bitoku-season-winter = invierno
bitoku-season-ascension = la ascensión

bitoku-market-mitama = Espíritus mitama
bitoku-market-dragonfly = Libélulas
bitoku-market-crystal = Cristales
bitoku-market-building = Edificios

bitoku-deck-yokai = mazo común de yōkais
bitoku-deck-bitoku = mazo común de bitokus
bitoku-deck-vision = mazo de visiones

bitoku-property-vp1 = 1 PV
bitoku-property-vp1-or-amulet1 = 1 PV o un amuleto +1
bitoku-property-vp1-and-amulet1 = 1 PV y un amuleto +1

## Nombres de cartas y losetas: lo que son y, en breve, lo que hacen («brief»)

bitoku-named-yokai = { $type } ({ $effects })
bitoku-named-bitoku = { $type }
bitoku-named-vision = visión ({ $requires }: { $vp } PV)
bitoku-named-mitama =
    { $type-id ->
        [shinigami] { $type } ({ $effects })
       *[other] { $type }
    }
bitoku-named-dragonfly = libélula ({ $effects })
bitoku-named-crystal =
    { $triggers ->
        [none] { $colour } ({ $effects })
       *[other] { $colour } ({ $triggers }: { $vp } PV)
    }
bitoku-named-building = { $type } ({ $effects })
bitoku-named-gate = puerta torii { $letter } ({ $effects })
bitoku-named-rock = roca ({ $types })
bitoku-named-tengucard =
    { $gain ->
        [none] { $option ->
            [none] { $location } ({ $resource })
           *[other] { $location }, { $option } ({ $resource })
        }
       *[other] { $location } ({ $gain })
    }

## Cartas: sus tipos

bitoku-yokai-kappa = kappa
bitoku-yokai-imomushi = imomushi
bitoku-yokai-nezumi = nezumi
bitoku-yokai-kitsune = kitsune
bitoku-yokai-shin-ookami = shin ookami
bitoku-yokai-yama-uba = yama-uba
bitoku-yokai-unnamed = carta de yōkai

bitoku-bitoku-makoto = makoto
bitoku-bitoku-chuugi = chuugi
bitoku-bitoku-yu = yu
bitoku-bitoku-jin = jin
bitoku-bitoku-rei = rei
bitoku-bitoku-gi = gi
bitoku-bitoku-meiyo = meiyo
bitoku-bitoku-unnamed = { $id }

bitoku-vision-unnamed = visión

## Losetas: sus tipos

bitoku-mitama-ara = ara
bitoku-mitama-nigi = nigi
bitoku-mitama-saki = saki
bitoku-mitama-kushi = kushi
bitoku-mitama-shinigami = shinigami
bitoku-mitama-unnamed = mitama

bitoku-dragonfly-unnamed = libélula

bitoku-colour-dream = cristal del sueño
bitoku-colour-memory = cristal del recuerdo
bitoku-colour-ingenuity = cristal del ingenio
bitoku-crystal-unnamed = cristal

bitoku-building-temple = templo
bitoku-building-onsen = onsen
bitoku-building-farm = granja
bitoku-building-ryokan = ryokan
bitoku-building-ancient = edificio milenario
bitoku-building-unnamed = edificio

bitoku-gate-unnamed = puerta torii

bitoku-rock-unnamed = roca

## Lugares

bitoku-home = Hogar, espacio { $number }
bitoku-home-unnamed = { $id }
bitoku-row =
    { $number ->
        [1] { $region }, acción del bosque para cualquier dado
        [6] { $region }, acción del bosque para un 6
       *[other] { $region }, acción del bosque para un dado de { $number } o más
    }
bitoku-row-unnamed = Acción del bosque
bitoku-hillfavour-unnamed = Favor de las colinas Hikaru
bitoku-die-value = { $value }
bitoku-die-space = { $value } (espacio { $space })
bitoku-die-region = { $value } ({ $region })
bitoku-slot = hueco { $number } ({ $colour })
bitoku-slot-beside = hueco { $position } ({ $colour })
bitoku-slot-unnamed = { $id }
bitoku-position-left = izquierdo
bitoku-position-middle = central
bitoku-position-right = derecho
bitoku-site = { $region }, espacio de edificio { $number }
bitoku-site-unnamed = { $id }
bitoku-path-left = senda izquierda
bitoku-path-right = senda derecha
bitoku-node = { $path }, casilla { $number }
bitoku-node-light = { $path }, iluminación { $number }, casilla { $space }
bitoku-node-gate = { $path }, puerta torii { $number }, casilla { $space }
bitoku-node-unnamed = { $id }
bitoku-lone-node = senda, casilla { $number }
bitoku-lone-node-light = senda, iluminación { $number }, casilla { $space }
bitoku-lone-node-gate = senda, puerta torii { $number }, casilla { $space }
bitoku-lonenode-unnamed = { $id }
bitoku-rockspace = ruta de las rocas, espacio de peregrino { $number }
bitoku-rockspace-unnamed = { $id }

## El tengu: sus cartas se llaman por lo que muestran, entre paréntesis el recurso asociado

bitoku-side-tengu = Tengu

bitoku-tengucard-unnamed = carta del tengu
bitoku-tengulocation-yomi = Yomi
bitoku-tengulocation-stairs = Escaleras
bitoku-tengulocation-glade = Claro
bitoku-tengulocation-forges = Forjas
bitoku-tengulocation-favourite = Mitama o edificio favorito
bitoku-tenguoption-mitama = mitama
bitoku-tenguoption-dragonfly = libélula
bitoku-tenguoption-crystal = cristal
bitoku-tenguoption-building = edificio

bitoku-tenguposition-left = de la izquierda
bitoku-tenguposition-middle = del centro
bitoku-tenguposition-right = de la derecha
bitoku-attitude-inactive = inactiva
bitoku-attitude-active = activa
bitoku-tengukind-yokai = carta de yōkai
bitoku-tengukind-bitoku = carta de bitoku

bitoku-tengurow-a = A (vado disputado, carta coincidente)
bitoku-tengurow-b = B (desbloquear y colocar)
bitoku-tengurow-c = C (colocar en la región)
bitoku-tengurow-d = D (desbloquear y hacer la acción)
bitoku-tengurow-e = E (vado disputado, último espacio)
bitoku-tengurow-f = F (visitar el Hogar)
bitoku-tengurow-g = G (desbloquear y obtener un recurso)
bitoku-tengurow-h = H (cualquier vado, carta coincidente)
bitoku-tengurow-i = I (colocar en otra región)
bitoku-tengurow-j = J (volver inactiva la actitud y obtener un recurso)
bitoku-tengurow-k = K (cualquier vado)
bitoku-tengurow-l = L (pasar)

bitoku-tenguplace-yomi-mitama = Tierras Yomi, tomar un mitama
bitoku-tenguplace-yomi-dragonfly = Tierras Yomi, tomar una libélula
bitoku-tenguplace-stairs = Escaleras del conocimiento, 3 puntos de movimiento
bitoku-tenguplace-glade = Claro del jade, recursos y avance de un kodama
bitoku-tenguplace-forges-crystal = Forjas, tomar un cristal
bitoku-tenguplace-forges-building = Forjas, construir un edificio

## Por qué el tengu se salta una fila, pierde una acción o no avanza: tras dos puntos

bitoku-condition-no-crossing = ningún dado del tengu está en un vado
bitoku-condition-not-contested = ningún dado del tengu está en un vado disputado
bitoku-condition-no-match = ninguna carta a su alcance es de un tipo que muestre la carta activa
bitoku-condition-location-full = la región de la carta activa está llena
bitoku-condition-location-open = la región de la carta activa tiene un espacio libre
bitoku-condition-has-unlocked = el tengu tiene un dado desbloqueado
bitoku-condition-no-unlocked = el tengu no tiene ningún dado desbloqueado
bitoku-condition-no-locked = el tengu no tiene ningún dado bloqueado
bitoku-condition-attitude-active = la actitud es activa
bitoku-condition-attitude-inactive = la actitud es inactiva
bitoku-condition-not-left = la carta activa no es la de la izquierda
bitoku-condition-lacks-resource = el tengu no tiene el recurso asociado
bitoku-condition-not-last-space = a ningún vado disputado le queda exactamente un espacio libre
bitoku-condition-home-visited = ya hay un dado del tengu en el Hogar
bitoku-condition-regions-full = ninguna región junto al río tiene un espacio libre
bitoku-condition-dice-on-board = el tengu aún tiene un dado en su tablero
bitoku-condition-display-empty = la reserva visible está vacía
bitoku-condition-no-counter = al tengu no le quedan fichas de construcción
bitoku-condition-no-legal-building = ningún edificio de la reserva visible se puede colocar
bitoku-condition-track-end = la última casilla del marcador está ocupada
bitoku-condition-not-behind = el kodama rival no va por delante

## Por qué el tengu hace esto y no otra cosa: entre paréntesis

bitoku-tenguwhy-location = lo muestra la carta
bitoku-tenguwhy-region = ahí está el dado
bitoku-tenguwhy-favourite-card = la carta pide un favorito y las rocas del tengu deciden de qué clase
bitoku-tenguwhy-has-mitama = la carta no muestra ni mitama ni libélula; el tengu tiene un mitama sin combinar
bitoku-tenguwhy-lacks-mitama = la carta no muestra ni mitama ni libélula; el tengu no tiene ningún mitama sin combinar
bitoku-tenguwhy-favourite-possible = la carta no muestra ni cristal ni edificio; se puede construir un edificio favorito
bitoku-tenguwhy-no-favourite-possible = la carta no muestra ni cristal ni edificio; no se puede construir ningún edificio favorito
bitoku-tenguwhy-cheapest-favourite = el favorito más barato, a igual coste el de más adentro
bitoku-tenguwhy-innermost-favourite = el favorito de más adentro que se puede colocar
bitoku-tenguwhy-only-favourite = el único favorito que puede tomar
bitoku-tenguwhy-matches = su tipo está en la carta activa
bitoku-tenguwhy-favourite-yokai = un yōkai favorito
bitoku-tenguwhy-rarest-bitoku = no hay yōkai favorito a su alcance; el bitoku menos frecuente de un tipo que le falta
bitoku-tenguwhy-any-yokai = no hay a su alcance ni yōkai favorito ni bitoku de un tipo que le falte
bitoku-tenguwhy-only-track = el único marcador posible
bitoku-tenguwhy-none-behind = ningún kodama del tengu va por detrás
bitoku-tenguwhy-fewest-steps = menos casillas por detrás
bitoku-tenguwhy-equal-steps = menos casillas por detrás, con empate
bitoku-tenguwhy-reaps-crystals = uno por cada uno de sus cristales
bitoku-tenguwhy-at-stairs = acción de las Escaleras del conocimiento
bitoku-tenguwhy-combined-pair = por una pareja combinada

## Grupos de reglas

bitoku-rules-b-setup = Preparación
bitoku-rules-b-spring = Primavera
bitoku-rules-b-summer = Verano
bitoku-rules-b-forest = Regiones del bosque
bitoku-rules-b-home = El Hogar del gran espíritu
bitoku-rules-b-river = Río, colinas y favores
bitoku-rules-b-build = Zonas habitadas y edificios
bitoku-rules-b-kodama = Kodamas y tesoros del lago
bitoku-rules-b-path = Puntos de movimiento y sendas de la sabiduría
bitoku-rules-b-bitoku = Cartas de bitoku
bitoku-rules-b-rock = Jardín y ruta de las rocas
bitoku-rules-b-vision = Visiones
bitoku-rules-b-mitama = Mitamas y libélulas
bitoku-rules-b-crystal = Cristales
bitoku-rules-b-autumn = Otoño
bitoku-rules-b-winter = Invierno
bitoku-rules-b-ascend = La ascensión
bitoku-rules-b-end = Fin de la partida
bitoku-rules-b-hidden = Información pública y secreta
bitoku-rules-b-variant = Variante difícil
bitoku-rules-b-effect = Efectos e iconos
bitoku-rules-b-tengu-setup = En solitario: preparación
bitoku-rules-b-tengu-term = En solitario: términos
bitoku-rules-b-tengu-turn = En solitario: las fases y el turno del tengu
bitoku-rules-b-tengu-tac = El ciclo de activación del tengu
bitoku-rules-b-tengu-act = Las acciones de región del tengu
bitoku-rules-b-tengu-mp = Los puntos de movimiento del tengu
bitoku-rules-b-tengu-ascend = En solitario: la ascensión
bitoku-rules-b-tengu-level = En solitario: dificultad
bitoku-rules-b-fact = Datos de los componentes
bitoku-rules-b-ex = Ejemplos resueltos
