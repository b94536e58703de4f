# Hitodama. Místo je jméno dílku a pořadí políčka na něm: „Jantar·2“. Jména stojí v 1. pádě,
# proto před nimi ve větách stojí „políčko“, „dílek“ nebo „karta“ v pádu, který věta žádá.

## Odkazy

hitodama-place = { $tile }·{ $number }
hitodama-place-extra = { $tile }·navíc { $number }
hitodama-line-unnamed = { $goods }
hitodama-side = strana { $number }

## Akce

hitodama-action-move = Přesunout esenci z políčka { $source } na políčko { $target }
hitodama-action-place = Přesunout esenci z rezervy na políčko { $target }
hitodama-action-discard = Odhodit { $pay } za { $gain }
hitodama-action-play = Zahrát kartu „{ $card }“
hitodama-action-wake = Probudit esenci za { $cost }
hitodama-action-draw = Líznout sluneční kartu
hitodama-action-displace = Vytlačit esenci z políčka { $place }
hitodama-action-end-turn = Ukončit tah
hitodama-action-give = Odevzdat kartu „{ $card }“
hitodama-action-pay = Zaplatit
hitodama-action-decline = Odmítnout
hitodama-action-trade = Zaplatit zbožím z políčka { $place }
hitodama-action-capture = Vzít akku z políčka { $place }
hitodama-action-pay-tribute = Odvést tribut: { $line }
hitodama-action-swap = Prohodit figurku z políčka { $place }
hitodama-action-swap-with = Prohodit ji s figurkou na políčku { $place }
hitodama-action-pick = Přesunout figurku z políčka { $place }
hitodama-action-to-place = Přesunout ji na políčko { $place }
hitodama-action-to-tile = Přesunout ji na dílek { $tile }
hitodama-action-benefit = Získat, co dává políčko { $place }
hitodama-action-waive = Prominout akku v řádku tributu: { $line }
hitodama-action-extend = Zkopírovat políčko { $place }

## Rozhodnutí

hitodama-decision-turn =
    { $count ->
        [one] Jsi na tahu, zbývá ti { $count } akce. Co uděláš?
        [few] Jsi na tahu, zbývají ti { $count } akce. Co uděláš?
        [many] Jsi na tahu, zbývá ti { $count } akce. Co uděláš?
       *[other] Jsi na tahu, zbývá ti { $count } akcí. Co uděláš?
    }
hitodama-decision-give-card =
    { $count ->
        [one] Kterou kartu odevzdáš?
        [few] Kterou kartu odevzdáš? Zbývá odevzdat { $count } karty.
        [many] Kterou kartu odevzdáš? Zbývá odevzdat { $count } karty.
       *[other] Kterou kartu odevzdáš? Zbývá odevzdat { $count } karet.
    }
hitodama-decision-pay-for-space = { $place }: zaplatíš { $pay } a získáš { $gain }?
hitodama-decision-trade = { $place }: čím obchodníkovi zaplatíš za { $gain }?
hitodama-decision-visit-akkus = Návštěva akku: které akku si vezmeš za { $cost }?
hitodama-decision-pay-tribute = Který tribut odvedeš? Roční období: { $season }.
hitodama-decision-pick-meeple = „{ $card }“: kterou figurku přesuneš?
hitodama-decision-pick-destination = „{ $card }“: kam půjde figurka z políčka { $place }?
hitodama-decision-swap-first = Kterou figurku prohodíš?
hitodama-decision-swap-second = S kterou figurkou prohodíš tu z políčka { $place }?
hitodama-decision-choose-benefit = Která tvá esence teď získá, co dává její políčko?
hitodama-decision-choose-line-to-waive = Ve kterém řádku tributu promineš akku?
hitodama-decision-choose-extra-space = Které políčko plného dílku bude políčko navíc kopírovat?

## Co se o odpovědi říká předem

