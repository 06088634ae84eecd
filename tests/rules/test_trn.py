from collections.abc import Callable

import pytest

from kit import Seat, Table, rule

GUILDS = ("purple", "orange", "green")


def can_translate(seat: Seat, *dice: str) -> bool:
    """Whether a Work on the Translate slot with these Dice offers to Translate."""
    seat.has(hand=" ".join(dice)).works("translate", *dice)
    return "main translate" in seat.table.options


def translates(seat: Seat, die: str = "green-4") -> list[str]:
    """A player Translates with a Die, up to the first question; the options there."""
    return seat.has(hand=die).acts("translate", die)


def only_green(table: Table, scroll: str, influence: Seat | None = None) -> None:
    """The House of Wisdom holds one Scroll, in the Green Guild."""
    table.empty_wisdom()
    table.wisdom("green-top", scroll, influence)


# TRN-01 The colour


@pytest.mark.parametrize("colour", GUILDS)
@rule("TRN-01")
def test_the_colour_must_be_that_of_the_guild(table: Table, colour: str) -> None:
    """A Green action for the Green Guild, and so on."""
    for guild, scroll in zip(GUILDS, ("scroll-persian-d", "scroll-persian-f", "scroll-syriac-d"), strict=True):
        table.wisdom(f"{guild}-top", scroll)
    table.room(1, "persian-g", table.red)  # knows Persian, Syriac and Arabic
    table.red.has(gold=1).researched(chemistry=1, physics=1)

    translates(table.red, f"{colour}-4")

    assert [table.scroll_at(f"wisdom-{guild}-top") is None for guild in GUILDS] == [colour == guild for guild in GUILDS]
    table.red.plays("end-turn")


@pytest.mark.parametrize("dice", [("white-6",), ("red-6",), ("blue-6",), ("yellow-6",), ("purple-6",), ("orange-6",)])
@rule("TRN-01")
def test_another_colour_does_not_translate(table: Table, dice: tuple[str, ...]) -> None:
    """An action of another colour, whatever its value, cannot Translate a Scroll in the Green Guild."""
    only_green(table, "scroll-persian-d")
    table.room(1, "persian-a", table.red)

    assert not can_translate(table.red.has(gold=3), *dice)
    table.red.plays("end-turn")


@pytest.mark.parametrize("dice", [("green-4",), ("green-6", "white-6"), ("blue-1", "yellow-1"), ("red-1", "green-4")])
@rule("TRN-01")
def test_the_value_of_a_translate_action_does_not_matter(table: Table, dice: tuple[str, ...]) -> None:
    """For the Green Guild any Green action does."""
    only_green(table, "scroll-persian-d")
    table.room(1, "persian-a", table.red)

    assert can_translate(table.red.has(gold=1), *dice)
    table.red.plays("end-turn")


@rule("TRN-01")
def test_any_scroll_in_the_guild_may_be_chosen(table: Table) -> None:
    """The row does not matter."""
    table.wisdom("green-top", "scroll-persian-d")
    table.wisdom("green-middle", "scroll-persian-f")
    table.wisdom("green-lowest", "scroll-syriac-f")
    table.room(1, "persian-g", table.red)

    options = translates(table.red.has(gold=1))

    assert options == ["scroll wisdom-green-top", "scroll wisdom-green-middle", "scroll wisdom-green-lowest"]
    table.red.plays("scroll wisdom-green-lowest", "end-turn")
    assert table.red.scrolls[-1] == "scroll-syriac-f"


@rule("TRN-01")
def test_a_scroll_without_a_line_is_not_offered(table: Table) -> None:
    """Of two Scrolls in the Guild only the one that can be Translated may be chosen."""
    table.wisdom("green-top", "scroll-chinese-d")
    table.wisdom("green-middle", "scroll-persian-d")
    table.room(1, "persian-a", table.red)

    translates(table.red.has(gold=1))

    assert table.red.scrolls[-1] == "scroll-persian-d"
    table.red.plays("end-turn")


