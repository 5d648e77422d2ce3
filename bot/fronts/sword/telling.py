"""What stands in the text of an event instead of its fields: who marches by CU and leaders, ids in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.base.text import Fields, Retelling, Voice
from bot.fronts.sword.calling import composed, force, where


def tell_force(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """CU and leaders as one."""
    return {"units": force(voice, fields["units"], fields.get("leaders", ()))}


def tell_target(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """SR-33.1: an army or a space by its name."""
    target = str(fields["target"])
    return {"target": composed(voice, "card.target", target) or where(voice, target)}


def tell_stacks(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """By stack how many: some are inside a city."""
    return {"at": voice.list(voice.share(where(voice, at), number) for at, number in fields["at"].items())}


def tell_path(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """SR-12.4.1: the spaces of a retreat in their order."""
    return {"path": " → ".join(voice.name(one) for one in fields["path"])}


def tell_points(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """SR-4.1: how all stand in the end."""
    return {"points": voice.list(voice.share(voice.name(one), number) for one, number in fields["points"].items())}


def tell_row(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """SR-22.2: what the table says of a roll."""
    return {"event": voice.say(f"gallic-row-{fields['roll']}")}


def tell_sides(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """SR-12.1.1, 20.3.1: who fights; no power: the unrest of Carthage."""
    names = [name for name in ("attacker", "defender", "powers") if name in fields]
    return {name: voice.list(map(voice.name, fields[name] or ("unrest",))) for name in names}


def tell_losses(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """SR-12.3.5: who loses what; nothing is said as such."""
    return {**tell_sides(voice, fields), "units": force(voice, fields["units"], ())}


def counted(voice: Voice, numbers: Mapping[str, int]) -> str:
    """Modifiers with sign and reason: "+1 size"; "": there are none."""
    found = [f"{number:+d} {voice.name(name)}" for name, number in numbers.items() if number]
    return voice.list(found) if found else ""


def tell_die(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """SR-10.2, 13.2: what was added to a die; nothing is not said."""
    return {"drm": counted(voice, fields["drm"])}


def tell_totals(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """SR-12.3: what both sides added to their dice."""
    sides = ("attacker_modifiers", "defender_modifiers")
    return {name: counted(voice, fields[name]) or voice.list(()) for name in sides}


def tell_placed(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """SR-2.7, 7.1.2: of which type they are, where there are several; and where."""
    return {"kind": "" if fields["kind"] == "normal" else voice.name(fields["kind"])}


def tell_scored(voice: Voice, fields: Fields) -> Mapping[str, Any]:
    """SR-4.1: the spaces that counted for him and against him; of none nothing is said."""
    return {name: voice.list(map(voice.name, fields[name])) if fields[name] else "" for name in ("gained", "lost")}


RETELLS: Final[Mapping[str, Retelling]] = {
    "sword.Marched": tell_force,
    "sword.LeftBehind": tell_force,
    "sword.Withdrew": tell_force,
    "sword.Intercepted": tell_force,
    "sword.Avoided": tell_force,
    "sword.BattleJoined": tell_sides,
    "sword.SupportWon": tell_sides,
    "sword.Destroyed": tell_sides,
    "sword.RetreatedInside": tell_sides,
    "sword.RetreatedBySea": tell_sides,
    "sword.LossesTaken": tell_losses,
    "sword.TargetChosen": tell_target,
    "sword.CostPaid": tell_stacks,
    "sword.MercenariesLeft": tell_stacks,
    "sword.Departed": tell_stacks,
    "sword.Retreated": tell_path,
    "sword.GameEnded": tell_points,
    "sword.Scored": tell_scored,
    "sword.GallicEvent": tell_row,
    "sword.Attempted": tell_die,
    "sword.SiegeRolled": tell_die,
    "sword.BattleDecided": tell_totals,
    "sword.CUPlaced": tell_placed,
}
