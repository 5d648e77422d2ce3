## Computer players in the lobby

lobby-computer = - { $sigil } ⚙ Computer player{ $level ->
    [none] { "" }
   *[other] { " " }({ $level })
}, until somebody joins here
lobby-levels = How well computer players play…
lobby-all-play = All play: { $level }
lobby-one-plays = { $sigil } plays: { $level }
level-easy = easy
    .means = For a first game: plays simply and forgives mistakes
level-fair = fair
    .means = Plays soundly, without the finest tricks
level-hard = hard
    .means = Plays as well as it can
reason-lobby-no-computer = No computer player sits there; nothing was changed.
reason-lobby-no-level = In this game computer players have one way to play only; nothing was changed.
button-fill = Fill with Computer Players
button-clear = Send Computer Players Away
