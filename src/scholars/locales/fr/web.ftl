### The browser client's own words: bars, buttons, headings, notices.

web-brand = Érudits
web-game = Érudits du Tigre du Sud
web-page-title = { $page } · { web-game }
web-unofficial = projet de fans, non officiel
web-colophon = Un projet de fans, non officiel. Règles écrites avec nos propres mots, dessins de notre main.
web-versions = Catalogue { $version } · moteur { $engine } · { $fingerprint }
web-skip = Aller au contenu
web-language = Langue
web-theme-dark = Passer au thème sombre
web-theme-light = Passer au thème clair

## When something does not come

web-texts-failed = Les textes de cette langue n’ont pas pu être chargés.
web-catalogue-failed = Le catalogue n’a pas pu être chargé.
web-try-again = Réessayer
web-reload = Recharger

## The catalogue

web-catalogue = Le catalogue
web-catalogue-lead = Chaque carte, chaque Salle et chaque piste, en icônes et en mots.
web-kinds = Contenu des boîtes
web-everything = Tout
web-vp = { $vp ->
    [one] { $vp } point de victoire
   *[other] { $vp } points de victoire
  }
web-search = Rechercher
web-search-hint = Mots ou identifiant
web-search-clear = Effacer la recherche
web-box = Boîte
web-box-all = Les deux boîtes
web-base-game = Jeu de base
web-body-of-books = Body of Books
web-found = { $count ->
    [one] { $count } entrée
   *[other] { $count } entrées
  }
web-nothing = Rien dans le catalogue ne correspond.
web-nothing-here = Rien de ce genre ne correspond ; ailleurs dans le catalogue : { web-found }.
web-search-everything = Chercher partout
web-reset = Effacer la recherche et les filtres

## How sure we are of a printed value

web-fidelity = Degré de certitude
web-fidelity-all = Tous
web-fidelity-known = Connu
web-fidelity-inferred = Déduit
web-fidelity-reconstructed = Reconstitué
web-fidelity-legend = Repères
web-fidelity-known-means = Sans repère : imprimé ainsi, d’après une source que nous avons
web-fidelity-inferred-means = Déduit : découle d’un exemple ou d’autres sources
web-fidelity-reconstructed-means = Reconstitué : la valeur imprimée nous est inconnue ; celle-ci en garde le style
web-source = Source : { $source }

## What tells one table of mine from another

web-to-play = à { $player } de jouer

web-box-played = Boîte
web-box-usual = Telle que nous la connaissons
web-box-yours = Ce qui est imprimé dans votre boîte
web-box-shown = Tout le monde à la table voit son nom et ce qui est imprimé.
web-box-here = Partie jouée avec la boîte « { $name } ».
web-box-differs = { $count ->
    [0] Les bots ont appris avec les mêmes valeurs.
    [one] Une valeur diffère de ce que les bots ont appris ; ils jouent quand même.
   *[other] { $count } valeurs diffèrent de ce que les bots ont appris ; ils jouent quand même.
}
