"""Pages, each built from what its reader may know."""
