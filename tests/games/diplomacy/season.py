"""A table in its first season, with a realm laid out by hand: players by their codes, lines as they write them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from games.diplomacy import GAME
from games.diplomacy.atlas import Arm
from games.diplomacy.entering import DiplomacyOptions
from games.diplomacy.orders import Post
from games.diplomacy.orders.political import Office
from games.diplomacy.positions.offices import holder
from games.diplomacy.press.gazette import take_stock
from games.diplomacy.seen.view import DiplomacyView
from games.diplomacy.state import Diplomacy, Force, Name
from games.diplomacy.why import VoidOrder
from games.kernel import Decision, Event, IllegalAnswer, Raw, Seat, Setup, Table, chairs

E = TypeVar("E", bound=Event)
CODES = ("GV", "HAM", "MAG", "CAE", "XAN")


class Season:
    """Seats in the order of the table own these codes; `lay` is done before the first question is asked."""

    def __init__(
        self,
        lay: Callable[[Diplomacy], None],
        *,
        codes: tuple[str, ...] = CODES,
        seed: str = "s",
        chart: str = "standard",
    ) -> None:
        self.seats = chairs(len(codes))
        self.codes = codes
        options = DiplomacyOptions.model_validate({"map": chart})
        self.told: list[tuple[Event, tuple[Seat, ...] | None]] = []
        self.table, _ = Table.start(GAME, Setup(self.seats, seed, options))
        while self.g.step != "spring.orders":
            posted = next(one for one in self.table.open.values() if one.decision.awaited)
            self.table.submit(posted.decision.seat, posted.decision.key, posted.decision.lapse)
        self._lay_out(lay)
        take_stock(self.g)
        self.table.stir()

    @property
    def g(self) -> Diplomacy:
        return self.table.state

    def _lay_out(self, lay: Callable[[Diplomacy], None]) -> None:
        """Whatever the lots have given is taken away again."""
        self.g.forces.clear()
        self.g.names.clear()
        self.g.stood.clear()
        for province in self.g.provinces.values():
            province.ruler = province.sub_ruler = Seat("")
        for code in sorted(self.codes):
            owner = self.seats[self.codes.index(code)]
            self.g.names[code] = Name(code, f"Name {code}", owner, approved=True)
            self.g.players[owner].holding = code
        lay(self.g)
        self.g.stood.update({one.space: one.id for one in self.g.forces})

    def seat(self, code: str) -> Seat:
        return self.seats[self.codes.index(code)]

    def send(self, code: str, *lines: str, final: bool | None = True) -> None:
        self._answer(code, {"orders": list(lines), "final": final})

    def lapse(self, code: str) -> None:
        """The time is up: what he has sent so far is taken."""
        self._answer(code, self.asked(code).lapse)

    def asked(self, code: str) -> Decision[Any]:
        """What he is asked of the stage: not his letters."""
        seat = self.seat(code)
        return next(one.decision for one in self.table.open.values() if one.decision.seat == seat)

    def _answer(self, code: str, raw: Raw) -> None:
        outcome = self.table.submit(self.seat(code), self.asked(code).key, raw)
        self.told += [(one.event, one.to) for one in outcome.tellings]

    def rule(self, name: str, **args: str) -> None:
        """The game-master rules."""
        outcome = self.table.rule(name, args)
        self.told += [(one.event, one.to) for one in outcome.tellings]

    def play(self, **lines: list[str]) -> None:
        """All send what they order, in order of code, and are final; first those nobody waits for (CD-S.2)."""
        stage = self.g.counted, self.g.step
        for code in sorted(self.codes, key=lambda code: (self.asked(code).awaited, code)):
            if (self.g.counted, self.g.step) == stage:
                self.send(code, *lines.get(code, []))

    def refused(self, code: str, *lines: str) -> tuple[object, ...]:
        """Which line, why, by which clause."""
        try:
            self.send(code, *lines)
        except IllegalAnswer as error:
            return tuple(error.about.get(name) for name in ("line", "why", "clause"))
        return ()

    def view(self, code: str) -> DiplomacyView:
        view = self.table.view(self.seat(code)).whole()
        assert isinstance(view, DiplomacyView)
        return view

    def kept(self, code: str) -> list[str]:
        return [one.text for one in self.g.players[self.seat(code)].orders]

    def ruler(self, province: str) -> str:
        return self.g.code(self.g.provinces[province].ruler)

    def of(self, kind: type[E]) -> list[E]:
        return [event for event, _ in self.told if isinstance(event, kind)]

    def told_to(self, code: str, kind: type[E]) -> list[E]:
        """What of this kind this player alone, or with few others, was told."""
        seat = self.seat(code)
        return [event for event, to in self.told if to is not None and seat in to and isinstance(event, kind)]

    def voided(self, code: str) -> list[str]:
        """Why orders of his came to nothing."""
        return [one.reason for one in self.told_to(code, VoidOrder)]

    def holds(self, post: str) -> str:
        """The code of who holds a position that orders name: `C A Nap`, `SR Rom`."""
        office, *arm, where = post.split()
        return self.g.code(holder(self.g, Post(cast("Office", office), where, cast("Arm", arm[0]) if arm else None)))

    def at(self, space: str) -> Force:
        """The unit that stands there now."""
        force = self.g.on(space)
        assert force is not None, space
        return force


def unit(g: Diplomacy, spot: str, base: str = "", commander: str = "", patron: str = "") -> Force:
    """`A Nap`."""
    g.made += 1
    g.based += 1
    arm, _, space = spot.partition(" ")
    made = Force(f"u{g.made}", "A" if arm == "A" else "F", space, base=base, since=g.based)
    made.commander, made.patron = g.holder(commander) or Seat(""), g.holder(patron) or Seat("")
    g.forces.append(made)
    return made


def rule(g: Diplomacy, code: str, *provinces: str, sub: str = "") -> None:
    for one in provinces:
        g.provinces[one].ruler = g.holder(code) or Seat("")
        g.provinces[one].sub_ruler = g.holder(sub) or Seat("")
