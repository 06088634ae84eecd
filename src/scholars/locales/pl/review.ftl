# Analiza gry: w terminalu, jako strona i w przeglądarce, która wczytuje ją razem z tym ekranem.

review-title = Analiza
review-chance = Szansa na zwycięstwo
review-points = Oczekiwane punkty
review-number = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
}
review-percent = { $chance } %
review-grade = { $grade ->
    [best] najlepszy ruch
    [good] dobrze
    [fair] przyzwoicie
    [weak] słabo
   *[missed] duża strata
}
review-among = wśród trzech najlepszych: { $chance } %
review-among-note = po prawej: jak często wybrano jedną z trzech najlepszych opcji
review-moments = Kluczowe momenty
review-no-moments = Żadna tura się nie wyróżnia.
review-moment = { $kind ->
    [missed] Runda { $round } · strata
   *[found] Runda { $round } · najlepszy ruch
}
review-turn = Runda { $round }, { $player }
review-worth = { $sign ->
    [less] −{ review-amount }
   *[more] +{ review-amount }
}
review-amount = { $unit ->
    [chance] { $amount } %
   *[vp] { $amount } PZ
}
review-played = Zagrano
review-label = { $label }: { $text }
review-stronger = Silniejsze
review-next-best = Następne
review-after = szansa potem: { $chance } %, około { $vp } PZ
review-sources = Punkty według źródeł
review-source = Źródło
review-strong = silny gracz
review-compared = Średnie silnego gracza pochodzą z gier tego rodzaju: { $games }.
review-not-compared = Gier tego rodzaju nie zmierzono: nie ma średniej do porównania.
review-learn = Czego się uczysz
review-nothing-to-learn = Nic nie odbiegało od tego, co robi silny gracz.
review-learn-lost = Gdzie stracono najwięcej: { review-part }. { $share } % wszystkich strat.
review-part = { $part ->
    [turn] która karta w którym gnieździe i kiedy Odpocząć
    [dice] których Kości użyć, które przerzucić lub oddać
    [action] kolejność akcji w turze
    [recruit] których Tłumaczy wziąć i do którego Pokoju
    [retire] gdzie wsunąć Spłaconych
    [travel] Podróże i dostawy Zwojów
    [research] na którym torze się przesunąć
    [translate] który Zwój Przetłumaczyć i z kim
    [influence] gdzie umieścić Wpływy
    [caliph] karty Kalifa
   *[other] co płacić i zyskiwać po drodze
}
review-learn-fact = { $better ->
    [yes] Świetnie. { review-fact }: { $own }; silny gracz ma { $average }.
   *[no] { review-fact }: { $own }; silny gracz ma { $average }. { review-advice }
}
review-fact = { $fact ->
    [cards-at-rest] Karty użyte przed każdym Odpoczynkiem
    [translated] Przetłumaczone Zwoje
    [delivered] Dostarczone Zwoje
    [employed] Zatrudnieni Tłumacze
    [advanced] Kroki na torach Badań
    [received] Srebrniki zapłacone przez innych
    [gold-left] Złoto niewydane na koniec
   *[no-main] Tury Pracy bez akcji głównej
}
review-advice = { $fact ->
    [cards-at-rest] Odpoczynek może poczekać, dopóki karty i Kości są jeszcze użyteczne.
    [translated] Zwoje są największym źródłem punktów.
    [delivered] Dostawy dają Wpływy w Gildiach i Zwoje w zasięgu.
    [employed] Każdy Tłumacz otwiera linie, a Spłacony daje punkty.
    [advanced] Kroki zwiększają dochód przy Odpoczynku.
    [received] Tłumacze potrzebni innym przynoszą zysk właścicielowi.
    [gold-left] Złotem płaci się za Tłumaczenie.
   *[no-main] Akcja główna to większość wartości karty.
}
review-judging = Trwa analiza gry: { $done } %
review-waiting = Gra czeka na analizę.
review-unfinished = Gra nie została dokończona: analiza sięga tak daleko jak ona.
review-caliph = Odkryto kartę Kalifa
review-rested = Odpoczynek
review-you-can = W lewo i prawo: od tury do tury, w górę i w dół: od momentu do momentu.
review-turns = Tury
review-grades = Jakość każdej tury
review-page-made = Analiza gry w Scholars of the South Tigris
review-written = Zapisano w pliku { $file }
review-who = Czyja gra
review-try = Spróbuj innego ruchu
review-jump = Przejdź do tej tury
review-try-note = Kopia stołu z tej chwili. Odpowiadają boty, nic nie jest oceniane.
review-save = Zapisz jako stronę
review-shown = Co pokazuje krzywa
