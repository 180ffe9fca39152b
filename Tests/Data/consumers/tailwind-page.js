// Compares what a browser computes of elements in pages with what is right: each of the `cases` has a page, the width of its window,
// and by element a property with a value that looks the same.

const problems = [];
let checks = 0;

for (const { name, page, width, checks: all } of cases) {
  const frame = document.body.appendChild(document.createElement("iframe"));
  frame.style.cssText = `border: 0; width: ${width}px`;
  const inner = frame.contentDocument;
  inner.open();
  inner.write(`<!doctype html>${page}`);
  inner.close();
  inner.head.appendChild(inner.createElement("style")).textContent = sheet;
  const shown = (element, property) => frame.contentWindow.getComputedStyle(element)[property];
  for (const { id, property, value } of all) {
    checks += 1;
    const element = inner.getElementById(id);
    const probe = element.parentElement.appendChild(inner.createElement("i"));
    probe.style[property] = value;
    const [found, wanted] = [shown(element, property), shown(probe, property)];
    if (found !== wanted || probe.style[property] === "") {
      problems.push(`${name} ${id} .${element.className}: ${property} is ${found}, not ${value}`);
    }
    probe.remove();
  }
  frame.remove();
}
document.getElementById("result").textContent = JSON.stringify({ checks, problems: problems.slice(0, 20) });
