"""The file of a dice certificate: what was promised, every roll, and at the end the secret.

The secret stands beside it in a private file until the certificate is opened.
"""

import json
import os
import secrets
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from heart_africa.core.certificate import Forged, Rolled, commitment, faces, forged, label, opens
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, fit
from heart_africa.storage.files import is_there, read_text, write_text

FORMAT: Literal["heart-africa/dice-certificate"] = "heart-africa/dice-certificate"
VERSION: Literal[1] = 1
SECRET_BYTES = 32
MOST_NOTE = 200
HEX = r"^[0-9a-f]{64}$"
HEX_OR_NONE = r"^([0-9a-f]{64})?$"
Face = Annotated[int, Field(ge=1, le=6)]


class Roll(Strict):
    """A check's faces under its label, whose first word is its place.

    The faces follow from the label; a note does not bear on them: nobody can choose his words for luck.
    """

    label: str = Field(min_length=1, max_length=MOST_NOTE)
    faces: tuple[Face, ...] = Field(min_length=1)
    note: str = Field(default="", max_length=MOST_NOTE)


class Certificate(Strict):
    """A certificate as it stands in its file; `secret` is empty until it is opened."""

    format: Literal["heart-africa/dice-certificate"]
    version: Literal[1]
    commitment: str = Field(pattern=HEX)
    rolls: tuple[Roll, ...] = ()
    secret: str = Field(default="", pattern=HEX_OR_NONE)

    @property
    def opened(self) -> bool:
        """Whether the secret has been told, after which nothing more is rolled."""
        return bool(self.secret)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What checking a certificate has found: whether the secret is the promised one, and what is wrong."""

    opened: bool
    promised: bool
    numbered: bool
    forged: tuple[Forged, ...]

    @property
    def sound(self) -> bool:
        """Whether every roll is what nobody could have chosen."""
        return self.opened and self.promised and self.numbered and not self.forged


def new(path: Path) -> Certificate:
    """Draw a secret, keep it beside the new file, and promise it. Raises `BadData` if either is there."""
    for each in (path, beside(path)):
        if is_there(each):
            raise BadData("certificate-exists", file=str(each))
    secret = secrets.token_bytes(SECRET_BYTES)
    _keep(beside(path), secret.hex())
    certificate = Certificate(format=FORMAT, version=VERSION, commitment=commitment(secret))
    _write(path, certificate)
    return certificate


def roll(path: Path, count: int, why: str, note: str = "") -> tuple[int, ...]:
    """The faces of the next check, kept in the file before anybody sees them. Raises `BadData`."""
    certificate = read(path)
    if certificate.opened:
        raise BadData("certificate-open", file=str(path))
    called = label(len(certificate.rolls) + 1, count, why)
    fell = faces(_secret(path, certificate), called, count)
    if len(note) > MOST_NOTE:
        raise BadData("too-long", key="--for", about={"found": len(note), "most": MOST_NOTE})
    rolls = (*certificate.rolls, Roll(label=called, faces=fell, note=note))
    _write(path, certificate.model_copy(update={"rolls": rolls}))
    return fell


def open_(path: Path) -> Certificate:
    """Tell the secret, for everybody to check; it is private no longer. Raises `BadData`."""
    certificate = read(path)
    if not certificate.opened:
        secret = _secret(path, certificate).hex()
        certificate = certificate.model_copy(update={"secret": secret})
        _write(path, certificate)
        beside(path).unlink(missing_ok=True)
    return certificate


def verify(certificate: Certificate) -> Verdict:
    """Whether the secret keeps the promise, the rolls follow from it, and none has been taken out."""
    secret = bytes.fromhex(certificate.secret)
    rolls = [Rolled(each.label, each.faces) for each in certificate.rolls]
    places = [each.label.split(" ")[0] for each in rolls]
    return Verdict(
        opened=certificate.opened,
        promised=certificate.opened and opens(secret, certificate.commitment),
        numbered=places == [str(place) for place in range(1, len(places) + 1)],
        forged=forged(secret, rolls) if certificate.opened else (),
    )


def read(path: Path) -> Certificate:
    """A certificate from its file. Raises `BadData`: not one, of a newer version, damaged."""
    try:
        data = json.loads(read_text(path))
    except (ValueError, RecursionError):
        raise BadData("not-a-certificate", file=str(path), about={"expected": FORMAT}) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadData("not-a-certificate", file=str(path), about={"expected": FORMAT})
    version = data.get("version")
    if type(version) is int and version > VERSION:
        raise BadData("newer-version", file=str(path), about={"found": version, "most": VERSION})
    try:
        return fit(Certificate, data)
    except BadData as fault:
        raise fault.inside(str(path)) from None


def beside(path: Path) -> Path:
    """Where the secret of a certificate is kept until it is opened."""
    return path.with_name(f"{path.name}.secret")


def _write(path: Path, certificate: Certificate) -> None:
    data = certificate.model_dump(mode="json", exclude=set() if certificate.opened else {"secret"})
    write_text(path, json.dumps(data, indent=1) + "\n")


def _secret(path: Path, certificate: Certificate) -> bytes:
    """The secret that was kept beside. Raises `BadData` if it is gone or is not the promised one."""
    place = beside(path)
    if not is_there(place):
        raise BadData("certificate-secret-gone", file=str(place))
    try:
        secret = bytes.fromhex(read_text(place).strip())
    except ValueError:
        secret = b""
    if not opens(secret, certificate.commitment):
        raise BadData("certificate-secret-wrong", file=str(place))
    return secret


def _keep(path: Path, secret: str) -> None:
    """Write what only its owner may read."""
    write_text(path, "")
    path.chmod(0o600)
    with path.open("w", encoding="utf-8") as file:
        file.write(f"{secret}\n")
        file.flush()
        os.fsync(file.fileno())
