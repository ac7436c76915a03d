"""Everything that Spadework uses of Numba beyond its documented interface, and that a new release may therefore break.

`SPADEWORK_JIT=plain` does without. `scripts/compiler_bench.py` measures the effect of each; the numbers are in docs/compiled_rules.md.

- `counting`: no reference counting. Rules create no arrays that outlive a call, so there is nothing to count.
- `late`: machine code only for functions that Python calls. Numba makes it for every function, including the code of all that it calls.
- `stack`: `scratch` and `blank` are on the stack, since a heap allocation takes as long as many a move.
- `widths`: a function is compiled once for integers of all widths, not once per width and constant.
"""

import math
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from llvmlite import ir
from llvmlite.binding import create_new_module_pass_manager
from numba import core, types
from numba._dynfunc import make_function
from numba.extending import lower_builtin, type_callable
from numba.np.arrayobj import populate_array

numba_types: Any = types
compiler: Any = core
populate: Any = populate_array
type_by: Any = type_callable
lower_by: Any = lower_builtin
new_passes: Any = create_new_module_pass_manager
executable_at: Any = make_function

Library, Codegen = compiler.codegen.JITCodeLibrary, compiler.codegen.JITCPUCodegen
Context = compiler.cpu.CPUContext

WORD = 8
"""Bytes per word."""

ENVIRONMENT = "_ZN08NumbaEnv"
"""Prefix of the names of Numba's environments, which hold the Python objects that a function's code uses."""

NO_COUNTING: Mapping[str, Any] = {"_nrt": False}
"""Options of `njit` that disable reference counting."""

NO_C_INTERFACE: Mapping[str, Any] = {"no_cfunc_wrapper": True}
"""Options of `njit` that omit an interface to C, which nothing uses."""


