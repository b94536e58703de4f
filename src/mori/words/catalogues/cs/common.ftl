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

## Upozornění na zařízení: krátká, pod názvem stolu

common-notice-turn = Jsi na tahu.
common-notice-end = Hra skončila.
common-notice-reminder = Pořád jsi na tahu.
