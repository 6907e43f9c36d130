// The graph of the page: which screens there are, what leads where, and what is known of each. Screens and segues are numbers.

export class Graph {
  constructor(data) {
    this.names = data.graph.fragments;
    this.segues = data.graph.segues;
    this.tags = data.graph.tags ?? [];
    this.ids = data.graph.ids ?? {};
    this.versions = data.versions;
    this.tabs = new Set(data.tabs);
    this.findings = data.findings;
    this.links = data.links;
    this.pictures = data.pictures;
    this.notes = data.notes ?? {screens: {}, segues: {}};
    this.out = this.names.map(() => []);
    this.into = this.names.map(() => []);
    this.segues.forEach((segue, position) => {
      this.out[segue.from].push(position);
      this.into[segue.to].push(position);
    });
    this.positions = new Map(this.names.map((name, position) => [name, position]));
    const start = data.versions?.[1].graph ?? data.graph;
    this.entry = this.positions.get(start.fragments[start.entry]);
    this.entryID = start.entryID;
    this.between = new Map(this.segues.map((segue, position) => [`${segue.from} ${segue.to}`, position]));
  }

  segueBetween(from, to) { return this.between.get(`${from} ${to}`); }

  // How a segue shows its target, in a word.
  kind(position) {
    const names = {fullScreenCover: "cover"};
    const {presentation} = this.segues[position];
    return this.tabs.has(position) ? "tab" : names[presentation] ?? presentation;
  }

  // The rules of a segue in words, but for what is usual.
  words(position) {
    const segue = this.segues[position];
    const words = [this.kind(position)];
    if (segue.auto) words.push("auto");
    const isUndone = !["swap", "inline", "accessory", "curtain"].includes(segue.presentation);
    if (!!segue.dismissable !== isUndone) words.push(segue.dismissable ? "dismissable" : "not dismissable");
    if (segue.tag !== undefined) words.push("#" + this.tags[segue.tag]);
    if (segue.leaving !== undefined) words.push("leaves " + this.names[segue.leaving]);
    if (this.notes.segues[position]) words.push(this.notes.segues[position]);
    return words.join(", ");
  }

  // The screens whose names contain all words of a text: whole names and beginnings first, then in the order of the graph.
  search(text) {
    const words = text.toLocaleLowerCase().split(/\s+/).filter(word => word !== "");
    if (words.length === 0) return [];
    const found = [];
    this.names.forEach((name, screen) => {
      const lower = name.toLocaleLowerCase();
      if (!words.every(word => lower.includes(word))) return;
      found.push({screen, rank: lower === words[0] ? 0 : lower.startsWith(words[0]) ? 1 : 2});
    });
    return found.sort((one, other) => one.rank - other.rank || one.screen - other.screen).map(each => each.screen);
  }

  // What of a list of findings, links and the like is about a screen.
  findingsOf(screen) { return this.findings.filter(finding => finding.screens.includes(screen)); }

  linksOf(screen) { return this.links.filter(link => link.screens.at(-1) === screen); }
}
