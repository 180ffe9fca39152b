"""Finds emoji codes and names of people in plain texts, by one alternation for each text. Shares no code with the codec.

    decode-rich-text.py CASES [--fault FAULT]

CASES is a JSON file: a list of objects with `text`, `codes` (a code, an emoji, and `words` or `none`: where the code is read) and
`names` (pairs of a name and a person). The output is a list of lists of [kind, start, end, emoji or person], in UTF-16 units. A fault breaks one rule.
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
    "inside-words", "inside-schemes", "after-drives",
]

# An ASCII letter or digit, and what the name of a scheme has.
ASCII = "[A-Za-z0-9]"
NAME = f"(?:[A-Za-z0-9+.-]{BETWEEN}?)"
# One that is not the end of a longer name.
KNOWN = rf"(?<!{NAME}){BETWEEN}?(?i:" + "|".join(
    f"{BETWEEN}?".join(name) for name in ["file", "ftp", "https?", "mailto"]
) + rf"){BETWEEN}?"



def handle(joiners):
    """What continues a handle, between two ASCII letters or digits."""
    return rf"(?<=[A-Za-z0-9]){BETWEEN}?{joiners}{BETWEEN}?(?=[A-Za-z0-9])"


def alternation(words, fault):
    """Any of the words. Where a word has the separator does not depend on the word, but on the text around it."""
    if fault == "dictionary-order":
        ordered = sorted(words)
    else:
        ordered = sorted(words, key=len, reverse=fault != "shortest")
    return "(?:" + "|".join(map(escaped, ordered)) + ")"


def escaped(word):
    return f"{BETWEEN}?".join(map(regex.escape, word))


def address(fault):
    """Directly after a colon: that of a scheme, or of a drive."""
    places = [r"(?!)"]
    slash = rf"(?={BETWEEN}?/"
    if fault != "inside-schemes":
        places.append(rf"(?<=[A-Za-z]{BETWEEN}?(?:[0-9+.-]{BETWEEN}?)*:){slash}{BETWEEN}?/)")
        places.append(rf"(?<={KNOWN}:){slash}{BETWEEN}?{ASCII})")
    if fault != "after-drives":
        start = rf"(?<!{WORD}{MARK}*)(?<!{WORD}{MARK}*['’]{BETWEEN}?)"
        places.append(rf"(?<={start}[A-Za-z]{BETWEEN}?:){slash})")
    return "|".join(places)


def bounded(code, fault):
    """A code that is not inside of a word, a number, a scheme or a path."""
    colon = regex.match("[A-Za-z0-9+.-]*:", code)
    end = colon.end() if colon else 0
    pattern = escaped(code[:end]) + (f"(?!{address(fault)})" if colon else "")
    pattern += (f"{BETWEEN}?" if 0 < end < len(code) else "") + escaped(code[end:])
    if fault == "inside-words":
        return pattern
    before = rf"(?<!{ASCII}{BETWEEN}?)" if regex.match(ASCII, code) else ""
    after = rf"(?!{BETWEEN}?{ASCII})" if regex.match(ASCII, code[-1]) else ""
    return before + pattern + after


def alternation_of_codes(codes, fault):
    """Any of the codes, the longest first. A shorter one is taken where a longer one is not read."""
    ordered = sorted(codes, key=len, reverse=fault != "shortest")
    if fault == "dictionary-order":
        ordered = sorted(codes)
    return "(?:" + "|".join(bounded(code, fault) if codes[code][1] == "words" else escaped(code) for code in ordered) + ")"


def pattern(codes, names, fault):
    code = rf"(?P<code>{alternation_of_codes(codes, fault)})" if codes else r"(?!)"
    name = rf"(?P<name>@{BETWEEN}?{alternation(names, fault)})" if names else r"(?!)"
    if fault != "no-word-boundary":
        name = rf"(?<!{WORD}{MARK}*){name}(?!{INSIDE_WORD})"
    if names and fault != "no-handles":
        known = rf"{alternation(names, fault)}(?={BETWEEN})(?!{INSIDE_WORD})(?!{handle('[._-]')})"
        name += rf"(?!{handle('[._-]')})(?!{handle('@')}(?!{known}))"
    choices = [name, code] if fault == "name-first" else [code, name]
    return regex.compile(rf"(?<=^|{BETWEEN})(?:{'|'.join(choices)})(?=$|{BETWEEN})", regex.VERSION1)


def matches(case, fault):
    text, names = case["text"], {}
    codes = {code: (emoji, boundaries) for code, emoji, boundaries in case["codes"]}
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
        meaning = codes[written][0] if kind == "code" else names[written[1:]]
        found.append([kind, start, start + length(written), meaning])
    return found


parser = argparse.ArgumentParser()
parser.add_argument("cases")
parser.add_argument("--fault", choices=FAULTS)
arguments = parser.parse_args()
with open(arguments.cases, encoding="utf-8") as file:
    cases = json.load(file)
print(json.dumps([matches(case, arguments.fault) for case in cases]))
