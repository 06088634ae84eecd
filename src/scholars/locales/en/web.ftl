### The browser client's own words: bars, buttons, headings, notices.

web-brand = Scholars
web-game = Scholars of the South Tigris
web-page-title = { $page } · { web-game }
web-unofficial = unofficial fan project
web-colophon = An unofficial fan project. Rules in our own words, drawings our own.
web-versions = Catalogue { $version } · engine { $engine } · { $fingerprint }
web-skip = Skip to the content
web-language = Language
web-theme-dark = Switch to the dark theme
web-theme-light = Switch to the light theme

## When something does not come

web-texts-failed = The texts of this language could not be loaded.
web-catalogue-failed = The catalogue could not be loaded.
web-try-again = Try again
web-reload = Reload

## The catalogue

web-catalogue = The catalogue
web-catalogue-lead = Every card, Room and Track, in icons and in words.
web-kinds = What the boxes hold
web-everything = Everything
web-vp = { $vp ->
    [one] { $vp } Victory Point
   *[other] { $vp } Victory Points
  }
web-search = Search
web-search-hint = Words or id
web-search-clear = Clear the search
web-box = Box
web-box-all = Both boxes
web-base-game = Base game
web-body-of-books = Body of Books
web-found = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  }
web-nothing = Nothing in the catalogue fits.
web-nothing-here = Nothing of this kind fits; elsewhere in the catalogue: { web-found }.
web-search-everything = Look everywhere
web-reset = Clear search and filters

## How sure we are of a printed value

web-fidelity = How sure we are
web-fidelity-all = All
web-fidelity-known = Known
web-fidelity-inferred = Inferred
web-fidelity-reconstructed = Reconstructed
web-fidelity-legend = Marks
web-fidelity-known-means = No mark: printed so, from a source we have
web-fidelity-inferred-means = Inferred: follows from an example or from other sources
web-fidelity-reconstructed-means = Reconstructed: the printed value is not known to us; this one is in its style
web-source = Source: { $source }

## What tells one table of mine from another

web-to-play = { $player } to play

web-box-played = Box
web-box-usual = As we know it
web-box-yours = What is printed in your box
web-box-shown = Everybody at the table sees its name and what is printed.
web-box-here = Played with the box “{ $name }”.
web-box-differs = { $count ->
    [0] The bots learned on the same values.
    [one] One value is not as the bots learned it; they play on.
   *[other] { $count } values are not as the bots learned them; they play on.
}
