"""Dragon Island as a picture: drawings, clicks, and help texts."""
