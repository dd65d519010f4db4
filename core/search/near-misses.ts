import { hasKanji, isKatakana, kanjiOf } from '../japanese/kana.ts';
import { foldLongVowels } from '../japanese/long-vowels.ts';
import { romajiToKana } from '../japanese/romaji.ts';
import type { SearchIndex } from './index-entries.ts';
import { japaneseKey, pairsOf } from './japanese-keys.ts';
import type { Places, WholeKeys } from './key-table.ts';
import { nearPhrases, type NearWord } from './near-phrases.ts';
import { oneEditAway, withinEdits } from './one-edit-away.ts';
import type { Query } from './read-query.ts';

/** What a typo can put in. */
export const KANA =
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをんがぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽゃゅょっー';

/** The letters of romaji. Converting is slow, so only short words are tried with each of them. */
const ROMAJI = 'aiueokstnhmyrwgzdbp';
const ROMAJI_MAX_CHARS = 10;

/** Words that were missed because of one typo. For Vietnamese they are Vietnamese. */
export function nearMisses(index: SearchIndex, query: Query, limit: number): NearWord[] {
  const phrases = nearPhrases(index, query.syllables, limit);
  const places = isMarked(query) ? [] : nearPlaces(index, query);
  const words = places.flatMap((place): NearWord[] => {
    const entry = index.entries[place];
    return entry ? [{ text: entry.kanji, gloss: entry.mean }] : [];
  });
  const all = [...phrases, ...words];
  return all.filter(({ text }, at) => all.findIndex((other) => other.text === text) === at).slice(0, limit);
}

const isMarked = ({ sentence, syllables }: Query): boolean =>
  sentence === null && syllables.some(({ marked, plain }) => marked !== plain);

function nearPlaces(index: SearchIndex, { text, readings }: Query): number[] {
  const places = new Set<number>();
  const look = (table: WholeKeys, key: string) => {
    for (const edited of oneEditAway(key, KANA)) for (const place of table.get(edited)) places.add(place);
  };
  for (const key of readings) {
    // 田 and 中 are no typos of 田中.
    if (!hasKanji(key) || key.length >= CHARACTERS_MIN) look(index.japanese.words, key);
    for (const place of withOneOtherCharacter(index, key)) places.add(place);
    if (isKatakana(text) && places.size === 0) for (const place of loansAlike(index, key)) places.add(place);
  }
  for (const kana of romajiOneEditAway(text))
    for (const place of index.japanese.words.get(kana)) places.add(place);
  return [...places].toSorted((a, b) => a - b);
}

/** Two characters with one in common are two words; of three, one can be a typo: 図書官 for 図書館. */
const CHARACTERS_MIN = 3;
const CHARACTERS_MAX = 24;

function withOneOtherCharacter({ japanese }: SearchIndex, key: string): Places {
  const characters = kanjiOf(key);
  if (key.length < CHARACTERS_MIN || key.length > CHARACTERS_MAX) return [];
  const isNear = (place: number) => differences(japanese.keys[place]?.spelling ?? '', key) === 1;
  return characters.flatMap((_, at) => {
    const others = characters.toSpliced(at, 1);
    return others.length === 0 ? [] : japanese.characters.containing(others, isNear, 2);
  });
}

/** In how many places two texts of one length differ. */
const differences = (a: string, b: string): number =>
  a.length === b.length ? Array.from(a).filter((letter, at) => letter !== b[at]).length : Infinity;

/** A long loanword is easily misheard in two places: コミニュケーション for コミュニケーション. */
const LOAN_MIN_CHARS = 6;
const LOAN_MAX_CHARS = 20;
const LOAN_EDITS_MAX = 2;
const LOANS_MAX = 4;

function loansAlike({ entries, japanese }: SearchIndex, key: string): Places {
  if (key.length < LOAN_MIN_CHARS || key.length > LOAN_MAX_CHARS) return [];
  const sound = foldLongVowels(key);
  const isAlike = (place: number) =>
    isKatakana(entries[place]?.kanji ?? '') &&
    withinEdits(foldLongVowels(japanese.keys[place]?.reading ?? ''), sound, LOAN_EDITS_MAX);
  // Two typos leave some two kana as they are.
  return pairsOf(key).flatMap((pair) => japanese.pairs.containing([pair], isAlike, LOANS_MAX));
}

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
