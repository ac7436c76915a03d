# The people one has played with

page-friends = People
title-friends = People you know
friends-what = When you open a table, you can invite them from the waiting room.
friends-none = No one yet. You’ll find people here after your first game with them, and the members of your clubs.
friend-about = { $games ->
    [one] 1 game together
   *[other] { $games } games together
}, last on { $day }
friend-mate = in your club { $club }
friend-block = Block
friend-unblock = Unblock
friends-blocked = Blocked
friends-block-note = Someone you block can’t take a seat at your tables or invite you to theirs, and you won’t see their messages. We don’t tell them, but they may guess. Games you already share go on, rematches included.

friend-asks = { $name } invites you to play.
waiting-ask = Invite someone you know
waiting-ask-note = They’ll see it on their home page and get a notification if they want any.
friend-ask = Invite { $name }
friend-asked = { $name } (invited)
friend-declined = { $name } (can’t come)
friend-decline = Not now

error-blocked = You’ve blocked someone at this table.
error-blocked-advice = Choose another table, or unblock them on the page “People”.
error-too-many-blocked = You can block at most { $most } people.
error-too-many-blocked-advice = Unblock someone first.
