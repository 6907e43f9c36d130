// What is known of a chosen screen: what leads there, where it leads, its ids, links and findings.

import {button, counted, element, fill, listed, named, nameText, sentence} from "./elements.js";

const mostListed = 200;

export class Panel {
  // `actions`: `choose(screen)`, `unfold(screens)`, `go(screen)`, `open(through)` and `play(script)`; the last three where there is a machine.
  constructor(place, graph, actions) {
    Object.assign(this, {place, graph, actions});
  }

  // What the page begins with.
  showNothing(canPlay) {
    const {graph} = this;
    const facts = [counted(graph.names.length, "screen"), counted(graph.segues.length, "segue")];
    fill(this.place,
      element("p", {class: "soft", text: `${facts.join(", ")}. Choose a screen in the picture, or find one by its name.`}),
      element("p", {class: "soft keys"}, "Keys: ", element("kbd", {text: "/"}), " finds, ", element("kbd", {text: "←↑↓→"}),
        " go from screen to screen, ", element("kbd", {text: "Enter"}), " chooses, ", element("kbd", {text: "+ − 0"}), " zoom."),
      this.findings(graph.findings, canPlay));
  }

  // Several screens that are one node of the picture.
  showFolded(screens) {
    fill(this.place,
      element("h2", {tabindex: -1, text: `${counted(screens.length, "screen")} folded into one`}),
      element("p", {}, button("Unfold", () => this.actions.unfold(screens), {class: "main"})),
      listed("In it", this.limited(screens.map(screen => this.link(screen)))));
  }

  show(screen, canPlay) {
    const {graph} = this;
    const kind = graph.ids[screen];
    const picture = graph.pictures[screen];
    const facts = [screen === graph.entry ? "where the app starts" : null, kind ? `takes an id of type ${kind.type}` : null];
    fill(this.place,
      element("h2", {tabindex: -1}, named(graph.names[screen])),
      element("p", {class: "soft", text: facts.filter(fact => fact).join(", ")}),
      graph.notes.screens[screen] ? element("p", {}, sentence(graph.notes.screens[screen])) : null,
      canPlay ? element("p", {}, button("Go there", () => this.actions.go(screen), {class: "main"})) : null,
      this.findings(graph.findingsOf(screen), canPlay),
      this.segues("Leads here", graph.into[screen], "from") ?? element("p", {class: "soft", text: "Nothing leads here."}),
      this.segues("Leads on to", graph.out[screen], "to") ?? element("p", {class: "soft", text: "It leads nowhere."}),
      listed("Links", this.limited(graph.linksOf(screen).map(link => this.pattern(link, canPlay)))),
      picture ? element("img", {src: picture, alt: `A picture of ${nameText(graph.names[screen])}`}) : null);
    this.place.parentElement.scrollTop = 0;
  }

  pattern(link, canPlay) {
    const [example] = link.examples;
    return element("div", {}, element("code", {}, named(link.pattern)), " ",
      canPlay && example ? button(["Open ", named(example.url)], () => this.actions.open(example.through), {class: "link"}) : null);
  }

  segues(title, segues, end) {
    const rows = segues.map(segue => [
      this.link(this.graph.segues[segue][end]), element("span", {class: "soft"}, " ", named(this.graph.words(segue)))
    ]);
    return listed(title, this.limited(rows));
  }

  findings(findings, canPlay) {
    const rows = findings.map(finding => element("div", {class: `finding ${finding.severity}`},
      element("p", {}, {problem: "✕ ", warning: "! "}[finding.severity], sentence(finding.text)),
      canPlay ? finding.examples.map((commands, position) => button(
        position === 0 ? "Play it" : `Play example ${position + 1}`, () => this.actions.play(commands))) : null));
    return listed(graph.versions ? "Changes" : "Findings", this.limited(rows), {class: "plain"});
  }

  link(screen) {
    return button(named(this.graph.names[screen]), () => this.actions.choose(screen), {class: "link"});
  }

  limited(rows) {
    return rows.length > mostListed ? [...rows.slice(0, mostListed), element("span", {class: "soft", text: `and ${rows.length - mostListed} more`})] : rows;
  }
}
