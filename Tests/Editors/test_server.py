"""Checks `stylespec lsp` with pytest-lsp as the client, with the capabilities of editors.

Scripts/check-editors runs it. STYLESPEC is the path of the program.
"""

import asyncio
import os
import pathlib
import urllib.parse

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

SPEC = """\
stylespec: 1
name: Brand
include: colors.yaml
weight: { regular: 400, bold: 700 }
typography:
  14: { lineHeight: 20 }
styles:
  title😀: { size: 14, color: ink, weight: bold }
"""
COLORS = """\
palette: { 灰: "#333333" }
color:
  ink: { light: "{palette.灰}", dark: "#EEEEEE" }
"""
JSON = """\
{
  "color": {
    "$type": "color",
    "ink": { "$value": "#112233" },
    "👩🏽‍🚀": { "$value": "{color.ink}" }
  }
}
"""
YAML = 'gap:\n  $type: dimension\n  small: { $value: { value: 4, unit: px } }\n  large: { $value: "{gap.small}" }\n'
RESOLVER = """\
{
  "version": "2025.10",
  "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
  "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "color": { "ink": { "$value": "#EEEEEE" } } }] } } },
  "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]
}
"""

CLIENTS = ["visual_studio_code@v1.65.2", "neovim@v0.7.0", "neovim@v0.11.0", "emacs@v29.1"]


@pytest_lsp.fixture(
    params=CLIENTS, config=ClientServerConfig(server_command=[os.environ["STYLESPEC"], "lsp"])
)
async def client(request, lsp_client: LanguageClient):
    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(_):
        return None

    parameters = types.InitializeParams(capabilities=client_capabilities(request.param))
    result = await lsp_client.initialize_session(parameters)
    lsp_client.unit = result.capabilities.position_encoding or "utf-16"
    yield
    await lsp_client.shutdown_session()


def column(client, text: str) -> int:
    """The columns of a text, as the editor counts them."""
    return len(text.encode()) if client.unit == "utf-8" else len(text.encode("utf-16-le")) // 2


def place(client, text: str, before: str, after: str) -> types.Position:
    """The position between two texts."""
    offset = text.index(before + after) + len(before)
    lines = text[:offset].replace("\r\n", "\n").split("\n")
    return types.Position(line=len(lines) - 1, character=column(client, lines[-1]))


def open_file(client, folder: pathlib.Path, name: str, text: str) -> str:
    path = folder / "tokens" / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text.encode())
    uri = path.as_uri()
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "yaml", 1, text))
    )
    return uri


async def diagnostics(client, uri: str, rule: str):
    """Those of a file, when one of them is of a rule; pulled where the editor pulls."""
    for _ in range(100):
        if client_pulls(client):
            report = await client.text_document_diagnostic_async(
                types.DocumentDiagnosticParams(types.TextDocumentIdentifier(uri))
            )
            found = report.items
        else:
            found = client.diagnostics.get(uri, [])
        if any(d.code == rule for d in found):
            return found
        await asyncio.sleep(0.05)
    raise AssertionError(f"no {rule} in {uri}: {found}")


def client_pulls(client) -> bool:
    return client.capabilities.text_document.diagnostic is not None


def at(uri: str, position: types.Position):
    return {"text_document": types.TextDocumentIdentifier(uri), "position": position}


def changed(client, uri: str, version: int, start: types.Position, end: types.Position, text: str):
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(version=version, uri=uri),
            [types.TextDocumentContentChangePartial(range=types.Range(start, end), text=text)],
        )
    )


@pytest.mark.asyncio
async def test_a_mistake_is_shown_and_goes(client, tmp_path):
    text = SPEC.replace("weight:", "wieght:", 1).replace("include: colors.yaml\n", "")
    uri = open_file(client, tmp_path, "brand.yaml", text)
    found = await diagnostics(client, uri, "unknown-key")
    mistake = next(d for d in found if d.code == "unknown-key")
    assert mistake.source == "stylespec"
    if client.capabilities.text_document.publish_diagnostics.code_description_support:
        page = pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(mistake.code_description.href).path))
        assert page.read_text().startswith("# unknown-key\n")
    start = place(client, text, "\n", "wieght")
    assert mistake.range.start == start
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            types.TextDocumentIdentifier(uri), mistake.range, types.CodeActionContext([mistake])
        )
    )
    assert any("weight" in action.title for action in actions)


