"""Sounds: their names, what sends them to the process that plays them, and that process."""
