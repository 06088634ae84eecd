### How to play, for whoever has never seen the game.

web-learn-title = Jak grać
web-learn-lead = Pięć minut czytania. O resztę zadba stół.
web-learn-aim = O co chodzi
web-learn-aim-text = Zwoje leżą daleko, na Mapie. Sprowadzasz je do Domu Mądrości i każesz tłumaczyć z języka na język, aż będą po arabsku. Zwoje, Badania, Spłaceni i łaska Kalifa dają Punkty Zwycięstwa. Wygrywa ten, kto ma ich najwięcej.
web-learn-turn = Twoja tura: Praca albo Odpoczynek
web-learn-turn-text = Aby Pracować, połóż jedną ze swoich kart Akcji w pustym gnieździe, a na niej jedną lub dwie swoje Kości. Gniazdo wskazuje akcję główną, Kości nadają jej kolor i wartość. Brązowe pole karty daje ponadto pomniejsze akcje. Każdą akcję możesz pominąć, a kolejność zależy od ciebie.
web-learn-dice = Kolor i wartość
web-learn-dice-text = Wartości dwóch Kości dodają się, najwyżej do 12. Biała przyjmuje kolor drugiej Kości, a dwa różne kolory podstawowe się mieszają. Robotnik w kolorze Kości obraca ją na 6, Robotnik w innym kolorze ją przemalowuje.
web-learn-recruit = Werbunek: liczy się wartość
web-learn-recruit-text = Wartość mówi, jak daleko sięgasz wzdłuż ośmiu talii Tłumaczy. Wierzchnią kartę możesz Odprawić, aby od razu zyskać to, co daje, albo Zatrudnić: zapłać za pusty Pokój, weź to, co daje Pokój, a Tłumacz zostaje w nim jako twój.
web-learn-travel = Podróż: liczy się wartość
web-learn-travel-text = Twój znacznik okrąża Mapę, o tyle kroków, ile wynosi wartość, lub mniej. Białe Pole daje to, co przy nim nadrukowano. Z Czarnego Pola możesz za 4 Srebrniki Dostarczyć leżący obok Zwój do Gildii; zyskujesz za to Wpływy, Złoto i krok na torze Badań.
web-learn-research = Badania: liczą się kolor i wartość
web-learn-research-text = Mając 8 lub więcej albo 4 lub więcej i 1 sztukę Złota, wchodzisz o jedno pole na torze w kolorze akcji. Białe pola toru dają coś od razu, niebieskie za każdym razem, gdy zbierasz z toru korzyści. Im wyżej twój znacznik na końcu, tym więcej punktów.
web-learn-translate = Tłumaczenie: liczy się kolor
web-learn-translate-text = Kolor wskazuje Gildię. Wybierz w niej Zwój oraz linię Tłumaczy w Pokojach, która prowadzi z jego języka do arabskiego. Na każdym z nich umieść 1 sztukę Złota i zapłać 1 Srebrnika za każdego, który nie jest twój. Zwój jest twój, z punktami i efektem.
web-learn-retire = Złoto spłaca Tłumaczy
web-learn-retire-text = Tłumacz, na którym leży całe Złoto wymagane przez Pokój, zostaje Spłacony i trafia pod gniazdo swojego właściciela. Tam pomaga przy każdej Pracy w tym gnieździe, a na końcu daje punkty.
web-learn-rest = Kiedy Odpoczywasz
web-learn-rest-text = Zyskujesz to, co obiecują niebieskie pola zagranych kart, oraz nowe Kości na rękę. Karty wracają na rękę, Kości trafiają do woreczka. Odpocznij, gdy gniazda są pełne albo zabraknie Kości.
web-learn-end = Koniec gry
web-learn-end-text = W talii ukryte są cztery karty Kalifa. Po odkryciu czwartej kończy się rundę i rozgrywa jeszcze jedną. Uważaj na Białe Kości: na końcu liczą się kolorowe Kości minus Białe, w porównaniu z innymi.
web-learn-table = Przy tym stole
web-learn-table-text = To, co możesz wybrać, jest podświetlone i stoi jako przycisk na pasku. Zatrzymaj kursor na czymkolwiek, a stół to objaśni; na telefonie przytrzymaj palcem. Kliknięcie czegoś, co nie świeci, mówi, dlaczego nie można. Cofać możesz do woli, dopóki nie rzucono Kośćmi ani nie odkryto karty.
web-learn-all-rules = Każda zasada z osobna
