"""A catalogue with one thing wrong is refused, and exactly that is said: file, entry, field, one sentence."""

from dataclasses import dataclass
from datetime import date

import pytest

from kit.catalogue_folder import REMOVED, CatalogueFolder

BOB = "body_of_books/"


@dataclass(frozen=True, slots=True)
class Damage:
    """What is put into a file, and the faults it makes: entry, field and how the sentence begins."""

    file: str
    path: str
    value: object
    faults: tuple[tuple[str, str, str], ...]

    def __str__(self) -> str:
        return f"{self.file}-{self.path}-{'removed' if self.value is REMOVED else self.value}"


def damage(file: str, path: str, value: object, *faults: tuple[str, str, str]) -> Damage:
    """A line of the tables below."""
    return Damage(f"{file}.toml", path, value, faults)


FIELDS = [
    damage(
        *("action_cards", "action_card/action-patron/small", ["1 silver"] * 5),
        ("action_card action-patron", "small", "there must be 0 to 4 here, not 5."),
    ),
    damage(
        *("translators", "translator/chinese-a/dispatch", " and ".join(["draw 1"] * 9)),
        ("translator chinese-a", "dispatch", f'{" and ".join(["draw 1"] * 9)!r}, at 1: "and" joins 2 to 8 effects.'),
    ),
    damage(
        *("translators", "translator/chinese-a/vp", "two"),
        ("translator chinese-a", "vp", 'this must be a whole number, not the text "two".'),
    ),
    damage(
        *("translators", "translator/chinese-a/vp", True),
        ("translator chinese-a", "vp", "this must be a whole number, not true."),
    ),
    damage(
        *("translators", "translator/chinese-a/vp", 2.5),
        ("translator chinese-a", "vp", "this must be a whole number, not 2.5."),
    ),
    damage(
        *("translators", "translator/chinese-a/vp", date(2023, 5, 1)),
        ("translator chinese-a", "vp", "this must be a whole number, not 2023-05-01."),
    ),
    damage(
        *("translators", "translator/chinese-a/vp", 10),
        ("translator chinese-a", "vp", "this must be 0 to 9, not 10."),
    ),
    damage(
        *("main_board", "room/1/silver", -1),
        ("room 1", "silver", "this must be 0 to 4, not -1."),
    ),
    damage(
        *("translators", "translator/chinese-a/dispatch", 3),
        ("translator chinese-a", "dispatch", "this must be a text in quotes, not 3."),
    ),
    damage(
        *("translators", "translator/chinese-a/dispatch", ["2 silver"]),
        ("translator chinese-a", "dispatch", "this must be a text in quotes, not a list."),
    ),
    damage(
        *("translators", "translator/chinese-a/deck", {}),
        ("translator chinese-a", "deck", "this must be a text in quotes, not a table."),
    ),
    damage(
        *("translators", "translator/chinese-a/id", 7),
        ("translator 7", "id", "this must be a text in quotes, not 7."),
    ),
    damage(
        *("main_board", "slot/1/retirees", "yes"),
        ("slot 1", "retirees", 'this must be true or false, not the text "yes".'),
    ),
    damage(
        *("translators", "translator/chinese-a/languages", "greek"),
        ("translator chinese-a", "languages", 'this must be a list, not the text "greek".'),
    ),
    damage(
        *("translators", "translator/chinese-a/languages", ["greek"]),
        ("translator chinese-a", "languages", "there must be 2 to 3 here, not 1."),
    ),
    damage(
        *("main_board", "track/physics/harvest", ["1 worker"] * 5),
        ("track physics", "harvest", "there must be 4 here, not 5."),
    ),
    damage(
        *("main_board", "track/physics/harvest", ["1 worker", "1 worker", 4, "1 wroker"]),
        ("track physics", "harvest", "this must be a text in quotes, not 4."),
        ("track physics", "harvest", '\'1 wroker\', at 3: "wroker" is not known here; did you mean "worker"?'),
    ),
    damage(
        *("translators", "translator/chinese-a/silver", 1),
        ("translator chinese-a", "silver", '"silver" is not known here'),
    ),
    damage(
        *("translators", "translator/chinese-a/dispach", "draw 1"),
        ("translator chinese-a", "dispach", '"dispach" is not known here; did you mean "dispatch"?'),
    ),
    damage(
        *("translators", "translator/chinese-a/vp", REMOVED),
        ("translator chinese-a", "vp", "this field is missing."),
    ),
    damage(
        *("translators", "translator/chinese-a/id", REMOVED),
        ("translator", "id", "this field is missing."),
    ),
    damage(
        *("main_board", "supply/secondary_dice", 1),
        ("supply", "secondary_dice", "the Goal Cards alone need 2 of one colour."),
    ),
    damage(
        *("main_board", "draw_pile", REMOVED),
        ("", "draw_pile", "this field is missing."),
    ),
    damage(
        *("main_board", "draw_pile/top", REMOVED),
        ("draw_pile", "top", "this field is missing."),
    ),
    damage(
        *("main_board", "draw_pile", 3),
        ("draw_pile", "", "this must be a table, not 3."),
    ),
    damage(
        *("main_board", "minaret", 3),
        ("", "minaret", '"minaret" is not known here'),
    ),
    damage(
        *("translators", "translator", {}),
        ("", "translator", "this must be a list, not a table."),
    ),
    damage(
        *("translators", "translator/0", 3),
        ("translator", "", "this must be a table, not 3."),
    ),
    damage(
        *("translators", "translator/chinese-a/deck", "grek"),
        ("translator chinese-a", "deck", '"grek" is not known here; did you mean "greek"?'),
    ),
    damage(
        *("scrolls", "scroll/scroll-greek-b/language", "arabic"),
        ("scroll scroll-greek-b", "language", '"arabic" is not known here'),
    ),
    damage(
        *("resource_cards", "resource_card/resource-1/workers", ["purple"]),
        ("resource_card resource-1", "workers", '"purple" is not known here'),
    ),
    damage(
        *("goal_cards", "goal_card/goal-greek/die", "red"),
        ("goal_card goal-greek", "die", '"red" is not known here'),
    ),
    damage(
        *("goal_cards", "goal_card/goal-greek/printed_die", "white 7"),
        ("goal_card goal-greek", "printed_die", "'white 7', at 7: a Die's value is 1 to 6, not 7."),
    ),
    damage(
        *("translators", "translator/chinese-a/dispatch", "2 sliver"),
        ("translator chinese-a", "dispatch", '\'2 sliver\', at 3: "sliver" is not known here; did you mean "silver"?'),
    ),
    damage(
        *("translators", "translator/chinese-a/dispatch", "2  silver"),
        ("translator chinese-a", "dispatch", "'2  silver', at 3: this is written \"2 silver\"."),
    ),
    damage(
        *("translators", "translator/chinese-a/dispatch", ""),
        ("translator chinese-a", "dispatch", "'', at 1: the text ends too early."),
    ),
    damage(
        *("scrolls", "scroll/scroll-greek-b/bonus", "guild red"),
        ("scroll scroll-greek-b", "bonus", "'guild red', at 7: \"red\" is not known here"),
    ),
    damage(
        *("main_board", "caliph_space/1/event", "nothing"),
        ("caliph_space 1", "event", '\'nothing\', at 1: "nothing" is not known here; did you mean "none"?'),
    ),
    damage(
        *("solo", "scheme_card/scheme-1/second", ["emploi"]),
        ("scheme_card scheme-1", "second", '\'emploi\', at 1: "emploi" is not known here; did you mean "employ"?'),
    ),
    damage(
        *("solo", "scroll_vp/chinese", "21"),
        ("scroll_vp", "chinese", "'21', at 1: a number here is 1 to 20, not 21."),
    ),
]

