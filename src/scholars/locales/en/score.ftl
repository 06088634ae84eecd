# The score sheet: what points are for, and who has won.

score-title = Victory Points
score-category = { $category ->
    [dice-sum] Dice Sum
    [retirees] Retirees
    [guilds] Guilds
    [caliph-cards] Caliph Cards
    [research] Research Tracks
    [pages] Pages
    [rows] Filled rows
   *[scrolls] Scrolls
}
score-caliph-space = { $row ->
    [top] { $caliph }, top space
    [middle] { $caliph }, middle space
   *[bottom] { $caliph }, bottom space
}
score-scrolls-of-language = { form-scroll-language } Scrolls
score-total = Total
score-winner = { $tied ->
    [yes] { $winner } wins the tie at { $vp } VP: more Employed Translators, or as many and more Workers.
   *[no] { $winner } wins with { $vp } VP.
}
score-winners = { $winners } share the victory with { $vp } VP each.
score-solo = { $result ->
    [won] { $player } wins against the solo opponent, { $own } VP to { $other }.
    [tied] { $player } and the solo opponent both have { $own } VP: a tie is lost.
   *[lost] { $player } loses against the solo opponent, { $own } VP to { $other }.
}
