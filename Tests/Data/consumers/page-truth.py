"""Checks that pages of `stylespec page` say what the other commands say, for random pairs of specs, and prints a line for each problem.

    page-truth.py STYLESPEC [--pairs N] [--seed N] [--keep FOLDER] [--chromium PATH]

STYLESPEC is the tool. A pair is a system and the same after some changes: a spec in YAML, token files, or a resolver document. Its page
in Chromium is compared with `diff --format json`, `lint --format json`, and `compile --emit json` of both versions:

- changes: kind, class, words, effects, names of codes and tokens, the samples and values before and after, and their order
- findings: severity, rule, words, fixes and place
- tokens: all of them, their values by contexts, swatches, descriptions, and whether they are deprecated
- codes: all of them, how samples look in the four appearances, the lines to draw, descriptions and deprecations
- names: those to copy, of codes and tokens
- links: each leads to something in the page

Not compared: the overview, the sections of sizes and contrast, pictures other than swatches, the margins that move text in samples (which
`page-checks.py --only lines` measures), line heights of plain sizes, advice on tokens, and the values of shadows and the like with a color
outside sRGB, whose hex digits the JSON does not have. No pair has emoji, several catalogs, or more than 500 tokens.

The exit status is 1 if there are problems. A pair is made of its seed alone: `--seed S --pairs 1` repeats it. Needs Playwright.
"""

import argparse
import collections
import copy
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import sync_playwright

# Those of one pair that are printed.
MOST_PROBLEMS = 5

# What is generated.

NAMES = [
    "ink", "gray", "accent", "red", "deepBlue", "x-y", "a_b", "2nd", "lg", "墨", "朱红", "синий", "أزرق", "नीला", "café",
    "cafe\u0301", "Ünï", "🎨", "a b", "a/b", "<b>", "&amp;", "a`b", "it's", 'a"q', "%41", "a~b", "100%", "#x", "</script>", "constructor",
]
SIZES = ["9", "11.5", "12", "13", "13.5", "14", "16", "17", "18", "20", "22", "24.25", "27", "34", "48"]
TEMPLATES = ["{size}_{color}_{weight}", "{color}-{size}-{weight}", "{weight}/{size}/{color}", "{size} {weight} {color}"]
# The ascent and descent that specs assume for a font: the JSON does not have them.
FONTS = {"system": (0.952, 0.241), "Songti SC": (1.06, 0.34), 'Noto "Q"': (0.9, 0.2), "Inter": (0.952, 0.241)}
# Groups of tokens, with their types.
GROUPS = {
    "brand": "color", "shade": "color", "space": "dimension", "radius": "dimension", "time": "duration", "ease": "cubicBezier",
    "opacity": "number", "weights": "fontWeight", "fonts": "fontFamily", "line": "strokeStyle", "shadow": "shadow", "fade": "gradient",
    "edge": "border", "motion": "transition", "typography": "typography",
}
MODIFIERS = {"theme": ["light", "dark"], "contrast": ["normal", "high"], "density": ["regular", "compact"], "Länge": ["a", "b<", "c"]}


def written_color(r):
    digits = "#" + "".join(r.choice("0123456789abcdefABCDEF") for _ in range(r.choice([3, 6, 6, 6, 6, 8])))
    functions = ["rgb(1 2 3 / 50%)", "color(display-p3 0.9 0.2 0.1)", "oklch(0.6 0.15 250)", "hsl(215 47% 42%)", "color(srgb 0.3 0.4 0.12)"]
    return digits if r.random() < 0.85 else r.choice(functions)


def spec_color(r, references=()):
    def one():
        return r.choice(references) if references and r.random() < 0.3 else written_color(r)
    keys = r.choice([[], [], ["light"], ["light", "dark"], ["light", "dark"], ["light", "dark", "highContrastLight", "highContrastDark"]])
    return {key: one() for key in keys} or one()


def spec_size(r, size):
    if r.random() < 0.25:
        return "plain"
    row = {"lineHeight": round(float(size) * r.choice([1.1, 1.2, 1.3, 1.5]), r.choice([0, 2]))}
    others = {"lineSpacing": [0, 1, 2.5, 3.3333], "letterSpacing": [0.2, -0.15, 0, 0.3333], "baselineOffset": ["center", 0.5, 1.6, -1, 0]}
    return row | {key: r.choice(values) for key, values in others.items() if r.random() < 0.5}


def spec_family(r):
    name = r.choice(list(FONTS))
    ascent, descent = FONTS[name]
    return {"name": r.choice([name, [name, "sans-serif"]]), "metrics": {"ascent": ascent, "descent": descent}} if name != "system" else name


def spec_style(r, spec):
    keys = {"size": "typography", "weight": "weight"} | {key: key for key in ["color", "family"] if key in spec and r.random() < 0.6}
    return {key: r.choice([name for name in spec[section] if name != "from"]) for key, section in keys.items()}


