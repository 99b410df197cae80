"""The balance lab: what many matches between strong players say about a set of components."""
