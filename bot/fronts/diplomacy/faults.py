"""Why a line of orders cannot be read, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.base.text import Catalogue
from games.diplomacy.language import Fault

SHOWN: Final = 8
"""Of what could stand somewhere so much is told; a line of a dozen words helps nobody."""


def words(fault: Fault, catalogue: Catalogue) -> str:
    """A sentence or two, and the clause it rests on."""
    about = {name: told if isinstance(told, str) else ", ".join(told) for name, told in fault.fields.items()}
    if fault.reason == "expected":
        about |= {"found": about["found"] or "end", "wanted": _wanted(fault.fields["wanted"], catalogue)}
    return f"{catalogue.say(f'read-{fault.reason}', **about)} ({fault.clause})"


def _wanted(options: Sequence[str], catalogue: Catalogue) -> str:
    """The first of them; signs and words as they are written, all else by its name."""
    named = [catalogue.say(f"wanted-{one[1:-1]}") if one[0] == "<" else f"`{one}`" for one in options]
    shown = ", ".join(named[:SHOWN])
    more = len(named) - SHOWN
    return catalogue.say("wanted-more", shown=shown, more=more) if more > 0 else shown
