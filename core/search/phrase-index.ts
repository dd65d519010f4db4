import type { Steps } from '../steps.ts';
import { agrees, syllablesOf } from '../vietnamese/syllables.ts';
import { type KeyTable, KeyTableBuilder, type Places } from './key-table.ts';
import { type Phrase, PhraseStoreBuilder } from './phrase-store.ts';
import { type PieceTable, PieceTableBuilder } from './piece-table.ts';

/** Vietnamese phrases of the entries: their meanings, or their Hán Việt readings. */
export interface PhraseIndex {
  /** Whole phrases without marks and spaces, because fast typists leave out both. */
  readonly whole: KeyTable;
  /** Syllables with their marks, and without. */
  readonly syllables: PieceTable;
  readonly phrasesOf: (place: number) => readonly Phrase[];
}

export function* buildPhraseIndex(
  count: number,
  writtenOf: (place: number) => readonly string[],
): Steps<PhraseIndex> {
  const whole = new KeyTableBuilder();
  const syllables = new PieceTableBuilder();
  const store = new PhraseStoreBuilder();
  for (let place = 0; place < count; place++) {
    const phrases = writtenOf(place).map(syllablesOf);
    store.add(phrases);
    for (const phrase of phrases) {
      whole.add(joined(phrase), place);
      for (const { plain, marked } of phrase) {
        syllables.add(plain, place);
        if (marked !== plain) syllables.add(marked, place);
      }
    }
    yield;
  }
  const wholeTable = whole.build();
  yield;
  return { whole: wholeTable, syllables: syllables.build(), phrasesOf: store.build() };
}

const joined = (syllables: Phrase): string => syllables.map(({ plain }) => plain).join('');

/** A phrase that matches the typed one apart from its marks. */
export interface PhraseMatch {
  readonly place: number;
  readonly isFirst: boolean;
  readonly marks: 'same' | 'left out' | 'other';
}

/** A syllable with a thousand meanings only gives the best of its words. */
const WHOLE_MAX = 60;

export function wholePhrases(index: PhraseIndex, typed: Phrase): PhraseMatch[] {
  const places = index.whole.get(joined(typed));
  const best = new Set([...withItsMarks(index, typed, places), ...places.slice(0, WHOLE_MAX)]);
  return [...best].map((place) => ({ place, ...compare(index.phrasesOf(place), typed) }));
}

/** Of many words that differ in their marks, those with the typed marks must be included. */
function withItsMarks(index: PhraseIndex, typed: Phrase, places: Places): Places {
  if (places.length <= WHOLE_MAX || !hasMarks(typed)) return [];
  const among = new Set(places);
  return index.syllables.containing(piecesOf(typed), (place) => among.has(place), WHOLE_MAX);
}

function compare(phrases: readonly Phrase[], typed: Phrase) {
  const key = joined(typed);
  const ofOneKey = phrases
    .map((phrase, at) => ({ phrase, at }))
    .filter(({ phrase }) => joined(phrase) === key);
  const same = ofOneKey.find(({ phrase }) => sameMarks(phrase, typed));
  const agreeing = ofOneKey.find(({ phrase }) => !hasMarks(typed) || agreeFrom(phrase, typed, 0));
  const found = same ?? agreeing ?? ofOneKey[0];
  const marks: PhraseMatch['marks'] = same ? 'same' : agreeing ? 'left out' : 'other';
  return { isFirst: found?.at === 0, marks };
}

const sameMarks = (phrase: Phrase, typed: Phrase) =>
  phrase.length === typed.length && phrase.every(({ marked }, at) => marked === typed[at]?.marked);

const agreeFrom = (phrase: Phrase, typed: Phrase, start: number) =>
  typed.every((syllable, at) => {
    const written = phrase[start + at];
    return written !== undefined && agrees(syllable, written);
  });

const hasMarks = (typed: Phrase) => typed.some(({ marked, plain }) => marked !== plain);

/** Phrases that contain the typed syllables in a row. */
export function phrasesAround(index: PhraseIndex, typed: Phrase, limit: number): Places {
  const inARow = (phrase: Phrase) => phrase.some((_, start) => agreeFrom(phrase, typed, start));
  const holds = (place: number) => typed.length === 1 || index.phrasesOf(place).some(inARow);
  return index.syllables.containing(piecesOf(typed), holds, limit);
}

/** Phrases that contain all the typed syllables, in any order. */
export const phrasesWithAll = (index: PhraseIndex, typed: Phrase, limit: number): Places =>
  index.syllables.containing(piecesOf(typed), () => true, limit);

/** A syllable that was typed with marks must match with its marks. */
const piecesOf = (typed: Phrase) => typed.map(({ marked }) => marked);

/** The last syllable may be incomplete, so its marks are not compared yet. */
export function phrasesBeginning(index: PhraseIndex, typed: Phrase, limit: number): Places {
  const found = index.whole.startingWith(joined(typed), limit);
  const finished = typed.slice(0, -1);
  if (!hasMarks(finished)) return found;
  return found.filter((place) => index.phrasesOf(place).some((phrase) => agreeFrom(phrase, finished, 0)));
}
