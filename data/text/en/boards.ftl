### How boards are looked at: settings, buttons and parts of them.

setting-phone-boards = Boards for a Phone
    .note = Upright, in letters that can be read on a small screen.
button-board-phone = For a Phone
button-board-overview = Wide
menu-board = Another part of the board
focus-overview = The whole board, wide
focus-phone = The whole board, upright
focus-hand = Your own cards
board-kept = From now on your boards come so; `/settings` changes it.
focus-card = The card of the phase
focus-strip = This phase at a glance
turn-picture-late = -# The picture is older than these words; the next one follows.
film-turn = Film of This Turn
film-game = Film of the Game
film-title = **{ $title }** · { $turn ->
    [none] the whole game
   *[other] turn { $turn }
} as a film
film-progress = { $bar } board { $number } of { $count }
film-alt = A film of { $count ->
    [one] 1 board
   *[other] { $count } boards
}. The last of them:
button-cards = See My Cards
