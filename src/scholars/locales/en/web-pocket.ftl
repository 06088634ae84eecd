# The game in a pocket: kept in the browser, without a server.

web-pocket = In your pocket
web-pocket-about = Keep the whole game in this browser, some 8 MB: alone against bots, the solo opponent, around one screen, lessons and rules, all without a network.
web-pocket-here = Everything is played in this browser, without a server; saved games stay on this device.
web-pocket-install = Install
web-pocket-play = Play in my pocket
web-pocket-to-server = Back to the server
web-pocket-keeping = The game is being fetched …
web-pocket-kept = Kept in this browser: it opens without a network.
web-pocket-not-kept = This browser could not keep it: there may be too little room, or the window may be a private one.
web-pocket-newer = A new version is ready. Your games are saved.
web-pocket-later = Later
web-pocket-coming = The game is coming: { $percent } %
web-pocket-starting = The game starts …
web-pocket-elsewhere = The game is open in another window of this browser. It goes on here as soon as that one is closed.
web-pocket-failed = The game did not start in this browser. Reload the page to try again.
web-pocket-full = There is no room left in this browser. The game goes on, but what you do from now on is lost when this page is closed: save it as a file, or delete finished games.
web-pocket-save = Save as a file
web-pocket-try-again = Try again
web-pocket-save-all = Save everything as a file
web-pocket-bring = Open a saved file
web-pocket-brought = { $count ->
    [0] Everything in the file was here already.
    [one] One thing was brought.
   *[other] { $count } things were brought.
}
refused-save = This file is no saved pocket, or it is damaged; nothing was changed.
