# The score sheet: what points are for, and who has won.

score-title = Punkty Zwycięstwa
score-category = { $category ->
    [dice-sum] Suma Kości
    [retirees] Spłaceni
    [guilds] Gildie
    [caliph-cards] Karty Kalifa
    [research] Tory Badań
    [pages] Stronice
    [rows] Zapełnione rzędy
   *[scrolls] Zwoje
}
score-caliph-space = { $row ->
    [top] { $caliph }, górne pole
    [middle] { $caliph }, środkowe pole
   *[bottom] { $caliph }, dolne pole
}
score-scrolls-of-language = { $language ->
    [chinese] Chińskie Zwoje
    [sanskrit] Zwoje w sanskrycie
    [greek] Greckie Zwoje
    [hebrew] Hebrajskie Zwoje
    [persian] Perskie Zwoje
   *[syriac] Syryjskie Zwoje
}
score-total = Razem
score-winner = { $tied ->
    [yes] { $winner } wygrywa remis ({ $vp } PZ): więcej Zatrudnionych Tłumaczy albo tyle samo i więcej Robotników.
   *[no] { $winner } wygrywa z wynikiem { $vp } PZ.
}
score-winners = Zwycięstwem dzielą się: { $winners } ({ $vp } PZ).
score-solo = { $result ->
    [won] { $player } wygrywa z SI: { $own } PZ do { $other }.
    [tied] { $player } i SI mają po { $own } PZ: remis oznacza przegraną.
   *[lost] { $player } przegrywa z SI: { $own } PZ do { $other }.
}
