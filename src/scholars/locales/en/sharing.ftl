### A finished game, told to whoever is sent its link.

shared-won = { $winners } wins with { $vp } VP
shared-tie = { $winners } share the victory with { $vp } VP
shared-solo-won = { $player } beats the solo opponent
shared-solo-lost = The solo opponent beats { $player }
shared-score = { $player } { $vp }
shared-line = { $kind }: { $scores }
shared-with-books = { $mode } with Body of Books
