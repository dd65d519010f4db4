import type { Lexicon } from '../lexicon.ts';
import { HONORIFIC_PREFIXES, NEVER_HONOURED } from '../words/honorific-nouns.ts';
import { type Spelling, spellingsOf } from './spelling.ts';
import { readingsFor, writtenForms } from './written-forms.ts';

/** お水 for 水 and 水 for お水: the same word, more or less polite. */
export function honorificForms(text: string, reading: string, lexicon: Lexicon): Spelling[] {
  const bare = /^[おご御]/u.test(text) ? text.slice(1) : text;
  const prefixes = prefixesOf(bare);
  if (prefixes.length === 0) return [];
  const bareReading = bare === text ? reading : reading.slice(1);
  const forms = spellingsOf(
    writtenForms(bare, bareReading, lexicon),
    readingsFor(bare, bareReading, lexicon),
    lexicon,
  );
  return [...forms, ...prefixes.flatMap((before) => forms.map((spelling) => prefixed(before, spelling)))];
}

/** Some nouns never take a prefix; a table has the usual one of others; for the rest, either is accepted. */
function prefixesOf(noun: string): readonly string[] {
  const usual = HONORIFIC_PREFIXES.get(noun);
  if (usual !== undefined) return [usual, '御'];
  return /^\p{sc=Han}[\p{sc=Han}\p{sc=Hiragana}]*$/u.test(noun) && !NEVER_HONOURED.has(noun)
    ? ['お', 'ご', '御']
    : [];
}

const prefixed = (prefix: string, { text, alike }: Spelling): Spelling => ({
  text: prefix + text,
  alike: ['', ...alike],
});
