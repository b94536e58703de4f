# Stránka v prohlížeči: co říkají všechny její stránky, předsálí a stůl.
# Ostatní stránky a kresby her mají vlastní soubory, web_<area>.ftl.

## The shuffle

# The kind of a shuffle, on one line; the digits of the promise may follow.
web-shuffle-fair = Poctivé míchání
web-shuffle-fair-what = Semínko dodal operační systém a bylo dáno před prvním tahem. Jeho kontrolní součet je { $commitment }; po posledním tahu se semínko prozradí a každý ho může ověřit.
web-shuffle-chosen = Zvolené semínko
web-shuffle-chosen-what = Kdo založil tento stůl, zvolil semínko a může znát, co je skryté.
web-shuffle-branched = Větev jiné hry
web-shuffle-branched-what = Tato hra pokračuje od kroku jiné hry, jejíž míchání může znát každý.
web-shuffle-imported = Ze záznamu
web-shuffle-imported-what = Tato hra pochází ze záznamu; kdo ho má, může znát její míchání.
web-shuffle-told = Semínko bylo prozrazeno
web-shuffle-told-what = Tato hra nějakou dobu nemohla pokračovat a někdo od stolu ji uložil i se semínkem: může znát, co je skryté.
web-shuffle-unknown = Žádný slib o míchání
web-shuffle-unknown-what = Tento stůl založila verze Mori, která kontrolní součet míchání nezveřejňovala.
web-shuffle-kept = Poctivé míchání, ověřeno
web-shuffle-kept-what = Semínko je to, které bylo tomuto prohlížeči slíbeno předem: { $commitment }
web-shuffle-consistent = Poctivé míchání podle slibu
web-shuffle-consistent-what = Semínko odpovídá kontrolnímu součtu { $commitment }. Tento prohlížeč ho během hry neviděl: porovnej ho s někým, kdo ano.
web-shuffle-broken = Míchání není to, které bylo slíbeno!
web-shuffle-broken-what = Semínko, kontrolní součet v tomto prohlížeči a ten, který dává služba, se neshodují.

## Všude

# V titulku okna.
web-title-game = { $game } – Mori
web-title-turn = ● Jsi na tahu – { $game }
web-motion = Pohyb
web-motion-system = Jako zařízení
web-motion-reduced = Nic se nehýbe
web-close = Zavřít
web-cancel = Zrušit
web-try-again = Zkusit znovu
web-nowhere = Na této adrese nic není
web-unreachable = Služba neodpovídá. Běží ještě?
web-offline = Chybí připojení k síti. Tvé stoly jsou v bezpečí; hrát můžeš dál, jakmile bude připojení.
# Kód, který nemá vlastní větu.
web-refused = Služba to odmítá ({ $code }).

## Předsálí

web-set-up-game = Připravit stůl: { $game }
web-options = Volby
web-pack-what = Co se ví a co ne
web-table-title = Název stolu (nepovinný)
web-seed = Semínko (nepovinné)
web-seed-what = Stejné semínko rozdá stejnou hru znovu. Bez něj rozhodne náhoda.
web-seed-wrong = Semínko je celé číslo menší než 2¹²⁸, o nejvýše 39 číslicích.
web-start = Začít
web-continue = Pokračovat
web-continue-none = Žádný stůl nečeká. K dalšímu stačí jedno kliknutí.
web-table-state = { $game } · { $round }. kolo · { $date }
web-table-round = { $round }. kolo · { $date }
web-others-turn = Vybírají ostatní
web-play = Hrát
web-show-all = Ukázat vše ({ $count })
web-replays = Záznamy
web-replays-none = Sem přijdou dohrané hry. Prohlédnout si lze i soubor se záznamem odjinud.
web-replay = Přehrát
web-import = Otevřít soubor se záznamem
web-import-failed = Tento soubor nelze přehrát.
# Hrálo víc lidí u jedné obrazovky; body podle míst.
web-result-shared = Dohráno, { $scores }
web-result-won = Výhra, { $scores }
web-result-lost = Prohra, { $scores }
web-statistics = Tvé dosavadní hry
web-statistics-solo = { $game }, sólo
web-statistics-played = Hráno
web-statistics-won = Vyhráno
web-statistics-best = Nejlepší
web-statistics-mean = Průměr

## Přátelé na odkaz

