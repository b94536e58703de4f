### Hra v terminálu (mori play --terminal).
###
### Příkazy (undo, log, save …) jsou ve všech jazycích tatáž slova.

## Před hrou

terminal-which-game = Která hra?
terminal-how-many-players = Kolik hráčů?
terminal-which-level = Která úroveň?
terminal-number-prompt = Číslo ({ $default }):
terminal-welcome = { $game } pro { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
        [many] { $players } hráče
       *[other] { $players } hráčů
    }, semínko { $seed }. Nápovědu ukáže ?.
terminal-resumed = Hra pokračuje po { $count ->
        [one] { $count } odpovědi
        [few] { $count } odpovědích
        [many] { $count } odpovědi
       *[other] { $count } odpovědích
    }.
terminal-seat-you = { $name } (ty)
terminal-seat-bot = { $name } ({ $bot })

## Před hrou: co může být špatně

terminal-seats-or-bots = Zadej buď --seats, nebo --bots, ne obojí.
terminal-no-table = Hru { $game } ještě nelze hrát v terminálu.
terminal-cannot-read = Soubor { $file } nelze přečíst: { $detail }
terminal-resume-alone = Navázaná partie si nechává své hráče, místa, semínko i volby: vynech { $option }.

## Stůl. Nadpisy a štítky

terminal-round = Kolo { $round }
terminal-wrath = Hněv { $level }
terminal-displace = Vytlačení:
terminal-starts-here = { $season } začíná
terminal-extra = navíc
terminal-tribute = tribut
terminal-asleep = spí
terminal-ice = led
terminal-tributes = Tributy
terminal-line-points = { $points ->
        [one] { $points } VB
        [few] { $points } VB
        [many] { $points } VB
       *[other] { $points } VB
    }
terminal-line-waived = prominuto
terminal-season-now = probíhá
terminal-season-past = skončilo
terminal-season-later = přijde
terminal-akku-card = Karta akku
terminal-akku-cost = { $cost } za jedno akku
terminal-akku-none = žádná ve hře
terminal-solar-stack = Sloupec slunečních karet
terminal-of-limit = { $count } z { $limit }
terminal-supply = Společná zásoba
terminal-decks = Balíčky
terminal-discards = Odhozeno
terminal-your-hand = Tvoje ruka
terminal-hand-empty = Nemáš žádné karty.
terminal-coin = má minci: první hráč tohoto kola, nebo příštího

## Otázka a odpovědi

terminal-asked = { $name }:
terminal-group-place = Přesunout esenci ze své rezervy
terminal-group-move = Přesunout svou esenci z políčka { $source }
terminal-group-displace = Vytlačit esenci
terminal-on-table = { $numbers } (čísla na stole)
terminal-open-group = { $numbers } (napiš { $letter } a uvidíš kam)
terminal-prompt = Tvoje odpověď (? poradí)
terminal-thinking = { $name } přemýšlí …
terminal-since-last = Od tvé poslední odpovědi

## Reakce na to, co bylo napsáno

terminal-not-understood = „{ $text }“ tu není odpověď. Napiš číslo, akci jako „{ $example }“, nebo ? pro nápovědu.
terminal-number-range = Číslo { $number } tu není: vyber od 1 do { $max }.
terminal-several = Takhle začíná víc odpovědí:
terminal-too-long = Ten řádek je příliš dlouhý; nic se nestalo.
terminal-allowed = Teď povoleno: { $action }
terminal-refused = Není povoleno: { $reason }
terminal-rules = Pravidla: { $rules }
terminal-why-usage = Napiš ? a akci, například: ? { $example }
terminal-undone = { $count ->
        [one] Vzata zpět { $count } odpověď.
        [few] Vzaty zpět { $count } odpovědi.
        [many] Vzato zpět { $count } odpovědi.
       *[other] Vzato zpět { $count } odpovědí.
    }
terminal-undo-none = Zatím není co vzít zpět.
terminal-undo-other = Nelze vzít zpět: mezitím odpověděl jiný hráč.
terminal-undo-revealed = Nelze vzít zpět: mezitím vyšlo najevo něco skrytého nebo náhodného.
terminal-undo-usage = Napiš undo, nebo undo a počet odpovědí, například: undo 2
terminal-log = Co se stalo
terminal-log-empty = Ještě se nic nestalo.
terminal-log-usage = Napiš log, nebo log a počet řádků, například: log 20
terminal-saved = Uloženo jako { $file }.
terminal-how-to-resume = Pokračovat později: { $command }
terminal-save-usage = Napiš save a název souboru, například: save { $example }
terminal-not-a-record = { $file } už existuje a není to záznam partie: zvol jiný název.
terminal-cannot-write = Soubor { $file } nelze zapsat: { $detail }
terminal-rules-usage = Napiš rules a označení pravidla, například: rules { $example }
terminal-no-such-rule = Pravidlo { $rule } neexistuje.
terminal-language-now = Odteď česky.
terminal-language-usage = Napiš lang a jedno z: { $known }.
terminal-goodbye = Na shledanou.

