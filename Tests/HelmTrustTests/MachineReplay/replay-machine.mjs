// Replays scripts on the machine of a page, and says where it differs from the library: node replay-machine.mjs SCRIPT MODULE FILE…
// A file has lines of JSON: a graph, and then commands with what is there after each (MachineScript.swift).

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [script, moduleText, ...files] = process.argv.slice(2);
const { loadMachine, moduleOfText } = await import(pathToFileURL(script));
const module = await moduleOfText(readFileSync(moduleText, "utf8"));

// Keeps hold of the border below the script: of the memory, and of what is sent.
const borders = [];
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const { exports } = (await instantiate(...given)).instance;
  const border = { exports, sent: [] };
  borders.push(border);
  const words = (start, count) => new Int32Array(exports.memory.buffer, start >>> 0, count);
  const input = (count) => (border.latest = [exports.machine_input(count), count])[0];
  const keep = () => border.sent.push(words(...border.latest).slice());
  const perform = (isTrial) => (keep(), exports.machine_perform(isTrial));
  const load = () => (keep(), exports.machine_load());
  return { instance: { exports: { ...exports, machine_input: input, machine_perform: perform, machine_load: load } } };
};

const text = ({ fragment, id, occurrence }) => `${fragment}${id === null ? "" : `#${id}`}${occurrence === 0 ? "" : `:${occurrence}`}`;
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const state = (machine) => ({
  presented: machine.presented().flatMap((layer) => layer.screens).map(text).join(" "),
  path: machine.path().map(({ from, to }) => `${text(from)}>${text(to)}`).join(" "),
});

function fail(file, number, expected, found) {
  console.log(`${file}:${number}\nexpected ${JSON.stringify(expected)}\nfound    ${JSON.stringify(found)}`);
  process.exit(1);
}

// Random numbers that are the same each time.
let seed = 1;
const below = (bound) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * bound);
};

// Where numbers of 32 bits end.
const edges = [0x7fffffff, 0x7ffffffd, 0x80000000];

// What is sent can be anything: it is refused, or done, but the machine goes on; and what takes memory gives it back.
function sendNonsense({ exports, sent: [graph, ...commands] }) {
  const send = (message) => new Int32Array(exports.memory.buffer, exports.machine_input(message.length), message.length).set(message);
  const sizes = [0, 1, 2].map(() => {
    send(graph);
    if (exports.machine_load() !== 1) fail("nonsense", 0, "the graph again", "nothing");
    seed = 1;
    for (const words of commands) {
      const message = words.slice(0, below(8) === 0 ? below(words.length) : words.length);
      for (let changes = below(4); changes > 0; changes -= 1) {
        message[below(message.length)] = [below(2 ** 32), edges[below(edges.length)], below(12) - 2, below(12) - 2][below(4)];
      }
      send(message);
      exports.machine_perform(0);
      exports.machine_plan();
      exports.machine_ways();
    }
    return exports.memory.buffer.byteLength;
  });
  if (sizes[2] > sizes[1]) fail("nonsense", 0, sizes[1], sizes[2]);
  for (let round = 0; round < 100; round += 1) {
    const message = graph.slice();
    for (let changes = 1 + below(3); changes > 0; changes -= 1) message[below(message.length)] = below(12) - 2;
    send(message);
    if (exports.machine_load() === 1) exports.machine_ways();
  }
}

let count = 0;
for (const file of files) {
  const [graph, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
  const machine = await loadMachine(module, graph);
  for (const [place, { command, ...expected }] of lines.entries()) {
    if (command !== null) {
      // What is tried and what is restored leaves nothing behind.
      const before = state(machine);
      const trial = machine.reasonAgainst(command);
      const snapshot = machine.snapshot();
      const plan = command.kind === "go" ? machine.plan(command.through) : null;
      let reason = machine.perform(command);
      if (place % 2 === 0) {
        machine.restore(snapshot);
        if (!isSame(state(machine), before)) fail(file, place + 2, before, state(machine));
        reason = machine.perform(command);
      }
      if (!isSame(trial, reason)) fail(file, place + 2, trial, reason);
      if (plan?.reason && !isSame(plan.reason, reason)) fail(file, place + 2, plan.reason, reason);
      machine.release(snapshot);
      const found = { error: reason?.kind ?? null, ...state(machine) };
      if (!isSame(found, expected)) fail(file, place + 2, { command, ...expected }, found);
      for (const way of place % 10 === 0 ? machine.possible().ways : []) {
        const [wanted, exactly] = [machine.reasonAgainst(way.command), { kind: "present", edge: way, ...(way.id && { id: way.id }) }];
        if (!isSame(way.reason, wanted)) fail(file, place + 2, wanted, way);
        if ((way.reason === null) !== (machine.reasonAgainst(exactly) === null)) fail(file, place + 2, exactly, way);
      }
      count += 1;
    } else if (!isSame({ error: null, ...state(machine) }, expected)) {
      fail(file, place + 2, expected, state(machine));
    }
  }
}
for (const border of borders.slice(0, 20)) sendNonsense(border);
console.log(`${count} commands`);
