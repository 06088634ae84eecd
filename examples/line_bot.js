// A bot for `scholars arena` in another language: reads a line of JSON, answers with a line. Run it with Node:
//
//     scholars arena "mine=node examples/line_bot.js" random
//
// It takes the option that sounds most like work, and among equals one at random, from the seed it was given.

const LIKED = ["translate", "deliver", "research", "employ", "travel", "room", "die", "card"];
const DULL = ["end-turn", "decline", "enough", "put-back", "rest"];

let chance = 1;

/** A whole number below `count`: the same seed, the same numbers. */
function below(count) {
  chance = (chance * 48271) % 2147483647; // Park and Miller's generator
  return chance % count;
}

function worth(option) {
  const verb = option.split(" ")[0];
  if (DULL.includes(verb)) return -1;
  return LIKED.includes(verb) ? LIKED.length - LIKED.indexOf(verb) : 0;
}

function choose(options) {
  const best = Math.max(...options.map(worth));
  const liked = options.filter((option) => worth(option) === best);
  return liked[below(liked.length)];
}

const lines = require("node:readline").createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const told = JSON.parse(line);
  if (told.type === "game") chance = 1 + (Number(BigInt(told.seed) % 2147483646n));
  if (told.type === "choose") console.log(choose(told.options));
  if (told.type === "over") process.exit(0);
});
