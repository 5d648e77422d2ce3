"""A Senator and what he spends, as it is typed and told: `Mago 3`, or `Mago <3` for what he has left, up to 3."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from bot.base.text import Voice
from bot.surface.kit.forms import Submitted, named, number
from games.kernel import IllegalAnswer

KIND: Final = "forum.plan"
ASK: Final = "?"
SUM: Final = re.compile(r"^(?P<name>.+?)\s+(?P<upto><?)\s*(?P<talents>\d{1,3})\s*T?$")
SEEKS: Final = {"<": "left", "": "pay"}
BIDS: Final = {"<": "raise", "": "exact"}
SHORT: Final = {"left": "<", "raise": "<", "pay": "", "exact": ""}


def typed(submitted: Submitted, name: str) -> str:
    """What was typed into a field."""
    return str(submitted.get(name) or "").strip()


def sum_line(voice: Voice, raw: Mapping[str, Any]) -> str:
    """A Senator and what he spends, as it is typed."""
    if raw["way"] == "ask":
        return ASK
    name, talents = raw.get("senator", raw.get("payer")), raw.get("talents", raw.get("limit"))
    return f"{voice.name(str(name))} {SHORT[raw['way']]}{talents}" if raw["way"] in SHORT else ""


def paid(able: list[str], voice: Voice, said: str, ways: Mapping[str, str], nothing: str) -> tuple[str, str, int]:
    """How much, out of whose purse. IllegalAnswer: the line says neither."""
    if said in ("", ASK):
        return ("ask" if said else nothing), "none", 0
    match = SUM.match(said)
    if match is None:
        raise IllegalAnswer("form.share", said=said[:40])
    return ways[match["upto"]], named(able, KIND, voice, match["name"]), number(match["talents"])


def told_sum(voice: Voice, raw: Mapping[str, Any]) -> str:
    """Who spends how much; nothing where nobody does."""
    name, talents = raw.get("senator", raw.get("payer")), raw.get("talents", raw.get("limit"))
    known = raw["way"] in (*SEEKS.values(), *BIDS.values(), "ask")
    return voice.say(f"plan-sum-{raw['way']}", name=voice.name(str(name)), talents=talents) if known else ""
