"""The Senate asked ahead: the programme, the docket, and the sheet of a vote on which all are called at once."""

from __future__ import annotations

from typing import Final

from bot.base.text import Voice
from bot.fronts.front import Room
from bot.fronts.republic.senate import composing, dockets, programmes, sheets, within
from bot.surface.press.saying_ahead import ahead
from games.kernel import Raw
from games.kernel.choice import is_dict

LAWS: Final = "senate.laws"


def tell_law(voice: Voice, raw: Raw) -> str:
    """RC-9.7.1, RR-1.07.36: which Law, before what."""
    if not is_dict(raw) or raw["law"] == "none":
        return voice.nothing(LAWS)
    return f"{voice.name(str(raw['law']))}, {voice.within(LAWS, str(raw['when']))}"


ROOM: Final = Room(
    presents={
        sheets.SHEETS: sheets.sheet_panel,
        programmes.PROGRAMME: programmes.programme_panel,
        programmes.DRAFT: programmes.programme_panel,
        dockets.DOCKET: dockets.docket_panel,
    },
    tells={
        sheets.SHEETS: sheets.tell_sheet,
        programmes.PROGRAMME: programmes.tell_programme,
        programmes.DRAFT: programmes.tell_draft,
        dockets.DOCKET: dockets.tell_docket,
        LAWS: tell_law,
    },
    speaks={dockets.DOCKET: dockets.spoken},
    panels=(sheets.SHEETS, programmes.PROGRAMME, programmes.DRAFT, dockets.DOCKET),
    acts={
        "sheetvoice": sheets.voiced,
        "sheetveto": sheets.vetoing,
        "sheetappeal": sheets.appealing,
        "sheetmore": sheets.more,
        "byhand": programmes.by_hand,
        "atend": programmes.at_end,
        "ownvoice": programmes.voiced,
        "ownvotes": programmes.more,
        **composing.ACTS,
        "docketsays": dockets.says,
        "docketvoice": dockets.voiced,
        "docketveto": dockets.vetoed,
        "docketgiven": dockets.depending,
        "docketother": dockets.otherwise,
        "docketmore": dockets.more,
        "aside": within.said_aside,
    },
    takes={
        "sheetmore": sheets.filled,
        "ownvotes": programmes.filled,
        **composing.TAKES,
        "docketmore": dockets.filled,
    },
    verbs=(
        ahead(
            "senate",
            "programme",
            "What you will propose, and what then, as who presides.",
            "senate.programme",
            "senate.draft",
        ),
        ahead("senate", "docket", "How you vote on each motion of the programme.", "senate.docket", "senate.pause"),
        ahead("senate", "laws", "Which Law you play before which motion of the programme.", "senate.laws"),
    ),
)
