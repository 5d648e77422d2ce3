"""The questions of an assassination: what may come of it by the rule of the table (RC-9.8, RC-14, RR-1.09.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.fronts.republic.law import law_of
from bot.fronts.republic.looking import republic
from bot.fronts.republic.odds import assassination, defended, omens, open_guard, rule
from bot.surface.kit.answers import leaves
from bot.surface.kit.look import Look
from bot.surface.kit.panel import Panel, button, buttons, words
from bot.surface.kit.present import plain
from bot.surface.kit.widgets import Asked
from bot.table.autopilot import legal
from games.kernel import Amount, Posted
from games.republic.seen.people import SenatorView
from games.republic.senate.murder import LEADER_LOSS

GUARDS: Final = 3  # none, one and two Secret Bodyguards are told of
CARDS: Final = ("cards",)  # the field of the form that says how many Assassin cards are played


def stakes(one: Asked, look: Look) -> Sequence[str]:
    """What kills, what gives him away and what that costs; then the chances, by the Assassin cards one holds."""
    return (look.voice.say("assassins-stakes", rule=rule(look), neutrals=neutrals(look)), chances(one, look))


def chances(one: Asked, look: Look) -> str:
    """RC-9.8.2, 14.1, RR-1.09.72: how likely the victim dies and the assassin is caught, by the number of cards."""
    say = look.voice.say
    told: list[str] = []
    for cards in range(most_cards(one) + 1):
        killed, caught = assassination(law_of(look.game.kind), rule(look), cards + omens(look))
        told.append(say("assassins-chance", cards=cards, killed=killed, caught=caught))
    return say("assassins-chances", chances="; ".join(told))


def at_best(posted: Posted, look: Look) -> str:  # noqa: ARG001 - whomever he attacks
    """RC-9.8.2, 14.1, RR-1.09.72: on the button that opens it: how it ends without any card or bodyguard."""
    killed, caught = assassination(law_of(look.game.kind), rule(look), omens(look))
    return look.voice.say("assassins-button", killed=killed, caught=caught)


# The attempt as it is prepared, before it is confirmed


def attempt_panel(one: Asked, look: Look) -> Panel:
    """Who attacks whom: the chances of just that, against Bodyguards too; what it costs to be caught; a red button.

    RR-4.07.3: who must attack somebody has the victim named to him, and cannot let it be.
    """
    if one.draft is None or not legal(one.posted, one.draft):
        return plain(one, look)
    attempt: Mapping[str, Any] = {**one.decision.about, **one.draft}
    attack = button(look.voice.say("attempt-confirm", victim=attempt["victim"]), one.to("keep"), "danger")
    change = button(look.voice.say("attempt-change"), one.to("form", 0))
    drop = [] if one.decision.awaited else [button(look.voice.say("attempt-drop"), one.to("drop"))]
    label = look.voice.ask_label(one.decision.kind, one.decision.about)
    head = look.voice.say("card-question", label=label)
    lines = [*chances_of(look, attempt), look.voice.say("attempt-secret"), *caught(look, attempt)]
    return words(head, *lines) + buttons(attack, change, *drop)


def chances_of(look: Look, attempt: Mapping[str, Any]) -> list[str]:
    """RC-9.8.2, 9.8.4, 9.8.5, RR-1.09.72, 1.09.73: how it ends against no Secret Bodyguard, one, two."""
    victim = republic(look).senators[attempt["victim"]]
    law = law_of(look.game.kind)
    taken, rolls = open_guard(law, victim)
    modifier = int(attempt["cards"]) + taken + omens(look)
    told: list[str] = []
    for guards in range(GUARDS):
        killed, found_out = defended(law, rule(look), modifier, guards, rolls)
        told.append(look.voice.say("attempt-chance", guards=guards, killed=killed, caught=found_out))
    names = {"assassin": attempt["assassin"], "victim": attempt["victim"], "cards": attempt["cards"]}
    return [look.voice.say("attempt-who", **names), *told]


def caught(look: Look, attempt: Mapping[str, Any]) -> list[str]:
    """RC-9.8.6, 14.1.1, RR-1.09.74, 1.09.79: what follows if he is caught, by name."""
    view, assassin = republic(look), attempt["assassin"]
    mine = view.factions[look.seat].senators if look.seat else ()
    if rule(look) == "optional":
        return [look.voice.say("attempt-disgrace", assassin=assassin, count=len(mine) - 1)]
    leader = view.factions[look.seat].leader if look.seat else ""
    revenge = max(0, view.senators[attempt["victim"]].popularity)
    if leader in ("", assassin):
        return [look.voice.say("attempt-leader", assassin=assassin, chits=revenge)]
    influence, present = view.senators[leader].influence, is_home(view.senators[leader])
    figures = {
        "loss": min(LEADER_LOSS, influence),
        "influence": influence,
        "present": present,
        "neutrals": neutrals(look),
    }
    return [look.voice.say("attempt-trial", assassin=assassin, leader=leader, chits=revenge, **figures)]


def neutrals(look: Look) -> bool:
    """RR-4.07.3: with Neutrals the Leader of an assassin who is caught is guilty at once."""
    return any(one.neutral for one in republic(look).factions.values())


def is_home(one: SenatorView) -> bool:
    """RC-1.4c, RR-1.04: whether he is where the Senate meets."""
    return not one.where and not one.rebel


# The cards


def most_cards(one: Asked) -> int:
    """How many Assassin cards may be played."""
    cards = dict(leaves(one.decision.choice)).get(CARDS)
    return cards.high if isinstance(cards, Amount) else 0


def defence(_one: Asked, look: Look) -> Sequence[str]:
    """RC-9.8.5, 14.1.2, RR-1.09.73: the dice that have fallen, and what each Secret Bodyguard would change."""
    return (thrown(look), look.voice.say("assassins-guards", rule=rule(look)))


def thrown(look: Look) -> str:
    """The roll as it stands before any Secret Bodyguard: "" if there is none."""
    senate = republic(look).senate
    attempt = senate.attempt if senate else None
    if attempt is None or not attempt.dice:
        return ""
    first, last = attempt.dice[0] + attempt.modifier, attempt.dice[-1] + attempt.modifier
    return look.voice.say("assassins-thrown", rule=rule(look), first=first, last=last, modifier=attempt.modifier)
