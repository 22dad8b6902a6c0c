"""Measuring how strong the computer players are, in contests on deals that every player plays from every chair."""
