"""Lost Maps: cross off treasure maps, box by box, for 2 to 4 players."""
