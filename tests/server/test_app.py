"""The web app gives the browser the catalogue, the texts and the client's files, and nothing else."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx2
import pytest
from fastapi import FastAPI
from starlette.applications import Starlette
from starlette.testclient import TestClient

from kit.patience import PATIENCE
from kit.serving import Guest, served, until
from scholars import __version__, reading
from scholars.catalogue import FILES, Status, load
from scholars.engine import build
from scholars.ledger import rules
from scholars.locales import LANGUAGES, Message, part, say, source
from scholars.server import app
from scholars.server.compressed import Compressed
from scholars.server.settings import Settings
from scholars.server.wire import texts

Json = dict[str, Any]


@pytest.fixture
def client(tmp_path: Path) -> TestClient:
    """A browser in front of the app with the shipped catalogue."""
    return TestClient(app.application(Settings(tmp_path)))


@pytest.fixture(scope="module")
def body(tmp_path_factory: pytest.TempPathFactory) -> Json:
    """The catalogue as it is sent."""
    answer = TestClient(app.application(Settings(tmp_path_factory.mktemp("data")))).get("/api/catalogue")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    sent: Json = answer.json()
    return sent


def test_the_rules_are_the_ledger(client: TestClient) -> None:
    """Every rule in its order, with what we decided ourselves marked."""
    sent = client.get("/api/rules").json()["rules"]
    assert [(rule["id"], rule["statement"]) for rule in sent] == [(rule.id, rule.statement) for rule in rules()]
    marked = {rule["id"] for rule in sent if rule["ruling"]}
    assert "REC-07" in marked
    assert "REC-02" not in marked


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_for_reading_are_the_chapters(client: TestClient, language: str) -> None:
    """Every paragraph of a language, with the effect of each icon that is one."""
    sent = client.get(f"/api/reading/{language}").json()
    told = [(one["id"], one["text"]) for chapter in sent["chapters"] for one in chapter["paragraphs"]]
    chapters = reading.chapters(language)
    assert told == [(one.id, one.marked_text) for chapter in chapters for one in chapter.paragraphs]
    assert sent["icons"]["4 silver"] == {"word": "silver", "amount": 4}
    assert "scroll" not in sent["icons"]


def test_a_question_about_the_rules_is_answered(client: TestClient) -> None:
    """By ids, the best first; what cannot be a question, or a language, is refused."""
    asked = {"question": "quand reprend-on les dés"}
    assert client.get("/api/reading/fr/answers", params=asked).json()["paragraphs"][0] == "rest-back"
    assert client.get("/api/reading/en/answers", params={"question": "?"}).json() == {"paragraphs": []}
    for path in ("/api/reading/tlh", "/api/reading/en/answers", f"/api/reading/en/answers?question={'a' * 201}"):
        assert client.get(path).status_code == 422


def as_message(plain: Json) -> Message:
    """A message as the browser reads it."""
    values = plain.get("values", {})
    return Message(
        plain["key"], {name: as_message(value) if isinstance(value, dict) else value for name, value in values.items()}
    )


def things(body: Json) -> list[Json]:
    """Every thing that is sent."""
    return [thing for kind in body["kinds"] for thing in kind["things"]]


def test_the_catalogue_tells_what_it_is(body: Json) -> None:
    """Version, engine, fingerprint and languages."""
    assert {name: body[name] for name in ("version", "engine", "fingerprint", "languages")} == {
        "version": __version__,
        "engine": build(),
        "fingerprint": load().fingerprint,
        "languages": ["en", "fr", "pl"],
    }
    assert set(body) == {"version", "engine", "fingerprint", "languages", "kinds", "board"}


def test_every_kind_of_both_boxes_is_sent(body: Json) -> None:
    """In the order of the catalogue, with as many things as it has; the expansion's apart."""
    counts: dict[tuple[str, bool], int] = {}
    for file in FILES:
        for table in file.tables:
            counts[table.kind_id, file.expansion] = table.count
    assert {(kind["id"], kind["expansion"]): len(kind["things"]) for kind in body["kinds"]} == counts
    assert all(set(kind) == {"id", "name", "expansion", "things"} for kind in body["kinds"])


