# The page where the service runs in the browser itself, from a static host.

# While it starts; the sizes are in megabytes.
web-offline-loading = Loading { $loaded } of { $total } MB. You can look around already.
web-offline-starting = Starting the games: step { $step } of 3. You can look around already.
web-offline-why-failed = The games cannot start in this browser. Load the page again, or try another browser.
web-offline-why-newer = A newer version of Mori has kept your games here. Load the page again to get it.
web-offline-why-unsafe = Browsers keep no games safely at this address. Open Mori over https, or on your own machine as localhost.
web-offline-reload = Load again
web-offline-not-kept = This browser keeps nothing for this page: your games are gone when you close it. Save them as a file in the settings before.
# In the settings.
web-offline-games = Games in this browser
web-offline-games-what = Games, their keys and your settings are kept in this browser, on this device only. Save a copy as a file, or take it to another browser.
web-offline-may-go = The browser may delete them if it needs room, so save a copy now and then.
web-offline-save = Save everything
web-offline-add = Add from a file
web-offline-added =
    { $count ->
        [0] All games of this file were here already.
        [one] 1 game added.
       *[other] { $count } games added.
    }