def random_spec(r):
    """Sometimes one with so many codes that their names are apart."""
    is_large = r.random() < 0.06
    def some(names, usual, large):
        return r.sample(names, large if is_large else r.randint(1, usual))
    palette = {name: spec_color(r) for name in r.sample(NAMES, r.randint(0, 3))}
    spec = {"stylespec": 1, "name": r.choice(["Brand", "B2"]), "offsetHost": r.choice(["uikit", "uikit-legacy", "css"])}
    spec |= {"palette": palette} if palette else {}
    spec["color"] = {name: spec_color(r, ["{palette." + name + "}" for name in palette]) for name in some(NAMES, 5, 12)}
    spec["weight"] = {name: r.choice([100, 350, 400, 500, 700, 900]) for name in some(["regular", "bold", "黑", "w 5"], 3, 4)}
    if r.random() < 0.5:
        spec["family"] = {name: spec_family(r) for name in r.sample(["ui", "serif", "宋体"], r.randint(1, 3))}
    spec["typography"] = {size: spec_size(r, size) for size in some(SIZES, 4, 12)}
    if r.random() < 0.3:
        size = r.choice(list(spec["typography"]))
        spec["modes"] = {"read": {"typography": {size: spec_size(r, size)}}}
    spec["codes"] = {"name": r.choice(TEMPLATES)} if r.random() < 0.85 else {"color": "open"}
    if r.random() < 0.5:
        spec["styles"] = {name: spec_style(r, spec) for name in r.sample(["title", "body", "标题", "<i>", "x y"], r.randint(1, 3))}
    return spec


def length(r, numbers=(0, 1, 2, 4, 8, 0.5, 12.25, -1.5, 1e-3)):
    return {"value": r.choice(numbers), "unit": r.choice(["px", "px", "rem"])}


def token_color(r):
    space, components = r.choice([
        ("srgb", [r.randint(0, 255) / 255 for _ in range(3)]), ("srgb", [round(r.random(), 3) for _ in range(3)]),
        ("display-p3", [0.9, round(r.random(), 2), 0.1]), ("oklch", [0.6, 0.15, r.randint(0, 359)]),
    ])
    return {"colorSpace": space, "components": components} | r.choice([{}, {}, {}, {"alpha": r.choice([0.5, 0.92, 0])}])


def token_value(r, kind):
    def part(kind):
        return token_value(r, kind)
    match kind:
        case "color": return token_color(r)
        case "dimension": return length(r)
        case "duration": return {"value": r.choice([100, 150, 1.25, 0]), "unit": r.choice(["ms", "s"])}
        case "number": return r.choice([0, 0.4, -1.5e-3, 1e21, 42, 1.5])
        case "fontWeight": return r.choice([400, 350, 1, 1000, "bold", "semi-bold"])
        case "fontFamily": return r.choice(["Inter", 'A "B"', ["Inter", "宋体", "sans-serif"]])
        case "cubicBezier": return [r.choice([0, 0.25, 0.4, 1]), r.choice([-0.5, 0, 1.5]), r.choice([0, 0.58, 1]), 1]
        case "strokeStyle": return r.choice(["solid", "dashed", {"dashArray": [length(r, [2, 0.5]), length(r, [1])], "lineCap": "round"}])
        case "shadow":
            lengths = {key: length(r) for key in ["offsetX", "offsetY", "spread"]} | {"blur": length(r, [0, 4])}
            layer = {"color": token_color(r)} | lengths | r.choice([{}, {"inset": True}])
            return r.choice([layer, [layer, layer | {"color": token_color(r)}]])
        case "gradient": return [{"color": token_color(r), "position": position} for position in r.choice([[0, 1], [0, 0.25, 1]])]
        case "border": return {"color": token_color(r), "width": length(r, [0, 1, 2.5]), "style": part("strokeStyle")}
        case "transition": return {"duration": part("duration"), "delay": part("duration"), "timingFunction": part("cubicBezier")}
        case "typography":
            size, height = r.choice([{"value": 16, "unit": "px"}, {"value": 1.25, "unit": "rem"}]), r.choice([1.2, 1.5, 1.333, 2])
            text = {"fontFamily": part("fontFamily"), "fontSize": size, "fontWeight": r.choice([400, 700]), "lineHeight": height}
            return text | {"letterSpacing": {"value": r.choice([0, 0.1, -0.5]), "unit": "px"}}


def random_tokens(r):
    """Groups of one type, in which tokens are sometimes aliases of an earlier one."""
    tokens = {}
    for group in r.sample(list(GROUPS), r.randint(1, 7)):
        tokens[group], known = {"$type": GROUPS[group]}, []
        for name in r.sample(NAMES, r.randint(1, 5)):
            is_alias = known and r.random() < 0.2
            tokens[group][name] = {"$value": f"{{{group}.{r.choice(known)}}}" if is_alias else token_value(r, GROUPS[group])}
            known.append(name)
    return tokens