@rule("TRN-01")
def test_an_empty_guild_has_nothing_to_translate(table: Table) -> None:
    """Without a Scroll in the Guild of the action's colour there is no Translation."""
    table.empty_wisdom()
    table.room(1, "persian-a", table.red)

    assert not can_translate(table.red.has(gold=1), "green-4")
    table.red.plays("end-turn")


# TRN-02 Tiers


@pytest.mark.parametrize(
    ("scroll", "line"),
    [
        ("scroll-greek-g", ("greek-b",)),  # Greek straight to Arabic
        ("scroll-chinese-f", ("mixed-1-d",)),  # Chinese straight to Arabic
        ("scroll-greek-g", ("mixed-1-b", "hebrew-f")),  # Greek to Hebrew, both of tier 2
        ("scroll-persian-d", ("persian-b", "syriac-a")),  # Persian to Syriac, both of tier 1
        ("scroll-persian-d", ("greek-a", "greek-b")),  # up from Persian to Greek
        ("scroll-hebrew-f", ("sanskrit-a", "mixed-2-a")),  # up from Hebrew to Sanskrit
    ],
)
@rule("TRN-02")
def test_tiers_do_not_restrict_a_line(table: Table, scroll: str, line: tuple[str, ...]) -> None:
    """A line may skip a tier, stay in one or go up."""
    only_green(table, scroll)
    for room, card in enumerate(line, start=1):
        table.room(room, card, table.red)

    assert can_translate(table.red.has(gold=len(line)), "green-4")
    table.red.plays("end-turn")


# TRN-03 Lines


@rule("TRN-03")
def test_a_line_leads_from_the_scrolls_language_to_arabic(table: Table) -> None:
    """Chinese to Greek, Greek to Persian, Persian to Arabic: one Translator for each link."""
    only_green(table, "scroll-chinese-g")
    for room, card in ((2, "chinese-a"), (5, "greek-a"), (7, "persian-a")):
        table.room(room, card, table.red)

    translates(table.red.has(gold=3).researched(physics=1))

    assert [table.gold_on(room) for room in (2, 5, 7)] == [1, 1, 1]
    assert table.red.scrolls[-1] == "scroll-chinese-g"
    table.red.plays("end-turn")


@pytest.mark.parametrize("missing", [0, 1, 2])
@rule("TRN-03")
def test_every_link_needs_its_translator(table: Table, missing: int) -> None:
    """With one Translator of the line in no Room there is no Translation."""
    only_green(table, "scroll-chinese-g")
    for room, card in enumerate(("chinese-a", "greek-a", "persian-a")):
        if room != missing:
            table.room(room + 1, card, table.red)

    assert not can_translate(table.red.has(gold=3), "green-4")
    table.red.plays("end-turn")


@rule("TRN-03")
def test_a_translator_must_know_both_languages_of_its_link(table: Table) -> None:
    """Greek-Persian and Syriac-Arabic have no language in common."""
    only_green(table, "scroll-greek-g")
    table.room(1, "greek-a", table.red)
    table.room(2, "syriac-a", table.red)

    assert not can_translate(table.red.has(gold=2), "green-4")
    table.red.plays("end-turn")


@rule("TRN-03")
def test_a_link_may_be_used_in_either_direction(table: Table) -> None:
    """A Translator who knows Sanskrit and Greek leads from Greek to Sanskrit as well."""
    only_green(table, "scroll-greek-g")
    table.room(1, "sanskrit-c", table.red)
    table.room(2, "mixed-2-a", table.red)

    translates(table.red.has(gold=2).researched(chemistry=1))

    assert table.red.scrolls[-1] == "scroll-greek-g"
    table.red.plays("end-turn")


