# Der Stand nach einer Reihe von Revanchen

series-after = { $games ->
    [one] Nach einer Partie
   *[other] Nach { $games } Partien
}
series-player = Spieler
series-wins = Siege
series-points = Punkte
series-row = { $name }: { $wins }
