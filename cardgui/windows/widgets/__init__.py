"""The program's own widgets, painted in the current theme; one file each. See `themed` for theme and scale."""
