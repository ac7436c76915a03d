# What the server itself says: titles, forms, refusals, errors.

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
title-decks = Cards of your own: { $game }
title-new = New table: { $game }
title-table = { $game }
title-your-turn = Your move – { $game }
title-over = Game over – { $game }
title-join = A seat is kept for you: { $game }
title-join-from = { $host } keeps a seat for you: { $game }
title-replay = Replay: { $game }
title-rules = Rules: { $game }
title-one-page = { $game } on one page
title-deal = The same deal for everybody: { $game }
title-verify = Was the deal fair?
title-error = That did not work

seat-computer = computer, { $level }
seat-open = open seat
seat-spectator = Spectator

kind-me = Me
kind-here = At this screen
kind-link = By a link
kind-computer = Computer

level-deck-hand = Deck hand: learning the ropes, makes mistakes
level-mate = Mate: looks one move ahead
level-captain = Captain: thinks ahead
level-admiral = Admiral: thinks ahead for longer
level-deck-hand-name = Deck hand
level-mate-name = Mate
level-captain-name = Captain
level-admiral-name = Admiral
level-own = { $name } (only on this server)
level-own-told = { $name }: a player of this server’s own

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
level-strength-of-many = wins { $wins } of 100 games against { $others }; { $even } would be even

status-gathering = Not everyone is here yet
status-awaited = Open it, so that the cards can be dealt
status-your-turn = Your move
status-waiting = Others are to move
status-over = Over

hint-expected = wins about { $wins } of 100
hint-only = nothing else comes into question

# New table, sitting down

hints-alone = Only I, when I play alone
hints-everybody = Everybody at the table
hints-nobody = Nobody
form-seats = Choose how many play: { $least } to { $most }.
form-kind = Seat { $number }: choose who plays.
form-level-seats = Seat { $number }: this computer player has learned the game for another number of players.
form-level = Seat { $number }: choose how well the computer plays.
form-choice = “{ $choice }” can’t be chosen here. Take one of the choices offered.
form-long-name = “{ $name } …” is too long. Names have { $most } letters at most.
form-strange-name = A name has letters that can’t be shown. Write it in ordinary letters, digits and signs.
form-same-name = Two can’t both be called “{ $name }”. Give one of them another name.
form-no-record = There is no record here. Choose a record file: it is saved from a table whose game is over.
form-not-text = This file is not a record. Choose a file that was saved from a table whose game is over; its name ends in .json.

# Moves and other messages that are refused

refused-rule = “{ $move }” is not allowed here, by rule { $rule }.
refused-illegal = “{ $move }” is not a move that you can make now. Choose one of those offered.
refused-stale = This move came too late: the table has moved on. Look at it and choose again.
refused-not-your-turn = You are not to move just now.
refused-not-your-seat = This is not your seat.
refused-not-dealt = The game has not begun yet: somebody is still missing.
refused-voyage = On a first voyage you play what is being learnt. Do what the guide asks, or let it show you.
refused-over = The game is over.
refused-not-stored = The move could not be stored, so nothing was played. Try again.
refused-conflict = Something else has changed this table. Look at it and choose again.
refused-void = This deal is void: a new one has been sealed, and everybody’s part of the chance is asked for again.
refused-commit-first = The others have not fixed their parts of the chance yet. Wait until the table asks for yours.
refused-other-part = This is not the part of the chance that was fixed for this seat.
refused-malformed = The server did not understand this page. Load the page again.
refused-too-large = This message is too long. Load the page again.
refused-too-fast = Too many messages at once. Wait a little, then load the page again.
refused-stays-nothing = You have made no move yet that could be taken back.
refused-stays-over = The game is over; nothing is taken back any more.
refused-stays-chance = Chance has been asked, or others may react: this move stays.
refused-stays-known = Somebody has learned something by this move: it stays.
refused-stays-moved = Somebody else has moved since: your move stays.
refused-stays-answered = All others have answered: your move stays.
why-wait = It is not your turn: waiting for { $names }.
why-ask = Not now. { $ask }
why-rule = Not now, by rule { $rule }. { $ask }
refused-no-hints = Hints were not agreed on at this table.
refused-hint-stale = The table has moved on meanwhile. Ask again if you like.
refused-hint-failed = The captain has no answer just now. Ask again.
refused-connections = You have this site open too often. Close some of its tabs, then load the page again.

# Fair chance

