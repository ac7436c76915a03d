"""Compiled rules count indices from the beginning of an array.

Plain Python and Numba let an index below 0 count from the end. Rules never do that; but to ask of each index whether it is below 0 takes
time, and keeps the processor from taking several steps of a loop at once. So in rules an index is a number without a sign, as a pass of
Numba's compiler has it, which goes over each function before its types are found. An index that is a constant is left as it is.
"""

from typing import Any

from numba import types
from numba.core import compiler, ir, ir_utils, untyped_passes
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.extending import intrinsic

numba_types: Any = types
untyped_ir: Any = ir
untyped_tools: Any = ir_utils
pipelines: Any = compiler.DefaultPassBuilder
registered: Any = register_pass
untyped_pass: Any = FunctionPass


def without_sign(kind: Any) -> Any:
    """The type of an index without its sign: that of each number in it, if it is several."""
    if isinstance(kind, numba_types.BaseTuple):
        return numba_types.Tuple([without_sign(part) for part in kind])
    kind = numba_types.unliteral(kind)
    return numba_types.uint64 if isinstance(kind, numba_types.Integer) else kind


def place(_typing: Any, index: Any) -> Any:
    """An index as a place in an array, counted from its beginning."""
    kind = without_sign(index)

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return context.cast(builder, arguments[0], index, kind)

    return kind(index), generate


as_place: Any = intrinsic(place)


@registered(mutates_CFG=False, analysis_only=False)
class CountFromTheBeginning(FunctionPass):
    """Takes each index of a function for a place."""

    _name = "count_from_the_beginning"

    def __init__(self) -> None:
        untyped_pass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Change the function; returns whether it has an index."""
        found = False
        for block in state.func_ir.blocks.values():
            body: list[Any] = []
            for statement in block.body:
                indexed = indexed_by(statement)
                if indexed is not None:
                    indexed.index = self._placed(indexed.index, block.scope, body)
                    found = True
                body.append(statement)
            block.body = body
        state.func_ir._definitions = untyped_tools.build_definitions(state.func_ir.blocks)
        return found

    def _placed(self, index: Any, scope: Any, body: list[Any]) -> Any:
        """A new variable for an index as a place, which is filled at the end of `body`."""
        where = index.loc
        function = scope.redefine("as_place", where)
        body.append(untyped_ir.Assign(untyped_ir.Global("as_place", as_place, where), function, where))
        placed = scope.redefine("place", where)
        body.append(untyped_ir.Assign(untyped_ir.Expr.call(function, [index], (), where), placed, where))
        return placed


def indexed_by(statement: Any) -> Any:
    """The part of a statement that has an index which is no constant; None where there is none."""
    if isinstance(statement, untyped_ir.SetItem):
        return statement
    value = getattr(statement, "value", None)
    return value if isinstance(value, untyped_ir.Expr) and value.op == "getitem" else None


class RulesCompiler(compiler.CompilerBase):
    """Numba's compiler, with that."""

    def define_pipelines(self) -> list[Any]:
        """All passes of the compiler, in their order."""
        passes = pipelines.define_nopython_pipeline(self.state)
        passes.add_pass_after(CountFromTheBeginning, untyped_passes.GenericRewrites)
        passes.finalize()
        return [passes]
