"""Compares web sources before and after names were changed, and prints a line for each source that is not as expected.

    web-mentions.py CASES

Style sheets are read by tinycss2, and pages by html5lib. In what they make of the source before, the custom properties and classes get
their new names here; this has to be what they make of the source after.
"""

import json
import re
import sys
from pathlib import Path

import html5lib
import tinycss2

NAME = re.compile(r"[-\w\u0080-\U0010ffff]+", re.ASCII)
# At-rules with selectors before their blocks.
WITH_SELECTORS = ("scope", "supports")


class Names:
    """New names by the old ones; with empty tables, all names stay."""

    def __init__(self, properties, classes):
        self.properties, self.classes = properties, classes

    def property(self, name):
        return self.properties.get(name, name)

    def class_(self, name):
        return self.classes.get(name, name)

    def text(self, text):
        """A text in which whole words are custom properties."""
        return NAME.sub(lambda match: self.property(match[0]), text)


# Style sheets


def tokens(nodes, names, is_selector):
    """The tokens of a list, each by its type and values."""
    found, is_after_dot = [], False
    for node in nodes:
        kind = node.type
        if kind == "ident":
            if is_after_dot:
                found.append((kind, names.class_(node.value) if is_selector else node.value))
            else:
                found.append((kind, names.property(node.value)))
        elif kind == "function":
            found.append((kind, node.name, tokens(node.arguments, names, is_selector)))
        elif kind in ("() block", "{} block"):
            found.append((kind, tokens(node.content, names, is_selector)))
        elif kind == "[] block":
            found.append((kind, tokens(node.content, names, False)))
        elif kind == "string":
            found.append((kind, names.text(node.value)))
        elif kind in ("number", "percentage", "dimension"):
            found.append((kind, node.representation, getattr(node, "unit", None)))
        elif kind == "error":
            found.append((kind, node.kind))
        else:
            found.append((kind, getattr(node, "value", None)))
        is_after_dot = kind == "literal" and node.value == "."
    return found


def rules(nodes, names):
    found = []
    for node in nodes:
        if node.type == "qualified-rule":
            found.append((node.type, tokens(node.prelude, names, True), contents(node.content, names)))
        elif node.type == "at-rule":
            prelude = tokens(node.prelude, names, node.content is not None and node.at_keyword in WITH_SELECTORS)
            inner = None if node.content is None else contents(node.content, names)
            found.append((node.type, node.at_keyword, prelude, inner))
        elif node.type == "declaration":
            found.append((node.type, names.property(node.name), tokens(node.value, names, False), node.important))
        elif node.type == "error":
            found.append((node.type, node.kind))
        else:
            found.append((node.type, getattr(node, "value", None)))
    return found


def contents(nodes, names):
    return rules(tinycss2.parse_blocks_contents(nodes), names)


def sheet(text, names):
    return rules(tinycss2.parse_stylesheet(text), names)


# Pages


def words(value, names):
    found = [word for word in re.split("[ \t\n\f\r]+", value) if word]
    return [names.class_(word) if word in names.classes else names.text(word) for word in found]


def elements(element, names):
    if not isinstance(element.tag, str):
        return ("comment", element.text), names.text(element.tail or "")
    attributes = sorted(
        (str(name), words(value, names) if name == "class" else names.text(value)) for name, value in element.attrib.items()
    )
    text = element.text or ""
    content = sheet(text, names) if element.tag == "style" else names.text(text)
    return element.tag, attributes, content, [elements(child, names) for child in element], names.text(element.tail or "")


def page(text, names):
    return elements(html5lib.parse(text, namespaceHTMLElements=False), names)


def main():
    given = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    changed, same = Names(given["properties"], given["classes"]), Names({}, {})
    print(f"{len(given['cases'])} sources")
    for case in given["cases"]:
        read = sheet if case["language"] == "css" else page
        if read(case["old"].removeprefix("\ufeff"), changed) != read(case["new"].removeprefix("\ufeff"), same):
            print(f"{case['language']}: {case['old']!r} became {case['new']!r}")


main()
