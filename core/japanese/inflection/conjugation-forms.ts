/** The groups of a conjugation table; groups and rows have Vietnamese names in `contract/texts/inflection.ts`. */
export type ConjugationGroupCode = 'plain' | 'polite' | 'connecting' | 'voices' | 'moods';

/** The rows of all tables, in the order of their group. */
const CONJUGATION_FORMS = [
  'dictionary',
  'negative',
  'past',
  'past-negative',
  'polite',
  'polite-negative',
  'polite-past',
  'polite-past-negative',
  'te',
  'negative-te',
  'want',
  'if-ba',
  'if-tara',
  'listing',
  'while',
  'progressive',
  'potential',
  'passive',
  'causative',
  'causative-passive',
  'volitional',
  'imperative',
  'prohibitive',
  'adverb',
  'before-noun',
  'seems',
  'too-much',
  'noun-sa',
] as const;
export type ConjugationCode = (typeof CONJUGATION_FORMS)[number];

export interface ConjugatedForm {
  readonly code: ConjugationCode;
  /** In bracket notation: 来[こ]ない. */
  readonly ruby: string;
}

export interface ConjugationGroup {
  readonly code: ConjugationGroupCode;
  readonly forms: readonly ConjugatedForm[];
}

type Cells = Readonly<Partial<Record<ConjugationCode, string>>>;

/** A group with its rows; a form that the word does not have is left out. */
export const groupOf = (code: ConjugationGroupCode, cells: Cells): ConjugationGroup => ({
  code,
  forms: CONJUGATION_FORMS.flatMap((form) => {
    const ruby = cells[form];
    return ruby ? [{ code: form, ruby }] : [];
  }),
});
