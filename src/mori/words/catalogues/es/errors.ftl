# Lo que sale mal, para quien puede arreglarlo.

## Respuestas que no se pueden aceptar

error-stale-decision = La partida ha avanzado desde que se hizo esta pregunta. Responde a la actual.
error-not-your-decision = Ahora no te toca decidir.
error-unknown-action = «{ $text }» no es una acción de este juego.
error-nothing-here = Aquí nunca se elige nada.
error-chosen-elsewhere = Ahora puedes hacerlo, pero no aquí: elígelo donde brilla.
error-not-legal = «{ $action }» no es posible ahora. { $reason }
error-game-over = La partida ha terminado.
error-game-running = La partida aún no ha terminado.

## Partidas que no se pueden preparar

error-unknown-game = No hay ningún juego llamado «{ $game }». Juegos conocidos: { $known }.
error-broken-game = El juego «{ $game }» está instalado, pero no se puede abrir.
error-wrong-players = Este juego es para { $min } a { $max } jugadores, no para { $players }.
error-unknown-option = No hay ninguna opción llamada «{ $option }». Opciones conocidas: { $known }.
error-wrong-option = { $value } no es un valor de la opción «{ $option }».
error-option-not-for-players =
    La opción «{ $option }» no es para { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }.
error-option-idle =
    La opción «{ $option }» no cambiaría nada con este paquete y { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }.
error-options-exclude = Las opciones «{ $option }» y «{ $other }» se excluyen entre sí ({ $rule }).
error-unknown-lesson = No hay ninguna lección «{ $lesson }». Conocidas: { $known }.
error-unknown-level = Aquí no hay ningún nivel llamado «{ $level }». Niveles conocidos: { $known }.
error-wrong-seed = La semilla { $seed } está fuera de rango; debe estar entre 0 y { $limit }.
error-wrong-seats =
    { $seats ->
        [one] Se nombra un asiento
       *[other] Se nombran { $seats } asientos
    } para { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }.
error-cluster-not-installed = Jugar en un clúster necesita Ray: pip install «mori[cluster]».
error-cluster-unreachable = No hay ningún clúster de Ray en «{ $address }».
error-arena-bots = Una arena necesita al menos dos bots que se enfrenten; «{ $bots }» no basta.
error-arena-results-broken = { $file } no es un archivo de resultados de arena o está dañado.
error-arena-results-other = { $file } guarda resultados de otro juego, número de jugadores, semilla, paquete o versión. Elige otro archivo.
error-unknown-number = { $place } no es un número de este paquete. Un lugar es un archivo y luego claves e identificadores separados por barras, como visions.toml/vision/vision-01/vp.
error-unknown-bot = No hay ningún bot llamado «{ $bot }». Bots conocidos: { $known }.
error-broken-bot = El bot «{ $bot }» existe, pero no se ha podido iniciar.
error-bot-module = No se puede importar el bot «{ $bot }»: { $cause }.
error-bot-command = «{ $bot }» no es un programa que se pueda ejecutar. Escribe { $example }, o { $limited } con un límite de 5 segundos por respuesta.
error-export-other = { $folder } contiene otra exportación. Elige otra carpeta, o las mismas opciones que antes.
error-record-not-exported = { $file } no es el registro de una partida terminada de { $game } con { $players } jugadores.
error-bot-class = No hay ningún bot «{ $bot }»: el módulo { $module } no tiene nada con ese nombre.
error-not-a-bot = «{ $bot }» no es un bot: un bot es una clase derivada de mori.Bot.
error-no-encoder = Ninguna red puede aprender { $game }: el juego no expresa en números lo que sabe un asiento.
error-no-net = No hay ninguna red para { $game }.
error-broken-net = No se puede leer la red { $path }.
error-unfit-net = La red de { $game } no puede jugar aquí: { $reason ->
    [pack] se entrenó con otro paquete de componentes.
    [layout] se entrenó con otra versión de Mori.
    [players] no juega lo bastante bien con tantos jugadores.
   *[game] es para otro juego.
}
error-few-worlds = { $given } mundos son muy pocos para comparar opciones; el mínimo es { $least }.
error-review-failed = No se ha podido hacer el repaso de esta partida. Inténtalo más tarde.
error-review-no-net = Ningún bot entrenado conoce estos componentes, así que esta partida no se puede repasar.
error-no-pack = El juego «{ $game }» no tiene paquete de componentes.
error-unknown-pack = No hay ningún paquete llamado «{ $pack }» para { $game }. Paquetes conocidos: { $known }.
error-unknown-language = No hay catálogo para el idioma «{ $language }». Idiomas conocidos: { $known }.
error-pack-broken =
    { $count ->
        [one] No se puede jugar con este paquete de componentes: tiene un error.
       *[other] No se puede jugar con este paquete de componentes: tiene { $count } errores.
    }

