// Sessions, as HelmAnalytics records them: a file of their steps is read in pieces, and one session at a time is replayed on the graph.
// Steps say which segues were taken, but not with which ids, and not what replaced a path. So some can't be replayed; it is said which.

import {button, counted, element, fill, listed, visible, shortened} from "./elements.js";

const limits = {bytes: 64 << 20, steps: 100_000, line: 16_384, replayed: 500, wrong: 10_000, told: 50};
const kinds = ["start", "present", "return", "reselect", "dismiss", "redirect", "replace", "end"];

// A step, or a text that says why it is none.
function read(text) {
  if (text.length > limits.line) return `It is longer than ${limits.line} characters.`;
  let step;
  try { step = JSON.parse(text); } catch { return "It is no JSON."; }
  if (step === null || typeof step !== "object" || Array.isArray(step)) return "It is no JSON object.";
  const {v, session, step: number, kind, from, to, screen, left, id} = step;
  if (v !== 1) return `Its “v” is ${shortened(visible(JSON.stringify(v) ?? "missing"), 24)}; this page reads version 1.`;
  if (typeof session !== "string" || !Number.isInteger(number)) return "It needs a “session”, a text, and a “step”, an integer.";
  if (!kinds.includes(kind)) return `Its “kind” is none of ${kinds.join(", ")}.`;
  if (!["start", "replace", "end"].includes(kind) && [from, to].some(each => typeof each !== "string")) return "It needs “from” and “to”, the names of screens.";
  if ([screen, left, id].some(each => each !== undefined && typeof each !== "string")) return "Its “screen”, “left” and “id” have to be texts.";
  return {session, number, kind, from, to, screen, left, id};
}

// The sessions of a file, in the order in which they begin, as [name, steps]; and what is wrong with it, as texts.
export async function readSessions(file) {
  const sessions = new Map(), problems = [];
  let line = 0, steps = 0, wrong = 0, rest = "", isFull = false;
  const take = text => {
    line += 1;
    isFull ||= text.trim() !== "" && (steps === limits.steps || wrong === limits.wrong);
    if (isFull || text.trim() === "") return;
    const step = read(text);
    if (typeof step === "string") return void ((wrong += 1) > limits.told || problems.push(`Line ${line} is no step: ${step}`));
    steps += 1;
    if (!sessions.has(step.session)) sessions.set(step.session, []);
    sessions.get(step.session).push({...step, line});
  };
  const reader = file.slice(0, limits.bytes).stream().pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done && !isFull; piece = await reader.read()) {
    const lines = (rest + piece.value).split("\n");
    rest = lines.pop().slice(0, limits.line + 1);
    lines.forEach(take);
  }
  if (file.size > limits.bytes) isFull = true;
  else take(rest);
  if (wrong > limits.told) problems.push(`And ${wrong - limits.told} more lines are no steps.`);
  if (isFull) problems.unshift(`The rest isn’t read: a page takes ${limits.bytes >> 20} MB, ${limits.steps} steps, and ${limits.wrong} lines that are none.`);
  return {sessions: [...sessions].map(([name, steps]) => [name, steps.sort((one, other) => one.number - other.number)]), problems};
}

export class Sessions {
  constructor(play, graph) {
    Object.assign(this, {play, graph, sessions: [], at: 0});
    this.status = element("p", {class: "soft small", role: "status"});
    const move = (text, by) => button(text, () => this.replay((this.at + by + this.sessions.length) % this.sessions.length));
    this.choice = element("div", {class: "row", hidden: true, role: "group", "aria-label": "Session"}, move("Previous", -1), move("Next", 1));
    this.list = element("div", {class: "small"});
    this.place = element("details", {class: "sessions"}, element("summary", {text: "Replay sessions"}),
      element("input", {type: "file", "aria-label": "A file of sessions, as JSON lines", onchange: event => this.open(event.target.files[0])}),
      element("p", {class: "soft small", text: "Or drop a file of steps on the page, as HelmAnalytics records them."}),
      this.choice, this.status, this.list);
  }

