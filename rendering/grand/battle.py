"""A battle of both republics (GV-5): what each side is worth, who attacks, how it may end, and how it did."""

from collections.abc import Mapping
from typing import Final

from games.grand.pieces import CARTHAGE, OTHER, ROME, SIDES, Side
from games.grand.seen.battle import DirectBattleView, FoughtView, LineView, StandView
from games.grand.seen.view import GrandView
from games.republic.seen.people import SenatorView
from rendering.bars import bars_high
from rendering.grand.words import say
from rendering.layout import lines_high, lowest, signed
from rendering.painters import TITLE_HIGH
from rendering.plates import EDGE as FRAME
from rendering.plates import Plate
from rendering.republic.phone import BODY, EDGE, GAP, HALF, INSIDE, LEAST, ROW, WIDE, ZOOM
from rendering.scene import (
    DASH,
    Banner,
    Bar,
    Bars,
    Block,
    Box,
    Caption,
    Cell,
    Column,
    Grid,
    Lines,
    Mark,
    Part,
    Row,
    Scene,
    Tone,
)

HEAD: Final = 56
WHOLE: Final = 100  # percent
LIKELY: Final = 0.05  # percent: what is rarer cannot be
SHARES: Final = (0.24, 0.14)
WON: Final[Mapping[str, bool]] = {"victory": True, "victory-all": True, "defeat": False, "defeat-all": False}
"""By result: whether it is the attacker who wins."""
ALL: Final = "all"


def compose_battle(
    view: GrandView, fight: DirectBattleView, caption: Caption, rolled: FoughtView | None = None
) -> Scene:
    """GV-5.2 to 5.4: both sides by their parts, the attacker, the odds; once it is rolled the line it came to."""
    title, named = (say(f"grand-battle-{one}", number=fight.number) for one in (fight.ground, f"at-{fight.ground}"))
    head = Banner(Box(0, 0, WIDE, HEAD), named, caption.game, turn=say("board-turn", turn=view.turn), sign="both")
    sides = _sides(view, fight, HEAD + GAP)
    attack = _attack(fight, rolled, lowest(sides) + GAP)
    chances = _chances(fight, lowest((attack,)) + GAP)
    blocks: tuple[Block, ...] = (head, *sides, attack, chances)
    blocks = (*blocks, _table(fight, rolled, lowest(blocks) + GAP))
    said = gist(fight, rolled)
    low = lowest(blocks) + EDGE
    return Scene(WIDE, low, title, blocks, caption.changed, said, zoom=ZOOM, least=LEAST)


# Both sides


def _sides(view: GrandView, fight: DirectBattleView, y: int) -> tuple[Plate, ...]:
    """Both sides beside one another, as high as the one with more to say."""
    rows = {side: _rows(view, side, fight) for side in SIDES}
    high = TITLE_HIGH + ROW * max(map(len, rows.values())) + 6
    places: dict[Side, int] = {CARTHAGE: EDGE, ROME: EDGE + HALF + GAP}
    return tuple(_side(side, rows[side], Box(x, y, HALF, high + 2 * FRAME)) for side, x in places.items())


def _side(side: Side, rows: tuple[Row, ...], box: Box) -> Plate:
    """What a side is worth, part by part."""
    columns = (Column(""), Column("", 64, "right"))
    grid = Grid(box.inset(FRAME), say(f"grand-short-{side}"), columns, rows, size=BODY, pitch=ROW)
    return Plate(box, (grid,), red=side == ROME)


def _rows(view: GrandView, side: Side, fight: DirectBattleView) -> tuple[Row, ...]:
    """GV-5.2: who commands; units, MIL, Law and mercenaries; the total."""
    stand, people = fight.sides[side], _people(view, side)
    parts = [
        (_units(stand, fight.ground), stand.units),
        (say("board-column-mil"), stand.military),
        *([(say("grand-battle-law"), stand.law)] if stand.law else []),
        *([(say("grand-battle-mercenaries"), stand.mercenaries)] if stand.card else []),
    ]
    return (
        *(Row((_named(people, one), Cell(""))) for one in stand.commanders),
        *([] if stand.commanders else [Row((Cell(say("grand-no-commander"), tone=Tone.FAINT), Cell("")))]),
        *(Row((Cell(name), Cell(str(worth)))) for name, worth in parts),
        Row((Cell(say("grand-battle-total"), tone=Tone.STRONG), Cell(str(stand.strength), tone=Tone.STRONG))),
    )


def _units(stand: StandView, ground: str) -> str:
    """What fights: legions and their veterans, or fleets."""
    if ground == "sea":
        return say("grand-battle-fleets", fleets=stand.fleets)
    return say("grand-battle-legions", legions=stand.legions, veterans=stand.veterans)


def _people(view: GrandView, side: Side) -> Mapping[str, SenatorView]:
    board = view.rome if side == ROME else view.carthage
    return dict(board.senators) if board else {}


def _named(people: Mapping[str, SenatorView], senator: str) -> Cell:
    """A commander with the badge of his faction."""
    found = people.get(senator)
    return Cell(found.name, seat=found.faction or "") if found else Cell(senator)


# Who attacks


def _attack(fight: DirectBattleView, rolled: FoughtView | None, y: int) -> Lines:
    """GV-5.3, 5.4: the attacker and what is added to the dice; then the dice."""
    lines = tuple(Cell(one, mark=mark) for one, mark in _told(fight, rolled))
    high = lines_high(lines, INSIDE, ZOOM, BODY)
    return Lines(Box(EDGE, y, INSIDE, high), say("grand-battle-attacker"), lines, size=BODY)


