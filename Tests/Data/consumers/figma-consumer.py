"""Reads files for Figma's import of variables as the import does, and prints a line for each thing that is not as expected.

    figma-consumer.py FOLDER SOURCE

FOLDER has a folder for each collection, with a file for each mode. SOURCE is the token file or resolver document that they are
made of; the script beside this one reads it, and ColorAide converts its colors. Written from "Modes for variables" in Figma's help
center and from files that Figma exports: a file is a mode and stands alone, colors are sRGB, lengths are in `px` and times in `s`.
"""

import importlib.util
import itertools
import json
import sys
from fractions import Fraction
from pathlib import Path

from coloraide import Color

ROOT_FONT_SIZE = 16
ENDING = ".tokens.json"
ALIAS, TYPE = "com.figma.aliasData", "com.figma.type"
SCOPES = set(
    """ALL_SCOPES TEXT_CONTENT CORNER_RADIUS WIDTH_HEIGHT GAP ALL_FILLS FRAME_FILL SHAPE_FILL TEXT_FILL STROKE_COLOR STROKE_FLOAT
    EFFECT_FLOAT EFFECT_COLOR OPACITY FONT_FAMILY FONT_STYLE FONT_WEIGHT FONT_SIZE LINE_HEIGHT LETTER_SPACING PARAGRAPH_SPACING
    PARAGRAPH_INDENT""".split()
)
PLATFORMS = {"WEB", "ANDROID", "iOS"}


# What Figma reads.

def variables(node, path=()):
    """The variables of a file by their names, which have a slash after each group."""
    for key, child in node.items():
        if key.startswith("$"):
            continue
        assert not set(key) & set("./{}"), f"the name {key} would be several"
        if "$value" in child:
            assert all(inner.startswith("$") for inner in child), f"{key} is a variable and a group"
            yield "/".join((*path, key)), child
        else:
            yield from variables(child, (*path, key))


def checked(variable):
    """The type and the value of a variable; fails where the import would refuse or change it."""
    kind, value, extensions = variable["$type"], variable["$value"], variable["$extensions"]
    assert set(extensions["com.figma.scopes"]) <= SCOPES, "unknown scopes"
    assert extensions.get("com.figma.codeSyntax", {}).keys() <= PLATFORMS, "unknown platforms"
    if kind == "color":
        assert value["colorSpace"] == "srgb" and len(value["components"]) == 3, "not a color of sRGB"
        assert all(0 <= part <= 1 for part in [*value["components"], value["alpha"]]), "a color out of range"
        digits = [int(value["hex"][start : start + 2], 16) for start in (1, 3, 5)]
        assert all(abs(a / 255 - b) <= 0.51 / 255 for a, b in zip(digits, value["components"])), "hex is another color"
        return kind, (*value["components"], value["alpha"])
    if kind in ("dimension", "duration"):
        assert value["unit"] == {"dimension": "px", "duration": "s"}[kind], "another unit"
        return kind, value["value"]
    if kind == "number":
        assert isinstance(value, Fraction), "not a number"
        return extensions.get(TYPE, kind), value
    assert kind == "string" and isinstance(value, str) and extensions[TYPE] == "string", "not a text"
    return kind, value


def read(folder):
    """The variables by collection and mode: name, type, value and target."""
    for file in sorted(folder.glob("*/*.json")):
        assert file.name.endswith(ENDING), f"{file.name} is not a file that Figma takes"
        mode = file.name.removesuffix(ENDING)
        tree = json.loads(file.read_text(encoding="utf-8"), parse_int=Fraction, parse_float=Fraction)
        assert tree["$extensions"]["com.figma.modeName"] == mode, f"{file} has another mode"
        found = {}
        for name, variable in variables(tree):
            try:
                alias = variable["$extensions"].get(ALIAS)
                target = alias and (alias["targetVariableSetName"], alias["targetVariableName"])
                found[name] = (*checked(variable), target)
            except (AssertionError, KeyError) as error:
                raise AssertionError(f"{file}: {name}: {error}") from error
        yield file.parent.name, mode, found


def check_files(files):
    """Modes of a collection have the same variables, and an alias has a target of its type and value that leads to no circle."""
    types, values, targets = {}, {}, {}
    for (collection, mode), found in files.items():
        first = next(other for (name, _), other in files.items() if name == collection)
        if {name: entry[0] for name, entry in found.items()} != {name: entry[0] for name, entry in first.items()}:
            yield f"{collection} has other variables in {mode}"
        for name, (kind, value, target) in found.items():
            types[collection, name] = kind
            values.setdefault((collection, name), set()).add(value)
            targets.setdefault((collection, name), set()).update([(target, value)] if target else [])
    for variable, found in targets.items():
        for target, value in found:
            if types.get(target) != types[variable]:
                yield f"{variable} is an alias of {target}, which is {types.get(target, 'missing')}"
            elif value not in values[target]:
                yield f"{variable} is an alias of {target}, which is never {value}"
    targets = {variable: {target for target, _ in found} for variable, found in targets.items()}
    for variable, found in targets.items():
        reached, new = set(), set(found)
        while new:
            reached |= new
            new = set().union(*(targets.get(target, set()) for target in new)) - reached
        if variable in reached:
            yield f"{variable} is an alias of itself"


# What the source says.

