import { isKana, toHiragana } from '#core/japanese/kana.ts';
import type { SearchService } from '#server/features/dictionary/search.service.ts';
import { createPause } from '#server/in-slices.ts';
import { oncePerEdition } from '#server/once-per-edition.ts';

type Rows = Awaited<ReturnType<SearchService['rows']>>;
type Row = Rows extends ReadonlyMap<number, infer R> ? R : never;
type SpellingIndex = ReadonlyMap<string, readonly Row[]>;

/** 〜 stands for what comes before or after, as in 〜さん; notes of decks are compared without it. */
const SIGNS = /[\s〜～~]/gu;

function keyOf(spelling: string): string {
  const text = spelling.normalize('NFKC').replaceAll(SIGNS, '');
  return isKana(text) ? toHiragana(text) : text;
}

/** Words by how they are written and pronounced. */
const indexOf = oncePerEdition(makeIndex);

async function makeIndex(rows: Rows): Promise<SpellingIndex> {
  const index = new Map<string, Row[]>();
  const pause = createPause();
  for (const row of rows.values()) {
    const keys = new Set([row.kanji, row.hiragana, ...row.variants.split('、')].map(keyOf));
    for (const key of keys) {
      const words = index.get(key);
      if (words) words.push(row);
      else if (key !== '') index.set(key, [row]);
    }
    const paused = pause();
    if (paused) await paused;
  }
  return index;
}

/** The words that are written so, or pronounced so if the spelling is kana. Spellings without a word are left out. */
export async function lookUpSpellings(rows: Rows, spellings: readonly string[]) {
  const index = await indexOf(rows);
  const words = [...new Set(spellings)].flatMap((spelling) => {
    const found = index.get(keyOf(spelling));
    return found
      ? [{ spelling, items: found.map(({ id, kanji, hiragana, mean }) => ({ id, kanji, hiragana, mean })) }]
      : [];
  });
  return { words };
}