def _told(fight: DirectBattleView, rolled: FoughtView | None) -> list[tuple[str, Mark]]:
    """The same in sentences."""
    told = [(say("grand-battle-equal"), Mark.SCALES)]
    if fight.attacker:
        first, second = fight.sides[fight.attacker], fight.sides[OTHER[fight.attacker]]
        by, who = signed(fight.margin), _short(fight.attacker)
        attack = say("grand-battle-attacks", republic=who, mine=first.strength, other=second.strength, margin=by)
        told = [(attack, Mark.SWORDS)]
    told += [
        (say("grand-battle-omens", republic=_short(side), omens=signed(fight.sides[side].omens)), Mark.FLAME)
        for side in SIDES
        if fight.sides[side].omens
    ]
    if rolled:
        dice = " + ".join(map(str, rolled.dice))
        told.append((say("grand-battle-rolled", dice=dice, total=signed_total(rolled.total)), Mark.LAUREL))
    return told


def signed_total(total: int) -> str:
    """A total; below zero with a true minus."""
    return str(total) if total >= 0 else signed(total)


def _side_of(name: str) -> Side:
    return ROME if name == ROME else CARTHAGE


def _short(side: str) -> str:
    return say(f"grand-short-{side}")


# How it may end


def _chances(fight: DirectBattleView, y: int) -> Bars:
    """GV-5.4: how likely each republic wins, and that neither does."""
    named = [(_short(side), fight.wins[side], Tone.GOOD) for side in SIDES]
    named.insert(1, (say("grand-battle-stalemate"), fight.stalemate, Tone.FAINT))
    rows = tuple(
        Bar(Cell(name), (Part(chance, "", tone=tone),), say("grand-battle-chance", percent=chance))
        for name, chance, tone in named
    )
    box = Box(EDGE, y, INSIDE, bars_high(len(rows)))
    return Bars(box, say("grand-battle-chances"), rows, WHOLE, shares=SHARES)


def _table(fight: DirectBattleView, rolled: FoughtView | None, y: int) -> Grid:
    """GV-5.4: the combat table, line by line, with who wins, what it costs each side, and how likely it is."""
    both = [_loser(fight.attacker, role) for role in ("attacker", "defender")]
    columns = (
        Column(say("grand-battle-column-total"), 170, says=say("grand-battle-column-total-says")),
        Column(say("grand-battle-column-result")),
        *(Column(who, 120, "right", say("grand-battle-loses", who=who)) for who in both),
        Column(say("grand-battle-column-chance"), 96, "right"),
    )
    rows = tuple(_line(one, fight.attacker, rolled) for one in fight.lines)
    high = TITLE_HIGH + 25 + ROW * len(rows) + 6
    title, aside = say("grand-battle-table"), say("grand-battle-losses")
    return Grid(Box(EDGE, y, INSIDE, high), title, columns, rows, aside=aside, size=BODY, pitch=ROW)


def _loser(attacker: str, role: str) -> str:
    """The republic in this role; while that is open the role."""
    if not attacker:
        return say(f"grand-battle-{role}")
    return _short(attacker if role == "attacker" else OTHER[_side_of(attacker)])


def _line(line: LineView, attacker: str, rolled: FoughtView | None) -> Row:
    """A line of the table; the one that was rolled stands out, what cannot be is faint."""
    hit = rolled is not None and _hit(line, rolled.total)
    likely = line.percent >= LIKELY and rolled is None
    tone = Tone.STRONG if hit else Tone.PLAIN if likely else Tone.FAINT
    result = Cell(_result(line, attacker), mark=Mark.LAUREL if hit else Mark.NONE, tone=tone)
    chance = say("grand-battle-chance", percent=f"{line.percent:g}") if line.percent >= LIKELY else DASH
    shown = [Cell(_range(line), tone=tone), result]
    shown += [Cell(_toll(loss), tone=tone) for loss in (line.attacker, line.defender)]
    return Row((*shown, Cell(chance, says=say("grand-battle-never") if chance == DASH else "", tone=tone)))


def _hit(line: LineView, total: int) -> bool:
    """Whether the dice have come to this line."""
    return (line.min is None or line.min <= total) and (line.max is None or total <= line.max)


def _range(line: LineView) -> str:
    """The totals of a line."""
    if line.min is None:
        return say("grand-battle-or-less", total=str(line.max))
    return say("grand-battle-or-more", total=str(line.min)) if line.max is None else str(line.min)


def _toll(loss: int | str) -> str:
    """What a side loses."""
    return say("grand-battle-all") if loss == ALL else str(loss)


def _result(line: LineView, attacker: str) -> str:
    """GV-5.6: who wins."""
    if line.result not in WON:
        return say("grand-battle-stalemate")
    return say("grand-battle-wins", who=_loser(attacker, "attacker" if WON[line.result] else "defender"))


def gist(fight: DirectBattleView, rolled: FoughtView | None) -> tuple[str, ...]:
    """The battle in sentences: how it ended, both totals, who attacks, the odds."""
    ended = [_result(one, fight.attacker) for one in fight.lines if rolled and _hit(one, rolled.total)]
    totals = say("grand-battle-gist", carthage=fight.sides[CARTHAGE].strength, rome=fight.sides[ROME].strength)
    odds = say("grand-battle-odds", carthage=fight.wins[CARTHAGE], rome=fight.wins[ROME], stalemate=fight.stalemate)
    return (*ended, totals, *(one for one, _ in _told(fight, rolled)), odds)
