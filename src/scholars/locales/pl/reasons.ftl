# Dlaczego coś nie jest możliwe.

why-game-over = Gra jest skończona.
why-not-asked = Nie o to teraz chodzi.
why-not-optional = Z tego nie można zrezygnować.
why-no-such-option = Nie ma takiej opcji; są ponumerowane od 0 do { $last }.
why-no-choice = „{ $text }” to nie jest wybór.
why-no-choice-but = „{ $text }” to nie jest wybór; czy chodzi o „{ $meant }”?
why-nothing-to-take-back = Nie ma czego cofnąć.
why-no-such-moment = Takiego momentu nie było w tej grze.
why-nobody-to-pick = W tym Pokoju nie ma Początkowego Tłumacza do wzięcia.
why-something-to-do = Możesz wykonać Pracę albo Odpoczynek, więc nie pasujesz.
why-no-card-on-board = Do Odpoczynku potrzebujesz karty Akcji na planszy Gracza.
why-no-card-in-hand = Tej karty Akcji nie masz na ręce.
why-slot-taken = W tym gnieździe leży już karta Akcji.
why-slot-locked = To gniazdo otworzy się po ukończeniu karty Celu.
why-no-dice-in-hand = Nie masz na ręce Kości, aby wykonać Pracę.
why-die-not-in-hand = Nie masz na ręce takiej Kości.
why-printed-die = Obok nadrukowanej Kości mieści się tylko jedna Kość.
why-die-needed = Musisz umieścić co najmniej jedną Kość.
why-main-action-done = Akcja główna tej tury została już wykonana.
why-no-worker = Nie masz takiego Robotnika w swoich zasobach.
why-no-second-die = Na karcie nie ma drugiej Kości.
why-die-full = Na tej Kości leży już dwóch Robotników.
why-other-slot = To gniazdo nie pozwala na tę akcję główną.
why-other-colour = Twoje Kości nie dają tego koloru.
why-value-too-low = Potrzebna wartość: { $needed }; twoja: { $has }.
why-no-colour = Potrzebny jest kolor, który ma tor; twój go nie ma.
why-wrong-colour = Potrzebna akcja: { $needed }; twoja: { $has }.
why-no-line = Żadna linia Tłumaczy, za którą możesz zapłacić, nie prowadzi do arabskiego.
why-not-a-line = Ci Tłumacze nie tworzą linii od Zwoju do arabskiego.
why-deck-empty = W tej talii nie ma już kart.
why-other-deck = Efekt wskazuje inną talię.
why-only-dispatch = Efekt pozwala tylko Odprawić.
why-only-employ = Efekt pozwala tylko Zatrudnić.
why-no-such-action = Nie ma tu takiej akcji.
why-already-used = To zostało już wykorzystane w tej turze.
why-nothing-to-do = Nic z tego nie można teraz wykonać.
why-same-as-another = To daje to samo co inna opcja.
why-same-as = To daje to samo co „{ $option }”.
why-lasting = Ten Spłacony zmienia gniazdo; nie jest akcją.
why-no-influence = Nie masz Wpływu do umieszczenia ani do przeniesienia.
why-rooms-full = Wszystkie Pokoje są zajęte.
why-room-taken = W tym Pokoju stoi już Tłumacz.
why-no-such-room = Takiego Pokoju nie ma w tej grze.
why-nobody-there = W tym Pokoju nie ma Tłumacza.
why-no-gold-there = Na tym Tłumaczu nie ma Złota.
why-too-little-silver = { $needed ->
    [one] Potrzeba { $needed } Srebrnika; masz { $has }.
   *[many] Potrzeba { $needed } Srebrników; masz { $has }.
}
why-too-little-gold = { $needed ->
    [one] Potrzeba { $needed } sztuki Złota; masz { $has }.
   *[many] Potrzeba { $needed } sztuk Złota; masz { $has }.
}
why-no-scroll = Nie ma tu Zwoju.
why-guild-full = W tej Gildii nie ma wolnego pola.
why-no-die-left = W Zasobach Głównych nie ma już Kości tego koloru.
why-not-primary = Można tu zyskać tylko Czerwoną, Niebieską albo Żółtą Kość.
why-other-track = Efekt nie wskazuje tego toru.
why-no-white-in-bag = W woreczku nie ma Białej Kości.
why-no-white-on-board = Na twojej planszy nie ma Białej Kości, którą można teraz zwrócić.
why-already-picked = To już wybrano albo wybrano tyle, ile wolno.
why-just-drawn = Tę Kość dobrano przed chwilą: ponownie można rzucić tylko tymi, które były na ręce wcześniej.
why-not-picked = Tego nie wybrano.
why-one-by-one = Tak wiele wybiera się po kolei.
why-other-number = { $choose ->
    [up-to] Wybiera się tu najwyżej { $needed }.
   *[exactly] Wybiera się tu dokładnie { $needed }, naraz.
}
why-die-gone = Tej Kości nie ma już na karcie.
why-no-die-on-card = Na karcie nie ma już żadnej Kości.
why-costs-less = To kosztuje tylko { $needed }.
why-other-guild = Efekt wskazuje inną Gildię.
why-scroll-has-influence = Na tym Zwoju leży już Wpływ.
why-no-influence-there = Nie masz tam Wpływu, który można przenieść.
why-same-place = Tam właśnie trafia Wpływ.
why-space-taken = To pole karty Kalifa jest zajęte.
why-no-such-card = Nie ma takiej karty do wsunięcia.
why-brown-slots = Spłaceni trafiają tylko pod pierwsze cztery gniazda.
why-plan-goes-no-further = Plan sięga dotąd, dopóki nic nie jest rzucane ani odkrywane, a tura trwa.

# Co pomoże: inne Kości albo Robotnik, i akcja, którą dają.
live-action = { $colours } { $value }
help-worker = Pomoże { form-first-colour-masculine } Robotnik na Kości ({ $die }): { $action }.
help-die = Zamień Kość ({ $other } → { $die }): { $action }.
help-die-too = Dołóż Kość ({ $die }): { $action }.
help-dice = Weź Kości ({ $dice }): { $action }.
