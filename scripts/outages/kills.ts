import { setTimeout as wait } from 'node:timers/promises';
import { ClassAtWork } from './class-at-work.ts';
import type { Comparison } from './journal.ts';
import type { Tally } from './replies.ts';
import type { Store } from './stores.ts';

/** How long learners write between a start and the next kill, and when a start itself is killed. */
const WORK_MS = { least: 300, most: 2_500 };
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
}

const between = ({ least, most }: { least: number; most: number }) => least + Math.random() * (most - least);

/** Kills the product again and again while learners write, and compares what it acknowledged with what is there. */
export async function killUnderLoad(
  store: Store,
  kills: number,
  onKill: (line: string) => void = () => {},
): Promise<KillsResult> {
  const atWork = new ClassAtWork(store);
  const startsS = [await atWork.start()];
  try {
    await atWork.beginWork();
    for (let kill = 1; kill <= kills; kill += 1) {
      await wait(between(WORK_MS));
      await atWork.kill();
      if (kill % DURING_START_EVERY === 0 && kill < kills) {
        kill += 1;
        await atWork.launch();
        await wait(between(DURING_START_MS));
        await atWork.kill();
      }
      const startS = await atWork.start();
      startsS.push(startS);
      onKill(`${store.name}: kill ${kill} of ${kills}, ready again after ${startS.toFixed(1)} s`);
    }
    const { compared, broken } = await atWork.end();
    return { store: store.name, kills, tally: atWork.tally, compared, broken, startsS };
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
