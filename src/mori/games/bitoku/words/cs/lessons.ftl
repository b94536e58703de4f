# Lekce Bitoku (docs/adding-a-lesson.md). Stránka načte tenhle soubor s první lekcí.

## Cíl hry a rok

bitoku-lesson-year = Cíl hry a rok v lese
    .about = Oč se hraje a jakou cestu urazí každá kostka
    .learnt = Karta odemkne kostku, kostka pracuje v lese a potom překročí řeku. Něco dává body hned, něco až na konci: vyber si dvě nebo tři věci, které si pomáhají.
bitoku-lesson-year-welcome = Velký duch opouští les a ty chceš na jeho místo. Po čtyřech letech ho zaujme ten, kdo má nejvíc bodů ctnosti (BC). V téhle hře právě začal poslední rok.
bitoku-lesson-year-seasons = Rok má čtyři období. Na jaře si vybereš tři karty. V létě se hráči střídají po jedné akci. Podzim určí pořadí tahu a v zimě se všechny kostky vrátí domů.
bitoku-lesson-year-card = Je léto. Cesta kostky začíná kartou: vylož osvětlenou kartu nezumi na pravé místo pro kartu a kostka se 4 vedle něj se odemkne.
bitoku-lesson-year-card-elsewhere = Tam by odemkla jinou kostku. Ale vpravo leží krystal, který ti pomůže: vylož ji tam.
bitoku-lesson-year-other-card = I to je dobrá karta. Ale začněme osvětlenou kartou nezumi.
bitoku-lesson-year-force = To jde, ale stálo by tě to natrvalo jednoho poutníka. Karta odemkne kostku zadarmo: vylož nezumi.
bitoku-lesson-year-crystal = Krystal vedle toho místa ti dá 1 bod pohybu pokaždé, když tam vyložíš kartu. Využij nejdřív krystal.
bitoku-lesson-year-crystal-first = Karta přijde hned potom. Ale nejdřív krystal: jeden tvůj poutník je skoro u cíle.
bitoku-lesson-year-now = Body hned: tvůj poutník stojí vedle osvícení. Ať vstoupí, a okamžitě získáš 5 BC.
bitoku-lesson-year-now-elsewhere = To jde. Ale nejlepší místo osvícení je na jeden krok: 5 BC.
bitoku-lesson-year-later = Body později: teď využij samotnou kartu, která ti dovolí získat krystal o 2 suroviny levněji.
bitoku-lesson-year-later-free = Nic tě nestojí a je tvoje. Využij kartu.
bitoku-lesson-year-obtain = Vezmi si krystal. Probudí poutníka a na tvé desce odkryje body, které se počítají na konci. A pokaždé, když postavíš budovu, ti dá 2 BC.
bitoku-lesson-year-journey = Kostka se 4 je teď odemknutá. V některém dalším tahu využije řádek a budovu v lese a potom překročí řeku pro přízeň. Karta, les, řeka: tuhle cestu urazí každá kostka každý rok.
bitoku-lesson-year-ways = Cest k bodům je víc, než kolik kdo stihne. Vyber si dvě nebo tři, které si pomáhají: krystaly budí poutníky, poutníci docházejí pro body a násobí kameny a tím, co sbíráš, plníš vidění.

## Karta a kostka

bitoku-lesson-dice = Karta a kostka
    .about = Co je tah: vyložit kartu, umístit kostku, vzít si, co les dává
    .learnt = Léto nabízí tři věci: vyložit kartu, použít kostku, překročit řeku. Karta odemkne kostku a dá ti svou akci. Kostka využije jeden řádek a jednu budovu.
bitoku-lesson-dice-welcome = Vítej v lese! Velký duch odchází a ty chceš na jeho místo. Čtyři kola sbírej body ctnosti (BC); závěrečné skórování přidá zbytek. Kdo má nejvíc BC, vítězí.
bitoku-lesson-dice-guardians = Tyhle kostky jsou tví strážci: 3, 2 a 1. Začínají zamknuté, na červených polích, každá vedle jednoho místa pro kartu.
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
bitoku-lesson-dice-amulet = Amulet kostku zvýší. Šetři si ho: tady kostka s 3 stačí.
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
    .learnt = V oblasti u řeky stačí shoda, méně nestačí. Amulet se utrácí před umístěním kostky a jeho účinek trvá. Kvůli budovám se kostky nikdy neporovnávají; v jednom nebo ve dvou vůbec.
