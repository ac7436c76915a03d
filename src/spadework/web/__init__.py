"""The server: pages and live tables in the browser.

`server` starts it and holds what every request needs, `db` stores, `table` keeps tables in play, `socket` talks to browsers, `features` has
a folder for each feature, `bots` plays for computer players, `cluster` joins several servers, and
`pages` has the pages of no single feature. `core` is the script that all pages share.
"""
