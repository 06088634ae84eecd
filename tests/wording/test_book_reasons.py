"""Why a choice is not open in a game with Body of Books, in the situation a player meets it in."""

from typing import TYPE_CHECKING

from kit.refusals import refuses
from scholars.locales import LANGUAGES, say
from scholars.rules.research import advance

if TYPE_CHECKING:
    from kit.book_table import BookTable


# Pages and Upgraded Action Cards


def test_no_page_lies_there(books: "BookTable") -> None:
    """A space of a Book is empty."""
    books.books("page-recruit-1", None, "page-recruit-2", "page-travel-1", "page-travel-2", "page-end-1")
    books.red.has_xp(9).resolves("page")
    refuses(books, "page book-2", "why-no-page")


def test_too_little_xp(books: "BookTable") -> None:
    """A Page that lies alone costs 1 XP less, and so the reason names less."""
    books.books("page-recruit-1", None, "page-recruit-2", "page-travel-1", "page-travel-2", "page-end-1")
    books.red.resolves("page")
    assert refuses(books, "page book-1", "why-too-little-xp", needed=1, has=0) == "Needs 1 XP; you have 0."
    refuses(books, "page book-3", "why-too-little-xp", needed=2, has=0)


def test_no_upgraded_action_card_lies_there(books: "BookTable") -> None:
    """Somebody has it."""
    books.blue.upgraded("mathematics")
    books.red.resolves("upgrade")
    refuses(books, "upgrade space-1", "why-no-upgrade")


def test_a_page_goes_under_its_own_slot(books: "BookTable") -> None:
    """Two slots are open because a Retiree allows Recruit instead; the others are not."""
    books.red.retired("travel", that_does(books, "instead recruit")).puts_aside("page-recruit-1")
    books.red.ends_turn()
    assert books.options == ["tuck slot-1", "tuck slot-2"]
    refuses(books, "tuck slot-3", "why-page-other-slot")
    refuses(books, "tuck slot-6", "why-brown-slots")


def that_does(books: "BookTable", retiree: str) -> str:
    """A Translator with this effect as a Retiree."""
    catalogue = books.game.catalogue
    translators = (*catalogue.translators, *catalogue.body_of_books.translators)
    return next(card.id for card in translators if str(card.retiree) == retiree)


# The colour of an action


def test_no_worker_after_a_page_has_looked_at_the_colour(books: "BookTable") -> None:
    """It is fixed for the rest of the turn. (BOB-22)"""
    books.red.has(hand="red-3", workers="red").retired("recruit", "page-recruit-1")
    books.red.works("recruit", "red-3")
    books.red.plays("retiree card-2")
    refuses(books, "place-worker red die-1", "why-colour-named")


def test_a_page_that_looks_for_something_else(books: "BookTable") -> None:
    """Its condition is told in the words of the card."""
    books.red.has(hand="blue-3").retired("recruit", "page-recruit-1")
    books.red.works("recruit", "blue-3")
    books.stay_open()
    reason = books.game.why_not("retiree card-2")
    assert reason is not None
    assert reason.key == "why-page-condition"
    assert [say(reason, language) for language in LANGUAGES] == [
        "This Page acts only if the action is Red or Orange.",
        "Cette Page n\u2019agit que si l\u2019action est rouge ou orange.",
        "Ta Stronica działa tylko, jeśli akcja jest Czerwona albo Pomarańczowa.",
    ]


def test_a_page_whose_effect_does_nothing(books: "BookTable") -> None:
    """What it looks at is there, but nothing comes of it."""
    books.red.has(hand="yellow-3").retired("recruit", "page-recruit-3")
    books.red.works("recruit", "yellow-3")
    refuses(books, "retiree card-2", "why-nothing-to-do")


def test_a_page_acts_once(books: "BookTable") -> None:
    """In each Work."""
    books.red.has(hand="red-3").retired("recruit", "page-recruit-1")
    books.red.works("recruit", "red-3")
    books.red.plays("retiree card-2")
    refuses(books, "retiree card-2", "why-already-used")


def test_cards_without_an_action(books: "BookTable") -> None:
    """The Starting Page, an end-game Page, and nothing at all."""
    books.red.has(hand="white-3").retired("recruit", "page-end-1")
    books.red.works("recruit", "white-3")
    refuses(books, "retiree card-1", "why-starting-page")
    refuses(books, "retiree card-2", "why-page-at-the-end")
    refuses(books, "retiree card-3", "why-no-such-action")


def test_a_colour_a_page_does_not_look_for(books: "BookTable") -> None:
    """The Dice make White, Red, Yellow and Orange; the Page looks for two of these."""
    retirees = (that_does(books, "same white red"), that_does(books, "same white yellow"))
    books.red.has(hand="red-2 yellow-2").retired("recruit", *retirees, "page-recruit-3")
    books.room(1, "greek-a", books.red, gold=1)
    books.red.works("recruit", "red-2", "yellow-2")
    books.red.plays("retiree card-4")
    assert books.options == ["colour yellow", "colour orange"]
    refuses(books, "colour red", "why-page-other-colour")
    refuses(books, "colour blue", "why-other-colour")


# Black Translate


def test_a_black_translate_of_a_low_value(books: "BookTable") -> None:
    """It needs 6."""
    books.room(1, "greek-a", books.red)
    books.red.has(hand="black-5", gold=5)
    books.red.works("translate", "black-5")
    refuses(books, "main translate", "why-value-too-low", needed=6, has=5)


