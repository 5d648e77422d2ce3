### What is drawn and told of the pictures of every game. T is money.

## What is drawn and told alike

tell-rest = and { $count } more
tell-fetches = now { $money }T
tell-one-more = one more { $money }T
tell-no-more = all there are

## What is told

tell-key = Key: { $terms }
tell-phases = Phases: { $phases }
tell-phase-now = { $phase } (now)
tell-phase-done = { $phase } (done)
tell-region-not-held = not in play
tell-region-revolt = in revolt
tell-pile = { $value }T { $names }: { $left } of { $full } left
tell-scale = Scale: { $values }
tell-suit = { $count } { $name } of { $value }T: { $now }, { $more }
