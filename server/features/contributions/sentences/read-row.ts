import { isDeepStrictEqual } from 'node:util';
import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import { type TypedSentence, typedSentence } from '#contract/contributions/typed-content.ts';
import { idText } from '#contract/fields.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { sentenceCsvRefusals, sentenceToolsFieldNames as names } from '#contract/texts/sentence-analysis.ts';
import { z } from '#contract/zod.ts';
import { AppError } from '#server/http/errors.ts';
import { check } from '#server/http/requests/validation.ts';
import { fieldsOf } from '../piece-kinds.ts';
import { readSentence } from '../read-sentence.ts';
import { fieldsInRow, type SentenceRow } from './sentence-csv.ts';

/** The content of a row, and the sentence that it changes; null for a new one. */
export type ReadRow =
  | { readonly error: string }
  | {
      readonly fields: TypedSentence;
      readonly before: ContributedSentence | null;
      readonly error?: never;
    };

/** Checks a row with the same rules as a typed sentence. */
export function readRow(row: SentenceRow, lesson: readonly ContributedSentence[]): ReadRow {
  const found = findSentence(row, lesson);
  if (found.error !== undefined) return found;
  const { before } = found;
  const typed = fieldsInRow(row, before);
  // Unchanged fields are accepted as they are, even if today's rules would refuse them.
  const stored = before && fieldsOf('sentences', before);
  if (stored && isDeepStrictEqual(typed, stored)) return { fields: stored, before };
  const read = readFields(typedSentence, typed);
  if (read.error === undefined) return { fields: read.fields, before };
  // Check each field separately, so that all mistakes are reported at once.
  const mistakes = FIELDS.flatMap((field) => readFields(field, typed).error ?? []);
  return { error: mistakes.join(' ') || read.error };
}

type UnreadFields = ReturnType<typeof fieldsInRow>;

/** A valid sentence, used to check one field at a time. */
const VALID_SENTENCE: TypedSentence = {
  viSentence: '',
  jpSentence: '水',
  reading: '',
  hint: '',
  accepted: [],
  blocked: [],
  register: 'free',
  focus: [],
  rulesOff: [],
};

/** A schema for each single field. */
const FIELDS = Object.entries(typedSentence.shape).map(([name, field]) => z.object({ [name]: field }));

function readFields(
  schema: z.ZodMiniType<Partial<TypedSentence>>,
  typed: UnreadFields,
): { fields: TypedSentence; error?: never } | { error: string } {
  const checked = check(schema, typed, { names });
  if (checked.problem) return { error: checked.problem.sentence };
  try {
    return { fields: readSentence({ ...VALID_SENTENCE, ...checked.data }) };
  } catch (error) {
    if (error instanceof AppError) return { error: error.message };
    throw error;
  }
}

const optionalId = z.object({ id: z._default(z.union([z.literal(''), idText]), '') });

function findSentence(
  { cells }: SentenceRow,
  lesson: readonly ContributedSentence[],
): { before: ContributedSentence | null; error?: never } | { error: string } {
  const checked = check(optionalId, cells, { names });
  if (checked.problem) return { error: checked.problem.sentence };
  const { id } = checked.data;
  if (id === '') return { before: null };
  const before = lesson.find((sentence) => sentence.id === id);
  if (!before) return { error: sentenceCsvRefusals.unknownId(id) };
  if (before.deletedAt !== null) return { error: sentenceCsvRefusals.deletedId(id) };
  return before.editable ? { before } : { error: contributionRefusals.notYours.sentences };
}
