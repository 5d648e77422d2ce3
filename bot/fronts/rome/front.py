"""The front of The Republic of Rome: all its parts, in one place."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Front, Taste
from bot.fronts.republic import dealing
from bot.fronts.republic.fortunes import moving
from bot.fronts.republic.seats import standing_with
from bot.fronts.republic.senate import asked_ahead
from bot.fronts.republic.senate.acts import ways_to_vote
from bot.fronts.republic.senate.ballots import of_motion
from bot.fronts.republic.senate.sheets import VOTE
from bot.fronts.republic.senate.twins import spent_for_nothing
from bot.fronts.rome import pictures, simulations
from bot.fronts.rome.calling import NAMING
from bot.fronts.rome.card_texts import CARDS
from bot.fronts.rome.demo import DEMONSTRATION
from bot.fronts.rome.figures import curves, knights_of
from bot.fronts.rome.first_turn import FIRST_TURN
from bot.fronts.rome.fortunes import FORTUNES
from bot.fronts.rome.glance import GLANCE
from bot.fronts.rome.hand import hand
from bot.fronts.rome.ordering.ways import ORDERING
from bot.fronts.rome.people import PEOPLE
from bot.fronts.rome.posting import COURSE, POSTING
from bot.fronts.rome.questions import QUESTIONS, TERMS
from bot.fronts.rome.reference import references
from bot.fronts.rome.rooms import (
    combat,
    forum,
    mortality,
    neutrals,
    odds,
    planned,
    planned_packages,
    population,
    preparing,
    revenue,
    revolution,
    senate,
)
from games.rome import GAME
from rendering.rome.thumbnail import thumbnail

WITHOUT_AUTOMATA: Final = 3  # RR-4: for fewer, Neutrals fill up

FORUM: Final = Taste(
    preset="rome/persuasion",
    label="Try the Forum",
    hint="A table of four in the Forum of Rome; you have the initiative, and money to win a Senator with",
    words="You are {me}, with {other} beside you. Senators of nobody wait in the Forum: win one of them, on your card"
    " here, with words or with Talents; then be {other}, and bid against it.",
)
SENATE: Final = Taste(
    preset="rome/senate",
    label="Try the Senate",
    hint="A table of four in the Senate of Rome; two Consuls are nominated, and all are called to vote",
    words="You are {me}, with {other} beside you. Two Senators are nominated for Consuls: press Yea or Nay on your card"
    " here, then be {other}. Who is elected presides, and goes to war.",
)

FRONT: Final = Front(
    game=GAME,
    rooms=(
        preparing.SHARED,
        preparing.ROOM,
        mortality.ROOM,
        revenue.ROOM,
        forum.SHARED,
        forum.ROOM,
        population.ROOM,
        *senate.ROOMS,
        neutrals.ROOM,
        *planned.ROOMS,
        asked_ahead.ROOM,
        combat.ROOM,
        revolution.ROOM,
        odds.ROOM,
        planned_packages.ROOM,
    ),
    options=(
        "scenario",
        "pontifex",
        "provincial_wars",
        "rebel_governors",
        "disbandment",
        "advocates",
        "laws",
        "ballots",
        "assassination",
    ),
    fewest=WITHOUT_AUTOMATA,
    naming=NAMING,
    course=COURSE,
    ordering=ORDERING,
    posting=POSTING,
    glance=GLANCE,
    fortunes=FORTUNES,
    moving=moving,
    hand=hand,
    standing=standing_with(knights_of),
    dealing=dealing.DEALING,
    came=dealing.came,
    scene=pictures.scene,
    thumbnail=thumbnail,
    focuses=("overview", "phone", "wars", "forum", "provinces", "seat", "hand", "card", "strip"),
    first_turn=FIRST_TURN,
    cites={"ballot": of_motion},
    vote=VOTE,
    twins=spent_for_nothing,
    lessons={VOTE: ways_to_vote},
    in_words=CARDS.in_words_of,
    cards=references,
    explains=PEOPLE.form_notes,
    demonstration=DEMONSTRATION,
    questions=QUESTIONS,
    terms=TERMS,
    measures=curves,
    tastes=(FORUM, SENATE),
    simulate=simulations.main,
)
