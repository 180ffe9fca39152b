"""Reads `NAME.tokens.flat.json` as a program of a user would, and prints a line for each thing that is not as expected.

    json-consumer.py OUTPUT EXPECTED [SOURCE]

EXPECTED has what the model says, context by context. SOURCE is the token file or resolver document that the output is made of; the
script beside this one reads it.
"""

import importlib.util
import itertools
import json
import sys
from fractions import Fraction
from pathlib import Path

CODE_NUMBERS = ["size", "weight", "lineHeight", "lineSpacing", "letterSpacing", "baseline"]


def read(path):
    return json.loads(Path(path).read_text(encoding="utf-8"), parse_int=Fraction, parse_float=Fraction)


def near(a, b):
    return a == b or a is not None and b is not None and abs(a - b) < Fraction(1, 10**9)


def chosen(token, contexts):
    """The value in some contexts: that of the first variant that fits, or else the standard one."""
    fits = (variant for variant in token["variants"] if variant["contexts"].items() <= contexts.items())
    return next(fits, token)


def check_code(name, code, expected):
    for key in CODE_NUMBERS:
        if not near(code[key], expected.get(key)):
            yield f"{name}: {key} is {code[key]}, not {expected.get(key)}"
    for key, value in [("family", code["family"]), ("swiftName", code["names"]["swift"])]:
        if value != expected[key]:
            yield f"{name}: {key} is {value}, not {expected[key]}"
    colors = {key: code["color"][key] for key in expected["colors"]} if code["color"] else None
    if colors != expected.get("colors"):
        yield f"{name}: colors are {colors}, not {expected.get('colors')}"


def check_token(path, token, expected):
    if token["type"] != expected.get("type", token["type"]):
        yield f"{path}: type is {token['type']}, not {expected['type']}"
    for value in expected["values"]:
        found = chosen(token, value["contexts"])
        number = found["value"].get("value") if isinstance(found["value"], dict) else found["value"]
        if "hex" in value and found.get("hex") != value["hex"]:
            yield f"{path} in {value['contexts']}: {found.get('hex')}, not {value['hex']}"
        if "number" in value and number != Fraction(value["number"]):
            yield f"{path} in {value['contexts']}: {number}, not {value['number']}"


def check_names(kind, found, expected):
    for name in sorted(found.keys() ^ expected.keys()):
        yield f"{kind} {name} is " + ("missing" if name in expected else "not one of the catalog")


# Against the files that the catalog is made of.

def oracle():
    spec = importlib.util.spec_from_file_location("oracle", Path(__file__).parent.parent / "dtcg-oracle.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def normal(value, oracle, key=None):
    """A value without differences of notation: names of weights, alpha 1, lists that references have put into lists."""
    if key == "fontWeight":
        return oracle.weight(value)
    if isinstance(value, dict):
        return {k: normal(v, oracle, k) for k, v in value.items() if (k, v) != ("alpha", 1)}
    if isinstance(value, list):
        return [normal(entry, oracle) for part in value for entry in (part if isinstance(part, list) else [part])]
    return value


def check_source(output, source):
    judge = oracle()
    modifiers = {modifier["name"]: modifier["contexts"] for modifier in output["modifiers"]}
    for contexts in itertools.product(*modifiers.values()):
        contexts = dict(zip(modifiers, contexts))
        tokens = judge.Tokens(judge.merged_tokens(Path(source), contexts))
        for path in tokens.all:
            kind, name = tokens.type(path), ".".join(path)
            expected = normal(tokens.resolved(tokens.all[path][0]["$value"]), judge, kind)
            found = normal(chosen(output["tokens"][name], contexts)["value"], judge, kind)
            if found != expected:
                yield f"{name} in {contexts}: {found}, not {expected}"


def main():
    output, expected = read(sys.argv[1]), read(sys.argv[2])
    differences = []
    for kind, check in [("codes", check_code), ("tokens", check_token)]:
        differences += check_names(kind, output[kind], expected[kind])
        for name in output[kind].keys() & expected[kind].keys():
            differences += check(name, output[kind][name], expected[kind][name])
    if len(sys.argv) > 3 and not differences:
        differences += check_source(output, sys.argv[3])
    print(f"read {len(output['codes'])} codes and {len(output['tokens'])} tokens")
    for difference in differences:
        print(difference)


main()
