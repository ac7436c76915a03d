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
history-stood-in = a computer player stood in for somebody
history-voyage = a first voyage
history-played-on = went on from another game
history-went-back = went back
history-deal = a deal that several tables played
history-look = How it ended
history-replay = Replay
history-pages = Pages
history-page = Page { $here } of { $last }
history-newer = Newer
history-older = Older

history-statistics = What the games say
history-counted = Only games count here that were played to their end by the same players on one seat each: no first voyages, none that went on from another game or went back, and none in which a computer player stood in. A deal that others still play shows up when it has closed. In brackets stands where your true share of wins lies with a confidence of 95 %.
history-few = { $games ->
    [one] One game says very little.
   *[other] { $games } games say little: chance may be behind all of it.
}
history-seats = Seats
history-played = Games
history-won = Won
history-even = Equals would win
history-place = Mean place
history-points = Mean points
history-interval = { $low } to { $high } %
history-mean-best = { $mean }, at best { $best }
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
history-unrated = Not rated: games ended early, first voyages, games that went on from another, games in which a computer player ever stood in, one person on several seats, games that have gone back, and deals that several tables play. Who deletes everything becomes nobody in the games of others, somebody new in each.

history-reliability = With others
history-stayed = You stayed to the end in { $finished } of { $begun } games with other people.
history-in-time = { $in_time } of your { $turns } turns at tables with clocks were in time.
history-reliability-note = In the lobby, the first number stands beside your name. Games that all agreed to end count for nothing. Turns are counted in games that ended since this server counts them, and the time in which it did not run is nobody’s fault.
lobby-stayed = stayed to the end in { $finished } of { $begun } games

# Clubs

page-clubs = Clubs

title-clubs = Clubs
title-club = { $name }

club-what = A club is a page of what its members have played with each other: a household, a group of friends. Whoever has its link may look and join.
club-found = A new club
club-title = Name of the club
club-found-now = Make the club
club-join = Join
club-join-note = Members see here which games they finished with each other and how these ended, and so does everybody with this link. You can leave at any time.
club-own = What one has played
club-years = Years
club-all-years = all years
club-none = The finished games will stand here in which at least two members sat.
club-counted = { $games ->
    [one] 1 game
   *[other] { $games } games
} with each other, { $period }
club-member = Member
club-wins = Won
club-rating = Rating
club-newest = Newest games
club-outcome = { $name }: place { $place }, { $points } points
club-others = { $others ->
    [one] and 1 other
   *[other] and { $others } others
}
club-how = What counts
club-how-note = Places, wins and ratings are those of the members among each other; others at the table, computer players too, count for nothing. Those who share a first place share the win. Only games count that were played to their end by the same players on one seat each, without stand-ins and first voyages. Everybody’s rating begins at 25 in each table; the true value lies with a chance of about 95 % within what stands after ±. Games at tables that are closed to others stay out.
club-belong = You belong to this club
club-link = Its link
club-link-note = Send it to those who shall join, or only look.
club-founder = Change the club
club-rename = Rename
club-members = Members
club-sure = Yes, delete this club. The games stay.
club-delete = Delete the club
club-leave = Leave the club
club-shared = { $names }. { $games ->
    [one] 1 game
   *[other] { $games } games
} with each other, { $period }.

club-no-name = Write a name by which the others know you.
club-wrong-title = A club’s name has 1 to { $most } letters. Write another.
club-full = A club has at most { $most } members.
club-full-advice = Ask its founder to remove somebody who plays no more.
club-gone = There is no such club.
club-gone-advice = Its founder may have deleted it, or the link is not whole. Ask whoever sent it.
club-not-founder = Only the founder of a club can do this.
club-not-founder-advice = Ask the founder to do it.
club-too-often = That was very often in a short time.
club-too-often-advice = Wait a little, then try again.
club-not-sure = Nothing was deleted. Tick the box if you want the club to be deleted.
