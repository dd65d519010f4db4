import type { Deinflection, WordForm } from '../japanese/inflection/deinflect.ts';
import type { Inflection } from '../japanese/inflection/steps.ts';
import type { SearchEntry } from './entry.ts';

const FORMS: Readonly<Record<string, readonly WordForm[]>> = {
  'verb-godan': ['V5'],
  'verb-ichidan': ['V1'],
  'verb-irregular': ['VK', 'VS'],
  'noun-suru': ['NS', 'AN'],
  'adjective-i': ['AI'],
  'adjective-na': ['AN'],
  noun: ['AN'],
  pronoun: ['AN'],
  auxiliary: ['EX'],
  expression: ['EX'],
};

/** What the copula does to a noun; に, で and な after a noun are particles and words of their own. */
const COPULA: ReadonlySet<Inflection> = new Set([
  'polite',
  'past',
  'negative',
  'plain-copula',
  'conjecture',
  'if-nara',
  'if-tara',
]);

const isNoun = (wordClass: string) => wordClass !== 'adjective-na';

const formsOf = ({ wordClass }: SearchEntry): readonly WordForm[] => FORMS[wordClass ?? ''] ?? [];

/** Whether the word changes, or something of its own follows it; what the copula does to a noun stands apart. */
export const isInflected = ({ wordClass }: SearchEntry): boolean =>
  /^(verb|adjective|noun-suru|auxiliary|expression)/.test(wordClass ?? '');

/** Whether a word of this class can have been inflected that way. */
export function canBe(entry: SearchEntry, { form, steps }: Deinflection): boolean {
  if (!formsOf(entry).includes(form)) return false;
  const [innermost] = steps;
  return (
    form !== 'AN' || !isNoun(entry.wordClass ?? '') || (innermost !== undefined && COPULA.has(innermost))
  );
}
