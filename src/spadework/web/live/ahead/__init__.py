"""Answers prepared beforehand, played on a seat when it is asked. Only their owner ever learns of them."""
