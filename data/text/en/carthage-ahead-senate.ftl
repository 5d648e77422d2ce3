### The Republic of Carthage: the Senate asked ahead.

senate-part = { $part ->
    [suffetes] Suffetes
    [committee] Committee of Five
   *[business] Governors and other business
}
senate-home = Home Suffete
option-senate-programme-go-on = Then Let the Floor Pass
    .within = then let the floor pass
option-senate-programme-yield = Let the Floor Pass
    .within = let the floor pass
option-senate-programme-proceed = Go On
    .within = go on
option-senate-programme-own = My own Senator
option-senate-programme-other = The other of the pair
option-senate-programme-roll = Let the dice decide
option-senate-docket-own = My own Senator
option-senate-docket-other = The other of the pair
option-senate-docket-roll = Let the dice decide
ask-senate-accusations = The Censor of Morals may prosecute after the election of the Committee. If your Senator is Censor then: whom will you accuse?
    .label = Prosecutions
    .hint = They are accused in this order, as far as the rules allow it then; your most influential Senator there prosecutes. You may change it until the prosecutions begin.
    .default = Accuse Nobody
    .none = Nobody
option-accuse-major-n = { $n }, for his last office
option-accuse-tax-n = { $n }, for the rise of the tax rate
option-accuse-corruption-n = { $n }, for corruption
reason-senate-governors-first = Governors come before other business, and nothing else takes the place of a motion about Governors ({ $clause }).
