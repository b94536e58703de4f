### Stránky vedle stolu: záznam, konečné skóre, pravidla, ikony.

## Co potřebují všechny stránky

web-pages-loading = Okamžik…
web-pages-retry = Zkusit znovu
web-pages-cancel = Zrušit
web-pages-close = Zavřít
web-pages-round = { $round }. kolo
web-pages-rule-link = Pravidlo { $id }

## Záznam

web-pages-replay = Záznam hry
web-pages-replay-line = Průběh hry
# Čte se nahlas pro místo na čáře. $season je název ročního období.
web-pages-replay-value = { $season ->
    [none] Krok { $step } / { $steps }; { $round }. kolo
   *[other] Krok { $step } / { $steps }; { $round }. kolo, { $season }
}
web-pages-replay-position = { $step } / { $steps }
web-pages-replay-play = Přehrát
web-pages-replay-pause = Pozastavit
web-pages-replay-back = O krok zpět
web-pages-replay-forward = O krok dál
web-pages-replay-turn-back = O tah zpět
web-pages-replay-turn-forward = O tah dál
web-pages-replay-speed = Rychlost
# $factor je číslo ve znacích: ½, 1, 2.
web-pages-replay-speed-value = { $factor }×
web-pages-replay-keys = Šipky jdou po krocích, se Shiftem po tazích; Home a End na začátek a na konec.
web-pages-replay-eyes = Pohled
web-pages-replay-spectator = Divák
web-pages-replay-setup = Hra je připravena.
# Krok, o kterém se tato strana nic nedozví.
web-pages-replay-decided = { $name } má rozhodnuto.
web-pages-replay-answered = { $name } volí: { $action }
web-pages-replay-log = Co se stalo
web-pages-replay-log-heading = { $season ->
    [none] { $round }. kolo
   *[other] { $season }, { $round }. kolo
}
web-pages-replay-log-beginning = Před prvním kolem
web-pages-replay-tab-board = Deska
web-pages-replay-tab-sides = Strany
web-pages-replay-tab-log = Deník
web-pages-replay-tab-review = Rozbor
web-pages-replay-tab-more = Další
web-pages-replay-save = Uložit záznam
web-pages-replay-table = Ke stolu

## Otevření záznamu

web-pages-import = Otevřít záznam
web-pages-import-reading = Záznam se přehrává a kontroluje…
web-pages-import-failed = Tento záznam nelze otevřít

## Hra dál od některého kroku

web-pages-fork = Hrát dál odtud
web-pages-fork-explained = Z této pozice začne nový stůl. Hra, na kterou se díváš, zůstane, jak je.
web-pages-fork-seat = Které místo obsadíš?
web-pages-fork-bot = Kdo hraje za ostatní?
web-pages-fork-start = Hrát dál
web-pages-fork-over = Tady hra končí. Vrať se na krok, od kterého se dá pokračovat.
web-pages-fork-not-yet = Jiná hra odtud může pokračovat, až tato skončí.

## Konečné skóre

web-pages-score = Konečné skóre
web-pages-score-wins =
    { $count ->
        [one] Vyhrává { $names }, body: { $points }
        [few] O vítězství se dělí { $names }, body: { $points }
        [many] O vítězství se dělí { $names }, body: { $points }
       *[other] O vítězství se dělí { $names }, body: { $points }
    }
# Vyhrál soupeř, za kterého hrají pravidla.
web-pages-score-defeat = Porážka: { $name } má { $points }
web-pages-score-nobody = Nevyhrává nikdo
web-pages-score-follows = Následuje { $name }, body: { $points }.
web-pages-score-most = Nejvíc bodů má { $name }: { $points }.
# Kde má vítěz před druhým největší náskok. $category je samostatný název.
web-pages-score-decisive = Největší náskok: { $category } (+{ $more }).
web-pages-score-where = Odkud jsou body
web-pages-score-course = Jak šel čas
web-pages-score-course-explained = Body všech stran po každém období
web-pages-score-source = Původ
web-pages-score-side = Strana
web-pages-score-total = Celkem
web-pages-score-place = Umístění
web-pages-score-place-value = { $place }.
# Zdroj bodů, který tato strana vůbec nemá.
web-pages-score-absent = netýká se
web-pages-score-lost = Šrafovaně: ztracené body
web-pages-score-replay = Přehrát záznam
web-pages-score-again = Hrát znovu
web-pages-score-visions = Vidění
web-pages-score-completed = splněno { $done } { $all ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $all }
web-pages-score-fulfilled = splněno
web-pages-score-failed = nesplněno

