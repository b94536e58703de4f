# Mistakes in data files: packs, lessons and tips. Only the command line says them.

## Mistakes in component packs: each stands after file, entry and key

problem-path-missing = There is no such file or folder.
problem-no-toml-files = The folder holds no TOML file.
problem-unreadable = It cannot be read: { $reason }.
problem-file-too-large = The file has { $size } bytes; at most { $limit } are allowed.
problem-not-utf8 = Line { $line } is not UTF-8 text.
problem-toml-syntax = TOML error in line { $line }, column { $column }: { $detail }.
problem-nested-too-deeply = Tables are nested more than { $limit } levels deep.
problem-number-out-of-range = A whole number does not fit into 64 bits.
problem-game-unknown = The pack does not say which game it is for.
problem-one-file-expected = One file is expected here; found: { $found }.
problem-unknown-key =
    { $nearest ->
        [none] This key is unknown.
       *[other] This key is unknown; did you mean “{ $nearest }”?
    }
problem-missing-key = This key is missing.
problem-wrong-type =
    Expected: { $expected ->
        [integer] whole number
        [number] number
        [text] text
        [boolean] true or false
        [list] list
        [table] table
        [date] date
       *[other] { $expected }
    }; found: { $found ->
        [integer] whole number
        [number] number
        [text] text
        [boolean] true or false
        [list] list
        [table] table
        [date] date
       *[other] { $found }
    }.
problem-not-one-of = “{ $value }” is not allowed here. Allowed: { $allowed }.
problem-wrong-shape = “{ $value }” does not have the form { $pattern }.
problem-too-small = { $value } is too small; the least allowed is { $minimum }.
problem-too-big = { $value } is too big; the most allowed is { $maximum }.
problem-too-few = Too few items: { $found }; the least allowed is { $minimum }.
problem-too-many = Too many items: { $found }; the most allowed is { $maximum }.
problem-empty-bundle = At least one resource must be named here.
problem-repeated = “{ $value }” stands here more than once.
problem-missing-parameter = This key is needed where { $other_key } is “{ $other_value }”.
problem-foreign-parameter = This key has no place where { $other_key } is “{ $other_value }”.
problem-not-allowed-with = “{ $value }” is not allowed where { $other_key } is “{ $other_value }”. Allowed: { $allowed }.
problem-weaker-field = The field “{ $field }” is “{ $value }”, which is weaker than “{ $entry_value }” of the whole entry.
problem-duplicate-id = The id “{ $id }” is already used by { $first }.
problem-missing-entry = The entry “{ $id }” is missing.
problem-unexpected-entry = There must be no entry “{ $id }”. Allowed: { $allowed }.
problem-unknown-reference =
    { $nearest ->
        [none] The table “{ $table }” has no entry “{ $value }”.
       *[other] The table “{ $table }” has no entry “{ $value }”; did you mean “{ $nearest }”?
    }
problem-wrong-count = Wrong number of components: { $expected } expected, { $found } found.
problem-must-equal = This is { $found }, but must be { $expected } to agree with { $source }.
problem-not-consecutive = The numbers have a gap or a repetition: { $expected } expected, { $found } found.
problem-not-in-order = The order is wrong: { $found }. Expected: { $expected }.
problem-not-exactly-one = “{ $value }” must occur exactly once; found: { $found }.
problem-must-be-last = “{ $value }” must come last.
problem-fact-missing = Nothing here shows what { $source } states: { $fact }.
problem-lesson-setup = The lesson’s position cannot be set up: { $error }.
problem-lesson-answer = “{ $text }” cannot be answered here. Asked: { $asked }.
problem-lesson-not-asked = Nothing is asked of the learner’s seat here.
problem-lesson-pattern = No legal answer matches “{ $value }” here, or other patterns match them all.
problem-lesson-place = There is no place “{ $value }”.
problem-lesson-words = The message “{ $message }” is missing in “{ $language }”.
problem-tip-never = No game shows this tip.
