# The waiting room: seats and invitation links

waiting-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
waiting-missing = Waiting for { $names }.
waiting-late = Everyone has a seat, but the deal is waiting for { $names }. Every player’s browser has to add a random number. The game starts when they open this page again.
waiting-dealing = Everyone is here. Dealing …
waiting-starts = The game starts by itself when everyone is here.
waiting-club = The members of { $club } see this table and can sit down.
waiting-link = Invitation link
waiting-link-note = It works for every open seat. Your friends sit down one after another.
waiting-code = The same link as a QR code for a phone’s camera
waiting-reserved = Link for { $name }
waiting-closed = Only you can open this link.
waiting-closed-advice = Only this computer can reach Spadework. Stop it (Ctrl+C), start it with “{ $command }”, and reload this page. The table stays.
waiting-address = If your friends can’t open it, try another address of this computer:
waiting-fill = Computer player for open seats
waiting-fill-now = Fill the seats and start
waiting-sit = Sit down
waiting-resize = Change the number of players to
waiting-resize-now = Change
waiting-resize-note = When no seat is open any more, the game starts.
waiting-setup = Change the series and the options
waiting-reserved-sit = Take your seat
waiting-leave = Leave the table
waiting-free = Open up the missing players’ seats
waiting-cancel = Cancel the table …
waiting-cancel-note = Everyone waiting here is told, and the links stop working.
waiting-cancel-now = Cancel the table
seat-reserved = seat kept
seat-reserved-for = { $level }, until { $name } sits down

error-cancelled = This table was cancelled.
error-cancelled-advice = Its host called it off. Look for another table in the lobby, or open one yourself.
error-waiting = You can’t do that at this table any more.
error-waiting-advice = The table has moved on, or it’s not your decision. Go back to the table to see how things stand.
error-held-up = You can’t sit down here again: the deal waited too long for you.
error-held-up-advice = Ask the host for an invitation, or look for another table in the lobby.
error-no-seat = There’s no seat left for you at this table.
error-no-seat-advice = Someone was faster. Look for another table in the lobby.
error-too-many-seats = You sat down at a lot of tables in a short time.
error-too-many-seats-advice = Wait a moment, then try again.

# The lobby

page-lobby = Lobby
home-lobby = Find opponents
title-lobby = Lobby: find opponents
new-joining = Who can take the open seats?
joining-link = People with the link
joining-anybody = Anyone (shown in the lobby)
joining-club = Members of { $club } and people with the link
lobby-heading = Find opponents
lobby-now = Play any game now
lobby-now-one = Play this game now
lobby-now-note = You join the table that has been waiting longest. If there is none, we open one for you and the next player joins you.
lobby-games = Games
lobby-all = All games
lobby-open = { $open ->
    [one] 1 of { $seats } seats open
   *[other] { $open } of { $seats } seats open
}
lobby-here = someone is there
lobby-away = nobody is there right now
lobby-minutes = open for { $minutes } min
lobby-hours = open for { $hours } h
lobby-days = { $days ->
    [one] open for 1 day
   *[other] open for { $days } days
}
lobby-more = { $count ->
    [one] One more table is open.
   *[other] { $count } more tables are open.
}
lobby-none = No open tables right now. Open one, and the next player will find it here.
lobby-choose = Choose a game
lobby-news = Open tables: { $count }
lobby-back = Back to my table
error-too-many-open = You already have { $most } tables waiting in the lobby.
error-too-many-open-advice = Cancel one, or wait until it is full.
