# Words that the pictures and log lines of all games share.

list-and = { $first } und { $last }
list-comma = { $first }, { $last }
list-or = { $first } oder { $last }

option-deck = Karten
option-deck-own = Die eigenen des Spiels

option-pause = Zeit zum Reagieren, unter Menschen
option-pause-short = 2,5 Sekunden
option-pause-medium = 5 Sekunden
option-pause-long = 10 Sekunden
option-pause-very-long = 20 Sekunden

seat-deciding = am Zug
seat-decided = fertig
seat-start = beginnt
seat-wins = gewinnt
points-so-far = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
