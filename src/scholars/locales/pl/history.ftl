### One's finished games: results, records, and whom to meet next.

history-next-first = Na początek: { $rival }.
history-next-up = Następny poziom: { $rival }. Przeciw poprzedniemu wygrane ostatnio: { $won } z { $played }.
history-next-down = Następny poziom: { $rival }. Przeciw wyższemu wygrane ostatnio: { $won } z { $played }.
history-next-stay = Jeszcze raz: { $rival }. Wygrane ostatnio: { $won } z { $played }.
history-next-top = { $rival }: silniejszego nie ma. Wygrane ostatnio: { $won } z { $played }.

web-history-lead = Wyniki, rekordy i z kim zagrać teraz
web-history-none = Nie masz jeszcze żadnej ukończonej gry.
web-history-next = Z kim zagrać teraz
web-history-meet = Zagraj
web-history-best = Najlepsze wyniki
web-history-best-books = { table-mode } z Body of Books
web-history-levels = Przeciw botom
web-history-solo = W pojedynkę
web-history-rival = Rywal
web-history-won = Wygrane
web-history-streak = Z rzędu
web-history-streak-best = Najdłuższa seria
web-history-games = Gry
web-history-result = { $result ->
    [won] Wygrana
    [lost] Przegrana
   *[other] Koniec
  }
web-history-scores = { $own } do { $rival }
web-history-curve = { $turns ->
    [one] Punkty przez { $turns } turę, na końcu { $own } do { $rival }
    [few] Punkty przez { $turns } tury, na końcu { $own } do { $rival }
   *[other] Punkty przez { $turns } tur, na końcu { $own } do { $rival }
  }
web-history-hints = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
  }
web-history-bot-turns = { $count ->
    [one] bot rozegrał { $count } twoją turę
    [few] bot rozegrał { $count } twoje tury
   *[other] bot rozegrał { $count } twoich tur
  }
web-history-among = Między ludźmi
web-history-several = Kilka miejsc
web-history-export = Zabierz ze sobą
web-history-delete = Usuń
web-history-delete-one = Usunąć tę grę na dobre?
web-history-delete-all = Usuń wszystkie gry
web-history-delete-sure = Usunąć na dobre wszystkie ukończone gry?
web-history-deleted = Tam, gdzie grali też inni, gra zostaje u nich, bez twojego imienia.
web-history-rating = ranking { $before } → { $after }
