"""The panels of a board of The Republic of Rome, made from a view."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from games.rome.seen.combat import WarView
from games.rome.seen.people import ProvinceView
from games.rome.seen.view import RomeView
from rendering.layout import lines_high, pitched
from rendering.republic.parts import (
    STATUS,
    chronicle,
    governor,
    holder,
    in_words,
    listed,
    money,
    names,
    none,
    ordered,
    war_columns,
    war_row,
)
from rendering.rome.chart import force_line, force_words, in_brief, units
from rendering.rome.people import MARKS, brief
from rendering.rome.words import say
from rendering.scene import (
    DASH,
    Box,
    Cell,
    Column,
    Dial,
    Dials,
    Grid,
    Lines,
    Mark,
    Row,
    Tone,
)

OFFICES: Final = ("dictator", "master-of-horse", "rome-consul", "field-consul", "censor")
EMERGENCY: Final = ("dictator", "master-of-horse")
PONTIFEX: Final = "pontifex-maximus"
UNITS: Final = ("legions", "veterans", "armies", "fleets")
SORTS: Final = ("provinces", "cards", "laws", "senators", "events")
"""What is counted where there is no room for names, the first to be."""
TREASURY_FULL: Final = 200  # what the dials go up to
UNREST_FULL: Final = 12
UNREASY: Final = 4  # Unrest from which a mean roll makes it worse
WORSE: Final = 8


# The State


def dials(view: RomeView, box: Box) -> Dials:
    """Treasury and Unrest."""
    return Dials(box, say("rome-state"), (_treasury(view), _unrest(view)))


def _treasury(view: RomeView) -> Dial:
    """RR-1.06.53: what the State has, and what it would have to pay."""
    due = sum(one.talents for one in view.debits)
    tone = Tone.BAD if view.treasury < due else Tone.GOOD
    note = say("rome-due", talents=str(due))
    return Dial(say("rome-state-treasury"), view.treasury, TREASURY_FULL, f"{view.treasury}T", note, tone)


def _unrest(view: RomeView) -> Dial:
    """RR-0.1.3: the Unrest of the people, and what will be added before they speak."""
    tone = Tone.BAD if view.unrest >= WORSE else Tone.WARN if view.unrest >= UNREASY else Tone.GOOD
    added = view.people.unrest - view.unrest
    note = say("rome-unrest-added", unrest=str(added)) if added else ""
    return Dial(say("rome-unrest"), view.unrest, UNREST_FULL, str(view.unrest), note, tone)


def offices(view: RomeView, box: Box, posts: Sequence[str], largest: int = 22) -> Grid:
    """Who holds which of these offices."""
    rows = [Row((Cell(say(f"rome-office-{post}"), says=say(f"rome-office-{post}-says")), _holder(view, post)))
            for post in posts]  # fmt: skip
    columns = (Column("", round(5.6 * largest)), Column(""))
    size, pitch = pitched(box.h - 34, len(rows), largest)
    return Grid(box, say("board-offices"), columns, tuple(rows), size=size, pitch=pitch)


def posts_shown(view: RomeView) -> tuple[str, ...]:
    """The offices of the board; that of the Pontifex where it is played with (RR-2.01)."""
    return (*OFFICES, PONTIFEX) if "pontifex" in view.advanced else OFFICES


def posts_held(view: RomeView) -> tuple[str, ...]:
    """The same without those of an emergency (RR-1.09.3) while nobody holds them."""
    held = {one.office: one for one in view.senators.values()}
    return tuple(post for post in posts_shown(view) if post in held or post not in EMERGENCY)


def _holder(view: RomeView, post: str) -> Cell:
    found = next((one.id for one in view.senators.values() if one.office == post), "")
    return holder(view.senators, found, brief)


# Wars


def wars(view: RomeView, box: Box) -> Grid:
    """The Wars of the Forum with their strength now and who is sent against them; the Active ones first."""
    rows = [Row((*war_row(war, view.leaders), _against(view, war))) for war in ordered(view.wars)]
    size, pitch = pitched(box.h - 58, len(rows), 22)
    columns = (*war_columns(), Column(say("rome-against"), 190, says=say("rome-against-says")))
    return Grid(box, say("board-wars"), columns, tuple(rows), size=size, pitch=pitch, empty=say("rome-no-war"))


def wars_beside(view: RomeView, box: Box) -> Grid:
    """The same beside the map, where there is less room: what they bring is left out, their state is a sign."""
    found = wars(view, box)
    name, _state, land, fleet, support, _spoils, against = found.columns
    widths = zip((name, land, fleet, support, against), (0, 76, 76, 44, 176), strict=True)
    rows = tuple(Row(_marked(row.cells)) for row in found.rows)
    return replace(found, columns=tuple(replace(one, width=wide) for one, wide in widths), rows=rows)


def _marked(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """A War with the sign of its state before its name."""
    name, state, land, fleet, support, _spoils, against = cells
    says = f"{name.words}, {state.words}"
    return (replace(name, says=says, mark=state.mark, tone=state.tone), land, fleet, support, against)


def states() -> tuple[Cell, ...]:
    """What the signs of Wars stand for."""
    return tuple(
        Cell(say(f"board-status-{status}"), mark=STATUS[status][0]) for status in ("active", "imminent", "inactive")
    )


def _against(view: RomeView, war: WarView) -> Cell:
    """Who is sent against it, by the first; a War that nobody was sent against last turn bears a mark (RR-1.10.9)."""
    forces = [view.forces[one] for one in war.forces if one in view.forces]
    if not forces:
        return Cell(say("rome-unprosecuted"), tone=Tone.BAD) if war.unprosecuted else none()
    first = force_line(view, forces[0])
    more = f" +{len(forces) - 1}" if forces[1:] else ""
    told = "; ".join(force_words(view, force) for force in forces)
    return Cell(f"{first.text}{more}", says=told, seat=first.seat)


def war_rows(view: RomeView) -> int:
    """How high the Wars are, in units."""
    return 60 + 26 * max(1, len(view.wars))


def war_words(view: RomeView, war: WarView, number: int) -> str:
    """A War in a sentence with the forces sent against it."""
    forces = [force_line(view, view.forces[one]).text for one in war.forces if one in view.forces]
    more = [
        *([say("rome-unprosecuted")] if war.unprosecuted else []),
        *([say("rome-waiting")] if war.waiting else []),
        *([say("rome-sent", forces="; ".join(forces))] if forces else []),
    ]
    return "; ".join([in_words(war, view.leaders, number), *more])


# The Forum


def forum(view: RomeView, box: Box, *, legions: bool = True, size: int = 22) -> Lines:
    """Table Events, what lies in the Forum and the Curia, Laws, Land Bills, the forces of the State.

    Where that does not fit, of ever more sorts how many there are.
    """
    forces = _army(view) if legions else ()
    lines: tuple[Cell, ...] = ()
    for sorts in range(len(SORTS) + 1):
        lines = (*_lying(view, SORTS[:sorts]), *forces)
        if lines_high(lines, box.w, size=size) <= box.h:
            break
    return Lines(box, say("rome-forum"), lines, empty=say("board-forum-empty"), size=size)


def _sort(key: str, found: Sequence[str], counted: Sequence[str]) -> list[tuple[str, str]]:
    """Things of a sort by name, or how many there are."""
    return names(say(f"board-{key}", count=len(found)), found, brief=key in counted)


def _lying(view: RomeView, counted: Sequence[str]) -> tuple[Cell, ...]:
    """What is nobody's, a line for each sort."""
    events = [say("rome-event-times", event=one.name, times=one.times) for one in view.table_events]
    cards = [one.name for one in (*view.forum.concessions, *view.forum.bequests)]
    lying = [
        *_sort("senators", [view.senators[id_].name for id_ in view.forum.senators], counted),
        *_sort("provinces", [view.provinces[id_].name for id_ in view.forum.provinces], counted),
        *_sort("cards", cards, counted),
    ]
    lines = (
        listed(_sort("events", events, counted), Mark.FLAME, Tone.BAD),
        listed(lying, Mark.LAUREL),
        listed([*_sort("laws", [law.name for law in view.laws], counted), *_bills(view)], Mark.SCALES),
        _curia(view, counted),
    )
    return tuple(one for one in lines if one.text)


