import { switchedOffRules } from '#contract/contributions/typed-content.ts';
import { SENTENCE_REGISTERS } from '#contract/levels.ts';
import { z } from '#contract/zod.ts';
import { readStored } from '#app/lib/choices/read-stored.ts';
import { storage } from '#app/lib/choices/storage.ts';
import { draftPrefix } from '#app/lib/session/own-keys.ts';

/**
 * Typed text is stored in this browser until it is saved or discarded, so that a reload, a closed tab or an expired
 * session loses nothing. The key contains the id of the author, so nobody else sees it; a logout erases it, after it has told.
 */

/** A draft of another version is ignored. */
const VERSION = 2;

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
    focus: z.array(z.string()),
    rulesOff: switchedOffRules,
  }),
});
export type SentenceDraft = Omit<z.output<typeof storedDraft>, 'version'>;

/** The owner and the sentence of a draft. Each lesson has one draft of a new sentence. */
export interface DraftPlace {
  readonly userId: number | null;
  readonly lessonId: number;
  readonly sentenceId: number | null;
}

const keyOf = ({ userId, lessonId, sentenceId }: DraftPlace): string =>
  `${draftPrefix(userId)}${lessonId} ${sentenceId ?? 'new'}`;

export const readDraft = (place: DraftPlace): SentenceDraft | null =>
  readStored(storage.get(keyOf(place)), storedDraft);

export const storeDraft = (place: DraftPlace, { typed, revision }: SentenceDraft): void =>
  storage.set(keyOf(place), JSON.stringify({ version: VERSION, revision, typed }));

export const dropDraft = (place: DraftPlace): void => storage.remove(keyOf(place));
