"""Does ten tasks of a designer on the page of a review of `tokens/`, with a keyboard alone and with a pointer, and prints the steps.

    page-tasks.py PAGE.html [--chromium PATH]

A step is something typed, or an activation: a click, or Enter. Each task starts at the top of a page that was just opened. The exit
status is 1 if a task does not end with its answer on the screen, or takes more than three steps.
"""

import argparse
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

MOST_STEPS = 3


class Person:
    """Somebody with a keyboard or a pointer, whose steps and keys are counted."""

    def __init__(self, page, has_pointer):
        self.page, self.has_pointer = page, has_pointer
        self.steps, self.keys = [], 0

    def search(self, text):
        """The search has the focus after a click, or after `/`."""
        self.steps.append(f"type {text}")
        if self.has_pointer:
            self.page.click("#search")
        else:
            self.press("/")
        self.page.keyboard.type(text)
        self.settle()

    def open_first(self):
        """Opens the first result."""
        if self.has_pointer:
            return self.activate("#results a")
        self.steps.append("Enter")
        self.press("Enter")
        self.settle()

    def activate(self, selector):
        """Clicks on something, or moves the focus to it by Tab and by arrows, and presses Enter or the space bar."""
        name = self.page.locator(selector).first.inner_text().split("\n")[-1] or selector
        self.steps.append(f"{'click' if self.has_pointer else 'open'} {name}")
        if self.has_pointer:
            self.page.locator(selector).first.click()
        else:
            self.focus(selector)
        self.settle()

    def focus(self, selector):
        target = self.page.locator(selector).first
        for _ in range(200):
            kind = target.evaluate("""element => element === document.activeElement ? 'here'
              : element.type === 'radio' && element.name === document.activeElement.name ? 'radio'
              : element.closest('ul, table, .strip')?.contains(document.activeElement)
                && element.tabIndex < 0 ? 'list' : 'elsewhere'""")
            if kind == "here":
                break
            self.press({"radio": "ArrowRight", "list": "ArrowDown", "elsewhere": "Tab"}[kind])
        else:
            raise AssertionError(f"the focus does not come to {selector}")
        if target.evaluate("element => element.type !== 'radio'"):
            self.press("Enter")

    def press(self, key):
        self.keys += 1
        self.page.keyboard.press(key)

    def settle(self):
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.page.wait_for_timeout(50)

    def sees(self, selector, text):
        """Whether an element with a text is on the screen."""
        found = self.page.locator(selector).filter(has_text=text)
        return any(found.nth(index).evaluate("""element => {
          const box = element.getBoundingClientRect();
          return element.checkVisibility() && box.bottom > 0 && box.top < innerHeight;
        }""") for index in range(min(found.count(), 50)))


# Each is a question, and a function that finds the answer and says whether it is there.

def gray_of_captions(person):
    person.search("gray3")
    person.open_first()
    return person.sees("#panel dd", "#8E8E93")


def weights_of_14(person):
    person.search("14 pt")
    person.open_first()
    return all(person.sees("#panel .chip", f"14_black_{weight}") for weight in ["regular", "medium", "bold"])


def swift_name(person):
    person.search("14_gray2_bold")
    person.open_first()
    person.activate("#panel .name.swift")
    return person.sees("#status", "Copied t14_gray2_bold")


def references_to_a_color(person):
    person.search("palette.gray.2")
    person.open_first()
    return person.sees("#panel .links", "color.gray2")


def failing_text(person):
    person.search("contrast")
    person.open_first()
    return person.sees("#contrast summary", "Light") and person.sees(".contrast th", "black")


def height_of_lines(person):
    person.search("16 pt")
    person.open_first()
    return person.sees("#panel dd", "24")


def dark_screens(person):
    person.activate("#dark")
    return person.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def name_of_a_value(person):
    person.search("#1B7F3B")
    return person.sees("#results li", "color.green")


def what_changed(person):
    person.search("changes")
    person.open_first()
    return person.sees("#changes .what", "Color") or person.sees("#changes .what", "color")


def link_to_share(person):
    person.search("comment")
    person.open_first()
    person.activate("#panel .name.link")
    return person.sees("#status", "#code-comment")


TASKS = {
    "the gray of captions in dark": gray_of_captions,
    "the weights of size 14": weights_of_14,
    "copy the Swift name of 14_gray2_bold": swift_name,
    "what refers to palette.gray.2": references_to_a_color,
    "text that fails on its background": failing_text,
    "the line height of 16": height_of_lines,
    "all of it on dark screens": dark_screens,
    "what #1B7F3B is called": name_of_a_value,
    "what changed since the last version": what_changed,
    "a link to the style of comments": link_to_share,
}


def problems(browser, address):
    for title, task in TASKS.items():
        for has_pointer in [True, False]:
            context = browser.new_context(viewport={"width": 1280, "height": 800})
            context.grant_permissions(["clipboard-read", "clipboard-write"])
            page = context.new_page()
            page.goto(address)
            page.wait_for_timeout(600)
            person = Person(page, has_pointer)
            is_done = task(person)
            device = "pointer" if has_pointer else f"keyboard, {person.keys} keys"
            print(f"{title}: {len(person.steps)} ({device}): {', '.join(person.steps)}")
            if not is_done:
                yield f"{title}: not found with a {device}"
            if len(person.steps) > MOST_STEPS:
                yield f"{title}: takes {len(person.steps)} steps with a {device}"
            context.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("page", type=Path)
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    arguments = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox"])
        found = list(problems(browser, arguments.page.resolve().as_uri()))
        browser.close()
    for problem in found:
        print(problem, file=sys.stderr)
    print(f"{len(TASKS)} tasks, {len(found)} problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
