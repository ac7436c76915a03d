# Before the deal: who is there, links for friends

gathering-open = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
gathering-missing = Still to come: { $names }.
gathering-late = Everyone has a seat, but the deal waits for { $names }: nothing is dealt without every player’s part of the chance. It goes on by itself when that page is opened again.
gathering-dealing = Everyone is here. Dealing …
gathering-starts = The game begins by itself as soon as everybody is here.
gathering-link = Link for your friends
gathering-link-note = It holds for every open seat: whoever opens it sits down at the next one.
gathering-code = The same link as a QR code, for a phone’s camera
gathering-kept = Link for { $name }
gathering-closed = Nobody else can open this link.
gathering-closed-advice = Spadework listens to this computer only. Stop it (Ctrl+C), start it with “{ $command }”, and load this page anew: the table stays.
gathering-address = If friends can’t open it, try another address of this computer:
gathering-fill = Computer players for the open seats
gathering-fill-now = Start with them
gathering-sit = Sit down
gathering-leave = Leave the table
gathering-free = Open the seats of those who are missing
gathering-cancel = Cancel the table …
gathering-cancel-note = Everybody who waits here is told, and the links lead nowhere any more.
gathering-cancel-now = Cancel it
seat-kept = is asked to play again

error-cancelled = This table was cancelled.
error-cancelled-advice = Whoever opened it has called it off. Look for another in the lobby, or open one yourself.
error-gathering = That is no longer possible at this table.
error-gathering-advice = It has moved on meanwhile, or it is not yours to decide. Go back to the table to see how it stands.
error-held-up = You can’t sit down at this table again: the deal waited too long for you.
error-held-up-advice = Ask the host for an invitation, or look for another table in the lobby.
error-no-seat = There is no seat for you at this table any more.
error-no-seat-advice = Somebody was faster. Look for another table in the lobby.
error-too-many-seats = You have sat down at very many tables in a short time.
error-too-many-seats-advice = Wait a little, then try again.

# The lobby

page-lobby = Lobby
home-lobby = Play with whoever comes: the lobby
title-lobby = Lobby: tables for whoever comes
new-joining = Who may take the seats for friends?
joining-link = whoever gets the link
joining-anybody = anybody: the table stands in the lobby
lobby-heading = Tables for whoever comes
lobby-now = Any game, now
lobby-now-one = Play this game now
lobby-now-note = You sit down where somebody has waited longest. If nobody waits, a table opens for you, and the next one who comes joins you.
lobby-games = Games
lobby-all = All games
lobby-open = { $open ->
    [one] 1 of { $seats } seats open
   *[other] { $open } of { $seats } seats open
}
lobby-here = somebody is there
lobby-away = nobody is there just now
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
lobby-none = No table is open just now. Open one: whoever comes next will find it here.
lobby-news = Open tables: { $count }
lobby-back = Go back there
error-too-many-open = { $most } tables of yours wait in the lobby already.
error-too-many-open-advice = Cancel one of them, or wait until it is full.
