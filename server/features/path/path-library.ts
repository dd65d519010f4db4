import { contentTexts } from '#contract/texts/operator.ts';
import type { z } from '#contract/zod.ts';
import type { PathContent, PathException, PathUnit } from '#core/path/path.ts';
import { ContentError, type Place } from '#server/db/content/content-error.ts';
import { type ContentFile, readFiles } from '#server/db/content/content-files.ts';
import { type Placed, parseEntry, parseList, refuseRepeatedIds } from '#server/db/content/read-entry.ts';
import { readYaml } from '#server/db/content/read-yaml.ts';
import { dialogueSchema, exceptionSchema, readingSchema, unitSchema } from './path-schemas.ts';

const EXCEPTIONS_FILE = /\/exceptions\.yaml$/;

/** Reads the path with its dialogues and readings. A mistake in a file stops the boot and names the line. */
export async function openPathLibrary(contentFolder: string): Promise<PathContent> {
  const [path, dialogueFiles, readingFiles] = await Promise.all(
    ['path', 'dialogues', 'readings'].map((folder) => readFiles(contentFolder, folder, '.yaml')),
  );
  const units = (path ?? [])
    .filter(({ name }) => !EXCEPTIONS_FILE.test(name))
    .map((file) => parseFile(file, unitSchema));
  const dialogues = (dialogueFiles ?? []).map((file) => parseFile(file, dialogueSchema));
  const readings = (readingFiles ?? []).map((file) => parseFile(file, readingSchema));
  const exceptions = (path ?? [])
    .filter(({ name }) => EXCEPTIONS_FILE.test(name))
    .flatMap((file) => parseList(file, exceptionSchema));
  const steps = units.flatMap(({ item, placeOf }) =>
    item.steps.map((step, at) => ({ item: step, place: placeOf(['steps', at]) })),
  );
  for (const list of [units, dialogues, readings, steps]) refuseRepeatedIds(list);
  refuseMissingTexts(units, dialogues, readings);
  refuseUnknownSteps(exceptions, new Set(steps.map(({ item }) => item.id)));
  return {
    units: units.map(({ item }) => item),
    dialogues: dialogues.map(({ item }) => item),
    readings: readings.map(({ item }) => item),
    exceptions: exceptions.map(({ item }) => item),
  };
}

interface PlacedFile<Item> extends Placed<Item> {
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

function parseFile<Item>(file: ContentFile, schema: z.ZodMiniType<Item>): PlacedFile<Item> {
  const { content, placeOf } = readYaml(file);
  return { item: parseEntry(schema, content, placeOf), place: placeOf(['id']), placeOf };
}

type Texts = readonly Placed<{ readonly id: string }>[];

/** Each step that shows a dialogue or a reading has its text. */
function refuseMissingTexts(units: readonly PlacedFile<PathUnit>[], dialogues: Texts, readings: Texts): void {
  const has = (texts: Texts, id: string) => texts.some(({ item }) => item.id === id);
  for (const { item, placeOf } of units)
    for (const [at, step] of item.steps.entries()) {
      if (step.kind === 'dialogue' && !has(dialogues, step.dialogue))
        throw new ContentError(placeOf(['steps', at]), contentTexts.noSuchDialogue(step.dialogue));
      if (step.kind === 'reading' && !has(readings, step.reading))
        throw new ContentError(placeOf(['steps', at]), contentTexts.noSuchReading(step.reading));
    }
}

function refuseUnknownSteps(exceptions: readonly Placed<PathException>[], steps: ReadonlySet<string>): void {
  for (const { item, place } of exceptions)
    if (!steps.has(item.from)) throw new ContentError(place, contentTexts.noSuchStep(item.from));
}
