"""The front of Carthage, the political Diplomacy: all its parts, in one place."""

from __future__ import annotations

from typing import Final

from bot.fronts.diplomacy import pictures, simulations
from bot.fronts.diplomacy.demo import DEMONSTRATION
from bot.fronts.diplomacy.desk.fortunes import FORTUNES
from bot.fronts.diplomacy.desk.showing import GLANCE, hand
from bot.fronts.diplomacy.naming import NAMING
from bot.fronts.diplomacy.ordering import ORDERING
from bot.fronts.diplomacy.paper.whys import QUERY
from bot.fronts.diplomacy.posting import COURSE, POSTING, measures
from bot.fronts.diplomacy.questions import QUESTIONS, TERMS
from bot.fronts.diplomacy.rooms import opening, politics, press, railways, register, season, telling, votes
from bot.fronts.diplomacy.standing import standing
from bot.fronts.front import Front, Taste
from games.diplomacy import GAME
from rendering.diplomacy.thumbnail import thumbnail

ORDERS: Final = Taste(
    preset="diplomacy/siege",
    label="Try a Siege",
    hint="Four names in their first Spring; two of your armies stand beside one of your neighbour's",
    words="You are {me}, and play Hamilcar; {other} is Gaius Varro, whose army stands in Province 25. On your card here"
    " send one of your armies there, seize it for Hamilcar, and let the other support it; then mark your orders final,"
    " and be the others: when all are final you see what came of it.",
)

FRONT: Final = Front(
    game=GAME,
    rooms=(
        register.ROOM,
        opening.ROOM,
        season.ROOM,
        politics.ROOM,
        railways.ROOM,
        press.ROOM,
        votes.ROOM,
        telling.ROOM,
    ),
    options=("rules", "map", "start", "adjudication", "anonymous"),
    naming=NAMING,
    course=COURSE,
    ordering=ORDERING,
    posting=POSTING,
    standing=standing,
    glance=GLANCE,
    fortunes=FORTUNES,
    hand=hand,
    scene=pictures.scene,
    thumbnail=thumbnail,
    measures=measures,
    query=QUERY,
    questions=QUESTIONS,
    terms=TERMS,
    focuses=("overview", "phone", "turned", "tree", "card"),
    demonstration=DEMONSTRATION,
    tastes=(ORDERS,),
    simulate=simulations.main,
)
