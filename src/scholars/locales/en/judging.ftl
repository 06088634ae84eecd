# What a strong player thinks of a game, and why.

judge-win = { $chance } % to win, about { $own } VP to { $rival }
judge-gains = gains { $vp } VP at once ({ score-category })
judge-prepares = prepares about { $vp } VP more ({ score-category })
judge-gives-up = gives up about { $vp } VP ({ score-category })
judge-denies = keeps about { $vp } VP from the best rival
judge-allows = leaves the best rival about { $vp } VP more
judge-alike = hardly differs from the other options