web-friends-what = Pro každého přítele dostaneš po připravení stolu odkaz. Hra začne, až budou všichni.
web-stand-in = Když přítel odejde nebo mu vyprší čas
# Co se pak stane s místem; jinak tu stojí jméno bota.
web-stand-in-none = Místo čeká
web-listed = Otevřený komukoli, v seznamu stolů, dokud u něj jsi
web-people = U stolu
web-gathering = Čeká se na všechny
web-gathering-left =
    { $count ->
        [one] Jedno místo je volné. Hra začne, až bude obsazené.
        [few] { $count } místa jsou volná. Hra začne, až budou všechna obsazená.
        [many] { $count } místa je volných. Hra začne, až budou všechna obsazená.
       *[other] { $count } míst je volných. Hra začne, až budou všechna obsazená.
    }
web-seat-free = volné
# $bot hraje na místě někoho, kdo odešel.
web-stands-in = zastupuje { $bot }
web-seat-to-bot = Dát botovi…
web-link-to-seat = Pozvánka na místo { $number }
web-link-copy = Kopírovat
web-link-copied = Zkopírováno
web-link-share = Sdílet
web-link-code = QR kód
web-link-new = Nový odkaz
web-link-new-sure = Vzít místo, které má { $name }?
web-table-gone = Tento stůl už není: hostitel ho smazal, nebo ho dlouho nikdo nepoužil.
web-seat-moved = Tvé místo dostalo nový odkaz, takže ho toto zařízení už neotevře. Požádej hostitele o nový odkaz; pokud jsou povoleni diváci, můžeš se zatím dívat.
web-watch-now = Dívat se
web-other-device = Pokračovat na jiném zařízení
web-other-device-what = Otevři tento odkaz na svém druhém zařízení, nebo naskenuj jeho kód. Obě zařízení pak hrají za tvé místo, nikomu jinému ho tedy nedávej.
web-other-device-link = Odkaz na vlastní místo
web-watchers =
    { $count ->
        [one] Dívá se { $count } divák.
        [few] Dívají se { $count } diváci.
        [many] Dívá se { $count } diváka.
       *[other] Dívá se { $count } diváků.
    }
web-hints-allow = Hráči si smějí nechat navrhnout tah od bota
web-hints-on = U tohoto stolu si hráči smějí nechat navrhnout tah.
web-notice-offer = Má ti prohlížeč dát vědět, až budeš na tahu?
web-notice-offer-yes = Ano, prosím
web-notice-offer-no = Ne, díky
web-watching = Sleduješ hru
web-watching-allow = Povolit diváky
web-watching-link = Odkaz pro sledování
web-leave = Odejít od stolu
web-leave-sure = Opravdu odejít?
web-delete = Smazat stůl
web-delete-sure = Smazat ho všem?
web-forget = Odebrat „{ $title }“ z tohoto seznamu
web-open-tables = Otevřené stoly
web-table-waits =
    { $count ->
        [one] Jedno místo je volné
        [few] { $count } místa jsou volná
        [many] { $count } místa je volných
       *[other] { $count } míst je volných
    }
web-join = Přidat se

## Stůl: záhlaví

