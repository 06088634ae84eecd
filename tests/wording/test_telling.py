"""Events are told as a log reads: every kind, every value of it, in every language."""

# ruff: noqa: RUF001 - French is written with this apostrophe

import json
import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from scholars import Event, Game
from scholars.engine.events import NAMES, Fact
from scholars.locales import LANGUAGES, say
from scholars.solo import grounds
from scholars.wording.events import FIELDS, gathered, tell, tell_all, tell_line

PLAYERS = ("Ada", "Bruno", "Clara")
KINDS = dict(NAMES.values())
TOLD_ELSEWHERE = {  # what the sentence before has told, or nobody asks for in a log
    ("die_placed", "slot"),
    ("small_action_taken", "card"),
    ("small_action_taken", "number"),
    ("scheme_action_found", "scheme"),  # two cards need the same and do the same first
}
GROUNDS = {  # why the solo opponent takes what it takes; by the colour first, which tells the focus
    "character_found": ("in-no-room", "all-in-rooms"),
    "room_found": ("costs-target-sum", "next-cost"),
    "scroll_found": ("focus-colour", "lowest-row", "the-only-one", "clockwise", "full-loop"),
    "space_found": ("focus-colour", "highest-row"),
    "guild_found": (
        *("nobody-there-by-colour", "nobody-there", "none-of-its-own", "none-of-its-own-by-colour"),
        "focus-colour",
    ),
    "translator_found": (
        *("leftmost-neutral", "neutral-who-knows", "yours-who-knows"),
        *("neutral-who-does-not", "yours-who-does-not"),
    ),
    "caliph_space_found": ("majority", "latest-card", "no-cards"),
    "retiree_found": ("more-vp", "left-of-two", "of-that-deck", "the-only-one"),
    "dice_sum_moved": ("rest", "die-reward", "retiring"),
    "schemes_counted": ("majority",),
}


@cache
def table() -> Game:
    """A game to tell events of; with Body of Books, whose Pages are tucked and used as Retirees are."""
    return Game.new(players=3, seed=1, names=PLAYERS, expansions=["body-of-books"])


def domain(kind: str, field: str) -> list[int]:
    """Every number a field can have."""
    tables = table().state.tables
    nobody = (kind, field) == ("gold_placed", "seat") or field in ("owner", "to")
    sources = [-1, 0, *range(2, 8)] if kind == "die_rolled" else list(range(9))
    places = range(18) if kind == "influence_taken_back" else range(15)
    because = [grounds.NAMES.index(ground) for ground in GROUNDS.get(kind, ())]
    domains: dict[str, range | list[int]] = {
        "seat": range(-1 if nobody else 0, 3),
        "owner": range(-1, 3),
        "to": range(-1, 3),
        "amount": [1, 2, 5, 12],
        "value": range(1, 13),
        "level": range(1, 8),
        "steps": range(1, 13),
        "round": range(1, 31),
        "spot": range(12),
        "room": range(11),
        "position": range(2),
        "caliph_space": range(4),
        "number": range(6 if kind == "research_marker_placed" else 3),
        "die": range(48),
        "colour": range(8),
        "worker": range(4),
        "guild": range(3),
        "track": range(7),
        "action": range(4),
        "card": range(9),
        "row": range(3),
        "target": [1, 2, 4],
        "slot": range(6),
        "source": sources,
        "place": places,
        "wisdom": range(9),
        "translator": range(len(tables.translator_ids)),
        "scroll": range(len(tables.scroll_ids)),
        "resource": range(len(tables.resource_ids)),
        "caliph": range(4),
        "difficulty": range(4),
        "scheme": range(6),
        "action_taken": range(2),
        "count": range(3, 6) if kind == "schemes_counted" else range(11),
        "focus": range(6),
        "character": range(6),
        "language": range(6),
        "target_sum": range(5),
        "dice_sum": range(-6, 7),
        "majority": range(2),
        "because": because,
        "sought": range(len(grounds.SOUGHT)),
        "page": range(tables.pages, len(tables.translator_ids)),
        "book": range(6),
        "upgrade_space": range(6),
        "tucked_row": range(40),
    }
    return list(domains[field])


def event(kind: str, /, **values: int) -> Fact:
    """An event of a kind; what is not given is the first a field can have that is not nothing."""
    fields = {field: max(0, int(domain(kind, field)[0])) for field in KINDS[kind]}
    return Fact(kind, fields | values)


def said(kind: str, spoken: str = "en", /, **values: int) -> str:
    """An event as its sentence."""
    return say(tell(table(), event(kind, **values)), spoken)


