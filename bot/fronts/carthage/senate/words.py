"""What only the Senate of Carthage proposes and tells, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.base.text import Retelling, Voice
from bot.fronts.carthage.looking import carthage
from bot.fronts.carthage.senate.raising import cost_line
from bot.fronts.republic.combat.forecast import forecast_lines
from bot.fronts.republic.senate.words import filled, levy, listed, tell_opened, tell_proposal, tell_vetoed, units
from bot.surface.kit.look import Look
from bot.surface.kit.matters import Matter, Terms
from games.carthage.law import LAWS

SHIPS: Final = {"fleet": "fleets", "caravan": "caravans", "trade-fleet": "trade_fleets"}


def members(voice: Voice, terms: Terms) -> str:
    """RC-9.2: who becomes what."""
    return voice.say("proposal-committee", members=listed(voice, "committee", terms["members"].items()))


def raised(voice: Voice, terms: Terms) -> str:
    """RC-9.5.5: what is raised, what disbanded."""
    return levy(voice, terms["raised"], terms["disbanded"])


def battles(look: Look, terms: Terms) -> list[str]:
    """RC-10.2: the battles its forces would fight."""
    return forecast_lines(look, terms["movements"])


def peace(look: Look, terms: Terms) -> list[str]:
    """RC-9.5.4, 9.5.4a, 12.3: what the War takes when it is Lost, and what all Lost Wars then cost."""
    view = carthage(look)
    law, card = LAWS[view.edition], LAWS[view.edition].tables.wars.get(terms["war"])
    lost = 1 + sum(war.status == "lost" for war in view.wars.values())
    figures = {"lost": lost, "cost": lost * law.constants.lost_war_cost, "most": law.constants.fall_lost_wars}
    told = [f"-# {look.voice.printed(card.id, card.text)}"] if card else []
    return [*told, look.voice.say("stakes-peace", treasury=view.treasury, **figures)]


MATTERS: Final = {
    "peace": Matter(stakes=peace),
    "committee": Matter(says=members),
    "units": Matter(says=raised, stakes=cost_line),
    "forces": Matter(stakes=battles),
}

TELLS: Final = {
    "senate.suffetes": tell_proposal("suffetes", lambda raw: {"nominees": list(raw.values())}),
    "senate.committee": tell_proposal("committee", lambda raw: {"members": filled(raw)}),
    "senate.expedition": tell_proposal("expedition", dict),
    "senate.peace": tell_proposal("peace", dict),
    "senate.tax": tell_proposal("tax", lambda raw: {"sponsor": "", "cosponsor": "", **filled(raw)}),
}


def tell_units(voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """What is raised, sent or called home, on land and at sea; None: nothing is."""
    counts = {**fields["legions"], **{sort: fields.get(name, 0) for sort, name in SHIPS.items()}}
    return {"legions": units(voice, counts) if any(counts.values()) else None}


MOVED: Final = (
    "carthage.UnitsRaised",
    "carthage.UnitsDisbanded",
    "carthage.ForceSent",
    "carthage.ForcesJoined",
    "carthage.ForceReinforced",
    "carthage.ForceRecalled",
    "carthage.CommandersReplaced",
    "carthage.GarrisonSent",
    "carthage.GarrisonWithdrawn",
)


def tell_elected(_voice: Voice, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """RC-9.0.21: how he came to his office; events of before do not say."""
    return {"way": fields.get("way", "vote")}


ELECTED: Final = ("carthage.SuffeteElected", "carthage.MemberElected", "carthage.GovernorElected")
RETELLS: Final[Mapping[str, Retelling]] = {
    "carthage.SenateOpened": tell_opened,
    "carthage.OutcryRaised": tell_vetoed,
    "carthage.PowerUsed": tell_vetoed,
    **dict.fromkeys(MOVED, tell_units),
    **dict.fromkeys(ELECTED, tell_elected),
}
