"""The model sentences of the terms, as far as an effect can say them.

A cost is always optional, so where a model commands ("Spend ... to gain ...") ours allows ("You may spend ...").
"""

# ruff: noqa: RUF001 - French is written with this apostrophe

import pytest

from scholars.effects import read
from scholars.locales import say, sentence

MODELS = [
    (
        "2 worker -> 2 gold",
        "You may spend any 2 Workers to gain 2 Gold.",
        "Vous pouvez dépenser 2 Ouvriers au choix pour gagner 2 jetons Or.",
        "Możesz wydać 2 dowolnych Robotników, aby zyskać 2 sztuki Złota.",
    ),
    (
        "destroy up to 2 white",
        "Destroy up to 2 White Dice.",
        "Détruisez jusqu’à 2 Dés blancs.",
        "Zniszcz do 2 Białych Kości.",
    ),
    (
        "influence purple",
        "Place 1 Influence in the Purple Guild.",
        "Placez 1 Influence dans la Guilde violette.",
        "Umieść 1 Wpływ w Fioletowej Gildii.",
    ),
    (
        "advance primary",
        "Advance 1 space on any primary Track.",
        "Avancez d’une case sur une piste primaire au choix.",
        "Przesuń się o 1 pole na dowolnym torze Badań w kolorze podstawowym.",
    ),
    (
        "1 silver -> draw 2",
        "You may spend 1 Silver to draw 2 Dice.",
        "Vous pouvez dépenser 1 Pièce pour tirer 2 Dés.",
        "Możesz wydać 1 Srebrnika, aby dobrać 2 Kości.",
    ),
    (
        "orange die to bag or 1 yellow worker",
        "Add 1 Orange Die to your Bag or gain 1 Yellow Worker.",
        "Ajoutez 1 Dé orange à votre Sac ou gagnez 1 Ouvrier jaune.",
        "Dodaj do woreczka 1 Pomarańczową Kość albo zyskaj 1 Żółtego Robotnika.",
    ),
    (
        "harvest physics",  # the model goes on with what the Track gives
        "Harvest the Physics Track.",
        "Récoltez sur la piste de Recherche en Physique.",
        "Zbierz korzyści z toru Badań Fizyki.",
    ),
    (
        "if action blue or green: 1 worker and destroy 1 white",
        "If the action is Blue or Green, gain any 1 Worker and Destroy 1 White Die.",
        "Si l’action est bleue ou verte, gagnez 1 Ouvrier de votre choix et détruisez 1 Dé blanc.",
        "Jeśli akcja jest Niebieska albo Zielona, zyskaj 1 dowolnego Robotnika i zniszcz 1 Białą Kość.",
    ),
]


@pytest.mark.parametrize(("text", "english", "french", "polish"), MODELS, ids=[model[0] for model in MODELS])
def test_an_effect_is_said_as_its_model(text: str, english: str, french: str, polish: str) -> None:
    """In the words, cases and order of the models."""
    effect = read(text)
    assert [say(sentence(effect), language) for language in ("en", "fr", "pl")] == [english, french, polish]
