"""Records of games. Start with `record`; read and write them with `files`."""
