# The server: titles, forms, refusals, errors.

default-player = Player { $number }
crew-1 = Bess
crew-2 = Finch
crew-3 = Hook
crew-4 = Ivy
crew-5 = Jonah
crew-6 = Mags
crew-7 = Ned
crew-8 = Rosie
default-list = { $first } and { $last }

title-home = Treasure-hunting games for your browser
title-decks = Your own cards: { $game }
title-new = New table: { $game }
title-table = { $game }
title-your-turn = Your move – { $game }
title-over = Game over – { $game }
title-join = You’re invited: { $game }
title-join-from = { $host } invites you: { $game }
title-replay = Replay: { $game }
title-rules = Rules: { $game }
title-one-page = { $game } on one page
title-deal = The same deal for everyone: { $game }
title-verify = Was the deal fair?
title-error = That didn’t work

seat-computer = computer, { $level }
seat-open = open seat
seat-spectator = Spectator

kind-me = Me
kind-here = On this device
kind-link = By link
kind-computer = Computer

level-deck-hand = Deck hand: still learning, makes mistakes
level-mate = Mate: plays by experience
level-captain = Captain: thinks ahead
level-admiral = Admiral: thinks ahead for longer
level-deck-hand-name = Deck hand
level-mate-name = Mate
level-captain-name = Captain
level-admiral-name = Admiral
level-own = { $name } (only on this server)
level-own-server = { $name }: a player found only on this server

against-deck-hand = { $others ->
    [1] the deck hand
   *[other] { $others } deck hands
}
against-mate = { $others ->
    [1] the mate
   *[other] { $others } mates
}
against-captain = { $others ->
    [1] the captain
   *[other] { $others } captains
}
against-admiral = { $others ->
    [1] the admiral
   *[other] { $others } admirals
}
level-strength = wins { $wins } of 100 games against { $others }
level-strength-of-many = wins { $wins } of 100 games against { $others }; an equal player would win { $even }

status-gathering = Waiting for players
status-awaited = Open it to start the deal
status-your-turn = Your move
status-waiting = Waiting for others
status-over = Finished

hint-expected = wins about { $wins } of 100
hint-only = the only sensible move
hint-close = { $expected }, no clear difference

# New table, sitting down

hints-alone = Only me, when I play alone
hints-everybody = Everyone at the table
hints-nobody = No one
form-seats = Choose { $least } to { $most } players.
form-kind = Seat { $number }: choose who plays.
form-level-seats = Seat { $number }: this computer player can’t play with this number of players.
form-level = Seat { $number }: choose a computer player.
form-choice = You can’t choose “{ $choice }” here. Pick one of the options.
form-long-name = “{ $name } …” is too long. A name has at most { $most } characters.
form-strange-name = A name contains characters we can’t show. Use ordinary letters, digits and punctuation.
form-same-name = Two players can’t both be called “{ $name }”. Rename one of them.
form-no-record = There is no record here. Choose a record saved from a finished game.
form-not-text = This file is not a record. Choose a record saved from a finished game; its name ends in .json.

# Moves and other messages that are refused