## Pravidla

web-pages-rules = Pravidla
web-pages-rules-of = Pravidla hry { $game }
web-pages-book = Kniha
web-pages-book-of = Jak se hraje { $game }
web-pages-in-book = V knize
web-pages-rules-english = Tyto texty jsou jen anglicky; nadpisy a všechno ostatní je ve tvém jazyce.
web-pages-rules-search = Hledat v pravidlech
web-pages-rules-search-hint = Hledat podle čísla nebo slov
web-pages-rules-clear = Zrušit hledání
web-pages-rules-found =
    { $rules ->
        [one] { $rules } pravidlo
        [few] { $rules } pravidla
        [many] { $rules } pravidla
       *[other] { $rules } pravidel
    }, { $rulings ->
        [one] { $rulings } výklad
        [few] { $rulings } výklady
        [many] { $rulings } výkladu
       *[other] { $rulings } výkladů
    }
web-pages-rules-none = Pro „{ $query }“ se nic nenašlo.
web-pages-rules-contents = Obsah
web-pages-rules-terms = Pojmy
web-pages-rules-rulings = Výklady
web-pages-rules-rulings-explained = Kde pravidla mlčí, jsou nejasná nebo si odporují, bylo třeba rozhodnout; vedle stojí, jak jisté to je.
web-pages-rules-examples = Řešené příklady
web-pages-rules-situation = Situace
web-pages-rules-expected = Výsledek
web-pages-rules-confidence-high = dobře podloženo
web-pages-rules-confidence-medium = celkem jisté
web-pages-rules-confidence-low = nejisté
web-pages-rules-copy = Odkaz na { $id }
web-pages-rules-unknown = Pro „{ $game }“ tu žádná pravidla nejsou.

## Co víme o součástech

web-pages-pack = Součásti
web-pages-pack-explained = Mnohé z toho, co je na deskách, kartách a dílcích, bylo jen na obrázcích v pravidlech a ty se ztratily. Zrekonstruovali jsme to tak, aby platilo vše, co říká text. Od tištěné hry se to může lišit.
web-pages-pack-summary =
    { $total ->
        [one] Naše rekonstrukce: { $count } z { $total } položky.
        [few] Naše rekonstrukce: { $count } ze { $total } položek.
        [many] Naše rekonstrukce: { $count } z { $total } položky.
       *[other] Naše rekonstrukce: { $count } z { $total } položek.
    }
web-pages-pack-entry = Položka
web-pages-pack-provenance = Odkud to víme
web-pages-pack-note = Poznámka
web-pages-pack-fingerprint = Otisk sady
# Jednotlivá pole položky známá odjinud než její zbytek.
web-pages-pack-field = { $field }: { $provenance }

## Tabulky balíčků podle her

