# Hitodama. Un lugar es el nombre de una loseta y el rango de una casilla en ella: «Ámbar·2».
# Los nombres de lugares, losetas y cartas van detrás de «casilla», «loseta» o «carta».

## Referencias

hitodama-place = { $tile }·{ $number }
hitodama-place-extra = { $tile }·extra { $number }
hitodama-line-unnamed = { $goods }
hitodama-side = lado { $number }

## Acciones

hitodama-action-move = Mover la esencia de la casilla { $source } a la casilla { $target }
hitodama-action-place = Mover una esencia de la reserva a la casilla { $target }
hitodama-action-discard = Descartar { $pay } por { $gain }
hitodama-action-play = Jugar la carta «{ $card }»
hitodama-action-wake = Despertar una esencia por { $cost }
hitodama-action-draw = Robar una carta solar
hitodama-action-displace = Desplazar la esencia de la casilla { $place }
hitodama-action-end-turn = Terminar el turno
hitodama-action-give = Entregar la carta «{ $card }»
hitodama-action-pay = Pagar
hitodama-action-decline = Renunciar
hitodama-action-trade = Pagar con el bien de la casilla { $place }
hitodama-action-capture = Tomar el akku de la casilla { $place }
hitodama-action-pay-tribute = Rendir el tributo de { $line }
hitodama-action-swap = Intercambiar el meeple de la casilla { $place }
hitodama-action-swap-with = Intercambiarlo con el meeple de la casilla { $place }
hitodama-action-pick = Mover el meeple de la casilla { $place }
hitodama-action-to-place = Moverlo a la casilla { $place }
hitodama-action-to-tile = Moverlo a la loseta { $tile }
hitodama-action-benefit = Obtener el beneficio de la casilla { $place }
hitodama-action-waive = Perdonar un akku en el requisito de { $line }
hitodama-action-extend = Copiar la casilla { $place }

## Decisiones

hitodama-decision-turn =
    { $count ->
        [one] Es tu turno: te queda una acción. ¿Qué haces?
       *[other] Es tu turno: te quedan { $count } acciones. ¿Qué haces?
    }
hitodama-decision-give-card =
    { $count ->
        [one] ¿Qué carta entregas?
       *[other] ¿Qué carta entregas? Debes { $count } cartas.
    }
hitodama-decision-pay-for-space = { $place }: ¿pagas { $pay } para obtener { $gain }?
hitodama-decision-trade = { $place }: ¿con qué pagas al mercader por { $gain }?
hitodama-decision-visit-akkus = Visita a los akkus: ¿qué akku tomas por { $cost }?
hitodama-decision-pay-tribute = ¿Qué tributo de { $season } rindes?
hitodama-decision-pick-meeple = «{ $card }»: ¿qué meeple mueves?
hitodama-decision-pick-destination = «{ $card }»: ¿adónde va el meeple de la casilla { $place }?
hitodama-decision-swap-first = ¿Qué meeple intercambias?
hitodama-decision-swap-second = ¿Con qué meeple intercambias el de la casilla { $place }?
hitodama-decision-choose-benefit = ¿Cuál de tus esencias te da ahora el beneficio de su casilla?
hitodama-decision-choose-line-to-waive = ¿En qué requisito de tributo perdonas un akku?
hitodama-decision-choose-extra-space = ¿Qué casilla de una loseta llena copia el espacio extra?

## Lo que se dice de una respuesta antes de darla

hitodama-note-given-later = Lo recibes cuando se resuelva la loseta.
hitodama-note-price-later = Precio: { $price }, que se paga cuando se resuelva la loseta.
hitodama-note-price-out-of-reach = Aún no lo tienes.
hitodama-note-traded-later = Cuando se resuelva la loseta, lo pagas con el bien de una casilla libre del mercader.
hitodama-note-akku-later = Cuando se resuelva la loseta, puedes tomar un akku del mapa por { $price }.
hitodama-note-no-akku-card = No hay ninguna carta de akku a la vista: ahora no daría nada.
hitodama-note-tribute-later = Cuando se resuelva la loseta, puedes rendir un tributo de la estación.
hitodama-note-card-says = { $text }
hitodama-note-own-essence = Esencia propia.
hitodama-note-essence-of = Esencia: { $seat }.
hitodama-note-akku-there = Un akku.