FIDELITY = [
    damage(
        *("translators", "fidelity", 3),
        ("fidelity", "", "this must be a table."),
    ),
    damage(
        *("translators", "fidelity/translator/vp", REMOVED),
        ("fidelity", "translator.vp", "this field has no mark."),
    ),
    damage(
        *("main_board", "fidelity/deliver_silver", REMOVED),
        ("fidelity", "deliver_silver", "this field has no mark."),
    ),
    damage(
        *("translators", "fidelity", {}),
        *[
            ("fidelity", f"translator.{field}", "this field has no mark.")
            for field in ("deck", "languages", "vp", "dispatch", "retiree")
        ],
    ),
    damage(
        *("translators", "fidelity/translator/vp", "konwn: the card"),
        ("fidelity", "translator.vp", '"konwn" is not known here; did you mean "known"?'),
    ),
    damage(
        *("translators", "fidelity/translator/vp", 3),
        ("fidelity", "translator.vp", '"3" is not known here; it may be "inferred", "known", "reconstructed".'),
    ),
    damage(
        *("translators", "fidelity/translator/vp", "known"),
        ("fidelity", "translator.vp", 'after the status comes ": " and what it is known from.'),
    ),
    damage(
        *("translators", "fidelity/translator/vp", "known:  "),
        ("fidelity", "translator.vp", 'after the status comes ": " and what it is known from.'),
    ),
    damage(
        *("translators", "fidelity/translator/vpp", "known: the card"),
        ("fidelity", "translator.vpp", '"translator.vpp" is not known here; did you mean "translator.vp"?'),
    ),
    damage(
        *("translators", "fidelity/translator/id", "known: the card"),
        ("fidelity", "translator.id", '"translator.id" is not known here'),
    ),
    damage(
        *("translators", "fidelity/translators", {"vp": "known: the card"}),
        ("fidelity", "translators.vp", '"translators.vp" is not known here; did you mean "translator.vp"?'),
    ),
    damage(
        *("translators", "fidelity/translator/greek-z", {"vp": "known: the card"}),
        ("fidelity", "translator.greek-z.vp", '"greek-z" is not known here; did you mean "greek-'),
    ),
    damage(
        *("main_board", "fidelity/draw_pile/first", {"top": "known: the card"}),
        ("fidelity", "draw_pile.first.top", '"first" is not known here'),
    ),
    damage(
        *("translators", "fidelity/translator/greek-e", {"vp": {"two": "known: the card"}}),
        ("fidelity", "translator.greek-e.vp.two", '"translator.greek-e.vp.two" is not known here'),
    ),
    damage(
        *("main_board", "fidelity/", {"x": {"decks": "known: the card"}}),
        ("fidelity", ".x.decks", '"x" is not known here'),
    ),
]

