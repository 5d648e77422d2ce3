"""The questions of the Senate on the desk: one's votes with what they would do, proposals, consents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.republic.law import law_of
from bot.fronts.republic.looking import republic
from bot.fronts.republic.odds import appeal, appeal_line, omens, standing
from bot.fronts.republic.senate.acts import PAGE, alike, kept, offered_sides, purse, senators, solvent, to_card
from bot.fronts.republic.senate.ballots import called, motion_in, tally, what_if
from bot.fronts.republic.senate.words import BOUGHT, proposed, sheet_words
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from bot.surface.kit.matters import stakes
from bot.surface.kit.panel import Button, Panel, button, buttons, words
from bot.surface.kit.present import Guests, plain, question, ready
from bot.surface.kit.widgets import Asked
from games.kernel import Posted
from games.kernel.choice import Raw, is_dict
from games.republic.seen.senate import MotionView

PAIR: Final = 2  # dice


def tell_sheet(voice: Voice, raw: Raw) -> str:
    """A sheet of votes in words."""
    return sheet_words(voice, raw) if is_dict(raw) else voice.say("answer-none")


def vote_panel(one: Asked, look: Look) -> Panel:
    """The motion, the tally, what each way to vote would do, what is prepared; the buttons of the Vote card."""
    motion = motion_in(look)
    if motion is None:
        return plain(one, look)
    say, kind = look.voice.say, one.decision.kind
    head = say("card-question", label=look.voice.ask_label(kind, one.decision.about))
    at_stake, hint = stakes(look, motion.kind, motion.terms), say("ballot-hint", hint=look.voice.hint(kind, {}))
    return (
        words(head, in_words(look, motion), *at_stake)
        + words(tally(look.voice, motion))
        + words(*stands(one, look, motion), ready(one), called(look.voice, motion), hint)
        + vote_buttons(one, look, motion)
    )


def in_words(look: Look, motion: MotionView) -> str:
    """What is proposed, and by whom."""
    what = proposed(look.voice, motion.kind, motion.terms)
    return look.voice.say("ballot-proposal", seat=str(motion.seat), what=what, magistrate=None, forced=motion.forced)


def motion_lines(_one: Asked, look: Look) -> list[str]:
    """The motion that is voted on."""
    motion = motion_in(look)
    return [in_words(look, motion)] if motion else []


def outcry_lines(_one: Asked, look: Look) -> list[str]:
    """RC-9.0.18: what was played and may be cancelled; a veto hits the motion that is voted on."""
    senate = republic(look).senate
    if senate is None or senate.outcry is None:
        return []
    played = senate.outcry
    line = look.voice.say("outcry-played", power=played.power, use=played.use, seat=str(played.seat))
    return [line, in_words(look, senate.motion)] if senate.motion and played.use == "veto" else [line]


def stands(one: Asked, look: Look, motion: MotionView) -> list[str]:
    """What the prepared sheet, or the one handed in, would do and costs; where there is none, each way to vote."""
    sheet = one.draft if is_dict(one.draft) else kept(motion, one.posted)
    if sheet is None:
        return [what_if(look.voice, motion, alike(one.posted, side)) for side in offered_sides(one.posted)]
    handed_in = [] if is_dict(one.draft) else [look.voice.say("ballot-own", sheet=sheet_words(look.voice, sheet))]
    return [*handed_in, *costs(look, sheet), what_if(look.voice, motion, sheet)]


def costs(look: Look, sheet: Mapping[str, Any]) -> list[str]:
    """9.6: what is paid, and what each purse holds afterwards."""
    buyers = {name.removesuffix(BOUGHT): count for name, count in sheet.items() if name.endswith(BOUGHT) and count}
    return [
        look.voice.say("ballot-cost", senator=name, count=count, left=purse(look, name) - count)
        for name, count in buyers.items()
    ]


def vote_buttons(one: Asked, look: Look, motion: MotionView) -> Panel:
    """`Confirm` for what is prepared; then the ways to vote, to buy if anybody can pay, to vote one by one."""
    say, sides = look.voice.say, offered_sides(one.posted)
    confirm = [button(say("button-confirm-vote"), one.to("keep"), "primary")] if one.draft is not None else []
    first = "" if confirm else "for"
    ways = {side: to_card(look, motion, one.posted, "vote", side) for side in sides}
    voices = [
        button(say(f"option-{side}"), way_, "primary" if side == first else "secondary") for side, way_ in ways.items()
    ]
    buy = [button(say("button-buy"), to_card(look, motion, one.posted, "buy"))] if solvent(one.posted) else []
    return buttons(*confirm, *voices) + buttons(*buy, *pages(one, look, motion))


def pages(one: Asked, look: Look, motion: MotionView) -> list[Button]:
    """A button for each five Senators."""
    count = -(-len(senators(one.posted)) // PAGE)
    if count == 1:
        return [button(look.voice.say("button-each"), to_card(look, motion, one.posted, "each", "0"))]
    label, posted = look.voice.say, one.posted
    ways = [to_card(look, motion, posted, "each", str(n)) for n in range(count)]
    return [button(label("button-each-page", page=n), way_) for n, way_ in enumerate(ways, 1)]


def proposals(look: Look) -> list[Posted]:
    """What may be proposed by whoever has the floor."""
    return [one for one in look.own if one.decision.about.get("forced") == 0]


def claimed(look: Look) -> list[Posted]:
    """What may be proposed by whoever has claimed the next proposal."""
    return [one for one in look.own if one.decision.about.get("forced") == 1]


def accusations(look: Look) -> list[Posted]:
    """What the Censor may do beside ending the prosecutions."""
    return [one for one in look.own if one.decision.kind == "senate.trial"]


GUESTS: Final[Mapping[str, Guests]] = {
    "senate.floor": proposals,
    "senate.forgo": claimed,
    "senate.prosecutions": accusations,
}


def consent_panel(one: Asked, look: Look) -> Panel:
    """What he would consent to."""
    motion = motion_in(look)
    return plain(one, look, *([in_words(look, motion), *stakes(look, motion.kind, motion.terms)] if motion else []))


def appeal_panel(one: Asked, look: Look) -> Panel:
    """How likely it is that the people free him, or kill him."""
    motion = motion_in(look)
    accused = str(motion.terms.get("accused", "")) if motion else ""
    found = republic(look).senators.get(accused)
    return plain(one, look, appeal_line(look, found) if found else "")


def appeal_names(posted: Posted, look: Look) -> Mapping[str, str]:
    """On each button: how likely the people free him, and how likely they kill him, with so many dice."""
    motion = motion_in(look)
    found = republic(look).senators.get(str(motion.terms.get("accused", ""))) if motion else None
    if found is None:
        return {}
    return {option: appeal_name(look, standing(look, found), option) for option in offered(posted.decision.choice)}


def appeal_name(look: Look, popularity: int, option: str) -> str:
    """RC-9.3.5, RR-1.09.421: two dice, or as many as the option says."""
    dice = option.partition("-")[2]
    shares = appeal(law_of(look.game.kind), popularity, omens(look), int(dice) if dice else PAIR)
    return look.voice.say("appeal-button", freed=shares.get("freed", 0), killed=shares.get("killed", 0))


def alliance_panel(one: Asked, look: Look) -> Panel:
    """A proposal that says all by itself: one button makes it."""
    return question(one, look) + buttons(button(look.voice.say("button-propose"), one.to("give"), "primary"))
