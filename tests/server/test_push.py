"""Your turn, told in the browser of whoever is away: encrypted for it alone, at a push service of the test's own."""

import json
import stat
import sys
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import select

from kit.postgresql import Cluster
from kit.serving import Guest, Served, served, two_at_a_table, until
from scholars.server.people.identities import allowed_at
from scholars.server.people.web_push import ServerKey, encrypted, new_key, point, told, untold
from scholars.server.settings import PUSH_HOSTS
from scholars.server.storage import schema
from scholars.server.storage.backup import copy_folder


class Browser:
    """What a browser gives out, and how it reads what it is sent (RFC 8291 from the other side)."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters."

    def given_out(self) -> dict[str, str]:
        """A subscription."""
        return {"endpoint": self.endpoint, "p256dh": told(point(self.private)), "auth": told(self.auth)}

    def read(self, body: bytes) -> Any:
        """What a message says."""
        salt, theirs, sealed = body[:16], body[21:86], body[86:]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), public)
        info = b"WebPush: info\0" + point(self.private) + theirs
        material = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        content = AESGCM(key).decrypt(nonce, sealed, None)
        assert content.endswith(b"\2")
        return json.loads(content[:-1])


class Service(BaseHTTPRequestHandler):
    """A push service, which answers as it is told to."""

    heard: ClassVar[list[tuple[str, dict[str, str], bytes]]] = []
    status: ClassVar[int] = 201

    def do_POST(self) -> None:
        """Take a message."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.heard.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(self.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Be quiet."""


@pytest.fixture
def service() -> Iterator[str]:
    """Where it is."""
    Service.heard.clear()
    Service.status = 201
    with ThreadingHTTPServer(("127.0.0.1", 0), Service) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture
def calling(tmp_path: Path, service: str) -> Iterator[Served]:
    """A server that may call it."""
    with served(tmp_path / "data", push_hosts=(service,), webhook_scheme="http") as server:
        yield server


def endpoints(server: Served) -> list[str]:
    """The browsers the server knows."""
    return [row.endpoint for row in server.do(server.services.database.read(select(schema.pushes.c.endpoint)))]


def subscribed(guest: Guest, service: str, path: str = "/one") -> Browser:
    """A browser of somebody's that wants to hear."""
    browser = Browser(f"http://{service}{path}")
    guest.post("/api/me/push", browser.given_out())
    return browser


def let_the_other_be_asked(guests: tuple[Guest, Guest], table: str, language: str, service: str) -> Browser:
    """One of two plays until the other, who is away, is asked; the other's browser."""
    socket = guests[0].sit(table)
    asked = socket.asked
    assert asked is not None
    away = guests[1 - asked]
    away.put("/api/me", {"name": "Zoé", "language": language})
    browser = subscribed(away, service)
    here = guests[asked].sit(table)
    if asked == 1:
        socket.close()
    while here.options:
        here.choose(here.options[0])
    return browser


def test_whoever_is_away_is_told_in_their_browser_and_nobody_on_the_way_can_read_it(
    calling: Served, service: str
) -> None:
    """In their language, with the address of the table; the server proves who it is, and says nothing in the open."""
    ada, ben, table = two_at_a_table(calling)
    with ada, ben:
        browser = let_the_other_be_asked((ada, ben), table, "fr", service)
        until(lambda: bool(Service.heard))
        ((path, headers, body),) = Service.heard
        assert path == "/one"
        said = browser.read(body)
        assert (said["title"], said["address"]) == ("À vous de jouer", f"/table/{table}")
        assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
        assert table not in json.dumps(headers)
        claims = proven(headers["authorization"], ada.get("/api/offer")["push_key"])
        assert claims["aud"] == f"http://{service}"
        assert time.time() < claims["exp"] <= time.time() + 86_400


def proven(header: str, key: str) -> Any:
    """What the server says of itself, if its signature is that of its key."""
    scheme, _, parts = header.partition(" ")
    token, public = (part.strip().partition("=")[2] for part in parts.split(","))
    assert (scheme, public) == ("vapid", key)
    signed, _, signature = token.rpartition(".")
    numbers = untold(signature)
    der = encode_dss_signature(*(int.from_bytes(half, "big") for half in (numbers[:32], numbers[32:])))
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), untold(public))
    known.verify(der, signed.encode(), ec.ECDSA(SHA256()))
    return json.loads(untold(signed.partition(".")[2]))


def test_several_processes_have_one_key_and_call_once(postgresql: Cluster, service: str, tmp_path: Path) -> None:
    """A question that all of them see is told by whoever is first; a browser that came to one is known to all."""
    more = {"postgresql": postgresql.new_database(), "push_hosts": (service,), "webhook_scheme": "http"}
    with served(tmp_path, **more) as one, served(tmp_path, **more) as other, one.guest("Ada") as ada:
        keys = {server.services.pushes.key for server in (one, other)}
        assert keys == {ada.get("/api/offer")["push_key"]}
        browser = subscribed(ada, service)
        table = ada.set_table({"kind": "me"}, {"kind": "here"})  # and is not there
        until(lambda: bool(Service.heard))
        columns = schema.tables.c.host, schema.tables.c.asked_at
        (row,) = one.do(one.services.database.read(select(*columns)))
        for server in (other, one):
            server.do(server.services.calling._call(row.host, "Ada", table, row.asked_at))  # noqa: SLF001 - what each sees
        assert [browser.read(body)["address"] for _, _, body in Service.heard] == [f"/table/{table}"]


