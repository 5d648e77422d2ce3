### The Republic of Rome, deutsch: was im Senat beantragt wird, als Worte nach „beantragt:“. Die Wörter stehen in rome.ftl.

proposal-consuls = { $nominees } zu Consuls wählen
proposal-pontifex = { $nominee } zum Pontifex Maximus wählen
proposal-dictator = { $nominee } zum Dictator wählen
proposal-censor = { $nominee } zum Censor wählen
proposal-land-bill = eine Land Bill der Art { $type } annehmen; Sponsoren: { $sponsor } und { $cosponsor }
proposal-repeal = eine Land Bill der Art { $type } aufheben; Sponsor: { $sponsor }
proposal-alliance = die Rhodian Maritime Alliance ablehnen
proposal-strip = den Pontifex Maximus absetzen
proposal-life = { $nominee } zum Consul for Life machen
proposal-bill = { $law } annehmen; Sponsoren: { $sponsor } und { $cosponsor }{ $option ->
    [bonus] { "" }; für bessere Aussichten auf Knights
    [repeal] { "" }; um das Acilian Law aufzuheben
   *[none] { "" }
}
proposal-trial = { $accused } anklagen ({ $charge ->
    [major] auf Leben und Tod, wegen eines Major Office
    [office] Missbrauch seines Amtes
    [impiety] Evil Omens nicht bezahlt
    [assassination] Attentat
   *[other] korrupt als { $charge }
}){ $prosecutor ->
    [none] { "" }
   *[other] ; Ankläger: { $prosecutor }
}
unit-legion = { $count ->
    [one] 1 Legion
   *[other] { $count } Legionen
}
unit-legion-name = Legionen
unit-legion-veteran = { $count ->
    [one] 1 Veteranenlegion
   *[other] { $count } Veteranenlegionen
}{ $loyal ->
    [none] { "" }
   *[other] { "" }, { $loyal } ergeben
}
