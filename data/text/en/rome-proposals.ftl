### The Republic of Rome: what is proposed in the Senate, as the words after "proposes to".

proposal-consuls = elect { $nominees } Consuls
proposal-pontifex = elect { $nominee } Pontifex Maximus
proposal-dictator = elect { $nominee } Dictator
proposal-censor = elect { $nominee } Censor
proposal-land-bill = pass a Land Bill of type { $type }, sponsored by { $sponsor } and { $cosponsor }
proposal-repeal = repeal a Land Bill of type { $type }, sponsored by { $sponsor }
proposal-alliance = reject the Rhodian Maritime Alliance
proposal-strip = strip the Pontifex Maximus of his office
proposal-life = make { $nominee } Consul for Life
proposal-bill = pass { $law }, sponsored by { $sponsor } and { $cosponsor }{ $option ->
    [bonus] { "" }, for a better chance of Knights
    [repeal] { "" }, to repeal the Acilian Law
   *[none] { "" }
}
proposal-trial = try { $accused } ({ $charge ->
    [major] for his life, as he held a Major Office
    [office] abuse of his office
    [impiety] Evil Omens unpaid
    [assassination] the assassination
   *[other] corrupt as { $charge }
}){ $prosecutor ->
    [none] { "" }
   *[other] ; Prosecutor: { $prosecutor }
}
unit-legion = { $count ->
    [one] 1 legion
   *[other] { $count } legions
}
unit-legion-name = Legions
unit-legion-veteran = { $count ->
    [one] 1 veteran legion
   *[other] { $count } veteran legions
}{ $loyal ->
    [none] { "" }
   *[other] { "" } loyal to { $loyal }
}
