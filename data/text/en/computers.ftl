## Computer players in the lobby

lobby-computer = - { $sigil } ⚙ Computer player{ $level ->
    [none] { "" }
   *[other] { " " }({ $level })
}, until somebody joins here
lobby-first = -# A first game? The options that stand here from the beginning are the ones to begin with, and computer players may play *easy*.
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

## Why they did it, after the game

button-motives = Why Computers Played So
motives-title = **Why { $seat } played so** · { $title } · turn { $turn }{ $pages ->
    [one] { "" }
   *[other] { " " }· page { $page } of { $pages }
}
motives-line = **{ $label }**: { $answer }
    {"> "}{ $reasons }
motives-nothing = Nothing it did in this turn had a reason worth telling.
motives-whose = Another computer player…
reason-motives-not-over = The game is not over: what others think is told after its end only.
reason-motives-none = No computer player sat at this table in the end, or none that knows its reasons.
reason-motives-lost = This game was played by another release, and cannot be played again by this one.
