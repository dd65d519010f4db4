import { agrees, markedPhrase, plainPhrase, type Syllable, syllablesOf } from '../vietnamese/syllables.ts';
import { type KeyTable, KeyTableBuilder, type Places } from './key-table.ts';
import { type PieceTable, PieceTableBuilder } from './piece-table.ts';

/** Vietnamese phrases of the entries: their meanings, or their Hán Việt readings. */
export interface PhraseIndex {
  /** Whole phrases without marks, with spaces and without. */
  readonly whole: KeyTable;
  readonly wholeMarked: Pick<KeyTable, 'get'>;
  readonly syllables: PieceTable;
  /** All phrases of an entry without marks, between bars and spaces: `| truong hoc | lop |`. */
  plainOf(place: number): string;
  phrasesOf(place: number): readonly (readonly Syllable[])[];
}

/** Marks are compared on the phrases as they are written, for the few entries that come so far. */
export function buildPhraseIndex(
  count: number,
  writtenOf: (place: number) => readonly string[],
): PhraseIndex {
  const whole = new KeyTableBuilder();
  const wholeMarked = new KeyTableBuilder();
  const syllables = new PieceTableBuilder();
  const plain = Array.from({ length: count }, (_, place) => {
    const keys = writtenOf(place).map((phrase) => {
      const read = syllablesOf(phrase);
      const key = plainPhrase(read);
      whole.add(key, place);
      wholeMarked.add(markedPhrase(read), place);
      if (read.length > 1) whole.add(key.replaceAll(' ', ''), place);
      for (const { plain: bare, marked } of read) {
        syllables.add(bare, place);
        if (marked !== bare) syllables.add(marked, place);
      }
      return key;
    });
    return keys.length > 0 ? `| ${keys.join(' | ')} |` : '';
  });
  return {
    whole: whole.build(),
    wholeMarked: wholeMarked.buildWhole(),
    syllables: syllables.build(),
    plainOf: (place) => plain[place] ?? '',
    phrasesOf: (place) => writtenOf(place).map(syllablesOf),
  };
}

/** How a phrase that is the typed one but for its marks agrees with it. */
export interface PhraseMatch {
  readonly place: number;
  readonly isFirst: boolean;
  readonly marks: 'same' | 'left out' | 'other';
}

/** Who types a syllable that is a thousand meanings gets the best words of them. */
const WHOLE_MAX = 100;

export function wholePhrases(index: PhraseIndex, typed: readonly Syllable[]): PhraseMatch[] {
  const key = plainPhrase(typed);
  const same = index.wholeMarked.get(markedPhrase(typed)).slice(0, WHOLE_MAX);
  const others = index.whole.get(key).slice(0, WHOLE_MAX);
  const isFirst = (place: number) => index.plainOf(place).startsWith(`| ${key} |`);
  const marks = (place: number) => (hasMarks(typed) ? marksOf(place) : 'left out');
  return [
    ...same.map((place) => ({ place, isFirst: isFirst(place), marks: 'same' as const })),
    ...others.map((place) => ({ place, isFirst: isFirst(place), marks: marks(place) })),
  ];

  function marksOf(place: number): PhraseMatch['marks'] {
    const agreeing = (phrase: readonly Syllable[]) =>
      phrase.length === typed.length && agreeFrom(phrase, typed, 0);
    return index.phrasesOf(place).some(agreeing) ? 'left out' : 'other';
  }
}

const agreeFrom = (phrase: readonly Syllable[], typed: readonly Syllable[], start: number) =>
  typed.every((syllable, at) => {
    const written = phrase[start + at];
    return written !== undefined && agrees(syllable, written);
  });

const hasMarks = (typed: readonly Syllable[]) => typed.some(({ marked, plain }) => marked !== plain);

/** Phrases that hold the typed syllables one after the other. */
export function phrasesAround(index: PhraseIndex, typed: readonly Syllable[], limit: number): Places {
  if (typed.length === 1) return index.syllables.containing(piecesOf(typed), () => true, limit);
  const wanted = ` ${plainPhrase(typed)} `;
  const marked = hasMarks(typed);
  const holds = (place: number) =>
    index.plainOf(place).includes(wanted) &&
    (!marked ||
      index.phrasesOf(place).some((phrase) => phrase.some((_, start) => agreeFrom(phrase, typed, start))));
  return index.syllables.containing(piecesOf(typed), holds, limit);
}

/** Phrases that hold all of the typed syllables, in any order. */
export const phrasesWithAll = (index: PhraseIndex, typed: readonly Syllable[], limit: number): Places =>
  index.syllables.containing(
    piecesOf(typed),
    (place) => {
      const held = index.phrasesOf(place).flat();
      return typed.every((syllable) => held.some((other) => agrees(syllable, other)));
    },
    limit,
  );

/** A syllable that was typed with marks is looked for with them. */
const piecesOf = (typed: readonly Syllable[]) => typed.map(({ marked }) => marked);

/** The last syllable may be unfinished, so its marks do not count yet. */
export function phrasesBeginning(index: PhraseIndex, typed: readonly Syllable[], limit: number): Places {
  const found = index.whole.startingWith(plainPhrase(typed), limit);
  const finished = typed.slice(0, -1);
  if (!hasMarks(finished)) return found;
  return found.filter((place) => index.phrasesOf(place).some((phrase) => agreeFrom(phrase, finished, 0)));
}
