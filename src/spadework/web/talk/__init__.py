"""The talk at a table: lines, phrases, offers and promises."""