bitoku-lesson-regions-regions = Každá oblast u řeky nabízí něco jiného: Jomi duchy mitama a vážky, Schody body pohybu, Paseka suroviny, Výhně budovy a krystaly. Každá má pět řádků; kostka využije jeden, nejvýš do své hodnoty.
bitoku-lesson-regions-rank = Ve třech nebo čtyřech se kostky potkávají: akci lesa máš, jen když v oblasti žádná jiná neukazuje víc. Na Pasece stojí soupeřova kostka s 3. V jednom nebo ve dvou se do oblasti u řeky vejde jen jedna a nic se neporovnává.
bitoku-lesson-regions-use = Chceš surovinu z Paseky a tvá odemknutá kostka ukazuje 2. Přesto ji použij.
bitoku-lesson-regions-cheaper = Zamknutá kostka stojí poutníka. Jde to levněji: použij tu odemknutou.
bitoku-lesson-regions-card-later = Dobrý nápad, ale nejdřív se postavme soupeři.
bitoku-lesson-regions-amulet = Utrať svůj amulet +1: zvýší kostku z 2 na 3. Jde to, než kostku umístíš, nikdy potom a nikdy nad 6.
bitoku-lesson-regions-outranked = Tvá kostka s 2 tam stát smí, ale ta s 3 ji převyšuje: žádná akce lesa. Nejdřív ji zvyš.
bitoku-lesson-regions-home = V Příbytku se kostky nikdy neporovnávají, takže by stačila i kostka s 2. Ale dnes se postavíme té s 3.
bitoku-lesson-regions-elsewhere = To jde. Ale dnes se postavíme kostce s 3 na Pasece.
bitoku-lesson-regions-place = Kostka s 3 vedle kostky s 3: shoda stačí. Umísti ji na Paseku.
bitoku-lesson-regions-glade = Dobré místo, ale zvýšená kostka se nejlíp uplatní na Pasece. Umísti ji tam.
bitoku-lesson-regions-row = Tady tě nikdo nepřevyšuje. Vyber řádek pro kostku s 3.
bitoku-lesson-regions-lower = Nižší řádek taky můžeš, ale ten pro kostku s 3 ti dá na výběr ze všech surovin.
bitoku-lesson-regions-first-row = To budeš mít hned potom. Nejdřív vezmi řádek, o který se bojovalo.
bitoku-lesson-regions-take = Jedna surovina kteréhokoli druhu je tvoje.
bitoku-lesson-regions-building = Akce budov se nikdy neptá, kdo je vyšší. Tahle starodávná budova dává amulet +1: a máš ho zpátky.
bitoku-lesson-regions-again = Amulet zadarmo. Využij budovu!
bitoku-lesson-regions-stays = Amulet je investice: kostka si nechá hodnotu 3 i v dalších letech, dokud ji něco nesníží. Zůstane tu, dokud nepřekročí řeku nebo nepřijde zima, a soupeř, který tu chce akci lesa, se jí musí vyrovnat.

## Řeka

bitoku-lesson-river = Přes řeku
    .about = Kostky překračují řeku ke kopcům a získávají přízeň
    .learnt = Překročit řeku je samostatná akce. Kostka se sníží, uvolní své místo v lese a získá jednu ze tří přízní kopce. Kdo přijde první, vybírá si.
