"""Reads files in the Design Tokens format as the format says, and prints a line for each thing that is not as expected.

    dtcg-consumer.py FOLDER SOURCE EXPECTED

FOLDER has a resolver document with its files, or one token file. SOURCE is the file that they are made of; both are read by the
script beside this one. EXPECTED are the values that the model has, in JSON.
"""

import importlib.util
import itertools
import json
import sys
from fractions import Fraction
from pathlib import Path

spec = importlib.util.spec_from_file_location("oracle", Path(__file__).parent.parent / "dtcg-oracle.py")
oracle = importlib.util.module_from_spec(spec)
spec.loader.exec_module(oracle)

SAID = ("$description", "$deprecated", "$extensions")


def document(folder):
    """The resolver document of a folder, or else its token file."""
    return next(itertools.chain(folder.glob("*.resolver.json"), folder.glob("*.tokens.json")))


def modifiers(file):
    """The contexts of each modifier, and its default."""
    found = oracle.read(file).get("modifiers", {})
    return {name: (list(entry["contexts"]), entry.get("default")) for name, entry in found.items()}


def selections(file):
    names = modifiers(file)
    for contexts in itertools.product(*(contexts for contexts, _ in names.values())):
        yield dict(zip(names, contexts))


def said(node):
    return {key: node[key] for key in SAID if key in node}


def groups(node, path=()):
    """What is said of each group, and of the document itself."""
    if oracle.is_group(node):
        yield path, said(node)
        for name in filter(oracle.is_name, node):
            yield from groups(node[name], (*path, name))


def described(tokens):
    """All that there is to know of the tokens in some contexts."""
    lines = {f"group {'.'.join(path)}": what for path, what in groups(tokens.tree)}
    lines["order"] = [".".join(path) for path in tokens.all]
    for path, (token, _) in tokens.all.items():
        name = ".".join(path)
        lines[f"type of {name}"] = tokens.type(path)
        lines[f"written value of {name}"] = token["$value"]
        lines[f"value of {name}"] = tokens.resolved(token["$value"])
        lines[f"said of {name}"] = said(token)
    return lines


def number(value):
    return oracle.weight(value) if not isinstance(value, dict) else value.get("value")


def differences(file, source, expected):
    if modifiers(file) != modifiers(source):
        yield f"modifiers: {modifiers(file)} instead of {modifiers(source)}"
        return
    for selection in selections(source):
        tokens = oracle.Tokens(oracle.merged_tokens(file, selection))
        read, wanted = described(tokens), described(oracle.Tokens(oracle.merged_tokens(source, selection)))
        for key in {**wanted, **read}:
            if read.get(key) != wanted.get(key):
                yield f"{selection}, {key}: {read.get(key)} instead of {wanted.get(key)}"
        for name, token in expected["tokens"].items():
            path = tuple(name.split("."))
            if tokens.type(path) != token["type"]:
                yield f"{name}: the type {tokens.type(path)} instead of {token['type']}"
            for value in token["values"]:
                if "number" not in value or not value["contexts"].items() <= selection.items():
                    continue
                found = number(tokens.resolved(tokens.all[path][0]["$value"]))
                if found != Fraction(value["number"]):
                    yield f"{selection}, {name}: {found} instead of {value['number']}"


def main():
    folder, source, expected = map(Path, sys.argv[1:])
    file = document(folder)
    found = list(differences(file, source, json.loads(expected.read_text(encoding="utf-8"))))
    print(f"{len(list(selections(source)))} choices of contexts")
    for line in found:
        print(line)


if __name__ == "__main__":
    main()
