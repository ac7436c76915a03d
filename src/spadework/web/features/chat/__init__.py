"""Chat at the table, with phrases, and muting in the browser."""
