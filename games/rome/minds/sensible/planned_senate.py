"""The Senate asked ahead: what one would say when called, said at once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from games.kernel import Raw
from games.republic.minds.planned_senate import Item, Politics, Wish, alone_of
from games.republic.seen import senate as republic
from games.rome.minds.sensible import business, campaign, elections
from games.rome.minds.sensible.habits import Asked, Habits
from games.rome.minds.sensible.outlook import active, champion
from games.rome.minds.sensible.trials import convictable, feared
from games.rome.minds.sensible.tribunes import PAINFUL, STATE, armed
from games.rome.minds.sensible.voting import judged, purchasing
from games.rome.seen.senate import MotionView
from games.rome.seen.view import RomeView

habit = Habits()


def vetoed(_view: RomeView, motion: republic.MotionView, value: float) -> bool:
    """RR-1.09.152: what hurts much, unless the State lives by it."""
    return value <= PAINFUL and motion.kind not in STATE


def stake(_view: RomeView, _item: Item) -> float:
    """RR-1.09.2, 1.09.141: for what one proposes no votes are bought ahead."""
    return 0


def back(asked: Asked, view: RomeView, motions: Collection[str]) -> bool:
    """RR-1.09.6.1: who has raised units may have to send them; whose pairs all fail has to name others."""
    waits = "units" in motions and "forces" not in motions and bool(active(view))
    return waits or (bool(motions) and asked.about["part"] == "consuls")


def reinforced(asked: Asked, view: RomeView, levied: Any) -> Raw:
    """RR-1.09.64: the forces with the units that are raised before."""
    return campaign.send_with(asked, view, levied)


def home(view: RomeView) -> str:
    """RR-1.09.22: in war one's general takes the field; otherwise one's own presides."""
    first = champion(view)
    return "field" if active(view) and first and first.military > first.oratory else "rome"


def agreed(view: RomeView, kinds: Collection[str], name: str) -> str:
    """RR-1.09.51: out again, unless he is the best; RR-1.09.62: a Land Bill brings a name, a repeal costs it."""
    first = champion(view)
    best = first is not None and first.id == name
    if "governors" in kinds:
        return "refuse" if best else "consent"
    return "consent" if "land-bill" in kinds else "refuse"


def all_pairs(asked: Asked, view: RomeView) -> Iterable[Raw | None]:
    """RR-1.09.2.1: with one ally after the other."""
    return elections.pairs(asked, view)


def all_nominees(asked: Asked, view: RomeView) -> Iterable[Raw | None]:
    """RR-2.01.2, 1.09.4.1: one's own first; then who endangers nobody."""
    return ({"nominee": one.id} for one in elections.ranked(asked, view))


def all_dictators(asked: Asked, view: RomeView) -> Iterable[Raw | None]:
    """RR-1.09.32: a general of one's own; in need another's."""
    return ({"nominee": one.id} for one in elections.dictators(asked, view))


def all_governors(asked: Asked, view: RomeView) -> Iterable[Raw | None]:
    """RR-1.09.5.1: one for each Province, else one alone after the other; nobody is recalled."""
    return elections.governors(asked, view)


WISHES: Final[Mapping[str, Wish[RomeView]]] = {
    "consuls": all_pairs,
    "pontifex": all_nominees,
    "dictator": all_dictators,
    "censor": all_nominees,
    "governors": all_governors,
    "concessions": alone_of(business.grant),
    "land-bill": alone_of(business.land_bill),
    "units": alone_of(campaign.levy),
    "forces": alone_of(campaign.send),
}
"""What one would propose, in this order."""

POLITICS: Final[Politics[RomeView]] = Politics(
    motion=MotionView,
    judged=judged,
    vetoed=vetoed,
    armed=armed,
    undecided="for",
    hated=-1,
    stake=stake,
    wishes=WISHES,
    reinforced=reinforced,
    back=back,
    home=home,
    agreed=agreed,
    convictable=convictable,
    feared=feared,
    purchasing=purchasing,
)
POLITICS.habits(habit)
