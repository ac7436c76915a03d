"""Hot seat: several players share one screen."""