## Hechos: preparación, rondas y turnos

hitodama-fact-tiles-laid = Losetas, en el sentido de las manecillas del reloj desde el lado 1: { $tiles }.
hitodama-fact-north-chosen = { $seat } tiene la moneda de brújula y empieza; el Norte es el { $side }.
hitodama-fact-tributes-shown = Tributos de { $season }: { $lines }.
hitodama-fact-round-began = Empieza la ronda { $round }; { $seat } juega en primer lugar.
hitodama-fact-turn-began = { $seat } empieza su turno.
hitodama-fact-turn-ended-early =
    { $count ->
        [one] { $seat } termina su turno sin usar una acción.
       *[other] { $seat } termina su turno sin usar { $count } acciones.
    }
hitodama-fact-actions-added =
    { $count ->
        [one] { $seat } tiene una acción más.
       *[other] { $seat } tiene { $count } acciones más.
    }
hitodama-fact-resolution-began = Se resuelven las losetas, empezando por la de { $season }.
hitodama-fact-tile-resolved = Se resuelve la loseta { $tile }.
hitodama-fact-space-declined = { $seat } no paga { $pay } por { $gain } (casilla { $place }).
hitodama-fact-trade-declined = { $seat } no comercia por { $gain } (casilla { $place }).
hitodama-fact-akku-declined = { $seat } no toma ningún akku por { $cost }.
hitodama-fact-tribute-declined = { $seat } no rinde ningún tributo de { $season }.
hitodama-fact-card-declined = { $seat } no aprovecha «{ $card }».
hitodama-fact-space-brings-nothing = La casilla { $place } no le da nada a { $seat }: { $lack }.
hitodama-fact-gain-missed = { $seat } se queda sin { $goods }: { $lack }.
hitodama-fact-tile-idle = Nadie tiene nada que recoger en la loseta { $tile }.
hitodama-fact-arrived-first = { $seat } llegó en primer lugar a la loseta { $tile }.
hitodama-fact-coin-kept = { $seat } conserva la moneda de primer jugador.
hitodama-fact-coin-taken = { $seat } toma la moneda de primer jugador.
hitodama-fact-hitodama-advanced =
    { $level ->
        [0] El hitodama llega al final de la senda del caos, la casilla { $position }.
       *[other] El hitodama avanza a la casilla { $position } de la senda del caos (nivel de ira { $level }).
    }
hitodama-fact-north-changed = Ahora el Norte es el { $side }.
hitodama-fact-tie-broken = { $seat } y { $rival } tienen los mismos puntos; { $seat } queda por delante: { $by }.
hitodama-fact-place-shared = { $seat } y { $rival } están empatados en todo y comparten el puesto.
hitodama-fact-game-ended = Fin de la partida. { $ending }.

## Hechos: puntos, tributos, estaciones, cartas en juego

hitodama-fact-scored = { $seat } gana { $points } PV ({ $category }) y tiene { $total }.
hitodama-fact-tribute-paid = { $seat } rinde un tributo: { $line }.
hitodama-fact-line-waived = { $seat } perdona un akku en el requisito de { $line }.
hitodama-fact-line-unscored = El requisito de { $line } no le da puntos a { $seat }: se perdonó en él un akku.
hitodama-fact-season-changed = Empieza una nueva estación: { $season }.
hitodama-fact-wrath-unleashed = { $seat } alcanza la casilla de ira { $space }: la ira del hitodama estalla en el nivel { $level }.
hitodama-fact-akku-card-revealed = Se revela: { $card }.
hitodama-fact-akku-card-waits = Ahora no puede llegar ningún akku: la próxima carta de akku espera.
hitodama-fact-ice-card-revealed = Se revela: { $card }.
hitodama-fact-solar-card-stacked = { $seat } pone «{ $card }» en la pila de cartas solares.
hitodama-fact-solar-card-acts = La carta solar «{ $card }» ({ $seat }) surte efecto.
hitodama-fact-card-fizzled = «{ $card }» no tiene efecto.
hitodama-fact-lunar-card-played = { $seat } juega la carta lunar «{ $card }».

