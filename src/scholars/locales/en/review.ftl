# The review of a game: in the terminal, as a page, and in the browser, which loads it with that screen.

review-title = Review
review-chance = Chance to win
review-points = Expected points
review-number = { $tenth ->
    [0] { $whole }
   *[other] { $whole }.{ $tenth }
}
review-percent = { $chance } %
review-grade = { $grade ->
    [best] best found
    [good] good
    [fair] fair
    [weak] weak
   *[missed] missed much
}
review-among = among the three best: { $chance } %
review-among-note = right: how often one of the three best options was played
review-moments = Key moments
review-no-moments = No turn stands out.
review-moment = { $kind ->
    [missed] Round { $round } · missed
   *[found] Round { $round } · best move
}
review-turn = Round { $round }, { $player }
review-worth = { $sign ->
    [less] −{ review-amount }
   *[more] +{ review-amount }
}
review-amount = { $unit ->
    [chance] { $amount } %
   *[vp] { $amount } VP
}
review-played = Played
review-label = { $label }: { $text }
review-stronger = Stronger
review-next-best = Next best
review-after = chance after: { $chance } %, about { $vp } VP
review-sources = Points by source
review-source = Source
review-strong = strong player
review-compared = The strong player’s averages come from { $games } games of this kind.
review-not-compared = Games of this kind were not measured: there is no average to compare with.
review-learn = What you learn
review-nothing-to-learn = Nothing was far from what a strong player does.
review-learn-lost = Where most was lost: { review-part }. { $share } % of all that was lost.
review-part = { $part ->
    [turn] which card goes to which slot, and when to Rest
    [dice] which Dice to use, reroll or give back
    [action] the order of actions in a turn
    [recruit] which Translators to take, and into which Room
    [retire] where Retirees are tucked
    [travel] Travelling and Delivering
    [research] which Track to advance on
    [translate] which Scroll to Translate, and with whom
    [influence] where Influence goes
    [caliph] the Caliph Cards
   *[other] what to pay and gain on the way
}
review-learn-fact = { $better ->
    [yes] Well done. { review-fact }: { $own }; a strong player has { $average }.
   *[no] { review-fact }: { $own }; a strong player has { $average }. { review-advice }
}
review-fact = { $fact ->
    [cards-at-rest] Cards used before each Rest
    [translated] Scrolls Translated
    [delivered] Scrolls Delivered
    [employed] Translators Employed
    [advanced] Steps on Research Tracks
    [received] Silver that others paid you
    [gold-left] Gold unspent at the end
   *[no-main] Turns of Work without a main action
}
review-advice = { $fact ->
    [cards-at-rest] A Rest can wait while cards and Dice are still of use.
    [translated] Scrolls are the largest source of points.
    [delivered] Delivering brings Influence into Guilds and Scrolls within reach.
    [employed] Each Translator opens lines, and Retires for points.
    [advanced] Steps make the income of a Rest larger.
    [received] Translators that others need pay their owner.
    [gold-left] Gold works as payment for a Translation.
   *[no-main] The main action is most of what a card is worth.
}
review-judging = The game is being judged: { $done } %
review-waiting = The game waits to be judged.
review-unfinished = The game was not played to its end: it is judged as far as it goes.
review-caliph = A Caliph Card was revealed
review-rested = Rest
review-you-can = Left and right go from turn to turn, up and down from moment to moment.
review-turns = Turns
review-grades = How good each turn was
review-page-made = The review of a game of Scholars of the South Tigris
review-written = Written to { $file }
review-who = Whose game
review-try = Try another move
review-jump = Jump to this turn
review-try-note = A copy of the table from this moment. Bots answer, nothing is rated.
review-save = Save as a page
review-shown = What the curve shows