@rule("TRN-03")
def test_no_language_is_used_twice(table: Table) -> None:
    """No line leaves Greek and comes back to it by way of Sanskrit."""
    only_green(table, "scroll-greek-g")
    for room, card in enumerate(("sanskrit-c", "sanskrit-e", "greek-c", "syriac-a"), start=1):
        table.room(room, card, table.red)

    translates(table.red.has(gold=4).researched(chemistry=1))  # the only line is taken without a question

    assert [table.gold_on(room) for room in (1, 2, 3, 4)] == [0, 0, 1, 1]
    table.red.plays("end-turn")


@rule("TRN-03")
def test_a_line_ends_when_it_comes_to_arabic(table: Table) -> None:
    """Arabic is the end: nobody is added behind it."""
    only_green(table, "scroll-persian-d")
    for room, card in enumerate(("persian-a", "persian-c", "syriac-a"), start=1):
        table.room(room, card, table.red)

    options = translates(table.red.has(gold=3))

    assert options == ["line room-1", "line room-2"]
    table.red.plays("line room-2", "end-turn")


@rule("TRN-03")
def test_a_translator_of_three_languages_makes_one_link(table: Table) -> None:
    """One who knows Persian, Syriac and Arabic takes 1 Gold, and leads straight to Arabic."""
    only_green(table, "scroll-persian-d")
    table.room(2, "persian-g", table.red)

    translates(table.red.has(gold=3).researched(physics=1))

    assert table.gold_on(2) == 1
    assert table.red.gold == 2
    table.red.plays("end-turn")


@rule("TRN-03")
def test_any_two_languages_of_a_translator_can_be_the_link(table: Table) -> None:
    """Greek-Persian-Syriac leads to Persian or to Syriac, as the rest of the line needs."""
    only_green(table, "scroll-greek-g")
    for room, card in ((1, "greek-f"), (2, "persian-a"), (3, "syriac-a"), (4, "persian-b")):
        table.room(room, card, table.red)

    options = translates(table.red.has(gold=3).researched(chemistry=1))

    assert options == [
        *("line room-1 room-2", "line room-1 room-3"),
        *("line room-1 room-2 room-4", "line room-1 room-3 room-4"),
    ]
    table.red.plays("line room-1 room-3", "end-turn")


@rule("TRN-03")
def test_the_longest_line_uses_every_language_once(table: Table) -> None:
    """Chinese, Sanskrit, Greek, Hebrew, Persian, Syriac, Arabic: six Translators."""
    only_green(table, "scroll-chinese-g")
    line = ("chinese-f", "sanskrit-c", "greek-d", "hebrew-b", "persian-b", "syriac-a")
    for room, card in enumerate(line, start=1):
        table.room(room, card, table.red)

    translates(table.red.has(gold=6).researched(physics=1))

    assert [table.gold_on(room) for room in range(1, 7)] == [1] * 6
    assert table.red.gold == 0
    table.red.plays("end-turn", "tuck slot-1")  # Room 6 asks for 1 Gold


# TRN-04 Gold


@rule("TRN-04")
def test_one_gold_goes_on_each_translator_of_the_line(table: Table) -> None:
    """Place 1 Gold from the supply onto each Translator that is needed, besides what lies there."""
    only_green(table, "scroll-greek-g")
    table.room(1, "greek-a", table.red, gold=1)
    table.room(3, "persian-a", table.red)

    translates(table.red.has(gold=5).researched(chemistry=1))

    assert table.red.gold == 3
    assert (table.gold_on(1), table.gold_on(3)) == (2, 1)
    table.red.plays("end-turn")


@pytest.mark.parametrize(("gold", "possible"), [(0, False), (1, False), (2, True)])
@rule("TRN-04")
def test_a_line_needs_all_its_gold(table: Table, gold: int, possible: bool) -> None:
    """Exactly enough Gold is enough; Gold on the Translators does not count."""
    only_green(table, "scroll-greek-g")
    table.room(1, "greek-a", table.red, gold=2)
    table.room(3, "persian-a", table.red, gold=2)

    assert can_translate(table.red.has(gold=gold), "green-4") == possible
    table.red.plays("end-turn")


