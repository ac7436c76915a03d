# Clubs

page-clubs = Clubs

title-clubs = Clubs
title-club = { $name }

club-what = A club is your regular group, such as a family or friends: with dates, tables for its members, and all games you’ve played with each other. Anyone with the link can look and join.
club-found = New club
club-title = Club name
club-found-now = Create the club
club-join = Join
club-join-note = Members see the games they finished with each other and the results. So does anyone with the link. You can leave at any time.
club-years = Years
club-all-years = all years
club-none = No games yet. A finished game shows up here if at least two members played in it.
club-none-in = No games in { $period }.
club-counted = { $games ->
    [one] 1 game
   *[other] { $games } games
} with each other, { $period }
club-member = Member
club-wins = Won
club-rating = Rating
club-records = Worth seeing again
club-record-points = Most points: { $name }, { $points }.
club-record-close = Closest win: { $name }, { $points ->
    [0] on the tie-break
    [one] by 1 point
   *[other] by { $points } points
}.
club-newest = Newest games
club-outcome = { $name } { $place ->
    [1] won
    [2] finished second
    [3] finished third
    [4] finished fourth
    [5] finished fifth
   *[6] finished sixth
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}
club-others = { $others ->
    [one] and 1 other
   *[other] and { $others } others
}
club-how = What counts
club-how-note = Places, wins and ratings compare the members only. Other people and computer players at the table don’t count. If members share first place, they share the win. We count games that were played to the end by the same players, one seat each, without stand-ins and without tutorials. Everyone’s rating starts at 25 in each of these lists. Your true rating lies within the range after ± with about 95% confidence. Games at closed tables don’t count.
club-belong = You’re a member
club-open = Open tables
club-playing = Being played now
club-open-table = Open a table for the club:
club-opened = { $name } is waiting at a table for { $club }.
club-link = Club link
club-link-note = Send it to people who want to join or have a look.
club-founder = Manage the club
club-rename = Rename
club-members = Members
club-sure = Yes, delete this club. The games stay.
club-delete = Delete the club
club-leave = Leave the club
club-shared = { $names }. { $games ->
    [one] 1 game
   *[other] { $games } games
} with each other, { $period }.

club-no-name = Enter a name that the others know you by.
club-wrong-title = A club name has 1 to { $most } characters. Choose another.
club-full = A club has at most { $most } members.
club-full-advice = Ask its founder to remove a member who no longer plays.
club-gone = This club doesn’t exist.
club-gone-advice = Its founder may have deleted it, or the link is incomplete. Ask for a new one.
club-not-founder = Only the club’s founder can do this.
club-not-founder-advice = Ask the founder to do it.
club-too-often = That was a lot in a short time.
club-too-often-advice = Wait a moment, then try again.
club-not-sure = Nothing was deleted. Tick the box if you want to delete the club.

club-time = It’s time: { $club } is playing now.
club-not-member = Only members of the club can do this.
club-not-member-advice = Join the club first: its page has a button.

# Dates of clubs

dates = Dates
date-at = { $day }, { $time }
date-zone-of = time in { $zone }
date-weeks-0 = once
date-weeks-1 = every week
date-weeks-2 = every two weeks
date-weeks-4 = every four weeks
date-coming-yes = Coming: { $names }
date-coming-maybe = Maybe: { $names }
date-coming-no = Not coming: { $names }
date-answer = Are you coming?
date-answer-yes = Yes
date-answer-maybe = Maybe
date-answer-no = No
date-none = No date yet. When do you play next?
date-suggest = Set a date
date-game = Game
date-day-field = Day
date-time-field = Time
date-zone = Time zone
date-zone-note = For example Europe/Berlin. Everyone sees the time on their own clock.
date-repeat = Repeat
date-set = Set the date
date-note = When the time comes, a table opens by itself, here and on your home page, with seats for everyone who said yes or maybe, up to the game’s maximum.
date-reminds = Three hours before, we remind everyone who hasn’t said no, if they have notifications turned on.
date-calendar-add = Add to your calendar
date-calendar = Calendar link
date-calendar-note = Subscribe to it in your calendar program. Anyone with the link sees the dates.
date-skip = Skip this one
date-end = End the series
date-not-yours = Only the club’s founder and the member who set the date can do this.
date-not-yours-advice = Ask one of them to do it.
date-call-off = Call off
date-wrong-zone = We don’t know this time zone. Enter one like Europe/Berlin.
date-wrong-time = Enter a day and a time.
date-not-ahead = Choose a time in the future, at most a year ahead.
date-too-many = A club can have at most { $most } game dates. Call one off first.
date-gone = This game date doesn’t exist.
date-gone-advice = It is over, or someone has called it off.
