// Commands and reasons in words.

import {visible, shortened} from "./elements.js";

export class Words {
  constructor(graph) {
    this.graph = graph;
  }

  name(name) {
    return name === undefined ? "?" : name === "" ? "(no name)" : `\u2068${shortened(visible(name), 48)}\u2069`;
  }

  screen(position) { return this.name(this.graph.names[position]); }

  place(place) {
    const id = place.id === null || place.id === undefined ? "" : ` \u2068${shortened(visible(place.id), 24)}\u2069`;
    return this.screen(place.fragment) + id + (place.occurrence ? ` (${place.occurrence + 1})` : "");
  }

  segue(position) {
    const segue = this.graph.segues[position];
    return segue ? `${this.screen(segue.from)} → ${this.screen(segue.to)}` : "a segue";
  }

  list(items, word) {
    const shown = items.slice(0, 6).map(word);
    return shown.join(", ") + (items.length > 6 ? `, and ${items.length - 6} more` : "");
  }

  command(command) {
    const {kind, fragment, id, tag, edge, from, to, place} = command;
    const source = from ? ` from ${this.place(from)}` : "";
    switch (kind) {
      case "present":
        if (command.flow) return `present ${this.list(command.flow, step => `${this.screen(step.from)} → ${this.screen(step.to)}`)}`;
        if (edge) return `present ${this.place({fragment: this.graph.segues[edge.segue].to, id})} from ${this.place(edge.from)}`;
        return tag === undefined ? `present ${this.place({fragment, id})}${source}` : `present #${visible(this.graph.tags[tag])}`;
      case "select": return `select ${this.place({fragment, id})}${source}`;
      case "retarget": return `present ${this.place({...place, id})} in its place`;
      case "forward": return "forward" + source;
      case "dismiss":
        if (tag !== undefined) return `dismiss #${visible(this.graph.tags[tag])}`;
        if (place) return `dismiss ${this.place(place)}`;
        if (edge) return `dismiss ${this.place(edge.to)}`;
        return fragment === undefined ? "dismiss" : `dismiss ${this.place({fragment, id})}`;
      case "back": return to !== undefined ? `back to ${this.screen(to)}` : "back";
      case "pop": return `pop to ${this.place({fragment, id})}`;
      case "go": return `go to ${this.list(command.through, each => this.place(each))}`;
      case "showRoot": return "show the root";
      case "dismissModals": return "dismiss all modals";
      case "restart": return "start again";
      case "replace": return `replace the path with ${command.path.length} edges`;
      case "disable": case "enable": case "redirect":
        return `${kind} ${this.list(command.edges, each => `${this.screen(each.from)} → ${this.screen(each.to)}`)}`;
      case "sequence": return this.list(command.commands, each => this.command(each));
      default: return kind;
    }
  }

  // Why a command does nothing.
  reason(reason) {
    const {segue, place, tag} = reason;
    const subject = reason.fragment === undefined || reason.fragment === null ? "it" : this.place(reason);
    const looked = reason.searched?.length ? ` Looked at: ${this.list(reason.searched, each => this.place(each))}.` : "";
    const way = segue === undefined || segue === null ? "The segue" : this.segue(segue);
    const holder = place ? this.place(place) : "something";
    switch (reason.kind) {
      case "emptyPath": return "Only the start is presented.";
      case "missingSegueToFragment": return `Nothing presented has a segue to ${subject}.${looked}`;
      case "missingSegueForEdge": return `${way} is disabled, or there is no such segue.`;
      case "sourceNotPresented": return `What it starts from is not presented.${looked}`;
      case "missingTaggedSegue": return `No segue with the tag #${visible(this.graph.tags[tag] ?? "")} was found.${looked}`;
      case "ambiguousTag": return `Several segues have that tag: ${this.list(reason.segues ?? [], each => this.segue(each))}.`;
      case "missingForwardFromFragment": return `No segue leads out of ${holder}.`;
      case "ambiguousForwardFromFragment": return `Several segues lead on: ${this.list(reason.segues ?? [], each => this.segue(each))}.`;
      case "noDismissableSegues": return "None of the segues that led here can be undone.";
      case "fragmentNotPresented": return `${subject} is not presented.`;
      case "fragmentMissingDismissableSegue": return `The segue that led to ${holder} is not dismissable.`;
      case "missingID": return "It takes an id, and none is given.";
      case "wrongID": return "It takes an id of another type.";
      case "segueNotDismissable": return `${way} is not dismissable.`;
      case "cannotGoBack": return `${way} is not dismissable, and has no counterpart.`;
      case "blocked": return `${holder} is in the way, and cannot be dismissed.`;
      case "circularRedirection": return "Redirects form a cycle.";
      case "redirectedSegue": return `${way} is redirected.`;
      case "noRoute": return `No route leads there. ${(reason.reasons ?? []).map(each => this.reason(each)).join(" ")}`;
      case "versions": {
        const [old, now] = reason.reasons.map(each => each && this.reason(each)), says = text => text ? `refuses: ${text}` : "does it.";
        return old === now ? old : `The older graph ${says(old)} The newer graph ${says(now)}`;
      }
      case "unknown": return visible(reason.text);
      case "neverInFront": return `${subject} is never in front.`;
      default: return reason.kind;
    }
  }
}