hitodama-note-given-later = Získáš to při vyhodnocení dílku.
hitodama-note-price-later = Cena: { $price }; platí se při vyhodnocení dílku.
hitodama-note-price-out-of-reach = Tolik zatím nemáš.
hitodama-note-traded-later = Při vyhodnocení dílku za to zaplatíš zbožím z volného políčka obchodníka.
hitodama-note-akku-later = Při vyhodnocení dílku si můžeš za { $price } vzít akku z mapy.
hitodama-note-no-akku-card = Není odkrytá žádná karta akku: teď by to nic nedalo.
hitodama-note-tribute-later = Při vyhodnocení dílku můžeš odvést tribut ročního období.
hitodama-note-card-says = { $text }
hitodama-note-own-essence = Vlastní esence.
hitodama-note-essence-of = Esence: { $seat }.
hitodama-note-akku-there = Akku.

## Události: příprava, kola a tahy

hitodama-fact-tiles-laid = Dílky po směru hodinových ručiček od strany 1: { $tiles }.
hitodama-fact-north-chosen = { $seat } má kompasovou minci a začíná; sever je { $side }.
hitodama-fact-tributes-shown = Tributy pro období { $season }: { $lines }.
hitodama-fact-round-began = Začíná { $round }. kolo; jako první hraje { $seat }.
hitodama-fact-turn-began = Na tahu je { $seat }.
hitodama-fact-turn-ended-early =
    { $count ->
        [one] { $seat } končí tah a nevyužije { $count } akci.
        [few] { $seat } končí tah a nevyužije { $count } akce.
        [many] { $seat } končí tah a nevyužije { $count } akce.
       *[other] { $seat } končí tah a nevyužije { $count } akcí.
    }
hitodama-fact-actions-added =
    { $count ->
        [one] { $seat } má navíc { $count } akci.
        [few] { $seat } má navíc { $count } akce.
        [many] { $seat } má navíc { $count } akce.
       *[other] { $seat } má navíc { $count } akcí.
    }
hitodama-fact-resolution-began = Vyhodnocují se dílky, jako první ten, na který ukazuje období { $season }.
hitodama-fact-tile-resolved = Vyhodnocuje se dílek { $tile }.
hitodama-fact-space-declined = { $seat } neplatí { $pay } za { $gain } (políčko { $place }).
hitodama-fact-trade-declined = { $seat } s obchodníkem neobchoduje (políčko { $place }: { $gain }).
hitodama-fact-akku-declined = { $seat } si nebere žádné akku (cena: { $cost }).
hitodama-fact-tribute-declined = { $seat } neodvádí žádný tribut. Roční období: { $season }.
hitodama-fact-card-declined = { $seat } nevyužívá kartu „{ $card }“.
hitodama-fact-space-brings-nothing = Políčko { $place } nedává nic ({ $seat }): { $lack }.
hitodama-fact-gain-missed = { $seat } nedostává { $goods }: { $lack }.
hitodama-fact-tile-idle = Na dílku { $tile } není komu co dát.
hitodama-fact-arrived-first = Na dílek { $tile } přichází jako první { $seat }.
hitodama-fact-coin-kept = { $seat } si nechává minci prvního hráče.
hitodama-fact-coin-taken = { $seat } si bere minci prvního hráče.
hitodama-fact-hitodama-advanced =
    { $level ->
        [0] Hitodama dochází na konec stezky chaosu, na políčko { $position }.
       *[other] Hitodama postupuje na políčko { $position } stezky chaosu (úroveň hněvu { $level }).
    }
hitodama-fact-north-changed = Sever je nově { $side }.
hitodama-fact-tie-broken = { $seat } a { $rival } mají stejně bodů; vpředu je { $seat }: { $by }.
hitodama-fact-place-shared = { $seat } a { $rival } mají všechno stejné a dělí se o místo.
hitodama-fact-game-ended = Konec hry. { $ending }.

## Události: body, tributy, roční období, karty ve hře

