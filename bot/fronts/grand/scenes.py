"""How a war between the republics ends: a scene for each way (GV-1.3, 4.8 to 4.10, 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from bot.fronts.front import Scene
from games.bench import Answer, Position

STEP_9: Final = "carthage:combat.explorations"
OVER: Final = "carthage:revolution.reaction"  # of step 9
FIRST_SETTLED: Final = {"settled": {"1": ""}}


def scene(about: str, step: str = STEP_9, until: str = OVER, **more: Any) -> Scene:
    """Three players with two factions each; Mago leads Carthage, Cornelius Rome, both of diamond."""
    return Scene(start=Position(game="grand", about=about, seats=3, step=step, **more), until=until)


def carthaginians(number: int, legions: int, fleets: int) -> Sequence[Mapping[str, Any]]:
    """Mago's force at war n, of whatever people there are."""
    return [{"at": f"roman-war-{number}", "commanders": [1], "legions": legions, "of": "", "fleets": fleets}]


def romans(number: int, legions: int, fleets: int) -> Sequence[Mapping[str, Any]]:
    """Cornelius' force at war n."""
    return [{"at": f"punic-{number}", "commanders": [1], "legions": legions, "fleets": fleets}]


def both(number: int, *, legions: int = 6, fleets: int = 6) -> Mapping[str, Any]:
    """Both are at war n, with as many units each."""
    return {
        "carthage": {"forces": carthaginians(number, legions, fleets)},
        "rome": {"forces": romans(number, legions, fleets)},
    }


# The Senate of Carthage gives up the 1st Roman War


def vote(seat: str, **voices: str) -> Answer:
    """A faction's votes on the first motion, none of them bought."""
    sheet = {f"fam-{name}": voice for name, voice in voices.items()} | {f"fam-{name}.bought": 0 for name in voices}
    return Answer(key=f"carthage:senate.vote/motion=1@{seat}", raw=cast("Any", sheet))


PEACE: Final = [
    Answer(key="carthage:senate.peace/forced=0@diamond", raw={"war": "roman-war-1"}),
    vote("triangle", mangi="for", himilco="for"),
    vote("circle", milko="for", bomilcar="for"),
    vote("diamond", mago="for", ithobal="for", gisco="for"),
]
SCENES: Final[Mapping[str, Scene]] = {
    "won-by-rome": scene(
        "Rome controls the sea, fights on land and wins the 1st Punic War (GV-4.8)",
        put={
            "carthage": {"wars": {"roman-war-1": "active"}},
            "rome": {"forces": romans(1, legions=12, fleets=10)},
            "sea": "rome",
        },
        dice={"rome.battle.punic-1": [6, 6, 6]},
    ),
    "won-by-carthage": scene(
        "Carthage wins the 2nd Roman War, and Rome has lost the 2nd Punic War (GV-4.8)",
        put={
            **FIRST_SETTLED,
            "carthage": {"forces": carthaginians(2, legions=12, fleets=10)},
            "rome": {"wars": {"punic-2": "active"}},
        },
        dice={"carthage.battle.roman-war-2": [6, 6, 6]},
    ),
    "peace": scene(
        "Carthage sues for peace: Rome has won the 1st Punic War, and its men come home (GV-4.9)",
        step="carthage:senate.business",
        until="carthage:senate.adjournment",
        put={
            "carthage": {"wars": {"roman-war-1": "active"}},
            "rome": {"forces": romans(1, legions=3, fleets=12)},
        },
        do=PEACE,
    ),
    "discarded": scene(
        "Rome's New Alliance ends the 2nd Punic War for good: nobody has won it (GV-4.10)",
        step="rome:senate.adjournment",
        until="carthage:combat.explorations",
        put={
            **FIRST_SETTLED,
            "carthage": {"forces": carthaginians(2, legions=3, fleets=6)},
            "rome": {"wars": {"punic-2": "active"}, "events": {"te-new-alliance": 2}},
        },
        do=[Answer(key="rome:senate.ally@diamond", raw="punic-2")],
    ),
    "shuffled-back": scene(
        "An enemy Leader sues for peace: the 2nd Punic War is absent again, and is not settled (GV-4.10)",
        step="rome:forum.end",
        until="rome:population",
        put={
            **FIRST_SETTLED,
            "carthage": {"wars": {"roman-war-2": "active"}},
            "rome": {
                "wars": {"punic-2": "active"},
                "leaders": {"hannibal": "punic-2"},
                "events": {"te-enemy-leader-dies": 2},
            },
        },
        do=[Answer(key="rome:forum.enemy@diamond", raw="hannibal")],
    ),
    "battle-won-by-rome": scene(
        "Both republics attack war 2: Rome wins it in direct battle (GV-5)",
        put={**FIRST_SETTLED, **both(2)},
        dice={"battle.direct.2": [5, 5, 5]},
    ),
    "battle-won-by-carthage": scene(
        "Both republics attack war 2: Carthage wins it in direct battle (GV-5)",
        put={**FIRST_SETTLED, **both(2)},
        dice={"battle.direct.2": [1, 2, 2]},
    ),
    "stalemate": scene(
        "Both republics attack war 2: it is not decided, and both stay where they are (GV-5.6.3)",
        put={**FIRST_SETTLED, **both(2)},
        dice={"battle.direct.2": [4, 4, 3]},
    ),
    "sea-and-land": scene(
        "Both republics attack war 1: Carthage wins at sea, lands, and wins on land (GV-5.7)",
        put=both(1, legions=8, fleets=12),
        dice={"battle.direct.1": [1, 1, 4, 1, 2, 2]},
        do=[Answer(key="combat.land-battle/war=roman-war-1/senator=fam-mago/against=force@diamond", raw="attack")],
    ),
}
