# Lekce Bitoku (docs/adding-a-lesson.md). Stránka načte tenhle soubor s první lekcí.

## Karta a kostka

bitoku-lesson-dice = Karta a kostka
    .about = Co je tah: vyložit kartu, umístit kostku, vzít si, co les dává
    .learnt = Karta odemkne kostku a dá ti svou odměnu. Kostka potom provede akci lesa a akci budov. Třemi kartami a třemi kostkami vyplníš celé léto.
bitoku-lesson-dice-welcome = Vítej v lese! Čtyři kola sbíráš body ctnosti (BC) a závěrečné skórování přidá zbytek. Kdo jich má nejvíc, vítězí.
bitoku-lesson-dice-guardians = Tyhle kostky jsou tví strážci: 3, 2 a 1. Zatím jsou zamknuté: každá čeká na červeném poli vedle místa pro kartu.
bitoku-lesson-dice-spring = Jaro: v ruce jsou čtyři karty jókai a tři si necháš. Odlož kteroukoli kromě imomuši. Co odložíš, se později vrátí.
bitoku-lesson-dice-keep = Tuhle si prosím nech: imomuši ti za chvíli dá dřevo, nebo kámen.
bitoku-lesson-dice-play = Léto: jedna akce za tah. Vylož imomuši na levé místo pro kartu. Odemkne kostku vedle sebe, tu s hodnotou 3.
bitoku-lesson-dice-other-space = Tam by odemkla menší kostku. Kostka s 3 dokáže víc: hraj vlevo.
bitoku-lesson-dice-other-card = Kostku odemkne každá karta. Ale začni kartou imomuši: nejdřív suroviny.
bitoku-lesson-dice-force = Zamknutou kostku můžeš použít hned, ale stálo by tě to jednoho poutníka až do konce hry. Karta ji odemkne zadarmo.
bitoku-lesson-dice-effect = Kostka je teď na zeleném. A karta ti něco dá: vezmi si 1 dřevo, nebo 1 kámen, jak chceš.
bitoku-lesson-dice-use = Soupeř vyložil kartu taky. Zase jsi na tahu: použij kostku s 3.
bitoku-lesson-dice-card-later = Ano, čekají ještě dvě karty. Ale nejdřív se podívej, co umí kostka.
bitoku-lesson-dice-pilgrims = Poutníci jsou vzácní a tvá kostka s 3 už je odemknutá. Použij ji.
bitoku-lesson-dice-place = Kostka jde na prázdné místo kterékoli oblasti. Umísti ji na Paseku, kde jsou suroviny.
bitoku-lesson-dice-amulet = Amulet kostku zvýší. Šetři si ho: tady 3 stačí.
bitoku-lesson-dice-elsewhere = Dobré místo, má vlastní lekci. Dnes jdi na Paseku.
bitoku-lesson-dice-row = Kostka využije jeden řádek, který nežádá víc než její hodnotu. Vyber řádek pro kostku s 3: dá ti jednu surovinu podle tvé volby.
bitoku-lesson-dice-lower = Kostka s 3 může vzít i nižší řádek. Ale řádek pro kostku s 3 ti dá víc.
bitoku-lesson-dice-first-row = I to budeš mít. Začni akcí lesa.
bitoku-lesson-dice-take = Vezmi si, co chceš. Dřevem a kamenem se platí budovy, nefritem a saké duchové mitama.
bitoku-lesson-dice-building = Kostka smí využít i jednu budovu, která tu stojí. Starodávná budova nepatří nikomu a kostce od 3 výš dá 2 BC.
bitoku-lesson-dice-free-points = 2 BC, a nic nestojí. Využij budovu!

## Oblasti

bitoku-lesson-regions = Pět oblastí a kdo koho přebije
    .about = Co která oblast dává a jak se malá kostka postaví velké
    .learnt = V oblasti u řeky stačí shoda, méně nestačí. Amulety kostku zvýší, než ji umístíš, a budovy se nikdy neptají, kdo je vyšší.