refused-rule = Rule { $rule } doesn’t allow “{ $move }” here.
refused-illegal = You can’t play “{ $move }” now. Choose one of the moves on offer.
refused-stale = Too late: the table has moved on. Choose again.
refused-not-your-turn = It’s not your turn.
refused-not-your-seat = This is not your seat.
refused-not-dealt = The game hasn’t started yet. Someone is still missing.
refused-tutorial = This is a tutorial. Do what the guide asks, or let it show you.
refused-over = The game is over.
refused-not-stored = We couldn’t save your move, so it wasn’t played. Try again.
refused-conflict = The table has changed. Choose again.
refused-void = This deal is void. We’re sealing a new one and asking every browser for a new random number.
refused-commit-first = The others haven’t fixed their random numbers yet. Wait until the table asks for yours.
refused-other-part = This is not the random number that was fixed for this seat.
refused-malformed = The server didn’t understand this page. Reload it.
refused-too-large = This message is too long. Reload the page.
refused-too-fast = Too many messages at once. Wait a moment, then reload the page.
refused-stays-nothing = You have no move to take back.
refused-stays-over = The game is over. You can’t take anything back.
refused-stays-chance = You can’t take this back: something was drawn at random, or others may react.
refused-stays-known = You can’t take this back: someone has learned something from it.
refused-stays-moved = You can’t take this back: someone has moved since.
refused-stays-answered = You can’t take this back: everyone else has answered.
why-wait = It’s not your turn. Waiting for { $names }.
why-ask = Not now. { $ask }
why-rule = Not now (rule { $rule }). { $ask }
refused-no-hints = This table plays without hints.
refused-hint-stale = The table has moved on. Ask again if you like.
refused-hint-failed = The captain has no answer right now. Ask again.
refused-connections = You have this site open too often. Close some tabs, then reload the page.

# Fair chance

verify-right = This record is valid: every move is legal, and every draw is genuine.
verify-simulated = This record is valid: every move is legal, and every draw matches game { $number } of seed { $seed }. It is a simulated game, so nobody sealed its deal.
verify-unfinished = This record is unfinished. What it holds is valid, but the game goes on after it. The end may have been cut off.
verify-missing = Careful: { $missing } of { $seats } random numbers are missing. The dealer could have chosen the deal.
verify-wrong = This record is not valid.
verify-reason = Reason:

# Error pages

page-to-games = Back to the games
error-watch = Watch

error-no-page = This page doesn’t exist.
error-no-page-advice = Check the address, or start from the list of games.
error-no-table = This table doesn’t exist.
error-no-table-advice = Check the link, or ask for a new one.
error-no-invitation = This invitation doesn’t lead to a seat.
error-no-invitation-advice = Check that the link is complete, or ask for a new one.
error-seat-taken = Someone already sits here.
error-seat-taken-advice = All seats at this table are taken. Ask your host for another table.
error-too-many-pages = You opened a lot of pages in a short time.
error-too-many-pages-advice = Wait a few seconds, then reload the page.
error-too-many-tables = You opened a lot of tables in a short time.
error-too-many-tables-advice = Wait a minute, then open the next one.
error-too-many-unfinished = You have { $most } unfinished games.
error-too-many-unfinished-advice = Finish one, or cancel a table that hasn’t started.
error-table-game = This table plays “{ $game }” (rules version { $version }), which is no longer installed here.
error-table-game-advice = Install the game again, then reload this page.
error-table-rules = This table started with version { $version } of the rules. This server knows them up to version { $now }.
error-table-rules-advice = The server needs the version of Spadework that the table started with, or a newer one.
error-table-deck = This table’s deck “{ $deck }” has changed or is gone. The table started with version { $version } of the rules.
error-table-deck-advice = Restore the deck file, or open a new table.
error-table-damaged = We can’t read this table’s data.
error-table-damaged-advice = The database was changed from outside. Restore a backup, or open a new table.
error-table-broken = This table’s data (rules version { $version }) contains an illegal move: entry { $number } doesn’t fit.
error-table-broken-advice = The database was changed from outside. Restore a backup, or open a new table.
decks-not-text = This is not a text file. Choose your deck file; its name ends in .toml.
decks-no-file = There is no file here. Choose your deck file.
error-too-many-decks = You’re adding decks very fast.
error-too-many-decks-advice = Wait a minute, then try again.
error-many-decks = You already keep { $most } decks.
error-many-decks-advice = Remove one first.
error-deck = The deck “{ $deck }” can’t be used.
error-deck-advice = Fix the deck file, or choose another deck. On the command line, “spadework simulate” with “--option deck=” and its name tells you what is wrong.
error-not-dealt = The game hasn’t started yet.
error-not-dealt-advice = Come back when everyone is seated.
error-not-over = The game is still running, and its record holds every secret.
error-deal-ended = This deal is closed. There’s a new one every day.
error-deal-ended-advice = Play the deal of the day, or start a new one.
error-deal-unplayed = Others are still playing this deal. You’ll see their tables when you’ve finished it, or when it closes.
error-deal-unplayed-advice = If you take part, play your own table first. Otherwise come back later.
error-deal-open = Others are still playing this deal. Its record and its secret are shown when it closes.
error-deal-open-advice = Come back when the deal is closed.
error-again = Only players of this game can start a rematch.
error-again-advice = Open your own table for this game.
error-not-over-advice = Come back when the game is over.
error-not-your-eyes = You can’t see another player’s view while the game is running.
error-not-your-eyes-advice = Choose your own seat or the spectator’s view. When the game is over, you can choose any seat.
error-no-step = This step doesn’t exist. The last one is { $steps }.
error-no-step-advice = Choose an earlier step.
error-unchecked = We couldn’t check this record within { $seconds } seconds.
error-unchecked-advice = Check it yourself: “spadework verify” does the same without a time limit.
error-busy = We’re checking a lot of records right now.
error-busy-advice = Try again in a minute, or check it yourself with “spadework verify”.
error-too-large = That’s too large. The limit is { $most } kilobytes.
error-too-large-advice = Send a smaller file or a shorter text.
error-other-site = This form came from another site or another address.
error-other-site-advice = Open the page here, then send the form again.
error-storage = We can’t read or save tables right now.
error-storage-advice = Try again in a moment. If it doesn’t help, the server’s log has the reason.
error-address = Part of this address is wrong.
error-address-advice = Check the address, or start from the list of games.
error-method = This address doesn’t work like that.
error-method-advice = Go back and use the page’s links and buttons.
error-form = We couldn’t read the form.
error-form-advice = Go back, reload the page and send the form again.
error-failure = Something went wrong. It’s not your fault.
error-failure-advice = Reload the page. If it happens again, give the server’s operator the number { $number }. It leads to the reason in the log.

