// Compares properties of elements with what is right: `checks`. A custom property is a color, and what the screen shows of it counts,
// which can show Display P3 with `isWide`. `shadows` are the names of elements with a shadow tree, which has the style sheet instead
// of the page.

const problems = [];
const canvas = document.createElement("canvas").getContext("2d", {
  willReadFrequently: true,
  colorSpace: isWide ? "display-p3" : "srgb",
});

function pixels(color) {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = "#000000";
  canvas.fillStyle = color;
  canvas.globalCompositeOperation = "copy";
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
}

// The element that `name` selects; in a shadow tree, one inside of it.
const inside = new Map();
for (const name of globalThis.shadows ?? []) {
  const root = document.getElementById(name).attachShadow({ mode: "open" });
  const style = document.getElementById("sheet").cloneNode(true);
  inside.set("#" + name, root.appendChild(document.createElement("p")));
  root.appendChild(style);
}
if (inside.size > 0) document.getElementById("sheet").remove();

for (const { element: name, property, value } of checks) {
  const element = inside.get(name) ?? document.querySelector(name);
  if (!property.startsWith("--")) {
    const found = getComputedStyle(element).getPropertyValue(property);
    if (found !== value) problems.push(`${name} ${property}: ${found}, not ${value}`);
    continue;
  }
  element.style.color = `var(${property})`;
  const color = getComputedStyle(element).color;
  const [found, wanted] = [pixels(color), pixels(value)];
  // The canvas keeps channels multiplied by alpha, in eight bits.
  const tolerance = wanted[3] === 255 ? 1 : 1 + 255 / wanted[3];
  if (found.some((channel, index) => Math.abs(channel - wanted[index]) > tolerance)) {
    problems.push(`${name} ${property}: ${color} is ${found}, not ${value}, which is ${wanted}`);
  }
}
document.getElementById("result").textContent = JSON.stringify({ checks: checks.length, problems: problems.slice(0, 20) });
