"""What a merchant holds, how he stands, and the picture of the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.fronts.sample.looking import salt
from bot.surface.kit.glance import Business, Glance, in_order
from bot.surface.kit.look import Look
from bot.surface.records.curves import Measure
from games.kernel import Seat
from rendering.sample import compose
from rendering.scene import Caption, Scene


def hand(look: Look) -> list[str]:
    """The coins and the cards of the seat that looks."""
    view, voice = salt(look), look.voice
    if look.seat is None:
        return []
    goods = Counter(view.hand.values())
    held = voice.list(voice.pair(voice.name(good), count) for good, count in goods.items())
    return [voice.say("hand-coins", coins=view.merchants[look.seat].coins), voice.say("hand-loads", goods=held)]


def standing(look: Look, seat: Seat) -> list[str]:
    """What everybody sees of a merchant."""
    one = salt(look).merchants.get(seat)
    return [look.voice.say("stands-merchant", coins=one.coins, cards=one.cards)] if one else []


def business(look: Look) -> list[Business]:
    """T-2, T-3: the parts of a day."""
    return in_order([(step, look.voice.say(f"business-{step}")) for step in DAY], look.step)


def standings(look: Look) -> list[str]:
    """T-4: who is the richest, as far as everybody sees."""
    ranked = sorted(salt(look).merchants.items(), key=lambda one: -one[1].coins)
    return [look.voice.say("standing", seat=seat, coins=one.coins, cards=one.cards) for seat, one in ranked]


def measures(look: Look) -> list[Measure]:
    """T-4: how rich everybody is."""
    coins = {str(seat): float(one.coins) for seat, one in salt(look).merchants.items()}
    return [Measure(look.voice.say("measure-coins"), coins)]


def length(look: Look) -> list[str]:
    """T-4: how many days there are."""
    return [look.voice.say("length-days", day=look.turn, days=salt(look).days)]


DAY: Final = ("auction", "barter", "market")
GLANCE: Final = Glance(business=business, standings=standings, length=length)


def scene(look: Look, _focus: str, changed: Sequence[str]) -> Scene:
    """The table; it has no parts that could be asked for alone."""
    view = salt(look)
    names = {seat: look.voice.name(str(seat)).partition(" ")[2] for seat in view.order}
    language = look.voice.words.language
    return compose(view, Caption(look.game.title, names=names, changed=tuple(changed), language=language))