title-preparing = Getting { $game } ready
preparing-left =
    { $seconds ->
        [one] Getting { $game } ready: about one second left.
       *[other] Getting { $game } ready: about { $seconds } seconds left.
    }
preparing-ready = { $game } is ready.
preparing-why = This happens once, after Spadework is installed or updated. The page continues by itself.
preparing-lost = The server isn’t answering. Trying again.

# Every page

page-skip = Skip to content
page-settings = Language and colours
page-dark = Dark
page-light = Light
page-auto = Match device colours
page-games = Games
page-verify = Check the deal
page-rules = Rules
page-wrong = That didn’t work:
page-status = Error { $status }

# Home

home-heading = Pull up a chair. There’s treasure to find.
home-lead = Treasure-hunting games for your browser. Play with friends or against the computer. Free, no account needed.
home-tables = Your tables
home-games = Choose your adventure
home-play = Play now
home-friends = Invite friends
home-rules = How to play
home-visit = Go to the table
home-go-on = Continue
home-look = View
home-older = Older tables
home-begun = started on
home-moment = A scene from { $game }

facts-players = players
facts-seats = { $least }–{ $most }
facts-minutes = { $minutes } min
facts-effort-light = Easy
facts-effort-middling = Medium
facts-effort-demanding = Deep

# Dates

date-weekdays = Monday Tuesday Wednesday Thursday Friday Saturday Sunday
date-months = January February March April May June July August September October November December
date-day = { $weekday }, { $day } { $month }
percent = { $number }%
date-time = { $day }, { $time } (UTC)

# Link previews

share-site = Treasure-hunting games for your browser. Play with friends or against the computer. Free, no account needed.
share-picture = A sea chart with an island, a ship and a compass rose

# Names of the players in sample positions, one for each possible seat

moment-names = Ada Bo Cleo Dov Emil Fay Gus Hedy

# New table, sitting down

