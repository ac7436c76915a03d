"""Looking back together: one leads the replay, and the screens of the others follow."""
