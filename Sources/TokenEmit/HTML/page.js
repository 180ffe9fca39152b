"use strict";
document.documentElement.classList.add("js", "system");
document.addEventListener("DOMContentLoaded", () => {
  const byID = id => document.getElementById(id);
  const all = selector => [...document.querySelectorAll(selector)];

  // The view: appearance, lines, text size and sample.
  const appearances = all("[name=appearance]");
  const showChoices = () => {
    for (const { id, checked } of appearances) document.documentElement.classList.toggle(id, checked);
    document.documentElement.classList.toggle("withLines", byID("lines").checked);
  };
  byID("view").addEventListener("change", showChoices);
  addEventListener("pageshow", showChoices);
  byID("scale").addEventListener("input", event => {
    document.documentElement.style.setProperty("--_scale", event.target.value);
  });
  byID("sample").addEventListener("input", event => {
    for (const line of all(".lines p, #list p")) {
      const texts = [...line.childNodes].filter(node => node.nodeType === Node.TEXT_NODE);
      for (const text of texts) text.data = event.target.value || "\u00a0";
    }
  });
  byID("view").addEventListener("submit", event => event.preventDefault());

  // Fonts that this browser does not have.
  const families = new Map();
  for (const face of document.fonts) families.set(face.family, [...(families.get(face.family) ?? []), face]);
  for (const [family, faces] of families) {
    Promise.any(faces.map(face => face.load())).catch(() => {
      const note = document.createElement("small");
      note.textContent = `This browser does not have ${family}; another font takes its place.`;
      byID("view").after(note);
    });
  }

  // Names to copy: a button for each, and one for the place in the JSON output.
  const pointer = name => name.replaceAll("~", "~0").replaceAll("/", "~1");
  const copyButton = (format, name) => {
    const button = document.createElement("button");
    button.type = "button";
    button.title = "Copy";
    button.className = `code ${format}`;
    button.textContent = name;
    return button;
  };
  const addButtons = (item, name, kind) => {
    for (const code of item.querySelectorAll(":scope > code")) {
      code.replaceWith(copyButton(code.className, code.textContent));
    }
    item.append(copyButton("json", `/${kind}/${pointer(name)}`));
  };
  for (const item of all("#list li")) addButtons(item, item.querySelector("a").textContent, "codes");
  for (const item of all(".tokens > li")) addButtons(item, item.querySelector("b").textContent, "tokens");
  const copy = async text => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = document.createElement("textarea");
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
  };
  document.addEventListener("click", async event => {
    const button = event.target.closest("li > button");
    if (!button) return;
    if (button.dataset.play !== undefined) {
      const moving = button.parentElement.querySelector(".time");
      moving.classList.remove("go");
      void moving.offsetWidth;
      moving.classList.add("go");
      return;
    }
    const text = button.textContent;
    await copy(text);
    button.focus();
    byID("status").textContent = `Copied ${text}`;
  });

  // Curves and durations move only on request.
  for (const picture of all("li > .time")) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.play = "";
    button.textContent = "Play";
    picture.after(button);
  }

  // Colors as in the spec, or by their lightness in OKLCH.
  for (const list of all(".colors")) {
    const items = [...list.children];
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("aria-pressed", "false");
    button.textContent = "Sort by lightness";
    button.addEventListener("click", () => {
      const isSorted = button.getAttribute("aria-pressed") === "false";
      button.setAttribute("aria-pressed", String(isSorted));
      list.append(...(isSorted ? [...items].sort((a, b) => b.dataset.l - a.dataset.l) : items));
    });
    if (items.length > 1) list.before(button);
  }

  // The filter of codes. Its state is in the hash, `#codes?q=bold&s=14`, without which a link to a code is a link.
  const filter = byID("filter");
  if (!filter) return;
  const search = byID("search");
  const chips = all("#filter [data-k]");
  const groups = all("#list > section").map(section => ({
    section,
    items: [...section.querySelectorAll("li")].map(element => ({
      element,
      name: element.querySelector("a").textContent.toLowerCase(),
      keys: element.dataset.k.split(" "),
    })),
  }));
  const total = groups.reduce((sum, group) => sum + group.items.length, 0);
  // How many items a group shows; its height is estimated by this while it is out of view.
  const setCount = (section, count) => {
    if (section.hidden !== (count === 0)) section.hidden = count === 0;
    const text = String(count);
    if (section.style.getPropertyValue("--_count") !== text) section.style.setProperty("--_count", text);
  };
  const apply = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const axes = new Map();
    for (const chip of chips) {
      if (!chip.checked) continue;
      if (!axes.has(chip.name)) axes.set(chip.name, new Set());
      axes.get(chip.name).add(chip.dataset.k);
    }
    const wanted = [...axes.values()];
    const matches = ({ name, keys }) =>
      words.every(word => name.includes(word)) && wanted.every(set => keys.some(key => set.has(key)));
    let sum = 0;
    for (const { section, items } of groups) {
      let count = 0;
      for (const item of items) {
        const isShown = matches(item);
        if (item.element.hidden === isShown) item.element.hidden = !isShown;
        if (isShown) count += 1;
      }
      setCount(section, count);
      sum += count;
    }
    const status = `${sum} of ${total}`;
    if (byID("count").textContent !== status) byID("count").textContent = status;
  };
  const save = () => {
    const state = new URLSearchParams();
    if (search.value) state.set("q", search.value);
    for (const chip of chips) if (chip.checked) state.append(chip.name, chip.value);
    history.replaceState(null, "", state.size ? `#codes?${state}` : "#codes");
  };
  const choose = state => {
    search.value = state.get("q") ?? "";
    for (const chip of chips) chip.checked = state.getAll(chip.name).includes(chip.value);
    apply();
  };
  const restore = () => {
    const hash = location.hash;
    if (hash.startsWith("#codes?")) {
      choose(new URLSearchParams(hash.slice("#codes?".length)));
      byID("codes").scrollIntoView();
      return;
    }
    const target = hash.startsWith("#code-") && byID(hash.slice(1));
    if (target && target.hidden) {
      choose(new URLSearchParams());
      target.scrollIntoView();
      // What comes into view has another height than was estimated.
      requestAnimationFrame(() => requestAnimationFrame(() => target.scrollIntoView()));
    }
  };
  filter.addEventListener("input", () => { apply(); save(); });
  filter.addEventListener("submit", event => event.preventDefault());
  filter.addEventListener("reset", () => setTimeout(() => { apply(); save(); }));
  addEventListener("hashchange", restore);
  for (const { section, items } of groups) setCount(section, items.length);
  restore();
});