new-heading = New table
new-seats = How many players?
new-unused = Seats beyond this number stay empty, whatever you choose below.
new-seat = Seat { $number }
new-who = Who sits in seat { $number }
new-level = Computer player in seat { $number }
new-levels = Computer players
new-name = Name in seat { $number }
new-link = You’ll get a link
new-more = More options
new-hints = Who may ask for hints?
new-hints-note = On your turn, “What would the captain do?” shows you three moves and how often each one wins. The people you invite see this before they sit down.
new-decks = Use your own cards
new-begin = Open the table

# Decks

decks-heading = Your own cards
decks-lead = Do you own a copy of this game, or have ideas for other cards? Type them in and play with them here.
decks-how = In three steps
decks-download-note = Start with the cards that come with this game.
decks-download = Download the deck file
decks-change = Change it in any text editor. The file explains itself. Give your deck its own title.
decks-file = Your deck file
decks-bring = Check and save
decks-limits = You can keep up to { $most } decks of 64 kB each. People you play with see the cards, but only you can choose the deck.
decks-line = Line { $line }:
decks-kept = Your decks
decks-none = You have no decks yet.
decks-play = Play with it
decks-save = Download
decks-remove = Remove
decks-new-table = Open a new table
join-lead = Take seat { $number }. The game starts when everyone is here.
join-name = Your name at the table
join-hints = This table allows hints: on your turn, you can ask what the captain, a strong computer player, would do. By sitting down you agree to this.
join-sit = Sit down

# The table

table-people = Who is at the table
table-you = you
table-noscript = You need JavaScript to play. Without it you can watch every move here:
table-replay = Replay
table-retry = Try again now
table-lobby = Waiting room
table-copy = Copy
table-send = Send
table-copied = Copied.
table-again = Play again
table-record = Save the record
table-board = The table
table-opening = Setting up the table …
table-bar = Your move
table-news = Latest events
story-retell = Show again
story-skip = Skip
table-back = Take back
table-back-step = Back
table-aside = Moves, log and more
table-moves = All moves ({ $count })
table-type = Type a move
table-type-hint = Type it as shown next to the moves below.
table-play = Play
table-log = Game log
table-about = About this table
table-curtain = Pass the screen on. Everyone else, look away.
table-hint = What would the captain do?
table-hint-thinking = The captain is thinking …
table-hint-lead = The captain’s choices, best first:
table-hints = Hints: on your turn, you can ask the captain.
table-no-hints = No hints.
ending-stood-in = A computer player stood in for { $names }.
table-close = Close
table-tab = Open in a new tab
table-waiting = Waiting for { $names }.
table-nothing = Nothing to do right now.
table-reacting = Waiting for reactions.
table-confirm = Choose your move
table-sending = Sending your move …
table-over = The game is over.
table-ready = Confirm, or keep choosing.
table-final = You can’t undo this. Confirm it, or choose another move.
table-partial = Keep choosing: { $count } options left.
table-turn = Next option ({ $shown } of { $of })
table-unknown = You can’t play “{ $move }” now.
table-hand = Hand over
table-anyone = Who’s taking over?
table-person = { $name }, it’s your turn
table-show = I’m { $name }, show my table
table-lost = Connection lost. Trying again in { $seconds } s.
table-gone = The connection was closed. Reload the page.
table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
table-total = Total
table-tie = { $names } were tied on points: the tie-break decided.
table-picture-failed = We couldn’t draw the table. You can still use the list of moves.

# The end

verdict-you-win = You won with { $points ->
    [one] 1 point
   *[other] { $points } points
}
verdict-you-place = You finished { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}
verdict-you-share = You share the victory with { $names }, { $points ->
    [one] 1 point
   *[other] { $points } points
} each
verdict-wins = { $name } won with { $points ->
    [one] 1 point
   *[other] { $points } points
}
verdict-share = { $names } share the victory, { $points ->
    [one] 1 point
   *[other] { $points } points
} each
verdict-margin = That’s { $margin } more than { $name }.

