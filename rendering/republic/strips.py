"""Bars and lines that stand beside the cards of phases of a republic: votes, battles, initiatives, who is ahead."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from games.kernel import Seat
from games.republic.seen.combat import ForceView, WarView
from games.republic.seen.forum import InitiativeView
from games.republic.seen.people import FactionView, SenatorView
from games.republic.seen.senate import CastView, MotionView
from rendering.bars import bars_high
from rendering.layout import lines_high
from rendering.republic.parts import ordered, war_name
from rendering.republic.phone import EDGE, WIDE, ZOOM
from rendering.republic.words import say
from rendering.scene import Bar, Bars, Block, Box, Cell, Lines, Mark, Part, Tone

Names = Mapping[Seat, str]
Worth = Callable[[str], str]
"""What the State's side of a battle is worth, in words."""
TOP: Final = 10
GAP: Final = 8
INSIDE: Final = WIDE - 2 * EDGE
VOICES: Final = {"for": Tone.GOOD, "against": Tone.BAD, "abstain": Tone.FAINT}


def who(names: Names, seat: Seat) -> Cell:
    """A faction by the name of its player."""
    return Cell(names.get(seat) or seat.title(), seat=seat)


def barred(
    y: int, title: str, bars: Iterable[Bar], full: int, *, goal: float = 0, aside: str = "", empty: str = ""
) -> Bars:
    """Bars as high as they need."""
    shown = tuple(bars)
    return Bars(Box(EDGE, y, INSIDE, bars_high(len(shown))), title, shown, max(1, full), goal, aside, empty)


def below(block: Block) -> int:
    """Where the next block begins."""
    return block.box.y + block.box.h + GAP


def fitted(found: Lines, y: int) -> Lines:
    """The same list as high as it needs."""
    box = Box(EDGE, y, INSIDE, lines_high(found.lines, INSIDE, ZOOM))
    return Lines(box, found.title, found.lines, found.empty)


# Votes


