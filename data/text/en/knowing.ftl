### Knowing what is going on: history, replay, digest, statistics, tutorial.

## What happened

history-title = **{ $title }** · { $turn ->
    [0] set-up
   *[other] turn { $turn }
} · page { $page } of { $pages }
history-nothing = Nothing happened in it that you may know of.
history-earlier = Former Turn
history-back = Back
history-on = On
history-later = Next Turn
replay-title = **{ $title }** · { $turn ->
    [0] set-up
   *[other] turn { $turn }
}, { $phase } · { $n } of { $of }
replay-nothing = Nothing had happened yet.
replay-phases = Phase by Phase
replay-steps = Step by Step
digest-title = **{ $title }** · { $turn ->
    [none] since you last looked
   *[other] { $turn }
}
digest-turn = turn { $turn } in short
digest-nothing = Nothing has happened that you do not know.
digest-more = … and { $count } more in the history.
digest-before = Before:
digest-after = After:
button-history = History
button-replay = Replay
button-went = How It Went
button-digest = What Happened?
reason-history-no-turn = There is no such turn in this game. Leave the turn out to see the present one.

## Statistics

stats-person = **Games of { $name }**
stats-server = **Games of this server**
stats-running = In play: { $count }
stats-kind = - { $game }: { $played } played to the end, { $won } won
stats-none = No game was played to its end yet.
stats-rating = - Rating in { $game }: { $points }, after { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
stats-diligence = Decisions of your own: { $answered }. Defaults taken for you: { $missed }.
stats-champion = - { $name } has won { $count ->
    [one] one game
   *[other] { $count } games
}.

## Tutorial

lesson-head = **Lesson { $n } of { $of }** · a real position of *{ $game }*; nothing you press here counts.
lesson-name-0 = Dido (you)
lesson-name-1 = Ada
lesson-name-2 = Blaise
lesson-name-3 = Carl
lesson-answer = **You answered: { $answer }**
lesson-next = Next Lesson
lesson-again = Once More
