import { isKana } from '../japanese/kana.ts';
import { dropLongVowels } from '../japanese/long-vowels.ts';
import { agrees, type Syllable, syllablesOf } from '../vietnamese/syllables.ts';
import { sensesOf } from './entry.ts';
import { japaneseKey } from './japanese-keys.ts';
import { type Query, readQuery } from './read-query.ts';

/** The fields of a word that a list is filtered by. */
export interface FilteredWord {
  readonly kanji: string;
  readonly hiragana: string;
  readonly sino: string;
  readonly mean: string;
}

/** One kana is in too many words: it only finds those that begin with it. */
const PART_MIN_CHARS = 2;

/**
 * The words of a list that fit what was typed, by the interpretations of the dictionary search: Japanese, romaji,
 * Vietnamese with or without marks, Hán Việt. Unlike a search it finds every word that contains the text, and the list
 * keeps its order. `read` says which word an entry is.
 */
export function filterWords<Entry>(
  entries: readonly Entry[],
  typed: string,
  read: (entry: Entry) => FilteredWord,
): readonly Entry[] {
  const query = readQuery(typed);
  if (query.text === '') return entries;
  const isMeant = fits(query);
  const found = entries.filter((entry) => isMeant(keysOf(read(entry))));
  if (found.length > 0) return found;
  // "gak" is nothing yet, but "hoc" is học and must not find ほか, as the beginning of "hoka" would.
  return entries.filter((entry) => {
    const { spelling, reading } = keysOf(read(entry));
    return query.beginnings.some((part) => spelling.startsWith(part) || reading.startsWith(part));
  });
}

function fits({ readings, syllables }: Query): (keys: WordKeys) => boolean {
  const sounds = readings.filter(isKana).map(dropLongVowels);
  const isInKey = (key: string) =>
    readings.some((part) =>
      part.length < PART_MIN_CHARS && isKana(part) ? key.startsWith(part) : key.includes(part),
    );
  return ({ spelling, reading, sound, phrases }) =>
    isInKey(spelling) ||
    isInKey(reading) ||
    // Learners leave out long vowels: "tokyo", "kohi".
    sounds.some((part) => sound.startsWith(part)) ||
    (syllables.length > 0 && phrases.some((phrase) => isInPhrase(phrase, syllables)));
}

interface WordKeys {
  readonly spelling: string;
  readonly reading: string;
  readonly sound: string;
  /** Hán Việt and meanings. */
  readonly phrases: readonly (readonly Syllable[])[];
}

/** A cache: while somebody types, the same words are compared again and again. */
const known = new WeakMap<FilteredWord, WordKeys>();

function keysOf(word: FilteredWord): WordKeys {
  const { kanji, hiragana, sino, mean } = word;
  const before = known.get(word);
  if (before) return before;
  const reading = japaneseKey(hiragana);
  const keys = {
    spelling: japaneseKey(kanji),
    reading,
    sound: dropLongVowels(reading),
    phrases: [sino, ...sensesOf(mean)].map(syllablesOf),
  };
  known.set(word, keys);
  return keys;
}

function isInPhrase(written: readonly Syllable[], typed: readonly Syllable[]): boolean {
  if (written.some((_, start) => isTypedFrom(written, start, typed))) return true;
  // Fast typists leave out spaces too.
  return typed.every(isPlain) && joined(written).startsWith(joined(typed));
}

/** The last syllable may be unfinished, and then its marks are not compared yet. */
const isTypedFrom = (written: readonly Syllable[], start: number, typed: readonly Syllable[]): boolean =>
  typed.every((syllable, at) => {
    const there = written[start + at];
    if (there === undefined) return false;
    if (agrees(syllable, there)) return true;
    const isUnfinished = at === typed.length - 1 && there.plain.length > syllable.plain.length;
    return isUnfinished && there.plain.startsWith(syllable.plain);
  });

const isPlain = ({ marked, plain }: Syllable): boolean => marked === plain;
const joined = (syllables: readonly Syllable[]): string => syllables.map(({ plain }) => plain).join('');