## Hechos: recursos y cartas

hitodama-fact-gained = { $seat } obtiene { $goods }.
hitodama-fact-paid = { $seat } paga { $goods }.
hitodama-fact-resource-lost = { $seat } pierde { $goods }.
hitodama-fact-nothing-lost = { $seat } no tiene nada que perder.
hitodama-fact-cards-drawn =
    { $deck-id ->
        [solar] { $count ->
            [one] { $seat } roba una carta solar.
           *[other] { $seat } roba { $count } cartas solares.
        }
       *[lunar] { $count ->
            [one] { $seat } roba una carta lunar.
           *[other] { $seat } roba { $count } cartas lunares.
        }
    }
hitodama-fact-own-cards-drawn = { $seat } roba: { $cards }.
hitodama-fact-deck-reshuffled = Los descartes se barajan y forman un nuevo { $deck }.
hitodama-fact-card-discarded = { $seat } descarta «{ $card }».

## Hechos: el mapa

hitodama-fact-essence-moved = { $seat } mueve una esencia de la casilla { $source } a la casilla { $target }.
hitodama-fact-essence-placed = { $seat } mueve una esencia de la reserva a la casilla { $target }.
hitodama-fact-essence-relocated = { $seat } mueve una esencia ({ $owner }) de la casilla { $source } a la casilla { $target }.
hitodama-fact-essence-returned = { $seat } devuelve a su reserva la esencia de la casilla { $source }.
hitodama-fact-essence-retired = { $seat } acuesta en su tablero la esencia de la casilla { $source }.
hitodama-fact-essence-ejected = { $seat } recoge en su reserva la esencia expulsada de la casilla { $source }.
hitodama-fact-essence-displaced = { $seat } desplaza la esencia de la casilla { $source }; { $owner } recibe { $goods } por ella.
hitodama-fact-essence-woken = { $seat } despierta una esencia y la pone en la reserva.
hitodama-fact-essence-lay-down = { $seat } acuesta la esencia de la casilla { $place }.
hitodama-fact-essence-pushed = Una esencia ({ $seat }) pasa de la casilla { $source } a la casilla { $target }.
hitodama-fact-meeples-swapped = { $seat } intercambia los meeples de las casillas { $source } y { $target }.
hitodama-fact-ice-placed = El hielo cubre la casilla { $place }.
hitodama-fact-akku-placed = Un akku llega a la casilla { $place }.
hitodama-fact-blocker-not-placed = En la loseta { $tile } ya no cabe otro bloqueo.
hitodama-fact-akku-lacking = No llega ningún akku a la loseta { $tile }: la guarida está vacía.
hitodama-fact-ice-lacking = No llega hielo a la loseta { $tile }: no queda en el suministro general.
hitodama-fact-akku-moved = { $seat } mueve un akku de la casilla { $source } a la casilla { $target }.
hitodama-fact-akku-captured = { $seat } pone en su canasta el akku de la casilla { $place }.
hitodama-fact-ice-thawed =
    { $count ->
        [one] Deshielo: una ficha de hielo vuelve al suministro general.
       *[other] Deshielo: { $count } fichas de hielo vuelven al suministro general.
    }
hitodama-fact-extra-space-added = { $seat } añade a la loseta { $tile } un espacio extra, copia de la casilla { $place }.
hitodama-fact-extra-space-removed = Se retira el espacio extra de la loseta { $tile }.

## Motivos

