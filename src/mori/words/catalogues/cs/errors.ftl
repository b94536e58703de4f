# Co se nepovedlo, pro toho, kdo to může napravit.

## Odpovědi, které nelze přijmout

error-stale-decision = Hra se od položení této otázky posunula. Odpověz na tu současnou.
error-not-your-decision = Teď nerozhoduješ ty.
error-unknown-action = „{ $text }“ není akce této hry.
error-nothing-here = Tady se nikdy nic nevybírá.
error-chosen-elsewhere = Teď to můžeš udělat, ale ne tady: vyber si tam, kde to září.
error-not-legal = „{ $action }“ teď není možné. { $reason }
error-game-over = Hra skončila.
error-game-running = Hra ještě neskončila.

## Hry, které nelze připravit

error-unknown-game = Hra „{ $game }“ neexistuje. Známé hry: { $known }.
error-broken-game = Hra „{ $game }“ je nainstalovaná, ale nelze ji otevřít.
error-wrong-players = Počet hráčů této hry je { $min } až { $max }, ne { $players }.
error-unknown-option = Volba „{ $option }“ neexistuje. Známé volby: { $known }.
error-wrong-option = { $value } není hodnota volby „{ $option }“.
error-option-not-for-players =
    Volba „{ $option }“ není pro { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
        [many] { $players } hráče
       *[other] { $players } hráčů
    }.
error-option-idle =
    Volba „{ $option }“ by s touto sadou a { $players ->
        [one] { $players } hráčem
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráči
    } nic nezměnila.
error-options-exclude = Volby „{ $option }“ a „{ $other }“ se navzájem vylučují ({ $rule }).
error-unknown-lesson = Lekce „{ $lesson }“ není. Známé: { $known }.
error-unknown-level = Úroveň „{ $level }“ tu neexistuje. Známé úrovně: { $known }.
error-wrong-seed = Semínko { $seed } je mimo rozsah; musí ležet mezi 0 a { $limit }.
error-wrong-seats =
    { $seats ->
        [one] Je uvedeno { $seats } místo
        [few] Jsou uvedena { $seats } místa
        [many] Je uvedeno { $seats } místa
       *[other] Je uvedeno { $seats } míst
    } pro { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
        [many] { $players } hráče
       *[other] { $players } hráčů
    }.
error-cluster-not-installed = Hra na clusteru potřebuje Ray: pip install „mori[cluster]“.
error-cluster-unreachable = Na adrese „{ $address }“ není žádný cluster Ray.
error-arena-bots = Aréna potřebuje aspoň dva boty, kteří se utkají; „{ $bots }“ nestačí.
error-arena-results-broken = { $file } není soubor s výsledky arény, nebo je poškozený.
error-arena-results-other = { $file } obsahuje výsledky jiné hry, jiného počtu hráčů, semínka, sady nebo verze. Zvol jiný soubor.
error-unknown-number = { $place } není číslo této sady. Místo je soubor a pak klíče a označení oddělená lomítky, například visions.toml/vision/vision-01/vp.
error-unknown-bot = Bot „{ $bot }“ neexistuje. Známí boti: { $known }.
error-broken-bot = Bot „{ $bot }“ existuje, ale nepodařilo se ho spustit.
error-bot-module = Bota „{ $bot }“ nelze importovat: { $cause }.
error-bot-command = „{ $bot }“ neoznačuje žádný program, který lze spustit. Napiš { $example }, nebo s limitem 5 sekund na odpověď { $limited }.
error-export-other = { $folder } obsahuje jiný export. Zvol jinou složku, nebo stejné volby jako předtím.
error-record-not-exported = { $file } není záznam dohrané hry { $game } s počtem hráčů { $players }.
error-bot-class = Bot „{ $bot }“ neexistuje: modul { $module } nic takového nemá.
error-not-a-bot = „{ $bot }“ není bot: bot je třída odvozená od mori.Bot.
error-no-encoder = Hru { $game } se síť naučit nemůže: neříká čísly, co místo ví.
error-no-net = Ke hře { $game } žádná síť nepatří.
error-broken-net = Síť { $path } nelze přečíst.
error-unfit-net = Síť hry { $game } tu hrát nemůže: { $reason ->
    [pack] učila se s jinou sadou komponent.
    [layout] učila se s jinou verzí Mori.
    [players] v tomto počtu hráčů nehraje dost dobře.
   *[game] je pro jinou hru.
}
error-few-worlds = { $given } světů je na porovnání voleb málo; nejméně jsou { $least }.
error-review-failed = Rozbor této partie se nepodařilo udělat. Zkus to později.
error-review-no-net = Žádný natrénovaný bot tyto komponenty nezná, takže tuto partii nelze rozebrat.
error-no-pack = Hra „{ $game }“ nemá sadu komponent.
error-unknown-pack = Sada „{ $pack }“ pro hru { $game } neexistuje. Známé sady: { $known }.
error-unknown-language = Jazyk „{ $language }“ nemá slovník. Známé jazyky: { $known }.
error-pack-broken =
    { $count ->
        [one] S touto sadou komponent nelze hrát: nalezena { $count } chyba.
        [few] S touto sadou komponent nelze hrát: nalezeny { $count } chyby.
        [many] S touto sadou komponent nelze hrát: nalezeno { $count } chyby.
       *[other] S touto sadou komponent nelze hrát: nalezeno { $count } chyb.
    }