@rule("TRN-04")
def test_only_lines_the_gold_is_enough_for_are_offered(table: Table) -> None:
    """With 2 Gold a line of three Translators is not available."""
    only_green(table, "scroll-greek-g")
    for room, card in ((1, "greek-a"), (2, "persian-b"), (3, "syriac-a"), (4, "persian-a"), (5, "persian-c")):
        table.room(room, card, table.red)

    options = translates(table.red.has(gold=2).researched(chemistry=1))

    assert options == ["line room-1 room-4", "line room-1 room-5"]
    table.red.plays("line room-1 room-4", "end-turn")


# TRN-05 Silver


@rule("TRN-05")
def test_own_translators_cost_no_silver(table: Table) -> None:
    """A line of own Translators takes Gold only."""
    only_green(table, "scroll-persian-d")
    table.room(1, "persian-a", table.red)

    translates(table.red.has(gold=1).researched(physics=1))

    assert table.red.scrolls[-1] == "scroll-persian-d"
    assert table.red.silver == 0
    table.red.plays("end-turn")


@rule("TRN-05")
def test_an_own_translator_lends_nothing_to_the_next_one(table: Table) -> None:
    """An own Translator in the line leaves the Silver for the others as it is."""
    only_green(table, "scroll-greek-d")
    table.room(1, "greek-a", table.red)
    table.room(2, "persian-a", table.blue)
    table.red.has(gold=2, silver=0, hand="green-4")

    table.red.works("translate", "green-4")

    assert "main translate" not in table.options
    table.red.plays("end-turn")


@rule("TRN-05")
def test_the_owner_of_each_translator_is_paid(new_table: Callable[..., Table]) -> None:
    """An opponent receives 1 Silver for each own Translator in the line; a Neutral one's goes to the Main Supply."""
    table = new_table(players=3)
    only_green(table, "scroll-chinese-g")
    table.room(1, "chinese-a", table.blue)
    table.room(2, "greek-a", table.yellow)
    table.room(3, "persian-b")
    table.room(4, "syriac-a", table.blue)

    translates(table.red.has(gold=4, silver=5).researched(physics=1))

    assert (table.red.silver, table.blue.silver, table.yellow.silver) == (1, 2, 1)
    assert table.red.gold == 0
    table.red.plays("end-turn")


@pytest.mark.parametrize("owned", [True, False])
@pytest.mark.parametrize(("silver", "possible"), [(0, False), (1, False), (2, True)])
@rule("TRN-05")
def test_a_line_that_cannot_be_paid_in_full_is_not_available(
    table: Table, silver: int, possible: bool, owned: bool
) -> None:
    """Without the Silver an opposing or Neutral Translator cannot be used; exactly enough is enough."""
    only_green(table, "scroll-greek-g")
    owner = table.blue if owned else None
    table.room(1, "greek-a", owner)
    table.room(3, "persian-a", owner)

    assert can_translate(table.red.has(gold=2, silver=silver), "green-4") == possible
    table.red.plays("end-turn")


@rule("TRN-05")
def test_only_lines_the_silver_is_enough_for_are_offered(table: Table) -> None:
    """With 1 Silver two others' Translators cannot be used, an own and another's can."""
    only_green(table, "scroll-greek-g")
    table.room(1, "greek-a", table.blue)
    table.room(2, "greek-e", table.red)
    table.room(3, "persian-a")
    table.room(4, "persian-c", table.red)

    options = translates(table.red.has(gold=2, silver=1).researched(chemistry=1))

    assert options == ["line room-2 room-3", "line room-1 room-4", "line room-2 room-4"]
    table.red.plays("line room-2 room-3")
    assert (table.red.silver, table.blue.silver) == (0, 0)
    table.red.plays("end-turn")


# TRN-06 Influence on the Scroll


