### Die Republiken: die Einkünfte-Phase. Eigennamen und Begriffe wie in den Dateien der einzelnen Spiele.

ask-revenue-spoils = In welchen deiner Provinzen würfelt der Governor um Beute?
    .label = Beute
    .hint = Er ist dann als korrupt markiert, und eine Provinz entwickelt sich schwerer.
    .yes = Würfeln: { $option }
    .no = Keine Beute nehmen
    .none = keine
ask-revenue-contribute = Wie viele Talents spenden deine Senatoren dem Staat?
    .label = Spenden
    .hint = 10T bringen einem Senator 1 INF, 25T bringen 3, 50T bringen 7; weniger bringt nichts, und nichts wird übertragen.
    .share = { $name } { $count }T
ask-revenue-redistribute = Was soll in jeder deiner Kassen liegen, und was gibst du anderen?
    .label = Geld verteilen
    .hint = Trage im Formular ein, was am Ende in jeder Kasse liegen soll; eine Zahl neben einem Spieler ist ein Geschenk. Die Faction Treasury ist sicher, wenn ein Senator stirbt, zahlt aber nur Gegenbestechungen, Lösegeld und Rebellenlegionen.
    .share = { $name } { $count }T
ask-revenue-place = Wohin legst du die Talents, die dir geschenkt wurden?
    .label = Geschenk verteilen
    .share = { $name } { $count }T
event-republic-term-shortened = { $senator } hat { $left ->
    [0] keine Runde mehr
    [one] noch 1 Runde
   *[other] noch { $left } Runden
} in { $province }.
event-republic-governor-returned = { $senator } kehrt aus { $province } zurück; die Provinz liegt im Forum.
event-republic-contributed = { $senator } von { $seat } spendet dem Staat { $talents }T{ $influence ->
    [0] { "" }
   *[other] { " " }und gewinnt { $influence } INF
}.
    .news = { event-republic-contributed }
event-republic-redistributed = { $seat } verteilt Geld zwischen seinen Senatoren und seiner Faction Treasury um: { $changes }.
event-republic-gave-talents = { $giver } gibt { $receiver } { $talents }T.
    .you = { $giver } gibt dir { $talents }T.
event-republic-ransomed = { $seat } zahlt { $talents }T, und { $senator } ist frei.
    .news = { event-republic-ransomed }
treasury-note = In der Staatskasse liegen { $talents }T.
purse-line = - { $name }: { $talents }T
purse-step = - { $name }: { $talents }T, genug für { $steps }
purse-steps = { $talents }T ({ $influence } INF)
purse-poor = In keiner deiner Kassen liegen die { $talents }T, die 1 INF bringen.
purses-whole = Zusammen { $talents }T in deinen eigenen Kassen.
purses-hidden = Du verteilst, was ihre Senatoren haben. Was in ihrer Faction Treasury liegt, ist dir verborgen und bleibt dort; was du hineinlegst, kommt dazu.
ransom-note = In deiner Faction Treasury liegen { $talents }T.
button-give-nothing = Nichts spenden
button-give = { $name }: { $talents }T für { $influence } INF
menu-shortcuts-revenue-redistribute = Alles in eine Kasse…
menu-shortcuts-revenue-place = Alles in eine Kasse…