title-ending = Final result: { $game }
ending-chart = Points, turn by turn
ending-table = Show as a table
ending-turn = Turn
ending-why = What decided it
ending-scores = Final scores
ending-again = Watch again
ending-more = More
ending-watch = Watch this turn
ending-svg = Save the board (SVG)
ending-png = Save as PNG
ending-share = Share the picture
rematch-invites = { $name } has opened the next game.
rematch-join = Join
rematch-watch = Watch

# Settings of the table page

settings-heading = Settings
settings-confirm = Confirm moves
settings-confirm-matters = When it matters
settings-confirm-matters-note = A clear choice is played right away if you can take it back.
settings-confirm-always = Always
settings-confirm-always-note = Every move needs a second click.
settings-confirm-never = Never
settings-confirm-never-note = A clear choice is played right away, even if you can’t take it back.
settings-single = Play my only move for me
settings-single-note = If there’s nothing else to do, after a short pause.
settings-pace = Animations
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-off = Off
settings-sound = Sounds
settings-volume = Volume
settings-name = Your name at this table
settings-kept = Saved in this browser, for all tables.
settings-done = Done

# Keys

keys-heading = Keys
key-play = Enter
keys-play = Play the chosen move, or click the focused item
key-back = Esc
keys-back = Undo the last click
key-undo = Ctrl+Z
keys-undo = Undo the last click or move, or ask for a takeback
key-turn = R
keys-turn = Show the next option
key-arrows = Tab, arrows
keys-arrows = Move the focus on the board
key-hint = H
keys-hint = Ask the captain
key-skip = N
keys-skip = Skip to the end of the animation
key-log = L
keys-log = Open the game log
key-moves = M
keys-moves = List all moves, or type one
key-settings = S
keys-settings = Open the settings
key-explain = E
keys-explain = Explain something
key-help = ?
keys-help = Show these keys

# Fairness

fair-short = Fair deal: seal { $digest } …
fair-sealed = Everything random at this table comes from a secret that was fixed before the deal. This is its seal, the SHA-256 hash of the secret. You’ll see the secret itself when the game is over.
fair-more = What this proves

# Replay

replay-heading = Replay: { $game }
replay-steps = Steps
replay-place = Step { $step } of { $steps }
replay-slider = Go to step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
analysis-ask = What would the captain have done?
analysis-lead = The captain’s choices for { $name }, best first:
analysis-played = { $name } played this.
analysis-none = There was nothing to decide at this step.
replay-first = First
replay-previous = Back
replay-next = Next
replay-last = Last
replay-eyes = View as
replay-log = Game log so far
replay-link = Copy link to this step
replay-table = Back to the table
replay-failed = We couldn’t load this step. Check your connection.

# Rules

rules-where = This game
rules-contents = Contents
rules-goal = The goal
rules-one-page = On one page
rules-search = Search
rules-found-none = Nothing found.
rules-found-one = 1 match.
rules-found-many = { $count } matches.
rules-now = now
rules-print = Print
rules-whole = Full rule book

# Checking the deal

check-of = { $game } for { $seats } players: { $moves ->
    [one] 1 move.
   *[other] { $moves } moves.
 }
check-names = The players in the record are { $names }. Nothing proves these names, or who made a move.
check-numbers = This table’s numbers
check-commitment = Seal, shown before the deal
check-contributions = Each browser’s random number
check-computer = computer player, adds no number
check-missing = missing: the server could have chosen the deal
check-awaited = still to come
check-shared = Several tables play this deal, so everything random in it comes from the server’s secret alone. The server’s operator could have chosen the deal, and knows it.
check-secret = The server’s secret
check-still-secret = Shown when the game is over.
check-how = What we check, and what it proves
check-before = Before the deal, the server shows a seal: the SHA-256 hash of its secret. Then each player’s browser adds a random number. Everything random in the game comes from the secret and these numbers together. Dealing starts only when every player’s number is there. If someone leaves, there is a new secret, and new numbers.
check-after = After the game, the server shows the secret. We check that it matches the seal, that every card and every draw comes from it, and that every move was legal. So nobody, not even the server, changed anything after the deal.
check-back = If everyone at the table agrees, moves can be taken back. What you’ve seen, you’ve seen. And because every draw follows from the secret and the moves, the same moves bring the same cards again. Moves taken back are not in the record.
check-limits = It doesn’t prove that nobody looked: the server’s operator could read the secret during the game. Play on servers you trust.
check-other = Check another record
check-file = Saved record
check-check = Check it