bitoku-lesson-regions-regions = Čtyři oblasti leží u řeky: Jomi má duchy mitama a vážky, Schody pohyb, Paseka suroviny, Výhně budovy a krystaly. Mezi nimi leží Příbytek.
bitoku-lesson-regions-rows = Každá oblast u řeky má pět řádků: pro kostky od 1, 2, 3 a 4 výš a pro 6. Vyšší kostka si smí vybrat kterýkoli nižší řádek.
bitoku-lesson-regions-rank = Akce lesa je ale jen pro kostku, kterou tam žádná jiná nepřevyšuje. Na Pasece stojí soupeřova 3.
bitoku-lesson-regions-use = Chceš surovinu z Paseky a tvá odemknutá kostka ukazuje 2. Přesto ji použij.
bitoku-lesson-regions-cheaper = Zamknutá kostka stojí poutníka. Jde to levněji: použij tu odemknutou.
bitoku-lesson-regions-card-later = Karta počká. Nejdřív ukaž soupeři svou kostku.
bitoku-lesson-regions-amulet = Utrať svůj amulet +1: z kostky 2 udělá 3. Jde to, než kostku umístíš, nikdy potom a nikdy nad 6.
bitoku-lesson-regions-outranked = Tvá kostka s 2 tam stát smí, ale ta s 3 ji převyšuje: žádná akce lesa. Nejdřív ji zvyš.
bitoku-lesson-regions-home = V Příbytku se kostky nikdy neporovnávají, takže by 2 stačila. Ale dnes se postavíme kostce 3.
bitoku-lesson-regions-elsewhere = To jde. Ale dnes se postavíme kostce 3 na Pasece.
bitoku-lesson-regions-place = Kostka s 3 vedle kostky s 3: shoda stačí. Umísti ji na Paseku.
bitoku-lesson-regions-glade = Amulet je utracený. Zúročíš ho na Pasece.
bitoku-lesson-regions-row = Tady tě nikdo nepřevyšuje. Vyber řádek pro kostku s 3.
bitoku-lesson-regions-lower = Nižší řádek taky můžeš, ale ten pro kostku s 3 ti dá na výběr ze všech surovin.
bitoku-lesson-regions-first-row = To přijde potom. Nejdřív řádek, o který se bojovalo.
bitoku-lesson-regions-take = Jedna surovina kteréhokoli druhu je tvoje.
bitoku-lesson-regions-building = Akce budov se nikdy neptá, kdo je vyšší. Tahle starodávná budova dává amulet +1: a máš ho zpátky.
bitoku-lesson-regions-again = Amulet zadarmo. Využij budovu!
bitoku-lesson-regions-stays = Tvá kostka tu zůstane, dokud nepřekročí řeku nebo nepřijde zima. Kdo chce na Pasece akci lesa, musí teď mít aspoň 3 jako ty.

## Řeka

bitoku-lesson-river = Přes řeku
    .about = Kostky překračují řeku ke kopcům a získávají přízeň
    .learnt = Překročit řeku je samostatná akce. Kostka se sníží a získá jednu ze tří přízní kopce; kdo přijde první, vybírá si.
bitoku-lesson-river-hills = Za řekou leží kopce. Každý má tři přízně: kartu bitoku, kartu jókai a dvě malé odměny.
bitoku-lesson-river-cross = Kostka v oblasti u řeky ji smí překročit. Udělej to kostkou s 3 na Schodech: sníží se o 1 (z hodnoty 6 by byla 3).
bitoku-lesson-river-left-first = Ta překročí řeku taky. Začni vlevo, kde je karta, kterou chceš.
bitoku-lesson-river-hurry = Vyložení karty počká, přízeň ne: může ji vzít soupeř.
bitoku-lesson-river-force = Není třeba vzdát se poutníka. Překroč řeku kostkou s 3.
bitoku-lesson-river-favour = Ve dvou dosáhneš na oba kopce této strany. Získej kartu jókai na kopci Schodů: nefrit, saké a amulet pokaždé, když ji vyložíš.
bitoku-lesson-river-bitoku = Karty bitoku dávají body a mají svou lekci. Teď získej kartu jókai.
bitoku-lesson-river-small-later = Malé odměny jsou pro tvé druhé překročení. Teď získej kartu jókai.
bitoku-lesson-river-other-card = Dobrá karta, ale tahle staví, a stavění má vlastní lekci.
bitoku-lesson-river-cover = Zakrytí odradí ostatní, ale tobě nic nedá. Raději ji získej!
bitoku-lesson-river-covered = Značka zakrývá, co je rozebráno; do zimy to nikdo nedostane. Soupeř řeku překročil taky a vzal si kartu bitoku.
bitoku-lesson-river-play = Novou kartu máš v ruce a pravé místo pro kartu je prázdné. Vylož ji tam.
bitoku-lesson-river-last-space = Je to tvé poslední prázdné místo pro kartu. Nová karta ti dá víc.
bitoku-lesson-river-card-first = Kostka může překročit řeku později. Nejdřív vylož novou kartu.
bitoku-lesson-river-again = Nefrit, saké, amulet a odemknutá kostka! Teď překroč řeku z Paseky kostkou s 2. Ta s 1 by nemohla.
bitoku-lesson-river-die-later = Poslední kostka počká. Nejdřív překroč řeku.
bitoku-lesson-river-small = Tahle strana má vlastní přízně. Získej tu malé odměny: dvě různé ze čtyř.
bitoku-lesson-river-not-cards = Karty jsou fajn, ale teď vyzkoušej malé odměny.
bitoku-lesson-river-cover-again = Tak by odměny zůstaly na kopci. Získej je!
bitoku-lesson-river-rock = Můžeš mít vidění, kámen iwakura, místo pro poutníka u kamene, nebo krok kodamy. Nejdřív kámen.
bitoku-lesson-river-rock-first = Je to jedna ze čtyř. Ale kámen ať je první.
bitoku-lesson-river-which-rock = Vyber kámen, který se hodí k tomu, co sbíráš. Půjde na tvou kamennou cestu a počítá se na konci.
bitoku-lesson-river-kodama = Druhá odměna musí být jiná. Vezmi krok kodamy.
bitoku-lesson-river-kodama-now = To se taky smí. Ale krok u jezera ještě nikomu neuškodil.
bitoku-lesson-river-step = Posuň kteréhokoli svého kodamu o krok vpřed. Kostka zůstane na kopci do zimy.

