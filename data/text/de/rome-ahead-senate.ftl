### The Republic of Rome, deutsch: der Senat, im Voraus gefragt.

senate-part = { $part ->
    [consuls] Consuls
    [offices] Pontifex Maximus, Dictator, Censor
   *[business] Governors und übrige Geschäfte
}
senate-home = Dein Consul, falls einer gewählt wird
option-senate-programme-go-on = Dann wie die Regeln sagen
    .within = dann, wen die Regeln nennen
option-senate-programme-field = Field Consul
option-senate-programme-rome = Rome Consul
option-senate-docket-field = Field Consul
option-senate-docket-rome = Rome Consul
ask-senate-accusations = Der Censor kann anklagen, sobald er gewählt ist. Falls es dann dein Senator ist: Wen wirst du anklagen?
    .label = Anklagen
    .hint = Angeklagt wird in dieser Reihenfolge, soweit die Regeln es dann erlauben: eine Major Prosecution oder bis zu zwei Minor Prosecutions. Ankläger ist dein einflussreichster Senator in Rom. Bis die Anklagen beginnen, kannst du es ändern.
    .default = Niemanden anklagen
    .none = Niemanden
option-accuse-major-n = { $n }, Major: letztes Amt
option-accuse-impiety-n = { $n }, Major: Frevel
option-accuse-office-n = { $n }, Minor: letztes Amt
option-accuse-corruption-n = { $n }, Minor: Korruption (Province)
option-accuse-concession-n = { $n }, Minor: Korruption (Concession)
reason-senate-governors-first = Anträge stehen in der Reihenfolge der Geschäfte: Pontifex Maximus, Dictator, Censor; Governors vor allem Übrigen. Was an die Stelle eines Antrags tritt, handelt von demselben ({ $clause }).
