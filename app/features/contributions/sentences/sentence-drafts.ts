import { SENTENCE_REGISTERS } from '#contract/levels.ts';
import { z } from '#contract/zod.ts';
import { readStored } from '#app/lib/choices/read-stored.ts';
import { storage } from '#app/lib/choices/storage.ts';

/**
 * What is being typed, kept in this browser until it is saved or thrown away: a reload, a closed tab or an ended session
 * costs no sentence. The key names its author, so nobody else finds it.
 */

/** Of another version nothing is read: it counts as nothing kept. */
const VERSION = 1;

const storedDraft = z.object({
  version: z.literal(VERSION),
  revision: z.nullable(z.int()),
  typed: z.object({
    viSentence: z.string(),
    jpSentence: z.string(),
    reading: z.nullable(z.string()),
    hint: z.string(),
    accepted: z.array(z.string()),
    blocked: z.array(z.string()),
    register: z.enum(SENTENCE_REGISTERS),
  }),
});
export type SentenceDraft = Omit<z.output<typeof storedDraft>, 'version'>;

/** Whose draft of which sentence; a lesson has one draft of a new sentence. */
export interface DraftPlace {
  readonly userId: number | null;
  readonly lessonId: number;
  readonly sentenceId: number | null;
}

const keyOf = ({ userId, lessonId, sentenceId }: DraftPlace): string =>
  `sentence-draft ${userId} ${lessonId} ${sentenceId ?? 'new'}`;

export const readDraft = (place: DraftPlace): SentenceDraft | null =>
  readStored(storage.get(keyOf(place)), storedDraft);

export const keepDraft = (place: DraftPlace, { typed, revision }: SentenceDraft): void =>
  storage.set(keyOf(place), JSON.stringify({ version: VERSION, revision, typed }));

export const dropDraft = (place: DraftPlace): void => storage.remove(keyOf(place));
