import { analyseAnswer } from '#core/japanese/notation/analyse.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import { joinedRuby, parseRuby, rubyText, type RubySegment } from '#core/japanese/ruby.ts';
import { tokenRuby } from '#core/japanese/tokens/token-ruby.ts';
import type { Tokenize } from '#core/japanese/tokens/token.ts';
import type { Sentence } from './sentences.ts';

/** Distributes a reading over the characters of a text. */
export type Align = (text: string, reading: string) => readonly RubySegment[];

const BASE = /^(?:[\p{sc=Han}々〆ヶ]+|\p{Nd}[\p{Nd},.，．]*)$/u;
const KANA = /^[\p{sc=Hiragana}ー]+$/u;
const LEFT = /[\p{sc=Han}々[\]]/u;

/** Readings stand over kanji and digits only, consist of kana, and no kanji is without one. */
export const checkFurigana = (segments: readonly RubySegment[]): string[] =>
  segments.flatMap(({ text, reading }) => {
    if (reading === undefined) return LEFT.test(text) ? [`no reading over ${text}`] : [];
    return BASE.test(text) && KANA.test(reading) ? [] : [`${reading} over ${text}`];
  });

/**
 * The furigana of a model answer come from its words. They have to agree with the reading of the whole sentence, as far
 * as its characters explain that: 間[あ]、隣[いだとなり] does not.
 */
export function checkModelFurigana(
  { jpSentence, reading }: Pick<Sentence, 'jpSentence' | 'reading'>,
  tokenize: Tokenize,
  align: Align,
): string[] {
  const words = saidTokens(analyseAnswer(jpSentence, tokenize, reading).parts)
    .map((token) => tokenRuby(token, () => []))
    .join('');
  const mistakes = checkFurigana(parseRuby(words));
  if (reading === '') return mistakes;
  const whole = joinedRuby(rubyText(align(jpSentence, reading)));
  const ours = joinedRuby(words);
  // Digits of the sentence are part of no kanji's reading.
  return ours === whole || /\p{Nd}/u.test(jpSentence)
    ? mistakes
    : [...mistakes, `${ours} differs from ${whole}`];
}
