"""What a faction of a republic holds: its Treasury, the Personal Treasuries, red cards with their texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from bot.base.text import Voice
from bot.fronts.republic.looking import republic
from bot.surface.kit.look import Look
from games.republic.seen.people import HeldView, SenatorView
from games.republic.seen.view import OwnView

Told = Callable[[Voice, HeldView], str]
More = Callable[[SenatorView], Mapping[str, int]]


def purses(look: Look, own: OwnView, more: More) -> list[str]:
    """The Faction Treasury and, a line each, the Senators with their money, what else is counted of them, and posts."""
    senators = [one for one in republic(look).senators.values() if one.faction == own.seat]
    return [look.voice.say("hand-treasury", talents=own.treasury), *(purse(look, one, more(one)) for one in senators)]


def purse(look: Look, one: SenatorView, more: Mapping[str, int]) -> str:
    """A Senator with his money and his posts."""
    leader = look.voice.say("hand-leader") if one.leader else ""
    titles = "".join(f" · {text}" for text in (leader, " · ".join(one.titles)) if text)
    return look.voice.say("hand-senator", name=one.name, talents=one.talents, titles=titles, **more)


def reds(look: Look, cards: Sequence[HeldView], told: Told) -> list[str]:
    """The red cards, a line each sort, under how many they are."""
    if not cards:
        return []
    sorts = Counter((card.name, told(look.voice, card), card.timing, card.barred) for card in cards)
    return [look.voice.say("hand-cards", count=len(cards)), *(red(look, *sort, many) for sort, many in sorts.items())]


def red(look: Look, name: str, text: str, timing: str, barred: str, many: int) -> str:
    """Red cards that are alike: what one does, a Statesman with his ratings, when it can be played, what bars it."""
    named = look.voice.say("hand-alike", name=name, count=many) if many > 1 else name
    return look.voice.say("hand-card", name=named, text=text, timing=timing, barred=barred)
