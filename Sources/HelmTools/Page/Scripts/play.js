// Plays: commands go to the machine, and what it says is shown. Every step keeps the state after it, so that time can go back and forth.

import {button, counted, element, fill, listed, named, nameText} from "./elements.js";
import {cards} from "./cards.js";
import {Steps} from "./steps.js";
import {Words} from "./words.js";

// How long a step is shown at each speed, in milliseconds.
const speeds = {"½ ×": 1400, "1 ×": 700, "2 ×": 350, "5 ×": 140};
const mostSegues = 200;

export class Play {
  // `hears`: `choose(screen)`, and `show(screens, pairs)` for what is presented and the segues that led there.
  constructor(place, graph, machine, hears) {
    Object.assign(this, {place, graph, machine, hears});
    this.sides = machine.sides ?? [machine];
    this.words = new Words(graph);
    this.writer = new Steps(graph);
    this.steps = [];  // { command, snapshot } in order; the snapshot is of the state after it
    this.at = 0;
    this.start = machine.snapshot();
    this.build();
    this.update();
  }

  // MARK: Commands

  run(command) {
    this.stop();
    const reason = this.take(command);
    this.say(reason ? `${this.words.command(command)}: ${this.words.reason(reason)}` : "", !!reason);
    this.update();
  }

  // Runs a command as a new step, and discards undone ones.
  take(command) {
    const reason = this.machine.perform(command);
    if (reason) return reason;
    for (const gone of this.steps.splice(this.at)) this.machine.release(gone.snapshot);
    this.steps.push({command, snapshot: this.machine.snapshot()});
    this.at = this.steps.length;
    return null;
  }

  goTo(step) {
    this.at = Math.max(0, Math.min(this.steps.length, step));
    this.machine.restore(this.at === 0 ? this.start : this.steps[this.at - 1].snapshot);
    this.update();
  }

  // Goes to a step because a person wants to.
  jumpTo(step) {
    this.stop();
    this.say("");
    this.goTo(step);
  }

  startAgain() {
    this.jumpTo(0);
  }

  // Plays a script from the start, a step at a time.
  playScript(script) {
    this.clear();
    let failure = "";
    script.forEach((step, number) => {
      if (failure) return;
      try {
        const command = this.writer.command(step), reason = this.take(command);
        if (reason) failure = `Step ${number + 1}, ${this.words.command(command)}: ${this.words.reason(reason)}`;
      } catch (error) {
        failure = `Step ${number + 1}: ${error.message}`;
      }
    });
    this.begin(failure);
  }

  // Forgets all steps.
  clear() {
    this.stop();
    this.goTo(0);
    for (const gone of this.steps.splice(0)) this.machine.release(gone.snapshot);
  }

  begin(failure = "") {
    this.say(failure, !!failure);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return this.update();
    this.playOn();
  }

  playOn() {
    clearInterval(this.timer);
    if (this.at === this.steps.length) this.goTo(0);
    this.timer = setInterval(() => {
      if (this.at < this.steps.length) this.goTo(this.at + 1);
      if (this.at >= this.steps.length) this.stop();
    }, speeds[this.speed.value]);
    this.label();
  }

  stop() {
    clearInterval(this.timer);
    this.timer = null;
    this.label();
  }

  label() {
    this.player.textContent = this.timer ? "❚❚" : "▶";
    this.player.setAttribute("aria-label", this.timer ? "Pause" : "Play the steps");
  }

  go(screen, id) {
    const wanted = {fragment: screen, ...(id ? {id} : this.graph.ids[screen] ? {id: this.graph.ids[screen].example} : {})};
    this.run({kind: "go", through: [wanted]});
  }

  // MARK: What is shown

  build() {
    this.message = element("p", {class: "message", role: "status"});
    this.parting = element("p", {class: "parting", role: "status"});
    this.stage = element("div", {class: "stage"});
    this.commands = element("div", {class: "row"});
    this.refusals = element("div", {class: "soft small"});
    this.ways = element("div", {class: "ways"});
    this.path = element("div", {});
    this.slider = element("input", {type: "range", min: 0, "aria-label": "Step", oninput: () => this.jumpTo(Number(this.slider.value))});
    this.time = element("output", {class: "soft"});
    this.undo = button("Undo", () => this.jumpTo(this.at - 1));
    this.redo = button("Redo", () => this.jumpTo(this.at + 1));
    this.player = button("▶", () => this.timer ? this.stop() : this.playOn());
    this.speed = element("select", {"aria-label": "Speed", onchange: () => this.timer && this.playOn()},
      Object.keys(speeds).map(name => element("option", {text: name, selected: name === "1 ×"})));
    this.log = element("ol", {class: "log"});
    this.logging = element("details", {ontoggle: () => this.updateLog()}, element("summary", {text: "Steps"}), this.log);
    fill(this.place, this.stage, this.parting, this.message, this.commands, this.refusals,
      element("div", {class: "row time"}, this.undo, this.redo, this.player, this.speed, this.slider, this.time),
      this.goForm(), this.openForm(), this.ways, this.path, this.logging, this.copies());
    this.label();
  }

