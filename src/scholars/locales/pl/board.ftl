### Narysowana plansza: nagłówki, podpisy i nazwy miejsc dla tych, którzy ich nie widzą.

## Nagłówki i podpisy

board-recruit = Werbunek { $value }+
board-research-legend = niebieskie: przy Odpoczynku · białe: od razu
board-rooms-legend = moneta pod łukiem: cena · Złoto na progu: pełny próg to Spłata
board-caliph = Kalif
board-goal = Cel
board-or = albo
board-dice = Kości
board-cards = Karty
board-supply = Zasoby
board-scrolls = Zwoje
board-aside = Wsuń
board-away-since = poza stołem od { $time }
board-playing = gra
board-plays-next = następna tura
board-just-played = ostatnia tura
board-letter = { $colour ->
    [red] Cz
    [blue] Ni
    [yellow] Żó
    [purple] Fi
    [orange] Po
    [green] Zi
    [black] Ca
   *[white] Bi
}

## Miejsca

board-deck = { $count ->
    [one] Talia: { $deck }, { $count } karta. Na wierzchu: { $card }
    [few] Talia: { $deck }, { $count } karty. Na wierzchu: { $card }
   *[many] Talia: { $deck }, { $count } kart. Na wierzchu: { $card }
}
board-here = Tutaj: { $players }
board-scroll = { $scroll }. Wpływ: { $player }
board-levels = Poziomy: { $levels }
board-occupied = Właściciel: { $player }. Złoto: { $gold }. { $card }
board-holds = Zawartość: { $card }
board-caliph-row = { $row ->
    [top] Górne pole
    [middle] Środkowe pole
   *[bottom] Dolne pole
}. { $card }. Wpływ: { $player }
board-placed-die = { $number ->
    [1] Pierwsza Kość: { $die }
   *[2] Druga Kość: { $die }
}
board-die = Kość na ręce: { $die }
board-small-action = Pomniejsza akcja { $number }. { $card }
board-workers = { $colour ->
    [red] Czerwoni Robotnicy: { $count }
    [blue] Niebiescy Robotnicy: { $count }
    [yellow] Żółci Robotnicy: { $count }
   *[white] Biali Robotnicy: { $count }
}
board-bag = Woreczek: { table-dice-count }
board-bag-of = { board-bag }. { $dice }
board-player = { $player }. Srebrniki: { $silver }. Złoto: { $gold }. Wpływy: { $influence }. Kości w woreczku: { $dice }