hitodama-fact-scored = { $seat } získává { $points } VB ({ $category }), celkem má { $total }.
hitodama-fact-tribute-paid = { $seat } odvádí tribut: { $line }.
hitodama-fact-line-waived = { $seat } promíjí akku v řádku tributu: { $line }.
hitodama-fact-line-unscored = Řádek tributu { $line } nedává body ({ $seat }): bylo v něm prominuto akku.
hitodama-fact-season-changed = Začíná nové roční období: { $season }.
hitodama-fact-wrath-unleashed = { $seat } vstupuje na políčko hněvu { $space }: propuká hněv hitodamy, úroveň { $level }.
hitodama-fact-akku-card-revealed = Odhaleno: { $card }.
hitodama-fact-akku-card-waits = Teď nemůže přijít žádné akku: další karta akku čeká.
hitodama-fact-ice-card-revealed = Odhaleno: { $card }.
hitodama-fact-solar-card-stacked = { $seat } pokládá kartu „{ $card }“ na sloupec slunečních karet.
hitodama-fact-solar-card-acts = Účinkuje sluneční karta „{ $card }“ ({ $seat }).
hitodama-fact-card-fizzled = Karta „{ $card }“ nemá žádný účinek.
hitodama-fact-lunar-card-played = { $seat } hraje měsíční kartu „{ $card }“.

## Události: suroviny a karty

hitodama-fact-gained = { $seat } získává { $goods }.
hitodama-fact-paid = { $seat } platí { $goods }.
hitodama-fact-resource-lost = { $seat } ztrácí { $goods }.
hitodama-fact-nothing-lost = { $seat } nemá co ztratit.
hitodama-fact-cards-drawn =
    { $deck-id ->
        [solar] { $count ->
            [one] { $seat } si líže { $count } sluneční kartu.
            [few] { $seat } si líže { $count } sluneční karty.
            [many] { $seat } si líže { $count } sluneční karty.
           *[other] { $seat } si líže { $count } slunečních karet.
        }
       *[lunar] { $count ->
            [one] { $seat } si líže { $count } měsíční kartu.
            [few] { $seat } si líže { $count } měsíční karty.
            [many] { $seat } si líže { $count } měsíční karty.
           *[other] { $seat } si líže { $count } měsíčních karet.
        }
    }
hitodama-fact-own-cards-drawn = { $seat } si líže: { $cards }.
hitodama-fact-deck-reshuffled = Z odhozených karet se zamíchá nový { $deck }.
hitodama-fact-card-discarded = { $seat } odhazuje kartu „{ $card }“.

## Události: mapa

hitodama-fact-essence-moved = { $seat } přesouvá esenci z políčka { $source } na políčko { $target }.
hitodama-fact-essence-placed = { $seat } přesouvá esenci z rezervy na políčko { $target }.
hitodama-fact-essence-relocated = { $seat } přesouvá esenci ({ $owner }) z políčka { $source } na políčko { $target }.
hitodama-fact-essence-returned = { $seat } si bere esenci z políčka { $source } zpět do rezervy.
hitodama-fact-essence-retired = { $seat } ukládá esenci z políčka { $source } ke spánku na svou desku.
hitodama-fact-essence-ejected = { $seat } si bere do rezervy esenci vystrčenou z políčka { $source }.
hitodama-fact-essence-displaced = { $seat } vytlačuje esenci z políčka { $source }; { $owner } za ni dostává { $goods }.
hitodama-fact-essence-woken = { $seat } budí esenci a staví ji do rezervy.
hitodama-fact-essence-lay-down = { $seat } ukládá esenci na políčku { $place } ke spánku.
hitodama-fact-essence-pushed = Esence ({ $seat }) se posouvá z políčka { $source } na políčko { $target }.
hitodama-fact-meeples-swapped = { $seat } prohazuje figurky na políčkách { $source } a { $target }.
hitodama-fact-ice-placed = Led pokrývá políčko { $place }.
hitodama-fact-akku-placed = Na políčko { $place } přichází akku.
hitodama-fact-blocker-not-placed = Na dílku { $tile } už není místo pro další akku ani led.
hitodama-fact-akku-lacking = Na dílek { $tile } nepřichází žádné akku: doupě je prázdné.
hitodama-fact-ice-lacking = Na dílek { $tile } nepřichází led: v zásobě žádný není.
hitodama-fact-akku-moved = { $seat } přesouvá akku z políčka { $source } na políčko { $target }.
hitodama-fact-akku-captured = { $seat } si bere do košíku akku z políčka { $place }.
hitodama-fact-ice-thawed =
    { $count ->
        [one] Tání: do společné zásoby se vrací { $count } žeton ledu.
        [few] Tání: do společné zásoby se vracejí { $count } žetony ledu.
        [many] Tání: do společné zásoby se vrací { $count } žetonu ledu.
       *[other] Tání: do společné zásoby se vrací { $count } žetonů ledu.
    }
