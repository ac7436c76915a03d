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
