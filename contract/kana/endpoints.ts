import { codesOf } from '../codes-of.ts';
import { defineEndpoint } from '../endpoint.ts';
import { kanaGroupNames, kanaScriptNames } from '../texts/kana.ts';
import { z } from '../zod.ts';

const shortRow = z.object({
  id: z.string(),
  script: codesOf(kanaScriptNames),
  group: codesOf(kanaGroupNames),
  title: z.string(),
  kana: z.array(z.object({ kana: z.string(), romaji: z.string() })),
});
export type ShortKanaRow = z.output<typeof shortRow>;

const lookAlikes = z.object({ kana: z.array(z.string()), tell: z.string() });

const soundNote = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  examples: z.array(
    z.object({
      kana: z.string(),
      vi: z.string(),
      /** What the voice says instead, where the kana alone do not tell the pitch. */
      say: z.optional(z.string()),
    }),
  ),
});
export type SoundNote = z.output<typeof soundNote>;

const kanaChart = z.object({
  /** Hiragana first, each script in the order in which it is learnt. */
  rows: z.array(shortRow),
  lookAlikes: z.array(lookAlikes),
  sounds: z.array(soundNote),
});
export type KanaChart = z.output<typeof kanaChart>;

export const getKanaChart = defineEndpoint({
  method: 'GET',
  path: '/api/kana',
  summary: 'Bảng kana: các hàng theo thứ tự học, những chữ dễ nhầm, những âm người Việt hay đọc sai',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  output: kanaChart,
});

const taughtKana = z.object({
  kana: z.string(),
  romaji: z.string(),
  remember: z.string(),
  pronounce: z.string(),
  /** The stroke drawings of its characters. */
  strokeFiles: z.array(z.string()),
});
export type TaughtKana = z.output<typeof taughtKana>;

const kanaWord = z.object({
  id: z.int(),
  kana: z.string(),
  /** As it is usually written; the same as `kana` for many words. */
  kanji: z.string(),
  mean: z.string(),
});
export type KanaWord = z.output<typeof kanaWord>;

const link = z.object({ id: z.string(), title: z.string() });

const kanaLesson = z.object({
  ...shortRow.shape,
  about: z.string(),
  kana: z.array(taughtKana),
  words: z.array(kanaWord),
  /** The kana of the rows before it in this script. */
  before: z.array(z.string()),
  lookAlikes: z.array(lookAlikes),
  previous: z.nullable(link),
  next: z.nullable(link),
});
export type KanaLesson = z.output<typeof kanaLesson>;

export const getKanaRow = defineEndpoint({
  method: 'GET',
  path: '/api/kana/{rowId}',
  summary: 'Một hàng kana: cách nhớ, cách đọc, nét viết, những từ đọc được',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  params: z.object({ rowId: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
  output: kanaLesson,
});
