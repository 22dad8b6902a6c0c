"""What outlives the program: matches, people and statistics in one SQLite file, and records as files.

Pure Python: no Qt, no clock (times are handed in), no rules. Headers are JSON texts and moves are texts as
NOTATION.md writes them; what they mean is for the caller to judge.
"""
