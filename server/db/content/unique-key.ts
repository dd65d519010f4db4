import type { ContentKind } from './content-kinds.ts';

/** What may occur only once in the kind's table, or null where nothing but the id has to be unique. */
export function uniqueKey(kind: ContentKind, fields: Readonly<Record<string, unknown>>): string | null {
  return kind.uniqueBy ? kind.uniqueBy.map((field) => fields[field]).join(' ') : null;
}
