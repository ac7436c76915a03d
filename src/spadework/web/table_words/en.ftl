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
