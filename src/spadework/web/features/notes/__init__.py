"""Private notes on a table, which stay in the browser."""
