# Stránka, jejíž služba běží přímo v prohlížeči, z hostingu pro soubory.

# Než se spustí; velikosti jsou v megabajtech.
web-offline-loading = Načítá se { $loaded } z { $total } MB. Rozhlédnout se můžeš už teď.
web-offline-starting = Hry se spouštějí: krok { $step } ze 3. Rozhlédnout se můžeš už teď.
web-offline-why-failed = Hry se v tomto prohlížeči nespustí. Načti stránku znovu, nebo zkus jiný prohlížeč.
web-offline-why-newer = Tvé hry tu uložila novější verze Mori. Načti stránku znovu a dostaneš ji.
web-offline-why-unsafe = Na této adrese prohlížeče hry bezpečně neukládají. Otevři Mori přes https, nebo na vlastním počítači jako localhost.
web-offline-reload = Načíst znovu
web-offline-not-kept = Tento prohlížeč pro stránku nic neukládá: po jejím zavření o hry přijdeš. Ulož je předtím v nastavení do souboru.
# V nastavení.
web-offline-games = Hry v tomto prohlížeči
web-offline-games-what = Hry, jejich klíče a tvá nastavení zůstávají jen v tomto prohlížeči na tomto zařízení. Ulož si kopii do souboru, nebo ji přenes do jiného prohlížeče.
web-offline-may-go = Když prohlížeči dojde místo, může je smazat; občas si ulož kopii.
web-offline-save = Uložit vše
web-offline-add = Přidat ze souboru
web-offline-added =
    { $count ->
        [0] Všechny hry z tohoto souboru tu už byly.
        [one] Přidána { $count } hra.
        [few] Přidány { $count } hry.
        [many] Přidáno { $count } hry.
       *[other] Přidáno { $count } her.
    }
