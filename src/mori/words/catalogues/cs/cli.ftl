# Co říká příkazová řádka: nadpisy tabulek, upozornění a chyby v tom, co bylo napsáno.
# Označení pravidel, položek, klíčů, botů a souborů jsou ve všech jazycích stejná.

## Společné příkazům

cli-version =
    Mori { $version }, { $engine ->
        [compiled] zkompilované jádro
       *[interpreted] interpretované jádro
    }
cli-notice-engine-stale = Upozornění: zkompilované jádro vzniklo z jiných zdrojů. Nové sestaví „make setup“.
cli-notice-broken-game = Upozornění: hra „{ $game }“ je vynechána: { $cause }
cli-notice-broken-bot = Upozornění: bot „{ $bot }“ je vynechán: { $cause }
cli-notice-broken-table = Upozornění: stůl hry „{ $game }“ nelze načíst, hra se zobrazí prostě: { $cause }
cli-notice-crashes =
    Poznámka: bot „{ $bot }“ selhal { $count ->
        [one] jednou
        [few] { $count }krát
        [many] { $count }krát
       *[other] { $count }krát
    } a táhlo se za něj jinak. Poprvé: { $cause }
cli-number = { NUMBER($value, maximumFractionDigits: 2) }
cli-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
cli-in-file = { $file }: { $message }
cli-bug = Tohle je chyba v Mori: { $cause }
cli-bug-record = Partie, která k ní vede, je zapsána v souboru { $file }. Nahlas ji prosím.
cli-bug-record-unwritten = Partii, která k ní vede, se nepodařilo zapsat do souboru { $file }: { $reason }

## Chyby v tom, co bylo napsáno

cli-mistake-option = „{ $text }“ není volba hry; piš ji jako název=hodnota.
cli-mistake-option-twice = Volba { $name } je zadána dvakrát.
cli-mistake-bots = „{ $text }“ není seznam botů; piš ho jako { $example }.
cli-mistake-packs = V terminálu se hraje s jednou sadou; zadáno jich je { $count }.
cli-mistake-file = nelze přečíst: { $reason }
cli-mistake-file-is-folder = je složka, ne záznam.
cli-mistake-no-commitment = záznam neříká o žádném slibu ohledně zamíchání.
cli-mistake-other-commitment = slíbeno bylo jiné zamíchání: semínko záznamu plní slib { $commitment }.
cli-mistake-seat = Místo { $seat } neexistuje: hra má { $players ->
        [one] { $players } místo
        [few] { $players } místa
        [many] { $players } místa
       *[other] { $players } míst
    }.
cli-mistake-step = Krok { $step } tohoto záznamu se neptá na nic, co by šlo porovnat; odpovědí je { $steps }.
cli-mistake-coach = Trenér je pro stoly bez dalších lidí; člověk musí sedět právě na jednom místě.
cli-mistake-one-choice = V tomto kroku je jen jedna volba.
cli-mistake-no-choice = V tomto kroku nelze zvolit { $choice }.
cli-mistake-rule = Hra { $game } nemá pravidlo, skupinu, příklad ani výklad { $id }. Podobné: { $nearest }
cli-mistake-rule-no-nearest = Hra { $game } nemá pravidlo, skupinu, příklad ani výklad { $id }.
cli-mistake-lessons-missing = Hra { $game } nemá lekce.
cli-mistake-rules-missing = Ke hře { $game } chybí text pravidel.
cli-mistake-table = V této sadě není tabulka { $table }. Obsahuje: { $tables }
cli-mistake-bench-worker = Měřicí proces skončil předčasně: { $reason }
cli-mistake-pack-exists = V { $folder } už nějaký soubor nebo složka je.
cli-mistake-results = Soubor { $file } nelze zapsat nebo přečíst: { $reason }
cli-mistake-range = Od { $low } do { $high } není žádná hodnota.
cli-mistake-values = { $count } hodnot je příliš; nejvýše { $limit }.
cli-mistake-no-torch = Trénink potřebuje PyTorch. Nainstaluje ho příkaz „pip install mori[train]“.
cli-mistake-no-mcp = Model Context Protocol potřebuje knihovnu. Nainstaluj ji příkazem „{ $command }“.
cli-mistake-no-pyarrow = Parquet potřebuje knihovnu. Nainstaluj ji příkazem „{ $command }“.
cli-export-done = Zapsáno do { $folder }. Nové hry: { $games }; jejich rozhodnutí: { $decisions }; hry, které už tam byly: { $kept }.
cli-mcp-no-game = Žádná hra neprobíhá. Začni novou pomocí { $tool }.
cli-mcp-over = Hra skončila.
cli-mistake-no-checkpoint = Ve složce { $folder } není žádný záznam, od kterého lze pokračovat.
cli-mistake-resume-and-from = Zadej buď --resume, nebo --from.
cli-mistake-shares = Zadej procenta jako 5,20,50, ne „{ $text }“.
cli-mistake-no-packs = Ve složce { $folder } nejsou žádné sady. Vytvoří je mori pack vary.
cli-mistake-device = Zařízení „{ $device }“ tu nelze použít; možnosti jsou cpu a cuda.
cli-mistake-counts = „{ $text }“ není seznam počtů hráčů; piš ho jako 2,3.

