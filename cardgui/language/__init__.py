"""Languages: which ones are offered, switching between them live, numbers, dates, lists and reading direction."""
