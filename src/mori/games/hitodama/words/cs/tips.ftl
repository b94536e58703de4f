# Rady k první hře Hitodamy (docs/adding-a-tip.md). Stránka načte tenhle soubor s první radou.

## Na čem v tomhle kole záleží

hitodama-tip-goal = Boduje se placením tributů ročního období. Kdo má první 25 bodů, vítězí. Ale pospěš si: dojde-li hitodama na konec své stezky, prohrajete všichni.
hitodama-tip-half = Polovina času je pryč: po kole 16 je hitodama na konci své stezky. Které řádky ročního období jsou ještě otevřené? Sbírej na ně, i když se ti líbí jiné.
hitodama-tip-late = Poslední kola. Nemá-li nikdo 25 bodů a Fuyu není zaplaceno, prohrají po kole 16 všichni. Sbírej jen to, co žádá některý řádek, a buď na dílku tributu.

## Tvůj tah

hitodama-tip-actions = Máš 3 akce, kterékoli a v libovolném pořadí. Dobrý začátek: přesuň obě esence z rezervy na dílky a pak si lízni kartu.
hitodama-tip-spaces = Horní políčko dílku je nejlepší. Po všech tazích se dílky vyhodnotí, po směru hodinových ručiček od strany ročního období; tvé esence si vezmou odměnu a usnou.
hitodama-tip-asleep = Tvá esence si vzala odměnu a spí. Tam, kde leží, už nic nedostane: přesuň ji na jiné políčko a znovu něco získá.
hitodama-tip-cards = Měsíční karta má účinek ihned. Sluneční karta čeká ve sloupci, dokud se nevyhodnotí dílek akku, a poslední zahraná se vyhodnotí první.
hitodama-tip-discard = I karty jsou zboží: odhoď sluneční kartu za bobuli, dvě za měsíční kartu, nebo měsíční kartu za jantar.
hitodama-tip-wake = Jedna tvá esence spí na tvé desce. Dvě bobule ji probudí a od té chvíle pro tebe pracuje o esenci víc. Čím dřív, tím líp.
hitodama-tip-displace = Spí někdo tam, kde chceš být? Zaplať majiteli, co žádá roční období, a jeho esence se vrátí domů. Přesun na to místo je další akce.

## Na co se hra ptá

hitodama-tip-price = Tohle políčko má cenu, která se platí celá, nebo vůbec. Tvá esence usne tak jako tak, a tak plať jen za to, co budeš potřebovat.
hitodama-tip-merchant = Obchodník dá zboží, na kterém stojí tvá esence. Platíš zbožím kteréhokoli políčka, které je tu ještě volné.
hitodama-tip-lair = Tady si můžeš vzít akku z mapy za to, co žádá karta akku. Uvolní se tím políčko a v tributu má akku hodnotu 6 bodů.
hitodama-tip-tribute = Takhle se boduje: zaplať celý jeden otevřený řádek. Bobule má hodnotu 1 bodu, jantar 2, safír 4, akku 6. Tvá esence se pak vrátí domů.
hitodama-tip-meeples = Tahle karta přesouvá figurky na dílcích, i cizí. Doveď svou na lepší políčko, nebo akku tam, kde překáží někomu jinému.
hitodama-tip-effect = Tvá karta ti dává na výběr. Podívej se, co která možnost dá; váháš-li, nech si navrhnout tah.

## Co se stalo

hitodama-tip-season = Nové roční období! Má jiné tributy, začíná se na jiné straně a vytlačení stojí něco jiného. Podívej se na jeho řádky, než začneš sbírat.
hitodama-tip-wrath = Kdo dojde na 5, 10, 15 nebo 20 bodů, probudí hněv. Jaký bude, říká místo hitodamy na stezce: na dílky přijde led, nebo tento hráč ztratí surovinu.
hitodama-tip-pushed = Překážka přijde na nejnižší políčko a posune esence nahoru; na plném dílku se horní vrátí do své rezervy. Může ti to i pomoci.
hitodama-tip-coin = Kdo přijde na dílek tributu jako první, vezme si minci a začíná příští kolo; je-li to ten, kdo minci už má, vezme ji další příchozí. Kdo začíná, vybírá si první ze všech políček.
