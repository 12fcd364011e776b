"""Finds texts that code makes from messages and other texts, also where a message comes from a function or a variable.

`glue_in_python` follows functions across modules, `glue_in_page` those of TypeScript and Svelte files by their names.
Both rather find too little: a message that lies in an attribute, a list or a parameter is not seen.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping

_UNCHANGED = frozenset(("printable", "str", "wrapped"))
"""Functions that return their first argument for another place."""
_SHAPED = frozenset(("capitalize", "lower", "lstrip", "replace", "rstrip", "strip", "upper"))
"""Methods that leave a message a message."""
_PROGRAM = re.compile(r"hedgemaze: |\[\w+\]")
"""What may stand beside a message: the name of the program, and a reference in square brackets."""
_WORDS = re.compile(r"[^\W\d]|[()]")


def glue_in_python(sources: Mapping[str, str]) -> list[str]:
    """Returns the places that put two messages, or a message and a text, together, as ``module:line``.

    A message may have a label before it, `name: message`.

    Args:
        sources: the source texts by the names of the modules, such as ``hedgemaze.cli.phrases``.
    """
    modules = [_Module(name, source) for name, source in sources.items()]
    known: set[str] = set()
    while found := {name for module in modules for name in module.message_functions(known)} - known:
        known |= found
    return [f"{module.name}:{line}" for module in modules for line in module.glue(known)]


class _Module:
    """A module: its functions by their names, with those of classes as ``Class.name``, and what it imports."""

    def __init__(self, name: str, source: str) -> None:
        self.name = name
        tree = ast.parse(source)
        self._imports = {
            each.asname or each.name: f"{node.module}.{each.name}"
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for each in node.names
        }
        self._scopes = [("", list(_nodes(tree))), *((each, list(_nodes(node))) for each, node in _functions(tree, ""))]

    def message_functions(self, known: set[str]) -> Iterator[str]:
        """Yields the full names of the functions that return a message, given those already known."""
        for name, nodes in self._scopes:
            returned = [node.value for node in nodes if isinstance(node, ast.Return) and node.value]
            if returned and any(map(self._reader(name, nodes, known).is_message, returned)):
                yield f"{self.name}.{name}"

    def glue(self, known: set[str]) -> Iterator[int]:
        """Yields the lines with glue."""
        for name, nodes in self._scopes:
            reader = self._reader(name, nodes, known)
            composed = {
                id(node.args[0]) for node in nodes if isinstance(node, ast.Call) and _is_base(node) and node.args
            }
            for node in nodes:
                if isinstance(node, ast.JoinedStr) and id(node) not in composed:  # the name of a message is no text
                    yield from [node.lineno] * reader.is_glue(node)
                elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                    yield from [node.lineno] * any(map(reader.is_message, (node.left, node.right)))
                elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add):
                    yield from [node.lineno] * reader.is_message(node.value)

    def _reader(self, scope: str, nodes: list[ast.AST], known: set[str]) -> _Reader:
        return _Reader(self.name, scope.rpartition(".")[0], self._imports, known, nodes)


class _Reader:
    """Tells which expressions of a function are messages."""

    def __init__(
        self, module: str, owner: str, imports: Mapping[str, str], known: set[str], nodes: list[ast.AST]
    ) -> None:
        self._module = module
        self._owner = owner
        self._imports = imports
        self._known = known
        self._variables: set[str] = set()
        assigned = list(_assignments(nodes))
        while found := {name for name, value in assigned if self.is_message(value)} - self._variables:
            self._variables |= found  # wherever in the function a message is put into them

    def is_message(self, node: ast.AST | None) -> bool:
        """Returns whether an expression is a message, or a text with one in it."""
        match node:
            case ast.Call() if _is_base(node):
                return True
            case ast.Call(func=ast.Name(id=name), args=args):
                if name in _UNCHANGED:
                    return bool(args) and self.is_message(args[0])
                return self._imports.get(name, f"{self._module}.{name}") in self._known
            case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in _SHAPED:
                return self.is_message(value)
            case ast.Call(func=ast.Attribute(value=ast.Name(id="self" | "cls"), attr=name)):
                return f"{self._module}.{self._owner}.{name}" in self._known
            case ast.Name(id=name):
                return name in self._variables
            case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, op=ast.Add(), right=other):
                return self.is_message(one) or self.is_message(other)
            case ast.BoolOp(values=values):
                return any(map(self.is_message, values))
            case ast.JoinedStr():
                return any(map(self.is_message, _values(node)))
            case ast.NamedExpr(value=value) | ast.Subscript(value=value, slice=ast.Slice()):
                return self.is_message(value)
        return False

    def is_glue(self, node: ast.JoinedStr) -> bool:
        """Returns whether an f-string has two messages, or a message and words or brackets; parts of one count once."""
        messages = len({_whole(value) for value in _values(node) if self.is_message(value)})
        text = "".join(str(each.value) for each in node.values if isinstance(each, ast.Constant))
        return messages > 1 or (messages == 1 and bool(_WORDS.search(_PROGRAM.sub("", text))))


def _is_base(node: ast.Call) -> bool:
    """Returns whether a call is one of `t`, or of `text` of a catalogue with the name of a message."""
    match node:
        case ast.Call(func=ast.Name(id="t")):
            return True
        case ast.Call(func=ast.Attribute(attr="text"), args=[ast.Constant() | ast.JoinedStr(), *_]):
            return True
    return False


def _functions(node: ast.AST, owner: str) -> Iterator[tuple[str, ast.AST]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield owner + child.name, child
        inner = f"{owner}{child.name}." if isinstance(child, ast.ClassDef) else owner
        yield from _functions(child, inner)


def _nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """Yields the nodes of a function or module without those of the functions in it."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield child
            yield from _nodes(child)


