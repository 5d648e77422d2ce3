"""The command line, by what one wants of it; `bot/__main__.py` puts it together."""
