"""Lines of the order language, read where these units stand and these names are in use."""

from __future__ import annotations

from dataclasses import replace

from games.diplomacy.atlas import atlas
from games.diplomacy.language import Context, Fault, canonical, read_line
from games.diplomacy.orders import AnyOrder
from tests.games.diplomacy.orders import piece

STANDARD = ("A Nap", "A Tus", "A Apu", "A Rom", "F Ion", "F Tys", "F Stp/sc", "F Mao", "A Mar")
CARTHAGE = ("A Mes", "F MEs", "A N22", "A N23", "F MDF", "F N21/ec", "F FCa", "A WGr")
CODES = ("GV", "HAM", "MAX")


def context(*units: str, board: str = "standard") -> Context:
    """GV, HAM and MAX write; MAX is a mask."""
    pieces = [piece(one, "a") for one in units or (STANDARD if board == "standard" else CARTHAGE)]
    return Context(atlas(board), {one.at.space: one for one in pieces}, CODES, ("GV", "HAM"))


ON = {"standard": context(), "carthage": context(board="carthage")}
RETREATS = replace(ON["standard"], stage="retreats")


def said(line: str, where: Context = ON["standard"]) -> AnyOrder:
    """What it orders; nothing of it is left out."""
    found = read_line(line, where)
    assert not isinstance(found.said, Fault), found
    assert not found.notes
    return found.said


def kept(line: str, where: Context = ON["standard"]) -> str:
    """How it is kept; which says the same."""
    order = said(line, where)
    written = canonical(order, where)
    assert said(written, where) == order
    return written


def fault(line: str, where: Context = ON["standard"]) -> str:
    """Why it says nothing."""
    found = read_line(line, where)
    assert found.fault, found
    return found.fault.reason


def noted(line: str, where: Context = ON["standard"]) -> tuple[str, list[str]]:
    """How the order is kept without those suffixes that do not count, and why they do not."""
    found = read_line(line, where)
    assert found.order, found
    return canonical(found.order, where), [one.reason for one in found.notes]
