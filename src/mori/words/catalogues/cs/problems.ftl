# Chyby v datových souborech: sady, lekce a rady. Říká je jen příkazová řádka.

## Chyby v sadách komponent: stojí za souborem, položkou a klíčem

problem-path-missing = Takový soubor ani složka neexistuje.
problem-no-toml-files = Ve složce není žádný soubor TOML.
problem-unreadable = Nelze přečíst: { $reason }.
problem-file-too-large = Velikost souboru v bajtech je { $size }; povoleno je nejvýše { $limit }.
problem-not-utf8 = Řádek { $line } není text v UTF-8.
problem-toml-syntax = Chyba TOML na řádku { $line }, ve sloupci { $column }: { $detail }.
problem-nested-too-deeply = Tabulky jsou vnořeny hlouběji, než je povoleno; nejvyšší počet úrovní je { $limit }.
problem-number-out-of-range = Celé číslo se nevejde do 64 bitů.
problem-game-unknown = Sada neříká, pro kterou hru je.
problem-one-file-expected = Čeká se tu jediný soubor; nalezeno: { $found }.
problem-unknown-key =
    { $nearest ->
        [none] Tento klíč je neznámý.
       *[other] Tento klíč je neznámý; neměl to být „{ $nearest }“?
    }
problem-missing-key = Tento klíč chybí.
problem-wrong-type =
    Očekává se: { $expected ->
        [integer] celé číslo
        [number] číslo
        [text] text
        [boolean] ano či ne
        [list] seznam
        [table] tabulka
        [date] datum
       *[other] { $expected }
    }; nalezeno: { $found ->
        [integer] celé číslo
        [number] číslo
        [text] text
        [boolean] ano či ne
        [list] seznam
        [table] tabulka
        [date] datum
       *[other] { $found }
    }.
problem-not-one-of = „{ $value }“ tu není povoleno. Povoleno: { $allowed }.
problem-wrong-shape = „{ $value }“ nemá tvar { $pattern }.
problem-too-small = { $value } je příliš málo; nejmenší povolená hodnota je { $minimum }.
problem-too-big = { $value } je příliš mnoho; největší povolená hodnota je { $maximum }.
problem-too-few = Příliš málo prvků: { $found }; nejmenší povolený počet je { $minimum }.
problem-too-many = Příliš mnoho prvků: { $found }; největší povolený počet je { $maximum }.
problem-empty-bundle = Musí tu být uvedena aspoň jedna surovina.
problem-repeated = „{ $value }“ tu stojí víckrát.
problem-missing-parameter = Tento klíč je nutný, má-li { $other_key } hodnotu „{ $other_value }“.
problem-foreign-parameter = Tento klíč sem nepatří, má-li { $other_key } hodnotu „{ $other_value }“.
problem-not-allowed-with = „{ $value }“ není povoleno, má-li { $other_key } hodnotu „{ $other_value }“. Povoleno: { $allowed }.
problem-weaker-field = Pole „{ $field }“ má „{ $value }“, což je slabší než „{ $entry_value }“ celé položky.
problem-duplicate-id = Označení „{ $id }“ už má { $first }.
problem-missing-entry = Chybí položka „{ $id }“.
problem-unexpected-entry = Položka „{ $id }“ tu nemá být. Povoleno: { $allowed }.
problem-unknown-reference =
    { $nearest ->
        [none] V tabulce „{ $table }“ není položka „{ $value }“.
       *[other] V tabulce „{ $table }“ není položka „{ $value }“; neměla to být „{ $nearest }“?
    }
problem-wrong-count = Nesprávný počet komponent: očekává se { $expected }, nalezeno { $found }.
problem-must-equal = Je tu { $found }, ale musí tu být { $expected }, aby to souhlasilo s údajem { $source }.
problem-not-consecutive = V číslování je mezera nebo opakování: očekává se { $expected }, nalezeno { $found }.
problem-not-in-order = Nesprávné pořadí: { $found }. Očekává se: { $expected }.
problem-not-exactly-one = „{ $value }“ musí být právě jednou; nalezeno: { $found }.
problem-must-be-last = „{ $value }“ musí být poslední.
problem-fact-missing = Nic tu neodpovídá tomu, co uvádí { $source }: { $fact }.
problem-lesson-setup = Pozici lekce nelze připravit: { $error }.
problem-lesson-answer = „{ $text }“ tu nelze odpovědět. Dotázáni: { $asked }.
problem-lesson-not-asked = Místo toho, kdo se učí, tu není na nic dotázáno.
problem-lesson-pattern = Vzoru „{ $value }“ tu neodpovídá žádný přípustný tah, nebo je všechny berou jiné vzory.
problem-lesson-place = Žádné místo „{ $value }“ není.
problem-lesson-words = Zpráva „{ $message }“ v jazyce „{ $language }“ chybí.
problem-tip-never = Tuhle radu žádná hra neukáže.
