// Plays in a running app (helm-nav inspect): commands go to the app, and what it says is shown here.

import {button, counted, element, fill, listed, named, sentence} from "./elements.js";
import {Play} from "./play.js";

const mostSteps = 200, mostLines = 300, pauseOfUpdates = 60;

// Steps are { command, label, state }: a state is a script that leads there, as the app has sent it.
export class LivePlay extends Play {
  build() {
    this.status = element("p", {class: "status", role: "status", text: "Connecting…"});
    this.lines = element("ol", {class: "log events", "aria-label": "What has happened, the newest first"});
    this.rules = element("div", {});
    super.build();
    // The app is where it is: nothing is played here.
    this.player.remove();
    this.speed.remove();
    this.place.prepend(this.status);
    this.slider.parentElement.after(element("details", {open: true}, element("summary", {text: "What has happened"}), this.lines));
    this.place.append(
      element("details", {}, element("summary", {text: "Rules, and any script"}), this.ruleForm(), this.rules, this.scriptForm()));
    this.session = Math.random().toString(36).slice(2);
    Object.assign(this, {asked: null, sent: 0, travels: new Map(), last: 0, lost: 0, state: [], startState: []});
  }

  // MARK: What the app says

  connect() {
    const source = new EventSource("events" + location.search);
    source.onmessage = ({data}) => this.hear(JSON.parse(data));
    source.addEventListener("page", () => {
      source.close();
      location.replace("./");
    });
    source.onerror = () => this.showStatus(source.readyState === EventSource.CLOSED
      ? "helm-nav inspect takes no page at this address: it prints a new one at each start, and has at most 16 pages."
      : "helm-nav inspect doesn't answer. Trying again.", true);
  }

  hear({name, isAlive, number, state, events}) {
    if (state) this.begin(number, state);
    for (const event of events) this.note(event);
    const lost = this.lost === 0 ? "" : ` ${counted(this.lost, "event")} can't be shown: they were too many.`;
    this.showStatus(name === null ? "No app is connected." : (isAlive ? "is connected." : "is gone, or stands still. This is its last state.") + lost, !isAlive, name);
    if (state || events.some(event => event.kind === "done")) this.updateSoon();
  }

  // Begins anew, at a state of the app.
  begin(number, state) {
    Object.assign(this, {last: number, lost: number, state, startState: state, steps: [], at: 0, asked: null});
    fill(this.lines);
  }

  note({number, by, kind, cause, text, steps, state}) {
    this.lost += number - this.last - 1;
    this.last = number;
    this.line(kind, [cause, text].filter(part => part).join(": "), number);
    const isMine = by?.startsWith(this.session);
    if (isMine && ["failed", "denied", "refused", "waiting"].includes(kind)) this.say(text, kind !== "waiting");
    // Whatever becomes of the latest wish, the app's own state counts from then on.
    if (["done", "failed", "denied", "refused", "cancelled"].includes(kind) && (!this.travels.has(by) || by === this.latestTravel)) this.asked = null;
    if (kind !== "done") return;
    if (isMine) this.say("");
    const isOther = text !== "" || JSON.stringify(state) !== JSON.stringify(this.state);
    if (state) this.state = state;
    else this.say("The app's state is too large to be shown.", true);
    if (this.travels.has(by)) this.at = Math.min(this.travels.get(by), this.steps.length);
    else if (isOther) this.addStep(cause, steps ?? [], state);
  }

  addStep(label, script, state) {
    const isKnown = script.length > 0 && this.isReadable(script);
    const command = {kind: "sequence", commands: (isKnown ? script : state ?? []).map(step => this.writer.command(step))};
    this.steps.splice(this.at);
    this.steps.push({command, label, state});
    if (this.steps.length > mostSteps) this.startState = this.steps.shift().state ?? this.startState;
    this.at = this.steps.length;
  }

  isReadable(script) {
    try { return script.every(step => this.writer.command(step)); } catch { return false; }
  }

  line(kind, text, number) {
    this.lines.prepend(element("li", {class: kind, value: number}, element("b", {text: kind}), " ", sentence(text)));
    while (this.lines.childElementCount > mostLines) this.lines.lastChild.remove();
  }

  showStatus(text, isWrong, name = null) {
    // A screen reader says what is set, be it the same or not.
    if (this.statusText === `${name} ${text}`) return;
    this.statusText = `${name} ${text}`;
    fill(this.status, name === null ? null : named(name), name === null ? null : " ", element("span", {text}));
    this.status.classList.toggle("wrong", isWrong);
  }

  // Many events are shown at once.
  updateSoon() {
    this.updating ??= setTimeout(() => {
      this.updating = undefined;
      this.machine.restore(this.start);
      for (const step of this.state) {
        const reason = this.machine.perform(this.writer.command(step));
        if (reason) this.say(`This page can't follow the app: ${this.words.reason(reason)}`, true);
      }
      this.update();
    }, pauseOfUpdates);
  }

