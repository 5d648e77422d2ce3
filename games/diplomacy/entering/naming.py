"""CD-3.A, 3.C: the names with which players come to the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from games.diplomacy.entering.allotting import lots
from games.diplomacy.register import enrol, fault
from games.diplomacy.register.names import LONGEST, SHORTEST
from games.diplomacy.state import Diplomacy, Name
from games.diplomacy.why import VoidOrder
from games.kernel import IllegalAnswer, Picker, Raw, Seat
from games.kernel.choice import LETTERS, is_dict


@dataclass(frozen=True, slots=True)
class Wanted:
    """A name and its code; no name: one off the game-master's list; no code: that by rule."""

    name: str
    code: str


class NameChoice:
    """CD-3.A, 3.C: raw `{"name": "Hamilcar Barca", "code": "HAM"}`; either may be ""."""

    points = ("CD-DP1", "CD-DP3")

    def __init__(self, g: Diplomacy, seat: Seat) -> None:
        self._g = g
        self._seat = seat

    @property
    def offered(self) -> tuple[str, ...]:
        """CD-13.1: what everybody may prefer to start with, for whoever says that with his name."""
        return tuple(sorted(lots(self._g)))

    @property
    def asks_unit(self) -> bool:
        """CD-13.1, 13.4: whether a unit will be named; the units of a power are given."""
        return self._g.start == "centres"

    def read(self, raw: Raw) -> Wanted:
        """The name with single blanks, the code in capitals."""
        if not is_dict(raw) or raw.keys() != {"name", "code"}:
            raise IllegalAnswer("choice.fields")
        name, code = raw["name"], raw["code"]
        if not isinstance(name, str) or not isinstance(code, str):
            raise IllegalAnswer("choice.fields")
        wanted = Wanted(" ".join(name.split()), code.strip().upper())
        self._check(wanted)
        return wanted

    def _check(self, wanted: Wanted) -> None:
        if not wanted.name and not wanted.code:
            return
        why = fault(self._g, self._seat, wanted.name, wanted.code)
        if why:
            raise IllegalAnswer(f"diplomacy.{why.reason}", **why.about)

    def form(self) -> Raw:
        """How long a name may be, and the codes and names that are in use."""
        used = sorted(self._g.names)
        return {"low": SHORTEST, "high": LONGEST, "codes": used, "names": [self._g.names[one].name for one in used]}

    def sample(self, pick: Picker) -> Raw:
        """Nothing, or a name of some letters with the code by rule."""
        letters = "".join(pick.choice(LETTERS) for _ in range(pick.randint(6, 12)))
        return {"name": pick.choice(["", letters.capitalize()]), "code": ""}


def enrol_wanted(g: Diplomacy, wanted: Mapping[Seat, Wanted]) -> list[Name]:
    """CD-3.A: of two who want one name, or one code, the lot says who has it; the other learns that it is taken."""
    order = sorted(seat for seat, one in wanted.items() if one.name)
    g.dice.shuffle("veiled.names", order)
    found: list[Name] = []
    for seat in order:
        one = wanted[seat]
        why = fault(g, seat, one.name, one.code)
        if why:
            g.tell(VoidOrder("register.name", one.name, why.reason, clauses=(why.clause,)), [seat])
        else:
            found.append(enrol(g, seat, one.name, one.code))
    return found
