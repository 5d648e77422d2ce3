"""What matters in each phase of The Republic of Rome, as a strip beside the card of that phase."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from games.rome.seen.population import OutlookView
from games.rome.seen.senate import SenateView
from games.rome.seen.view import DebitView, RomeView
from rendering.layout import signed
from rendering.republic.frame import bar
from rendering.republic.phone import EDGE, HEAD, WIDE
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
)
from rendering.rome import panels
from rendering.rome.words import say
from rendering.scene import DASH, MINUS, Banner, Bar, Block, Box, Cell, Figure, Lines, Mark, Part, Tone

LYING_HIGH: Final = 160  # units: room for four lines of what lies in the Forum
AGENDA: Final = ("consuls", "pontifex", "dictator", "censor", "prosecutions", "governors", "business")
"""The order of a session (RR-1.09), by the names of its steps."""
ROLLS: Final = 216


def blocks(view: RomeView, players: Names) -> tuple[Block, ...]:
    """The strip of the phase that is played."""
    return PHASES.get(view.phase, _turn)(view, players)


# The Revenue Phase


def _revenue(view: RomeView, players: Names) -> tuple[Block, ...]:
    """What the State will have to pay, against what it has; how all stand."""
    due = sum(one.talents for one in view.debits)
    most = max([view.treasury, due, 1])
    rows = [Bar(Cell(say("board-treasury"), tone=Tone.STRONG), (_has(view),), f"{view.treasury}T")]
    rows += [_debit(view, one) for one in view.debits]
    aside = say("rome-due", talents=str(due))
    first = barred(TOP, say("rome-debts"), rows, most, aside=aside)
    return (first, standings(view.factions, view.order, players, below(first)))


def _has(view: RomeView) -> Part:
    return Part(view.treasury, f"{view.treasury}T", tone=Tone.GOOD)


def _debit(view: RomeView, one: DebitView) -> Bar:
    part = Part(one.talents, f"{one.talents}T", tone=Tone.BAD)
    return Bar(Cell(panels.purpose(view, one.purpose, one.count)), (part,), f"{one.talents}T")


# The Population Phase


def _population(view: RomeView, players: Names) -> tuple[Block, ...]:
    """RR-1.08.2: each line of the State of the Republic with its chance; how all stand."""
    people = view.people
    rows = [_line(row) for row in people.rows if row.rolls]
    most = max(map(chance, people.rows))
    aside = say("rome-people-roll", unrest=str(people.unrest), popularity=signed(people.popularity))
    first = replace(barred(TOP, say("rome-people"), rows, most, aside=aside), shares=(0.12, 0.51))
    return (first, standings(view.factions, view.order, players, below(first)))


def chance(row: OutlookView) -> int:
    """How likely a line is, in percent; no less than 1 where it is possible."""
    return max(bool(row.rolls), round(100 * row.rolls / ROLLS))


def _line(row: OutlookView) -> Bar:
    """A line: the totals it stands for, its chance, and what it brings."""
    percent = say("rome-chance", percent=str(chance(row)))
    worse = row.unrest > 0 or row.result != "unrest"
    tone = Tone.BAD if worse else Tone.GOOD if row.unrest < 0 else Tone.PLAIN
    return Bar(Cell(totals(row)), (Part(chance(row), percent, tone=tone),), f"{percent}: {outcome(row)}")


def totals(row: OutlookView) -> str:
    """Which totals a line stands for."""
    low, high = ("" if end is None else str(end).replace("-", MINUS) for end in (row.low, row.high))
    if not low:
        return say("rome-or-less", total=high)
    if not high:
        return say("rome-or-more", total=low)
    return low if low == high else f"{low}{DASH}{high}"


def outcome(row: OutlookView) -> str:
    """What a line brings, in few words."""
    if row.result != "unrest":
        return say("rome-people-revolt")
    change = say("rome-unrest-change", change=signed(row.unrest)) if row.unrest else say("rome-no-change")
    more = (("rome-short", row.shortage), ("rome-no-levy", row.no_recruitment), ("rome-mob", row.mob))
    return ", ".join([change, *(say(key) for key, so in more if so)])


# The Senate Phase


def _senate(view: RomeView, players: Names) -> tuple[Block, ...]:
    """The agenda and who presides; the vote that is open, else what each faction can cast."""
    session = view.senate
    head = _agenda(view, session)
    motion = session.motion if session else None
    if motion:
        return (head, vote(players, motion, say(f"rome-motion-{motion.kind}"), below(head)))
    return (head, strengths(view.factions, view.order, players, below(head)))


def _agenda(view: RomeView, session: SenateView | None) -> Banner:
    """What is over, what is open, who presides."""
    shown = [one for one in AGENDA if one != "pontifex" or "pontifex" in view.advanced]
    step = view.step.partition(".")[2].replace("appointment", "dictator")
    now = len(shown) if step == "adjournment" else shown.index(step) if step in shown else -1
    presides = session.magistrate if session and session.magistrate in view.senators else ""
    who = say("rome-presides", senator=view.senators[presides].name) if presides else ""
    trials = session and (session.majors or session.minors)
    figures = (Figure(say("rome-prosecutions"), str(session.majors + session.minors)),) if session and trials else ()
    phases = bar(shown, now, lambda one: say(f"rome-agenda-{one}"))
    return Banner(Box(0, 0, WIDE, HEAD), say("rome-session"), who, phases, "", figures, "eagle")


# The Combat Phase


def _combat(view: RomeView, _players: Names) -> tuple[Block, ...]:
    """Each force against its War; Wars that nobody meets; the Civil War."""
    fought = battles(view.forces, view.wars, _ours, say("rome-no-war"))
    return (fought, *_civil(view, below(fought)))


def _ours(strength: str) -> str:
    return say("rome-ours", strength=strength)


def _civil(view: RomeView, y: int) -> tuple[Lines, ...]:
    """RR-1.11.3: who is in revolt, how strong, and whether he marches on Rome."""
    civil = view.civil
    if civil is None:
        return ()
    names = ", ".join(view.senators[one].name for one in civil.rebels)
    strong = say("rome-rebel-strength", legions=str(civil.legions), military=str(civil.military))
    march = [Cell(say("rome-marching"), mark=Mark.FLAME, tone=Tone.BAD)] if civil.marching else []
    armies = [Cell(say("rome-armies", armies=civil.armies), mark=Mark.SHIELD)] if civil.armies else []
    away = view.provinces.get(civil.at_sea)
    sails = [Cell(say("rome-at-sea", province=away.name), mark=Mark.SHIP, tone=Tone.WARN)] if away else []
    lines = (Cell(f"{names}: {strong}", seat=civil.seat), *armies, *march, *sails)
    return (fitted(Lines(Box(0, 0, 0, 0), say("rome-civil-war"), lines), y),)


# The Forum Phase


def _forum(view: RomeView, players: Names) -> tuple[Block, ...]:
    """Whose initiative it is and who follows, what lies in the Forum, how all stand."""
    first = initiatives(players, view.initiative, view.senators) if view.initiative else _happened(view)
    lying = panels.forum(view, Box(EDGE, below(first), INSIDE, LYING_HIGH), legions=False)
    second = fitted(lying, below(first))
    return (first, second, standings(view.factions, view.order, players, below(second)))


# All other phases


def _turn(view: RomeView, players: Names) -> tuple[Block, ...]:
    """What happened this turn, and how all stand; in the Revolution who is in revolt."""
    first = _happened(view)
    civil = _civil(view, below(first))
    last = (first, *civil)[-1]
    return (first, *civil, standings(view.factions, view.order, players, below(last)))


def _happened(view: RomeView) -> Lines:
    return fitted(panels.happened(view, Box(EDGE, TOP, INSIDE, 0)), TOP)


PHASES: Final[Mapping[str, Callable[[RomeView, Names], tuple[Block, ...]]]] = {
    "revenue": _revenue,
    "population": _population,
    "senate": _senate,
    "combat": _combat,
    "forum": _forum,
}
