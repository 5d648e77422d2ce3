### The Republic of Rome auf einen Blick: für Neulinge vor allem.

## Die Tagesordnung des Senats

business-consuls = Consuls
business-pontifex = Pontifex Maximus
business-dictator = Dictator
business-censor = Censor

## Wie die Fraktionen stehen, und wie lange es noch geht

length-turns = -# Die meiste INF am Ende gewinnt, wenn Rome besteht. Gespielt werden { $last } Runden; dies ist Runde { $turn }.
length-deck = -# Die meiste INF am Ende gewinnt, wenn Rome besteht. { $last ->
    [yes] Era Ends ist gezogen: Es endet mit dieser Forumsphase.
   *[no] Es endet mit der Forumsphase, in der Era Ends gezogen wird: { $cards ->
        [one] 1 Karte liegt
       *[other] { $cards } Karten liegen
    } noch im Stapel{ $more ->
        [yes] , danach kommt die nächste Epoche
       *[no] { "" }
    }.
}
measure-votes = Stimmen in Rome
measure-unrest = Unrest
seat-standing = INF { $influence } · { $votes } Stimmen in Rome · { $senators ->
    [one] 1 Senator
   *[other] { $senators } Senatoren
}{ $knights ->
    [0] { "" }
    [one] { "" } · 1 Knight
   *[other] { "" } · { $knights } Knights
} · { $talents }T in persönlichen Kassen · { $cards ->
    [one] 1 rote Karte
   *[other] { $cards } rote Karten
}

## Das Ende, und was in Erinnerung bleibt

end-state = Das Spiel endete in Runde { $turns }. Der Staat: { $treasury }T, Unrest { $unrest }, { $provinces ->
    [one] 1 Provinz
   *[other] { $provinces } Provinzen
}; aktive Kriege: { $active }.
recap-turn = **Runde { $turn }**{ $elected ->
    [0] { "" }
    [one] , Consul { $heads }
   *[other] , Consuls { $heads }
}: { $told }.
recap-land = Land Bills: { $things }
recap-law = ⚖ { $things }
recap-appointed = 👑 Consul for Life: { $things }

## Hände

hand-senator = - { $name }: { $talents }T{ $knights ->
    [0] { "" }
    [one] , 1 Knight
   *[other] , { $knights } Knights
}{ $titles ->
    [none] { "" }
   *[other] { $titles }
}
hand-card = - { $name } ({ $timing ->
    [law] Senatsphase
    [senate] Senatsphase
    [assassination] bei einem Attentat, oder gegen eines
    [forum] mit deinem Überredungsversuch
    [revenue] Einkünftephase
    [combat] Kampfphase
    [any-but-revolution] jede Phase außer der Revolution
   *[setup-or-revolution] Aufbau oder Revolutionsphase
}): { $text }{ $barred ->
    [namesake] { " " }Jetzt nicht: Ein Statesman seiner Nummer ist im Spiel.
    [family] { " " }Jetzt nicht: Ein anderer Spieler hat seine Familie.
    [land-bill] { " " }Jetzt nicht: Es gilt keine Land Bill.
   *[none] { "" }
}
