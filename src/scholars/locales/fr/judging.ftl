# What a strong player thinks of a game, and why.

judge-win = { $chance } % de chances de gagner, environ { $own } PV contre { $rival }
judge-gains = rapporte { $vp } PV tout de suite ({ score-category })
judge-prepares = prépare environ { $vp } PV de plus ({ score-category })
judge-gives-up = renonce à environ { $vp } PV ({ score-category })
judge-denies = prive le meilleur rival d’environ { $vp } PV
judge-allows = laisse environ { $vp } PV de plus au meilleur rival
judge-alike = ne se distingue guère des autres options
