# Rady k první hře Bitoku (docs/adding-a-tip.md). Stránka načte tenhle soubor s první radou.

## Na čem v tomhle kole záleží

bitoku-tip-round-one = Hrají se čtyři kola a pak závěrečné skórování sečte, co máš nasbíráno. V tomhle prvním kole sbírej suroviny a podívej se, co která oblast dává. Kdykoli chceš, požádej o nápovědu.
bitoku-tip-round-two = Druhé kolo: zvol si směr. Tvé kameny, vidění a jezerní poklady říkají, co se bude na konci počítat. Sbírej, co patří k sobě.
bitoku-tip-round-three = Třetí kolo: co získáš teď, se ještě vyplatí. Krystaly budí poutníky, budovy odkrývají body a kodamové vpředu stojí za další krok.
bitoku-tip-round-four = Poslední kolo: všechno utrať. Na konci jsou 4 z kostek a surovin dohromady jen 1 BC. Splň svá vidění a umísti poutníky ke kamenům.

## Tvůj tah

bitoku-tip-turn = Jedna akce za tah: vylož kartu, použij kostku, nebo překroč řeku. Tři karty a tři kostky, to je léto. Až je všechny využiješ, smíš vynechat.
bitoku-tip-card = Karta odemkne kostku vedle svého místa a potom sama působí. Vylož ji vedle kostky, kterou chceš příště umístit.
bitoku-tip-force = Zamknutou kostku smíš použít hned, ale jeden tvůj poutník kvůli ní opustí hru. Karta ji odemkne zadarmo.
bitoku-tip-cross = Kostka od 2 výš smí z oblasti u řeky přejít na druhý břeh: sníží se o 1, z 6 na 3, a získá přízeň kopců. Kdo překročí řeku první, vybírá si.
bitoku-tip-pass = Karty a kostky jsou využité, a tak smíš vynechat. Ale nejdřív se podívej k řece: každá kostka, která ji ještě může překročit, přinese další přízeň.

## Kostka a oblast

bitoku-tip-place = Umísti kostku tam, kde chceš jednat. V oblasti u řeky se musí kvůli akci lesa vyrovnat nejvyšší kostce; v Příbytku se kostky nikdy neporovnávají.
bitoku-tip-amulet = Amulet kostku zvýší, než ji umístíš, nejvýš na 6, a tím je pryč. Utrať ho, když za to stojí vyšší řádek nebo soupeřova kostka.
bitoku-tip-row = Tvá kostka smí využít jeden řádek do své hodnoty a také jednu budovu, která tu stojí, v libovolném pořadí. Kdykoli můžeš, vezmi obojí.
bitoku-tip-outranked = Stojí tam vyšší kostka, a tak tvá nemá akci lesa, ale budovu využít smí. Stačila by shoda: příště možná pomůže amulet.
bitoku-tip-copy = Tohle místo Příbytku ubere tvé kostce 1 a nechá tě jednat tam, kde stojí soupeřova kostka, jako s její hodnotou. Vyber kostku, jejíž řádek chceš.
bitoku-tip-favour = Získej jednu přízeň: kartu bitoku na svou cestu, kartu jókai do ruky, nebo dvě malé odměny. Zakrýt ji a nezískat ti nedá nic.

## Na co se hra ptá

bitoku-tip-spring = Jaro: nech si tři karty na tohle léto. Co odhodíš, se vrátí, až ti dojde balíček, a tak si nech, co pomůže teď.
bitoku-tip-dreams = Tvé krystaly snů dávají každé jaro, v pořadí, jaké chceš, a ještě jednou na konci. Nejdřív si vezmi, co se může hodit pro další.
bitoku-tip-build = Stavěj tam, kam přijdou jiné kostky: kdykoli soupeř využije tvou budovu, získáš její bonus pro majitele. A tvůj kodama tam hned postoupí.
bitoku-tip-crystal = Krystal zůstane na tvé desce a probudí poutníka na svém místě. Krystal snů dává každé jaro, paměti, když uděláš, co ukazuje, a důvtipu s kartou vedle sebe.
bitoku-tip-mitama = Duch mitama hned dá body napsané pod svým místem a hned působí. Dražší místa dávají víc, a tak se vyplatí šetřit nefrit a saké.
bitoku-tip-dragonfly = Vážka čeká, až se spojí s duchem mitama, a teprve pak působí. Spojit je jde jen tehdy, když jednoho z nich získáš, a tak mysli na oba.
bitoku-tip-combine = Spoj je teď, protože to jde jen tehdy, když jeden z nich přichází. Vážka hned působí a dvojice se počítají pro vidění.
bitoku-tip-movement = Body pohybu nejde šetřit. Začni pouť, posuň poutníka, nebo splň další kartu bitoku. Odbočky u cesty dávají body a poutník na nich zůstane.
bitoku-tip-kodama = Kodamové závodí podél jezera, v každé oblasti na vlastní stupnici. Na konci rozhoduje jen pořadí, a tak postupuj tam, kde je poklad velký a závod těsný.
bitoku-tip-vision = Vidění boduje, máš-li na konci všechno, co ukazuje; jinak stojí 1 nebo 2 BC. Každá věc poslouží jednomu vidění. Nebo je odmítni a vezmi si surovinu.
bitoku-tip-look = Nové karty pro tebe! Nech si, co se hodí k tvým kamenům a k plánu. Na co se jen podíváš, jde zpátky pod svůj balíček.
bitoku-tip-rock = Na konci dá kámen 1 BC za každou tvou věc svých typů, a to za každého poutníka vedle něj. Vyber si ten, na který stejně sbíráš.
bitoku-tip-unlock = Odemkni kostku, kterou chceš příště umístit. Od příštího tahu ji smíš použít, i bez karty vedle ní.
bitoku-tip-order = Tohle všechno je tvoje, jedno po druhém, v pořadí, jaké chceš. Začni tím, co pomůže zbytku: suroviny dřív než to, co je stojí.
bitoku-tip-choice = Jen část z toho je tvoje, a tak si vyber, co teď potřebuješ. U každé možnosti stojí, co přinese; váháš-li, požádej o nápovědu.
bitoku-tip-goods = Dřevem a kamenem se platí budovy, nefritem a saké duchové mitama a krystaly čímkoli. Mysli na to, co chceš získat příště.
bitoku-tip-property = Soupeř využil tvou budovu a ty za to máš odměnu. Proto se dobře staví tam, kam chodí mnoho kostek.
bitoku-tip-winter = Zima: kostky se vracejí zamknuté, s hodnotami, jaké teď mají. Vysokou dej k místu, kam vyložíš svou první kartu.
bitoku-tip-virtue = Smíš vyřadit jednu kartu, kterou máš vyloženou, za body, které ukazuje. Z balíčku zmizí natrvalo, ale pro tvé kameny se dál počítá.

## Co se stalo

bitoku-tip-path = Na tvé cestě bitoku leží karta bitoku. Jeden bod pohybu ji splní: dá body, působí a otvírá mosty. Různé typy se počítají na konci.
bitoku-tip-autumn = Na podzim určí nové pořadí tahu kostky v Příbytku, shora dolů. Kdo je první, má volný výběr a na konci hry 3 BC.
bitoku-tip-tengu = Tengu hodí kostkami a udělá první krok, který může. Nepotřebuje žádné hodnoty a nic neplatí. Porazíš ho jen vyšším počtem BC a shoda je prohra.
bitoku-tip-contested = Na téhle straně řeky máte kostku oba, ty i tengu. Překročí ji, jakmile se karta kopců hodí k té jeho: chceš-li ji, překroč řeku dřív.
