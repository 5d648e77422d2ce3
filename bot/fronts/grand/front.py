"""The front of the Grand Variant: all its parts, in one place."""

from __future__ import annotations

from typing import Final

from bot.fronts import halves
from bot.fronts.front import Front, Taste
from bot.fronts.grand import pictures
from bot.fronts.grand.calling import NAMING
from bot.fronts.grand.camps import camps
from bot.fronts.grand.demo import DEMONSTRATION
from bot.fronts.grand.first_turn import FIRST_TURN
from bot.fronts.grand.glance import GLANCE
from bot.fronts.grand.hand import hand
from bot.fronts.grand.posting import COURSE, FORTUNES, FRONTS, POSTING
from bot.fronts.grand.questions import QUESTIONS, TERMS
from bot.fronts.grand.rooms import agreements, combat
from bot.fronts.grand.scenes import SCENES
from bot.fronts.republic.senate.acts import ways_to_vote
from bot.fronts.republic.senate.sheets import VOTE
from bot.surface.lobby.sides import Sided
from games.grand import GAME
from games.grand.pieces import SIDES
from rendering.grand.thumbnail import thumbnail

CONSULS: Final = Taste(
    preset="grand/consuls",
    label="Try Both Republics",
    hint="A table of three in the middle of the game: Carthage has sent its forces, and Rome elects its Consuls",
    words="You are {me}, with {other} beside you. Carthage's force is at the war between the two; now Rome elects those"
    " who may command against it. What Rome asks stands under its name on your card here.",
)

FRONT: Final = Front(
    game=GAME,
    rooms=(combat.ROOM, agreements.ROOM),
    options=(
        "mode",
        "start",
        "ballots",
        "assassination",
        "overlap",
        "pontifex",
        "provincial_wars",
        "rebel_governors",
        "disbandment",
        "advocates",
        "laws",
        "turns",
    ),
    sided=Sided("sides", SIDES, lambda options: options.get("mode") == "one-faction"),
    camps=camps,
    naming=NAMING,
    course=COURSE,
    ordering=halves.ordering(FRONTS),
    posting=POSTING,
    glance=GLANCE,
    fortunes=FORTUNES,
    moving=halves.moving,
    hand=hand,
    dealing=halves.dealing(GAME.id),
    standing=halves.standing,
    scene=pictures.scene,
    thumbnail=thumbnail,
    focuses=halves.focuses(("overview", "phone", "wars", "turn", "battle", "card", "strip"), FRONTS),
    questions=QUESTIONS,
    terms=TERMS,
    twins=halves.twins,
    measures=halves.measures,
    demonstration=DEMONSTRATION,
    scenes=SCENES,
    tastes=(CONSULS,),
    first_turn=FIRST_TURN,
    lessons={VOTE: ways_to_vote},
)
