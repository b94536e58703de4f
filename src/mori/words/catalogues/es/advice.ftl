common-advice = Probabilidad de ganar { $win } %, puntos esperados { $points }, ventaja { $lead }
# Por qué una opción es mejor que otra: cuánto, y de dónde salen los puntos.
common-why-even = Más o menos igual de buena
common-why-better =
    Mejor, por { $points ->
        [one] un punto
        [many] { $points } de puntos
       *[other] unos { $points } puntos
    }
common-why-little = Un poco mejor
common-why-source = { $source } { $points }
common-why-reasons = { $verdict }: { $reasons }
# Lo buena que fue una opción, en el repaso de una partida terminada.
common-grade-best = la mejor opción
common-grade-good = una buena opción
common-grade-slip = un pequeño desliz
common-grade-mistake = un error
common-grade-blunder = un error grave
common-grade-forced = la única opción
common-bots-untrained = Los bots fuertes no se han entrenado con estos componentes. Pueden jugar peor de lo habitual, y las probabilidades de las pistas son menos seguras.
common-bots-rough = Ningún bot entrenado conoce estos componentes. Los bots fuertes juegan mucho peor de lo habitual, y las pistas no dan probabilidades.