@pytest.mark.asyncio
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
async def test_a_spec_and_what_it_includes(client, tmp_path, newline):
    colors = open_file(client, tmp_path, "colors.yaml", COLORS.replace("\n", newline))
    text = SPEC.replace("\n", newline)
    uri = open_file(client, tmp_path, "brand.yaml", text)
    use = place(client, text, "color: ", "ink")
    definition = await client.text_document_definition_async(types.DefinitionParams(**at(uri, use)))
    assert [(d.uri, d.range.start) for d in definition] == [
        (colors, place(client, COLORS, "  ", "ink"))
    ]
    references = await client.text_document_references_async(
        types.ReferenceParams(context=types.ReferenceContext(True), **at(uri, use))
    )
    assert len(references) == 2
    hover = await client.text_document_hover_async(types.HoverParams(**at(uri, use)))
    assert "#EEEEEE" in hover.contents.value
    highlights = await client.text_document_document_highlight_async(
        types.DocumentHighlightParams(**at(colors, place(client, COLORS, "  ", "ink")))
    )
    assert len(highlights) == 1
    links = await client.text_document_document_link_async(
        types.DocumentLinkParams(types.TextDocumentIdentifier(uri))
    )
    assert [link.target for link in links] == [colors]
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(types.TextDocumentIdentifier(uri))
    )
    assert "styles" in [s.name for s in symbols] or "styles.title😀" in [s.name for s in symbols]
    edit = await client.text_document_rename_async(types.RenameParams(new_name="text", **at(uri, use)))
    edits = edit.document_changes or edit.changes
    assert len(edits) == 2


@pytest.mark.asyncio
@pytest.mark.parametrize("mark", ["", "\ufeff"])
async def test_a_token_file_in_json(client, tmp_path, mark):
    text = mark + JSON
    uri = open_file(client, tmp_path, "a.tokens.json", text)
    use = place(client, text, '"{', "color.ink}")
    definition = await client.text_document_definition_async(types.DefinitionParams(**at(uri, use)))
    assert [d.range.start for d in definition] == [place(client, text, "    ", '"ink"')]
    colors = await client.text_document_document_color_async(
        types.DocumentColorParams(types.TextDocumentIdentifier(uri))
    )
    assert len(colors) == 1
    presentations = await client.text_document_color_presentation_async(
        types.ColorPresentationParams(
            types.TextDocumentIdentifier(uri), types.Color(1.0, 1.0, 1.0, 1.0), colors[0].range
        )
    )
    assert presentations[0].text_edit.new_text == '"#ffffff"'
    folding = await client.text_document_folding_range_async(
        types.FoldingRangeParams(types.TextDocumentIdentifier(uri))
    )
    assert len(folding) == 1
    items = await client.text_document_completion_async(types.CompletionParams(**at(uri, use)))
    assert items.items[0].label == "color.ink"


@pytest.mark.asyncio
async def test_a_token_file_in_yaml(client, tmp_path):
    uri = open_file(client, tmp_path, "a.tokens.yaml", YAML)
    use = place(client, YAML, '"{', "gap.small}")
    hover = await client.text_document_hover_async(types.HoverParams(**at(uri, use)))
    assert "4 px" in hover.contents.value


@pytest.mark.asyncio
async def test_a_resolver_document(client, tmp_path):
    open_file(client, tmp_path, "base.tokens.json", JSON)
    uri = open_file(client, tmp_path, "all.resolver.json", RESOLVER)
    use = place(client, RESOLVER, '"#/sets', "/base")
    definition = await client.text_document_definition_async(types.DefinitionParams(**at(uri, use)))
    assert [d.range.start for d in definition] == [place(client, RESOLVER, '"sets": { ', '"base"')]


@pytest.mark.asyncio
async def test_completion_in_a_broken_text(client, tmp_path):
    uri = open_file(client, tmp_path, "colors.yaml", "stylespec: 1\n" + COLORS)
    text = "stylespec: 1\n" + COLORS
    end = place(client, text, 'dark: "', "#EEEEEE")
    last = types.Position(line=end.line, character=end.character + len('#EEEEEE" }'))
    changed(client, uri, 2, end, last, "{pal")
    typed = types.Position(line=end.line, character=end.character + 4)
    items = await client.text_document_completion_async(types.CompletionParams(**at(uri, typed)))
    assert [item.label for item in items.items][:1] == ["palette.灰"]
    assert items.items[0].text_edit.new_text == 'palette.灰}"'


@pytest.mark.asyncio
async def test_symbols_of_all_files(client, tmp_path):
    open_file(client, tmp_path, "a.tokens.yaml", YAML)
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams("gapsma"))
    assert [s.name for s in found] == ["gap.small"]
