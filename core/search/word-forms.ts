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

/** Inflections of a noun with the copula; に, で and な after a noun are particles and separate words. */
const COPULA: ReadonlySet<Inflection> = new Set([
  'polite',
  'past',
  'negative',
  'plain-copula',
  'conjecture',
  'if-nara',
  'if-tara',
  'ish',
  'te-wa',
  'topic',
  'looks-like',
  'apparently',
  'perhaps',
  'hearsay',
  'explanatory',
  'must',
  'need-not',
]);

const isNoun = (wordClass: string) => wordClass !== 'adjective-na';

/** 先生です is 先生 and です, which is a word of its own; 元気です is one. */
export const isNounBeforeDesu = ({ wordClass }: SearchEntry, { form, steps }: Deinflection): boolean =>
  form === 'AN' && isNoun(wordClass ?? '') && steps.length === 1 && steps[0] === 'polite';

const formsOf = ({ wordClass }: SearchEntry): readonly WordForm[] => FORMS[wordClass ?? ''] ?? [];

/** Whether the word is inflected. Nouns with the copula are handled separately. */
export const isInflected = ({ wordClass }: SearchEntry): boolean =>
  /^(verb|adjective|noun-suru|auxiliary|expression)/.test(wordClass ?? '');

/** Whether a word of this class can be inflected in this way. */
export function canBe(entry: SearchEntry, { form, steps }: Deinflection): boolean {
  if (!formsOf(entry).includes(form)) return false;
  const [innermost] = steps;
  return (
    form !== 'AN' || !isNoun(entry.wordClass ?? '') || (innermost !== undefined && COPULA.has(innermost))
  );
}
