"""Pictures of every page, dialog and table for reviewers: python -m tests.pictures FOLDER."""
