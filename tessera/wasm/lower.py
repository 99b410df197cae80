"""From Numba to WebAssembly: its LLVM code, lowered for wasm32 and linked into one module.

Numba must compile without optimizing and for no processor in particular: `python -m tessera.wasm` starts a process that does.
"""

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from types import ModuleType
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np

from tessera.bots import search, values
from tessera.bots.neural import guided as neural
from tessera.bots.neural import infer
from tessera.core.compile.rule import Rule
from tessera.core.game import Game
from tessera.sim import random_play

from . import engine, guided
from .linker import Linker

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"  # that all browsers have had since 2023
STACK = 1 << 16
RECORDS = ("memory", "guide")  # how functions call what they take by address


def exports(game: Game, has_network: bool) -> dict[str, Rule]:
    """The functions of the engine, for one game: those that take a record first."""
    modules = [(values, search, random_play, engine), *([(infer, neural, guided)] if has_network else [])]
    found = {name: rule for chain in modules for name, rule in own_functions(game, *chain)}
    return {name: rule for name, rule in found.items() if next(iter(inspect.signature(rule).parameters)) in RECORDS}


def own_functions(game: Game, *modules: ModuleType) -> Iterator[tuple[str, Rule]]:
    """The functions of the last module that are its own, for one game."""
    for name, rule in vars(game.compile(*modules)).items():
        if getattr(modules[-1], name).__module__ == modules[-1].__name__:
            yield name, rule


def compile_module(game: Game, memory: np.dtype, guide: np.dtype | None, linker: Linker) -> bytes:
    """The WebAssembly module of a game, over records of that layout."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine("mvp", FEATURES, opt=3, reloc="static", codemodel="default")
    functions = exports(game, guide is not None)
    records = {"memory": memory, **({} if guide is None else {"guide": guide})}
    module = llvm.parse_assembly("")
    for name, function in functions.items():
        module.link_in(parse(lowered(name, function, records), machine))
    for each in [*module.functions, *module.global_variables]:
        if not each.is_declaration and each.name not in functions:
            each.linkage = "internal"
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    addresses = [each.name for each in module.global_variables if each.name.startswith("numba.dynamic.globals")]
    assert not addresses, f"{game.name} has compiled addresses of this process: {addresses}"
    return linker.link(machine.emit_object(module), tuple(functions), STACK)


def parse(code: str, machine: Any) -> Any:
    """A module of LLVM code for the machine."""
    module = llvm.parse_assembly(code)
    module.data_layout, module.triple = str(machine.target_data), TRIPLE
    module.verify()
    return module


def lowered(name: str, function: Any, records: Mapping[str, np.dtype]) -> str:
    """The LLVM code of a function, with nothing of the machine that it was compiled on, and an entry point called `name`."""
    taken = list(inspect.signature(function).parameters)
    signature = tuple(numba.from_dtype(records[each]) if each in RECORDS else numba.int64 for each in taken)
    function.compile(signature)
    result = function.overloads[signature]
    assert result.signature.return_type in {numba.int64, numba.none}, f"{name} returns {result.signature.return_type}"
    code = result.library.get_llvm_str()
    code = re.sub(r"^target (datalayout|triple) = .*$", "", code, flags=re.MULTILINE)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    code = code.replace(" = common ", " = internal ")
    for wrapper in ("_ZN7cpython", "cfunc"):  # those that Python calls
        code = re.sub(rf'^define [^\n]*@"?{wrapper}.*?^}}$', "", code, flags=re.MULTILINE | re.DOTALL)
    for counting in ("NRT_incref", "NRT_decref"):  # references to memory that nobody allocates
        empty = f"define linkonce_odr void @{counting}(ptr %memory) alwaysinline {{\n  ret void\n}}"
        code = re.sub(rf"^define [^\n]*@{counting}\(.*?^}}$", empty, code, flags=re.MULTILINE | re.DOTALL)
    return code + entry_point(name, result.fndesc.llvm_func_name, taken)


def entry_point(name: str, function: str, parameters: Sequence[str]) -> str:
    """A function of addresses and 32-bit numbers that calls a compiled one by Numba's convention, and traps if that raises."""
    numbers = [each for each in parameters if each not in RECORDS]
    taken = ", ".join(f"i32 %{each}" if each in numbers else f"ptr %{each}" for each in parameters)
    wide = "\n".join(f"  %wide.{each} = sext i32 %{each} to i64" for each in numbers)
    given = ", ".join(f"i64 %wide.{each}" if each in numbers else f"ptr %{each}" for each in parameters)
    return f"""
declare void @llvm.trap()
define i32 @{name}({taken}) {{
  %result.out = alloca i64
  %error.out = alloca ptr
  store i64 0, ptr %result.out
{wide}
  %status = call i32 @"{function}"(ptr %result.out, ptr %error.out, {given})
  %failed = icmp ne i32 %status, 0
  br i1 %failed, label %trap, label %return
trap:
  call void @llvm.trap()
  unreachable
return:
  %wide = load i64, ptr %result.out
  %narrow = trunc i64 %wide to i32
  ret i32 %narrow
}}
"""
