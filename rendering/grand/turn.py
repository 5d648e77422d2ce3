"""The turn of the Grand Variant (GV-3.1): which republic plays which of its eleven steps now."""

from collections.abc import Mapping
from typing import Final

from games.grand.pieces import CARTHAGE, ROME, SIDES, Side
from games.grand.seen.view import GrandView
from rendering.grand.words import say
from rendering.layout import lowest
from rendering.plates import Plate
from rendering.republic.phone import LEAST, WIDE, ZOOM
from rendering.scene import Banner, Block, Box, Caption, Phase, Scene

SIGNS: Final[Mapping[Side, str]] = {CARTHAGE: "tanit", ROME: "eagle"}
STEPS: Final[Mapping[Side, Mapping[str, str]]] = {
    CARTHAGE: {
        "mortality": "1",
        "revenue": "2",
        "trade": "3",
        "forum": "4",
        "senate": "8a",
        "combat": "9",
        "revolution": "10",
    },
    ROME: {
        "mortality": "5",
        "revenue": "6",
        "forum": "7",
        "population": "7",
        "senate": "8b",
        "combat": "9",
        "revolution": "11",
    },
}
"""By republic and phase: the number of its step."""
ORDER: Final[tuple[tuple[Side, str], ...]] = (
    (CARTHAGE, "mortality"),
    (CARTHAGE, "revenue"),
    (CARTHAGE, "trade"),
    (CARTHAGE, "forum"),
    (ROME, "mortality"),
    (ROME, "revenue"),
    (ROME, "forum"),
    (ROME, "population"),
    (CARTHAGE, "senate"),
    (ROME, "senate"),
    (CARTHAGE, "combat"),
    (ROME, "combat"),
    (CARTHAGE, "revolution"),
    (ROME, "revolution"),
)
"""As they follow one another."""
COMMON: Final = "combat"  # GV-3.1, step 9: both republics play it together
OF_COMMON: Final = ("explorations", "purchases", "war-")  # GV-3.4: what a republic plays of it before its own wars
END: Final = "end"  # GV-3.4a: after all steps
BAR: Final = 126
HEAD: Final = 50  # a republic that is not played has no bar, only its name


def played(view: GrandView) -> int:
    """The place of what is played now: before the first -1, after the last as many as there are."""
    half, _, part = view.leg.partition(".")
    if half == COMMON or part.startswith(OF_COMMON):
        half, part = CARTHAGE, COMMON
    found = [place for place, one in enumerate(ORDER) if one == (half, part)]
    return found[0] if found else len(ORDER) if END in (half, part) or view.ending else -1


def phases(view: GrandView, side: Side, *, numbered: bool = False) -> tuple[Phase, ...]:
    """The bar of a republic: what it has played this turn, what it plays, what it will play; nothing if it is none."""
    if standing(view, side):
        return ()
    now, both = played(view), view.rome is not None
    return tuple(
        Phase(
            say(f"grand-phase-{phase}"),
            now=(current := _now(view, side, phase, now)),
            done=ORDER.index((side, phase)) < now and not current,
            step=number if numbered and both else "",
        )
        for phase, number in STEPS[side].items()
    )


def _now(view: GrandView, side: Side, phase: str, now: int) -> bool:
    """Whether this republic plays this phase now: its own step, or the one that both play together."""
    if not 0 <= now < len(ORDER):
        return False
    return ORDER[now] == (side, phase) or (ORDER[now][1] == COMMON == phase and view.rome is not None)


def playing(view: GrandView) -> Side:
    """Which republic plays now; while both or none do, the one whose leg of the turn it is, or Carthage."""
    named = view.leg.partition(".")[0]
    return ROME if named == ROME and view.rome is not None else CARTHAGE


def where(view: GrandView) -> str:
    """Which republic plays which step now, in words."""
    now = played(view)
    if view.ending or not 0 <= now < len(ORDER):
        return ""
    side, phase = ORDER[now]
    if view.rome is None:
        return say("grand-now-alone", phase=say(f"grand-phase-{phase}"))
    if phase == COMMON:
        return say("grand-now-both", step=STEPS[side][phase], phase=say(f"grand-phase-{phase}"))
    name = say(f"grand-short-{side}")
    return say("grand-now", step=STEPS[side][phase], republic=name, phase=say(f"grand-phase-{phase}"))


def standing(view: GrandView, side: Side) -> str:
    """What is to be said of a republic beside its name: how far it is from being played, or how it ended."""
    if side in view.fallen:
        return say("grand-fallen")
    if side == ROME and view.rome is None:
        return say("grand-not-yet")
    return ""


def bars(view: GrandView) -> tuple[Block, ...]:
    """GV-3.1: two bars, one for each republic, with the numbers of their steps; GV-7.4: none of one that has fallen."""
    first = _bar(view, CARTHAGE, 0)
    second = _bar(view, ROME, first.box.h)
    return (first, Plate(second.box, (second,), red=True, edge=0))


def scene(view: GrandView, caption: Caption) -> Scene:
    """The two bars alone; beside a card that says what is to be done."""
    told = tuple(part for part in (where(view), *(_told(view, side) for side in SIDES)) if part)
    title = say("grand-picture-turn", turn=view.turn)
    return Scene(WIDE, lowest(bars(view)), title, bars(view), caption.changed, told, zoom=ZOOM, least=LEAST)


def _told(view: GrandView, side: Side) -> str:
    said = standing(view, side)
    return say("grand-standing", republic=say(f"grand-republic-{side}"), said=said) if said else ""


def _bar(view: GrandView, side: Side, y: int) -> Banner:
    """The bar of one republic under its name; the name alone before it is there, and after it has fallen."""
    turn = say("board-turn", turn=view.turn) if side == CARTHAGE else ""
    title = say(f"grand-republic-{side}")
    shown = phases(view, side, numbered=True)
    box = Box(0, y, WIDE, BAR if shown else HEAD)
    return Banner(box, title, "", shown, standing(view, side) or turn, (), SIGNS[side])
