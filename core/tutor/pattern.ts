import { withoutMarks } from '../vietnamese/without-marks.ts';
import { codeOf } from './code.ts';

/**
 * Patterns are written in correct Vietnamese, and match it as people type it: with marks, without them, and with hỏi
 * and ngã swapped. A word with other marks does not match: dùng is not đúng, but dung can be either. A word after !
 * must have its marks.
 * The syntax: `( | ) ?`, * and + for up to four times, _ for a word, @ for Japanese, & for a quoted text, # for a
 * number, and … for up to four words of any kind.
 */
const WORD = /!?[\p{L}\p{M}\d]+/gu;
const SWAPPED_TONES: Readonly<Record<string, string>> = { 3: '4', 4: '3' };

function spellingsOf(found: string): string {
  const word = found.replace('!', '');
  const code = codeOf(word);
  const tone = /\p{L}\p{M}*([1-5])$/u.test(word) ? '' : (/[1-5]$/.exec(code)?.[0] ?? '');
  const toneless = code.slice(0, code.length - tone.length);
  const other = SWAPPED_TONES[tone];
  // đung and đoc are typed for đúng and đọc, but tôi is not tối.
  const hatted = toneless.startsWith('đ') ? [toneless] : [];
  const loose = found === word ? [...hatted, withoutMarks(toneless)] : [];
  const all = [code, ...(other ? [toneless + other] : []), ...loose];
  return `(?:${[...new Set(all)].join('|')})`;
}

const compiled = (source: string): string =>
  source
    .replaceAll('(', '(?:')
    .replaceAll(WORD, spellingsOf)
    .replaceAll('…', String.raw`(?:\S+ ){0,4}`)
    // Without marks, one word can match several in a list: an unlimited repetition would try all combinations.
    .replaceAll('*', '{0,4}')
    .replaceAll('+', '{1,4}')
    .replaceAll('_', String.raw`\S+`);

/** Anywhere in a line, as whole words. */
export const phrase = (source: string): RegExp => new RegExp(`(?<= )(?:${compiled(source)})(?= )`, 'gu');

/** The whole line. */
export const whole = (source: string): RegExp => new RegExp(`^ (?:${compiled(source)}) $`, 'u');

/** At the beginning of a line, unless these words follow. */
export const front = (source: string, unless?: string): RegExp =>
  new RegExp(`^ (?:${compiled(source)})(?= )${unless ? `(?! (?:${compiled(unless)}) )` : ''}`, 'u');

/** At the end of a line. */
export const back = (source: string): RegExp => new RegExp(`(?<= )(?:${compiled(source)}) $`, 'u');

/** A pattern made by `phrase` keeps its last position; `search` ignores it. */
export const occursIn = (pattern: RegExp, line: string): boolean => line.search(pattern) !== -1;

/** Ways to ask "how" or "what". */
export const HOW =
  '(là gì|là sao|thế nào|như thế nào|như nào|kiểu gì|ra sao|làm sao|sao|gì|tn|bằng cách nào)';
