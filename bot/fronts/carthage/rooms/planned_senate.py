"""The Senate asked ahead: the programme, the docket, and the sheet of a vote on which all are called at once."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.senate import dockets, sheets
from bot.fronts.front import Room

ROOM: Final = Room(
    presents={
        sheets.SHEETS: sheets.sheet_panel,
        dockets.PROGRAMME: dockets.programme_panel,
        dockets.DOCKET: dockets.docket_panel,
    },
    tells={
        sheets.SHEETS: sheets.tell_sheet,
        dockets.PROGRAMME: dockets.tell_programme,
        dockets.DOCKET: dockets.tell_docket,
    },
    panels=(sheets.SHEETS, dockets.PROGRAMME, dockets.DOCKET),
    acts={
        "sheetvoice": sheets.voiced,
        "sheetveto": sheets.vetoing,
        "sheetappeal": sheets.appealing,
        "sheetmore": sheets.more,
        "byhand": dockets.by_hand,
        "atend": dockets.at_end,
        "leaveout": dockets.leave_out,
        "docketsays": dockets.says,
        "dockethome": dockets.at_home,
    },
    takes={"sheetmore": sheets.filled},
)
