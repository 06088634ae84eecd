"""Options about Translators: in their decks, in Rooms, in a line, with Gold, and tucked."""

from scholars.engine import domains, verbs
from scholars.engine.choices import parts
from scholars.engine.layout import ARABIC, LANGUAGES
from scholars.engine.state import State
from scholars.engine.verbs import SHIFT
from scholars.locales import Message, joined, message
from scholars.rules.retire import PayTuck, TuckUnder
from scholars.rules.translate import ChooseLine
from scholars.wording.waiting import Telling, Waiting, Worded, worded


def _pick(asked: Waiting, _: int, room: int) -> Worded:
    """A Starting Translator with its languages, and what lies under it."""
    card = int(asked.state.room_card[room])
    resource = int(asked.state.resources[room])
    bonus = asked.labelled("line-and", int(asked.state.tables.resource_bonus[resource]))
    things = message("line-gain", things=joined(tuple(_resources(asked, resource)), "list-comma"))
    return worded(
        asked.names.translator(card),
        dotted(_languages(asked.state, card), asked.names.resource(resource)),
        things if bonus is None else dotted(things, bonus),
    )


def _resources(asked: Waiting, card: int) -> list[Message]:
    """What a Resource Card lists."""
    listed = asked.state.tables.resource[card]
    colours = domains.WORKER.names
    found = [("counted-dice", listed[number], {"colour": colour}) for number, colour in enumerate(colours)]
    found += [("counted-gold", listed[4], {}), ("counted-silver", listed[5], {})]
    found += [("counted-workers", listed[6 + number], {"colour": colour}) for number, colour in enumerate(colours)]
    return [message(key, amount=amount, **of) for key, amount, of in found if amount]


def dotted(first: Message, second: Message) -> Message:
    """Two things on one line."""
    return message("list-dot", first=first, second=second)


def _languages(state: State, card: int) -> Message:
    known = int(state.tables.translator_languages[card])
    names = [language_name(language) for language in range(LANGUAGES) if (known >> language) & 1]
    return joined(tuple(names), "list-and")


def language_name(number: int) -> Message:
    """A language by its number; Arabic comes after those of Scrolls."""
    return message("language", item="arabic" if number == ARABIC else domains.LANGUAGE.names[number])


def _dispatch(asked: Waiting, verb: int, deck: int) -> Worded:
    """The top card, the value it needs, and what it does."""
    if not asked.state.decks[deck]:
        return worded(_of_deck(verb, deck))
    card = int(asked.state.decks[deck][0])
    effects = asked.state.tables.dispatch if verb == verbs.DISPATCH else asked.state.tables.retiree
    label = "line-now" if verb == verbs.DISPATCH else "line-once-retired"
    return worded(_of_deck(verb, deck), _card_of_deck(asked, deck, card), asked.labelled(label, int(effects[card])))


def _of_deck(verb: int, deck: int) -> Message:
    return message("option-of-deck", verb=parts(verb << SHIFT)[0], deck=domains.CHARACTER.names[deck])


def _card_of_deck(asked: Waiting, deck: int, card: int) -> Message:
    value = int(asked.state.tables.recruit_value[deck])
    return message("line-card-of-deck", card=asked.names.translator(card), value=value)


def _retire(asked: Waiting, verb: int, deck: int) -> Worded:
    if not asked.state.decks[deck]:
        return worded(_of_deck(verb, deck))
    card = int(asked.state.decks[deck][0])
    effect = asked.labelled("line-once-retired", int(asked.state.tables.retiree[card]))
    return worded(_of_deck(verb, deck), asked.names.translator(card), effect)


def _room(asked: Waiting, verb: int, room: int) -> Worded:
    """What a Room costs, gives, and asks for before its Translator Retires."""
    tables = asked.state.tables
    need = message("line-room-need", gold=int(tables.room_need[room]))
    return worded(asked.choice(verb, room), need, asked.effect(int(tables.room_effect[room])))


