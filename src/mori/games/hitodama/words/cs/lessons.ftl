# Lekce Hitodamy (docs/adding-a-lesson.md). Stránka načte tenhle soubor s první lekcí.

## Kruh

hitodama-lesson-ring = Jedno kolo v prstenci
    .about = Tři akce, osm dílků a tvůj první tribut
    .learnt = Znáš celé kolo: každý má tři akce, potom se dílky vyhodnotí po směru hodinových ručiček a tributy dávají body.
hitodama-lesson-ring-welcome = Osm dílků tvoří prstenec. Posíláš na ně své esence a každý dílek dává něco jiného.
hitodama-lesson-ring-goal = Boduje se placením tributů; tohle jsou tributy jara, Haru. Kdo má první 25 bodů, ihned vítězí. Ale dojde-li dřív hitodama, duch lesa, na konec své stezky, prohrají všichni.
hitodama-lesson-ring-berries = Tvůj tah má tři akce. Nejdřív postav esenci z rezervy na horní políčko bobulí: dá ti 3.
hitodama-lesson-ring-lower = To políčko dává jen 2 bobule. To nad ním je volné a dává 3.
hitodama-lesson-ring-elsewhere = Taky dobré místo. Ale na tribut potřebuješ nejdřív bobule.
hitodama-lesson-ring-early = Máš tři akce a nevyužitá propadne. Využij je všechny.
hitodama-lesson-ring-tribute = Druhá akce: pošli svou druhou esenci na dílek tributu. Jen tam může platit.
hitodama-lesson-ring-no-tribute = Samy bobule body nedávají. Někdo musí stát na dílku tributu, aby je zaplatil.
hitodama-lesson-ring-draw = Obě esence jsou na cestě. Třetí akcí si lízni sluneční kartu.
hitodama-lesson-ring-keep = Karty si zatím nech: mají vlastní lekci.
hitodama-lesson-ring-resolved = Všichni odehráli, a tak se dílky vyhodnotí, po směru hodinových ručiček od dílku ročního období. Tvoje esence získala 3 bobule a ulehla ke spánku.
hitodama-lesson-ring-pay = Teď dílek tributu. Zaplať řádek se 3 bobulemi: každá bobule má hodnotu 1 bodu.
hitodama-lesson-ring-less = Můžeš zaplatit víc. Řádek se 3 bobulemi dá 3 body.
hitodama-lesson-ring-unpaid = Kvůli placení tu esence stojí. Dej své 3 bobule.
hitodama-lesson-ring-home = 3 body! Kdo zaplatil, vrací se do rezervy. Esence na bobulích spí a nic nedostane, dokud ji nepřesuneš.

## Místa

hitodama-lesson-places = Kde kdo stojí
    .about = Pořadí, spánek a co se stane, když někdo tlačí
    .learnt = Znáš svá místa: horní políčko je na řadě první a akku tlačí odspodu. Esence, která dostala své, spí, dokud ji nepřesuneš.
hitodama-lesson-places-asleep = Kolo 2. Tvoje esence spí tam, kde si vzaly svou odměnu. Dokud spí, nedostanou nic: musíš je přesunout.
hitodama-lesson-places-ranks = Políčka dílku mají pořadí. Horní je nejlepší a na řadě první. Na jantaru tam spí tvůj soupeř.
hitodama-lesson-places-move = Spící esence se probudí, když ji přesuneš. Přesuň jednu svou na volné políčko jantaru.
hitodama-lesson-places-patience = Soupeře lze poslat domů za 1 bobuli. Ale bobule si nech: potřebuješ je všechny a něco se stane samo.
hitodama-lesson-places-not-amber = Je pravda, že spící esence smí na kterékoli volné políčko. Tentokrát zkus jantar.
hitodama-lesson-places-wake = Tvoje třetí esence spí na tvé desce. Probuď ji za 2 bobule a přijde do rezervy.
hitodama-lesson-places-third = Nejdřív probuď svou třetí esenci: tři dokážou víc než dvě.
hitodama-lesson-places-tribute = Je vzhůru a smí hned vyrazit. Pošli ji na dílek tributu.
hitodama-lesson-places-no-tribute = Taky dobré místo. Ale platit za body může jen ten, kdo stojí na dílku tributu.
hitodama-lesson-places-pushed = Podívej se na jantar! Soupeř si vzal akku, a tak přišlo další. Obsadí nejnižší políčko a všechny odsune nahoru: teď stojíš nejvýš a soupeřova esence musela domů do rezervy.
hitodama-lesson-places-arrow = Teď se vyhodnocuje jantar. Šipka znamená: zaplať, co je vlevo, za to, co je vpravo. Zaplať 1 bobuli za 2 jantary.
hitodama-lesson-places-worth = Zbývá ti 1 bobule a 2 jantary mají mnohem větší hodnotu. Zaplať ji.
hitodama-lesson-places-score = A na dílku tributu zaplať 2 jantary: každý má hodnotu 2 bodů.
hitodama-lesson-places-one-amber = Jeden jantar má hodnotu 2 bodů. Máš dva: zaplať řádek s oběma, za 4.
hitodama-lesson-places-unpaid = Vyhrává se body a tyhle jantary jsou za 4. Zaplať je.

## Karty

hitodama-lesson-cards = Karty a sloupec
    .about = Měsíční karty, sluneční karty a pořadí ve sloupci
    .learnt = Znáš karty: měsíční karta má účinek ihned, sluneční čekají ve sloupci a vyhodnocují se odshora, a co nepotřebuješ, proměníš ve zboží.
hitodama-lesson-cards-hand = Tohle jsou tvoje karty. Tmavé měsíční karty mají účinek ihned. Zlaté sluneční karty čekají ve sloupci.
hitodama-lesson-cards-lunar = Zahraj měsíční kartu se 3 bobulemi. Je to jedna akce a bobule jsou hned tvoje.
hitodama-lesson-cards-later = Dobrý nápad, ale nejdřív si vezmi bobule. Sluneční karta přijde potom.
hitodama-lesson-cards-waste = Za odhozenou kartu získáš málo. Zahraná ti tahle dá 3 bobule.
hitodama-lesson-cards-solar = Teď zahraj sluneční kartu. Čeká ve sloupci na dílku akku; později dá bod za každou esenci na dílku na západě.
hitodama-lesson-cards-point = Bobule potěší, ale tahle karta ti dá bod. Zahraj ji.
hitodama-lesson-cards-west = Dílek na západě dává měsíční karty. Postav esenci na jeho horní políčko: karta a bod.
hitodama-lesson-cards-dear = Na tom políčku stojí karta bobuli. Na tom nad ním je zadarmo.
hitodama-lesson-cards-not-west = Tvoje sluneční karta počítá esence na západě. Ať tam jednu máš, až na ni dojde.
hitodama-lesson-cards-stack = Sloupec se vyhodnocuje odshora: poslední karta první. Soupeřova karta vyhodnotila západ předem, a tak máš novou měsíční kartu. Potom ta tvoje dala každému z vás bod.
hitodama-lesson-cards-discard = Karta se dá i proměnit ve zboží. Odhoď měsíční kartu za jantar.
hitodama-lesson-cards-soon = Za chvíli ji zahraješ. Nejdřív se podívej, čím vším karta může být.
hitodama-lesson-cards-give = Jedna z tvých karet dá po zahrání 2 jantary. Vzdej se té druhé.
hitodama-lesson-cards-better = Tu si raději nech: zahraná dá 2 jantary.
hitodama-lesson-cards-two = Teď zahraj kartu, která ti zůstala, za další 2 jantary.
hitodama-lesson-cards-half = Odhozená by dala 1 jantar. Zahraná dá 2.
hitodama-lesson-cards-limit = V ruce můžeš mít pět karet. U stolu ti rady prozradí, co dalšího se dá získat za přebytečné.

## Akku

