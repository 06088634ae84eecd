"""Body of Books in words: what is told of its things, and its choices with what they cost and do."""

# ruff: noqa: RUF001 - French is written with this apostrophe

from typing import TYPE_CHECKING, Any

import pytest

from scholars import Game
from scholars.engine.events import NAMES, XP_GAINED, Fact
from scholars.locales import LANGUAGES, say
from scholars.wording.events import tell, tell_line

if TYPE_CHECKING:
    from kit.book_table import BookTable

SENTENCES: list[tuple[str, dict[str, Any], str, str, str]] = [
    ("xp_gained", {"amount": 2}, "Ada gains 2 XP.", "Ada gagne 2 XP.", "Ada zyskuje 2 XP."),
    ("xp_paid", {"amount": 3}, "Ada pays 3 XP.", "Ada paie 3 XP.", "Ada płaci 3 XP."),
    (
        *("page_gained", {"page": "page-travel-3", "book": 3}),
        "Ada gains Travel Page 3 (right page of Book 2).",
        "Ada gagne une carte\u202f: Page Voyager 3 (Livre 2, page de droite).",
        "Ada zyskuje kartę: Stronica Podróży 3 (Księga 2, prawa strona).",
    ),
    (
        *("page_turned_up", {"page": "page-end-7", "book": 4}),
        "End-game Page 7 is turned up (left page of Book 3).",
        "Page de fin de partie 7 est révélée (Livre 3, page de gauche).",
        "Zostaje odkryta karta: Stronica na koniec gry 7 (Księga 3, lewa strona).",
    ),
    (
        *("card_upgraded", {"card": 5, "upgrade_space": 1}),
        "Ada upgrades an Action Card: Medicine (top row, centre).",
        "Ada améliore une carte Action\u202f: Médecine (rangée du haut, au centre).",
        "Ada ulepsza kartę Akcji: Medycyna (górny rząd, pośrodku).",
    ),
    (
        *("upgrade_left", {"card": 7, "upgrade_space": 5}),
        "An Upgraded Action Card leaves the game: Patron (bottom row, right).",
        "Une carte Action Améliorée quitte la partie\u202f: Mécène (rangée du bas, à droite).",
        "Ulepszona karta Akcji opuszcza grę: Mecenas (dolny rząd, po prawej).",
    ),
    (
        *("row_filled", {"tucked_row": 1}),
        "Ada has filled row 2 of tucked cards.",
        "Ada remplit la rangée 2 de cartes glissées.",
        "Ada zapełnia rząd 2 wsuniętych kart.",
    ),
    (
        *("page_resolved", {"page": "page-end-1"}),
        "Ada resolves End-game Page 1.",
        "Ada résout une carte\u202f: Page de fin de partie 1.",
        "Ada rozpatruje kartę: Stronica na koniec gry 1.",
    ),
    (
        *("page_kept", {"seat": 1, "page": "page-recruit-2", "book": 0}),
        "Bot takes Recruit Page 2 (left page of Book 1).",
        "Bot prend une carte\u202f: Page Recruter 2 (Livre 1, page de gauche).",
        "Bot zabiera kartę: Stronica Werbunku 2 (Księga 1, lewa strona).",
    ),
    (
        *("die_back_to_bag", {"die": 45}),
        "Ada returns 1 Die from hand to the Bag: Black 4.",
        "Ada remet 1 Dé de sa main dans son Sac\u202f: 4 noir.",
        "Ada zwraca z ręki do woreczka 1 Kość: Czarna 4.",
    ),
    (
        *("colour_fixed", {"colour": 7}),
        "Ada fixes the colour of the action for this turn: Black.",
        "Ada fixe la couleur de l’action pour ce tour\u202f: noir.",
        "Ada ustala kolor akcji na tę turę: Czarny.",
    ),
    (
        *("retiree_used", {"translator": "page-research-4"}),
        "Ada uses a Page: Research Page 4.",
        "Ada utilise une Page\u202f: Page Rechercher 4.",
        "Ada korzysta ze Stronicy: Stronica Badań 4.",
    ),
    (
        *("translator_tucked", {"translator": "page-end-2", "slot": 1}),
        "Ada tucks End-game Page 2 under the Travel slot.",
        "Ada glisse sous l’emplacement Voyager\u202f: Page de fin de partie 2.",
        "Ada wsuwa pod gniazdo Podróży: Stronica na koniec gry 2.",
    ),
]