@rule("TRN-06")
def test_influence_of_an_opponent_costs_one_silver(table: Table) -> None:
    """The opponent is paid 1 Silver, and the Influence is returned to their supply."""
    only_green(table, "scroll-persian-d", table.blue)
    table.room(1, "persian-a", table.red)

    translates(table.red.has(gold=1, silver=1).researched(physics=1))

    assert (table.red.silver, table.blue.silver) == (0, 1)
    assert table.blue.influence == 20
    assert table.red.scrolls[-1] == "scroll-persian-d"
    table.red.plays("end-turn")


@rule("TRN-06")
def test_without_the_silver_for_the_influence_the_scroll_is_not_available(table: Table) -> None:
    """Even with own Translators 1 Silver is needed for an opponent's Influence."""
    only_green(table, "scroll-persian-d", table.blue)
    table.room(1, "persian-a", table.red)

    assert not can_translate(table.red.has(gold=1), "green-4")
    table.red.plays("end-turn")


@pytest.mark.parametrize(("silver", "possible"), [(1, False), (2, True)])
@rule("TRN-05", "TRN-06")
def test_the_silver_must_be_enough_for_owners_and_influence(table: Table, silver: int, possible: bool) -> None:
    """A line is available only if its Gold, the owners' Silver and that of the Influence can all be paid."""
    only_green(table, "scroll-persian-d", table.blue)
    table.room(1, "persian-a")

    assert can_translate(table.red.has(gold=1, silver=silver), "green-4") == possible
    table.red.plays("end-turn")


@rule("TRN-06")
def test_own_influence_costs_nothing_and_comes_back(table: Table) -> None:
    """Own Influence costs nothing and goes back to the supply."""
    only_green(table, "scroll-persian-d", table.red)
    table.room(1, "persian-a", table.red)
    assert table.red.influence == 18

    translates(table.red.has(gold=1).researched(physics=1))

    assert table.red.influence == 19
    assert table.influence_on("wisdom-green-top") is None
    table.red.plays("end-turn")


# TRN-07 The Scroll, the step and the effect


@rule("TRN-07")
def test_the_scroll_goes_above_the_player_board(table: Table) -> None:
    """The Translated Scroll leaves the House of Wisdom and joins the player's row."""
    only_green(table, "scroll-persian-d")
    table.room(1, "persian-a", table.red)
    had = table.red.scrolls

    translates(table.red.has(gold=1).researched(physics=1))

    assert table.red.scrolls == [*had, "scroll-persian-d"]
    assert table.scroll_at("wisdom-green-top") is None
    table.red.plays("end-turn")


@rule("TRN-07")
def test_a_translation_steps_on_the_scrolls_track(table: Table) -> None:
    """The Translated Scroll's own Track goes up by 1, with the immediate benefit of the step."""
    only_green(table, "scroll-persian-d")
    table.room(1, "persian-a", table.red)

    translates(table.red.has(gold=1))

    assert table.red.track("physics") == 1
    assert table.red.gold == 1  # of the space
    table.red.plays("end-turn")


@pytest.mark.parametrize("first", ["part 1", "part 2"])
@rule("TRN-07")
def test_the_step_and_the_effect_come_in_either_order(table: Table, first: str) -> None:
    """In either order: the step on the Track, and the immediate effects of the Scroll Card."""
    only_green(table, "scroll-persian-e")  # Chemistry; a Green Die to the Bag
    table.room(1, "persian-a", table.red)
    table.red.has(gold=1).researched(chemistry=1)
    assert translates(table.red) == ["part 1", "part 2"]

    told = table.red.plays(first)

    wanted = ["track_advanced", "die_to_bag"]
    assert [name for name in told if name in wanted] == (wanted if first == "part 1" else wanted[::-1])
    assert (table.red.track("chemistry"), table.red.bag) == (2, ["green"])
    table.red.plays("end-turn")


