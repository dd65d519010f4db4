import { ITEM_LEVELS } from '../levels.ts';
import { z } from '../zod.ts';

/** Grammar points and contrasts as links to their pages. Not with the whole ones: the search and words need only these. */

const level = z.enum(ITEM_LEVELS);

export const shortPoint = z.object({
  id: z.string(),
  level,
  /** Its title: 〜ている. */
  pattern: z.string(),
  meaning: z.string(),
});
export type ShortPoint = z.output<typeof shortPoint>;

export const shortContrast = z.object({ id: z.string(), level, title: z.string(), summary: z.string() });
export type ShortContrast = z.output<typeof shortContrast>;
