// Puts the page together: the picture, the tools above it, and the panel beside it, which tells of a screen or plays.

import {button, element, fill, sentence} from "./elements.js";
import {Graph} from "./graph.js";
import {Picture} from "./picture.js";
import {Tools} from "./tools.js";
import {Panel} from "./panel.js";
import {Play} from "./play.js";
import {Sessions} from "./sessions.js";
import {Pair} from "./pair.js";
import {LivePlay} from "./inspect.js";
import {loadMachine, moduleOfText} from "./machine.js";

const data = JSON.parse(document.getElementById("data").textContent);
const graph = new Graph(data);
const find = id => document.getElementById(id);

let play = null;

const picture = new Picture(find("picture"), data.views, graph, screens => {
  if (screens.length > 1) showFolded(screens);
  else if (screens.length === 1) choose(screens[0], false);
  else chooseNothing();
});
const tools = new Tools(find("tools"), picture, graph, screen => choose(screen, true));
const panel = new Panel(find("about"), graph, {
  choose: screen => choose(screen, true),
  unfold: screens => choose(screens[0], true),
  go: screen => playing().go(screen),
  open: through => playing().open(through),
  play: script => playing().playScript(script)
});

function playing() {
  showSide("play");
  return play;
}

// What the panel tells of now, to tell it again once there is a machine.
let tell = chooseNothing;

function chooseNothing() {
  tell = chooseNothing;
  picture.mark([]);
  panel.showNothing(play !== null);
}

// Tells of a screen; one that is to be revealed and is not in the picture by itself is looked for in the others.
function choose(screen, isRevealed) {
  if (isRevealed) {
    const view = picture.viewOf(screen);
    if (view !== picture.view) tools.show(view);
  }
  picture.mark([screen]);
  tell = () => panel.show(screen, play !== null);
  tell();
  showSide("about");
  const node = picture.nodeOf.get(screen);
  if (isRevealed && node !== undefined) {
    picture.reveal(node);
    picture.focus(node);
  } else if (isRevealed) {
    focusDetails();
  }
}

function focusDetails() {
  find("about").querySelector("h2")?.focus();
}

function showFolded(screens) {
  picture.mark(screens);
  tell = () => panel.showFolded(screens);
  tell();
  showSide("about");
}

// MARK: The two parts of the side

const sides = [["about", "Screen"], ["play", data.isLive ? "App" : "Play"]].filter(([id]) => find(id));
const choices = sides.map(([id, label]) => button(label, () => showSide(id), {"aria-controls": id}));

function showSide(shown) {
  const hidesFocus = sides.some(([id]) => id !== shown && find(id).contains(document.activeElement));
  sides.forEach(([id], position) => {
    find(id).hidden = id !== shown;
    choices[position].setAttribute("aria-pressed", id === shown);
    if (hidesFocus && id === shown) choices[position].focus();
  });
}

async function startPlaying() {
  try {
    if (graph.entry === undefined) throw new Error("it has no single entry, or it has errors (helm-nav check says which)");
    const module = await moduleOfText(data.machine);
    const machine = data.versions
      ? new Pair(graph, data.versions, data.renames, await Promise.all(data.versions.map(version => loadMachine(module, version.graph))))
      : await loadMachine(module, data.graph);
    play = new (data.isLive ? LivePlay : Play)(find("play"), graph, machine, {
      choose: screen => {
        choose(screen, false);
        focusDetails();
      },
      show: (screens, pairs) => picture.markPresented(screens, pairs)
    });
    if (!data.isLive) takeSessions();
  } catch (error) {
    fill(find("play"), element("p", {text: sentence(`This graph can't be played: ${error.message}`)}));
  }
}

function takeSessions() {
  const sessions = new Sessions(play, graph);
  find("play").prepend(sessions.place);
  // A file may be dropped anywhere on the page.
  for (const name of ["dragover", "drop"]) {
    document.addEventListener(name, event => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      if (name === "dragover") return;
      playing();
      sessions.open(event.dataTransfer.files[0]);
    });
  }
}

chooseNothing();
if (sides.length > 1) find("side").prepend(element("div", {role: "group", class: "parts", "aria-label": "Side panel"}, choices));
showSide("about");

// The picture fits its place until somebody zooms.
new ResizeObserver(() => {
  if (picture.zoom === picture.fitting) picture.fit();
}).observe(find("picture"));
picture.fit();

if (find("play")) await startPlaying();
tell();
if (data.isLive && play) {
  showSide("play");
  play.connect();
}
document.documentElement.dataset.ready = "true";
