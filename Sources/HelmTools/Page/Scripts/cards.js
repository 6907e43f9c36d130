// What is presented, as a phone would show it: a card for each layer, one over the other. In a card, the screens around the one in
// front are lines with their names, from the outermost; what is beside it is at the bottom, and what lies over it on top of it.

import {button, element, named, nameText} from "./elements.js";

// `layers` are those of the machine; `choose(screen)` hears what is clicked on, and `tabs(screen)` makes a screen's line of tabs, or null.
export function cards(layers, graph, choose, tabs) {
  const phone = element("div", {class: "phone", role: "group", "aria-label": "What the app shows"});
  layers.forEach((layer, position) => {
    const kind = layer.kind === "root" ? "" : layer.segue === null ? layer.kind : graph.kind(layer.segue);
    phone.append(element("section", {
      class: `card ${layer.kind}`, style: `--level:${Math.min(position, 6)}`, "aria-label": kind || "screen", inert: position < layers.length - 1
    }, card(layer.screens, kind, graph, choose, tabs)));
  });
  return phone;
}

function card(screens, kind, graph, choose, tabs) {
  const beside = screens.filter(screen => screen.accessory);
  const others = screens.filter(screen => !screen.accessory);
  const first = others.findIndex(screen => screen.role === "overlay");
  const content = first < 0 ? others : others.slice(0, first);
  const last = content.at(-1);
  let mark = kind ? element("small", {class: "soft", text: kind}) : null;
  const line = screen => {
    const made = element("div", {class: "line"}, mark, title(screen, graph, choose));
    mark = null;
    return made;
  };
  const rows = content.slice(0, -1).flatMap(screen => [line(screen), tabs(screen)]);
  return [
    ...rows,
    last ? element("div", {class: "body"}, line(last), tabs(last),
      graph.pictures[last.fragment]
        ? element("img", {src: graph.pictures[last.fragment], alt: `A picture of ${nameText(graph.names[last.fragment])}`}) : null,
      overlays(first < 0 ? [] : others.slice(first)).map(over => element("div", {class: "over"}, over.map(line)))) : null,
    beside.length > 0 ? element("div", {class: "beside"}, beside.map(line)) : null
  ];
}

// Each overlay with what is in its place and in it.
function overlays(screens) {
  const groups = [];
  for (const screen of screens) {
    if (screen.role === "overlay" || groups.length === 0) groups.push([screen]);
    else groups.at(-1).push(screen);
  }
  return groups;
}

// A screen's name and id, with the name of what it covers.
function title(screen, graph, choose) {
  const covered = screen.below.at(-1);
  return [
    covered ? element("span", {class: "soft covered"}, "‹ ", named(graph.names[covered.fragment])) : null,
    button(named(graph.names[screen.fragment]), () => choose(screen.fragment), {class: screen.isFront ? "name front" : "name", "aria-current": screen.isFront && "true"}),
    screen.id === null ? null : element("span", {class: "soft"}, named(screen.id))
  ];
}