@pytest.mark.parametrize(("status", "kept"), [(410, False), (404, False), (503, True), (302, True)])
def test_a_browser_that_is_gone_is_forgotten_and_a_service_that_fails_is_not(
    calling: Served, service: str, status: int, kept: bool
) -> None:
    """404 and 410 say that nobody listens any more; no redirection is followed."""
    Service.status = status
    ada, ben, table = two_at_a_table(calling)
    with ada, ben:
        browser = let_the_other_be_asked((ada, ben), table, "en", service)
        until(lambda: bool(Service.heard) and (kept or not endpoints(calling)))
        assert endpoints(calling) == ([browser.endpoint] if kept else [])
        assert len(Service.heard) == 1


def test_a_browser_is_told_no_longer_when_its_owner_says_so_or_is_forgotten(calling: Served, service: str) -> None:
    """One, all of them, or with everything else; another guest in the same browser takes it over."""
    with calling.guest("Ada") as ada, calling.guest("Ben") as ben:
        one = subscribed(ada, service, "/one")
        subscribed(ada, service, "/two")
        assert ada.get("/api/me")["pushes"] == 2
        ben.post("/api/me/push/end", {"endpoint": one.endpoint})
        assert ada.post("/api/me/push/end", {"endpoint": one.endpoint})["pushes"] == 1
        ben.post("/api/me/push", Browser(f"http://{service}/two").given_out())
        assert (ada.get("/api/me")["pushes"], ben.get("/api/me")["pushes"]) == (0, 1)
        assert ben.told(ben.http.delete("/api/me/push"))["pushes"] == 0
        for number in range(12):
            subscribed(ada, service, f"/{number}")
        assert f"http://{service}/0" not in endpoints(calling)
        assert len(endpoints(calling)) == 10
        ada.told(ada.http.delete("/api/me"), 204)
        assert endpoints(calling) == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://evil.example/push",
        "https://127.0.0.1/push",
        "https://169.254.169.254/latest/meta-data",
        "https://fcm.googleapis.com@evil.example/",
        "https://fcm.googleapis.com:8443/",
        "http://fcm.googleapis.com/fcm/send/x",
        "https://notify.windows.com.evil.example/",
        "https://evilnotify.windows.com/",
        "https://[::1]/",
        "file:///etc/passwd",
    ],
)
def test_the_server_cannot_be_sent_to_call_others(shared: Served, endpoint: str) -> None:
    """Only push services of browsers, encrypted, on their usual port."""
    assert not allowed_at(endpoint, PUSH_HOSTS, "https")
    with shared.guest("Ada") as ada:
        assert ada.refusal("POST", "/api/me/push", 400, Browser(endpoint).given_out()) == "refused-push"


def test_push_services_are_known_and_keys_that_are_none_are_refused(shared: Served) -> None:
    """Those of the browsers there are; a key is a point of the curve, a secret has sixteen bytes."""
    for host in ("fcm.googleapis.com", "updates.push.services.mozilla.com", "wns2-par02p.notify.windows.com"):
        assert allowed_at(f"https://{host}/wpush/v2/x", PUSH_HOSTS, "https")
    good = Browser("https://fcm.googleapis.com/fcm/send/x").given_out()
    with shared.guest("Ada") as ada:
        for wrong in ({"p256dh": told(b"\4" + b"x" * 64)}, {"p256dh": "?"}, {"auth": told(b"short")}):
            assert ada.refusal("POST", "/api/me/push", 400, good | wrong) == "refused-push"
        assert ada.get("/api/me")["pushes"] == 0


def test_the_key_is_made_once_and_is_nobody_elses(tmp_path: Path) -> None:
    """Beside the database, for its owner alone, the same after a restart and in a copy; without services, none."""
    keys = []
    for _ in range(2):
        with served(tmp_path / "data") as server, server.guest("Ada") as ada:
            keys.append(ada.get("/api/offer")["push_key"])
    kept = tmp_path / "data" / "push-key"
    assert keys == [ServerKey(kept.read_text()).public] * 2
    if sys.platform != "win32":
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    copy_folder(tmp_path / "data", tmp_path / "copy")
    assert (tmp_path / "copy" / "push-key").read_text() == kept.read_text()
    with served(tmp_path / "none", push_hosts=()) as server, server.guest("Ada") as ada:
        assert ada.get("/api/offer")["push_key"] is None
        assert not (tmp_path / "none" / "push-key").exists()


def test_the_encryption_is_that_of_the_standard() -> None:
    """The example of RFC 8291, byte for byte; and another message each time."""
    private = untold("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    own = ec.derive_private_key(int.from_bytes(private, "big"), ec.SECP256R1())
    keys = (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    content, salt = b"When I grow up, I want to be a watermelon", untold("DGv6ra1nlYgDCS1FRnbzlw")
    assert told(encrypted(content, *keys, own, salt)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru"
        "3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert encrypted(content, *keys) != encrypted(content, *keys)
    assert new_key() != new_key()
