"""The `custom_id` of every component: which game, which card or decision, which revision, which act.

`b1:{game}[~{half}]:{ref}:{rev}:{act}[:{arg}]`, at most 100 characters and without secrets, for ids reach every viewer.
Options are named by their place in the list: `rev` is a digest of the list, so a place means the same while it holds.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from bot.base.halves import MARK, half_of, in_half, whole

PREFIX = "b1:"
LIMIT = 100
TEMPLATE = re.compile(
    r"b1:(?P<game>[\w-]*)(?:~(?P<half>\w+))?"
    r":(?P<ref>[\w.+-]*):(?P<rev>[\w.-]*):(?P<act>[a-z]+)(?::(?P<arg>.*))?",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Address:
    """What one button, menu or form stands for; the id of its game says of which half it is, if of one."""

    game: str
    ref: str
    rev: str
    act: str
    arg: str = ""

    def __str__(self) -> str:
        tail = f":{self.arg}" if self.arg else ""
        half = f"{MARK}{half_of(self.game)}" if half_of(self.game) else ""
        text = f"{PREFIX}{self.game}{half}:{self.ref}:{self.rev}:{self.act}{tail}"
        if len(text) > LIMIT:
            raise ValueError(f"custom_id of {len(text)} characters")
        return text

    @property
    def table(self) -> str:
        """The id of the game as a whole."""
        return whole(self.game)

    def to(self, act: str, arg: str = "") -> Address:
        """Another act on the same card."""
        return replace(self, act=act, arg=arg)


def is_number(text: str) -> bool:
    """Whether a part of an address, which anybody may have written, is a small whole number."""
    return text.isascii() and text.isdigit() and len(text) < 9


def is_id(text: str) -> bool:
    """Whether it can be the id of a person or message."""
    return text.isascii() and text.isdigit() and int(text[:20]) < 2**63 and len(text) < 20


def parse(custom_id: str) -> Address | None:
    """The address in a `custom_id`; None for what is not ours."""
    match = TEMPLATE.fullmatch(custom_id)
    return address(match) if match else None


def address(match: re.Match[str]) -> Address:
    """The address of a matched `custom_id`."""
    found = match.groupdict()
    game = in_half(found["game"], found["half"] or "")
    return Address(game, found["ref"], found["rev"], found["act"], found["arg"] or "")
