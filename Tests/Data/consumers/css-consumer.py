"""Reads style sheets as a browser would, and prints a line for each thing that is not as expected.

    css-consumer.py EXPECTED SHEET...

EXPECTED has what the model says, context by context. The sheets are read in their order: by lightningcss, which refuses any mistake,
and by tinycss2, with which the rules are applied here. Colors are compared by ColorAide.
"""

import itertools
import json
import re
import sys
from pathlib import Path

import lightningcss
import tinycss2
from coloraide import Color

PIXELS = {"px": 1, "rem": 16, "ms": 1, "s": 1000, "": 1}


def rules(nodes, media=()):
    """Rules with the media queries around them. What is for older browsers only is left out."""
    for node in nodes:
        if node.type == "qualified-rule":
            declarations = tinycss2.parse_blocks_contents(node.content, skip_comments=True, skip_whitespace=True)
            for declaration in declarations:
                if declaration.type == "error":
                    raise ValueError(f"line {declaration.source_line}: {declaration.message}")
            yield media, selectors(node.prelude), [(d.name, text(d.value)) for d in declarations]
        elif node.type == "error":
            raise ValueError(f"line {node.source_line}: {node.message}")
        elif node.type == "at-rule" and node.at_keyword in ("media", "layer"):
            inner = tinycss2.parse_blocks_contents(node.content, skip_comments=True, skip_whitespace=True)
            query = media + (text(node.prelude),) if node.at_keyword == "media" else media
            yield from rules(inner, query)


def text(tokens):
    return tinycss2.serialize(tokens).strip()


def selectors(prelude):
    """The compound selectors of a list, each by its parts: `:root`, `[data-theme="dark"]`, or a class by its name without escapes."""
    parts, class_follows, found = [], False, []
    for token in prelude:
        if token.type == "literal" and token.value == ",":
            found.append(parts)
            parts = []
        elif token.type == "literal" and token.value == ".":
            class_follows = True
        elif token.type == "ident":
            parts.append(("class" if class_follows else "pseudo", token.value))
            class_follows = False
        elif token.type == "[] block":
            names = [t.value for t in token.content if t.type in ("ident", "string")]
            parts.append(("attribute", tuple(names)))
    return found + [parts]


class Page:
    """A page on one screen, whose root element has attributes."""

    def __init__(self, sheet, dark, contrast, attributes):
        self.dark, self.contrast, self.attributes = dark, contrast, attributes
        self.classes, self.properties = {}, {}
        for media, found, declarations in sheet:
            if not all(self.matches(query) for query in media):
                continue
            # Each selector is as specific as any other, so the last rule wins.
            for parts in found:
                if parts and parts[0][0] == "class":
                    self.classes.setdefault("::".join(name for _, name in parts), {}).update(declarations)
            if any(parts and all(self.has(part) for part in parts) for parts in found):
                self.properties.update(declarations)

    def matches(self, query):
        known = {"(prefers-color-scheme: dark)": self.dark, "(prefers-contrast: more)": self.contrast}
        return all(known[condition] for condition in query.split(" and "))

    def has(self, part):
        kind, value = part
        if kind != "attribute":
            return value == "root"
        return value[0] in self.attributes and value[1:] in ((), (self.attributes[value[0]],))

    def computed(self, value, chain=()):
        """A value with custom properties and `light-dark()` replaced."""
        while match := re.search(r"var\((--(?:[^(),\\\s]|\\.)+)", value):
            end, depth = match.end(), 1
            while depth:
                depth += {"(": 1, ")": -1}.get(value[end], 0)
                end += 1
            fallback = value[match.end():end - 1].partition(",")
            value = value[:match.start()] + self.variable(match[1], fallback[2] if fallback[1] else None, chain) + value[end:]
        while (start := value.find("light-dark(")) >= 0:
            depth, commas, end = 1, [], start + 11
            while depth:
                depth += {"(": 1, ")": -1}.get(value[end], 0)
                commas += [end] if value[end] == "," and depth == 1 else []
                end += 1
            light, dark = value[start + 11:commas[0]], value[commas[0] + 1:end - 1]
            value = value[:start] + (dark if self.dark else light).strip() + value[end:]
        return value

    def variable(self, name, fallback, chain):
        """The value of a custom property; or else, what is written beside its name."""
        if name in chain:
            raise ValueError(f"{name} refers to itself")
        value = self.properties.get(name, "initial")
        if value != "initial":
            return self.computed(value, chain + (name,))
        if fallback is None:
            raise ValueError(f"{name} is not there")
        return self.computed(fallback.strip(), chain)


def points(value, em=None):
    """A length or a number in pixels, also of `calc()` and `max()`. `em` is the font size."""
    def number(match):
        if match[2] == "em" and em is not None:
            return str(float(match[1]) * em)
        if match[2] not in PIXELS:
            raise ValueError(f"{value} is in {match[2]}")
        return str(float(match[1]) * PIXELS[match[2]])

    sum = re.sub(r"(?<![a-z0-9.])([-+]?[0-9.]+(?:e[-+]?[0-9]+)?)([a-z]*)", number, value).replace("calc(", "(")
    if not re.fullmatch(r"(?:max|[-+*/(), .0-9]|e[-+])*", sum):
        raise ValueError(f"{value} is no length")
    return float(eval(sum))


