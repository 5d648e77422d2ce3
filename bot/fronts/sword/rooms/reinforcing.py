"""The Reinforcement Phase: who goes, who comes, what loyalty it costs; attrition before it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.base.text import Voice
from bot.fronts.front import Room
from bot.fronts.sword import placing, targets
from bot.fronts.sword.calling import where
from bot.fronts.sword.suggesting import levies, of, pairs, shares
from bot.surface.press.verbs import Field, Verb
from games.kernel import Raw
from games.kernel.choice import is_dict

PLACE: Final = "reinforcement.place"
LEADERS: Final = ("reinforcement.displaced", "reinforcement.minor")
SHARED: Final = ("reinforcement.leaving", "reinforcement.loyalty")


def tell_losses(voice: Voice, raw: Raw) -> str:
    """SR-5.5: by stack what is lost."""
    said: Mapping[str, Any] = raw if is_dict(raw) else {}
    return "; ".join(f"{where(voice, at)}: {voice.option('attrition.losses', str(one))}" for at, one in said.items())


def tell_leaders(voice: Voice, raw: Raw) -> str:
    """SR-5.10 d, 8.3: by leader where he stands."""
    said: Mapping[str, Any] = raw if is_dict(raw) else {}
    return "; ".join(f"{voice.name(one)}: {voice.option('reinforcement.minor', str(at))}" for one, at in said.items())


ROOM: Final = Room(
    presents={PLACE: placing.panel, **dict.fromkeys(SHARED, targets.panel)},
    shortcuts={PLACE: placing.shortcuts, **dict.fromkeys(SHARED, targets.shortcuts)},
    tells={
        PLACE: placing.tell,
        "attrition.losses": tell_losses,
        **dict.fromkeys(LEADERS, tell_leaders),
    },
    forms={PLACE: placing.FORM, **dict.fromkeys(SHARED, targets.FORM)},
    verbs=(
        Verb(
            "reinforcement",
            "place",
            "Where your CU come.",
            (PLACE,),
            [Field("places", "Only what is not to stand as usual, with semicolons", offers=of((PLACE,), levies))],
        ),
        Verb(
            "reinforcement",
            "leaders",
            "Where your leaders return, or enter.",
            LEADERS,
            [Field("leaders", "Each leader: his space, with semicolons", offers=of(LEADERS, pairs))],
        ),
        Verb(
            "reinforcement",
            "loyalty",
            "Which cities pay for your leaders.",
            ("reinforcement.loyalty",),
            [Field("cities", "How much of which: Roma 1", offers=of(("reinforcement.loyalty",), shares))],
        ),
        Verb(
            "reinforcement",
            "leaving",
            "Which mercenaries leave you.",
            ("reinforcement.leaving",),
            [Field("spaces", "How many from where: Roma 1", offers=of(("reinforcement.leaving",), shares))],
        ),
        Verb("reinforcement", "sicily", "Which leader is spared.", ("reinforcement.sicily",), [Field("leader", "Who")]),
        Verb(
            "reinforcement",
            "gauls",
            "Where the Gauls cost you support, or send CU.",
            ("gallic.support", "gallic.mercenaries"),
            [Field("space", "Where")],
        ),
    ),
)
