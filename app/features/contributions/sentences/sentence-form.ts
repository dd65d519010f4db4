import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import type { TypedSentence } from '#contract/contributions/typed-content.ts';
import type { SentenceRegister } from '#contract/levels.ts';
import { courseFieldNames } from '#contract/texts/courses.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { ApiError } from '#app/lib/api/api.ts';

/** A sentence as the desk holds it while it is written. */
export interface SentenceForm {
  readonly viSentence: string;
  /** Plain, or in the notation of authors. */
  readonly jpSentence: string;
  /** Null as long as the author leaves it to the suggestion. */
  readonly reading: string | null;
  readonly hint: string;
  readonly accepted: readonly string[];
  readonly blocked: readonly string[];
  readonly register: SentenceRegister;
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
});

export const formOf = ({
  viSentence,
  jpSentence,
  reading,
  hint,
  accepted,
  blocked,
  register,
}: ContributedSentence): SentenceForm => ({
  viSentence,
  jpSentence,
  reading: reading || null,
  hint,
  accepted,
  blocked,
  register,
});

/** What is sent: rows without text are none, and a reading that nobody has looked at is left to the tokenizer. */
export const bodyOf = (form: SentenceForm): TypedSentence => ({
  viSentence: form.viSentence.trim(),
  jpSentence: form.jpSentence.trim(),
  reading: form.reading?.trim() ?? '',
  hint: form.hint.trim(),
  accepted: written(form.accepted),
  blocked: written(form.blocked),
  register: form.register,
});

const written = (rows: readonly string[]): string[] =>
  rows.map((row) => row.trim()).filter((row) => row !== '');

export const isSameText = (one: SentenceForm, other: SentenceForm): boolean => textOf(one) === textOf(other);

const textOf = (form: SentenceForm): string => {
  const { viSentence, jpSentence, reading, hint, accepted, blocked } = bodyOf(form);
  return JSON.stringify([viSentence, jpSentence, reading, hint, accepted, blocked]);
};

export type Refusals = Readonly<Partial<Record<SentenceField | 'whole', string>>>;

/** What the browser can say by itself: which of the three is missing. */
export function missingIn(form: SentenceForm): Refusals {
  const missing = REQUIRED.filter((field) => form[field].trim() === '');
  return Object.fromEntries(missing.map((field) => [field, validationTexts.required(FIELD_NAMES[field])]));
}

const isField = (name: string | undefined): name is SentenceField =>
  name !== undefined && Object.hasOwn(blankSentence('free'), name);

/** Where the server's refusal is said: at the field that it is about, else for the whole. */
export const refusalOf = (error: unknown, message: string): Refusals => {
  const field = error instanceof ApiError ? error.field : undefined;
  return { [isField(field) ? field : 'whole']: message };
};