COUNTS_AND_IDS = [
    damage(
        *("translators", "translator/chinese-b/id", "chinese-a"),
        ("chinese-a", "id", "translators.toml has this id already."),
    ),
    damage(
        *(BOB + "translators", "translator/chinese-i/id", "chinese-a"),
        ("chinese-a", "id", "translators.toml has this id already."),
    ),
    damage(
        *("resource_cards", "resource_card/resource-1/id", "Resource 1"),
        ("Resource 1", "id", '"Resource 1" is no id: small letters, figures and hyphens, as in "scroll-greek-b".'),
    ),
    damage(
        *("resource_cards", "resource_card/resource-1/id", ""),
        ("", "id", '"" is no id: small letters, figures and hyphens'),
    ),
    damage(
        *("resource_cards", "resource_card", []),
        ("resource_card", "", "there must be 10 of these, not 0."),
    ),
    damage(
        *("translators", "translator/chinese-a/deck", "greek"),
        ("deck", "", '"chinese" must be there 8 times, not 7 times.'),
        ("deck", "", '"greek" must be there 8 times, not 9 times.'),
    ),
    damage(
        *(BOB + "translators", "translator/chinese-i/deck", "greek"),
        ("deck", "", '"chinese" must be there 2 times, not once.'),
        ("deck", "", '"greek" must be there 2 times, not 3 times.'),
    ),
    damage(
        *("starting_translators", "starting_translator/starting-1/room", 2),
        ("room", "", '"1" must be there once, not 0 times.'),
        ("room", "", '"2" must be there once, not 2 times.'),
    ),
    damage(
        *(BOB + "starting_translators", "starting_translator/starting-11/room", 10),
        ("room", "", '"11" must be there once, not 0 times.'),
    ),
    damage(
        *("translators", "translator/chinese-a/languages", ["greek", "greek"]),
        ("chinese-a", "languages", "each may be named only once."),
    ),
    damage(
        *("starting_translators", "starting_translator/starting-1/languages", ["greek", "arabic", "greek"]),
        ("starting-1", "languages", "each may be named only once."),
    ),
    damage(
        *("scrolls", "scroll/scroll-greek-b/language", "hebrew"),
        ("language", "", '"greek" must be there 8 times, not 7 times.'),
        ("language", "", '"hebrew" must be there 8 times, not 9 times.'),
    ),
    damage(
        *(BOB + "scrolls", "scroll/scroll-greek-m/language", "hebrew"),
        ("language", "", '"greek" must be there once, not 0 times.'),
        ("language", "", '"hebrew" must be there once, not 2 times.'),
    ),
    damage(
        *("starting_scrolls", "starting_scroll/starting-scroll-greek/language", "hebrew"),
        ("language", "", '"greek" must be there once, not 0 times.'),
        ("language", "", '"hebrew" must be there once, not 2 times.'),
    ),
    damage(
        *("action_cards", "action_card/action-physics/subject", "biology"),
        ("subject", "", '"physics" must be there once, not 0 times.'),
        ("subject", "", '"biology" must be there once, not 2 times.'),
    ),
    damage(
        *(BOB + "action_cards", "action_card/action-medicine/subject", "physics"),
        ("subject", "", '"medicine" must be there once, not 0 times.'),
    ),
    damage(
        *(BOB + "upgraded_action_cards", "upgraded_action_card/upgraded-physics/subject", "patron"),
        ("subject", "", '"physics" must be there once, not 0 times.'),
        ("subject", "", '"patron" must be there once, not 2 times.'),
    ),
    damage(
        *("solo", "scheme_card/scheme-1/colour", "red"),
        ("scheme_card", "", '"blue" must be there 3 times, not 2 times.'),
        ("scheme_card", "", '"red" must be there 3 times, not 4 times.'),
    ),
    damage(
        *("solo", "focus/1/language", "greek"),
        ("focus", "", '"chinese" must be there once, not 0 times.'),
        ("focus", "", '"greek" must be there once, not 2 times.'),
    ),
    damage(
        *(BOB + "page_cards", "page_card/page-recruit-1/slot", "travel"),
        ("slot", "", '"recruit" must be there 10 times, not 9 times.'),
        ("slot", "", '"travel" must be there 10 times, not 11 times.'),
    ),
]