## Příbytek

bitoku-lesson-home = Příbytek Velkého ducha
    .about = Místo pro slabé kostky, pro chytré a pro toho, kdo chce být první
    .learnt = V Příbytku je vítaná každá kostka. Nejnižší místo kopíruje soupeře a od podzimu je první ten, čí kostka je nejvýš.
bitoku-lesson-home-home = Příbytek leží uprostřed. Každé jeho místo má vlastní akci a kostky se tu nikdy neporovnávají.
bitoku-lesson-home-weak = Léto končí. Tvá kostka s 1 jinde mnoho nezmůže; tady je stejně dobrá jako každá jiná. Použij ji.
bitoku-lesson-home-three-later = Nech si 3 na příští tah: bude potřebovat svou hodnotu.
bitoku-lesson-home-no-crossing = Nejdřív kostky, které čekají na tvé desce. Použij tu s 1.
bitoku-lesson-home-top = Umísti ji na nejvyšší místo: dává amulet +2 a stojíš nad soupeřovou kostkou.
bitoku-lesson-home-below = Dobrá odměna, ale pod soupeřem. Z nejvyššího místa začneš příští kolo.
bitoku-lesson-home-alone = Tam 1 jen posune tvého kodamu. V Příbytku získá víc.
bitoku-lesson-home-no-value = V Příbytku na hodnotě nezáleží. Šetři amulet.
bitoku-lesson-home-taken = Teď kostka s 3. Patřila by na Paseku, ale její jediné místo zabrala soupeřova kostka s 3. Přesto svou kostku použij.
bitoku-lesson-home-die-first = Na tvé desce čeká ještě jedna kostka. Nejdřív použij ji.
bitoku-lesson-home-copy-space = Ale je tu oklika. Nejnižší místo Příbytku ubere tvé kostce 1 a kopíruje akci lesa soupeřovy kostky.
bitoku-lesson-home-their-value = Počítat se bude hodnota kopírované kostky, ne tvoje. Šetři amulet.
bitoku-lesson-home-plain = To jde. Ale chceš, co dává Paseka: vezmi místo, které kopíruje.
bitoku-lesson-home-copy = Vyber soupeřovu 3 na Pasece.
bitoku-lesson-home-copy-home = To kopíruje místo Příbytku: amulet a vidění. Není to špatné, ale chceš surovinu.
bitoku-lesson-home-copy-one = Tahle kostka je 1 a kopíruje jen nejnižší řádek. Vyber 3.
bitoku-lesson-home-row = Hraješ, jako by tam stála tvá kostka s 3. Vyber řádek pro kostku s 3.
bitoku-lesson-home-lower = To jde, ale řádek pro kostku s 3 ti dá na výběr.
bitoku-lesson-home-take = Vezmi si surovinu podle svého výběru. Tvá vlastní kostka teď ukazuje 2 a tak zůstane.
bitoku-lesson-home-pass = Karty vyložené, kostky umístěné: můžeš vynechat tah. Soupeř už vynechal, a tak léto končí.
bitoku-lesson-home-stay = Ještě můžeš překročit řeku, a často se to vyplatí. Teď ale nech přijít podzim.
bitoku-lesson-home-autumn = Podzim určí pořadí tahu: první je ten, čí kostka stojí v Příbytku nejvýš, ať má jakoukoli hodnotu. To jsi ty, a tak začínáš příští kolo.

## Budovy

bitoku-lesson-buildings = Budovy a kdo z nich něco má
    .about = Postav farmu tam, kudy chodí ostatní, a nech si zaplatit
    .learnt = Budovu smí využít každá kostka, která přijde, a za cizí kostky má její majitel bonus. Stavěj tam, kde chtějí být ostatní.