hitodama-reason-when-move = Las esencias se mueven en tu turno, una por acción.
hitodama-reason-when-discard = Las cartas se descartan a cambio de algo en tu turno, como una de tus acciones.
hitodama-reason-when-play = Las cartas de la mano se juegan en tu turno, como una de tus acciones.
hitodama-reason-when-wake = Una esencia dormida en tu tablero se despierta en tu turno, como una de tus acciones.
hitodama-reason-when-draw = Una carta solar se roba en tu turno, como una de tus acciones.
hitodama-reason-when-displace = Una esencia ajena se desplaza en tu turno, como una de tus acciones.
hitodama-reason-when-end-turn = El turno se termina cuando se te pide una acción.
hitodama-reason-when-give = Las cartas se entregan cuando hay que pagar algo con ellas.
hitodama-reason-when-pay = Se paga o se renuncia cuando una loseta o una carta te ofrece algo a cambio de un coste.
hitodama-reason-when-trade = Los bienes se pagan al mercader cuando se resuelve su loseta y una esencia tuya está de pie en ella.
hitodama-reason-when-capture = Un akku se toma cuando se resuelve la loseta de los akkus y una esencia tuya está de pie en ella.
hitodama-reason-when-pay-tribute = Los tributos se rinden cuando se resuelve la loseta de tributo y una esencia tuya está de pie en ella.
hitodama-reason-when-meeple = Los meeples se intercambian o se mueven así por el efecto de una carta.
hitodama-reason-when-benefit = El beneficio de una casilla se obtiene fuera de su momento solo por el efecto de una carta.
hitodama-reason-when-waive = Un akku de un requisito se perdona por el efecto de una carta.
hitodama-reason-when-extend = Una casilla se copia por el efecto de una carta.
hitodama-reason-no-such-space = Ahora no existe la casilla { $place }.
hitodama-reason-space-taken = La casilla { $place } está ocupada.
hitodama-reason-merchant-keeps-free = { $place } es la última casilla libre del mercader y debe quedar libre.
hitodama-reason-reserve-empty = No tienes ninguna esencia en la reserva.
hitodama-reason-already-moved = Esta esencia ya se ha movido en este turno.
hitodama-reason-no-own-essence-there = No tienes ninguna esencia en la casilla { $place }.
hitodama-reason-essence-standing = La esencia de la casilla { $place } está de pie: espera a que se resuelva su loseta.
hitodama-reason-same-space = La esencia ya está en la casilla { $place }; debe ir a otra.
hitodama-reason-cannot-pay = Necesitas { $need }, pero tienes { $have }.
hitodama-reason-nothing-to-gain = No recibirías nada: ahora no se puede obtener { $gain }.
hitodama-reason-card-not-held = No tienes la carta «{ $card }».
hitodama-reason-stack-full =
    { $limit ->
        [one] La pila de cartas solares está llena: solo cabe una carta.
       *[other] La pila de cartas solares está llena: caben como máximo { $limit } cartas.
    }
hitodama-reason-none-asleep-on-board = Ninguna de tus esencias duerme en tu tablero.
hitodama-reason-hand-full =
    { $limit ->
        [one] Tienes la mano llena: el límite es de una carta.
       *[other] Tienes la mano llena: el límite es de { $limit } cartas.
    }
hitodama-reason-deck-empty = El mazo de cartas solares y su pila de descarte están vacíos.
hitodama-reason-no-essence-there = No hay ninguna esencia en la casilla { $place }.
hitodama-reason-own-essence = La esencia de la casilla { $place } es tuya; solo se desplazan las ajenas.
hitodama-reason-not-offered-as-payment = La casilla { $place } no es un bien de este mercader.
hitodama-reason-good-covered = El bien de la casilla { $place } está cubierto; solo se paga con uno libre.
hitodama-reason-no-akku-there = No hay ningún akku en la casilla { $place }.
hitodama-reason-no-akku-on-map = No hay ningún akku en el mapa.
hitodama-reason-line-not-in-season = El requisito de { $line } no es de la estación en juego.
hitodama-reason-line-closed = El requisito de { $line } está cerrado.
hitodama-reason-not-an-akku-line = El requisito de { $line } no pide ningún akku.
hitodama-reason-no-akku-line-open = Ningún requisito abierto de esta estación pide un akku.
hitodama-reason-no-meeple-there = No hay ningún meeple en la casilla { $place }.
hitodama-reason-not-an-akku = El meeple de la casilla { $place } no es un akku.
hitodama-reason-nowhere-to-go = No hay ningún destino posible.
hitodama-reason-same-tile = El meeple ya está en la loseta { $tile }; debe ir a otra.
hitodama-reason-tile-full = La loseta { $tile } no tiene casillas libres.
hitodama-reason-akku-not-on-extra-space = Un akku no puede ir a un espacio extra, así que la casilla { $place } no se puede intercambiar.
hitodama-reason-same-meeple = Ya has elegido el meeple de la casilla { $place }; elige otro con el que intercambiarlo.
hitodama-reason-no-benefit-there = La casilla { $place } no te daría nada ahora.
hitodama-reason-no-benefit-anywhere = Ninguna casilla con una esencia tuya te daría nada ahora.
hitodama-reason-tile-has-room = En la loseta { $tile } aún hay sitio; el espacio extra va en una loseta llena.
hitodama-reason-no-full-tile = Ninguna loseta está llena.
hitodama-reason-wrong-deck = «{ $card }» es del otro mazo; el precio pide otro tipo de carta.
hitodama-reason-must-choose = A esto no se puede renunciar; elige algo.

