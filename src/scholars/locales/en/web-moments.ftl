## What comes over the board for a while: a Rest, a Caliph Card

web-see-board = See the board
web-faster = Faster
web-space = Space
web-rest = Rest
web-rest-back = Back to the Rest
web-rest-lead = Your Tracks pay, your hand fills, your cards come home.
web-rest-state = , { $state ->
    [done] done
    [now] now
   *[later] to come
  }
web-rest-card = A card from the bottom of the pile
web-rest-scroll = { $scroll }: the Neutral Marker moves on by its VP, and the Scroll beside it may change.
web-rest-caliph = A Caliph Card
web-rest-no-card = No card is left to reveal.
web-rest-income = Income, from left to right
web-rest-taken = { $taken } of { $count } taken
web-rest-track = { $track } { $level }
web-rest-goal-slot = Goal slot
web-rest-dice = Dice go to the Bag
web-rest-dice-about = { $count ->
    [0] None lies on your cards; the Bag will hold { $bag }.
   *[other] { $count } from your cards; the Bag will hold { $bag }.
  }
web-rest-home = Workers leave, cards come home
web-rest-home-about = { $workers ->
    [0] You will hold { $cards } cards.
    [one] You will hold { $cards } cards; { $workers } Worker leaves.
   *[other] You will hold { $cards } cards; { $workers } Workers leave.
  }
web-rest-after = After this Rest you have
web-rest-have = { $what ->
    [hand] { $count ->
        [one] { $count } Die in hand
       *[other] { $count } Dice in hand
      }
    [bag] { $count ->
        [one] { $count } Die in the Bag
       *[other] { $count } Dice in the Bag
      }
    [cards] { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
      }
   *[workers] { $count ->
        [one] { $count } Worker
       *[other] { $count } Workers
      }
  }
web-rest-keep = keep
web-rest-reroll = reroll
web-rest-drawn = drawn
web-rest-choose = Tap the Dice you want to reroll. They are rolled together, once.
web-rest-odds = { $count ->
    [one] It comes out higher in { $percent } of 100 throws.
   *[other] Together they come out higher in { $percent } of 100 throws.
  }
web-rest-bag = In the Bag:
web-rest-bag-count = { $count ->
    [one] { $count } Die
   *[other] { $count } Dice
  }
web-rest-roll = { $count ->
    [0] Keep all
    [one] Roll { $count } Die
   *[other] Roll { $count } Dice
  }
web-rest-no-undo = A roll cannot be taken back: undo ends here.
web-rest-by-itself = Nothing to choose: the steps follow each other.
web-caliph = Caliph
web-caliph-number = Caliph Card { $number } of 4
web-caliph-title = The Caliph sends word

## The end of a game

web-end-where = Baghdad, after { $round } rounds
web-end-title = { $winner } has the House of Wisdom
web-end-ahead = { $vp } VP, { $ahead } more than { $next }.
web-turning-points = Turning points
web-turning-lead = From round { $round } on { $player } led, to the end.
web-turning-swing = The best turn: { $player } in round { $round }, { $vp } VP.

## Sounds

web-sounds = Sounds
web-sounds-volume = { $percent ->
    [0] off
   *[other] { $percent } %
  }

# A Scroll that was Translated
web-translated = +{ $vp } VP