bitoku-lesson-river-hills = Kostka může posloužit dvakrát: po lese může překročit řeku, čímž se sníží. Za řekou leží kopce, každý se třemi přízněmi: karta bitoku, karta jókai, nebo dvě malé odměny.
bitoku-lesson-river-cross = Kostka v oblasti u řeky ji smí překročit. Udělej to kostkou s 3 na Schodech: sníží se o 1 (z hodnoty 6 by byla 3).
bitoku-lesson-river-left-first = Ta překročí řeku taky. Začni vlevo, kde je karta, kterou chceš.
bitoku-lesson-river-hurry = Vyložení karty počká, přízeň ne: může ji vzít soupeř.
bitoku-lesson-river-force = Poutníky si nech: kostka s 3 překročí řeku zadarmo.
bitoku-lesson-river-favour = Ve dvou dosáhneš na oba kopce této strany. Získej kartu jókai na kopci Schodů: nefrit, saké a amulet pokaždé, když ji vyložíš.
bitoku-lesson-river-bitoku = Karty bitoku dávají body a mají svou lekci. Teď získej kartu jókai.
bitoku-lesson-river-small-later = Malé odměny jsou pro tvé druhé překročení. Teď získej kartu jókai.
bitoku-lesson-river-other-card = Dobrá karta, ale tahle staví, a stavění má vlastní lekci.
bitoku-lesson-river-cover = Zakrytí odradí ostatní, ale tobě nic nedá. Raději ji získej!
bitoku-lesson-river-covered = Značka hikaru zakrývá, co je rozebráno; do zimy to nikdo nedostane. Řeku překročil i soupeř. A všimni si: kostka, která řeku překročí, hned uvolní své místo v lese, pro kohokoli.
bitoku-lesson-river-play = Novou kartu máš v ruce a pravé místo pro kartu je prázdné. Vylož ji tam.
bitoku-lesson-river-last-space = Je to tvé poslední prázdné místo pro kartu. Nová karta ti dá víc.
bitoku-lesson-river-card-first = Dobrý nápad, ale nejdřív vyložme novou kartu. Kostka může řeku překročit i potom.
bitoku-lesson-river-again = Nefrit, saké, amulet a odemknutá kostka! Teď překroč řeku z Paseky kostkou s 2. Ta s 1 by nemohla.
bitoku-lesson-river-die-later = I na poslední kostku dojde. Ale nejdřív překroč řeku, dokud zbývají přízně.
bitoku-lesson-river-small = Tahle strana má vlastní přízně a ve dvou místo jen pro dvě kostky: třetí přijde pozdě. Získej tu malé odměny: dvě různé ze čtyř.
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
bitoku-lesson-home-three-later = Nech si kostku s 3 na příští tah: bude potřebovat svou hodnotu.
bitoku-lesson-home-no-crossing = To by šlo. Ale nejdřív kostky, které čekají na tvé desce: použij tu s 1.
bitoku-lesson-home-top = Umísti ji na nejvyšší místo: dává amulet +2 a stojíš nad soupeřovou kostkou.
bitoku-lesson-home-below = Dobrá odměna, ale pod soupeřem. Z nejvyššího místa začneš příští kolo.
bitoku-lesson-home-alone = Tam kostka s 1 jen posune tvého kodamu. V Příbytku získá víc.
bitoku-lesson-home-no-value = Amulet si raději nech: v Příbytku na hodnotě nezáleží.
bitoku-lesson-home-taken = Teď kostka s 3. Patřila by na Paseku, ale její jediné místo zabrala soupeřova kostka s 3. Přesto svou kostku použij.
bitoku-lesson-home-die-first = Za chvíli. Ale na tvé desce čeká ještě jedna kostka: nejdřív použij ji.
bitoku-lesson-home-copy-space = Ale je tu oklika. V jednom nebo ve dvou sníží nejnižší místo Příbytku tvou kostku o 1 a dovolí ti kopírovat akci lesa soupeřovy kostky.
bitoku-lesson-home-their-value = Amulet si raději nech: počítat se bude hodnota kopírované kostky, ne tvoje.
bitoku-lesson-home-plain = To jde. Ale chceš, co dává Paseka: vezmi místo, které kopíruje.
bitoku-lesson-home-copy = Vyber soupeřovu kostku s 3 na Pasece.
bitoku-lesson-home-copy-home = To kopíruje místo Příbytku: amulet a vidění. Není to špatné, ale chceš surovinu.
bitoku-lesson-home-copy-one = Tahle kostka ukazuje 1 a kopíruje jen řádek pro každou kostku. Vyber tu s 3.
bitoku-lesson-home-row = Hraješ, jako by tam stála tvá kostka s 3. Vyber řádek pro kostku s 3.
bitoku-lesson-home-lower = To jde, ale řádek pro kostku s 3 ti dá na výběr ze všech surovin.
bitoku-lesson-home-take = Vezmi si surovinu podle svého výběru. Tvá vlastní kostka teď ukazuje 2 a tak zůstane.
bitoku-lesson-home-cross = Soupeř už vynechal tah, ale tvé léto trvá, dokud můžeš něco dělat. Kostka, která ještě může překročit řeku, získá další přízeň: překroč ji tou s 2.
bitoku-lesson-home-stay = Už můžeš vynechat tah. Ale na dosah je ještě přízeň: než vynecháš tah, vždy se podívej k řece.
bitoku-lesson-home-favour = Získej z kopců kartu, která se ti líbí nejvíc: kartu bitoku na pozdější body, nebo kartu jókai do ruky.
bitoku-lesson-home-small = I malé odměny jsou dobrá volba. Ale dnes si vezmi kartu, ať může přijít podzim.
bitoku-lesson-home-cover = Soupeř by ji neměl, ale tobě by to nic nedalo. Raději nějakou kartu získej.
bitoku-lesson-home-autumn = Nic už nezbývalo, tah se vynechal sám a přišel podzim. Určuje pořadí tahu: první je ten, čí kostka stojí v Příbytku nejvýš, ať má jakoukoli hodnotu. To jsi ty, a tak začínáš příští kolo.

## Zima

bitoku-lesson-winter = Zima a nový rok
    .about = Přiveď kostky domů, proměň kartu v body a začni znovu
    .learnt = Teď znáš celý rok. Kostky si nechávají své hodnoty, kopce a nabídky se mění a z odložených karet vznikne nový balíček. Ještě tři takové roky a přijde závěrečné skórování.
bitoku-lesson-winter-home = Lekce o Příbytku skončila podzimem a tady rok pokračuje. Zima je krátká, ale uzavře rok a připraví další.
bitoku-lesson-winter-arrange = Kostky se vracejí, zamknuté, s hodnotami, jaké teď mají. Rozmísti je k místům pro karty, jak chceš: karta odemkne kostku vedle sebe.
bitoku-lesson-winter-virtue = Ctnost ducha: máš aspoň pět karet jókai, a tak můžeš jednu z vyložených vyřadit a vzít si její body. Ta karta je pryč natrvalo. Vyber si.
bitoku-lesson-winter-keep-all = Můžeš si je nechat všechny. Ale přijdou lepší: jednu z nich vyřaď za 3 BC.
bitoku-lesson-winter-renewed = Ostatní vyložené karty jdou na tvůj odkládací balíček. Na kopcích leží nové karty a značky hikaru jsou pryč: každou přízeň lze zase získat.
bitoku-lesson-winter-displays = V každé nabídce krajní dílek opustí hru, ostatní se posunou ke kraji a za nimi přibudou nové. Krystal, který chceš, může zdražit, když počkáš.
bitoku-lesson-winter-spring = Jaro: v ruce máš zase čtyři karty. Tvůj balíček cestou došel, a tak z odložených karet vznikl nový. Odlož kartu, která ti teď pomůže nejmíň.
bitoku-lesson-winter-again = A znovu začíná léto: je kolo 2 a začínáš. Kostky ukazují, co jim zbylo z loňska, a tak amulet použitý teď pomáhá tři roky.

