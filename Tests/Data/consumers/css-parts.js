// Compares what a browser computes of two lists of classes that mean the same: `pairs`.

const properties = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight", "color"];
const boxProperties = ["content", "display", "marginBlockStart", "marginBlockEnd"];

function values(classes) {
  const element = document.body.appendChild(document.createElement("p"));
  element.className = classes;
  element.textContent = "text";
  const own = getComputedStyle(element);
  const all = properties.map((property) => `${property}: ${own[property]}`);
  for (const box of ["::before", "::after"]) {
    const style = getComputedStyle(element, box);
    if (style.content === "none") continue;
    all.push(...boxProperties.map((property) => `${box} ${property}: ${style[property]}`));
  }
  all.push(`height: ${element.getBoundingClientRect().height}`);
  element.remove();
  return all;
}

const problems = [];
for (const [code, parts] of pairs) {
  const [wanted, found] = [values(code), values(parts)];
  const different = found.filter((value, index) => value !== wanted[index]);
  if (found.length !== wanted.length || different.length > 0) problems.push(`${parts}: ${different}, not ${wanted}`);
}
document.getElementById("result").textContent = JSON.stringify({ checks: pairs.length, problems });
