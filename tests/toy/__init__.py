"""Dig: a small whole game for tests. Hunters dig together; everyone decides in secret to stay or to go home with a share."""