  goForm() {
    const names = new Map();
    const list = element("datalist", {id: "screens"}, this.graph.names.map((name, position) => {
      names.set(name, position);
      return element("option", {value: name});
    }));
    const screen = element("input", {list: "screens", placeholder: "Go to a screen", "aria-label": "Screen to go to", autocomplete: "off", class: "wide"});
    const id = element("input", {placeholder: "id", "aria-label": "Its id, if it has one", size: 6, autocomplete: "off"});
    const submit = event => {
      event.preventDefault();
      const position = names.get(screen.value) ?? this.graph.search(screen.value)[0];
      if (position === undefined) this.say("There is no such screen.", true);
      else this.go(position, id.value);
    };
    return element("form", {class: "row", onsubmit: submit}, screen, id, element("button", {type: "submit", text: "Go"}), list);
  }

  // Where URLs lead is known of some; a page doesn't match them by itself, as that would be a second set of rules.
  openForm() {
    const examples = this.graph.links.flatMap(link => link.examples);
    if (examples.length === 0) return null;
    const known = new Map(examples.map(example => [example.url, example.through]));
    const field = element("input", {list: "urls", placeholder: "Open a URL", "aria-label": "URL to open", autocomplete: "off", class: "wide", spellcheck: "false"});
    const submit = event => {
      event.preventDefault();
      const through = known.get(field.value.trim());
      if (through) this.open(through);
      else this.say("Only the URLs in the list can be opened. For another id, use “Go to a screen”.", true);
    };
    return element("form", {class: "row", onsubmit: submit}, field, element("button", {type: "submit", text: "Open"}),
      element("datalist", {id: "urls"}, examples.map(example => element("option", {value: example.url}))));
  }

  open(through) { this.run({kind: "go", through}); }

  copies() {
    const script = element("textarea", {readonly: true, rows: 6, "aria-label": "The steps as a script", spellcheck: "false"});
    const swift = element("textarea", {readonly: true, rows: 10, "aria-label": "The steps as a Swift test", spellcheck: "false"});
    const write = () => {
      const commands = this.commandsSoFar();
      script.value = this.writer.script(commands);
      swift.value = this.writer.swift(commands, this.presented());
    };
    const copy = area => button("Copy", async () => {
      area.select();
      let isCopied = true;
      try { await navigator.clipboard.writeText(area.value); } catch { isCopied = document.execCommand("copy"); }
      this.say(isCopied ? "Copied." : "It couldn't be copied; it is selected.", !isCopied);
    });
    this.writing = element("details", {ontoggle: write}, element("summary", {text: "As a script, and as a Swift test"}),
      element("h3", {text: "Script"}), script, copy(script), element("h3", {text: "Swift test"}), swift, copy(swift));
    this.write = write;
    return this.writing;
  }

  commandsSoFar() {
    return this.steps.slice(0, this.at).map(step => step.command);
  }

  say(text, isWrong = false) {
    this.message.textContent = text;
    this.message.classList.toggle("wrong", isWrong);
  }

  presented() { return this.machine.presented().flatMap(layer => layer.screens); }

  // Makes parts anew; what has the focus in one of them is followed by what is in its place then, or else by the slider.
  update() {
    const focused = document.activeElement;
    const part = [this.stage, this.commands, this.ways, this.log, this.rules].find(each => each?.contains(focused));
    const controls = () => part ? [...part.querySelectorAll("button, input")] : [];
    const position = controls().indexOf(focused);
    this.fillParts();
    if (!part) return;
    controls()[position]?.focus({preventScroll: true});
    if (!part.contains(document.activeElement)) this.slider.focus({preventScroll: true});
  }

