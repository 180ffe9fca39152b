// Compares what a browser computes of a style sheet with what the model says: `expected`, on `screen`. At a scale other than 1, lengths
// of the sheet are so many times as large, and the places of lines are compared.

const problems = [];
let checks = 0;

function near(value, wanted, tolerance, what) {
  checks += 1;
  if (!(Math.abs(value - wanted) <= tolerance)) problems.push(`${what}: ${value}, not ${wanted}`);
}

// Red, green, blue and alpha of eight bits, as the screen shows a color.
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
function pixels(color) {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = "#000000";
  canvas.fillStyle = color;
  canvas.globalCompositeOperation = "copy";
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data;
}

function sameColor(value, wanted, what) {
  const [found, expectedPixels] = [pixels(value), pixels(wanted)];
  for (let index = 0; index < 4; index += 1) near(found[index], expectedPixels[index], 1, `${what} ${value} for ${wanted}`);
}

function add(parent, tag, className, text) {
  const element = parent.appendChild(document.createElement(tag));
  element.className = className;
  element.textContent = text;
  return element;
}

// In a spec, lines are at least as high as their font; in token files, they have the line height.
function heightOfLines(code) {
  return code.isExact ? code.lineHeight : Math.max(code.lineHeight, code.ascent + code.descent);
}

function checkCode(name, code, element) {
  const style = getComputedStyle(element);
  near(parseFloat(style.fontSize), code.size, 0.01, `${name}: size`);
  near(Number(style.fontWeight), code.weight, 0, `${name}: weight`);
  if (code.lineHeight !== undefined) {
    near(parseFloat(style.lineHeight), heightOfLines(code) + code.lineSpacing, 0.01, `${name}: line height`);
    const spacing = style.letterSpacing === "normal" ? 0 : parseFloat(style.letterSpacing);
    near(spacing, code.letterSpacing, 0.01, `${name}: letter spacing`);
  }
  if (code.colors) sameColor(style.color, code.colors[screen], `${name}: color`);
  checks += 1;
  const family = code.family === "system" ? "system-ui" : code.family;
  if (!style.fontFamily.split(", ").some((found) => found.replaceAll('"', "") === family)) {
    problems.push(`${name}: family ${style.fontFamily}`);
  }
}

// A property that shows the value of a custom property of a type, and the number that it is.
const probes = {
  dimension: ["marginLeft", (text) => parseFloat(text)],
  duration: ["transitionDelay", (text) => parseFloat(text)],
  fontWeight: ["fontWeight", Number],
  number: ["scale", Number],
};

// The words of a path, also those of camel case, with hyphens between them.
function kebab(path) {
  const words = path.replace(/([\p{Ll}\p{Nd}])(\p{Lu})/gu, "$1-$2").replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2");
  return words.split(/[-_./\s]+/).filter(Boolean).join("-").toLowerCase();
}

function checkToken(path, token) {
  const property = "--" + kebab(path);
  if (!getComputedStyle(document.documentElement).getPropertyValue(property)) return;
  const value = token.values.find((entry) => Object.values(entry.contexts).every((context) => context === screen));
  if (!value) return;
  const element = add(document.body, "div", "", "");
  if (token.type === "color") {
    element.style.color = `var(${property})`;
    sameColor(getComputedStyle(element).color, value.hex, path);
  } else if (token.type in probes) {
    const [probe, number] = probes[token.type];
    element.style[probe] = `var(${property})`;
    near(number(getComputedStyle(element)[probe]), Number(value.number), 0.01, path);
  }
}

// Ascent and descent of a family as it is shown, for a size of 1.
function shownMetrics(style) {
  canvas.font = `${style.fontWeight} 8000px ${style.fontFamily}`;
  const metrics = canvas.measureText("x");
  return { ascent: metrics.fontBoundingBoxAscent / 8000, descent: metrics.fontBoundingBoxDescent / 8000 };
}

// The 64th part of a pixel is Chromium's unit of lengths, and it rounds half of the leading, which may be negative, to a whole one.
const tolerance = 1.02;

// What may be around a text. None of it changes the text's own height or the places of its lines.
const parents = {
  block: "display: flow-root",
  flex: "display: flex",
  grid: "display: grid",
  "inline block": "display: inline-block",
  "table cell": "display: table-cell; padding: 0",
};

