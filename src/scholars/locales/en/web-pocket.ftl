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
refused-storage-full = There is no room left in this browser, so this was not saved and has not happened. Delete some finished games, or make room on the device.
