import { setTimeout as wait } from 'node:timers/promises';
import { processorSecondsOf } from '../testing/processor-time.mjs';
import { ClassAtWork } from './class-at-work.ts';
import type { Comparison } from './journal.ts';
import type { Tally } from './replies.ts';
import type { Store } from './stores.ts';

/** How many replies learners get between a start and the next kill, at most for so long, and when a start itself is killed. */
const REPLIES = { least: 10, most: 150 };
const WORK_MAX_MS = 15_000;
const LOOK_MS = 5;
const DURING_START_MS = { least: 50, most: 4_000 };
/** Every so many kills hit a start that is not finished yet. */
const DURING_START_EVERY = 5;

export interface KillsResult {
  readonly store: string;
  readonly kills: number;
  readonly tally: Tally;
  readonly compared: readonly Comparison[];
  readonly broken: readonly string[];
  /** Seconds from the start of the process until it is ready: the first one, and those after a kill. */
  readonly startsS: readonly number[];
  /** Of all processors together: what a start takes, however busy the machine is. */
  readonly startProcessorS: readonly number[];
}

const between = ({ least, most }: { least: number; most: number }) => least + Math.random() * (most - least);

/** At any moment of a write, not between two. */
async function workDone({ tally }: ClassAtWork, replies: number): Promise<void> {
  const enough = tally.counts.done + replies;
  const latest = Date.now() + WORK_MAX_MS;
  while (tally.counts.done < enough && Date.now() < latest) await wait(LOOK_MS);
  await wait(Math.random() * LOOK_MS);
}

/** Kills the product again and again while learners write, and compares what it acknowledged with what is there. */
export async function killUnderLoad(
  store: Store,
  kills: number,
  onKill: (line: string) => void = () => {},
): Promise<KillsResult> {
  const atWork = new ClassAtWork(store);
  const startsS = [await atWork.start()];
  const startProcessorS = [processorSecondsOf(atWork.product.pid)];
  try {
    await atWork.beginWork();
    for (let kill = 1; kill <= kills; kill += 1) {
      await workDone(atWork, between(REPLIES));
      await atWork.kill();
      if (kill % DURING_START_EVERY === 0 && kill < kills) {
        kill += 1;
        await atWork.launch();
        await wait(between(DURING_START_MS));
        await atWork.kill();
      }
      const startS = await atWork.start();
      startsS.push(startS);
      startProcessorS.push(processorSecondsOf(atWork.product.pid));
      onKill(`${store.name}: kill ${kill} of ${kills}, ready again after ${startS.toFixed(1)} s`);
    }
    const { compared, broken } = await atWork.end();
    return { store: store.name, kills, tally: atWork.tally, compared, broken, startsS, startProcessorS };
  } catch (error) {
    atWork.product.kill('SIGKILL');
    throw error;
  }
}

/** What must not be, in words. Without a reply is what a killed process leaves; the learner's device asks again. */
export function problemsOf({
  tally,
  compared,
  broken,
}: Pick<KillsResult, 'tally' | 'compared' | 'broken'>): string[] {
  const { wrong, differing } = tally.counts;
  return [
    ...compared.flatMap(({ kind, lost, twice }) => [
      ...(lost > 0 ? [`${lost} lost: ${kind}`] : []),
      ...(twice > 0 ? [`${twice} twice: ${kind}`] : []),
    ]),
    ...broken,
    ...(wrong > 0 ? [`${wrong} replies that nobody can act on`] : []),
    ...(differing > 0 ? [`${differing} repetitions with another reply`] : []),
    ...tally.examples,
  ];
}
