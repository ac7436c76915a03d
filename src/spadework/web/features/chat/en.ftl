# Talk at the table

talk-heading = Talk
talk-new = { $count } new
talk-newest = { $name }: { $text }
talk-newest-open = Open the talk
talk-lines = What is said
talk-say = Say something to all at the table
talk-send = Say
talk-phrases = Say with one click
talk-hidden = At this table, what is said is for those who play.
talk-only-read = You can read along; those who play do the talking.
talk-nothing = Nothing has been said yet.
talk-line-menu = About this line
talk-mute = Hide what { $name } says
talk-report = Report it to whoever runs this server
talk-muted = Hidden for you: { $name }
talk-unmute = Show again
talk-reported = It has been reported.
talk-unsent = Not said yet; it is sent as soon as the connection is back.
talk-spectator-mark = looks on

talk-watched =
    { $count ->
        [one] One person looks on
       *[other] { $count } people look on
    }
talk-watching = You are watching. You see what is open to all, and nobody’s secrets; those who play see that somebody looks on.
talk-name = Your name, if you like
talk-name-send = Tell

talk-watch = Who may look on
talk-watch-0 = Everybody, as it happens
talk-watch-later = Everybody, { $minutes } minutes later
talk-watch-closed = Nobody
talk-watching-later = You see the table as it was { $minutes } minutes ago, as the host wants it; the talk too.
talk-host = Spectators and talk
talk-host-none = They don’t see what is said
talk-host-read = They read along
talk-host-write = They read and write

key-talk = T
keys-talk = Talk: say something

# Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-move = Your move!
phrase-one-moment = One moment …
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-oh-no = Oh no!
phrase-again = Another game?

# Refusals

refused-said-nothing = There is nothing in it that can be read.
refused-said-much = That is too long: at most { $most } characters at once.
refused-said-fast = That was a lot at once. Wait a few seconds, then say it again.
refused-said-here = You can’t say anything at this table.
refused-not-said = It could not be stored, so nobody has seen it. Try again.
refused-reports = You have reported { $most } lines today. That is enough for one day; the operator sees them.
refused-report = There is no such line to report.
refused-not-reported = The report could not be stored. Try again.
error-closed = This table is closed to spectators.
error-closed-advice = Only those who sit here see it. If a seat is kept for you, use the link that you got for it.
refused-host = Only whoever opened the table settles this.

# Offers and promises, in games in which people bargain

ledger-heading = Offers and promises
ledger-what = An open list of what people here offer and promise each other. Nothing in it is enforced: each side says for itself whether a promise was kept.
ledger-computers = Computer players don’t bargain: they neither make offers nor hold anybody to one.
ledger-nothing = Nobody has offered anything yet.
ledger-all = all
ledger-line = Offer to { $to }: { $text }
ledger-entry = { $name } to { $to }: { $text }
ledger-waiting = for you: { $count }
ledger-open = An offer, not accepted yet
ledger-promised = ✓ A promise
ledger-declined = ✕ Declined
ledger-withdrawn = ↶ Withdrawn
ledger-who-accepted = Accepted by { $names }
ledger-who-declined = Declined by { $names }
ledger-who-kept = Kept, { $count ->
    [one] says { $names }
   *[other] say { $names }
 }
ledger-who-broken = Broken, { $count ->
    [one] says { $names }
   *[other] say { $names }
 }
ledger-do-accepted = Accept
ledger-do-declined = Decline
ledger-do-withdrawn = Withdraw
ledger-do-kept = It was kept
ledger-do-broken = It was broken
ledger-do-unmarked = Say nothing about it
ledger-form = Make an offer
ledger-to = To
ledger-to-all = All who play
ledger-ready = What you offer
ledger-own = In your own words …
ledger-words = Your offer
ledger-send = Offer

refused-ledger-here = Nothing can be offered to them here.
refused-ledger-changed = This has changed meanwhile. Look at it again.
refused-ledger-enough = Enough has been said about this one.
refused-ledger-full = So many offers have been made at this table that there is no room for more.
