"""A refused choice, looked at from every side."""

import pytest

from kit.legality import check_legality
from kit.table import Table
from scholars import IllegalChoice
from scholars.locales import LANGUAGES, Message, message, say


def refuses(table: Table, notation: str, key: str, **values: int | str | Message) -> str:
    """A choice is refused for this reason, with these numbers, by `why_not` and by `play`; the English sentence."""
    table.refresh()
    table.stay_open()
    if not table.game.over:
        check_legality(table.game.state)
    before, reason = table.game.position(), table.game.why_not(notation)
    assert reason == message(key, **values)
    with pytest.raises(IllegalChoice) as refused:
        table.game.play(notation)
    assert refused.value.reason == reason
    assert str(refused.value).startswith(f'illegal choice "{refused.value.choice}"')
    if not table.game.over:
        assert say(reason).removesuffix(".") in str(refused.value)
    assert table.game.position() == before
    for language in LANGUAGES:
        assert not set("{}$") & set(say(reason, language))
    return say(reason)
