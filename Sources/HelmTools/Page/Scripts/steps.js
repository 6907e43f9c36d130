// Commands as other programs take them: as a script of helm-nav, which is also how findings come, and as a Swift test.

export class Steps {
  constructor(graph) {
    this.graph = graph;
  }

  // MARK: Scripts

  // The members of a place, under the names that they have where it is written.
  members(place, name, id, occurrence) {
    const made = {[name]: this.graph.names[place.fragment]};
    if (place.id !== null && place.id !== undefined) made[id] = place.id;
    if (place.occurrence) made[occurrence] = place.occurrence;
    return made;
  }

  source(from) {
    if (!from) return {};
    const made = this.members({...from, occurrence: 0}, "from", "fromId");
    return from.occurrence === undefined ? made : {...made, fromOccurrence: from.occurrence};
  }

  pathEdge(from, to) {
    return {...this.members(from, "from", "sourceId", "sourceOccurrence"), ...this.members(to, "to", "targetId", "targetOccurrence")};
  }

  flow(steps) {
    return steps.map(({from, to, fromID, toID}) => fromID || toID
      ? this.pathEdge({fragment: from, id: fromID}, {fragment: to, id: toID}) : [this.graph.names[from], this.graph.names[to]]);
  }

  // The steps of a script for a command; usually one, and none for what only a view does.
  scriptSteps(command) {
    const {kind, fragment, id, tag, edge, place, from, to} = command;
    const target = fragment === undefined ? {} : this.members({fragment, id}, "fragment", "id");
    switch (kind) {
      case "sequence": return command.commands.flatMap(each => this.scriptSteps(each));
      case "present":
        if (command.flow) return [{do: kind, flow: this.flow(command.flow)}];
        if (edge) return [{do: kind, ...this.members({fragment: this.graph.segues[edge.segue].to, id}, "fragment", "id"),
          ...this.source({occurrence: 0, ...edge.from})}];
        if (tag !== undefined) return [{do: kind, tag: this.graph.tags[tag], ...(id ? {id} : {})}];
        return [{do: kind, ...target, ...this.source(from)}];
      case "select": return [{do: kind, ...target, ...this.source(from)}];
      case "forward": return [{do: kind, ...(id ? {id} : {}), ...this.source(from)}];
      case "dismiss":
        if (tag !== undefined) return [{do: kind, tag: this.graph.tags[tag]}];
        if (edge) return [{do: kind, edge: this.pathEdge(edge.from, edge.to)}];
        if (place) return [];
        return [{do: kind, ...target}];
      case "back": return from ? [] : [to === undefined ? {do: kind} : {do: kind, to: this.graph.names[to]}];
      case "pop": return [{do: kind, ...this.members({fragment, id}, "to", "id")}];
      case "go":
        return [command.through.length === 1 ? {do: kind, ...this.members(command.through[0], "to", "id", "occurrence")}
          : {do: kind, through: command.through.map(each => this.members(each, "fragment", "id", "occurrence"))}];
      case "replace": return [{do: kind, path: command.path.map(each => this.pathEdge(each.from, each.to))}];
      case "disable": case "enable":
        return command.edges.map(each => ({do: kind, segue: [this.graph.names[each.from], this.graph.names[each.to]]}));
      case "redirect":
        return command.edges.map(each => ({do: kind, segue: [this.graph.names[each.from], this.graph.names[each.to]], flow: this.flow(command.to)}));
      case "showRoot": case "dismissModals": case "restart": return [{do: kind}];
      default: return [];
    }
  }

  script(commands) {
    const steps = commands.flatMap(command => this.scriptSteps(command));
    return steps.length === 0 ? "[]\n" : `[ ${steps.map(step => JSON.stringify(step)).join(",\n  ")} ]\n`;
  }

