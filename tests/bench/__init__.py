"""Tests of the benchmarks: that they measure, not how fast anything is."""