bitoku-lesson-buildings-areas = Každá oblast u řeky má obydlenou oblast. Ve dvou stojí v každé starodávná budova; ostatní místa jsou pro farmy, chrámy, lázně onsen a hostince rjókan.
bitoku-lesson-buildings-use = Máš dřevo a kámen: je čas stavět. Použij kostku s 3.
bitoku-lesson-buildings-card-later = Karty potom. Teď se staví!
bitoku-lesson-buildings-force = Tvá kostka s 3 je odemknutá. Nech si poutníky a použij ji.
bitoku-lesson-buildings-forges = Budovy se kupují ve Výhních. Umísti tam kostku.
bitoku-lesson-buildings-elsewhere = Tam se nestaví. Jdi do Výhní.
bitoku-lesson-buildings-amulet = Na tohle 3 stačí. Šetři amulet.
bitoku-lesson-buildings-row = Vyber řádek pro kostku s 2: tím se staví.
bitoku-lesson-buildings-either = Ten řádek nechává na výběr mezi krystalem a budovou, za stejnou cenu. Chceš budovu: vyber řádek pro kostku s 2.
bitoku-lesson-buildings-build-first = To přijde potom. Nejdřív stavíš.
bitoku-lesson-buildings-tile = Vyber budovu: farmu, která kostce od 2 výš dává dřevo, nebo kámen. I tvůj kámen iwakura má farmy rád.
bitoku-lesson-buildings-other-tile = Dobrá budova na jindy. Vezmi farmu: využijí ji i malé kostky, takže přijdou mnohé.
bitoku-lesson-buildings-site = Může stát na kterémkoli místě pro farmu, v kterékoli oblasti. Vyber Paseku: tam soupeř určitě přijde.
bitoku-lesson-buildings-other-site = Mohla by stát tam. Ale na Pasece čekej víc hostů.
bitoku-lesson-buildings-bonus = První budova stojí 1 dřevo. Její bonus je hned tvůj: krok tvého kodamy na Pasece a amulet +1.
bitoku-lesson-buildings-ancient = Kostka smí ještě využít budovu své vlastní oblasti. Vezmi 2 BC ze starodávné budovy ve Výhních.
bitoku-lesson-buildings-free-points = 2 BC zadarmo. Využij budovu!
bitoku-lesson-buildings-property = Soupeř přišel na Paseku a využil tvou farmu. Tebe to nic nestojí a máš z toho odměnu: 1 BC, nebo amulet +1, jak chceš.
bitoku-lesson-buildings-prices = Další budova stojí 1 kámen a pozdější víc. Každá odkryje na tvé desce body pro konec. Postavit jich můžeš šest.

## Krystaly

bitoku-lesson-crystals = Krystaly
    .about = Tři druhy krystalů a poutníci, kteří pod nimi spí
    .learnt = Krystal důvtipu ti něco dá s každou kartou vedle něj, krystal paměti boduje, když uděláš, co ukazuje, krystal snů dává odměnu každé jaro. A každý krystal probudí poutníka.
bitoku-lesson-crystals-kinds = Jsou krystaly důvtipu (růžové), paměti (žluté) a snů (fialové). Každý jde na místo svého druhu na tvé desce a zůstane tam.
bitoku-lesson-crystals-play = Za kartu nezumi získáš budovu, nebo krystal. Vylož ji, ale levé místo pro kartu nech prázdné.
bitoku-lesson-crystals-keep-left = Levé místo nech zatím prázdné: krystal bude ležet vedle něj.
bitoku-lesson-crystals-nezumi = Tahle karta krystal nedá. Vylož nezumi.
bitoku-lesson-crystals-force = Kvůli tomu nemusí odejít žádný poutník. Vylož nezumi.
bitoku-lesson-crystals-crystal = Vyber krystal.
bitoku-lesson-crystals-no-building = Ano, stavět by šlo. Ale tahle lekce je o krystalech.
bitoku-lesson-crystals-price = První místo nabídky je zadarmo, další stojí 1 surovinu, poslední 2. Vezmi první, krystal důvtipu.
bitoku-lesson-crystals-dearer = Ten něco stojí. První je zadarmo a právě ten potřebuješ.
bitoku-lesson-crystals-slot = Polož ho vedle levého místa pro kartu. Poutník, který tam spí, se pro tebe probudí a body pod ním se počítají na konci.
bitoku-lesson-crystals-other-slot = I tam by probudil poutníka. Ale příští kartu vyložíš vlevo, vedle kostky s 3.
bitoku-lesson-crystals-beside = Krystal důvtipu ti dá odměnu pokaždé, když vedle něj vyložíš kartu. Vylož kartu na levé místo.
bitoku-lesson-crystals-left-space = Vedle toho místa žádný krystal není. Hraj vlevo.
bitoku-lesson-crystals-see-it-work = Kostka počká. Nejdřív se podívej, co krystal umí.
bitoku-lesson-crystals-order = Karta i krystal ti něco dají, v pořadí, jaké si zvolíš. Vyzkoušej nejdřív krystal.
bitoku-lesson-crystals-either-order = Karta napřed je taky v pořádku. Ale vyzkoušej krystal.
bitoku-lesson-crystals-take = Jedna surovina podle tvého výběru, pokaždé, když sem vyložíš kartu.
bitoku-lesson-crystals-card = A teď karta.
bitoku-lesson-crystals-use-it = Nic to nestojí. Využij kartu.
bitoku-lesson-crystals-part = Vyber si, co ti dá.
bitoku-lesson-crystals-memory = Krystal paměti, jako je tenhle, dává 1 nebo 2 BC pokaždé, když uděláš, co ukazuje.
bitoku-lesson-crystals-dream = Krystaly snů dávají odměnu každé jaro a ještě jednou při závěrečném skórování. Pořiď si je včas.

## Duchové mitama a vážky

bitoku-lesson-souls = Duchové mitama a vážky
    .about = Duchové bodují hned a vážka se probudí, když některého najde
    .learnt = Duch mitama ti hned dá body a svou akci. Vážka dá svou, až ji s ním spojíš, a to jde jen tehdy, když jedno z nich právě získáš.