## Záznamy partií

error-record-too-large = Záznam je příliš velký: { $size }, nejvýše smí mít { $limit }.
error-record-not-json = Záznam není platný JSON: { $detail }.
error-record-not-table = Tento soubor není záznam partie.
error-record-format = Záznam má formát „{ $given }“; tato verze čte „{ $known }“.
error-record-key-missing = V záznamu chybí klíč „{ $key }“.
error-record-key-type = Klíč „{ $key }“ má v záznamu nesprávnou hodnotu.
error-record-key-unknown = V záznamu je neznámý klíč „{ $key }“.
error-record-shuffle = Semínko záznamu neplní svůj slib { $commitment }.
error-record-rng = Záznam vznikl s generátorem náhody „{ $given }“; tato verze má „{ $known }“.
error-record-engine = Záznam pochází z Mori { $given }; od kroku { $step } z jeho odpovědí verze { $known } hraje jinou hru.
error-record-checks =
    { $actions ->
        [one] Záznam má { $actions } odpověď, potřebuje tedy o jednu kontrolu víc; kontrol má { $checks }.
        [few] Záznam má { $actions } odpovědi, potřebuje tedy o jednu kontrolu víc; kontrol má { $checks }.
        [many] Záznam má { $actions } odpovědi, potřebuje tedy o jednu kontrolu víc; kontrol má { $checks }.
       *[other] Záznam má { $actions } odpovědí, potřebuje tedy o jednu kontrolu víc; kontrol má { $checks }.
    }
error-pickle-pack = Partie uložená pomocí pickle se hrála se sadou { $given }; teď je to { $loaded }.
error-record-pack = Partie v záznamu se hrála se sadou { $given }. Se sadou { $loaded } probíhá od kroku { $step } jinak.
error-record-answer = Odpověď { $step } v záznamu nelze přečíst: „{ $text }“.
error-record-action = Záznam se rozchází v kroku { $step }: odpověď „{ $expected }“ byla odmítnuta.
error-record-state = Záznam se rozchází v kroku { $step }: pozice má být { $expected }, ale je { $actual }.
error-record-result = Záznam se rozchází na konci, v kroku { $step }: výsledek má být { $expected }, ale je { $actual }.

## Odkazy

error-link-not-one = Tohle není odkaz na partii v Mori.
error-link-too-long = Odkaz je příliš dlouhý: { $size } znaků, nejvýše smí mít { $limit }.
error-link-damaged = Odkaz je poškozený: některá písmena chybějí nebo nesouhlasí. Zkopíruj ho znovu celý.
error-link-version = Odkaz má podobu { $given }, tato verze Mori čte podobu { $known }. Vznikl v novějším Mori.
error-link-engine = Odkaz pochází z Mori { $given }; verze { $known } by ze stejných odpovědí hrála jinou partii.
error-link-option = Odkaz pochází z Mori { $given } a má možnost, kterou verze { $known } nezná.
error-link-pack = Partie z tohoto odkazu se hrála se sadou { $given }. Se sadou { $loaded } ji nelze přehrát.
error-link-false = Partie z tohoto odkazu nevyplývá: někdo odkaz změnil.
error-link-unfinished = Odkaz má jen dohraná partie. U rozehrané by prozradil skryté karty.
error-link-is-deal = Tento odkaz je výzva bez odehrané partie.
error-link-other-deal = Tento odkaz patří k jiné výzvě.
error-link-seat = Jméno místa je na odkaz příliš dlouhé: „{ $name }“.

