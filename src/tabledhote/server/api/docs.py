"""The documentation of the API as a page: plain HTML made from the OpenAPI document, without scripts."""

from html import escape
from typing import Any, TypeAlias

from litestar.openapi.plugins import OpenAPIRenderPlugin

from tabledhote.server.identity.visitors import HttpRequest

METHODS = ("get", "post", "put", "delete")

Schema: TypeAlias = dict[str, Any]  # Litestar hands the OpenAPI document over as nested dicts without a type


class PlainPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style="")

    def render(self, request: HttpRequest, openapi_schema: Schema) -> bytes:
        info = openapi_schema["info"]
        parts = [f"<h1>{escape(info['title'])}</h1>", f"<p>{escape(info.get('description', ''))}</p>"]
        parts.append('<p><a href="/api/docs/openapi.json">openapi.json</a></p>')
        for path, methods in openapi_schema["paths"].items():
            for method in METHODS:
                if method in methods:
                    parts.append(operation(path, method, methods[method]))
        parts.append("<h2>Forms</h2>")
        for name, schema in openapi_schema.get("components", {}).get("schemas", {}).items():
            parts.append(form(name, schema))
        head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(info["title"])}</title>'
        page = head + '<meta name="viewport" content="width=device-width"><body><main>' + "".join(parts) + "</main>"
        return page.encode()


def operation(path: str, method: str, described: Schema) -> str:
    rows = [row(f"{p['name']} ({p['in']})", p.get("description", "")) for p in described.get("parameters", ())]
    body = described.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        rows.append(row("body", kind(body), True))
    for status, response in described.get("responses", {}).items():
        media: list[Schema] = list(response.get("content", {}).values())
        content = media[0].get("schema", {}) if media else {}
        rows.append(row(status, f"{escape(response.get('description', ''))} {kind(content)}", True))
    title = f"<h2><code>{method.upper()} {escape(path)}</code></h2><p><b>{escape(described.get('summary', ''))}.</b> "
    return f"<section>{title}{escape(described.get('description', ''))}</p><table>{''.join(rows)}</table></section>"


def form(title: str, schema: Schema) -> str:
    rows = [
        row(name, f"{kind(field)} {escape(field.get('description', ''))}", True)
        for name, field in schema.get("properties", {}).items()
    ]
    anchor = escape(title, quote=True)
    text = escape(schema.get("description", ""))
    return f'<section id="{anchor}"><h3>{escape(title)}</h3><p>{text}</p><table>{"".join(rows)}</table></section>'


def row(name: str, text: str, is_html: bool = False) -> str:
    return f"<tr><th><code>{escape(name)}</code></th><td>{text if is_html else escape(text)}</td></tr>"


def kind(schema: Schema) -> str:
    """The type of a value, with a link to its form."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2], quote=True)
        return f'<a href="#{name}">{name}</a>'
    if "oneOf" in schema:
        return " or ".join(kind(option) for option in schema["oneOf"])
    if "enum" in schema:
        return escape(", ".join(map(str, schema["enum"])))
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    return escape(str(schema.get("type", "")))
