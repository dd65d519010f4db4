import type { Steps } from '../steps.ts';
import { agrees, type Syllable, syllablesOf } from '../vietnamese/syllables.ts';
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
  /** The first meaning, or the first with what it is used with. */
  readonly isFirst: boolean;
  readonly marks: 'same' | 'left out' | 'other';
  /** Whether the spaces are where they were typed. */
  readonly isDividedAlike: boolean;
}

/** A syllable with a thousand meanings only gives the best of its words. */
const WHOLE_MAX = 60;

/** Phrases of these letters, with and without their marks. */
export function wholePhrases(index: PhraseIndex, typed: Phrase): PhraseMatch[] {
  const places = index.whole.get(joined(typed));
  const best = new Set([...withItsMarks(index, typed, places), ...places.slice(0, WHOLE_MAX)]);
  return [...best].flatMap((place) => compare(index.phrasesOf(place), typed, place));
}

/**
 * The matches that count. Where one has the typed syllables, those that divide the letters elsewhere are other words:
 * hộ chiếu is not học hiệu. The same goes for other tones where the typed ones are a word.
 */
export function isCounted(all: readonly PhraseMatch[], typed: Phrase): (match: PhraseMatch) => boolean {
  const isDivided = all.some(({ isDividedAlike }) => isDividedAlike);
  const isWritten = hasMarks(typed) && all.some(({ marks }) => marks === 'same');
  return (match) => (!isDivided || match.isDividedAlike) && (!isWritten || match.marks !== 'other');
}

/** Of many words that differ in their marks, those with the typed marks must be included. */
function withItsMarks(index: PhraseIndex, typed: Phrase, places: Places): Places {
  if (places.length <= WHOLE_MAX || !hasMarks(typed)) return [];
  const among = new Set(places);
  return index.syllables.containing(piecesOf(typed), (place) => among.has(place), WHOLE_MAX);
}

function compare(phrases: readonly Phrase[], typed: Phrase, place: number): PhraseMatch[] {
  const key = joined(typed);
  const ofOneKey = phrases.filter((phrase) => joined(phrase) === key);
  const alike = ofOneKey.filter((phrase) => isDividedAlike(phrase, typed));
  if (alike.length === 0) return comparedElsewhere(ofOneKey, typed, place, phrases[0] ?? []);
  const same = alike.find((phrase) => sameMarks(phrase, typed));
  const agreeing = alike.find((phrase) => agreeFrom(phrase, typed, 0));
  const found = same ?? agreeing ?? alike[0] ?? [];
  const marks: PhraseMatch['marks'] = same ? 'same' : agreeing ? 'left out' : 'other';
  return [{ place, isFirst: beginsWith(found, phrases[0] ?? []), marks, isDividedAlike: true }];
}

/** Spaces left out (truonghoc), or in a wrong place (benhv ien): marks that were typed have to be the same ones. */
function comparedElsewhere(
  phrases: readonly Phrase[],
  typed: Phrase,
  place: number,
  first: Phrase,
): PhraseMatch[] {
  const marked = hasMarks(typed);
  const found = phrases.find((phrase) => !marked || marksOf(phrase) === marksOf(typed));
  if (!found) return [];
  const marks = marked ? 'same' : 'left out';
  return [{ place, isFirst: beginsWith(found, first), marks, isDividedAlike: false }];
}

const isDividedAlike = (phrase: Phrase, typed: Phrase) =>
  phrase.length === typed.length && phrase.every(({ plain }, at) => plain === typed[at]?.plain);

/** All letters with their marks, then all tones, wherever the spaces are. */
const marksOf = (phrase: Phrase): string =>
  phrase.map(({ marked }) => marked.replaceAll(/\d/g, '')).join('') +
  phrase.map(({ marked }) => marked.replaceAll(/\D/g, '')).join('');

/** “mở (cửa, sách)” is first of all “mở”, and with it “mở cửa”. */
const beginsWith = (phrase: Phrase, first: Phrase) =>
  first.every(({ marked }, at) => marked === phrase[at]?.marked);

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

/** The last syllable may be incomplete: what it has of letters and marks is compared. */
export function phrasesBeginning(index: PhraseIndex, typed: Phrase, limit: number): Places {
  const found = index.whole.startingWith(joined(typed), limit);
  const finished = typed.slice(0, -1);
  const last = typed.at(-1);
  // Without marks and spaces the syllables are not known: truongho.
  if (!last || (finished.length === 0 && !hasMarks(typed))) return found;
  const continues = (phrase: Phrase) =>
    agreeFrom(phrase, finished, 0) && isBegun(phrase[finished.length], last);
  return found.filter((place) => index.phrasesOf(place).some(continues));
}

function isBegun(written: Syllable | undefined, typed: Syllable): boolean {
  if (!written?.plain.startsWith(typed.plain)) return false;
  if (typed.marked === typed.plain) return true;
  const [, letters = '', tone = ''] = /^(\D*)(\d*)$/.exec(typed.marked) ?? [];
  // A combining mark behind the typed letters belongs to the last of them, and may still be typed.
  return (
    written.marked.normalize('NFC').startsWith(letters.normalize('NFC')) && written.marked.endsWith(tone)
  );
}
