# What a strong player thinks of a game, and why.

judge-win = { $chance } % to win, about { $own } VP to { $rival }
judge-gains = gains { $vp } VP at once ({ score-category })
judge-prepares = prepares about { $vp } VP more ({ score-category })
judge-gives-up = gives up about { $vp } VP ({ score-category })
judge-denies = keeps about { $vp } VP from the best rival
judge-allows = leaves the best rival about { $vp } VP more
judge-alike = hardly differs from the other options

# What a turn could come to, in a few words.
forecast-employ = { $deck } to Room { $room }
forecast-dispatch = Dispatch { $deck }
forecast-deliver = Deliver { $guild }
forecast-track = { $track } to { $level }
forecast-page = a Page
forecast-upgrade = an Upgraded Action Card
forecast-rest = { $amount ->
    [one] { $amount } income
   *[other] { $amount } incomes
}
forecast-no-step = no step on a Track
forecast-no-main = no main action
