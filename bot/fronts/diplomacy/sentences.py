"""CD-E: an order as a sentence, for whoever does not read lines: what it says, whatever way it was written."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Final, cast

from bot.base.text import Catalogue
from games.diplomacy.atlas import Place
from games.diplomacy.orders import AnyOrder, Block, Post, Propose, Seize
from games.diplomacy.orders.votes import Proposal

WORD: Final = re.compile(r"(?<!^)(?=[A-Z])")
SPACES: Final = ("unit", "space", "province", "end", "route", "spaces")
"""Fields that hold the code of a space, or several."""
Called = Callable[[str], str]


def sentence(order: AnyOrder, catalogue: Catalogue, called: Called = str) -> str:
    """What it orders, with what is written behind it; `called`: how a space is named."""
    said = order.proposal if isinstance(order, Propose) else order
    kind = WORD.sub("-", type(said).__name__).lower()
    key = f"says-propose-{kind}" if isinstance(order, Propose) else f"says-{kind}"
    return catalogue.say(key, **_about(said, called)) + _behind(order, catalogue, called)


def _about(said: AnyOrder | Proposal, called: Called) -> dict[str, str | int]:
    """Its fields, as its text takes them; what is not written is `none`."""
    return {one.name: _told(one.name, getattr(said, one.name), called) for one in fields(said)}


def _told(name: str, value: object, called: Called) -> str | int:
    match value:
        case bool():
            return "yes" if value else "no"
        case Place():
            return "/".join([called(value.space), *([value.coast] if value.coast else [])])
        case Post():
            return " ".join([value.office, *([value.arm] if value.arm else []), called(value.where)])
        case list() | tuple():
            each = [str(_told(name, one, called)) for one in cast("Sequence[object]", value)]
            return ("-" if name == "route" else ", ").join(each) or "none"
        case None | "":
            return "none"
        case _:
            return value if isinstance(value, int) else called(str(value)) if name in SPACES else str(value)


def _behind(order: AnyOrder, catalogue: Catalogue, called: Called) -> str:
    """CD-E.6: its train, its seize, its block."""
    rail, seize, block = (getattr(order, name, None) for name in ("rail", "seize", "block"))
    said = catalogue.say("says-by-rail", railway=rail) if rail else ""
    if isinstance(seize, Seize):
        province = called(seize.province) if seize.province else "none"
        said += catalogue.say("says-seizing", code=seize.beneficiary, province=province)
    if isinstance(block, Block):
        said += catalogue.say("says-blocking", what=block.what or "all", whom=", ".join(block.against) or "none")
    return said