def random_contexts(r, tokens):
    """Modifiers whose contexts, but for the first, have other values of some tokens."""
    def others():
        groups = r.sample(list(tokens), r.choice([1, len(tokens)]))
        chosen = {group: [name for name in tokens[group] if name != "$type" and r.random() < 0.6] for group in groups}
        return {
            group: {"$type": GROUPS[group]} | {name: {"$value": token_value(r, GROUPS[group])} for name in names}
            for group, names in chosen.items()
        }
    return {
        name: {context: others() if index else {} for index, context in enumerate(MODIFIERS[name])}
        for name in r.sample(list(MODIFIERS), r.randint(1, 3))
    }


def random_version(r):
    """A system: a spec, tokens and contexts of them, each of which may be None."""
    spec = random_spec(r) if r.random() < 0.66 else None
    tokens = random_tokens(r) if not spec or r.random() < 0.3 else None
    contexts = random_contexts(r, tokens) if tokens and r.random() < 0.4 else None
    if spec and "brand" in (tokens or {}) and r.random() < 0.5:
        spec["color"]["from"] = "brand.**"
    if spec and "typography" in (tokens or {}) and r.random() < 0.5:
        spec.setdefault("styles", {})["from"] = "typography.**"
    return {"spec": spec, "tokens": tokens, "contexts": contexts}


# Changes between the versions.

Entry = collections.namedtuple("Entry", "mapping key path kind")


def entries(version):
    """All that has a name: where it is, its path, and the section of the spec that it is in."""
    found = []
    for section in ["palette", "color", "weight", "family", "typography", "styles"]:
        mapping = (version["spec"] or {}).get(section, {})
        found += [Entry(mapping, key, f"{section}.{key}", section) for key in mapping if key != "from"]
    contexts = [tokens for modifier in (version["contexts"] or {}).values() for tokens in modifier.values()]
    for tokens in [version["tokens"] or {}, *contexts]:
        found += [Entry(group, key, f"{name}.{key}", "token") for name, group in tokens.items() for key in group if key != "$type"]
    return found


def as_json(value):
    return json.dumps(value, ensure_ascii=False)


def replace(version, old, new):
    """Other JSON everywhere."""
    version.update(json.loads(as_json(version).replace(old, new)))


def users(version, entry):
    """The styles that name a part of codes, and the key by which they do."""
    key = "size" if entry.kind == "typography" else entry.kind
    styles = (version["spec"] or {}).get("styles", {}).items()
    return [(name, key) for name, style in styles if name != "from" and style.get(key) == entry.key]


def new_value(r, version, entry, name):
    match entry.kind:
        case "palette" | "color": return spec_color(r)
        case "weight": return r.choice([300, 600, 800])
        case "family": return spec_family(r)
        case "typography": return spec_size(r, name)
        case "styles": return spec_style(r, version["spec"])
        case "token": return {"$value": token_value(r, GROUPS[entry.path.split(".")[0]])}


def new_name(r, entry):
    return r.choice([name for name in (SIZES if entry.kind == "typography" else NAMES) if name not in entry.mapping])


def change_value(r, version):
    entry = r.choice(entries(version))
    entry.mapping[entry.key] = new_value(r, version, entry, entry.key)


def add(r, version):
    entry = r.choice(entries(version))
    name = new_name(r, entry)
    entry.mapping[name] = new_value(r, version, entry, name)


def rename(r, version):
    entry = r.choice(entries(version))
    name = new_name(r, entry)
    items = [(name if key == entry.key else key, value) for key, value in entry.mapping.items()]
    for style, part in users(version, entry):
        version["spec"]["styles"][style][part] = name
    entry.mapping.clear()
    entry.mapping.update(items)
    replace(version, as_json(f"{{{entry.path}}}")[1:-1], as_json(f"{{{entry.path.removesuffix(entry.key)}{name}}}")[1:-1])


def remove(r, version):
    """References get the value of what was removed; styles with it are also removed."""
    entry = r.choice(entries(version))
    if len(entry.mapping.keys() - {"$type", "from"}) < 2:
        return
    styles = users(version, entry)
    value = entry.mapping.pop(entry.key)
    for style, _ in styles:
        del version["spec"]["styles"][style]
    if (version["spec"] or {}).get("styles") == {}:
        del version["spec"]["styles"]
    replace(version, as_json(f"{{{entry.path}}}"), as_json(value["$value"] if entry.kind == "token" else "#123456"))
    replace(version, as_json(f"use {{{entry.path}}}"), '"gone"')


def annotate(r, version):
    """A description or a deprecation, or one less."""
    entry = r.choice(entries(version))
    others = [other.path for other in entries(version) if other.kind == entry.kind and other.path != entry.path]
    value = entry.mapping[entry.key]
    if not isinstance(value, dict):
        value = {{"weight": "value", "family": "name"}.get(entry.kind, "light"): value}
    start = "$" if entry.kind == "token" else ""
    notes = {start + "description": ["On white", 'A <b>"note"</b> & `more`', "说明"], start + "deprecated": [True, "too pale & <old>"]}
    notes[start + "deprecated"] += [f"use {{{other}}}" for other in others[:2]]
    note = r.choice(sorted(notes))
    if note in value:
        del value[note]
    elif entry.mapping[entry.key] != "plain":
        entry.mapping[entry.key] = value | {note: r.choice(notes[note])}


