"""Notes under the questions of the Combat Phase: what mercenaries are worth, how an expedition stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.base.signs import signed
from bot.fronts.carthage.looking import carthage
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from games.carthage.law import CARTHAGE
from games.carthage.seen.combat import BattleView, ExpeditionView
from games.kernel import Posted
from games.republic.combat.odds import Ally, Odds, battle_odds

SIDES: Final = 6


def coming(look: Look) -> BattleView | None:
    """The battle that is about to be fought."""
    return carthage(look).battle


def mercenary_notes(posted: Posted, look: Look) -> dict[str, str]:
    """RC-10.2.3: beside each mercenary card what it does to the chance of Victory, its failing roll included."""
    one = coming(look)
    if one is None:
        return {}
    cards = [option for option in offered(posted.decision.choice) if option != "none"]
    say = look.voice.say
    return {card: say("mercenary-note", before=one.odds.victory, after=victory_with(one, card)) for card in cards}


def victory_with(one: BattleView, card: str) -> int:
    """The chance of Victory in percent with a mercenary card, which may fail."""
    effects = {effect.op: effect.params for effect in CARTHAGE.tables.card(card).effects}
    hired: Mapping[str, Any] = effects["mercenary_strength"]
    bad, harm = len(hired["fails_on"]), int(effects.get("on_fail_strength", {}).get("value", 0))
    ignores = "ignore_standoff" in effects
    good = chance(one, int(hired["value"]), ignores=ignores)
    failed = chance(one, harm, ignores=ignores)
    return Odds.percent(round((good * (SIDES - bad) + failed * bad) / SIDES))


def chance(one: BattleView, more: int, *, ignores: bool) -> int:
    """Of 216 rolls those that win with so much more strength."""
    standoff = frozenset(one.standoff_of_leaders if ignores else one.standoff)
    allies = tuple(Ally(*ally) for ally in one.allies)
    strength = one.strength + more
    return battle_odds(CARTHAGE, strength, one.enemy, frozenset(one.disaster), standoff, allies, one.omens).victory


def expedition_note(posted: Posted, look: Look) -> str:
    """What an expedition has left, and what its next roll may bring."""
    one = asked_about(posted, look)
    if one is None:
        return ""
    say = look.voice.say
    left = say("expedition-note", goal=one.goal, caravans=one.caravans, trade_fleets=one.trade_fleets)
    return f"{left}\n{prospects(look, one.modifier, one.disaster, one.odds)}"


def asked_about(posted: Posted, look: Look) -> ExpeditionView | None:
    """The expedition that a question is about."""
    return carthage(look).expeditions.get(str(posted.decision.about.get("expedition", "")))


def expedition_names(posted: Posted, look: Look) -> Mapping[str, str]:
    """T-4: how likely it finds what it seeks if it goes on, and how likely it is lost."""
    one = asked_about(posted, look)
    if one is None:
        return {}
    lost = one.odds["lost"] + one.odds["disaster"]
    return {"continue": look.voice.say("expedition-continue", success=one.odds["success"], lost=lost)}


def prospects(look: Look, modifier: int, disaster: int | None, odds: Mapping[str, int]) -> str:
    """T-4 in percent."""
    chances = {result.replace("-", "_"): percent for result, percent in odds.items() if result != "disaster"}
    return look.voice.say(
        "expedition-odds", modifier=signed(modifier), number=disaster, disaster=odds["disaster"], **chances
    )