## mori sim

cli-sim-progress = Hraje se
cli-sim-title = { $game }: { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }, { $games ->
        [one] { $games } partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }, semínko { $seed }
cli-sim-title-level = { $title }, úroveň „{ $level }“
cli-sim-seat = Místo
cli-sim-bot = Bot
cli-sim-wins = Výhry
cli-sim-win-share = Podíl
cli-sim-mean-score = Průměr bodů
cli-sim-stdev-score = Odchylka
cli-sim-opponent = Soupeř
cli-sim-beaten = Prohry
cli-sim-spread = Body
cli-sim-spread-value = většinou { $p10 }–{ $p90 }, nejméně { $min }, nejvíce { $max }
cli-sim-points-title = Průměr bodů podle původu: { $opponent }
cli-sim-all-beaten = Všichni soupeři poraženi
cli-sim-levels-title = Srovnání úrovní
cli-sim-level = Úroveň
cli-sim-level-won = Vyhrané partie
cli-sim-opponent-score = Průměr soupeře
cli-sim-difference = Rozdíl
cli-sim-finished = Dohráno
cli-sim-decisions = Rozhodnutí
cli-sim-seconds = Sekundy
cli-sim-games-per-second = Partií za sekundu
cli-sim-decisions-per-second = Rozhodnutí za sekundu
cli-sim-rounds = Kola
cli-sim-rounds-value = průměr { NUMBER($mean, maximumFractionDigits: 1) }, většinou { $p10 }–{ $p90 }, nejméně { $min }, nejvíce { $max }
cli-sim-branching = Možností na rozhodnutí
cli-sim-branching-value = průměr { NUMBER($mean, maximumFractionDigits: 1) }, 95 % do { $p95 }, nejvíce { $max }
cli-sim-endings = Konce
cli-sim-fingerprint = Otisk
cli-sim-engine = Jádro
cli-sim-engine-value =
    { $engine ->
        [compiled] zkompilované
       *[interpreted] interpretované
    }
cli-sim-pack = Sada

## mori arena

cli-arena-b = Proti
cli-arena-games = Partie
cli-arena-share = Podíl výher
cli-arena-elo = Elo
cli-arena-interval = Interval 95 %
cli-arena-margin = Náskok v bodech
cli-arena-bounds = { $low } až { $high }
cli-arena-pair = { $a } – { $b }
cli-arena-pair-level = { $pair }, { $level }
cli-arena-explained = Každé rozdání se hraje jednou s prvním botem na každém z { $players } míst; druhý má všechna ostatní. Mezi rovnými boty vyhraje místo { $fair } partií, což je 0 Elo.
cli-arena-explained-solo = Všichni hrají tatáž rozdání sami. Ze dvou botů rozdání vyhrál ten, kdo má víc bodů; jsou-li si rovni, je to 0 Elo.

## mori bots

cli-bots-title = { $game }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }: boti od nejslabšího

## mori calibrate

cli-calibrate-promises = Sliby
cli-calibrate-promised = Slíbená šance
cli-calibrate-came = Splnilo se
cli-calibrate-error = Šance se liší průměrně o { $error }.
cli-calibrate-points = Body se liší průměrně o { $error }, jsou o { $bias } vyšší.
cli-calibrate-margin = Náskoky se liší průměrně o { $error }, jsou o { $bias } vyšší.

## mori lab

