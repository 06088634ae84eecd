"""Looking rules up in the ledger."""

import pytest

from scholars.ledger import Mark, UnknownRule, find, rules, search


def test_a_rule_is_found_by_its_id() -> None:
    """A rule knows its section, the section's title and its statement."""
    rule = find("TRV-02")
    assert (rule.id, rule.section, rule.title, rule.statement) == ("TRV-02", "TRV", "Travel", "There is no blocking.")
    assert str(rule) == "TRV-02 There is no blocking."


def test_an_id_may_be_written_small() -> None:
    """Nobody need hold the shift key."""
    assert find(" trv-02 ") is find("TRV-02")


def test_an_unknown_id_tells_the_nearest() -> None:
    """The fault names the ID and those that look like it, in the order of the ledger."""
    with pytest.raises(UnknownRule) as fault:
        find("BBS-9")
    assert fault.value.id == "BBS-9"
    assert fault.value.nearest == ("BBS-02", "BBS-03", "BBS-04")
    assert str(fault.value) == 'There is no rule "BBS-9"; near it are BBS-02, BBS-03, BBS-04.'


def test_an_id_like_no_other_has_no_nearest() -> None:
    """Nothing is suggested where nothing is near."""
    with pytest.raises(UnknownRule, match=r'^There is no rule "banana"\.$'):
        find("banana")


@pytest.mark.parametrize(
    ("rule_id", "marks"),
    [
        ("TRV-02", set()),
        ("TRV-04", {Mark.RULING}),
        ("WORK-02", {Mark.PRINT}),
        ("INF-04", {Mark.RULING}),
        ("BOB-27", {Mark.RULING}),
    ],
)
def test_marks_stand_in_square_brackets(rule_id: str, marks: set[Mark]) -> None:
    """A remark may be about the whole statement or a part of it, and stand anywhere in it."""
    assert find(rule_id).marks == marks


def test_a_word_outside_brackets_is_no_mark() -> None:
    """Only what stands in brackets is a remark."""
    assert "printed" in find("TRV-04").statement
    assert Mark.PRINT not in find("TRV-04").marks


def test_a_search_finds_rules_with_every_word() -> None:
    """Words may be anywhere, in any order, small or large, and only begun."""
    found = search("DECK empt")
    assert find("REC-07") in found
    assert all("deck" in rule.statement and "empty" in rule.statement.lower() for rule in found)
    assert found == search("empt deck")


def test_a_search_looks_at_ids_and_titles() -> None:
    """A section is found by its code and by its title."""
    section = [rule for rule in rules() if rule.section == "TRV"]
    assert set(section) <= set(search("travel"))
    assert set(section) <= set(search("trv"))


@pytest.mark.parametrize("words", ["", "   ", "camel"])
def test_a_search_may_find_nothing(words: str) -> None:
    """No words find no rules."""
    assert search(words) == ()
