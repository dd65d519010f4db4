import { contentTexts } from '#contract/texts/operator.ts';
import { isKana } from '#core/japanese/kana.ts';
import { type Name, NAME_KINDS } from '#core/names/name.ts';
import { ContentError } from '#server/db/content/content-error.ts';
import { readFiles } from '#server/db/content/content-files.ts';
import { readTable } from '#server/db/content/read-table.ts';

/** Reads the names of `content/names`. A mistake in a file stops the boot and names the line. */
export async function readNames(contentFolder: string): Promise<Name[]> {
  const files = await readFiles(contentFolder, 'names', '.tsv');
  return files.flatMap((file) =>
    readTable(file, ['spelling', 'readings', 'kind', 'vietnamese'], ['vietnamese']).map(
      ({ cells, place }) => {
        const { spelling, vietnamese } = cells;
        const readings = cells.readings.split('、');
        const kind = NAME_KINDS.find((one) => one === cells.kind);
        if (!kind) throw new ContentError(place, contentTexts.nameKinds(NAME_KINDS.join(', ')));
        if (!readings.every(isKana)) throw new ContentError(place, contentTexts.kanaOnly);
        return { spelling, readings, kind, vietnamese };
      },
    ),
  );
}
