"""The solo opponent is told so that a person can follow and check it: what it looked for, what it found and why."""

# ruff: noqa: RUF001 - French is written with this apostrophe, and a Dice Sum with a real minus

import random
from itertools import pairwise

import pytest

from scholars import Event, Game
from scholars.engine.events import DIFFICULTY_CHOSEN, NAMES, XP_GAINED, Fact
from scholars.locales import LANGUAGES, say
from scholars.scores import Outcome
from scholars.solo import grounds
from scholars.wording.events import tell, tell_all, tell_line

Told = tuple[str, dict[str, int], list[str]]  # the name of an event, its values, and its sentences


def told(kind: str, english: str, french: str, polish: str, /, **values: int | str) -> Told:
    """An event and its sentences; a ground, and what was sought in vain, are given by name."""
    names = {"because": grounds.NAMES, "sought": grounds.SOUGHT}
    numbers = {field: names[field].index(value) if isinstance(value, str) else value for field, value in values.items()}
    return kind, numbers, [english, french, polish]


SENTENCES = [
    told(
        "difficulty_chosen",
        "Difficulty: Student. The opponent begins with a Dice Sum of −2.",
        "Difficulté\u202f: Étudiant. L’adversaire commence avec une Somme de Dés de −2.",
        "Poziom trudności: Uczeń. SI zaczyna z Sumą Kości −2.",
        difficulty=0,
    ),
    told(
        "face_down_scroll_gained",
        "Bot begins with a Sanskrit Scroll, face down.",
        "Bot commence avec un Parchemin Sanskrit, face cachée.",
        "Bot zaczyna z zakrytym Zwojem w sanskrycie.",
        seat=1,
        language=1,
    ),
    told(
        "scheme_revealed",
        "Scheme Card 5 is revealed: Red, Silver value 1.",
        "La carte Planification 5 est révélée\u202f: rouge, Valeur en Pièces 1.",
        "Zostaje odkryta karta Planu 5: Czerwona, wartość w Srebrnikach 1.",
        scheme=4,
    ),
    told(
        "resource_marker_moved",
        "The opponent’s marker moves 1 space, to Greek (Green).",
        "Le marqueur Joueur de l’adversaire avance d’une case, focus Grec (vert).",
        "Znacznik SI przesuwa się o 1 pole, na pole: grecki (Zielony).",
        steps=1,
        focus=2,
    ),
    told(
        "resource_marker_moved",
        "The opponent’s marker moves 2 spaces, to Syriac (Green).",
        "Le marqueur Joueur de l’adversaire avance de 2 cases, focus Syriaque (vert).",
        "Znacznik SI przesuwa się o 2 pola, na pole: syryjski (Zielony).",
        steps=2,
        focus=5,
    ),
    told(
        "research_marker_placed",
        "The marker comes round: the opponent places Research Marker 1 and gains what it covers.",
        "Le marqueur Joueur revient au début de la piste\u202f: l’adversaire place le marqueur Recherche 1 et "
        "résout l’effet recouvert.",
        "Znacznik SI wykonuje nawrót: SI umieszcza znacznik Badań 1 i rozpatruje zakryty efekt.",
        number=0,
    ),
    told(
        "came_round_for_nothing",
        "The marker comes round, but all Research Markers are placed: nothing is gained.",
        "Le marqueur Joueur revient au début de la piste, mais tous les marqueurs Recherche sont "
        "placés\u202f: rien n’est gagné.",
        "Znacznik SI wykonuje nawrót, ale wszystkie znaczniki Badań są już umieszczone: SI nic nie zyskuje.",
    ),
    told(
        "scheme_action_found",
        "The First Action needs at least 5 Translators in the Rooms; there are 4. Second Action: it "
        "Employs its focus character and its marker moves 2 spaces.",
        "La Première Action demande au moins 5 Traducteurs dans les Salles\u202f; il y en a 4. Seconde "
        "Action\u202f: il Emploie un personnage selon son focus Traducteur et son marqueur Joueur avance de 2 "
        "cases.",
        "Warunek Pierwszej akcji: co najmniej 5 Tłumaczy w Pokojach; jest ich 4. Druga akcja: SI "
        "Zatrudnia postać zgodnie ze skupieniem na Tłumaczu i znacznik SI przesuwa się o 2 pola.",
        scheme=4,
        action_taken=1,
        count=4,
    ),
    told(
        "scheme_action_found",
        "The First Action needs at least 3 Scrolls in the House of Wisdom; there are 3. First Action: it "
        "Translates a Scroll of its focus language.",
        "La Première Action demande au moins 3 Parchemins dans la Maison de la Sagesse\u202f; il y en a 3. "
        "Première Action\u202f: il Traduit un Parchemin selon son focus Langue.",
        "Warunek Pierwszej akcji: co najmniej 3 Zwoje w Domu Mądrości; jest ich 3. Pierwsza akcja: SI "
        "Tłumaczy Zwój zgodnie ze skupieniem na języku.",
        scheme=2,
        action_taken=0,
        count=3,
    ),
    told(
        "character_found",
        "It looks for the Greek Translator, who stands in no Room.",
        "Il cherche le Traducteur Grec, qui n’est dans aucune Salle.",
        "SI szuka Tłumacza greckiego: nie ma go w żadnym Pokoju.",
        focus=2,
        character=2,
        because="in-no-room",
    ),
    told(
        "character_found",
        "It looks from the Greek Translator on, to the right: the first who stands in no Room is the "
        "Hebrew Translator.",
        "Il cherche à partir du Traducteur Grec, vers la droite\u202f: le premier qui n’est dans aucune Salle "
        "est le Traducteur Hébreu.",
        "SI szuka od Tłumacza greckiego w prawo: pierwszy, którego nie ma w żadnym Pokoju, to Tłumacz hebrajski.",
        focus=2,
        character=3,
        because="in-no-room",
    ),
    told(
        "character_found",
        "All it could Employ stand in Rooms already, so it keeps its focus: the Greek Translator.",
        "Tous ceux qu’il pourrait Employer sont déjà dans des Salles, il garde donc son focus\u202f: le "
        "Traducteur Grec.",
        "Wszyscy, których SI mogłaby Zatrudnić, są już w Pokojach, więc zachowuje ona skupienie: Tłumacz grecki.",
        focus=2,
        character=2,
        because="all-in-rooms",
    ),
    told(
        "character_found",
        "All it could Employ stand in Rooms already, and the deck of the Greek Translator is empty: next "
        "comes the Hebrew Translator.",
        "Tous ceux qu’il pourrait Employer sont déjà dans des Salles, et la pile du Traducteur Grec est "
        "vide\u202f: vient ensuite le Traducteur Hébreu.",
        "Wszyscy, których SI mogłaby Zatrudnić, są już w Pokojach, a talia Tłumacza greckiego jest "
        "pusta: następny jest Tłumacz hebrajski.",
        focus=2,
        character=3,
        because="all-in-rooms",
    ),
    told(
        "room_found",
        "The Target Sum is 1: the rightmost free Room at that cost is Room 7.",
        "La Somme Cible est de 1\u202f: la Salle libre la plus à droite à ce coût est la Salle 7.",
        "Suma Docelowa wynosi 1: pierwszy od prawej wolny Pokój o tym koszcie to Pokój 7.",
        target_sum=1,
        room=6,
        because="costs-target-sum",
    ),
    told(
        "room_found",
        "The Target Sum is 2, and no free Room costs that. The next cost is 4: the rightmost free Room is Room 10.",
        "La Somme Cible est de 2, et aucune Salle libre n’a ce coût. Le coût suivant est de 4\u202f: la Salle "
        "libre la plus à droite est la Salle 10.",
        "Suma Docelowa wynosi 2, a żaden wolny Pokój nie ma takiego kosztu. Następny koszt to 4: "
        "pierwszy od prawej wolny Pokój to Pokój 10.",
        target_sum=2,
        room=9,
        because="next-cost",
    ),
    told(
        "scroll_found",
        "It looks for a Greek Scroll and finds Greek Scroll B, the only one it can take in that language.",
        "Il cherche un Parchemin Grec et trouve\u202f: Parchemin Grec B, le seul qu’il puisse prendre dans "
        "cette langue.",
        "SI szuka greckiego Zwoju i znajduje: Grecki Zwój B, jedyny dostępny w tym języku.",
        focus=2,
        scroll=17,
        because="the-only-one",
    ),
    told(
        "scroll_found",
        "It looks for a Sanskrit Scroll in vain, goes on to the next focuses and finds Greek Scroll B, "
        "of several in the lowest row the first by colour from its marker on (Sanskrit, Orange).",
        "Il cherche en vain un Parchemin Sanskrit, passe aux focus suivants et trouve\u202f: Parchemin Grec "
        "B, parmi plusieurs dans la rangée la plus basse celui que le focus Couleur, à partir de son "
        "marqueur (Sanskrit, orange), désigne.",
        "SI na próżno szuka Zwoju w sanskrycie, przechodzi do kolejnych skupień i znajduje: Grecki Zwój "
        "B, spośród kilku w najniższym rzędzie ten, który skupienie na Kolorze, licząc od znacznika SI "
        "(sanskryt, Pomarańczowy), wskazuje.",
        focus=1,
        scroll=17,
        because="focus-colour",
    ),
    told(
        "space_found",
        "In several Guilds the next free space is in the highest row that has any (middle space); the "
        "first by colour from its marker on (Persian, Orange) is the Orange Guild.",
        "Plusieurs Guildes ont leur prochain emplacement libre dans la rangée la plus haute possible "
        "(emplacement du milieu)\u202f; le focus Couleur, à partir de son marqueur (Persan, orange), désigne "
        "la Guilde orange.",
        "W kilku Gildiach następne wolne pole jest w najwyższym możliwym rzędzie (środkowe pole); "
        "skupienie na Kolorze, licząc od znacznika SI (perski, Pomarańczowy), wskazuje: Pomarańczowa "
        "Gildia.",
        focus=4,
        wisdom=4,
        because="focus-colour",
    ),
    told(
        "guild_found",
        "There is Influence in every Guild; the only one where it has no Influence itself is the Green Guild.",
        "Il y a de l’Influence dans chaque Guilde\u202f; la seule où il n’en a aucune est la Guilde verte.",
        "W każdej Gildii jest Wpływ; tylko w Zielonej Gildii SI nie ma własnego.",
        focus=0,
        guild=2,
        because="none-of-its-own",
    ),
    told(
        "translator_found",
        "For Gold it looks from left to right for a Translator who knows the language (owner: Ada): Room 4.",
        "Pour l’Or, il cherche de gauche à droite un Traducteur qui parle la langue (propriétaire\u202f: "
        "Ada)\u202f: Salle 4.",
        "SI szuka od lewej Tłumacza, który zna ten język (właściciel: Ada), aby umieścić Złoto: Pokój 4.",
        room=3,
        because="yours-who-knows",
    ),
    told(
        "caliph_space_found",
        "The opponent has as many Blue as Red Scheme Cards, and the latest is Red: it takes the lowest "
        "free space, the bottom one.",
        "L’adversaire a autant de cartes Planification bleues que rouges, et la dernière est rouge\u202f: il "
        "prend l’espace libre le plus bas (espace du bas).",
        "SI ma tyle samo Niebieskich i Czerwonych kart Planu, a ostatnia jest Czerwona: SI zajmuje "
        "najniższe wolne pole (dolne pole).",
        majority=1,
        row=2,
        because="latest-card",
    ),
    told(
        "retiree_found",
        "Of the two pictured Translators the one with more VP Retires: Greek Translator C.",
        "Des deux Traducteurs représentés, celui qui a le plus de PV prend sa Retraite\u202f: Traducteur Grec C.",
        "Spośród dwóch wskazanych Tłumaczy Spłacony zostaje ten, który ma więcej PZ: Tłumacz grecki C.",
        translator=18,
        because="more-vp",
    ),
    told(
        "nothing_found",
        "It has no Influence left in supply and places nothing.",
        "Il n’a plus d’Influence dans sa réserve\u202f: il n’en place pas.",
        "SI nie ma Wpływu w zasobach: nie umieszcza żadnego.",
        sought="influence",
    ),
    told(
        "scroll_let",
        "Ada lets the opponent take Greek Scroll B.",
        "Ada laisse l’adversaire prendre\u202f: Parchemin Grec B.",
        "Ada pozwala SI zabrać kartę: Grecki Zwój B.",
        seat=0,
        scroll=17,
    ),
    told(
        "scroll_denied",
        "Ada denies the opponent Greek Scroll B.",
        "Ada refuse à l’adversaire\u202f: Parchemin Grec B.",
        "Ada odmawia SI karty: Grecki Zwój B.",
        seat=0,
        scroll=17,
    ),
    told(
        "dice_sum_moved",
        "Instead of a White Die its Dice Sum moves one space to the left, if it can: −3.",
        "Au lieu de gagner un Dé blanc, il déplace sa Somme de Dés d’une case vers la gauche, si possible\u202f: −3.",
        "Zamiast zyskać Białą Kość, SI przesuwa Sumę Kości o 1 pole w lewo, jeśli to możliwe: −3.",
        dice_sum=-3,
        because="retiring",
    ),
    told(
        "schemes_counted",
        "It has played 4 Scheme Cards, most of them Red.",
        "Il a joué 4 cartes Planification, en majorité rouges.",
        "Zagrane karty Planu: 4, przeważają Czerwone.",
        count=4,
        majority=1,
        because="majority",
    ),
    told(
        "schemes_shuffled",
        "All Scheme Cards are shuffled into a new draw pile.",
        "Toutes les cartes Planification sont mélangées et forment une nouvelle pioche.",
        "Wszystkie karty Planu zostają potasowane i tworzą nową talię.",
    ),
    told(
        "translator_kept",
        "Bot keeps Greek Translator C beside the Solo Board.",
        "Bot garde près du Plateau Adversaire\u202f: Traducteur Grec C.",
        "Bot zatrzymuje obok planszy do rozgrywki Solo: Tłumacz grecki C.",
        seat=1,
        translator=18,
    ),
]