# Tutorial
tutorial-guide = Tutorial
tutorial-lesson = Step { $number } of { $of }
tutorial-next = Continue
tutorial-previous = Back
tutorial-show = Show me
tutorial-soon = In a moment …
tutorial-play-on = Play on from here
tutorial-learned = You can play { $game } now!
tutorial-learned-count = { $count } of { $of } games learned
tutorial-play = Play a game
home-tutorial = Learn to play

# Explanations
explain-what = What is this?
explain-point = Click anything to find out what it is, or move to it with Tab and press Enter. Press Esc to stop.
explain-nothing = There’s nothing to explain here.

# Worked examples in rule books
example-back = Back
example-on = Next step

# The coach

settings-coach = Coach me
settings-coach-note = Against computer players only. Warns you before a costly move, once per decision.
coach-warns = The captain’s choice: { $better }. That wins about { $wins } of 100 games from here, your choice about { $own } (± { $error }).
coach-offer = Should the captain warn you before a costly move? You can change this in the settings at any time.
coach-yes = Yes, please
coach-no = No, thanks
coach-show = Show it
coach-play = Play mine anyway
look-back-heading = Your decisions
look-back-what = The captain reviews each of your decisions, using only what you could know at the time. It takes up to half a second for each.
look-back-begin = Review my decisions
look-back-progress = Decision { $number } of { $of } …
look-back-done = These cost you the most. The numbers come from thousands of simulated games and are not certain. Something you couldn’t know may have made your choice the better one.
look-back-none = You made no costly mistake, as far as the captain can tell.
look-back-failed = The captain couldn’t review everything. Check your connection.
coach-looked-back = You played: { $played }. Better, from what you could know: { $better }. That wins about { $wins } of 100 games instead of { $own } (± { $error }).

# The browser's own check of the deal

own-check-agrees = Your browser has checked the deal. The seal matches the secret, and every random number is the one fixed before the deal, yours included.
own-check-missing = Careful: the seal matches the secret, but some random numbers are missing ({ $missing }). The server’s operator could have chosen the deal.
own-check-unfinished = Careful: the record ends before the game does. The end may have been cut off.
own-check-void = Careful: your browser also gave its random number for deals at this table that were never played ({ $void }). The server’s operator could have looked at them first.
own-check-differs = This is not the deal your browser saw: the seal or a random number has been changed since. Save the record and ask the server’s operator.

# Shared deals

deal-of-day = Deal of { $day }
deal-of-friends = Deal for friends
deal-what = Everyone plays the same deal in the same seat, alone against captains. The same moves bring the same luck. No hints, one try. You’ll see the others’ results when you’ve finished.
deal-players = { $count ->
    [0] Nobody has played it yet.
    [one] One player so far.
   *[other] { $count } players so far.
  }
deal-ends = Open until
deal-ended = Closed.
deal-play = Play this deal
deal-to-table = To your table
deal-new = A new deal for friends
deal-compared = Compare results
deal-who = Player
deal-place = Place
deal-points = Points
deal-way = Moves
deal-place-of = { $place } of { $seats }
deal-same = The same moves as you.
deal-parting = First difference: { $turn }.
deal-later = Send this page’s link to anyone who wants to play it too.
deal-captain = The captain
deal-captain-plays = The captain is still playing your seat. Look again in a minute.
deal-today = Deal of the day

# Presence and connection status

