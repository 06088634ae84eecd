# Pytania i to, co można wybrać. $first i $second to to, co wskazuje wybór: liczba albo słowo.

choice-with-detail = { $choice }: { $detail }

ask-choose-pair = Którego Początkowego Tłumacza bierzesz wraz z jego kartą Zasobów?
ask-choose-turn = Praca czy Odpoczynek?
ask-choose-dice = Które Kości umieszczasz na karcie?
ask-choose-action = Co robisz teraz?
ask-choose-colour = Jaki kolor ma akcja?
ask-choose-translator = Którego Tłumacza Odprawiasz albo Zatrudniasz?
ask-choose-room = { $card }: do którego Pokoju?
ask-choose-employ-or-retire = { $card }: Zatrudniasz czy Spłacasz?
ask-choose-steps = Jak daleko Podróżujesz?
ask-choose-path-or-spot = Co najpierw: ścieżka czy Pole?
ask-choose-delivery = { $card }: do której Gildii Dostarczasz?
ask-choose-research = Jak prowadzisz Badania?
ask-choose-scroll = Który Zwój Tłumaczysz?
ask-choose-line = { $card }: którzy Tłumacze tworzą linię?
ask-choose-step-or-effect = { $card }: co najpierw, krok na torze czy efekt?
ask-choose-order = Co najpierw?
ask-choose-one = Którą z tych możliwości wybierasz?
ask-choose-to-pay = Czy chcesz { $cost }, aby { $gain }?
ask-choose-benefit = Czy chcesz { $effect }?
ask-choose-worker-to-gain = { $amount ->
    [one] Którego Robotnika zyskujesz?
   *[many] Których Robotników zyskujesz (łącznie { $amount })?
}
ask-choose-worker-to-spend = { $amount ->
    [one] Którego Robotnika wydajesz?
   *[many] Których Robotników wydajesz (łącznie { $amount })?
}
ask-choose-primary-die = Którą Kość podstawową zyskujesz?
ask-choose-white-die = { $choose ->
    [up-to] { $amount ->
        [one] Czy zwracasz Białą Kość do Zasobów Głównych, a jeśli tak, to którą?
       *[many] Które Białe Kości, najwyżej { $amount }, wracają do Zasobów Głównych?
    }
   *[exactly] { $amount ->
        [one] Która Biała Kość wraca do Zasobów Głównych?
       *[many] Które Białe Kości (łącznie { $amount }) wracają do Zasobów Głównych?
    }
}
ask-choose-to-refill = Twój woreczek jest pusty: czy Kości z planszy Gracza wracają do niego, abyś dobierał dalej?
ask-choose-reroll = Którymi Kośćmi rzucasz ponownie?
ask-choose-guild = W której Gildii umieszczasz Wpływ?
ask-choose-scroll-to-influence = Na którym Zwoju umieszczasz Wpływ?
ask-choose-influence = Nie masz Wpływu w zasobach: który przenosisz?
ask-choose-track = Na którym torze się przesuwasz?
ask-choose-gold = Gdzie umieszczasz albo skąd zabierasz Złoto?
ask-choose-card-to-tuck = Którą kartę wsuwasz najpierw?
ask-choose-slot-to-tuck = { $card }: pod które gniazdo?
ask-choose-tuck-cost = Ile kosztu płacisz w Srebrnikach? Resztę stanowią Białe Kości.
ask-choose-caliph-space = { $card }: które pole karty Kalifa zajmujesz?
ask-choose-caliph-reward = Co bierzesz na dolnym polu?
ask-choose-difficulty = Jaki poziom trudności ma SI?
ask-choose-to-let = { $card }, z twoim Wpływem: pozwalasz SI go zabrać?

