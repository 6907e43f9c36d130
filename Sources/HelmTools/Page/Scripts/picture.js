// The picture: laid out before, by Graphviz. It scrolls as anything scrolls; zooming makes it larger; screens can be chosen in it.

const largest = 4;

export class Picture {
  // `views` has the layouts: { name, nodes: [[screen, …], …], edges: [[node, node], …] }. `choose` hears which screens are chosen.
  constructor(frame, views, graph, choose) {
    Object.assign(this, {frame, views, graph, choose});
    this.layouts = [frame.querySelector("svg"), ...[...document.querySelectorAll("template.view")].map(each => each.content.querySelector("svg"))];
    this.chosen = new Set();
    this.presented = new Set();
    this.taken = [];
    this.listen();
    this.show(0);
  }

  // MARK: What is shown

  show(view) {
    this.view = view;
    const svg = this.svg = this.layouts[view];
    svg.setAttribute("role", "group");
    svg.removeAttribute("aria-describedby");
    this.width = svg.viewBox.baseVal.width;
    this.height = svg.viewBox.baseVal.height;
    this.frame.replaceChildren(svg);
    const {nodes, edges} = this.views[view];
    this.nodes = nodes.map((screens, position) => {
      const node = svg.querySelector(`#helm_n${position}`);
      node.setAttribute("role", "button");
      node.setAttribute("tabindex", "-1");
      return node;
    });
    this.edges = edges.map((_, position) => svg.querySelector(`#helm_e${position}`));
    this.nodeOf = new Map();
    nodes.forEach((screens, node) => screens.forEach(screen => this.nodeOf.set(screen, node)));
    this.current = this.nodeOf.get(this.graph.entry) ?? 0;
    this.nodes[this.current]?.setAttribute("tabindex", "0");
    this.fit();
    this.paint();
  }

  // The view that shows a screen by itself: this one, if it can, otherwise the smallest; or else one that shows it at all.
  viewOf(screen) {
    const shows = view => this.views[view].nodes.some(screens => screens.length === 1 && screens[0] === screen);
    const others = [...this.views.keys()].filter(view => view !== this.view && shows(view));
    others.sort((one, other) => this.views[one].nodes.length - this.views[other].nodes.length);
    return shows(this.view) ? this.view : others[0] ?? (this.nodeOf.has(screen) ? this.view : 0);
  }

  // MARK: Zoom

  fit() {
    const {clientWidth, clientHeight} = this.frame;
    this.fitting = Math.min(1, clientWidth / this.width, clientHeight / this.height) || 1;
    this.setZoom(this.fitting);
  }

  setZoom(zoom) {
    this.zoom = zoom;
    this.svg.style.width = `${this.width * zoom}px`;
    this.svg.style.height = `${this.height * zoom}px`;
    this.frame.dataset.zoom = zoom.toFixed(3);
  }

  // Zooms so that what is at a place of the window stays there; without one, what is in the middle.
  zoomBy(factor, place) {
    const frame = this.frame.getBoundingClientRect();
    const {x, y} = place ?? {x: frame.left + frame.width / 2, y: frame.top + frame.height / 2};
    const before = this.svg.getBoundingClientRect();
    const [across, down] = [(x - before.left) / before.width, (y - before.top) / before.height];
    this.setZoom(Math.min(largest, Math.max(this.fitting / 2, this.zoom * factor)));
    const after = this.svg.getBoundingClientRect();
    this.frame.scrollLeft += after.left + across * after.width - x;
    this.frame.scrollTop += after.top + down * after.height - y;
  }

  // Brings a node to the middle, large enough to be read.
  reveal(node, zoom = 0.8) {
    if (this.zoom < zoom) this.setZoom(zoom);
    const [frame, box] = [this.frame.getBoundingClientRect(), this.nodes[node].getBoundingClientRect()];
    this.frame.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2;
    this.frame.scrollTop += box.top + box.height / 2 - frame.top - frame.height / 2;
  }

  // MARK: Marks

  // Shows which screens are chosen, with what leads there and on; none for an end of that.
  mark(screens) {
    this.chosen = new Set(screens);
    this.paint();
  }

  // Shows what is presented, and by which segues, as pairs of screens.
  markPresented(screens, pairs) {
    this.presented = new Set(screens);
    this.taken = pairs;
    this.paint();
  }

  paint() {
    const chosen = new Set([...this.chosen].map(screen => this.nodeOf.get(screen)).filter(node => node !== undefined));
    const presented = new Set([...this.presented].map(screen => this.nodeOf.get(screen)));
    const taken = new Set(this.taken.map(pair => pair.map(screen => this.nodeOf.get(screen)).join(" ")));
    this.frame.classList.toggle("has-choice", chosen.size > 0);
    this.nodes.forEach((node, position) => {
      node.classList.toggle("chosen", chosen.has(position));
      node.classList.toggle("shown", presented.has(position));
      node.setAttribute("aria-pressed", chosen.has(position));
    });
    this.edges.forEach((edge, position) => {
      if (!edge) return;
      const [from, to] = this.views[this.view].edges[position];
      edge.classList.toggle("near", chosen.has(from) || chosen.has(to));
      edge.classList.toggle("taken", taken.has(`${from} ${to}`));
    });
  }

