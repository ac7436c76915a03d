# The words of the pages about people

page-me = Me

title-me = Me
title-sign-in = Sign in
title-account = An account of your own

emblem-none = None
emblem-anchor = Anchor
emblem-wheel = Wheel
emblem-fish = Fish
emblem-shell = Shell
emblem-sun = Sun
emblem-moon = Moon
emblem-key = Key
emblem-hook = Hook

me-heading = A guest
me-name = What shall the others call you?
me-emblem = Your own emblem
me-emblem-note = It stands beside your name on pages. In the pictures of a game, each seat keeps the emblem of its own.
me-keep = Keep
me-guest = You are a guest
me-guest-note = Your tables belong to this browser. With an account you find them on your other devices, too. It takes a name and a passkey or a password, and no e-mail.
me-make-account = Make an account
me-ways = How you sign in
me-passkeys = Passkeys
me-passkey = Passkey of { $date }
me-no-passkeys = None yet. With a passkey you sign in as you unlock your device.
me-add-passkey = Add a passkey
me-remove = Remove
me-change-password = Change the password
me-set-password = Set a password
me-old-password = Password until now
me-new-password = Password, at least { $least } letters
me-keep-password = Keep this password, sign out everywhere else
me-sign-out = Sign out
me-sign-out-everywhere = Sign out everywhere
me-data = What is stored of you
me-data-note = Your name, your emblem, your seats, what you played and said there, your clubs, and where you want notices sent.
me-export = Save all of it (JSON)
me-delete = Delete all of it
me-delete-note = Tables at which nobody else sat are deleted with all their moves. At other tables your seat stays for those who play there: it is then that of somebody nameless who has left, and what you said is gone. Tables of yours that have not begun are cancelled, and you leave your clubs. This can’t be undone.
me-sure = Yes, delete everything
me-delete-now = Delete

me-no-name = An account needs a name. Write one.
me-name-taken = Somebody here has the name “{ $name }” already. Choose another.
me-password-length = A password has { $least } to { $most } letters.
me-old-password-wrong = The password until now is another. Nothing was changed.
me-password-wrong = That is not the password of this account. Nothing was changed.
me-show-passkey = Nothing was changed. Show a passkey of this account: a browser with JavaScript asks for it.
me-delete-by-passkey = Delete with a passkey
me-delete-passkey = Nothing was deleted. Show a passkey of this account: “Delete with a passkey”.
me-delete-wrong = Nothing was deleted. That is not the password of this account.
me-not-sure = Nothing was deleted. Tick the box if you want everything to be deleted.

sign-in = Sign in
sign-in-name = Name
sign-in-password = Password
sign-in-passkey = With a passkey
sign-in-claim = { $tables ->
    [one] Take along the table of this browser
   *[other] Take along the { $tables } tables of this browser
}
sign-in-wrong = Name and password don’t fit each other. Try again.
sign-in-too-often = That was often in a short time. Wait half a minute, then try again.
sign-in-forgotten = Without e-mail nobody can send you a new password. So have two ways to sign in: two passkeys, or a passkey and a password.

account-lead = To find your tables on all your devices. Nobody needs an account to play.
account-too-many = Very many accounts have been made from your network today. Try again tomorrow.
account-name = Name
account-passkey = Make it with a passkey
account-password = Make it with this password
account-claim = { $tables ->
    [0] {""}
    [one] The table of this browser comes along.
   *[other] The { $tables } tables of this browser come along.
}
account-there = I have an account: sign in

error-signed-out = You are no longer signed in here, so this page can’t play for you.
error-signed-out-advice = Sign in again, and open the table anew.
passkey-none = Passkeys work with https, or at the address localhost, in a browser that has them. Here a password does.
passkey-broken = That did not work. Try again, or use a password.
passkey-wrong = The passkey could not be checked. Try again.
passkey-unknown = This passkey is not known here. Sign in by a password, or make an account.
passkey-last = It is your only way to sign in. First add another passkey or set a password.

error-no-account = You are not signed in.
error-no-account-advice = Sign in, then try again.
