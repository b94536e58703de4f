# Rady k první hře Bitoku (docs/adding-a-tip.md). Stránka načte tenhle soubor s první radou.

## Na čem v tomhle kole záleží

bitoku-tip-round-one = Hrají se čtyři kola a pak závěrečné skórování sečte, co máš nasbíráno. V tomhle prvním kole sbírej suroviny a podívej se, co která oblast dává. Kdykoli chceš, nech si navrhnout tah.
bitoku-tip-round-two = Druhé kolo: zvol si směr. Tvé kameny, vidění a jezerní poklady říkají, co se bude na konci počítat. Sbírej, co patří k sobě.
bitoku-tip-points = Vedle každého skóre vidíš, kolik by to bylo, kdyby hra skončila teď. Klepni na body a uvidíš, odkud jsou, tvoje i soupeřů.
bitoku-tip-round-three = Třetí kolo: co získáš teď, se ještě vyplatí. Krystaly budí poutníky, budovy odkrývají body a kodamové vpředu stojí za další krok.
bitoku-tip-round-four = Poslední kolo: všechno utrať. Co zbude, má malou hodnotu: kostky a suroviny se sečtou a za každé 4 je jen 1 BC. Splň svá vidění a umísti poutníky ke kamenům.

## Tvůj tah

bitoku-tip-turn = Jedna akce za tah: vylož kartu, použij kostku, nebo překroč řeku. Tři karty a tři kostky, to je léto. Až je všechny využiješ, můžeš vynechat tah.
bitoku-tip-card = Karta odemkne kostku vedle svého místa a potom ti dá svou odměnu. Vylož ji vedle kostky, kterou chceš příště umístit.
bitoku-tip-force = Zamknutou kostku můžeš použít hned, ale stálo by tě to jednoho poutníka až do konce hry. Karta ji odemkne zadarmo.
bitoku-tip-cross = Kostka od 2 výš smí z oblasti u řeky přejít na druhý břeh: sníží se o 1, z 6 na 3, a získá přízeň kopců. Míst je tam málo a kdo překročí řeku první, vybírá si.
bitoku-tip-pass = Karty a kostky jsou využité, takže můžeš vynechat tah. Ale nejdřív se podívej k řece: každá kostka, která ji ještě může překročit, získá další přízeň.

## Kostka a oblast

bitoku-tip-place = Umísti kostku tam, kde z ní budeš mít nejvíc. V oblasti u řeky máš akci lesa, jen když tam tvou kostku žádná jiná nepřevyšuje. V Příbytku se kostky nikdy neporovnávají.
bitoku-tip-place-alone = Umísti kostku tam, kde ti řádek a budova pomohou nejvíc. V oblasti u řeky je místo jen pro jednu kostku a uvolní se, až kostka řeku překročí. V Příbytku stačí každá hodnota.
bitoku-tip-amulet = Amulet kostku zvýší, než ji umístíš, nejvýš na 6, a tím je pryč. Kostce však vyšší hodnota zůstane i v dalších letech, a tak se vyplatí utrácet amulety brzy.
bitoku-tip-row = Tvá kostka smí využít jeden řádek do své hodnoty a také jednu budovu, která tu stojí, v libovolném pořadí. Kdykoli můžeš, vezmi obojí.
bitoku-tip-outranked = Jiná kostka tam převyšuje tvou, a tak tvá nemá akci lesa, ale budovu využít smí. Příště možná pomůže amulet.
bitoku-tip-copy = Tohle místo Příbytku ubere tvé kostce 1 a zopakuje akci lesa soupeřovy kostky, jako by tam s její hodnotou stála tvá. Vyber kostku, jejíž řádek chceš.
bitoku-tip-favour = Získej jednu přízeň: kartu bitoku na svou cestu, kartu jókai do ruky, nebo dvě malé odměny. Zakrýt ji a nezískat ti nedá nic.

## Na co se hra ptá