hitodama-fact-extra-space-added = { $seat } přidává k dílku { $tile } políčko navíc podle políčka { $place }.
hitodama-fact-extra-space-removed = Políčko navíc u dílku { $tile } zaniká.

## Důvody

hitodama-reason-when-move = Esence se přesouvají ve tvém tahu, jedna za každou akci.
hitodama-reason-when-discard = Karty se za zisk odhazují ve tvém tahu, jako jedna z tvých akcí.
hitodama-reason-when-play = Karty z ruky se hrají ve tvém tahu, jako jedna z tvých akcí.
hitodama-reason-when-wake = Esence spící na tvé desce se budí ve tvém tahu, jako jedna z tvých akcí.
hitodama-reason-when-draw = Sluneční karta se lízá ve tvém tahu, jako jedna z tvých akcí.
hitodama-reason-when-displace = Cizí esence se vytlačuje ve tvém tahu, jako jedna z tvých akcí.
hitodama-reason-when-end-turn = Tah se ukončuje, když se od tebe čeká akce.
hitodama-reason-when-give = Karty se odevzdávají, když se jimi má něco zaplatit.
hitodama-reason-when-pay = Platíš nebo odmítáš, když ti dílek nebo karta něco nabízí za cenu.
hitodama-reason-when-trade = Obchodníkovi se zbožím platí při vyhodnocení jeho dílku, když na něm stojí tvá esence.
hitodama-reason-when-capture = Akku se bere při vyhodnocení dílku akku, když na něm stojí tvá esence.
hitodama-reason-when-pay-tribute = Tributy se odvádějí při vyhodnocení dílku tributu, když na něm stojí tvá esence.
hitodama-reason-when-meeple = Takto figurky prohazuje nebo přesouvá účinek karty.
hitodama-reason-when-benefit = Co políčko dává, získáš mimo jeho chvíli jen účinkem karty.
hitodama-reason-when-waive = Akku v řádku tributu promíjí účinek karty.
hitodama-reason-when-extend = Políčko kopíruje účinek karty.
hitodama-reason-no-such-space = Políčko { $place } teď neexistuje.
hitodama-reason-space-taken = Políčko { $place } je obsazené.
hitodama-reason-merchant-keeps-free = { $place } je poslední volné políčko obchodníka a musí zůstat volné.
hitodama-reason-reserve-empty = V rezervě nemáš žádnou esenci.
hitodama-reason-already-moved = Tato esence se už v tomto tahu přesunula.
hitodama-reason-no-own-essence-there = Na políčku { $place } nemáš esenci.
hitodama-reason-essence-standing = Esence na políčku { $place } stojí: čeká na vyhodnocení svého dílku.
hitodama-reason-same-space = Esence už na políčku { $place } je; musí jít na jiné.
hitodama-reason-cannot-pay = Potřebuješ { $need }, ale máš { $have }.
hitodama-reason-nothing-to-gain = Nic by ti to nedalo: { $gain } teď nelze získat.
hitodama-reason-card-not-held = Kartu „{ $card }“ nemáš v ruce.
hitodama-reason-stack-full =
    { $limit ->
        [one] Sloupec slunečních karet je plný: vejde se do něj jen { $limit } karta.
        [few] Sloupec slunečních karet je plný: vejdou se do něj jen { $limit } karty.
        [many] Sloupec slunečních karet je plný: vejde se do něj jen { $limit } karty.
       *[other] Sloupec slunečních karet je plný: vejde se do něj jen { $limit } karet.
    }