def widen_integers(compiled: Any) -> None:
    """Make compiled callers pass every integer to this function as 64 bits.

    Otherwise Numba compiles it for every width of a record's fields and for every constant: a fifth of a game's functions
    more than once, some of them ten times.
    """
    template = compiled.get_call_template

    def widened(kind: Any) -> Any:
        kind = numba_types.unliteral(kind)
        return numba_types.int64 if isinstance(kind, numba_types.Integer) and kind.signed else kind

    def get_call_template(arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
        return template(tuple(map(widened, arguments)), {name: widened(kind) for name, kind in named.items()})

    compiled.get_call_template = get_call_template


def type_of(shape: Any, kind: Any) -> Any:
    """Return the type of an array of that shape; None, which Numba rejects, when the shape is not constant."""
    sides = tuple(shape) if isinstance(shape, numba_types.BaseTuple) else (shape,)
    if not all(isinstance(side, numba_types.IntegerLiteral) for side in sides):
        return None
    return numba_types.Array(kind.dtype, len(sides), "C")


def make(context: Any, builder: Any, signature: Any) -> tuple[Any, Any, int]:
    """Return an array without reference counting, its memory on the stack, and the number of bytes."""
    array, shape = signature.return_type, signature.args[0]
    sides = [side.literal_value for side in (shape if isinstance(shape, numba_types.BaseTuple) else (shape,))]
    each = context.get_abi_sizeof(context.get_data_type(array.dtype))
    strides = [each * math.prod(sides[place + 1 :]) for place in range(len(sides))]
    # Whole words keep all elements aligned.
    words = -(-strides[0] * sides[0] // WORD)
    with builder.goto_entry_block():
        # Numba's own helper for this also clears the memory.
        memory = builder.alloca(ir.ArrayType(ir.IntType(8 * WORD), words))
    made = context.make_array(array)(context, builder)

    def number(value: int) -> Any:
        return context.get_constant(numba_types.intp, value)

    populate(
        made,
        data=builder.bitcast(memory, made.data.type),
        shape=[number(side) for side in sides],
        strides=[number(stride) for stride in strides],
        itemsize=number(each),
        meminfo=None,
    )
    return made._getvalue(), memory, words * WORD


def make_scratch(context: Any, builder: Any, signature: Any, _arguments: Any) -> Any:
    """Emit code for an uninitialized array."""
    return make(context, builder, signature)[0]


def make_blank(context: Any, builder: Any, signature: Any, _arguments: Any) -> Any:
    """Emit code for an array of zeros."""
    made, memory, size = make(context, builder, signature)
    compiler.cgutils.memset(builder, memory, context.get_constant(numba_types.intp, size), 0)
    return made


def put_on_stack(scratch: Any, blank: Any) -> None:
    """Make compiled code allocate the arrays of two functions (shape, kind) on the stack: one uninitialized, one zeroed."""
    for function, maker in ((scratch, make_scratch), (blank, make_blank)):
        type_by(function)(lambda _context: type_of)
        lower_by(function, numba_types.Any, numba_types.Any)(maker)


class LateCode:
    """Defers the machine code of functions until Python calls them.

    Numba optimizes and translates every function together with all that it calls, so that a function called in many places, or far down,
    is translated again and again. Here compiled callers link the code of the functions they call as it is, and a function that Python
    calls is optimized and translated once, as a whole. Its interface to Python, which unboxes the arguments, is generated then, too.

    Libraries are Numba's units of compiled code, one for each function; other users of Numba in the same process notice nothing.
    """

    def __init__(self) -> None:
        self._waiting: list[Any] = []
        """The functions that are being compiled, each called by the one before. Guarded by the compiler's lock."""
        self._optimize, self._finish = Library._optimize_final_module, Library._finalize_final_module
        self._address, self._serialize = Library.get_pointer_to_function, Library.serialize_using_object_code
        self._executable, self._set_environment = Context.get_executable, Codegen.set_env
        self._add_interface = Context.create_cpython_wrapper
        Library.is_late = Library.is_unsaved = False
        for owner, name, method in (
            (Library, "_optimize_final_module", self._optimize_later),
            (Library, "_finalize_final_module", self._finish_later),
            (Library, "get_pointer_to_function", self._address_of),
            (Library, "serialize_using_object_code", self._serialized),
            (Context, "get_executable", self._executable_of),
            (Context, "create_cpython_wrapper", self._add_interface_later),
            (Codegen, "set_env", self._set_environment_of),
        ):
            setattr(owner, name, unbound(method))

    def wait(self, compiled: Any) -> None:
        """Defer a function's machine code."""
        compile_now, add_overload = compiled.compile, compiled.add_overload

        def add(result: Any) -> None:
            if result.library.is_late:
                # Numba's dispatcher, which Python calls, must not find it.
                compiled.overloads[tuple(result.signature.args)] = result
            else:
                add_overload(result)

        def compile_late(signature: Any) -> Any:
            with compiler.compiler_lock.global_compiler_lock:
                self._waiting.append(compiled.py_func)
                try:
                    entry = compile_now(signature)
                finally:
                    self._waiting.pop()
                if not self._waiting:
                    entry = make_callable(signature)
                return entry

        def make_callable(signature: Any) -> Any:
            arguments, _ = compiler.sigutils.normalize_signature(signature)
            result = compiled.overloads[tuple(arguments)]
            if result.library.is_late:
                self._add_interface_now(compiled.targetctx, result)
                entry = compiled.targetctx.get_executable(result.library, result.fndesc, result.environment)
                compiled.targetctx.insert_user_function(entry, result.fndesc, [result.library])
                result = result._replace(entry_point=entry)
                add_overload(result)
            if result.library.is_unsaved:
                compiled._cache.save_overload(signature, result)
            return result.entry_point

        compiled.compile, compiled.add_overload = compile_late, add

    def _optimize_later(self, library: Any) -> None:
        if not self._waiting:
            self._optimize(library)
            return
        # Drop uncalled functions, such as the interfaces to Python of all functions that it calls.
        passes, builder = new_passes(), library._codegen._pass_builder(opt=0)
        passes.add_global_dead_code_eliminate_pass()
        passes.run(library._final_module, builder)

    def _finish_later(self, library: Any) -> None:
        # A library that the cache has as machine code is loaded.
        if self._waiting and getattr(library, "_compiled_object", None) is None:
            library._finalize_dynamic_globals()
            library.is_late = library._finalized = True
        else:
            self._finish(library)

    def _translate(self, library: Any) -> None:
        library.is_late, library.is_unsaved = False, True
        if not library._object_caching_enabled:
            library.enable_object_caching()
        library._dynamic_globals.clear()
        # The module that callers linked before lacks the interface to Python.
        library._shared_module = None
        self._optimize(library)
        self._finish(library)
        find = compiler.environment.lookup_environment
        for name in [variable.name for variable in library._final_module.global_variables]:
            if name.startswith(ENVIRONMENT) and (environment := find(name)) is not None:
                library.codegen.set_env(name, environment)

    def _address_of(self, library: Any, name: str) -> Any:
        if library.is_late:
            self._translate(library)
        return self._address(library, name)

    def _serialized(self, library: Any) -> Any:
        if library.is_late:
            return library.serialize_using_bitcode()
        library.is_unsaved = False
        return self._serialize(library)

    def _executable_of(self, context: Any, library: Any, function: Any, environment: Any) -> Any:
        library._ensure_finalized()
        interface = function.llvm_cpython_wrapper_name
        if library.is_late and not any(each.name == interface for each in library._final_module.functions):
            # Numba knows functions by their executables; this one is never called.
            return executable_at(function.lookup_module(), function.qualname, "", 0, environment, (library,))
        return self._executable(context, library, function, environment)

    def _add_interface_later(self, context: Any, library: Any, function: Any, *arguments: Any, **options: Any) -> None:
        if not self._waits(function):
            self._add_interface(context, library, function, *arguments, **options)

    def _add_interface_now(self, context: Any, result: Any) -> None:
        library = result.library
        linked = len(library._linking_libraries)
        library._finalized = False
        with context.push_code_library(library):
            self._add_interface(context, library, result.fndesc, result.environment, None, release_gil=True)
        library._finalized = True
        for each in library._linking_libraries[linked:]:
            library._final_module.link_in(each._get_module_for_linking(), preserve=True)

    def _waits(self, function: Any) -> bool:
        """Return whether a function that is being compiled is called by another that is."""
        if len(self._waiting) < 2:
            return False
        innermost = self._waiting[-1]
        return (function.modname, function.qualname) == (innermost.__module__, innermost.__qualname__)

    def _set_environment_of(self, codegen: Any, name: str, environment: Any) -> None:
        # A deferred function has no address yet.
        if codegen._engine.get_global_value_address(name):
            self._set_environment(codegen, name, environment)


def unbound(method: Callable[..., Any]) -> Callable[..., Any]:
    """Wrap a bound method for use as a method of another class, whose object is passed on as an argument."""
    return lambda *arguments, **options: method(*arguments, **options)


@cache
def late_code() -> LateCode:
    """Return the object that defers machine code; the first call patches Numba."""
    return LateCode()