## Budovy

bitoku-lesson-buildings = Budovy a kdo z nich něco má
    .about = Postav farmu tam, kudy chodí ostatní, a nech si zaplatit
    .learnt = Budovu smí využít každá kostka, která přijde, a za cizí kostky má její majitel bonus. Stavěj tam, kde chtějí být ostatní.
bitoku-lesson-buildings-areas = Každá oblast u řeky má obydlenou oblast. Ve dvou stojí v každé starodávná budova; ostatní místa jsou pro farmy, chrámy, lázně onsen a hostince rjókan.
bitoku-lesson-buildings-use = Máš dřevo a kámen: je čas stavět. Použij kostku s 3.
bitoku-lesson-buildings-card-later = Karta je dobrý nápad, ale nejdřív stavějme.
bitoku-lesson-buildings-force = Poutníci se budou hodit a kostka s 3 už je odemknutá: použij ji.
bitoku-lesson-buildings-forges = Budovy se kupují ve Výhních. Umísti tam kostku.
bitoku-lesson-buildings-elsewhere = Užitečné místo, ale nestaví se tam. Jdi do Výhní.
bitoku-lesson-buildings-amulet = Amulet si raději nech: na stavbu stačí kostka s 3.
bitoku-lesson-buildings-row = Vyber řádek pro kostku s 2: tím se staví.
bitoku-lesson-buildings-either = Ten řádek nechává na výběr mezi krystalem a budovou, za stejnou cenu. Chceš budovu: vyber řádek pro kostku s 2.
bitoku-lesson-buildings-build-first = To budeš mít hned potom. Nejdřív stavějme.
bitoku-lesson-buildings-tile = Vyber budovu: farmu, která kostce od 2 výš dává dřevo, nebo kámen. I tvůj kámen iwakura má farmy rád.
bitoku-lesson-buildings-other-tile = Dobrá budova na jindy. Vezmi farmu: využijí ji i malé kostky, takže přijdou mnohé.
bitoku-lesson-buildings-site = Může stát na kterémkoli místě pro farmu, v kterékoli oblasti. Vyber Paseku: tam soupeř určitě přijde.
bitoku-lesson-buildings-other-site = Mohla by stát tam. Ale na Pasece čekej víc hostů.
bitoku-lesson-buildings-bonus = První budova stojí 1 dřevo. Její bonus je hned tvůj: krok tvého kodamy na Pasece a amulet +1.
bitoku-lesson-buildings-ancient = Novou farmu lze využít od příštího tahu. Ale dnes může kostka ještě využít budovu ve své oblasti: vezmi 2 BC ze starodávné budovy ve Výhních.
bitoku-lesson-buildings-free-points = 2 BC zadarmo. Využij budovu!
bitoku-lesson-buildings-property = Soupeř přišel na Paseku a využil tvou farmu. Tebe to nic nestojí a máš z toho odměnu: 1 BC, nebo amulet +1, jak chceš.
bitoku-lesson-buildings-prices = Další budova stojí 1 kámen a pozdější víc, protože každá odkryje na tvé desce body pro konec. Postavit jich můžeš šest.

## Krystaly

bitoku-lesson-crystals = Krystaly
    .about = Tři druhy krystalů a poutníci, kteří pod nimi spí
    .learnt = Krystal důvtipu ti něco dá s každou kartou vedle něj, krystal paměti boduje, když uděláš, co ukazuje, krystal snů dává odměnu každé jaro. A každý krystal probudí poutníka.
