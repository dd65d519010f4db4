// Compares the product with bare node:http that sends the same bytes, alternating in one run.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median, requestOf, requestsPerSecond } from './load.mjs';

const ROUNDS = 7;
const BARE_PORT = 4199;
const BARE_SERVER = fileURLToPath(new URL('bare-server.mjs', import.meta.url));

/** Whether the goal is met. Without a goal, the ratio is only printed. */
export async function compareWithBare(name, origin, requests, goal) {
  const bare = fork(BARE_SERVER);
  bare.send({ port: BARE_PORT, origin, requests: requests.map(requestOf) });
  await once(bare, 'message');
  const ours = [];
  const theirs = [];
  // Alternating, so that a slow moment of the machine affects both.
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(requestsPerSecond(`http://127.0.0.1:${BARE_PORT}`, requests));
    ours.push(requestsPerSecond(origin, requests));
  }
  const ratios = ours.map((rate, round) => rate / theirs[round]);
  bare.kill();
  await once(bare, 'exit');
  const ratio = median(ratios);
  console.log(
    `${name.padEnd(28)} ${Math.round(median(ours))} requests/s, bare node:http ${Math.round(median(theirs))}, ` +
      `median ratio ${ratio.toFixed(2)} (${goal === undefined ? 'no goal' : `goal ≥ ${goal}`})`,
  );
  return goal === undefined || ratio >= goal;
}
