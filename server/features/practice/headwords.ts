import type { ShortItem } from '#contract/dictionary/item.ts';
import { ITEM_LEVELS } from '#contract/levels.ts';
import { isKana, toHiragana } from '#core/japanese/kana.ts';

interface Headword extends ShortItem {
  /** Other spellings, divided by 、. */
  readonly variants: string;
}

type Rows = ReadonlyMap<number, Headword>;

/** The dictionary by spelling, as the words of a sentence ask it. */
export interface Headwords {
  readonly has: (spelling: string) => boolean;
  /** The entry of the first form that has one; of several, the one that is read most alike. */
  readonly find: (forms: readonly string[], reading: string) => Headword | null;
}

/** Resolves to other headwords whenever the dictionary was read anew. */
export function createHeadwordSource(search: { rows(): Promise<Rows> }): () => Promise<Headwords> {
  const made = new WeakMap<Rows, Headwords>();
  return async () => {
    const rows = await search.rows();
    const known = made.get(rows) ?? headwordsOf(rows);
    made.set(rows, known);
    return known;
  };
}

function headwordsOf(rows: Rows): Headwords {
  const written = new Map<string, Headword[]>();
  const spoken = new Map<string, Headword[]>();
  for (const row of rows.values()) {
    const variants = row.variants === '' ? [] : row.variants.split('、');
    for (const spelling of new Set([row.kanji, ...variants])) add(written, spelling, row);
    add(spoken, toHiragana(row.hiragana), row);
  }
  const rowsOf = (form: string) =>
    written.get(form) ?? (isKana(form) ? spoken.get(toHiragana(form)) : undefined) ?? [];
  return {
    has: (spelling) => written.has(spelling),
    find: (forms, reading) => {
      const found = forms.map(rowsOf).find((candidates) => candidates.length > 0) ?? [];
      const [best] = found.toSorted(
        (a, b) =>
          alike(b.hiragana, reading) - alike(a.hiragana, reading) ||
          ITEM_LEVELS.indexOf(a.type) - ITEM_LEVELS.indexOf(b.type) ||
          a.id - b.id,
      );
      return best ?? null;
    },
  };
}

/** How far two readings go together: an inflected word parts from its dictionary form near the end. */
function alike(headword: string, reading: string): number {
  const kana = toHiragana(headword);
  let length = 0;
  while (length < kana.length && kana[length] === reading[length]) length++;
  return kana === reading ? Number.POSITIVE_INFINITY : length;
}

function add(table: Map<string, Headword[]>, key: string, row: Headword): void {
  const known = table.get(key);
  if (known) known.push(row);
  else table.set(key, [row]);
}
