### The Republic of Carthage, deutsch: im Voraus entschiedene Reaktionen. Die Wörter stehen in carthage.ftl.

## Fragen

ask-forum-reactions = Was tust du mit Karten, die etwas aufheben oder schützen, und mit dem, was Ereignisse und Todesfälle dir bringen?
    .label = Reaktionen im Voraus
    .hint = Alle werden dasselbe gefragt, was immer sie haben. Was du sagst, beantwortet jede dieser Fragen für dich, bis du es änderst; das kannst du jederzeit. Eine Karte, die du nicht hast, wird übergangen. Wo du „Mich fragen“ sagst, wirst du gefragt, wenn es so weit ist.
    .field-sacrifice = Tophet Sacrifice gegen
    .field-events = Tophet Sacrifice gegen andere Ereignisse
    .field-silence = Graft oder Outcry Silenced
    .field-outcry = Public Outcry nach der Vertagung
    .field-bodyguards = Secret Bodyguards bei einem Attentat
    .field-mercenaries = Söldner vor einer Landschlacht
    .field-landing = Landung nach einem Sieg zur See
    .field-warehouses = Mit einem Toten verlorene Handelskarten
    .field-trader = Ein Trader aus einem Ereignis geht an
    .field-conspire = Ein Attentat der anderen Fraktionen
    .field-skip = Mit Public Outcry eine Fraktion übergehen
    .within-landing = Landung nach einem Sieg zur See
    .within-warehouses = mit einem Toten verlorene Handelskarten
    .within-trader = wer einen Trader aus einem Ereignis erhält
    .within-conspire = ein Attentat der anderen Fraktionen
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
option-hire-below-n = Bei Siegchance unter { $n }%
    .within = bei Siegchance unter { $n }%
option-land-from-n = Ab { $n }% Siegchance
    .within = ab { $n }% Siegchance
option-forum-reactions-always = Immer, die sicherste zuerst
    .within = immer, die sicherste zuerst
option-forum-reactions-strong = Wenn ich so stark bin wie der Krieg
    .within = wenn ich so stark bin wie der Krieg
option-forum-reactions-lowest = Die mit den niedrigsten Werten
    .within = die mit den niedrigsten Werten
option-forum-reactions-singles = Die der kleinsten Sätze
    .within = die der kleinsten Sätze
option-forum-reactions-leader = Den Faction Leader
    .within = den Faction Leader
option-forum-reactions-influence = Wer die meiste INF hat
    .within = wer die meiste INF hat
option-forum-reactions-oratory = Wer die meiste ORA hat
    .within = wer die meiste ORA hat
option-forum-reactions-traders = Wer die meisten Trader hat
    .within = wer die meisten Trader hat

## Gesagt

reactions-asked = du wirst jedes Mal gefragt
reactions-more = { $count } weitere
reactions-never = nie: { $parts }
