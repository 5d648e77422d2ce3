"""The Senators of Carthage, and the Memberships of its Committee."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.card_texts import CARDS
from bot.fronts.carthage.looking import carthage
from bot.fronts.republic.people import People
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from games.kernel import Posted

PEOPLE: Final = People(cards=CARDS, figures=("exploration", "popularity", "talents", "traders"))


def office_line(look: Look, committee: str) -> str:
    """What a Membership of the Committee of Five is good for."""
    found = carthage(look).committee.get(committee)
    if found is None:
        return ""
    return look.voice.say("office-note", committee=found.name, text=look.voice.printed(committee, found.text))


def member_notes(posted: Posted, look: Look) -> dict[str, str]:
    """Beside each Membership: who holds it."""
    held = carthage(look).committee
    members = {one: held[one].member for one in offered(posted.decision.choice) if one in held}
    return {one: PEOPLE.who(look, senator) for one, senator in members.items() if senator}
