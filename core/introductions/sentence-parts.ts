import type { Headword, Headwords } from '../dictionary/headwords.ts';
import { isKana, toHiragana } from '../japanese/kana.ts';
import { type SentenceWord, sentenceWords, type WordKind } from '../japanese/sentence-words.ts';
import type { Token } from '../japanese/tokens/token.ts';
import { meantForm } from './meant-words.ts';

/** A word of the sentence and the tokens that it consists of. */
export interface Part<Row> {
  readonly word: SentenceWord;
  readonly from: number;
  readonly to: number;
  readonly row: Row | null;
}

/** The words of a sentence with their dictionary items, or null where there is none. */
export function partsOf<Row extends Headword>(
  tokens: readonly Token[],
  headwords: Headwords<Row>,
): Part<Row>[] {
  let at = 0;
  const parts = sentenceWords(tokens, headwords.has).map((word) => {
    const from = at;
    for (let length = 0; length < word.text.length; at += 1) length += tokens[at]?.surface.length ?? 1;
    return { word, from, to: at, row: rowOf({ word, from, to: at }, tokens, headwords) };
  });
  return withPhrases(parts, tokens, headwords);
}

type Place = Omit<Part<unknown>, 'row'>;

/** Stricter than a breakdown, which shows the form too: a card teaches its word as the word of the lesson. */
function rowOf<Row extends Headword>(
  place: Place,
  tokens: readonly Token[],
  headwords: Headwords<Row>,
): Row | null {
  const { word, from, to } = place;
  const around = { before: textOf(tokens.slice(0, from)), after: textOf(tokens.slice(to)) };
  const meant = meantForm(word, around, headwords.has);
  if (meant !== null) return headwords.find({ ...word, lookUp: [meant] });
  // した is not 下: an inflected form in kana sounds like many words.
  const lookUp = word.lookUp.filter(
    (form) => word.ending === '' || form !== word.text || !isKana(form) || headwords.has(form),
  );
  const row = headwords.find({ ...word, lookUp });
  if (!row) return word.kind === 'number' ? counterOf(tokens[to - 1], headwords) : null;
  const [first, last] = [tokens[from], tokens[to - 1]];
  // まま is not ママ: a dependent noun is never a foreign word.
  if (first?.pos.startsWith('名詞/非自立') && KATAKANA.test(row.kanji)) return null;
  // わり of 年のわりに is not 終わり: only a written お is polite.
  if (toHiragana(row.hiragana) === `お${word.reading}` && !/^[お御]/u.test(row.kanji)) return null;
  // 八 of 約八十 is half a number.
  if (last?.pos.startsWith('名詞/数') && tokens[to]?.pos.startsWith('名詞/数')) return null;
  // 何の is a spelling of どの, and 何 with a particle here.
  const isOtherSpelling = row.kanji !== word.text && toHiragana(row.hiragana) !== word.reading;
  if (first?.pos.startsWith('名詞') && last?.pos.startsWith('助詞') && isOtherSpelling)
    return headwords.find({ lookUp: [first.surface], reading: first.reading, kind: 'noun' });
  return row;
}

const KATAKANA = /^[\p{sc=Katakana}ー]+$/u;

/** 匹 of 三匹. 本 is a book in the dictionary: the point about counting explains 三本. */
function counterOf<Row extends Headword>(last: Token | undefined, headwords: Headwords<Row>): Row | null {
  if (!last?.pos.startsWith('名詞/接尾/助数詞') || last.surface === '本') return null;
  const row = headwords.find({ lookUp: [last.surface], reading: last.reading, kind: 'noun' });
  // 日 is にち or か after a number, never ひ; ぴき and びき are ひき.
  return row && withoutMarks(row.hiragana) === withoutMarks(last.reading) ? row : null;
}

const withoutMarks = (kana: string): string =>
  toHiragana(kana)
    .normalize('NFD')
    .replaceAll(/[\u3099\u309A]/gu, '');

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ surface }) => surface).join('');

const PREDICATES: readonly WordKind[] = ['verb', 'adjective'];

/** 気をつける is one word of the dictionary: its parts alone would mean something else. */
function withPhrases<Row extends Headword>(
  parts: readonly Part<Row>[],
  tokens: readonly Token[],
  headwords: Headwords<Row>,
): Part<Row>[] {
  const phrases = new Map<number, Row>();
  for (const [index, { word }] of parts.entries()) {
    const particle = parts[index + 1]?.word;
    // An adverb can stand inside: 電話が少し遠い.
    const at = index + (parts[index + 2]?.word.kind === 'adverb' ? 3 : 2);
    const predicate = parts[at];
    if (particle?.kind !== 'particle' || !predicate || !PREDICATES.includes(predicate.word.kind)) continue;
    // お口に合う is listed as 口に合う.
    const bases = word.lookUp.map((form) => `${form}${particle.text}${tokens[predicate.from]?.base ?? ''}`);
    const base = bases.find(headwords.has);
    const row = base === undefined ? null : headwords.find({ lookUp: [base], reading: '', kind: 'verb' });
    if (row) phrases.set(index, row).set(at, row);
  }
  return parts.map((part, index) => ({ ...part, row: phrases.get(index) ?? part.row }));
}
