"""The server: pages and live tables in the browser.

`server` starts what `app` puts together. `pages` answer requests with what `site` gives them; `tables` opens the tables that `live`
keeps in memory and `store` in the database. `tests/test_project.py` holds which package may import which.
"""