## Služba

error-unknown-table = Takový stůl neexistuje.
error-no-such-seat = Tento stůl takové místo nemá.
error-no-such-step = Hra takový krok nemá.
error-token-missing = Tohle smí jen ten, kdo u tohoto stolu sedí.
error-bad-token = Tento klíč neotevírá žádné místo u tohoto stolu.
error-not-seated = Tohle smí jen ten, kdo u tohoto stolu sedí; ty se díváš.
error-not-joined = Toto spojení se ke stolu ještě nepřipojilo.
error-already-joined = Toto spojení už ke stolu připojené je.
error-opened-elsewhere = Tento stůl máš otevřený na více místech, než kolik jich dovoluje. Pokračuje na těch posledních; chceš-li pokračovat zde, načti stránku znovu.
error-not-finished = S tímhle je třeba počkat, až hra skončí.
error-not-started = S tímhle je třeba počkat, až budou všechna místa obsazená.
error-not-host = Tohle smí jen ten, kdo stůl založil.
error-bad-invitation = Tato pozvánka už neplatí, nebo nikdy neplatila. Řekni si o nový odkaz tomu, kdo stůl založil.
error-seat-taken = Toto místo není volné.
error-seat-left = Toto místo máš opuštěné. Nejdřív řekni, že jsi zpět.
error-no-stand-in = Tento stůl byl připraven bez bota, který by zastupoval.
error-seat-nobodys = Na tomto místě není nikdo, koho by bot mohl zastoupit.
error-seat-present = Hráč na tomto místě je připojen.
error-seat-second = Někdo z tvé adresy už u tohoto stolu sedí. Požádej o odkaz toho, kdo ho založil.
error-name-missing = Napiš jméno, kterým ti ostatní mohou říkat.
error-watching-off = Tento stůl teď nepřijímá diváky. Dovolit je může ten, kdo ho založil.
error-nothing-to-undo = Není co vzít zpět.
error-undo-alone = Tohle můžeš vzít zpět bez ptaní.
error-undo-not-asked = O to už nikdo nežádá.
error-undo-pending = O vrácení už někdo žádá.
error-undo-refused = Bylo to odmítnuto. Požádej znovu, až hra půjde dál.
error-undo-revealed = Od tvého posledního tahu se odhalilo něco skrytého. Vrátit ho už nelze, ani když všichni souhlasí.
error-chat-alone = U tohoto stolu není nikdo jiný než ty.
error-chat-empty = Zpráva je prázdná.
error-hint-failed = Tentokrát bez návrhu: dotázaný bot selhal. Můžeš se zeptat znovu.
error-hint-late = Tentokrát bez návrhu: dotázaný bot přemýšlel příliš dlouho. Můžeš se zeptat znovu.
error-hints-off = U tohoto stolu se tahy nenavrhují: byl tak založen.
error-coach-off = Trenér je jen pro toho, kdo hraje bez dalších lidí.
error-hint-running = Návrh už je na cestě.
error-record-unfinished = Partie v tomto záznamu neskončila; prohlížet lze jen dohranou.
error-rules-missing = K této hře není text pravidel.
error-book-missing = K této hře není kniha.
error-table-diverged = Tato hra nemůže pokračovat: její uložené odpovědi od kroku { $step } neodpovídají pravidlům.
error-table-engine = Tato hra začala v Mori { $given } a nemůže pokračovat: od kroku { $step } z jejích odpovědí verze { $known } hraje jinou hru.
error-table-incomplete = Tato hra nemůže pokračovat: z { $wanted } odpovědí je uloženo už jen { $step }.
error-storage-full = Nic se neuložilo: disk služby je plný. Zkus to za chvíli znovu.
error-storage-busy = Databáze služby je zaneprázdněná. Zkus to za okamžik znovu.
error-storage-away = Databáze služby teď není dostupná. Zkus to za okamžik znovu.
error-browser-full = Nic se neuložilo: v tomto prohlížeči už pro stránku není místo. Něco smaž, nebo si hry ulož do souboru.
error-browser-away = Tento prohlížeč teď pro stránku nic neukládá. Než ji zavřeš, ulož si hry do souboru.
error-export-broken = V tomto souboru nejsou hry z Mori.
error-export-newer = Tento soubor zapsala novější verze Mori.
error-pack-missing =
    Tento stůl byl připraven se { $pack ->
        [none] sadou komponent
       *[other] sadou komponent „{ $pack }“
    } (otisk { $fingerprint }), kterou služba teď nemá. Spusť službu s touto sadou (--pack) a stůl půjde znovu otevřít.
