"""Signatures under plain data, by a key that two share: whoever has it not can neither sign nor alter.

HMAC-SHA256 over the data written in the one canonical way, without its signature. A key is 160 bits, written
in groups of letters and digits that can be read out and typed; what is easily mistaken is not among them.
"""

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from typing import Any

from heart_africa.core.journal.codec import canonical
from heart_africa.core.problems import BadData

SIGNATURE = "signature"
BYTES, GROUP = 20, 4


def new_key() -> str:
    """A key that nobody can guess, as people write it: `K7QF-…`, eight groups."""
    return _grouped(base64.b32encode(secrets.token_bytes(BYTES)).decode())


def read_key(text: str) -> str:
    """A key as it was typed, in the one way in which it is written. Raises `BadData`: it is none."""
    letters = re.sub(r"[\s-]", "", text).upper().replace("0", "O").replace("1", "I").replace("8", "B")
    try:
        found = base64.b32decode(letters)
    except ValueError:
        found = b""
    if len(found) != BYTES:
        raise BadData("not-a-key")
    return _grouped(letters)


def _grouped(letters: str) -> str:
    return "-".join(letters[place : place + GROUP] for place in range(0, len(letters), GROUP))


def signed(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    """The data with its signature. Raises `BadData` for a key that is none."""
    return {**data, SIGNATURE: _signature(data, key)}


def is_signed(data: Mapping[str, Any], key: str) -> bool:
    """Whether the signature is that of this key and of these data. Raises `BadData`: no key."""
    return hmac.compare_digest(str(data.get(SIGNATURE, "")).encode(), _signature(data, key).encode())


def _signature(data: Mapping[str, Any], key: str) -> str:
    text = canonical({name: value for name, value in data.items() if name != SIGNATURE})
    secret = base64.b32decode(read_key(key).replace("-", ""))
    return hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()
