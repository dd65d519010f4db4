import { isDeepStrictEqual } from 'node:util';
import { SENTENCES_PER_LESSON_MAX } from '#contract/content-limits.ts';
import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import type { TypedSentence } from '#contract/contributions/typed-content.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { sentenceCsvRefusals } from '#contract/texts/sentence-analysis.ts';
import type { LineError } from '#server/csv/csv.ts';
import { createPause, type Pause } from '#server/in-slices.ts';
import { fieldsOf } from '../piece-kinds.ts';
import { keysOf } from './inspect-duplicates.ts';
import { type ReadRow, readRow } from './read-row.ts';
import type { SentenceRow } from './sentence-csv.ts';

/** A line of the file, and the sentence that it creates or changes. */
export interface PlannedSentence {
  readonly line: number;
  readonly fields: TypedSentence;
}

export interface PlannedEdit extends PlannedSentence {
  readonly before: ContributedSentence;
}

export interface SentencePlan {
  readonly created: readonly PlannedSentence[];
  readonly edited: readonly PlannedEdit[];
  readonly unchanged: readonly PlannedEdit[];
  readonly errors: readonly LineError[];
}

/** What an import would change in a lesson. */
export async function planSentenceImport(
  rows: readonly SentenceRow[],
  lesson: readonly ContributedSentence[],
  pause: Pause = createPause(),
): Promise<SentencePlan> {
  const judge = createJudge(lesson);
  const created: PlannedSentence[] = [];
  const edited: PlannedEdit[] = [];
  const unchanged: PlannedEdit[] = [];
  const errors: LineError[] = [];

  for (const row of rows) {
    const { line } = row;
    const verdict = judge(row);
    if (verdict.error !== undefined) errors.push({ line, message: verdict.error });
    else if (!verdict.before) created.push({ line, fields: verdict.fields });
    else {
      const { fields, before } = verdict;
      const isSame = isDeepStrictEqual(fieldsOf('sentences', fields), fieldsOf('sentences', before));
      (isSame ? unchanged : edited).push({ line, fields, before });
    }
    await pause();
  }
  return { created, edited, unchanged, errors };
}

function createJudge(lesson: readonly ContributedSentence[]) {
  /** The line of the file that used a sentence before, by its id and by its text. */
  const lineOf = new Map<number | string, number>();
  let room = SENTENCES_PER_LESSON_MAX - lesson.filter(({ deletedAt }) => deletedAt === null).length;

  return (row: SentenceRow): ReadRow => {
    const read = readRow(row, lesson);
    if (read.error !== undefined) return read;
    const { fields, before } = read;
    const textKey = Object.values(keysOf(fields)).join('\0');
    const earlier = lineOf.get(before?.id ?? textKey);
    if (earlier !== undefined) return { error: sentenceCsvRefusals.sameAsLine(earlier) };
    if (!before && --room < 0) return { error: contributionRefusals.lessonFull(SENTENCES_PER_LESSON_MAX) };
    lineOf.set(textKey, row.line);
    if (before) lineOf.set(before.id, row.line);
    return read;
  };
}
