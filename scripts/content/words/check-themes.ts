import { THEMES } from '#contract/dictionary/themes.ts';
import type { Word } from './word.ts';

const THEMES_MAX = 4;
/** Fewer words than this are no list. */
const WORDS_OF_THEME_MIN = 12;

/** Every word is in a list, and in few. The loader checks the names. */
export function checkThemes({ themes }: Word): string[] {
  if (themes.length === 0 || themes.length > THEMES_MAX)
    return [`has ${themes.length} themes, needs 1 to ${THEMES_MAX}`];
  return new Set(themes).size < themes.length ? ['has a theme twice'] : [];
}

export const checkThemeSizes = (words: readonly Word[]): string[] =>
  THEMES.map((theme) => ({ theme, size: words.filter(({ themes }) => themes.includes(theme)).length }))
    .filter(({ size }) => size < WORDS_OF_THEME_MIN)
    .map(({ theme, size }) => `${theme} has ${size} words, needs ${WORDS_OF_THEME_MIN}`);
