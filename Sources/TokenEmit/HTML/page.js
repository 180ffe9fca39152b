"use strict";
document.documentElement.classList.add("js", "system");
document.addEventListener("DOMContentLoaded", () => {
  const root = document.documentElement;
  const byID = id => document.getElementById(id);
  const all = (selector, parent = document) => [...parent.querySelectorAll(selector)];
  const make = (tag, className, text) => {
    const element = document.createElement(tag);
    if (className) element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  };

  const makeButton = (className, text, act) => {
    const button = make("button", className, text);
    button.type = "button";
    button.addEventListener("click", act);
    return button;
  };

  // The view: appearance, contrast, lines, contexts, text size and sample.
  const view = byID("view");
  const more = byID("more");
  const showChoices = () => {
    for (const { id, checked } of all("[name=appearance]")) root.classList.toggle(id, checked);
    root.classList.toggle("more", more.checked);
    root.classList.toggle("withLines", byID("lines").checked);
    for (const select of all("[data-choice]")) root.setAttribute(select.dataset.choice, select.value);
  };
  const contrast = matchMedia("(prefers-contrast: more)");
  more.checked = contrast.matches;
  contrast.addEventListener("change", () => { more.checked = contrast.matches; showChoices(); });
  view.addEventListener("change", showChoices);
  view.addEventListener("submit", event => event.preventDefault());
  addEventListener("pageshow", showChoices);
  showChoices();
  byID("scale").addEventListener("input", event => root.style.setProperty("--_scale", event.target.value));
  byID("sample").addEventListener("input", event => {
    for (const line of all("main .lines p")) {
      if (line.closest(".texts")) continue;
      for (const text of line.childNodes) if (text.nodeType === Node.TEXT_NODE) text.data = event.target.value || "\u00a0";
    }
  });

  // Fonts that this browser does not have, in one note.
  const noteFonts = async () => {
    const families = new Map();
    for (const face of document.fonts) families.set(face.family, [...(families.get(face.family) ?? []), face]);
    const isThere = ([family, faces]) => Promise.any(faces.map(face => face.load())).then(() => undefined, () => family);
    const missing = (await Promise.all([...families].map(isThere))).filter(Boolean).map(name => name.replaceAll('"', "").replace(" (before)", ""));
    if (missing.length) byID("overview").append(make("small", "", `Without ${[...new Set(missing)].join(" and ")} on this machine, samples have another font.`));
  };

  // Matrices: only the chosen one is shown.
  const matrices = all(".matrix");
  const letters = ["c", "m", "f"];
  const chosen = letter => byID("choose")?.querySelector(`[name=${letter}]:checked`)?.id.slice(1);
  const showMatrix = () => {
    const choice = letters.map(letter => [letter, chosen(letter)]).filter(([, value]) => value !== undefined);
    for (const matrix of matrices) matrix.classList.toggle("on", choice.every(([letter, value]) => matrix.dataset[letter] === value));
  };
  byID("choose")?.addEventListener("change", showMatrix);
  byID("choose")?.addEventListener("submit", event => event.preventDefault());
  byID("measure")?.addEventListener("submit", event => event.preventDefault());
  const choose = matrix => {
    for (const letter of letters) {
      const option = byID(letter + matrix.dataset[letter]);
      if (option) option.checked = true;
    }
    showMatrix();
  };
  showMatrix();

  // Copying.
  const status = byID("status");
  let timer = 0;
  const say = text => {
    status.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => { status.textContent = ""; }, 3000);
  };
  const copy = async text => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = make("textarea");
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
    say(`Copied ${text}`);
  };
  const copyButton = (format, text) => {
    const button = makeButton(`name ${format}`, text, async () => { await copy(text); button.focus(); });
    button.title = "Copy";
    return button;
  };

  // The panel: all about a code, a size or a token, from what the page has of it.
  const panel = byID("panel");
  const items = "td[id], .rows > li[id]";
  const isCode = item => item.id.startsWith("code-");
  const isToken = item => item.id.startsWith("token-");
  // Rows under a heading have only the last part of a path.
  const nameOf = item => isToken(item) ? decodeURIComponent(item.id.slice("token-".length)) : item.querySelector("b").textContent;
  const pointer = name => name.replaceAll("~", "~0").replaceAll("/", "~1");
  const part = (title, ...elements) => {
    const section = make("div");
    section.append(make("h3", "", title), ...elements);
    return section;
  };
  const copyOf = element => {
    const copy = element.cloneNode(true);
    for (const inner of [copy, ...all("[id], [tabindex]", copy)]) {
      inner.removeAttribute("id");
      inner.removeAttribute("tabindex");
    }
    return copy;
  };
  // What an item shows: a value's pictures, or a sample. That of a cell is the text in its link.
  const picturesOf = item => {
    if (!item.matches("td")) return all(":scope > a > :is(.swatches, .picture, .lines)", item).map(copyOf);
    const box = make("div", `lines ${item.parentElement.className}`);
    box.dataset.k = item.closest(".matrix").dataset.k ?? "";
    box.append(item.querySelector("p").cloneNode(true));
    return [box];
  };
  const inThreeLines = picture => {
    for (const text of all("p", picture)) text.append(make("br"), text.textContent, make("br"), text.textContent);
    return picture;
  };
  const linkTo = item => {
    const link = make("a", "chip", nameOf(item));
    link.href = `#${item.id}`;
    return link;
  };
  const links = items => {
    const list = make("div", "links");
    list.append(...items.slice(0, 60).map(linkTo));
    if (items.length > 60) list.append(make("small", "", `and ${items.length - 60} more`));
    return list;
  };
  // Names of codes, and names and values of tokens, where the page has them apart.
  for (const link of all(".tokens > li > a:not([href])")) link.href = `#${link.parentElement.id}`;
  const apart = JSON.parse(byID("names")?.textContent ?? "{}");
  const cells = byID("names") ? new Map(all("td[id]").map((cell, index) => [cell, index])) : new Map();
  const stored = JSON.parse(byID("details")?.textContent ?? "null");
  const tokens = stored ? new Map(all(".tokens > li").map((token, index) => [token, index])) : new Map();
  const valuesOf = item => {
    if (!tokens.has(item)) return all(":scope > .about > dl > div", item).map(row => [...row.children].map(part => part.textContent));
    const numbers = stored.values[tokens.get(item)];
    return numbers.flatMap((number, index) => index % 2 ? [] : [[stored.texts[number], stored.texts[numbers[index + 1]]]]);
  };
  const listOfValues = item => {
    const list = make("dl");
    for (const [context, value] of valuesOf(item)) {
      const row = make("div");
      row.append(make("dt", "", context), make("dd", "", value));
      list.append(row);
    }
    return list.children.length ? [list] : [];
  };
  // Names that are 0 are what the format's pattern makes of the path.
  const storedNames = (path, index) => Object.entries(stored.names).flatMap(([format, [start, separator, names]]) => {
    const text = names[index] === 0 ? start + path.replaceAll(".", separator) : names[index];
    return text ? [[format, text]] : [];
  });
  const namesOf = item => {
    if (tokens.has(item)) return storedNames(nameOf(item), tokens.get(item));
    const index = cells.get(item);
    return index === undefined ? all(":scope > :is(.about, div) > code", item).map(code => [code.className, code.textContent])
      : Object.entries(apart).map(([format, names]) => [format, names[index]]);
  };
  const play = () => {
    const moving = panel.querySelector(".time");
    moving.classList.remove("go");
    void moving.offsetWidth;
    moving.classList.add("go");
  };
  const namesToCopy = item => {
    const buttons = namesOf(item).map(([format, text]) => copyButton(format, text));
    if (isCode(item) || isToken(item)) buttons.push(copyButton("json", `/${isCode(item) ? "codes" : "tokens"}/${pointer(nameOf(item))}`));
    buttons.push(copyButton("link", location.href.split("#")[0] + `#${item.id}`));
    return buttons;
  };
  const referencesOf = item => {
    const chain = all(":scope > .about > .chain", item);
    return (chain.length ? chain : all(":scope > .chip", item)).map(copyOf);
  };
  const detailsOf = item => {
    const row = byID(item.dataset.row ?? item.parentElement.dataset.row);
    const color = byID(item.dataset.color ?? item.closest(".matrix")?.dataset.color);
    const pictures = picturesOf(item).map(inThreeLines);
    const values = listOfValues(item);
    const users = usersOf(item);
    return [
      make("h2", "", nameOf(item)),
      ...pictures,
      ...pictures.some(picture => picture.querySelector(".time")) ? [makeButton("", "Play", play)] : [],
      ...values.length ? [] : all(":scope > a > span:not(.swatches, .picture)", item).map(copyOf),
      ...all(":scope > :is(.about, div) > small", item).map(copyOf),
      ...values,
      ...referencesOf(item),
      ...remarksOn(item),
      part("Names", ...namesToCopy(item)),
      ...row ? [part("Size", linkTo(row), ...listOfValues(row))] : [],
      ...color ? [part("Color", linkTo(color), ...all(":scope > a > .swatches", color).map(copyOf), ...listOfValues(color))] : [],
      ...users.length ? [part("Used by", links(users))] : [],
      makeButton("close", "Close", () => closePanel()),
    ];
  };
  // What refers to a token, and the codes in a color or of a size.
  const usersOf = item => {
    const hash = `#${item.id}`;
    const tokens = all(".tokens > li").filter(other => other !== item && all(".chip", other).some(link => link.getAttribute("href") === hash));
    const styles = all("#styles > li").filter(other => other.dataset.row === item.id || other.dataset.color === item.id);
    const cells = all(".matrix").flatMap(matrix => matrix.dataset.color === item.id ? all("td[id]", matrix)
      : all("tr[data-row]", matrix).filter(row => row.dataset.row === item.id).flatMap(row => all("td[id]", row)));
    return [...tokens, ...styles, ...cells];
  };
  // The findings about an item, and links to the changes that affect it.
  const remarksOn = item => {
    const about = list => all(`${list} > li`).filter(entry => all("a", entry).some(link => link.getAttribute("href") === `#${item.id}`));
    const findings = about(".findings").map(finding => {
      const entry = make("li", finding.className);
      entry.append(...all(":scope > p", finding).map(copyOf), make("small", "", finding.closest("details").querySelector("summary").firstChild.data));
      return entry;
    });
    const changes = about(".changes").map(change => {
      const entry = make("li");
      const link = make("a", "", change.querySelector(".what").textContent);
      link.href = `#${change.id}`;
      entry.append(link);
      return entry;
    });
    return [["Findings", "findings", findings], ["Changes", "", changes]].filter(([, , entries]) => entries.length).map(([title, name, entries]) => {
      const list = make("ul", name);
      list.append(...entries);
      return part(title, list);
    });
  };
  let opener;
  const open = item => {
    panel.replaceChildren(...detailsOf(item));
    panel.hidden = false;
    panel.scrollTop = 0;
    panel.setAttribute("aria-label", nameOf(item));
    panel.focus({ preventScroll: true });
  };
  const closePanel = () => {
    if (panel.hidden) return;
    panel.hidden = true;
    history.replaceState(null, "", location.pathname + location.search);
    opener?.focus();
  };
  addEventListener("keydown", event => { if (event.key === "Escape") closePanel(); });
  document.addEventListener("click", event => {
    const link = event.target.closest("a[href^='#']");
    if (!link) return;
    if (!panel.contains(link)) opener = link;
    if (link.hash === location.hash) followHash();
  });

  // Addresses: `#code-…`, `#token-…`, `#size-…` open the panel, `#search?q=…` searches.
  const target = () => {
    const id = location.hash.slice(1);
    if (!id) return null;
    let plain = id;
    try { plain = decodeURIComponent(id); } catch { }
    return byID(id) ?? byID(plain);
  };
  const followHash = () => {
    const query = /^#(?:search|codes)\?(.*)/.exec(location.hash);
    if (query) {
      search.value = new URLSearchParams(query[1]).get("q") ?? "";
      find();
      return;
    }
    const item = target();
    for (let group = item?.closest("details"); group; group = group.parentElement.closest("details")) group.open = true;
    if (!item || !item.matches(items)) {
      panel.hidden = true;
      return;
    }
    const matrix = item.closest(".matrix");
    if (matrix && !matrix.classList.contains("on")) choose(matrix);
    item.scrollIntoView({ block: "nearest" });
    open(item);
  };

  // The search: every word has to be in a name, a value, a description, a reference or a platform's name.
  const search = byID("search");
  const results = byID("results");
  const found = byID("found");
  const list = results.querySelector("ul");
  const most = 20;
  let entries;
  const texts = (item, selector) => all(selector, item).map(element => element.textContent).filter(Boolean);
  const entryOf = item => {
    const color = item.closest(".matrix")?.dataset.color ?? item.dataset.color;
    const fields = [
      ["", [nameOf(item)]],
      ["value", texts(item, ":scope > a > span:not(.swatches, .picture), :scope > a > small:not(.old)").concat(valuesOf(item).map(([, value]) => value))],
      ["description", texts(item, ":scope > :is(.about, div) > small:not(.old)")],
      ["deprecated", texts(item, ":scope > :is(.about, div) > .old")],
      ["refers to", texts(item, ".chip")],
      ["name", namesOf(item).map(([, text]) => text)],
      ["color", color && isCode(item) && byID(color) ? texts(byID(color), ":scope > a > b, :scope > a > span:not(.swatches, .picture)") : []],
    ];
    const lower = fields.map(([label, values]) => [label, values, values.join("\n").toLowerCase()]);
    return { item, name: nameOf(item).toLowerCase(), fields: lower, text: lower.map(field => field[2]).join("\n") };
  };
  const prepare = () => { entries ??= all(items).filter(item => !results.contains(item)).map(entryOf); };
  const rank = (entry, words) => {
    const text = words.join(" ");
    if (entry.name === text) return 0;
    const last = entry.name.split(/[._]/).at(-1);
    if (last === text) return 1;
    if (entry.name.startsWith(text)) return 2;
    return words.every(word => entry.name.includes(word)) ? 3 : 4;
  };
  const marked = (text, words) => {
    const element = make("span");
    const lower = text.toLowerCase();
    let end = 0;
    while (end < text.length) {
      const next = words.map(word => [lower.indexOf(word, end), word]).filter(([start]) => start >= 0).sort((a, b) => a[0] - b[0] || b[1].length - a[1].length)[0];
      if (!next || lower.length !== text.length) break;
      element.append(text.slice(end, next[0]), make("mark", "", text.slice(next[0], next[0] + next[1].length)));
      end = next[0] + next[1].length;
    }
    element.append(text.slice(end));
    return element;
  };
  const resultOf = (entry, words) => {
    const result = make("li");
    const link = make("a");
    link.href = `#${entry.item.id}`;
    const name = make("b");
    name.append(marked(nameOf(entry.item), words));
    link.append(...picturesOf(entry.item));
    link.append(name);
    const rest = words.filter(word => !entry.name.includes(word));
    for (const [label, values, lower] of entry.fields.slice(1)) {
      const matching = rest.filter(word => lower.includes(word));
      if (!matching.length) continue;
      const value = values.find(text => matching.some(word => text.toLowerCase().includes(word)));
      const where = make("small", "", `${label}: `);
      where.append(marked(value, words));
      link.append(where);
    }
    result.append(link);
    return result;
  };
  // The number of letters that one text needs to become another, as far as it is below a limit.
  const distance = (a, b) => {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i++) {
      const next = [i];
      for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
      row = next;
    }
    return row[b.length];
  };
  const nearest = text => entries.slice(0, 3000)
    .map(entry => [Math.min(distance(text, entry.name), distance(text, entry.name.split(/[._]/).at(-1))), entry])
    .sort((a, b) => a[0] - b[0]).slice(0, 5).map(([, entry]) => entry);
  // The sections whose titles begin with what is searched.
  const sectionsNamed = text => all("#rail a:not(.close)").flatMap(link => {
    const title = link.firstChild.data.trim();
    if (!title.toLowerCase().startsWith(text.trim().toLowerCase())) return [];
    const result = make("li", "section");
    const copy = make("a");
    copy.href = link.hash;
    copy.append(make("b", "", title), make("small", "", "section"));
    copy.addEventListener("click", clearSearch);
    result.append(copy);
    return [result];
  });
  const clearSearch = () => {
    search.value = "";
    find();
  };
  const find = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    results.hidden = !words.length;
    byID("main").classList.toggle("searching", words.length > 0);
    if (!words.length) {
      list.replaceChildren();
      return;
    }
    prepare();
    const matches = entries.filter(entry => words.every(word => entry.text.includes(word)));
    const sorted = matches.map(entry => [rank(entry, words), entry]).sort((a, b) => a[0] - b[0]).map(([, entry]) => entry);
    const sections = sectionsNamed(search.value);
    found.textContent = sorted.length ? `${sorted.length} found` : sections.length ? "Sections"
      : `Nothing is called “${search.value}”. The nearest names:`;
    const shown = sorted.length || sections.length ? sorted.slice(0, most) : nearest(words.join(" "));
    list.replaceChildren(...sections, ...shown.map(entry => resultOf(entry, words)));
    if (sorted.length > most) list.append(make("li", "", `and ${sorted.length - most} more: another word narrows the search`));
    if (!sorted.length && !sections.length) {
      const item = make("li");
      item.append(makeButton("", "Clear the search", () => { clearSearch(); search.focus(); }));
      list.append(item);
    }
  };
  search.addEventListener("input", () => {
    find();
    scrollTo({ top: 0 });
    history.replaceState(null, "", search.value ? `#search?${new URLSearchParams({ q: search.value })}` : location.pathname + location.search);
  });
  search.addEventListener("focus", prepare);
  byID("find").addEventListener("submit", event => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  addEventListener("keydown", event => {
    if (event.key === "/" && !event.target.matches("input, select, textarea")) {
      event.preventDefault();
      search.focus();
      search.select();
    } else if (event.target === search && event.key === "ArrowDown") {
      event.preventDefault();
      list.querySelector("a")?.focus();
    } else if (event.target === search && event.key === "Escape") {
      clearSearch();
    }
  });

  // One stop for the Tab key in each list and matrix; the arrows go on from there.
  const rove = (container, tag, columns) => {
    const stops = () => all(tag, container).filter(link => link.checkVisibility());
    const setStop = link => {
      for (const other of all(`${tag}[tabindex='0']`, container)) other.tabIndex = -1;
      link.tabIndex = 0;
    };
    for (const [index, link] of all(tag, container).entries()) link.tabIndex = index ? -1 : 0;
    container.addEventListener("focusin", event => { if (event.target.matches(tag)) setStop(event.target); });
    container.addEventListener("keydown", event => {
      if (!event.target.matches(tag)) return;
      const down = { ArrowDown: columns(event.target), ArrowUp: -columns(event.target), ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const links = stops();
      const at = links.indexOf(event.target);
      if (at < 0 || !(down || event.key === "Home" || event.key === "End")) return;
      event.preventDefault();
      const mirrored = getComputedStyle(container).direction === "rtl" && event.key.match(/Left|Right/) ? -down : down;
      const next = event.key === "Home" ? 0 : event.key === "End" ? links.length - 1 : Math.max(0, Math.min(links.length - 1, at + mirrored));
      links[next].focus();
    });
  };
  const roveAll = () => {
    for (const rows of all(".rows")) if (rows !== list) rove(rows, "a", () => 1);
    for (const section of all("main > section")) rove(section, "summary", () => 1);
    for (const strip of all(".strip")) rove(strip, "a", () => 1);
    for (const matrix of matrices) rove(matrix, "a", link => all("a", link.closest("tr")).length);
  };

  // Colors by their lightness in OKLCH, or as in the spec.
  const colors = byID("colors");
  if (colors?.querySelector("[data-l]")) {
    const groups = all(".tokens", colors).map(rows => [rows, [...rows.children]]);
    const button = makeButton("", "Sort by lightness", () => {
      const isSorted = button.getAttribute("aria-pressed") === "false";
      button.setAttribute("aria-pressed", String(isSorted));
      for (const [rows, items] of groups) rows.append(...(isSorted ? [...items].sort((a, b) => b.dataset.l - a.dataset.l) : items));
    });
    button.setAttribute("aria-pressed", "false");
    const head = make("div", "head");
    colors.querySelector("h2").before(head);
    head.append(colors.querySelector("h2"), button);
  }

  // The section that is in view.
  const railLinks = new Map(all("#rail a").map(link => [link.hash.slice(1), link]));
  const watcher = new IntersectionObserver(changes => {
    for (const { target, isIntersecting } of changes) {
      const link = railLinks.get(target.id);
      if (isIntersecting && link) {
        for (const other of railLinks.values()) other.removeAttribute("aria-current");
        link.setAttribute("aria-current", "true");
      }
    }
  }, { rootMargin: "-20% 0px -75% 0px" });
  for (const section of all("main > section[id]")) watcher.observe(section);

  addEventListener("hashchange", followHash);
  followHash();
  // What nobody needs before the first paint.
  requestAnimationFrame(() => setTimeout(() => {
    roveAll();
    noteFonts();
    // Sections out of view have estimated heights until now, with which the page would jump when it scrolls.
    setTimeout(() => root.classList.add("whole"), 300);
  }));
});
