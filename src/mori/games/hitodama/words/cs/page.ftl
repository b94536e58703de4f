# Stůl hry Hitodama v prohlížeči.

## Herní plán. Krátká slova stojí v obrázku.

web-hitodama-board = Hitodama: osm dílků kolem bodovací desky
web-hitodama-pond = Bodovací deska
web-hitodama-tile = Dílek { $tile }, { $slot }
web-hitodama-wrath = hněv { $level }
web-hitodama-ice-out =
    { $count ->
        [one] { $count } žeton ledu na dílcích
        [few] { $count } žetony ledu na dílcích
        [many] { $count } žetonu ledu na dílcích
       *[other] { $count } žetonů ledu na dílcích
    }
web-hitodama-wrath-ice = ledová karta
web-hitodama-wrath-loss = ztráta
web-hitodama-wrath-over = všichni prohráli
web-hitodama-stack = sluneční sloupec
web-hitodama-visit = návštěva: plať
web-hitodama-first-arrival = první bere minci
web-hitodama-displace = vytlačit
web-hitodama-all-paid = odvedeno
web-hitodama-akku-card = Karta akku ve hře
web-hitodama-lair = v doupěti
web-hitodama-decks = Balíčky
web-hitodama-deck-solar = Sluneční
web-hitodama-deck-lunar = Měsíční
web-hitodama-deck-ice = Ledové
web-hitodama-supply = Společná zásoba
web-hitodama-round = Kolo
web-hitodama-round-note = Hitodama postoupí po každém druhém kole.
web-hitodama-first-player = První hráč
web-hitodama-zoom-ring = Mapa

## Místa, jak se čtou nahlas

web-hitodama-space = { $place }: { $offer }; { $state }
web-hitodama-offer-plus = dává { $gain }
web-hitodama-offer-cost = zaplať { $pay } a získej { $gain }
web-hitodama-offer-merchant = zaplať zbožím volného políčka a získej { $gain }
web-hitodama-offer-visit = zaplať { $cost } a získej akku z mapy
web-hitodama-offer-visit-none = žádná karta akku není ve hře
web-hitodama-offer-tribute = odveď jeden řádek tributu
web-hitodama-on-nothing = volné
web-hitodama-on-akku = stojí na něm akku
web-hitodama-on-ice = pokrývá ho led
web-hitodama-on-standing = stojí tu esence ({ $name })
web-hitodama-on-asleep = spí tu esence ({ $name })
web-hitodama-line =
    { $points ->
        [one] odveď { $goods } za { $points } bod; { $state }
        [few] odveď { $goods } za { $points } body; { $state }
        [many] odveď { $goods } za { $points } bodu; { $state }
       *[other] odveď { $goods } za { $points } bodů; { $state }
    }
web-hitodama-line-open = otevřený
web-hitodama-line-paid = odvedený ({ $name })
web-hitodama-line-waived = prominutý
web-hitodama-stack-label = karty ve slunečním sloupci: { $count } { $limit ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $limit }
web-hitodama-spirit = Hitodama je na políčku { $position } z { $end }.
web-hitodama-score =
    { $points ->
        [one] { $name }: { $points } bod
        [few] { $name }: { $points } body
        [many] { $name }: { $points } bodu
       *[other] { $name }: { $points } bodů
    }
web-hitodama-deck =
    { $count ->
        [one] { $deck }: { $count } karta
        [few] { $deck }: { $count } karty
        [many] { $deck }: { $count } karty
       *[other] { $deck }: { $count } karet
    }
web-hitodama-lair-label =
    { $count ->
        [one] V doupěti čeká { $count } akku.
        [few] V doupěti čekají { $count } akku.
        [many] V doupěti čeká { $count } akku.
       *[other] V doupěti čeká { $count } akku.
    }
