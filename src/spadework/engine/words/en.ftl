# Words that the pictures and log lines of all games share.

list-and = { $first } and { $last }
list-item = { $text }
list-comma = { $first }, { $last }
list-or = { $first } or { $last }

option-deck = Deck
option-deck-own = Standard

option-first = Start player
option-first-draw = random
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-first-5 = seat 5

option-pause = Time to react
option-pause-short = 2.5 seconds
option-pause-medium = 5 seconds
option-pause-long = 10 seconds
option-pause-very-long = 20 seconds

you = You
seat-deciding = to move
seat-decided = done
seat-start = start player
seat-wins = won
points-so-far = { $points ->
    [one] 1 point
   *[other] { $points } points
}
