"""Prints the typography tokens of Design Tokens files (format and resolver 2025.10) in points. Shares no code with the compiler.

    dtcg-oracle.py FILE [--root 16] [--pattern 'typography.**'] [--context theme=dark]...

FILE is a token file or a resolver document, in JSON and without mistakes. A line for each token, in the byte order of paths: path,
font size, line height, letter spacing, weight and first family, with tabs between them. In a pattern, `*` is any text in a name
and `**` is one or more names. Nothing is rounded before it is printed. A line height that the token leaves to the font is `normal`.
"""

import argparse
import json
import re
import sys
from decimal import Decimal
from fnmatch import fnmatchcase
from fractions import Fraction
from pathlib import Path
from urllib.parse import unquote

WEIGHTS = {
    100: "thin hairline", 200: "extra-light ultra-light", 300: "light", 400: "normal regular book", 500: "medium",
    600: "semi-bold demi-bold", 700: "bold", 800: "extra-bold ultra-bold", 900: "black heavy", 950: "extra-black ultra-black",
}
SYSTEM = {
    "system-ui", "-apple-system", "BlinkMacSystemFont", "SF Pro", "SF Pro Text", "SF Pro Display", "San Francisco", "ui-sans-serif",
}


def read(file):
    return json.loads(file.read_text(encoding="utf-8-sig"), parse_int=Fraction, parse_float=Fraction)


def names(reference):
    """The names of `{a.b}`, or of the JSON Pointer `#/a/b`."""
    if reference.startswith("{"):
        return reference[1:-1].split(".")
    pointer = unquote(reference.partition("#")[2])
    return [name.replace("~1", "/").replace("~0", "~") for name in pointer.split("/")[1:]]


# Files and resolver documents.

def is_group(node):
    return isinstance(node, dict) and "$value" not in node and "$ref" not in node


def merged(first, second):
    """Groups become one; anything else is replaced whole."""
    if not (is_group(first) and is_group(second)):
        return second
    return {**first, **{key: merged(first.get(key), value) for key, value in second.items()}}


def followed(value, file):
    """The target of a `$ref` of a resolver document, with the keys beside the `$ref`, and the file of the target."""
    while "$ref" in value:
        path, beside = value["$ref"].partition("#")[0], {key: value[key] for key in value if key != "$ref"}
        file = file.parent / unquote(path) if path else file
        target = read(file)
        for name in names(value["$ref"]):
            target = target[name]
        value = {**target, **beside}
    return value, file


def merged_sources(sources, file):
    tokens = {}
    for source in sources:
        source, place = followed(source, file)
        is_set = isinstance(source.get("sources"), list)
        tokens = merged(tokens, merged_sources(source["sources"], place) if is_set else source)
    return tokens


def merged_tokens(file, chosen):
    document, tokens = read(file), {}
    if "resolutionOrder" not in document:
        return document
    for entry in document["resolutionOrder"]:
        name = entry.get("name") or names(entry["$ref"])[-1]
        entry, place = followed(entry, file)
        if "contexts" in entry:
            context = chosen.get(name, entry.get("default", next(iter(entry["contexts"]))))
            entry = {"sources": entry["contexts"][context]}
        tokens = merged(tokens, merged_sources(entry["sources"], place))
    return tokens


# Groups that extend others, and references.

