"""The command line as a module: `python -m spadework` does what `spadework` does."""

from spadework.cli import main

# A process that is spawned imports this file again, and must not run the command once more.
if __name__ == "__main__":
    main()
