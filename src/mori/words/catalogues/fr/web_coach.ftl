# The coach at the table, for somebody who plays alone; fetched by those who have one.

# A setting, and what it does.
web-coach = Entraîneur
web-coach-about = Prévient une fois, avant qu’un choix ne compte, si un autre est nettement meilleur. Il est là aux tables où vous jouez sans autres personnes.
web-coach-want-off = Désactivé
web-coach-want-on = Activé
# Said when a choice is held. The reason follows.
web-coach-rather = L’entraîneur préférerait : { $choice }
web-coach-again = Réfléchir encore
web-coach-anyway = Jouer quand même
