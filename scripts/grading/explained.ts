import { headwordsOf } from '#core/dictionary/headwords.ts';
import { wordTypedInstead } from '#core/dictionary/word-typed-instead.ts';
import { isRight, judgesInSteps } from '#core/grading/judge.ts';
import type { Judgement, Mistake } from '#core/grading/judgement.ts';
import { finish } from '#core/steps.ts';
import type { CommandResult } from '../command-result.ts';
import { cacheModels } from './cache-models.ts';
import { caseTables, questionOf } from './case-tables.ts';
import { prepareJudge, readWords } from './prepare-judge.ts';

const PERCENT = 100;

/** How many wrong answers of the judge's tables are explained, and which mistakes are not, the most frequent first. */
export async function countExplained(): Promise<CommandResult> {
  const modelOf = cacheModels(await prepareJudge());
  const headwords = headwordsOf((await readWords()).values());
  const isExplained = (mistake: Mistake): boolean =>
    mistake.explanation !== undefined || wordTypedInstead(headwords, mistake) !== null;
  const refused = caseTables
    .flatMap(({ cases }) => cases)
    .map((row) => finish(judgesInSteps[row.mode ?? 'translate'](modelOf(questionOf(row)), row.typed)))
    .filter((judged) => !isRight(judged));
  const shareOf = (explains: (mistake: Mistake) => boolean): string => {
    const explained = refused.filter(({ mistakes }) => mistakes.some(explains)).length;
    return `${explained} of ${refused.length} wrong answers (${((explained / refused.length) * PERCENT).toFixed(1)} %)`;
  };
  const output = [
    `explained: ${shareOf(isExplained)}`,
    `by a contrast or a grammar point: ${shareOf(({ explanation }) => explanation !== undefined)}`,
    ...unexplainedIn(refused, isExplained).map(({ text, count }) => `${count}\t${text}`),
  ].join('\n');
  return { output, exitCode: 0 };
}

/** Each as code, expected and typed side. */
function unexplainedIn(judgements: readonly Judgement[], isExplained: (mistake: Mistake) => boolean) {
  const counts = new Map<string, number>();
  for (const { mistakes } of judgements)
    for (const mistake of mistakes) {
      if (isExplained(mistake)) continue;
      const text = `${mistake.code}\t${mistake.model.text}\t${mistake.typed.text}`;
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .toSorted((a, b) => b.count - a.count || a.text.localeCompare(b.text));
}
