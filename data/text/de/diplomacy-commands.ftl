### Was die Befehle neben den Einheiten tun; ihre Namen bleiben, wie sie sind.

command-politics-province = Eine Provinz: wer sie hält, und was du dort tun kannst.
    .province = Welche Provinz oder welches Meer
    .game = Welches Spiel
command-politics-tree = Wer was unter wem hält.
    .game = Welches Spiel
command-politics-standing = Was gilt, bis du es zurücknimmst.
    .game = Welches Spiel
command-politics-names = Alle Namen und ihre Codes; welche deine sind, siehst nur du.
    .game = Welches Spiel
command-politics-motions = Was beantragt ist, welche Regeln gelten, und wie du stimmst.
    .game = Welches Spiel
command-railways-company = Eine Gesellschaft: Anteile, Bau, Stimmen; oder alle.
    .railway = Welche
    .game = Welches Spiel
command-railways-found = Eine Bahn Ort für Ort planen und gründen.
    .game = Welches Spiel
choice-tree = Wer was hält
