// Elements are made by these functions alone, and never from markup: whatever a screen is called, it stays text.

// An element with its properties (`text`, `on…` functions, anything else is an attribute; `false` and `null` leave one out) and children.
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (key === "text") made.textContent = value;
    else if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
  return made;
}

export function button(label, action, properties = {}) {
  return element("button", {type: "button", onclick: action, ...properties}, [label].flat());
}

// A text as it can be seen: bidi controls are shown as escapes, and control characters by their pictures.
export function visible(text) {
  return text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, sign => `\\u{${sign.codePointAt(0).toString(16).toUpperCase()}}`)
    .replace(/[\u0000-\u001F]/g, sign => String.fromCodePoint(0x2400 + sign.codePointAt(0)))
    .replace(/[\u007F-\u009F\uFFFE\uFFFF]/g, "\uFFFD");
}

// The first and the last characters of a long text.
export function shortened(text, limit = 72) {
  const signs = Array.from(text.length > limit * 4 ? text.slice(0, limit * 2) + text.slice(-limit * 2) : text);
  if (signs.length <= limit) return text;
  return signs.slice(0, limit * 3 / 4).join("") + "…" + signs.slice(1 - limit / 4).join("");
}

// A name that ends its direction of writing with itself. The whole of a long one is in its tooltip.
export function named(text) {
  if (text === "") return element("i", {text: "(no name)"});
  const whole = visible(text), short = shortened(whole);
  return element("bdi", {text: short, title: short === whole ? null : whole});
}

// A sentence with names in it, whole.
export function sentence(text) {
  return element("bdi", {text: visible(text)});
}

// A name where only a text can be, as in a label for screen readers.
export function nameText(text) {
  return text === "" ? "(no name)" : `\u2068${shortened(visible(text))}\u2069`;
}

export function counted(count, thing) {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

// A heading with a list below it, or nothing where the list is empty.
export function listed(title, items, properties = {}) {
  if (items.length === 0) return null;
  return element("section", {}, element("h3", {text: title}), element("ul", properties, items.map(item => element("li", {}, item))));
}

export function fill(parent, ...children) {
  parent.replaceChildren(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
}
