# Words that the pictures and log lines of all games share.

list-and = { $first } und { $last }
list-item = { $text }
list-comma = { $first }, { $last }
list-or = { $first } oder { $last }

option-deck = Karten
option-deck-own = Standard

option-first = Wer beginnt
option-first-draw = ausgelost
option-first-1 = Platz 1
option-first-2 = Platz 2
option-first-3 = Platz 3
option-first-4 = Platz 4
option-first-5 = Platz 5

option-pause = Zeit zum Reagieren
option-pause-short = 2,5 Sekunden
option-pause-medium = 5 Sekunden
option-pause-long = 10 Sekunden
option-pause-very-long = 20 Sekunden

you = Du
seat-deciding = am Zug
seat-decided = fertig
seat-start = Start
seat-wins = Sieg
points-so-far = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
