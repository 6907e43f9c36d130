// The machines of the older and the newer graph as one: each command goes to both. All that comes from here is in the numbers of the
// page's graph, which has the screens and segues of both; what is asked goes on in each machine's own.

const numbered = {fragment: "screens", from: "screens", to: "screens", segue: "segues", segues: "segues", tag: "tags"};

// A command or an answer with other numbers: `change(kind, number)` says which.
function renumbered(value, change, key) {
  if (typeof value === "number" && key in numbered) return change(numbered[key], value);
  if (Array.isArray(value)) return value.map(each => renumbered(each, change, key));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renumbered(each, change, name)]));
}

class Side {
  // `renamed` has the names of the page's graph for screens that have another one in this graph.
  constructor({name, graph}, machine, page, renamed) {
    Object.assign(this, {name, machine, page});
    const screens = graph.fragments.map(each => page.positions.get(renamed.get(each) ?? each));
    const segues = graph.segues.map(({from, to}) => page.segueBetween(screens[from], screens[to]));
    this.pages = {screens, segues, tags: graph.tags.map(tag => page.tags.indexOf(tag))};
    this.own = Object.fromEntries(Object.entries(this.pages).map(([kind, all]) => [kind, new Map(all.map((number, own) => [number, own]))]));
    graph.fragments.forEach((each, own) => this.own.screens.set(page.positions.get(each), own));
  }

  number(kind, number) {
    const own = this.own[kind].get(number), {names, segues, tags} = this.page;
    if (own !== undefined) return own;
    if (kind === "segues") throw new Error(`There is no segue “${names[segues[number]?.from]}” → “${names[segues[number]?.to]}”.`);
    throw new Error(kind === "tags" ? `There is no tag “${tags[number]}”.` : `There is no screen “${names[number]}”.`);
  }

  ask(question, command) {
    try {
      const own = command && renumbered(command, (kind, number) => this.number(kind, number));
      return renumbered(this.machine[question](own), (kind, number) => this.pages[kind][number]);
    } catch (error) {
      if (!command) throw error;
      return {kind: "unknown", text: error.message};
    }
  }

  presented() { return this.ask("presented"); }
  path() { return this.ask("path"); }
}

export class Pair {
  // `versions` has the older graph and the newer one, `renames` the pairs of names that are guessed to be of the same screens.
  constructor(page, versions, renames, machines) {
    // What was renamed has two names and one number in the picture; by its older name, it is a screen that only the older graph has.
    renames.forEach(([old], position) => {
      page.names[-1 - position] = old;
      page.positions.set(old, -1 - position);
    });
    for (const tag of versions.flatMap(version => version.graph.tags)) if (!page.tags.includes(tag)) page.tags.push(tag);
    this.renamed = new Map(renames);
    this.sides = versions.map((version, position) => new Side(version, machines[position], page, position === 0 ? this.renamed : new Map()));
    this.parted = this.parting([null, null]);
    this.isApart = this.parted !== null;
  }

  // Null where both do the same and show the same, otherwise the reasons of those that refuse.
  parting(reasons) {
    const [old, now] = this.sides.map(side => JSON.stringify(side.presented().map(layer => [
      layer.kind, layer.screens.map(({fragment, id, occurrence, role}) => [fragment, id, occurrence, role])])));
    return old === now && !reasons[0] === !reasons[1] ? null : {reasons};
  }

  // The reason why neither does it, or null. What one of them refuses is where they part.
  perform(command) {
    const reasons = this.sides.map(side => side.ask("perform", command));
    if (reasons.every(reason => reason)) return {kind: "versions", reasons};
    this.parted ??= this.parting(reasons);
    return null;
  }

  // Where they part, and why. `steps` are those that were played, each with the snapshot after it.
  partingText(steps, words) {
    if (this.isApart) return "They show something else from the start.";
    const step = steps.findIndex(each => each.snapshot.parted), {reasons} = this.parted;
    const why = reasons.some(reason => reason) ? words.reason({kind: "versions", reasons}) : "Both do it, and show something else.";
    return `They part at step ${step + 1}, ${words.command(steps[step].command)}. ${why}`;
  }

  presented() { return this.sides[1].presented(); }
  path() { return this.sides[1].path(); }

  // What is possible in either, and what the other one says to it.
  possible() {
    const ways = new Map(this.sides.flatMap(side => side.ask("possible").ways).map(way => [JSON.stringify([way.segue, way.from]), way]));
    const judged = way => {
      const reasons = this.sides.map(side => side.ask("reasonAgainst", way.command)), refused = {kind: "versions", reasons};
      return {...way, reason: reasons.every(reason => reason) ? refused : null, note: reasons.some(reason => reason) ? refused : null};
    };
    const commands = ["back", "dismiss", "dismissModals", "showRoot"].map(kind => ({command: {kind}}));
    return {ways: [...ways.values()].map(judged), commands: commands.map(judged)};
  }

  snapshot() { return {parts: this.sides.map(side => side.machine.snapshot()), parted: this.parted}; }

  restore({parts, parted}) {
    this.sides.forEach((side, position) => side.machine.restore(parts[position]));
    this.parted = parted;
  }

  release({parts}) { this.sides.forEach((side, position) => side.machine.release(parts[position])); }
}