  fillParts() {
    const {machine, graph} = this, possible = machine.possible(), allScreens = [], allEdges = [];
    const parts = this.sides.map(side => {
      const layers = side.presented(), path = side.path(), screens = layers.flatMap(layer => layer.screens);
      allScreens.push(...screens);
      allEdges.push(...path);
      const rows = path.slice(-50).map(edge => element("span", {}, `${this.words.place(edge.from)} → ${this.words.place(edge.to)}`));
      const heading = side.name ? element("h3", {text: side.name}) : null;
      return {
        stage: element("div", {role: heading && "group", "aria-label": side.name}, heading, cards(layers, graph, screen => this.hears.choose(screen), screen => this.tabs(screen, screens))),
        path: listed(side.name ? `Path, ${side.name}` : "Path", rows) ?? element("p", {class: "soft", text: "The path is empty."})
      };
    });
    fill(this.stage, parts.map(part => part.stage));
    this.parting.textContent = machine.parted ? machine.partingText(this.steps, this.words) : "";
    fill(this.commands, ...possible.commands.map(each => this.command(each)),
      button("Start again", () => this.startAgain()));
    fill(this.refusals, possible.commands.filter(each => each.reason ?? each.note).map(({command, reason, note}) =>
      element("div", {text: `${this.words.command(command)}: ${this.words.reason(reason ?? note)}`})));
    this.updateWays(possible.ways);
    fill(this.path, parts.map(part => part.path));
    this.updateTime();
    if (this.writing.open) this.write();
    this.hears.show(allScreens.map(screen => screen.fragment), allEdges.map(edge => [edge.from.fragment, edge.to.fragment]));
  }

  command({command, reason}) {
    const words = {back: "Back", dismiss: "Dismiss", dismissModals: "Dismiss modals", showRoot: "Show root"};
    const why = reason ? this.words.reason(reason) : null;
    return button(words[command.kind] ?? this.words.command(command), () => this.run(command), {disabled: !!reason, title: why});
  }

  // A screen's tabs: a tap selects one, and a tap on the one in front shows its root.
  tabs(screen, shown) {
    const {graph} = this;
    const tabs = graph.out[screen.fragment].filter(segue => graph.tabs.has(segue));
    if (tabs.length === 0) return null;
    const same = (one, other) => one && one.fragment === other.fragment && one.id === other.id && one.occurrence === other.occurrence;
    const front = new Set(shown.filter(each => each.segue !== null && same(each.cause, screen)).map(each => each.segue));
    const {fragment, id, occurrence} = screen;
    return element("div", {class: "tabs", role: "group", "aria-label": "Tabs"}, tabs.map(segue => {
      const target = graph.segues[segue].to, isFront = front.has(segue);
      const from = {fragment, id, occurrence};
      const command = isFront ? {kind: "present", fragment: target, from} : {kind: "select", fragment: target, from};
      return button(named(graph.names[target]), () => this.run(command), {"aria-pressed": isFront});
    }));
  }

  updateWays(ways) {
    const can = ways.filter(way => !way.reason), cannot = ways.filter(way => way.reason);
    const row = way => {
      const {graph} = this, target = graph.segues[way.segue].to;
      const take = () => this.run(id ? {...way.command, id: id.value} : way.command);
      // With another id than the example, it may be possible.
      const id = graph.ids[target] ? element("input", {
        value: way.id ?? "", size: 5, "aria-label": `id of ${nameText(graph.names[target])}`, autocomplete: "off",
        onkeydown: event => { if (event.key === "Enter" && !event.isComposing) take(); }
      }) : null;
      return element("div", {class: "way"},
        button(named(graph.names[target]), take, {disabled: !!way.reason && !id}),
        id, element("span", {class: "soft"}, graph.words(way.segue), " from ", named(graph.names[way.from.fragment])),
        way.reason || way.note ? element("span", {class: "why", text: this.words.reason(way.reason ?? way.note)}) : null);
    };
    const rows = ways => [...ways.slice(0, mostSegues).map(row),
      ...(ways.length > mostSegues ? [element("span", {class: "soft", text: `and ${ways.length - mostSegues} more`})] : [])];
    fill(this.ways,
      listed(counted(can.length, "segue"), rows(can), {class: "plain"}) ?? element("p", {class: "soft", text: "No segue leads on from here."}),
      listed("Not possible now", rows(cannot), {class: "plain"}));
  }

  updateTime() {
    this.slider.max = this.steps.length;
    this.slider.value = this.at;
    this.time.textContent = `${this.at} of ${this.steps.length}`;
    for (const [turn, isAtEnd] of [[this.undo, this.at === 0], [this.redo, this.at === this.steps.length]]) {
      if (isAtEnd && document.activeElement === turn) this.slider.focus({preventScroll: true});
      turn.disabled = isAtEnd;
    }
    this.updateLog();
  }

  updateLog() {
    if (!this.logging.open) return;
    fill(this.log, element("li", {value: 0}, button("start", () => this.jumpTo(0), {class: "link", "aria-current": this.at === 0 && "step"})),
      this.steps.map((step, position) => element("li", {value: position + 1}, button(step.label ?? this.words.command(step.command), () => this.jumpTo(position + 1), {
        class: "link", "aria-current": this.at === position + 1 && "step"
      }))));
  }
}
