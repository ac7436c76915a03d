"""Networks that judge views: the chances of all seats to win, and how good each legal move seems."""
