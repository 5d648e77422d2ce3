"""The front of The Republic of Carthage: all its parts, in one place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.fronts.carthage import dealing, pictures, simulations
from bot.fronts.carthage.calling import NAMING
from bot.fronts.carthage.card_texts import in_words_of
from bot.fronts.carthage.demo import DEMONSTRATION
from bot.fronts.carthage.first_turn import FIRST_TURN
from bot.fronts.carthage.fortunes import FORTUNES, moving
from bot.fronts.carthage.forum import form_notes
from bot.fronts.carthage.glance import GLANCE
from bot.fronts.carthage.hand import hand
from bot.fronts.carthage.measures import measures
from bot.fronts.carthage.ordering.ways import ORDERING
from bot.fronts.carthage.posting import COURSE, POSTING
from bot.fronts.carthage.questions import QUESTIONS, TERMS
from bot.fronts.carthage.rooms import (
    combat,
    forum,
    mortality,
    odds,
    planned_attempt,
    planned_bribes,
    planned_forum,
    planned_packages,
    planned_reactions,
    planned_senate,
    preparing,
    revenue,
    revolution,
    senate,
    told,
    trade,
)
from bot.fronts.carthage.seats import standing
from bot.fronts.carthage.senate.acts import ways_to_vote
from bot.fronts.carthage.senate.ballots import motion_in
from bot.fronts.carthage.senate.sheets import VOTE
from bot.fronts.carthage.senate.twins import spent_for_nothing
from bot.fronts.front import Front, Taste
from bot.surface.kit.look import Look
from games.carthage import GAME
from rendering.carthage.thumbnail import thumbnail

WITHOUT_AUTOMATA: Final = 3  # RC-15.1: for fewer, Neutrals fill up

TRADE: Final = Taste(
    preset="carthage/trade",
    label="Try a Trade",
    hint="A table of four at which all hold trade cards and may deal; you are the first of them",
    words="You are {me}, with {other} beside you, and all may trade: cards of one kind are worth more together. Offer"
    " {other} three cards on your card here; then be {other}, and answer.",
)


def of_motion(look: Look) -> Sequence[str]:
    """The clause of the motion that is voted on."""
    motion = motion_in(look)
    return [motion.clause] if motion else []


FRONT: Final = Front(
    game=GAME,
    rooms=(
        preparing.ROOM,
        mortality.ROOM,
        revenue.ROOM,
        trade.ROOM,
        forum.ROOM,
        senate.ROOM,
        planned_senate.ROOM,
        combat.ROOM,
        revolution.ROOM,
        told.ROOM,
        odds.ROOM,
        planned_attempt.ROOM,
        planned_bribes.ROOM,
        planned_forum.ROOM,
        planned_reactions.ROOM,
        planned_packages.ROOM,
    ),
    options=("scenario", "ballots", "assassination"),
    fewest=WITHOUT_AUTOMATA,
    naming=NAMING,
    course=COURSE,
    ordering=ORDERING,
    posting=POSTING,
    glance=GLANCE,
    fortunes=FORTUNES,
    moving=moving,
    hand=hand,
    dealing=dealing.DEALING,
    came=dealing.came,
    standing=standing,
    scene=pictures.scene,
    thumbnail=thumbnail,
    focuses=("overview", "phone", "wars", "forum", "trade", "seat", "hand", "card", "strip"),
    cites={"ballot": of_motion},
    questions=QUESTIONS,
    terms=TERMS,
    vote=VOTE,
    twins=spent_for_nothing,
    first_turn=FIRST_TURN,
    lessons={VOTE: ways_to_vote},
    in_words=in_words_of,
    explains=form_notes,
    demonstration=DEMONSTRATION,
    measures=measures,
    tastes=(TRADE,),
    hint="with the scenario *late* (**Options…** on its card) there is something to trade soon",
    simulate=simulations.main,
)