## Registros de partidas

error-record-too-large = El registro es demasiado grande: { $size }; el límite es { $limit }.
error-record-not-json = El registro no es JSON válido: { $detail }.
error-record-not-table = Este archivo no es un registro de partida.
error-record-format = El registro tiene el formato «{ $given }»; esta versión lee «{ $known }».
error-record-key-missing = Al registro le falta la clave «{ $key }».
error-record-key-type = La clave «{ $key }» del registro tiene un valor incorrecto.
error-record-key-unknown = El registro tiene una clave desconocida: «{ $key }».
error-record-shuffle = La semilla del registro no cumple su promesa { $commitment }.
error-record-rng = El registro se hizo con el generador aleatorio «{ $given }»; esta versión usa «{ $known }».
error-record-engine = El registro es de Mori { $given }; a partir del paso { $step }, { $known } juega otra partida con sus respuestas.
error-record-checks =
    { $actions ->
        [one] El registro tiene una respuesta, así que necesita una comprobación más; tiene { $checks }.
       *[other] El registro tiene { $actions } respuestas, así que necesita una comprobación más; tiene { $checks }.
    }
error-pickle-pack = La partida guardada con pickle se jugó con el paquete { $given }; ahora es { $loaded }.
error-record-pack = El registro se jugó con el paquete { $given }. Con el paquete { $loaded } la partida cambia a partir del paso { $step }.
error-record-answer = No se puede leer la respuesta { $step } del registro: «{ $text }».
error-record-action = El registro diverge en el paso { $step }: se rechaza la respuesta «{ $expected }».
error-record-state = El registro diverge en el paso { $step }: la posición debería ser { $expected }, pero es { $actual }.
error-record-result = El registro diverge al final, en el paso { $step }: el resultado debería ser { $expected }, pero es { $actual }.

## Enlaces

error-link-not-one = Esto no es un enlace a una partida de Mori.
error-link-too-long = El enlace es demasiado largo: { $size } caracteres; el límite es { $limit }.
error-link-damaged = El enlace está dañado: faltan letras o hay alguna equivocada. Cópialo de nuevo entero.
error-link-version = El enlace tiene la forma { $given } y esta versión de Mori lee la forma { $known }. Lo hizo una versión más nueva.
error-link-engine = El enlace se hizo con Mori { $given }; con las mismas respuestas, { $known } jugaría otra partida.
error-link-option = El enlace se hizo con Mori { $given } y tiene una opción que { $known } no conoce.
error-link-pack = La partida de este enlace se jugó con el paquete { $given }. Con { $loaded } no se puede repetir.
error-link-false = La partida de este enlace no se deduce de él: alguien ha cambiado el enlace.
error-link-unfinished = Solo una partida terminada tiene enlace. El de una partida en curso revelaría sus cartas ocultas.
error-link-is-deal = Este enlace es un reto, sin ninguna partida jugada.
error-link-other-deal = Este enlace pertenece a otro reto.
error-link-seat = El nombre de un asiento es demasiado largo para un enlace: «{ $name }».