bitoku-tip-spring = Jaro: nech si tři karty na tohle léto. Nech si, co se hodí teď; z odložených karet vznikne nový balíček, až ti tvůj dojde.
bitoku-tip-dreams = Tvé krystaly snů dávají odměnu každé jaro, v pořadí, jaké si zvolíš, a ještě jednou na konci. Nejdřív si vezmi, co se může hodit pro další.
bitoku-tip-build = Stavěj tam, kam přijdou jiné kostky: kdykoli soupeř využije tvou budovu, získáš její bonus pro majitele. A tvůj kodama tam hned postoupí.
bitoku-tip-crystal = Krystal zůstane na tvé desce a probudí poutníka na svém místě. Krystal snů dává každé jaro, paměti, když uděláš, co ukazuje, a důvtipu s kartou vedle sebe.
bitoku-tip-mitama = Duch mitama ti hned dá body ze svého rohu a k tomu svou akci. Dražší místa dávají víc, a tak se vyplatí šetřit nefrit a saké.
bitoku-tip-dragonfly = Vážka dá svou akci, až ji spojíš s duchem mitama. Spojit je jde jen tehdy, když jednoho z nich získáš, a tak mysli na oba.
bitoku-tip-combine = Spoj je teď: jde to jen ve chvíli, kdy jednoho z nich získáš. Vážka hned dá svou akci a dvojice se počítají pro vidění.
bitoku-tip-movement = Body pohybu nejde šetřit. Začni pouť, posuň poutníka, nebo splň další kartu bitoku. Odbočky u cesty dávají body a poutník na nich zůstane.
bitoku-tip-kodama = Kodamové závodí podél jezera, v každé oblasti na vlastní stupnici. Na konci rozhoduje jen pořadí, a tak postupuj tam, kde je poklad velký a závod těsný.
bitoku-tip-vision = Vidění boduje, máš-li na konci všechno, co ukazuje; jinak stojí 1 nebo 2 BC. Každá věc poslouží jednomu vidění. Nebo je odmítni a vezmi si surovinu.
bitoku-tip-look = Nové karty pro tebe! Nech si, co se hodí k tvým kamenům a k plánu; ostatní jdou zpátky pod svůj balíček. Ale se čtyřmi kartami jókai v ruce si na jaře žádnou nelízneš.
bitoku-tip-rock = Na konci dá kámen 1 BC za každou tvou věc svých typů, a to za každého poutníka vedle něj. Vyber si ten, na který stejně sbíráš.
bitoku-tip-unlock = Odemkni kostku, kterou chceš příště umístit. Od příštího tahu ji můžeš použít, i bez karty vedle ní.
bitoku-tip-order = Tohle všechno je tvoje, jedno po druhém, v pořadí, jaké chceš. Začni tím, co pomůže zbytku: suroviny dřív než to, co je stojí.
bitoku-tip-choice = Dostaneš jen část, a tak si vyber, co teď potřebuješ. U každé možnosti stojí, co ti dá; váháš-li, nech si navrhnout tah.
bitoku-tip-purchase = Můžeš tu získat od každého jeden dílek, jeden po druhém, ale sleva platí jen na jeden z nich. Použij ji tam, kde je cena nejvyšší.
bitoku-tip-goods = Dřevem a kamenem se platí budovy, nefritem a saké duchové mitama a krystaly čímkoli. Mysli na to, co chceš získat příště.
bitoku-tip-property = Soupeř využil tvou budovu a ty za to máš odměnu. Proto se dobře staví tam, kam chodí mnoho kostek.
bitoku-tip-winter = Zima: kostky se vracejí zamknuté, s hodnotami, jaké teď mají. Vysokou dej k místu, kam vyložíš svou první kartu.
bitoku-tip-virtue = Můžeš vyřadit jednu kartu, kterou máš vyloženou, za body, které ukazuje. Z balíčku zmizí natrvalo, ale pro tvé kameny se dál počítá.

## Co se stalo

bitoku-tip-path = Na tvé cestě bitoku leží karta bitoku. Jeden bod pohybu ji splní: dá body a svou akci a otvírá mosty. Různé typy se počítají na konci.
bitoku-tip-autumn = Na podzim určí nové pořadí tahu kostky v Příbytku, shora dolů. Kdo je první, má volný výběr a na konci hry 3 BC.
bitoku-tip-tengu = Tengu hodí kostkami a udělá první krok, který může. Nepotřebuje žádné hodnoty a nic neplatí. Porazíš ho jen vyšším počtem BC a shoda je prohra.
bitoku-tip-contested = Na téhle straně řeky máte kostku oba, ty i tengu. Překročí ji, jakmile se karta kopců hodí k té jeho: chceš-li ji, překroč řeku dřív.