bitoku-lesson-crystals-kinds = Jsou krystaly důvtipu (růžové), paměti (žluté) a snů (fialové). Každý jde na místo svého druhu na tvé desce a probudí poutníka: jinak další nezískáš.
bitoku-lesson-crystals-memory = Tenhle krystal paměti už je tvůj. Dá ti 2 BC pokaždé, když uděláš, co ukazuje: získáš krystal. Sleduj ho.
bitoku-lesson-crystals-play = Za kartu nezumi získáš budovu, nebo krystal. Vylož ji na prostřední místo pro kartu a pravé nech prázdné.
bitoku-lesson-crystals-keep-right = Pravé místo nech zatím prázdné: krystal bude ležet vedle něj.
bitoku-lesson-crystals-nezumi = Dobrá karta, ale krystal nedá. Vylož nezumi.
bitoku-lesson-crystals-river-later = Dobrý nápad na potom. Nejdřív si pořiďme krystal: vylož nezumi.
bitoku-lesson-crystals-force = Poutníky si nech: karta odemkne kostku zadarmo. Vylož nezumi.
bitoku-lesson-crystals-crystal = Vyber krystal.
bitoku-lesson-crystals-no-building = Ano, stavět by šlo. Ale tahle lekce je o krystalech.
bitoku-lesson-crystals-price = První místo nabídky je zadarmo, další stojí 1 surovinu, poslední 2. Vezmi první, krystal důvtipu.
bitoku-lesson-crystals-dearer = Ten něco stojí. První je zadarmo a právě ten potřebuješ.
bitoku-lesson-crystals-slot = Polož ho vedle pravého místa pro kartu, kde ještě žádná neleží. Poutník, který tam spí, se pro tebe probudí a body pod ním se počítají na konci.
bitoku-lesson-crystals-other-slot = I tam by probudil poutníka. Ale příští karta půjde vpravo: polož krystal tam.
bitoku-lesson-crystals-beside = 2 BC z krystalu paměti a probuzený poutník! Krystal důvtipu ti dá odměnu, když vedle něj vyložíš kartu: vylož kartu kappa na pravé místo.
bitoku-lesson-crystals-see-it-work = Dobrý nápad, ale nejdřív se podívejme, co krystal umí.
bitoku-lesson-crystals-order = Karta i krystal ti něco dají, v pořadí, jaké si zvolíš. Vyzkoušej nejdřív krystal.
bitoku-lesson-crystals-either-order = Karta napřed je taky v pořádku. Ale vyzkoušej krystal.
bitoku-lesson-crystals-take = Nefrit, nebo saké, pokaždé, když sem vyložíš kartu. Vezmi si, co chceš.
bitoku-lesson-crystals-card = A teď karta.
bitoku-lesson-crystals-use-it = Je tvoje a nic nestojí: využij i kartu.
bitoku-lesson-crystals-part = Vyber si, co ti dá.
bitoku-lesson-crystals-dream = Krystaly snů dávají odměnu každé jaro a ještě jednou při závěrečném skórování. Pořiď si je včas.

## Duchové mitama a vážky

bitoku-lesson-souls = Duchové mitama a vážky
    .about = Duch mitama boduje hned a vážka se probudí, když nějakého najde
    .learnt = Duch mitama ti hned dá body a svou akci. Vážka dá svou, až ji s ním spojíš, a to jde jen tehdy, když jedno z nich právě získáš.
bitoku-lesson-souls-souls = Za ducha mitama platíš nefritem a saké. Místo, na kterém leží, určuje jeho cenu i jeho BC, a ty získáš hned.
bitoku-lesson-souls-waiting = Tahle vážka leží na tvé desce od začátku. Má hodnotu 4 BC, ale přinese je, až ji spojíš s duchem mitama.
bitoku-lesson-souls-use = Potřebuješ tedy ducha mitama. Použij kostku s 3.
bitoku-lesson-souls-die-first = I tudy vede cesta. Ale kostka v Jomi má slevu.
bitoku-lesson-souls-force = Poutníci se budou hodit a kostka s 3 už je odemknutá. Použij ji.
bitoku-lesson-souls-yomi = Duchové mitama jsou doma v Jomi. Umísti tam kostku.
bitoku-lesson-souls-elsewhere = Dobré místo, ale duchové mitama tam nejsou. Jdi do Jomi.
bitoku-lesson-souls-amulet = Amulet si raději nech: dnes kostka s 3 stačí.
bitoku-lesson-souls-row = Řádek pro kostku s 3 dává ducha mitama o jednu surovinu levněji, nebo vážku. Vezmi ho.
bitoku-lesson-souls-no-discount = To jde, ale slevu, kterou potřebuješ, dá jen řádek pro kostku s 3.
bitoku-lesson-souls-soul-first = To budeš mít hned potom. Nejdřív duch mitama.
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
bitoku-lesson-souls-waits = Vážka koupená později čeká, jako čekala tahle, až získáš ducha mitama. A volný duch mitama čeká na příští vážku. Počítej tedy s oběma.

## Kodamové

bitoku-lesson-kodamas = Kodamové a jezero
    .about = Pět malých duchů závodí o poklady jezera
    .learnt = Kroky kodamů dávají řádky, budovy, duchové a karty. Počítá se jen pořadí: závoď, kde se to vyplatí, a toho, kdo vede, vrať zpět.
