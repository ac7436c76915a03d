"""Pages, each built from what its reader may know. Each module lists its addresses in `ROUTES`."""
