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
    [newcomer] Próbuje tego i owego; na pierwszą grę
    [reader] Zna zasady, ale często zapomina, co dobre
    [copyist] Gra porządnie, czasem się pomyli
    [librarian] Rzadko się myli i nigdy długo nie myśli
    [astronomer] Patrzy trochę naprzód
    [vizier] Patrzy dalej naprzód i mało co przepuszcza
    [sage] Najsilniejszy ze wszystkich; nie spieszy się
    [random] Bierze cokolwiek
    [greedy] Wyciska najwięcej z własnej tury i nie patrzy dalej
   *[other] { $bot }
  }

bots-level = Poziom
bots-line = Jak gra
bots-rating = Ranking
