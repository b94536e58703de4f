# The coach at the table, for somebody who plays alone; fetched by those who have one.

# A setting, and what it does.
web-coach = Coach
web-coach-about = Speaks up once, before a choice counts, if another one is clearly better. It is there at tables where you play without other people.
web-coach-want-off = Off
web-coach-want-on = On
# Said when a choice is held. The reason follows.
web-coach-rather = The coach would rather: { $choice }
web-coach-again = Think again
web-coach-anyway = Play it anyway