def change_names(r, version):
    if version["spec"]:
        version["spec"]["codes"] = r.choice([{"name": r.choice(TEMPLATES)}, {"color": "open"}])
        version["spec"]["swift"] = {"names": r.choice(["plain", "camelCase"])}


def reorder(r, version):
    mapping = r.choice(entries(version)).mapping
    items = r.sample(list(mapping.items()), len(mapping))
    mapping.clear()
    mapping.update(items)


STEPS = [*[change_value] * 4, *[rename] * 2, *[remove] * 2, *[annotate] * 2, add, change_names, reorder]


def random_pair(seed):
    r = random.Random(seed)
    old = random_version(r)
    for _ in range(r.choice([0, 0, 2, 4])):
        annotate(r, old)
    new = copy.deepcopy(old)
    for _ in range(r.randint(0, 5)):
        r.choice(STEPS)(r, new)
    return old, new


# Files.

def yaml(spec):
    """A line for each entry of a section: the rest is in JSON, which is YAML."""
    lines = []
    for key, value in spec.items():
        if isinstance(value, dict):
            lines += [f"{key}:", *(f"  {as_json(name)}: {as_json(entry)}" for name, entry in value.items())]
        else:
            lines.append(f"{key}: {as_json(value)}")
    return "\n".join(lines) + "\n"