verify-right = This record is right: every move is legal, and nobody changed what chance brought.
verify-simulated = This record is right: every move is legal, and chance is what game { $number } of seed { $seed } brings. It is a simulated game, which nobody sealed before the deal.
verify-unfinished = This record is unfinished: what stands in it is right, but the game goes on where it ends. The end may have been cut off.
verify-missing = Take note: { $missing } of { $seats } parts of the chance are missing. Whoever dealt could choose the deal.
verify-wrong = This record is not right.
verify-reason = The reason:

# Error pages

error-back = To the games

error-no-page = There is no such page.
error-no-page-advice = Check the address, or start from the list of games.
error-no-table = There is no such table.
error-no-table-advice = Check the link, or ask whoever sent it for a new one.
error-no-invitation = This invitation leads to no seat.
error-no-invitation-advice = Check that the link is complete, or ask whoever sent it for a new one.
error-seat-taken = Somebody sits here already.
error-seat-taken-advice = All seats of this table are taken. Ask whoever sent the link for another table.
error-too-many-pages = You have asked for many pages in a short time.
error-too-many-pages-advice = Wait a few seconds, then load the page again.
error-too-many-tables = You have opened many tables in a short time.
error-too-many-tables-advice = Wait a minute, then open the next.
error-too-many-unfinished = You have { $most } tables whose games are not over.
error-too-many-unfinished-advice = Play one of them to its end, or cancel one that was not dealt.
error-table-game = This table plays a game, “{ $game }” (version { $version } of its rules), that is no longer installed here.
error-table-game-advice = Install the game again, then load this page again.
error-table-rules = This table was begun with version { $version } of the rules. This server knows them up to version { $now }.
error-table-rules-advice = The server needs the Spadework that the table was begun with, or a newer one.
error-table-deck = The deck “{ $deck }” of this table has changed or is gone. The table was begun with version { $version } of the rules.
error-table-deck-advice = Put back the deck file as it was when the table was begun, or begin a new table.
error-table-damaged = What is stored of this table can’t be read.
error-table-damaged-advice = The database was changed from outside. Put back a copy of it, or begin a new table.
error-table-broken = What is stored of this table, by version { $version } of the rules, can’t have been played: entry { $number } does not fit.
error-table-broken-advice = The database was changed from outside. Put back a copy of it, or begin a new table.
decks-not-text = This is not a text file. Choose the deck file; its name ends in .toml.
decks-no-file = There is no file here. Choose your deck file.
error-too-many-decks = You bring decks very fast.
error-too-many-decks-advice = Wait a minute, then try again.
error-many-decks = You already keep { $most } decks.
error-many-decks-advice = Remove one first.
error-deck = The deck “{ $deck }” can’t be used.
error-deck-advice = Correct the deck file, or choose another deck. The command line tells what is wrong with it: spadework draw.
error-not-dealt = The game has not begun yet.
error-not-dealt-advice = Come back when everyone has sat down.
error-not-over = The game is still on, and its record holds everything that is secret.
error-deal-ended = This deal is closed. There is another one every day.
error-deal-ended-advice = Play the deal of the day, or open a new one.
error-deal-unplayed = Others still play this deal, and you may too: their tables are shown when you have finished yours.
error-deal-unplayed-advice = Play the deal first, or look again when it is closed.
error-deal-open = Others still play this deal: its record and its secret are shown when it is closed.
error-deal-open-advice = Look again when the deal is closed: its page says when.
error-again = Only those who played here can play again from here.
error-again-advice = Open a table of your own for this game.
error-not-over-advice = Come back when the game is over.
error-not-your-eyes = While the game is on, nobody looks with another’s eyes.
error-not-your-eyes-advice = Choose your own seat or a spectator’s view; after the end all seats are open.
error-no-step = There is no such step. The last one is { $steps }.
error-no-step-advice = Choose a step from the beginning to the last.
error-unchecked = This record could not be checked within { $seconds } seconds.
error-unchecked-advice = Check it yourself: spadework verify does the same, for as long as it takes.
error-busy = Many records are being checked just now.
error-busy-advice = Try again in a minute, or check it yourself: spadework verify does the same.
error-too-large = That is too large. At most { $most } kilobytes are taken.
error-too-large-advice = Send something smaller. No record of a game is this large.
error-other-site = This form was sent by another site, or by a page with another address.
error-other-site-advice = Open the page here and send the form again.
error-storage = The tables can’t be read or stored just now.
error-storage-advice = Try again in a moment. If it stays like this, whoever runs the server finds the reason in its log.
error-address = A part of this address is not what it should be.
error-address-advice = Check the address, or start from the list of games.
error-method = This address can’t be used like that.
error-method-advice = Go back and use the links and buttons of the page.
error-form = The form could not be read.
error-form-advice = Go back, load the page again and send the form once more.
error-failure = Something went wrong here, and it is not your fault.
error-failure-advice = Load the page again. If it happens again, tell whoever runs the server the number { $number }: by it, the log tells the reason.