def _whole(node: ast.expr) -> str | ast.expr:
    """Returns the name of a variable of which an expression is a part or another form, else the expression."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.Subscript(value=value):
            return _whole(value)
        case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in _SHAPED:
            return _whole(value)
    return node


def _assignments(nodes: list[ast.AST]) -> Iterator[tuple[str, ast.expr | None]]:
    for node in nodes:
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                pairs: Iterable[tuple[ast.expr, ast.expr | None]] = zip(targets, values, strict=False)
            case ast.Assign(targets=targets, value=value):
                pairs = [(each, value) for each in targets]
            case ast.AnnAssign(target=target, value=maybe) | ast.NamedExpr(target=target, value=maybe):
                pairs = [(target, maybe)]
            case _:
                continue
        yield from ((target.id, value) for target, value in pairs if isinstance(target, ast.Name))


def _values(node: ast.JoinedStr) -> list[ast.expr]:
    return [each.value for each in node.values if isinstance(each, ast.FormattedValue)]


_BRACKETS = r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
"""The arguments of a call, with up to two levels of brackets inside."""
_FUNCTION = re.compile(
    r"\bfunction (\w+)\s*(?:<[^>]*>)?" + _BRACKETS + r"\s*:\s*string(?:\s*\|\s*(?:null|undefined))?\s*\{"
)
_ARROW = re.compile(r"\bconst (\w+)(?:\s*:[^=]+)?\s*=\s*" + _BRACKETS + r"(?:\s*:\s*string)?\s*=>\s*([^{;][^;]*);")
_VARIABLE = re.compile(r"\bconst (\w+)(?:\s*:\s*string)?\s*=\s*(?:\$derived\()?([^;]*);")
_IMPORT = re.compile(r"\bimport\s*(?:type\s*)?(?:\w+\s*,\s*)?\{([^}]*)\}")
_JOINED = re.compile(r"\.join\('[,;:.]\s[^']*'\)")
"""The comma of a list belongs to the language: `phrases`, `listed`."""


def glue_in_page(sources: Mapping[str, str]) -> list[str]:
    """Returns the places of TypeScript and Svelte files that put two messages, or a message and a text, together.

    Args:
        sources: the source texts by the names of the files.
    """
    known = {"t"}
    while (
        found := {name for source in sources.values() for name in _page_functions(source, _seen(source, known))} - known
    ):
        known |= found
    return [f"{name}: {place}" for name, source in sources.items() for place in _glue(source, _seen(source, known))]


def _seen(source: str, known: set[str]) -> set[str]:
    """Returns which of the known functions a file declares or imports."""
    imported = {each.split()[-1] for names in _IMPORT.findall(source) for each in names.split(",") if each.strip()}
    declared = {found[1] for pattern in (_FUNCTION, _ARROW) for found in pattern.finditer(source)}
    return known & (imported | declared | {"t"})


def _page_functions(source: str, seen: set[str]) -> Iterator[str]:
    """Yields the functions of a file that return the message of a call."""
    message = re.compile(rf"(?:^|\breturn\s+|[?:]\s*|\|\|\s*){_call(seen)}")
    for found in _FUNCTION.finditer(source):
        if any(message.search(each) for each in re.findall(r"\breturn [^;]*;", _block(source, found.end() - 1))):
            yield found[1]
    yield from (name for name, value in _ARROW.findall(source) if message.search(value))


def _glue(source: str, seen: set[str]) -> Iterator[str]:
    call = _call(seen)
    start = re.compile(rf"(?:.*\?\s*)?{call}")
    variables = [name for name, value in _VARIABLE.findall(source) if start.match(value)]
    message = rf"(?:{call}|(?<![\w.'`-])(?:{'|'.join(variables)})(?![\w(.'`-]))" if variables else call
    glued = re.compile(
        rf"\$\{{{message}\}}[^`$]*\$\{{{message}\}}"  # two in one template
        rf"|{message}\s*\+(?![+=])|(?<!\+)\+\s*{message}"  # a sum
        # two in one text of the markup; a dot in the middle of the line parts columns
        rf"|(?<![=$])\{{{message}\}}(?!(?:\s|&nbsp;)*·)[^<>{{}}]*(?<![=$])\{{{message}\}}"
    )
    yield from (found[0] for pattern in (glued, _JOINED) for found in pattern.finditer(source))


def _call(names: set[str]) -> str:
    return rf"(?<![\w.])(?:{'|'.join(sorted(names))}){_BRACKETS}"


def _block(source: str, start: int) -> str:
    """Returns the text between a curly bracket and the one that closes it."""
    depth = 0
    for index in range(start, len(source)):
        depth += {"{": 1, "}": -1}.get(source[index], 0)
        if depth == 0:
            return source[start : index + 1]
    return source[start:]
