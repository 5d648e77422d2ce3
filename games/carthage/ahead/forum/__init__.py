"""The Forum Phase asked ahead: one bribing round, auctions, the defence plan, the Forum plan."""

from typing import Final

from games.carthage.ahead.forum.attempt import Attempting
from games.carthage.ahead.forum.auction import Auction
from games.carthage.ahead.forum.bribing import Bribing
from games.carthage.ahead.forum.defence import Defence
from games.carthage.ahead.forum.plan import ForumPlanning
from games.kernel import Planning

PLAN: Final = ForumPlanning()
DEFENCE: Final = Defence()
PLANNINGS: Final[tuple[Planning, ...]] = (Attempting(PLAN), Bribing(DEFENCE), Auction(PLAN), DEFENCE, PLAN)
"""What concerns one attempt or one auction before the plans: who has said there "ask me" is asked here."""
