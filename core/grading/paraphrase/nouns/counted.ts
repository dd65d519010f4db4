import { numeralValue } from '../../../japanese/numerals.ts';
import type { Token } from '../../../japanese/tokens/token.ts';
import { folded } from '../../typed/fold.ts';
import type { ReadUnit } from '../rule.ts';

/** A number with its counter: 三 and 個 of 三個. */
export interface Counted {
  readonly value: number;
  readonly counter: string;
}

/** Null for what is no number, and for one with no value: 何個. */
export function countedAt(unit: ReadUnit | undefined): Counted | null {
  if (unit?.kind !== 'number') return null;
  const [, numeral = '', counter = ''] =
    /^([\d〇零一二三四五六七八九十百千万]+)(\D*)$/u.exec(folded(unit.text)) ?? [];
  const value = numeral === '' ? null : numeralValue(numeral);
  return value === null ? null : { value, counter };
}

export const counted = (value: number, counter: string, reading: string): readonly Token[] => [
  { surface: String(value), reading: '', pos: '名詞/数', base: '*', conjugation: '' },
  { surface: counter, reading, pos: '名詞/接尾/助数詞', base: counter, conjugation: '' },
];
