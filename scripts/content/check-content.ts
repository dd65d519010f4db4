import type { CommandResult } from '../command-result.ts';
import type { ContentCheck } from './content-check.ts';
import { checkPromises, type Count, countContent } from './counts.ts';
import { grammarChecks } from './grammar/grammar-checks.ts';
import { kanaChecks } from './kana/kana-checks.ts';
import { nameChecks } from './names/names-checks.ts';
import { pathChecks, untaughtOnPath } from './path/path-checks.ts';
import { courseChecks } from './sentences/course-checks.ts';
import { introductionChecks } from './sentences/introduction-checks.ts';
import { judgedChecks } from './sentences/judged-checks.ts';
import { talkChecks } from './talks/talk-checks.ts';
import { textChecks } from './text-checks.ts';
import { coverageLines } from './words/coverage-lines.ts';
import { dictionaryChecks } from './words/dictionary-checks.ts';

/** Every rule for every row of `content`, with the counts: authors run it before they submit something. */
export async function checkContent(): Promise<CommandResult> {
  const counts = await countContent();
  const groups = await Promise.all([
    dictionaryChecks(),
    courseChecks(),
    grammarChecks(),
    kanaChecks(),
    nameChecks(),
    pathChecks(),
    talkChecks(),
    textChecks(),
  ]);
  const broken = await brokenRules([
    ...groups.flat(),
    ...introductionChecks(),
    ...judgedChecks(),
    { rule: 'there is as much content as the product promises', find: () => checkPromises(counts) },
  ]);
  const errors = broken.reduce((sum, { mistakes }) => sum + mistakes.length, 0);
  return {
    output: [
      ...counts.map(countLine),
      ...(await coverageLines()),
      await untaughtOnPath(),
      ...broken.flatMap(({ rule, mistakes }) => ['', rule, ...mistakes.map((mistake) => `  ${mistake}`)]),
      '',
      `${errors} errors`,
    ].join('\n'),
    exitCode: errors === 0 ? 0 : 1,
  };
}

interface BrokenRule {
  readonly rule: string;
  readonly mistakes: readonly string[];
}

async function brokenRules(checks: readonly ContentCheck[]): Promise<BrokenRule[]> {
  const broken: BrokenRule[] = [];
  for (const { rule, find } of checks) {
    const mistakes = await find();
    if (mistakes.length > 0) broken.push({ rule, mistakes });
  }
  return broken;
}

const countLine = ({ name, total, parts, promised }: Count): string =>
  [
    `${name.padEnd(32)} ${String(total).padStart(6)}  (${promised} promised)`,
    ...parts.map(([part, found]) => `${part} ${found}`),
  ].join('  ');
