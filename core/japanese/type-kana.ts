import { toKana } from 'wanakana';
import { afterEdit, type OriginText } from './typed-romaji.ts';

/** A text field while the learner is typing. */
export interface TypedText extends OriginText {
  /** The index at which the next letter goes. */
  readonly caret: number;
}

/** Romaji spellings that wanakana does not know while typing, in the order in which they are replaced. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ā/giu, 'aa'],
  [/ī/giu, 'ii'],
  [/ū/giu, 'uu'],
  [/ē/giu, 'ee'],
  [/ō/giu, 'ou'],
  // nn is ん and perhaps the beginning of the next syllable: konnichiwa. On a Japanese keyboard it is typed konnnichiwa,
  // and honn.
  [/ん?n{2,}/g, 'んn'],
  [/んn(?=[^aiueoyn])/giu, 'ん'],
  // hon o: wanakana would drop the space, and with it the particle.
  [/n(?=\s)/gi, 'ん'],
  [/m(?=[bmp])/g, 'n'],
  [/tch/g, 'cch'],
];

/** Words of romaji that are particles when they stand alone after other words. */
const PARTICLES: Readonly<Record<string, string>> = { わ: 'は', お: 'を', え: 'へ' };
const ALONE = /(?<=\S\s+)[わおえ](?=\s)/gu;

const spelled = (romaji: string): string =>
  SPELLINGS.reduce((text, [form, kana]) => text.replace(form, kana), romaji);

/**
 * Works like a Japanese keyboard: the text before the caret becomes kana as soon as possible, capitals become katakana.
 * A wa, o or e between spaces is the particle.
 */
export function typeKana({ text, caret, fromRomaji }: TypedText): TypedText {
  const before = { text: text.slice(0, caret), fromRomaji: fromRomaji.slice(0, caret) };
  const typed = afterEdit(before, toKana(spelled(before.text), { IMEMode: true }), true);
  const written = typed.text.replaceAll(ALONE, (kana: string, at: number) =>
    typed.fromRomaji[at] === true ? (PARTICLES[kana] ?? kana) : kana,
  );
  return {
    text: written + text.slice(caret),
    caret: written.length,
    fromRomaji: [...typed.fromRomaji, ...fromRomaji.slice(caret)],
  };
}
