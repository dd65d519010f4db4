import { createHash } from 'node:crypto';
import type { ContentKind } from './content-kinds.ts';

/**
 * Equal for equal values of the fields, whether they come from a file or from a row.
 * Fields that are empty or hold the default are left out: a column added later holds that in every row, and must not
 * make all rows look edited.
 */
export function fingerprint(
  { fields, defaults = {} }: Pick<ContentKind, 'fields' | 'defaults'>,
  values: Readonly<Record<string, unknown>>,
): string {
  const isUnset = (field: string) => isEmpty(values[field]) || values[field] === defaults[field];
  const filled = fields.filter((field) => !isUnset(field)).toSorted();
  const pairs = filled.map((field) => [field, values[field]]);
  return createHash('sha256').update(JSON.stringify(pairs, withSortedKeys)).digest('hex');
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** jsonb does not preserve the order of object keys. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
