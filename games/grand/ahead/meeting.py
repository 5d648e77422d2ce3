"""GV-3.5: both Senates on one docket: Rome's first business is asked while Carthage votes on its last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, cast

from games.grand.pieces import CARTHAGE, ROME
from games.grand.seen.view import GrandView
from games.kernel import Decision, Now, Seat
from games.republic.ahead.senate.agenda import LAST, PROGRAMME
from games.rome.seen.senate import SenateView
from games.rome.seen.view import RomeView
from games.rome.senate.pieces import Session

FIRST: Final = "senate.consuls"


class Met:
    """The board of Rome, with a Senate that has just met; all else is read off the view as it is."""

    def __init__(self, view: RomeView) -> None:
        self._view = view
        self.step = FIRST
        self.senate = just_met(view)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._view, name)


def about_to_meet(whole: GrandView, rome: Now, now: Now) -> bool:
    """Whether Carthage's Senate sits, its last programme is known, and Rome's is next."""
    if whole.leg != "carthage.senate" or ROME in whole.fallen or not rome.step.startswith("senate."):
        return False
    last = f"{CARTHAGE}:{PROGRAMME}/turn={whole.carthage.turn}/part={LAST}@"
    return any(one.key.startswith(last) for one in now.public(PROGRAMME))


def first_business(rome: Now) -> Sequence[Decision[Any]]:
    """RR-1.09.2: what the HRAO is waited for when the Senate has met: the pair of Consuls."""
    seat = presiding(cast("RomeView", rome.see(None)))
    offered = rome.foreseen(FIRST.removeprefix("senate."), seat) if seat else ()
    return [replace(one, awaited=True) for one in offered]


def presiding(view: RomeView) -> Seat | None:
    """RR-1.09.11: the player of the HRAO."""
    first = view.senators.get(view.hrao)
    return first.faction if first else None


def just_met(view: RomeView) -> SenateView:
    """RR-1.09.1: nothing has been proposed."""
    begun = Session()
    nothing = {name: shown(getattr(begun, name)) for name in SenateView.model_fields if hasattr(begun, name)}
    return SenateView.model_validate({**nothing, "ballots": view.ballots, "magistrate": view.hrao})


def shown(value: Any) -> Any:
    """What a view shows of it: of what is noted in a list, or by seat, all in order."""
    return tuple(value) if isinstance(value, list | dict) else value  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
