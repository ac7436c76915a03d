# Notifications

notice-asked = { $game }: a player asks for a takeback. Answer now.
notice-turn = { $game }: it’s your turn.
notice-late = { $game }: less than two hours left for your move.
notice-deal = { $game }: the deal is waiting for you. Open the table for a moment.
notice-begun = { $game }: your game has started.
notice-over = { $game }: your game is over.
notice-rematch = { $game }: you’re invited to a rematch.
notice-ask = { $game }: { $name } invites you to play.
notice-club = { $game }: { $name } opened a table for { $club }.
notice-date = { $club } is playing { $game } soon: { $day } ({ $zone }).
notice-date-asked = { $club } is playing { $game } soon: { $day } ({ $zone }). Are you coming?
notice-date-open = { $club }: your table for { $game } is open.
notice-tournament = { $name } set up a tournament: { $game }. Are you taking part?
notice-round = { $game }: round { $round } of the tournament has begun. Your table is ready.
notice-tournament-over = { $game }: the tournament is over. See the standings.
notice-settled = { $game }: nothing is waiting for you.
notice-trial = This is how Spadework notifies you.

# The page of notification settings

page-notices = Notifications
title-notices = Notifications
notices-lead = Games over several days go on while you’re away. You can get a notification when it’s your turn or your time is running out, the game starts or ends, the deal is waiting for you, or the others want a takeback or a rematch. You get it a minute after you leave the table, and only once. When someone opens a table for one of your clubs, you’ll hear about it right away, and we’ll remind you before your clubs’ dates. A notification says nothing about the game itself.
notices-ways = Where you’re notified
notices-browser = Browser ({ $host })
notices-webhook = Address at { $host }
notices-since = since
notices-try = Send a test
notices-remove = Turn off
notices-push = In this browser
notices-push-note = You get notifications even when Spadework is closed. They are encrypted and come through your browser maker’s service.
notices-push-on = Turn on in this browser
notices-push-here = Notifications are on in this browser.
notices-push-another = This browser may still show notifications for someone else who used it.
notices-push-stop = Turn those off
notices-push-denied = This browser blocks notifications from this site. Allow them in its settings, then try again.
notices-push-failed = That didn’t work. Try again later.
notices-push-unable = This browser can’t do it here. You need an https:// address and, on an iPhone or iPad, this site on your home screen.
notices-own = At your own address
notices-own-note = Spadework can send a line of text to an address at { $hosts }, for example to a topic of yours. Anyone who knows the topic can read it, so choose one that’s hard to guess.
notices-address = Address
notices-add = Notify this address
notices-wrong-address = This address doesn’t work. It should look like https://{ $hosts }/your-topic
notices-wrong-scheme = The address must start with https://
notices-wrong-host = The address must be at one of these hosts: { $hosts }
notices-wrong-port = This port isn’t allowed. Allowed: { $hosts }
notices-none = This server can’t notify you while no page is open. While one is open, its title shows how many tables are waiting for you, and a sound at the table can tell you when it’s your turn.

error-push = This server doesn’t know your browser’s push service.
error-push-advice = Try another browser, or ask the server’s operator.
error-many-ways = You already get notifications in a lot of places.
error-many-ways-advice = Turn one off first.
error-too-many-trials = That was a lot of tests.
error-too-many-trials-advice = Wait a minute.
