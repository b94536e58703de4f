# Co znamenají ikony a pojmy hry Hitodama a tah ve zkratce.

## Icons

hitodama-icon-berry = Surovina, v tributu má hodnotu 1 bod. Platí se jí i jiné zboží a probouzejí se jí tvé esence.
hitodama-icon-amber = Surovina, v tributu má hodnotu 2 body.
hitodama-icon-sapphire = Surovina, v tributu má hodnotu 4 body.
hitodama-icon-vp-now = Body, které se počítají ihned. Kdo dojde na 25, na místě vítězí.
hitodama-icon-compass = Označuje sever. Probíhající roční období začíná vyhodnocení na své straně, počítáno od severu.

## Terms

hitodama-term-vp = vítězné body (VB)
    .forms = vítězn* bod*, VB
    .meaning = Získáváš je odváděním tributů. Jakmile jich někdo má 25, hra ihned končí.
hitodama-term-essence = esence
    .forms = esenc*
    .meaning = Figurka hráče, každý má tři. Stojí-li na dílku, vezme si při jeho vyhodnocení odměnu a potom si lehne.
hitodama-term-standing = stojící
    .forms = stojící*
    .meaning = Aktivní a čekající na odměnu; tak stojí i každá esence v rezervě.
hitodama-term-asleep = spící
    .forms = spící*
    .meaning = Ležící. Taková esence nic nedostane, dokud se znovu nepřesune; na desce hráče ji napřed musíš probudit za dvě bobule.
hitodama-term-fresh = čerstvá
    .forms = čerstv*
    .meaning = Položená na dílek v probíhajícím kole akcí přesunu nebo měsíční kartou „přesun figurky“; posunutí ani výměna čerstvost nedávají ani neberou.
hitodama-term-reserve = rezerva
    .forms = rezerv*
    .meaning = Tady stojí tvé volné esence. Odtud mohou na kterékoli volné políčko.
hitodama-term-space = políčko
    .meaning = Místo na dílku pro jednu figurku. Políčka dílku mají pořadí: pořadí 1 má to horní s nejlepším užitkem, nejvyšší číslo to dolní s užitkem nejnižším.
hitodama-term-blocker = překážka
    .forms = překážk*, překážek, překážc*
    .meaning = Figurka akku nebo žeton ledu na políčku dílku. Takové políčko nemůže nikdo využít.
hitodama-term-akku = akku
    .forms = akku
    .meaning = Tvor, který blokuje políčko. Kdo navštíví doupě a zaplatí, smí si jedno vzít do košíku; v tributu má hodnotu 6 bodů.
hitodama-term-lair = doupě akku
    .forms = doup* akku, doupě, doupěte, doupěti
    .meaning = Dílek akku a sloupce slunečních karet. Esence na něm smí zaplatit za jedno akku na mapě.
hitodama-term-ice = led
    .forms = led, ledu, ledem, žeton* ledu
    .meaning = Blokuje políčko, dokud neroztaje. Přichází, když se hitodama hněvá.
hitodama-term-extra = políčko navíc
    .forms = políčk* navíc
    .meaning = Měsíční karta, která leží u plného dílku jako další políčko, a to do konce kola.
hitodama-term-merchant = obchodník
    .forms = obchodní*
    .meaning = Dílek, na kterém se směňuje: tvá esence stojí na tom, co chceš, a platíš zbožím políčka, které je volné.
hitodama-term-solar-card = sluneční karta
    .forms = sluneční* kart*, slunečních karet
    .meaning = Karta, která čeká ve sloupci, dokud se nevyhodnotí dílek akku. Odhozená dá bobuli; dvě dají měsíční kartu.
hitodama-term-lunar-card = měsíční karta
    .forms = měsíční* kart*, měsíčních karet
    .meaning = Karta, která má účinek hned, jak se zahraje. Odhozená dá jantar.