title-preparing = { $game } is being prepared
preparing-left =
    { $seconds ->
        [one] { $game } is being prepared, about one second.
       *[other] { $game } is being prepared, about { $seconds } seconds.
    }
preparing-ready = { $game } is ready.
preparing-why = This happens once, when Spadework is new or has changed. The page goes on by itself.
preparing-lost = The server does not answer. Trying again.

# The words of the pages: the frame

page-skip = To the content
page-settings = Language and colours
page-dark = Dark
page-light = Light
page-auto = Colours as on the device
page-all-games = All games
page-verify = Check the deal
page-rules = Rules
page-wrong = That does not work yet:
page-status = Error { $status }

# Home

home-heading = Pull up a chair. There is treasure to find.
home-lead = Treasure-hunting games for your browser: with friends, or against a crew of computer players. Free, and no account.
home-tables = Your tables
home-games = Choose your adventure
home-play = Play now
home-friends = With friends
home-rules = How it goes
home-go-on = Go on
home-look = Have a look
home-older = Older tables
home-begun = begun on
home-moment = A moment of { $game }

facts-players = players
facts-seats = { $least }–{ $most }
facts-minutes = { $minutes } min
facts-effort-light = Easy
facts-effort-middling = Medium
facts-effort-demanding = Deep

# Where a link unfolds

share-site = Treasure-hunting games for your browser: with friends, or against a crew of computer players. Free, and no account.
share-picture = A sea chart with an island, a ship and a compass rose

# Those who play where a position is only shown; as many as can ever play

moment-names = Ada Bo Cleo Dov Emil Fay Gus Hedy

# New table, sitting down

new-heading = A new table
new-seats = How many are playing?
new-unused = Seats beyond this number stay empty, whatever is filled in below.
new-seat = Seat { $number }
new-who = Who sits on seat { $number }
new-level = How well the computer on seat { $number } plays
new-levels = The computer players
new-name = Name on seat { $number }
new-link = You get a link to send
new-more = Variants, hints and computer players
new-hints = Who may ask for hints?
new-hints-note = On your move, “What would the captain do?” shows three moves and how often each wins. Whoever you send a link is told before they sit down.
new-decks = Play with cards of your own
new-begin = Open the table

# Decks

decks-heading = Cards of your own
decks-lead = Do you own a box of this game, or an idea for other cards? Type them in, and play with them here.
decks-how = In three steps
decks-download-note = Start from the cards that this game comes with.
decks-download = Download the deck file
decks-download-board = Download the board file
decks-change = Change it in any text editor. The file explains itself; give your deck a title of its own.
decks-file = Your deck file
decks-bring = Check and keep it
decks-limits = We keep up to { $most } decks for you, of 64 kB at most each. Whoever plays with you sees the cards, and nobody else can choose them.
decks-line = Line { $line }:
decks-kept = Your decks
decks-none = You have none yet.
decks-play = Play with it
decks-save = Download
decks-remove = Remove
decks-new-table = To a new table
join-lead = Sit down at seat { $number }. The game starts when everyone is here.
join-name = What shall the others call you?
join-hints = Hints are allowed at this table: whoever is to move may ask what the captain, a strong computer player, would do. If you sit down, you agree to that.
join-sit = Sit down

# The table

