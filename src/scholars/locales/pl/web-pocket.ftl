# Gra w kieszeni: w przeglądarce, bez serwera.

web-pocket = W kieszeni
web-pocket-about = Zachowaj całą grę w tej przeglądarce, około 8 MB: samemu przeciw botom, przeciwnik solo, przy jednym ekranie, lekcje i zasady, wszystko bez sieci.
web-pocket-here = Wszystko gra się w tej przeglądarce, bez serwera; zapisane gry zostają na tym urządzeniu.
web-pocket-install = Zainstaluj
web-pocket-play = Graj w kieszeni
web-pocket-to-server = Wróć na serwer
web-pocket-keeping = Gra się pobiera …
web-pocket-kept = Zachowana w tej przeglądarce: otwiera się bez sieci.
web-pocket-not-kept = Ta przeglądarka nie mogła jej zachować: może brakuje miejsca albo okno jest prywatne.
web-pocket-newer = Nowa wersja jest gotowa. Twoje gry są zapisane.
web-pocket-later = Później
web-pocket-coming = Gra się pobiera: { $percent } %
web-pocket-starting = Gra się uruchamia …
web-pocket-elsewhere = Gra jest otwarta w innym oknie tej przeglądarki. Tutaj ruszy dalej, gdy tamto zostanie zamknięte.
web-pocket-failed = Gra nie uruchomiła się w tej przeglądarce. Odśwież stronę, by spróbować ponownie.
web-pocket-full = W tej przeglądarce nie ma już miejsca. Gra toczy się dalej, ale to, co teraz robisz, przepadnie po zamknięciu tej strony: zapisz ją do pliku albo usuń zakończone gry.
web-pocket-save = Zapisz do pliku
web-pocket-try-again = Spróbuj ponownie
web-pocket-save-all = Zapisz wszystko do pliku
web-pocket-bring = Otwórz zapisany plik
web-pocket-brought = { $count ->
    [0] Wszystko z pliku już tu było.
    [one] Przeniesiono jedną rzecz.
    [few] Przeniesiono { $count } rzeczy.
   *[other] Przeniesiono { $count } rzeczy.
}
refused-save = Ten plik nie jest zapisaną kieszenią albo jest uszkodzony; nic się nie zmieniło.
