### The republics: reactions decided beforehand.

## Options

option-forum-reactions-ask = Ask Me
option-forum-reactions-none = Never
option-forum-reactions-ask-mine = Ask Me if My Motion Is Vetoed
    .within = ask me if my motion is vetoed
option-forum-reactions-mine = If My Motion Is Vetoed
    .within = if my motion is vetoed
option-forum-reactions-all = All I Hold
    .within = all I hold
option-guards-at-most-n = At Most { $n }
    .within = at most { $n }
option-land-from-n = If Victory Is { $n }% or More
    .within = if Victory is { $n }% or more

## Told

reactions-asked = you are asked each time
reactions-more = { $count } more
reactions-never = never: { $parts }
