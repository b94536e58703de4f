# The coach at the table, for somebody who plays alone; fetched by those who have one.

# A setting, and what it does.
web-coach = Entrenador
web-coach-about = Avisa una vez, antes de que una elección cuente, si otra es claramente mejor. Está en las mesas donde juegas sin otras personas.
web-coach-want-off = Desactivado
web-coach-want-on = Activado
# Said when a choice is held. The reason follows.
web-coach-rather = El entrenador preferiría: { $choice }
web-coach-again = Pensarlo otra vez
web-coach-anyway = Jugarlo igualmente
