"""The examples in docstrings do what they say: in every module of the package and of the suite's own support."""

import ast
import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import tabledhote
import tests

SOURCE = Path(__file__).parents[1] / "src"


def modules() -> list[str]:
    """All modules but those that run something when they are imported."""
    found = [
        info.name for root in (tabledhote, tests) for info in pkgutil.walk_packages(root.__path__, f"{root.__name__}.")
    ]
    last = {name: name.split(".")[-1] for name in found}
    return [
        "tabledhote",
        *(n for n in found if not last[n].startswith("test_") and last[n] not in ("__main__", "conftest")),
    ]


def examples(name: str) -> list[tuple[str, str]]:
    """The docstrings of a module with their places, from its source: compiled functions do not all keep theirs."""
    module = importlib.import_module(name)
    path = SOURCE.joinpath(*name.split("."))
    file = path.with_suffix(".py") if path.with_suffix(".py").exists() else path / "__init__.py"
    tree = ast.parse((file if name.startswith("tabledhote") else Path(str(module.__file__))).read_text("utf-8"))
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = [node for node in ast.walk(tree) if isinstance(node, kinds)]
    return [(getattr(node, "name", name), ast.get_docstring(node) or "") for node in nodes]


@pytest.mark.parametrize("name", modules())
def test_examples_in_docstrings(name: str) -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    for place, text in examples(name):
        names = dict(vars(importlib.import_module(name)))
        runner.run(parser.get_doctest(text, names, f"{name}.{place}", None, None))
    assert runner.summarize(verbose=False).failed == 0


def test_there_are_examples_to_run() -> None:
    shown = [name for name in modules() if any(">>>" in text for _, text in examples(name))]
    assert {"tabledhote", "tabledhote.kernel.bits", "tabledhote.kernel.rng", "tabledhote.kernel.sheet"} <= set(shown)
