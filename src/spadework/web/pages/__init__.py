"""Pages of no single feature. Each module lists its addresses in `ROUTES`."""
