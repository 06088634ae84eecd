### Bots: what each is called, and how it plays; weakest to strongest, then the yardsticks.

bot-title = { $bot ->
    [newcomer] Przybysz
    [reader] Czytelnik
    [copyist] Kopista
    [librarian] Bibliotekarz
    [astronomer] Astronom
    [vizier] Wezyr
    [sage] Mistrz
    [random] Losowy
    [greedy] Zachłanny
   *[other] { $bot }
  }
bot-line = { $bot ->
    [newcomer] próbuje tego i owego; na pierwszą grę
    [reader] zna zasady, ale często zapomina, co dobre
    [copyist] gra porządnie, czasem się pomyli
    [librarian] rzadko się myli i nigdy długo nie myśli
    [astronomer] patrzy trochę naprzód
    [vizier] patrzy dalej naprzód i mało co przepuszcza
    [sage] najsilniejszy ze wszystkich; nie spieszy się
    [random] bierze cokolwiek
    [greedy] wyciska najwięcej z własnej tury i nie patrzy dalej
   *[other] { $bot }
  }

bots-level = Poziom
bots-line = Jak gra
bots-rating = Ranking
