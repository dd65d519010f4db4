import { coveredPercent, coverageOf } from './check-levels.ts';
import { readWholeLists } from './level-lists.ts';
import { readShippedWords } from './word.ts';

/** How much of the list of each level the dictionary has, a line each. */
export async function coverageLines(): Promise<string[]> {
  const coverage = coverageOf(await readShippedWords(), await readWholeLists());
  return coverage.map((one) => {
    const percent = `${coveredPercent(one).toFixed(1)} %`;
    return `${`of the list of ${one.level}`.padEnd(32)} ${percent.padStart(8)}  (${one.listed - one.missing.length} of ${one.listed})`;
  });
}
