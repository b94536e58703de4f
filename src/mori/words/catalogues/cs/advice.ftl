common-advice = Šance na výhru { $win } %, očekávané body { $points }, náskok { $lead }
# Proč je jedna volba lepší než druhá: o kolik, a odkud body jsou.
common-why-even = Přibližně stejně dobré
common-why-better =
    Lepší asi o { $points ->
        [one] bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
common-why-little = O něco lepší
common-why-source = { $source } { $points }
common-why-reasons = { $verdict }: { $reasons }
# Jak dobrá volba byla, v rozboru dohrané partie.
common-grade-best = nejlepší volba
common-grade-good = dobrá volba
common-grade-slip = drobná nepřesnost
common-grade-mistake = chyba
common-grade-blunder = vážná chyba
common-grade-forced = jediná volba
common-bots-untrained = Silní boti s touto sadou netrénovali. Mohou hrát slaběji než obvykle a šance u navržených tahů jsou méně jisté.
common-bots-rough = Žádný natrénovaný bot tuto sadu nezná. Silní boti hrají mnohem slaběji než obvykle a u navržených tahů nejsou šance.