## De dónde vienen los puntos, cómo termina la partida

hitodama-category-tribute-berry = Tributos en bayas
hitodama-category-tribute-amber = Tributos en ámbares
hitodama-category-tribute-sapphire = Tributos en zafiros
hitodama-category-tribute-akku = Tributos en akkus
hitodama-category-points-card = Cartas solares de puntos

hitodama-ending-vp-reached = Alguien ha alcanzado los puntos de victoria necesarios para ganar
hitodama-ending-seasons-completed = Las cuatro estaciones están completas; gana quien tiene más puntos de victoria
hitodama-ending-chaos = El hitodama ha llegado al final de la senda del caos: todos los jugadores pierden

## Lo que decide entre puntos iguales: tras dos puntos

hitodama-tie-basket = su canasta vale más
hitodama-tie-hand = más cartas en la mano

## Por qué algo no da nada: tras dos puntos

hitodama-lack-supply-empty = no queda en el suministro general
hitodama-lack-hand-full = la mano está llena
hitodama-lack-deck-empty = el mazo y los descartes están vacíos
hitodama-lack-payment = no se puede pagar el precio
hitodama-lack-merchandise = no se puede pagar con ningún bien libre del mercader
hitodama-lack-benefit = lo que da no se puede obtener ahora
hitodama-lack-akku = no hay ningún akku en el mapa
hitodama-lack-tribute = no se puede rendir ningún requisito abierto

## Recursos. «counted» sigue a un verbo: obtiene, paga, pierde

hitodama-resource-berry = baya
    .counted =
        { $count ->
            [one] { $count } baya
           *[other] { $count } bayas
        }
hitodama-resource-amber = ámbar
    .counted =
        { $count ->
            [one] { $count } ámbar
           *[other] { $count } ámbares
        }
hitodama-resource-sapphire = zafiro
    .counted =
        { $count ->
            [one] { $count } zafiro
           *[other] { $count } zafiros
        }
hitodama-resource-akku = akku
    .counted =
        { $count ->
            [one] { $count } akku
           *[other] { $count } akkus
        }
hitodama-resource-solar-card = carta solar
    .counted =
        { $count ->
            [one] { $count } carta solar
           *[other] { $count } cartas solares
        }
hitodama-resource-lunar-card = carta lunar
    .counted =
        { $count ->
            [one] { $count } carta lunar
           *[other] { $count } cartas lunares
        }

## Losetas

hitodama-tile-akku-solar = Akkus
    .effect = Primero se resuelve la pila de cartas solares; después cada esencia puede pagar por un akku del mapa.
hitodama-tile-tribute-first-player = Tributo
    .effect = Quien llegó primero puede ganar la moneda de primer jugador; después cada esencia puede rendir un tributo.
hitodama-tile-merchant = Mercader
    .effect = Tino y Pache: paga con el bien de una casilla libre y obtén el de la tuya.
hitodama-tile-sapphire = Zafiros
    .effect = Da zafiros.
hitodama-tile-lunar = Cartas lunares
    .effect = Da cartas lunares.
hitodama-tile-amber = Ámbar
    .effect = Da ámbares.
hitodama-tile-berry = Bayas
    .effect = Da bayas.
hitodama-tile-solar = Cartas solares
    .effect = Da cartas solares.
hitodama-tile-unnamed = { $id }
    .effect = Una loseta que solo tiene este paquete.

## Estaciones, mazos, posiciones, personajes

hitodama-season-haru = Haru (primavera)
    .brief = Haru
hitodama-season-natsu = Natsu (verano)
    .brief = Natsu
hitodama-season-aki = Aki (otoño)
    .brief = Aki
