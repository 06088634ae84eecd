# The solo opponent (SI, feminine): what its cards and board say.

solo-employ = SI Zatrudnia postać zgodnie ze skupieniem na Tłumaczu
solo-translate = SI Tłumaczy Zwój zgodnie ze skupieniem na języku
solo-deliver = SI Dostarcza Zwój zgodnie ze skupieniem na języku
solo-gold = 1 sztuka Złota trafia na pierwszego od lewej Tłumacza Neutralnego
form-solo-move = { $amount ->
    [one] znacznik SI przesuwa się o { $amount } pole
    [few] znacznik SI przesuwa się o { $amount } pola
   *[many] znacznik SI przesuwa się o { $amount } pól
}
solo-silver = { form-solo-move }
solo-influence-guild = SI umieszcza 1 Wpływ w { form-guild }
solo-influence-any-guild = SI umieszcza 1 Wpływ w jednej z Gildii
solo-influence-scroll = SI umieszcza 1 Wpływ na karcie Zwoju
solo-retire = SI Spłaca Tłumacza z wierzchu { $character ->
    [chinese] talii chińskiej
    [sanskrit] talii sanskrytu
    [greek] talii greckiej
    [hebrew] talii hebrajskiej
    [persian] talii perskiej
    [syriac] talii syryjskiej
    [mixed-1] pierwszej talii mieszanej
   *[mixed-2] drugiej talii mieszanej
}
solo-step = { form-solo-move }
solo-translators-needed = { $amount ->
    [one] co najmniej { $amount } Tłumacz w Pokojach
   *[many] co najmniej { $amount } Tłumaczy w Pokojach
}
solo-scrolls-needed = { $amount ->
    [one] co najmniej { $amount } Zwój w Domu Mądrości
    [few] co najmniej { $amount } Zwoje w Domu Mądrości
   *[many] co najmniej { $amount } Zwojów w Domu Mądrości
}
solo-influence-of-space = tyle Wpływów, ile wskazuje pole
solo-influence-of-card = { $amount ->
    [one] { $amount } Wpływ
    [few] { $amount } Wpływy
   *[many] { $amount } Wpływów
}
solo-start-in-guild = 1 Wpływ w { form-guild }
solo-start-on-wisdom-scroll = 1 Wpływ na karcie Zwoju w { form-guild }
solo-start-on-map-scroll = 1 Wpływ na karcie Zwoju obok znacznika Neutralnego
solo-vp = { $vp } PZ
solo-vp-per-retired = { $amount ->
    [one] 1 PZ za każdego Spłaconego Tłumacza
   *[many] 1 PZ za każdych { $amount } Spłaconych Tłumaczy
}
solo-vp-per-scroll = 1 PZ za każdy Przetłumaczony Zwój
solo-vp-per-research-marker = 1 PZ za każdy umieszczony znacznik Badań
solo-vp-per-neutral-translator = 1 PZ za każdego Tłumacza Neutralnego w Pokoju
solo-vp-per-influence = { $amount ->
    [one] 1 PZ za każdy Wpływ w Gildiach
    [few] 1 PZ za każde { $amount } Wpływy w Gildiach
   *[many] 1 PZ za każde { $amount } Wpływów w Gildiach
}
