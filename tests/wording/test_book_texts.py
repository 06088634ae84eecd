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
            "the left Page of the first Book: Recruit Page 1, 2 VP, costs 2 XP "
            "(If the action is Red or Orange, gain 1 Gold.)"
        ),
        (
            "la Page de gauche du premier Livre\u202f: Page Recruter 1, 2\u00a0PV, coûte 2 XP "
            "(Si l’action est rouge ou orange, gagnez 1 jeton Or.)"
        ),
        (
            "lewa Stronica pierwszej Księgi: Stronica Werbunku 1, 2\u00a0PZ, kosztuje 2 XP "
            "(Jeśli akcja jest Czerwona albo Pomarańczowa, zyskaj 1 sztukę Złota.)"
        ),
    ]
    assert "Recruit Page 3, 2 VP, costs nothing (" in texts_of(books, "page book-5")[0]
    assert texts_of(books, "gain-xp")[0] == "gain 2 XP"


def test_an_upgraded_action_card(books: "BookTable") -> None:
    """Its brown and its blue field, and the XP that lies there."""
    books.upgrades("mathematics", "apprentice", "chemistry", "philosophy", "biology", "medicine")
    books.red.resolves("upgrade")
    assert texts_of(books, "upgrade space-1") == [
        (
            "the card in the top row, left: Upgraded Action Card: Mathematics, with 1 XP "
            "(small action: gain 2 Silver; at a Rest: Harvest the Mathematics Track)"
        ),
        (
            "la carte de la rangée du haut, à gauche\u202f: Carte Action Améliorée\u202f: Mathématiques, avec 1 XP "
            "(petite action\u202f: gagnez 2 Pièces\u202f; effet de repos\u202f: "
            "récoltez sur la piste de Recherche en Mathématiques)"
        ),
        (
            "karta w górnym rzędzie, po lewej: Ulepszona karta Akcji: Matematyka, 1 XP "
            "(pomniejsza akcja: zyskaj 2 Srebrniki; podczas Odpoczynku: zbierz korzyści z toru Badań Matematyki)"
        ),
    ]
    assert texts_of(books, "upgrade space-2")[0].count("small action: ") == 3
    assert texts_of(books, "upgrade space-6")[0].endswith(
        "with 2 XP (at a Rest: Harvest the Medicine Track; a printed Black Die of value 4)"
    )


def test_pages_and_retirees_under_a_slot(books: "BookTable") -> None:
    """Each by what it is."""
    books.red.has(hand="red-3").retired("recruit", "page-recruit-1", "chinese-a")
    books.red.works("recruit", "red-3")
    assert texts_of(books, "retiree card-2")[0] == "Page 2: If the action is Red or Orange, gain 1 Gold."
    assert texts_of(books, "retiree card-3")[0] == "Retiree 3: Gain 1 Silver."


def test_a_black_translate(books: "BookTable") -> None:
    """Who gets Gold, and what follows."""
    books.room(1, "greek-e", books.red)
    books.room(2, "persian-d", books.red)
    books.red.has(hand="black-6 black-4", gold=5)
    books.red.acts("translate", "black-6", "black-4")
    assert texts_of(books, "line room-1") == [
        "Room 1: place 1 Gold on Greek Translator E. Gain 1 XP and gain 1 Page Card or 2 XP.",
        (
            "Salle 1\u202f: placer 1 jeton Or sur la carte\u202f: Traducteur Grec E. "
            "Gagnez 1 XP et gagnez 1 carte Page ou 2 XP."
        ),
        (
            "Pokój 1: umieść 1 sztukę Złota na karcie: Tłumacz grecki E. "
            "Zyskaj 1 XP i zyskaj 1 kartę Stronicy albo 2 XP."
        ),
    ]
    assert texts_of(books, "line room-1 room-2")[0] == (
        "Room 1 and Room 2: place 1 Gold each on Greek Translator E and Persian Translator D. "
        "Gain 3 XP and gain 1 Page Card or 2 XP."
    )


def test_a_line_of_a_translation_is_told_as_ever(books: "BookTable") -> None:
    """With the Translators who make it."""
    books.empty_wisdom()
    books.wisdom("purple-top", "scroll-greek-a")
    for room, card in enumerate(("greek-e", "persian-d", "persian-e"), start=1):
        books.room(room, card, books.red)
    books.red.has(hand="purple-4", gold=5, silver=5)
    books.red.acts("translate", "purple-4")
    assert texts_of(books, "line room-1 room-2")[0] == "Room 1 and Room 2: Greek Translator E and Persian Translator D"


def test_what_is_harvested(books: "BookTable") -> None:
    """A card in hand by its blue field, an Upgraded one by its own."""
    books.red.upgraded("patron").resolves("harvest card in hand")
    assert texts_of(books, "harvest-card patron")[0] == "the Patron card: Gain 1 Gold."


def test_an_end_game_page(books: "BookTable") -> None:
    """By its name and what it does."""
    books.blue.retired("travel", "page-end-1")
    books.ends()
    assert texts_of(books, "resolve slot-2 card-1")[0] == (
        "card 1 under the Travel slot: End-game Page 1 "
        "(Advance 1 space on the Biology Track and advance 1 space on the Physics Track.)"
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
