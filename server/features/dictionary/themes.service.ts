import type { ThemeCount, ThemeWords } from '#contract/dictionary/theme-endpoints.ts';
import { type Theme, THEMES } from '#contract/dictionary/themes.ts';
import { FREQUENCIES } from '#contract/dictionary/word-fields.ts';
import { ITEM_LEVELS } from '#contract/levels.ts';
import { THEME_WORDS_TASTED } from '#contract/limits.ts';
import { themeTexts } from '#contract/texts/themes.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import { notFound } from '#server/http/errors.ts';
import { mapInSlices } from '#server/in-slices.ts';
import { oncePerEdition } from '#server/once-per-edition.ts';
import type { ItemRow } from './items.repository.ts';
import { asShortItem } from './present-item.ts';
import type { SearchService } from './search.service.ts';

interface ThemesParts {
  readonly search: Pick<SearchService, 'rows'>;
  readonly kanji: KanjiService;
}

/** The words by field of life. */
export function createThemesService({ search, kanji }: ThemesParts) {
  const commonness = ({ frequency, kanji: spelling, hiragana }: ItemRow): number => {
    const known = frequency ?? kanji.wordFacts([spelling], hiragana)?.frequency ?? null;
    return known === null ? FREQUENCIES.length : FREQUENCIES.indexOf(known);
  };
  const wordsByTheme = oncePerEdition(async (rows: ReadonlyMap<number, ItemRow>) => {
    const placed = await mapInSlices(
      [...rows.values()].filter(({ themes }) => themes.length > 0),
      (row) => ({ row, level: ITEM_LEVELS.indexOf(row.type), common: commonness(row) }),
    );
    const inOrder = placed.toSorted(
      (a, b) => a.level - b.level || a.common - b.common || a.row.id - b.row.id,
    );
    const byTheme = new Map(THEMES.map((theme): [Theme, ItemRow[]] => [theme, []]));
    for (const { row } of inOrder) for (const theme of row.themes) byTheme.get(theme)?.push(row);
    return byTheme;
  });

  return {
    /** Only themes that have words: an owner may have deleted those of one. */
    async list(): Promise<ThemeCount[]> {
      const byTheme = await wordsByTheme(await search.rows());
      return [...byTheme]
        .filter(([, words]) => words.length > 0)
        .map(([theme, words]) => ({
          theme,
          words: words.length,
          first: words.slice(0, THEME_WORDS_TASTED).map((word) => word.kanji),
        }));
    },

    async theme(name: string): Promise<ThemeWords> {
      const theme = THEMES.find((known) => known === name);
      if (!theme) throw notFound(themeTexts.unknown);
      const rows = (await wordsByTheme(await search.rows())).get(theme) ?? [];
      const words = await mapInSlices(rows, (row) => ({
        ...asShortItem(row),
        ruby: kanji.rubyOf(row.kanji, row.hiragana),
      }));
      return { theme, words };
    },
  };
}

export type ThemesService = ReturnType<typeof createThemesService>;
