import type { Headword, Headwords } from '../dictionary/headwords.ts';
import { deinflect } from '../japanese/inflection/deinflect.ts';
import { isKana, toHiragana } from '../japanese/kana.ts';
import { type SentenceWord, sentenceWords } from '../japanese/sentence-words.ts';
import type { Token } from '../japanese/tokens/token.ts';

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
  const meant = meantForm(place, tokens) ?? purposeVerb(place, tokens, headwords);
  if (meant !== null) return headwords.find({ ...word, lookUp: [meant] });
  // した is not 下: an inflected form in kana sounds like many words.
  const lookUp = word.lookUp.filter(
    (form) => word.ending === '' || form !== word.text || !isKana(form) || headwords.has(form),
  );
  const row = headwords.find({ ...word, lookUp });
  if (!row) return null;
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

/** A form that the sentence can be read as, and what it is if the words around it fit. */
interface Meant {
  readonly text: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly meant: string;
}

const MEANT: readonly Meant[] = [
  // The tokenizer sees the stem of いる and the つ of old Japanese.
  { text: /^いつ(?:です|でし)/u, meant: 'いつ' },
  { text: /^本当は$/u, meant: '本当' },
  { text: /^いらっしゃいませ$/u, meant: 'いらっしゃい' },
  // The negative of いい, not "often".
  { text: /^よく$/u, after: /^(?:ありませ|な[いか])/u, meant: 'いい' },
  // Both verbs are words: 着ける takes を, and leave or a booking does not come off.
  { text: /^着け/u, before: /[にへ]$/u, meant: '着く' },
  { text: /^取れ/u, before: /(?:休暇|休み|予約|連絡|時間|単位)[がはも]$/u, meant: '取る' },
];

/** What a form means here where the forms to look up would lead to another word. */
function meantForm({ word, from, to }: Place, tokens: readonly Token[]): string | null {
  const before = textOf(tokens.slice(0, from));
  const after = textOf(tokens.slice(to));
  const known = MEANT.find(
    (one) => one.text.test(word.text) && fits(one.before, before) && fits(one.after, after),
  );
  return known?.meant ?? null;
}

/** 遊び of 遊びに行く is the verb, although there is a noun too. */
function purposeVerb<Row extends Headword>(
  { word, to }: Place,
  tokens: readonly Token[],
  headwords: Headwords<Row>,
): string | null {
  if (word.kind !== 'noun' || !GOING.test(textOf(tokens.slice(to)))) return null;
  const verbs = deinflect(word.text).filter(({ steps }) => steps.join() === 'stem');
  return verbs.find(({ base }) => headwords.has(base))?.base ?? null;
}

const GOING = /^に(?:行|い[きくっ]|来|帰)/u;

const fits = (pattern: RegExp | undefined, text: string): boolean => pattern?.test(text) ?? true;

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ surface }) => surface).join('');

/** 気をつける is one word of the dictionary: its parts alone would mean something else. */
function withPhrases<Row extends Headword>(
  parts: readonly Part<Row>[],
  tokens: readonly Token[],
  headwords: Headwords<Row>,
): Part<Row>[] {
  const phrases = new Map<number, Row>();
  for (const [index, { word, from }] of parts.entries()) {
    const [particle, verb] = parts.slice(index + 1, index + 3);
    if (particle?.word.kind !== 'particle' || verb?.word.kind !== 'verb') continue;
    const base = `${word.text}${particle.word.text}${tokens[verb.from]?.base ?? ''}`;
    const row = headwords.has(base) ? headwords.find({ lookUp: [base], reading: '', kind: 'verb' }) : null;
    if (row) phrases.set(from, row);
  }
  return parts.map((part, index) => {
    const inside = [index, index - 2].map((start) => phrases.get(parts[start]?.from ?? -1));
    const row = inside.find((found) => found !== undefined);
    return row ? { ...part, row } : part;
  });
}
