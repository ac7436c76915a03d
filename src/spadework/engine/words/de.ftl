# Words that the pictures and log lines of all games share.

list-and = { $first } und { $last }
list-comma = { $first }, { $last }
list-or = { $first } oder { $last }

option-deck = Karten
option-deck-own = Die eigenen des Spiels

seat-deciding = am Zug
seat-decided = fertig
seat-start = beginnt
seat-wins = gewinnt
points-so-far = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
