"""Questions and choices as messages, for people who choose.

The text of a choice is its verb with the place it names; where the table tells more (which card lies there, what an
effect would do), that follows as a detail.
"""

from collections.abc import Callable

from scholars.components import Track
from scholars.effects import Word
from scholars.effects.words import Advance
from scholars.engine import verbs
from scholars.engine.choices import parts
from scholars.engine.layout import MAP, NONE, SPOTS
from scholars.engine.state import State
from scholars.engine.steps import Step
from scholars.engine.verbs import OPERAND, SHIFT
from scholars.locales import Message, joined, message, sentence
from scholars.locales.effects import worded
from scholars.rules import costs, resolve, translate, travel
from scholars.rules.caliph import MIDDLE, ChooseCaliphSpace
from scholars.rules.influence import SCROLLS, scroll_at
from scholars.rules.retire import TuckUnder
from scholars.rules.sets import ChooseSet
from scholars.rules.work import small_actions
from scholars.solo.translate import LetOrDeny
from scholars.wording.choices import choice_message, members
from scholars.wording.expansions import sayings_of
from scholars.wording.names import Names
from scholars.wording.solo_meanings import signed

Named = Callable[[int, int], Message]  # a choice, by its verb and operand
Detail = Callable[[int, int], Message | None]


def question(step: Step) -> Message:
    """What a step asks, in a sentence; of a set, also how many it has."""
    key = f"ask-{step.kind().replace('_', '-')}"
    if isinstance(step, ChooseSet):
        return message(key, amount=int(step.amount), choose="up-to" if step.optional else "exactly")
    return message(key)


def names_of(step: ChooseSet, some: tuple[int, ...]) -> list[str]:
    """Members of a set, as choices name them."""
    return [parts((verbs.PUT_BACK << SHIFT) | int(step.put_back() + one))[1][0] for one in some]