hitodama-reason-none-asleep-on-board = Na tvé desce nespí žádná esence.
hitodama-reason-hand-full =
    { $limit ->
        [one] Máš plnou ruku: limit je { $limit } karta.
        [few] Máš plnou ruku: limit jsou { $limit } karty.
        [many] Máš plnou ruku: limit je { $limit } karty.
       *[other] Máš plnou ruku: limit je { $limit } karet.
    }
hitodama-reason-deck-empty = Dobírací i odhazovací balíček slunečních karet jsou prázdné.
hitodama-reason-no-essence-there = Na políčku { $place } není esence.
hitodama-reason-own-essence = Esence na políčku { $place } je tvoje; vytlačují se jen cizí.
hitodama-reason-not-offered-as-payment = Políčko { $place } není zboží tohoto obchodníka.
hitodama-reason-good-covered = Zboží na políčku { $place } je zakryté; platit lze jen volným.
hitodama-reason-no-akku-there = Na políčku { $place } není akku.
hitodama-reason-no-akku-on-map = Na mapě není žádné akku.
hitodama-reason-line-not-in-season = Řádek tributu { $line } nepatří k probíhajícímu ročnímu období.
hitodama-reason-line-closed = Řádek tributu { $line } je uzavřený.
hitodama-reason-not-an-akku-line = Řádek tributu { $line } nežádá akku.
hitodama-reason-no-akku-line-open = Žádný otevřený řádek tributu v tomto ročním období nežádá akku.
hitodama-reason-no-meeple-there = Na políčku { $place } není figurka.
hitodama-reason-not-an-akku = Figurka na políčku { $place } není akku.
hitodama-reason-nowhere-to-go = Není kam jít.
hitodama-reason-same-tile = Figurka už na dílku { $tile } je; musí jít na jiný.
hitodama-reason-tile-full = Na dílku { $tile } není volné políčko.
hitodama-reason-akku-not-on-extra-space = Akku nesmí na políčko navíc, proto se políčko { $place } nedá prohodit.
hitodama-reason-same-meeple = Figurku z políčka { $place } už máš vybranou; zvol jinou, se kterou ji prohodíš.
hitodama-reason-no-benefit-there = Políčko { $place } by ti teď nic nedalo.
hitodama-reason-no-benefit-anywhere = Žádné políčko s tvou esencí by ti teď nic nedalo.
hitodama-reason-tile-has-room = Na dílku { $tile } je ještě místo; políčko navíc patří k plnému dílku.
hitodama-reason-no-full-tile = Žádný dílek není plný.
hitodama-reason-wrong-deck = Karta „{ $card }“ je z druhého balíčku; cena žádá jiný druh karty.
hitodama-reason-must-choose = Tohle nelze odmítnout; něco si vyber.

## Odkud jsou body, jak hra končí

hitodama-category-tribute-berry = Tributy v bobulích
hitodama-category-tribute-amber = Tributy v jantarech
hitodama-category-tribute-sapphire = Tributy v safírech
hitodama-category-tribute-akku = Tributy v akku
hitodama-category-points-card = Sluneční karty za body

hitodama-ending-vp-reached = Někdo dosáhl vítězných bodů potřebných k výhře
hitodama-ending-seasons-completed = Všechna čtyři roční období jsou splněna; vyhrává, kdo má nejvíc vítězných bodů
hitodama-ending-chaos = Hitodama je na konci stezky chaosu: všichni hráči prohrávají

## Co rozhoduje při stejném počtu bodů: po dvojtečce

hitodama-tie-basket = košík má větší hodnotu
hitodama-tie-hand = víc karet v ruce

## Proč něco nic nepřinese: za dvojtečkou

