import { contentTexts } from '#contract/texts/operator.ts';
import { z } from '#contract/zod.ts';
import { ContentError, type Place } from './content-error.ts';
import type { ContentFile } from './content-files.ts';
import { type ContentEntry, contentKinds, type KindName } from './content-kinds.ts';
import { type PlaceOf, readYaml } from './read-yaml.ts';

const { localeError } = z.locales.vi();

/** Validates one entry of a file. `placeOf` returns the place of a field in the file. */
export function readEntry(
  kind: KindName,
  raw: unknown,
  fromItsPlace: Readonly<Record<string, unknown>>,
  placeOf: PlaceOf,
): ContentEntry {
  const { id, ...fields } = parseEntry(contentKinds[kind].schema, raw, placeOf);
  return { kind, id, fields: { ...fields, ...fromItsPlace }, place: placeOf([]) };
}

/** Parses with the schema; throws an error that names the line and the field. */
export function parseEntry<Entry>(schema: z.ZodMiniType<Entry>, raw: unknown, placeOf: PlaceOf): Entry {
  const result = schema.safeParse(raw, { error: localeError });
  if (result.success) return result.data;
  const [{ path, message } = { path: [], message: '' }] = result.error.issues;
  throw new ContentError(placeOf(path), [path.join('.'), message].filter(Boolean).join(': '));
}

export interface Placed<Item> {
  readonly item: Item;
  readonly place: Place;
}

/** Parses a YAML file that is a list, each of its items with the schema. */
export function parseList<Item>(file: ContentFile, schema: z.ZodMiniType<Item>): Placed<Item>[] {
  const { content, placeOf } = readYaml(file);
  if (!Array.isArray(content)) throw new ContentError(placeOf([]), contentTexts.eachFileAList);
  return content.map((raw: unknown, index) => ({
    item: parseEntry(schema, raw, (path) => placeOf([index, ...path])),
    place: placeOf([index]),
  }));
}

/** Each id may occur once in a list, whatever file it comes from. */
export function refuseRepeatedIds(entries: readonly Placed<{ readonly id: string }>[]): void {
  const seen = new Map<string, Place>();
  for (const { item, place } of entries) {
    const first = seen.get(item.id);
    if (first) throw new ContentError(place, contentTexts.twice(`id ${item.id}`, first.file, first.line));
    seen.set(item.id, place);
  }
}
