# Bitoku. Karty a dílky nemají názvy: jejich jméno se skládá z druhu a to, co dělají, se říká podle
# jejich účinků. Jména stojí v 1. pádě, proto před nimi ve větách stojí „karta“, „oblast“, dvojtečka.

## Akce

bitoku-action-play = Vyložit kartu „{ $card }“ na místo { $space }
bitoku-action-use = Použít kostku z místa { $die }
    .told = Použít kostku s hodnotou { $die }
bitoku-action-force = Vyřadit poutníka ze hry a použít zamknutou kostku z místa { $die }
    .told = Vyřadit poutníka ze hry a použít zamknutou kostku s hodnotou { $die }
bitoku-action-cross = Překročit řeku s kostkou z místa { $die }
    .told = Překročit řeku s kostkou, která ukazuje { $die }
bitoku-action-pass = Vynechat tah
bitoku-action-amulet = Utratit amulet +{ $value }
bitoku-action-place = Umístit kostku do oblasti { $region }
bitoku-action-place-home = Umístit kostku: { $home }
bitoku-action-row =
    { $value ->
        [1] Akce lesa pro libovolnou kostku
        [6] Akce lesa pro šestku
       *[other] Akce lesa pro kostku s hodnotou { $value } a víc
    }
bitoku-action-use-building = Využít budovu: { $site }
bitoku-action-favour = Kopec u oblasti { $hill }: získat přízeň „{ $favour }“
bitoku-action-cover = Kopec u oblasti { $hill }: přízeň „{ $favour }“ jen zakrýt, nezískat
bitoku-action-activate-card = Aktivovat kartu
bitoku-action-activate-crystal = Aktivovat krystal důvtipu
bitoku-action-part = Část { $number }
bitoku-action-skip = Nevyužít
bitoku-action-take = Vzít si 1 { $resource }
bitoku-action-pay = Zaplatit 1 { $resource }
bitoku-action-waive = Neplatit 1 { $resource }
bitoku-action-advance = Posunout svého kodamu o 1 políčko vpřed: { $region }
bitoku-action-push-back = Posunout kodamu ({ $seat }) o 1 políčko vzad: { $region }
bitoku-action-bitoku-step = Splnit další kartu bitoku
bitoku-action-start = Začít pouť: { $node }
bitoku-action-walk = Posunout poutníka: { $source } → { $target }
bitoku-action-obtain = { $market }: získat dílek z místa { $number }
bitoku-action-slot = Položit krystal sem: { $slot }
bitoku-action-site = Postavit zde: { $site }
bitoku-action-combine = Spojit s dílkem: { $tile }
bitoku-action-rock = Vzít si { $rock }
bitoku-action-rock-pilgrim = Umístit poutníka: { $space }
bitoku-action-keep-vision = Nechat si { $card }
bitoku-action-refuse = Odmítnout vidění a vzít si surovinu
bitoku-action-look = Podívat se na karty
bitoku-action-draw = Dobrat si
bitoku-action-keep-yokai = Nechat si kartu „{ $card }“
bitoku-action-keep-bitoku = Nechat si kartu bitoku „{ $card }“
bitoku-action-unlock = Odemknout kostku na místě { $die }
    .told = Odemknout kostku s hodnotou { $die }
bitoku-action-copy = Zkopírovat akci lesa kostky { $die } ({ $seat })
    .told = Zkopírovat akci lesa ({ $seat }) kostky s hodnotou { $which }
bitoku-action-discard = Odložit kartu „{ $card }“
bitoku-action-dream = Použít krystal snů: { $slot }
bitoku-action-arrange = Kostky zleva doprava: kostka { $first }, kostka { $second }, kostka { $third }
    .values = Kostky zleva doprava: { $first }, { $second }, { $third }
bitoku-action-virtue = Vyřadit a obodovat kartu z místa { $space }
bitoku-action-bonus-vp = Získat 1 BC
bitoku-action-bonus-amulet = Vzít si amulet +1

## Rozhodnutí

bitoku-decision-turn = Jsi na tahu. Co uděláš?
bitoku-decision-played-card = Vykládáš kartu „{ $card }“. Co aktivuješ?
bitoku-decision-place-die = Tvá kostka ukazuje { $value }. Kam ji umístíš?
bitoku-decision-region-action = { $region }, tvá kostka ukazuje { $value }: kterou akci provedeš?
bitoku-decision-spend-amulet = Kterým amuletem překonáš druhou šestku?
bitoku-decision-copy-die = Podle které kostky zkopíruješ akci lesa?
bitoku-decision-copied-row = { $region }, zkopírovaná kostka ukazuje { $value }: kterou akci lesa provedeš?
bitoku-decision-claim-favour = Kterou přízeň kopců Hikaru si vybereš?
bitoku-decision-property-bonus = Někdo jiný právě použil tvou budovu. Který bonus si vezmeš?
bitoku-decision-choose-part = { $source }: kterou část provedeš teď?
bitoku-decision-choose-option =
    { $count ->
        [one] { $source }: co si vybereš?
        [few] { $source }: co si vybereš? Zbývají ti { $count } volby.
        [many] { $source }: co si vybereš? Zbývá ti { $count } volby.
       *[other] { $source }: co si vybereš? Zbývá ti { $count } voleb.
    }
bitoku-decision-choose-purchase = { $source }: co získáš? Sleva platí jen na jeden z nákupů.
bitoku-decision-obtain-tile =
    { $count ->
        [0] { $market }: který dílek získáš?
        [one] { $market }: který dílek získáš o { $count } surovinu levněji?
        [few] { $market }: který dílek získáš o { $count } suroviny levněji?
        [many] { $market }: který dílek získáš o { $count } suroviny levněji?
       *[other] { $market }: který dílek získáš o { $count } surovin levněji?
    }
bitoku-decision-choose-slot = Na které místo položíš dílek „{ $tile }“?
bitoku-decision-choose-site = Kde postavíš budovu „{ $tile }“?
bitoku-decision-combine-mitama = Se kterou vážkou spojíš dílek „{ $tile }“?
bitoku-decision-combine-dragonfly = Se kterým duchem mitama spojíš dílek „{ $tile }“?
bitoku-decision-waive-resource =
    { $count ->
        [one] Kterou surovinu z ceny nezaplatíš?
        [few] Kterou surovinu z ceny nezaplatíš? Sleva: { $count } suroviny.
        [many] Kterou surovinu z ceny nezaplatíš? Sleva: { $count } suroviny.
       *[other] Kterou surovinu z ceny nezaplatíš? Sleva: { $count } surovin.
    }
bitoku-decision-pay-resource =
    { $count ->
        [one] Kterou surovinou zaplatíš?
        [few] Kterou surovinou zaplatíš? Zbývá zaplatit { $count } suroviny.
        [many] Kterou surovinou zaplatíš? Zbývá zaplatit { $count } suroviny.
       *[other] Kterou surovinou zaplatíš? Zbývá zaplatit { $count } surovin.
    }
bitoku-decision-take-resource =
    { $count ->
        [one] Kterou surovinu si vezmeš?
        [few] Kterou surovinu si vezmeš? Zbývá vzít { $count } suroviny.
        [many] Kterou surovinu si vezmeš? Zbývá vzít { $count } suroviny.
       *[other] Kterou surovinu si vezmeš? Zbývá vzít { $count } surovin.
    }
bitoku-decision-advance-kodama =
    { $count ->
        [one] Kterého svého kodamu posuneš vpřed?
        [few] Kterého svého kodamu posuneš vpřed? Zbývají ti { $count } kroky.
        [many] Kterého svého kodamu posuneš vpřed? Zbývá ti { $count } kroku.
       *[other] Kterého svého kodamu posuneš vpřed? Zbývá ti { $count } kroků.
    }
bitoku-decision-push-kodama-back =
    { $count ->
        [one] Kterého kodamu posuneš vzad?
        [few] Kterého kodamu posuneš vzad? Zbývají ti { $count } kroky.
        [many] Kterého kodamu posuneš vzad? Zbývá ti { $count } kroku.
       *[other] Kterého kodamu posuneš vzad? Zbývá ti { $count } kroků.
    }
bitoku-decision-spend-movement =
    { $count ->
        [one] Na co použiješ bod pohybu?
        [few] Na co použiješ bod pohybu? Máš { $count } body.
        [many] Na co použiješ bod pohybu? Máš { $count } bodu.
       *[other] Na co použiješ bod pohybu? Máš { $count } bodů.
    }
bitoku-decision-look-or-not =
    { $deck-id ->
        [yokai] Podíváš se na vrchní karty společného balíčku jókai?
        [bitoku] Podíváš se na vrchní karty společného balíčku bitoku?
       *[other] Podíváš se na vrchní karty balíčku vidění?
    }
bitoku-decision-keep-yokai = Kterou kartu jókai si necháš? Druhá se vrátí pod { $deck }.
bitoku-decision-keep-bitoku = Kterou kartu bitoku si necháš? Druhá se vrátí pod { $deck }.
bitoku-decision-keep-vision = Které vidění si necháš? Zbylé karty se vrátí pod { $deck }.
bitoku-decision-draw-or-not =
    { $count ->
        [one] Dobereš si { $count } kartu jókai?
        [few] Dobereš si { $count } karty jókai?
        [many] Dobereš si { $count } karty jókai?
       *[other] Dobereš si { $count } karet jókai?
    }
bitoku-decision-unlock-die = Kterou kostku odemkneš?
bitoku-decision-take-rock = Který kámen si vezmeš ze zenové zahrady?
bitoku-decision-place-rock-pilgrim = Kam na své kamenné cestě umístíš poutníka?
bitoku-decision-discard-to-three =
    { $count ->
        [one] Kterou kartu odložíš?
        [few] Kterou kartu odložíš? Zbývá odložit { $count } karty.
        [many] Kterou kartu odložíš? Zbývá odložit { $count } karty.
       *[other] Kterou kartu odložíš? Zbývá odložit { $count } karet.
    }
