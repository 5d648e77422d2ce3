"""The Forum Phase asked ahead: one bribing round, auctions, the defence plan, the Forum plan."""

from typing import Final

from games.carthage.ahead.forum.rest import REST
from games.carthage.law import CARTHAGE
from games.carthage.minds.persuading import SURE, base_number, percent
from games.carthage.minds.sensible import SensiblePlayer
from games.carthage.seen.people import SenatorView
from games.carthage.seen.view import CarthageView
from games.kernel import Planning
from games.republic.ahead.forum import plannings
from games.republic.ahead.forum.own import Forum
from games.republic.ahead.forum.plan_form import ask_me, nothing


def chance(view: CarthageView, persuader: SenatorView, target: SenatorView, bribe: int) -> int:
    """RC-8.5.2, 8.5.4: in percent, with this bribe and as things stand."""
    return percent(base_number(persuader, target) + bribe, -view.omens)


def sure(_view: CarthageView) -> int:
    """RC-8.5.4: always the same roll fails."""
    return SURE


FORUM: Final = Forum(
    law=CARTHAGE,
    mind=SensiblePlayer(),
    ruler="Suffete for Life",
    clauses={
        "forum.attempt": "RC-8.5.5",
        "forum.bribing": "RC-8.5.5",
        "forum.auction": "RC-8.7",
        "forum.defence": "RC-8.5.5",
        "forum.plan": "RC-8.4",
    },
    purse="RC-8.5.5",
    chance=chance,
    sure=sure,
    rolls=True,
    rest=REST,
)
PLANNINGS: Final[tuple[Planning, ...]] = plannings(FORUM)
NOTHING: Final = nothing(FORUM)
ASK_ME: Final = ask_me(FORUM)
