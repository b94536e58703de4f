# Rozbor dohrané hry: načte se s prvním.

# Než je hotový.
web-review-working = Ohlédnutí: { $percent } %
web-review-waiting = Nejsilnější bot hraje dál od tvých voleb i od jiných a porovnává. Může to trvat pár minut; když odejdeš, přestane.
# Jeho části; a čí volby a body se ukazují.
web-review-parts = Části rozboru
web-review-part-story = Příběh
web-review-part-moments = Chvíle
web-review-part-choices = Volby
web-review-part-points = Body
web-review-whose = Čí?
# Křivka a její dvě míry.
web-review-curve = Co se čekalo
web-review-measure-win = Šance na výhru
web-review-measure-points = Body na konci
web-review-percent = { $value } %
web-review-value = { $name }: { $value }
web-review-result = Výsledek
# Obraty. $percent je, o kolik se změnila šance na výhru.
web-review-turning = Kde se hra obrátila
web-review-turning-none = Žádná jednotlivá volba ani náhoda tuto hru neobrátila.
web-review-turned-choice = { $round }. kolo: jednou volbou ztrácí { $name } { $percent } % šance na výhru.
web-review-turned-points =
    { $points ->
        [one] { $round }. kolo: jednou volbou ztrácí { $name } asi { $points } bod.
        [few] { $round }. kolo: jednou volbou ztrácí { $name } asi { $points } body.
        [many] { $round }. kolo: jednou volbou ztrácí { $name } asi { $points } bodu.
       *[other] { $round }. kolo: jednou volbou ztrácí { $name } asi { $points } bodů.
    }
web-review-turned-up = { $round }. kolo: díky štěstí získává { $name } { $percent } % šance na výhru.
web-review-turned-down = { $round }. kolo: kvůli smůle ztrácí { $name } { $percent } % šance na výhru.
# Nesplněné cíle a odkdy už nebyly v dosahu.
web-review-unmet = Nesplněno
web-review-unmet-lost = Mimo dosah od { $round }. kola.
web-review-unmet-never = Nikdy to nebylo v dosahu.
# Účet: začátek, vlastní volby, volby ostatních a náhoda dají výsledek.
web-review-luck = Volby a náhoda
web-review-luck-explained = Co se čekalo na začátku a co to změnilo. Dohromady to dá výsledek.
web-review-account-start = Na začátku se čekalo
web-review-account-mine = Vlastní volby
web-review-account-others = Volby ostatních
web-review-account-luck = Co se odkrylo
web-review-account-end = Výsledek
# Volby a jejich známky.
web-review-count-best =
    { $count ->
        [one] { $count } nejlepší volba
        [few] { $count } nejlepší volby
        [many] { $count } nejlepší volby
       *[other] { $count } nejlepších voleb
    }
web-review-count-good =
    { $count ->
        [one] { $count } dobrá volba
        [few] { $count } dobré volby
        [many] { $count } dobré volby
       *[other] { $count } dobrých voleb
    }
web-review-count-slip =
    { $count ->
        [one] { $count } drobná nepřesnost
        [few] { $count } drobné nepřesnosti
        [many] { $count } drobné nepřesnosti
       *[other] { $count } drobných nepřesností
    }
web-review-count-mistake =
    { $count ->
        [one] { $count } chyba
        [few] { $count } chyby
        [many] { $count } chyby
       *[other] { $count } chyb
    }
web-review-count-blunder =
    { $count ->
        [one] { $count } vážná chyba
        [few] { $count } vážné chyby
        [many] { $count } vážné chyby
       *[other] { $count } vážných chyb
    }
web-review-choices-all = Ukázat i dobré volby
web-review-choices-none = { $name }: žádná zřetelná chyba.
web-review-another = Byla i lepší volba. { $why }.
web-review-graded = { $name }: { $grade }
web-review-where = { $round }. kolo, krok { $step }
# Poučné chvíle, každá položená znovu.
web-review-moments-explained = Volby, které stály nejvíc. Podívej se, jak to tehdy bylo, a zvol znovu.
web-review-ask = Zvolit znovu
web-review-back = Zpět
web-review-asked = Co zvolíš teď?
web-review-show = Ukázat nejlepší volbu
web-review-to-board = Na desku
web-review-chosen = Volíš: { $choice }
web-review-played = Ve hře: { $choice } – { $grade }
web-review-comparing = Obě volby se dohrávají do konce …
web-review-verdict-best = To je nejlepší volba.
web-review-verdict-even = Stejně dobré jako nejlepší známá volba: { $choice }.
web-review-verdict-better = Lepší než nejlepší známá volba: { $choice }.
web-review-verdict-worse = Lepší: { $choice }
web-review-at-once = Hned, { $choice }:
web-review-once-more = Zvolit znovu
web-review-next = Další chvíle
# Body vedle bodů silných hráčů.
web-review-usual = Pruh ukazuje, kolik u takového stolu získávají silní hráči.
web-review-usual-none = Kolik u takového stolu získávají silní hráči, není známo.
web-review-most = Mnohem víc než obvykle: { $category } ({ $points }, obvykle { $usual }).
web-review-least = Mnohem míň než obvykle: { $category } ({ $points }, obvykle { $usual }).
web-review-source = Body za
web-review-own = Body
web-review-usually = Obvykle
