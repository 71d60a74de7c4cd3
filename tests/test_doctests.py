"""The examples in docstrings do what they say: in every module of the package, the suite and the tools."""

import ast
import doctest
import importlib
from collections.abc import Iterator

import pytest

from tests.support import ROOT

SOURCE = ROOT / "src"


def modules() -> Iterator[str]:
    """All modules but those that run something when they are imported. Found by file: imports take time."""
    for root in (SOURCE / "tabledhote", ROOT / "tests", ROOT / "tools"):
        for file in sorted(root.rglob("*.py")):
            runs = file.stem in ("__main__", "conftest") or file.stem.startswith("test_")
            if not runs and file.with_name("__init__.py").exists():
                yield ".".join(file.relative_to(root.parent).with_suffix("").parts).removesuffix(".__init__")


def examples(name: str) -> list[tuple[str, str]]:
    """The docstrings of a module with their places, from its source: compiled functions do not all keep theirs."""
    path = (SOURCE if name.startswith("tabledhote") else ROOT).joinpath(*name.split("."))
    file = path.with_suffix(".py") if path.with_suffix(".py").exists() else path / "__init__.py"
    tree = ast.parse(file.read_text("utf-8"))
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = [node for node in ast.walk(tree) if isinstance(node, kinds)]
    return [(getattr(node, "name", name), ast.get_docstring(node) or "") for node in nodes]


@pytest.mark.parametrize("name", list(modules()))
def test_examples_in_docstrings(name: str) -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    for place, text in examples(name):
        names = dict(vars(importlib.import_module(name)))
        runner.run(parser.get_doctest(text, names, f"{name}.{place}", None, None))
    assert runner.summarize(verbose=False).failed == 0


def test_there_are_examples_to_run() -> None:
    shown = [name for name in modules() if any(">>>" in text for _, text in examples(name))]
    assert {"tabledhote", "tabledhote.kernel.bits", "tabledhote.kernel.rng", "tabledhote.kernel.sheet"} <= set(shown)
