"""Computes values of Tokens Studio on its own, and prints a line of JSON for each.

    studio-values.py TOKENS

TOKENS has objects with `name`, and `value` with arithmetic, or `color` with a change. Arithmetic is that of expr-eval, whose
precedences are those of Python; the numbers are fractions. Colors are those of ColorAide, changed as the plugin's functions `lighten`,
`darken`, `mix` and `transparentize` document it.
"""

import ast
import json
import math
import operator
import re
import sys
from fractions import Fraction
from pathlib import Path

from coloraide import Color

# A computer's whole numbers end there, with room for a product.
LARGE = 2**30
# The spaces as ColorAide names them, their channels, and those that a change moves.
SPACES = {
    "srgb": ("srgb", "rgb", "rgb"),
    "hsl": ("hsl", "hsl", "l"),
    "lch": ("lch", "lch", "lc"),
    "p3": ("display-p3", "rgb", "rgb"),
}
OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub}
# A reference, or a number with its unit; not the digit in the name of a function.
OPERAND = re.compile(r"\{[^{}]*\}|(?<![A-Za-z0-9.])[0-9]*\.?[0-9]+(?:px|rem|%)?")


class Problem(Exception):
    """A value that there is not."""


class Large(Exception):
    """A number that is not checked."""


def checked(number):
    if isinstance(number, Fraction) and max(abs(number.numerator), number.denominator) > LARGE:
        raise Large
    return number


def rounded(number, places=0):
    """Halves go up, as `Math.round` of JavaScript has it."""
    unit = Fraction(10) ** -int(places)
    return Fraction(math.floor(number / unit + Fraction(1, 2))) * unit


def bezier(points, time):
    first, second = points
    return 3 * (1 - time) ** 2 * time * first + 3 * (1 - time) * time**2 * second + time**3


def near(function):
    def result(*numbers):
        number = function(*(float(number) for number in numbers))
        if abs(number) > LARGE:
            raise Large
        return number

    return result


FUNCTIONS = {
    "abs": abs,
    "ceil": lambda x: Fraction(math.ceil(x)),
    "floor": lambda x: Fraction(math.floor(x)),
    "trunc": lambda x: Fraction(math.trunc(x)),
    "round": rounded,
    "roundTo": rounded,
    "sign": lambda x: Fraction((x > 0) - (x < 0)),
    "min": min,
    "max": max,
    "pow": operator.pow,
    "clamped": lambda x, low, high: max(min(x, high), low),
    "lerp": lambda x, start, end: start + (end - start) * x,
    "norm": lambda x, start, end: (x - start) / (end - start),
    "sqrt": near(math.sqrt),
    "cbrt": near(math.cbrt),
    "exp": near(math.exp),
    "log": near(math.log),
    "sin": near(math.sin),
    "cos": near(math.cos),
    "tan": near(math.tan),
    "asin": near(math.asin),
    "acos": near(math.acos),
    "atan": near(math.atan),
    "atan2": near(math.atan2),
}


class Arithmetic:
    def __init__(self, known):
        self.known = known

    def result(self, text):
        """A number and its unit."""
        text = OPERAND.sub(lambda match: f"operand({match.group()!r})", text)
        try:
            return self.walk(ast.parse(text.replace("^", "**").strip(), mode="eval").body)
        except ZeroDivisionError:
            raise Problem from None

    def walk(self, node):
        if isinstance(node, ast.UnaryOp):
            number, unit = self.walk(node.operand)
            return (-number if isinstance(node.op, ast.USub) else number), unit
        if isinstance(node, ast.BinOp):
            return self.operation(node.op, self.walk(node.left), self.walk(node.right))
        name, arguments = node.func.id, node.args
        if name == "operand":
            return self.operand(arguments[0].value)
        if name == "sample":
            points = [self.walk(point)[0] for point in arguments[0].args]
            return checked(bezier(points, self.walk(arguments[1])[0])), ""
        values = [self.walk(argument) for argument in arguments]
        numbers = [number for number, _ in values]
        return checked(FUNCTIONS[name](*numbers)), self.common([unit for _, unit in values])

    def operand(self, text):
        if text.startswith("{"):
            return self.known[text[1:-1]]
        digits, unit = re.fullmatch("([0-9.]+)(.*)", text).groups()
        return checked(Fraction(digits)), unit

    @staticmethod
    def common(units):
        units = {unit for unit in units if unit}
        if len(units) > 1:
            raise Problem
        return units.pop() if units else ""

    def operation(self, sign, left, right):
        (one, unit), (other, other_unit) = left, right
        common = self.common([unit, other_unit])
        if type(sign) in OPERATORS:
            return checked(OPERATORS[type(sign)](one, other)), common
        if isinstance(sign, ast.Mod):
            return checked(one - other * math.trunc(one / other)), common
        if isinstance(sign, ast.Pow):
            if other.denominator != 1:
                raise Large
            return checked(one ** int(other)), unit
        if isinstance(sign, ast.Mult):
            if unit and other_unit:
                raise Problem
            return checked(one * other), common
        return checked(one / other), ("" if unit and other_unit else common)


def digits(number):
    """At most six decimals; halves go away from zero."""
    millionths = math.floor(abs(number) * 10**6 + Fraction(1, 2))
    whole, rest = divmod(millionths, 10**6)
    text = f"{whole}.{rest:06}".rstrip("0").rstrip(".")
    return "-" + text if number < 0 and millionths else text


def changed(token, colors):
    color = colors[token["color"]].clone()
    change = token["modify"]
    amount = min(max(float(change["amount"]), 0), 1)
    if change["type"] == "alpha":
        return color.set("alpha", amount)
    space, channels, moved = SPACES[change["space"]]
    color = color.convert(space)
    if change["type"] == "mix":
        return mixed(color, colors[change["color"]].convert(space), channels, amount)
    for channel in moved:
        start = color.get(channel)
        end = {"l": 100 if space == "lch" else 1, "c": 0}.get(channel, 1)
        if change["type"] == "darken" and channel != "c":
            end = 0
        color.set(channel, start + amount * (end - start))
    return color


def mixed(one, other, channels, amount):
    """Channel by channel without premultiplied alpha, and a gray has the other color's hue (CSS Color 4, section 12)."""
    mix = one.clone()
    for index, channel in enumerate(channels):
        start, end = (color.coords(nans=True)[index] for color in (one, other))
        start, end = (end if math.isnan(start) else start), (start if math.isnan(end) else end)
        way = end - start
        if channel == "h":
            way = (way + 180) % 360 - 180
        mix.set(channel, start + amount * way)
    return mix.set("alpha", one.alpha() + amount * (other.alpha() - one.alpha()))


def main():
    known, colors = {}, {}
    for token in json.loads(Path(sys.argv[1]).read_text()):
        try:
            if "css" in token:
                colors[token["name"]] = Color(token["css"])
                continue
            if "color" in token:
                color = changed(token, colors)
                # The import makes a color that is lighter than white, or darker than black, as light as these.
                if not 0 <= color.convert("oklch").get("lightness") <= 1:
                    raise Large
                color = color.convert("xyz-d65", norm=False)
                line = {"color": [*color.coords(nans=False), color.alpha()]}
            else:
                number, unit = Arithmetic(known).result(token["value"])
                known[token["name"]] = number, unit
                exact = isinstance(number, Fraction)
                line = {"text": digits(number) + unit} if exact else {"near": number}
        except Problem:
            line = {"problem": True}
        except (Large, OverflowError, KeyError, TypeError, ValueError):
            line = {"problem": False}
        print(json.dumps({"name": token["name"], **line}))


main()