  // MARK: Keys, mouse and touch

  // The node that keys go on from.
  makeCurrent(node) {
    this.nodes[this.current]?.setAttribute("tabindex", "-1");
    this.current = node;
    this.nodes[node].setAttribute("tabindex", "0");
  }

  focus(node) {
    this.makeCurrent(node);
    this.nodes[node].focus({preventScroll: true});
    const [frame, box] = [this.frame.getBoundingClientRect(), this.nodes[node].getBoundingClientRect()];
    const isOutside = box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;
    if (isOutside || this.zoom < 0.4) this.reveal(node, 0.6);
  }

  // The nearest node in a direction, where what is straight ahead counts as nearer.
  neighbour(key) {
    const middle = node => {
      const box = this.nodes[node].getBBox();
      return {x: box.x + box.width / 2, y: box.y + box.height / 2};
    };
    const from = middle(this.current), isAcross = key === "ArrowLeft" || key === "ArrowRight";
    const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
    let best = null, least = Infinity;
    for (const node of this.nodes.keys()) {
      const to = middle(node), ahead = sign * (isAcross ? to.x - from.x : to.y - from.y);
      const aside = Math.abs(isAcross ? to.y - from.y : to.x - from.x);
      if (node === this.current || ahead < 1) continue;
      if (ahead + 3 * aside < least) [best, least] = [node, ahead + 3 * aside];
    }
    return best;
  }

  listen() {
    const {frame} = this;
    frame.addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const node = event.target.closest(".node");
      const zooms = {"+": 1.25, "=": 1.25, "-": 0.8};
      if (event.key in zooms) this.zoomBy(zooms[event.key]);
      else if (event.key === "0") this.fit();
      else if (event.key === "Escape") this.choose([]);
      else if (node && (event.key === "Enter" || event.key === " ")) this.chooseNode(node);
      else if (node && event.key.startsWith("Arrow")) {
        const next = this.neighbour(event.key);
        if (next !== null) this.focus(next);
      } else return;
      event.preventDefault();
    });
    frame.addEventListener("wheel", event => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.zoomBy(Math.exp(-event.deltaY / 200), event);
    }, {passive: false});
    this.listenToMouse();
    this.listenToTouch();
  }

  chooseNode(element) {
    const node = this.nodes.indexOf(element);
    if (node < 0) return;
    this.makeCurrent(node);
    this.choose(this.views[this.view].nodes[node], node);
  }

  // A mouse drags the picture, and a click without a drag chooses.
  listenToMouse() {
    const {frame} = this;
    let start = null, isDrag = false;
    const end = () => {
      start = null;
      frame.classList.remove("dragged");
    };
    // Where no click follows.
    const cancel = () => {
      isDrag = false;
      end();
    };
    const isOnScrollbar = event => {
      const {left, top} = frame.getBoundingClientRect();
      const [x, y] = [event.clientX - left - frame.clientLeft, event.clientY - top - frame.clientTop];
      return x < 0 || y < 0 || x >= frame.clientWidth || y >= frame.clientHeight;
    };
    frame.addEventListener("pointerdown", event => {
      isDrag = false;
      if (event.pointerType === "touch" || event.button !== 0 || isOnScrollbar(event)) return;
      start = {x: event.clientX + frame.scrollLeft, y: event.clientY + frame.scrollTop, from: event};
    });
    window.addEventListener("pointermove", event => {
      if (!start) return;
      // The button was let go where nobody heard of it.
      if (!(event.buttons & 1)) return cancel();
      isDrag ||= Math.hypot(event.clientX - start.from.clientX, event.clientY - start.from.clientY) > 4;
      if (!isDrag) return;
      frame.classList.add("dragged");
      frame.scrollLeft = start.x - event.clientX;
      frame.scrollTop = start.y - event.clientY;
    });
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", cancel);
    frame.addEventListener("click", event => {
      const node = event.target.closest(".node");
      event.preventDefault();
      if (isDrag) isDrag = false;
      else if (node) this.chooseNode(node);
      else this.choose([]);
    });
  }

  // One finger scrolls, which a browser does by itself; two zoom.
  listenToTouch() {
    const {frame} = this;
    const measure = ([one, other]) => ({
      x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2,
      width: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    });
    let last = null;
    frame.addEventListener("touchstart", event => { last = event.touches.length === 2 ? measure(event.touches) : null; }, {passive: true});
    frame.addEventListener("touchmove", event => {
      if (!last || event.touches.length !== 2) return;
      event.preventDefault();
      const now = measure(event.touches);
      if (last.width > 0 && now.width > 0) this.zoomBy(now.width / last.width, now);
      frame.scrollLeft -= now.x - last.x;
      frame.scrollTop -= now.y - last.y;
      last = now;
    }, {passive: false});
    frame.addEventListener("touchend", () => { last = null; });
  }
}
