### Hitodama: the table in the terminal.

terminal-hitodama-round = Kolo { $round }
terminal-hitodama-wrath = Hněv { $level }
terminal-hitodama-displace = Vytlačení:
terminal-hitodama-starts-here = { $season } začíná zde
terminal-hitodama-slot-n = S
terminal-hitodama-slot-ne = SV
terminal-hitodama-slot-e = V
terminal-hitodama-slot-se = JV
terminal-hitodama-slot-s = J
terminal-hitodama-slot-sw = JZ
terminal-hitodama-slot-w = Z
terminal-hitodama-slot-nw = SZ
terminal-hitodama-extra = navíc
terminal-hitodama-tribute = tribut
terminal-hitodama-asleep = spí
terminal-hitodama-ice = led
terminal-hitodama-tributes = Tributy
terminal-hitodama-line-points = { $points ->
        [one] { $points } VB
        [few] { $points } VB
        [many] { $points } VB
       *[other] { $points } VB
    }
terminal-hitodama-line-waived = prominuto
terminal-hitodama-season-now = probíhá
terminal-hitodama-season-past = skončilo
terminal-hitodama-season-later = přijde
terminal-hitodama-akku-card = Karta akku
terminal-hitodama-akku-cost = { $cost } za jedno akku
terminal-hitodama-akku-none = žádná ve hře
terminal-hitodama-solar-stack = Sloupec slunečních karet
terminal-hitodama-supply = Společná zásoba
terminal-hitodama-decks = Balíčky
terminal-hitodama-discards = Odhozeno
terminal-hitodama-your-hand = Tvoje ruka
terminal-hitodama-hand-empty = Nemáš žádné karty.
terminal-hitodama-coin = má minci: první hráč tohoto kola, nebo příštího
terminal-hitodama-group-place = Přesunout esenci ze své rezervy
terminal-hitodama-group-move = Přesunout svou esenci z políčka { $source }
terminal-hitodama-group-displace = Vytlačit esenci
terminal-hitodama-help-seasons = tributy všech ročních období
terminal-hitodama-help-cards = tvé karty, balíčky a odhozené karty
terminal-hitodama-legend-standing = stojící esence ({ $name })
terminal-hitodama-legend-asleep = spící esence ({ $name })
terminal-hitodama-legend-pay = co je vlevo od šipky, se platí za to, co je vpravo
terminal-hitodama-legend-trade = obchodník: koupíš za zboží kteréhokoli volného políčka
terminal-hitodama-legend-number = tam můžeš jít nebo to zvolit: napiš číslo
terminal-hitodama-legend-wrath = hitodama na stezce chaosu; číslice jsou úrovně hněvu
terminal-hitodama-legend-track = body; svislá čárka je políčko hněvu
terminal-hitodama-words-seasons = období obdobi tributy