bitoku-lesson-souls-souls = Za ducha mitama platíš nefritem a saké, podle místa, na kterém leží, a hned získáš jeho BC.
bitoku-lesson-souls-waiting = Tahle vážka leží na tvé desce od začátku. Má hodnotu 4 BC, ale přinese je, až ji spojíš s duchem mitama.
bitoku-lesson-souls-use = Potřebuješ tedy ducha mitama. Použij kostku s 3.
bitoku-lesson-souls-die-first = I tudy vede cesta. Ale kostka v Jomi má slevu.
bitoku-lesson-souls-force = Tvá kostka s 3 je odemknutá. Použij ji a nech si poutníky.
bitoku-lesson-souls-yomi = Duchové jsou doma v Jomi. Umísti tam kostku.
bitoku-lesson-souls-elsewhere = Tam žádní duchové nejsou. Jdi do Jomi.
bitoku-lesson-souls-amulet = Dnes 3 stačí. Šetři amulet.
bitoku-lesson-souls-row = Řádek pro kostku s 3 dává ducha mitama o jednu surovinu levněji, nebo vážku. Vezmi ho.
bitoku-lesson-souls-no-discount = V nižším řádku by sleva nebyla.
bitoku-lesson-souls-soul-first = To přijde potom. Nejdřív duch mitama.
bitoku-lesson-souls-mitama = Vyber ducha mitama.
bitoku-lesson-souls-not-dragonfly = Vážku už máš. Chybí jí duch mitama.
bitoku-lesson-souls-dearest = Krajní stojí 1 nefrit a 2 saké a dává 5 BC. Máš 1 nefrit a 1 saké: se slevou to stačí!
bitoku-lesson-souls-cheaper = Levnější, ale s méně body. Se slevou si můžeš dovolit toho za 5 BC.
bitoku-lesson-souls-ara = 5 BC! A duch ara ti hned dá surovinu, nebo amulet. Vezmi amulet.
bitoku-lesson-souls-resource = I surovina by se hodila. Ale amulet posílí tvou příští kostku.
bitoku-lesson-souls-combine = Teď ho spoj se svou vážkou. Ta ti za to dá 4 BC.
bitoku-lesson-souls-now-only = Jde to jen teď! Později se tenhle duch může spojit jen s novou vážkou.
bitoku-lesson-souls-nine = 9 BC za jeden tah. Dvojice je natrvalo a počítá se pro vidění. Využij tu i budovu: amulet +1.
bitoku-lesson-souls-one-more = Amulet zadarmo. Využij budovu!
bitoku-lesson-souls-wolf = S kartou šin ókami získáš ducha mitama nebo vážku i bez kostky. Vylož ji.
bitoku-lesson-souls-other-card = Tahle karta nedá ducha mitama ani vážku. Vylož šin ókami.
bitoku-lesson-souls-no-crossing = Řeka počká. Vylož šin ókami.
bitoku-lesson-souls-dragonfly = Na ducha mitama ti nezbyl nefrit ani saké, ale vážky jsou levné. Vyber vážku.
bitoku-lesson-souls-gift = První nestojí nic a ještě dává 1 nefrit, druhá nestojí nic. Vezmi jednu z nich.
bitoku-lesson-souls-paid = Tyhle stojí surovinu. Vezmi jednu z prvních dvou.
bitoku-lesson-souls-waits = Volného ducha mitama nemáš, a tak vážka čeká. Příští, kterého získáš, ji může probudit.

## Kodamové

bitoku-lesson-kodamas = Kodamové a jezero
    .about = Pět malých duchů závodí o poklady jezera
    .learnt = Kroky kodamů dávají řádky, budovy, duchové a karty. Počítá se jen pořadí: závoď, kde se to vyplatí, a toho, kdo vede, vrať zpět.