  async open(file) {
    if (!file) return;
    this.place.open = true;
    this.missed = [];
    this.status.textContent = "Reading…";
    try {
      ({sessions: this.sessions, problems: this.wrong} = await readSessions(file));
    } catch (error) {
      [this.sessions, this.wrong] = [[], [`It can't be read: ${error.message}.`]];
    }
    this.choice.hidden = this.sessions.length === 0;
    if (this.sessions.length > 0) return this.replay(0);
    this.status.textContent = "There are no sessions in this file.";
    this.show();
  }

  replay(position) {
    const [name, steps] = this.sessions[position], more = steps.length > limits.replayed ? `; the first ${limits.replayed} are replayed` : "";
    Object.assign(this, {at: position, missed: [], fired: new Set()});
    this.play.clear();
    for (const step of steps.slice(0, limits.replayed)) this.take(step);
    this.status.textContent = `Session ${position + 1} of ${this.sessions.length}, ${shortened(visible(name), 24)}: ${counted(steps.length, "step")}${more}.`;
    this.show();
    this.play.begin();
  }

  show() {
    const jump = ({line, at, text}) => button(`Line ${line}: ${text}`, () => this.play.jumpTo(at), {class: "link"});
    fill(this.list, listed("Not replayed", [
      ...this.missed.slice(0, limits.told).map(jump), ...(this.missed.length > limits.told ? [`and ${this.missed.length - limits.told} more`] : [])]), listed("Left out", this.wrong));
  }

  // Takes a step, after what was in front before it has been compared with what is in front here.
  take(step) {
    const {play} = this, told = step.kind === "start" ? step.screen : step.left;
    const front = play.presented().find(screen => screen.isFront)?.fragment;
    const miss = text => this.missed.push({line: step.line, at: play.at, text});
    const screen = name => this.screen(name);
    if (told !== undefined && screen(told) !== front) {
      const reason = screen(told) === undefined ? {kind: "unknown", text: "This graph has no such screen."}
        : play.take({kind: "go", through: [this.target(told)]});
      this.fired.clear();
      miss(`${play.words.name(told)} was in front, and here ${play.words.screen(front)} is. ${reason ? play.words.reason(reason) : "It goes on from there."}`);
    }
    if (["start", "end", "redirect"].includes(step.kind) || this.fired.delete(`${screen(step.from)} ${screen(step.to)}`)) return;
    if (step.kind === "replace") return miss("The path was replaced, by one that is not recorded.");
    const missing = [step.from, step.to].find(name => screen(name) === undefined);
    if (missing !== undefined) return miss(`This graph has no screen ${play.words.name(missing)}.`);
    const before = play.machine.path(), edges = new Set(before.map(edge => JSON.stringify(edge)));
    const isEdge = edge => edge.from.fragment === screen(step.from) && edge.to.fragment === screen(step.to);
    const undone = before.findLast(isEdge);
    if (step.kind === "dismiss" && !undone) return miss(`${play.words.name(step.to)} is not presented from ${play.words.name(step.from)}.`);
    const reason = play.take(step.kind === "dismiss" ? {kind: "dismiss", edge: undone}
      : {kind: step.kind === "reselect" ? "select" : "present", ...this.target(step.to, step.id), from: {fragment: screen(step.from)}});
    if (reason) return miss(`${play.words.name(step.from)} → ${play.words.name(step.to)}: ${play.words.reason(reason)}`);
    // Autos are steps of their own in the file, and have fired here already.
    const made = play.machine.path().filter(edge => !edges.has(JSON.stringify(edge)) && !isEdge(edge));
    this.fired = new Set(made.map(edge => `${edge.from.fragment} ${edge.to.fragment}`));
  }

  // A screen by its name, also by the one that it had in the older of two graphs.
  screen(name) { return this.graph.positions.get(this.play.machine.renamed?.get(name) ?? name); }

  // A screen, with what is known of its id where it takes one: a hash of a text, or an example.
  target(name, hash) {
    const fragment = this.screen(name), kind = this.graph.ids[fragment];
    return {fragment, id: kind && kind.type !== "String" ? kind.example : hash ?? kind?.example};
  }
}
