// A bot for Mori in JavaScript: it takes a legal action at random, and passes only if it must.
// docs/bots-in-any-language.md explains the protocol. Run it with `--bots "cmd:node bot.mjs"`.
import { createInterface } from "node:readline";

let random = () => 0;

// A small generator (mulberry32), so that the seed fixes all choices.
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function choose({ canonical }) {
  const wanted = canonical.filter((action) => action !== "pass");
  const from = wanted.length > 0 ? wanted : canonical;
  return from[Math.floor(random() * from.length)];
}

function reply(message) {
  if (message.type === "hello") {
    random = generator(message.seed);
    return { type: "hello", protocol: "mori-bot/1" };
  }
  return { type: "answer", number: message.number, action: choose(message) };
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(reply(JSON.parse(line)))}\n`);
}