web-you = Ty
# Čte se nahlas před jmény v pořadí s jejich body.
web-order = Pořadí a body:
web-points = Body dosud
web-points-open = Odkud jsou body
web-points-none = Zatím bez bodů
# Dva klíče k pruhům: body získané a body, které by přidal konec hry.
web-points-scored = Získané
web-points-added = Kdyby hra teď skončila
# $change má znaménko: „+22“; $total je součet bodů získaných a těchto.
web-points-if-ended = Kdyby hra teď skončila: { $change }, celkem { $total }
# U bodů a u volby: $total a $change jako výše.
web-points-then = Kdyby hra teď skončila: { $total }
web-points-change = Kdyby hra teď skončila: { $change }
web-points-without-hidden-cards = Bez karet, které nevidíš
web-points-without-dream-crystals = Bez krystalů snů
web-undo = Zpět
web-undo-key = Zpět (Z)
web-undo-nothing = Není co vrátit: ještě nemáš za sebou žádný tah, nebo se od té doby odhalilo něco skrytého.
web-undo-over = Hra skončila: nic už nejde vrátit.
web-undo-showing = Vracet půjde, až se tahy ukážou.
# $what je věta.
web-done-alone = Nic jiného nešlo, proto to stůl udělal za tebe: { $what }
web-rules-key = Pravidla (R)
web-speed = Tempo ostatních
web-speed-slow = Pomalu
web-speed-normal = Normálně
web-speed-fast = Rychle
web-speed-instant = Okamžitě
# Whether an answer is held until it is confirmed, when it may be impossible to take it back.
web-confirm = Konečné odpovědi
web-confirm-on = Nejdřív potvrdit
web-confirm-off = Odpovědět hned
# Nabídne se jednou, po několika potvrzených odpovědích.
web-confirm-offer = Chceš raději odpovídat bez potvrzování? Kdykoli to změníš v nastavení.
web-zoom = Velikost desky
web-zoom-in = Blíž
web-zoom-out = Dál
web-zoom-whole = Celá deska
web-zoom-beyond = { $edge ->
    [left] { $count ->
        [one] { $count } možnost dál vlevo: ukázat ji
        [few] { $count } možnosti dál vlevo: ukázat je
        [many] { $count } možnosti dál vlevo: ukázat je
       *[other] { $count } možností dál vlevo: ukázat je
    }
    [right] { $count ->
        [one] { $count } možnost dál vpravo: ukázat ji
        [few] { $count } možnosti dál vpravo: ukázat je
        [many] { $count } možnosti dál vpravo: ukázat je
       *[other] { $count } možností dál vpravo: ukázat je
    }
    [top] { $count ->
        [one] { $count } možnost dál nahoře: ukázat ji
        [few] { $count } možnosti dál nahoře: ukázat je
        [many] { $count } možnosti dál nahoře: ukázat je
       *[other] { $count } možností dál nahoře: ukázat je
    }
   *[bottom] { $count ->
        [one] { $count } možnost dál dole: ukázat ji
        [few] { $count } možnosti dál dole: ukázat je
        [many] { $count } možnosti dál dole: ukázat je
       *[other] { $count } možností dál dole: ukázat je
    }
}
web-my-board = Moje deska
web-side-board = { $name }: ukázat celou desku

## Stůl: rozhodování

web-your-turn = Jsi na tahu
web-is-choosing = Vybírá { $name }
web-goes-on = Hra pokračuje sama
# $names je seznam.
web-are-choosing = Vybírají { $names }
web-again = Ještě jednou, co se stalo
web-see-again = Ukázat znovu
web-last-turns = Co udělali ostatní
web-skip = Přeskočit
web-hint = Navrhnout tah
web-hint-key = Navrhnout tah (H)
web-hint-thinking = Bot o tom přemýšlí…
# Návrh slovy: co by zvolil bot, bez důvodu.
web-hint-told = Návrh ({ $bot }): { $choice }
web-hint-other = Nebo: { $choice }
web-hint-line = Potom: { $line }
web-other-choice = Něco jiného
web-all-choices = Všechny možnosti
web-stands = { $name }: { $score } BV.
web-stands-then = { $name }: { $score } BV, { $total }, kdyby hra skončila teď.
web-more-choices = Další možnosti
web-one-choice = Jedna možnost po druhé
web-question-fold = Sbalit otázku
web-question-unfold = Ukázat otázku
web-menu = Nabídka
web-tap-glow = Nebo ťukni na to, co září
web-choice-of = { $number } / { $count }
web-next = Další možnost
web-previous = Předchozí možnost
# An answer that is held back: is it the last of the turn, does it bring something to light, or is
# it only a choice of several units?
web-held-yes = Hotovo?
web-held-maybe = Po potvrzení už to možná nepůjde vzít zpět.
web-held-no = Vše je vybráno. Ještě to můžeš změnit.
web-held-confirm = Potvrdit
web-held-back = Vzít zpět
# Před ikonami: co celý tah stojí a dá.
web-held-turn = Tento tah:
# Units of one question, on the buttons beside them. $what is one of them in words.
web-unit-more = Přidat: { $what }
web-unit-less = Ubrat: { $what }
web-unit-count = { $what }: { $count }
# A place for those who listen: how it stands, and what choosing it means.
web-place-state = { $place }, { $standing }
web-place-choice = { $place }: { $action }
# The box in which the question stands, for those who listen.
web-asking = Otázka
web-taken-back = Vráceno zpět.
web-which = Co máš na mysli?
web-why-not = Proč ne?
web-frozen-save = Uložit dosavadní hru
web-restarting = Služba se restartuje. Hned se pokračuje…
web-sent-later = Tvůj tah se odešle, jakmile se připojení obnoví.
web-sending = Tvůj tah se odesílá…
web-not-saved =
    Zatím neuloženo: { $why ->
        [storage_full] disk služby je plný
        [storage_busy] databáze je zaneprázdněná
        [browser_full] v tomto prohlížeči už pro stránku není místo
        [browser_away] tento prohlížeč teď pro stránku nic neukládá
       *[storage_away] databáze není dostupná
    }. Zkouší se znovu…