def _line(asked: Waiting, verb: int, rooms: int) -> Worded:
    """The Translators of a line and the way the Scroll takes through their languages."""
    step = asked.step
    assert isinstance(step, ChooseLine)
    scroll = int(asked.state.wisdom[step.space])
    start = int(asked.state.tables.scroll_language[scroll])
    way = _way(asked.state, start, 1 << start, rooms) or [start]
    arrows = language_name(way[0])
    for language in way[1:]:
        arrows = message("line-becomes", before=arrows, after=language_name(language))
    return worded(asked.choice(verb, rooms), arrows, scroll_points(asked, scroll))


def _way(state: State, language: int, seen: int, line: int) -> list[int] | None:
    """The languages a line of these Translators goes through, the first and Arabic included. (TRN-03)"""
    if language == ARABIC:
        return [language] if line == 0 else None
    for room in rooms_of(line):
        knows = int(state.tables.translator_languages[state.room_card[room]])
        onward = knows & ~seen if (knows >> language) & 1 else 0
        for to in range(LANGUAGES):
            if (onward >> to) & 1 and (rest := _way(state, to, seen | (1 << to), line & ~(1 << room))):
                return [language, *rest]
    return None


def rooms_of(line: int) -> list[int]:
    """The Rooms of a set of them."""
    return [room for room in range(line.bit_length()) if (line >> room) & 1]


def scroll_points(asked: Waiting, scroll: int) -> Message:
    """What a Scroll is worth, and the Track it advances."""
    tables = asked.state.tables
    track = domains.TRACK.names[tables.scroll_track[scroll]]
    return message("line-scroll", vp=int(tables.scroll_vp[scroll]), track=message("track", item=track))


def _gold(asked: Waiting, verb: int, room: int) -> Worded:
    """A Translator, and how its Gold changes."""
    state = asked.state
    there = int(state.room_gold[room])
    after = there + (1 if verb == verbs.PLACE_GOLD else -1)
    need = int(state.tables.room_need[room])
    line = message(
        "line-gold-there",
        card=asked.names.translator(int(state.room_card[room])),
        before=there,
        after=after,
        need=need,
    )
    return worded(asked.choice(verb, room), line)


# Retired


def _aside(asked: Waiting, _: int, index: int) -> Worded:
    card = int(asked.player.set_aside[index])
    return worded(asked.names.translator(card), asked.effect(int(asked.state.tables.retiree[card])))


def _tuck(asked: Waiting, verb: int, slot: int) -> Worded:
    """A slot, what tucking costs there, and the card."""
    step, state = asked.step, asked.state
    assert isinstance(step, TuckUnder)
    lying = len(asked.player.retirees[slot])
    cost = int(state.expansion.tuck_cost(state, asked.seat, slot, lying))
    effect = asked.effect(int(state.tables.retiree[step.card]))
    return worded(asked.choice(verb, slot), message("play-tucking-costs", cost=cost), effect)


def _tuck_cost(asked: Waiting, _: int, silver: int) -> Worded:
    step = asked.step
    assert isinstance(step, PayTuck)
    dice = int(step.cost) - silver
    things = [message("counted-silver", amount=silver)] if silver else []
    things += [message("counted-dice", amount=dice, colour="white")] if dice else []
    return worded(message("option-tuck-cost", things=joined(tuple(things), "list-and")))


TOLD: dict[int, Telling] = {
    verbs.PICK: _pick,
    verbs.DISPATCH: _dispatch,
    verbs.EMPLOY: _dispatch,
    verbs.RETIRE: _retire,
    verbs.ROOM: _room,
    verbs.LINE: _line,
    verbs.PLACE_GOLD: _gold,
    verbs.TAKE_GOLD: _gold,
    verbs.CARD: _aside,
    verbs.TUCK: _tuck,
    verbs.SILVER: _tuck_cost,
}