def resolver(tokens, contexts):
    modifiers = {
        name: {"contexts": {context: [part] if part else [] for context, part in parts.items()}, "default": next(iter(parts))}
        for name, parts in contexts.items()
    }
    order = [{"$ref": "#/sets/base"}, *({"$ref": f"#/modifiers/{name}"} for name in modifiers)]
    return {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": tokens}]}}, "modifiers": modifiers, "resolutionOrder": order}


def write(version, folder):
    """The files of a version, and the path of the one that names the others."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "brand.tokens.json"
    if version["tokens"]:
        path.write_text(json.dumps(version["tokens"], ensure_ascii=False, indent=1), encoding="utf-8")
    if version["contexts"]:
        document = resolver(path.name, version["contexts"])
        path = folder / "brand.resolver.json"
        path.write_text(json.dumps(document, ensure_ascii=False, indent=1), encoding="utf-8")
    if version["spec"]:
        files = {"tokens": path.name} if version["tokens"] else {}
        path = folder / "brand.yaml"
        path.write_text(yaml(version["spec"] | files), encoding="utf-8")
    return str(path.relative_to(folder.parent))


# What the page has.

EXTRACT = """() => {
  const all = (selector, parent = document) => [...parent.querySelectorAll(selector)];
  const texts = (selector, parent) => all(selector, parent).map(element => element.textContent);
  const named = node => node.localName === "b" ? `⟦${node.textContent}⟧` : node.textContent;
  const phrase = element => [...element.childNodes].map(named).join("");
  const swatches = parent => all(".swatches > i", parent).map(element => getComputedStyle(element).backgroundColor);

  // What samples look like.
  const looks = new Map(all("[id^=code-] p, .pairs p").map(sample => {
    const style = getComputedStyle(sample);
    return [sample, {
      size: style.fontSize, height: style.lineHeight, weight: style.fontWeight, spacing: style.letterSpacing, family: style.fontFamily,
      lines: ["--_h", "--_s", "--_b"].map(name => style.getPropertyValue(name)), colors: {}, around: {},
    }];
  }));
  const choose = (id, isChosen) => {
    const input = document.getElementById(id);
    input.checked = isChosen;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  for (const [appearance, ...chosen] of [["light"], ["dark"], ["highContrastLight", "more"], ["highContrastDark", "more"]]) {
    choose(appearance.toLowerCase().endsWith("dark") ? "dark" : "light", true);
    choose("more", chosen.includes("more"));
    for (const [sample, look] of looks) {
      look.colors[appearance] = getComputedStyle(sample).color;
      look.around[appearance] = getComputedStyle(sample.parentElement).color;
    }
  }

  const about = item => ({
    name: decodeURIComponent(item.id.slice(item.id.indexOf("-") + 1)),
    names: Object.fromEntries(all(":scope > :is(.about, div) > code", item).map(code => [code.className, code.textContent])),
    description: texts(":scope > :is(.about, div) > small:not(.old)", item),
    deprecated: texts(":scope > :is(.about, div) > small.old", item),
  });
  const cells = all("td[id^=code-]");
  const apart = JSON.parse(document.getElementById("names")?.textContent ?? "{}");
  const code = item => {
    const known = about(item);
    if (cells.includes(item)) for (const [format, names] of Object.entries(apart)) known.names[format] = names[cells.indexOf(item)];
    return { ...known, title: item.querySelector("b").textContent, look: looks.get(item.querySelector("p")) };
  };
  const token = item => ({
    ...about(item), short: texts(":scope > a > span:not(.swatches, .picture)", item), swatches: swatches(item),
    full: all(":scope > .about > dl > div", item).map(row => texts("dt, dd", row)),
  });

  const cell = element => element?.children.length ? {
    look: looks.get(element.querySelector("p")) ?? null, values: texts(".value", element), swatches: swatches(element),
  } : null;
  const pair = row => {
    const head = row.querySelector("th") ?? row;
    const name = selector => head.querySelector(`:scope > ${selector}`)?.textContent ?? null;
    const columns = row.localName === "tr" ? texts("tr:first-child > th", row.closest("table")).map(text => text.trim()) : null;
    const cellOf = title => columns?.includes(title) ? cell(all(":scope > td", row)[columns.indexOf(title)]) : null;
    const names = [name("del"), name("a") ?? name("b")];
    return { names, replacement: name("small > *"), isShown: columns !== null, before: cellOf("Before"), after: cellOf("After") };
  };
  const heading = item => item.closest("details").querySelector("summary").firstChild.data.trim();
  const change = item => ({
    id: item.id, kind: item.dataset.kind, class: heading(item).split(":")[0].toLowerCase(),
    message: phrase(item.querySelector(".what")), effects: all(":scope > .effect", item).map(phrase),
    codes: all("[data-of=code]", item).map(pair), tokens: all("[data-of=token]", item).map(pair),
  });
  const finding = item => ({
    severity: item.className, rule: heading(item), message: phrase(item.querySelector("p")), fixes: all(":scope > .fix", item).map(phrase),
    place: item.querySelector(":scope > small").textContent,
  });
  const isDead = link => [link.hash.slice(1), decodeURIComponent(link.hash.slice(1))].every(id => !document.getElementById(id));
  return {
    codes: all("[id^=code-]").map(code), tokens: all("[id^=token-]").map(token),
    changes: all("#changes .changes > li").map(change), findings: all("#findings .findings > li").map(finding),
    dead: all("a[href]").filter(isDead).map(link => link.getAttribute("href")),
  };
}"""


# Values as people write them. Numbers of the JSON are texts here, with their digits.

def line(kind, value):
    """A value in one line; None where the JSON does not have what the page says."""
    match kind:
        case "number" | "fontWeight": return value
        case "dimension" | "duration": return f"{value['value']} {value['unit']}"
        case "fontFamily" | "cubicBezier": return value if isinstance(value, str) else ", ".join(value)
        case "color": return hex_digits(value)
        case "strokeStyle" if isinstance(value, str): return value
        case "strokeStyle": return spaced([*(line("dimension", part) for part in value["dashArray"]), value["lineCap"]])
        case "shadow" if isinstance(value, list): return joined([line("shadow", layer) for layer in value], ", ")
        case "shadow":
            parts = [line("dimension", value[key]) for key in ["offsetX", "offsetY", "blur", "spread"]]
            return spaced([*parts, line("color", value["color"]), *(["inset"] if value.get("inset") else [])])
        case "gradient": return joined([spaced([line("color", stop["color"]), stop["position"]]) for stop in value], ", ")
        case "border":
            return spaced([line("dimension", value["width"]), line("strokeStyle", value["style"]), line("color", value["color"])])
        case "transition":
            after = "after " + line("duration", value["delay"])
            return spaced([line("duration", value["duration"]), line("cubicBezier", value["timingFunction"]), after])
        case "typography":
            height = value.get("lineHeight")
            parts = [line("dimension", value["fontSize"])]
            parts += ["/ " + (height if isinstance(height, str) else line("dimension", height))] if height is not None else []
            parts += [value["fontWeight"], line("fontFamily", value["fontFamily"])]
            return spaced(parts + (["spaced " + line("dimension", value["letterSpacing"])] if "letterSpacing" in value else []))
    raise ValueError(kind)


def joined(parts, between):
    return None if None in parts else between.join(parts)


def spaced(parts):
    return joined(parts, " ")


def hex_digits(color):
    """Eight bits of each channel; None for a color that has to be mapped into sRGB."""
    if isinstance(color, str):
        return color
    parts = [float(part) if part != "none" else 0 for part in color["components"]]
    if color["colorSpace"] != "srgb" or not all(0 <= part <= 1 for part in parts):
        return None
    alpha = float(color.get("alpha", 1))
    return "#" + "".join(f"{int(part * 255 + 0.5):02X}" for part in parts + ([alpha] if alpha < 1 else []))


def short_and_full(kind, entry):
    if kind != "color":
        return (line(kind, entry["value"]),) * 2
    value = entry["value"]
    if hex_digits(value):
        return entry["hex"], entry["hex"]
    alpha = f" / {value['alpha']}" if "alpha" in value else ""
    return entry["hex"], f"{entry['hex']} ({value['colorSpace']} {' '.join(value['components'])}{alpha})"


TITLES = {"light": "Light", "dark": "Dark", "highContrastLight": "High contrast", "highContrastDark": "Dark, high contrast"}
PLAINER = {"highContrastLight": "light", "highContrastDark": "dark"}


def context_words(combinations):
    """`Dark + compact, Light`: a high contrast that is as the normal one goes without saying."""
    said = [names for names in combinations if len(names) != 1 or [PLAINER.get(names[0])] not in combinations]
    return ", ".join(" + ".join(TITLES.get(name, name) for name in names) for names in said) or "Default"


def values_of(token, modifiers=()):
    """The standard value, then the others: the combinations of contexts of each, and how the JSON has it."""
    used = {name for variant in token["variants"] for name in variant["contexts"]}
    standard = [modifier["default"] for modifier in modifiers if modifier["name"] in used]
    values = [([standard], token)] if token["value"] is not None else []
    others = []
    for variant in token["variants"]:
        names = [variant["contexts"][modifier["name"]] for modifier in modifiers if modifier["name"] in variant["contexts"]]
        known = next((combinations for combinations, entry in others if entry["value"] == variant["value"]), None)
        if known is not None:
            known.append(names)
        elif variant["value"] is not None:
            others.append(([names], variant))
    return values + others


# Colors as a browser tells them.

def is_color(css, digits, values):
    """Whether a computed color has hex digits; or if it is not in sRGB, whether it is one of some values."""
    space, parts = re.fullmatch(r"(?:color\()?([-\w]+)[( ](.*)\)", css).groups()
    numbers = [0.0 if part == "none" else float(part) for part in re.findall(r"none|-?[\d.]+(?:e[-+]?\d+)?", parts)]
    if space not in ("rgb", "rgba", "srgb"):
        return any(is_near(space, numbers, value) for value in values if isinstance(value, dict))
    scales = [255 if space == "srgb" else 1] * 3 + [255]
    shown = "#" + "".join(f"{int(number * scale + 0.5):02X}" for number, scale in zip(numbers, scales))
    return shown == digits


def is_near(space, numbers, color):
    parts = [*color["components"], *([color["alpha"]] if "alpha" in color else [])]
    wanted = [0.0 if part == "none" else float(part) for part in parts]
    return color["colorSpace"] == space and len(wanted) == len(numbers) and all(abs(a - b) < 2e-3 for a, b in zip(wanted, numbers))


# Comparing.

class Run:
    """One pair: what the page has, and what the other commands say."""

    def __init__(self, page, changes, findings, old, new):
        self.page, self.changes, self.findings, self.old, self.new = page, changes, findings, old, new
        self.counts = collections.Counter()
        self.colors = {id(system): self.colors_by_digits(system) for system in (old, new)}

    @staticmethod
    def colors_by_digits(system):
        colors = collections.defaultdict(list)
        for token in system["tokens"].values():
            for entry in [token, *token["variants"]]:
                if token["type"] == "color" and entry["value"] is not None:
                    colors[entry["hex"]].append(entry["value"])
        return colors

    def equal(self, where, shown, wanted):
        self.counts["values"] += 1
        if shown != wanted:
            yield f"{where}: the page has {shown!r}, not {wanted!r}"

    def near(self, where, shown, wanted, tolerance):
        """A length or a number of CSS."""
        self.counts["values"] += 1
        number = 0 if shown == "normal" else float(shown.removesuffix("px") or "nan")
        if not abs(number - wanted) <= tolerance:
            yield f"{where} of the sample is {shown}, not {wanted}"


def words(phrase):
    """A sentence of the page, with backticks around the names that it sets off: all that are in backticks, unless one is odd."""
    text = re.sub("[⟦⟧]", "`", phrase)
    is_set_off = "`" not in re.sub("⟦.*?⟧", "", phrase, flags=re.DOTALL)
    return text if is_set_off or text.count("`") % 2 == 1 and "⟦" not in phrase else f"{phrase} (names are not set off)"


def check_look(run, where, look, code, system):
    """A sample, and the lines to draw, against a code of the JSON."""
    numbers = {key: float(code[key] or 0) for key in ["size", "weight", "lineHeight", "lineSpacing", "letterSpacing", "baseline"]}
    yield from run.near(f"{where}: the size", look["size"], numbers["size"], 1e-3)
    yield from run.near(f"{where}: the weight", look["weight"], numbers["weight"], 0)
    yield from run.near(f"{where}: the letter spacing", look["spacing"], numbers["letterSpacing"], 2e-3)
    if code["lineHeight"] is None:
        yield from run.equal(f"{where}: lines", look["lines"], ["", "", ""])
    else:
        own = sum(FONTS.get(code["family"], FONTS["system"])) * numbers["size"]
        # The line height of a token is a factor, of which the JSON has the product in hundredths, and not a least one.
        height = numbers["lineHeight"] if code["token"] else max(numbers["lineHeight"], own)
        yield from run.near(f"{where}: the line height", look["height"], height + numbers["lineSpacing"], 6e-3)
        for name, shown, wanted in zip("hsb", look["lines"], [max(height, own), numbers["lineSpacing"], numbers["baseline"]]):
            yield from run.near(f"{where}: --_{name}", shown, wanted, 1e-3)
    families = {name for name in [code["family"], *code.get("fallbackFamilies", [])] if name != "system"}
    missing = {name for name in families if as_json(name)[1:-1] not in look["family"]}
    run.counts["values"] += 1
    if missing:
        yield f"{where}: the families of the sample are {look['family']}, without {', '.join(missing)}"
    yield from check_look_colors(run, where, look, code["color"], run.colors[id(system)])


def check_look_colors(run, where, look, color, known):
    """The color in each appearance; an open one is that of the page around the sample."""
    run.counts["values"] += len(look["colors"])
    for appearance, shown in look["colors"].items():
        wanted = color[appearance] if color else look["around"][appearance]
        if not (is_color(shown, wanted, known[wanted]) if color else shown == wanted):
            yield f"{where}: the sample is {shown}, not {wanted}, {appearance}"


def check_swatches(run, where, shown, token):
    wanted = [entry for _, entry in values_of(token)] if token["type"] == "color" else []
    yield from run.equal(f"{where}: number of swatches", len(shown), len(wanted))
    for css, entry in zip(shown, wanted):
        run.counts["values"] += 1
        if not is_color(css, entry["hex"], [entry["value"]]):
            yield f"{where}: a swatch is {css}, not {entry['hex']}"


def check_short(run, where, shown, token):
    """The first two values, once if they are equal."""
    wanted = [short_and_full(token["type"], entry)[0] for _, entry in values_of(token)[:2]]
    if None in wanted:
        run.counts["values not compared"] += 1
        return
    yield from run.equal(f"{where}: values", shown, wanted[:1] if len(set(wanted)) == 1 else wanted)


def check_pair(run, where, pair, names, kind):
    """A row of a change: a name before and after, and what it looked like and does."""
    old, new = names
    yield from run.equal(f"{where}: names", pair["names"], [old if old != new else None, new])
    for title, name, system in [("before", old, run.old), ("after", new, run.new)]:
        shown, there = pair[title], name is not None and pair["isShown"] and name in system[kind]
        yield from run.equal(f"{where}: has something {title}", shown is not None, there)
        if shown and there and kind == "codes":
            yield from check_look(run, f"{where} {title}", shown["look"], system[kind][name], system)
        elif shown and there:
            yield from check_short(run, f"{where} {title}", shown["values"], system[kind][name])
            yield from check_swatches(run, f"{where} {title}", shown["swatches"], system[kind][name])
    if kind == "codes" and new is None:
        yield from run.equal(f"{where}: replacement", pair["replacement"], (run.old[kind][old]["deprecated"] or {}).get("replacement"))


def check_changes(run):
    yield from run.equal("changes: number", len(run.page["changes"]), len(run.changes))
    for number, (shown, wanted) in enumerate(zip(run.page["changes"], run.changes), 1):
        run.counts["changes"] += 1
        where = f"changes: change {number}"
        facts = [f"change-{number}", wanted["change"], wanted["class"]]
        yield from run.equal(where, [shown["id"], shown["kind"], shown["class"]], facts)
        sentences = [words(phrase) for phrase in [shown["message"], *shown["effects"]]]
        yield from run.equal(f"{where}: words", sentences, [wanted["message"], *wanted["effects"]])
        codes = [tuple(names[version] and names[version]["code"] for version in ("old", "new")) for names in wanted["codes"]]
        for kind, all_names in [("codes", codes), ("tokens", [(names["old"], names["new"]) for names in wanted["tokens"]])]:
            yield from run.equal(f"{where}: number of {kind}", len(shown[kind]), len(all_names))
            # Those with samples come first.
            pairs = {tuple(pair["names"]): pair for pair in shown[kind]}
            for old, new in all_names:
                pair = pairs.get((None if old == new else old, new))
                if pair is None:
                    yield f"{where}: {old} → {new} is missing"
                else:
                    yield from check_pair(run, f"{where}: {old} → {new}", pair, (old, new), kind)


def check_findings(run):
    run.counts["findings"] += len(run.findings)
    shown = collections.Counter(
        (finding["severity"], finding["rule"], *map(words, [finding["message"], *finding["fixes"]]), finding["place"])
        for finding in run.page["findings"]
    )
    wanted = collections.Counter(
        (
            finding["severity"], finding["rule"], finding["message"], *(f"Fix: {fix['message']}" for fix in finding["fixes"]),
            ":".join(finding["place"][key] for key in ["file", "line", "column"]),
        )
        for finding in run.findings
    )
    yield from (f"findings: the page has {finding}, the linter does not" for finding in (shown - wanted).elements())
    yield from (f"findings: the linter has {finding}, the page does not" for finding in (wanted - shown).elements())


def check_names(run):
    for kind in ["codes", "tokens"]:
        for item in run.page[kind]:
            if item["name"] in run.new[kind]:
                wanted = run.new[kind][item["name"]]["names"]
                names = {key: ("." if kind == "codes" and key == "css" else "") + name for key, name in wanted.items()}
                yield from run.equal(f"names: {item['name']}", item["names"], names)


def check_items(run, kind):
    """The codes or tokens that both have, with what is said of each; reports the others."""
    shown = [item["name"] for item in run.page[kind]]
    yield from run.equal(f"{kind}: all", sorted(shown), sorted(run.new[kind]))
    for item in run.page[kind]:
        wanted = run.new[kind].get(item["name"])
        if wanted is not None:
            where = f"{kind}: {item['name']}"
            yield from run.equal(f"{where}: description", item["description"], [wanted["description"]] if wanted["description"] else [])
            yield from run.equal(f"{where}: deprecated", len(item["deprecated"]), int(wanted["deprecated"] is not None))
            yield from (check_token if kind == "tokens" else check_code)(run, where, item, wanted)


def check_token(run, where, item, token):
    yield from check_short(run, where, item["short"], token)
    yield from check_swatches(run, where, item["swatches"], token)
    values = [(combinations, *short_and_full(token["type"], entry)) for combinations, entry in values_of(token, run.new["modifiers"])]
    wanted = [[context_words(combinations), full] for combinations, _, full in values]
    if any(full is None for _, full in wanted):
        run.counts["values not compared"] += 1
    else:
        # The row shows a single value that is the same everywhere.
        is_shown = len(values) <= 1 and all(short == full for _, short, full in values) and token["value"] is not None
        yield from run.equal(f"{where}: values by contexts", item["full"], [] if is_shown else wanted)


def check_code(run, where, item, code):
    yield from run.equal(f"{where}: title", item["title"], item["name"])
    yield from check_look(run, where, item["look"], code, run.new)
    if code["deprecated"] and item["deprecated"]:
        message, replacement = code["deprecated"]["message"], code["deprecated"]["replacement"]
        text = "Deprecated" + (f": {message}" if message else "") + (f" → {replacement}" if replacement else "")
        yield from run.equal(f"{where}: deprecation", item["deprecated"], [text])


def check(run):
    yield from check_changes(run)
    yield from check_findings(run)
    yield from check_items(run, "tokens")
    yield from check_items(run, "codes")
    yield from check_names(run)
    yield from (f"links: {link} leads nowhere" for link in run.page["dead"])


# Running.

def read(text):
    return json.loads(text, parse_int=str, parse_float=str)


def run_tool(tool, folder, *arguments):
    return subprocess.run([tool, *arguments], cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False)


def first_line(result):
    return next(iter(result.stderr.splitlines()), "")


def check_seed(tool, page, folder, seed):
    """The problems of the pair of a seed, and what was compared; None if it does not compile."""
    old, new = (write(version, folder / name) for version, name in zip(random_pair(seed), ["old", "new"]))
    commands = {
        "old": ["compile", old, "--emit", "json", "--out", "json-old"], "new": ["compile", new, "--emit", "json", "--out", "json-new"],
        "page": ["page", new, "--against", old, "--out", "page.html"], "diff": ["diff", old, new, "--format", "json"],
        "lint": ["lint", new, "--format", "json"],
    }
    with ThreadPoolExecutor() as pool:
        results = dict(zip(commands, pool.map(lambda command: run_tool(tool, folder, *command), commands.values())))
    if 1 in (results["old"].returncode, results["new"].returncode):
        return None
    # The linter has 1 for findings.
    failed = [name for name, result in results.items() if result.returncode not in ([0, 1] if name == "lint" else [0])]
    if failed:
        return [f"{' '.join(commands[name])}: exit status {results[name].returncode}: {first_line(results[name])}" for name in failed], {}
    systems = [read(next(folder.glob(f"json-{name}/*.tokens.flat.json")).read_text(encoding="utf-8")) for name in ["old", "new"]]
    page.goto((folder / "page.html").as_uri())
    run = Run(page.evaluate(EXTRACT), read(results["diff"].stdout)["findings"], read(results["lint"].stdout), *systems)
    return list(check(run)), run.counts


def check_pairs(tool, page, folder, seed, number, counts):
    """The problems of some pairs: that of a seed, and those of the next ones that compile."""
    while counts["pairs"] < number:
        result = check_seed(tool, page, folder / str(seed), seed)
        counts["pairs" if result else "that do not compile"] += 1
        if result:
            problems = result[0]
            counts.update(result[1], problems=len(problems))
            yield from (f"seed {seed}: {problem}" for problem in problems[:MOST_PROBLEMS])
            if len(problems) > MOST_PROBLEMS:
                yield f"seed {seed}: and {len(problems) - MOST_PROBLEMS} more"
        seed += 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("stylespec", type=Path)
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1, help="that of the first pair; the others have the next ones")
    parser.add_argument("--keep", type=Path, help="a folder for the files of all pairs, which are otherwise removed")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    arguments = parser.parse_args()
    counts = collections.Counter({"pairs": 0, "that do not compile": 0, "problems": 0})
    start = time.monotonic()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as temporary:
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox"])
        folder = (arguments.keep or Path(temporary)).resolve()
        page = browser.new_page()
        for problem in check_pairs(arguments.stylespec.resolve(), page, folder, arguments.seed, arguments.pairs, counts):
            print(problem, flush=True)
        browser.close()
    tried = counts["pairs"] + counts["that do not compile"]
    print(f"{counts.pop('that do not compile')} of {tried} pairs do not compile, {time.monotonic() - start:.0f} s")
    print(", ".join(f"{number} {what}" for what, number in sorted(counts.items())))
    sys.exit(1 if counts["problems"] else 0)


if __name__ == "__main__":
    main()