hitodama-lack-supply-empty = zásoba je vyčerpaná
hitodama-lack-hand-full = ruka je plná
hitodama-lack-deck-empty = balíček i odhazovací balíček jsou prázdné
hitodama-lack-payment = cenu nelze zaplatit
hitodama-lack-merchandise = žádným volným zbožím obchodníka nelze zaplatit
hitodama-lack-benefit = to, co dává, teď nelze získat
hitodama-lack-akku = na mapě není žádné akku
hitodama-lack-tribute = žádný otevřený řádek tributu nelze odvést

## Suroviny. „counted“ následuje po slovese ve 4. pádě: získává, platí, ztrácí

hitodama-resource-berry = bobule
    .counted =
        { $count ->
            [one] { $count } bobuli
            [few] { $count } bobule
            [many] { $count } bobule
           *[other] { $count } bobulí
        }
hitodama-resource-amber = jantar
    .counted =
        { $count ->
            [one] { $count } jantar
            [few] { $count } jantary
            [many] { $count } jantaru
           *[other] { $count } jantarů
        }
hitodama-resource-sapphire = safír
    .counted =
        { $count ->
            [one] { $count } safír
            [few] { $count } safíry
            [many] { $count } safíru
           *[other] { $count } safírů
        }
hitodama-resource-akku = akku
    .counted = { $count } akku
hitodama-resource-solar-card = sluneční karta
    .counted =
        { $count ->
            [one] { $count } sluneční kartu
            [few] { $count } sluneční karty
            [many] { $count } sluneční karty
           *[other] { $count } slunečních karet
        }
hitodama-resource-lunar-card = měsíční karta
    .counted =
        { $count ->
            [one] { $count } měsíční kartu
            [few] { $count } měsíční karty
            [many] { $count } měsíční karty
           *[other] { $count } měsíčních karet
        }

## Dílky

hitodama-tile-akku-solar = Akku
    .effect = Nejdřív účinkuje sloupec slunečních karet; potom každá esence smí zaplatit za jedno akku na mapě.
hitodama-tile-tribute-first-player = Tribut
    .effect = Kdo přišel první, může získat minci prvního hráče; potom každá esence smí odvést jeden řádek tributu.
hitodama-tile-merchant = Obchodník
    .effect = Tino y Pache: zaplať zbožím volného políčka a získej zboží toho svého.
hitodama-tile-sapphire = Safíry
    .effect = Dává safíry.
hitodama-tile-lunar = Měsíční karty
    .effect = Dává měsíční karty.
hitodama-tile-amber = Jantar
    .effect = Dává jantary.
hitodama-tile-berry = Bobule
    .effect = Dává bobule.
hitodama-tile-solar = Sluneční karty
    .effect = Dává sluneční karty.
hitodama-tile-unnamed = { $id }
    .effect = Dílek, který je jen v této sadě.

## Roční období, balíčky, směry, postavy

hitodama-season-haru = Haru (jaro)
    .brief = Haru
hitodama-season-natsu = Natsu (léto)
    .brief = Natsu
hitodama-season-aki = Aki (podzim)
    .brief = Aki
hitodama-season-fuyu = Fuyu (zima)
    .brief = Fuyu

hitodama-deck-tribute = balíček karet tributu
hitodama-deck-akku = balíček karet akku
hitodama-deck-ice = balíček ledových karet
hitodama-deck-solar = balíček slunečních karet
hitodama-deck-lunar = balíček měsíčních karet

hitodama-slot-n = sever
hitodama-slot-ne = severovýchod
hitodama-slot-e = východ
hitodama-slot-se = jihovýchod
hitodama-slot-s = jih
hitodama-slot-sw = jihozápad
hitodama-slot-w = západ
hitodama-slot-nw = severozápad

hitodama-character-tette = Tetté
hitodama-character-genji = Genji
hitodama-character-kizune = Kizune
hitodama-character-eiko = Eiko
hitodama-character-unnamed = { $id }

