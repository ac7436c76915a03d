"""Move priors: how the tree search treats a legal move regardless of its value."""

NEVER, NEUTRAL, AT_ROOT = range(3)
"""Never tried; tried when it looks good enough; tried early at the root."""
