# A game in the terminal: what it says, and what can be typed. (terminal/play.py, terminal/replay.py)

play-game = { $mode ->
    [epic] { $players }: rozgrywka epicka, ziarno { $seed }.
   *[casual] { $players }: rozgrywka standardowa, ziarno { $seed }.
}
play-bot = { $player } (bot: { $bot })
play-solo = { $mode ->
    [epic] { $player }: epicka rozgrywka Solo, ziarno { $seed }.
   *[casual] { $player }: standardowa rozgrywka Solo, ziarno { $seed }.
}
play-kept = Po każdym wyborze gra jest zapisywana w pliku { $file }.
play-hint = Wpisz numer wybranej możliwości albo „?”, aby zobaczyć, co jeszcze można wpisać.
play-asks = { $player }: { $question }
play-current-action = Akcja: { $action }
play-action = { $colours } { $value }
play-card = Karta
play-card-does = Co daje karta
play-at-a-rest = Odpoczynek: { $effect }
play-more = Enter pokazuje dalsze możliwości.

# What certainly follows, in short

play-goal = cel z karty Celu
play-control = { $guild ->
    [purple] kontrola nad Fioletową Gildią
    [orange] kontrola nad Pomarańczową Gildią
   *[green] kontrola nad Zieloną Gildią
}

# Help

play-help-number = wybierz możliwość o tym numerze
play-help-notation = wybierz możliwość przez jej zapis
play-help-option = co na pewno wyniknie z wyboru
play-help-why-not = dlaczego czegoś nie można teraz zrobić, przez zapis
play-help-table = pokaż cały stół albo część o tym numerze
play-help-card = co jest na karcie, w Pokoju, na torze...
play-help-undo = cofnij swój ostatni wybór, o ile od tego czasu nic nie zostało rzucone ani odkryte
play-help-restart = zacznij swoją turę od nowa, o ile to możliwe
play-help-save = zapisz kopię gry w innym pliku
play-help-quit = wyjdź; gra zostaje zapisana (tak samo działa Ctrl-C)

# Answers

play-no-number = Możliwości mają numery od 1 do { $last }.
play-no-choice = „{ $typed }” nie jest żadną z możliwości: wpisz numer od 1 do { $last } albo „?”, aby zobaczyć pomoc.
play-did-you-mean = „{ $typed }” nie jest tu znane; czy chodziło o „{ $meant }”?
play-follows = Na pewno wyniknie z tego:
play-chosen = Wybrano: { $choice }
play-taken-back = Cofnięto: { $choice }
play-restarted = Twoja tura zaczyna się od nowa.
play-restarted-partly = Cofnięto tyle, ile można: wcześniejsze rzuty i odkryte karty pozostają.
play-nothing-taken = Nic jeszcze nie zostało wybrane.
play-revealed-since = Od twojego ostatniego wyboru rzucono Kośćmi albo odkryto kartę, więc wybór pozostaje.
play-not-your-choice = W tej turze nie ma twojego wyboru, który można cofnąć.
play-no-part = Stół ma części od 1 do { $last }.
play-no-card = Nic nie ma takiej nazwy.
play-card-row = { $label }: { $text }
play-saved = Gra jest zapisana w pliku { $file }.
play-cannot-save = Nie można zapisać pliku { $file }: { $reason }
play-file-exists = Plik { $file } już istnieje; podaj inny.
play-go-on = Aby grać dalej: { $command }
play-see-again = Aby zobaczyć grę jeszcze raz: { $command }

# A game seen again

replay-game = { $mode ->
    [epic] { $players }: rozgrywka epicka, liczba wyborów: { $count }.
   *[casual] { $players }: rozgrywka standardowa, liczba wyborów: { $count }.
}
replay-hint = Enter idzie dalej, b wstecz, numer do tego wyboru, e na koniec, t pokazuje stół, q wychodzi.
replay-choice = { $number } z { $count } · Runda { $round } · { $player }: { $choice }
replay-beginning = Początek gry.
replay-end = Koniec gry.
replay-stops = Zapis kończy się tutaj.
replay-no-such = Wybory mają numery od 0 do { $count }.
replay-unknown = To nic tutaj nie znaczy.
