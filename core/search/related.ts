import { kanjiOf } from '../japanese/kana.ts';
import { syllablesOf } from '../vietnamese/syllables.ts';
import type { SearchEntry } from './entry.ts';
import type { SearchIndex } from './index-entries.ts';

export interface Related {
  readonly id: number;
  /** The shared character or Hán Việt syllable. */
  readonly shares: string;
}

/**
 * Words that share a character with this one, for each character in turn; then words that share a Hán Việt syllable.
 */
export function relatedTo(index: SearchIndex, word: SearchEntry, limit: number): Related[] {
  const found = new Map<number, string>();
  const take = (shares: string, places: readonly number[]) => {
    for (const place of places) {
      const id = index.entries[place]?.id;
      if (id !== undefined && id !== word.id && !found.has(id)) found.set(id, shares);
    }
  };
  const characters = [...new Set(kanjiOf(word.kanji))];
  const each = Math.ceil(limit / Math.max(1, characters.length)) + 1;
  for (const character of characters)
    take(character, index.japanese.characters.containing([character], any, each));
  for (const syllable of word.sino.split(' ').filter(Boolean)) {
    if (found.size >= limit) break;
    take(syllable, index.hanViet.syllables.containing(piecesOf(syllable), sharing(syllable), limit));
  }
  return [...found].slice(0, limit).map(([id, shares]) => ({ id, shares }));

  function sharing(syllable: string) {
    return (place: number) => index.entries[place]?.sino.split(' ').includes(syllable) === true;
  }
}

const any = () => true;
const piecesOf = (syllable: string) => syllablesOf(syllable).map(({ plain }) => plain);
