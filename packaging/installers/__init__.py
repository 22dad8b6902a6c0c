"""What packaging/build.py makes out of a checkout: the frozen program, and the installers that carry it."""
