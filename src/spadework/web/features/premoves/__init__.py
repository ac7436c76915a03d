"""Premoves: answers prepared for questions to come. Only their owner ever learns of them."""
