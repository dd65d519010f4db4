import type { Token } from '../../japanese/tokens/token.ts';
import type { Lexicon } from '../lexicon.ts';
import { HONORIFIC_PREFIXES, SOFTENED_NOUNS } from '../words/honorific-nouns.ts';
import { type Spelling, spellingsOf } from './spelling.ts';
import { readingsFor, writtenForms } from './written-forms.ts';

/**
 * お水 for 水, and 水 for お水: the same word, more or less polite. お or ご that honours (お名前, ご家族) can be left out, but added
 * only where the listener is honoured.
 */
export function honorificForms(
  text: string,
  reading: string,
  lexicon: Lexicon,
  mayHonour = false,
): Spelling[] {
  const hasPrefix = /^[おご御]/u.test(text);
  const bare = hasPrefix ? text.slice(1) : text;
  const prefix = HONORIFIC_PREFIXES.get(bare);
  if (prefix === undefined) return [];
  const bareReading = hasPrefix ? reading.slice(1) : reading;
  const forms = spellingsOf(
    writtenForms(bare, bareReading, lexicon),
    readingsFor(bare, bareReading, lexicon),
    lexicon,
  );
  if (!hasPrefix && !mayHonour && !SOFTENED_NOUNS.has(bare)) return [...forms];
  return [
    ...forms,
    ...[prefix, '御'].flatMap((before) => forms.map((spelling) => prefixed(before, spelling))),
  ];
}

/** Whether the sentence goes on to ask the listener something, or for something. */
export const turnsToListener = (following: readonly Token[]): boolean =>
  following.at(-1)?.surface === 'か' ||
  following.some(({ base }) => /^(?:くださる|下さる|いただく|頂く|いらっしゃる|なさる|いかが)$/u.test(base));

const prefixed = (prefix: string, { text, alike }: Spelling): Spelling => ({
  text: prefix + text,
  alike: ['', ...alike],
});