bitoku-decision-reap-fruits = Který krystal snů použiješ teď?
bitoku-decision-arrange-dice = V jakém pořadí dáš své kostky { $first }, { $second } a { $third } na červená místa?
bitoku-decision-spirits-virtue = Ctnost ducha: kterou kartu vyřadíš a oboduješ? Na svých místech máš: { $cards }.

## Co se o odpovědi říká předem

bitoku-note-price = Cena: { $price }.
bitoku-note-price-less =
    { $count ->
        [one] Cena: { $price }, o { $count } kus podle tvé volby méně.
        [few] Cena: { $price }, o { $count } kusy podle tvé volby méně.
        [many] Cena: { $price }, o { $count } kusu podle tvé volby méně.
       *[other] Cena: { $price }, o { $count } kusů podle tvé volby méně.
    }
bitoku-note-free = Zdarma.
bitoku-note-mitama-action = Dělá: { $effects }.
bitoku-note-space-points = Jeho místo dává navíc { $points } BC.
bitoku-note-space-gain = Jeho místo dává navíc { $goods }.
bitoku-note-when-built = Při stavbě: { $effects }.
bitoku-note-end-points = { $points } BC na konci.
bitoku-note-forest-action = Nejlepší akce lesa: { $effects }.
bitoku-note-no-forest-action = Žádná akce lesa by tam teď neměla účinek.
bitoku-note-acts-in = Akci lesa má zde: { $regions }.
bitoku-note-acts-nowhere = Tak, jak je, nemá akci lesa nikde.
bitoku-note-buildings = Budovy, které by mohla použít: { $tiles }.
bitoku-note-owner-gains = Za použití budovy { $tile } dostane někdo jiný { $bonus }: { $seat }.
bitoku-note-own-building = Vlastní budova.
bitoku-note-rival-building = Cizí budova: { $seat } získá { $bonus }.
bitoku-note-die-needed =
    { $value ->
        [6] Potřebuje šestku.
       *[other] Potřebuje kostku s hodnotou { $value } a víc.
    }
bitoku-note-amulet-asked = Utratíš za to amulet.
bitoku-note-die-then = Kostka pak ukazuje { $value }.
bitoku-note-favours = Přízně na dosah: { $favours }.
bitoku-note-completed = Po splnění dává: { $effects }.
bitoku-note-ingenuity = Krystal důvtipu vedle: { $effects }.
bitoku-note-vision-lacks = Když ho nesplníš, ztratíš { $points } BC. Spolu s tvými dalšími vidění ještě chybí: { $items }.
bitoku-note-vision-met = Máš vše, co žádá, a stačí to i na tvá další vidění. Když ho nesplníš, ztratíš { $points } BC.
bitoku-note-vision-takes =
    { $count ->
        [one] Máš vše, co žádá, ale pak se nesplní jiné tvé vidění. Když ho nesplníš, ztratíš { $points } BC.
        [few] Máš vše, co žádá, ale pak se nesplní { $count } tvá další vidění. Když ho nesplníš, ztratíš { $points } BC.
        [many] Máš vše, co žádá, ale pak se nesplní { $count } tvého dalšího vidění. Když ho nesplníš, ztratíš { $points } BC.
       *[other] Máš vše, co žádá, ale pak se nesplní { $count } tvých dalších vidění. Když ho nesplníš, ztratíš { $points } BC.
    }
bitoku-note-treasure = Tvůj podíl na jezerním pokladu za tohoto stavu: teď { $now } BC, pak { $then } BC.
bitoku-note-treasure-of = Podíl na jezerním pokladu za tohoto stavu ({ $owner }): teď { $now } BC, pak { $then } BC.
bitoku-note-rock-matches =
    { $count ->
        [0] Zatím nemáš nic, co počítá.
        [one] Máš { $count } věc, kterou počítá: { $count } BC za každého poutníka vedle něj.
        [few] Máš { $count } věci, které počítá: { $count } BC za každého poutníka vedle něj.
        [many] Máš { $count } věci, které počítá: { $count } BC za každého poutníka vedle něj.
       *[other] Máš { $count } věcí, které počítá: { $count } BC za každého poutníka vedle něj.
    }

## Události: průběh hry

bitoku-fact-round-began = Začíná { $round }. kolo.
bitoku-fact-season-began = Začíná { $season }.
bitoku-fact-turn-began = Na tahu je { $seat }.
bitoku-fact-passed = { $seat } vynechává tah.
bitoku-fact-forced-to-pass = { $seat } nemůže nic udělat a vynechává tah.
bitoku-fact-order-set = Pořadí tahu: { $seats }.
bitoku-fact-declined = { $seat } nevyužívá: { $offer }.
bitoku-fact-effects-declined = { $seat } nevyužívá: { $effects }.
bitoku-fact-effects-lost = { $seat } nemůže využít: { $effects }.
bitoku-fact-discount-lost = { $seat } má větší slevu, než kolik se platí; nevyužito: { $count }.
bitoku-fact-tie-broken = { $seat } a { $rival } mají stejně bodů; vpředu je { $seat }: { $by }.
bitoku-fact-game-ended = Konec hry.
bitoku-fact-scored =
    { $category-id ->
        [failed_visions] { $seat } ztrácí { $points-size } BC ({ $category }), celkem má { $total }.
       *[other] { $seat } získává { $points } BC ({ $category }), celkem má { $total }.
    }

## Události: suroviny, kostky a karty

bitoku-fact-gained = { $seat } získává { $goods }.
bitoku-fact-paid = { $seat } platí { $goods }.
bitoku-fact-amulet-gained =
    { $count ->
        [one] { $seat } získává amulet +{ $value }.
        [few] { $seat } získává { $count } amulety +{ $value }.
        [many] { $seat } získává { $count } amuletu +{ $value }.
       *[other] { $seat } získává { $count } amuletů +{ $value }.
    }
bitoku-fact-amulet-spent = { $seat } utrácí amulet +{ $value }.
bitoku-fact-amulet-points-lost = { $seat } ztrácí to, co amulet dává nad hodnotu 6: { $count }.
bitoku-fact-die-unlocked = { $seat } odemyká kostku s hodnotou { $value }.
bitoku-fact-pilgrim-given-up = { $seat } vyřazuje poutníka ze hry a používá zamknutou kostku.
bitoku-fact-die-placed = { $seat } umisťuje kostku s hodnotou { $value }: { $place }.
bitoku-fact-die-changed = Kostka teď ukazuje { $value } ({ $seat }).
bitoku-fact-die-outranked = { $seat } nemá akci lesa ({ $region }): kostka s hodnotou { $other } převyšuje kostku s hodnotou { $value }.
bitoku-fact-die-copied = { $seat } kopíruje kostku s hodnotou { $value } ({ $owner }): { $place }.
bitoku-fact-nothing-to-do = { $seat } tam nemá co udělat ({ $region }).
bitoku-fact-river-crossed = { $seat } překračuje řeku z oblasti { $region }; kostka teď ukazuje { $value }.
bitoku-fact-dice-arranged = { $seat } vrací kostky domů, zleva doprava: { $values }.
bitoku-fact-cards-drawn =
    { $count ->
        [one] { $seat } si dobírá { $count } kartu jókai.
        [few] { $seat } si dobírá { $count } karty jókai.
        [many] { $seat } si dobírá { $count } karty jókai.
       *[other] { $seat } si dobírá { $count } karet jókai.
    }
bitoku-fact-own-cards-drawn = { $seat } si dobírá: { $cards }.
bitoku-fact-own-deck-reshuffled = { $seat } míchá svůj odkládací balíček a tvoří z něj nový dobírací balíček.
bitoku-fact-card-discarded = { $seat } odkládá kartu „{ $card }“.
bitoku-fact-card-played = { $seat } vykládá kartu „{ $card }“ na místo { $space }.
bitoku-fact-card-removed = { $seat } vyřazuje ze hry kartu „{ $card }“ a získává za ni body.

## Události: herní deska

bitoku-fact-kodama-advanced = { $seat } posouvá kodamu vpřed na políčko { $space } ({ $region }).
bitoku-fact-kodama-pushed-back = { $seat } posouvá kodamu ({ $owner }) vzad na políčko { $space } ({ $region }).
bitoku-fact-pilgrimage-started = { $seat } začíná pouť: { $node }.
bitoku-fact-pilgrim-walked = { $seat } posouvá poutníka: { $source } → { $target }.
bitoku-fact-pilgrim-arrived = { $seat } přivádí poutníka do cíle: { $source } → { $target }.
bitoku-fact-bitoku-added = { $seat } přidává kartu na svou cestu bitoku: { $card }.
bitoku-fact-bitoku-completed = { $seat } plní kartu bitoku: { $card }.
bitoku-fact-mitama-obtained = { $seat } získává ducha mitama: { $tile }.
bitoku-fact-dragonfly-obtained = { $seat } získává: { $tile }.
bitoku-fact-crystal-obtained = { $seat } získává krystal: { $tile }.
bitoku-fact-building-obtained = { $seat } získává budovu: { $tile }.
bitoku-fact-pair-combined = { $seat } spojuje dvojici: { $mitama } a { $dragonfly }.
bitoku-fact-building-laid = { $seat } staví budovu: { $tile }; { $site }.
bitoku-fact-building-used = { $seat } používá budovu: { $tile }.
bitoku-fact-rival-building-used = { $seat } používá cizí budovu ({ $owner }): { $tile }.
bitoku-fact-tile-removed = { $market }: krajní dílek opouští hru, { $tile }.
bitoku-fact-market-refilled = { $market }, od středu ven: { $tiles }.
bitoku-fact-rock-taken = { $seat } si bere ze zenové zahrady: { $rock }.
bitoku-fact-rock-pilgrim-placed = { $seat } umisťuje poutníka na svou kamennou cestu.
bitoku-fact-rock-removed = Ze hry se vyřazuje kámen ze zenové zahrady: { $rock }.
bitoku-fact-favour-claimed = { $seat } získává přízeň (kopec u oblasti { $hill }): { $favour }.
bitoku-fact-favour-covered = { $seat } přízeň jen zakrývá (kopec u oblasti { $hill }): { $favour }.
bitoku-fact-no-favour-left = { $seat } tam nachází všechny přízně zakryté.
bitoku-fact-yokai-taken = { $seat } si bere kartu jókai z kopce: { $card }.
bitoku-fact-yokai-kept =
    { $count ->
        [0] { $seat } si bere kartu ze společného balíčku jókai.
        [one] { $seat } si nechává kartu ze společného balíčku jókai a { $count } kartu vrací pod něj.
        [few] { $seat } si nechává kartu ze společného balíčku jókai a { $count } karty vrací pod něj.
        [many] { $seat } si nechává kartu ze společného balíčku jókai a { $count } karty vrací pod něj.
       *[other] { $seat } si nechává kartu ze společného balíčku jókai a { $count } karet vrací pod něj.
    }
