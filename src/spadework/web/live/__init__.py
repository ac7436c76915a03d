"""Live tables and the connections of those who have them open."""
