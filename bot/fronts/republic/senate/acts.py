"""Voting by press: with all Senators at once, with bought votes, or each for himself.

The Vote card, the desk and the command share these handlers. A button names the motion, not a decision, for the card is
the same for all seats; on the desk of whoever decides for other factions it names the faction too: "for@square".
Sheets are plain data: `{"fam-mago": "for", "fam-mago.bought": 2}`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final, TypeAlias

from bot.base.errors import IllegalAnswer, NotAllowed, NotOpen, RulesError
from bot.base.text import clip
from bot.fronts.republic.law import clause_of
from bot.fronts.republic.looking import republic
from bot.fronts.republic.senate import ballots, sheets
from bot.fronts.republic.senate.parcels import TARGET, ref_of
from bot.fronts.republic.senate.post import story
from bot.fronts.republic.senate.sheets import VOTE
from bot.fronts.republic.senate.words import BOUGHT, SIDES
from bot.surface.kit.address import Address
from bot.surface.kit.cards import at
from bot.surface.kit.explain import refusal
from bot.surface.kit.forms import Form, Input, lines, named, number
from bot.surface.kit.forms import at as picked
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Item, Panel, button, buttons, words
from bot.surface.kit.present import present
from bot.surface.kit.widgets import place
from bot.surface.press.commanding import asked_for, for_which
from bot.surface.press.decide import keep, own_card, take
from bot.surface.press.items import Act, Press, show
from games.kernel import Amount, Posted
from games.kernel.choice import is_dict
from games.republic.seen.senate import MotionView

PAGE: Final = 5  # fields of a form
Sheet = dict[str, Any]


async def vote(press: Press) -> None:
    """All Senators of the faction vote alike, and buy no votes."""

    async def cast(look: Look, motion: MotionView, posted: Posted) -> None:
        sheet = alike(posted, what(press))
        if is_final(look, motion) and (await press.surface.person(press.user.id)).confirm_votes:
            await prepare(press, look, posted, sheet)
        else:
            await hand_in(press, look, motion, posted, sheet)

    async def say(look: Look, posted: Posted) -> None:
        await sheets.hand_in(press, look, posted, sheets.typed_sheet(look, posted, what(press), "", ""))

    if not await on_a_sheet(press, say):
        await with_ballot(press, cast)


async def on_a_sheet(press: Press, say: Callable[[Look, Posted], Awaitable[None]]) -> bool:
    """Whether all are called at once; then what is pressed on the Vote card, or typed, is said of the sheet.

    Who has no vote is shown what else he may say.
    """
    look = await press.own()
    motion = ballots.motion_in(look)
    posted = sheets.open_sheet(look, motion) if motion and not faction_of(press) else None
    if motion is None or posted is None or press.to.ref not in (ref_of(look.turn, motion.number), "command"):
        return False
    if sheets.voices(posted):
        await say(look, posted)
    else:
        await press.reply.whisper(present(posted, look))
    return True


async def buy(press: Press) -> None:
    """RC-9.0.10, RR-1.09.141: who buys votes, how many, for which side."""

    async def ask(look: Look, motion: MotionView, posted: Posted) -> None:
        await press.reply.ask(buying(look, motion, posted))

    if not await on_a_sheet(press, partial(sheets.ask_more, press)):
        await with_ballot(press, ask)


async def bought(press: Press) -> None:
    """The purchase is prepared; what it costs and does is shown before it is confirmed."""
    look, motion, able = await ballots_of(press, faction_of(press))
    posted = able[0]
    await prepare(press, look, posted, with_bought(look, motion, posted, press))


async def each(press: Press) -> None:
    """A voice for each Senator."""

    async def ask(look: Look, motion: MotionView, posted: Posted) -> None:
        await press.reply.ask(voices(look, motion, posted, place(what(press))))

    if not await on_a_sheet(press, partial(sheets.ask_more, press)):
        await with_ballot(press, ask)


async def voiced(press: Press) -> None:
    """The voices of a page are prepared."""
    look, _, able = await ballots_of(press, faction_of(press))
    posted = able[0]
    page, sheet = place(what(press)), prepared(look, posted)
    sides = offered_sides(posted)
    for n, name in enumerate(senators(posted)):
        if n // PAGE == page:
            sheet[name] = picked(sides, first(press, f"f{n}"))
            sheet[name + BOUGHT] = 0 if sheet[name] == "abstain" else sheet[name + BOUGHT]
    await prepare(press, look, posted, sheet)


def votes(voice: str | None, one_by_one: str | None, purchases: str | None, faction: str | None = None) -> Act:
    """The handler of the command; who says nothing is shown how it stands."""
    said = (voice or "", one_by_one or "", purchases or "")

    async def act(press: Press) -> None:
        async def cast(look: Look, motion: MotionView, posted: Posted) -> None:
            if any(said):
                await hand_in(press, look, motion, posted, typed(look, posted, *said))
            else:
                await press.reply.whisper(present(posted, look))

        async def say(look: Look, posted: Posted) -> None:
            if any(said):
                await sheets.hand_in(press, look, posted, sheets.typed_sheet(look, posted, *said))
            else:
                await press.reply.whisper(present(posted, look))

        try:
            if faction or not await on_a_sheet(press, say):
                await with_ballot(press, cast, faction)
        except RulesError as error:
            await press.reply.whisper(refusal(await press.own(), error))

    return act


Cast: TypeAlias = Callable[[Look, MotionView, Posted], Awaitable[None]]


async def with_ballot(press: Press, cast: Cast, faction: str | None = None) -> None:
    """Do it with the ballot that is meant; where that could be one of several factions, ask which."""
    look, motion, able = await ballots_of(press, faction or faction_of(press))
    if len(able) > 1:
        await press.reply.whisper(for_which(look, able))
    else:
        await cast(look, motion, able[0])


def what(press: Press) -> str:
    """The argument of a button, without the faction."""
    return press.to.arg.partition("@")[0]


def faction_of(press: Press) -> str:
    """The faction a button names; "": none."""
    return press.to.arg.partition("@")[2]


async def ballots_of(press: Press, faction: str = "") -> tuple[Look, MotionView, list[Posted]]:
    """What a press is about: one ballot, or those that could be meant by whoever decides for several factions.

    The faction that is called is meant before others. NotOpen: the vote is over, or the faction has voted;
    NotAllowed: it has nobody there.
    """
    look = await press.own()
    motion = ballots.motion_in(look)
    if motion is None or press.to.ref not in (ref_of(look.turn, motion.number), "command"):
        raise await too_late(press, look)
    about = {"motion": motion.number, "faction": faction or None}
    if look.find(VOTE, motion=motion.number) is not None:
        able = asked_for(look, VOTE, about)
        called = [one for one in able if one.decision.awaited]
        return look, motion, called if len(called) == 1 else able
    if look.seat in motion.declared:
        raise NotOpen("senate.declared", number=motion.number, clause=clause_of(look.game.kind, VOTE))
    raise NotAllowed("senate.absent", clause=clause_of(look.game.kind, VOTE))


async def too_late(press: Press, look: Look) -> NotOpen:
    """RC-9.0.9, RR-1.09.142: a press after the close gets the result."""
    told_ = await story(press.surface, look, press.to.ref) if press.to.ref != "command" else []
    closed = next((event.fields for event in told_ if event.kind == "republic.VoteClosed"), None)
    if closed is None:
        return NotOpen("senate.no-vote")
    return NotOpen("senate.closed", passed=closed["passed"], yea=closed["votes_for"], nay=closed["votes_against"])


# Sheets


def senators(posted: Posted) -> list[str]:
    """The Senators who vote."""
    return [name for name in fields(posted) if not name.endswith(BOUGHT)]


def fields(posted: Posted) -> Mapping[str, Any]:
    """The fields of a sheet."""
    found: Mapping[str, Any] = getattr(posted.decision.choice, "fields", {})
    return found


def offered_sides(posted: Posted) -> list[str]:
    """The voices a Senator has: on some proposals nobody may abstain."""
    return [side for name in senators(posted)[:1] for side in fields(posted)[name].options]


def alike(posted: Posted, side: str) -> Sheet:
    """RC-9.0.9, RR-1.09.14: all vote on this side."""
    if side not in offered_sides(posted):
        raise IllegalAnswer("choice.unknown", option=side[:80])
    return {name: 0 if name.endswith(BOUGHT) else side for name in fields(posted)}


def ways_to_vote(posted: Posted) -> dict[str, Sheet]:
    """All alike, for each voice there is."""
    return {side: alike(posted, side) for side in offered_sides(posted)}


def prepared(look: Look, posted: Posted) -> Sheet:
    """The sheet as it is prepared or handed in; else all abstain."""
    motion = ballots.motion_in(look)
    sheet = look.drafts.get(posted.ref)
    if is_dict(sheet) and sheet.keys() == fields(posted).keys():
        return dict(sheet)
    return dict((motion and kept(motion, posted)) or alike(posted, offered_sides(posted)[-1]))


def kept(motion: MotionView, posted: Posted) -> Sheet | None:
    """The sheet handed in for this faction, as far as it is known."""
    sheet = motion.own_sheet
    return dict(sheet) if sheet is not None and sheet.keys() == fields(posted).keys() else None


def with_bought(look: Look, motion: MotionView, posted: Posted, press: Press) -> Sheet:
    """RC-9.0.10, RR-1.09.141: votes bought for one Senator; the others, if nothing is prepared, vote as he does."""
    who, side = buyers(posted), picked(SIDES[:2], first(press, "side"))
    name = who[0] if len(who) == 1 else picked(senators(posted), first(press, "senator"))
    count = within_purse(look, posted, name, number(first(press, "count")))
    fresh = look.drafts.get(posted.ref) is None and kept(motion, posted) is None
    sheet = alike(posted, side) if fresh else prepared(look, posted)
    return {**sheet, name: side, name + BOUGHT: count}


def buyers(posted: Posted) -> list[str]:
    """Who can pay for any votes; all of them, to be told so, if nobody can."""
    return solvent(posted) or senators(posted)


def solvent(posted: Posted) -> list[str]:
    """Who can pay for any votes."""
    return [name for name in senators(posted) if fields(posted)[name + BOUGHT].high]


def within_purse(look: Look, posted: Posted, name: str, count: int) -> int:
    """RC-9.0.10, RR-1.09.141: so many votes can be bought for him. IllegalAnswer: they cannot."""
    limit = fields(posted)[name + BOUGHT]
    if isinstance(limit, Amount) and not limit.low <= count <= limit.high:
        raise sheets.too_many(look, name, limit.high)
    return count


def purse(look: Look, senator: str) -> int:
    """What a Senator holds."""
    found = republic(look).senators.get(senator)
    return found.talents if found else 0


def first(press: Press, name: str) -> str:
    """What was entered or chosen in a field."""
    said = press.entered.get(name, "")
    return said if isinstance(said, str) else next(iter(said), "")


def typed(look: Look, posted: Posted, voice: str, one_by_one: str, purchases: str) -> Sheet:
    """A sheet as a command says it: "For", "Mago against, Hanno for", "Mago 3"."""
    sheet = alike(posted, voice) if voice else prepared(look, posted)
    for part in filter(None, map(str.strip, one_by_one.split(","))):
        name, _, side = part.rpartition(" ")
        sheet[named(senators(posted), VOTE, look.voice, name)] = named(offered_sides(posted), VOTE, look.voice, side)
    for name, count in lines(purchases):
        senator = named(senators(posted), VOTE, look.voice, name)
        sheet[senator + BOUGHT] = within_purse(look, posted, senator, count or 0)
    return sheet


# Forms


def buying(look: Look, motion: MotionView, posted: Posted) -> Form:
    """RC-9.0.10, RR-1.09.141: purse, number, side."""
    say, sheet, who = look.voice.say, prepared(look, posted), senators(posted)
    purses = [
        Item(
            clip(look.voice.name(name), 100),
            str(n),
            say("buy-purse", votes=motion.senators[name], talents=purse(look, name)),
        )
        for n, name in enumerate(who)
        if name in buyers(posted)
    ]
    sides = [Item(say(f"option-{side}"), str(n), chosen=sheet[who[0]] == side) for n, side in enumerate(SIDES[:2])]
    chosen = [replace(one, chosen=not n) for n, one in enumerate(purses)]
    inputs = [
        *([Input("senator", "menu", say("buy-senator"), items=chosen)] if len(purses) > 1 else []),
        Input("count", "text", say("buy-count"), say("buy-limit"), value="1", most=9),
        Input("side", "radio", say("buy-side"), items=sides),
    ]
    return Form(say("buy-title"), to_card(look, motion, posted, "buy"), inputs)


def voices(look: Look, motion: MotionView, posted: Posted, page: int) -> Form:
    """A radio for each Senator, five to a page."""
    say, sheet, sides = look.voice.say, prepared(look, posted), offered_sides(posted)
    inputs = [
        Input(
            f"f{n}",
            "radio",
            clip(look.voice.name(name), 45),
            say("each-votes", votes=motion.senators[name]),
            [Item(say(f"option-{side}"), str(m), chosen=sheet[name] == side) for m, side in enumerate(sides)],
        )
        for n, name in enumerate(senators(posted))
        if n // PAGE == page
    ]
    return Form(say("each-title"), to_card(look, motion, posted, "each", str(page)), inputs)


def to_card(look: Look, motion: MotionView, posted: Posted, act: str, arg: str = "") -> Address:
    """Where a button or form of a Vote card leads; for another's faction it names that."""
    faction = posted.decision.about.get("faction")
    return Address(look.game.id, ref_of(look.turn, motion.number), "", act, f"{arg}@{faction}" if faction else arg)