bitoku-lesson-kodamas-tracks = V každé z pěti oblastí jde podél jezera jeden tvůj kodama. Začínají na políčku 1.
bitoku-lesson-kodamas-treasure = Jezerní poklad tu na konci dá 7, 3 a 1 BC třem kodamům, kteří došli nejdál. Ve dvou čeká na políčku 4 neutrální kodama.
bitoku-lesson-kodamas-use = Tady pomůže i tvá nejslabší kostka. Použij 1.
bitoku-lesson-kodamas-die-first = Karta přijde potom. Nejdřív kostka.
bitoku-lesson-kodamas-force = Nech si poutníky. Kostka s 1 je odemknutá.
bitoku-lesson-kodamas-place = Umísti ji na Schody, kde je poklad velký.
bitoku-lesson-kodamas-amulet = Na to, co chceme, 1 stačí. Šetři amulet.
bitoku-lesson-kodamas-elsewhere = Takový řádek má každá oblast u řeky. Ale na Schodech se dá získat víc.
bitoku-lesson-kodamas-row = Nejnižší řádek každé oblasti u řeky posune tvého kodamu, který tam je. Vezmi ho.
bitoku-lesson-kodamas-both = Můžeš mít obojí. Nejdřív řádek.
bitoku-lesson-kodamas-building = Tahle starodávná budova taky posune tvého kodamu, i pro kostku s 1. Využij ji.
bitoku-lesson-kodamas-free-step = Krok zadarmo. Využij budovu!
bitoku-lesson-kodamas-wolf = Políčko 3! V Jomi vede soupeř, díky nové budově. Tvá karta šin ókami na to zná lék: vylož ji.
bitoku-lesson-kodamas-other-card = Tahle dává body pohybu. Vylož šin ókami.
bitoku-lesson-kodamas-mitama = Vyber ducha mitama.
bitoku-lesson-kodamas-mitama-now = Vážka počká. Tenhle duch je zvláštní.
bitoku-lesson-kodamas-shinigami = Šinigami za 1 nefrit: posune jednoho tvého kodamu vpřed a jednoho soupeřova zpět. Vezmi ho.
bitoku-lesson-kodamas-back = Obě části jsou tvoje, v pořadí, jaké chceš. Začni krokem zpět.
bitoku-lesson-kodamas-either-order = I tak to jde. Ale začni soupeřem.
bitoku-lesson-kodamas-push = Soupeřův kodama v Jomi je na políčku 3. Posuň ho zpět.
bitoku-lesson-kodamas-forward = Teď tvůj vlastní krok. Na Schodech tak dostihneš neutrálního kodamu na políčku 4: kdo stojí nastejno, dělí se o odměny.
bitoku-lesson-kodamas-catch-up = Krok tam je v pořádku. Ale na Schodech můžeš vyrovnat hned teď.
bitoku-lesson-kodamas-combine = Duch našel tvou vážku: spoj je za 1 BC a dva další kroky.
bitoku-lesson-kodamas-run = Dva kroky, kde chceš, společně nebo zvlášť. Ještě jeden na Schodech a vedeš. Na poslední políčko se vejde jen jeden kodama.

## Poutníci

bitoku-lesson-pilgrims = Poutníci, cesty a kameny
    .about = Cesta k první bráně a k čemu je kámen iwakura
    .learnt = Body pohybu se utrácejí hned. Odbočky dávají body a poutník na nich zůstane. Kámen se počítá na konci, jednou za každého poutníka vedle něj.
bitoku-lesson-pilgrims-kitsune = Body pohybu (BP) vedou poutníky po cestách moudrosti; za 1 BP poutník vyrazí, nebo jde o políčko dál. Tvá karta kicune dává 2: vylož ji vlevo.
bitoku-lesson-pilgrims-left = Vlevo odemkne kostku s 3, kterou budeš potřebovat.
bitoku-lesson-pilgrims-fox = Tahle karta nedává body pohybu. Vylož kicune.
bitoku-lesson-pilgrims-force = Poutníky si nech na cesty! Vylož kicune.
bitoku-lesson-pilgrims-start = První BP: začni pouť s poutníkem ze své desky.
bitoku-lesson-pilgrims-not-saved = BP se nedají šetřit. Co teď neutratíš, propadne.
bitoku-lesson-pilgrims-walk = Druhý: krok dál. Na jednom políčku cesty smí být libovolně mnoho poutníků.
bitoku-lesson-pilgrims-second = Druhý poutník? Později. Veď dál tohohle.
bitoku-lesson-pilgrims-branch = Vedle tebe leží osvícení: 4, nebo 3 BC a amulet +2. Poutník, který vstoupí, tam zůstane natrvalo; každý hráč tam smí mít jen jednoho.
bitoku-lesson-pilgrims-use = Půjdeš dál. Schody dávají BP: použij kostku s 3.
bitoku-lesson-pilgrims-die-first = Karty potom. Tvůj poutník chce dál.
bitoku-lesson-pilgrims-stairs = Umísti ji na Schody.
bitoku-lesson-pilgrims-elsewhere = Tam se nic nepohne. Jdi na Schody.
bitoku-lesson-pilgrims-amulet = Dal by třetí BP, ale dnes stačí dva.
bitoku-lesson-pilgrims-row = Vyber řádek pro kostku s 3: 2 BP.
bitoku-lesson-pilgrims-lower = Ten řádek má méně BP. Potřebuješ dva.
bitoku-lesson-pilgrims-on = Jdi po cestě dál.
bitoku-lesson-pilgrims-light = 4 BC nejsou vůbec špatné! Ale dnes uvidíš bránu. Ještě krok.
bitoku-lesson-pilgrims-not-start = Tvůj první poutník je skoro u cíle. Jdi dál s ním.
bitoku-lesson-pilgrims-gate = Brána torii! Vstup na její lepší místo: 2 BC, amulet +1, a k tomu odměna z dílku brány.
bitoku-lesson-pilgrims-better-space = Tohle místo dává méně. To lepší je ještě volné.
bitoku-lesson-pilgrims-enter = Stojíš před bránou. Vstup!
bitoku-lesson-pilgrims-rock-first = Tenhle dílek dává kámen iwakura a místo pro poutníka u kamene. Nejdřív kámen.
bitoku-lesson-pilgrims-rock-before = Se druhým kamenem najde tvůj poutník lepší místo. Nejdřív vezmi kámen.
bitoku-lesson-pilgrims-rock = Vyber si. Na konci dá kámen 1 BC za každou tvou kartu, ducha mitama nebo budovu svých typů, a to za každého poutníka vedle něj.
bitoku-lesson-pilgrims-between = Teď poutník. Místo mezi tvými dvěma kameny stojí surovinu, ale počítá se pro oba.
bitoku-lesson-pilgrims-one-rock = Tam by ležel jen u jednoho kamene. Mezi nimi se počítá pro oba.
bitoku-lesson-pilgrims-pay = Zaplať tím, co můžeš postrádat.
bitoku-lesson-pilgrims-bridge = Před tebou je první most. Žádá splněnou kartu bitoku. A tví noví poutníci teď smějí začínat u tvé brány.

