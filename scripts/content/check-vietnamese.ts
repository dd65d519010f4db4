import { isWithoutMarks } from '#core/vietnamese/sentence-form.ts';
import { isSyllable } from '#core/vietnamese/syllable-shape.ts';
import type { ExceptionList } from './exception-list.ts';
import type { Word } from './words/word.ts';

const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]/gu;
const LATIN_WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** One style: the tone mark is on the first vowel of an open oa, oe, uy, and on the second of a closed one. */
const MISPLACED = [
  { pattern: /o[áàảãạéèẻẽẹ](?!\p{L})/u, right: 'hóa, khỏe' },
  { pattern: /(?<!q)u[ýỳỷỹỵ](?!\p{L})/u, right: 'thủy' },
  { pattern: /[óòỏõọ][ae](?=\p{L})/u, right: 'hoàn' },
  { pattern: /[úùủũụ]y(?=\p{L})/u, right: 'huỳnh' },
  { pattern: /q[úùủũụ]/u, right: 'quý' },
  { pattern: /[íìỉĩị]ê|[úùủũụ]ô|[ứừửữự]ơ/u, right: 'tiếng, muốn, nước' },
  { pattern: /(?<!\p{L})g[íìỉĩị]a(?!\p{L})/u, right: 'giá' },
  { pattern: /(?<!\p{L})(?:k[íìỉĩị]|lí|mĩ|qu[íìỉĩị])(?!\p{L})/u, right: 'kỹ, lý, mỹ, quý' },
] as const;

export function checkSpelling(text: string): string[] {
  const found = MISPLACED.filter(({ pattern }) => pattern.test(text.toLowerCase()));
  return found.map(({ right }) => `spelling is as in ${right}: ${text}`);
}

/** Rules for every Vietnamese text. */
export function checkText(text: string): string[] {
  const mistakes = checkSpelling(text);
  if (text !== text.normalize('NFC')) mistakes.push(`not NFC: ${text}`);
  if (lacksMarks(wordsOf(text))) mistakes.push(`no tone marks: ${text}`);
  if (/\s{2}|^\s|\s$|\s(?!\.{3})[,.;:?!)]|\(\s|[,;](?=\p{L})/u.test(text)) mistakes.push(`spaces: ${text}`);
  return mistakes;
}

/** This many words in a row can be without marks: xung quanh, chung quanh. */
const MARKLESS_MAX_WORDS = 5;

const lacksMarks = (words: readonly string[]): boolean =>
  words.length > MARKLESS_MAX_WORDS && isWithoutMarks(words.join(' '));

const wordsOf = (text: string): readonly string[] => text.replaceAll(JAPANESE, ' ').match(LATIN_WORD) ?? [];

/** Words that are not Vietnamese: misspelt, or foreign and not in the list. */
export function checkSyllables(text: string, foreign: ExceptionList): string[] {
  const strange = wordsOf(text.replaceAll('v.v.', ' ')).filter(
    (word) =>
      !isSyllable(word.toLowerCase()) && !foreign.accepts(word) && !foreign.accepts(word.toLowerCase()),
  );
  return strange.map((word) => `${word} is not spelt like Vietnamese: ${text}`);
}

/** The meaning, the translations and the note of a word. */
export function checkVietnamese(word: Word, foreign: ExceptionList, names: ExceptionList): string[] {
  const { mean, examples, cognate, collocations, particles, warning, antonyms } = word;
  const sentences = [...examples.map(({ translate }) => translate), cognate?.note ?? '', warning];
  const phrases = [...collocations, ...particles, ...antonyms].map(([, note]) => note);
  const texts = [mean, ...sentences, ...phrases];
  return [
    ...texts.flatMap((text) => [...checkText(text), ...checkSyllables(text, foreign)]),
    ...checkMeaning(mean, names),
    ...sentences.filter((text) => /^\p{Ll}/u.test(text)).map((text) => `begins with a small letter: ${text}`),
  ];
}

function checkMeaning(mean: string, names: ExceptionList): string[] {
  const [first = ''] = mean.match(LATIN_WORD) ?? [];
  const mistakes: string[] = [];
  if (/^\p{Lu}/u.test(first) && !names.accepts(first))
    mistakes.push(`meaning begins with a capital: ${mean}`);
  if (/[.,;。]$/u.test(mean)) mistakes.push(`meaning ends in a stop: ${mean}`);
  return mistakes;
}
