# Accounts

page-me = Me
page-ways = More pages

title-me = Me
title-sign-in = Sign in
title-account = Create an account

emblem-none = None
emblem-anchor = Anchor
emblem-wheel = Wheel
emblem-fish = Fish
emblem-shell = Shell
emblem-sun = Sun
emblem-moon = Moon
emblem-key = Key
emblem-hook = Hook

me-heading = Guest
me-name = Your name at the table
me-emblem = Your emblem
me-emblem-note = It appears next to your name on pages. On the board, each seat keeps its own emblem.
me-keep = Save
me-guest = You’re a guest
me-guest-note = Your tables belong to this browser. With an account, you find them on your other devices too. You need a name and a passkey or password, but no e-mail address.
me-make-account = Create an account
me-ways = Sign-in methods
me-passkeys = Passkeys
me-passkey = Passkey from { $date }
me-no-passkeys = None yet. A passkey lets you sign in the way you unlock your device.
me-add-passkey = Add a passkey
me-remove = Remove
me-change-password = Change password
me-set-password = Set a password
me-old-password = Current password
me-new-password = New password, at least { $least } characters
me-keep-password = Save password and sign out elsewhere
me-sign-out = Sign out
me-sign-out-everywhere = Sign out everywhere
me-data = Your data
me-data-note = We store your name, your emblem, your seats, your moves and messages, your clubs, the people you’ve blocked, and where you want notifications.
me-export = Download my data (JSON)
me-delete = Delete my data
me-delete-note = Tables where you played alone are deleted with all their moves. At other tables your seat stays for the other players, but without your name, and your messages are gone. Your tables that haven’t started are cancelled, and you leave your clubs. You can’t undo this.
me-sure = Yes, delete everything
me-delete-now = Delete

me-no-name = An account needs a name. Enter one.
me-name-taken = The name “{ $name }” is taken. Choose another.
me-password-length = A password has { $least } to { $most } characters.
me-old-password-wrong = The current password is wrong. Nothing was changed.
me-password-wrong = Wrong password. Nothing was changed.
me-show-passkey = Nothing was changed. Use one of this account’s passkeys: a browser with JavaScript asks for it.
me-delete-by-passkey = Delete with a passkey
me-delete-passkey = Nothing was deleted. Choose “Delete with a passkey”.
me-delete-wrong = Wrong password. Nothing was deleted.
me-not-sure = Nothing was deleted. Tick the box if you want to delete everything.

sign-in = Sign in
sign-in-name = Name
sign-in-password = Password
sign-in-passkey = Sign in with a passkey
sign-in-claim = { $tables ->
    [one] Bring along the table from this browser
   *[other] Bring along the { $tables } tables from this browser
}
sign-in-wrong = Wrong name or password. Try again.
sign-in-too-often = Too many attempts. Wait half a minute, then try again.
sign-in-forgotten = We can’t send you a new password without e-mail. So keep two ways to sign in: two passkeys, or a passkey and a password.

account-offer-heading = Keep your games
account-offer = You’ve finished { $games } games in this browser, and only this browser knows them. With an account you keep your games, ratings and clubs on all your devices. It takes a name and a passkey or password, but no e-mail address.
account-lead = Find your tables on all your devices. You don’t need an account to play.
account-too-many = A lot of accounts were created from your network today. Try again tomorrow.
account-name = Name
account-passkey = Create account with a passkey
account-password = Create account
account-claim = { $tables ->
    [0] {""}
    [one] The table from this browser comes along.
   *[other] The { $tables } tables from this browser come along.
}
account-there = Sign in with an existing account

error-signed-out = You’re signed out, so this page can’t play for you.
error-signed-out-advice = Sign in again, then open the table again.
passkey-none = Passkeys need https or the address localhost, and a browser that supports them. You can use a password here.
passkey-broken = That didn’t work. Try again, or use a password.
passkey-wrong = We couldn’t check the passkey. Try again.
passkey-unknown = We don’t know this passkey. Sign in with a password, or create an account.
passkey-last = This is your only way to sign in. Add another passkey or set a password first.

error-no-account = You’re not signed in.
error-no-account-advice = Sign in, then try again.
