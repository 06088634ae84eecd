### A finished game, told to whoever is sent its link.

shared-won = { $winners } wygrywa: { $vp } PZ
shared-tie = { $winners } dzielą zwycięstwo: { $vp } PZ
shared-solo-won = { $player } pokonuje SI
shared-solo-lost = SI pokonuje gracza { $player }
shared-score = { $player } { $vp }
shared-line = { $kind }: { $scores }
shared-with-books = { $mode } z Body of Books
