import { randomInt } from 'node:crypto';
import { RECOVERY_CODE_CHARS, RECOVERY_CODES } from '#contract/limits.ts';

/** Without letters and digits that look alike on paper: 0 and O, 1, I and L. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

const newCode = () =>
  Array.from({ length: RECOVERY_CODE_CHARS }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** Different from each other. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(newCode());
  return [...codes];
}

/** In two halves, which are easier to copy by hand. */
export const printed = (code: string): string =>
  `${code.slice(0, RECOVERY_CODE_CHARS / 2)}-${code.slice(RECOVERY_CODE_CHARS / 2)}`;

/** A typed code without the spaces and hyphens that people add: a Japanese keyboard types a long vowel mark instead. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s\p{Pd}−ー]/gu, '').toUpperCase();