error-pack-changed = Sada komponent s otiskem { $fingerprint } se od spuštění služby změnila. Chceš-li s ní hrát, spusť službu znovu.
error-page-missing = Stránka není sestavená.
error-docs-missing = Dokumentace není sestavená: spusť „make docs“.
error-push-missing = Tato služba neposílá upozornění.
error-not-found = Na této adrese nic není.
error-method-not-allowed = Tato adresa takový požadavek nepřijímá.
error-bad-push = Služba nemůže tomuto prohlížeči posílat upozornění: adresa, kterou udal, není platná.
error-bad-request = Služba tomuto požadavku nerozumí.
error-bad-body = Služba nerozumí tomu, co dostala.
error-body-too-large = Odeslaná data jsou příliš velká.
error-body-type = Odeslaná data nejsou JSON.
error-body-late = Odeslaná data nedorazila včas.
error-bad-message = Služba této zprávě nerozumí.
error-message-binary = Služba přijímá jen textové zprávy.
error-message-too-large = Tato zpráva je příliš velká.
error-messages-too-fast = Bylo toho příliš najednou. Chvíli počkej.
error-limit-tables = Z tvé adresy bylo založeno příliš mnoho stolů. Místo bude zase za { $seconds } s.
error-limit-imports = Z tvé adresy bylo nahráno příliš mnoho záznamů. Zkus to znovu za { $seconds } s.
error-lesson-other = To smíš, ale tenhle krok je o něčem jiném. Nic se nezměnilo: zkus to znovu.
error-lesson-over = Tahle lekce skončila. Pokračuj další, nebo ji začni znovu.
error-limit-bots = Boti už hrají sami u tolika stolů, kolik jich tvá adresa smí mít. Počkej, až některá jejich hra skončí.
error-limit-chat = Píšeš moc rychle. Počkej { $seconds } s.
error-limit-hints = Tvá adresa si už vyžádala tolik návrhů tahu, kolik jich teď smí mít. Zeptej se znovu za { $seconds } s.
error-limit-push = O upozornění si z tvé adresy řeklo příliš mnoho zařízení. Zkus to znovu za { $seconds } s.
error-limit-requests = Z tvé adresy přichází příliš mnoho požadavků najednou. Zkus to znovu za { $seconds } s.
error-limit-seats = Z tvé adresy bylo obsazeno příliš mnoho míst u otevřených stolů. Zkus to znovu za { $seconds } s.
error-limit-sockets = Tvá adresa má otevřeno tolik stolů, kolik smí. Některý zavři, nebo to zkus znovu za { $seconds } s.
error-limit-table-sockets = Na tento stůl se už dívá tolik lidí, kolik se jich vejde. Zkus to znovu za { $seconds } s.
error-limit-messages = Z tvé adresy přichází příliš mnoho zpráv najednou. Počkej { $seconds } s.
error-limit-bytes = Z tvé adresy přichází příliš mnoho dat najednou. Počkej { $seconds } s.
error-wrong-host = Služba neslyší na jméno „{ $host }“. Kdo ji provozuje, může jméno povolit (--allow-host).
error-wrong-origin = Tento požadavek přišel z cizí stránky ({ $origin }).
error-internal-error = Ve službě se něco pokazilo; to je naše chyba. Nahlas ji prosím s číslem { $incident }.

## Naše vlastní chyby

error-rule-bug = Pravidla v programu si odporují; je to naše chyba. Nahlas ji prosím i se záznamem partie. ({ $cause })
