"""Verification of fair chance."""
