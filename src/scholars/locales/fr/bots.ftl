### Bots: what each is called, and how it plays; weakest to strongest, then the yardsticks.

bot-title = { $bot ->
    [newcomer] Nouveau venu
    [reader] Lecteur
    [copyist] Copiste
    [librarian] Bibliothécaire
    [astronomer] Astronome
    [vizier] Vizir
    [sage] Sage
    [random] Hasard
    [greedy] Glouton
   *[other] { $bot }
  }
bot-line = { $bot ->
    [newcomer] Essaie de tout un peu ; pour une première partie
    [reader] A lu les règles, et oublie souvent ce qui est bon
    [copyist] Joue avec soin, et se trompe parfois
    [librarian] Fait peu d’erreurs, et ne réfléchit jamais longtemps
    [astronomer] Voit un peu plus loin
    [vizier] Voit plus loin encore, et laisse passer peu de choses
    [sage] Le plus fort de tous ; prend son temps
    [random] Prend n’importe quelle option
    [greedy] Tire le meilleur de son propre tour, et ne voit pas plus loin
   *[other] { $bot }
  }

bots-level = Niveau
bots-line = Comment il joue
bots-rating = Cote
