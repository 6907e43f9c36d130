// The state machine of an app, for a page: the very code that the app runs, compiled to WebAssembly.
//
//   const module = await moduleOfText(base64)            // as helm-nav writes it into a page: gzip, then base64
//   const machine = await loadMachine(module, graph)     // throws an Error where the graph can't be navigated
//   machine.perform({ kind: "present", fragment: 3 })    // null, or the reason why nothing has happened
//
// Everything goes by positions. `graph` is what helm-nav writes into the page (MachineGraph.swift):
//
//   { fragments: ["splash", …],                  // names by position
//     segues: [{ from, to, presentation,         // by position: by source, then by target; "push", "sheet", …, never "automatic"
//                dismissable?, auto?,            // true, or left out
//                tag?, leaving? }, …],           // positions of a tag and of a fragment
//     tags: ["red", …],                          // names by position
//     ids: { "3": { type: "Int", example: "1" }, … },   // the fragments that take ids of a type
//     entry: 0, entryID?: "1" }                  // the entry is left out where the graph has no single one: it can't be played
//
// A place is a fragment where it is presented: { fragment, id?, occurrence? }. Ids are texts; no id is null or left out, and the
// occurrence is 0 unless the same fragment with the same id is there several times.
// An edge of the path is { segue, from: place, to: place }. A step of a flow is { from, to, fromID?, toID? }, by fragments.
//
// Commands, each a plain object that JSON can keep (what ends in ? may be left out):
//
//   { kind: "present", fragment, id?, from?: reference }    a reference is { fragment }: its topmost place; with an `id`: the topmost
//   { kind: "present", tag, id? }                           one with that id; and with an `occurrence`: exactly that place
//   { kind: "present", flow: [step, …] }
//   { kind: "present", edge: { segue, from: place }, id? }  exactly this segue from this place, as a button on a screen does
//   { kind: "select", fragment, id?, from?: reference }
//   { kind: "retarget", place, id? }
//   { kind: "forward", id?, from?: reference }
//   { kind: "dismiss" }                                     the topmost that can be
//   { kind: "dismiss", fragment, id? }   { kind: "dismiss", tag }   { kind: "dismiss", place }   { kind: "dismiss", edge }
//   { kind: "back" }   { kind: "back", to: fragment }   { kind: "back", from: place }   { kind: "pop", fragment, id? }
//   { kind: "go", through: [{ fragment, id? }, …] }         by the best plan, the last one in front
//   { kind: "setStack", on: place, stack: [place, …] }
//   { kind: "showRoot" }   { kind: "dismissModals" }   { kind: "restart" }
//   { kind: "replace", path: [{ from: place, to: place }, …] }
//   { kind: "disable", edges: [{ from, to }, …] }   { kind: "enable", edges }
//   { kind: "redirect", edges, to: [step, …] }              an empty `to` takes the redirects away
//   { kind: "sequence", commands: [command, …] }            all of them, or none
//
// A reason is { kind, … } with the name of the library's error ("blocked", "sourceNotPresented", …) and, as far as they are known:
//
//   segue      the segue that could not be taken or undone       segues     several of them: an ambiguity, a cycle
//   fragment   what was asked for, with `id`                     tag        the tag that was asked for
//   from, to   the fragments of the edge, where there may be no segue
//   place      what is in the way, or was found                  searched   the places that were looked at, the topmost first
//   index      the place of the edge in the flow or path         reasons    for "noRoute": what is in the way of every route
//
// What names no fragment or segue of the graph, or is no command, throws. A `select` of the same fragment does to a tab what a tab bar
// does; the `present` that `possible` offers takes a tab that is in front back to its root.
//
//   machine.perform(command)        does a command, or nothing; returns null or the reason
//   machine.reasonAgainst(command)  the same without doing it
//   machine.presented()             the layers, from the bottom to the top: the root's, then each modal and each curtain:
//       { kind: "root" | "modal" | "curtain", segue: null or position, screens: [screen, …] }, with screens from the bottom to the top:
//       { fragment, id, occurrence,            its place
//         segue,                               the segue that made it, null for the root
//         role,                                "root", "pass", "accessory", "content", "overlay", "modal", "curtain": what it is to its cause
//         cause: place or null,                where that segue was taken
//         holder: place or null,               the place that holds it: the cause of what has opened its place
//         accessory: true or false,            whether it is in the place of an accessory
//         below: [place, …],                   what pushes and swaps in its own place have covered, the lowest first
//         isFront }                            whether this is the screen in front
//   machine.path()                  the edges of the path, in order; they are the whole state
//   machine.possible()              what a person could do now, and why not:
//       { ways: [{ segue, from: place, id, command, reason }, …],    every segue out of what is presented, from the topmost screen down
//         commands: [{ command, reason }, …] }                       back, dismiss, dismissModals and showRoot
//       Ids that a fragment has to have are the examples of the graph. A reason is null where the command works.
//   machine.plan(through)           the best way to [{ fragment, id? }, …], nothing done: { commands, reason }, and reason is null if there is one
//   machine.snapshot()              the state with its rules, to go back to: an object to hand to the next two, as often as wanted
//   machine.restore(snapshot)
//   machine.release(snapshot)       gives its memory back
//   machine.rules()                 { disabled: [segue, …], redirected: [segue, …] }

