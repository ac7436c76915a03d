"""Premoves: moves chosen in advance for questions to come. Only their owner ever sees them."""