hitodama-term-stack = sloupec slunečních karet
    .forms = sloup* slunečních karet
    .meaning = Tady čekají zahrané sluneční karty. Poslední se vyhodnotí první a rozhoduje o ní ten, kdo ji zahrál.
hitodama-term-basket = košík
    .forms = košík*, košíc*
    .meaning = Veřejné zásoby hráče: bobule, jantary, safíry, akku.
hitodama-term-supply = společná zásoba
    .forms = společn* zásob*
    .meaning = Zásoba, ze které berou všichni. Dochází-li, bere se, co zbývá.
hitodama-term-tribute = tribut
    .forms = tribut*
    .meaning = Suroviny odevzdané na dílku tributu. Každá esence na něm smí zaplatit jeden řádek a za ten se ihned boduje.
hitodama-term-line = řádek
    .forms = řád* tributu
    .meaning = Jeden požadavek vytištěný na kartě tributu, například „2 jantary“; zaplatit řádek znamená odvést jeden tribut.
hitodama-term-season = roční období
    .forms = roční* období*, Haru, Natsu, Aki, Fuyu
    .meaning = Haru, Natsu, Aki, Fuyu. Ukazuje, které tributy lze teď platit, kde začíná vyhodnocení a kolik stojí vytlačení; je-li vše zaplaceno, začíná další.
hitodama-term-displace = vytlačit
    .forms = vytlač*
    .meaning = Zaplať jinému hráči, co žádá roční období, a jeho spící esence se vrátí do jeho rezervy.
hitodama-term-resolution = vyhodnocení
    .forms = vyhodnocení*
    .meaning = Po všech tazích se osm dílků vyhodnotí jeden po druhém, po směru hodinových ručiček od strany probíhajícího ročního období.
hitodama-term-coin = mince prvního hráče
    .forms = minc* prvního hráče, mince, minci, mincí
    .meaning = Kdo ji má, začíná kolo. Vezme mu ji ten z ostatních, kdo přijde na dílek tributu první.
hitodama-term-spirit = hitodama
    .forms = hitodam*
    .meaning = Duch na stezce chaosu. Po každém druhém kole udělá krok; na konci stezky všichni hráči prohrávají.
hitodama-term-chaos-path = stezka chaosu
    .forms = stez* chaosu
    .meaning = Cesta hitodamy. Její políčka určují, co hněv způsobí.
hitodama-term-wrath = hněv
    .forms = hněv*
    .meaning = Rozpoutá ho, kdo vstoupí na 5, 10, 15 nebo 20 bodů: na dílky přijde led, nebo tento hráč ztratí surovinu.

## A turn at a glance

hitodama-turn-actions = Ve svém tahu máš 3 akce, kterékoli a v libovolném pořadí. Potom je na řadě další hráč po směru hodinových ručiček.
hitodama-turn-move = Přesuň svou esenci, z rezervy nebo spící na dílku, na kterékoli volné políčko.
hitodama-turn-play = Zahraj kartu: měsíční karta má účinek ihned, sluneční karta čeká ve sloupci.
hitodama-turn-discard = Odhoď sluneční kartu za bobuli, dvě za měsíční kartu, nebo měsíční kartu za jantar.
hitodama-turn-draw = Lízni sluneční kartu, nebo probuď esenci na své desce za 2 bobule.
hitodama-turn-displace = Vytlač spící esenci jiného hráče; ten dostane, co žádá roční období.
hitodama-turn-resolve = Po všech tazích se po směru hodinových ručiček vyhodnotí dílky: stojící esence si vezmou odměnu, nejlepší políčko napřed, a usnou.
hitodama-turn-tribute = Na dílku tributu platíš řádek ročního období. Tak se boduje. Na 5, 10, 15 a 20 bodech přichází hněv.
hitodama-turn-end = Kdo má první 25 bodů, vítězí. Jinak ten, kdo má nejvíc, až bude zaplaceno Fuyu. Dojde-li hitodama dřív na konec své stezky, prohrají všichni.
