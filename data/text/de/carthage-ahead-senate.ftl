### The Republic of Carthage, deutsch: der Senat, im Voraus gefragt. Die Wörter stehen in carthage.ftl.

## Fragen

ask-senate-sheets = Wie stimmt deine Fraktion über Antrag Nr. { $motion }? Alle werden zugleich gefragt; erklärt wird sie, wenn du aufgerufen wirst.
    .label = Stimmzettel zu Nr. { $motion }
    .hint = Eine Stimme für alle deine Senatoren, Ausnahmen mit Namen. Stimmen bis zu einer Grenze werden nur gekauft, wenn sie die Abstimmung gegen alles entscheiden, was noch abgegeben und gekauft werden kann. Bis dein Stimmzettel erklärt wird, kannst du ihn ändern.
    .field-voice = Deine Fraktion stimmt
    .field-but = Senatoren, die anders stimmen
    .field-bought = Auf jeden Fall gekaufte Stimmen
    .field-most = Höchstens gekauft, wenn es entscheidet
    .field-payers = Wer dafür zahlt, der Reihe nach
    .field-short = Wenn es nicht entscheidet
    .field-veto = Veto
    .field-appeal = Das Volk anrufen
option-senate-sheets-for = Dafür
option-senate-sheets-against = Dagegen
option-senate-sheets-abstain = Enthaltung
option-senate-sheets-ask = Frag mich, wenn ich dran bin
option-senate-sheets-none = Keine kaufen
option-senate-sheets-all = Trotzdem alle kaufen
option-senate-sheets-never = Nie
option-senate-sheets-now = Sofort
option-senate-sheets-carried = Wenn er bis dahin angenommen wäre
option-senate-sheets-no = Nein
option-senate-sheets-yes = Ja

## Warum nicht

reason-senate-pays-for-others = { $senator } stimmt anders als deine Fraktion und kann ihre Stimmen deshalb nicht bezahlen ({ $clause }).
reason-senate-purses = Du würdest { $talents }T ausgeben; die Zahlenden haben { $purses }T ({ $clause }).
