"""CD-3.A: names off the game-master's list, for those who have none as play begins."""

from __future__ import annotations

import json
from collections.abc import Sequence

import data
from games.diplomacy.register.events import NameGiven
from games.diplomacy.register.names import announce, approve, enrol, fault
from games.diplomacy.state import Diplomacy
from games.kernel import Seat


def name_the_nameless(g: Diplomacy) -> None:
    """CD-3.A, G.2: each is given one that is free, by a draw that is veiled; all are told in order of code."""
    nameless = [one.seat for one in g.players.values() if one.active and not one.holding]
    given = [enrol(g, seat, g.dice.pick("veiled.name", free_names(g, seat))) for seat in nameless]
    announce(g, given)
    for one in given:
        g.tell(NameGiven(one.code, one.name), [one.owner])
    approve(g, given)


def free_names(g: Diplomacy, seat: Seat) -> list[str]:
    """CD-3.A, G.2: those of the list that he may have; when all are used, the same again with a number."""
    listed: Sequence[str] = json.loads(data.path("diplomacy/names.json").read_text(encoding="utf-8"))["names"]
    rounds = len(g.names) // len(listed) + 1
    every = [name if not n else f"{name} {n + 1}" for n in range(rounds + 1) for name in listed]
    free = [name for name in every if fault(g, seat, name) is None]
    return sorted(free[: len(listed)])
