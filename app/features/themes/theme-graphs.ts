import type { ThemeCount, ThemeWords } from '#contract/dictionary/theme-endpoints.ts';
import { paths } from '#contract/paths.ts';
import { themeNames, themeTexts } from '#contract/texts/themes.ts';
import { breadcrumbList, itemList, type TrailStep } from '#app/lib/head/schema-org.ts';

/** Structured data of the lists of words for search engines (schema.org). */

const lists: TrailStep = { label: themeTexts.title, to: paths.themes };

export const themesGraph = (origin: string, themes: readonly ThemeCount[]) => [
  breadcrumbList(origin, [lists]),
  itemList(
    origin,
    themeTexts.pageTitle,
    themes.map(({ theme }) => ({ name: themeNames[theme], path: paths.theme(theme) })),
  ),
];

export const themeGraph = (origin: string, { theme, words }: ThemeWords) => [
  breadcrumbList(origin, [lists, { label: themeNames[theme], to: paths.theme(theme) }]),
  itemList(
    origin,
    themeTexts.themeTitle(themeNames[theme]),
    words.map(({ id, kanji }) => ({ name: kanji, path: paths.word(id) })),
  ),
];
