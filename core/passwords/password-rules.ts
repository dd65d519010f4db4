import { withoutMarks } from '../vietnamese/without-marks.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Why a password is weak: many people use it, or anybody who knows the person can guess it. */
export type Weakness = 'common' | 'personal';

/**
 * Checks what an attacker would try first. `personal` has the owner's e-mail, name and phone number. The contract
 * defines the minimum length.
 */
export function weaknessOf(password: string, personal: readonly string[]): Weakness | null {
  const typed = bare(password);
  if (isCommon(typed)) return 'common';
  if (personal.some((fact) => formsOf(fact).includes(typed))) return 'personal';
  // A phone number is the same however its digits are grouped.
  if (personal.some((fact) => isSamePhoneNumber(typed, fact))) return 'personal';
  return null;
}

export type Strength = 0 | 1 | 2 | 3 | 4;

/** The bits from which a password is called weak, fair, good and very strong. */
const STEPS_IN_BITS = [28, 42, 58, 76] as const;

/**
 * A rough measure of how long guessing would take: bits = characters to guess × bits per character. A character that
 * only continues a run (abc…, 111…, qwe…) needs no guess, and there are at most twice as many characters to guess as
 * different ones. The bits per character follow from the kinds in use: only digits give 3.3, lowercase letters 4.7, all
 * of ASCII 6.6. Words are easier to guess than that, but they are longer: a sentence is still rated best, as it should
 * be. This is only a hint while typing; `weaknessOf` decides what is refused.
 */
export function strengthOf(password: string): Strength {
  const text = password.normalize('NFKC');
  if (isCommon(bare(text))) return 0;
  const bits = charactersToGuess([...text]) * Math.log2(alphabetOf(text));
  return STEPS_IN_BITS.filter((step) => bits >= step).length as Strength;
}

/** One spelling for all: NFKC and lower case, without marks and spaces, so that `Mật khẩu` is `matkhau`. */
const bare = (text: string) => withoutMarks(text.normalize('NFKC')).replaceAll(/\s/g, '');

// A year or a few digits, as people add them. A longer tail counts as secret.
const DIGITS_AND_SIGNS_AT_THE_END = /(?<![\p{N}\p{P}\p{S}])[\p{N}\p{P}\p{S}]{1,6}$/u;

function isCommon(typed: string): boolean {
  const characters = [...typed];
  return (
    COMMON_PASSWORDS.has(typed) ||
    COMMON_PASSWORDS.has(typed.replace(DIGITS_AND_SIGNS_AT_THE_END, '')) ||
    // One run from end to end. Also an empty text, which is what a row of spaces becomes.
    characters.every((_, at) => at < 2 || continuesRun(characters, at))
  );
}

/** The alphabet, the digits and the rows of the keyboard, in both directions. */
const LINES = ['abcdefghijklmnopqrstuvwxyz', '012345678901', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether a character follows from the two before it: 1 2 → 3, c b → a, x x → x. */
function continuesRun(characters: readonly string[], at: number): boolean {
  if (at < 2) return false;
  const three = characters.slice(at - 2, at + 1).map((character) => character.toLowerCase());
  const there = three.join('');
  const back = three.toReversed().join('');
  return new Set(three).size === 1 || LINES.some((line) => line.includes(there) || line.includes(back));
}

function charactersToGuess(characters: readonly string[]): number {
  const unforeseen = characters.filter((_, at) => !continuesRun(characters, at)).length;
  return Math.min(unforeseen, 2 * new Set(characters).size);
}

/** How many characters each kind has; the last kind is letters with marks. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[0-9]/, 10],
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 64],
];

const alphabetOf = (text: string) =>
  KINDS.reduce((size, [kind, count]) => size + (kind.test(text) ? count : 0), 1);

/** The spellings of an e-mail (with and without its host) or a name that somebody might use as a password. */
function formsOf(fact: string): string[] {
  const whole = bare(fact);
  const [localPart = ''] = whole.split('@');
  return [whole, localPart].filter((form) => form !== '');
}

const PHONE_NUMBER = /^\+?(?:[.()-]*\d)+[.()-]*$/;

function isSamePhoneNumber(typed: string, fact: string): boolean {
  const number = bare(fact);
  return PHONE_NUMBER.test(typed) && PHONE_NUMBER.test(number) && digitsOf(typed) === digitsOf(number);
}

/** Only the digits, with Vietnam's +84 replaced by 0. */
const digitsOf = (number: string) => number.replaceAll(/\D/g, '').replace(/^84/, '0');
