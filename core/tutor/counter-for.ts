import { readingsWithCounter } from '../japanese/number-readings.ts';
import { canonicalNumeral } from '../japanese/numerals.ts';
import { withoutMarks } from '../vietnamese/without-marks.ts';
import { digitsFor } from './number-words.ts';
import type { SaidNumber } from './read-number.ts';

export interface CountedNoun {
  /** The Vietnamese noun, as it was typed. */
  readonly noun: string;
  readonly said: SaidNumber;
  /** Whether it takes いる. */
  readonly isLiving: boolean;
}

type Classifier = readonly [names: string, nouns: RegExp | null, counter: string];

const LARGE = /^(bo|trau|ngua|voi|huou|ca voi)\b/;
const BIRDS = /^(chim|ga|vit|tho)\b/;
/**
 * Vietnamese classifiers with the Japanese counter: the first whose noun fits. Without marks; "con" is for knives too, which no
 * animal counter fits, so its nouns are named.
 */
const CLASSIFIERS: readonly Classifier[] = [
  ['con', LARGE, '頭'],
  ['con', BIRDS, '羽'],
  ['con', /^(meo|cho|ca|chuot|sau|ech|ran|ruoi|muoi|buom|vat)/, '匹'],
  ['quyen|cuon', null, '冊'],
  ['to|tam|chiec ve|chiec ao|cai ao', null, '枚'],
  ['chai|cay|que', null, '本'],
  ['chiec|cai', /^(xe|o to|may)/, '台'],
  ['coc|ly|chen|bat|tach', null, '杯'],
  ['doi', /^(giay|tat|dep)/, '足'],
  ['nguoi', null, '人'],
  ['cai|chiec|qua|trai|mon|cuc|vien|hop|goi', null, 'つ'],
];
/** People have no classifier: "ba học sinh". */
const PEOPLE =
  /^(hoc sinh|sinh vien|giao vien|nguoi ban|ban|ban be|dua tre|dua con|tre em|dua be|nhan vien|bac si|khach)/;
const LIVING = /^[頭羽匹人]$/u;
const THINGS_MAX = 9;

/** A number, a classifier and a noun in Vietnamese; null if the text is anything else, or if the counter is not certain. */
export function counterFor(text: string): CountedNoun | null {
  const typed = text.normalize('NFC').trim().split(/\s+/u);
  const words = withoutMarks(typed.join(' ')).toLowerCase().split(' ');
  if (words.length !== typed.length) return null;
  const numberWords = lengthOfNumber(words);
  const value = Number(digitsFor(words.slice(0, numberWords).join(' ')));
  const rest = words.slice(numberWords).join(' ');
  if (numberWords === 0 || !Number.isInteger(value) || value < 1 || rest === '') return null;
  const found = classifierOf(rest);
  const said = found && sayWith(value, found.counter);
  if (!found || !said) return null;
  const noun = typed.slice(numberWords + found.length).join(' ');
  return noun === '' ? null : { noun, said, isLiving: LIVING.test(found.counter) };
}

/** "hai mươi lăm", "3": the words at the beginning that are a number together. */
function lengthOfNumber(words: readonly string[]): number {
  let length = 0;
  while (length < words.length && /^\d+$/.test(digitsFor(words.slice(0, length + 1).join(' ')))) length++;
  return length;
}

function classifierOf(rest: string): { readonly counter: string; readonly length: number } | null {
  if (PEOPLE.test(rest)) return { counter: '人', length: 0 };
  for (const [names, nouns, counter] of CLASSIFIERS) {
    const [whole] = new RegExp(`^(?:${names})(?= )`).exec(rest) ?? [];
    if (whole === undefined) continue;
    const noun = rest.slice(whole.length + 1);
    // "người Nhật": the classifier is a part of the word.
    if (nouns === null || nouns.test(noun))
      return { counter, length: counter === '人' ? 0 : whole.split(' ').length };
  }
  return null;
}

function sayWith(value: number, typedCounter: string): SaidNumber | null {
  const counter = typedCounter === 'つ' && value > THINGS_MAX ? '個' : typedCounter;
  const [reading] = readingsWithCounter(value, counter, '');
  const numeral = canonicalNumeral(String(value));
  return reading === undefined || numeral === null
    ? null
    : { written: `${value}${counter}`, inKanji: `${numeral}${counter}`, reading };
}
