### Bitoku: the table in the terminal.

terminal-bitoku-without-hidden-cards = Bez karet, které nevidíš
terminal-bitoku-without-dream-crystals = Bez krystalů snů

## Bitoku: hráči podle barvy svých kamenů

terminal-bitoku-purple = Fialová
terminal-bitoku-yellow = Žlutá
terminal-bitoku-brown = Hnědá
terminal-bitoku-green = Zelená

## Bitoku: popisky na stole

terminal-bitoku-round = Kolo { $round } ze { $rounds }
terminal-bitoku-passed = vynechává
terminal-bitoku-hill = kopec
terminal-bitoku-dice = kostky
terminal-bitoku-actions = akce
terminal-bitoku-area = budovy
terminal-bitoku-kodamas = kodamové
terminal-bitoku-treasure = poklad
terminal-bitoku-covered = zakryto
terminal-bitoku-small-rewards = odměny
terminal-bitoku-die-change = kostka { $change }
terminal-bitoku-space = Místo
terminal-bitoku-die = Kostka
terminal-bitoku-card = Karta
terminal-bitoku-ingenuity = Krystal důvtipu
terminal-bitoku-locked = zamknutá
terminal-bitoku-unlocked = odemknutá
terminal-bitoku-on-hill = na kopci
terminal-bitoku-goods = Suroviny
terminal-bitoku-cards = Karty
terminal-bitoku-crystals = Krystaly
terminal-bitoku-visions = Vidění
terminal-bitoku-bitoku-path = Cesta bitoku
terminal-bitoku-rocks = Kameny
terminal-bitoku-souls = Mitama
terminal-bitoku-buildings = Budovy
terminal-bitoku-amulets = amulety
terminal-bitoku-pilgrims = poutníci
terminal-bitoku-dream = snů
terminal-bitoku-memories = paměti
terminal-bitoku-beside = { $count ->
        [0] (bez poutníka)
        [one] ({ $count } poutník)
        [few] ({ $count } poutníci)
        [many] ({ $count } poutníka)
       *[other] ({ $count } poutníků)
    }
terminal-bitoku-next-building = další stojí { $goods }
terminal-bitoku-hand = ruka
terminal-bitoku-deck = balíček
terminal-bitoku-discard = odložené
terminal-bitoku-played = vyložené
terminal-bitoku-removed = vyřazené
terminal-bitoku-known = známé v ruce
terminal-bitoku-garden = Zenová zahrada
terminal-bitoku-stack = { $count ->
        [one] v hromádce { $count } dílek
        [few] v hromádce { $count } dílky
        [many] v hromádce { $count } dílku
       *[other] v hromádce { $count } dílků
    }
terminal-bitoku-starting-gate = startovní brána
terminal-bitoku-bridge = most: { $count ->
        [one] je třeba { $count } splněná karta bitoku
        [few] jsou třeba { $count } splněné karty bitoku
        [many] je třeba { $count } splněné karty bitoku
       *[other] je třeba { $count } splněných karet bitoku
    }
terminal-bitoku-gate = Brána
terminal-bitoku-illumination = Osvícení

## Bitoku: účinky ve zkratce

terminal-bitoku-any = { $count } libov.
terminal-bitoku-short-vp = { $n } BC
terminal-bitoku-short-amulet = amulet +{ $value }
terminal-bitoku-short-movement = { $n } BP
terminal-bitoku-short-kodama-forward = kodama +{ $n }
terminal-bitoku-short-kodama-here = kodama zde +{ $n }
terminal-bitoku-short-kodama-back = cizí kodama −{ $n }
terminal-bitoku-short-build = budova
terminal-bitoku-short-crystal = krystal
terminal-bitoku-short-mitama = mitama
terminal-bitoku-short-dragonfly = vážka
terminal-bitoku-short-take-rock = { $n ->
        [one] kámen
        [few] { $n } kameny
        [many] { $n } kamene
       *[other] { $n } kamenů
    }
terminal-bitoku-short-place-pilgrim-rock = { $n ->
        [one] poutník ke kameni
        [few] { $n } poutníci ke kamenům
        [many] { $n } poutníka ke kamenům
       *[other] { $n } poutníků ke kamenům
    }
terminal-bitoku-short-vision = { $n ->
        [one] vidění
        [few] { $n } vidění
        [many] { $n } vidění
       *[other] { $n } vidění
    }
terminal-bitoku-short-draw-card = { $n ->
        [one] dobrat kartu
        [few] dobrat { $n } karty
        [many] dobrat { $n } karty
       *[other] dobrat { $n } karet
    }
terminal-bitoku-short-gain-yokai = { $n ->
        [one] karta jókai
        [few] { $n } karty jókai
        [many] { $n } karty jókai
       *[other] { $n } karet jókai
    }
terminal-bitoku-short-gain-bitoku = { $n ->
        [one] karta bitoku
        [few] { $n } karty bitoku
        [many] { $n } karty bitoku
       *[other] { $n } karet bitoku
    }
