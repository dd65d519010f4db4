import { shortItem } from '../dictionary/item.ts';
import { shortPoint } from '../grammar/short-grammar.ts';
import { z } from '../zod.ts';

/** A word in the list of what a lesson introduces. */
export const listedWord = z.extend(shortItem, {
  /** The headword with its readings: `勉[べん]強[きょう]`. */
  ruby: z.string(),
});
export type ListedWord = z.output<typeof listedWord>;

/** A word on its card. */
export const introducedWord = z.extend(listedWord, {
  example: z.nullable(z.object({ text: z.string(), ruby: z.string(), translate: z.string() })),
});
export type IntroducedWord = z.output<typeof introducedWord>;

/** A grammar point on its card. Japanese has the readings of its kanji: `本[ほん]を読[よ]む`. */
export const introducedPoint = z.extend(shortPoint, {
  formation: z.array(z.string()),
  /** The beginning of its explanation. */
  explanation: z.string(),
  examples: z.array(z.object({ ja: z.string(), vi: z.string() })),
  /** What Vietnamese learners often write, without readings, and what is right. */
  mistake: z.nullable(z.object({ wrong: z.string(), right: z.string(), why: z.string() })),
});
export type IntroducedPoint = z.output<typeof introducedPoint>;

/** What a learner meets before the first sentence of a lesson. */
export const introduction = z.object({
  lessonId: z.int(),
  words: z.array(introducedWord),
  points: z.array(introducedPoint),
  /** What the sentences need besides, easier or met before. */
  moreWords: z.array(listedWord),
  morePoints: z.array(shortPoint),
});
export type Introduction = z.output<typeof introduction>;

/** The same for its author, from the newest versions of the sentences. */
export const draftIntroduction = z.object({
  /** What is introduced first unless the author chooses, and everything else. */
  words: z.object({ first: z.array(shortItem), more: z.array(shortItem) }),
  points: z.object({ first: z.array(shortPoint), more: z.array(shortPoint) }),
  /** Words and grammar that nothing explains, with the first sentence that has them. */
  uncovered: z.array(z.object({ kind: z.enum(['word', 'grammar']), text: z.string(), sentence: z.string() })),
});
export type DraftIntroduction = z.output<typeof draftIntroduction>;
