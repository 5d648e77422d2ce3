"""Dice that fall as some bytes say; so whoever writes the bytes leads what is composed with the dice."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.fuzz.parsers import a_file, an_address, spoilt_address, spoilt_document


class Led(Random):
    """They show what stands in the bytes; where those have ended, the least."""

    def __init__(self, data: bytes) -> None:
        super().__init__(0)
        self.data, self.at = data, 0

    def getrandbits(self, k: int, /) -> int:
        """As many of the next bytes as are needed."""
        count = -(-k // 8)
        found = self.data[self.at : self.at + count].ljust(count, b"\0")
        self.at += count
        return int.from_bytes(found, "big") & ((1 << k) - 1)

    def random(self) -> float:
        """Of one byte: nothing here is drawn more finely."""
        return self.getrandbits(8) / 256


def tried(data: bytes, document: Any) -> str:
    """Read a text as it is, an address or a file that was spoilt; what was read. Whatever is wrong is raised."""
    dice = Led(data[1:])
    match data[0] % 4 if data else 0:
        case 0:
            text = data[1:].decode(errors="replace")
            a_file(text)
        case 1:
            text = spoilt_address(dice)
        case _:
            text = json.dumps(spoilt_document(dice, document))
            a_file(text)
    an_address(text)
    return text