bitoku-fact-own-yokai-kept = { $seat } si nechává kartu ze společného balíčku jókai: { $card }.
bitoku-fact-vision-kept = { $seat } si nechává kartu: { $card }.
bitoku-fact-visions-refused = { $seat } odmítá vidění.
bitoku-fact-vision-completed = { $seat } plní vidění: { $card }. Má na to: { $items }.
bitoku-fact-vision-failed = { $seat } neplní vidění (ztráta { $points } BC): { $card }. Nemá: { $items }.
bitoku-fact-counted =
    { $category-id ->
        [bitoku_types] Různé typy bitoku ({ $seat }): { $count }.
        [guardians] Hodnoty kostek a suroviny dohromady ({ $seat }): { $count }; za každé 4 je 1 BC.
       *[other] Odkrytá místa pro budovy ({ $seat }): { $count }.
    }
bitoku-fact-wild-counted = { $piece } se počítá jako { $type } ({ $seat }).
bitoku-fact-rock-scored = { $seat } počítá { $rock }: odpovídá { $count } × poutníci vedle { $pilgrims } = { $points } BC.
bitoku-fact-treasure-shared = Jezerní poklad ({ $region }) dává { $points } BC: { $seat }.
bitoku-fact-deck-reshuffled = Z odložených karet se zamíchá nový { $deck }.
bitoku-fact-hills-cleared = Karty, které opouštějí kopce: { $cards }.
bitoku-fact-hills-filled = Nové karty na kopcích: { $cards }.

## Události: tah tengu krok za krokem

bitoku-fact-tengu-prepared = { $seat } dostává: { $rocks }. Odkryté karty zleva doprava: { $cards }.
bitoku-fact-tengu-rolled =
    { $seat } hází { $first } a { $second }; podle nižší kostky ({ $position-id ->
        [left] 5–6
        [middle] 3–4
       *[right] 1–2
    }) je aktivní karta { $position }: { $card }.
bitoku-fact-tengu-row-skipped = Krok { $row } se přeskakuje: { $why }.
bitoku-fact-tengu-row-taken = Platí krok { $row }.
bitoku-fact-tengu-row-refreshed = Karta „{ $card }“ opouští řadu. Odkryté karty zleva doprava: { $open }.
bitoku-fact-tengu-deck-reshuffled =
    { $count ->
        [one] { $seat } míchá { $count } odloženou kartu a tvoří z ní nový balíček.
        [few] { $seat } míchá { $count } odložené karty a tvoří z nich nový balíček.
        [many] { $seat } míchá { $count } odložené karty a tvoří z nich nový balíček.
       *[other] { $seat } míchá { $count } odložených karet a tvoří z nich nový balíček.
    }
bitoku-fact-tengu-attitude = { $seat } otáčí dílek tengu: { $attitude }.
bitoku-fact-tengu-contested = { $seat } má na přechodu kostku s hodnotou { $value } ({ $region }); sporný ho činí kostka s hodnotou { $other } ({ $rival }, { $place }).
bitoku-fact-tengu-crossed = { $seat } překračuje řeku z oblasti { $region } kostkou s hodnotou { $value }.
bitoku-fact-tengu-acts = { $seat } provádí akci oblasti: { $place } ({ $why }).
bitoku-fact-tengu-action-lost = Akce propadá: { $why }.
bitoku-fact-tengu-tile-chosen = { $seat } vybírá dílek: { $tile } ({ $why }).
bitoku-fact-tengu-no-favourite = { $seat } nenachází nic oblíbeného, co by mohl vzít ({ $market }); rozhoduje kostka.
bitoku-fact-tengu-tile-rolled = { $seat } losuje dílek a hází { $roll }: místo { $number } od středu, { $tile }.
bitoku-fact-tengu-tile-rolled-on = { $seat } losuje dílek a hází { $roll }: na místě { $number } od středu není žádný, který lze vzít; pokračuje se na místo { $space }, { $tile }.
bitoku-fact-tengu-rolled-choice = { $seat } hází { $roll }; na výběr má: { $options } (1–3 první možnost, 4–6 druhá). Vychází: { $chosen }.
bitoku-fact-tengu-drew-lots = { $seat } nechává výběr na náhodě: { $options }. Vychází: { $chosen }.
bitoku-fact-tengu-card-chosen = { $seat } vybírá kartu: { $card } ({ $why }).
bitoku-fact-tengu-no-card = { $seat } si nemá jakou kartu vzít.
bitoku-fact-tengu-kodama-chosen =
    { $why-id ->
        [only_track] Nejsoutěživější kodama: { $region } ({ $why }).
        [fewest_steps] Nejsoutěživější kodama: { $region } ({ $why }: { $count }).
        [equal_steps] Nejsoutěživější kodama: { $region } ({ $why }: { $count }; nejvyšší odměna za první místo: { $points } BC, při shodě nejvíc vlevo).
       *[none_behind] Nejsoutěživější kodama: { $region } ({ $why }; nejvyšší odměna za první místo: { $points } BC, při shodě nejvíc vlevo).
    }
bitoku-fact-tengu-kodama-stays = { $seat } neposouvá kodamu ({ $region }): { $why }.
bitoku-fact-tengu-fewest = Karta neukazuje žádnou surovinu, platí ta, které má tengu nejméně: { $resource } (při shodě: dřevo, nefrit, kámen, saké).
bitoku-fact-tengu-movement =
    { $count ->
        [one] { $seat } utrácí { $count } bod pohybu ({ $why }).
        [few] { $seat } utrácí { $count } body pohybu ({ $why }).
        [many] { $seat } utrácí { $count } bodu pohybu ({ $why }).
       *[other] { $seat } utrácí { $count } bodů pohybu ({ $why }).
    }
bitoku-fact-tengu-movement-lost = { $seat } nemá poutníka, který by šel dál nebo začal pouť: bod pohybu propadá.
bitoku-fact-tengu-path-doubled = Políčko ukazuje { $points } BC, které se počítají dvakrát ({ $seat }).
bitoku-fact-tengu-extra-card = { $seat } si u brány dobírá další kartu: { $card }.
bitoku-fact-tengu-no-extra-card = { $seat } si u brány nemá jakou kartu dobrat.
bitoku-fact-tengu-home = Soupeřovy kostky 5 a 6 v lese: { $count }. { $seat } získává 3 BC a za každou z nich 2 BC.
bitoku-fact-tengu-counted = { $category }, { $points } BC za každý kus: { $pieces }.

## Důvody

