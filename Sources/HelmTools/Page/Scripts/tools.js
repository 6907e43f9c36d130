// The line above the picture: search, which layout is shown, and zoom.

import {button, counted, element, fill, named} from "./elements.js";

const mostFound = 50;

export class Tools {
  // `go` is called with the screen that was found.
  constructor(bar, picture, graph, go) {
    Object.assign(this, {picture, graph, go});
    this.field = element("input", {
      type: "search", placeholder: "Find a screen", "aria-label": "Find a screen", autocomplete: "off", spellcheck: "false",
      role: "combobox", "aria-expanded": "false", "aria-controls": "found", "aria-autocomplete": "list",
      oninput: () => this.find(), onkeydown: event => this.press(event), onblur: () => this.close()
    });
    this.list = element("ul", {id: "found", role: "listbox", "aria-label": "Screens found", hidden: true});
    this.status = element("span", {class: "hidden", role: "status"});
    this.choice = element("select", {"aria-label": "Layout", onchange: () => picture.show(Number(this.choice.value))},
      picture.views.map((view, position) => element("option", {value: position, text: view.name})));
    fill(bar,
      element("div", {class: "search"}, this.field, this.list, this.status),
      picture.views.length > 1 ? this.choice : null,
      element("div", {class: "group", role: "group", "aria-label": "Zoom"},
        button("−", () => picture.zoomBy(0.8), {"aria-label": "Smaller", title: "Smaller (-)"}),
        button("+", () => picture.zoomBy(1.25), {"aria-label": "Larger", title: "Larger (+)"}),
        button("Fit", () => picture.fit(), {title: "All of it (0)"})));
    document.addEventListener("keydown", event => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
      event.preventDefault();
      this.field.focus();
    });
  }

  show(view) {
    this.choice.value = view;
    this.picture.show(view);
  }

  find() {
    this.found = this.graph.search(this.field.value);
    this.at = 0;
    this.status.textContent = this.field.value.trim() === "" ? "" : `${counted(this.found.length, "screen")} found`;
    const rows = this.found.slice(0, mostFound).map((screen, position) => element("li", {
      role: "option", id: `found-${position}`, onmousedown: event => event.preventDefault(), onclick: () => this.pick(position)
    }, named(this.graph.names[screen])));
    if (this.found.length > mostFound) rows.push(element("li", {class: "soft", text: `and ${this.found.length - mostFound} more`}));
    if (rows.length === 0 && this.field.value.trim() !== "") rows.push(element("li", {class: "soft", text: "No screens found"}));
    fill(this.list, rows);
    this.setOpen(rows.length > 0);
    this.light();
  }

  light() {
    const rows = this.list.querySelectorAll("[role=option]");
    rows.forEach((row, position) => row.setAttribute("aria-selected", position === this.at));
    rows[this.at]?.scrollIntoView({block: "nearest"});
    if (rows[this.at]) this.field.setAttribute("aria-activedescendant", `found-${this.at}`);
    else this.field.removeAttribute("aria-activedescendant");
  }

  press(event) {
    const last = Math.min(this.found?.length ?? 0, mostFound) - 1;
    if (event.key === "ArrowDown") this.at = Math.min(last, this.at + 1);
    else if (event.key === "ArrowUp") this.at = Math.max(0, this.at - 1);
    else if (event.key === "Enter") return this.pick(this.at);
    else if (event.key === "Escape") return this.close();
    else return;
    event.preventDefault();
    this.light();
  }

  pick(position) {
    const screen = this.found?.[position];
    if (screen === undefined) return;
    this.close();
    this.go(screen);
  }

  close() { this.setOpen(false); }

  setOpen(isOpen) {
    this.list.hidden = !isOpen;
    this.field.setAttribute("aria-expanded", isOpen);
  }
}
