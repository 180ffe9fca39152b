"""Compares the colors that `actool` has compiled with the JSON output of the same spec. Needs macOS; has no packages.

    assetutil-consumer.py INFO OUTPUT

INFO is what `assetutil -I` prints for the compiled catalog, for iOS. OUTPUT is `NAME.tokens.flat.json`. Names, appearances and
gamuts are compared: what a screen shows is the system's affair.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path

APPEARANCES = {"dark": "Dark", "highContrastLight": "HighContrastAny", "highContrastDark": "HighContrastDark"}


def compiled(info):
    """The appearances and the gamuts of each color."""
    colors = defaultdict(lambda: (set(), set()))
    for entry in info:
        if entry.get("AssetType") == "Color":
            appearances, gamuts = colors[entry["Name"]]
            appearances.add(entry.get("Appearance", "UIAppearanceAny").removeprefix("UIAppearance"))
            gamuts.add(entry.get("DisplayGamut", "sRGB"))
    return dict(colors)


def wanted(output):
    """The appearances that a color tells apart, and whether one of its values has a space other than sRGB."""
    for token in output["tokens"].values():
        if name := token["names"].get("xcassets"):
            values = [token] + token["variants"]
            told = {APPEARANCES.get(context) for v in token["variants"] for context in v["contexts"].values()} - {None}
            spaces = {v["value"].get("colorSpace", "srgb") for v in values if isinstance(v["value"], dict)}
            yield name, {"Any"} | told, bool(spaces - {"srgb", "hsl", "hwb"})


def main():
    found = compiled(json.loads(Path(sys.argv[1]).read_text()))
    output = json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))
    problems, names = [], set()
    for name, appearances, may_be_wide in wanted(output):
        names.add(name)
        if name not in found:
            problems.append(f"{name} is missing")
        elif not appearances <= found[name][0]:
            problems.append(f"{name} has {sorted(found[name][0])}, not {sorted(appearances)}")
        elif "P3" in found[name][1] and not may_be_wide:
            problems.append(f"{name} has Display P3, although it is a color of sRGB")
    problems += [f"{name} is not in the spec" for name in sorted(found.keys() - names)]
    print(f"read {len(found)} colors")
    print("\n".join(problems))
    sys.exit(1 if problems else 0)


main()