form-place = { $first ->
    [map-top-left] na Mapie, u góry po lewej
    [map-top-middle] na Mapie, u góry pośrodku
    [map-top-right] na Mapie, u góry po prawej
    [map-bottom-left] na Mapie, u dołu po lewej
    [map-bottom-middle] na Mapie, u dołu pośrodku
    [map-bottom-right] na Mapie, u dołu po prawej
    [wisdom-purple-top] w Fioletowej Gildii, u góry
    [wisdom-purple-middle] w Fioletowej Gildii, pośrodku
    [wisdom-purple-lowest] w Fioletowej Gildii, u dołu
    [wisdom-orange-top] w Pomarańczowej Gildii, u góry
    [wisdom-orange-middle] w Pomarańczowej Gildii, pośrodku
    [wisdom-orange-lowest] w Pomarańczowej Gildii, u dołu
    [wisdom-green-top] w Zielonej Gildii, u góry
    [wisdom-green-middle] w Zielonej Gildii, pośrodku
   *[wisdom-green-lowest] w Zielonej Gildii, u dołu
}
form-first-colour-masculine = { $first ->
    [red] Czerwony
    [blue] Niebieski
    [yellow] Żółty
   *[white] Biały
}
form-first-colour-feminine = { $first ->
    [red] Czerwona
    [blue] Niebieska
    [yellow] Żółta
    [purple] Fioletowa
    [orange] Pomarańczowa
    [green] Zielona
    [black] Czarna
   *[white] Biała
}
form-first-guild-locative = { $first ->
    [purple] Fioletowej Gildii
    [orange] Pomarańczowej Gildii
   *[green] Zielonej Gildii
}
form-first-deck = { $first ->
    [chinese] Tłumacza chińskiego
    [sanskrit] Tłumacza sanskrytu
    [greek] Tłumacza greckiego
    [hebrew] Tłumacza hebrajskiego
    [persian] Tłumacza perskiego
    [syriac] Tłumacza syryjskiego
    [mixed-1] Tłumacza z pierwszej talii mieszanej
   *[mixed-2] Tłumacza z drugiej talii mieszanej
}
die = { $item ->
    [red] Czerwona { $face }
    [blue] Niebieska { $face }
    [yellow] Żółta { $face }
    [purple] Fioletowa { $face }
    [orange] Pomarańczowa { $face }
    [green] Zielona { $face }
    [black] Czarna { $face }
   *[white] Biała { $face }
}
form-slot = { $second ->
    [1] w gnieździe Werbunku
    [2] w gnieździe Podróży
    [3] w gnieździe Badań
    [4] w gnieździe Tłumaczenia
    [5] w piątym gnieździe
   *[other] w gnieździe karty Celu
}
form-first-slot = { $first ->
    [1] gniazdo Werbunku
    [2] gniazdo Podróży
    [3] gniazdo Badań
   *[other] gniazdo Tłumaczenia
}

