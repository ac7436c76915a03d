# Words that the pictures and log lines of all games share.

list-and = { $first } and { $last }
list-comma = { $first }, { $last }
list-or = { $first } or { $last }

option-deck = Deck
option-deck-own = The game’s own

seat-deciding = to move
seat-decided = done
seat-start = start player
seat-wins = wins
points-so-far = { $points ->
    [one] 1 point
   *[other] { $points } points
}