def log(language: str, *events: Fact) -> list[str]:
    """Events as the sentences of a log."""
    return [say(sentence, language) for _, sentence in tell_all(table(), events)]


def random_game(players: int, seed: int, mode: str, *expansions: str) -> Iterator[tuple[Game, Event]]:
    """Every event of a game of random choices."""
    game = Game.new(players=players, seed=seed, mode=mode, expansions=expansions)
    chance = random.Random(seed)  # noqa: S311 - the same game every time
    while game.decision is not None:
        for happened in game.play(chance.randrange(len(game.decision.options))):
            yield game, happened


def faults_of(text: str) -> str | None:
    """What is wrong with a sentence of a log, if anything."""
    if not (text[0].isupper() and text.endswith(".")):
        return f"no sentence: {text}"
    stray = re.search(r"[{}$_]|\?\?\?|\bNone\b|\bnone\b|\s\s|\(\)|\(, |\s[.,)]|[.,]{2}|: \.|-1\b", text)
    return f"{stray[0]!r} in: {text}" if stray else None


def test_every_field_has_a_meaning() -> None:
    """One table words them all, and nothing in it is there for nothing."""
    assert {field for fields in KINDS.values() for field in fields} == FIELDS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_value_of_an_event_is_told_in_its_own_words(kind: str, language: str) -> None:
    """Every player, colour, card, Room and place; a variant that was forgotten would be told as another."""
    assert faults_of(said(kind, language)) is None
    for field in KINDS[kind]:
        told = [said(kind, language, **{field: number}) for number in domain(kind, field)]
        assert [fault for fault in map(faults_of, told) if fault] == []
        if (kind, field) == ("scroll_translated", "wisdom"):  # the Guild is told, not the space
            assert len(set(told)) == 3
        elif (kind, field) not in TOLD_ELSEWHERE:
            assert len(set(told)) == len(told), field


