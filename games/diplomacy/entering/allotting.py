"""CD-13.1, 13.2, 13.4: who rules what as the game starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.diplomacy.atlas import Place
from games.diplomacy.atlas.places import Arm
from games.diplomacy.entering.events import LotsDrawn, Started, StartedWithout, UnitPlaced
from games.diplomacy.entering.laying_out import printed
from games.diplomacy.positions.bases import raise_unit
from games.diplomacy.state import Diplomacy
from games.kernel import Seat


def lots(g: Diplomacy) -> dict[str, tuple[str, ...]]:
    """What there is to start with, by what it is called: centres, or powers with their home centres."""
    if g.start == "centres":
        return {code: (code,) for code in g.atlas.centres}
    powers = printed(g.map)["powers"]
    return {power: tuple(sorted(powers[power]["home_centers"])) for power in sorted(powers)}


def allot(g: Diplomacy, wishes: Mapping[Seat, Sequence[str]]) -> None:
    """CD-13.1: in an order drawn by lot each gets his first wish that is free, else what is drawn."""
    free = lots(g)
    for seat in draw_order(g):
        if not free:
            g.tell(StartedWithout(g.code(seat)))
            continue
        wished = next((one for one in wishes.get(seat, ()) if one in free), "")
        lot = wished or g.dice.pick("lot", sorted(free))
        give(g, seat, lot, free.pop(lot), drawn=not wished)


def draw_order(g: Diplomacy) -> list[Seat]:
    """CD-13.1, G.2: drawn out of the codes."""
    order = sorted(one.holding for one in g.players.values() if one.active)
    g.dice.shuffle("lots", order)
    g.tell(LotsDrawn(tuple(order)))
    return [g.names[code].owner for code in order]


def give(g: Diplomacy, seat: Seat, lot: str, provinces: Sequence[str], *, drawn: bool) -> None:
    """CD-13.1, 13.4: he is Ruler there; with a power come the units that start in its home."""
    for code in provinces:
        g.provinces[code].ruler = seat
    power = lot if g.start == "classic" else ""
    g.tell(Started(g.code(seat), tuple(provinces), power, drawn))
    for unit in (one["unit"] for one in printed(g.map)["start"]["units"] if one["power"] == power):
        arm, _, at = unit.partition(" ")
        space, _, coast = at.partition("/")
        place_unit(g, seat, "A" if arm == "A" else "F", Place(space, coast))


def place_unit(g: Diplomacy, seat: Seat, arm: Arm, at: Place) -> None:
    """CD-13.1, 4.E.1: based where it stands, under his direct command."""
    raise_unit(g, arm, at)
    g.tell(UnitPlaced(arm, str(at), g.code(seat)))
