# Co potřebuje každá hra a každé rozhraní.

## Výčty, místa u stolu, jazyky, původ

common-list-comma = { $list }, { $item }
common-list-and = { $list } a { $item }
common-list-or = { $list } nebo { $item }
common-list-semicolon = { $list }; { $item }
common-group = ({ $text })
common-nothing = nic
common-seat = Hráč { $number }
# Odpověď a to, co znamená.
common-action-option = { $action }: { $option }

common-provenance-stated = říkají to pravidla
common-provenance-derived = plyne z pravidel
common-provenance-reconstructed = naše rekonstrukce

# What bots are called, and how they play.
common-bot-sprout = Klíček
    .explained = Začátečník: vidí jen málo možností a spokojí se s prvním ziskem, který najde.
common-bot-fern = Kapradina
    .explained = Myslí jen na tento tah a skoro polovinu možností přehlédne.
common-bot-bamboo = Bambus
    .explained = Zváží, co tah vynese hned, a občas něco přehlédne.
common-bot-alder = Olše
    .explained = Hledí na celou partii, ale často přehlédne nejlepší tah.
common-bot-maple = Javor
    .explained = Ví, co se vyplatí v dlouhém běhu, ale ne vždy to najde.
common-bot-cedar = Cedr
    .explained = Vždy zahraje tah, od kterého si pro celou partii slibuje nejvíc.
common-bot-ginkgo = Jinan
    .explained = Nejsilnější: plánuje jako Cedr a zkouší, kam která možnost vede.
common-bot-greedy = Bot, spolehlivý
    .explained = Bere to, co hned vynese nejvíc, bez plánu.
common-bot-random = Bot, nedbalý
    .explained = Vezme kteroukoli ze svých možností.
# A bot of another package.
common-bot-other = Bot „{ $bot }“
common-advice = Šance na výhru { $win } %, očekávané body { $points }, náskok { $lead }
# Proč je jedna volba lepší než druhá: o kolik, a odkud body jsou.
common-why-even = Přibližně stejně dobré
common-why-better =
    Lepší asi o { $points ->
        [one] bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
common-why-little = O něco lepší
common-why-source = { $source } { $points }
common-why-reasons = { $verdict }: { $reasons }
# Jak dobrá volba byla, v rozboru dohrané partie.
common-grade-best = nejlepší volba
common-grade-good = dobrá volba
common-grade-slip = drobná nepřesnost
common-grade-mistake = chyba
common-grade-blunder = vážná chyba
common-grade-forced = jediná volba
common-bots-untrained = Silní boti s touto sadou netrénovali. Mohou hrát slaběji než obvykle a šance u navržených tahů jsou méně jisté.
common-bots-rough = Žádný natrénovaný bot tuto sadu nezná. Silní boti hrají mnohem slaběji než obvykle a u navržených tahů nejsou šance.

## Upozornění na zařízení: krátká, pod názvem stolu

common-notice-turn = Jsi na tahu.
common-notice-end = Hra skončila.
common-notice-reminder = Pořád jsi na tahu.
