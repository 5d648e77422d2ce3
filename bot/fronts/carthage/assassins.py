"""The questions of an assassination: what may come of it by the rule of the table (RC-9.8 or RC-14), how likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.carthage.looking import carthage
from bot.fronts.carthage.odds import assassination, omens, rule
from bot.surface.kit.answers import leaves
from bot.surface.kit.look import Look
from bot.surface.kit.widgets import Asked
from games.kernel import Amount

CARDS: Final = ("cards",)  # the field of the form that says how many Assassin cards are played


def stakes(one: Asked, look: Look) -> Sequence[str]:
    """What kills, what gives him away and what that costs; then the chances, by the Assassin cards one holds."""
    return (look.voice.say("assassins-stakes", rule=rule(look)), chances(one, look))


def chances(one: Asked, look: Look) -> str:
    """RC-9.8.2, 14.1: how likely the victim dies and the assassin is caught, with no card, one card and so on."""
    say = look.voice.say
    told: list[str] = []
    for cards in range(most_cards(one) + 1):
        killed, caught = assassination(rule(look), cards + omens(look))
        told.append(say("assassins-chance", cards=cards, killed=killed, caught=caught))
    return say("assassins-chances", chances="; ".join(told))


def most_cards(one: Asked) -> int:
    """How many Assassin cards may be played."""
    cards = dict(leaves(one.decision.choice)).get(CARDS)
    return cards.high if isinstance(cards, Amount) else 0


def defence(_one: Asked, look: Look) -> Sequence[str]:
    """RC-9.8.5, 14.1.2: the dice that have fallen, and what each Secret Bodyguard would change."""
    return (thrown(look), look.voice.say("assassins-guards", rule=rule(look)))


def thrown(look: Look) -> str:
    """The roll as it stands before any Secret Bodyguard: "" if there is none."""
    senate = carthage(look).senate
    attempt = senate.attempt if senate else None
    if attempt is None or not attempt.dice:
        return ""
    first, last = attempt.dice[0] + attempt.modifier, attempt.dice[-1] + attempt.modifier
    return look.voice.say("assassins-thrown", rule=rule(look), first=first, last=last, modifier=attempt.modifier)
