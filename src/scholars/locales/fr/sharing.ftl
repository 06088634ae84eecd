### A finished game, told to whoever is sent its link.

shared-won = { $winners } remporte la partie avec { $vp } PV
shared-tie = { $winners } partagent la victoire avec { $vp } PV
shared-solo-won = { $player } bat l’adversaire solo
shared-solo-lost = L’adversaire solo bat { $player }
shared-score = { $player } { $vp }
shared-line = { $kind } : { $scores }
shared-with-books = { $mode } avec Body of Books