# $bot is a bot's name.
cli-lab-about = Na všech místech hrál bot { $bot }. V závorkách jsou meze na hladině 95 %. Čísla ukazují, co jde spolu, ne co co způsobuje.
cli-lab-course = Průběh partií
cli-lab-lead-changes = Změny ve vedení za partii
cli-lab-leader-wins = Výhry toho, kdo vede v polovině partie
cli-lab-seats = Místa
cli-lab-seat = Místo { $seat }
cli-lab-what = Co
cli-lab-wins = Podíl výher
cli-lab-sources = Odkud jsou body
cli-lab-winners = Vítězové
cli-lab-others = Ostatní
cli-lab-difference = Rozdíl
cli-lab-sources-picture = Čeho mají vítězové víc než ostatní
cli-lab-unused = Nikdy, nebo vždy zvoleno
cli-lab-never = Nabídnuto aspoň 20 místům a nikdy nezvoleno:
cli-lab-always = Zvoleno téměř na každém místě, kde to šlo:
cli-lab-choices = Všechny volby
cli-lab-choices-about = Počítá se po místech: kdo totéž zvolí dvakrát, počítá se jednou. Poslední sloupec srovnává konečné body míst, kde to zvolili, s místy, kde mohli a nezvolili. Tučně: rozdíl je zřetelný.
cli-lab-offered = Nabídnuto
cli-lab-taken = Zvoleno
cli-lab-rate = Podíl
cli-lab-wins-if-taken = Výhry při zvolení
cli-lab-edge = Bodů navíc
cli-lab-measured = { $value } ({ $low } až { $high })
cli-lab-written = Zpráva je v { $file }.
cli-lab-sweep-about = Na všech místech hrál bot { $bot }, stejná rozdání s každou hodnotou { $place }. Sada má { $usual }. Změny se porovnávají s ní, rozdání po rozdání; v závorkách jsou meze na hladině 95 %. Boti se sítí trénovali se sadou v původní podobě.
cli-lab-sweep-values = Co změní která hodnota
cli-lab-sweep-value = Hodnota
cli-lab-sweep-score = Body místa
cli-lab-sweep-score-change = Bodů navíc
cli-lab-sweep-lead-change = Náskok navíc
cli-lab-sweep-rounds-change = Kol navíc
cli-lab-sweep-rival-change = Body automatického soupeře navíc
cli-lab-sweep-picture = Body místa v porovnání se sadou
cli-lab-sweep-sources = Zdroje bodů, které se s hodnotou { $value } zřetelně mění

## mori replay

cli-replay-true = { $file }: záznam souhlasí. { $game }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }, { $steps ->
        [one] { $steps } odpověď
        [few] { $steps } odpovědi
        [many] { $steps } odpovědi
       *[other] { $steps } odpovědí
    }.
# $commitment is 64 hexadecimal digits.
cli-replay-other-pack = Záznam jmenuje sadu { $given }. Se sadou { $loaded } jsou všechny kroky této partie stejné.
cli-replay-commitment = Semínko plní slib { $commitment }. Porovnej ho s tím, který byl ukázán před prvním tahem.
cli-replay-unfinished = Hra neskončila.
cli-replay-ending = Konec: { $ending }
cli-replay-place = Umístění
cli-replay-seat = Místo
cli-replay-score = Body
cli-replay-bug = Mori má chybu: tento záznam nedokáže přehrát dál. { $cause }
cli-replay-failed =
    { $count ->
        [one] Nesouhlasí { $count } záznam; všech je { $total }.
        [few] Nesouhlasí { $count } záznamy; všech je { $total }.
        [many] Nesouhlasí { $count } záznamu; všech je { $total }.
       *[other] Nesouhlasí { $count } záznamů; všech je { $total }.
    }
