import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '#contract/paths.ts';
import { type ClassAtWork, WRITERS } from './class-at-work.ts';
import { send, Tally } from './replies.ts';

/** Something outside the product that fails, and comes back. */
export interface Outage {
  readonly name: string;
  readonly begin: () => Promise<void> | void;
  readonly end: () => Promise<void> | void;
  readonly holdMs: number;
}

export interface OutageResult {
  readonly name: string;
  readonly writes: Tally;
  readonly reads: Tally;
  /** From the return until the learners get replies again. */
  readonly backAfterMs: number;
  readonly problems: readonly string[];
}

/** Pages and replies of which some are ready in memory, and some need the database. */
const READ = [paths.home, paths.login, '/api/topics', '/api/items/search?kanji=水'];
const BACK_WITHIN_MS = 5_000;
const GIVEN_UP_AFTER_MS = 60_000;
const LOOK_MS = 20;
const READ_PAUSE_MS = 100;

/** While learners write and others read: every request is answered, and soon after the return as before. */
export async function liveThrough(
  atWork: ClassAtWork,
  { name, begin, end, holdMs }: Outage,
): Promise<OutageResult> {
  const writes = (atWork.tally = new Tally());
  const reads = new Tally();
  const reading = { goesOn: true };
  await begin();
  const commentsOf = `/api/sentences/${atWork.course.missed[0] ?? 0}/comments`;
  const readers = [...READ, commentsOf].map(async (path) => {
    while (reading.goesOn) {
      reads.note(await send(atWork.url + path), path);
      await wait(READ_PAUSE_MS);
    }
  });
  await wait(holdMs);
  await end();
  const returned = performance.now();
  // Those who have waited so long already may be answered with a failure; what is asked from now on is not.
  const after = (atWork.tally = new Tally());
  while (after.counts.done < WRITERS && performance.now() - returned < GIVEN_UP_AFTER_MS) await wait(LOOK_MS);
  const backAfterMs = performance.now() - returned;
  reading.goesOn = false;
  await Promise.all(readers);
  for (const kind of ['wrong', 'unanswered', 'unavailable', 'refused'] as const)
    writes.counts[kind] += after.counts[kind];
  writes.examples.push(...after.examples);
  return { name, writes, reads, backAfterMs, problems: problemsOf(writes, reads, backAfterMs) };
}

function problemsOf(writes: Tally, reads: Tally, backAfterMs: number): string[] {
  const problems = [writes, reads].flatMap(({ counts, examples }) => [
    ...(counts.wrong > 0 ? [`${counts.wrong} replies that nobody can act on`] : []),
    ...(counts.unanswered > 0 ? [`${counts.unanswered} requests without a reply`] : []),
    ...(counts.refused > 0 ? [`${counts.refused} requests refused for good`] : []),
    ...(counts.differing > 0 ? [`${counts.differing} repetitions with another reply`] : []),
    ...examples,
  ]);
  if (backAfterMs > BACK_WITHIN_MS)
    problems.push(`answers only ${(backAfterMs / 1000).toFixed(1)} s after the return`);
  return problems;
}

export const lineOfOutage = ({ name, writes, reads, backAfterMs }: OutageResult): string =>
  `  ${name.padEnd(22)} writes ${inWords(writes)}; reads ${inWords(reads)}; back after ${(backAfterMs / 1000).toFixed(1)} s`;

const inWords = ({ counts: { done, unavailable, refused, wrong, unanswered } }: Tally): string =>
  `${done} done, ${unavailable} told to wait, ${refused} refused, ${wrong + unanswered} bad`;
