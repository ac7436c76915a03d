"""The games as environments of other libraries, as words, and as tools of a language model."""