BOARDS_AND_REFERENCES = [
    damage(
        *("scrolls", "scroll/scroll-greek-b/track", "medicine"),
        ("scroll-greek-b", "track", "Medicine belongs to Body of Books."),
    ),
    damage(
        *(BOB + "scrolls", "scroll/scroll-greek-m/track", "physics"),
        ("scroll-greek-m", "track", "the Scrolls of Body of Books advance Medicine."),
    ),
    damage(
        *("goal_cards", "goal_card/goal-greek/scroll", "starting-scroll-latin"),
        ("goal-greek", "scroll", 'there is no Starting Scroll "starting-scroll-latin".'),
    ),
    damage(
        *("goal_cards", "goal_card/goal-greek/scroll", "starting-scroll-hebrew"),
        ("scroll", "", "each may be named only once."),
    ),
    damage(
        *("goal_cards", "goal_card/goal-greek/character", "hebrew"),
        ("character", "", "each may be named only once."),
    ),
    damage(
        *("goal_cards", "goal_card/goal-greek/track", "medicine"),
        ("goal-greek", "track", "Medicine belongs to Body of Books."),
    ),
    damage(
        *("caliph_cards", "caliph_card/caliph-1/retire", ["greek", "greek"]),
        ("caliph-1", "retire", "each may be named only once."),
    ),
    damage(
        *("main_board", "caliph_space/3/characters", ["greek", "persian"]),
        ("caliph-space-3", "characters", "there must be 3 here, not 2."),
    ),
    damage(
        *("main_board", "caliph_space/1/characters", ["greek"]),
        ("caliph-space-1", "characters", "there must be 0 here, not 1."),
    ),
    damage(
        *("goal_cards", "goal_card/goal-greek/printed_die", "white 4"),
        ("goal-greek", "printed_die", "the printed Dice are all alike: white 5."),
    ),
    damage(
        *("main_board", "caliph_space/3/characters", ["greek", "greek", "persian"]),
        ("caliph-space-3", "characters", "each may be named only once."),
    ),
    damage(
        *("main_board", "spot/1/effect", REMOVED),
        ("spot-1", "", "a White Spot (odd) has an effect and no Scroll."),
    ),
    damage(
        *("main_board", "spot/0/effect", "1 silver"),
        ("spot-0", "", "a Black Spot (even) has a Scroll and no effect."),
    ),
    damage(
        *("main_board", "spot/0/scroll", "middle"),
        ("spot", "", '"top-middle" must be there once, not 0 times.'),
    ),
    damage(
        *("main_board", "spot/0/scroll", "top-left"),
        ("spot", "", '"top-left" must be there once, not 2 times.'),
        ("spot", "", '"top-middle" must be there once, not 0 times.'),
    ),
    damage(
        *("main_board", "spot/0/number", 1),
        ("spot-1", "id", "main_board.toml has this id already."),
        ("spot", "", "these must be 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, in this order, not 1, 1, 2"),
        ("spot-1", "", "a White Spot (odd) has an effect and no Scroll."),
    ),
    damage(
        *("main_board", "path/red/colour", "blue"),
        ("path-blue", "id", "main_board.toml has this id already."),
        ("path", "", '"red" must be there once, not 0 times.'),
        ("path", "", '"blue" must be there once, not 2 times.'),
    ),
    damage(
        *("main_board", "path/red/colour", "white"),
        ("path", "", '"red" must be there once, not 0 times.'),
    ),
    damage(
        *("main_board", "path/red/after", 0),
        ("path", "", '"0" must be there once, not 2 times.'),
        ("path", "", '"10" must be there once, not 0 times.'),
    ),
    damage(
        *("main_board", "path/red/after", 1),
        ("path", "", '"10" must be there once, not 0 times.'),
    ),
    damage(
        *("main_board", "decks", ["sanskrit", "chinese", "greek", "hebrew", "persian", "syriac", "mixed-1", "mixed-2"]),
        ("decks", "", "these must be chinese, sanskrit, greek, hebrew, persian, syriac, mixed-1, mixed-2, in this"),
    ),
    damage(
        *("main_board", "guild/purple/guild", "green"),
        ("guild-green", "id", "main_board.toml has this id already."),
        ("guild", "", "these must be purple, orange, green, in this order, not green, orange, green."),
    ),
    damage(
        *("main_board", "track/mathematics/track", "chemistry"),
        ("track-chemistry", "id", "main_board.toml has this id already."),
        ("track", "", "these must be mathematics, physics, chemistry, philosophy, biology, astronomy, in this order"),
        ("track-chemistry", "colour", "this Track is orange."),
    ),
    damage(
        *("main_board", "track/physics/colour", "blue"),
        ("track-physics", "colour", "this Track is red."),
    ),
    damage(
        *("main_board", "room/4/number", 3),
        ("room-3", "id", "main_board.toml has this id already."),
        ("room", "", "these must be 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, in this order, not 1, 2, 3, 3, 5, 6, 7, 8, 9, 10."),
    ),
    damage(
        *("main_board", "caliph_space/1/number", 2),
        ("caliph-space-2", "id", "main_board.toml has this id already."),
        ("caliph_space", "", "these must be 1, 2, 3, 4, in this order, not 2, 2, 3, 4."),
    ),
    damage(
        *(BOB + "extension", "room/11/number", 10),
        ("room-10", "id", "main_board.toml has this id already."),
        ("room", "", "these must be 11, in this order, not 10."),
    ),
    damage(
        *(BOB + "extension", "track/medicine/track", "physics"),
        ("track-physics", "id", "main_board.toml has this id already."),
        ("track", "", "these must be medicine, in this order, not physics."),
        ("track-physics", "colour", "this Track is red."),
    ),
    damage(
        *(BOB + "extension", "track/medicine/colour", "red"),
        ("track-medicine", "colour", "this Track is black."),
    ),
    damage(
        *("main_board", "research/1/value", 5),
        ("research", "value", "the values must rise."),
    ),
    damage(
        *("main_board", "research/8/coloured", False),
        ("research-8", "coloured", "a step is made on the Track of the action's colour."),
    ),
    damage(
        *(BOB + "extension", "black_translate/6/value", 12),
        ("black_translate", "value", "the values must rise."),
    ),
    damage(
        *("main_board", "slot/1/number", 2),
        ("slot-2", "id", "main_board.toml has this id already."),
        ("slot", "", "these must be 1, 2, 3, 4, 5, 6, in this order, not 2, 2, 3, 4, 5, 6."),
    ),
    damage(
        *("main_board", "slot/1/actions", ["travel"]),
        ("slot", "actions", "the first four take Retirees: recruit, travel, research and translate, in this order."),
    ),
    damage(
        *("main_board", "slot/5/retirees", True),
        ("slot", "actions", "the first four take Retirees: recruit, travel, research and translate, in this order."),
    ),
    damage(
        *("main_board", "slot/5/goal", True),
        ("slot", "goal", "only the sixth slot is the Goal Card's."),
    ),
    damage(
        *("main_board", "draw_pile/casual", [2, 2, 3, 9]),
        ("draw_pile", "casual", "this needs 40 Scrolls, and 39 are left."),
    ),
    damage(
        *("main_board", "draw_pile/epic", [9, 3, 4, 5]),
        ("draw_pile", "epic", "this needs 40 Scrolls, and 39 are left."),
    ),
    damage(
        *("solo", "focus/1/number", 2),
        ("focus-2", "id", "solo.toml has this id already."),
        ("focus", "", "these must be 1, 2, 3, 4, 5, 6, in this order, not 2, 2, 3, 4, 5, 6."),
    ),
    damage(
        *("solo", "difficulty/student/id", "pupil"),
        ("difficulty", "", "these must be student, scribe, teacher, scholar, in this order, not pupil, scribe"),
    ),
    damage(
        *("solo", "resource_track/dice_sum", [6, -6]),
        ("resource_track", "dice_sum", "the lower end comes first."),
    ),
    damage(
        *("solo", "scheme_card/scheme-2/influence", REMOVED),
        ("scheme-2", "influence", "a card that Delivers says how much Influence it brings, no other does."),
    ),
    damage(
        *("solo", "scheme_card/scheme-1/influence", "2"),
        ("scheme-1", "influence", "a card that Delivers says how much Influence it brings, no other does."),
    ),
    damage(
        *(BOB + "page_cards", "page_card/page-recruit-1/slot", REMOVED),
        ("page-recruit-1", "slot", "a red banner names its slot, a gold one none."),
        ("slot", "", '"recruit" must be there 10 times, not 9 times.'),
    ),
    damage(
        *(BOB + "page_cards", "page_card/page-end-1/slot", "travel"),
        ("page-end-1", "slot", "a red banner names its slot, a gold one none."),
        ("slot", "", '"travel" must be there 10 times, not 11 times.'),
    ),
]