@pytest.mark.parametrize(("order", "hand"), [(("part 1", "accept", "enough"), 4), (("part 2", "accept"), 5)])
@rule("TRN-07")
def test_the_order_of_step_and_effect_matters(table: Table, order: tuple[str, ...], hand: int) -> None:
    """A Die drawn by the step counts for a hand that is topped up to 4 after it, not before it."""
    only_green(table, "scroll-syriac-c")  # Physics 3: draw a Die; harvest Astronomy: top up to 4
    table.room(1, "syriac-a", table.red)
    translates(table.red.has(gold=1, bag="white " * 6).researched(physics=2))

    table.red.plays(*order)

    assert len(table.red.hand) == hand
    table.red.plays("end-turn")


@rule("TRN-07")
def test_the_effect_is_left_out_where_it_cannot_be_done(table: Table) -> None:
    """Without a White Die to Destroy only the step is made, without a question."""
    only_green(table, "scroll-persian-g")
    table.room(1, "persian-a", table.red)

    translates(table.red.has(gold=1).researched(philosophy=1))

    assert table.red.track("philosophy") == 2
    assert table.options == ["end-turn"]
    table.red.plays("end-turn")


@rule("TRN-07")
def test_a_scroll_without_an_effect_only_steps(table: Table) -> None:
    """Many Scrolls have no immediate effect."""
    only_green(table, "scroll-persian-f")
    table.room(1, "persian-a", table.red)

    translates(table.red.has(gold=1).researched(chemistry=1))

    assert table.red.track("chemistry") == 2
    assert table.options == ["end-turn"]
    table.red.plays("end-turn")


@rule("TRN-07")
def test_gold_and_silver_are_paid_before_the_scroll_is_taken(table: Table) -> None:
    """Gold on the Translators, Silver to their owners, then the Scroll, then the step."""
    only_green(table, "scroll-persian-d", table.blue)
    table.room(1, "persian-a", table.blue)
    table.red.goal("goal-chinese").has(gold=1, silver=2, hand="green-4").researched(physics=1)

    table.red.works("translate", "green-4")
    told = table.red.plays("main translate")

    assert told[2:] == [
        *("gold_placed", "silver_paid", "silver_paid", "influence_taken_back"),
        *("scroll_translated", "track_advanced"),
    ]
    table.red.plays("end-turn")


# TRN-08 Sliding up


@rule("TRN-08")
def test_the_scrolls_below_slide_up(table: Table) -> None:
    """Scrolls below the gap move up to close it, with the Influence on them."""
    table.wisdom("green-top", "scroll-persian-d")
    table.wisdom("green-middle", "scroll-greek-e", table.blue)
    table.wisdom("green-lowest", "scroll-greek-f")
    table.room(1, "persian-a", table.red)

    translates(table.red.has(gold=1).researched(physics=1))

    assert [table.scroll_at(f"wisdom-green-{row}") for row in ("top", "middle", "lowest")] == [
        *("scroll-greek-e", "scroll-greek-f", None),
    ]
    assert table.influence_on("wisdom-green-top") is table.blue
    assert table.influence_on("wisdom-green-middle") is None
    table.red.plays("end-turn")


@rule("TRN-08")
def test_the_scrolls_above_stay(table: Table) -> None:
    """Only what lies below the gap moves."""
    table.wisdom("green-top", "scroll-greek-e", table.red)
    table.wisdom("green-middle", "scroll-persian-d")
    table.wisdom("green-lowest", "scroll-greek-f")
    table.room(1, "persian-a", table.red)

    translates(table.red.has(gold=1).researched(physics=1))

    assert [table.scroll_at(f"wisdom-green-{row}") for row in ("top", "middle", "lowest")] == [
        *("scroll-greek-e", "scroll-greek-f", None),
    ]
    assert table.influence_on("wisdom-green-top") is table.red
    table.red.plays("end-turn")


