"""RR-1.03.1: the steps of a game in the order of play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from games.kernel import Step, StepId
from games.republic.forum import auction
from games.republic.register import gathered
from games.republic.reign import under_control
from games.rome.forum import end as forum_end
from games.rome.forum import games, knights, persuasion
from games.rome.forum import leaders as faction_leaders
from games.rome.forum import phase as forum
from games.rome.forum.peddling import with_peddling
from games.rome.mortality.phase import mortality
from games.rome.setup import choices as setting
from games.rome.state import Rome

PLAIN: Final[Mapping[StepId, Step[Rome]]] = gathered(
    {
        "setup.governors": setting.governors,
        "setup.leaders": setting.leaders,
        "setup.cards": setting.cards,
        "mortality": mortality,
        "forum.opening": forum.opening,
        "forum.roll": forum.rolling,
        "forum.persuasion": persuasion.persuasion,
        "forum.knight": knights.knights,
        "forum.games": games.games,
        "forum.leader": faction_leaders.leadership,
        "forum.auction": auction.auction,
        "forum.end": forum_end.closing,
    },
)

STEPS: Final[Mapping[StepId, Step[Rome]]] = {name: under_control(with_peddling(step)) for name, step in PLAIN.items()}
