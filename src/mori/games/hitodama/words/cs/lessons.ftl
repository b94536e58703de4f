# Lekce Hitodamy (docs/adding-a-lesson.md). Stránka načte tenhle soubor s první lekcí.

## Kruh

hitodama-lesson-ring = Kolo v kruhu
    .about = Tři akce, osm dílků a tvůj první tribut
    .learnt = Znáš celé kolo: každý má tři akce, potom dílky působí po směru hodinových ručiček a tributy přinášejí body.
hitodama-lesson-ring-welcome = Osm dílků leží v kruhu. Posíláš na ně své esence a každý dílek dává něco jiného.
hitodama-lesson-ring-goal = Boduje se placením tributů. Tohle jsou tributy jara, Haru. Kdo má první 25 bodů, vítězí.
hitodama-lesson-ring-berries = Tvůj tah má tři akce. Nejdřív postav esenci z rezervy na horní políčko bobulí: přinese ti 3.
hitodama-lesson-ring-lower = To políčko dává jen 2 bobule. To nad ním je volné a dává 3.
hitodama-lesson-ring-elsewhere = Taky dobré místo. Ale na tribut potřebuješ nejdřív bobule.
hitodama-lesson-ring-early = Máš tři akce a nevyužitá propadne. Využij je všechny.
hitodama-lesson-ring-tribute = Druhá akce: pošli svou druhou esenci na dílek tributu. Jen tam může platit.
hitodama-lesson-ring-no-tribute = Samy bobule body nedávají. Někdo musí stát na dílku tributu, aby je zaplatil.
hitodama-lesson-ring-draw = Obě esence jsou na cestě. Třetí akcí si lízni sluneční kartu.
hitodama-lesson-ring-keep = Karty si zatím nech: mají vlastní lekci.
hitodama-lesson-ring-resolved = Všichni odehráli, a tak působí dílky, po směru hodinových ručiček od dílku ročního období. Tvoje esence přinesla 3 bobule a ulehla ke spánku.
hitodama-lesson-ring-pay = Teď dílek tributu. Zaplať řádek se 3 bobulemi: každá bobule má cenu 1 bodu.
hitodama-lesson-ring-less = Můžeš zaplatit víc. Řádek se 3 bobulemi přinese 3 body.
hitodama-lesson-ring-unpaid = Kvůli placení tu esence stojí. Dej své 3 bobule.
hitodama-lesson-ring-home = 3 body! Kdo zaplatil, vrací se do rezervy. Esence na bobulích spí a nic nedostane, dokud ji nepřesuneš.
