"""Who reads: guests."""
