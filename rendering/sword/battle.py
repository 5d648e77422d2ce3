"""SR-12, 13, 14: a battle as it stands: both sides' strength by its parts, dice, losses; a siege; a raid."""

from collections.abc import Iterator
from typing import Final

from games.sword.components import Power as PowerId
from games.sword.components import cards, leaders, spaces
from games.sword.seen.battle import REASONS, Sided, sides
from games.sword.seen.view import SwordView
from games.sword.underway import Side
from rendering.bars import bars_high
from rendering.layout import lines_high, signed
from rendering.painters import TITLE_HIGH
from rendering.scene import DASH, Bar, Bars, Block, Box, Cell, Column, Grid, Lines, Part, Row, Tone
from rendering.sword.measures import BODY, EDGE, GAP, HEAD, INSIDE, ROW, ZOOM
from rendering.sword.names import called, leader, place, powers, seat
from rendering.sword.words import printed, say
from rendering.throws import Throw, Throws, throws_high

TITLES: Final = TITLE_HIGH + 25


def arms(one: Sided) -> str:
    """Those of its first power; the unrest bears none."""
    return seat(one.side.powers[0]) if one.side.powers else ""


def battle(view: SwordView) -> tuple[Block, ...]:
    """The whole battle: strength by its parts, dice, figures, cards."""
    both = sides(view)
    y = HEAD + GAP
    strength = _strength(both, y)
    dice = _dice(both, strength.box.y + strength.box.h + GAP)
    table = _table(view, both, dice.box.y + dice.box.h + GAP)
    played = _cards(both, table.box.y + table.box.h + GAP)
    return (strength, dice, table, *([played] if played else []))


def _strength(both: tuple[Sided, Sided], y: int) -> Bars:
    """SR-12.3: the total of each side, part by part."""
    bars = tuple(Bar(_label(one), tuple(_parts(one)), say("sword-total", total=one.total)) for one in both)
    full = max(20, *(one.total for one in both))
    box = Box(EDGE, y, INSIDE, bars_high(2))
    return Bars(box, say("sword-strength"), bars, full, shares=(0.34, 0.16))


def _label(one: Sided) -> Cell:
    """Who fights on a side."""
    return Cell(powers(one.side.powers), says=f"{say(f'sword-{one.name}')}: {powers(one.side.powers)}", seat=arms(one))


def _parts(one: Sided) -> Iterator[Part]:
    """Dice in the colours of the side, then what is added to them."""
    if one.side.rolled:
        yield Part(sum(one.side.rolled), say("sword-part-dice", number=sum(one.side.rolled)), arms(one))
    tones = (Tone.GOOD, Tone.WARN, Tone.FAINT, Tone.BAD)
    for (reason, number), tone in zip(one.modifiers.items(), tones, strict=True):
        if number > 0:
            yield Part(number, say(f"sword-part-{reason}", number=signed(number)), tone=tone)


def _dice(both: tuple[Sided, Sided], y: int) -> Throws:
    """SR-12.1.2: what both have rolled, or will roll."""
    throws = tuple(
        Throw(_label(one), tuple(one.side.rolled), one.side.dice, say("sword-dice-sum", sum=sum(one.side.rolled)))
        if one.side.rolled
        else Throw(_label(one), (), one.side.dice, say("sword-dice-to-come", dice=one.side.dice))
        for one in both
    )
    return Throws(Box(EDGE, y, INSIDE, throws_high(2)), say("sword-dice"), throws, 0.34)


def _table(view: SwordView, both: tuple[Sided, Sided], y: int) -> Grid:
    """Figures of both sides beside one another."""
    won = view.underway["battle"]["winner"]
    columns = (Column("", 250), *(Column(say(f"sword-{one.name}")) for one in both))
    rows = [Row((Cell(say("sword-row-who")), *(_label(one) for one in both)))]
    rows += [Row((Cell(say(f"sword-row-{name}")), *cells)) for name, *cells in _figures(view, both)]
    rows += [Row((Cell(say("sword-row-outcome")), *(_outcome(one, won) for one in both)))] if won else []
    box = Box(EDGE, y, INSIDE, TITLES + ROW * len(rows) + 6)
    title = say("sword-battle-at", place=place(view.underway["battle"]["at"]))
    return Grid(box, title, columns, tuple(rows), size=BODY, pitch=ROW)


def _outcome(one: Sided, won: str) -> Cell:
    name = "won" if won == one.name else "lost"
    return Cell(say(f"sword-outcome-{name}"), tone=Tone.GOOD if name == "won" else Tone.BAD)


