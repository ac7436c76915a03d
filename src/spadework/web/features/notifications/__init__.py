"""Notifications for people who are away, by Web Push or webhook."""