web-pages-table-bitoku-bitoku = Karty bitoku
web-pages-table-bitoku-region = Oblasti
web-pages-table-bitoku-forest-row = Akce lesa
web-pages-table-bitoku-hill-favour = Přízně kopců
web-pages-table-bitoku-insert = Vložky herní desky
web-pages-table-bitoku-tracks = Počítadla
web-pages-table-bitoku-forest-area = Místa pro kostky v lese
web-pages-table-bitoku-hill-area = Místa pro kostky na kopcích
web-pages-table-bitoku-home-space = Místa v Příbytku
web-pages-table-bitoku-rock-garden = Zenová zahrada
web-pages-table-bitoku-kodama-track = Stupnice kodamů
web-pages-table-bitoku-market-mitama = Nabídka duchů mitama
web-pages-table-bitoku-market-dragonfly = Nabídka vážek
web-pages-table-bitoku-market-crystal = Nabídka krystalů
web-pages-table-bitoku-market-building = Nabídka budov
web-pages-table-bitoku-inhabited-spaces = Obydlené oblasti
web-pages-table-bitoku-wisdom-start = Startovní brány cest
web-pages-table-bitoku-wisdom-paths = Cesty moudrosti
web-pages-table-bitoku-wisdom-nodes = Políčka cest
web-pages-table-bitoku-wisdom-edges = Kroky na cestách
web-pages-table-bitoku-wisdom-branches = Odbočky cest
web-pages-table-bitoku-building = Budovy
web-pages-table-bitoku-ancient-building = Starodávné budovy
web-pages-table-bitoku-crystal = Krystaly
web-pages-table-bitoku-dragonfly = Vážky
web-pages-table-bitoku-gate = Brány torii
web-pages-table-bitoku-mitama = Duchové mitama
web-pages-table-bitoku-inventory = Seznam součástí
web-pages-table-bitoku-board = Hráčské desky
web-pages-table-bitoku-card-space = Místa pro karty jókai
web-pages-table-bitoku-crystal-slot = Místa pro krystaly
web-pages-table-bitoku-building-counter = Žetony budov
web-pages-table-bitoku-rock-space = Místa pro kameny
web-pages-table-bitoku-pilgrim-space = Místa pro poutníky
web-pages-table-bitoku-setup = Příprava hry
web-pages-table-bitoku-rock = Kameny iwakura
web-pages-table-bitoku-attitude-tile = Dílek tengu
web-pages-table-bitoku-card = Karty akcí tengu
web-pages-table-bitoku-treasure = Jezerní poklady
web-pages-table-bitoku-vision = Karty vidění
web-pages-table-bitoku-starting-yokai = Počáteční karty jókai
web-pages-table-bitoku-yokai = Karty jókai
web-pages-table-hitodama-meta = Hra sama
web-pages-table-hitodama-meta-playing-time-minutes = Délka hry
web-pages-table-hitodama-count = Počty součástí
web-pages-table-hitodama-constant = Čísla v pravidlech
web-pages-table-hitodama-setup = Příprava podle počtu hráčů
web-pages-table-hitodama-character = Strážci
web-pages-table-hitodama-geometry = Mapa
web-pages-table-hitodama-season = Roční období
web-pages-table-hitodama-resource = Suroviny
web-pages-table-hitodama-score-track = Bodovací stupnice
web-pages-table-hitodama-round-track = Ukazatel kola
web-pages-table-hitodama-chaos-space = Stezka chaosu
web-pages-table-hitodama-wrath-level = Úrovně hněvu
web-pages-table-hitodama-action = Akce
web-pages-table-hitodama-discard-rate = Co dá odhození
web-pages-table-hitodama-tile = Dílky lesa
web-pages-table-hitodama-tile-side = Strany dílků lesa
web-pages-table-hitodama-deck = Balíčky
web-pages-table-hitodama-akku-card = Karty akku
web-pages-table-hitodama-ice-card = Ledové karty
web-pages-table-hitodama-solar-card = Sluneční karty
web-pages-table-hitodama-lunar-card = Měsíční karty
web-pages-table-hitodama-tribute-card = Karty tributu
web-pages-table-hitodama-ending = Konce hry
web-pages-table-hitodama-tie-break = Rozhodování remíz
web-pages-table-hitodama-balance-reference = Referenční hodnoty vyvážení

## Ikony. Názvy, které už mají hry, se berou z nich