def test_every_thing_has_its_shape(body: Json) -> None:
    """Id, kind, name, rows and what is printed; VP where it has some."""
    assert [thing["id"] for thing in things(body)] == [entry.thing.id for entry in load().entries()]
    for kind in body["kinds"]:
        for thing in kind["things"]:
            assert thing["kind"] == kind["id"]
            assert set(thing) - {"vp"} == {"id", "kind", "name", "rows", "printed"}
            for row in thing["rows"]:
                assert set(row) - {"effect"} == {"label", "text", "fidelity", "source"}
                assert row["fidelity"] in set(Status)
                assert row["source"]


def test_one_thing_in_full(body: Json) -> None:
    """What the browser gets for one Scroll."""
    (scroll,) = [thing for thing in things(body) if thing["id"] == "scroll-greek-b"]
    assert scroll["name"] == {"key": "name-scroll", "values": {"last": "B", "language": "greek", "track": "philosophy"}}
    assert scroll["vp"] == 3
    assert scroll["rows"][-1] == {
        "label": {"key": "label-effect"},
        "text": {
            "key": "sentence",
            "values": {"clause": {"key": "effect-influence-guild", "values": {"guild": "orange"}}},
        },
        "fidelity": "known",
        "source": "public data of the printed cards",
        "effect": {"word": "influence-guild", "guild": "orange"},
    }
    assert scroll["printed"] == {
        "id": "scroll-greek-b",
        "language": "greek",
        "track": "philosophy",
        "vp": 3,
        "bonus": {"word": "bonus-guild", "guild": "orange"},
        "effect": {"word": "influence-guild", "guild": "orange"},
    }


def test_what_the_boards_say_beside_their_things(body: Json) -> None:
    """The numbers a drawing needs that belong to no single thing."""
    assert body["board"]["recruit_values"] == [1, 1, 3, 3, 5, 5, 7, 7]
    assert body["board"]["research_vp"] == list(load().board.research_vp)
    assert body["board"]["upgrade_rows"] == [1, 2]
    assert body["board"]["row_costs"] == list(load().body_of_books.extension.row_costs)
    assert body["board"]["wraps"][0] == {"word": "solo-influence-guild", "guild": "purple"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_sent_can_be_said(body: Json, language: str) -> None:
    """From the JSON alone, as the browser does it."""
    for kind in body["kinds"]:
        assert say(as_message(kind["name"]), language)
    for thing in things(body):
        assert say(as_message(thing["name"]), language)
        for row in thing["rows"]:
            assert say(as_message(row["label"]), language)
            assert say(as_message(row["text"]), language)


def words(value: Any) -> set[str]:
    """The words in an effect and in all inside it."""
    if isinstance(value, list):
        return {word for item in value for word in words(item)}
    if isinstance(value, dict):
        inside = {word for item in value.values() for word in words(item)}
        return inside | ({value["word"]} if "word" in value else set())
    return set()


def test_effects_are_sent_as_words_that_have_icons(body: Json) -> None:
    """Every effect, every Scroll bonus, and whatever else is printed in words."""
    drawn = [body["board"], *(thing["printed"] for thing in things(body))]
    sent = {word for thing in things(body) for row in thing["rows"] for word in words(row.get("effect"))} | words(drawn)
    table = (Path(__file__).parents[2] / "web" / "src" / "board" / "strip.ts").read_text(encoding="utf-8")
    assert sorted(word for word in sent if f"\n  {word}: " not in table and f"\n  '{word}': " not in table) == []
    assert {"silver", "pay", "and", "or", "if", "per", "bonus-guild", "boost", "page"} <= sent


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_language(client: TestClient, language: str) -> None:
    """The locale files themselves, as UTF-8, but for those of the terminal and of screens that bring theirs."""
    answer = client.get(f"/locales/{language}.ftl")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.content.decode() == source(language, texts.NOT_IN_THE_BROWSER | texts.LATER)
    assert "web-brand" in answer.content.decode()
    assert "companion-ask-turn" not in answer.content.decode()
    assert not any(part(language, name) in answer.text for name in texts.LATER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_that_are_not_always_shown_come_by_themselves(client: TestClient, language: str) -> None:
    """All of them, and no others."""
    for name in texts.LATER:
        assert client.get(f"/locales/{language}/{name}.ftl").text == part(language, name)
    for name in ("terminal", "nothing", "..%2fen", "web"):
        assert client.get(f"/locales/{language}/{name}.ftl").status_code == 404
    assert client.get("/locales/de/hints.ftl").status_code == 404


@pytest.mark.parametrize("language", ["de", "EN", "en.ftl", "", ".", "..", "%2e%2e", "en%00", "*", "messages", "fr pl"])
def test_a_language_there_is_not(client: TestClient, language: str) -> None:
    """Not found, and no file is looked for."""
    assert client.get(f"/locales/{language}.ftl").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/locales/../locales/en/effects.ftl",
        "/locales/%2e%2e/%2e%2e/pyproject.toml",
        "/locales/..%2f..%2f..%2fpyproject.toml.ftl",
        "/locales/..%5c..%5cen.ftl",
        "/locales/en/effects.ftl",
        "/locales//etc/passwd.ftl",
        "/locales/",
        "/api/",
        "/api/catalogue/",
        "/api/catalogue/../../pyproject.toml",
        "/catalogue/scrolls.toml",
        "/scholars/version.py",
    ],
)
def test_nothing_else_is_given_away(client: TestClient, path: str) -> None:
    """No way out of what is served."""
    answer = client.get(path, follow_redirects=False)
    assert answer.status_code in (307, 404)
    assert "requires-python" not in answer.text


