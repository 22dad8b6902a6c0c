"""Rule books: what they say, how they are set, and the window in which they are read."""
