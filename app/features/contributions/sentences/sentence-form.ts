import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import type { TypedSentence } from '#contract/contributions/typed-content.ts';
import type { SentenceRegister } from '#contract/levels.ts';
import { courseFieldNames } from '#contract/texts/course-writing.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { ApiError } from '#app/lib/api/api.ts';

/** The fields of the sentence editor. */
export interface SentenceForm {
  readonly viSentence: string;
  /** Plain Japanese, or the notation of authors. */
  readonly jpSentence: string;
  /** Null while the author relies on the suggestion. */
  readonly reading: string | null;
  readonly hint: string;
  readonly accepted: readonly string[];
  readonly blocked: readonly string[];
  readonly register: SentenceRegister;
  /** Ids of grammar points. */
  readonly focus: readonly string[];
  readonly rulesOff: TypedSentence['rulesOff'];
}

export type SentenceField = keyof SentenceForm;
export const FIELD_NAMES: Readonly<Record<SentenceField, string>> = courseFieldNames.sentence;

/** Creating needs Japanese, Vietnamese and hint (PRODUCT.md, Contributions). */
const REQUIRED = ['viSentence', 'jpSentence', 'hint'] as const;

export const blankSentence = (register: SentenceRegister): SentenceForm => ({
  viSentence: '',
  jpSentence: '',
  reading: null,
  hint: '',
  accepted: [],
  blocked: [],
  register,
  focus: [],
  rulesOff: [],
});

export const formOf = ({
  viSentence,
  jpSentence,
  reading,
  hint,
  accepted,
  blocked,
  register,
  focus,
  rulesOff,
}: ContributedSentence): SentenceForm => ({
  viSentence,
  jpSentence,
  reading: reading || null,
  hint,
  accepted,
  blocked,
  register,
  focus,
  rulesOff,
});

/** The request body: without blank rows. A reading that the author did not confirm is left to the tokenizer. */
export const bodyOf = (form: SentenceForm): TypedSentence => ({
  viSentence: form.viSentence.trim(),
  jpSentence: form.jpSentence.trim(),
  reading: form.reading?.trim() ?? '',
  hint: form.hint.trim(),
  accepted: written(form.accepted),
  blocked: written(form.blocked),
  register: form.register,
  focus: [...form.focus],
  rulesOff: [...form.rulesOff],
});

const written = (rows: readonly string[]): string[] =>
  rows.map((row) => row.trim()).filter((row) => row !== '');

export const isSameText = (one: SentenceForm, other: SentenceForm): boolean => textOf(one) === textOf(other);

const textOf = (form: SentenceForm): string => {
  const { register: _, ...text } = bodyOf(form);
  return JSON.stringify(text);
};

export type Refusals = Readonly<Partial<Record<SentenceField | 'whole', string>>>;

/** The check in the browser: which required fields are missing. */
export function missingIn(form: SentenceForm): Refusals {
  const missing = REQUIRED.filter((field) => form[field].trim() === '');
  return Object.fromEntries(missing.map((field) => [field, validationTexts.required(FIELD_NAMES[field])]));
}

const isField = (name: string | undefined): name is SentenceField =>
  name !== undefined && Object.hasOwn(blankSentence('free'), name);

/** Puts the refusal of the server at the field that it is about, or at the whole form. */
export const refusalOf = (error: unknown, message: string): Refusals => {
  const field = error instanceof ApiError ? error.field : undefined;
  return { [isField(field) ? field : 'whole']: message };
};
