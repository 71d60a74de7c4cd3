"""The C of a module changes only with the module, and an object is compiled again only if what it needs has changed."""

from pathlib import Path

import pytest

from tools import native

MAIN = """#include "__native.h"
int CPyGlobalsInit(void)
{
    if (CPyStatics_Initialize(CPyStatics) < 0) {
        return -1;
    }
    is_initialized = 1;
    return 0;
}
"""
MODULE = "PyObject *%s(void) {\n    return CPyStatics[%d]; /* %r */\n}\n"
GROUP = "0123456789abcdef0123"
HEADER = """#ifndef GROUP
#define GROUP
typedef struct {
    PyObject_HEAD
    CPyTagged _krones;
} StateObject;
extern PyObject *CPyDef_take(StateObject *cpy_r_p);
extern CPyModule *CPyModule_rules;
#endif
"""


def stabilised(folder: Path, monkeypatch: pytest.MonkeyPatch, numbers: dict[str, int]) -> dict[str, str]:
    """The C of a group whose modules use the literals of these numbers."""
    folder.mkdir()
    monkeypatch.setattr(native, "STABLE", folder / "stable")
    sources = [folder / f"__native_{GROUP}.c"]
    sources[0].write_text(MAIN)
    for name, number in numbers.items():
        sources.append(folder / f"__native_{name}.c")
        sources[-1].write_text(MODULE % (name, number, name))
    return {Path(path).name: Path(path).read_text() for path in native.stabilise(sources)}


def test_new_literals_elsewhere_leave_the_c_of_a_module_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = stabilised(tmp_path / "before", monkeypatch, {"turn": 3, "hotel": 4})
    after = stabilised(tmp_path / "after", monkeypatch, {"turn": 3, "hotel": 5})
    assert before["__native_hotel.c"] == after["__native_hotel.c"]
    assert "CPyStatics" not in before["__native_hotel.c"]
    assert "cpy_literals_hotel_numbers[] = {4}" in before[f"__native_{GROUP}.c"]
    assert "cpy_literals_hotel_numbers[] = {5}" in after[f"__native_{GROUP}.c"]


def test_declarations_are_found_by_what_they_declare() -> None:
    found = native.declarations(HEADER)
    assert set(found) == {"StateObject", "CPyDef_take", "CPyModule_rules"}
    assert "_krones" in found["StateObject"]


def test_an_object_depends_on_what_its_file_names_and_on_what_that_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[str] = []

    def compile_one(sources: list[str], **_: object) -> list[str]:
        compiled.extend(Path(source).name for source in sources)
        made = tmp_path / f"{Path(sources[0]).stem}.o"
        made.write_bytes(b"object")
        return [str(made)]

    def build(header: str, headers_of_python: str = "/usr/include") -> list[str]:
        (tmp_path / "__native_group.h").write_text(header)
        compiled.clear()
        objects = native.Objects(tmp_path / "objects", compile_one, ["cc"])
        objects.compile([str(path) for path in sorted(tmp_path.glob("*.c"))], include_dirs=[headers_of_python])
        return sorted(compiled)

    monkeypatch.setattr(native, "GENERATED", tmp_path)
    (tmp_path / "takes.c").write_text("void f(void) { CPyDef_take(0); }")
    (tmp_path / "other.c").write_text("void g(void) { CPyModule_rules = 0; }")
    assert build(HEADER) == ["other.c", "takes.c"]
    assert build(HEADER) == []
    assert build(HEADER, headers_of_python="/another/copy/of/the/clone") == []
    assert build(HEADER.replace("#endif", "extern int CPyDef_new(void);\n#endif")) == []
    assert build(HEADER.replace("_krones;", "_krones;\n    CPyTagged _points;")) == ["takes.c"]
