# Výzvy: stejné rozdání pro každého, kdo dostane odkaz. Stránka načte tato slova, až nějakou ukáže.

web-challenge-title = Výzva: { $game }
# Čtenáři, který dostal něčí hru.
web-challenge-from = Toto rozdání už má za sebou { $name }. Zahraj si ho také a pak porovnej obě hry vedle sebe.
web-challenge-what = Všichni dostanou stejné rozdání a stejné soupeře. Zahraj si ho, pošli svou hru zpátky a porovnej ji s ostatními.
web-challenge-reading = Výzva se načítá…
web-challenge-failed = Tuto výzvu nejde otevřít
web-challenge-to-play = Co se hraje
web-challenge-version = Odkaz vznikl v Mori { $given }. Pokud se pravidla liší, jeho hry tu nepůjde ukázat.
# Volba hry a zda je zapnutá, nebo její hodnota.
web-challenge-option = { $option }: { $value }
web-challenge-on = ano
web-challenge-off = ne
web-challenge-start = Zahrát toto rozdání
web-challenge-go-on = Hrát dál
# Hry ostatních se neukážou dřív, než čtenář sám dohraje.
web-challenge-hidden =
    { $count ->
        [one] Přišla jedna hra. Uvidíš ji, až dohraješ.
        [few] Přišly { $count } hry. Uvidíš je, až dohraješ.
        [many] Přišlo { $count } hry. Uvidíš je, až dohraješ.
       *[other] Přišlo { $count } her. Uvidíš je, až dohraješ.
    }

## Odkazy

web-challenge-send = Poslat tuto výzvu
web-challenge-send-what = Kdo tento odkaz otevře, dostane stejné rozdání.
web-challenge-line = Tvoje hra
web-challenge-line-what = Pošli tento odkaz zpátky nebo dalším: je to výzva s tvou hrou uvnitř. Nikdo ji neuvidí dřív, než sám dohraje.
web-challenge-add = Přidat hru
web-challenge-add-what = Přišla ti něčí hra? Otevři odkaz, nebo ho vlož sem.
web-challenge-add-field = Odkaz na hru
web-challenge-add-do = Přidat
web-challenge-added = Hra je přidaná.
web-challenge-known = Tato hra už tu je.
web-challenge-no-line = Tento odkaz je jen výzva: ještě ji nikdo nehrál.

## Hry vedle sebe

web-challenge-lines = Vedle sebe
web-challenge-you = Ty
# Hra někoho, kdo neuvedl jméno.
web-challenge-somebody = Hra { $number }
web-challenge-alone = Zatím je tu jen tvoje hra. Pošli výzvu někomu dalšímu a přidej hru, která se ti vrátí.
web-challenge-won = Výhra
web-challenge-lost = Prohra
web-challenge-result = Výsledek
web-challenge-points = Body
web-challenge-replay = Záznam
web-challenge-replay-of = Záznam hry: { $name }
web-challenge-broken = Tuto hru nejde ukázat: { $name }.
web-challenge-parted = Kde jste se rozešli
web-challenge-parted-at =
    { $step ->
        [0] { $name }: od první odpovědi.
        [one] { $name }: po jedné stejné odpovědi, v kole { $round }.
        [few] { $name }: po { $step } stejných odpovědích, v kole { $round }.
        [many] { $name }: po { $step } stejné odpovědi, v kole { $round }.
       *[other] { $name }: po { $step } stejných odpovědích, v kole { $round }.
    }
web-challenge-same = { $name }: přesně stejná hra.
# Co kdo odpověděl tam, kde se hry rozešly.
web-challenge-chose = { $name }: { $answer }
web-challenge-look = Podívat se

## Jinde na stránce

web-challenge-offer = Vyzvat přátele
web-challenge-offer-what = Kdo tento odkaz otevře, dostane stejné rozdání a stejné soupeře. Je v něm i tvoje hra; ukáže se mu, až dohraje.
web-challenge-offer-deal = Kdo tento odkaz otevře, dostane stejné rozdání a stejné soupeře.
web-challenge-open = Otevřít výzvu
web-challenge-all = Výzvy
web-challenge-new = Ještě neodehraná
web-challenge-going = Právě ji hraješ
web-challenge-played =
    { $count ->
        [0] Odehraná, zatím bez dalších her
        [one] Odehraná, jedna hra k porovnání
        [few] Odehraná, { $count } hry k porovnání
        [many] Odehraná, { $count } hry k porovnání
       *[other] Odehraná, { $count } her k porovnání
    }
web-challenge-forget = Zapomenout tuto výzvu: { $game }
