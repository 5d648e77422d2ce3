"""What matters in each phase of The Republic of Carthage, as a strip beside the card of that phase."""

from collections.abc import Callable, Mapping
from typing import Final

from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from rendering.carthage import panels
from rendering.carthage.words import say
from rendering.painters import UPRIGHT_HIGH
from rendering.republic import parts
from rendering.republic.phone import EDGE
from rendering.republic.strips import (
    INSIDE,
    TOP,
    Names,
    barred,
    battles,
    below,
    fitted,
    initiatives,
    standings,
    strengths,
    vote,
    who,
)
from rendering.scene import Bar, Block, Box, Lines, Part

LYING_HIGH: Final = 130  # units: room for three lines of what lies in the Forum


def blocks(view: CarthageView, names: Names) -> tuple[Block, ...]:
    """The strip of the phase that is played."""
    return PHASES.get(view.phase, _turn)(view, names)


def _trade(view: CarthageView, names: Names) -> tuple[Block, ...]:
    """What lies in the stacks, and how many cards each holds."""
    stacks = panels.stacks(view, Box(EDGE, TOP, INSIDE, UPRIGHT_HIGH))
    most = max(1, *(one.trade_cards for one in view.factions.values()))
    rows = [_cards(view, names, seat) for seat in view.order]
    return (stacks, barred(below(stacks), say("strip-cards"), rows, most))


def _cards(view: CarthageView, names: Names, seat: Seat) -> Bar:
    faction = view.factions[seat]
    told = say("strip-cards-told", count=faction.trade_cards)
    sold = say("board-sold", talents=str(faction.trade_income)) if faction.trade_income else ""
    traders = say("strip-traders", count=faction.traders)
    return Bar(who(names, seat), (Part(faction.trade_cards, told, seat),), sold or traders)


def _senate(view: CarthageView, names: Names) -> tuple[Block, ...]:
    """The vote that is open; between votes what each faction can cast."""
    motion = view.senate.motion if view.senate else None
    if motion:
        return (vote(names, motion, say("motion-name", kind=motion.kind)),)
    return (strengths(view.factions, view.order, names),)


def _combat(view: CarthageView, _names: Names) -> tuple[Block, ...]:
    """Each force against its War; Wars that nobody meets."""
    return (battles(view.forces, view.wars, _ours, say("board-no-war")),)


def _ours(strength: str) -> str:
    return say("strip-ours", strength=strength)


def _forum(view: CarthageView, names: Names) -> tuple[Block, ...]:
    """Whose initiative it is and who follows, what lies in the Forum, how all stand."""
    first = initiatives(names, view.initiative, view.senators) if view.initiative else _happened(view)
    lying = fitted(panels.forum(view, Box(EDGE, below(first), INSIDE, LYING_HIGH)), below(first))
    return (first, lying, standings(view.factions, view.order, names, below(lying)))


def _turn(view: CarthageView, names: Names) -> tuple[Block, ...]:
    """What happened this turn, and how all stand."""
    first = _happened(view)
    return (first, standings(view.factions, view.order, names, below(first)))


def _happened(view: CarthageView) -> Lines:
    return fitted(parts.chronicle(view.chronicle, Box(EDGE, TOP, INSIDE, 0), begun=bool(view.turn)), TOP)


PHASES: Final[Mapping[str, Callable[[CarthageView, Names], tuple[Block, ...]]]] = {
    "trade": _trade,
    "senate": _senate,
    "combat": _combat,
    "forum": _forum,
}
