### The Republic of Rome, deutsch: Sterblichkeit, und was aus Kriegen und ihren Leadern wird. Die Wörter stehen in rome.ftl.

bereft-loses = Gibst du auf, ist deine Fraktion aus dem Spiel{ $cards ->
    [0] { "" }
    [one] , mit ihr 1 rote Karte
   *[other] , mit ihr { $cards } rote Karten
}, und { $talents }T deiner Faction Treasury gehen an die Bank.
event-rome-turn-began = **Runde { $turn } beginnt.** Der Hashwert ihrer Würfel ist `{ $pledge }`.
event-rome-war-activated = { $war } wird aktiv.
    .news = ⚔ { event-rome-war-activated }
event-rome-leader-joined = { $leader } schließt sich dem Feind an: { $war }.
    .news = { event-rome-leader-joined }
event-republic-tie-rolled = Ein Gleichstand zwischen { $names } wird ausgewürfelt ({ $about ->
    [mortality] Sterblichkeit
    [consuls] Rome Consul und Field Consul
    [repopulate] ein Senator für den Senat
    [consul-for-life] Consul for Life
    [peace] welcher Krieg endet
    [fine] wer einen Governor bestrafen darf
    [dispatch] Reihenfolge der Kriege
    [order] Reihenfolge der Schlachten
    [victory] Sieg
    [veteran] Veteran
   *[other] { $about }
}): { $rolls }.
event-rome-rhodians-left = Die Rhodier fahren heim: { $fleets ->
    [0] Von ihren Fleets ist keine übrig
    [one] 1 Fleet geht
   *[other] { $fleets } Fleets gehen
}.
event-rome-rebels-landed = { $senator } marschiert von { $province } auf Rome: { $legions ->
    [0] keine Legion
    [one] 1 Legion
   *[other] { $legions } Legionen
} und { $armies ->
    [0] keine Provinzarmee
    [one] 1 Provinzarmee
   *[other] { $armies } Provinzarmeen
}.
    .news = ⚔ { event-rome-rebels-landed }
event-rome-rebels-at-sea = { $senator } segelt von { $province } nach Rome; die Fleets des Senats erwarten ihn.
    .news = ⚔ { event-rome-rebels-at-sea }
event-rome-rebels-turned-back = { $senator } wird auf See zurückgewiesen und bleibt in { $province }.
    .news = { event-rome-rebels-turned-back }