@pytest.mark.parametrize("path", ["/api/catalogue", "/locales/en.ftl", "/"])
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_nothing_can_be_changed(client: TestClient, path: str, method: str) -> None:
    """The app answers questions only."""
    assert client.request(method, path).status_code == 405


def asked(application: Starlette, path: str) -> tuple[int, bytes]:
    """Status and content for a path just as it is written; a browser would tidy it up first."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(dict(message))

    scope = {"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http"}
    asyncio.run(
        application(
            scope | {"path": path, "raw_path": path.encode(), "root_path": "", "query_string": b"", "headers": []},
            receive,
            send,
        )
    )
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])


class TestTheClient:
    """The built browser client, here a small folder in its place."""

    @pytest.fixture
    def browser(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
        """A browser in front of an app that has a client, with a secret beside its folder."""
        folder = tmp_path / "web"
        (folder / "assets").mkdir(parents=True)
        (folder / "index.html").write_text("<!doctype html><title>Scholars</title>")
        (folder / "assets" / "main.js").write_text("1")
        (tmp_path / "secret.txt").write_text("secret")
        (tmp_path / "web-secret").mkdir()
        (tmp_path / "web-secret" / "secret.txt").write_text("secret")
        monkeypatch.setattr(app, "CLIENT", folder)
        return TestClient(app.application(Settings(tmp_path)))

    def test_the_first_page_is_the_client(self, browser: TestClient) -> None:
        """With its files beside it, and the catalogue where it was."""
        assert "<title>Scholars</title>" in browser.get("/").text
        assert browser.get("/assets/main.js").text == "1"
        assert browser.get("/api/catalogue").status_code == 200
        assert browser.get("/locales/pl.ftl").status_code == 200

    @pytest.mark.parametrize(
        "path",
        [
            "/table/x",
            "/table/x/score",
            "/replay/x",
            "/carry",
            "/new/solo",
            "/watch",
            "/rules/REC-04",
            "/cards/room/room-4",
            "/settings",
        ],
    )
    def test_every_screen_is_the_client(self, browser: TestClient, path: str) -> None:
        """Whoever comes by a link to a screen gets the same page; it reads the address itself."""
        assert "<title>Scholars</title>" in browser.get(path).text

    def test_an_address_that_is_none_is_told_by_the_client(self, browser: TestClient) -> None:
        """To a person in a browser; a program gets the refusal, and so does whoever asks the API."""
        page = {"Accept": "text/html,*/*;q=0.8"}
        answer = browser.get("/nowhere", headers=page)
        assert (answer.status_code, "<title>Scholars</title>" in answer.text) == (404, True)
        for path, headers in (("/nowhere", {}), ("/api/nowhere", page)):
            answer = browser.get(path, headers=headers)
            assert (answer.status_code, answer.json()["refusal"]["key"]) == (404, "refused-not-found")

    @pytest.mark.parametrize(
        "path",
        [
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/..%5csecret.txt",
            "/../web-secret/secret.txt",
            "/%2e%2e/web-secret/secret.txt",
            "/assets",
            "/nowhere.js",
            "/secret.txt%00",
        ],
    )
    def test_only_its_own_files_are_served(self, browser: TestClient, path: str) -> None:
        """No path leads out of its folder."""
        answer = browser.get(path)
        assert answer.status_code == 404
        assert "secret" not in answer.text

    @pytest.mark.parametrize(
        "path",
        [
            *(
                "/../secret.txt",
                "/assets/../../secret.txt",
                "/../web-secret/secret.txt",
                "//../secret.txt",
                "/..\\secret.txt",
            ),
            *(
                "/./../secret.txt",
                "/assets/../..//secret.txt",
                "/secret.txt\0",
                "/../web/../secret.txt",
                "/" + "a" * 5_000,
            ),
            *("/locales/../../secret.txt", "/locales/../../secret.ftl", "/locales/\0.ftl"),
        ],
    )
    def test_no_untidy_path_leads_out(self, browser: TestClient, path: str) -> None:
        """Paths no browser sends, but a program may."""
        application = browser.app
        assert isinstance(application, Starlette)
        status, content = asked(application, path)
        assert status in (404, 405)
        assert b"secret" not in content.replace(path.encode(), b"")

    def test_a_link_out_of_the_folder_is_not_followed(self, browser: TestClient, tmp_path: Path) -> None:
        """Not even one that lies inside."""
        try:
            (tmp_path / "web" / "link.txt").symlink_to(tmp_path / "secret.txt")
        except OSError:
            pytest.skip("this system makes no links")
        assert browser.get("/link.txt").status_code == 404


def test_without_a_client_the_first_page_says_how_to_get_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A source checkout has none built in."""
    monkeypatch.setattr(app, "CLIENT", tmp_path / "nowhere")
    answer = TestClient(app.application(Settings(tmp_path))).get("/")
    assert answer.status_code == 200
    assert "make play" in answer.text


def test_the_description_of_everything_is_built_once_and_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two who ask at once wait for the same; a third is told that it has not changed."""
    release, built = threading.Event(), []
    build_schema = app._schema  # noqa: SLF001 - what is counted

    def build_slowly(described: FastAPI) -> Compressed:
        built.append(described)
        assert release.wait(PATIENCE)
        return build_schema(described)

    monkeypatch.setattr(app, "_schema", build_slowly)
    with served(tmp_path) as server, Guest(server.address) as guest, ThreadPoolExecutor(2) as clients:
        path = f"{server.address}/api/openapi.json"
        answers = [clients.submit(httpx2.get, path, timeout=PATIENCE, trust_env=False) for _ in range(2)]
        until(lambda: bool(built))
        assert guest.http.get("/healthz").status_code == 200
        release.set()
        first, second = (answer.result() for answer in answers)
        assert first.json() == second.json() == server.app.openapi()
        known = {"If-None-Match": first.headers["etag"]}
        assert guest.http.get("/api/openapi.json", headers=known).status_code == 304
        assert len(built) == 1
