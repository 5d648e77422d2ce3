"""The Vote card: what is proposed, how the vote stands, how each faction has voted. Pure: from a look to a panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.republic.looking import as_of, republic
from bot.fronts.republic.senate.parcels import ENDS, ref_of
from bot.fronts.republic.senate.tallies import (
    beside,
    bought_line,
    declared,
    is_killing,
    left_over,
    told,
)
from bot.fronts.republic.senate.words import BOUGHT, SIDES, nobody, proposed, with_wars
from bot.store.store import EventRow
from bot.surface.kit.address import Address
from bot.surface.kit.cards import at, footer, stamp
from bot.surface.kit.glance import order_of_business, small
from bot.surface.kit.look import Look
from bot.surface.kit.matters import stakes
from bot.surface.kit.panel import EMPTY, FULL, Panel, button, buttons, words
from games.kernel import Seat
from games.republic.seen.senate import MotionView

CELLS: Final = 7


def motion_in(look: Look) -> MotionView | None:
    """What is voted on now."""
    senate = republic(look).senate
    return senate.motion if senate else None


def of_motion(look: Look) -> Sequence[str]:
    """The clause of the motion that is voted on."""
    motion = motion_in(look)
    return [motion.clause] if motion else []


# The card of a vote that is open


def open_card(look: Look, motion: MotionView, story: Sequence[EventRow] = ()) -> Panel:
    """M3: the motion, who proposed it, the tally, a line for each faction, the buttons that vote.

    `story`: what was told of it, by which votes that no Senator casts are told apart.
    """
    until = look.voice.say("turn-deadline", when=stamp(look.deadline)) if look.deadline else ""
    return (
        words(
            title(look, motion.number, motion.kind),
            *small([order_of_business(look)]),
            proposal(look.voice, motion.seat, motion.kind, motion.terms, motion.magistrate, forced=motion.forced),
            *stakes(look, motion.kind, motion.terms),
        )
        + words(tally(look.voice, motion), *lines(look.voice, motion, story))
        + words(called(look.voice, motion), until)
        + ways(look, motion)
        + footer(look)
    )


def title(look: Look, number: int, kind: str) -> str:
    """Number and kind of a motion; beside those of another Senate, of which it is."""
    say = look.voice.say
    return say("ballot-title", half=look.sign, number=number, name=say("motion-name", kind=kind))


def proposal(
    voice: Voice, seat: Seat, kind: str, terms: Mapping[str, Any], magistrate: str = "", *, forced: bool
) -> str:
    """What is proposed, and by whom."""
    what = proposed(voice, kind, terms)
    return voice.say("ballot-proposal", seat=str(seat), what=what, magistrate=nobody(magistrate), forced=forced)


def needed(motion: MotionView) -> int:
    """RC-9.0.11, 9.7.2: the least votes for it that carry it if all others are cast against, and none bought."""
    total = motion.votes_for + motion.votes_against + motion.outstanding
    return -(-2 * total // 3) if motion.two_thirds else total // 2 + 1


def passes(motion: MotionView, votes_for: int, votes_against: int) -> bool:
    """RC-9.0.11, 9.7.2: whether so many votes carry it."""
    enough = 3 * votes_for >= 2 * (votes_for + votes_against) if motion.two_thirds else True
    return votes_for > votes_against and enough


def tally(voice: Voice, motion: MotionView) -> str:
    """9.3: the vote in words and shape; of sealed votes only how many are in."""
    if motion.mode == "sealed":
        return voice.say("ballot-sealed", count=motion.handed_in, of=len(motion.order))
    goal = max(1, needed(motion))
    yea, nay = bar(motion.votes_for, goal), bar(motion.votes_against, goal)
    return voice.say(
        "ballot-tally",
        yea=f"{yea + EMPTY * (CELLS - len(yea))} {motion.votes_for}",
        nay=f"{nay} {motion.votes_against}".strip(),
        abstained=motion.abstained,
        left=motion.outstanding,
        needs=goal,
    )


def bar(votes: int, goal: int) -> str:
    """Votes as a row of blocks, of which `CELLS` are what is needed; some votes are never no block."""
    cells = round(votes * CELLS / goal) if goal else 0
    return FULL * min(max(cells, 1 if votes else 0), 2 * CELLS)


def lines(voice: Voice, motion: MotionView, story: Sequence[EventRow] = ()) -> list[str]:
    """9.3: one line for each faction, in calling order, and for whatever Senators do not cast; none while sealed."""
    if motion.mode == "sealed":
        return []
    votes = [declared(seat, cast) for seat, cast in motion.declared.items()]
    more = left_over(votes, motion.votes_for, motion.votes_against)
    return [
        *(line(voice, motion, seat) for seat in motion.order),
        *bought_line(voice, votes),
        *beside(voice, story, more),
    ]


def line(voice: Voice, motion: MotionView, seat: Seat) -> str:
    """Sigil, name, weight, vote."""
    cast = motion.declared.get(seat)
    state = declared(seat, cast).words(voice) if cast is not None else voice.say(waits(motion, seat))
    return voice.say("ballot-line", seat=str(seat), votes=motion.strength[seat], state=state)


def waits(motion: MotionView, seat: Seat) -> str:
    """How a faction that has not voted stands."""
    return "ballot-called" if seat in motion.due else "ballot-waits"


def called(voice: Voice, motion: MotionView) -> str:
    """9.2: how this table votes."""
    return voice.say(f"ballot-mode-{motion.mode}")


def ways(look: Look, motion: MotionView) -> Panel:
    """The buttons: one press votes with all Senators; the others open a form, the desk, the rule."""
    say, sides = look.voice.say, SIDES[:2] if motion.compulsory else SIDES

    def to(act: str, arg: str = "") -> Address:
        return Address(look.game.id, ref_of(look.turn, motion.number), "", act, arg)

    voices = [
        button(say(f"option-{side}"), to("vote", side), "primary" if side == "for" else "secondary") for side in sides
    ]
    forms = [button(say("button-buy"), to("buy")), button(say("button-each"), to("each", "0"))]
    rule = button(say("button-rule", rule=motion.clause), at(look, "clause", motion.clause))
    beforehand = button(say("button-preset"), at(look, "orderadd", f"senate.vote/{motion.kind}", "orders"))
    return buttons(*voices, *forms) + buttons(button(say("button-desk"), at(look, "desk")), rule, beforehand)


# The card of a vote that is over


def closed_card(look: Look, story: Sequence[EventRow], ref: str) -> Panel:
    """The motion, how all voted, and what came of it, in the turn it was voted on; no buttons."""
    voice, fields = look.voice, story[0].fields
    end = next((event for event in reversed(story) if event.kind in ENDS or is_killing(event)), None)
    return (
        words(
            title(look, fields["number"], fields["kind"]),
            proposal(voice, fields["seat"], fields["kind"], with_wars(fields), forced=fields["forced"]),
        )
        + words(outcome(voice, end), *past_lines(voice, story, end))
        + footer(as_of(look, ref))
    )


def past_lines(voice: Voice, story: Sequence[EventRow], end: EventRow | None) -> list[str]:
    """How each faction voted, what was bought, what came beside: together what was counted."""
    votes = [told(event) for event in story if event.kind == "republic.VotesDeclared"]
    lines = [voice.say("ballot-past", seat=one.seat, state=one.words(voice)) for one in votes]
    lines += bought_line(voice, votes)
    if end is None or end.kind != "republic.VoteClosed":
        return lines
    more = left_over(votes, end.fields["votes_for"], end.fields["votes_against"])
    return [*lines, *beside(voice, story, more)]


def outcome(voice: Voice, end: EventRow | None) -> str:
    """What came of a motion; None: another matter is settled first."""
    if end is None:
        return voice.say("ballot-suspended")
    if end.kind != "republic.VoteClosed":
        return f"**{voice.event(end.kind, end.fields)}**"
    yea, nay = end.fields["votes_for"], end.fields["votes_against"]
    goal = max(yea, nay, 1)
    return voice.say(
        "ballot-result",
        passed=end.fields["passed"],
        yea=f"{bar(yea, goal)} {yea}".strip(),
        nay=f"{bar(nay, goal)} {nay}".strip(),
    )


# What one's own votes would do


def what_if(voice: Voice, motion: MotionView, sheet: Mapping[str, Any]) -> str:
    """How it stands with these votes of one's own; nothing where the others' are sealed."""
    if motion.mode == "sealed":
        return ""
    mine = weights(motion, sheet)
    yea, nay = motion.votes_for + mine["for"], motion.votes_against + mine["against"]
    own = voice.list(voice.say("ballot-own-side", side=side, votes=mine[side]) for side in SIDES[:2] if mine[side])
    left = motion.outstanding - sum(motion.senators[name] for name in senators_in(motion, sheet))
    cast = bool(mine["for"] or mine["against"])
    return voice.say("ballot-what-if", cast=cast, own=own, yea=yea, nay=nay, passes=passes(motion, yea, nay), left=left)


def weights(motion: MotionView, sheet: Mapping[str, Any]) -> dict[str, int]:
    """The votes of a sheet on each side, bought ones included."""
    found = dict.fromkeys(SIDES, 0)
    for name in senators_in(motion, sheet):
        found[str(sheet[name])] += motion.senators[name] + int(sheet.get(name + BOUGHT, 0))
    return found


def senators_in(motion: MotionView, sheet: Mapping[str, Any]) -> list[str]:
    """The Senators of a sheet who still have votes."""
    return [name for name in sheet if name in motion.senators]
