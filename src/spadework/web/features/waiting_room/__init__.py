"""The waiting room: joining and leaving before the deal."""
