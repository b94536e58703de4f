# Lo que dice la línea de órdenes: encabezados de tablas, avisos y errores en lo escrito.
# Los identificadores de reglas, entradas, claves, bots y archivos son iguales en todos los idiomas.

## Común a las órdenes

cli-version =
    Mori { $version }, { $engine ->
        [compiled] motor compilado
       *[interpreted] motor interpretado
    }
cli-notice-engine-stale = Aviso: el motor compilado se hizo con otras fuentes. Ejecuta «make setup» para rehacerlo.
cli-notice-broken-game = Aviso: se deja fuera el juego «{ $game }»: { $cause }
cli-notice-broken-bot = Aviso: se deja fuera el bot «{ $bot }»: { $cause }
cli-notice-broken-table = Aviso: no se puede cargar la mesa del juego «{ $game }»; se muestra sin adornos: { $cause }
cli-notice-crashes =
    Aviso: el bot «{ $bot }» falló { $count ->
        [one] una vez
       *[other] { $count } veces
    } y se jugó otra cosa por él. La primera vez: { $cause }
cli-number = { NUMBER($value, maximumFractionDigits: 2) }
cli-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
cli-in-file = { $file }: { $message }
cli-bug = Esto es un error de Mori: { $cause }
cli-bug-record = La partida que lleva a él se ha escrito en { $file }. Por favor, comunícalo.
cli-bug-record-unwritten = La partida que lleva a él no se ha podido escribir en { $file }: { $reason }

## Errores en lo escrito

cli-mistake-option = «{ $text }» no es una opción de un juego; escríbela como nombre=valor.
cli-mistake-option-twice = La opción { $name } se da dos veces.
cli-mistake-bots = «{ $text }» no es una lista de bots; escríbela como { $example }.
cli-mistake-packs = En la terminal se juega con un solo paquete y se dan { $count }.
cli-mistake-file = no se puede leer: { $reason }
cli-mistake-file-is-folder = es una carpeta, no un registro.
cli-mistake-no-commitment = el registro no habla de ninguna promesa sobre su barajado.
cli-mistake-other-commitment = se prometió otro barajado: la semilla del registro cumple la promesa { $commitment }.
cli-mistake-seat = No existe el asiento { $seat }: la partida tiene { $players ->
        [one] un asiento
       *[other] { $players } asientos
    }.
cli-mistake-step = El paso { $step } de este registro no pregunta nada que se pueda comparar; hay { $steps } respuestas.
cli-mistake-coach = El entrenador es para mesas sin otras personas; exactamente un asiento debe ser de una persona.
cli-mistake-one-choice = En este paso solo hay una opción.
cli-mistake-no-choice = { $choice } no se puede elegir en este paso.
cli-mistake-rule = No hay ninguna regla, grupo, ejemplo ni aclaración { $id } en { $game }. Parecidos: { $nearest }
cli-mistake-rule-no-nearest = No hay ninguna regla, grupo, ejemplo ni aclaración { $id } en { $game }.
cli-mistake-lessons-missing = { $game } no tiene lecciones.
cli-mistake-rules-missing = No hay texto de reglas para { $game }.
cli-mistake-table = No hay ninguna tabla { $table } en este paquete. Tiene: { $tables }
cli-mistake-bench-worker = El proceso de medición terminó antes de tiempo: { $reason }
cli-mistake-pack-exists = Ya hay un archivo o una carpeta en { $folder }.
cli-mistake-results = No se puede escribir o leer { $file }: { $reason }
cli-mistake-range = Entre { $low } y { $high } no hay ningún valor.
cli-mistake-values = { $count } valores son demasiados; como máximo { $limit }.
cli-mistake-no-torch = Para entrenar hace falta PyTorch. Se instala con «pip install mori[train]».
cli-mistake-no-mcp = El Model Context Protocol necesita una biblioteca. Instálala con «{ $command }».
cli-mistake-no-pyarrow = Parquet necesita una biblioteca. Instálala con «{ $command }».
cli-export-done = Escrito en { $folder }. Partidas nuevas: { $games }; sus decisiones: { $decisions }; partidas que ya estaban: { $kept }.
cli-mcp-no-game = No hay ninguna partida en curso. Empieza una con { $tool }.
cli-mcp-over = La partida ha terminado.
cli-mistake-no-checkpoint = No hay ningún punto de control en { $folder }.
cli-mistake-resume-and-from = Indica --resume o --from, no los dos.
cli-mistake-shares = Indica porcentajes como 5,20,50, no «{ $text }».
cli-mistake-no-packs = No hay paquetes en { $folder }. mori pack vary crea algunos.
cli-mistake-device = «{ $device }» no es un dispositivo que se pueda usar aquí; debe ser cpu o cuda.
cli-mistake-counts = «{ $text }» no es una lista de números de jugadores; escríbela como 2,3.

