import { ABSENT_FIELD } from '#contract/fields.ts';
import { fieldNames, unnamedField, validationTexts, wholeBodyName } from '#contract/texts/validation.ts';
import { z } from '#contract/zod.ts';
import { badRequest } from '../errors.ts';

type ByField = Readonly<Record<string, string>>;

/** How an endpoint speaks of its fields. */
interface Words {
  /** Overrides of the field names that all endpoints share. */
  readonly names?: ByField | undefined;
  /** What is said of a missing field, if not the usual sentence. */
  readonly missing?: ByField | undefined;
}

/** Why a value is invalid: a Vietnamese sentence that names the field and its limit. */
interface Problem {
  readonly sentence: string;
  readonly field: string | undefined;
}

type Checked<T> = { readonly data: T; readonly problem?: never } | { readonly problem: Problem };

/** The parsed value, or its first problem; if several fields are missing, all of them. */
export function check<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  { names, missing = {} }: Words = {},
): Checked<z.output<S>> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { data: result.data };
  const { issues } = result.error;
  const absent = [...new Set(issues.filter(isAbsent).map(({ path }) => keyOf(path)))];
  const issue = issues.find(isAbsent) ?? issues[0];
  const field = issue && keyOf(issue.path);
  const nameFor = (key: string | undefined) => nameOf(key, { ...fieldNames, ...names });
  if (absent.length > 0) {
    const fixed = absent.length === 1 && field !== undefined ? missing[field] : undefined;
    return {
      problem: { sentence: fixed ?? validationTexts.required(absent.map(nameFor).join(', ')), field },
    };
  }
  const sentence = issue ? sentenceFor(issue, nameFor(field)) : validationTexts.badFormat(nameFor(field));
  return { problem: { sentence, field } };
}

/** A required field that was not sent, or is blank: whatever else it has to be, a blank text is none of it. */
const isAbsent = (issue: z.core.$ZodIssue): boolean =>
  issue.input === undefined ||
  (typeof issue.input === 'string' && issue.input.trim() === '' && issue.path.length > 0) ||
  (issue.code === 'custom' && issue.params === ABSENT_FIELD);

/** Returns the parsed value, or throws a 400 with the problem. */
export function parseOrRefuse<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  words?: Words,
): z.output<S> {
  const checked = check(schema, value, words);
  if (checked.problem) throw badRequest(checked.problem.sentence, checked.problem.field);
  return checked.data;
}

function sentenceFor(issue: z.core.$ZodIssue, field: string): string {
  switch (issue.code) {
    case 'invalid_type':
      return validationTexts.wrongKind(field);
    case 'too_big':
      return tooBig(field, issue);
    case 'too_small':
      return tooSmall(field, issue);
    case 'invalid_format':
      return issue.format === 'email' ? validationTexts.badEmail(field) : validationTexts.badFormat(field);
    case 'invalid_value':
      return validationTexts.notOffered(field, issue.values.join(', '));
    default:
      return validationTexts.badFormat(field);
  }
}

function tooBig(field: string, { origin, maximum, inclusive }: z.core.$ZodIssueTooBig): string {
  const max = Number(maximum);
  if (origin === 'string') return validationTexts.textTooLong(field, max);
  if (origin === 'array') return validationTexts.listTooLong(field, max);
  return inclusive ? validationTexts.numberTooBig(field, max) : validationTexts.numberNotBelow(field, max);
}

function tooSmall(field: string, { origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  const min = Number(minimum);
  if (origin === 'string')
    return min <= 1 ? validationTexts.required(field) : validationTexts.textTooShort(field, min);
  if (origin === 'array') return validationTexts.listTooShort(field, min);
  return inclusive ? validationTexts.numberTooSmall(field, min) : validationTexts.numberNotAbove(field, min);
}

const keyOf = (path: readonly PropertyKey[]) => path.findLast((part) => typeof part === 'string');

const nameOf = (key: string | undefined, names: ByField): string =>
  key === undefined ? wholeBodyName : (names[key] ?? unnamedField(key));
