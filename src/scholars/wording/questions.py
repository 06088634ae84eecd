"""Questions and options as messages, for people who choose.

An option is a title, what it changes and what that means (`waiting.py`); what is said of each stands by its verb in
`options/`. What it certainly costs and gains is tried on a copy (`changes.py`), so that every option tells it.
"""

from functools import cached_property

from scholars.engine import verbs
from scholars.engine.state import State
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.locales import Message, clause, joined, message
from scholars.locales.effects import cost_clause
from scholars.rules import resolve
from scholars.rules.caliph import ChooseCaliphSpace
from scholars.rules.dealing import determinised
from scholars.rules.deliver import Deliver
from scholars.rules.influence import scroll_at
from scholars.rules.recruit import ChooseRoom, EmployOrRetire
from scholars.rules.retire import TuckUnder
from scholars.rules.sets import ChooseSet
from scholars.rules.translate import AfterTranslation, ChooseLine
from scholars.solo.translate import LetOrDeny
from scholars.wording.changes import Changes
from scholars.wording.choices import choice_message
from scholars.wording.expansions import sayings_of
from scholars.wording.names import Names
from scholars.wording.options import TOLD
from scholars.wording.options.effects import offer_of
from scholars.wording.options.guilds import guild_name
from scholars.wording.waiting import NOTHING, Waiting, Worded

MOST_LINES = 2
LISTS_ITSELF = (verbs.PICK,)  # all it gives; what is certain ends where Dice are drawn


class Wording:
    """Words for the question of a state and its options."""

    def __init__(self, state: State, names: Names) -> None:
        self.asked = Waiting(state, names)
        self._told = dict(TOLD)
        self._changes = dict[int, Changes]()
        for sayings in sayings_of(state):
            self._told.update(sayings.TOLD)

    @cached_property
    def dealt_anew(self) -> State:
        """The state with everything hidden dealt anew: what is tried in a copy of it gives nothing away."""
        return determinised(self.asked.state, 0)

    def changes(self, code: int) -> Changes:
        """What certainly follows from an option."""
        if code not in self._changes:
            self._changes[code] = Changes(self.dealt_anew, code)
        return self._changes[code]

    def option(self, code: int) -> Worded:
        """An option, with what the table tells of it."""
        told = self._told[code >> SHIFT](self.asked, code >> SHIFT, code & OPERAND)
        changes = tuple(self.changes(code).told(self.asked.state))
        if not changes or code >> SHIFT in LISTS_ITSELF:
            return told
        changed = joined(changes, "list-comma")
        if told.lines == (NOTHING,):
            return Worded(told.title, (changed,))
        if len(told.lines) < MOST_LINES:
            return Worded(told.title, (changed, *told.lines))
        first, *others = told.lines
        return Worded(told.title, (message("list-dot", first=changed, second=first), *others))

    def title(self, code: int) -> Message:
        """What a choice is about, whether it is open or not."""
        return self._told[code >> SHIFT](self.asked, code >> SHIFT, code & OPERAND).title

    def choice(self, code: int) -> Message:
        """A choice in one line; one that is not open is told by itself."""
        return self.option(code).text if self.asked.state.allows(code) else choice_message(code)

    def question(self) -> Message:
        """What is asked, in a sentence: of which card, for what, and of a set how many."""
        step = self.asked.step
        key = f"ask-{step.kind().replace('_', '-')}"
        if isinstance(step, ChooseSet):
            return message(key, amount=int(step.amount), choose="up-to" if step.optional else "exactly")
        offer = offer_of(self.asked)
        if offer is not None:
            return message(key, cost=cost_clause(offer.cost), gain=clause(offer.gain, ".infinitive"))
        if isinstance(step, resolve.Benefit):
            return message(key, effect=self.asked.clause(int(step.effect), ".infinitive"))
        card = self._card()
        return message(key) if card is None else message(key, card=card)

    def _card(self) -> Message | None:
        """The card or the Guild a question is about."""
        state, names = self.asked.state, self.asked.names
        match self.asked.step:
            case ChooseRoom() | EmployOrRetire() as step:
                return names.translator(int(state.decks[step.deck][0]))
            case TuckUnder() as step:
                return names.translator(int(step.card))
            case ChooseCaliphSpace() as step:
                return guild_name(int(step.guild))
            case _:
                scroll = self._scroll()
                return None if scroll is None else names.scroll(scroll)

    def _scroll(self) -> int | None:
        """The Scroll a question is about."""
        state = self.asked.state
        match self.asked.step:
            case Deliver():
                return int(state.map[self.asked.player.spot // 2])
            case ChooseLine() as step:
                return int(state.wisdom[step.space])
            case AfterTranslation() as step:
                return int(step.scroll)
            case LetOrDeny() as step:
                return int(scroll_at(state, step.place))
            case _:
                return None
