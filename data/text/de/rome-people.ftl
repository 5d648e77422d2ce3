### The Republic of Rome, deutsch: Senatoren, wie Fragen von ihnen sprechen. Die Wörter stehen in rome.ftl.

senator-knights = { $knights ->
    [one] 1 Knight
   *[other] { $knights } Knights
}

## Vor der ersten Runde

setup-governor-button = { $senator }, { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
}

## Knights

knight-chance = { $talents }T { $chance }%
knight-chances = { $senator }, je nach den Talents, die er ausgibt: { $chances }.
knight-hopeless = Mit dem, was in deinen Kassen liegt, kann jetzt kein Knight kommen.
knight-button = { $senator }, { $talents }T · { $chance }%
answer-knight = { $senator } wirbt{ $talents ->
    [0] { "" }
   *[other] { "" } mit { $talents }T
}
pressure-note = Jeder Knight bringt im Mittel { $talents }T, einmal; behalten zählt er in jeder Runde 1 Stimme und 1T.
pressure-button = { $senator }: { $knights ->
    [one] 1 Knight
   *[other] { $knights } Knights
}
odds-persuasion = Mit einer Base Number von { $base } gelingt eine Überredung in { $chance }% aller Fälle (RR-1.07.41).
odds-knight = Wenn { $senator } { $talents }T ausgibt, kommt in { $chance }% aller Fälle ein Knight zu ihm (RR-1.07.5).

## Spiele

games-note = Wenn das Volk gefragt wird, beträgt Unrest { $unrest }; { $danger }.
games-offer = { $price }T, es bleiben { $left }T · POP { $popularity } · Unrest { $unrest } · { $danger }

## Was der höchste Amtsträger im Forum entscheidet

peace-note = Stärke { $land }{ $fleet ->
    [0] { "" }
   *[other] , { $fleet } zur See
}
faction-note = { $influence } INF · { $senators ->
    [one] 1 Senator
   *[other] { $senators } Senatoren
} · { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}

## Für den Rest passen

pass-forum-persuade = Rest passen
    .hint = -# **Rest passen**: In dieser Initiative überredest du niemanden, dein Faction Leader wirbt ohne Talents um einen Knight, wenn er in Rome ist, du gibst keine Spiele, und dein Faction Leader bleibt (hast du keinen, bestimmen ihn die Regeln). Was ein Ereignis oder eine Karte dich fragt, wirst du weiter gefragt. Bis alles davon getan ist, kannst du es zurücknehmen.
    .stands = Du passt für den Rest dieser Initiative: Du überredest niemanden, dein Faction Leader wirbt ohne Talents um einen Knight, du gibst keine Spiele, und er bleibt dein Leader.
pass-forum-raise = Würfeln & Rest passen
    .hint = -# **Würfeln & Rest passen**: Du erhöhst nicht mehr und würfelst jetzt; dann, nur in dieser Initiative, wirbt dein Faction Leader ohne Talents um einen Knight, wenn er in Rome ist, du gibst keine Spiele, und dein Faction Leader bleibt (hast du keinen, bestimmen ihn die Regeln). Was ein Ereignis oder eine Karte dich fragt, wirst du weiter gefragt. Bis alles davon getan ist, kannst du es zurücknehmen.
    .stands = Du passt für den Rest dieser Initiative: Dein Faction Leader wirbt ohne Talents um einen Knight, du gibst keine Spiele, und er bleibt dein Leader.
pass-forum-knight = Rest passen
    .hint = -# **Rest passen**: In dieser Initiative wirbt dein Faction Leader ohne Talents um einen Knight, wenn er in Rome ist, du gibst keine Spiele, und dein Faction Leader bleibt (hast du keinen, bestimmen ihn die Regeln). Was ein Ereignis oder eine Karte dich fragt, wirst du weiter gefragt. Bis alles davon getan ist, kannst du es zurücknehmen.
    .stands = { pass-forum-raise.stands }
pass-forum-games = Rest passen
    .hint = -# **Rest passen**: In dieser Initiative gibst du keine Spiele, und dein Faction Leader bleibt (hast du keinen, bestimmen ihn die Regeln). Was ein Ereignis oder eine Karte dich fragt, wirst du weiter gefragt. Bis alles davon getan ist, kannst du es zurücknehmen.
    .stands = Du passt für den Rest dieser Initiative: Du gibst keine Spiele, und dein Faction Leader bleibt.