# What is done with a sheet


async def prepare(press: Press, look: Look, posted: Posted, sheet: Sheet) -> None:
    """Keep a sheet as it is prepared, and show what it would do; it is confirmed by another press."""
    posted.decision.choice.read(sheet)
    async with own_card(press, look.seat):
        await keep(press, posted, sheet)
        if await from_card(press):
            again = await press.own()
            await press.reply.whisper(present(again.by_ref(posted.ref) or posted, again))
        else:
            await show(press, only=posted.ref)


async def hand_in(press: Press, look: Look, motion: MotionView, posted: Posted, sheet: Sheet) -> None:
    """Submit a sheet; from the public card it is answered with a receipt that only its faction sees."""
    async with own_card(press, look.seat):
        line = await take(press.surface, look, posted, sheet, press.user.id)
        if await from_card(press):
            if press.message is not None:
                await press.reply.defer()  # of the Vote card, which may be edited by this press from now on
            await press.reply.whisper(handed_in(look, motion, sheet, line))
        else:
            await show(press)


def handed_in(look: Look, motion: MotionView, sheet: Sheet, line: str) -> Panel:
    """The receipt: what was handed in, how it stands with that, and whether it can still be changed."""
    state = look.voice.say("ballot-final" if is_final(look, motion) else "ballot-handed-in", mode=motion.mode)
    ways = buttons(button(look.voice.say("button-desk"), at(look, "desk")))
    return words(line, ballots.what_if(look.voice, motion, sheet), state) + ways


def is_final(look: Look, motion: MotionView) -> bool:
    """RC-9.0.9, RR-0.6.8: whether a vote cast now is declared at once."""
    return motion.mode == "live" or (motion.mode == "ordered" and look.seat in motion.due)


async def from_card(press: Press) -> bool:
    """Whether the public Vote card, or a command, was used rather than a card of one's own."""
    if press.reply.private:
        return False
    row = await press.card()
    return row is None or row.target == TARGET
