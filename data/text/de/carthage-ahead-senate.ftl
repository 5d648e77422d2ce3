### The Republic of Carthage, deutsch: der Senat, im Voraus gefragt. Die Wörter stehen in carthage.ftl.

senate-part = { $part ->
    [suffetes] Suffetes
    [committee] Committee of Five
   *[business] Governors und übrige Geschäfte
}
senate-home = Home Suffete
option-senate-programme-go-on = Dann das Wort weitergeben
    .within = dann das Wort weitergeben
option-senate-programme-yield = Das Wort weitergeben
    .within = das Wort weitergeben
option-senate-programme-proceed = Weiter
    .within = weiter
option-senate-programme-own = Mein eigener Senator
option-senate-programme-other = Der andere des Paares
option-senate-programme-roll = Die Würfel entscheiden
option-senate-docket-own = Mein eigener Senator
option-senate-docket-other = Der andere des Paares
option-senate-docket-roll = Die Würfel entscheiden
ask-senate-accusations = Nach der Wahl des Committee of Five kann der Censor of Morals anklagen. Falls es dann dein Senator ist: Wen wirst du anklagen?
    .label = Anklagen
    .hint = Angeklagt wird in dieser Reihenfolge, soweit die Regeln es dann erlauben; Ankläger ist dein einflussreichster Senator dort. Bis die Anklagen beginnen, kannst du es ändern.
    .default = Niemanden anklagen
    .none = Niemanden
option-accuse-major-n = { $n }, wegen des letzten Amtes
option-accuse-tax-n = { $n }, wegen erhöhten Steuersatzes
option-accuse-corruption-n = { $n }, wegen Korruption
reason-senate-governors-first = Über Governors wird vor den übrigen Geschäften abgestimmt, und an die Stelle eines Antrags über Governors tritt kein anderer ({ $clause }).
