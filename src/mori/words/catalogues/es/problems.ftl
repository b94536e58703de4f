# Errores en archivos de datos: paquetes, lecciones y consejos. Solo los dice la línea de comandos.

## Errores en paquetes de componentes: van después de archivo, entrada y clave

problem-path-missing = No existe ese archivo o carpeta.
problem-no-toml-files = La carpeta no contiene ningún archivo TOML.
problem-unreadable = No se puede leer: { $reason }.
problem-file-too-large = El archivo tiene { $size } bytes; se permiten { $limit } como máximo.
problem-not-utf8 = La línea { $line } no es texto UTF-8.
problem-toml-syntax = Error de TOML en la línea { $line }, columna { $column }: { $detail }.
problem-nested-too-deeply = Hay tablas anidadas a más de { $limit } niveles.
problem-number-out-of-range = Un número entero no cabe en 64 bits.
problem-game-unknown = El paquete no dice para qué juego es.
problem-one-file-expected = Se espera un solo archivo; encontrado: { $found }.
problem-unknown-key =
    { $nearest ->
        [none] Esta clave es desconocida.
       *[other] Esta clave es desconocida; ¿querías decir «{ $nearest }»?
    }
problem-missing-key = Falta esta clave.
problem-wrong-type =
    Se espera: { $expected ->
        [integer] número entero
        [number] número
        [text] texto
        [boolean] verdadero o falso
        [list] lista
        [table] tabla
        [date] fecha
       *[other] { $expected }
    }; encontrado: { $found ->
        [integer] número entero
        [number] número
        [text] texto
        [boolean] verdadero o falso
        [list] lista
        [table] tabla
        [date] fecha
       *[other] { $found }
    }.
problem-not-one-of = «{ $value }» no se permite aquí. Permitido: { $allowed }.
problem-wrong-shape = «{ $value }» no tiene la forma { $pattern }.
problem-too-small = { $value } es demasiado pequeño; el mínimo es { $minimum }.
problem-too-big = { $value } es demasiado grande; el máximo es { $maximum }.
problem-too-few = Muy pocos elementos: { $found }; el mínimo es { $minimum }.
problem-too-many = Demasiados elementos: { $found }; el máximo es { $maximum }.
problem-empty-bundle = Aquí hay que nombrar al menos un recurso.
problem-repeated = «{ $value }» aparece aquí más de una vez.
problem-missing-parameter = Esta clave es necesaria cuando { $other_key } es «{ $other_value }».
problem-foreign-parameter = Esta clave sobra cuando { $other_key } es «{ $other_value }».
problem-not-allowed-with = «{ $value }» no se permite cuando { $other_key } es «{ $other_value }». Permitido: { $allowed }.
problem-weaker-field = El campo «{ $field }» es «{ $value }», más débil que «{ $entry_value }» de toda la entrada.
problem-duplicate-id = El identificador «{ $id }» ya lo usa { $first }.
problem-missing-entry = Falta la entrada «{ $id }».
problem-unexpected-entry = No debe haber una entrada «{ $id }». Permitido: { $allowed }.
problem-unknown-reference =
    { $nearest ->
        [none] La tabla «{ $table }» no tiene la entrada «{ $value }».
       *[other] La tabla «{ $table }» no tiene la entrada «{ $value }»; ¿querías decir «{ $nearest }»?
    }
problem-wrong-count = Número de componentes incorrecto: se esperaban { $expected } y hay { $found }.
problem-must-equal = Aquí dice { $found }, pero debe ser { $expected } para coincidir con { $source }.
problem-not-consecutive = La numeración tiene un hueco o una repetición: se esperaba { $expected } y hay { $found }.
problem-not-in-order = El orden es incorrecto: { $found }. Se espera: { $expected }.
problem-not-exactly-one = «{ $value }» debe aparecer exactamente una vez; veces encontradas: { $found }.
problem-must-be-last = «{ $value }» debe ir al final.
problem-fact-missing = Nada muestra aquí lo que dice { $source }: { $fact }.
problem-lesson-setup = La posición de la lección no se puede preparar: { $error }.
problem-lesson-answer = Aquí no se puede responder «{ $text }». Se pregunta a: { $asked }.
problem-lesson-not-asked = Aquí no se pregunta nada al asiento de quien aprende.
problem-lesson-pattern = Ninguna respuesta legal cumple aquí «{ $value }», u otros patrones ya las toman todas.
problem-lesson-place = No hay ningún lugar «{ $value }».
problem-lesson-words = El mensaje «{ $message }» falta en «{ $language }».
problem-tip-never = Ninguna partida muestra este consejo.
