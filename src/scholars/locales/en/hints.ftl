### What a strong player would do now: the terminal says it, and the browser fetches it when somebody asks.

hint-turn = { $action }: { $text }
hint-but = on the other hand it { $text }
hint-at-a-glance = is what a strong player would do at a glance

play-hint-line = { $number }. { $title } ({ $better } VP)
play-hint-about = The number says by how much it is better than your ways to go on are on average.
play-no-hints = In a game among people no hints are given.
play-help-hint = what a strong player would do now; not in games among people

web-hint-title = What would a strong player do?
web-hint-thinking = Thinking it over …
web-hint-better = { $points } VP better than average
web-hint-do = Do it
web-hint-next = Next step
web-hint-step = Step { $number } of { $all }
web-hint-about = The number says by how many points it is better than your ways to go on are on average. Undo works as always; each hint is noted.
web-hint-about-agreed = Everybody at this table sees each hint.
web-hint-told = { $player } asked for a hint: { $text }
