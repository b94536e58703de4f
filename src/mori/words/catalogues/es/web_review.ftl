# El análisis de una partida terminada: se carga con el primero.

# Mientras se prepara.
web-review-working = Repasando: { $percent } %
web-review-waiting = El bot más fuerte sigue jugando desde tus decisiones y desde otras, y compara. Puede tardar unos minutos y se detiene si te vas.
# Sus partes; y de quién son las decisiones y los puntos.
web-review-parts = Partes del repaso
web-review-part-story = Historia
web-review-part-moments = Momentos
web-review-part-choices = Decisiones
web-review-part-points = Puntos
web-review-whose = ¿De quién?
# La curva y sus dos medidas.
web-review-curve = Lo que se esperaba
web-review-measure-win = Probabilidad de ganar
web-review-measure-points = Puntos al final
web-review-percent = { $value } %
web-review-value = { $name }: { $value }
web-review-result = Resultado
# Los puntos de inflexión. $percent es cuánto cambió la probabilidad de ganar.
web-review-turning = Dónde cambió la partida
web-review-turning-none = Ninguna decisión ni golpe de suerte cambió por sí solo esta partida.
web-review-turned-choice = Ronda { $round }: con una decisión, { $name } perdió un { $percent } % de probabilidad de ganar.
web-review-turned-points =
    { $points ->
        [one] Ronda { $round }: con una decisión, { $name } perdió cerca de un punto.
       *[other] Ronda { $round }: con una decisión, { $name } perdió cerca de { $points } puntos.
    }
web-review-turned-up = Ronda { $round }: la suerte dio a { $name } un { $percent } % más de probabilidad de ganar.
web-review-turned-down = Ronda { $round }: la mala suerte costó a { $name } un { $percent } % de probabilidad de ganar.
# Metas que un lado no cumplió, y desde cuándo quedaban fuera de alcance.
web-review-unmet = Sin cumplir
web-review-unmet-lost = Fuera de alcance desde la ronda { $round }.
web-review-unmet-never = Nunca estuvo al alcance.
# La cuenta: comienzo, decisiones propias, ajenas y suerte suman el resultado.
web-review-luck = Decisiones y suerte
web-review-luck-explained = Lo que se esperaba al comienzo y lo que lo cambió. Todo junto da el resultado.
web-review-account-start = Esperado al comienzo
web-review-account-mine = Decisiones propias
web-review-account-others = Decisiones de los demás
web-review-account-luck = Lo que se reveló
web-review-account-end = Resultado
# Las decisiones y sus notas.
web-review-count-best =
    { $count ->
        [one] { $count } decisión óptima
       *[other] { $count } decisiones óptimas
    }
web-review-count-good =
    { $count ->
        [one] { $count } buena decisión
       *[other] { $count } buenas decisiones
    }
web-review-count-slip =
    { $count ->
        [one] { $count } pequeño desliz
       *[other] { $count } pequeños deslices
    }
web-review-count-mistake =
    { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
web-review-count-blunder =
    { $count ->
        [one] { $count } error grave
       *[other] { $count } errores graves
    }
web-review-choices-all = Mostrar también las buenas decisiones
web-review-choices-none = { $name } no cometió ningún error claro.
web-review-another = Había una opción mejor. { $why }.
web-review-graded = { $name }: { $grade }
web-review-where = Ronda { $round }, paso { $step }
# Los momentos de los que aprender, preguntados otra vez.
web-review-moments-explained = Las decisiones que más costaron. Míralas como eran y decide otra vez.
web-review-ask = Decidir otra vez
web-review-back = Volver
web-review-asked = ¿Qué elegirías ahora?
web-review-show = Mostrar la mejor opción
web-review-to-board = Al tablero
web-review-chosen = Eliges: { $choice }
web-review-played = En la partida: { $choice } – { $grade }
web-review-comparing = Las dos opciones se juegan hasta el final …
web-review-verdict-best = Es la mejor opción.
web-review-verdict-even = Tan buena como la mejor opción conocida: { $choice }.
web-review-verdict-better = Mejor que la mejor opción conocida: { $choice }.
web-review-verdict-worse = Mejor: { $choice }
web-review-at-once = Enseguida, { $choice }:
web-review-once-more = Decidir otra vez
web-review-next = Momento siguiente
# Los puntos junto a los de jugadores fuertes.
web-review-usual = La banda muestra lo que hacen los jugadores fuertes en una mesa así.
web-review-usual-none = No se sabe cuánto hacen los jugadores fuertes en una mesa así.
web-review-most = Mucho más de lo habitual: { $category } ({ $points }; lo habitual, { $usual }).
web-review-least = Mucho menos de lo habitual: { $category } ({ $points }; lo habitual, { $usual }).
web-review-source = Puntos de
web-review-own = Puntos
web-review-usually = Lo habitual
