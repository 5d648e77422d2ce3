"""CD-3.A, 3.B: names: proposed, approved or refused; and which one holds everything."""

from __future__ import annotations

import json
from typing import Final

import data
from games.diplomacy.register.codes import by_rule, is_free
from games.diplomacy.register.events import (
    EstatePassed,
    HoldingMoves,
    HoldingNamed,
    NameApproved,
    NameGiven,
    NameProposed,
    NameRefused,
)
from games.diplomacy.state import Diplomacy, Name, Player
from games.diplomacy.why import Why
from games.kernel import Seat

SHORTEST: Final = 2
LONGEST: Final = 40
REMEMBERED: Final = 4
"""CD-3.A: seasons for which a name that is not used any more is nobody else's."""
WAITING: Final = 3
"""CD-3.A: names of one player that may wait for the game-master at a time."""
GAME_MASTER: Final = ("gm", "gamemaster", "spielleiter", "spielleitung")


def fault(g: Diplomacy, seat: Seat, name: str, code: str) -> Why | None:
    """CD-3.A, 3.C: why he may not have this name, or this code; None: he may. `code` "": that by rule."""
    if not SHORTEST <= len(name) <= LONGEST or not name.isprintable() or name != " ".join(name.split()):
        return Why("name-length", "CD-3.A", {"low": SHORTEST, "high": LONGEST})
    if _imitates(name):
        return Why("name-game-master", "CD-3.A")
    if any(_clashes(g, one, seat, name) for one in g.names.values()):
        return Why("name-taken", "CD-3.A")
    if sum(one.owner == seat and not one.approved for one in g.names.values()) >= WAITING:
        return Why("name-waiting", "CD-3.A", {"most": WAITING})
    return None if not code or is_free(g, code) else Why("code-taken", "CD-3.C", {"code": code})


def _imitates(name: str) -> bool:
    """CD-3.A: nobody may take himself for the game-master."""
    letters = "".join(letter for letter in name.casefold() if letter.isalpha())
    return letters.removeprefix("the").removeprefix("der").removeprefix("die") in GAME_MASTER


def _clashes(g: Diplomacy, one: Name, seat: Seat, name: str) -> bool:
    """CD-3.A: in use; or used by another player within the last four seasons."""
    if one.name.casefold() != name.casefold():
        return False
    return one.dropped is None or (one.owner != seat and g.counted - one.dropped <= REMEMBERED)


def propose(g: Diplomacy, seat: Seat, name: str, code: str = "") -> Name:
    """CD-3.A, 3.C: it waits for the game-master; without a code it gets that by rule."""
    one = Name(code or by_rule(g, name), name, seat)
    g.names[one.code] = one
    g.tell(NameProposed(one.code, name))
    return one


def approve(g: Diplomacy, one: Name) -> None:
    """CD-3.A, 3.B.1: it may be used; his first one holds all that he will have."""
    one.approved = True
    g.tell(NameApproved(one.code, one.name))
    player = g.players[one.owner]
    if not player.holding and player.active:
        player.holding = one.code
        g.tell(HoldingNamed(one.code))


def refuse(g: Diplomacy, one: Name) -> None:
    """CD-3.A: the game-master will not have it; its code is free again."""
    del g.names[one.code]
    g.tell(NameRefused(one.code, one.name))


def approve_waiting(g: Diplomacy) -> None:
    """CD-3.A: whatever the game-master has not answered by the deadline is approved, in the order it was proposed."""
    for one in list(g.names.values()):
        if not one.approved:
            approve(g, one)


def name_the_nameless(g: Diplomacy) -> None:
    """CD-3.A: whoever has no name as play begins is given one off the game-master's list, drawn."""
    listed: list[str] = json.loads(data.path("diplomacy/names.json").read_text(encoding="utf-8"))["names"]
    for player in g.players.values():
        if player.active and not player.holding:
            free = [name for name in listed if fault(g, player.seat, name, "") is None]
            one = propose(g, player.seat, g.dice.pick("name", free))
            g.tell(NameGiven(one.code, one.name), [player.seat])
            approve(g, one)


def file_holding(g: Diplomacy, player: Player, code: str) -> None:
    """CD-3.B.3: from the next season on all stands under this name."""
    player.next_holding = code
    g.tell(HoldingMoves(player.holding, code), [player.seat])


def pass_estates(g: Diplomacy) -> None:
    """CD-3.B.3: everything passes over together; the record says no more than that it has."""
    passing = [one for one in g.players.values() if one.active and one.next_holding not in ("", one.holding)]
    for player in sorted(passing, key=lambda one: one.holding):
        before, player.holding = player.holding, player.next_holding
        g.tell(EstatePassed(before, player.holding))
    for player in g.players.values():
        player.next_holding = ""
