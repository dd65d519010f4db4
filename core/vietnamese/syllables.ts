import { withoutMarks } from './without-marks.ts';

/** A syllable in the form in which it is compared: `plain` has no marks, `marked` has its tone at the end. */
export interface Syllable {
  readonly marked: string;
  readonly plain: string;
}

const TONES = new Map([
  ['\u0300', '1'],
  ['\u0301', '2'],
  ['\u0303', '3'],
  ['\u0309', '4'],
  ['\u0323', '5'],
]);
const TONE = /[\u0300\u0301\u0303\u0309\u0323]/g;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/u;
const PLAIN_WORD = /^[a-z0-9]+$/;
/** kỹ = kĩ, lý = lí, quý = quí: after a consonant both are used. */
const Y_FOR_I = /^(h|k|l|m|s|t|v|qu)y/;

/** A cache: Vietnamese has a few thousand syllables, and a dictionary repeats them a million times. */
const known = new Map<string, Syllable>();
const KNOWN_MAX = 20_000;

/** hoá = hóa, kỹ = kĩ: equivalent spellings become one. */
export function syllablesOf(text: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const word of text.toLowerCase().split(' ')) {
    // The text between two spaces is nearly always one syllable, sometimes with punctuation around it or inside.
    const syllable = known.get(word);
    if (syllable) syllables.push(syllable);
    else syllables.push(...word.split(NO_WORD).filter(Boolean).map(syllableOf));
  }
  return syllables;
}

function syllableOf(word: string): Syllable {
  const syllable = known.get(word) ?? readSyllable(word);
  if (known.size < KNOWN_MAX) known.set(word, syllable);
  return syllable;
}

function readSyllable(word: string): Syllable {
  if (PLAIN_WORD.test(word)) {
    const plain = word.replace(Y_FOR_I, '$1i');
    return { marked: plain, plain };
  }
  const decomposed = word.normalize('NFD');
  const tones = decomposed.match(TONE) ?? [];
  const letters = decomposed.replaceAll(TONE, '').replace(Y_FOR_I, '$1i');
  return { marked: letters + tones.map((tone) => TONES.get(tone)).join(''), plain: withoutMarks(letters) };
}

/** Whether the typed syllable can mean the written one: typed without marks, it matches any marks. */
export const agrees = (typed: Syllable, written: Syllable): boolean =>
  typed.plain === written.plain && (typed.marked === typed.plain || typed.marked === written.marked);

/** Whether a written run is in the typed text, from a position on. */
export const isTypedAt = (typed: readonly Syllable[], start: number, run: readonly Syllable[]): boolean =>
  run.every((written, at) => {
    const syllable = typed[start + at];
    return syllable !== undefined && agrees(syllable, written);
  });

/** Whether a typed run is anywhere in the written text. */
export const isWrittenIn = (written: readonly Syllable[], run: readonly Syllable[]): boolean =>
  written.some((_, start) =>
    run.every((typed, at) => {
      const syllable = written[start + at];
      return syllable !== undefined && agrees(typed, syllable);
    }),
  );

/** The tone on the first vowel of an open syllable: tòa for toà, thủy for thuỷ. Both are written. */
export const withToneInFront = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(
      /(o(?=[ae])|(?<!q)u(?=y))([aey])([\u0300\u0301\u0303\u0309\u0323])(?![\p{L}\p{M}])/giu,
      '$1$3$2',
    )
    .normalize('NFC');