## El servicio

error-unknown-table = Esa mesa no existe.
error-no-such-seat = Esta mesa no tiene ese asiento.
error-no-such-step = La partida no tiene ese paso.
error-token-missing = Solo puede hacerlo alguien sentado a esta mesa.
error-bad-token = Esta clave no da acceso a ningún asiento de esta mesa.
error-not-seated = Solo puede hacerlo alguien sentado a esta mesa; tú estás mirando.
error-not-joined = Esta conexión aún no se ha unido a la mesa.
error-already-joined = Esta conexión ya se ha unido a la mesa.
error-opened-elsewhere = Tienes esta mesa abierta en más sitios de los que admite. Sigue en los últimos; vuelve a cargar la página para seguir aquí.
error-not-finished = Esto tiene que esperar hasta que termine la partida.
error-not-started = Esto tiene que esperar hasta que todos los asientos estén ocupados.
error-not-host = Solo puede hacerlo quien creó la mesa.
error-bad-invitation = Esta invitación ya no vale, o nunca valió. Pide un enlace nuevo a quien creó la mesa.
error-seat-taken = Este asiento no está libre.
error-seat-left = Has dejado este asiento. Primero di que has vuelto.
error-no-stand-in = Esta mesa se preparó sin un bot que sustituya a nadie.
error-seat-nobodys = En este asiento no hay nadie a quien un bot pueda sustituir.
error-seat-present = Quien tiene este asiento está conectado.
error-seat-second = Alguien con tu dirección ya tiene un asiento en esta mesa. Pide un enlace a quien la creó.
error-name-missing = Escribe un nombre con el que los demás puedan llamarte.
error-watching-off = Esta mesa no admite espectadores ahora. Puede permitirlos quien la creó.
error-nothing-to-undo = No hay nada que deshacer.
error-undo-alone = Esto lo puedes deshacer sin preguntar a nadie.
error-undo-not-asked = Ya nadie pide esto.
error-undo-pending = Ya hay alguien que pide deshacer algo.
error-undo-refused = Se ha rechazado. Vuelve a pedirlo cuando la partida haya seguido.
error-undo-revealed = Desde tu última jugada se ha revelado algo oculto. No se puede deshacer, aunque todos estén de acuerdo.
error-chat-alone = Eres la única persona en esta mesa.
error-chat-empty = El mensaje está vacío.
error-hint-failed = Esta vez no hay pista: el bot consultado ha fallado. Puedes volver a pedirla.
error-hint-late = Esta vez no hay pista: el bot consultado ha tardado demasiado. Puedes volver a pedirla.
error-hints-off = En esta mesa no se pueden pedir pistas: se creó sin ellas.
error-coach-off = El entrenador es solo para quien juega sin otras personas.
error-hint-running = Ya hay una pista en camino.
error-record-unfinished = La partida de este registro no ha terminado; solo se puede mirar una terminada.
error-rules-missing = No hay texto de reglas para este juego.
error-book-missing = No hay libro para este juego.
error-table-diverged = Esta partida no puede seguir: sus respuestas guardadas ya no encajan con las reglas a partir del paso { $step }.
error-table-engine = Esta partida se empezó con Mori { $given } y no puede seguir: a partir del paso { $step }, { $known } juega otra partida con sus respuestas.
error-table-incomplete = Esta partida no puede seguir: de sus { $wanted } respuestas solo quedan guardadas { $step }.
error-storage-full = No se ha guardado nada: el disco del servicio está lleno. Vuelve a intentarlo dentro de un rato.
error-storage-busy = La base de datos del servicio está ocupada. Vuelve a intentarlo en un momento.
error-storage-away = Ahora no se puede acceder a la base de datos del servicio. Vuelve a intentarlo en un momento.
error-browser-full = No se ha guardado nada: a este navegador no le queda espacio para la página. Borra algo o guarda tus partidas en un archivo.
error-browser-away = Ahora este navegador no guarda nada de la página. Guarda tus partidas en un archivo antes de cerrarla.
error-export-broken = Este archivo no contiene partidas de Mori.
error-export-newer = Este archivo lo ha escrito una versión más nueva de Mori.
error-pack-missing =
    Esta mesa se preparó con { $pack ->
        [none] un paquete de componentes
       *[other] el paquete de componentes «{ $pack }»
    } (huella { $fingerprint }), que el servicio no tiene ahora. Inicia el servicio con ese paquete (--pack) para volver a abrirla.
