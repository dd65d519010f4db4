import { defineEndpoint } from '../endpoint.ts';
import { ITEM_LEVELS, type ItemLevel } from '../levels.ts';
import { z } from '../zod.ts';

/** The levels of each pack that a browser can keep: the words of a level and of everything easier. */
export const PACK_LEVELS = {
  'n5-n4': ['N5', 'N4'],
  'n5-n3': ['N5', 'N4', 'N3'],
  'n5-n1': ITEM_LEVELS,
} as const satisfies Readonly<Record<string, readonly ItemLevel[]>>;
export type PackName = keyof typeof PACK_LEVELS;
export const PACK_NAMES = Object.keys(PACK_LEVELS) as readonly PackName[];

const packInfo = z.object({
  pack: z.enum(PACK_NAMES),
  /** Changes with the words of the pack, and only with them. */
  edition: z.string(),
  words: z.int(),
  /** The length of its text. */
  bytes: z.int(),
  /** What is sent, compressed. */
  downloadBytes: z.int(),
});
export type PackInfo = z.output<typeof packInfo>;

export const listPacks = defineEndpoint({
  method: 'GET',
  path: '/api/dictionary/packs',
  summary: 'Các gói từ điển tải về máy được, với phiên bản và dung lượng',
  access: 'anyone',
  limits: ['itemListPerAddress'],
  output: z.array(packInfo),
});

/** The text of a pack, as `core/pack/pack-data.ts` describes it. */
export const getPack = defineEndpoint({
  method: 'GET',
  path: '/api/dictionary/packs/{pack}',
  summary: 'Một gói từ điển',
  access: 'anyone',
  limits: ['packPerAddress'],
  params: z.object({ pack: z.string() }),
  answers: 'text',
  contentType: 'application/json; charset=utf-8',
});
