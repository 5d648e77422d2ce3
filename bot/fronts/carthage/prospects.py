"""What one could bring about in the Forum of Carthage: whom one could win, and how likely a Trader comes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.fronts.carthage.looking import carthage
from bot.fronts.republic.prospects import BUTTONS, Persuading, known
from bot.surface.kit.answers import offered
from bot.surface.kit.look import Look
from bot.surface.kit.shortcuts import Shortcut
from games.carthage.law import CARTHAGE
from games.carthage.minds import SensiblePlayer
from games.carthage.minds.persuading import FAILS
from games.kernel import Posted, Record
from games.republic.minds.reckoning import WAYS, at_least

SEVEN: Final = 7
STEPS: Final = (0, 2, 4, 6, 8, 10)
PERSUADING: Final = Persuading(law=CARTHAGE, mind=SensiblePlayer, fails=lambda _: FAILS)


def roll_names(_posted: Posted, look: Look) -> Mapping[str, str]:
    """RC-8.8: how likely the roll is an event of the table."""
    return {"roll": look.voice.say("roll-button", event=round(100 * WAYS[SEVEN] / 36))}


def trader_shortcuts(posted: Posted, look: Look) -> Sequence[Shortcut]:
    """RC-8.1: the richest Senator, for so much as makes it likelier."""
    choice = posted.decision.choice
    able = known(look, offered(choice.fields["senator"])) if isinstance(choice, Record) else []
    richest = max(able, key=lambda one: one.talents, default=None)
    if richest is None:
        return ()
    chances = {talents: comes(look, talents) for talents in STEPS if talents <= richest.talents}
    likely = [(talents, chance) for talents, chance in chances.items() if chance][-BUTTONS:]
    return [
        Shortcut(
            look.voice.say("trader-button", senator=richest.id, talents=talents, chance=chance),
            {"senator": richest.id, "talents": talents},
        )
        for talents, chance in likely
    ]


def trader_chances(look: Look) -> str:
    """RC-8.1: how likely a Trader comes for so many Talents, as far as one's richest Senator can pay."""
    view = carthage(look)
    purses = [one.talents for one in view.senators.values() if one.faction == look.seat and one.in_carthage]
    steps = [talents for talents in STEPS if talents <= max(purses, default=0)]
    said = [look.voice.say("trader-chance", talents=one, chance=comes(look, one)) for one in steps]
    return look.voice.say("trader-chances", chances=", ".join(said))


def comes(look: Look, talents: int) -> int:
    """In percent, how likely a DR comes to enough with so many Talents; Evil Omens count (RC-8.8.4)."""
    return round(100 * at_least(CARTHAGE.constants.trader_target - talents - carthage(look).omens))
