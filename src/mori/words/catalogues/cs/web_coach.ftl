# The coach at the table, for somebody who plays alone; fetched by those who have one.

# A setting, and what it does.
web-coach = Trenér
web-coach-about = Než se volba zahraje, jednou upozorní, že je jiná zřetelně lepší. Je u stolů, kde hraješ bez dalších lidí.
web-coach-want-off = Vypnutý
web-coach-want-on = Zapnutý
# Said when a choice is held. The reason follows.
web-coach-rather = Trenér by raději: { $choice }
web-coach-again = Ještě si to rozmyslet
web-coach-anyway = Přesto zahrát