terminal-bitoku-short-unlock-die = { $n ->
        [one] odemknout kostku
        [few] odemknout { $n } kostky
        [many] odemknout { $n } kostky
       *[other] odemknout { $n } kostek
    }
terminal-bitoku-short-copy-forest-action = zkopírovat cizí kostku
terminal-bitoku-short-units = { $n } z: { $options }
terminal-bitoku-short-different = { $n } různé z: { $options }
terminal-bitoku-short-shared = { $parts }, jedno{ $less }
terminal-bitoku-memory = { $vp } BC za: { $actions }
terminal-bitoku-trigger-cross-river = překročení řeky

## Bitoku: co žádají vidění, před „1/2“

terminal-bitoku-item-resource = suroviny
terminal-bitoku-item-building = budovy
terminal-bitoku-item-crystal = krystaly
terminal-bitoku-item-mitama = duchové mitama
terminal-bitoku-item-pair = dvojice
terminal-bitoku-item-illumination = osvícení
terminal-bitoku-item-gate = brány
terminal-bitoku-item-bitoku-completed = splněné bitoku

## Bitoku: odpovědi

terminal-bitoku-section-play = Vyložit kartu na místo
terminal-bitoku-section-dice = Použít kostku
terminal-bitoku-section-cross = Překročit řeku
terminal-bitoku-section-reinforce = Nejdřív kostku posílit
terminal-bitoku-section-place = Umístit kostku
terminal-bitoku-section-row = Akce lesa
terminal-bitoku-section-building = Akce budov
terminal-bitoku-section-favour = Získat přízeň
terminal-bitoku-section-cover = Přízeň jen zakrýt
terminal-bitoku-section-bitoku = Cesta bitoku
terminal-bitoku-section-start = Nový poutník
terminal-bitoku-section-walk = Poutník na cestě
terminal-bitoku-titled = { $title }: { $text }
terminal-bitoku-note-dice = už tam stojí: { $dice }
terminal-bitoku-note-kodama = nyní na políčku { $space } { $length ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $length }

## Bitoku: tengu, soupeř jediného hráče

terminal-bitoku-tengu-left = vlevo
terminal-bitoku-tengu-middle = uprostřed
terminal-bitoku-tengu-right = vpravo
terminal-bitoku-tengu-takes = bere z kopců
terminal-bitoku-tengu-acts = jedná
terminal-bitoku-tengu-resource = surovina
terminal-bitoku-tengu-favourite = oblíbené
terminal-bitoku-tengu-attitude = Dílek tengu
terminal-bitoku-tengu-dice = Kostky
terminal-bitoku-tengu-favourites = Oblíbené
terminal-bitoku-tengu-owns = Vlastní
terminal-bitoku-tengu-yokai = Karty jókai
terminal-bitoku-tengu-will = Která odkrytá karta jedná, určí nižší z jeho dvou kostek: 1–2 pravá, 3–4 prostřední, 5–6 levá.
terminal-bitoku-tengu-last-turn = Jeho poslední tah

## Bitoku: nápověda

terminal-bitoku-help-forest = oblasti, Příbytek a kopce se všemi účinky slovy
terminal-bitoku-help-hills = přízně kopců
terminal-bitoku-help-market = čtyři nabídky, zenová zahrada a balíčky
terminal-bitoku-help-paths = cesty moudrosti
terminal-bitoku-help-kodamas = stupnice kodamů
terminal-bitoku-help-visions = vidění všech hráčů
terminal-bitoku-help-rivals = desky ostatních hráčů
terminal-bitoku-help-tengu = tengu: jeho deska, karty a poslední tah
terminal-bitoku-help-cards = tvé karty jókai a co se ví o cizích
terminal-bitoku-words-forest = les oblasti
terminal-bitoku-words-hills = kopce přízně
terminal-bitoku-words-market = trh nabídka nabídky
terminal-bitoku-words-paths = cesty cesta
terminal-bitoku-words-kodamas = kodamové stupnice
terminal-bitoku-words-visions = vidění videni
terminal-bitoku-words-rivals = soupeři hráči
terminal-bitoku-words-tengu = tengu soupeři
terminal-bitoku-legend-number = to můžeš zvolit: napiš číslo
terminal-bitoku-legend-die = kostka a její hodnota; na jezeře kodama a jeho políčko
terminal-bitoku-legend-least = nejnižší hodnota, kterou musí kostka ukazovat
terminal-bitoku-legend-free = volné místo
terminal-bitoku-legend-favours = přízně kopce: karta bitoku, karta jókai, dvě malé odměny
terminal-bitoku-legend-done = splněno
terminal-bitoku-legend-or = jedno, nebo druhé; & znamená obojí
terminal-bitoku-legend-movement = body pohybu
terminal-bitoku-legend-neutral = neutrální kodama
