"""Verification that chance was fair."""
