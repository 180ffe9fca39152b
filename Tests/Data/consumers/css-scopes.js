// Compares what a browser computes of the custom properties of style sheets, in the elements of nested pages, with what is right: each of
// the `cases` has a sheet, a page, and by elements what a property shows with a custom property and with the value that is right.

const problems = [];
let checks = 0;

function shown(element, probe, value) {
  element.style[probe] = value;
  const text = element.ownerDocument.defaultView.getComputedStyle(element)[probe];
  element.style[probe] = "";
  return text;
}

for (const { name, sheet, page, elements } of cases) {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const inner = frame.contentDocument;
  inner.open();
  inner.write(`<!doctype html>${page}`);
  inner.close();
  inner.head.appendChild(inner.createElement("style")).textContent = sheet;
  for (const { id, checks: all } of elements) {
    const element = inner.getElementById(id);
    for (const { property, probe, value } of all) {
      checks += 1;
      const set = frame.contentWindow.getComputedStyle(element).getPropertyValue(property);
      if (value === undefined ? set === "" : set === set.trim() && shown(element, probe, `var(${property})`) === shown(element, probe, value)) continue;
      problems.push(`${name} ${id}: ${property} is "${set}", not ${value}`);
    }
  }
  frame.remove();
}
document.getElementById("result").textContent = JSON.stringify({ checks, problems: problems.slice(0, 20) });
