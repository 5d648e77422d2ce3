"""Why one would choose a Senator: his ratings, what he holds, what he is."""

from __future__ import annotations

import re
from typing import Final

from bot.base.text import Voice
from bot.fronts.carthage.card_texts import on_card
from bot.fronts.carthage.looking import carthage
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Posted

ROLL: Final = re.compile(r"(?P<dice>dr|DR|TDR)(?P<shift>[+-]\d+)?")
DICE: Final = {"dr": 1, "DR": 2, "TDR": 3}


def senator_notes(posted: Posted, look: Look) -> dict[str, str]:
    """A line for each option that is a Senator."""
    lines = {option: senator_line(look, option) for option in offered(posted.decision.choice)}
    return {option: line for option, line in lines.items() if line}


def senator_line(look: Look, senator: str) -> str:
    """Whose he is, if not one's own; INF, ORA, MIL, LOY; then what not every Senator has: EXP, POP, Talents..."""
    view = carthage(look)
    if senator not in view.senators:
        return ""
    one, say = view.senators[senator], look.voice.say
    ratings = say(
        "senator-ratings", military=one.military, oratory=one.oratory, loyalty=one.loyalty, influence=one.influence
    )
    explores = say("senator-exploration", exploration=one.exploration) if one.exploration else ""
    popularity = say("senator-popularity", popularity=one.popularity) if one.popularity else ""
    talents = say("senator-talents", talents=one.talents) if one.talents else ""
    traders = say("senator-traders", traders=one.traders) if one.traders else ""
    whose = look.voice.name(one.faction) if one.faction and one.faction != look.seat else ""
    ability = look.voice.printed(f"st-{one.code.lower()}", one.text)
    parts = (whose, ratings, explores, popularity, talents, traders, *posts(look, view, one), ability)
    return " · ".join(part for part in parts if part)


def posts(look: Look, view: CarthageView, one: SenatorView) -> list[str]:
    """What a Senator is: Faction Leader, Suffete, Member, Governor."""
    say, provinces = look.voice.say, {place.name for place in view.provinces.values()}
    leads = [say("hand-leader")] if one.leader else []
    return [*leads, *(say("senator-governor", province=one) if one in provinces else one for one in one.titles)]


def governor_line(look: Look, province: str) -> str:
    """Who governs a Province, and his ratings."""
    found = carthage(look).provinces.get(province)
    if found is None or not found.governor:
        return ""
    return _who(look, found.governor)


def province_line(look: Look, province: str) -> str:
    """What a Province brings: spoils to its Governor, income to the State; and whether raiders may come (RC-8.3)."""
    found = carthage(look).provinces.get(province)
    if found is None:
        return ""
    brings = {"spoils": rolled(look.voice, found.spoils), "income": rolled(look.voice, found.state_income)}
    raids = {"frontier": found.frontier, "land": found.land}
    return look.voice.say("province-note", province=found.name, developed=found.developed, **brings, **raids)


def rolled(voice: Voice, printed: str) -> str:
    """What is rolled, as a card prints it: "dr-3" is one die less 3, "DR+1" two dice and 1."""
    match = ROLL.fullmatch(printed)
    if match is None:
        return printed
    return voice.say("roll-printed", dice=DICE[match["dice"]], shift=match["shift"])


def office_line(look: Look, committee: str) -> str:
    """What a Membership of the Committee of Five is good for."""
    found = carthage(look).committee.get(committee)
    if found is None:
        return ""
    return look.voice.say("office-note", committee=found.name, text=look.voice.printed(committee, found.text))


def card_lines(posted: Posted, look: Look) -> list[str]:
    """Each card that can be played, with its text, and each Senator who could get one."""
    own = carthage(look).own
    if own is None:
        return []
    parts = [option.partition("@") for option in offered(posted.decision.choice)]
    cards = {card.id: card for card in own.hand}
    played = [cards[name] for name in dict.fromkeys(name for name, _, _ in parts) if name in cards]
    receivers = dict.fromkeys(senator for _, _, senator in parts if senator)
    say = look.voice.say
    return [
        *(say("option-note", name=card.name, note=on_card(look.voice, card.id)) for card in played),
        *(say("option-note", name=one, note=line) for one in receivers if (line := senator_line(look, one))),
    ]


def member_notes(posted: Posted, look: Look) -> dict[str, str]:
    """Beside each Membership: who holds it."""
    held = carthage(look).committee
    members = {one: held[one].member for one in offered(posted.decision.choice) if one in held}
    return {one: _who(look, senator) for one, senator in members.items() if senator}


def province_notes(posted: Posted, look: Look) -> dict[str, str]:
    """Beside each Province: who governs it, and what it brings."""
    held = carthage(look).provinces
    governed = {one: held[one].governor for one in offered(posted.decision.choice) if one in held}
    return {one: _province(look, one, who) for one, who in governed.items() if who}


def _province(look: Look, province: str, governor: str) -> str:
    """Beside its own name it need not be named again."""
    line = province_line(look, province).removeprefix(f"{look.voice.name(province)}, ")
    return f"{line} {_who(look, governor)}"


def _who(look: Look, senator: str) -> str:
    return look.voice.say("who-note", senator=senator, line=senator_line(look, senator))
