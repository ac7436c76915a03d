# The running score of a series of rematches

series-after = { $games ->
    [one] After 1 game
   *[other] After { $games } games
}
series-player = Player
series-wins = Won
series-points = Points
series-row = { $name }: { $wins }
new-series = A series of games?
new-series-note = After each game, “Play again” opens the next one with the same players, and everyone moves on by one seat.
series-single = Single game
series-wins-2 = First to 2 wins
series-wins-3 = First to 3 wins
series-games-3 = 3 games, points add up
series-games-5 = 5 games, points add up
series-won = { $count ->
    [one] { $names } won the series.
   *[other] { $names } share the series win.
}
series-other = Or another game with the same people
series-value-wins = { $count ->
    [one] 1 win
   *[other] { $value } wins
}
series-value-points = { $count ->
    [one] 1 point
   *[other] { $value } points
}
series-svg = Save this result (SVG)
series-substituted = Results that a computer player got for someone who had left don’t count for anyone.
