"""Places where work runs."""
