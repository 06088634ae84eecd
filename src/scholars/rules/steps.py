"""Every step by name: how pending work is written down and read back."""

from typing import Final

from scholars.engine.state import Step
from scholars.rules import (
    caliph,
    costs,
    deliver,
    dice,
    goals,
    gold,
    influence,
    pile,
    recruit,
    research,
    resolve,
    rest,
    retire,
    setup,
    translate,
    travel,
    turn,
    work,
    workers,
)

STEPS: Final[dict[str, tuple[type[Step], tuple[str, ...]]]] = {
    "act": (work.Act, ("seat",)),
    "advance": (research.Advance, ("seat", "track")),
    "advance-choice": (research.AdvanceChoice, ("seat", "primary")),
    "after-move": (travel.AfterMove, ("seat", "path", "done")),
    "after-translation": (translate.AfterTranslation, ("seat", "scroll", "done")),
    "benefit": (resolve.Benefit, ("seat", "effect")),
    "caliph-at-guild": (caliph.CaliphAtGuild, ("seat", "guild", "space")),
    "caliph-bottom": (caliph.CaliphBottom, ("seat", "card")),
    "choose-caliph-space": (caliph.ChooseCaliphSpace, ("seat", "guild", "space")),
    "choose-line": (translate.ChooseLine, ("seat", "space")),
    "choose-room": (recruit.ChooseRoom, ("seat", "deck")),
    "deliver": (deliver.Deliver, ("seat",)),
    "employ-or-retire": (recruit.EmployOrRetire, ("seat", "deck")),
    "fill-map": (pile.FillMap, ("seat", "space")),
    "gain": (resolve.Gain, ("seat", "effect")),
    "gain-primary-die": (dice.GainPrimaryDie, ("seat", "to_hand")),
    "gain-workers": (workers.GainWorkers, ("seat", "amount", "least")),
    "in-any-order": (resolve.InAnyOrder, ("seat", "effect", "done")),
    "income": (rest.Income, ("seat", "place")),
    "influence-guild": (influence.InfluenceGuild, ("seat", "guild")),
    "influence-scroll": (influence.InfluenceScroll, ("seat",)),
    "interact": (goals.Interact, ("seat", "character")),
    "leave-neutral": (setup.LeaveNeutral, ("seat",)),
    "look-at-control": (caliph.LookAtControl, ("seat", "guild")),
    "main-action-done": (work.MainActionDone, ("seat",)),
    "mark-translator": (influence.MarkTranslator, ("seat", "room")),
    "move-gold": (gold.MoveGold, ("seat",)),
    "move-influence": (influence.MoveInfluence, ("seat", "target")),
    "name-colour": (work.NameColour, ("seat",)),
    "next-turn": (turn.NextTurn, ("seat",)),
    "one-of": (resolve.OneOf, ("seat", "effect")),
    "pay": (costs.Pay, ("seat", "effect")),
    "pay-tuck": (retire.PayTuck, ("seat", "cost")),
    "pick-pair": (setup.PickPair, ("seat",)),
    "place-dice": (work.PlaceDice, ("seat",)),
    "put-under": (retire.PutUnder, ("seat", "card", "slot")),
    "recruit": (recruit.Recruit, ("seat", "value", "dispatches", "employs")),
    "reroll": (dice.Reroll, ("seat", "picked")),
    "research": (research.Research, ("seat", "colour", "value")),
    "retire-translators": (retire.RetireTranslators, ("seat",)),
    "return-die": (dice.ReturnDie, ("seat", "amount", "optional", "least")),
    "reveal-bottom": (pile.RevealBottom, ("seat",)),
    "reveal-caliph": (caliph.RevealCaliph, ("seat", "card")),
    "slide-up": (translate.SlideUp, ("seat", "guild")),
    "spend-workers": (workers.SpendWorkers, ("seat", "amount", "least")),
    "take-back": (rest.TakeBack, ("seat",)),
    "top-up": (dice.TopUp, ("seat", "amount")),
    "translate": (translate.Translate, ("seat", "colour")),
    "travel": (travel.Travel, ("seat", "colour", "value")),
    "tuck": (retire.Tuck, ("seat",)),
    "tuck-under": (retire.TuckUnder, ("seat", "card")),
    "turn": (turn.Turn, ("seat",)),
    "under-deck": (recruit.UnderDeck, ("seat", "card")),
    "white-die": (retire.WhiteDie, ("seat",)),
}
_NAMES: Final = {kind: name for name, (kind, _) in STEPS.items()}
PICKED: Final = "picked"  # the one field that is a list


def write_step(step: Step) -> dict[str, object]:
    """A step as plain values: ``{"step": "advance", "seat": 1, "track": 2}``."""
    name = _NAMES[type(step)]
    names = STEPS[name][1]
    numbers = step.fields()
    written: dict[str, object] = {"step": name}
    for place in range(len(names)):
        written[names[place]] = list(numbers[place:]) if names[place] == PICKED else numbers[place]
    return written


def read_step(written: dict[str, object]) -> Step:
    """The step that was written."""
    kind, names = STEPS[str(written["step"])]
    values = [written[name] for name in names]
    if names[-1] == PICKED:
        values[-1] = tuple(values[-1])  # type: ignore[arg-type]
    return kind(*values)  # type: ignore[arg-type]