bitoku-lesson-kodamas-tracks = V každé z pěti oblastí jde podél jezera jeden tvůj kodama. Začínají na políčku 1.
bitoku-lesson-kodamas-treasure = Jezerní poklad tu na konci dá 7, 3 a 1 BC třem kodamům, kteří došli nejdál. Ve dvou čeká na políčku 4 neutrální kodama.
bitoku-lesson-kodamas-use = Tady pomůže i tvá nejslabší kostka. Použij tu s 1.
bitoku-lesson-kodamas-die-first = Dobrý nápad, ale nejdřív použijme kostku.
bitoku-lesson-kodamas-force = Poutníci se budou hodit a kostka s 1 už je odemknutá. Použij ji.
bitoku-lesson-kodamas-place = Umísti ji na Schody, kde je poklad velký.
bitoku-lesson-kodamas-amulet = Amulet si raději nech: na tenhle řádek stačí kostka s 1.
bitoku-lesson-kodamas-elsewhere = Takový řádek má každá oblast u řeky. Ale na Schodech se dá získat víc.
bitoku-lesson-kodamas-row = Horní řádek každé oblasti u řeky, pro každou kostku, posune tvého kodamu, který tam je. Vezmi ho.
bitoku-lesson-kodamas-both = Budovu budeš mít hned potom. Nejdřív vezmi řádek.
bitoku-lesson-kodamas-building = Tahle starodávná budova taky posune tvého kodamu, i pro kostku s 1. Využij ji.
bitoku-lesson-kodamas-free-step = Krok zadarmo. Využij budovu!
bitoku-lesson-kodamas-wolf = Políčko 3! V Jomi vede soupeř, díky nové budově. Tvá karta šin ókami na to zná lék: vylož ji.
bitoku-lesson-kodamas-other-card = Dobrá karta pro cesty moudrosti. K jezeru vylož šin ókami.
bitoku-lesson-kodamas-mitama = Vyber ducha mitama.
bitoku-lesson-kodamas-mitama-now = I vážka je dobrá, ale tenhle duch je zvláštní: vyber ducha mitama.
bitoku-lesson-kodamas-shinigami = Šinigami za 1 nefrit: posune jednoho tvého kodamu vpřed a jednoho soupeřova zpět. Vezmi ho.
bitoku-lesson-kodamas-back = Obě části jsou tvoje, v pořadí, jaké chceš. Začni krokem zpět.
bitoku-lesson-kodamas-either-order = I tak to jde. Ale začni soupeřem.
bitoku-lesson-kodamas-push = Soupeřův kodama v Jomi je na políčku 3. Posuň ho zpět.
bitoku-lesson-kodamas-forward = Teď tvůj vlastní krok. Na Schodech tak dostihneš neutrálního kodamu na políčku 4: kdo stojí nastejno, dělí se o odměny.
bitoku-lesson-kodamas-catch-up = Krok tam je v pořádku. Ale na Schodech můžeš vyrovnat hned teď.
bitoku-lesson-kodamas-combine = Duch našel tvou vážku: spoj je za 1 BC a dva další kroky.
bitoku-lesson-kodamas-run = Dva kroky, společně nebo zvlášť. Ještě jeden na Schodech a tvůj kodama vede: kdyby hra skončila teď, těch 7 BC je tvých. Na poslední políčko se vejde jen jeden kodama.

## Poutníci

bitoku-lesson-pilgrims = Poutníci, cesty a kameny
    .about = Cesta k první bráně a k čemu je kámen iwakura
    .learnt = Body pohybu se utrácejí hned. Odbočky dávají body a poutník na nich zůstane. Kámen se počítá na konci, jednou za každého poutníka vedle něj.
bitoku-lesson-pilgrims-kitsune = Na cestách moudrosti leží body na odbočkách. Vedou tam body pohybu (BP): za 1 BP poutník vyrazí, nebo jde o políčko dál. Tvá karta kicune dává 2: vylož ji vlevo.
bitoku-lesson-pilgrims-left = Vlevo odemkne kostku s 3, kterou budeš potřebovat.
bitoku-lesson-pilgrims-fox = Dobrá karta, ale poutníka neposune. Vylož kicune.
bitoku-lesson-pilgrims-force = Poutníky potřebuješ na cesty a karta odemkne kostku zadarmo. Vylož kicune.
bitoku-lesson-pilgrims-start = První BP: začni pouť s poutníkem ze své desky.
bitoku-lesson-pilgrims-not-saved = BP se nedají šetřit. Co teď neutratíš, propadne.
bitoku-lesson-pilgrims-walk = Druhý: krok dál. Na jednom políčku cesty smí být libovolně mnoho poutníků.
bitoku-lesson-pilgrims-second = Druhý poutník je dobrý nápad, ale nejdřív veď dál tohohle.
bitoku-lesson-pilgrims-branch = Vedle tebe leží osvícení: 4, nebo 3 BC a amulet +2. Poutník, který vstoupí, tam zůstane natrvalo; každý hráč tam smí mít jen jednoho.
bitoku-lesson-pilgrims-use = Půjdeš dál. Schody dávají BP: použij kostku s 3.
bitoku-lesson-pilgrims-die-first = Dobrý nápad, ale tvůj poutník chce nejdřív dál.
bitoku-lesson-pilgrims-stairs = Umísti ji na Schody.
bitoku-lesson-pilgrims-elsewhere = Jindy dobré místo, ale BP nedává. Jdi na Schody.
bitoku-lesson-pilgrims-amulet = Dal by třetí BP, ale dnes stačí dva.
bitoku-lesson-pilgrims-row = Vyber řádek pro kostku s 3: 2 BP.
bitoku-lesson-pilgrims-lower = To jde, ale ten řádek má méně BP a ty potřebuješ dva.
bitoku-lesson-pilgrims-on = Jdi po cestě dál.
bitoku-lesson-pilgrims-light = 4 BC nejsou vůbec špatné! Ale dnes uvidíš bránu. Ještě krok.
bitoku-lesson-pilgrims-not-start = Za chvíli. Ale tvůj první poutník je skoro u cíle: jdi dál s ním.
bitoku-lesson-pilgrims-gate = Brána torii! Vstup na její lepší místo: 2 BC, amulet +1, a k tomu odměna z dílku brány. I tví další poutníci můžou vyrážet odsud: zkratka.
bitoku-lesson-pilgrims-better-space = To jde, ale tohle místo dává méně a to lepší je ještě volné.
bitoku-lesson-pilgrims-enter = Druhý poutník počká: první stojí před bránou. Ať vstoupí!
bitoku-lesson-pilgrims-rock-first = Tenhle dílek dává kámen iwakura a místo pro poutníka u kamene. Nejdřív kámen.
bitoku-lesson-pilgrims-rock-before = Se druhým kamenem najde tvůj poutník lepší místo. Nejdřív vezmi kámen.
bitoku-lesson-pilgrims-rock = Vyber si. Na konci dá kámen 1 BC za každou tvou kartu, ducha mitama nebo budovu svých typů, a to za každého poutníka vedle něj.
bitoku-lesson-pilgrims-between = Teď poutník. Místo mezi tvými dvěma kameny stojí surovinu, ale počítá se pro oba.
bitoku-lesson-pilgrims-one-rock = Tam by ležel jen u jednoho kamene. Mezi nimi se počítá pro oba.
bitoku-lesson-pilgrims-pay = Zaplať tím, co můžeš postrádat.
bitoku-lesson-pilgrims-bridge = Před tebou je první most. Žádá splněnou kartu bitoku: o těch je příští lekce.

