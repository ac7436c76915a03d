# History and clubs

page-history = My games

title-history = My games

history-point = .
history-none = You have no finished games yet. Play one, and you’ll see here how it ended, with whom you played and how long it took.
history-all-games = All games
history-games = { $games ->
    [one] One finished game
   *[other] { $games } finished games
}
history-outcome = You { $place ->
    [1] won
    [2] finished second of { $seats }
    [3] finished third of { $seats }
    [4] finished fourth of { $seats }
    [5] finished fifth of { $seats }
   *[6] finished sixth of { $seats }
} with { $points ->
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
history-ended-early = ended early by all players
history-stood-in = a computer player stood in for { $names }
history-tutorial = tutorial
history-played-on = continued from another game
history-went-back = with takebacks
history-deal = the same deal at several tables
history-look = See the result
history-replay = Replay
history-pages = Pages
history-page = Page { $here } of { $last }
history-newer = Newer
history-older = Older

history-statistics = Statistics
history-counted = We count games that were played to the end by the same players, one seat each. Tutorials, games continued from another, games with takebacks and games with a stand-in don’t count. A deal that others are still playing counts when it has closed. The brackets show where your true share of wins lies, with 95% confidence.
history-few = { $games ->
    [one] One game says very little.
   *[other] { $games } games say little. It may all be luck.
}
history-seats = Seats
history-played = Games
history-won = Won
history-even = Equal players would win
history-place = Average place
history-points = Average points
history-interval = { $low } to { $high }%
history-mean-best = { $mean } (best: { $best })
history-people = people
history-against = Against { $who }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, won { $won }
history-rating-people = Rating against people
history-rating-computers = Rating against computer players
history-meaning-people = You’d finish ahead of an average player here ({ $other }) in about { $games } of 10 games.
history-meaning-level = You’d finish ahead of the computer player { $level } ({ $other }) in about { $games } of 10 games.
history-provisional = provisional
history-how-rated = How ratings work
history-rating-note = Everyone starts at 25. After each game, you gain for each player you beat and lose for each one who beats you. The less expected the result, the more it counts (the Plackett-Luce model of OpenSkill). Your true rating lies within the range after ± with about 95% confidence. While that range is wide, the rating is provisional. Games against people and games against computer players are rated separately. At a table with several people, only their places among each other count. The computer players have fixed ratings, measured in games against each other. The mate’s rating is 25.
history-unrated = Not rated: games ended early, tutorials, games continued from another, games with a stand-in, games with one person in several seats, games with takebacks, and deals played at several tables. If you delete your data, you become a new nameless player in each of the others’ games.

history-reliability = With other people
history-stayed = You stayed to the end in { $finished } of { $begun } games with other people.
history-in-time = You moved in time on { $in_time } of { $turns } turns at tables with clocks.
history-reliability-note = The lobby shows the first number next to your name. Games that everyone agreed to end don’t count. Turns count in games that ended since this server began counting. Time when the server was down is not held against you.
lobby-stayed = stayed to the end in { $finished } of { $begun } games
