"""The Forum Phase asked ahead: one bribing round, auctions, the defence plan, the Forum plan (RC-8, RR-1.07)."""

from __future__ import annotations

from games.kernel import Planning
from games.republic.ahead.forum.attempt import Attempting
from games.republic.ahead.forum.auction import Auction
from games.republic.ahead.forum.bribing import Bribing
from games.republic.ahead.forum.defence import Defence
from games.republic.ahead.forum.own import Forum
from games.republic.ahead.forum.plan import ForumPlanning


def plannings(own: Forum) -> tuple[Planning, ...]:
    """All of them; what concerns one attempt or one auction before the plans: who asks there to be asked, is here."""
    plan, defence = ForumPlanning(own), Defence(own)
    return Attempting(own, plan), Bribing(own, defence), Auction(own, plan), defence, plan
