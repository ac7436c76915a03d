"""The web server: pages, live tables, storage."""
