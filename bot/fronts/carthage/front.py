"""The front of The Republic of Carthage: all its parts, in one place."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage import dealing, pictures, simulations
from bot.fronts.carthage.calling import NAMING
from bot.fronts.carthage.card_texts import CARDS
from bot.fronts.carthage.demo import DEMONSTRATION
from bot.fronts.carthage.figures import goods_of
from bot.fronts.carthage.first_turn import FIRST_TURN
from bot.fronts.carthage.fortunes import FORTUNES
from bot.fronts.carthage.glance import GLANCE
from bot.fronts.carthage.hand import hand
from bot.fronts.carthage.ordering.ways import ORDERING
from bot.fronts.carthage.people import PEOPLE
from bot.fronts.carthage.planning import AFTERWARDS
from bot.fronts.carthage.posting import COURSE, POSTING
from bot.fronts.carthage.questions import QUESTIONS, TERMS
from bot.fronts.carthage.rooms import (
    combat,
    forum,
    mortality,
    odds,
    planned_packages,
    preparing,
    revenue,
    revolution,
    senate,
    told,
    trade,
)
from bot.fronts.front import Front, Taste
from bot.fronts.republic.fortunes import moving
from bot.fronts.republic.measures import measures
from bot.fronts.republic.rooms import planned_attempt, planned_bribes, planned_forum, planned_reactions
from bot.fronts.republic.seats import standing_with
from bot.fronts.republic.senate import asked_ahead
from bot.fronts.republic.senate.acts import ways_to_vote
from bot.fronts.republic.senate.ballots import of_motion
from bot.fronts.republic.senate.sheets import VOTE
from bot.fronts.republic.senate.twins import spent_for_nothing
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


FRONT: Final = Front(
    game=GAME,
    rooms=(
        preparing.SHARED,
        preparing.ROOM,
        mortality.ROOM,
        revenue.ROOM,
        trade.ROOM,
        forum.SHARED,
        forum.ROOM,
        *senate.ROOMS,
        asked_ahead.ROOM,
        combat.ROOM,
        revolution.ROOM,
        told.ROOM,
        odds.ROOM,
        planned_attempt.room(AFTERWARDS),
        planned_bribes.ROOM,
        planned_forum.room(AFTERWARDS),
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
    standing=standing_with(goods_of),
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
    in_words=CARDS.in_words_of,
    explains=PEOPLE.form_notes,
    demonstration=DEMONSTRATION,
    measures=measures,
    tastes=(TRADE,),
    simulate=simulations.main,
    goals=simulations.compare,
    tune=simulations.tune,
)
