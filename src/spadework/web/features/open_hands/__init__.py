"""Open hands: at a table for teaching, everyone may see the views of all seats."""
