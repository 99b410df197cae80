"""Stand-ins for packages that a browser does not have, by the same names."""