web-hitodama-akku-none = Žádná karta akku není ve hře: doupě je prázdné.
web-hitodama-supply-label =
    { $ice ->
        [one] Společná zásoba má { $goods } a { $ice } žeton ledu.
        [few] Společná zásoba má { $goods } a { $ice } žetony ledu.
        [many] Společná zásoba má { $goods } a { $ice } žetonu ledu.
       *[other] Společná zásoba má { $goods } a { $ice } žetonů ledu.
    }
web-hitodama-round-label = Kolo { $round }
web-hitodama-coin = { $name } má minci prvního hráče.
web-hitodama-north = Sever je u dílku { $tile }
web-hitodama-card = { $card }. { $effect }

## Moje oblast a soupeři

web-hitodama-you = { $name } (ty)
web-hitodama-bot = hraje počítač
web-hitodama-essence = Esence, { $place }: { $posture }
web-hitodama-essence-reserve = rezerva
web-hitodama-essence-asleep = moje deska
web-hitodama-essence-ready = čeká
web-hitodama-essence-stands = stojí
web-hitodama-essence-lies = spí
web-hitodama-home-reserve =
    { $count ->
        [one] { $name }: { $count } esence v rezervě.
        [few] { $name }: { $count } esence v rezervě.
        [many] { $name }: { $count } esence v rezervě.
       *[other] { $name }: { $count } esencí v rezervě.
    }
web-hitodama-home-asleep =
    { $count ->
        [one] { $name }: { $count } esence spí na desce hráče.
        [few] { $name }: { $count } esence spí na desce hráče.
        [many] { $name }: { $count } esence spí na desce hráče.
       *[other] { $name }: { $count } esencí spí na desce hráče.
    }
web-hitodama-basket = Košík
web-hitodama-basket-label = V košíku máš { $goods }
web-hitodama-basket-of = { $name } má { $goods }.
web-hitodama-cards-of = { $name }: karty v ruce: sluneční { $solar }, měsíční { $lunar }.
web-hitodama-hand-open = V ruce: { $cards }
web-hitodama-hand = Ruka
web-hitodama-hand-of = karty: { $count } { $limit ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $limit }
web-hitodama-hand-limit = V ruce nejvýš { $limit } karet, slunečních a měsíčních dohromady.
web-hitodama-free-place = volné místo
web-hitodama-discard = Odhodit

## Záhlaví

web-hitodama-progress =
    { $slot ->
        [n] kolo { $round } · vyhodnocení začíná na severu
        [e] kolo { $round } · vyhodnocení začíná na východě
        [s] kolo { $round } · vyhodnocení začíná na jihu
       *[w] kolo { $round } · vyhodnocení začíná na západě
    }
web-hitodama-actions-left =
    { $count ->
        [one] zbývá { $count } akce
        [few] zbývají { $count } akce
        [many] zbývá { $count } akce
       *[other] zbývá { $count } akcí
    }

## Karty s vysvětlením

web-hitodama-extra = Políčko navíc do konce kola, podle políčka { $place }.
web-hitodama-extras = Políčka navíc: { $tile }
web-hitodama-collects-yes = Vezme si odměnu, až se její dílek vyhodnotí.
web-hitodama-collects-done = Přišla v tomto kole a její dílek už je vyhodnocený.
web-hitodama-collects-no = Nezíská nic, dokud se nepřesune.
web-hitodama-lies = Světová strana: { $slot }.
web-hitodama-starts-here = Vyhodnocení začíná zde.
web-hitodama-sheltered = Rohový dílek: žádná karta ho nejmenuje.
web-hitodama-arrival-bonus = Čí esence přišla první, dostane navíc: { $goods }.
web-hitodama-line-worth =
    { $points ->
        [one] Odvedení dá { $points } bod.
        [few] Odvedení dá { $points } body.
        [many] Odvedení dá { $points } bodu.
       *[other] Odvedení dá { $points } bodů.
    }
web-hitodama-line-akku = Esence, která platí akku, usne na desce hráče.
web-hitodama-season-open =
    { $count ->
        [one] Otevřený je { $count } řádek tributu.
        [few] Otevřené jsou { $count } řádky tributu.
        [many] Otevřeno je { $count } řádku tributu.
       *[other] Otevřeno je { $count } řádků tributu.
    }