EFFECTS = [
    damage(
        *("translators", "translator/chinese-a/dispatch", "boost 3"),
        ("chinese-a", "dispatch", '"boost 3" changes a slot, so it can only be a Retiree.'),
    ),
    damage(
        *("main_board", "player_aid/rest", "same white red"),
        ("player_aid", "rest", '"same white red" changes a slot, so it can only be a Retiree.'),
    ),
    damage(
        *("translators", "translator/chinese-a/dispatch", "1 silver and 1 xp"),
        ("chinese-a", "dispatch", '"1 silver and 1 xp" belongs to Body of Books.'),
    ),
    damage(
        *("scrolls", "scroll/scroll-greek-b/bonus", "track medicine"),
        ("scroll-greek-b", "bonus", '"track medicine" belongs to Body of Books.'),
    ),
    damage(
        *("goal_cards", "goal_card/goal-greek/printed_die", "black 4"),
        ("goal-greek", "printed_die", '"black 4" belongs to Body of Books.'),
        ("goal-greek", "printed_die", "the printed Dice are all alike: white 5."),
    ),
    damage(
        *("main_board", "track/physics/harvest", ["1 worker", "2 worker", "3 worker", "1 gold and harvest physics"]),
        ("track-physics", "harvest", '"harvest physics" on a Track could go on for ever.'),
    ),
    damage(
        *("main_board", "track/physics/immediate", ["advance any", "1 silver", "1 silver", "advance primary"]),
        ("track-physics", "immediate", '"advance any" on a Track could go on for ever.'),
        ("track-physics", "immediate", '"advance primary" on a Track could go on for ever.'),
    ),
    damage(
        *("main_board", "track/physics/overflow", "advance astronomy"),
        ("track-physics", "overflow", '"advance astronomy" on a Track could go on for ever.'),
    ),
    damage(
        *("translators", "translator/chinese-a/dispatch", "1 silver or dispatch any"),
        ("chinese-a", "dispatch", '"dispatch any" as a Dispatch could go on for ever.'),
    ),
    damage(
        *(BOB + "translators", "translator/chinese-i/dispatch", "if value 8: 1 gold"),
        (
            "chinese-i",
            "dispatch",
            '"if value 8: 1 gold" looks at a turn, so it stands only on a Page with a red banner.',
        ),
    ),
    damage(
        *(BOB + "page_cards", "page_card/page-end-1/effect", "1 gold per track at 4"),
        ("page-end-1", "effect", '"1 gold per track at 4" looks at a turn, so it stands only on a Page with a red'),
    ),
    damage(
        *(BOB + "extension", "room/11/effect", "rest"),
        ("room-11", "effect", '"rest" is for the end of the game, so it stands only on a Page with a gold banner.'),
    ),
    damage(
        *(BOB + "page_cards", "page_card/page-recruit-1/effect", "xp counts as gold"),
        (
            "page-recruit-1",
            "effect",
            '"xp counts as gold" is for the end of the game, so it stands only on a Page with',
        ),
    ),
    damage(
        *(BOB + "page_cards", "page_card/page-recruit-1/effect", "harvest card in hand"),
        ("page-recruit-1", "effect", '"harvest card in hand" is for the end of the game'),
    ),
]

