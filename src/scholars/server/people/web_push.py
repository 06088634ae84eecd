"""Web Push: a message only one browser can read (RFC 8291), sent by a server that says who it is (RFC 8292).

A browser gives out an endpoint at its push service, a public key and a secret. The push service passes on what it
cannot read; it knows the server by a key of its own, which is made at the first start.
"""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT, SECRET = 65, 16  # bytes of a public key and of a browser's secret
RECORD = 4096  # bytes a push service surely passes on
HOURS = 12 * 3600  # seconds for which the server says who it is; a day is the most


class Unusable(ValueError):
    """Keys that are none."""


def new_key() -> str:
    """A key for a server, as a text."""
    return told(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def told(content: bytes) -> str:
    """Bytes as a text for addresses and headers."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def untold(text: str) -> bytes:
    """The bytes of such a text; Unusable if it is none."""
    try:
        return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except ValueError:
        raise Unusable(text) from None


def point(key: ec.EllipticCurvePrivateKey | ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it is sent."""
    public = key.public_key() if isinstance(key, ec.EllipticCurvePrivateKey) else key
    return public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class ServerKey:
    """Who the server is for push services."""

    def __init__(self, key: str) -> None:
        self._private = ec.derive_private_key(int.from_bytes(untold(key), "big"), CURVE)
        self.public = told(point(self._private))

    def authorization(self, endpoint: str, now: float, contact: str | None) -> str:
        """The header that says so, to one push service and for some hours."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + HOURS}
        if contact is not None:
            claims["sub"] = contact
        signed = ".".join(told(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        both = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = told(b"".join(number.to_bytes(32, "big") for number in both))
        return f"vapid t={signed}.{signature}, k={self.public}"


def readable(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """The key and the secret of a browser; Unusable if they are none."""
    key, secret = untold(p256dh), untold(auth)
    if len(key) != POINT or len(secret) != SECRET:
        raise Unusable(p256dh)
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key), secret
    except ValueError:
        raise Unusable(p256dh) from None


def encrypted(
    content: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the browser with these keys can read; the key and the salt are new for each."""
    theirs, secret = readable(p256dh, auth)
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    shared = own.exchange(ec.ECDH(), theirs)
    material = _derived(shared, secret, b"WebPush: info\0" + point(theirs) + point(own), 32)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    last = content + b"\2"  # of all records, which is the only one
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + point(own)
    return head + AESGCM(key).encrypt(nonce, last, None)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)
