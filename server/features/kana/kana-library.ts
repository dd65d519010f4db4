import { contentTexts } from '#contract/texts/operator.ts';
import type { z } from '#contract/zod.ts';
import { KANA_SCRIPTS, type KanaCourse, type KanaRow, type LookAlikes } from '#core/kana/kana-row.ts';
import { ContentError } from '#server/db/content/content-error.ts';
import { readFiles } from '#server/db/content/content-files.ts';
import { type Placed, parseList, refuseRepeatedIds } from '#server/db/content/read-entry.ts';
import { lookAlikesSchema, rowSchema, soundSchema } from './kana-schemas.ts';

/** Reads the kana course of the team (content/kana). A mistake in a file stops the boot and names the line. */
export async function openKanaLibrary(contentFolder: string): Promise<KanaCourse> {
  const files = await readFiles(contentFolder, 'kana', '.yaml');
  const read = <Item>(name: string, schema: z.ZodMiniType<Item>): Placed<Item>[] =>
    files.filter((file) => file.name.endsWith(`/${name}.yaml`)).flatMap((file) => parseList(file, schema));

  const rows = KANA_SCRIPTS.flatMap((script) =>
    read(script, rowSchema(script)).map(({ item, place }) => ({ item: { ...item, script }, place })),
  );
  const lookAlikes = read('look-alikes', lookAlikesSchema);
  const sounds = read('sounds', soundSchema);
  refuseRepeatedIds(rows);
  refuseRepeatedIds(sounds);
  refuseUntaughtLookAlikes(
    lookAlikes,
    rows.map(({ item }) => item),
  );
  return {
    rows: rows.map(({ item }) => item),
    lookAlikes: lookAlikes.map(({ item }) => item),
    sounds: sounds.map(({ item }) => item),
  };
}

/** The drill shows the kana of a group side by side, so each has a row, and all rows are of one script. */
function refuseUntaughtLookAlikes(groups: readonly Placed<LookAlikes>[], rows: readonly KanaRow[]): void {
  const scriptOf = new Map(
    rows.flatMap(({ kana, script }) => kana.map((item) => [item.kana, script] as const)),
  );
  for (const { item, place } of groups) {
    const unknown = item.kana.find((kana) => !scriptOf.has(kana));
    if (unknown !== undefined) throw new ContentError(place, contentTexts.noSuchKana(unknown));
    if (new Set(item.kana.map((kana) => scriptOf.get(kana))).size > 1)
      throw new ContentError(place, contentTexts.twoScripts(item.kana.join('・')));
  }
}
