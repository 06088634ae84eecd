"""What a server is told when it is started."""

import os
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

DATABASE = "scholars.sqlite"
WEBHOOK_HOSTS = ("discord.com", "discordapp.com")
PUSH_HOSTS = (  # of the browsers there are: Chrome, Firefox, Safari, Edge
    *("fcm.googleapis.com", "updates.push.services.mozilla.com"),
    *("web.push.apple.com", "*.notify.windows.com"),
)


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second for ever; written 120:20."""

    burst: float
    per_second: float

    def __str__(self) -> str:
        return f"{self.burst:g}:{self.per_second:g}"


# What stands beside a type says what it is: `scholars serve --help` shows it. Every one of them is an option there.


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a stranger may ask for."""

    body_bytes: Annotated[int, "bytes of a request with a record or a pack; most have less"] = 1_000_000
    message_bytes: Annotated[int, "bytes of a message over a socket"] = 4_096
    requests: Annotated[Rate, "requests, for each address"] = Rate(120, 20)
    guests: Annotated[Rate, "new guests, for each address"] = Rate(20, 0.05)
    # looking ahead asks a lot
    passwords: Annotated[Rate, "tries of the server's password, for each address"] = Rate(5, 0.1)
    messages: Annotated[Rate, "messages over sockets, for each guest"] = Rate(120, 30)
    control_frames: Annotated[Rate, "pings, pongs and fragments, for each socket"] = Rate(200, 20)
    chat: Annotated[Rate, "lines of chat, for each guest"] = Rate(6, 0.5)
    uploads: Annotated[Rate, "uploaded records, for each guest"] = Rate(10, 0.02)
    whole_views: Annotated[Rate, "whole tables sent to a socket that opens or asks again, for each guest"] = Rate(40, 2)
    new_tables: Annotated[Rate, "new tables, for each guest"] = Rate(60, 0.1)
    tables: Annotated[int, "tables that are not finished, for each guest"] = 60
    packs: Annotated[int, "boxes that a guest may go through"] = 12
    sockets: Annotated[int, "open sockets, for each guest"] = 24
    thoughts: Annotated[int, "hints and forecasts thought about at once, for each guest"] = 3
    reviews: Annotated[int, "reviews that are not done, for each guest"] = 3
    household: Annotated[float, "guests' worth that all guests of one address have together"] = 4.0
    connections: Annotated[int, "connections in all, as far as the system has descriptors"] = 4_096
    connections_each: Annotated[int, "connections, for each address that is no proxy's"] = 256
    replay_choices: Annotated[int, "choices of an uploaded record"] = 5_000
    table_entries: Annotated[int, "choices at one table, those taken back too, after which none is taken back"] = 4_000
    chat_letters: Annotated[int, "letters of a line of chat"] = 500
    chat_lines: Annotated[int, "lines of chat that are kept, and told to whoever comes"] = 100
    log_entries: Annotated[int, "choices told at once over a socket; the log has all"] = 60
    log_page: Annotated[int, "choices told at once by the log"] = 200


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything about one server."""

    data: Path
    postgresql: str | None = None  # the address of a database that several processes share; without one, a file
    base_url: str | None = None  # as the world sees it; without one, as each browser does
    catalogue: Path | None = None
    packs: Annotated[Path | None, "a folder of packs that everybody may play with"] = None
    limits: Limits = field(default_factory=Limits)
    bot_processes: Annotated[int, "processes for bots"] = 1
    bot_seconds: Annotated[float, "seconds after which a bot is late, and another chooses for it"] = 5.0
    search_seconds: Annotated[float, "seconds that a bot which searches may take for a decision"] = 0.6
    review_tries: Annotated[int | None, "tries for each decision of a reviewed game; off: as many as are good"] = None
    webhook_hosts: Annotated[tuple[str, ...], "where webhooks may be, with commas between"] = WEBHOOK_HOSTS
    webhook_scheme: Annotated[str, "how webhooks and push services are called"] = "https"
    push_hosts: Annotated[tuple[str, ...], "push services of browsers that may be called, with commas between"] = (
        PUSH_HOSTS
    )
    vote_after: Annotated[float, "seconds of absence after which the others may vote for a bot"] = 60.0
    waiting_days: Annotated[float, "days after which a table that never began is cleared away"] = 14.0
    # a browser opens it again where it was
    lesson_days: Annotated[float, "days after which a lesson that was left is cleared away"] = 2.0
    password: Annotated[str | None, "what is asked for before anything else"] = None
    finished_days: Annotated[float | None, "days after which a finished game is deleted"] = None
    guest_days: Annotated[float | None, "days after which a guest who did not come again is deleted"] = None
    chat_days: Annotated[float | None, "days after which what was said is deleted"] = None
    backup_every: Annotated[float | None, "hours between copies of everything"] = None
    backup_keep: Annotated[int, "copies that are kept; older ones are deleted"] = 7
    backup_to: Annotated[Path | None, "the folder for copies; off: backups, in the data folder"] = None
    sweep_seconds: Annotated[float, "seconds between looks at clocks and absences"] = 1.0
    lease_seconds: Annotated[float, "seconds without a sign of life after which a process is taken for dead"] = 2.0
    since: float = field(default_factory=time.time)  # when the server was started, with all its processes

    @property
    def database(self) -> Path:
        """Where the database is."""
        return self.data / DATABASE

    @property
    def origin(self) -> str | None:
        """Where requests that change something come from, if that is known beforehand."""
        if self.base_url is None:
            return None
        parts = urlsplit(self.base_url.lower())
        usual = {"http": ":80", "https": ":443"}[parts.scheme]  # no browser says it
        return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"


def default_bot_processes() -> int:
    """All processors but one, and at least one."""
    return max(1, (os.cpu_count() or 2) - 1)


def signing_secret(data: Path) -> str:
    """The secret of this server, made when it is first started; whoever has it can be anybody."""
    return kept_secret(data / "secret", new_signing_secret)


def new_signing_secret() -> str:
    """One that nobody can guess."""
    return secrets.token_urlsafe(48)


def kept_secret(path: Path, make: Callable[[], str]) -> str:
    """The secret in a file, made when it is first asked for.

    It appears whole: nobody reads half of it, and no power cut leaves an empty one, with which anybody could sign.
    """
    if path.exists() and not path.stat().st_size:
        path.unlink()
    if not path.exists():
        _make_secret(path, make())
    return path.read_text(encoding="ascii")


def _make_secret(path: Path, secret: str) -> None:
    whole = path.with_name(f".secret-{secrets.token_hex(8)}")
    with os.fdopen(os.open(whole, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())
    try:
        path.hardlink_to(whole)
    except FileExistsError:
        pass  # another process was faster, and its secret is the one
    except OSError:  # not every disk has links
        whole.replace(path)
    whole.unlink(missing_ok=True)
