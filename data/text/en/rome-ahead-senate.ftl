### The Republic of Rome: the Senate asked ahead.

senate-part = { $part ->
    [consuls] Consuls
    [offices] Pontifex Maximus, Dictator, Censor
   *[business] Governors and other business
}
senate-home = Your Consul, if one is elected
option-senate-programme-go-on = Then as the Rules Say
    .within = then whom the rules name
option-senate-programme-field = Field Consul
option-senate-programme-rome = Rome Consul
option-senate-docket-field = Field Consul
option-senate-docket-rome = Rome Consul
ask-senate-accusations = The Censor may prosecute as soon as he is elected. If your Senator is Censor then: whom will you accuse?
    .label = Prosecutions
    .hint = They are accused in this order, as far as the rules allow it then: one Major Prosecution, or up to two Minor ones. Your most influential Senator in Rome prosecutes. You may change it until the prosecutions begin.
    .default = Accuse Nobody
    .none = Nobody
option-accuse-major-n = { $n }, Major: his last office
option-accuse-impiety-n = { $n }, Major: impiety
option-accuse-office-n = { $n }, Minor: his last office
option-accuse-corruption-n = { $n }, Minor: corrupt in a Province
option-accuse-concession-n = { $n }, Minor: a corrupt Concession
reason-senate-governors-first = Motions stand in the order of business: Pontifex Maximus, Dictator, Censor; Governors before other business. What is proposed instead of a motion is about the same ({ $clause }).