@pytest.mark.slow
@pytest.mark.parametrize("expansions", [(), ("body-of-books",)], ids=["base", "books"])
@pytest.mark.parametrize("mode", ["casual", "epic"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_told_in_every_language(players: int, mode: str, expansions: tuple[str, ...]) -> None:
    """Event by event, and with what belongs together."""
    for seed in (1, 2):
        told = list(random_game(players, seed, mode, *expansions))
        game, events = told[-1][0], [happened for _, happened in told]
        together = [message for _, message in tell_all(game, events)]
        assert len(together) < len(events)
        for language in LANGUAGES:
            sentences = [say(message, language) for message in (*(tell(game, each) for each in events), *together)]
            assert [fault for fault in map(faults_of, sentences) if fault] == []


def test_a_message_can_be_sent() -> None:
    """Its values are texts, numbers and messages, as the browser gets them."""
    for _, happened in random_game(3, 1, "casual"):
        json.dumps(tell(table(), happened).plain())


# How sentences read


@pytest.mark.parametrize(
    ("kind", "values", "sentences"),
    [
        ("silver_gained", {"amount": 2}, ["Ada gains 2 Silver.", "Ada gagne 2 Pièces.", "Ada zyskuje 2 Srebrniki."]),
        (
            *("card_played", {"card": 0, "slot": 1}),
            [
                "Ada Works: Mathematics in the Travel slot.",
                "Ada Travaille\u202f: Mathématiques, emplacement Voyager.",
                "Ada Pracuje: Matematyka, gniazdo Podróży.",
            ],
        ),
        (
            *("scroll_delivered", {"scroll": 17, "wisdom": 4}),
            [
                "Ada Delivers Greek Scroll B to the Orange Guild (middle space).",
                "Ada Livre à la Guilde orange\u202f: Parchemin Grec B (emplacement du milieu).",
                "Ada Dostarcza do Pomarańczowej Gildii: Grecki Zwój B (środkowe pole).",
            ],
        ),
        (
            *("guild_controlled", {"guild": 0, "owner": 1}),
            [
                "Bruno takes control of the Purple Guild.",
                "Bruno prend le contrôle de la Guilde violette.",
                "Bruno przejmuje kontrolę nad Fioletową Gildią.",
            ],
        ),
        (
            *("track_advanced", {"track": 1, "level": 3}),
            [
                "Ada reaches level 3 of the Physics Track.",
                "Ada atteint le niveau 3 sur la piste de Recherche en Physique.",
                "Ada osiąga poziom 3 na torze Badań Fizyki.",
            ],
        ),
        (
            *("die_rolled", {"die": 10, "source": -1}),
            [
                "Ada gains 1 Die to hand: Red 5.",
                "Ada prend en main 1 Dé\u202f: 5 rouge.",
                "Ada bierze na rękę 1 Kość: Czerwona 5.",
            ],
        ),
        (
            *("die_rolled", {"die": 10, "source": 3}),
            [
                "Ada rerolls 1 Die: Red 2 → 5.",
                "Ada relance 1 Dé\u202f: 2 → 5 rouge.",
                "Ada przerzuca 1 Kość: Czerwona 2 → 5.",
            ],
        ),
    ],
    ids=["Silver", "Work", "Delivery", "control", "Track", "a Die gained", "a Die rerolled"],
)
def test_sentences(kind: str, values: dict[str, int], sentences: list[str]) -> None:
    """In the present, with the player as its subject, card names in the nominative."""
    assert [said(kind, language, **values) for language in LANGUAGES] == sentences


@pytest.mark.parametrize(
    ("kind", "field", "sentences"),
    [
        ("silver_paid", "to", ["Ada pays 1 Silver.", "Ada paie 1 Pièce.", "Ada płaci 1 Srebrnika."]),
        (
            *("gold_placed", "seat"),
            [
                "The Translator in Room 1 receives 1 Gold from the Main Supply.",
                "Le Traducteur de la Salle 1 reçoit 1 jeton Or de la Réserve Principale.",
                "Tłumacz w Pokoju 1 otrzymuje 1 sztukę Złota z Zasobów Głównych.",
            ],
        ),
        (
            *("guild_controlled", "owner"),
            [
                "Nobody controls the Purple Guild any longer.",
                "Plus personne ne contrôle la Guilde violette.",
                "Nikt już nie kontroluje Fioletowej Gildii.",
            ],
        ),
        (
            *("translator_retired", "owner"),
            [
                "Chinese Translator A (Neutral) Retires from Room 1.",
                "Traducteur Chinois A (Neutre) prend sa Retraite et quitte la Salle 1.",
                "Tłumacz chiński A (Neutralny) zostaje Spłacony i opuszcza Pokój 1.",
            ],
        ),
    ],
)
def test_nobody_has_words_of_its_own(kind: str, field: str, sentences: list[str]) -> None:
    """Minus one is the Main Supply, Neutral or nobody."""
    assert [said(kind, language, **{field: -1}) for language in LANGUAGES] == sentences


POLISH = [
    ("silver_gained", "amount", "zyskuje", ("1 Srebrnika", "2 Srebrniki", "5 Srebrników", "22 Srebrniki")),
    ("silver_paid", "amount", "płaci", ("1 Srebrnika", "2 Srebrniki", "5 Srebrników", "22 Srebrniki")),
    ("gold_paid", "amount", "płaci", ("1 sztukę Złota", "2 sztuki Złota", "5 sztuk Złota", "22 sztuki Złota")),
    (
        *("worker_gained", "amount", "zyskuje"),
        ("1 Białego Robotnika", "2 Białych Robotników", "5 Białych Robotników", "22 Białych Robotników"),
    ),
    ("marker_moved", "steps", "przesuwa się o", ("1 Pole", "2 Pola", "5 Pól", "22 Pola")),
]


@pytest.mark.parametrize(("kind", "field", "verb", "counted"), POLISH, ids=[kind for kind, *_ in POLISH])
def test_polish_counts_in_three_ways(kind: str, field: str, verb: str, counted: tuple[str, ...]) -> None:
    """One, two to four, and the rest."""
    for number, words in zip((1, 2, 5, 22), counted, strict=True):
        assert said(kind, "pl", **{"to": -1} if kind == "silver_paid" else {}, **{field: number}).startswith(
            f"Ada {verb} {words}"
        )


@pytest.mark.parametrize(
    ("kind", "counted"),
    [
        ("die_to_bag", ("1 Białą Kość", "2 Białe Kości", "5 Białych Kości")),
        ("die_returned", ("1 Białą Kość", "2 Białe Kości", "5 Białych Kości")),
        ("influence_in_guild", ("1 Wpływ", "2 Wpływy", "5 Wpływów")),
        ("worker_spent", ("1 Białego Robotnika", "2 Białych Robotników", "5 Białych Robotników")),
    ],
)
def test_polish_counts_what_is_told_together(kind: str, counted: tuple[str, ...]) -> None:
    """Dice and Influence come one by one and are counted in the log."""
    for number, words in zip((1, 2, 5), counted, strict=True):
        (sentence,) = log("pl", *[event(kind)] * number)
        assert words in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_players_are_never_declined_or_elided(language: str) -> None:
    """In Polish they are in the nominative, in French no "de" or "que" stands before one."""
    for kind, fields in KINDS.items():
        people = {"seat", "owner", "to"} & set(fields)
        if people:
            text = said(kind, language, **dict(zip(sorted(people), (0, 1, 2), strict=False)))
            assert sum(name in text for name in PLAYERS) == len(people)
            assert language != "fr" or not re.search(r"\b(?:de|que|[dDqQ]u?’) ?(?:Ada|Bruno|Clara)", text)


@pytest.mark.parametrize(("language", "called"), [("en", "Opponent"), ("fr", "Adversaire"), ("pl", "SI")])
def test_the_solo_opponent_is_called_in_the_reader_s_language(language: str, called: str) -> None:
    """Unless somebody gave it a name; a person keeps theirs whatever it is."""
    gained = event("silver_gained", seat=1)
    for names, expected in ((["Ada"], called), (["Ada", "Zo"], "Zo")):
        assert say(tell(Game.new(1, seed=1, names=names), gained), language).startswith(expected)
    assert say(tell(Game.new(2, seed=1, names=["Ada", "Opponent"]), gained), language).startswith("Opponent")


# What is told together


def test_dice_are_told_with_the_card_they_are_placed_on() -> None:
    """One sentence for the whole of a Work's beginning."""
    dice = [event("die_placed", die=10), event("die_placed", die=14)]
    assert log("en", event("card_played", card=7, slot=4), *dice) == [
        "Ada Works: Patron in Action Slot 5 (Red 5, Blue 3).",
    ]


def test_the_colour_is_told_with_the_action() -> None:
    """Recruiting names none."""
    action = event("main_action_taken", action=1, value=9)
    assert log("en", action, event("colour_named", colour=5)) == ["Ada Travels with an Orange 9."]
    assert log("fr", action, event("colour_named", colour=5)) == ["Ada Voyage avec un 9 orange."]
    assert log("pl", action, event("colour_named", colour=5)) == ["Ada wykonuje akcję Podróży (Pomarańczowa 9)."]
    assert log("en", event("main_action_taken", action=0, value=4)) == ["Ada Recruits with a value of 4."]


def test_what_is_gained_at_once_is_one_list() -> None:
    """Silver, Gold, XP and Workers, each with its sum."""
    assert log("en", event("xp_gained"), event("silver_gained"), event("xp_gained")) == ["Ada gains 2 XP and 1 Silver."]
    gains = [
        event("gold_gained", amount=2),
        event("silver_gained", amount=1),
        event("silver_gained", amount=2),
        event("worker_gained", worker=2, amount=1),
    ]
    assert log("en", *gains) == ["Ada gains 2 Gold, 3 Silver and 1 Blue Worker."]
    assert log("fr", *gains) == ["Ada gagne 2 jetons Or, 3 Pièces et 1 Ouvrier bleu."]
    assert log("pl", *gains) == ["Ada zyskuje 2 sztuki Złota, 3 Srebrniki i 1 Niebieskiego Robotnika."]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (event("silver_gained", seat=0), event("silver_gained", seat=1)),
        (event("silver_paid", to=-1), event("silver_paid", to=1)),
        (event("silver_gained"), event("silver_paid", to=-1)),
        (event("influence_in_guild", guild=0), event("influence_in_guild", guild=1)),
        (event("die_rolled", source=0), event("die_rolled", source=4)),
        (event("die_returned", source=0), event("die_returned", source=1)),
        (event("gold_placed", room=1), event("gold_placed", room=2)),
        (event("small_action_taken"), event("small_action_taken")),
        (event("track_advanced", level=1), event("track_advanced", level=2)),
    ],
    ids=lambda happened: happened.name,
)
def test_what_differs_is_told_apart(one: Fact, other: Fact) -> None:
    """Other players, other places, other sources."""
    assert len(list(gathered([one, other]))) == 2


def test_dice_rerolled_from_different_faces_are_one_roll() -> None:
    """Each with the face it had."""
    dice = [event("die_rolled", die=0, source=2), event("die_rolled", die=5, source=7)]
    assert log("en", *dice) == ["Ada rerolls 2 Dice: White 1 → 1, White 6 → 6."]


def test_no_event_is_lost() -> None:
    """Gathered events are all there, in their order."""
    events = [happened for _, happened in random_game(3, 2, "casual")]
    assert [happened for together in gathered(events) for happened in together] == events


# The score sheet


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_score_has_a_name(language: str) -> None:
    """Of whole games; two things never share one."""
    for seed in range(8):
        *_, (game, _) = random_game(3, seed, "casual", *(["body-of-books"] if seed % 2 else []))
        outcome = game.outcome
        assert outcome is not None
        lines = {line.id: line for score in outcome.scores for line in score.lines}
        names = [say(tell_line(game, line), language) for line in lines.values()]
        assert len(set(names)) == len(names)
        assert all(name[0].isupper() for name in names)
