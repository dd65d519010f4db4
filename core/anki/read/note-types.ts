import { AnkiFailure, type AnkiLimits } from '../anki-failure.ts';
import type { AnkiNoteType } from './anki-collection.ts';
import { cut } from './html-text.ts';

/** The column `models`: an object of note types by id. Whatever has no name or no fields is left out. */
export function readNoteTypes(json: string, limits: AnkiLimits): ReadonlyMap<string, AnkiNoteType> {
  const entries = Object.entries(objectOf(json));
  if (entries.length > limits.noteTypes) throw new AnkiFailure('broken-note-types');
  return new Map(
    entries.flatMap(([id, value]) => {
      const type = noteTypeOf(id, value, limits);
      return type ? [[id, type] as const] : [];
    }),
  );
}

/** The column `decks`: names by id. */
export function readDeckNames(json: string, limits: AnkiLimits): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(objectOf(json)).map(([id, value]) => [id, nameIn(value, limits) ?? ''] as const),
  );
}

/** JSON cannot refer to itself, but it can be broken, nested too deeply or no object at all. */
function objectOf(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json);
    if (isRecord(value)) return value;
  } catch (cause) {
    throw new AnkiFailure('broken-note-types', { cause });
  }
  throw new AnkiFailure('broken-note-types');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const nameIn = (value: unknown, { nameChars }: AnkiLimits): string | null =>
  isRecord(value) && typeof value['name'] === 'string' ? cut(value['name'].trim(), nameChars) : null;

function noteTypeOf(id: string, value: unknown, limits: AnkiLimits): AnkiNoteType | null {
  const name = nameIn(value, limits);
  if (!isRecord(value) || name === null) return null;
  const parts = (key: string) => inOrder(listOf(value[key]).slice(0, limits.fieldsPerNoteType));
  const fields = parts('flds').map((field) => nameIn(field, limits) ?? '');
  if (fields.length === 0) return null;
  return { id, name, fields, fronts: parts('tmpls').map(frontOf) };
}

const ordOf = (value: unknown): number =>
  isRecord(value) && typeof value['ord'] === 'number' ? value['ord'] : Number.POSITIVE_INFINITY;

/** `toSorted` is stable: without a number they stay as they are. */
const inOrder = (values: readonly unknown[]): unknown[] =>
  values.toSorted((a, b) => (ordOf(a) === ordOf(b) ? 0 : ordOf(a) - ordOf(b)));

const FRONT_MAX_CHARS = 20_000;
/** `{{furigana:Reading}}`; conditions begin with # ^ or /. */
const REFERENCE = /\{\{(?![#^/!])([^{}]{1,200})\}\}/g;

function frontOf(template: unknown): string[] {
  const html = isRecord(template) && typeof template['qfmt'] === 'string' ? template['qfmt'] : '';
  return [...html.slice(0, FRONT_MAX_CHARS).matchAll(REFERENCE)].map(
    ([, name = '']) => name.split(':').at(-1)?.trim() ?? '',
  );
}
