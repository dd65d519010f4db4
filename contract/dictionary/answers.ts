import type { NameKind } from '#core/names/name.ts';
import { defineEndpoint, inBody } from '../endpoint.ts';
import { lookedUpText } from '../fields.ts';
import { SEARCH_MAX_CHARS } from '../limits.ts';
import { typedTextName } from '../texts/search.ts';
import { z } from '../zod.ts';
import { kanjiCard } from './word.ts';

const NAME_KINDS = [
  'full',
  'family',
  'prefecture',
  'city',
  'ward',
  'district',
  'region',
  'country',
  'foreign-city',
  'female',
  'male',
  'given',
  'place',
  'foreign-full',
  'foreign-family',
  'foreign-given',
] as const satisfies readonly NameKind[];

/** A person's name or a place. */
const nameAnswer = z.object({
  spelling: z.string(),
  reading: z.string(),
  /** As it is usually written in Latin letters, or in Vietnamese. */
  latin: z.string(),
  kind: z.enum(NAME_KINDS),
  hanViet: z.string(),
});
export type NameAnswer = z.output<typeof nameAnswer>;

/** What may have been meant: the text to search for, and what it is in the other language. */
const nearWord = z.object({ text: z.string(), gloss: z.string() });
export type NearWord = z.output<typeof nearWord>;

/** What a search can answer without an entry of the dictionary. */
const searchAnswers = z.object({
  /** Whether there are words that are the typed text. */
  hasEntry: z.boolean(),
  /** Whether names come before the words: none of them is spelt or read like the text. */
  namesFirst: z.boolean(),
  names: z.array(nameAnswer),
  /** How the typed number is said, the most usual reading first; empty if it is no number. */
  numberReadings: z.array(z.string()),
  /** The characters of a text without an entry, and a character alone. */
  characters: z.array(kanjiCard),
  /** Words that differ by a typo, if nothing else is the text. */
  nearWords: z.array(nearWord),
});
export type SearchAnswers = z.output<typeof searchAnswers>;

export const answerSearch = defineEndpoint({
  method: 'GET',
  path: '/api/items/answers',
  summary: 'Những gì trả lời được ngoài các mục từ: tên người, địa danh, cách đọc số, chữ Hán, từ gần giống',
  access: 'anyone',
  kept: 'shared',
  limits: ['searchPerAddress'],
  query: z.object({ kanji: z._default(lookedUpText(SEARCH_MAX_CHARS), '') }),
  fieldNames: { kanji: typedTextName },
  output: searchAnswers,
});

export const answerSharedText = inBody(answerSearch);
