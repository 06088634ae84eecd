"""Amounts take their noun's form: three classes in Polish, and in French 0 counts as one."""

# ruff: noqa: RUF001 - French is written with this apostrophe

import pytest

from scholars.locales import message, say

COLOUR = {"effect-coloured-worker": {"colour": "white"}}
NAMES = {"solo-vp": "vp", "web-vp": "vp", "web-found": "count"}

POLISH = [
    ("effect-silver", "zyskaj", "Srebrnika Srebrniki Srebrników Srebrników Srebrniki"),
    ("effect-silver.infinitive", "zyskać", "Srebrnika Srebrniki Srebrników Srebrników Srebrniki"),
    ("effect-silver.cost", "wydać", "Srebrnika Srebrniki Srebrników Srebrników Srebrniki"),
    ("effect-gold", "zyskaj", "sztukę_Złota sztuki_Złota sztuk_Złota sztuk_Złota sztuki_Złota"),
    ("effect-gold.infinitive", "zyskać", "sztukę_Złota sztuki_Złota sztuk_Złota sztuk_Złota sztuki_Złota"),
    ("effect-gold.cost", "wydać", "sztukę_Złota sztuki_Złota sztuk_Złota sztuk_Złota sztuki_Złota"),
    ("effect-xp", "zyskaj", "XP XP XP XP XP"),
    ("effect-xp.cost", "wydać", "XP XP XP XP XP"),
    (
        *("effect-worker", "zyskaj"),
        "dowolnego_Robotnika dowolnych_Robotników dowolnych_Robotników dowolnych_Robotników dowolnych_Robotników",
    ),
    (
        *("effect-worker.cost", "wydać"),
        "dowolnego_Robotnika dowolnych_Robotników dowolnych_Robotników dowolnych_Robotników dowolnych_Robotników",
    ),
    (
        *("effect-coloured-worker", "zyskaj"),
        "Białego_Robotnika Białych_Robotników Białych_Robotników Białych_Robotników Białych_Robotników",
    ),
    ("effect-draw", "dobierz", "Kość Kości Kości Kości Kości"),
    ("effect-draw.infinitive", "dobrać", "Kość Kości Kości Kości Kości"),
    ("effect-destroy", "zniszcz", "Białą_Kość Białe_Kości Białych_Kości Białych_Kości Białe_Kości"),
    ("effect-destroy.infinitive", "zniszczyć", "Białą_Kość Białe_Kości Białych_Kości Białych_Kości Białe_Kości"),
    ("effect-destroy-up-to", "zniszcz do", "Białej_Kości Białych_Kości Białych_Kości Białych_Kości Białych_Kości"),
    (
        *("effect-place-gold", "umieść na Tłumaczach do"),
        "sztuki_Złota sztuk_Złota sztuk_Złota sztuk_Złota sztuk_Złota",
    ),
    ("solo-silver", "znacznik SI przesuwa się o", "pole pola pól pól pola"),
    ("solo-step", "znacznik SI przesuwa się o", "pole pola pól pól pola"),
    ("solo-influence-of-card", "", "Wpływ Wpływy Wpływów Wpływów Wpływy"),
    ("amount-silver", "", "Srebrnik Srebrniki Srebrników Srebrników Srebrniki"),
    ("amount-gold", "", "sztuka_Złota sztuki_Złota sztuk_Złota sztuk_Złota sztuki_Złota"),
    ("amount-xp", "", "XP XP XP XP XP"),
    ("web-found", "", "pozycja pozycje pozycji pozycji pozycje"),
    (
        *("web-vp", ""),
        "Punkt_Zwycięstwa Punkty_Zwycięstwa Punktów_Zwycięstwa Punktów_Zwycięstwa Punkty_Zwycięstwa",
    ),
]


def said(key: str, amount: int, language: str) -> str:
    """A counted text with an amount."""
    name = NAMES.get(key, "amount")
    return say(message(key, **{name: amount}, **COLOUR.get(key, {})), language)


@pytest.mark.parametrize(("key", "before", "nouns"), POLISH, ids=[key for key, _, _ in POLISH])
def test_polish_counts_in_three_classes(key: str, before: str, nouns: str) -> None:
    """1; 2 to 4 and 22; 5 and 12. People and what follows "do" have two."""
    for amount, noun in zip((1, 2, 5, 12, 22), nouns.split(), strict=True):
        assert said(key, amount, "pl") == f"{before} {amount} {noun.replace('_', ' ')}".strip()