hitodama-season-fuyu = Fuyu (invierno)
    .brief = Fuyu

hitodama-deck-tribute = mazo de cartas de tributo
hitodama-deck-akku = mazo de cartas de akku
hitodama-deck-ice = mazo de cartas de hielo
hitodama-deck-solar = mazo de cartas solares
hitodama-deck-lunar = mazo de cartas lunares

hitodama-slot-n = Norte
hitodama-slot-ne = Noreste
hitodama-slot-e = Este
hitodama-slot-se = Sureste
hitodama-slot-s = Sur
hitodama-slot-sw = Suroeste
hitodama-slot-w = Oeste
hitodama-slot-nw = Noroeste

hitodama-character-tette = Tetté
hitodama-character-genji = Genji
hitodama-character-kizune = Kizune
hitodama-character-eiko = Eiko
hitodama-character-unnamed = { $id }

## Nombres de las cartas: lo que hacen

hitodama-named-gain = Obtén { $gain }
hitodama-named-convert = Paga { $pay } y obtén { $gain }
hitodama-named-extra-actions =
    { $amount ->
        [one] { $amount } acción más
       *[other] { $amount } acciones más
    }
hitodama-named-instant-benefit = Beneficio inmediato
hitodama-named-move-any-meeple = Mover un meeple
hitodama-named-move-akku = Mover un akku
hitodama-named-waive-akku =
    { $amount ->
        [one] Perdonar un akku
       *[other] Perdonar { $amount } akkus
    }
hitodama-named-extra-space = Espacio extra
hitodama-named-berry-for-players-on-akku-tiles = En losetas con akku: { $gain }
hitodama-named-swap-two-meeples = Intercambio de meeples
hitodama-named-vp-per-essence-at-location = { $vp } PV por esencia: { $location }
hitodama-named-resolve-location-now = Resuelve ya: { $location }
hitodama-named-spin-new-north = Nuevo Norte
hitodama-named-akku-card = Carta de akku ({ $places }; { $cost } por akku)
hitodama-named-ice-card = Carta de hielo ({ $freezes })
hitodama-named-line =
    { $twin ->
        [0] { $beside ->
            [none] { $asks } ({ $season })
           *[other] { $asks } ({ $season }, carta con { $beside })
        }
       *[other] { $asks } ({ $season }, carta con { $beside }, requisito { $twin })
    }
hitodama-card-unnamed = carta
hitodama-cardtext-unnamed = { hitodama-card-unnamed }

## Lo que dice una carta, según sus datos. «towards» sigue a «llega»

hitodama-towards-n = al Norte
hitodama-towards-e = al Este
hitodama-towards-s = al Sur
hitodama-towards-w = al Oeste

hitodama-printed-gain =
    { $from_lair ->
        [true] Obtén { $gain }; los akkus vienen de la guarida.
       *[other] Obtén { $gain }.
    }
hitodama-printed-convert =
    { $from_lair ->
        [true] Paga { $pay } y obtén { $gain }; los akkus vienen de la guarida.
       *[other] Paga { $pay } y obtén { $gain }.
    }
hitodama-printed-extra-actions =
    { $amount ->
        [one] Tienes { $amount } acción más en este turno.
       *[other] Tienes { $amount } acciones más en este turno.
    }
hitodama-printed-instant-benefit = Obtén ahora el beneficio de una casilla donde tengas una esencia, por su coste habitual.
hitodama-printed-move-any-meeple =
    { $optional ->
        [true] Puedes mover cualquier esencia o akku de su loseta a otra con una casilla libre; una esencia queda allí de pie.
       *[other] Mueve cualquier esencia o akku de su loseta a otra con una casilla libre; una esencia queda allí de pie.
    }
hitodama-printed-move-akku =
    { $optional ->
        [true] Puedes mover un akku a otra loseta con una casilla libre.
       *[other] Mueve un akku a otra loseta con una casilla libre.
    }
hitodama-printed-waive-akku =
    { $amount ->
        [one] Un requisito abierto de akku pide { $amount } akku menos; nadie puntúa por él.
       *[other] Un requisito abierto de akku pide { $amount } akkus menos; nadie puntúa por ellos.
    }
