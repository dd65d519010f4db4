import type { ShortItem } from '#contract/dictionary/item.ts';
import { WORD_LEVELS } from '#contract/levels.ts';
import { collectHeadwords, type Headword, type Headwords } from '#core/dictionary/headwords.ts';
import { finishInSlices } from '#server/in-slices.ts';
import { oncePerEdition } from '#server/once-per-edition.ts';

export type HeadwordEntry = Headword & ShortItem;
type Rows = ReadonlyMap<number, HeadwordEntry>;

export type HeadwordSource = () => Promise<Headwords<HeadwordEntry>>;

/** The dictionary by spelling, the easiest words first. A new edition of the dictionary is read once. */
export function createHeadwordSource(search: { rows(): Promise<Rows> }): HeadwordSource {
  const headwordsIn = oncePerEdition((rows: Rows) => finishInSlices(collectHeadwords(easiestFirst(rows))));
  return async () => headwordsIn(await search.rows());
}

const easiestFirst = (rows: Rows): HeadwordEntry[] =>
  [...rows.values()].toSorted(
    (a, b) => WORD_LEVELS.indexOf(a.type) - WORD_LEVELS.indexOf(b.type) || a.id - b.id,
  );
