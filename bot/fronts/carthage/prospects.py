"""What one could bring about in the Forum: whom one could win at what price, and how likely a Trader comes."""

from __future__ import annotations

from itertools import product
from typing import Final

from bot.fronts.carthage.forum import DIE
from bot.fronts.carthage.looking import carthage
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from games.carthage.law import CARTHAGE
from games.carthage.minds.persuading import SURE, base_number, percent
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Posted, Record

TARGETS: Final = 5
STEPS: Final = (0, 2, 4, 6, 8, 10)


def persuasion_prospects(posted: Posted, look: Look) -> list[str]:
    """RC-8.5.2: the targets that are won most easily: by whom, how likely without a bribe, and with which one."""
    view, choice = carthage(look), posted.decision.choice
    if not isinstance(choice, Record):
        return []
    mine, targets = (_known(view, offered(choice.fields[name])) for name in ("persuader", "target"))
    if not mine:
        return []
    pairs = [(max(mine, key=lambda one: _best(one, target)), target) for target in targets]
    able = [pair for pair in pairs if percent(_best(*pair), omens(view))]
    able.sort(key=lambda pair: (_best(*pair), base_number(*pair)), reverse=True)
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
