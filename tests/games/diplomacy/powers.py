"""A table of the standard game: who plays which power is wished, boards are laid by hand, lines are sent by power."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from games.diplomacy import GAME
from games.diplomacy.entering import DiplomacyOptions
from games.diplomacy.press.gazette import take_stock
from games.diplomacy.seen.view import DiplomacyView
from games.diplomacy.state import Diplomacy, Force
from games.kernel import Event, IllegalAnswer, Seat, Setup, Table, chairs

E = TypeVar("E", bound=Event)
ALL = {
    "AUS": "Austria",
    "ENG": "England",
    "FRA": "France",
    "GER": "Germany",
    "ITA": "Italy",
    "RUS": "Russia",
    "TUR": "Turkey",
}


class Powers:
    """Seats in the order of the table play these powers; nobody plays the others."""

    def __init__(self, *codes: str, seed: str = "s", years: int | None = None, **options: Any) -> None:
        self.codes = codes or tuple(ALL)
        self.seats = chairs(len(self.codes))
        self.told: list[tuple[Event, tuple[Seat, ...] | None]] = []
        chosen = DiplomacyOptions.model_validate({"rules": "standard", **options})
        self.table, _ = Table.start(GAME, Setup(self.seats, seed, chosen, years))
        for seat, code in zip(self.seats, self.codes, strict=True):
            self.submit(seat, [ALL[code]])

    @property
    def g(self) -> Diplomacy:
        return self.table.state

    @property
    def when(self) -> str:
        return f"{self.g.season} {self.g.year}" if not self.table.over else "over"

    def seat(self, code: str) -> Seat:
        return next(one.seat for one in self.g.players.values() if one.holding == code)

    def awaited(self) -> list[str]:
        """By code, in order."""
        opened = (one.decision for one in self.table.open.values())
        return sorted(self.g.code(one.seat) for one in opened if one.awaited)

    def lay(self, units: Mapping[str, Sequence[str]], centres: Mapping[str, Sequence[str]] | None = None) -> None:
        """The board in the season that is open; the centres named change owner, all others have none."""
        self.g.forces.clear()
        for code, spots in units.items():
            for arm, _, spot in (one.partition(" ") for one in spots):
                space, _, coast = spot.partition("/")
                self.g.made += 1
                made = Force(f"u{self.g.made}", "A" if arm == "A" else "F", space, coast, patron=self.seat(code))
                self.g.forces.append(made)
        if centres is not None:
            for province in self.g.provinces.values():
                province.ruler = Seat("")
            for code, owned in centres.items():
                for one in owned:
                    self.g.provinces[one].ruler = self.seat(code)
        self.g.stood = {one.space: one.id for one in self.g.forces}
        take_stock(self.g)
        self.table.stir()

    def submit(self, seat: Seat, raw: Any, kind: str = "s") -> None:
        key = next(key for key, one in self.table.open.items() if one.decision.seat == seat and key.startswith(kind))
        self.told += [(one.event, one.to) for one in self.table.submit(seat, key, raw).tellings]

    def send(self, code: str, *lines: str, final: bool | None = True) -> None:
        self.submit(self.seat(code), {"orders": list(lines), "final": final})

    def play(self, **lines: Sequence[str]) -> None:
        """What these order, then whoever else is awaited in this stage orders nothing more."""
        for code, some in lines.items():
            self.send(code, *some, final=False)
        for code in self.awaited():
            kept = [one.text for one in self.g.players[self.seat(code)].orders]
            self.send(code, *kept)

    def to(self, season: str) -> None:
        """Nobody orders anything until then."""
        while self.when != season:
            self.play()

    def refused(self, code: str, *lines: str) -> tuple[object, ...]:
        """Why, and by which clause."""
        try:
            self.send(code, *lines, final=False)
        except IllegalAnswer as error:
            return tuple(error.about.get(name) for name in ("why", "clause"))
        return ()

    def rule(self, name: str, args: Any) -> None:
        self.told += [(one.event, one.to) for one in self.table.rule(name, args).tellings]

    def of(self, kind: type[E]) -> list[E]:
        return [event for event, _ in self.told if isinstance(event, kind)]

    def view(self, code: str = "") -> DiplomacyView:
        view = self.table.view(self.seat(code) if code else None).whole()
        assert isinstance(view, DiplomacyView)
        return view

    def owned(self, code: str) -> list[str]:
        return [one.code for one in self.g.ruled(self.seat(code))]

    def units(self, code: str) -> list[str]:
        return sorted(f"{one.arm} {one.at}" for one in self.g.forces if one.patron == self.seat(code))
