## Deadlines, banks of time and reminders

turn-drawing = { $seat } draws on the time bank.
desk-drawing = The time was up; your time bank runs now. It has { $windows ->
    [one] 1 window
   *[other] { $windows } windows
} left.
desk-bank = -# Time bank: { $windows ->
    [one] 1 window
   *[other] { $windows } windows
}
reminder-bank = { " " }The time was up; your time bank runs.
reminder-later = I will remind you again { $when }.
reminder-paused = No more reminders today, in any game; only last calls still come. The pause ends { $when }.
reason-reminder-over = Nothing of that waits for you any more.
lobby-awake = All who have joined are awake at the same time for about { $hours } hours a day ({ $count ->
    [one] one of them has
   *[other] { $count } of them have
} quiet hours).
lobby-length = **How long**: about { $turn ->
    [one] { $turn } day
   *[other] { $turn } days
} a turn; the game, some { $turns } turns, about { $game ->
    [one] { $game } day
   *[other] { $game } days
}.
lobby-length-endless = **How long**: about { $turn ->
    [one] { $turn } day
   *[other] { $turn } days
} a turn; the game goes on for as long as you like.
lobby-forecast-endless = -# How long it takes if whoever is called comes within so many waking hours, half of the times: { $tables }. Simulated games of each: { $games }.
forecast-table-endless = { $people } ({ $hours } h) { $turn ->
    [one] { $turn } day
   *[other] { $turn } days
} a turn
lobby-forecast = -# How long it takes if whoever is called comes within so many waking hours, half of the times: { $tables }. Simulated games of each: { $games }; the longest took { $longest } days.
forecast-table = { $people } ({ $hours } h) { $turn ->
    [one] { $turn } day
   *[other] { $turn } days
} a turn, { $game } a game
forecast-keen = **keen**
forecast-normal = **normal**
forecast-slow = **slow**
forecast-choice = { $pace }; about { $turn ->
    [one] { $turn } day
   *[other] { $turn } days
} a turn with four players
button-desk-of = Desk: { $title }
button-later = Remind Later
button-today = Pause Reminders Today
button-test-dm = Test Again
call-tested = I have sent you a direct message. If nothing came, they are still closed: everything is on your desk.
