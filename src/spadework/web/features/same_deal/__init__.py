"""The same deal at several tables: deal of the day, and deals for friends."""
