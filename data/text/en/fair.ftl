### Fair dice: what is promised, what is put in, what is proved.

button-fair = Fair Dice
button-words = Words for the Dice…
share-title = Words for the Dice
share-label = Your words
share-description = Anything. They are mixed into the seed; the others see them once the game begins.
share-own = { " " }· dice: “{ $words }”
share-drawn = { " " }· dice: `{ $words }`, drawn
lobby-dice =
    { "" }**Fair dice**: nobody alone chooses them, and after the end anybody can check them.
    They are mixed of my share and one of each player. Mine is chosen already and cannot change any more; its digest is `{ $commitment }`.
    { $shares ->
        [none] No player has added a share yet; one is drawn for everybody who sits down.
       *[other] The digests of what the players add: { $shares }.
    } Words of your own show that nobody could have known them. `/fair seed` says more.
welcome-dice = What you add to the dice was drawn for you: `{ $words }`. To add words of your own, press **Fair Dice** on the lobby card.

fair-title = **The dice of { $title }**
fair-promised = Before anybody had added to the dice I chose my share. Its digest was shown in the lobby, behind **Fair Dice**: `{ $commitment }`.
fair-alone = { $commitment ->
    [none] Nothing has been promised of these dice yet.
   *[other] The seed of this game was not mixed with shares of the players. Its digest was published at the start: `{ $commitment }`.
}
fair-added = - { $seat }{ $what }
fair-hidden = { " " }· dice: `{ $digest }` (a digest; the words are shown once the game begins)
fair-pledges = Each turn has a key of its own, whose digest is told as the turn begins. The last ones begin with { $pledges }.
fair-later = After the end of the game my share is shown too, and `/fair verify` plays the whole game again.
fair-opened = My share was `{ $server }`; mixed with the others it is the seed `{ $seed }`.
fair-yes = yes: { $text }
fair-no = NO: { $text }
fair-unchecked = not checked: { $text }
fair-seed = The seed is the one whose digest was published at the start: { $published }. No shares of players were mixed in.
fair-seed-other = The seed's digest is { $found }, but { $published } was published at the start.
fair-share = The bot's share is the one whose digest was published before anybody added to the dice: { $published }.
fair-share-other = The digest of the bot's share is { $found }, but { $published } was published in the lobby.
fair-mixed = The seed is mixed of the bot's share and { $count ->
    [one] one share of a player
   *[other] { $count } shares of players
}{ $drawn ->
    [0] { "" }
   *[other] , { $drawn } of them drawn by the bot
}.
fair-mixed-other = The seed is not what the bot's share and the { $count } shares of players come to.
fair-deal = Decks, hands and seating are what the seed gives.
fair-deal-other = Decks, hands or seating are not what the seed gives.
fair-deal-older = It was begun under an older release; check the deal with that one.
fair-moves = { $moves } moves and { $draws } draws of chance, played again { $over ->
    [yes] to its end
   *[other] as far as it has come
}, come out the same.
fair-move-other = Move { $seq } ({ $key }) does not come to what the journal says: { $cause }.
fair-move-older = Move { $seq } ({ $key }) was made under older rules, and does not come to the same under those of this release; check with the one it was played under.
fair-move-unplayable = The journal cannot be played again: { $cause }.
fair-told = Every roll and every other result was told as it fell.
fair-told-other = What was told of move { $seq } is not what it comes to.
fair-points = Every state that was kept on the way is the one the moves come to.
fair-points-other = The state that was kept after move { $seq } is not the one it comes to.
fair-points-older = Parts were played under another release, which kept some states in another form; check with that one.
fair-whole = Nothing is missing at the end: the file ends where it says.
fair-whole-other = The file does not end where it says: moves are missing at the end, or it calls a game open that is over.
fair-whole-older = Whether anything is missing at the end can be said only by the release it was played under.
fair-told-older = Parts were played under another release, which told some results in another form; check with that one.
reason-fair-not-over = The dice can be checked when the game is over; nothing was changed.
reason-share-long = At most { $max } characters go into the dice; yours has { $length }. Nothing was changed.

## Games as files

export-full = The whole game, as `byrsa import` and `byrsa verify` read it. What players said to each other in deals is not in it.
export-view = What your seat sees now, was told and has answered. Keep it to yourself while the game lasts.
export-transcript = The story of the game so far, as everybody knows it.
transcript-title = { $title }
transcript-public = *As everybody saw it.*
transcript-seat = *As { $seat } saw it.*
transcript-turn = Turn { $turn }
transcript-over = The game is over.
transcript-playing = The game is in turn { $turn }.
transcript-rewind = - The table took the game back to an earlier act; from here on the dice fell anew.
transcript-by-answer = - **{ $label }**: { $answer }.
transcript-by-order = - **{ $label }**, as it was set beforehand: { $answer }.
transcript-by-forced = - **{ $label }**, as only one answer was possible: { $answer }.
transcript-by-lapse = - **{ $label }**, as the time was up: { $answer }.
reason-export-not-over = The whole game can be exported when it is over; until then it holds secrets. A transcript can be had at any time.
reason-export-big = The file would be too big for Discord. Ask whoever runs the bot: `byrsa export` writes it.