@rule("TRN-08")
def test_other_guilds_do_not_slide(table: Table) -> None:
    """The Scrolls of the other Guilds stay where they are."""
    table.wisdom("green-top", "scroll-persian-d")
    table.wisdom("purple-middle", "scroll-greek-e")
    others = [table.scroll_at(f"wisdom-{place}") for place in ("purple-top", "purple-middle", "orange-top")]
    table.room(1, "persian-a", table.red)

    translates(table.red.has(gold=1).researched(physics=1))

    assert [table.scroll_at(f"wisdom-{place}") for place in ("purple-top", "purple-middle", "orange-top")] == others
    table.red.plays("end-turn")


@rule("TRN-08")
def test_scrolls_slide_up_after_the_step_and_the_effect(table: Table) -> None:
    """While the step and the effect are resolved the space is still empty."""
    table.wisdom("green-top", "scroll-persian-b")  # Astronomy 1: Influence a Scroll; Influence in the Purple Guild
    table.wisdom("green-middle", "scroll-greek-e")
    table.room(1, "persian-a", table.red)
    translates(table.red.has(gold=1))
    table.red.plays("part 1")
    assert "mark wisdom-green-top" not in table.options

    table.red.plays("mark wisdom-green-middle")
    assert table.scroll_at("wisdom-green-top") is None
    table.red.plays("influence purple")

    assert table.scroll_at("wisdom-green-top") == "scroll-greek-e"
    assert table.influence_on("wisdom-green-top") is table.red
    assert table.influence_on("wisdom-green-middle") is None
    table.red.plays("end-turn")


# TRN-09 The player's line


@rule("TRN-09")
def test_the_player_chooses_the_line_longer_ones_included(table: Table) -> None:
    """Where several lines lead to Arabic, any of them may be taken."""
    only_green(table, "scroll-persian-d")
    table.room(1, "persian-a", table.red)
    table.room(2, "persian-b", table.red)
    table.room(3, "syriac-a", table.red)

    options = translates(table.red.has(gold=2).researched(physics=1))

    assert options == ["line room-1", "line room-2 room-3"]
    table.red.plays("line room-2 room-3")
    assert [table.gold_on(room) for room in (1, 2, 3)] == [0, 1, 1]
    table.red.plays("end-turn")


@rule("TRN-09")
def test_two_orders_of_the_same_translators_are_one_line(table: Table) -> None:
    """The same Translators take the same Gold, whichever comes first; the line is offered once."""
    only_green(table, "scroll-greek-g")
    table.room(1, "greek-f", table.red)  # Greek, Persian, Syriac
    table.room(2, "mixed-2-e", table.red)  # Greek, Hebrew, Persian
    table.room(3, "persian-a", table.red)

    options = translates(table.red.has(gold=3).researched(chemistry=1))

    assert options == ["line room-1 room-3", "line room-2 room-3"]
    table.red.plays("line room-1 room-3", "end-turn")


@rule("TRN-09")
def test_a_detour_over_two_translators_of_three_languages_is_offered(table: Table) -> None:
    """Greek to Hebrew, Hebrew to Persian, Persian to Arabic is as good as Greek to Persian at once."""
    only_green(table, "scroll-greek-g")
    table.room(1, "mixed-1-b", table.red)  # Greek, Hebrew
    table.room(2, "mixed-2-e", table.red)  # Greek, Hebrew, Persian
    table.room(3, "persian-a", table.red)

    options = translates(table.red.has(gold=3).researched(chemistry=1))

    assert options == ["line room-2 room-3", "line room-1 room-2 room-3"]
    table.red.plays("line room-1 room-2 room-3", "end-turn")
    assert table.red.gold == 0


# TRN-10 Employ or Retire