def test_a_black_translate_without_gold_silver_or_anybody(books: "BookTable") -> None:
    """It places Gold on a Translator, and pays the owner."""
    books.red.has(hand="black-6", gold=0)
    books.red.works("translate", "black-6")
    refuses(books, "main translate", "why-too-little-gold", needed=1, has=0)
    books.red.has(gold=1)
    refuses(books, "main translate", "why-nobody-there")
    books.room(1, "greek-a", books.blue)
    refuses(books, "main translate", "why-too-little-silver", needed=1, has=0)


def test_translators_of_a_black_translate(books: "BookTable") -> None:
    """One, or two with a value of 10; each can be paid."""
    for room, card in ((1, "greek-a"), (2, "greek-b"), (3, "greek-c")):
        books.room(room, card, books.blue if room == 3 else books.red)
    books.red.has(hand="black-6", gold=1)
    books.red.acts("translate", "black-6")
    assert books.options == ["line room-1", "line room-2"]
    refuses(books, "line room-4", "why-nobody-there")
    refuses(books, "line room-3", "why-too-little-silver", needed=1, has=0)
    refuses(books, "line room-1 room-2", "why-value-too-low", needed=10, has=6)
    refuses(books, "line room-1 room-2 room-3", "why-one-or-two-translators")


def test_two_translators_need_two_gold(books: "BookTable") -> None:
    """One each."""
    books.room(1, "greek-a", books.red)
    books.room(2, "greek-b", books.red)
    books.red.has(hand="black-6 black-4", gold=1)
    books.red.acts("translate", "black-6", "black-4")
    refuses(books, "line room-1 room-2", "why-too-little-gold", needed=2, has=1)


def test_black_is_named_for_a_translate_it_is_too_weak_for(books: "BookTable") -> None:
    """The Dice make Black, Purple and Orange, and there are Scrolls for the last two."""
    retirees = (that_does(books, "same black purple"), that_does(books, "same black orange"))
    books.empty_wisdom()
    books.wisdom("purple-top", "scroll-greek-a")
    books.wisdom("orange-top", "scroll-greek-b")
    for room, card in enumerate(("greek-e", "persian-d"), start=1):
        books.room(room, card, books.red)
    books.red.has(hand="black-5", gold=5).retired("translate", *retirees)
    books.red.acts("translate", "black-5")
    assert books.options == ["colour purple", "colour orange"]
    refuses(books, "colour black", "why-value-too-low", needed=6, has=5)
    refuses(books, "colour green", "why-other-colour")


# Dice, Gold and Harvests


def test_a_die_to_return(books: "BookTable") -> None:
    """A Black one, from hand, that was there before this turn."""
    books.red.has(hand="black-4 black-5 white-3")
    books.red.works("choice", "white-3")
    books.part.fresh[5] = 1
    books.red.has(hand="black-4 black-5 black-6 white-1")
    books.red.resolves("black die from hand -> 1 gold")
    books.red.plays("pay")
    assert books.options == ["to-bag black-4", "to-bag black-5"]
    refuses(books, "to-bag white-1", "why-not-black")
    refuses(books, "to-bag black-1", "why-die-not-in-hand")
    refuses(books, "to-bag black-6", "why-die-of-this-turn")


def test_instead_of_a_black_die(books: "BookTable") -> None:
    """A primary Die that is left, or a White Die that is there. (BOB-07)"""
    books.no_dice_left("black", books.blue)
    books.no_dice_left("red", books.blue)
    books.red.has(hand="white-1").resolves("black die to bag")
    assert books.kind == "choose_instead_of_black_die"
    refuses(books, "gain-die red", "why-no-die-left")
    refuses(books, "gain-die purple", "why-not-primary")
    refuses(books, "return-die bag", "why-no-white-in-bag")


def test_gold_to_place(books: "BookTable") -> None:
    """As everywhere."""
    books.room(1, "greek-a", books.red)
    books.room(2, "greek-b", books.blue)
    books.red.has(gold=2).resolves("place up to 2 gold")
    refuses(books, "place-gold room-3", "why-nobody-there")
    refuses(books, "place-gold room-2", "why-too-little-silver", needed=1, has=0)


def test_a_track_to_harvest(books: "BookTable") -> None:
    """One on which the Marker rose this turn, if its Harvest does anything."""
    books.red.researched(mathematics=2, physics=2, chemistry=2).works("choice", "white-1")
    for track in range(2):
        advance(books.state, 0, track)
    books.red.resolves("harvest raised track")
    assert books.kind == "choose_track_to_harvest"
    refuses(books, "harvest chemistry", "why-track-not-raised")


def test_a_card_to_harvest(books: "BookTable") -> None:
    """One in hand, whose blue field does anything."""
    books.red.has(silver=9).lies("choice", "patron", "white-1")
    books.red.resolves("harvest card in hand")
    refuses(books, "harvest-card patron", "why-no-card-in-hand")
    refuses(books, "harvest-card goal", "why-no-card-in-hand")


# The end of the game


def test_pages_to_resolve(books: "BookTable") -> None:
    """End-game Pages that are not done with, and do anything."""
    books.blue.retired("recruit", "greek-a", "page-end-10", "page-end-1", "page-end-2")
    books.ends()
    assert books.kind == "choose_page_to_resolve"
    refuses(books, "resolve slot-1 card-2", "why-no-gold-banner")
    refuses(books, "resolve slot-1 card-9", "why-no-gold-banner")
    books.blue.plays("resolve slot-1 card-4")
    while books.kind != "choose_page_to_resolve":
        books.play(books.options[0])
    refuses(books, "resolve slot-1 card-4", "why-page-resolved")
