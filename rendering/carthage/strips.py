"""What matters in each phase of The Republic of Carthage, as a strip beside the card of that phase."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from games.carthage.seen.combat import ForceView, WarView
from games.carthage.seen.forum import InitiativeView
from games.carthage.seen.senate import CastView, MotionView
from games.carthage.seen.view import CarthageView
from games.kernel import Seat
from rendering.bars import bars_high
from rendering.carthage import panels
from rendering.carthage.phone import EDGE, WIDE, ZOOM
from rendering.carthage.words import say
from rendering.painters import UPRIGHT_HIGH
from rendering.scene import Bar, Bars, Block, Box, Cell, Lines, Mark, Part, Tone

Names = Mapping[Seat, str]
TOP: Final = 10
GAP: Final = 8
VOICES: Final = {"for": Tone.GOOD, "against": Tone.BAD, "abstain": Tone.FAINT}
LYING_HIGH: Final = 130  # units: room for three lines of what lies in the Forum
_INSIDE: Final = WIDE - 2 * EDGE


def blocks(view: CarthageView, names: Names) -> tuple[Block, ...]:
    """The strip of the phase that is played."""
    return PHASES.get(view.phase, _turn)(view, names)


def _who(names: Names, seat: Seat) -> Cell:
    """A faction by the name of its player."""
    return Cell(names.get(seat) or seat.title(), seat=seat)


def _block(
    y: int, title: str, bars: Iterable[Bar], full: int, *, goal: float = 0, aside: str = "", empty: str = ""
) -> Bars:
    """Bars as high as they need."""
    shown = tuple(bars)
    return Bars(Box(EDGE, y, _INSIDE, bars_high(len(shown))), title, shown, max(1, full), goal, aside, empty)


def below(block: Block) -> int:
    """Where the next block begins."""
    return block.box.y + block.box.h + GAP


# The Trade Phase


def _trade(view: CarthageView, names: Names) -> tuple[Block, ...]:
    """What lies in the stacks, and how many cards each holds."""
    stacks = panels.stacks(view, Box(EDGE, TOP, _INSIDE, UPRIGHT_HIGH))
    most = max(1, *(one.trade_cards for one in view.factions.values()))
    rows = [_cards(view, names, seat) for seat in view.order]
    return (stacks, _block(below(stacks), say("strip-cards"), rows, most))


def _cards(view: CarthageView, names: Names, seat: Seat) -> Bar:
    faction = view.factions[seat]
    told = say("strip-cards-told", count=faction.trade_cards)
    sold = say("board-sold", talents=str(faction.trade_income)) if faction.trade_income else ""
    traders = say("strip-traders", count=faction.traders)
    return Bar(_who(names, seat), (Part(faction.trade_cards, told, seat),), sold or traders)


# The Senate Phase


def _senate(view: CarthageView, names: Names) -> tuple[Block, ...]:
    """The vote that is open; between votes what each faction can cast."""
    motion = view.senate.motion if view.senate else None
    return (_vote(names, motion),) if motion else (_strengths(view, names),)


def _strengths(view: CarthageView, names: Names) -> Bars:
    """What each faction can cast without buying any."""
    whole = sum(view.factions[seat].votes for seat in view.order)
    rows = [
        Bar(_who(names, seat), (Part(votes, say("board-votes", votes=votes), seat),))
        for seat, votes in ((seat, view.factions[seat].votes) for seat in view.order)
    ]
    most = max(whole // 2 + 1, *(view.factions[seat].votes for seat in view.order))
    aside = say("strip-majority", votes=whole // 2 + 1, whole=whole)
    return _block(TOP, say("strip-strengths"), rows, most, aside=aside, goal=whole // 2 + 1)


def _vote(names: Names, motion: MotionView) -> Bars:
    """How the vote stands: all votes, then those of each faction."""
    tally = {"for": motion.votes_for, "against": motion.votes_against, "abstain": motion.abstained}
    whole = sum(tally.values()) + motion.outstanding
    needed = whole * 2 / 3 if motion.two_thirds else whole / 2
    rows = [Bar(Cell(say("strip-all"), tone=Tone.STRONG), _parts(tally, motion.outstanding), _cast(tally))]
    for seat in motion.order:
        cast = motion.declared.get(seat)
        votes = _of(cast or ())
        note = say("strip-not-yet") if cast is None else _cast(votes)
        rows.append(Bar(_who(names, seat), _parts(votes, 0 if cast else motion.strength.get(seat, 0)), note))
    title = say("strip-motion", number=motion.number, motion=say("motion-name", kind=motion.kind))
    aside = say("strip-two-thirds" if motion.two_thirds else "strip-more-than-half")
    return _block(TOP, title, rows, whole, aside=aside, goal=needed)


def _parts(tally: Mapping[str, int], outstanding: int) -> tuple[Part, ...]:
    cast = [Part(votes, say(f"strip-votes-{voice}", votes=votes), tone=VOICES[voice]) for voice, votes in tally.items()]
    return (*cast, Part(outstanding, say("strip-votes-open", votes=outstanding)))


def _cast(tally: Mapping[str, int]) -> str:
    """The same in words beside the bar: no vote is told by its colour alone."""
    return ", ".join(say(f"strip-votes-{voice}", votes=votes) for voice, votes in tally.items() if votes)


def _of(cast: tuple[CastView, ...]) -> dict[str, int]:
    """What one faction has cast."""
    return {voice: sum(one.votes + one.bought for one in cast if one.voice == voice) for voice in VOICES}


# The Combat Phase


def _combat(view: CarthageView, _names: Names) -> tuple[Block, ...]:
    """Each force against its War; Wars that nobody meets."""
    met = {force.war for force in view.forces.values()}
    rows = [bar for force in view.forces.values() for bar in _force(force)]
    rows += [_alone(war) for war in panels.ordered(view) if war.status == "active" and war.id not in met]
    most = max([part.amount for bar in rows for part in bar.parts], default=1)
    return (_block(TOP, say("strip-battles"), rows, most, empty=say("board-no-war")),)


def _force(force: ForceView) -> tuple[Bar, ...]:
    """A force, and below it what it would meet."""
    name, fight = Cell(force.name, tone=Tone.STRONG), force.battle
    if fight is None:
        units = Part(
            len(force.legions) + force.fleets, say("strip-units", legions=len(force.legions), fleets=force.fleets)
        )
        return (Bar(name, (units,), say("strip-no-battle")),)
    ours = Part(fight.strength, say("strip-ours", strength=str(fight.strength)), tone=Tone.GOOD)
    theirs = Part(fight.enemy, say("strip-theirs", strength=str(fight.enemy)), tone=Tone.BAD)
    wins = say("strip-wins", percent=fight.odds.victory)
    where = Cell(say(f"strip-ground-{fight.ground}"), tone=Tone.FAINT)
    return (Bar(name, (ours,), wins), Bar(where, (theirs,)))


def _alone(war: WarView) -> Bar:
    theirs = Part(war.land_now, say("strip-theirs", strength=str(war.land_now)), tone=Tone.BAD)
    return Bar(Cell(panels.war_name(war)), (theirs,), say("strip-unmet"))


# The Forum Phase


def _forum(view: CarthageView, names: Names) -> tuple[Block, ...]:
    """Whose initiative it is and who follows, what lies in the Forum, how all stand."""
    first = _turns(view, names, view.initiative) if view.initiative else _happened(view)
    lying = panels.forum(view, Box(EDGE, below(first), _INSIDE, LYING_HIGH))
    fitted = Lines(
        Box(EDGE, below(first), _INSIDE, panels.lines_high(lying.lines, _INSIDE, ZOOM)),
        lying.title, lying.lines, lying.empty,
    )  # fmt: skip
    return (first, fitted, _standings(view, names, below(fitted)))


def _turns(view: CarthageView, names: Names, initiative: InitiativeView) -> Lines:
    """The initiative that is played or auctioned, and those to come."""
    lines: list[Cell] = []
    if initiative.seat:
        who = _who(names, initiative.seat)
        lines.append(Cell(say("strip-initiative", number=initiative.number, who=who.text), seat=initiative.seat))
    if initiative.coming:
        coming = ", ".join(_who(names, seat).text for seat in initiative.coming)
        lines.append(Cell(say("strip-coming", who=coming), tone=Tone.FAINT))
    if initiative.bidder:
        high = say("strip-high", who=_who(names, initiative.bidder).text, talents=str(initiative.high))
        lines.append(Cell(high, seat=initiative.bidder))
    if (asked := initiative.persuasion) and asked.target in view.senators and asked.persuader in view.senators:
        first, second = (view.senators[one].name for one in (asked.persuader, asked.target))
        told = say("strip-persuasion", who=first, whom=second, base=str(asked.base))
        lines.append(Cell(told, mark=Mark.LAUREL))
    box = Box(EDGE, TOP, _INSIDE, panels.lines_high(lines, _INSIDE, ZOOM))
    return Lines(box, say("strip-initiatives"), tuple(lines), say("strip-no-initiative"))


# All other phases


def _turn(view: CarthageView, names: Names) -> tuple[Block, ...]:
    """What happened this turn, and how all stand."""
    first = _happened(view)
    return (first, _standings(view, names, below(first)))


def _happened(view: CarthageView) -> Lines:
    found = panels.chronicle(view, Box(EDGE, TOP, _INSIDE, 0))
    box = Box(EDGE, TOP, _INSIDE, panels.lines_high(found.lines, _INSIDE, ZOOM))
    return Lines(box, found.title, found.lines, found.empty)


def _standings(view: CarthageView, names: Names, y: int) -> Bars:
    """The factions by Influence, which wins the game."""
    ranked = sorted(view.order, key=lambda seat: -view.factions[seat].influence)
    most = max(view.factions[seat].influence for seat in view.order)
    return _block(y, say("strip-standings"), (_standing(view, names, seat) for seat in ranked), most)


def _standing(view: CarthageView, names: Names, seat: Seat) -> Bar:
    faction = view.factions[seat]
    influence = Part(faction.influence, say("board-influence", influence=str(faction.influence)), seat)
    return Bar(_who(names, seat), (influence,), say("board-votes", votes=faction.votes))


PHASES: Final[Mapping[str, Callable[[CarthageView, Names], tuple[Block, ...]]]] = {
    "trade": _trade,
    "senate": _senate,
    "combat": _combat,
    "forum": _forum,
}