def _bills(view: RomeView) -> list[tuple[str, str]]:
    """RR-1.09.62: the Land Bills in effect."""
    found = [say("rome-land-bill", bill=one.name, count=one.in_effect) for one in view.land_bills if one.in_effect]
    return [(one, one) for one in found]


def _curia(view: RomeView, counted: Sequence[str]) -> Cell:
    """RR-0.4.2: the Families, Concessions and enemy Leaders that wait in the Curia."""
    curia = view.curia
    leaders = [view.leaders[id_].name for id_ in curia.leaders if id_ in view.leaders]
    cards = [card.name for card in (*curia.families, *curia.concessions)]
    if not (leaders or cards):
        return Cell("")
    found = [*_sort("cards", cards, counted), *((one, one) for one in leaders)]
    drawn, told = (", ".join(one[side] for one in found) for side in (0, 1))
    return Cell(say("rome-curia", cards=drawn), says=say("rome-curia", cards=told), mark=Mark.LAUREL, tone=Tone.FAINT)


def _army(view: RomeView) -> tuple[Cell, ...]:
    """The units of the State by number, and to whom veterans are loyal."""
    army = view.army
    home = sum(one.count for one in army.veterans if one.place == "rome")
    told = say(
        "rome-army",
        home=units(army.legions, home, army.fleets) or DASH,
        away=units(army.legions_away, 0, army.fleets_away) or DASH,
        pool=units(army.pool_legions, 0, army.pool_fleets) or DASH,
    )
    loyal = loyalties(view)
    return (
        Cell(f"{told} {say('rome-upkeep', talents=str(army.maintenance))}", mark=Mark.SWORDS),
        *([Cell(say("rome-loyal", names=", ".join(loyal)), mark=Mark.SHIELD)] if loyal else []),
    )