error-pack-changed = El paquete de componentes con la huella { $fingerprint } ha cambiado desde que se inició el servicio. Reinícialo para jugar con él.
error-page-missing = La página no se ha construido.
error-docs-missing = La documentación no se ha construido: ejecuta «make docs».
error-push-missing = Este servicio no envía avisos.
error-not-found = No hay nada en esta dirección.
error-method-not-allowed = Esta dirección no admite una petición así.
error-bad-push = El servicio no puede enviar avisos a este navegador: la dirección que ha dado no es válida.
error-bad-request = El servicio no entiende esta petición.
error-bad-body = El servicio no entiende lo que se le ha enviado.
error-body-too-large = Lo enviado es demasiado grande.
error-body-type = Lo enviado no es JSON.
error-body-late = Lo enviado no ha llegado a tiempo.
error-bad-message = El servicio no entiende este mensaje.
error-message-binary = El servicio solo admite mensajes de texto.
error-message-too-large = Este mensaje es demasiado grande.
error-messages-too-fast = Ha sido demasiado de una vez. Espera un momento.
error-limit-tables = Se han creado demasiadas mesas desde tu dirección. Vuelve a intentarlo en { $seconds } s.
error-limit-imports = Se han importado demasiados registros desde tu dirección. Vuelve a intentarlo en { $seconds } s.
error-lesson-other = Es legal, pero no es lo que enseña este paso. No ha cambiado nada: prueba otra vez.
error-lesson-over = Esta lección ha terminado. Sigue con la siguiente o empiézala de nuevo.
error-limit-bots = Ya hay bots jugando solos en todas las mesas que puede tener tu dirección. Espera a que acabe una de sus partidas.
error-limit-chat = Escribes demasiado rápido. Espera { $seconds } s.
error-limit-hints = Tu dirección ya ha pedido todas las pistas que puede tener por ahora. Vuelve a preguntar en { $seconds } s.
error-limit-push = Demasiados dispositivos han pedido avisos desde tu dirección. Prueba de nuevo en { $seconds } s.
error-limit-requests = Se pide demasiado a la vez desde tu dirección. Vuelve a intentarlo en { $seconds } s.
error-limit-seats = Se han ocupado demasiados asientos en mesas abiertas desde tu dirección. Vuelve a intentarlo en { $seconds } s.
error-limit-sockets = Tu dirección tiene abiertas todas las mesas que puede. Cierra una o vuelve a intentarlo en { $seconds } s.
error-limit-table-sockets = Ya mira esta mesa toda la gente que cabe. Vuelve a intentarlo en { $seconds } s.
error-limit-messages = Llegan demasiados mensajes a la vez desde tu dirección. Espera { $seconds } s.
error-limit-bytes = Se envía demasiado a la vez desde tu dirección. Espera { $seconds } s.
error-wrong-host = El servicio no se llama «{ $host }». Quien lo lleva puede permitir ese nombre (--allow-host).
error-wrong-origin = Esta petición viene de una página ajena ({ $origin }).
error-internal-error = Algo ha fallado en el servicio; es un error nuestro. Por favor, comunícalo con el número { $incident }.

## Errores nuestros

error-rule-bug = El motor se contradice; es un error nuestro. Por favor, comunícalo con el registro de la partida. ({ $cause })