  // A command for a step of a script. Throws an Error where the graph has no such screen or tag.
  command(step) {
    const screen = name => {
      const position = this.graph.positions.get(name);
      if (position === undefined) throw new Error(`There is no screen “${name}”.`);
      return position;
    };
    const place = (step, name, id, occurrence) => {
      const made = {fragment: screen(step[name])};
      if (step[id] !== undefined) made.id = String(step[id]);
      if (step[occurrence] !== undefined) made.occurrence = step[occurrence];
      return made;
    };
    const pathEdge = edge => ({
      from: place(edge, "from", "sourceId", "sourceOccurrence"), to: place(edge, "to", "targetId", "targetOccurrence")
    });
    const flow = edges => edges.map(edge => {
      if (Array.isArray(edge)) return {from: screen(edge[0]), to: screen(edge[1])};
      const {from, to} = pathEdge(edge);
      return {from: from.fragment, to: to.fragment, ...(from.id ? {fromID: from.id} : {}), ...(to.id ? {toID: to.id} : {})};
    });
    const tag = name => {
      const position = this.graph.tags.indexOf(name);
      if (position < 0) throw new Error(`There is no tag “${name}”.`);
      return position;
    };
    const kind = step.do;
    const id = step.id === undefined ? {} : {id: String(step.id)};
    const from = step.from === undefined ? {} : {from: place(step, "from", "fromId", "fromOccurrence")};
    const exact = edge => {
      const {from, to} = pathEdge(edge);
      return {edge: {segue: this.graph.segueBetween(from.fragment, to.fragment), from: {occurrence: 0, id: null, ...from}, to}};
    };
    switch (kind) {
      case "present":
        if (step.flow) return {kind, flow: flow(step.flow)};
        if (step.edge) {
          const {edge} = exact(step.edge);
          return {kind, edge: {segue: edge.segue, from: edge.from}, ...(edge.to.id ? {id: edge.to.id} : {})};
        }
        if (step.tag !== undefined) return {kind, tag: tag(step.tag), ...id};
        return {kind, fragment: screen(step.fragment), ...id, ...from};
      case "select": return {kind, fragment: screen(step.fragment), ...id, ...from};
      case "forward": return {kind, ...id, ...from};
      case "dismiss":
        if (step.edge) return {kind, ...exact(step.edge)};
        if (step.tag !== undefined) return {kind, tag: tag(step.tag)};
        return step.fragment === undefined ? {kind} : {kind, fragment: screen(step.fragment), ...id};
      case "back": return step.to === undefined ? {kind} : {kind, to: screen(step.to)};
      case "pop": return {kind, fragment: screen(step.to), ...id};
      case "go":
        return {kind, through: step.through ? step.through.map(each => place(each, "fragment", "id", "occurrence"))
          : [place(step, "to", "id", "occurrence")]};
      case "replace": return {kind, path: step.path.map(pathEdge)};
      case "disable": case "enable": return {kind, edges: flow([step.segue])};
      case "redirect": return {kind, edges: flow([step.segue]), to: flow(step.flow)};
      case "showRoot": case "dismissModals": case "restart": return {kind};
      default: throw new Error(`There is no command “${kind}”.`);
    }
  }

  // MARK: Swift

