// Holds the product against bare node:http that sends the same bytes, turn by turn in one run.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median, requestsPerSecond } from './load.mjs';

const ROUNDS = 7;
const BARE_PORT = 4199;
const BARE_SERVER = fileURLToPath(new URL('bare-server.mjs', import.meta.url));

export async function compareWithBare(name, origin, paths, goal) {
  const bare = fork(BARE_SERVER, [String(BARE_PORT), origin, ...paths]);
  await once(bare, 'message');
  const ours = [];
  const theirs = [];
  // Turn by turn, so that a slow moment of the machine meets both.
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(requestsPerSecond(`http://127.0.0.1:${BARE_PORT}`, paths));
    ours.push(requestsPerSecond(origin, paths));
  }
  const ratios = ours.map((rate, round) => rate / theirs[round]);
  bare.kill();
  await once(bare, 'exit');
  const ratio = median(ratios);
  console.log(
    `${name.padEnd(28)} ${Math.round(median(ours))} requests/s, bare node:http ${Math.round(median(theirs))}, ` +
      `median ratio ${ratio.toFixed(2)} (goal ≥ ${goal})`,
  );
  return ratio >= goal;
}
