"""The Forum Phase asked ahead: one bribing round, auctions, the defence plan, the Forum plan."""

from functools import partial
from typing import Any, Final

from games.kernel import Planning, Seat
from games.kernel.choice import Choice
from games.republic.ahead.forum import plannings
from games.republic.ahead.forum.leading import lead, leaders
from games.republic.ahead.forum.own import Forum, Rest
from games.republic.ahead.forum.plan_form import ask_me, nothing
from games.republic.minds.forum import foremost
from games.rome.ahead.forum import games, knights
from games.rome.law import ROME
from games.rome.minds.persuading import base_number, persuaded
from games.rome.minds.sensible import SensiblePlayer
from games.rome.minds.sensible.forum import OWN
from games.rome.minds.sensible.outlook import FIGURES
from games.rome.seen.people import SenatorView
from games.rome.seen.view import RomeView


def chance(view: RomeView, persuader: SenatorView, target: SenatorView, bribe: int) -> int:
    """RR-1.07.41: in percent, with this bribe and as things stand."""
    return round(100 * persuaded(view, base_number(persuader, target) + bribe))


def sure(view: RomeView) -> int:
    """RR-1.07.41: 10 or more fails always; 9 or more once Era Ends has been revealed."""
    fails = FIGURES.persuasion_auto_fail_era_ends if view.era_ends else FIGURES.persuasion_auto_fail_roll
    return fails - 1


def choices(view: RomeView, seat: Seat) -> dict[str, Choice[Any]]:
    """RR-1.07.5 to 1.07.7: Knights, games, the Leader."""
    own = [view.senators[name] for name in view.factions[seat].senators]
    return {
        "knight": knights.searches(own),
        "games": games.offers(own),
        "leader": leaders([one for one in own if not one.captive]),
    }


REST: Final = Rest(
    nothing={"knight": knights.USUAL, "games": games.NO_GAMES, "leader": "stay"},
    choices=choices,
    steps={
        "forum.knight": lambda raw, decision, view: knights.attract(raw["knight"], decision, view),
        "forum.pressure": lambda raw, decision, view: knights.press(raw["knight"], decision, view),
        "forum.games": lambda raw, decision, view: games.hold(raw["games"], decision, view),
        "forum.leader": lambda raw, decision, view: lead(raw["leader"], decision, view, partial(foremost, OWN)),
    },
)
"""As by default (RR-DP18 to RR-DP21): the Leader tries for a Knight for nothing; no games; he stays the Leader."""
FORUM: Final = Forum(
    law=ROME,
    mind=SensiblePlayer(),
    ruler=ROME.tables.offices["consul-for-life"].name,
    clauses={
        "forum.attempt": "RR-1.07.414",
        "forum.bribing": "RR-1.07.414",
        "forum.auction": "RR-1.07.22",
        "forum.defence": "RR-1.07.413",
        "forum.plan": "RR-1.07.2",
    },
    purse="RR-1.07.412",
    chance=chance,
    sure=sure,
    rest=REST,
)
PLANNINGS: Final[tuple[Planning, ...]] = plannings(FORUM)
NOTHING: Final = nothing(FORUM)
ASK_ME: Final = ask_me(FORUM)
