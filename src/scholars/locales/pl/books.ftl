# Body of Books: to, o co pyta się, co się wybiera i o czym opowiada tylko z dodatkiem. (expansions/body_of_books)
# $book to 1 do 3 od góry, $side to left albo right; $space to 1 do 6, najpierw górny rząd.

# Questions

ask-choose-page = Zyskujesz kartę Stronicy czy 2 XP?
ask-choose-upgrade = Którą kartę Akcji ulepszasz?
ask-choose-brown-field = Którą pomniejszą akcję ulepszonej karty Akcji wykonujesz?
ask-choose-black-die = Którą Czarną Kość zwracasz do woreczka?
ask-choose-instead-of-black-die = Nie ma już Czarnych Kości: zyskujesz Kość podstawową czy niszczysz Białą Kość?
ask-choose-black-translate = Na których Tłumaczach umieszczasz Złoto?
ask-choose-colour-for-page = Jaki kolor ma odtąd akcja?
ask-choose-track-to-harvest = Z którego toru zbierasz korzyści?
ask-choose-card-to-harvest = Efekt Odpoczynku której karty z ręki rozpatrujesz?
ask-choose-gold-to-place = Na którym Tłumaczu umieszczasz 1 sztukę Złota?
ask-choose-page-to-resolve = Którą Stronicę na koniec gry rozpatrujesz?

# Choices

choice-page = { $first ->
    [1] lewa Stronica pierwszej Księgi
    [2] prawa Stronica pierwszej Księgi
    [3] lewa Stronica drugiej Księgi
    [4] prawa Stronica drugiej Księgi
    [5] lewa Stronica trzeciej Księgi
   *[6] prawa Stronica trzeciej Księgi
}
choice-gain-xp = zyskaj 2 XP
choice-upgrade = { $first ->
    [1] karta w górnym rzędzie, po lewej
    [2] karta w górnym rzędzie, pośrodku
    [3] karta w górnym rzędzie, po prawej
    [4] karta w dolnym rzędzie, po lewej
    [5] karta w dolnym rzędzie, pośrodku
   *[6] karta w dolnym rzędzie, po prawej
}
choice-harvest = { $first ->
    [mathematics] zbierz korzyści z toru Badań Matematyki
    [physics] zbierz korzyści z toru Badań Fizyki
    [chemistry] zbierz korzyści z toru Badań Chemii
    [philosophy] zbierz korzyści z toru Badań Filozofii
    [biology] zbierz korzyści z toru Badań Biologii
    [medicine] zbierz korzyści z toru Badań Medycyny
   *[astronomy] zbierz korzyści z toru Badań Astronomii
}
choice-harvest-card = { $first ->
    [mathematics] karta Matematyki
    [physics] karta Fizyki
    [chemistry] karta Chemii
    [philosophy] karta Filozofii
    [biology] karta Biologii
    [medicine] karta Medycyny
    [apprentice] karta Czeladnika
    [patron] karta Mecenasa
   *[goal] odwrócona karta Celu
}
choice-resolve = karta { $second } pod { $first ->
    [1] gniazdem Werbunku
    [2] gniazdem Podróży
    [3] gniazdem Badań
   *[other] gniazdem Tłumaczenia
}
choice-to-bag = { $dice }

# What happened