## Názvy karet: co dělají

hitodama-named-gain = Získej { $gain }
hitodama-named-convert = Zaplať { $pay } a získej { $gain }
hitodama-named-extra-actions =
    { $amount ->
        [one] { $amount } akce navíc
        [few] { $amount } akce navíc
        [many] { $amount } akce navíc
       *[other] { $amount } akcí navíc
    }
hitodama-named-instant-benefit = Okamžitá odměna
hitodama-named-move-any-meeple = Přesun figurky
hitodama-named-move-akku = Přesun akku
hitodama-named-waive-akku =
    { $amount ->
        [one] Prominutí akku
        [few] Prominutí { $amount } akku
        [many] Prominutí { $amount } akku
       *[other] Prominutí { $amount } akku
    }
hitodama-named-extra-space = Políčko navíc
hitodama-named-berry-for-players-on-akku-tiles = Na dílcích s akku: { $gain }
hitodama-named-swap-two-meeples = Výměna
hitodama-named-vp-per-essence-at-location = { $vp } VB za esenci: { $location }
hitodama-named-resolve-location-now = Vyhodnoť ihned: { $location }
hitodama-named-spin-new-north = Nový sever
hitodama-named-akku-card = Karta akku ({ $places }; { $cost } za akku)
hitodama-named-ice-card = Ledová karta ({ $freezes })
hitodama-named-line =
    { $twin ->
        [0] { $beside ->
            [none] { $asks } ({ $season })
           *[other] { $asks } ({ $season }, na kartě též { $beside })
        }
       *[other] { $asks } ({ $season }, na kartě též { $beside }, řádek { $twin })
    }
hitodama-card-unnamed = karta
hitodama-cardtext-unnamed = { hitodama-card-unnamed }

## Co je na kartě, z jejích dat. „towards“ stojí u „přichází“

hitodama-towards-n = na sever
hitodama-towards-e = na východ
hitodama-towards-s = na jih
hitodama-towards-w = na západ

hitodama-printed-gain =
    { $from_lair ->
        [true] Získej { $gain }; akku pochází z doupěte.
       *[other] Získej { $gain }.
    }
hitodama-printed-convert =
    { $from_lair ->
        [true] Zaplať { $pay } a získej { $gain }; akku pochází z doupěte.
       *[other] Zaplať { $pay } a získej { $gain }.
    }
hitodama-printed-extra-actions =
    { $amount ->
        [one] V tomto tahu máš { $amount } akci navíc.
        [few] V tomto tahu máš { $amount } akce navíc.
        [many] V tomto tahu máš { $amount } akce navíc.
       *[other] V tomto tahu máš { $amount } akcí navíc.
    }
hitodama-printed-instant-benefit = Hned získej, co dává políčko, na kterém máš esenci, za jeho obvyklou cenu.
hitodama-printed-move-any-meeple =
    { $optional ->
        [true] Smíš přesunout libovolnou esenci nebo akku na jiný dílek s volným políčkem; esence se tam postaví.
       *[other] Přesuň libovolnou esenci nebo akku na jiný dílek s volným políčkem; esence se tam postaví.
    }
hitodama-printed-move-akku =
    { $optional ->
        [true] Smíš přesunout jedno akku na jiný dílek s volným políčkem.
       *[other] Přesuň jedno akku na jiný dílek s volným políčkem.
    }
hitodama-printed-waive-akku = Otevřený řádek s akku žádá o { $amount } akku méně; nikdo za ně nemá body.
hitodama-printed-extra-space = Plný dílek má do konce kola o políčko víc, podle jednoho ze svých políček. Použít ho smí kdokoli.
hitodama-printed-berry-for-players-on-akku-tiles = Každý hráč, který má esenci na dílku s akku, získá { $gain }.
hitodama-printed-swap-two-meeples = Smíš prohodit dvě figurky na dílcích: esence kohokoli nebo akku.
hitodama-printed-vp-per-essence-at-location =
    { $location ->
        [N] Každý hráč získá { $vp } VB za každou svou esenci na severním dílku.
        [E] Každý hráč získá { $vp } VB za každou svou esenci na východním dílku.
        [S] Každý hráč získá { $vp } VB za každou svou esenci na jižním dílku.
       *[other] Každý hráč získá { $vp } VB za každou svou esenci na západním dílku.
    }