@pytest.mark.parametrize(("kind", "values", "sentences"), SENTENCES, ids=[str(n) for n in range(len(SENTENCES))])
def test_sentences(kind: str, values: dict[str, int], sentences: list[str]) -> None:
    """In English, French and Polish."""
    game = Game.new(players=1, seed=1, names=["Ada", "Bot"])
    message = tell(game, Fact(kind, values))
    assert [say(message, language) for language in LANGUAGES] == sentences


def test_every_event_of_the_opponent_has_its_sentence_here() -> None:
    """A new one needs a line above."""
    own = {name for number, (name, _) in NAMES.items() if DIFFICULTY_CHOSEN <= number < XP_GAINED}
    assert {kind for kind, _, _ in SENTENCES} == own


def played(seed: int, mode: str = "casual") -> tuple[Game, list[Event]]:
    """A game of random choices, and everything that happened in it."""
    game = Game.new(players=1, seed=seed, mode=mode, names=["Ada", "Bot"])
    chance = random.Random(seed)  # noqa: S311 - the same game every time
    events: list[Event] = []
    while game.decision is not None:
        events += game.play(chance.randrange(len(game.decision.options)))
    return game, events


@pytest.mark.parametrize("mode", ["casual", "epic"])
def test_whole_games_are_told_in_every_language(mode: str) -> None:
    """Every sentence is one, and none has a value left out."""
    for seed in range(6):
        game, events = played(seed, mode)
        for language in LANGUAGES:
            for _, message in tell_all(game, events):
                text = say(message, language)
                assert text[0].isupper()
                assert text.endswith(".")
                assert not set("{}$") & set(text)


def test_what_it_finds_is_told_before_what_it_does() -> None:
    """Each Employing, Delivery and Translation of the opponent follows what it looked for."""
    before = {
        "translator_employed": {"room_found"},
        "scroll_delivered": {"space_found"},
        "scroll_translated": {"scroll_found", "silver_gained", "influence_taken_back"},
    }
    for seed in range(6):
        _, events = played(seed)
        for first, second in pairwise(events):
            if second.name in before and second.numbers["seat"] == 1:
                assert first.name in before[second.name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_score_has_a_name(language: str) -> None:
    """The opponent's face-down Scrolls score by their language."""
    names: set[str] = set()
    for seed in range(6):
        game, _ = played(seed)
        outcome = game.outcome
        assert isinstance(outcome, Outcome)
        names |= {say(tell_line(game, line), language) for line in outcome.scores[1].lines}
    expected = {"en": "Greek Scrolls", "fr": "Parchemins Grecs", "pl": "Greckie Zwoje"}
    assert expected[language] in names
    assert all(name[0].isupper() for name in names)
