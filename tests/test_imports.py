"""No module needs itself by way of others, for running or for types alone."""

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest

ALLOWED = {
    # A position knows its game, and a game opens positions; kernel/state.py says why.
    ("tabledhote.kernel.state", "tabledhote.kernel.game"),
    # Bots and clocks change tables through the registry that starts them: for its type alone.
    ("tabledhote.server.bots.seats", "tabledhote.server.tables.registry"),
    ("tabledhote.server.tables.timekeeper", "tabledhote.server.tables.registry"),
}


def test_there_is_no_cycle_of_imports() -> None:
    graph = grimp.build_graph("tabledhote", cache_dir=None)
    imports = {
        module: {other for other in graph.find_modules_directly_imported_by(module) if (module, other) not in ALLOWED}
        for module in graph.modules
    }
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as cycle:
        pytest.fail(" imports ".join(reversed(cycle.args[1])), pytrace=False)