  // MARK: What the app is asked for

  async send(request) {
    const by = `${this.session}-${this.sent += 1}`;
    if (request.travel !== undefined) {
      this.latestTravel = by;
      this.travels.set(by, request.travel);
      if (this.travels.size > mostSteps) this.travels.delete(this.travels.keys().next().value);
    }
    try {
      const body = JSON.stringify({by, ...request, script: request.script && JSON.stringify(request.script)});
      const response = await fetch("commands", {method: "POST", headers: {"Content-Type": "application/json"}, body});
      if (response.ok) return;
      this.say(await response.text(), true);
    } catch {
      this.say("helm-nav inspect doesn't answer.", true);
    }
    if (by === this.latestTravel) this.asked = null;
  }

  run(command) {
    this.stop();
    const script = this.writer.scriptSteps(command);
    if (script.length > 0) this.send({script});
    else this.say("This can be done in the app only.", true);
    return script.length > 0;
  }

  playScript(script) {
    this.send({script: [{do: "restart"}, ...script]});
  }

  startAgain() {
    this.run({kind: "restart"});
  }

  // Takes the app to an earlier or later state, with the rules that it had. While the slider moves, only the latest wish counts.
  async jumpTo(step) {
    this.wish = step;
    if (this.isTravelling) return;
    this.isTravelling = true;
    while (this.wish !== null) {
      const travel = Math.max(0, Math.min(this.steps.length, this.wish));
      this.wish = null;
      const wanted = travel === 0 ? this.startState : this.steps[travel - 1].state;
      if (!wanted) {
        this.say("The app's state there was too large to be sent.", true);
        continue;
      }
      const [path, ...rules] = wanted;
      // The app may not have done what it was asked for last.
      const now = this.asked ?? this.state, isSame = JSON.stringify(rules) === JSON.stringify(now.slice(1));
      this.asked = wanted;
      await this.send({travel, script: isSame ? [path] : [...this.lifted(now), path, ...rules]});
    }
    this.isTravelling = false;
  }

  // What takes back the rules that were changed.
  lifted(state) {
    return state.slice(1).map(({do: verb, segue}) => verb === "disable" ? {do: "enable", segue} : {do: "redirect", segue, flow: []});
  }

  openForm() {
    const examples = this.graph.links.flatMap(link => link.examples);
    return this.lineForm("Open a URL", "URL to open", "Open", url => this.send({open: url}), "urls", examples.map(example => example.url));
  }

  open(through) {
    this.run({kind: "go", through});
  }

  lineForm(placeholder, label, verb, act, list, options) {
    const field = element("input", {list, placeholder, "aria-label": label, autocomplete: "off", class: "wide", spellcheck: "false"});
    const submit = event => {
      event.preventDefault();
      act(field.value.trim());
    };
    return element("form", {class: "row", onsubmit: submit}, field, element("button", {type: "submit", text: verb}),
      element("datalist", {id: list}, options.map(value => element("option", {value}))));
  }

  ruleForm() {
    const names = this.graph.segues.map(({from, to}) => `${this.graph.names[from]} => ${this.graph.names[to]}`);
    return this.lineForm("A segue, a => b", "Segue to disable", "Disable", text => {
      const segue = this.graph.segues[names.indexOf(text)];
      if (segue) this.send({script: [{do: "disable", segue: [this.graph.names[segue.from], this.graph.names[segue.to]]}]});
      else this.say("There is no such segue.", true);
    }, "segues", names);
  }

  scriptForm() {
    const area = element("textarea", {rows: 4, "aria-label": "A script for the app", spellcheck: "false", placeholder: '[{"do": "back"}]'});
    return element("div", {}, area, button("Run in the app", () => {
      try { this.send({script: JSON.parse(area.value)}); } catch (error) { this.say(`This is no JSON: ${error.message}`, true); }
    }));
  }

  // What is being typed stays, though its field is made anew.
  update() {
    const {value, ariaLabel} = document.activeElement ?? {};
    super.update();
    const focused = document.activeElement;
    if (this.ways.contains(focused) && focused.ariaLabel === ariaLabel && value !== undefined) focused.value = value;
  }

  fillParts() {
    super.fillParts();
    fill(this.rules, listed("Rules that were changed", this.state.slice(1).map((step, position) => element("span", {},
      button("Take back", () => this.send({script: [this.lifted(this.state)[position]]})), " ", step.do, " ", named(step.segue.join(" => "))))));
  }

  // The start is a state of the app, to which nothing is known to lead.
  commandsSoFar() {
    const start = this.startState.map(step => this.writer.command(step));
    return [...start.filter(command => command.kind !== "replace" || command.path.length > 0), ...super.commandsSoFar()];
  }
}