def oracle():
    spec = importlib.util.spec_from_file_location("oracle", Path(__file__).parent.parent / "dtcg-oracle.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


JUDGE = oracle()


def color(value):
    parts = [float("nan") if part == "none" else float(part) for part in value["components"]]
    if value["colorSpace"] in ("hsl", "hwb"):
        parts[1:] = [part / 100 for part in parts[1:]]
    fitting = Color(value["colorSpace"], parts, float(value.get("alpha", 1))).fit("srgb", method="oklch-chroma").convert("srgb")
    return tuple(fitting[:4])


def seconds(value):
    return value["value"] / {"s": 1, "ms": 1000}[value["unit"]]


def single(value, kind):
    """The type and the value of the variable of a simple token; nothing for a token that makes none."""
    if kind == "color":
        return "color", color(value)
    if kind == "dimension":
        return "dimension", JUDGE.points(value, ROOT_FONT_SIZE)
    if kind == "duration":
        return "duration", seconds(value)
    if kind == "fontFamily":
        return "string", value[0] if isinstance(value, list) else value
    if kind == "fontWeight":
        return "number", JUDGE.weight(value)
    return ("number", value) if kind == "number" else None


PARTS = {
    "border": {"color": "color", "width": "dimension"},
    "transition": {"duration": "duration", "delay": "duration"},
    "shadow": {"color": "color", "offsetX": "dimension", "offsetY": "dimension", "blur": "dimension", "spread": "dimension"},
    "typography": {"fontFamily": "fontFamily", "fontSize": "dimension", "fontWeight": "fontWeight", "letterSpacing": "dimension"},
}


def split(value, kind):
    """The variables of a token by the ends of their names."""
    if kind in PARTS:
        layers = value if isinstance(value, list) else [value]
        for number, layer in enumerate(layers, 1):
            start = f"/{number}" if len(layers) > 1 else ""
            for part, kind_of_part in PARTS[kind].items():
                yield f"{start}/{part}", single(layer[part], kind_of_part)
        if kind == "typography":
            size = JUDGE.points(value["fontSize"], ROOT_FONT_SIZE)
            yield "/lineHeight", ("dimension", JUDGE.points(value["lineHeight"], ROOT_FONT_SIZE, size))
    elif variable := single(value, kind):
        yield "", variable


def expected(tokens):
    """The variables of a source in some contexts: type, value, and the name of the target for a whole reference."""
    for path in tokens.all:
        written, kind = tokens.all[path][0]["$value"], tokens.type(path)
        target = "/".join(written[1:-1].split(".")) if isinstance(written, str) and written.startswith("{") else None
        name = "/".join("root" if part == "$root" else part for part in path)
        for end, (kind_of_part, value) in split(flat(tokens.resolved(written)), kind):
            yield name + end, (kind_of_part, value, target and target + end)


def flat(value):
    """References in a list may have put lists into it."""
    if isinstance(value, list):
        return [entry for part in value for entry in (part if isinstance(part, list) else [part])]
    return value


def contexts(mode, modifiers):
    """The contexts of a mode, by modifier. In these sources, no two modifiers have a context of one name."""
    chosen = {name: modifier["default"] for name, modifier in modifiers.items()}
    for context in [] if mode == "Default" else mode.split(", "):
        chosen[next(name for name, modifier in modifiers.items() if context in modifier["contexts"])] = context
    return chosen


def is_near(a, b):
    if isinstance(a, tuple):
        return all(abs(float(x) - float(y)) <= 1 / 255 for x, y in zip(a, b))
    return a == b if isinstance(a, str) else abs(a - b) < Fraction(1, 10**9)


def check_values(files, source):
    modifiers = json.loads(source.read_text(encoding="utf-8")).get("modifiers", {})
    all_contexts = [dict(zip(modifiers, chosen)) for chosen in itertools.product(*(part["contexts"] for part in modifiers.values()))]
    wanted = [(chosen, dict(expected(JUDGE.Tokens(JUDGE.merged_tokens(source, chosen))))) for chosen in all_contexts]
    names = {name for found in files.values() for name in found}
    yield from (f"{name} is {'missing' if name in wanted[0][1] else 'not in the source'}" for name in names ^ wanted[0][1].keys())
    for (collection, mode), found in files.items():
        chosen = contexts(mode, modifiers)
        values = next(values for other, values in wanted if other == chosen)
        for name, (kind, value, target) in found.items():
            if name not in values:
                continue
            if kind != values[name][0] or not is_near(value, values[name][1]):
                yield f"{collection}, {mode}: {name} is {kind} {value}, not {values[name][:2]}"
            if values[name][2] and (target or (None, None))[1] != values[name][2]:
                yield f"{collection}, {mode}: {name} is an alias of {target}, not of {values[name][2]}"
    # Every combination of contexts has a mode in each collection that shows its values.
    for chosen, values in wanted:
        for collection in {name for name, _ in files}:
            modes = [found for (name, mode), found in files.items() if name == collection]
            fitting = [
                found
                for found in modes
                if all(is_near(value, values[name][1]) for name, (_, value, _) in found.items() if name in values)
            ]
            if not fitting:
                yield f"{collection} has no mode for {chosen}"


def main():
    folder, source = Path(sys.argv[1]), Path(sys.argv[2])
    try:
        files = {(collection, mode): found for collection, mode, found in read(folder)}
        lines = [*check_files(files), *check_values(files, source)]
    except AssertionError as error:
        files, lines = {}, [str(error)]
    print(f"read {len(files)} files")
    for line in lines:
        print(line)


main()
