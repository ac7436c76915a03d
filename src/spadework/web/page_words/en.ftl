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
