### Was in den Bildern jedes Spiels gezeichnet und gesagt wird. T ist Geld.

## Was gezeichnet und gesagt wird

tell-rest = und { $count } weitere
tell-fetches = jetzt { $money }T
tell-one-more = eine mehr { $money }T
tell-no-more = alle, die es gibt

## Was gesagt wird

tell-key = Legende: { $terms }
tell-phases = Phasen: { $phases }
tell-phase-now = { $phase } (jetzt)
tell-phase-done = { $phase } (vorbei)
tell-region-not-held = nicht im Spiel
tell-region-revolt = in Revolte
tell-pile = { $value }T { $names }: noch { $left } von { $full }
tell-scale = Maßstab: { $values }
tell-suit = { $count } { $name } zu { $value }T: { $now }, { $more }