class Tokens:
    """The tokens of a merged file, by their paths, each with the type of its groups."""

    def __init__(self, tree):
        self.tree = tree
        self.tree = self.expanded(tree)
        self.all = dict(self.flat(self.tree, (), None))

    def extended(self, group):
        """The group with what it inherits. Groups inside of it still have their `$extends`."""
        if "$extends" not in group:
            return group
        base = self.tree
        for name in names(group["$extends"]):
            base = self.extended(base)[name]
        return merged(self.extended(base), {key: group[key] for key in group if key != "$extends"})

    def expanded(self, node):
        """A tree without `$extends`, whose tokens all have a `$value`."""
        if not is_group(node):
            return {**node, "$value": {"$ref": node["$ref"]}} if "$ref" in node else node
        group = self.extended(node)
        return {key: self.expanded(group[key]) if is_name(key) else group[key] for key in group}

    def flat(self, node, path, type_of_groups):
        if not is_group(node):
            yield path, (node, type_of_groups)
            return
        for name in filter(is_name, node):
            yield from self.flat(node[name], path + (name,), node.get("$type", type_of_groups))

    def type(self, path):
        token, type_of_groups = self.all[path]
        if "$type" in token:
            return token["$type"]
        target = reference(token["$value"]) or ()
        return self.type(target[:-1]) if target[-1:] == ("$value",) else type_of_groups

    def at(self, path):
        """What a path leads to, through references in values."""
        node = self.tree
        for name in path:
            node = node[int(name)] if isinstance(node, list) else node[name]
            node = self.resolved(node) if name == "$value" else node
        return node

    def resolved(self, value):
        if reference(value):
            return self.at(reference(value))
        if isinstance(value, dict):
            return {key: self.resolved(value[key]) for key in value}
        return [self.resolved(entry) for entry in value] if isinstance(value, list) else value


def is_name(key):
    return key == "$root" or not key.startswith("$")


def reference(value):
    """The path that a value refers to, or nothing."""
    if isinstance(value, str) and value.startswith("{"):
        return (*names(value), "$value")
    return tuple(names(value["$ref"])) if isinstance(value, dict) and "$ref" in value else None


# Values.

def points(measure, root, size=None):
    """A length in points. With a font size, it may be relative to that, and a number is a ratio."""
    if isinstance(measure, str):
        number, unit = re.fullmatch(r"([-+.0-9]+)(%|[a-z]*)", measure).groups()
    else:
        number, unit = (measure["value"], measure["unit"]) if isinstance(measure, dict) else (measure, "")
    units = {"px": 1, "rem": root}
    if size is not None:
        units.update({"em": size, "%": size / 100, "": size})
    return Fraction(number) * units[unit]


def letters(name):
    return re.sub("[ _-]", "", name.lower())


def weight(value):
    if not isinstance(value, str):
        return value
    found = [number for number, spellings in WEIGHTS.items() if letters(value) in map(letters, spellings.split())]
    return Fraction(found[0] if found else value)


def family(value):
    first = value[0] if isinstance(value, list) else value
    first = first[0] if isinstance(first, list) else first
    return "system" if first in SYSTEM else first


def rounded(number, places=4):
    """The shortest decimal; halves are rounded away from zero."""
    count = int(abs(number) * 10**places + Fraction(1, 2))
    text = f"{Decimal(count if number > 0 else -count).scaleb(-places):f}" if count else "0"
    return text.rstrip("0").rstrip(".") if "." in text else text


def line(path, value, root):
    size = points(value["fontSize"], root)
    height = value.get("lineHeight", "normal")
    height = height if height == "normal" else rounded(points(height, root, size), 2)
    spacing = rounded(points(value.get("letterSpacing", 0), root, size))
    return "\t".join([path, rounded(size), height, spacing, rounded(weight(value["fontWeight"])), family(value["fontFamily"])])


def matches(path, pattern):
    if not pattern or not path:
        return not pattern and not path
    if pattern[0] == "**":
        return any(matches(path[count:], pattern[1:]) for count in range(1, len(path) + 1))
    return fnmatchcase(path[0], pattern[0].replace("[", "[[]")) and matches(path[1:], pattern[1:])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--root", type=Fraction, default=16)
    parser.add_argument("--pattern", default="**")
    parser.add_argument("--context", action="append", default=[])
    options = parser.parse_args()
    chosen = dict(context.split("=", 1) for context in options.context)
    tokens = Tokens(merged_tokens(options.file, chosen))
    lines = []
    for path, (token, _) in tokens.all.items():
        if tokens.type(path) == "typography" and matches(path, options.pattern.split(".")):
            lines.append((".".join(path), tokens.resolved(token["$value"])))
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    for path, value in sorted(lines, key=lambda entry: entry[0].encode()):
        print(line(path, value, options.root))


if __name__ == "__main__":
    main()
