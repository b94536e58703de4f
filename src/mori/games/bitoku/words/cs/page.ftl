# Bitoku na stránce: popisky kreseb, názvy míst a vysvětlivky, které nejsou v bitoku.ftl. Co stojí
# na malbě, je krátké: je tam málo místa.

web-bitoku-board = Deska Bitoku

## Na malbě

web-bitoku-region-yomi = Jomi
web-bitoku-region-stairs = Schody
web-bitoku-region-home = Příbytek
web-bitoku-region-glade = Paseka
web-bitoku-region-forges = Výhně
web-bitoku-home-over = Příbytek
web-bitoku-home-name = Velkého ducha
web-bitoku-some-of = { $count } ze { $total }
web-bitoku-free = zdarma
web-bitoku-pile-yokai = Jókai
web-bitoku-pile-bitoku = Bitoku
web-bitoku-pile-vision = Vidění
web-bitoku-pile-hikaru = Hikaru

## Názvy míst

# How a place stands: nothing lies or stands there; a building counter has gone to a building.
web-bitoku-free-space = volné
web-bitoku-used-counter = použito
web-bitoku-place-forest = { $region }, místo pro kostku { $number }
web-bitoku-place-row =
    { $value ->
        [1] { $region }: akce lesa pro libovolnou kostku
        [6] { $region }: akce lesa pro šestku
       *[other] { $region }: akce lesa pro kostku s hodnotou { $value } a víc
    }
web-bitoku-place-favour = Kopec u oblasti { $hill }: { $favour }
web-bitoku-place-hilldie = Za řekou ({ $hills }), místo pro kostku { $number }
web-bitoku-place-river = Přechod řeky: { $region }
web-bitoku-place-start = Startovní brána cest moudrosti
web-bitoku-fork = odbočka vede sem: { $places }
web-bitoku-place-kodama = Kodama: { $region } ({ $side })
web-bitoku-place-treasure = Jezerní poklad: { $region }
web-bitoku-place-market = { $display }, místo { $number }
web-bitoku-place-garden = Zenová zahrada, prázdné místo
web-bitoku-place-space = Místo pro kartu { $number }
web-bitoku-place-die = Kostka s hodnotou { $value } ({ $side })
web-bitoku-place-berth = Červené místo { $number }
web-bitoku-place-counter = Žeton budovy { $number }
web-bitoku-place-rock = Kamenná cesta, místo pro kámen { $number }
web-bitoku-place-bitoku = Cesta bitoku, pozice { $number }
web-bitoku-place-amulet = Amulet +{ $value }
web-bitoku-beside-space = Místo { $number }
web-bitoku-beside-row = Akce lesa
web-bitoku-beside-building = Akce budovy
web-bitoku-beside-hill = Kopec u oblasti { $hill }
web-bitoku-deck-yokai = Společný balíček jókai
web-bitoku-deck-bitoku = Společný balíček bitoku
web-bitoku-deck-vision = Balíček vidění
web-bitoku-hikaru = Značky hikaru
web-bitoku-neutral = neutrální

## Vlastní oblast

web-bitoku-my-area = Tvá oblast
web-bitoku-hand = Tvá ruka
web-bitoku-hand-of = Ruka: { $name }
web-bitoku-hand-unknown = neznámá karta
web-bitoku-hand-empty = žádné karty
web-bitoku-own-deck = Tvůj balíček
web-bitoku-own-deck-short = balíček
web-bitoku-own-discard = Tvůj odkládací balíček
web-bitoku-own-discard-short = odložené
web-bitoku-own-score = Tvé body ctnosti
web-bitoku-own-goods = Všechny tvé suroviny
web-bitoku-own-pilgrims = Tví probuzení poutníci
web-bitoku-looked-at = Díváš se na: { $deck }
web-bitoku-play-here = vylož kartu
web-bitoku-die-locked = zamknutá
web-bitoku-die-ready = odemknutá
web-bitoku-die-hill = kopec
web-bitoku-crystals = Krystaly
web-bitoku-buildings = Budovy
web-bitoku-rock-path = Kamenná cesta
web-bitoku-souls = Duchové mitama a vážky
web-bitoku-pairs = Dvojice
web-bitoku-visions = Vidění
web-bitoku-bitoku-path = Cesta bitoku

## Co má jedna strana