  literal(text) {
    const escaped = text.replace(/[\\"]/g, "\\$&").replace(/[^\x20-\x7E\u00A1-\u061B\u061D-\u167F\u3040-\uD7FF]/gu,
      sign => `\\u{${sign.codePointAt(0).toString(16).toUpperCase()}}`);
    return `"${escaped}"`;
  }

  // The case that has a name: `shop(cart)` is a case of a module. What is no case is left to fill in.
  fragmentCase(position) {
    const name = this.graph.names[position];
    const identifier = "[A-Za-z_][A-Za-z0-9_]*";
    if (new RegExp(`^${identifier}(\\(${identifier})*\\)*$`).test(name) && name.split("(").length === name.split(")").length) {
      return "." + name.replaceAll("(", "(.");
    }
    return `<#${name.replace(/[^\w .-]/g, "_").slice(0, 60)}#>`;
  }

  // An id as an argument. A UUID is made before, and has a name.
  id(fragment, text) {
    const type = this.graph.ids[fragment]?.type ?? "String";
    if (/^U?Int(8|16|32|64)?$/.test(type) && /^-?\d+$/.test(text)) return type.startsWith("U") ? `${type}(${text})` : text;
    if (type !== "UUID") return this.literal(text);
    if (!this.uuids.has(text)) this.uuids.set(text, `id${this.uuids.size + 1}`);
    return this.uuids.get(text);
  }

  // A fragment, and its id if it has one, as arguments.
  ided(fragment, id) {
    return this.fragmentCase(fragment) + (id === null || id === undefined ? "" : `, id: ${this.id(fragment, id)}`);
  }

  swiftPlace({fragment, id, occurrence}) {
    return `PathFragment(${this.ided(fragment, id)}${occurrence ? `, occurrence: ${occurrence}` : ""})`;
  }

  swiftEdge({from, to}) {
    return `PathEdge(from: ${this.swiftPlace(from)}, to: ${this.swiftPlace(to)})`;
  }

  swiftReference(from) {
    if (from.occurrence !== undefined) return `.exactly(${this.swiftPlace(from)})`;
    const name = this.fragmentCase(from.fragment);
    return from.id === undefined || from.id === null ? `.any(${name})` : `.withID(${name}, id: ${this.literal(from.id)})`;
  }

  // The call for a command, or null where it takes what only the app knows, as its tags, or changes rules.
  swiftCall(command) {
    const {kind, fragment, id, tag, edge, place, from, to} = command;
    const anyID = fragment => id === null || id === undefined ? "nil" : `AnyFragmentID(${this.id(fragment, id)})`;
    const source = from ? `, from: ${this.swiftReference(from)}` : "";
    switch (kind) {
      case "present":
        if (edge) return `present(${this.ided(this.graph.segues[edge.segue].to, id)}, from: ${this.swiftPlace(edge.from)})`;
        if (fragment === undefined) return null;
        return from ? `perform(.present(${this.ided(fragment, id)}${source}))` : `present(${this.ided(fragment, id)})`;
      case "select": return from ? `perform(.select(${this.ided(fragment, id)}${source}))` : `select(${this.ided(fragment, id)})`;
      case "retarget": return `perform(.retarget(${this.swiftPlace(place)}, to: ${anyID(place.fragment)}))`;
      case "forward": {
        const text = id === null || id === undefined ? null : this.literal(id);
        if (from) return `perform(.forward(${text ? `AnyFragmentID(${text})` : "nil"}${source}))`;
        return text ? `forward(id: ${text})` : "forward()";
      }
      case "dismiss":
        if (tag !== undefined) return null;
        if (place) return `perform(.dismiss(.place(${this.swiftPlace(place)})))`;
        if (edge) return `perform(.dismiss(.edge(${this.swiftEdge(edge)})))`;
        return fragment === undefined ? "dismiss()" : `dismiss(${this.ided(fragment, id)})`;
      case "back":
        if (from) return `perform(.back(.from(${this.swiftPlace(from)})))`;
        return to === undefined ? "back()" : `back(to: ${this.fragmentCase(to)})`;
      case "pop": return `pop(to: ${this.ided(fragment, id)})`;
      case "go":
        if (command.through.length === 1) return `go(to: ${this.ided(command.through[0].fragment, command.through[0].id)})`;
        return `go(through: [${command.through.map(each => this.swiftPlace(each)).join(", ")}])`;
      case "setStack":
        return `perform(.setStack([${command.stack.map(each => this.swiftPlace(each)).join(", ")}], on: ${this.swiftPlace(command.on)}))`;
      case "replace": return `perform(.replace([${command.path.map(each => this.swiftEdge(each)).join(", ")}]))`;
      case "showRoot": case "dismissModals": case "restart": return `${kind}()`;
      default: return null;
    }
  }

  swiftLines(command) {
    if (command.kind === "sequence") return command.commands.flatMap(each => this.swiftLines(each));
    const call = this.swiftCall(command);
    return call ? [`  helm.${call}`] : this.scriptSteps(command).map(step => `  // As in a script: ${JSON.stringify(step)}`);
  }

  // A test that does the same, and expects what is presented now.
  swift(commands, presented) {
    const {entry, entryID} = this.graph;
    this.uuids = new Map();
    const lines = [
      `  let helm = try Helm(nav: <#segues#>, entry: ${this.ided(entry, entryID)})`,
      ...commands.flatMap(command => this.swiftLines(command)),
      "  #expect(helm.errors.isEmpty)",
      `  #expect(helm.presentedFragments == [${presented.map(place => this.swiftPlace(place)).join(", ")}])`
    ];
    const uuids = [...this.uuids].map(([text, name]) => `  let ${name} = try #require(UUID(uuidString: ${this.literal(text)}))`);
    return [
      ...(uuids.length > 0 ? ["import Foundation"] : []), "import Helm", "import Testing", "", "@MainActor @Test func played() throws {",
      ...uuids, ...lines, "}", ""
    ].join("\n");
  }
}
