# What a strong player thinks of a game, and why.

judge-win = { NUMBER($chance, style: "percent") } szans na zwycięstwo, około { NUMBER($own, maximumFractionDigits: 0) } PZ do { NUMBER($rival, maximumFractionDigits: 0) }
judge-gains = daje od razu { $vp } PZ ({ score-category })
judge-prepares = przygotowuje około { $vp } PZ więcej ({ score-category })
judge-gives-up = oddaje około { $vp } PZ ({ score-category })
judge-denies = odbiera najlepszemu rywalowi około { $vp } PZ
judge-allows = zostawia najlepszemu rywalowi około { $vp } PZ więcej
judge-alike = prawie nie różni się od innych opcji
