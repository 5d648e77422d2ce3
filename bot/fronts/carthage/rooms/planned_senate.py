"""The Senate asked ahead: the programme, the docket, and the sheet of a vote on which all are called at once."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.senate import composing, dockets, programmes, sheets, within
from bot.fronts.front import Room

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
)