web-saved = Uloženo.
web-table-failed = Tento stůl nelze otevřít

## Stůl: lidé u jedné obrazovky

web-curtain = K obrazovce teď jde { $name }
web-curtain-why = Karty v ruce jsou tajné. Dokud u obrazovky není správný člověk, nic se neukáže.
web-curtain-lift = Tady { $name }, ukázat mou stranu

## Stůl: deník

web-log = Deník
web-log-filter = Filtrovat deník
web-log-look-back = Podívat se na tuto chvíli znovu
web-log-who = Čí tahy
web-log-everybody = Všichni
web-log-kind = Které řádky
web-log-all = Všechno
web-log-moves = Tahy
web-log-points = Body
web-log-earlier = Ukázat i začátek
# Kde začíná rok: body každého hráče.
web-log-standing = Stav: { $standing }
web-log-standing-side = { $name } { $points }
# $total: kolik by měl, kdyby hra tehdy skončila.
web-log-standing-ended = { $name } { $points } ({ $total })
web-log-standing-what = V závorce: kdyby hra tehdy skončila

## Stůl: konec

# $names je seznam.
web-winners = { $count ->
        [one] Vyhrává { $names }
        [few] O vítězství se dělí { $names }
        [many] O vítězství se dělí { $names }
       *[other] O vítězství se dělí { $names }
    }
# Tomu, kdo vyhrál sám, a tomu, kdo se o vítězství dělí.
web-won = Je to výhra!
web-won-shared = Dělíš se o vítězství!
# Přehrání, z konce hry.
web-look-back = Ohlédnout se
# Další hra proti $what: silnější boti, nebo vyšší úroveň.
web-harder = Těžší: { $what }
web-opponent-won = { $name }: prohra
web-nobody-won = Nevyhrává nikdo
web-scores = Celé bodování

## Stůl v telefonu

web-tabs = Části stolu
web-tab-board = Deska
web-tab-mine = Moje deska
web-tab-rivals = Soupeři
web-tab-log = Deník
web-tab-undo = Zpět
web-areas = Části desky
web-map = Mapa desky
# Říká se o části desky, ve které lze něco vybrat.
web-area-glows = (je z čeho vybírat)

# The table of a game that the page has no drawings for.
web-plain-number = { $number }.
web-plain-nothing = –
web-plain-yes = ano
web-plain-no = ne
web-plain-outline = Stůl slovy
web-plain-why-not = Proč nemohu zvolit tuto akci?
web-plain-legal = Tohle teď zvolit lze.

## Lekce

web-learn-game = Učit se: { $game }
web-lesson-start = Začít
web-lesson-again = Znovu
web-lesson-begin = Začít „{ $title }“
web-lesson-continue = Pokračovat v lekci „{ $title }“
web-lesson-restart = „{ $title }“ od začátku
web-lesson-done = Hotovo
# Vedle lekce: jak dlouho trvá.
web-lesson-minutes = asi { $count } min
web-lesson-enough = Tyto { $count } lekce na první hru stačí.
web-lesson-progress = Krok { $number } z { $count }
web-lesson-rules = Pravidla:
web-lesson-on = Dál
web-lesson-back = Zpět
web-lesson-next = Další lekce: { $title }
web-lesson-play = Zahraj si první hru
web-lesson-leave = Opustit lekci
# Hra v několika obrázcích, před lekcemi.
web-minute = Hra za minutu
web-minute-about = O co jde, ve čtyřech obrázcích
web-minute-look = Ukázat
web-minute-lesson = K první lekci

## Rady k první hře

web-tips = Rady
web-tips-first = V první hře
web-tips-on = Vždy
web-tips-off = Nikdy
web-tips-again = Ukázat znovu všechny rady
web-tips-renewed = Všechny rady se ukážou znovu.
web-tips-stop = Už mi neraď
web-tips-stopped = Rady jsou vypnuté. Zapneš je zase v nastavení.
web-tip = Rada
web-tip-close = Rozumím
web-tip-advice = Navrhnout tah
web-tip-fold = Zpět k otázce
web-tip-less = Zkrátit na jeden řádek
