# The page in the browser: what those at a table ask and tell each other beside the game.

## Taking back by consent

# Taken back only if the others consent.
web-undo-ask = Požádat o vrácení
# On a small button of a phone.
web-tab-undo-ask = Požádat
web-undo-ask-key = Požádat ostatní o vrácení (Z)
# $count: how many answers of others would be taken back with it.
web-undo-asked =
    { $count ->
        [one] { $name } chce vzít zpět svůj poslední tah a s ním jeden další.
        [few] { $name } chce vzít zpět svůj poslední tah a s ním { $count } další.
        [many] { $name } chce vzít zpět svůj poslední tah a s ním { $count } dalšího.
       *[other] { $name } chce vzít zpět svůj poslední tah a s ním { $count } dalších.
    }
web-undo-asked-mine =
    { $count ->
        [one] Žádáš o vrácení svého posledního tahu a s ním jednoho dalšího.
        [few] Žádáš o vrácení svého posledního tahu a s ním { $count } dalších.
        [many] Žádáš o vrácení svého posledního tahu a s ním { $count } dalšího.
       *[other] Žádáš o vrácení svého posledního tahu a s ním { $count } dalších.
    }
# $names is a list.
web-undo-waiting = Ještě nemáme odpověď: { $names } · { $seconds } s
web-undo-agree = Souhlasím
web-undo-refuse = Nesouhlasím
web-undo-withdraw = Vzít žádost zpět
web-undo-ended-given = Všichni souhlasí: tah je vrácen.
web-undo-ended-refused = { $name } nesouhlasí. Nic se nevrací.
web-undo-ended-withdrawn = { $name } už o vrácení nežádá.
web-undo-ended-late = Ne všichni odpověděli včas. Nic se nevrací.
web-undo-ended-overtaken = Hra šla dál. Nic se nevrací.

## The chat

web-chat = Chat
web-chat-key = Chat (C)
web-chat-unread =
    { $count ->
        [one] Chat, jeden nepřečtený řádek
        [few] Chat, { $count } nepřečtené řádky
        [many] Chat, { $count } nepřečteného řádku
       *[other] Chat, { $count } nepřečtených řádků
    }
# Read aloud when somebody says something.
web-chat-said = { $name }: { $text }
web-chat-none = Zatím žádné zprávy.
# In the chat, after the name of a seat: the host made a new link to it, and somebody used it.
web-chat-given-anew = Toto místo někdo zaujal přes nový odkaz v kroku { $step }.
web-chat-hint-asked = si nechává navrhnout tah (krok { $step }).
web-chat-open = Diváci to mohou číst.
# A choice of the host.
web-chat-open-allow = Diváci mohou číst chat
web-chat-mute = Ztlumit
web-chat-write = Řekni něco
web-chat-send = Odeslat
web-chat-phrases = Krátké věty
# Said among those who play, to one or to all.
web-phrase-hello = Ahoj!
web-phrase-good-luck = Hodně štěstí!
web-phrase-well-done = Výborně!
web-phrase-thanks = Díky!
web-phrase-sorry = Promiň!
web-phrase-oops = Jejda!
web-phrase-thinking = Přemýšlím…
web-phrase-no-hurry = Není kam spěchat!
web-phrase-back-soon = Hned jsem zpátky.
web-phrase-back = Jsem zpátky.
web-phrase-good-game = Pěkná hra!
web-phrase-again = Ještě jednu hru?

## Presence: beside the name of somebody who sits elsewhere

web-here = (u stolu)
web-away = (pryč)

## Leaving, and coming back

web-leave-bot = Když odejdeš, bude za tebe hrát { $bot }, dokud se nevrátíš.
web-leave-waits = Když odejdeš, tvé místo na tebe počká.
# Beside the name of somebody who has left, in whose seat nobody plays.
web-seat-left = není u stolu; místo čeká
# Below a seat: how often somebody took it with a new link in the middle of the game.
web-seat-given-anew =
    { $count ->
        [one] Během hry místo někdo zaujal přes nový odkaz, a to v kroku { $step }.
        [few] Během hry místo { $count }× někdo zaujal přes nový odkaz, naposledy v kroku { $step }.
        [many] Během hry místo { $count }× někdo zaujal přes nový odkaz, naposledy v kroku { $step }.
       *[other] Během hry místo { $count }× někdo zaujal přes nový odkaz, naposledy v kroku { $step }.
    }
# $name is a player.
web-late-what = { $name }: čas vypršel. Do návratu může hrát bot.
# A choice of the host: $bot plays for somebody who is not connected.
web-hand-over = Ať hraje { $bot }
web-stood-in = Hraje za tebe { $bot }
web-seat-left-mine = Své místo máš opuštěné
web-stood-in-line = Místo můžeš mít kdykoli zpátky.
web-back = Jsem zpět
web-told-left = { $name } není u stolu. Místo čeká.
web-told-stands-in = Na místě hráče { $name } teď hraje { $bot }.
web-told-back = { $name } je zpět.
web-told-given-anew = { $name }: toto místo někdo zaujal přes nový odkaz. Vidí všechno, co místo smí vidět.
web-told-hint-asked = { $name } si nechává navrhnout tah.

## Another game with the same people

web-rematch = Hrát znovu
web-rematch-go = K další hře
# $names is a list; you may be among them.
web-rematch-proposed = Hrát znovu chce: { $names }.
# $name laid the table.
web-rematch-waits = Další hru může založit { $name }.
## Mezi návštěvami

web-missed = Od tvé poslední návštěvy
# Vede k dalšímu stolu, který na tebe čeká.
web-next-table = Další stůl: { $title }
web-note = Moje poznámka
web-note-what = Poznámka pro tebe. Zůstane v tomhle prohlížeči a nikdo jiný ji neuvidí.

## Zvuk a upozornění

web-sound = Zvuky stolu
web-sound-off = Ne
web-sound-on = Ano
# Nabídne se jednou, při prvním novém ročním období.
web-sound-offer = Tenhle stůl umí tiché zvuky pro kostky, karty, roční období a tvůj tah.
web-sound-take = Zapnout
web-notice = Upozornit, když jsem na tahu
web-notice-off = Ne
web-notice-tab = Když je tato záložka prohlížeče na pozadí
web-notice-push = I když je Mori zavřené
web-notice-private = Zpráva jmenuje stůl a nic víc a přečíst ji může jen tento prohlížeč.
web-notice-denied = Tvůj prohlížeč blokuje upozornění z této stránky. Povol je v jeho nastavení a zkus to znovu.
web-notice-failed = Prohlížeč to nezvládl. Funguje připojení? V anonymním okně to nejde.
web-notice-none = Tento prohlížeč nemůže dostávat upozornění, když je Mori zavřené. Je k tomu třeba https; na iPhonu a iPadu musí být Mori na ploše.
web-remind = Jednou připomenout, když jsem pořád na tahu
web-remind-0 = Ne
web-remind-12 = Po 12 hodinách
web-remind-24 = Po jednom dni
web-remind-72 = Po třech dnech

## Clocks

web-clock = Hodiny
web-clock-none = Bez hodin
# What can be chosen; $increment is added with each answer.
web-clock-each-move = { $time } na každý tah
web-clock-whole-game = { $time } na celou hru, s každým tahem přibude { $increment }
# $clock is one of the two above.
web-clock-is = Hodiny: { $clock }
# Read aloud, of one’s own time.
web-clock-soon = Zbývá ti { $time }.
# In the place of the time that is left.
web-late = čas vypršel
web-told-late = { $name } už nemá čas.
web-told-late-mine = Tvůj čas vypršel.