hitodama-printed-resolve-location-now =
    { $location ->
        [N] Severní dílek se ihned vyhodnotí; účastní se esence, které stojí nebo přišly v tomto kole.
        [E] Východní dílek se ihned vyhodnotí; účastní se esence, které stojí nebo přišly v tomto kole.
        [S] Jižní dílek se ihned vyhodnotí; účastní se esence, které stojí nebo přišly v tomto kole.
       *[other] Západní dílek se ihned vyhodnotí; účastní se esence, které stojí nebo přišly v tomto kole.
    }
hitodama-printed-spin-new-north = Roztočí se kompasová mince: strana, kterou ukáže, je odteď sever.
hitodama-printed-akku-card =
    { $akkus ->
        [one] Přichází akku, a to { $places }. Kdo si jedno vezme, zaplatí { $cost }.
        [few] Přicházejí akku, a to { $places }. Kdo si jedno vezme, zaplatí { $cost }.
        [many] Přicházejí akku, a to { $places }. Kdo si jedno vezme, zaplatí { $cost }.
       *[other] Přicházejí akku, a to { $places }. Kdo si jedno vezme, zaplatí { $cost }.
    }
hitodama-printed-ice-card = Všechen led mizí; nový přichází { $freezes }.

## Skupiny pravidel

hitodama-rules-h-geo = Mapa
hitodama-rules-h-setup = Příprava hry
hitodama-rules-h-round = Kolo
hitodama-rules-h-state = Stavy esence
hitodama-rules-h-act = Akce
hitodama-rules-h-act-move = Přesunout esenci
hitodama-rules-h-act-disc = Odhodit
hitodama-rules-h-act-play = Zahrát kartu
hitodama-rules-h-act-wake = Probudit esenci
hitodama-rules-h-act-draw = Líznout sluneční kartu
hitodama-rules-h-act-disp = Vytlačit
hitodama-rules-h-tile = Vyhodnocení dílků
hitodama-rules-h-tile-res = Dílky surovin
hitodama-rules-h-tile-mer = Obchodník
hitodama-rules-h-tile-akku = Dílek akku a slunečních karet
hitodama-rules-h-tile-trib = Dílek prvního hráče a tributu
hitodama-rules-h-block = Jak na dílek přichází akku a led
hitodama-rules-h-akku = Akku
hitodama-rules-h-ice = Led
hitodama-rules-h-trib = Tributy
hitodama-rules-h-season = Roční období
hitodama-rules-h-wrath = Body, stezka chaosu a hněv
hitodama-rules-h-card = Karty
hitodama-rules-h-end = Konec hry

## Volby

hitodama-option-push-whole-tile = Překážky tlačí celý dílek
    .explained = Akku nebo led, který vstoupí na dílek s esencemi, je všechny posune o políčko výš, i přes volná políčka; esence z nejlepšího políčka odejde.
hitodama-option-four-goods = Obchodník se čtyřmi druhy zboží
    .explained = Ve třech a čtyřech hráčích nabízí obchodník totéž zboží jako ve dvou.
hitodama-option-berry-per-essence = Bobule za každou esenci
    .explained = Karta bobulí od akku dá bobuli za každou esenci na dílku s akku, ne jednu každému hráči.
hitodama-option-move-within-tile = Přesun v rámci dílku
    .explained = Karta, která přesouvá figurku, smí dát esenci na jiné políčko téhož dílku.
hitodama-option-waive-any-season = Prominout akku v kterémkoli ročním období
    .explained = Kartu, která promíjí akku, lze použít na kteroukoli odkrytou kartu tributu. Jinak jen na karty ročního období, které se právě hraje.
