"""One folder a feature: its service, its messages, its pages, its script, its styles and its words."""
