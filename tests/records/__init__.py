"""Golden records: whole games that replay to the same digests and the same result, for ever."""
