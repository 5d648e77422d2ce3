### The republics: the Mortality Phase. Terms are those of the rulebooks; T is a Talent.

chit-blank = a blank one
event-republic-chits-drawn = { $chits ->
    [nothing] No Mortality Chit is drawn.
   *[other] { $against ->
        [none] Mortality Chits
       *[other] Mortality Chits, which can kill Senators of { $against } at home, for its assassin was caught
    }: { $chits }.
}
cause-of-death = { $cause ->
    [mortality] mortality
    [battle] in battle
    [exploration] on an expedition
    [crucified] crucified
    [disorder] in the disorder
    [raid] killed by raiders
    [pretender] killed by a pretender
    [captivity] in captivity
    [revolt] in revolt
    [assassination] assassinated
    [caught] caught as an assassin
    [executed] executed
    [people] killed by the people
    [appeal] in the tumult of an appeal
    [revenge] in revenge for an assassination
    [conspiracy] struck by the conspiracy
    [mob] torn to pieces by the mob
    [elsewhere] as on the other board
   *[other] { $cause }
}
event-republic-died = { $card }{ $seat ->
    [none] { "" }
   *[other] { " " }of { $seat }
} dies ({ cause-of-death }).
    .news = ✝ { event-republic-died }
    .you = { $card } dies ({ cause-of-death }).
event-republic-left-behind = What { $senator } held lies in the Forum: { $items }.
event-republic-family-stays = The Family { $family } stays with { $seat } and leads on.
    .you = The Family { $family } stays with you and leads on.
    .news = { event-republic-family-stays }
event-republic-family-lost = The Family { $family } goes to the bottom of the Curia.
event-republic-family-inherited = { $senator } takes over the Family { $family }.
event-republic-faction-revived = { $seat } had no Senator left and takes { $senator } from the Curia as Leader.
    .news = { event-republic-faction-revived }
    .you = You had no Senator left and take { $senator } from the Curia as Leader.
event-republic-faction-out = The faction of { $seat } has lost its last Senator as punishment for an assassination and is out of the game.
    .news = { event-republic-faction-out }
    .you = Your faction has lost its last Senator as punishment for an assassination and is out of the game.
mortality-title = **{ $half ->
    [none] { "" }
   *[other] { $half }:{ " " }
}Mortality, turn { $turn }**
mortality-chits = Chits: { $chits }.
mortality-deaths = Dead: { $deaths ->
    [nothing] nobody
   *[other] { $deaths }
}.
mortality-woken = Wars that became Active: { $wars ->
    [nothing] none
   *[other] { $wars }
}.
