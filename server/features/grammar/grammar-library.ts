import { contentTexts } from '#contract/texts/operator.ts';
import type { z } from '#contract/zod.ts';
import { createGrammarLibrary, type GrammarLibrary } from '#core/grammar/grammar-library.ts';
import { ContentError } from '#server/db/content/content-error.ts';
import { type ContentFile, readFiles } from '#server/db/content/content-files.ts';
import { type Placed, parseList, refuseRepeatedIds } from '#server/db/content/read-entry.ts';
import { answerSchema, contrastSchema, pointSchema } from './grammar-schemas.ts';

/** Reads the grammar content of the team. A mistake in a file stops the boot and names the line. */
export async function openGrammarLibrary(contentFolder: string): Promise<GrammarLibrary> {
  const read = async <Item extends { readonly id: string }>(folder: string, schema: z.ZodMiniType<Item>) =>
    readItems(await readFiles(contentFolder, folder, '.yaml'), schema);
  const [points, contrasts, answers] = await Promise.all([
    read('grammar', pointSchema),
    read('contrasts', contrastSchema),
    read('answers', answerSchema),
  ]);
  const ids = new Set(points.map(({ item }) => item.id));
  refuseUnknownPoints(points, ids, ({ related }) => related);
  refuseUnknownPoints(contrasts, ids, ({ about = [] }) => about);
  return createGrammarLibrary({
    points: points.map(({ item }) => item),
    contrasts: contrasts.map(({ item }) => item),
    answers: answers.map(({ item }) => item),
  });
}

/** The entries of a folder, file by file. Each id may occur once. */
function readItems<Item extends { readonly id: string }>(
  files: readonly ContentFile[],
  schema: z.ZodMiniType<Item>,
): Placed<Item>[] {
  const items = files.flatMap((file) => parseList(file, schema));
  refuseRepeatedIds(items);
  return items;
}

function refuseUnknownPoints<Item>(
  items: readonly Placed<Item>[],
  known: ReadonlySet<string>,
  idsIn: (item: Item) => readonly string[],
): void {
  for (const { item, place } of items) {
    const unknown = idsIn(item).find((id) => !known.has(id));
    if (unknown !== undefined) throw new ContentError(place, contentTexts.noSuchPoint(unknown));
  }
}