bitoku-reason-when-play = Karty z ruky se vykládají na začátku tvého tahu, na volné místo pro kartu.
bitoku-reason-when-use = Kostka z tvé hráčské desky se používá na začátku tvého tahu.
bitoku-reason-when-cross = Kostka řeku překračuje na začátku tvého tahu, z oblasti u řeky.
bitoku-reason-when-pass = Tah se vynechává na jeho začátku, když ti nezbývá karta k vyložení ani kostka na hráčské desce.
bitoku-reason-when-amulet = Amulety se utrácejí při použití kostky, dřív než ji umístíš.
bitoku-reason-when-place = Nejdřív na začátku tahu zvol, kterou kostku použiješ; potom může přijít sem.
bitoku-reason-when-row = Akce lesa se provádí hned po umístění kostky do její oblasti.
bitoku-reason-when-use-building = Budova se využívá hned po umístění kostky do její oblasti.
bitoku-reason-when-favour = Přízeň se získává hned poté, co tvá kostka překročí řeku na její kopec.
bitoku-reason-when-activate-card = Účinek karty se uplatní hned po vyložení.
bitoku-reason-when-activate-crystal = Krystal důvtipu se uplatní, když vyložíš kartu na místo vedle něj.
bitoku-reason-when-part = Tohle patří k účinku, který se teď nevyhodnocuje.
bitoku-reason-when-take = Suroviny podle výběru si bereš, když ti je dává nějaký účinek.
bitoku-reason-when-pay = Surovinami platíš, když získáváš něco, co má cenu.
bitoku-reason-when-waive = Sleva se volí při placení.
bitoku-reason-when-advance = Tví kodamové postupují, když jim nějaký účinek dá kroky.
bitoku-reason-when-push-back = Cizí kodamy posouváš vzad, když ti nějaký účinek dá takové kroky.
bitoku-reason-when-bitoku-step = Další karta bitoku se plní za bod pohybu.
bitoku-reason-when-start = Pouť začíná za bod pohybu s probuzeným poutníkem.
bitoku-reason-when-walk = Poutníci postupují po cestách za body pohybu.
bitoku-reason-when-obtain = Dílky se z nabídky berou, když ti akce nebo účinek dovolí nějaký získat.
bitoku-reason-when-slot = Místo pro krystal se volí hned po jeho získání.
bitoku-reason-when-site = Toto místo se volí při stavbě budovy jeho typu.
bitoku-reason-when-combine = Dva dílky se spojují jen ve chvíli, kdy jeden z nich získáš.
bitoku-reason-when-rock = Kameny se ze zenové zahrady berou, když to nějaký účinek dovolí.
bitoku-reason-when-rock-pilgrim = Poutník se ke kameni umisťuje, když to nějaký účinek dovolí.
bitoku-reason-when-look = Do tohoto balíčku se díváš, když ti účinek dovolí vzít si z něj kartu.
bitoku-reason-when-keep = Necháváš si jen kartu z těch, na které se díváš.
bitoku-reason-when-draw = Ze svého balíčku dobíráš na jaře, nebo když to dovolí nějaký účinek.
bitoku-reason-when-unlock = Kostku odemyká karta vyložená vedle ní, nebo nějaký účinek.
bitoku-reason-when-copy = Cizí kostka se kopíruje hned po umístění tvé kostky na nejnižší místo v Příbytku.
bitoku-reason-when-discard = Karty se odkládají na jaře, když jich držíš víc než tři.
bitoku-reason-when-dream = Krystaly snů dávají své odměny na jaře a ještě jednou při závěrečném skórování.
bitoku-reason-when-arrange = Kostky se řadí v zimě.
bitoku-reason-when-virtue = Vyložená karta se vyřazuje a boduje v zimě, pokud jich vlastníš aspoň pět.
bitoku-reason-when-bonus = Tohle je odměna za to, že někdo jiný využije tvou budovu.
bitoku-reason-card-not-held = Tuto kartu nemáš v ruce.
bitoku-reason-card-space-full = Na tomto místě už karta leží.
bitoku-reason-die-locked = Tato kostka je zamknutá.
bitoku-reason-die-not-locked = Tato kostka není zamknutá.
bitoku-reason-die-not-on-board = Tato kostka už není na tvé hráčské desce.
bitoku-reason-no-available-pilgrim = Nemáš žádného probuzeného poutníka.
bitoku-reason-no-forest-space = V lese není pro tuto kostku volné místo.
bitoku-reason-die-not-in-river-region = Tato kostka nestojí v oblasti u řeky.
bitoku-reason-die-too-low = Hodnota kostky je příliš nízká.
bitoku-reason-hill-full = Na druhém břehu řeky není pro kostku volné místo.
bitoku-reason-cards-or-dice-left = Ještě nemůžeš vynechat tah: zbývá ti karta k vyložení nebo kostka na hráčské desce.
bitoku-reason-amulet-not-held = Takový amulet nemáš.
bitoku-reason-amulet-too-low = Tento amulet by kostku nad 6 nezvedl.
bitoku-reason-die-at-six = Kostka už ukazuje 6.
bitoku-reason-amulet-wasted = Některý už utracený amulet by přišel nazmar: s tímto kostka dosáhne 6 i bez něj.
bitoku-reason-space-taken = Toto místo je obsazené.
bitoku-reason-row-too-high = Na tuto akci lesa je hodnota kostky příliš nízká.
bitoku-reason-no-such-row = Pro tuto hodnotu žádná akce lesa není.
bitoku-reason-other-die-higher = Jiná kostka v této oblasti je příliš vysoká: tvá tu nemá akci lesa.
bitoku-reason-amulet-needed = K překonání druhé šestky potřebuješ amulet.
bitoku-reason-nothing-possible = Tohle by teď nemělo žádný účinek.
bitoku-reason-forest-action-taken = Tato kostka už svou akci lesa provedla.
bitoku-reason-building-action-taken = Tato kostka už svou akci budov provedla.
bitoku-reason-no-building-there = Na tomto místě žádná budova není.
bitoku-reason-building-elsewhere = Tato budova stojí v jiné oblasti.
bitoku-reason-built-this-turn = Budovu nelze použít v tahu, ve kterém se staví.
bitoku-reason-favour-out-of-reach = Na tento kopec tvá kostka nedosáhne.
bitoku-reason-favour-covered = Tato přízeň už je zakrytá.
bitoku-reason-no-card-on-hill = Tato přízeň teď nic nedává; můžeš ji jen zakrýt.
bitoku-reason-no-crystal-there = U tohoto místa není krystal důvtipu.
bitoku-reason-already-done = To už je hotové.
bitoku-reason-must-choose = Tohle nelze odmítnout; něco si vyber.
bitoku-reason-cannot-pay =
    { $discount ->
        [0] Tohle nemůžeš zaplatit: potřebuješ ještě { $missing }.
       *[other] Tohle nemůžeš zaplatit: potřebuješ ještě { $missing } a sleva z toho pokryje jen { $discount }.
    }
bitoku-reason-not-in-price = Tato surovina není součástí ceny.
bitoku-reason-kodama-stuck = Tento kodama takový krok udělat nemůže.
bitoku-reason-wrong-region = Tento účinek platí jen ve své oblasti.
bitoku-reason-own-kodama = Vzad posouváš jen cizí kodamy.
bitoku-reason-no-bitoku-ahead = Za tvým žetonem neleží žádná karta bitoku.
bitoku-reason-no-start-there = Tady pouť začít nelze.
bitoku-reason-no-pilgrim-there = Žádný tvůj probuzený poutník není jeden krok před tím polem.
bitoku-reason-too-far =
    { $count ->
        [one] Žádný tvůj poutník se tam za { $count } bod pohybu nedostane.
        [few] Žádný tvůj poutník se tam za { $count } body pohybu nedostane.
        [many] Žádný tvůj poutník se tam za { $count } bodu pohybu nedostane.
       *[other] Žádný tvůj poutník se tam za { $count } bodů pohybu nedostane.
    }
bitoku-reason-bridge-closed = Na přechod tohoto mostu máš splněno příliš málo karet bitoku.
bitoku-reason-branch-space-taken = Tam už odpočívá jiný poutník.
bitoku-reason-one-pilgrim-per-branch = Na této odbočce už poutníka máš.
bitoku-reason-no-tile-there = Na tomto místě nabídky žádný dílek není.
bitoku-reason-no-slot-free = Pro tento typ krystalu nemáš volné místo.
bitoku-reason-slot-of-other-kind = Toto místo je pro jiný typ krystalu.
bitoku-reason-slot-taken = Toto místo pro krystal je obsazené.
bitoku-reason-same-slot = Toto místo je stejné jako jiné nabízené.
bitoku-reason-no-site-free = Pro tento typ budovy není volné místo.
bitoku-reason-site-of-other-type = Toto místo je pro jiný typ budovy.
bitoku-reason-no-counter-left = Už nemáš žádný žeton budovy.
bitoku-reason-not-uncombined = Takový nespojený dílek nemáš.
bitoku-reason-rock-not-in-garden = Tento kámen není v zenové zahradě.
bitoku-reason-no-rock-adjacent = Vedle tohoto místa žádný kámen neleží.
bitoku-reason-not-looked-at = Tohle není žádná z karet, na které se díváš.
bitoku-reason-die-cannot-be-copied = Tuto kostku zkopírovat nelze.
bitoku-reason-no-dream-crystal = Na tomto místě nemáš krystal snů.
bitoku-reason-same-arrangement = Toto pořadí je stejné jako jiné nabízené.
bitoku-reason-no-card-there = Na tomto místě žádná karta není.

## Odkud jsou body, jak hra končí

bitoku-category-effects = Účinky
bitoku-category-bitoku-cards = Karty bitoku
bitoku-category-mitama-spaces = Duchové mitama
bitoku-category-paths = Cesty moudrosti
bitoku-category-memory-crystals = Krystaly paměti
bitoku-category-property = Bonusy pro majitele
bitoku-category-virtue = Ctnost ducha
bitoku-category-first-player = První místo v pořadí tahu
bitoku-category-bitoku-types = Typy bitoku
bitoku-category-lake-treasures = Jezerní poklady
bitoku-category-rocks = Kameny iwakura
bitoku-category-guardians = Kostky a suroviny
bitoku-category-visions = Splněná vidění
bitoku-category-failed-visions = Nesplněná vidění
bitoku-category-fate = Odkryté body
bitoku-category-tengu-home = Návštěvy Příbytku
bitoku-category-tengu-favourites = Oblíbené
bitoku-category-tengu-yokai = Karty jókai
bitoku-category-tengu-resources = Suroviny
bitoku-category-tengu-crystals = Krystaly
bitoku-category-tengu-lead = Kodamové napřed

bitoku-ending-ascension = Čtyři kola i závěrečné skórování jsou u konce; vyhrává, kdo má nejvíc bodů ctnosti

## Co rozhoduje při stejném počtu bodů: po dvojtečce

bitoku-tie-visions = víc splněných vidění
bitoku-tie-order = dřív v pořadí tahu
bitoku-tie-tengu = při shodě vyhrává tengu

## Co lze nevyužít: za dvojtečkou

bitoku-offer-forest-action = akci lesa
bitoku-offer-building-action = akci budov
bitoku-offer-forest-and-building = akci lesa a akci budov
bitoku-offer-virtue = ctnost ducha
bitoku-offer-combining = spojení dílku

## Možnosti

bitoku-option-harder = Obtížnější varianta
    .explained = Akce lesa vyžaduje kostku vyšší než všechny ostatní v dané oblasti. Vedle šestky musí i tvá kostka ukazovat 6 a stojí to amulet.
