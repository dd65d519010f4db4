import { codesOf } from '../codes-of.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pathLevelNames, stepKindNames } from '../texts/path.ts';
import { z } from '../zod.ts';
import { pathStep } from './step.ts';

const shortStep = z.object({
  id: z.string(),
  kind: codesOf(stepKindNames),
  title: z.string(),
  /** The kana of a kana step: its progress is that of its kana. */
  kana: z.optional(z.array(z.string())),
  /** The row of a kana step: its page is that of the kana course. */
  row: z.optional(z.string()),
  /** Ids of the words that a lesson introduces. */
  words: z.optional(z.array(z.int())),
});
export type ShortStep = z.output<typeof shortStep>;

const shortUnit = z.object({
  id: z.string(),
  level: codesOf(pathLevelNames),
  title: z.string(),
  about: z.string(),
  steps: z.array(shortStep),
});
export type ShortUnit = z.output<typeof shortUnit>;

export const getPath = defineEndpoint({
  method: 'GET',
  path: '/api/path',
  summary: 'Lộ trình: các chặng và các bước theo thứ tự học',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  output: z.object({ units: z.array(shortUnit) }),
});

/** A word, a sentence, or a line of a dialogue or a text. */
const track = z.object({
  kind: z.enum(['word', 'sentence', 'line']),
  /** Of the word or the sentence, by which our voice knows the reading; a line has none. */
  id: z.nullable(z.int()),
  /** With the readings of its kanji. */
  ja: z.string(),
  vi: z.string(),
});
export type UnitTrack = z.output<typeof track>;

export const getUnitPlaylist = defineEndpoint({
  method: 'GET',
  path: '/api/path/units/{unitId}/playlist',
  summary: 'Mọi từ, câu và lời thoại của một chặng theo thứ tự học, để nghe liền một mạch',
  access: 'anyone',
  limits: ['coursePerAddress'],
  params: z.object({ unitId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
  output: z.object({ tracks: z.array(track) }),
});

export const getPathStep = defineEndpoint({
  method: 'GET',
  path: '/api/path/steps/{stepId}',
  summary: 'Một bước của lộ trình với mọi thứ cần để học: phần giới thiệu, các câu, hội thoại hay bài đọc',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  params: z.object({ stepId: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
  output: pathStep,
});
