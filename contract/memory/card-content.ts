import type { CarriedModels } from '#core/grading/carried-models.ts';
import { exercise } from '../exercises/exercise.ts';
import { z } from '../zod.ts';

const word = z.object({
  kind: z.literal('word'),
  id: z.int(),
  /** The word with its reading: `学校[がっこう]`. */
  ruby: z.string(),
  kanji: z.string(),
  hiragana: z.string(),
  sino: z.string(),
  mean: z.string(),
  /** Every way to write it: each is a right answer when the word is typed. */
  spellings: z.array(z.string()),
  example: z.nullable(z.object({ ja: z.string(), vi: z.string() })),
});

const kana = z.object({ kind: z.literal('kana'), kana: z.string(), romaji: z.string() });

const kanji = z.object({
  kind: z.literal('kanji'),
  kanji: z.string(),
  hanViet: z.array(z.string()),
  meaning: z.string(),
  on: z.array(z.string()),
  kun: z.array(z.string()),
  /** The words of the dictionary that show it best. */
  words: z.array(z.object({ ruby: z.string(), mean: z.string() })),
});

/** A sentence to translate, or a blank in it, with what the judge needs in a browser. */
const sentence = z.object({
  kind: z.literal('sentence'),
  exercise,
  judge: z.custom<CarriedModels>(),
});

/** A card of the learner's own, as they wrote it. */
const own = z.object({
  kind: z.literal('own'),
  id: z.string(),
  front: z.string(),
  back: z.string(),
  reading: z.string(),
  note: z.string(),
  deck: z.string(),
});

/** What is on a card. */
export const cardContent = z.discriminatedUnion('kind', [word, kana, kanji, sentence, own]);
export type CardContent = z.output<typeof cardContent>;
export type WordContent = z.output<typeof word>;
export type KanaContent = z.output<typeof kana>;
export type KanjiContent = z.output<typeof kanji>;
export type OwnContent = z.output<typeof own>;
export type SentenceContent = z.output<typeof sentence>;