hitodama-printed-extra-space = Una loseta llena tiene una casilla más hasta el final de la ronda, copia de una de las suyas. Cualquiera puede usarla.
hitodama-printed-berry-for-players-on-akku-tiles = Cada jugador con una esencia en una loseta que tenga un akku obtiene { $gain }.
hitodama-printed-swap-two-meeples = Puedes intercambiar dos meeples situados en losetas: esencias de cualquiera o akkus.
hitodama-printed-vp-per-essence-at-location =
    { $location ->
        [N] Cada jugador gana { $vp } PV por cada esencia suya en la loseta del Norte.
        [E] Cada jugador gana { $vp } PV por cada esencia suya en la loseta del Este.
        [S] Cada jugador gana { $vp } PV por cada esencia suya en la loseta del Sur.
       *[other] Cada jugador gana { $vp } PV por cada esencia suya en la loseta del Oeste.
    }
hitodama-printed-resolve-location-now =
    { $location ->
        [N] La loseta del Norte se resuelve de inmediato; participan las esencias de pie o llegadas en esta ronda.
        [E] La loseta del Este se resuelve de inmediato; participan las esencias de pie o llegadas en esta ronda.
        [S] La loseta del Sur se resuelve de inmediato; participan las esencias de pie o llegadas en esta ronda.
       *[other] La loseta del Oeste se resuelve de inmediato; participan las esencias de pie o llegadas en esta ronda.
    }
hitodama-printed-spin-new-north = Se gira la moneda de brújula: el lado que señala es el Norte desde ahora.
hitodama-printed-akku-card =
    { $akkus ->
        [one] Un akku llega { $places }. Tomar uno cuesta { $cost }.
       *[other] Llegan akkus { $places }. Tomar uno cuesta { $cost }.
    }
hitodama-printed-ice-card = Se retira todo el hielo; llega hielo nuevo { $freezes }.

## Grupos de reglas

hitodama-rules-h-geo = El mapa
hitodama-rules-h-setup = Preparación
hitodama-rules-h-round = La ronda
hitodama-rules-h-state = Estados de una esencia
hitodama-rules-h-act = Acciones
hitodama-rules-h-act-move = Mover esencia
hitodama-rules-h-act-disc = Descartar
hitodama-rules-h-act-play = Jugar carta
hitodama-rules-h-act-wake = Despertar esencia
hitodama-rules-h-act-draw = Robar carta solar
hitodama-rules-h-act-disp = Desplazar
hitodama-rules-h-tile = Resolver las losetas
hitodama-rules-h-tile-res = Losetas de recursos
hitodama-rules-h-tile-mer = El mercader
hitodama-rules-h-tile-akku = Loseta de akkus y cartas solares
hitodama-rules-h-tile-trib = Loseta de primer jugador y tributo
hitodama-rules-h-block = Cómo entran los bloqueos en una loseta
hitodama-rules-h-akku = Los akkus
hitodama-rules-h-ice = El hielo
hitodama-rules-h-trib = Tributos
hitodama-rules-h-season = Estaciones
hitodama-rules-h-wrath = Puntuación, senda del caos e ira
hitodama-rules-h-card = Cartas
hitodama-rules-h-end = Fin de la partida

## Opciones

hitodama-option-push-whole-tile = Los bloqueos empujan toda la loseta
    .explained = Un akku o hielo que entra en una loseta con esencias las empuja a todas una casilla hacia arriba, también si hay casillas libres; la de la mejor casilla sale.
hitodama-option-four-goods = Un mercader con cuatro bienes
    .explained = Con tres o cuatro jugadores, el mercader ofrece los mismos bienes que con dos.
hitodama-option-berry-per-essence = Bayas de akku por cada esencia
    .explained = La carta de bayas de akku da una baya por cada esencia en una loseta con un akku, no una por jugador.
hitodama-option-move-within-tile = Mover dentro de una loseta
    .explained = La carta que mueve un meeple puede poner una esencia en otra casilla de su misma loseta.
hitodama-option-waive-any-season = Perdonar un akku en cualquier estación
    .explained = La carta que perdona un akku puede usarse en cualquier carta de tributo que esté boca arriba. Desactivada, solo en las de la estación en juego.
