"""The file of a dice certificate: the promise, every roll, and, once it is opened, the secret.

Until the certificate is opened, the secret is kept beside it in a file that only its owner may read.
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
    """The faces of a check, and its label, whose first word is its number in the certificate.

    The faces follow from the label alone; a note does not change them, so nobody can choose words for luck.
    """

    label: str = Field(min_length=1, max_length=MOST_NOTE)
    faces: tuple[Face, ...] = Field(min_length=1)
    note: str = Field(default="", max_length=MOST_NOTE)


class Certificate(Strict):
    """A certificate as it is written in its file; `secret` is empty until the certificate is opened."""

    format: Literal["heart-africa/dice-certificate"]
    version: Literal[1]
    commitment: str = Field(pattern=HEX)
    rolls: tuple[Roll, ...] = ()
    secret: str = Field(default="", pattern=HEX_OR_NONE)

    @property
    def opened(self) -> bool:
        """Whether the secret has been told; from then on nothing more is rolled with the certificate."""
        return bool(self.secret)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of checking a certificate.

    `opened`: its secret is told; `promised`: the secret is the promised one; `numbered`: no roll is missing;
    `forged`: the rolls that do not follow from the secret.
    """

    opened: bool
    promised: bool
    numbered: bool
    forged: tuple[Forged, ...]

    @property
    def sound(self) -> bool:
        """Whether the check found nothing wrong, so that nobody can have chosen any of the rolls."""
        return self.opened and self.promised and self.numbered and not self.forged


def new(path: Path) -> Certificate:
    """Draw a secret, write it beside the new certificate, and return the certificate with its promise.

    Raises `BadData` if either file exists already.
    """
    for each in (path, beside(path)):
        if is_there(each):
            raise BadData("certificate-exists", file=str(each))
    secret = secrets.token_bytes(SECRET_BYTES)
    _keep(beside(path), secret.hex())
    certificate = Certificate(format=FORMAT, version=VERSION, commitment=commitment(secret))
    _write(path, certificate)
    return certificate


def roll(path: Path, count: int, why: str, note: str = "") -> tuple[int, ...]:
    """Roll the dice of the next check, write them into the certificate, and return the faces.

    They are in the file before anybody sees them. Raises `BadData`.
    """
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
    """Write the secret into the certificate for everybody to check, and delete its private file.

    Raises `BadData`.
    """
    certificate = read(path)
    if not certificate.opened:
        secret = _secret(path, certificate).hex()
        certificate = certificate.model_copy(update={"secret": secret})
        _write(path, certificate)
        beside(path).unlink(missing_ok=True)
    return certificate


def verify(certificate: Certificate) -> Verdict:
    """Check that the secret keeps the promise, that the rolls follow from it, and that no roll is missing."""
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
    """Read a certificate from its file.

    Raises `BadData`: it is none, is of a newer version, or is damaged.
    """
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
    """Return the path of the file that keeps the secret of a certificate until it is opened."""
    return path.with_name(f"{path.name}.secret")


def _write(path: Path, certificate: Certificate) -> None:
    data = certificate.model_dump(mode="json", exclude=set() if certificate.opened else {"secret"})
    write_text(path, json.dumps(data, indent=1) + "\n")


def _secret(path: Path, certificate: Certificate) -> bytes:
    """Read the secret of a certificate from its private file.

    Raises `BadData` if the file is gone or the secret is not the promised one.
    """
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
    """Write a secret into a file that only its owner may read."""
    write_text(path, "")
    path.chmod(0o600)
    with path.open("w", encoding="utf-8") as file:
        file.write(f"{secret}\n")
        file.flush()
        os.fsync(file.fileno())
