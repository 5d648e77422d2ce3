## Seats that change hands

notice-vacated = { $why ->
    [own] { $seat } has given the seat up.
    [missed] { $seat } has let too many deadlines pass; the seat is free.
    [vote] The table has voted: the seat of { $seat } is free.
    [gm] The game master has freed the seat of { $seat }.
    [left] { $seat } is no longer in this server; the seat is free.
   *[deleted] The seat of { $seat } is free.
}
notice-caretaker = { $mind ->
    [sensible] A caretaker plays { $seat } from now on, as well as it can.
   *[defaults] A caretaker plays { $seat } from now on: it takes the published defaults, proposes nothing and trades nothing.
}
notice-seat-taken = { $seat } has taken the seat, with a day's time before any deadline.
reason-seats-not-held = Nobody holds { $seat } now; nothing was changed.
reason-seats-seated = You have a seat in this game already; nothing was changed.
reason-seats-taken = { $seat } is held by a player; nothing was changed.
reason-seats-unknown = There is no such seat in this game.
reason-seats-witness = You have seen what is hidden in this game, so you cannot take a seat in it. Nothing was changed.
seat-handed-over = Your seat in **{ $title }** was handed over. What stood here belongs to it.
