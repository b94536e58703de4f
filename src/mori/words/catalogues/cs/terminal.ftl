### Hra v terminálu (mori play --terminal).
###
### Příkazy (undo, log, save …) jsou ve všech jazycích tatáž slova.

## Před hrou

terminal-which-game = Která hra?
terminal-how-many-players = Kolik hráčů?
terminal-which-level = Která úroveň?
terminal-number-prompt = Číslo ({ $default }):
terminal-welcome = { $game } pro { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
        [many] { $players } hráče
       *[other] { $players } hráčů
    }, semínko { $seed }. Nápovědu ukáže ?.
terminal-resumed = Hra pokračuje po { $count ->
        [one] { $count } odpovědi
        [few] { $count } odpovědích
        [many] { $count } odpovědi
       *[other] { $count } odpovědích
    }.
terminal-seat-you = { $name } (ty)
terminal-seat-bot = { $name } ({ $bot })

## Před hrou: co může být špatně

terminal-seats-or-bots = Zadej buď --seats, nebo --bots, ne obojí.
terminal-cannot-read = Soubor { $file } nelze přečíst: { $detail }
terminal-resume-alone = Obnovená partie si nechává své hráče, místa, semínko i volby: vynech { $option }.

## Stůl. Nadpisy a štítky

terminal-of-limit = { $count } { $limit ->
        [2] ze
        [3] ze
        [4] ze
        [6] ze
        [7] ze
       *[other] z
    } { $limit }

## Otázka a odpovědi

terminal-asked = { $name }:
terminal-on-table = { $numbers } (čísla na stole)
terminal-open-group = { $numbers } (napiš { $letter } a uvidíš kam)
terminal-prompt = Tvoje odpověď (? poradí)
# Under a question where several units are chosen. $example: some numbers in a row.
terminal-units = Více najednou: napiš jejich čísla na jeden řádek, třeba { $example }.
# A tip for a first game.
terminal-tip = Rada: { $tip }
# An answer that is held until it is confirmed. The command undo stays as it is.
terminal-held-yes = Nic dalšího k výběru nemáš. Výsledek:
terminal-held-maybe = Tím se odhalí něco skrytého; po potvrzení už to nejde vzít zpět.
terminal-held-prompt = Enter potvrdí, undo to vezme zpět
terminal-held-back = Vzato zpět; žádný tah nebyl proveden.
terminal-coach = Trenér by raději: { $choice }. { $why }.
terminal-thinking = { $name } přemýšlí…
terminal-since-last = Od tvého posledního tahu

## Reakce na to, co bylo napsáno

terminal-not-understood = „{ $text }“ tu není odpověď. Napiš číslo, akci jako „{ $example }“, nebo ? pro nápovědu.
terminal-number-range = Číslo { $number } tu není: vyber od 1 do { $max }.
terminal-not-together = Tohle nejde zodpovědět najednou; nic se nestalo. Napiš jednu odpověď.
terminal-several = Takhle začíná víc odpovědí:
terminal-too-long = Ten řádek je příliš dlouhý; nic se nestalo.
terminal-allowed = Teď povoleno: { $action }
terminal-refused = Není povoleno: { $reason }
terminal-rules = Pravidla: { $rules }
terminal-why-usage = Napiš ? a akci, například: ? { $example }
terminal-undone = { $count ->
        [one] Vzat zpět { $count } tah.
        [few] Vzaty zpět { $count } tahy.
        [many] Vzato zpět { $count } tahu.
       *[other] Vzato zpět { $count } tahů.
    }
terminal-undo-none = Zatím není co vzít zpět.
terminal-undo-other = Nelze vzít zpět: mezitím táhl jiný hráč.
terminal-undo-revealed = Nelze vzít zpět: mezitím se odhalilo něco skrytého nebo náhodného.
terminal-undo-usage = Napiš undo, nebo undo a počet tahů, například: undo 2
terminal-log = Co se stalo
terminal-log-empty = Ještě se nic nestalo.
terminal-log-usage = Napiš log, nebo log a počet řádků, například: log 20
terminal-saved = Uloženo jako { $file }.
terminal-how-to-resume = Pokračovat později: { $command }
terminal-save-usage = Napiš save a název souboru, například: save { $example }
terminal-not-a-record = { $file } už existuje a není to záznam partie: zvol jiný název.
terminal-cannot-write = Soubor { $file } nelze zapsat: { $detail }
terminal-rules-usage = Napiš rules a označení pravidla, například: rules { $example }
terminal-no-such-rule = Pravidlo { $rule } neexistuje.
terminal-language-now = Odteď česky.
terminal-language-usage = Napiš lang a jedno z: { $known }.
terminal-lesson = Lekce „{ $title }“
terminal-lesson-on = Enter pokračuje, q končí
terminal-goodbye = Na shledanou.

## Několik lidí u jedné obrazovky

terminal-curtain = K obrazovce jde { $name }.
terminal-curtain-enter = { $name }: stiskni Enter, až se nebude dívat nikdo jiný.

## Nápověda

terminal-help = Co lze napsat
terminal-help-number = odpověď s tím číslem
terminal-help-units = více jednotek jedné otázky, v libovolném pořadí
terminal-help-letter = písmeno otevře skupinu odpovědí
terminal-help-text = akce ve zkráceném zápisu, nebo její jednoznačný začátek
terminal-help-why = proč akce není povolená, i s pravidly
terminal-help-undo = vzít zpět svůj poslední tah
terminal-help-log = co se stalo, poslední řádky
terminal-help-hint = co by zvolil nejsilnější bot a co to slibuje
terminal-hint-line = Potom: { $line }
# Heads the second, better judgement of a hint.
terminal-hint-played = Totéž, dohrané až do konce
terminal-help-save = zapsat partii do souboru
terminal-help-quit = skončit; partie se uloží
terminal-help-rules = text pravidla
terminal-help-lang = změnit jazyk
terminal-help-table = znovu nakreslit stůl
terminal-help-score = dosavadní body podle původu
terminal-legend = Znaky na stole

terminal-words-undo = zpět zpet
terminal-words-log = deník denik
terminal-words-hint = návrh navrh rada
terminal-words-save = uložit ulozit
terminal-words-quit = konec
terminal-words-rules = pravidla pravidlo
terminal-words-lang = jazyk
terminal-words-table = stůl stul mapa
terminal-words-cards = karty ruka
terminal-words-score = body
terminal-words-help = nápověda napoveda pomoc

## Konec

terminal-over = Hra skončila
terminal-source = Původ
terminal-total = Celkem
terminal-if-ended = Kdyby hra teď skončila
terminal-total-then = Celkem potom
terminal-place = Umístění
terminal-rule = Pravidlo
terminal-winner = { $count ->
        [one] Vyhrává { $names }.
        [few] O vítězství se dělí { $names }.
        [many] O vítězství se dělí { $names }.
       *[other] O vítězství se dělí { $names }.
    }
terminal-opponent-wins = Porážka: { $count ->
        [one] vyhrává { $names }.
        [few] vyhrávají { $names }.
        [many] vyhrávají { $names }.
       *[other] vyhrávají { $names }.
    }
terminal-nobody-wins = Nevyhrává nikdo.
terminal-save-offer = Chceš-li záznam uchovat, napiš název souboru; Enter ho zahodí:
