# The words of one's history and of clubs

page-history = My games

title-history = My games

history-point = .
history-ways = Pages and games
history-none = Games that you have finished will stand here: how they ended, with whom, how long they took, and what they say of your play. Play one first.
history-all-games = All games
history-games = { $games ->
    [one] One finished game
   *[other] { $games } finished games
}
history-outcome = place { $place } of { $seats }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
history-with = With { $names }
history-alone = nobody else
history-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
history-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
history-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
history-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
history-ended-early = ended early by all who played
history-unknown = played by rules of before, so the result can’t be told yet or any more
history-stood-in = a computer player stood in for somebody
history-voyage = a first voyage
history-deal = a deal that several tables played
history-look = How it ended
history-replay = Replay
history-pages = Pages
history-page = Page { $here } of { $last }
history-newer = Newer
history-older = Older

history-statistics = What the games say
history-counted = Only games count here that were played to their end by the same players on one seat each: no first voyages, and none in which a computer player stood in. A deal that others still play shows up when it has closed.
history-few = { $games ->
    [one] One game says very little.
   *[other] { $games } games say little: chance may be behind all of it.
}
history-seats = Seats
history-played = Games
history-won = Won
history-even = Equals would win
history-place = Mean place
history-points = Points
history-interval = with 95 % confidence between { $low } and { $high } %
history-mean-best = { $mean } on average, { $best } at best
history-people = people
history-against = Against { $who }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, won { $won }
history-rating-people = Rating among people
history-rating-computers = Rating against computer players
history-meaning-people = You would finish before an average player here ({ $other }) in about { $games } of 10 games.
history-meaning-level = You would finish before a computer player of the level { $level } ({ $other }) in about { $games } of 10 games.
history-provisional = provisional
history-how-rated = How ratings are made
history-rating-note = Everybody begins at 25. After each game, who finished before others gains and the others lose, the more the less it was to be expected (the Plackett-Luce model of OpenSkill). The true value lies with a chance of about 95 % within what stands after ±; as long as that is wide, the rating is provisional. Games of people and games against computer players are rated apart: at a table of several people, only their places among each other count. The levels of computer players have fixed ratings, taken from the games that they played against each other when the game was measured; the mate stands at 25.
history-unrated = Not rated: games ended early, first voyages, games in which a computer player ever stood in, one person on several seats, and deals that several tables play. Who deletes everything becomes nobody in the games of others, somebody new in each.
