# The lessons of Hitodama (docs/adding-a-lesson.md). The page fetches this file with the first lesson.

## The ring

hitodama-lesson-ring = A round in the ring
    .about = Three actions, eight tiles and your first tribute
    .learnt = You know a whole round: three actions each, then the tiles act clockwise, and tributes bring points.
hitodama-lesson-ring-welcome = Eight tiles lie in a ring. You send your essences to them, and each tile gives something else.
hitodama-lesson-ring-goal = You score by paying tributes. These are the tributes of spring, Haru. The first with 25 points wins.
hitodama-lesson-ring-berries = Your turn has three actions. First put an essence from your reserve on the top space of the berries: it will bring you 3.
hitodama-lesson-ring-lower = That space gives only 2 berries. The one above it is free and gives 3.
hitodama-lesson-ring-elsewhere = A fine place, too. But for the tribute you need berries first.
hitodama-lesson-ring-early = You have three actions, and an unused one is lost. Use them all.
hitodama-lesson-ring-tribute = Second action: send your other essence to the tribute tile. Only there can it pay.
hitodama-lesson-ring-no-tribute = Berries alone do not score. Somebody must stand on the tribute tile to pay them.
hitodama-lesson-ring-draw = Both essences are on their way. Draw a solar card with your third action.
hitodama-lesson-ring-keep = Keep your cards for now: they have a lesson of their own.
hitodama-lesson-ring-resolved = All have played, so the tiles act, clockwise from the tile of the season. Your essence got 3 berries and lay down to sleep.
hitodama-lesson-ring-pay = Now the tribute tile. Pay the line that asks for 3 berries: each berry is worth 1 point.
hitodama-lesson-ring-less = You can pay more than that. The line with 3 berries brings 3 points.
hitodama-lesson-ring-unpaid = You have come all the way to pay. Give your 3 berries.
hitodama-lesson-ring-home = 3 points! Who has paid comes home to the reserve. The essence on the berries sleeps and gets nothing until you move it.
