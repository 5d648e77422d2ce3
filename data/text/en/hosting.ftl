# The page of a game, as a file to be sent to a friend.
page-title = { $title }: a game of { $game }
page-players = { $seats }
page-standing = { $over ->
    [true] The game is over, after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
   *[other] The game is in turn { $turns }.
}
page-how = Drag the slider, or press ← and →; Home and End lead to the beginning and the end.
page-moment = Moment
page-back = Back
page-on = On
page-all = Show all
page-one = One by one
page-before = Before the first turn
page-board = The board in words
page-turn = Turn { $turn }
page-ended = How it ended
page-turns = Turn by turn
page-curves = The standings
page-curves-figures = The figures
page-together = all together
page-votes = The votes
page-votes-heavy = What decided most is set in bold.
page-dice = The dice
page-dice-promised = Before anybody added to the dice this digest was published: { $commitment }
page-dice-later = Whether the promise was kept can be checked when the game is over.
page-foot = Written by Byrsa { $version }. What stands here everybody at the table could see; hidden hands and treasuries are not in it. The page asks nothing of the net.

# The first words on a server, and the form behind their button.
welcome-title = ## Byrsa referees board games here
welcome-text = It knows every rule, asks whoever is to decide by direct message, and posts the board in the channel. A game lasts some weeks, with a few presses a day; nothing has to be typed.
welcome-how = Press **New Game…** and hand the form in as it stands: a lobby opens in this channel, with you in it. The others press **Join**, then you press **Start**. One game fits in a channel at a time.
welcome-table = { $name }’s table
button-new-game = New Game…
newgame-title = New Game
newgame-name = What the game is called
newgame-game = Which game
newgame-seats = How many are to play
newgame-pace = How long everybody has

button-side = Play for { $side }
lobby-side = · { $side }
reason-lobby-no-side = There is no such side here.
reason-lobby-side-full = This side is full: { $most } may choose it. Choose the other, or leave it to chance.
