"""CD-N.2: the powers of the standard game are dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.diplomacy import standard
from games.diplomacy.atlas.atlas import place
from games.diplomacy.entering.allotting import lots
from games.diplomacy.entering.events import LotsDrawn, Started, UnitPlaced
from games.diplomacy.entering.laying_out import printed
from games.diplomacy.positions.bases import muster
from games.diplomacy.state import Diplomacy
from games.kernel import Seat


def deal_powers(g: Diplomacy, wishes: Mapping[Seat, Sequence[str]]) -> None:
    """CD-N.2, N.4: each his first wish that is free, else what is drawn; nobody plays what is left.

    They are laid out in alphabetical order, so that nothing but the order of the lots tells who was when (CD-N.3).
    """
    dealt = drawn(g, wishes)
    owners = {power: standard.found(g, dealt.get(power, (Seat(""), False))[0], power) for power in sorted(lots(g))}
    g.tell(LotsDrawn(tuple(g.code(owners[power]) for power in dealt)))
    for power, owner in owners.items():
        begin(g, owner, power, drawn=power in dealt and dealt[power][1])


def drawn(g: Diplomacy, wishes: Mapping[Seat, Sequence[str]]) -> dict[str, tuple[Seat, bool]]:
    """CD-N.2, G.2: who has which power, in the order of the lots; and whether it was drawn too. All of it is veiled."""
    order, free = [*g.players], sorted(lots(g))
    g.dice.shuffle("veiled.lots", order)
    found: dict[str, tuple[Seat, bool]] = {}
    for seat in order:
        wished = next((one for one in wishes.get(seat, ()) if one in free), "")
        power = wished or g.dice.pick("veiled.lot", free)
        free.remove(power)
        found[power] = seat, not wished
    return found


def begin(g: Diplomacy, owner: Seat, power: str, *, drawn: bool) -> None:
    """CD-N.2: its home centres are its own, and its units stand where they start."""
    homes = lots(g)[power]
    for code in homes:
        g.provinces[code].ruler = owner
    g.tell(Started(g.code(owner), homes, power, drawn))
    for unit in (one["unit"] for one in printed(g.map)["start"]["units"] if one["power"] == power):
        arm, _, spot = unit.partition(" ")
        force = muster(g, "A" if arm == "A" else "F", place(spot))
        force.patron = owner
        g.tell(UnitPlaced(force.arm, spot, g.code(owner)))
