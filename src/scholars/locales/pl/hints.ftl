### What a strong player would do now: the terminal says it, and the browser fetches it when somebody asks.

hint-turn = { $action }: { $text }
hint-but = z drugiej strony { $text }
hint-at-a-glance = to właśnie silny gracz zrobiłby na pierwszy rzut oka

play-hint-line = { $number }. { $title } ({ $better } PZ)
play-hint-about = Liczba mówi, o ile jest to lepsze od średniej twoich możliwości.
play-no-hints = W grze między ludźmi nie ma podpowiedzi.
play-help-hint = co zrobiłby teraz silny gracz; nie w grach między ludźmi

web-hint-title = Co zrobiłby silny gracz?
web-hint-thinking = Zastanawiam się…
web-hint-better = { $points } PZ lepiej niż średnio
web-hint-do = Zrób to
web-hint-next = Następny krok
web-hint-step = Krok { $number } z { $all }
web-hint-about = Liczba mówi, o ile punktów jest to lepsze od średniej twoich możliwości. Cofanie działa jak zawsze; każda podpowiedź zostaje odnotowana.
web-hint-about-agreed = Każdą podpowiedź widzą wszyscy przy tym stole.
web-hint-told = { $player } prosi o podpowiedź: { $text }