bitoku-option-amulet-over-six = Amulet nad šestku
    .explained = V obtížnější variantě smí vedle šestky provést akci i nižší kostka, a to za amulet, který by ji zvedl nad 6. Kostka si ponechá svou hodnotu.
bitoku-option-fresh-dreams = Čerstvé krystaly snů
    .explained = Krystal snů získaný při sklizni plodů dá svou odměnu ještě v témže kroku.
bitoku-option-fresh-ingenuity = Čerstvé krystaly důvtipu
    .explained = Krystal důvtipu získaný právě tou kartou, která se vedle něj vykládá, smí hned účinkovat.
bitoku-option-copy-in-home = Kopírování v Příbytku
    .explained = Místo v Příbytku, které kopíruje akci lesa, smí zkopírovat i kostku stojící v Příbytku.
bitoku-option-late-vision-items = Pozdní položky pro vidění
    .explained = Co dají krystaly snů při závěrečném skórování, to ještě pomáhá plnit vidění.
bitoku-option-late-visions = Vidění při závěrečném skórování
    .explained = Vidění si lze ponechat i při závěrečném skórování. Jinak si místo něj vezmeš surovinu.
bitoku-option-memory-per-icon = Krystaly paměti podle symbolu
    .explained = Krystal paměti dá za jeden účinek body jen jednou, i když účinek dovoluje udělat totéž několikrát.
bitoku-option-unmoved-kodamas = Kodamové, kteří se nepohnuli
    .explained = V pořadí o jezerní poklady se počítají i kodamové, kteří jsou stále na prvním políčku.
bitoku-option-score-floor = Bez záporného skóre
    .explained = Skóre nikdy neklesne pod nulu.
bitoku-option-tengu-no-dragonfly = Tengu: bez vážky
    .explained = Snadnější: tengu začíná bez vážky.
bitoku-option-tengu-no-yokai = Tengu: bez karet jókai
    .explained = Snadnější: tengu začíná bez karet jókai.
bitoku-option-tengu-no-resources = Tengu: bez surovin
    .explained = Snadnější: tengu začíná bez surovin.
bitoku-option-tengu-calm-kodamas = Tengu: klidní kodamové
    .explained = Snadnější: když tengu umístí kostku, posune svého kodamu jen tehdy, je-li tvůj na té stupnici napřed.
bitoku-option-tengu-idle-crystals = Tengu: nečinné krystaly
    .explained = Snadnější: tengu na jaře nedostává body pohybu za své krystaly.
bitoku-option-tengu-early-pilgrim = Tengu: poutník na cestě
    .explained = Obtížnější: jeden poutník tengu stojí od začátku na prvním políčku cesty.
bitoku-option-tengu-kodamas-ahead = Tengu: kodamové napřed
    .explained = Obtížnější: každý kodama tengu začíná o jedno políčko dál.
bitoku-option-tengu-two-dragonflies = Tengu: dvě vážky
    .explained = Obtížnější: tengu začíná se dvěma vážkami.
bitoku-option-tengu-lead-pays = Tengu: náskok se vyplácí
    .explained = Obtížnější: při závěrečném skórování získá tengu 3 BC za každou oblast, kde je jeho kodama před tvým.
bitoku-option-tengu-ones-contest = Tengu: sporný přechod i kostkou 1
    .explained = Přechod je sporný i kvůli tvé kostce s hodnotou 1, ačkoli by sama přejít nemohla.
bitoku-option-tengu-wild-favourites = Tengu: oblíbenci žolíci
    .explained = Při závěrečném skórování se jama uba a šinigami počítají mezi oblíbence tengu, stejně jako jsou žolíky pro tebe.
bitoku-option-tengu-acts-first = Tengu: akce dřív než kodama
    .explained = Po umístění kostky tengu nejdřív provede akci oblasti a teprve potom posune kodamu.
bitoku-option-tengu-counts-home = Tengu: kostky v Příbytku se počítají
    .explained = Když tengu navštíví Příbytek, počítají se pro jeho body i tvé kostky 5 a 6, které stojí v Příbytku.
bitoku-option-tengu-best-light = Tengu: jen nejlepší osvícení
    .explained = Poutník tengu mine osvícení, dokud je na jiném, kam tengu může, volné lepší políčko.
bitoku-option-tengu-ties-neutral = Tengu: shoda s neutrálním kodamou
    .explained = Stojí-li kodama tengu, tvůj a neutrální na stejném políčku, dělí se neutrální o odměny s tengu a tvůj je až za nimi.

## Úrovně

bitoku-level-gentle = Vlídná
    .explained = Mnohem snadnější: tengu začíná bez vážky, karet jókai a surovin, po umístění kostky posune kodamu, jen když je tvůj napřed, a jeho krystaly na jaře nic nedávají. Silný bot vyhraje vždycky, jednoduchý občas.
bitoku-level-mild = Mírná
    .explained = Snadnější: tengu začíná bez karet jókai, a když umístí kostku, posune svého kodamu jen tehdy, je-li tvůj na té stupnici napřed. Silný bot vyhraje skoro vždy, jednoduchý zřídka.
bitoku-level-tempered = Zmírněná
    .explained = O něco snadnější: tengu začíná bez surovin, a když umístí kostku, posune svého kodamu jen tehdy, je-li tvůj na té stupnici napřed. Silný bot vyhraje skoro vždy, jednoduchý skoro nikdy.
bitoku-level-standard = Běžná
    .explained = Pravidla, jak jsou: žádná možnost tengu neoslabuje ani neposiluje. Silný bot vyhraje většinu partií, jednoduchý skoro žádnou.
bitoku-level-stern = Přísná
    .explained = Obtížnější: tengu začíná se dvěma vážkami a s poutníkem už na cestě. Silný bot vyhrává častěji, než prohrává; jednoduchý nevyhraje nikdy.
bitoku-level-merciless = Nelítostná
    .explained = Mnohem obtížnější: tengu začíná se dvěma vážkami, s poutníkem na cestě a s každým kodamou o políčko dál a při závěrečném skórování získá 3 BC za každou oblast, kde je jeho kodama před tvým. I silný bot často prohrává.

## Suroviny. „counted“ následuje po slovese ve 4. pádě: získává, platí

bitoku-resource-wood = dřevo
    .counted =
        { $count ->
            [one] { $count } dřevo
            [few] { $count } dřeva
            [many] { $count } dřeva
           *[other] { $count } dřev
        }
bitoku-resource-stone = kámen
    .counted =
        { $count ->
            [one] { $count } kámen
            [few] { $count } kameny
            [many] { $count } kamene
           *[other] { $count } kamenů
        }
bitoku-resource-jade = nefrit
    .counted =
        { $count ->
            [one] { $count } nefrit
            [few] { $count } nefrity
            [many] { $count } nefritu
           *[other] { $count } nefritů
        }
bitoku-resource-sake = saké
    .counted = { $count } saké
bitoku-resource-any = libovolná surovina
    .counted =
        { $count ->
            [one] { $count } libovolnou surovinu
            [few] { $count } libovolné suroviny
            [many] { $count } libovolné suroviny
           *[other] { $count } libovolných surovin
        }
    .brief =
        { $count ->
            [one] libovolná surovina
            [few] { $count } libovolné suroviny
            [many] { $count } libovolné suroviny
           *[other] { $count } libovolných surovin
        }

## Účinky: co se získá, ve 4. pádě. Stojí v seznamech a po dvojtečce

bitoku-effect-none = žádnou akci
bitoku-effect-vp = { $n } BC
bitoku-effect-amulet =
    { $n ->
        [one] { $n } amulet +{ $value }
        [few] { $n } amulety +{ $value }
        [many] { $n } amuletu +{ $value }
       *[other] { $n } amuletů +{ $value }
    }
    .brief =
        { $n ->
            [one] amulet +{ $value }
            [few] { $n } amulety +{ $value }
            [many] { $n } amuletu +{ $value }
           *[other] { $n } amuletů +{ $value }
        }
bitoku-effect-movement =
    { $n ->
        [one] { $n } bod pohybu
        [few] { $n } body pohybu
        [many] { $n } bodu pohybu
       *[other] { $n } bodů pohybu
    }
bitoku-effect-kodama-forward =
    { $scope ->
        [region] { $n ->
            [one] { $n } krok kodamy vpřed v této oblasti
            [few] { $n } kroky kodamů vpřed v této oblasti
            [many] { $n } kroku kodamů vpřed v této oblasti
           *[other] { $n } kroků kodamů vpřed v této oblasti
        }
       *[any] { $n ->
            [one] { $n } krok kodamy vpřed
            [few] { $n } kroky kodamů vpřed
            [many] { $n } kroku kodamů vpřed
           *[other] { $n } kroků kodamů vpřed
        }
    }
    .brief =
        { $scope ->
            [region] kodama +{ $n } ve své oblasti
           *[any] kodama +{ $n }
        }
bitoku-effect-kodama-back =
    { $scope ->
        [region] { $n ->
            [one] { $n } krok cizího kodamy vzad v této oblasti
            [few] { $n } kroky cizích kodamů vzad v této oblasti
            [many] { $n } kroku cizích kodamů vzad v této oblasti
           *[other] { $n } kroků cizích kodamů vzad v této oblasti
        }
       *[any] { $n ->
            [one] { $n } krok cizího kodamy vzad
            [few] { $n } kroky cizích kodamů vzad
            [many] { $n } kroku cizích kodamů vzad
           *[other] { $n } kroků cizích kodamů vzad
        }
    }
    .brief =
        { $scope ->
            [region] cizí kodama −{ $n } ve své oblasti
           *[any] cizí kodama −{ $n }
        }
bitoku-effect-build =
    { $discount ->
        [0] 1 budovu za plnou cenu
        [one] 1 budovu o { $discount } surovinu levněji
        [few] 1 budovu o { $discount } suroviny levněji
        [many] 1 budovu o { $discount } suroviny levněji
       *[other] 1 budovu o { $discount } surovin levněji
    }
    .bare = 1 budovu
    .brief =
        { $discount ->
            [0] budova
           *[other] budova −{ $discount }
        }
