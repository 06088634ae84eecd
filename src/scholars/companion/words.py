"""Lists as the companion tells them: in the order in which the opponent looks. (SOL-10)"""

from scholars.companion.table import Table
from scholars.engine import domains
from scholars.engine.layout import GUILDS
from scholars.engine.solo_tables import FOCUSES
from scholars.locales import Message, joined, message
from scholars.locales.messages import Value
from scholars.solo.employ import COSTS, cost_sought
from scholars.solo.focus import colour_rank, focus

COLOURS = domains.MAJORITY.names
LANGUAGES = domains.LANGUAGE.names
GUILD_NAMES = domains.GUILD.names
CHARACTERS = domains.CHARACTER.names


def first_sought(table: Table) -> dict[str, Value]:
    """The two languages looked for first, for a few words."""
    first, second, *_ = (message("language", item=LANGUAGES[number]) for number in _focuses(table))
    return {"first": first, "second": second}


def languages_sought(table: Table) -> Message:
    """The languages from its marker on."""
    return _listed("language", [LANGUAGES[number] for number in _focuses(table)])


def characters_sought(table: Table) -> Message:
    """The characters from its marker on."""
    return _listed("character", [CHARACTERS[number] for number in _focuses(table)])


def colours_sought(table: Table) -> Message:
    """The colours of the Guilds from its marker on, each once."""
    guilds = sorted(range(GUILDS), key=lambda guild: colour_rank(table.solo, table.board, guild))
    return _listed("colour", [GUILD_NAMES[guild] for guild in guilds])


def costs_sought(total: int) -> Message:
    """The costs of Rooms from the Target Sum on."""
    return joined(tuple(message("number", amount=int(cost_sought(total, more))) for more in range(COSTS)), "list-comma")


def _focuses(table: Table) -> list[int]:
    return [int(focus(table.solo, table.board, number)) for number in range(FOCUSES)]


def _listed(key: str, items: list[str]) -> Message:
    return joined(tuple(message(key, item=item) for item in items), "list-comma")
