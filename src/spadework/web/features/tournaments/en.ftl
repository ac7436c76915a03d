# Tournaments

title-tournaments = Tournaments
title-tournament = Tournament: { $game }
tournaments = Tournaments
tournament-what = { $seats } seats per table
tournament-who = { $others ->
    [0] { $name }
    [one] { $name } and 1 other
   *[other] { $name } and { $others } others
}
tournament-gathering = { $rounds ->
    [one] 1 round, not started
   *[other] { $rounds } rounds, not started
}
tournament-playing = Round { $round } of { $rounds }
tournament-over = { $rounds ->
    [one] Finished after 1 round
   *[other] Finished after { $rounds } rounds
}
tournament-won-you = You won the tournament.
tournament-won = { $count ->
    [one] { $names } won the tournament.
   *[other] { $names } share first place.
}
tournament-game = tournament
tournament-game-at = This game is part of a tournament
tournament-new = Set up a tournament
tournament-game-of = { $game } ({ $least } to { $most } players)
tournament-seats = Seats per table
tournament-rounds = Rounds
tournament-time = Clock
tournament-create = Set it up
tournament-how = Everyone plays the same cards, so luck counts for little: in each round you’re compared with the players in your seat at the other tables. Captains take the seats that are left.
tournament-own = Your tournaments
tournament-open = Open to everyone
tournament-none = No tournaments to join right now.
tournament-new-note = Anyone on this server can take part. For friends only, set it up on your club’s page.
tournament-look = Open the tournament

tournament-of = Tournament of { $club }
tournament-anybody = Open to everyone
tournament-takes-part = { $count ->
    [0] Nobody has joined yet.
   *[other] Players: { $names }
}
tournament-enter = Join
tournament-withdraw = Withdraw
tournament-begin = Start round { $round }
tournament-begin-now = Start round { $round } now
tournament-end = End after this round
tournament-end-sure = Yes, no more rounds
tournament-call-off-sure = Yes, call it off
tournament-end-games = Is someone not finishing?
tournament-end-games-note = You can end the games that are still being played. They don’t count, and the round is over.
tournament-end-idle-note = You can end games in which nothing has happened for { $idle }, unless it’s your turn. They don’t count, and the player who should have moved is out of the tournament.
tournament-idle-minutes = { $count } minutes
tournament-idle-days = { $count } days
tournament-end-games-now = End these games
tournament-still = Two rounds are still being played.
tournament-still-advice = Wait until the first of them is over, or end its games.
tournament-call-off = Call off
tournament-alone = A round needs at least { $least } players.
tournament-goes-on = The round ends when all its tables have finished. The next one then starts by itself.
tournament-last = The round ends when all its tables have finished.
tournament-your-table = Go to your table
tournament-standings = Standings
tournament-no-standings = The standings appear after the first round.
tournament-place = Place
tournament-player = Player
tournament-round = Round { $round }
tournament-short = R{ $round }
tournament-points = Points
tournament-wins = Won
tournament-fair = Won, without luck
tournament-explained = Everyone in your seat had the same cards, so we compare you with them, not with the people at your own table: winning there with the better cards can bring 0. A round is worth { $most } points if you did better than everyone in your seat, 0 if you did worse than all, and ties count half. Better means the higher place, then more points. If players have the same points, games won decide.
tournament-fair-explained = “Won” counts the games you won at your own table. “Won, without luck” subtracts what the cards you drew were worth, as the game review estimates it: above “Won” if you were unlucky, below if you were lucky.
tournament-fair-soon = The column without luck appears soon.
tournament-at = { $name } (seat { $seat })
tournament-table-playing = being played
tournament-table-over = finished
tournament-table-ended = ended early, doesn’t count
tournament-watch = Replay

tournament-link = Invite others with this link
tournament-no-name = To join, enter a name.
tournament-no-name-advice = Go back and fill it in.
tournament-full = { $most } players have already joined, so there’s no room for more.
tournament-full-advice = Set up another tournament.
tournament-too-many-own = You can have { $most } tournaments at a time. Finish one first.
tournament-too-many = A club has at most { $most } tournaments at a time. Finish one first.
tournament-too-few = A round needs at least { $least } players.
tournament-too-few-advice = Wait until others join.
tournament-gone = This tournament doesn’t exist.
tournament-gone-advice = Someone may have called it off.
tournament-no-more = This tournament has no more rounds.
tournament-no-more-advice = Set up a new one.
tournament-not-yours = Only the player who set up the tournament or founded its club can do this.
tournament-not-yours-advice = Ask them to do it.
tournament-failed = The round can’t start: this server doesn’t have the game any more.
tournament-failed-advice = Ask the server’s operator.