counted-xp = { $amount } XP
form-page-of-book = { $side ->
    [left] Księga { $book }, lewa strona
   *[right] Księga { $book }, prawa strona
}
form-upgrade-space = { $space ->
    [1] górny rząd, po lewej
    [2] górny rząd, pośrodku
    [3] górny rząd, po prawej
    [4] dolny rząd, po lewej
    [5] dolny rząd, pośrodku
   *[6] dolny rząd, po prawej
}
event-xp-gained = { $player } zyskuje { $things }.
event-xp-paid = { $player } płaci { $things }.
event-page-gained = { $player } zyskuje kartę: { $page } ({ form-page-of-book }).
event-page-turned-up = Zostaje odkryta karta: { $page } ({ form-page-of-book }).
event-card-upgraded = { $player } ulepsza kartę Akcji: { form-card-in-use } ({ form-upgrade-space }).
event-upgrade-left = Ulepszona karta Akcji opuszcza grę: { form-card-in-use } ({ form-upgrade-space }).
event-row-filled = { $player } zapełnia rząd { $row } wsuniętych kart.
event-page-resolved = { $player } rozpatruje kartę: { $page }.
event-page-kept = { $player } zabiera kartę: { $page } ({ form-page-of-book }).
event-die-back-to-bag = { $player } zwraca z ręki do woreczka { form-so-many-dice }: { $dice }.
event-colour-fixed = { $colour ->
    [red] { $player } ustala kolor akcji na tę turę: Czerwony.
    [blue] { $player } ustala kolor akcji na tę turę: Niebieski.
    [yellow] { $player } ustala kolor akcji na tę turę: Żółty.
    [purple] { $player } ustala kolor akcji na tę turę: Fioletowy.
    [orange] { $player } ustala kolor akcji na tę turę: Pomarańczowy.
    [green] { $player } ustala kolor akcji na tę turę: Zielony.
    [black] { $player } ustala kolor akcji na tę turę: Czarny.
   *[white] { $player } ustala kolor akcji na tę turę: Biały.
}

# Why not

why-colour-named = Stronica ustaliła już kolor i wartość akcji na tę turę.
why-no-page = Nie ma tam karty Stronicy.
why-too-little-xp = Potrzeba { $needed } XP; masz { $has }.
why-no-upgrade = Nie ma tam już ulepszonej karty Akcji.
why-not-black = Można tu zwrócić tylko Czarną Kość.
why-die-of-this-turn = Ta Kość trafiła na twoją rękę dopiero w tej turze.
why-one-or-two-translators = Złoto trafia na jednego Tłumacza albo na dwóch różnych.
why-page-other-colour = Stronica wymaga innego koloru.
why-track-not-raised = W tej turze twój znacznik nie przesunął się na tym torze.
why-no-gold-banner = Nie ma tam Stronicy na koniec gry.
why-page-resolved = Ta Stronica została już załatwiona.
why-page-at-the-end = Tę Stronicę rozpatruje się na koniec gry.
why-starting-page = Początkowa Stronica tylko przypomina o zasadzie; nie jest akcją.
why-page-condition = Ta Stronica działa tylko, { $condition }.
why-page-other-slot = Ta Stronica należy pod inne gniazdo.

# The table in words

table-upgraded = { $card } (ulepszona)
table-books = Księgi
table-page-pile = { $count ->
    [one] stos: { $count } karta Stronicy
    [few] stos: { $count } karty Stronicy
   *[many] stos: { $count } kart Stronicy
}
table-book = Księga
table-page = Stronica
table-page-place = { $side ->
    [left] { $book } po lewej
   *[right] { $book } po prawej
}
table-xp = XP
table-card = Karta
table-small = Pomniejsze akcje
table-caliph-xp = { $amount } XP na jej polu
table-track-xp = XP na poziomie 3
table-colour-fixed = { $item ->
    [red] akcja jest Czerwona
    [blue] akcja jest Niebieska
    [yellow] akcja jest Żółta
    [purple] akcja jest Fioletowa
    [orange] akcja jest Pomarańczowa
    [green] akcja jest Zielona
    [black] akcja jest Czarna
   *[white] akcja jest Biała
}
table-rows = Zapełnione rzędy:
table-next-row = następny daje: { $effect }
table-pages-taken = Zabrane Stronice:

# In the terminal

play-with-expansion = { $expansion ->
   *[body-of-books] Z dodatkiem Body of Books.
}
play-action-to-recruit = { $colours } { $value }, do Werbunku { $recruit }
play-tucking-costs = { $cost ->
    [0] nic nie kosztuje
    [one] kosztuje { $cost } Srebrnika albo Białą Kość
    [few] kosztuje { $cost } Srebrniki albo Białe Kości
   *[many] kosztuje { $cost } Srebrników albo Białych Kości
}

# Options

line-page = { $vp } PZ, { $place }
