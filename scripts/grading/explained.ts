import { isRight, judgesInSteps } from '#core/grading/judge.ts';
import type { Judgement, Mistake } from '#core/grading/judgement.ts';
import { finish } from '#core/steps.ts';
import type { CommandResult } from '../command-result.ts';
import { cacheModels } from './cache-models.ts';
import { caseTables, questionOf } from './case-tables.ts';
import { prepareJudge } from './prepare-judge.ts';

const PERCENT = 100;

/** How many wrong answers of the judge's tables are explained, and which mistakes are not, the most frequent first. */
export async function countExplained(): Promise<CommandResult> {
  const modelOf = cacheModels(await prepareJudge());
  const refused = caseTables
    .flatMap(({ cases }) => cases)
    .map((row) => finish(judgesInSteps[row.mode ?? 'translate'](modelOf(questionOf(row)), row.typed)))
    .filter((judged) => !isRight(judged));
  const explained = refused.filter(({ mistakes }) => mistakes.some(isExplained)).length;
  const share = ((explained / refused.length) * PERCENT).toFixed(1);
  const output = [
    `${explained} of ${refused.length} wrong answers are explained (${share} %)`,
    ...unexplainedIn(refused).map(({ text, count }) => `${count}\t${text}`),
  ].join('\n');
  return { output, exitCode: 0 };
}

const isExplained = ({ explanation }: Mistake): boolean => explanation !== undefined;

/** Each as code, expected and typed side. */
function unexplainedIn(judgements: readonly Judgement[]) {
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
