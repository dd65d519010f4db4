import { kanjiOf } from '../japanese/kana.ts';
import { romajiToKana } from '../japanese/romaji.ts';
import type { SearchIndex } from './index-entries.ts';
import { japaneseKey } from './japanese-keys.ts';
import type { WholeKeys } from './key-table.ts';
import type { Query } from './read-query.ts';

const KANA =
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゃゅょっー';
const LATIN = 'abcdefghiklmnopqrstuvxy';
/** A long text has too many variants, and rarely only one typo. */
const KEY_MAX_CHARS = 24;

/** Words that were missed because of one typo. */
export function nearMisses(
  index: SearchIndex,
  { text, readings, syllables }: Query,
  limit: number,
): string[] {
  const places = new Set<number>();
  const look = (table: WholeKeys, key: string, letters: string) => {
    for (const edited of oneEditAway(key, letters)) for (const place of table.get(edited)) places.add(place);
  };
  for (const key of readings) {
    look(index.japanese.words, key, KANA);
    for (const character of kanjiOf(key))
      for (const place of index.japanese.characters.containing([character], () => true, 2)) places.add(place);
  }
  for (const kana of romajiOneEditAway(text))
    for (const place of index.japanese.words.get(kana)) places.add(place);
  const phrase = syllables.map(({ plain }) => plain).join('');
  if (/^[a-z0-9]+$/.test(phrase)) {
    look(index.meanings.whole, phrase, LATIN);
    look(index.hanViet.whole, phrase, LATIN);
  }
  const words = [...places].toSorted((a, b) => a - b).map((place) => index.entries[place]?.kanji ?? '');
  return [...new Set(words)].filter(Boolean).slice(0, limit);
}

/** A typo in romaji is in its Latin letters: gakkuo has no counterpart in kana. */
function romajiOneEditAway(text: string): string[] {
  const letters = text.toLowerCase();
  if (!/^[a-z]+$/.test(letters)) return [];
  return [...oneEditAway(letters, '')].flatMap((edited) => {
    const kana = romajiToKana(edited);
    return kana ? [japaneseKey(kana)] : [];
  });
}

/** Every text that differs by one added, missing or replaced letter, or by two swapped letters. */
function* oneEditAway(key: string, letters: string): Generator<string> {
  if (key.length < 2 || key.length > KEY_MAX_CHARS) return;
  for (let at = 0; at <= key.length; at++) {
    const head = key.slice(0, at);
    const tail = key.slice(at);
    if (tail !== '') yield head + tail.slice(1);
    if (tail.length > 1) yield head + tail.charAt(1) + tail.charAt(0) + tail.slice(2);
    for (const letter of letters) {
      yield head + letter + tail;
      if (tail !== '') yield head + letter + tail.slice(1);
    }
  }
}
