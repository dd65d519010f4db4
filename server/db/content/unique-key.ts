import type { ContentKind } from './content-kinds.ts';

/** The values of `uniqueBy`, joined; null for a kind where only the id has to be unique. */
export function uniqueKey(kind: ContentKind, fields: Readonly<Record<string, unknown>>): string | null {
  return kind.uniqueBy ? kind.uniqueBy.map((field) => fields[field]).join(' ') : null;
}
