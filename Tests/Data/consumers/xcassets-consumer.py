"""Reads an asset catalog as Xcode and the system do, and prints a line for each color that is not as its source says.

    xcassets-consumer.py CATALOG SOURCE

SOURCE is a spec in YAML, a token file or a resolver document; ColorAide converts its colors. Components are texts: `0x66` and a
number without a point count steps of 255, one with a point is a part of 1. Of the entries for a screen, one wins if no other says
more about the screen. Written from Apple's Asset Catalog Format Reference, and from what Xcode writes for appearances.
"""

import importlib.util
import itertools
import json
import sys
from pathlib import Path

from coloraide import Color
from ruamel.yaml import YAML

SCREENS = list(itertools.product([False, True], repeat=3))


def names(folder, prefix=""):
    """The color sets of a folder, by the names that they have in an app."""
    for child in sorted(folder.iterdir()):
        if child.suffix == ".colorset":
            yield prefix + child.stem, json.loads((child / "Contents.json").read_text())["colors"]
        elif child.is_dir():
            group = json.loads((child / "Contents.json").read_text())
            is_namespace = group.get("properties", {}).get("provides-namespace", False)
            yield from names(child, prefix + child.name + "/" if is_namespace else prefix)


def component(text):
    return float(text) if "." in text else int(text, 0) / 255


def color(entry):
    parts = entry["color"]["components"]
    channels = [component(parts[name]) for name in ("red", "green", "blue")]
    return Color(entry["color"]["color-space"], channels, component(parts["alpha"]))


def shown(entries, dark, contrast, wide):
    """The colors that a screen may show: one, unless two entries compete."""
    screen = {("luminosity", "dark" if dark else "light"), ("contrast", "high" if contrast else "normal")}
    gamuts = {None: set(), "sRGB": set(), "display-P3": {("gamut", "wide")}}
    screen |= {("gamut", "wide")} if wide else set()
    said = []
    for entry in entries:
        assert entry["idiom"] == "universal"
        appearances = {(part["appearance"], part["value"]) for part in entry.get("appearances", [])}
        said.append((appearances | gamuts[entry.get("display-gamut")], entry))
    fitting = [(facts, entry) for facts, entry in said if facts <= screen]
    return [color(entry) for facts, entry in fitting if not any(facts < others for others, _ in fitting)]


# The source.

def of_spec(source):
    """The colors of a spec, by name: a function of the screen for each."""
    spec = YAML(typ="safe").load(source.read_text(encoding="utf-8"))

    def value(text):
        while text.startswith("{"):
            node = spec
            for name in text[1:-1].split("."):
                node = next(node[key] for key in node if str(key) == name)
            text = node if isinstance(node, str) else node["light"]
        return Color(text)

    for name, variants in spec["color"].items():
        variants = {"light": variants} if isinstance(variants, str) else variants
        light = variants["light"]
        dark = variants.get("dark", light)
        both = {(False, False): light, (True, False): dark}
        both[False, True] = variants.get("highContrastLight", light)
        both[True, True] = variants.get("highContrastDark", dark)
        yield str(name), {screen: value(text) for screen, text in both.items()}


def of_tokens(source):
    """The same for token files, whose modifiers are `theme` and `contrast`, if they have any."""
    path = Path(__file__).parent.parent / "dtcg-oracle.py"
    module = importlib.util.spec_from_file_location("oracle", path)
    oracle = importlib.util.module_from_spec(module)
    module.loader.exec_module(oracle)
    modifiers = json.loads(source.read_text(encoding="utf-8")).get("modifiers", {})
    found = {}
    for dark, contrast in itertools.product([False, True], repeat=2):
        chosen = {"theme": "dark" if dark else "light", "contrast": "high" if contrast else "normal"}
        contexts = {name: chosen.get(name, modifier["default"]) for name, modifier in modifiers.items()}
        tokens = oracle.Tokens(oracle.merged_tokens(source, contexts))
        for path in tokens.all:
            if tokens.type(path) == "color":
                value = tokens.resolved(tokens.all[path][0]["$value"])
                channels = [float("nan") if part == "none" else float(part) for part in value["components"]]
                if value["colorSpace"] in ("hsl", "hwb"):
                    channels[1:] = [part / 100 for part in channels[1:]]
                names = [name for name in path if name != "$root"]
                name = "/".join(names[1:] if names[0] == "color" else names)
                color = Color(value["colorSpace"], channels, float(value.get("alpha", 1)))
                found.setdefault(name, {})[dark, contrast] = color
    return found.items()


def differences(found, wanted, gamut):
    wanted = wanted.clone().fit(gamut, method="oklch-chroma").convert(gamut)
    found = found.convert(gamut)
    for name, a, b in zip("rgba", found[:4], wanted[:4]):
        if abs(a - b) > 1 / 255:
            yield f"{name} is {a:.4f}, not {b:.4f}"


def main():
    catalog, source = Path(sys.argv[1]), Path(sys.argv[2])
    found = dict(names(catalog))
    wanted = dict(of_spec(source) if source.suffix == ".yaml" else of_tokens(source))
    lines = [f"{name} is " + ("missing" if name in wanted else "not in the source") for name in sorted(found.keys() ^ wanted.keys())]
    count = 0
    for name in sorted(found.keys() & wanted.keys()):
        for dark, contrast, wide in SCREENS:
            colors = shown(found[name], dark, contrast, wide)
            target = wanted[name][dark, contrast]
            # A screen with a wide gamut shows a color of sRGB as it is.
            gamut = "display-p3" if wide else "srgb"
            for shown_color in colors or [None]:
                count += 1
                problems = differences(shown_color, target, gamut) if shown_color else ["no entry"]
                lines += [f"{name} on dark={dark} contrast={contrast} wide={wide}: {problem}" for problem in problems]
    print(f"read {len(found)} colors, {count} values")
    for line in lines:
        print(line)


main()
