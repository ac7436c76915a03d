"""Move priors: how the tree search treats a legal move regardless of its value."""

NEVER, NEUTRAL, AT_ROOT, EVERYWHERE = range(4)
"""Never tried; tried when it looks good enough; tried early at the root; tried early at every node."""
