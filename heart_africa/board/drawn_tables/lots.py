"""Lots drawn from a number, always the same for the same number: so a drawn table can be drawn again."""

from hashlib import blake2b

WHOLE = 2**64


class Lots:
    """A row of lots. Nothing of a battle hangs on them, so they are no dice."""

    def __init__(self, seed: int) -> None:
        self._seed, self._drawn = seed, 0

    def between(self, low: float, high: float) -> float:
        """A number from low to high, all as likely."""
        return low + (high - low) * self._next()

    def whole(self, below: int) -> int:
        """A whole number from 0, below a bound."""
        return min(below - 1, int(self._next() * below))

    def _next(self) -> float:
        self._drawn += 1
        drawn = blake2b(f"{self._seed}.{self._drawn}".encode(), digest_size=8).digest()
        return int.from_bytes(drawn, "big") / WHOLE
