import type { Lexicon } from './lexicon.ts';
import { type Spelling, spellingsOf } from './spelling.ts';
import { readingsFor, writtenForms } from './word-lore.ts';
import { HONORIFIC_PREFIXES } from './words/honorific-nouns.ts';

/** お水 for 水 and 水 for お水: the same word, said more or less politely. */
export function honorificForms(text: string, reading: string, lexicon: Lexicon): Spelling[] {
  const bare = /^[おご御]/u.test(text) ? text.slice(1) : text;
  const prefix = HONORIFIC_PREFIXES.get(bare) ?? (isNative(bare) ? 'お' : undefined);
  if (prefix === undefined) return [];
  const bareReading = bare === text ? reading : reading.slice(1);
  const forms = spellingsOf(
    writtenForms(bare, bareReading, lexicon),
    readingsFor(bare, bareReading, lexicon),
    lexicon,
  );
  return [
    ...forms,
    ...[prefix, '御'].flatMap((before) => forms.map((spelling) => prefixed(before, spelling))),
  ];
}

/** お薬, お申し込み: one character, or characters with okurigana, is a Japanese word, and those take お. */
const isNative = (word: string): boolean =>
  /^\p{sc=Han}$/u.test(word) || /^(?:\p{sc=Han}\p{sc=Hiragana}+)+$/u.test(word);

const prefixed = (prefix: string, { text, alike }: Spelling): Spelling => ({
  text: prefix + text,
  alike: ['', ...alike],
});
