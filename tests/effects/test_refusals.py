"""A text that is no effect is refused with its place, the fault and the nearest known word."""

import pytest

from scholars.effects import Unreadable, faults, read

# "^" marks the place that is named; it is no part of the text.
WRONG = [
    # nothing, or not enough
    ("^", "the text ends too early."),
    ("   ^", "the text ends too early."),
    ("2^", "the text ends too early; next comes blue or gold or red or silver or white or worker or xp or yellow."),
    ("1 gold and^", "the text ends too early."),
    ("1 gold or^", "the text ends too early."),
    ("1 xp ->^", "the text ends too early."),
    ("2 red^", "the text ends too early; next comes worker."),
    ("draw^", "the text ends too early; next comes a number or up."),
    ("place up to 2^", "the text ends too early; next comes gold."),
    ("employ or retire^", "the text ends too early; next comes chinese or greek or hebrew or mixed-1 or mixed-2"),
    ("1 gold per^", "the text ends too early; next comes track."),
    ("1 gold per track at^", "the text ends too early; next comes a number."),
    ("if^", "the text ends too early; next comes action or delivered or interacted or raised"),
    ("if action red or^", "the text ends too early; next comes black or blue or green or orange"),
    ("if value 8^", '":" is missing.'),
    ("(1 gold^", '")" is missing.'),
    # a wrong word, and the nearest one
    ("2 ^sliver", '"sliver" is not known here; did you mean "silver"?'),
    ("^two silver", '"two" is not known here'),
    ("1 ^xq", '"xq" is not known here; did you mean "xp"?'),
    ("advance ^phisics", '"phisics" is not known here; did you mean "physics"?'),
    ("^harvst physics", '"harvst" is not known here; did you mean "harvest"?'),
    ("influence any ^gild", '"gild" is not known here; did you mean "guild"?'),
    ("influence ^yellow", '"yellow" is not known here'),
    ("employ or retire ^greekish", '"greekish" is not known here; did you mean "greek"?'),
    ("red die to ^bags", '"bags" is not known here; did you mean "bag"?'),
    ("primary die to ^market", '"market" is not known here; it may be "bag", "hand".'),
    ("destroy 1 ^red", '"red" is not known here; it may be "white".'),
    ("instead ^traval", '"traval" is not known here; did you mean "travel"?'),
    ("1 gold and ^2silver", '"2silver" is not known here.'),
    ("1 ^gold->2 silver", '"gold->2" is not known here; did you mean "gold"?'),
    ("draw ^two", '"two" is not known here; it may be a number, "up".'),
    ("draw ^number", '"number" is not known here; it may be a number, "up".'),
    ("^-1 silver", '"-1" is not known here'),
    ("^01 silver", '"01" is not known here'),
    ("^1.5 silver", '"1.5" is not known here'),
    ("if ^acton red: 1 gold", '"acton" is not known here; did you mean "action"?'),
    ("if action red or ^bleu: 1 gold", '"bleu" is not known here; did you mean "blue"?'),
    ("if raised ^alchemy: 1 gold", '"alchemy" is not known here; did you mean "chemistry"?'),
    ("1 gold per ^trakc at 4", '"trakc" is not known here; did you mean "track"?'),
    # what no printed component can say
    ("^0 silver", "an amount is 1 to 20, not 0."),
    ("1 gold and ^21 silver", "an amount is 1 to 20, not 21."),
    ("destroy up to ^0 white", "an amount is 1 to 20, not 0."),
    ("boost ^13", "a boost is 1 to 12, not 13."),
    ("if value ^13: 1 gold", "a value is 1 to 12, not 13."),
    ("1 gold per track at ^8", "a level is 1 to 7, not 8."),
    ("1 ^purple worker", '"purple" is not known here; it may be "blue", "gold", "red", "silver", "white", "worker"'),
    ("same white ^purple", '"purple" is not known here'),
    ("same black ^red", '"red" is not known here'),
    ("same ^red white", '"red" is not known here'),
    ("if action red or ^red: 1 gold", "each may be named only once."),
    ("if interacted greek or hebrew or ^greek: 1 gold", "each may be named only once."),
    # words in the wrong place
    ("1 gold ^silver", '"and", "or", "per", "->" or nothing may follow, but "silver" does.'),
    ("1 gold^)", '"and", "or", "per", "->" or nothing may follow, but ")" does.'),
    ("1 gold ^if value 8: 1 xp", '"and", "or", "per", "->" or nothing may follow, but "if" does.'),
    ("1 gold and ^if value 8: 1 xp", '"if" is not known here'),
    ("1 xp -> 1 gold ^-> 2 silver", 'a second "->" needs brackets.'),
    ("^and 1 gold", '"and" is not known here'),
    ("^)", '")" is not known here'),
    ("(^)", '")" is not known here'),
    # what cannot be paid, gained or joined
    ("^advance any -> 1 gold", '"advance any" cannot be a cost.'),
    ("^red die to bag -> 1 gold", '"red die to bag" cannot be a cost.'),
    ("^white die to hand -> 1 gold", '"white die to hand" cannot be a cost.'),
    ("^1 gold or 1 xp -> 2 silver", '"1 gold or 1 xp" cannot be a cost.'),
    ("^1 gold and draw 1 -> 2 silver", '"draw 1" cannot be a cost.'),
    ("^(1 xp -> 1 gold) -> 2 silver", '"1 xp -> 1 gold" cannot be a cost.'),
    ("^black die from hand", '"black die from hand" is only a cost.'),
    ("^1 gold and black die from hand", '"black die from hand" is only a cost.'),
    ("^1 gold -> black die from hand", '"black die from hand" is only a cost.'),
    ("^black die from hand per track at 4", '"black die from hand" is only a cost.'),
    ("if ^value 8: black die from hand", '"black die from hand" is only a cost.'),
    ("^boost 4 and 1 silver", '"boost 4" lasts, so it stands alone.'),
    ("^1 silver or instead travel", '"instead travel" lasts, so it stands alone.'),
    ("^1 silver -> same white red", '"same white red" lasts, so it stands alone.'),
    ("^boost 4 -> 1 silver", '"boost 4" cannot be a cost.'),
    ("^boost 4 per track at 4", '"boost 4" lasts, so it stands alone.'),
    ("if ^value 8: boost 4", '"boost 4" lasts, so it stands alone.'),
]


