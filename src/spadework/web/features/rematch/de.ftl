# Der Stand nach einer Reihe von Revanchen

series-after = { $games ->
    [one] Nach einer Partie
   *[other] Nach { $games } Partien
}
series-player = Spieler
series-wins = Siege
series-points = Punkte
series-row = { $name }: { $wins }
new-series = Mehrere Partien?
new-series-note = Nach jeder Partie startest du mit „Noch einmal spielen“ die nächste mit denselben Spielern, und alle rücken einen Platz weiter.
series-single = Eine Partie
series-wins-2 = Wer zuerst 2 Siege hat
series-wins-3 = Wer zuerst 3 Siege hat
series-games-3 = 3 Partien, Punkte werden addiert
series-games-5 = 5 Partien, Punkte werden addiert
series-won = { $count ->
    [one] { $names } hat die Serie gewonnen.
   *[other] { $names } teilen sich den Seriensieg.
}
series-other = Oder ein anderes Spiel mit denselben Leuten
series-value-wins = { $count ->
    [one] 1 Sieg
   *[other] { $value } Siege
}
series-value-points = { $count ->
    [one] 1 Punkt
   *[other] { $value } Punkte
}
series-svg = Ergebnis speichern (SVG)
series-substituted = Was ein Computerspieler für jemanden erreicht hat, der gegangen war, zählt für niemanden.
