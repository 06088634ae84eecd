"""Options about Guilds and Influence: where it goes, where it comes from, and who leads."""

from scholars.engine import domains, verbs
from scholars.engine.layout import ROWS, SEATS
from scholars.locales import Message, clause, message
from scholars.rules.deliver import open_space
from scholars.rules.influence import SCROLLS, scroll_at
from scholars.wording.waiting import Telling, Waiting, Worded, worded


def _deliver(asked: Waiting, _: int, guild: int) -> Worded:
    """The space of a Guild, what it gives, and who leads there."""
    tables = asked.state.tables
    space = int(open_space(asked.state, guild))
    title = message("option-deliver", guild=guild_name(guild), row=space % ROWS + 1)
    influence = int(tables.deliver_influence[space])
    reward = asked.printed(int(tables.deliver_effect[space]))
    placed = message("counted-influence", amount=influence)
    first = placed if reward is None else message("list-dot", first=placed, second=clause(reward))
    return worded(title, first, lead(asked, guild, influence))


def guild_name(guild: int) -> Message:
    """A Guild by its number."""
    return message("guild", item=domains.GUILD.names[guild])


def lead(asked: Waiting, guild: int, more: int) -> Message:
    """How much Influence one has in a Guild before and after, and how much the others have at most."""
    here = [int(asked.state.guild[guild * SEATS + seat]) for seat in range(SEATS)]
    own = here.pop(asked.seat)
    return message("line-lead", before=own, after=own + more, others=max(here))


def _influence(asked: Waiting, _: int, guild: int) -> Worded:
    return worded(guild_name(guild), lead(asked, guild, 1))


def _mark(asked: Waiting, _: int, place: int) -> Worded:
    """A Scroll, where it is, and what Influence on it does."""
    name = asked.names.scroll(int(scroll_at(asked.state, place)))
    return worded(name, message("line-place", first=domains.SCROLL_SPACE.names[place]), message("line-others-pay"))


def _from(asked: Waiting, verb: int, place: int) -> Worded:
    """Where Influence is taken from."""
    if place >= SCROLLS:
        return worded(asked.choice(verb, place), lead(asked, place - SCROLLS, -1))
    return worded(asked.choice(verb, place), asked.names.scroll(int(scroll_at(asked.state, place))))


TOLD: dict[int, Telling] = {
    verbs.DELIVER: _deliver,
    verbs.INFLUENCE: _influence,
    verbs.MARK: _mark,
    verbs.FROM: _from,
}