## Cesta bitoku a vidění

bitoku-lesson-visions = Cesta bitoku a vidění
    .about = Splň kartu a dej slib pro konec
    .learnt = Body pohybu plní karty bitoku, vždy tu, která je na řadě. Různé typy se počítají na konci. Vidění je slib: splněný boduje, porušený něco stojí.
bitoku-lesson-visions-path = Tahle karta bitoku přišla z kopců. Leží na tvé cestě bitoku a čeká, až ji splníš za 1 BP.
bitoku-lesson-visions-use = Zbývá jedna kostka, ta s 1. Použij ji.
bitoku-lesson-visions-die-first = Dobrý nápad, ale nejdřív použij kostku, která zbyla na tvé desce.
bitoku-lesson-visions-amulet = Na Schodech začínají BP řádkem pro kostku s 2. Zvyš svou kostku amuletem na 2.
bitoku-lesson-visions-too-low = Správné místo, ale kostka s 1 tam BP nedostane. Nejdřív utrať amulet.
bitoku-lesson-visions-stairs = Potřebuješ BP a kostka s 1 žádný nedá. Nejdřív utrať amulet.
bitoku-lesson-visions-place = Teď ji umísti na Schody.
bitoku-lesson-visions-stairs-now = Dobré místo, ale BP jsou na Schodech.
bitoku-lesson-visions-row = Vyber řádek pro kostku s 2: 1 BP.
bitoku-lesson-visions-movement = Dobrý řádek, ale posune kodamu, a ty potřebuješ BP.
bitoku-lesson-visions-row-first = To budeš mít hned potom. Nejdřív řádek pro kostku s 2.
bitoku-lesson-visions-step = Splň svou kartu bitoku: dá ti 3 BC a svou akci.
bitoku-lesson-visions-not-walk = I poutníkovi by se hodil. Ale čeká tvá karta.
bitoku-lesson-visions-look = Tahle karta dává vidění. Podívej se na dvě vrchní karty.
bitoku-lesson-visions-vision = Vidění boduje na konci, máš-li pak všechno, co žádá; jinak stojí 1 nebo 2 BC. Nech si jedno, kterému věříš.
bitoku-lesson-visions-refuse = Můžeš odmítnout obě a vzít si surovinu. Ale cesta je ještě dlouhá: jedno si nech.
bitoku-lesson-visions-building = Budova tady ti vrátí amulet +1. Využij ji.
bitoku-lesson-visions-amulet-back = Je to zadarmo a amulet se ti vrátí: využij budovu.
bitoku-lesson-visions-types = Přibudou další karty bitoku a plní se popořadě. Na konci se počítají tvé různé typy, splněné i nesplněné: za jeden až sedm typů 1, 2, 4, 7, 11, 16 nebo 22 BC.

## Závěrečné skórování

bitoku-lesson-ascension = Závěrečné skórování
    .about = Poslední body hry, jedna kategorie po druhé
    .learnt = Mnohé se počítá až na konci: vidění, poklady, typy bitoku, kameny, odkryté body. Teď si zahraj a užij si les!
