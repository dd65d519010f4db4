import { fieldNames, unnamedField, validationTexts, wholeBodyName } from '#contract/texts/validation.ts';
import { z } from '#contract/zod.ts';
import { badRequest } from '../errors.ts';

type FieldNames = Readonly<Record<string, string>>;

/** Why a value is invalid: a Vietnamese sentence that names the field and its limit. */
interface Problem {
  readonly sentence: string;
  readonly field: string | undefined;
}

type Checked<T> = { readonly data: T; readonly problem?: never } | { readonly problem: Problem };

/** The parsed value, or its first problem. `names` override the field names that all endpoints share. */
export function check<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  names: FieldNames = {},
): Checked<z.output<S>> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { data: result.data };
  const [issue] = result.error.issues;
  const field = issue && keyOf(issue.path);
  const name = nameOf(field, { ...fieldNames, ...names });
  return { problem: { sentence: issue ? sentenceFor(issue, name) : validationTexts.badFormat(name), field } };
}

/** Returns the parsed value, or throws a 400 with the problem. */
export function parseOrRefuse<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  names?: FieldNames,
): z.output<S> {
  const checked = check(schema, value, names);
  if (checked.problem) throw badRequest(checked.problem.sentence, checked.problem.field);
  return checked.data;
}

function sentenceFor(issue: z.core.$ZodIssue, field: string): string {
  if (issue.input === undefined) return validationTexts.required(field);
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

const nameOf = (key: string | undefined, names: FieldNames): string =>
  key === undefined ? wholeBodyName : (names[key] ?? unnamedField(key));
