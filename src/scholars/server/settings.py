"""What a server is told when it is started."""

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

DATABASE = "scholars.sqlite"
WEBHOOK_HOSTS = ("discord.com", "discordapp.com")


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second for ever."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a stranger may ask for."""

    body_bytes: int = 1_000_000
    message_bytes: int = 4_096  # over the socket
    requests: Rate = Rate(120, 20)  # over HTTP, for each address
    guests: Rate = Rate(20, 0.05)  # new identities, for each address
    messages: Rate = Rate(120, 30)  # over the sockets, for each identity or address; looking ahead asks a lot
    chat: Rate = Rate(6, 0.5)
    uploads: Rate = Rate(10, 0.02)
    tables: int = 60  # that are not finished, for each identity
    sockets: int = 24  # for each identity or address
    replay_choices: int = 5_000
    chat_letters: int = 500
    chat_lines: int = 100  # told to whoever comes
    log_entries: int = 60  # told at once over a socket; the log has all


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything about one server."""

    data: Path
    postgresql: str | None = None  # the address of a database that several processes share; without one, a file
    base_url: str | None = None  # as the world sees it; without one, as each browser does
    catalogue: Path | None = None
    limits: Limits = field(default_factory=Limits)
    bot_processes: int = 1
    bot_seconds: float = 5.0  # after which a bot is late
    search_seconds: float = 0.6  # that one which searches may take for a decision
    review_tries: int | None = None  # for each decision of a game that is reviewed; by default as many as are good
    webhook_hosts: tuple[str, ...] = WEBHOOK_HOSTS
    webhook_scheme: str = "https"
    vote_after: float = 60.0  # seconds of absence after which the others may vote for a bot
    waiting_days: float = 14.0  # after which a table that never began is cleared away
    lesson_days: float = 2.0  # after which a lesson that was left is; a browser opens it again where it was
    sweep_seconds: float = 1.0
    lease_seconds: float = 2.0  # after which a process that gives no sign of life is taken for dead

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
    """The secret of this server, made when it is first started; whoever has it can be anybody.

    It appears whole: nobody reads half of it, and no power cut leaves an empty one, with which anybody could sign.
    """
    path = data / "secret"
    if path.exists() and not path.stat().st_size:
        path.unlink()
    if not path.exists():
        _make_secret(path)
    return path.read_text(encoding="ascii")


def _make_secret(path: Path) -> None:
    whole = path.with_name(f".secret-{secrets.token_hex(8)}")
    with os.fdopen(os.open(whole, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(secrets.token_urlsafe(48))
        file.flush()
        os.fsync(file.fileno())
    try:
        path.hardlink_to(whole)
    except FileExistsError:
        pass  # another process was faster, and its secret is the one
    except OSError:  # not every disk has links
        whole.replace(path)
    whole.unlink(missing_ok=True)
