"""What is typed, chosen and written into addresses by who means ill: each a kind of trouble of its own."""

from __future__ import annotations

from random import Random
from typing import Final

TEXTS: Final = (
    "",
    " ",
    "0",
    "-1",
    "1e9",
    "NaN",
    "\u00b2",
    "\u0665",
    "9" * 30,
    "x" * 4000,
    "all",
    "none",
    "2026-99-99",
    "25:99",
    "\u202etxet\u202c",
    "\u200b",
    "\x00",
    "@everyone <@1> <#1> <@&1>",
    "`*_~|>[x](http://x)",
    "a.b.c",
    "Mago 3, Hanno -5",
    "Ada: this; Carl: that",
    ":;,:;,",
    "{}",
    "[[[[",
    '{"a": 1}',
    "'; DROP TABLE game; --",
    "../../etc/passwd",
    "{0.__class__}",
    "%s%n",
    "\U0001f40e" * 30,
    "e\u0301" * 50,
    "A Mar-Kar S A Kar-Num",
)
"""Numbers that are none, digits of other scripts, marks of every language that could be spoken."""
REFS: Final = ("", "lobby", "command", "none", "table", "inbox", "a.b", "a.b.c", "plan:x", "1.99", "-1", "+", "x" * 20)
REVS: Final = ("", "0", "zzzz", "-1")
ARGS: Final = ("", "0", "-1", "99", "9" * 12, "\u00b2", "a.b.c", "1.0.9", "1.", ".", "diamond", "square.x", "a:b:c")
VALUES: Final[tuple[tuple[str, ...], ...]] = (
    *((), ("x",), ("0",), ("\u00b2",), ("-1", "-1"), ("a.b.c",), ("9" * 20,), ("", "for", "x")),
    *(tuple(map(str, range(25))), ("diamond", "diamond"), ("none",)),
)
FIELDS: Final = ("text", "hours", "reason", "when", "zone", "note", "seat", "amount", "start", "end", "0", "1", "")
LONGEST: Final = 100


def noise(dice: Random, most: int = LONGEST) -> str:
    """Signs from everywhere, those among them by which addresses are read."""
    signs = "b1:~.-_+:::abz09 \u00e9\u0661\u202e\U0001f40e\x00"
    return "".join(dice.choice(signs) for _ in range(dice.randint(0, most)))


def spoilt(dice: Random, text: str) -> str:
    """A text with a sign lost, changed, doubled, or cut off."""
    if not text:
        return noise(dice, 5)
    at = dice.randrange(len(text))
    return dice.choice(
        (text[:at], text[:at] + text[at + 1 :], text[:at] + noise(dice, 1) + text[at + 1 :], text + text[at:])
    )


def typed(dice: Random) -> str:
    """Something typed into a field or an option."""
    return dice.choice(TEXTS) if dice.random() < 0.8 else noise(dice, 60)
