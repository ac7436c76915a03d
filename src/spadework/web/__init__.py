"""The server: pages and live tables in the browser.

- `server` starts it, `app` puts it together, `settings` say how it runs; `load` measures how many tables it copes with.
- `pages` answer requests, with what `site` gives them; `tables` opens tables that `live` and `players` keep going and `store` keeps.
- `people` are told apart; `readiness` gets games ready; `headers`, `limits`, `errors` and `language` hold for all of them.
"""