## mori sim

cli-sim-progress = Jugando
cli-sim-title = { $game }: { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }, { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, semilla { $seed }
cli-sim-title-level = { $title }, nivel «{ $level }»
cli-sim-seat = Asiento
cli-sim-bot = Bot
cli-sim-wins = Victorias
cli-sim-win-share = Proporción
cli-sim-mean-score = Media de puntos
cli-sim-stdev-score = Desviación
cli-sim-opponent = Rival
cli-sim-beaten = Derrotas
cli-sim-spread = Puntos
cli-sim-spread-value = casi siempre { $p10 }–{ $p90 }, mínimo { $min }, máximo { $max }
cli-sim-points-title = Media de puntos por procedencia: { $opponent }
cli-sim-all-beaten = Todos los rivales vencidos
cli-sim-levels-title = Los niveles, comparados
cli-sim-level = Nivel
cli-sim-level-won = Partidas ganadas
cli-sim-opponent-score = Media del rival
cli-sim-difference = Diferencia
cli-sim-finished = Terminadas
cli-sim-decisions = Decisiones
cli-sim-seconds = Segundos
cli-sim-games-per-second = Partidas por segundo
cli-sim-decisions-per-second = Decisiones por segundo
cli-sim-rounds = Rondas
cli-sim-rounds-value = media { NUMBER($mean, maximumFractionDigits: 1) }, casi siempre { $p10 }–{ $p90 }, mínimo { $min }, máximo { $max }
cli-sim-branching = Opciones por decisión
cli-sim-branching-value = media { NUMBER($mean, maximumFractionDigits: 1) }, 95 % hasta { $p95 }, máximo { $max }
cli-sim-endings = Finales
cli-sim-fingerprint = Huella
cli-sim-engine = Motor
cli-sim-engine-value =
    { $engine ->
        [compiled] compilado
       *[interpreted] interpretado
    }
cli-sim-pack = Paquete

## mori arena

cli-arena-b = Contra
cli-arena-games = Partidas
cli-arena-share = Parte de las victorias
cli-arena-elo = Elo
cli-arena-interval = Intervalo del 95 %
cli-arena-margin = Puntos de ventaja
cli-arena-bounds = de { $low } a { $high }
cli-arena-pair = { $a } – { $b }
cli-arena-pair-level = { $pair }, { $level }
cli-arena-explained = Cada reparto se juega una vez con el primer bot en cada uno de los { $players } asientos; el segundo ocupa todos los demás. Entre bots iguales, un asiento gana el { $fair }, que son 0 Elo.
cli-arena-explained-solo = Todos juegan los mismos repartos en solitario. De dos bots, gana un reparto el que hace más puntos; si son iguales, 0 Elo.

## mori bots

cli-bots-title = { $game }, { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }: los bots, del más débil al más fuerte

## mori calibrate

cli-calibrate-promises = Promesas
cli-calibrate-promised = Probabilidad prometida
cli-calibrate-came = Se cumplió
cli-calibrate-error = Las probabilidades yerran en un { $error } de media.
cli-calibrate-points = Los puntos yerran en { $error } de media, { $bias } de más.
cli-calibrate-margin = Las ventajas yerran en { $error } de media, { $bias } de más.

## mori lab

# $bot is a bot's name.
cli-lab-about = { $bot } jugó en todos los asientos. Entre paréntesis, los límites al 95 %. Las cifras muestran qué va junto, no qué causa qué.
cli-lab-course = Cómo transcurren las partidas
cli-lab-lead-changes = Cambios de líder por partida
cli-lab-leader-wins = Victorias de quien lidera a mitad de partida
cli-lab-seats = Asientos
cli-lab-seat = Asiento { $seat }
cli-lab-what = Qué
cli-lab-wins = Proporción de victorias
cli-lab-sources = De dónde vienen los puntos
cli-lab-winners = Ganadores
cli-lab-others = Demás
cli-lab-difference = Diferencia
cli-lab-sources-picture = Qué tienen los ganadores de más
cli-lab-unused = Nunca o siempre elegido
cli-lab-never = Ofrecido al menos a 20 asientos y nunca elegido:
cli-lab-always = Elegido por casi todos los asientos que podían:
cli-lab-choices = Todas las opciones
cli-lab-choices-about = Se cuenta por asientos: quien elige dos veces lo mismo cuenta una vez. La última columna compara los puntos finales de los asientos que lo eligieron con los de quienes pudieron y no lo hicieron. En negrita: la diferencia es clara.
cli-lab-offered = Ofrecido
cli-lab-taken = Elegido
cli-lab-rate = Tasa
cli-lab-wins-if-taken = Victorias si se elige
cli-lab-edge = Puntos de más
cli-lab-measured = { $value } (de { $low } a { $high })
cli-lab-written = El informe está en { $file }.
cli-lab-sweep-about = { $bot } jugó en todos los asientos los mismos repartos con cada valor de { $place }. El paquete tiene { $usual }. Los cambios se comparan con él, reparto a reparto; entre paréntesis, los límites al 95 %. Los bots con red se entrenaron con el paquete tal como es.
cli-lab-sweep-values = Qué cambia cada valor
cli-lab-sweep-value = Valor
cli-lab-sweep-score = Puntos de un asiento
cli-lab-sweep-score-change = Puntos de más
cli-lab-sweep-lead-change = Ventaja de más
cli-lab-sweep-rounds-change = Rondas de más
cli-lab-sweep-rival-change = Puntos de más del rival automático
cli-lab-sweep-picture = Puntos de un asiento en comparación con el paquete
cli-lab-sweep-sources = Fuentes de puntos que cambian claramente con { $value }

## mori replay

cli-replay-true = { $file }: el registro es fiel. { $game }, { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }, { $steps ->
        [one] una respuesta
       *[other] { $steps } respuestas
    }.
# $commitment is 64 hexadecimal digits.
cli-replay-other-pack = El registro nombra el paquete { $given }. Con el paquete { $loaded } todos los pasos de esta partida son iguales.
cli-replay-commitment = La semilla cumple la promesa { $commitment }. Compárala con la que se mostró antes de la primera jugada.
cli-replay-unfinished = La partida no ha terminado.
cli-replay-ending = Final: { $ending }
cli-replay-place = Puesto
cli-replay-seat = Asiento
cli-replay-score = Puntos
cli-replay-bug = Mori tiene un error: no puede seguir jugando este registro. { $cause }
cli-replay-failed =
    { $count ->
        [one] Un registro de { $total } no es fiel.
       *[other] { $count } registros de { $total } no son fieles.
    }
cli-explain-question = Paso { $step }, { $seat }: { $question }
cli-explain-worlds = Ambas opciones se han jugado hasta el final en { $worlds } mundos posibles.
cli-explain-even = Más o menos igual de buenas: { $choice } – { $other }.
cli-explain-choice = { $choice }. { $why }.
cli-explain-at-once = De inmediato, { $choice }:
cli-explain-standing = { $points } puntos si la partida terminara ahora
cli-explain-source = Puntos por
cli-explain-difference = Diferencia
cli-explain-give = ±
cli-explain-win = Probabilidad de ganar, %
cli-explain-lead = Ventaja
cli-explain-points = Puntos propios
cli-review-progress = Repasando la partida: { $percent } %
cli-review-luck = Por qué los puntos no son los esperados
cli-review-side = Bando
cli-review-start = Esperado
cli-review-mine = Decisiones propias
cli-review-others = Decisiones ajenas
cli-review-revealed = Suerte
cli-review-end = Resultado
cli-review-win = Probabilidad de ganar, %
cli-review-turning = Dónde cambió la partida
cli-review-by-luck = Paso { $step }: lo que se descubrió cambió la probabilidad de { $side } en { $change } %.
cli-review-by-choice = Paso { $step }: una decisión de { $side } cambió su probabilidad en { $change } %.
cli-review-learn = Lo que puede aprender { $side }
cli-review-moment = Paso { $step }, { $question } { $played } fue { $grade }.
cli-review-instead = En su lugar: { $choice }. { $why }.
cli-review-none = { $side } no cometió ningún error claro.
# Goals, such as cards with a task; $goal names one.
cli-review-unmet = Lo que { $side } no cumplió
cli-review-lost = { $goal }: después del paso { $step } ya no era alcanzable.
cli-review-never = { $goal }: nunca fue alcanzable.
cli-review-sources = Puntos junto a los de jugadores fuertes
cli-review-usual = { $points } (jugadores fuertes { $usual })

## mori link

cli-mistake-link-source = «{ $source }» no es ni un archivo ni un enlace.

## mori rules

cli-rules-title = Las reglas de { $game }
cli-rules-terms = Términos
cli-rules-examples = Ejemplos resueltos
cli-rules-rulings = Aclaraciones
cli-rules-rule = Regla
cli-rules-source = Fuente
cli-rules-source-s = S: lo dice el reglamento
cli-rules-source-d = D: se deduce del reglamento
cli-rules-source-r = R: elegido por nosotros, donde el reglamento calla o se ha perdido
cli-rules-ruling = Aclaración
cli-rules-situation = Situación
cli-rules-expected = Resultado esperado
cli-rules-hint = «mori rules { $game } ID» muestra entera una regla, un grupo, un ejemplo o una aclaración.

## mori pack

cli-pack-own = { $game }, el paquete incluido en Mori
cli-pack-copied = { $game }: copiado en { $folder }. Corrige los archivos y compruébalos: mori pack check { $folder }
cli-pack-varied = { $folder }: { $count ->
    [one] un componente cambiado
   *[other] { $count } componentes cambiados
}
cli-pack-good = { $source }: sin problemas. Huella { $fingerprint }
cli-pack-problems =
    { $source }: { $count ->
        [one] un problema.
       *[other] { $count } problemas.
    }
cli-pack-departures =
    { $count ->
        [one] Aviso: el reglamento dice otra cosa sobre una entrada.
       *[other] Aviso: el reglamento dice otra cosa sobre { $count } entradas.
    }
cli-pack-departure = { $entry }: el reglamento dice otra cosa de { $keys }.
cli-pack-departure-missing = { $entry }: falta, aunque lo dice el reglamento.
cli-pack-table = Tabla
cli-pack-entries = Entradas
cli-pack-total = En total
cli-pack-entry = Entrada
cli-pack-provenance = Procedencia
cli-pack-fields = Campos sueltos
cli-pack-note = Nota
cli-pack-source = Fuente
cli-pack-fingerprint = Huella de lo que se juega: { $fingerprint }
cli-pack-digest = Resumen de los archivos: { $digest }

## mori bench

cli-bench-progress = Midiendo
cli-bench-title = Velocidad en esta máquina
cli-bench-game = Juego
cli-bench-players = Jugadores
cli-bench-engine = Motor
cli-bench-random-decisions = Azar: decisiones/s
cli-bench-random-games = Azar: partidas/s
cli-bench-greedy-decisions = Voraz: decisiones/s
cli-bench-clone = Copia µs
cli-bench-view = Vista µs
cli-bench-encode = Codificación µs
cli-bench-net = Red: decisiones/s
cli-bench-search = Búsqueda: iteraciones/s
cli-bench-ratio = compilado : interpretado
cli-bench-times = { NUMBER($value, maximumFractionDigits: 2) } ×
cli-bench-processes = Dos procesos : uno (juego al azar, { $game }, { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    }, { $engine ->
        [compiled] compilado
       *[interpreted] interpretado
    }): { NUMBER($value, maximumFractionDigits: 2) } ×
cli-bench-no-compiled = Aviso: aquí no hay motor compilado; solo se ha medido el interpretado.
cli-bench-peer-start = No se puede iniciar el motor ajeno «{ $command }»: { $reason }
cli-bench-peer-died = El motor ajeno «{ $command }» terminó antes de tiempo: { $reason }
cli-bench-peer-silent = El motor ajeno «{ $command }» no responde.
cli-bench-peer-garbled = El motor ajeno «{ $command }» no respeta el protocolo. Dijo: { $reason }
cli-bench-clock = En tiempo de procesador de un proceso, sin contar la espera de turno; dos procesos frente a uno, en tiempo de reloj.
cli-bench-peers-title = Motores ajenos en esta máquina
cli-bench-peer = Motor ajeno
cli-bench-copy = Copia propia µs
cli-bench-against-title = Mori junto a motores ajenos
cli-bench-against-decisions = Decisiones/s : ajenas
cli-bench-against-clone = Tiempo de copia : ajeno

## mori serve, mori play

cli-serving = Mori está en { $address } (Ctrl-C para terminar)
# $address can be typed into a browser of another machine.
cli-serving-others = Los demás de tu red lo encuentran en { $address }
cli-serving-offline = Mori sin servidor, que funciona también sin conexión, está en { $address }
cli-serving-no-page = La página no se ha construido: el navegador no tendrá nada que mostrar.
cli-mistake-no-service = La mesa en el navegador necesita bibliotecas que no están instaladas (falta { $module }). Para instalarlas: { $command }
cli-mistake-offline = En { $folder } no está Mori sin servidor. Hace falta la carpeta que crea «make offline».
cli-mistake-address = Mori no puede escuchar en { $host }: { $reason }
cli-mistake-database = No se puede usar la base de datos: { $reason }
cli-mistake-database-in-use = Otro Mori ya guarda sus mesas en este archivo ({ $reason } está bloqueado). Ciérralo, elige otro archivo con --database o deja que varios servicios compartan una base de datos PostgreSQL.
cli-mistake-database-in-memory = Una base de datos en memoria se perdería con su conexión. Indica un archivo o una base de datos PostgreSQL: --database.
cli-mistake-database-driver = El controlador de esta base de datos no está instalado ({ $reason }). Para instalarlo: pip install «mori[postgres]»
cli-mistake-redis = No se puede usar Redis: { $reason }. Para instalar su cliente: pip install «mori[redis]»
cli-mistake-limit = «{ $text }» no es un límite; escríbelo como nombre=número, con uno de estos nombres: { $known }.
cli-mistake-tls = Un certificado necesita su clave: da --tls-cert y --tls-key.
cli-mistake-tls-file = No se puede usar el certificado: { $reason }
cli-mistake-public-url = «{ $text }» no es una dirección; escríbela como { $example }.

## mori train

cli-train-title = Contra greedy
cli-train-players = Jugadores
cli-train-level = Nivel
cli-train-games = Partidas
cli-train-wins = Victorias
cli-train-points = Puntos
cli-train-margin = Diferencia
cli-train-written = La red está en { $file }.

## mori backup, mori restore, mori records

cli-backup-done = Mesas en { $file }: { $count }
cli-restore-done = Mesas recuperadas de { $file }: { $count }
# $reason is a file, or a URL without its password.
cli-mistake-no-database = No hay ninguna base de datos de Mori en { $reason }.
cli-mistake-not-empty = Ya hay mesas en esta base de datos; una copia se recupera en una vacía.
# $reason is a file.
cli-mistake-backup-exists = Ya hay un archivo en { $reason }. Para sobrescribirlo: --force
# $reason is a folder.
cli-mistake-no-folder = No existe la carpeta { $reason }.
# $reason is a whole sentence.
cli-records-game = { $table } ({ $game }): { $reason }
cli-records-summary = Partidas: { $count }. Sin cambios: { $same }; con cambios: { $changed }; sin su paquete: { $pack_missing }; dañadas: { $damaged }.

# $lesson: su id, para escribirlo.
cli-learn-lesson = { $lesson }: { $title }. { $about }.
