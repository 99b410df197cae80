"""From Numba to WebAssembly: its LLVM code, lowered for wasm32 and linked into one module.

Numba must compile without optimizing and for no processor in particular: `python -m tessera.wasm` starts a process that does.
"""

import inspect
import re
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np

from tessera.bots import search, values
from tessera.core.compile.rule import Rule
from tessera.core.game import Game
from tessera.sim import random_play

from . import engine
from .linker import Linker

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"  # that all browsers have had since 2021
STACK = 1 << 16


def exports(game: Game) -> dict[str, Rule]:
    """The functions of the engine, for one game."""
    compiled = game.compile(values, search, random_play, engine)
    return {name: rule for name, rule in vars(compiled).items() if getattr(engine, name).__module__ == engine.__name__}


def compile_module(game: Game, memory: np.dtype, linker: Linker) -> bytes:
    """The WebAssembly module of a game, over a memory of that layout."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine("mvp", FEATURES, opt=3, reloc="static", codemodel="default")
    functions = exports(game)
    module = llvm.parse_assembly("")
    for name, function in functions.items():
        module.link_in(parse(lowered(name, function, memory), machine))
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


def lowered(name: str, function: Any, memory: np.dtype) -> str:
    """The LLVM code of a function, with nothing of the machine that it was compiled on, and an entry point called `name`."""
    numbers = len(inspect.signature(function).parameters) - 1
    signature = (numba.from_dtype(memory), *[numba.int64] * numbers)
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
    return code + entry_point(name, result.fndesc.llvm_func_name, numbers)


def entry_point(name: str, function: str, numbers: int) -> str:
    """A function of 32-bit numbers that calls a compiled one by Numba's convention, and traps if that raises."""
    places = range(numbers)
    taken = "".join(f", i32 %n{place}" for place in places)
    wide = "\n".join(f"  %w{place} = sext i32 %n{place} to i64" for place in places)
    given = "".join(f", i64 %w{place}" for place in places)
    return f"""
declare void @llvm.trap()
define i32 @{name}(ptr %memory{taken}) {{
  %result = alloca i64
  %error = alloca ptr
  store i64 0, ptr %result
{wide}
  %status = call i32 @"{function}"(ptr %result, ptr %error, ptr %memory{given})
  %failed = icmp ne i32 %status, 0
  br i1 %failed, label %trap, label %return
trap:
  call void @llvm.trap()
  unreachable
return:
  %wide = load i64, ptr %result
  %narrow = trunc i64 %wide to i32
  ret i32 %narrow
}}
"""
