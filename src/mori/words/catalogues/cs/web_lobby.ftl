# Stránka v prohlížeči: co říká první pohled na předsálí. Načítá se před všemi ostatními slovy,
# aby se na pomalém připojení brzy ukázalo.

## Všude

web-title = Mori
web-language = Jazyk
web-theme = Barvy
web-theme-system = Jako zařízení
web-theme-light = Světlé
web-theme-dark = Tmavé
web-settings = Nastavení
web-reconnecting = Spojení je přerušené. Zkouší se znovu…
web-loading = Stůl se připravuje…
web-to-lobby = Do předsálí

## Předsálí

web-welcome = Pojď do lesa
web-welcome-line = Dvě hry o duších a ročních obdobích. Hraj hned, o samotě i s přáteli; stůl zná pravidla a poví ti, proč něco nejde.
web-name = Tvé jméno
web-game-bitoku = Bitoku
web-game-bitoku-facts = 1–4 hráči · asi dvě hodiny
web-game-bitoku-line = Probuď duchy, pošli kostky pěti oblastmi a přes řeku, projdi cesty moudrosti.
web-game-hitodama = Hitodama
web-game-hitodama-facts = 2–4 hráči · asi hodina
web-game-hitodama-line = Přesouvej esence svého strážce po prstenci dílků, odváděj tributy ročního období a nenech ducha dojít k chaosu.
web-players = Hráči
web-solo = Sólo
web-seats = Místa
web-seat = Místo { $number }
web-seat-me = Ty
# Někdo další u této obrazovky.
web-seat-person = Někdo u této obrazovky
web-seat-name = Jméno pro místo { $number }
# Místo, které někdo jinde obsadí odkazem.
web-seat-friend = Přítel na odkaz
web-level = Úroveň tengu
# Na místě, za které hrají pravidla; $level je jedna z úrovní.
web-level-of = Tengu: { $level }
web-play-now = Hrát hned
web-play-friends = Pozvat a hrát
web-set-up = Připravit stůl
web-learn = Učit se
web-rules = Pravidla
web-book = Jak se hraje
# Vede ke hře v několika obrázcích, pro toho, kdo ji ještě nehrál.
web-newcomer = Jsi tu poprvé? Hra za minutu
web-pack = Sada komponent
# Sada dodávaná s Mori.
web-pack-own = Sada od Mori

## Pozvání: je vidět dřív, než dorazí všechna ostatní slova

web-invited = Máš pozvání
web-invited-line = Zvol si jméno a obsaď místo.
web-invited-by =
    { $count ->
        [one] U stolu je { $names }.
        [few] U stolu jsou { $names }.
        [many] U stolu je { $names }.
       *[other] U stolu jsou { $names }.
    } Zvol si jméno a obsaď místo.
web-take-seat = Obsadit místo
# Vede ke knize hry.
web-invited-first = Poprvé? Jak se hraje, za pár minut

## Jména míst, kde je hra nedává. Vlastní jména

web-name-1 = Hana
web-name-2 = Iris
web-name-3 = Tomáš
web-name-4 = Sumi
