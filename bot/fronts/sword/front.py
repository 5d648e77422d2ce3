"""The front of The Sword of Rome: all its parts, in one place."""

from __future__ import annotations

from typing import Final

from bot.fronts.front import Front, Room, Taste
from bot.fronts.sword import odds, pictures
from bot.fronts.sword.calling import NAMING, composed
from bot.fronts.sword.demo import DEMONSTRATION
from bot.fronts.sword.first_turn import FIRST_TURN
from bot.fronts.sword.noting import notes
from bot.fronts.sword.ordering import ORDERING
from bot.fronts.sword.posting import COURSE, FORTUNES, POSTING
from bot.fronts.sword.questions import QUESTIONS, TERMS
from bot.fronts.sword.reference import references
from bot.fronts.sword.rooms import action, alliances, battle, draw, march, reinforcing, windows
from bot.fronts.sword.showing import GLANCE, hand, measures, standing
from games.sword import GAME
from rendering.sword.thumbnail import thumbnail

ODDS: Final = Room(verbs=odds.VERBS)
SIEGE: Final = Taste(
    preset="sword/siege",
    label="Try a Siege in Sicily",
    hint="Five players in their first round; your army besieges a city, and one more point takes it",
    words="You are {me}, and lead the Greeks; {other} leads Carthage. Dionysius stands before Lilybaeum with seven CU."
    " On your card here use a card to activate his army, and let it roll for the siege; then be the others, who may"
    " answer with cards of theirs.",
)
FRONT: Final = Front(
    game=GAME,
    rooms=(
        draw.ROOM,
        action.ROOM,
        march.ROOM,
        battle.ROOM,
        windows.ROOM,
        alliances.ROOM,
        reinforcing.ROOM,
        ODDS,
    ),
    options=("length", "powers"),
    naming=NAMING,
    composed=composed,
    course=COURSE,
    ordering=ORDERING,
    posting=POSTING,
    glance=GLANCE,
    fortunes=FORTUNES,
    hand=hand,
    standing=standing,
    scene=pictures.scene,
    thumbnail=thumbnail,
    focuses=(*pictures.FOCUSES,),
    explains=notes,
    first_turn=FIRST_TURN,
    questions=QUESTIONS,
    cards=references,
    terms=TERMS,
    measures=measures,
    demonstration=DEMONSTRATION,
    tastes=(SIEGE,),
)