bitoku-lesson-ascension-end = Hra na čtyři kola končí. Máš 75 BC, soupeř 77. Čekají tě ještě dvě rozhodnutí a pak závěrečné skórování.
bitoku-lesson-ascension-building = Tvá poslední kostka stojí na Schodech. Využij starodávnou budovu: 2 BC.
bitoku-lesson-ascension-points = To je tvá vlastní budova. Starodávná dává body hned.
bitoku-lesson-ascension-take-points = Nic nestojí: vezmi si ty 2 BC!
bitoku-lesson-ascension-virtue = Poslední zima. Vyřaď kartu vpravo: dá 2 BC za každý tvůj krystal, nejvýš 12.
bitoku-lesson-ascension-better = Dobrá karta k vyřazení, ale ta vpravo dá víc.
bitoku-lesson-ascension-no-keeping = Žádná karta už nebude třeba. Vezmi si její body.
bitoku-lesson-ascension-first = Teď závěrečné skórování, za stavu 89 ku 80. Krystaly snů dají ještě jednou své odměny a první v pořadí tahu získá 3 BC: to jsi ty.
bitoku-lesson-ascension-types = Typy bitoku: za tři různé máš 4 BC. Soupeř jich má pět a dostává 11: každý další typ má větší hodnotu než ten předchozí.
bitoku-lesson-ascension-lakes = Jezerní poklady: 13 BC pro tebe, 9 pro soupeře. V Příbytku vede tvůj kodama sám a už tahle odměna má 6 BC.
bitoku-lesson-ascension-rocks = Kameny: tvému kameni odpovídají 2 budovy a leží u něj 1 poutník, tedy 2 BC. Druhý poutník by to zdvojnásobil.
bitoku-lesson-ascension-rest = Kostky a suroviny dávají dohromady 14. Za každé 4 je 1 BC, tedy 3: hromadit se nevyplatí.
bitoku-lesson-ascension-visions = Vidění: čtyři se splnila a dávají 24 BC. Každá tvá věc poslouží jen jednomu. Všechny tři dvojice šly k jednomu vidění, a tak se jiné nesplnilo a stálo 1 BC.
bitoku-lesson-ascension-uncovered = Nakonec body, které krystaly a budovy odkryly na tvé desce: 14 BC. Soupeř jich odkryl jen 8.
bitoku-lesson-ascension-won = Scházely ti 2 BC, a přece vítězíš 151 : 122. Z toho 62 bodů přineslo závěrečné skórování: mysli na ně včas.

## Tengu

bitoku-lesson-tengu = Sólo proti tengu
    .about = Jak hraje duch hory a jak být před ním
    .learnt = Tengu řídí kostky a karty, v pevných krocích. Hlídej jeho karty a jeho stranu řeky; vítězíš, jen když máš víc BC. Tohle byla jeho nejvlídnější obtížnost: čeká dalších pět.
bitoku-lesson-tengu-welcome = V sólo hře je tvým soupeřem tengu. Nemá karty v ruce ani plán: hodí kostkami a udělá první věc, kterou může. Pro tebe platí stejná pravidla jako jindy.
bitoku-lesson-tengu-cards = Tengu hodil dvěma kostkami; nižší vybrala jednu z jeho tří odkrytých karet. Pak šel seznamem kroků odshora a udělal první, co mohl: odemkl kostku a vzal si 1 nefrit.
bitoku-lesson-tengu-play = Jsi na tahu. Vylož imomuši na levé místo pro kartu.
bitoku-lesson-tengu-imomushi = Imomuši vlevo, prosím: potřebuješ kostku s 3.
bitoku-lesson-tengu-force = Poutníky si nech: karta odemkne kostku s 3 zadarmo. Vylož imomuši.
bitoku-lesson-tengu-part = Vyber si, co ti dá.
bitoku-lesson-tengu-placed = Přišla karta s Pasekou a kostka byla odemknutá: tengu tam šel a vzal si dřevo a nefrit. Nepotřebuje žádnou hodnotu a nic neplatí.
bitoku-lesson-tengu-use = Paseka je teď plná. Použij kostku s 3.
bitoku-lesson-tengu-die-first = Dobrý nápad, ale nejdřív použijme kostku.
bitoku-lesson-tengu-forges = Umísti ji do Výhní. Jsou na stejné straně řeky: přechod je teď sporný. Podívej se, co přijde.
bitoku-lesson-tengu-elsewhere = Dobré místo, a bezpečné. Ale sleduj, co se stane na straně tengu: jdi do Výhní.
bitoku-lesson-tengu-row = Něco postav: řádek pro kostku s 2.
bitoku-lesson-tengu-build = To jde. Ale máš dřevo, tak stavějme.
bitoku-lesson-tengu-tile = Vezmi první budovu, farmu.
bitoku-lesson-tengu-farm = Farmu využije každá kostka. Vezmi ji.
bitoku-lesson-tengu-site = Polož ji na to místo pro farmu, které se ti líbí nejvíc.
bitoku-lesson-tengu-raced = Předběhl tě! Když máte oba kostku na stejné straně, překročí tengu řeku, jakmile se tam některá karta hodí k jeho aktivní kartě. Vzal si kartu jókai.
bitoku-lesson-tengu-cross = Na té straně zbývá jedno místo. Překroč řeku, než přijde znovu.
bitoku-lesson-tengu-last-place = Tengu má tu stranu rád. Překroč řeku, dokud je místo.
bitoku-lesson-tengu-favour = Získej kartu z kopců dřív než tengu.
bitoku-lesson-tengu-a-card = Dobrá odměna, ale kartu, kterou necháš, si může vzít tengu. Získej ji.
bitoku-lesson-tengu-score = Na konci tengu dostane body za to, co odpovídá jeho kamenům, za karty jókai, budovy a poklady. Jsou-li kodamové nastejno, vede jeho, a ty potřebuješ víc BC než on.