ALL = FIELDS + FIDELITY + COUNTS_AND_IDS + BOARDS_AND_REFERENCES + EFFECTS


@pytest.mark.parametrize("damage", ALL, ids=str)
def test_damage_is_told_with_its_place_and_nothing_else_is(damage: Damage, folder: CatalogueFolder) -> None:
    """The faults of one damage, each at its file, entry and field, and no other."""
    folder.set(damage.file, damage.path, damage.value)
    faults = folder.faults()
    assert [(fault.file, fault.entry, fault.field) for fault in faults] == [
        (damage.file, entry, field) for entry, field, _ in damage.faults
    ]
    for fault, (_, _, sentence) in zip(faults, damage.faults, strict=True):
        assert fault.sentence.startswith(sentence)
        assert fault.sentence.endswith((".", "?"))


def test_an_entry_too_many_is_counted(folder: CatalogueFolder) -> None:
    """A card that is there twice makes the deck too large, and its id double."""
    folder.change("caliph_cards.toml", lambda tables: tables["caliph_card"].append(dict(tables["caliph_card"][0])))
    assert [str(fault) for fault in folder.faults()] == [
        "caliph_cards.toml, caliph_card: there must be 4 of these, not 5.",
        "caliph_cards.toml, caliph-1, id: caliph_cards.toml has this id already.",
    ]