const presentations = [
  "automatic", "push", "swap", "inline", "column", "accessory", "overlay", "sheet", "fullScreenCover", "popover", "alert", "dialog",
  "curtain",
];
const roles = ["root", "pass", "accessory", "content", "overlay", "modal", "curtain"];
const idTypes = ["", "UUID", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64"];
const reasonKinds = [
  "emptyPath", "missingSegueToFragment", "missingSegueForEdge", "sourceNotPresented", "missingTaggedSegue", "ambiguousTag",
  "missingForwardFromFragment", "ambiguousForwardFromFragment", "noDismissableSegues", "fragmentNotPresented",
  "fragmentMissingDismissableSegue", "missingID", "wrongID", "segueNotDismissable", "cannotGoBack", "blocked", "missingPathEdge",
  "circularRedirection", "redirectedSegue", "segueNotPush", "denied", "undecided", "noRoute", "neverInFront",
];

// The bytes of a module that was written as text: compressed by gzip, then as base64.
export async function moduleOfText(text) {
  const compressed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([compressed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// A machine in its own memory; several of them, of one graph or of two, know nothing of each other.
export async function loadMachine(bytes, graph) {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  return new Machine(instance.exports, graph);
}

class Machine {
  #exports;

  constructor(exports, graph) {
    this.#exports = exports;
    this.graph = graph;
    if (graph.entry === undefined) throw new Error("This graph has no single entry.");
    this.#send((message) => message.graph(graph));
    if (!exports.machine_load()) throw new Error("This graph can't be navigated.");
  }

  perform(command) { return this.#run(command, false); }
  reasonAgainst(command) { return this.#run(command, true); }

  presented() {
    const layers = [];
    let latest = null;
    for (const entry of this.#ask("machine_presented").list((answer) => answer.screen())) {
      // The root and the first step have the same number.
      if (entry.layer !== latest?.layer || entry.kind !== latest.kind) {
        latest = entry;
        layers.push({ kind: entry.kind, segue: entry.segue, screens: [] });
      }
      layers.at(-1).screens.push(entry.screen);
    }
    return layers;
  }

  path() { return this.#ask("machine_path").list((answer) => answer.edge()); }

  rules() {
    const answer = this.#ask("machine_rules");
    return { disabled: answer.list(() => answer.word()), redirected: answer.list(() => answer.word()) };
  }

  possible() {
    const ways = this.#ask("machine_ways").list((answer) => ({
      segue: answer.word(), from: answer.place(), id: answer.text(), command: answer.command(), reason: answer.optionalReason(),
    }));
    const commands = ["back", "dismiss", "dismissModals", "showRoot"].map((kind) => ({ kind }));
    return { ways, commands: commands.map((command) => ({ command, reason: this.reasonAgainst(command) })) };
  }

  plan(through) {
    this.#send((message) => message.list(through, (subject) => message.subject(subject)));
    const answer = this.#ask("machine_plan");
    const fails = answer.word() === 1;
    return fails
      ? { commands: [], reason: answer.reason() }
      : { commands: answer.list(() => answer.command()), reason: null };
  }

  snapshot() { return { number: this.#exports.machine_snapshot() }; }

  restore(snapshot) {
    if (!this.#exports.machine_restore(snapshot.number)) throw new Error("This snapshot was released.");
  }

  release(snapshot) { this.#exports.machine_release(snapshot.number); }

  #run(command, isTrial) {
    this.#send((message) => {
      const commands = flattened(command);
      message.list(commands, (each) => message.command(each));
    });
    return this.#answer(this.#exports.machine_perform(isTrial ? 1 : 0)).optionalReason();
  }

  #send(write) {
    const message = new Message(this.graph);
    write(message);
    // The memory may be another one after any call.
    const start = this.#exports.machine_input(message.words.length) >>> 0;
    if (start === 0) throw new Error("This is too long for the machine.");
    new Int32Array(this.#exports.memory.buffer, start, message.words.length).set(message.words);
  }

  #ask(question) { return this.#answer(this.#exports[question]()); }

  #answer(count) {
    if (count === 0) throw new Error("This is no command for this graph.");
    return new Answer(new Int32Array(this.#exports.memory.buffer, this.#exports.machine_output() >>> 0, count).slice());
  }
}

// The commands of a sequence, and of those in it.
function flattened(command) {
  return command.kind === "sequence" ? command.commands.flatMap(flattened) : [command];
}

// What is sent: words of 32 bits (WebMachine/Message.swift). No number stands for -1, and no text for a length of -1.
class Message {
  words = [];
  #fragments;
  #segues;

  constructor(graph) {
    this.#fragments = graph.fragments.length;
    this.#segues = graph.segues.length;
  }

  word(number) { this.words.push(number); }

  position(number, count, what) {
    if (!Number.isInteger(number) || number < 0 || number >= count) throw new RangeError(`There is no ${what} ${number}.`);
    this.word(number);
  }

  fragment(number) { this.position(number, this.#fragments, "fragment"); }
  segue(number) { this.position(number, this.#segues, "segue"); }

  text(text) {
    if (text === undefined || text === null) return this.word(-1);
    const bytes = new TextEncoder().encode(String(text));
    this.word(bytes.length);
    const padded = new Uint8Array(4 * Math.ceil(bytes.length / 4));
    padded.set(bytes);
    for (const word of new Int32Array(padded.buffer)) this.word(word);
  }

  list(list, each) {
    this.word(list.length);
    for (const element of list) each(element);
  }

  subject({ fragment, id }) {
    this.fragment(fragment);
    this.text(id);
  }

  place({ fragment, id, occurrence }) {
    this.subject({ fragment, id });
    this.word(occurrence ?? 0);
  }

  reference(reference) {
    if (!reference) return this.word(0);
    this.word(reference.occurrence !== undefined ? 3 : reference.id !== undefined && reference.id !== null ? 2 : 1);
    this.place(reference);
  }

  edges(edges) {
    this.list(edges, ({ from, to }) => {
      this.fragment(from);
      this.fragment(to);
    });
  }

  steps(steps) {
    this.list(steps, ({ from, to, fromID, toID }) => {
      this.fragment(from);
      this.fragment(to);
      this.text(fromID);
      this.text(toID);
    });
  }

  graph(graph) {
    this.word(graph.fragments.length);
    this.fragment(graph.entry);
    this.text(graph.entryID);
    this.list(graph.segues, (segue) => {
      this.fragment(segue.from);
      this.fragment(segue.to);
      this.word(presentations.indexOf(segue.presentation));
      this.word((segue.dismissable ? 1 : 0) | (segue.auto ? 2 : 0));
      this.word(segue.tag ?? -1);
      this.word(segue.leaving ?? -1);
    });
    this.list(Object.entries(graph.ids ?? {}), ([fragment, { type, example }]) => {
      this.fragment(Number(fragment));
      this.word(Math.max(0, idTypes.indexOf(type.replace(/^U?Int$/, "$&64"))));
      this.text(example);
    });
  }

  command(command) {
    const write = commandWriters[commandName(command)];
    if (!write) throw new Error(`There is no command ${JSON.stringify(command.kind)}.`);
    this.word(commandNames.indexOf(commandName(command)));
    write(this, command);
  }
}

// The command, and what it is about, as far as that makes it another one.
function commandName(command) {
  const part = { present: ["tag", "flow", "edge"], dismiss: ["fragment", "tag", "place", "edge"], back: ["to", "from"] };
  const about = (part[command.kind] ?? []).find((name) => command[name] !== undefined);
  return about ? `${command.kind} ${about}` : command.kind;
}

// In the order of their numbers (WebMachine/Command+Message.swift).
const commandWriters = {
  "present": (to, { fragment, id, from }) => [to.subject({ fragment, id }), to.reference(from)],
  "present tag": (to, { tag, id }) => [to.word(tag), to.text(id)],
  "present flow": (to, { flow }) => to.steps(flow),
  "present edge": (to, { edge, id }) => [to.segue(edge.segue), to.place(edge.from), to.text(id)],
  "select": (to, { fragment, id, from }) => [to.subject({ fragment, id }), to.reference(from)],
  "retarget": (to, { place, id }) => [to.place(place), to.text(id)],
  "forward": (to, { id, from }) => [to.text(id), to.reference(from)],
  "dismiss": () => {},
  "dismiss fragment": (to, command) => to.subject(command),
  "dismiss tag": (to, { tag }) => to.word(tag),
  "dismiss place": (to, { place }) => to.place(place),
  "dismiss edge": (to, { edge }) => [to.segue(edge.segue), to.place(edge.from), to.place(edge.to)],
  "back": () => {},
  "back to": (to, command) => to.fragment(command.to),
  "back from": (to, { from }) => to.place(from),
  "pop": (to, command) => to.subject(command),
  "go": (to, { through }) => to.list(through, (subject) => to.subject(subject)),
  "setStack": (to, { on, stack }) => [to.place(on), to.list(stack, (place) => to.place(place))],
  "showRoot": () => {},
  "dismissModals": () => {},
  "restart": () => {},
  "replace": (to, { path }) => to.list(path, (edge) => [to.place(edge.from), to.place(edge.to)]),
  "disable": (to, { edges }) => to.edges(edges),
  "enable": (to, { edges }) => to.edges(edges),
  "redirect": (to, command) => [to.edges(command.edges), to.steps(command.to)],
};
const commandNames = Object.keys(commandWriters);

// What comes back, in the same words.
class Answer {
  #words;
  #position = 0;

  constructor(words) {
    this.#words = words;
  }

  word() { return this.#words[this.#position++]; }

  position() {
    const number = this.word();
    return number < 0 ? null : number;
  }

  text() {
    const count = this.word();
    if (count < 0) return null;
    const bytes = new Uint8Array(this.#words.buffer, 4 * this.#position, count);
    this.#position += Math.ceil(count / 4);
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  }

  list(each) { return Array.from({ length: this.word() }, () => each(this)); }
  subject() { return { fragment: this.word(), id: this.text() }; }
  place() { return { ...this.subject(), occurrence: this.word() }; }
  optionalPlace() { return this.list(() => this.place())[0] ?? null; }
  edge() { return { segue: this.word(), from: this.place(), to: this.place() }; }

  screen() {
    const [role, segue, layer] = [roles[this.word()], this.position(), this.word()];
    const screen = {
      ...this.place(), segue: this.position(), role: roles[this.word()], cause: this.optionalPlace(), holder: this.optionalPlace(),
      accessory: this.word() === 1, isFront: this.word() === 1, below: this.list(() => this.place()),
    };
    return { kind: role, segue, layer, screen };
  }

  command() {
    const [kind, about] = commandNames[this.word()].split(" ");
    const command = { kind };
    switch (about === undefined ? kind : `${kind} ${about}`) {
      case "present": Object.assign(command, this.subject(), this.word() > 0 ? { from: this.place() } : {}); break;
      case "present edge": Object.assign(command, { edge: { segue: this.word(), from: this.place() }, id: this.text() }); break;
      case "retarget": Object.assign(command, { place: this.place(), id: this.text() }); break;
      case "dismiss fragment": Object.assign(command, this.subject()); break;
      case "dismiss edge": command.edge = this.edge(); break;
      case "back from": command.from = this.place(); break;
      case "replace": command.path = this.list(() => ({ from: this.place(), to: this.place() })); break;
    }
    if (command.id === null) delete command.id;
    return command;
  }

  optionalReason() { return this.word() === 1 ? this.reason() : null; }

  reason() {
    const fields = {
      kind: reasonKinds[this.word()], segue: this.position(), from: this.position(), to: this.position(), fragment: this.position(),
      id: this.text(), tag: this.position(), index: this.position(), place: this.optionalPlace(), segues: this.list(() => this.word()),
      searched: this.list(() => this.place()), reasons: this.list(() => this.reason()),
    };
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value.length !== 0));
  }
}
