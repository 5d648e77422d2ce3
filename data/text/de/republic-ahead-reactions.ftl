### Die Republiken, deutsch: im Voraus entschiedene Reaktionen.

## Möglichkeiten

option-forum-reactions-ask = Mich fragen
option-forum-reactions-none = Nie
option-forum-reactions-ask-mine = Fragen, wenn ein Veto mich trifft
    .within = fragen, wenn ein Veto mich trifft
option-forum-reactions-mine = Wenn ein Veto meinen Antrag trifft
    .within = wenn ein Veto meinen Antrag trifft
option-forum-reactions-all = Alle, die ich habe
    .within = alle, die ich habe
option-guards-at-most-n = Höchstens { $n }
    .within = höchstens { $n }
option-land-from-n = Ab { $n }% Siegchance
    .within = ab { $n }% Siegchance

## Gesagt

reactions-asked = du wirst jedes Mal gefragt
reactions-more = { $count } weitere
reactions-never = nie: { $parts }
