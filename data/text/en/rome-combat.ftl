### The Republic of Rome: the Combat Phase.

## Questions

ask-combat-order = Several forces are at the { $war }. In which order do they fight?
    .label = Order at the { $war }
    .hint = If the players of their commanders do not agree, dice decide.
ask-combat-buy = Which units does { $senator } buy for his force?
    .label = Buy Units
    .hint = 10T each, by the Gabinian Law: from his purse and your Faction Treasury, whichever you say first.
    .field-legions = Legions
    .field-fleets = Fleets
    .field-first = Which purse pays first
    .default = Buy Nothing
    .fill = Buy…
ask-combat-cleopatra = Does Cleopatra come to the battle of { $senator }, and on which side?
    .label = Play Cleopatra
    .hint = For { $senator }: MIL +3 in this War, 50T, POP −5. For the enemy: a Leader of strength 3. Everybody who holds red cards is asked.
ask-combat-proscribe = Do you play the Proscription?
    .label = Play the Proscription
    .hint = The HRAO may then remove every Knight in play for money. Everybody who holds red cards is asked.
ask-combat-proscription = Does { $senator } carry out the Proscription?
    .label = Carry Out the Proscription
    .hint = Every Knight in play is removed, and he has a die of Talents for each. Your faction attracts no Knights any more, and all others add 1 when they try.
ask-combat-fleets = Which fleets leave with the Rhodian Maritime Alliance?
    .label = Fleets That Leave
option-combat-landing-stop = Stop
option-combat-buy-own = His own
option-combat-buy-treasury = The Faction Treasury
option-combat-cleopatra-hold = Keep Her
option-combat-cleopatra-commander = For the Roman Commander
option-combat-cleopatra-enemy = For the Enemy
option-combat-proscribe-keep = Keep the Card
option-combat-proscribe-play = Play It
option-combat-proscription-decline = Do Without
option-combat-proscription-proscribe = Carry It Out

## Why not

reason-combat-payment = That costs { $talents }T, more than there is ({ $clause }).

## What happens

event-rome-combat-opened = The Combat Phase begins. Wars that are fought, in this order: { $wars ->
    [nothing] none
   *[other] { $wars }
}.
event-rome-combat-closed = The Combat Phase is over. Unprosecuted Wars: { $unprosecuted ->
    [nothing] none
   *[other] { $unprosecuted }
}.
    .news = { event-rome-combat-closed }
event-rome-province-improved = { $province } is developed now ({ $cause }).
    .news = { event-rome-province-improved }
event-rome-units-bought = { $senator } buys { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
} and { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
} for { $talents }T.
    .news = { event-rome-units-bought }
event-rome-order-agreed = At the { $war } the forces fight in this order, { $agreed ->
    [yes] as all of them wish
   *[no] by dice
}: { $forces }.
event-rome-military-rolled = { $senator } has MIL { $military } in this battle (dice { $dice }).
event-rome-cleopatra-played = { $seat } plays Cleopatra: { $senator ->
    [none] she aids the enemy in the { $war }, strength { $strength }
   *[other] she aids { $senator } in the { $war }: MIL { $strength }, { $talents }T, POP { $popularity }
}.
    .news = { event-rome-cleopatra-played }
event-rome-became-proconsul = { $senator } stays at the { $war } as Proconsul.
    .news = { event-rome-became-proconsul }
event-rome-master-returned = { $senator } is back in Rome, for the Dictator { $dictator ->
    [dead] is dead
    [captive] is a Captive
    [rebel] is in revolt
   *[proconsul] stays as Proconsul
}; { $keeps ->
    [yes] he is Master of Horse still
   *[no] he is Master of Horse no longer
}.
    .news = { event-rome-master-returned }
event-rome-province-attacks = { $province } under { $governor } attacks the { $war }, which the Senate has not checked.
    .news = ⚔ { event-rome-province-attacks }
event-rome-province-losses = { $province } loses { $armies ->
    [one] 1 provincial army
   *[other] { $armies } provincial armies
}, { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
} and { $fleets ->
    [one] 1 provincial fleet
   *[other] { $fleets } provincial fleets
}.
event-rome-province-allied = { $province } is beaten and fights beside the { $war } from now on; { $legions ->
    [0] no legion
    [one] 1 legion
   *[other] { $legions } legions
} came home.
    .news = { event-rome-province-allied }
event-rome-allies-bled = The Provinces beside the { $war } lose { $armies ->
    [one] 1 provincial army
   *[other] { $armies } provincial armies
} and { $fleets ->
    [one] 1 provincial fleet
   *[other] { $fleets } provincial fleets
}.
event-rome-war-subsided = { $province } has beaten the { $war }, which is { $fate ->
    [inactive] Inactive now
    [shuffled] shuffled into the deck
   *[discarded] discarded
}.
    .news = { event-rome-war-subsided }
event-rome-intercepted = The Fleets of the Senate meet the Rebel of { $province } at sea: dice { $dice }, { $fleets } against { $rebels }{ $omens ->
    [0] { "" }
   *[other] , Evil Omens { $omens }
}, total { $total }: { $result ->
    [victory] Victory, he stays at home
    [stalemate] Stalemate, he lands
   *[defeat] Defeat, he lands
}. Fleets lost: the Senate { $lost }, the Rebel { $rebels_lost }.
    .news = ⚔ { event-rome-intercepted }
event-rome-resistance-ended = { $province } is taken from { $senator }; { $legions ->
    [0] no legion
    [one] 1 legion
   *[other] { $legions } legions
} of its garrison { $legions ->
    [one] serves
   *[other] serve
} Rome again.
    .news = { event-rome-resistance-ended }
event-rome-proscription-played = { $seat } plays the Proscription.
    .news = { event-rome-proscription-played }
event-rome-proscribed = { $senator } proscribes: { $knights ->
    [one] 1 Knight is
   *[other] { $knights } Knights are
} gone, and he has { $talents }T for it (dice { $dice }).
    .news = { event-rome-proscribed }
event-rome-proscription-declined = { $senator } does without a Proscription.
event-rome-conquest-began = { $senator } holds Rome, but must still save it: he attacks the Wars with { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
} and { $fleets ->
    [one] 1 Fleet
   *[other] { $fleets } Fleets
}.
    .news = ⚔ { event-rome-conquest-began }
event-rome-conquest-ended = { $saved ->
    [yes] He has saved Rome.
   *[no] He cannot save Rome.
}
    .news = ⚔ { event-rome-conquest-ended }

battle-state = Rome

## Beside the questions

buying-money = { $senator } has { $talents }T, your Faction Treasury { $treasury }T.
buy-units = { $legions ->
    [0] { $fleets ->
        [one] 1 Fleet
       *[other] { $fleets } Fleets
    }
    [one] 1 legion
   *[other] { $legions } legions
} · { $talents }T · win { $before }% → { $after }%
cleopatra-commander = For the Roman Commander · win { $percent }%
cleopatra-enemy = For the Enemy · Rome wins { $percent }%
proscription-note = { $knights ->
    [one] 1 Knight is
   *[other] { $knights } Knights are
} in play ({ $own } of them with your Senators), worth { $talents }T on the average to the HRAO.
war-battle = { $ground ->
    [sea] At sea
   *[land] On land
} { $strength } against { $enemy }. { $odds }.
war-no-battle = His force could fight no battle there yet.
