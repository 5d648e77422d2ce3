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

lesson-head = **Lesson { $n } of { $of }** · a real position of *The Republic of Carthage*; nothing you press here counts.
lesson-name-0 = You
lesson-name-1 = Hanno
lesson-name-2 = Mago
lesson-name-3 = Gisco
lesson-0 = Every question comes as a card like this one: what is asked, its rule, the prepared answer, and buttons. An office brings its holder an income; he may also help himself to money of the State, and be prosecuted for it in the Senate later. Press what you would do.
lesson-0-after = That was all: one press. The honest answer was prepared, and would have been taken at the deadline had you not come. A dishonest one pays at once, and puts a mark on the Senator that others may take to court.
lesson-1 = In the Trade Phase cards of one commodity form a set, worth its number squared times its value: three Grain bring 3 × 3 × 4 = 36T. Choose in the menu which cards you sell now, then press the button below it. What you keep may grow into a larger set.
lesson-1-after = The larger the set, the more each card brings: so players trade cards with each other in secret before they sell. `/deal new` and the button of your card begin such a talk.
lesson-2 = The Senate decides by votes, one after the other. Your Senators vote for you; here they all vote alike. For each vote the card shows the tally and what is needed. Vote.
lesson-2-after = Votes are declared in order, and the presiding officer leads. You may set a vote beforehand, so that nobody waits for you.
lesson-vote-for = Yea
lesson-vote-against = Nay
lesson-vote-abstain = Abstain
lesson-answer = **You answered: { $answer }**
lesson-next = Next Lesson
lesson-again = Once More