@pytest.mark.parametrize(
    ("kind", "values", "english", "french", "polish"), SENTENCES, ids=lambda value: str(value)[:16]
)
def test_sentences(kind: str, values: dict[str, Any], english: str, french: str, polish: str) -> None:
    """Each event of the expansion, and Pages where a base game has Retirees."""
    game = Game.new(1, seed=1, names=["Ada", "Bot"], solo="student", expansions=["body-of-books"])
    cards = game.state.tables.translator_ids
    numbers = {field: cards.index(value) if isinstance(value, str) else value for field, value in values.items()}
    seat = {"seat": 0} if "seat" in dict(NAMES.values())[kind] else {}
    message = tell(game, Fact(kind, seat | numbers))
    assert [say(message, language) for language in LANGUAGES] == [english, french, polish]


def test_every_event_of_the_expansion_has_its_sentence_here() -> None:
    """A new one needs a line above."""
    own = {name for number, (name, _) in NAMES.items() if number >= XP_GAINED}
    assert own <= {kind for kind, *_ in SENTENCES}


def texts_of(books: "BookTable", notation: str) -> list[str]:
    """An open choice in every language."""
    books.refresh()
    books.stay_open()
    assert notation in books.options
    return [books.game.text(notation, language) for language in LANGUAGES]


def test_a_page_on_a_book(books: "BookTable") -> None:
    """What it is worth, costs here and does; alone on its Book it costs 1 XP less."""
    books.books("page-recruit-1", "page-end-1", "page-travel-1", None, "page-recruit-3", None)
    books.red.has_xp(9).resolves("page")
    assert texts_of(books, "page book-1") == [
        (
            "Recruit Page 1: XP 9 → 7 · 2 VP, the left Page of the first Book; "
            "if the action is Red or Orange, gain 1 Gold"
        ),
        (
            "Page Recruter 1\u202f: XP 9 → 7 · 2\u00a0PV, la Page de gauche du premier Livre\u202f; "
            "si l’action est rouge ou orange, gagnez 1 jeton Or"
        ),
        (
            "Stronica Werbunku 1: XP 9 → 7 · 2\u00a0PZ, lewa Stronica pierwszej Księgi; "
            "jeśli akcja jest Czerwona albo Pomarańczowa, zyskaj 1 sztukę Złota"
        ),
    ]
    assert texts_of(books, "page book-5")[0].startswith("Recruit Page 3: 2 VP, ")
    assert texts_of(books, "gain-xp")[0] == "Gain 2 XP: XP 9 → 11"


def test_an_upgraded_action_card(books: "BookTable") -> None:
    """Its brown and its blue field, and the XP that lies there."""
    books.upgrades("mathematics", "apprentice", "chemistry", "philosophy", "biology", "medicine")
    books.red.resolves("upgrade")
    assert texts_of(books, "upgrade space-1") == [
        "Mathematics: XP 0 → 1 · small action: gain 2 Silver; at the Rest: gain 1 Silver",
        "Mathématiques\u202f: XP 0 → 1 · petite action\u202f: gagnez 2 Pièces\u202f; au repos\u202f: gagnez 1 Pièce",
        "Matematyka: XP 0 → 1 · pomniejsza akcja: zyskaj 2 Srebrniki; podczas Odpoczynku: zyskaj 1 Srebrnika",
    ]
    assert texts_of(books, "upgrade space-2")[0].count("small action: ") == 3
    assert texts_of(books, "upgrade space-6")[0].startswith("Medicine: XP 0 → 2 · printed Die: Black 4; at the Rest: ")


