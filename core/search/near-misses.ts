import { hasKanji, kanjiOf } from '../japanese/kana.ts';
import { romajiToKana } from '../japanese/romaji.ts';
import type { SearchIndex } from './index-entries.ts';
import { japaneseKey } from './japanese-keys.ts';
import type { Places, WholeKeys } from './key-table.ts';
import type { Query } from './read-query.ts';

const KANA =
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゃゅょっー';
const LATIN = 'abcdefghiklmnopqrstuvxy';
/** A long text has too many variants, and rarely only one typo. */
const KEY_MAX_CHARS = 24;

/** The letters of romaji. Converting is slow, so only short words are tried with each of them. */
const ROMAJI = 'aiueokstnhmyrwgzdbp';
const ROMAJI_MAX_CHARS = 10;

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
    // 田 and 中 are no typos of 田中.
    if (!hasKanji(key) || key.length >= CHARACTERS_MIN) look(index.japanese.words, key, KANA);
    for (const place of withOneOtherCharacter(index, key)) places.add(place);
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

/** Two characters with one in common are two words; of three, one can be a typo: 図書官 for 図書館. */
const CHARACTERS_MIN = 3;

function withOneOtherCharacter({ japanese }: SearchIndex, key: string): Places {
  const characters = kanjiOf(key);
  if (key.length < CHARACTERS_MIN || key.length > KEY_MAX_CHARS) return [];
  const isNear = (place: number) => differences(japanese.keys[place]?.spelling ?? '', key) === 1;
  return characters.flatMap((_, at) => {
    const others = characters.toSpliced(at, 1);
    return others.length === 0 ? [] : japanese.characters.containing(others, isNear, 2);
  });
}

/** In how many places two texts of one length differ. */
const differences = (a: string, b: string): number =>
  a.length === b.length ? Array.from(a).filter((letter, at) => letter !== b[at]).length : Infinity;

/** A typo in romaji is in its Latin letters: gakkuo has no counterpart in kana. */
function romajiOneEditAway(text: string): string[] {
  const letters = text.toLowerCase();
  if (!/^[a-z]+$/.test(letters)) return [];
  const added = letters.length <= ROMAJI_MAX_CHARS ? ROMAJI : '';
  return [...new Set(oneEditAway(letters, added))].flatMap((edited) => {
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
