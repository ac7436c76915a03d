"""Entry point of `python -m spadework`, equivalent to `spadework`."""

from spadework.cli import main

# Spawned processes import this module again and must not rerun the command.
if __name__ == "__main__":
    main()
