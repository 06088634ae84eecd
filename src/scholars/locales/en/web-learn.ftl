### How to play, for whoever has never seen the game.

web-learn-title = How to play
web-learn-lead = Five minutes to read. The table sees to the rest.
web-learn-aim = What it is about
web-learn-aim-text = Scrolls lie on a Map, far away. You bring them to the House of Wisdom and have them Translated from language to language until they are in Arabic. Scrolls, Research, Retirees and the favour of the Caliph are worth Victory Points. Whoever has the most wins.
web-learn-turn = Your turn: Work or Rest
web-learn-turn-text = To Work, put one of your Action Cards on an empty slot, and one or two of your Dice on the card. The slot tells the main action; the Dice give it a colour and a value. The brown field of the card holds small actions besides. Each action may be left out, and the order is yours.
web-learn-dice = Colour and value
web-learn-dice-text = Two Dice add up, to 12 at most. White takes the colour of the other Die, and two different primary colours mix. A Worker of a Die’s own colour turns it to 6; a Worker of another colour paints it.
web-learn-recruit = Recruit: the value counts
web-learn-recruit-text = The value says how far you reach along the eight decks of Translators. Dispatch the top card for what it gives at once, or Employ it: pay for an empty Room, take what the Room gives, and the Translator stands there as yours.
web-learn-travel = Travel: the value counts
web-learn-travel-text = Your marker goes round the Map, up to as many steps as the value. A White Spot gives what is printed beside it. From a Black Spot you may Deliver the Scroll there to a Guild for 4 Silver, which brings you Influence, Gold and a step on a Research Track.
web-learn-research = Research: colour and value count
web-learn-research-text = With 8 or more, or with 4 or more and 1 Gold, you go a step up the Track of the action’s colour. Its white spaces give something at once, its blue ones whenever you Harvest the Track. The higher your Marker at the end, the more points.
web-learn-translate = Translate: the colour counts
web-learn-translate-text = The colour picks the Guild. Choose a Scroll there, and a line of Translators in the Rooms that leads from its language to Arabic. Put 1 Gold on each of them, and pay 1 Silver for each who is not yours. The Scroll is yours, with its points and its effect.
web-learn-retire = Gold makes Translators Retire
web-learn-retire-text = A Translator who holds all the Gold the Room asks for Retires under a slot of its owner’s board. There it helps with every Work on that slot, and it is worth points.
web-learn-rest = When you Rest
web-learn-rest-text = You gain what the blue fields of your played cards promise, and new Dice for your hand. The cards come back to your hand, the Dice go into the Bag. Rest when your slots are full or your Dice run out.
web-learn-end = The end of the game
web-learn-end-text = Four Caliph Cards are hidden in the draw pile. Once the fourth is turned, the round is finished and one more is played. Mind your White Dice: what counts at the end is your coloured Dice less the White ones, compared with the others.
web-learn-table = At this table
web-learn-table-text = What you can choose is lit, and stands as a button in the bar. Rest the pointer on anything to have it explained; on a phone, press it long. A click on what is not lit says why not. Undo is free until Dice are rolled or cards turned.
web-learn-all-rules = Every rule in detail
