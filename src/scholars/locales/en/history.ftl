### One's finished games: results, records, and whom to meet next.

history-next-first = Begin with the { $rival }.
history-next-up = Next: the { $rival }. Against the level before you won { $won } of { $played } lately.
history-next-down = Next: the { $rival }. Against the level after it you won { $won } of { $played } lately.
history-next-stay = Once more: the { $rival }. Lately you won { $won } of { $played }.
history-next-top = The { $rival } is the strongest there is. Lately you won { $won } of { $played }.

web-history-lead = Results, records, and whom to meet next
web-history-none = You have not played a game to its end yet.
web-history-next = Whom to meet next
web-history-meet = Play
web-history-best = Best scores
web-history-best-books = { table-mode } with Body of Books
web-history-levels = Against bots
web-history-solo = Alone
web-history-rival = Rival
web-history-won = Won
web-history-streak = In a row
web-history-streak-best = Best run
web-history-games = Games
web-history-result = { $result ->
    [won] Won
    [lost] Lost
   *[other] Over
  }
web-history-scores = { $own } to { $rival }
web-history-curve = { $turns ->
    [one] Points over { $turns } turn, at the end { $own } to { $rival }
   *[other] Points over { $turns } turns, at the end { $own } to { $rival }
  }
web-history-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
  }
web-history-bot-turns = { $count ->
    [one] a bot played { $count } of your turns
   *[other] a bot played { $count } of your turns
  }
web-history-among = Among people
web-history-several = Several seats
web-history-export = Take it along
web-history-delete = Delete
web-history-delete-one = Delete this game for good?
web-history-delete-all = Delete all games
web-history-delete-sure = Delete all finished games for good?
web-history-deleted = Where others played too, the game stays with them, without your name.
web-history-rating = rating { $before } → { $after }