web-pages-legend = Ikony
web-pages-legend-explained = Všechny značky na deskách, kartách a panelech. Čísla stojí vlevo od ikony.
web-pages-legend-goods = Suroviny a amulety
web-pages-legend-points = Body
web-pages-legend-dice = Kostky a účinky
web-pages-legend-kodamas = Kodamové
web-pages-legend-buildings = Budovy
web-pages-legend-crystals = Krystaly
web-pages-legend-souls = Duchové mitama a vážky
web-pages-legend-path = Poutníci a cesty
web-pages-legend-yokai = Karty jókai
web-pages-legend-bitoku = Karty bitoku a vidění
web-pages-legend-seasons = Období a pořadí
web-pages-legend-sides = Strany
web-pages-legend-resources = Suroviny a karty
web-pages-legend-forest = Na dílcích
web-pages-legend-essences = Strážci a esence
web-pages-legend-spirit = Hitodama a chaos
web-pages-legend-page = Na stránce
web-pages-icon-amulet = Amulet
web-pages-icon-amulet-value = Amulet: zvýší kostku o { $value }
web-pages-icon-vp-now = Body hned
web-pages-icon-vp-end = Body na konci
web-pages-icon-vp-lost = Ztracené body
web-pages-icon-movement = Bod pohybu
web-pages-icon-die = Kostka s hodnotou
web-pages-icon-unlock-die = Odemknout kostku
web-pages-icon-locked-die = Zamknutá kostka
web-pages-icon-copy = Zkopírovat kostku soupeře
web-pages-icon-discount = Sleva
web-pages-icon-cross = Překročit řeku
web-pages-icon-river = Řeka
web-pages-icon-draw-card = Dobrat si kartu
web-pages-icon-kodama = Jeden kodama
web-pages-icon-kodama-forward = Kodama vpřed v libovolné oblasti
web-pages-icon-kodama-here = Kodama vpřed v této oblasti
web-pages-icon-kodama-back = Kodama soupeře vzad
web-pages-icon-treasure = Jezerní poklad
web-pages-icon-building = Libovolná budova
web-pages-icon-crystal = Libovolný krystal
web-pages-icon-mitama = Libovolný duch mitama
web-pages-icon-dragonfly = Vážka
web-pages-icon-pair = Dvojice ducha mitama a vážky
web-pages-icon-pilgrim-awake = Poutník na cestě
web-pages-icon-pilgrim-asleep = Odpočívající poutník
web-pages-icon-pilgrim-rock = Poutník u kamene
web-pages-icon-rock = Kámen iwakura
web-pages-icon-gate = Brána torii
web-pages-icon-gate-letter = Brána torii { $letter }
web-pages-icon-illumination = Osvícení
web-pages-icon-bridge = Most: žádá splněné karty bitoku
web-pages-icon-hikaru = Hikaru: tato přízeň je vybraná
web-pages-icon-vision = Karta vidění
web-pages-icon-yokai-card = Libovolná karta jókai
web-pages-icon-bitoku-card = Libovolná karta bitoku
web-pages-icon-first-player = První v pořadí
# Strana hry Bitoku podle barvy a tvaru, který ji značí.
web-pages-icon-mark-purple = Fialová: srpek měsíce
web-pages-icon-mark-yellow = Žlutá: trojúhelník
web-pages-icon-mark-brown = Hnědá: čtverec
web-pages-icon-mark-green = Zelená: list
web-pages-icon-mark-neutral = Neutrální: osmiúhelník
web-pages-icon-essence = { $name }: stojící esence
web-pages-icon-essence-asleep = { $name }: spící esence
web-pages-icon-ice = Led
web-pages-icon-extra = Políčko navíc
web-pages-icon-merchant = Obchodník
web-pages-icon-tribute = Tribut
web-pages-icon-compass = Kompas: dílek severu
web-pages-icon-coin = Mince prvního hráče
web-pages-icon-spirit = Hitodama
web-pages-icon-chaos-path = Stezka chaosu
web-pages-icon-wrath = Hněv hitodamy
web-pages-icon-ui-undo = Vzít zpět
web-pages-icon-ui-why-not = Proč ne?
web-pages-icon-ui-hint = Návrh tahu
web-pages-icon-ui-log = Deník
web-pages-icon-ui-note = Moje poznámka
web-pages-icon-ui-rules = Pravidla
web-pages-icon-ui-glance = Tah ve zkratce, ikony, pojmy
web-pages-icon-ui-language = Jazyk
web-pages-icon-ui-theme = Světlý nebo tmavý vzhled
web-pages-icon-ui-replay = Záznam hry
web-pages-icon-ui-bot = Hraje bot
web-pages-icon-ui-person = Hraje člověk
web-pages-icon-ui-spectator = Přihlížení
web-pages-icon-ui-check = Hotovo, splněno
web-pages-icon-ui-close = Zavřít; nesplněno
web-pages-icon-ui-left = Zpět
web-pages-icon-ui-right = Dál
web-pages-icon-ui-down = Ukázat víc
web-pages-icon-ui-up = Znovu otevřít
web-pages-icon-ui-link = Odkaz, uložit
web-pages-icon-ui-play = Hrát
web-pages-icon-ui-clock = Čekání
web-pages-icon-ui-settings = Nastavení
web-pages-icon-ui-menu = Nabídka
web-pages-icon-ui-lock = Zamknuto, tajné
web-pages-icon-ui-pass = Vynechat tah, jít po tazích
web-pages-icon-ui-chart = Body
# What they mean.
web-pages-means-ui-undo = Vezme zpět tvůj poslední tah, pokud se mezitím neodhalilo nic nového.
web-pages-means-ui-why-not = Řekne, proč se něco teď nedá zvolit, i s pravidlem.
web-pages-means-ui-hint = Bot řekne, co by udělal na tvém místě.
web-pages-means-ui-log = Všechno, co se stalo, od začátku.
web-pages-means-ui-note = Tvoje vlastní poznámka u tohoto stolu. Zůstane v tomhle prohlížeči a nikdo jiný ji neuvidí.
web-pages-means-ui-rules = Otevře pravidla, každé s číslem.
web-pages-means-ui-glance = Otevře tuto nápovědu: tah ve zkratce, ikony a pojmy.
web-pages-means-ui-language = Vyber jazyk stránky. Změní se ihned.
web-pages-means-ui-theme = Vyber světlou nebo tmavou stránku.
web-pages-means-ui-replay = Podívej se na hru znovu, krok za krokem.
web-pages-means-ui-bot = Za toto místo hraje bot.
web-pages-means-ui-person = Za toto místo hraje člověk.
web-pages-means-ui-spectator = Někdo, kdo se dívá a nehraje.
web-pages-means-ui-check = Toto je zvoleno, hotovo nebo splněno.
web-pages-means-ui-close = Zavře, co je otevřené. V seznamu: toto splněno není.
web-pages-means-ui-left = O jedno zpět.
web-pages-means-ui-right = O jedno vpřed.
web-pages-means-ui-down = Rozbalí víc z toho, co tu je.
web-pages-means-ui-up = Znovu otevře to, co se dole sbalilo.
web-pages-means-ui-link = Zkopíruje nebo uloží odkaz, který mohou otevřít ostatní.
web-pages-means-ui-play = Začne hru nebo spustí záznam.
web-pages-means-ui-clock = Napřed musí táhnout někdo jiný.
web-pages-means-ui-settings = Jak rychle se věci dějí a zda se pohybují.
web-pages-means-ui-menu = Hráči, rychlost, pravidla, jazyk a barvy, na telefonu.
web-pages-means-ui-lock = Ostatním skryto, nebo zatím nedostupné.
web-pages-means-ui-pass = V této fázi končíš; ostatní pokračují.
web-pages-means-ui-chart = Odkud jsou body, vedle sebe.