@pytest.mark.parametrize(("marked", "sentence"), WRONG)
def test_a_wrong_text_is_refused_with_its_place_and_the_nearest_word(marked: str, sentence: str) -> None:
    """The refusal tells where the fault is, and what could stand there."""
    text = marked.replace("^", "", 1)
    with pytest.raises(Unreadable) as refused:
        read(text)
    assert refused.value.sentence.startswith(sentence)
    assert refused.value.place == marked.index("^")
    assert refused.value.text == text
    assert str(refused.value) == f"{text!r}, at {refused.value.place + 1}: {refused.value.sentence}"


def test_every_refusal_is_one_sentence() -> None:
    """A refusal ends as a sentence does, and goes over no second line."""
    for marked, _ in WRONG:
        with pytest.raises(Unreadable) as refused:
            read(marked.replace("^", "", 1))
        assert refused.value.sentence.endswith((".", "?"))
        assert "\n" not in refused.value.sentence


def test_a_text_that_is_too_long_for_any_card_is_not_parsed() -> None:
    """However it goes on; to look for what it may have meant would take minutes."""
    longest = "1 gold and 1 silver".ljust(500)
    with pytest.raises(Unreadable):
        read(longest)  # spaces at the end are a fault of their own
    with pytest.raises(Unreadable, match=r"at 501: a value has at most 500 characters\.$"):
        read(longest + " ")


def test_only_the_beginning_of_a_long_word_is_compared_with_known_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compared takes the square of its length."""
    compared: list[str] = []

    def record(word: str, *_: object, **_how: object) -> list[str]:
        compared.append(word)
        return []

    monkeypatch.setattr(faults, "get_close_matches", record)
    faults.not_known("a" * 100_000, ["gold", "silver"])
    assert compared == ["a" * 40]