def loyalties(view: RomeView) -> list[str]:
    """To whom how many veterans are loyal, wherever they are."""
    counts: dict[str, int] = {}
    for one in view.army.veterans:
        counts[one.loyal] = counts.get(one.loyal, 0) + one.count
    return [
        say("rome-loyal-to", senator=brief(view.senators[loyal]), veterans=str(number))
        for loyal, number in counts.items()
        if loyal in view.senators
    ]


def happened(view: RomeView, box: Box) -> Lines:
    """What happened this turn."""
    return chronicle(view.chronicle, box, begun=bool(view.turn))


# Money


def debts(view: RomeView, box: Box) -> Grid:
    """RR-1.06.53: what the State would have to pay now."""
    rows = [Row((Cell(purpose(view, one.purpose, one.count)), money(one.talents))) for one in view.debits]
    due = str(sum(one.talents for one in view.debits))
    columns = (Column(""), Column("", 100, "right"))
    aside = say("rome-due", talents=due)
    return Grid(box, say("rome-debts"), columns, tuple(rows), aside=aside, empty=say("rome-no-debts"))


def purpose(view: RomeView, what: str, count: int) -> str:
    """What a debt is for: Wars, units, Provincial Spoils, or Land Bills of a type."""
    bill = next((one for one in view.land_bills if one.id == what), None)
    if bill:
        return say("rome-land-bill", bill=bill.name, count=count)
    return say(f"rome-debt-{what}", count=count)


def letters(shown: Sequence[str] = (*MARKS, *UNITS)) -> tuple[Cell, ...]:
    """What the letters beside a Senator, and those of units, stand for."""
    return tuple(Cell(say(f"rome-key-{one}")) for one in shown)


def governed(view: RomeView) -> tuple[Cell, ...]:
    """The Provinces with a Governor, each with who he is, for how long, and what there is to say of it."""
    return tuple(_governed(view, one) for one in view.provinces.values() if one.governor in view.senators)


def _governed(view: RomeView, one: ProvinceView) -> Cell:
    rule, words = governor(view.senators, one.governor, one.term, brief), ", ".join(in_brief(view, one))
    tone = Tone.BAD if one.attacked or one.overrun or one.in_revolt or one.ally else Tone.PLAIN
    return Cell(f"{one.name}: {rule.text}{', ' if words else ''}{words}", seat=rule.seat, tone=tone)