web-bitoku-holding-goods = Suroviny
web-bitoku-holding-amulets = Amulety
web-bitoku-holding-pilgrims = Probuzení poutníci
web-bitoku-holding-cards = Karty jókai
web-bitoku-holding-crystals = Krystaly
web-bitoku-holding-souls = Duchové mitama, vážky a dvojice
web-bitoku-holding-buildings = Budovy
web-bitoku-holding-rocks = Kameny
web-bitoku-holding-visions = Vidění
web-bitoku-holding-bitoku = Cesta bitoku

## Záhlaví, soupeři, tengu

web-bitoku-round = kolo { $round } ze { $rounds }
web-bitoku-round-short = { $round } ze { $rounds }
web-bitoku-bot = hraje bot
web-bitoku-passed = vynechává
web-bitoku-tengu-did = Co tengu právě udělal
web-bitoku-tengu-will = Kostky vůle
web-bitoku-tengu-lower = nižší je { $value }: jedná karta { $position }
web-bitoku-tengu-not-reached = už se neověřuje
web-bitoku-tengu-row-a = Překračuje řeku na sporném přechodu a bere kartu, kterou hledá.
web-bitoku-tengu-row-b = Stává se aktivním, odemyká svou nejnižší kostku a umisťuje ji tam, kam ukazuje jeho karta.
web-bitoku-tengu-row-c = Umisťuje svou nejnižší odemknutou kostku tam, kam ukazuje jeho karta.
web-bitoku-tengu-row-d = Odemyká svou nejnižší kostku a provádí akci tam, kam ukazuje jeho karta, aniž by kostku umístil.
web-bitoku-tengu-row-e = Překračuje řeku na sporném přechodu, kde zbývá jediné místo.
web-bitoku-tengu-row-f = Umisťuje svou nejnižší odemknutou kostku do Příbytku Velkého ducha.
web-bitoku-tengu-row-g = Odemyká svou nejnižší kostku a získává surovinu své karty.
web-bitoku-tengu-row-h = Překračuje řeku a bere kartu, kterou hledá.
web-bitoku-tengu-row-i = Tam, kam ukazuje jeho karta, není místo: umisťuje kostku do jiné oblasti.
web-bitoku-tengu-row-j = Na jeho desce nezbývá žádná kostka: stává se neaktivním a získává surovinu své karty.
web-bitoku-tengu-row-k = Překračuje řeku a bere kartu.
web-bitoku-tengu-row-l = Nic jiného udělat nemůže, a tak vynechává tah.
web-bitoku-tengu-waits = Tengu ještě nebyl na tahu. Toto jsou jeho odkryté karty.
web-bitoku-tengu-favourite = Oblíbené

## Vysvětlivky

web-bitoku-explain-forest = Kostka umístěná sem může provést jednu akci lesa a jednu akci budov této oblasti.
web-bitoku-explain-highest = Nejvyšší kostka zde ukazuje { $value }: na akci lesa musí tvá ukazovat aspoň tolik (v obtížnější variantě víc).
web-bitoku-explain-site = Jen pro tento typ budovy: { $type }
web-bitoku-explain-owner = Majitel: { $side }
web-bitoku-explain-hill = Přízeň tohoto kopce: { $hill }
web-bitoku-explain-covered = Do zimy ji zakrývá značka hikaru.
web-bitoku-explain-river = Kostka, která tudy překročí řeku, klesne o 1, šestka na 3; potom její hráč získá jednu přízeň kopců, na které dosáhne. Jednička řeku překročit nemůže.
web-bitoku-explain-pilgrims = Poutníci zde: { $sides }
web-bitoku-explain-next-price = Tvá další budova: { $price }
web-bitoku-explain-empty = Až do zimy tu žádný dílek neleží.
web-bitoku-explain-hikaru = Značka hikaru zakrývá každou přízeň získanou v tomto kole. V zimě se všechny vrátí.
web-bitoku-explain-cards = Karty: { $count }
web-bitoku-explain-stack = Dílky zbývající v hromádkách: { $count }
web-bitoku-explain-discards = Odložené: { $cards }
web-bitoku-explain-kodama = Na políčku { $space } { $length ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $length }
web-bitoku-explain-treasure = Na konci pro ty, jejichž kodama došel na této stupnici nejdál.
web-bitoku-explain-home = Na podzim se pořadí řídí kostkami v Příbytku, od nejvyššího místa po nejnižší.
web-bitoku-explain-start = Bod pohybu zde začne pouť, posune poutníka o jedno políčko, nebo splní kartu bitoku.
web-bitoku-explain-space = Vyložení karty sem odemkne kostku vedle ní.
web-bitoku-explain-berth = Zamknutá kostka tu leží, dokud se na místo pro kartu { $number } nevyloží karta. V zimě se všechny tvé kostky vrátí na červená místa v pořadí, které si zvolíš.
web-bitoku-explain-virtue = Při vyřazení teď by dala { $points } BC.
web-bitoku-explain-die-locked = Je zamknutá.
web-bitoku-explain-die-unlocked = Je odemknutá a lze ji umístit.
web-bitoku-explain-die-hill = Překročila řeku.
web-bitoku-explain-slot = Krystal položený sem probudí poutníka, který na tomto místě spí.
web-bitoku-explain-vision = Zatím splněno, počítáno spolu s tvými dalšími viděními: { $met } { $total ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $total }
web-bitoku-explain-removed = Vyřazené ze hry: { $cards }
web-bitoku-explain-available = K dispozici: { $count }; vyřazení: { $lost }
web-bitoku-explain-points = { $category }: { $points }
web-bitoku-explain-completed = Splněné: { $count }
web-bitoku-explain-pairs = Dvojice: { $pairs }
web-bitoku-explain-hand = V ruce: { $hand }; v balíčku: { $deck }
web-bitoku-explain-known = Známé v ruce: { $cards }
web-bitoku-explain-deck = V balíčku: { $cards }
web-bitoku-explain-played = Vyložené: { $cards }
web-bitoku-explain-amulets = Amulety +{ $value }: { $count }
web-bitoku-explain-rock = Kámen ze zenové zahrady se klade na nejlevější prázdné místo.
web-bitoku-explain-pair = Spojená dvojice
web-bitoku-explain-done = Splněno
web-bitoku-explain-held = Máš { $count }.
web-bitoku-explain-amulet = Utracený před umístěním kostky jí přidá { $value }, nejvýš však do 6.
web-bitoku-explain-tengucard = Typy, které na kopcích hledá: { $cards }

