"""CD-G.1: what the game-master may rule, and how players come and go: each refuses before it changes anything.

Nobody is seated and no rule is written but by vote (CD-7.B, 7.C): for that there is no ruling.
"""

from __future__ import annotations

from games.diplomacy import entering, register, standard, votes
from games.diplomacy.register.orders import declare
from games.diplomacy.state import Diplomacy, Name
from games.diplomacy.why import Why
from games.kernel import NotAllowed, Seat, ruling, rulings


@ruling("approve-name", "CD-DP2")
def approve_name(g: Diplomacy, *, code: str) -> None:
    """CD-3.A, DP2: a name that waits may be used."""
    register.approve(g, [_waiting(g, code)])


@ruling("refuse-name", "CD-DP2")
def refuse_name(g: Diplomacy, *, code: str) -> None:
    """CD-3.A, DP2: a name that waits may not be used."""
    register.refuse(g, _waiting(g, code))


@ruling("enter")
def enter(g: Diplomacy, *, seat: str, name: str = "", code: str = "") -> None:
    """CD-2.1, 13.3: a player enters; his name, if he has one, is approved with it.

    CD-N.4: in the standard game he takes over the power of this code, or any that is in civil disorder; who comes
    back, his own.
    """
    if Seat(seat) in g.players and g.players[Seat(seat)].active:
        raise NotAllowed("ruling.seat", seat=seat)
    if g.standard:
        standard.take_over(g, Seat(seat), _vacant(g, Seat(seat), code))
        return
    if name or code:
        _refuse_if(register.fault(g, Seat(seat), name, code))
    entering.enter(g, Seat(seat), name, code)


@ruling("leave")
def leave(g: Diplomacy, *, seat: str) -> None:
    """CD-6.3, 6.4: a player drops out; it is applied when the next season begins."""
    if Seat(seat) not in g.players or not g.players[Seat(seat)].active:
        raise NotAllowed("ruling.seat", seat=seat)
    declare(g, Seat(seat))


@ruling("decline-seat", "CD-DP35")
def decline_seat(g: Diplomacy, *, motion: str, reason: str) -> None:
    """CD-7.B, DP35: he declares a reason not to appoint whom a motion names."""
    if not reason.strip() or not votes.decline(g, motion, reason.strip()):
        raise NotAllowed("ruling.motion", motion=motion)


def _vacant(g: Diplomacy, seat: Seat, code: str) -> str:
    """CD-N.4: the power meant; one that is drawn, if none is."""
    able = standard.vacant(g, seat)
    if code.upper() in able:
        return code.upper()
    if code or not able:
        raise NotAllowed("diplomacy.standard-no-power", code=code, codes=able)
    return g.dice.pick("power", able)


def _waiting(g: Diplomacy, code: str) -> Name:
    name = g.names.get(code)
    if name is None or name.approved:
        raise NotAllowed("ruling.name", code=code)
    return name


def _refuse_if(why: Why | None) -> None:
    if why:
        raise NotAllowed(f"diplomacy.{why.reason}", **why.about)


RULINGS = rulings(approve_name, refuse_name, enter, leave, decline_seat)
