"""The server: the application, its start, settings, limits, middleware and telemetry."""