## Zima

bitoku-lesson-winter = Cesta bitoku, vidění a zima
    .about = Splň kartu, vezmi si vidění a přiveď kostky domů
    .learnt = BP plní karty bitoku. Vidění jsou sliby pro konec. V zimě se kostky vrátí se svými hodnotami a jedna vyložená karta se smí změnit v body.
bitoku-lesson-winter-path = Tahle karta bitoku přišla z kopců. Leží na tvé cestě bitoku a čeká, až ji splníš za 1 BP.
bitoku-lesson-winter-use = Zbývá jedna kostka, 1. Použij ji.
bitoku-lesson-winter-die-first = Nejdřív použij kostku, která zbyla na tvé desce.
bitoku-lesson-winter-amulet = Na Schodech začínají BP řádkem pro 2. Udělej ze své kostky 2 amuletem.
bitoku-lesson-winter-too-low = Kostka s 1 tam BP nedostane. Nejdřív utrať amulet.
bitoku-lesson-winter-stairs = Potřebuješ BP a kostka s 1 žádný nedá. Nejdřív utrať amulet.
bitoku-lesson-winter-place = Teď ji umísti na Schody.
bitoku-lesson-winter-stairs-now = BP jsou na Schodech.
bitoku-lesson-winter-row = Vyber řádek pro kostku s 2: 1 BP.
bitoku-lesson-winter-movement = Ten řádek posune kodamu. Potřebuješ BP.
bitoku-lesson-winter-row-first = To až potom. Nejdřív řádek pro kostku s 2.
bitoku-lesson-winter-step = Splň svou kartu bitoku: dá 3 BC a svou akci. Na konci se navíc boduje, kolik různých typů máš.
bitoku-lesson-winter-not-walk = I poutníkovi by se hodil. Ale čeká tvá karta.
bitoku-lesson-winter-look = Tahle karta dává vidění. Podívej se na dvě vrchní karty.
bitoku-lesson-winter-vision = Vidění boduje na konci, máš-li pak všechno, co žádá; jinak stojí 1 nebo 2 BC. Nech si jedno, kterému věříš.
bitoku-lesson-winter-refuse = Můžeš odmítnout obě a vzít si surovinu. Ale cesta je ještě dlouhá: jedno si nech.
bitoku-lesson-winter-building = Budova tady ti vrátí amulet +1. Využij ji.
bitoku-lesson-winter-amulet-back = Zadarmo! Využij budovu.
bitoku-lesson-winter-pass = Všechno je hotovo. Vynech tah.
bitoku-lesson-winter-enough = Ještě se dá překročit řeka pro přízeň. Ale čeká tě zima.
bitoku-lesson-winter-arrange = Zima: kostky se vracejí, zamknuté, s hodnotami, jaké teď mají. Rozmísti je k místům pro karty, jak chceš.
bitoku-lesson-winter-virtue = Ctnost ducha: máš pět karet jókai, a tak můžeš jednu z vyložených vyřadit a vzít si její body. Vyber si.
bitoku-lesson-winter-keep-all = Můžeš si je nechat všechny. Ale přijdou lepší: jednu z nich vyřaď za 3 BC.
bitoku-lesson-winter-renewed = Ostatní karty jdou na tvůj odkládací balíček. Kopce a nabídky se doplní, značky se z přízní odstraní. Začíná kolo 2.

## Závěrečné skórování

bitoku-lesson-ascension = Závěrečné skórování
    .about = Poslední kostka hry a jak se všechno počítá
    .learnt = Mnohé se počítá až na konci: vidění, poklady, typy bitoku, kameny, odkryté body. Teď si zahraj a užij si les!