presence-people = Who is at the table now
presence-here = here
presence-away = away
presence-lost = connection lost
presence-since = { $state } for { $time }
presence-to-move = to move
presence-you = You
line-stalled = The table isn’t answering. Trying to reconnect …
line-unsent = We’ll send your move when you’re back: “{ $move }”

# Leaving, substitutes, and early endings

substitute-plays = Computer ({ $level }) plays for { $name }
substitute-stands-in = Computer ({ $level }) stands in
substitute-plays-for-you = A computer player ({ $level }) plays for you. Take your seat back any time.
substitute-take-back = Take my seat back
substitute-ask = { $name } is away. Wait, or let a computer player stand in?
substitute-ask-left = { $name } has left. Wait, or let a computer player stand in?
substitute-choose = Let it play
substitute-level = Computer player
substitute-votes = { $votes } of { $needed } agree
substitute-wait = Wait
leave-stay = Stay at the table
leave-short = Leave …
leave-heading = Leave the table
leave-away = If you’re only stepping away for a moment, just close this page: the table waits for you.
leave-hand-over = Let a computer player take over
leave-others = Leave and let the others decide
leave-back = I’m back
leave-gone = You have left the game.
leave-returns = Your seat stays yours. Take it back any time. Results that a computer player gets for you don’t count for you in a series or a club.
end-wish = End the game now
end-why = The game ends without a result if all players agree.
end-asked = Someone wants to end the game now, without a result.
end-agree = Agree
end-withdraw = Play on after all
ended-early = The players ended the game early. There is no result.
status-ended = Ended early

refused-substitute = A computer player is playing for you. Take your seat back first.
refused-ended = The game was ended early.
refused-level = This computer player doesn’t exist.
refused-no-vote = There’s nothing for you to decide right now. Perhaps the player is back.
refused-not-now = You can’t do that at this table now.

# Time

time-heading = Time
time-note = Nobody loses on time. If a player runs out of time, the others can wait or let a computer player stand in. Computer players have no clock.
time-none = No clock
time-live = In one sitting
time-days = Over several days
time-live-bank = Each player starts with
time-live-bank-choice = { $number } minutes
time-live-more = Each decision adds
time-live-more-choice = { $number } seconds
time-days-bank = Each player starts with
time-days-bank-choice = { $number ->
    [one] 1 day
   *[other] { $number } days
}
time-days-more = Each decision adds
time-days-more-choice = { $number } hours
time-days-most = At most
time-days-most-choice = { $number } days
time-days-holidays = Holidays for each player
time-days-holidays-choice = { $number ->
    [0] none
   *[other] { $number } days
}
time-nights = Nights don’t count (22:00 to 8:00, local time of each player)
time-weekends = Weekends don’t count (local time of each player)
time-label = Time
time-terms-live = { $minutes } minutes, plus { $seconds } seconds for each decision
time-terms-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}, plus { $hours } hours for each decision, at most { $most } days; holidays: { $holidays ->
    [0] none
   *[other] { $holidays } days
}.
time-terms-nights = Nights don’t count.
time-terms-weekends = Weekends don’t count.
time-terms-nights-weekends = Nights and weekends don’t count.
clock-out = out of time
clock-left = { $time } left
clock-night = night
clock-weekend = weekend
clock-holiday = on holiday
substitute-ask-out = { $name } is out of time. Wait, or let a computer player stand in?
holiday-take = Go on holiday
holiday-days = Days of holiday
holiday-left = { $days ->
    [0] You have no full day of holiday left in this game.
    [one] You have 1 day of holiday left in this game. It stops your clock.
   *[other] You have { $days } days of holiday left in this game. They stop your clock.
}
holiday-on = You’re on holiday. Your clock is stopped.

# Players from files

own-failed = { $name } couldn’t choose a move. The mate moved for { $player }.
own-out = { $name } keeps failing. The mate plays for { $player } from now on.
own-gone = { $player } is not on this server right now. The mate plays for { $name }.