@rule("TRN-10")
def test_a_scroll_employs_the_top_card_of_the_pictured_deck(table: Table) -> None:
    """Employing pays the Room and resolves its effect, like any other."""
    table.top("mixed-1-b")
    table.red.has(silver=4).resolves("employ or retire mixed-1")
    assert table.options == ["employ mixed-1", "retire mixed-1", "decline"]

    table.red.plays("employ mixed-1", "room room-10", "gain-worker red")

    assert table.translator_in(10) == "mixed-1-b"
    assert table.owner_of(10) is table.red
    assert (table.red.silver, table.red.gold, table.red.workers) == (0, 1, ["red"])
    assert table.red.influence == 19


@rule("TRN-10")
def test_a_scroll_retires_the_top_card_with_a_white_die(table: Table) -> None:
    """Retiring adds a White Die to the Bag; the card is tucked at the end of the turn."""
    only_green(table, "scroll-persian-a")  # Biology; Employ or Retire the first mixed deck
    table.top("mixed-1-b")
    table.room(1, "persian-a", table.red)
    translates(table.red.has(gold=1).researched(biology=1))
    table.red.plays("part 1", "retire mixed-1")
    assert table.red.bag == ["white"]
    assert "mixed-1-b" not in table.deck("mixed-1")
    assert table.red.under("travel") == []

    table.red.plays("end-turn", "tuck slot-2")

    assert table.red.under("travel") == ["mixed-1-b"]


@rule("TRN-10")
def test_employ_or_retire_may_be_declined(table: Table) -> None:
    """The effect is optional."""
    before = table.deck("greek")
    table.red.has(silver=4).resolves("employ or retire greek")

    table.red.plays("decline")

    assert table.deck("greek") == before
    assert table.red.bag == []


@rule("TRN-10")
def test_rooms_that_cannot_be_paid_leave_to_retire(table: Table) -> None:
    """Without the Silver for an empty Room only Retiring is left."""
    table.fill_rooms()
    table.empty_room(5)  # costs 4
    table.red.has(silver=3).resolves("employ or retire greek")

    assert table.options == ["retire greek", "decline"]
    table.red.plays("decline")


@rule("TRN-10", "SUP-05")
def test_without_influence_a_scroll_only_retires(table: Table) -> None:
    """Without an Influence to mark the Translator it cannot be Employed."""
    table.red.has(silver=4, influence=0).resolves("employ or retire greek")

    assert table.options == ["retire greek", "decline"]
    table.red.plays("decline")


@rule("TRN-10", "REC-07")
def test_with_the_pictured_deck_empty_only_the_step_is_left(table: Table) -> None:
    """An empty deck leaves nothing to Employ or Retire."""
    only_green(table, "scroll-persian-a")
    table.empty_deck("mixed-1", table.blue)
    table.room(1, "persian-a", table.red)

    translates(table.red.has(gold=1, silver=4).researched(biology=1))

    assert table.red.track("biology") == 2
    assert table.options == ["end-turn"]
    table.red.plays("end-turn")


@rule("TRN-10")
def test_the_last_card_of_the_pictured_deck_can_be_retired(table: Table) -> None:
    """One card is enough; after it the deck is empty."""
    table.top("greek-a")
    table.only_top_cards("greek", 1, table.blue)
    table.red.resolves("employ or retire greek")

    table.red.plays("retire greek")

    assert table.deck("greek") == []
    table.red.works("recruit", "white-1")
    table.red.plays("end-turn", "tuck slot-1")
    assert table.red.under("recruit") == ["greek-a"]


@rule("TRN-10", "SUP-02")
def test_retiring_without_a_white_die_left_makes_the_others_return_one(table: Table) -> None:
    """The White Die counts as taken; each other player returns one."""
    table.no_dice_left("white", table.blue)
    table.blue.has(hand="red-1")
    table.no_dice_left("white", table.blue)
    table.red.resolves("employ or retire greek")

    table.red.plays("retire greek")

    assert table.red.bag == []
    assert table.dice_in_supply("white") == 1
    table.red.works("recruit", "white-1")
    table.red.plays("end-turn", "tuck slot-1")