def test_scrolls_of_the_map_lie_clockwise(folder: CatalogueFolder) -> None:
    """Two Spots cannot change the Scrolls beside them."""
    folder.set("main_board.toml", "spot/0/scroll", "top-right")
    folder.set("main_board.toml", "spot/2/scroll", "top-middle")
    (fault,) = folder.faults()
    assert (fault.file, fault.entry) == ("main_board.toml", "spot")
    assert fault.sentence.startswith("these must be top-middle, top-right, bottom-right, bottom-middle, bottom-left")


def test_an_entry_too_few_is_counted(folder: CatalogueFolder) -> None:
    """Where the number is wrong nothing more is said of the deck."""
    folder.change("translators.toml", lambda tables: tables["translator"].pop())
    assert [str(fault) for fault in folder.faults()] == [
        "translators.toml, translator: there must be 64 of these, not 63."
    ]


def test_everything_wrong_is_told_at_once(folder: CatalogueFolder) -> None:
    """Faults of several files and entries come together, in the order of the files."""
    folder.set("translators.toml", "translator/chinese-a/vp", "two")
    folder.set("translators.toml", "translator/greek-a/deck", "grek")
    folder.set("scrolls.toml", "scroll/scroll-greek-b/vp", 77)
    folder.set("body_of_books/page_cards.toml", "page_card/page-recruit-1/xp", REMOVED)
    assert [(fault.file, fault.entry, fault.field) for fault in folder.faults()] == [
        ("translators.toml", "translator chinese-a", "vp"),
        ("translators.toml", "translator greek-a", "deck"),
        ("scrolls.toml", "scroll scroll-greek-b", "vp"),
        ("body_of_books/page_cards.toml", "page_card page-recruit-1", "xp"),
    ]


def test_every_kind_of_damage_is_tried() -> None:
    """The tables above are not thinned out by accident."""
    assert len(ALL) >= 100