web-hitodama-season-displace = Za vytlačení esence zaplatíš { $cost }.
web-hitodama-season-start = Vyhodnocení začíná zde: { $slot }.
web-hitodama-when-solar = Sluneční karta čeká ve sloupci a má účinek, až se vyhodnotí dílek akku.
web-hitodama-when-lunar = Měsíční karta má účinek ihned.
web-hitodama-deck-title = Ve hře: { $deck }
web-hitodama-cards-left =
    { $count ->
        [one] Zbývá { $count } karta.
        [few] Zbývají { $count } karty.
        [many] Zbývá { $count } karty.
       *[other] Zbývá { $count } karet.
    }
web-hitodama-discarded = Odhozené: { $cards }.
web-hitodama-reserve-note = Esenci z rezervy lze položit na kterékoli volné políčko.
web-hitodama-asleep-note = Než se dá znovu použít, je třeba ji probudit.
web-hitodama-score-wrath = Další políčko hněvu je { $space }.
web-hitodama-score-goal = Hra končí při { $end } bodech.
web-hitodama-stack-note = Nejdřív se vyhodnotí karta zahraná naposled.
web-hitodama-stacked = { $card } ({ $name })
web-hitodama-lair-title = Doupě akku
web-hitodama-supply-note = Když něco dochází, bere se, co zbývá.
web-hitodama-coin-note = Kdo z ostatních přijde první na dílek tributu, vezme minci tomu, kdo ji má.
web-hitodama-north-note = Když se změní sever, dílky a figurky zůstanou; posunou se jen jména světových stran.
web-hitodama-wrath-title = Úroveň hněvu { $level }
web-hitodama-spirit-ice = Kdo vstoupí na políčko hněvu, odkryje ledovou kartu.
web-hitodama-spirit-loss = Kdo vstoupí na políčko hněvu, ztratí první z toho, co má: { $goods }.
web-hitodama-spirit-note = Na konci stezky prohrávají všichni hráči.

## Hra za minutu, pro nováčky

web-hitodama-minute-story = Neklidný duch
web-hitodama-minute-story-text = Čtyři zvířata střeží les a nosí do jeho svatyně tributy. Kdo má první 25 bodů, vítězí. Dojde-li však duch lesa dřív na konec své stezky, prohrají všichni.
web-hitodama-minute-round = Kolo má tři části
web-hitodama-minute-round-text = Hra trvá kolem deseti kol, nejvýš šestnáct.
web-hitodama-minute-turns = Každý hráč odehraje jeden tah o třech akcích.
web-hitodama-minute-resolve = Potom se po směru hodinových ručiček vyhodnotí osm dílků: stojící esence si vezmou odměnu a usnou.
web-hitodama-minute-tidy = Kolo se uklidí a po každém druhém kole postoupí duch o krok.
web-hitodama-minute-actions = Co můžeš dělat
web-hitodama-minute-actions-text = Ve svém tahu máš tři akce, kterékoli a v libovolném pořadí.
web-hitodama-minute-move = Pošli esenci na volné políčko: odměnu si vezme, až se její dílek vyhodnotí.
web-hitodama-minute-cards = Zahraj, lízni nebo odhoď karty slunce a měsíce.
web-hitodama-minute-displace = Probuď svou třetí esenci, nebo vytlač tu, která spí tam, kam chceš.
web-hitodama-minute-points = Odkud jsou body
web-hitodama-minute-points-text = Téměř všechny body jsou tributy, které se platí na dílku tributu.
web-hitodama-minute-tribute = Zaplať celý řádek ročního období: boduješ ihned.
web-hitodama-minute-worth = Bobule má hodnotu 1 bod, jantar 2, safír 4, akku 6.
web-hitodama-minute-wrath = Na 5, 10, 15 a 20 bodech probudíš hněv: přinese led, nebo ti něco vezme.