bitoku-effect-crystal =
    { $discount ->
        [0] 1 krystal za plnou cenu
        [one] 1 krystal o { $discount } surovinu levněji
        [few] 1 krystal o { $discount } suroviny levněji
        [many] 1 krystal o { $discount } suroviny levněji
       *[other] 1 krystal o { $discount } surovin levněji
    }
    .bare = 1 krystal
    .brief =
        { $discount ->
            [0] krystal
           *[other] krystal −{ $discount }
        }
bitoku-effect-mitama =
    { $discount ->
        [0] 1 ducha mitama za plnou cenu
        [one] 1 ducha mitama o { $discount } surovinu levněji
        [few] 1 ducha mitama o { $discount } suroviny levněji
        [many] 1 ducha mitama o { $discount } suroviny levněji
       *[other] 1 ducha mitama o { $discount } surovin levněji
    }
    .bare = 1 ducha mitama
    .brief =
        { $discount ->
            [0] duch mitama
           *[other] duch mitama −{ $discount }
        }
bitoku-effect-dragonfly =
    { $discount ->
        [0] 1 vážku za plnou cenu
        [one] 1 vážku o { $discount } surovinu levněji
        [few] 1 vážku o { $discount } suroviny levněji
        [many] 1 vážku o { $discount } suroviny levněji
       *[other] 1 vážku o { $discount } surovin levněji
    }
    .bare = 1 vážku
    .brief =
        { $discount ->
            [0] vážka
           *[other] vážka −{ $discount }
        }
bitoku-effect-take-rock =
    { $n ->
        [one] { $n } kámen iwakura
        [few] { $n } kameny iwakura
        [many] { $n } kamene iwakura
       *[other] { $n } kamenů iwakura
    }
    .brief =
        { $n ->
            [one] kámen iwakura
            [few] { $n } kameny iwakura
            [many] { $n } kamene iwakura
           *[other] { $n } kamenů iwakura
        }
bitoku-effect-place-pilgrim-rock =
    { $n ->
        [one] umístění { $n } poutníka ke kameni iwakura
        [few] umístění { $n } poutníků ke kamenům iwakura
        [many] umístění { $n } poutníka ke kamenům iwakura
       *[other] umístění { $n } poutníků ke kamenům iwakura
    }
    .brief =
        { $n ->
            [one] poutník u kamene
            [few] { $n } poutníci u kamenů
            [many] { $n } poutníka u kamenů
           *[other] { $n } poutníků u kamenů
        }
bitoku-effect-vision =
    { $n ->
        [one] { $n } kartu vidění
        [few] { $n } karty vidění
        [many] { $n } karty vidění
       *[other] { $n } karet vidění
    }
    .brief =
        { $n ->
            [one] karta vidění
            [few] { $n } karty vidění
            [many] { $n } karty vidění
           *[other] { $n } karet vidění
        }
bitoku-effect-draw-card =
    { $n ->
        [one] { $n } kartu jókai z vlastního balíčku
        [few] { $n } karty jókai z vlastního balíčku
        [many] { $n } karty jókai z vlastního balíčku
       *[other] { $n } karet jókai z vlastního balíčku
    }
    .brief =
        { $n ->
            [one] vlastní karta
            [few] { $n } vlastní karty
            [many] { $n } vlastní karty
           *[other] { $n } vlastních karet
        }
bitoku-effect-gain-yokai =
    { $source ->
        [hill] kartu jókai z kopce
       *[deck] { $n ->
            [one] { $n } kartu jókai ze společného balíčku
            [few] { $n } karty jókai ze společného balíčku
            [many] { $n } karty jókai ze společného balíčku
           *[other] { $n } karet jókai ze společného balíčku
        }
    }
    .brief =
        { $source ->
            [hill] karta jókai z kopce
           *[deck] { $n ->
                [one] karta jókai
                [few] { $n } karty jókai
                [many] { $n } karty jókai
               *[other] { $n } karet jókai
            }
        }
bitoku-effect-gain-bitoku =
    { $source ->
        [hill] kartu bitoku z kopce
       *[deck] { $n ->
            [one] { $n } kartu bitoku ze společného balíčku
            [few] { $n } karty bitoku ze společného balíčku
            [many] { $n } karty bitoku ze společného balíčku
           *[other] { $n } karet bitoku ze společného balíčku
        }
    }
    .brief =
        { $source ->
            [hill] karta bitoku z kopce
           *[deck] { $n ->
                [one] karta bitoku
                [few] { $n } karty bitoku
                [many] { $n } karty bitoku
               *[other] { $n } karet bitoku
            }
        }
bitoku-effect-unlock-die =
    { $n ->
        [one] odemknutí { $n } kostky
        [few] odemknutí { $n } kostek
        [many] odemknutí { $n } kostky
       *[other] odemknutí { $n } kostek
    }
    .brief =
        { $n ->
            [one] odemknutá kostka
            [few] { $n } odemknuté kostky
            [many] { $n } odemknuté kostky
           *[other] { $n } odemknutých kostek
        }
bitoku-effect-copy-forest-action = akci lesa cizí kostky
# $list je volba: „1 nefrit nebo 1 saké“.
bitoku-effect-choose-units =
    { $n ->
        [one] jednou: { $list }
        [few] { $n }krát: { $list }
        [many] { $n }krát: { $list }
       *[other] { $n }krát: { $list }
    }
    .brief = { $n } × ({ $list })
bitoku-effect-choose-different =
    { $n ->
        [one] jednu z těchto možností: { $list }
        [few] až { $n } různé z těchto možností: { $list }
        [many] až { $n } různé z těchto možností: { $list }
       *[other] až { $n } různých z těchto možností: { $list }
    }
# $list je volba nákupů: „1 ducha mitama nebo 1 vážku“.
bitoku-effect-priced =
    { $discount ->
        [0] { $list } za plnou cenu
        [one] { $list }, o { $discount } surovinu levněji
        [few] { $list }, o { $discount } suroviny levněji
        [many] { $list }, o { $discount } suroviny levněji
       *[other] { $list }, o { $discount } surovin levněji
    }
    .brief =
        { $discount ->
            [0] { $list }
           *[other] { $list }, −{ $discount }
        }
# $list jsou nákupy: „1 ducha mitama a 1 vážku“.
bitoku-effect-shared-discount =
    { $n ->
        [one] { $list }, jeden z nákupů o { $n } surovinu levněji
        [few] { $list }, jeden z nákupů o { $n } suroviny levněji
        [many] { $list }, jeden z nákupů o { $n } suroviny levněji
       *[other] { $list }, jeden z nákupů o { $n } surovin levněji
    }

## Co žádají vidění („counted“, 4. pád) a počítá ctnost ducha („each“ následuje po „za“)

bitoku-item-resource =
    .counted =
        { $count ->
            [one] { $count } surovinu
            [few] { $count } suroviny
            [many] { $count } suroviny
           *[other] { $count } surovin
        }
    .brief =
        { $count ->
            [one] { $count } surovina
            [few] { $count } suroviny
            [many] { $count } suroviny
           *[other] { $count } surovin
        }
bitoku-item-building =
    .counted =
        { $count ->
            [one] { $count } budovu
            [few] { $count } budovy
            [many] { $count } budovy
           *[other] { $count } budov
        }
    .each = každou svou budovu
    .brief =
        { $count ->
            [one] { $count } budova
            [few] { $count } budovy
            [many] { $count } budovy
           *[other] { $count } budov
        }
bitoku-item-crystal =
    .counted =
        { $count ->
            [one] { $count } krystal
            [few] { $count } krystaly
            [many] { $count } krystalu
           *[other] { $count } krystalů
        }
    .each = každý krystal na své desce
    .brief =
        { $count ->
            [one] { $count } krystal
            [few] { $count } krystaly
            [many] { $count } krystalu
           *[other] { $count } krystalů
        }
bitoku-item-mitama =
    .counted =
        { $count ->
            [one] { $count } ducha mitama
            [few] { $count } duchy mitama
            [many] { $count } ducha mitama
           *[other] { $count } duchů mitama
        }
    .each = každého ducha mitama, i spojeného
    .brief =
        { $count ->
            [one] { $count } duch mitama
            [few] { $count } duchové mitama
            [many] { $count } ducha mitama
           *[other] { $count } duchů mitama
        }
bitoku-item-pair =
    .counted =
        { $count ->
            [one] { $count } spojenou vážku
            [few] { $count } spojené vážky
            [many] { $count } spojené vážky
           *[other] { $count } spojených vážek
        }
    .each = každou spojenou vážku
    .brief =
        { $count ->
            [one] { $count } dvojice
            [few] { $count } dvojice
            [many] { $count } dvojice
           *[other] { $count } dvojic
        }
bitoku-item-illumination-pilgrim =
    .counted =
        { $count ->
            [one] { $count } poutníka na políčku osvícení
            [few] { $count } poutníky na políčkách osvícení
            [many] { $count } poutníka na políčkách osvícení
           *[other] { $count } poutníků na políčkách osvícení
        }
    .each = každého poutníka na políčku osvícení
    .brief = { $count } osvícení
bitoku-item-gate-pilgrim =
    .counted =
        { $count ->
            [one] { $count } poutníka na bráně
            [few] { $count } poutníky na branách
            [many] { $count } poutníka na branách
           *[other] { $count } poutníků na branách
        }
    .each = každého poutníka na bráně
    .brief =
        { $count ->
            [one] { $count } brána
            [few] { $count } brány
            [many] { $count } brány
           *[other] { $count } bran
        }