class Wording:
    """Words for the choices of a state: with the cards that lie there and what effects would do."""

    def __init__(self, state: State, names: Names) -> None:
        self.state = state
        self.names = names
        self._named: dict[int, Named] = {verbs.ENOUGH: self._enough}  # what the table has another name for
        self._told: dict[int, Detail] = {
            **dict.fromkeys((verbs.DISPATCH, verbs.EMPLOY, verbs.RETIRE), self._top),
            **dict.fromkeys((verbs.SMALL, verbs.RETIREE, verbs.PAY, verbs.ACCEPT), self._resolved),
            **dict.fromkeys((verbs.MARK, verbs.SCROLL, verbs.MOVE, verbs.DELIVER, verbs.FROM), self._scroll),
            verbs.ROOM: self._room,
            verbs.RESEARCH: self._research,
            verbs.PICK: self._pair,
            verbs.CARD: self._aside,
            verbs.TUCK: self._tucked,
            **dict.fromkeys((verbs.PLACE_GOLD, verbs.TAKE_GOLD), self._translator),
            verbs.PART: self._part,
            verbs.LINE: self.line,
            verbs.CALIPH: self._caliph,
            verbs.DIFFICULTY: self._difficulty,
            **dict.fromkeys((verbs.LET, verbs.DENY), self._wanted),
        }
        for sayings in sayings_of(state):
            sayings.add_wording(self, self._named, self._told)

    def choice(self, code: int) -> Message:
        """A choice, and what the table tells of it if it is open."""
        if not self.state.allows(code):
            return choice_message(code)
        verb, operand = code >> SHIFT, code & OPERAND
        named, more = self._named.get(verb), self.detail(code)
        told = named(verb, operand) if named else choice_message(code)
        return told if more is None else message("choice-with-detail", choice=told, detail=more)

    def detail(self, code: int) -> Message | None:
        """What lies at the place a choice names, or what its effect is."""
        told = self._told.get(code >> SHIFT)
        return told(code >> SHIFT, code & OPERAND) if told else None

    def _enough(self, verb: int, operand: int) -> Message:
        """What confirming a set means."""
        step = self.state.question()
        if not isinstance(step, ChooseSet):
            return choice_message((verb << SHIFT) | operand)
        if not step.picked:
            return message("choice-reroll-none" if step.verb() == verbs.REROLL else "choice-return-die-none")
        name = parts(int(step.verb()) << SHIFT)[0]
        return message("choice-confirm", members=members(names_of(step, step.picked)), verb=name)

    def effect(self, number: int) -> Message | None:
        """A printed effect as a sentence; nothing for no effect."""
        printed = self.state.tables.printed[number] if number else None
        return sentence(printed) if isinstance(printed, Word) else None

    def _top(self, verb: int, deck: int) -> Message:
        card = self.state.decks[deck][0]
        effects = self.state.tables.dispatch if verb == verbs.DISPATCH else self.state.tables.retiree
        effect = self.effect(effects[card])
        name = self.names.translator(card)
        return name if effect is None else message("choice-with-effect", card=name, effect=effect)

    def _resolved(self, verb: int, operand: int) -> Message | None:
        """The effect a choice would resolve."""
        state, tables = self.state, self.state.tables
        if verb == verbs.SMALL:
            return self.effect(small_actions(state, state.seat())[operand])
        if verb == verbs.RETIREE:
            return self.effect(tables.retiree[state.players[state.seat()].retirees[state.work.slot][operand]])
        step = state.question()
        return self.effect(int(step.effect)) if isinstance(step, costs.Pay | resolve.Benefit) else None

    def _part(self, _: int, part: int) -> Message | None:
        """The effect of a part of the step that asks, or what else it does."""
        tables = self.state.tables
        match self.state.question():
            case resolve.InAnyOrder() | resolve.OneOf() as step:
                return self.effect(int(tables.effects[step.effect].parts[part].number))
            case travel.AfterMove() as step:
                return self.effect(int(step.path)) if part == travel.PATH else self._spot(int(step.seat))
            case translate.AfterTranslation() as step if part == translate.EFFECT:
                return self.effect(tables.scroll_effect[step.scroll])
            case translate.AfterTranslation() as step:
                return sentence(Advance(tuple(Track)[tables.scroll_track[step.scroll]]))
            case _:
                return None

    def _spot(self, seat: int) -> Message | None:
        """What the Spot of a Player Marker does."""
        spot = int(self.state.players[seat].spot)
        if spot % 2 == 1:
            return self.effect(int(self.state.tables.spot_effect[spot]))
        return message("choice-deliver-scroll", scroll=self.names.scroll(int(self.state.map[spot // 2])))

    def _translator(self, _: int, room: int) -> Message:
        return self.names.translator(int(self.state.room_card[room]))

    def line(self, verb: int, rooms: int) -> Message:
        """The Translators in some Rooms."""
        line = [room for room in range(rooms.bit_length()) if (rooms >> room) & 1]
        return joined(tuple(self._translator(verb, room) for room in line), "list-and")

    def _room(self, _: int, room: int) -> Message | None:
        effect = self.effect(int(self.state.tables.room_effect[room]))
        silver = int(self.state.tables.room_silver[room])
        return None if effect is None else message("choice-room-detail", silver=silver, effect=effect)

    def _research(self, _: int, option: int) -> Message | None:
        _, _, gold, steps, number = self.state.tables.research[option]
        effect = self.effect(number)
        return None if effect is None else message("choice-research-detail", gold=gold, steps=steps, effect=effect)

    def _aside(self, _: int, index: int) -> Message:
        return self.names.translator(self.state.players[self.state.seat()].set_aside[index])

    def _tucked(self, _verb: int, _slot: int) -> Message:
        """The card that is tucked: with only one set aside nobody was asked which."""
        step = self.state.question()
        assert isinstance(step, TuckUnder)
        return self.names.translator(int(step.card))

    def _caliph(self, _: int, row: int) -> Message | None:
        step = self.state.question()
        if row != MIDDLE or not isinstance(step, ChooseCaliphSpace):
            return None
        return self.effect(self.state.tables.caliph_middle[self.state.caliphs[step.space]])

    def _scroll(self, verb: int, operand: int) -> Message | None:
        state = self.state
        place = operand + MAP if verb == verbs.SCROLL else operand
        if verb in (verbs.MOVE, verbs.DELIVER):
            steps = operand if verb == verbs.MOVE else 0
            spot = int(state.players[state.seat()].spot + steps) % SPOTS
            if spot % 2 == 1:
                return self.effect(int(state.tables.spot_effect[spot]))
            place = spot // 2
        if place >= SCROLLS:
            return None
        scroll = int(scroll_at(state, place))
        return None if scroll == NONE else self.names.scroll(scroll)

    def _pair(self, _: int, room: int) -> Message:
        translator = self.names.translator(int(self.state.room_card[room]))
        resource = self.names.resource(self.state.resources[room])
        return message("list-and", first=translator, second=resource)

    # The solo opponent

    def _difficulty(self, _: int, number: int) -> Message:
        """Everything the opponent begins with."""
        printed = self.names.catalogue.find(self.state.tables.solo.difficulty_ids[number]).thing
        parts = [message("choice-begins-with-sum", sum=signed(printed.dice_sum))]
        if printed.scroll is not None:
            parts.append(message("choice-begins-with-scroll", language=str(printed.scroll)))
        parts += map(worded, printed.influence)
        if printed.gold_on_neutral:
            parts.append(message("choice-begins-with-gold", amount=printed.gold_on_neutral))
        return joined(tuple(parts), "list-and")

    def _wanted(self, _verb: int, _operand: int) -> Message:
        """The Scroll the opponent wants."""
        step = self.state.question()
        assert isinstance(step, LetOrDeny)
        return self.names.scroll(int(scroll_at(self.state, step.place)))
