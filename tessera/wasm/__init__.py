"""Engines in WebAssembly: the rules and the search of any game, compiled from the same source, for browsers.

`python -m tessera.wasm` builds the modules. `tessera.wasm.engine` has the functions that a module exports, `tessera.wasm.memory`
the layout of the memory that they work in; the rest compiles and links them.
"""
