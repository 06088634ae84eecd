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
    [newcomer] tries this and that; for a first game
    [reader] has read the rules, and often forgets what is good
    [copyist] plays soundly, with a slip now and then
    [librarian] makes few mistakes, and never thinks long
    [astronomer] looks a little way ahead
    [vizier] looks further ahead, and lets little pass
    [sage] the strongest there is; takes its time
    [random] takes any option
    [greedy] makes the most of its own turn, and looks no further
   *[other] { $bot }
  }

bots-level = Level
bots-line = How it plays
bots-rating = Rating
