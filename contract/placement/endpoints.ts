import { codesOf } from '../codes-of.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pathLevelNames } from '../texts/path.ts';
import { placementQuestionTexts } from '../texts/placement.ts';
import { z } from '../zod.ts';

const count = z.int().check(z.minimum(0));

const placementQuestion = z.object({
  /** The index of its unit. */
  unit: count,
  asks: codesOf(placementQuestionTexts),
  /** Japanese with the readings of its kanji, or kana. A blank is ＿. */
  japanese: z.string(),
  /** What the whole sentence means, where that is not the question. */
  vietnamese: z.optional(z.string()),
  choices: z.array(z.string()),
  /** The index of the right choice. */
  right: count,
});
export type PlacementQuestion = z.output<typeof placementQuestion>;

const placementUnit = z.object({ id: z.string(), title: z.string(), level: codesOf(pathLevelNames) });
export type PlacementUnit = z.output<typeof placementUnit>;

export const getPlacement = defineEndpoint({
  method: 'GET',
  path: '/api/placement',
  summary: 'Những câu hỏi của bài xếp chặng, theo từng chặng của lộ trình',
  access: 'anyone',
  kept: 'shared',
  limits: ['coursePerAddress'],
  output: z.object({ units: z.array(placementUnit), questions: z.array(placementQuestion) }),
});