def strengths(factions: Mapping[Seat, FactionView], order: Sequence[Seat], names: Names, y: int = TOP) -> Bars:
    """What each faction can cast without buying any."""
    whole = sum(factions[seat].votes for seat in order)
    rows = [
        Bar(who(names, seat), (Part(votes, say("board-votes", votes=votes), seat),))
        for seat, votes in ((seat, factions[seat].votes) for seat in order)
    ]
    most = max(whole // 2 + 1, *(factions[seat].votes for seat in order))
    aside = say("strip-majority", votes=whole // 2 + 1, whole=whole)
    return barred(y, say("strip-strengths"), rows, most, aside=aside, goal=whole // 2 + 1)


def vote(names: Names, motion: MotionView, title: str, y: int = TOP) -> Bars:
    """How the vote stands: all votes, then those of each faction."""
    tally = {"for": motion.votes_for, "against": motion.votes_against, "abstain": motion.abstained}
    whole = sum(tally.values()) + motion.outstanding
    needed = whole * 2 / 3 if motion.two_thirds else whole / 2
    rows = [Bar(Cell(say("strip-all"), tone=Tone.STRONG), _parts(tally, motion.outstanding), _cast(tally))]
    for seat in motion.order:
        cast = motion.declared.get(seat)
        votes = _of(cast or ())
        note = say("strip-not-yet") if cast is None else _cast(votes)
        rows.append(Bar(who(names, seat), _parts(votes, 0 if cast else motion.strength.get(seat, 0)), note))
    aside = say("strip-two-thirds" if motion.two_thirds else "strip-more-than-half")
    named = say("strip-motion", number=motion.number, motion=title)
    return barred(y, named, rows, whole, aside=aside, goal=needed)


def _parts(tally: Mapping[str, int], outstanding: int) -> tuple[Part, ...]:
    cast = [Part(votes, say(f"strip-votes-{voice}", votes=votes), tone=VOICES[voice]) for voice, votes in tally.items()]
    return (*cast, Part(outstanding, say("strip-votes-open", votes=outstanding)))


def _cast(tally: Mapping[str, int]) -> str:
    """The same in words beside the bar: no vote is told by its colour alone."""
    return ", ".join(say(f"strip-votes-{voice}", votes=votes) for voice, votes in tally.items() if votes)


def _of(cast: tuple[CastView, ...]) -> dict[str, int]:
    """What one faction has cast."""
    return {voice: sum(one.votes + one.bought for one in cast if one.voice == voice) for voice in VOICES}


# Battles


def battles(forces: Mapping[str, ForceView], wars: Mapping[str, WarView], ours: Worth, empty: str) -> Bars:
    """Each force against its War; Wars that nobody meets. `empty`: what is said where there is no War."""
    met = {force.war for force in forces.values()}
    rows = [bar for force in forces.values() for bar in _force(force, ours)]
    rows += [_alone(war) for war in ordered(wars) if war.status == "active" and war.id not in met]
    most = max([part.amount for bar in rows for part in bar.parts], default=1)
    return barred(TOP, say("strip-battles"), rows, most, empty=empty)


def _force(force: ForceView, ours: Worth) -> tuple[Bar, ...]:
    """A force, and below it what it would meet."""
    name, fight = Cell(force.name, tone=Tone.STRONG), force.battle
    if fight is None:
        units = Part(
            len(force.legions) + force.fleets, say("strip-units", legions=len(force.legions), fleets=force.fleets)
        )
        return (Bar(name, (units,), say("strip-no-battle")),)
    side = Part(fight.strength, ours(str(fight.strength)), tone=Tone.GOOD)
    theirs = Part(fight.enemy, say("strip-theirs", strength=str(fight.enemy)), tone=Tone.BAD)
    wins = say("strip-wins", percent=fight.odds.victory)
    where = Cell(say(f"strip-ground-{fight.ground}"), tone=Tone.FAINT)
    return (Bar(name, (side,), wins), Bar(where, (theirs,)))


def _alone(war: WarView) -> Bar:
    theirs = Part(war.land_now, say("strip-theirs", strength=str(war.land_now)), tone=Tone.BAD)
    return Bar(Cell(war_name(war)), (theirs,), say("strip-unmet"))


# Initiatives


def initiatives(names: Names, one: InitiativeView, senators: Mapping[str, SenatorView]) -> Lines:
    """The initiative that is played or auctioned, and those to come."""
    lines: list[Cell] = []
    if one.seat:
        player = who(names, one.seat)
        lines.append(Cell(say("strip-initiative", number=one.number, who=player.text), seat=one.seat))
    if one.coming:
        coming = ", ".join(who(names, seat).text for seat in one.coming)
        lines.append(Cell(say("strip-coming", who=coming), tone=Tone.FAINT))
    if one.bidder:
        high = say("strip-high", who=who(names, one.bidder).text, talents=str(one.high))
        lines.append(Cell(high, seat=one.bidder))
    if (asked := one.persuasion) and asked.target in senators and asked.persuader in senators:
        first, second = (senators[one].name for one in (asked.persuader, asked.target))
        told = say("strip-persuasion", who=first, whom=second, base=str(asked.base))
        lines.append(Cell(told, mark=Mark.LAUREL))
    return fitted(Lines(Box(0, 0, 0, 0), say("strip-initiatives"), tuple(lines), say("strip-no-initiative")), TOP)


# Who is ahead


def standings(factions: Mapping[Seat, FactionView], order: Sequence[Seat], names: Names, y: int) -> Bars:
    """The factions by Influence, which wins the game."""
    ranked = sorted(order, key=lambda seat: -factions[seat].influence)
    most = max(factions[seat].influence for seat in order)
    return barred(y, say("strip-standings"), (_standing(factions[seat], names) for seat in ranked), most)


def _standing(faction: FactionView, names: Names) -> Bar:
    influence = Part(faction.influence, say("board-influence", influence=str(faction.influence)), faction.seat)
    return Bar(who(names, faction.seat), (influence,), say("board-votes", votes=faction.votes))
