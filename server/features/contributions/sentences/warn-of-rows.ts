import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import { sentenceCsvWarnings, sentenceWarnings } from '#contract/texts/sentence-analysis.ts';
import type { AnalysedAnswer } from '#core/japanese/notation/analysed-answer.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import type { LineError } from '#server/csv/csv.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import { AppError } from '#server/http/errors.ts';
import { finishInSlices, mapInSlices } from '#server/in-slices.ts';
import { keysOf, twinsIn, warnOfTwins } from './inspect-duplicates.ts';
import { type CheckedAnswer, inspectLeaks } from './inspect-leaks.ts';
import { warnOfMisfit } from './inspect-reading.ts';
import { inspectTexts } from './inspect-texts.ts';
import type { PlannedSentence, SentencePlan } from './plan-sentence-import.ts';

type Analysis = Pick<SentenceAnalysisService, 'analyse'>;

/** Warnings for the author of a file, line by line. Unchanged rows need none. */
export async function warnOfRows(
  { created, edited, unchanged }: SentencePlan,
  lesson: readonly ContributedSentence[],
  analysis: Analysis,
): Promise<LineError[]> {
  const touched = new Set([...edited, ...unchanged].map(({ before }) => before.id));
  const beside = lesson.filter(({ id }) => !touched.has(id));
  const changed = [...created, ...edited];
  const ofTexts = await mapInSlices(changed, (row) => warnOfTexts(row, beside));
  const found = [
    ...ofTexts.flat(),
    ...warnOfRepetitions([...changed, ...unchanged]),
    ...(await warnOfWords(changed, analysis)),
  ];
  return found.toSorted((a, b) => a.line - b.line);
}

const warnOfTexts = ({ line, fields }: PlannedSentence, beside: readonly ContributedSentence[]) =>
  [...inspectTexts(fields), ...warnOfTwins(twinsIn(beside, fields, undefined))].map(({ message }) => ({
    line,
    message,
  }));

/** Two lines with the same text in one of the languages. */
function warnOfRepetitions(rows: readonly PlannedSentence[]): LineError[] {
  const lines = { japanese: new Map<string, number>(), vietnamese: new Map<string, number>() };
  const found: LineError[] = [];
  for (const { line, fields } of rows.toSorted((a, b) => a.line - b.line)) {
    const { japanese, vietnamese } = keysOf(fields);
    const [jp, vi] = [lines.japanese.get(japanese), lines.vietnamese.get(vietnamese)];
    if (jp !== undefined) found.push({ line, message: sentenceCsvWarnings.japaneseAsLine(jp) });
    if (vi !== undefined) found.push({ line, message: sentenceCsvWarnings.vietnameseAsLine(vi) });
    lines.japanese.set(japanese, jp ?? line);
    lines.vietnamese.set(vietnamese, vi ?? line);
  }
  return found;
}

/** What only the words of a sentence tell: whether the reading fits, and whether an answer multiplies out to a mistake. */
async function warnOfWords(rows: readonly PlannedSentence[], analysis: Analysis): Promise<LineError[]> {
  const found: LineError[] = [];
  try {
    for (const { line, fields } of rows) {
      const { jpSentence, reading, accepted } = fields;
      const { answers } = await analysis.analyse({ jpSentence, reading: '', accepted, blocked: [] });
      const misfits = reading === '' ? [] : warnOfMisfit(saidTokens(answers[0]?.parts ?? []), reading);
      const leaks = await finishInSlices(inspectLeaks(answers.map(toCheck)));
      found.push(...[...misfits, ...leaks].map(({ message }) => ({ line, message })));
    }
    return found;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [{ line: rows[0]?.line ?? 1, message: sentenceWarnings['tokenizer-away'] }];
  }
}

/** The model answer comes first. */
const toCheck = ({ parts }: AnalysedAnswer, at: number): CheckedAnswer =>
  at === 0 ? { parts, field: 'jpSentence', index: null } : { parts, field: 'accepted', index: at - 1 };
