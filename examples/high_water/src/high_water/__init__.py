"""High Water, a game of secret bids: the tide brings up wrecks, and everyone sends a boat. The largest one gets the wreck."""
