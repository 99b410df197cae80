"""Data sets of matches: many matches between equal players, played fast and reproducibly, in memory or in Parquet files."""