cli-explain-question = Krok { $step }, { $seat }: { $question }
cli-explain-worlds = Obě volby se dohrály do konce v { $worlds } možných světech.
cli-explain-even = Přibližně stejně dobré: { $choice } – { $other }.
cli-explain-choice = { $choice }. { $why }.
cli-explain-at-once = Hned, { $choice }:
cli-explain-standing = { $points } bodů, kdyby hra skončila teď
cli-explain-source = Body za
cli-explain-difference = Rozdíl
cli-explain-give = ±
cli-explain-win = Šance na výhru, %
cli-explain-lead = Náskok
cli-explain-points = Vlastní body
cli-review-progress = Rozbor partie: { $percent } %
cli-review-luck = Proč body nejsou takové, jaké se čekaly
cli-review-side = Strana
cli-review-start = Očekávání
cli-review-mine = Vlastní volby
cli-review-others = Volby ostatních
cli-review-revealed = Náhoda
cli-review-end = Výsledek
cli-review-win = Šance na výhru, %
cli-review-turning = Kde se partie zlomila
cli-review-by-luck = Krok { $step }: co vyšlo najevo, změnilo šanci ({ $side }) o { $change } %.
cli-review-by-choice = Krok { $step }: vlastní volba změnila šanci ({ $side }) o { $change } %.
cli-review-learn = Z čeho se může poučit { $side }
cli-review-moment = Krok { $step }, { $question } { $played }: { $grade }.
cli-review-instead = Místo toho: { $choice }. { $why }.
cli-review-none = { $side }: žádná zřejmá chyba.
# Goals, such as cards with a task; $goal names one.
cli-review-unmet = Co se nesplnilo: { $side }
cli-review-lost = { $goal }: po kroku { $step } už nebylo v dosahu.
cli-review-never = { $goal }: nikdy nebylo v dosahu.
cli-review-sources = Body vedle bodů silných hráčů
cli-review-usual = { $points } (silní hráči { $usual })

## mori link

cli-mistake-link-source = „{ $source }“ není soubor ani odkaz.

## mori rules

cli-rules-title = Pravidla hry { $game }
cli-rules-terms = Pojmy
cli-rules-examples = Řešené příklady
cli-rules-rulings = Výklady
cli-rules-rule = Pravidlo
cli-rules-source = Pramen
cli-rules-source-s = S: říká to tištěná příručka
cli-rules-source-d = D: plyne to z tištěné příručky
cli-rules-source-r = R: naše volba tam, kde příručka mlčí nebo se ztratila
cli-rules-ruling = Výklad
cli-rules-situation = Situace
cli-rules-expected = Očekává se
cli-rules-hint = „mori rules { $game } ID“ ukáže celé pravidlo, skupinu, příklad nebo výklad.

## mori pack

cli-pack-own = { $game }, sada dodávaná s Mori
cli-pack-copied = { $game }: zkopírováno do { $folder }. Oprav soubory a zkontroluj je: mori pack check { $folder }
cli-pack-varied = { $folder }: { $count ->
    [one] změněna jedna komponenta
    [few] změněny { $count } komponenty
    [many] změněno { $count } komponenty
   *[other] změněno { $count } komponent
}
cli-pack-good = { $source }: žádné potíže. Otisk { $fingerprint }
cli-pack-problems =
    { $source }: { $count ->
        [one] { $count } chyba.
        [few] { $count } chyby.
        [many] { $count } chyby.
       *[other] { $count } chyb.
    }
cli-pack-departures =
    { $count ->
        [one] Upozornění: příručka říká něco jiného o { $count } položce.
        [few] Upozornění: příručka říká něco jiného o { $count } položkách.
        [many] Upozornění: příručka říká něco jiného o { $count } položky.
       *[other] Upozornění: příručka říká něco jiného o { $count } položkách.
    }
cli-pack-departure = { $entry }: { $keys } se liší od toho, co říká příručka.
cli-pack-departure-missing = { $entry }: chybí, ačkoli to příručka uvádí.
cli-pack-table = Tabulka
cli-pack-entries = Položky
cli-pack-total = Dohromady
cli-pack-entry = Položka
cli-pack-provenance = Původ
cli-pack-fields = Jednotlivá pole
cli-pack-note = Poznámka
cli-pack-source = Pramen
cli-pack-fingerprint = Otisk toho, co se hraje: { $fingerprint }
cli-pack-digest = Otisk souborů: { $digest }

## mori bench

cli-bench-progress = Měří se
cli-bench-title = Rychlost na tomto počítači
cli-bench-game = Hra
cli-bench-players = Hráči
cli-bench-engine = Jádro
cli-bench-random-decisions = Náhodně: rozhodnutí/s
cli-bench-random-games = Náhodně: partií/s
cli-bench-greedy-decisions = Hladově: rozhodnutí/s
cli-bench-clone = Kopie µs
cli-bench-view = Pohled µs
cli-bench-encode = Kódování µs
cli-bench-net = Síť: rozhodnutí/s
cli-bench-search = Hledání: iterace/s
cli-bench-ratio = zkompilované : interpretované
cli-bench-times = { NUMBER($value, maximumFractionDigits: 2) } ×
cli-bench-processes = Dva procesy : jeden (náhodná hra, { $game }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }, { $engine ->
        [compiled] zkompilované
       *[interpreted] interpretované
    }): { NUMBER($value, maximumFractionDigits: 2) } ×