table-people = Who is at the table
table-you = you
table-noscript = Playing needs JavaScript in your browser. Without it, you can look at every move here:
table-replay = Replay
table-retry = Try again now
table-lobby = Before the deal
table-copy = Copy
table-send = Send
table-copied = Copied.
table-again = Play again
table-record = Save the record
table-board = The table
table-opening = Laying out the table …
table-bar = Your move
table-news = What just happened
story-retell = Show me again
table-back = Take back
table-aside = Moves, log and more
table-moves = All moves ({ $count })
table-type = Type a move
table-type-hint = As it stands beside the moves below.
table-play = Play
table-log = What happened
table-about = About this table
table-curtain = Hand the screen over. Everybody else looks away.
table-hint = What would the captain do?
table-hint-thinking = The captain is thinking …
table-hint-told = The captain would play, the best first:
table-hints = Hints: whoever is to move may ask what the captain would do.
table-no-hints = Hints: none.
table-close = Close
table-tab = Open in a tab of its own
table-waiting = Waiting for { $names }.
table-nothing = Nothing to do just now.
table-reacting = Whoever can may react now.
table-confirm = Choose your move
table-sending = Sending your move …
table-over = The game is over.
table-ready = Confirm, or choose on.
table-final = This move stays once it is played. Confirm it, or choose another.
table-partial = { $chosen } Choose on: one of { $count }.
table-turn = Another way ({ $shown } of { $of })
table-unknown = “{ $move }” is not a move you can make now.
table-hand = Hand over to { $name }
table-person = { $name }, it is up to you
table-show = I am { $name }, show my table
table-lost = The connection is lost. Next try in { $seconds } s.
table-gone = The connection was closed. Load the page anew.
table-place = Place { $place }
table-points = { $points } points
table-total = Total
table-tie = Equal points: the tie-break in the rules decided the places.
table-picture-failed = The picture could not be drawn. The list of moves still works.

# The end

