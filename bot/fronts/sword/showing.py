"""What a player holds, how he stands, who has the floor, how far the war is."""

from __future__ import annotations

from typing import Final

from bot.fronts.sword.looking import allies_of, players_of, sword
from bot.fronts.sword.noting import printed
from bot.surface.kit.glance import Business, Glance, in_order
from bot.surface.kit.look import Look
from bot.surface.records.curves import Measure
from games.kernel import Seat
from games.sword.components import POWERS_OF, Player, cards
from games.sword.seen.view import SwordView

PHASES: Final = ("draw", "action", "attrition", "surrender", "isolation", "scoring", "alliances", "reinforcement")


def hand(look: Look) -> list[str]:
    """SR-6.1, 6.3: one's own cards with value, kind and text; what is left in one's own deck."""
    view = sword(look)
    return [line for player in players_of(view, look.seat) for line in _hand(look, view, player)]


def _hand(look: Look, view: SwordView, player: Player) -> list[str]:
    voice, mine, held = look.voice, view.hands[player], view.own.get(player, ())
    order = sorted((cards()[one] for one in held), key=lambda one: one.number)
    lines = [
        voice.say("hand-card", card=one.title, kind=voice.say(f"kind-{one.kind}"), text=printed(voice, one.id))
        for one in order
    ]
    gone = len(mine.discard) + len(mine.removed)
    return [
        voice.say("hand-of", player=player, count=len(held), size=mine.size),
        *lines,
        voice.say("hand-desperate", count=len(mine.desperate)),
        voice.say("hand-deck", left=mine.deck, gone=gone),
    ]


def standing(look: Look, seat: Seat) -> list[str]:
    """SR-32.1: what everybody sees of a player."""
    view = sword(look)
    return [_standing(look, view, player) for player in players_of(view, seat)]


def _standing(look: Look, view: SwordView, player: Player) -> str:
    powers, mine = POWERS_OF[player], view.hands[player]
    total = sum(one.cu for one in view.stacks if one.power in powers)
    allies = look.voice.list(look.voice.name(one) for one in allies_of(view, powers))
    return look.voice.say("stands-player", player=player, vp=mine.vp, hand=mine.hand, cu=total, allies=allies)


# At a glance


def business(look: Look) -> list[Business]:
    """SR-5.4, 5: in the Action Phase who acts in which order; else the phases of the turn."""
    view = sword(look)
    if view.active is not None:
        return in_order([(one, look.voice.name(one)) for one in view.order], view.active)
    return in_order([(one, look.voice.say(f"business-sword-{one}")) for one in PHASES], look.step.partition(".")[0])


def chair(look: Look) -> list[str]:
    """SR-5.4: who acts in which round."""
    view = sword(look)
    if view.active is None:
        return []
    seat = view.hands[view.active].seat
    return [look.voice.say("chair-acts", round=view.round, rounds=view.rounds, player=view.active, seat=seat)]


def ranked(view: SwordView) -> list[Player]:
    """Who has most victory points first."""
    return sorted(view.hands, key=lambda one: -view.hands[one].vp)


def standings(look: Look) -> list[str]:
    """SR-4.1: victory points."""
    view = sword(look)
    return [look.voice.say("standing-player", player=one, **_figures(view, one)) for one in ranked(view)]


def _figures(view: SwordView, player: Player) -> dict[str, str | int]:
    mine = view.hands[player]
    return {"seat": str(mine.seat), "vp": mine.vp, "hand": mine.hand}


def length(look: Look) -> list[str]:
    """SR-4.2, 4.3: how far it is, and what wins at once; the unrest of Carthage."""
    view, say = sword(look), look.voice.say
    turns = say("length-turns", turn=view.turn, turns=view.turns, number=view.number)
    return [turns, *([say("length-unrest", level=view.unrest)] if "CAR" in view.hands else [])]


def measures(look: Look) -> list[Measure]:
    """SR-4.1, 20: points, spaces, unrest."""
    view, voice = sword(look), look.voice
    named = {one: voice.name(one) for one in view.hands}
    held = [place.control for place in view.places.values()]
    vp = {named[one]: float(hand.vp) for one, hand in view.hands.items()}
    spaces = {named[one]: float(sum(held.count(power) for power in POWERS_OF[one])) for one in view.hands}
    found = [Measure(voice.say("measure-vp"), vp), Measure(voice.say("measure-spaces"), spaces)]
    unrest = Measure(voice.say("measure-unrest"), {voice.name("CAR"): float(view.unrest)})
    return [*found, *([unrest] if "CAR" in view.hands else [])]


GLANCE: Final = Glance(business=business, chair=chair, standings=standings, length=length)
