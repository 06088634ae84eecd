### Bots: what each is called, and how it plays; weakest to strongest, then the yardsticks.

bot-title = { $bot ->
    [newcomer] Newcomer
    [reader] Reader
    [copyist] Copyist
    [librarian] Librarian
    [astronomer] Astronomer
    [vizier] Vizier
    [sage] Sage
    [random] Random
    [greedy] Greedy
   *[other] { $bot }
  }
bot-line = { $bot ->
    [newcomer] Tries this and that; for a first game
    [reader] Has read the rules, and often forgets what is good
    [copyist] Plays soundly, with a slip now and then
    [librarian] Makes few mistakes, and never thinks long
    [astronomer] Looks a little way ahead
    [vizier] Looks further ahead, and lets little pass
    [sage] The strongest there is; takes its time
    [random] Takes any option
    [greedy] Makes the most of its own turn, and looks no further
   *[other] { $bot }
  }

bots-level = Level
bots-line = How it plays
bots-rating = Rating
