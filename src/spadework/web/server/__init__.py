"""Starting the server, the site, and what holds for every request."""