bitoku-lesson-ascension-end = Hra na čtyři kola končí. Máš 72 BC, soupeř 79. Zbývá ti jedna kostka.
bitoku-lesson-ascension-visions = To jsou tvá vidění. Každá věc poslouží jen jednomu: máš tři dvojice a chtějí je dvě vidění. Jedno se nesplní.
bitoku-lesson-ascension-place = Suroviny už skoro nepomohou, body ano. Umísti poslední kostku na Schody.
bitoku-lesson-ascension-home = Další kolo nebude: amulety a pořadí tahu přijdou skoro na všechno pozdě. Hledej body na Schodech.
bitoku-lesson-ascension-late = Na to, aby se to vyplatilo, je už pozdě. Hledej body na Schodech.
bitoku-lesson-ascension-row = Vyber řádek pro kostku s 3.
bitoku-lesson-ascension-more = Můžeš mít víc BP.
bitoku-lesson-ascension-points-next = Správně, i to budeš mít. Nejdřív řádek.
bitoku-lesson-ascension-step = Poslední karta tvé cesty bitoku ještě není splněná. Splň ji: 3 BC.
bitoku-lesson-ascension-no-points = Na cestách už není žádný bod na dosah. Tvá karta má 3.
bitoku-lesson-ascension-rest = Ta karta dala ještě 1 BP, takže zbývají dva. Žádná odbočka s nimi není na dosah: dvakrát jdi, nebo je nevyužij.
bitoku-lesson-ascension-building = Teď starodávná budova: 2 BC.
bitoku-lesson-ascension-points = To je tvá vlastní budova. Starodávná dává body hned.
bitoku-lesson-ascension-take-points = Vezmi si ty 2 BC!
bitoku-lesson-ascension-virtue = Poslední zima. Vyřaď kartu vpravo: dá 2 BC za každý tvůj krystal, nejvýš 12.
bitoku-lesson-ascension-better = Karta vpravo dá víc.
bitoku-lesson-ascension-no-keeping = Žádná karta už nebude třeba. Vezmi si její body.
bitoku-lesson-ascension-ascension = Závěrečné skórování: tvé krystaly snů daly své odměny ještě jednou. První v pořadí má 3 BC a za tři různé typy bitoku jsou 4.
bitoku-lesson-ascension-counted = Kodamové se podělili o jezerní poklady, kameny se počítaly se svými poutníky a za každé 4 ze součtu kostek a surovin byl 1 BC.
bitoku-lesson-ascension-fate = Čtyři vidění se splnila, jedno stálo 1 BC. Nakonec se přičetly body, které krystaly a budovy odkryly na tvé desce.
bitoku-lesson-ascension-won = Scházelo ti 7 BC, a přece vítězíš 154 : 124. Z toho 65 bodů přineslo závěrečné skórování: mysli na ně včas.

## Tengu

bitoku-lesson-tengu = Sólo proti tengu
    .about = Jak hraje duch hory a jak být před ním
    .learnt = Tengu řídí kostky a karty, v pevných krocích. Hlídej jeho karty a jeho stranu řeky. Vítězíš, jen když máš víc BC.
bitoku-lesson-tengu-welcome = V sólo hře je tvým soupeřem tengu. Nemá karty v ruce ani plán: hodí kostkami a udělá první věc, kterou může. Pro tebe platí stejná pravidla jako jindy.
bitoku-lesson-tengu-cards = Tengu hodil dvěma kostkami; nižší vybrala jednu z jeho tří odkrytých karet. Pak prošel své kroky: mohl odemknout kostku, a tak si vzal 1 nefrit.
bitoku-lesson-tengu-play = Jsi na tahu. Vylož imomuši na levé místo pro kartu.
bitoku-lesson-tengu-imomushi = Imomuši vlevo, prosím: potřebuješ kostku s 3.
bitoku-lesson-tengu-force = Žádný poutník nemusí odejít. Vylož imomuši.
bitoku-lesson-tengu-part = Vyber si, co ti dá.
bitoku-lesson-tengu-placed = Přišla karta s Pasekou a kostka byla odemknutá: tengu tam šel a vzal si dřevo a nefrit. Nepotřebuje žádnou hodnotu a nic neplatí.
bitoku-lesson-tengu-use = Paseka je teď plná. Použij kostku s 3.
bitoku-lesson-tengu-die-first = Nejdřív kostka.
bitoku-lesson-tengu-forges = Umísti ji do Výhní. Jsou na stejné straně řeky: přechod je teď sporný. Podívej se, co přijde.
bitoku-lesson-tengu-elsewhere = Dobré místo, a bezpečné. Ale sleduj, co se stane na straně tengu: jdi do Výhní.
bitoku-lesson-tengu-row = Něco postav: řádek pro kostku s 2.
bitoku-lesson-tengu-build = To jde. Ale máš dřevo, tak stavěj.
bitoku-lesson-tengu-tile = Vezmi první budovu, farmu.
bitoku-lesson-tengu-farm = Farmu využije každá kostka. Vezmi ji.
bitoku-lesson-tengu-site = Polož ji na to místo pro farmu, které se ti líbí nejvíc.
bitoku-lesson-tengu-raced = Předběhl tě! Když máte oba kostku na stejné straně, překročí tengu řeku, jakmile se tam některá karta hodí k jeho aktivní kartě. Vzal si kartu jókai.
bitoku-lesson-tengu-cross = Na té straně zbývá jedno místo. Překroč řeku, než přijde znovu.
bitoku-lesson-tengu-last-place = Tengu má tu stranu rád. Překroč řeku, dokud je místo.
bitoku-lesson-tengu-favour = Získej kartu z kopců dřív než tengu.
bitoku-lesson-tengu-a-card = Co necháš, může si vzít tengu. Získej kartu.
bitoku-lesson-tengu-score = Na konci tengu dostane body za to, co odpovídá jeho kamenům, za karty jókai, budovy a poklady. Jsou-li kodamové nastejno, vede jeho, a ty potřebuješ víc BC než on.
