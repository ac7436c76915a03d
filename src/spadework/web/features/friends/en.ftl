# The people one has played with

page-friends = People
title-friends = People you’ve played with
friends-what = When you open a table, you can ask them to join it.
friends-none = No one yet. After your first game with other people you’ll find them here.
friend-about = { $games ->
    [one] 1 game together
   *[other] { $games } games together
}, last on { $day }
friend-block = Block
friend-unblock = Unblock
friends-blocked = Blocked
friends-block-note = Someone you block can’t sit down at a table with you, can’t ask you to one, and you don’t see what they say. We don’t tell them.

friend-asks = { $name } asks you to play.
gathering-ask = Ask someone you’ve played with
gathering-ask-note = They’ll see it on their home page and get a notification if they want any.
friend-ask = Ask { $name }
friend-asked = { $name } (asked)

error-blocked = You’ve blocked someone at this table.
error-blocked-advice = Choose another table, or unblock them on the page “People”.
error-too-many-blocked = You can block at most { $most } people.
error-too-many-blocked-advice = Unblock someone first.
