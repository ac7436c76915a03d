"""Move priors: how a tree search treats a legal move, whatever it promises."""

NEVER, NEUTRAL, AT_ROOT, EVERYWHERE = range(4)
"""The search never tries the move, tries it when it looks good enough, or soon tries it in any case, at the root or at every node."""
