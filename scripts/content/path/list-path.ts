import type { PathStep } from '#core/path/path.ts';
import type { Taught } from '#core/path/untaught.ts';
import type { CommandResult } from '../../command-result.ts';
import { checkSentenceReading, sentenceFromRuby } from '../sentences/check-sentence-reading.ts';
import { readMisreads } from '../sentences/misreads.ts';
import { lawLine, pathChecks } from './path-checks.ts';
import { lawReport, pathEntries, type ShippedPath, shippedPath } from './path.ts';

/** What each step teaches and what is wrong with the path; with the id of a unit, only its steps are listed. */
export async function listPath([only]: readonly string[]): Promise<CommandResult> {
  const shipped = await shippedPath();
  const report = await lawReport();
  const units = shipped.path.units.filter(({ id }) => only === undefined || id === only);
  const mistakes: string[] = [];
  for (const { find } of await pathChecks()) mistakes.push(...(await find()));
  mistakes.push(...(await checkReadings(shipped)));
  const output = [
    ...units.flatMap(({ id, title, steps }) => [
      `${id}: ${title}`,
      ...steps.flatMap((step) => stepLines(step, shipped, report.taught)),
    ]),
    ...mistakes.map((mistake) => `  ${mistake}`),
    lawLine(report),
    `${mistakes.length} errors`,
  ].join('\n');
  return { output, exitCode: mistakes.length === 0 ? 0 : 1 };
}

/** Misreadings that nothing needs are reported by the whole content check. */
async function checkReadings({ path, tokenize }: ShippedPath): Promise<string[]> {
  const misreads = await readMisreads();
  return pathEntries(path).flatMap(({ id, japanese }) =>
    japanese.flatMap((ja) =>
      checkSentenceReading(sentenceFromRuby(ja), tokenize, misreads).map((mistake) => `${id}: ${mistake}`),
    ),
  );
}

function stepLines(
  step: PathStep,
  { sources, sentences }: ShippedPath,
  taughtAfter: ReadonlyMap<string, Taught>,
): string[] {
  const head = `  ${step.id} (${step.kind}): ${step.title}`;
  if (step.kind !== 'lesson') return [head];
  const taught = taughtAfter.get(step.id);
  const words = step.words.map((id) => `${sources.word(id)?.kanji ?? '?'} ${id}`);
  return [
    head,
    `    words: ${words.join(', ')}`,
    `    points: ${step.points.map(({ id }) => id).join(', ')}`,
    ...step.sentences.map((id) => `    ${id} ${sentences.get(id)?.jpSentence ?? '?'}`),
    `    taught so far: ${taught?.words.size ?? 0} words, ${taught?.points.size ?? 0} points, numbers to ${taught?.numbersTo ?? 0}, counters ${[...(taught?.counters ?? [])].join(' ')}`,
  ];
}