def _figures(view: SwordView, both: tuple[Sided, Sided]) -> Iterator[tuple[str, Cell, Cell]]:
    """Row by row."""
    one, other = both
    yield "commander", _commander(one), _commander(other)
    yield "cu", Cell(str(one.side.cu)), Cell(str(other.side.cu))
    for reason in REASONS:
        yield reason, _number(one.modifiers[reason]), _number(other.modifiers[reason])
    if one.side.rolled:
        yield "dice", Cell(str(sum(one.side.rolled))), Cell(str(sum(other.side.rolled)))
        yield "total", Cell(str(one.total), tone=Tone.STRONG), Cell(str(other.total), tone=Tone.STRONG)
        yield "inflicts", Cell(str(one.inflicts)), Cell(str(other.inflicts))
    if view.underway["battle"]["winner"]:
        yield "losses", _losses(one.side), _losses(other.side)


def _number(number: int) -> Cell:
    return Cell(signed(number)) if number else Cell(DASH, says="0", tone=Tone.FAINT)


def _losses(side: Side) -> Cell:
    """SR-12.3.5: inflicted on it, and how many of them cards take away."""
    text = say("sword-absorbed", losses=side.losses, absorbed=side.absorbed) if side.absorbed else str(side.losses)
    return Cell(text, tone=Tone.BAD if side.losses > side.absorbed else Tone.PLAIN)


def _commander(one: Sided) -> Cell:
    """SR-8.2.1: who commands, with his tactics as cards have left them."""
    name = leader(one.side.commander) if one.side.commander in leaders() else say("sword-no-commander")
    return Cell(say("sword-commander", name=name, tactics=one.side.tactics))


def _cards(both: tuple[Sided, Sided], y: int) -> Lines | None:
    """SR-12.2: combat cards that have been played, with their texts."""
    lines = tuple(
        Cell(say("sword-card-played", card=cards()[id_].title, text=printed(cards()[id_])), seat=arms(one))
        for one in both
        for id_ in one.side.cards
    )
    if not lines:
        return None
    high = lines_high(lines, INSIDE, ZOOM, BODY)
    return Lines(Box(EDGE, y, INSIDE, high), say("sword-cards-played"), lines, size=BODY)


# Sieges and raids


def siege(view: SwordView) -> tuple[Block, ...]:
    """SR-13: the points of a siege and the roll that is made, or about to be."""
    now = view.underway["siege"]
    at, one = view.places[now["at"]], spaces()[now["at"]]
    must = at.loyalty if at.walled else one.subjugation
    points = Bar(
        Cell(say("sword-siege-points"), seat=seat(now["power"])),
        (Part(at.siege, say("sword-siege-has", points=at.siege), seat(now["power"])),),
        say("sword-siege-note", points=at.siege, must=must),
    )
    title = say("sword-siege-at", place=place(one.id))
    bars = Bars(Box(EDGE, HEAD + GAP, INSIDE, bars_high(1)), title, (points,), max(must, at.siege, 1) + 1, must)
    faces = (now["rolled"],) if now["rolled"] else ()
    note = say("sword-roll-note", drm=signed(now["drm"]), points=now["points"])
    throw = Throw(Cell(called(now["power"]), seat=seat(now["power"])), faces, 1, note)
    y = bars.box.y + bars.box.h + GAP
    return (
        bars,
        Throws(Box(EDGE, y, INSIDE, throws_high(1)), say("sword-dice"), (throw,), 0.34),
        _within(view, y + throws_high(1) + GAP, one.id),
    )


def raid(view: SwordView) -> tuple[Block, ...]:
    """SR-14.2: a plunder roll about to be made."""
    now = view.underway["raid"]
    gauls: PowerId = "GAU"
    note = say("sword-raid-sure") if now["sure"] else say("sword-raid-note", drm=signed(now["drm"]))
    throw = Throw(Cell(called(gauls), seat=seat(gauls)), (), 0 if now["sure"] else 1, note)
    title = say("sword-raid-at", place=place(now["at"]))
    throws = Throws(Box(EDGE, HEAD + GAP, INSIDE, throws_high(1)), title, (throw,), 0.34)
    return (throws, _within(view, HEAD + 2 * GAP + throws_high(1), now["at"]))


def _within(view: SwordView, y: int, at: str) -> Lines:
    """Who stands in a space."""
    stacks = [one for one in view.stacks if one.at == at]
    lines = tuple(
        Cell(
            say("sword-within" if one.inside else "sword-before", power=called(one.power), cu=one.cu),
            seat=seat(one.power),
        )
        for one in stacks
    )
    high = lines_high(lines, INSIDE, ZOOM, BODY)
    return Lines(Box(EDGE, y, INSIDE, high), say("sword-there"), lines, say("sword-nobody"), BODY)