cli-bench-no-compiled = Upozornění: není tu zkompilované jádro; změřeno bylo jen interpretované.
cli-bench-peer-start = Cizí jádro „{ $command }“ nelze spustit: { $reason }
cli-bench-peer-died = Cizí jádro „{ $command }“ skončilo předčasně: { $reason }
cli-bench-peer-silent = Cizí jádro „{ $command }“ neodpovídá.
cli-bench-peer-garbled = Cizí jádro „{ $command }“ nedodržuje protokol. Řeklo: { $reason }
cli-bench-clock = V procesorovém čase jednoho procesu, bez čekání, až přijde na řadu; dva procesy proti jednomu ve skutečném čase.
cli-bench-peers-title = Cizí jádra na tomto počítači
cli-bench-peer = Cizí jádro
cli-bench-copy = Vlastní kopie µs
cli-bench-against-title = Mori vedle cizích jader
cli-bench-against-decisions = Rozhodnutí/s : cizí
cli-bench-against-clone = Čas kopie : cizí

## mori serve, mori play

cli-serving = Mori je na adrese { $address } (ukončí se pomocí Ctrl-C)
# $address can be typed into a browser of another machine.
cli-serving-others = Ostatní v tvé síti ji najdou na adrese { $address }
cli-serving-offline = Mori bez serveru, které funguje i bez připojení, je na adrese { $address }
cli-serving-no-page = Stránka není sestavená: prohlížeč nebude mít co ukázat.
cli-mistake-no-service = Stůl v prohlížeči potřebuje knihovny, které nejsou nainstalované (chybí { $module }). Nainstaluje je: { $command }
cli-mistake-offline = Ve složce { $folder } není Mori bez serveru. Je potřeba složka, kterou sestaví „make offline“.
cli-mistake-address = Mori nemůže naslouchat na adrese { $host }: { $reason }
cli-mistake-database = Databázi nelze použít: { $reason }
cli-mistake-database-in-use = Jiné Mori už má v tomto souboru své stoly ({ $reason } je zamknutý). Ukonči je, vyber jiný soubor pomocí --database, nebo ať více služeb sdílí databázi PostgreSQL.
cli-mistake-database-in-memory = Databáze v paměti by zmizela se svým spojením. Zadej soubor nebo databázi PostgreSQL: --database.
cli-mistake-database-driver = Ovladač této databáze není nainstalovaný ({ $reason }). Nainstaluje ho: pip install „mori[postgres]“
cli-mistake-redis = Redis nelze použít: { $reason }. Jeho klienta nainstaluje: pip install „mori[redis]“
cli-mistake-limit = „{ $text }“ není omezení; piš ho jako název=číslo, název je jeden z { $known }.
cli-mistake-tls = Certifikát potřebuje svůj klíč: zadej --tls-cert i --tls-key.
cli-mistake-tls-file = Certifikát nelze použít: { $reason }
cli-mistake-public-url = „{ $text }“ není adresa; piš ji jako { $example }.

## mori train

cli-train-title = Proti botu greedy
cli-train-players = Hráči
cli-train-level = Úroveň
cli-train-games = Partie
cli-train-wins = Výhry
cli-train-points = Body
cli-train-margin = Rozdíl
cli-train-written = Síť je v souboru { $file }.

## mori backup, mori restore, mori records

cli-backup-done = Stoly v { $file }: { $count }
cli-restore-done = Stoly obnovené z { $file }: { $count }
# $reason is a file, or a URL without its password.
cli-mistake-no-database = V { $reason } není žádná databáze Mori.
cli-mistake-not-empty = V této databázi už stoly jsou; záloha se obnovuje do prázdné.
# $reason is a file.
cli-mistake-backup-exists = V { $reason } už nějaký soubor je. Přepíšeš ho volbou --force.
# $reason is a folder.
cli-mistake-no-folder = Složka { $reason } neexistuje.
# $reason is a whole sentence.
cli-records-game = { $table } ({ $game }): { $reason }
cli-records-summary = Hry: { $count }. Beze změny: { $same }; změněné: { $changed }; bez své sady komponent: { $pack_missing }; poškozené: { $damaged }.

# $lesson: její id k napsání.
cli-learn-lesson = { $lesson }: { $title }. { $about }.
