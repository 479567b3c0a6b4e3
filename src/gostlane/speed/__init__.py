"""Measuring: one core, the clock read in the same run, medians of many samples."""
