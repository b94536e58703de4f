# La página cuyo servicio funciona en el propio navegador, desde un servidor de archivos.

# Mientras arranca; los tamaños van en megabytes.
web-offline-loading = Cargando { $loaded } de { $total } MB. Ya puedes echar un vistazo.
web-offline-starting = Preparando las partidas: paso { $step } de 3. Ya puedes echar un vistazo.
web-offline-why-failed = Las partidas no arrancan en este navegador. Vuelve a cargar la página o prueba con otro navegador.
web-offline-why-newer = Una versión más nueva de Mori ha guardado aquí tus partidas. Vuelve a cargar la página para obtenerla.
web-offline-why-unsafe = En esta dirección los navegadores no guardan partidas de forma segura. Abre Mori por https o, en tu propio equipo, como localhost.
web-offline-reload = Volver a cargar
web-offline-not-kept = Este navegador no guarda nada de esta página: tus partidas se pierden al cerrarla. Guárdalas antes en un archivo desde los ajustes.
# En los ajustes.
web-offline-games = Partidas en este navegador
web-offline-games-what = Las partidas, sus claves y tus ajustes se guardan solo en este navegador y en este dispositivo. Guarda una copia en un archivo o llévala a otro navegador.
web-offline-may-go = El navegador puede borrarlas si le falta espacio; guarda una copia de vez en cuando.
web-offline-save = Guardar todo
web-offline-add = Añadir desde un archivo
web-offline-added =
    { $count ->
        [0] Todas las partidas de este archivo ya estaban aquí.
        [one] Se ha añadido 1 partida.
       *[other] Se han añadido { $count } partidas.
    }