hitodama-lesson-akkus = Akku, led a duch
    .about = Co zabírá políčko a co hitodamu rozhněvá
    .learnt = Znáš nebezpečí: akku a led zabírají políčka a tlačí, hněv přichází na 5, 10, 15 a 20 bodech a hitodama kráčí dál.
hitodama-lesson-akkus-akku = To tmavé stvoření je akku. Zabírá políčko. Karta akku ukazuje, kolik stojí si ho vzít, tady 2 jantary. V tributu má hodnotu 6 bodů.
hitodama-lesson-akkus-ambers = Potřebuješ 2 jantary. Má je tvoje měsíční karta: zahraj ji.
hitodama-lesson-akkus-half = Odhozená karta dá jen 1 jantar. Zahraná dá 2.
hitodama-lesson-akkus-first = Za chvíli tam půjdeš. Ale nejdřív si opatři jantary.
hitodama-lesson-akkus-visit = Pošli esenci na dílek akku. Kdo tam stojí, smí za akku zaplatit.
hitodama-lesson-akkus-elsewhere = Dobré místo, ale akku se dá koupit jen na svém vlastním dílku. Jdi tam.
hitodama-lesson-akkus-tribute = Druhou pošli na dílek tributu. Máš ještě 3 bobule na placení.
hitodama-lesson-akkus-no-tribute = Tam ne: z bobulí mají být body, na dílku tributu.
hitodama-lesson-akkus-five = Máš 3 body. Zaplať 2 bobule za 2 další a sleduj počítadlo: 5 je políčko hněvu.
hitodama-lesson-akkus-spare = Jantary si raději nech na akku a plať bobulemi.
hitodama-lesson-akkus-unpaid = Hněvu se neboj: přijde na každého. Zaplať ty 2 bobule.
hitodama-lesson-akkus-wrath = Máš 5 a hitodama se hněvá. Karta položila led na dva dílky. Led zabírá a tlačí stejně jako akku. Později může hněv stát i zboží.
hitodama-lesson-akkus-capture = Teď tvoje návštěva: vezmi si akku za své 2 jantary.
hitodama-lesson-akkus-free = V pozdějším tributu má hodnotu 6 bodů a jantary na něj máš. Vezmi si ho.
hitodama-lesson-akkus-next = Bylo to poslední akku na mapě, a tak hned přišla další karta. Dolní políčko bobulí už drží led, a tak nové akku zabralo horní a soupeřova spící esence musela domů.
hitodama-lesson-akkus-spirit = Po každém druhém kole udělá hitodama krok a hněv je horší. Dojde-li na konec stezky, prohrají všichni.

## Roční období

hitodama-lesson-seasons = Roční období a tributy
    .about = Jak se mění roční období a jak si udělat místo na plném dílku
    .learnt = Poslední řádek období hned zahájí další: od té chvíle platí jeho tributy i jeho cena za vytlačení. Zbývá už jen jedno: jak hra končí.