verdict-you-win = You win!
verdict-you-share = You share the victory with { $names }
verdict-wins = { $name } wins
verdict-share = { $names } share the victory
verdict-margin = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $margin } more than { $name }.
verdict-tie = { $points } points, as many as { $name }: the tie-break decides.
verdict-each = { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
verdict-place = You come { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} of { $seats }, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.

title-ending = The end: { $game }
ending-chart = Points, turn by turn
ending-table = As a table
ending-turn = Turn
ending-moments = The turns that decided it
ending-watch = Watch this turn
ending-svg = Keep the board (SVG)
ending-png = Keep it as PNG
ending-share = Send the picture
again-invites = { $name } would like to play again with you.
again-join = Join in
again-watch = Watch
moment-lead = { $name } makes { $points } points, takes the lead and keeps it.
moment-lead-you = You make { $points } points, take the lead and keep it.
moment-swing = { $name } makes { $points } points.
moment-swing-you = You make { $points } points.

# Settings of the table page

settings-heading = Settings
settings-confirm = Moves are confirmed
settings-confirm-matters = when it matters
settings-confirm-matters-note = What can mean one move only is played at once, if it can be taken back.
settings-confirm-always = always
settings-confirm-always-note = Every move wants a second click.
settings-confirm-never = never
settings-confirm-never-note = What can mean one move only is played at once, even if it stays.
settings-single = Play the only move for me
settings-single-note = When there is but one thing to do, a moment later.
settings-pace = What happened is shown
settings-pace-slow = slowly
settings-pace-normal = at a usual pace
settings-pace-off = all at once
settings-sound = Sounds
settings-volume = Volume
settings-kept = Kept in this browser, for all tables.
settings-done = Done

# Keys

keys-heading = Keys
key-play = Enter
keys-play = Play the chosen move, or click what has the focus
key-back = Esc
keys-back = Take back the last click
key-undo = Ctrl+Z
keys-undo = Take back the last click or the last move, or ask to
key-turn = R
keys-turn = Another way of doing it
key-arrows = Tab, arrows
keys-arrows = Move the focus in the picture
key-hint = H
keys-hint = What would the captain do?
key-skip = N
keys-skip = Show the end of what happens at once
key-log = L
keys-log = What happened
key-moves = M
keys-moves = All moves, and typing one
key-settings = S
keys-settings = Settings
key-explain = E
keys-explain = What has the focus explains itself
key-help = ?
keys-help = These keys

# Fairness

fair-short = Fair deal: sealed as { $digest } …
fair-sealed = All chance at this table follows from a secret that was fixed before the deal. This is its seal, the SHA-256 of the secret. The secret itself is shown when the game is over.
fair-more = What this proves

# Replay

replay-heading = Replay: { $game }
replay-steps = Steps
replay-place = Step { $step } of { $steps }
replay-slider = Go to step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
afterthought-ask = What would the captain have done?
afterthought-told = For { $name } the captain would have played, the best first:
afterthought-played = That is what { $name } played.
afterthought-none = There was nothing to decide in this step.
replay-first = First
replay-previous = Back
replay-next = Next
replay-last = Last
replay-eyes = Seen with the eyes of
replay-log = What happened up to here
replay-link = Copy the link to this step
replay-table = To the table
replay-failed = This step could not be fetched. Is the connection there?

# Rules

rules-where = This game
rules-contents = Contents
rules-goal = The goal
rules-one-page = On one page
rules-search = Search
rules-found-none = Nothing found.
rules-found-one = One place.
rules-found-many = { $count } places.
rules-now = now
rules-print = Print
rules-whole = The whole rule book

# Checking the deal

check-of = { $game } for { $seats }: { $moves } moves.
check-names = The record calls the players { $names }. Nothing proves names, nor who made a move.
check-numbers = The numbers of this table
check-commitment = Seal, shown before the deal
check-contributions = What each browser threw in before the deal
check-computer = a computer player, throws in nothing
check-missing = nothing: the server could choose the deal
check-awaited = still to come
check-shared = Several tables play this deal, so its chance comes from the server’s secret alone. Whoever runs the server could have chosen it, and knows it.
check-secret = The server's secret
check-still-secret = Shown when the game is over.
check-how = What is checked, and what it proves
check-before = Before the deal, the server shows a seal: the SHA-256 of its secret. After that, every player's browser throws in a random number of its own. All chance of the game follows from the secret and these numbers together. The game is dealt only when every player’s number is there; if somebody goes, there is a new secret and new numbers.
check-after = After the end the secret is shown. The check makes sure that the seal belongs to it, that every card and every draw follows from it, and that every move was allowed by the rules. So nobody, the server included, has changed anything after the deal.
check-back = When all at the table agree, a game can go back. What has been seen has been seen; and because chance follows from the secret and the moves, after the same moves the same cards come again. What was undone is no part of the record.
check-limits = It does not prove that nobody looked: whoever runs the server could read the secret during the game. Play with hosts you trust.
check-other = Check another record
check-file = A saved record
check-check = Check it

# A first voyage
voyage-guide = The guide of your first voyage
voyage-lesson = Step { $number } of { $of }
voyage-next = Go on
voyage-previous = Back
voyage-show = Show me
voyage-play-on = Play on from here
home-voyage = How it goes

# Explanations
explain-what = What is this?
explain-nothing = There is nothing to say about this.

# Worked examples in rule books
example-back = Back
example-on = Next step

# The coach

settings-coach = Ask a coach along
settings-coach-note = In games against computer players: it speaks up before a move that gives much away, once for a decision.
coach-warns = The captain would rather: { $better }. That wins about { $wins } of 100 games from here, your choice about { $own } (give or take { $error }).
coach-show = Show it
coach-play = Play mine all the same
look-back-heading = Which of your decisions mattered
look-back-what = The captain goes through the game and looks at each of your decisions with nothing but what you could know then. It takes up to half a second for each.
look-back-begin = Look back
look-back-progress = Decision { $number } of { $of } …
look-back-done = These gave most away. The figures come from thousands of tries, not from certainty: what you could not know may still have made your choice the better one.
look-back-none = Nothing of yours gave much away, as far as the captain can tell.
look-back-failed = The captain could not look at all of it. Is the connection there?
coach-looked-back = Played: { $played }. On what you could know: { $better }, which wins about { $wins } of 100 games instead of { $own } (give or take { $error }).

# What this browser has checked of the deal

own-check-agrees = This browser has checked the deal: the seal belongs to the secret, everybody's part is the one that was fixed before the deal, and so is its own.
own-check-missing = Take note: the seal belongs to the secret, but parts of the chance are missing ({ $missing }). Whoever runs the server could choose the deal.
own-check-unfinished = Take note: the record ends before the game does, so something may have been cut off.
own-check-void = Take note: this browser has also given its part for deals at this table that were not played ({ $void }). Whoever runs the server could look at them before.
own-check-differs = The deal is not the one that this browser has seen: the seal or a part of the chance has been changed since. Save the record and ask whoever runs the server.

# Deals that several tables play

deal-of-day = the deal of { $day }
deal-of-friends = a deal for friends
deal-what = Everybody plays the same deal, alone against captains, on the same seat: whoever makes the same moves meets the same luck. No hints, and one try. How the others came out is shown when you have finished.
deal-players = { $count ->
    [one] One player so far.
   *[other] { $count } players so far.
  }
deal-ends = Open until
deal-ended = It is closed.
deal-play = Play this deal
deal-to-table = To your table
deal-new = A new deal for friends
deal-compared = Who came out how
deal-who = Who
deal-place = Place
deal-points = Points
deal-way = The way
deal-place-of = { $place } of { $seats }
deal-same = The same moves as you.
deal-parting = Parted from you in: { $turn }.
deal-later = Send the address of this page to whoever shall play it too.
deal-captain = The captain
deal-captain-plays = The captain is still playing on your seat. Look again in a minute.
deal-today = Deal of the day

# People at a table who play apart: who is there, and whether the line holds.

presence-people = Who is at the table now
presence-here = here
presence-away = away
presence-lost = connection lost
presence-since = { $state } for { $time }
presence-to-move = to move
line-stalled = The table does not answer. Trying to reach it …
line-unsent = Kept until then, and sent once: “{ $move }”

# Leaving, computer players who stand in, and the end before the end

stand-in-plays = { $level } plays for { $name }
stand-in-plays-for-you = { $level } plays for you. Take your seat back whenever you like.
stand-in-take-back = Take my seat back
stand-in-ask = { $name } is not here. Wait, or let a computer player stand in until { $name } is back?
stand-in-ask-left = { $name } has left the game. Wait, or let a computer player stand in until { $name } is back?
stand-in-choose = Let it stand in
stand-in-level = How well it plays
stand-in-votes = { $votes } of { $needed } agree
stand-in-wait = Wait
leave-short = Leave …
leave-heading = Leave the table
leave-away = You may just close this page: the table waits for you.
leave-hand-over = Let a computer player play for me
leave-others = I leave, let the others decide
leave-back = I am back
leave-gone = You have said that you leave.
leave-returns = Your seat stays yours: you can take it back at any time.
end-wish = End the game now
end-why = The game ends without a result when all who play agree.
end-asked = Somebody would like to end the game now, without a result.
end-agree = Agree
end-withdraw = Play on after all
ended-early = All who play have ended the game early. It has no result.
status-ended = Ended early

refused-stand-in = A computer player plays for you. Take your seat back first.
refused-ended = The game was ended early.
refused-level = There is no such computer player.
refused-no-vote = This is not for you to decide just now: perhaps somebody is back.
refused-not-now = That can’t be done at this table now.

# Time

time-heading = Time
time-note = Nobody loses by the clock: whose time is out may be waited for, or a computer player stands in until they are back. Computer players have no clock.
time-none = No clock
time-live = In one sitting
time-days = Over days
time-live-bank = Everybody begins with
time-live-bank-choice = { $number } minutes
time-live-more = Every decision adds
time-live-more-choice = { $number } seconds
time-days-bank = Everybody begins with
time-days-bank-choice = { $number ->
    [one] 1 day
   *[other] { $number } days
}
time-days-more = Every decision adds
time-days-more-choice = { $number } hours
time-days-most = At most
time-days-most-choice = { $number } days
time-days-holidays = Holidays that one can take
time-days-holidays-choice = { $number ->
    [0] none
   *[other] { $number } days
}
time-nights = Nights (22 to 8 o’clock, where each one lives) do not count
time-weekends = Weekends (Saturday and Sunday, where each one lives) do not count
time-label = Time
time-terms-live = { $minutes } minutes, and { $seconds } seconds more for every decision
time-terms-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}, { $hours } hours more for every decision, at most { $most } days; holidays: { $holidays ->
    [0] none
   *[other] { $holidays } days
}.
time-terms-nights = Nights do not count.
time-terms-weekends = Weekends do not count.
time-terms-nights-weekends = Nights and weekends do not count.
clock-out = time is out
clock-left = { $time } left
clock-night = night
clock-weekend = weekend
clock-holiday = on holiday
stand-in-ask-out = { $name } has no time left. Wait, or let a computer player stand in until { $name } is back?
holiday-take = Go on holiday
holiday-days = Days of holidays
holiday-left = { $days ->
    [0] You have no whole day of holidays left in this game.
    [one] You have 1 day of holidays left in this game. Your clock stands still meanwhile.
   *[other] You have { $days } days of holidays left in this game. Your clock stands still meanwhile.
}
holiday-on = You are on holiday: your clock stands still.

# Players of the owner's

own-failed = { $name } could not choose a move: the mate has played it for { $player }.
own-gone = { $player } is not on this server just now: the mate plays for { $name }.
