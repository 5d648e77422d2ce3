"""What one could bring about in the Forum: whom one could win at what price, and how likely a Trader comes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from bot.fronts.carthage.forum import DIE
from bot.fronts.carthage.looking import carthage
from bot.surface.kit.answers import NOBODY, offered
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import Shortcut
from games.carthage.law import CARTHAGE
from games.carthage.minds.persuading import SURE, WAYS, base_number, percent
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Amount, Posted, Record

TARGETS: Final = 5
STEPS: Final = (0, 2, 4, 6, 8, 10)
RAISES: Final = (1, 2, 4)
BUTTONS: Final = 4
SEVEN: Final = 7


def persuasion_prospects(posted: Posted, look: Look) -> list[str]:
    """RC-8.5.2: the targets that are won most easily: by whom, how likely without a bribe, and with which one."""
    view, choice = carthage(look), posted.decision.choice
    if not isinstance(choice, Record) or not _known(view, offered(choice.fields["persuader"])):
        return []
    able = _pairs(look, posted)
    return [_prospect(look, omens(view), *pair) for pair in able[:TARGETS]] or [look.voice.say("persuasion-hopeless")]


def _known(view: CarthageView, options: list[str]) -> list[SenatorView]:
    return [view.senators[name] for name in options if name in view.senators]


def _best(persuader: SenatorView, target: SenatorView) -> int:
    """The Base Number his purse can reach, as far as it is of use."""
    return min(SURE, base_number(persuader, target) + persuader.talents)


def _prospect(look: Look, worse: int, persuader: SenatorView, target: SenatorView) -> str:
    base, best = base_number(persuader, target), _best(persuader, target)
    useful = percent(best, worse) > percent(base, worse)
    return look.voice.say(
        "persuasion-prospect",
        target=target.id,
        seat=target.faction and str(target.faction),
        persuader=persuader.id,
        chance=percent(base, worse),
        bribe=best - base if useful else 0,
        best=percent(best, worse),
    )


# What a press would come to


def raise_names(posted: Posted, look: Look) -> Mapping[str, str]:
    """RC-8.5.4: the roll now, and after each raise."""
    view = carthage(look)
    attempt = view.initiative.persuasion if view.initiative else None
    if attempt is None:
        return {}
    chances = {more: percent(attempt.base + more, attempt.omens) for more in (0, *sums(posted))}
    rolls = {"0": look.voice.say("raise-roll", chance=chances.pop(0))}
    return rolls | {str(more): look.voice.say("raise-more", talents=more, chance=n) for more, n in chances.items()}


def sums(posted: Posted) -> list[int]:
    """What one would add: each sum if there are few, else some of them."""
    limit = posted.decision.choice
    most = limit.high if isinstance(limit, Amount) else 0
    return [*range(1, most + 1)] if most <= BUTTONS else [one for one in RAISES if one <= most]


def counter_names(posted: Posted, look: Look) -> Mapping[str, str]:
    """RC-8.5.5: how likely the persuasion still is against so much."""
    view = carthage(look)
    attempt = view.initiative.persuasion if view.initiative else None
    if attempt is None:
        return {}
    chances = {n: percent(attempt.base - n, attempt.omens) for n in (0, *sums(posted))}
    return {str(n): look.voice.say("counter-bid", talents=n, chance=chance) for n, chance in chances.items()}


def roll_names(_posted: Posted, look: Look) -> Mapping[str, str]:
    """RC-8.8: how likely the roll is a Table Event."""
    return {"roll": look.voice.say("roll-button", event=round(100 * WAYS[SEVEN] / 36))}


def trader_shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """RC-8.1: the richest Senator, for so much as makes it likelier."""
    view, choice = carthage(look), posted.decision.choice
    able = _known(view, offered(choice.fields["senator"])) if isinstance(choice, Record) else []
    richest = max(able, key=lambda one: one.talents, default=None)
    if richest is None:
        return ()
    chances = {talents: _comes(talents - omens(view)) for talents in STEPS if talents <= richest.talents}
    likely = [(talents, chance) for talents, chance in chances.items() if chance][-BUTTONS:]
    return [
        Shortcut(
            look.voice.say("trader-button", senator=richest.id, talents=talents, chance=chance),
            {"senator": richest.id, "talents": talents},
        )
        for talents, chance in likely
    ]


def persuade_shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """RC-8.5.2: those who are won most easily, with the bribe that makes it as likely as can be."""
    view, choice = carthage(look), posted.decision.choice
    if not isinstance(choice, Record) or NOBODY not in offered(choice.fields["card"]):
        return ()
    found = [(persuader, target, _bribe(view, persuader, target)) for persuader, target in _pairs(look, posted)]
    return [
        Shortcut(
            look.voice.say(
                "persuade-button",
                target=target.id,
                persuader=persuader.id,
                bribe=bribe,
                chance=percent(base_number(persuader, target) + bribe, omens(view)),
            ),
            {"persuader": persuader.id, "target": target.id, "bribe": bribe, "card": NOBODY},
        )
        for persuader, target, bribe in found[:BUTTONS]
    ]


def _bribe(view: CarthageView, persuader: SenatorView, target: SenatorView) -> int:
    """What it takes to reach the best chance his purse allows."""
    base, best = base_number(persuader, target), _best(persuader, target)
    return best - base if percent(best, omens(view)) > percent(base, omens(view)) else 0


def _pairs(look: Look, posted: Posted) -> list[tuple[SenatorView, SenatorView]]:
    """RC-8.5.2: who would best persuade whom, the likeliest first."""
    view, choice = carthage(look), posted.decision.choice
    if not isinstance(choice, Record):
        return []
    mine, targets = (_known(view, offered(choice.fields[name])) for name in ("persuader", "target"))
    pairs = [(max(mine, key=lambda one: _best(one, target)), target) for target in targets] if mine else []
    able = [pair for pair in pairs if percent(_best(*pair), omens(view))]
    return sorted(able, key=lambda pair: (_best(*pair), base_number(*pair)), reverse=True)


def trader_chances(look: Look) -> str:
    """RC-8.1: how likely a Trader comes for so many Talents, as far as one's richest Senator can pay."""
    view = carthage(look)
    purses = [one.talents for one in view.senators.values() if one.faction == look.seat and one.in_carthage]
    steps = [talents for talents in STEPS if talents <= max(purses, default=0)]
    said = [look.voice.say("trader-chance", talents=one, chance=_comes(one - omens(view))) for one in steps]
    return look.voice.say("trader-chances", chances=", ".join(said))


def _comes(talents: int) -> int:
    """In percent, how many of 36 rolls come to enough with so many Talents."""
    rolls = [one + other for one, other in product(DIE, DIE)]
    return round(100 * sum(roll + talents >= CARTHAGE.constants.trader_target for roll in rolls) / len(rolls))


def omens(view: CarthageView) -> int:
    """What Evil Omens take from a roll."""
    return sum(one.times for one in view.table_events if "evil-omens" in one.id)
