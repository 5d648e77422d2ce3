"""What The Sword of Rome tells Discord of its own: who plays, cards of battles, how it ended, what is remembered."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot.base.text import clip
from bot.fronts.sword import clashes
from bot.fronts.sword.looking import sword
from bot.fronts.sword.pictures import SCORE
from bot.fronts.sword.showing import ranked
from bot.services.records.chronicle import Course
from bot.store.store import EventRow
from bot.surface.kit.fortunes import Fortunes
from bot.surface.kit.look import Look
from bot.surface.posting.plan import Posting
from games.kernel import Seat, View
from games.kernel.table import Table
from games.sword.components import POWERS_OF
from games.sword.seen.view import SwordView
from games.sword.state import Sword

LASTING: Final = (
    "sword.CityFell",
    "sword.Scored",
    "sword.AllianceMade",
    "sword.AllianceBroken",
    "sword.BattleDecided",
    "sword.Revolted",
    "sword.GameEnded",
)
WEIGHTS: Final[Mapping[str, int]] = {
    "sword.GameEnded": 100,
    "sword.CityFell": 60,
    "sword.Revolted": 55,
    "sword.BattleDecided": 50,
    "sword.AllianceBroken": 45,
    "sword.Overrun": 45,
    "sword.AllianceMade": 40,
    "sword.ColonyFounded": 35,
    "sword.Built": 35,
    "sword.Scored": 30,
    "sword.PlunderRolled": 25,
    "sword.UnrestChanged": 25,
    "sword.CardPlayed": 10,
}
"""How much an event decided."""
BEFALLS: Final[Mapping[str, int]] = {
    "sword.CityFell": 9,
    "sword.Isolated": 7,
    "sword.AllianceBroken": 7,
    "sword.LeaderFell": 6,
    "sword.SupportRemoved": 5,
    "sword.CURemoved": 5,
    "sword.PlunderRolled": 5,
    "sword.Demanded": 5,
    "sword.Starved": 4,
    "sword.DrewCards": 4,
}
"""What befalls players, and how much it weighs for them."""
ALL: Final = 2600
LONGEST: Final = 400


def people(table: Table[Any]) -> Sequence[Seat]:
    """SR-1.2, 22.3: whoever plays a hand."""
    state: Sword = table.state
    return list(dict.fromkeys(hand.seat for hand in state.hands.values()))


# The end


def ending(look: Look) -> list[str]:
    """SR-4.3, 22.3: who has won, alone or with whoever wins beside him; and how all stand, the first first."""
    view = sword(look)
    best = max(hand.vp for hand in view.hands.values())
    won = [view.winner] if view.winner else [one for one in view.hands if view.hands[one].vp == best]
    beside = next((side for side in view.sides if won[0] in side), tuple(won))
    seats = list(dict.fromkeys(str(view.hands[one].seat) for one in beside))
    return [
        look.voice.say("end-won", seats=look.voice.list(map(look.voice.name, seats)), count=len(seats)),
        *(
            look.voice.say(
                "end-player", player=one, seat=view.hands[one].seat, vp=view.hands[one].vp, best=one in beside
            )
            for one in ranked(view)
        ),
    ]


def recap(look: Look, told: Iterable[EventRow]) -> list[str]:
    """A line for each turn: how all stood after it, and which cities fell; of many the last."""
    turns = COURSE.turns(one for one in told if one.audience is None)
    lines = [clip(line, LONGEST) for turn, events in turns.items() if (line := _of_turn(look, turn, events))]
    while lines and sum(map(len, lines)) > ALL:
        lines.pop(0)
    return lines


def _of_turn(look: Look, turn: int, told: Sequence[EventRow]) -> str:
    voice = look.voice
    now = {str(one.fields["player"]): int(one.fields["now"]) for one in told if one.kind == "sword.Scored"}
    fell = [
        voice.say("recap-city", at=one.fields["at"], by=one.fields["by"])
        for one in told
        if one.kind == "sword.CityFell"
    ]
    if not now and not fell:
        return ""
    points = voice.list(voice.share(voice.name(one), vp) for one, vp in now.items())
    return " ".join((voice.say("recap-turn", turn=turn, points=points), *fell))


def weight(event: EventRow) -> int:
    """How much it decided."""
    return WEIGHTS.get(event.kind, 0)


# What befalls single seats


def befell(look: Look, event: EventRow, _before: View | None) -> int:
    """How much it means to the seat that looks: what its powers have lost."""
    view = look.view
    if not isinstance(view, SwordView) or not event.reaches(look.seat):
        return 0
    mine = [power for one, hand in view.hands.items() if hand.seat == look.seat for power in (one, *POWERS_OF[one])]
    fields = event.fields
    named = [fields.get(name) for name in ("power", "before", "player", "of", "a", "b")]
    if event.kind == "sword.DrewCards":
        return BEFALLS[event.kind]
    return BEFALLS.get(event.kind, 0) if any(one in mine for one in named) and fields.get("by") not in mine else 0


COURSE: Final = Course(
    begins={"sword.TurnBegan": "turn"},
    opens={"sword.RoundBegan": "action", "sword.Starved": "attrition", "sword.Scored": "scoring"},
)
POSTING: Final = Posting(
    people=people,
    after=clashes.parcels,
    cards=(clashes.CARD,),
    on_cards=("sword.BattleDecided", "sword.Overrun", "sword.Duelled", "sword.PlunderRolled", "sword.SiegeCancelled"),
    lasting=LASTING,
    ending=ending,
    recap=recap,
    closing=SCORE,
    weighs=weight,
)
FORTUNES: Final = Fortunes(
    outcomes={
        "action.play": ("sword.CardUsed", "sword.Passed"),
        "movement.step": ("sword.SiegeRolled",),
        "movement.intercept": ("sword.Attempted",),
        "movement.avoid": ("sword.Attempted",),
        "alliance.propose": ("sword.AllianceMade", "sword.AllianceRefused"),
        "reinforcement.place": ("sword.Reinforced",),
    },
    follows={"combat.card": ("sword.BattleDecided",), "alliance.renew": ("sword.AllianceMade", "sword.AllianceEnded")},
    mine=lambda _look, _event: True,
    weigh=befell,
    befalls=(*BEFALLS,),
)
