"""Records: a game written down. Start with `record`; read and write them with `archive`."""