hitodama-lesson-seasons-last = Z tributů Haru zbývá jediný: 1 jantar. Kdo ho zaplatí, ukončí období a hned začne další.
hitodama-lesson-seasons-first = Přesuň spící esenci do největšího kruhu na dílku tributu. Kdo tam stojí, platí první.
hitodama-lesson-seasons-circle = Správný dílek. Ale v největším kruhu platíš přede všemi.
hitodama-lesson-seasons-elsewhere = Dobré místo, ale teď je chvíle platit. Jdi na dílek tributu.
hitodama-lesson-seasons-second = Každá esence platí jeden řádek. Pošli tam i druhou.
hitodama-lesson-seasons-both = Máš dva jantary: s oběma esencemi na dílku tributu zaplatíš dva řádky.
hitodama-lesson-seasons-draw = Třetí akcí si lízni sluneční kartu.
hitodama-lesson-seasons-berries = Raději si nech své 2 bobule: za chvíli je budeš potřebovat.
hitodama-lesson-seasons-coin = Na dílku tributu tvoje esence stála první, a tak máš minci: příští kolo začínáš ty.
hitodama-lesson-seasons-haru = Zaplať poslední řádek Haru 1 jantarem.
hitodama-lesson-seasons-unpaid = Není proč se držet zpátky: je to poslední řádek a je tvůj. Zaplať ho.
hitodama-lesson-seasons-wrath = S 5 body přišel hněv: led zakryl políčko obchodníka a políčko na dílku tributu. O nic nepřicházíš a led zase roztaje.
hitodama-lesson-seasons-natsu = Je Natsu, léto! Od příštího kola se dílky vyhodnocují od východu. Tvoje druhá esence tu už může platit: řádek s 1 jantarem.
hitodama-lesson-seasons-open = Máš jantar a dva řádky žádají jeden. Zaplať ho.
hitodama-lesson-seasons-displace = Nové kolo. Soupeř spí na nejlepších bobulích. Vytlač ho: v Natsu to stojí 2 bobule, které soupeř dostane.
hitodama-lesson-seasons-below = Tam by byly 2 bobule. Horní políčko dává 3, ale někdo na něm spí.
hitodama-lesson-seasons-top = Dobrý tah. Ale nejdřív udělej místo na bobulích.
hitodama-lesson-seasons-take = Políčko je volné a obsadit ho je další akce. Přesuň se tam.
hitodama-lesson-seasons-yours = Za to políčko na bobulích je už zaplaceno. Obsaď ho dřív než soupeř.

## Konec

hitodama-lesson-ends = Jak hra končí
    .about = Poslední tah vyrovnané hry a tři konce
    .learnt = Teď víš vše potřebné: sbírej, plať, dávej pozor na hitodamu a měj jako první 25 bodů. Pěknou hru!
hitodama-lesson-ends-race = Fuyu, zima, je poslední období. Máš 22 bodů; soupeř má 19 a esenci na dílku tributu. Kdo má první 25, ihned vítězí: chybí ti 3.
hitodama-lesson-ends-amber = Ve Fuyu se jantar vyhodnotí dřív než dílek tributu. Přesuň spící esenci na jeho nejvyšší políčko: z 1 bobule tam budou 2 jantary a ty mají v tributu hodnotu 4 bodů.
hitodama-lesson-ends-tribute-later = To přijde potom. Ale zatím nemáš čím platit: nejdřív jantar.
hitodama-lesson-ends-elsewhere = Jindy dobré místo. Dnes vyhrají 2 jantary: jdi na jejich nejvyšší políčko.
hitodama-lesson-ends-tribute = Teď pošli další spící esenci na dílek tributu. Jen tam může platit.
hitodama-lesson-ends-no-tribute = I to je dobré místo. Ale body dává jen dílek tributu.
hitodama-lesson-ends-draw = Máš vše, co potřebuješ. Třetí akcí si lízni sluneční kartu a dívej se, co přijde.
hitodama-lesson-ends-pay = Nejdřív se vyhodnotí jantar. Zaplať 1 bobuli za 2 jantary.
hitodama-lesson-ends-needed = Bobule jsou vzácné, ale dnes tyhle jantary vyhrají hru. Zaplať ji.
hitodama-lesson-ends-rival = Soupeř stál na větším kruhu, zaplatil první a má teď 23 bodů. Hněv na 20 bodech položil led na dva dílky. Ale 25 zatím nemá nikdo.
hitodama-lesson-ends-win = Teď platíš ty: dej 2 jantary a dostaň se na 26 bodů.
hitodama-lesson-ends-winning = Nic ti nebrání: tenhle tribut vyhraje hru. Zaplať ho!
hitodama-lesson-ends-points = Vítězíš, uprostřed kola: kdo má první 25 bodů, ihned vyhrává. To je první ze tří konců.
hitodama-lesson-ends-winter = Druhý: je zaplacen poslední řádek Fuyu. Pak vítězí, kdo má nejvíc bodů.
hitodama-lesson-ends-chaos = Třetí: hitodama dojde na konec své stezky. Pak prohrají všichni. Tak plaťte tributy!