bitoku-item-bitoku-completed =
    .counted =
        { $count ->
            [one] { $count } splněnou kartu bitoku
            [few] { $count } splněné karty bitoku
            [many] { $count } splněné karty bitoku
           *[other] { $count } splněných karet bitoku
        }
    .each = každou splněnou kartu bitoku
    .brief =
        { $count ->
            [one] { $count } karta bitoku
            [few] { $count } karty bitoku
            [many] { $count } karty bitoku
           *[other] { $count } karet bitoku
        }
bitoku-item-goal-pilgrim =
    .each = každého poutníka na bráně nebo na políčku osvícení
bitoku-item-rock-pilgrim =
    .each = každého poutníka na své kamenné cestě
bitoku-item-vision-card =
    .each = každou svou kartu vidění
bitoku-item-kodama-far =
    .each = každého svého kodamu na políčku 4 nebo dál
bitoku-item-yokai-card =
    .each = každou svou kartu jókai včetně této

bitoku-virtue-flat = { $vp } BC
bitoku-virtue-per = { $vp } BC za { $item }, nejvýš { $cap } BC
bitoku-virtue-dice =
    { $dice ->
        [one] BC podle hodnoty své nejvyšší kostky, nejvýš { $cap } BC
        [few] BC podle součtu svých { $dice } nejvyšších kostek, nejvýš { $cap } BC
        [many] BC podle součtu svých { $dice } nejvyšších kostek, nejvýš { $cap } BC
       *[other] BC podle součtu svých { $dice } nejvyšších kostek, nejvýš { $cap } BC
    }

## Na co čekají krystaly paměti: po „pokaždé, když“

bitoku-trigger-build = postavíš budovu
    .brief = budova
bitoku-trigger-crystal = získáš krystal
    .brief = krystal
bitoku-trigger-mitama = získáš ducha mitama
    .brief = duch mitama
bitoku-trigger-dragonfly = získáš vážku
    .brief = vážka
bitoku-trigger-pair = spojíš dvojici
    .brief = dvojice
bitoku-trigger-bitoku-completed = splníš kartu bitoku
    .brief = karta bitoku
bitoku-trigger-illumination = přivedeš poutníka na políčko osvícení
    .brief = osvícení
bitoku-trigger-gate = přivedeš poutníka na bránu
    .brief = brána
bitoku-trigger-take-rock = si vezmeš kámen iwakura
    .brief = kámen iwakura
bitoku-trigger-place-pilgrim-rock = umístíš poutníka ke kameni iwakura
    .brief = poutník u kamene
bitoku-trigger-cross-river = překročíš řeku
    .brief = řeka

## Co je na kartách, dílcích a polích

bitoku-printed-yokai = { $effects }. Ctnost ducha: { $virtue }.
bitoku-printed-bitoku = { $vp } BC; { $effects }. Číslo vzácnosti { $rarity }.
bitoku-printed-vision = Za { $requires }: { $vp } BC, jinak ztrácíš { $penalty } BC.
bitoku-printed-mitama = { $effects }.
bitoku-printed-dragonfly = { $effects }.
bitoku-printed-gate = { $effects }.
bitoku-printed-crystal =
    { $triggers ->
        [none] { $effects }.
       *[other] { $vp } BC pokaždé, když { $triggers }.
    }
bitoku-printed-building =
    { $property ->
        [none] { $min_die ->
            [1] Libovolná kostka
            [6] Kostka 6
           *[other] Kostka { $min_die } a víc
        }: { $effects }. Bez majitele.
       *[other] { $amulet_bonus ->
            [0] { $min_die ->
                [1] Libovolná kostka
                [6] Kostka 6
               *[other] Kostka { $min_die } a víc
            }: { $effects }. Při stavbě: kodama +{ $kodama_bonus }. Bonus pro majitele: { $property }.
           *[other] { $min_die ->
               [1] Libovolná kostka
               [6] Kostka 6
              *[other] Kostka { $min_die } a víc
           }: { $effects }. Při stavbě: kodama +{ $kodama_bonus } a amulet +1. Bonus pro majitele: { $property }.
        }
    }
bitoku-printed-rock = { $types }: 1 BC za každý kus a každého poutníka vedle kamene.
bitoku-printed-row =
    { $min_die ->
        [1] Libovolná kostka: { $effects }.
        [6] Kostka 6: { $effects }.
       *[other] Kostka { $min_die } a víc: { $effects }.
    }
bitoku-printed-home =
    { $die_change ->
        [0] { $effects }.
        [-1] Kostka { $min_die } a víc, sníží se o 1: { $effects }.
       *[other] Kostka { $min_die } a víc, její hodnota se změní o { $die_change }: { $effects }.
    }
bitoku-printed-market-space =
    { $gain ->
        [none] { $vp ->
            [0] { $cost ->
                [none] Zdarma.
               *[other] Zaplať { $cost }.
            }
           *[other] { $cost ->
                [none] Zdarma; { $vp } BC.
               *[other] Zaplať { $cost }; { $vp } BC.
            }
        }
       *[other] Získáš { $gain }.
    }
bitoku-printed-counter =
    { $cost ->
        [none] Zdarma; { $vp } BC na konci.
       *[other] Zaplať { $cost }; { $vp } BC na konci.
    }
bitoku-printed-slot = { $colour }; { $vp } BC na konci.
bitoku-printed-rockspace =
    { $cost ->
        [none] Zdarma.
       *[other] Zaplať { $cost }.
    }
bitoku-printed-node =
    { $kind ->
        [main] { $bridge ->
            [0] Místo pro libovolný počet poutníků.
            [one] Dál vede most: vyžaduje { $bridge } splněnou kartu bitoku.
            [few] Dál vede most: vyžaduje { $bridge } splněné karty bitoku.
            [many] Dál vede most: vyžaduje { $bridge } splněné karty bitoku.
           *[other] Dál vede most: vyžaduje { $bridge } splněných karet bitoku.
        }
       *[other] { $amulet ->
            [0] { $vp } BC.
           *[other] { $vp } BC a amulet +{ $amulet }.
        }
    }
bitoku-printed-treasure =
    { $third ->
        [0] První { $first } BC, druhý { $second } BC.
       *[other] První { $first } BC, druhý { $second } BC, třetí { $third } BC.
    }

## Oblasti, přízně, fáze, nabídky, balíčky, bonusy pro majitele

bitoku-region-yomi = Země Jomi
bitoku-region-stairs = Schody vědění
bitoku-region-home = Příbytek Velkého ducha
bitoku-region-glade = Nefritová paseka
bitoku-region-forges = Výhně

bitoku-favour-a = karta bitoku
bitoku-favour-b = karta jókai
bitoku-favour-c = dvě malé odměny

bitoku-season-spring = jaro
bitoku-season-summer = léto
bitoku-season-autumn = podzim
bitoku-season-winter = zima
bitoku-season-ascension = závěrečné skórování

bitoku-market-mitama = Duchové mitama
bitoku-market-dragonfly = Vážky
bitoku-market-crystal = Krystaly
bitoku-market-building = Budovy

bitoku-deck-yokai = společný balíček jókai
bitoku-deck-bitoku = společný balíček bitoku
bitoku-deck-vision = balíček vidění

bitoku-property-vp1 = 1 BC
bitoku-property-vp1-or-amulet1 = 1 BC nebo amulet +1
bitoku-property-vp1-and-amulet1 = 1 BC a amulet +1

## Názvy karet a dílků: čím jsou a krátce co dělají („brief“, 1. pád)

bitoku-named-yokai = { $type } ({ $effects })
bitoku-named-bitoku = { $type }
bitoku-named-vision = vidění ({ $requires }: { $vp } BC)
bitoku-named-mitama =
    { $type-id ->
        [shinigami] { $type } ({ $effects })
       *[other] { $type }
    }
bitoku-named-dragonfly = vážka ({ $effects })
bitoku-named-crystal =
    { $triggers ->
        [none] { $colour } ({ $effects })
       *[other] { $colour } ({ $triggers }: { $vp } BC)
    }
bitoku-named-building = { $type } ({ $effects })
bitoku-named-gate = brána { $letter } ({ $effects })
bitoku-named-rock = kámen iwakura ({ $types })
bitoku-named-tengucard =
    { $gain ->
        [none] { $option ->
            [none] { $location } ({ $resource })
           *[other] { $location }, { $option } ({ $resource })
        }
       *[other] { $location } ({ $gain })
    }

## Karty: jejich druhy

bitoku-yokai-kappa = kappa
bitoku-yokai-imomushi = imomuši
bitoku-yokai-nezumi = nezumi
bitoku-yokai-kitsune = kicune
bitoku-yokai-shin-ookami = šin ókami
bitoku-yokai-yama-uba = jama uba
bitoku-yokai-unnamed = karta jókai

bitoku-bitoku-makoto = makoto
bitoku-bitoku-chuugi = čúgi
bitoku-bitoku-yu = ju
bitoku-bitoku-jin = džin
bitoku-bitoku-rei = rei
bitoku-bitoku-gi = gi
bitoku-bitoku-meiyo = meijo
bitoku-bitoku-unnamed = { $id }

bitoku-vision-unnamed = vidění

## Dílky: jejich druhy

bitoku-mitama-ara = ara
bitoku-mitama-nigi = nigi
bitoku-mitama-saki = saki
bitoku-mitama-kushi = kuši
bitoku-mitama-shinigami = šinigami
bitoku-mitama-unnamed = duch mitama

bitoku-dragonfly-unnamed = vážka

bitoku-colour-dream = krystal snů
bitoku-colour-memory = krystal paměti
bitoku-colour-ingenuity = krystal důvtipu
bitoku-crystal-unnamed = krystal

bitoku-building-temple = chrám
bitoku-building-onsen = lázně onsen
bitoku-building-farm = farma
bitoku-building-ryokan = hostinec rjókan
bitoku-building-ancient = starodávná budova
bitoku-building-unnamed = budova

