### The browser client's own words: bars, buttons, headings, notices.

web-brand = Mędrcy
web-game = Mędrcy znad Południowego Tygrysu
web-page-title = { $page } · { web-game }
web-unofficial = nieoficjalny projekt fanów
web-colophon = Nieoficjalny projekt fanów. Zasady własnymi słowami, rysunki własnej ręki.
web-versions = Katalog { $version } · silnik { $engine } · { $fingerprint }
web-skip = Przejdź do treści
web-language = Język
web-theme-dark = Włącz ciemny motyw
web-theme-light = Włącz jasny motyw

## When something does not come

web-texts-failed = Nie udało się wczytać tekstów w tym języku.
web-catalogue-failed = Nie udało się wczytać katalogu.
web-try-again = Spróbuj ponownie
web-reload = Odśwież

## The catalogue

web-catalogue = Katalog
web-catalogue-lead = Każda karta, każdy Pokój i każdy tor: symbolami i słowami.
web-kinds = Zawartość pudełek
web-everything = Wszystko
web-vp = { $vp ->
    [one] { $vp } Punkt Zwycięstwa
    [few] { $vp } Punkty Zwycięstwa
   *[many] { $vp } Punktów Zwycięstwa
  }
web-search = Szukaj
web-search-hint = Słowa lub identyfikator
web-search-clear = Wyczyść wyszukiwanie
web-box = Pudełko
web-box-all = Oba pudełka
web-base-game = Gra podstawowa
web-body-of-books = Body of Books
web-found = { $count ->
    [one] { $count } pozycja
    [few] { $count } pozycje
   *[many] { $count } pozycji
  }
web-nothing = Nic w katalogu nie pasuje.
web-nothing-here = Nic tego rodzaju nie pasuje; gdzie indziej w katalogu: { web-found }.
web-search-everything = Szukaj wszędzie
web-reset = Wyczyść wyszukiwanie i filtry

## How sure we are of a printed value

web-fidelity = Stopień pewności
web-fidelity-all = Wszystkie
web-fidelity-known = Znane
web-fidelity-inferred = Wywnioskowane
web-fidelity-reconstructed = Odtworzone
web-fidelity-legend = Znaki
web-fidelity-known-means = Bez znaku: tak wydrukowano, według źródła, które mamy
web-fidelity-inferred-means = Wywnioskowane: wynika z przykładu albo z innych źródeł
web-fidelity-reconstructed-means = Odtworzone: nie znamy wydrukowanej wartości; ta jest w jej stylu
web-source = Źródło: { $source }

## What tells one table of mine from another

web-to-play = kolej: { $player }

web-box-played = Pudełko
web-box-usual = Takie, jakie znamy
web-box-yours = Co jest nadrukowane w twoim pudełku
web-box-shown = Wszyscy przy stole widzą jego nazwę i to, co jest nadrukowane.
web-box-here = Gra z pudełkiem „{ $name }”.
web-box-differs = { $count ->
    [0] Boty uczyły się na tych samych wartościach.
    [one] Jedna wartość jest inna niż ta, na której uczyły się boty; grają dalej.
    [few] { $count } wartości są inne niż te, na których uczyły się boty; grają dalej.
   *[other] { $count } wartości jest innych niż te, na których uczyły się boty; grają dalej.
}
