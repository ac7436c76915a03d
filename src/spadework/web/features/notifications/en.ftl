# Notices: what is told of tables to whoever is not there

notice-asked = { $game }: somebody asks to take moves back, and needs your answer.
notice-turn = { $game }: it is your move.
notice-deal = { $game }: the deal waits for you. Open the table for a moment.
notice-begun = { $game }: your table begins.
notice-over = { $game }: the game at your table is over.
notice-again = { $game }: the others want to play again, and ask you to.
notice-settled = { $game }: nothing waits for you any more.
notice-trial = This is how you are told of your tables.

# The page on which one chooses how to be told

page-notices = Notices
title-notices = Notices
notices-lead = Games over days go on while you are elsewhere. When you have been away from a table for a minute, you can be told that the deal waits for you, that it is your move, that the table begins or is over, that somebody asks to take moves back, or that the others want to play again. Each thing is told once, and nothing of the game.
notices-ways = You are told here
notices-browser = A browser ({ $host })
notices-webhook = An address at { $host }
notices-since = since
notices-try = Try it
notices-remove = Stop
notices-push = In this browser
notices-push-note = The notices appear even when no page of Spadework is open. They come encrypted, through the service of your browser's maker.
notices-push-on = Tell me in this browser
notices-push-here = This browser tells you.
notices-push-another = This browser may still show notices of somebody else who was here.
notices-push-stop = Stop those
notices-push-denied = This browser does not show notices of this site. Allow them in its settings, then try again.
notices-push-failed = It did not work. Try again later.
notices-push-unable = This browser can't do it here. It takes an address with https:// and, on an iPhone or iPad, this site on the home screen.
notices-own = At an address of your own
notices-own-note = Spadework can send a line of text to an address at { $hosts }, for example to a topic of your own. Whoever knows the topic reads along, so choose one that nobody guesses.
notices-address = Address
notices-add = Tell me there
notices-wrong-address = This is not an address that can be used. It looks like https://{ $hosts }/your-topic
notices-wrong-scheme = The address has to begin with https://
notices-wrong-host = The address has to be at one of these hosts: { $hosts }
notices-wrong-port = The port in the address is not allowed. Allowed are: { $hosts }
notices-none = Whoever runs this server has not set up a way to tell you while no page is open. As long as one is, its title says how many tables wait for you, and at a table a sound can tell that it is your move.

error-push = This browser's push service is not one that this server knows.
error-push-advice = Try another browser, or ask whoever runs the server.
error-many-ways = You are told by many ways already.
error-many-ways-advice = Stop one of them first.
error-too-many-trials = That was a lot of trials.
error-too-many-trials-advice = Wait a minute.
