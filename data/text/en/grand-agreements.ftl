### The Grand Variant: public agreements over both boards.

ask-pact-propose = Which agreement over both boards do you propose?
    .label = Agreement over Both Boards
    .hint = With one or more players of either republic, in words. Talents, cards and votes never pass from one board to the other: promise them in an agreement of the republic where they are (GV-1.6).
    .field-partners = With
    .field-text = What you agree on
ask-pact-answer = Do you enter agreement no. { $pact } over both boards?
    .label = Agreement { $pact }, Both Boards
    .hint = It is in force when all have entered it.
grand-pact = { $parties }: { $text } Still to enter: { $missing }.
reason-pact-empty = An agreement over both boards needs words.
event-grand-pact-proposed = { $proposer } proposes agreement no. { $pact } over both boards to { $partners }: { $text }
    .news = { event-grand-pact-proposed }
event-grand-pact-declined = { $seat } will not have it: agreement no. { $pact } over both boards comes to nothing.
event-grand-pact-entered = { $seats } enter agreement no. { $pact } over both boards: { $text }
    .news = { event-grand-pact-entered }

## What a ruler sees

grand-hand = You decide for { $seat } in this Senate, and see { $count ->
    [0] that no card is held
    [one] 1 card
   *[other] { $count } cards
} (GV-8.3).
