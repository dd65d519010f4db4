import { codesOf } from '../codes-of.ts';
import { defineEndpoint } from '../endpoint.ts';
import { themeNames } from '../texts/themes.ts';
import { z } from '../zod.ts';
import { linkedItem } from './word.ts';

const theme = codesOf(themeNames);

const themeCount = z.object({
  theme,
  words: z.int(),
  /** The first words of the list, as a taste. */
  first: z.array(z.string()),
});
export type ThemeCount = z.output<typeof themeCount>;

export const listThemes = defineEndpoint({
  method: 'GET',
  path: '/api/themes',
  summary: 'Các chủ đề từ vựng và số từ của mỗi chủ đề',
  access: 'anyone',
  kept: 'shared',
  limits: ['itemListPerAddress'],
  output: z.array(themeCount),
});

const themeWords = z.object({
  theme,
  /** The easiest first, and of one level the most common first. */
  words: z.array(linkedItem),
});
export type ThemeWords = z.output<typeof themeWords>;

export const getTheme = defineEndpoint({
  method: 'GET',
  path: '/api/themes/{theme}',
  summary: 'Các từ của một chủ đề, dễ trước khó sau',
  access: 'anyone',
  kept: 'shared',
  limits: ['itemListPerAddress'],
  params: z.object({ theme: z.string() }),
  output: themeWords,
});
