# The running score of a series of rematches

series-after = { $games ->
    [one] After 1 game
   *[other] After { $games } games
}
series-player = Player
series-wins = Won
series-points = Points
series-row = { $name }: { $wins }
