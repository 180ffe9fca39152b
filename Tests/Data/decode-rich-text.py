"""Finds emoji codes and names of people in plain texts, by one alternation for each text. Shares no code with the codec.

    decode-rich-text.py CASES [--fault FAULT]

CASES is a JSON file: a list of objects with `text`, `codes` (pairs of a code and an emoji) and `names` (pairs of a name and a
person). The output is a list of lists of [kind, start, end, emoji or person], in UTF-16 units. A fault breaks one rule.
"""

import argparse
import json

import regex

# A character of private use between every two characters as people see them. No text and no table has it.
BETWEEN = "\U0010FFFD"
# Letters, digits and `_` of scripts that put spaces between words, and what belongs to the character before it.
WORD = r"[[\p{L}\p{N}_]--[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]]"
MARK = rf"[\p{{M}}\p{{Emoji_Modifier}}\u200D{BETWEEN}]"

INSIDE_WORD = rf"(?<={WORD}{MARK}*){BETWEEN}?{WORD}"

FAULTS = [
    "shortest", "dictionary-order", "no-boundary", "no-word-boundary", "no-handles", "name-first", "line-breaks", "code-points",
]


def handle(joiners):
    """What continues a handle, between two ASCII letters or digits."""
    return rf"(?<=[A-Za-z0-9]){BETWEEN}?{joiners}{BETWEEN}?(?=[A-Za-z0-9])"


def alternation(words, fault):
    """Any of the words. Where a word has the separator does not depend on the word, but on the text around it."""
    if fault == "dictionary-order":
        ordered = sorted(words)
    else:
        ordered = sorted(words, key=len, reverse=fault != "shortest")
    return "(?:" + "|".join(f"{BETWEEN}?".join(map(regex.escape, word)) for word in ordered) + ")"


def pattern(codes, names, fault):
    code = rf"(?P<code>{alternation(codes, fault)})" if codes else r"(?!)"
    name = rf"(?P<name>@{BETWEEN}?{alternation(names, fault)})" if names else r"(?!)"
    if fault != "no-word-boundary":
        name = rf"(?<!{WORD}{MARK}*){name}(?!{INSIDE_WORD})"
    if names and fault != "no-handles":
        known = rf"{alternation(names, fault)}(?={BETWEEN})(?!{INSIDE_WORD})(?!{handle('[._-]')})"
        name += rf"(?!{handle('[._-]')})(?!{handle('@')}(?!{known}))"
    choices = [name, code] if fault == "name-first" else [code, name]
    return regex.compile(rf"(?<=^|{BETWEEN})(?:{'|'.join(choices)})(?=$|{BETWEEN})", regex.VERSION1)


def matches(case, fault):
    text, codes, names = case["text"], dict(case["codes"]), {}
    assert BETWEEN not in text and len(codes) == len(case["codes"])
    for name, person in case["names"]:
        # A mention is in one line.
        if fault == "line-breaks" or not regex.search(r"[\n-\r\x85\u2028\u2029]", name):
            names.setdefault(name, person)
    characters = list(text) if fault == "no-boundary" else regex.findall(r"(?s)\X", text)
    assert "".join(characters) == text
    separated = BETWEEN.join(characters)

    def length(part):
        part = part.replace(BETWEEN, "")
        return len(part) if fault == "code-points" else len(part.encode("utf-16-le")) // 2

    # `$` of a pattern is also before a line feed at the end; the separator at the end makes the end a boundary like any other.
    found = []
    for match in pattern(codes, names, fault).finditer(separated + BETWEEN):
        start = length(separated[: match.start()])
        written = match.group().replace(BETWEEN, "")
        kind = match.lastgroup
        meaning = codes[written] if kind == "code" else names[written[1:]]
        found.append([kind, start, start + length(written), meaning])
    return found


parser = argparse.ArgumentParser()
parser.add_argument("cases")
parser.add_argument("--fault", choices=FAULTS)
arguments = parser.parse_args()
with open(arguments.cases, encoding="utf-8") as file:
    cases = json.load(file)
print(json.dumps([matches(case, arguments.fault) for case in cases]))
