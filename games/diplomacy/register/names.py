"""CD-3.A: names: proposed, approved, refused, given up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from games.diplomacy.register.codes import by_rule, is_free
from games.diplomacy.register.events import HoldingNamed, NameApproved, NameDropped, NameProposed, NameRefused
from games.diplomacy.state import Diplomacy, Name
from games.diplomacy.why import Why
from games.kernel import Seat

SHORTEST: Final = 2
LONGEST: Final = 40
REMEMBERED: Final = 4
"""CD-3.A: seasons for which a name that is not used any more is nobody else's."""
WAITING: Final = 3
"""CD-3.A: names of one player that may wait for the game-master at a time."""
GAME_MASTER: Final = ("gm", "gamemaster", "spielleiter", "spielleitung")


def fault(g: Diplomacy, seat: Seat, name: str, code: str = "") -> Why | None:
    """CD-3.A, 3.C: why he may not have this name, or this code; None: he may. `code` "": that by rule."""
    if not SHORTEST <= len(name) <= LONGEST or not name.isprintable() or name != " ".join(name.split()) or '"' in name:
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


def enrol(g: Diplomacy, seat: Seat, name: str, code: str = "") -> Name:
    """CD-3.A, 3.C: it waits for the game-master; without a code it gets that by rule. Nobody is told yet."""
    one = Name(code.upper() or by_rule(g, name), name, seat, proposed=g.counted)
    g.names[one.code] = one
    return one


def announce(g: Diplomacy, names: Sequence[Name]) -> None:
    """CD-3.A: whoever likes may say something about them to the game-master; in order of code, which says no more."""
    for one in sorted(names, key=lambda one: one.code):
        g.tell(NameProposed(one.code, one.name))


def approve(g: Diplomacy, names: Sequence[Name]) -> None:
    """CD-3.A, 3.B.1: they may be used; the first one of a player holds all that he will have."""
    for one in names:
        one.approved = True
    for one in sorted(names, key=lambda one: one.code):
        g.tell(NameApproved(one.code, one.name))
    fresh = [one for one in names if _becomes_holding(g, one)]
    for one in sorted(fresh, key=lambda one: one.code):
        g.tell(HoldingNamed(one.code))


def _becomes_holding(g: Diplomacy, one: Name) -> bool:
    player = g.players[one.owner]
    if player.holding or not player.active:
        return False
    player.holding = one.code
    return True


def refuse(g: Diplomacy, one: Name) -> None:
    """CD-3.A: the game-master will not have it; its code is free again."""
    del g.names[one.code]
    g.tell(NameRefused(one.code, one.name))


def drop(g: Diplomacy, one: Name) -> None:
    """CD-3.A, 3.C: given up; name and code stay out of use for a while. One that still waits is as if never written."""
    if not one.approved:
        del g.names[one.code]
    else:
        one.dropped = g.counted
        g.tell(NameDropped(one.code, one.name))


def waiting(g: Diplomacy, *, before: int) -> list[Name]:
    """CD-3.A: what the game-master has not answered of the names that were proposed before a season (counted)."""
    return [one for one in g.names.values() if not one.approved and one.proposed < before]