def length(value, em=None):
    if value[-1] not in "xm)":
        raise ValueError(f"{value} has no unit")
    return points(value, em)


def is_color(value, expected):
    """Colors outside of sRGB are mapped by each program in its own way, and not compared."""
    found, wanted = Color(value), Color(expected)
    if not found.in_gamut("srgb", tolerance=0.002):
        return True
    return all(abs(a - b) <= 1.01 / 255 for a, b in zip(found.convert("srgb").coords() + [found.alpha()], wanted.coords() + [wanted.alpha()]))


def near(value, expected, what, name):
    if abs(value - expected) > 0.01:
        yield f"{name}: {what} is {value}, not {expected}"


def check_code(name, page, expected, appearance):
    def read(pseudo=""):
        found = page.classes.get(expected["cssName"] + pseudo, {})
        return {key: page.computed(value) for key, value in found.items() if key != "content"}

    style, size = read(), expected["size"]
    yield from near(length(style["font-size"]), size, "size", name)
    yield from near(float(style["font-weight"]), expected["weight"], "weight", name)
    family = "system-ui" if expected["family"] == "system" else json.dumps(expected["family"], ensure_ascii=False)
    if family not in style["font-family"].split(", "):
        yield f"{name}: family is {style['font-family']}"
    if expected.get("colors") is None:
        if "color" in style:
            yield f"{name}: has a color"
    elif not is_color(style["color"], expected["colors"][appearance]):
        yield f"{name}: color is {style['color']}, not {expected['colors'][appearance]} in {appearance}"
    if expected.get("lineHeight") is None:
        if "line-height" in style:
            yield f"{name}: has a line height"
        return
    written = style["line-height"]
    box = points(written) * size if re.fullmatch(r"[0-9.]+", written) else length(written, size)
    start = length(read("::before").get("margin-block-end", "0px"), size)
    end = length(read("::after").get("margin-block-start", "0px"), size)
    ascent, content = expected["ascent"], expected["ascent"] + expected["descent"]
    height = expected["lineHeight"] if expected["isExact"] else max(expected["lineHeight"], content)
    for count in (1, 2, 5):
        wanted = count * height + (count - 1) * expected["lineSpacing"]
        yield from near(count * box + start + end, wanted, f"height of {count} lines", name)
    baseline = expected["baseline"] + (min(0, height - content) / 2 if expected["isExact"] else 0)
    yield from near(start + (box - content) / 2 + ascent, baseline, "baseline", name)
    spacing = style["letter-spacing"]
    yield from near(0 if spacing == "normal" else length(spacing, size), expected["letterSpacing"], "letter spacing", name)


def kebab(path):
    """The words of a path, also those of camel case, with hyphens between them."""
    spaced = ""
    for before, letter, after in zip(" " + path, path, path[1:] + " "):
        if letter.isupper() and (before.islower() or before.isdecimal() or before.isupper() and after.islower()):
            spaced += "-"
        spaced += letter
    return "-".join(filter(None, re.split(r"[-_./\s]+", spaced))).lower()


def check_token(path, page, expected, contexts):
    name = "--" + kebab(path)
    for value in expected["values"]:
        if not value["contexts"].items() <= contexts.items() or name not in page.properties:
            continue
        found = page.computed(page.properties[name])
        if "hex" in value and not is_color(found, value["hex"]):
            yield f"{path}: {found}, not {value['hex']} in {contexts}"
        if "number" in value:
            unit = re.search(r"[a-z]*$", re.sub(r"e[-+]?[0-9]+", "", found))[0]
            yield from near(points(found), float(value["number"]) * PIXELS[unit], f"value in {contexts}", path)


def main():
    expected = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    sheet = []
    for path in sys.argv[2:]:
        source = Path(path).read_text(encoding="utf-8")
        lightningcss.process_stylesheet(source, filename=path)
        sheet += rules(tinycss2.parse_stylesheet(source, skip_comments=True, skip_whitespace=True))
    modifiers, differences, checks = expected["modifiers"], [], 0
    for choice in itertools.product(*(modifier["contexts"] for modifier in modifiers)):
        contexts = dict(zip((modifier["name"] for modifier in modifiers), choice))
        appearance = {key: value for modifier, context in zip(modifiers, choice) for key, value in modifier["appearances"].get(context, {}).items()}
        dark, contrast = appearance.get("isDark", False), appearance.get("isHighContrast", False)
        name = ["light", "dark", "highContrastLight", "highContrastDark"][dark + 2 * contrast]
        page = Page(sheet, dark, contrast, {"data-theme": "dark" if dark else "light", **{f"data-{key}": value for key, value in contexts.items()}})
        # Classes follow the contexts of the page; codes are known where no other one is chosen.
        is_standard = all(context == modifier["standard"] or modifier["appearances"] for modifier, context in zip(modifiers, choice))
        for code, values in expected["codes"].items() if is_standard else []:
            differences += check_code(code, page, values, name)
        for path, token in expected["tokens"].items():
            differences += check_token(path, page, token, contexts)
        checks += len(expected["codes"]) + len(expected["tokens"])
    print(f"checked {checks} values of codes and tokens")
    for difference in dict.fromkeys(differences):
        print(difference)


main()
