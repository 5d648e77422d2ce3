"""The Senate asked ahead: the sheet of a vote on which all are called at once."""

from __future__ import annotations

from typing import Final

from bot.fronts.carthage.senate import sheets
from bot.fronts.front import Room

ROOM: Final = Room(
    presents={sheets.SHEETS: sheets.sheet_panel},
    tells={sheets.SHEETS: sheets.tell_sheet},
    panels=(sheets.SHEETS,),
    acts={
        "sheetvoice": sheets.voiced,
        "sheetveto": sheets.vetoing,
        "sheetappeal": sheets.appealing,
        "sheetmore": sheets.more,
    },
    takes={"sheetmore": sheets.filled},
)