@pytest.mark.parametrize(
    ("key", "texts"),
    [
        (
            "solo-translators-needed",
            {1: "co najmniej 1 Tłumacz w Pokojach", 2: "co najmniej 2 Tłumaczy w Pokojach"}
            | {5: "co najmniej 5 Tłumaczy w Pokojach"},
        ),
        (
            "solo-scrolls-needed",
            {1: "co najmniej 1 Zwój w Domu Mądrości", 2: "co najmniej 2 Zwoje w Domu Mądrości"}
            | {5: "co najmniej 5 Zwojów w Domu Mądrości", 22: "co najmniej 22 Zwoje w Domu Mądrości"},
        ),
        (
            "solo-vp-per-retired",
            {1: "1\u00a0PZ za każdego Spłaconego Tłumacza", 2: "1\u00a0PZ za każdych 2 Spłaconych Tłumaczy"},
        ),
        (
            "solo-vp-per-influence",
            {1: "1\u00a0PZ za każdy Wpływ w Gildiach", 2: "1\u00a0PZ za każde 2 Wpływy w Gildiach"}
            | {5: "1\u00a0PZ za każde 5 Wpływów w Gildiach"},
        ),
        ("effect-top-up", {1: "uzupełnij Kości na ręce do 1", 5: "uzupełnij Kości na ręce do 5"}),
        ("solo-vp", {1: "1\u00a0PZ", 5: "5\u00a0PZ"}),
        ("amount-vp", {1: "1\u00a0PZ", 22: "22\u00a0PZ"}),
    ],
)
def test_polish_counts_in_whole_phrases(key: str, texts: dict[int, str]) -> None:
    """Where more than the noun depends on the number."""
    assert {amount: said(key, amount, "pl") for amount in texts} == texts


@pytest.mark.parametrize(
    ("key", "singular", "plural"),
    [
        ("effect-silver", "gagnez # Pièce", "gagnez # Pièces"),
        ("effect-silver.infinitive", "gagner # Pièce", "gagner # Pièces"),
        ("effect-silver.cost", "dépenser # Pièce", "dépenser # Pièces"),
        ("effect-gold", "gagnez # jeton Or", "gagnez # jetons Or"),
        ("effect-gold.cost", "dépenser # jeton Or", "dépenser # jetons Or"),
        ("effect-xp", "gagnez # XP", "gagnez # XP"),
        ("effect-worker", "gagnez # Ouvrier de votre choix", "gagnez # Ouvriers de votre choix"),
        ("effect-worker.cost", "dépenser # Ouvrier au choix", "dépenser # Ouvriers au choix"),
        ("effect-coloured-worker", "gagnez # Ouvrier blanc", "gagnez # Ouvriers blancs"),
        ("effect-draw", "tirez # Dé", "tirez # Dés"),
        ("effect-destroy", "détruisez # Dé blanc", "détruisez # Dés blancs"),
        ("effect-destroy-up-to", "détruisez jusqu’à # Dé blanc", "détruisez jusqu’à # Dés blancs"),
        (
            "effect-place-gold",
            "placez jusqu’à # jeton Or sur des Traducteurs",
            "placez jusqu’à # jetons Or sur des Traducteurs",
        ),
        (
            "solo-translators-needed",
            "au moins # Traducteur dans les Salles",
            "au moins # Traducteurs dans les Salles",
        ),
        (
            "solo-scrolls-needed",
            "au moins # Parchemin dans la Maison de la Sagesse",
            "au moins # Parchemins dans la Maison de la Sagesse",
        ),
        ("solo-influence-of-card", "# Influence", "# Influences"),
        ("amount-silver", "# Pièce", "# Pièces"),
        ("amount-gold", "# jeton Or", "# jetons Or"),
        ("amount-vp", "#\u00a0PV", "#\u00a0PV"),
        ("web-found", "# entrée", "# entrées"),
        ("web-vp", "# point de victoire", "# points de victoire"),
    ],
)
def test_french_counts_nothing_as_one(key: str, singular: str, plural: str) -> None:
    """0 and 1 take the singular, 2 the plural."""
    expected = [singular.replace("#", "0"), singular.replace("#", "1"), plural.replace("#", "2")]
    assert [said(key, amount, "fr") for amount in (0, 1, 2)] == expected


@pytest.mark.parametrize("key", ["solo-silver", "solo-step"])
def test_french_moves_by_one_space_without_a_figure(key: str) -> None:
    """One space is "une case", two are "2 cases"."""
    assert [said(key, amount, "fr").partition(" avance ")[2] for amount in (1, 2)] == ["d’une case", "de 2 cases"]


@pytest.mark.parametrize(
    ("key", "one", "two"),
    [
        ("effect-draw", "draw 1 Die", "draw 2 Dice"),
        ("effect-worker", "gain any 1 Worker", "gain any 2 Workers"),
        ("effect-silver", "gain 1 Silver", "gain 2 Silver"),
        ("effect-destroy", "Destroy 1 White Die", "Destroy 2 White Dice"),
        ("solo-vp-per-retired", "1 VP for each Retired Translator", "1 VP for every 2 Retired Translators"),
        ("solo-vp-per-influence", "1 VP for each Influence in the Guilds", "1 VP for every 2 Influence in the Guilds"),
        ("web-found", "1 entry", "2 entries"),
    ],
)
def test_english_has_dice_and_workers_in_the_plural(key: str, one: str, two: str) -> None:
    """Silver, Gold and Influence do not change."""
    assert [said(key, amount, "en") for amount in (1, 2)] == [one, two]