## Quick help at the table

web-help = Rychlá nápověda
web-help-key = Rychlá nápověda: tah ve zkratce, ikony, pojmy (I)
web-help-turn = Tah
web-help-search = Hledat ikony a pojmy
web-help-example = Příklad:
web-help-print = Vytisknout
# Keys at the table, and what each does.
web-keys = Klávesy
web-keys-shift = Shift
web-keys-enter = Enter
web-keys-escape = Esc
web-keys-choose = zvolit odpověď s tímto číslem
web-keys-list = procházet odpovědi
web-keys-places = na desce: od místa k místu
web-keys-lit = jen mezi místy, která září
web-keys-press = zvolit; na místě, které nezáří: proč ne?
web-keys-why = co je toto místo, nebo proč ho nelze zvolit
web-keys-stand = jak hra stojí: období, body, na co se čeká
web-keys-log = v záznamu: z řádku na řádek a k návratu do té chvíle
web-keys-confirm = potvrdit podrženou odpověď
web-keys-back = o krok zpět, nakonec k otázce; ukáže naráz, co se ještě ukazuje

## Odkaz na hru

web-pages-link = Odkaz na tuto hru
web-pages-link-reading = Hra z tohoto odkazu se přehrává…
web-pages-link-failed = Tento odkaz nejde otevřít
