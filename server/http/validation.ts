import { fieldNames, unnamedField, validationTexts, wholeBodyName } from '#contract/texts/validation.ts';
import { z } from '#contract/zod.ts';
import { badRequest } from './errors.ts';

/** The checked value, or a 400 whose Vietnamese sentence names the field and its limit. */
export function parseOrRefuse<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  if (!issue) throw badRequest(validationTexts.badFormat(nameOf([])));
  throw badRequest(sentenceFor(issue), keyOf(issue.path));
}

function sentenceFor(issue: z.core.$ZodIssue): string {
  const field = nameOf(issue.path);
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

function nameOf(path: readonly PropertyKey[]): string {
  const key = keyOf(path);
  if (key === undefined) return wholeBodyName;
  return fieldNames[key] ?? unnamedField(key);
}

const keyOf = (path: readonly PropertyKey[]) => path.findLast((part) => typeof part === 'string');
