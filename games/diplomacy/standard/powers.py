"""CD-N.2 to N.4: the powers, who plays them, and those that nobody plays."""

from __future__ import annotations

from games.diplomacy.standard.events import PowerGiven, PowerInDisorder, PowerTakenOver
from games.diplomacy.state import NOBODY, Diplomacy, Name, Player
from games.kernel import Seat


def code_of(power: str) -> str:
    """CD-N.3: AUS, ENG, FRA: the first three letters."""
    return power[:3].upper()


def nobody_for(power: str) -> Seat:
    """CD-N.4: the seat of a power that nobody plays; no chair of a table is called so."""
    return Seat(f"power-{code_of(power).lower()}")


def found(g: Diplomacy, seat: Seat, power: str) -> Seat:
    """CD-N.2, N.4: a power begins, played from this seat; "": by nobody. Whose it is then."""
    owner = seat or nobody_for(power)
    g.players[owner] = Player(owner, holding=code_of(power), active=bool(seat))
    g.names[code_of(power)] = Name(code_of(power), power, seat, approved=True, proposed=g.counted)
    if seat:
        g.tell(PowerGiven(code_of(power), power), [seat])
    else:
        g.tell(PowerInDisorder(code_of(power), power))
    return owner


def vacate(g: Diplomacy, seat: Seat) -> None:
    """CD-N.4: nobody plays it any more; its units stand, its centres stay its own. Nobody writes to it."""
    player = g.players[seat]
    g.players[seat] = Player(seat, holding=player.holding, active=False)
    name = g.names[player.holding]
    name.owner = NOBODY
    g.tell(PowerInDisorder(name.code, name.name))


def is_alive(g: Diplomacy, seat: Seat) -> bool:
    """CD-N.11: it has a unit or a centre."""
    return any(one.patron == seat for one in g.forces) or any(g.ruled(seat))


def vacant(g: Diplomacy, seat: Seat) -> list[str]:
    """CD-N.4: the powers in civil disorder that he could take over, by code: his own, if he comes back to one."""
    able = [one for one in g.players.values() if not one.active and one.holding and is_alive(g, one.seat)]
    return sorted(one.holding for one in able if one.seat == seat) or sorted(one.holding for one in able)


def take_over(g: Diplomacy, seat: Seat, code: str) -> None:
    """CD-N.4: all that is the power's is played from this seat from now on."""
    before = next(one.seat for one in g.players.values() if one.holding == code)
    g.players[before] = Player(before, active=False)
    g.players[seat] = Player(seat, holding=code)
    g.names[code].owner = seat
    _hand_over(g, before, seat)
    g.tell(PowerTakenOver(code, g.names[code].name))
    g.tell(PowerGiven(code, g.names[code].name), [seat])


def _hand_over(g: Diplomacy, before: Seat, seat: Seat) -> None:
    for province in g.provinces.values():
        province.ruler = seat if province.ruler == before else province.ruler
    for force in g.forces:
        force.patron = seat if force.patron == before else force.patron
    for one in g.dislodged:
        one.commander = seat if one.commander == before else one.commander
    g.press.rulers.update({code: seat for code, one in g.press.rulers.items() if one == before})
