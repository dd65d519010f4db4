import type { Syllable } from '../vietnamese/syllables.ts';
import { sensesOf } from './entry.ts';
import type { SearchIndex } from './index-entries.ts';
import { oneEditAway, withinEdits } from './one-edit-away.ts';
import type { PhraseIndex } from './phrase-index.ts';
import type { Phrase } from './phrase-store.ts';

/** What may have been meant: what to search for instead, and what it is in the other language. */
export interface NearWord {
  readonly text: string;
  readonly gloss: string;
}

const LATIN = 'abcdefghiklmnopqrstuvxy';
/** One letter, and one mark: more is another phrase. */
const DISTANCE_MAX = 2;
/** Every letter changed in a text of one syllable is another word. */
const SYLLABLES_MIN = 2;

/** Vietnamese that differs by one letter, as it is written, with the Japanese word. */
export function nearPhrases(index: SearchIndex, typed: readonly Syllable[], limit: number): NearWord[] {
  const joined = typed.map(({ plain }) => plain).join('');
  if (typed.length === 0 || !/^[a-z0-9]+$/u.test(joined)) return [];
  const found = [...near(index.meanings, joined, typed), ...near(index.hanViet, joined, typed)];
  return found
    .toSorted((a, b) => a.distance - b.distance || a.place - b.place)
    .slice(0, limit)
    .flatMap(({ place, at, isMeaning }): NearWord[] => {
      const entry = index.entries[place];
      if (!entry) return [];
      const text = isMeaning ? sensesOf(entry.mean)[at] : entry.sino.toLowerCase();
      return text === undefined ? [] : [{ text, gloss: entry.kanji }];
    });

  function near(phrases: PhraseIndex, key: string, syllables: Phrase) {
    const places = new Set(Array.from(oneEditAway(key, LATIN), (edited) => phrases.whole.get(edited)).flat());
    return [...places].flatMap((place) => {
      const distances = phrases.phrasesOf(place).map((phrase) => distanceOf(phrase, syllables));
      const distance = Math.min(...distances);
      const at = distances.indexOf(distance);
      return distance > DISTANCE_MAX ? [] : [{ place, at, distance, isMeaning: phrases === index.meanings }];
    });
  }
}

/** How many letters and marks differ; Infinity for more than one other letter, or other spaces. */
function distanceOf(written: Phrase, typed: Phrase): number {
  if (written.length !== typed.length || typed.length < SYLLABLES_MIN)
    return isNearApart(written, typed) ? 1 : Infinity;
  let letters = 0;
  let marks = 0;
  for (const [at, one] of typed.entries()) {
    const other = written[at] ?? one;
    const isOther = one.plain !== other.plain;
    const isRemarked = one.marked !== one.plain && marksOf(one) !== marksOf(other);
    // rác is no typo of ra.
    if (isOther) letters += !isRemarked && withinEdits(one.plain, other.plain, 1) ? 1 : Infinity;
    else marks += Number(isRemarked);
  }
  return letters <= 1 ? letters + marks : Infinity;
}

/** A space left out or added too many; only for text without marks, which says nothing about its syllables. */
function isNearApart(written: Phrase, typed: Phrase): boolean {
  const isPlain = typed.every(({ marked, plain }) => marked === plain);
  const [a, b] = [written, typed].map((phrase) => phrase.map(({ plain }) => plain).join(''));
  return isPlain && (written.length > 1 || typed.length > 1) && withinEdits(a ?? '', b ?? '', 1);
}

/** The marks alone, in order: “trường” has ư, ơ and huyền. */
const marksOf = ({ marked }: Syllable): string => marked.normalize('NFD').replaceAll(/[a-z]/gu, '');
