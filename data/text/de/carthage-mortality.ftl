### The Republic of Carthage, deutsch: Sterblichkeit. Die Wörter stehen in carthage.ftl.

## Fragen

ask-mortality-warehouse = Welche eingelagerten Handelskarten gehen mit dem toten Senator verloren?
    .label = Eingelagerte Karten verlieren

## Was geschieht

event-carthage-turn-began = **Runde { $turn } beginnt.** Der Hashwert ihrer Würfel ist `{ $pledge }`.
event-carthage-war-activated = { $war } wird aktiv.
    .news = ⚔ { event-carthage-war-activated }
event-carthage-leader-joined = { $leader } schließt sich dem Feind an: { $war }.
event-carthage-legions-joined = Aus der Reserve kommen in den Force Pool: { $count } { $legion } ({ $cause }).
event-carthage-legions-unavailable = { $legion } können nicht ausgehoben werden ({ $cause }).
event-carthage-legions-available = { $legion } können wieder ausgehoben werden.
event-carthage-desertion-rolled = Desertion ({ $cause }), { $legion_class ->
    [citizen] Bürgerlegionen
    [subject] Untertanenlegionen
   *[mercenary] Söldnerlegionen
}: Würfe { $rolls }; { $deserted ->
    [0] niemand desertiert
    [one] 1 Legion desertiert
   *[other] { $deserted } Legionen desertieren
}.
event-republic-tie-rolled = { $about ->
    [suffetes] Die Würfel entscheiden, wer von { $names } Home Suffete ist
   *[other] Ein Gleichstand zwischen { $names } wird ausgewürfelt ({ $about ->
        [veteran] Veteran
        [outcry] Public Outcry
        [repopulate] Senator aus dem Forum
        [family] Familie
        [suffete-for-life] Suffete for Life
        [victory] Sieg
        [plot] Verschwörung
        [neutral] neutrale Fraktion
        [mortality] Sterblichkeit
       *[other] { $about }
    })
}: { $rolls }.
event-carthage-warehouses-lost = { $seat } verliert eingelagerte Handelskarten an { $stacks }.
    .you = Du verlierst eingelagerte Handelskarten an { $stacks }.
event-carthage-game-ended = Das Spiel ist vorbei ({ $reason ->
    [influence] die meiste INF
    [bankrupt] der Staat ist bankrott
    [rebel] der Staat fiel an einen Rebellen
    [wars] zu viele aktive Kriege
    [lost-wars] zu viele verlorene Kriege
    [suffete-for-life] ein Suffete for Life regiert
   *[other] { $reason }
}). { $winner ->
    [none] Niemand gewinnt, alle haben verloren.
   *[other] Es gewinnt: { $winner }.
}
    .news = { event-carthage-game-ended }
event-carthage-ruled = Die Spielleitung verfügt: { $ruling ->
    [state-treasury] in der Staatskasse liegen { $amount }T
    [tax] der Steuersatz ist { $amount }%
    [talents] { $about } hat { $amount }T
    [influence] { $about } hat { $amount } INF
    [popularity] { $about } hat { $amount } POP
    [traders] { $about } hat { $amount } Trader
    [faction-treasury] die Faction Treasury von { $about } ist festgesetzt
    [give-card] eine Karte für { $about }
    [take-card] eine Karte wird genommen: { $about }
    [give-trade-card] eine Handelskarte für { $about }
    [take-trade-card] eine Handelskarte wird genommen: { $about }
    [recruit] { $about } kommt in eine Fraktion
   *[other] { $ruling }, { $about }, { $amount }
}.
    .news = { event-carthage-ruled }
