// A node whose LISTEN connection is cut silently hears again within ten seconds.
import { timeUntil, wordEdited } from './seen-everywhere.mjs';

const HEALED_WITHIN_MS = 10_000;
const WAIT_MS = 30_000;

/**
 * @param {{ deaf: { url: string }, other: { url: string }, proxy: { silenceListeners(): number }, admin: string }} run
 */
export async function checkDeafNode({ deaf, other, proxy, admin }) {
  const { change, isSeen } = wordEdited(other, admin);
  // So that the old word is cached.
  await isSeen(deaf.url);
  const began = performance.now();
  const cut = proxy.silenceListeners();
  if (cut === 0) throw new Error('The node behind the proxy does not listen: nothing was cut.');
  await change();
  const ms = await timeUntil(() => isSeen(deaf.url), began, WAIT_MS);
  return {
    name: 'a LISTEN connection cut silently heals',
    isGood: ms <= HEALED_WITHIN_MS,
    told: ms === Infinity ? `not within ${WAIT_MS / 1000} s` : `${(ms / 1000).toFixed(1)} s`,
    goal: `≤ ${HEALED_WITHIN_MS / 1000} s`,
  };
}
