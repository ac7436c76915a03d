"""The database: every table, transactions, schema, and tools for operators."""