## Části desky na telefonu

web-bitoku-zoom-paths = Cesty { $number }
web-bitoku-zoom-hills-left = Kopce vlevo
web-bitoku-zoom-hills-right = Kopce vpravo
web-bitoku-zoom-souls = Duchové mitama a vážky
web-bitoku-zoom-garden = Zenová zahrada
web-bitoku-zoom-works = Krystaly a budovy
web-bitoku-zoom-decks = Balíčky
web-bitoku-zoom-lake = Jezero: { $region }

## Hra za minutu, pro nováčky

web-bitoku-minute-story = Les bez svého ducha
web-bitoku-minute-story-text = Velký duch opouští les a ty jsi mezi těmi, kdo chtějí na jeho místo. Po čtyřech letech ho zaujme ten, kdo má nejvíc bodů ctnosti (BC).
web-bitoku-minute-year = Rok má čtyři období
web-bitoku-minute-year-text = Každé ze čtyř kol je jeden rok. Hraješ v létě; ostatní období jsou krátká.
web-bitoku-minute-spring = Jaro: dober si karty a tři si nech.
web-bitoku-minute-summer = Léto: hráči se střídají po jedné akci, dokud všichni nevynechají tah.
web-bitoku-minute-autumn = Podzim: kostky v Příbytku určí nové pořadí tahu.
web-bitoku-minute-winter = Zima: všechny kostky se vrátí a jednu kartu smíš proměnit v body.
web-bitoku-minute-actions = Na výběr máš tři akce
web-bitoku-minute-actions-text = Každá kostka urazí stejnou cestu: karta ji odemkne, kostka pracuje v lese a potom překročí řeku.
web-bitoku-minute-play = Vylož kartu: odemkne kostku vedle sebe a dá ti svou akci.
web-bitoku-minute-use = Umísti odemknutou kostku do oblasti: využije tam jeden řádek a jednu budovu.
web-bitoku-minute-cross = Překroč s kostkou řeku a získej přízeň kopců.
web-bitoku-minute-points = Odkud jsou body
web-bitoku-minute-points-text = Všechno nestihne nikdo: vyber si dvě nebo tři věci, které si pomáhají.
web-bitoku-minute-pilgrims = Poutníci docházejí pro body po cestách a násobí kameny.
web-bitoku-minute-kodamas = Kodamové závodí o poklady jezera.
web-bitoku-minute-souls = Duchové mitama bodují hned a probouzejí vážky.
web-bitoku-minute-works = Krystaly a budovy odkrývají body na tvé desce.
web-bitoku-minute-visions = Vidění jsou sliby: splněné bodují, porušené něco stojí.
