import { z } from '#contract/zod.ts';
import { ContentError, type Place } from './content-error.ts';
import { type ContentEntry, contentKinds, type KindName } from './content-kinds.ts';

type Path = readonly PropertyKey[];

const { localeError } = z.locales.vi();

/** Checks what a file holds for one entry. `placeOf` tells where a field of it stands in the file. */
export function readEntry(
  kind: KindName,
  raw: unknown,
  fromItsPlace: Readonly<Record<string, unknown>>,
  placeOf: (path: Path) => Place,
): ContentEntry {
  const result = contentKinds[kind].schema.safeParse(raw, { error: localeError });
  if (!result.success) {
    const [{ path, message } = { path: [], message: '' }] = result.error.issues;
    throw new ContentError(placeOf(path), [path.join('.'), message].filter(Boolean).join(': '));
  }
  const { id, ...fields } = result.data;
  return { kind, id, fields: { ...fields, ...fromItsPlace }, place: placeOf([]) };
}
