"""Validates files by the JSON Schemas of the Design Tokens format.

Usage: dtcg-schemas.py SCHEMAS FILE...

SCHEMAS is a folder with the published schemas, at any depth; they refer to each other by their `$id`. Prints the number
of files, and a line for each mistake.
"""

import json
import pathlib
import sys

import jsonschema
import referencing
import referencing.jsonschema


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))


def innermost(error):
    """The mistake that a failed choice is about: that of the branch that got farthest."""
    while error.context:
        error = max(error.context, key=lambda inner: len(inner.absolute_path))
    return error


schemas = [read(path) for path in sorted(pathlib.Path(sys.argv[1]).rglob("*.json"))]
schemas = {schema["$id"]: schema for schema in schemas if isinstance(schema, dict) and "$id" in schema}
registry = referencing.Registry().with_resources(
    (name, referencing.Resource(contents=schema, specification=referencing.jsonschema.DRAFT7))
    for name, schema in schemas.items()
)

print(len(sys.argv) - 2, "files")
for path in map(pathlib.Path, sys.argv[2:]):
    kind = "resolver.json" if path.name.endswith("resolver.json") else "format.json"
    names = [name for name in schemas if name.endswith("/" + kind)]
    assert len(names) == 1, f"{kind}: {names}"
    validator = jsonschema.Draft7Validator(schemas[names[0]], registry=registry)
    for error in validator.iter_errors(read(path)):
        error = innermost(error)
        place = "/".join(str(part) for part in error.absolute_path)
        print(f"{path.name}: #/{place}: {error.message[:200]}")