## Několik lidí u jedné obrazovky

terminal-curtain = K obrazovce jde { $name }.
terminal-curtain-enter = { $name }: stiskni Enter, až se nebude dívat nikdo jiný.

## Nápověda

terminal-help = Co lze napsat
terminal-help-number = odpověď s tím číslem
terminal-help-letter = písmeno otevře skupinu odpovědí
terminal-help-text = akce ve zkráceném zápisu, nebo její jednoznačný začátek
terminal-help-why = proč akce není povolená, i s pravidly
terminal-help-undo = vzít zpět svou poslední odpověď
terminal-help-log = co se stalo, poslední řádky
terminal-help-save = zapsat partii do souboru
terminal-help-quit = skončit; partie se uloží
terminal-help-rules = text pravidla
terminal-help-lang = změnit jazyk
terminal-help-table = znovu nakreslit stůl
terminal-help-seasons = tributy všech ročních období
terminal-help-cards = tvé karty, balíčky a odhozené karty
terminal-help-score = dosavadní body podle původu
terminal-legend = Znaky na stole
terminal-legend-standing = stojící esence ({ $name })
terminal-legend-asleep = spící esence ({ $name })
terminal-legend-pay = co je vlevo od šipky, se platí za to, co je vpravo
terminal-legend-trade = obchodník: koupíš za zboží kteréhokoli volného políčka
terminal-legend-number = tam můžeš jít nebo to zvolit: napiš číslo
terminal-legend-wrath = hitodama na stezce chaosu; číslice jsou úrovně hněvu
terminal-legend-track = body; svislá čárka je políčko hněvu

terminal-words-undo = zpět zpet
terminal-words-log = deník denik
terminal-words-save = uložit ulozit
terminal-words-quit = konec
terminal-words-rules = pravidla pravidlo
terminal-words-lang = jazyk
terminal-words-table = stůl stul mapa
terminal-words-seasons = období obdobi tributy
terminal-words-cards = karty ruka
terminal-words-score = body
terminal-words-help = nápověda napoveda pomoc

## Konec

terminal-over = Hra skončila
terminal-source = Původ
terminal-total = Celkem
terminal-if-ended = Kdyby hra teď skončila
terminal-total-then = Celkem potom
terminal-without-hidden-cards = Bez karet, které nevidíš
terminal-without-dream-crystals = Bez krystalů snů
terminal-place = Umístění
terminal-rule = Pravidlo
terminal-winner = { $count ->
        [one] Vyhrává { $names }.
        [few] O vítězství se dělí { $names }.
        [many] O vítězství se dělí { $names }.
       *[other] O vítězství se dělí { $names }.
    }
terminal-opponent-wins = Porážka: { $count ->
        [one] vyhrává { $names }.
        [few] vyhrávají { $names }.
        [many] vyhrávají { $names }.
       *[other] vyhrávají { $names }.
    }
terminal-nobody-wins = Nevyhrává nikdo.
terminal-save-offer = Chceš-li záznam uchovat, napiš název souboru; Enter ho zahodí:

## Bitoku: hráči podle barvy svých kamenů

terminal-bitoku-purple = Fialová
terminal-bitoku-yellow = Žlutá
terminal-bitoku-brown = Hnědá
terminal-bitoku-green = Zelená

## Bitoku: popisky na stole

terminal-bitoku-round = Kolo { $round } z { $rounds }
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
terminal-bitoku-souls = Duše
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
terminal-bitoku-short-copy-forest-action = napodobit cizí kostku
terminal-bitoku-short-units = { $n } z: { $options }
terminal-bitoku-short-different = { $n } různé z: { $options }
terminal-bitoku-short-shared = { $parts }, jedno{ $less }
terminal-bitoku-memory = { $vp } BC za: { $actions }
terminal-bitoku-trigger-cross-river = překročení řeky

## Bitoku: co žádají vidění, před „1/2“

terminal-bitoku-item-resource = suroviny
terminal-bitoku-item-building = budovy
terminal-bitoku-item-crystal = krystaly
terminal-bitoku-item-mitama = mitamy
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
terminal-bitoku-note-value = ukazuje { $value }
terminal-bitoku-note-die = ukazuje { $value }, { $where }
terminal-bitoku-note-dice = už tam stojí: { $dice }
terminal-bitoku-note-kodama = nyní na políčku { $space } z { $length }

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
