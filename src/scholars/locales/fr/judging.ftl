# What a strong player thinks of a game, and why.

judge-win = { $chance } % de chances de gagner, environ { $own } PV contre { $rival }
judge-gains = rapporte { $vp } PV tout de suite ({ score-category })
judge-prepares = prépare environ { $vp } PV de plus ({ score-category })
judge-gives-up = renonce à environ { $vp } PV ({ score-category })
judge-denies = prive le meilleur rival d’environ { $vp } PV
judge-allows = laisse environ { $vp } PV de plus au meilleur rival
judge-alike = ne se distingue guère des autres options

# Ce que peut donner un tour, en peu de mots.
forecast-employ = { $deck } en Salle { $room }
forecast-dispatch = Dépêcher : { $deck }
forecast-deliver = Livrer { $guild }
forecast-track = { $track } à { $level }
forecast-page = une Page
forecast-upgrade = une carte Action Améliorée
forecast-rest = { $amount ->
    [one] { $amount } revenu
   *[other] { $amount } revenus
}
forecast-no-step = sans avancer sur une piste
forecast-no-main = pas d’action principale