def test_pages_and_retirees_under_a_slot(books: "BookTable") -> None:
    """Each by what it is."""
    books.red.has(hand="red-3").retired("recruit", "page-recruit-1", "chinese-a")
    books.red.works("recruit", "red-3")
    assert (
        texts_of(books, "retiree card-2")[0]
        == "If the action is Red or Orange, gain 1 Gold: Gold 0 → 1; Recruit Page 1"
    )
    assert texts_of(books, "retiree card-3")[0] == "Gain 1 Silver: Silver 0 → 1; Chinese Translator A"


def test_a_black_translate(books: "BookTable") -> None:
    """Who gets Gold, and what follows."""
    books.room(1, "greek-e", books.red)
    books.room(2, "persian-d", books.red)
    books.red.has(hand="black-6 black-4", gold=5)
    books.red.acts("translate", "black-6", "black-4")
    assert texts_of(books, "line room-1") == [
        "Room 1: Gold 5 → 4, XP 0 → 1 · Greek Translator E; gain 1 XP and gain 1 Page Card or 2 XP",
        "Salle 1\u202f: Or 5 → 4, XP 0 → 1 · Traducteur Grec E\u202f; gagnez 1 XP et gagnez 1 carte Page ou 2 XP",
        "Pokój 1: Złoto 5 → 4, XP 0 → 1 · Tłumacz grecki E; zyskaj 1 XP i zyskaj 1 kartę Stronicy albo 2 XP",
    ]
    assert texts_of(books, "line room-1 room-2")[0] == (
        "Room 1 and Room 2: Gold 5 → 3, XP 0 → 3 · Greek Translator E and Persian Translator D; "
        "gain 3 XP and gain 1 Page Card or 2 XP"
    )


def test_a_line_of_a_translation_is_told_as_ever(books: "BookTable") -> None:
    """With the way the Scroll takes."""
    books.empty_wisdom()
    books.wisdom("purple-top", "scroll-greek-a")
    for room, card in enumerate(("greek-e", "persian-d", "persian-e"), start=1):
        books.room(room, card, books.red)
    books.red.has(hand="purple-4", gold=5, silver=5)
    books.red.acts("translate", "purple-4")
    assert "Gold 5 → 3 · Greek → Persian → Arabic; 3 VP" in texts_of(books, "line room-1 room-2")[0]


def test_what_is_harvested(books: "BookTable") -> None:
    """A card in hand by its blue field, an Upgraded one by its own."""
    books.red.upgraded("patron").resolves("harvest card in hand")
    assert texts_of(books, "harvest-card patron")[0] == "Patron: Gold 0 → 1; at the Rest: gain 1 Gold"


def test_an_end_game_page(books: "BookTable") -> None:
    """By its name and what it does."""
    books.blue.retired("travel", "page-end-1")
    books.ends()
    assert texts_of(books, "resolve slot-2 card-1")[0] == (
        "End-game Page 1: advance 1 space on the Biology Track and advance 1 space on the Physics Track"
    )


def test_pages_and_rows_on_the_score_sheet(books: "BookTable") -> None:
    """Each by its name."""
    books.red.retired("recruit", "page-end-1").retired("travel", "page-travel-1")
    books.red.retired("research", "greek-a").retired("translate", "greek-b")
    lines = [line for line in books.outcome.scores[0].lines if line.category in ("pages", "rows")]
    named = {line.id: [say(tell_line(books.game, line), language) for language in LANGUAGES] for line in lines}
    assert named["page-end-1"] == ["End-game Page 1", "Page de fin de partie 1", "Stronica na koniec gry 1"]
    assert named["row-1"] == ["Row Bonus Tile 1", "Tuile Bonus de Rangée 1", "Kafelek Premii Rzędu 1"]
    assert "page-start" in named
