"""The questions of the Senate on the desk: one's votes with what they would do, proposals, consents."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.base.text import Voice, clip
from bot.fronts.carthage.looking import carthage
from bot.fronts.carthage.odds import appeal, appeal_line, omens
from bot.fronts.carthage.senate.acts import PAGE, alike, kept, offered_sides, purse, senators, solvent, to_card
from bot.fronts.carthage.senate.ballots import called, motion_in, tally, what_if
from bot.fronts.carthage.senate.floor import if_all_pass, natural
from bot.fronts.carthage.senate.stakes import stakes
from bot.fronts.carthage.senate.words import BOUGHT, proposed, sheet_words
from bot.surface.kit.answers import labels, offered
from bot.surface.kit.cards import at, way
from bot.surface.kit.glance import business_lines, small
from bot.surface.kit.look import Look
from bot.surface.kit.panel import LABEL, MENU, OPTION, Button, Item, Menu, Panel, Style, button, buttons, words
from bot.surface.kit.passing import way_to_pass
from bot.surface.kit.present import Guests, plain, question, ready
from bot.surface.kit.widgets import Asked
from games.carthage.seen.senate import MotionView
from games.kernel import Posted
from games.kernel.choice import Raw, is_dict

FEW = 3
FLOOR: Final = "senate.floor"


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
    senate = carthage(look).senate
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


ARMING: Final = ("senate.units", "senate.forces")
GUESTS: Final[Mapping[str, Guests]] = {
    "senate.floor": proposals,
    "senate.forgo": claimed,
    "senate.prosecutions": accusations,
}


def floor_panel(one: Asked, look: Look) -> Panel:
    """What may be proposed, as a menu or, if it is little, as buttons; then the ways to propose nothing."""
    able = GUESTS[one.decision.kind](look)[:MENU]
    first = natural(look, able)
    silence = if_all_pass(look, offered(one.decision.choice))
    war = state_of_war(look) if any(posted.decision.kind in ARMING for posted in able) else ""
    ways = quietly(one, look, lit=first is not None) + (way_to_pass(one) if one.decision.kind == FLOOR else Panel())
    return question(one, look, *small(business_lines(look)), war, silence) + made(look, able, first) + ways


def made(look: Look, able: Sequence[Posted], first: Posted | None) -> Panel:
    """The proposals: the natural one lit; the others as buttons if they are few, else in a menu."""
    names = {one.ref: clip(look.voice.ask_label(one.decision.kind, one.decision.about), LABEL) for one in able}
    if len(able) <= FEW:
        return buttons(*(to_propose(look, one, names[one.ref], lit=one is first) for one in able))
    items = [Item(names[one.ref], one.ref, hint(look, one)) for one in able]
    lit = buttons(*([to_propose(look, first, names[first.ref], lit=True)] if first else []))
    return lit + Panel((Menu(at(look, "open", "propose"), items, look.voice.say("menu-propose")),))


def to_propose(look: Look, posted: Posted, name: str, *, lit: bool) -> Button:
    """The way to a proposal."""
    return button(name, way(posted, look), "primary" if lit else "secondary")


def quietly(one: Asked, look: Look, *, lit: bool) -> Panel:
    """The ways to propose nothing; `lit`: something else is what one would mostly do."""
    names = labels(look.voice, one.decision.kind, offered(one.decision.choice))
    style: Style = "secondary" if lit else "primary"
    return buttons(*(button(name, one.to("pick", n), "secondary" if n else style) for n, name in enumerate(names)))


def state_of_war(look: Look) -> str:
    """What decides whether units are raised and sent: the Treasury, what stands at home, the Active Wars."""
    view = carthage(look)
    wars = [
        look.voice.say("floor-war", war=one.id, land=one.land_now, fleet=one.fleet_now, support=one.support)
        for one in view.wars.values()
        if one.status == "active"
    ]
    home = sum(one.active for one in view.army.legions)
    figures = {"treasury": view.treasury, "legions": home, "fleets": view.army.fleets}
    return look.voice.say("floor-note", **figures, wars="; ".join(wars) or None)


def hint(look: Look, posted: Posted) -> str:
    """What a proposal asks for, beside its name."""
    return clip(look.voice.ask(posted.decision.kind, posted.decision.about), OPTION)


def consent_panel(one: Asked, look: Look) -> Panel:
    """What he would consent to."""
    motion = motion_in(look)
    return plain(one, look, *([in_words(look, motion), *stakes(look, motion.kind, motion.terms)] if motion else []))


def appeal_panel(one: Asked, look: Look) -> Panel:
    """How likely it is that the people free him, or kill him."""
    motion = motion_in(look)
    accused = str(motion.terms.get("accused", "")) if motion else ""
    found = carthage(look).senators.get(accused)
    return plain(one, look, appeal_line(look, found) if found else "")


def appeal_names(_posted: Posted, look: Look) -> Mapping[str, str]:
    """On the button: how likely the people free him, and how likely they kill him."""
    motion = motion_in(look)
    found = carthage(look).senators.get(str(motion.terms.get("accused", ""))) if motion else None
    if found is None:
        return {}
    shares = appeal(found.popularity, omens(look))
    return {"appeal": look.voice.say("appeal-button", freed=shares.get("freed", 0), killed=shares.get("killed", 0))}


def alliance_panel(one: Asked, look: Look) -> Panel:
    """A proposal that says all by itself: one button makes it."""
    return question(one, look) + buttons(button(look.voice.say("button-propose"), one.to("give"), "primary"))
