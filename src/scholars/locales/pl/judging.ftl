# What a strong player thinks of a game, and why.

judge-win = { $chance } % szans na zwycięstwo, około { $own } PZ do { $rival }
judge-gains = daje od razu { $vp } PZ ({ score-category })
judge-prepares = przygotowuje około { $vp } PZ więcej ({ score-category })
judge-gives-up = oddaje około { $vp } PZ ({ score-category })
judge-denies = odbiera najlepszemu rywalowi około { $vp } PZ
judge-allows = zostawia najlepszemu rywalowi około { $vp } PZ więcej
judge-alike = prawie nie różni się od innych opcji

# Co może dać tura, w kilku słowach.
forecast-employ = { $deck }, Pokój { $room }
forecast-dispatch = Odpraw: { $deck }
forecast-deliver = Zwój { $guild }
forecast-track = { $track }: poziom { $level }
forecast-page = Stronica
forecast-upgrade = ulepszona karta Akcji
forecast-rest = Dochody: { $amount }
forecast-no-step = bez kroku na torze
forecast-no-main = bez akcji głównej