bitoku-gate-unnamed = brána

bitoku-rock-unnamed = kámen iwakura

## Místa

bitoku-home = Příbytek, místo { $number }
bitoku-home-unnamed = { $id }
bitoku-row =
    { $number ->
        [1] { $region }, akce lesa pro libovolnou kostku
        [6] { $region }, akce lesa pro šestku
       *[other] { $region }, akce lesa pro kostku s hodnotou { $number } a víc
    }
bitoku-row-unnamed = Akce lesa
bitoku-hillfavour-unnamed = Přízeň kopců Hikaru
bitoku-die-value = { $value }
bitoku-die-space = { $value } (místo { $space })
bitoku-die-region = { $value } ({ $region })
bitoku-slot = místo { $number } ({ $colour })
bitoku-slot-beside = místo { $position } ({ $colour })
bitoku-slot-unnamed = { $id }
bitoku-position-left = vlevo
bitoku-position-middle = uprostřed
bitoku-position-right = vpravo
bitoku-site = { $region }, stavební místo { $number }
bitoku-site-unnamed = { $id }
bitoku-path-left = levá cesta
bitoku-path-right = pravá cesta
bitoku-node = { $path }, políčko { $number }
bitoku-node-light = { $path }, osvícení { $number }, políčko { $space }
bitoku-node-gate = { $path }, brána { $number }, políčko { $space }
bitoku-node-unnamed = { $id }
bitoku-lone-node = cesta, políčko { $number }
bitoku-lone-node-light = cesta, osvícení { $number }, políčko { $space }
bitoku-lone-node-gate = cesta, brána { $number }, políčko { $space }
bitoku-lonenode-unnamed = { $id }
bitoku-rockspace = kamenná cesta, místo poutníka { $number }
bitoku-rockspace-unnamed = { $id }

## Tengu: jeho karty se jmenují podle toho, co ukazují, v závorce je související surovina

bitoku-side-tengu = Tengu

bitoku-tengucard-unnamed = karta tengu
bitoku-tengulocation-yomi = Jomi
bitoku-tengulocation-stairs = Schody
bitoku-tengulocation-glade = Paseka
bitoku-tengulocation-forges = Výhně
bitoku-tengulocation-favourite = Oblíbený duch mitama nebo budova
bitoku-tenguoption-mitama = duch mitama
bitoku-tenguoption-dragonfly = vážka
bitoku-tenguoption-crystal = krystal
bitoku-tenguoption-building = budova

bitoku-tenguposition-left = vlevo
bitoku-tenguposition-middle = uprostřed
bitoku-tenguposition-right = vpravo
bitoku-attitude-inactive = neaktivní
bitoku-attitude-active = aktivní
bitoku-tengukind-yokai = karta jókai
bitoku-tengukind-bitoku = karta bitoku

bitoku-tengurow-a = A (sporný přechod, odpovídající karta)
bitoku-tengurow-b = B (odemknout a umístit)
bitoku-tengurow-c = C (umístit do oblasti)
bitoku-tengurow-d = D (odemknout a provést akci)
bitoku-tengurow-e = E (sporný přechod, poslední místo)
bitoku-tengurow-f = F (navštívit Příbytek)
bitoku-tengurow-g = G (odemknout a získat surovinu)
bitoku-tengurow-h = H (libovolný přechod, odpovídající karta)
bitoku-tengurow-i = I (umístit jinam)
bitoku-tengurow-j = J (otočit na neaktivní a získat surovinu)
bitoku-tengurow-k = K (libovolný přechod)
bitoku-tengurow-l = L (vynechat tah)

bitoku-tenguplace-yomi-mitama = Země Jomi, vzít si ducha mitama
bitoku-tenguplace-yomi-dragonfly = Země Jomi, vzít si vážku
bitoku-tenguplace-stairs = Schody vědění, 3 body pohybu
bitoku-tenguplace-glade = Nefritová paseka, suroviny a krok kodamy
bitoku-tenguplace-forges-crystal = Výhně, vzít si krystal
bitoku-tenguplace-forges-building = Výhně, postavit budovu

## Proč tengu krok přeskakuje, přichází o akci nebo nedělá krok: po dvojtečce

bitoku-condition-no-crossing = žádná kostka tengu není na přechodu
bitoku-condition-not-contested = žádná kostka tengu není na sporném přechodu
bitoku-condition-no-match = žádná karta v dosahu nemá typ uvedený na aktivní kartě
bitoku-condition-location-full = oblast uvedená na aktivní kartě je plná
bitoku-condition-location-open = v oblasti uvedené na aktivní kartě je volné místo
bitoku-condition-has-unlocked = tengu má odemknutou kostku
bitoku-condition-no-unlocked = tengu nemá odemknutou kostku
bitoku-condition-no-locked = tengu nemá zamknutou kostku
bitoku-condition-attitude-active = dílek tengu je aktivní
bitoku-condition-attitude-inactive = dílek tengu je neaktivní
bitoku-condition-not-left = aktivní karta neleží vlevo
bitoku-condition-lacks-resource = tengu nemá související surovinu
bitoku-condition-not-last-space = na žádném sporném přechodu nezbývá právě jedno volné místo
bitoku-condition-home-visited = kostka tengu už stojí v Příbytku
bitoku-condition-regions-full = v žádné oblasti u řeky není volné místo
bitoku-condition-dice-on-board = tengu má ještě kostku na své desce
bitoku-condition-display-empty = nabídka je prázdná
bitoku-condition-no-counter = tengu už nemá žádný žeton budovy
bitoku-condition-no-legal-building = žádnou budovu z nabídky nelze umístit
bitoku-condition-track-end = poslední políčko stupnice je obsazené
bitoku-condition-not-behind = soupeřův kodama není napřed

## Proč tengu dělá právě tohle: v závorce

bitoku-tenguwhy-location = ukazuje to karta
bitoku-tenguwhy-region = stojí tam kostka
bitoku-tenguwhy-favourite-card = karta žádá něco oblíbeného a o druhu rozhodují kameny tengu
bitoku-tenguwhy-has-mitama = karta neukazuje ducha mitama ani vážku; tengu má nespojeného ducha mitama
bitoku-tenguwhy-lacks-mitama = karta neukazuje ducha mitama ani vážku; tengu nemá nespojeného ducha mitama
bitoku-tenguwhy-favourite-possible = karta neukazuje krystal ani budovu; lze postavit oblíbenou budovu
bitoku-tenguwhy-no-favourite-possible = karta neukazuje krystal ani budovu; žádnou oblíbenou budovu postavit nelze
bitoku-tenguwhy-cheapest-favourite = nejlevnější z oblíbených, při stejné ceně nejblíž středu
bitoku-tenguwhy-innermost-favourite = z oblíbených, které lze umístit, nejblíž středu
bitoku-tenguwhy-only-favourite = jediný oblíbený, který lze vzít
bitoku-tenguwhy-matches = její typ je na aktivní kartě
bitoku-tenguwhy-favourite-yokai = oblíbená karta jókai
bitoku-tenguwhy-rarest-bitoku = v dosahu není oblíbená karta jókai; nejvzácnější bitoku typu, který tengu chybí
bitoku-tenguwhy-any-yokai = v dosahu není oblíbená karta jókai ani bitoku typu, který tengu chybí
bitoku-tenguwhy-only-track = jediná možná stupnice
bitoku-tenguwhy-none-behind = žádný kodama tengu není pozadu
bitoku-tenguwhy-fewest-steps = nejméně kroků pozadu
bitoku-tenguwhy-equal-steps = shodně nejméně kroků pozadu
bitoku-tenguwhy-reaps-crystals = jeden za každý jeho krystal
bitoku-tenguwhy-at-stairs = akce oblasti Schody vědění
bitoku-tenguwhy-combined-pair = za spojenou dvojici

## Skupiny pravidel

bitoku-rules-b-setup = Příprava hry
bitoku-rules-b-spring = Jaro
bitoku-rules-b-summer = Léto
bitoku-rules-b-forest = Lesní oblasti
bitoku-rules-b-home = Příbytek Velkého ducha
bitoku-rules-b-river = Řeka, kopce a přízně
bitoku-rules-b-build = Obydlené oblasti a budovy
bitoku-rules-b-kodama = Kodamové a jezerní poklady
bitoku-rules-b-path = Body pohybu a cesty moudrosti
bitoku-rules-b-bitoku = Karty bitoku
bitoku-rules-b-rock = Zenová zahrada a kamenná cesta
bitoku-rules-b-vision = Vidění
bitoku-rules-b-mitama = Duchové mitama a vážky
bitoku-rules-b-crystal = Krystaly
bitoku-rules-b-autumn = Podzim
bitoku-rules-b-winter = Zima
bitoku-rules-b-ascend = Závěrečné skórování
bitoku-rules-b-end = Konec hry
bitoku-rules-b-hidden = Veřejné a tajné informace
bitoku-rules-b-variant = Obtížnější varianta
bitoku-rules-b-effect = Účinky a symboly
bitoku-rules-b-tengu-setup = Sólo: příprava hry
bitoku-rules-b-tengu-term = Sólo: pojmy
bitoku-rules-b-tengu-turn = Sólo: fáze a tah tengu
bitoku-rules-b-tengu-tac = Tabulka aktivace tengu
bitoku-rules-b-tengu-act = Akce tengu v oblastech
bitoku-rules-b-tengu-mp = Body pohybu tengu
bitoku-rules-b-tengu-ascend = Sólo: závěrečné skórování
bitoku-rules-b-tengu-level = Sólo: obtížnost
bitoku-rules-b-fact = Údaje o herním materiálu
bitoku-rules-b-ex = Řešené příklady
