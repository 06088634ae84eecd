# Body of Books: what is asked, chosen and told only with the expansion. (expansions/body_of_books)
# $book is 1 to 3 from the top, $side left or right; $space is 1 to 6, the top row first.

# Questions

ask-choose-page = Do you gain a Page Card or 2 XP?
ask-choose-upgrade = Which Action Card do you upgrade?
ask-choose-brown-field = Which small action of the Upgraded Action Card do you take?
ask-choose-black-die = Which Black Die do you return to your Bag?
ask-choose-instead-of-black-die = No Black Die is left: do you gain a primary Die or Destroy a White Die?
ask-choose-black-translate = On which Translators do you place the Gold?
ask-choose-colour-for-page = Which colour does the action have from now on?
ask-choose-track-to-harvest = Which Track do you Harvest?
ask-choose-card-to-harvest = Of which card in hand do you resolve the Rest effect?
ask-choose-gold-to-place = On which Translator do you place 1 Gold?
ask-choose-page-to-resolve = Which end-game Page do you resolve?

# Choices

choice-page = { $first ->
    [1] the left Page of the first Book
    [2] the right Page of the first Book
    [3] the left Page of the second Book
    [4] the right Page of the second Book
    [5] the left Page of the third Book
   *[6] the right Page of the third Book
}
choice-gain-xp = gain 2 XP
choice-upgrade = { $first ->
    [1] the card in the top row, left
    [2] the card in the top row, centre
    [3] the card in the top row, right
    [4] the card in the bottom row, left
    [5] the card in the bottom row, centre
   *[6] the card in the bottom row, right
}
choice-harvest = { $first ->
    [mathematics] Harvest the Mathematics Track
    [physics] Harvest the Physics Track
    [chemistry] Harvest the Chemistry Track
    [philosophy] Harvest the Philosophy Track
    [biology] Harvest the Biology Track
    [medicine] Harvest the Medicine Track
   *[astronomy] Harvest the Astronomy Track
}
choice-harvest-card = { $first ->
    [mathematics] the Mathematics card
    [physics] the Physics card
    [chemistry] the Chemistry card
    [philosophy] the Philosophy card
    [biology] the Biology card
    [medicine] the Medicine card
    [apprentice] the Apprentice card
    [patron] the Patron card
   *[goal] the flipped Goal Card
}
choice-resolve = card { $second } under { form-first-slot }
choice-to-bag = { $dice }

# What happened

counted-xp = { $amount } XP
form-page-of-book = { $side ->
    [left] left page of Book { $book }
   *[right] right page of Book { $book }
}
form-upgrade-space = { $space ->
    [1] top row, left
    [2] top row, centre
    [3] top row, right
    [4] bottom row, left
    [5] bottom row, centre
   *[6] bottom row, right
}
event-xp-gained = { $player } gains { $things }.
event-xp-paid = { $player } pays { $things }.
event-page-gained = { $player } gains { $page } ({ form-page-of-book }).
event-page-turned-up = { $page } is turned up ({ form-page-of-book }).
event-card-upgraded = { $player } upgrades an Action Card: { form-card-in-use } ({ form-upgrade-space }).
event-upgrade-left = An Upgraded Action Card leaves the game: { form-card-in-use } ({ form-upgrade-space }).
event-row-filled = { $player } has filled row { $row } of tucked cards.
event-page-resolved = { $player } resolves { $page }.
event-page-kept = { $player } takes { $page } ({ form-page-of-book }).
event-die-back-to-bag = { $player } returns { form-so-many-dice } from hand to the Bag: { $dice }.
event-colour-fixed = { $player } fixes the colour of the action for this turn: { form-colour }.

# Why not

why-colour-named = A Page has fixed the colour and value of the action for this turn.
why-no-page = No Page Card lies there.
why-too-little-xp = Needs { $needed } XP; you have { $has }.
why-no-upgrade = No Upgraded Action Card lies there any more.
why-not-black = Only a Black Die can be returned here.
why-die-of-this-turn = This Die came to your hand only this turn.
why-one-or-two-translators = The Gold goes on one Translator, or on two different ones.
why-page-other-colour = The Page looks for another colour.
why-track-not-raised = You have not advanced on this Track this turn.
why-no-gold-banner = There is no end-game Page there.
why-page-resolved = This Page is done with.
why-page-at-the-end = This Page is resolved at the end of the game.
why-starting-page = The Starting Page only reminds of a rule; it is not an action.
why-page-condition = This Page acts only { $condition }.
why-page-other-slot = This Page belongs under another slot.

# The table in words

table-upgraded = { $card } (Upgraded)
table-books = Books
table-page-pile = { $count ->
    [one] pile: { $count } Page Card
   *[other] pile: { $count } Page Cards
}
table-book = Book
table-page = Page
table-page-place = { $side ->
    [left] { $book } left
   *[right] { $book } right
}
table-xp = XP
table-card = Card
table-small = Small actions
table-caliph-xp = { $amount } XP on its space
table-track-xp = XP on level 3
table-colour-fixed = { $item ->
    [red] the action is Red
    [blue] the action is Blue
    [yellow] the action is Yellow
    [purple] the action is Purple
    [orange] the action is Orange
    [green] the action is Green
    [black] the action is Black
   *[white] the action is White
}
table-rows = Rows filled:
table-next-row = the next one gives: { $effect }
table-pages-taken = Pages taken:

# In the terminal

play-with-expansion = { $expansion ->
   *[body-of-books] With Body of Books.
}
play-action-to-recruit = { $colours } { $value }, { $recruit } to Recruit
play-tucking-costs = { $cost ->
    [0] costs nothing
    [one] costs { $cost } Silver or White Die
   *[other] costs { $cost } Silver or White Dice
}

# Options

line-page = { $vp } VP, { $place }