choice-pick = Pokój { $first }
choice-work = { $first ->
    [mathematics] Praca: karta Matematyki { form-slot }
    [physics] Praca: karta Fizyki { form-slot }
    [chemistry] Praca: karta Chemii { form-slot }
    [philosophy] Praca: karta Filozofii { form-slot }
    [biology] Praca: karta Biologii { form-slot }
    [medicine] Praca: karta Medycyny { form-slot }
    [apprentice] Praca: karta Czeladnika { form-slot }
    [patron] Praca: karta Mecenasa { form-slot }
   *[goal] Praca: odwrócona karta Celu { form-slot }
}
choice-rest = Odpoczynek
choice-pass = Pas
choice-dice = { $dice }
choice-no-dice = bez Kości obok nadrukowanej
choice-place-worker = { $second ->
    [1] { form-first-colour-masculine } Robotnik na pierwszej Kości
   *[other] { form-first-colour-masculine } Robotnik na drugiej Kości
}
choice-main = { $first ->
    [recruit] akcja główna: Werbunek
    [travel] akcja główna: Podróż
    [research] akcja główna: Badania
   *[translate] akcja główna: Tłumaczenie
}
choice-small = pomniejsza akcja { $first }
choice-retiree = Spłacony { $first }
choice-colour = { form-first-colour-feminine }
choice-dispatch = Odpraw { form-first-deck }
choice-employ = Zatrudnij { form-first-deck }
choice-retire = Spłać { form-first-deck }
choice-room = Pokój { $first }
choice-move = { $first ->
    [one] { $first } krok
    [few] { $first } kroki
   *[many] { $first } kroków
}
choice-deliver = { $first ->
    [purple] do Fioletowej Gildii
    [orange] do Pomarańczowej Gildii
   *[green] do Zielonej Gildii
}
choice-deliver-scroll = Dostarcz Zwój: { $scroll }
choice-research = możliwość { $first }
choice-scroll = Zwój { form-place }
choice-line = { $rooms }
choice-room-of-line = Pokój { $room }
choice-part = część { $first }
choice-pay = zapłać
choice-accept = weź
choice-gain-die = { form-first-colour-feminine } Kość
choice-gain-gold = zyskaj 1 sztukę Złota
some-workers = { form-workers }
some-white-dice = { $source ->
    [bag] { $amount ->
        [one] Kość z woreczka
       *[many] Kości z woreczka: { $amount }
    }
    [board] { $amount ->
        [one] Kość z planszy Gracza
       *[many] Kości z planszy Gracza: { $amount }
    }
    [die-1] { $amount ->
        [one] pierwsza Kość z karty zagranej w tej turze
       *[many] obie Kości z karty zagranej w tej turze
    }
    [die-2] druga Kość z karty zagranej w tej turze
   *[hand] { $amount ->
        [one] Kość z ręki z wynikiem { $face }
       *[many] Kości z ręki z wynikiem { $face }: { $amount }
    }
}
choice-gain-worker = zyskaj { $members }
choice-spend-worker = wydaj { $members }
choice-return-die = { $members }
choice-return-die-none = zachowaj swoje Białe Kości
choice-put-back = cofnij wybór: { $members }
choice-confirm = { $verb ->
    [gain-worker] zyskaj { $members }
    [spend-worker] wydaj { $members }
    [reroll] rzuć ponownie: { $members }
   *[return-die] zwróć: { $members }
}
choice-refill-bag = uzupełnij woreczek i dobieraj dalej
choice-influence = w { form-first-guild-locative }
choice-mark = na Zwoju { form-place }
choice-from = { $first ->
    [guild-purple] z Fioletowej Gildii
    [guild-orange] z Pomarańczowej Gildii
    [guild-green] z Zielonej Gildii
   *[other] ze Zwoju { form-place }
}
choice-advance = { $first ->
    [mathematics] na torze Badań Matematyki
    [physics] na torze Badań Fizyki
    [chemistry] na torze Badań Chemii
    [philosophy] na torze Badań Filozofii
    [biology] na torze Badań Biologii
    [medicine] na torze Badań Medycyny
   *[astronomy] na torze Badań Astronomii
}
choice-place-gold = umieść 1 sztukę Złota w Pokoju { $first }
choice-take-gold = zabierz 1 sztukę Złota z Pokoju { $first }
choice-reroll = { $dice }
choice-reroll-none = nie rzucaj ponownie
choice-card = karta { $first }
choice-tuck = pod { form-first-slot }
choice-silver = { $first ->
    [one] { $first } Srebrnik
    [few] { $first } Srebrniki
   *[many] { $first } Srebrników
}
choice-caliph = { $first ->
    [top] górne pole: 3 PZ
    [middle] środkowe pole: 1 PZ i Kość
   *[bottom] dolne pole
}
choice-enough = wystarczy
choice-decline = zrezygnuj
choice-end-turn = zakończ turę
choice-difficulty = { $first ->
    [student] Uczeń
    [scribe] Skryba
    [teacher] Nauczyciel
   *[scholar] Mędrzec
}
choice-begins-with-sum = Suma Kości { $sum }
choice-begins-with-scroll = { $language ->
    [chinese] chiński Zwój
    [sanskrit] Zwój w sanskrycie
    [greek] grecki Zwój
    [hebrew] hebrajski Zwój
    [persian] perski Zwój
   *[syriac] syryjski Zwój
}
choice-begins-with-gold = { $amount ->
    [one] { $amount } sztuka Złota na pierwszym od lewej Tłumaczu Neutralnym
   *[many] po 1 sztuce Złota na { $amount } pierwszych od lewej Tłumaczach Neutralnych
}
choice-let = pozwól SI go zabrać
choice-deny = zapłać, aby SI poszukała innego Zwoju
