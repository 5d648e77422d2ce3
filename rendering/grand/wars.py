"""The three wars that couple both boards (GV-4): their faces, the sea, who may attack, and what follows."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from games.grand.pieces import CARTHAGE, OTHER, ROME, SIDES, Side
from games.grand.seen.view import CoupledWarView, GrandView
from games.grand.wars.faces import FaceState
from games.republic.seen.combat import ForceView, WarView
from games.republic.seen.people import SenatorView
from rendering.grand.words import say
from rendering.layout import lines_high, lowest
from rendering.plates import Plate
from rendering.republic.phone import BODY
from rendering.scene import DASH, Banner, Block, Box, Caption, Cell, Column, Grid, Lines, Mark, Row, Scene, Tone

TRIBUTE: Final = 25  # GV-6.3: what the loser pays in each of its Revenue Phases
RECEIVED: Final = 15  # what the winner has of it
SEA_WAR: Final = 1  # GV-4.12: the number of the war in two parts
MARKS: Final[Mapping[FaceState, tuple[Mark, Tone]]] = {
    "absent": (Mark.CARD, Tone.FAINT),
    "inactive": (Mark.SHIELD, Tone.FAINT),
    "imminent": (Mark.FLAME, Tone.WARN),
    "active": (Mark.SWORDS, Tone.BAD),
    "won": (Mark.LAUREL, Tone.GOOD),
    "lost": (Mark.SHIELD, Tone.BAD),
    "removed": (Mark.SHIELD, Tone.FAINT),
}
FACE_HEAD: Final = 48


@dataclass(frozen=True, slots=True)
class Measure:
    """How wide the card is drawn, in what letters, and how many pixels a unit has."""

    wide: int
    size: int
    zoom: float
    least: int
    edge: int = 14
    gap: int = 8

    @property
    def inside(self) -> int:
        """Between its margins."""
        return self.wide - 2 * self.edge

    @property
    def half(self) -> int:
        """Of two faces beside one another."""
        return (self.inside - self.gap) // 2


WIDE: Final = Measure(1200, 24, 1.0, 18)
PHONE: Final = Measure(750, BODY, 1.2, 21)


# What there is to say


def name(view: GrandView, side: Side, war: CoupledWarView) -> str:
    """What the face of war n is called on this board."""
    card = face(view, side, war)
    return card.name if card else say(f"grand-face-{side}", number=war.number)


def face(view: GrandView, side: Side, war: CoupledWarView) -> WarView | None:
    """The card on this board, while it lies there."""
    board = view.carthage if side == CARTHAGE else view.rome
    return board.wars.get(war.faces[side]) if board else None


def state(war: CoupledWarView, side: Side) -> Cell:
    """GV-1.2: how a face stands."""
    mark, tone = MARKS[war.states[side]]
    return Cell(say(f"grand-state-{war.states[side]}"), mark=mark, tone=tone)


def blocked(view: GrandView, side: Side, war: CoupledWarView) -> str:
    """GV-4.7, 7.4: why this republic may not attack war n; "": it may. In stage 1 there is no order (GV-2.1)."""
    if side in view.fallen:
        return say("grand-not-fallen")
    if war.settled:
        return say("grand-not-settled")
    if side == ROME and view.rome is None:
        return say("grand-not-played")
    if war.states[side] == "absent":
        return say("grand-not-there")
    lower = next((one.number for one in view.wars if not one.settled and view.rome is not None), war.number)
    return say("grand-not-before", number=lower) if lower < war.number else ""


def attack(view: GrandView, side: Side, war: CoupledWarView) -> Cell:
    """GV-4.7, 4.12, 4.14: whether this republic may attack war n, and by which part; or why not."""
    why = blocked(view, side, war)
    if why:
        return Cell(why, mark=Mark.SHIELD, tone=Tone.FAINT)
    if war.number != SEA_WAR or view.rome is None:
        return Cell(say("grand-may-attack"), mark=Mark.SWORDS)
    key = "grand-may-land" if war.sea == side else "grand-may-sea"
    return Cell(say(key), mark=Mark.SWORDS if war.sea == side else Mark.SHIP)


def outcome(view: GrandView, war: CoupledWarView) -> Cell:
    """GV-1.3, 6.4: who has won it; and that nothing is paid for it, if a republic has fallen that would have to."""
    if not war.settled:
        return Cell(say("grand-unsettled"), tone=Tone.FAINT)
    if not war.winner:
        return Cell(say("grand-settled-by-none"))
    told = say("grand-won-by", republic=_short(war.winner))
    unpaid = OTHER[war.winner] in view.fallen
    return Cell(f"{told} {say('grand-no-tribute')}" if unpaid else told, mark=Mark.LAUREL)


def outcome_and_price(view: GrandView, war: CoupledWarView) -> Cell:
    """GV-1.3, 6.3, 6.4: the same, and what the loser pays for it from now on, where no sum of all wars is shown."""
    won, winner = outcome(view, war), war.winner
    if not winner or OTHER[winner] in view.fallen:
        return won
    return replace(won, text=f"{won.text} {tribute(view, winner, OTHER[winner])}")


def tribute(view: GrandView, winner: Side, loser: Side) -> str:
    """GV-6.3, 6.4: who pays what to whom."""
    if winner in view.fallen:
        return say("grand-tribute-bank", loser=_short(loser), paid=TRIBUTE)
    return say("grand-tribute", loser=_short(loser), winner=_short(winner), paid=TRIBUTE, received=RECEIVED)


def sea(war: CoupledWarView) -> Cell:
    """GV-4.12: who controls the sea of war 1, as long as that matters."""
    if war.number != SEA_WAR or war.settled:
        return Cell("")
    return Cell(say(f"grand-sea-{war.sea or 'nobody'}"), mark=Mark.SHIP, tone=Tone.STRONG if war.sea else Tone.PLAIN)


def _short(side: Side) -> str:
    return say(f"grand-short-{side}")


def strength(card: WarView) -> Cell:
    """What the card is worth now, should the republic fight it alone."""
    parts = [say("phone-land", strength=card.land_now)]
    parts += [say("phone-fleet", strength=card.fleet_now)] if card.fleet_now else []
    parts += [say("phone-support", fleets=card.support)] if card.support else []
    return Cell(", ".join(parts), mark=Mark.SHIELD)


def forces(view: GrandView, side: Side, war: CoupledWarView) -> tuple[Cell, ...]:
    """Who stands at this face."""
    board = view.carthage if side == CARTHAGE else view.rome
    if board is None:
        return ()
    senators: Mapping[str, SenatorView] = dict(board.senators)
    return tuple(_force(one, senators) for one in board.forces.values() if one.war == war.faces[side])


def _force(force: ForceView, senators: Mapping[str, SenatorView]) -> Cell:
    """A force by its commanders, and how many units it has."""
    leading = [senators[id_] for id_ in force.commanders if id_ in senators]
    names = ", ".join(one.name for one in leading) or say("grand-no-commander")
    units = say("strip-units", legions=len(force.legions), fleets=force.fleets)
    return Cell(f"{names}: {units}", seat=next((one.faction or "" for one in leading), ""))


def sums(view: GrandView) -> tuple[Cell, ...]:
    """GV-6.3: what each republic pays and gets for all wars that are settled."""
    return tuple(one for side in SIDES if (one := _sum(view, side)).text)


def _sum(view: GrandView, loser: Side) -> Cell:
    """What a republic pays each turn for all wars it has lost to the other."""
    lost, winner = sum(war.winner == OTHER[loser] for war in view.wars), OTHER[loser]
    if not lost or loser in view.fallen:
        return Cell("")
    paid, received = lost * TRIBUTE, 0 if winner in view.fallen else lost * RECEIVED
    told = say("grand-sum", loser=_short(loser), winner=_short(winner), paid=paid, received=received, lost=lost)
    return Cell(told, mark=Mark.SCALES, tone=Tone.BAD)


# The card


def card(view: GrandView, caption: Caption, measure: Measure = WIDE) -> Scene:
    """GV-4, 12.1: each war with both faces, and what is to be paid."""
    title = say("grand-picture-wars")
    turn = say("board-turn", turn=view.turn)
    head = Banner(Box(0, 0, measure.wide, 56), title, caption.game, turn=turn, sign="both")
    blocks: list[Block] = [head]
    for war in view.wars:
        blocks += _war(view, war, lowest(blocks) + measure.gap, measure)
    blocks.append(_tributes(view, lowest(blocks) + measure.gap, measure))
    low = lowest(blocks) + 12
    told = gist(view)
    return Scene(measure.wide, low, title, tuple(blocks), caption.changed, told, zoom=measure.zoom, least=measure.least)


def _war(view: GrandView, war: CoupledWarView, y: int, measure: Measure) -> list[Block]:
    """A war: its number and how it stands, below that both faces, as high as the larger needs."""
    lines = tuple(one for one in (sea(war), outcome(view, war)) if one.text)
    high = lines_high(lines, measure.inside, measure.zoom, measure.size)
    box = Box(measure.edge, y, measure.inside, high)
    top = Lines(box, say("grand-war", number=war.number), lines, size=measure.size)
    found = {side: _face_lines(view, side, war) for side in SIDES}
    tall = max(lines_high(one, measure.half - 16, measure.zoom, measure.size) for one in found.values())
    y += high + 2
    places: dict[Side, int] = {CARTHAGE: measure.edge, ROME: measure.edge + measure.half + measure.gap}
    plates = [
        _face(view, side, war, Lines(Box(x, y, measure.half, tall), "", found[side], size=measure.size))
        for side, x in places.items()
    ]
    return [top, *plates]


def _face(view: GrandView, side: Side, war: CoupledWarView, lines: Lines) -> Plate:
    """A face as a card in the colours of its republic."""
    inside = Box(lines.box.x + 8, lines.box.y + 8, lines.box.w - 16, lines.box.h)
    written = replace(lines, box=inside, title=name(view, side, war))
    return Plate(Box(lines.box.x, lines.box.y, lines.box.w, lines.box.h + 16), (written,), red=side == ROME)


def _face_lines(view: GrandView, side: Side, war: CoupledWarView) -> tuple[Cell, ...]:
    """What stands on a face: its state, its strength, who is there, and whether it may be attacked."""
    stands = state(war, side)
    head = replace(stands, text=say("grand-of", republic=_short(side), state=stands.text))
    lying = face(view, side, war)
    shown = [strength(lying)] if lying and not war.settled else []
    may = [] if war.settled else [attack(view, side, war)]
    return (head, *shown, *forces(view, side, war), *may)


def _tributes(view: GrandView, y: int, measure: Measure) -> Lines:
    """What the State of each republic pays for the wars it has lost."""
    lines = sums(view) or (Cell(say("grand-no-sum", paid=TRIBUTE, received=RECEIVED), tone=Tone.FAINT),)
    high = lines_high(lines, measure.inside, measure.zoom, measure.size)
    return Lines(Box(measure.edge, y, measure.inside, high), say("grand-tributes"), lines, size=measure.size)


# The same in brief


def table(view: GrandView, box: Box) -> Grid:
    """All three wars on one wide table."""
    columns = (
        Column(say("grand-column-war"), 70),
        Column(say("grand-short-carthage"), 335),
        Column(say("grand-short-rome"), 335),
        Column(say("grand-column-sea"), 120),
        Column(say("grand-column-outcome")),
    )
    rows = tuple(
        Row(
            (
                Cell(str(war.number), says=say("grand-war", number=war.number), tone=Tone.STRONG),
                brief(view, CARTHAGE, war),
                brief(view, ROME, war),
                _controls(war),
                outcome_and_price(view, war),
            )
        )
        for war in view.wars
    )
    return Grid(box, say("grand-wars"), columns, rows, size=22, pitch=30)


def _controls(war: CoupledWarView) -> Cell:
    """Who controls the sea, by name; only war 1 has a sea part."""
    if not sea(war).text:
        return Cell(DASH, says=say("board-none"), tone=Tone.FAINT)
    at_sea = sea(war)
    return replace(at_sea, text=_short(war.sea) if war.sea else say("board-nobody"), says=at_sea.text)


def brief(view: GrandView, side: Side, war: CoupledWarView) -> Cell:
    """A face in a few words: its state, and whether it may be attacked."""
    stands, may = state(war, side), attack(view, side, war)
    text = stands.text if war.settled else say("grand-state-and", state=stands.text, attack=may.text)
    return Cell(text, says=f"{name(view, side, war)}, {text}", mark=stands.mark, tone=stands.tone)


def lines(view: GrandView) -> tuple[Cell, ...]:
    """Each war in a sentence; of one that is settled what is paid for it, too."""
    return tuple(_line(view, war, outcome_and_price(view, war)) for war in view.wars)


def _line(view: GrandView, war: CoupledWarView, told: Cell) -> Cell:
    head = say("grand-war", number=war.number)
    if war.settled:
        return replace(told, text=f"{head}: {told.text}")
    faces = "; ".join(
        say("grand-its", republic=_short(side), state=brief(view, side, war).text)
        for side in SIDES
        if _there(view, side)
    )
    at_sea = f"; {sea(war).text}" if sea(war).text else ""
    hot = any(war.states[side] == "active" for side in SIDES)
    return Cell(f"{head}: {faces}{at_sea}", mark=Mark.SWORDS if hot else Mark.SHIELD, tone=Tone.PLAIN)


def _there(view: GrandView, side: Side) -> bool:
    """Whether this board is played, or has been."""
    return side == CARTHAGE or view.rome is not None


def gist(view: GrandView) -> tuple[str, ...]:
    """The wars in sentences; then what is paid for all of them, once."""
    told = (_line(view, war, outcome(view, war)) for war in view.wars)
    return (*(one.text for one in told), *(one.text for one in sums(view)))