function addLines(box, className, count) {
  const paragraph = add(box, "p", className, "");
  paragraph.style.margin = "0";
  const marks = [];
  for (let line = 0; line < count; line += 1) {
    if (line > 0) paragraph.append(document.createElement("br"));
    const mark = add(paragraph, "span", "", "");
    mark.style.cssText = "display: inline-block; width: 0; height: 0";
    marks.push(mark);
    paragraph.append("x");
  }
  return { paragraph, marks };
}

function checkLines(name, code) {
  if (code.lineHeight === undefined) return;
  for (const [parent, css] of Object.entries(parents)) {
    for (const count of [1, 3]) {
      const box = add(document.body, "div", "", "");
      box.style.cssText = `${css}; white-space: nowrap`;
      const { paragraph, marks } = addLines(box, code.cssName, count);
      const style = getComputedStyle(paragraph);
      const height = heightOfLines(code);
      const wanted = scale * (count * height + (count - 1) * code.lineSpacing);
      const place = `${name} of ${count} lines in a ${parent}`;
      near(box.getBoundingClientRect().height, wanted, tolerance, `${place}: height around it`);
      const frame = paragraph.getBoundingClientRect();
      near(frame.height, wanted, tolerance, `${place}: height`);
      // The model assumes a font; what is shown is centered by its own ascent and descent, which Chromium rounds to whole pixels.
      const shown = shownMetrics(style);
      const [ascent, descent] = [shown.ascent, shown.descent].map((length) => Math.round(length * code.size * scale));
      const center = code.isExact ? Math.min(0, height - code.ascent - code.descent) / 2 : 0;
      const first = scale * (code.baseline + center - (code.ascent - code.descent) / 2) + (ascent - descent) / 2;
      near(marks[0].getBoundingClientRect().bottom - frame.top, first, tolerance, `${place}: first baseline`);
      const last = first + scale * (count - 1) * (height + code.lineSpacing);
      near(marks[count - 1].getBoundingClientRect().bottom - frame.top, last, tolerance, `${place}: last baseline`);
      box.remove();
    }
  }
  checkSurroundings(name, code);
}

// A class is no containing block, does not change how margins collapse, and leaves the line alone that it is a part of.
function checkSurroundings(name, code) {
  const block = add(document.body, "div", "", "");
  block.style.whiteSpace = "nowrap";
  const { paragraph } = addLines(block, code.cssName, 1);
  const style = getComputedStyle(paragraph);
  checks += 1;
  if (style.position !== "static" || style.transform !== "none") problems.push(`${name}: a containing block`);
  paragraph.style.margin = `${scale}px 0`;
  const { paragraph: second } = addLines(block, code.cssName, 1);
  second.style.margin = `${scale}px 0`;
  const between = second.getBoundingClientRect().top - paragraph.getBoundingClientRect().bottom;
  near(between, scale, tolerance, `${name}: collapsed margin`);
  const part = add(paragraph, "span", code.cssName, "x");
  near(part.getClientRects().length, 1, 0, `${name}: a part of a line`);
  near(paragraph.getBoundingClientRect().height, scale * heightOfLines(code), tolerance, `${name}: a line with a part`);
  block.remove();
}

// The items of codes in a page that shows a catalog, by the names of the codes.
const items = new Map();

// The samples of a code: those of such a page, or one made here.
function samples(name, code) {
  if (items.size === 0) return [add(document.body, "p", code.cssName, "x")];
  const sample = items.get(name)?.querySelector("p");
  if (!sample) {
    problems.push(`${name}: no sample`);
    return [];
  }
  return [...document.querySelectorAll(".lines p")].filter((other) => other.className === sample.className);
}

async function run() {
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
  for (const item of document.querySelectorAll("td[id], li.code")) items.set(item.querySelector("b").textContent, item);
  for (const [name, code] of Object.entries(expected.codes)) {
    if (scale === 1) for (const sample of samples(name, code)) checkCode(name, code, sample);
    else checkLines(name, code);
  }
  if (scale === 1) for (const [path, token] of Object.entries(expected.tokens)) checkToken(path, token);
  document.getElementById("result").textContent = JSON.stringify({ checks, problems: problems.slice(0, 20) });
}

run();
